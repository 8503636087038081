//! Values without derivatives that are given to structs and functions, skipped lists that got longer behind a reference, and floats of those beside floats that change.

use crate::agree;
use fluxions::prelude::*;

mod fitted {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Gp<S> {
        w: S,
        #[differentiable(skip)]
        inputs: Vec<f64>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Gp<S> {
        fn fit(inputs: Vec<f64>, length: S) -> Self {
            let mut w = S::zero();
            for i in 0..inputs.len() {
                w += (length * inputs[i]).sin();
            }
            Gp { w, inputs }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let gp = Gp::fit(vec![0.0, 0.4], x[0]);
        gp.w * x[1] * gp.inputs[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod planned {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Plan<S> {
        cost: S,
        #[differentiable(skip)]
        on: Vec<bool>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let on: Vec<bool> = (0..3).map(|i| i != 1).collect();
        let mut cost = S::zero();
        for i in 0..3 {
            if on[i] {
                cost += x[i] * x[i];
            }
        }
        let plan = Plan { cost, on };
        plan.cost * plan.on.len() as f64
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod best_plan {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Plan<S> {
        cost: S,
        #[differentiable(skip)]
        on: Vec<bool>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut best: Option<Plan<S>> = None;
        for m in 0..3 {
            let on: Vec<bool> = (0..3).map(|i| i != m).collect();
            let cost = if on[0] { x[0] * x[1] } else { x[2] };
            if best.is_none() {
                best = Some(Plan { cost, on });
            }
        }
        best.unwrap().cost
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod solver {
    use super::*;

    fn grid(n: usize) -> Vec<f64> {
        (0..n).map(|i| 1.0 / (i + 1) as f64).collect()
    }
    #[derive(Clone, Debug, Differentiable)]
    struct Solver<S> {
        y: S,
        #[differentiable(skip)]
        t: Vec<f64>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Solver<S> {
        fn new(y: S, t: Vec<f64>) -> Self {
            Solver { y, t }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = grid(3);
        let s = Solver::new(x[0], t);
        s.y * x[1] * s.t[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod label {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Point<S> {
        pos: S,
        #[differentiable(skip)]
        label: Option<String>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let path: Vec<Point<S>> = x
            .iter()
            .enumerate()
            .map(|(i, p)| Point { pos: *p, label: if i == 0 { Some("via".to_string()) } else { None } })
            .collect();
        path.iter().map(|p| if p.label.is_some() { p.pos * 2.0 } else { p.pos * p.pos }).sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod curve {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Curve<S> {
        #[differentiable(skip)]
        pillars: Vec<f64>,
        v: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Curve<S> {
        fn at(&self, t: f64) -> S {
            let mut prev_t = 0.0;
            let mut sum = S::zero();
            for (pt, l) in self.pillars.iter().zip(&self.v) {
                let w = (t - prev_t) / (pt - prev_t);
                sum += *l * w;
                prev_t = *pt;
            }
            sum
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let curve = Curve { pillars: vec![1.0, 2.0], v: x.to_vec() };
        curve.at(0.5)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod products {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Curve<S> {
        #[differentiable(skip)]
        t: Vec<f64>,
        v: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Curve<S> {
        fn at(&self, u: f64) -> S {
            let mut prev = 0.0;
            let mut sum = S::zero();
            for i in 0..2 {
                let t = self.t[i];
                sum += self.v[i] * ((u - prev) * (t - prev));
                prev = t;
            }
            sum
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let curve = Curve { t: vec![1.0, 2.0], v: x.to_vec() };
        curve.at(0.5)
    }

    pub(super) fn agrees(x: [f64; 3]) {
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
    #[derive(Clone, Debug, Differentiable)]
    struct Model<S> {
        k: S,
        #[differentiable(skip)]
        doses: Vec<Dose>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Model { k: x[0], doses: vec![] };
        m.doses.push(Dose { time: 0.5, amount: 1.5 });
        m.doses.push(Dose { time: 0.7, amount: 1.5 });
        let y = m.k * m.doses[1].time;
        let d = m.doses[0].clone();
        let last = m.doses.last().unwrap();
        y * d.amount * x[1] + m.k * last.time
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod pairs {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Model<S> {
        k: S,
        #[differentiable(skip)]
        doses: Vec<(f64, f64)>,
        #[differentiable(skip)]
        ks: Vec<(usize, usize)>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Model<S> {
        fn add(&mut self, t: f64) {
            self.doses.push((t, 2.0));
            self.ks.push((1, 0));
        }
        fn last(&self, x: S) -> S {
            let (t, a) = self.doses[self.doses.len() - 1];
            let k = self.ks[0];
            (self.k * t).exp() * a * x + x * k.0 as f64
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Model { k: x[0], doses: vec![], ks: vec![] };
        m.add(0.5);
        let a = m.last(x[1]);
        m.add(0.7);
        a * m.last(x[0]) * m.doses[1].0 + m.k * m.doses[0].1
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod longer {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Model<S> {
        k: S,
        #[differentiable(skip)]
        w: Vec<f64>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Model<S> {
        fn add(&mut self, t: f64) {
            self.w.push(t);
        }
        fn last(&self, x: S) -> S {
            let a = self.w[self.w.len() - 1];
            self.k * x * a + self.w[0] * x
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Model { k: x[0], w: vec![] };
        m.add(0.5);
        let a = m.last(x[1]);
        m.add(0.7);
        a * m.last(x[0])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod longer_pairs {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Model<S> {
        k: S,
        #[differentiable(skip)]
        w: Vec<(f64, f64)>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Model<S> {
        fn add(&mut self, t: f64) {
            self.w.push((t, 1.0));
        }
        fn last(&self, x: S) -> S {
            let a = self.w[self.w.len() - 1];
            self.k * x * a.0 + self.w[0].1 * x
        }
        fn lost(&self, x: S) -> S {
            let (a, b) = self.w[0];
            self.k * x * a + x * b
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Model { k: x[0], w: vec![] };
        m.add(0.5);
        let a = m.last(x[1]);
        m.add(0.7);
        a * m.last(x[0]) + m.lost(x[0])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod inner {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Inner<S> {
        v: Vec<S>,
        #[differentiable(skip)]
        t: Vec<f64>,
        #[differentiable(skip)]
        rows: Vec<Vec<f64>>,
        #[differentiable(skip)]
        names: Vec<String>,
    }
    #[derive(Clone, Debug, Differentiable)]
    struct Model<S> {
        k: S,
        inner: Inner<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Model<S> {
        fn add(&mut self, t: f64) {
            self.inner.t.push(t);
            self.inner.rows.push(vec![t, 2.0 * t]);
            self.inner.names.push("a".to_string());
        }
        fn at(&self, x: S, i: usize) -> S {
            let hi = self.inner.t.last().unwrap();
            let row = &self.inner.rows[i];
            self.k * x * self.inner.t[i]
                + self.inner.v[0] * x * *hi
                + x * row[1]
                + self.inner.rows[i][0] * self.k
                + x * self.inner.names[i].len() as f64
        }
    }
    #[differentiable(helper, adjoint)]
    fn of<S: Scalar>(m: &Model<S>, x: S) -> S {
        let n = m.inner.t.len();
        let mut s = x;
        for i in 1..n {
            s += (m.inner.t[i] - m.inner.t[i - 1]) * m.inner.v[1] * x;
        }
        let part = &m.inner.t[1..];
        for w in part {
            s = s * x * *w;
        }
        if let Some(t) = m.inner.t.get(1) {
            s += x * *t;
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Model { k: x[0], inner: Inner { v: x.to_vec(), t: vec![], rows: vec![], names: vec![] } };
        m.add(0.5);
        let a = m.at(x[1], 0);
        m.add(0.7);
        a * m.at(x[0], 1) + of(&m, x[1])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod best {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct T<S> {
        v: S,
        #[differentiable(skip)]
        o: Option<usize>,
        #[differentiable(skip)]
        pairs: Vec<(usize, f64)>,
        #[differentiable(skip)]
        ks: Vec<usize>,
        #[differentiable(skip)]
        best: Option<(usize, f64)>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut t = T { v: x[0], o: Some(1), pairs: vec![(0, 0.5)], ks: vec![1, 0], best: None };
        let (k, w) = t.best.unwrap_or((0, 1.5));
        let y = t.v * x[1] * w + x[0] * k as f64;
        t.best = Some((1, 0.7));
        let (k, w) = t.best.unwrap_or((0, 1.5));
        y + t.v * x[1] * w + x[0] * k as f64
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod pushed {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct T<S> {
        v: S,
        #[differentiable(skip)]
        pairs: Vec<(usize, f64)>,
        #[differentiable(skip)]
        ks: Vec<usize>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut t = T { v: x[0], pairs: vec![(0, 0.5)], ks: vec![1, 0] };
        t.pairs.push((1, 0.5));
        let p = t.pairs[1];
        let (k, w) = t.pairs[0];
        t.v * p.1 * x[p.0] + x[k] * w
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod rows {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct T<S> {
        v: S,
        #[differentiable(skip)]
        cube: Vec<Vec<Vec<f64>>>,
        #[differentiable(skip)]
        rows: Vec<Vec<f64>>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut t = T { v: x[0], cube: vec![vec![vec![0.5, 1.5]]], rows: vec![vec![0.5, 0.1]] };
        let last = t.rows.last().unwrap().clone();
        t.rows.push(last);
        let mut hi = 0.0f64;
        for r in &t.rows {
            for w in r {
                hi = hi.max(*w);
            }
        }
        t.v * t.cube[0][0][1] * x[1] * hi
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod sorted {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Tranche<S> {
        paid: S,
        #[differentiable(skip)]
        rank: u8,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut tranches = vec![
            Tranche { paid: x[0], rank: 2 },
            Tranche { paid: x[1], rank: 0 },
            Tranche { paid: x[0] * x[1], rank: 1 },
        ];
        tranches.sort_by_key(|t| t.rank);
        let mut order = vec![(x[0], 3), (x[1], 1)];
        order.sort_by_key(|&(_, k)| k);
        tranches[0].paid * tranches[1].paid * tranches[0].paid + order[0].0 * tranches[2].paid.sin()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod unwrapped {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct T<S> {
        v: S,
        #[differentiable(skip)]
        best: Option<(usize, f64)>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> T<S> {
        fn at(&self, x: S) -> S {
            let (k, w) = self.best.unwrap_or((0, 1.5));
            self.v * x * w + x * k as f64
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = T { v: x[0], best: Some((1, 0.5)) };
        t.at(x[1])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod constant_parameter {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(v: S, #[constant] dt: S) -> S {
        v * dt
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        step(x[0], S::one()) * step(x[1], S::constant(0.5))
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod summed {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct T<S> {
        v: S,
        #[differentiable(skip)]
        rate: f64,
        #[differentiable(skip)]
        weights: Vec<f64>,
        #[differentiable(skip)]
        n: usize,
        #[differentiable(skip)]
        ks: Vec<usize>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> T<S> {
        fn norm(&mut self) {
            self.rate = self.weights.iter().sum();
            self.n = self.ks.iter().map(|k| k + 1).sum();
            self.rate += self.weights.iter().map(|w| w * w).sum::<f64>();
        }
        fn mean(&self) -> S {
            self.v * self.rate * self.n as f64
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut t = T { v: x[0], rate: 0.0, weights: vec![0.5, 1.5], n: 0, ks: vec![1, 2] };
        t.norm();
        let y = t.mean();
        t.rate = t.weights.iter().sum();
        t.n = t.ks.iter().sum();
        y + t.v * t.rate * x[1] * t.n as f64
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_value {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn order<S: Scalar>(p: (S, S)) -> (S, S) {
        if p.0 > p.1 { (p.1, p.0) } else { p }
    }
    #[differentiable(helper, adjoint)]
    fn same<S: Scalar>(t: (S, S)) -> (S, S) {
        t
    }
    #[differentiable(helper, adjoint)]
    fn mixed<S: Scalar>(t: (S, f64)) -> (S, f64) {
        t
    }
    #[differentiable(helper, adjoint)]
    fn twice<S: Scalar>(t: (S, S)) -> [(S, S); 2] {
        let u = t;
        [t, (u.1, u.0)]
    }
    #[differentiable(helper, adjoint)]
    fn best<S: Scalar>(t: (S, S), u: (S, S)) -> (S, S) {
        let mut best = t;
        if u.0 > t.0 {
            best = u;
        }
        best.0 *= t.1;
        best
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (a, b) = order((x[0], x[1]));
        let (c, d) = order((x[1] * x[1], x[0]));
        let e = same((a, d));
        let m = mixed((b, 0.5));
        let l = twice((c, x[0]));
        let q = best((a, b), (x[0], x[1] * c));
        a * a + b * c + d * e.0 + e.1 * m.0 * m.1 + l[0].0 * l[1].0 + l[1].1 * q.0 + q.1
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod array_pattern {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: S) -> [(S, f64); 2] {
        [(x * x, 0.5), (x.sin(), 1.5)]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let [(p, k), q] = h(x[1]);
        p * k * q.0 * q.1
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod repeated {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = (x[0], 0.5);
        let b = [a; 2];
        b[1].0 * b[0].1
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod nested_pairs {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = (x[0], 0.5);
        let c = vec![(a, x[1]); 2];
        let ((p, q), r) = c[1];
        p * q * r
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod whole_and_parts {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S]) -> Option<(S, f64)> {
        Some((x[0] * x[0], 0.5))
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o = h(x);
        match o {
            Some(t @ (w, _)) => t.0 * w * t.1,
            None => x[1],
        }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod nested_map {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = [[x[0], x[1]], [x[1], S::one()]];
        let k = m.map(|row| row.map(|v| v * x[0]));
        k[0][1] * k[1][0] * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod computed_array {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct B<S> {
        e: S,
        #[differentiable(skip)]
        length: f64,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> B<S> {
        fn element(&self) -> [S; 2] {
            let row = [2.0 * self.length, 3.0];
            row.map(|v| self.e * v)
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = B { e: x[0], length: 2.0 }.element();
        k[0] * k[1] * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod cloned {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P2<S> {
        x: S,
        y: S,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> std::ops::Mul<S> for P2<S> {
        type Output = P2<S>;
        fn mul(self, k: S) -> P2<S> {
            P2 { x: self.x * k, y: self.y * k }
        }
    }
    #[derive(Clone, Debug, Differentiable)]
    struct Cloth<S> {
        pos: Vec<P2<S>>,
        #[differentiable(skip)]
        springs: Vec<(usize, f64)>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Cloth<S> {
        fn step(&mut self, k: S) {
            for (a, rest) in self.springs.clone() {
                let d: P2<S> = self.pos[a];
                let impulse = d * (k * (d.x - rest));
                self.pos[a].y += impulse.y;
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut c = Cloth { pos: vec![P2 { x: x[0], y: x[1] }], springs: vec![(0, 0.5)] };
        c.step(x[1]);
        c.pos[0].y
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod kinds {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    #[differentiable(skip)]
    enum Term {
        Linear,
        Square,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut sum = S::zero();
        for (term, weight, v) in [(Term::Linear, 3.0, x[0]), (Term::Square, 0.5, x[1])] {
            sum += match term {
                Term::Linear => v * weight,
                Term::Square => v * v * weight,
            };
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod written_here {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let h = 0.5 * x.len() as f64;
        let mut sum = S::zero();
        for &(w, v) in &[(h, x[0]), (0.5, x[1])] {
            sum += v * v * w;
        }
        for (w, v) in vec![(h, x[0]), (0.5, x[1])].into_iter() {
            sum = sum * w + v;
        }
        for (i, (w, v)) in [(h, x[0]), (0.5, x[1])].iter().enumerate() {
            sum = sum * *w + *v * i as f64;
        }
        sum + [(h, x[0]), (0.5, x[1])].iter().map(|(w, v)| *v * v.sin() * *w).sum::<S>()
            + [(x[1], 2), (x[0], 3)].into_iter().map(|(v, k)| v.powi(k)).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn constants_that_are_given() {
    for x in [[0.7, 1.3, 0.2], [1.5, 0.4, 0.9]] {
        fitted::agrees(x);
        planned::agrees(x);
        best_plan::agrees(x);
        solver::agrees(x);
        label::agrees(x);
        curve::agrees(x);
        products::agrees(x);
        doses::agrees(x);
        pairs::agrees(x);
        longer::agrees(x);
        longer_pairs::agrees(x);
        inner::agrees(x);
        best::agrees(x);
        pushed::agrees(x);
        rows::agrees(x);
        sorted::agrees(x);
        unwrapped::agrees(x);
        constant_parameter::agrees(x);
        summed::agrees(x);
        by_value::agrees(x);
        array_pattern::agrees(x);
        repeated::agrees(x);
        nested_pairs::agrees(x);
        whole_and_parts::agrees(x);
        nested_map::agrees(x);
        computed_array::agrees(x);
        cloned::agrees(x);
        kinds::agrees(x);
        written_here::agrees(x);
    }
}
