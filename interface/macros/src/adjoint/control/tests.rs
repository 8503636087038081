//! Bodies before and after.

use super::*;

fn check(mut block: Block, expected: &Block) {
    normalize(&mut block, Some(&format_ident!("S")), true).expect("a normal form");
    // Semicolons and commas are written in several ways.
    let text = |block: &Block| quote!(#block).to_string().replace([';', ','], "").replace(' ', "");
    assert_eq!(text(&block), text(expected));
}

#[test]
fn an_early_return_takes_the_rest_into_the_other_branch() {
    check(
        parse_quote!({
            if c {
                return a;
            }
            b
        }),
        &parse_quote!({
            if c {
                return a;
            } else {
                b
            }
        }),
    );
}

#[test]
fn a_nested_return_leaves_the_function() {
    check(
        parse_quote!({
            if a {
                if b {
                    return x;
                }
                f();
            }
            g()
        }),
        &parse_quote!({
            if a {
                if b {
                    return x;
                } else {
                    f();
                    g()
                }
            } else {
                g()
            }
        }),
    );
}

#[test]
fn arms_of_a_match() {
    check(
        parse_quote!({
            match n {
                0 => return a,
                _ => f(),
            }
            b
        }),
        &parse_quote!({
            match n {
                0 => {
                    return a;
                }
                _ => {
                    f();
                    b
                }
            }
        }),
    );
}

#[test]
fn a_return_within_a_loop() {
    check(
        parse_quote!({
            for v in x {
                if c {
                    return v;
                }
                f();
            }
            b
        }),
        &parse_quote!({
            let mut returned_1 = false;
            let mut result_1 = S::zero();
            for v in x {
                if c {
                    {
                        result_1 = v;
                        returned_1 = true;
                        break;
                    }
                } else {
                    f();
                }
            }
            if returned_1 {
                return result_1;
            } else {
                b
            }
        }),
    );
}

#[test]
fn errors_stay() {
    check(
        parse_quote!({
            if c {
                return Err(E);
            }
            b
        }),
        &parse_quote!({
            if c {
                return Err(E);
            }
            b
        }),
    );
}

#[test]
fn let_else() {
    check(
        parse_quote!({
            let Some(k) = n else {
                return a;
            };
            b
        }),
        &parse_quote!({
            if let Some(k) = n {
                b
            } else {
                {
                    return a;
                }
            }
        }),
    );
}

#[test]
fn labels_are_refused() {
    let mut block: Block = parse_quote!({
        'a: loop {
            break 'a;
        }
    });
    assert!(normalize(&mut block, None, false).is_err());
}
