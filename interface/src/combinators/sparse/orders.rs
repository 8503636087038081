use crate::sparse::Order;
use core::time::Duration;
use std::sync::Arc;

/// The orders in which a preparation colours.
#[derive(Clone, Debug)]
pub(super) enum Orders {
    These(Arc<[Order]>),
    /// What fits into this time.
    Within(Duration),
}

impl Orders {
    /// Returns the orders. If a time is set, it begins here.
    pub(super) fn begin(&self) -> impl Iterator<Item = Order> + Clone + '_ {
        let (these, budget) = match self {
            Self::These(orders) => (&orders[..], None),
            Self::Within(budget) => (&[][..], Some(*budget)),
        };
        these.iter().copied().chain(budget.map(Order::within).into_iter().flatten())
    }
}
