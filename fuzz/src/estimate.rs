//! What is right, and how far from it a correct backend may be: [`Expected`].
//!
//! Two sources of error are measured on the reference itself. Rounding: its results move when the result of each step is
//! off by an ulp or two. Differences over a step h: by the mean value theorem they are derivatives at points within h, so
//! they are off by no more than the derivative varies there, and by the rounding of f over h.

use crate::measure::{Failure, Part, Plan, Results, measure};
use crate::program::{Program, Trace};
use fluxions::{Backend, Exactness};

/// How often the program is evaluated with other rounding.
const NOISES: u64 = 4;
/// How many points near x are looked at.
const NEARBY: u64 = 8;
/// Reserve over what rounding was seen to do.
const ROUNDING: f64 = 200.0;
/// Reserve over how much derivatives were seen to vary.
const VARIATION: f64 = 20.0;
/// Digits that each component should have, and the largest one.
const DIGITS: (f64, f64) = (1e-9, 1e-12);

/// A backend as what others are compared with.
pub trait Reference {
    /// Its results at x, by calls that are not prepared elsewhere.
    ///
    /// # Errors
    ///
    /// [`Failure`] where it fails.
    fn results(&self, program: &Program, noise: u64, x: &[f64], parameters: &[f64]) -> Result<Results, Failure>;
}

impl<B: Backend> Reference for B {
    fn results(&self, program: &Program, noise: u64, x: &[f64], parameters: &[f64]) -> Result<Results, Failure> {
        let plan = Plan { program, parameters, noise, prepared: x, points: &[x] };
        Ok(measure(self, &plan)?.into_iter().next().unwrap_or_default())
    }
}

/// A part of the reference's results, with how far a correct backend may be off in each component.
#[derive(Clone, Debug)]
pub struct Expected {
    /// The numbers.
    pub part: Part,
    /// Their tolerances; ∞ where nothing can be said.
    pub tolerances: Vec<f64>,
}

/// A program at a point.
pub(crate) struct Here<'a> {
    pub(crate) reference: &'a dyn Reference,
    pub(crate) program: &'a Program,
    pub(crate) x: &'a [f64],
    pub(crate) parameters: &'a [f64],
}

/// The largest distance that was seen of each component of each part.
type Spread = Vec<Vec<f64>>;

impl Here<'_> {
    /// What a backend of this exactness should give; `None` where the reference gives something that is not finite, with
    /// other rounding included. Without `rounding`, which would move ties, such components have no tolerance.
    pub(crate) fn expected(&self, exactness: Exactness, rounding: bool) -> Option<Vec<Expected>> {
        let exact = self.reference.results(self.program, 0, self.x, self.parameters).ok()?;
        let noise = if rounding { self.noise(&exact)? } else { zeros(&exact) };
        let spreads = [exactness.first(), exactness.second()].map(|error| self.variation(&exact, error));
        let loudness = [loudness(&exact, &noise, false), loudness(&exact, &noise, true)];
        let expect = |(k, part): (usize, Part)| {
            let error = part.error(exactness);
            let order = usize::from(part.is_second());
            let varies = match &spreads[order] {
                Some(spread) => spread[k].clone(),
                None => vec![f64::INFINITY; part.numbers.len()],
            };
            let approximate = |varies: f64| VARIATION * (varies + loudness[order] / error);
            let scale = part.numbers.iter().fold(0.0, |m: f64, v| m.max(v.abs()));
            let tolerances = part.numbers.iter().zip(&noise[k]).zip(varies).map(|((v, noise), varies)| {
                let difference = if error == 0.0 { 0.0 } else { approximate(varies) };
                let tolerance = DIGITS.0 * v.abs() + DIGITS.1 * scale + ROUNDING * noise + difference;
                if v.is_finite() && tolerance.is_finite() { tolerance } else { f64::INFINITY }
            });
            Expected { tolerances: tolerances.collect(), part }
        };
        Some(exact.into_iter().enumerate().map(expect).collect())
    }

    /// How far results move with other rounding; `None` where that makes them infinite.
    fn noise(&self, exact: &Results) -> Option<Spread> {
        let mut spread = zeros(exact);
        let finite = |results: &Results| results.iter().flat_map(|part| &part.numbers).all(|v| v.is_finite());
        for seed in 1..=NOISES {
            let results = self.reference.results(self.program, seed, self.x, self.parameters).ok()?;
            if !finite(exact) || !finite(&results) {
                return None;
            }
            widen(&mut spread, exact, &results);
        }
        Some(spread)
    }

    /// How far results move within the step of differences with this error, √error; `None` where that crosses a kink.
    fn variation(&self, exact: &Results, error: f64) -> Option<Spread> {
        if error == 0.0 {
            return Some(zeros(exact));
        }
        if self.program.stops_gradients() {
            return None;
        }
        let here = Trace::new(self.program, self.x, self.parameters);
        let size = self.x.iter().fold(1.0, |m: f64, x| m.max(x.abs()));
        let mut spread = zeros(exact);
        for k in 0..NEARBY {
            // Corners of a box, and on smaller boxes.
            let reach = 1.5 * error.sqrt() * size / if k % 2 == 0 { 1.0 } else { 3.0 };
            let near: Vec<f64> = self.x.iter().enumerate().map(|(j, x)| x + side(k, j) * reach).collect();
            if !here.same_side(&Trace::new(self.program, &near, self.parameters)) {
                return None;
            }
            widen(&mut spread, exact, &self.reference.results(self.program, 0, &near, self.parameters).ok()?);
        }
        Some(spread)
    }
}

/// ±1: opposite corners follow each other.
fn side(corner: u64, component: usize) -> f64 {
    let bits = (corner / 4 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(7 * component as u32 % 64);
    let first = if bits.count_ones() % 2 == component as u32 % 2 { 1.0 } else { -1.0 };
    if corner % 4 < 2 { first } else { -first }
}

fn zeros(results: &Results) -> Spread {
    results.iter().map(|part| vec![0.0; part.numbers.len()]).collect()
}

fn widen(spread: &mut Spread, exact: &Results, other: &Results) {
    for ((spread, exact), other) in spread.iter_mut().zip(exact).zip(other) {
        for ((spread, a), b) in spread.iter_mut().zip(&exact.numbers).zip(&other.numbers) {
            let distance = (a - b).abs();
            *spread = if distance.is_nan() { f64::INFINITY } else { spread.max(distance) };
        }
    }
}

/// The rounding of what is differenced: of the value, and for second derivatives of gradients too.
fn loudness(exact: &Results, noise: &Spread, second: bool) -> f64 {
    let counts = |part: &Part| part.operator.is_none() || second && !part.is_second();
    let parts = exact.iter().zip(noise).filter(|(part, _)| counts(part));
    parts.flat_map(|(part, noise)| part.numbers.iter().zip(noise)).map(|(v, n)| 4.0 * f64::EPSILON * v.abs() + n).sum()
}
