//! Iterators that end in a number or a list.

use super::Writer;
use super::chain::{Chain, Item};
use super::number::receiver;
use super::scope::Variable;
use super::types::Type;

impl Writer {
    /// Writes a number that an iterator gives.
    pub(super) fn reduction(&mut self) -> Option<String> {
        let steps = self.dice.below(3);
        let chain = self.chain(steps)?;
        if self.dice.percent(25) {
            return Some(self.folded(chain));
        }
        let chain = self.of_numbers(chain);
        Some(match self.dice.below(4) {
            0 => format!("{}.product::<S>()", self.each(chain, "cos").text),
            _ => format!("{}.sum::<S>()", chain.text),
        })
    }

    /// The iterator, and behind it a step that makes numbers of its items.
    fn of_numbers(&mut self, chain: Chain) -> Chain {
        match &chain.item {
            Item::Value(Type::Number) => chain,
            // `copied` stands right behind `iter`.
            Item::Reference(Type::Number) if chain.text.ends_with(".iter()") && self.dice.percent(50) => {
                Chain { text: format!("{}.copied()", chain.text), item: Item::Value(Type::Number), ..chain }
            }
            item => {
                let (pattern, bound) = self.pattern(&item.clone(), false);
                let body = self.closure(bound, |w| w.number(2));
                Chain {
                    text: format!("{}.map(|{pattern}| {body})", chain.text),
                    item: Item::Value(Type::Number),
                    ..chain
                }
            }
        }
    }

    /// A function of each number.
    fn each(&mut self, chain: Chain, method: &str) -> Chain {
        let name = self.scope.fresh(&Type::Number);
        Chain { text: format!("{}.map(|{name}| {name}.{method}())", chain.text), ..chain }
    }

    fn folded(&mut self, chain: Chain) -> String {
        let start = self.number(1);
        let (pattern, mut bound) = self.pattern(&chain.item, false);
        let so_far = self.scope.fresh(&Type::Number);
        bound.push(Variable::new(so_far.clone(), Type::Number));
        let body = self.closure(bound, |w| w.number(1));
        let body = match self.dice.below(3) {
            0 => format!("{so_far}.max({body})"),
            1 => format!("{so_far} * 0.5 + {}", receiver(body) + ".sin()"),
            _ => format!("({so_far} * {}).sin()", receiver(body) + ".cos()"),
        };
        format!("{}.fold({start}, |{so_far}, {pattern}| {body})", chain.text)
    }

    /// A list that an iterator collects.
    pub(super) fn collected(&mut self, items: &Type, least: usize, depth: usize) -> Option<String> {
        let steps = self.dice.below(3);
        let steps = if least == 0 { steps } else { 0 };
        let chain = self.chain(steps)?;
        if chain.least < least {
            return None;
        }
        let of = Type::list(items.clone(), least).text();
        let text = if *items == Type::Number {
            self.of_numbers(chain).text
        } else {
            let (pattern, bound) = self.pattern(&chain.item, false);
            let body = self.closure(bound, |w| w.value(items, depth.min(1)));
            format!("{}.map(|{pattern}| {body})", chain.text)
        };
        Some(format!("{text}.collect::<{of}>()"))
    }
}
