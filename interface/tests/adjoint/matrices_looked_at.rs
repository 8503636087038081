//! nalgebra's vectors and matrices: sums of what is computed, rows and columns one after the other, parts that are written to, and methods.

// Matrices are given by value and by reference.
#![allow(clippy::op_ref, clippy::clone_on_copy, clippy::iter_cloned_collect)]

use fluxions::prelude::*;
use nalgebra::{DMatrix, DVector, Matrix2, Matrix3, RowDVector, RowVector3, Vector2, Vector3, Vector4};

of_matrices! {
    what_is_computed_is_summed_up at [0.7, 1.3, 0.4, 0.9];
    products_of_entries: ProductsOfEntries |x| {
        let (v, w) = (DVector::from_column_slice(&x[..2]), DVector::from_column_slice(&x[2..]));
        v.component_mul(&w).sum()
    }
    difference_of_rows: DifferenceOfRows |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        (m.row(0) - m.row(1)).sum() * x[0]
    }
    difference: Difference |x| {
        let (a, b) = (DVector::from_column_slice(&x[..2]), DVector::from_column_slice(&x[2..]));
        (&a - &b).sum()
    }
    of_a_product: OfAProduct |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        let v = DVector::from_column_slice(&x[..2]);
        (&m * &v).sum() + (m.transpose() * &v).sum() + (&m * &m).trace()
    }
    of_all_kinds: OfAllKinds |x| {
        let m = Matrix2::new(x[0], x[1], x[2], x[3]);
        let y = [m.row(0).sum(), m.column(1).sum()];
        let n = m.component_mul(&m).sum() + (m * m - m).sum() + m.map(|v| v * v).sum() + (m.map(|v| v.exp()) * m).sum();
        y[0] * y[1] * n
    }
    of_rows_and_columns: OfRowsAndColumns |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        m.column(0).sum() * m.row(1).sum() + m.sum() + m.column(1).sum() + m.column(0).dot(&m.column(1)) + m.sum()
    }
}

of_matrices! {
    rows_and_columns_in_turn at [0.7, 1.3, 0.4, 0.9];
    columns_times_vector: ColumnsTimesVector |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        let v = DVector::from_column_slice(&x[..2]);
        m.column_iter().map(|c| c.dot(&v)).sum()
    }
    rows_times_row: RowsTimesRow |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        let v = DVector::from_column_slice(&x[..2]).transpose();
        m.row_iter().map(|c| c.dot(&v)).sum()
    }
    columns_in_a_loop: ColumnsInALoop |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        let v = DVector::from_column_slice(&x[..2]);
        let mut y = S::zero();
        for c in m.column_iter() {
            y += c.dot(&v) * c[0];
        }
        y
    }
    numbered: Numbered |x| {
        let m = Matrix2::new(x[0], x[1], x[2], x[0]);
        let mut y = S::zero();
        for (j, c) in m.column_iter().enumerate() {
            y += c.sum() * x[j];
        }
        y
    }
    with_steps: WithSteps |x| {
        let m = DMatrix::from_row_slice(2, 2, x);
        let mut y = S::zero();
        for (i, r) in m.row_iter().enumerate() {
            y += r[0] * r[1] * x[i] + (r * x[1]).sum() + r.dot(&r);
        }
        for (c, r) in m.column_iter().zip(m.row_iter()) {
            y += c.dot(&r.transpose());
        }
        for c in m.column_iter().rev() {
            y += c.sum() * y;
        }
        y + m.row_iter().map(|r| r.dot(&r).sqrt()).sum::<S>()
            + m.column_iter().map(|c| c.map(|v| v * v).sum()).fold(S::zero(), |a, b| a + b * b)
    }
    collected: Collected |x| {
        let m = DMatrix::from_row_slice(2, 2, x);
        let rows: Vec<S> = m.row_iter().map(|r| r.sum()).collect();
        let mut best = S::zero();
        for r in m.row_iter() {
            let n = r.dot(&r);
            if n > best {
                best = n;
            }
        }
        rows[0] * rows[1] + best
    }
    differences: Differences |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        let v = DVector::from_column_slice(&x[..2]);
        let d: Vec<S> = m.column_iter().map(|c| (c - &v).sum()).collect();
        d[0] * d[1]
    }
    entries_of_rows: EntriesOfRows |x| {
        let m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        m.row_iter().map(|r| r.iter().map(|a| *a * *a).sum::<S>()).sum()
    }
    changed_columns: ChangedColumns |x| {
        let mut m = DMatrix::from_row_slice(2, 2, &[x[0], x[1], x[2], x[0]]);
        for (j, mut c) in m.column_iter_mut().enumerate() {
            c *= x[j];
        }
        m[(0, 0)] * m[(0, 1)]
    }
    longest: Longest |x| {
        let mut y = Vector3::zeros();
        for k in 0..3 {
            y[k] = x[k] * x[k + 1];
        }
        let mut z = Vector3::<S>::zeros();
        z += y;
        z.x = y.y;
        let mut best = Vector3::zeros();
        for i in 0..3 {
            let c = y * x[i];
            if c.dot(&c) > best.dot(&best) {
                best = c;
            }
        }
        z.dot(&best)
    }
}

