//! Tables of comma-separated values.

use crate::ReportError;
use crate::model::{Family, Measured, Outcome, Size};
use serde::Serialize;

#[derive(Serialize)]
struct Line<'a> {
    family: &'a str,
    operator: &'a str,
    size: usize,
    label: &'a str,
    backend: &'a str,
    nanoseconds: Option<f64>,
    spread: Option<f64>,
    over_f: Option<f64>,
    over_hand: Option<f64>,
    correct_digits: Option<f64>,
    calls_of_f: Option<u64>,
    allocations: Option<u64>,
    preparation_nanoseconds: Option<f64>,
    unprepared_nanoseconds: Option<f64>,
    pays_after: Option<u64>,
    auto: bool,
    remark: &'a str,
}

/// All numbers of a family as comma-separated values with a head; the lines of f and of the derivative by hand come first
/// in each size.
///
/// # Errors
///
/// What the writer says.
pub fn csv(family: &Family) -> Result<String, ReportError> {
    let mut writer = ::csv::Writer::from_writer(Vec::new());
    for size in &family.sizes {
        writer.serialize(plain(family, size, "f", size.f, None))?;
        writer.serialize(plain(family, size, "by hand", size.hand.nanoseconds, Some(size.hand.spread)))?;
        for measured in &size.measured {
            writer.serialize(line(family, size, measured))?;
        }
    }
    let bytes = writer.into_inner().map_err(|error| ::csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8(bytes)?)
}

fn plain<'a>(family: &'a Family, size: &'a Size, by: &'a str, time: f64, spread: Option<f64>) -> Line<'a> {
    Line {
        family: &family.id,
        operator: &family.operator,
        size: size.size,
        label: &size.label,
        backend: by,
        nanoseconds: Some(time),
        spread,
        over_f: Some(time / size.f),
        over_hand: Some(time / size.hand.nanoseconds),
        correct_digits: None,
        calls_of_f: None,
        allocations: None,
        preparation_nanoseconds: None,
        unprepared_nanoseconds: None,
        pays_after: None,
        auto: false,
        remark: "",
    }
}

fn line<'a>(family: &'a Family, size: &'a Size, measured: &'a Measured) -> Line<'a> {
    let numbers = measured.numbers();
    let empty = plain(family, size, &measured.backend, 0.0, None);
    Line {
        nanoseconds: numbers.map(|n| n.nanoseconds),
        spread: numbers.map(|n| n.spread),
        over_f: numbers.map(|n| n.nanoseconds / size.f),
        over_hand: numbers.map(|n| n.nanoseconds / size.hand.nanoseconds),
        correct_digits: numbers.map(|n| n.digits),
        calls_of_f: numbers.map(|n| n.calls),
        allocations: numbers.map(|n| n.allocations),
        preparation_nanoseconds: numbers.map(|n| n.preparation),
        unprepared_nanoseconds: numbers.map(|n| n.unprepared),
        pays_after: numbers.and_then(|n| n.pays_after()),
        auto: measured.backend == size.auto.backend,
        remark: match &measured.outcome {
            Outcome::Numbers(_) => "",
            Outcome::Skipped(why) | Outcome::Failed(why) => why,
        },
        ..empty
    }
}
