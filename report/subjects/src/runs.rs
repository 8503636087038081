//! What can be run: [`Instance`] and [`Runs`].

use fluxions::combinators::Plan;
use fluxions_any::{AnyBackend, Choice};
use std::fmt;

/// How large an instance is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Where it stands on the axis.
    pub size: usize,
    /// Inputs of the function that is differentiated.
    pub n: usize,
    /// Its outputs.
    pub m: usize,
    /// The numbers in a result.
    pub results: usize,
    /// Its size in words.
    pub label: String,
}

/// The ways to run one backend on one instance. Each says whether it succeeded.
pub struct Runs<'a> {
    /// Prepares, and drops what was prepared.
    pub prepare: &'a mut dyn FnMut() -> bool,
    /// A call without preparation.
    pub unprepared: &'a mut dyn FnMut() -> bool,
    /// A prepared call in place. A dense matrix goes row after row, a sparse one in the order of its pattern.
    pub prepared: &'a mut dyn FnMut(&mut [f64]) -> bool,
    /// The same, with calls of f counted.
    pub counted: &'a mut dyn FnMut(&mut [f64]) -> bool,
    /// The calls counted since it was last asked.
    pub calls: &'a dyn Fn() -> u64,
}

impl fmt::Debug for Runs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Runs").finish_non_exhaustive()
    }
}

/// What is measured.
pub type Call<'a> = Box<dyn FnMut() + 'a>;

/// Another way to the same result, or a part of the way, to stand beside the backends.
pub struct Other<'a> {
    /// What it is.
    pub name: &'static str,
    /// Prepares a call. Returns `None` where it does not fit the memory.
    pub prepare: Box<dyn Fn() -> Option<Call<'a>> + 'a>,
}

impl fmt::Debug for Other<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Other").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A function of one size at a point.
pub trait Instance {
    /// How large it is.
    fn shape(&self) -> Shape;
    /// What `Auto` would choose.
    fn auto(&self) -> Choice;
    /// The function itself, over f64.
    fn evaluate(&self) -> Box<dyn FnMut() + '_>;
    /// The derivative by hand.
    fn by_hand(&self) -> Box<dyn FnMut(&mut [f64]) + '_>;
    /// Returns how the matrix is computed, where it is sparse.
    fn plan(&self) -> Option<Plan> {
        None
    }
    /// Returns other ways that stand beside the backends.
    fn others(&self) -> Vec<Other<'_>> {
        Vec::new()
    }
    /// Hands all ways to run a backend to `visit`.
    ///
    /// # Errors
    ///
    /// What f or the backend says of the preparation.
    fn run(&self, backend: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String>;
}

/// The body of [`Instance::run`]: f and its arguments, how to prepare, to call in place, and to call without preparation.
macro_rules! run {
    ($visit:ident, $f:expr, |$g:ident| $prepare:expr, |$p:ident, $to:ident| $call:expr, |$h:ident| $unprepared:expr) => {{
        let plain = $f;
        let counting = fluxions::Counting::new($f);
        let text = |error: &dyn core::fmt::Display| error.to_string();
        let $g = &plain;
        let mut prepared = $prepare.map_err(|error| text(&error))?;
        let $g = &counting;
        let mut counted = $prepare.map_err(|error| text(&error))?;
        counting.reset();
        $visit($crate::Runs {
            prepare: &mut || {
                let $g = &plain;
                core::hint::black_box($prepare).is_ok()
            },
            unprepared: &mut || {
                let $h = &plain;
                core::hint::black_box($unprepared).is_ok()
            },
            prepared: &mut |$to| {
                let $p = &mut prepared;
                core::hint::black_box($call)
            },
            counted: &mut |$to| {
                let $p = &mut counted;
                core::hint::black_box($call)
            },
            calls: &|| counting.reset(),
        });
        Ok(())
    }};
}
pub(crate) use run;
