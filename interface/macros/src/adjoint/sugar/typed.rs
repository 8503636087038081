//! Copies of variables whose types are written: `let start: (S, S) = …; let mut here = start;` is `let mut here: (S, S) = start;`. Of constants nothing else
//! says that they have parts.

use super::super::syntax::{pattern_names, strip};
use rustc_hash::FxHashMap;
use syn::{Expr, Local, Pat, PatType, PathArguments, Stmt, Type, parse_quote};

/// Writes the types of such copies among the statements of a block.
pub(super) fn copies(stmts: &mut [Stmt]) {
    let mut types = FxHashMap::default();
    for stmt in stmts {
        let Stmt::Local(Local { pat, init: Some(init), .. }) = stmt else { continue };
        if let (Pat::Ident(_), Expr::Path(source)) = (&*pat, strip(&init.expr))
            && let Some(ty) = source.path.get_ident().and_then(|source| types.get(source))
        {
            *pat = Pat::Type(parse_quote!(#pat: #ty));
        }
        match pat {
            Pat::Type(PatType { pat, ty, .. }) if has_parts(ty) => {
                if let Pat::Ident(p) = &**pat {
                    types.insert(p.ident.clone(), (**ty).clone());
                }
            }
            pat => pattern_names(pat).iter().for_each(|name| drop(types.remove(name))),
        }
    }
}

/// Whether values of a type have parts, as it is written.
fn has_parts(ty: &Type) -> bool {
    match ty {
        Type::Tuple(_) | Type::Array(_) => true,
        Type::Path(p) => {
            p.path.segments.last().is_some_and(|s| matches!(s.arguments, PathArguments::AngleBracketed(_)))
        }
        _ => false,
    }
}
