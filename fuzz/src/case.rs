//! A program with two points, and the results that are right there: [`TestCase`].

use crate::estimate::{Expected, Here, Reference};
use crate::generate::Draft;
use crate::measure::{Results, is_finite};
use crate::program::{Point, Program, Trace};
use core::cell::RefCell;
use core::fmt;
use fluxions::Exactness;
use std::rc::Rc;

/// Points nearer to a kink than this are avoided, because what is right there is a convention.
const KINK: f64 = 1e-6;
/// Programs with larger intermediate numbers are avoided, because they test overflow rather than derivatives.
const LARGEST: f64 = 1e12;

type Estimate = Option<Rc<Vec<Expected>>>;

/// A program with two points, A and B, and parameters.
pub struct TestCase<'r> {
    /// The program that is differentiated.
    pub program: Program,
    /// The points A and B.
    pub points: [Vec<f64>; 2],
    /// The skipped powers of the points.
    pub powers: [i32; 2],
    /// The parameters of the program.
    pub parameters: Vec<f64>,
    /// Whether the points may be at ties and kinks. Only backends with the conventions of the reference agree there.
    pub ties: bool,
    reference: &'r dyn Reference,
    /// The reference's results at the points.
    exact: [Results; 2],
    /// The estimates that were computed before, by point and exactness.
    kept: RefCell<Vec<((usize, [u64; 2]), Estimate)>>,
}

/// The reasons why a program and its points cannot be a test case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rejection {
    /// An intermediate number is not finite, or very large.
    Range,
    /// A point is next to a kink.
    Kink,
    /// The reference's results are not finite.
    Infinite,
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Range => "a number out of range",
            Self::Kink => "a kink",
            Self::Infinite => "a derivative that is not finite",
        })
    }
}

impl<'r> TestCase<'r> {
    /// Makes the test case of a program at two points.
    ///
    /// # Errors
    ///
    /// [`Rejection`] if the right result is uncertain at one of the points.
    pub fn new(
        reference: &'r dyn Reference,
        program: Program,
        points: [Vec<f64>; 2],
        powers: [i32; 2],
        parameters: Vec<f64>,
        ties: bool,
    ) -> Result<Self, Rejection> {
        let at = [0, 1].map(|which| (program.with_power(powers[which]), &points[which]));
        for (program, x) in &at {
            let trace = Trace::new(program, x, &parameters);
            if trace.largest.is_nan() || trace.largest > LARGEST {
                return Err(Rejection::Range);
            }
            if !ties && trace.nearest() < KINK {
                return Err(Rejection::Kink);
            }
        }
        let exact = |(program, x): &(Program, &Vec<f64>)| {
            let results = reference.results(program, 0, x, &parameters).ok();
            results.filter(|results| ties || is_finite(results)).ok_or(Rejection::Infinite)
        };
        let exact = [exact(&at[0])?, exact(&at[1])?];
        Ok(Self { program, points, powers, parameters, ties, reference, exact, kept: RefCell::default() })
    }

    /// Makes the test case of a draft.
    ///
    /// # Errors
    ///
    /// The errors of [`new`](Self::new).
    pub fn draw(reference: &'r dyn Reference, draft: &Draft) -> Result<Self, Rejection> {
        Self::new(reference, draft.program(), draft.points(), draft.powers, draft.parameters.clone(), draft.ties)
    }

    /// Returns the results of the reference at point A (0) or B (1).
    pub(crate) fn exact(&self, which: usize) -> &Results {
        &self.exact[which]
    }

    /// Returns what a backend of this exactness should give at point A (0) or B (1), or `None` if that is uncertain.
    ///
    /// This costs many calls of the reference, and is kept.
    pub fn expected(&self, which: usize, exactness: Exactness) -> Option<Rc<Vec<Expected>>> {
        let key = (which, [exactness.first().to_bits(), exactness.second().to_bits()]);
        if let Some((_, estimate)) = self.kept.borrow().iter().find(|(known, _)| *known == key) {
            return estimate.clone();
        }
        let program = self.program.with_power(self.powers[which]);
        let here =
            Here { reference: self.reference, program: &program, x: &self.points[which], parameters: &self.parameters };
        let estimate = here.expected(self.exact(which), exactness, !self.ties).map(Rc::new);
        self.kept.borrow_mut().push((key, estimate.clone()));
        estimate
    }

    /// Returns a point with its power.
    pub(crate) fn point(&self, which: usize) -> Point<f64> {
        Point { x: self.points[which].clone(), power: self.powers[which] }
    }

    /// Returns the number of outputs at a point.
    fn dim(&self, which: usize) -> usize {
        self.program.with_power(self.powers[which]).evaluate(&self.points[which], &self.parameters).len()
    }

    /// Whether the outputs at the points have different shapes.
    pub(crate) fn changes_shape(&self) -> bool {
        self.dim(0) != self.dim(1)
    }

    /// Returns the test case of another program at the same points, without component `without` of x if that is
    /// given.
    pub(crate) fn with(&self, program: Program, without: Option<usize>) -> Result<Self, Rejection> {
        let mut points = self.points.clone();
        if let Some(j) = without {
            for x in &mut points {
                x.remove(j);
            }
        }
        Self::new(self.reference, program, points, self.powers, self.parameters.clone(), self.ties)
    }
}

impl fmt::Debug for TestCase<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TestCase")
            .field("program", &self.program)
            .field("points", &self.points)
            .field("powers", &self.powers)
            .field("parameters", &self.parameters)
            .finish_non_exhaustive()
    }
}
