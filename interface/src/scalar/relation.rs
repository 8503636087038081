use core::cmp::Ordering;

/// How two numbers are compared in [`Scalar::select`](crate::Scalar::select).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// a < b
    Less,
    /// a ≤ b
    LessOrEqual,
    /// a = b
    Equal,
}

impl Relation {
    /// Whether the relation holds for two numbers that compare like this (`None`: one of them is NaN).
    pub fn holds(self, ordering: Option<Ordering>) -> bool {
        match self {
            Self::Less => ordering == Some(Ordering::Less),
            Self::LessOrEqual => matches!(ordering, Some(Ordering::Less | Ordering::Equal)),
            Self::Equal => ordering == Some(Ordering::Equal),
        }
    }
}
