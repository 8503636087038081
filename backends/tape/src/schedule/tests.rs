//! Where things lie, and what runs together.

use super::place::{Lists, runs};
use super::{Place, Segment, Storage, Sums};
use crate::Var;
use crate::op::Op;
use crate::optimize;
use crate::program::Program;
use crate::tests::harness::{difference, draft, optimized, plain, pull, scheduled, shared};
use fluxions::Scalar;

fn place(numbers: &[u32]) -> Place {
    Lists::default().place(numbers)
}

#[test]
fn places_are_as_short_as_possible() {
    assert_eq!(place(&[7]), Place::Run(7));
    assert_eq!(place(&[7, 8, 9]), Place::Run(7));
    assert_eq!(place(&[7, 7, 7]), Place::Same(7));
    assert_eq!(place(&[7, 10, 13]), Place::Stride { start: 7, step: 3 });
    assert_eq!(place(&[7, 5, 3]), Place::Stride { start: 7, step: -2 });
    assert_eq!(place(&[0, u32::MAX]), Place::List(0), "a step that does not fit");
    let mut lists = Lists::default();
    assert_eq!((lists.place(&[1, 2, 4]), lists.place(&[9, 9, 8])), (Place::List(0), Place::List(3)));
    assert_eq!(lists.finish(), [1, 2, 4, 9, 9, 8]);
}

#[test]
fn runs_cover_everything_once() {
    let row: Vec<u32> = (0..20).collect();
    let mut broken = row.clone();
    broken[2] = 50;
    let zigzag: Vec<u32> = (0..20).map(|i| i * i % 7).collect();
    for (operands, lengths) in [
        (vec![&row], &[20][..]),
        (vec![&row, &row], &[20]),
        (vec![&row, &zigzag], &[20]),
        (vec![&broken], &[3, 17]),
        (vec![&zigzag], &[20]),
    ] {
        let operands: Vec<&[u32]> = operands.into_iter().map(|a| &a[..]).collect();
        let found = runs(&operands);
        assert!(found.first().is_some_and(|run| run.start == 0) && found.windows(2).all(|w| w[0].end == w[1].start));
        assert_eq!(found.into_iter().map(|run| run.len()).collect::<Vec<_>>(), lengths);
    }
    assert!(runs(&[]).is_empty());
}

/// Regular operands beside irregular ones must not be counted again from each node.
#[test]
fn cutting_takes_linear_time() {
    let (row, irregular): (Vec<u32>, Vec<u32>) = (0..1 << 19).map(|i: u32| (i, i.wrapping_mul(i) >> 3)).unzip();
    assert_eq!(runs(&[&row, &irregular]).into_iter().map(|run| run.len()).sum::<usize>(), 1 << 19);
}

/// Groups by operation, and nodes that are steps.
fn shape(program: &Program<f64>) -> Vec<(Option<Op>, u32)> {
    let shape = program.segments.iter().map(|segment| match segment {
        Segment::Steps { nodes, .. } => (None, nodes.len() as u32),
        Segment::Group(group) => (Some(group.op), group.count),
        Segment::Sums(Sums::One { .. }) => (Some(Op::Sum), 1),
        Segment::Sums(Sums::Many { count, .. }) => (Some(Op::Sum), *count),
        Segment::Call(number) => (Some(Op::Result), program.calls[*number as usize].results.len() as u32),
    });
    shape.collect()
}

fn made(n: u32, f: impl Fn(&[Var<f64>]) -> Vec<Var<f64>>) -> Vec<(Option<Op>, u32)> {
    let x: Vec<f64> = (0..n).map(|i| f64::from(i).cos()).collect();
    let program = scheduled(optimized(draft(&x, &f)));
    let plain = plain(&x, &f);
    let elsewhere: Vec<f64> = x.iter().map(|x| 1.0 - 3.0 * x).collect();
    assert_eq!(difference(&program, &plain, &x), None);
    assert_eq!(difference(&program, &plain, &elsewhere), None);
    let ((found, _), (expected, _)) = (pull(&program, &elsewhere), pull(&plain, &elsewhere));
    let close = |(f, e): (&f64, &f64)| (f - e).abs() <= 1e-12 * (1.0 + e.abs()) || f.is_nan() && e.is_nan();
    assert!(found.iter().zip(&expected).all(close), "{found:?}, not {expected:?}");
    shape(&program)
}

