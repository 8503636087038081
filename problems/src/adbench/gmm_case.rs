//! Mixtures with data: from files, and of any size.

use super::gmm::Mixture;
use crate::data::{DataError, check_length, flat, read};
use crate::random::Random;
use serde::Deserialize;

/// A mixture with a point x, and what is expected there.
#[derive(Clone, Debug, PartialEq)]
pub struct MixtureCase {
    /// The points and the prior.
    pub mixture: Mixture,
    /// The unknowns.
    pub x: Vec<f64>,
    /// Value and gradient at `x`.
    pub expected: MixtureExpected,
}

/// What others computed.
#[derive(Clone, Debug, PartialEq)]
pub struct MixtureExpected {
    /// The log-likelihood.
    pub value: f64,
    /// Its gradient.
    pub gradient: Vec<f64>,
}

#[derive(Deserialize)]
struct File {
    input: Input,
    expected: Expected,
}

#[derive(Deserialize)]
struct Input {
    d: usize,
    k: usize,
    n: usize,
    x: Vec<Vec<f64>>,
    m: u32,
    gamma: f64,
    #[serde(flatten)]
    unknowns: Unknowns,
}

#[derive(Deserialize)]
struct Expected {
    objective: f64,
    gradient: Unknowns,
}

#[derive(Deserialize)]
struct Unknowns {
    alpha: Vec<f64>,
    mu: Vec<Vec<f64>>,
    q: Vec<Vec<f64>>,
    l: Vec<Vec<f64>>,
}

impl Unknowns {
    fn flat(&self, d: usize, k: usize) -> Result<Vec<f64>, DataError> {
        check_length("alpha", self.alpha.len(), k)?;
        let matrices =
            [flat("mu", &self.mu, k, d)?, flat("q", &self.q, k, d)?, flat("l", &self.l, k, d * (d - 1) / 2)?];
        Ok([self.alpha.clone(), matrices.concat()].concat())
    }
}

impl MixtureCase {
    /// The case of a name in `data/adbench/`.
    ///
    /// # Errors
    ///
    /// [`DataError`] where the file is not there or not whole.
    pub fn read(name: &str) -> Result<Self, DataError> {
        let File { input, expected } = read(&super::path(name))?;
        let (d, k) = (input.d, input.k);
        let mixture = Mixture::new(d, k, flat("x", &input.x, input.n, d)?, input.gamma, input.m)?;
        let x = input.unknowns.flat(d, k)?;
        let expected = MixtureExpected { value: expected.objective, gradient: expected.gradient.flat(d, k)? };
        Ok(Self { mixture, x, expected })
    }
}

impl Mixture {
    /// A mixture of `n` points and a point x alike those of ADBench, with γ = 1 and m = 0: all numbers normal.
    ///
    /// # Errors
    ///
    /// Those of [`Mixture::new`].
    pub fn random(d: usize, k: usize, n: usize, seed: u64) -> Result<(Self, Vec<f64>), DataError> {
        let mut random = Random::new(seed);
        let mixture = Self::new(d, k, random.normals(n * d), 1.0, 0)?;
        let x = random.normals(mixture.unknowns());
        Ok((mixture, x))
    }
}
