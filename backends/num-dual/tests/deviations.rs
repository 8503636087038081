//! Where num-dual's numbers follow the conventions of fluxions, by mending, and where they do not: pinned, so that a new
//! version of num-dual that changes any of it is noticed.

use fluxions::Scalar;
use fluxions::scalar::{Seeded, Seeded2};
use fluxions_num_dual::Wrapped;
use nalgebra::Const;
use num_dual::{DualSVec, HyperDualVec};

type First = Wrapped<DualSVec<f64, 2>>;
type Single = Wrapped<DualSVec<f32, 2>>;
type Second = Wrapped<HyperDualVec<f64, Const<1>, Const<1>>>;

/// x in lane 0; lane 1 belongs to an input that does not take part.
fn x(value: f64) -> First {
    Seeded::seed(value, [1.0, 0.0])
}
fn other(value: f64) -> First {
    Seeded::seed(value, [0.0, 1.0])
}
fn first(value: f64) -> First {
    Scalar::constant(value)
}
fn second(value: f64) -> Second {
    Scalar::constant(value)
}
/// As users divide and add: in generic functions.
fn ratio<S: Scalar>(a: S, b: S) -> S {
    a / b
}
fn sum<S: Scalar>(a: S, b: S) -> S {
    a + b
}
fn lanes(y: First) -> [f64; 2] {
    [0, 1].map(|lane| Seeded::tangent(&y, lane))
}
/// f, f′ and f″.
fn jet(value: f64, f: impl Fn(Second) -> Second) -> [f64; 3] {
    let y = f(Seeded2::seed(value, Some([1.0]), Some([1.0])));
    [Seeded2::value(&y), Seeded2::tangent(&y, 0), Seeded2::second(&y, 0, 0)]
}
#[track_caller]
fn close<const N: usize>(found: [f64; N], expected: [f64; N]) {
    for (f, e) in found.into_iter().zip(expected) {
        let equal = f == e || f.is_nan() && e.is_nan() || (f - e).abs() <= 1e-12 * e.abs();
        assert!(equal, "{found:?}, not {expected:?}");
    }
}

mod kept {
    use super::*;

    #[test]
    fn seeds_and_lanes() {
        let y = x(3.0) * other(5.0);
        assert_eq!((Seeded::value(&y), lanes(y)), (15.0, [5.0, 3.0]));
        assert_eq!(lanes(first(2.0)), [0.0, 0.0]); // Derivative(None)
        assert_eq!(lanes(x(2.0).stop_gradient()), [0.0, 0.0]);
        let y = <Single as Seeded<f32, f32, 2>>::seed(3.0, [1.0, 0.0]).powi(2);
        assert_eq!(Seeded::<f32, f32, 2>::tangent(&y, 0), 6.0);
    }

    #[test]
    fn kinks() {
        assert_eq!((lanes(x(0.0).abs()), lanes(x(-2.0).abs())), ([0.0, 0.0], [-1.0, -0.0]));
        assert_eq!((lanes(x(1.0).max(other(1.0))), lanes(x(1.0).min(other(1.0)))), ([1.0, 0.0], [1.0, 0.0]));
        assert_eq!(lanes(x(f64::NAN).max(other(1.0))), [0.0, 1.0]);
        assert_eq!(lanes(other(1.0).min(x(f64::NAN))), [0.0, 1.0]);
        for y in [x(1.5).floor(), x(1.5).ceil(), x(1.5).round(), x(1.5).trunc(), x(1.5).signum()] {
            assert_eq!(lanes(y), [0.0, 0.0]);
        }
        assert_eq!((x(-0.0).signum().primal(), x(0.0).signum().primal()), (-1.0, 1.0));
    }

    #[test]
    fn planes() {
        assert_eq!(lanes(x(0.0).hypot(other(0.0))), [0.0, 0.0]);
        assert_eq!(lanes(x(0.0).atan2(other(0.0))), [0.0, 0.0]);
        close(lanes(x(3e200).hypot(other(4e200))), [0.6, 0.8]);
        assert_eq!(x(f64::INFINITY).hypot(other(1.0)).primal(), f64::INFINITY);
        for (b, a) in
            [(1.0, 2.0), (1.0, -2.0), (-1.0, -2.0), (-1.0, 2.0), (2.0, 0.0), (-2.0, 0.0), (0.0, 2.0), (0.0, -2.0)]
        {
            let (angle, r2) = (x(b).atan2(other(a)), a * a + b * b);
            close([angle.primal()], [b.atan2(a)]);
            close(lanes(angle), [a / r2, -b / r2]);
            // ∂²/∂y² = −2xy / r⁴
            close(jet(b, |y| y.atan2(second(a))), [b.atan2(a), a / r2, -2.0 * a * b / r2 / r2]);
        }
    }

