//! All pairs of spaces.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::{MatrixMatrix, NumberNumber, VectorNumber, VectorVector};
use fluxions::prelude::*;
use nalgebra::{DMatrix, SMatrix, SVector};

#[differentiable(adjoint)]
pub fn number_to_number_function<S: Scalar>(x: S) -> S {
    (x * x).sin() + x
}

crate::case! {
    /// sin x² + x
    NumberToNumber: NumberNumber = NumberToNumberFunction, [1.3, -0.4], |_s| (),
    value: |x| vec![(x[0] * x[0]).sin() + x[0]],
    jacobian: |x| vec![2.0 * x[0] * (x[0] * x[0]).cos() + 1.0],
    second: |x| vec![2.0 * (x[0] * x[0]).cos() - 4.0 * x[0] * x[0] * (x[0] * x[0]).sin()],
}

#[differentiable(adjoint)]
pub fn number_to_vector_function<S: Scalar>(y: &mut [S], x: S) {
    y[0] = x.sin();
    y[1] = x * x;
    y[2] = S::one();
}

crate::case! {
    /// (sin x, x², 1)
    NumberToVector: NumberToVectorFunction = NumberToVectorFunction::new(&[0.0; 3]), [1.3, -0.4], |_s| (),
    value: |x| vec![x[0].sin(), x[0] * x[0], 1.0],
    jacobian: |x| vec![x[0].cos(), 2.0 * x[0], 0.0],
    second: |x| vec![-x[0].sin(), 2.0, 0.0],
}

#[differentiable(adjoint)]
pub fn number_to_matrix_function<S: Scalar>(x: S) -> SMatrix<S, 2, 3> {
    SMatrix::from_fn(|i, j| x.powi((i + 2 * j) as i32))
}

crate::case! {
    /// xⁱ⁺²ʲ: in column-major order the powers 0 to 5
    NumberToMatrix: NumberToMatrixFunction = NumberToMatrixFunction, [1.3, -0.4], |_s| (),
    value: |x| (0..6).map(|k| x[0].powi(k)).collect(),
    jacobian: |x| (0..6).map(|k| f64::from(k) * x[0].powi(k - 1)).collect(),
    second: |x| (0..6).map(|k| f64::from(k * (k - 1)) * x[0].powi(k - 2)).collect(),
}

#[differentiable(adjoint)]
pub fn vector_to_number_function<S: Scalar>(x: &[S]) -> S {
    x[0] * x[0] * x[1] + x[2].exp()
}

crate::case! {
    /// x₀² x₁ + exp x₂
    VectorToNumber: VectorNumber = VectorToNumberFunction, [vec![1.5, -2.0, 0.3], vec![0.2, 1.0, -1.0]], |_s| (),
    value: |x| vec![x[0] * x[0] * x[1] + x[2].exp()],
    jacobian: |x| vec![2.0 * x[0] * x[1], x[0] * x[0], x[2].exp()],
    second: |x| vec![2.0 * x[1], 2.0 * x[0], 0.0, 2.0 * x[0], 0.0, 0.0, 0.0, 0.0, x[2].exp()],
}

#[differentiable(adjoint)]
pub fn matrix_to_number_function<S: Scalar>(x: &SMatrix<S, 2, 2>) -> S {
    x[(0, 0)] * x[(1, 1)] - x[(0, 1)] * x[(1, 0)]
}

crate::case! {
    /// The determinant; components x₀₀, x₁₀, x₀₁, x₁₁
    MatrixToNumber: MatrixToNumberFunction = MatrixToNumberFunction,
    [SMatrix::from([[1.0, 2.0], [3.0, 5.0]]), SMatrix::from([[0.5, -1.0], [2.0, 4.0]])], |_s| (),
    value: |x| vec![x[0] * x[3] - x[2] * x[1]],
    jacobian: |x| vec![x[3], -x[2], -x[1], x[0]],
    second: |_| vec![
        0.0, 0.0, 0.0, 1.0, //
        0.0, 0.0, -1.0, 0.0, //
        0.0, -1.0, 0.0, 0.0, //
        1.0, 0.0, 0.0, 0.0,
    ],
}

#[differentiable(adjoint)]
pub fn vector_to_vector_function<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![x[0] * x[1], x[1].sin(), x[0] - x[1] * 3.0]
}

