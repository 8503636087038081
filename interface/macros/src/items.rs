//! What a list has for items, from how the list is written: for the variables of loops and of closures.

use crate::bindings::{Bindings, Kind};
use crate::constants::unwrapped;
use syn::{Expr, ExprClosure, ExprMethodCall, Pat};

/// The items of a list.
pub(crate) enum Items {
    /// All of one kind.
    All(Kind),
    /// Pairs, as `zip` and `enumerate` make them.
    Pair(Box<Self>, Box<Self>),
}

impl Bindings {
    /// The items of `x`, `x.iter().zip(data)`, `self.data.iter().enumerate()` and the like.
    pub(crate) fn items(&self, list: &Expr) -> Items {
        match unwrapped(list) {
            Expr::Reference(reference) => self.items(&reference.expr),
            Expr::Index(part) if matches!(unwrapped(&part.index), Expr::Range(_)) => self.items(&part.expr),
            Expr::MethodCall(call) => match (call.method.to_string().as_str(), call.args.first()) {
                ("zip", Some(other)) => Items::Pair(Box::new(self.items(&call.receiver)), Box::new(self.items(other))),
                ("enumerate", None) => {
                    Items::Pair(Box::new(Items::All(Kind::Unknown)), Box::new(self.items(&call.receiver)))
                }
                ("windows" | "chunks" | "chunks_exact", Some(_)) => self.items(&call.receiver).in_lists(),
                (
                    "iter" | "into_iter" | "as_ref" | "as_slice" | "copied" | "cloned" | "rev" | "skip" | "take"
                    | "step_by" | "filter" | "skip_while" | "take_while" | "inspect",
                    _,
                ) => self.items(&call.receiver),
                _ => Items::All(Kind::Unknown),
            },
            list => Items::All(match self.kind(list) {
                Kind::Scalars | Kind::Both => Kind::Scalar,
                Kind::Floats => Kind::Plain,
                _ if self.is_plain(list) => Kind::Plain,
                _ if self.may_be_float(list) => Kind::Known,
                _ if self.is_part(list) => Kind::Part,
                _ => Kind::Unknown,
            }),
        }
    }
}

impl Items {
    /// Lists of such items.
    fn in_lists(self) -> Self {
        match self {
            Self::All(Kind::Scalar) => Self::All(Kind::Scalars),
            Self::All(kind @ (Kind::Plain | Kind::Known | Kind::Part)) => Self::All(kind),
            _ => Self::All(Kind::Unknown),
        }
    }
}

/// Whether the items of a list are values, as those of an array are that is written where it is gone through: `[(0.5, 1.0)].into_iter()`.
pub(crate) fn has_values(list: &Expr) -> bool {
    match unwrapped(list) {
        Expr::Array(_) | Expr::Repeat(_) => true,
        Expr::Macro(m) => m.mac.path.is_ident("vec"),
        Expr::MethodCall(call) => match (call.method.to_string().as_str(), call.args.first()) {
            ("copied" | "cloned", None) => true,
            ("zip", Some(other)) => has_values(&call.receiver) && has_values(other),
            ("into_iter" | "rev" | "enumerate" | "skip" | "take" | "step_by", _) => has_values(&call.receiver),
            _ => false,
        },
        _ => false,
    }
}

/// The patterns within a pattern that takes a value apart.
pub(crate) fn parts(pattern: &Pat) -> Vec<&Pat> {
    match pattern {
        Pat::Tuple(tuple) => tuple.elems.iter().collect(),
        Pat::TupleStruct(tuple) => tuple.elems.iter().collect(),
        Pat::Struct(fields) => fields.fields.iter().map(|field| &*field.pat).collect(),
        Pat::Slice(slice) => slice.elems.iter().collect(),
        Pat::Or(or) => or.cases.iter().collect(),
        _ => Vec::new(),
    }
}

/// The argument of a closure that takes the items of the list that it is passed to.
pub(crate) fn taken_from<'e>(call: &'e ExprMethodCall) -> Option<(&'e ExprClosure, usize)> {
    let (place, argument) = match call.method.to_string().as_str() {
        "map" | "for_each" | "flat_map" | "filter_map" | "filter" | "take_while" | "skip_while" | "map_while"
        | "inspect" | "find" | "find_map" | "any" | "all" | "position" | "partition" | "max_by_key" | "min_by_key" => {
            (0, 0)
        }
        "fold" => (1, 1),
        _ => return None,
    };
    match unwrapped(call.args.get(place)?) {
        Expr::Closure(closure) => Some((closure, argument)),
        _ => None,
    }
}
