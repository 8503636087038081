//! Loops. Each ends after a few iterations.

use super::Writer;
use super::number::receiver;
use super::place::Purpose;
use super::scope::{Lock, Variable};
use super::types::Type;

/// A loop around a place.
#[derive(Clone, Debug)]
pub(super) struct Around {
    pub(super) may_leave: bool,
    pub(super) label: &'static str,
    /// What it gives where it is left.
    pub(super) value: Option<Type>,
}

impl Writer {
    pub(super) fn repetition(&mut self) -> Option<()> {
        match self.dice.below(17) {
            0..=3 => self.over_chain(),
            4..=6 => self.over_indices(),
            7 => self.over_counts(),
            8..=9 => self.over_mutable(),
            10 => self.over_chunks(),
            11..=12 => self.counted_while(),
            13 => self.emptied(),
            14..=15 => self.looped(),
            _ => self.filled(),
        }
    }

    /// Writes a loop.
    fn body(&mut self, head: &str, bound: Vec<Variable>, may_leave: bool, before: impl FnOnce(&mut Self)) {
        let (label, start) = (self.label(), self.text.len());
        self.around(Around { may_leave, label, value: None }, |w| {
            w.block(head, bound, |w| {
                before(w);
                w.statements(3);
                w.left_sometimes();
            });
        });
        if self.text[start..].contains(label) {
            self.text.insert_str(start + self.depth * 4, &format!("{label}: "));
        }
    }

    /// Writes what is within a loop.
    fn around(&mut self, around: Around, body: impl FnOnce(&mut Self)) {
        self.loops += 1;
        self.around.push(around);
        body(self);
        self.around.pop();
        self.loops -= 1;
    }

    /// A loop within another one ends early, or that one does.
    fn left_sometimes(&mut self) {
        if self.loops > 1 && self.dice.percent(30) {
            let condition = self.condition();
            self.block(&format!("if {condition}"), vec![], Self::leave);
            self.statements(1);
        }
    }

