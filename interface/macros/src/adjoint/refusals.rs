//! What the adjoint cannot follow is refused where it stands, in a sentence that says what to write.

use crate::options::{Adjoint, Options};
use syn::{ItemFn, parse_quote};

fn refusal(f: ItemFn) -> String {
    refusal_with(f, Options::default())
}

fn refusal_with(f: ItemFn, options: Options) -> String {
    let options = Options { adjoint: Some(Adjoint::Written), ..options };
    match crate::function::expand(f, options) {
        Ok(code) => said(&code).unwrap_or_else(|| panic!("accepted: {code}")),
        Err(error) => error.to_string(),
    }
}

/// What the compiler is to say, behind the function itself.
pub(super) fn said(code: &proc_macro2::TokenStream) -> Option<String> {
    let code = code.to_string();
    code.find("compile_error").map(|at| code[at..].to_string())
}

/// Asserts that each body of `f(x: &[S]) -> S` is refused with these words.
macro_rules! refused {
    ($($body:block: $words:literal;)*) => {$(
        let message = refusal(parse_quote!(fn f<S: Scalar>(x: &[S]) -> S $body));
        assert!(message.contains($words), "{message}");
    )*};
}

#[test]
fn methods_and_macros_that_are_not_known() {
    refused! {
        { x.unheard_of() }: "does not know what `unheard_of` does with derivatives";
        { x.iter().copied().reduce(multiply()).unwrap_or(S::zero()) }: "write the closure here";
        { let p: [Point<S>; 2] = std::array::from_fn(|i| Point::new(x[i], x[0])); p[0].a }: "zeros of the items of this array";
        { let a = [x[0], x[1]]; let p = a.map(|v| Point::new(v, v)); p[0].a }: "zeros of the items of this array";
        { let (a, _): (Vec<S>, Vec<S>) = x.iter().partition(|x| **x < 1.0); a[0] }: "does not know what `partition`";
        { let y = mine!(x[0] * 2.0); y }: "does not see into this macro";
        { let y = mine!(x[0] => 2.0); y }: "does not see into this macro";
        { mine!(x[0]) + x[1] }: "does not see into this macro";
        { let Some(w) = x.windows(2).find(|w| w[1] > w[0]) else { return x[0] }; w[0] }: "an item that is a slice";
        { let b = Box::new(x[0]); *b }: "no place for the derivatives of a `Box`";
        { let y: S = std::iter::successors(Some(x[0]), |v| Some(*v * x[1])).take(3).sum(); y }: "makes of numbers: write a loop";
        { let y: S = std::iter::from_fn(|| Some(x[1])).take(3).sum(); y }: "makes of numbers: write a loop";
        { let mut v = x.to_vec(); let mut s = x[0]; for a in v.drain(1..) { s += a; } s }: "take single items off by `remove`";
        { let mut v = x.to_vec(); if v.len() > 1 && v.pop() > None { v[0] } else { x[0] } }: "a list changes in this condition";
        { let mut y = x.to_vec(); let mut v = &mut y[..]; while let Some((a, rest)) = v.split_first_mut() { *a *= x[0]; v = rest; } y[0] }: "no reference that moves on in a loop";
        { let mut s = x[0]; for k in (Halvings { from: 8 }) { s *= x[k]; } s }: "one of yours may change more than itself";
        { let mut s = x[0]; for (v, k) in x.iter().zip(Halvings { from: 8 }) { s *= v * x[k]; } s }: "one of yours may change more than itself";
        { let mut s = x[0]; { struct W; s *= x[1]; } s }: "write this at the beginning of the function";
        { let mut s = x[0]; { const HALF: f64 = 0.5; mine!(); s *= x[1] * HALF; } s }: "`HALF` may be something else here as well";
        { let mut s = x[0]; { const HALF: f64 = 0.5; assert!(s > 0.0, "{HALF}"); s *= x[1] * HALF; } s }: "`HALF` may be something else here as well";
        { let mut s = x[0]; { use units::Weigh; s *= x[1]; } s }: "this may be a trait";
        { let mut s = x[0]; { use units::*; s *= x[1] * MASS; } s }: "write this at the beginning of the function";
        { let mut s = x[0]; { fn at(i: usize) -> usize { i } let at = at(1); s *= x[at]; } s }: "`at` may be something else here as well";
        { let mut r = 0..x.len(); let mut s = x[0]; for i in r.by_ref().take(2) { s *= x[i]; } for i in r { s += x[i]; } s }: "goes on behind this loop";
        { let mut s = x[0]; for v in x.rev() { s = s * v; } s }: "`rev` is a step of iterators";
        { let mut rest = x; let mut s = x[0]; while let Some((a, tail)) = rest.split_first() { s += *a; rest = tail; } s }: "no reference that moves on in a loop";
        { let y = unsafe { *x.get_unchecked(1) }; y * x[0] }: "does not follow pointers";
        { let f = make(x[0], |a: S| a * x[1]); f.apply() }: "takes no closure for a value";
        { let mut v = x[0]; let w = std::mem::take(&mut v); w }: "write `mem::replace`";
        { let v = Vec::from(x); v[0] }: "write `list.to_vec()`";
        { let mut v = vec![x[0]]; let r = &mut v; r.push(x[1]); v[0] }: "`push` of this list has no adjoint";
        { let mut v = vec![x[0]]; let r = &mut v; let y = r.pop().unwrap(); y }: "behind a reference a list keeps its length";
        { (x[0] as f64) * x[1] }: "a scalar is cast by its value";
        { (x.iter().sum::<S>() as f64) * x[1] }: "does not know this expression";
    }
}

