//! Functions of n numbers whose derivative is a sparse matrix.

use crate::runs::run;
use crate::{Call, Instance, Other, Runs, Scaling, Shape, echidna, search};
use core::hint::black_box;
use fluxions::combinators::Plan;
use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::sparse::{Detector, Trace, Tracer};
use fluxions::{Operator, Sparse};
use fluxions_any::{AnyBackend, Auto, Choice};
use fluxions_dual::Dual;
use fluxions_problems::patterns;
use fluxions_problems::scaling::{
    Brusselator, Rosenbrock, brusselator, brusselator_jacobian, rosenbrock, rosenbrock_hessian_lower, start,
};

/// Points along each side of the grid.
const GRIDS: [usize; 6] = [3, 7, 22, 70, 224, 707];
const INPUTS: [usize; 6] = [10, 100, 1_000, 10_000, 100_000, 1_000_000];

/// A point of the Brusselator, for its Jacobian.
struct Jacobian(Vec<f64>);
/// A point of Rosenbrock's function, for its Hessian.
struct Hessian(Vec<f64>);

pub(crate) fn scalings() -> [Scaling; 2] {
    [
        Scaling {
            id: "brusselator-sparse-jacobian",
            title: "Sparse Jacobian of the Brusselator",
            what: "a reaction and diffusion on a periodic k × k grid, n = 2 k²: six entries in each row, by Sparse::new(backend)",
            operator: Operator::Jacobian,
            axis: "unknowns n",
            floor: "the entries one by one, in the order of the pattern",
            instances: GRIDS.iter().map(|k| Box::new(Jacobian(start(2 * k * k))) as Box<dyn Instance>).collect(),
        },
        Scaling {
            id: "rosenbrock-sparse-hessian",
            title: "Sparse Hessian of Rosenbrock’s function",
            what: "f(x) = Σ 100 (xᵢ₊₁ − xᵢ²)² + (1 − xᵢ)²: the lower triangle, two diagonals, by Sparse::new(backend).lower()",
            operator: Operator::Hessian,
            axis: "inputs n",
            floor: "the entries one by one, in the order of the pattern",
            instances: INPUTS.iter().map(|&n| Box::new(Hessian(start(n))) as Box<dyn Instance>).collect(),
        },
    ]
}

fn shape(n: usize, m: usize, results: usize) -> Shape {
    Shape { size: n, n, m, results, label: format!("n = {n}") }
}

/// Another way, of which `prepare` makes a call.
fn other<'a>(name: &'static str, prepare: impl Fn() -> Option<Call<'a>> + 'a) -> Other<'a> {
    Other { name, prepare: Box::new(prepare) }
}

impl Jacobian {
    fn trace(&self) -> Option<Trace> {
        Tracer.trace(Point::<f64, f64, _>::new(&Brusselator::new(&self.0), &self.0, ()), &self.0).ok()
    }
}

impl Instance for Jacobian {
    fn shape(&self) -> Shape {
        let n = self.0.len();
        shape(n, n, 6 * n)
    }
    fn auto(&self) -> Choice {
        Auto.explain(Operator::Jacobian, self.0.len(), self.0.len())
    }
    fn evaluate(&self) -> Box<dyn FnMut() + '_> {
        let mut y = vec![0.0; self.0.len()];
        Box::new(move || brusselator::<f64>(black_box(&mut y), black_box(&self.0)))
    }
    fn by_hand(&self) -> Box<dyn FnMut(&mut [f64]) + '_> {
        let pattern = patterns::brusselator((self.0.len() / 2).isqrt()).ok();
        Box::new(move |to| {
            if let Some(pattern) = &pattern {
                brusselator_jacobian(black_box(&self.0), pattern, black_box(to));
            }
        })
    }
    fn plan(&self) -> Option<Plan> {
        let prepared = Sparse::new(Dual::new()).prepare_jacobian(Brusselator::new(&self.0), &self.0);
        prepared.ok().map(|prepared| prepared.plan().clone())
    }
    fn others(&self) -> Vec<Other<'_>> {
        let x = &self.0[..];
        vec![
            other("the pattern alone", move || {
                Some(Box::new(move || drop(black_box(self.trace().map(|trace| trace.jacobian())))))
            }),
            other("the pattern by a search from each output", move || {
                Some(Box::new(move || {
                    black_box(self.trace().map(|trace| search(&trace)));
                }))
            }),
            other("echidna: program, pattern, colours", move || {
                (x.len() <= echidna::DETECTS).then_some(())?;
                Some(Box::new(move || {
                    black_box(echidna::prepare_jacobian(x));
                }))
            }),
            other("echidna: Jacobian", move || {
                let mut call = echidna::jacobian(x, &patterns::brusselator((x.len() / 2).isqrt()).ok()?);
                Some(Box::new(move || drop(black_box(call()))))
            }),
        ]
    }
    fn run(&self, b: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String> {
        let x = &self.0[..];
        run!(
            visit,
            Brusselator::new(x),
            |f| Sparse::new(b.clone()).prepare_jacobian(f, x),
            |p, to| p.sparse_jacobian_into(black_box(x), to).is_ok(),
            |f| Sparse::new(b.clone()).sparse_jacobian(f, x)
        )
    }
}

impl Instance for Hessian {
    fn shape(&self) -> Shape {
        let n = self.0.len();
        shape(n, 1, 2 * n - 1)
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
        Box::new(|to| rosenbrock_hessian_lower(black_box(&self.0), black_box(to)))
    }
    fn plan(&self) -> Option<Plan> {
        let prepared = Sparse::new(Dual::new()).lower().prepare_hessian(&Rosenbrock, &self.0);
        prepared.ok().map(|prepared| prepared.plan().clone())
    }
    fn others(&self) -> Vec<Other<'_>> {
        let x = &self.0[..];
        vec![
            other("the pattern alone", move || {
                let found = move || Tracer.hessian(Point::<f64, f64, _>::new(&Rosenbrock, x, ()), 0.0).ok();
                Some(Box::new(move || drop(black_box(found()))))
            }),
            other("echidna: program, pattern, colours", move || {
                (x.len() <= echidna::DETECTS).then_some(())?;
                Some(Box::new(move || {
                    black_box(echidna::prepare_hessian(x));
                }))
            }),
            other("echidna: Hessian", move || {
                let mut call = echidna::hessian(x, &patterns::banded(x.len(), 1).ok()?.lower());
                Some(Box::new(move || drop(black_box(call()))))
            }),
        ]
    }
    fn run(&self, b: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String> {
        let x = &self.0[..];
        run!(
            visit,
            Rosenbrock,
            |f| Sparse::new(b.clone()).lower().prepare_hessian(f, x),
            |p, to| p.sparse_hessian_into(black_box(x), to).is_ok(),
            |f| Sparse::new(b.clone()).lower().sparse_hessian(f, x)
        )
    }
}
