//! ad_trait's multi-tangent numbers, and these numbers over themselves.

use ad_trait::F64;
use ad_trait::forward_ad::adfn::adfn;
use ad_trait::hyper_ad::hyper::HyperAD_ADFN;
use fluxions::engine::{ForwardLanes, ForwardNumbers, Outer, Point, SecondForwardEngine, SecondForwardNumbers};
use fluxions::scalar::{ChainRule, Seeded, Seeded2, product};
use fluxions::{
    Backend, Calls, Capabilities, Error, Function, Named, Number, Operator, Scalar, Signature, SignatureOf, Space,
    View, chain_rule, foreign_scalar, from_name, rules_by_lanes,
};

/// The size of the blocks of a Hessian: 4 × 4.
const BLOCK: usize = 4;

/// ad_trait's number with `N` tangents as a scalar.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Forward<const N: usize>(pub adfn<N>);

/// ad_trait's number over the number of [`Forward`], as a scalar.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Hyper<const N: usize>(pub HyperAD_ADFN<N>);

impl<const N: usize> Number for Forward<N> {
    type Real = f64;
}
impl<const N: usize> Number for Hyper<N> {
    type Real = f64;
}

foreign_scalar! {
    [const N: usize] Forward<N>, over f64;
    zero adfn::new_constant(0.0), one adfn::new_constant(1.0);
    operand |r| F64(r);
    value |x| x.value();
}
foreign_scalar! {
    [const N: usize] Hyper<N>, over f64;
    zero HyperAD_ADFN::new_constant(0.0), one HyperAD_ADFN::new_constant(1.0);
    operand |r| F64(r);
    value |x| x.value();
}

impl<const N: usize> ChainRule for Forward<N> {
    type Base = f64;
    #[inline]
    fn base(self) -> f64 {
        self.0.value()
    }
    #[inline]
    fn chain(self, value: f64, slope: f64) -> Self {
        Self(adfn::new(value, self.0.tangent().map(|t| product(t, slope))))
    }
    #[inline]
    fn chain2(self, other: Self, value: f64, (a, b): (f64, f64)) -> Self {
        let (s, t) = (self.0.tangent(), other.0.tangent());
        Self(adfn::new(value, core::array::from_fn(|lane| product(s[lane], a) + product(t[lane], b))))
    }
}

impl<const N: usize> ChainRule for Hyper<N> {
    type Base = Forward<N>;
    #[inline]
    fn base(self) -> Forward<N> {
        Forward(self.0.inner_value())
    }
    #[inline]
    fn chain(self, value: Forward<N>, slope: Forward<N>) -> Self {
        Self(HyperAD_ADFN::new(value.0, self.0.tangent().map(|t| product(Forward(t), slope).0)))
    }
    #[inline]
    fn chain2(self, other: Self, value: Forward<N>, (a, b): (Forward<N>, Forward<N>)) -> Self {
        let (s, t) = (self.0.tangent(), other.0.tangent());
        let tangent = |lane: usize| (product(Forward(s[lane]), a) + product(Forward(t[lane]), b)).0;
        Self(HyperAD_ADFN::new(value.0, core::array::from_fn(tangent)))
    }
}

macro_rules! scalar {
    ($type:ident over $base:ty, $constant:expr, $vanishes:expr) => {
        impl<const N: usize> Scalar for $type<N> {
            const ORDER: u8 = <$base as Scalar>::ORDER + 1;
            rules_by_lanes! { f64; value $base, tangents N }

            #[inline]
            fn constant(value: f64) -> Self {
                Self($constant(value))
            }
            #[inline]
            fn primal(self) -> f64 {
                self.0.value()
            }
            #[inline]
            fn vanishes(self) -> bool {
                let tangents: fn(Self) -> bool = $vanishes;
                self.base().vanishes() && tangents(self)
            }

            chain_rule! { f64;
                recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh
                acosh atanh atan2 hypot powi powf pow
            }
        }
    };
}
scalar!(Forward over f64, adfn::new_constant, |x| x.0.tangent().iter().all(|t| *t == 0.0));
scalar!(Hyper over Forward<N>, HyperAD_ADFN::new_constant, |x| x.0.tangent().iter().all(|t| Forward(*t).vanishes()));

impl<const N: usize> Seeded<f64, Forward<N>, N> for Hyper<N> {
    #[inline]
    fn seed(value: Forward<N>, tangents: [Forward<N>; N]) -> Self {
        Self(HyperAD_ADFN::new(value.0, tangents.map(|t| t.0)))
    }
    #[inline]
    fn value(&self) -> Forward<N> {
        Forward(self.0.inner_value())
    }
    #[inline]
    fn tangent(&self, lane: usize) -> Forward<N> {
        Forward(self.0.tangent()[lane])
    }
}

impl<const N: usize> Seeded<f64, f64, N> for Forward<N> {
    #[inline]
    fn lift(value: f64) -> Self {
        Self(adfn::new_constant(value))
    }
    #[inline]
    fn seed(value: f64, tangents: [f64; N]) -> Self {
        Self(adfn::new(value, tangents))
    }
    #[inline]
    fn value(&self) -> f64 {
        self.0.value()
    }
    #[inline]
    fn tangent(&self, lane: usize) -> f64 {
        self.0.tangent()[lane]
    }
}

macro_rules! seeded2 {
    ($m:literal, $n:literal) => {
        impl Seeded2<f64, $m, $n> for Hyper<$n> {
            #[inline]
            fn seed(value: f64, a: Option<[f64; $m]>, b: Option<[f64; $n]>) -> Self {
                // The tangents of the first group that are not in use stay 0.
                let a = a.unwrap_or_default();
                let tangent = core::array::from_fn(|i| adfn::new_constant(a.get(i).copied().unwrap_or(0.0)));
                Self(HyperAD_ADFN::new(adfn::new(value, b.unwrap_or_default()), tangent))
            }
            #[inline]
            fn value(&self) -> f64 {
                self.0.value()
            }
            #[inline]
            fn tangent(&self, lane: usize) -> f64 {
                self.0.inner_value().tangent()[lane]
            }
            #[inline]
            fn second(&self, i: usize, j: usize) -> f64 {
                self.0.tangent()[i].tangent()[j]
            }
        }
    };
}
seeded2!(1, 1);
seeded2!(1, 4);
seeded2!(4, 4);

/// The backend of ad_trait's forward mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdTraitForward;

impl Named for AdTraitForward {
    const NAME: &'static str = "ad-trait-forward";
    const EXPLANATION: &'static str = "forward mode by the ad_trait crate, exact";
}

from_name!(AdTraitForward);

impl ForwardNumbers<f64, f64> for AdTraitForward {
    type Number<const N: usize> = Forward<N>;
}
impl SecondForwardNumbers<f64, BLOCK> for AdTraitForward {
    type Curve = Hyper<1>;
    type Product = Hyper<BLOCK>;
    type Block = Hyper<BLOCK>;
}

impl Backend for AdTraitForward {
    type Engine<G: Signature<Real = f64>> = ForwardLanes<f64, Self, G>;
    type Engine2<G: Signature<Real = f64>> = SecondForwardEngine<Self, G, BLOCK>;

    fn capabilities(&self) -> Capabilities {
        Capabilities::forward(Self::NAME, Calls::forward(8)).with_native_second_order()
    }

    fn prepare<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        ForwardLanes::new(operator.tangents(F::Input::dim(point.x)), point, y)
    }

    fn prepare_products<F: Function>(
        &self,
        count: usize,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        ForwardLanes::for_products(count, usize::MAX, point, y)
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

impl Outer for AdTraitForward {}
