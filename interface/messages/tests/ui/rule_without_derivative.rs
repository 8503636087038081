use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::Rule;

#[derive(Clone)]
struct Square;

impl Rule for Square {
    type Input = f64;
    type Output = f64;
    type Error = Infallible;
    type Kept = ();

    fn value(&self, x: f64) -> Result<(f64, ()), Infallible> {
        Ok((x * x, ()))
    }
}

fn main() {}
