//! LSTM: how well a recurrent network foretells the characters of a text.

use crate::data::{DataError, check_length};
use fluxions::prelude::*;

/// A network of long short-term memory whose weight matrices are all diagonal, with the text it reads; [`Lstm::loss`] is a
/// function of its weights.
///
/// With l layers and b bits per character there are 8 l b + 3 b unknowns, one after the other: for each layer the weights of
/// the forget gate, the input gate, the output gate and the change (b each), then their biases in the same order; at the end
/// the weights of the input, those of the output and its biases.
#[derive(Clone, Debug, PartialEq)]
pub struct Lstm {
    pub(super) layers: usize,
    pub(super) bits: usize,
    pub(super) state: Vec<f64>,
    pub(super) text: Vec<f64>,
}

/// The weights or the biases of one layer, for its four gates.
#[derive(Clone, Copy)]
pub(super) struct Gates<'a, S> {
    pub(super) forget: &'a [S],
    pub(super) input: &'a [S],
    pub(super) output: &'a [S],
    pub(super) change: &'a [S],
}

impl<S> fluxions::adjoint::Part for Gates<'_, S> {}

impl<'a, S> Gates<'a, S> {
    fn new(row: &'a [S]) -> Self {
        let (forget, row) = row.split_at(row.len() / 4);
        let (input, row) = row.split_at(forget.len());
        let (output, change) = row.split_at(forget.len());
        Self { forget, input, output, change }
    }
}

#[differentiable(adjoint, views(layer, ends))]
impl Lstm {
    /// −1/(b (T − 1)) Σₜ Σ cₜ₊₁ (y − ln(2 + Σ exp y)), where y is what the network makes of the characters c₀ … cₜ.
    ///
    /// All is done bit by bit. The first layer gets x = cₜ times the weights of the input; each layer has a hidden h and a
    /// cell s, and with the logistic σ
    /// f = σ(x w_f + b_f), i = σ(h w_i + b_i), o = σ(x w_o + b_o), a = tanh(h w_a + b_a), then s := s f + i a and
    /// h := o tanh s, which is the next layer's x. From the last, y = x times the weights of the output, plus its biases.
    ///
    /// `x` are the unknowns, as the type describes them. Costs one allocation; see [`loss_in`](Self::loss_in). Source: ADBench,
    /// problem LSTM.
    pub fn loss<S: Scalar>(&self, x: &[S]) -> S {
        self.loss_in(x, &mut vec![S::zero(); self.work()])
    }

    /// [`loss`](Self::loss) that allocates nothing: `work` has [`work`](Self::work) numbers.
    pub fn loss_in<S: Scalar>(&self, x: &[S], #[cache] work: &mut [S]) -> S {
        let b = self.bits;
        let (input, output, bias) = self.ends(x);
        let (state, signal) = work.split_at_mut(self.state.len());
        state.iter_mut().zip(&self.state).for_each(|(s, start)| *s = S::constant(*start));
        let mut sum = S::zero();
        for (character, next) in self.characters().zip(self.characters().skip(1)) {
            (0..b).for_each(|j| signal[j] = input[j] * character[j]);
            for layer in 0..self.layers {
                let (weights, biases) = self.layer(x, layer);
                let (hidden, cell) = state[2 * b * layer..][..2 * b].split_at_mut(b);
                for j in 0..b {
                    let forget = sigmoid(signal[j] * weights.forget[j] + biases.forget[j]);
                    let input = sigmoid(hidden[j] * weights.input[j] + biases.input[j]);
                    let output = sigmoid(signal[j] * weights.output[j] + biases.output[j]);
                    let change = (hidden[j] * weights.change[j] + biases.change[j]).tanh();
                    cell[j] = cell[j] * forget + input * change;
                    hidden[j] = output * cell[j].tanh();
                    signal[j] = hidden[j];
                }
            }
            let (mut hit, mut exponentials, mut ones) = (S::zero(), S::constant(2.0), 0.0);
            for j in 0..b {
                let y = signal[j] * output[j] + bias[j];
                exponentials += y.exp();
                hit += y * next[j];
                ones += next[j];
            }
            sum += hit - exponentials.ln() * ones;
        }
        sum * self.scale()
    }
}

impl Lstm {
    /// The network of so many layers with its first state and its text: for each layer the hidden b and the cell's b, and b
    /// for each character.
    ///
    /// # Errors
    ///
    /// [`DataError::Range`] for no layer, no bit, or fewer than two characters; [`DataError::Length`] where something is not
    /// whole.
    pub fn new(layers: usize, bits: usize, state: Vec<f64>, text: Vec<f64>) -> Result<Self, DataError> {
        for (number, found) in [("layers", layers), ("bits", bits)] {
            if found == 0 {
                return Err(DataError::Range { number, found });
            }
        }
        let characters = text.len() / bits;
        if characters < 2 {
            return Err(DataError::Range { number: "characters", found: characters });
        }
        check_length("text", text.len(), characters * bits)?;
        check_length("state", state.len(), 2 * layers * bits)?;
        Ok(Self { layers, bits, state, text })
    }

    /// The number of layers l.
    pub fn layers(&self) -> usize {
        self.layers
    }

    /// The bits b per character, which is how wide the layers are.
    pub fn bits(&self) -> usize {
        self.bits
    }

    /// The text, in characters of b numbers.
    pub fn characters(&self) -> core::slice::ChunksExact<'_, f64> {
        self.text.chunks_exact(self.bits)
    }

    /// How many unknowns there are: 8 l b + 3 b.
    pub fn unknowns(&self) -> usize {
        (8 * self.layers + 3) * self.bits
    }

    /// How many numbers of scratch [`loss_in`](Self::loss_in) takes.
    pub fn work(&self) -> usize {
        self.state.len() + self.bits
    }

    /// −1/(b (T − 1))
    pub(super) fn scale(&self) -> f64 {
        -1.0 / (self.text.len() - self.bits) as f64
    }

    /// Weights and biases of a layer.
    pub(super) fn layer<'a, S>(&self, x: &'a [S], layer: usize) -> (Gates<'a, S>, Gates<'a, S>) {
        let (weights, biases) = x[8 * self.bits * layer..][..8 * self.bits].split_at(4 * self.bits);
        (Gates::new(weights), Gates::new(biases))
    }

    /// Weights of the input, weights of the output and its biases.
    pub(super) fn ends<'a, S>(&self, x: &'a [S]) -> (&'a [S], &'a [S], &'a [S]) {
        let (input, output) = x[8 * self.bits * self.layers..].split_at(self.bits);
        let (output, bias) = output.split_at(self.bits);
        (input, output, bias)
    }
}

/// 1 / (1 + exp(−x))
#[differentiable(helper, adjoint)]
pub(super) fn sigmoid<S: Scalar>(x: S) -> S {
    ((-x).exp() + 1.0).recip()
}
