//! One statement: its code in both sweeps.

use super::super::code::{Code, code, stack};
use super::super::here::{Here, here, quote};
use super::super::ir::{Atom, Call, How, Kept, Roots, Stmt, Value, View};
use super::super::lower::{is_integer, root_of};
use super::super::names::{Root, bar};
use super::super::syntax::{Idents, mentions};
use super::{Bars, Class, Emit, OnStack, Piece, of_element};
use crate::idents::{ByName, is_one_of};
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, format_ident};
use syn::Ident;

/// Functions that cost more than keeping their result does.
const COSTLY: [&str; 14] =
    ["exp", "ln", "powf", "powi", "sin", "cos", "tan", "sqrt", "sin_cos", "tanh", "collect", "vec", "log10", "atan"];

impl Emit {
    pub(super) fn piece(&mut self, s: &Stmt, later: &Roots) -> Piece {
        let _here = s.place().map(Here::at);
        let told = Code::read(self.told(s));
        Piece { told, ..self.untold(s, later) }
    }

    /// What is told to those who watch a promise.
    fn told(&self, s: &Stmt) -> TokenStream {
        match s {
            Stmt::Load { value, roots, .. } => self.tell_read(value, roots),
            Stmt::Store { place, roots, how, .. } => self.tell_write(place, roots, *how),
            Stmt::Fill { place, roots, .. } | Stmt::Resize { list: place, roots, .. } => {
                self.tell_write(place, roots, How::Set)
            }
            Stmt::Swap { places, roots, .. } => {
                places.iter().map(|place| self.tell_write(place, roots, How::Add)).collect()
            }
            Stmt::Call(c) => self.tell_call(c),
            _ => TokenStream::new(),
        }
    }

    fn untold(&mut self, s: &Stmt, later: &Roots) -> Piece {
        match s {
            Stmt::Passive { code, defs, steady } => passive(code, defs, *steady),
            Stmt::View(v) => view(v),
            Stmt::Rebind { code } => Piece { forward: Code::read(code.clone()), ..Piece::default() },
            Stmt::Load { t, value, shadow, roots, group, steady, .. } => {
                let stays = *steady && roots.is_disjoint_from(later) && !mentions(value, &self.hidden);
                self.load(t, value, shadow, *group, stays)
            }
            Stmt::Op { t, op, args, extra } => self.op(t, op, args, extra.as_ref()),
            Stmt::Bind { name, value, root } => self.bind(name, value, *root),
            Stmt::Own { name, code, .. } => Piece {
                forward: Code::read(code.clone()),
                bars: self.like(name),
                defs: vec![(name.clone(), Class::Keep)],
                ..Piece::default()
            },
            Stmt::Group { t, code, parts, pattern } => self.group(t, code, parts, pattern.as_ref()),
            Stmt::Store { place, shadow, from, roots, reshapes: Some(reshaped), .. } if self.useful.reaches(roots) => {
                self.replace((place, shadow, roots), from, &reshaped.before)
            }
            Stmt::Store { place, shadow, how, from, roots, .. } => self.store(place, (shadow, roots), *how, from),
            Stmt::Fill { place, shadow, from, roots } => self.fill(place, (shadow, roots), from),
            Stmt::Swap { code, back, roots, .. } => {
                let back = if self.useful.reaches(roots) { back.clone() } else { Code::default() };
                Piece { forward: code.clone(), back, ..Piece::default() }
            }
            Stmt::Resize { list, shadow, roots, change, .. } => self.resize(list, shadow, roots, change),
            Stmt::Call(c) => self.call(c, later),
            Stmt::Loop(l) => self.loop_piece(l, later),
            Stmt::If(i) => self.branch(i, later),
        }
    }