    /// The label of the next loop.
    fn label(&self) -> &'static str {
        if self.loops == 0 { "'outer" } else { "'inner" }
    }

    /// A loop that gives a value, which a counter ends.
    fn looped(&mut self) -> Option<()> {
        let (counter, of) = (self.scope.fresh(&Type::Count), self.type_of_variable());
        let name = self.scope.fresh(&of);
        self.line(&format!("let mut {counter} = 0;"));
        self.scope.add(Variable::new(counter.clone(), Type::Count));
        let (n, label, start) = (2 + self.dice.below(2), self.label(), self.text.len());
        self.around(Around { may_leave: true, label, value: Some(of.clone()) }, |w| {
            w.block(&format!("let {name}: {} = loop", of.text()), vec![], |w| {
                w.line(&format!("{counter} += 1;"));
                w.block(&format!("if {counter} > {n}"), vec![], |w| {
                    let value = w.value(&of, 1);
                    w.line(&format!("break {value};"));
                });
                w.statements(3);
                w.left_sometimes();
            });
        });
        self.text.truncate(self.text.trim_end().len());
        self.text.push_str(
            ";
",
        );
        if self.text[start..].contains(label) {
            let at = start + self.text[start..].find("= loop").map_or(0, |i| i + 2);
            self.text.insert_str(at, &format!("{label}: "));
        }
        self.scope.add(Variable::new(name, of));
        Some(())
    }

    fn over_chain(&mut self) -> Option<()> {
        let steps = self.dice.below(3);
        let chain = self.chain(steps)?;
        let (pattern, bound) = self.pattern(&chain.item, false);
        let text = chain.text;
        self.body(&format!("for {pattern} in {text}"), bound, !chain.is_nested, |w| {
            w.scope.lock_named(&text, Lock::Value);
        });
        Some(())
    }

    fn over_indices(&mut self) -> Option<()> {
        let variables = self.scope.visible();
        let lists: Vec<_> = variables.into_iter().filter(|v| v.of.items().is_some()).collect();
        let list = self.dice.pick(&lists)?;
        let list = list.name.clone();
        let index = self.scope.fresh(&Type::Count);
        let (from, rev) = (self.dice.below(2), self.dice.percent(20));
        let range = if rev { format!("({from}..{list}.len()).rev()") } else { format!("{from}..{list}.len()") };
        let variable = Variable { index_of: Some(list.clone()), ..Variable::new(index.clone(), Type::Count) };
        self.body(&format!("for {index} in {range}"), vec![variable], true, |w| w.scope.lock(&list, Lock::Form));
        Some(())
    }

    fn over_counts(&mut self) -> Option<()> {
        let index = self.scope.fresh(&Type::Count);
        let n = 2 + self.dice.below(2);
        let range = match self.dice.below(4) {
            0 => format!("(0..{n}).rev()"),
            1 => format!("0..{} % 4", self.count(1)),
            2 => format!("0..={n}"),
            _ => format!("0..{n}"),
        };
        self.body(&format!("for {index} in {range}"), vec![Variable::new(index.clone(), Type::Count)], true, |_| ());
        Some(())
    }

    /// The items of a list, which is not named meanwhile.
    fn over_mutable(&mut self) -> Option<()> {
        let place = self.place(Purpose::Write, |of| of.items().is_some_and(|(items, _)| items != Type::Count))?;
        let (items, _) = place.of.items()?;
        let name = self.scope.fresh(&items);
        let mut bound = vec![Variable::new(name.clone(), items).behind(1).mutable()];
        let list = receiver(place.text);
        let (pattern, iter) = match self.dice.below(4) {
            0 => {
                let index = self.scope.fresh(&Type::Count);
                bound.push(Variable::new(index.clone(), Type::Count));
                (format!("({index}, {name})"), format!("{list}.iter_mut().enumerate()"))
            }
            1 if place.references == 0 => (name, format!("&mut {list}")),
            _ => (name, format!("{list}.iter_mut()")),
        };
        self.body(&format!("for {pattern} in {iter}"), bound, true, |w| w.scope.lock(&place.root, Lock::Hidden));
        Some(())
    }

    fn over_chunks(&mut self) -> Option<()> {
        let place = self.place(Purpose::Write, |of| of.is_numbers(0))?;
        let chunk = self.scope.fresh(&Type::Slice(1));
        let bound = vec![Variable::new(chunk.clone(), Type::Slice(1)).behind(1).mutable()];
        let list = receiver(place.text);
        self.body(&format!("for {chunk} in {list}.chunks_mut(2)"), bound, true, |w| {
            w.scope.lock(&place.root, Lock::Hidden);
        });
        Some(())
    }

    /// `while` and `loop`, with a counter that ends them.
    fn counted_while(&mut self) -> Option<()> {
        let counter = self.scope.fresh(&Type::Count);
        self.line(&format!("let mut {counter} = 0;"));
        self.scope.add(Variable::new(counter.clone(), Type::Count));
        let n = 2 + self.dice.below(2);
        let head = match self.dice.below(3) {
            0 => "loop".into(),
            1 => format!("while {counter} < {n}"),
            _ => {
                let condition = self.condition();
                let condition = if condition.contains("||") { format!("({condition})") } else { condition };
                format!("while {counter} < {n} && {condition}")
            }
        };
        self.body(&head, vec![], true, |w| {
            w.line(&format!("{counter} += 1;"));
            if head == "loop" {
                w.line(&format!("if {counter} > {n} {{"));
                w.line("    break;");
                w.line("}");
            }
        });
        Some(())
    }

    /// A list is taken from its end, until it is empty.
    fn emptied(&mut self) -> Option<()> {
        let place = self.place(Purpose::Resize, |of| matches!(of, Type::List(_, 0)))?;
        let Type::List(items, _) = place.of else { return None };
        let (pattern, bound) = self.pattern_of(&items, 0);
        self.body(&format!("while let Some({pattern}) = {}.pop()", place.text), bound, true, |w| {
            w.scope.lock(&place.root, Lock::Form);
        });
        Some(())
    }

    /// A list gets items until it is long.
    fn filled(&mut self) -> Option<()> {
        let place = self.place(Purpose::Resize, |of| matches!(of, Type::List(items, _) if **items == Type::Number))?;
        let n = 3 + self.dice.below(3);
        let list = place.text;
        self.body(&format!("while {list}.len() < {n}"), vec![], false, |w| {
            w.scope.lock(&place.root, Lock::Form);
            w.scope.open();
            if place.is_item {
                w.scope.lock(&place.root, Lock::Hidden);
            }
            let value = w.bounded(2);
            w.scope.close();
            w.line(&format!("{list}.push({value});"));
        });
        Some(())
    }
}
