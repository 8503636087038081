use super::{Engine, FunctionOn, Mode, Point, Workspace};
use crate::target::Target;
use crate::{Error, Real, Scalar, Signature, Space, View, ViewMut};
use derive_where::derive_where;
use num_traits::One;

/// A tape that f records itself on: all that the generic [`ReverseEngine`] needs.
///
/// In this order: [`start`](Self::start), [`input`](Self::input) for each component of x, [`run`](Self::run) once; then for each
/// cotangent [`seed`](Self::seed) for each component of y, [`sweep`](Self::sweep) once, [`adjoint`](Self::adjoint) for
/// each input.
pub trait Recording<R: Real>: Clone + Send + 'static {
    /// The number that f is evaluated over.
    type Variable: Scalar<R>;

    /// Whether the recording is this value's own and outlives [`session`](Self::session); else it is one of the thread.
    const OWN: bool;

    /// Begins a use, recording and sweeps, that ends with what is given back; for tapes of the thread.
    fn session(&mut self) -> impl Sized + use<Self, R> {}

    /// Forgets what was recorded.
    fn start(&mut self);
    /// An input.
    fn input(&mut self, value: R) -> Self::Variable;
    /// Evaluates f with this recording as the one that numbers record themselves on; it ends with `f`, if by a panic.
    fn run<T>(&mut self, f: impl FnOnce() -> T) -> T;
    /// A component of ȳ.
    fn seed(&mut self, output: Self::Variable, y_bar: R);
    /// Propagates the seeds, and forgets them.
    fn sweep(&mut self);
    /// A component of x̄.
    fn adjoint(&self, input: Self::Variable) -> R;
    /// All of x̄, where x lies in one slice: `inputs` are those of [`input`](Self::input), in order.
    #[inline]
    fn adjoints(&self, inputs: &[Self::Variable], x_bar: &mut [R]) {
        x_bar.iter_mut().zip(inputs).for_each(|(to, &input)| *to = self.adjoint(input));
    }
    /// The gradient of one component of y, or row of a Jacobian, where x lies in one slice: a seed of 1, a sweep, and all of x̄.
    #[inline]
    fn gradient(&mut self, output: Self::Variable, inputs: &[Self::Variable], gradient: &mut [R]) {
        self.seed(output, R::one());
        self.sweep();
        self.adjoints(inputs, gradient);
    }
}

/// Reverse mode on a tape: one call of f and one sweep for each cotangent.
#[derive_where(Clone)]
pub struct ReverseEngine<A: Recording<G::Real>, G: Signature> {
    recording: A,
    work: Workspace<A::Variable, G>,
    dims: (usize, usize),
    spare: Vec<G::Real>,
}

type Outcome<E> = Result<(), Error<E>>;

