//! ∇ of the mixture's log-likelihood by hand.

use super::gmm::{Mixture, Unknowns};

impl Mixture {
    /// How many numbers of scratch [`gradient_by_hand`](Self::gradient_by_hand) takes.
    pub fn gradient_work(&self) -> usize {
        (3 * self.d + 2) * self.k
    }

    /// Overwrites `gradient` with the gradient of [`log_likelihood`](Self::log_likelihood) and returns the value; allocates
    /// nothing.
    ///
    /// With c = xᵢ − μₖ, y = Qₖ c, and w = exp(βᵢₖ) / Σ exp(βᵢ):
    /// ∂α = Σᵢ w − n exp(αₖ) / Σ exp(α), ∂μ = Σᵢ w Qₖᵀ y, ∂qⱼ = Σᵢ w (1 − exp(qⱼ) cⱼ yⱼ) − γ² exp(2 qⱼ) + m, and for the
    /// entry of row j and column i of Qₖ ∂l = −Σ w cᵢ yⱼ − γ² l.
    ///
    /// `x` and `gradient` are like the unknowns, `work` has [`gradient_work`](Self::gradient_work) numbers. Source: ADBench,
    /// problem GMM.
    pub fn gradient_by_hand(&self, x: &[f64], work: &mut [f64], gradient: &mut [f64]) -> f64 {
        let (d, k) = (self.d, self.k);
        let Unknowns { alpha, mu, q, l } = self.split(x);
        let (scales, work) = work.split_at_mut(k * d);
        let (offsets, work) = work.split_at_mut(k);
        let (weights, work) = work.split_at_mut(k);
        let (centred, turned) = work.split_at_mut(k * d);
        scales.iter_mut().zip(q).for_each(|(scale, q)| *scale = q.exp());
        for (c, offset) in offsets.iter_mut().enumerate() {
            *offset = alpha[c] + q[c * d..][..d].iter().sum::<f64>();
        }
        let mut value = self.start_from_prior(alpha, scales, l, q, gradient);
        let (by_alpha, rest) = gradient.split_at_mut(k);
        let (by_mu, rest) = rest.split_at_mut(k * d);
        let (by_q, by_l) = rest.split_at_mut(k * d);
        let below = d * (d - 1) / 2;
        for point in self.points() {
            for c in 0..k {
                let all = c * d..(c + 1) * d;
                let (y, scale) = (&mut turned[all.clone()], &scales[all.clone()]);
                let square = turn(point, &mu[all.clone()], scale, self.lower(l, c), &mut centred[all], y);
                weights[c] = offsets[c] - 0.5 * square;
            }
            value += soft_max(weights);
            for (c, &w) in weights.iter().enumerate() {
                by_alpha[c] += w;
                let all = c * d..(c + 1) * d;
                let (centred, y, scale) = (&centred[all.clone()], &turned[all.clone()], &scales[all.clone()]);
                let (by_mu, by_q) = (&mut by_mu[all.clone()], &mut by_q[all]);
                let (mut lower, mut by_lower) = (self.lower(l, c), &mut by_l[c * below..][..below]);
                for i in 0..d {
                    let (column, rest) = lower.split_at(d - 1 - i);
                    let (by_column, by_rest) = by_lower.split_at_mut(d - 1 - i);
                    let (below, factor) = (&y[i + 1..], w * centred[i]);
                    by_mu[i] += w * (scale[i] * y[i] + column.iter().zip(below).map(|(l, y)| l * y).sum::<f64>());
                    by_q[i] += w - factor * scale[i] * y[i];
                    by_column.iter_mut().zip(below).for_each(|(by_l, y)| *by_l -= factor * y);
                    (lower, by_lower) = (rest, by_rest);
                }
            }
        }
        value
    }

    /// Overwrites `gradient` with the part that no point has a share in, and returns that part of the value.
    fn start_from_prior(&self, alpha: &[f64], scales: &[f64], l: &[f64], q: &[f64], gradient: &mut [f64]) -> f64 {
        let (k, n) = (self.k, self.points().len() as f64);
        let (square, m) = (self.gamma() * self.gamma(), f64::from(self.m()));
        let (by_alpha, rest) = gradient.split_at_mut(k);
        let (by_mu, rest) = rest.split_at_mut(scales.len());
        let (by_q, by_l) = rest.split_at_mut(scales.len());
        by_alpha.copy_from_slice(alpha);
        let mut value = self.constant() - n * soft_max(by_alpha);
        by_alpha.iter_mut().for_each(|by| *by *= -n);
        by_mu.fill(0.0);
        for ((by, scale), q) in by_q.iter_mut().zip(scales).zip(q) {
            value += m * q - 0.5 * square * scale * scale;
            *by = m - square * scale * scale;
        }
        for (by, l) in by_l.iter_mut().zip(l) {
            value -= 0.5 * square * l * l;
            *by = -square * l;
        }
        value
    }
}

/// Overwrites `centred` with c = x − μ and `y` with Q c; returns |Q c|².
fn turn(point: &[f64], mu: &[f64], scale: &[f64], mut lower: &[f64], centred: &mut [f64], y: &mut [f64]) -> f64 {
    for j in 0..y.len() {
        centred[j] = point[j] - mu[j];
        y[j] = scale[j] * centred[j];
    }
    for (i, &c) in centred.iter().enumerate() {
        let (column, rest) = lower.split_at(y.len() - 1 - i);
        y[i + 1..].iter_mut().zip(column).for_each(|(y, l)| *y += l * c);
        lower = rest;
    }
    y.iter().map(|y| y * y).sum()
}

/// Overwrites each vₖ with exp(vₖ) / Σ exp(v); returns ln Σ exp(v).
fn soft_max(v: &mut [f64]) -> f64 {
    let top = v.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for v in v.iter_mut() {
        *v = (*v - top).exp();
        sum += *v;
    }
    let inverse = 1.0 / sum;
    v.iter_mut().for_each(|v| *v *= inverse);
    sum.ln() + top
}
