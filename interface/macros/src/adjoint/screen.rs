//! What is asked of the whole body before anything else: what a macro cannot see through at all, and which names stand for values that change.

use super::hidden_state::HiddenState;
use super::syntax::{Idents, expressions, idents, pattern_names, refuse, strip};
use crate::idents::{is_one_of, with_text};
use crate::imports;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use rustc_hash::{FxHashMap, FxHashSet};
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut;
use syn::{Block, Expr, FnArg, Ident, Pat, PatIdent, Result, Signature};

/// What the body says about names. A name that stands for several variables is judged by all of them.
#[derive(Default)]
pub(super) struct Screened {
    /// Variables that are not declared `mut` behind which a value changes: those that are written through, and those that were bound to
    /// what [`lends`].
    pub(super) changing: FxHashSet<String>,
    /// Variables that are assigned as a whole, and lists that get more items or fewer: they may have another length then.
    pub(super) assigned: FxHashSet<String>,
    /// Variables that change by the one method that is called of them.
    pub(super) by_methods: FxHashSet<String>,
    /// Variables that are lent to calls which may write to them.
    pub(super) lent: FxHashSet<String>,
    /// Functions that are defined within the body.
    pub(super) functions: FxHashSet<String>,
    /// Types with several parameters.
    pub(super) several: FxHashSet<String>,
    /// Names without those of an enum that patterns take apart which may not match.
    pub(super) variants: FxHashSet<String>,
    /// Functions that are taken for those of the standard library by the names of their modules.
    pub(super) of_library: Vec<[Ident; 2]>,
    /// Variables that may change though no type shows it.
    pub(super) hidden: HiddenState,
    /// Functions that are called by names which a variable may have as well, `let weight = weight(0);`.
    pub(super) called: FxHashSet<String>,
    /// Whether there may be closures.
    pub(super) has_closures: bool,
}

/// The operators of the standard library, whose names a trait of the user may have too.
const OPERATORS: [(&str, &str, char); 4] =
    [("Add", "add", '+'), ("Sub", "sub", '-'), ("Mul", "mul", '*'), ("Div", "div", '/')];

impl Screened {
    /// A variable of one of several of a name has another one from now on.
    pub(super) fn rename(&mut self, old: &str, new: &str) {
        self.hidden.rename(old, new);
        for names in [&mut self.changing, &mut self.assigned, &mut self.by_methods, &mut self.lent] {
            if names.contains(old) {
                names.insert(new.to_string());
            }
        }
    }
}

/// Reads the body, and refuses what means something else than it seems to mean.
pub(super) fn screen(
    signature: &Signature,
    generics: &syn::Generics,
    scalar: &Ident,
    block: &Block,
) -> Result<Screened> {
    let mut screen = Screen::default();
    signature.inputs.iter().for_each(|input| screen.visit_fn_arg(input));
    screen.mutable.clear();
    screen.screened.hidden.note_arguments(signature, generics, scalar);
    let arguments = signature.inputs.iter().filter_map(|a| if let FnArg::Typed(a) = a { Some(&a.pat) } else { None });
    screen.callable = arguments.flat_map(|pat| pattern_names(pat)).map(|name| name.to_string()).collect();
    screen.visit_block(block);
    let Screen { mut screened, mutable, closures, callable, error } = screen;
    screened.called.retain(|name| !callable.contains(name));
    let copies = |c: &&syn::ExprClosure| {
        let (mut all, mut inside) = (FxHashSet::default(), Screen::default());
        idents(&*c.body, &mut all);
        inside.visit_expr_closure(c);
        all.iter().any(|name| mutable.get(name) > inside.mutable.get(name))
    };
    if let Some(c) = closures.iter().find(copies) {
        return refuse(
            c,
            "`move` copies a variable that changes: write the closure without `move`, or bind the copy with `let` before it",
        );
    }
    error.map_or(Ok(screened), Err)
}

#[derive(Default)]
struct Screen {
    screened: Screened,
    /// Variables that are declared `mut`, and how often.
    mutable: FxHashMap<String, usize>,
    /// Closures that are declared `move`.
    closures: Vec<syn::ExprClosure>,
    /// Arguments, and variables that have a closure.
    callable: FxHashSet<String>,
    error: Option<syn::Error>,
}

