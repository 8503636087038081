//! Loops and branches that are left from within, by labels, with values, and by `return`; variables that get their first value later.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn squares<S: Scalar>(x: &[S]) -> Vec<S> {
    x.iter().map(|v| *v * *v).collect()
}

/// The first number above a bound, as an option.
#[differentiable(helper, adjoint)]
fn above<S: Scalar>(x: &[S], #[constant] bound: f64) -> Option<S> {
    for v in x {
        if *v > bound {
            return Some(v.sin());
        }
    }
    None
}

/// Variables of branches have the names of others that the rest of the body means.
#[differentiable(adjoint)]
fn names_of_a_block<S: Scalar>(x: &[S]) -> S {
    let v = x[0];
    let mut s = x[1];
    if x[2] > 0.0 {
        let v = x[2];
        s *= v;
    } else {
        return s;
    }
    s * v
}

#[differentiable(adjoint)]
fn names_of_patterns<S: Scalar>(x: &[S]) -> S {
    let (v, w) = (x[0], x[1]);
    let mut s = x[2];
    let o = if x.len() > 1 { Some(x[2] * x[1]) } else { None };
    if let Some(v) = o {
        s *= v;
    } else {
        return s;
    }
    match o {
        Some(w) => s += w,
        None => return s * v,
    }
    {
        let w = s * s;
        if w > 1e3 {
            return w;
        }
    }
    s * v * w
}

/// A variable of a branch has the name of a function that is called behind it.
#[differentiable(adjoint)]
fn names_of_functions<S: Scalar>(x: &[S]) -> S {
    let mut s = x[0];
    if x[1] > 0.0 {
        let squares = x[1] * x[2];
        assert!(squares != 7.5, "a message");
        s *= squares;
    } else {
        return s;
    }
    s * squares(x)[1]
}

#[differentiable(adjoint)]
fn labels<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    let mut s = x[0];
    'rows: for i in 0..n {
        let mut row = S::one();
        for j in 0..n {
            if x[j] < 0.0 {
                continue 'rows;
            }
            row *= x[j] + i as f64 * 0.1;
            if row > 50.0 {
                s += row * 0.1;
                break 'rows;
            }
        }
        s = s * 0.5 + row * x[i];
    }
    s
}

#[differentiable(adjoint)]
fn three_levels<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    'a: for i in 0..3 {
        'b: for j in 0..3 {
            let mut k = 0;
            loop {
                s += x[(i + j + k) % x.len()] * x[j];
                k += 1;
                if s > 40.0 {
                    break 'a;
                }
                if s > 20.0 * (i + 1) as f64 {
                    continue 'a;
                }
                if k > i {
                    continue 'b;
                }
                if k == 2 {
                    break;
                }
            }
            s *= 1.1;
        }
        s = s + x[i].sin();
    }
    s * s
}

#[differentiable(adjoint)]
fn loops_with_values<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0];
    let mut k = 0;
    let root = loop {
        let next = y - (y * y - x[1]) / (y * 2.0);
        k += 1;
        if (next - y).abs() < 1e-9 || k == 20 {
            break next * x[2];
        }
        y = next;
    };
    let place = loop {
        k += 1;
        if k % 3 == 0 {
            break k % x.len();
        }
    };
    let typed: S = loop {
        k += 1;
        if k > 30 {
            break x[place] * y;
        }
    };
    let list = loop {
        k -= 1;
        if k < 10 {
            break squares(x);
        }
    };
    let first = 'outer: loop {
        for v in x {
            if *v > 0.5 {
                break 'outer v.exp();
            }
        }
        break x[0];
    };
    root * typed + list[1] * list[0] + first
}

#[differentiable(adjoint)]
fn values_or_leave<S: Scalar>(x: &[S]) -> S {
    let a = match above(x, 1.0) {
        Some(a) => a * x[0],
        None => return x[0] * x[1],
    };
    let b = if x[2] > 2.0 { x[2] } else { return a };
    let mut c = S::one();
    let mut list = vec![];
    for v in x {
        let w = if *v > 3.0 {
            *v * *v
        } else if *v < 0.2 {
            continue;
        } else {
            v.cos()
        };
        let u = match above(&[w], 0.1) {
            Some(u) => u,
            None => break,
        };
        c = match u > 0.9 {
            true => c * u,
            false if list.len() > 7 => return c * a,
            false => c + u,
        };
        c *= if c > 100.0 { return c * w } else { w + 1.0 };
        list.push(c);
    }
    a * b * c + list.iter().copied().sum::<S>()
}

