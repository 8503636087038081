//! The macros where the crate fluxions has another name.

use fx::prelude::*;

/// A space with every kind of field that the macro writes paths for.
#[derive(Clone, Debug, PartialEq, Differentiable)]
#[differentiable(crate = fx)]
pub enum Chain<S> {
    /// The end.
    End(S),
    /// A link, with what it skips.
    Link(Box<Chain<S>>, #[differentiable(skip)] i32),
}

/// The number at the end.
#[differentiable(crate = fx)]
pub fn last<S: Scalar>(chain: &Chain<S>, #[parameter] t: S) -> Result<S, std::fmt::Error> {
    match chain {
        Chain::End(x) => Ok(2.0 * x.max(0.0) * t),
        Chain::Link(rest, power) => Ok(last(rest, t)?.powi(*power)),
    }
}

/// A model.
#[derive(Debug)]
pub struct Model(f64);

#[differentiable(crate = fx)]
impl Model {
    /// In place.
    pub fn scaled<S: Scalar>(&self, y: &mut [S], x: &[S]) {
        y.iter_mut().zip(x).for_each(|(y, x)| *y = 1.0 - x * self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluxions_dual::Dual;

    #[test]
    fn the_macros_name_the_crate_as_it_is_called() {
        let (b, chain) = (Dual::new(), Chain::Link(Box::new(Chain::End(3.0)), 2));
        // (2 x t)² = 4 t² x²
        let gradient = b.bind(&Last, 0.5).gradient(&chain).expect("no error");
        assert_eq!(gradient, Chain::Link(Box::new(Chain::End(6.0)), 2));
        let jacobian = b.jacobian(Model(4.0).scaled_function(&[0.0]), &[1.0]).expect("infallible");
        assert_eq!(jacobian[0], -4.0);
    }
}
