//! What a backend costs on a scenario: time, calls of f, allocations.

use fluxions::prelude::*;
use fluxions::{Counting, Operator};
use fluxions_any::AnyBackend;
use fluxions_check::Clock;
use fluxions_scenarios::Case;
use fluxions_scenarios::allocations::allocations_in;
use fluxions_scenarios::scenarios::{Chain, Size, VectorToVector, VectorToVectorFunction};
use nalgebra::DMatrix;
use serde::Serialize;
use std::fmt;

/// One line of the table.
#[derive(Clone, Debug, Serialize)]
pub struct Measurement {
    /// The scenario.
    pub scenario: String,
    /// The operator, prepared and in place.
    pub operator: &'static str,
    /// The backend.
    pub backend: String,
    /// Median time of a call, in nanoseconds.
    pub nanoseconds: f64,
    /// Half the distance of the quartiles, in nanoseconds.
    pub spread: f64,
    /// Median time over that of f alone.
    pub over_f: f64,
    /// Calls of f in one call.
    pub calls: u64,
    /// Allocations in one call.
    pub allocations: u64,
}

/// A scenario and an operator that can be measured with any backend.
pub struct Benchmark {
    /// The scenario's name.
    pub scenario: String,
    /// The operator.
    pub operator: Operator,
    run: Box<dyn Fn(&AnyBackend) -> Result<Measurement, String>>,
}

impl fmt::Debug for Benchmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Benchmark")
            .field("scenario", &self.scenario)
            .field("operator", &self.operator)
            .finish_non_exhaustive()
    }
}

impl Benchmark {
    /// Measures one backend.
    ///
    /// # Errors
    ///
    /// What f or the backend says.
    pub fn run(&self, backend: &AnyBackend) -> Result<Measurement, String> {
        (self.run)(backend)
    }
}

macro_rules! benchmark {
    ($list:ident, $name:expr, $function:expr, $x0:expr, $operator:ident, |$backend:ident, $f:ident, $x:ident| $call:expr) => {{
        let (name, point): (String, Vec<f64>) = ($name, $x0);
        let scenario = name.clone();
        let run = move |$backend: &AnyBackend| {
            let $f = &Counting::new($function);
            let $x = &point[..];
            let mut call = $call.map_err(|error| format!("{error}"))?;
            let run = |call: &mut dyn FnMut() -> bool| {
                std::hint::black_box(call());
            };
            run(&mut call);
            $f.reset();
            let (_, allocations) = allocations_in(|| run(&mut call));
            let calls = $f.reset();
            let time = Clock::THOROUGH.time(|| run(&mut call));
            let mut y = $f.first($x, ()).map_err(|error| format!("{error}"))?;
            let alone = Clock::THOROUGH.time(|| run(&mut || $f.evaluate(std::hint::black_box($x), (), &mut y).is_ok()));
            Ok(Measurement {
                scenario: name.clone(),
                operator: Operator::$operator.name(),
                backend: $backend.to_string(),
                nanoseconds: time.nanoseconds,
                spread: time.spread,
                over_f: time.nanoseconds / alone.nanoseconds,
                calls,
                allocations,
            })
        };
        $list.push(Benchmark { scenario, operator: Operator::$operator, run: Box::new(run) });
    }};
}

/// All that can be measured.
pub fn benchmarks() -> Vec<Benchmark> {
    let mut list = Vec::new();
    for n in [1, 4, 13, 64] {
        sized(&mut list, &Size(n));
    }
    products(&mut list, &VectorToVector);
    list
}

/// Functions of several inputs, to a number.
fn sized(list: &mut Vec<Benchmark>, case: &Size) {
    benchmark!(list, case.name(), Chain, case.x(0), Gradient, |b, f, x| b.prepare_gradient(f, x).map(|mut p| {
        let mut g = vec![0.0; x.len()];
        move || p.gradient_into(x, &mut g).is_ok()
    }));
    benchmark!(list, case.name(), Chain, case.x(0), Hvp, |b, f, x| b.prepare_hvp(f, x).map(|mut p| {
        let (v, mut hv) = (vec![1.0; x.len()], vec![0.0; x.len()]);
        move || p.hvp_into(x, &v, &mut hv).is_ok()
    }));
    benchmark!(list, case.name(), Chain, case.x(0), Hessian, |b, f, x| b.prepare_hessian(f, x).map(|mut p| {
        let mut h = DMatrix::zeros(x.len(), x.len());
        move || p.hessian_into(x, &mut h).is_ok()
    }));
}

/// A function from a vector to a vector.
fn products(list: &mut Vec<Benchmark>, case: &VectorToVector) {
    use VectorToVectorFunction as F;
    benchmark!(list, case.name(), F, case.x(0), Jacobian, |b, f, x| b.prepare_jacobian(f, x).map(|mut p| {
        let (n, m) = p.dims();
        let mut j = DMatrix::zeros(m, n);
        move || p.jacobian_into(x, &mut j).is_ok()
    }));
    benchmark!(list, case.name(), F, case.x(0), Pushforward, |b, f, x| b.prepare_pushforward(f, x).map(|mut p| {
        let (v, mut to) = (vec![1.0; x.len()], vec![0.0; p.dims().1]);
        move || p.pushforward_into(x, &v, &mut to).is_ok()
    }));
    benchmark!(list, case.name(), F, case.x(0), Pullback, |b, f, x| b.prepare_pullback(f, x).map(|mut p| {
        let (v, mut to) = (vec![1.0; p.dims().1], vec![0.0; x.len()]);
        move || p.pullback_into(x, &v, &mut to).is_ok()
    }));
}

/// The list as comma-separated values, with a head.
///
/// # Errors
///
/// What the writer says.
pub fn csv(measurements: &[Measurement]) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for measurement in measurements {
        writer.serialize(measurement)?;
    }
    writer.flush()?;
    Ok(writer.into_inner().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default())
}
