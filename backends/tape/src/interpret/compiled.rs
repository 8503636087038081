//! Programs over the numbers that nearly every user of a tape needs are compiled in this crate, where nothing is optimized.
//!
//! The compiler then finds them here. It would compile them anew for each program that has a tape in it, as it does with optimization.

use super::groups::{BLOCK, Buffers};
use super::{backward, backward_recorded, forward, forward_recorded};
use crate::call::Keeps;
use crate::program::Program;
use crate::recording::Recording;
use fluxions::Scalar;
use fluxions_dual::{DenseDual, DualNumber};

type Run = fn(&Program<f64>, &Recording<f64>, &mut Keeps<f64>) -> bool;

/// Those of first and second order. Nobody calls these: that they stand here has them compiled.
#[used]
static COMPILED: [Run; 5] = [
    both::<f64>,
    both::<DenseDual<f64, 3>>,
    both::<DenseDual<f64, 4>>,
    both::<DenseDual<f64, 8>>,
    values::<DenseDual<f64, 1>>,
];

/// Those of a tape inside a function that dual numbers differentiate.
#[used]
static INSIDE: [Run; 8] = [
    both::<DualNumber<f64, 1>>,
    both::<DualNumber<f64, 2>>,
    both::<DualNumber<f64, 4>>,
    both::<DualNumber<f64, 8>>,
    both::<DualNumber<f64, 12>>,
    both::<DenseDual<DenseDual<f64, 1>, 1>>,
    both::<DenseDual<DenseDual<f64, 4>, 1>>,
    both::<DenseDual<DenseDual<f64, 4>, 4>>,
];

fn both<T: Scalar>(program: &Program<f64>, recording: &Recording<f64>, keeps: &mut Keeps<f64>) -> bool {
    values::<T>(program, recording, keeps)
        && values::<DenseDual<T, 4>>(program, recording, keeps)
        && adjoints::<T, 1>(program, recording, keeps)
        && adjoints::<T, 4>(program, recording, keeps)
}

fn values<T: Scalar>(program: &Program<f64>, recording: &Recording<f64>, keeps: &mut Keeps<f64>) -> bool {
    forward::<f64, T>(program, &mut [], &mut Buffers::new(), keeps).is_ok()
        && forward_recorded::<f64, T>(recording, 0, &mut [], keeps).is_ok()
}

fn adjoints<T: Scalar, const K: usize>(
    program: &Program<f64>,
    recording: &Recording<f64>,
    keeps: &mut Keeps<f64>,
) -> bool {
    let mut room = [[T::zero(); K]; BLOCK];
    backward::<f64, T, K>(program, &mut [], &mut [], &mut Buffers::new(), &mut room, keeps).is_ok()
        && backward_recorded::<f64, T, K>(recording, 0, &[], &mut [], keeps).is_ok()
}
