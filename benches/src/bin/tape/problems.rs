//! The known problems with all backends.

use crate::known::{self, Scene};
use crate::print::{short, table, time};
use fluxions_any::AnyBackend;
use fluxions_benches::Subject;
use fluxions_benches::families::Workload;
use fluxions_benches::measure::{Pace, beside};
use fluxions_problems::DataError;
use fluxions_problems::adbench::{Bundle, LstmCase};
use fluxions_problems::mgh::{self, Problem};
use nalgebra::DMatrix;
use std::hint::black_box;

/// Measures and prints.
pub(crate) fn print() -> Result<(), DataError> {
    let LstmCase { lstm, x, .. } = LstmCase::read("lstm_l2_c1024_perf")?;
    let mut rows = Vec::new();
    for family in
        [Workload::mixture("gmm_d10_k5_n100")?, Workload::mixture("gmm_d10_k25_n1000_perf")?, Workload::lstm(lstm, x)]
    {
        rows.push(row(family.name.clone(), &family.with_all(), &Pace::MANY).0);
    }
    let scene = Scene::new(Bundle::random(20, 100, 1000, 1)?);
    rows.push(row("BA of 1000 observations".into(), &known::subjects(&scene, true), &Pace::MANY).0);
    rows.push(row("BA, features as parameters".into(), &known::subjects(&scene, false), &Pace::MANY).0);
    table("ADBench: time of a derivative, as multiples of that by hand:", &header(), rows);

    let collection: Vec<Row> = mgh::all().into_iter().map(of_collection).collect();
    let means = (0..AnyBackend::NAMES.len()).map(|i| {
        let logarithms: Vec<f64> = collection.iter().filter_map(|(_, m)| m[i].map(f64::ln)).collect();
        let count = logarithms.len();
        short((count > 0).then(|| (logarithms.into_iter().sum::<f64>() / count as f64).exp()))
    });
    let mean = ["geometric mean".to_owned(), String::new()].into_iter().chain(means).collect();
    let rows = collection.into_iter().map(|(row, _)| row).chain([mean]);
    table("Moré, Garbow and Hillstrom: time of a Jacobian, as multiples of that by hand:", &header(), rows);
    Ok(())
}

fn header() -> Vec<&'static str> {
    ["problem", "by hand"].into_iter().chain(AnyBackend::NAMES).collect()
}

type Row = (Vec<String>, Vec<Option<f64>>);

/// The line of a problem, whose first subject is by hand; and its multiples.
fn row(name: String, subjects: &[Subject], pace: &Pace) -> Row {
    let others = subjects[1..].iter().map(|subject| (subject.prepare)());
    let (ns, timed) = beside((subjects[0].prepare)(), others, pace);
    let multiples: Vec<Option<f64>> = timed.iter().map(|timed| timed.map(|timed| timed.multiple)).collect();
    let cells = multiples.iter().map(|&multiple| short(multiple));
    ([name, time(ns)].into_iter().chain(cells).collect(), multiples)
}

/// The line of a problem of the collection.
fn of_collection(problem: Problem) -> Row {
    row(problem.to_string(), &subjects(problem), &Pace::QUICK)
}

fn subjects(problem: Problem) -> Vec<Subject> {
    let Problem { function, residuals, start, jacobian, name, .. } = problem;
    let x = start.clone();
    let mut subjects = vec![Subject::new(name, "by hand", move || {
        let (x, mut j) = (x.clone(), DMatrix::zeros(residuals, x.len()));
        move || jacobian(black_box(&x), black_box(&mut j))
    })];
    subjects.extend(
        AnyBackend::all().into_iter().map(|backend| {
            Subject::jacobian(name, backend.name(), backend, function.clone(), (residuals, start.clone()))
        }),
    );
    subjects
}
