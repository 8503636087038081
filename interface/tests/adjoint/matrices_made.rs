//! nalgebra's vectors, matrices and points: all that makes them, constants beside those with derivatives, and what is made entry by entry.

// Matrices are given by value and by reference.
#![allow(clippy::op_ref, clippy::clone_on_copy)]

use fluxions::prelude::*;
use nalgebra::{
    DMatrix, DVector, Matrix2, Matrix2x3, Matrix3, Point2, Point3, RowDVector, RowVector2, SMatrix, Vector2, Vector3,
    point, vector,
};

of_matrices! {
    constants_stand_beside_matrices at [0.7, 1.3, 0.4, 0.9];
    dynamic_identity: DynamicIdentity |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        let p = DMatrix::identity(2, 2) * x[1] - &m;
        p[(0, 1)] * p[(0, 0)]
    }
    dynamic_zeros: DynamicZeros |x| {
        let v = DVector::from_column_slice(&x[..3]);
        let w = DVector::zeros(3) + &v;
        w[0] * w[1]
    }
    identity_times_number: IdentityTimesNumber |x| {
        let m = Matrix2::identity() * x[0];
        m[(0, 0)] * m[(1, 1)]
    }
    identity_minus: IdentityMinus |x| {
        let m = Matrix2::new(x[0], x[1], x[2], x[0]);
        let p = (Matrix2::identity() - m * x[0]) * m;
        p[(0, 0)] * p[(1, 0)]
    }
    identity_by_name: IdentityByName |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        let eye = DMatrix::identity(2, 2);
        let p = &eye * x[1] - &m;
        p[(0, 1)] * p[(0, 0)]
    }
    identity_of_form: IdentityOfForm |x| {
        let m = SMatrix::<S, 2, 2>::identity() * x[0] + SMatrix::<S, 2, 2>::from_fn(|i, j| x[i] * x[j]);
        m[(0, 1)] * m[(0, 0)]
    }
    identity_added: IdentityAdded |x| {
        let mut m = Matrix2::new(x[0], x[1], x[2], x[0]);
        m += Matrix2::identity() * x[3];
        m[(0, 1)] * m[(0, 0)]
    }
    filled_beside: FilledBeside |x| {
        let v = Vector3::new(x[0], x[1], x[2]);
        let w = v - Vector3::zeros();
        let u = w + Vector3::repeat(x[0]);
        u[0] * w[1]
    }
    axes: Axes |x| {
        let v = Vector3::new(x[0], x[1], x[2]);
        let g = Vector3::z() * x[3] + Vector3::x();
        v.dot(&g)
    }
    axes_in_products: AxesInProducts |x| {
        let v = Vector3::new(x[0], x[1], x[2]);
        let a = v.dot(&Vector3::z()) + Vector3::y().dot(&v) + v.cross(&Vector3::x()).sum();
        let g = Vector3::z();
        let b = g.cross(&v).dot(&v.component_mul(&v)) + v.dot(&g);
        a * b + (g * x[3] + v).sum()
    }
    by_name_and_by_value: ByNameAndByValue |x| {
        let z = DVector::zeros(2);
        let v = DVector::from_column_slice(&x[..2]);
        let w = z + &v;
        let mut u = DVector::zeros(2);
        u += &v;
        u.copy_from(&(&u + &w));
        w.dot(&u)
    }
    moved_constants: MovedConstants |x| {
        let a = DMatrix::<f64>::identity(2, 2);
        let v = DVector::from_column_slice(&x[..2]);
        let b = a.map(|v| S::constant(v));
        (b * v).sum()
    }
}

