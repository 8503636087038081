//! The adjoints that the macro writes beside adjoints by hand and other engines: value and gradient, or value and pullback.
//!
//! `cargo run --release -p fluxions-benches --bin adjoint` prints instructions, time, memory and products with Hessians. Parts of the
//! names of cases select. Instructions are counted by callgrind, in other runs of this program; `--time` leaves them out.

mod case;
mod cases;
mod functions;
mod hand;
mod hessian;
#[path = "../tape/print.rs"]
#[allow(dead_code)]
mod print;

use case::{COLUMNS, Case};
use cases::CASES;
use fluxions_benches::Subject;
use fluxions_benches::measure::{Pace, beside, instructions};
use print::{grouped, short, table, time};

/// From how many instructions on only those of the adjoints are counted: callgrind is slow.
const MANY: f64 = 4e6;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if repeats(&arguments) {
        return;
    }
    let counts_too = !arguments.iter().any(|a| a == "--time");
    let names: Vec<_> = arguments.iter().filter(|a| !a.starts_with("--")).collect();
    let wanted = |name: &str| names.is_empty() || names.iter().any(|a| name.contains(&a[..]));
    let (mut counts, mut times, mut memory, mut overheads) = (vec![], vec![], vec![], vec![]);
    for (number, case) in CASES.iter().enumerate() {
        let case = case();
        if !wanted(&case.name) {
            continue;
        }
        memory.push(kept(&case));
        times.push(timed(&case));
        if counts_too {
            let (row, overhead) = counted(number, &case);
            counts.push(row);
            overheads.push(vec![case.name.clone(), overhead.map_or_else(|| short(None), grouped)]);
        }
    }
    let header = [&[""], &COLUMNS[..], &["goal"]].concat();
    table("Instructions, as multiples of those by hand:", &header, counts);
    table(
        "Instructions of a prepared call beyond those of the adjoint called directly (goal 40):",
        &["", "more"],
        overheads,
    );
    table("Time, as multiples of that by hand:", &header, times);
    let header = ["", "macro, bytes", "an iteration", "recorded-tape, bytes", "an iteration"];
    table("What is kept from the way forth to the way back:", &header, memory);
    hessian::print(COLUMNS.len() * CASES.len(), &wanted, counts_too);
}

/// Does what `instructions` asks another run of this program for; says whether it was asked.
fn repeats(arguments: &[String]) -> bool {
    let [command, number, calls] = arguments else { return false };
    let (Ok(number), Ok(calls)) = (number.parse::<usize>(), calls.parse()) else { return false };
    if command != "repeat" {
        return false;
    }
    let (case, column) = (number / COLUMNS.len(), number % COLUMNS.len());
    let subject = match CASES.get(case) {
        Some(case) => case().subject(COLUMNS[column]),
        None => hessian::subject(number - COLUMNS.len() * CASES.len()),
    };
    if let Some(subject) = subject {
        let mut call = (subject.prepare)();
        (0..calls).for_each(|_: u32| call());
    }
    true
}

/// What lies on the stack in a call, and the program of the tape.
fn kept(case: &Case) -> Vec<String> {
    let (bytes, program) = (case.bytes)();
    let per = |bytes: usize| short((case.iterations > 0).then(|| bytes as f64 / case.iterations as f64));
    vec![case.name.clone(), grouped(bytes as f64), per(bytes), grouped(program as f64), per(program)]
}

fn timed(case: &Case) -> Vec<String> {
    let subjects: Vec<Option<Subject>> = COLUMNS.iter().map(|by| case.subject(by)).collect();
    let call = |subject: &Subject| (subject.prepare)();
    let Some(floor) = &subjects[0] else { return vec![] };
    let (ns, mut others) = {
        let (ns, timed) = beside(call(floor), subjects[1..].iter().flatten().map(call), &Pace::MANY);
        (ns, timed.into_iter())
    };
    let multiples = subjects[1..].iter().map(|subject| {
        let timed = subject.as_ref().and_then(|_| others.next()).flatten();
        short(timed.map(|timed| timed.multiple))
    });
    [case.name.clone(), time(ns)].into_iter().chain(multiples).chain([short(case.goals[1])]).collect()
}

/// The row of the table, and how many instructions a prepared call takes beyond those of the adjoint called directly.
fn counted(number: usize, case: &Case) -> (Vec<String>, Option<f64>) {
    let first = COLUMNS.len() * number;
    let Some(floor) = instructions(first, 10) else { return (vec![case.name.clone(), short(None)], None) };
    let counts: Vec<Option<f64>> = COLUMNS
        .iter()
        .enumerate()
        .skip(1)
        .map(|(i, by)| {
            let worth_it = floor < MANY || ["macro", "prepared"].contains(by);
            case.subject(by).filter(|_| worth_it).and_then(|_| instructions(first + i, 10))
        })
        .collect();
    let multiples = counts.iter().map(|count| short(count.map(|count| count / floor)));
    let row = [case.name.clone(), grouped(floor)].into_iter().chain(multiples).chain([short(case.goals[0])]);
    (row.collect(), counts[0].zip(counts[1]).map(|(direct, prepared)| prepared - direct))
}
