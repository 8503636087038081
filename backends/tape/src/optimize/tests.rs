//! What each pass does, by hand.

use super::{Draft, common, dead, fold};
use crate::Var;
use crate::op::{Node, Op};
use crate::program::Program;
use crate::tests::harness::{difference, draft, optimized, plain, pull, scheduled, seen, sums};
use fluxions::{Relation, Scalar};

const X: [f64; 4] = [1.5, -2.0, 0.0, -0.0];

/// The operations of a draft, leaves excepted.
fn operations(draft: &Draft<f64>) -> Vec<Op> {
    draft.nodes[draft.leaves..].iter().map(|node| node.op).collect()
}

/// The operations that are left of f after a pass and the removal of what nobody needs.
fn left(pass: fn(Draft<f64>) -> Draft<f64>, f: impl Fn(&[Var<f64>]) -> Vec<Var<f64>>) -> Vec<Op> {
    for x in [X, [-0.0; 4], [0.0; 4], [f64::NAN; 4], [f64::INFINITY; 4], [0.1, 0.2, 0.3, 1e17]] {
        let program = scheduled(pass(draft(&X, &f)));
        assert_eq!(difference(&program, &plain(&X, &f), &x), None, "at {x:?}");
    }
    operations(&dead(pass(draft(&X, f))))
}

/// What folding leaves of a function of one number.
fn folded(f: impl Fn(Var<f64>) -> Var<f64>) -> Vec<Op> {
    left(fold, |x| vec![f(x[0]), f(x[1]), f(x[2]), f(x[3])]);
    operations(&dead(fold(draft(&[1.5], |x| vec![f(x[0])]))))
}

#[test]
fn what_nobody_needs_goes() {
    let f = |x: &[Var<f64>]| {
        let (unused, used) = (x[0].sin(), x[1].cos());
        let _ = unused * used;
        if x[2].exp() < x[0] { vec![-used] } else { vec![used] }
    };
    assert_eq!(operations(&draft(&X, f)).len(), 5);
    assert_eq!(operations(&dead(draft(&X, f))), [Op::Cos, Op::Exp, Op::Neg]);
    assert_eq!(dead(draft(&X, f)).leaves, 4, "components that nobody needs stay");
    assert_eq!(operations(&dead(draft(&X, |x| vec![x[1]]))), []);
}

#[test]
fn identities_leave_nothing() {
    // Some are not even recorded. By the program of another recording they can come back, so they are folded as well.
    assert_eq!(folded(|x| x * 1.0), []);
    assert_eq!(folded(|x| x / 1.0), []);
    assert_eq!(folded(|x| x + -0.0), []);
    assert_eq!(folded(|x| x - 0.0), []);
    assert_eq!(folded(|x| -(-x)), []);
    assert_eq!(folded(|x| x.powi(1)), []);
    assert_eq!(folded(|x| x.max(x)), []);
    assert_eq!(folded(|x| x.min(x)), []);
    assert_eq!(folded(|x| (x * -1.0) / -1.0), []);
}

#[test]
fn what_is_no_identity_stays() {
    assert_eq!(folded(|x| x + 0.0), [Op::AddConst], "−0 + 0 = 0");
    assert_eq!(folded(|x| x - -0.0), [Op::AddConst]);
    assert_eq!(folded(|x| x * 0.0), [Op::MulConst], "∞ · 0");
    assert_eq!(folded(|x| x - x), [Op::Sub], "∞ − ∞");
    assert_eq!(folded(|x| x / x), [Op::Div]);
    assert_eq!(folded(|x| -x + 0.0), [Op::ConstSub]);
    assert_eq!(folded(|x| x / 3.0), [Op::DivConst]);
    assert_eq!(folded(|x| x / 1e-310), [Op::DivConst]);
    assert_eq!(folded(|x| x / 2f64.powi(-1074)), [Op::DivConst], "its reciprocal overflows");
    assert_eq!(folded(|x| x / f64::INFINITY), [Op::DivConst]);
    assert_eq!(folded(|x| x.exp().ln()), [Op::Exp, Op::Ln]);
    assert_eq!(folded(|x| x.sqrt() * x.sqrt()), [Op::Sqrt, Op::Sqrt, Op::Mul]);
}

#[test]
fn signs_move_to_where_they_cost_nothing() {
    assert_eq!(folded(|x| -x * 3.0), [Op::MulConst]);
    assert_eq!(folded(|x| -x + 3.0), [Op::ConstSub]);
    assert_eq!(folded(|x| x * -1.0), [Op::Neg]);
    assert_eq!(folded(|x| x / -1.0), [Op::Neg]);
    assert_eq!(folded(|x| -x * -x), [Op::Square]);
    assert_eq!(folded(|x| (-x).powi(2)), [Op::Square]);
    assert_eq!(folded(|x| (-x).abs().abs()), [Op::Abs]);
    assert_eq!(folded(|x| (-x) / (-x)), [Op::Div]);
    assert_eq!(left(fold, |x| vec![x[0] - -x[1]]), [Op::Add]);
    assert_eq!(left(fold, |x| vec![x[0] + -x[1]]), [Op::Sub]);
    assert_eq!(left(fold, |x| vec![-x[0] + x[1]]), [Op::Sub]);
    assert_eq!(left(fold, |x| vec![-x[0] * -x[1]]), [Op::Mul]);
}

