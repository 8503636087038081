//! Every elementary function against formulas derived by hand: values bit for bit, first derivatives in f64 and f32,
//! second derivatives by nesting, over the whole domain.

use fluxions::Scalar;
use fluxions_dual::DualNumber;

type First = DualNumber<f64, 1>;
type Single = DualNumber<f32, 1>;
type Second = DualNumber<First, 1>;

fn nested(x: f64) -> Second {
    Second::new(First::new(x, [1.0]), [First::constant(1.0)])
}

/// Equal up to a relative `tolerance`, and to the smallest normal number; infinities and zeros exactly.
fn close(found: f64, expected: f64, tolerance: f64) -> bool {
    found == expected
        || found.is_nan() && expected.is_nan()
        || (found - expected).abs() <= tolerance * expected.abs() + f64::MIN_POSITIVE
}

/// The same number, bit for bit.
fn same(found: f64, expected: f64) -> bool {
    found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan()
}

/// `name: points; f′; f″`: both derivatives in forms that neither overflow nor cancel at these points.
macro_rules! functions {
    ($($name:ident $(($($arg:expr),*))?: $points:expr; |$x:ident| $first:expr; $second:expr;)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn double() {
                for $x in $points {
                    let value = Scalar::<f64>::$name($x $($(, $arg)*)?);
                    let y = First::new($x, [1.0]).$name($($($arg),*)?);
                    assert!(same(y.value(), value), "{}({:e}) = {:e}, not {value:e}", stringify!($name), $x, y.value());
                    let (found, first): (f64, f64) = (y.tangents()[0], $first);
                    assert!(close(found, first, 1e-14), "{}′({:e}) = {found:e}, not {first:e}", stringify!($name), $x);
                    let z = nested($x).$name($($($arg),*)?);
                    assert!(same(z.value().value(), value));
                    assert!(close(z.value().tangents()[0], first, 1e-14));
                    assert!(close(z.tangents()[0].value(), first, 1e-14));
                    // Past an infinite slope the arithmetic of ∞ − ∞ and 0 · ∞ decides.
                    if first.is_infinite() {
                        continue;
                    }
                    let (found, second): (f64, f64) = (z.tangents()[0].tangents()[0], $second);
                    assert!(close(found, second, 1e-13), "{}″({:e}) = {found:e}, not {second:e}", stringify!($name), $x);
                }
            }

            #[test]
            fn single() {
                for $x in $points {
                    let narrow = $x as f32;
                    if f64::from(narrow) != $x {
                        continue; // the formulas are for the double point
                    }
                    let y = Single::new(narrow, [1.0]).$name($($($arg as _),*)?);
                    assert_eq!(y.value().to_bits(), Scalar::<f32>::$name(narrow $($(, $arg as _)*)?).to_bits());
                    let (found, first): (f32, f32) = (y.tangents()[0], $first as f32);
                    let tolerance = 4e-6 * first.abs() + f32::MIN_POSITIVE;
                    assert!(found == first || (found - first).abs() <= tolerance, "{found:e} {first:e} at {narrow:e}");
                }
            }
        }
    )*};
}

const EVERYWHERE: [f64; 9] = [-1e3, -2.5, -1.0, -1e-3, 0.0, 1e-9, 0.75, 1.5, 7.0];
const LINE: [f64; 15] =
    [-1e300, -1e200, -1e9, -2.5, -1.0, -1e-5, -1e-300, 0.0, 1e-300, 1e-9, 0.5, 3.0, 1e8, 1e160, 1e300];
const POSITIVE: [f64; 11] = [1e-300, 1e-150, 1e-9, 0.25, 0.999_999_999, 1.0, 1.5, 3.0, 1e9, 1e150, 1e300];
const UNIT: [f64; 13] =
    [-1.0 + 1e-15, -1.0 + 1e-9, -0.75, -0.5, -1e-9, 0.0, 1e-300, 1e-9, 0.5, 0.75, 1.0 - 1e-6, 1.0 - 1e-12, 1.0 - 1e-15];

/// (1 − x)(1 + x)
fn gap(x: f64) -> f64 {
    (1.0 - x) * (1.0 + x)
}

/// sech² x
fn sech2(x: f64) -> f64 {
    let e = (-2.0 * x.abs()).exp();
    4.0 * e / (1.0 + e).powi(2)
}

