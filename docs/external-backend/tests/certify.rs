//! Every law on every scenario. How often the backend calls f stands in its capabilities.

use hand_dual::HandDual;

fluxions_scenarios::certify_tests! {
    hand_dual: HandDual, Whole;
}
