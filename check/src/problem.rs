//! A backend, a function and its arguments under a check.

use crate::adjoint::{COTANGENT, DIRECTIONS, compare, direction, flat, worse};
use crate::report::{Adjoint, Component, Report};
use crate::samples::{FEW, MANY, Samples};
use crate::verdict::{Finding, Verdict, judge, settled};
use fluxions::engine::{Point, Workspace};
use fluxions::nalgebra::DMatrix;
use fluxions::{
    Args, Backend, Context, Differentiate, Error, Function, IsNumber, Operator, Owned, SignatureOf, Space, View,
};

/// Agreement to this many digits is agreement, whatever the differences state.
const DIGITS: f64 = 1e-9;
/// Rounding in the adjoint identity.
const IDENTITY: f64 = 1e-10;
/// The constants of a function that a backend's own error is multiplied with.
const MARGIN: f64 = 1e3;
/// Below this size of a component, steps relative to 1 may be far too long.
const SMALL: f64 = 0.05;

/// What is compared: who says it, of what, where.
pub(crate) struct Problem<'a, B, F: Function> {
    pub(crate) backend: &'a B,
    pub(crate) f: &'a F,
    pub(crate) args: Args<'a, F, f64>,
    pub(crate) x: View<'a, F::Input, f64>,
}

/// A derivative with its place.
pub(crate) struct Entry {
    row: usize,
    column: usize,
    finding: Finding,
    /// Of order 2.
    second: bool,
}

/// What the differences found, and what they cost.
#[derive(Default)]
pub(crate) struct Findings {
    pub(crate) entries: Vec<Entry>,
    pub(crate) calls: u64,
}

impl<'a, B: Backend, F: Function> Problem<'a, B, F> {
    /// Brings backend, function and arguments to one lifetime.
    pub(crate) fn new<'x: 'a, 'c: 'a>(
        backend: &'a B,
        f: &'a F,
        x: View<'x, F::Input, f64>,
        args: Args<'c, F, f64>,
    ) -> Self {
        let Point { f, x, context: args } = Point::new(f, x, args);
        Self { backend, f, args, x }
    }

    /// f(x).
    pub(crate) fn value(&self) -> Result<Owned<F::Output, f64>, Error<F::Error>> {
        let mut scratch = <F::Context as Context<f64>>::Scratch::<f64>::default();
        let mut y = self.f.first(self.x, F::Context::lift(self.args, &mut scratch, &mut |r| r));
        if let Ok(y) = &mut y {
            let context = F::Context::lift(self.args, &mut scratch, &mut |r| r);
            self.f.evaluate(self.x, context, y).map_err(Error::Function)?;
        }
        y.map_err(Error::Function)
    }

    /// Compares the m × n matrix that `exact(row, column)` gives with the differences of f.
    pub(crate) fn first_order(
        &self,
        y: &Owned<F::Output, f64>,
        exact: impl Fn(usize, usize) -> f64,
    ) -> Result<Findings, Error<F::Error>> {
        let base = flat::<F::Output>(F::Output::view(y));
        let point = Point::new(self.f, self.x, self.args);
        let mut work = Workspace::<f64, SignatureOf<F>>::new(point, F::Output::view(y), &mut |v: f64| v)
            .map_err(Error::Function)?;
        work.load(self.x, &mut |v: f64| v);
        let at = |column: usize, value: f64, home: f64| {
            work.edit_one(column, &mut |x| *x = value);
            let outcome = work.run(point, &mut |v: f64| v);
            work.edit_one(column, &mut |x| *x = home);
            match outcome {
                Ok(()) => flat::<F::Output>(work.y()),
                Err(_) => vec![f64::NAN; base.len()],
            }
        };
        let slack = DIGITS.max(MARGIN * self.backend.capabilities().exactness.first());
        Ok(self.compare(&base, exact, slack, false, at))
    }

