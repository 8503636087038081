//! ad_trait's tape. Each thread has one.

use ad_trait::AD;
use ad_trait::reverse_ad::adr::{BackwardsModeGradOutputOpt, GlobalComputationGraph, adr};
use core::cell::Cell;
use fluxions::engine::{Point, Recording, ReverseEngine};
use fluxions::scalar::ChainRule;
use fluxions::{
    Backend, Capabilities, Error, Exactness, Function, Named, Number, Operator, Over, Scalar, Signature, SignatureOf,
    View, chain_rule, foreign_scalar, from_name,
};
use fluxions_finite_difference::{DifferenceOver, FiniteDifference};

/// A variable of ad_trait's tape as a scalar.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Traced(pub adr);

impl Number for Traced {
    type Real = f64;
}

foreign_scalar! {
    [] Traced, over f64;
    zero adr::constant(0.0), one adr::constant(1.0);
    operand |r| adr::constant(r);
    value |x| x.value();
}

impl Traced {
    #[inline]
    fn get(self) -> f64 {
        self.0.value()
    }

    /// Returns (x − x°) ∂, which has the value 0 and the derivative ∂. The tape multiplies values, so an infinite
    /// slope is replaced by the largest number.
    fn moved(self, slope: f64) -> adr {
        let slope = if slope.is_infinite() { f64::MAX.copysign(slope) } else { slope };
        (self.0 - adr::constant(self.get())) * adr::constant(slope)
    }
}

impl ChainRule for Traced {
    type Base = f64;
    #[inline]
    fn base(self) -> f64 {
        self.get()
    }
    fn chain(self, value: f64, slope: f64) -> Self {
        if self.0.is_constant() || !self.get().is_finite() || slope.is_nan() {
            // x − x° would be NaN here. The result has the value, and the derivative NaN if the slope is NaN.
            return if slope.is_nan() { Self(self.0 * adr::constant(f64::NAN)) } else { Self::constant(value) };
        }
        Self(self.moved(slope) + adr::constant(value))
    }
    fn chain2(self, other: Self, value: f64, (a, b): (f64, f64)) -> Self {
        if other.0.is_constant() {
            return self.chain(value, a);
        }
        Self(self.moved(a) + other.moved(b) + adr::constant(value))
    }
}

macro_rules! own {
    ($($name:ident)*) => {$(
        fn $name(self) -> Self {
            // The bound names the trait, which comes from another version of nalgebra.
            fn own<T: AD>(x: T) -> T {
                x.$name()
            }
            Self(own(self.0))
        }
    )*};
}

impl Scalar for Traced {
    const ORDER: u8 = 1;

    #[inline]
    fn constant(value: f64) -> Self {
        Self(adr::constant(value))
    }
    #[inline]
    fn primal(self) -> f64 {
        self.get()
    }

    own! { sin cos exp sinh cosh atan }
    chain_rule! { f64;
        recip sqrt cbrt exp2 exp_m1 ln ln_1p log2 log10 tan asin acos tanh asinh acosh atanh atan2 hypot powi powf pow
    }
}

thread_local! {
    /// How many recordings are in progress on this thread, one inside another.
    static RECORDINGS: Cell<u32> = const { Cell::new(0) };
}

/// A guard, held during one recording and its sweeps.
struct UnderWay;

impl UnderWay {
    #[inline]
    fn new() -> Self {
        RECORDINGS.set(RECORDINGS.get() + 1);
        Self
    }
}

impl Drop for UnderWay {
    #[inline]
    fn drop(&mut self) {
        RECORDINGS.set(RECORDINGS.get() - 1);
    }
}

/// The tape of the thread, for one evaluation.
#[derive(Clone, Debug, Default)]
pub struct ThreadRecording {
    seeded: Option<Traced>,
    adjoints: Option<BackwardsModeGradOutputOpt>,
}

impl Recording<f64> for ThreadRecording {
    type Variable = Traced;
    const OWN: bool = false;

    #[inline]
    fn session(&mut self) -> impl Sized + use<> {
        UnderWay::new()
    }
    #[inline]
    fn start(&mut self) {
        // A recording inside another one must not clear the tape. It is appended to the same tape.
        if RECORDINGS.get() == 1 {
            GlobalComputationGraph::get().reset();
        }
    }
    #[inline]
    fn input(&mut self, value: f64) -> Traced {
        Traced(adr::new_variable(value, false))
    }
    #[inline]
    fn run<T>(&mut self, f: impl FnOnce() -> T) -> T {
        f()
    }
    #[inline]
    fn seed(&mut self, output: Traced, y_bar: f64) {
        if y_bar != 0.0 && !output.0.is_constant() {
            // A factor is one more node on the tape, which a factor of 1 does not need.
            let term = if y_bar == 1.0 { output } else { output * y_bar };
            self.seeded = Some(self.seeded.map_or(term, |sum| sum + term));
        }
    }
    #[inline]
    fn sweep(&mut self) {
        self.adjoints = self.seeded.take().map(|sum| sum.0.get_backwards_mode_grad());
    }
    #[inline]
    fn adjoint(&self, input: Traced) -> f64 {
        self.adjoints.as_ref().map_or(0.0, |adjoints| adjoints.wrt(&input.0))
    }
    #[inline]
    fn adjoints(&self, inputs: &[Traced], x_bar: &mut [f64]) {
        match &self.adjoints {
            Some(adjoints) => read(adjoints, inputs, x_bar),
            None => x_bar.fill(0.0),
        }
    }
    #[inline]
    fn gradient(&mut self, output: Traced, inputs: &[Traced], gradient: &mut [f64]) {
        if output.0.is_constant() {
            return gradient.fill(0.0);
        }
        read(&output.0.get_backwards_mode_grad(), inputs, gradient);
    }
}

/// Reads the adjoints of inputs.
#[inline]
fn read(adjoints: &BackwardsModeGradOutputOpt, inputs: &[Traced], x_bar: &mut [f64]) {
    x_bar.iter_mut().zip(inputs).for_each(|(to, input)| *to = adjoints.wrt(&input.0));
}

/// The backend of ad_trait's reverse mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdTraitReverse;

impl Named for AdTraitReverse {
    const NAME: &'static str = "ad-trait-reverse";
    const EXPLANATION: &'static str = "reverse mode by the ad_trait crate, on a tape of the thread, exact";
}

from_name!(AdTraitReverse);

impl Backend for AdTraitReverse {
    type Engine<G: Signature<Real = f64>> = ReverseEngine<ThreadRecording, G>;
    type Engine2<G: Signature<Real = f64>> = DifferenceOver<Self, G>;

    fn capabilities(&self) -> Capabilities {
        let differences = Backend::<f64>::capabilities(&FiniteDifference::central());
        // Second derivatives are differences of exact gradients.
        Capabilities::reverse(Self::NAME)
            .with_exactness(Exactness::of(0.0, differences.exactness.first()))
            .with_allocations()
    }

    fn prepare<F: Function>(
        &self,
        _: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        ReverseEngine::new(ThreadRecording::default(), point, y)
    }

    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
        FiniteDifference::central().prepare_pair(self, operator, point, y)
    }
}
