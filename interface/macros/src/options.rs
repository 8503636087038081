//! What stands in the parentheses of `#[differentiable(…)]`.

use crate::adjoint::{ALLOWED, Purpose};
use crate::rule::Derivatives;
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::Parser;
use syn::{Attribute, Expr, Ident, Meta, Path, PathSegment, Result, Visibility};

/// The settings of one attribute.
#[derive(Default)]
pub(crate) struct Options {
    /// `name = Residual`, `name = pub Residual`: of the type that is made.
    pub(crate) name: Option<Ident>,
    /// Who sees that type.
    pub(crate) visibility: Option<Visibility>,
    /// `crate = fx`: what fluxions is called here.
    pub(crate) krate: Option<Path>,
    /// `adjoint`, `adjoint = path`, `adjoint_by = backend`: what computes Jᵀ ȳ.
    pub(crate) adjoint: Option<Adjoint>,
    /// `helper`: only the literals are treated, no type is made.
    pub(crate) helper: bool,
    /// `called`: other adjoints call the function, with derivatives for its parameters.
    pub(crate) called: bool,
    /// `pushforward = path`, `pullback = path`: the function is a rule.
    pub(crate) derivatives: Derivatives,
    /// `views(split, Layer::of)`: functions that return a part of an argument.
    pub(crate) views: Vec<String>,
}

/// Where the adjoint of a function comes from.
#[derive(Clone)]
pub(crate) enum Adjoint {
    /// The macro writes it.
    Written,
    /// It is the function, or the method of the model, of this name.
    ByHand(Path),
    /// It is the pullback of this backend: `adjoint_by = Dual::new()`.
    By(Expr),
}

impl Adjoint {
    /// What the adjoint of a function is called by.
    pub(crate) fn of_function(&self, function: &Ident) -> Path {
        match self {
            Self::Written | Self::By(_) => Path {
                leading_colon: None,
                segments: [function.clone(), Ident::new("adjoint", Span::call_site())]
                    .map(PathSegment::from)
                    .into_iter()
                    .collect(),
            },
            Self::ByHand(path) => path.clone(),
        }
    }

    /// The name of the adjoint of a method.
    pub(crate) fn of_method(&self, method: &Ident) -> Path {
        match self {
            Self::Written | Self::By(_) => quote::format_ident!("{method}__adjoint").into(),
            Self::ByHand(path) => path.clone(),
        }
    }
}

impl Options {
    /// Whether the macro writes the adjoint.
    pub(crate) fn writes_adjoint(&self) -> bool {
        matches!(self.adjoint, Some(Adjoint::Written))
    }

    /// Who calls the adjoint that the macro writes.
    pub(crate) fn purpose(&self) -> Purpose {
        match (self.helper, self.called) {
            (true, _) => Purpose::Adjoints,
            (false, true) => Purpose::Both,
            (false, false) => Purpose::Backends,
        }
    }

    pub(crate) fn parse(settings: TokenStream) -> Result<Self> {
        let (mut options, mut without_reading) = (Self::default(), vec![]);
        let parser = syn::meta::parser(|meta| {
            if meta.path.is_ident("name") {
                let value = meta.value()?;
                let visibility: Visibility = value.parse()?;
                options.visibility = Some(visibility).filter(|v| !matches!(v, Visibility::Inherited));
                options.name = Some(value.parse()?);
            } else if meta.path.is_ident("crate") {
                options.krate = Some(meta.value()?.parse()?);
            } else if meta.path.is_ident("adjoint") {
                let by_hand = meta.input.peek(syn::Token![=]).then(|| meta.value()?.parse()).transpose()?;
                options.adjoint = Some(by_hand.map_or(Adjoint::Written, Adjoint::ByHand));
            } else if meta.path.is_ident("adjoint_by") {
                options.adjoint = Some(Adjoint::By(meta.value()?.parse()?));
            } else if meta.path.is_ident("helper") {
                options.helper = true;
            } else if meta.path.is_ident("called") {
                options.called = true;
            } else if meta.path.is_ident("pushforward") || meta.path.is_ident("pullback") {
                let derivatives = &mut options.derivatives;
                let pushes = meta.path.is_ident("pushforward");
                let slot = if pushes { &mut derivatives.pushforward } else { &mut derivatives.pullback };
                if slot.replace(meta.value()?.parse()?).is_some() {
                    return Err(meta.error("one rule for a function is enough"));
                }
            } else if meta.path.is_ident("planted") {
                // A mistake of the adjoint for tests that catch it: no view has such a name.
                let mistake: Ident = meta.value()?.parse()?;
                options.views.push(format!("planted {mistake}"));
            } else if meta.path.is_ident("allow") {
                meta.parse_nested_meta(|warning| match ALLOWED.iter().find(|name| warning.path.is_ident(name)) {
                    Some(name) => {
                        // No view has such a name.
                        options.views.push(format!("allow {name}"));
                        Ok(())
                    }
                    None => Err(warning.error("the warnings are `cut` and `no_influence`")),
                })?;
            } else if meta.path.is_ident("views") {
                meta.parse_nested_meta(|inner| {
                    let names: Vec<_> = inner.path.segments.iter().map(|s| s.ident.to_string()).collect();
                    let view = names.join("::");
                    if let Some(reading) = view.strip_suffix("_mut") {
                        let words = format!("the adjoints are found by `{reading}`: write that method, too, and name both, `views({reading}, {view})`");
                        without_reading.push((reading.to_string(), inner.error(words)));
                    }
                    options.views.push(view);
                    Ok(())
                })?;
            } else {
                return Err(meta.error(
                    "the settings are `name = Type`, `crate = path`, `pushforward = path`, `pullback = path`, `helper`, \
                     `adjoint`, `called`, `adjoint_by = backend`, `views(f, …)` and `allow(cut)`",
                ));
            }
            Ok(())
        });
        parser.parse2(settings)?;
        match without_reading.into_iter().find(|(reading, _)| !options.views.contains(reading)) {
            Some((_, error)) => Err(error),
            None => Ok(options),
        }
    }

    /// Takes `#[differentiable(…)]` off a method of a marked `impl` block.
    pub(crate) fn take(attributes: &mut Vec<Attribute>) -> Result<Self> {
        let Some(i) = attributes.iter().position(|a| a.path().is_ident("differentiable")) else {
            return Ok(Self::default());
        };
        let attribute = attributes.remove(i);
        match attribute.meta {
            Meta::List(list) => Self::parse(list.tokens),
            _ => Ok(Self::default()),
        }
    }
}

/// The same tokens with `::fluxions` called otherwise.
pub(crate) fn rename(tokens: TokenStream, krate: &Path) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_colon = |i: usize| matches!(tokens.get(i), Some(TokenTree::Punct(p)) if p.as_char() == ':');
    let is_name = |i: usize| matches!(tokens.get(i), Some(TokenTree::Ident(name)) if name == "fluxions");
    let mut renamed = TokenStream::new();
    let mut i = 0;
    while let Some(token) = tokens.get(i) {
        if is_colon(i) && is_colon(i + 1) && is_name(i + 2) {
            krate.to_tokens(&mut renamed);
            i += 3;
            continue;
        }
        renamed.extend([match token {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), rename(group.stream(), krate));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            other => other.clone(),
        }]);
        i += 1;
    }
    renamed
}
