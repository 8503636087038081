//! An `Index` of a struct may give one element for several numbers, and a `len` of one may be a field that changes.

use crate::agree;
use fluxions::prelude::*;
use std::ops::{Index, IndexMut};

/// Gives one element for several numbers.
#[derive(Clone, Debug, Differentiable)]
struct Ring<S> {
    d: Vec<S>,
}
impl<S> Index<usize> for Ring<S> {
    type Output = S;
    fn index(&self, i: usize) -> &S {
        &self.d[i % self.d.len()]
    }
}
impl<S> IndexMut<usize> for Ring<S> {
    fn index_mut(&mut self, i: usize) -> &mut S {
        let n = self.d.len();
        &mut self.d[i % n]
    }
}

/// Says by a field how many of its items count.
#[derive(Clone, Debug, Differentiable)]
struct Few<S> {
    d: [S; 8],
    #[differentiable(skip)]
    n: usize,
}
impl<S> Few<S> {
    fn len(&self) -> usize {
        self.n
    }
    fn nrows(&self) -> usize {
        self.n
    }
}

mod of_variable {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Ring { d: x.to_vec() };
        let mut s = S::zero();
        for i in 0..7 {
            m[i] = m[i] * m[i];
            s += m[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_self {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Ring<S> {
        fn run(&mut self, x: &[S]) {
            for i in 0..7 {
                self[i] = self[i] * self[i] * 0.7 + x[i % 4];
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Ring { d: x.to_vec() };
        m.run(x);
        m[1] * m[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_argument {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(mut m: Ring<S>, x: &[S]) -> Ring<S> {
        for i in 0..7 {
            m[i] = m[i] * m[i] * 0.7 + x[i % 4];
        }
        m
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = h(Ring { d: x.to_vec() }, x);
        m[1] * m[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_reference {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Ring { d: x.to_vec() };
        let r = &mut m;
        let mut s = S::zero();
        for i in 0..7 {
            r[i] = r[i] * r[i];
            s += r[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_part_of_tuple {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn ring<S: Scalar>(x: &[S]) -> (Ring<S>, S) {
        (Ring { d: x.to_vec() }, x[0])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (mut m, t) = ring(x);
        let mut s = S::zero();
        for i in 0..7 {
            m[i] = m[i] * m[i] * t;
            s += m[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_option {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn ring<S: Scalar>(x: &[S]) -> Option<Ring<S>> {
        if x[0] > 0.0 { Some(Ring { d: x.to_vec() }) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = S::zero();
        if let Some(mut m) = ring(x) {
            for i in 0..7 {
                m[i] = m[i] * m[i];
                s += m[i];
            }
        }
        let mut k = ring(x).unwrap();
        for i in 0..7 {
            k[i] = k[i] * k[i];
            s += k[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_item {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut all = vec![Ring { d: x.to_vec() }, Ring { d: x.to_vec() }];
        let mut s = S::zero();
        for m in all.iter_mut() {
            for i in 0..7 {
                m[i] = m[i] * m[i];
                s += m[i];
            }
        }
        let mut m = all[1].clone();
        for i in 0..7 {
            m[i] = m[i] * m[i];
            s += m[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_field {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Two<S> {
        a: Ring<S>,
        b: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut t = Two { a: Ring { d: x.to_vec() }, b: x[1] };
        let mut s = S::zero();
        for i in 0..7 {
            t.a[i] = t.a[i] * t.a[i];
            s += t.a[i];
        }
        let Two { a: mut m, b } = t;
        for i in 0..7 {
            m[i] = m[i] * m[i] * b;
            s += m[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: Few<S> = Few { d: [x[0]; 8], n: 1 };
        let mut s = S::one();
        for _ in 0..4 {
            s = s * x[m.len() % 4];
            m.n += 1;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length_as_index {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: Few<S> = Few { d: [x[0]; 8], n: 1 };
        m.d[2] = x[1];
        let a = m.d[m.len()];
        m.n = 2;
        let b = m.d[m.len()];
        a * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length_of_range {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Few<S> {
        fn put(&mut self, t: S) {
            self.d[self.n] = t;
            self.n += 1;
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: Few<S> = Few { d: [x[0]; 8], n: 1 };
        let mut s = S::one();
        for i in 0..4 {
            m.put(x[i]);
            for j in 0..m.len() {
                s = s * m.d[j] + 0.1;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length_of_self {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Few<S> {
        fn looped(&mut self, t: S) -> S {
            let mut s = t;
            for i in 0..self.len() {
                s = s * self.d[i] + 0.1;
            }
            self.n = 3;
            s
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: Few<S> = Few { d: [x[0]; 8], n: 1 };
        m.d[0] = x[1];
        m.d[1] = x[2];
        let a = m.looped(x[0]);
        a * m.looped(x[3])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length_that_shrinks {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: Few<S> = Few { d: [x[0]; 8], n: 1 };
        let a = x[3 - m.len()];
        let b = m.d[m.len() - 1];
        m.n = 0;
        a * b * b + m.n as f64
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length_as_factor {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: Few<S> = Few { d: [x[0]; 8], n: 1 };
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[i] * m.len() as f64;
            m.n += 1;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod rows {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: Few<S> = Few { d: [x[0]; 8], n: 1 };
        m.d[2] = x[1];
        let a = m.d[m.nrows()];
        m.n = 2;
        let b = m.d[m.nrows()];
        a * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod replaced {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Ring { d: x.to_vec() };
        let c: Ring<S> = m.clone();
        m[2] = c[0];
        m[1] = c[1];
        m[1] * m[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn indices_and_lengths_of_structs() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        of_variable::agrees(x);
        of_self::agrees(x);
        of_argument::agrees(x);
        of_reference::agrees(x);
        of_part_of_tuple::agrees(x);
        of_option::agrees(x);
        of_item::agrees(x);
        of_field::agrees(x);
        length::agrees(x);
        length_as_index::agrees(x);
        length_of_range::agrees(x);
        length_of_self::agrees(x);
        length_that_shrinks::agrees(x);
        length_as_factor::agrees(x);
        rows::agrees(x);
        replaced::agrees(x);
    }
}

/// What an `Index`, a `Deref` or a method of a struct asks has changed since its adjoints were made: debug builds see it.
#[cfg(debug_assertions)]
mod changed {
    use super::*;
    use fluxions::adjoint::{Cell, Stack};
    use std::ops::Deref;

    #[derive(Clone, Debug, Differentiable)]
    struct Turned<S> {
        d: Vec<S>,
        #[differentiable(skip)]
        head: usize,
    }
    impl<S> Index<usize> for Turned<S> {
        type Output = S;
        fn index(&self, i: usize) -> &S {
            &self.d[(i + self.head) % self.d.len()]
        }
    }
    impl<S> Turned<S> {
        fn as_slice(&self) -> &[S] {
            &self.d[self.head..]
        }
        fn iter(&self) -> impl Iterator<Item = &S> {
            self.d[self.head..].iter().chain(self.d[..self.head].iter())
        }
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Turned<S> {
        fn first(&self) -> S {
            self[0]
        }
        fn turn(&mut self) {
            self.head += 1;
        }
    }

    #[derive(Clone, Debug, Differentiable)]
    struct Either<S> {
        a: Vec<S>,
        b: Vec<S>,
        #[differentiable(skip)]
        second: bool,
    }
    impl<S> Deref for Either<S> {
        type Target = Vec<S>;
        fn deref(&self) -> &Vec<S> {
            if self.second { &self.b } else { &self.a }
        }
    }

    #[differentiable(adjoint)]
    fn by_index<S: Scalar>(x: &[S]) -> S {
        let mut m: Turned<S> = Turned { d: x.to_vec(), head: 0 };
        m.head = 1;
        m[0] * m[0]
    }

    #[differentiable(adjoint)]
    fn by_method<S: Scalar>(x: &[S]) -> S {
        let mut m: Turned<S> = Turned { d: x.to_vec(), head: 0 };
        m.turn();
        m[0] * m[0]
    }

    #[differentiable(adjoint)]
    fn in_helper<S: Scalar>(x: &[S]) -> S {
        let mut m: Turned<S> = Turned { d: x.to_vec(), head: 0 };
        m.head = 1;
        m.first() * x[0]
    }

    #[differentiable(adjoint)]
    fn by_slice<S: Scalar>(x: &[S]) -> S {
        let mut m: Turned<S> = Turned { d: x.to_vec(), head: 0 };
        m.head = 1;
        let v = m.as_slice();
        v[0] * v[1]
    }

    #[differentiable(adjoint)]
    fn by_items<S: Scalar>(x: &[S]) -> S {
        let mut m: Turned<S> = Turned { d: x.to_vec(), head: 0 };
        m.head = 1;
        m.iter().enumerate().map(|(i, v)| *v * *v * i as f64).sum()
    }

    #[differentiable(adjoint)]
    fn by_deref<S: Scalar>(x: &[S]) -> S {
        let mut m: Either<S> = Either { a: vec![x[0], x[1]], b: vec![x[2], x[0]], second: false };
        m.second = true;
        m.iter().map(|v| *v * *v).sum()
    }

    #[test]
    fn changed_fields_by_which_a_struct_chooses() {
        type Adjoint = fn(&[f64], &[Cell<f64>], &Cell<f64>, &mut Stack) -> f64;
        let all: [(&str, Adjoint); 6] = [
            ("by index", by_index::adjoint),
            ("by method", by_method::adjoint),
            ("in helper", in_helper::adjoint),
            ("by slice", by_slice::adjoint),
            ("by items", by_items::adjoint),
            ("by deref", by_deref::adjoint),
        ];
        for (name, adjoint) in all {
            let panic = std::panic::catch_unwind(|| {
                let bars = [0.0; 3].map(Cell::new);
                adjoint(&[0.7, 1.3, 0.4], &bars, &Cell::new(1.0), &mut Stack::new());
            })
            .expect_err(name);
            let words = panic.downcast_ref::<&str>().copied().unwrap_or_default();
            assert!(words.starts_with("a struct gives the adjoint of another part"), "{name}: {words}");
        }
    }
}
