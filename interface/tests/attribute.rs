//! What `#[differentiable]` takes: further generics, generic models, traits, names, helpers, functions of nothing.

use fluxions::prelude::*;
use fluxions_dual::Dual;
use nalgebra::{DMatrix, SVector};

type Outcome = Result<(), fluxions::Error<core::convert::Infallible>>;

/// A choice at compile time, which a function may have for a type parameter.
trait Kernel: Sync + 'static {
    const POWER: i32;
    fn at<S: Scalar>(&self, x: S) -> S;
}

#[derive(Debug)]
struct Scaled(f64);

impl Kernel for Scaled {
    const POWER: i32 = 3;
    #[differentiable(helper)]
    fn at<S: Scalar>(&self, x: S) -> S {
        2.0 * x * self.0
    }
}

/// Not marked itself, but for its literals.
#[differentiable(helper)]
fn shifted<S: Scalar, const N: usize>(x: &[S; N], by: f64) -> [S; N] {
    x.map(|x| 1.0 + x * by)
}

#[differentiable]
fn product<S: Scalar, const N: usize>(x: &[S; N]) -> S {
    shifted(x, 1.0).iter().product()
}

#[differentiable]
fn first_of<const N: usize, S: Scalar, const M: usize>(x: &[[S; N]; M]) -> [S; M] {
    x.map(|row| row[0])
}

#[differentiable]
fn with_kernel<S, K>(x: &[S], #[constant] kernel: &K) -> S
where
    S: Scalar,
    K: Kernel,
{
    x.iter().map(|x| kernel.at(*x).powi(K::POWER)).sum()
}

#[differentiable]
fn everything<R: Real, S: Scalar<R>, K: Kernel, const N: usize>(y: &mut [S; N], x: S, #[constant] _kernel: &K) {
    for y in y {
        *y = 0.5 * x * x;
    }
}

#[test]
fn functions_with_further_parameters() -> Outcome {
    let b = Dual::new();
    assert_eq!(b.gradient(Product::<2>, &[1.0, 2.0])?, [3.0, 2.0]);
    assert_eq!(b.gradient(Product::<3>, &[0.0, 1.0, 2.0])?, [6.0, 3.0, 2.0]);
    let jacobian = b.jacobian(FirstOf::<2, 1>, &[[1.0, 2.0]])?;
    assert_eq!(jacobian, DMatrix::from_row_slice(1, 2, &[1.0, 0.0]));
    // (2 · 0.5 · x)³ = x³
    assert_eq!(b.bind(WithKernel::<Scaled>::new(), &Scaled(0.5)).gradient(&[2.0, 1.0])?, [12.0, 3.0]);
    let f = Everything::<f32, Scaled, 2>::new(&[0.0, 0.0]);
    assert_eq!(b.bind(&f, &Scaled(1.0)).derivative(3.0f32)?, [3.0, 3.0]);
    assert_eq!(format!("{:?} {:?}", f.clone(), WithKernel::<Scaled>::new()), "Everything WithKernel");
    Ok(())
}

/// A model that is made of scalars: an active argument of its methods.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Spring<S, const N: usize> {
    stiffness: S,
    rest: [S; N],
}

#[differentiable]
impl<S: Scalar, const N: usize> Spring<S, N> {
    fn new(stiffness: S) -> Self {
        Self { stiffness, rest: [S::zero(); N] }
    }
    fn dimension(&self) -> usize {
        2 * N / 2
    }
    fn stretch(&self, x: &[S; N], i: usize) -> f64 {
        (1.0 * (x[i] - self.rest[i])).primal()
    }
    fn energy(&self, x: &[S; N], #[parameter] t: S) -> S {
        assert!(self.stretch(x, self.dimension() - 1).is_finite());
        x.iter().zip(&self.rest).map(|(x, r)| 0.5 * self.stiffness * (x - r).powi(2)).sum::<S>() * t
    }
    #[differentiable(name = ForceOfSpring)]
    fn force(&self, y: &mut [S], x: &[S; N]) {
        for (y, (x, r)) in y.iter_mut().zip(x.iter().zip(&self.rest)) {
            *y = -1.0 * self.stiffness * (x - r);
        }
    }
    fn softer(&self) -> Self {
        Self { stiffness: 0.5 * self.stiffness, ..self.clone() }
    }
}

