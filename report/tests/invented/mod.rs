//! A report of invented numbers.

use fluxions_report::{
    Auto, BackendInfo, Cell, Family, Hand, Head, Machine, MatrixRow, Measured, Numbers, Other, Outcome, Report, Size,
    Sparsity,
};

/// A report on so many backends.
pub(crate) fn report(backends: usize) -> Report {
    let names: Vec<String> = (0..backends).map(|i| format!("backend-{i}")).collect();
    Report {
        head: Head {
            version: "1.2.3".into(),
            date: "2000-01-01".into(),
            machine: Machine { cpu: "a processor".into(), cores: 2, system: "an os".into(), load: Some(0.5) },
            command: "a command".into(),
            method: "by clock".into(),
        },
        backends: names.iter().map(|name| info(name)).collect(),
        operators: vec![("gradient".into(), 1), ("hessian".into(), 2), ("pullback".into(), 1)],
        matrix: names.iter().map(|name| row(name)).chain([row("backend-0/backend-1")]).collect(),
        families: vec![family(&names)],
    }
}

fn info(name: &str) -> BackendInfo {
    BackendInfo { name: name.into(), explanation: "does what it does".into(), exact: true, exact_second: true }
}

fn row(name: &str) -> MatrixRow {
    MatrixRow {
        backend: name.into(),
        cells: vec![Cell::Native, Cell::Derived, Cell::NotApplicable],
        nestable: name == "backend-1",
        first_error: 0.0,
        second_error: 4e-11,
        keeps_evaluation: true,
        allocates: false,
        contexts: vec!["constants".into()],
        checks: 12_345,
        failures: 0,
    }
}

fn family(names: &[String]) -> Family {
    Family {
        id: "invented".into(),
        title: "An invented function".into(),
        what: "f(x) = 0".into(),
        operator: "gradient".into(),
        axis: "inputs n".into(),
        floor: "zeros".into(),
        sparsity: Some(Sparsity {
            label: "n = 1".into(),
            words: "a matrix with one entry".into(),
            drawing: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">\n<rect/>\n</svg>\n".into(),
        }),
        sizes: (1..=8).map(|k| size(1 << k, names)).collect(),
    }
}

fn size(n: usize, names: &[String]) -> Size {
    let time = n as f64;
    let measured = names.iter().enumerate().map(|(i, name)| {
        let nanoseconds = 20.0 * (1.0 + i as f64) * time.powf(1.0 + 0.07 * i as f64);
        let numbers = Numbers {
            nanoseconds,
            spread: 0.1 * nanoseconds,
            calls: 1,
            allocations: 0,
            digits: 15.7,
            preparation: 1e3,
            unprepared: 1e3 + nanoseconds,
        };
        Measured { backend: name.clone(), outcome: Outcome::Numbers(numbers) }
    });
    Size {
        size: n,
        label: format!("n = {n}"),
        f: time,
        hand: Hand { nanoseconds: 2.0 * time, spread: 0.1 },
        auto: Auto { backend: "backend-0".into(), sentence: "backend-0: it is the first".into() },
        measured: measured.collect(),
        others: vec![
            Other { name: "another way".into(), nanoseconds: Some(3e3) },
            Other { name: "a way that is too long".into(), nanoseconds: None },
        ],
    }
}
