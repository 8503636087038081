use fluxions::prelude::*;
use std::cell::Cell;

struct Dice {
    rolls: Cell<usize>,
}

impl Dice {
    fn new() -> Self {
        Dice { rolls: Cell::new(0) }
    }
    fn roll(&self) -> usize {
        self.rolls.set(self.rolls.get() + 1);
        self.rolls.get() % 2
    }
    fn pair(&self) -> (usize, usize) {
        (self.roll(), self.roll())
    }
    fn some(&self, k: usize) -> Option<usize> {
        Some(self.roll()).filter(|roll| *roll != k)
    }
    fn list(&self, k: usize) -> Vec<usize> {
        vec![self.roll(), k]
    }
}

#[differentiable(helper, adjoint)]
fn rolled<S: Scalar>(x: &[S], dice: &Dice) -> S {
    x[dice.roll()] * 2.0
}

#[differentiable(helper, adjoint)]
impl Dice {
    fn scaled<S: Scalar>(&self, x: &[S]) -> S {
        x[self.roll()] * 3.0
    }
}

#[differentiable(adjoint)]
fn helper<S: Scalar>(x: &[S]) -> S {
    let dice = Dice::new();
    rolled(x, &dice) * rolled(x, &dice)
}

#[differentiable(adjoint)]
fn method<S: Scalar>(x: &[S]) -> S {
    let dice = Dice::new();
    dice.scaled(x)
}

#[differentiable(helper, adjoint)]
fn parts<S: Scalar>(x: &[S], dice: &Dice) -> S {
    let mut y = x[0];
    for k in 0..3 {
        if let Some(i) = dice.some(k) {
            y *= x[i];
        }
        for i in dice.list(k) {
            y *= x[i];
        }
    }
    y
}

fn main() {
    let _ = (Helper, Method);
}
