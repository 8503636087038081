//! Programs as Rust code: what is printed compiles, because it is compiled here, and means the same.

use fluxions::{Relation, Scalar};
use fluxions_fuzz::program::{
    Arithmetic, Binary, Block, Form, Instruction, Output, Program, Right, Step, Unary, Value,
};
use fluxions_fuzz::{draft, sample};

// As printed, `let v = …; v` included.
#[allow(clippy::let_and_return)]
#[rustfmt::skip]
#[path = "code/in_place.rs"]
mod in_place;
#[allow(clippy::let_and_return)]
#[rustfmt::skip]
#[path = "code/number.rs"]
mod number;
#[allow(clippy::let_and_return)]
#[rustfmt::skip]
#[path = "code/inner.rs"]
mod inner;
#[allow(clippy::let_and_return)]
#[rustfmt::skip]
#[path = "code/growing.rs"]
mod growing;
#[allow(clippy::let_and_return)]
#[rustfmt::skip]
#[path = "code/skipped.rs"]
mod skipped;
#[allow(clippy::let_and_return)]
#[rustfmt::skip]
#[path = "code/marked.rs"]
mod marked;
#[allow(clippy::let_and_return)]
#[rustfmt::skip]
#[path = "code/recorded.rs"]
mod recorded;
#[allow(clippy::let_and_return)]
#[rustfmt::skip]
#[path = "code/rules.rs"]
mod rules;
#[allow(clippy::let_and_return, dead_code, unused_imports)]
#[rustfmt::skip]
#[path = "code/surgery.rs"]
mod surgery;

fn block(steps: Vec<Step>, result: Value) -> Block {
    Block { steps, result }
}

fn step(slot: usize, instruction: Instruction) -> Step {
    Step { slot, instruction }
}

fn arithmetic(operation: Arithmetic, left: Value, right: Right, assigning: bool) -> Instruction {
    Instruction::Arithmetic { operation, left, right, assigning }
}

/// Every kind of instruction without a block, numbered in order.
fn simple(p: Value) -> Vec<Step> {
    use Value::{Input, Slot};
    vec![
        step(0, Instruction::Constant(0.25)),
        step(1, arithmetic(Arithmetic::Mul, Input(0), Right::Value(p), false)),
        step(2, arithmetic(Arithmetic::Sub, Slot(1), Right::Literal(-1.5), true)),
        step(3, Instruction::Unary(Unary::Neg, Input(1))),
        step(4, Instruction::Unary(Unary::SinCos, Slot(2))),
        step(5, Instruction::Unary(Unary::SinByPartials, Slot(4))),
        step(6, Instruction::Unary(Unary::StopGradient, Slot(3))),
        step(7, Instruction::Binary(Binary::Hypot, Slot(5), Slot(6))),
        step(8, Instruction::Powi(Slot(7), -2)),
        step(9, Instruction::Powf(Slot(7), 0.3)),
        step(10, Instruction::MulAdd(Slot(8), Slot(9), Slot(0))),
        step(11, Instruction::Clamp(Slot(10), Slot(0), Slot(7))),
        step(
            12,
            Instruction::Select { a: Slot(11), relation: Relation::LessOrEqual, b: p, then: p, otherwise: Slot(9) },
        ),
    ]
}

/// A branch, a loop and sums.
fn around() -> Vec<Step> {
    use Value::{Input, Slot};
    let branch = Instruction::If {
        a: Slot(12),
        relation: Relation::Less,
        b: Right::Literal(2.0),
        then: block(vec![step(13, Instruction::Unary(Unary::Exp, Slot(12)))], Slot(13)),
        otherwise: block(vec![step(14, Instruction::Unary(Unary::Ln, Slot(12)))], Slot(14)),
    };
    let add = arithmetic(Arithmetic::Add, Slot(17), Right::Value(Slot(3)), false);
    let body = block(vec![step(16, add)], Slot(16));
    vec![
        step(15, branch),
        step(17, Instruction::Loop { count: 3, start: Slot(15), body }),
        step(18, Instruction::Sum(vec![Slot(10), Slot(17), Input(1)])),
        step(19, Instruction::SumInputs { of: Some(Unary::Cos), from: 0, to: 2 }),
        step(20, Instruction::SumInputs { of: None, from: 1, to: 2 }),
        step(21, Instruction::Sum(vec![Slot(18), Slot(19), Slot(20)])),
    ]
}

