//! The table of operators: for each one its name, its preparation, what it needs of its function,
//! and its methods.
//!
//! The documentation of a method stands here once. Its first line is one whole sentence, which
//! every surface shows. The rest is for [`Differentiate`].

use super::bound::{Bound, Keeping, Kept};
use super::methods::surface;
use crate::engine::{Engine, Engine2};
use crate::operators::differential::{Differential, DifferentialOf};
use crate::operators::kind;
use crate::operators::prepared::{Prepared, Prepared2Of, PreparedOf};
use crate::operators::shared::Shared;
use crate::target::{SparseTarget, Target};
use crate::{
    Args, Backend, Error, Function, IsNumber, NoContext, Operator, Owned, Real, SignatureOf, Space, View, ViewMut,
};
use nalgebra::DMatrix;
#[cfg(feature = "nalgebra-sparse")]
use nalgebra_sparse::CscMatrix;

/// The value f(x) with the differential at x.
type ValueAnd<'a, B, F, R> =
    Result<(Owned<<F as Function<R>>::Output, R>, DifferentialOf<'a, B, F, R>), Error<<F as Function<R>>::Error>>;

impl<R: Real, B: Backend<R>> Differentiate<R> for B {}

surface! {
    operator: Derivative,
    prepare: prepare_derivative by prepare,
    prepared: PreparedOf,
    engine: Engine<R, SignatureOf<F, R>>,
    needs: F::Input: IsNumber,
    about: "the derivative f′",
    methods: {
        /// Returns the derivative f′(x) for a number x.
        ///
        /// f′(x) = lim (f(x + h) − f(x)) / h as h goes to 0, for each component of y. The result
        /// has the shape of y, and its unit is that of y per unit of x.
        ///
        /// Costs 1 call of f in forward mode, 1 call of f and m sweeps in reverse mode, 1 or 2
        /// further calls of f in finite differences. Source: Griewank and Walther, *Evaluating
        /// Derivatives*, 2nd edition, §3.1.
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
        ///
        /// Formula, shapes and cost are those of [`derivative`](Self::derivative).
        fn derivative_into(x: View<'_, F::Input, R>, derivative: ViewMut<'_, F::Output, R>) -> ();
        /// Returns f(x) and f′(x).
        ///
        /// Formula, shapes and cost are those of [`derivative`](Self::derivative).
        fn value_and_derivative(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x) and `derivative` with f′(x).
        ///
        /// Formula, shapes and cost are those of [`derivative`](Self::derivative).
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
    about: "the second derivative f″",
    methods: {
        /// Returns the second derivative f″(x) for a number x.
        ///
        /// f″ is the derivative of f′, for each component of y. The result has the shape of y, and
        /// its unit is that of y per square of the unit of x.
        ///
        /// Costs 1 call of f with second-order numbers, 2 further calls of f in finite differences.
        /// In a pair it costs what the outer backend needs for the derivative of f′. Source:
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
        ///
        /// Formula, shapes and cost are those of [`second_derivative`](Self::second_derivative).
        fn second_derivative_into(x: View<'_, F::Input, R>, second: ViewMut<'_, F::Output, R>) -> ();
        /// Returns f(x), f′(x) and f″(x).
        ///
        /// Formula, shapes and cost are those of [`second_derivative`](Self::second_derivative):
        /// the value and the first derivative come from the same evaluation.
        fn value_derivative_and_second_derivative(
            x: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x), `first` with f′(x) and `second` with f″(x).
        ///
        /// Formula, shapes and cost are those of [`second_derivative`](Self::second_derivative):
        /// the value and the first derivative come from the same evaluation.
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
    about: "the gradient ∇f",
    methods: {
        /// Returns the gradient ∇f(x) for a number f(x).
        ///
        /// ∇f(x) = (∂f/∂x₁, …, ∂f/∂xₙ). The result has the shape of x, skipped fields included, and
        /// the unit of a component is that of y per unit of that component of x.
        ///
        /// Costs ⌈n/N⌉ calls of f in forward mode with N tangents, 1 call of f and 1 sweep in
        /// reverse mode, n + 1 or 2n calls of f in finite differences. Source: Griewank and
        /// Walther, *Evaluating Derivatives*, 2nd edition, §3.2.
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
        #[doc(alias = "grad")]
        fn gradient(x: View<'_, F::Input, R>) -> Owned<F::Input, R>;
        /// Overwrites `gradient` with ∇f(x).
        ///
        /// Formula, shapes and cost are those of [`gradient`](Self::gradient).
        fn gradient_into(x: View<'_, F::Input, R>, gradient: ViewMut<'_, F::Input, R>) -> ();
        /// Returns f(x) and ∇f(x).
        ///
        /// Formula, shapes and cost are those of [`gradient`](Self::gradient): the value comes from
        /// the same evaluation.
        #[doc(alias = "value_and_grad")]
        fn value_and_gradient(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, Owned<F::Input, R>);
        /// Overwrites `gradient` with ∇f(x) and returns f(x).
        ///
        /// Formula, shapes and cost are those of [`gradient`](Self::gradient): the value comes from
        /// the same evaluation.
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
    about: "the Jacobian J",
    methods: {
        /// Returns the Jacobian J(x), a matrix with m rows and n columns.
        ///
        /// Jᵢⱼ = ∂yᵢ/∂xⱼ. Components of x and y are numbered in the order of [`Space::each`], and
        /// the unit of an entry is that of yᵢ per unit of xⱼ.
        ///
        /// Costs ⌈n/N⌉ calls of f in forward mode with N tangents, 1 call of f and m sweeps in
        /// reverse mode, n + 1 or 2n calls of f in finite differences. Source: Griewank and
        /// Walther, *Evaluating Derivatives*, 2nd edition, §3.3.
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
        ///
        /// Formula, shapes and cost are those of [`jacobian`](Self::jacobian). The matrix is
        /// nalgebra's, or a slice in either order: see [`Target`].
        fn jacobian_into(x: View<'_, F::Input, R>, jacobian: &mut impl Target<R>) -> ();
        /// Returns f(x) and J(x).
        ///
        /// Formula, shapes and cost are those of [`jacobian`](Self::jacobian): the value comes from
        /// the same evaluation.
        fn value_and_jacobian(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, DMatrix<R>);
        /// Overwrites `y` with f(x) and `jacobian` with J(x).
        ///
        /// Formula, shapes and cost are those of [`jacobian`](Self::jacobian): the value comes from
        /// the same evaluation.
        fn value_and_jacobian_into(
            x: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            jacobian: &mut impl Target<R>
        ) -> ();
        #[cfg(feature = "nalgebra-sparse")]
        /// Returns the Jacobian J(x) as a sparse matrix.
        ///
        /// Formula and shapes are those of [`jacobian`](Self::jacobian). The matrix has the entries of
        /// the pattern in compressed sparse columns. A backend that knows no pattern returns all m · n
        /// positions; [`Sparse`](crate::Sparse) makes it one that does.
        ///
        /// Costs p pushforwards or pullbacks for a pattern with p colours: ⌈p/N⌉ calls of f in
        /// forward mode with N tangents, 1 call of f and p sweeps in reverse mode. Source:
        /// Gebremedhin, Manne and Pothen (2005), *What color is your Jacobian?*
        ///
        /// ```
        /// use fluxions::Sparse;
        /// use fluxions::prelude::*;
        /// use fluxions::sparse::Pattern;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn chain<S: Scalar>(x: &[S; 3]) -> [S; 2] {
        ///     [x[0] * x[1], x[1] * x[2]]
        /// }
        ///
        /// let backend = Sparse::new(Dual::new()).pattern(Pattern::from_fn(2, 3, |i, j| j == i || j == i + 1)?);
        /// let j = backend.sparse_jacobian(&Chain, &[2.0, 3.0, 4.0])?;
        /// assert_eq!(j.values(), [3.0, 2.0, 4.0, 3.0]); // columns 0; 1, 1; 2
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn sparse_jacobian(x: View<'_, F::Input, R>) -> CscMatrix<R>;
        /// Overwrites the entries of `jacobian` with those of J(x).
        ///
        /// Formula, shapes and cost are those of `sparse_jacobian`. The matrix has the pattern of the
        /// preparation; see [`SparseTarget`]. [`Error::Pattern`] if it has another one, or if the
        /// pattern did not hold at x and has grown.
        fn sparse_jacobian_into(x: View<'_, F::Input, R>, jacobian: &mut (impl SparseTarget<R> + ?Sized)) -> ();
        #[cfg(feature = "nalgebra-sparse")]
        /// Returns f(x), and J(x) as a sparse matrix.
        ///
        /// Formula, shapes and cost are those of [`sparse_jacobian`](Self::sparse_jacobian): the value
        /// comes from the same evaluation.
        fn value_and_sparse_jacobian(x: View<'_, F::Input, R>) -> (Owned<F::Output, R>, CscMatrix<R>);
        /// Overwrites `y` with f(x) and the entries of `jacobian` with those of J(x).
        ///
        /// Formula, shapes and cost are those of
        /// [`sparse_jacobian_into`](Self::sparse_jacobian_into): the value comes from the same
        /// evaluation.
        fn value_and_sparse_jacobian_into(
            x: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            jacobian: &mut (impl SparseTarget<R> + ?Sized)
        ) -> ();
    }

    operator: Hessian,
    prepare: prepare_hessian by prepare2,
    prepared: Prepared2Of,
    engine: Engine2<SignatureOf<F, R>>,
    needs: F::Output: IsNumber,
    about: "the Hessian H = ∇²f",
    methods: {
        /// Returns the Hessian H(x) = ∇²f(x), a symmetric n × n matrix, for a number f(x).
        ///
        /// Hᵢⱼ = ∂²f/∂xᵢ∂xⱼ. The unit of an entry is that of y per unit of xᵢ and unit of xⱼ. Both
        /// triangles are written.
        ///
        /// Costs about ½⌈n/4⌉² calls of f with second-order numbers in 4 × 4 blocks. In a pair it
        /// costs n gradients of the inner backend over the numbers of the outer one. Source:
        /// Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §13.
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
        ///
        /// Formula, shapes and cost are those of [`hessian`](Self::hessian). The matrix is
        /// nalgebra's, or a slice in either order: see [`Target`].
        fn hessian_into(x: View<'_, F::Input, R>, hessian: &mut impl Target<R>) -> ();
        /// Returns f(x), ∇f(x) and H(x).
        ///
        /// Formula, shapes and cost are those of [`hessian`](Self::hessian): the value and the
        /// gradient come from the same evaluations.
        fn value_gradient_and_hessian(
            x: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Input, R>, DMatrix<R>);
        /// Overwrites `gradient` with ∇f(x) and `hessian` with H(x), and returns f(x).
        ///
        /// Formula, shapes and cost are those of [`hessian`](Self::hessian): the value and the
        /// gradient come from the same evaluations.
        fn value_gradient_and_hessian_into(
            x: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>,
            hessian: &mut impl Target<R>
        ) -> Owned<F::Output, R>;
        #[cfg(feature = "nalgebra-sparse")]
        /// Returns the Hessian H(x) as a sparse matrix.
        ///
        /// Formula and shapes are those of [`hessian`](Self::hessian). The matrix has the entries of
        /// the pattern in compressed sparse columns, or those of one triangle. A backend that knows no
        /// pattern returns all n² positions; [`Sparse`](crate::Sparse) makes it one that does.
        ///
        /// Costs p Hessian-vector products for a pattern with p colours. Source: Gebremedhin,
        /// Tarafdar, Pothen and Walther (2009), *Efficient computation of sparse Hessians using
        /// coloring and automatic differentiation*.
        ///
        /// ```
        /// use fluxions::Sparse;
        /// use fluxions::prelude::*;
        /// use fluxions::sparse::Pattern;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn f<S: Scalar>(x: &[S; 3]) -> S {
        ///     x[0] * x[0] * x[1] + x[2] * x[2]
        /// }
        ///
        /// let known = Pattern::new(3, 3, [(0, 0), (1, 0), (2, 2)])?; // one triangle is enough
        /// let h = Sparse::new(Dual::new()).pattern(known).sparse_hessian(&F, &[2.0, 3.0, 4.0])?;
        /// assert_eq!(h.values(), [6.0, 4.0, 4.0, 2.0]); // 2x₁, 2x₀; 2x₀; 2
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        fn sparse_hessian(x: View<'_, F::Input, R>) -> CscMatrix<R>;
        /// Overwrites the entries of `hessian` with those of H(x).
        ///
        /// Formula, shapes and cost are those of `sparse_hessian`. The matrix has the pattern of the
        /// preparation; see [`SparseTarget`]. [`Error::Pattern`] if it has another one, or if the
        /// pattern did not hold at x and has grown.
        fn sparse_hessian_into(x: View<'_, F::Input, R>, hessian: &mut (impl SparseTarget<R> + ?Sized)) -> ();
        #[cfg(feature = "nalgebra-sparse")]
        /// Returns f(x), ∇f(x), and H(x) as a sparse matrix.
        ///
        /// Formula, shapes and cost are those of [`sparse_hessian`](Self::sparse_hessian): value and
        /// gradient come from the same evaluations.
        fn value_gradient_and_sparse_hessian(
            x: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Input, R>, CscMatrix<R>);
        /// Overwrites `gradient` with ∇f(x) and the entries of `hessian` with those of H(x), and
        /// returns f(x).
        ///
        /// Formula, shapes and cost are those of
        /// [`sparse_hessian_into`](Self::sparse_hessian_into): value and gradient come from the same
        /// evaluations.
        fn value_gradient_and_sparse_hessian_into(
            x: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>,
            hessian: &mut (impl SparseTarget<R> + ?Sized)
        ) -> Owned<F::Output, R>;
    }

    operator: Pushforward,
    prepare: prepare_pushforward by prepare,
    prepared: PreparedOf,
    engine: Engine<R, SignatureOf<F, R>>,
    needs: F::Output: Space,
    about: "Jacobian-vector products",
    methods: {
        /// Returns the Jacobian-vector product J(x) ẋ for a tangent ẋ.
        ///
        /// J ẋ = lim (f(x + h ẋ) − f(x)) / h as h goes to 0: how y moves when x moves along ẋ. The
        /// tangent has the shape of x and the result has the shape of y. If ẋ is in units of x per
        /// unit of time, the result is in units of y per unit of time. Skipped fields of ẋ do not
        /// count.
        ///
        /// Costs 1 call of f in forward mode, 1 call of f and up to m sweeps in reverse mode, 1 or
        /// 2 further calls of f in finite differences. Source: Griewank and Walther, *Evaluating
        /// Derivatives*, 2nd edition, §3.1.
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
        #[doc(alias = "jvp")]
        #[doc(alias = "directional derivative")]
        fn pushforward(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>) -> Owned<F::Output, R>;
        /// Overwrites `y_dot` with J ẋ.
        ///
        /// Formula, shapes and cost are those of [`pushforward`](Self::pushforward).
        fn pushforward_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            y_dot: ViewMut<'_, F::Output, R>
        ) -> ();
        /// Returns f(x) and J ẋ.
        ///
        /// Formula, shapes and cost are those of [`pushforward`](Self::pushforward): the value
        /// comes from the same evaluation.
        fn value_and_pushforward(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>
        ) -> (Owned<F::Output, R>, Owned<F::Output, R>);
        /// Overwrites `y` with f(x) and `y_dot` with J ẋ.
        ///
        /// Formula, shapes and cost are those of [`pushforward`](Self::pushforward): the value
        /// comes from the same evaluation.
        fn value_and_pushforward_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            y: ViewMut<'_, F::Output, R>,
            y_dot: ViewMut<'_, F::Output, R>
        ) -> ();
        /// Returns J ẋ for each of several tangents `x_dots`.
        ///
        /// Formula and shapes are those of [`pushforward`](Self::pushforward). Costs ⌈b/N⌉ calls of
        /// f for b tangents in forward mode with N tangents, 1 call of f and m sweeps in reverse
        /// mode.
        fn pushforward_batch(x: View<'_, F::Input, R>, x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Output, R>>;
        /// Overwrites each of `y_dots` with J ẋ for the tangent at the same index of `x_dots`.
        ///
        /// Cost as for [`pushforward_batch`](Self::pushforward_batch). [`Error::Batch`] if the two
        /// slices differ in length.
        fn pushforward_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            y_dots: &mut [Owned<F::Output, R>]
        ) -> ();
        /// Returns f(x), and J ẋ for each of several tangents `x_dots`.
        ///
        /// Cost as for [`pushforward_batch`](Self::pushforward_batch).
        fn value_and_pushforward_batch(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>]
        ) -> (Owned<F::Output, R>, Vec<Owned<F::Output, R>>);
        /// Overwrites `y` with f(x), and each of `y_dots` with J ẋ for the tangent at the same
        /// index of `x_dots`.
        ///
        /// Cost as for [`pushforward_batch`](Self::pushforward_batch). [`Error::Batch`] if the two
        /// slices differ in length.
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
        /// Returns the vector-Jacobian product J(x)ᵀ ȳ for a cotangent ȳ.
        ///
        /// J(x)ᵀ ȳ is the gradient of ⟨ȳ, f(x)⟩ with respect to x. The cotangent has the shape of y
        /// and the result has the shape of x. The sign is plus: for a number f(x) and ȳ = 1 the
        /// result is ∇f(x). If ⟨ȳ, y⟩ is in some unit, the result is in that unit per unit of x.
        ///
        /// Costs 1 call of f and 1 sweep in reverse mode, ⌈n/N⌉ calls of f in forward mode with N
        /// tangents, n + 1 or 2n calls of f in finite differences. Source: Griewank and Walther,
        /// *Evaluating Derivatives*, 2nd edition, §3.2.
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
        #[doc(alias = "vjp")]
        #[doc(alias = "backward")]
        fn pullback(x: View<'_, F::Input, R>, y_bar: View<'_, F::Output, R>) -> Owned<F::Input, R>;
        /// Overwrites `x_bar` with Jᵀ ȳ.
        ///
        /// Formula, shapes and cost are those of [`pullback`](Self::pullback).
        fn pullback_into(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>,
            x_bar: ViewMut<'_, F::Input, R>
        ) -> ();
        /// Returns f(x) and Jᵀ ȳ.
        ///
        /// Formula, shapes and cost are those of [`pullback`](Self::pullback): the value comes from
        /// the same evaluation.
        fn value_and_pullback(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>
        ) -> (Owned<F::Output, R>, Owned<F::Input, R>);
        /// Overwrites `y` with f(x) and `x_bar` with Jᵀ ȳ.
        ///
        /// Formula, shapes and cost are those of [`pullback`](Self::pullback): the value comes from
        /// the same evaluation.
        fn value_and_pullback_into(
            x: View<'_, F::Input, R>,
            y_bar: View<'_, F::Output, R>,
            y: ViewMut<'_, F::Output, R>,
            x_bar: ViewMut<'_, F::Input, R>
        ) -> ();
        /// Returns Jᵀ ȳ for each of several cotangents `y_bars`.
        ///
        /// Formula and shapes are those of [`pullback`](Self::pullback). Costs 1 call of f and b
        /// sweeps for b cotangents in reverse mode, ⌈n/N⌉ calls of f in forward mode with N
        /// tangents.
        fn pullback_batch(x: View<'_, F::Input, R>, y_bars: &[View<'_, F::Output, R>]) -> Vec<Owned<F::Input, R>>;
        /// Overwrites each of `x_bars` with Jᵀ ȳ for the cotangent at the same index of `y_bars`.
        ///
        /// Cost as for [`pullback_batch`](Self::pullback_batch). [`Error::Batch`] if the two slices
        /// differ in length.
        fn pullback_batch_into(
            x: View<'_, F::Input, R>,
            y_bars: &[View<'_, F::Output, R>],
            x_bars: &mut [Owned<F::Input, R>]
        ) -> ();
        /// Returns f(x), and Jᵀ ȳ for each of several cotangents `y_bars`.
        ///
        /// Cost as for [`pullback_batch`](Self::pullback_batch).
        fn value_and_pullback_batch(
            x: View<'_, F::Input, R>,
            y_bars: &[View<'_, F::Output, R>]
        ) -> (Owned<F::Output, R>, Vec<Owned<F::Input, R>>);
        /// Overwrites `y` with f(x), and each of `x_bars` with Jᵀ ȳ for the cotangent at the same
        /// index of `y_bars`.
        ///
        /// Cost as for [`pullback_batch`](Self::pullback_batch). [`Error::Batch`] if the two slices
        /// differ in length.
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
        /// Returns the Hessian-vector product ∇²f(x) ẋ for a number f(x) and a tangent ẋ.
        ///
        /// ∇²f(x) ẋ = lim (∇f(x + h ẋ) − ∇f(x)) / h as h goes to 0: how the gradient moves when x
        /// moves along ẋ. Tangent and result have the shape of x. The matrix is not formed.
        ///
        /// Costs ⌈n/4⌉ calls of f with second-order numbers. In a pair it costs 1 gradient of the
        /// inner backend over the numbers of the outer one, or 1 or 2 further gradients in finite
        /// differences. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §5.
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
        #[doc(alias = "hessian vector product")]
        #[doc(alias = "forward over reverse")]
        fn hvp(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>) -> Owned<F::Input, R>;
        /// Overwrites `product` with H ẋ.
        ///
        /// Formula, shapes and cost are those of [`hvp`](Self::hvp).
        fn hvp_into(x: View<'_, F::Input, R>, x_dot: View<'_, F::Input, R>, product: ViewMut<'_, F::Input, R>) -> ();
        /// Returns ∇f(x) and H ẋ.
        ///
        /// Formula, shapes and cost are those of [`hvp`](Self::hvp): the gradient comes from the
        /// same evaluations.
        fn gradient_and_hvp(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>
        ) -> (Owned<F::Input, R>, Owned<F::Input, R>);
        /// Overwrites `gradient` with ∇f(x) and `product` with H ẋ.
        ///
        /// Formula, shapes and cost are those of [`hvp`](Self::hvp): the gradient comes from the
        /// same evaluations.
        fn gradient_and_hvp_into(
            x: View<'_, F::Input, R>,
            x_dot: View<'_, F::Input, R>,
            gradient: ViewMut<'_, F::Input, R>,
            product: ViewMut<'_, F::Input, R>
        ) -> ();
        /// Returns H ẋ for each of several tangents `x_dots`.
        ///
        /// Formula and shapes are those of [`hvp`](Self::hvp). Costs at most b times as much for b
        /// tangents.
        fn hvp_batch(x: View<'_, F::Input, R>, x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Input, R>>;
        /// Overwrites each of `products` with H ẋ for the tangent at the same index of `x_dots`.
        ///
        /// Cost as for [`hvp_batch`](Self::hvp_batch). [`Error::Batch`] if the two slices differ in
        /// length.
        fn hvp_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            products: &mut [Owned<F::Input, R>]
        ) -> ();
        /// Returns ∇f(x), and H ẋ for each of several tangents `x_dots`.
        ///
        /// Cost as for [`hvp_batch`](Self::hvp_batch).
        fn gradient_and_hvp_batch(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>]
        ) -> (Owned<F::Input, R>, Vec<Owned<F::Input, R>>);
        /// Overwrites `gradient` with ∇f(x), and each of `products` with H ẋ for the tangent at the
        /// same index.
        ///
        /// Cost as for [`hvp_batch`](Self::hvp_batch). [`Error::Batch`] if the two slices differ in
        /// length.
        fn gradient_and_hvp_batch_into(
            x: View<'_, F::Input, R>,
            x_dots: &[View<'_, F::Input, R>],
            gradient: ViewMut<'_, F::Input, R>,
            products: &mut [Owned<F::Input, R>]
        ) -> ();
    }
}
