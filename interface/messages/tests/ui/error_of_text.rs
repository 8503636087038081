use fluxions::prelude::*;

#[differentiable]
fn root<S: Scalar>(x: S) -> Result<S, String> {
    if x < 0.0 { Err("negative".into()) } else { Ok(x.sqrt()) }
}

fn main() {}
