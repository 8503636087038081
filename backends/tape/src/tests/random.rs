//! Random functions: directed acyclic graphs over all that a scalar can do.

use core::convert::Infallible;
use core::fmt::Debug;
use fluxions::{Function, Relation, Scalar};
use proptest::prelude::*;

/// Numbers that identities like to get wrong, and some others.
const CONSTANTS: [f64; 20] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    2.0,
    0.5,
    -4.0,
    -0.25,
    3.0,
    0.1,
    -1.7,
    1e-310,
    f64::MIN_POSITIVE,
    1e300,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    7.5,
    -0.3,
    1e-5,
];

/// `width` operations of one kind, on operands one after another from a, and at distances from b.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    code: u8,
    a: usize,
    b: usize,
    stride: usize,
    constant: usize,
    n: i32,
    width: usize,
}

pub(crate) fn step() -> impl Strategy<Value = Step> {
    let width = prop_oneof![4 => Just(1usize), 2 => 2..12usize, 2 => 12..40usize];
    (any::<u8>(), any::<usize>(), any::<usize>(), 0..4usize, any::<usize>(), -5..6i32, width)
        .prop_map(|(code, a, b, stride, constant, n, width)| Step { code, a, b, stride, constant, n, width })
}

/// A number like those that identities get wrong.
pub(crate) fn any_number() -> impl Strategy<Value = f64> {
    prop_oneof![3 => -3.0..3.0f64, 1 => prop::sample::select(&CONSTANTS[..])]
}

/// What the operations are: all of them, on anything, or those that are smooth and stay bounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Manner {
    Wild,
    Tame,
    /// As tame, with branches and kinks.
    Branching,
}

/// A random function of n numbers; its results are the last m numbers.
#[derive(Clone, Debug)]
pub(crate) struct Random {
    pub(crate) manner: Manner,
    pub(crate) steps: Vec<Step>,
    pub(crate) m: usize,
}

impl Random {
    pub(crate) fn values<S: Scalar>(&self, x: &[S]) -> Vec<S> {
        let mut values = x.to_vec();
        for step in &self.steps {
            let known = values.len();
            for k in 0..step.width {
                // The same operands, in the order of the numbers or against it.
                let a = values[step.a.wrapping_add(k) % known];
                let b = values[step.b.wrapping_sub(k.wrapping_mul(step.stride)) % known];
                let c = CONSTANTS[(step.constant % CONSTANTS.len() + k * (step.stride / 2)) % CONSTANTS.len()];
                let y = match self.manner {
                    Manner::Wild => wild(step.code % 64, a, b, c, step.n, &values),
                    Manner::Tame => tame(step.code % 24, a, b, &values),
                    Manner::Branching => tame(step.code % 34, a, b, &values),
                };
                values.push(y);
            }
        }
        values
    }

    fn last<S: Scalar>(&self, x: &[S]) -> Vec<S> {
        let values = self.values(x);
        (0..self.m).map(|i| values[(values.len() - 1).saturating_sub(i * 3)]).collect()
    }
}

fn wild<S: Scalar>(code: u8, a: S, b: S, c: f64, n: i32, all: &[S]) -> S {
    let constant = S::constant(c);
    match code {
        0 => a + b,
        1 => a - b,
        2 => a * b,
        3 => a / b,
        4 => a + c,
        5 => constant - a,
        6 => a * c,
        7 => a / c,
        8 => constant / a,
        9 | 10 => -a,
        11 => a - c,
        12 => a.pow(b),
        13 => a.powf(c),
        14 | 15 => a.powi(n),
        16 => a.atan2(b),
        17 => a.hypot(b),
        18 => a.max(b),
        19 => a.min(constant),
        20 => a.clamp(S::constant(-1.0), S::constant(1.0)),
        21 => S::select(a, Relation::Less, b, a * b, constant),
        22 => S::select(a, Relation::LessOrEqual, constant, b, -a),
        23 => S::select(a, Relation::Equal, a, b, a),
        24 => S::from_partials(c, &[(a, b), (b, constant)]),
        25 => a.stop_gradient(),
        26 => a.mul_add(b, constant),
        27 => constant,
        28 => all.iter().rev().take(12).copied().sum(),
        29 => all.iter().rev().take(30).fold(b, |sum, &x| x + sum),
        30 if a < b => a + 1.0,
        31 if a == constant => b,
        32 if a <= b => -b,
        33 if a.is_zero() => b,
        34 if a.partial_cmp(&b).is_some_and(|order| order.is_gt()) => a,
        35 => S::constant(a.primal()) + b,
        36 => all.iter().rev().take(7).fold(S::zero(), |sum, &x| sum - x * x),
        37 => a + a,
        38 => a * a,
        _ => unary(code % 24, a),
    }
}

