use crate::Faer;
use faer::Mat;
use fluxions::target::Target;

/// Entries lie column after column.
impl<T: Copy> Target<T> for Faer<'_, Mat<T>> {
    fn shape(&self) -> (usize, usize) {
        self.0.shape()
    }
    #[inline]
    fn set(&mut self, row: usize, column: usize, value: T) {
        self.0[(row, column)] = value;
    }
    #[inline]
    fn set_columns<S>(&mut self, column: usize, count: usize, rows: &[S], entry: impl Fn(&S, usize) -> T) {
        for k in 0..count {
            let column = self.0.col_as_slice_mut(column + k);
            column.iter_mut().zip(rows).for_each(|(slot, item)| *slot = entry(item, k));
        }
    }
}
