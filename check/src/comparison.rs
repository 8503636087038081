//! Backends beside each other: [`Comparison`].

use crate::Verdict;
use crate::clock::Clock;
use crate::digits::digits_beside;
use crate::problem::Problem;
use comfy_table::Table;
use core::fmt;
use core::hint::black_box;
use fluxions::nalgebra::DMatrix;
use fluxions::{Args, Backend, Context, Counting, Differentiate, Error, Function, NoContext, View};
use fluxions_dual::Dual;

const DUAL: Dual = Dual::new();

/// A comparison measures all backends, so it takes fewer samples of each.
const CLOCK: Clock = Clock { samples: 15, ..Clock::THOROUGH };

/// What a backend reached and cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Decimal digits that it has in common with the reference J°: −log₁₀(‖J − J°‖ / ‖J°‖), by the largest entries, between 0
    /// and 16. They are correct digits where J° is right, of which [`verdict`](Outcome::verdict) tells.
    pub digits: f64,
    /// What differences of f say of J: of its worst entry.
    pub verdict: Verdict,
    /// Median time of a prepared call in place, in nanoseconds.
    pub nanoseconds: f64,
    /// Calls of f in one prepared call.
    pub calls: u64,
    /// Allocations in one prepared call, if [counted](Comparison::count_allocations).
    pub allocations: Option<u64>,
}

/// One backend of a comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<E> {
    /// Its name as the caller gave it.
    pub name: String,
    /// What it reached, or how it failed.
    pub cost: Result<Cost, Error<E>>,
}

/// What a [`Comparison`] found, printed as a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome<E> {
    /// The name of what the digits are beside: a backend, or `differences`.
    pub reference: String,
    /// What differences of f say of the reference; `None` where it is made of them. [`Verdict::Wrong`] means that the function
    /// states a wrong derivative of itself, or that the backend is wrong.
    pub verdict: Option<Verdict>,
    /// One row for each backend, in the caller's order.
    pub rows: Vec<Row<E>>,
}

impl<E: fmt::Display> fmt::Display for Outcome<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = Table::new();
        let digits = format!("digits beside {}", self.reference);
        table.set_header(["backend", &digits, "differences", "time / ns", "calls of f", "allocations"]);
        for Row { name, cost } in &self.rows {
            match cost {
                Ok(cost) => table.add_row([
                    name.clone(),
                    format!("{:.1}", cost.digits),
                    cost.verdict.to_string(),
                    format!("{:.0}", cost.nanoseconds),
                    cost.calls.to_string(),
                    cost.allocations.map_or_else(|| "not counted".into(), |count| count.to_string()),
                ]),
                Err(error) => table.add_row([name.clone(), error.to_string()]),
            };
        }
        write!(f, "{table}")?;
        if self.verdict == Some(Verdict::Wrong) {
            write!(f, "\n{} is contradicted by differences: digits beside it are no measure", self.reference)?;
        }
        Ok(())
    }
}

/// A matrix that others are compared with, and the error of its largest entries.
struct Reference {
    name: String,
    matrix: DMatrix<f64>,
    error: f64,
    verdict: Option<Verdict>,
}

/// Counts the allocations of what it is given to run.
type Counter<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;
type Compare<'a, E> = Box<dyn Fn(&Reference, Option<Counter<'a>>) -> Result<Cost, Error<E>> + 'a>;
type Refer<'a, E> = Box<dyn Fn() -> Result<Reference, Error<E>> + 'a>;

/// J of one function at one point by several backends: digits, what differences say, time, calls of f, allocations.
///
/// x and y are any points; for a number y, J is the row ∇fᵀ. The reference is `Dual`'s J unless
/// [`against`](Self::against) or [`against_differences`](Self::against_differences) name another. Each backend
/// is prepared, called, and called again for some 10 ms. The time is a median, because times are skewed. Its J is compared
/// with differences, as by [`check_jacobian`](crate::check_jacobian): all exact backends have a wrong derivative in common that f
/// states of itself.
///
/// # Errors
///
/// [`run`](Self::run) gives those of the reference; those of a backend are in its row.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_check::Comparison;
/// use fluxions_dual::Dual;
/// use fluxions_finite_difference::FiniteDifference;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 2]) -> S {
///     (x[0] * x[1]).exp()
/// }
///
/// let outcome = Comparison::new(&F, &[0.5, 2.0])
///     .with("dual", Dual::new())
///     .with("central", FiniteDifference::central())
///     .run()?;
/// let costs: Vec<_> = outcome.rows.into_iter().filter_map(|row| row.cost.ok()).collect();
/// assert_eq!((costs[0].digits, costs[0].calls), (16.0, 1));
/// assert!(costs[1].digits > 8.0 && costs[1].calls == 4); // 2n
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
pub struct Comparison<'a, F: Function> {
    f: &'a F,
    args: Args<'a, F, f64>,
    x: View<'a, F::Input, f64>,
    reference: Refer<'a, F::Error>,
    counter: Option<Counter<'a>>,
    backends: Vec<(String, Compare<'a, F::Error>)>,
}

