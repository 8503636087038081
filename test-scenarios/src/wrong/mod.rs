//! Deliberately wrong backends: for each law one that breaks it.
//!
//! A backend cannot break two properties: safe code cannot write to the inputs, which are shared references, and
//! arguments of a wrong shape are refused before an engine runs.

mod first;
mod order;
mod second;

pub use first::WrongEngine;
pub use order::{Stated, StatesOrder};
pub use second::WrongEngine2;

use crate::case::flat;
use crate::laws::Law;
use fluxions::engine::{FunctionOn, Point};
use fluxions::{Backend, Capabilities, Error, Function, Operator, Owned, Signature, SignatureOf, Space, View};
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
    /// f sees the skipped fields of x of the first call.
    KeepsSkippedInputs,
    /// The skipped fields of y are not written.
    KeepsSkippedOutputs,
    /// A value of another shape than at the preparation is no error.
    AnyShape,
    /// All first derivatives after an error are 1 % too large.
    NeverRecovers,
    /// The capabilities state that the evaluation at a point is kept, and each product evaluates f again.
    ForgetsEvaluation,
    /// The products at a point are those of the first point.
    NeverMoves,
    /// Two columns of a sparse matrix are read from one product, although they share rows.
    SharedColour,
}

impl Fault {
    /// All faults.
    pub const ALL: [Self; 16] = [
        Self::Scaled,
        Self::ValueChangesResult,
        Self::NegativePullback,
        Self::Offset,
        Self::Asymmetric,
        Self::Stale,
        Self::Accumulates,
        Self::ExtraCall,
        Self::Allocates,
        Self::KeepsSkippedInputs,
        Self::KeepsSkippedOutputs,
        Self::AnyShape,
        Self::NeverRecovers,
        Self::ForgetsEvaluation,
        Self::NeverMoves,
        Self::SharedColour,
    ];

    /// Whether the fault shows only in functions with skipped fields, or with a shape that depends on x.
    pub fn is_rare(self) -> bool {
        matches!(self, Self::KeepsSkippedInputs | Self::KeepsSkippedOutputs | Self::AnyShape | Self::NeverRecovers)
    }

    /// Returns the law that the fault is made to break.
    pub fn target(self) -> Law {
        match self {
            Self::Scaled => Law::Correct,
            Self::ValueChangesResult | Self::SharedColour => Law::VariantsAgree,
            Self::NegativePullback => Law::Adjoint,
            Self::Offset => Law::Linear,
            Self::Asymmetric => Law::Symmetric,
            Self::Stale | Self::KeepsSkippedInputs | Self::KeepsSkippedOutputs | Self::NeverMoves => Law::Reuse,
            Self::Accumulates => Law::Overwrites,
            Self::ExtraCall | Self::ForgetsEvaluation => Law::Calls,
            Self::Allocates => Law::Allocations,
            Self::AnyShape | Self::NeverRecovers => Law::Shapes,
        }
    }

    /// Returns other laws that the fault breaks, too.
    pub fn collateral(self) -> &'static [Law] {
        match self {
            Self::Scaled | Self::ExtraCall | Self::Allocates | Self::AnyShape | Self::NeverRecovers => &[],
            Self::ForgetsEvaluation | Self::NeverMoves | Self::SharedColour => &[],
            Self::KeepsSkippedInputs => &[Law::Allocations, Law::Overwrites],
            Self::KeepsSkippedOutputs => &[Law::Allocations, Law::Overwrites],
            // A result with skipped fields needs the value each time.
            Self::ValueChangesResult => &[Law::Correct, Law::Overwrites, Law::Adjoint],
            Self::NegativePullback | Self::Asymmetric => &[Law::Correct],
            Self::Offset => &[Law::Correct, Law::Adjoint, Law::VariantsAgree, Law::Overwrites],
            // It keeps a copy of a result whenever their number changes.
            Self::Stale => {
                &[Law::Correct, Law::VariantsAgree, Law::Linear, Law::Adjoint, Law::Overwrites, Law::Allocations]
            }
            Self::Accumulates => {
                &[Law::Correct, Law::VariantsAgree, Law::Linear, Law::Adjoint, Law::Reuse, Law::Shapes]
            }
        }
    }
}

/// Dual numbers with a fault.
#[derive(Clone, Copy, Debug)]
pub struct Wrong(pub Fault);

/// Returns the point at which f is evaluated: with the fault, that with the skipped fields of the first call.
fn at<'a, 'p: 'a, G: Signature<Real = f64>, F: FunctionOn<G>>(
    fault: Fault,
    kept: &'a mut Option<Owned<G::Input, f64>>,
    point: Point<'p, f64, f64, F>,
) -> Point<'a, f64, f64, F> {
    if fault != Fault::KeepsSkippedInputs || !G::Input::SKIPS {
        return Point::new(point.f, point.x, point.context);
    }
    let mut numbers = flat::<G::Input>(point.x).into_iter();
    let kept = kept.get_or_insert_with(|| G::Input::map(point.x, &mut |v: f64| v));
    G::Input::each_mut(G::Input::view_mut(kept), &mut |v: &mut f64| *v = numbers.next().unwrap_or(*v));
    Point::new(point.f, G::Input::view(kept), point.context)
}

/// Adds the second column of a matrix with this number of rows to the first one.
fn share_colour(values: &mut [f64], rows: usize) {
    if let Some((first, others)) = values.split_at_mut_checked(rows) {
        first.iter_mut().zip(others).for_each(|(to, other)| *to += *other);
    }
}

impl Backend for Wrong {
    type Engine<G: Signature<Real = f64>> = WrongEngine<<Dual as Backend>::Engine<G>, Owned<G::Input, f64>>;
    type Engine2<G: Signature<Real = f64>> = WrongEngine2<<Dual as Backend>::Engine2<G>, Owned<G::Input, f64>>;

    fn capabilities(&self) -> Capabilities {
        let stated = Backend::<f64>::capabilities(&Dual::new()).with_name(format!("{:?}", self.0));
        if self.0 == Fault::ForgetsEvaluation { stated.with_kept_evaluation() } else { stated }
    }

    fn prepare<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        let inner = Dual::new().prepare(operator, point, y)?;
        let room = F::Input::dim(point.x) * F::Output::dim(y);
        Ok(WrongEngine::new(inner, self.0, room))
    }

    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
        Ok(WrongEngine2::new(Dual::new().prepare2(operator, point, y)?, self.0))
    }
}