/// Methods that give a list another length.
pub(super) const RESIZING: [&str; 11] = [
    "push",
    "pop",
    "extend",
    "extend_from_slice",
    "truncate",
    "clear",
    "insert",
    "remove",
    "swap_remove",
    "append",
    "resize",
];

/// Whether a list gets another length by a method of this name.
pub(super) fn is_resizing(name: &Ident) -> bool {
    is_one_of(name, &RESIZING) || is_one_of(name, &["drain", "retain", "split_off", "dedup"])
}

/// Names in the types of values that change behind a shared reference.
fn is_cell(name: &str) -> bool {
    ["RefCell", "OnceCell", "Mutex", "RwLock"].contains(&name) || name.starts_with("Atomic")
}

/// Whether code names a type that changes behind a shared reference.
pub(super) fn names_cell(code: &TokenStream) -> bool {
    code.any_ident(&mut |name| with_text(name, is_cell))
        || code.any_ident(&mut |name| name == "Cell") && names_cell_of_library(code.clone())
}

/// Whether a `Cell` is that of the standard library, which has one argument. It may be a type of the user's.
fn names_cell_of_library(code: TokenStream) -> bool {
    let tokens: Vec<_> = code.into_iter().collect();
    let has_one_argument = |after: &[TokenTree]| match after {
        [TokenTree::Punct(p), ..] | [_, _, TokenTree::Punct(p), ..] if p.as_char() == '<' => true,
        [_, _, TokenTree::Ident(name), TokenTree::Group(g), ..] if name == "new" || name == "default" => {
            !g.stream().into_iter().any(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == ','))
        }
        _ => false,
    };
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Ident(name) => name == "Cell" && has_one_argument(&tokens[i + 1..]),
        TokenTree::Group(g) => names_cell_of_library(g.stream()),
        _ => false,
    })
}

/// Whether code borrows mutably, as its words say.
pub(super) fn borrows_mutably(code: &TokenStream) -> bool {
    let says_so = |name: &str| name == "mut" || name.ends_with("_mut") || name == "by_ref";
    code.any_ident(&mut |name| with_text(name, says_so))
}

/// Whether code lends something that may change: `p` of `let p = &mut n` is not declared `mut`.
pub(super) fn lends(code: impl ToTokens) -> bool {
    let code = code.to_token_stream();
    borrows_mutably(&code) || names_cell(&code)
}

impl Screen {
    fn refuse(&mut self, at: impl ToTokens, message: &str) {
        if let Err(error) = refuse::<()>(at, message) {
            self.error.get_or_insert(error);
        }
    }

    /// `&mut p`, also within a tuple or an array: whoever has it may assign another value.
    fn lent(&mut self, e: &Expr) {
        match strip(e) {
            Expr::Reference(r) if r.mutability.is_some() && matches!(strip(&r.expr), Expr::Path(_)) => {
                self.assigned(&r.expr, true);
            }
            Expr::Tuple(t) => t.elems.iter().for_each(|e| self.lent(e)),
            Expr::Array(a) => a.elems.iter().for_each(|e| self.lent(e)),
            _ => {}
        }
    }

