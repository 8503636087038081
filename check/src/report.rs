//! What a check found: [`Report`].

use crate::verdict::Verdict;
use comfy_table::Table;
use core::fmt;
use fluxions::Operator;

/// How many components a report prints.
const SHOWN: usize = 10;

/// One derivative beside its differences.
#[derive(Clone, Debug, PartialEq)]
pub struct Component {
    /// The derivative by name: `∂y[1]/∂x.params.mass`.
    pub name: String,
    /// Where in x it is: `params.mass`, `beta[2]`, `(0, 1)`; empty for a number. For a Hessian its column.
    pub path: String,
    /// The number of the component of y; for a Hessian of the component of x that is the row.
    pub row: usize,
    /// The number of the component of x.
    pub column: usize,
    /// What the backend says.
    pub exact: f64,
    /// What the differences say.
    pub difference: f64,
    /// The error that the differences state of themselves.
    pub error: f64,
    /// What follows.
    pub verdict: Verdict,
}

impl Component {
    /// |exact − difference|.
    pub fn absolute(&self) -> f64 {
        if self.exact == self.difference { 0.0 } else { (self.exact - self.difference).abs() }
    }

    /// |exact − difference| / max(|exact|, |difference|); 0 if both are 0.
    pub fn relative(&self) -> f64 {
        let absolute = self.absolute();
        if absolute == 0.0 { 0.0 } else { absolute / self.exact.abs().max(self.difference.abs()) }
    }
}

/// The adjoint identity ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩ in the direction where its sides differ most; for a Hessian its symmetry
/// ⟨ȳ, H ẋ⟩ = ⟨H ȳ, ẋ⟩.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Adjoint {
    /// ⟨ȳ, J ẋ⟩, by the pushforward.
    pub pushed: f64,
    /// ⟨Jᵀ ȳ, ẋ⟩, by the pullback.
    pub pulled: f64,
    /// Their distance relative to the sum of the terms' sizes.
    pub error: f64,
    /// Whether that is rounding, or what the backend states of itself.
    pub holds: bool,
}

/// What a check found.
///
/// Printed it is a sentence, a table of the components that do not agree (or of the worst one that does), and the adjoint
/// identity.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What was checked.
    pub operator: Operator,
    /// The name of the backend.
    pub backend: String,
    /// How many derivatives were compared.
    pub compared: usize,
    /// The worst one; `None` if there are none.
    pub worst: Option<Component>,
    /// All that do not agree, the worst first.
    pub disagreeing: Vec<Component>,
    /// The adjoint identity; `None` without inputs or outputs.
    pub adjoint: Option<Adjoint>,
    /// How often the differences called what they are taken of: f, and its gradient for a Hessian.
    pub calls: u64,
}

impl Report {
    /// The worst component's verdict; where all agree, [`Verdict::Contradicts`] if the adjoint identity is broken.
    pub fn verdict(&self) -> Verdict {
        match self.worst.as_ref().map_or(Verdict::Agrees, |worst| worst.verdict) {
            Verdict::Agrees if self.adjoint.is_some_and(|adjoint| !adjoint.holds) => Verdict::Contradicts,
            verdict => verdict,
        }
    }

    /// Whether the [verdict](Self::verdict) is [`Verdict::Agrees`]: all components agree, and the adjoint identity holds.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_check::check_gradient;
    ///
    /// #[differentiable]
    /// fn size<S: Scalar>(x: &[S; 2]) -> S {
    ///     x[0].abs() + x[1]
    /// }
    ///
    /// assert!(check_gradient(&Size, &[1.0, 2.0])?.agrees());
    /// assert!(!check_gradient(&Size, &[0.0, 2.0])?.agrees()); // the kink of |x|
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn agrees(&self) -> bool {
        self.verdict() == Verdict::Agrees
    }

    /// For tests: panics with the report unless all [agrees](Self::agrees).
    ///
    /// ```should_panic
    /// use fluxions::prelude::*;
    /// use fluxions_check::check_gradient;
    ///
    /// #[differentiable]
    /// fn size<S: Scalar>(x: S) -> S {
    ///     x.abs()
    /// }
    ///
    /// check_gradient(&Size, 0.0)?.assert(); // dual numbers say 0, but there is a kink
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    #[track_caller]
    pub fn assert(&self) {
        assert!(self.agrees(), "{self}");
    }

    fn table(&self) -> Option<Table> {
        let worst = self.worst.as_slice();
        let shown = if self.disagreeing.is_empty() { worst } else { &self.disagreeing };
        if shown.is_empty() {
            return None;
        }
        let mut table = Table::new();
        table.set_header(["component", "exact", "difference", "absolute", "relative", "± of difference", "verdict"]);
        for c in shown.iter().take(SHOWN) {
            table.add_row([
                c.name.clone(),
                format!("{:.10e}", c.exact),
                format!("{:.10e}", c.difference),
                format!("{:.1e}", c.absolute()),
                format!("{:.1e}", c.relative()),
                format!("{:.1e}", c.error),
                c.verdict.to_string(),
            ]);
        }
        Some(table)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { operator, backend, compared, disagreeing, calls, .. } = self;
        let (name, wrong) = (operator.name(), disagreeing.len());
        write!(f, "{name} by {backend}: {} of {compared} derivatives agree with differences", compared - wrong)?;
        writeln!(f, " ({calls} calls)")?;
        if let Some(worst) = &self.worst {
            writeln!(f, "worst: {} {}", worst.name, worst.verdict)?;
        }
        if let Some(table) = self.table() {
            writeln!(f, "{table}")?;
        }
        if wrong > SHOWN {
            writeln!(f, "and {} more", wrong - SHOWN)?;
        }
        match self.adjoint {
            Some(Adjoint { holds: true, error, .. }) => write!(f, "adjoint identity: holds to {error:.1e}"),
            Some(Adjoint { pushed, pulled, .. }) => {
                write!(f, "adjoint identity: broken, ⟨ȳ, J ẋ⟩ = {pushed:.10e} but ⟨Jᵀ ȳ, ẋ⟩ = {pulled:.10e}")
            }
            None => f.write_str("adjoint identity: nothing to compare"),
        }
    }
}