functions! {
    recip: [-1e100, -3.0, -1e-90, 1e-90, 0.5, 1.0, 1e100]; |x| -1.0 / x / x; 2.0 / x / x / x;
    sqrt: POSITIVE; |x| 0.5 / x.sqrt(); -0.25 / x.sqrt() / x;
    cbrt: [-1e300, -8.0, -1e-100, 1e-100, 0.125, 1.0, 27.0, 1e300];
        |x| 1.0 / 3.0 / x.cbrt() / x.cbrt(); -2.0 / 9.0 / x.cbrt() / x.cbrt() / x;
    exp: [-800.0, -700.0, -1.0, 0.0, 1e-300, 1.0, 700.0, 800.0]; |x| x.exp(); x.exp();
    exp2: [-1100.0, -1000.0, -1.5, 0.0, 1.0, 1000.0, 1100.0];
        |x| x.exp2() * core::f64::consts::LN_2; x.exp2() * core::f64::consts::LN_2.powi(2);
    exp_m1: [-800.0, -1.0, -1e-300, 0.0, 1e-17, 1.0, 700.0]; |x| x.exp(); x.exp();
    ln: POSITIVE; |x| 1.0 / x; -1.0 / x / x;
    ln_1p: [-1.0 + 1e-12, -0.5, -1e-300, 0.0, 1e-17, 1.0, 1e100, 1e300]; |x| 1.0 / (1.0 + x); -1.0 / (1.0 + x) / (1.0 + x);
    log2: POSITIVE; |x| 1.0 / x / core::f64::consts::LN_2; -1.0 / x / x / core::f64::consts::LN_2;
    log10: POSITIVE; |x| 1.0 / x / core::f64::consts::LN_10; -1.0 / x / x / core::f64::consts::LN_10;
    sin: EVERYWHERE; |x| x.cos(); -x.sin();
    cos: EVERYWHERE; |x| -x.sin(); -x.cos();
    tan: EVERYWHERE; |x| 1.0 / x.cos().powi(2); 2.0 * x.tan() / x.cos().powi(2);
    asin: UNIT; |x| 1.0 / gap(x).sqrt(); x / gap(x).powi(3).sqrt();
    acos: UNIT; |x| -1.0 / gap(x).sqrt(); -x / gap(x).powi(3).sqrt();
    atan: LINE; |x| 1.0 / (1.0 + x * x); if x.abs() > 1e8 { -2.0 / x / x / x } else { -2.0 * x / (1.0 + x * x).powi(2) };
    sinh: [-800.0, -700.0, -1.0, 0.0, 1e-300, 1.0, 700.0, 800.0]; |x| x.cosh(); x.sinh();
    cosh: [-800.0, -700.0, -1.0, 0.0, 1e-300, 1.0, 700.0, 800.0]; |x| x.sinh(); x.cosh();
    tanh: [-1e300, -800.0, -360.0, -20.0, -1.0, -1e-9, 0.0, 1e-300, 0.5, 3.0, 20.0, 300.0, 400.0, 711.0, 800.0, 1e300];
        |x| sech2(x); -2.0 * x.tanh() * sech2(x);
    asinh: LINE; |x| 1.0 / x.hypot(1.0); -x / x.hypot(1.0) / x.hypot(1.0) / x.hypot(1.0);
    acosh: [1.0 + 1e-15, 1.0 + 1e-9, 1.5, 3.0, 1e9, 1e160, 1e300];
        |x| 1.0 / (x - 1.0).sqrt() / (x + 1.0).sqrt();
        -x / (x - 1.0).sqrt() / (x + 1.0).sqrt() / (x - 1.0) / (x + 1.0);
    atanh: UNIT; |x| 1.0 / gap(x); 2.0 * x / gap(x) / gap(x);
    abs: LINE; |x| if x == 0.0 { 0.0 } else { x.signum() }; 0.0 * x;
    signum: LINE; |x| 0.0 * x; 0.0 * x;
    floor: LINE; |x| 0.0 * x; 0.0 * x;
    ceil: LINE; |x| 0.0 * x; 0.0 * x;
    round: LINE; |x| 0.0 * x; 0.0 * x;
    trunc: LINE; |x| 0.0 * x; 0.0 * x;
}

