//! The time of a call: [`Clock`].

use cpu_time::ThreadTime;
use std::time::{Duration, Instant};

/// How long to measure the time of a call.
///
/// The clock counts the time that the processor spends on the calling thread, so that other programs do not count. Calls are
/// repeated until a sample lasts long enough for the clock's resolution.
///
/// ```
/// use fluxions_check::Clock;
///
/// let time = Clock::QUICK.time(|| {
///     std::hint::black_box((1..100).fold(0.0, |sum: f64, k| sum + f64::from(k).sqrt()));
/// });
/// assert!(time.nanoseconds > 0.0 && time.spread >= 0.0);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// The largest number of samples. There are at least five.
    pub samples: usize,
    /// The shortest time of a sample.
    pub sample: Duration,
    /// The time that all samples together may take, where calls are slow.
    pub budget: Duration,
}

/// The time of a call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Time {
    /// The median over the samples, in nanoseconds.
    pub nanoseconds: f64,
    /// Half the distance of the quartiles, in nanoseconds.
    pub spread: f64,
}

impl Clock {
    /// For figures that are kept.
    pub const THOROUGH: Self =
        Self { samples: 31, sample: Duration::from_micros(500), budget: Duration::from_millis(600) };
    /// For a first look.
    pub const QUICK: Self = Self { samples: 5, sample: Duration::from_micros(20), budget: Duration::from_millis(5) };

    /// Measures a call.
    pub fn time(self, mut call: impl FnMut()) -> Time {
        let calls = repetitions(&mut call, self.sample);
        let start = Instant::now();
        let mut samples = Vec::new();
        while samples.len() < self.samples.max(5) && (samples.len() < 5 || start.elapsed() < self.budget) {
            samples.push(spent(&mut call, calls).as_secs_f64() * 1e9 / f64::from(calls));
        }
        samples.sort_by(f64::total_cmp);
        let quartile = |k: usize| samples[k * (samples.len() - 1) / 4];
        Time { nanoseconds: quartile(2), spread: (quartile(3) - quartile(1)) / 2.0 }
    }
}

/// The time that the processor spends on this thread for so many calls.
pub fn spent(call: &mut impl FnMut(), calls: u32) -> Duration {
    let start = ThreadTime::now();
    (0..calls).for_each(|_| call());
    start.elapsed()
}

/// The number of calls, a power of two, that last at least so long together.
pub fn repetitions(call: &mut impl FnMut(), at_least: Duration) -> u32 {
    let mut calls = 1;
    while spent(call, calls) < at_least && calls < u32::MAX / 2 {
        calls *= 2;
    }
    calls
}

/// The middle one of some numbers, NaN of none.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
