//! Which names stand for structs, as what is done with them says.
//!
//! `p + q` of two structs is a call of the user's operator, and a macro sees no types. A value is a struct where its type is written, where it is made as
//! structs are, and where it has named fields or methods that no number has. So is what is added to one, bound to one or assigned to one, and the product of
//! one with a number. What is not found to be a struct is taken for a number; the compiler objects where that is wrong.

mod made;
pub(super) mod own;
mod read;
mod spread;
mod terms;

use super::counts;
use super::lower::is_primitive;
use super::names::{Kind, Names};
use super::signature::Owner;
use super::syntax::{THINNING, called_names, content_of, is_range, strip};
use crate::idents::{ByName, is_one_of};
use made::{Made, enum_of};
use read::Read;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use syn::{
    Block, Expr, ExprCall, ExprMethodCall, ExprPath, FnArg, Ident, ImplItem, ItemImpl, Member, ReturnType, Signature,
    Type,
};

/// Methods that make an iterator over a list, or one of copies.
const LISTING: [&str; 5] = ["iter", "iter_mut", "into_iter", "copied", "cloned"];

/// Types of the standard library, whose functions have names that those of the user's may have too.
const OF_LIBRARY: [&str; 4] = ["String", "Vec", "HashMap", "BTreeMap"];

/// What a struct, or a list of structs, is called by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Variable(String),
    /// A field, of whatever struct.
    Field(String),
    /// What a method returns.
    Method(String),
    /// What a function returns.
    Function(String),
}

impl Key {
    /// What an expression is called by.
    fn of(e: &Expr) -> Option<Self> {
        Some(match strip(e) {
            Expr::Path(p) => Self::Variable(p.path.get_ident()?.to_string()),
            Expr::Field(f) => match &f.member {
                Member::Named(name) => Self::Field(name.to_string()),
                Member::Unnamed(_) => return None,
            },
            Expr::MethodCall(m) => Self::Method(m.method.to_string()),
            Expr::Call(c) => Self::function(c)?,
            _ => return None,
        })
    }

    /// A function, by its last name: `new` of whatever type of the user's.
    fn function(c: &ExprCall) -> Option<Self> {
        let Expr::Path(p) = strip(&c.func) else { return None };
        if matches!(called_names(&c.func), Some((Some(of), _)) if is_one_of(of, &OF_LIBRARY)) {
            return None;
        }
        Some(Self::Function(p.path.segments.last()?.ident.to_string()))
    }
}

/// What structs are called by.
#[derive(Debug, Default)]
struct Keys {
    values: FxHashSet<Key>,
    /// Lists of structs.
    lists: FxHashSet<Key>,
}

impl Keys {
    fn is_empty(&self) -> bool {
        self.values.is_empty() && self.lists.is_empty()
    }

    /// Keeps what is the same in all methods of a block.
    fn of_block(mut self) -> Self {
        for keys in [&mut self.values, &mut self.lists] {
            keys.retain(|key| matches!(key, Key::Field(_) | Key::Method(_)));
        }
        self
    }

    /// Whether this is a struct wherever it stands.
    fn has(&self, e: &Expr) -> bool {
        if self.is_empty() {
            return false;
        }
        match strip(e) {
            Expr::Index(i) if !is_range(i) => Key::of(&i.expr).is_some_and(|key| self.lists.contains(&key)),
            e => Key::of(e).is_some_and(|key| self.values.contains(&key)),
        }
    }
}

/// The structs of a function.
#[derive(Debug, Default)]
pub(crate) struct Structs {
    all: Keys,
    /// Those whose type the user defined.
    own: Keys,
    /// Matrices of nalgebra, without its columns.
    matrices: Keys,
    /// What the signatures of the block say.
    pub(super) methods: Rc<Methods>,
    made: Made,
    /// The variable that `mut self` is.
    pub(super) this: Option<String>,
}

