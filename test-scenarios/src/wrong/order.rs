//! A number that states how many orders of derivatives it carries, rightly or not.

use fluxions::engine::{ForwardEngine, Point, SecondForwardEngine, SecondForwardNumbers};
use fluxions::scalar::{Seeded, Seeded2};
use fluxions::{
    Backend, Calls, Capabilities, Error, Function, Number, Operator, Scalar, Signature, SignatureOf, View,
    foreign_scalar,
};
use fluxions_dual::DenseDual;

type Second = DenseDual<DenseDual<f64, 1>, 1>;

/// A number of second order, which states `ORDER` orders and leaves rules to its arithmetic, as a number of another crate.
#[derive(Clone, Copy, Debug)]
pub struct Stated<const ORDER: u8>(Second);

impl<const ORDER: u8> Number for Stated<ORDER> {
    type Real = f64;
}

foreign_scalar! {
    [const ORDER: u8] Stated<ORDER>, over f64;
    zero Scalar::constant(0.0), one Scalar::constant(1.0);
    operand |r| r;
    value |x| x.primal();
}

macro_rules! forward {
    ($($name:ident)*) => {$(
        fn $name(self) -> Self {
            Self(self.0.$name())
        }
    )*};
}
macro_rules! forward_two {
    ($($name:ident)*) => {$(
        fn $name(self, other: Self) -> Self {
            Self(self.0.$name(other.0))
        }
    )*};
}

impl<const ORDER: u8> Scalar for Stated<ORDER> {
    const ORDER: u8 = ORDER;

    fn constant(value: f64) -> Self {
        Self(Scalar::constant(value))
    }
    fn primal(self) -> f64 {
        self.0.primal()
    }
    fn powi(self, n: i32) -> Self {
        Self(self.0.powi(n))
    }
    fn powf(self, p: f64) -> Self {
        Self(self.0.powf(p))
    }
    forward! { sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh }
    forward_two! { atan2 hypot pow }
}

impl<const ORDER: u8> Seeded<f64, f64, 1> for Stated<ORDER> {
    fn seed(value: f64, tangents: [f64; 1]) -> Self {
        Self(DenseDual::new(DenseDual::new(value, tangents), [Scalar::constant(0.0)]))
    }
    fn value(&self) -> f64 {
        Seeded2::value(&self.0)
    }
    fn tangent(&self, lane: usize) -> f64 {
        Seeded2::tangent(&self.0, lane)
    }
}

impl<const ORDER: u8> Seeded2<f64, 1, 1> for Stated<ORDER> {
    fn seed(value: f64, a: Option<[f64; 1]>, b: Option<[f64; 1]>) -> Self {
        Self(Seeded2::seed(value, a, b))
    }
    fn value(&self) -> f64 {
        Seeded2::value(&self.0)
    }
    fn tangent(&self, lane: usize) -> f64 {
        Seeded2::tangent(&self.0, lane)
    }
    fn second(&self, i: usize, j: usize) -> f64 {
        self.0.second(i, j)
    }
}

/// The backend of [`Stated`]. It is right with two orders. With one, second derivatives through a rule are wrong. With
/// another number they are not known.
#[derive(Clone, Copy, Debug)]
pub struct StatesOrder<const ORDER: u8>;

impl<const ORDER: u8> SecondForwardNumbers<f64, 1> for StatesOrder<ORDER> {
    type Curve = Stated<ORDER>;
    type Product = Stated<ORDER>;
    type Block = Stated<ORDER>;
}

impl<const ORDER: u8> Backend for StatesOrder<ORDER> {
    type Engine<G: Signature<Real = f64>> = ForwardEngine<f64, Stated<ORDER>, G, 1>;
    type Engine2<G: Signature<Real = f64>> = SecondForwardEngine<Self, G, 1>;

    fn capabilities(&self) -> Capabilities {
        Capabilities::forward(format!("states order {ORDER}"), Calls::forward(1)).with_native_second_order()
    }

    fn prepare<F: Function>(
        &self,
        _: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        ForwardEngine::new(point, y)
    }

    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
        SecondForwardEngine::new(operator, point, y)
    }
}
