//! The comparisons. Each leaves a guard with the line of the user's code.

use super::Var;
use crate::guard::Test;
use crate::recording::{Base, guard};
use core::cmp::Ordering;
use core::panic::Location;
use fluxions::Relation;

impl<R: Base> Var<R> {
    #[track_caller]
    #[inline]
    fn stands(self, relation: Relation, other: Self) -> bool {
        let outcome = match relation {
            Relation::Less => self.value < other.value,
            Relation::LessOrEqual => self.value <= other.value,
            Relation::Equal => self.value == other.value,
        };
        guard(self, other, Test::Relation(relation, outcome), Location::caller());
        outcome
    }

    #[track_caller]
    #[inline]
    fn order(self, other: Self) -> Option<Ordering> {
        let outcome = self.value.partial_cmp(&other.value);
        guard(self, other, Test::Order(outcome), Location::caller());
        outcome
    }
}

macro_rules! comparisons {
    ($other:ty, $var:expr) => {
        // The provided `ne` would report its own line in the place of the user's.
        #[allow(clippy::partialeq_ne_impl)]
        impl<R: Base> PartialEq<$other> for Var<R> {
            #[track_caller]
            #[inline]
            fn eq(&self, other: &$other) -> bool {
                self.stands(Relation::Equal, $var(*other))
            }
            #[track_caller]
            #[inline]
            fn ne(&self, other: &$other) -> bool {
                !self.stands(Relation::Equal, $var(*other))
            }
        }

        impl<R: Base> PartialOrd<$other> for Var<R> {
            #[track_caller]
            #[inline]
            fn partial_cmp(&self, other: &$other) -> Option<Ordering> {
                self.order($var(*other))
            }
            #[track_caller]
            #[inline]
            fn lt(&self, other: &$other) -> bool {
                self.stands(Relation::Less, $var(*other))
            }
            #[track_caller]
            #[inline]
            fn le(&self, other: &$other) -> bool {
                self.stands(Relation::LessOrEqual, $var(*other))
            }
            #[track_caller]
            #[inline]
            fn gt(&self, other: &$other) -> bool {
                $var(*other).stands(Relation::Less, *self)
            }
            #[track_caller]
            #[inline]
            fn ge(&self, other: &$other) -> bool {
                $var(*other).stands(Relation::LessOrEqual, *self)
            }
        }
    };
}

comparisons!(Var<R>, core::convert::identity::<Var<R>>);
comparisons!(R, Var::fixed);
