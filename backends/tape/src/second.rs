//! Second derivatives: the program of the first derivatives runs over dual numbers.

use crate::engine::TapeEngine;
use crate::program::Replayed;
use crate::recording::Base;
use crate::schedule::Storage;
use crate::settings::Settings;
use core::array::from_fn;
use derive_where::derive_where;
use fluxions::engine::{Engine, Engine2, FunctionOn, Point, Products, Scratch};
use fluxions::target::Target;
use fluxions::{Context, Error, Owned, Real, Signature, Space, View, ViewMut};
use fluxions_dual::DenseDual;
use num_traits::{One, Zero};

/// The number of tangents at a time, for a Hessian or a batch of products.
const WIDE: usize = 8;
/// How long programs are stored. With three tangents a node takes 64 bytes, with four 80: a window of 33 or 41 kB, which fits the first
/// cache of a core, and programs of up to 2.6 MB that need no windows.
const STORAGE: Storage = Storage::Shared { window: 1 << 9, least: 1 << 15 };

/// Forward over reverse with `N` tangents at a time: an engine over dual numbers, and storage for its points.
#[derive_where(Clone, Debug)]
struct ForwardOverReverse<G: Signature<Real: Base>, const N: usize> {
    engine: TapeEngine<DenseDual<G::Real, N>, G>,
    x: Owned<G::Input, DenseDual<G::Real, N>>,
    y: Owned<G::Output, DenseDual<G::Real, N>>,
    #[derive_where(skip(Debug))]
    scratch: Scratch<G, DenseDual<G::Real, N>>,
    /// Whether x has the seeds of the last products in the engine.
    seeded: bool,
    /// The first derivatives of a curve. Their tangents are the second derivatives.
    first: Vec<DenseDual<G::Real, N>>,
}

fn constant<R: Real, const N: usize>(value: R) -> DenseDual<R, N> {
    DenseDual::new(value, [R::zero(); N])
}

impl<G: Signature<Real: Base>, const N: usize> ForwardOverReverse<G, N> {
    fn new<F: FunctionOn<G>>(
        settings: Settings,
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
        program: Option<Replayed<G::Real>>,
    ) -> Result<Self, Error<F::Error>> {
        let (x, y) = (G::Input::map(point.x, &mut constant), G::Output::map(y, &mut constant));
        let mut scratch = Default::default();
        let at = G::Context::lift(point.context, &mut scratch, &mut constant);
        let over = Point::new(point.f, G::Input::view(&x), G::Context::args::<DenseDual<G::Real, N>>(&at));
        let settings = Settings { storage: STORAGE, ..settings };
        let engine = TapeEngine::new(settings, over, G::Output::view(&y), program)?;
        drop(at);
        let first = vec![constant(G::Real::zero()); G::Output::dim(G::Output::view(&y))];
        Ok(Self { engine, x, y, scratch, first, seeded: false })
    }

    /// Writes x. Component j has the tangents `x_dot(j)`.
    fn load(&mut self, x: View<'_, G::Input, G::Real>, x_dot: impl Fn(usize) -> [G::Real; N]) {
        self.seeded = false;
        let mut j = 0;
        G::Input::assign(G::Input::view_mut(&mut self.x), x, &mut |value| {
            j += 1;
            DenseDual::new(value, x_dot(j - 1))
        });
    }

