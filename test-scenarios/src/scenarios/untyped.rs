//! A rule whose type is forgotten: [`Untyped`].

use crate::Undefined;
use fluxions::rule::{Erased, Few, Keep};
use fluxions::{Gives, Owned, Rule, Scalar, Space};

/// A rule between lists of numbers, behind a type that does not name it, as a tape keeps it.
///
/// The compiler makes the calls of a rule anew for each rule and each number. These are one rule, so that a certificate compiles them once.
/// The formulas of the rules are compiled in the library of the kit. The crate of the rules calls them by their own types.
#[derive(Clone, Debug)]
pub struct Untyped(Erased<f64>);

impl Untyped {
    /// Forgets the type of a rule that has a value at `x`. The point tells the shapes.
    pub(super) fn new<G: Rule>(rule: &G, x: Owned<G::Input, f64>) -> Self {
        let (y, kept) = rule.value(G::Input::view(&x)).expect("the rule has a value at this point");
        Self(Erased::new(rule, x, y, &kept))
    }
}

fn listed<T: Copy, E>(outcome: Result<Few<T>, E>) -> Result<Vec<T>, Undefined> {
    outcome.map(|list| list.to_vec()).map_err(|_| Undefined)
}

impl Rule for Untyped {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Error = Undefined;
    type Kept = Keep<f64>;
    const GIVES: Gives = Gives::Both;
    const HOLDS_ANYWHERE: bool = true;

    fn value(&self, x: &[f64]) -> Result<(Vec<f64>, Keep<f64>), Undefined> {
        let (y, keep) = self.0.value(x).map_err(|_| Undefined)?;
        Ok((y.to_vec(), keep))
    }
    fn pushforward<T: Scalar>(&self, keep: &Keep<f64>, x: &[T], y: &[T], x_dot: &[T]) -> Result<Vec<T>, Undefined> {
        listed(self.0.pushforward(keep, x, y, x_dot))
    }
    fn pullback<T: Scalar>(&self, keep: &Keep<f64>, x: &[T], y: &[T], y_bar: &[T]) -> Result<Vec<T>, Undefined> {
        listed(self.0.pullback(keep, x, y, y_bar))
    }
}
