use fluxions::prelude::*;
use fluxions_dual::Dual;

fn main() {
    let pair = SecondOrder::new(Dual::new(), Dual::new());
    let _ = SecondOrder::new(pair, Dual::new());
}
