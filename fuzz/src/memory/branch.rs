//! Branches, and what ends a loop or the function early.

use super::Writer;
use super::number::receiver;
use super::place::Purpose;
use super::scope::{Lock, Variable};
use super::types::Type;

impl Writer {
    pub(super) fn branching(&mut self) -> Option<()> {
        match self.dice.below(8) {
            0..=3 => self.decided(),
            4..=5 => self.with_option(),
            6 => self.with_shape(),
            _ => self.with_count(),
        }
    }

    /// Statements, and sometimes one that leaves.
    fn branch(&mut self) {
        self.statements(2);
        if self.dice.percent(12) {
            self.leave();
        }
    }

    /// Goes on, ends a loop, or ends the function.
    pub(super) fn leave(&mut self) {
        if let Some(text) = self.leaving() {
            self.line(&format!("{text};"));
        }
    }

    /// An expression that goes on, ends a loop, or ends the function.
    pub(super) fn leaving(&mut self) -> Option<String> {
        let may_leave = self.around.last().is_some_and(|inner| inner.may_leave);
        if may_leave && self.dice.percent(75) {
            let is_outer = self.dice.percent(50);
            let outer = self.around.iter().rev().nth(1).filter(|outer| is_outer && outer.may_leave);
            let label = outer.map_or(String::new(), |outer| format!(" {}", outer.label));
            let value = outer.or(self.around.last()).and_then(|left| left.value.clone());
            if self.dice.percent(50) {
                return Some(format!("continue{label}"));
            }
            let value = value.map_or(String::new(), |of| format!(" {}", self.value(&of, 1)));
            return Some(format!("break{label}{value}"));
        }
        if self.around.iter().all(|around| around.may_leave) {
            let value = self.result(1);
            let space = if value.is_empty() { "" } else { " " };
            return Some(format!("return{space}{value}"));
        }
        None
    }

    fn decided(&mut self) -> Option<()> {
        let condition = self.condition();
        self.block(&format!("if {condition}"), vec![], Self::branch);
        if self.dice.percent(55) {
            self.otherwise();
        }
        Some(())
    }

    /// Writes the other branch behind the brace that ended the first.
    fn otherwise(&mut self) {
        self.text.truncate(self.text.trim_end().len());
        self.text.push_str(" else {\n");
        self.depth += 1;
        self.scope.open();
        self.branch();
        self.scope.close();
        self.depth -= 1;
        self.line("}");
    }

    /// An option is taken apart by value, or by a reference that keeps it as it is.
    fn with_option(&mut self) -> Option<()> {
        let place = self.place(Purpose::Read, |of| matches!(of, Type::Maybe(_)))?;
        let Type::Maybe(inner) = place.of.clone() else { return None };
        let by_reference = !inner.is_copy() || self.dice.percent(40);
        let (pattern, bound) = self.pattern_of(&inner, usize::from(by_reference));
        let option = match (by_reference, place.is_whole && place.references > 0) {
            (true, true) => receiver(place.text),
            (true, false) => format!("&{}", place.text),
            (false, _) => place.text,
        };
        let head = format!("if let Some({pattern}) = {option}");
        self.block(&head, bound, |w| {
            if by_reference {
                w.scope.lock(&place.root, Lock::Value);
            }
            w.branch();
        });
        if self.dice.percent(50) {
            self.otherwise();
        }
        Some(())
    }

    fn with_shape(&mut self) -> Option<()> {
        let place = self.place(Purpose::Read, |of| *of == Type::Shape)?;
        let shape = if place.references > 0 { receiver(place.text) } else { format!("&{}", place.text) };
        let names: Vec<String> = (0..4).map(|_| self.scope.fresh(&Type::Number)).collect();
        let number = |i: usize| Variable::new(names[i].clone(), Type::Number).behind(1);
        let path = Variable::new(names[3].clone(), Type::numbers(1)).behind(1);
        let arms = [
            (format!("Shape::Point({}) =>", names[0]), vec![number(0)]),
            (format!("Shape::Span {{ low: {}, high: {} }} =>", names[1], names[2]), vec![number(1), number(2)]),
            (format!("Shape::Path({}) =>", names[3]), vec![path]),
        ];
        self.block(&format!("match {shape}"), vec![], |w| {
            w.scope.lock(&place.root, Lock::Value);
            arms.into_iter().for_each(|(head, bound)| w.block(&head, bound, Self::branch));
        });
        Some(())
    }

    fn with_count(&mut self) -> Option<()> {
        let count = self.count(1);
        self.block(&format!("match {count} % 3"), vec![], |w| {
            ["0 =>", "1 =>", "_ =>"].into_iter().for_each(|head| w.block(head, vec![], Self::branch));
        });
        Some(())
    }
}
