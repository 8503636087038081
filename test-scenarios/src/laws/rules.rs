//! The law of a rule: its two products contradict neither each other nor differences, at order 1 and at order 2.

use super::{Findings, Law};
use crate::case::{direction, flat};
use fluxions::rule::settled;
use fluxions::{Operator, Owned, Rule, Scalar, Space, View};
use fluxions_dual::DenseDual;

type Dual = DenseDual<f64, 1>;

/// The law of a rule at a point: ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩, over the reals and over dual numbers along a direction, and J ẋ as the
/// differences of the value have it.
///
/// Over dual numbers the two sides are derivatives of second order.
pub fn rule<G: Rule>(rule: &G, x: View<'_, G::Input, f64>, findings: &mut Findings) {
    let Some((y, _)) = findings.ok(Operator::Pushforward, rule.value(x).map_err(fluxions::Error::Function)) else {
        return;
    };
    for number in 0..3 {
        let (x_dot, along) = (direction::<G::Input>(x, number), direction::<G::Input>(x, number + 3));
        let y_bar = direction::<G::Output>(G::Output::view(&y), number + 6);
        let (x_dot, y_bar) = (G::Input::view(&x_dot), G::Output::view(&y_bar));
        adjoint::<G, f64>(rule, x, x_dot, y_bar, findings);
        let mut moved = flat::<G::Input>(G::Input::view(&along)).into_iter();
        let x = G::Input::map(x, &mut |x: f64| DenseDual::new(x, [moved.next().unwrap_or(0.0)]));
        let x_dot = G::Input::map(x_dot, &mut <Dual as Scalar>::constant);
        let y_bar = G::Output::map(y_bar, &mut <Dual as Scalar>::constant);
        adjoint::<G, Dual>(rule, G::Input::view(&x), G::Input::view(&x_dot), G::Output::view(&y_bar), findings);
    }
    differences(rule, x, findings);
}

/// Numbers whose parts are compared.
trait Parts: Scalar {
    fn parts(self) -> [f64; 2];
}
impl Parts for f64 {
    fn parts(self) -> [f64; 2] {
        [self, 0.0]
    }
}
impl Parts for Dual {
    fn parts(self) -> [f64; 2] {
        [self.value(), self.tangents()[0]]
    }
}

/// ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩ over `T`.
fn adjoint<G: Rule, T: Parts>(
    rule: &G,
    x: View<'_, G::Input, T>,
    x_dot: View<'_, G::Input, T>,
    y_bar: View<'_, G::Output, T>,
    findings: &mut Findings,
) {
    let products = settled(|| {
        let (y, kept) = T::call_rule(rule, x).map_err(fluxions::Error::Function)?;
        let y = G::Output::view(&y);
        let y_dot = rule.pushforward(&kept, x, y, x_dot).map_err(fluxions::Error::Function)?;
        Ok((y_dot, rule.pullback(&kept, x, y, y_bar).map_err(fluxions::Error::Function)?))
    });
    let Some((y_dot, x_bar)) = findings.ok(Operator::Pullback, products) else { return };
    let forward = product::<G::Output, T>(G::Output::view(&y_dot), y_bar);
    let backward = product::<G::Input, T>(G::Input::view(&x_bar), x_dot);
    let (found, expected) = (backward.parts(), forward.parts());
    let scale = expected.iter().fold(1.0, |m: f64, e| m.max(e.abs()));
    let agree = found.iter().zip(expected).all(|(f, e)| (f - e).abs() <= 1e-11 * scale);
    findings.check(Law::Adjoint, Operator::Pullback, agree, format_args!("{expected:?} forwards, {found:?} backwards"));
}

fn product<X: Space<Real = f64>, T: Scalar>(a: View<'_, X, T>, b: View<'_, X, T>) -> T {
    let mut all = Vec::new();
    X::each(b, &mut |b: T| all.push(b));
    let (mut sum, mut b) = (T::zero(), all.into_iter());
    X::each(a, &mut |a: T| sum += a * b.next().unwrap_or(T::zero()));
    sum
}

/// J ẋ beside (g(x + h ẋ) − g(x − h ẋ)) / 2h.
fn differences<G: Rule>(rule: &G, x: View<'_, G::Input, f64>, findings: &mut Findings) {
    let x_dot = direction::<G::Input>(x, 0);
    let step = 1e-5;
    let moved = |h: f64| -> Owned<G::Input, f64> {
        let mut along = flat::<G::Input>(G::Input::view(&x_dot)).into_iter();
        G::Input::map(x, &mut |x: f64| x + h * along.next().unwrap_or(0.0))
    };
    let at = |h: f64| rule.value(G::Input::view(&moved(h))).map(|(y, _)| flat::<G::Output>(G::Output::view(&y)));
    let products = rule.value(x).and_then(|(y, kept)| {
        let y_dot = rule.pushforward::<f64>(&kept, x, G::Output::view(&y), G::Input::view(&x_dot))?;
        Ok((flat::<G::Output>(G::Output::view(&y_dot)), at(step)?, at(-step)?))
    });
    let Some((y_dot, after, before)) = findings.ok(Operator::Pushforward, products.map_err(fluxions::Error::Function))
    else {
        return;
    };
    let by_differences: Vec<f64> = after.iter().zip(&before).map(|(a, b)| (a - b) / (2.0 * step)).collect();
    let agree = y_dot.iter().zip(&by_differences).all(|(y, d)| (y - d).abs() <= 1e-6 * d.abs().max(1.0));
    findings.check(
        Law::Correct,
        Operator::Pushforward,
        agree,
        format_args!("{y_dot:?}, by differences {by_differences:?}"),
    );
}
