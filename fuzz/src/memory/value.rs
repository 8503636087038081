//! Expressions of any type.

use super::Writer;
use super::number::receiver;
use super::place::Purpose;
use super::types::Type;

impl Writer {
    /// Draws the type of a new variable.
    pub(super) fn type_of_variable(&mut self) -> Type {
        let least = self.dice.below(3);
        match self.dice.below(24) {
            0..=5 => Type::Number,
            6 => Type::Count,
            7 => Type::Array(Box::new(Type::Number), 2 + least / 2),
            8 => Type::Array(Box::new(Type::Array(Box::new(Type::Number), 2)), 2),
            9..=12 => Type::numbers(least),
            13..=14 => Type::list(Type::numbers(1), least.min(1)),
            15 => Type::list(Type::Tuple(vec![Type::Number, Type::Number]), least.min(1)),
            16 => self.type_of_tuple(),
            17 => Type::Tuple(vec![Type::Number, Type::Number]),
            18..=19 => Type::Record,
            20 => Type::Shape,
            21 => Type::maybe(Type::Number),
            22 => Type::maybe(Type::numbers(1)),
            _ => match least {
                0 => Type::list(Type::Record, 1),
                1 => Type::maybe(Type::Tuple(vec![Type::Count, Type::Number])),
                _ => Type::list(Type::maybe(Type::Number), 1),
            },
        }
    }

    fn type_of_tuple(&mut self) -> Type {
        let all = [Type::Number, Type::numbers(1), Type::Count, Type::Record];
        let n = 2 + self.dice.below(2);
        let parts = (0..n).map(|_| self.dice.pick(&all).cloned().unwrap_or(Type::Number));
        Type::Tuple(parts.collect())
    }

    /// Writes a value.
    pub(super) fn value(&mut self, of: &Type, depth: usize) -> String {
        match of {
            Type::Number => return self.number(depth),
            Type::Count => return self.count(depth),
            _ => {}
        }
        let choice = self.dice.below(12);
        let found = match choice {
            0..=2 => self.copied(of),
            3..=4 => self.call(of),
            5 => self.moved(of),
            6 if depth > 0 => Some(self.chosen(of, depth - 1)),
            _ => None,
        };
        found.unwrap_or_else(|| self.made(of, depth.saturating_sub(1)))
    }

    /// A copy of a place.
    fn copied(&mut self, of: &Type) -> Option<String> {
        if let Type::List(items, least) = of
            && **items == Type::Number
            && self.dice.percent(30)
        {
            let slice = self.slice(*least)?;
            return Some(format!("{}.to_vec()", receiver(slice.trim_start_matches('&').into())));
        }
        let place = self.place(Purpose::Read, |other| other.stands_for(of))?;
        Some(if of.is_copy() { place.text } else { format!("{}.clone()", receiver(place.text)) })
    }

    /// A variable that is not used any more.
    fn moved(&mut self, of: &Type) -> Option<String> {
        let all = self.scope.visible();
        let all: Vec<_> = all.into_iter().filter(|v| v.of.stands_for(of) && self.scope.is_movable(v)).collect();
        let name = self.dice.pick(&all)?.name.clone();
        self.scope.lock(&name, super::scope::Lock::Hidden);
        Some(name)
    }

    /// A value that is put together.
    fn made(&mut self, of: &Type, depth: usize) -> String {
        match of {
            Type::Array(items, n) if self.dice.percent(40) && items.is_copy() => {
                format!("[{}; {n}]", self.value(items, depth))
            }
            Type::Array(items, n) => format!("[{}]", self.values(items, *n, depth)),
            Type::List(items, least) => self.made_list(items, *least, depth),
            Type::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(|of| self.value(of, depth)).collect();
                format!("({})", parts.join(", "))
            }
            Type::Maybe(inner) => self.made_option(inner, depth),
            Type::Record => self.made_record(depth),
            Type::Shape => self.made_shape(depth),
            _ => self.number(depth),
        }
    }

    fn values(&mut self, of: &Type, n: usize, depth: usize) -> String {
        (0..n).map(|_| self.value(of, depth)).collect::<Vec<_>>().join(", ")
    }

    fn made_list(&mut self, items: &Type, least: usize, depth: usize) -> String {
        let n = least + self.dice.below(3);
        match self.dice.below(8) {
            0 if least == 0 => "Vec::new()".into(),
            1..=2 => format!("vec![{}; {}]", self.value(items, depth), n.max(1)),
            3..=5 if matches!(items, Type::Number | Type::Tuple(_) | Type::List(..)) => {
                let made = self.collected(items, least, depth);
                made.unwrap_or_else(|| format!("vec![{}]", self.values(items, n, depth)))
            }
            _ => format!("vec![{}]", self.values(items, n, depth)),
        }
    }

    fn made_option(&mut self, inner: &Type, depth: usize) -> String {
        match self.dice.below(5) {
            0 => "None".into(),
            1 => {
                let condition = self.condition();
                format!("if {condition} {{ Some({}) }} else {{ None }}", self.within(&[], |w| w.value(inner, depth)))
            }
            2 if *inner == Type::Number => {
                let condition = self.condition();
                format!("({condition}).then(|| {})", self.within(&[], |w| w.number(depth)))
            }
            _ => format!("Some({})", self.value(inner, depth)),
        }
    }

    fn made_record(&mut self, depth: usize) -> String {
        let (at, list) = (self.number(depth), self.value(&Type::numbers(1), depth));
        match self.dice.below(2) {
            0 => format!("Record {{ at: {at}, list: {list} }}"),
            _ => format!("Record::<S> {{ at: {at}, list: {list} }}"),
        }
    }

    fn made_shape(&mut self, depth: usize) -> String {
        let (a, b) = (self.number(depth), self.number(depth / 2));
        match self.dice.below(3) {
            0 => format!("Shape::Point({a})"),
            1 => format!("Shape::Span {{ low: {a}, high: {b} }}"),
            _ => format!("Shape::Path({})", self.value(&Type::numbers(1), depth)),
        }
    }

    /// A slice of numbers, as an argument.
    pub(super) fn slice(&mut self, least: usize) -> Option<String> {
        let place = self.place(Purpose::Read, |of| of.is_numbers(least))?;
        let (_, all) = place.of.items()?;
        let base = receiver(place.text);
        Some(match self.dice.below(4) {
            0 if all > least => format!("&{base}[{}..]", all - least),
            1 if least > 0 => format!("&{base}[..{least}]"),
            _ if place.is_whole && place.references > 0 => "*".repeat(place.references - 1) + &base,
            _ => format!("&{base}"),
        })
    }
}
