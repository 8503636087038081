//! What differences say of an exact derivative: [`Verdict`].

use crate::extrapolate::Limit;
use crate::samples::{Samples, Sequence, Slopes};
use core::fmt;

/// How many estimated errors the exact value may be away.
const SAFETY: f64 = 10.0;
/// The error, relative to the scale, below which differences can tell.
const RESOLVED: f64 = 1e-3;
/// The error below which they can still refute.
const REFUTES: f64 = 0.1;
/// The error, relative to the scale, that leaves nothing to gain from smaller steps.
const SHARP: f64 = 1e-7;
/// The jump of a slope, relative to the scale, that is a kink.
const JUMP: f64 = 1e-6;
/// How many of the last steps a kink shows at.
const STEPS: usize = 5;

/// What the differences say of a derivative.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Verdict {
    /// It is within the error that the differences state of themselves, and that error is small enough to tell.
    Agrees,
    /// The differences cannot tell: their values are dominated by rounding or other noise of f.
    Rounding,
    /// The differences cannot tell: f varies within the smallest step, or they still converge with their order but are too coarse.
    Truncation,
    /// f has a kink here: the slopes on both sides have different limits, which may be infinite.
    Kink {
        /// The slope on the side of smaller x.
        left: f64,
        /// The slope on the side of larger x.
        right: f64,
    },
    /// There is nothing to compare: f is not a number here or near it, or the derivative is none.
    Undefined,
    /// The differences converge to another number.
    Wrong,
    /// Of a report: each derivative agrees, but the adjoint identity is broken, so pushforward and pullback contradict each other;
    /// for a Hessian its products are not symmetric.
    Contradicts,
}

impl Verdict {
    /// How bad it is.
    pub(crate) const fn rank(self) -> u8 {
        match self {
            Self::Agrees => 0,
            Self::Rounding => 1,
            Self::Truncation => 2,
            Self::Kink { .. } => 3,
            Self::Undefined => 4,
            Self::Wrong => 5,
            Self::Contradicts => 6,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Agrees => f.pad("agrees"),
            Self::Rounding => f.pad("rounding"),
            Self::Truncation => f.pad("truncation"),
            Self::Kink { left, right } => write!(f, "kink: slope {left:.6e} on the left, {right:.6e} on the right"),
            Self::Undefined => f.pad("undefined"),
            Self::Wrong => f.pad("wrong"),
            Self::Contradicts => f.pad("contradicts"),
        }
    }
}

/// One derivative beside its differences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    pub(crate) exact: f64,
    pub(crate) difference: f64,
    pub(crate) error: f64,
    pub(crate) verdict: Verdict,
    /// The distance in units of what is allowed.
    pub(crate) excess: f64,
}

/// Compares one derivative with the samples; `slack` is the relative error that the backend states of itself.
pub(crate) fn judge(samples: &Samples<'_>, row: usize, exact: f64, slack: f64) -> Finding {
    let slopes = samples.slopes(row);
    let undefined =
        |difference| Finding { exact, difference, error: f64::NAN, verdict: Verdict::Undefined, excess: f64::INFINITY };
    if !samples.base[row].is_finite() {
        return undefined(f64::NAN);
    }
    if let Some((left, right)) = kink(&slopes, samples.size) {
        let verdict = Verdict::Kink { left, right };
        let difference = (left + right) / 2.0;
        return Finding { exact, difference, error: (right - left).abs() / 2.0, verdict, excess: f64::INFINITY };
    }
    let (sequence, order) = choose(&slopes);
    if let Some(infinite) = sequence.infinite() {
        if exact == infinite {
            return Finding { exact, difference: infinite, error: 0.0, verdict: Verdict::Agrees, excess: 0.0 };
        }
        return undefined(infinite);
    }
    match sequence.limit(order) {
        Some(limit) => weigh(sequence, order, limit, exact, slack, samples.size),
        None => undefined(f64::NAN),
    }
}

/// The central differences; at the edge of f's domain those of the side that there is.
fn choose(slopes: &Slopes) -> (&Sequence, i32) {
    let longest = if slopes.right.len() >= slopes.left.len() { &slopes.right } else { &slopes.left };
    if slopes.center.len() > STEPS || slopes.center.len() >= longest.len() { (&slopes.center, 2) } else { (longest, 1) }
}