of_matrices! {
    filters_and_steps_with_constants at [0.7, 1.3, 0.4, 0.9];
    kalman: Kalman |x| {
        let f = Matrix2::new(S::one(), x[3], S::zero(), S::one());
        let mut s = Vector2::new(x[0], x[1]);
        let mut p = Matrix2::identity() * x[2];
        let h = RowVector2::new(S::one(), S::zero());
        let q = Matrix2::identity() * x[0];
        let mut ll = S::zero();
        for z in [0.3, 0.5] {
            s = f * s;
            p = f * p * f.transpose() + q;
            let innovation = S::constant(z) - (h * s)[0];
            let v = (h * p * h.transpose())[(0, 0)] + x[1];
            let k = p * h.transpose() / v;
            s += k * innovation;
            p = (Matrix2::identity() - k * h) * p;
            ll += innovation * innovation / v + v.ln();
        }
        ll
    }
    kalman_of_any_size: KalmanOfAnySize |x| {
        let n = 2;
        let f = DMatrix::from_row_slice(n, n, &[S::one(), x[3], S::zero(), S::one()]);
        let mut s = DVector::from_vec(vec![x[0], x[1]]);
        let mut p = DMatrix::identity(n, n) * x[2];
        let q = DMatrix::identity(n, n) * x[0];
        for z in [0.3, 0.5] {
            s = &f * &s;
            p = &f * &p * f.transpose() + &q;
            let h = DMatrix::from_row_slice(1, 2, &[S::one(), S::zero()]);
            let v = (&h * &p * h.transpose())[(0, 0)] + x[1];
            let k = &p * h.transpose() / v;
            let r = S::constant(z) - (&h * &s)[0];
            s += k.column(0) * r;
            p = (DMatrix::identity(n, n) - &k * &h) * &p;
        }
        s[0] + p[(0, 1)]
    }
    conjugate_gradients: ConjugateGradients |x| {
        let mut cg_x = DVector::zeros(2);
        let a = DMatrix::from_row_slice(2, 2, &[x[0] + 2.0, x[1], x[1], x[2] + 3.0]);
        let b = DVector::from_vec(vec![x[0], x[3]]);
        let mut r = &b - &a * &cg_x;
        let mut p = r.clone();
        let mut rs = r.dot(&r);
        for _ in 0..2 {
            let ap = &a * &p;
            let alpha = rs / p.dot(&ap);
            cg_x += &p * alpha;
            r -= &ap * alpha;
            let new = r.dot(&r);
            p = &r + &p * (new / rs);
            rs = new;
        }
        cg_x.sum() + b.dot(&cg_x)
    }
}

of_matrices! {
    matrices_are_made_in_all_ways at [0.7, 1.3, 0.4, 0.9];
    in_all_ways: InAllWays |x| {
        let a = Matrix2x3::from_columns(&[Vector2::new(x[0], x[1]), Vector2::x(), Vector2::new(x[2], x[3])]);
        let b = DMatrix::from_rows(&[RowDVector::from_row_slice(&x[..2]), RowDVector::from_row_slice(&x[2..])]);
        let c = Matrix2::from_diagonal_element(x[1]) + Matrix2::from_element(x[2]) * Matrix2::repeat(x[0]);
        let d = Vector3::from([x[0], x[1], x[2]]) + Vector3::repeat(x[3]);
        let e = DVector::from(vec![x[0], x[1]])
            + DVector::repeat(2, x[0])
            + DVector::from_iterator(2, x.iter().take(2).map(|v| *v * *v));
        (a.transpose() * c * a).trace()
            + b.trace() * d.sum()
            + e.dot(&e)
            + DMatrix::from_row_iterator(2, 2, [x[0], x[1], x[2], x[3]])[(0, 1)]
    }
    of_rows: OfRows |x| {
        let m = Matrix2::from_rows(&[RowVector2::new(x[0], x[1]), RowVector2::new(x[2], x[3])]);
        m[(0, 1)] * m[(1, 0)]
    }
    of_an_iterator: OfAnIterator |x| {
        let v = DVector::from_iterator(2, (0..2).map(|i| x[i] * x[i + 1]));
        v[0] * v[1]
    }
    by_macros: ByMacros |x| {
        let v = vector![x[0], x[0] * x[1]];
        let w = nalgebra::dvector![x[0] * x[1], x[2]];
        let p = point![x[0], x[1], x[2]];
        v.dot(&v) * w[0] + p.coords.sum() + (v * x[2])[1] + (&w * x[3]).sum()
    }
}

of_matrices! {
    matrices_are_made_of_themselves at [0.7, 1.3, 0.4, 0.9];
    of_the_old_one: OfTheOldOne |x| {
        let mut m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        for _ in 0..2 {
            m = DMatrix::from_fn(2, 2, |i, j| m[(i, j)] * x[0] + m[(j, i)]);
        }
        m[(0, 1)] * m[(1, 0)]
    }
    of_the_old_vector: OfTheOldVector |x| {
        let mut v = DVector::from_vec(vec![x[0], x[1]]);
        for _ in 0..2 {
            v = DVector::from_fn(2, |i, _| v[i] * x[0] + v[1 - i]);
        }
        v[0] * v[1]
    }
    of_both: OfBoth |x| {
        let (mut a, mut b) = (DMatrix::identity(2, 2), DMatrix::from_row_slice(2, 2, x));
        for k in 0..3 {
            a = &a * &b;
            b = DMatrix::from_fn(2, 2, |i, j| b[(j, i)] * x[k] + a[(i, j)]);
        }
        a.sum() + b.trace()
    }
    growing_rows: GrowingRows |x| {
        let t = DMatrix::from_row_slice(2, 2, x);
        let mut m = t.clone();
        for k in 0..2 {
            m = DMatrix::from_fn(m.nrows() + 1, m.ncols(), |i, j| if i < m.nrows() { m[(i, j)] * x[k] } else { x[j] });
        }
        m.sum() * m[(3, 1)]
    }
    zipped_and_located: ZippedAndLocated |x| {
        let (a, b) = (DMatrix::from_row_slice(2, 2, x), DMatrix::from_fn(2, 2, |i, j| x[i] * x[j]));
        let mut c = a.zip_map(&b, |p, q| p * q + p.sin());
        for k in 0..2 {
            c = c.zip_map(&a, |p, q| p * q * x[k]);
        }
        let d = (&a * &b).map_with_location(|i, j, v| if i == j { v * x[i] } else { v + x[j] });
        c = c.map_with_location(|_, j, v| v * v * x[j]);
        c.sum() + d.dot(&c) + a.zip_map(&b, |p, q| p - q).sum()
    }
}