crate::case! {
    /// (x₀ x₁, sin x₁, x₀ − 3 x₁)
    VectorToVector: VectorVector = VectorToVectorFunction, [vec![1.5, -2.0], vec![0.2, 1.0]], |_s| (),
    allocates: true,
    value: |x| vec![x[0] * x[1], x[1].sin(), x[0] - 3.0 * x[1]],
    jacobian: |x| vec![x[1], x[0], 0.0, x[1].cos(), 1.0, -3.0],
}

#[differentiable(adjoint)]
pub fn vector_to_matrix_function<S: Scalar>(x: &[S; 2]) -> SMatrix<S, 2, 2> {
    SMatrix::from_fn(|i, j| x[i] * x[j])
}

crate::case! {
    /// x xᵀ
    VectorToMatrix: VectorToMatrixFunction = VectorToMatrixFunction, [[1.5, -2.0], [0.2, 1.0]], |_s| (),
    value: |x| vec![x[0] * x[0], x[0] * x[1], x[0] * x[1], x[1] * x[1]],
    jacobian: |x| vec![2.0 * x[0], 0.0, x[1], x[0], x[1], x[0], 0.0, 2.0 * x[1]],
}

#[differentiable]
pub fn matrix_to_vector_function<S: Scalar>(x: &SMatrix<S, 2, 2>) -> SVector<S, 2> {
    x * SVector::from([S::one(), S::constant(2.0)])
}

crate::case! {
    /// X (1, 2)ᵀ
    MatrixToVector: MatrixToVectorFunction = MatrixToVectorFunction,
    [SMatrix::from([[1.0, 2.0], [3.0, 5.0]]), SMatrix::from([[0.5, -1.0], [2.0, 4.0]])], |_s| (),
    value: |x| vec![x[0] + 2.0 * x[2], x[1] + 2.0 * x[3]],
    jacobian: |_| vec![1.0, 0.0, 2.0, 0.0, 0.0, 1.0, 0.0, 2.0],
}

#[differentiable]
pub fn matrix_to_matrix_function<S: Scalar>(x: &SMatrix<S, 2, 2>) -> SMatrix<S, 2, 2> {
    x * x
}

crate::case! {
    /// X², components a = x₀₀, c = x₁₀, b = x₀₁, d = x₁₁
    MatrixToMatrix: MatrixToMatrixFunction = MatrixToMatrixFunction,
    [SMatrix::from([[1.0, 2.0], [3.0, 5.0]]), SMatrix::from([[0.5, -1.0], [2.0, 4.0]])], |_s| (),
    value: |x| {
        let [a, c, b, d] = [x[0], x[1], x[2], x[3]];
        vec![a * a + b * c, c * (a + d), b * (a + d), d * d + b * c]
    },
    jacobian: |x| {
        let [a, c, b, d] = [x[0], x[1], x[2], x[3]];
        vec![
            2.0 * a, b, c, 0.0, //
            c, a + d, 0.0, c, //
            b, 0.0, a + d, b, //
            0.0, b, c, 2.0 * d,
        ]
    },
}

#[differentiable(adjoint)]
pub fn dynamic_matrix_function<S: Scalar>(x: &DMatrix<S>) -> DMatrix<S> {
    x.map(|v| v * v)
}

crate::case! {
    /// The square of each entry of a 2 × 3 matrix
    DynamicMatrix: MatrixMatrix = DynamicMatrixFunction,
    [DMatrix::from_fn(2, 3, |i, j| 1.0 + i as f64 - 0.5 * j as f64), DMatrix::from_fn(2, 3, |i, j| 0.3 * (i * j) as f64)],
    |_s| (), allocates: true,
    value: |x| x.iter().map(|v| v * v).collect(),
    jacobian: |x| (0..36).map(|k| if k / 6 == k % 6 { 2.0 * x[k % 6] } else { 0.0 }).collect(),
}

#[differentiable(adjoint)]
pub fn tuple_function<S: Scalar>(a: S, b: &[S], c: &[S; 2]) -> S {
    a * b[0] + b[1] * c[0] * c[1]
}