of_matrices! {
    parts_have_names at [0.7, 1.3, 0.4, 0.9];
    columns_by_name: ColumnsByName |x| {
        let m = DMatrix::from_row_slice(2, 2, x);
        let c = m.column(0);
        let r = m.row(1);
        c.dot(&c) + c[0] * r[1] + r.sum() + (c * x[0])[1]
    }
    head_and_tail: HeadAndTail |x| {
        let v = DVector::from_column_slice(x);
        let head = v.rows(0, 2);
        let tail = v.rows(2, 2);
        let d = head - tail;
        d.dot(&head)
            + tail.sum()
            + head.component_mul(&tail).sum()
            + head.iter().zip(tail.iter()).map(|(a, b)| *a * *b).sum::<S>()
    }
    viewed: Viewed |x| {
        let m = DMatrix::from_row_slice(2, 2, x);
        let v = m.view((0, 0), (2, 1));
        v[(0, 0)] * v[(1, 0)] + m.columns(0, 1).sum() + m.rows(0, 1)[(0, 1)]
    }
    range_of_rows: RangeOfRows |x| {
        let v = DVector::from_column_slice(x);
        let w = v.rows(1, 2) - v.rows(0, 2);
        w.dot(&w) + v.rows_range(1..3).sum()
    }
    shortened: Shortened |x| {
        let mut v = DVector::from_column_slice(x);
        let mut s = S::zero();
        for _ in 0..3 {
            let n = v.len();
            let w = v.rows(0, n - 1) - v.rows(1, n - 1);
            s += w.dot(&w);
            v = w;
        }
        s
    }
}

of_matrices! {
    parts_are_written_to at [0.7, 1.3, 0.4, 0.9];
    by_column_and_row: ByColumnAndRow |x| {
        let mut m = DMatrix::from_row_slice(2, 2, x);
        let mut c = m.column_mut(0);
        c[0] = x[1] * x[2];
        c *= x[0];
        m.row_mut(1).iter_mut().for_each(|v| *v = *v * x[3]);
        m.view_mut((0, 1), (2, 1)).copy_from(&DVector::from_column_slice(&x[1..3]));
        m[(0, 0)] * m[(0, 1)] + m[(1, 0)]
    }
    blocks: Blocks |x| {
        let mut m = Matrix3::zeros();
        m.fixed_view_mut::<2, 2>(0, 0).copy_from(&Matrix2::new(x[0], x[1], x[2], x[3]));
        m.fixed_view_mut::<2, 1>(0, 2).copy_from(&Vector2::new(x[1], x[3]));
        m.swap_rows(0, 1);
        m.swap_columns(0, 2);
        m.fill_row(2, x[0]);
        m.fill_column(1, x[2]);
        m.set_diagonal(&Vector3::new(x[0], x[1], x[2]));
        (m * m).trace() + m.row_sum()[1] + m.column_sum()[0] * m[(1, 2)]
    }
    rows_in_a_loop: RowsInALoop |x| {
        let mut m = DMatrix::from_row_slice(2, 2, x);
        let r = m.row(0) * x[1];
        m.set_row(1, &r);
        for i in 0..2 {
            for v in m.column_mut(i).iter_mut() {
                *v *= x[i];
            }
        }
        m.row_mut(0).copy_from(&RowDVector::from_row_slice(&x[..2]));
        m[(1, 0)] * m[(0, 1)]
    }
    added_to: AddedTo |x| {
        let mut m = DMatrix::zeros(2, 2);
        for i in 0..2 {
            let r = RowDVector::from_row_slice(&[x[i], x[i + 1]]);
            m.set_row(i, &r);
        }
        for i in 0..2 {
            let mut c = m.column_mut(i);
            c += DVector::from_column_slice(&x[..2]);
        }
        m.fill_diagonal(x[0] * x[3]);
        m[(0, 1)] * m[(1, 0)] * m[(0, 0)]
    }
    items_of_a_list: ItemsOfAList |x| {
        let mut pts = vec![Vector2::zeros(); 3];
        for (i, p) in pts.iter_mut().enumerate() {
            p.x = x[i];
            p.y = x[i + 1];
        }
        let d: Vec<S> = pts.windows(2).map(|w| (w[1] - w[0]).dot(&(w[1] - w[0])).sqrt()).collect();
        d.iter().map(|v| *v).sum()
    }
}

