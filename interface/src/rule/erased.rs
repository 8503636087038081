//! Rules without their types, as a tape keeps them: [`Erased`].
//!
//! A trait object has no generic methods. So a rule can be called at four levels: over the reals, and over values with one
//! tangent, one, two and three times over. A product with the Jacobian is a rule in turn, with the seed as a further
//! argument, and so is a product with its Jacobian. [`evaluate`] computes each of them from the rule at a higher level:
//!
//! - The pushforward of h at (u, u̇) is the tangent of h(u + ε u̇).
//! - The pullback of a pushforward of h, for ȳ: let r = Jₕ(u + ε u̇)ᵀ ȳ. It is the tangent of r for u, and its value for u̇.
//! - The pullback of a pullback of h at (u, v̄), for w: it is the tangent of Jₕ(u + ε w)ᵀ v̄ for u, and Jₕ(u) w for v̄.
//!
//! The last two hold because second derivatives are symmetric. Other numbers than these levels call the products as rules,
//! each in its own way. So there is nothing more to a level than that it ends: derivatives beyond it are NaN.

use super::flat::{Few, Flat};
use super::held::{AnyRule, Failed, Held, Keep};
use super::level::Level;
use super::slopes::Unknown;
use super::{Gives, Rule, spare};
use crate::{Owned, Real, Scalar, View};
use core::fmt::{self, Debug, Formatter};
use core::mem::replace;
use std::sync::Arc;

/// A product with the Jacobian of what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Product {
    Pushforward,
    Pullback,
}

/// The largest number of products that are taken one of another. More than four are not known in any case.
const MOST: usize = 12;

/// The products that were taken of a rule, one of another.
#[derive(Clone, Copy, Debug, Default)]
struct Products {
    all: [Option<Product>; MOST],
    len: usize,
}

impl Products {
    fn and(mut self, product: Product) -> Self {
        if let Some(slot) = self.all.get_mut(self.len) {
            *slot = Some(product);
            self.len += 1;
        }
        self
    }

    /// The last product, and those before it.
    fn split(mut self) -> Option<(Product, Self)> {
        self.len = self.len.checked_sub(1)?;
        let last = self.all.get_mut(self.len)?.take()?;
        Some((last, self))
    }

    /// The numbers of components of the arguments and of the result.
    fn dims(self, rule: (usize, usize)) -> (usize, usize) {
        self.all.iter().flatten().fold(rule, |(n, m), product| match product {
            Product::Pushforward => (n + n, m),
            Product::Pullback => (n + m, n),
        })
    }
}

/// A rule without its type, or a product with its Jacobian, as a rule between lists of numbers.
#[doc(hidden)]
#[derive(Clone)]
pub struct Erased<R> {
    rule: Arc<dyn AnyRule<R>>,
    products: Products,
    /// What the rule left at the point at hand, if it is known.
    at: Option<Keep<R>>,
}

impl<R> Debug for Erased<R> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Erased").field("products", &self.products).finish_non_exhaustive()
    }
}

impl<R: Real> Erased<R> {
    /// Takes the type from a rule. The points tell the shapes.
    pub fn new<G: Rule<R>>(rule: &G, x: Owned<G::Input, R>, y: Owned<G::Output, R>, kept: &G::Kept) -> Self {
        Self { rule: Arc::new(Held::new(rule, x, y, kept)), products: Products::default(), at: None }
    }

    /// Does the same in the storage of an earlier rule, if that is of the same type and no one else holds it.
    pub fn renew<G: Rule<R>>(&mut self, rule: &G, x: View<'_, G::Input, R>, y: View<'_, G::Output, R>, kept: &G::Kept) {
        if !spare::renewed(&mut self.rule, rule, x, y, kept) {
            *self = Self::stored(rule, x, y, kept);
        }
    }

    /// Does the same as [`new`](Self::new) in storage that a tape has let go of, if there is some.
    pub fn stored<G: Rule<R>>(rule: &G, x: View<'_, G::Input, R>, y: View<'_, G::Output, R>, kept: &G::Kept) -> Self {
        Self { rule: spare::stored(rule, x, y, kept), products: Products::default(), at: None }
    }

