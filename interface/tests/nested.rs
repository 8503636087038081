//! Derivatives inside functions: `Nested`, and derivatives as functions.

use core::cell::Cell;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{
    Argument, Counting, DerivativeOf, Error, GradientOf, Nestable, Nested, PullbackOf, PushforwardOf, Shape,
};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

type Inside = Error<Infallible>;
type Inner<T> = Result<T, Inside>;
type Outcome = Result<(), Error<Error<Infallible>>>;

#[differentiable]
fn plus<S: Scalar>(y: S, #[parameter] x: S) -> S {
    x + y
}

#[differentiable]
fn times<S: Scalar>(y: S, #[parameter] x: S) -> S {
    x * y
}

#[differentiable]
fn cubic<S: Scalar>(x: &[S]) -> S {
    x[0] * x[0] * x[1]
}

#[differentiable]
fn pair<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![x[0] * x[1], x[0] * x[0]]
}

/// Inner derivatives by a backend `B`.
struct Using<B>(Nested<B>);

#[differentiable]
impl<B: Nestable + PartialEq> Using<B> {
    /// x ∂(x + y)/∂y = x, and x ∂(x y)/∂y at y = x, which is x²
    fn confusing<S: Scalar>(&self, x: S) -> Result<[S; 2], Inside> {
        let sum = x * self.0.bind(&Plus, x).derivative(S::one())?;
        let product = x * self.0.bind(&Times, x).derivative(x)?;
        Ok([sum, product])
    }

    /// |∇(x² y)|² = 4 x² y² + x⁴
    fn steepness<S: Scalar>(&self, x: &[S]) -> Result<S, Inside> {
        Ok(self.0.gradient(&Cubic, x)?.iter().map(|g| *g * *g).sum())
    }

    /// Jᵀ y + J x for y = (a b, a²): (a b² + 2 a³, a² b) + (2 a b, 2 a²)
    fn products<S: Scalar>(&self, x: &[S]) -> Result<Vec<S>, Inside> {
        let y = Function::first(&Pair, x, ()).unwrap_or_else(|never: Infallible| match never {});
        let (back, forth) = (self.0.pullback(&Pair, x, &y)?, self.0.pushforward(&Pair, x, x)?);
        Ok(back.iter().zip(&forth).map(|(a, b)| *a + *b).collect())
    }

    /// det J = −2 a²... of y = (a b, a²): J = (b, a; 2a, 0)
    fn determinant<S: Scalar>(&self, x: &[S]) -> Result<S, Inside> {
        let j = self.0.jacobian(&Pair, x)?;
        Ok(j[(0, 0)] * j[(1, 1)] - j[(0, 1)] * j[(1, 0)])
    }
}

fn close(found: &[f64], expected: &[f64], error: f64) {
    let near = |(f, e): (&f64, &f64)| (f - e).abs() <= error * e.abs().max(1.0);
    assert!(found.len() == expected.len() && found.iter().zip(expected).all(near), "{found:?}, not {expected:?}");
}

fn right<O: Backend, I: Nestable + PartialEq>(outer: &O, inner: I, error: f64) -> Outcome {
    let f = Using(Nested::new(inner));
    let mut derivative = outer.prepare_derivative(f.confusing_function(), 0.5)?;
    for x in [0.5, 3.0, -1.0] {
        let (y, slope) = derivative.value_and_derivative(x)?;
        close(&y, &[x, x * x], error);
        close(&slope, &[1.0, 2.0 * x], error);
    }
    let mut gradient = outer.prepare_gradient(f.steepness_function(), &[0.0; 2])?;
    let mut pullback = outer.prepare_pullback(f.products_function(), &[1.0; 2])?;
    let mut determinant = outer.prepare_gradient(f.determinant_function(), &[1.0; 2])?;
    for [a, b] in [[1.0, 2.0], [-0.5, 3.0]] {
        let (y, g) = gradient.value_and_gradient(&[a, b])?;
        close(&[y], &[4.0 * a * a * b * b + a.powi(4)], error);
        close(&g, &[8.0 * a * b * b + 4.0 * a.powi(3), 8.0 * a * a * b], error);
        let (y, x_bar) = pullback.value_and_pullback(&[a, b], &[1.0, 10.0])?;
        close(&y, &[a * b * b + 2.0 * a.powi(3) + 2.0 * a * b, a * a * b + 2.0 * a * a], error);
        let rows = [b * b + 6.0 * a * a + 2.0 * b, 2.0 * a * b + 2.0 * a, 2.0 * a * b + 4.0 * a, a * a];
        close(&x_bar, &[rows[0] + 10.0 * rows[2], rows[1] + 10.0 * rows[3]], error);
        close(&determinant.gradient(&[a, b])?, &[-4.0 * a, 0.0], error);
    }
    Ok(())
}

