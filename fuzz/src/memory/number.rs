//! Expressions that are numbers. Products and exponentials are damped, so that the values of loops stay small.

use super::Writer;
use super::place::Purpose;
use super::types::Type;

/// An expression in front of which or behind which an operator may stand.
fn operand(text: String) -> String {
    let mut depth = 0;
    let is_one = text.chars().all(|c| {
        depth += i32::from("([{".contains(c)) - i32::from(")]}".contains(c));
        depth > 0 || c != ' '
    });
    if is_one && !text.starts_with('-') { text } else { format!("({text})") }
}

/// An expression whose method is called.
pub(super) fn receiver(text: String) -> String {
    let text = operand(text);
    text.strip_prefix("**").or(text.strip_prefix('*')).map(String::from).unwrap_or(text)
}

impl Writer {
    /// Writes a number of so many nested operations.
    pub(super) fn number(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.leaf();
        }
        match self.dice.below(if self.chains > 0 { 23 } else { 34 }) {
            0..=13 => self.operation(depth - 1),
            14..=18 => self.leaf(),
            19 => self.chosen(&Type::Number, depth - 1),
            20..=21 => self.counted(depth - 1),
            22 if self.chains == 1 && self.dice.percent(40) => self.reduction().unwrap_or_else(|| self.leaf()),
            22..=25 => self.call(&Type::Number).unwrap_or_else(|| self.leaf()),
            26..=29 => self.reduction().unwrap_or_else(|| self.leaf()),
            30..=31 => self.of_option(depth - 1).unwrap_or_else(|| self.leaf()),
            _ => self.of_closure().unwrap_or_else(|| self.operation(depth - 1)),
        }
    }

    /// A number that is bounded, whatever it is made of.
    pub(super) fn bounded(&mut self, depth: usize) -> String {
        let text = self.number(depth);
        let method = self.dice.word(&["sin", "cos", "tanh"]);
        format!("{}.{method}()", receiver(text))
    }

    /// What is assigned: bounded, where it may be the next iteration's.
    pub(super) fn assigned(&mut self) -> String {
        let depth = 1 + self.dice.below(3);
        if self.loops > 0 { self.bounded(depth) } else { self.number(depth) }
    }

    pub(super) fn leaf(&mut self) -> String {
        if self.dice.percent(6) {
            return match self.dice.below(3) {
                0 => "S::one()".into(),
                1 => "S::zero()".into(),
                _ => format!("S::constant({})", self.dice.literal()),
            };
        }
        let place = self.place(Purpose::Read, |of| *of == Type::Number);
        place.map_or("S::one()".into(), |place| place.text)
    }

    fn operand(&mut self, depth: usize) -> String {
        let text = self.number(depth);
        operand(text)
    }

    fn operation(&mut self, depth: usize) -> String {
        let (a, b, r) = (self.operand(depth), self.operand(depth / 2), self.dice.literal());
        let (ra, rb) = (receiver(a.clone()), receiver(b.clone()));
        match self.dice.below(18) {
            0..=2 => format!("{a} + {b}"),
            3 => format!("{a} - {b} * {r}"),
            4 => format!("({a} * {b}).sin()"),
            5 => format!("{a} * {rb}.cos()"),
            6 => format!("{ra}.sin()"),
            7 => format!("{ra}.tanh()"),
            8 => format!("{a} / ({b} * {b} + 1.0)"),
            9 => format!("({a} * {a} + {r}).sqrt()"),
            10 => format!("{ra}.max({b})"),
            11 => format!("{ra}.abs() + {r}"),
            12 => format!("-{a}"),
            13 => format!("{r} * {a}"),
            14 => format!("{a} * {b} * 0.3"),
            15 => format!("({ra}.sin() * {b}).tanh()"),
            16 => format!("{ra}.sin().exp()"),
            _ => format!("{ra}.cos().powi({})", 1 + self.dice.below(3)),
        }
    }

    /// A number times an integer.
    fn counted(&mut self, depth: usize) -> String {
        let (a, k) = (self.operand(depth), self.count(1));
        match self.dice.below(3) {
            0 => format!("{a} * ({k} as f64) * 0.1"),
            1 => format!("{a} + ({k} as f64)"),
            _ => {
                let (b, c) = (self.leaf(), self.leaf());
                format!("match {k} % 3 {{ 0 => {a}, 1 => {b} * 0.5, _ => {c} }}")
            }
        }
    }

    /// A value of one of two branches.
    pub(super) fn chosen(&mut self, of: &Type, depth: usize) -> String {
        let condition = self.condition();
        self.scope.open();
        let a = self.value(of, depth);
        self.scope.close();
        self.scope.open();
        let b = self.value(of, depth);
        self.scope.close();
        format!("if {condition} {{ {a} }} else {{ {b} }}")
    }

    fn of_option(&mut self, depth: usize) -> Option<String> {
        let place = self.place(Purpose::Read, |of| *of == Type::maybe(Type::Number))?;
        let (option, a) = (receiver(place.text), self.number(depth));
        Some(match self.dice.below(3) {
            0 => format!("{option}.unwrap_or({a})"),
            1 => format!("{option}.unwrap_or_else(|| {a})"),
            _ => {
                let name = self.scope.fresh(&Type::Number);
                let b = self.within(&[(&name, 0)], |w| w.number(1));
                format!("{option}.map_or({a}, |{name}| {b})")
            }
        })
    }

    fn of_closure(&mut self) -> Option<String> {
        let closures: Vec<_> = self.scope.visible().into_iter().filter(|v| matches!(v.of, Type::Closure(_))).collect();
        let closure = self.dice.pick(&closures)?.clone();
        let Type::Closure(arguments) = closure.of else { return None };
        let all: Vec<String> = (0..arguments).map(|_| self.number(1)).collect();
        Some(format!("{}({})", closure.name, all.join(", ")))
    }
}
