//! What the fuzzer does with dual numbers, the reference of nearly every use, is compiled in this crate, where nothing is optimized.
//!
//! The compiler then finds it here. It would compile it anew for each program that uses the fuzzer, as it does with optimization.

use crate::program::Program;
use crate::{Disagreement, Failure, Of, Reference, Results, Target, TestCase};
use fluxions_dual::Dual;

type Check = fn(&Of<Dual>, &TestCase<'_>) -> Result<(), Disagreement>;
type Refer = fn(&Dual, &Program, u64, &[f64], &[f64]) -> Result<Results, Failure>;

/// Nobody calls these: that they stand here has them compiled.
#[used]
static COMPILED: (Check, Refer) = (Of::<Dual>::check, <Dual as Reference>::results);