/// All of them.
fn program(form: Form) -> Program {
    let p = if form.context { Value::Parameter(0) } else { Value::Input(0) };
    let steps = simple(p).into_iter().chain(around()).collect();
    let last = Value::Slot(21);
    let outputs = if form.output == Output::Number { vec![last] } else { vec![last, Value::Slot(1)] };
    Program { form, power: 0, inputs: 2, parameters: usize::from(form.context), slots: 22, steps, outputs }
}

const X: [f64; 2] = [1.25, -0.5];

#[test]
fn a_number() {
    let program = program(Form { output: Output::Number, context: false, skips: false });
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/number.rs").replace("pub(crate) ", ""));
    assert_eq!(program.evaluate(&X, &[]), [number::f(&X)]);
}

#[test]
fn a_vector_in_place_with_a_context() {
    let program = program(Form { output: Output::InPlace, context: true, skips: false });
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/in_place.rs").replace("pub(crate) ", ""));
    let (mut y, parameters) = ([0.0; 2], [0.75]);
    in_place::f(&mut y, &X, &parameters, &mut [0.0; 22]);
    assert_eq!(program.evaluate(&X, &parameters), y);
}

/// A product and a power of it, to one number or more.
fn powers(output: Output, skips: bool) -> Program {
    use Value::{Input, Slot};
    let power = if skips { Instruction::PowiSkipped(Slot(0)) } else { Instruction::Powi(Slot(0), 3) };
    let steps = vec![step(0, arithmetic(Arithmetic::Mul, Input(0), Right::Value(Input(1)), false)), step(1, power)];
    let outputs = if output == Output::Number { vec![Slot(1)] } else { vec![Slot(0), Slot(1)] };
    Program {
        form: Form { output, context: false, skips },
        power: 3,
        inputs: 2,
        parameters: 0,
        slots: 2,
        steps,
        outputs,
    }
}

#[test]
fn rules_of_numbers_and_of_vectors() {
    use Value::{Input, Slot};
    let steps = vec![
        step(0, Instruction::Unary(Unary::SinByRule, Input(0))),
        step(1, Instruction::Unary(Unary::RootByRule, Slot(0))),
        step(2, Instruction::Binary(Binary::CrossedByRule, Slot(1), Input(1))),
    ];
    let form = Form { output: Output::Number, context: false, skips: false };
    let program = Program { form, power: 0, inputs: 2, parameters: 0, slots: 3, steps, outputs: vec![Slot(2)] };
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/rules.rs").replace("pub(crate) ", ""));
    for x in [X, [-1.25, 0.5]] {
        assert_eq!(program.evaluate(&x, &[]), [rules::f(&x)]);
    }
}

#[test]
fn gradients_that_are_changed() {
    use Value::{Input, Slot};
    let steps = vec![
        step(0, Instruction::Unary(Unary::Halved, Input(0))),
        step(1, Instruction::Binary(Binary::Turned, Slot(0), Input(1))),
        step(2, Instruction::Unary(Unary::SinByRule, Slot(1))),
    ];
    let form = Form { output: Output::Number, context: false, skips: false };
    let program = Program { form, power: 0, inputs: 2, parameters: 0, slots: 3, steps, outputs: vec![Slot(2)] };
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/surgery.rs").replace("pub(crate) ", ""));
    assert_eq!(program.evaluate(&X, &[]), [surgery::f(&X)]);
}

#[test]
fn a_number_with_a_skipped_power() {
    let program = powers(Output::Number, true);
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/skipped.rs").replace("pub(crate) ", ""));
    for power in [3, 2] {
        let x = skipped::Point { x: X.to_vec(), power };
        assert_eq!(program.with_power(power).evaluate(&X, &[]), [skipped::f(&x)]);
    }
}

