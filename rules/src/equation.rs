//! Systems of equations as functions: [`Equation`], and [`Residual`] for fixed points.

use fluxions::{Function, Owned, Real, Scalar, Space, View, ViewMut};

/// A function F(y, p) that is 0 at the y that is looked for, with as many components as y.
///
/// It is an abbreviation for a bound, implemented for every function from (y, p) to the space of y
/// without further arguments.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an equation F(y, p) = 0",
    note = "an equation is a function of two arguments, the unknown and the parameters, with a result in the space of the unknown"
)]
pub trait Equation<R: Real = f64>:
    Function<
        R,
        Input = (<Self as Equation<R>>::Unknown, <Self as Equation<R>>::Parameters),
        Output = <Self as Equation<R>>::Unknown,
        Context = (),
    > + Clone
    + Send
    + Sync
    + 'static
{
    /// The space of y.
    type Unknown: Space<Real = R>;
    /// The space of p.
    type Parameters: Space<Real = R>;
}

#[diagnostic::do_not_recommend]
impl<R, Y, P, F> Equation<R> for F
where
    R: Real,
    Y: Space<Real = R>,
    P: Space<Real = R>,
    F: Function<R, Input = (Y, P), Output = Y, Context = ()> + Clone + Send + Sync + 'static,
{
    type Unknown = Y;
    type Parameters = P;
}

/// The equation G(y, p) − y = 0, whose root is a fixed point of G.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Residual<G>(pub G);

#[diagnostic::do_not_recommend]
impl<R: Real, G: Equation<R>> Function<R> for Residual<G> {
    type Input = (G::Unknown, G::Parameters);
    type Output = G::Unknown;
    type Context = ();
    type Error = G::Error;

    fn evaluate<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        (): (),
        out: &mut Owned<G::Unknown, S>,
    ) -> Result<(), G::Error> {
        self.0.evaluate(x, (), out)?;
        subtract::<G::Unknown, S>(G::Unknown::view_mut(out), x.0);
        Ok(())
    }

    fn first<S: Scalar<R>>(&self, x: View<'_, Self::Input, S>, (): ()) -> Result<Owned<G::Unknown, S>, G::Error> {
        let mut out = self.0.first(x, ())?;
        subtract::<G::Unknown, S>(G::Unknown::view_mut(&mut out), x.0);
        Ok(out)
    }
}

/// Subtracts the components of y.
fn subtract<Y: Space, S: Scalar<Y::Real>>(from: ViewMut<'_, Y, S>, y: View<'_, Y, S>) {
    let mut components = flatten::<Y, S>(y).into_iter();
    Y::each_mut(from, &mut |from: &mut S| components.next().into_iter().for_each(|y| *from -= y));
}

/// Returns the components of a point.
pub(crate) fn flatten<X: Space, S: Scalar<X::Real>>(x: View<'_, X, S>) -> Vec<S> {
    let mut components = Vec::with_capacity(X::dim(x));
    X::each(x, &mut |component: S| components.push(component));
    components
}
