//! `linearize`: the value and the differential at a point, which moves to other points.

use super::products::by_hand;
use super::{Findings, Law};
use crate::allocations::allocations_in;
use crate::case::{Sample, Trial, direction, flat, spoiled};
use Operator::{Pullback, Pushforward};
use fluxions::{Backend, Counting, DifferentialOf, Differentiate, Function, Operator, Owned, Space, View};

type In<F> = <F as Function>::Input;
type Out<F> = <F as Function>::Output;
type Of<'t, B, F> = DifferentialOf<'t, B, &'t Counting<F>>;

/// The number of tangents, and of cotangents.
const DIRECTIONS: usize = 2;

fn numbers<X: Space<Real = f64>>(x: &Owned<X, f64>) -> Vec<f64> {
    flat::<X>(X::view(x))
}

/// Linearizes at the first point, and moves to the second and back.
pub(super) fn run<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    let (f, args) = (trial.f(), trial.args());
    let [one, other] = &trial.samples;
    f.reset();
    let Some((y, mut differential)) = findings.ok(Pullback, b.bind(f, args).linearize(one.x())) else { return };
    findings.linearized(Pullback, f.reset());
    findings.close(Law::Correct, Pullback, &numbers::<Out<F>>(&y), &one.value);
    let y = Out::<F>::view(&y);
    at_a_point::<B, F>(&mut differential, trial, one, y, findings);
    in_place::<B, F>(&mut differential, trial, one, y, findings);
    for sample in [other, one] {
        let Some(value) = findings.ok(Pullback, differential.relinearize(sample.x())) else { return };
        findings.close(Law::Reuse, Pullback, &numbers::<Out<F>>(&value), &sample.value);
        let Some((_, mut fresh)) = findings.ok(Pullback, b.bind(f, args).linearize(sample.x())) else { return };
        let (t, c) = (direction::<In<F>>(sample.x(), 0), direction::<Out<F>>(y, 0));
        let (t, c) = (In::<F>::view(&t), Out::<F>::view(&c));
        if let Some((moved, fresh)) =
            findings.ok(Pushforward, differential.pushforward(t).and_then(|found| Ok((found, fresh.pushforward(t)?))))
        {
            findings.same(Law::Reuse, Pushforward, &numbers::<Out<F>>(&moved), &numbers::<Out<F>>(&fresh));
        }
        if let Some((moved, fresh)) =
            findings.ok(Pullback, differential.pullback(c).and_then(|found| Ok((found, fresh.pullback(c)?))))
        {
            findings.same(Law::Reuse, Pullback, &numbers::<In<F>>(&moved), &numbers::<In<F>>(&fresh));
        }
    }
}

/// The products are those by hand, and call f only if the backend does not keep the evaluation. `like` is like y.
fn at_a_point<B: Backend, F: Function>(
    differential: &mut Of<'_, B, F>,
    trial: &Trial<'_, F>,
    sample: &Sample<In<F>>,
    like: View<'_, Out<F>, f64>,
    findings: &mut Findings,
) {
    trial.f().reset();
    for k in 0..DIRECTIONS {
        let (t, c) = (direction::<In<F>>(sample.x(), k), direction::<Out<F>>(like, k));
        let (forward, reverse) = by_hand(&sample.jacobian, &numbers::<In<F>>(&t), &numbers::<Out<F>>(&c));
        if let Some(y_dot) = findings.ok(Pushforward, differential.pushforward(In::<F>::view(&t))) {
            findings.kept(Pushforward, trial.f().reset());
            findings.close(Law::Correct, Pushforward, &numbers::<Out<F>>(&y_dot), &forward);
        }
        if let Some(x_bar) = findings.ok(Pullback, differential.pullback(Out::<F>::view(&c))) {
            findings.kept(Pullback, trial.f().reset());
            findings.close(Law::Correct, Pullback, &numbers::<In<F>>(&x_bar), &reverse);
        }
    }
    if let Some(value) = findings.ok(Pullback, differential.value()) {
        findings.kept(Pullback, trial.f().reset());
        findings.close(Law::Correct, Pullback, &numbers::<Out<F>>(&value), &sample.value);
    }
    // A clone has the same point, and may evaluate f again.
    let c = direction::<Out<F>>(like, 0);
    let mut clone = differential.clone();
    let both = clone.pullback(Out::<F>::view(&c)).and_then(|x| Ok((x, differential.pullback(Out::<F>::view(&c))?)));
    if let Some((found, expected)) = findings.ok(Pullback, both) {
        findings.same(Law::VariantsAgree, Pullback, &numbers::<In<F>>(&found), &numbers::<In<F>>(&expected));
    }
}

/// The variants in place overwrite their buffers and do not allocate.
fn in_place<B: Backend, F: Function>(
    differential: &mut Of<'_, B, F>,
    trial: &Trial<'_, F>,
    sample: &Sample<In<F>>,
    like: View<'_, Out<F>, f64>,
    findings: &mut Findings,
) {
    let (t, c) = (direction::<In<F>>(sample.x(), 0), direction::<Out<F>>(like, 0));
    let Some(forward) = findings.ok(Pushforward, differential.pushforward(In::<F>::view(&t))) else { return };
    let Some(reverse) = findings.ok(Pullback, differential.pullback(Out::<F>::view(&c))) else { return };
    let (value, forward, reverse) = (flat::<Out<F>>(like), numbers::<Out<F>>(&forward), numbers::<In<F>>(&reverse));
    let (mut y, mut y_dot, mut x_bar) =
        (spoiled::<Out<F>>(like), spoiled::<Out<F>>(like), spoiled::<In<F>>(sample.x()));
    // The storage may grow the first time. At another point a program may be recorded again.
    for first in [true, false] {
        let (outcome, allocations) = allocations_in(|| {
            differential.relinearize_into(sample.x(), Out::<F>::view_mut(&mut y))?;
            differential.pushforward_into(In::<F>::view(&t), Out::<F>::view_mut(&mut y_dot))?;
            differential.pullback_into(Out::<F>::view(&c), In::<F>::view_mut(&mut x_bar))
        });
        let _ = findings.ok(Pullback, outcome);
        if !first {
            findings.allocated(Pullback, trial.allocates, allocations);
        }
    }
    findings.same(Law::Overwrites, Pullback, &numbers::<Out<F>>(&y), &value);
    findings.same(Law::Overwrites, Pushforward, &numbers::<Out<F>>(&y_dot), &forward);
    findings.same(Law::Overwrites, Pullback, &numbers::<In<F>>(&x_bar), &reverse);
    let cotangents = [Out::<F>::view(&c), Out::<F>::view(&c)];
    findings.refused(Pullback, differential.pullback_batch_into(&cotangents, &mut [x_bar]));
}
