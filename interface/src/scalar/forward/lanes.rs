use crate::scalar::{Seeded, is_nan, product, slope};
use crate::{Real, Scalar};
use core::marker::PhantomData;

/// The number of partial derivatives that `from_partials` takes without an allocation.
const PARTIALS: usize = 8;

/// The arithmetic and the chain rule of a value over `T` with `N` tangents: what
/// [`forward_scalar!`](crate::forward_scalar) calls.
///
/// Values are those of the base number. Slopes come from [`slope`]. For y = g(x) each tangent
/// follows ẏ = g′(x) ẋ, and for z = g(x, y) it follows ż = ∂g/∂x ẋ + ∂g/∂y ẏ. Source: Griewank and
/// Walther, *Evaluating Derivatives*, 2nd edition, §3.1.
///
/// The type has no values. It groups functions that have the three parameters in common.
// Arithmetic is always inlined: numbers that pass through a call go by way of memory, several times as slow. Where nothing is
// optimized it goes by way of memory all the same, and forced inlining only makes programs larger.
#[derive(Clone, Copy, Debug)]
pub struct Lanes<R, T, const N: usize>(PhantomData<(R, T)>);

impl<R: Real, T: Scalar<R>, const N: usize> Lanes<R, T, N> {
    /// Returns the number with this value and with `change` applied to each tangent of x, if x has
    /// any.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn each<S: Seeded<R, T, N>>(x: S, value: T, change: impl Fn(T) -> T) -> S {
        if x.is_constant() {
            return S::lift(value);
        }
        let mut tangents = x.tangents();
        for t in &mut tangents {
            *t = change(*t);
        }
        S::seed(value, tangents)
    }

    /// Combines the tangents of two numbers, lane by lane: by `both`, or by `left` or `right` if
    /// only one of the numbers has tangents.
    // Four cases, apart: then LLVM goes from one operation to the next with what it knows of both. `map` where one side has
    // tangents keeps it so, a loop there does not: sums of many terms that do not depend on the inputs at hand take a third more.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn zip<S: Seeded<R, T, N>>(
        (a, left): (S, impl Fn(T) -> T),
        (b, right): (S, impl Fn(T) -> T),
        value: T,
        both: impl Fn(T, T) -> T,
    ) -> S {
        match (a.is_constant(), b.is_constant()) {
            (true, true) => S::lift(value),
            (false, true) => S::seed(value, a.tangents().map(left)),
            (true, false) => S::seed(value, b.tangents().map(right)),
            (false, false) => {
                let mut tangents = a.tangents();
                for (s, t) in tangents.iter_mut().zip(&b.tangents()) {
                    *s = both(*s, *t);
                }
                S::seed(value, tangents)
            }
        }
    }

    /// Returns whether slopes are finite here, so that a shorter rule will do.
    ///
    /// It is `false` for a recording, which holds at other points too: there a tangent is absent by
    /// what was recorded, and not by its value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn finite<const K: usize>(slopes: [T; K]) -> bool {
        !T::RECORDS && slopes.iter().all(|slope| slope.peek().is_finite())
    }

    /// Applies the chain rule for two arguments, with slopes that are finite.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn chain2<S: Seeded<R, T, N>>((a, da): (S, T), (b, db): (S, T), value: T) -> S {
        Self::zip((a, |s| s * da), (b, |t| t * db), value, |s, t| s * da + t * db)
    }

    /// Applies the chain rule for two arguments, with slopes that may be infinite.
    ///
    /// A tangent of zero stays zero.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn chain2_singular<S: Seeded<R, T, N>>((a, da): (S, T), (b, db): (S, T), value: T) -> S {
        Self::zip((a, |s| product(s, da)), (b, |t| product(t, db)), value, |s, t| product(s, da) + product(t, db))
    }

    /// Applies the chain rule for one argument, with a slope that is finite wherever the value is.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn chain<S: Seeded<R, T, N>>(x: S, value: T, slope: T) -> S {
        Self::each(x, value, |t| t * slope)
    }

    /// Applies the chain rule for one argument, with a slope that may be infinite.
    ///
    /// A tangent of zero stays zero.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn chain_singular<S: Seeded<R, T, N>>(x: S, value: T, slope: T) -> S {
        // Over real numbers a selection in each lane is cheaper than a branch.
        if T::DEPTH > 0 && Self::finite([slope]) {
            return Self::chain(x, value, slope);
        }
        Self::each(x, value, |t| product(t, slope))
    }

    /// Returns a + b. d(a + b) = da + db.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn add<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        Self::zip((a, |s| s), (b, |t| t), a.value() + b.value(), |s, t| s + t)
    }

    /// Returns a + b, for `a += b`. If b has no tangents, those of a are not touched.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn add_to<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        if b.is_constant() { a.with_value(a.value() + b.value()) } else { Self::add(a, b) }
    }

    /// Returns a − b. d(a − b) = da − db.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sub<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        Self::zip((a, |s| s), (b, |t: T| -t), a.value() - b.value(), |s, t| s - t)
    }

    /// Returns a − b, for `a -= b`. If b has no tangents, those of a are not touched.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sub_from<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        if b.is_constant() { a.with_value(a.value() - b.value()) } else { Self::sub(a, b) }
    }

    /// Returns a b. d(a b) = b da + a db.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn mul<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        let (x, y) = (a.value(), b.value());
        Self::zip((a, |s| s * y), (b, |t| x * t), x * y, |s, t| s * y + x * t)
    }

    /// Returns a/b. d(a/b) = (da − (a/b) db)/b.
    ///
    /// If the slope or the quotient is infinite, a tangent of zero stays zero.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn div<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        let (x, y) = (a.value(), b.value());
        let (quotient, slope) = (x / y, y.recip());
        if Self::finite([slope, quotient]) {
            let (left, right) = (|s: T| s * slope, |t: T| -(quotient * t) * slope);
            return Self::zip((a, left), (b, right), quotient, |s, t| (s - quotient * t) * slope);
        }
        rarely();
        let over = |difference: T| if difference.vanishes() { T::zero() } else { difference / y };
        let less = |s: T, t: T| over(if t.vanishes() { s } else { s - quotient * t });
        Self::zip((a, over), (b, |t| less(T::zero(), t)), quotient, less)
    }

    /// Returns x + r for a real r. The tangents are those of x.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn add_real<S: Seeded<R, T, N>>(x: S, r: R) -> S {
        x.with_value(x.value() + r)
    }

    /// Returns x − r for a real r. The tangents are those of x.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sub_real<S: Seeded<R, T, N>>(x: S, r: R) -> S {
        x.with_value(x.value() - r)
    }

    /// Returns x r for a real r. d(x r) = r dx.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn mul_real<S: Seeded<R, T, N>>(x: S, r: R) -> S {
        Self::each(x, x.value() * r, |t| t * r)
    }

    /// Returns x/r for a real r. d(x/r) = dx/r.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn div_real<S: Seeded<R, T, N>>(x: S, r: R) -> S {
        let quotient = x.value() / r;
        if r == R::zero() {
            return Self::each(x, quotient, |t| if t.vanishes() { T::zero() } else { t / r });
        }
        Self::each(x, quotient, |t| t / r)
    }

    /// Returns whether the value and all tangents are zero.
    #[inline]
    pub fn vanishes<S: Seeded<R, T, N>>(x: S) -> bool {
        x.value().vanishes() && (x.is_constant() || x.tangents().iter().all(|t| t.vanishes()))
    }

    /// Returns the number with this value and these partial derivatives: see
    /// [`Scalar::from_partials`].
    ///
    /// The result is exact to all orders, because the derivatives of the value follow the same rule
    /// one level down.
    pub fn from_partials<S: Seeded<R, T, N>>(value: R, partials: &[(S, S)]) -> S {
        let below = |(x, partial): &(S, S)| (x.value(), partial.value());
        let mut result = S::lift(if partials.len() <= PARTIALS {
            let mut few = [(T::zero(), T::zero()); PARTIALS];
            few.iter_mut().zip(partials).for_each(|(slot, pair)| *slot = below(pair));
            T::from_partials(value, &few[..partials.len()])
        } else {
            T::from_partials(value, &partials.iter().map(below).collect::<Vec<_>>())
        });
        for &(x, partial) in partials {
            let slope = partial.value();
            let right = |t| product(t, slope);
            result = Self::zip((result, |sum: T| sum), (x, right), result.value(), |sum, t| sum + right(t));
        }
        result
    }

    /// Returns the angle of the point (x, y).
    #[inline]
    pub fn atan2<S: Seeded<R, T, N>>(y: S, x: S) -> S {
        let value = y.value().atan2(x.value());
        let Some((dy, dx)) = slope::atan2(y.value(), x.value()) else { return S::lift(value) };
        if Self::finite([dy, dx]) {
            return Self::chain2((y, dy), (x, dx), value);
        }
        Self::chain2_singular((y, dy), (x, dx), value)
    }

    /// Returns √(a² + b²).
    #[inline]
    pub fn hypot<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        let radius = a.value().hypot(b.value());
        let Some((da, db)) = slope::hypot(a.value(), b.value(), radius) else { return S::lift(radius) };
        Self::chain2((a, da), (b, db), radius)
    }

    /// Returns xⁿ for an integer n.
    #[inline]
    pub fn powi<S: Seeded<R, T, N>>(x: S, n: i32) -> S {
        let value = x.value().powi(n);
        slope::powi(x.value(), n, value).map_or_else(|| S::lift(value), |slope| Self::chain_singular(x, value, slope))
    }

    /// Returns xᵖ for a real p.
    #[inline]
    pub fn powf<S: Seeded<R, T, N>>(x: S, p: R) -> S {
        let value = x.value().powf(p);
        slope::powf(x.value(), p).map_or_else(|| S::lift(value), |slope| Self::chain_singular(x, value, slope))
    }

    /// Returns xʸ.
    pub fn pow<S: Seeded<R, T, N>>(x: S, y: S) -> S {
        let value = x.value().pow(y.value());
        let (base, exponent) = slope::pow(x.value(), y.value(), value);
        Self::chain2_singular((x, base), (y, exponent), value)
    }

    /// Returns |x|. The derivative at 0 is 0, and at NaN it is NaN.
    #[inline]
    pub fn abs<S: Seeded<R, T, N>>(x: S) -> S {
        if x.value() > R::zero() {
            x
        } else if x.value() < R::zero() {
            -x
        } else if x.value() == R::zero() {
            S::lift(x.value().abs())
        } else {
            Self::each(x, x.value().abs(), |t| product(t, T::constant(R::NAN)))
        }
    }

    /// Returns the larger of two. A NaN on the left gives way, as in `f64::max`, which also says
    /// which zero max(0, −0) is.
    #[inline]
    pub fn max<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        let (x, y) = (a.value(), b.value());
        let first = x >= y || is_nan(y);
        (if first { a } else { b }).with_value(x.max(y))
    }

    /// Returns the smaller of two, with the same conventions as [`max`](Self::max).
    #[inline]
    pub fn min<S: Seeded<R, T, N>>(a: S, b: S) -> S {
        let (x, y) = (a.value(), b.value());
        let first = x <= y || is_nan(y);
        (if first { a } else { b }).with_value(x.min(y))
    }
}

/// Marks a way that is rarely gone, so that the other one is laid out without it.
#[cold]
#[inline(never)]
fn rarely() {}
