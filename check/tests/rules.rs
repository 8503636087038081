//! Rules under a check: each mistake shows where it is.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Gives, Rule};
use fluxions_check::{Verdict, check_rule};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Mistake {
    None,
    Factor,
    Transpose,
    CutPushforward,
    CutPullback,
}

/// y = (x₀² x₁, sin x₁).
#[derive(Clone, Copy)]
struct Pair(Mistake);

impl Rule for Pair {
    type Input = Vec<f64>;
    type Output = [f64; 2];
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &[f64]) -> Result<([f64; 2], ()), Infallible> {
        Ok(([x[0] * x[0] * x[1], x[1].sin()], ()))
    }
    fn pushforward<T: Scalar>(&self, (): &(), x: &[T], _: &[T; 2], v: &[T]) -> Result<[T; 2], Infallible> {
        let [a, b, c] = self.slopes(x, Mistake::CutPushforward);
        Ok([a * v[0] + b * v[1], c * v[1]])
    }
    fn pullback<T: Scalar>(&self, (): &(), x: &[T], _: &[T; 2], w: &[T; 2]) -> Result<Vec<T>, Infallible> {
        let [a, b, c] = self.slopes(x, Mistake::CutPullback);
        if self.0 == Mistake::Transpose {
            return Ok(vec![a * w[0] + b * w[1], c * w[1]]);
        }
        Ok(vec![a * w[0], b * w[0] + c * w[1]])
    }
}

impl Pair {
    /// 2x₀x₁, x₀² and cos x₁, as values only if that is the mistake.
    fn slopes<T: Scalar>(self, x: &[T], cut: Mistake) -> [T; 3] {
        let factor = if self.0 == Mistake::Factor { 3.0 } else { 2.0 };
        let slopes = [x[0] * x[1] * factor, x[0] * x[0], x[1].cos()];
        if self.0 == cut { slopes.map(T::stop_gradient) } else { slopes }
    }
}

#[test]
fn each_mistake_is_found_where_it_is() -> Result<(), Error<Infallible>> {
    let agree = |mistake| -> Result<[bool; 3], Error<Infallible>> {
        let report = check_rule(&Pair(mistake), &[1.5, 0.7])?;
        assert_eq!(report.agrees(), mistake == Mistake::None, "{report}");
        let parts = [report.first, report.of_pushforward, report.of_pullback];
        Ok::<_, Error<Infallible>>(parts.map(|report| report.verdict() == Verdict::Agrees))
    };
    assert_eq!(agree(Mistake::None)?, [true, true, true]);
    assert!(!agree(Mistake::Factor)?[0]);
    assert!(!agree(Mistake::Transpose)?[0]);
    assert_eq!(agree(Mistake::CutPushforward)?, [true, false, true]);
    assert_eq!(agree(Mistake::CutPullback)?, [true, true, false]);
    Ok(())
}
