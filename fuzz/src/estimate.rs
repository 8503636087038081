//! Estimates the right results, and how far from them a correct backend may be: [`Expected`].
//!
//! The errors are measured on the reference. The error of rounding is how far its results change when the result of
//! each step changes by one or two ulps. Differences over a step h are, by the mean value theorem, derivatives at
//! points within h. Their error is at most the change of the derivative there, plus the rounding error of f divided
//! by h. In addition terms may cancel inside a backend.

use crate::measure::{Call, Failure, Part, Plan, Results, is_finite, measure, tangent};
use crate::program::{Point, Program, Size, Trace, mix};
use fluxions::{Backend, Exactness};

/// The number of evaluations with other rounding.
const NOISES: u64 = 4;
/// The number of points near x, in pairs on opposite sides.
const NEARBY: u64 = 20;
/// The factor on the measured error of rounding.
const ROUNDING: f64 = 200.0;
/// The factor on the measured change of derivatives.
const VARIATION: f64 = 20.0;
/// The relative errors that are always allowed: of each component, and of the terms whose sum it is.
const DIGITS: (f64, f64) = (1e-9, 1e-12);
/// Larger steps may pass whole poles.
const FAR: f64 = 0.05;
/// Smaller numbers may underflow. Those of the complex step have a factor of 2⁻¹⁰⁰.
const UNDERFLOW: f64 = 1e-250;
/// If derivatives change by more than this share, differences are not compared.
const SMOOTH: f64 = 0.03;

/// A backend with which others are compared.
pub trait Reference {
    /// Returns the results at x. The operators are prepared at the point where they are called.
    ///
    /// # Errors
    ///
    /// [`Failure`] if the backend fails.
    fn results(&self, program: &Program, noise: u64, x: &[f64], parameters: &[f64]) -> Result<Results, Failure>;
}

impl<B: Backend> Reference for B {
    fn results(&self, program: &Program, noise: u64, x: &[f64], parameters: &[f64]) -> Result<Results, Failure> {
        let point = Point { x: x.to_vec(), power: program.power };
        let plan = Plan { program, parameters, noise, prepared: &point, points: &[Call::Measured(&point)] };
        Ok(measure(self, &plan)?.into_iter().next().unwrap_or_default())
    }
}

/// A part of the reference's results, and how far a correct backend may be off in each component.
#[derive(Clone, Debug)]
pub struct Expected {
    /// The numbers.
    pub part: Part,
    /// The tolerance of each number, ∞ if nothing can be said.
    pub tolerances: Vec<f64>,
}

/// Returns the tolerance that a number always has.
fn least(number: f64) -> f64 {
    DIGITS.0 * number.abs() + UNDERFLOW
}

/// Whether each number is within the tolerance that it always has. Most results of exact backends are, so that no
/// estimate is needed.
pub(crate) fn is_close(found: &Results, exact: &Results) -> bool {
    found.iter().zip(exact).all(|(found, exact)| {
        let numbers = found.numbers.iter().zip(&exact.numbers);
        found.numbers.len() == exact.numbers.len() && numbers.into_iter().all(|(a, b)| (a - b).abs() <= least(*b))
    })
}

/// A program at a point.
pub(crate) struct Here<'a> {
    pub(crate) reference: &'a dyn Reference,
    pub(crate) program: &'a Program,
    pub(crate) x: &'a [f64],
    pub(crate) parameters: &'a [f64],
}

/// The largest distance that was measured, for each component of each part.
type Spread = Vec<Vec<f64>>;

