//! Networks with data: from files, and of any size.

use super::lstm::Lstm;
use crate::data::{DataError, check_length, flat, read};
use crate::random::Random;
use serde::Deserialize;

/// A network with a point x, and what is expected there.
#[derive(Clone, Debug, PartialEq)]
pub struct LstmCase {
    /// State and text.
    pub lstm: Lstm,
    /// The unknowns.
    pub x: Vec<f64>,
    /// Value and gradient at `x`.
    pub expected: LstmExpected,
}

/// What others computed.
#[derive(Clone, Debug, PartialEq)]
pub struct LstmExpected {
    /// The loss.
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
    main_params: Vec<Vec<f64>>,
    extra_params: Vec<Vec<f64>>,
    state: Vec<Vec<f64>>,
    sequence: Vec<Vec<f64>>,
}

#[derive(Deserialize)]
struct Expected {
    objective: f64,
    gradient: Vec<f64>,
}

impl LstmCase {
    /// The case of a name in `data/adbench/`.
    ///
    /// # Errors
    ///
    /// [`DataError`] where the file is not there or not whole.
    pub fn read(name: &str) -> Result<Self, DataError> {
        let File { input, expected } = read(&super::path(name))?;
        let (rows, b) = (input.main_params.len(), input.sequence.first().map_or(0, Vec::len));
        let text = flat("sequence", &input.sequence, input.sequence.len(), b)?;
        let lstm = Lstm::new(rows / 2, b, flat("state", &input.state, rows, b)?, text)?;
        let ends = flat("extra_params", &input.extra_params, 3, b)?;
        let x = [flat("main_params", &input.main_params, rows, 4 * b)?, ends].concat();
        check_length("gradient", expected.gradient.len(), x.len())?;
        let expected = LstmExpected { value: expected.objective, gradient: expected.gradient };
        Ok(Self { lstm, x, expected })
    }
}

impl Lstm {
    /// A network of so many layers, bits and characters and a point x alike those of ADBench: a state and weights in [0, 1),
    /// and a text of zeros and ones.
    ///
    /// # Errors
    ///
    /// Those of [`Lstm::new`].
    pub fn random(l: usize, b: usize, characters: usize, seed: u64) -> Result<(Self, Vec<f64>), DataError> {
        let mut random = Random::new(seed);
        let text = (0..characters * b).map(|_| random.uniform().round()).collect();
        let state = (0..2 * l * b).map(|_| random.uniform()).collect();
        let lstm = Self::new(l, b, state, text)?;
        let x = (0..lstm.unknowns()).map(|_| random.uniform()).collect();
        Ok((lstm, x))
    }
}
