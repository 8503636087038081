//! What a backend costs on a scenario: time, calls of f, allocations.

use crate::Case;
use crate::allocations::allocations_in;
use crate::scenarios::{Size, VectorToVector};
use fluxions::prelude::*;
use fluxions::{Counting, Operator};
use fluxions_any::AnyBackend;
use nalgebra::DMatrix;
use serde::Serialize;
use statrs::statistics::{Data, OrderStatistics};
use std::time::{Duration, Instant};

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

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// How many samples there are at most; five at least.
    pub samples: usize,
    /// How long one lasts at least.
    pub sample: Duration,
    /// How long all of them may last where calls are slow.
    pub budget: Duration,
}

impl Clock {
    /// For figures that are kept.
    pub const THOROUGH: Self =
        Self { samples: 31, sample: Duration::from_micros(500), budget: Duration::from_millis(600) };
    /// To see that all works.
    pub const QUICK: Self = Self { samples: 5, sample: Duration::from_micros(20), budget: Duration::from_millis(5) };

    /// Median and half the distance of the quartiles of the time of a call, in nanoseconds.
    pub fn time(self, mut call: impl FnMut()) -> (f64, f64) {
        let mut calls = 1_u32;
        let mut once = clock(&mut call, calls);
        while once < self.sample {
            calls *= 2;
            once = clock(&mut call, calls);
        }
        let affordable = (self.budget.as_secs_f64() / once.as_secs_f64()) as usize;
        let count = affordable.min(self.samples).max(5);
        let samples: Vec<f64> =
            (0..count).map(|_| clock(&mut call, calls).as_secs_f64() * 1e9 / f64::from(calls)).collect();
        let mut samples = Data::new(samples);
        (samples.median(), samples.interquartile_range() / 2.0)
    }
}

/// Median and half the distance of the quartiles of the time of a call, in nanoseconds.
pub fn time(call: impl FnMut()) -> (f64, f64) {
    Clock::THOROUGH.time(call)
}

fn clock(call: &mut impl FnMut(), calls: u32) -> Duration {
    let start = Instant::now();
    (0..calls).for_each(|_| call());
    start.elapsed()
}

/// A scenario and an operator that can be measured with any backend.
pub struct Benchmark {
    /// The scenario's name.
    pub scenario: String,
    /// The operator.
    pub operator: Operator,
    run: Box<dyn Fn(&AnyBackend) -> Result<Measurement, String>>,
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
    ($list:ident, $case:expr, $operator:ident, |$backend:ident, $f:ident, $x:ident| $call:expr) => {{
        let run = |$backend: &AnyBackend| {
            let case = $case;
            let $f = &Counting::new(case.f());
            let point = case.x(0);
            let $x = &point[..];
            let mut call = $call.map_err(|error| format!("{error}"))?;
            let run = |call: &mut dyn FnMut() -> bool| {
                std::hint::black_box(call());
            };
            run(&mut call);
            $f.reset();
            let (_, allocations) = allocations_in(|| run(&mut call));
            let calls = $f.reset();
            let (nanoseconds, spread) = time(|| run(&mut call));
            let mut y = $f.first($x, ()).map_err(|error| format!("{error}"))?;
            let (alone, _) = time(|| run(&mut || $f.evaluate(std::hint::black_box($x), (), &mut y).is_ok()));
            Ok(Measurement {
                scenario: case.name(),
                operator: Operator::$operator.name(),
                backend: $backend.to_string(),
                nanoseconds,
                spread,
                over_f: nanoseconds / alone,
                calls,
                allocations,
            })
        };
        $list.push(Benchmark { scenario: $case.name(), operator: Operator::$operator, run: Box::new(run) });
    }};
}

macro_rules! sizes {
    ($list:ident: $($n:literal)*) => {$(
        benchmark!($list, Size::<$n>, Gradient, |b, f, x| b.prepare_gradient(f, x).map(|mut p| {
            let mut g = vec![0.0; x.len()];
            move || p.gradient_into(x, &mut g).is_ok()
        }));
        benchmark!($list, Size::<$n>, Hvp, |b, f, x| b.prepare_hvp(f, x).map(|mut p| {
            let (v, mut hv) = (vec![1.0; x.len()], vec![0.0; x.len()]);
            move || p.hvp_into(x, &v, &mut hv).is_ok()
        }));
        benchmark!($list, Size::<$n>, Hessian, |b, f, x| b.prepare_hessian(f, x).map(|mut p| {
            let mut h = DMatrix::zeros(x.len(), x.len());
            move || p.hessian_into(x, &mut h).is_ok()
        }));
    )*};
}

/// All that can be measured.
pub fn benchmarks() -> Vec<Benchmark> {
    let mut list = Vec::new();
    sizes!(list: 1 4 13 64);
    benchmark!(list, VectorToVector, Jacobian, |b, f, x| b.prepare_jacobian(f, x).map(|mut p| {
        let (n, m) = p.dims();
        let mut j = DMatrix::zeros(m, n);
        move || p.jacobian_into(x, &mut j).is_ok()
    }));
    benchmark!(list, VectorToVector, Pushforward, |b, f, x| b.prepare_pushforward(f, x).map(|mut p| {
        let (v, mut to) = (vec![1.0; x.len()], vec![0.0; p.dims().1]);
        move || p.pushforward_into(x, &v, &mut to).is_ok()
    }));
    benchmark!(list, VectorToVector, Pullback, |b, f, x| b.prepare_pullback(f, x).map(|mut p| {
        let (v, mut to) = (vec![1.0; p.dims().1], vec![0.0; x.len()]);
        move || p.pullback_into(x, &v, &mut to).is_ok()
    }));
    list
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
