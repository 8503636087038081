//! Functions with steps and lists inside, and the same functions as loops.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Nestable, Rule};
use fluxions_rules::{Checkpointed, Fold, Map, Reduce, Scan, Steps};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Case {
    Steps,
    Binomial,
    Uniform,
    NoStep,
    Fold,
    Scan,
    Map,
    Shared,
    Reduce,
    Checkpointed,
    Nested,
}
pub(crate) const CASES: [Case; 11] = [
    Case::Steps,
    Case::Binomial,
    Case::Uniform,
    Case::NoStep,
    Case::Fold,
    Case::Scan,
    Case::Map,
    Case::Shared,
    Case::Reduce,
    Case::Checkpointed,
    Case::Nested,
];
pub(crate) const POINT: [f64; 3] = [0.4, 0.9, 1.3];

/// A step of Euler's method for a pendulum with friction in one direction.
#[differentiable]
pub(crate) fn pendulum<S: Scalar>(s: &[S; 2], p: &[S; 2]) -> [S; 2] {
    let friction = if s[1] > 0.5 { p[1] * s[1] } else { S::zero() };
    [s[0] + s[1] * 0.1, s[1] - (p[0] * s[0].sin() + friction) * 0.1]
}
#[differentiable]
pub(crate) fn spin<S: Scalar>(s: &[S]) -> Vec<S> {
    vec![s[0] * 0.9 - s[1] * s[2] * 0.2, s[1] + s[0] * 0.1, s[2].sin()]
}
#[differentiable]
pub(crate) fn decay<S: Scalar>(s: S, a: &[S; 2], p: S) -> S {
    s * p.sin() + a[0] * a[1] * s
}
#[differentiable]
pub(crate) fn filter<S: Scalar>(s: S, a: S) -> S {
    s * a + a.sin()
}
#[differentiable]
pub(crate) fn square<S: Scalar>(a: &[S; 2]) -> S {
    a[0] * a[0] * a[1]
}
#[differentiable]
pub(crate) fn wave<S: Scalar>(a: S, p: &[S; 2]) -> [S; 2] {
    [p[0] * (p[1] * a).sin(), a * a * p[1]]
}
#[differentiable]
pub(crate) fn matrices<S: Scalar>(a: &[S; 4], b: &[S; 4], p: S) -> [S; 4] {
    let product = |i: usize, j: usize| a[2 * i] * b[j] + a[2 * i + 1] * b[2 + j];
    [product(0, 0) * p, product(0, 1) * p, product(1, 0) * p, product(1, 1) * p]
}

/// By the pieces, which the backend takes back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByRule<B>(pub(crate) Case, pub(crate) B);
/// By loops.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByLoop(pub(crate) Case);

fn number<'a, S: Scalar>(components: impl IntoIterator<Item = &'a S>) -> S {
    components.into_iter().enumerate().map(|(i, &y)| y * y * (i as f64 + 1.0) + y.sin()).sum()
}
fn pairs<S: Scalar>(x: &[S]) -> Vec<[S; 2]> {
    (0..5).map(|i| [x[i % 3] * (1.0 + i as f64), x[(i + 1) % 3].cos()]).collect()
}
fn squares<S: Scalar>(x: &[S], n: usize) -> Vec<[S; 4]> {
    (0..n).map(|i| [x[i % 3], x[1] * i as f64, x[2].sin(), x[0] + 0.3]).collect()
}
fn singles<S: Scalar>(x: &[S]) -> Vec<S> {
    (0..6).map(|i| x[i % 3] * (0.5 + i as f64 * 0.2)).collect()
}