#[test]
fn every_outer_backend_differentiates_every_inner_one() -> Outcome {
    right(&Dual::new(), Dual::new(), 1e-13)?;
    right(&Dual::new(), Tape, 1e-13)?;
    right(&Dual::new(), RecordedTape::new(), 1e-13)?;
    right(&NumDual, Dual::new(), 1e-13)?;
    right(&Tape, Dual::new(), 1e-13)?;
    right(&Tape, Tape, 1e-13)?;
    right(&RecordedTape::new(), Dual::new(), 1e-13)?;
    right(&RecordedTape::new(), RecordedTape::new(), 1e-13)?;
    right(&Dual::new(), FiniteDifference::central(), 1e-5)?;
    right(&FiniteDifference::central(), Dual::new(), 1e-5)
}

/// t³
#[differentiable]
fn cube<S: Scalar>(t: S) -> S {
    t * t * t
}

/// d(t³)/dt t = 3 t³, by a derivative inside
#[differentiable]
fn once<S: Scalar>(t: S) -> Result<S, Inside> {
    Ok(Nested::new(Dual::new()).derivative(&Cube, t)? * t)
}

/// d(3 t³)/dt = 9 t², by a derivative inside a derivative inside
#[differentiable]
fn twice<S: Scalar>(t: S) -> Result<S, Error<Error<Infallible>>> {
    Nested::new(Dual::new()).derivative(&Once, t)
}

#[test]
fn derivatives_nest_twice() {
    assert_eq!(Dual::new().value_and_derivative(&Twice, 2.0), Ok((36.0, 36.0))); // 9 t² and 18 t
    assert_eq!(Dual::new().second_derivative(&Twice, 2.0), Ok(18.0));
    assert_eq!(RecordedTape::new().value_and_derivative(&Twice, 2.0), Ok((36.0, 36.0)));
    assert_eq!(RecordedTape::new().second_derivative(&Twice, 2.0), Ok(18.0));
    assert_eq!(SecondOrder::new(NumDual, Dual::new()).second_derivative(&Twice, 2.0), Ok(18.0));
}

/// x ↦ a x², for a factor that one type has many of.
struct Scaled(f64);

#[differentiable]
impl Scaled {
    fn square<S: Scalar>(&self, x: S) -> S {
        x * x * self.0
    }
}

/// The factors of inner functions change from call to call of one type.
struct Factors<B>(Nested<B>);

#[differentiable]
impl<B: Nestable + PartialEq> Factors<B> {
    fn slopes<S: Scalar>(&self, x: S) -> Result<[S; 3], Inside> {
        let slope = |factor| self.0.derivative(&Scaled(factor).square_function(), x);
        Ok([slope(1.0)?, slope(10.0)?, slope(-3.0)?])
    }
}

#[test]
fn an_engine_that_served_one_function_serves_another() -> Outcome {
    fn slopes<B: Nestable + PartialEq>(inner: B, error: f64) -> Outcome {
        let factors = Factors(Nested::new(inner));
        for outer in [2.0, 5.0] {
            let (y, slope) = Dual::new().value_and_derivative(factors.slopes_function(), outer)?;
            close(&y, &[2.0 * outer, 20.0 * outer, -6.0 * outer], error);
            close(&slope, &[2.0, 20.0, -6.0], error);
        }
        Ok(())
    }
    slopes(Dual::new(), 0.0)?;
    slopes(Tape, 0.0)?;
    slopes(RecordedTape::new(), 0.0)?;
    slopes(FiniteDifference::central(), 1e-6)
}

