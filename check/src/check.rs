//! The checks: as functions, and on a function with its arguments bound.

use crate::adjoint::flat;
use crate::problem::Problem;
use crate::report::Report;
use fluxions::operators::Bound;
use fluxions::{Backend, Differentiate, Error, Function, IsNumber, NoContext, Operator, Space, View};
use fluxions_dual::Dual;

/// The checks on a function with the arguments that are not differentiated: what `backend.bind(&f, args)` gives.
///
/// Formulas, costs and sources are those of [`check_gradient`], [`check_jacobian`] and [`check_hessian`].
///
/// # Errors
///
/// Those of the functions.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_check::Check;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn misfit<S: Scalar>(b: &[S; 2], #[constant] data: &[(f64, f64)]) -> S {
///     data.iter().map(|&(x, y)| (b[0] + b[1] * x - y).powi(2)).sum()
/// }
///
/// let data = [(0.0, 1.0), (1.0, 3.0)];
/// let report = Dual::new().bind(&Misfit, &data).check_gradient(&[0.0, 0.0])?;
/// report.assert(); // −2 (1 + 3) and −2 · 3
/// assert_eq!(report.compared, 2);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
pub trait Check<F: Function>: Sized {
    /// As [`check_gradient`].
    ///
    /// # Errors
    ///
    /// Those of [`check_gradient`].
    fn check_gradient(self, x: View<'_, F::Input, f64>) -> Result<Report, Error<F::Error>>
    where
        F::Output: IsNumber;
    /// As [`check_jacobian`].
    ///
    /// # Errors
    ///
    /// Those of [`check_jacobian`].
    fn check_jacobian(self, x: View<'_, F::Input, f64>) -> Result<Report, Error<F::Error>>;
    /// As [`check_hessian`].
    ///
    /// # Errors
    ///
    /// Those of [`check_hessian`].
    fn check_hessian(self, x: View<'_, F::Input, f64>) -> Result<Report, Error<F::Error>>
    where
        F::Output: IsNumber;
}

impl<B: Backend, F: Function> Check<F> for Bound<'_, '_, B, F> {
    fn check_gradient(self, x: View<'_, F::Input, f64>) -> Result<Report, Error<F::Error>>
    where
        F::Output: IsNumber,
    {
        with(self, x, |p| {
            let y = p.value()?;
            let gradient = p.backend.bind(p.f, p.args).gradient(p.x)?;
            let gradient = flat::<F::Input>(F::Input::view(&gradient));
            let findings = p.first_order(&y, |_, column| gradient[column])?;
            Ok(p.report(Operator::Gradient, &y, findings, p.adjoint(&y)?))
        })
    }

    fn check_jacobian(self, x: View<'_, F::Input, f64>) -> Result<Report, Error<F::Error>> {
        with(self, x, |p| {
            let y = p.value()?;
            let jacobian = p.backend.bind(p.f, p.args).jacobian(p.x)?;
            let findings = p.first_order(&y, |row, column| jacobian[(row, column)])?;
            Ok(p.report(Operator::Jacobian, &y, findings, p.adjoint(&y)?))
        })
    }

    fn check_hessian(self, x: View<'_, F::Input, f64>) -> Result<Report, Error<F::Error>>
    where
        F::Output: IsNumber,
    {
        with(self, x, |p| {
            let y = p.value()?;
            let (_, gradient, hessian) = p.backend.bind(p.f, p.args).value_gradient_and_hessian(p.x)?;
            let gradient = flat::<F::Input>(F::Input::view(&gradient));
            let mut findings = p.first_order(&y, |_, column| gradient[column])?;
            let second = p.second_order(|row, column| hessian[(row, column)])?;
            findings.entries.extend(second.entries);
            findings.calls += second.calls;
            Ok(p.report(Operator::Hessian, &y, findings, p.symmetry()?))
        })
    }
}

/// Checks a function with its arguments bound.
fn with<B: Backend, F: Function>(
    bound: Bound<'_, '_, B, F>,
    x: View<'_, F::Input, f64>,
    check: impl FnOnce(Problem<'_, B, F>) -> Result<Report, Error<F::Error>>,
) -> Result<Report, Error<F::Error>> {
    let (backend, f, args) = bound.into_parts();
    check(Problem::new(backend, &f, x, args))
}

macro_rules! checks {
    ($($(#[$doc:meta])* $name:ident, $with:ident, $by:literal $(, $output:ident)?;)*) => {$(
        $(#[$doc])*
        pub fn $name<F>(f: F, x: View<'_, F::Input, f64>) -> Result<Report, Error<F::Error>>
        where
            F: Function,
            F::Context: NoContext<f64>,
            $(F::Output: $output,)?
        {
            $with(&Dual::new(), f, x)
        }

        #[doc = concat!("[`", stringify!($name), "`] of another backend than `Dual`: ", $by, ".")]
        ///
        /// The error that a backend states of itself counts as agreement, a thousandfold: finite differences are no
        /// worse than they say.
        ///
        /// # Errors
        ///
        #[doc = concat!("Those of [`", stringify!($name), "`], and the backend's own.")]
        ///
        /// ```
        /// use fluxions::prelude::*;
        #[doc = concat!("use fluxions_check::", stringify!($with), ";")]
        /// use fluxions_finite_difference::FiniteDifference;
        ///
        /// #[differentiable]
        /// fn product<S: Scalar>(x: &[S; 2]) -> S {
        ///     x[0] * x[1]
        /// }
        ///
        #[doc = concat!("let report = ", stringify!($with), "(&FiniteDifference::central(), &Product, &[2.0, 3.0])?;")]
        /// report.assert();
        /// assert_eq!(report.backend, "finite-difference:central");
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        pub fn $with<B, F>(backend: &B, f: F, x: View<'_, F::Input, f64>) -> Result<Report, Error<F::Error>>
        where
            B: Backend,
            F: Function,
            F::Context: NoContext<f64>,
            $(F::Output: $output,)?
        {
            Check::$name(backend.bind(f, ()), x)
        }
    )*};
}

checks! {
    /// ∂f/∂xⱼ by dual numbers, compared for each j with (f(x + h eⱼ) − f(x − h eⱼ)) / 2h, h → 0, and
    /// ⟨ȳ, ∇f · ẋ⟩ = ⟨∇f ȳ, ẋ⟩ in three directions.
    ///
    /// x is any point, f(x) a number. Steps are relative to max(|xⱼ|, 1), from 10⁻¹ down to 4 · 10⁻⁴; to 3 · 10⁻⁹ where that
    /// does not settle it, and then relative to |xⱼ| where that is small. At the edge of f's domain, where f fails or is not
    /// a number on one side, the differences are those of the other side.
    ///
    /// Costs 18 calls of f for each component that is settled at once, up to 104 for others; a gradient, and three
    /// pushforwards and pullbacks.
    ///
    /// Source: Ridders, *Accurate computation of F′(x) and F′(x) F″(x)*, Advances in Engineering Software 4 (1982), 75–76; Press et
    /// al., *Numerical Recipes*, 3rd edition, §5.7; for the identity Griewank and Walther, *Evaluating Derivatives*, 2nd edition,
    /// §3.2.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] where f fails at x itself.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_check::{Verdict, check_gradient};
    ///
    /// #[differentiable]
    /// fn area<S: Scalar>(sides: &[S]) -> S {
    ///     sides[0] * sides[1]
    /// }
    ///
    /// let report = check_gradient(&Area, &[2.0, 3.0])?;
    /// report.assert();
    /// assert_eq!((report.compared, report.calls, report.verdict()), (2, 36, Verdict::Agrees));
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    check_gradient, check_gradient_with, "∂f/∂xⱼ beside its differences", IsNumber;

    /// Jᵢⱼ = ∂yᵢ/∂xⱼ by dual numbers, compared for each i and j with (yᵢ(x + h eⱼ) − yᵢ(x − h eⱼ)) / 2h, h → 0, and
    /// ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩ in three directions.
    ///
    /// x and y are any points, J is m × n. Steps, edges, cost in calls of f and sources are those of [`check_gradient`]; a
    /// component counts as settled when all of its column is.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] where f fails at x itself.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_check::check_jacobian;
    ///
    /// #[differentiable]
    /// fn polar<S: Scalar>(r: S, angle: S) -> [S; 2] {
    ///     [r * angle.cos(), r * angle.sin()]
    /// }
    ///
    /// let report = check_jacobian(&Polar, (2.0, 0.0))?; // (1, 0; 0, 2)
    /// report.assert();
    /// assert_eq!(report.compared, 4);
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    check_jacobian, check_jacobian_with, "Jᵢⱼ beside its differences";

    /// Hᵢⱼ = ∂²f/∂xᵢ∂xⱼ by dual numbers, compared for each i and j with the differences of the gradient
    /// (∂ᵢf(x + h eⱼ) − ∂ᵢf(x − h eⱼ)) / 2h, h → 0, the gradient with those of f, and ⟨ȳ, H ẋ⟩ = ⟨H ȳ, ẋ⟩ in three
    /// directions.
    ///
    /// x is any point, f(x) a number, H is n × n; n² + n derivatives are compared. Steps, edges and sources are those of
    /// [`check_gradient`]. Costs for each component 18 gradients and as many calls of f, up to 104 each; a Hessian, and six
    /// Hessian-vector products.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] where f fails at x itself.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_check::check_hessian;
    ///
    /// #[differentiable]
    /// fn f<S: Scalar>(x: &[S; 2]) -> S {
    ///     x[0] * x[0] * x[1]
    /// }
    ///
    /// let report = check_hessian(&F, &[2.0, 3.0])?; // (6, 4; 4, 0)
    /// report.assert();
    /// assert_eq!(report.compared, 6);
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    check_hessian, check_hessian_with, "Hᵢⱼ beside the differences of the gradient", IsNumber;
}
