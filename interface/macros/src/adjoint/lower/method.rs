//! Methods of structs that have derivatives.

use super::super::activity::{FLAT, HIDING};
use super::super::here::quote;
use super::super::ir::Kept;
use super::super::names::Kind;
use super::super::place::{LOOKS, PARTS_OF_MATRICES, VIEWS, is_iterator};
use super::super::screen::{RESIZING, is_resizing, root};
use super::super::syntax::{refuse, strip};
use super::call::Arguments;
use super::number::is_function;
use super::{Lower, Turned};
use crate::idents::{ByName, is_one_of, with_text};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprMethodCall, Ident, Result};

/// Methods of the standard library, and operators, which are no methods of a struct of the user.
const OF_LIBRARIES: [&str; 86] = [
    "__ok_or_none",
    "__ok_or_panic",
    "all",
    "and_then",
    "any",
    "append",
    "as_deref",
    "binary_search_by",
    "chunk_by",
    "chunks",
    "cloned",
    "cmp",
    "collect",
    "concat",
    "copied",
    "dedup",
    "determinant",
    "drain",
    "err",
    "expect",
    "filter",
    "filter_map",
    "find",
    "find_map",
    "flat_map",
    "flatten",
    "fold",
    "for_each",
    "get_or_insert",
    "get_or_insert_with",
    "inspect",
    "is_some",
    "is_sorted",
    "join",
    "last_mut",
    "lu",
    "map",
    "map_err",
    "map_or",
    "map_or_else",
    "map_while",
    "max_by",
    "max_by_key",
    "min_by",
    "min_by_key",
    "next",
    "next_back",
    "nth",
    "ok",
    "ok_or",
    "ok_or_else",
    "or",
    "or_else",
    "partial_cmp",
    "partition",
    "peekable",
    "product",
    "qr",
    "reduce",
    "retain",
    "reverse",
    "rotate_left",
    "rotate_right",
    "scan",
    "sort",
    "sort_by",
    "sort_by_key",
    "sort_unstable_by",
    "splice",
    "split_off",
    "step_by",
    "sum",
    "swap_remove",
    "take",
    "then",
    "then_some",
    "try_fold",
    "try_for_each",
    "try_inverse",
    "unwrap",
    "unwrap_or",
    "unwrap_or_default",
    "unwrap_or_else",
    "unzip",
    "windows",
    "zip",
];

/// Derivatives, which have arguments.
const OPERATORS: [&str; 8] =
    ["derivative", "gradient", "hessian", "hvp", "jacobian", "pullback", "pushforward", "second_derivative"];

/// Those whose only argument is a function.
const OF_FUNCTIONS: [&str; 25] = [
    "all",
    "and_then",
    "any",
    "filter",
    "filter_map",
    "find",
    "find_map",
    "flat_map",
    "for_each",
    "get_or_insert_with",
    "inspect",
    "map",
    "map_err",
    "map_while",
    "max_by",
    "max_by_key",
    "min_by",
    "min_by_key",
    "ok_or_else",
    "or_else",
    "partition",
    "reduce",
    "retain",
    "then",
    "unwrap_or_else",
];

/// Further methods of numbers and lists.
const OF_NUMBERS: [&str; 15] = [
    "clone",
    "clone_owned",
    "clone_from_slice",
    "copy_from_slice",
    "fill",
    "into_owned",
    "operand",
    "sin_cos",
    "swap",
    "to_owned",
    "to_vec",
    "transpose",
    "with_gradient",
    "as_str",
    "to_string",
];

/// Whether a method is one that neither numbers nor lists have.
pub(in crate::adjoint) fn is_of_struct(method: &Ident) -> bool {
    let of_others: [&[&str]; 8] =
        [&OF_LIBRARIES, &OF_NUMBERS, &FLAT, &HIDING, &LOOKS, &PARTS_OF_MATRICES, &VIEWS, &RESIZING];
    !with_text(method, is_function) && !of_others.iter().any(|names| is_one_of(method, names))
}

