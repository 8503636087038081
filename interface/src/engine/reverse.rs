use super::{Engine, FunctionOn, Mode, Point, Products, Workspace};
use crate::target::Target;
use crate::{Error, Real, Scalar, Signature, Space, View, ViewMut};
use core::mem::take;
use derive_where::derive_where;
use num_traits::{One, Zero};

/// A tape on which a function records itself: all that the generic [`ReverseEngine`] needs for
/// reverse mode.
///
/// A recording is the list of operations of one evaluation. A sweep goes through it backwards and
/// multiplies the cotangent of each result by the slopes of its operation, until it arrives at the
/// inputs.
///
/// # Requirements
///
/// The engine calls the methods in this order:
///
/// 1. [`session`](Self::session) once; the guard is held to the end.
/// 2. [`start`](Self::start), then [`input`](Self::input) for each component of x.
/// 3. [`run`](Self::run) once.
/// 4. For each cotangent: [`seed`](Self::seed) for each component of y, [`sweep`](Self::sweep),
///    then [`adjoint`](Self::adjoint) for each input. [`gradient`](Self::gradient) stands for these
///    three if the cotangent is a unit vector.
///
/// In this order, the adjoints are those of the last sweep alone. A component of y may be a
/// constant or an input. One variable may be several components of y, and then its seeds add up.
///
/// Recordings do not disturb each other: a function that is being recorded may itself record
/// another one, on the same thread.
///
/// # Usage
///
/// ```
/// use fluxions::engine::Recording;
/// use fluxions::scalar::Seeded;
/// use fluxions_dual::DenseDual;
///
/// /// The derivative of a function of one number.
/// fn slope<A: Recording<f64>>(tape: &mut A, f: impl Fn(A::Variable) -> A::Variable, x: f64) -> f64 {
///     let _session = tape.session();
///     tape.start();
///     let x = tape.input(x);
///     let y = tape.run(|| f(x));
///     tape.seed(y, 1.0);
///     tape.sweep();
///     tape.adjoint(x)
/// }
///
/// /// The shortest tape: over dual numbers, and good for functions of one number.
/// #[derive(Clone, Default)]
/// struct Single {
///     seeds: f64,
///     adjoint: f64,
/// }
///
/// impl Recording<f64> for Single {
///     type Variable = DenseDual<f64, 1>;
///     const OWN: bool = true;
///
///     fn start(&mut self) {
///         *self = Self::default();
///     }
///     fn input(&mut self, value: f64) -> DenseDual<f64, 1> {
///         DenseDual::new(value, [1.0])
///     }
///     fn run<T>(&mut self, f: impl FnOnce() -> T) -> T {
///         f()
///     }
///     fn seed(&mut self, output: DenseDual<f64, 1>, y_bar: f64) {
///         self.seeds += output.tangent(0) * y_bar;
///     }
///     fn sweep(&mut self) {
///         self.adjoint = core::mem::take(&mut self.seeds);
///     }
///     fn adjoint(&self, _: DenseDual<f64, 1>) -> f64 {
///         self.adjoint
///     }
/// }
///
/// assert_eq!(slope(&mut Single::default(), |x| x * x * x, 2.0), 12.0); // 3x²
/// ```
///
/// # Implementing
///
/// The type is a tape, or a handle on one, and its variable is a [`Scalar`] that pushes a node for
/// each operation. A tape that belongs to the thread ends its recording in the guard of
/// [`session`](Self::session). A tape that belongs to the engine sets [`OWN`](Self::OWN), and keeps
/// the recording for [`Engine::pullback_again`]. The chapter "An engine from scratch" of the book
/// writes one.
///
/// # Pitfalls
///
/// A panic of f leaves [`run`](Self::run) by unwinding. What `run` has installed for the thread
/// must be taken away by a guard, and not by the line after the call.
pub trait Recording<R: Real>: Clone + Send + 'static {
    /// The number that f is evaluated over.
    type Variable: Scalar<R>;

    /// Whether the recording belongs to this value and outlives [`session`](Self::session). If not,
    /// it belongs to the thread.
    const OWN: bool;

    /// Returns a guard, held during one recording and its sweeps.
    ///
    /// Thread-local tapes detect nesting by it, and remove the recording when it is dropped. The
    /// provided method returns a guard that does nothing.
    fn session(&mut self) -> impl Sized + use<Self, R> {}

    /// Removes the last recording.
    fn start(&mut self);
    /// Returns a new variable for a component of x.
    fn input(&mut self, value: R) -> Self::Variable;
    /// Calls `f`, with this recording as the one on which variables record themselves.
    ///
    /// The recording is active until `f` returns or panics.
    fn run<T>(&mut self, f: impl FnOnce() -> T) -> T;
    /// Adds `y_bar` to the cotangent of a component of y.
    fn seed(&mut self, output: Self::Variable, y_bar: R);
    /// Propagates the seeds to the inputs, and resets them to 0.
    fn sweep(&mut self);
    /// Returns a component of x̄: what the last sweep brought to an input.
    fn adjoint(&self, input: Self::Variable) -> R;
    /// Overwrites `x_bar` with all of x̄, for an x whose components lie in one slice.
    ///
    /// `inputs` are the variables of [`input`](Self::input), in order.
    #[inline]
    fn adjoints(&self, inputs: &[Self::Variable], x_bar: &mut [R]) {
        x_bar.iter_mut().zip(inputs).for_each(|(to, &input)| *to = self.adjoint(input));
    }
    /// Overwrites `gradient` with the derivative of one component of y, for an x whose components
    /// lie in one slice.
    ///
    /// The provided method seeds 1, sweeps and reads all of x̄. A tape overrides it if it knows a
    /// shorter way.
    #[inline]
    fn gradient(&mut self, output: Self::Variable, inputs: &[Self::Variable], gradient: &mut [R]) {
        self.seed(output, R::one());
        self.sweep();
        self.adjoints(inputs, gradient);
    }
}