    /// In a pattern that may not match, a name of a script without capitals may be a constant or a variable.
    fn refuse_without_case(&mut self, pat: &Pat) {
        struct Find(Vec<Ident>);
        impl Visit<'_> for Find {
            fn visit_pat_ident(&mut self, p: &PatIdent) {
                let first = p.ident.to_string().chars().next();
                let has_case = first.is_none_or(|c| c == '_' || c.is_lowercase() || c.is_uppercase());
                self.0.extend((p.subpat.is_none() && !has_case).then(|| p.ident.clone()));
                visit::visit_pat_ident(self, p);
            }
        }
        let mut find = Find(vec![]);
        find.visit_pat(pat);
        for name in find.0 {
            self.refuse(&name, &format!("this may be a constant or a variable, and no capital tells: begin the name of a variable with `_`, as in `_{name}`, or with a small letter"));
        }
    }

    /// What a pattern takes apart under a name without that of an enum may be a variant: `At(v)` after `use Mode::*`.
    fn note_variants(&mut self, pat: &Pat) {
        self.refuse_without_case(pat);
        struct Find<'a>(&'a mut FxHashSet<String>);
        impl Visit<'_> for Find<'_> {
            fn visit_pat_struct(&mut self, p: &syn::PatStruct) {
                self.0.extend(p.path.get_ident().filter(|name| *name != "Self").map(ToString::to_string));
                visit::visit_pat_struct(self, p);
            }
            fn visit_pat_tuple_struct(&mut self, p: &syn::PatTupleStruct) {
                self.0.extend(p.path.get_ident().map(ToString::to_string));
                visit::visit_pat_tuple_struct(self, p);
            }
        }
        Find(&mut self.screened.variants).visit_pat(pat);
    }

    /// `*p = …`, `p.n = …`, `p[i] = …`: what p stands for changes. `p = …` changes it wholly, and `p += …` does not.
    fn assigned(&mut self, left: &Expr, wholly: bool) {
        let mut root = strip(left);
        let is_name = matches!(root, Expr::Path(_));
        loop {
            root = match root {
                Expr::Unary(u) => strip(&u.expr),
                Expr::Field(f) => strip(&f.base),
                Expr::Index(i) => strip(&i.expr),
                Expr::MethodCall(m) => strip(&m.receiver),
                Expr::Tuple(t) => return t.elems.iter().for_each(|e| self.assigned(e, wholly)),
                Expr::Array(a) => return a.elems.iter().for_each(|e| self.assigned(e, wholly)),
                Expr::Struct(s) => return s.fields.iter().for_each(|field| self.assigned(&field.expr, wholly)),
                Expr::Path(p) => {
                    let name = p.path.get_ident().map(ToString::to_string);
                    match (is_name, wholly) {
                        (true, true) => self.screened.assigned.extend(name),
                        (true, false) => {}
                        (false, _) => self.screened.changing.extend(name),
                    }
                    return;
                }
                _ => return,
            };
        }
    }
}

impl<'ast> Visit<'ast> for Screen {
    fn visit_path(&mut self, p: &'ast syn::Path) {
        let names: Vec<_> = p.segments.iter().map(|s| &s.ident).collect();
        if let [.., of, name] = &names[..]
            && let Some((.., sign)) = OPERATORS.iter().find(|(operator, method, _)| *of == operator && *name == method)
        {
            self.refuse(p, &format!("the adjoint knows operators by their signs: write `{sign}`, and where a function is needed `|a, b| a {sign} b`"));
        }
        if let [before @ .., module, function] = &names[..]
            && with_text(module, |module| with_text(function, |function| imports::is_known(module, function)))
        {
            if before.first().is_some_and(|first| !is_one_of(first, &["std", "core", "alloc"])) {
                self.refuse(p, "a function of a module that has the name of one of the standard library: import it under another name, `use … as …`");
            } else if before.is_empty() {
                let named = [(*module).clone(), (*function).clone()];
                if !self.screened.of_library.contains(&named) {
                    self.screened.of_library.push(named);
                }
            }
        }
        visit::visit_path(self, p);
    }

    fn visit_path_segment(&mut self, s: &'ast syn::PathSegment) {
        if matches!(&s.arguments, syn::PathArguments::AngleBracketed(of) if of.args.len() > 1) {
            self.screened.several.insert(s.ident.to_string());
        }
        visit::visit_path_segment(self, s);
    }

    fn visit_attribute(&mut self, a: &'ast syn::Attribute) {
        if a.path().is_ident("cfg") || a.path().is_ident("cfg_attr") {
            self.refuse(a, "the adjoint does not know which of several configurations this is: write `if cfg!(…)`, or several functions");
        }
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.note_variants(&arm.pat);
        visit::visit_arm(self, arm);
    }

    fn visit_expr_for_loop(&mut self, f: &'ast syn::ExprForLoop) {
        self.screened.hidden.note_value(&f.pat, &f.expr);
        visit::visit_expr_for_loop(self, f);
    }

    fn visit_expr_match(&mut self, m: &'ast syn::ExprMatch) {
        m.arms.iter().for_each(|arm| self.screened.hidden.note_value(&arm.pat, &m.expr));
        visit::visit_expr_match(self, m);
    }

