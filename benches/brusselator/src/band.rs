//! Linear equations with a band matrix: [`Band`].

use fluxions::sparse::Pattern;

/// A square matrix whose entries lie at most `reach` places off the diagonal, and its factors.
///
/// Source: Golub and Van Loan, *Matrix Computations*, 4th edition, §4.3.5: Gaussian elimination with partial pivoting.
pub(crate) struct Band {
    n: usize,
    reach: usize,
    /// Row after row, each from `reach` places left of the diagonal to 2 `reach` places right of it, where pivoting fills in.
    rows: Vec<f64>,
    /// The row that was exchanged with each row.
    pivots: Vec<usize>,
}

impl Band {
    /// Makes room for matrices of a pattern.
    pub(crate) fn new(pattern: &Pattern) -> Self {
        let n = pattern.columns();
        let reach = pattern.entries().map(|(i, j)| i.abs_diff(j)).max().unwrap_or(0);
        Self { n, reach, rows: vec![0.0; n * (3 * reach + 1)], pivots: vec![0; n] }
    }

    fn at(&self, row: usize, column: usize) -> usize {
        row * (3 * self.reach + 1) + column + self.reach - row
    }

    /// Factorizes I − s A for the matrix A with this pattern and these values.
    pub(crate) fn factorize(&mut self, pattern: &Pattern, values: &[f64], s: f64) {
        self.rows.fill(0.0);
        for ((i, j), value) in pattern.entries().zip(values) {
            let at = self.at(i, j);
            self.rows[at] = -s * value;
        }
        for k in 0..self.n {
            let at = self.at(k, k);
            self.rows[at] += 1.0;
        }
        for k in 0..self.n {
            self.eliminate(k);
        }
    }

    /// Exchanges row k for the one with the largest entry in column k, and removes that column from the rows below.
    fn eliminate(&mut self, k: usize) {
        let last = (k + self.reach).min(self.n - 1);
        let size = |band: &Self, i: usize| band.rows[band.at(i, k)].abs();
        let pivot = (k..=last).fold(k, |best, i| if size(self, i) > size(self, best) { i } else { best });
        self.pivots[k] = pivot;
        let right = (k + 2 * self.reach).min(self.n - 1);
        for j in k..=right {
            let (a, b) = (self.at(k, j), self.at(pivot, j));
            self.rows.swap(a, b);
        }
        let diagonal = self.rows[self.at(k, k)];
        for i in k + 1..=last {
            let lead = self.at(i, k);
            let factor = self.rows[lead] / diagonal;
            self.rows[lead] = factor;
            for j in k + 1..=right {
                let (to, from) = (self.at(i, j), self.at(k, j));
                self.rows[to] -= factor * self.rows[from];
            }
        }
    }

    /// Overwrites b with the solution x of M x = b, for the matrix M that was factorized.
    pub(crate) fn solve(&self, b: &mut [f64]) {
        for k in 0..self.n {
            b.swap(k, self.pivots[k]);
            for i in k + 1..=(k + self.reach).min(self.n - 1) {
                b[i] -= self.rows[self.at(i, k)] * b[k];
            }
        }
        for k in (0..self.n).rev() {
            for j in k + 1..=(k + 2 * self.reach).min(self.n - 1) {
                b[k] -= self.rows[self.at(k, j)] * b[j];
            }
            b[k] /= self.rows[self.at(k, k)];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluxions::sparse::SparseError;

    #[test]
    fn a_solution_fits_even_where_rows_must_be_exchanged() -> Result<(), SparseError> {
        let pattern = Pattern::from_fn(7, 7, |i, j| i.abs_diff(j) <= 2)?;
        // The diagonal of I − A is 0 in every other row.
        let entry = |(i, j): (usize, usize)| if i == j { (i % 2) as f64 } else { ((3 * i + 5 * j) as f64).sin() };
        let values: Vec<f64> = pattern.entries().map(entry).collect();
        let x: Vec<f64> = (0..7).map(|k| 1.0 + k as f64).collect();
        let mut b = x.clone();
        pattern.entries().zip(&values).for_each(|((i, j), value)| b[i] -= value * x[j]);
        let mut band = Band::new(&pattern);
        band.factorize(&pattern, &values, 1.0);
        band.solve(&mut b);
        assert!(b.iter().zip(&x).all(|(found, x)| (found - x).abs() < 1e-12), "{b:?}");
        Ok(())
    }
}
