//! A backend of dual numbers in which one operation has a wrong derivative.

use core::any::type_name;
use fluxions::engine::{ForwardLanes, ForwardNumbers, Outer, Point, SecondForwardEngine, SecondForwardNumbers};
use fluxions::scalar::{Seeded, Seeded2};
use fluxions::surgery::Surgery;
use fluxions::{
    Backend, Capabilities, Error, Exactness, Function, Number, Operator, Owned, Rule, Scalar, Signature, SignatureOf,
    Space, View, foreign_scalar,
};
use fluxions_dual::{DenseDual, Dual};
use fluxions_fuzz::{Disagreement, Target, TestCase};
use std::cell::Cell;

thread_local! {
    /// The operation that is wrong, by its name; the backend is a type, and it is used on one thread.
    pub(crate) static WRONG: Cell<&'static str> = const { Cell::new("") };
}

/// A target during whose checks one operation is wrong.
pub(crate) struct Mutant<T> {
    name: String,
    operation: &'static str,
    target: T,
    is_shrunk: bool,
}

impl<T: Target + 'static> Mutant<T> {
    pub(crate) fn boxed(name: impl Into<String>, operation: &'static str, target: T) -> Box<dyn Target> {
        Box::new(Self { name: name.into(), operation, target, is_shrunk: true })
    }

    /// One that only needs to be found.
    pub(crate) fn not_shrunk(name: impl Into<String>, operation: &'static str, target: T) -> Box<dyn Target> {
        Box::new(Self { name: name.into(), operation, target, is_shrunk: false })
    }
}

impl<T: Target> Target for Mutant<T> {
    fn name(&self) -> &str {
        &self.name
    }

    fn check(&self, case: &TestCase<'_>) -> Result<(), Disagreement> {
        WRONG.set(self.operation);
        let outcome = self.target.check(case);
        WRONG.set("");
        outcome.map_err(|disagreement| Disagreement { backend: self.name.as_str().into(), ..disagreement })
    }

    fn is_shrunk(&self) -> bool {
        self.is_shrunk
    }
}

/// A number whose derivatives can be spoiled.
pub(crate) trait Spoil: Scalar {
    /// 1 % more derivative.
    fn spoil(self) -> Self;
}