#[test]
fn integer_powers() {
    for n in [-7, -2, -1, 0, 1, 2, 3, 8] {
        for x in [-1e30, -2.0, -1e-20, 1e-30, 0.5, 1.0, 3.0, 1e30] {
            let (y, z) = (First::new(x, [1.0]).powi(n), nested(x).powi(n));
            let m = f64::from(n);
            let second = z.tangents()[0].tangents()[0];
            assert!(same(y.value(), x.powi(n)));
            assert!(close(y.tangents()[0], m * x.powi(n - 1), 1e-14), "{x:e}^{n}");
            assert!(close(second, m * (m - 1.0) * x.powi(n - 2), 1e-14), "{x:e}^{n}: {second:e}");
        }
    }
    let edge = |n| {
        let y = nested(0.0).powi(n);
        (y.value().value(), y.value().tangents()[0], y.tangents()[0].tangents()[0])
    };
    assert_eq!(edge(0), (1.0, 0.0, 0.0));
    assert_eq!(edge(1), (0.0, 1.0, 0.0));
    assert_eq!(edge(2), (0.0, 0.0, 2.0));
    assert_eq!(edge(3), (0.0, 0.0, 0.0));
    assert_eq!((edge(-1).0, edge(-1).1), (f64::INFINITY, f64::NEG_INFINITY));
    // n − 1 is no i32.
    let y = First::new(1.0 + 1e-12, [1.0]).powi(i32::MIN);
    assert!(close(y.tangents()[0] / y.value(), f64::from(i32::MIN), 1e-9));
    let y = First::new(2.0, [1.0]).powi(i32::MIN);
    assert_eq!((y.value(), y.tangents()[0]), (0.0, 0.0));
}

#[test]
fn real_powers() {
    for p in [-2.5, -1.0, 0.0, 0.3, 0.5, 1.0, 1.5, 2.0, 3.0] {
        for x in [1e-60, 1e-9, 0.5, 1.0, 3.0, 1e9, 1e60] {
            let (y, z) = (First::new(x, [1.0]).powf(p), nested(x).powf(p));
            let second = z.tangents()[0].tangents()[0];
            assert!(same(y.value(), x.powf(p)));
            assert!(close(y.tangents()[0], p * x.powf(p) / x, 1e-13), "{x:e}^{p}");
            assert!(close(second, p * (p - 1.0) * x.powf(p) / x / x, 1e-13), "{x:e}^{p}: {second:e}");
            // The same by an exponent that is a number, at rest and in motion.
            let at_rest = First::new(x, [1.0]).pow(First::constant(p));
            assert!(same(at_rest.value(), x.powf(p)) && close(at_rest.tangents()[0], y.tangents()[0], 1e-13));
            let y_dot = DualNumber::<f64, 2>::new(x, [1.0, 0.0]).pow(DualNumber::new(p, [0.0, 1.0]));
            assert!(close(y_dot.tangents()[1], x.powf(p) * x.ln(), 1e-14));
            // ∂²/∂x∂p = xᵖ⁻¹ (1 + p ln x)
            let base = Second::new(First::new(x, [1.0]), [First::constant(0.0)]);
            let exponent = Second::new(First::constant(p), [First::constant(1.0)]);
            let mixed = base.pow(exponent).tangents()[0].tangents()[0];
            let formula = x.powf(p) / x * (1.0 + p * x.ln());
            assert!(close(mixed, formula, 1e-12), "{x:e}^{p}: {mixed:e}, not {formula:e}");
        }
    }
    let edge = |p: f64| {
        let y = First::new(0.0, [1.0]).powf(p);
        (y.value(), y.tangents()[0])
    };
    assert_eq!(edge(0.0), (1.0, 0.0));
    assert_eq!(edge(0.5), (0.0, f64::INFINITY));
    assert_eq!(edge(1.0), (0.0, 1.0));
    assert_eq!(edge(1.5), (0.0, 0.0));
    assert_eq!(edge(2.0), (0.0, 0.0));
    let cube = First::new(-2.0, [1.0]).powf(3.0);
    assert_eq!((cube.value(), cube.tangents()[0]), (-8.0, 12.0));
}

