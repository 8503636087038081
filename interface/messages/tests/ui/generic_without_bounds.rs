use fluxions::prelude::*;
use fluxions_dual::Dual;

fn slope<F: Function<Input = f64, Output = f64>>(f: F) -> f64 {
    Dual::new().derivative(&f, 1.0).unwrap_or_default()
}

fn main() {}
