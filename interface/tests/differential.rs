//! The differential of a function as a value: `linearize`, lists of linear maps, and what `.at(x)` leaves behind.

use core::cell::Cell;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Argument, Counting, DifferentialOf, Error, LinearMap, Shape};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

type Outcome = Result<(), Error<Infallible>>;

/// J = (x₁, x₀; 1, −1)
#[differentiable]
fn pair<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![x[0] * x[1], x[0] - x[1]]
}

fn owned<B: Backend>(b: &B) -> Outcome {
    // Neither f nor x is borrowed.
    let (y, mut differential) = b.linearize(Pair, &[2.0, 3.0])?;
    assert_eq!((y, differential.point(), differential.dims()), (vec![6.0, -1.0], &[2.0, 3.0][..], (2, 2)));
    assert_eq!(differential.pullback(&[1.0, 0.0])?, [3.0, 2.0]);
    assert_eq!(differential.pushforward(&[1.0, 10.0])?, [23.0, -9.0]);
    assert_eq!(differential.pullback_batch(&[&[1.0, 0.0], &[1.0, 10.0]])?, [[3.0, 2.0], [13.0, -8.0]]);
    assert_eq!(differential.pushforward_batch(&[&[1.0, 0.0], &[0.0, 1.0]])?, [[3.0, 1.0], [2.0, -1.0]]);
    assert_eq!(differential.relinearize(&[5.0, 7.0])?, [35.0, -2.0]);
    let mut clone = differential.clone();
    assert_eq!(differential.relinearize(&[0.0, 1.0])?, [0.0, -1.0]);
    assert_eq!((clone.pullback(&[1.0, 0.0])?, clone.value()?), (vec![7.0, 5.0], vec![35.0, -2.0]));
    assert_eq!(differential.pullback(&[1.0, 0.0])?, [1.0, 0.0]);
    let elsewhere = std::thread::spawn(move || clone.pushforward(&[1.0, 0.0])).join();
    assert!(matches!(elsewhere, Ok(Ok(y_dot)) if y_dot == [7.0, 1.0]));
    Ok(())
}

#[test]
fn it_is_a_value() -> Outcome {
    owned(&Dual::new())?;
    owned(&NumDual)?;
    owned(&Tape)?;
    owned(&RecordedTape::new())?;
    owned(&SecondOrder::new(Dual::new(), RecordedTape::new()))
}

/// y = W x + b for weights of its own, or a sigmoid-like x / (1 + |x|)
#[derive(Clone)]
struct Layer {
    weights: [[f64; 2]; 2],
}

#[differentiable]
impl Layer {
    fn apply<S: Scalar>(&self, x: &[S]) -> Vec<S> {
        self.weights.iter().map(|row| x.iter().zip(row).map(|(x, w)| *x * *w).sum()).collect()
    }
}

#[differentiable]
fn squares<S: Scalar>(x: &[S]) -> Vec<S> {
    x.iter().map(|x| x * x).collect()
}

#[differentiable]
fn total<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![x.iter().sum()]
}

#[test]
fn a_list_of_layers_runs_backwards() -> Outcome {
    let layer = Layer { weights: [[1.0, 2.0], [3.0, 4.0]] };
    let (a, linear) = Tape.linearize(layer.apply_function(), &[1.0, -1.0])?; // (−1, −1)
    let (b, squares) = Dual::new().linearize(Squares, &a)?; // (1, 1)
    let (c, total) = RecordedTape::new().linearize(Total, &b)?;
    assert_eq!((a, b, c), (vec![-1.0, -1.0], vec![1.0, 1.0], vec![2.0]));
    let mut layers: Vec<Box<dyn LinearMap<Vec<f64>, Vec<f64>> + '_>> =
        vec![Box::new(linear), Box::new(squares), Box::new(total)];
    let mut bar = vec![1.0];
    for layer in layers.iter_mut().rev() {
        bar = layer.pullback(&bar)?;
    }
    assert_eq!(bar, [-8.0, -12.0]); // Wᵀ (2 · −1, 2 · −1)
    let mut dot = vec![1.0, 0.0];
    for layer in &mut layers {
        dot = layer.pushforward(&dot)?;
    }
    assert_eq!(dot, [-8.0]);
    Ok(())
}