#[test]
fn powers_of_a_negative_base() {
    let x = DualNumber::<f64, 3>::new(-2.0, [1.0, 0.0, 0.0]);
    let y = x.pow(DualNumber::new(3.0, [0.0, 1.0, 0.0]));
    assert_eq!((y.value(), y.tangents()[0], y.tangents()[2]), (-8.0, 12.0, 0.0));
    assert!(y.tangents()[1].is_nan());
    let zero = DualNumber::<f64, 3>::new(0.0, [1.0, 0.0, 0.0]).pow(DualNumber::new(0.0, [0.0, 1.0, 0.0]));
    assert_eq!((zero.value(), zero.tangents()), (1.0, [0.0, f64::NEG_INFINITY, 0.0]));
}

#[test]
fn two_arguments() {
    let third = |a: f64, b: f64| (First::new(a, [1.0]), First::constant(b), First::constant(a), First::new(b, [1.0]));
    for scale in [1e-300, 1e-160, 1.0, 1e160, 1e300] {
        for (a, b) in
            [(3.0, 4.0), (-3.0, 4.0), (3.0, -4.0), (-3.0, -4.0), (0.0, 2.0), (0.0, -2.0), (2.0, 0.0), (-2.0, 0.0)]
        {
            let (a, b) = (a * scale, b * scale);
            let (a_moves, b_rests, a_rests, b_moves) = third(a, b);
            let r = a.hypot(b);
            assert!(same(a_moves.hypot(b_rests).value(), r));
            assert!(close(a_moves.hypot(b_rests).tangents()[0], a / r, 1e-15));
            assert!(close(a_rests.hypot(b_moves).tangents()[0], b / r, 1e-15));
            assert!(same(a_moves.atan2(b_rests).value(), a.atan2(b)));
            assert!(close(a_moves.atan2(b_rests).tangents()[0], b / r / r, 1e-15));
            assert!(close(a_rests.atan2(b_moves).tangents()[0], -a / r / r, 1e-15));
        }
    }
    // ∂²/∂a² √(a² + b²) = b² / r³; ∂²/∂y² atan2 = −2xy / r⁴
    let b = Second::constant(4.0);
    assert!(close(nested(3.0).hypot(b).tangents()[0].tangents()[0], 16.0 / 125.0, 1e-14));
    assert!(close(nested(3.0).atan2(b).tangents()[0].tangents()[0], -24.0 / 625.0, 1e-14));
    let origin = Second::constant(0.0);
    for z in [nested(0.0).hypot(origin), nested(0.0).atan2(origin), origin.atan2(nested(0.0))] {
        assert_eq!((z.value().tangents()[0], z.tangents()[0].value(), z.tangents()[0].tangents()[0]), (0.0, 0.0, 0.0));
    }
    // Subnormal: 1/r is infinite, the input that rests stays so.
    let tiny = DualNumber::<f64, 2>::new(1e-320, [1.0, 0.0]).atan2(DualNumber::constant(1e-320));
    assert_eq!(tiny.tangents(), [f64::INFINITY, 0.0]);
}

#[test]
fn quotients() {
    type D = DualNumber<f64, 3>;
    for (a, b) in [(6.0, 3.0), (1e-200, 1e-200), (1e200, -1e200), (0.0, 2.0), (1e300, 1e10)] {
        let q = D::new(a, [1.0, 0.0, 0.0]) / D::new(b, [0.0, 1.0, 0.0]);
        assert!(same(q.value(), a / b));
        assert!(close(q.tangents()[0], 1.0 / b, 1e-15) && close(q.tangents()[1], -(a / b) / b, 1e-15));
        assert_eq!(q.tangents()[2], 0.0);
    }
    let x = D::new(2.0, [1.0, 0.0, -1.0]);
    assert_eq!((x / 0.0).tangents(), [f64::INFINITY, 0.0, f64::NEG_INFINITY]);
    assert_eq!((x / D::constant(0.0)).tangents(), [f64::INFINITY, 0.0, f64::NEG_INFINITY]);
    assert_eq!((x / D::new(0.0, [0.0, 1.0, 0.0])).tangents(), [f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY]);
    // 1/b is infinite, (da − (a/b) db) / b is not.
    let small = D::new(1e-310, [1e-300, 0.0, 0.0]);
    assert!(close((small / D::constant(1e-309)).tangents()[0], 1e9, 1e-14));
    assert!(close((small / 1e-309).tangents()[0], 1e9, 1e-14));
    let second = (Second::constant(1.0) / nested(2.0)).tangents()[0].tangents()[0];
    assert_eq!(second, 0.25); // 2 / x³
}

