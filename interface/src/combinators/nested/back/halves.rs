//! The two halves of the adjoint of each operator: forward, and back.

use super::{ContextBar, Sums};
use crate::adjoint::{Cell, Stack, give, numbers};
use crate::combinators::nested::{Nested, NestedBound};
use crate::rule::flatten;
use crate::{Context, Error, Function, IsNumber, Nestable, Owned, Real, Scalar, Space, View};
use nalgebra::DMatrix;

/// The adjoints of a point of the space `X`.
type Cells<X, S> = <X as Space>::Cells<S>;
/// The adjoints of a point as they are seen.
type Bar<'x, X, S> = <X as Space>::Bar<'x, S>;

/// Writes the two halves for each operator of [`Nested`], and of [`NestedBound`], which has adjoints of its parameters too.
///
/// With the adjoint `$bar` of the result, `$w` is that of the derivative, and `$y` that of the value. `$product` is what is added to the
/// adjoint of a seed.
macro_rules! halves {
    ($(
        $name:ident $first:ident $second:ident ($($seed:ident $seed_bar:ident $space:ty, $product:ident)?) -> ($owned:ty, $cells:ty),
        needs $number:ty: $bound:path, by $by:ident, |$bar:ident| $w:expr, $y:expr;
    )*) => {
        #[doc(hidden)]
        #[allow(non_snake_case, clippy::too_many_arguments)]
        impl<B> Nested<B> {$(
            pub fn $first<R, S, F>(
                &self,
                f: &F,
                x: View<'_, F::Input, S>,
                $($seed: View<'_, $space, S>,)?
                _: &mut Stack,
                _: usize,
            ) -> Result<($owned, ()), Error<F::Error>>
            where
                R: Real,
                S: Scalar<R>,
                F: Function<R>,
                for<'a> F::Context: Context<R, Args<'a, S> = ()>,
                $number: $bound,
                B: Nestable<R> + PartialEq,
            {
                self.bind(f, ()).$name(x $(, $seed)?).map(|y| (y, ()))
            }

            pub fn $second<'x, R, S, F>(
                &self,
                f: &F,
                _: (),
                x: View<'_, F::Input, S>,
                x_bar: Bar<'x, F::Input, S>,
                $($seed: View<'_, $space, S>, $seed_bar: Bar<'x, $space, S>,)?
                $bar: &$cells,
                (): (),
                _: &mut Stack,
                _: usize,
            ) -> Result<(), Error<F::Error>>
            where
                R: Real,
                S: Scalar<R>,
                F: Function<R>,
                for<'a> F::Context: Context<R, Args<'a, S> = ()>,
                $number: $bound,
                B: Nestable<R> + PartialEq,
            {
                let mut sums = Sums::new(self.bind(f, ()), x);
                let _products = sums.$by($(&flatten::<$space, S>($seed),)? &$w, &$y)?;
                $(give::<$space, S>(&_products.$product, $seed_bar);)?
                sums.give(x_bar);
                Ok(())
            }
        )*}

        #[doc(hidden)]
        #[allow(non_snake_case, clippy::too_many_arguments)]
        impl<B, S, F, R> NestedBound<'_, B, S, F, R>
        where
            R: Real,
            S: Scalar<R>,
            F: Function<R>,
            B: Nestable<R> + PartialEq,
        {$(
            pub fn $first(
                self,
                x: View<'_, F::Input, S>,
                $($seed: View<'_, $space, S>,)?
                _: &mut Stack,
                _: usize,
            ) -> Result<($owned, ()), Error<F::Error>>
            where
                $number: $bound,
            {
                self.$name(x $(, $seed)?).map(|y| (y, ()))
            }

            pub fn $second<'x>(
                self,
                args_bar: <F::Context as ContextBar<'x, R, S>>::Bar,
                x: View<'_, F::Input, S>,
                x_bar: Bar<'x, F::Input, S>,
                $($seed: View<'_, $space, S>, $seed_bar: Bar<'x, $space, S>,)?
                $bar: &$cells,
                (): (),
                _: &mut Stack,
                _: usize,
            ) -> Result<(), Error<F::Error>>
            where
                F::Context: ContextBar<'x, R, S>,
                $number: $bound,
            {
                let args = self.args;
                let mut sums = Sums::new(self, x);
                let _products = sums.$by($(&flatten::<$space, S>($seed),)? &$w, &$y)?;
                $(give::<$space, S>(&_products.$product, $seed_bar);)?
                sums.give(x_bar);
                let mut of_p = &sums.p_bar[..];
                F::Context::gather(args_bar, args, &mut |count| of_p.split_off(..count).unwrap_or_default());
                Ok(())
            }
        )*}
    };
}

