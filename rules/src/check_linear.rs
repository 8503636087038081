//! The check of a linear map and of its transpose: [`check_linear`].

use crate::Linear;
use crate::equation::flatten;
use core::fmt::{self, Display, Formatter};
use fluxions::for_rules::unflatten;
use fluxions::{Real, Space, View};

/// What [`check_linear`] found.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum NotLinear<E> {
    /// A x or Aᵀ y has another number of components than y or x.
    Components {
        /// The number that there should be.
        expected: usize,
        /// The number that there is.
        found: usize,
    },
    /// A (x + z) differs from A x + A z.
    Sum {
        /// The greatest difference of a component.
        difference: f64,
    },
    /// ⟨A x, y⟩ differs from ⟨x, Aᵀ y⟩.
    Adjoint {
        /// ⟨A x, y⟩.
        applied: f64,
        /// ⟨x, Aᵀ y⟩.
        transposed: f64,
    },
    /// The map failed.
    Map(E),
}

impl<E: Display> Display for NotLinear<E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Components { expected, found } => write!(f, "expected {expected} components, found {found}"),
            Self::Sum { difference } => write!(f, "A (x + z) differs from A x + A z by {difference:e}"),
            Self::Adjoint { applied, transposed } => {
                write!(f, "the transpose is wrong: ⟨A x, y⟩ = {applied}, and ⟨x, Aᵀ y⟩ = {transposed}")
            }
            Self::Map(error) => error.fmt(f),
        }
    }
}
impl<E: core::error::Error + 'static> core::error::Error for NotLinear<E> {}

/// Checks that a map is linear and that its transpose is right, at three points of the shapes of x
/// and y.
///
/// A (x + z) = A x + A z, and ⟨A x, y⟩ = ⟨x, Aᵀ y⟩, up to rounding. Costs three applications and one
/// transpose a point. The components of x and y do not count.
///
/// # Errors
///
/// [`NotLinear`] tells what is wrong.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_rules::{ByBackend, NotLinear, check_linear};
/// use fluxions_tape::Tape;
///
/// #[differentiable]
/// fn square<S: Scalar>(x: S) -> S {
///     x * x
/// }
/// let verdict = check_linear(&ByBackend::new(Square, Tape, 0.0), 0.0, 0.0);
/// assert!(matches!(verdict, Err(NotLinear::Sum { .. })));
/// ```
pub fn check_linear<R: Real, L: Linear<R>>(
    map: &L,
    x: View<'_, L::Input, R>,
    y: View<'_, L::Output, R>,
) -> Result<(), NotLinear<L::Error>> {
    for round in 0..3 {
        let mut numbers =
            (1 + 1000 * round..).map(|k: u32| R::from_f64((f64::from(k) * 0.618_033_988_75).fract() - 0.5));
        let mut sample = |count: usize| (0..count).map(|_| numbers.next().unwrap_or(R::zero())).collect::<Vec<R>>();
        let (n, m) = (L::Input::dim(x), L::Output::dim(y));
        let (x_values, z, y_values) = (sample(n), sample(n), sample(m));
        let sum: Vec<R> = x_values.iter().zip(&z).map(|(x, z)| *x + *z).collect();
        let apply = |components: &[R]| {
            let at = unflatten::<L::Input, R, R>(x, components);
            let image = map.apply(L::Input::view(&at)).map_err(NotLinear::Map)?;
            of_length(m, flatten::<L::Output, R>(L::Output::view(&image)))
        };
        let (ax, az, a_sum) = (apply(&x_values)?, apply(&z)?, apply(&sum)?);
        require_sum(&ax, &az, &a_sum)?;
        let at = unflatten::<L::Output, R, R>(y, &y_values);
        let image = map.transpose(L::Output::view(&at)).map_err(NotLinear::Map)?;
        let aty = of_length(n, flatten::<L::Input, R>(L::Input::view(&image)))?;
        require_adjoint((&ax, &y_values), (&x_values, &aty))?;
    }
    Ok(())
}

/// How much rounding is allowed for, in units of the last place.
const ROUNDING: f64 = 1e4;

fn of_length<R, E>(expected: usize, components: Vec<R>) -> Result<Vec<R>, NotLinear<E>> {
    let found = components.len();
    if expected == found { Ok(components) } else { Err(NotLinear::Components { expected, found }) }
}

/// Compares A x + A z with A (x + z).
fn require_sum<R: Real, E>(ax: &[R], az: &[R], a_sum: &[R]) -> Result<(), NotLinear<E>> {
    let (mut difference, mut size) = (0.0, 0.0_f64);
    for ((ax, az), a_sum) in ax.iter().zip(az).zip(a_sum) {
        let found = (ax.to_f64() + az.to_f64() - a_sum.to_f64()).abs();
        difference = if found > difference || found.is_nan() { found } else { difference };
        size = size.max(ax.to_f64().abs() + az.to_f64().abs());
    }
    let fine = difference <= ROUNDING * R::EPSILON.to_f64() * size;
    if fine { Ok(()) } else { Err(NotLinear::Sum { difference }) }
}

/// Compares ⟨A x, y⟩ with ⟨x, Aᵀ y⟩.
fn require_adjoint<R: Real, E>((ax, y): (&[R], &[R]), (x, aty): (&[R], &[R])) -> Result<(), NotLinear<E>> {
    let products = |a: &[R], b: &[R]| a.iter().zip(b).map(|(a, b)| a.to_f64() * b.to_f64()).collect::<Vec<f64>>();
    let (left, right) = (products(ax, y), products(x, aty));
    let (applied, transposed): (f64, f64) = (left.iter().sum(), right.iter().sum());
    let size: f64 = left.iter().chain(&right).map(|product| product.abs()).sum();
    let fine = (applied - transposed).abs() <= ROUNDING * R::EPSILON.to_f64() * size;
    if fine { Ok(()) } else { Err(NotLinear::Adjoint { applied, transposed }) }
}
