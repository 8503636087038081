use core::f64::consts::TAU;
use fluxions::prelude::*;
use fluxions_problems::Random;

/// Points, of which the likelihood under a mixture of Gaussians with diagonal covariances is computed.
///
/// The unknowns, one after the other: logarithms α of the weights (k), means μ (k × d), logarithms q of the inverse scales
/// (k × d).
#[derive(Clone, Debug)]
pub struct DiagonalMixture {
    d: usize,
    k: usize,
    points: Vec<f64>,
}

#[differentiable(adjoint, views(split))]
impl DiagonalMixture {
    /// Σᵢ ln Σₖ exp(αₖ + Σⱼ qₖⱼ − ½ Σⱼ (exp(qₖⱼ) (xᵢⱼ − μₖⱼ))²) − n ln Σₖ exp(αₖ) − n d/2 ln 2π.
    pub fn log_likelihood<S: Scalar>(&self, x: &[S]) -> S {
        let (alpha, mu, q) = self.split(x);
        let scales: Vec<S> = q.iter().map(|q| q.exp()).collect();
        let offsets: Vec<S> =
            alpha.iter().zip(q.chunks(self.d)).map(|(a, q)| q.iter().fold(*a, |a, q| a + *q)).collect();
        let mut betas = offsets.clone();
        let mut sum = -log_sum_exp(alpha) * self.count() + self.constant();
        #[independent]
        for point in self.points.chunks(self.d) {
            for ((beta, offset), (mu, scales)) in
                betas.iter_mut().zip(&offsets).zip(mu.chunks(self.d).zip(scales.chunks(self.d)))
            {
                let mut square = S::zero();
                for ((mu, scale), x) in mu.iter().zip(scales).zip(point) {
                    let turned = (-*mu + *x) * *scale;
                    square += turned * turned;
                }
                *beta = *offset - square * 0.5;
            }
            sum += log_sum_exp(&betas);
        }
        sum
    }
}

/// ln Σ exp vᵢ without overflow.
#[differentiable(helper, adjoint)]
fn log_sum_exp<S: Scalar>(v: &[S]) -> S {
    let top = v[1..].iter().fold(v[0], |top, v| top.max(*v));
    v.iter().map(|v| (*v - top).exp()).sum::<S>().ln() + top
}

impl DiagonalMixture {
    /// A mixture of k components in d dimensions for `n` normal points, and unknowns that are normal too.
    pub fn random(d: usize, k: usize, n: usize) -> (Self, Vec<f64>) {
        let mut random = Random::new(1);
        let mixture = Self { d, k, points: random.normals(n * d) };
        (mixture, random.normals(k * (1 + 2 * d)))
    }

    fn split<'a, S>(&self, x: &'a [S]) -> (&'a [S], &'a [S], &'a [S]) {
        let (alpha, rest) = x.split_at(self.k);
        let (mu, q) = rest.split_at(self.k * self.d);
        (alpha, mu, q)
    }

    fn count(&self) -> f64 {
        (self.points.len() / self.d) as f64
    }

    fn constant(&self) -> f64 {
        -0.5 * self.points.len() as f64 * TAU.ln()
    }

    /// How many numbers of scratch [`gradient_by_hand`](Self::gradient_by_hand) takes.
    pub fn gradient_work(&self) -> usize {
        2 * self.k * (self.d + 1)
    }

    /// Overwrites `gradient` with ∇ of [`log_likelihood`](Self::log_likelihood) and returns the value; allocates nothing.
    ///
    /// With t = exp(q) (x − μ) and w the share of a component in a point: ∂α = Σ w − n exp(α)/Σ exp(α),
    /// ∂μ = exp(q) Σ w t, ∂q = Σ w (1 − t²).
    pub fn gradient_by_hand(&self, x: &[f64], work: &mut [f64], gradient: &mut [f64]) -> f64 {
        let (d, k) = (self.d, self.k);
        let (alpha, mu, q) = self.split(x);
        let (scales, work) = work.split_at_mut(k * d);
        let (turned, work) = work.split_at_mut(k * d);
        let (offsets, weights) = work.split_at_mut(k);
        let (by_alpha, rest) = gradient.split_at_mut(k);
        let (by_mu, by_q) = rest.split_at_mut(k * d);
        by_mu.fill(0.0);
        by_q.fill(0.0);
        scales.iter_mut().zip(q).for_each(|(scale, q)| *scale = q.exp());
        offsets.iter_mut().zip(alpha).zip(q.chunks(d)).for_each(|((o, a), q)| *o = a + q.iter().sum::<f64>());
        by_alpha.copy_from_slice(alpha);
        let mut value = self.constant() - self.count() * soft_max(by_alpha);
        by_alpha.iter_mut().for_each(|share| *share *= -self.count());
        for point in self.points.chunks(d) {
            for c in 0..k {
                let all = c * d..(c + 1) * d;
                let scaled = mu[all.clone()].iter().zip(&scales[all.clone()]).zip(point);
                let mut square = 0.0;
                for (t, ((mu, scale), x)) in turned[all].iter_mut().zip(scaled) {
                    *t = (x - mu) * scale;
                    square += *t * *t;
                }
                weights[c] = offsets[c] - 0.5 * square;
            }
            value += soft_max(weights);
            for (c, w) in weights.iter().enumerate() {
                by_alpha[c] += w;
                let all = c * d..(c + 1) * d;
                for ((t, by_mu), by_q) in turned[all.clone()].iter().zip(&mut by_mu[all.clone()]).zip(&mut by_q[all]) {
                    *by_mu += w * t;
                    *by_q += w * (1.0 - t * t);
                }
            }
        }
        by_mu.iter_mut().zip(scales).for_each(|(by_mu, scale)| *by_mu *= *scale);
        value
    }
}

/// Overwrites v with exp vᵢ / Σ exp v, and returns ln Σ exp v.
fn soft_max(v: &mut [f64]) -> f64 {
    let top = v.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    v.iter_mut().for_each(|v| *v = (*v - top).exp());
    let sum: f64 = v.iter().sum();
    let share = 1.0 / sum;
    v.iter_mut().for_each(|v| *v *= share);
    sum.ln() + top
}