#[test]
fn derivatives_that_would_get_lost() {
    refused! {
        { let data = [0.0]; data[0] = x[0]; x[1] }: "derivatives would be lost here";
        { Mul::mul(x[0], x[1]) }: "write `*`";
        { x.iter().copied().fold(x[0], core::ops::Add::add) }: "|a, b| a + b";
        { own::mem::replace(&mut [x[0]], x[1]); x[0] }: "import it under another name";
        { let __list = x[0]; __list * x[1] }: "names that begin with `__`";
        { mine!(x, y => 1); x[0] }: "does not know this statement";
        { STATIC[0] = x[0]; x[1] }: "derivatives would be lost here";
    }
}

#[test]
fn derivatives_that_change_where_none_is_seen() {
    refused! {
        { let mut y = x[0]; if { y += x[1]; y } > 0.0 { y } else { x[0] } }: "changed within an expression that has none";
        { let mut y = x[0]; if x[1] > 0.0 && step(&mut y) > 0.0 { y } else { x[0] } }: "changed within an expression that has none";
        { let mut v = x.to_vec(); v.retain(|v| { if *v > 1.0 { return true; } *v < 0.3 }); v[0] }: "which a `return` would leave";
        { let mut v = x.to_vec(); v.sort_by_key(|v| { if *v > 1.0 { return 0; } 1 }); v[0] }: "which a `return` would leave";
        { let mut m = BTreeMap::new(); let mut y = x[0]; for i in 0..2 { m.insert(i, i); y *= look(x, &m); } y }: "this collection may have changed";
        { let mut v = [x[0], x[1]]; let k: usize = { v.swap(0, 1); 1 }; v[k] }: "changed within an expression that has none";
        { let mut y = x[0]; assert!({ y *= x[1]; true }); y }: "changed within an expression that has none";
        { let mut r = Ring { v: x[0], k: 1 }; let k = &mut r.k; *k = 3; r.v * x[r.k] }: "changed within an expression that has none";
        { let mut z = [x[0]; 2]; while z.iter_mut().map(step).sum::<f64>() > 0.0 {} z[0] }: "changed within an expression that has none";
        { let mut z = [x[0]; 2]; let n = x.len().max((step(&mut z) > 0.0) as usize); z[n] }: "changed within an expression that has none";
    }
}

#[test]
fn what_would_change_twice() {
    refused! {
        { let mut n = Rc::new(Cell::new(0)); scaled(x[0], &mut n) }: "would change this once more";
        { let mut a = Gain::new(); let y = a.amplify(x[0]); a.gain = 2.0; y * a.amplify(x[1]) }: "if it has derivatives, write its type";
    }
}

