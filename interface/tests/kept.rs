//! A prepared object that keeps the arguments that are not differentiated.

use fluxions::operators::{Kept, kind};
use fluxions::prelude::*;
use fluxions::{Argument, Backend, Error, SignatureOf};
use fluxions_dual::Dual;
use fluxions_tape::RecordedTape;

type Outcome = Result<(), Error<core::convert::Infallible>>;

/// t Σ dᵢ xᵢⁿ
#[differentiable]
fn weighted<S: Scalar>(
    x: &[S],
    #[constant] d: &[f64],
    #[constant] n: i32,
    #[parameter] t: S,
    #[cache] w: &mut [S],
) -> S {
    w.iter_mut().zip(x).zip(d).for_each(|((w, x), d)| *w = x.powi(n) * *d);
    w.iter().sum::<S>() * t
}

/// The type can be written down, for a field of a struct.
struct Solver<'a> {
    gradient: Kept<'a, kind::Gradient, <Dual as Backend>::Engine<SignatureOf<Weighted>>, Weighted>,
}

#[test]
fn the_arguments_are_kept_changed_and_passed_for_one_call() -> Outcome {
    let (d, x, room) = (vec![1.0, 10.0], [3.0, 4.0], [0.0; 2]);
    let backend = Dual::new();
    let mut solver = Solver { gradient: backend.bind(Weighted, (&d, 2, 0.5, &room)).keep().prepare_gradient(&x)? };
    assert_eq!(solver.gradient.gradient(&x)?, [3.0, 40.0]);
    let mut other = solver.gradient.clone();
    {
        let short = [1.0, 1.0];
        assert_eq!(solver.gradient.with((&short, 1, 1.0, &room)).gradient(&x)?, [1.0, 1.0]);
    }
    assert_eq!(solver.gradient.value_and_gradient(&x)?, (84.5, vec![3.0, 40.0]));
    solver.gradient.change((&d, 1, 2.0, &room));
    assert_eq!(solver.gradient.gradient(&x)?, [2.0, 20.0]);
    assert_eq!(other.gradient(&x)?, [3.0, 40.0]);
    let mut prepared = other.into_prepared();
    assert_eq!(prepared.with((&d, 2, 1.0, &room)).gradient(&x)?, [6.0, 80.0]);
    Ok(())
}

#[test]
fn every_operator_keeps_them() -> Outcome {
    let (d, x, v, room) = ([1.0, 10.0], [3.0, 4.0], [1.0, -1.0], [0.0; 2]);
    let backend = RecordedTape::new();
    let bound = || backend.bind(Weighted, (&d, 2, 0.5, &room)).keep();
    assert_eq!(bound().prepare_jacobian(&x)?.jacobian(&x)?.as_slice(), [3.0, 40.0]);
    assert_eq!(bound().prepare_pushforward(&x)?.pushforward(&x, &v)?, -37.0);
    assert_eq!(bound().prepare_pullback(&x)?.pullback(&x, 2.0)?, [6.0, 80.0]);
    assert_eq!(bound().prepare_hessian(&x)?.hessian(&x)?.as_slice(), [1.0, 0.0, 0.0, 10.0]);
    assert_eq!(bound().prepare_hvp(&x)?.hvp(&x, &v)?, [1.0, -10.0]);
    Ok(())
}

#[test]
fn other_shapes_are_errors() -> Outcome {
    let (d, x, room) = ([1.0, 10.0], [3.0, 4.0], [0.0; 2]);
    let mut gradient = Dual::new().bind(Weighted, (&d, 2, 0.5, &room)).keep().prepare_gradient(&x)?;
    gradient.change((&d, 2, 0.5, &[0.0]));
    let error = gradient.gradient(&x);
    assert!(matches!(error, Err(Error::Shape { argument: Argument::Context, .. })), "{error:?}");
    gradient.change((&d, 2, 0.5, &room));
    assert_eq!(gradient.gradient(&x)?, [3.0, 40.0]);
    Ok(())
}