impl Lower {
    /// Whether a method may be one of a struct of the user, which has derivatives itself.
    pub(super) fn is_of_user(&self, m: &ExprMethodCall) -> bool {
        let receiver = strip(&m.receiver);
        let is_value = match receiver {
            Expr::Path(_) | Expr::Field(_) | Expr::Index(_) => {
                self.names.is_place(receiver)
                    && !self.names.is_number(receiver)
                    && !self.names.place_of(receiver).is_some_and(|place| place.numbers)
                    || self.is_struct(receiver) && self.names.numeric(receiver) && !self.names.active(receiver)
            }
            Expr::MethodCall(inner) => self.is_of_user(inner),
            Expr::Call(_) | Expr::Struct(_) => true,
            Expr::Binary(_) | Expr::Unary(_) => self.may_be_operator(receiver) && is_of_struct(&m.method),
            _ => false,
        };
        // A struct may have a method with the name of one of the standard library, which takes other arguments.
        let is_function = |a: &Expr| match strip(a) {
            Expr::Closure(_) => true,
            a => matches!(a, Expr::Path(_)) && matches!(self.names.kind_of(a), None | Some(Kind::Closure(_))),
        };
        let is_own = !m.args.is_empty()
            && !m.args.iter().any(is_function)
            && (is_one_of(&m.method, &OF_FUNCTIONS) || self.is_struct(receiver));
        let is_operator = !m.args.is_empty() && is_one_of(&m.method, &OPERATORS);
        let is_of_list = is_resizing(&m.method) || !is_own && (is_operator || is_one_of(&m.method, &OF_LIBRARIES));
        is_value && (!is_of_list || self.is_method_of_struct(m))
    }

    /// Whether a method with the name of one of lists is a struct's.
    pub(super) fn is_method_of_struct(&self, m: &ExprMethodCall) -> bool {
        let is_of_list = is_resizing(&m.method) || m.method == "sort";
        is_of_list && matches!(strip(&m.receiver), Expr::Path(_)) && self.is_struct(&m.receiver)
    }

    /// Whether a method with numbers is one of a type parameter, which only its bounds tell of.
    pub(super) fn is_of_bound(&self, m: &ExprMethodCall) -> bool {
        let is_bounded = |name: &Ident| self.bounded.has_name(name) && !self.names.active(&m.receiver);
        matches!(strip(&m.receiver), Expr::Path(p) if p.path.get_ident().is_some_and(is_bounded))
    }

    /// Whether a method may be one of a struct that an option or another method gives: `best.unwrap().cost()`.
    pub(super) fn is_of_result(&self, m: &ExprMethodCall) -> bool {
        let is_result = match strip(&m.receiver) {
            // Derivatives inside have words of their own.
            Expr::MethodCall(of) => !is_resizing(&of.method) && of.method != "bind" && !is_iterator(&m.receiver),
            _ => false,
        };
        is_result && is_of_struct(&m.method)
    }

    /// The receiver of such a method in both sweeps. Its adjoint is an argument.
    pub(super) fn active_receiver(
        &mut self,
        e: &Expr,
        looks: bool,
        to: &mut Arguments,
    ) -> Result<(TokenStream, TokenStream)> {
        if !looks && self.names.is_place(e) && self.names.writable(e) {
            return self.lent_receiver(e, to);
        }
        let e = &*self.owned_part(e);
        let made = match self.may_be_operator(e) {
            true => Some(self.operator_as_place(e)?),
            false => None,
        };
        let (mut receiver, e) = (Arguments::default(), made.as_ref().unwrap_or(e));
        let is_reference = matches!(strip(e), Expr::Path(_)) && self.names.is_view(e);
        let lent = match is_reference {
            // The method only looks.
            true if self.names.writable(e) => syn::parse_quote!(&*#e),
            true => e.clone(),
            false => syn::parse_quote!(&#e),
        };
        self.argument(&lent, true, &mut receiver)?;
        let mut back = std::mem::take(&mut receiver.back).into_iter();
        let (Some(value), Some(again), Some(bar)) = (receiver.forward.pop(), back.next(), back.next()) else {
            return refuse(e, "there is no value for this method");
        };
        to.back.push(bar);
        to.take_over(receiver);
        // What a method is called of is no reference: for one the compiler would not say the words of `HasAdjoint`.
        Ok((quote!((*#value)), quote!((*#again))))
    }

    /// A receiver that the method may write to, which its name does not say.
    fn lent_receiver(&mut self, e: &Expr, to: &mut Arguments) -> Result<(TokenStream, TokenStream)> {
        if let Some(name) =
            self.variable_of(e).and_then(|_| root(e)).filter(|name| !self.names.screened.lent.contains(name))
        {
            self.turned = Some(Turned::Lent(name));
            return refuse(e, "a method that may write to this variable");
        }
        let settled = self.look_at(e)?;
        let (value, shadow, hold) =
            (self.names.rename(&settled).to_token_stream(), self.names.shadow(&settled)?, self.names.hold(&settled));
        to.back.push(match self.names.is_view(&settled) {
            true => shadow.into_tokens(),
            false => quote!(&#shadow),
        });
        to.reads.extend(&hold.roots);
        to.writes.extend(&hold.roots);
        let name = self.names.fresh("kept");
        let copied = self.looked_at(&settled, &value);
        let lent = self.names.is_view(&settled).then(|| quote!(*));
        to.kept.push(Kept { name: name.clone(), value: value.clone(), copied, roots: hold.roots, written: true });
        Ok((quote!((#lent #value)), quote!((#name))))
    }
}
