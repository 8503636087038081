//! Runs many test cases: [`fuzz`] and [`run`].

use crate::case::{Rejection, TestCase};
use crate::estimate::Reference;
use crate::generate::{Draft, draft};
use crate::program::mix;
use crate::shrink;
use crate::target::{Disagreement, Target};
use core::fmt;
use proptest::strategy::{BoxedStrategy, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// One test case of this many is at ties.
const TIES: u64 = 5;

/// The length of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// This many test cases. Those that are rejected do not count.
    Cases(u64),
    /// This many seconds.
    Seconds(f64),
}

/// A disagreement, with the smallest program that was found to show it, or with the first one if the target is not
/// [shrunk](Target::is_shrunk).
#[derive(Clone, Debug)]
pub struct Finding {
    /// The disagreement.
    pub disagreement: Disagreement,
    /// The program as Rust code.
    pub code: String,
    /// Its parameters.
    pub parameters: Vec<f64>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "// {}", self.disagreement)?;
        if !self.parameters.is_empty() {
            writeln!(f, "// with parameters {:?}", self.parameters)?;
        }
        write!(f, "{}", self.code)
    }
}

/// The result of a run.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// How many cases were checked.
    pub cases: u64,
    /// The number of rejected test cases, by cause.
    pub rejected: BTreeMap<Rejection, u64>,
    /// The findings, at most one for each target. After its finding a target is not checked any more.
    pub findings: Vec<Finding>,
}

/// The progress of a run.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// How many cases were checked.
    pub cases: u64,
    /// The seconds since the start.
    pub elapsed: Duration,
    /// The last finding, reported once.
    pub finding: Option<&'a Finding>,
}

/// Draws one draft. The same seed gives the same draft.
pub fn sample(strategy: &BoxedStrategy<Draft>, seed: u64) -> Draft {
    let mut runner = runner(seed);
    loop {
        // These strategies reject nothing.
        if let Ok(tree) = strategy.new_tree(&mut runner) {
            return tree.current();
        }
    }
}

fn runner(seed: u64) -> TestRunner {
    // Each choice among strategies has a generator of its own, so the time to make one counts.
    let seed = [mix(seed, 1), mix(seed, 2)].map(u64::to_le_bytes);
    let config = Config {
        failure_persistence: None,
        max_global_rejects: u32::MAX,
        max_shrink_iters: 100_000,
        max_shrink_time: 20_000,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::XorShift, seed.as_flattened()))
}

/// Checks targets against a reference by random test cases until the budget is spent. The same seed gives the same
/// test cases. `progress` is called after each one.
pub fn fuzz(
    reference: &dyn Reference,
    targets: &[Box<dyn Target>],
    budget: Budget,
    seed: u64,
    progress: &mut dyn FnMut(Progress<'_>),
) -> Outcome {
    let (start, mut runner, mut outcome) = (Instant::now(), runner(seed), Outcome::default());
    let mut left: Vec<&dyn Target> = targets.iter().map(|target| &**target).collect();
    let (smooth, ties) = (draft(false), draft(true));
    let goes_on = |outcome: &Outcome| match budget {
        Budget::Cases(cases) => outcome.cases < cases,
        Budget::Seconds(seconds) => start.elapsed().as_secs_f64() < seconds,
    };
    for number in 0u64.. {
        if left.is_empty() || !goes_on(&outcome) {
            break;
        }
        let strategy = if number % TIES == TIES - 1 { &ties } else { &smooth };
        // These strategies reject nothing.
        let Ok(tree) = strategy.new_tree(&mut runner) else { continue };
        let case = match TestCase::draw(reference, &tree.current()) {
            Ok(case) => case,
            Err(rejection) => {
                *outcome.rejected.entry(rejection).or_default() += 1;
                continue;
            }
        };
        outcome.cases += 1;
        let failing = left.iter().position(|target| target.check(&case).is_err());
        let finding = failing.and_then(|index| shrink::finding(reference, left.remove(index), &mut runner, tree));
        progress(Progress { cases: outcome.cases, elapsed: start.elapsed(), finding: finding.as_ref() });
        outcome.findings.extend(finding);
    }
    outcome
}

/// Does the same as [`fuzz`]. It writes findings as they come, and at the end the counts.
///
/// # Errors
///
/// Those of `out`.
pub fn run(
    reference: &dyn Reference,
    targets: &[Box<dyn Target>],
    budget: Budget,
    seed: u64,
    out: &mut dyn Write,
) -> io::Result<Outcome> {
    let mut written = Ok(());
    let outcome = fuzz(reference, targets, budget, seed, &mut |progress| {
        if let (Some(finding), Ok(())) = (progress.finding, &written) {
            written = writeln!(out, "{finding}");
        }
    });
    written?;
    write!(out, "{} cases, {} targets, {} findings; refused:", outcome.cases, targets.len(), outcome.findings.len())?;
    for (rejection, count) in &outcome.rejected {
        write!(out, " {count} for {rejection};")?;
    }
    writeln!(out, " seed {seed}")?;
    Ok(outcome)
}
