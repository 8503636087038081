//! Enums behind references that are taken apart to be changed.

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
enum Part<S> {
    Mass(S),
    Spring { stiffness: S, lengths: Vec<S> },
    Wall,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Part<S> {
    fn grow(&mut self, k: S) -> S {
        match self {
            Part::Mass(m) => {
                *m *= k;
                *m * *m
            }
            Part::Spring { stiffness, lengths } => {
                *stiffness = *stiffness * lengths[0] + k;
                lengths[1] *= *stiffness;
                *stiffness
            }
            Part::Wall => k,
        }
    }
    fn stiffen(&mut self, k: S) {
        if let Part::Spring { stiffness, .. } = self {
            *stiffness *= k;
        }
    }
}

#[differentiable(helper, adjoint)]
fn squared<S: Scalar>(v: &mut S) -> S {
    *v = *v * *v;
    *v
}

#[differentiable(helper, adjoint)]
fn all<S: Scalar>(parts: &mut [Part<S>]) -> S {
    let mut sum = S::zero();
    for part in parts.iter_mut() {
        sum += match part {
            Part::Mass(m) => squared(m),
            Part::Spring { stiffness, .. } => squared(stiffness),
            Part::Wall => S::one(),
        };
        part.stiffen(sum.sin());
    }
    sum
}

#[differentiable(adjoint)]
fn changed<S: Scalar>(x: &[S]) -> S {
    let mut parts = vec![Part::Mass(x[0]), Part::Spring { stiffness: x[1], lengths: x.to_vec() }, Part::Wall];
    let mut y = S::zero();
    for k in 0..2 {
        for part in parts.iter_mut() {
            y += part.grow(x[k]);
        }
        y = y.sin() + all(&mut parts).cos();
    }
    let mut last = Part::Mass(x[0]);
    match &mut last {
        Part::Mass(m) => *m = *m * y,
        Part::Spring { stiffness, lengths } => *stiffness *= lengths[0],
        Part::Wall => {}
    }
    y *= match &last {
        Part::Mass(m) => *m,
        _ => x[1],
    };
    if let Part::Mass(m) = &mut last {
        *m *= x[1];
        y += *m;
    } else if let Part::Spring { stiffness, .. } = &mut last {
        *stiffness = y;
    }
    y
}

// The variant of each item is another one in each round.
#[differentiable(adjoint)]
fn turned<S: Scalar>(x: &[S]) -> S {
    let mut y = S::one();
    for k in 0..3 {
        let mut part = if k == 1 { Part::Wall } else { Part::Mass(x[0] * k as f64) };
        if let Part::Mass(m) = &mut part {
            *m = *m * x[1] + y;
            y += *m * *m;
        }
    }
    y
}

#[test]
fn parts_of_variants_are_changed() {
    crate::agree!(changed, Changed, [0.7, 1.3]);
    crate::agree!(turned, Turned, [0.7, 1.3]);
}
