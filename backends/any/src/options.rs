//! What may stand behind the colon of a backend's name.

use crate::ParseError;
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::{FiniteDifference, Scheme};
use fluxions_num_dual::NumDual;
use fluxions_tape::{Flip, RecordedTape, Tape};

/// A backend that can be made from options in a string.
pub trait Options: Sized {
    /// What it takes, for messages.
    const EXPECTED: &'static str;

    /// The backend with these options, or nothing where one does not fit.
    fn from_options(options: &[&str]) -> Option<Self>;

    /// Its options as they stand in a string; none where all is as without options.
    fn options(&self) -> Vec<String>;

    /// The backend with these options.
    ///
    /// # Errors
    ///
    /// [`ParseError::Option`], which says what it takes.
    fn parse(backend: &'static str, options: &[&str]) -> Result<Self, ParseError> {
        let error = || ParseError::Option { backend, found: options.join(","), expected: Self::EXPECTED };
        Self::from_options(options).ok_or_else(error)
    }
}

/// `key=value`, with a number as value.
fn setting<T: std::str::FromStr>(option: &str, key: &str) -> Option<T> {
    option.strip_prefix(key)?.strip_prefix('=')?.parse().ok()
}

impl Options for Dual {
    const EXPECTED: &'static str = "the number of tangents at a time, as in `dual:8`";

    fn from_options(options: &[&str]) -> Option<Self> {
        match options {
            [] => Some(Self::new()),
            [tangents] => tangents.parse().ok().filter(|&n| n > 0).map(Self::with_tangents),
            _ => None,
        }
    }
    fn options(&self) -> Vec<String> {
        self.tangents().iter().map(ToString::to_string).collect()
    }
}

macro_rules! plain {
    ($($backend:ident)*) => {$(
        impl Options for $backend {
            const EXPECTED: &'static str = "no options";

            fn from_options(options: &[&str]) -> Option<Self> {
                options.is_empty().then_some(Self)
            }
            fn options(&self) -> Vec<String> {
                Vec::new()
            }
        }
    )*};
}
plain!(NumDual AutoDiff ComplexStep AdTraitForward AdTraitReverse EchidnaTape EchidnaBytecode Tape);

impl Options for RecordedTape {
    const EXPECTED: &'static str =
        "`refuse` (an error where a comparison comes out otherwise), `constants` (they never change)";

    fn from_options(options: &[&str]) -> Option<Self> {
        options.iter().try_fold(Self::new(), |backend, &option| match option {
            "refuse" => Some(backend.on_flip(Flip::Refuse)),
            "constants" => Some(backend.constants_never_change()),
            _ => None,
        })
    }
    fn options(&self) -> Vec<String> {
        let options = [("refuse", self.flip() == Flip::Refuse), ("constants", self.promises_constants())];
        options.iter().filter(|option| option.1).map(|option| option.0.to_owned()).collect()
    }
}

impl Options for FiniteDifference {
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
    /// Without bounds, which no string has room for.
    fn options(&self) -> Vec<String> {
        let forward = (self.scheme() == Scheme::Forward).then(|| "forward".to_owned());
        let step = self.step().map(|step| format!("step={step:e}"));
        let scale = (self.scale() != Self::central().scale()).then(|| format!("scale={:e}", self.scale()));
        let levels = (self.richardson() > 0).then(|| format!("richardson={}", self.richardson()));
        [forward, step, scale, levels].into_iter().flatten().collect()
    }
}
