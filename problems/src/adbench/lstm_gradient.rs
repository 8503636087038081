//! ∇ of the network's loss by hand: back through the text.

use super::lstm::{Lstm, sigmoid};

/// What one layer did with one bit of one character.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Step {
    signal: f64,
    hidden: f64,
    cell: f64,
    forget: f64,
    input: f64,
    output: f64,
    change: f64,
    /// tanh of the new cell.
    tanh: f64,
}

/// What [`Lstm::gradient_by_hand`] keeps between calls: all steps forward, and the adjoints on the way back.
#[derive(Clone, Debug, PartialEq)]
pub struct LstmWork {
    steps: Vec<Step>,
    /// exp y / (2 + Σ exp y) of each bit of each character.
    soft: Vec<f64>,
    state: Vec<f64>,
    signal: Vec<f64>,
}

impl Lstm {
    /// What [`gradient_by_hand`](Self::gradient_by_hand) needs.
    pub fn gradient_work(&self) -> LstmWork {
        let (b, times) = (self.bits, self.text.len() / self.bits - 1);
        LstmWork {
            steps: vec![Step::default(); times * self.layers * b],
            soft: vec![0.0; times * b],
            state: vec![0.0; self.state.len()],
            signal: vec![0.0; b],
        }
    }

    /// Overwrites `gradient` with the gradient of [`loss`](Self::loss) and returns the value; allocates nothing.
    ///
    /// Forward it keeps all that the layers did; back, with a bar for ∂loss: ō = h̄ tanh s, s̄ += h̄ o (1 − tanh² s), then
    /// f̄ = s̄ s₀, ī = s̄ a, ā = s̄ i and s̄₀ = s̄ f for the cell s₀ before, and through the gates σ′ = σ (1 − σ),
    /// tanh′ = 1 − tanh² to weights, biases, x and the hidden before.
    ///
    /// `x` and `gradient` are like the unknowns, `work` comes from [`gradient_work`](Self::gradient_work). Source: ADBench,
    /// problem LSTM.
    pub fn gradient_by_hand(&self, x: &[f64], work: &mut LstmWork, gradient: &mut [f64]) -> f64 {
        let value = self.forward(x, work);
        self.back(x, work, gradient);
        value
    }

    fn forward(&self, x: &[f64], work: &mut LstmWork) -> f64 {
        let (b, l) = (self.bits, self.layers);
        let (input, output, bias) = self.ends(x);
        let LstmWork { steps, soft, state, signal } = work;
        state.copy_from_slice(&self.state);
        let mut sum = 0.0;
        let kept = steps.chunks_exact_mut(l * b).zip(soft.chunks_exact_mut(b));
        for ((character, next), (steps, soft)) in self.characters().zip(self.characters().skip(1)).zip(kept) {
            (0..b).for_each(|j| signal[j] = input[j] * character[j]);
            for (layer, steps) in steps.chunks_exact_mut(b).enumerate() {
                let (w, bias) = self.layer(x, layer);
                let (hidden, cell) = state[2 * b * layer..][..2 * b].split_at_mut(b);
                for (j, step) in steps.iter_mut().enumerate() {
                    let (signal, hidden, cell) = (&mut signal[j], &mut hidden[j], &mut cell[j]);
                    let forget = sigmoid(*signal * w.forget[j] + bias.forget[j]);
                    let input = sigmoid(*hidden * w.input[j] + bias.input[j]);
                    let output = sigmoid(*signal * w.output[j] + bias.output[j]);
                    let change = (*hidden * w.change[j] + bias.change[j]).tanh();
                    *step = Step {
                        signal: *signal,
                        hidden: *hidden,
                        cell: *cell,
                        forget,
                        input,
                        output,
                        change,
                        tanh: 0.0,
                    };
                    *cell = *cell * forget + input * change;
                    step.tanh = cell.tanh();
                    *hidden = output * step.tanh;
                    *signal = *hidden;
                }
            }
            let (mut hit, mut exponentials, mut ones) = (0.0, 2.0, 0.0);
            for j in 0..b {
                let y = signal[j] * output[j] + bias[j];
                soft[j] = y.exp();
                exponentials += soft[j];
                hit += y * next[j];
                ones += next[j];
            }
            soft.iter_mut().for_each(|e| *e /= exponentials);
            sum += hit - exponentials.ln() * ones;
        }
        sum * self.scale()
    }

    fn back(&self, x: &[f64], work: &mut LstmWork, gradient: &mut [f64]) {
        let (b, l, scale) = (self.bits, self.layers, self.scale());
        let (_, output, _) = self.ends(x);
        let LstmWork { steps, soft, state, signal } = work;
        gradient.fill(0.0);
        state.fill(0.0);
        let (by_layers, by_ends) = gradient.split_at_mut(8 * l * b);
        let (by_input, by_output) = by_ends.split_at_mut(b);
        let (by_output, by_bias) = by_output.split_at_mut(b);
        let kept = steps.chunks_exact(l * b).zip(soft.chunks_exact(b));
        for ((character, next), (steps, soft)) in self.characters().zip(self.characters().skip(1)).zip(kept).rev() {
            let ones: f64 = next.iter().sum();
            for j in 0..b {
                let step = &steps[(l - 1) * b + j];
                let y_bar = scale * (next[j] - ones * soft[j]);
                by_output[j] += y_bar * step.output * step.tanh;
                by_bias[j] += y_bar;
                signal[j] = y_bar * output[j];
            }
            for (layer, steps) in steps.chunks_exact(b).enumerate().rev() {
                let (w, _) = self.layer(x, layer);
                let (by_weights, by_biases) = by_layers[8 * b * layer..][..8 * b].split_at_mut(4 * b);
                let (hidden, cell) = state[2 * b * layer..][..2 * b].split_at_mut(b);
                for (j, step) in steps.iter().enumerate() {
                    let hidden_bar = hidden[j] + signal[j];
                    let cell_bar = cell[j] + hidden_bar * step.output * (1.0 - step.tanh * step.tanh);
                    let forget = cell_bar * step.cell * step.forget * (1.0 - step.forget);
                    let input = cell_bar * step.change * step.input * (1.0 - step.input);
                    let output = hidden_bar * step.tanh * step.output * (1.0 - step.output);
                    let change = cell_bar * step.input * (1.0 - step.change * step.change);
                    let sources = [step.signal, step.hidden, step.signal, step.hidden];
                    for (gate, bar) in [forget, input, output, change].into_iter().enumerate() {
                        by_weights[gate * b + j] += bar * sources[gate];
                        by_biases[gate * b + j] += bar;
                    }
                    signal[j] = forget * w.forget[j] + output * w.output[j];
                    hidden[j] = input * w.input[j] + change * w.change[j];
                    cell[j] = cell_bar * step.forget;
                }
            }
            (0..b).for_each(|j| by_input[j] += signal[j] * character[j]);
        }
    }
}