#[test]
fn values_are_those_of_the_base() {
    type D = DualNumber<f64, 1>;
    let numbers = [f64::NAN, f64::NEG_INFINITY, -1e300, -1.5, -0.0, 0.0, 0.3, 1.5, 1e-310, f64::INFINITY];
    for a in numbers {
        for b in numbers {
            let (x, y) = (D::new(a, [1.0]), D::new(b, [1.0]));
            assert!(same((x + y).value(), a + b) && same((x - b).value(), a - b) && same((x * y).value(), a * b));
            assert!(same((x / y).value(), a / b) && same((x / b).value(), a / b));
            assert!(
                same(x.max(y).value(), Scalar::<f64>::max(a, b)) && same(x.min(y).value(), Scalar::<f64>::min(a, b))
            );
            assert!(same(x.pow(y).value(), a.powf(b)) && same(x.powf(b).value(), a.powf(b)));
            assert!(same(x.hypot(y).value(), a.hypot(b)) && same(x.atan2(y).value(), a.atan2(b)));
            assert!(same(x.mul_add(y, x).value(), a * b + a));
            assert_eq!(x.partial_cmp(&y), a.partial_cmp(&b));
            assert_eq!((x == y, x < y, x < b), (a == b, a < b, a < b));
        }
        let (sin, cos) = D::new(a, [1.0]).sin_cos();
        assert!(same(sin.value(), a.sin_cos().0) && same(cos.value(), a.sin_cos().1));
    }
}

#[test]
fn not_a_number_spreads() {
    let x = First::new(f64::NAN, [1.0]);
    for y in
        [x.sqrt(), x.exp(), x.sin(), x.tanh(), x.atan(), x.powi(3), x.recip(), x.hypot(x), x.atan2(x), x * x, x / x]
    {
        assert!(y.value().is_nan() && y.tangents()[0].is_nan());
    }
    assert!(x.abs().value().is_nan());
    for y in [First::new(-1.0, [1.0]).sqrt(), First::new(2.0, [1.0]).asin(), First::new(0.5, [1.0]).acosh()] {
        assert!(y.value().is_nan() && y.tangents()[0].is_nan());
    }
}

#[test]
fn what_vanishes() {
    assert!(First::constant(0.0).vanishes() && Second::constant(0.0).vanishes());
    assert!(!First::new(0.0, [1.0]).vanishes() && !First::constant(1.0).vanishes());
    assert!(!Second::new(First::constant(0.0), [First::new(0.0, [1.0])]).vanishes());
    let x = nested(3.0);
    assert_eq!(x.stop_gradient().tangents()[0].value(), 0.0);
    assert_eq!((x.primal(), x.peek(), x.stop_gradient().value().tangents()[0]), (3.0, 3.0, 0.0));
}

#[test]
fn rules_of_any_length() {
    // Σ xᵢ² / 2 by its partials, which are the xᵢ: the second derivatives are 1.
    for n in [0, 1, 2, 8, 9, 20] {
        let partials: Vec<_> = (0..n).map(|i| nested(f64::from(i)) * 2.0).map(|x| (x, x)).collect();
        let y = Second::from_partials(5.0, &partials);
        let n = f64::from(n);
        assert_eq!(y.value().value(), 5.0);
        assert_eq!(y.tangents()[0].value(), 4.0 * n * (n - 1.0) / 2.0);
        assert_eq!(y.value().tangents()[0], y.tangents()[0].value());
        assert_eq!(y.tangents()[0].tangents()[0], 4.0 * n);
    }
}

/// d/dx [x · d/dy (x · y)] = 2x, and d/dx [x · d/dy (x + y)] = 1: an outer tangent must not leak into the inner one.
#[test]
fn perturbations_stay_apart() {
    let x = First::new(3.0, [1.0]);
    let y = Second::new(First::constant(1.0), [First::constant(1.0)]);
    let x_inside = Second::new(x, [First::constant(0.0)]);
    assert_eq!((x * (x_inside * y).tangents()[0]).tangents()[0], 6.0);
    assert_eq!((x * (x_inside + y).tangents()[0]).tangents()[0], 1.0);
}
