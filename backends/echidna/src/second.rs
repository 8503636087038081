//! Second derivatives by echidna's forward over reverse.

use crate::{Base, BytecodeEngine};
use echidna::Dual;
use fluxions::engine::{Engine2, FunctionOn, Point};
use fluxions::target::Target;
use fluxions::{Context, Error, Space, ViewMut};
use num_traits::{One, Zero};

impl<R: Base, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Engine2<R, X, Y, C>
    for BytecodeEngine<R, X, Y, C>
{
    fn second_derivative<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        mut first: Option<&mut [R]>,
        second: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.at(point)?;
        self.value(y);
        let Some(program) = &self.program else { return Ok(()) };
        let one = || -> R { One::one() };
        let x = Dual::new(Dual::new(self.x[0], one()), Dual::new(one(), Zero::zero()));
        let mut values = Vec::new();
        program.forward_tangent_dual2(&[x], &mut values);
        for (i, &index) in self.outputs.iter().enumerate() {
            let value = values[index as usize];
            first.iter_mut().for_each(|first| first[i] = value.re.eps);
            second[i] = value.eps.eps;
        }
        Ok(())
    }

    fn hvp<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y: Option<ViewMut<'_, Y, R>>,
        gradient: Option<&mut [R]>,
        products: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.at(point)?;
        self.value(y);
        if let Some(gradient) = gradient {
            self.pull(1, &[One::one()], gradient);
        }
        let (Some(program), (n, _)) = (&self.program, self.dims) else { return Ok(()) };
        let (_, values, adjoints) = &mut self.duals;
        for k in 0..if n == 0 { 0 } else { batch } {
            let (_, product) = program.hvp_with_buf(&self.x, &x_dots[k * n..(k + 1) * n], values, adjoints);
            products[k * n..(k + 1) * n].copy_from_slice(&product);
        }
        Ok(())
    }

    fn hessian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        gradient: Option<&mut [R]>,
        hessian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        self.at(point)?;
        self.value(y);
        if let Some(gradient) = gradient {
            self.pull(1, &[One::one()], gradient);
        }
        let (Some(program), (n, _)) = (&self.program, self.dims) else { return Ok(()) };
        if n > 0 {
            let (_, _, rows) = program.hessian(&self.x);
            for (i, row) in rows.iter().enumerate() {
                row.iter().enumerate().for_each(|(j, &entry)| hessian.set(i, j, entry));
            }
        }
        Ok(())
    }
}
