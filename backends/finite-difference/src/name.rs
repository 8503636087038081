//! Finite differences as text: `finite-difference:forward,step=1e-6`.

use crate::{FiniteDifference, Scheme};
use core::str::FromStr;
use fluxions::{Named, from_name};

impl Named for FiniteDifference {
    const NAME: &'static str = "finite-difference";
    const EXPLANATION: &'static str = "differences of values: for functions that only numbers can flow through";
    const EXPECTED: &'static str =
        "`central` or `forward`, then `step=…` in (0, 1), `scale=…` from 0, `richardson=…` up to 8";

    fn from_options(options: &[&str]) -> Option<Self> {
        let (scheme, settings) = match options {
            ["forward", rest @ ..] => (Self::forward(), rest),
            ["central", rest @ ..] | rest => (Self::central(), rest),
        };
        settings.iter().try_fold(scheme, |backend, option| {
            if let Some(step) = setting(option, "step") {
                backend.with_step(step).ok()
            } else if let Some(scale) = setting(option, "scale") {
                backend.with_scale(scale).ok()
            } else {
                backend.with_richardson(setting(option, "richardson")?).ok()
            }
        })
    }

    /// Without the bounds, which have no text.
    fn options(&self) -> Vec<String> {
        let forward = (self.scheme == Scheme::Forward).then(|| "forward".to_owned());
        let step = self.step.map(|step| format!("step={step:e}"));
        let scale = (self.scale != Self::default().scale).then(|| format!("scale={:e}", self.scale));
        let levels = (self.levels > 0).then(|| format!("richardson={}", self.levels));
        [forward, step, scale, levels].into_iter().flatten().collect()
    }
}

from_name!(FiniteDifference);

/// Reads the number in `key=number`.
fn setting<T: FromStr>(option: &str, key: &str) -> Option<T> {
    option.strip_prefix(key)?.strip_prefix('=')?.parse().ok()
}