    /// Returns a rule that stands in the place of another one.
    pub fn idle() -> Self {
        Self::new(&Unknown(R::zero()), Few::filled(R::zero(), 0), R::zero(), &())
    }

    /// Lets go of a rule without its type that this one was made of. `idle` takes its place.
    ///
    /// An inner tape uses the storage of its rules again, which it can only if an outer one does not hold them.
    pub fn release(&mut self, idle: &Self) {
        if let Some(rule) = Arc::get_mut(&mut self.rule) {
            rule.release(idle);
        }
    }

    /// Puts `idle` in the place of the rule, whose storage the next one may use.
    pub(super) fn stand_by(&mut self, idle: &Self) {
        self.at = None;
        spare::put_by(replace(&mut self.rule, idle.rule.clone()));
    }

    /// Returns whether a call can fail.
    pub fn can_fail(&self) -> bool {
        self.rule.can_fail()
    }

    /// Returns the number of components of the result.
    pub fn outputs(&self) -> usize {
        self.products.dims(self.rule.dims()).1
    }

    /// Computes the value at x over the reals.
    ///
    /// # Errors
    ///
    /// [`Failed`] if the rule fails.
    pub fn compute(&self, x: &[R], keep: &mut Keep<R>) -> Result<(), Failed> {
        self.rule.compute(x, keep)
    }

    /// Returns the rule at a point where its value is known.
    pub fn at(&self, keep: &Keep<R>) -> Self {
        Self { at: Some(keep.clone()), ..self.clone() }
    }

    /// Returns J(x)ᵀ ȳ over any number.
    ///
    /// # Errors
    ///
    /// [`Failed`] if the rule fails.
    pub fn pull<T: Scalar<R>>(&self, x: &[T], y_bar: &[T]) -> Result<Few<T>, Failed> {
        T::call_rule(&self.pullback_rule(), &Few::from_slices(&[x, y_bar], T::zero())).map(|(x_bar, _)| x_bar)
    }

    /// Returns whether several pullbacks over `T` at a time cost less than one by one. That is known over the real numbers, at a
    /// point where the value is known.
    pub fn shares_pullbacks<T: Scalar<R>>(&self) -> bool {
        T::ORDER == 0 && self.products.len == 0 && self.at.is_some() && self.rule.shares_pullbacks()
    }

    /// Returns J(x)ᵀ ȳ for several cotangents, which lie one after another, where these are [shared](Self::shares_pullbacks).
    ///
    /// # Errors
    ///
    /// [`Failed`] if the rule fails.
    pub fn pull_all<T: Scalar<R>>(&self, x: &[T], y_bars: &[T]) -> Result<Few<T>, Failed> {
        let reals = |all: &[T]| Few::from_slices(&[all], T::zero()).map(R::zero(), T::peek);
        let x_bars = self.rule.pull_all(self.at.as_ref().ok_or(Failed)?, &reals(x), &reals(y_bars))?;
        Ok(x_bars.map(T::zero(), T::constant))
    }

    /// Returns (x, ẋ) ↦ J(x) ẋ as a rule.
    pub(super) fn pushforward_rule(&self) -> Self {
        self.with(Product::Pushforward, self.at.clone())
    }

    /// Returns (x, ȳ) ↦ J(x)ᵀ ȳ as a rule.
    pub(super) fn pullback_rule(&self) -> Self {
        self.with(Product::Pullback, self.at.clone())
    }

    fn with(&self, product: Product, at: Option<Keep<R>>) -> Self {
        Self { rule: self.rule.clone(), products: self.products.and(product), at }
    }

    /// Calls a product as a rule of its own. What is kept belongs to this point, so a recording goes without it.
    fn product<T: Scalar<R>>(&self, product: Product, keep: &Keep<R>, x: &[T], seed: &[T]) -> Result<Few<T>, Failed> {
        if self.products.len == MOST {
            let len = if product == Product::Pullback { x.len() } else { self.outputs() };
            return Ok(Few::filled(T::constant(R::NAN), len));
        }
        let at = (!T::RECORDS).then(|| keep.clone());
        T::call_rule(&self.with(product, at), &Few::from_slices(&[x, seed], T::zero())).map(|(result, _)| result)
    }
}