#[test]
fn names_that_mean_two_things() {
    refused! {
        { #[cfg(debug_assertions)] let y = x[0]; #[cfg(not(debug_assertions))] let y = x[1]; y }: "which of several configurations";
        { let mut a = x[0]; let f = move |v: S| v * a; a *= 2.0; f(a) }: "`move` copies a variable that changes";
        { let (ref mut a, _) = (x[0], x[1]); *a *= x[1]; *a }: "does not follow `ref mut`";
        { macro_rules! first { () => { x[0] } } first!() * x[1] }: "define it outside";
        { fn square<S: Scalar>(v: S) -> S { v * 3.0 } square(x[0]) }: "defined outside of this one";
        { let square = other::<S>; square(x[0]) }: "and not by a variable";
        { match x { [A, ..] => *A * 2.0, _ => x[0] } }: "write variables in small letters";
    }
}

#[test]
fn references_and_patterns() {
    refused! {
        { let a = x; a[0] = x[1]; a[0] }: "never written to";
        { let rows: Vec<&[S]> = x.chunks_exact(2).collect(); rows[0][1] }: "a list of references";
        { let rows = x.windows(2).collect::<Vec<_>>(); rows[0][1] }: "a list of references";
        { let mut z = [x[0], x[1]]; z[0] *= x[1]; let mut r = &x[1..]; let y = r[0]; r = &z; y * r[0] }: "moves from one memory to another";
        { let mut it = x.iter(); if let Some(v) = it.next() { *v } else { x[0] } }: "one item after the other";
        { let mut a = Some(x[0]); let r = &a; let y = if let Some(v) = r { *v } else { x[1] }; a = None; y }: "takes apart no reference to what changes";
    }
}

#[test]
fn steps_of_iterators() {
    refused! {
        { let mut on = vec![0, 1]; let mut s = x[0]; for _ in 0..2 { let ids: Vec<&usize> = on.iter().collect(); for i in ids { s *= x[*i]; } on.pop(); } s }: "references cannot be kept";
        { let end = x.iter().fold(Pose::origin(), |pose, d| pose.follow(d)); end.x }: "of which type this state is";
        { let a = x[0]; x.iter().filter(|v| **v > a).map(|a| *a * 2.0).sum() }: "a closure before this one uses a variable of this name";
        { let mut s: &[S] = x; let it = (0..2).map(|i| s[i] * s[i]); s = &x[2..]; let a: S = it.sum(); a * s[0] }: "follows an iterator where it is gone through";
        { let mut r = &x[0]; let it = [0.5, 2.0].iter().map(|w| *r * *w); r = &x[1]; let a: S = it.sum(); a * *r }: "follows an iterator where it is gone through";
        { let mut c = C { k: x[0], n: 2 }; let r = &mut c; let it = (0..r.n).map(|i| x[i] * x[i]); r.n += 1; let t: S = it.sum(); t * c.k }: "follows an iterator where it is gone through";
        { let mut n = 2; let t = (0..n).map(|i| x[i] * x[0]); n = 1; t.sum::<S>() * x[n] }: "follows an iterator where it is gone through";
        { let mut n = 1; let t = x[n..].iter().map(|v| *v * x[0]); n = 2; t.sum::<S>() * x[n] }: "follows an iterator where it is gone through";
        { let k = x[1]; let terms = x.iter().map(|v| *v * k); let k = x[2]; terms.sum::<S>() * k }: "follows an iterator where it is gone through";
        { let at = |v: S| -> Result<S, E> { let w = solve(v)?; Ok(w * x[0]) }; at(x[1]).unwrap_or(x[0]) }: "a `?` within a closure";
        { solve(x[0]).and_then(|v| Some(solve(v)? * 2.0)).unwrap_or(x[1]) }: "a `?` within a closure";
        { x.iter().scan(S::one(), |p, v| { *p *= *v; found(*p)?; Some(*p) }).sum() }: "a `?` within a closure";
        { let mut n = 0; x.iter().map(|v| { n += 1; *v * n as f64 }).rev().sum() }: "in another order";
        { x.iter().filter(|v| **v > 1.0).enumerate().zip(x).map(|((i, v), w)| *v * *w * i as f64).sum() }: "cannot make a list of these items";
        { x.iter().zip((0..).map(|i| x[i % 2]).filter(|v| *v > 1.0)).map(|(v, w)| *v * w).sum() }: "no end here";
        { let w = x[1]; x.iter().map(|v| *v * w).zip(x).map(|(v, w)| v * *w).sum() }: "uses a variable of this name";
        { x.iter().map(|v| v.sin()).zip(x).filter(|p| p.0 > *p.1).map(|p| p.0).sum() }: "name both parts of this item";
        { let i = x.iter().enumerate().max_by(|a, b| a.1.partial_cmp(b.1).unwrap()).map(|(i, _)| i).unwrap(); x[i] }: "the number of an item has no derivative";
        { (0..).flat_map(|i| x.iter().map(move |v| *v * i as f64)).find(|v| *v > 0.5).unwrap() }: "no end here";
        { x.iter().filter_map(|v| Some(found(*v)?.sin())).sum() }: "a `?` within a closure";
        { x.chunks(2).flat_map(|c| c.iter()).take_while(|v| **v < 1.0).map(|v| v.sin()).sum() }: "ends the iterator from within";
        { let mut s = x[0]; for v in x.chunks(2).flat_map(|c| c.iter()) { if *v > 1.0 { break; } s *= *v; } s }: "write two loops";
        { x.iter().zip(x).filter(|p| both(p)).map(|(a, b)| *a * *b).sum() }: "name both parts of this item";
    }
}

#[test]
fn collections_and_lists_behind_references() {
    refused! {
        { let mut q = VecDeque::new(); for v in x { q.push_back(*v); } x[0] }: "a collection that has no adjoint";
        { let mut m = BTreeMap::new(); m.insert(2, x[0]); x[1] }: "a collection that has no adjoint";
        { let c = Cell::new(1); let r = &c; own(x[0], r) + x[1] }: "which would change this once more";
        { let mut best = &x[..2]; for r in x.chunks(2) { if r[0] > best[0] { best = r; } } best[0] }: "keep its index";
        { let d = Dice::new(0); x.windows(d.next() + 1).step_by(d.next()).map(|w| w[0]).sum() }: "two steps of an iterator";
        { let ref q @ (ref a, _) = (x[0], x[1]); q.1 * *a }: "a pattern behind `@`";
        { let o = Some(x[0]); if let Some(值) = o { 值 } else { x[1] } }: "begin the name of a variable with `_`, as in `_值`";
    }
    let helper = parse_quote!(
        fn f<S: Scalar>(v: &mut Vec<S>, x: &[S]) {
            v[0] = x[0];
        }
    );
    let message = refusal_with(helper, Options { helper: true, ..Options::default() });
    assert!(message.contains("write `&mut [S]`"), "{message}");
}

#[test]
fn signatures() {
    let helper = || Options { helper: true, ..Options::default() };
    let functions: [(ItemFn, &str); 5] = [
        (
            parse_quote!(
                fn f<S: Scalar>(x: S, p: Option<&Point<S>>) -> S {
                    x
                }
            ),
            "take the option by value",
        ),
        (
            parse_quote!(
                fn f<S: Scalar>(p: &mut [S]) -> &mut S {
                    &mut p[0]
                }
            ),
            "let it return nothing",
        ),
        (
            parse_quote!(
                fn f<S: Scalar, K: Kernel<S>>(x: S, kernel: &K) -> S {
                    kernel.at(x)
                }
            ),
            "a method of a trait bound",
        ),
        (
            parse_quote!(
                fn f<S: Scalar>(x: S) -> S {
                    let w = rand::random_range(0.0..1.0);
                    x * w
                }
            ),
            "the way back calls this function again",
        ),
        (
            parse_quote!(
                fn f<S: Scalar>(x: &[S], c: &AtomicUsize) -> S {
                    x[c.fetch_add(1, Relaxed)]
                }
            ),
            "the way back calls this function again",
        ),
    ];
    for (f, words) in functions {
        let message = refusal_with(f, helper());
        assert!(message.contains(words), "{message}");
    }
}

#[test]
fn errors_that_are_taken_apart() {
    refused! {
        { match solve(x) { Ok(y) => y, Err(e) => report(e, x[0]) } }: "write `Err(_)`";
        { match solve(x) { Ok(y) => y, Err(e) => panic!("{e}") } }: "write `Err(_)`";
        { match solve(x) { Ok(y) => y, other => x[0] } }: "write `Ok(…)`";
        { match x[0] { _ if x[1] > 0.0 => x[1] } }: "a `match` with one arm";
    }
}

#[test]
fn control_flow() {
    refused! {
        { x[1] * if x[0] > 0.0 { return x[0] } else { x[1] } }: "write it as a statement of its own";
        { 'a: for v in x { g('b: { if *v > 1.0 { break 'b; } break; }); } x[0] }: "a label of a block";
        { x[1] * loop { break x[0]; } }: "a `break` with a value";
        { let v = x[0]; let o = Some(x[1]); if let Some(v) = o && v > 1.0 { v * v } else { v * 3.0 } }: "beside another condition";
        { let i = 1; let (i, v) = rows(x)[i].iter().enumerate().max_by(|a, b| a.1.partial_cmp(b.1).unwrap()).unwrap(); *v * x[i] }: "keeps no item of several parts";
        { let mut a = x.to_vec(); match (&mut a, Some(x[1])) { (p, Some(q)) => { p[0] = q; } _ => {} } a[0] }: "a `&mut` cannot be a value";
        { let (mut a, mut b) = (x[0], x[1]); let c = if x[2] > 0.0 { &mut a } else { &mut b }; *c = x[2]; a * b }: "in each branch";
        { let mut a = x.to_vec(); match a.last_mut() { Some(l) if x[1] > 0.0 => *l = *l * x[1], _ => {} } a[0] }: "no `&mut` beside another condition";
        { let y = solve(x); Ok(y? * x[0]) }: "write the `?` behind the call";
        { let w = [1.0, 2.0]; let mut v = x.to_vec(); let k = w[advance(&mut v)]; v[0] * k }: "this has no parts";
        { 'a: for v in x { g(loop { break 'a; }); } x[0] }: "this leaves a loop that is part of an expression";
        { let y; for v in x { y = *v; break; } y }: "without a first value";
    }
}

/// `matches!` is copied as it is where nothing in it changes.
#[test]
fn changes_within_matches() {
    refused! {
        { let mut y = x[0]; if matches!(x.len(), 2 if step(&mut y)) { y * x[1] } else { y } }: "is changed within an expression that has none";
        { let mut y = x[0]; if matches!(x.len(), 2 if { y *= x[1]; true }) { y * x[1] } else { y } }: "is changed within an expression that has none";
        { let mut o = Some(x[0]); if matches!(x.len(), 2 if o.replace(x[1]).is_some()) { x[1] } else { o.unwrap() } }: "is changed within an expression that has none";
        { let mut y = x[0]; let two = x.len() > 1 && matches!(step(&mut y), 2 | 3); y * x[two as usize] }: "is changed within an expression that has none";
    }
}

#[test]
fn too_many_ways() {
    let stmts = (0..12).map(|i| {
        let next: syn::Stmt = parse_quote!(y *= match n { #i => x[0], 2 => x[1], 3 => return y, _ => y };);
        next
    });
    let message = refusal(parse_quote!(
        fn f<S: Scalar>(x: &[S], #[constant] n: usize) -> S {
            let mut y = x[0];
            #(#stmts)*
            y
        }
    ));
    assert!(message.contains("too many ways"), "{message}");
}

#[test]
fn arguments() {
    let message = refusal(parse_quote!(
        fn f<S: Scalar>(x: &[S], #[constant] g: &(dyn Fn(f64) -> f64 + Sync)) -> S {
            x[0].powf(g(1.0)).floor() + x.iter().map(|v| v.sin()).max_by_key(cmp)
        }
    ));
    assert!(message.contains("`max_by_key`"), "{message}");
}
