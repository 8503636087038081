//! Detectors of sparsity on random programs: nothing is missing in a pattern, and a detector that misses something is
//! found.

// The backend of these numbers is for other tests.
mod choices;
#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;
mod judge;

use common::{Faulty, Spoil, WRONG};
use fluxions::engine::Point;
use fluxions::nalgebra::DMatrix;
use fluxions::sparse::{Detected, Detector, Pattern, Probe, Trace, Traced, Tracer};
use fluxions::{Error, Function, Scalar, View};
use fluxions_dual::Dual;
use fluxions_fuzz::program::{Binary, Unary};
use judge::{Case, Verdict, cases, judge, missing};

/// Judges a detector on so many random programs, and returns what there was, or the first miss.
fn run<D: Detector<f64>>(detector: &D, cases: u64) -> Result<Verdict, String> {
    let mut sum = Verdict::default();
    for (number, case) in self::cases(cases).enumerate() {
        sum += judge(detector, &case).map_err(|missing| format!("case {number}: {missing}"))?;
    }
    Ok(sum)
}

#[test]
fn the_tracer_misses_nothing() {
    let sum = run(&Tracer, 10_000).unwrap_or_else(|missing| panic!("{missing}"));
    assert!(sum.everywhere > sum.patterns / 3, "few patterns hold everywhere: {sum:?}");
    assert!(sum.patterns > sum.everywhere, "no program compares: {sum:?}");
    // Too many entries are no fault, but they cost. Most of these are at points where a term vanishes.
    assert!(sum.nonzeros * 10 > sum.entries * 8, "the patterns are large: {sum:?}");
}

#[test]
fn a_probe_misses_nothing_at_its_point() {
    let sum = run(&Probe::new(Dual::new()), 1000).unwrap_or_else(|missing| panic!("{missing}"));
    assert_eq!(sum.everywhere, 0);
}

/// The tracer with a fault.
#[derive(Clone, Debug)]
enum Wrong {
    /// The last entry is missing.
    Short,
    /// What holds at the point is said to hold everywhere.
    Bold,
    /// The nonzeros at the point are said to be all.
    Here,
}

impl Wrong {
    fn spoil<F: Function>(
        &self,
        found: Detected,
        here: impl Fn() -> Result<Detected, Error<F::Error>>,
    ) -> Result<Detected, Error<F::Error>> {
        Ok(match self {
            Self::Short => {
                let last = found.pattern.entries().last();
                Detected::new(found.pattern.filter(|i, j| Some((i, j)) != last), found.everywhere)
            }
            Self::Bold => Detected::new(found.pattern, true),
            Self::Here => Detected::new(here()?.pattern, true),
        })
    }
}

impl Detector<f64> for Wrong {
    fn jacobian<F: Function>(
        &self,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Detected, Error<F::Error>> {
        let here = || Probe::new(Dual::new()).with_points(0).jacobian(point, y);
        self.spoil::<F>(Tracer.jacobian(point, y)?, here)
    }
    fn hessian<F: Function>(
        &self,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Detected, Error<F::Error>> {
        let here = || Probe::new(Dual::new()).with_points(0).hessian(point, y);
        self.spoil::<F>(Tracer.hessian(point, y)?, here)
    }
}

#[test]
fn wrong_detectors_are_found() {
    for wrong in [Wrong::Short, Wrong::Bold, Wrong::Here] {
        let missing = run(&wrong, 10_000).expect_err("a wrong detector passed");
        println!("{wrong:?}: {missing}");
    }
}

impl Spoil for Traced<f64> {
    /// The number forgets what it depends on.
    fn spoil(self) -> Self {
        Self::constant(self.peek())
    }
}

/// Whether a tracer that forgets the derivative of an operation misses an entry of the Jacobian at the first point.
fn forgets(operation: &'static str, case: &Case, jacobian: &DMatrix<f64>) -> bool {
    WRONG.set(operation);
    let run = |x: &[Traced<f64>]| {
        let (x, parameters): (Vec<_>, Vec<_>) =
            (x.iter().map(|&x| Faulty(x)).collect(), case.parameters.iter().map(|&p| Faulty::constant(p)).collect());
        case.program.evaluate(&x, &parameters).into_iter().map(|y| y.0).collect()
    };
    let pattern = Trace::record(&case.points[0], run).and_then(|trace| trace.jacobian());
    pattern.is_ok_and(|pattern: Pattern| missing(&pattern, jacobian).is_some())
}

#[test]
fn a_tracer_that_forgets_an_operation_is_found() {
    // Those without a derivative, `neg` of the arithmetic, and those that are made of others. Programs use the sine of
    // `sin_cos` beside the cosine.
    let flat = ["signum", "floor", "ceil", "round", "trunc", "stop_gradient"];
    let made = ["neg", "try_sqrt", "is_finite", "first", "sin_cos"];
    let unary = Unary::ALL.iter().map(|f| f.name()).filter(|name| !flat.contains(name) && !made.contains(name));
    let others = ["powi", "powf", "mul_add", "clamp", "select"];
    let mut left: Vec<_> = unary.chain(Binary::ALL.iter().map(|f| f.name())).chain(others).collect();
    for case in cases(3000) {
        let Some(jacobian) = case.jacobian(&case.points[0], &case.parameters) else { continue };
        assert!(!forgets("", &case, &jacobian), "a tracer without a fault misses an entry");
        left.retain(|operation| !forgets(operation, &case, &jacobian));
    }
    assert!(left.is_empty(), "it may forget {left:?}");
}