    fn visit_expr_let(&mut self, l: &'ast syn::ExprLet) {
        self.screened.hidden.note_value(&l.pat, &l.expr);
        self.note_variants(&l.pat);
        visit::visit_expr_let(self, l);
    }

    fn visit_pat_ident(&mut self, p: &'ast PatIdent) {
        if p.ident.to_string().starts_with("__") {
            self.refuse(&p.ident, "names that begin with `__` are those of the macro: give this variable another one");
        }
        if p.by_ref.is_some() && p.mutability.is_some() {
            self.refuse(p, "the adjoint does not follow `ref mut`: take apart a reference, `let (a, b) = &mut pair`");
        } else if p.mutability.is_some() {
            *self.mutable.entry(p.ident.to_string()).or_default() += 1;
        }
        visit::visit_pat_ident(self, p);
    }

    fn visit_expr_assign(&mut self, e: &'ast syn::ExprAssign) {
        self.assigned(&e.left, true);
        self.screened.hidden.note_assignment(&e.left, &e.right);
        visit::visit_expr_assign(self, e);
    }

    fn visit_expr_binary(&mut self, e: &'ast syn::ExprBinary) {
        if is_assignment(&e.op) {
            self.assigned(&e.left, false);
        }
        visit::visit_expr_binary(self, e);
    }

    fn visit_expr_call(&mut self, c: &'ast syn::ExprCall) {
        // `mem::swap(&mut a, &mut b)`
        let is_of_memory = matches!(&*c.func, Expr::Path(p) if p.path.segments.iter().any(|s| s.ident == "mem"));
        c.args.iter().filter(|_| is_of_memory).for_each(|a| self.lent(a));
        if let Expr::Path(p) = strip(&c.func) {
            self.screened.called.extend(p.path.get_ident().map(ToString::to_string));
        }
        visit::visit_expr_call(self, c);
    }

    fn visit_expr_reference(&mut self, r: &'ast syn::ExprReference) {
        if r.mutability.is_some() {
            self.screened.lent.extend(root(&r.expr));
        }
        visit::visit_expr_reference(self, r);
    }

    fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
        if super::lower::is_of_struct(&m.method) || m.method.to_string().ends_with("_mut") {
            self.screened.lent.extend(root(&m.receiver));
        }
        let may_resize = is_resizing(&m.method) || m.method == "clone_from";
        if may_resize {
            self.screened.hidden.note_push(m);
            if matches!(strip(&m.receiver), Expr::Path(_)) {
                self.assigned(&m.receiver, true);
            }
        }
        for a in &m.args {
            if let Expr::Closure(c) = strip(a) {
                c.inputs.iter().for_each(|pat| self.screened.hidden.note_value(pat, &m.receiver));
            }
        }
        // `append` leaves the other list empty.
        m.args.iter().filter(|_| m.method == "append").for_each(|a| self.lent(a));
        visit::visit_expr_method_call(self, m);
    }

    fn visit_block(&mut self, block: &'ast Block) {
        self.screened.hidden.note_calls(block);
        visit::visit_block(self, block);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if local.init.as_ref().is_some_and(|init| init.diverge.is_some()) {
            self.refuse_without_case(&local.pat);
        }
        local.init.iter().for_each(|init| self.lent(&init.expr));
        if matches!(&local.init, Some(init) if matches!(strip(&init.expr), Expr::Closure(_))) {
            self.callable.extend(pattern_names(&local.pat).iter().map(ToString::to_string));
        }
        // What stands within the value is noted first: its last expression may be a variable of it.
        visit::visit_local(self, local);
        local.init.iter().for_each(|init| self.screened.hidden.note_value(&local.pat, &init.expr));
    }

    fn visit_expr_closure(&mut self, c: &'ast syn::ExprClosure) {
        self.screened.has_closures = true;
        if c.capture.is_some() {
            self.closures.push(c.clone());
        }
        visit::visit_expr_closure(self, c);
    }

    fn visit_macro(&mut self, m: &'ast syn::Macro) {
        let all = expressions(m);
        // What is not read may have some.
        self.screened.has_closures |= all.is_none();
        all.iter().flatten().for_each(|e| Screen::visit_expr(self, e));
    }

    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Fn(f) => drop(self.screened.functions.insert(f.sig.ident.to_string())),
            syn::Item::Macro(m) => {
                self.refuse(m, "a macro that is defined here may name variables of this function: define it outside")
            }
            _ => {}
        }
    }
}

