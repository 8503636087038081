//! Calls of rules: what a recording and a program know of them.

use fluxions::rule::{Erased, Failed, Few, Keep};
use fluxions::{Real, Rule, Scalar};

/// A call of a rule.
#[derive(Clone, Debug)]
pub(crate) struct Call<R> {
    pub(crate) rule: Erased<R>,
    /// The nodes of the arguments.
    pub(crate) inputs: Vec<u32>,
    /// The results that are nodes: their numbers among the results, and their nodes.
    pub(crate) results: Vec<(u32, u32)>,
}

impl<R> Call<R> {
    /// Renumbers the nodes of the arguments.
    pub(crate) fn renumber(&mut self, number: impl Fn(u32) -> u32) {
        self.inputs.iter_mut().for_each(|i| *i = number(*i));
    }

    /// The size in bytes, the rule aside.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&self.inputs[..]) + size_of_val(&self.results[..])
    }
}

/// A call as it was recorded.
#[derive(Clone, Debug)]
pub(crate) struct RecordedCall<R> {
    pub(crate) call: Call<R>,
    /// What the rule left.
    pub(crate) keep: Keep<R>,
    /// The first node of the results. There is one at least.
    pub(crate) start: usize,
}

impl<R> RecordedCall<R> {
    /// The node after those of the results.
    pub(crate) fn end(&self) -> usize {
        self.start + self.call.results.len()
    }
}

/// What the rules of a program left at a point, over the real numbers. All runs at that point share it.
#[derive(Clone, Debug)]
pub(crate) struct Keeps<R> {
    all: Vec<Keep<R>>,
    /// Whether the rules were called at the point at hand.
    pub(crate) are_known: bool,
}

impl<R: Real> Keeps<R> {
    pub(crate) const fn new() -> Self {
        Self { all: Vec::new(), are_known: false }
    }

    /// Forgets what was kept, for a recording that keeps it in the same place.
    pub(crate) fn clear(&mut self) {
        if !self.all.is_empty() {
            self.all.clear();
        }
        self.are_known = false;
    }

    /// Takes what the rules left while f was recorded at the point at hand.
    pub(crate) fn take_recorded(&mut self, recorded: &[RecordedCall<R>]) {
        self.are_known = true;
        if !recorded.is_empty() {
            self.take_all(recorded);
        }
    }

    #[inline(never)]
    fn take_all(&mut self, recorded: &[RecordedCall<R>]) {
        self.all.clear();
        self.all.extend(recorded.iter().map(|recorded| recorded.keep.clone()));
    }

    fn make_room(&mut self, calls: usize) {
        if self.all.len() < calls {
            self.all.resize_with(calls, Keep::default);
        }
    }
}

/// The call whose rule failed, and the seed of the product that failed, if it was one.
#[derive(Clone, Debug)]
pub(crate) struct FailedCall {
    pub(crate) number: usize,
    pub(crate) seed: Seed,
}

impl FailedCall {
    /// Boxed, so that a run without a failure returns one word.
    #[cold]
    fn at(number: usize, seed: Seed) -> Box<Self> {
        Box::new(Self { number, seed })
    }
}

/// What a rule was asked for: its value, or a product with this seed.
#[derive(Clone, Debug)]
pub(crate) enum Seed {
    Value,
    Tangents,
    Cotangent(Vec<f64>),
}

/// Calls the rule, and writes the values of its results.
// Apart, with `backward`: else their storage is a part of the loop over segments, which mostly has no calls.
#[inline(never)]
pub(crate) fn forward<R: Real, T: Scalar<R>>(
    number: usize,
    call: &Call<R>,
    values: &mut [T],
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    let x = gathered(&call.inputs, values);
    let y = at_point(number, &call.rule, &x, keeps)?;
    let y = y.call::<T>(&x).map_err(|Failed| FailedCall::at(number, Seed::Tangents))?;
    for &(component, node) in &call.results {
        values[node as usize] = y.get(component as usize).copied().unwrap_or(T::zero());
    }
    Ok(())
}

