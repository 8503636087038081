//! The same matrices by the sparse facilities of the crate echidna, called directly.

use echidna::sparse::{column_coloring, greedy_coloring};
use echidna::{BReverse, BytecodeTape, JacobianSparsityPattern, SparsityPattern};
use fluxions::sparse::Pattern;

type Number = BReverse<f64>;

/// The largest number of inputs for detection, which keeps a bit for each input at each operation: some 200 MB here.
pub(crate) const DETECTS: usize = 10_000;

/// Records the Brusselator.
pub(crate) fn brusselator(x: &[f64]) -> BytecodeTape<f64> {
    let f = |x: &[Number]| {
        let points = x.len() / 2;
        let k = points.isqrt();
        let alpha = 0.1 * points as f64;
        let (u, v) = x.split_at(points);
        let (mut us, mut vs) = (Vec::with_capacity(2 * points), Vec::with_capacity(points));
        for at in 0..points {
            let (row, column) = (at / k, at % k);
            let (above, below) = ((row + 1) % k * k + column, (row + k - 1) % k * k + column);
            let (right, left) = (row * k + (column + 1) % k, row * k + (column + k - 1) % k);
            let laplacian = |z: &[Number]| z[above] + z[below] + z[right] + z[left] - z[at] * 4.0;
            let reaction = u[at] * u[at] * v[at];
            us.push(laplacian(u) * alpha + reaction - u[at] * 4.4 + 1.0);
            vs.push(laplacian(v) * alpha - reaction + u[at] * 3.4);
        }
        us.extend(vs);
        us
    };
    echidna::record_multi(f, x).0
}

/// Records Rosenbrock's function.
pub(crate) fn rosenbrock(x: &[f64]) -> BytecodeTape<f64> {
    let f = |x: &[Number]| {
        let mut sum = Number::constant(0.0);
        for w in x.windows(2) {
            let (a, b) = (w[1] - w[0] * w[0], -w[0] + 1.0);
            sum += a * a * 100.0 + b * b;
        }
        sum
    };
    echidna::record(f, x).0
}

/// Records, detects and colours a Jacobian; returns the number of colours.
pub(crate) fn prepare_jacobian(x: &[f64]) -> u32 {
    column_coloring(&brusselator(x).detect_jacobian_sparsity()).1
}

/// Records, detects and colours a Hessian; returns the number of colours.
pub(crate) fn prepare_hessian(x: &[f64]) -> u32 {
    greedy_coloring(&rosenbrock(x).detect_sparsity()).1
}

/// Returns a call that computes the Jacobian of the Brusselator, whose pattern is known: values row after row.
pub(crate) fn jacobian<'a>(x: &'a [f64], pattern: &Pattern) -> impl FnMut() -> Vec<f64> + 'a {
    let mut program = brusselator(x);
    let (rows, cols) = by_rows(pattern);
    let pattern = JacobianSparsityPattern { num_outputs: x.len(), num_inputs: x.len(), rows, cols };
    let (colours, count) = column_coloring(&pattern);
    move || program.sparse_jacobian_with_pattern(x, &pattern, &colours, count, true).1
}

/// Returns a call that computes the lower triangle of the Hessian of Rosenbrock's function: values row after row.
pub(crate) fn hessian<'a>(x: &'a [f64], lower: &Pattern) -> impl FnMut() -> Vec<f64> + 'a {
    let program = rosenbrock(x);
    let (rows, cols) = by_rows(lower);
    let pattern = SparsityPattern { dim: x.len(), rows, cols };
    let (colours, count) = greedy_coloring(&pattern);
    move || program.sparse_hessian_with_pattern(x, &pattern, &colours, count).2
}

/// The rows and the columns of the entries, row after row.
fn by_rows(pattern: &Pattern) -> (Vec<u32>, Vec<u32>) {
    pattern.transpose().entries().map(|(column, row)| (row as u32, column as u32)).unzip()
}
