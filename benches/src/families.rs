//! Functions of different kinds, small to large, for the tapes: [`families`].

use crate::problems::{DiagonalMixture, Logistic, Rosenbrock, logistic_gradient, rosenbrock_gradient, start};
use crate::{Plain, Subject};
use fluxions::prelude::*;
use fluxions_any::AnyBackend;
use fluxions_problems::DataError;
use fluxions_problems::adbench::{Lstm, MixtureCase};
use fluxions_tape::RecordedTape;
use std::fmt;
use std::hint::black_box;

/// A function whose gradient is measured.
pub struct Workload {
    /// What it is called.
    pub name: String,
    /// Its gradient: by hand, then by engines.
    pub subjects: Vec<Subject>,
    /// Records it.
    pub size: Box<dyn Fn() -> Size>,
    by: Box<dyn Fn(&'static str) -> Subject>,
}

impl fmt::Debug for Workload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workload").field("name", &self.name).finish_non_exhaustive()
    }
}

/// How large a recorded function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Nodes of the recording.
    pub recorded: usize,
    /// Nodes of the program that it is optimized to.
    pub len: usize,
    /// Bytes of that program.
    pub bytes: usize,
}

/// The engines that take their turn with each family.
pub const REVERSE: [&str; 5] = ["recorded-tape", "tape", "echidna-bytecode", "echidna-tape", "ad-trait-reverse"];
/// Those that do only up to a thousand numbers.
pub const FORWARD: [&str; 2] = ["num-dual", "dual"];
const FEW: usize = 1000;

/// The backend of a name that stands in this file.
pub fn backend(name: &str) -> AnyBackend {
    name.parse().expect("the name of a backend")
}

impl Workload {
    fn new<H: FnMut(&[f64], &mut [f64]) -> f64 + 'static>(
        name: String,
        f: impl Plain<f64>,
        x: Vec<f64>,
        by_hand: impl Fn() -> H + 'static,
    ) -> Self {
        let point = x.clone();
        let mut subjects = vec![Subject::new(&name, "by hand", move || {
            let (x, mut g, mut gradient) = (point.clone(), vec![0.0; point.len()], by_hand());
            move || {
                black_box(gradient(black_box(&x), black_box(&mut g)));
            }
        })];
        let (problem, g, at) = (name.clone(), f.clone(), x.clone());
        let by = Box::new(move |by| Subject::gradient(&problem, by, backend(by), g.clone(), at.clone()))
            as Box<dyn Fn(_) -> _>;
        let forward = FORWARD.into_iter().filter(|_| x.len() <= FEW);
        subjects.extend(REVERSE.into_iter().chain(forward).map(&by));
        let size = move || {
            let prepared = RecordedTape::new().prepare_gradient(f.clone(), &x).expect("f does not fail");
            let engine = prepared.engine();
            let (len, bytes) = engine.program().map_or((0, 0), |program| (program.len(), program.bytes()));
            Size { recorded: engine.recorded_nodes(), len, bytes }
        };
        Self { name, subjects, size: Box::new(size), by }
    }

    /// Its gradient by hand, then by all backends.
    pub fn with_all(self) -> Vec<Subject> {
        self.subjects.into_iter().take(1).chain(AnyBackend::NAMES.into_iter().map(self.by)).collect()
    }

    fn rosenbrock(n: usize) -> Self {
        Self::new(format!("Rosenbrock n = {n}"), Rosenbrock, start(n), || rosenbrock_gradient)
    }

    fn diagonal(d: usize, k: usize, n: usize) -> Self {
        let (mixture, x) = DiagonalMixture::random(d, k, n);
        let mixture = kept(mixture);
        Self::new(format!("diagonal mixture ({d}, {k}, {n})"), mixture.log_likelihood_function(), x, move || {
            let mut work = vec![0.0; mixture.gradient_work()];
            move |x: &[f64], g: &mut [f64]| mixture.gradient_by_hand(x, &mut work, g)
        })
    }

    /// The Gaussian mixture of ADBench of a name there.
    ///
    /// # Errors
    ///
    /// [`DataError`] where its file is not there or not whole.
    pub fn mixture(name: &str) -> Result<Self, DataError> {
        let MixtureCase { mixture, x, .. } = MixtureCase::read(name)?;
        let mixture = kept(mixture);
        let title = format!("GMM d{} k{} n{}", mixture.dimensions(), mixture.components(), mixture.points().len());
        Ok(Self::new(title, mixture.log_likelihood_function(), x, move || {
            let mut work = vec![0.0; mixture.gradient_work()];
            move |x: &[f64], g: &mut [f64]| mixture.gradient_by_hand(x, &mut work, g)
        }))
    }

    /// A network of ADBench at a point.
    pub fn lstm(lstm: Lstm, x: Vec<f64>) -> Self {
        let lstm = kept(lstm);
        let title = format!("LSTM l{} b{} c{}", lstm.layers(), lstm.bits(), lstm.characters().len());
        Self::new(title, lstm.loss_function(), x, move || {
            let mut work = lstm.gradient_work();
            move |x: &[f64], g: &mut [f64]| lstm.gradient_by_hand(x, &mut work, g)
        })
    }

    fn logistic() -> Self {
        Self::new("logistic map, 1000 steps".into(), Logistic, vec![0.3, 3.58], || logistic_gradient)
    }
}

/// For as long as the program runs: subjects borrow it.
fn kept<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// Rosenbrock's function of 10 to 100 000 numbers, mixtures, a network's step and a loop.
///
/// # Errors
///
/// [`DataError`] where ADBench's data are not there.
pub fn families() -> Result<Vec<Workload>, DataError> {
    let (lstm, x) = Lstm::random(2, 14, 2, 1)?;
    let mut families: Vec<Workload> = [10, 100, 1000, 10_000, 100_000].map(Workload::rosenbrock).into();
    families.extend([(2, 5, 10), (10, 5, 100), (10, 25, 1000)].map(|(d, k, n)| Workload::diagonal(d, k, n)));
    families.push(Workload::mixture("gmm_d10_k5_n100")?);
    families.push(Workload::lstm(lstm, x));
    families.push(Workload::logistic());
    Ok(families)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluxions_dual::Dual;

    fn assert_same(f: impl Plain<f64>, x: &[f64], by_hand: impl FnOnce(&[f64], &mut [f64]) -> f64) {
        let mut found = vec![f64::NAN; x.len()];
        let value = by_hand(x, &mut found);
        let (y, expected) = Dual::new().value_and_gradient(f, x).unwrap();
        let largest = expected.iter().fold(0.0, |top: f64, g| top.max(g.abs()));
        assert!((value - y).abs() <= 1e-12 * y.abs(), "{value} instead of {y}");
        assert!(found.iter().zip(&expected).all(|(a, b)| (a - b).abs() <= 1e-12 * largest), "{found:?}\n{expected:?}");
    }

    #[test]
    fn by_hand() {
        let (mixture, x) = DiagonalMixture::random(3, 4, 20);
        let mut work = vec![f64::NAN; mixture.gradient_work()];
        assert_same(kept(mixture.clone()).log_likelihood_function(), &x, |x, g| {
            mixture.gradient_by_hand(x, &mut work, g)
        });
        assert_same(Rosenbrock, &start(9), rosenbrock_gradient);
        assert_same(Logistic, &[0.3, 2.5], logistic_gradient);
    }
}
