//! References to parts of variables, each up to the end of a block.

use super::Writer;
use super::number::receiver;
use super::place::Purpose;
use super::scope::{Lock, Variable};
use super::types::Type;

impl Writer {
    pub(super) fn view(&mut self) -> Option<()> {
        match self.dice.below(8) {
            0..=1 => self.shared(),
            2 => self.reference(),
            3 => self.mutable(),
            4 => self.mutable_number(),
            5..=6 => self.copied_out(),
            _ => self.split(),
        }
    }

    /// A slice that is looked at up to the end of this block.
    fn shared(&mut self) -> Option<()> {
        let place = self.place(Purpose::Read, |of| of.is_numbers(1))?;
        let (_, least) = place.of.items()?;
        let name = self.scope.fresh(&Type::Slice(1));
        let list = receiver(place.text);
        let (range, left) = if least > 1 { ("1..", least - 1) } else { ("..1", 1) };
        self.line(&format!("let {name} = &{list}[{range}];"));
        self.scope.lock(&place.root, Lock::Value);
        self.scope.add(Variable::new(name, Type::Slice(left)).behind(1));
        Some(())
    }

    /// A reference to what is no option: adjoints do not take apart those that change.
    fn reference(&mut self) -> Option<()> {
        let fits = |of: &Type| matches!(of, Type::Record | Type::Tuple(_) | Type::Array(..) | Type::List(..));
        let place = self.place(Purpose::Read, |of| fits(of) && !of.text().contains("Option"))?;
        let name = self.scope.fresh(&place.of);
        let text = if place.references > 0 { receiver(place.text) } else { format!("&{}", place.text) };
        self.line(&format!("let {name} = {text};"));
        self.scope.lock(&place.root, Lock::Value);
        self.scope.add(Variable::new(name, place.of).behind(place.references.max(1)));
        Some(())
    }

    /// Numbers by patterns behind `&`: copies of what may change later.
    fn copied_out(&mut self) -> Option<()> {
        let is_tuple = |of: &Type| matches!(of, Type::Tuple(parts) if parts.iter().all(|part| *part == Type::Number));
        let place = self.place(Purpose::Read, |of| of.is_numbers(2) || is_tuple(of))?;
        let count = match &place.of {
            Type::Tuple(parts) if place.references < 2 => parts.len(),
            Type::Tuple(_) => return None,
            _ => 2,
        };
        let names: Vec<String> = (0..count).map(|_| self.scope.fresh(&Type::Number)).collect();
        let (all, list) = (names.join(", "), receiver(place.text.clone()));
        let line = match &place.of {
            Type::Tuple(_) if place.references == 1 => format!("let &({all}) = {list};"),
            Type::Tuple(_) => format!("let &({all}) = &{};", place.text),
            _ => {
                let (rest, leaving) = (self.dice.word(&[", ..", ", .., _"]), self.leaving()?);
                let rest = if place.of.is_numbers(3) { rest } else { ", .." };
                format!("let &[{all}{rest}] = &{list}[..] else {{ {leaving} }};")
            }
        };
        self.line(&line);
        for name in names {
            self.scope.add(Variable::new(name, Type::Number));
        }
        Some(())
    }

    /// A slice that is written to.
    fn mutable(&mut self) -> Option<()> {
        let place = self.place(Purpose::Write, |of| of.is_numbers(1))?;
        let (_, least) = place.of.items()?;
        let name = self.scope.fresh(&Type::Slice(1));
        let list = receiver(place.text);
        let (range, left) = if least > 1 { ("1..", least - 1) } else { ("..", 1) };
        self.block("", vec![], |w| {
            w.line(&format!("let {name} = &mut {list}[{range}];"));
            w.scope.lock(&place.root, Lock::Hidden);
            w.scope.add(Variable::new(name, Type::Slice(left)).behind(1).mutable());
            w.statements(2);
        });
        Some(())
    }

    fn mutable_number(&mut self) -> Option<()> {
        let place = self.place(Purpose::Write, |of| *of == Type::Number)?;
        if place.references > 0 {
            return None;
        }
        let name = self.scope.fresh(&Type::Number);
        self.block("", vec![], |w| {
            w.line(&format!("let {name} = &mut {};", place.text));
            w.scope.lock(&place.root, Lock::Hidden);
            w.scope.add(Variable::new(name, Type::Number).behind(1).mutable());
            w.statements(2);
        });
        Some(())
    }

    fn split(&mut self) -> Option<()> {
        let place = self.place(Purpose::Write, |of| of.is_numbers(2))?;
        let (_, least) = place.of.items()?;
        let (a, b) = (self.scope.fresh(&Type::Slice(1)), self.scope.fresh(&Type::Slice(1)));
        let list = receiver(place.text);
        self.block("", vec![], |w| {
            w.line(&format!("let ({a}, {b}) = {list}.split_at_mut(1);"));
            w.scope.lock(&place.root, Lock::Hidden);
            w.scope.add(Variable::new(a, Type::Slice(1)).behind(1).mutable());
            w.scope.add(Variable::new(b, Type::Slice(least - 1)).behind(1).mutable());
            w.statements(3);
        });
        Some(())
    }
}