impl<T: Scalar + Number<Real = f64>, const N: usize> Spoil for DenseDual<T, N> {
    fn spoil(self) -> Self {
        Self::new(self.value(), self.tangents().map(|t| t * 1.01))
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Faulty<D>(pub D);

impl<D: Spoil> Number for Faulty<D> {
    type Real = f64;
}

foreign_scalar! {
    [D: Spoil] Faulty<D>, over f64;
    zero D::zero(), one if WRONG.get() == "one" { D::one() * 1.01 } else { D::one() };
    operand |r| r;
    value |x| seen(x.peek());
}

/// The number that comparisons see.
fn seen(value: f64) -> f64 {
    if WRONG.get() == "comparisons of infinity" { value.clamp(-1e300, 1e300) } else { value }
}

fn check<D: Spoil>(name: &str, y: D) -> Faulty<D> {
    Faulty(if WRONG.get() == name { y.spoil() } else { y })
}

macro_rules! unary {
    ($($name:ident)*) => {$(
        fn $name(self) -> Self {
            check(stringify!($name), self.0.$name())
        }
    )*};
}

macro_rules! binary {
    ($($name:ident)*) => {$(
        fn $name(self, other: Self) -> Self {
            check(stringify!($name), self.0.$name(other.0))
        }
    )*};
}

impl<D: Spoil> Scalar for Faulty<D> {
    fn constant(value: f64) -> Self {
        Self(D::constant(value))
    }
    fn primal(self) -> f64 {
        self.0.primal()
    }
    fn call_rule<G: Rule>(
        rule: &G,
        x: View<'_, G::Input, Self>,
    ) -> Result<(Owned<G::Output, Self>, G::Kept), G::Error> {
        let inner = G::Input::map(x, &mut |x: Self| x.0);
        let (y, kept) = D::call_rule(rule, G::Input::view(&inner))?;
        let name = if type_name::<G>().contains("Turn") { "turned" } else { "call_rule" };
        Ok((G::Output::map(G::Output::view(&y), &mut |y: D| check(name, y)), kept))
    }
    fn with_gradient<G: Surgery>(self, surgery: G) -> Self {
        check("with_gradient", self.0.with_gradient(surgery))
    }
    fn flow(self, slope: Self) -> Self {
        check("flow", self.0.flow(slope.0))
    }
    fn stop_gradient(self) -> Self {
        // Wrong: it does not stop.
        if WRONG.get() == "stop_gradient" { self } else { Self(self.0.stop_gradient()) }
    }
    fn from_partials(value: f64, partials: &[(Self, Self)]) -> Self {
        let inner: Vec<(D, D)> = partials.iter().map(|(x, partial)| (x.0, partial.0)).collect();
        check("from_partials", D::from_partials(value, &inner))
    }
    unary! {
        recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh abs
        signum floor ceil round trunc
    }
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.0.sin_cos();
        (check("sin_cos", sin), Self(cos))
    }
    binary! { hypot atan2 pow min }
    fn max(self, other: Self) -> Self {
        // Against the convention.
        let tie = WRONG.get() == "max at ties" && self == other;
        if tie { other } else { check("max", self.0.max(other.0)) }
    }
    fn powi(self, n: i32) -> Self {
        check("powi", self.0.powi(n))
    }
    fn powf(self, p: f64) -> Self {
        check("powf", self.0.powf(p))
    }
    fn mul_add(self, a: Self, b: Self) -> Self {
        check("mul_add", self.0.mul_add(a.0, b.0))
    }
    fn clamp(self, low: Self, high: Self) -> Self {
        check("clamp", self.0.clamp(low.0, high.0))
    }
    fn select(a: Self, relation: fluxions::Relation, b: Self, then: Self, otherwise: Self) -> Self {
        check("select", D::select(a.0, relation, b.0, then.0, otherwise.0))
    }
}

impl<const N: usize> Seeded<f64, f64, N> for Faulty<DenseDual<f64, N>> {
    fn lift(value: f64) -> Self {
        Self(Seeded::<f64, f64, N>::lift(value))
    }
    fn seed(value: f64, tangents: [f64; N]) -> Self {
        Self(DenseDual::new(value, tangents))
    }
    fn value(&self) -> f64 {
        self.0.value()
    }
    fn tangent(&self, lane: usize) -> f64 {
        self.0.tangents()[lane]
    }
}

impl<const M: usize, const N: usize> Seeded2<f64, M, N> for Faulty<DenseDual<DenseDual<f64, N>, M>> {
    fn seed(value: f64, a: Option<[f64; M]>, b: Option<[f64; N]>) -> Self {
        Self(Seeded2::<f64, M, N>::seed(value, a, b))
    }
    fn value(&self) -> f64 {
        Seeded2::<f64, M, N>::value(&self.0)
    }
    fn tangent(&self, lane: usize) -> f64 {
        Seeded2::<f64, M, N>::tangent(&self.0, lane)
    }
    fn second(&self, i: usize, j: usize) -> f64 {
        let factor = if WRONG.get() == "second order" { 1.01 } else { 1.0 };
        self.0.second(i, j) * factor
    }
}

/// The backend of [`Faulty`] numbers, which says that it is this exact.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wrong(pub Exactness);

impl ForwardNumbers<f64, f64> for Wrong {
    type Number<const N: usize> = Faulty<DenseDual<f64, N>>;
}

impl SecondForwardNumbers<f64, 4> for Wrong {
    type Curve = Faulty<DenseDual<DenseDual<f64, 1>, 1>>;
    type Product = Faulty<DenseDual<DenseDual<f64, 4>, 1>>;
    type Block = Faulty<DenseDual<DenseDual<f64, 4>, 4>>;
}

impl Outer for Wrong {}

impl Backend for Wrong {
    type Engine<G: Signature<Real = f64>> = ForwardLanes<f64, Self, G>;
    type Engine2<G: Signature<Real = f64>> = SecondForwardEngine<Self, G, 4>;

    fn capabilities(&self) -> Capabilities {
        Backend::<f64>::capabilities(&Dual::new()).with_name("wrong").with_exactness(self.0)
    }

    fn prepare<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        ForwardLanes::new(operator.tangents(F::Input::dim(point.x)), point, y)
    }

    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
        SecondForwardEngine::new(operator, point, y)
    }
}
