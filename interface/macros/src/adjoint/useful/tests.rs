//! Which numbers are found to be of no use, and which are not.

use super::super::text;
use syn::{ItemFn, parse_quote};

#[test]
fn what_only_decides_has_no_adjoint() {
    let functions: [ItemFn; 5] = [
        // A variable that is set in a loop, by a sum in a loop within.
        parse_quote!(
            fn f<S: Scalar>(x: &[S]) -> S {
                let (mut y, mut error) = (x[0], S::one());
                while error > 1e-9 {
                    let mut error_of_all = S::zero();
                    for x in x {
                        error_of_all += (y - *x).powi(2);
                    }
                    y = y.sin() * x[1];
                    error = error_of_all.sqrt();
                }
                y
            }
        ),
        // The largest item.
        parse_quote!(
            fn f<S: Scalar>(x: &[S]) -> S {
                let (mut y, mut error) = (x[0], x[1]);
                for x in x {
                    error = error.max(*x * *x);
                }
                if error > 1.0 {
                    y *= y;
                }
                y
            }
        ),
        // A list, by parts, by items, and as a whole.
        parse_quote!(
            fn f<S: Scalar>(x: &[S]) -> S {
                let mut error = vec![S::zero(); x.len()];
                error[0] = x[0] * x[1];
                for (error, x) in error.iter_mut().zip(x) {
                    *error += x.exp();
                }
                error.swap(0, 1);
                let (error_before, error_behind) = error.split_at_mut(1);
                error_before[0] -= error_behind[0] * x[0];
                error.fill(x[1]);
                if error[0] > 0.5 { x[0] } else { x[1] }
            }
        ),
        // A value of a branch, in a tuple.
        parse_quote!(
            fn f<S: Scalar>(x: &[S]) -> S {
                let error = if x[0] > 1.0 { (x[0] * x[1], x[1]) } else { (x[1].sin(), x[0]) };
                if error.0 > error.1 { x[0] * x[0] } else { x[1] }
            }
        ),
        // Numbers that feed each other, and nothing else.
        parse_quote!(
            fn f<S: Scalar>(x: &[S]) -> S {
                let (mut error, mut error_before, mut y) = (x[0], x[1], x[0]);
                for _ in 0..3 {
                    error = error_before * 2.0 + y;
                    error_before = error * x[0];
                    y *= x[1];
                    if error > 1e3 {
                        break;
                    }
                }
                y
            }
        ),
    ];
    functions.iter().for_each(|f| {
        let code = text(f);
        let named = code.split(|c: char| !c.is_alphanumeric() && c != '_');
        let bars: Vec<_> = named.filter(|name| name.starts_with("error") && name.ends_with("_bar")).collect();
        assert!(bars.is_empty(), "{bars:?}: {code}");
    });
}

#[test]
fn what_the_result_depends_on_has_one() {
    let functions: [ItemFn; 4] = [
        // By what was stored in the iteration before.
        parse_quote!(
            fn f<S: Scalar>(x: &[S]) -> S {
                let (mut y, mut before) = (x[0], x[1]);
                for x in x {
                    y += before;
                    before = *x * *x;
                }
                y
            }
        ),
        // By a view.
        parse_quote!(
            fn f<S: Scalar>(x: &[S]) -> S {
                let mut before = [x[0], x[1], x[2]];
                let part = &mut before[1..];
                part[0] = x[0] * x[1];
                before[1]
            }
        ),
        // By a call.
        parse_quote!(
            fn f<S: Scalar>(x: &[S]) -> S {
                let mut before = [x[0], x[1]];
                before[0] *= x[1];
                let y = g(&before);
                x[0]
            }
        ),
        // By memory of the caller's.
        parse_quote!(
            fn f<S: Scalar>(x: &[S], y: &mut [S]) {
                let mut before = x[0];
                for y in y.iter_mut() {
                    before = before * before + x[1];
                    *y = before;
                }
            }
        ),
    ];
    functions.iter().for_each(|f| assert!(text(f).contains("before_bar"), "{}", text(f)));
}
