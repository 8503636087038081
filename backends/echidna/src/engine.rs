//! Replays a recorded program, and records it again where a replay could be wrong.

use crate::Base;
use crate::bytecode::{Recorded, Watch, of_second_order};
use core::fmt;
use echidna::bytecode_tape::{BtapeGuard, CONSTANT};
use echidna::{BReverse, BytecodeTape, Dual};
use fluxions::engine::{Engine, FunctionOn, Mode, Point, Products, Workspace};
use fluxions::target::Target;
use fluxions::{
    Args, Backend, Calls, Capabilities, Error, Function, Named, Operator, Scalar, Signature, SignatureOf, Space, View,
    ViewMut, from_name,
};
use num_traits::{One, Zero};

/// The backend of echidna's recorded program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EchidnaBytecode;

impl Named for EchidnaBytecode {
    const NAME: &'static str = "echidna-bytecode";
    const EXPLANATION: &'static str =
        "reverse mode by echidna's recorded program, exact, replayed where f does not branch";
}

from_name!(EchidnaBytecode);

/// The engine of [`EchidnaBytecode`]: a program, and the storage to record it again.
pub struct BytecodeEngine<G: Signature<Real: Base>> {
    work: Workspace<Recorded<G::Real>, G>,
    /// The program. After [`at`](Self::at) its values are those of `x`.
    pub(crate) program: Option<BytecodeTape<G::Real>>,
    /// Whether the program also holds at other points.
    replayable: bool,
    pub(crate) outputs: Vec<u32>,
    pub(crate) x: Vec<G::Real>,
    pub(crate) duals: (Vec<Dual<G::Real>>, Vec<Dual<G::Real>>, Vec<Dual<G::Real>>),
    pub(crate) dims: (usize, usize),
    scratch: Vec<G::Real>,
    adjoints: Vec<G::Real>,
    recordings: u64,
    /// Whether second derivatives are taken.
    second: bool,
}

impl<G: Signature<Real: Base>> fmt::Debug for BytecodeEngine<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BytecodeEngine")
            .field("dims", &self.dims)
            .field("recordings", &self.recordings)
            .finish_non_exhaustive()
    }
}

/// A copy has no program and records its own.
impl<G: Signature<Real: Base>> Clone for BytecodeEngine<G> {
    fn clone(&self) -> Self {
        Self::empty(self.work.clone(), self.dims, self.second)
    }
}

impl<G: Signature<Real: Base>> BytecodeEngine<G> {
    fn empty(work: Workspace<Recorded<G::Real>, G>, dims: (usize, usize), second: bool) -> Self {
        Self {
            work,
            program: None,
            replayable: false,
            outputs: Vec::new(),
            x: Vec::new(),
            duals: (Vec::new(), Vec::new(), Vec::new()),
            dims,
            scratch: Vec::new(),
            adjoints: Vec::new(),
            recordings: 0,
            second,
        }
    }

    fn new<F: FunctionOn<G>>(
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
        second: bool,
    ) -> Result<Self, Error<F::Error>> {
        let work = Workspace::new(point, y, &mut Recorded::constant).map_err(Error::Function)?;
        Ok(Self::empty(work, (G::Input::dim(point.x), G::Output::dim(y)), second))
    }

    /// The number of recordings of f.
    pub fn recordings(&self) -> u64 {
        self.recordings
    }

    /// Returns the program with its values at this point.
    pub(crate) fn at<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
    ) -> Result<&mut BytecodeTape<G::Real>, Error<F::Error>> {
        self.x.clear();
        match G::Input::as_slice(&point.x) {
            Some(x) => self.x.extend_from_slice(x),
            None => G::Input::each(point.x, &mut |x| self.x.push(x)),
        }
        match &mut self.program {
            Some(program) if self.replayable => program.forward(&self.x),
            _ => {
                self.program = None;
                self.program = Some(self.record(point)?);
            }
        }
        Ok(self.program.get_or_insert_with(BytecodeTape::new))
    }

    fn record<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
    ) -> Result<BytecodeTape<G::Real>, Error<F::Error>> {
        let mut program = BytecodeTape::new();
        let work = &mut self.work;
        work.load(point.x, &mut |x: G::Real| Recorded(BReverse::from_tape(x, program.new_input(x))));
        work.blank();
        let watch = Watch::start();
        let outcome = {
            let _current = BtapeGuard::new(&mut program);
            of_second_order(self.second, || work.run(point, &mut Recorded::constant))
        };
        outcome?;
        // The content of the context or of a skipped field may change until the next call, and a replay does not fail where f
        // would.
        let no_context = size_of::<Args<'_, F, G::Real, G::Real>>() == 0;
        let infallible = size_of::<Result<(), F::Error>>() == 0;
        self.replayable = !(watch.pinned() || G::Input::SKIPS) && no_context && infallible;
        self.outputs.clear();
        let outputs = &mut self.outputs;
        G::Output::each(work.y(), &mut |y: Recorded<G::Real>| {
            outputs.push(if y.0.index() == CONSTANT { program.push_const(y.peek()) } else { y.0.index() });
        });
        program.set_outputs(outputs);
        self.recordings += 1;
        Ok(program)
    }

    /// The value, where it is asked for: its numbers from the program, its skipped fields as the recorded f left them.
    pub(crate) fn value(&self, y: Option<ViewMut<'_, G::Output, G::Real>>) {
        let (Some(y), Some(program)) = (y, &self.program) else { return };
        let mut values = self.outputs.iter().map(|&index| program.values_slice()[index as usize]);
        G::Output::assign(y, self.work.y(), &mut |_: Recorded<G::Real>| values.next().unwrap_or_else(Zero::zero));
    }

    /// A gradient that may need a recording. It is a function of its own, so that replays are inlined.
    #[inline(never)]
    fn slow_gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        self.sweep(point, 1, &[One::one()], y, gradient)
    }

    /// Computes pullbacks at the point of the program's values.
    pub(crate) fn pull(&mut self, batch: usize, y_bars: &[G::Real], x_bars: &mut [G::Real]) {
        let (Some(program), (n, m)) = (&self.program, self.dims) else { return };
        x_bars.fill(Zero::zero());
        if n == 0 || m == 0 {
            return;
        }
        for k in 0..batch {
            x_bars[k * n..(k + 1) * n].copy_from_slice(&program.reverse_seeded(&y_bars[k * m..(k + 1) * m]));
        }
    }
}

