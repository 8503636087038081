//! The clock and the instruction counter. The clock counts what the processor spends on this thread, so that other programs'
//! turns on it do not count.

use crate::{Call, Subject};
use fluxions_check::clock::{median, repetitions, spent};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long a round lasts at least, and how many there are.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How long a round lasts, or one call if that lasts longer.
    pub round: Duration,
    /// How many rounds there are, where a call is short.
    pub rounds: usize,
    /// How long all rounds together may take; five there are in any case.
    pub budget: Duration,
    /// How long a call may take, not to be left out.
    pub limit: Duration,
}

impl Pace {
    /// For two short calls.
    const PAIR: Self =
        Self { round: Duration::from_millis(2), rounds: 200, budget: Duration::MAX, limit: Duration::MAX };
    /// For many subjects.
    pub const MANY: Self = Self {
        round: Duration::from_millis(2),
        rounds: 100,
        budget: Duration::from_secs(6),
        limit: Duration::from_secs(2),
    };
    /// For many subjects whose calls are short.
    pub const QUICK: Self = Self { round: Duration::from_micros(200), rounds: 60, ..Self::MANY };
}

/// What the clock says of a subject.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timed {
    /// The median time of a call in nanoseconds.
    pub ns: f64,
    /// The median of its multiples of the floor in the neighbouring rounds.
    pub multiple: f64,
}

/// A call, and how many of it make a round.
struct Runner {
    call: Call,
    calls: u32,
}

impl Runner {
    /// None where a call takes too long.
    fn new(mut call: Call, pace: &Pace) -> Option<Self> {
        // What is done once, at the first call, may take longer.
        if spent(&mut call, 1) > pace.limit.saturating_mul(2) {
            return None;
        }
        let calls = repetitions(&mut call, pace.round);
        (spent(&mut call, calls) / calls <= pace.limit).then_some(Self { call, calls })
    }

    fn nanoseconds(&mut self) -> f64 {
        spent(&mut self.call, self.calls).as_secs_f64() * 1e9 / f64::from(self.calls)
    }
}

/// The time of a floor in nanoseconds and that of others beside it, measured in alternating short rounds so that all see the
/// same machine. None stands for what would take too long.
pub fn beside(floor: Call, others: impl IntoIterator<Item = Call>, pace: &Pace) -> (f64, Vec<Option<Timed>>) {
    let free = Pace { limit: Duration::MAX, ..*pace };
    let Some(mut floor) = Runner::new(floor, &free) else { return (f64::NAN, Vec::new()) };
    let mut others: Vec<Option<Runner>> = others.into_iter().map(|call| Runner::new(call, pace)).collect();
    let (mut base, mut times) = (Vec::new(), vec![Vec::new(); others.len()]);
    let start = Instant::now();
    for round in 0..pace.rounds {
        if round >= 5 && start.elapsed() > pace.budget {
            break;
        }
        for (other, times) in others.iter_mut().zip(&mut times) {
            if let Some(other) = other {
                let below = floor.nanoseconds();
                base.push(below);
                let ns = other.nanoseconds();
                times.push((ns, ns / below));
            }
        }
    }
    let timed = times.iter().map(|times| {
        let of = |pick: &dyn Fn(&(f64, f64)) -> f64| median(times.iter().map(pick).collect());
        (!times.is_empty()).then(|| Timed { ns: of(&|t| t.0), multiple: of(&|t| t.1) })
    });
    (median(base), timed.collect())
}

/// Time per call of two subjects in alternating rounds: the median of each in nanoseconds, and the median of the ratios of
/// neighbouring rounds, first over second.
pub fn side_by_side(first: &Subject, second: &Subject) -> (f64, f64, f64) {
    let (base, timed) = beside((second.prepare)(), [(first.prepare)()], &Pace::PAIR);
    timed[0].map_or((f64::NAN, base, f64::NAN), |timed| (timed.ns, base, timed.multiple))
}

/// Nanoseconds from nothing to the first result, less a call of `steady` nanoseconds: what preparing costs.
pub fn preparation(subject: &Subject, steady: f64) -> f64 {
    let start = Instant::now();
    let mut times = Vec::new();
    while times.len() < 5 || (times.len() < 51 && start.elapsed() < Duration::from_millis(500)) {
        let from_nothing = spent(&mut || (subject.prepare)()(), 1);
        times.push(from_nothing.as_secs_f64() * 1e9);
    }
    (median(times) - steady).max(0.0)
}

/// Instructions of one call, counted by callgrind over other runs of this program, with `calls` calls more and less, which
/// must hand their arguments over to [`repeats`]. None where valgrind is not there.
pub fn instructions(number: usize, calls: u32) -> Option<f64> {
    let few = (calls / 10).max(2);
    Some((counted(number, few + calls)? - counted(number, few)?) / f64::from(calls))
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

/// Does what [`instructions`] asks another run of this program for; says whether it was asked.
pub fn repeats<'a>(arguments: &[String], subjects: impl IntoIterator<Item = &'a Subject>) -> bool {
    let [command, number, calls] = arguments else { return false };
    let (Ok(number), Ok(calls)) = (number.parse(), calls.parse()) else { return false };
    if command != "repeat" {
        return false;
    }
    if let Some(subject) = subjects.into_iter().nth(number) {
        let mut call = (subject.prepare)();
        (0..calls).for_each(|_: u32| call());
    }
    true
}
