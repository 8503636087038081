//! `pushforward` and `pullback`: products of the Jacobian with tangents, and of its transpose with cotangents.

use super::{Findings, Law};
use crate::allocations::allocations_in;
use crate::case::{Sample, Trial, direction, flat, spoiled};
use Operator::{Pullback, Pushforward};
use fluxions::{Args, Backend, Counting, Differentiate, Function, Operator, Owned, PreparedOf, Space, View, kind};

type In<F> = <F as Function>::Input;
type Out<F> = <F as Function>::Output;

/// The number of tangents, and of cotangents.
const DIRECTIONS: usize = 3;

/// The prepared operators, and the sample at which they are called.
struct Products<'t, 'c, B: Backend, F: Function> {
    push: PreparedOf<kind::Pushforward, B, &'t Counting<F>>,
    pull: PreparedOf<kind::Pullback, B, &'t Counting<F>>,
    trial: &'t Trial<'c, F>,
    sample: &'t Sample<In<F>>,
}

/// Tangents and cotangents with their products, as points and as numbers.
struct Directions<F: Function> {
    tangents: Vec<Owned<In<F>, f64>>,
    cotangents: Vec<Owned<Out<F>, f64>>,
    pushed: Vec<Vec<f64>>,
    pulled: Vec<Vec<f64>>,
}

fn numbers<X: Space<Real = f64>>(x: &Owned<X, f64>) -> Vec<f64> {
    flat::<X>(X::view(x))
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Returns J t and Jᵀ c for a Jacobian in row-major order.
pub(super) fn by_hand(j: &[f64], t: &[f64], c: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let (n, m) = (t.len(), c.len());
    let forward = (0..m).map(|i| dot(&j[i * n..(i + 1) * n], t)).collect();
    let reverse = (0..n).map(|l| (0..m).map(|i| j[i * n + l] * c[i]).sum()).collect();
    (forward, reverse)
}

pub(super) fn run<'t, B: Backend, F: Function>(
    b: &B,
    trial: &'t Trial<'_, F>,
    sample: &'t Sample<In<F>>,
    which: usize,
    findings: &mut Findings,
) {
    let (f, args, x) = (trial.f(), trial.args(), sample.x());
    let Some(push) = findings.ok(Pushforward, b.bind(f, args).prepare_pushforward(x)) else { return };
    let Some(pull) = findings.ok(Pullback, b.bind(f, args).prepare_pullback(x)) else { return };
    let mut products = Products::<B, F> { push, pull, trial, sample };
    let tangents: Vec<_> = (0..DIRECTIONS).map(|k| direction::<In<F>>(x, k + DIRECTIONS * which)).collect();
    let value = products.push.with(args).value_and_pushforward(x, In::<F>::view(&tangents[0]));
    let Some((y, _)) = findings.ok(Pushforward, value) else { return };
    let cotangents: Vec<_> = (0..DIRECTIONS).map(|k| direction::<Out<F>>(Out::<F>::view(&y), k)).collect();
    let mut all = Directions::<F> { tangents, cotangents, pushed: Vec::new(), pulled: Vec::new() };
    for k in 0..DIRECTIONS {
        let Some((y_dot, x_bar)) = products.one(&all.tangents[k], &all.cotangents[k], findings) else { return };
        products.in_place(&all.tangents[k], &all.cotangents[k], (&y_dot, &x_bar), findings);
        all.pushed.push(y_dot);
        all.pulled.push(x_bar);
    }
    products.superposition(&all, findings);
    products.batches(&all, findings);
    products.at_a_point(&all, findings);
}

