//! Each operator: its name, its preparation, what it needs, and its methods.

use super::bound::{Bound, Keeping, Kept};
use super::methods::surface;
use crate::engine::{Engine, Engine2};
use crate::operators::kind;
use crate::operators::prepared::{Prepared, Prepared2Of, PreparedOf};
use crate::operators::shared::Shared;
use crate::target::Target;
use crate::{
    Args, Backend, Error, Function, IsNumber, NoContext, Operator, Owned, Real, SignatureOf, Space, View, ViewMut,
};
use nalgebra::DMatrix;

impl<R: Real, B: Backend<R>> Differentiate<R> for B {}

surface! {
    operator: Derivative,
    prepare: prepare_derivative by prepare,
    prepared: PreparedOf,
    engine: Engine<R, SignatureOf<F, R>>,
    needs: F::Input: IsNumber,
    about: "f′",
    methods: {
        /// f′(x) = lim (f(x + h) − f(x)) / h for a number x; the result is like y, in units of y per unit of x.
        ///
        /// Costs 1 call of f in forward mode, m sweeps in reverse mode, 1 or 2 further calls in finite
        /// differences. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.1.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn powers<S: Scalar>(x: S) -> [S; 2] {
        ///     [x * x, x * x * x]
        /// }
        ///
        /// assert_eq!(Dual::new().derivative(&Powers, 2.0)?, [4.0, 12.0]); // 2x and 3x²
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn derivative(x: View<'_, F::Input, R>) -> Owned<F::Output, R>;
        /// Overwrites `derivative` with f′(x).
        fn derivative_into(x: View<'_, F::Input, R>, derivative: ViewMut<'_, F::Output, R>) -> ();
        /// f(x) and f′(x).
        fn value_and_derivative(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x) and `derivative` with f′(x).
        fn value_and_derivative_into(
            x: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            derivative: ViewMut<'_, F::Output, R>
        ) -> ();
    }

    operator: SecondDerivative,
    prepare: prepare_second_derivative by prepare2,
    prepared: Prepared2Of,
    engine: Engine2<SignatureOf<F, R>>,
    needs: F::Input: IsNumber,
    about: "f″",
    methods: {
        /// f″(x) for a number x; the result is like y, in units of y per square of x's.
        ///
        /// Costs 1 call of f with second-order numbers, 2 further calls in finite differences. Source:
        /// Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §13.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn cube<S: Scalar>(x: S) -> S {
        ///     x * x * x
        /// }
        ///
        /// assert_eq!(Dual::new().second_derivative(&Cube, 2.0)?, 12.0); // 6x
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn second_derivative(x: View<'_, F::Input, R>) -> Owned<F::Output, R>;
        /// Overwrites `second` with f″(x).
        fn second_derivative_into(x: View<'_, F::Input, R>, second: ViewMut<'_, F::Output, R>) -> ();
        /// f(x), f′(x) and f″(x).
        fn value_derivative_and_second_derivative(
            x: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x), `first` with f′(x) and `second` with f″(x).
        fn value_derivative_and_second_derivative_into(
            x: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            first: ViewMut<'_, F::Output, R>,
            second: ViewMut<'_, F::Output, R>
        ) -> ();
    }

    operator: Gradient,
    prepare: prepare_gradient by prepare,
    prepared: PreparedOf,
    engine: Engine<R, SignatureOf<F, R>>,
    needs: F::Output: IsNumber,
    about: "∇f",
    methods: {
        /// ∇f(x) = (∂f/∂x₁, …, ∂f/∂xₙ) for a number f(x); the result is like x, in units of y per unit of
        /// the component.
        ///
        /// Costs ⌈n/N⌉ calls of f in forward mode with N tangents at a time, one sweep in reverse mode, n +
        /// 1 or 2n calls in finite
        /// differences. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.2.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn area<S: Scalar>(sides: &[S]) -> S {
        ///     sides[0] * sides[1]
        /// }
        ///
        /// assert_eq!(Dual::new().gradient(&Area, &[2.0, 3.0])?, [3.0, 2.0]); // ∂(ab)/∂a = b
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn gradient(x: View<'_, F::Input, R>) -> Owned<F::Input, R>;
        /// Overwrites `gradient` with ∇f(x).
        fn gradient_into(x: View<'_, F::Input, R>, gradient: ViewMut<'_, F::Input, R>) -> ();
        /// f(x) and ∇f(x).
        fn value_and_gradient(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, Owned<F::Input, R>);
        /// f(x); overwrites `gradient` with ∇f(x).
        fn value_and_gradient_into(
            x: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>
        ) -> Owned<F::Output, R>;
    }

    operator: Jacobian,
    prepare: prepare_jacobian by prepare,
    prepared: PreparedOf,
    engine: Engine<R, SignatureOf<F, R>>,
    needs: F::Output: Space,
    about: "J",
    methods: {
        /// J(x), the matrix of Jᵢⱼ = ∂yᵢ/∂xⱼ with m = dim y rows and n = dim x columns.
        ///
        /// Costs ⌈n/N⌉ calls of f in forward mode with N tangents at a time, m sweeps in reverse mode, n +
        /// 1 or 2n calls in finite
        /// differences. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.3.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn pair<S: Scalar>(x: &[S]) -> Vec<S> {
        ///     vec![x[0] * x[1], x[0] - x[1] * 5.0]
        /// }
        ///
        /// let j = Dual::new().jacobian(&Pair, &[2.0, 3.0])?;
        /// assert_eq!(j.as_slice(), [3.0, 1.0, 2.0, -5.0]); // column after column: (b, 1), (a, −5)
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn jacobian(x: View<'_, F::Input, R>) -> DMatrix<R>;
        /// Overwrites `jacobian` with J(x).
        fn jacobian_into(x: View<'_, F::Input, R>, jacobian: &mut impl Target<R>) -> ();
        /// f(x) and J(x).
        fn value_and_jacobian(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, DMatrix<R>);
        /// Overwrites `y` with f(x) and `jacobian` with J(x).
        fn value_and_jacobian_into(
            x: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            jacobian: &mut impl Target<R>
        ) -> ();
    }

    operator: Hessian,
    prepare: prepare_hessian by prepare2,
    prepared: Prepared2Of,
    engine: Engine2<SignatureOf<F, R>>,
    needs: F::Output: IsNumber,
    about: "H = ∇²f",
    methods: {
        /// H(x) = ∇²f(x), the symmetric n × n matrix of Hᵢⱼ = ∂²f/∂xᵢ∂xⱼ for a number f(x).
        ///
        /// Costs about ½⌈n/4⌉² calls of f with second-order numbers in 4 × 4 blocks, n gradients of the
        /// inner backend in a pair.
        /// Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §13.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn f<S: Scalar>(x: &[S]) -> S {
        ///     x[0] * x[0] * x[1]
        /// }
        ///
        /// let h = Dual::new().hessian(&F, &[2.0, 3.0])?;
        /// assert_eq!(h.as_slice(), [6.0, 4.0, 4.0, 0.0]); // 2y, 2x; 2x, 0
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn hessian(x: View<'_, F::Input, R>) -> DMatrix<R>;
        /// Overwrites `hessian` with H(x).
        fn hessian_into(x: View<'_, F::Input, R>, hessian: &mut impl Target<R>) -> ();
        /// f(x), ∇f(x) and H(x).
        fn value_gradient_and_hessian(
            x: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Input, R>, DMatrix<R>);
        /// f(x); overwrites `gradient` with ∇f(x) and `hessian` with H(x).
        fn value_gradient_and_hessian_into(
            x: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>,
            hessian: &mut impl Target<R>
        ) -> Owned<F::Output, R>;
    }

    operator: Pushforward,
    prepare: prepare_pushforward by prepare,
    prepared: PreparedOf,
    engine: Engine<R, SignatureOf<F, R>>,
    needs: F::Output: Space,
    about: "Jacobian-vector products",
    methods: {
        /// The Jacobian-vector product J(x) ẋ: how y moves when x moves along the tangent ẋ, which is like
        /// x; the result is like y.
        ///
        /// Costs 1 call of f in forward mode, up to m sweeps in reverse mode, 1 or 2 further calls in
        /// finite differences.
        /// Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.1.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn pair<S: Scalar>(x: &[S]) -> Vec<S> {
        ///     vec![x[0] * x[1], x[0] - x[1] * 5.0]
        /// }
        ///
        /// let y_dot = Dual::new().pushforward(&Pair, &[2.0, 3.0], &[1.0, 10.0])?;
        /// assert_eq!(y_dot, [23.0, -49.0]); // 3·1 + 2·10, 1 − 5·10
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn pushforward(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>) -> Owned<F::Output, R>;
        /// Overwrites `y_dot` with J ẋ.
        fn pushforward_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            y_dot: ViewMut<'_, F::Output, R>
        ) -> ();
        /// f(x) and J ẋ.
        fn value_and_pushforward(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x) and `y_dot` with J ẋ.
        fn value_and_pushforward_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            y_dot: ViewMut<'_, F::Output, R>
        ) -> ();
        /// J ẋ for each of several `x_dots`.
        fn pushforward_batch(x: View<'_, F::Input, R>, x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Output, R>>;
        /// Overwrites each of `y_dots` with J ẋ for the one of `x_dots` of the same number.
        fn pushforward_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            y_dots: &mut [Owned<F::Output, R>]
        ) -> ();
        /// f(x), and J ẋ for each of several `x_dots`.
        fn value_and_pushforward_batch(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>]
        ) -> (Owned<F::Output, R>, Vec<Owned<F::Output, R>>);
        /// Overwrites `y` with f(x) and each of `y_dots` with J ẋ.
        fn value_and_pushforward_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            y: ViewMut<'_, F::Output, R>,
            y_dots: &mut [Owned<F::Output, R>]
        ) -> ();
    }

    operator: Pullback,
    prepare: prepare_pullback by prepare,
    prepared: PreparedOf,
    engine: Engine<R, SignatureOf<F, R>>,
    needs: F::Output: Space,
    about: "vector-Jacobian products",
    methods: {
        /// The vector-Jacobian product +J(x)ᵀ ȳ: how ⟨ȳ, y⟩ depends on x, for the cotangent ȳ, which is
        /// like y; the result is like x.
        ///
        /// Costs one sweep in reverse mode, ⌈n/N⌉ calls of f in forward mode, n + 1 or 2n calls in finite differences.
        /// Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.2.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn pair<S: Scalar>(x: &[S]) -> Vec<S> {
        ///     vec![x[0] * x[1], x[0] - x[1] * 5.0]
        /// }
        ///
        /// let x_bar = Dual::new().pullback(&Pair, &[2.0, 3.0], &[1.0, 10.0])?;
        /// assert_eq!(x_bar, [13.0, -48.0]); // 3·1 + 1·10, 2·1 − 5·10
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn pullback(x: View<'_, F::Input, R>, y_bar: View<'_, F::Output, R>) -> Owned<F::Input, R>;
        /// Overwrites `x_bar` with +Jᵀ ȳ.
        fn pullback_into(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>,
            x_bar: ViewMut<'_, F::Input, R>
        ) -> ();
        /// f(x) and +Jᵀ ȳ.
        fn value_and_pullback(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>
        ) -> (Owned<F::Output, R>, Owned<F::Input, R>);
        /// Overwrites `y` with f(x) and `x_bar` with +Jᵀ ȳ.
        fn value_and_pullback_into(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>,
            y: ViewMut<'_, F::Output, R>,
            x_bar: ViewMut<'_, F::Input, R>
        ) -> ();
        /// +Jᵀ ȳ for each of several `y_bars`.
        fn pullback_batch(x: View<'_, F::Input, R>, y_bars: &[View<'_, F::Output, R>]) -> Vec<Owned<F::Input, R>>;
        /// Overwrites each of `x_bars` with +Jᵀ ȳ for the one of `y_bars` of the same number.
        fn pullback_batch_into(
            x: View<'_, F::Input, R>,
            y_bars: &[View<'_, F::Output, R>],
            x_bars: &mut [Owned<F::Input, R>]
        ) -> ();
        /// f(x), and +Jᵀ ȳ for each of several `y_bars`.
        fn value_and_pullback_batch(
            x: View<'_, F::Input, R>,
            y_bars: &[View<'_, F::Output, R>]
        ) -> (Owned<F::Output, R>, Vec<Owned<F::Input, R>>);
        /// Overwrites `y` with f(x) and each of `x_bars` with +Jᵀ ȳ.
        fn value_and_pullback_batch_into(
            x: View<'_, F::Input, R>,
            y_bars: &[View<'_, F::Output, R>],
            y: ViewMut<'_, F::Output, R>,
            x_bars: &mut [Owned<F::Input, R>]
        ) -> ();
    }

    operator: Hvp,
    prepare: prepare_hvp by prepare2,
    prepared: Prepared2Of,
    engine: Engine2<SignatureOf<F, R>>,
    needs: F::Output: IsNumber,
    about: "Hessian-vector products",
    methods: {
        /// The Hessian-vector product ∇²f(x) ẋ, the derivative of ∇f along ẋ, for a number f(x); tangent
        /// and result are like x.
        ///
        /// Costs ⌈n/4⌉ calls of f with second-order numbers, 1 or 2 gradients of the inner backend in a
        /// pair whose outer one pushes
        /// forward. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §5.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn f<S: Scalar>(x: &[S]) -> S {
        ///     x[0] * x[0] * x[1]
        /// }
        ///
        /// // H = (6, 4; 4, 0) at (2, 3)
        /// assert_eq!(Dual::new().hvp(&F, &[2.0, 3.0], &[1.0, 10.0])?, [46.0, 4.0]);
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn hvp(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>) -> Owned<F::Input, R>;
        /// Overwrites `product` with H ẋ.
        fn hvp_into(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>, product: ViewMut<'_, F::Input, R>) -> ();
        /// ∇f(x) and H ẋ.
        fn gradient_and_hvp(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>
        ) -> (Owned<F::Input, R>, Owned<F::Input, R>);
        /// Overwrites `gradient` with ∇f(x) and `product` with H ẋ.
        fn gradient_and_hvp_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>,
            product: ViewMut<'_, F::Input, R>
        ) -> ();
        /// H ẋ for each of several `x_dots`.
        fn hvp_batch(x: View<'_, F::Input, R>, x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Input, R>>;
        /// Overwrites each of `products` with H ẋ for the one of `x_dots` of the same number.
        fn hvp_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            products: &mut [Owned<F::Input, R>]
        ) -> ();
        /// ∇f(x), and H ẋ for each of several `x_dots`.
        fn gradient_and_hvp_batch(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>]
        ) -> (Owned<F::Input, R>, Vec<Owned<F::Input, R>>);
        /// Overwrites `gradient` with ∇f(x) and each of `products` with H ẋ.
        fn gradient_and_hvp_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            gradient: ViewMut<'_, F::Input, R>,
            products: &mut [Owned<F::Input, R>]
        ) -> ();
    }
}
