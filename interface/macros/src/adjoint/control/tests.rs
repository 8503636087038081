//! Bodies before and after.

use super::*;
use quote::{format_ident, quote};

fn body(is_number: bool) -> Body {
    Body { scalar: format_ident!("S"), returns: true, is_number, is_option: false, fallible: false, captures: false }
}

fn check(block: Block, expected: &Block) {
    check_of(true, block, expected);
}

fn check_of(is_number: bool, mut block: Block, expected: &Block) {
    let mut taken = FxHashSet::default();
    super::super::syntax::idents(&block, &mut taken);
    normalize(&mut block, body(is_number), &mut taken).expect("a normal form");
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
            let mut returned = false;
            let mut result = S::zero();
            for v in x {
                if c {
                    {
                        result = v;
                        returned = true;
                        break;
                    }
                } else {
                    f();
                }
            }
            if returned {
                return result;
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
                return a;
            }
        }),
    );
}

#[test]
fn labels() {
    check(
        parse_quote!({
            'rows: for row in rows {
                for v in row {
                    if a {
                        continue 'rows;
                    }
                    if b {
                        break 'rows;
                    }
                    f(v);
                }
                g();
            }
        }),
        &parse_quote!({
            for row in rows {
                let mut left = false;
                let mut left_2 = false;
                for v in row {
                    if a {
                        {
                            left = true;
                            break;
                        }
                    } else {
                        if b {
                            {
                                left_2 = true;
                                break;
                            }
                        } else {
                            f(v);
                        }
                    }
                }
                if left {
                    continue;
                } else {
                    if left_2 {
                        break;
                    } else {
                        g();
                    }
                }
            }
        }),
    );
}

#[test]
fn a_loop_with_a_value() {
    check(
        parse_quote!({
            let y = loop {
                if c {
                    break a;
                }
                f();
            };
            y
        }),
        &parse_quote!({
            let mut value = None;
            loop {
                if c {
                    {
                        value = Some(a);
                        break;
                    }
                } else {
                    f();
                }
            }
            let y = value.unwrap();
            y
        }),
    );
}

#[test]
fn a_value_of_a_branch_that_may_leave() {
    check(
        parse_quote!({
            let y = match n {
                Some(k) => k,
                None => return a,
            };
            y * k
        }),
        &parse_quote!({
            match n {
                Some(k_2) => {
                    let y = k_2;
                    y * k
                }
                None => {
                    return a;
                }
            }
        }),
    );
}

#[test]
fn variables_of_a_branch_keep_to_it() {
    check(
        parse_quote!({
            if c {
                let v = v + 1;
                assert!(v > p.v);
                f(Q { v });
            } else {
                return a;
            }
            v
        }),
        &parse_quote!({
            if c {
                let v_2 = v + 1;
                assert!(v_2 > p.v);
                f(Q { v: v_2 });
                v
            } else {
                return a;
            }
        }),
    );
}

#[test]
fn first_values_in_branches() {
    check(
        parse_quote!({
            let y;
            if a {
                y = b;
            } else if c {
                f();
                y = d;
            } else {
                return e;
            }
            y
        }),
        &parse_quote!({
            if a {
                let y = b;
                y
            } else if c {
                f();
                let y = d;
                y
            } else {
                return e;
            }
        }),
    );
}

#[test]
fn a_return_of_more_than_a_number() {
    check_of(
        false,
        parse_quote!({
            for v in x {
                match v {
                    Some(v) => return g(v),
                    None => {}
                }
            }
            h()
        }),
        &parse_quote!({
            let mut returned = false;
            let mut result = None;
            for v in x {
                match v {
                    Some(v) => {
                        result = Some(g(v));
                        returned = true;
                        break;
                    }
                    None => {}
                }
            }
            if returned {
                return result.unwrap();
            } else {
                h()
            }
        }),
    );
}
