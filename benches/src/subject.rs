//! One thing to measure: [`Subject`].

use core::convert::Infallible;
use fluxions::Function;
use fluxions::prelude::*;
use nalgebra::DMatrix;
use std::fmt;
use std::hint::black_box;

/// One call, prepared.
pub type Call = Box<dyn FnMut()>;

/// One thing to measure.
pub struct Subject {
    /// What is computed: subjects of one problem stand side by side.
    pub problem: String,
    /// By whom.
    pub by: &'static str,
    /// The subjects of the same problem that this one is compared with.
    pub against: &'static [&'static str],
    /// Prepares; the result is one call.
    pub prepare: Box<dyn Fn() -> Call>,
}

impl fmt::Debug for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subject").field("problem", &self.problem).field("by", &self.by).finish_non_exhaustive()
    }
}

/// A function of a list of numbers that does not fail.
pub trait Plain<Y: 'static>:
    Function<Input = Vec<f64>, Output = Y, Context = (), Error = Infallible> + Clone + 'static
{
}
impl<Y: 'static, F> Plain<Y> for F where
    F: Function<Input = Vec<f64>, Output = Y, Context = (), Error = Infallible> + Clone + 'static
{
}

impl Subject {
    /// One that is prepared by a closure.
    pub fn new<C: FnMut() + 'static>(problem: &str, by: &'static str, prepare: impl Fn() -> C + 'static) -> Self {
        let prepare = Box::new(move || Box::new(prepare()) as Call);
        Self { problem: problem.into(), by, against: &[], prepare }
    }

    /// The same, to be compared with others.
    pub fn against(self, against: &'static [&'static str]) -> Self {
        Self { against, ..self }
    }

    /// ∇f at x.
    pub fn gradient<B: Backend + 'static>(
        problem: &str,
        by: &'static str,
        b: B,
        f: impl Plain<f64>,
        x: Vec<f64>,
    ) -> Self {
        Self::new(problem, by, move || {
            let (x, mut g) = (x.clone(), vec![0.0; x.len()]);
            let mut p = b.prepare_gradient(f.clone(), &x).expect("f does not fail");
            move || {
                black_box(p.gradient_into(black_box(&x), black_box(&mut g)).is_ok());
            }
        })
    }

    /// The Jacobian, of m rows, at x.
    pub fn jacobian<B: Backend + 'static>(
        problem: &str,
        by: &'static str,
        b: B,
        f: impl Plain<Vec<f64>>,
        (m, x): (usize, Vec<f64>),
    ) -> Self {
        Self::new(problem, by, move || {
            let (x, mut j) = (x.clone(), DMatrix::zeros(m, x.len()));
            let mut p = b.prepare_jacobian(f.clone(), &x).expect("f does not fail");
            move || {
                black_box(p.jacobian_into(black_box(&x), black_box(&mut j)).is_ok());
            }
        })
    }

    /// The Hessian at x.
    pub fn hessian<B: Backend + 'static>(
        problem: &str,
        by: &'static str,
        b: B,
        f: impl Plain<f64>,
        x: Vec<f64>,
    ) -> Self {
        Self::new(problem, by, move || {
            let (x, mut h) = (x.clone(), DMatrix::zeros(x.len(), x.len()));
            let mut p = b.prepare_hessian(f.clone(), &x).expect("f does not fail");
            move || {
                black_box(p.hessian_into(black_box(&x), black_box(&mut h)).is_ok());
            }
        })
    }
}