    /// Computes ∇f with the tangents that x has in the engine, where it replays f and x is a slice. Returns whether it could.
    fn derive_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
    ) -> Result<bool, Error<F::Error>> {
        let Some(from) = G::Input::as_slice(&point.x) else { return Ok(false) };
        let at = G::Context::lift(point.context, &mut self.scratch, &mut constant);
        let over = Point::new(point.f, G::Input::view(&self.x), G::Context::args::<DenseDual<G::Real, N>>(&at));
        let reload = |x: &mut [DenseDual<G::Real, N>]| {
            x.iter_mut().zip(from).for_each(|(to, &value)| *to = DenseDual::new(value, *to.tangents()));
        };
        self.engine.rerun_gradient(over, reload, Some(G::Output::view_mut(&mut self.y)))
    }

    /// Loads x, and computes f′ into `first` if `curve`, else ∇f, which stays in the engine. Component j of x has the
    /// tangents `x_dot(j)`.
    fn run<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        curve: bool,
        x_dot: impl Fn(usize) -> [G::Real; N],
    ) -> Result<(), Error<F::Error>> {
        self.load(point.x, x_dot);
        let at = G::Context::lift(point.context, &mut self.scratch, &mut constant);
        let over = Point::new(point.f, G::Input::view(&self.x), G::Context::args::<DenseDual<G::Real, N>>(&at));
        let y = Some(G::Output::view_mut(&mut self.y));
        if curve {
            return self.engine.pushforward(over, 1, &[constant(G::Real::one())], y, &mut self.first);
        }
        self.engine.run_gradient(over, y)
    }

    /// Computes H s for the seeds of `products`, `N` at a time.
    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: &mut Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: &mut Option<&mut [G::Real]>,
        products: &mut impl Products<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        let total = products.count();
        for first in (0..total.max(1)).step_by(N) {
            let count = N.min(total - first);
            if !(self.seeded && products.are_repeated() && self.derive_again(point)?) {
                self.run(point, false, |j| products.seeds::<N>(j, first).0)?;
                self.seeded = total <= N;
            }
            self.deliver(y, gradient);
            if count > 0 {
                self.put(first, count, products);
            }
        }
        Ok(())
    }

    /// A component of the last gradient. The sum makes 0 of −0, which nothing contributed to.
    #[inline]
    fn slope(&self, j: usize) -> G::Real {
        self.engine.slope(j).value() + G::Real::zero()
    }

    /// The derivative of that component along a tangent.
    #[inline]
    fn bend(&self, j: usize, lane: usize) -> G::Real {
        self.engine.slope(j).tangents()[lane] + G::Real::zero()
    }

    /// Hands over the second derivatives along the tangents: `count` products from `first` on.
    fn put(&self, first: usize, count: usize, products: &mut impl Products<G::Real>) {
        products.put(first, count, |i, k| self.bend(i, k));
    }

    /// Hands over the value and the gradient, where they are wanted.
    fn deliver(&self, y: &mut Option<ViewMut<'_, G::Output, G::Real>>, gradient: &mut Option<&mut [G::Real]>) {
        self.deliver_value(y);
        if let Some(gradient) = gradient.take() {
            gradient.iter_mut().enumerate().for_each(|(j, to)| *to = self.slope(j));
        }
    }

    /// The numbers of recordings, of replays, and of replays that were refused.
    fn counts(&self) -> [u64; 3] {
        [self.engine.recordings(), self.engine.replays(), self.engine.guard_trips()]
    }

    fn deliver_value(&self, y: &mut Option<ViewMut<'_, G::Output, G::Real>>) {
        if let Some(y) = y.take() {
            G::Output::assign(y, G::Output::view(&self.y), &mut |y: DenseDual<G::Real, N>| y.value());
        }
    }
}

/// The engine for the products of a sparse Hessian, if there are few. A run with four tangents costs half of one with eight. Three are
/// those of a tridiagonal Hessian, and move a fifth less through the memory.
#[derive_where(Clone, Debug)]
enum Few<G: Signature<Real: Base>> {
    None,
    Three(ForwardOverReverse<G, 3>),
    Four(ForwardOverReverse<G, 4>),
}

/// The engine of second order of [`Tape`](crate::Tape) and [`RecordedTape`](crate::RecordedTape): forward over
/// reverse with eight tangents at a time. A Hessian takes ⌈n / 8⌉ runs of the gradient's program.
#[derive_where(Clone, Debug)]
pub struct TapeEngine2<G: Signature<Real: Base>> {
    one: ForwardOverReverse<G, 1>,
    many: ForwardOverReverse<G, WIDE>,
    few: Few<G>,
}

