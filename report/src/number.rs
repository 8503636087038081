//! Numbers as a reader wants them.

/// A time with its unit, three significant digits.
pub(crate) fn time(nanoseconds: f64) -> String {
    let (value, unit) = scaled(nanoseconds);
    format!("{} {unit}", significant(value))
}

fn scaled(nanoseconds: f64) -> (f64, &'static str) {
    // What rounds to 1000 of a unit is 1 of the next.
    match nanoseconds {
        t if t < 999.5 => (t, "ns"),
        t if t < 999.5e3 => (t / 1e3, "µs"),
        t if t < 999.5e6 => (t / 1e6, "ms"),
        t => (t / 1e9, "s"),
    }
}

/// A time at an axis' tick, without digits that say nothing.
pub(crate) fn round_time(nanoseconds: f64) -> String {
    let (value, unit) = scaled(nanoseconds);
    format!("{} {unit}", (value * 100.0).round() / 100.0)
}

/// Three significant digits, no exponent.
pub(crate) fn significant(value: f64) -> String {
    match value.abs() {
        v if !v.is_finite() => "–".into(),
        v if v < 9.995 => format!("{value:.2}"),
        v if v < 99.95 => format!("{value:.1}"),
        _ => grouped(value.round() as i64),
    }
}

/// Digits in groups of three, by thin spaces.
pub(crate) fn grouped(value: i64) -> String {
    let digits = value.unsigned_abs().to_string();
    let mut text = String::from(if value < 0 { "−" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) && digits.len() > 4 {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// An error that a backend has by nature.
pub(crate) fn exactness(error: f64) -> String {
    if error == 0.0 {
        return "rounding".into();
    }
    let exponent = error.log10().floor();
    let mantissa = (error / 10_f64.powf(exponent)).round();
    let (mantissa, exponent) = if mantissa == 10.0 { (1.0, exponent + 1.0) } else { (mantissa, exponent) };
    let exponent = superscript(exponent as i32);
    if mantissa == 1.0 { format!("10{exponent}") } else { format!("{mantissa}·10{exponent}") }
}

fn superscript(number: i32) -> String {
    let of = |c| match c {
        '-' => '⁻',
        '0' => '⁰',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '4' => '⁴',
        '5' => '⁵',
        '6' => '⁶',
        '7' => '⁷',
        '8' => '⁸',
        _ => '⁹',
    };
    number.to_string().chars().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times() {
        assert_eq!(time(3.456), "3.46 ns");
        assert_eq!(time(34_560.0), "34.6 µs");
        assert_eq!(time(1.5e9), "1.50 s");
        assert_eq!(time(999.9), "1.00 µs");
        assert_eq!((round_time(100.0), round_time(2e4)), ("100 ns".into(), "20 µs".into()));
    }

    #[test]
    fn groups() {
        assert_eq!(grouped(1234), "1234");
        assert_eq!(grouped(-12345), "−12\u{202f}345");
        assert_eq!(significant(99.97), "100");
        assert_eq!(significant(f64::NAN), "–");
    }

    #[test]
    fn errors() {
        assert_eq!(exactness(0.0), "rounding");
        assert_eq!(exactness(4e-11), "4·10⁻¹¹");
        assert_eq!(exactness(1e-8), "10⁻⁸");
        assert_eq!(exactness(9.7e-8), "10⁻⁷");
    }
}
