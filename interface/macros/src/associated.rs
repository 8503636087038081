//! The types that a block says for its trait. An adjoint is a method of the type itself, where `Self::State` has no meaning.

use syn::visit_mut::{self, VisitMut};
use syn::{Ident, ImplItem, ItemImpl, Type};

/// Writes the type for `Self::State` in the functions of a block that has `type State = …;`.
pub(crate) fn write_out(item: &mut ItemImpl) {
    let named = |member: &ImplItem| match member {
        ImplItem::Type(of) if of.generics.params.is_empty() => Some((of.ident.clone(), of.ty.clone())),
        _ => None,
    };
    let mut types = Types(item.items.iter().filter_map(named).collect());
    if types.0.is_empty() {
        return;
    }
    for member in &mut item.items {
        if let ImplItem::Fn(method) = member {
            types.visit_impl_item_fn_mut(method);
        }
    }
}

/// The names of such types, and what they are.
struct Types(Vec<(Ident, Type)>);

impl VisitMut for Types {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        if let Type::Path(p) = ty
            && p.qself.is_none()
            && let [own, name] = &p.path.segments.iter().map(|s| &s.ident).collect::<Vec<_>>()[..]
            && *own == "Self"
            && let Some((_, known)) = self.0.iter().find(|(of, _)| of == *name)
        {
            *ty = known.clone();
        }
        visit_mut::visit_type_mut(self, ty);
    }
}
