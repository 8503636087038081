//! nalgebra's vectors and matrices: functions that make them, operators, products, methods, and copies of parts.

// Matrices are given by value and by reference, copied and moved.
#![allow(clippy::op_ref, clippy::clone_on_copy)]

use fluxions::prelude::*;
use nalgebra::{
    DMatrix, DVector, Matrix2, Matrix2x3, Matrix3, RowDVector, RowVector2, SMatrix, SVector, Vector2, Vector3,
};

macro_rules! of_matrices {
    ($test:ident at $at:expr; $($name:ident: $case:ident |$x:ident| { $($body:tt)* })*) => {
        $(
            #[differentiable(adjoint)]
            fn $name<S: Scalar>($x: &[S]) -> S {
                $($body)*
            }
        )*

        #[test]
        fn $test() {
            $(crate::agree!($name, $case, $at);)*
        }
    };
}

of_matrices! {
    matrices_are_made at [0.7, 1.3, 0.4];
    made_of_numbers: MadeOfNumbers |x| {
        let (v, m) = (Vector2::new(x[0], x[1]), Matrix2::new(x[0], x[1], x[2], x[0] * x[1]));
        let (n, r) = (Matrix2x3::new(x[0], x[1], x[2], x[1], x[2], x[0]), RowVector2::new(x[2], x[0]));
        v[0] * m[(0, 1)] * m[(1, 0)] + n[(0, 2)] * r[1] + n[(1, 1)] * v.y * m.m11
    }
    made_of_slices: MadeOfSlices |x| {
        let (a, b) = (DVector::from_column_slice(x), DVector::from_vec(vec![x[0], x[1] * x[0]]));
        let (c, d) = (DMatrix::from_row_slice(1, 3, x), DMatrix::from_column_slice(3, 1, &[x[2], x[0], x[1]]));
        let (e, f) = (SVector::<S, 3>::from_row_slice(x), SMatrix::<S, 1, 2>::from_column_slice(&x[1..]));
        a[0] * b[1] * c[(0, 1)] + d[(0, 0)] * e[2] * f[(0, 1)]
    }
    made_of_rows: MadeOfRows |x| {
        let list = [x[0], x[1], x[2], x[0] * x[1]];
        let (a, b) = (Matrix2::from_row_slice(&list), DMatrix::from_vec(2, 2, list.to_vec()));
        a[(0, 1)] * b[(0, 1)] * a[(1, 0)] * x[0] + b[(1, 1)]
    }
    filled: Filled |x| {
        let (mut v, m) = (DVector::from_element(2, x[0]), DMatrix::from_element(2, 3, x[1]));
        v[1] = x[2] * v[0];
        v[0] * v[1] * m[(1, 2)] * m[(0, 0)]
    }
    made_of_columns: MadeOfColumns |x| {
        let (v, w) = (Vector2::new(x[0], x[1]), Vector2::new(x[2], x[0]));
        let (a, b) = (Matrix2::from_columns(&[v, w]), Matrix2::from_diagonal(&v));
        let c = DMatrix::from_diagonal(&DVector::from_column_slice(x));
        a[(0, 1)] * b[(1, 1)] * c[(2, 2)] * a[(1, 0)]
    }
}

