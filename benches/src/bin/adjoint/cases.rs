//! What is measured.

use super::case::{Case, Direct, Gradient, cells, kept};
use super::functions::{self, Brusselator, LogSumExp, Logistic, Matrix, Pendulum, Waves};
use super::hand;
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_benches::problems::{DiagonalMixture, Rosenbrock, start};
use fluxions_problems::adbench::{Bundle, Lstm, Mixture};
use fluxions_problems::scaling;
use std::hint::black_box;

/// A case for `f(x: &[S]) -> S`: function, adjoint, value, adjoint by hand.
macro_rules! case {
    ($name:expr, $x:expr, $f:expr, $adjoint:path, || $hand:expr) => {
        Case::new(
            $name,
            $x,
            || $hand,
            || {
                Box::new(|x, g, stack| {
                    black_box($adjoint(x, cells(g), &Cell::new(1.0), stack));
                })
            },
        )
        .gradient("prepared", Adjoint, $f)
        .others($f)
    };
}

fn rosenbrock(n: usize) -> Case {
    case!(&format!("Rosenbrock {n}"), start(n), Rosenbrock, scaling::rosenbrock::adjoint, || {
        Box::new(|x, g| {
            black_box(scaling::rosenbrock_gradient(x, g));
        })
    })
}

fn logistic_map() -> Case {
    let case = case!("logistic map 1000", vec![0.3, 3.58], Logistic, functions::logistic::adjoint, || {
        let mut states = Vec::new();
        Box::new(move |x, g| {
            black_box(hand::logistic(x, g, &mut states));
        })
    });
    case.goals(None, Some(1.9)).iterations(1000)
}

fn waves() -> Case {
    let a = (0..1000).map(|i| 0.5 + (f64::from(i) * 0.7).sin()).collect();
    let case = case!("sine 1000", a, Waves, functions::waves::adjoint, || {
        let mut states = Vec::new();
        Box::new(move |x, g| {
            black_box(hand::waves(x, g, &mut states));
        })
    });
    case.goals(None, Some(1.1)).iterations(1000)
}

fn log_sum_exp() -> Case {
    let v = (0..1000).map(|i| (f64::from(i) * 0.7).sin()).collect();
    let case = case!("log-sum-exp 1000", v, LogSumExp, functions::log_sum_exp::adjoint, || {
        Box::new(|x, g| {
            black_box(hand::log_sum_exp(x, g));
        })
    });
    case.goals(None, Some(1.4)).iterations(1000)
}

fn pendulum() -> Case {
    let case = case!("pendulum 1000", vec![0.5, 0.1, 1.2, 0.2], Pendulum, functions::pendulum::adjoint, || {
        let mut states = Vec::new();
        Box::new(move |x, g| {
            black_box(hand::pendulum(x, g, &mut states));
        })
    });
    case.goals(None, Some(1.0)).iterations(1000)
}

/// The macro's adjoint of a method with scratch.
macro_rules! with_scratch {
    ($model:ident, $adjoint:ident) => {
        move || {
            let mut work = vec![0.0; $model.work()];
            let work_bar: Vec<_> = work.iter().map(|_| Cell::new(0.0)).collect();
            Box::new(move |x, g, stack| {
                black_box($model.$adjoint(x, cells(g), &mut work, &work_bar, &Cell::new(1.0), stack));
            })
        }
    };
}

/// The gradient of a function with scratch by its adjoint.
macro_rules! prepared_with_scratch {
    ($model:ident, $f:ident, $x:expr) => {{
        let x = $x;
        move || {
            let work = vec![0.0; $model.work()];
            let mut prepared = Adjoint.bind($model.$f(), &work).prepare_gradient(&x).expect("f does not fail");
            Box::new(move |x, g| {
                black_box(prepared.with(&work).value_and_gradient_into(x, g).is_ok());
            })
        }
    }};
}

fn mixture(d: usize, k: usize, n: usize) -> Case {
    let (mixture, x) = Mixture::random(d, k, n, 1).expect("a mixture");
    let (m, at) = (kept(mixture), x.clone());
    let hand = move || -> Gradient {
        let mut work = vec![0.0; m.gradient_work()];
        Box::new(move |x, g| {
            black_box(m.gradient_by_hand(x, &mut work, g));
        })
    };
    Case::new(&format!("GMM {d}/{k}/{n}"), x, hand, with_scratch!(m, log_likelihood_in__adjoint))
        .with("prepared", prepared_with_scratch!(m, log_likelihood_in_function, at))
        .others(m.log_likelihood_function())
        .iterations(n)
}

fn network() -> Case {
    let (network, x) = Lstm::random(1, 14, 100, 1).expect("a network");
    let (m, at) = (kept(network), x.clone());
    let hand = move || -> Gradient {
        let mut work = m.gradient_work();
        Box::new(move |x, g| {
            black_box(m.gradient_by_hand(x, &mut work, g));
        })
    };
    Case::new("LSTM 1/14/100", x, hand, with_scratch!(m, loss_in__adjoint))
        .with("prepared", prepared_with_scratch!(m, loss_in_function, at))
        .others(m.loss_function())
        .goals(None, Some(1.3))
        .iterations(14 * 99)
}

