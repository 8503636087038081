//! The check of a rule: [`check_rule`].

use crate::report::Report;
use crate::{check_hessian, check_hessian_with, check_jacobian};
use core::fmt;
use fluxions::prelude::*;
use fluxions::rule::AsFunction;
use fluxions::{Error, Gives, Owned, Rule, View};
use fluxions_dual::Dual;

/// What [`check_rule`] found.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleReport {
    /// J by the pushforward beside differences of the value, and ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩ by both products.
    pub first: Report,
    /// H of Σ wᵢ yᵢ by the derivative of the pushforward.
    pub of_pushforward: Report,
    /// H of Σ wᵢ yᵢ by the derivative of the pullback.
    pub of_pullback: Report,
}

impl RuleReport {
    fn all(&self) -> [&Report; 3] {
        [&self.first, &self.of_pushforward, &self.of_pullback]
    }

    /// Whether all three reports agree.
    pub fn agrees(&self) -> bool {
        self.all().into_iter().all(Report::agrees)
    }

    /// Panics with the report unless all [agrees](Self::agrees). It is for tests.
    #[track_caller]
    pub fn assert(&self) {
        assert!(self.agrees(), "{self}");
    }
}

impl fmt::Display for RuleReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, push, pull] = self.all();
        write!(
            f,
            "the rule: {first}\nthe derivative of its pushforward: {push}\nthe derivative of its pullback: {pull}"
        )
    }
}

/// Compares a rule with differences and with its own transpose, at orders 1 and 2.
///
/// J ẋ by the pushforward, for each unit tangent, is compared with (g(x + h ẋ) − g(x − h ẋ)) / 2h, h → 0, and with the pullback
/// by ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩. With φ(x) = Σ wᵢ yᵢ for fixed weights w, the Hessian of φ by derivatives of the pushforward, and
/// that by derivatives of the pullback, are compared with differences of the gradient, and with their own transposes.
///
/// x is any point. Costs three checks: those of [`check_jacobian`] and, twice, [`check_hessian`], which have the sources.
///
/// # Errors
///
/// [`Error::Function`] if the rule fails at x. [`Error::Shape`] if a product has a wrong shape.
///
/// ```
/// use core::convert::Infallible;
/// use fluxions::prelude::*;
/// use fluxions::{Gives, Rule};
/// use fluxions_check::check_rule;
///
/// /// y = |x|² and x̄ = 2 x ȳ, by a factor that may be wrong.
/// #[derive(Clone, Copy)]
/// struct Square {
///     factor: f64,
/// }
///
/// impl Rule for Square {
///     type Input = Vec<f64>;
///     type Output = f64;
///     type Error = Infallible;
///     type Kept = ();
///     const GIVES: Gives = Gives::Pullback;
///
///     fn value(&self, x: &[f64]) -> Result<(f64, ()), Infallible> {
///         Ok((x.iter().map(|x| x * x).sum(), ()))
///     }
///     fn pullback<T: Scalar>(&self, (): &(), x: &[T], _: T, y_bar: T) -> Result<Vec<T>, Infallible> {
///         Ok(x.iter().map(|x| *x * y_bar * self.factor).collect())
///     }
/// }
///
/// check_rule(&Square { factor: 2.0 }, &[3.0, 4.0])?.assert();
/// assert!(!check_rule(&Square { factor: -2.0 }, &[3.0, 4.0])?.agrees());
/// # Ok::<(), fluxions::Error<Infallible>>(())
/// ```
pub fn check_rule<G: Rule>(rule: &G, x: View<'_, G::Input, f64>) -> Result<RuleReport, Error<G::Error>> {
    let weighted = AsFunction(Weighted(rule.clone()));
    Ok(RuleReport {
        first: check_jacobian(AsFunction(rule.clone()), x)?,
        // Dual numbers of second order call the pushforward. Over dual numbers a gradient of a rule takes its pullback.
        of_pushforward: check_hessian(&weighted, x)?,
        of_pullback: check_hessian_with(&SecondOrder::new(Dual::new(), Dual::new()), &weighted, x)?,
    })
}

/// φ(x) = Σ wᵢ yᵢ of a rule, with weights that are all different.
#[derive(Clone)]
struct Weighted<G>(G);

/// The weights in the shape of y, times a number.
fn weights<G: Rule, T: Scalar>(y: View<'_, G::Output, T>, factor: T) -> Owned<G::Output, T> {
    let mut i = 0.0;
    G::Output::map(y, &mut |_: T| {
        i += 1.0;
        factor * (1.0 + 0.37 * (1.9 * i).sin())
    })
}

/// ⟨w, y⟩.
fn weigh<G: Rule, T: Scalar>(y: View<'_, G::Output, T>) -> T {
    let (mut sum, mut all) = (T::zero(), Vec::new());
    G::Output::each(G::Output::view(&weights::<G, T>(y, T::one())), &mut |w: T| all.push(w));
    let mut w = all.into_iter();
    G::Output::each(y, &mut |y: T| sum += y * w.next().unwrap_or(T::zero()));
    sum
}

impl<G: Rule> Rule for Weighted<G> {
    type Input = G::Input;
    type Output = f64;
    type Error = G::Error;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: View<'_, G::Input, f64>) -> Result<(f64, ()), G::Error> {
        Ok((weigh::<G, f64>(G::Output::view(&self.0.value(x)?.0)), ()))
    }
    fn pushforward<T: Scalar>(
        &self,
        (): &(),
        x: View<'_, G::Input, T>,
        _: T,
        x_dot: View<'_, G::Input, T>,
    ) -> Result<T, G::Error> {
        let (y, kept) = T::call_rule(&self.0, x)?;
        let y_dot = self.0.pushforward(&kept, x, G::Output::view(&y), x_dot)?;
        Ok(weigh::<G, T>(G::Output::view(&y_dot)))
    }
    fn pullback<T: Scalar>(
        &self,
        (): &(),
        x: View<'_, G::Input, T>,
        _: T,
        y_bar: T,
    ) -> Result<Owned<G::Input, T>, G::Error> {
        let (y, kept) = T::call_rule(&self.0, x)?;
        let y = G::Output::view(&y);
        self.0.pullback(&kept, x, y, G::Output::view(&weights::<G, T>(y, y_bar)))
    }
}