#[test]
fn settings_are_those_of_the_backend_at_hand() -> Inner<()> {
    // (f(x + h) − f(x)) / h of x³ at 1, by h = ½ and h = ¼
    let [half, quarter] = [0.5, 0.25].map(|step| FiniteDifference::forward().with_step(step));
    let (half, quarter) = (half?, quarter?);
    let by = |step: &FiniteDifference| Nested::new(step.clone()).derivative(&Cube, 1.0);
    assert_eq!((by(&half)?, by(&quarter)?, by(&half)?), (4.75, 3.8125, 4.75));
    // Of x² inside GradientOf inside: kept engines of another level are not carried over.
    let nested = Nested::new(Dual::new());
    let inner = |step: &FiniteDifference| DerivativeOf::new(Cube, step.clone()).without_value();
    let slopes = [&half, &quarter, &half].map(|step| nested.value_and_derivative(&inner(step), 1.0).map(|(y, _)| y));
    assert_eq!(slopes, [Ok(4.75), Ok(3.8125), Ok(4.75)]);
    Ok(())
}

fn shape_error<T: core::fmt::Debug>(found: Inner<T>, argument: Argument, sizes: [usize; 2]) {
    let [expected, found_size] = sizes.map(|n| Shape::new([n]));
    match found {
        Err(error) => assert_eq!(error, Error::Shape { argument, expected, found: found_size }),
        Ok(found) => panic!("expected an error for {argument}, found {found:?}"),
    }
}

#[test]
fn wrong_shapes_are_errors() -> Inner<()> {
    let (b, x) = (Nested::new(Dual::new()), [2.0, 3.0]);
    let mut short = [0.0];
    for _ in 0..2 {
        shape_error(b.gradient_into(&Cubic, &x, &mut short), Argument::Result, [2, 1]);
        shape_error(b.pullback(&Pair, &x, &[1.0; 3]), Argument::Cotangent, [2, 3]);
        shape_error(b.pullback_into(&Pair, &x, &[1.0; 2], &mut short), Argument::Result, [2, 1]);
        shape_error(b.pushforward(&Pair, &x, &[1.0; 3]), Argument::Tangent, [2, 3]);
        shape_error(b.value_and_pushforward_into(&Pair, &x, &x, &mut short, &mut [0.0; 2]), Argument::Output, [2, 1]);
        let mut wrong = fluxions::nalgebra::DMatrix::zeros(2, 1);
        assert!(matches!(b.jacobian_into(&Pair, &x, &mut wrong), Err(Error::Shape { argument: Argument::Result, .. })));
        assert_eq!(b.gradient(&Cubic, &x)?, [12.0, 4.0]);
        assert_eq!(b.gradient(&Cubic, &[2.0, 3.0, 4.0])?, [12.0, 4.0, 0.0]); // another shape, another engine
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

#[differentiable]
fn root<S: Scalar>(x: S) -> Result<S, Negative> {
    if x < 0.0 { Err(Negative) } else { Ok(x * x) }
}

#[differentiable]
fn slope_of_root<S: Scalar>(x: S) -> Result<S, Error<Negative>> {
    Nested::new(Dual::new()).derivative(&Root, x)
}

#[test]
fn a_failure_inside_comes_back_typed() -> Result<(), Error<Error<Negative>>> {
    let mut derivative = Tape.prepare_derivative(&SlopeOfRoot, 1.0)?;
    for _ in 0..2 {
        assert_eq!(derivative.derivative(-1.0), Err(Error::Function(Error::Function(Negative))));
        assert_eq!(derivative.value_and_derivative(3.0)?, (6.0, 2.0));
    }
    Ok(())
}

/// Counts its calls, and panics where it is told to.
struct Fragile(Cell<u32>);

#[differentiable]
impl Fragile {
    fn square<S: Scalar>(&self, x: S) -> S {
        self.0.set(self.0.get() + 1);
        assert!(x > 0.0, "told to");
        x * x
    }
}

#[test]
fn a_panic_inside_leaves_nothing_behind() -> Inner<()> {
    let f = Fragile(Cell::new(0));
    let b = Nested::new(Tape);
    assert_eq!(b.derivative(&f.square_function(), 3.0)?, 6.0);
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| b.derivative(&f.square_function(), -1.0)));
    assert!(panicked.is_err());
    assert_eq!(b.derivative(&f.square_function(), 4.0)?, 8.0);
    Ok(())
}

