//! Backends beside each other.

use core::convert::Infallible;
use fluxions::Error;
use fluxions::prelude::*;
use fluxions_check::{Comparison, Verdict};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;

#[differentiable]
fn waves<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![(x[0] * x[1]).sin(), x[1].exp(), x[0] - x[1]]
}

#[differentiable]
fn wrong<S: Scalar>(x: S) -> S {
    S::from_partials(x.primal() * x.primal(), &[(x, x * 2.02)])
}

#[test]
fn rows_have_digits_and_costs() -> Result<(), Error<Infallible>> {
    let comparison = Comparison::new(&Waves, &[0.5, 1.5])
        .with("dual", Dual::new())
        .with("forward", FiniteDifference::forward())
        .with("central", FiniteDifference::central())
        .count_allocations(&|run| {
            run();
            7
        });
    let outcome = comparison.run()?;
    let costs: Vec<_> = outcome.rows.iter().map(|row| row.cost.clone().unwrap()).collect();
    assert_eq!(costs.iter().map(|cost| cost.calls).collect::<Vec<_>>(), [1, 3, 4]);
    assert!(costs[0].digits == 16.0 && costs[1].digits > 6.0 && costs[2].digits > costs[1].digits + 1.0);
    assert!(costs.iter().all(|cost| cost.nanoseconds > 0.0 && cost.allocations == Some(7)));
    let table = outcome.to_string();
    assert!(["dual", "forward", "central", "digits beside dual"].iter().all(|word| table.contains(word)), "{table}");
    Ok(())
}

#[test]
fn differences_know_no_rule() -> Result<(), Error<Infallible>> {
    let digits = |comparison: Comparison<'_, Wrong>| -> Result<f64, Error<Infallible>> {
        Ok(comparison.with("dual", Dual::new()).run()?.rows[0].cost.clone()?.digits)
    };
    assert_eq!(digits(Comparison::new(&Wrong, 3.0))?, 16.0);
    let found = digits(Comparison::new(&Wrong, 3.0).against_differences())?;
    assert!((found - 2.0).abs() < 0.01, "{found}"); // 1 %
    let found = digits(Comparison::new(&Wrong, 3.0).against(FiniteDifference::central()))?;
    assert!((found - 2.0).abs() < 0.01, "{found}");
    Ok(())
}

/// All exact backends give the derivative that the function states, and it is wrong: the differences say so.
#[test]
fn a_derivative_that_the_function_states_wrongly_is_flagged() -> Result<(), Error<Infallible>> {
    let of = |comparison: Comparison<'_, Wrong>| {
        comparison.with("dual", Dual::new()).with("central", FiniteDifference::central()).run()
    };
    let outcome = of(Comparison::new(&Wrong, 3.0))?;
    let verdicts: Vec<_> = outcome.rows.iter().filter_map(|row| Some(row.cost.as_ref().ok()?.verdict)).collect();
    assert_eq!((verdicts, outcome.verdict), (vec![Verdict::Wrong, Verdict::Agrees], Some(Verdict::Wrong)));
    let table = outcome.to_string();
    assert!(table.contains("digits beside dual") && table.contains("wrong") && table.contains("agrees"), "{table}");
    assert!(table.ends_with("dual is contradicted by differences: digits beside it are no measure"), "{table}");
    let outcome = of(Comparison::new(&Wrong, 3.0).against_differences())?;
    assert!(outcome.verdict.is_none() && outcome.to_string().contains("digits beside differences"), "{outcome}");
    let outcome = Comparison::new(&Waves, &[0.5, 1.5]).with("dual", Dual::new()).run()?;
    assert_eq!((outcome.verdict, outcome.rows[0].cost.clone()?.verdict), (Some(Verdict::Agrees), Verdict::Agrees));
    assert!(!outcome.to_string().contains("contradicted"), "{outcome}");
    Ok(())
}

#[test]
fn a_backend_that_fails_says_so_in_its_row() -> Result<(), Error<Infallible>> {
    let bounded = FiniteDifference::central().with_bounds(vec![0.0; 5], vec![1.0; 5])?;
    let outcome = Comparison::new(&Waves, &[0.5, 1.5]).with("bounded", bounded).with("dual", Dual::new()).run()?;
    assert!(matches!(outcome.rows[0].cost, Err(Error::Shape { .. })));
    assert!(outcome.rows[1].cost.is_ok() && outcome.to_string().contains("bounds"));
    assert_eq!(outcome.rows[1].cost.clone()?.allocations, None);
    Ok(())
}

#[differentiable]
fn line<S: Scalar>(b: &[S; 2], #[constant] at: &[f64]) -> Vec<S> {
    at.iter().map(|&t| b[0] + b[1] * t).collect()
}

#[test]
fn contexts_are_passed() -> Result<(), Error<Infallible>> {
    let at = vec![0.0, 1.0, 2.0];
    let outcome =
        Comparison::with_context(&Line, &[1.0, 2.0], &at).with("central", FiniteDifference::central()).run()?;
    assert!(outcome.rows[0].cost.clone()?.digits > 9.0);
    Ok(())
}
