//! Calls of rules in optimized programs, beside the recording that is run node by node.

use super::harness::{difference, draft, optimized, plain, pull, pull_two, scheduled};
use crate::Var;
use crate::op::Op;
use crate::program::{Program, Segment};
use core::convert::Infallible;
use fluxions::{Gives, Rule, Scalar};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Negative;
impl core::fmt::Display for Negative {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("negative")
    }
}
impl core::error::Error for Negative {}

/// y = (x₀ x₁, x₀ + x₂, x₁², x₂³, x₀, …): twelve results.
#[derive(Clone, Copy)]
struct Many;

const RESULTS: usize = 12;

impl Rule for Many {
    type Input = [f64; 3];
    type Output = Vec<f64>;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: &[f64; 3]) -> Result<(Vec<f64>, ()), Infallible> {
        let mut y = vec![x[0] * x[1], x[0] + x[2], x[1] * x[1], x[2] * x[2] * x[2]];
        y.resize(RESULTS, x[0]);
        Ok((y, ()))
    }
    fn pullback<T: Scalar>(&self, (): &(), x: &[T; 3], _: &[T], g: &[T]) -> Result<[T; 3], Infallible> {
        let rest: T = g[4..].iter().copied().sum();
        Ok([x[1] * g[0] + g[1] + rest, x[0] * g[0] + x[1] * g[2] * 2.0, g[1] + x[2] * x[2] * g[3] * 3.0])
    }
}

/// x, or an error if it is negative, with `N` results.
#[derive(Clone, Copy)]
struct NotNegative<const N: usize>;

impl<const N: usize> Rule for NotNegative<N> {
    type Input = f64;
    type Output = [f64; N];
    type Error = Negative;
    type Kept = ();
    const GIVES: Gives = Gives::Pushforward;

    fn value(&self, x: f64) -> Result<([f64; N], ()), Negative> {
        if x < 0.0 { Err(Negative) } else { Ok(([x; N], ())) }
    }
    fn pushforward<T: Scalar>(&self, (): &(), _: T, _: &[T; N], x_dot: T) -> Result<[T; N], Negative> {
        Ok([x_dot; N])
    }
}

fn calls(program: &Program<f64>) -> usize {
    program.segments.iter().filter(|segment| matches!(segment, Segment::Call(_))).count()
}

/// Optimizes, compares at several points, and returns the number of calls that are left.
fn left(x: &[f64], f: impl Fn(&[Var<f64>]) -> Vec<Var<f64>>) -> usize {
    let (program, plain) = (scheduled(optimized(draft(x, &f))), plain(x, &f));
    for scale in [1.0, 0.3, 2.5] {
        let x: Vec<f64> = x.iter().map(|x| x * scale).collect();
        assert_eq!(difference(&program, &plain, &x), None, "at {x:?}");
        let ((found, _), (expected, largest)) = (pull(&program, &x), pull(&plain, &x));
        for ((j, f), e) in found.iter().enumerate().zip(&expected) {
            assert!((f - e).abs() <= 1e-12 * largest.max(1.0), "{f} for {e}");
            assert_eq!(pull_two(&program, &x)[0][j], *f);
        }
    }
    calls(&program)
}

#[test]
fn calls_stay_between_the_operations_around_them() {
    let f = |x: &[Var<f64>]| {
        let y = Many.of(&[x[0].sin(), x[1] * x[2], x[2]]);
        let z = Many.of(&[y[0], y[3] + 1.0, y[5] * y[1]]);
        vec![z[0] + z[1] + z[2] + z[3] + z[4], y[2] * z[11]]
    };
    assert_eq!(left(&[0.7, 1.2, 0.4], f), 2);
}

#[test]
fn a_call_that_nobody_needs_goes_unless_it_can_fail() {
    let f = |x: &[Var<f64>]| {
        let _ = Many.of(&[x[0], x[1], x[0] * x[1]]);
        vec![Many.of(&[x[0], x[1], x[1]])[7] * x[1]]
    };
    assert_eq!(left(&[0.7, 1.2], f), 1);
    let f = |x: &[Var<f64>]| {
        let _ = NotNegative::<2>.call(x[0] * x[1]);
        let _ = NotNegative::<0>.call(x[1]);
        vec![x[0].exp()]
    };
    assert_eq!(left(&[0.7, 1.2], f), 2);
}

#[test]
fn constants_are_arguments_too() {
    let f = |x: &[Var<f64>]| {
        let y = Many.of(&[x[0], Var::constant(3.0), Var::constant(-1.0)]);
        let constant = Many.of(&[Var::constant(2.0); 3]);
        vec![y[0] * constant[0], y[3]]
    };
    assert_eq!(left(&[0.7], f), 1);
}

/// Levels are counted in windows of the recording. The results of one call may stand in two of them.
#[test]
fn results_at_the_end_of_a_window() {
    for before in [(1 << 15) - 9, (1 << 15) - 1, 1 << 15] {
        let f = |x: &[Var<f64>]| {
            let z = (0..before).fold(x[0], |z, _| (z * 0.5).sin());
            let y = Many.of(&[z + x[0], x[1], x[0]]);
            y.iter().zip(1..).map(|(&y, k)| y * f64::from(k)).collect()
        };
        assert_eq!(left(&[0.7, 1.2], f), 1);
    }
}

/// A rule in each element of a long vector, among operations that become loops.
#[test]
fn many_calls_among_groups() {
    let x: Vec<f64> = (0..100).map(|i| 0.5 + 0.01 * f64::from(i)).collect();
    let f = |x: &[Var<f64>]| {
        let y: Vec<Var<f64>> = x.windows(3).map(|w| Many.of(&[w[0] * w[1], w[2].sin(), w[1]])[0]).collect();
        vec![y.iter().map(|y| y.exp()).sum(), y[3]]
    };
    assert_eq!(left(&x, f), 98);
    assert!(draft(&x, f).nodes.iter().filter(|node| node.op == Op::Result).count() == 98 * RESULTS);
}