impl<F: Function> fmt::Debug for Comparison<'_, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.backends.iter().map(|(name, _)| name).collect();
        f.debug_struct("Comparison").field("backends", &names).finish_non_exhaustive()
    }
}

impl<'a, F: Function> Comparison<'a, F> {
    /// Of `f` at `x`; no backend yet.
    pub fn new(f: &'a F, x: View<'a, F::Input, f64>) -> Self
    where
        F::Context: NoContext<f64>,
    {
        Self::with_context(f, x, ())
    }

    /// Of `f` at `x`, with the arguments that are not differentiated.
    pub fn with_context(f: &'a F, x: View<'a, F::Input, f64>, args: Args<'a, F, f64>) -> Self {
        let reference = exactly(Dual::new(), f, x, args);
        Self { f, args, x, reference, counter: None, backends: Vec::new() }
    }

    /// Adds a backend.
    #[must_use]
    pub fn with<B: Backend>(mut self, name: impl Into<String>, backend: B) -> Self {
        let Self { f, args, x, .. } = self;
        let compare: Compare<'a, F::Error> =
            Box::new(move |reference, counter| cost(&backend, f, x, args, reference, counter));
        self.backends.push((name.into(), compare));
        self
    }

    /// Compares with this backend's J instead of `Dual`'s.
    #[must_use]
    pub fn against<B: Backend>(self, backend: B) -> Self {
        let reference = exactly(backend, self.f, self.x, self.args);
        Self { reference, ..self }
    }

    /// Compares with the differences of [`check_jacobian`](crate::check_jacobian), which know no rule that f brings along. No
    /// more digits count as correct than their own error leaves: about 12 for a smooth function.
    #[must_use]
    pub fn against_differences(self) -> Self {
        let Self { f, args, x, .. } = self;
        let reference: Refer<'a, F::Error> = Box::new(move || {
            let (matrix, error) = Problem::new(&DUAL, f, x, args).differences()?;
            Ok(Reference { name: "differences".into(), matrix, error, verdict: None })
        });
        Self { reference, ..self }
    }

    /// Counts allocations too: `count` runs what it is given, and says how often that allocated. It belongs to the allocator
    /// that the caller has installed, since a program has one for all its threads; with the one of `fluxions-scenarios` it is
    /// `&|run| allocations_in(|| run()).1`.
    #[must_use]
    pub fn count_allocations(self, count: Counter<'a>) -> Self {
        Self { counter: Some(count), ..self }
    }

    /// Runs all of them, one after another.
    ///
    /// # Errors
    ///
    /// Those of the reference: [`Error::Function`] where f fails at x.
    pub fn run(&self) -> Result<Outcome<F::Error>, Error<F::Error>> {
        let reference = (self.reference)()?;
        let row = |(name, compare): &(String, Compare<'a, F::Error>)| Row {
            name: name.clone(),
            cost: compare(&reference, self.counter),
        };
        let rows = self.backends.iter().map(row).collect();
        Ok(Outcome { reference: reference.name.clone(), verdict: reference.verdict, rows })
    }
}

fn exactly<'a, B: Backend, F: Function>(
    backend: B,
    f: &'a F,
    x: View<'a, F::Input, f64>,
    args: Args<'a, F, f64>,
) -> Refer<'a, F::Error> {
    Box::new(move || {
        let matrix = backend.bind(f, F::Context::shorten::<f64>(args)).jacobian(x)?;
        let verdict = Problem::new(&backend, f, x, args).verdict(&matrix)?;
        Ok(Reference { name: backend.capabilities().name, matrix, error: 0.0, verdict: Some(verdict) })
    })
}

fn cost<F: Function>(
    backend: &impl Backend,
    f: &F,
    x: View<'_, F::Input, f64>,
    args: Args<'_, F, f64>,
    reference: &Reference,
    counter: Option<Counter<'_>>,
) -> Result<Cost, Error<F::Error>> {
    let args = F::Context::shorten::<f64>(args);
    let mut matrix = reference.matrix.clone();
    let counting = Counting::new(f);
    let mut counted = backend.bind(&counting, args).prepare_jacobian(x)?;
    counting.reset();
    counted.with(args).jacobian_into(x, &mut matrix)?;
    let calls = counting.reset();
    let mut prepared = backend.bind(f, args).prepare_jacobian(x)?;
    prepared.with(args).jacobian_into(x, &mut matrix)?;
    let digits = digits_beside(matrix.as_slice(), reference.matrix.as_slice(), reference.error);
    let verdict = Problem::new(backend, f, x, args).verdict(&matrix)?;
    let mut call = || {
        let _ = black_box(prepared.with(args).jacobian_into(x, &mut matrix));
    };
    let allocations = counter.map(|count| count(&mut call));
    Ok(Cost { digits, verdict, nanoseconds: CLOCK.time(&mut call).nanoseconds, calls, allocations })
}