    fn load(&mut self, t: &Ident, value: &Code, shadow: &Code, group: bool, stays: bool) -> Piece {
        let of_pool = |name: String| self.pooled.contains_key(&name);
        let forward = if group && of_pool(t.to_string()) {
            let copy = self.copy_of(t, value);
            code!([t, copy] let #t = #copy;)
        } else if !group && !self.pooled.is_empty() && root_of(&value.to_token_stream()).is_some_and(of_pool) {
            // A number that is a part is looked at, and moves nothing.
            code!([t, value] let #t = *&#value;)
        } else {
            code!([t, value] let #t = #value;)
        };
        let defs = vec![(t.clone(), if stays { Class::Again } else { Class::Keep })];
        let b = bar(t);
        if group {
            // A field may be skipped, and of any type. A variable may be a reference.
            let back = match self.unsure.has_name(t) {
                _ if !self.useful.has(t) => Code::default(),
                true => code!([shadow, b] ::fluxions::adjoint::Unsure(&#shadow).accumulate(&#b);),
                false => code!([shadow, b] #shadow.accumulate(&#b);),
            };
            return Piece { forward, bars: self.like(t), back, defs, ..Piece::default() };
        }
        let is_sum = self.sums.has_name(t);
        let bars = if is_sum { Bars::default() } else { self.number(t) };
        let back = self.total(t).map(|total| match self.gathered_in(shadow) {
            Some(variable) => code!([variable, total] #variable.increment(#total);),
            None => {
                let added = of_element(shadow, &Ident::new("increment", here()), &[&total]);
                let added = added.unwrap_or_else(|| code!([shadow, total] #shadow.increment(#total)));
                code!([added] #added;)
            }
        });
        Piece { forward, bars, back: back.unwrap_or_default(), defs, ..Piece::default() }
    }

    fn bind(&mut self, name: &Ident, value: &Value, root: Root) -> Piece {
        let own = self.own(value, true);
        let forward = code!([name, own] let mut #name = #own;);
        let bars = if matches!(value, Value::Number(_)) { self.number(name) } else { self.like(name) };
        let b = bar(name);
        let back = match (self.useful.reaches(&[root]), value) {
            (true, Value::Group(t)) if !self.given.has_name(t) => {
                // The variable begins here.
                self.taken.insert(t.to_string());
                let of_value = self.begins(t);
                code!([of_value, b] #of_value = #b;)
            }
            (true, value) => self.give(value, &Code::variable(&b)),
            (false, _) => Code::default(),
        };
        Piece { forward, bars, back, defs: vec![(name.clone(), Class::Keep)], ..Piece::default() }
    }

    fn group(
        &mut self,
        t: &Ident,
        code: &TokenStream,
        parts: &[(TokenStream, Value)],
        pattern: Option<&TokenStream>,
    ) -> Piece {
        let (b, forward) = (bar(t), code!([t, code] let #t = #code;));
        let (forgets, useful) = (self.planted("copies"), self.useful.has(t));
        let parts = parts.iter().filter(|(_, v)| useful && (!forgets || !matches!(v, Value::Group(_))));
        let place = |access: &TokenStream| match pattern {
            Some(_) => Code::read(access.clone()),
            None => code!([b] #b #access),
        };
        let open = pattern.filter(|_| useful);
        let open = open.map(|pattern| code!([b, pattern] let #pattern = &#b else { ::core::unreachable!() };));
        let back = parts.map(|(access, v)| self.give(v, &place(access))).collect::<Vec<_>>();
        let back = open.into_iter().chain(back).collect();
        Piece { forward, bars: self.like(t), back, defs: vec![(t.clone(), Class::Again)], ..Piece::default() }
    }

    fn store(&mut self, place: &Code, (shadow, roots): (&Code, &[Root]), how: How, from: &Value) -> Piece {
        let forward = match how {
            How::Set if matches!(from, Value::Group(t) if self.holds_vectors(t)) => {
                // Both are given back by themselves.
                match place.as_variable() {
                    Some(_) => {
                        code!([place, from, stack()] ::fluxions::adjoint::assign(&mut #place, &#from, stack.pool());)
                    }
                    None => {
                        code!([place, from, stack()] ::fluxions::adjoint::Field(&mut #place).set(&#from, stack.pool());)
                    }
                }
            }
            How::Set => code!([place, from] #place = #from;),
            How::Add => code!([place, from] #place += #from;),
            How::Sub => code!([place, from] #place -= #from;),
        };
        let back = match (how, from) {
            _ if !self.useful.reaches(roots) => Code::default(),
            // What is no number has nothing to forget.
            (How::Set, Value::Number(Atom::Const(code))) if is_integer(code) => Code::default(),
            // A skipped field has no adjoints to forget, as `NoBars` says of references.
            (How::Set, Value::Number(Atom::Const(_))) => {
                let forget = of_element(shadow, &Ident::new("forget", here()), &[]);
                let forget = forget.unwrap_or_else(|| code!([shadow] (&#shadow).forget()));
                code!([forget] #forget;)
            }
            (How::Set, Value::Group(v)) => {
                let b = bar(v);
                match shadow.as_variable() {
                    Some(_) => code!([b, shadow] #b.transfer(&#shadow);),
                    None => code!([b, shadow] ::fluxions::adjoint::Unsure(&#shadow).give(&#b);),
                }
            }
            (_, Value::Number(Atom::Var(v))) => {
                let d = self.fresh("d");
                let is_set = how == How::Set && !self.planted("overwritten");
                let method = Ident::new(if is_set { "drain" } else { "read" }, here());
                let taken = match shadow.as_variable() {
                    Some(_) => code!([shadow] #shadow.#method()),
                    None => self.taken_from(v, shadow, &method),
                };
                let mut back = code!([taken] let #d = #taken;);
                let addend = if how == How::Sub { code!([d] -#d) } else { Code::variable(&d) };
                back.append(self.add(v, addend));
                back
            }
            _ => Code::default(),
        };
        Piece { forward, back, ..Piece::default() }
    }

    fn fill(&mut self, place: &Code, (shadow, roots): (&Code, &[Root]), from: &Atom) -> Piece {
        let forward = code!([place, from] #place.fill(#from););
        let back = match from {
            _ if !self.useful.reaches(roots) => Code::default(),
            Atom::Var(v) => {
                let b = bar(v);
                code!([shadow, b] for __c in #shadow.iter() { #b.increment(__c.drain()); })
            }
            Atom::Const(_) => code!([shadow] for __c in #shadow.iter() { __c.forget(); }),
        };
        Piece { forward, back, ..Piece::default() }
    }

    fn call(&mut self, c: &Call, later: &Roots) -> Piece {
        let (mut forward, mut before, mut after, mut defs) = (quote!(), quote!(), quote!(), vec![]);
        for Kept { name, value, copied, roots, written } in &c.kept {
            let stays = roots.is_disjoint_from(later) || self.planted("kept");
            if !written && stays && !mentions(value, &self.hidden) {
                let reference =
                    matches!(value.clone().into_iter().next(), Some(TokenTree::Punct(p)) if p.as_char() == '&');
                before.extend(if reference { quote!(let #name = #value;) } else { quote!(let #name = &#value;) });
                continue;
            }
            let (site, own) = (self.site(OnStack::Values), format_ident!("{name}_bar"));
            // It may have lists of the pool.
            let is_pooled = root_of(value).is_some_and(|root| self.pooled.contains_key(&root));
            let (suffix, pool) = if is_pooled { ("_in", Some(quote!(, stack.pool()))) } else { ("", None) };
            let [keep, release] = ["keep", "release"].map(|method| format_ident!("{method}{suffix}", span = here()));
            forward.extend(quote!(let #name = (#copied).#keep(&mut #site #pool);));
            let get = if *written { quote!(#own.get(&mut #site)) } else { quote!(&*#own.get(&mut #site)) };
            before.extend(quote!(let mut #own = #name; let #name = #get;));
            after.extend(quote!(#own.#release(&mut #site #pool);));
            defs.push((name.clone(), Class::Keep));
        }
        for (name, slice) in &c.unread {
            let site = self.site(OnStack::Values);
            before.extend(quote! {
                #site.clear();
                #site.extend((#slice).iter().map(::fluxions::adjoint::Shadow::bar));
                let #name = &#site[..];
            });
        }
        let (call, back, t, by_callee) = (&c.forward, &c.back, &c.result, &c.kept_by_callee);
        let bars = if c.is_number { self.number(t) } else { self.like(t) };
        defs.extend([(by_callee.clone(), Class::Keep), (t.clone(), Class::Keep)]);
        let ty = c.ty.as_ref().map(|ty| quote!(: (#ty, _)));
        forward.extend(quote!(let (#t, #by_callee) #ty = #call;));
        let back = Code::read(quote!({ #before #back; #after }));
        Piece { forward: Code::read(forward), bars, back, defs, ..Piece::default() }
    }
}

fn passive(code: &TokenStream, defs: &[Ident], steady: bool) -> Piece {
    let again = steady && !code.any_ident(&mut |name| is_one_of(name, &COSTLY));
    let class = || if again { Class::Again } else { Class::Keep };
    Piece {
        forward: Code::read(code.clone()),
        defs: defs.iter().map(|d| (d.clone(), class())).collect(),
        ..Piece::default()
    }
}

fn view(v: &View) -> Piece {
    let View { code, shadow, defs, bars, forward, steady } = v;
    if *forward {
        let defs = defs.iter().chain(bars).map(|d| (d.clone(), Class::Keep)).collect();
        return Piece { forward: Code::read(quote!(#code #shadow)), defs, ..Piece::default() };
    }
    let again = |d: &Ident| (d.clone(), Class::Again);
    let defs = if *steady { defs.iter().map(again).collect() } else { vec![] };
    let bars = Bars::of_view(v);
    Piece { forward: Code::read(code.clone()), bars, defs, ..Piece::default() }
}

trait Disjoint {
    fn is_disjoint_from(&self, other: &Roots) -> bool;
}
impl Disjoint for Vec<usize> {
    fn is_disjoint_from(&self, other: &Roots) -> bool {
        self.iter().all(|root| !other.contains(root))
    }
}
