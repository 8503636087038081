//! Options, boxes, maps, enums, and structs with further parameters: every operator, the order of components, wrong shapes.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Argument, Error, Owned, Space};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::{RecordedTape, Tape};
use std::collections::BTreeMap;

type Outcome = Result<(), Error<Infallible>>;

/// A figure: the variant is a part of the shape.
#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Figure<S> {
    Point,
    Circle { radius: S },
    Polygon(Vec<S>, #[differentiable(skip)] f64),
}

/// A type within itself.
#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Tree<S> {
    Leaf(S),
    Node(Box<Tree<S>>, Box<Tree<S>>),
}

/// Fields of all the new kinds, and two further parameters.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Scene<S, Name: Ord = String, const N: usize = 1> {
    named: BTreeMap<String, [S; N]>,
    #[differentiable(skip)]
    title: Name,
    weight: Option<S>,
    figure: Box<Figure<S>>,
    tree: Tree<S>,
}

#[differentiable]
fn size<S: Scalar>(figure: &Figure<S>) -> S {
    match figure {
        Figure::Point => S::one(),
        Figure::Circle { radius } => 2.0 * radius * radius,
        Figure::Polygon(sides, scale) => sides.iter().product::<S>() * *scale,
    }
}

#[differentiable(helper)]
fn leaves<S: Scalar>(tree: &Tree<S>) -> S {
    match tree {
        Tree::Leaf(x) => x * x,
        Tree::Node(a, b) => leaves(a) + 2.0 * leaves(b),
    }
}

/// Σ named² · weight + size(figure) + leaves(tree)
#[differentiable]
fn total<S: Scalar>(scene: &Scene<S, u8, 2>) -> S {
    let named: S = scene.named.values().flatten().map(|x| x * x).sum();
    let weight = scene.weight.unwrap_or_else(S::one);
    named * weight + size(&scene.figure) + leaves(&scene.tree)
}

/// As the last one by component: results may be of the new spaces too.
#[differentiable]
fn squared<S: Scalar>(scene: &Scene<S, u8, 2>) -> Scene<S, u8, 2> {
    let mut result = scene.clone();
    result.named.values_mut().flatten().for_each(|x| *x *= *x);
    result.weight = scene.weight.map(|x| x * x);
    if let Figure::Circle { radius } = &mut *result.figure {
        *radius *= *radius;
    }
    if let Tree::Node(a, _) = &mut result.tree {
        **a = Tree::Leaf(3.0 * leaves(a));
    }
    result
}

fn scene(v: [f64; 8]) -> Scene<f64, u8, 2> {
    let leaf = |x| Box::new(Tree::Leaf(x));
    Scene {
        named: BTreeMap::from([("a".into(), [v[0], v[1]]), ("b".into(), [v[2], v[3]])]),
        title: 7,
        weight: Some(v[4]),
        figure: Box::new(Figure::Circle { radius: v[5] }),
        tree: Tree::Node(leaf(v[6]), leaf(v[7])),
    }
}

/// Asserts that each point has its own shape only, with and without a list of extents.
fn have_shapes_of_their_own<X: Space<Real = f64>>(points: &[Owned<X, f64>]) {
    for (i, a) in points.iter().enumerate() {
        for (j, b) in points.iter().enumerate() {
            let (a, b) = (X::view(a), X::view(b));
            assert_eq!(X::same_shape::<f64, f64>(a, b), i == j, "{i} and {j}");
            assert_eq!(X::shape::<f64>(a) == X::shape::<f64>(b), i == j, "{i} and {j}");
        }
    }
}

#[test]
fn shapes_are_compared_part_by_part() {
    let (first, mut others) = (scene(X), vec![scene(X); 6]);
    let values = first.named.values().copied();
    others[0].named = ["a".into(), "c".into()].into_iter().zip(values).collect();
    others[1].named.clear();
    others[2].weight = None;
    *others[3].figure = Figure::Point;
    *others[4].figure = Figure::Polygon(vec![1.0], 2.0);
    others[5].tree = Tree::Leaf(1.0);
    have_shapes_of_their_own::<Scene<f64, u8, 2>>(&[vec![first], others].concat());
    let polygon = |n| Figure::Polygon(vec![1.0; n], n as f64);
    have_shapes_of_their_own::<Figure<f64>>(&[polygon(0), polygon(1), polygon(2), Figure::Point]);
    have_shapes_of_their_own::<Vec<[Vec<f64>; 1]>>(&[vec![], vec![[vec![1.0]]], vec![[vec![]], [vec![1.0]]]]);
    let matrix = nalgebra::DMatrix::from_element;
    have_shapes_of_their_own::<(f64, nalgebra::DMatrix<f64>)>(&[(1.0, matrix(2, 3, 1.0)), (1.0, matrix(3, 2, 1.0))]);
}

