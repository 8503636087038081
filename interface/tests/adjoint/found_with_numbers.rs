//! Items that are found with their numbers, and places of items.

use crate::agree;
use fluxions::prelude::*;

mod let_else {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let Some((i, v)) = x.iter().enumerate().max_by(|a, b| a.1.partial_cmp(b.1).unwrap()) else { return x[0] };
        *v * i as f64 * x[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for k in 0..3 {
            let Some((i, &v)) = x.iter().enumerate().find(|(i, v)| *i > k && v.primal() > 0.5) else { continue };
            s = s * v + i as f64 * x[k];
            let t = match x.iter().enumerate().min_by(|a, b| a.1.partial_cmp(b.1).unwrap()) {
                None => s,
                Some((_, w)) => *w * s,
            };
            s = s + match x.iter().enumerate().find(|(j, w)| *j > i && w.primal() > 1.0) {
                Some((_, w)) => *w * t,
                _ => t,
            };
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod matched {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        match x.iter().enumerate().max_by(|a, b| a.1.partial_cmp(b.1).unwrap()) {
            Some((i, v)) => *v * i as f64,
            None => x[0],
        }
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod questioned {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S]) -> Option<S> {
        let (i, v) = x.iter().enumerate().max_by(|a, b| a.1.partial_cmp(b.1).unwrap())?;
        Some(*v * i as f64 * x[0])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        h(x).unwrap_or(x[1]) * h(&x[1..]).unwrap()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod place_mapped {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn at<S: Scalar>(x: &[S], c: f64) -> Option<S> {
        x.iter().position(|v| v.primal() > c).map(|i| x[i] * x[0])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        at(x, 1.0).unwrap_or(x[2]) * at(x, 0.5).unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod place_in_skipped_field {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Params<S> {
        #[differentiable(skip)]
        names: Vec<String>,
        values: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Params<S> {
        fn get(&self, name: &str) -> Option<S> {
            self.names.iter().position(|n| n == name).map(|i| self.values[i])
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = Params { names: vec!["a".to_string(), "b".to_string()], values: vec![x[0], x[1]] };
        p.get("a").unwrap_or(x[2]) * p.get("b").unwrap_or(x[2]) * p.get("c").unwrap_or(x[2])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod last_place {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let first = x.iter().position(|v| v.primal() > 0.6).unwrap_or(0);
        let last = x.iter().rposition(|v| v.primal() > 0.6).unwrap_or(3);
        let (lo, hi) = (first.min(last), first.max(last));
        x[lo] * x[hi]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_indices {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = [3usize, 1, 2];
        let a = k.iter().max().map(|i| x[*i] * x[0]).unwrap_or(x[1]);
        let b = k.iter().copied().min_by_key(|i| (*i as i32 - 2).abs()).map(|i| x[i]).unwrap();
        let c = 3usize.checked_sub(k[1]).map(|i| x[i] * x[i]).unwrap_or(x[0]);
        let d = k.get(1).map(|&i| x[i]).unwrap_or(x[2]);
        a * b * c + d
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn items_are_found_with_numbers() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        let_else::agrees(x);
        in_a_loop::agrees(x);
        matched::agrees(x);
        questioned::agrees(x);
        place_mapped::agrees(x);
        place_in_skipped_field::agrees(x);
        last_place::agrees(x);
        of_indices::agrees(x);
    }
}
