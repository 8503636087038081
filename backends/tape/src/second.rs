//! Second derivatives: the program of first ones, run over dual numbers.

use crate::engine::{Replayed, TapeEngine};
use crate::recording::Base;
use crate::settings::Settings;
use core::array::from_fn;
use fluxions::engine::{Engine, Engine2, FunctionOn, Point};
use fluxions::target::Target;
use fluxions::{Context, Error, Real, Space, View, ViewMut};
use fluxions_dual::DenseDual;

/// Tangents at a time for a Hessian or a batch of products.
const WIDE: usize = 8;

/// Forward over reverse with `N` tangents at a time: an engine over dual numbers, and points for it.
struct Over<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, const N: usize> {
    engine: TapeEngine<R, DenseDual<R, N>, X, Y, C>,
    x: X::Owned<DenseDual<R, N>>,
    y: Y::Owned<DenseDual<R, N>>,
    scratch: C::Scratch<DenseDual<R, N>>,
    /// First derivatives, whose tangents are second ones.
    first: Vec<DenseDual<R, N>>,
}

impl<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, const N: usize> Clone for Over<R, X, Y, C, N> {
    fn clone(&self) -> Self {
        Self {
            engine: self.engine.clone(),
            x: self.x.clone(),
            y: self.y.clone(),
            scratch: self.scratch.clone(),
            first: self.first.clone(),
        }
    }
}

fn flat<R: Real, const N: usize>(value: R) -> DenseDual<R, N> {
    DenseDual::new(value, [R::zero(); N])
}

impl<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, const N: usize> Over<R, X, Y, C, N> {
    fn new<F: FunctionOn<R, X, Y, C>>(
        settings: Settings,
        point: Point<'_, R, R, F>,
        y: View<'_, Y, R>,
        program: Option<Replayed<R>>,
    ) -> Result<Self, Error<F::Error>> {
        let (x, y) = (X::map(point.x, &mut flat), Y::map(y, &mut flat));
        let mut scratch = Default::default();
        let at = C::lift(point.context, &mut scratch, &mut flat);
        let over = Point::new(point.f, X::view(&x), C::args::<DenseDual<R, N>>(&at));
        let engine = TapeEngine::new(settings, over, Y::view(&y), program)?;
        drop(at);
        let first = vec![flat(R::zero()); X::dim(X::view(&x)).max(Y::dim(Y::view(&y)))];
        Ok(Self { engine, x, y, scratch, first })
    }

    /// Leaves first derivatives, with the tangents that `x_dot` gives to component j, in `first`: f′ of a `curve`, else ∇f.
    fn run<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        curve: bool,
        x_dot: impl Fn(usize) -> [R; N],
    ) -> Result<(), Error<F::Error>> {
        let mut j = 0;
        X::assign(X::view_mut(&mut self.x), point.x, &mut |value| {
            j += 1;
            DenseDual::new(value, x_dot(j - 1))
        });
        let at = C::lift(point.context, &mut self.scratch, &mut flat);
        let over = Point::new(point.f, X::view(&self.x), C::args::<DenseDual<R, N>>(&at));
        let y = Some(Y::view_mut(&mut self.y));
        let (n, m) = self.engine.dims();
        if curve {
            return self.engine.pushforward(over, 1, &[flat(R::one())], y, &mut self.first[..m]);
        }
        self.engine.gradient(over, y, &mut self.first[..n])
    }

    fn deliver(&self, y: &mut Option<ViewMut<'_, Y, R>>, first: &mut Option<&mut [R]>) {
        if let Some(y) = y.take() {
            Y::assign(y, Y::view(&self.y), &mut |y: DenseDual<R, N>| y.value());
        }
        if let Some(first) = first.take() {
            first.iter_mut().zip(&self.first).for_each(|(to, g)| *to = g.value());
        }
    }
}

/// The second order of [`Tape`](crate::Tape) and [`RecordedTape`](crate::RecordedTape): forward over reverse, eight
/// tangents at a time, so ⌈n / 8⌉ runs of the gradient's program for a Hessian.
pub struct TapeEngine2<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    one: Over<R, X, Y, C, 1>,
    many: Over<R, X, Y, C, WIDE>,
}

impl<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone for TapeEngine2<R, X, Y, C> {
    fn clone(&self) -> Self {
        Self { one: self.one.clone(), many: self.many.clone() }
    }
}

impl<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> TapeEngine2<R, X, Y, C> {
    pub(crate) fn new<F: FunctionOn<R, X, Y, C>>(
        settings: Settings,
        point: Point<'_, R, R, F>,
        y: View<'_, Y, R>,
    ) -> Result<Self, Error<F::Error>> {
        let one = Over::new(settings, point, y, None)?;
        let program = one.engine.replayed();
        Ok(Self { one, many: Over::new(settings, point, y, program)? })
    }

    /// How often f was recorded.
    pub fn recordings(&self) -> u64 {
        self.one.engine.recordings() + self.many.engine.recordings()
    }

    /// How often the program answered for f.
    pub fn replays(&self) -> u64 {
        self.one.engine.replays() + self.many.engine.replays()
    }

    /// How often a replay was refused, because a comparison came out otherwise or a pinned value had changed.
    pub fn guard_trips(&self) -> u64 {
        self.one.engine.guard_trips() + self.many.engine.guard_trips()
    }
}

impl<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Engine2<R, X, Y, C> for TapeEngine2<R, X, Y, C> {
    fn second_derivative<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        mut y: Option<ViewMut<'_, Y, R>>,
        mut first: Option<&mut [R]>,
        second: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.one.run(point, true, |_| [R::one()])?;
        second.iter_mut().zip(&self.one.first).for_each(|(to, slope)| *to = slope.tangents()[0]);
        self.one.deliver(&mut y, &mut first);
        Ok(())
    }

    fn hvp<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        mut y: Option<ViewMut<'_, Y, R>>,
        mut gradient: Option<&mut [R]>,
        products: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let n = X::dim(point.x);
        if batch <= 1 {
            self.one.run(point, false, |j| [x_dots.get(j).copied().unwrap_or(R::zero())])?;
            products.iter_mut().zip(&self.one.first).for_each(|(to, g)| *to = g.tangents()[0]);
            self.one.deliver(&mut y, &mut gradient);
            return Ok(());
        }
        for start in (0..batch).step_by(WIDE) {
            let count = WIDE.min(batch - start);
            self.many.run(point, false, |j| {
                from_fn(|lane| if lane < count { x_dots[(start + lane) * n + j] } else { R::zero() })
            })?;
            for lane in 0..count {
                let to = &mut products[(start + lane) * n..(start + lane + 1) * n];
                to.iter_mut().zip(&self.many.first).for_each(|(to, g)| *to = g.tangents()[lane]);
            }
            self.many.deliver(&mut y, &mut gradient);
        }
        Ok(())
    }

    fn hessian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        mut y: Option<ViewMut<'_, Y, R>>,
        mut gradient: Option<&mut [R]>,
        hessian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let n = X::dim(point.x);
        for start in (0..n.max(1)).step_by(WIDE) {
            self.many.run(point, false, |j| from_fn(|lane| if start + lane == j { R::one() } else { R::zero() }))?;
            for (i, g) in self.many.first[..n].iter().enumerate() {
                for (lane, &second) in g.tangents().iter().enumerate().take(n - start) {
                    hessian.set(i, start + lane, second);
                }
            }
            self.many.deliver(&mut y, &mut gradient);
        }
        Ok(())
    }
}