impl<B: Nestable + PartialEq> ByRule<B> {
    fn value<S: Scalar>(&self, x: &[S]) -> Result<S, Error<Infallible>> {
        let b = self.1.clone();
        let pendulum = |b: B| Steps::new(Pendulum, 23, b);
        let (s, p) = ([x[0], x[1]], [x[2], x[0]]);
        Ok(match self.0 {
            Case::Steps => number(&pendulum(b).call((&s, &p))?),
            Case::Binomial => number(&pendulum(b).binomial(3).call((&s, &p))?),
            Case::Uniform => number(&Steps::new(Spin, 9, b).uniform(2).call(x)?),
            Case::NoStep => number(&Steps::new(Pendulum, 0, b).call((&s, &p))?),
            Case::Fold => Fold::new(Decay, b).binomial(2).call((x[0], &pairs(x), x[1]))?,
            Case::Scan => number(&Scan::new(Filter, b).call((x[0], &singles(x)))?),
            Case::Map => number(&Map::new(Square, b).call(&pairs(x))?),
            Case::Shared => number(Map::shared(Wave, b).call((&singles(x), &p))?.as_flattened()),
            Case::Reduce => number(&Reduce::new(Matrices, b).call((&squares(x, 5), x[1]))?),
            Case::Checkpointed => number(&Checkpointed::new(Spin, b).call(x)?),
            Case::Nested => Checkpointed::new(Inner(b.clone()), b).call(x).map_err(Error::flatten)?,
        })
    }
}

/// A piece with steps inside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inner<B>(B);

/// Writes a function to a number. A call of a rule has no adjoint, so there is none to be derived.
macro_rules! function {
    ([$($generics:tt)*] $name:ty, $input:ty as $view:ty, $error:ty, |$f:ident, $x:ident| $value:expr) => {
        impl<$($generics)*> Function for $name {
            type Input = $input;
            type Output = f64;
            type Context = ();
            type Error = $error;

            fn evaluate<S: Scalar>(&self, x: $view, (): (), y: &mut S) -> Result<(), Self::Error> {
                *y = self.first(x, ())?;
                Ok(())
            }
            fn first<S: Scalar>(&self, $x: $view, (): ()) -> Result<S, Self::Error> {
                let $f = self;
                $value
            }
        }
    };
}
function!([B: Nestable + PartialEq] ByRule<B>, Vec<f64> as &[S], Error<Infallible>, |f, x| f.value(x));
function!([B: Nestable + PartialEq] Inner<B>, Vec<f64> as &[S], Error<Infallible>, |f, x| {
    Ok(number(&Steps::new(Spin, 4, f.0.clone()).call(x)?))
});
function!([] ByLoop, Vec<f64> as &[S], Infallible, |f, x| Ok(by_loop(f.0, x)));

fn by_loop<S: Scalar>(case: Case, x: &[S]) -> S {
    let steps = |n: usize| {
        let mut s = [x[0], x[1]];
        (0..n).for_each(|_| s = pendulum(&s, &[x[2], x[0]]));
        number(&s)
    };
    let spun = |n: usize| {
        let mut s = x.to_vec();
        (0..n).for_each(|_| s = spin(&s));
        number(&s)
    };
    match case {
        Case::Steps | Case::Binomial => steps(23),
        Case::NoStep => steps(0),
        Case::Uniform => spun(9),
        Case::Fold => pairs(x).iter().fold(x[0], |s, a| decay(s, a, x[1])),
        Case::Scan => {
            let states = singles(x).into_iter().scan(x[0], |s, a| {
                *s = filter(*s, a);
                Some(*s)
            });
            number(&states.collect::<Vec<_>>())
        }
        Case::Map => number(&pairs(x).iter().map(square).collect::<Vec<_>>()),
        Case::Shared => {
            number(singles(x).into_iter().map(|a| wave(a, &[x[2], x[0]])).collect::<Vec<_>>().as_flattened())
        }
        Case::Reduce => {
            let all = squares(x, 5);
            number(&all[1..].iter().fold(all[0], |a, b| matrices(&a, b, x[1])))
        }
        Case::Checkpointed => spun(1),
        Case::Nested => spun(4),
    }
}