fn components(scene: &Scene<f64, u8, 2>) -> Vec<f64> {
    let mut all = Vec::new();
    Scene::<f64, u8, 2>::each(scene, &mut |x: f64| all.push(x));
    all
}

const X: [f64; 8] = [1.0, 2.0, 3.0, 4.0, 0.5, 1.5, -1.0, 2.0];
const V: [f64; 8] = [1.0, -1.0, 0.5, 2.0, 4.0, 1.0, -2.0, 0.25];
/// The gradient of `total` by hand: 2 w xᵢ, Σ xᵢ², 4 r, 2 a, 4 b.
const GRADIENT: [f64; 8] = [1.0, 2.0, 3.0, 4.0, 30.0, 6.0, -2.0, 8.0];
/// Its Hessian times V.
const PRODUCT: [f64; 8] = [9.0, 15.0, 24.5, 34.0, 17.0, 4.0, -4.0, 1.0];
/// The diagonal of the Jacobian of `squared`: 2 xᵢ, 2 w, 2 r, 6 a, 1.
const DIAGONAL: [f64; 8] = [2.0, 4.0, 6.0, 8.0, 1.0, 3.0, -6.0, 1.0];

fn close(a: &[f64], b: &[f64], tolerance: f64) {
    assert!(a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() <= tolerance), "{a:?} and {b:?}");
}

fn every_operator(backend: impl Backend, first: f64, second: f64) -> Outcome {
    let (x, v) = (scene(X), scene(V));
    close(&components(&backend.gradient(Total, &x)?), &GRADIENT, first);
    close(&components(&backend.hvp(Total, &x, &v)?), &PRODUCT, second);
    close((backend.hessian(Total, &x)? * nalgebra::DVector::from_row_slice(&V)).as_slice(), &PRODUCT, second);
    let jacobian = backend.jacobian(Squared, &x)?;
    close(jacobian.diagonal().as_slice(), &DIAGONAL, first);
    assert_eq!(jacobian.shape(), (8, 8));
    let scaled: Vec<f64> = DIAGONAL.iter().zip(&V).map(|(d, v)| d * v).collect();
    let pushed = backend.pushforward(Squared, &x, &v)?;
    close(&components(&pushed), &scaled, first);
    close(&components(&backend.pullback(Squared, &x, &v)?), &scaled, first);
    assert_eq!((pushed.title, pushed.named.keys().map(String::as_str).collect::<Vec<_>>()), (7, vec!["a", "b"]));
    Ok(())
}

#[test]
fn every_operator_on_the_new_spaces() -> Outcome {
    every_operator(Dual::new(), 1e-13, 1e-13)?;
    every_operator(RecordedTape::new(), 1e-13, 1e-13)?;
    every_operator(Tape, 1e-13, 1e-13)?;
    every_operator(FiniteDifference::central(), 1e-7, 1e-3)
}

#[differentiable]
fn all_kinds<S: Scalar>(t: S) -> (Option<S>, Tree<S>, Figure<S>) {
    (Some(2.0 * t), Tree::Leaf(t * t), Figure::Polygon(vec![1.0 / t], 5.0))
}

#[test]
fn results_of_the_new_kinds_have_derivatives() -> Outcome {
    let expected = (Some(2.0), Tree::Leaf(4.0), Figure::Polygon(vec![-0.25], 5.0));
    assert_eq!(Dual::new().derivative(AllKinds, 2.0)?, expected);
    assert_eq!(RecordedTape::new().derivative(AllKinds, 2.0)?, expected);
    let second = (Some(0.0), Tree::Leaf(2.0), Figure::Polygon(vec![0.25], 5.0));
    assert_eq!(Dual::new().second_derivative(AllKinds, 2.0)?, second);
    Ok(())
}

#[test]
fn components_have_an_order_and_names() {
    type Space = Scene<f64, u8, 2>;
    let x = scene(X);
    assert_eq!(components(&x), X);
    let paths: Vec<_> = (0..9).map(|i| Space::path(&x, i)).collect();
    let expected =
        [".named[\"a\"][0]", ".named[\"a\"][1]", ".named[\"b\"][0]", ".named[\"b\"][1]", ".weight", ".figure.radius"];
    assert_eq!(paths[..6], expected);
    assert_eq!(paths[6..], [".tree.0.0", ".tree.1.0", ""]);
    assert_eq!((Space::dim(&x), Figure::dim(&Figure::<f64>::Point)), (8, 0));
    assert_eq!((Space::SKIPS, Figure::<f64>::SKIPS, Tree::<f64>::SKIPS), (true, true, false));
}