/// Reverse mode on a tape.
///
/// x̄ = Jᵀ ȳ costs one call of f and one sweep for each cotangent. A Jacobian costs one call of f
/// and m sweeps, and pushforwards are products with it. Source: Griewank and Walther, *Evaluating
/// Derivatives*, 2nd edition, §3.2.
#[derive_where(Clone, Debug)]
pub struct ReverseEngine<A: Recording<G::Real>, G: Signature> {
    #[derive_where(skip(Debug))]
    recording: A,
    work: Workspace<A::Variable, G>,
    dims: (usize, usize),
    scratch: Vec<G::Real>,
}

type Outcome<E> = Result<(), Error<E>>;

impl<A: Recording<G::Real>, G: Signature> ReverseEngine<A, G> {
    /// Makes an engine with storage for points of this shape and outputs of the shape of `y`.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if the function fails to prepare a derivative inside it.
    pub fn new<F: FunctionOn<G>>(
        recording: A,
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Result<Self, Error<F::Error>> {
        let work = Workspace::new(point, y, &mut A::Variable::constant).map_err(Error::Function)?;
        Ok(Self { recording, work, dims: (G::Input::dim(point.x), G::Output::dim(y)), scratch: Vec::new() })
    }

    /// Records f at this point. Variables of earlier recordings are removed from all that f can
    /// see.
    fn record<F: FunctionOn<G>>(
        recording: &mut A,
        work: &mut Workspace<A::Variable, G>,
        point: Point<'_, G::Real, G::Real, F>,
    ) -> Outcome<F::Error> {
        recording.start();
        work.load(point.x, &mut input::<G::Real, A>(recording));
        work.blank();
        recording.run(|| work.run(point, &mut A::Variable::constant))
    }

    /// Propagates one cotangent and reads x̄.
    fn propagate(recording: &mut A, work: &Workspace<A::Variable, G>, y_bar: &[G::Real], x_bar: &mut [G::Real]) {
        G::Output::each(work.y(), &mut seeded(recording, y_bar));
        recording.sweep();
        Self::collect(recording, work.x(), x_bar);
    }

    /// Propagates the unit cotangent of one component of y: a row of J.
    #[inline]
    fn row(recording: &mut A, x: View<'_, G::Input, A::Variable>, y: A::Variable, row: &mut [G::Real]) {
        if let Some(inputs) = G::Input::as_slice(&x) {
            return recording.gradient(y, inputs, row);
        }
        recording.seed(y, G::Real::one());
        recording.sweep();
        Self::collect(recording, x, row);
    }

    /// Reads what the last sweep has brought to the inputs.
    fn collect(recording: &A, x: View<'_, G::Input, A::Variable>, x_bar: &mut [G::Real]) {
        if let Some(inputs) = G::Input::as_slice(&x) {
            return recording.adjoints(inputs, x_bar);
        }
        G::Input::each(x, &mut read(recording, x_bar));
    }

    /// Writes the rows of J, by one sweep through the recording for each.
    fn rows(&mut self, jacobian: &mut impl Target<G::Real>) {
        let Self { recording, work, dims: (n, _), scratch } = self;
        scratch.resize(*n, G::Real::zero());
        let mut i = 0;
        G::Output::each(work.y(), &mut |y| {
            Self::row(recording, work.x(), y, scratch);
            scratch.iter().enumerate().for_each(|(j, &entry)| jacobian.set(i, j, entry));
            i += 1;
        });
    }

    /// Writes the value of the recording to `y`, if it is asked for.
    fn value(work: &Workspace<A::Variable, G>, y: Option<ViewMut<'_, G::Output, G::Real>>) {
        if let Some(y) = y {
            G::Output::assign(y, work.y(), &mut peek::<G::Real, A::Variable>);
        }
    }
}

// Closures in the methods above would be compiled for each signature. Those that these functions make are compiled once for a tape.

/// Returns what makes variables of the components of x.
fn input<R: Real, A: Recording<R>>(recording: &mut A) -> impl FnMut(R) -> A::Variable {
    |value| recording.input(value)
}

/// Returns what seeds the components of y, one after another.
fn seeded<R: Real, A: Recording<R>>(recording: &mut A, y_bar: &[R]) -> impl FnMut(A::Variable) {
    let mut seeds = y_bar.iter();
    move |y| {
        if let Some(&seed) = seeds.next() {
            recording.seed(y, seed);
        }
    }
}

/// Returns what reads the adjoints of the components of x, one after another.
fn read<R: Real, A: Recording<R>>(recording: &A, x_bar: &mut [R]) -> impl FnMut(A::Variable) {
    let mut adjoints = x_bar.iter_mut();
    move |x| {
        if let Some(to) = adjoints.next() {
            *to = recording.adjoint(x);
        }
    }
}

/// Returns the value of a variable.
fn peek<R: Real, S: Scalar<R>>(y: S) -> R {
    y.peek()
}

/// The products of J with `batch` tangents, to which its entries are added one by one: the tangents,
/// the products, `batch`, n and m.
struct Combined<'a, R>(&'a [R], &'a mut [R], usize, (usize, usize));

impl<R: Real> Target<R> for Combined<'_, R> {
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

impl<R: Real, A: Recording<R>, G: Signature<Real = R>> Engine<R, G> for ReverseEngine<A, G> {
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
        let Self { recording, work, dims: (n, m), .. } = self;
        let _session = recording.session();
        Self::record(recording, work, point)?;
        Self::value(work, y);
        for k in 0..batch {
            Self::propagate(recording, work, &seeds[k * *m..][..*m], &mut results[k * *n..][..*n]);
        }
        Ok(())
    }

