//! The families: time, program, instructions; and a Hessian.

use crate::print::{grouped, short, table, time};
use fluxions_benches::families::{FORWARD, REVERSE, Workload, backend};
use fluxions_benches::measure::{Pace, Timed, beside, instructions, preparation};
use fluxions_benches::problems::{Rosenbrock, start};
use fluxions_benches::{Call, Subject};

/// Measures and prints.
pub(crate) fn print(families: &[Workload]) {
    let measured: Vec<Measured> = families.iter().map(Measured::new).collect();
    let engines: Vec<&str> = REVERSE.into_iter().chain(FORWARD).collect();
    let header = [&["gradient of", "by hand"], &engines[..]].concat();
    let rows = families.iter().zip(&measured).map(|(family, m)| {
        let multiples = (0..engines.len()).map(|i| short(m.engine(i).map(|timed| timed.multiple)));
        [family.name.clone(), time(m.by_hand)].into_iter().chain(multiples).collect()
    });
    table("Time of a gradient, as multiples of that by hand:", &header, rows);
    programs(families, &measured);
    counts(families, &measured);
    hessian(100);
}

/// The times of a family.
struct Measured {
    by_hand: f64,
    engines: Vec<Option<Timed>>,
}

impl Measured {
    fn new(family: &Workload) -> Self {
        let calls = family.subjects[1..].iter().map(|subject| (subject.prepare)());
        let (by_hand, engines) = beside((family.subjects[0].prepare)(), calls, &Pace::MANY);
        Self { by_hand, engines }
    }

    fn engine(&self, number: usize) -> Option<Timed> {
        self.engines.get(number).copied().flatten()
    }

    /// Nanoseconds of an engine in those of the gradient by hand.
    fn ns(&self, number: usize) -> Option<f64> {
        self.engine(number).map(|timed| timed.ns)
    }
}

/// Sizes, time per node of the recording, and what preparing costs.
fn programs(families: &[Workload], measured: &[Measured]) {
    let header = [
        "program of",
        "nodes recorded",
        "nodes replayed",
        "bytes each",
        "ns per recorded node: recorded-tape",
        "tape",
        "echidna-bytecode",
        "preparation in replays",
        "pays against tape from",
        "against echidna-bytecode from",
    ];
    let rows = families.iter().zip(measured).map(|(family, m)| {
        let size = (family.size)();
        let (nodes, len) = (size.recorded as f64, size.len as f64);
        let [replay, tape, echidna] = [0, 1, 2].map(|i| m.ns(i));
        let per_node = |ns: Option<f64>| short(ns.map(|ns| ns / nodes));
        let prepare = |i: usize| m.ns(i).map(|ns| preparation(&family.subjects[i + 1], ns));
        let (ours, theirs) = (prepare(0), prepare(2));
        vec![
            family.name.clone(),
            grouped(nodes),
            grouped(len),
            short(Some(size.bytes as f64 / len)),
            per_node(replay),
            per_node(tape),
            per_node(echidna),
            short(ours.zip(replay).map(|(prepare, replay)| prepare / replay)),
            calls(ours, tape.zip(replay)),
            calls(ours.zip(theirs).map(|(ours, theirs)| ours - theirs), echidna.zip(replay)),
        ]
    });
    table("Programs:", &header, rows);
}

/// From how many calls on the extra cost of a preparation is made up for by calls of the second cost instead of the first.
fn calls(extra: Option<f64>, costs: Option<(f64, f64)>) -> String {
    let calls = extra.zip(costs).map(|(extra, (other, own))| (extra, other - own));
    match calls {
        None => "–".into(),
        Some((extra, _)) if extra <= 0.0 => "1".into(),
        Some((_, gain)) if gain <= 0.0 => "never".into(),
        Some((extra, gain)) => grouped((extra / gain).ceil().max(1.0)),
    }
}

/// By hand, and the first three engines.
const COUNTED: usize = 4;

fn counts(families: &[Workload], measured: &[Measured]) {
    let mut first = 0;
    let mut rows = Vec::new();
    for (family, m) in families.iter().zip(measured) {
        let slowest = (0..COUNTED - 1).filter_map(|i| m.ns(i)).fold(m.by_hand, f64::max);
        // Some seconds under callgrind, which is fifty times slower.
        let calls = (5e7 / slowest).clamp(2.0, 100.0) as u32;
        let counted: Option<Vec<f64>> = (0..COUNTED).map(|i| instructions(first + i, calls)).collect();
        let Some(counted) = counted else {
            println!("No instructions are counted: valgrind is not there.\n");
            return;
        };
        let multiples = counted[1..].iter().map(|count| short(Some(count / counted[0])));
        let node = counted[1] / (family.size)().recorded as f64;
        let own = [family.name.clone(), grouped(counted[0])];
        rows.push(own.into_iter().chain(multiples).chain([short(Some(node))]).collect());
        first += family.subjects.len();
    }
    let header = [&["gradient of", "by hand"], &REVERSE[..COUNTED - 1], &["recorded-tape per recorded node"]].concat();
    table("Instructions of a gradient, as multiples of those by hand:", &header, rows);
}

/// The Hessian of Rosenbrock's function.
fn hessian(n: usize) {
    let call =
        |by: &'static str| -> Call { (Subject::hessian("Hessian", by, backend(by), Rosenbrock, start(n)).prepare)() };
    let others = ["tape", "dual", "num-dual", "echidna-bytecode"];
    let (ns, timed) = beside(call("recorded-tape"), others.map(call), &Pace::MANY);
    let multiples = timed.iter().map(|timed| short(timed.map(|timed| timed.multiple)));
    let header = [&["Hessian of", "recorded-tape"], &others[..]].concat();
    let row = [format!("Rosenbrock n = {n}"), time(ns)].into_iter().chain(multiples).collect();
    table("Time of a Hessian, as multiples of that by recorded-tape:", &header, [row]);
}
