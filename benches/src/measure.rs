//! The clock and the instruction counter.

use crate::Subject;
use std::process::Command;
use std::time::{Duration, Instant};

/// How long a round lasts, and how many there are.
const ROUND: Duration = Duration::from_millis(2);
const ROUNDS: usize = 200;

/// Time per call of two subjects, measured in alternating short rounds so that both see the same machine: the median of
/// each in nanoseconds, and the median of the ratios of neighbouring rounds, first over second.
pub fn side_by_side(first: &Subject, second: &Subject) -> (f64, f64, f64) {
    let (mut a, mut b) = ((first.prepare)(), (second.prepare)());
    let (calls_a, calls_b) = (calls_per_round(&mut *a), calls_per_round(&mut *b));
    let mut rounds = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        rounds.push((nanoseconds(&mut *a, calls_a), nanoseconds(&mut *b, calls_b)));
    }
    let median = |of: &dyn Fn(&(f64, f64)) -> f64| {
        let mut values: Vec<f64> = rounds.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    (median(&|r| r.0), median(&|r| r.1), median(&|r| r.0 / r.1))
}

fn nanoseconds(call: &mut dyn FnMut(), calls: u32) -> f64 {
    let start = Instant::now();
    (0..calls).for_each(|_| call());
    start.elapsed().as_secs_f64() * 1e9 / f64::from(calls)
}

fn calls_per_round(call: &mut dyn FnMut()) -> u32 {
    let mut calls = 1;
    loop {
        let start = Instant::now();
        (0..calls).for_each(|_| call());
        if start.elapsed() >= ROUND {
            return calls;
        }
        calls *= 2;
    }
}

/// How many calls the counter compares.
const FEW: u32 = 10;
const MANY: u32 = 110;

/// Instructions of one call, counted by callgrind over a second run of this program, which must hand `--calls K` and the
/// subject's number over to [`repeat`]. None where valgrind is not there.
pub fn instructions(number: usize) -> Option<f64> {
    let (few, many) = (counted(number, FEW)?, counted(number, MANY)?);
    Some((many - few) / f64::from(MANY - FEW))
}

fn counted(number: usize, calls: u32) -> Option<f64> {
    let this = std::env::current_exe().ok()?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(this)
        .args(["repeat", &number.to_string(), &calls.to_string()])
        .output()
        .ok()?;
    let text = String::from_utf8(output.stderr).ok()?;
    let line = text.lines().find(|line| line.contains("Collected"))?;
    line.rsplit(' ').next()?.parse().ok()
}

/// Calls a subject, for the counter.
pub fn repeat(subject: &Subject, calls: u32) {
    let mut call = (subject.prepare)();
    (0..calls).for_each(|_| call());
}
