//! Mistakes of which the compiler would give advice that leads into the next one: functions that a scalar has by another name.

use crate::bindings::{Bindings, Kind};
use crate::constants::{as_integer, unwrapped};
use crate::items::Items;
use syn::{Error, Expr, ExprCall, ExprMethodCall, ExprPath};

impl Bindings {
    /// What to write for `x.pow(2)`, `x.log(2.0)`, `x.powf(y)` and `.fold(0.0, f64::max)`.
    pub(crate) fn advice_on_method(&self, e: &ExprMethodCall) -> Option<Error> {
        if self.is_scalar(&e.receiver) {
            let first = e.args.first()?;
            let message = match e.method.to_string().as_str() {
                "pow" if as_integer(first).is_some() => "an integer power is `powi`",
                "powf" if self.is_scalar(first) => "`powf` takes a float: the power by a scalar is `pow`",
                "log" => "a scalar has `ln`, `log2` and `log10`: for another base write `x.ln() / base.ln()`",
                _ => return None,
            };
            return Some(Error::new_spanned(&e.method, message));
        }
        let (function, name) = e.args.iter().find_map(of_floats)?;
        let of_scalars = matches!(self.items(&e.receiver), Items::All(Kind::Scalar));
        let begins = e.method == "fold" && e.args.first().is_some_and(|first| self.is_constant_like(first));
        of_scalars.then(|| self.over_floats(function, &name, begins))
    }

    /// What to write for `f64::exp(x)`.
    pub(crate) fn advice_on_call(&self, e: &ExprCall) -> Option<Error> {
        let (function, name) = of_floats(&e.func)?;
        e.args.iter().any(|e| self.is_scalar(e)).then(|| self.over_floats(function, &name, false))
    }

    /// `begins`: whether a float is what a fold over scalars begins with.
    fn over_floats(&self, function: &ExprPath, name: &str, begins: bool) -> Error {
        let scalar = self.scalar().map(ToString::to_string).unwrap_or_default();
        let begin =
            if begins { format!(", and begin with a scalar, `{scalar}::constant(…)`") } else { String::new() };
        Error::new_spanned(function, format!("this function is over floats alone: write `{scalar}::{name}`{begin}"))
    }
}

/// A path like `f64::exp`, and the name of the function.
fn of_floats(e: &Expr) -> Option<(&ExprPath, String)> {
    let Expr::Path(path) = unwrapped(e) else { return None };
    let mut segments = path.path.segments.iter().map(|segment| segment.ident.to_string());
    match (segments.next()?.as_str(), segments.next()?, segments.next()) {
        ("f64" | "f32", name, None) if name.starts_with(char::is_lowercase) => Some((path, name)),
        _ => None,
    }
}
