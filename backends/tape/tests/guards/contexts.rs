//! What a program may outlive: parameters and caches, constants only by promise.

use crate::{close, counters};
use core::convert::Infallible;
use fluxions::Error;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_tape::{Flip, RecordedTape, Tape};

type Outcome = Result<(), Error<Infallible>>;

#[differentiable]
fn mixes<S: Scalar>(x: &[S], #[parameter] p: &[S], #[parameter] t: S) -> S {
    let smooth = x.iter().zip(p).fold(t, |sum, (&x, &p)| sum + (x * p).sin() * t);
    smooth + p[0].pow(t) * x[0].max(p[1])
}

#[test]
fn parameters_are_replayed() -> Outcome {
    let x = [0.5, -1.5];
    let mut gradient = RecordedTape::new().bind(Mixes, (&[1.0, 2.0], 1.0)).prepare_gradient(&x)?;
    let mut hvp = RecordedTape::new().bind(Mixes, (&[1.0, 2.0], 1.0)).prepare_hvp(&x)?;
    let mut pushforward = RecordedTape::new().bind(Mixes, (&[1.0, 2.0], 1.0)).prepare_pushforward(&x)?;
    for k in 0..20 {
        let k = f64::from(k);
        let (p, t, v) = ([0.1 + 0.3 * k, 5.0 - k], 0.7 * k, [1.0, k]);
        let x = [x[0] * k, x[1] + k];
        let b = Dual::new();
        let exact = b.bind(&Mixes, (&p, t)).gradient(&x)?;
        assert!(close(&gradient.with((&p, t)).gradient(&x)?, &exact));
        assert!(close(&[pushforward.with((&p, t)).pushforward(&x, &v)?], &[exact[0] + k * exact[1]]));
        let product = hvp.with((&p, t)).hvp(&x, &v)?;
        assert!(close(&product, &b.bind(&Mixes, (&p, t)).hvp(&x, &v)?));
    }
    assert_eq!((counters!(gradient), counters!(hvp), counters!(pushforward)), ((1, 20, 0), (1, 20, 0), (1, 20, 0)));
    let program =
        gradient.engine().program().map(|program| (program.inputs(), program.parameters(), program.outputs()));
    assert_eq!(program, Some((2, 3, 1)));
    Ok(())
}

#[differentiable]
fn compares_a_parameter<S: Scalar>(x: &[S], #[parameter] t: S) -> S {
    if t > 0.0 { x[0] * t } else { x[0] * x[0] }
}

#[test]
fn a_parameter_that_is_compared_has_a_guard() -> Outcome {
    let mut p = RecordedTape::new().bind(ComparesAParameter, 1.0).prepare_gradient(&[3.0])?;
    assert_eq!(p.with(2.0).gradient(&[3.0])?, [2.0]);
    assert_eq!(p.with(-2.0).gradient(&[3.0])?, [6.0]);
    assert_eq!(p.with(-3.0).gradient(&[4.0])?, [8.0]);
    assert_eq!(p.with(5.0).gradient(&[4.0])?, [5.0]);
    assert_eq!(counters!(p), (3, 2, 2));
    Ok(())
}

#[differentiable]
fn scales<S: Scalar>(x: &[S], #[constant] factors: &[f64], #[parameter] t: S) -> S {
    x.iter().zip(factors).map(|(&x, &k)| x * x * k).sum::<S>() * t
}

#[test]
fn constants_are_seen_anew_at_each_call() -> Outcome {
    let x = [1.0, 2.0];
    let mut p = RecordedTape::new().bind(Scales, (&[1.0, 1.0], 1.0)).prepare_gradient(&x)?;
    let mut hessian = RecordedTape::new().bind(Scales, (&[1.0, 1.0], 1.0)).prepare_hessian(&x)?;
    assert_eq!(p.with((&[1.0, 1.0], 1.0)).gradient(&x)?, [2.0, 4.0]);
    assert_eq!(p.with((&[3.0, 10.0], 1.0)).gradient(&x)?, [6.0, 40.0]);
    assert_eq!(p.with((&[3.0, 10.0], 2.0)).gradient(&x)?, [12.0, 80.0]);
    assert_eq!(hessian.with((&[3.0, 10.0], 2.0)).hessian(&x)?.as_slice(), [12.0, 0.0, 0.0, 40.0]);
    assert_eq!(counters!(p), (3, 0, 0));
    assert!(p.engine().program().is_none());
    Ok(())
}

#[test]
fn constants_that_never_change_are_replayed() -> Outcome {
    let (x, promised) = ([1.0, 2.0], RecordedTape::new().constants_never_change());
    let mut p = promised.bind(Scales, (&[3.0, 10.0], 1.0)).prepare_gradient(&x)?;
    for t in [1.0, 2.0, 0.5] {
        assert_eq!(p.with((&[3.0, 10.0], t)).gradient(&x)?, [6.0 * t, 40.0 * t]);
    }
    assert_eq!(counters!(p), (1, 3, 0));
    // A broken promise: the answer is that for the old content.
    assert_eq!(p.with((&[0.0, 0.0], 1.0)).gradient(&x)?, [6.0, 40.0]);
    Ok(())
}

#[differentiable]
fn keeps<S: Scalar>(y: &mut [S], x: &[S], #[cache] c: &mut [S]) {
    // Neither y nor the cache holds anything of use before it is written.
    let stale = (y[0] + c[0]) * 0.0;
    c[0] = x[0] * x[0];
    c[1] = c[0] * x[1];
    y[0] = c[1] + stale;
    y[1] = c[0];
}

#[test]
fn caches_and_results_start_anew() -> Outcome {
    let f = Keeps::new(&[0.0, 0.0]);
    let cache = [1.0, 1.0];
    let mut tape = Tape.bind(&f, &cache).prepare_jacobian(&[1.0, 1.0])?;
    let mut recorded = RecordedTape::new().bind(&f, &cache).prepare_jacobian(&[1.0, 1.0])?;
    for x in [[1.0, 2.0], [3.0, -1.0], [0.5, 4.0]] {
        let expected = [2.0 * x[0] * x[1], 2.0 * x[0], x[0] * x[0], 0.0];
        assert_eq!(tape.with(&cache).jacobian(&x)?.as_slice(), expected);
        assert_eq!(recorded.with(&cache).jacobian(&x)?.as_slice(), expected);
    }
    assert_eq!(counters!(recorded), (1, 3, 0));
    Ok(())
}

#[test]
fn settings_have_names() {
    let name = |b: RecordedTape| Backend::<f64>::capabilities(&b).name.to_string();
    let refuses = RecordedTape::new().on_flip(Flip::Refuse);
    assert_eq!(Backend::<f64>::capabilities(&Tape).name, "tape");
    assert_eq!(name(RecordedTape::new()), "recorded-tape");
    assert_eq!(name(RecordedTape::new().constants_never_change()), "recorded-tape:constants");
    assert_eq!(name(refuses), "recorded-tape:refuse");
    assert_eq!(name(refuses.constants_never_change()), "recorded-tape:refuse,constants");
}
