use fluxions::prelude::*;
use fluxions_dual::Dual;

struct Spring {
    stiffness: f64,
}

#[differentiable]
impl Spring {
    fn energy<S: Scalar>(&self, x: S) -> S {
        self.stiffness * x * x
    }
}

fn main() {
    let _ = Dual::new().derivative(Spring { stiffness: 2.0 }, 1.0);
}
