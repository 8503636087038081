//! Families of sparse matrices that numerical problems lead to, in all sizes: where their entries lie.
//!
//! The unknowns of a grid are numbered along its first axis first. Source of the choice: Gebremedhin, Manne and Pothen (2005), What
//! color is your Jacobian?, and the problems of DifferentiationInterface.jl and ADBench.

use crate::Random;
use fluxions::sparse::{Pattern, SparseError};

/// A square matrix with entries up to `reach` places from the diagonal.
pub fn banded(n: usize, reach: usize) -> Result<Pattern, SparseError> {
    Pattern::new(n, n, (0..n).flat_map(|j| (j.saturating_sub(reach)..n.min(j + reach + 1)).map(move |i| (i, j))))
}

/// A square matrix whose first row, first column and diagonal have entries.
pub fn arrow(n: usize) -> Result<Pattern, SparseError> {
    Pattern::new(n, n, (0..n).flat_map(|i| [(i, i), (0, i), (i, 0)]))
}

/// Dense square blocks along the diagonal.
pub fn block_diagonal(blocks: usize, size: usize) -> Result<Pattern, SparseError> {
    let n = blocks * size;
    Pattern::new(n, n, (0..n).flat_map(|j| (0..size).map(move |i| (j / size * size + i, j))))
}

/// Which points of a grid are neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stencil {
    /// Those along an axis: 5 points in two dimensions, 7 in three.
    Cross,
    /// Those along diagonals too: 9 points in two dimensions, 27 in three.
    Box,
}

/// A discretized differential operator on an n × n grid.
pub fn grid2(n: usize, stencil: Stencil) -> Result<Pattern, SparseError> {
    grid([n, n, 1], stencil)
}

/// A discretized differential operator on an n × n × n grid.
pub fn grid3(n: usize, stencil: Stencil) -> Result<Pattern, SparseError> {
    grid([n, n, n], stencil)
}

fn grid(extents: [usize; 3], stencil: Stencil) -> Result<Pattern, SparseError> {
    let [nx, ny, nz] = extents;
    let n = nx * ny * nz;
    let near = move |at: usize, extent: usize| at.saturating_sub(1)..extent.min(at + 2);
    let column = move |j: usize| {
        let (x, y, z) = (j % nx, j / nx % ny, j / nx / ny);
        let points = near(z, nz).flat_map(move |c| near(y, ny).flat_map(move |b| near(x, nx).map(move |a| (a, b, c))));
        let steps = move |(a, b, c): (usize, usize, usize)| a.abs_diff(x) + b.abs_diff(y) + c.abs_diff(z);
        let kept = points.filter(move |&point| stencil == Stencil::Box || steps(point) <= 1);
        kept.map(move |(a, b, c)| (a + nx * (b + ny * c), j))
    };
    Pattern::new(n, n, (0..n).flat_map(column))
}

/// The Brusselator on a periodic n × n grid: two species, each with a five-point stencil, that react at each point.
pub fn brusselator(n: usize) -> Result<Pattern, SparseError> {
    let points = n * n;
    let entries = (0..points).flat_map(move |j| {
        let (x, y) = (j % n, j / n);
        let along = |step: usize| [(x + step) % n + n * y, x + n * ((y + step) % n)];
        let near = [along(0), along(1), along(n - 1)].concat();
        let diffusion = near.into_iter().flat_map(move |i| [(i, j), (points + i, points + j)]);
        diffusion.chain([(j, points + j), (points + j, j)])
    });
    Pattern::new(2 * points, 2 * points, entries)
}

/// Bundle adjustment: each point is seen by some cameras, which are drawn at random. An observation gives two residuals, which depend on
/// the nine parameters of its camera and the three coordinates of its point.
pub fn bundle(cameras: usize, points: usize, observations: usize) -> Result<Pattern, SparseError> {
    let mut random = Random::new(1);
    let mut seen: Vec<(usize, usize)> = Vec::new();
    for point in 0..points {
        let mut by: Vec<usize> = (0..observations).map(|_| below(&mut random, cameras)).collect();
        by.sort_unstable();
        by.dedup();
        seen.extend(by.into_iter().map(|camera| (camera, point)));
    }
    let columns = |camera: usize, point: usize| {
        (9 * camera..9 * (camera + 1)).chain(9 * cameras + 3 * point..9 * cameras + 3 * (point + 1))
    };
    let entries = seen.iter().enumerate().flat_map(|(row, &(camera, point))| {
        columns(camera, point).flat_map(move |column| [(2 * row, column), (2 * row + 1, column)])
    });
    Pattern::new(2 * seen.len(), 9 * cameras + 3 * points, entries)
}

/// The optimality conditions of a control problem on an n × n grid: state, control and multiplier at each point, a diagonal
/// for state and control each, and the constraint that a five-point operator of the state equals the control.
pub fn kkt(n: usize) -> Result<Pattern, SparseError> {
    let points = n * n;
    let operator = grid2(n, Stencil::Cross)?;
    let diagonals = (0..points).flat_map(|i| {
        let (state, control, multiplier) = (i, points + i, 2 * points + i);
        [(state, state), (control, control), (control, multiplier), (multiplier, control)]
    });
    let constraint = operator.entries().flat_map(|(i, j)| [(2 * points + i, j), (j, 2 * points + i)]);
    Pattern::new(3 * points, 3 * points, diagonals.chain(constraint))
}

/// A matrix with some entries in each column, in rows that are drawn at random.
pub fn random(rows: usize, columns: usize, per_column: usize) -> Result<Pattern, SparseError> {
    let mut random = Random::new(2);
    Pattern::new(rows, columns, (0..columns * per_column).map(|k| (below(&mut random, rows), k / per_column)))
}

/// A symmetric matrix: a random one, its transpose, and the diagonal.
pub fn random_symmetric(n: usize, per_column: usize) -> Result<Pattern, SparseError> {
    let half = random(n, n, per_column)?;
    banded(n, 0)?.union(&half.union(&half.transpose())?)
}

/// A matrix with `dense` rows and columns more, which are full.
pub fn bordered(inner: &Pattern, dense: usize) -> Result<Pattern, SparseError> {
    let (m, n) = (inner.rows() + dense, inner.columns() + dense);
    let rows = (0..dense).flat_map(|i| (0..n).map(move |j| (i, j)));
    let columns = (0..dense).flat_map(|j| (0..m).map(move |i| (i, j)));
    Pattern::new(m, n, rows.chain(columns).chain(inner.entries().map(|(i, j)| (i + dense, j + dense))))
}

fn below(random: &mut Random, bound: usize) -> usize {
    (random.uniform() * bound as f64) as usize
}