#[test]
fn a_vector_that_grows() {
    let program = powers(Output::Growing, false);
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/growing.rs").replace("pub(crate) ", ""));
    for (x, count) in [(X, 1), ([1.25, 0.5], 2)] {
        assert_eq!(program.evaluate(&x, &[]), growing::f(&x));
        assert_eq!(growing::f(&x).len(), count);
    }
}

#[test]
fn a_vector_with_a_skipped_mark() {
    let program = powers(Output::Marked, false);
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/marked.rs").replace("pub(crate) ", ""));
    for (x, positive) in [(X, false), ([1.25, 0.5], true)] {
        let y = marked::f(&x);
        assert_eq!((program.evaluate(&x, &[]), positive), (y.y, y.positive));
    }
}

#[test]
fn a_recording_inside() {
    let steps = vec![step(0, Instruction::Unary(Unary::Recorded, Value::Input(0)))];
    let form = Form { output: Output::Number, context: false, skips: false };
    let program = Program { form, power: 0, inputs: 1, parameters: 0, slots: 1, steps, outputs: vec![Value::Slot(0)] };
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/recorded.rs").replace("pub(crate) ", ""));
    // 2a b + a² at (2, 2), b + a at (½, ½), 2a b + a² at (−3, −3)
    for (x, y) in [(2.0, 12.0), (0.5, 1.0), (-3.0, 27.0)] {
        assert_eq!(program.evaluate(&[x], &[]), [y]);
        assert_eq!(recorded::f(&[x]), y);
    }
}

#[test]
fn methods_of_field_and_a_derivative_inside() {
    use Value::{Input, Slot};
    let steps = vec![
        step(0, Instruction::Unary(Unary::RootOrSame, Input(0))),
        step(1, Instruction::Unary(Unary::SameWhereFinite, Slot(0))),
        step(2, Instruction::Unary(Unary::Inside, Slot(1))),
    ];
    let form = Form { output: Output::Number, context: false, skips: false };
    let program = Program { form, power: 0, inputs: 1, parameters: 0, slots: 3, steps, outputs: vec![Slot(2)] };
    let header = "use fluxions::prelude::*;\n\n";
    assert_eq!(format!("{header}{program}"), include_str!("code/inner.rs").replace("pub(crate) ", ""));
    // √2.25 = 1.5 and 3 · 1.5²; ½ and 2 · ½; 20² and 3 · 400²
    for (x, y) in [(2.25, 6.75), (0.25, 1.0), (-20.0, 480_000.0)] {
        assert_eq!(program.evaluate(&[x], &[]), [y]);
        assert_eq!(inner::f(&[x]), y);
    }
}

#[test]
fn pruned_programs_mean_the_same() {
    let strategy = draft(false);
    for seed in 0..300 {
        let draft = sample(&strategy, seed);
        let (program, [x, _]) = (draft.program(), draft.points());
        let pruned = program.pruned();
        assert!(pruned.slots <= program.slots);
        let bits = |p: &Program| p.evaluate(&x, &draft.parameters).into_iter().map(f64::to_bits).collect::<Vec<_>>();
        assert_eq!(bits(&pruned), bits(&program), "{program}\n{pruned}");
    }
}

#[test]
fn evaluation_over_another_number_gives_the_same_value() {
    use fluxions_dual::DualNumber;
    let strategy = draft(true);
    for seed in 0..300 {
        let draft = sample(&strategy, seed);
        let (program, [x, _]) = (draft.program(), draft.points());
        let lift = |x: &[f64]| x.iter().map(|&x| DualNumber::<f64, 1>::constant(x)).collect::<Vec<_>>();
        let duals = program.evaluate(&lift(&x), &lift(&draft.parameters));
        let plain = program.evaluate(&x, &draft.parameters);
        assert_eq!(duals.len(), plain.len());
        for (dual, plain) in duals.iter().zip(plain) {
            assert!(dual.primal() == plain || plain.is_nan(), "{program}");
        }
    }
}