#[differentiable(adjoint)]
fn first_values_later<S: Scalar>(x: &[S]) -> S {
    let a;
    let b;
    if x[0] > x[1] {
        a = x[0] * x[2];
        b = a * x[1];
    } else if x[0] > 1.0 {
        b = x[1];
        a = b * b;
    } else {
        return x[0];
    }
    let mut c: S;
    match x.len() {
        0 => c = S::one(),
        1 | 2 => {
            let inner;
            if x[0] > 1.0 {
                inner = x[0];
            } else {
                inner = x[1] * 2.0;
            }
            c = inner * inner;
        }
        _ => c = x[2],
    }
    c *= a;
    let d;
    d = c * b;
    d + a
}

#[differentiable(adjoint)]
fn closures_that_return<S: Scalar>(x: &[S]) -> S {
    let soft = |v: S| {
        if v < 0.0 {
            return v * 0.1;
        }
        let w = v.sqrt();
        if w > 1.5 {
            return w;
        }
        w * w
    };
    let last = |v: S| {
        for k in 0..3 {
            if v > k as f64 + 0.5 {
                return v * k as f64;
            }
        }
        v
    };
    let mut s = S::zero();
    for v in x {
        s += soft(*v) * last(*v - 1.0);
        if s > 1e3 {
            return s;
        }
    }
    s
}

/// More than a number is returned from within loops.
#[differentiable(helper, adjoint)]
fn prefix<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut all = Vec::new();
    for v in x {
        if *v > 2.0 {
            return all;
        }
        for w in x {
            if *w > 100.0 {
                return vec![*w; 2];
            }
        }
        all.push(*v * *v);
    }
    all.push(x[0]);
    all
}

#[differentiable(helper, adjoint)]
fn pair<S: Scalar>(x: &[S]) -> (S, usize) {
    for (i, v) in x.iter().enumerate() {
        if *v > 1.0 {
            return (*v * x[0], i);
        }
    }
    let none = 0;
    (x[0], none)
}

#[differentiable(adjoint)]
fn returned_from_loops<S: Scalar>(x: &[S]) -> S {
    let all = prefix(x);
    let (y, i) = pair(x);
    let mut s = y * x[i];
    for v in &all {
        s = s * 0.5 + *v;
    }
    s
}

#[test]
fn all_agree() {
    let points =
        [[1.5, 2.5, 3.5], [0.3, 0.2, 0.1], [2.5, 0.5, -1.0], [-1.0, 1.2, 2.2], [1.1, 1.2, 1.3], [4.0, 3.0, 5.0]];
    for x in points {
        agree!(names_of_a_block, NamesOfABlock, x);
        agree!(names_of_patterns, NamesOfPatterns, x);
        agree!(names_of_functions, NamesOfFunctions, x);
        agree!(labels, Labels, x);
        agree!(three_levels, ThreeLevels, x);
        agree!(closures_that_return, ClosuresThatReturn, x);
        agree!(first_values_later, FirstValuesLater, x);
        agree!(returned_from_loops, ReturnedFromLoops, x);
        if x[0] > 0.5 {
            agree!(loops_with_values, LoopsWithValues, x);
        }
        if x[0] > 1.0 {
            agree!(values_or_leave, ValuesOrLeave, x);
        }
    }
}

/// Errors and results from within loops.
#[derive(Debug, PartialEq)]
struct Negative(usize);

impl core::fmt::Display for Negative {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "number {} is negative", self.0)
    }
}
impl core::error::Error for Negative {}

#[differentiable(helper, adjoint)]
fn roots<S: Scalar>(x: &[S]) -> Result<Vec<S>, Negative> {
    let mut all = vec![];
    for (i, v) in x.iter().enumerate() {
        if *v < 0.0 {
            return Err(Negative(i));
        }
        if *v > 9.0 {
            return Ok(all);
        }
        if *v > 8.0 {
            return roots_of_rest(&x[i..]);
        }
        all.push(v.sqrt());
    }
    Ok(all)
}

#[differentiable(helper, adjoint)]
fn roots_of_rest<S: Scalar>(x: &[S]) -> Result<Vec<S>, Negative> {
    if x[0] < 0.0 {
        return Err(Negative(0));
    }
    Ok(vec![x[0], x[x.len() - 1]])
}

#[differentiable(adjoint)]
fn fallible<S: Scalar>(x: &[S]) -> Result<S, Negative> {
    let all = roots(x)?;
    for v in &all {
        if *v > 2.5 {
            return Ok(*v * x[0]);
        }
    }
    let last = match all.len() {
        0 => return Err(Negative(7)),
        n => all[n - 1],
    };
    Ok(last * last * last)
}

