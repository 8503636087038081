//! ad_trait's tape, which belongs to the thread.

use ad_trait::AD;
use ad_trait::reverse_ad::adr::{BackwardsModeGradOutputOpt, GlobalComputationGraph, adr};
use core::cell::Cell;
use fluxions::engine::{Point, Recording, ReverseEngine};
use fluxions::scalar::slope;
use fluxions::{
    Backend, Capabilities, Error, Exactness, Function, Number, Operator, Over, Scalar, Signature, SignatureOf, View,
    foreign_scalar,
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

    /// (x − x°) ∂, which is 0 with the derivative ∂. The tape multiplies values: an infinite slope becomes the largest
    /// number.
    fn moved(self, slope: f64) -> adr {
        let slope = if slope.is_infinite() { f64::MAX.copysign(slope) } else { slope };
        (self.0 - adr::constant(self.get())) * adr::constant(slope)
    }

    /// `value` with the derivative `slope`.
    fn rule(self, value: f64, slope: f64) -> Self {
        if self.0.is_constant() || !self.get().is_finite() || slope.is_nan() {
            // Where x − x° would be NaN: the value, and NaN as derivative if the slope is.
            return if slope.is_nan() { Self(self.0 * adr::constant(f64::NAN)) } else { Self::constant(value) };
        }
        Self(self.moved(slope) + adr::constant(value))
    }

    fn rule2(self, other: Self, value: f64, (a, b): (f64, f64)) -> Self {
        Self(self.moved(a) + other.moved(b) + adr::constant(value))
    }
}

macro_rules! elementary {
    ($($name:ident)*) => {$(
        fn $name(self) -> Self {
            let x = self.get();
            let y = x.$name();
            self.rule(y, slope::$name(x, y))
        }
    )*};
}

macro_rules! own {
    ($($name:ident)*) => {$(
        fn $name(self) -> Self {
            // By the bound: the trait that has it comes from another nalgebra.
            fn own<T: AD>(x: T) -> T {
                x.$name()
            }
            Self(own(self.0))
        }
    )*};
}

impl Scalar for Traced {
    #[inline]
    fn constant(value: f64) -> Self {
        Self(adr::constant(value))
    }
    #[inline]
    fn primal(self) -> f64 {
        self.get()
    }

    own! { sin cos exp sinh cosh atan }
    elementary! {
        recip sqrt cbrt exp2 exp_m1 ln ln_1p log2 log10 tan asin acos tanh asinh acosh atanh
    }

    fn atan2(self, x: Self) -> Self {
        let value = self.get().atan2(x.get());
        slope::atan2(self.get(), x.get()).map_or(Self::constant(value), |slopes| self.rule2(x, value, slopes))
    }
    fn hypot(self, other: Self) -> Self {
        let radius = self.get().hypot(other.get());
        let slopes = slope::hypot(self.get(), other.get(), radius);
        slopes.map_or(Self::constant(radius), |slopes| self.rule2(other, radius, slopes))
    }
    fn powi(self, n: i32) -> Self {
        let value = self.get().powi(n);
        slope::powi(self.get(), n, value).map_or(Self::constant(value), |slope| self.rule(value, slope))
    }
    fn powf(self, p: f64) -> Self {
        let value = self.get().powf(p);
        slope::powf(self.get(), p).map_or(Self::constant(value), |slope| self.rule(value, slope))
    }
    fn pow(self, y: Self) -> Self {
        let value = self.get().powf(y.get());
        let (base, exponent) = slope::pow(self.get(), y.get(), value);
        if y.0.is_constant() { self.rule(value, base) } else { self.rule2(y, value, (base, exponent)) }
    }
}

thread_local! {
    /// Whether a recording of this thread is under way.
    static RECORDING: Cell<bool> = const { Cell::new(false) };
}

/// A recording that is under way, as long as it lives; knows whether it is inside another.
struct UnderWay {
    inside: bool,
}

impl UnderWay {
    #[inline]
    fn new() -> Self {
        Self { inside: RECORDING.replace(true) }
    }
}

impl Drop for UnderWay {
    #[inline]
    fn drop(&mut self) {
        RECORDING.set(self.inside);
    }
}

/// The tape of the thread, for one evaluation.
#[derive(Clone, Default)]
pub struct ThreadRecording {
    inside: bool,
    seeded: Option<Traced>,
    adjoints: Option<BackwardsModeGradOutputOpt>,
}

impl Recording<f64> for ThreadRecording {
    type Variable = Traced;
    const OWN: bool = false;

    #[inline]
    fn session(&mut self) -> impl Sized + use<> {
        let recording = UnderWay::new();
        self.inside = recording.inside;
        recording
    }
    #[inline]
    fn start(&mut self) {
        // A recording inside another must leave it alone: it goes on the same tape, behind it.
        if !self.inside {
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
            // A factor is one more node, to no end where it is 1.
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
        read(self.adjoints.as_ref(), inputs, x_bar);
    }
    #[inline]
    fn gradient(&mut self, output: Traced, inputs: &[Traced], gradient: &mut [f64]) {
        let adjoints = (!output.0.is_constant()).then(|| output.0.get_backwards_mode_grad());
        read(adjoints.as_ref(), inputs, gradient);
    }
}

/// The adjoints of inputs; zeros where nothing was propagated.
#[inline]
fn read(adjoints: Option<&BackwardsModeGradOutputOpt>, inputs: &[Traced], x_bar: &mut [f64]) {
    match adjoints {
        Some(adjoints) => x_bar.iter_mut().zip(inputs).for_each(|(to, input)| *to = adjoints.wrt(&input.0)),
        None => x_bar.fill(0.0),
    }
}

/// The backend of ad_trait's reverse mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdTraitReverse;

impl Backend for AdTraitReverse {
    type Engine<G: Signature<Real = f64>> = ReverseEngine<ThreadRecording, G>;
    type Engine2<G: Signature<Real = f64>> = DifferenceOver<Self, G>;

    fn capabilities(&self) -> Capabilities {
        let differences = Backend::<f64>::capabilities(&FiniteDifference::central());
        // Second derivatives are differences of exact gradients.
        Capabilities::reverse("ad-trait-reverse")
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
