//! Where derivatives begin, end and get lost: [`flow`].

use core::fmt;
use core::panic::Location;
use fluxions::engine::Point;
use fluxions::sparse::Tracer;
use fluxions::{Context, Error, Function, Space, View};

/// What [`flow`] found.
///
/// Its [`Display`](fmt::Display) has a line for each finding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Flow {
    /// The components of x that no component of y depends on, as one would write them: `x[2]`.
    pub inputs_without_effect: Vec<String>,
    /// The components of y that depend on no component of x.
    pub outputs_without_input: Vec<String>,
    /// The places in the code where `primal` takes a value out of a number with derivatives.
    pub cuts: Vec<&'static Location<'static>>,
}

impl Flow {
    /// Returns whether each input has an effect, each output depends on an input, and no derivative is cut.
    pub fn is_whole(&self) -> bool {
        *self == Self::default()
    }
}

impl fmt::Display for Flow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_whole() {
            return write!(f, "derivatives flow from every input to every output");
        }
        let mut lines = vec![];
        lines.extend(self.inputs_without_effect.iter().map(|x| format!("{x} has no effect")));
        lines.extend(self.outputs_without_input.iter().map(|y| format!("{y} depends on no input")));
        lines.extend(self.cuts.iter().map(|at| format!("{at}: `primal` cuts the derivative")));
        write!(f, "{}", lines.join("\n"))
    }
}

/// Runs f once, and returns which inputs have no effect, which outputs depend on no input, and where derivatives are cut.
///
/// An input without effect is a column j of the Jacobian with ∂yᵢ/∂xⱼ = 0 for all i, by the operations that f makes at x and not by their
/// numbers: an input that is multiplied by a variable that happens to be 0 has an effect. What f does at other points is not seen.
///
/// A cut is a call of [`primal`](fluxions::Scalar::primal) on a number that depends on x. It may be meant, as in
/// the value of [`from_partials`](fluxions::Scalar::from_partials), or as a number of iterations.
///
/// Costs one call of f over numbers that leave a graph, and the pattern of its Jacobian: [`Tracer`], which has the source.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_check::flow;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S]) -> S {
///     let scale = S::constant(x[1].primal());
///     x[0] * scale
/// }
///
/// let found = flow(&F, &[2.0, 3.0])?;
/// assert_eq!(found.inputs_without_effect, ["x[1]"]);
/// assert_eq!(found.cuts.len(), 1); // the line with `primal`
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// [`Error::Function`] if f fails, [`Error::Pattern`] for more than 2²⁹ operations.
///
/// # Panics
///
/// If f computes with its numbers on other threads.
pub fn flow<F>(f: &F, x: View<'_, F::Input, f64>) -> Result<Flow, Error<F::Error>>
where
    F: Function,
    for<'a> F::Context: Context<f64, Args<'a, f64> = ()>,
{
    let mut scratch = <F::Context as Context<f64>>::Scratch::<f64>::default();
    let y = f.first(x, F::Context::lift((), &mut scratch, &mut |r| r)).map_err(Error::Function)?;
    let y = F::Output::view(&y);
    let trace = Tracer.trace(Point::<f64, f64, _>::new(f, x, ()), y)?;
    let (mut inputs, mut outputs) = (vec![false; F::Input::dim(x)], vec![false; F::Output::dim(y)]);
    for (i, j) in trace.jacobian()?.entries() {
        (outputs[i], inputs[j]) = (true, true);
    }
    let without = |all: Vec<bool>| (0..all.len()).filter(move |&k| !all[k]);
    Ok(Flow {
        inputs_without_effect: without(inputs).map(|j| format!("x{}", F::Input::path(x, j))).collect(),
        outputs_without_input: without(outputs).map(|i| format!("y{}", F::Output::path(y, i))).collect(),
        cuts: trace.cuts().to_vec(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluxions::prelude::*;

    /// The third input, and the second output, take no part.
    #[differentiable]
    fn broken<S: Scalar>(x: &[S]) -> Vec<S> {
        let steps = x[3].primal() as usize;
        let mut y = x[0] * x[1].floor();
        for _ in 0..steps {
            y *= x[0] + S::constant(x[3].primal());
        }
        vec![y, S::one()]
    }

    #[differentiable]
    fn whole<S: Scalar>(x: &[S]) -> S {
        if x[0] > x[1] { x[0] * x[1] } else { x[0].max(x[1]) }
    }

    #[test]
    fn what_takes_no_part_is_named() {
        let found = flow(&Broken, &[1.5, 2.5, 3.5, 4.0]).expect("a graph");
        assert_eq!(found.inputs_without_effect, ["x[1]", "x[2]", "x[3]"]);
        assert_eq!(found.outputs_without_input, ["y[1]"]);
        let lines: Vec<_> = found.cuts.iter().map(|at| (at.file().ends_with("flow.rs"), at.line())).collect();
        let first = lines[0].1;
        assert_eq!(lines, [(true, first), (true, first + 3)]);
        let text = found.to_string();
        assert!(text.starts_with("x[1] has no effect\n") && text.contains("y[1] depends on no input\n"), "{text}");
    }

    #[test]
    fn a_function_without_cuts_is_whole() {
        let found = flow(&Whole, &[2.0, 1.0]).expect("a graph");
        assert!(found.is_whole(), "{found}");
        assert_eq!(found.to_string(), "derivatives flow from every input to every output");
    }
}
