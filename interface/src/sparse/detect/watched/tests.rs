//! Each kind of choice is recorded, and nothing else is.

use super::log::Kind;
use super::log::faults::FORGOTTEN;
use super::{Watch, Watched};
use crate::engine::{Engine, ForwardLanes, ForwardNumbers, Point, Products};
use crate::scalar::Seeded;
use crate::sparse::Tracer;
use crate::{Field, Function, Gives, Number, Parameter, Real, Relation, Rule, Scalar, SignatureOf};
use core::convert::Infallible;
use core::sync::atomic::{AtomicUsize, Ordering};
use nalgebra::{ComplexField, DMatrix};
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

/// A value with `N` tangents.
#[derive(Clone, Copy, Debug)]
struct Tangents<T, const N: usize>(T, [T; N]);

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> Seeded<R, T, N> for Tangents<T, N> {
    fn seed(value: T, tangents: [T; N]) -> Self {
        Self(value, tangents)
    }
    fn value(&self) -> T {
        self.0
    }
    fn tangent(&self, lane: usize) -> T {
        self.1[lane]
    }
}

crate::forward_scalar! {
    [R: Real, T: Scalar<R> + Number<Real = R>, const N: usize] Tangents<T, N>, over R; value T, tangents N;
}

#[derive(Clone)]
struct Forward;

impl ForwardNumbers<f64, f64> for Forward {
    type Number<const N: usize> = Tangents<f64, N>;
}

type Lanes<F> = ForwardLanes<f64, Forward, SignatureOf<F>>;

/// The products with unit vectors.
#[derive(Default)]
struct Units(Vec<Vec<f64>>, Vec<f64>);

impl Units {
    fn of(count: usize) -> Self {
        Self(vec![Vec::new(); count], Vec::new())
    }
}

impl Products<f64> for Units {
    fn count(&self) -> usize {
        self.0.len()
    }
    fn seed(&self, component: usize, product: usize) -> f64 {
        if component == product { 1.0 } else { 0.0 }
    }
    fn put(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> f64) {
        (0..count).for_each(|k| self.0[first + k].push(item(0, k)));
    }
    fn room(&mut self) -> &mut Vec<f64> {
        &mut self.1
    }
}

/// What f chooses, by an evaluation of its own.
fn by_an_evaluation(f: Leaves, x: f64) -> u64 {
    let x = [x, 3.0];
    let point = Point::<f64, f64, _>::new(&f, &x, 1.0);
    let mut watch = Watch::<SignatureOf<Leaves>>::new(point, 0.0).expect("nothing is prepared");
    watch.choices(point).expect("nothing fails")
}

/// What f chooses, by numbers with tangents: with two products and without, in one pass and in two.
fn by_products(f: Leaves, x: f64) -> u64 {
    let x = [x, 3.0];
    let point = Point::<f64, f64, _>::new(&f, &x, 1.0);
    let told = [(2, 12), (0, 12), (2, 1)].map(|(count, limit)| {
        let mut lanes = Lanes::<Leaves>::for_products(2, limit, point, 0.0).expect("nothing is prepared");
        lanes.columns(point, None, &mut Units::of(count)).expect("nothing fails");
        lanes.choices().expect("nothing changes in between")
    });
    assert!(told[0] == told[1] && told[0] == told[2], "{told:?}");
    told[0]
}

