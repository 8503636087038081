//! From how many inputs on the tape is faster than forward mode.

use crate::print::{short, table, time};
use fluxions_benches::families::backend;
use fluxions_benches::measure::{Pace, beside};
use fluxions_benches::problems::{Rosenbrock, start};
use fluxions_benches::{Call, Subject};

const SIZES: [usize; 13] = [2, 4, 8, 12, 16, 20, 24, 32, 48, 64, 80, 96, 128];

/// Measures and prints.
pub(crate) fn print() {
    part("gradient", |by, n| Subject::gradient("gradient", by, backend(by), Rosenbrock, start(n)));
    part("Hessian", |by, n| Subject::hessian("Hessian", by, backend(by), Rosenbrock, start(n)));
}

fn part(what: &str, subject: impl Fn(&'static str, usize) -> Subject) {
    let engines = ["recorded-tape", "tape"];
    let rows = SIZES.map(|n| {
        let call = |by| -> Call { (subject(by, n).prepare)() };
        let (ns, timed) = beside(call("dual"), engines.map(call), &Pace::MANY);
        let multiples = timed.iter().map(|timed| short(timed.map(|timed| timed.multiple)));
        [n.to_string(), time(ns)].into_iter().chain(multiples).collect()
    });
    let title = format!("Time of a {what} of Rosenbrock's function, as multiples of that by dual:");
    table(&title, &[&["n", "dual"], &engines[..]].concat(), rows);
}
