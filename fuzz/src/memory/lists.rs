//! Lists that get longer and shorter, and values that change places.

use super::Writer;
use super::place::{Place, Purpose};
use super::scope::Lock;
use super::types::Type;

/// How long a list may get in a loop.
const LONG: usize = 7;

impl Writer {
    /// Writes what gives a list another length.
    pub(super) fn resizing(&mut self) -> Option<()> {
        let place = self.place(Purpose::Resize, |of| matches!(of, Type::List(..)))?;
        let Type::List(items, least) = place.of.clone() else { return None };
        self.scope.open();
        // A part of what is borrowed already is not looked at.
        if place.is_item {
            self.scope.lock(&place.root, Lock::Hidden);
        }
        let change = match self.dice.below(10) {
            0..=3 => Some(self.pushed(&place, &items)),
            4..=6 => self.extended(&place, &items),
            7 => Some(format!("{}.truncate({});", place.text, least + self.dice.below(3))),
            8 if least == 0 => Some(format!("{}.clear();", place.text)),
            _ => Some(format!("{}.pop();", place.text)),
        };
        self.scope.close();
        let change = change?;
        let (list, is_longer) = (&place.text, change.contains(".push(") || change.contains(".extend"));
        if change.ends_with(".pop();") && least > 0 {
            self.line(&format!("if {list}.len() > {least} {{"));
        } else if is_longer && self.loops > 0 {
            self.line(&format!("if {list}.len() < {LONG} {{"));
        } else {
            self.line(&change);
            self.taken(&place);
            return Some(());
        }
        self.line(&format!("    {change}"));
        self.line("}");
        Some(())
    }

    fn pushed(&mut self, place: &Place, items: &Type) -> String {
        self.scope.open_closure();
        let value = if *items == Type::Number { self.assigned() } else { self.value(items, 2) };
        self.scope.close();
        format!("{}.push({value});", place.text)
    }

    /// What is added to a list does not look at it.
    fn extended(&mut self, place: &Place, items: &Type) -> Option<String> {
        self.scope.lock(&place.root, Lock::Hidden);
        if *items == Type::Number && self.dice.percent(50) {
            return Some(format!("{}.extend_from_slice({});", place.text, self.slice(0)?));
        }
        let list = self.collected(items, 0, 1)?;
        let chain = list.rsplit_once(".collect")?.0;
        Some(format!("{}.extend({chain});", place.text))
    }

    /// What is taken off a list that may be empty.
    fn taken(&mut self, place: &Place) {
        let Type::List(items, 0) = place.of.clone() else { return };
        if place.is_item || self.dice.percent(70) {
            return;
        }
        let (pattern, bound) = self.pattern_of(&items, 0);
        self.block(&format!("if let Some({pattern}) = {}.pop()", place.text), bound, |w| w.statements(2));
    }

    /// Two values change places.
    pub(super) fn exchange(&mut self) -> Option<()> {
        if self.dice.percent(40) {
            let list = self.place(Purpose::Write, |of| matches!(of.items(), Some((_, least)) if least > 0))?;
            let (_, least) = list.of.items()?;
            let (i, j) = (self.dice.below(least), self.dice.below(least));
            self.line(&format!("{}.swap({i}, {j});", super::number::receiver(list.text)));
            return Some(());
        }
        let a = self.place(Purpose::Resize, |of| !matches!(of, Type::Closure(_) | Type::Count))?;
        self.scope.open();
        self.scope.lock(&a.root, Lock::Hidden);
        let b = self.place(Purpose::Resize, |of| *of == a.of);
        self.scope.close();
        let b = b?;
        match a.is_whole && b.is_whole && self.dice.percent(30) {
            true => self.line(&format!("({0}, {1}) = ({1}, {0});", a.text, b.text)),
            false => self.line(&format!("core::mem::swap(&mut {}, &mut {});", a.text, b.text)),
        }
        Some(())
    }
}
