//! Who calls an adjoint, and which functions are written for that.

use super::lower::adjoint_of;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::Ident;

/// Who calls an adjoint.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// Backends. Other adjoints may call it as well, if the function has no parameters.
    Backends,
    /// Backends and other adjoints: `called`.
    Both,
    /// Other adjoints alone: `helper`.
    Adjoints,
    /// The trait by which other adjoints find that of an operator. Forward they apply the operator.
    Operator,
}

impl Purpose {
    pub(super) fn forms(self) -> &'static [Form] {
        match self {
            Self::Backends => &[Form::Whole],
            Self::Both => &[Form::Adjoint, Form::Halves],
            Self::Adjoints => &[Form::Helper],
            Self::Operator => &[Form::Adjoint],
        }
    }
}

/// What is written of a function at once.
///
/// A parameter is an argument without derivative to a backend. To another adjoint it is an argument like others: what is passed there may be computed
/// from numbers with derivatives.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Form {
    /// `adjoint`, and the halves, which call it. Nobody can call those of a function with parameters.
    Whole,
    /// `adjoint` alone.
    Adjoint,
    /// The halves alone, with derivatives for parameters.
    Halves,
    /// The halves, with derivatives for parameters. Where they go forward twice, and for methods, `adjoint` is there, too.
    Helper,
}

impl Form {
    /// Whether parameters have derivatives.
    pub(super) fn follows_parameters(self) -> bool {
        matches!(self, Self::Halves | Self::Helper)
    }

    /// Whether a backend calls the function with both sweeps.
    pub(super) fn is_for_backends(self) -> bool {
        !self.follows_parameters()
    }

    /// Whether each half has a sweep of its own, where that is possible.
    pub(super) fn splits(self) -> bool {
        self.follows_parameters()
    }

    /// The name of the function with both sweeps.
    pub(super) fn name(self, of_module: bool, function: &Ident) -> Ident {
        match (self, of_module) {
            (Self::Halves, true) => format_ident!("adjoint_of_all", span = function.span()),
            (Self::Halves, false) => format_ident!("{}_of_all", adjoint_of(function)),
            (_, true) => format_ident!("adjoint", span = function.span()),
            (_, false) => adjoint_of(function),
        }
    }
}

/// The condition, which no number fulfils, for halves that do not follow the parameters of a function.
pub(super) fn refused(scalar: &Ident) -> TokenStream {
    quote!(::fluxions::adjoint::Unfollowed<#scalar>: ::fluxions::adjoint::Followed)
}
