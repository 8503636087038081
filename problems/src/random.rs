//! Data that look random and are always the same.

/// A seeded generator, for data alike those of a problem in other sizes. Formulas: Steele, Lea and Flood, *Fast splittable
/// pseudorandom number generators*, 2014 (SplitMix64); Box and Muller, *A note on the generation of random normal
/// deviates*, 1958.
///
/// ```
/// use fluxions_problems::Random;
///
/// let (mut a, mut b) = (Random::new(7), Random::new(7));
/// assert_eq!(a.uniform(), b.uniform());
/// assert!((0.0..1.0).contains(&a.uniform()));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator that starts at `seed`.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number in [0, 1).
    pub fn uniform(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (bits >> 11) as f64 / (1u64 << 53) as f64
    }

    /// The next number of mean 0 and variance 1.
    pub fn normal(&mut self) -> f64 {
        let (radius, angle) = (1.0 - self.uniform(), core::f64::consts::TAU * self.uniform());
        (-2.0 * radius.ln()).sqrt() * angle.cos()
    }

    /// The next `count` numbers of mean 0 and variance 1.
    pub fn normals(&mut self, count: usize) -> Vec<f64> {
        (0..count).map(|_| self.normal()).collect()
    }
}
