//! `cargo test -p fluxions-ad-trait --test certify` certifies both modes of ad_trait.

use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};

fluxions_scenarios::certify_tests! {
    ad_trait_forward: AdTraitForward, Whole;
    ad_trait_reverse: AdTraitReverse, Whole;
}