/// Integers, floats and truth values in the signatures of a block.
#[derive(Debug, Default)]
pub(super) struct Methods {
    /// Which arguments of a method are such.
    arguments: FxHashMap<String, Vec<bool>>,
    /// Methods that return one, or what is made of such, and only look at the struct.
    results: FxHashSet<String>,
    /// Methods that change the struct, and whether they return one.
    changing: FxHashMap<String, bool>,
    /// Fields that the methods use as such.
    fields: Rc<FxHashSet<String>>,
}

impl Methods {
    /// Whether a method of the block is called of `self`, and changes it.
    pub(super) fn changes_self(&self, m: &ExprMethodCall) -> bool {
        self.changing_method(m).is_some()
    }

    /// Whether it returns an integer, a float or a truth value besides.
    pub(super) fn is_plain_and_changes_self(&self, m: &ExprMethodCall) -> bool {
        self.changing_method(m) == Some(true)
    }

    /// Whether the block has such a method.
    pub(super) fn has_plain_that_change_self(&self) -> bool {
        self.changing.values().any(|returns| *returns)
    }

    fn changing_method(&self, m: &ExprMethodCall) -> Option<bool> {
        let is_self = || matches!(strip(&m.receiver), Expr::Path(p) if p.path.is_ident("self"));
        self.changing.by_name(&m.method).copied().filter(|_| is_self())
    }

    fn read(&mut self, signature: &Signature) {
        let is_plain_argument = |input: &FnArg| match input {
            FnArg::Typed(typed) => Some(is_primitive(&typed.ty)),
            FnArg::Receiver(_) => None,
        };
        let name = signature.ident.to_string();
        // What changes the struct has a way back, whatever it returns.
        let changes = signature.receiver().is_some_and(|r| r.reference.is_some() && r.mutability.is_some());
        let is_plain = matches!(&signature.output, ReturnType::Type(_, ty) if is_primitive(ty));
        if changes {
            self.changing.insert(name.clone(), is_plain);
        } else if matches!(&signature.output, ReturnType::Type(_, ty) if is_made_of_primitives(ty)) {
            self.results.insert(name.clone());
        }
        self.arguments.insert(name, signature.inputs.iter().filter_map(is_plain_argument).collect());
    }
}

/// Whether a type is one of integers and floats, or a tuple or an option of such.
fn is_made_of_primitives(ty: &Type) -> bool {
    match ty {
        Type::Tuple(t) => !t.elems.is_empty() && t.elems.iter().all(is_made_of_primitives),
        ty => is_primitive(ty) || content_of(ty, "Option").is_some_and(is_made_of_primitives),
    }
}

impl Structs {
    /// Reads a function, whose value is of the type `result`.
    pub(super) fn of(
        owner: &Owner<'_>,
        signature: &Signature,
        result: Option<&Type>,
        block: &Block,
        scalar: &Ident,
    ) -> Self {
        let known = owner.structs();
        let methods = known.map(|known| known.methods.clone()).unwrap_or_default();
        let mut read = Read::new(scalar, owner.model());
        known.into_iter().for_each(|known| read.recall(known));
        read.function(signature, result, block);
        let made = Made::read(owner.model(), signature, block, scalar);
        Self { methods, made, ..read.finish() }
    }

    /// Reads the methods of a block: of one field they say the same, and their types say what they return.
    pub(crate) fn of_block(item: &ItemImpl, scalar: &Ident) -> Self {
        let mut read = Read::new(scalar, Some(&item.self_ty));
        let mut methods = Methods::default();
        for member in &item.items {
            if let ImplItem::Fn(method) = member {
                read.method_of_block(&method.sig, &method.block);
                methods.read(&method.sig);
            }
        }
        let Self { all, own, matrices, .. } = read.finish();
        let [all, own, matrices] = [all, own, matrices].map(Keys::of_block);
        let mut structs = Self { all, own, matrices, methods: Rc::new(methods), ..Self::default() };
        let fields = counts::fields_of_block(item, scalar, &structs);
        if let Some(methods) = Rc::get_mut(&mut structs.methods) {
            methods.fields = Rc::new(fields);
        }
        structs
    }