halves! {
    derivative derivative__with_pullback derivative__pullback () -> (Owned<F::Output, S>, Cells<F::Output, S>),
    needs F::Input: IsNumber, by derivative, |bar| numbers::<F::Output, S>(bar), [];
    value_and_derivative value_and_derivative__with_pullback value_and_derivative__pullback ()
        -> ((Owned<F::Output, S>, Owned<F::Output, S>), (Cells<F::Output, S>, Cells<F::Output, S>)),
    needs F::Input: IsNumber, by derivative, |bar| numbers::<F::Output, S>(&bar.1), numbers::<F::Output, S>(&bar.0);
    gradient gradient__with_pullback gradient__pullback () -> (Owned<F::Input, S>, Cells<F::Input, S>),
    needs F::Output: IsNumber, by gradient, |bar| numbers::<F::Input, S>(bar), [];
    value_and_gradient value_and_gradient__with_pullback value_and_gradient__pullback ()
        -> ((Owned<F::Output, S>, Owned<F::Input, S>), (Cells<F::Output, S>, Cells<F::Input, S>)),
    needs F::Output: IsNumber, by gradient, |bar| numbers::<F::Input, S>(&bar.1), numbers::<F::Output, S>(&bar.0);
    jacobian jacobian__with_pullback jacobian__pullback () -> (DMatrix<S>, DMatrix<Cell<S>>),
    needs F::Output: Space, by jacobian, |bar| numbers::<DMatrix<R>, S>(bar), [];
    value_and_jacobian value_and_jacobian__with_pullback value_and_jacobian__pullback ()
        -> ((Owned<F::Output, S>, DMatrix<S>), (Cells<F::Output, S>, DMatrix<Cell<S>>)),
    needs F::Output: Space, by jacobian, |bar| numbers::<DMatrix<R>, S>(&bar.1), numbers::<F::Output, S>(&bar.0);
    pushforward pushforward__with_pullback pushforward__pullback (x_dot x_dot_bar F::Input, pull)
        -> (Owned<F::Output, S>, Cells<F::Output, S>),
    needs F::Output: Space, by pushforward, |bar| numbers::<F::Output, S>(bar), [];
    value_and_pushforward value_and_pushforward__with_pullback value_and_pushforward__pullback (x_dot x_dot_bar F::Input, pull)
        -> ((Owned<F::Output, S>, Owned<F::Output, S>), (Cells<F::Output, S>, Cells<F::Output, S>)),
    needs F::Output: Space, by pushforward, |bar| numbers::<F::Output, S>(&bar.1), numbers::<F::Output, S>(&bar.0);
    pullback pullback__with_pullback pullback__pullback (y_bar y_bar_bar F::Output, push)
        -> (Owned<F::Input, S>, Cells<F::Input, S>),
    needs F::Output: Space, by pullback, |bar| numbers::<F::Input, S>(bar), [];
    value_and_pullback value_and_pullback__with_pullback value_and_pullback__pullback (y_bar y_bar_bar F::Output, push)
        -> ((Owned<F::Output, S>, Owned<F::Input, S>), (Cells<F::Output, S>, Cells<F::Input, S>)),
    needs F::Output: Space, by pullback, |bar| numbers::<F::Input, S>(&bar.1), numbers::<F::Output, S>(&bar.0);
}

type Outcome<T, F, R> = Result<T, Error<<F as Function<R>>::Error>>;

/// Adds for an operator whose derivative has the adjoint `w`, and whose value has the adjoint `y_bar`.
impl<B, S, F, R> Sums<'_, B, S, F, R>
where
    R: Real,
    S: Scalar<R>,
    F: Function<R>,
    B: Nestable<R> + PartialEq,
{
    fn derivative(&mut self, w: &[S], y_bar: &[S]) -> Outcome<(), F, R> {
        self.add(&[S::one()], w, y_bar).map(drop)
    }

    fn gradient(&mut self, w: &[S], y_bar: &[S]) -> Outcome<(), F, R> {
        self.add(w, &[S::one()], y_bar).map(drop)
    }

    fn pushforward(&mut self, x_dot: &[S], w: &[S], y_bar: &[S]) -> Outcome<super::Products<S>, F, R> {
        self.add(x_dot, w, y_bar)
    }

    fn pullback(&mut self, c: &[S], w: &[S], y_bar: &[S]) -> Outcome<super::Products<S>, F, R> {
        self.add(w, c, y_bar)
    }

    /// Goes through the columns of J if there are fewer of them than rows, else through the rows.
    fn jacobian(&mut self, w: &[S], y_bar: &[S]) -> Outcome<(), F, R> {
        let n = self.x_bar.len();
        let m = w.len().checked_div(n).unwrap_or(y_bar.len());
        let unit = |i: usize, count: usize| {
            let mut unit = vec![S::zero(); count];
            unit[i] = S::one();
            unit
        };
        // The value counts once.
        let of_value = |i: usize| if i == 0 { y_bar } else { &[] };
        if n == 0 {
            return self.add(&[], &vec![S::zero(); m], y_bar).map(drop);
        }
        if n <= m {
            return (0..n).try_for_each(|j| self.add(&unit(j, n), &w[j * m..][..m], of_value(j)).map(drop));
        }
        (0..m).try_for_each(|i| {
            let row: Vec<S> = w.iter().skip(i).step_by(m).copied().collect();
            self.add(&row, &unit(i, m), of_value(i)).map(drop)
        })
    }
}
