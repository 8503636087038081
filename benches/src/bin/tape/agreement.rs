//! Correct digits of all backends, against derivatives by hand.

use crate::known::{self, Scene};
use crate::print::table;
use fluxions::Function;
use fluxions::prelude::*;
use fluxions_any::AnyBackend;
use fluxions_check::digits;
use fluxions_problems::DataError;
use fluxions_problems::adbench::{BundleCase, LstmCase, MixtureCase};
use fluxions_problems::mgh::{self, Problem};
use nalgebra::DMatrix;
use std::convert::Infallible;

/// Digits of each backend, in the order of [`AnyBackend::all`].
type Digits = Vec<f64>;

/// Computes and prints.
pub(crate) fn print() -> Result<(), DataError> {
    let mut columns: Vec<(String, Digits)> = Vec::new();
    for name in ["gmm_d2_k3_n1_adbench_test", "gmm_d2_k5_n20", "gmm_d10_k5_n100"] {
        columns.push((name.into(), mixture(&MixtureCase::read(name)?)));
    }
    for name in ["lstm_l2_c20_b14", "lstm_l2_c1024_perf"] {
        columns.push((name.into(), network(&LstmCase::read(name)?)));
    }
    let bundles = [("ba_test_n2_m10_p10", true), ("ba_general_n4_m9_p24", false)];
    for (name, repeated) in bundles {
        let read = if repeated { BundleCase::read_repeated } else { BundleCase::read };
        let BundleCase { bundle, x, .. } = read(name)?;
        columns.push((name.into(), blocks(&Scene::new((bundle, x)))));
    }
    let worst = worst(&mgh::all());
    let header: Vec<&str> =
        ["backend"].into_iter().chain(columns.iter().map(|c| c.0.as_str())).chain(["MGH, worst", "which"]).collect();
    let rows = AnyBackend::NAMES.iter().enumerate().map(|(i, name)| {
        let digits = columns.iter().map(|(_, digits)| digits[i]).chain([worst[i].0]).map(|d| format!("{d:.1}"));
        [(*name).to_owned()].into_iter().chain(digits).chain([worst[i].1.to_owned()]).collect()
    });
    table("Correct digits:", &header, rows);
    Ok(())
}

fn gradients(
    f: impl Function<Input = Vec<f64>, Output = f64, Context = (), Error = Infallible>,
    x: &[f64],
    expected: &[f64],
) -> Digits {
    let found = |backend: AnyBackend| backend.gradient(&f, x).map_or(0.0, |found| digits(&found, expected));
    AnyBackend::all().into_iter().map(found).collect()
}

fn mixture(MixtureCase { mixture, x, .. }: &MixtureCase) -> Digits {
    let (mut work, mut expected) = (vec![0.0; mixture.gradient_work()], vec![0.0; x.len()]);
    mixture.gradient_by_hand(x, &mut work, &mut expected);
    gradients(mixture.log_likelihood_function(), x, &expected)
}

fn network(LstmCase { lstm, x, .. }: &LstmCase) -> Digits {
    let (mut work, mut expected) = (lstm.gradient_work(), vec![0.0; x.len()]);
    lstm.gradient_by_hand(x, &mut work, &mut expected);
    gradients(lstm.loss_function(), x, &expected)
}

/// The worst row of all.
fn blocks(scene: &Scene) -> Digits {
    let expected = known::by_hand(scene);
    let found = |backend: AnyBackend| {
        let mut found = vec![f64::NAN; expected.len()];
        known::by_backend(scene, &backend, true)(&mut found);
        let rows = found.chunks(15).zip(expected.chunks(15));
        rows.map(|(found, expected)| digits(found, expected)).fold(f64::INFINITY, f64::min)
    };
    AnyBackend::all().into_iter().map(found).collect()
}

/// The least digits of each backend in a row of a Jacobian of the collection, and where.
fn worst(problems: &[Problem]) -> Vec<(f64, &'static str)> {
    let of = |backend: AnyBackend| {
        problems.iter().fold((f64::INFINITY, ""), |worst, problem| match rows(&backend, problem) {
            digits if digits < worst.0 => (digits, problem.name),
            _ => worst,
        })
    };
    AnyBackend::all().into_iter().map(of).collect()
}

/// The least digits in a row of one Jacobian.
fn rows(backend: &AnyBackend, problem: &Problem) -> f64 {
    let expected = problem.jacobian_at(&problem.start);
    backend.jacobian(&problem.function, &problem.start).map_or(0.0, |found| {
        let row = |m: &DMatrix<f64>, i: usize| m.row(i).iter().copied().collect::<Vec<_>>();
        let rows = (0..problem.residuals).map(|i| digits(&row(&found, i), &row(&expected, i)));
        rows.fold(f64::INFINITY, f64::min)
    })
}