of_matrices! {
    methods_of_matrices at [0.7, 1.3, 0.4, 0.9];
    overwritten: Overwritten |x| {
        let mut m = Matrix3::zeros();
        m.set_column(0, &Vector3::new(x[0], x[1], x[2]));
        m.set_row(1, &RowVector3::new(x[0], x[3], x[2]));
        m.fill_diagonal(x[2]);
        m[(0, 0)] * m[(1, 1)] + m[(2, 0)]
    }
    sums_and_diagonals: SumsAndDiagonals |x| {
        let m = Matrix3::new(x[0], x[1], x[2], x[3], x[0], x[1], x[2], x[3], x[0]);
        let d = m.diagonal();
        d.sum() * m.column_sum()[0] + m.row_sum()[1]
    }
    changed_in_place: ChangedInPlace |x| {
        let mut v = DVector::from_column_slice(x);
        v.component_mul_assign(&DVector::from_column_slice(x));
        v.component_div_assign(&DVector::from_element(4, x[1]));
        v.add_scalar_mut(x[0]);
        let m = DMatrix::from_fn(4, 4, |i, j| x[i] * x[j]);
        let mut y = DVector::from_element(4, x[3]);
        for k in 0..2 {
            y.gemv(x[k], &m, &v, x[2]);
        }
        let a = Vector2::new(x[0], x[1]);
        y.sum() * v.sum() + a.perp(&Vector2::new(x[2], x[3])) * a.xy().sum() + v.add_scalar(x[1]).dot(&y)
    }
    repeatedly: Repeatedly |x| {
        let mut a = DMatrix::from_row_slice(2, 2, x);
        let b = a.clone();
        for _ in 0..2 {
            a = a.kronecker(&b);
        }
        let mut d = a.diagonal();
        for k in 0..3 {
            d = d.map(|v| v * x[k]);
            a.swap_rows(k, k + 1);
        }
        d.sum() + a[(3, 3)] * a[(0, 1)] + a.row_sum().sum() + a.column_sum()[1]
    }
    triple_product: TripleProduct |x| {
        let m = Matrix3::new(x[0], x[1], x[2], x[3], x[0], x[2], x[1], x[3], x[2]);
        let det = m.row(0).dot(&m.row(1).transpose().cross(&m.row(2).transpose()).transpose());
        let c = m.column(0).cross(&m.column(1)).dot(&m.column(2));
        det + c
    }
    turned: Turned |x| {
        let q = Vector4::new(x[0], x[1], x[2], x[3]);
        let q = q / q.dot(&q).sqrt();
        let (w, v) = (q.w, q.xyz());
        let u = Vector3::new(x[1], x[2], x[0]);
        let t = v.cross(&u) * S::constant(2.0);
        let r = u + t * w + v.cross(&t);
        r.sum() * r.x
    }
    by_closures: ByClosures |x| {
        let h = 0.1;
        let mut s = Vector4::new(x[0], x[1], x[2], x[3]);
        let f = |s: &Vector4<S>| {
            let r = s.xy();
            let v = Vector2::new(s.z, s.w);
            let a = -r / (r.dot(&r) * r.dot(&r).sqrt());
            Vector4::new(v.x, v.y, a.x, a.y)
        };
        for _ in 0..2 {
            let k1 = f(&s);
            let k2 = f(&(s + 0.5 * h * k1));
            let k3 = f(&(s + 0.5 * h * k2));
            let k4 = f(&(s + h * k3));
            s += (k1 + 2.0 * k2 + 2.0 * k3 + k4) * S::constant(h / 6.0);
        }
        s.dot(&s)
    }
    logarithms: Logarithms |x| {
        let n = 3;
        let k =
            DMatrix::from_fn(n, n, |i, j| if i == j { S::one() + x[0] } else { (x[i] - x[j]).powi(2).exp().recip() });
        let mut l = DMatrix::<S>::zeros(n, n);
        for i in 0..n {
            for j in 0..=i {
                let s = (0..j).map(|k| l[(i, k)] * l[(j, k)]).sum::<S>();
                l[(i, j)] = if i == j { (k[(i, i)] - s).sqrt() } else { (k[(i, j)] - s) / l[(j, j)] };
            }
        }
        l.diagonal().map(|d| d.ln()).sum()
    }
}