#[test]
fn errors_and_results_from_within_loops() {
    use fluxions_adjoint::Adjoint;
    let gradient = |x: &[f64]| Adjoint.gradient(&Fallible, x);
    assert_eq!(gradient(&[1.0, 4.0]), Ok(vec![0.0, 3.0])); // 3/2 √x₁
    assert_eq!(gradient(&[1.0, 7.0]), Ok(vec![7.0_f64.sqrt(), 0.5 / 7.0_f64.sqrt()]));
    assert_eq!(gradient(&[1.0, 10.0]), Ok(vec![1.5, 0.0]));
    assert_eq!(gradient(&[1.0, 8.5]), Ok(vec![8.5, 1.0]));
    assert_eq!(gradient(&[1.0, -4.0]), Err(fluxions::Error::Function(Negative(1))));
    assert_eq!(gradient(&[10.0, 1.0]), Err(fluxions::Error::Function(Negative(7))));
}

/// Errors that leave from within `let … else` and the arms of a `match`, in loops.
#[differentiable(adjoint)]
fn error_of_let_else<S: Scalar>(x: &[S], #[constant] d: &[Option<f64>]) -> Result<S, Negative> {
    let mut s = x[0];
    for (i, v) in d.iter().enumerate() {
        let Some(b) = *v else { return Err(Negative(i)) };
        s *= b;
    }
    Ok(s)
}

#[differentiable(adjoint)]
fn error_of_an_arm<S: Scalar>(x: &[S], #[constant] d: &[Option<f64>]) -> Result<S, Negative> {
    let mut s = x[0];
    let mut list = vec![x[0]];
    for (i, v) in d.iter().enumerate() {
        match *v {
            Some(b) if b < 0.0 => continue,
            Some(b) => s *= b,
            None => return Err(Negative(i)),
        }
        {
            if s > 100.0 {
                {
                    return Err(Negative(9));
                }
            }
        }
        let Some(top) = list.pop() else { return Err(Negative(8)) };
        if top < 20.0 {
            list.push(s);
        }
    }
    let run = |n: usize| {
        for k in 0..n {
            if k == 5 {
                return Err(Negative(k));
            }
        }
        Ok(s)
    };
    run(d.len())
}

#[differentiable(adjoint)]
fn error_of_let_else_in_a_branch<S: Scalar>(x: &[S], #[constant] d: &[Option<f64>]) -> Result<S, Negative> {
    let mut s = x[0];
    if x[0] > 1.0 {
        let Some(b) = d[0] else { return Err(Negative(1)) };
        s *= b;
    }
    {
        let Some(b) = d[1] else { return Err(Negative(2)) };
        s *= b;
    }
    Ok(s)
}

/// The mistake that an error in a block of its own is not passed on.
#[differentiable(adjoint, planted = swallowed)]
fn swallowed<S: Scalar>(x: &[S]) -> Result<S, Negative> {
    let mut s = x[0];
    for i in 0..3 {
        match i {
            0 => continue,
            1 => {
                return Err(Negative(i));
            }
            _ => s *= x[0],
        }
    }
    Ok(s)
}

#[test]
fn errors_are_not_swallowed() {
    use fluxions_adjoint::Adjoint;
    use fluxions_dual::Dual;
    macro_rules! same {
        ($f:expr, $x:expr, $d:expr) => {
            let d: &[Option<f64>] = &$d;
            let adjoint = Adjoint.bind(&$f, d).value_and_gradient(&[$x]);
            assert_eq!(adjoint, Dual::new().bind(&$f, d).value_and_gradient(&[$x]), "{}", stringify!($f($x)));
        };
    }
    let (a, b, minus) = (Some(2.0), Some(3.0), Some(-1.0));
    for d in [[a, b, a], [a, None, b], [None, a, b], [a, minus, None], [a, b, Some(7.0)], [a, b, Some(40.0)]] {
        same!(ErrorOfLetElse, 1.0, d);
        same!(ErrorOfAnArm, 1.5, d);
        same!(ErrorOfAnArm, 15.0, d);
        same!(ErrorOfLetElseInABranch, 1.5, d);
        same!(ErrorOfLetElseInABranch, 0.5, d);
    }
    same!(ErrorOfAnArm, 1e-3, [a; 6]);
    assert_ne!(
        Adjoint.gradient(&Swallowed, &[1.0]),
        Dual::new().gradient(&Swallowed, &[1.0]),
        "a mistake that is not found"
    );
}

#[differentiable(helper, adjoint)]
fn grown<S: Scalar>(y: &mut [S]) -> S {
    y[0] *= y[1];
    y[0] + y[1]
}

// Values of a block with a label that begin with what only the compiler knows the type of.
#[differentiable(adjoint)]
fn labelled<S: Scalar>(x: &[S]) -> S {
    let mut y = x.to_vec();
    let r = 'found: {
        let v = grown(&mut y);
        if v > 3.0 {
            break 'found v;
        }
        let w = grown(&mut y);
        if w > 2.0 {
            break 'found w * v;
        }
        v * w
    };
    r * y[0]
}

#[test]
fn blocks_with_labels_have_values() {
    crate::agree!(labelled, Labelled, [0.7, 1.3], [2.0, 1.5], [0.3, 0.4]);
}