impl<G: Signature<Real: Base>> TapeEngine2<G> {
    pub(crate) fn new<F: FunctionOn<G>>(
        settings: Settings,
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Result<Self, Error<F::Error>> {
        let one = ForwardOverReverse::new(settings, point, y, None)?;
        let program = one.engine.replayed();
        Ok(Self { one, many: ForwardOverReverse::new(settings, point, y, program)?, few: Few::None })
    }

    /// Makes an engine for so many products at once.
    pub(crate) fn for_products<F: FunctionOn<G>>(
        settings: Settings,
        count: usize,
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Result<Self, Error<F::Error>> {
        let mut engine = Self::new(settings, point, y)?;
        let program = || engine.one.engine.replayed();
        engine.few = match count {
            0..=3 => Few::Three(ForwardOverReverse::new(settings, point, y, program())?),
            4 => Few::Four(ForwardOverReverse::new(settings, point, y, program())?),
            _ => Few::None,
        };
        Ok(engine)
    }

    /// The sum of one of the counts over all engines.
    fn count(&self, which: usize) -> u64 {
        let few = match &self.few {
            Few::None => [0; 3],
            Few::Three(few) => few.counts(),
            Few::Four(few) => few.counts(),
        };
        self.one.counts()[which] + self.many.counts()[which] + few[which]
    }

    /// The number of recordings of f.
    pub fn recordings(&self) -> u64 {
        self.count(0)
    }

    /// The number of calls that the program answered in the place of f.
    pub fn replays(&self) -> u64 {
        self.count(1)
    }

    /// The number of replays that were refused, because a comparison came out otherwise or a value taken by
    /// `primal()` had changed.
    pub fn guard_trips(&self) -> u64 {
        self.count(2)
    }
}

impl<G: Signature<Real: Base>> Engine2<G> for TapeEngine2<G> {
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        self.one.run(point, true, |_| [G::Real::one()])?;
        second.iter_mut().zip(&self.one.first).for_each(|(to, slope)| *to = slope.tangents()[0]);
        if let Some(first) = first {
            first.iter_mut().zip(&self.one.first).for_each(|(to, slope)| *to = slope.value());
        }
        self.one.deliver_value(&mut y);
        Ok(())
    }

    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        let n = G::Input::dim(point.x);
        if batch <= 1 {
            self.one.run(point, false, |j| [x_dots.get(j).copied().unwrap_or(G::Real::zero())])?;
            products.iter_mut().enumerate().for_each(|(j, to)| *to = self.one.bend(j, 0));
            self.one.deliver(&mut y, &mut gradient);
            return Ok(());
        }
        for start in (0..batch).step_by(WIDE) {
            let count = WIDE.min(batch - start);
            self.many.run(point, false, |j| {
                from_fn(|lane| if lane < count { x_dots[(start + lane) * n + j] } else { G::Real::zero() })
            })?;
            for lane in 0..count {
                let to = &mut products[(start + lane) * n..(start + lane + 1) * n];
                to.iter_mut().enumerate().for_each(|(j, to)| *to = self.many.bend(j, lane));
            }
            self.many.deliver(&mut y, &mut gradient);
        }
        Ok(())
    }

    fn hessian_columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut gradient: Option<&mut [G::Real]>,
        products: &mut impl Products<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        match &mut self.few {
            Few::Three(few) => few.columns(point, &mut y, &mut gradient, products),
            Few::Four(few) => few.columns(point, &mut y, &mut gradient, products),
            Few::None => self.many.columns(point, &mut y, &mut gradient, products),
        }
    }

    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        let n = G::Input::dim(point.x);
        for start in (0..n.max(1)).step_by(WIDE) {
            self.many.run(point, false, |j| {
                from_fn(|lane| if start + lane == j { G::Real::one() } else { G::Real::zero() })
            })?;
            for i in 0..n {
                for lane in 0..WIDE.min(n - start) {
                    hessian.set(i, start + lane, self.many.bend(i, lane));
                }
            }
            self.many.deliver(&mut y, &mut gradient);
        }
        Ok(())
    }
}