#[test]
fn nodes_of_one_operation_run_together() {
    let made = made(300, |x| {
        let mut results = Vec::new();
        for pair in x.windows(2) {
            results.push((pair[0] * pair[1]).sin() + pair[0]);
        }
        results
    });
    assert_eq!(made, [(Some(Op::Mul), 299), (Some(Op::Sin), 299), (Some(Op::Add), 299)]);
}

#[test]
fn few_nodes_are_steps() {
    assert_eq!(made(9, |x| x.iter().map(|x| x.sin()).collect()), [(None, 9)]);
    assert_eq!(made(10, |x| x.iter().map(|x| x.sin()).collect()), [(Some(Op::Sin), 10)]);
}

#[test]
fn all_kinds_of_operands_in_groups() {
    let several = |x: &[Var<f64>], f: &dyn Fn(usize) -> Var<f64>| (0..x.len()).map(f).collect::<Vec<_>>();
    let n = 150;
    let last = n as usize - 1;
    // Backwards, every third one, all the same, scattered; constants all the same and each another.
    assert_eq!(made(n, |x| several(x, &|i| x[i] / x[last - i]))[0].1, 150);
    assert_eq!(made(n, |x| several(x, &|i| x[i] - x[3 * i % n as usize])).iter().map(|s| s.1).sum::<u32>(), 150);
    assert_eq!(made(n, |x| several(x, &|i| x[i].hypot(x[0])))[0].1, 150);
    assert_eq!(made(n, |x| several(x, &|i| x[i] * x[i * i % 149])).iter().map(|s| s.1).sum::<u32>(), 150);
    assert_eq!(made(n, |x| several(x, &|i| x[i] * 3.0)), [(Some(Op::MulConst), 150)]);
    assert_eq!(made(n, |x| several(x, &|i| x[i] * (i as f64 + 2.0))), [(Some(Op::MulConst), 150)]);
    assert_eq!(made(n, |x| several(x, &|i| x[0].powf(i as f64 + 0.5))), [(Some(Op::PowConst), 150)]);
    assert_eq!(made(n, |x| several(x, &|i| Var::constant(i as f64 + 2.0) / x[i])), [(Some(Op::ConstDiv), 150)]);
    assert_eq!(made(n, |x| several(x, &|i| x[i].powi(5 + (i % 2) as i32))), [(Some(Op::PowInt), 75); 2]);
}

#[test]
fn constants_that_are_results() {
    let constants = |x: &[Var<f64>]| (0..x.len()).map(|i| Var::constant(i as f64)).collect();
    assert_eq!(made(200, constants), [(Some(Op::Constant), 200)]);
    assert_eq!(made(200, |x| x.iter().map(|_| Var::constant(2.0)).collect()), [(None, 1)]);
    assert_eq!(made(5, constants), [(None, 5)]);
}

#[test]
fn sums_of_as_many_terms_run_together() {
    let rows = |count: usize| {
        move |x: &[Var<f64>]| -> Vec<Var<f64>> {
            (0..count)
                .map(|row| x.iter().skip(row).step_by(count).fold(Var::constant(-0.0), |sum, &x| sum + x))
                .collect()
        }
    };
    assert_eq!(made(200, rows(20)), [(Some(Op::Sum), 20)]);
    assert_eq!(made(3000, rows(300)), [(Some(Op::Sum), 300)]);
    assert_eq!(made(200, rows(4)), [(Some(Op::Sum), 1); 4]);
    // The same terms, and terms scattered, with starts of their own.
    let scattered = |x: &[Var<f64>]| -> Vec<Var<f64>> {
        (0..200).map(|row| (0..8).fold(Var::constant(row as f64), |sum, k| sum + x[row * k * k % 149] + x[0])).collect()
    };
    assert_eq!(made(150, scattered), [(Some(Op::Sum), 200)]);
}