crate::case! {
    /// Several active arguments: a b₀ + b₁ c₀ c₁
    Tuple: TupleFunction = TupleFunction, [(1.5, vec![0.5, -1.0], [2.0, 3.0]), (-0.5, vec![2.5, 1.0], [1.0, -2.0])], |_s| (),
    value: |x| vec![x[0] * x[1] + x[2] * x[3] * x[4]],
    jacobian: |x| vec![x[1], x[0], x[3] * x[4], x[2] * x[4], x[2] * x[3]],
    second: |x| vec![
        0.0, 1.0, 0.0, 0.0, 0.0, //
        1.0, 0.0, 0.0, 0.0, 0.0, //
        0.0, 0.0, 0.0, x[4], x[3], //
        0.0, 0.0, x[4], 0.0, x[2], //
        0.0, 0.0, x[3], x[2], 0.0,
    ],
}

#[differentiable(adjoint)]
pub fn tuple_out_function<S: Scalar>(x: &[S; 2]) -> (S, [S; 2]) {
    (x[0] * x[1], [x[0], x[1].exp()])
}

crate::case! {
    /// (x₀ x₁, (x₀, exp x₁))
    TupleOut: TupleOutFunction = TupleOutFunction, [[1.5, -2.0], [0.2, 1.0]], |_s| (),
    value: |x| vec![x[0] * x[1], x[0], x[1].exp()],
    jacobian: |x| vec![x[1], x[0], 1.0, 0.0, 0.0, x[1].exp()],
}

#[differentiable(adjoint)]
pub fn array_of_arrays_function<S: Scalar>(x: &[[S; 2]]) -> S {
    x.iter().map(|p| p[0] * p[1]).sum()
}

crate::case! {
    /// Σ pᵢ₀ pᵢ₁ over points in a row
    ArrayOfArrays: ArrayOfArraysFunction = ArrayOfArraysFunction,
    [vec![[1.0, 2.0], [3.0, -4.0]], vec![[0.5, 0.1], [-2.0, 1.0]]], |_s| (),
    value: |x| vec![x[0] * x[1] + x[2] * x[3]],
    jacobian: |x| vec![x[1], x[0], x[3], x[2]],
    second: |_| vec![
        0.0, 1.0, 0.0, 0.0, //
        1.0, 0.0, 0.0, 0.0, //
        0.0, 0.0, 0.0, 1.0, //
        0.0, 0.0, 1.0, 0.0,
    ],
}

#[differentiable(adjoint)]
pub fn nothing_function<S: Scalar>(#[constant] _unused: &()) -> S {
    S::constant(3.0)
}

crate::case! {
    /// No active argument: 3
    Nothing: NothingFunction = NothingFunction, [(), ()], |_s| &(),
    value: |_| vec![3.0],
    jacobian: |_| vec![],
}

#[differentiable(adjoint)]
pub fn empty_function<S: Scalar>(x: &[S]) -> S {
    x.iter().copied().sum::<S>() + 3.0
}

crate::case! {
    /// n = 0: 3 + the sum of no numbers
    Empty: VectorNumber = EmptyFunction, [vec![], vec![]], |_s| (),
    value: |_| vec![3.0],
    jacobian: |_| vec![],
}

#[differentiable(adjoint)]
pub fn independent_function<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = x[0] * 2.0;
    y[1] = S::constant(7.0);
}

crate::case! {
    /// (2 x₀, 7): an output and an input without effect
    Independent: VectorVector = IndependentFunction::new(&[0.0; 2]), [vec![1.0, 2.0], vec![-1.0, 0.0]], |_s| (),
    value: |x| vec![2.0 * x[0], 7.0],
    jacobian: |_| vec![2.0, 0.0, 0.0, 0.0],
}

#[differentiable(adjoint)]
pub fn branch_function<S: Scalar>(x: &[S]) -> S {
    if x[0] > x[1] { x[0] * x[0] } else { x[1] * 3.0 }
}

crate::case! {
    /// x₀² if x₀ > x₁, else 3 x₁: the two points take different branches
    Branch: VectorNumber = BranchFunction, [vec![2.0, 1.0], vec![0.5, 1.0]], |_s| (),
    value: |x| vec![if x[0] > x[1] { x[0] * x[0] } else { 3.0 * x[1] }],
    jacobian: |x| if x[0] > x[1] { vec![2.0 * x[0], 0.0] } else { vec![0.0, 3.0] },
    second: |x| vec![if x[0] > x[1] { 2.0 } else { 0.0 }, 0.0, 0.0, 0.0],
}