/// The error of a shape, in words.
fn shape_error<T: core::fmt::Debug>(result: Result<T, Error<Infallible>>, argument: Argument) -> String {
    match result {
        Err(error @ Error::Shape { argument: found, .. }) if found == argument => error.to_string(),
        other => panic!("{other:?}"),
    }
}

fn other_shapes_are_errors(backend: impl Backend) -> Outcome {
    let x = scene(X);
    let mut prepared = backend.prepare_gradient(Total, &x)?;
    let changes: [(&str, fn(&mut Scene<f64, u8, 2>)); 5] = [
        ("a key more", |s| s.named.extend([("c".to_string(), [0.0; 2])])),
        ("another key", |s| s.named = BTreeMap::from([("a".into(), [1.0; 2]), ("z".into(), [1.0; 2])])),
        ("none", |s| s.weight = None),
        ("another variant", |s| *s.figure = Figure::Point),
        ("another tree", |s| s.tree = Tree::Leaf(1.0)),
    ];
    for (what, change) in changes {
        let mut other = x.clone();
        change(&mut other);
        let message = shape_error(prepared.gradient(&other), Argument::Input);
        assert!(message.contains("expected"), "{what}: {message}");
        // A result of another shape is refused as well.
        shape_error(prepared.value_and_gradient_into(&x, &mut other), Argument::Result);
        assert_eq!(prepared.value_and_gradient(&x)?.0, 28.5);
    }
    let mut pullback = backend.prepare_pullback(Squared, &x)?;
    let mut wrong = x.clone();
    wrong.weight = None;
    shape_error(pullback.pullback(&x, &wrong), Argument::Cotangent);
    close(&components(&pullback.pullback(&x, &scene(V))?)[..2], &[2.0, -4.0], 1e-6);
    Ok(())
}

#[test]
fn another_variant_or_key_is_an_error() -> Outcome {
    other_shapes_are_errors(Dual::new())?;
    other_shapes_are_errors(RecordedTape::new())?;
    other_shapes_are_errors(FiniteDifference::central())?;
    let mut prepared = Dual::new().prepare_gradient(Size, &Figure::Circle { radius: 1.0 })?;
    let message = shape_error(prepared.gradient(&Figure::Polygon(vec![1.0, 2.0], 1.0)), Argument::Input);
    assert_eq!(message, "the input x: expected \"Circle\", found \"Polygon\" with length 2");
    Ok(())
}

#[test]
fn shapes_compare_marks() {
    let shape = |key: &str, n: usize| {
        let map = BTreeMap::from([(key.to_string(), vec![0.0; n])]);
        <BTreeMap<String, Vec<f64>> as Space>::shape(&map)
    };
    assert_eq!(shape("a", 2), shape("a", 2));
    assert_ne!(shape("a", 2), shape("b", 2));
    assert_ne!(shape("a", 2), shape("a", 3));
    assert_eq!(shape("a", 2).extents(), [1, 2]);
    // A key of another type is another key.
    let number = <BTreeMap<u8, Vec<f64>> as Space>::shape(&BTreeMap::from([(1, vec![0.0; 2])]));
    assert_ne!(number, <BTreeMap<u16, Vec<f64>> as Space>::shape(&BTreeMap::from([(1, vec![0.0; 2])])));
    assert_eq!(number.clone(), number);
}

#[test]
fn points_are_written_from_one_slice() {
    use fluxions::adjoint::Cell;
    type X = (Vec<[f64; 2]>, f64, (Vec<Vec<f64>>, Option<f64>));
    let mut x: fluxions::Owned<X, f64> = (vec![[0.0; 2]; 2], 0.0, (vec![vec![0.0], vec![], vec![0.0; 2]], Some(0.0)));
    X::assign_flat(X::view_mut(&mut x), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
    assert_eq!(x, (vec![[1.0, 2.0], [3.0, 4.0]], 5.0, (vec![vec![6.0], vec![], vec![7.0, 8.0]], Some(9.0))));

    // A list of lists does not lie in one slice; a list of arrays beside a number does.
    type Y = (Vec<[f64; 2]>, f64);
    let mut flat = [1.0, 2.0, 3.0, 4.0, 5.0];
    let cells = Cell::from_mut_slice(&mut flat);
    assert!(<Vec<Vec<f64>>>::flat_bar(&[vec![0.0; 5]], cells).is_none());
    let (list, number) = Y::flat_bar((&x.0, 0.0), cells).expect("it lies in one slice");
    assert_eq!((list[1][0].get(), number.get()), (3.0, 5.0));
}
