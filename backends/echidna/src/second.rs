//! Second derivatives by echidna's forward over reverse.

use crate::{Base, BytecodeEngine};
use echidna::Dual;
use fluxions::engine::{Engine2, FunctionOn, Point};
use fluxions::target::Target;
use fluxions::{Error, Signature, ViewMut};
use num_traits::{One, Zero};

impl<G: Signature<Real: Base>> Engine2<G> for BytecodeEngine<G> {
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        self.at(point)?;
        self.value(y);
        let Some(program) = &self.program else { return Ok(()) };
        let one = || -> G::Real { One::one() };
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

    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
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

    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
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