/// The variable that a place is a part of.
pub(super) fn root(place: &Expr) -> Option<String> {
    match strip(place) {
        Expr::Path(p) => p.path.get_ident().map(ToString::to_string),
        Expr::Unary(u) => root(&u.expr),
        Expr::Field(f) => root(&f.base),
        Expr::Index(i) => root(&i.expr),
        Expr::MethodCall(m) => root(&m.receiver),
        _ => None,
    }
}

/// Whether an expression may change a variable by itself, whatever is in it.
pub(super) fn may_change(e: &Expr) -> bool {
    match e {
        Expr::Assign(_) | Expr::Macro(_) => true,
        Expr::Reference(r) => r.mutability.is_some(),
        Expr::Binary(b) => is_assignment(&b.op),
        _ => false,
    }
}

/// Whether an expression gives a value and does nothing else, as far as names tell: where the value is not needed, nothing is missing without it.
pub(super) fn only_calculates(e: &Expr) -> bool {
    /// Methods that look at their receiver, beside those of numbers.
    const LOOKING: [&str; 31] = [
        "iter",
        "into_iter",
        "windows",
        "chunks",
        "chunks_exact",
        "map",
        "filter_map",
        "zip",
        "chain",
        "step_by",
        "enumerate",
        "rev",
        "skip",
        "filter",
        "sum",
        "product",
        "fold",
        "collect",
        "len",
        "is_empty",
        "clone",
        "copied",
        "cloned",
        "to_vec",
        "first",
        "last",
        "get",
        "unwrap",
        "expect",
        "norm",
        "dot",
    ];
    struct Find(bool);
    impl<'ast> Visit<'ast> for Find {
        fn visit_expr(&mut self, e: &'ast Expr) {
            if let Expr::MethodCall(m) = e
                && let Some(operand) = super::lower::marked_operand(m)
            {
                return self.visit_expr(operand);
            }
            self.0 |= may_change(e)
                || match e {
                    Expr::Block(_) | Expr::Try(_) | Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => true,
                    Expr::MethodCall(m) => {
                        !is_one_of(&m.method, &LOOKING) && !with_text(&m.method, super::lower::is_function)
                    }
                    // A name may be that of a `&mut`.
                    Expr::Call(c) => c.args.iter().any(|a| matches!(strip(a), Expr::Path(_))),
                    _ => false,
                };
            visit::visit_expr(self, e);
        }
    }
    let mut find = Find(false);
    find.visit_expr(e);
    !find.0
}

/// `+=` and its like, for whatever type.
pub(super) fn is_assignment(op: &syn::BinOp) -> bool {
    use syn::BinOp::*;
    matches!(
        op,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitXorAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}

/// Makes `A` in a pattern that always fits, as `let A = x[0]`, a variable by its form: `A @ _`.
pub(super) struct Capitals;

impl Capitals {
    pub(super) fn pattern(&mut self, pat: &mut Pat) {
        struct Names;
        impl VisitMut for Names {
            fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
                if p.subpat.is_none() && is_capital(&p.ident) {
                    p.subpat = Some((Default::default(), Box::new(syn::parse_quote!(_))));
                }
            }
        }
        Names.visit_pat_mut(pat);
    }
}

fn is_capital(name: &Ident) -> bool {
    name.to_string().starts_with(|c: char| !c.is_lowercase() && c != '_')
}

impl VisitMut for Capitals {
    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        if local.init.as_ref().is_none_or(|init| init.diverge.is_none()) {
            self.pattern(&mut local.pat);
        }
        syn::visit_mut::visit_local_mut(self, local);
    }

    fn visit_expr_for_loop_mut(&mut self, e: &mut syn::ExprForLoop) {
        self.pattern(&mut e.pat);
        syn::visit_mut::visit_expr_for_loop_mut(self, e);
    }

    fn visit_expr_closure_mut(&mut self, c: &mut syn::ExprClosure) {
        c.inputs.iter_mut().for_each(|pat| self.pattern(pat));
        syn::visit_mut::visit_expr_closure_mut(self, c);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}
