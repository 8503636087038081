//! Lists that get longer and shorter at their ends, and so do their adjoints: where an item is pushed, its adjoint is popped on the way back.

use super::super::code::{Code, code, stack};
use super::super::here::quote;
use super::super::ir::{Atom, Change, Value};
use super::super::names::{Root, bar};
use super::{Class, Emit, Piece};
use proc_macro2::TokenStream;
use syn::Ident;

impl Emit {
    /// A list gets one item more or less.
    pub(super) fn resize(&mut self, list: &Code, shadow: &Code, roots: &[Root], change: &Change) -> Piece {
        let useful = self.useful.reaches(roots);
        let mut piece = match change {
            Change::Push(from) => self.push(list, shadow, from, useful),
            Change::Pop { t, unwrap } => self.pop(list, shadow, t, unwrap.as_ref()),
        };
        if !useful {
            piece.back = Code::default();
        }
        piece
    }

    fn push(&mut self, list: &Code, shadow: &Code, from: &Value, useful: bool) -> Piece {
        let new = self.own(from, false);
        let forward = code!([list, new, stack()] ::fluxions::adjoint::push(&mut #list, #new, stack.pool()););
        let popped = match self.planted("resized") {
            true => code!([shadow] #shadow.swap_remove(0)),
            // A field may be a list without derivatives.
            false if shadow.as_variable().is_none() => {
                code!([shadow] ::fluxions::adjoint::BarsOf(&mut #shadow).pop())
            }
            false => code!([shadow] ::fluxions::adjoint::pop_bar(&mut #shadow)),
        };
        let back = match from {
            Value::Group(t) => {
                if useful {
                    self.taken.insert(t.to_string());
                }
                let of_value = self.begins(t);
                code!([of_value, popped] #of_value = #popped;)
            }
            Value::Number(Atom::Var(t)) => {
                let (d, s) = (self.fresh("d"), &self.scalar);
                // A field that may be a float does not say whose adjoint it is.
                let mut back = match self.is_doubtful(t) && shadow.as_variable().is_none() {
                    true => code!([d, shadow] let #d: #s = ::fluxions::adjoint::BarsOf(&mut #shadow).number().read();),
                    false => code!([d, popped] let #d = #popped.into_inner();),
                };
                back.append(self.add(t, Code::variable(&d)));
                back
            }
            _ => {
                code!([list, popped, stack()] { let __bar = #popped; ::fluxions::adjoint::BarOf(__bar).give(|| &#list, stack.pool()); })
            }
        };
        Piece { forward, back, ..Piece::default() }
    }

    fn pop(&mut self, list: &Code, shadow: &Code, t: &Ident, unwrap: Option<&TokenStream>) -> Piece {
        let (b, mut defs) = (bar(t), vec![(t.clone(), Class::Keep)]);
        let taken = code!([list] ::std::vec::Vec::pop(&mut #list));
        let pushed = |b: &Code| code!([list, shadow, b, stack()] ::fluxions::adjoint::BarsOf(&mut #shadow).push(|| &#list, #b, stack.pool()););
        let (forward, back) = if let Some(unwrap) = unwrap {
            (code!([t, taken, unwrap] let #t = #taken #unwrap;), pushed(&Code::variable(&b)))
        } else {
            let push = pushed(&Code::read(quote!(__bar)));
            let mut forward = code!([t, taken] let #t = #taken;);
            let mut back = code!([b, push] if let ::core::option::Option::Some(__bar) = #b { #push });
            if !self.open.is_empty() {
                // The adjoint may be that of a variable which has a value later.
                let some = self.fresh("some");
                forward.append(code!([some, t] let #some = #t.is_some();));
                back = code!([some, back] if #some { #back });
                defs.push((some, Class::Keep));
            }
            (forward, back)
        };
        Piece { forward, bars: self.like(t), back, defs, ..Piece::default() }
    }
}
