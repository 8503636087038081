//! Backends with a fault of their own.

use core::convert::Infallible;
use fluxions::engine::{Engine, FunctionOn, Mode, Point};
use fluxions::prelude::*;
use fluxions::{Capabilities, Error, Operator, Signature, SignatureOf, View, ViewMut};
use fluxions_check::{Verdict, check_gradient_with, check_hessian_with, check_jacobian_with};
use fluxions_dual::Dual;

/// Dual numbers whose tangents come out `pushed` times as large, and `pulled` times where they are pulled back.
#[derive(Clone, Copy, Debug)]
struct Off {
    pushed: f64,
    pulled: f64,
}

#[derive(Clone)]
struct OffEngine<E>(E, Off);

impl<G, E> Engine<f64, G> for OffEngine<E>
where
    G: Signature<Real = f64>,
    E: Engine<f64, G>,
{
    const MODE: Mode = E::MODE;

    fn dims(&self) -> (usize, usize) {
        self.0.dims()
    }
    fn scratch(&mut self) -> &mut Vec<f64> {
        self.0.scratch()
    }
    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        seeds: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        results: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.0.sweep(point, batch, seeds, y, results)?;
        results.iter_mut().for_each(|r| *r *= self.1.pushed);
        Ok(())
    }
    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        y_bars: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        x_bars: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.0.pullback(point, batch, y_bars, y, x_bars)?;
        x_bars.iter_mut().for_each(|x_bar| *x_bar *= self.1.pulled);
        Ok(())
    }
}

impl Backend for Off {
    type Engine<G: Signature<Real = f64>> = OffEngine<<Dual as Backend>::Engine<G>>;
    type Engine2<G: Signature<Real = f64>> = <Dual as Backend>::Engine2<G>;

    fn capabilities(&self) -> Capabilities {
        Backend::<f64>::capabilities(&Dual::new()).with_name("off")
    }
    fn prepare<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        Ok(OffEngine(Dual::new().prepare(operator, point, y)?, *self))
    }
    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
        Dual::new().prepare2(operator, point, y)
    }
}

#[differentiable]
fn bowl<S: Scalar>(x: &[S; 2]) -> S {
    x[0] * x[0] + x[0] * x[1].exp()
}

const X: [f64; 2] = [1.0, 0.5];

#[test]
fn without_a_fault_all_agrees() -> Result<(), Error<Infallible>> {
    let backend = Off { pushed: 1.0, pulled: 1.0 };
    check_gradient_with(&backend, &Bowl, &X)?.assert();
    check_jacobian_with(&backend, &Bowl, &X)?.assert();
    check_hessian_with(&backend, &Bowl, &X)?.assert();
    Ok(())
}

#[test]
fn a_factor_is_found_though_the_identity_holds() -> Result<(), Error<Infallible>> {
    let report = check_gradient_with(&Off { pushed: 1.01, pulled: 1.01 }, &Bowl, &X)?;
    assert_eq!((report.verdict(), report.disagreeing.len(), report.backend.as_str()), (Verdict::Wrong, 2, "off"));
    assert!(report.adjoint.is_some_and(|adjoint| adjoint.holds));
    Ok(())
}

#[test]
fn a_hidden_minus_is_found_by_the_identity() -> Result<(), Error<Infallible>> {
    let report = check_jacobian_with(&Off { pushed: -1.0, pulled: 1.0 }, &Bowl, &X)?;
    assert!(report.adjoint.is_some_and(|adjoint| !adjoint.holds && adjoint.error > 0.01));
    assert!(!report.agrees());
    Ok(())
}

#[test]
fn a_hessian_beside_another_gradient_is_wrong() -> Result<(), Error<Infallible>> {
    let report = check_hessian_with(&Off { pushed: 1.01, pulled: 1.01 }, &Bowl, &X)?;
    assert_eq!(report.verdict(), Verdict::Wrong);
    assert!(report.disagreeing.iter().all(|c| c.name.starts_with("∂²y")));
    Ok(())
}
