//! A program as a function of its own.

use crate::{BRANCH_LINE, Branch, close};
use fluxions::prelude::*;
use fluxions::{Error, Parameter};
use fluxions_dual::{Dual, DualNumber};
use fluxions_tape::{BranchChanged, Flip, Program, ProgramError, RecordedTape, Tape, Var};

#[differentiable]
fn several<S: Scalar>(x: &[S], #[parameter] p: &[S]) -> Vec<S> {
    let sum = x.iter().fold(p[0], |sum, &x| sum + x * p[1]);
    vec![sum.sin(), x[0] * x[1], x[0].max(p[1]), S::constant(4.0), sum * sum]
}

fn program() -> Program<f64> {
    let p = RecordedTape::new().bind(Several, &[0.5, 2.0]).prepare_jacobian(&[1.0, 2.0, 3.0]).expect("a program");
    p.engine().program().expect("it is replayed").clone()
}

/// It is a function from vectors to vectors whose context is its parameters.
fn kind(f: &impl Function<Input = Vec<f64>, Output = Vec<f64>, Context = Parameter<Vec<f64>>>) -> impl Sized + '_ {
    f
}

#[test]
fn values() {
    let f = program();
    let _ = kind(&f);
    assert_eq!((f.inputs(), f.parameters(), f.outputs(), f.guards(), f.is_empty()), (3, 2, 5, 0, false));
    assert!(f.len() >= 5 && f.bytes() > 0);
    let (x, p) = ([0.1, -2.0, 0.7], [1.5, -0.5]);
    let expected = Several.first(&x, &p).unwrap_or_default();
    assert_eq!(f.first(&x, &p), Ok(expected.clone()));
    let mut y = Vec::new();
    assert_eq!((f.evaluate(&x, &p, &mut y), y), (Ok(()), expected));
}

#[test]
fn derivatives() {
    let f = program();
    let (x, p) = ([0.1, -2.0, 0.7], [1.5, -0.5]);
    let expected = Dual::new().bind(&Several, &p).jacobian(&x).expect("forward mode");
    let found = [
        Dual::new().bind(&f, &p).jacobian(&x),
        Tape.bind(&f, &p).jacobian(&x),
        RecordedTape::new().bind(&f, &p).jacobian(&x),
    ];
    for found in found {
        assert!(found.is_ok_and(|found| close(found.as_slice(), expected.as_slice())));
    }
    let lifted = |x: f64, dot| DualNumber::<f64, 1>::new(x, [dot]);
    let [a, b, c] = x;
    let y = f.first(&[lifted(a, 1.0), lifted(b, 0.0), lifted(c, 0.0)], &p.map(|p| lifted(p, 0.0))).expect("values");
    let column: Vec<f64> = y.iter().map(|y| y.tangents()[0]).collect();
    assert!(close(&column, expected.column(0).as_slice()));
    // A program of the program is no longer than it is.
    let again = RecordedTape::new().bind(&f, &[0.5, 2.0]).prepare_jacobian(&[1.0, 2.0, 3.0]).expect("a program");
    assert_eq!(again.engine().program().map(|again| (again.len(), again.parameters())), Some((f.len(), 2)));
}

#[test]
fn wrong_lengths() {
    let f = program();
    let shape = |argument, expected, found| ProgramError::Shape { argument, expected, found };
    assert_eq!(f.first(&[1.0, 2.0], &[0.5, 2.0]), Err(shape("x", 3, 2)));
    assert_eq!(f.first(&[1.0, 2.0, 3.0], &[0.5]), Err(shape("parameters", 2, 1)));
    assert_eq!(f.first(&[1.0, 2.0, 3.0], &[0.5, 2.0, 1.0]), Err(shape("parameters", 2, 3)));
    assert_eq!(shape("x", 3, 2).to_string(), "x: expected 3 numbers, found 2");
    let mut y = vec![7.0];
    assert_eq!((f.evaluate(&[1.0], &[0.5, 2.0], &mut y), y), (Err(shape("x", 3, 1)), vec![7.0]));
    let error = Tape.bind(&f, &[0.5, 2.0]).jacobian(&[1.0, 2.0]);
    assert_eq!(error, Err(Error::Function(shape("x", 3, 2))));
}