fn weigh(sequence: &Sequence, order: i32, limit: Limit, exact: f64, slack: f64, size: f64) -> Finding {
    let Limit { value, error, .. } = limit;
    let scale = value.abs().max(limit.size / size);
    let gap = (exact - value).abs();
    let allowed = SAFETY * error + slack * exact.abs().max(value.abs());
    let near = gap <= allowed;
    let deviation = sequence.deviation(value);
    // At the smallest steps f does something that the extrapolation did not see, and that a slope like the exact one may be.
    let hidden = deviation > REFUTES * scale && deviation <= 20.0 * gap;
    let verdict = if near && error <= RESOLVED * scale {
        Verdict::Agrees
    } else if !near && error <= REFUTES * scale && !hidden {
        if exact.is_nan() { Verdict::Undefined } else { Verdict::Wrong }
    } else if hidden || sequence.converges(order) {
        Verdict::Truncation
    } else {
        Verdict::Rounding
    };
    let excess = if gap == 0.0 { 0.0 } else { gap / allowed };
    Finding { exact, difference: value, error, verdict, excess: if excess.is_nan() { f64::INFINITY } else { excess } }
}

/// The limits of the slopes on both sides where they differ and go on to differ at the smallest steps.
fn kink(slopes: &Slopes, size: f64) -> Option<(f64, f64)> {
    let (left, right) = (&slopes.left, &slopes.right);
    if left.len().min(right.len()) <= STEPS {
        return None;
    }
    if let (Some(a), Some(b)) = (end(left), end(right))
        && (a.is_infinite() || b.is_infinite())
    {
        return (a != b).then(|| (one_sided(left), one_sided(right)));
    }
    let jumps = last(right).zip(last(left)).map(|(r, l)| r - l);
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    jumps.for_each(|jump| (least, most) = (least.min(jump), most.max(jump)));
    let small = least.abs().min(most.abs());
    let steady = least * most > 0.0 && least.abs().max(most.abs()) <= 1.1 * small;
    let (a, b) = (right.len() - 1, left.len() - 1);
    let scale = right.slopes[a].abs().max(left.slopes[b].abs()).max(right.sizes[a] / size);
    let noise = right.rounding(a) + left.rounding(b);
    (steady && small > JUMP * scale && small > 8.0 * noise).then(|| (one_sided(left), one_sided(right)))
}

fn last(sequence: &Sequence) -> impl Iterator<Item = f64> {
    sequence.slopes.iter().rev().take(STEPS).copied()
}

/// The limit of a side: infinite, or the last slope where it settles.
fn end(side: &Sequence) -> Option<f64> {
    side.infinite().or_else(|| side.slopes.last().copied())
}

/// The slope of a side: infinite, or extrapolated where that is better than the last one.
fn one_sided(side: &Sequence) -> f64 {
    if let Some(infinite) = side.infinite() {
        return infinite;
    }
    let last = side.slopes[side.len() - 1];
    side.limit(1).filter(|limit| (limit.value - last).abs() <= RESOLVED * last.abs().max(1.0)).map_or(last, |l| l.value)
}

/// Whether a first look is enough: sharp agreement, and no jump of the slope that does not halve with the step.
pub(crate) fn settled(samples: &Samples<'_>, row: usize, finding: &Finding) -> bool {
    let slopes = samples.slopes(row);
    let jumps: Vec<f64> = last(&slopes.right).zip(last(&slopes.left)).map(|(r, l)| (r - l).abs()).collect();
    let [newest, before, ..] = jumps[..] else { return false };
    let k = slopes.center.len();
    let noise = if k == 0 { f64::INFINITY } else { 4.0 * slopes.center.rounding(k - 1) };
    let scale = finding.difference.abs().max(samples.base[row].abs() / samples.size);
    let sharp = finding.verdict == Verdict::Agrees && finding.error <= SHARP * scale;
    sharp && (newest <= JUMP * scale + noise || newest < 0.75 * before)
}
