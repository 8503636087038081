//! A detector beside dense derivatives.

use core::ops::AddAssign;
use fluxions::engine::Point;
use fluxions::nalgebra::DMatrix;
use fluxions::sparse::{Detected, Detector, Pattern};
use fluxions::{Cache, Differentiate, Error, Parameter};
use fluxions_dual::Dual;
use fluxions_fuzz::program::{Model, Output, Program};
use fluxions_fuzz::{Draft, draft, sample};
use proptest::strategy::BoxedStrategy;

type Context = (Parameter<Vec<f64>>, Cache<Vec<f64>>);
pub(crate) type Vector<'p> = Model<'p, Vec<f64>, Vec<f64>, Context>;
type Number<'p> = Model<'p, Vec<f64>, f64, Context>;

/// A program with points and parameters.
pub(crate) struct Case {
    pub program: Program,
    /// Where a pattern is detected, and further points.
    pub points: Vec<Vec<f64>>,
    pub parameters: Vec<f64>,
}

/// What was judged.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Verdict {
    pub patterns: usize,
    /// The patterns that hold everywhere.
    pub everywhere: usize,
    /// The entries of all patterns.
    pub entries: usize,
    /// Those that are other than zero at one of the points.
    pub nonzeros: usize,
}

impl AddAssign for Verdict {
    fn add_assign(&mut self, other: Self) {
        self.patterns += other.patterns;
        self.everywhere += other.everywhere;
        self.entries += other.entries;
        self.nonzeros += other.nonzeros;
    }
}

/// The first test cases. Every fourth has ties.
pub(crate) fn cases(count: u64) -> impl Iterator<Item = Case> {
    let [smooth, ties] = [false, true].map(draft);
    (0..count).map(move |seed| Case::draw(if seed.is_multiple_of(4) { &ties } else { &smooth }, seed))
}

impl Case {
    fn draw(drafts: &BoxedStrategy<Draft>, seed: u64) -> Self {
        let drawn = sample(drafts, seed);
        let [a, b] = drawn.points();
        // Two more points, in which nothing is special.
        let beside = |shift: f64| a.iter().zip(0..).map(|(x, j)| x + shift * (f64::from(j) + 0.6).sin()).collect();
        let points = vec![a.clone(), b, beside(0.1), beside(0.7)];
        Self { program: drawn.program(), points, parameters: drawn.parameters }
    }

    pub(crate) fn cache(&self) -> Vec<f64> {
        vec![0.0; self.program.slots]
    }

    /// The value at a point.
    pub(crate) fn value(&self, x: &[f64], parameters: &[f64]) -> Vec<f64> {
        self.program.evaluate(x, parameters)
    }

    pub(crate) fn jacobian(&self, x: &[f64], parameters: &[f64]) -> Option<DMatrix<f64>> {
        let f = Vector::new(&self.program, 0);
        Dual::new().bind(&f, (parameters, &self.cache())).jacobian(x).ok()
    }

    fn hessian(&self, x: &[f64], parameters: &[f64]) -> Option<DMatrix<f64>> {
        let f = Number::new(&self.program, 0);
        Dual::new().bind(&f, (parameters, &self.cache())).hessian(x).ok()
    }
}

/// The first nonzero that the pattern lacks. NaN is none: beside a derivative that overflows, dual numbers have NaN where
/// 0 is right.
pub(crate) fn missing(pattern: &Pattern, dense: &DMatrix<f64>) -> Option<(usize, usize)> {
    let all = (0..dense.ncols()).flat_map(|j| (0..dense.nrows()).map(move |i| (i, j)));
    let is_nonzero = |entry: f64| entry != 0.0 && !entry.is_nan();
    all.into_iter().find(|&(i, j)| is_nonzero(dense[(i, j)]) && pattern.place(i, j).is_none())
}

/// Detects both patterns of a case, and compares them with the derivatives: at the point of the detection, and at the others,
/// with other parameters, if the pattern holds everywhere.
pub(crate) fn judge<D: Detector<f64>>(detector: &D, case: &Case) -> Result<Verdict, String> {
    let (x, cache) = (&case.points[0], case.cache());
    let y = case.value(x, &case.parameters);
    let f = Vector::new(&case.program, 0);
    let point = Point::<f64, f64, _>::new(&f, x, (&case.parameters[..], &cache[..]));
    let found = match detector.jacobian(point, &y) {
        Ok(found) => found,
        // Whether the last component is there may hang on the last bit of a derivative inside the program.
        Err(Error::Shape { .. }) if case.program.form.output == Output::Growing => return Ok(Verdict::default()),
        Err(error) => return Err(error.to_string()),
    };
    if found.pattern.shape() != (y.len(), x.len()) {
        return Err(format!("shape {:?}", found.pattern.shape()));
    }
    let mut verdict = compare(case, &found, |x, p| case.jacobian(x, p).filter(|j| j.shape() == found.pattern.shape()))?;
    if case.program.form.output == Output::Number {
        let f = Number::new(&case.program, 0);
        let point = Point::<f64, f64, _>::new(&f, x, (&case.parameters[..], &cache[..]));
        let found = detector.hessian(point, y[0]).map_err(|error| error.to_string())?;
        if !found.pattern.is_symmetric() || found.pattern.rows() != x.len() {
            return Err(format!("not symmetric:\n{}", found.pattern));
        }
        verdict += compare(case, &found, |x, p| case.hessian(x, p))?;
    }
    Ok(verdict)
}

fn compare(
    case: &Case,
    found: &Detected,
    dense: impl Fn(&[f64], &[f64]) -> Option<DMatrix<f64>>,
) -> Result<Verdict, String> {
    let pattern = &found.pattern;
    let others = if found.everywhere { &case.points[1..] } else { &[] };
    let changed: Vec<f64> = case.parameters.iter().map(|p| p * 1.25 - 0.4).collect();
    let calls = [(&case.points[0], &case.parameters)].into_iter().chain(others.iter().map(|x| (x, &changed)));
    let mut nonzeros = vec![false; pattern.nnz()];
    for (x, parameters) in calls {
        let finite = case.value(x, parameters).iter().all(|y| y.is_finite());
        let Some(dense) = dense(x, parameters).filter(|_| finite) else { continue };
        if let Some((i, j)) = missing(pattern, &dense) {
            let entry = dense[(i, j)];
            return Err(format!("({i}, {j}) is {entry} at {x:?} with {parameters:?}\n{pattern}\n{:#?}", case.program));
        }
        pattern.entries().zip(&mut nonzeros).for_each(|(at, nonzero)| *nonzero |= dense[at] != 0.0);
    }
    let nonzeros = nonzeros.into_iter().filter(|&nonzero| nonzero).count();
    Ok(Verdict { patterns: 1, everywhere: usize::from(found.everywhere), entries: pattern.nnz(), nonzeros })
}