/// Returns the rule at this point, where it is called over the real numbers unless that was done. In a recording of an outer
/// tape the rule is left as it is, because what it keeps here does not hold where that recording is replayed.
fn at_point<R: Real, T: Scalar<R>>(
    number: usize,
    rule: &Erased<R>,
    x: &[T],
    keeps: &mut Keeps<R>,
) -> Result<Erased<R>, Box<FailedCall>> {
    if T::RECORDS {
        return Ok(rule.clone());
    }
    keeps.make_room(number + 1);
    if !keeps.are_known {
        let mut reals = Few::filled(R::zero(), x.len());
        reals.iter_mut().zip(x).for_each(|(to, x)| *to = x.peek());
        let outcome = rule.compute(&reals, &mut keeps.all[number]);
        outcome.map_err(|Failed| FailedCall::at(number, Seed::Value))?;
    }
    Ok(rule.at(&keeps.all[number]))
}

/// Adds the adjoints of the results, pulled back by the rule, to those of the arguments.
#[inline(never)]
pub(crate) fn backward<R: Real, T: Scalar<R>, const K: usize>(
    number: usize,
    call: &Call<R>,
    values: &[T],
    adjoints: &mut [[T; K]],
    keeps: &mut Keeps<R>,
) -> Result<(), Box<FailedCall>> {
    let is_absent = |adjoint: &[T; K]| adjoint.iter().all(|g| g.vanishes());
    if call.results.iter().all(|&(_, node)| is_absent(&adjoints[node as usize])) {
        return Ok(());
    }
    let x = gathered(&call.inputs, values);
    let rule = at_point(number, &call.rule, &x, keeps)?;
    if K > 1 && rule.shares_pullbacks::<T>() && together(call, &rule, &x, adjoints) {
        return Ok(());
    }
    #[allow(clippy::needless_range_loop)] // a lane of many nodes, not of one list
    for lane in 0..K {
        let y_bar = cotangent(call, adjoints, lane, rule.outputs());
        if y_bar.iter().all(|g| g.vanishes()) {
            continue;
        }
        let x_bar = rule.pull::<T>(&x, &y_bar).map_err(|Failed| {
            FailedCall::at(number, Seed::Cotangent(y_bar.iter().map(|g| g.peek().to_f64()).collect()))
        })?;
        for (&node, &g) in call.inputs.iter().zip(x_bar.iter()) {
            adjoints[node as usize][lane] += g;
        }
    }
    Ok(())
}

/// Does so for all lanes at once. Returns whether it did: a failure is found again lane by lane.
fn together<R: Real, T: Scalar<R>, const K: usize>(
    call: &Call<R>,
    rule: &Erased<R>,
    x: &[T],
    adjoints: &mut [[T; K]],
) -> bool {
    let (m, mut lanes, mut count) = (rule.outputs(), [0; K], 0);
    let mut y_bars = Few::filled(T::zero(), K * m);
    for lane in 0..K {
        let y_bar = cotangent(call, adjoints, lane, m);
        if !y_bar.iter().all(|g| g.vanishes()) {
            y_bars[count * m..(count + 1) * m].copy_from_slice(&y_bar);
            lanes[count] = lane;
            count += 1;
        }
    }
    let Ok(x_bars) = rule.pull_all(x, &y_bars[..count * m]) else { return false };
    for (lane, x_bar) in lanes.into_iter().zip(x_bars.chunks(x.len().max(1))) {
        for (&node, &g) in call.inputs.iter().zip(x_bar) {
            adjoints[node as usize][lane] += g;
        }
    }
    true
}

/// Returns the adjoints of the results. Those of nodes start at −0, those of results that are no nodes are 0.
fn cotangent<R: Real, T: Scalar<R>, const K: usize>(
    call: &Call<R>,
    adjoints: &[[T; K]],
    lane: usize,
    len: usize,
) -> Few<T> {
    let mut y_bar = Few::filled(T::zero(), len);
    for &(component, node) in &call.results {
        let g = adjoints[node as usize][lane];
        y_bar[component as usize] = if g.vanishes() { T::zero() } else { g };
    }
    y_bar
}

fn gathered<R: Real, T: Scalar<R>>(nodes: &[u32], values: &[T]) -> Few<T> {
    let mut all = Few::filled(T::zero(), nodes.len());
    all.iter_mut().zip(nodes).for_each(|(to, &node)| *to = values[node as usize]);
    all
}
