//! The methods of a backend in which no type of an engine occurs.

use core::fmt;
use enum_dispatch::enum_dispatch;
use fluxions::Named;

/// [`Named`] as methods, so that `enum_dispatch` can write the match over the backends.
#[enum_dispatch]
pub(crate) trait Plain {
    fn name(&self) -> &'static str;
    fn explanation(&self) -> &'static str;
    fn options(&self) -> Vec<String>;
    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<B: Named> Plain for B {
    fn name(&self) -> &'static str {
        B::NAME
    }
    fn explanation(&self) -> &'static str {
        B::EXPLANATION
    }
    fn options(&self) -> Vec<String> {
        Named::options(self)
    }
    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Named::print(self, f)
    }
}
