//! echidna's eager tape.

use crate::Base;
use core::fmt;
use echidna::Reverse;
use echidna::tape::{CONSTANT, Tape, TapeGuard, with_active_tape};
use fluxions::engine::{Point, Recording, ReverseEngine};
use fluxions::scalar::ChainRule;
use fluxions::{
    Backend, Capabilities, Error, Exactness, Function, Named, Number, Operator, Over, Scalar, Signature, SignatureOf,
    View, chain_rule, foreign_scalar, from_name,
};
use fluxions_finite_difference::{DifferenceOver, FiniteDifference};

/// A variable of echidna's tape as a scalar. The arithmetic is echidna's own, except x + r and x − r with a real
/// number r: they add no node. Elementary functions are recorded with the slopes of fluxions.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Tracked<R: Base>(pub Reverse<R>);

impl<R: Base> Number for Tracked<R> {
    type Real = R;
}

fn zero<R: Base>() -> R {
    num_traits::Zero::zero()
}
fn one<R: Base>() -> R {
    num_traits::One::one()
}

foreign_scalar! {
    [R: Base] Tracked<R>, over R;
    zero Reverse::constant(zero()), one Reverse::constant(one());
    operand |r| Reverse::constant(r);
    shift |x, y| Reverse::from_tape(y, x.index());
    value |x| echidna::Scalar::value(x);
}

impl<R: Base> Tracked<R> {
    fn get(self) -> R {
        echidna::Scalar::value(&self.0)
    }
}

impl<R: Base> ChainRule<R> for Tracked<R> {
    type Base = R;

    fn base(self) -> R {
        self.get()
    }

    fn chain(self, value: R, slope: R) -> Self {
        let x = self.0.index();
        if x == CONSTANT {
            return Self::constant(value);
        }
        Self(Reverse::from_tape(value, with_active_tape(|tape: &mut Tape<R>| tape.push_unary(x, slope))))
    }

    fn chain2(self, other: Self, value: R, (slope, other_slope): (R, R)) -> Self {
        let (x, y) = (self.0.index(), other.0.index());
        if x == CONSTANT && y == CONSTANT {
            return Self::constant(value);
        }
        let index = with_active_tape(|tape: &mut Tape<R>| tape.push_binary(x, slope, y, other_slope));
        Self(Reverse::from_tape(value, index))
    }
}

impl<R: Base> Scalar<R> for Tracked<R> {
    const ORDER: u8 = 1;

    fn constant(value: R) -> Self {
        Self(Reverse::constant(value))
    }
    fn primal(self) -> R {
        self.get()
    }

    chain_rule! { R;
        recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
        atan2 hypot powi powf pow abs
    }
}

/// echidna's tape. Each engine owns one, so that nested and interleaved recordings are separate.
pub struct TapeRecording<R: Base> {
    tape: Tape<R>,
    seeds: Vec<(u32, R)>,
    adjoints: Vec<R>,
}

impl<R: Base> Default for TapeRecording<R> {
    fn default() -> Self {
        Self { tape: Tape::new(), seeds: Vec::new(), adjoints: Vec::new() }
    }
}

impl<R: Base> fmt::Debug for TapeRecording<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TapeRecording").field("adjoints", &self.adjoints.len()).finish_non_exhaustive()
    }
}

/// A copy starts empty.
impl<R: Base> Clone for TapeRecording<R> {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl<R: Base> Recording<R> for TapeRecording<R> {
    type Variable = Tracked<R>;
    const OWN: bool = true;

    #[inline]
    fn start(&mut self) {
        self.tape.clear();
    }
    #[inline]
    fn input(&mut self, value: R) -> Tracked<R> {
        let (index, value) = self.tape.new_variable(value);
        Tracked(Reverse::from_tape(value, index))
    }
    #[inline]
    fn run<T>(&mut self, f: impl FnOnce() -> T) -> T {
        // Restores the tape that was current before when it is dropped, also by a panic.
        let _current = TapeGuard::new(&mut self.tape);
        f()
    }
    #[inline]
    fn seed(&mut self, output: Tracked<R>, y_bar: R) {
        if output.0.index() != CONSTANT {
            self.seeds.push((output.0.index(), y_bar));
        }
    }
    #[inline]
    fn sweep(&mut self) {
        self.adjoints = self.tape.reverse_seeded(&self.seeds);
        self.seeds.clear();
    }
    #[inline]
    fn adjoint(&self, input: Tracked<R>) -> R {
        self.adjoints[input.0.index() as usize]
    }
    #[inline]
    fn adjoints(&self, _: &[Tracked<R>], x_bar: &mut [R]) {
        // The inputs are the first on the tape.
        x_bar.copy_from_slice(&self.adjoints[..x_bar.len()]);
    }
    #[inline]
    fn gradient(&mut self, output: Tracked<R>, _: &[Tracked<R>], gradient: &mut [R]) {
        match output.0.index() {
            CONSTANT => gradient.fill(zero()),
            output => gradient.copy_from_slice(&self.tape.reverse(output)[..gradient.len()]),
        }
    }
}

/// The backend of echidna's eager tape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EchidnaTape;

impl Named for EchidnaTape {
    const NAME: &'static str = "echidna-tape";
    const EXPLANATION: &'static str = "reverse mode by echidna's eager tape, exact: for many inputs";
}

from_name!(EchidnaTape);

impl<R: Base> Backend<R> for EchidnaTape {
    type Engine<G: Signature<Real = R>> = ReverseEngine<TapeRecording<R>, G>;
    type Engine2<G: Signature<Real = R>> = DifferenceOver<Self, G>;

    fn capabilities(&self) -> Capabilities {
        let differences = Backend::<R>::capabilities(&FiniteDifference::central());
        // Second derivatives are differences of exact gradients.
        Capabilities::reverse(Self::NAME)
            .with_exactness(Exactness::of(0.0, differences.exactness.first()))
            .with_kept_evaluation()
            .with_allocations()
    }

    fn prepare<F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        ReverseEngine::new(TapeRecording::default(), point, y)
    }

    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        FiniteDifference::central().prepare_pair(self, operator, point, y)
    }
}
