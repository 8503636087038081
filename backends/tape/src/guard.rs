//! The comparisons that f made while it was recorded. Each replay checks them again.

use core::cmp::Ordering;
use core::panic::Location;
use fluxions::{Real, Relation, Scalar};

/// A test of one or two operands, with its outcome at the recording.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Test<R> {
    /// Whether the relation holds between a and b.
    Relation(Relation, bool),
    /// The order of a and b.
    Order(Option<Ordering>),
    /// The value of a, compared bit for bit. All NaN are equal.
    Value(R),
}

/// One side of a comparison.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operand<R> {
    Variable(u32),
    Constant(R),
}

impl<R: Real> Operand<R> {
    #[inline]
    fn of<T: Scalar<R>>(self, values: &[T]) -> T {
        match self {
            Self::Variable(index) => values[index as usize],
            Self::Constant(value) => T::constant(value),
        }
    }
}

/// A test, its operands, and the line of the user's code that made it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guard<R> {
    pub(crate) test: Test<R>,
    pub(crate) a: Operand<R>,
    pub(crate) b: Operand<R>,
    pub(crate) place: &'static Location<'static>,
}

impl<R: Real> Guard<R> {
    /// Whether the test has the outcome that it had at the recording. If `T` is a variable of a tape, the test leaves
    /// a guard on that tape.
    #[inline]
    pub(crate) fn holds<T: Scalar<R>>(&self, values: &[T]) -> bool {
        let a = self.a.of(values);
        match self.test {
            Test::Relation(relation, outcome) => {
                let b = self.b.of(values);
                outcome
                    == match relation {
                        Relation::Less => a < b,
                        Relation::LessOrEqual => a <= b,
                        Relation::Equal => a == b,
                    }
            }
            Test::Order(outcome) => outcome == a.partial_cmp(&self.b.of(values)),
            Test::Value(value) => same(a.primal(), value),
        }
    }

    /// Returns the same test on nodes with other numbers.
    pub(crate) fn renumbered(mut self, mut number: impl FnMut(u32) -> u32) -> Self {
        for operand in [&mut self.a, &mut self.b] {
            if let Operand::Variable(index) = operand {
                *index = number(*index);
            }
        }
        self
    }

    /// The nodes of the operands.
    pub(crate) fn variables(&self) -> impl Iterator<Item = u32> {
        [self.a, self.b].into_iter().filter_map(|operand| match operand {
            Operand::Variable(index) => Some(index),
            Operand::Constant(_) => None,
        })
    }
}

/// Whether two numbers are equal bit for bit. All NaN are equal, because their signs and payloads do not come from
/// the arithmetic in f.
#[inline]
pub(crate) fn same<R: Real>(a: R, b: R) -> bool {
    a.to_f64().to_bits() == b.to_f64().to_bits() || a.is_nan() && b.is_nan()
}
