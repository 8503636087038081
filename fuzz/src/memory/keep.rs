//! A number of each function, `kept`, to which lists are added that change their form, so that the result hangs on what is in them.
//!
//! It is there as long as `LISTS_FOR_THEIR_LENGTH` is false.

use super::Writer;
use super::limits::LISTS_FOR_THEIR_LENGTH;
use super::types::Type;

impl Writer {
    /// Begins the number.
    pub(super) fn begin_kept(&mut self) {
        self.kept.clear();
        if !LISTS_FOR_THEIR_LENGTH {
            self.line("let mut kept = S::zero();");
        }
    }

    /// Adds a variable that changes its form, where it does so first.
    pub(super) fn keep(&mut self, root: &str) -> Option<()> {
        let variable = self.scope.visible().into_iter().find(|variable| variable.name == root)?;
        if LISTS_FOR_THEIR_LENGTH || variable.of.is_rigid() || self.kept.iter().any(|name| name == root) {
            return Some(());
        }
        let value = "*".repeat(variable.references) + root;
        let measure = self.measure(&value, &variable.of)?;
        self.kept.push(root.into());
        self.line(&format!("kept += ({measure}).sin();"));
        Some(())
    }

    /// The value that a function returns, which hangs on the number.
    pub(super) fn with_kept(&self, value: String) -> String {
        if LISTS_FOR_THEIR_LENGTH {
            return value;
        }
        let kept = match &self.result {
            Type::Number => return format!("{value} + kept"),
            Type::Array(..) => return value.replacen("vec![", "vec![kept + ", 1),
            Type::List(..) => "vec![kept]",
            Type::Tuple(_) => "(kept, vec![kept])",
            Type::Record => "Record { at: kept, list: vec![kept] }",
            Type::Shape => "Shape::Point(kept)",
            _ => "Some(kept)",
        };
        format!("if kept > 0.5 {{ {kept} }} else {{ {value} }}")
    }
}