of_matrices! {
    operators_of_matrices at [0.7, 1.3, 0.4];
    sums: Sums |x| {
        let (a, b) = (Vector3::new(x[0], x[1], x[2]), Vector3::new(x[2], x[2] * x[0], x[1]));
        let c = a + b * x[0] - b / x[1] + -a * (x[0] * x[2]);
        let d = &c - &a + (&b + c) - (a - &b);
        c.dot(&d) + 2.0 * d[2] * c[0]
    }
    literals: Literals |x| {
        let v = DVector::from_column_slice(x);
        let h: f64 = 0.1;
        let u = h * &v + 2.0 * (&v - 0.5 * &v);
        (0.25 * u).dot(&v)
    }
    products: Products |x| {
        let m = Matrix2::new(x[0], x[1], x[2], x[0] * x[2]);
        let v = Vector2::new(x[2], x[0]);
        let w: Vector2<S> = m * m * v;
        let outer = v * w.transpose();
        let inner = v.transpose() * m * w;
        (outer * v)[0] * outer.trace() + inner[0] * inner[(0, 0)]
    }
    products_of_dynamic_ones: ProductsOfDynamicOnes |x| {
        let m = DMatrix::from_row_slice(2, 3, &[x[0], x[1], x[2], x[2], x[0], x[1]]);
        let v = DVector::from_column_slice(x);
        let w = &m * &v;
        let square = &m * m.transpose();
        let (row, outer) = (w.transpose() * &square, &w * v.transpose());
        let form = (v.transpose() * m.transpose() * &w)[(0, 0)];
        (square.clone() * w).dot(&(&square * row.transpose())) + outer.sum() + form * square.trace()
    }
    changes: Changes |x| {
        let (mut v, w) = (DVector::from_column_slice(x), DVector::from_element(3, x[1]));
        v += &w;
        v -= w.clone() * x[2];
        v *= x[0];
        v /= x[1] + v[0];
        v.axpy(x[2], &w, x[0]);
        let mut m = Matrix2::new(x[0], x[1], x[2], x[0]);
        m += m * x[0];
        m -= m.transpose();
        m *= v[1];
        m.set_column(1, &Vector2::new(v[0], x[1]));
        v.dot(&w) + m[(1, 0)] * m[(0, 1)]
    }
    methods: Methods |x| {
        let (a, b) = (Vector3::new(x[0], x[1], x[2]), Vector3::new(x[2], x[2] * x[0], x[1]));
        let c = a.cross(&b).component_mul(&a).component_div(&b);
        let m = Matrix3::from_columns(&[a, b, c]);
        let d = m.tr_mul(&a);
        d.dot(&c) * m.trace() + a.sum() * c.map(|v| v.sin()).dot(&a)
    }
    parts: Parts |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        let mut y = S::zero();
        for i in 0..2 {
            for j in 0..2 {
                let d = m.row(i) - m.row(j) * x[1];
                y += d.dot(&d);
            }
        }
        let c = m.column(0).clone_owned();
        let s = Matrix3::from_columns(&[Vector3::new(x[0], x[1], x[2]); 3]);
        let f = s.fixed_view::<2, 2>(0, 0) * s.fixed_view::<2, 1>(1, 2);
        let rows = 0.5 * (-m.rows(0, 1));
        y * c.dot(&m.column(1)) * rows[(0, 1)] + f[0] * f[1] + s.column(0).cross(&s.column(1).component_mul(&s.column(2)))[0]
    }
}

of_matrices! {
    matrices_that_change_after_they_were_used at [0.7, 1.3, 0.4];
    overwritten: Overwritten |x| {
        let (mut a, mut b) = (Matrix2::new(x[0], x[1], x[2], x[0]), Vector2::new(x[1], x[2]));
        let c: Vector2<S> = a * b;
        a[(0, 1)] = c[0];
        b *= c[1];
        let d: Vector2<S> = a * b;
        b[0] = d[1] * a[(0, 1)];
        c.dot(&d) + b.dot(&d)
    }
    assigned: Assigned |x| {
        let (mut a, mut b) = (Vector2::new(x[0], x[1]), Vector2::new(x[1], x[2]));
        for _ in 0..3 {
            let t = a + b * x[2];
            a = b;
            b = t.component_mul(&a);
        }
        (-a + b * x[0]).dot(&(a - b))
    }
    in_branches: InBranches |x| {
        let mut best: Option<Vector2<S>> = None;
        let v = Vector2::new(x[0], x[1]);
        let w = if v.x < v.y { v * x[2] } else { v - Vector2::new(S::one(), x[0]) };
        for c in [v, w] {
            if best.is_none_or(|b| c.dot(&c) > b.dot(&b)) {
                best = Some(c);
            }
        }
        best.unwrap().dot(&w)
    }
    in_lists: InLists |x| {
        let list: Vec<Vector2<S>> = (0..3).map(|i| Vector2::new(x[i] * x[0], x[1])).collect();
        let mut mean = Vector2::zeros();
        for v in &list {
            mean += v;
        }
        mean /= S::constant(3.0);
        list.iter().map(|v| (v - mean).dot(&(v - mean))).sum()
    }
    solved: Solved |x| {
        let a = DMatrix::from_row_slice(2, 2, &[x[0] + 3.0, x[1], x[1], x[0] + 2.0]);
        let mut y = DVector::from_column_slice(&x[1..]);
        for _ in 0..2 {
            let r = &a * &y - DVector::from_element(2, S::one());
            y -= solution(&a, &r);
        }
        y.dot(&y) + (a.transpose() * &y).dot(&y)
    }
}

