//! Many cases: [`fuzz`] and [`run`].

use crate::case::{Case, Rejection};
use crate::estimate::Reference;
use crate::generate::{Draft, draft};
use crate::shrink::shrunk;
use crate::target::{Disagreement, Target};
use core::fmt;
use proptest::strategy::{BoxedStrategy, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Of this many cases one is at ties.
const TIES: u64 = 5;

/// How long to go on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// So many cases, those that are refused not counted.
    Cases(u64),
    /// So long.
    Seconds(f64),
}

/// A disagreement, with the smallest program that was found to show it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What went wrong.
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

/// What came out.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// How many cases were checked.
    pub cases: u64,
    /// How many were refused, by cause.
    pub rejected: BTreeMap<Rejection, u64>,
    /// At most one for each target: after it the target is left alone.
    pub findings: Vec<Finding>,
}

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// How many cases were checked.
    pub cases: u64,
    /// For how long.
    pub elapsed: Duration,
    /// What was found last, once.
    pub finding: Option<&'a Finding>,
}

/// One draft: the same seed gives the same one.
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
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let config = Config {
        failure_persistence: None,
        max_global_rejects: u32::MAX,
        max_shrink_iters: 100_000,
        max_shrink_time: 20_000,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
}

/// Checks targets against a reference by random cases until the budget is spent; the same seed gives the same cases.
/// `progress` is told after each case.
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
        let case = match Case::draw(reference, &tree.current()) {
            Ok(case) => case,
            Err(rejection) => {
                *outcome.rejected.entry(rejection).or_default() += 1;
                continue;
            }
        };
        outcome.cases += 1;
        let failing = left.iter().position(|target| target.check(&case).is_err());
        let finding = failing.and_then(|index| shrunk(reference, left.remove(index), &mut runner, tree));
        progress(Progress { cases: outcome.cases, elapsed: start.elapsed(), finding: finding.as_ref() });
        outcome.findings.extend(finding);
    }
    outcome
}

/// As [`fuzz`], and writes findings as they come, and a last line with the counts.
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