    /// Costs one call of f and one sweep.
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

    /// Costs one call of f and m sweeps.
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { recording, work, .. } = self;
        let _session = recording.session();
        Self::record(recording, work, point)?;
        Self::value(work, y);
        self.rows(jacobian);
        Ok(())
    }

    /// Costs one call of f and one sweep for each seed.
    fn rows<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        products: &mut impl Products<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { recording, work, dims: (n, m), .. } = self;
        let _session = recording.session();
        Self::record(recording, work, point)?;
        Self::value(work, y);
        let mut room = take(products.room());
        room.resize(*n + *m, R::zero());
        let (seed, product) = room.split_at_mut(*m);
        for k in 0..products.count() {
            seed.iter_mut().enumerate().for_each(|(i, to)| *to = products.seed(i, k));
            Self::propagate(recording, work, seed, product);
            products.put(k, 1, |j, _| product[j]);
        }
        *products.room() = room;
        Ok(())
    }

    /// Costs one call of f and m sweeps.
    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        y_dots: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        y_dots.fill(R::zero());
        let dims = self.dims;
        self.jacobian(point, y, &mut Combined(x_dots, y_dots, batch, dims))
    }

    fn linearize<F: FunctionOn<G>>(&mut self, point: Point<'_, R, R, F>) -> Result<(), Error<F::Error>> {
        if A::OWN { Self::record(&mut self.recording, &mut self.work, point) } else { Ok(()) }
    }

    fn value_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: ViewMut<'_, G::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        if !A::OWN {
            return self.sweep(point, 0, &[], Some(y), &mut []);
        }
        Self::value(&self.work, Some(y));
        Ok(())
    }

    /// Costs m sweeps.
    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y_dots: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        if !A::OWN {
            return self.pushforward(point, batch, x_dots, None, y_dots);
        }
        y_dots.fill(R::zero());
        let dims = self.dims;
        self.rows(&mut Combined(x_dots, y_dots, batch, dims));
        Ok(())
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
