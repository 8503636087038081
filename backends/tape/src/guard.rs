//! What f decided while it was recorded, to be decided again at each replay.

use core::cmp::Ordering;
use core::panic::Location;
use fluxions::{Real, Relation, Scalar};

/// What was asked, and the answer.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Test<R> {
    /// Whether a stands so to b.
    Relation(Relation, bool),
    /// How a compares to b.
    Order(Option<Ordering>),
    /// The value of a, bit for bit, but for the sign and payload of a NaN.
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

/// A test with its outcome and the user's line that made it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guard<R> {
    pub(crate) test: Test<R>,
    pub(crate) a: Operand<R>,
    pub(crate) b: Operand<R>,
    pub(crate) place: &'static Location<'static>,
}

impl<R: Real> Guard<R> {
    /// Whether the test comes out as it did; over a tape's variables that leaves a guard there.
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

    /// The same test on other nodes.
    pub(crate) fn renumbered(mut self, mut number: impl FnMut(u32) -> u32) -> Self {
        for operand in [&mut self.a, &mut self.b] {
            if let Operand::Variable(index) = operand {
                *index = number(*index);
            }
        }
        self
    }

    /// The nodes that it looks at.
    pub(crate) fn variables(&self) -> impl Iterator<Item = u32> {
        [self.a, self.b].into_iter().filter_map(|operand| match operand {
            Operand::Variable(index) => Some(index),
            Operand::Constant(_) => None,
        })
    }
}

/// The same number, bit for bit; but all NaN are one, since their signs and payloads are not those of the arithmetic that f
/// wrote down.
#[inline]
pub(crate) fn same<R: Real>(a: R, b: R) -> bool {
    a.to_f64().to_bits() == b.to_f64().to_bits() || a.is_nan() && b.is_nan()
}
