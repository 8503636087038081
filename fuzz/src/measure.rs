//! Runs a backend on a program: [`Results`].

use crate::program::{Image, Kept, Marked, Model, Output, Place, Point, Program};
use core::convert::Infallible;
use core::fmt;
use fluxions::nalgebra::DMatrix;
use fluxions::{Argument, Backend, Cache, Differentiate, Error, Exactness, Function, Operator, Owned, Parameter};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The largest n for which Hessians are computed.
const HESSIAN: usize = 16;

/// The numbers of one operator at one point.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The operator, or `None` for the value f(x).
    pub operator: Option<Operator>,
    /// The numbers, column after column.
    pub numbers: Vec<f64>,
    /// The number of rows of a column.
    pub rows: usize,
    /// The way in which the operator was called.
    pub way: Way,
}

/// The ways to call an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// By the prepared object.
    Prepared,
    /// By the linear map of `.at(x)`.
    SamePoint,
    /// As a further result of an operator of order 2.
    Along,
}

impl Part {
    /// Returns the name of the operator and of the way in which it was called.
    pub fn name(&self) -> &'static str {
        match (self.operator, self.way) {
            (Some(Operator::Pushforward), Way::SamePoint) => "pushforward by .at(x)",
            (Some(Operator::Pullback), Way::SamePoint) => "pullback by .at(x)",
            (Some(Operator::Gradient), Way::Along) => "gradient along with hvp",
            (operator, _) => operator.map_or("value", Operator::name),
        }
    }

    /// Whether the operator is of order 2.
    pub(crate) fn is_second(&self) -> bool {
        self.operator.is_some_and(Operator::is_second)
    }

    /// Returns the error that a backend of this exactness states for the operator.
    pub(crate) fn error(&self, exactness: Exactness) -> f64 {
        match self.operator {
            None => 0.0,
            Some(operator) if operator.is_second() => exactness.second(),
            Some(_) => exactness.first(),
        }
    }
}

/// The results of all operators at one point.
pub type Results = Vec<Part>;

/// Whether all numbers are finite.
pub(crate) fn is_finite(results: &Results) -> bool {
    results.iter().flat_map(|part| &part.numbers).all(|v| v.is_finite())
}

/// The reasons why there are no results.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// The backend returned an error with this message.
    Error(String),
    /// The backend panicked.
    Panic(String),
    /// The backend gave a result where the shape of y is not that of the preparation, or an error that does not say so.
    Accepted(Operator),
}

impl From<Error<Infallible>> for Failure {
    fn from(error: Error<Infallible>) -> Self {
        Self::Error(error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Error(text) => write!(f, "an error: {text}"),
            Self::Panic(text) => write!(f, "a panic: {text}"),
            Self::Accepted(operator) => write!(f, "{} took a value of another shape", operator.name()),
        }
    }
}

/// The calls of a program that are measured.
pub(crate) struct Plan<'a> {
    pub(crate) program: &'a Program,
    pub(crate) parameters: &'a [f64],
    /// The seed of another rounding, 0 for none.
    pub(crate) noise: u64,
    /// The point at which the operators are prepared.
    pub(crate) prepared: &'a Point<f64>,
    /// The calls, one after another.
    pub(crate) points: &'a [Call<'a>],
}