    /// Integers and floats among the fields of `self`, as the methods of the block say.
    pub(super) fn own_fields(&self) -> &Rc<FxHashSet<String>> {
        &self.methods.fields
    }

    /// Whether a function is one of a type that is made of numbers: `Point::new(…)` where `Point<S>` is written.
    pub(super) fn is_of_numbers(&self, e: &Expr) -> bool {
        let of = match strip(e) {
            Expr::Call(c) => called_names(&c.func).and_then(|(of, _)| of),
            _ => None,
        };
        of.is_some_and(|of| self.made.types.has_name(of))
    }

    /// Whether a path is that of a variant of an enum that has numbers in it: `State::Idle` beside `State::Moving(x[0])`.
    pub(super) fn is_variant_of_numbers(&self, p: &ExprPath) -> bool {
        let Made { types, enums } = &self.made;
        enum_of(p).is_some_and(|name| [types, enums].iter().any(|all| all.has_name(name)))
    }

    /// Whether this is a struct wherever it stands.
    pub(super) fn has(&self, e: &Expr) -> bool {
        self.all.has(e)
    }

    /// Whether this is a struct of the user's wherever it stands.
    pub(super) fn has_own(&self, e: &Expr) -> bool {
        self.own.has(e)
    }

    /// Whether this is a matrix of nalgebra wherever it stands.
    pub(super) fn has_matrix(&self, e: &Expr) -> bool {
        self.matrices.has(e)
    }

    /// Which arguments of a method of `self` are integers and floats.
    pub(super) fn plain_arguments(&self, m: &ExprMethodCall) -> Option<&[bool]> {
        let plain = self.methods.arguments.by_name(&m.method)?;
        (plain.len() == m.args.len() && self.is_receiver(&m.receiver)).then_some(plain)
    }

    /// Whether `self.rate(n)` is a method that returns an integer, a float or a truth value.
    pub(super) fn is_plain_method(&self, m: &ExprMethodCall) -> bool {
        self.methods.results.has_name(&m.method) && self.is_receiver(&m.receiver)
    }

    /// Whether `self.draw()` is a method that changes the struct and returns an integer, a float or a truth value.
    pub(super) fn is_plain_and_changes_self(&self, m: &ExprMethodCall) -> bool {
        self.methods.is_plain_and_changes_self(m)
    }

    fn is_receiver(&self, e: &Expr) -> bool {
        let is_this = |name: &Ident| name == "self" || self.this.as_ref().is_some_and(|this| name == this);
        matches!(strip(e), Expr::Path(p) if p.path.get_ident().is_some_and(is_this))
    }

    /// Whether the items of an iterator over a list are structs.
    pub(super) fn has_items(&self, e: &Expr) -> bool {
        let mut list = strip(e);
        loop {
            list = match list {
                Expr::MethodCall(m) if is_one_of(&m.method, &THINNING) || is_one_of(&m.method, &LISTING) => {
                    strip(&m.receiver)
                }
                Expr::Reference(r) => strip(&r.expr),
                _ => break,
            };
        }
        let lists = &self.all.lists;
        !lists.is_empty() && Key::of(list).is_some_and(|key| lists.contains(&key))
    }

    /// Whether a variable is one.
    pub(super) fn has_variable(&self, name: &Ident) -> bool {
        let values = &self.all.values;
        !values.is_empty() && values.contains(&Key::Variable(name.to_string()))
    }
}

impl Names {
    /// Whether an expression is a struct by what the function does with it.
    pub(super) fn is_used_as_struct(&self, e: &Expr) -> bool {
        let is_number = match self.kind_of(e) {
            Some(Kind::Number(_) | Kind::Closure(_)) => true,
            Some(Kind::Passive { numbers, .. }) => !numbers,
            Some(Kind::Place(place)) => place.number,
            None => false,
        };
        !is_number && self.used.has(e)
    }
}
