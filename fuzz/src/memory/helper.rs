//! Helpers that the function and later helpers call.

use super::Writer;
use super::number::receiver;
use super::place::Purpose;
use super::scope::{Lock, Variable};
use super::types::Type;

/// How an argument is passed.
#[derive(Clone, Debug, PartialEq)]
enum Parameter {
    Number,
    /// A constant integer.
    Count,
    /// A slice of at least one.
    Slice,
    /// A slice of at least one, which is written to.
    InPlace,
    Reference(Type),
}

/// A function that others call.
#[derive(Clone, Debug)]
pub(super) struct Helper {
    name: String,
    parameters: Vec<Parameter>,
    /// What it returns, if it writes to none of its arguments.
    result: Option<Type>,
}

impl Parameter {
    fn text(&self) -> String {
        match self {
            Parameter::Number => "S".into(),
            Parameter::Count => "usize".into(),
            Parameter::Slice => "&[S]".into(),
            Parameter::InPlace => "&mut [S]".into(),
            Parameter::Reference(of) => format!("&{}", of.text()),
        }
    }

    fn variable(&self, name: String) -> Variable {
        match self {
            Parameter::Number => Variable::new(name, Type::Number),
            Parameter::Count => Variable::new(name, Type::Count),
            Parameter::Slice => Variable::new(name, Type::Slice(1)).behind(1),
            Parameter::InPlace => Variable::new(name, Type::Slice(1)).behind(1).mutable(),
            Parameter::Reference(of) => Variable::new(name, of.clone()).behind(1),
        }
    }
}

impl Writer {
    /// Draws a helper and writes it.
    pub(super) fn helper(&mut self) {
        let helper = self.signature();
        self.scope.open();
        let mut arguments = Vec::new();
        for parameter in &helper.parameters {
            let variable = parameter.variable(self.scope.fresh(&parameter.variable(String::new()).of));
            let mark = if *parameter == Parameter::Count { "#[constant] " } else { "" };
            arguments.push(format!("{mark}{}: {}", variable.name, parameter.text()));
            self.scope.add(variable);
        }
        let result = helper.result.as_ref().map_or(String::new(), |of| format!(" -> {}", of.text()));
        self.line("#[differentiable(helper, adjoint, allow(no_influence))]");
        self.result = helper.result.clone().unwrap_or(Type::Tuple(vec![]));
        let head = format!("fn {}<S: Scalar>({}){result}", helper.name, arguments.join(", "));
        self.block(&head, vec![], |w| w.function(4));
        self.line("");
        self.scope.close();
        self.helpers.push(helper);
    }

    fn signature(&mut self) -> Helper {
        let name = format!("h{}", self.helpers.len());
        let all = [
            Parameter::Slice,
            Parameter::Number,
            Parameter::Count,
            Parameter::Reference(Type::Record),
            Parameter::Reference(Type::Shape),
            Parameter::Reference(Type::Tuple(vec![Type::Number, Type::numbers(1)])),
        ];
        let n = 1 + self.dice.below(2);
        let mut parameters: Vec<_> = (0..n).filter_map(|_| self.dice.pick(&all).cloned()).collect();
        // The first one is what a derivative flows through.
        parameters[0] =
            self.dice.pick(&[Parameter::Slice, all[3].clone(), all[4].clone()]).cloned().unwrap_or(Parameter::Slice);
        if parameters[0] == all[4] {
            parameters.push(Parameter::Slice);
        }
        if self.dice.percent(20) {
            parameters[0] = Parameter::InPlace;
            return Helper { name, parameters, result: None };
        }
        let result = match self.dice.below(9) {
            0..=2 => Type::Number,
            3..=4 => Type::numbers(1),
            5 => Type::Record,
            6 => Type::Shape,
            7 => Type::Tuple(vec![Type::Number, Type::numbers(1)]),
            _ => Type::maybe(Type::Number),
        };
        Helper { name, parameters, result: Some(result) }
    }

    /// A call that returns a value of this type.
    pub(super) fn call(&mut self, of: &Type) -> Option<String> {
        let fits = |helper: &&Helper| helper.result.as_ref().is_some_and(|result| result.stands_for(of));
        let all: Vec<Helper> = self.helpers.iter().filter(fits).cloned().collect();
        let helper = self.dice.pick(&all)?.clone();
        let arguments: Option<Vec<String>> =
            helper.parameters.iter().map(|parameter| self.argument(parameter)).collect();
        Some(format!("{}({})", helper.name, arguments?.join(", ")))
    }

    /// A call that writes to its first argument.
    pub(super) fn call_in_place(&mut self) -> Option<()> {
        let all: Vec<Helper> = self.helpers.iter().filter(|helper| helper.result.is_none()).cloned().collect();
        let helper = self.dice.pick(&all)?.clone();
        let place = self.place(Purpose::Write, |of| of.is_numbers(1))?;
        let (_, least) = place.of.items()?;
        self.scope.open();
        self.scope.lock(&place.root, Lock::Hidden);
        let others: Option<Vec<String>> =
            helper.parameters[1..].iter().map(|parameter| self.argument(parameter)).collect();
        self.scope.close();
        let base = receiver(place.text);
        let first = match least > 1 && self.dice.percent(30) {
            true => format!("&mut {base}[1..]"),
            false if place.references > 0 => base,
            false => format!("&mut {base}"),
        };
        let arguments = [vec![first], others?].concat();
        self.line(&format!("{}({});", helper.name, arguments.join(", ")));
        Some(())
    }

    fn argument(&mut self, parameter: &Parameter) -> Option<String> {
        match parameter {
            Parameter::Number => Some(self.number(1)),
            Parameter::Count => Some(self.count(1)),
            Parameter::Slice | Parameter::InPlace => self.slice(1),
            Parameter::Reference(of) => {
                let place = self.place(Purpose::Read, |other| other.stands_for(of))?;
                let base = receiver(place.text);
                Some(match place.references {
                    0 => format!("&{base}"),
                    n => "*".repeat(n - 1) + &base,
                })
            }
        }
    }
}