    #[test]
    fn far_out() {
        for big in [25.0, 300.0, 400.0, 711.0, 1e5] {
            close(jet(big, Scalar::tanh), [1.0, 4.0 * (-2.0 * big).exp(), -8.0 * (-2.0 * big).exp()]);
            close([jet(-big, Scalar::tanh)[0], jet(-big, Scalar::tanh)[2]], [-1.0, 8.0 * (-2.0 * big).exp()]);
        }
        for big in [1e7, 1e9, 1e150, 1e200, 1e300] {
            close(jet(big, Scalar::asinh), [big.asinh(), 1.0 / big, -1.0 / big / big]);
            close(jet(-big, Scalar::asinh), [-big.asinh(), 1.0 / big, 1.0 / big / big]);
            close(jet(big, Scalar::acosh), [big.acosh(), 1.0 / big, -1.0 / big / big]);
        }
        assert_eq!(lanes(x(1e300).atan()), [0.0, 0.0]);
    }

    #[test]
    fn integer_powers() {
        let at = |value: f64, n: i32| jet(value, |x| x.powi(n));
        assert_eq!(
            (at(0.0, 0), at(0.0, 1), at(0.0, 2), at(0.0, 3)),
            ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0], [0.0; 3])
        );
        for (value, n) in [
            (2.0, -1),
            (-2.0, -3),
            (1e-90, -1),
            (1e70, -2),
            (1e-45, -4),
            (3.0, 7),
            (1.001, 2000),
            (-1.001, 2001),
            (1.0001, -50_000),
        ] {
            let m = f64::from(n);
            let (f, slope) = (value.powi(n), m * value.powi(n) / value);
            let bend = m * (m - 1.0) * value.powi(n) / value / value;
            let found = at(value, n);
            for (found, expected) in found.into_iter().zip([f, slope, bend]) {
                assert!((found / expected - 1.0).abs() < 1e-11, "{value}^{n}: {found:e}, not {expected:e}");
            }
        }
        assert_eq!(at(2.0, i32::MIN), [0.0; 3]);
        assert_eq!(at(2.0, i32::MAX)[0], f64::INFINITY);
        assert_eq!(x(0.0).powi(-1).primal(), f64::INFINITY);
    }

    #[test]
    fn real_powers() {
        let at = |value: f64, p: f64| jet(value, |x| x.powf(p));
        assert_eq!((at(0.0, 0.0), at(0.0, 1.0), at(0.0, 2.0)), ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]));
        assert_eq!((at(0.0, 2.5), at(0.0, 3.0), at(0.0, 3.5)), ([0.0; 3], [0.0; 3], [0.0; 3]));
        assert_eq!(lanes(x(0.0).powf(1.5)), [0.0, 0.0]);
        // num-dual's x^(p−3) x³ is 0 · ∞ or ∞ · 0 at these.
        for (value, p) in [(1e-200, 0.5), (1e120, -1.0), (1e-150, 0.25), (1e200, 0.5), (-1e-200, -1.0), (1e-120, 0.1)] {
            let (f, [found, slope, _]) = (value.powf(p), at(value, p));
            close([found, slope], [f, p * (f / value)]);
        }
        close(at(-2.0, 3.0), [-8.0, 12.0, -12.0]);
    }

    #[test]
    fn powers_with_an_exponent_that_is_a_number() {
        let (y, two) = (x(3.0).pow(other(2.0)), first(2.0));
        close(lanes(y), [6.0, 9.0 * 3f64.ln()]);
        assert_eq!((x(-3.0).pow(two).primal(), lanes(x(-3.0).pow(two))), (9.0, [-6.0, 0.0]));
        assert_eq!((x(0.0).pow(two).primal(), lanes(x(0.0).pow(two))), (0.0, [0.0, 0.0]));
        assert_eq!((x(0.0).pow(other(2.0)).primal(), lanes(x(0.0).pow(other(2.0)))), (0.0, [0.0, 0.0]));
        assert_eq!((x(0.0).pow(first(0.0)).primal(), lanes(x(0.0).pow(first(0.0)))), (1.0, [0.0, 0.0]));
        assert_eq!(x(-3.0).pow(other(2.0)).primal(), 9.0);
        assert!(lanes(x(-3.0).pow(other(2.0)))[1].is_nan());
        assert!(x(-3.0).pow(first(0.5)).primal().is_nan());
    }

    #[test]
    fn a_rule_is_exact_to_second_order() {
        close(
            jet(0.7, |x| Second::from_partials(0.7f64.sin(), &[(x, x.cos())])),
            [0.7f64.sin(), 0.7f64.cos(), -0.7f64.sin()],
        );
    }
}

