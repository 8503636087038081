//! Structs, enums, matrices, methods of a model that is made of numbers.

use crate::close;
use fluxions::adjoint::{Bars, Cell, Shadow, Stack};
use fluxions::nalgebra::{Matrix2, SVector};
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Params<S> {
    a: S,
    b: Vec<S>,
    #[differentiable(skip)]
    power: i32,
}

#[differentiable(helper, adjoint)]
fn doubled<S: Scalar>(p: &Params<S>) -> Params<S> {
    Params { a: p.a * 2.0, ..(*p).clone() }
}

#[differentiable(adjoint)]
fn struct_in<S: Scalar>(p: &Params<S>) -> S {
    let q = doubled(p);
    let r = Params { a: q.b[0] * q.a, b: vec![q.a, p.b[1]], power: p.power };
    r.a * r.b[0].powi(p.power) + r.b[1] + q.b.iter().map(|b| b * b).sum::<S>()
}

#[test]
fn structs() {
    let p = Params { a: 0.7, b: vec![1.3, 0.4], power: 3 };
    let expected = fluxions_dual::Dual::new().gradient(&StructIn, &p).expect("dual numbers");
    let p_bar = p.bar();
    struct_in::adjoint(&p, &p_bar, &Cell::new(1.0), &mut Stack::new());
    close(
        &[p_bar.a.get(), p_bar.b[0].get(), p_bar.b[1].get()],
        &[expected.a, expected.b[0], expected.b[1]],
        "a struct",
    );
    let twice = p.bar();
    twice.accumulate(&p_bar);
    twice.transfer(&p_bar);
    close(&[twice.a.get(), p_bar.a.get()], &[2.0 * expected.a, 0.0], "adjoints of a struct");
}

#[derive(Clone, Debug, Differentiable)]
enum Figure<S> {
    Circle { radius: S },
    Polygon(Vec<S>, S),
}

#[differentiable(adjoint)]
fn size<S: Scalar>(figure: &Figure<S>) -> S {
    match figure {
        Figure::Circle { radius } => 2.0 * radius * radius,
        Figure::Polygon(sides, scale) => sides.iter().product::<S>() * *scale,
    }
}

#[test]
fn enums() {
    let figures = [Figure::Circle { radius: 3.0 }, Figure::Polygon(vec![2.0, 5.0], 0.5)];
    let adjoint = |figure: &Figure<f64>| {
        let bars = figure.bar();
        size::adjoint(figure, &bars, &Cell::new(1.0), &mut Stack::new());
        match bars {
            Figure::Circle { radius } => vec![radius.get()],
            Figure::Polygon(sides, scale) => sides.iter().chain([&scale]).map(Cell::get).collect(),
        }
    };
    close(&adjoint(&figures[0]), &[12.0], "4 r");
    close(&adjoint(&figures[1]), &[2.5, 1.0, 10.0], "a polygon");
}

#[differentiable(adjoint)]
fn matrix<S: Scalar>(x: &SVector<S, 4>, m: &Matrix2<S>) -> S {
    let mut product = Matrix2::from_fn(|_, _| S::zero());
    for i in 0..2 {
        for j in 0..2 {
            for k in 0..2 {
                product[(i, j)] += m[(i, k)] * m[(k, j)];
            }
        }
    }
    let y: Matrix2<S> = Matrix2::from_fn(|i, j| product[(i, j)] * x[i + j]);
    y.iter().map(|y| y.sin()).sum::<S>() + x.x * x.w + x.iter().zip(m.column(1).iter()).map(|(x, m)| *x * *m).sum::<S>()
}

#[test]
fn matrices() {
    let (x, m) = (SVector::<f64, 4>::new(0.1, 0.2, 0.3, 0.4), Matrix2::new(1.0, 2.0, 3.0, 4.0));
    let (x_exp, m_exp) = fluxions_dual::Dual::new().gradient(&Matrix, (&x, &m)).expect("dual numbers");
    let (x_bar, m_bar) = (x.bar(), m.bar());
    matrix::adjoint(&x, &x_bar, &m, &m_bar, &Cell::new(1.0), &mut Stack::new());
    close(x_bar.map(|b| b.get()).as_slice(), x_exp.as_slice(), "a vector");
    close(m_bar.map(|b| b.get()).as_slice(), m_exp.as_slice(), "a matrix");
}

#[derive(Clone, Debug, Differentiable)]
struct Spring<S> {
    stiffness: S,
    length: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Spring<S> {
    fn force(&self, x: S) -> S {
        (x - self.length) * self.stiffness
    }

    fn energy(&self, x: S) -> S {
        let force = self.force(x);
        force * force * 0.5 / self.stiffness
    }
}

#[test]
fn models_of_numbers() {
    let spring = Spring { stiffness: 2.0, length: 0.5 };
    let bars = spring.bar();
    let x_bar = Cell::new(0.0);
    let y = spring.energy__adjoint(&bars, 1.5, &x_bar, &Cell::new(1.0), &mut Stack::new());
    // ½ k (x − l)²
    close(&[y, bars.stiffness.get(), bars.length.get(), x_bar.get()], &[1.0, 0.5, -2.0, 2.0], "a spring");
}