of_matrices! {
    points_are_moved at [0.7, 1.3, 0.4, 0.9];
    points: Points |x| {
        let (p, q) = (Point3::new(x[0], x[1], x[2]), Point3::from(Vector3::new(x[1], x[3], x[0])));
        let d = p - q;
        let mut r = p + d * x[0];
        r += d;
        r -= &d;
        let m = Matrix3::from_diagonal(&d);
        let s = m * r;
        (s - Point3::origin()).dot(&d) + s.x * r.y + r.coords.sum() + (q * x[1]).x + (&q / x[2]).y + (-p).z
    }
    difference: Difference |x| {
        let p = Point3::new(x[0], x[1], x[2]);
        let q = Point3::new(x[1], x[0], x[3]);
        (p - q).sum()
    }
}

#[differentiable(helper, adjoint)]
fn centroid<S: Scalar>(points: &[Point2<S>]) -> Point2<S> {
    let mut sum = Vector2::zeros();
    for p in points {
        sum += p.coords;
    }
    Point2::from(sum / S::constant(points.len() as f64))
}
#[differentiable(helper, adjoint)]
fn shift<S: Scalar>(points: &mut [Point2<S>], at: &mut Point2<S>, by: Vector2<S>) {
    *at += by;
    for p in points {
        *p += by;
    }
}

of_matrices! {
    points_go_to_functions at [0.7, 1.3, 0.4, 0.9];
    cloud: Cloud |x| {
        let mut points: Vec<Point2<S>> = (0..3).map(|i| Point2::new(x[i], x[i + 1] * x[0])).collect();
        let mut at = Point2::origin();
        shift(&mut points, &mut at, Vector2::new(x[0], x[1]));
        let m = centroid(&points);
        let e: S = points
            .iter()
            .map(|p| {
                let d = p - m;
                d.dot(&d)
            })
            .sum();
        e + at.x * m.y
    }
}

of_matrices! {
    points_and_lists_that_change at [0.7, 1.3, 0.4, 0.9];
    moved_points: MovedPoints |x| {
        let mut p = Point3::new(x[0], x[1], x[2]);
        let mut y = S::zero();
        for k in 0..3 {
            let d = p - Point3::origin();
            y += d.dot(&d) * p.x;
            p += d * x[k];
            p.y = y;
            p -= Vector3::x() * p.z;
            p = p * x[3] / x[1];
        }
        y * p.x
    }
    nearest_points: NearestPoints |x| {
        let pts = [Point2::new(x[0], x[1]), Point2::new(x[2], x[3])];
        let mut best = pts[0];
        for p in pts.iter() {
            if (p - best).dot(&(p - best)) >= S::zero() {
                best = *p;
            }
        }
        let all: Vec<Point2<S>> = pts.iter().map(|p| p + Vector2::new(x[0], x[0])).collect();
        best.x * all[0].y + (all[1] - all[0]).sum()
    }
    vectors_of_vectors: VectorsOfVectors |x| {
        let v = vector![x[0], x[1] * 2.0];
        let mut w = vector![x[2], x[3]];
        for k in 0..2 {
            w = vector![w[1], w[0] * x[k]] + v;
        }
        let mut d = nalgebra::dvector![x[0]];
        for k in 0..2 {
            d = nalgebra::dvector![d[0] * x[1], x[k], d[d.len() - 1]];
        }
        w.dot(&v) + d.sum() * d[2]
    }
}

#[differentiable(helper, adjoint)]
fn turned_by<S: Scalar>(t: &mut DMatrix<S>, r: &DMatrix<S>) {
    *t *= r;
}

#[differentiable(adjoint)]
fn multiplied_in_place<S: Scalar>(x: &[S]) -> S {
    let mut t = Matrix2::identity();
    for k in 0..3 {
        let r = Matrix2::new(x[0], x[1], x[2] * k as f64, x[3]);
        t *= &r;
        t *= t;
        t *= x[0];
    }
    let mut m = DMatrix::from_row_slice(2, 2, x);
    let r = &m + &m * x[1];
    m *= r.transpose();
    turned_by(&mut m, &r);
    t[(0, 0)] + t[(1, 0)] + m[(0, 1)]
}

#[test]
fn matrices_multiplied_in_place() {
    crate::agree!(multiplied_in_place, MultipliedInPlace, [0.7, 1.3, 0.4, 2.1]);
}
