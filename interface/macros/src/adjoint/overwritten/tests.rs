//! Which forms are found, and which are not believed.

use super::super::text;
use syn::{ItemFn, parse_quote};

/// What the adjoint of a function says of its caches.
fn said(f: &ItemFn) -> Option<String> {
    let code = text(f);
    let behind = code.split("overwrites_caches (").nth(1)?;
    Some(behind.split(") ;").next()?.to_string())
}

#[test]
fn each_element_is_written_first() {
    let by_index = parse_quote! {
        fn f<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
            for i in 0..x.len() { work[i] = x[i] * x[i]; }
            work[0] * work[1]
        }
    };
    assert_eq!(said(&by_index).as_deref(), Some("work . len () <= (:: fluxions :: adjoint :: passive (x . len ()))"));
    let by_item_and_in_a_loop = parse_quote! {
        fn f<S: Scalar>(x: &[S], #[constant] n: usize, #[cache] work: &mut [S]) -> S {
            let (a, b) = work.split_at_mut(n);
            let mut sum = S::zero();
            a.iter_mut().zip(x).for_each(|(to, x)| *to = *x * *x);
            for k in 0..3 {
                for i in 0..n { b[i] = a[i] * x[k]; }
                sum += b[0] * b[1];
            }
            sum
        }
    };
    let expected = "a . len () <= x . iter () . size_hint () . 0 && b . len () <= (n)";
    assert_eq!(said(&by_item_and_in_a_loop).as_deref(), Some(expected));
}

#[test]
fn other_forms_are_not_believed() {
    let refused: [ItemFn; 7] = [
        parse_quote!(
            fn f<S: Scalar>(x: &[S], #[cache] w: &mut [S]) -> S {
                w[0] = x[0];
                w[0] * w[1]
            }
        ),
        parse_quote!(
            fn f<S: Scalar>(x: &[S], #[cache] w: &mut [S]) -> S {
                for i in 1..3 {
                    w[i] = x[0];
                }
                w[0] * w[1]
            }
        ),
        parse_quote!(
            fn f<S: Scalar>(x: &[S], #[cache] w: &mut [S]) -> S {
                for i in 0..3 {
                    w[i] = w[i + 1] * x[0];
                }
                w[0] * w[1]
            }
        ),
        parse_quote!(
            fn f<S: Scalar>(x: &[S], #[cache] w: &mut [S]) -> S {
                for i in 0..3 {
                    w[i] += x[0];
                }
                w[0] * w[1]
            }
        ),
        parse_quote!(
            fn f<S: Scalar>(x: &[S], #[cache] w: &mut [S]) -> S {
                if x[0] > 1.0 {
                    w.fill(x[0]);
                }
                w[0] * w[1]
            }
        ),
        parse_quote!(
            fn f<S: Scalar>(x: &[S], #[cache] w: &mut [S]) -> S {
                for _ in 0..2 {
                    for i in 0..3 {
                        w[i] = x[0];
                    }
                }
                w[0] * w[1]
            }
        ),
        parse_quote! {
            fn f<S: Scalar>(x: &[S], #[cache] w: &mut [S]) -> S {
                if x[0] > 1.0 {
                    let (a, b) = w.split_at_mut(2);
                    for i in 0..2 { a[i] = x[i]; }
                    b.fill(x[0]);
                    a[0] * b[0]
                } else {
                    x[1]
                }
            }
        },
    ];
    refused.iter().for_each(|f| assert_eq!(said(f), None));
}