#[differentiable(helper, adjoint)]
fn solution<S: Scalar>(a: &DMatrix<S>, b: &DVector<S>) -> DVector<S> {
    let (mut a, mut b, n) = (a.clone(), b.clone(), b.len());
    for k in 0..n {
        for i in k + 1..n {
            let factor = a[(i, k)] / a[(k, k)];
            for j in k..n {
                let t = a[(k, j)];
                a[(i, j)] -= factor * t;
            }
            let t = b[k];
            b[i] -= factor * t;
        }
    }
    let mut x = DVector::zeros(n);
    for i in (0..n).rev() {
        let mut s = b[i];
        for j in i + 1..n {
            s -= a[(i, j)] * x[j];
        }
        x[i] = s / a[(i, i)];
    }
    x
}

/// A Kalman filter of a position and its velocity.
#[derive(Clone, Debug, Differentiable)]
struct Filter<S> {
    state: Vector2<S>,
    covariance: Matrix2<S>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Filter<S> {
    fn predict(&mut self, f: &Matrix2<S>, noise: S) {
        self.state = f * self.state;
        self.covariance = f * self.covariance * f.transpose() + Matrix2::new(noise, S::zero(), S::zero(), noise);
    }
    fn update(&mut self, z: S, noise: S) -> S {
        let h = RowVector2::new(S::one(), S::zero());
        let s = (h * self.covariance * h.transpose())[0] + noise;
        let gain = self.covariance * h.transpose() / s;
        let error = z - self.state[0];
        self.state += gain * error;
        let identity = Matrix2::new(S::one(), S::zero(), S::zero(), S::one());
        self.covariance = (identity - gain * h) * self.covariance;
        error * error / s + s.ln()
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Body<S> {
    position: Vector3<S>,
    velocity: Vector3<S>,
    mass: S,
}

#[differentiable(helper, adjoint)]
fn forces<S: Scalar>(bodies: &[Body<S>]) -> Vec<Vector3<S>> {
    let mut all = vec![Vector3::zeros(); bodies.len()];
    for i in 0..bodies.len() {
        for j in 0..bodies.len() {
            if i != j {
                let d = bodies[j].position - bodies[i].position;
                let r2 = d.dot(&d) + 0.01;
                all[i] += d * (bodies[i].mass * bodies[j].mass / (r2 * r2.sqrt()));
            }
        }
    }
    all
}

#[derive(Clone, Debug, Differentiable)]
struct Layer<S> {
    weights: DMatrix<S>,
    biases: DVector<S>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Layer<S> {
    fn forward(&self, x: &DVector<S>) -> DVector<S> {
        (&self.weights * x + &self.biases).map(|v| v.tanh())
    }
}

#[differentiable(helper, adjoint)]
fn rotated<S: Scalar>(w: Vector3<S>, v: Vector3<S>) -> Vector3<S> {
    let angle = w.dot(&w).sqrt();
    let axis = w / angle;
    v * angle.cos() + axis.cross(&v) * angle.sin() + axis * (axis.dot(&v) * (S::one() - angle.cos()))
}

#[differentiable(helper, adjoint)]
fn form<S: Scalar, const N: usize>(a: &SMatrix<S, N, N>, v: &SVector<S, N>) -> S {
    (a * v).dot(v)
}

of_matrices! {
    matrices_in_structs_and_functions at [0.7, 1.3, 0.4];
    filtered: Filtered |x| {
        let one = S::one();
        let zero = S::zero();
        let mut filter = Filter { state: Vector2::new(zero, one), covariance: Matrix2::new(one, zero, zero, one) };
        let f = Matrix2::new(one, S::constant(0.1), zero, one);
        let mut y = S::zero();
        for z in [0.1, 0.3, 0.2] {
            filter.predict(&f, x[0]);
            y += filter.update(S::constant(z), x[1]);
        }
        y
    }
    bodies: Bodies |x| {
        let zero = S::zero();
        let mut all = vec![
            Body { position: Vector3::new(x[0], zero, zero), velocity: Vector3::zeros(), mass: S::one() },
            Body { position: Vector3::new(zero, x[1], zero), velocity: Vector3::new(x[1], x[0], zero), mass: x[2] },
        ];
        let dt = S::constant(0.1);
        for _ in 0..3 {
            let forces = forces(&all);
            for (body, force) in all.iter_mut().zip(&forces) {
                body.velocity += force * (dt / body.mass);
                body.position += body.velocity * dt;
            }
        }
        all[0].position.dot(&all[1].position) + all[0].velocity.dot(&all[0].velocity)
    }
    network: Network |x| {
        let layer = Layer {
            weights: DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]),
            biases: DVector::from_column_slice(&x[1..]),
        };
        let mut y = DVector::from_column_slice(&x[..2]);
        for _ in 0..3 {
            y = layer.forward(&y);
        }
        y.sum()
    }
    turned: Turned |x| {
        let y = rotated(Vector3::new(x[0], x[1], x[2]), Vector3::new(x[1], x[0], S::one()));
        y.x * y.y + y.z
    }
    of_any_size: OfAnySize |x| {
        let a = SMatrix::<S, 2, 2>::from_fn(|i, j| x[i] * x[j + 1]);
        let row = RowDVector::from_row_slice(x) * x[0];
        form(&a, &SVector::<S, 2>::from_column_slice(&x[1..])) * row.dot(&row)
    }
}

// Copies, transposed matrices and what is mapped have another form than what was there.
of_matrices! {
    matrices_of_another_form at [0.7, 1.3, 0.4];
    transposed: Transposed |x| {
        let mut m = DMatrix::from_row_slice(2, 3, &[S::zero(), x[0], S::zero(), x[1], S::zero(), x[2]]);
        let mut y = S::zero();
        for k in 0..3 {
            m = m.transpose();
            y += m[(0, 1)] * m[(1, 0)] * m[(m.nrows() - 1, m.ncols() - 1)];
            m[(0, 0)] = y * x[k];
        }
        y
    }
    parts_assigned: PartsAssigned |x| {
        let n = DMatrix::from_fn(3, 4, |i, j| x[i] * x[j % 3]);
        let mut m = DMatrix::zeros(2, 3);
        m = if x[0] > 0.1 { n.columns(1, 2).clone_owned() } else { m };
        let mut v = DVector::from_element(1, x[0]);
        let mut y = v[0];
        for k in 0..2 {
            v = if k == 0 { n.column(1).into_owned() } else { v.rows(1, 2).clone_owned() };
            y += v[v.len() - 1] * v[0];
        }
        m[(1, 1)] * m[(0, 0)] * y
    }
    mapped: Mapped |x| {
        let w = DVector::from_column_slice(x);
        let mut v = DVector::from_element(1, x[0]);
        let mut y = S::zero();
        for k in 0..2 {
            y += v[v.len() - 1];
            v = w.map(|a| a * a * x[k]);
        }
        y * v[0] * v[2]
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Holder<S> {
    m: DMatrix<S>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Holder<S> {
    fn turn(&mut self) {
        self.m = self.m.transpose();
    }
    fn reset(&mut self) {
        self.m = DMatrix::zeros(3, 2);
    }
}

#[differentiable(adjoint)]
fn turned_behind_a_reference<S: Scalar>(x: &[S]) -> S {
    let mut holder = Holder { m: DMatrix::from_element(2, 3, x[0]) };
    holder.turn();
    holder.m[(1, 1)]
}
#[differentiable(adjoint)]
fn reset_behind_a_reference<S: Scalar>(x: &[S]) -> S {
    let mut holder = Holder { m: DMatrix::from_element(2, 3, x[0]) };
    holder.reset();
    holder.m[(0, 1)] = x[0];
    holder.m[(1, 0)] * holder.m[(0, 1)]
}

// As many entries are not the same form.
#[test]
fn forms_behind_references_stay() {
    use fluxions::adjoint::{Cell, Stack};
    for adjoint in [turned_behind_a_reference::adjoint::<f64>, reset_behind_a_reference::adjoint::<f64>] {
        let call = || adjoint(&[2.0], &[Cell::new(0.0)], &Cell::new(1.0), &mut Stack::new());
        let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(call)).expect_err("another form");
        assert!(panic.downcast_ref::<String>().is_some_and(|text| text.contains("stand in one place")));
    }
}

of_matrices! {
    columns_are_added at [0.7, 1.3, 0.4];
    columns: Columns |x| {
        let m = DMatrix::from_row_slice(3, 2, &[x[0], x[1], x[2], x[1], x[0], x[2]]);
        let mut v = DVector::from_column_slice(x);
        for k in 0..2 {
            v += m.column(k);
            v -= m.column(0) * x[k];
        }
        let mut holder = Holder { m };
        holder.m = DMatrix::zeros(2, 3);
        holder.m[(0, 2)] = v[0];
        v.dot(&v) * holder.m[(0, 2)]
    }
}