#[differentiable]
fn line<S: Scalar>(x: &[S; 2], #[constant] d: &[f64], #[parameter] t: S) -> S {
    (x[0] * x[0] * d[0] + x[1] * d[1]) * t
}

/// A field of a struct: the type can be written down.
struct Misfit<'a> {
    differential: DifferentialOf<'a, Tape, Line>,
}

#[test]
fn the_arguments_are_kept_and_changed() -> Outcome {
    let d = vec![1.0, 10.0];
    let (y, differential) = Tape.bind(Line, (&d, 2.0)).linearize(&[3.0, 4.0])?;
    let mut misfit = Misfit { differential };
    assert_eq!((y, misfit.differential.pullback(1.0)?), (98.0, [12.0, 20.0]));
    misfit.differential.change((&d, -1.0))?;
    assert_eq!((misfit.differential.pullback(1.0)?, misfit.differential.value()?), ([-6.0, -10.0], -49.0));
    Ok(())
}

fn shape_error<T: core::fmt::Debug>(found: Result<T, Error<Infallible>>, argument: Argument, sizes: [usize; 2]) {
    let [expected, found_size] = sizes.map(|n| Shape::new([n]));
    match found {
        Err(error) => assert_eq!(error, Error::Shape { argument, expected, found: found_size }),
        Ok(found) => panic!("expected an error for {argument}, found {found:?}"),
    }
}

fn wrong_shapes<B: Backend>(b: &B) -> Outcome {
    let (_, mut differential) = b.linearize(Pair, &[2.0, 3.0])?;
    let mut short = vec![0.0; 1];
    shape_error(differential.pullback(&[1.0; 3]), Argument::Cotangent, [2, 3]);
    shape_error(differential.pullback_into(&[1.0; 2], &mut short), Argument::Result, [2, 1]);
    shape_error(differential.pullback_batch(&[&[1.0; 2], &[1.0; 4]]), Argument::Cotangent, [2, 4]);
    shape_error(differential.pushforward(&[]), Argument::Tangent, [2, 0]);
    shape_error(differential.pushforward_into(&[1.0; 2], &mut short), Argument::Result, [2, 1]);
    shape_error(differential.value_into(&mut short), Argument::Output, [2, 1]);
    shape_error(differential.relinearize(&[1.0; 3]), Argument::Input, [2, 3]);
    shape_error(differential.relinearize_into(&[9.0; 2], &mut short), Argument::Output, [2, 1]);
    let few = differential.pullback_batch_into(&[&[1.0; 2], &[1.0; 2]], &mut [vec![0.0; 2]]);
    assert_eq!(few, Err(Error::Batch { expected: 2, found: 1 }));
    assert_eq!((differential.pullback(&[1.0, 0.0])?, differential.value()?), (vec![3.0, 2.0], vec![6.0, -1.0]));
    Ok(())
}

#[test]
fn wrong_shapes_are_errors_that_leave_it_as_it_was() -> Outcome {
    wrong_shapes(&Dual::new())?;
    wrong_shapes(&NumDual)?;
    wrong_shapes(&Tape)?;
    wrong_shapes(&RecordedTape::new())?;
    let d = vec![1.0, 10.0];
    #[differentiable]
    fn dot<S: Scalar>(x: &[S; 2], #[parameter] w: &[S]) -> S {
        x[0] * w[0] + x[1] * w[1]
    }
    let (_, mut differential) = Dual::new().bind(Dot, &d).linearize(&[1.0, 1.0])?;
    shape_error(differential.change(&[1.0; 3]), Argument::Context, [2, 3]);
    assert_eq!(differential.pullback(1.0)?, [1.0, 10.0]);
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("a negative number has no root here")]
struct Negative;

#[differentiable]
fn root<S: Scalar>(x: S) -> Result<S, Negative> {
    if x < 0.0 { Err(Negative) } else { Ok(x * x) }
}

fn failing<B: Backend>(b: &B) {
    assert_eq!(b.linearize(Root, -1.0).map(|(y, _)| y), Err(Error::Function(Negative)));
    let Ok((_, mut differential)) = b.linearize(Root, 3.0) else { panic!("3 has a square") };
    for _ in 0..2 {
        assert_eq!(differential.relinearize(-1.0), Err(Error::Function(Negative)));
        assert_eq!((differential.point(), differential.value()), (3.0, Ok(9.0)));
        assert_eq!((differential.pullback(1.0), differential.pushforward(10.0)), (Ok(6.0), Ok(60.0)));
    }
}