/// A program of more than one window.
#[test]
fn windows() {
    let f = |x: &[Var<f64>]| {
        let mut state = x.to_vec();
        for _ in 0..300 {
            state = (0..x.len()).map(|i| (state[i] * 0.5 + state[(i + 1) % x.len()]).sin()).collect();
        }
        state
    };
    let made = made(100, f);
    assert_eq!(made.iter().map(|(_, count)| count).sum::<u32>(), 300 * 100 * 3);
}

/// A sum of 100 terms of six operations each, in windows of 64 nodes.
fn chain(x: &[Var<f64>]) -> Vec<Var<f64>> {
    let term = |w: &[Var<f64>]| {
        let (a, b) = (w[1] - w[0] * w[0], -w[0] + 1.0);
        a * a * 100.0 + b * b
    };
    vec![x.windows(2).fold(Var::constant(0.0), |sum, w| sum + term(w))]
}

#[test]
fn windows_share_places() {
    let x: Vec<f64> = (0..101).map(|i| f64::from(i).cos()).collect();
    let program = shared(optimized(draft(&x, chain)), 64);
    assert!(program.windows.len() > 5);
    assert!(program.len() < 101 + 100 + 64 + 64, "{} places", program.len());
    let plain = plain(&x, chain);
    for factor in [1.0, -0.7] {
        let x: Vec<f64> = x.iter().map(|x| x * factor).collect();
        assert_eq!(difference(&program, &plain, &x), None);
        let ((found, _), (expected, _)) = (pull(&program, &x), pull(&plain, &x));
        assert!(found.iter().zip(&expected).all(|(f, e)| (f - e).abs() < 1e-10), "{found:?}, not {expected:?}");
    }
}

/// Short sums and windows that end behind them: only the sums so far pass from one window into the next.
#[test]
fn windows_end_where_little_passes() {
    let x: Vec<f64> = (0..101).map(|i| f64::from(i).cos()).collect();
    let storage = Storage::Shared { window: 64, least: 0 };
    let program = shared(optimize::optimized(draft(&x, chain), storage), 64);
    assert!(program.windows.len() > 5);
    assert!(program.windows.iter().all(|window| window.used.len() == 1), "{:?}", program.windows);
    let plain = plain(&x, chain);
    assert_eq!(difference(&program, &plain, &x), None);
    let ((found, _), (expected, _)) = (pull(&program, &x), pull(&plain, &x));
    assert!(found.iter().zip(&expected).all(|(f, e)| (f - e).abs() < 1e-10), "{found:?}, not {expected:?}");
}

/// What slopes look at is computed again: x² and 1 − x and x′ − x², but neither their squares, nor products, nor sums.
#[test]
fn linear_nodes_are_not_computed_again() {
    let x: Vec<f64> = (0..101).map(|i| f64::from(i).cos()).collect();
    let program = shared(optimized(draft(&x, chain)), 200);
    let window = &program.windows[1];
    let count = |segments: core::ops::Range<usize>| program.segments[segments].iter().map(|s| s.places().len());
    let (again, all): (usize, usize) =
        (window.again.iter().cloned().flat_map(count).sum(), count(window.segments.clone()).sum());
    assert!((100..=200).contains(&all) && 2 * again < all, "{again} of {all}");
}

#[test]
fn places_are_not_shared_where_nothing_may_run_twice_or_most_is_used_outside() {
    let x: Vec<f64> = (0..101).map(|i| f64::from(i).cos()).collect();
    let stopped = |x: &[Var<f64>]| vec![chain(x)[0] + x[0].stop_gradient()];
    let results = |x: &[Var<f64>]| x.iter().flat_map(|x| [x.sin(), x.cos()]).collect::<Vec<_>>();
    assert!(shared(draft(&x, stopped), 64).windows.is_empty());
    assert!(shared(draft(&x, results), 64).windows.is_empty());
    assert!(shared(draft(&x, chain), 64_000).windows.is_empty(), "one window");
}
