//! Integers and conditions.

use super::Writer;
use super::limits::COUNTS_IN_TUPLES;
use super::number::receiver;
use super::place::Purpose;
use super::types::Type;

impl Writer {
    /// Writes an integer that an operator may follow.
    pub(super) fn count(&mut self, depth: usize) -> String {
        let n = self.dice.below(4);
        match self.dice.below(if depth == 0 { 6 } else { 9 }) {
            0 => n.to_string(),
            1..=3 => self.counter().unwrap_or(n.to_string()),
            4..=5 => self.length().unwrap_or(n.to_string()),
            6 => format!("({} + {n})", self.count(depth - 1)),
            7 => format!("({} * {n})", self.count(depth - 1)),
            _ => format!("({} % {})", self.count(depth - 1), n + 2),
        }
    }

    fn counter(&mut self) -> Option<String> {
        if COUNTS_IN_TUPLES {
            return self.place(Purpose::Read, |of| *of == Type::Count).map(|place| place.text);
        }
        let all: Vec<_> = self.scope.visible().into_iter().filter(|variable| variable.of == Type::Count).collect();
        self.dice.pick(&all).map(|variable| "*".repeat(variable.references) + &variable.name)
    }

    fn length(&mut self) -> Option<String> {
        let place = self.place(Purpose::Read, |of| matches!(of, Type::List(..) | Type::Slice(_)))?;
        Some(format!("{}.len()", receiver(place.text)))
    }

    /// Writes a condition. Most compare numbers.
    pub(super) fn condition(&mut self) -> String {
        match self.dice.below(14) {
            0..=6 => self.comparison(),
            7..=8 => format!("{} {} {}", self.count(1), self.dice.word(&[">", "==", "!=", "<="]), self.dice.below(4)),
            9 => format!("{} && {}", self.comparison(), self.comparison()),
            10 => format!("{} || {} % 2 == 0", self.comparison(), self.count(1)),
            11 if self.chains == 0 => self.quantified().unwrap_or_else(|| self.comparison()),
            12 => self.is_some().unwrap_or_else(|| self.comparison()),
            _ => self.is_empty().unwrap_or_else(|| self.comparison()),
        }
    }

    fn comparison(&mut self) -> String {
        let (a, relation) = (self.number(1), self.dice.word(&[">", "<", ">=", "<="]));
        // An expression with branches is no operand of a condition by itself.
        let a = if a.contains('{') { format!("({a})") } else { a };
        if self.dice.percent(50) {
            let b = self.leaf();
            return format!("{a} {relation} {b}");
        }
        format!("{a} {relation} {}", self.dice.literal())
    }

    fn is_empty(&mut self) -> Option<String> {
        let place = self.place(Purpose::Read, |of| matches!(of, Type::List(_, 0)))?;
        let not = self.dice.word(&["", "!"]);
        Some(format!("{not}{}.is_empty()", receiver(place.text)))
    }

    fn is_some(&mut self) -> Option<String> {
        let place = self.place(Purpose::Read, |of| matches!(of, Type::Maybe(_)))?;
        let asks = self.dice.word(&["is_some", "is_none"]);
        Some(format!("{}.{asks}()", receiver(place.text)))
    }

    fn quantified(&mut self) -> Option<String> {
        let place = self.place(Purpose::Read, |of| of.is_numbers(0))?;
        let (asks, name, bound) =
            (self.dice.word(&["any", "all"]), self.scope.fresh(&Type::Number), self.dice.literal());
        Some(format!("{}.iter().{asks}(|{name}| *{name} > {bound})", receiver(place.text)))
    }
}
