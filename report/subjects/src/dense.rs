//! Functions of n numbers whose derivative is a dense vector or matrix.

use crate::runs::run;
use crate::{Instance, Runs, Scaling, Shape};
use core::hint::black_box;
use fluxions::Operator;
use fluxions::prelude::*;
use fluxions::target::RowMajor;
use fluxions_any::{AnyBackend, Auto, Choice};
use fluxions_problems::scaling::{
    Ring, Rosenbrock, ring, ring_jacobian, rosenbrock, rosenbrock_gradient, rosenbrock_hessian, start,
};

/// A point of Rosenbrock's function, for its gradient.
struct Gradient(Vec<f64>);
/// The same, for its Hessian.
struct Hessian(Vec<f64>);
/// A point of the ring, for its Jacobian.
struct Jacobian(Vec<f64>);

pub(crate) fn scalings() -> [Scaling; 3] {
    let axis = "inputs n";
    let rosenbrock = "f(x) = Σ 100 (xᵢ₊₁ − xᵢ²)² + (1 − xᵢ)²";
    let boxed =
        |instance: fn(Vec<f64>) -> Box<dyn Instance>, to: u32| (1..=to).map(|k| instance(start(1 << k))).collect();
    [
        Scaling {
            id: "rosenbrock-gradient",
            title: "Gradient of Rosenbrock’s function",
            what: rosenbrock,
            operator: Operator::Gradient,
            axis,
            floor: "the formula of the gradient, one pass",
            instances: boxed(|x| Box::new(Gradient(x)), 10),
        },
        Scaling {
            id: "rosenbrock-hessian",
            title: "Hessian of Rosenbrock’s function",
            what: rosenbrock,
            operator: Operator::Hessian,
            axis,
            floor: "zeros, then the three diagonals; backends do not know that the matrix is sparse",
            instances: boxed(|x| Box::new(Hessian(x)), 7),
        },
        Scaling {
            id: "ring-jacobian",
            title: "Jacobian of a ring",
            what: "yᵢ = sin xᵢ · xᵢ₊₁, cyclic: n results of n numbers",
            operator: Operator::Jacobian,
            axis,
            floor: "zeros, then two entries in each row; backends do not know that the matrix is sparse",
            instances: boxed(|x| Box::new(Jacobian(x)), 8),
        },
    ]
}

fn shape(n: usize, m: usize, results: usize) -> Shape {
    Shape { size: n, n, m, results, label: format!("n = {n}") }
}

impl Instance for Gradient {
    fn shape(&self) -> Shape {
        shape(self.0.len(), 1, self.0.len())
    }
    fn auto(&self) -> Choice {
        Auto.explain(Operator::Gradient, self.0.len(), 1)
    }
    fn evaluate(&self) -> Box<dyn FnMut() + '_> {
        Box::new(|| {
            black_box(rosenbrock::<f64>(black_box(&self.0)));
        })
    }
    fn by_hand(&self) -> Box<dyn FnMut(&mut [f64]) + '_> {
        Box::new(|to| {
            black_box(rosenbrock_gradient(black_box(&self.0), black_box(to)));
        })
    }
    fn run(&self, b: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String> {
        let x = &self.0[..];
        run!(visit, Rosenbrock, |f| b.prepare_gradient(f, x), |p, to| p.gradient_into(black_box(x), to).is_ok(), |f| b
            .gradient(f, x))
    }
}

impl Instance for Hessian {
    fn shape(&self) -> Shape {
        shape(self.0.len(), 1, self.0.len() * self.0.len())
    }
    fn auto(&self) -> Choice {
        Auto.explain(Operator::Hessian, self.0.len(), 1)
    }
    fn evaluate(&self) -> Box<dyn FnMut() + '_> {
        Box::new(|| {
            black_box(rosenbrock::<f64>(black_box(&self.0)));
        })
    }
    fn by_hand(&self) -> Box<dyn FnMut(&mut [f64]) + '_> {
        Box::new(|to| rosenbrock_hessian(black_box(&self.0), black_box(to)))
    }
    fn run(&self, b: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String> {
        let (x, n) = (&self.0[..], self.0.len());
        run!(
            visit,
            Rosenbrock,
            |f| b.prepare_hessian(f, x),
            |p, to| RowMajor::new(to, n, n).is_some_and(|mut to| p.hessian_into(black_box(x), &mut to).is_ok()),
            |f| b.hessian(f, x)
        )
    }
}

impl Instance for Jacobian {
    fn shape(&self) -> Shape {
        let n = self.0.len();
        shape(n, n, n * n)
    }
    fn auto(&self) -> Choice {
        Auto.explain(Operator::Jacobian, self.0.len(), self.0.len())
    }
    fn evaluate(&self) -> Box<dyn FnMut() + '_> {
        let mut y = vec![0.0; self.0.len()];
        Box::new(move || ring::<f64>(black_box(&mut y), black_box(&self.0)))
    }
    fn by_hand(&self) -> Box<dyn FnMut(&mut [f64]) + '_> {
        Box::new(|to| ring_jacobian(black_box(&self.0), black_box(to)))
    }
    fn run(&self, b: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String> {
        let (x, n) = (&self.0[..], self.0.len());
        run!(
            visit,
            Ring::new(x),
            |f| b.prepare_jacobian(f, x),
            |p, to| RowMajor::new(to, n, n).is_some_and(|mut to| p.jacobian_into(black_box(x), &mut to).is_ok()),
            |f| b.jacobian(f, x)
        )
    }
}
