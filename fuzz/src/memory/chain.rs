//! Iterators: a source, and steps that change and choose its items.

use super::Writer;
use super::limits::LEAVES_ITEMS_WHOLE;
use super::number::receiver;
use super::place::Purpose;
use super::scope::Variable;
use super::types::Type;

/// What an iterator gives.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Item {
    Reference(Type),
    Value(Type),
    Pair(Box<Item>, Box<Item>),
}

/// An iterator.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub(super) text: String,
    pub(super) item: Item,
    /// How many items there are at least.
    pub(super) least: usize,
    /// Whether iterators are within it, so that it is not left early.
    pub(super) is_nested: bool,
}

impl Chain {
    fn new(text: String, item: Item, least: usize) -> Self {
        Self { text, item, least, is_nested: false }
    }

    fn then(self, step: &str) -> Self {
        Self { text: format!("{}.{step}", self.text), ..self }
    }
}

fn pair(a: Item, b: Item) -> Item {
    Item::Pair(Box::new(a), Box::new(b))
}

/// The numbers of all items, if these are lists of numbers.
fn flattened(chain: Chain, bound: &[Variable]) -> Chain {
    match (&chain.item, bound) {
        (Item::Reference(of), [list]) if of.is_numbers(0) => {
            let chain = chain.then(&format!("flat_map(|{0}| {0}.iter())", list.name));
            Chain { item: Item::Reference(Type::Number), least: 0, is_nested: true, ..chain }
        }
        _ => chain,
    }
}

impl Writer {
    /// Writes an iterator with up to so many steps.
    pub(super) fn chain(&mut self, steps: usize) -> Option<Chain> {
        let mut chain = self.source()?;
        for _ in 0..steps {
            chain = self.step(chain);
        }
        Some(chain)
    }

    /// Writes a source.
    pub(super) fn source(&mut self) -> Option<Chain> {
        if self.dice.percent(15) {
            let (from, to) = (self.dice.below(2), 1 + self.dice.below(3));
            let end = if self.dice.percent(50) { to.to_string() } else { format!("{} % 4", self.count(1)) };
            return Some(Chain::new(format!("({from}..{end})"), Item::Value(Type::Count), 0));
        }
        let place = self.place(Purpose::Read, |of| of.items().is_some_and(|(items, _)| items != Type::Count))?;
        let (items, least) = place.of.items()?;
        let list = receiver(place.text);
        if items == Type::Number && self.dice.percent(20) {
            let (n, is_whole) = (2 + self.dice.below(2), self.dice.percent(50));
            let (cut, least, part) = if is_whole { ("chunks", least.min(1), 1) } else { ("windows", 0, n) };
            return Some(Chain::new(format!("{list}.{cut}({n})"), Item::Reference(Type::Slice(part)), least));
        }
        let is_copied = items.is_copy() && self.dice.percent(25);
        let (iter, item) = match is_copied {
            true => ("iter().copied()", Item::Value(items.clone())),
            false => ("iter()", Item::Reference(items.clone())),
        };
        let chain = Chain::new(format!("{list}.{iter}"), item, least);
        Some(self.arranged(chain, &items))
    }

    /// Another order, and more lists.
    fn arranged(&mut self, chain: Chain, items: &Type) -> Chain {
        let item = chain.item.clone();
        match self.dice.below(16) {
            0 => chain.then("rev()"),
            1 => Chain { least: chain.least.saturating_sub(1), ..chain.then("skip(1)") },
            2 => Chain { least: chain.least.min(2), ..chain.then("take(2)") },
            3 => Chain { least: chain.least.min(1), ..chain.then("step_by(2)") },
            4..=6 => Chain { item: pair(Item::Value(Type::Count), item), ..chain.then("enumerate()") },
            7..=9 => self.zipped(&chain).unwrap_or(chain),
            10 if matches!(item, Item::Reference(_)) => {
                let place = self.place(Purpose::Read, |of| of.items().is_some_and(|(other, _)| other == *items));
                let Some(place) = place else { return chain };
                let least = chain.least + place.of.items().map_or(0, |(_, least)| least);
                Chain { least, ..chain.then(&format!("chain({}.iter())", receiver(place.text))) }
            }
            _ => chain,
        }
    }

