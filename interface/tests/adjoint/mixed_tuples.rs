//! Floats, enums, texts and structs without derivatives beside numbers in tuples: types decide which parts have derivatives.

use crate::agree;
use fluxions::prelude::*;

mod scaled {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = 1.5f64;
        let (v, k) = (x[0] * x[1], a * a);
        v * k
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod branched {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (v, k) = if x.len() > 1 { (x[0] * x[1], 0.5) } else { (x[0], 1.5) };
        v * k
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod weighted {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let weights = [0.5, 1.5];
        let pairs: Vec<(S, f64)> = x.iter().zip(weights.iter()).map(|(x, w)| (*x, *w)).collect();
        let mut total = S::zero();
        for (v, w) in &pairs {
            total += *v * *v * *w;
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod best_so_far {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut best: Option<(S, f64)> = None;
        for (i, v) in x.iter().enumerate() {
            if *v > S::constant(1.0) {
                best = Some((*v * *v, i as f64 * 0.5));
            }
        }
        match best {
            Some((v, w)) => v * w,
            None => x[0],
        }
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod trapezoid {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let grid: Vec<(f64, S)> = x.iter().enumerate().map(|(i, v)| (i as f64, *v * *v)).collect();
        let mut total = S::zero();
        for w in grid.windows(2) {
            let dt = w[1].0 - w[0].0;
            total += (w[0].1 + w[1].1) * (0.5 * dt);
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod stepped {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let h = 1.0 / x.len() as f64;
        let steps = [(h, x[0]), (2.0 * h, x[1])];
        steps.iter().map(|(dt, v)| *v * *v * *dt).sum()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod accumulated {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut acc = (S::zero(), 0.0);
        for (i, v) in x.iter().enumerate() {
            acc = (acc.0 + *v * *v, acc.1 + i as f64);
        }
        acc.0 * acc.1
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod halved {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(v: S, dt: f64) -> (S, f64) {
        (v * v * dt, dt * 0.5)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = x[0];
        let mut dt = 0.5;
        for _ in 0..3 {
            let (next, smaller) = step(v, dt);
            v = next * x[1];
            dt = smaller;
        }
        v * dt
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod interpolated {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn interp<S: Scalar>(table: &[(f64, S)], t: f64) -> S {
        let mut y = table[0].1;
        for w in table.windows(2) {
            if t >= w[0].0 {
                let s = (t - w[0].0) / (w[1].0 - w[0].0);
                y = w[0].1 + (w[1].1 - w[0].1) * s;
            }
        }
        y
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let table = vec![(0.0, x[0]), (1.0, x[1]), (2.5, x[0] * x[1])];
        interp(&table, 0.5) + interp(&table, 1.75).sin()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod gridded {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn grid<S: Scalar>(x: &[S]) -> Vec<(f64, S)> {
        x.iter().enumerate().map(|(i, v)| (i as f64 * 0.5, *v * *v)).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let g = grid(x);
        let mut total = S::zero();
        for (t, v) in &g {
            total += *v * *t + v.sin();
        }
        total + g[1].1 * g[1].0 + g.iter().map(|(t, v)| *v * *t).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod given {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn axpy<S: Scalar>((v, k): (S, f64), y: S) -> S {
        v * k + y
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = (x[0], 0.5);
        axpy(p, x[1]) * axpy((x[1] * x[1], 1.5), x[0])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod found {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn best<S: Scalar>(x: &[S]) -> Option<(S, f64)> {
        let mut best: Option<(S, f64)> = None;
        for (i, v) in x.iter().enumerate() {
            let s = i as f64 + 0.5;
            if best.is_none_or(|(b, _)| *v > b) {
                best = Some((*v, s));
            }
        }
        best
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        match best(x) {
            Some((v, s)) => v * v * s,
            None => x[0],
        }
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod zipped {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct M<S> {
        k: S,
        pairs: [S; 2],
        #[differentiable(skip)]
        t: Vec<f64>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = M { k: x[0], pairs: [x[1], x[0]], t: vec![0.5, 1.5] };
        let both: Vec<(S, f64)> = m.pairs.iter().zip(&m.t).map(|(v, t)| (*v * m.k, *t)).collect();
        both.iter().map(|&(v, t)| v * v * t).sum()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod sorted {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut events = vec![(0.5, x[0]), (0.25, x[1]), (0.75, x[0] * x[1])];
        events.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
        let mut y = S::zero();
        let mut last = 0.0;
        for (t, v) in events {
            y = y * (t - last) + v * v;
            last = t;
        }
        y
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod stacked {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut stack = vec![(x[0], 1.0)];
        let mut total = S::zero();
        while let Some((v, w)) = stack.pop() {
            total += v * w;
            if w > 0.3 {
                stack.push((v * x[1], w * 0.5));
                stack.push((v.sin(), w * 0.4));
            }
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod paired {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (mut s, mut w) = (S::zero(), 0.0);
        for (i, v) in x.iter().enumerate() {
            let (a, b) = (*v * *v, 1.0 + i as f64);
            (s, w) = (s + a * b, w + b);
        }
        s / w
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod integrated {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut state = (x[0], 0.0, 0.1);
        while state.1 < 0.5 {
            state.0 += state.0 * x[1] * state.2;
            state.1 += state.2;
            if state.1 > 0.3 {
                state.2 *= 1.5;
            }
        }
        state.0
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod fitted {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let pts: [(f64, S); 2] = [(0.5, x[0]), (1.5, x[1])];
        let n = pts.len();
        let mean_t = pts.iter().map(|p| p.0).sum::<f64>() / n as f64;
        let mean_v = pts.iter().map(|p| p.1).sum::<S>() / n as f64;
        let num: S = pts.iter().map(|(t, v)| (*v - mean_v) * (*t - mean_t)).sum();
        let den: f64 = pts.iter().map(|(t, _)| (t - mean_t).powi(2)).sum();
        num / den
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod with_lists {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let lines = vec![(x[0], vec![0.5, 1.5]), (x[1], vec![2.0, 1.0])];
        let mut total = S::zero();
        for (v, w) in &lines {
            for k in w {
                total += *v * *v * *k;
            }
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod with_arrays {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let lines = vec![(x[0], [0.5, 1.5]), (x[1], [2.0, 1.0])];
        let mut total = S::zero();
        for (v, w) in lines.iter() {
            total += *v * *v * w[0] + v.sin() * w[1];
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod three_parts {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn at<S: Scalar>(p: &(S, f64, usize), x: S) -> S {
        p.0 * x * p.1 + x * p.2 as f64
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let all = vec![(x[0], 0.5, 1), (x[1], 1.5, 3)];
        all.iter().map(|p| at(p, x[0])).sum::<S>() * at(&all[0], x[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod as_arguments {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn scale<S: Scalar>(v: S, k: f64) -> S {
        v * k
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let all = vec![(x[0], 0.5), (x[1], 1.5)];
        let mut total = S::one();
        for &(v, k) in &all {
            total *= scale(v, k);
        }
        for p in &all {
            total += scale(p.0 * x[1], p.1);
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_array {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut table = [(0.0, S::zero()); 3];
        for (i, row) in table.iter_mut().enumerate() {
            *row = (i as f64 + 0.5, x[i % 2] * x[0]);
        }
        table[2].1 = x[1] * table[1].0;
        let mut total = S::zero();
        for (t, v) in table {
            total += v * v * t;
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod constants_given {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn axpy<S: Scalar>(p: (S, f64), y: S) -> S {
        p.0 * p.1 + y
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let h = 0.5 * x.len() as f64;
        axpy((x[1] * x[1], h), x[0]) * axpy((S::one(), 2.0), x[0]) * axpy((x[0], 1.5), x[0])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod doses {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    #[differentiable(skip)]
    struct Dose {
        time: f64,
        amount: f64,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let list = vec![(Dose { time: 0.5, amount: 2.0 }, x[0]), (Dose { time: 1.0, amount: 1.0 }, x[1])];
        let mut total = S::zero();
        for (d, v) in &list {
            total += (*v * d.time).exp() * d.amount;
        }
        total + list[0].1 * list[1].0.time
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod model {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    #[differentiable(skip)]
    struct Dose {
        time: f64,
        amount: f64,
    }
    #[derive(Clone, Debug, Differentiable)]
    struct Model<S> {
        k: S,
        #[differentiable(skip)]
        doses: Vec<Dose>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Model<S> {
        fn level(&self, x: S) -> S {
            let mut total = S::zero();
            for d in &self.doses {
                total += (self.k * d.time).exp() * d.amount * x;
            }
            total
        }
        fn add(&mut self, t: f64) {
            self.doses.push(Dose { time: t, amount: 2.0 });
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Model { k: x[0], doses: vec![] };
        m.doses.push(Dose { time: 0.0, amount: 1.5 });
        m.add(0.5);
        m.add(1.5);
        m.doses.remove(0);
        m.level(x[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod kinds {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    #[differentiable(skip)]
    enum Kind {
        Lin,
        Quad,
    }
    #[differentiable(helper, adjoint)]
    fn term<S: Scalar>(kind: Kind, v: S) -> S {
        match kind {
            Kind::Lin => v,
            Kind::Quad => v * v,
        }
    }
    #[differentiable(helper, adjoint)]
    fn next<S: Scalar>(kind: Kind, v: S) -> (Kind, S) {
        (if kind == Kind::Lin { Kind::Quad } else { Kind::Lin }, v * v)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut state = (Kind::Lin, x[0]);
        let mut total = S::zero();
        for _ in 0..3 {
            total += term(state.0, state.1) * x[1];
            state = next(state.0, state.1);
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod labels {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let terms = vec![("a", x[0]), ("bb", x[1])];
        let mut total = S::zero();
        for (name, v) in &terms {
            total += *v * *v * name.len() as f64;
        }
        total + terms.iter().find(|(n, _)| *n == "bb").map(|(_, v)| *v * x[0]).unwrap_or(S::zero())
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod texts {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let terms: Vec<(String, S)> = x.iter().enumerate().map(|(i, v)| (format!("v{i}"), *v * *v)).collect();
        let mut total = S::zero();
        for (name, v) in &terms {
            if name == "v1" {
                total += *v * x[0];
            }
        }
        total
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod program {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    #[differentiable(skip)]
    enum Op {
        Add,
        Mul,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let program = [(Op::Add, 0usize), (Op::Mul, 1), (Op::Add, 1)];
        let mut acc = x[0];
        for (op, i) in program {
            acc = match op {
                Op::Add => acc + x[i],
                Op::Mul => acc * x[i],
            };
        }
        let mut stack: Vec<(Op, S)> = vec![(Op::Add, acc)];
        while let Some((op, v)) = stack.pop() {
            match op {
                Op::Add => {
                    acc = acc + v * x[1];
                    stack.push((Op::Mul, v.sin()));
                }
                Op::Mul => acc = acc * v,
            }
        }
        acc
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn parts_without_derivatives() {
    for x in [[0.7, 1.3], [1.5, -0.4]] {
        scaled::agrees(x);
        branched::agrees(x);
        weighted::agrees(x);
        best_so_far::agrees(x);
        trapezoid::agrees(x);
        stepped::agrees(x);
        accumulated::agrees(x);
        halved::agrees(x);
        interpolated::agrees(x);
        gridded::agrees(x);
        given::agrees(x);
        found::agrees(x);
        zipped::agrees(x);
        sorted::agrees(x);
        stacked::agrees(x);
        paired::agrees(x);
        integrated::agrees(x);
        fitted::agrees(x);
        with_lists::agrees(x);
        with_arrays::agrees(x);
        three_parts::agrees(x);
        as_arguments::agrees(x);
        in_array::agrees(x);
        constants_given::agrees(x);
        doses::agrees(x);
        model::agrees(x);
        kinds::agrees(x);
        labels::agrees(x);
        texts::agrees(x);
        program::agrees(x);
    }
}