#[test]
fn branches() {
    let p = RecordedTape::new().prepare_gradient(Branch, &[1.0, 2.0]).expect("a program");
    let f = p.engine().program().expect("it is replayed").clone();
    let (x, elsewhere, none) = ([3.0, 2.0], [-3.0, 2.0], []);
    let changed = BranchChanged { number: 0, file: "backends/tape/tests/recordings/main.rs", line: BRANCH_LINE };
    assert_eq!(f.first(&x, &none), Ok(vec![6.0]));
    assert_eq!(f.first(&elsewhere, &none), Err(ProgramError::Branch(changed)));
    assert!(changed.to_string().contains(&format!("main.rs:{BRANCH_LINE}")));
    assert_eq!(f.first(&elsewhere.map(Var::constant), &[]).map(|_| ()), Err(ProgramError::Branch(changed)));
    // Recorded again, the comparison is the recorded function's.
    let error = Error::Function(ProgramError::Branch(changed));
    let mut again = RecordedTape::new().bind(&f, &none).prepare_jacobian(&x).expect("a program");
    assert_eq!(again.with(&none).jacobian(&[5.0, 2.0]).map(|j| j.as_slice().to_vec()), Ok(vec![2.0, 5.0]));
    assert_eq!(again.with(&none).jacobian(&elsewhere), Err(error.clone()));
    assert_eq!(again.with(&none).jacobian(&x).map(|j| j.as_slice().to_vec()), Ok(vec![2.0, 3.0]));
    assert_eq!(Dual::new().bind(&f, &none).jacobian(&elsewhere), Err(error));
    let mut refuses =
        RecordedTape::new().on_flip(Flip::Refuse).bind(&f, &none).prepare_jacobian(&x).expect("a program");
    let BranchChanged { number, file, line } = changed;
    assert_eq!(refuses.with(&none).jacobian(&elsewhere), Err(Error::BranchChanged { number, file, line }));
}

#[differentiable]
fn squares<S: Scalar>(x: &[S]) -> S {
    x.iter().map(|&x| x * x).sum()
}

#[test]
fn a_long_sum_takes_no_list_of_its_terms() -> Result<(), Box<dyn std::error::Error>> {
    let x = vec![3.0; 100_000];
    let mut p = RecordedTape::new().prepare_gradient(Squares, &x)?;
    let bytes = p.engine().program().map_or(0, Program::bytes);
    assert!(bytes < x.len(), "{bytes} bytes");
    assert_eq!(p.gradient(&x)?, vec![6.0; 100_000]);
    Ok(())
}

#[differentiable]
fn either<S: Scalar>(x: &[S]) -> S {
    let p = if x[0] > 0.0 { x[0] * x[1] } else { x[1] };
    (p + 0.0) * (p + 0.0) * 1.0
}

#[test]
fn a_program_is_optimized_when_it_holds_for_long() -> Result<(), Box<dyn std::error::Error>> {
    let mut p = RecordedTape::new().prepare_gradient(Either, &[1.0, 2.0])?;
    macro_rules! len {
        () => {
            p.engine().program().map_or(0, Program::len)
        };
    }
    let optimized = len!();
    for x in [-1.0, 1.0, -1.0, 1.0] {
        p.gradient(&[x, 2.0])?;
    }
    let plain = len!();
    assert!(plain > optimized, "it flips all the time: {plain} after {optimized}");
    for _ in 0..100 {
        assert_eq!(p.gradient(&[1.0, 2.0])?, [8.0, 4.0]); // (x₀ x₁)²
    }
    assert_eq!(len!(), optimized);
    assert_eq!(p.engine().guard_trips(), 4);
    Ok(())
}

#[test]
fn a_kept_point_is_not_evaluated_again() -> Result<(), Box<dyn std::error::Error>> {
    let f = fluxions::Counting::new(Squares);
    let mut p = Tape.prepare_pushforward(&f, &[0.0, 0.0])?;
    f.reset();
    let mut differential = p.at(&[2.0, 3.0])?;
    assert_eq!(differential.pushforward(&[1.0, 0.0])?, 4.0);
    assert_eq!(differential.pushforward(&[0.0, 1.0])?, 6.0);
    assert_eq!(f.calls(), 1);
    Ok(())
}
