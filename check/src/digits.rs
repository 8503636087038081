/// The number of digits to which two lists of numbers agree: −log₁₀ of the largest difference over the largest number that is
/// expected, from 0 to 16. Where only zeros are expected, the difference counts as it is.
///
/// Numbers that are equal, or both NaN, agree to all digits. A NaN beside a number, or lists of different lengths, agree to
/// none.
///
/// ```
/// use fluxions_check::digits;
///
/// assert_eq!(digits(&[1.0, 2.0], &[1.0, 2.0]), 16.0);
/// assert!((digits(&[1.001, 10.0], &[1.0, 10.0]) - 4.0).abs() < 1e-9); // 0.001 beside 10
/// assert_eq!(digits(&[f64::NAN, 1.0], &[1.0, 1.0]), 0.0);
/// ```
pub fn digits(found: &[f64], expected: &[f64]) -> f64 {
    digits_beside(found, expected, 0.0)
}

/// As [`digits`], where the expected numbers have an error of their own.
pub(crate) fn digits_beside(found: &[f64], expected: &[f64], own_error: f64) -> f64 {
    if found.len() != expected.len() {
        return 0.0;
    }
    let same = |f: f64, e: f64| f == e || f.is_nan() && e.is_nan();
    let mut scale = 0.0_f64;
    let mut error = 0.0_f64;
    for (&f, &e) in found.iter().zip(expected) {
        scale = if e.is_finite() { scale.max(e.abs()) } else { scale };
        error = match (f - e).abs() {
            _ if same(f, e) => error,
            distance if distance.is_nan() => f64::INFINITY,
            distance => error.max(distance),
        };
    }
    let error = error + own_error;
    if error == 0.0 {
        return 16.0;
    }
    let relative = error / if scale == 0.0 { 1.0 } else { scale };
    (-relative.log10()).clamp(0.0, 16.0)
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn from_none_to_all() {
        assert_eq!((digits(&[5.0], &[0.0]), digits(&[1e-3], &[0.0])), (0.0, 3.0));
        assert_eq!(digits(&[f64::INFINITY, 1.0], &[f64::INFINITY, 1.0]), 16.0);
        assert_eq!(digits(&[f64::INFINITY], &[1.0]), 0.0);
        assert_eq!(digits(&[1.0], &[1.0, 2.0]), 0.0);
    }
}