    /// Compares the n × n matrix that `exact(row, column)` gives with the differences of the backend's gradient.
    pub(crate) fn second_order(&self, exact: impl Fn(usize, usize) -> f64) -> Result<Findings, Error<F::Error>>
    where
        F::Output: IsNumber,
    {
        let mut prepared = self.backend.bind(self.f, self.args).prepare_gradient(self.x)?;
        let mut moved = F::Input::map(self.x, &mut |v: f64| v);
        // Of the same engine as those nearby: the one of the Hessian may state another gradient.
        let gradient = prepared.with(self.args).gradient(self.x)?;
        let gradient = flat::<F::Input>(F::Input::view(&gradient));
        let at = |column: usize, value: f64, home: f64| {
            set::<F::Input>(&mut moved, column, value);
            let outcome = prepared.with(self.args).gradient(F::Input::view(&moved));
            set::<F::Input>(&mut moved, column, home);
            outcome.map_or_else(|_| vec![f64::NAN; gradient.len()], |g| flat::<F::Input>(F::Input::view(&g)))
        };
        let slack = DIGITS.max(MARGIN * self.backend.capabilities().exactness.second());
        Ok(self.compare(&gradient, exact, slack, true, at))
    }

    /// J by differences, and the largest error that they state.
    pub(crate) fn differences(&self) -> Result<(DMatrix<f64>, f64), Error<F::Error>> {
        let y = self.value()?;
        let (n, m) = (F::Input::dim(self.x), F::Output::dim(F::Output::view(&y)));
        let entries = self.first_order(&y, |_, _| f64::NAN)?.entries;
        let error = entries.iter().map(|entry| entry.finding.error).fold(0.0, f64::max);
        Ok((DMatrix::from_iterator(m, n, entries.iter().map(|entry| entry.finding.difference)), error))
    }

    /// What differences say of the worst entry of J.
    pub(crate) fn verdict(&self, jacobian: &DMatrix<f64>) -> Result<Verdict, Error<F::Error>> {
        let y = self.value()?;
        let entries = self.first_order(&y, |row, column| jacobian[(row, column)])?.entries;
        let verdicts = entries.iter().map(|entry| entry.finding.verdict);
        Ok(verdicts.max_by_key(|verdict| verdict.rank()).unwrap_or(Verdict::Agrees))
    }

    fn compare(
        &self,
        base: &[f64],
        exact: impl Fn(usize, usize) -> f64,
        slack: f64,
        second: bool,
        mut at: impl FnMut(usize, f64, f64) -> Vec<f64>,
    ) -> Findings {
        let mut findings = Findings::default();
        for (column, &home) in flat::<F::Input>(self.x).iter().enumerate() {
            let mut at = |value: f64| {
                findings.calls += 1;
                at(column, value, home)
            };
            let found = column_of(base, home, slack, |row| exact(row, column), &mut at);
            let entries = found.into_iter().enumerate();
            findings.entries.extend(entries.map(|(row, finding)| Entry { row, column, finding, second }));
        }
        findings
    }

    /// ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩.
    pub(crate) fn adjoint(&self, y: &Owned<F::Output, f64>) -> Result<Option<Adjoint>, Error<F::Error>> {
        let y = F::Output::view(y);
        if F::Input::dim(self.x) == 0 || F::Output::dim(y) == 0 {
            return Ok(None);
        }
        let mut worst = None;
        let tolerance = IDENTITY + MARGIN * self.backend.capabilities().exactness.first();
        for k in 0..DIRECTIONS {
            let x_dot = direction::<F::Input>(self.x, k);
            let y_bar = direction::<F::Output>(y, k + COTANGENT);
            let (x_dot, y_bar) = (F::Input::view(&x_dot), F::Output::view(&y_bar));
            let y_dot = self.backend.bind(self.f, self.args).pushforward(self.x, x_dot)?;
            let x_bar = self.backend.bind(self.f, self.args).pullback(self.x, y_bar)?;
            let (y_dot, x_bar) = (flat::<F::Output>(F::Output::view(&y_dot)), flat::<F::Input>(F::Input::view(&x_bar)));
            let (y_bar, x_dot) = (flat::<F::Output>(y_bar), flat::<F::Input>(x_dot));
            worst = worse(worst, compare(&y_bar, &y_dot, &x_bar, &x_dot, tolerance));
        }
        Ok(worst)
    }

