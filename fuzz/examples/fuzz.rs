//! Fuzzes backends against dual numbers: `cargo run --release -p fluxions-fuzz --example fuzz -- --seconds 60 --seed 1`.

use fluxions::SecondOrder;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_fuzz::{Budget, Of, Target, run};
use fluxions_num_dual::NumDual;
use std::error::Error;
use std::process::ExitCode;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let (mut budget, mut seed) = (Budget::Seconds(10.0), 0);
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or("a value is missing")?;
        match name.as_str() {
            "--seconds" => budget = Budget::Seconds(value.parse()?),
            "--cases" => budget = Budget::Cases(value.parse()?),
            "--seed" => seed = value.parse()?,
            _ => return Err(format!("{name} is none of --seconds, --cases and --seed").into()),
        }
    }
    let dual = Dual::new();
    let targets: Vec<Box<dyn Target>> = vec![
        Box::new(Of::new(SecondOrder::new(dual, dual)).with_ties()),
        Box::new(Of::new(NumDual)),
        Box::new(Of::new(FiniteDifference::central())),
        Box::new(Of::new(FiniteDifference::forward())),
    ];
    let outcome = run(&dual, &targets, budget, seed, &mut std::io::stdout())?;
    Ok(if outcome.findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
