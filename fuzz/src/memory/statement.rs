//! Statements.

use super::Writer;
use super::place::Purpose;
use super::scope::{Lock, Variable};
use super::types::Type;

impl Writer {
    /// Writes some statements.
    pub(super) fn statements(&mut self, most: usize) {
        let n = 1 + self.dice.below(most);
        for _ in 0..n {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            self.statement();
        }
        if self.dice.percent(50) {
            let _ = self.update().or_else(|| self.assignment());
        }
    }

    fn statement(&mut self) {
        let is_written = match self.dice.below(31) {
            0..=5 => self.declaration(),
            6..=9 => self.assignment(),
            10..=14 => self.update(),
            15..=18 => self.resizing(),
            19 => self.exchange(),
            20..=22 => self.branching(),
            23..=26 if self.loops < 2 => self.repetition(),
            27 => self.view(),
            28 => self.call_in_place(),
            29 => self.value_or_leave(),
            _ => self.declared_closure(),
        };
        if is_written.is_none() {
            let _ = self.declaration();
        }
    }

    /// A name that is new, or that hides another one.
    pub(super) fn name(&mut self, of: &Type) -> String {
        let may_hide = |v: &Variable| !self.scope.locked(&v.name, Lock::Form);
        let all: Vec<_> = self.scope.visible().into_iter().filter(may_hide).collect();
        match self.dice.pick(&all) {
            Some(other) if self.dice.percent(12) => other.name.clone(),
            _ => self.scope.fresh(of),
        }
    }

    fn declaration(&mut self) -> Option<()> {
        let of = self.type_of_variable();
        if matches!(of, Type::Tuple(_) | Type::Record) && self.dice.percent(25) {
            return self.destructured(&of);
        }
        let (value, is_mutable) = (self.value(&of, 2), self.dice.percent(60));
        let name = self.name(&of);
        let hint = if self.is_open(&value, &of) { format!(": {}", of.text()) } else { String::new() };
        let word = if is_mutable { "let mut" } else { "let" };
        self.line(&format!("{word} {name}{hint} = {value};"));
        let variable = Variable::new(name, of);
        self.scope.add(if is_mutable { variable.mutable() } else { variable });
        Some(())
    }

    /// A variable gets the value of one branch, and the other one leaves.
    fn value_or_leave(&mut self) -> Option<()> {
        let maybe = self.place(Purpose::Read, |of| *of == Type::maybe(Type::Number));
        if let Some(option) = maybe.filter(|option| option.is_whole && option.references == 0)
            && self.dice.percent(50)
        {
            let (inner, name, leaving) =
                (self.scope.fresh(&Type::Number), self.scope.fresh(&Type::Number), self.leaving()?);
            let line = match self.dice.below(2) {
                0 => format!("let Some({name}) = {} else {{ {leaving} }};", option.text),
                _ => format!("let {name} = match {} {{ Some({inner}) => {inner}, None => {leaving} }};", option.text),
            };
            self.line(&line);
            self.scope.add(Variable::new(name, Type::Number));
            return Some(());
        }
        let (of, condition) = (self.type_of_variable(), self.condition());
        self.scope.open();
        let value = self.value(&of, 1);
        self.scope.close();
        self.scope.open();
        let leaving = self.leaving();
        self.scope.close();
        let (leaving, name) = (leaving?, self.scope.fresh(&of));
        let branches = match self.dice.percent(60) {
            true => format!("if {condition} {{ {value} }} else {{ {leaving} }}"),
            false => format!("if {condition} {{ {leaving} }} else {{ {value} }}"),
        };
        self.line(&format!("let {name}: {} = {branches};", of.text()));
        self.scope.add(Variable::new(name, of));
        Some(())
    }

    /// Whether the type of a variable is to be written.
    fn is_open(&mut self, value: &str, of: &Type) -> bool {
        let is_plain = matches!(of, Type::Number) && !value.contains("fold(");
        ["None", "Vec::new()", "vec![]"].iter().any(|open| value.contains(open))
            || of.text().contains("usize")
            || !is_plain && self.dice.percent(50)
    }

    fn destructured(&mut self, of: &Type) -> Option<()> {
        let value = self.value(of, 2);
        let parts = match of {
            Type::Tuple(parts) => parts.clone(),
            _ => vec![Type::Number, Type::numbers(1)],
        };
        let is_mutable = self.dice.percent(40);
        let variables: Vec<_> = parts.iter().map(|part| Variable::new(self.scope.fresh(part), part.clone())).collect();
        let word = if is_mutable { "mut " } else { "" };
        let names: Vec<String> = variables.iter().map(|v| format!("{word}{}", v.name)).collect();
        let hint = if *of != Type::Record { format!(": {}", of.text()) } else { String::new() };
        match of {
            Type::Record => self.line(&format!("let Record {{ at: {}, list: {} }} = {value};", names[0], names[1])),
            _ => self.line(&format!("let ({}){hint} = {value};", names.join(", "))),
        }
        for variable in variables {
            self.scope.add(if is_mutable { variable.mutable() } else { variable });
        }
        Some(())
    }

    /// A place gets another value.
    fn assignment(&mut self) -> Option<()> {
        let place = self.place(Purpose::Write, |of| !matches!(of, Type::Closure(_) | Type::Slice(_)))?;
        let value = match place.of {
            Type::Number => self.assigned(),
            Type::Count => format!("{} % 5", self.count(2)),
            _ => self.value(&place.of, 2),
        };
        self.line(&format!("{} = {value};", place.text));
        Some(())
    }

    /// A number gets more, or less.
    fn update(&mut self) -> Option<()> {
        let place = self.place(Purpose::Write, |of| *of == Type::Number)?;
        self.scope.open();
        if place.is_item {
            self.scope.lock(&place.root, Lock::Hidden);
        }
        let value = self.bounded(2);
        self.scope.close();
        let operation = self.dice.word(&["+=", "-=", "*="]);
        self.line(&format!("{} {operation} {value};", place.text));
        Some(())
    }

    /// A closure that looks at variables which keep their values as long as it is there.
    fn declared_closure(&mut self) -> Option<()> {
        let arguments: Vec<String> = (0..1 + self.dice.below(2)).map(|_| self.scope.fresh(&Type::Number)).collect();
        let bound: Vec<(&str, usize)> = arguments.iter().map(|name| (name.as_str(), 0)).collect();
        let body = self.within(&bound, |w| w.number(2));
        let of = Type::Closure(arguments.len());
        let name = self.scope.fresh(&of);
        let typed: Vec<String> = arguments.iter().map(|name| format!("{name}: S")).collect();
        self.line(&format!("let {name} = |{}| {body};", typed.join(", ")));
        self.scope.lock_named(&body, Lock::Value);
        self.scope.add(Variable::new(name, of));
        Some(())
    }
}
