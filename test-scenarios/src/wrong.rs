//! Deliberately wrong backends: for each law one that breaks it.
//!
//! A backend cannot break two properties: safe code cannot write to the inputs, which are shared references, and
//! wrong shapes are refused before an engine runs.

use crate::laws::Law;
use fluxions::engine::{Engine, Engine2, FunctionOn, Mode, Point};
use fluxions::target::Target;
use fluxions::{Backend, Capabilities, Error, Function, Operator, Signature, SignatureOf, Space, View, ViewMut};
use fluxions_dual::Dual;

/// The faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// All first derivatives are 1 % too large.
    Scaled,
    /// Results are different if the value is wanted, too.
    ValueChangesResult,
    /// The pullback has the wrong sign.
    NegativePullback,
    /// The pushforward has an offset.
    Offset,
    /// The Hessian's first row is wrong.
    Asymmetric,
    /// Each call returns the result of the first call.
    Stale,
    /// Results are added to what the buffer holds.
    Accumulates,
    /// f is called once too often.
    ExtraCall,
    /// Each call allocates.
    Allocates,
}

impl Fault {
    /// All faults.
    pub const ALL: [Self; 9] = [
        Self::Scaled,
        Self::ValueChangesResult,
        Self::NegativePullback,
        Self::Offset,
        Self::Asymmetric,
        Self::Stale,
        Self::Accumulates,
        Self::ExtraCall,
        Self::Allocates,
    ];

    /// Returns the law that the fault is made to break.
    pub fn target(self) -> Law {
        match self {
            Self::Scaled => Law::Correct,
            Self::ValueChangesResult => Law::VariantsAgree,
            Self::NegativePullback => Law::Adjoint,
            Self::Offset => Law::Linear,
            Self::Asymmetric => Law::Symmetric,
            Self::Stale => Law::Reuse,
            Self::Accumulates => Law::Overwrites,
            Self::ExtraCall => Law::Calls,
            Self::Allocates => Law::Allocations,
        }
    }

    /// Returns other laws that the fault breaks, too.
    pub fn collateral(self) -> &'static [Law] {
        match self {
            Self::Scaled | Self::ExtraCall | Self::Allocates => &[],
            // A result with skipped fields needs the value each time.
            Self::ValueChangesResult => &[Law::Correct, Law::Overwrites, Law::Adjoint],
            Self::NegativePullback | Self::Asymmetric => &[Law::Correct],
            Self::Offset => &[Law::Correct, Law::Adjoint, Law::VariantsAgree, Law::Overwrites],
            Self::Stale => &[Law::Correct, Law::VariantsAgree, Law::Linear, Law::Adjoint, Law::Overwrites],
            Self::Accumulates => {
                &[Law::Correct, Law::VariantsAgree, Law::Linear, Law::Adjoint, Law::Reuse, Law::Shapes]
            }
        }
    }
}

/// Dual numbers with a fault.
#[derive(Clone, Copy, Debug)]
pub struct Wrong(pub Fault);

/// An engine with a fault.
#[derive(Clone, Debug)]
pub struct WrongEngine<E> {
    inner: E,
    fault: Fault,
    first: Option<Vec<f64>>,
    before: Vec<f64>,
    scratch: Vec<f64>,
}

impl<E> WrongEngine<E> {
    /// Saves the content of the buffer before the call.
    fn keep(&mut self, results: &[f64]) {
        self.before.clear();
        if self.fault == Fault::Accumulates {
            self.before.extend_from_slice(results);
        }
    }

    /// Puts the fault into the results.
    fn spoil(&mut self, has_value: bool, reverse: bool, results: &mut [f64]) {
        match self.fault {
            Fault::Scaled => results.iter_mut().for_each(|r| *r *= 1.01),
            Fault::ValueChangesResult if has_value => results.iter_mut().for_each(|r| *r *= 1.01),
            Fault::NegativePullback if reverse => results.iter_mut().for_each(|r| *r = -*r),
            Fault::Offset if !reverse => results.iter_mut().for_each(|r| *r += 0.5),
            Fault::Stale => match &self.first {
                Some(first) if first.len() == results.len() => results.copy_from_slice(first),
                _ => self.first = Some(results.to_vec()),
            },
            Fault::Allocates => drop(std::hint::black_box(Box::new(0))),
            _ => {}
        }
    }
}

