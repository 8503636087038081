use crate::engine::{Engine, FunctionOn, Mode, Point, Products};
use crate::target::Target;
use crate::{
    Backend, Calls, Capabilities, Error, Exactness, Function, Operator, Real, Signature, SignatureOf, View, ViewMut,
};

/// A backend of two: pushforwards by `forward`, pullbacks by `reverse`.
///
/// Each operator of order 1 is computed by the one that has it by nature: pushforwards and derivatives
/// by `forward`, pullbacks and gradients by `reverse`, and a Jacobian by whichever needs fewer products.
/// Operators of order 2 are those of `reverse`.
///
/// It is for sparse Jacobians that have a few dense rows or columns among many sparse ones. There
/// columns alone or rows alone cost as many products as the longest row or column has entries, and
/// some of both cost few. With p colours of columns and q of rows, a Jacobian costs p pushforwards and
/// q pullbacks. Source: Coleman and Verma (1998), *The efficient computation of sparse Jacobian matrices
/// using automatic differentiation*.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::sparse::Pattern;
/// use fluxions::{MixedMode, Sparse};
/// use fluxions_dual::Dual;
/// use fluxions_tape::Tape;
///
/// // An arrow: the first row and the first column are dense.
/// #[differentiable]
/// fn arrow<S: Scalar>(y: &mut [S], x: &[S]) {
///     y[0] = x.iter().map(|&x| x * x).sum();
///     for i in 1..y.len() {
///         y[i] = x[i] * x[i] + x[0];
///     }
/// }
///
/// let x = [1.0; 100];
/// let known = Pattern::from_fn(100, 100, |i, j| i == j || i == 0 || j == 0)?;
/// let backend = Sparse::new(MixedMode::new(Dual::new(), Tape)).pattern(known.clone());
/// let prepared = backend.prepare_jacobian(Arrow::new(&x), &x)?;
/// assert_eq!(prepared.plan().products(), (2, 1)); // two pushforwards and one pullback
///
/// let by_columns = Sparse::new(Dual::new()).pattern(known).prepare_jacobian(Arrow::new(&x), &x)?;
/// assert_eq!(by_columns.plan().products(), (100, 0));
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MixedMode<A, B> {
    forward: A,
    reverse: B,
}

impl<A, B> MixedMode<A, B> {
    /// Makes a backend of one for pushforwards and one for pullbacks.
    pub const fn new(forward: A, reverse: B) -> Self {
        Self { forward, reverse }
    }

    /// Returns the backend of the pushforwards.
    pub const fn forward(&self) -> &A {
        &self.forward
    }

    /// Returns the backend of the pullbacks.
    pub const fn reverse(&self) -> &B {
        &self.reverse
    }
}

/// The engine of [`MixedMode`]: two engines.
#[derive(Clone, Debug)]
pub struct MixedEngine<A, B> {
    forward: A,
    reverse: B,
}

impl<R: Real, A: Engine<R, G>, B: Engine<R, G>, G: Signature<Real = R>> Engine<R, G> for MixedEngine<A, B> {
    const MODE: Mode = Mode::Forward;
    const TELLS_CHOICES: bool = A::TELLS_CHOICES;

    fn dims(&self) -> (usize, usize) {
        self.forward.dims()
    }

    fn scratch(&mut self) -> &mut Vec<R> {
        self.forward.scratch()
    }

    fn lanes(&self) -> usize {
        self.forward.lanes()
    }

    fn choices(&self) -> Option<u64> {
        self.forward.choices()
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        seeds: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        results: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.forward.pushforward(point, batch, seeds, y, results)
    }

    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        y_bars: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        x_bars: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.reverse.pullback(point, batch, y_bars, y, x_bars)
    }

    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        gradient: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.reverse.gradient(point, y, gradient)
    }

    /// Computes columns if n ≤ m, else rows.
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims();
        if n <= m { self.forward.jacobian(point, y, jacobian) } else { self.reverse.jacobian(point, y, jacobian) }
    }

    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        products: &mut impl Products<R>,
    ) -> Result<(), Error<F::Error>> {
        self.forward.columns(point, y, products)
    }

    fn rows<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        products: &mut impl Products<R>,
    ) -> Result<(), Error<F::Error>> {
        self.reverse.rows(point, y, products)
    }
}

impl<R: Real, A: Backend<R>, B: Backend<R>> Backend<R> for MixedMode<A, B> {
    type Engine<G: Signature<Real = R>> = MixedEngine<A::Engine<G>, B::Engine<G>>;
    type Engine2<G: Signature<Real = R>> = B::Engine2<G>;

    fn capabilities(&self) -> Capabilities {
        let (forward, reverse) = (self.forward.capabilities(), self.reverse.capabilities());
        let preparation = forward.calls.preparation + reverse.calls.preparation;
        // A call of both sides evaluates f for each.
        let calls = Calls { base: forward.calls.base + 1, preparation, ..forward.calls };
        let first = forward.exactness.first().max(reverse.exactness.first());
        let mixed = Capabilities::forward(format!("mixed:{}+{}", forward.name, reverse.name), calls)
            .with_native(Operator::Pullback)
            .with_exactness(Exactness::of(first, reverse.exactness.second()));
        Capabilities { allocates: forward.allocates || reverse.allocates, ..mixed }
    }

    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        let forward = self.forward.prepare(operator, point, y)?;
        Ok(MixedEngine { forward, reverse: self.reverse.prepare(operator, point, y)? })
    }

    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        self.reverse.prepare2(operator, point, y)
    }

    fn prepare_products<F: Function<R>>(
        &self,
        count: usize,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        let forward = self.forward.prepare_products(count, point, y)?;
        Ok(MixedEngine { forward, reverse: self.reverse.prepare_products(count, point, y)? })
    }

    fn prepare_products2<F: Function<R>>(
        &self,
        count: usize,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        self.reverse.prepare_products2(count, point, y)
    }
}
