//! Programs beside each other: the recording run node by node, and what was made of it.

use crate::call::Keeps;
use crate::guard::Operand;
use crate::interpret::{
    self,
    groups::{BLOCK, Buffers},
};
use crate::optimize::{self, Draft};
use crate::program::Program;
use crate::recording::{Recording, Scope};
use crate::schedule::{Storage, schedule};
use crate::var::Var;

/// A recording of `f` at x, all of whose components are inputs, and its results.
pub(crate) fn record(x: &[f64], f: impl FnOnce(&[Var<f64>]) -> Vec<Var<f64>>) -> (Box<Recording<f64>>, Vec<u32>) {
    let scope = Scope::begin(Box::default());
    let leaves: Vec<Var<f64>> = x.iter().map(|&x| scope.leaf(x)).collect();
    let outputs = f(&leaves).into_iter().map(|y| scope.output(y)).collect();
    (scope.end(), outputs)
}

/// The draft of what `f` does at x.
pub(crate) fn draft(x: &[f64], f: impl FnOnce(&[Var<f64>]) -> Vec<Var<f64>>) -> Draft<f64> {
    let (recording, outputs) = record(x, f);
    Draft::new(&recording, x.len(), &outputs)
}

/// The recording itself as a program.
pub(crate) fn plain(x: &[f64], f: impl FnOnce(&[Var<f64>]) -> Vec<Var<f64>>) -> Program<f64> {
    let (recording, outputs) = record(x, f);
    Program::plain(&recording, x.len(), x.len(), &outputs)
}

/// The sums of a program whose nodes have places of their own.
pub(crate) fn sums(draft: Draft<f64>) -> Draft<f64> {
    let longest = Storage::Own.longest_sum(draft.nodes.len());
    optimize::sums(draft, longest)
}

/// All passes, for such a program.
pub(crate) fn optimized(draft: Draft<f64>) -> Draft<f64> {
    optimize::optimized(draft, Storage::Own)
}

pub(crate) fn scheduled(draft: Draft<f64>) -> Program<f64> {
    let leaves = draft.leaves;
    schedule(draft, leaves, Storage::Own)
}

/// The program whose windows of so many nodes share places.
pub(crate) fn shared(draft: Draft<f64>, size: usize) -> Program<f64> {
    let leaves = draft.leaves;
    schedule(draft, leaves, Storage::Shared { window: size, least: 0 })
}

/// The values of all nodes at x.
fn run(program: &Program<f64>, x: &[f64]) -> Vec<f64> {
    let mut values = x.to_vec();
    values.resize(program.len(), 0.0);
    interpret::forward(program, &mut values, &mut Buffers::new(), &mut Keeps::new()).expect("no rule fails");
    values
}

/// Overwrites the values that a run backwards computes again.
fn forget(program: &Program<f64>, values: &mut [f64]) {
    let first = program.windows.first().map_or(program.len(), |window| window.first);
    values[first..].fill(f64::NAN);
}

/// What is seen of a program at x: its results, and both sides of each comparison.
pub(crate) fn seen(program: &Program<f64>, x: &[f64]) -> Vec<f64> {
    let values = run(program, x);
    let side = |operand| match operand {
        Operand::Variable(i) => values[i as usize],
        Operand::Constant(c) => c,
    };
    let results = program.outputs.iter().map(|&i| values[i as usize]);
    results.chain(program.guards.iter().flat_map(|guard| [side(guard.a), side(guard.b)])).collect()
}

/// Where two programs differ in what is seen of them, to the last bit; all NaN are one.
pub(crate) fn difference(a: &Program<f64>, b: &Program<f64>, x: &[f64]) -> Option<(f64, f64)> {
    let (a, b) = (seen(a, x), seen(b, x));
    assert_eq!(a.len(), b.len());
    let same = |a: f64, b: f64| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    a.into_iter().zip(b).find(|&(a, b)| !same(a, b))
}

/// The cotangents of x for cotangents 1, ½, ⅓ … of the results, and the largest adjoint on the way.
pub(crate) fn pull(program: &Program<f64>, x: &[f64]) -> (Vec<f64>, f64) {
    let (mut values, mut adjoints) = (run(program, x), vec![[-0.0; 1]; program.len()]);
    forget(program, &mut values);
    for (k, &i) in program.outputs.iter().enumerate() {
        adjoints[i as usize][0] += 1.0 / (k + 1) as f64;
    }
    let room = &mut [[0.0; 1]; BLOCK];
    let outcome =
        interpret::backward(program, &mut values, &mut adjoints, &mut Buffers::new(), room, &mut Keeps::new());
    outcome.expect("no rule fails");
    let largest = adjoints.iter().fold(0.0, |largest: f64, &[g]| if g.abs() <= largest { largest } else { g.abs() });
    (adjoints[..x.len()].iter().map(|&[g]| g).collect(), largest)
}

/// As [`pull`], two lanes at once, the second one of twice the cotangents.
pub(crate) fn pull_two(program: &Program<f64>, x: &[f64]) -> [Vec<f64>; 2] {
    let (mut values, mut adjoints) = (run(program, x), vec![[-0.0; 2]; program.len()]);
    forget(program, &mut values);
    for (k, &i) in program.outputs.iter().enumerate() {
        adjoints[i as usize][0] += 1.0 / (k + 1) as f64;
        adjoints[i as usize][1] += 2.0 / (k + 1) as f64;
    }
    let room = &mut [[0.0; 2]; BLOCK];
    let outcome =
        interpret::backward(program, &mut values, &mut adjoints, &mut Buffers::new(), room, &mut Keeps::new());
    outcome.expect("no rule fails");
    [0, 1].map(|lane| adjoints[..x.len()].iter().map(|g| g[lane]).collect())
}