#[test]
fn a_failure_leaves_it_at_its_point() {
    failing(&Dual::new());
    failing(&NumDual);
    failing(&Tape);
    failing(&RecordedTape::new());
}

#[test]
fn where_the_evaluation_is_kept_products_do_not_call_f() -> Outcome {
    let f = Counting::new(Pair);
    let (_, mut kept) = Tape.linearize(&f, &[2.0, 3.0])?;
    assert_eq!(f.reset(), 2); // one for the shape of y
    kept.pullback(&[1.0, 0.0])?;
    kept.pushforward(&[1.0, 0.0])?;
    kept.value()?;
    assert_eq!(f.reset(), 0);
    kept.relinearize(&[1.0, 1.0])?;
    assert_eq!(f.reset(), 1);

    let (_, mut evaluated) = Dual::new().linearize(&f, &[2.0, 3.0])?;
    assert_eq!(f.reset(), 2);
    evaluated.pullback(&[1.0, 0.0])?;
    assert_eq!(f.reset(), 1);
    Ok(())
}

#[test]
fn a_linear_map_that_is_forgotten_leaves_nothing_behind() -> Outcome {
    let mut prepared = Tape.prepare_pullback(Pair, &[2.0, 3.0])?;
    core::mem::forget(prepared.at(&[2.0, 3.0])?);
    assert_eq!(prepared.pullback(&[5.0, 7.0], &[1.0, 0.0])?, [7.0, 5.0]);
    assert_eq!(prepared.at(&[1.0, 2.0])?.pullback(&[1.0, 0.0])?, [2.0, 1.0]);
    Ok(())
}

#[test]
fn the_map_at_a_point_has_the_value() -> Outcome {
    let x = [2.0, 3.0];
    assert_eq!(Tape.prepare_pushforward(Pair, &x)?.at(&x)?.value()?, [6.0, -1.0]);
    let mut prepared = Dual::new().prepare_pullback(Pair, &x)?;
    let mut map = prepared.at(&x)?;
    let mut y = vec![0.0; 2];
    map.value_into(&mut y)?;
    assert_eq!((y, map.pullback(&[1.0, 0.0])?), (vec![6.0, -1.0], vec![3.0, 2.0]));
    shape_error(map.value_into(&mut [0.0; 3]), Argument::Output, [2, 3]);
    Ok(())
}

/// A struct whose skipped field comes from the value.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Labelled<S> {
    y: S,
    #[differentiable(skip)]
    calls: usize,
}

struct Labels(Cell<usize>);

#[differentiable]
impl Labels {
    fn label<S: Scalar>(&self, x: S) -> Labelled<S> {
        self.0.set(self.0.get() + 1);
        Labelled { y: x * x, calls: self.0.get() }
    }
}

#[test]
fn skipped_fields_come_from_the_evaluation_that_is_kept() -> Outcome {
    let labels = Labels(Cell::new(0));
    let (y, mut differential) = Tape.linearize(labels.label_function(), 3.0)?;
    let calls = labels.0.get();
    assert_eq!(y, Labelled { y: 9.0, calls });
    assert_eq!(differential.pushforward(1.0)?, Labelled { y: 6.0, calls });
    assert_eq!(differential.pushforward(10.0)?, Labelled { y: 60.0, calls });
    assert_eq!((differential.pullback(&y)?, labels.0.get()), (54.0, calls));
    Ok(())
}

#[test]
fn differences_are_close() -> Outcome {
    let (y, mut differential) = FiniteDifference::central().linearize(Pair, &[2.0, 3.0])?;
    let near = |found: &[f64], expected: [f64; 2]| found.iter().zip(expected).all(|(f, e)| (f - e).abs() < 1e-8);
    assert_eq!(y, [6.0, -1.0]);
    assert!(near(&differential.pullback(&[1.0, 0.0])?, [3.0, 2.0]));
    assert!(near(&differential.pushforward(&[1.0, 10.0])?, [23.0, -9.0]));
    Ok(())
}
