//! What a function does, as a graph: [`Trace`].

use super::arena::Scope;
use super::node::Node;
use super::{Traced, hessian, jacobian};
use crate::Real;
use crate::sparse::{Pattern, SparseError};
use core::panic::Location;

/// What a function does at a point, as a graph of inputs, operations and outputs.
///
/// Nodes are numbered: the inputs first, from 0, then the operations in their order. An operation
/// depends on two earlier nodes, which are the same one for a function of one number. Operations
/// that change no derivative but by a factor have no node.
///
/// Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §7: index domains and
/// nonlinear interaction domains.
///
/// ```
/// use fluxions::Scalar;
/// use fluxions::sparse::Trace;
///
/// // y₀ = x₀ x₁ + x₂, y₁ = sin x₂
/// let trace = Trace::record(&[1.0, 2.0, 3.0], |x| vec![x[0] * x[1] + x[2], x[2].sin()])?;
/// assert_eq!((trace.inputs(), trace.operations(), trace.everywhere()), (3, 3, true));
/// assert_eq!(trace.jacobian()?.to_string(), "● ● ●\n· · ●\n");
/// assert_eq!(trace.hessian()?.to_string(), "· ● ·\n● · ·\n· · ●\n");
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Trace {
    pub(super) inputs: usize,
    pub(super) nodes: Vec<Node>,
    /// The node of each result; `None` for one without derivative.
    pub(super) outputs: Vec<Option<u32>>,
    pub(super) everywhere: bool,
    pub(super) by_choices: bool,
    pub(super) cuts: Vec<&'static Location<'static>>,
}

impl Trace {
    /// Runs a closure over traced numbers with the values `x`, and returns what it did with them.
    ///
    /// # Errors
    ///
    /// [`SparseError::Size`] for more than 2²⁹ inputs and operations.
    pub fn record<R: Real>(x: &[R], f: impl FnOnce(&[Traced<R>]) -> Vec<Traced<R>>) -> Result<Self, SparseError> {
        let scope = Scope::begin(x.len())?;
        let x: Vec<Traced<R>> = (0..).zip(x).map(|(j, &value)| Traced::at(value, j, scope.id)).collect();
        let y = f(&x);
        let outputs = y.into_iter().map(|y| y.result(scope.id)).collect();
        scope.end(outputs)
    }

    /// Returns n, the number of inputs.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// Returns the number of operations.
    pub fn operations(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the nodes that operation `k` depends on.
    ///
    /// # Panics
    ///
    /// Where `k` is not below the number of operations, as an index of a slice.
    ///
    /// ```
    /// use fluxions::sparse::Trace;
    ///
    /// let trace = Trace::record(&[1.0, 2.0], |x| vec![(x[0] + x[1]) * x[1]])?;
    /// assert_eq!((trace.operands(0), trace.operands(1)), ((0, 1), (2, 1))); // the sum is node 2
    /// assert!(trace.outputs().eq([Some(3)]));
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn operands(&self, k: usize) -> (usize, usize) {
        self.nodes[k].operands()
    }

    /// Returns the node of each of the m outputs; `None` for one that has no derivative.
    pub fn outputs(&self) -> impl ExactSizeIterator<Item = Option<usize>> + '_ {
        self.outputs.iter().map(|node| node.map(|node| node as usize))
    }

    /// Returns whether f does the same at every point: it compared no numbers that may be others
    /// elsewhere, and took no value out of them.
    pub fn everywhere(&self) -> bool {
        self.everywhere
    }

    /// Returns whether f does the same wherever its comparisons come out alike: no value left its number by
    /// [`primal`](crate::Scalar::primal), in an error of a rule, or in a program that a tape inside f recorded before.
    pub fn by_choices(&self) -> bool {
        self.by_choices
    }

    /// Returns the places in the code where [`primal`](crate::Scalar::primal) took a value out of a number with derivatives, in the
    /// order of the first calls. What is computed from such a value has no derivative, unless f gives it one.
    pub fn cuts(&self) -> &[&'static Location<'static>] {
        &self.cuts
    }

    /// Returns the pattern of the Jacobian, m × n: which outputs depend on which inputs.
    ///
    /// Cost: some steps for each operation and each entry, as long as few nodes depend on many
    /// inputs. It is bounded by a walk through all operations for every 256 inputs.
    ///
    /// # Errors
    ///
    /// [`SparseError::Size`] for more than 2³¹ − 1 entries.
    pub fn jacobian(&self) -> Result<Pattern, SparseError> {
        jacobian::pattern(self)
    }

    /// Returns the pattern of the Hessian of a sum of multiples of all outputs, n × n and
    /// symmetric: which inputs meet in an operation with second derivatives that an output depends
    /// on.
    ///
    /// For one output that is the Hessian of f. Cost: as for [`jacobian`](Self::jacobian), and
    /// bounded by two walks through all operations for every 256 inputs.
    ///
    /// # Errors
    ///
    /// [`SparseError::Size`] for more than 2³¹ − 1 entries.
    pub fn hessian(&self) -> Result<Pattern, SparseError> {
        hessian::pattern(self)
    }
}
