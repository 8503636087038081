use core::cmp::Ordering;

/// The comparison that [`Scalar::select`](crate::Scalar::select) makes between two numbers.
///
/// A relation with exchanged operands gives the other two inequalities: a > b is b < a.
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
    /// Returns whether the relation holds for two numbers with this ordering. `None` says that one
    /// of them is NaN.
    ///
    /// ```
    /// use core::cmp::Ordering;
    /// use fluxions::Relation;
    ///
    /// assert!(Relation::LessOrEqual.holds(Some(Ordering::Equal)));
    /// assert!(!Relation::LessOrEqual.holds(None));
    /// ```
    pub fn holds(self, ordering: Option<Ordering>) -> bool {
        match self {
            Self::Less => ordering == Some(Ordering::Less),
            Self::LessOrEqual => matches!(ordering, Some(Ordering::Less | Ordering::Equal)),
            Self::Equal => ordering == Some(Ordering::Equal),
        }
    }
}
