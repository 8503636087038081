//! Each pass, and the schedule, on random programs: the same values to the last bit, the same gradients up to rounding.

use super::harness::{difference, draft, optimized, plain, pull, pull_two, scheduled, shared, sums};
use super::random::{Manner, Random, any_number, random};
use super::{new_ones, settled};
use crate::op::{Node, Op};
use crate::optimize::{Draft, common, dead, fold};
use crate::program::Program;
use proptest::prelude::*;

type Pass = fn(Draft<f64>) -> Draft<f64>;

/// The passes one by one, twice where that may matter, and all together; no pass at all is the schedule alone.
const PASSES: [(&str, Pass); 8] = [
    ("the schedule", |draft| draft),
    ("dead code", dead),
    ("folding", fold),
    ("folding twice", |draft| fold(fold(draft))),
    ("common subexpressions", common),
    ("sums", sums),
    ("sums of what is left", |draft| sums(dead(fold(draft)))),
    ("all", optimized),
];

/// The recording of a function as it is, after each pass, and with windows that share places.
fn programs(f: &Random, x: &[f64]) -> (Program<f64>, Vec<(&'static str, Program<f64>)>) {
    let results = |values: Vec<_>| values.iter().rev().step_by(3).take(f.m).copied().collect();
    let record = |pass: Pass| scheduled(pass(draft(x, |x| results(f.values(x)))));
    let mut after = Vec::from(PASSES.map(|(name, pass)| (name, record(pass))));
    for (name, pass, size) in [("shared places", optimized as Pass, 40), ("few shared places", |draft| draft, 9)] {
        after.push((name, shared(pass(draft(x, |x| results(f.values(x)))), size)));
    }
    (plain(x, |x| results(f.values(x))), after)
}

proptest! {
    #![proptest_config(new_ones(400))]

    #[test]
    fn values_are_the_same_to_the_last_bit(
        f in random(Manner::Wild, 40, 12),
        x in prop::collection::vec(any_number(), 1..6),
        factor in prop_oneof![Just(-1.0), Just(0.0), -2.0..2.0f64],
    ) {
        let (plain, after) = programs(&f, &x);
        let elsewhere: Vec<f64> = x.iter().map(|x| x * factor).collect();
        for (name, program) in after {
            prop_assert_eq!(difference(&program, &plain, &x), None, "{}", name);
            prop_assert_eq!(difference(&program, &plain, &elsewhere), None, "{}, elsewhere", name);
        }
    }
}

proptest! {
    #![proptest_config(settled(400))]

    #[test]
    fn gradients_are_the_same_up_to_rounding(
        f in random(Manner::Branching, 30, 5),
        x in prop::collection::vec(-2.0..2.0f64, 1..6),
    ) {
        let (plain, after) = programs(&f, &x);
        let elsewhere: Vec<f64> = x.iter().map(|x| 0.5 - x * 0.7).collect();
        for x in [x, elsewhere] {
            let (expected, largest) = pull(&plain, &x);
            prop_assume!(largest < 1e8);
            for (name, program) in &after {
                let (found, _) = pull(program, &x);
                let close = |(f, e): (&f64, &f64)| (f - e).abs() <= 1e-11 * (1.0 + largest);
                prop_assert!(found.iter().zip(&expected).all(close), "{}: {:?}, not {:?}", name, found, expected);
                let [one, two] = pull_two(program, &x);
                prop_assert!(one.iter().zip(&two).all(|(one, two)| 2.0 * one == *two), "{}", name);
                prop_assert!(one.iter().zip(&found).all(|(one, found)| one == found), "{}", name);
            }
        }
    }
}

/// The comparison itself must be able to fail.
mod wrong {
    use super::*;

    /// How a wrong identity makes a program differ from its recording at x.
    fn caught(x: &[f64], f: impl Fn(&[crate::Var<f64>]) -> Vec<crate::Var<f64>>, wrong: Pass) -> bool {
        difference(&scheduled(wrong(draft(x, &f))), &plain(x, &f), x).is_some()
    }

    fn rewritten(mut draft: Draft<f64>, rule: impl Fn(&Draft<f64>, Node) -> Node) -> Draft<f64> {
        for i in draft.leaves..draft.nodes.len() {
            draft.nodes[i] = rule(&draft, draft.nodes[i]);
        }
        draft
    }

    /// x + 0 → −(−x), which is x.
    fn adding_zero_changes_nothing(mut draft: Draft<f64>) -> Draft<f64> {
        draft.constants.push(1.0);
        let one = draft.constants.len() as u32 - 1;
        rewritten(draft, |draft, node| match node.op {
            Op::AddConst if draft.constants[node.b as usize] == 0.0 => Node { op: Op::MulConst, a: node.a, b: one },
            _ => node,
        })
    }

    /// x ÷ c → x × (1 ÷ c).
    fn any_division_is_a_multiplication(mut draft: Draft<f64>) -> Draft<f64> {
        draft.constants.iter_mut().for_each(|c| *c = 1.0 / *c);
        rewritten(draft, |_, node| if node.op == Op::DivConst { Node { op: Op::MulConst, ..node } } else { node })
    }

    /// The terms of a sum the other way round.
    fn order_does_not_matter(draft: Draft<f64>) -> Draft<f64> {
        let mut draft = sums(draft);
        let sums: Vec<Node> = draft.nodes.iter().filter(|node| node.op == Op::Sum).copied().collect();
        for Node { a, b, .. } in sums {
            draft.lists[a as usize..(a + b) as usize].reverse();
        }
        draft
    }

    /// |−x| → −x.
    fn abs_of_a_negation_is_gone(draft: Draft<f64>) -> Draft<f64> {
        rewritten(draft, |_, node| if node.op == Op::Abs { Node { op: Op::Neg, ..node } } else { node })
    }

    #[test]
    fn rewrites_are_caught() {
        assert!(caught(&[-0.0], |x| vec![x[0] + 0.0], adding_zero_changes_nothing));
        assert!(caught(&[5.0], |x| vec![x[0] / 3.0], any_division_is_a_multiplication));
        let sum = |x: &[crate::Var<f64>]| vec![x[0] + x[1] + x[2] + x[1] + x[3]];
        assert!(caught(&[1e16, 1.0, -1e16, 0.25], sum, order_does_not_matter));
        assert!(caught(&[2.0], |x| vec![fluxions::Scalar::abs(x[0])], abs_of_a_negation_is_gone));
    }

    #[test]
    fn nothing_is_caught_where_they_happen_to_be_right() {
        assert!(!caught(&[3.0], |x| vec![x[0] + 0.0], adding_zero_changes_nothing));
        assert!(!caught(&[5.0], |x| vec![x[0] / 4.0], any_division_is_a_multiplication));
    }

    #[test]
    fn a_side_of_a_comparison_is_seen_too() {
        let compared = |x: &[crate::Var<f64>]| if x[0] / 3.0 < x[0] { vec![x[0]] } else { vec![] };
        assert!(caught(&[5.0], compared, any_division_is_a_multiplication));
    }
}
