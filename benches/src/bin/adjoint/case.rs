//! A function with its adjoint by hand, that of the macro, and other engines: [`Case`].

use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_benches::{Plain, Subject};
use fluxions_dual::Dual;
use fluxions_echidna::EchidnaBytecode;
use fluxions_tape::RecordedTape;
use std::hint::black_box;
use std::rc::Rc;

/// Overwrites the second list with the gradient at the first, or with the pullback of a fixed cotangent.
pub(crate) type Gradient = Box<dyn FnMut(&[f64], &mut [f64])>;

/// The columns: the first is the floor.
pub(crate) const COLUMNS: [&str; 6] = ["by hand", "macro", "prepared", "recorded-tape", "dual", "echidna-bytecode"];

/// From how many inputs on derivatives take too long in forward mode.
const MANY: usize = 3000;

/// One function.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) x: Vec<f64>,
    /// The goals for the macro, as multiples of the adjoint by hand: instructions, time.
    pub(crate) goals: [Option<f64>; 2],
    /// How many iterations the stored loops make together.
    pub(crate) iterations: usize,
    by: Vec<(&'static str, Rc<dyn Fn() -> Gradient>)>,
    /// What the macro's adjoint keeps in a call, and what the program of the tape takes, in bytes.
    pub(crate) bytes: Box<dyn Fn() -> (usize, usize)>,
}

/// For as long as the program runs.
pub(crate) fn kept<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// The gradient as cells, all 0.
pub(crate) fn cells(gradient: &mut [f64]) -> &[Cell<f64>] {
    gradient.fill(0.0);
    Cell::from_mut_slice(gradient)
}

/// What calls of one adjoint need.
pub(crate) type Direct = Box<dyn FnMut(&[f64], &mut [f64], &mut Stack)>;

impl Case {
    pub(crate) fn new(
        name: &str,
        x: Vec<f64>,
        hand: impl Fn() -> Gradient + 'static,
        direct: impl Fn() -> Direct + 'static,
    ) -> Self {
        let direct = kept(direct);
        let by_macro = || -> Gradient {
            let (mut direct, mut stack) = (direct(), Stack::new());
            Box::new(move |x, g| direct(x, g, &mut stack))
        };
        let at = x.clone();
        let bytes = move || {
            let mut stack = Stack::new();
            direct()(&at, &mut vec![0.0; at.len()], &mut stack);
            (stack.bytes(), 0)
        };
        let by: Vec<(_, Rc<dyn Fn() -> Gradient>)> = vec![("by hand", Rc::new(hand)), ("macro", Rc::new(by_macro))];
        Self { name: name.into(), x, goals: [None; 2], iterations: 0, by, bytes: Box::new(bytes) }
    }

    pub(crate) fn goals(self, instructions: Option<f64>, time: Option<f64>) -> Self {
        Self { goals: [instructions, time], ..self }
    }

    /// With so many iterations of stored loops.
    pub(crate) fn iterations(self, iterations: usize) -> Self {
        Self { iterations, ..self }
    }

    pub(crate) fn with(mut self, by: &'static str, prepare: impl Fn() -> Gradient + 'static) -> Self {
        self.by.push((by, Rc::new(prepare)));
        self
    }

    pub(crate) fn gradient<B: Backend + Copy + 'static>(self, by: &'static str, b: B, f: impl Plain<f64>) -> Self {
        let x = self.x.clone();
        self.with(by, move || {
            let mut prepared = b.prepare_gradient(f.clone(), &x).expect("f does not fail");
            Box::new(move |x, g| {
                black_box(prepared.value_and_gradient_into(x, g).is_ok());
            })
        })
    }

    /// The engines beside the adjoint.
    pub(crate) fn others(self, f: impl Plain<f64>) -> Self {
        let (g, x, own) = (f.clone(), self.x.clone(), self.bytes);
        let program =
            move || RecordedTape::new().prepare_gradient(g.clone(), &x).ok()?.engine().program().map(|p| p.bytes());
        let bytes: Box<dyn Fn() -> _> = Box::new(move || (own().0, program().unwrap_or(0)));
        let this = Self { bytes, ..self }.gradient("recorded-tape", RecordedTape::new(), f.clone()).gradient(
            "echidna-bytecode",
            EchidnaBytecode,
            f.clone(),
        );
        if this.x.len() > MANY { this } else { this.gradient("dual", Dual::new(), f) }
    }

    fn pullback<B: Backend + Copy + 'static>(
        self,
        by: &'static str,
        b: B,
        f: impl Plain<Vec<f64>>,
        seed: &'static [f64],
    ) -> Self {
        let x = self.x.clone();
        self.with(by, move || {
            let (mut prepared, mut y) =
                (b.prepare_pullback(f.clone(), &x).expect("f does not fail"), vec![0.0; seed.len()]);
            Box::new(move |x, g| {
                black_box(prepared.value_and_pullback_into(x, seed, &mut y, g).is_ok());
            })
        })
    }

    /// All engines, for a function of which y is written in place.
    pub(crate) fn pullbacks(self, f: impl Plain<Vec<f64>>, seed: &'static [f64]) -> Self {
        let this = self
            .pullback("prepared", Adjoint, f.clone(), seed)
            .pullback("recorded-tape", RecordedTape::new(), f.clone(), seed)
            .pullback("echidna-bytecode", EchidnaBytecode, f.clone(), seed);
        if this.x.len() > MANY { this } else { this.pullback("dual", Dual::new(), f, seed) }
    }

    /// A way to compute it, by its name.
    #[cfg(test)]
    pub(crate) fn by(&self, name: &str) -> Option<Gradient> {
        self.by.iter().find(|(by, _)| *by == name).map(|(_, prepare)| prepare())
    }

    /// What is measured of a way to compute it.
    pub(crate) fn subject(&self, name: &'static str) -> Option<Subject> {
        let (_, prepare) = self.by.iter().find(|(by, _)| *by == name)?;
        let (prepare, x) = (prepare.clone(), self.x.clone());
        Some(Subject::new(&self.name, name, move || {
            let (mut gradient, x, mut g) = (prepare(), x.clone(), vec![0.0; x.len()]);
            move || gradient(black_box(&x), black_box(&mut g))
        }))
    }
}