fn unary<S: Scalar>(code: u8, a: S) -> S {
    match code {
        0 => a.recip(),
        1 => a.sqrt(),
        2 => a.cbrt(),
        3 => a.exp() - a.exp2(),
        4 => a.exp_m1(),
        5 => a.ln() + a.ln_1p(),
        6 => a.log2(),
        7 => a.log10(),
        8 => a.sin(),
        9 => a.cos(),
        10 => a.tan(),
        11 => a.asin(),
        12 => a.acos(),
        13 => a.atan(),
        14 => a.sinh(),
        15 => a.cosh(),
        16 => a.tanh(),
        17 => a.asinh(),
        18 => a.acosh() + a.atanh(),
        19 => a.abs(),
        20 => a.signum(),
        21 => a.floor() + a.ceil(),
        22 => a.round(),
        _ => a.trunc(),
    }
}

/// Results in [−3, 3] or so, with slopes that are no larger.
fn tame<S: Scalar>(code: u8, a: S, b: S, all: &[S]) -> S {
    match code {
        0 => (a + b) * 0.5,
        1 => (a - b) * 0.5,
        2 => (a * b).sin(),
        3 => a / (b * b + 1.0),
        4 => (-a + 0.25).tanh(),
        5 => (-a).exp().recip().atan(),
        6 => (a * a + 1.0).ln() - b * 0.25,
        7 => (a * a + b * b + 1.0).sqrt() * 0.5,
        8 => (a.tanh() * 0.5).asin(),
        9 => (a.sin() * 0.5).acos() - 1.0,
        10 => (a.sinh() / a.cosh() + b) * 0.5,
        11 => a.asinh(),
        12 => (a * a + 2.0).acosh(),
        13 => (a.cos() * 0.5).atanh(),
        14 => (a.sin() + 2.0).pow(b.sin()),
        15 => (a.cos() + 2.0).powf(-1.5),
        16 => a.sin().powi(3) + (b.cos() + 2.0).powi(-2),
        17 => a.atan2(b * b + 1.0),
        18 => (a.hypot(S::constant(1.0)) - b) * 0.5,
        19 => (a * a + 1.0).cbrt().log2() - (b * b + 1.0).log10(),
        20 => (a.sin().exp2() - b.cos().exp_m1()) * 0.5,
        21 => (b * b + 0.5).ln_1p() * a.cos(),
        22 => all.iter().rev().take(9).copied().sum::<S>() * 0.1,
        23 => (a.sin().tan() + b) * 0.3,
        24 => a.max(b),
        25 => a.min(b).abs(),
        26 => S::select(a, Relation::Less, b, b.sin(), a * 0.5 - b * 0.5),
        27 => a.clamp(S::constant(-1.0), b.abs()),
        28 if a < b => a * 0.5,
        29 if a >= b * 0.5 => (a * b).cos(),
        31 => a.signum() * b.sin() + a.floor() * 0.125,
        32 if a.partial_cmp(&S::zero()).is_some_and(|order| order.is_lt()) => b,
        30 => (a.stop_gradient() + b) * 0.5,
        _ => a.sin(),
    }
}

/// The random function with all its results, or with a weighted sum of them.
#[derive(Clone, Debug)]
pub(crate) struct Many(pub(crate) Random);
#[derive(Clone, Debug)]
pub(crate) struct One(pub(crate) Random);

impl Function for Many {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut Vec<S>) -> Result<(), Infallible> {
        *y = self.0.last(x);
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S], (): ()) -> Result<Vec<S>, Infallible> {
        Ok(self.0.last(x))
    }
}

impl Function for One {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut S) -> Result<(), Infallible> {
        let last = self.0.last(x);
        *y = last.iter().zip(1..).fold(S::zero(), |sum, (&y, i)| sum + y * (1.0 / f64::from(i)));
        Ok(())
    }
    fn first<S: Scalar>(&self, _: &[S], (): ()) -> Result<S, Infallible> {
        Ok(S::zero())
    }
}

/// A random function of up to five numbers with up to `m` results.
pub(crate) fn random(manner: Manner, steps: usize, m: usize) -> impl Strategy<Value = Random> {
    (prop::collection::vec(step(), 1..steps), 1..=m).prop_map(move |(steps, m)| Random { manner, steps, m })
}