impl<'t, B: Backend, F: Function> Products<'t, '_, B, F> {
    fn at(&self) -> (Args<'t, F, f64>, View<'t, In<F>, f64>) {
        (self.trial.args(), self.sample.x())
    }

    /// J t and Jᵀ c are those by hand, and satisfy the adjoint identity.
    fn one(
        &mut self,
        t: &Owned<In<F>, f64>,
        c: &Owned<Out<F>, f64>,
        findings: &mut Findings,
    ) -> Option<(Vec<f64>, Vec<f64>)> {
        let (args, x) = self.at();
        let dims = (self.sample.at.len(), self.sample.value.len());
        self.trial.f().reset();
        let y_dot = findings.ok(Pushforward, self.push.with(args).pushforward(x, In::<F>::view(t)))?;
        // The skipped fields of a result like y come from the value f(x), which differences do not need otherwise.
        findings.called(Pushforward, dims, usize::from(Out::<F>::SKIPS), self.trial.f().reset());
        let x_bar = findings.ok(Pullback, self.pull.with(args).pullback(x, Out::<F>::view(c)))?;
        findings.called(Pullback, dims, 0, self.trial.f().reset());
        let (y_dot, x_bar) = (numbers::<Out<F>>(&y_dot), numbers::<In<F>>(&x_bar));
        let (t, c) = (numbers::<In<F>>(t), numbers::<Out<F>>(c));
        let (forward, reverse) = by_hand(&self.sample.jacobian, &t, &c);
        findings.close(Law::Correct, Pushforward, &y_dot, &forward);
        findings.close(Law::Correct, Pullback, &x_bar, &reverse);
        findings.close(Law::Adjoint, Pullback, &[dot(&x_bar, &t)], &[dot(&c, &y_dot)]);
        Some((y_dot, x_bar))
    }

    /// The variants in place.
    fn in_place(
        &mut self,
        t: &Owned<In<F>, f64>,
        c: &Owned<Out<F>, f64>,
        (y_dot, x_bar): (&[f64], &[f64]),
        findings: &mut Findings,
    ) {
        let (args, x) = self.at();
        let (t, c) = (In::<F>::view(t), Out::<F>::view(c));
        let (mut y, mut to) = (spoiled::<Out<F>>(c), spoiled::<Out<F>>(c));
        let (outcome, allocations) =
            allocations_in(|| self.push.with(args).pushforward_into(x, t, Out::<F>::view_mut(&mut to)));
        let _ = findings.ok(Pushforward, outcome);
        findings.allocated(Pushforward, self.trial.allocates, allocations);
        findings.same(Law::Overwrites, Pushforward, &numbers::<Out<F>>(&to), y_dot);
        let mut to = spoiled::<Out<F>>(c);
        let (into_y, into_y_dot) = (Out::<F>::view_mut(&mut y), Out::<F>::view_mut(&mut to));
        let outcome = self.push.with(args).value_and_pushforward_into(x, t, into_y, into_y_dot);
        let _ = findings.ok(Pushforward, outcome);
        findings.same(Law::VariantsAgree, Pushforward, &numbers::<Out<F>>(&to), y_dot);
        findings.close(Law::Correct, Pushforward, &numbers::<Out<F>>(&y), &self.sample.value);
        let mut to = spoiled::<In<F>>(x);
        let (outcome, allocations) =
            allocations_in(|| self.pull.with(args).pullback_into(x, c, In::<F>::view_mut(&mut to)));
        let _ = findings.ok(Pullback, outcome);
        findings.allocated(Pullback, self.trial.allocates, allocations);
        findings.same(Law::Overwrites, Pullback, &numbers::<In<F>>(&to), x_bar);
        if let Some((y, to)) = findings.ok(Pullback, self.pull.with(args).value_and_pullback(x, c)) {
            findings.same(Law::VariantsAgree, Pullback, &numbers::<In<F>>(&to), x_bar);
            findings.close(Law::Correct, Pullback, &numbers::<Out<F>>(&y), &self.sample.value);
        }
    }

    /// J (2 u − 3 v) = 2 J u − 3 J v, and J 0 = 0.
    fn superposition(&mut self, all: &Directions<F>, findings: &mut Findings) {
        let (args, x) = self.at();
        let mut other = numbers::<In<F>>(&all.tangents[1]).into_iter();
        let sum =
            In::<F>::map(In::<F>::view(&all.tangents[0]), &mut |u: f64| 2.0 * u - 3.0 * other.next().unwrap_or(0.0));
        if let Some(found) = findings.ok(Pushforward, self.push.with(args).pushforward(x, In::<F>::view(&sum))) {
            let expected: Vec<f64> = all.pushed[0].iter().zip(&all.pushed[1]).map(|(u, v)| 2.0 * u - 3.0 * v).collect();
            findings.close(Law::Linear, Pushforward, &numbers::<Out<F>>(&found), &expected);
        }
        let zero = In::<F>::map(x, &mut |_: f64| 0.0);
        if let Some(found) = findings.ok(Pushforward, self.push.with(args).pushforward(x, In::<F>::view(&zero))) {
            let found = numbers::<Out<F>>(&found);
            findings.close(Law::Linear, Pushforward, &found, &vec![0.0; found.len()]);
        }
    }

    /// Many tangents or cotangents in one call.
    fn batches(&mut self, all: &Directions<F>, findings: &mut Findings) {
        let (args, x) = self.at();
        let tangents: Vec<_> = all.tangents.iter().map(In::<F>::view).collect();
        if let Some(found) = findings.ok(Pushforward, self.push.with(args).pushforward_batch(x, &tangents)) {
            for (found, expected) in found.iter().zip(&all.pushed) {
                findings.close(Law::VariantsAgree, Pushforward, &numbers::<Out<F>>(found), expected);
            }
            let mut few = found[..2].to_vec();
            findings.refused(Pushforward, self.push.with(args).pushforward_batch_into(x, &tangents, &mut few));
        }
        let cotangents: Vec<_> = all.cotangents.iter().map(Out::<F>::view).collect();
        if let Some(found) = findings.ok(Pullback, self.pull.with(args).pullback_batch(x, &cotangents)) {
            for (found, expected) in found.iter().zip(&all.pulled) {
                findings.close(Law::VariantsAgree, Pullback, &numbers::<In<F>>(found), expected);
            }
        }
    }

    /// The linear map at one point.
    fn at_a_point(&mut self, all: &Directions<F>, findings: &mut Findings) {
        let (args, x) = self.at();
        if let Some(mut map) = findings.ok(Pushforward, self.push.with(args).at(x)) {
            for (t, expected) in all.tangents.iter().zip(&all.pushed) {
                self.trial.f().reset();
                if let Some(found) = findings.ok(Pushforward, map.pushforward(In::<F>::view(t))) {
                    findings.kept(Pushforward, self.trial.f().reset());
                    findings.close(Law::VariantsAgree, Pushforward, &numbers::<Out<F>>(&found), expected);
                }
            }
        }
        if let Some(mut map) = findings.ok(Pullback, self.pull.with(args).at(x)) {
            for (c, expected) in all.cotangents.iter().zip(&all.pulled) {
                self.trial.f().reset();
                if let Some(found) = findings.ok(Pullback, map.pullback(Out::<F>::view(c))) {
                    findings.kept(Pullback, self.trial.f().reset());
                    findings.close(Law::VariantsAgree, Pullback, &numbers::<In<F>>(&found), expected);
                }
            }
            if let Some(value) = findings.ok(Pullback, map.value()) {
                findings.close(Law::Correct, Pullback, &numbers::<Out<F>>(&value), &self.sample.value);
            }
        }
    }
}