impl Here<'_> {
    /// Returns what a backend of this exactness should give, where the reference gives `exact`. Returns `None` if the
    /// reference gives a number that is not finite with other rounding. Without `rounding`, which would change ties,
    /// such components have no tolerance.
    pub(crate) fn expected(&self, exact: &Results, exactness: Exactness, rounding: bool) -> Option<Vec<Expected>> {
        let noise = if rounding { self.noise(exact)? } else { zeros(exact) };
        let spreads = [exactness.first(), exactness.second()].map(|error| self.variation(exact, &noise, error));
        let size = Size::new(self.program, self.x, self.parameters);
        let terms = [size.first, size.second];
        let expect = |(k, part): (usize, &Part)| {
            let error = part.error(exactness);
            let order = usize::from(part.is_second());
            let (varies, loudness) = match &spreads[order] {
                Some((spread, loudest)) => (spread[k].clone(), loudest[order]),
                None => (vec![f64::INFINITY; part.numbers.len()], 0.0),
            };
            let largest = part.numbers.iter().fold(terms[order], |m, v| m.max(v.abs()));
            let smooth = varies.iter().all(|&varies| varies <= SMOOTH * largest);
            let varies = if smooth { varies } else { vec![f64::INFINITY; part.numbers.len()] };
            let approximate = |varies: f64| VARIATION * (varies + loudness / error);
            let cancelled = if part.operator.is_some() { DIGITS.1 * terms[order] } else { 0.0 };
            let tolerances = part.numbers.iter().zip(&noise[k]).zip(varies).map(|((v, noise), varies)| {
                let difference = if error == 0.0 { 0.0 } else { approximate(varies) };
                let tolerance = least(*v) + cancelled + ROUNDING * noise + difference;
                if v.is_finite() && tolerance.is_finite() { tolerance } else { f64::INFINITY }
            });
            Expected { tolerances: tolerances.collect(), part: part.clone() }
        };
        Some(exact.iter().enumerate().map(expect).collect())
    }

    /// Returns how far the results change with other rounding, or `None` if they become infinite.
    fn noise(&self, exact: &Results) -> Option<Spread> {
        let mut spread = zeros(exact);
        for seed in 1..=NOISES {
            let results = self.reference.results(self.program, seed, self.x, self.parameters).ok()?;
            if !is_finite(&results) {
                return None;
            }
            widen(&mut spread, exact, &results);
        }
        Some(spread)
    }

    /// Returns how far the results change within the step √error of differences with this error, and the size of the
    /// rounding error there. Returns `None` if a step crosses a kink.
    fn variation(&self, exact: &Results, noise: &Spread, error: f64) -> Option<(Spread, [f64; 2])> {
        let mut loudest = [0.0; 2];
        if error == 0.0 {
            return Some((zeros(exact), loudest));
        }
        let size = self.x.iter().fold(1.0, |m: f64, x| m.max(x.abs()));
        let reach = 1.5 * error.sqrt() * size;
        if self.program.stops_gradients() || reach > FAR {
            return None;
        }
        let here = Trace::new(self.program, self.x, self.parameters);
        let mut spread = zeros(exact);
        for k in 0..NEARBY {
            let reach = reach * scale(k, error.sqrt());
            let near: Vec<f64> = self.x.iter().enumerate().map(|(j, x)| x + aside(k, j) * reach).collect();
            if !here.same_side(&Trace::new(self.program, &near, self.parameters)) {
                return None;
            }
            let results = self.reference.results(self.program, 0, &near, self.parameters).ok()?;
            widen(&mut spread, exact, &results);
            for (order, loudest) in loudest.iter_mut().enumerate() {
                *loudest = loudest.max(loudness(&results, noise, order == 1));
            }
        }
        Some((spread, loudest))
    }
}

/// Returns one component of displacement `number`, within [−1, 1]. Displacements are in pairs with opposite signs.
/// The first pair is along the tangent of the pushforward.
fn aside(number: u64, component: usize) -> f64 {
    let away = match number / 2 {
        0 | 1 => tangent(component),
        pair => {
            let bits = mix(pair, component as u64);
            let length = 0.3 + 0.7 * (bits >> 11) as f64 / (1u64 << 53) as f64;
            if bits & 1 == 0 { length } else { -length }
        }
    };
    if number.is_multiple_of(2) { away } else { -away }
}

/// Returns the length of displacement `number`, from 1 down to `least`: one-sided differences have smaller steps than
/// central ones.
fn scale(number: u64, least: f64) -> f64 {
    match number / 2 {
        pair @ 0..=3 => [1.0, 0.3, 1.0, 0.3][pair as usize],
        pair if pair.is_multiple_of(2) => 1.0,
        pair => least.powf((pair - 4) as f64 / (NEARBY / 2 - 4) as f64),
    }
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

/// Returns the rounding error of the numbers that are subtracted: of the value, and for second derivatives also of
/// gradients.
fn loudness(exact: &Results, noise: &Spread, second: bool) -> f64 {
    let counts = |part: &Part| part.operator.is_none() || second && !part.is_second();
    let parts = exact.iter().zip(noise).filter(|(part, _)| counts(part));
    parts.flat_map(|(part, noise)| part.numbers.iter().zip(noise)).map(|(v, n)| 4.0 * f64::EPSILON * v.abs() + n).sum()
}
