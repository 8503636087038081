//! References that may be written to, given by their names: the signature of the called function says whether it writes to them.

use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn step<S: Scalar>(y: &mut [S]) -> S {
    y[0] = y[0] * y[1];
    y[0] + y[1].sin()
}
#[differentiable(helper, adjoint)]
fn pair<S: Scalar>(y: &mut [S]) -> (S, S) {
    y[0] = y[0] * y[1];
    (y[0], y[1].sin())
}
#[differentiable(helper, adjoint)]
fn list<S: Scalar>(y: &mut [S]) -> Vec<S> {
    y[0] = y[0] * y[1];
    vec![y[0], y[1].sin()]
}
#[differentiable(helper, adjoint)]
fn positive<S: Scalar>(y: &mut [S]) -> Option<S> {
    y[0] = y[0] * y[1];
    if y[0] > 0.1 { Some(y[0]) } else { None }
}
#[differentiable(helper, adjoint)]
fn area<S: Scalar>(y: &[S]) -> S {
    y[0] * y[1]
}
#[differentiable(helper, adjoint)]
fn weighted<S: Scalar>(a: S, b: S) -> S {
    a * b * b
}
#[differentiable(helper, adjoint)]
fn grow<S: Scalar>(v: &mut S) -> S {
    *v = *v * *v;
    *v * 3.0
}

#[derive(Clone, Debug, Differentiable)]
struct Body<S> {
    speed: S,
    forces: Vec<S>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Body<S> {
    fn drive(&mut self, y: &mut [S]) -> S {
        self.speed = self.speed * y[0];
        y[0] = y[0] * self.forces[1];
        self.speed + y[0]
    }
    fn power(&self, y: &[S]) -> S {
        self.speed * y[0]
    }
    fn run(&mut self, y: &mut [S]) -> S {
        let a = self.drive(y);
        let b = self.power(y);
        a * b * brake(self, y)
    }
}
#[differentiable(helper, adjoint)]
fn brake<S: Scalar>(body: &mut Body<S>, y: &mut [S]) -> S {
    let a = body.drive(y);
    let b = body.power(y);
    for v in body.forces.iter_mut() {
        *v = *v * b;
    }
    a * b
}

macro_rules! by_name {
    ($($name:ident: $case:ident |$y:ident| { $($body:tt)* })*) => {
        $(
            mod $name {
                use super::*;

                #[differentiable(helper, adjoint)]
                #[allow(clippy::let_and_return)]
                fn run<S: Scalar>($y: &mut [S]) -> S {
                    $($body)*
                }
                #[differentiable(adjoint)]
                pub(super) fn case<S: Scalar>(x: &[S]) -> S {
                    let mut y = x.to_vec();
                    let r = run(&mut y);
                    r * y[0] + y[1]
                }
            }
        )*

        #[test]
        fn signatures_say_what_is_written_to() {
            $({
                use $name::{Case, case};
                crate::agree!(case, Case, [0.7, 1.3]);
            })*
        }
    };
}

by_name! {
    before_and_behind: BeforeAndBehind |y| { y[0] + step(y) * y[0] }
    argument_behind: ArgumentBehind |y| { weighted(y[0], step(y)) * y[0] }
    argument_before: ArgumentBefore |y| { weighted(step(y), y[0]) * y[0] }
    twice: Twice |y| { step(y).max(step(y)) * y[0] }
    readers: Readers |y| {
        let (a, b) = (area(y), step(y));
        a * b * area(y)
    }
    pair_of_values: PairOfValues |y| {
        let (a, b) = pair(y);
        a * b * y[0]
    }
    list_of_values: ListOfValues |y| {
        let v = list(y);
        v[0] * v[1] * y[0]
    }
    matched: Matched |y| {
        match positive(y) {
            Some(v) => v * y[0],
            None => y[1],
        }
    }
    asked_in_a_loop: AskedInALoop |y| {
        while let Some(v) = positive(y) {
            if v > 2.0 {
                break;
            }
            y[1] *= 0.7;
        }
        y[0] * y[1]
    }
    mapped: Mapped |y| { positive(y).map(|v| v * v).unwrap_or(S::zero()) * y[0] }
    in_a_loop: InALoop |y| {
        let mut s = S::zero();
        for _ in 0..3 {
            s += step(y);
        }
        s * y[0]
    }
    collected: Collected |y| {
        let s: Vec<S> = (0..3).map(|_| step(y)).collect();
        s[0] * s[2] * y[0]
    }
    folded: Folded |y| { (0..3).fold(S::zero(), |a, _| a * y[0] + step(y)) * y[0] }
    assigned: Assigned |y| {
        y[0] = step(y) + y[0];
        y[0] * y[1]
    }
    in_branches: InBranches |y| {
        let b = if y[0] > 0.5 { step(y) } else { area(y) };
        b * y[0]
    }
    another_name: AnotherName |y| {
        let z = &mut *y;
        let a = step(z);
        let b = area(z);
        a * b * y[0]
    }
    in_a_closure: InAClosure |y| {
        let mut f = |t: S| t * step(y);
        let a = f(S::one());
        let b = f(a);
        a * b
    }
    in_a_condition: InACondition |y| {
        for k in 0..2 {
            if area(y) > 10.0 {
                return y[0];
            }
            y[k] = y[k] * area(y);
        }
        step(y)
    }
    halves: Halves |y| {
        let (a, b) = y.split_at_mut(1);
        let r = if a[0] > b[0] { grow(&mut a[0]) } else { grow(&mut b[0]) };
        let s = {
            let c = b;
            area(&[a[0], c[0]])
        };
        r * s
    }
    parts: Parts |y| {
        let mut s = S::zero();
        for part in y.chunks_mut(2) {
            s += step(part) * area(part);
        }
        for v in y.iter_mut() {
            s += grow(v);
        }
        s
    }
    rows: Rows |y| {
        let mut rows = [y.to_vec(), vec![y[1], y[0]]];
        let mut s = S::zero();
        for row in rows.iter_mut() {
            s += step(row);
        }
        for row in &mut rows {
            s *= step(row) * area(row);
        }
        s
    }
    structs: Structs |y| {
        let mut body = Body { speed: y[0], forces: y.to_vec() };
        let a = body.run(y);
        let b = brake(&mut body, y);
        a * b * body.speed * body.forces[0]
    }
}