impl<R: Base, G: Signature<Real = R>> Engine<R, G> for BytecodeEngine<G> {
    const MODE: Mode = Mode::Reverse;

    fn dims(&self) -> (usize, usize) {
        self.dims
    }
    fn scratch(&mut self) -> &mut Vec<R> {
        &mut self.scratch
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        seeds: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        results: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.at(point)?;
        self.value(y);
        self.pull(batch, seeds, results);
        Ok(())
    }

    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        y_dots: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.at(point)?;
        self.value(y);
        self.pushforward_again(point, batch, x_dots, y_dots)
    }

    /// One replay and one sweep, which reuses its storage. It adds a few instructions to echidna's own call.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        gradient: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let (Some(program), Some(x), true) = (&mut self.program, G::Input::as_slice(&point.x), self.replayable) else {
            return self.slow_gradient(point, y, gradient);
        };
        gradient.copy_from_slice(&program.gradient_with_buf(x, &mut self.adjoints));
        self.value(y);
        Ok(())
    }

    /// One replay and m sweeps.
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        self.at(point)?;
        self.value(y);
        let (n, m) = self.dims;
        let mut room = core::mem::take(&mut self.scratch);
        room.clear();
        room.resize(n + m, Zero::zero());
        let (row, seed) = room.split_at_mut(n);
        for i in 0..m {
            seed[i] = One::one();
            self.pull(1, seed, row);
            seed[i] = Zero::zero();
            row.iter().enumerate().for_each(|(j, &entry)| jacobian.set(i, j, entry));
        }
        self.scratch = room;
        Ok(())
    }

    /// Costs one run of the program and one sweep for each seed.
    fn rows<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        products: &mut impl Products<R>,
    ) -> Result<(), Error<F::Error>> {
        self.at(point)?;
        self.value(y);
        let (n, m) = self.dims;
        let mut room = core::mem::take(&mut self.scratch);
        room.resize(n + m, Zero::zero());
        let (row, seed) = room.split_at_mut(n);
        for k in 0..products.count() {
            seed.iter_mut().enumerate().for_each(|(i, to)| *to = products.seed(i, k));
            self.pull(1, seed, row);
            products.put(k, 1, |j, _| row[j]);
        }
        self.scratch = room;
        Ok(())
    }

    fn linearize<F: FunctionOn<G>>(&mut self, point: Point<'_, R, R, F>) -> Result<(), Error<F::Error>> {
        self.at(point).map(|_| ())
    }

    fn value_again<F: FunctionOn<G>>(
        &mut self,
        _: Point<'_, R, R, F>,
        y: ViewMut<'_, G::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.value(Some(y));
        Ok(())
    }

    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        _: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y_dots: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let (Some(program), (n, m)) = (&self.program, self.dims) else { return Ok(()) };
        let (inputs, values, _) = &mut self.duals;
        for k in 0..batch {
            inputs.clear();
            inputs.extend(self.x.iter().zip(&x_dots[k * n..]).map(|(&x, &x_dot)| Dual::new(x, x_dot)));
            program.forward_tangent_dual(inputs, values);
            let outputs = self.outputs.iter().map(|&index| values[index as usize].eps);
            y_dots[k * m..(k + 1) * m].iter_mut().zip(outputs).for_each(|(to, y_dot)| *to = y_dot);
        }
        Ok(())
    }

    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        _: Point<'_, R, R, F>,
        batch: usize,
        y_bars: &[R],
        x_bars: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.pull(batch, y_bars, x_bars);
        Ok(())
    }
}

impl<R: Base> Backend<R> for EchidnaBytecode {
    type Engine<G: Signature<Real = R>> = BytecodeEngine<G>;
    type Engine2<G: Signature<Real = R>> = BytecodeEngine<G>;

    fn capabilities(&self) -> Capabilities {
        Capabilities::all(Self::NAME, Calls::REVERSE).with_kept_evaluation().with_allocations()
    }

    fn prepare<F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        BytecodeEngine::new(point, y, false)
    }

    fn prepare2<F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        BytecodeEngine::new(point, y, true)
    }
}