impl<R: Real> Rule<R> for Erased<R> {
    type Input = Flat<R>;
    type Output = Flat<R>;
    type Error = Failed;
    type Kept = Keep<R>;
    const GIVES: Gives = Gives::Both;
    const HOLDS_ANYWHERE: bool = true;

    fn value(&self, x: &[R]) -> Result<(Few<R>, Keep<R>), Failed> {
        let keep = match &self.at {
            Some(keep) => keep.clone(),
            None => {
                let mut keep = Keep::default();
                self.rule.compute(&x[..self.rule.dims().0], &mut keep)?;
                keep
            }
        };
        Ok((evaluate(&*self.rule, &keep, self.products, x)?, keep))
    }
    fn value_again(&self, x: &[R], keep: &mut Keep<R>) -> Result<Few<R>, Failed> {
        match &self.at {
            Some(at) => *keep = at.clone(),
            None => self.rule.compute(&x[..self.rule.dims().0], keep)?,
        }
        evaluate(&*self.rule, keep, self.products, x)
    }
    fn pushforward<T: Scalar<R>>(&self, keep: &Keep<R>, x: &[T], _: &[T], x_dot: &[T]) -> Result<Few<T>, Failed> {
        self.product(Product::Pushforward, keep, x, x_dot)
    }
    fn pullback<T: Scalar<R>>(&self, keep: &Keep<R>, x: &[T], _: &[T], y_bar: &[T]) -> Result<Few<T>, Failed> {
        self.product(Product::Pullback, keep, x, y_bar)
    }
}

/// Returns the value of a rule, or of a product of one.
fn evaluate<R: Real, K: Level<R>>(
    rule: &dyn AnyRule<R>,
    keep: &Keep<R>,
    products: Products,
    x: &[K],
) -> Result<Few<K>, Failed> {
    let Some((last, before)) = products.split() else { return K::value(rule, keep, x) };
    let (x, seed) = x.split_at(before.dims(rule.dims()).0);
    match (last, before.split()) {
        (Product::Pullback, None) => K::pull(rule, keep, x, seed),
        _ if K::IS_TOP => Ok(Few::filled(K::unknown(), products.dims(rule.dims()).1)),
        (Product::Pushforward, _) => {
            let up = evaluate(rule, keep, before, &raised(x, seed))?;
            Ok(up.map(K::zero(), |up| K::parts(up).1))
        }
        (Product::Pullback, Some((inner, before))) => {
            let (u, v) = x.split_at(before.dims(rule.dims()).0);
            let pullback = before.and(Product::Pullback);
            let flat = |seed: &[K]| {
                Few::from_slices(&[seed], K::zero()).map(K::up(K::zero(), K::zero()), |s| K::up(s, K::zero()))
            };
            if inner == Product::Pushforward {
                let r = evaluate(rule, keep, pullback, &joined(&raised(u, v), &flat(seed)))?;
                let [for_u, for_v] = [r.map(K::zero(), |r| K::parts(r).1), r.map(K::zero(), |r| K::parts(r).0)];
                return Ok(joined(&for_u, &for_v));
            }
            let for_u = evaluate(rule, keep, pullback, &joined(&raised(u, seed), &flat(v)))?;
            let for_v = evaluate(rule, keep, before.and(Product::Pushforward), &joined(u, seed))?;
            Ok(joined(&for_u.map(K::zero(), |r| K::parts(r).1), &for_v))
        }
    }
}

/// Returns x + ε ẋ.
fn raised<R: Real, K: Level<R>>(x: &[K], x_dot: &[K]) -> Few<K::Up> {
    let mut all = Few::filled(K::up(K::zero(), K::zero()), x.len());
    all.iter_mut().zip(x.iter().zip(x_dot)).for_each(|(to, (&x, &x_dot))| *to = K::up(x, x_dot));
    all
}

fn joined<R: Real, K: Scalar<R>>(a: &[K], b: &[K]) -> Few<K> {
    Few::from_slices(&[a, b], K::zero())
}
