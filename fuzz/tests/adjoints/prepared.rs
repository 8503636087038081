//! Programs with memory, by prepared objects of `Adjoint`.

use crate::{Outcome, Tangent, constants};
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_scenarios::allocations::allocations_in;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Where a program is called.
type Points<'a> = &'a [[f64; 3]];

/// Writes the value, and the Jacobian by rows.
type Call<'a> = &'a mut dyn FnMut(&[f64; 3], &mut [f64], &mut [f64]);

/// The same by dual numbers.
fn by_tangents(x: &[f64; 3], program: &dyn Fn(&[Tangent]) -> Vec<Tangent>) -> Vec<f64> {
    let column = |j: usize| {
        let mut x = constants(x);
        x[j] = Tangent::new(x[j].value(), [1.0]);
        program(&x)
    };
    let columns = [column(0), column(1), column(2)];
    let values = columns[0].iter().map(|y| y.value());
    let rows = (0..columns[0].len()).flat_map(|i| columns.iter().map(move |column| column[i].tangents()[0]));
    values.chain(rows).collect()
}

impl Outcome {
    /// Calls one object at some points, three times, and compares with dual numbers. In the last round most objects allocate nothing.
    fn prepared(
        &mut self,
        (name, m): (&str, usize),
        points: Points<'_>,
        program: &dyn Fn(&[Tangent]) -> Vec<Tangent>,
        call: Call<'_>,
    ) {
        let mut allocations = 0;
        for round in 0..3 {
            for x in points {
                let mut found = vec![f64::NAN; 4 * m];
                let (y, jacobian) = found.split_at_mut(m);
                let (outcome, count) = allocations_in(|| catch_unwind(AssertUnwindSafe(|| call(x, y, jacobian))));
                if outcome.is_err() {
                    return self.wrong.push(format!("{name} at {x:?}: a panic"));
                }
                self.compare(name, x, &found, &by_tangents(x, program));
                allocations += if round == 2 { count } else { 0 };
            }
        }
        self.allocating += usize::from(allocations > 0);
    }

    /// A function that returns a number.
    pub(crate) fn number<F>(&mut self, name: &str, points: Points<'_>, f: &F, program: fn(&[Tangent]) -> Tangent)
    where
        F: Function<Input = Vec<f64>, Output = f64, Context = (), Error = Infallible> + Sync,
    {
        let Ok(mut prepared) = Adjoint.prepare_gradient(f, &points[0]) else { return };
        self.prepared((name, 1), points, &|x| vec![program(x)], &mut |x, y, gradient| {
            y[0] = prepared.value_and_gradient_into(x, gradient).unwrap_or(f64::NAN);
        });
    }

    /// A function that returns a list of so many numbers.
    pub(crate) fn list<F>(
        &mut self,
        (name, m): (&str, usize),
        points: Points<'_>,
        f: &F,
        program: fn(&[Tangent]) -> Vec<Tangent>,
    ) where
        F: Function<Input = Vec<f64>, Output = Vec<f64>, Context = (), Error = Infallible> + Sync,
    {
        let Ok(mut prepared) = Adjoint.prepare_pullback(f, &points[0]) else { return };
        self.prepared((name, m), points, &|x| program(x), &mut |x, y, jacobian| {
            let mut y_bar = [0.0; 3];
            for (i, row) in jacobian.chunks_mut(3).enumerate() {
                y_bar[i] = 1.0;
                // What fails leaves NaN, which is no number of the program.
                let _ = prepared.value_and_pullback_into(x, &y_bar[..m], y, row);
                y_bar[i] = 0.0;
            }
        });
    }
}