impl<A: Recording<G::Real>, G: Signature> ReverseEngine<A, G> {
    /// Storage for this point and for outputs of `y`'s shape.
    pub fn new<F: FunctionOn<G>>(
        recording: A,
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Result<Self, Error<F::Error>> {
        let work = Workspace::new(point, y, &mut A::Variable::constant).map_err(Error::Function)?;
        Ok(Self { recording, work, dims: (G::Input::dim(point.x), G::Output::dim(y)), spare: Vec::new() })
    }

    /// Records f at this point; variables of earlier recordings are gone from all that f can see.
    fn record<F: FunctionOn<G>>(
        recording: &mut A,
        work: &mut Workspace<A::Variable, G>,
        point: Point<'_, G::Real, G::Real, F>,
    ) -> Outcome<F::Error> {
        recording.start();
        work.load(point.x, &mut |value| recording.input(value));
        work.blank();
        recording.run(|| work.run(point, &mut A::Variable::constant))
    }

    /// One cotangent.
    fn propagate(recording: &mut A, work: &Workspace<A::Variable, G>, y_bar: &[G::Real], x_bar: &mut [G::Real]) {
        let mut seeds = y_bar.iter();
        G::Output::each(work.y(), &mut |y| seeds.next().into_iter().for_each(|&seed| recording.seed(y, seed)));
        recording.sweep();
        Self::collect(recording, work.x(), x_bar);
    }

    /// One component of y.
    #[inline]
    fn row(recording: &mut A, x: View<'_, G::Input, A::Variable>, y: A::Variable, row: &mut [G::Real]) {
        if let Some(inputs) = G::Input::flat(&x) {
            return recording.gradient(y, inputs, row);
        }
        recording.seed(y, G::Real::one());
        recording.sweep();
        Self::collect(recording, x, row);
    }

    /// What the last sweep has brought to the inputs.
    fn collect(recording: &A, x: View<'_, G::Input, A::Variable>, x_bar: &mut [G::Real]) {
        if let Some(inputs) = G::Input::flat(&x) {
            return recording.adjoints(inputs, x_bar);
        }
        let mut adjoints = x_bar.iter_mut();
        G::Input::each(x, &mut |x| adjoints.next().into_iter().for_each(|to| *to = recording.adjoint(x)));
    }

    fn value(work: &Workspace<A::Variable, G>, y: Option<ViewMut<'_, G::Output, G::Real>>) {
        if let Some(y) = y {
            G::Output::assign(y, work.y(), &mut |y: A::Variable| y.peek());
        }
    }
}

impl<R: Real, A: Recording<R>, G: Signature<Real = R>> Engine<R, G> for ReverseEngine<A, G> {
    const MODE: Mode = Mode::Reverse;

    fn dims(&self) -> (usize, usize) {
        self.dims
    }

    fn spare(&mut self) -> &mut Vec<R> {
        &mut self.spare
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        seeds: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        results: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let Self { recording, work, dims: (n, m), .. } = self;
        let _session = recording.session();
        Self::record(recording, work, point)?;
        Self::value(work, y);
        for k in 0..batch {
            Self::propagate(recording, work, &seeds[k * *m..][..*m], &mut results[k * *n..][..*n]);
        }
        Ok(())
    }

    /// One call of f and one sweep.
    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        gradient: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let Self { recording, work, .. } = self;
        let _session = recording.session();
        Self::record(recording, work, point)?;
        Self::value(work, y);
        G::Output::each(work.y(), &mut |y| Self::row(recording, work.x(), y, gradient));
        Ok(())
    }

    /// One call of f and m sweeps.
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { recording, work, dims: (n, _), spare } = self;
        let _session = recording.session();
        Self::record(recording, work, point)?;
        Self::value(work, y);
        spare.resize(*n, R::zero());
        let mut i = 0;
        G::Output::each(work.y(), &mut |y| {
            Self::row(recording, work.x(), y, spare);
            spare.iter().enumerate().for_each(|(j, &entry)| jacobian.set(i, j, entry));
            i += 1;
        });
        Ok(())
    }

    /// One call of f and m sweeps.
    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        y_dots: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        struct Products<'a, R>(&'a [R], &'a mut [R], usize, (usize, usize));
        impl<R: Real> Target<R> for Products<'_, R> {
            fn shape(&self) -> (usize, usize) {
                (self.3.1, self.3.0)
            }
            fn set(&mut self, row: usize, column: usize, value: R) {
                let Self(x_dots, y_dots, batch, (n, m)) = self;
                for k in 0..*batch {
                    y_dots[k * *m + row] += value * x_dots[k * *n + column];
                }
            }
        }
        y_dots.fill(R::zero());
        let dims = self.dims;
        self.jacobian(point, y, &mut Products(x_dots, y_dots, batch, dims))
    }

    fn linearize<F: FunctionOn<G>>(&mut self, point: Point<'_, R, R, F>) -> Result<(), Error<F::Error>> {
        if A::OWN { Self::record(&mut self.recording, &mut self.work, point) } else { Ok(()) }
    }

    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        y_bars: &[R],
        x_bars: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        if !A::OWN {
            return self.sweep(point, batch, y_bars, None, x_bars);
        }
        let (n, m) = self.dims;
        for k in 0..batch {
            Self::propagate(&mut self.recording, &self.work, &y_bars[k * m..][..m], &mut x_bars[k * n..][..n]);
        }
        Ok(())
    }
}