/// A call of the prepared operators.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Call<'a> {
    /// At this point, with results.
    Measured(&'a Point<f64>),
    /// At this point, where the output has another shape. It must be refused, and gives no results.
    Refused(&'a Point<f64>),
}

type Outcome = Result<Vec<Results>, Failure>;
type WithContext = (Parameter<Vec<f64>>, Cache<Vec<f64>>);

/// Calls all operators of a backend at the points of a plan, and catches panics.
pub(crate) fn measure<B: Backend>(backend: &B, plan: &Plan<'_>) -> Result<Vec<Results>, Failure> {
    let outcome = catch_unwind(AssertUnwindSafe(|| by_form(backend, plan)));
    match outcome {
        Ok(results) => results,
        Err(payload) => {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            Err(Failure::Panic(text.or_else(|| payload.downcast_ref().copied()).unwrap_or_default().to_owned()))
        }
    }
}

fn by_form<B: Backend>(backend: &B, plan: &Plan<'_>) -> Outcome {
    let (cache, form) = (vec![0.0; plan.program.slots], plan.program.form);
    let arguments = (plan.parameters, cache.as_slice());
    match (form.output, form.context) {
        (Output::Number, _) if form.skips => of_number::<B, Point<f64>, ()>(backend, plan, ()),
        (Output::Number, false) => of_number::<B, Vec<f64>, ()>(backend, plan, ()),
        (Output::Number, true) => of_number::<B, Vec<f64>, WithContext>(backend, plan, arguments),
        (Output::Marked, _) => of_vector::<B, Marked<f64>, ()>(backend, plan, ()),
        (_, false) => of_vector::<B, Vec<f64>, ()>(backend, plan, ()),
        (_, true) => of_vector::<B, Vec<f64>, WithContext>(backend, plan, arguments),
    }
}

/// Returns a component of the tangent and of the cotangent. These differ from all unit vectors.
pub(crate) fn tangent(component: usize) -> f64 {
    (1.7 * component as f64 + 0.4).sin() * 0.9 + 0.1
}

fn direction(n: usize) -> Vec<f64> {
    (0..n).map(tangent).collect()
}

fn part(operator: Operator, numbers: Vec<f64>) -> Part {
    Part { operator: Some(operator), rows: numbers.len(), numbers, way: Way::Prepared }
}

fn value(numbers: Vec<f64>) -> Part {
    Part { operator: None, rows: numbers.len(), numbers, way: Way::Prepared }
}

fn matrix(operator: Operator, matrix: &DMatrix<f64>) -> Part {
    Part { rows: matrix.nrows(), ..part(operator, matrix.as_slice().to_vec()) }
}

fn same_point(operator: Operator, numbers: Vec<f64>) -> Part {
    Part { way: Way::SamePoint, ..part(operator, numbers) }
}

fn numbers<X: Place>(x: &Owned<X, f64>) -> Vec<f64> {
    let mut all = Vec::new();
    X::each(X::view(x), &mut |v: f64| all.push(v));
    all
}

fn of_number<'c, B: Backend, X: Place, C: Kept>(b: &'c B, plan: &Plan<'_>, args: C::Args<'c, f64>) -> Outcome {
    let f: Model<'_, X, f64, C> = Model::new(plan.program, plan.noise);
    let (at, tangent) = (X::at(plan.prepared), X::at(&Point { x: direction(plan.program.inputs), power: 0 }));
    let (at, tangent) = (X::view(&at), X::view(&tangent));
    let small = plan.program.inputs <= HESSIAN;
    let mut gradient = b.bind(&f, args).prepare_gradient(at)?;
    let mut pushforward = b.bind(&f, args).prepare_pushforward(at)?;
    let mut pullback = b.bind(&f, args).prepare_pullback(at)?;
    let mut hvp = b.bind(&f, args).prepare_hvp(at)?;
    let mut hessian = small.then(|| b.bind(&f, args).prepare_hessian(at)).transpose()?;
    let mut all = Vec::new();
    for call in plan.points {
        // A number has one shape.
        let (Call::Measured(point) | Call::Refused(point)) = call;
        let x = X::at(point);
        let x = X::view(&x);
        let (y, g) = gradient.with(args).value_and_gradient(x)?;
        let mut results = vec![value(vec![y]), part(Operator::Gradient, numbers::<X>(&g))];
        results.push(part(Operator::Pushforward, vec![pushforward.with(args).pushforward(x, tangent)?]));
        results.push(part(Operator::Pullback, numbers::<X>(&pullback.with(args).pullback(x, -0.75)?)));
        results.push(same_point(Operator::Pullback, numbers::<X>(&pullback.with(args).at(x)?.pullback(-0.75)?)));
        let (g, product) = hvp.with(args).gradient_and_hvp(x, tangent)?;
        results.push(Part { way: Way::Along, ..part(Operator::Gradient, numbers::<X>(&g)) });
        results.push(part(Operator::Hvp, numbers::<X>(&product)));
        if let Some(hessian) = &mut hessian {
            results.push(matrix(Operator::Hessian, &hessian.with(args).hessian(x)?));
        }
        all.push(results);
    }
    Ok(all)
}

/// Whether a call was refused for the shape of y.
fn refused<T>(operator: Operator, result: Result<T, Error<Infallible>>) -> Result<(), Failure> {
    match result {
        Err(Error::Shape { argument: Argument::Output, .. }) => Ok(()),
        _ => Err(Failure::Accepted(operator)),
    }
}

fn of_vector<'c, B: Backend, Y: Image, C: Kept>(b: &'c B, plan: &Plan<'_>, args: C::Args<'c, f64>) -> Outcome
where
    for<'p> Model<'p, Vec<f64>, Y, C>: Function<Input = Vec<f64>, Output = Y, Context = C, Error = Infallible>,
{
    let f: Model<'_, Vec<f64>, Y, C> = Model::new(plan.program, plan.noise);
    let (at, tangent) = (plan.prepared.x.as_slice(), direction(plan.program.inputs));
    let mut jacobian = b.bind(&f, args).prepare_jacobian(at)?;
    let mut pushforward = b.bind(&f, args).prepare_pushforward(at)?;
    let mut pullback = b.bind(&f, args).prepare_pullback(at)?;
    let cotangent = Y::from_components(direction(plan.program.evaluate(at, plan.parameters).len()));
    let cotangent = Y::view(&cotangent);
    let mut all = Vec::new();
    for call in plan.points {
        let x = match call {
            Call::Measured(point) => point.x.as_slice(),
            Call::Refused(Point { x, .. }) => {
                refused(Operator::Jacobian, jacobian.with(args).value_and_jacobian(x))?;
                refused(Operator::Pushforward, pushforward.with(args).pushforward(x, &tangent))?;
                refused(Operator::Pullback, pullback.with(args).pullback(x, cotangent))?;
                all.push(Vec::new());
                continue;
            }
        };
        let (y, j) = jacobian.with(args).value_and_jacobian(x)?;
        all.push(vec![
            value(Y::numbers(y)),
            matrix(Operator::Jacobian, &j),
            part(Operator::Pushforward, Y::numbers(pushforward.with(args).pushforward(x, &tangent)?)),
            same_point(Operator::Pushforward, Y::numbers(pushforward.with(args).at(x)?.pushforward(&tangent)?)),
            part(Operator::Pullback, pullback.with(args).pullback(x, cotangent)?),
            same_point(Operator::Pullback, pullback.with(args).at(x)?.pullback(cotangent)?),
        ]);
    }
    Ok(all)
}
