//! Writes random programs as Rust code with adjoints: `cargo run -p fluxions-fuzz --example adjoints -- 300 > fuzz/tests/adjoints/programs.rs`.
//!
//! A second number says how many programs to pass over first, so that many are compiled in batches: `-- 300 4500`.

use fluxions_fuzz::draft;
use fluxions_fuzz::program::{Output, Program};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::error::Error;

/// The form that the test calls, if the adjoint knows it: no `Field`, no rule, no changed gradient, no derivative inside, no output whose length hangs on x.
fn form(program: &Program) -> Option<&'static str> {
    let text = program.to_string();
    let inside = ["Field", "DerivativeOf", "GradientOf", "with_gradient", "turned"];
    if program.form.skips || program.calls_rules() || inside.iter().any(|name| text.contains(name)) {
        return None;
    }
    match (program.form.output, program.form.context) {
        (Output::Number, false) => Some("number"),
        (Output::Number, true) => Some("number_with"),
        (Output::Vector, false) => Some("vector"),
        (Output::Vector, true) => Some("vector_with"),
        (Output::InPlace, false) => Some("in_place"),
        (Output::InPlace, true) => Some("in_place_with"),
        (Output::Growing | Output::Marked, _) => None,
    }
}

/// Numbers as Rust writes them.
fn numbers(list: &[f64]) -> String {
    format!("{list:?}").replace("inf", "f64::INFINITY").replace("NaN", "f64::NAN")
}

/// The program as a helper and a function that calls it, so that its adjoint runs in two halves.
fn called(text: &str) -> String {
    let helper = text.replace("differentiable(adjoint)", "differentiable(helper, adjoint)").replace("fn f<", "fn h<");
    let head = text.lines().find(|line| line.contains("fn f<")).unwrap_or_default();
    let call = if head.contains("y: &mut") { "h(y, x);" } else { "h(x)" };
    format!("{helper}\n#[differentiable(adjoint)]\n{head}\n    {call}\n}}\n")
}

fn main() -> Result<(), Box<dyn Error>> {
    let number = |i, otherwise: usize| std::env::args().nth(i).map_or(Ok(otherwise), |number| number.parse());
    let (count, first): (usize, usize) = (number(1, 200)?, number(2, 0)?);
    let mut runner = TestRunner::new_with_rng(Config::default(), TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let strategy = draft(false);
    let (mut calls, mut made) = (String::new(), 0);
    println!("// Written by the example `adjoints` of this crate.\n");
    while made < first + count {
        let draft = strategy.new_tree(&mut runner).map_err(|reason| reason.to_string())?.current();
        let program = draft.program();
        let Some(form) = form(&program).filter(|_| (1..=40).contains(&program.inputs)) else { continue };
        if made < first {
            made += 1;
            continue;
        }
        let text = program.to_string().replace("#[differentiable]\nfn", "#[differentiable(adjoint)]\npub(crate) fn");
        let text = if program.form.context { text } else { called(&text) };
        // Inputs without effect are nothing to warn of in a random program.
        let text = text.replace("adjoint)]", "adjoint, allow(no_influence))]");
        println!("mod p{made} {{\n    use fluxions::prelude::*;\n\n{text}}}\n");
        let parameters = numbers(&draft.parameters[..program.parameters.min(draft.parameters.len())]);
        let context = if program.form.context { format!(", {parameters}, {}", program.slots) } else { String::new() };
        for x in draft.points() {
            let (x, outputs) = (numbers(&x[..program.inputs]), program.outputs.len());
            calls.push_str(&format!("    crate::{form}!(outcome, p{made}, {outputs}, {x}{context});\n"));
        }
        made += 1;
    }
    println!("pub(crate) fn run(outcome: &mut crate::Outcome) {{\n{calls}}}");
    Ok(())
}
