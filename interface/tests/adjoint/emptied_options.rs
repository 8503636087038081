//! Options that a method empties and its caller fills, and the other way round.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Tank<S> {
    level: S,
    inflow: Option<S>,
    spare: Option<S>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Tank<S> {
    fn of(level: S, inflow: Option<S>) -> Self {
        Tank { level, inflow, spare: None }
    }

    fn drained(&mut self, k: S) -> S {
        let v = self.inflow.take().unwrap();
        self.level * k * v
    }

    fn fill(&mut self, k: S) {
        if let Some(v) = self.inflow.take() {
            self.level = self.level * k * v;
        }
    }

    fn filled(&mut self, k: S) -> S {
        if let Some(v) = self.inflow {
            self.inflow = None;
            self.level = v * k;
        }
        self.level
    }

    fn put_aside(&mut self, k: S) -> S {
        self.spare = self.inflow.take();
        self.level * k
    }

    fn exchange(&mut self, k: S) -> S {
        std::mem::swap(&mut self.spare, &mut self.inflow);
        self.level * k * self.spare.unwrap_or(k)
    }

    // These have names of methods of lists.
    fn get(&mut self, k: S) -> S {
        match self.inflow.take() {
            Some(v) => v * k,
            None => k,
        }
    }

    fn insert(&mut self, k: S) -> S {
        match self.inflow.take() {
            Some(v) => v + k,
            None => k,
        }
    }
}

#[differentiable(helper, adjoint)]
fn fill<S: Scalar>(tank: &mut Tank<S>, k: S) {
    if let Some(v) = tank.inflow.take() {
        tank.level = tank.level * k * v;
    }
}

#[differentiable(adjoint)]
fn set_after_a_value<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank::of(x[0], Some(x[1]));
    let y = tank.drained(x[0]);
    tank.inflow = Some(y);
    tank.level * y * tank.inflow.unwrap()
}

#[differentiable(adjoint)]
fn set_between<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: Some(x[1]), spare: None };
    tank.fill(x[1]);
    tank.inflow = Some(tank.level);
    tank.fill(x[0]);
    tank.level
}

#[differentiable(adjoint)]
fn by_function<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: Some(x[1]), spare: None };
    fill(&mut tank, x[1]);
    tank.inflow = Some(tank.level);
    fill(&mut tank, x[0]);
    tank.level
}

#[differentiable(adjoint)]
fn taken_by_both<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: Some(x[1]), spare: None };
    tank.level = tank.filled(x[1]);
    let rest = tank.inflow.take();
    tank.level * tank.inflow.unwrap_or(S::one()) + rest.unwrap_or(x[0])
}

#[differentiable(adjoint)]
fn made_anew<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: Some(x[1]), spare: None };
    let level = tank.filled(x[1]);
    tank = Tank { level, inflow: Some(x[0]), spare: None };
    tank.level * tank.inflow.unwrap_or(S::one())
}

#[differentiable(adjoint)]
fn moved_on<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: Some(x[1]), spare: None };
    let a = tank.put_aside(x[1]);
    tank.inflow = tank.spare;
    tank.spare = None;
    let b = tank.put_aside(a);
    tank.level * tank.spare.unwrap_or(S::one()) * b
}

#[differentiable(adjoint)]
fn exchanged<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: Some(x[1]), spare: None };
    let a = tank.exchange(x[1]);
    tank.inflow = Some(a);
    let b = tank.exchange(a);
    tank.spare = None;
    let c = tank.exchange(b);
    tank.level * tank.spare.unwrap_or(S::one()) * c * tank.inflow.unwrap_or(x[2])
}

#[differentiable(adjoint)]
fn of_items<S: Scalar>(x: &[S]) -> S {
    let mut tanks = vec![
        Tank { level: x[0], inflow: Some(x[1]), spare: None },
        Tank { level: x[2], inflow: Some(x[3]), spare: None },
    ];
    let mut y = x[0];
    for i in 0..2 {
        y = y * tanks[i].filled(x[i]);
        tanks[i].inflow = Some(y);
    }
    y * tanks[0].inflow.unwrap_or(x[0]) * tanks[1].level
}

#[differentiable(adjoint)]
fn in_branches<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: Some(x[1]), spare: None };
    if x[0] > -99.0 {
        tank.inflow = Some(x[3]);
    }
    let y = tank.filled(x[1]);
    tank.inflow = Some(x[1]);
    tank.level * tank.inflow.unwrap_or(S::one()) * y
}

#[differentiable(adjoint)]
fn replaced<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: Some(x[1]), spare: None };
    if x[0] > -99.0 {
        let _old = tank.inflow.replace(x[3]);
    }
    if x[0] > -99.0 {
        tank.fill(x[1]);
    }
    let rest = tank.inflow.replace(x[1]);
    tank.level * tank.inflow.unwrap_or(S::one()) + rest.unwrap_or(S::zero())
}

#[differentiable(adjoint)]
fn by_names_of_lists<S: Scalar>(x: &[S]) -> S {
    let (mut a, mut b) =
        (Tank { level: x[0], inflow: None, spare: None }, Tank { level: x[1], inflow: None, spare: None });
    let mut y = x[0];
    for v in x {
        a.inflow = Some(*v * y);
        y = a.get(y);
        b.inflow = Some(*v + y);
        y = b.insert(y);
    }
    y * a.level * b.level
}

#[differentiable(adjoint)]
fn set_behind_a_call<S: Scalar>(x: &[S]) -> S {
    let mut tank = Tank { level: x[0], inflow: None, spare: None };
    for v in x {
        tank.fill(*v);
        tank.inflow = Some(tank.level * *v);
    }
    tank.level
}

#[test]
fn emptied_options() {
    for x in [[0.7, 1.3, -0.4, 0.9], [0.31, -0.8, 1.7, 0.55]] {
        agree!(set_after_a_value, SetAfterAValue, x);
        agree!(set_between, SetBetween, x);
        agree!(by_function, ByFunction, x);
        agree!(taken_by_both, TakenByBoth, x);
        agree!(made_anew, MadeAnew, x);
        agree!(moved_on, MovedOn, x);
        agree!(exchanged, Exchanged, x);
        agree!(of_items, OfItems, x);
        agree!(in_branches, InBranches, x);
        agree!(replaced, Replaced, x);
        agree!(by_names_of_lists, ByNamesOfLists, x);
        agree!(set_behind_a_call, SetBehindACall, x);
    }
}
