//! echidna, called directly: its eager tape reused, and its program recorded once.

use super::functions::rosenbrock;
use echidna::tape::{Tape, TapeGuard};
use echidna::{BReverse, BytecodeTape, Reverse};

/// ∇f of Rosenbrock's function on the eager tape; y is kept whole, as it is where a call may ask for the value too.
pub fn tape(x: &[f64], tape: &mut Tape<f64>, numbers: &mut [Reverse<f64>], y: &mut Reverse<f64>, g: &mut [f64]) {
    tape.clear();
    for (number, &x) in numbers.iter_mut().zip(x) {
        let (index, value) = tape.new_variable(x);
        *number = Reverse::from_tape(value, index);
    }
    *y = {
        let _current = TapeGuard::new(tape);
        rosenbrock(numbers, Reverse::constant(0.0), |c| c)
    };
    g.copy_from_slice(&tape.reverse(y.index())[..x.len()]);
}

/// ∇f of a recorded program: its own storage for adjoints reused, the result in place.
pub fn replay(x: &[f64], program: &mut BytecodeTape<f64>, adjoints: &mut Vec<f64>, g: &mut [f64]) {
    g.copy_from_slice(&program.gradient_with_buf(x, adjoints));
}

/// The program of Rosenbrock's function.
pub fn program(x: &[f64]) -> BytecodeTape<f64> {
    echidna::record(|x| rosenbrock(x, BReverse::constant(0.0), BReverse::constant), x).0
}