    fn zipped(&mut self, chain: &Chain) -> Option<Chain> {
        let place = self.place(Purpose::Read, |of| of.items().is_some_and(|(items, _)| items != Type::Count))?;
        let (items, least) = place.of.items()?;
        let list = receiver(place.text);
        let other = match self.dice.below(3) {
            0 => format!("{list}.iter().rev()"),
            _ => format!("{list}.iter()"),
        };
        let item = pair(chain.item.clone(), Item::Reference(items));
        Some(Chain { item, least: chain.least.min(least), ..chain.clone().then(&format!("zip({other})")) })
    }

    /// Writes a step.
    fn step(&mut self, chain: Chain) -> Chain {
        let (pattern, bound) = self.pattern(&chain.item, false);
        let (by_reference, bound_by_reference) = self.pattern(&chain.item, true);
        match self.dice.below(9) {
            0..=2 => {
                let body = self.closure(bound, |w| w.number(2));
                let chain = chain.then(&format!("map(|{pattern}| {body})"));
                Chain { item: Item::Value(Type::Number), ..chain }
            }
            3 => {
                let (a, b) = self.closure(bound, |w| (w.number(1), w.number(1)));
                let chain = chain.then(&format!("map(|{pattern}| ({a}, {b}))"));
                Chain { item: Item::Value(Type::Tuple(vec![Type::Number; 2])), ..chain }
            }
            4..=5 => {
                let condition = self.closure(bound_by_reference, Self::condition);
                Chain { least: 0, ..chain.then(&format!("filter(|{by_reference}| {condition})")) }
            }
            6 => {
                let (condition, body) = self.closure(bound, |w| (w.condition(), w.number(1)));
                let step = if chain.is_nested { "filter_map" } else { self.dice.word(&["filter_map", "map_while"]) };
                let step = format!("{step}(|{pattern}| if {condition} {{ Some({body}) }} else {{ None }})");
                Chain { item: Item::Value(Type::Number), least: 0, ..chain.then(&step) }
            }
            7 if !chain.is_nested => {
                let condition = self.closure(bound_by_reference, Self::condition);
                Chain { least: 0, ..chain.then(&format!("take_while(|{by_reference}| {condition})")) }
            }
            _ => flattened(chain, &bound),
        }
    }

    /// Draws a pattern for an item, or for a reference to one, and what it binds.
    pub(super) fn pattern(&mut self, item: &Item, by_reference: bool) -> (String, Vec<Variable>) {
        let more = usize::from(by_reference);
        match item {
            Item::Value(of) if of.is_copy() && by_reference && self.dice.percent(50) => {
                let (pattern, bound) = self.pattern_of(of, 0);
                (format!("&{pattern}"), bound)
            }
            Item::Reference(of) if !by_reference && of.is_copy() && self.dice.percent(40) => {
                let (pattern, bound) = self.pattern_of(of, 0);
                (format!("&{pattern}"), bound)
            }
            Item::Value(of) => self.pattern_of(of, more),
            Item::Reference(of) => self.pattern_of(of, 1 + more),
            Item::Pair(a, b) => {
                let ((a, mut bound), (b, other)) = (self.part(a, more), self.part(b, more));
                bound.extend(other);
                (format!("({a}, {b})"), bound)
            }
        }
    }

    /// The pattern of a part of an item, behind a reference or not.
    fn part(&mut self, item: &Item, more: usize) -> (String, Vec<Variable>) {
        match item {
            Item::Pair(..) => self.pattern(item, more > 0),
            Item::Reference(of) => self.pattern_of(of, 1 + more),
            Item::Value(of) => self.pattern_of(of, more),
        }
    }

    /// Draws a pattern for a value behind so many references.
    pub(super) fn pattern_of(&mut self, of: &Type, references: usize) -> (String, Vec<Variable>) {
        if let Type::Tuple(parts) = of
            && (!LEAVES_ITEMS_WHOLE || self.dice.percent(75))
        {
            let (mut texts, mut bound) = (Vec::new(), Vec::new());
            for part in parts {
                let name = self.scope.fresh(part);
                bound.push(Variable::new(name.clone(), part.clone()).behind(references.min(1)));
                texts.push(name);
            }
            return (format!("({})", texts.join(", ")), bound);
        }
        let name = self.scope.fresh(of);
        (name.clone(), vec![Variable::new(name, of.clone()).behind(references)])
    }
}
