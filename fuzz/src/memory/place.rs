//! Places: variables and their parts.

use super::Writer;
use super::scope::{Lock, Variable};
use super::types::Type;

/// A part of a variable, as an expression.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) text: String,
    /// The variable.
    pub(super) root: String,
    pub(super) of: Type,
    /// Whether it is an item of a `Vec`, which is borrowed as a whole when it is written to.
    pub(super) is_item: bool,
    /// Whether it is the variable itself.
    pub(super) is_whole: bool,
    /// How many references are in front of it.
    pub(super) references: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Purpose {
    Read,
    Write,
    /// Get another length.
    Resize,
}

#[derive(Clone, Debug)]
enum Step {
    Index,
    Field(String),
}

/// The parts that a value of a type has by itself.
fn parts(of: &Type) -> Vec<(Step, Type)> {
    if let Some((items, least)) = of.items() {
        return if least > 0 { vec![(Step::Index, items)] } else { vec![] };
    }
    match of {
        Type::Tuple(all) => all.iter().enumerate().map(|(i, of)| (Step::Field(i.to_string()), of.clone())).collect(),
        Type::Record => {
            vec![(Step::Field("at".into()), Type::Number), (Step::Field("list".into()), Type::numbers(1))]
        }
        _ => vec![],
    }
}

/// All ways to parts that fit.
fn ways(of: &Type, fits: &dyn Fn(&Type) -> bool, before: &[Step], found: &mut Vec<Vec<Step>>) {
    if fits(of) {
        found.push(before.to_vec());
    }
    for (step, part) in parts(of) {
        let way = [before, &[step]].concat();
        ways(&part, fits, &way, found);
    }
}

impl Writer {
    /// Draws a place that fits.
    pub(super) fn place(&mut self, purpose: Purpose, fits: impl Fn(&Type) -> bool) -> Option<Place> {
        let mut all = Vec::new();
        for variable in self.scope.visible() {
            if purpose != Purpose::Read && !self.scope.is_writable(&variable) {
                continue;
            }
            let is_stiff = variable.references > 0 || self.scope.locked(&variable.name, Lock::Form);
            if purpose == Purpose::Resize && is_stiff {
                continue;
            }
            let mut found = Vec::new();
            let may_write = |of: &Type| purpose == Purpose::Read || !is_stiff || of.is_rigid();
            ways(&variable.of, &|of| fits(of) && may_write(of), &[], &mut found);
            // One of each variable, so that those with many parts are not drawn alone.
            if let Some(way) = self.dice.pick(&found) {
                all.push((variable, way.clone()));
            }
        }
        let (variable, way) = self.dice.pick(&all)?.clone();
        Some(self.follow(&variable, &way, purpose))
    }

    fn follow(&mut self, variable: &Variable, way: &[Step], purpose: Purpose) -> Place {
        let (mut text, mut of, mut is_item) = (variable.name.clone(), variable.of.clone(), false);
        for step in way {
            match step {
                Step::Field(name) => text = format!("{text}.{name}"),
                Step::Index => {
                    let index = self.index(&text, &of, variable, is_item, purpose);
                    is_item |= matches!(of, Type::List(..));
                    text = format!("{text}[{index}]");
                }
            }
            let part = parts(&of).into_iter().find(|(other, _)| match (other, step) {
                (Step::Index, Step::Index) => true,
                (Step::Field(a), Step::Field(b)) => a == b,
                _ => false,
            });
            of = part.map_or(of, |(_, part)| part);
        }
        let (is_whole, mut references) = (way.is_empty(), variable.references);
        if is_whole {
            text = "*".repeat(references) + &text;
        } else {
            references = 0;
        }
        Place { text, root: variable.name.clone(), of, is_item, is_whole, references }
    }

    /// Writes an index of a list. A list that is written to is not asked for its length meanwhile: its index is bound before.
    fn index(&mut self, list: &str, of: &Type, root: &Variable, is_item: bool, purpose: Purpose) -> String {
        let least = of.items().map_or(1, |(_, least)| least);
        let own: Vec<Variable> =
            self.scope.visible().into_iter().filter(|other| other.index_of.as_deref() == Some(list)).collect();
        if let Some(own) = self.dice.pick(&own).filter(|_| root.name == list)
            && self.dice.percent(70)
        {
            return "*".repeat(own.references) + &own.name;
        }
        let is_borrowed = purpose != Purpose::Read && matches!(of, Type::List(..));
        if is_item && is_borrowed || self.dice.percent(40) {
            return self.dice.below(least).to_string();
        }
        let length = if let Type::Array(_, n) = of { n.to_string() } else { format!("{list}.len()") };
        let index = match self.dice.percent(40) {
            true => format!("{length} - {}", 1 + self.dice.below(least)),
            false => format!("{} % {length}", self.count(1)),
        };
        if !is_borrowed {
            return index;
        }
        let name = self.scope.fresh(&Type::Count);
        self.line(&format!("let {name} = {index};"));
        self.scope.add(Variable::new(name.clone(), Type::Count));
        name
    }
}
