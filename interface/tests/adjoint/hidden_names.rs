//! Patterns whose variables hide what they take apart, and enums without derivatives that are made of more than literals.

use crate::agree;
use fluxions::prelude::*;

/// Sums of variables and constants.
mod sums {
    use super::*;

    #[derive(Clone, Debug)]
    pub(super) enum Expr {
        Var(usize),
        Const(f64),
        Add(Box<Expr>, Box<Expr>),
    }
    #[differentiable(helper, adjoint)]
    pub(super) fn eval<S: Scalar>(#[constant] e: &Expr, x: &[S]) -> S {
        match e {
            Expr::Var(i) => x[*i],
            Expr::Const(c) => S::constant(*c),
            Expr::Add(a, b) => eval(a, x) + eval(b, x),
        }
    }
}

/// Sines of variables.
mod sines {
    use super::*;

    #[derive(Clone, Debug)]
    pub(super) enum Expr {
        Var(usize),
        Sin(Box<Expr>),
    }
    #[differentiable(helper, adjoint)]
    pub(super) fn eval<S: Scalar>(#[constant] e: &Expr, x: &[S]) -> S {
        match e {
            Expr::Var(i) => x[*i],
            Expr::Sin(a) => eval(a, x).sin(),
        }
    }
}

mod behind_reference {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(p: &Option<S>, x: &[S]) -> S {
        match p {
            Some(p) => *p * *p,
            None => x[0],
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(&Some(x[0]), x) * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod statement {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let prior = vec![None, Some(x[0] * x[1])];
        let mut loss = S::zero();
        for p in &prior {
            match p {
                Some(p) => loss += *p * *p,
                None => loss += x[0],
            }
        }
        loss
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod if_let {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let prior = vec![None, Some(x[0] * x[1])];
        let mut loss = S::zero();
        for p in &prior {
            if let Some(p) = p {
                loss = loss * 0.5 + *p * *p;
            }
        }
        loss
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = if x[0] > 0.0 { Some(x[0] * x[1]) } else { None };
        let y = match p {
            Some(p) => p * p,
            None => x[0],
        };
        y * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod items {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let prior = [None, Some(x[0] * x[1])];
        let mut loss = S::zero();
        for p in prior {
            if let Some(p) = p {
                loss += p * p;
            } else {
                loss += x[0];
            }
        }
        loss
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod variants {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    enum Shape<S> {
        Circle(S),
        Rect { w: S, h: S },
    }
    #[differentiable(helper, adjoint)]
    fn area<S: Scalar>(s: &Shape<S>) -> S {
        match s {
            Shape::Circle(s) => *s * *s,
            Shape::Rect { w, h: s } => *w * *s,
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let shapes = vec![Shape::Circle(x[0]), Shape::Rect { w: x[0], h: x[1] }];
        let mut t = S::zero();
        for s in &shapes {
            t += match s {
                Shape::Circle(s) => *s,
                Shape::Rect { w, .. } => *w * x[1],
            } + area(s);
        }
        t
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod guards {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    enum Shape<S> {
        Circle(S),
        Rect { w: S, h: S },
        Dot,
    }
    #[differentiable(helper, adjoint)]
    fn area<S: Scalar>(s: &Shape<S>) -> S {
        match s {
            Shape::Circle(s) if *s > 0.5 => *s * *s,
            Shape::Circle(s) => *s,
            Shape::Rect { w, h: s } if *w > *s => *w * *s,
            _other => S::one(),
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let shapes = vec![Shape::Circle(x[0]), Shape::Rect { w: x[0], h: x[1] }, Shape::Dot];
        let mut t = S::zero();
        for s in &shapes {
            t += area(s);
        }
        t
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod bound_within {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    enum Shape<S> {
        Circle(S),
        Rect {
            w: S,
            #[differentiable(skip)]
            n: usize,
        },
        Dot,
    }
    #[differentiable(helper, adjoint)]
    fn area<S: Scalar>(s: &Shape<S>) -> S {
        match s {
            Shape::Circle(s) => *s * *s,
            Shape::Rect { w, n: n @ 0..=3 } => *w * *n as f64,
            Shape::Rect { w: s, .. } => *s,
            Shape::Dot => S::one(),
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let shapes =
            vec![Shape::Circle(x[0]), Shape::Rect { w: x[0], n: 2 }, Shape::Rect { w: x[1], n: 7 }, Shape::Dot];
        let mut t = S::zero();
        for s in &shapes {
            t = t * 0.5 + area(s);
            if let Shape::Rect { w: s, n } = s {
                t += *s * *n as f64;
            }
        }
        t
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod slices {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S]) -> S {
        match x {
            [] => S::zero(),
            [x] => *x * *x,
            [x, rest @ ..] => *x + rest[0],
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x) * g(&x[1..])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod listed {
    use super::*;

    #[derive(Clone, Debug)]
    enum Expr {
        Var(usize),
        Sum(Vec<Expr>),
    }
    #[differentiable(helper, adjoint)]
    fn eval<S: Scalar>(#[constant] e: &Expr, x: &[S]) -> S {
        match e {
            Expr::Var(i) => x[*i],
            Expr::Sum(l) => {
                let mut s = S::zero();
                for a in l {
                    s += eval(a, x);
                }
                s.sin()
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let e = Expr::Sum(vec![Expr::Var(0), Expr::Var(1)]);
        eval(&e, x)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod shared {
    use super::*;

    use std::rc::Rc;
    #[derive(Clone, Debug)]
    enum Expr {
        Var(usize),
        Const(f64),
        Add(Rc<Expr>, Rc<Expr>),
        Mul(Rc<Expr>, Rc<Expr>),
    }
    #[differentiable(helper, adjoint)]
    fn eval<S: Scalar>(#[constant] e: &Expr, x: &[S]) -> S {
        match e {
            Expr::Var(i) => x[*i],
            Expr::Const(c) => S::constant(*c),
            Expr::Add(a, b) => eval(a, x) + eval(b, x),
            Expr::Mul(a, b) => eval(a, x) * eval(b, x),
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let two = Rc::new(Expr::Const(2.0));
        let e = Expr::Mul(
            Rc::new(Expr::Add(Rc::new(Expr::Var(0)), two.clone())),
            Rc::new(Expr::Mul(Rc::new(Expr::Var(1)), two)),
        );
        eval(&e, x)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod made_by_functions {
    use super::sums::{Expr, eval};
    use super::*;

    fn var(i: usize) -> Box<Expr> {
        Box::new(Expr::Var(i))
    }
    fn add(a: Box<Expr>, b: Box<Expr>) -> Box<Expr> {
        Box::new(Expr::Add(a, b))
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let e = add(var(0), add(var(1), Box::new(Expr::Const(2.0))));
        eval(&e, x)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod grown {
    use super::sums::{Expr, eval};
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut e = Expr::Var(0);
        for i in 1..x.len() {
            e = Expr::Add(Box::new(e), Box::new(Expr::Var(i)));
        }
        eval(&e, x)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod method {
    use super::sines::Expr;
    use super::*;

    #[differentiable(helper, adjoint)]
    impl Expr {
        fn eval<S: Scalar>(&self, x: &[S]) -> S {
            match self {
                Expr::Var(i) => x[*i],
                Expr::Sin(a) => a.eval(x).sin(),
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let e = Expr::Sin(Box::new(Expr::Var(1)));
        e.eval(x)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod made_in_place {
    use super::sines::{Expr, eval};
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        eval(&Expr::Sin(Box::new(Expr::Var(1))), x) * eval(&Expr::Var(0), x)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn patterns_and_variants() {
    for x in [[0.7, 1.3, 0.2], [1.5, 0.4, 0.9]] {
        behind_reference::agrees(x);
        statement::agrees(x);
        if_let::agrees(x);
        by_value::agrees(x);
        items::agrees(x);
        variants::agrees(x);
        guards::agrees(x);
        bound_within::agrees(x);
        slices::agrees(x);
        listed::agrees(x);
        shared::agrees(x);
        made_by_functions::agrees(x);
        grown::agrees(x);
        method::agrees(x);
        made_in_place::agrees(x);
    }
}
