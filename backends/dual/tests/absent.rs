//! Absent tangents: what zeros would give, and no work.

use core::cell::Cell;
use core::convert::Infallible;
use fluxions::scalar::Seeded;
use fluxions::{Gives, Rule, Scalar};
use fluxions_dual::{DenseDual, DualNumber};

type Absent = DualNumber<f64, 2>;
type Zeros = DenseDual<f64, 2>;

const POINTS: [f64; 5] = [-1.7, -0.3, 0.2, 0.9, 2.4];

/// The same operation over both numbers.
trait Operation {
    fn on<S: Scalar>(&self, a: S, b: S) -> S;
}

macro_rules! operations {
    ($($name:ident |$a:ident, $b:ident| $y:expr;)*) => {
        $(
            #[allow(non_camel_case_types)]
            struct $name;
            impl Operation for $name {
                fn on<S: Scalar>(&self, $a: S, $b: S) -> S {
                    $y
                }
            }
        )*
        fn each(mut check: impl FnMut(&str, &dyn Fn(Absent, Absent) -> Absent, &dyn Fn(Zeros, Zeros) -> Zeros)) {
            $(check(stringify!($name), &|a, b| $name.on(a, b), &|a, b| $name.on(a, b));)*
        }
    };
}

operations! {
    add |a, b| a + b;
    sub |a, b| a - b;
    mul |a, b| a * b;
    div |a, b| a / b;
    assign |a, b| { let mut y = a; y += b; y *= a; y -= b; y /= b; y };
    real |a, b| (a * 3.0 + 1.0) / 2.0 - 0.5 + -b;
    atan2 |a, b| a.atan2(b);
    hypot |a, b| a.hypot(b);
    pow |a, b| a.abs().pow(b);
    powers |a, b| a.powi(3) + b.abs().powf(1.5);
    max |a, b| a.max(b);
    min |a, b| a.min(b);
    clamp |a, b| a.clamp(b - 1.0, b + 1.0);
    mul_add |a, b| a.mul_add(b, a);
    rule |a, b| S::from_partials(1.0, &[(a, b), (b, a)]);
    sum |a, b| [a, b, a].into_iter().sum();
    sin_cos |a, b| a.sin_cos().0 * b.sin_cos().1;
    unary |a, b| a.exp() * b.sin() + a.tanh().recip() + b.abs().ln();
}

/// A number with tangents, and one without, at the same value.
fn both_ways(value: f64, tangents: Option<[f64; 2]>) -> (Absent, Zeros) {
    let absent = tangents.map_or_else(|| Absent::constant(value), |t| Absent::new(value, t));
    (absent, Zeros::new(value, tangents.unwrap_or_default()))
}

#[test]
fn they_are_zeros() {
    let (first, second) = ([1.0, -0.5], [0.25, 2.0]);
    for (left, right) in [(None, None), (Some(first), None), (None, Some(second)), (Some(first), Some(second))] {
        for (x, y) in POINTS.iter().flat_map(|&x| POINTS.map(|y| (x, y))) {
            let ((a, dense_a), (b, dense_b)) = (both_ways(x, left), both_ways(y, right));
            each(|name, absent, zeros| {
                let (found, expected) = (absent(a, b), zeros(dense_a, dense_b));
                assert_eq!(found.value(), expected.value(), "{name} at {x}, {y}");
                for (found, expected) in found.tangents().iter().zip(expected.tangents()) {
                    assert!(
                        (found - expected).abs() <= 1e-14 * expected.abs(),
                        "{name} at {x}, {y}: {found}, {expected}"
                    );
                }
                if (left, right) == (None, None) {
                    assert!(found.is_constant(), "{name} of constants");
                }
            });
        }
    }
}

/// Where a slope is infinite or not a number, too: 0 · ∞ does not come up.
#[test]
fn they_stay_absent() {
    let x = Absent::new(1.0, [1.0, 0.0]);
    for constant in [0.0, f64::INFINITY, f64::NAN].map(Absent::constant) {
        assert!(constant.sqrt().is_constant() && constant.tan().is_constant() && constant.recip().is_constant());
        assert!((constant * constant).is_constant() && (constant / constant).is_constant());
    }
    assert_eq!((x + Absent::constant(0.0).sqrt()).tangents(), [1.0, 0.0]);
}

thread_local! {
    static PUSHFORWARDS: Cell<usize> = const { Cell::new(0) };
}

/// x₀ x₁, which counts its pushforwards.
#[derive(Clone, Copy)]
struct Product;

impl Rule for Product {
    type Input = [f64; 2];
    type Output = f64;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Pushforward;

    fn value(&self, x: &[f64; 2]) -> Result<(f64, ()), Infallible> {
        Ok((x[0] * x[1], ()))
    }
    fn pushforward<T: Scalar>(&self, (): &(), x: &[T; 2], _: T, x_dot: &[T; 2]) -> Result<T, Infallible> {
        PUSHFORWARDS.set(PUSHFORWARDS.get() + 1);
        Ok(x[1] * x_dot[0] + x[0] * x_dot[1])
    }
}

/// A rule is asked for one pushforward for each lane in which an argument has a tangent.
#[test]
fn a_rule_pushes_forward_the_tangents_that_there_are() {
    let number = |value, tangents| Absent::seed(value, tangents);
    for (tangents, expected) in [([0.0, 0.0], 0), ([0.0, 1.0], 1), ([2.0, 1.0], 2)] {
        PUSHFORWARDS.set(0);
        let y = Product.of(&[number(3.0, tangents), Absent::constant(5.0)]);
        assert_eq!((y.value(), [0, 1].map(|lane| y.tangent(lane))), (15.0, tangents.map(|t| 5.0 * t)));
        assert_eq!(PUSHFORWARDS.get(), expected, "{tangents:?}");
    }
}