#[test]
fn a_model_may_be_active() -> Outcome {
    let (b, spring) = (Dual::new(), Spring { stiffness: 4.0, rest: [1.0, 1.0] });
    let (d_spring, d_x) = b.bind(SpringEnergy::<2>, 2.0).gradient((&spring, &[2.0, 3.0]))?;
    // E = k/2 Σ (x − r)² t = 2 (1 + 4) · 2
    assert_eq!((d_spring.stiffness, d_spring.rest, d_x), (5.0, [-8.0, -16.0], [8.0, 16.0]));
    let jacobian = b.jacobian(ForceOfSpring::<2>::new(&[0.0; 2]), (&spring, &[2.0, 3.0]))?;
    // columns: k, r₀, r₁, x₀, x₁
    assert_eq!(jacobian, DMatrix::from_row_slice(2, 5, &[-1.0, 4.0, 0.0, -4.0, 0.0, -2.0, 0.0, 4.0, 0.0, -4.0]));
    let softer = b.pushforward(SpringSofter::<2>, &spring, &Spring { stiffness: 1.0, rest: [2.0, 0.0] })?;
    assert_eq!(softer, Spring { stiffness: 0.5, rest: [2.0, 0.0] });
    assert_eq!(Spring::<f64, 2>::new(1.0).rest, [0.0, 0.0]);
    Ok(())
}

/// A model that is borrowed, with a lifetime and parameters of its own.
struct Fit<'a, K, const N: usize> {
    data: &'a [(f64, f64)],
    kernel: K,
}

#[differentiable]
impl<'a, K: Kernel, const N: usize> Fit<'a, K, N> {
    fn residuals<S: Scalar>(&self, b: &SVector<S, N>) -> Vec<S> {
        self.data.iter().map(|&(x, y)| self.kernel.at(b.sum() * x) - y).collect()
    }
    fn scaled<S: Scalar, const M: usize>(&self, b: &[S; M]) -> S {
        1.0 / b[M - 1] * self.data[0].0
    }
}

trait Residual {
    fn residual<S: Scalar>(&self, x: &[S]) -> Vec<S>;
    fn title(&self) -> String {
        "residual".into()
    }
}

mod elsewhere {
    pub(crate) struct Line {
        pub slope: f64,
    }

    // Not imported: the trait is named by its path.
    #[fluxions::differentiable]
    impl super::Residual for Line {
        #[differentiable(name = pub LineResidual)]
        fn residual<S: fluxions::Scalar>(&self, x: &[S]) -> Vec<S> {
            x.iter().map(|x| 1.0 - x * self.slope).collect()
        }
        fn title(&self) -> String {
            "line".into()
        }
    }
}

/// A trait for models that are made of scalars.
trait Energy<S> {
    fn energy(&self) -> S;
}

#[derive(Clone, Debug, Differentiable)]
struct Point<S> {
    x: S,
    y: S,
}

#[differentiable]
impl<S: Scalar> Energy<S> for Point<S> {
    fn energy(&self) -> S {
        0.5 * (self.x * self.x + self.y * self.y)
    }
}

#[test]
fn generic_models_and_implementations_of_traits() -> Outcome {
    let (b, fit) = (Dual::new(), Fit::<_, 2> { data: &[(1.0, 0.0), (2.0, 1.0)], kernel: Scaled(0.5) });
    let jacobian = b.jacobian(fit.residuals_function(), &SVector::from([1.0, 1.0]))?;
    assert_eq!(jacobian, DMatrix::from_row_slice(2, 2, &[1.0, 1.0, 2.0, 2.0]));
    assert_eq!(b.gradient(fit.scaled_function(), &[0.0, 0.5])?, [0.0, -4.0]);
    let line = elsewhere::Line { slope: 3.0 };
    assert_eq!(b.jacobian(line.residual_function(), &[1.0])?[0], -3.0);
    assert_eq!(line.title(), "line");
    let gradient = b.gradient(PointEnergy, &Point { x: 3.0, y: 4.0 })?;
    assert_eq!((gradient.x, gradient.y), (3.0, 4.0));
    Ok(())
}

#[differentiable(name = Bowl)]
fn model<S: Scalar>(x: S, _nothing: ()) -> S {
    x * x
}

#[differentiable]
fn of_parameters_only<S: Scalar>(#[parameter] t: S) -> S {
    2.0 * t
}

#[differentiable]
#[allow(clippy::unused_unit)]
fn to_nothing<S: Scalar>(_x: &[S]) -> () {}

#[test]
fn names_and_functions_of_nothing() -> Outcome {
    let b = Dual::new();
    assert_eq!(b.gradient(Bowl, (3.0, ()))?, (6.0, ()));
    assert_eq!(b.bind(OfParametersOnly, 1.0).jacobian(())?.shape(), (1, 0));
    assert_eq!(b.bind(OfParametersOnly, 1.0).value_and_gradient(())?, (2.0, ()));
    assert_eq!(b.jacobian(ToNothing, &[1.0, 2.0])?.shape(), (0, 2));
    assert_eq!(b.pullback(ToNothing, &[1.0, 2.0], ())?, [0.0, 0.0]);
    Ok(())
}