mod different {
    use super::*;
    const INFINITY: f64 = f64::INFINITY;
    const NEG_INFINITY: f64 = f64::NEG_INFINITY;
    const NAN: f64 = f64::NAN;

    /// Fluxions: [∞, 0].
    #[test]
    fn infinite_slopes() {
        for y in [x(0.0).sqrt(), x(0.0).cbrt(), x(0.0).powf(0.5)] {
            assert_eq!(y.primal(), 0.0);
            close(lanes(y), [NAN, NAN]);
        }
        for y in
            [x(1.0).asin(), x(1.0).acosh(), x(0.0).ln(), x(0.0).log2(), x(0.0).log10(), x(1.0).atanh(), x(-1.0).ln_1p()]
        {
            close(lanes(y), [INFINITY, NAN]);
        }
        close(lanes(x(1.0).acos()), [NEG_INFINITY, NAN]);
        close(lanes(x(0.0).recip()), [NEG_INFINITY, NAN]);
        close(lanes(x(0.0).powi(-1)), [NEG_INFINITY, NAN]);
        close(lanes(x(2.0) / 0.0), [INFINITY, NAN]);
        // But a constant has no lanes that could become NaN.
        assert_eq!(lanes(sum(first(0.0).sqrt(), x(1.0))), [1.0, 0.0]);
    }

    /// Fluxions: [0, 0, ∞].
    #[test]
    fn real_powers_at_zero() {
        close(jet(0.0, |x| x.powf(1.5)), [0.0, NAN, NAN]);
    }

    /// Fluxions: equal to the last bit.
    #[test]
    fn values_up_to_rounding() {
        let quotient = ratio(first(5.0), first(3.0));
        assert!(quotient.primal() == 5.0 * (1.0 / 3.0) && quotient.primal() != 5.0 / 3.0);
        assert_eq!(x(1e-310).primal() / 1e-310, 1.0);
        assert_eq!(ratio(x(1e-310), first(1e-310)).primal(), INFINITY);
        for value in [0.3, 2.7, 11.0] {
            let pairs = [
                (x(value).tan().primal(), value.tan()),
                (x(value).tanh().primal(), value.tanh()),
                (x(value).powi(7).primal(), value.powi(7)),
                (x(value).powf(2.3).primal(), value.powf(2.3)),
                (x(value).pow(other(2.3)).primal(), value.powf(2.3)),
                (x(value).hypot(other(2.3)).primal(), value.hypot(2.3)),
            ];
            pairs.into_iter().for_each(|(found, expected)| close([found], [expected]));
        }
    }

    /// Fluxions: right to the last digits.
    #[test]
    fn near_one() {
        let worst = |f: fn(First) -> First, power: f64| {
            let errors = (1..100).map(|k| {
                let near: f64 = 1.0 - 1e-10 * f64::from(k * k);
                let slope = ((1.0 - near) * (1.0 + near)).powf(power);
                (lanes(f(x(near)))[0] / slope - 1.0).abs()
            });
            errors.fold(0.0, f64::max)
        };
        for error in [worst(Scalar::asin, -0.5), worst(Scalar::atanh, -1.0)] {
            assert!((1e-11..1e-6).contains(&error), "{error:e}");
        }
    }

    /// Fluxions: 10⁻²⁰⁰ and −10⁻¹³⁰.
    #[test]
    fn quotients_by_the_square() {
        assert_eq!(jet(1.0, |x| ratio(x, second(1e200)))[1], 0.0);
        assert_eq!(jet(1e165, |x| ratio(second(1e200), x))[1], 0.0);
        // First order alone divides twice.
        close(lanes(ratio(x(1.0), first(1e200))), [1e-200, 0.0]);
    }

    #[test]
    fn infinity() {
        assert!(x(INFINITY).atan2(other(INFINITY)).primal().is_nan());
        close(jet(INFINITY, Scalar::atan), [core::f64::consts::FRAC_PI_2, 0.0, NAN]);
    }
}