#[test]
fn each_kind_of_choice_is_recorded() {
    for (way, (kind, compares)) in KINDS.into_iter().enumerate() {
        let f = Leaves(way);
        assert_ne!(f.holds(0.0, 1.0), f.holds(1.0, 1.0), "{way}");
        let trace = Tracer.trace(Point::<f64, f64, _>::new(&f, &[0.0, 3.0], 1.0), 0.0).expect("nothing fails");
        assert_eq!(trace.by_choices(), compares, "{way}");
        // All but the rule that does not fail at this point.
        assert_eq!(trace.everywhere(), kind == Kind::Failure, "{way}");
        for choices in [by_an_evaluation, by_products] {
            assert_ne!(choices(f, 0.0), choices(f, 1.0), "{way}");
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
}

/// The columns are those of the number inside, whatever f asks of it.
#[test]
fn a_number_inside_keeps_its_tangents() {
    for f in (0..KINDS.len()).map(Leaves) {
        for x in [[0.0, 3.0], [1.0, 3.0]] {
            let point = Point::<f64, f64, _>::new(&f, &x, 1.0);
            let mut columns = Units::of(2);
            let mut lanes = Lanes::<Leaves>::new(1, point, 0.0).expect("nothing is prepared");
            lanes.columns(point, None, &mut columns).expect("nothing fails");
            let mut jacobian = DMatrix::zeros(1, 2);
            lanes.jacobian(point, None, &mut jacobian).expect("nothing fails");
            assert_eq!(columns.0.concat(), jacobian.as_slice());
        }
    }
    // The functions of two numbers and more.
    fn all<S: Scalar>(x: S, y: S) -> S {
        let terms = [
            x.sin_cos().0,
            x.mul_add(y, x),
            x.clamp(y, y * 2.0),
            x.atan2(y),
            x.hypot(y),
            x.pow(y),
            x.powf(1.5),
            x.powi(3),
        ];
        let partials = [(x, y), (y, x)];
        let many = [partials[0]; 9];
        let surgery = S::from_partials(2.0, &partials) + S::from_partials(3.0, &many) + x.stop_gradient() * y;
        let root = Root.call(x).unwrap_or(y);
        terms.into_iter().sum::<S>() + surgery + root - x.abs() * y.max(x) / y.min(x)
    }
    let [x, y] = [Tangents(0.75, [1.0, 0.0]), Tangents(2.0, [0.0, 1.0])];
    let (plain, watched) = (all(x, y), all(Watched(x), Watched(y)));
    assert_eq!((plain.0, plain.1), (watched.value(), watched.tangents()));
}

/// It compares with a number that grows from call to call.
struct Moody(AtomicUsize);

impl Function for Moody {
    type Input = [f64; 2];
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S; 2], (): (), y: &mut S) -> Result<(), Infallible> {
        *y = self.first(x, ())?;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S; 2], (): ()) -> Result<S, Infallible> {
        Ok(if x[0] < self.0.fetch_add(1, Ordering::Relaxed) as f64 { x[0] } else { x[1] })
    }
}

#[test]
fn passes_that_choose_otherwise_have_no_choices() {
    let f = Moody(AtomicUsize::new(0));
    let point = Point::<f64, f64, _>::new(&f, &[0.5, 3.0], ());
    let mut lanes = Lanes::<Moody>::for_products(2, 1, point, 0.0).expect("nothing is prepared");
    lanes.columns(point, None, &mut Units::of(2)).expect("nothing fails");
    assert_eq!(lanes.choices(), None);
    lanes.columns(point, None, &mut Units::of(2)).expect("nothing fails");
    assert!(lanes.choices().is_some()); // from here on they are the same
}

#[test]
fn what_fails_is_no_choice_of_a_trace() {
    let f = Leaves(8);
    let trace = Tracer.trace(Point::<f64, f64, _>::new(&f, &[1.0, 3.0], 1.0), 0.0).expect("nothing fails");
    assert!(!trace.by_choices() && !trace.everywhere());
    for choices in [by_an_evaluation, by_products] {
        assert_ne!(choices(f, 1.0), choices(f, 2.0)); // f may look at the error
    }
}

/// Numbers of four orders.
#[test]
fn orders_are_four() {
    let order = |a: f64| super::log::during(|| Watched(a).partial_cmp(&Watched(1.0))).1;
    let all = [0.0, 1.0, 2.0, f64::NAN].map(order);
    (0..4).for_each(|k| assert!(!all[..k].contains(&all[k])));
}
