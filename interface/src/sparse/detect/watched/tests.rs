//! Each kind of choice is recorded, and nothing else is.

use super::log::Kind;
use super::log::faults::FORGOTTEN;
use super::{Watch, Watched};
use crate::engine::Point;
use crate::sparse::Tracer;
use crate::{Field, Function, Gives, Parameter, Relation, Rule, Scalar, SignatureOf};
use core::convert::Infallible;
use nalgebra::ComplexField;
use num_traits::Zero;

/// A function of two numbers and a parameter that depends on whether the first one is below ½, or at least whether it is 1.
#[derive(Clone, Copy)]
struct Leaves(usize);

/// The root, which fails for negative numbers.
#[derive(Clone, Copy)]
struct Root;

impl Rule for Root {
    type Input = f64;
    type Output = f64;
    type Error = core::fmt::Error;
    type Kept = ();
    const GIVES: Gives = Gives::Pushforward;

    fn value(&self, x: f64) -> Result<(f64, ()), Self::Error> {
        if x < 0.0 { Err(core::fmt::Error) } else { Ok((x.sqrt(), ())) }
    }
    fn pushforward<T: Scalar>(&self, (): &(), _: T, y: T, x_dot: T) -> Result<T, Self::Error> {
        Ok(x_dot / (y * 2.0))
    }
}

impl Leaves {
    fn holds<S: Scalar>(self, x: S, parameter: S) -> bool {
        match self.0 {
            0 => x < 0.5,
            1 => S::constant(0.5) > x,
            2 => x <= 0.5,
            3 => S::constant(0.5) >= x,
            4 => x != 1.0,
            5 => x.partial_cmp(&S::constant(0.5)).is_some_and(core::cmp::Ordering::is_lt),
            6 => !Zero::is_zero(&(x - 1.0)),
            7 => x.primal() < 0.5,
            8 => Root.call(S::constant(0.5) - x).is_ok(),
            9 => (x / (x - 1.0)).is_finite(),
            10 => !((x - 1.0) * (x - 1.0).recip()).is_nan(),
            11 => x.floor() < 1.0,
            12 => Field(S::constant(0.5) - x).try_sqrt().is_some(),
            13 => parameter * x < 1.0,
            14 => S::select(x, Relation::Less, S::constant(0.5), S::zero(), S::one()) < 0.5,
            _ => (S::constant(0.5) - x).max(S::zero()) > 0.0,
        }
    }
}

/// The kind of choice of each, and whether it is a comparison.
const KINDS: [(Kind, bool); 16] = [
    (Kind::Less, true),
    (Kind::Less, true),
    (Kind::LessOrEqual, true),
    (Kind::LessOrEqual, true),
    (Kind::Equal, true),
    (Kind::Order, true),
    (Kind::Zero, true),
    (Kind::Value, false),
    (Kind::Failure, true),
    (Kind::Less, true),
    (Kind::Equal, true),
    (Kind::Less, true),
    (Kind::LessOrEqual, true),
    (Kind::Less, true),
    (Kind::Less, true),
    (Kind::Less, true),
];

impl Function for Leaves {
    type Input = [f64; 2];
    type Output = f64;
    type Context = Parameter<f64>;
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S; 2], parameter: S, y: &mut S) -> Result<(), Infallible> {
        *y = self.first(x, parameter)?;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S; 2], parameter: S) -> Result<S, Infallible> {
        Ok(if self.holds(x[0], parameter) { x[0] } else { x[1] })
    }
}

fn choices(f: Leaves, x: f64) -> u64 {
    let x = [x, 3.0];
    let point = Point::<f64, f64, _>::new(&f, &x, 1.0);
    let mut watch = Watch::<SignatureOf<Leaves>>::new(point, 0.0).expect("nothing is prepared");
    watch.choices(point).expect("nothing fails")
}

#[test]
fn each_kind_of_choice_is_recorded() {
    for (way, (kind, compares)) in KINDS.into_iter().enumerate() {
        let f = Leaves(way);
        assert_ne!(f.holds(0.0, 1.0), f.holds(1.0, 1.0), "{way}");
        assert_ne!(choices(f, 0.0), choices(f, 1.0), "{way}");
        let trace = Tracer.trace(Point::<f64, f64, _>::new(&f, &[0.0, 3.0], 1.0), 0.0).expect("nothing fails");
        assert_eq!(trace.by_choices(), compares, "{way}");
        // All but the rule that does not fail at this point.
        assert_eq!(trace.everywhere(), kind == Kind::Failure, "{way}");
        // A number that forgets this kind sees no difference, or fewer.
        FORGOTTEN.set(Some(kind));
        let forgets = choices(f, 0.0) == choices(f, 1.0);
        FORGOTTEN.set(None);
        assert!(forgets, "{way}: it records more than this kind");
        if compares {
            assert_eq!(choices(f, 0.0), choices(f, 0.25), "{way}: a value is recorded");
        }
    }
}

#[test]
fn what_fails_is_no_choice_of_a_trace() {
    let f = Leaves(8);
    let trace = Tracer.trace(Point::<f64, f64, _>::new(&f, &[1.0, 3.0], 1.0), 0.0).expect("nothing fails");
    assert!(!trace.by_choices() && !trace.everywhere());
    assert_ne!(choices(f, 1.0), choices(f, 2.0)); // f may look at the error
}

/// Numbers of four orders.
#[test]
fn orders_are_four() {
    let order = |a: f64| super::log::during(|| Watched(a).partial_cmp(&Watched(1.0))).1;
    let all = [0.0, 1.0, 2.0, f64::NAN].map(order);
    (0..4).for_each(|k| assert!(!all[..k].contains(&all[k])));
}