    /// ⟨ȳ, H ẋ⟩ = ⟨H ȳ, ẋ⟩.
    pub(crate) fn symmetry(&self) -> Result<Option<Adjoint>, Error<F::Error>>
    where
        F::Output: IsNumber,
    {
        if F::Input::dim(self.x) == 0 {
            return Ok(None);
        }
        let mut worst = None;
        let tolerance = IDENTITY + MARGIN * self.backend.capabilities().exactness.second();
        for k in 0..DIRECTIONS {
            let (u, v) = (direction::<F::Input>(self.x, k), direction::<F::Input>(self.x, k + COTANGENT));
            let (u, v) = (F::Input::view(&u), F::Input::view(&v));
            let hu = self.backend.bind(self.f, self.args).hvp(self.x, u)?;
            let hv = self.backend.bind(self.f, self.args).hvp(self.x, v)?;
            let (hu, hv) = (flat::<F::Input>(F::Input::view(&hu)), flat::<F::Input>(F::Input::view(&hv)));
            let (u, v) = (flat::<F::Input>(u), flat::<F::Input>(v));
            worst = worse(worst, compare(&v, &hu, &hv, &u, tolerance));
        }
        Ok(worst)
    }

    /// Names what was found.
    pub(crate) fn report(
        &self,
        operator: Operator,
        y: &Owned<F::Output, f64>,
        mut findings: Findings,
        adjoint: Option<Adjoint>,
    ) -> Report {
        let y = F::Output::view(y);
        findings.entries.sort_by(|a, b| {
            let key = |entry: &Entry| (entry.finding.verdict.rank(), entry.finding.excess);
            let (a, b) = (key(a), key(b));
            b.0.cmp(&a.0).then(b.1.total_cmp(&a.1))
        });
        let entries = &findings.entries;
        let disagreeing = entries.iter().filter(|entry| entry.finding.verdict != Verdict::Agrees);
        Report {
            operator,
            backend: self.backend.capabilities().name,
            compared: entries.len(),
            worst: entries.first().map(|entry| self.component(entry, y)),
            disagreeing: disagreeing.map(|entry| self.component(entry, y)).collect(),
            adjoint,
            calls: findings.calls,
        }
    }

    fn component(&self, entry: &Entry, y: View<'_, F::Output, f64>) -> Component {
        let Entry { row, column, second, finding: Finding { exact, difference, error, verdict, .. } } = *entry;
        let path = F::Input::path(self.x, column);
        let name = if second {
            format!("∂²y/∂x{}∂x{path}", F::Input::path(self.x, row))
        } else {
            format!("∂y{}/∂x{path}", F::Output::path(y, row))
        };
        let path = path.strip_prefix('.').map_or_else(|| path.clone(), str::to_owned);
        Component { name, path, row, column, exact, difference, error, verdict }
    }
}

/// Overwrites one component.
fn set<X: Space<Real = f64>>(to: &mut Owned<X, f64>, column: usize, value: f64) {
    let mut index = 0;
    X::each_mut(X::view_mut(to), &mut |v: &mut f64| {
        if index == column {
            *v = value;
        }
        index += 1;
    });
}

/// One column: a first look with few steps; where that does not settle it, all of them; and where the component is small, steps
/// relative to it.
fn column_of(
    base: &[f64],
    x: f64,
    slack: f64,
    exact: impl Fn(usize) -> f64,
    at: &mut impl FnMut(f64) -> Vec<f64>,
) -> Vec<Finding> {
    let rows = 0..base.len();
    let mut samples = Samples::new(x, x.abs().max(1.0), base);
    samples.extend(FEW, at);
    let mut findings: Vec<Finding> = rows.clone().map(|row| judge(&samples, row, exact(row), slack)).collect();
    if rows.clone().all(|row| settled(&samples, row, &findings[row])) {
        return findings;
    }
    samples.extend(MANY, at);
    findings = rows.clone().map(|row| judge(&samples, row, exact(row), slack)).collect();
    let unsure = |verdict: Verdict| !matches!(verdict, Verdict::Agrees | Verdict::Kink { .. });
    if x == 0.0 || x.abs() >= SMALL || !findings.iter().any(|finding| unsure(finding.verdict)) {
        return findings;
    }
    let mut close = Samples::new(x, x.abs(), base);
    close.extend(MANY, at);
    for row in rows {
        let closer = judge(&close, row, exact(row), slack);
        if unsure(findings[row].verdict) && matches!(closer.verdict, Verdict::Agrees | Verdict::Wrong) {
            findings[row] = closer;
        }
    }
    findings
}
