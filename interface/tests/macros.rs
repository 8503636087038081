//! What the macros make, called over plain numbers.

use fluxions::prelude::*;
use fluxions::{Context, Owned, View};
use nalgebra::SVector;

/// f(x) through the trait.
fn value<F: Function<R>, R: Real>(
    f: &F,
    x: View<'_, F::Input, R>,
    args: fluxions::Args<'_, F, R, R>,
) -> Result<Owned<F::Output, R>, F::Error> {
    let mut scratch = <F::Context as Context<R>>::Scratch::<R>::default();
    let mut y = f.first(x, F::Context::lift(args, &mut scratch, &mut |r: R| r))?;
    F::Output::each_mut(F::Output::view_mut(&mut y), &mut |v: &mut R| *v = R::NAN);
    f.evaluate(x, F::Context::lift(args, &mut scratch, &mut |r: R| r), &mut y)?;
    Ok(y)
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("negative")]
struct Negative;

#[differentiable]
fn rosenbrock<S: Scalar>(x: &[S]) -> S {
    x.windows(2).map(|w| (w[1] - w[0] * w[0]).powi(2) * 100.0 + (-w[0] + 1.0).powi(2)).sum()
}

// Where the user says how, the macro does not.
#[differentiable]
#[inline(never)]
fn single<S: Scalar<f32>>(x: S) -> [S; 2] {
    [x * 2.0, x]
}

#[differentiable]
fn generic<R: Real, S: Scalar<R>>(x: S, y: S) -> S {
    x * y * R::from_f64(3.0)
}

#[differentiable]
fn root<S: Scalar>(x: S) -> Result<S, Negative> {
    if x < 0.0 { Err(Negative) } else { Ok(x.sqrt()) }
}

#[differentiable]
fn in_place<S: Scalar>(
    y: &mut [S],
    x: &[S],
    #[constant] data: &[f64],
    #[constant] k: usize,
    #[parameter] t: S,
    #[cache] work: &mut [S],
) {
    work[0] = x[0] * t;
    for (y, d) in y.iter_mut().zip(data) {
        *y = work[0] * *d + k as f64;
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Inner<S, const N: usize> {
    v: SVector<S, N>,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Params<S> {
    a: S,
    b: Vec<S>,
    #[differentiable(skip)]
    name: String,
    inner: Inner<S, 2>,
}

#[differentiable]
fn scaled<S: Scalar>(p: &Params<S>) -> Params<S> {
    Params {
        a: p.a * 2.0,
        b: p.b.iter().map(|b| *b + 1.0).collect(),
        name: format!("{}!", p.name),
        inner: Inner { v: p.inner.v * p.a },
    }
}

struct Model {
    factor: f64,
}

#[differentiable]
impl Model {
    fn residual<S: Scalar>(&self, x: &[S]) -> Vec<S> {
        x.iter().map(|x| *x * self.factor).collect()
    }
    fn shifted<S: Scalar>(&self, y: &mut [S], x: &[S], #[parameter] t: S) -> Result<(), Negative> {
        for (y, x) in y.iter_mut().zip(x) {
            *y = *x * self.factor + t;
        }
        Ok(())
    }
}

#[test]
fn forms() {
    assert_eq!(value(&Rosenbrock, &[1.0, 2.0], ()), Ok(100.0));
    assert_eq!(value(&Single, 3.0f32, ()), Ok([6.0, 3.0]));
    assert_eq!(value(&Generic::<f64>::new(), (2.0, 5.0), ()), Ok(30.0));
    assert_eq!(value(&Generic::<f32>::new(), (2.0, 5.0), ()), Ok(30.0));
    assert_eq!(value(&Root, 4.0, ()), Ok(2.0));
    assert_eq!(value(&Root, -4.0, ()), Err(Negative));
    let y = value(&InPlace::new(&[0.0; 2]), &[2.0], (&[10.0, 20.0], 1, 3.0, &[0.0]));
    assert_eq!(y, Ok(vec![61.0, 121.0]));
    let model = Model { factor: 2.0 };
    assert_eq!(value(&model.residual_function(), &[1.0, 4.0], ()), Ok(vec![2.0, 8.0]));
    assert_eq!(value(&model.shifted_function(&[0.0]), &[1.0], 0.5), Ok(vec![2.5]));
}

#[test]
fn derived_space() {
    type Space = Params<f64>;
    let p = Params { a: 3.0, b: vec![1.0, 2.0], name: "p".into(), inner: Inner { v: SVector::from([4.0, 5.0]) } };
    let y = value(&Scaled, &p, ()).expect("infallible");
    assert_eq!((y.a, y.b.as_slice(), y.name.as_str(), y.inner.v[1]), (6.0, &[2.0, 3.0][..], "p!", 15.0));
    assert_eq!(<Space as fluxions::Space>::dim(&p), 5);
    assert_eq!(<Space as fluxions::Space>::shape(&p).extents(), [2]);
    let mut order = Vec::new();
    <Space as fluxions::Space>::each(&p, &mut |v: f64| order.push(v));
    assert_eq!(order, [3.0, 1.0, 2.0, 4.0, 5.0]);
    assert_eq!(<Space as fluxions::Space>::filled(1.0), None);
}

/// Every component of a point by its place.
fn paths<X: Space<Real = f64>>(x: View<'_, X, f64>) -> Vec<String> {
    (0..=X::dim(x)).map(|i| X::path(x, i)).collect()
}

#[derive(Clone, Debug, Differentiable)]
struct Body<S> {
    mass: S,
    #[differentiable(skip)]
    _name: &'static str,
    r#type: [S; 2],
}

#[derive(Clone, Debug, Differentiable)]
struct World<S>(Vec<Body<S>>, nalgebra::SMatrix<S, 2, 2>, SVector<S, 2>);

#[test]
fn components_are_named_by_their_place() {
    let body = Body { mass: 1.0, _name: "moon", r#type: [2.0, 3.0] };
    assert_eq!(paths::<Body<f64>>(&body), [".mass", ".type[0]", ".type[1]", ""]);
    let world = World(vec![body; 2], nalgebra::SMatrix::repeat(0.0), SVector::repeat(0.0));
    let all = paths::<World<f64>>(&world);
    assert_eq!(&all[2..6], [".0[0].type[1]", ".0[1].mass", ".0[1].type[0]", ".0[1].type[1]"]);
    assert_eq!(&all[6..], [".1(0, 0)", ".1(1, 0)", ".1(0, 1)", ".1(1, 1)", ".2[0]", ".2[1]", ""]);
    assert_eq!(paths::<(f64, Vec<f64>)>((1.0, &[2.0, 3.0])), [".0", ".1[0]", ".1[1]", ""]);
    assert_eq!(paths::<f64>(1.0)[0], "");
}