#[differentiable(helper, adjoint)]
fn products_with_itself<S: Scalar>(y: &mut DVector<S>, m: &mut DMatrix<S>) -> S {
    let c = y.component_mul(y) + y.component_div(y);
    let t = m.tr_mul(m);
    y[0] = c[1] + y.dot(&c);
    m[(0, 0)] = t[(0, 1)];
    y.sum() + m.trace()
}

#[differentiable(helper, adjoint)]
fn moved<S: Scalar>(points: &mut [Vector2<S>]) {
    for p in points {
        *p += Vector2::x() * p.y;
    }
}

of_matrices! {
    matrices_behind_references at [0.7, 1.3, 0.4, 0.9];
    with_itself: WithItself |x| {
        let (mut y, mut m) = (DVector::from_column_slice(&x[..2]), DMatrix::from_row_slice(2, 2, x));
        let a = products_with_itself(&mut y, &mut m);
        a * y[0] + m[(0, 0)]
    }
    items_that_changed: ItemsThatChanged |x| {
        let mut points: Vec<Vector2<S>> = (0..3).map(|i| Vector2::new(x[i], x[i + 1] * x[0])).collect();
        moved(&mut points);
        let m = points[1] * x[3];
        points
            .iter()
            .map(|p| {
                let d = p - m;
                d.dot(&d)
            })
            .sum()
    }
}

#[differentiable(helper, adjoint)]
fn cholesky<S: Scalar>(a: &DMatrix<S>) -> DMatrix<S> {
    let n = a.nrows();
    let mut l = DMatrix::zeros(n, n);
    for i in 0..n {
        for j in 0..=i {
            let mut s = a[(i, j)];
            for k in 0..j {
                s -= l[(i, k)] * l[(j, k)];
            }
            l[(i, j)] = if i == j { s.sqrt() } else { s / l[(j, j)] };
        }
    }
    l
}

of_matrices! {
    parts_that_change_after_they_were_used at [0.7, 1.3, 0.4, 0.9];
    columns_that_change: ColumnsThatChange |x| {
        let mut m = DMatrix::from_row_slice(2, 2, x);
        for mut c in m.column_iter_mut() {
            let t = c[0];
            c[1] *= t;
            c *= x[1];
            let u = c[1];
            c[0] = u * t;
        }
        let mut y = m[(0, 0)];
        m.swap_rows(0, 0);
        m.swap_columns(1, 1);
        for (j, mut c) in m.column_iter_mut().enumerate() {
            y += c[0] * c[1];
            c += DVector::from_element(2, y);
            c /= x[j];
        }
        m.fill_column(0, y);
        m.fill_row(1, x[0]);
        m.sum() * m[(0, 0)] + y
    }
    parts_that_change: PartsThatChange |x| {
        let mut v = DVector::from_column_slice(x);
        let mut s = S::zero();
        for k in 0..3 {
            s += v.dot(&v) * (&v - DVector::repeat(4, x[k])).sum();
            v.rows_mut(k, 2).copy_from(&(Vector2::new(s, x[0])));
            let t = v.rows(0, 2).clone_owned();
            v.rows_mut(2, 2).copy_from(&t);
            v.add_scalar_mut(s);
            v.component_mul_assign(&DVector::from_column_slice(x));
        }
        s + v.sum()
    }
    diagonals_that_change: DiagonalsThatChange |x| {
        let mut m = DMatrix::from_row_slice(2, 2, x);
        let mut y = S::zero();
        for k in 0..2 {
            for r in m.row_iter() {
                y += r[0] * r[1];
            }
            y += m.column_iter().map(|c| c.sum() * c.dot(&c)).sum::<S>();
            let d = m.diagonal() + m.column(k);
            m.set_column(k, &(d * y));
            m.set_diagonal(&DVector::from_element(2, y));
            m = &m * &m - DMatrix::identity(2, 2) * y;
            m.fill_diagonal(x[k]);
        }
        y + m.trace() + m.sum()
    }
    factorized: Factorized |x| {
        let a = DMatrix::from_row_slice(2, 2, &[x[0] + 3.0, x[1], x[1], x[2] + 4.0]);
        let l = cholesky(&a);
        l.diagonal().map(|v| v.ln()).sum() * l[(1, 0)]
    }
}