#[test]
fn cheaper_operations_with_the_same_result() {
    assert_eq!(folded(|x| x / 4.0), [Op::MulConst]);
    assert_eq!(folded(|x| x / -0.125), [Op::MulConst]);
    assert_eq!(folded(|x| x / f64::MIN_POSITIVE), [Op::MulConst]);
    assert_eq!(folded(|x| x * x), [Op::Square]);
    assert_eq!(folded(|x| x.powi(2)), [Op::Square]);
    assert_eq!(folded(|x| x.powi(3)), [Op::Square, Op::Mul]);
    assert_eq!(folded(|x| x.powi(4)), [Op::Square, Op::Square]);
    assert_eq!(folded(|x| x.powi(-1)), [Op::Recip]);
    assert_eq!(folded(|x| x.powi(5)), [Op::PowInt]);
    assert_eq!(folded(|x| x.stop_gradient().stop_gradient()), [Op::Stop]);
}

#[test]
fn single_precision_has_its_own_powers_of_two() {
    use crate::recording::Scope;
    let (large, small, third) = (2f32.powi(126), 2f32.powi(-149), 3.0f32);
    let scope = Scope::<f32>::begin(Box::default());
    let x = scope.leaf(1.5);
    let outputs = [x / large, x / small, x / third].map(|y| scope.output(y));
    let draft = fold(Draft::new(&scope.end(), 1, &outputs));
    let operations: Vec<Op> = draft.nodes[1..].iter().map(|node| node.op).collect();
    assert_eq!(operations, [Op::MulConst, Op::DivConst, Op::DivConst], "the reciprocal of 2⁻¹⁴⁹ overflows");
}

#[test]
fn operations_on_constants_are_done() {
    // A constant becomes a node where it meets a variable in an operation without a short form.
    let f = |x: &[Var<f64>]| {
        let two = Var::select(x[0], Relation::Less, x[1], Var::constant(2.0), Var::constant(2.0));
        vec![x[0].atan2(Var::constant(3.0)), two]
    };
    assert_eq!(
        left(fold, f),
        [Op::Less, Op::Constant, Op::PickTrue, Op::Constant, Op::PickFalse, Op::Add, Op::Constant, Op::Atan2]
    );
    // By hand, since variables do not record it: exp 0 + 3 · 2 = 7.
    let mut draft = draft(&[1.0], |x| vec![x[0]]);
    draft.constants = vec![0.0, 3.0, 2.0];
    let node = |op, a, b| Node { op, a, b };
    draft.nodes.extend([
        node(Op::Constant, 0, 0),
        node(Op::Exp, 1, 0),
        node(Op::Constant, 0, 1),
        node(Op::MulConst, 3, 2),
        node(Op::Add, 2, 4),
        node(Op::Mul, 0, 5),
    ]);
    draft.outputs = vec![6];
    let draft = dead(fold(draft));
    assert_eq!(operations(&draft), [Op::MulConst]);
    assert_eq!(seen(&scheduled(draft), &[3.0]), [21.0]);
}

#[test]
fn what_is_computed_twice_is_computed_once() {
    assert_eq!(left(common, |x| vec![x[0].sin() * x[0].sin()]), [Op::Sin, Op::Mul]);
    assert_eq!(left(common, |x| vec![x[0] + x[1], x[1] + x[0]]), [Op::Add]);
    assert_eq!(left(common, |x| vec![x[0] * x[1], x[1] * x[0]]), [Op::Mul]);
    assert_eq!(left(common, |x| vec![x[0] - x[1], x[1] - x[0]]), [Op::Sub, Op::Sub]);
    assert_eq!(left(common, |x| vec![x[0] * 3.0, x[0] * 3.0, x[1] * 3.0]), [Op::MulConst, Op::MulConst]);
    assert_eq!(left(common, |x| vec![x[0] + 0.0, x[0] + f64::MIN_POSITIVE]), [Op::AddConst, Op::AddConst]);
    assert_eq!(left(common, |x| vec![x[0] * 0.0, x[0] * -0.0]), [Op::MulConst, Op::MulConst], "0 is not −0");
    assert_eq!(left(common, |x| vec![x[0].powi(5), x[0].powi(6), x[0].powi(5)]), [Op::PowInt, Op::PowInt]);
    let long = |x: &[Var<f64>]| (0..50).map(|_| (x[0] * x[1]).exp() + x[2]).collect();
    assert_eq!(left(common, long), [Op::Mul, Op::Exp, Op::Add]);
    let program = scheduled(optimized(draft(&X, long)));
    assert_eq!((program.len(), program.outputs()), (7, 50));
}