fn diagonal(d: usize, k: usize, n: usize) -> Case {
    let (mixture, x) = DiagonalMixture::random(d, k, n);
    let m = kept(mixture);
    let hand = move || -> Gradient {
        let mut work = vec![0.0; m.gradient_work()];
        Box::new(move |x, g| {
            black_box(m.gradient_by_hand(x, &mut work, g));
        })
    };
    let direct = move || -> Direct {
        Box::new(move |x, g, stack| {
            black_box(m.log_likelihood__adjoint(x, cells(g), &Cell::new(1.0), stack));
        })
    };
    Case::new(&format!("diagonal mixture {d}/{k}/{n}"), x, hand, direct)
        .gradient("prepared", Adjoint, m.log_likelihood_function())
        .others(m.log_likelihood_function())
        .goals(None, Some(3.0))
        .iterations(n * k)
}

/// Numbers between −1 and 1, as a cotangent.
fn seeds(m: usize) -> &'static [f64] {
    kept((0..m).map(|i| (i as f64).cos()).collect::<Vec<_>>())
}

/// The macro's adjoint of a function that writes y in place.
fn in_place(
    seed: &'static [f64],
    mut adjoint: impl FnMut(&mut [f64], &[Cell<f64>], &[f64], &[Cell<f64>], &mut Stack) + 'static,
) -> Direct {
    let (mut y, mut y_bar) = (vec![0.0; seed.len()], vec![0.0; seed.len()]);
    Box::new(move |x, g, stack| {
        y_bar.copy_from_slice(seed);
        let y_bar = Cell::from_mut_slice(&mut y_bar[..]);
        adjoint(&mut y, y_bar, x, cells(g), stack);
        black_box(&mut y);
    })
}

fn brusselator(n: usize) -> Case {
    let seed = seeds(2 * n);
    let hand = move || -> Gradient {
        let mut y = vec![0.0; 2 * n];
        Box::new(move |x, g| {
            hand::brusselator(&mut y, seed, x, g);
            black_box(&mut y);
        })
    };
    let direct = move || in_place(seed, functions::brusselator::adjoint);
    let x = (0..2 * n).map(|i| 1.0 + 0.3 * (i as f64).sin()).collect();
    Case::new(&format!("Brusselator 2 × {n}"), x, hand, direct)
        .pullbacks(Brusselator::new(seed), seed)
        .goals(Some(1.2), None)
}

fn product(n: usize) -> Case {
    let (seed, a) = (seeds(n), kept(Matrix { entries: start(n * n), columns: n }));
    let hand = move || -> Gradient {
        let mut y = vec![0.0; n];
        Box::new(move |x, g| {
            a.times_adjoint(&mut y, seed, x, g);
            black_box(&mut y);
        })
    };
    let direct = move || in_place(seed, |y, y_bar, x, x_bar, stack| a.times__adjoint(y, y_bar, x, x_bar, stack));
    Case::new(&format!("matrix times vector {n}"), start(n), hand, direct).pullbacks(a.times_function(seed), seed)
}

fn bundle() -> Case {
    let (bundle, x) = Bundle::random(10, 100, 1000, 1).expect("a bundle");
    let b = kept(bundle);
    let seed = seeds(b.residual_count());
    let hand = move || -> Gradient { Box::new(move |x, g| hand::bundle(b, x, seed, g)) };
    let direct = move || in_place(seed, |y, y_bar, x, x_bar, stack| b.residuals__adjoint(y, y_bar, x, x_bar, stack));
    Case::new("BA 10/100/1000", x, hand, direct).pullbacks(b.residuals_function(seed), seed).goals(Some(1.1), None)
}

/// All functions; dual numbers know the gradients of the first ones in a moment.
pub(crate) const CASES: [fn() -> Case; 15] = [
    || rosenbrock(10).goals(Some(1.25), None),
    || rosenbrock(1000).goals(Some(1.15), None),
    || brusselator(1000),
    || product(100),
    bundle,
    network,
    || mixture(2, 5, 10).goals(None, Some(2.0)),
    || mixture(10, 5, 100),
    log_sum_exp,
    logistic_map,
    waves,
    pendulum,
    || mixture(10, 25, 1000).goals(None, Some(1.5)),
    || diagonal(10, 25, 1000),
    || rosenbrock(1_000_000),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_agree_with_dual_numbers() {
        let last: fn() -> Case = || diagonal(3, 4, 20);
        for case in CASES[..12].iter().chain([&last]) {
            let case = case();
            let mut expected = vec![0.0; case.x.len()];
            case.by("dual").expect("it is there")(&case.x, &mut expected);
            let scale = expected.iter().fold(0.0_f64, |scale, g| scale.max(g.abs()));
            for by in ["by hand", "macro", "prepared", "recorded-tape"] {
                let mut found = vec![f64::NAN; case.x.len()];
                case.by(by).expect("it is there")(&case.x, &mut found);
                let close = found.iter().zip(&expected).all(|(a, b)| (a - b).abs() <= 1e-9 * scale);
                assert!(close, "{}: {by}", case.name);
            }
        }
    }
}