#[test]
fn a_gradient_costs_the_calls_of_its_backend() -> Inner<()> {
    let f = Counting::new(Cubic);
    Nested::new(Dual::new()).value_and_gradient(&f, &[1.0, 2.0])?;
    assert_eq!(f.reset(), 1);
    Nested::new(Tape).value_and_gradient(&f, &[1.0, 2.0])?;
    assert_eq!(f.reset(), 1);
    Ok(())
}

#[test]
fn cotangent_maps_are_functions() -> Inner<()> {
    // (x, ȳ) ↦ (y, Jᵀ ȳ) for y = (a b, a²): Jᵀ ȳ = (b ȳ₀ + 2a ȳ₁, a ȳ₀)
    fn by<O: Backend, I: Nestable>(outer: &O, inner: I) -> Inner<()> {
        let f = PullbackOf::new(Pair, inner.clone());
        let at: (&[f64], &[f64]) = (&[2.0, 3.0], &[1.0, 10.0]);
        let mut push = outer.prepare_pushforward(&f, at).map_err(Error::flatten)?;
        let mut along = |x_dot: &[f64], y_bar_dot: &[f64]| push.value_and_pushforward(at, (x_dot, y_bar_dot));
        let ((y, x_bar), (y_dot, x_bar_dot)) = along(&[1.0, 0.0], &[0.0, 0.0]).map_err(Error::flatten)?;
        assert_eq!((y, x_bar), (vec![6.0, 4.0], vec![43.0, 2.0]));
        assert_eq!((y_dot, x_bar_dot), (vec![3.0, 4.0], vec![20.0, 1.0]));
        // In ȳ it is linear: its derivative is itself.
        let (_, (y_dot, x_bar_dot)) = along(&[0.0, 0.0], &[1.0, 10.0]).map_err(Error::flatten)?;
        assert_eq!((y_dot, x_bar_dot), (vec![0.0, 0.0], vec![43.0, 2.0]));

        let f = PushforwardOf::new(Pair, inner).without_value(); // J ẋ = (b ẋ₀ + a ẋ₁, 2a ẋ₀)
        let at: (&[f64], &[f64]) = (&[2.0, 3.0], &[1.0, 10.0]);
        let (y_dot, (x_bar, x_dot_bar)) = outer.value_and_pullback(&f, at, &[1.0, 1.0]).map_err(Error::flatten)?;
        assert_eq!(y_dot, [23.0, 4.0]);
        assert_eq!((x_bar, x_dot_bar), (vec![12.0, 1.0], vec![7.0, 2.0])); // (ẋ₁ + 2ẋ₀, ẋ₀), (b + 2a, a)
        Ok(())
    }
    by(&Dual::new(), Dual::new())?;
    by(&NumDual, Dual::new())?;
    by(&Tape, Dual::new())?;
    by(&RecordedTape::new(), Tape)?;
    by(&Dual::new(), RecordedTape::new())
}

#[test]
fn a_seed_of_another_shape_is_an_error() {
    let f = PullbackOf::new(Pair, Dual::new());
    let at: (&[f64], &[f64]) = (&[2.0, 3.0], &[1.0; 3]);
    let (expected, found) = (Shape::new([2]), Shape::new([3]));
    let error = Error::Shape { argument: Argument::Cotangent, expected, found };
    assert_eq!(Dual::new().jacobian(&f, at).map_err(Error::flatten), Err(error));
}

#[test]
fn a_gradient_alone_has_the_hessian_as_jacobian() -> Inner<()> {
    let h = [6.0, 4.0, 4.0, 0.0]; // of x² y at (2, 3)
    fn hessian<O: Backend, I: Nestable>(outer: &O, inner: I) -> Inner<Vec<f64>> {
        let gradient = GradientOf::new(Cubic, inner).without_value();
        let (value, jacobian) = outer.value_and_jacobian(&gradient, &[2.0, 3.0]).map_err(Error::flatten)?;
        assert_eq!(value, [12.0, 4.0]);
        Ok(jacobian.as_slice().to_vec())
    }
    assert_eq!(hessian(&Dual::new(), Dual::new())?, h);
    assert_eq!(hessian(&RecordedTape::new(), Dual::new())?, h);
    assert_eq!(hessian(&NumDual, Tape)?, h);
    let slope = DerivativeOf::new(Cube, Dual::new()).without_value();
    assert_eq!(Tape.value_and_derivative(&slope, 2.0).map_err(Error::flatten)?, (12.0, 12.0));
    Ok(())
}
