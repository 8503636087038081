//! The settings: [`FiniteDifference`].

use core::convert::Infallible;
use fluxions::{Argument, Error, Real, Scalar, Shape, Space, View};
use std::sync::Arc;

/// On which sides of x the function is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// x and x + h: n + 1 calls, error of order h.
    Forward,
    /// x ± h: 2n calls, error of order h².
    Central,
}

/// The bounds of x: one interval for each component.
#[derive(Clone, Debug, PartialEq)]
pub struct Bounds {
    pub(crate) lower: Vec<f64>,
    pub(crate) upper: Vec<f64>,
}

/// The backend of finite differences.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_finite_difference::FiniteDifference;
///
/// #[differentiable]
/// fn square<S: Scalar>(x: S) -> S {
///     x * x
/// }
///
/// let slope = FiniteDifference::central().derivative(&Square, 3.0)?;
/// assert!((slope - 6.0f64).abs() < 1e-9);
/// assert!(FiniteDifference::central().with_step(-1.0).is_err());
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct FiniteDifference {
    pub(crate) scheme: Scheme,
    pub(crate) step: Option<f64>,
    pub(crate) scale: f64,
    pub(crate) levels: usize,
    pub(crate) bounds: Option<Arc<Bounds>>,
}

/// [`FiniteDifference::central`].
impl Default for FiniteDifference {
    fn default() -> Self {
        Self::central()
    }
}

impl FiniteDifference {
    /// Returns forward differences. They take half the calls of central ones and give half the digits of a number.
    pub const fn forward() -> Self {
        Self { scheme: Scheme::Forward, step: None, scale: 1.0, levels: 0, bounds: None }
    }

    /// Returns central differences. They give two thirds of the digits of a number.
    pub const fn central() -> Self {
        Self { scheme: Scheme::Central, step: None, scale: 1.0, levels: 0, bounds: None }
    }

    /// Replaces the relative step: steps are `step` · max(|x|, scale).
    ///
    /// # Errors
    ///
    /// [`Error::Range`] unless 0 < step < 1.
    pub fn with_step(self, step: f64) -> Result<Self, Error<Infallible>> {
        if step > 0.0 && step < 1.0 {
            return Ok(Self { step: Some(step), ..self });
        }
        Err(Error::Range { argument: Argument::Setting("step"), expected: "a number in (0, 1)", found: step })
    }

    /// Makes steps relative to max(|x|, `scale`) in the place of max(|x|, 1), for parameters much smaller than 1.
    /// With the scale 0 steps are relative to |x|, and to 1 at x = 0.
    ///
    /// # Errors
    ///
    /// [`Error::Range`] unless 0 ≤ scale < ∞.
    pub fn with_scale(self, scale: f64) -> Result<Self, Error<Infallible>> {
        if (0.0..f64::INFINITY).contains(&scale) {
            return Ok(Self { scale, ..self });
        }
        Err(Error::Range { argument: Argument::Setting("scale"), expected: "a number in [0, ∞)", found: scale })
    }

    /// Returns the size of x that steps are relative to.
    pub(crate) fn size<R: Real>(&self, x: R) -> R {
        let size = x.abs().max(R::from_f64(self.scale));
        if size == R::zero() { R::one() } else { size }
    }

    /// Extrapolates to step 0 from `levels` halvings (Richardson), with an estimate of the error:
    /// [`DifferenceEngine::error_estimate`](crate::DifferenceEngine::error_estimate).
    ///
    /// # Errors
    ///
    /// [`Error::Range`] above 8 levels.
    pub fn with_richardson(self, levels: usize) -> Result<Self, Error<Infallible>> {
        if levels <= 8 {
            return Ok(Self { levels, ..self });
        }
        let found = levels as f64;
        Err(Error::Range { argument: Argument::Setting("levels"), expected: "at most 8", found })
    }

    /// Calls the function only at points `lower ≤ x ≤ upper`. Near a bound the differences are one-sided. An x outside, or with a
    /// component that is NaN, is refused with [`Error::Range`]. A preparation calls f at x before that if the type of y leaves its
    /// shape open.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the bounds differ in length. [`Error::Range`] if a lower bound is not below its upper
    /// bound.
    pub fn with_bounds(self, lower: Vec<f64>, upper: Vec<f64>) -> Result<Self, Error<Infallible>> {
        if lower.len() != upper.len() {
            return Err(Error::Shape {
                argument: Argument::Setting("upper bounds"),
                expected: Shape::new([lower.len()]),
                found: Shape::new([upper.len()]),
            });
        }
        // This form refuses NaN, too.
        if let Some((_, &found)) = lower
            .iter()
            .zip(&upper)
            .find(|(low, high)| !matches!(low.partial_cmp(high), Some(core::cmp::Ordering::Less)))
        {
            let expected = "a number above the lower bound";
            return Err(Error::Range { argument: Argument::Setting("upper bounds"), expected, found });
        }
        Ok(Self { bounds: Some(Arc::new(Bounds { lower, upper })), ..self })
    }

    /// On which sides of x the function is called.
    pub const fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// The relative step, if the user set one.
    pub const fn step(&self) -> Option<f64> {
        self.step
    }

    /// The least |x| that steps are relative to.
    pub const fn scale(&self) -> f64 {
        self.scale
    }

    /// The number of levels of extrapolation.
    pub const fn richardson(&self) -> usize {
        self.levels
    }

    /// The order of the error in h, before extrapolation.
    fn order(&self) -> usize {
        match self.scheme {
            Scheme::Forward => 1,
            Scheme::Central => 2,
        }
    }

    /// The step relative to max(|x|, 1) for a first derivative: ε^(1/(order + 1)), larger with extrapolation.
    pub(crate) fn relative_step<R: Real>(&self) -> R {
        if let Some(step) = self.step {
            return R::from_f64(step);
        }
        let order = self.order() * (self.levels + 1);
        let exponent = 1.0 / (order + 1) as f64;
        let widen = if self.levels > 0 { 2.0 } else { 1.0 };
        R::from_f64(R::EPSILON.to_f64().powf(exponent) * widen)
    }

    /// Returns the factor by which the error shrinks in extrapolation `level`: 2^(order · level).
    pub(crate) fn ratio<R: Real>(&self, level: usize) -> R {
        R::from_f64((1u64 << (self.order() * level)) as f64)
    }

    /// Checks that there is one pair of bounds for each component of x, and that x lies within them.
    pub(crate) fn admit<X: Space, T: Scalar<X::Real>, E>(&self, x: View<'_, X, T>) -> Result<(), Error<E>> {
        let Some(bounds) = self.bounds.as_deref() else { return Ok(()) };
        let (mut n, mut outside, real) = (0, None, <X::Real as Real>::from_f64);
        X::each(x, &mut |x: T| {
            let x = x.primal();
            let within = |(&lower, &upper): (&f64, &f64)| (real(lower)..=real(upper)).contains(&x);
            if outside.is_none() && !bounds.lower.get(n).zip(bounds.upper.get(n)).is_none_or(within) {
                outside = Some(x.to_f64());
            }
            n += 1;
        });
        if bounds.lower.len() != n {
            return Err(Error::Shape {
                argument: Argument::Setting("bounds"),
                expected: Shape::new([n]),
                found: Shape::new([bounds.lower.len()]),
            });
        }
        outside.map_or(Ok(()), |found| {
            Err(Error::Range { argument: Argument::Input, expected: "a point within the bounds", found })
        })
    }
}
