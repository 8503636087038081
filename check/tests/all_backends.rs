//! All backends beside each other.

use core::convert::Infallible;
use fluxions::Error;
use fluxions::prelude::*;
use fluxions_any::AnyBackend;
use fluxions_check::{Comparison, compare_backends};

#[differentiable]
fn waves<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![(x[0] * x[1]).sin(), x[1].exp(), x[0] - x[1]]
}

#[test]
fn each_has_a_row_under_its_name() -> Result<(), Error<Infallible>> {
    let outcome = compare_backends(&Waves, &[0.5, 1.5])?;
    let names: Vec<&str> = outcome.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, AnyBackend::NAMES);
    for (row, backend) in outcome.rows.iter().zip(AnyBackend::all()) {
        let cost = row.cost.clone()?;
        let exact = backend.capabilities().exactness.first() == 0.0;
        assert!(cost.digits > if exact { 14.0 } else { 6.0 }, "{row:?}");
        assert!(cost.nanoseconds > 0.0 && cost.allocations.is_none(), "{row:?}");
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Outside;

impl core::fmt::Display for Outside {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("outside")
    }
}

impl core::error::Error for Outside {}

#[differentiable]
fn root<S: Scalar>(x: S) -> Result<S, Outside> {
    if x < 0.0 { Err(Outside) } else { Ok(x.sqrt()) }
}

#[test]
fn where_f_fails_there_is_nothing_to_compare() {
    assert!(matches!(compare_backends(&Root, -1.0), Err(Error::Function(Outside))));
}

#[differentiable]
fn weighed<S: Scalar>(x: &[S; 2], #[constant] weights: &[f64; 2], #[parameter] t: S) -> S {
    (x[0] * weights[0] + x[1] * weights[1]) * t
}

#[test]
fn the_builder_takes_contexts_and_counts() -> Result<(), Error<Infallible>> {
    let comparison = Comparison::with_context(&Weighed, &[1.0, 2.0], (&[3.0, 4.0], 5.0)).with_all();
    let outcome = comparison
        .count_allocations(&|run| {
            run();
            1
        })
        .run()?;
    assert_eq!(outcome.rows.len(), AnyBackend::NAMES.len());
    for row in outcome.rows {
        let cost = row.cost?;
        assert!(cost.digits > 6.0 && cost.allocations == Some(1), "{}: {cost:?}", row.name);
    }
    Ok(())
}
