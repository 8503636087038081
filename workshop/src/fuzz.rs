//! The backends as targets of the fuzzer.

use fluxions::SecondOrder;
use fluxions_any::AnyBackend;
use fluxions_dual::Dual;
use fluxions_fuzz::program::{Binary, Instruction, Unary};
use fluxions_fuzz::{Budget, Of, Outcome, Target, TestCase, run};
use fluxions_tape::{RecordedTape, Tape};
use std::io;

/// Second derivatives of echidna's program: NaN for tanh far out, where 1 / cosh² overflows, and without the exponent's part
/// for a power whose exponent is 0. First derivatives of y = eˣ − 1: they are y + 1, which cancels far below 0. Those of y = xᵖ: they are p y / x,
/// where y may be too small for all its digits.
fn echidna(case: &TestCase<'_>) -> bool {
    let deviates = |i: &Instruction| {
        matches!(
            i,
            Instruction::Unary(Unary::Tanh | Unary::ExpM1, _)
                | Instruction::SumInputs { of: Some(Unary::Tanh | Unary::ExpM1), .. }
                | Instruction::Binary(Binary::Pow, ..)
        )
    };
    let is_tiny = case.points.iter().flatten().any(|x| x.abs() < 1e-100);
    case.program.any(deviates) || is_tiny && case.program.any(|i| matches!(i, Instruction::Powf(..)))
}

/// Pairs in which a recording is made of the numbers of another one, or of numbers with tangents.
fn nested() -> [Box<dyn Target>; 3] {
    [
        Box::new(Of::new(SecondOrder::new(RecordedTape::new(), Tape)).with_ties()),
        Box::new(Of::new(SecondOrder::new(Tape, RecordedTape::new())).with_ties()),
        Box::new(Of::new(SecondOrder::new(Dual::new(), RecordedTape::new())).with_ties()),
    ]
}

/// Drives these backends against dual numbers, and prints what disagrees. Without any it drives all, and pairs.
///
/// # Errors
///
/// Those of writing.
pub(crate) fn fuzz(backends: Vec<AnyBackend>, budget: Budget, seed: u64) -> io::Result<Outcome> {
    let all = backends.is_empty();
    let backends = if all { AnyBackend::all() } else { backends };
    let target = |backend: AnyBackend| {
        let target = match backend {
            AnyBackend::EchidnaBytecode(_) => Of::new(backend).except(echidna),
            AnyBackend::Dual(_) | AnyBackend::Tape(_) | AnyBackend::RecordedTape(_) => Of::new(backend).with_ties(),
            _ => Of::new(backend),
        };
        Box::new(target) as Box<dyn Target>
    };
    let mut targets: Vec<_> = backends.into_iter().map(target).collect();
    if all {
        targets.extend(nested());
    }
    run(&Dual::new(), &targets, budget, seed, &mut io::stdout())
}