#[test]
fn equal_leaves_are_not_one() {
    assert_eq!(left(common, |x| vec![x[2].exp(), x[3].exp()]), [Op::Exp, Op::Exp]);
}

/// A sum of n terms in order, from a start.
fn sum_from(start: Var<f64>, x: &[Var<f64>]) -> Var<f64> {
    x.iter().fold(start, |sum, &x| sum + x)
}

#[test]
fn a_chain_of_additions_is_one_sum() {
    for n in [5, 10, 129, 1000] {
        let x: Vec<f64> = (0..n).map(|i| f64::from(i).sin() * 10f64.powi(i % 17)).collect();
        for start in [0.0, -0.0, 3.0] {
            let f = |x: &[Var<f64>]| vec![sum_from(Var::constant(start), x)];
            let summed = sums(draft(&x, f));
            assert_eq!(operations(&summed), [Op::Sum]);
            assert_eq!(summed.nodes.last().map(|node| node.b), Some(n as u32));
            let in_order = x.iter().fold(start, |sum, x| sum + x);
            assert_eq!(seen(&scheduled(summed), &x)[0].to_bits(), in_order.to_bits());
            assert_eq!(pull(&scheduled(optimized(draft(&x, f))), &x).0, vec![1.0; n as usize]);
        }
    }
}

#[test]
fn a_sum_keeps_minus_zero_and_nan() {
    let f = |x: &[Var<f64>]| vec![sum_from(x[0], &x[1..])];
    let program = |x: &[f64]| scheduled(sums(draft(x, f)));
    assert_eq!(seen(&program(&[-0.0; 6]), &[-0.0; 6])[0].to_bits(), (-0.0f64).to_bits());
    let mixed = [-0.0, -0.0, 0.0, -0.0, -0.0, -0.0];
    assert_eq!(seen(&program(&mixed), &mixed)[0].to_bits(), 0.0f64.to_bits());
    assert!(seen(&program(&[0.0; 6]), &[0.0, 1.0, f64::NAN, 1.0, 1.0, 1.0])[0].is_nan());
    assert!(seen(&program(&[0.0; 6]), &[f64::INFINITY, f64::NEG_INFINITY, 1.0, 1.0, 1.0, 1.0])[0].is_nan());
}

#[test]
fn short_chains_and_partial_sums_that_are_needed_stay() {
    assert_eq!(left(sums, |x| vec![x[0] + x[1] + x[2] + x[3]]), [Op::Add, Op::Add, Op::Add]);
    // The partial sum is a result, or the side of a comparison: two sums.
    let six = |x: &[Var<f64>]| sum_from(x[0], &[x[1], x[2], x[3], x[1], x[2]]);
    let twelve = |x: &[Var<f64>], partial| sum_from(partial, &[x[0], x[1], x[2], x[3], x[0], x[2]]);
    assert_eq!(left(sums, |x| vec![twelve(x, six(x))]), [Op::Sum]);
    assert_eq!(left(sums, |x| vec![six(x), twelve(x, six(x)), twelve(x, six(x))]), [Op::Sum; 3]);
    let needed = |x: &[Var<f64>]| {
        let partial = six(x);
        vec![partial, twelve(x, partial)]
    };
    assert_eq!(left(sums, needed), [Op::Sum, Op::Sum]);
    let compared = |x: &[Var<f64>]| {
        let partial = six(x);
        if partial < x[0] { vec![-twelve(x, partial)] } else { vec![twelve(x, partial)] }
    };
    assert_eq!(left(sums, compared), [Op::Sum, Op::Sum, Op::Neg]);
    let twice = |x: &[Var<f64>]| {
        let partial = six(x);
        vec![twelve(x, partial) * partial]
    };
    assert_eq!(left(sums, twice), [Op::Sum, Op::Sum, Op::Mul]);
}

#[test]
fn sums_of_sums_keep_their_brackets() {
    let f = |x: &[Var<f64>]| {
        let left = sum_from(x[0], &[x[1], x[2], x[3], x[0]]);
        let right = sum_from(x[3], &[x[2], x[1], x[0], x[3]]);
        vec![left + right]
    };
    assert_eq!(left(sums, f), [Op::Sum, Op::Sum]);
    let x = [1e16, 1.0, -1e16, 0.25];
    assert_eq!(difference(&scheduled(sums(draft(&x, f))), &plain(&x, f), &x), None);
}

#[test]
fn very_long_sums_come_in_pieces() {
    let x = vec![0.1; 5000];
    let f = |x: &[Var<f64>]| vec![sum_from(Var::constant(0.0), x)];
    let summed = sums(draft(&x, f));
    assert_eq!(operations(&summed), [Op::Sum; 5]);
    let program: Program<f64> = scheduled(summed);
    assert_eq!(difference(&program, &plain(&x, f), &x), None);
    assert_eq!(pull(&program, &x).0, vec![1.0; 5000]);
}
