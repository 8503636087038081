//! The adjoint of a function by a backend.

use crate::adjoint::{give, numbers};
use crate::combinators::nested::operators::pull;
use crate::combinators::nested::{Nested, Pullbacks};
use crate::rule::{fault, flatten};
use crate::{Args, Context, Function, Nestable, Owned, Real, Scalar, Space, View};

/// Returns y = f(x), and adds Jᵀ ȳ to x̄, by a pullback of the backend.
///
/// What the function cannot report in an error of its own is a fault: the operator around it reports it.
#[doc(hidden)]
pub fn pulled<B, R, S, F>(
    backend: B,
    f: &F,
    x: View<'_, F::Input, S>,
    x_bar: <F::Input as Space>::Bar<'_, S>,
    args: Args<'_, F, S, R>,
    y_bar: &<F::Output as Space>::Cells<S>,
) -> Result<Owned<F::Output, S>, F::Error>
where
    R: Real,
    S: Scalar<R>,
    F: Function<R>,
    B: Nestable<R> + PartialEq,
{
    let (backend, y_bar) = (Nested::new(backend), numbers::<F::Output, S>(y_bar));
    let outcome = backend.bind(f, args).hold::<Pullbacks, _>(x, |held, point| {
        let (mut y, mut more) = (held.y.clone(), F::Input::map(point.x, &mut |x: S| x));
        pull(held, point, Some(&y_bar), Some(F::Output::view_mut(&mut y)), F::Input::view_mut(&mut more))?;
        Ok((y, more))
    });
    match outcome {
        Ok((y, more)) => {
            give::<F::Input, S>(&flatten::<F::Input, S>(F::Input::view(&more)), x_bar);
            Ok(y)
        }
        Err(error) => {
            fault::of_error(error)?;
            let mut scratch = <F::Context as Context<R>>::Scratch::<S>::default();
            f.first(x, F::Context::lift(args, &mut scratch, &mut |s: S| s))
        }
    }
}
