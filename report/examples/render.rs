//! `cargo run -p fluxions-report --example render -- report.json DIR`: the page once more, from numbers that were measured.

use fluxions_report::{Report, write};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, from, to] = &arguments[..] else {
        return Err("two arguments: report.json and a folder".into());
    };
    let report: Report = serde_json::from_str(&std::fs::read_to_string(from)?)?;
    println!("{}", write(&report, Path::new(to))?.display());
    Ok(())
}