impl<G, E> Engine<f64, G> for WrongEngine<E>
where
    G: Signature<Real = f64>,
    E: Engine<f64, G>,
{
    const MODE: Mode = Mode::Forward;

    fn dims(&self) -> (usize, usize) {
        self.inner.dims()
    }
    fn scratch(&mut self) -> &mut Vec<f64> {
        &mut self.scratch
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        seeds: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        results: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.keep(results);
        let has_value = y.is_some();
        if self.fault == Fault::ExtraCall {
            self.inner.sweep(point, 0, &[], None, &mut [])?;
        }
        self.inner.sweep(point, batch, seeds, y, results)?;
        self.spoil(has_value, false, results);
        results.iter_mut().zip(&self.before).for_each(|(r, b)| *r += b);
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
        self.keep(x_bars);
        let has_value = y.is_some();
        if self.fault == Fault::ExtraCall {
            self.inner.sweep(point, 0, &[], None, &mut [])?;
        }
        self.inner.pullback(point, batch, y_bars, y, x_bars)?;
        self.spoil(has_value, true, x_bars);
        x_bars.iter_mut().zip(&self.before).for_each(|(r, b)| *r += b);
        Ok(())
    }

    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        jacobian: &mut impl Target<f64>,
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.inner.dims();
        let has_value = y.is_some();
        // This space does not count as an allocation of the call.
        let mut room = core::mem::take(&mut self.scratch);
        room.resize(n * m, 0.0);
        let outcome = fluxions::target::ColumnMajor::new(&mut room, m, n)
            .map_or(Ok(()), |mut columns| self.inner.jacobian(point, y, &mut columns));
        if self.fault == Fault::ExtraCall {
            self.inner.sweep(point, 0, &[], None, &mut [])?;
        }
        if self.fault != Fault::Offset {
            self.spoil(has_value, false, &mut room);
        }
        for (k, &value) in room.iter().enumerate() {
            jacobian.set(k % m, k / m, value);
        }
        self.scratch = room;
        outcome
    }
}

/// An engine of second order with a fault.
#[derive(Clone, Debug)]
pub struct WrongEngine2<E> {
    inner: E,
    fault: Fault,
}

/// A target that receives a wrong first row.
struct FirstRow<'a, T>(&'a mut T);

impl<T: Target<f64>> Target<f64> for FirstRow<'_, T> {
    fn shape(&self) -> (usize, usize) {
        self.0.shape()
    }
    fn set(&mut self, row: usize, column: usize, value: f64) {
        self.0.set(row, column, if row == 0 && column > 0 { value + 0.5 } else { value });
    }
}

impl<G, E> Engine2<G> for WrongEngine2<E>
where
    G: Signature<Real = f64>,
    E: Engine2<G>,
{
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        first: Option<&mut [f64]>,
        second: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.inner.second_derivative(point, y, first, second)
    }

    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        x_dots: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: Option<&mut [f64]>,
        products: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.inner.hvp(point, batch, x_dots, y, gradient, products)
    }

    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: Option<&mut [f64]>,
        hessian: &mut impl Target<f64>,
    ) -> Result<(), Error<F::Error>> {
        if self.fault == Fault::Asymmetric {
            return self.inner.hessian(point, y, gradient, &mut FirstRow(hessian));
        }
        self.inner.hessian(point, y, gradient, hessian)
    }
}

impl Backend for Wrong {
    type Engine<G: Signature<Real = f64>> = WrongEngine<<Dual as Backend>::Engine<G>>;
    type Engine2<G: Signature<Real = f64>> = WrongEngine2<<Dual as Backend>::Engine2<G>>;

    fn capabilities(&self) -> Capabilities {
        Backend::<f64>::capabilities(&Dual::new()).with_name(format!("{:?}", self.0))
    }

    fn prepare<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        let inner = Dual::new().prepare(operator, point, y)?;
        let room = F::Input::dim(point.x) * F::Output::dim(y);
        Ok(WrongEngine { inner, fault: self.0, first: None, before: Vec::new(), scratch: vec![0.0; room] })
    }

    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
        Ok(WrongEngine2 { inner: Dual::new().prepare2(operator, point, y)?, fault: self.0 })
    }
}
