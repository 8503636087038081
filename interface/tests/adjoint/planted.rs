//! Mistakes that an adjoint could have are planted in the macro, one at a time: the comparison with dual numbers finds each.

use fluxions::prelude::*;

/// Half a dot product, with its adjoint.
#[differentiable(helper, adjoint)]
fn half_square<S: Scalar>(x: &[S]) -> S {
    x.iter().map(|x| *x * *x).sum::<S>() * 0.5
}

/// The gradients of a function by its adjoint, and by that with a mistake.
macro_rules! planted {
    ($($case:ident: $mistake:ident |$x:ident| { $($body:tt)* })*) => {
        $(mod $case {
            use fluxions::prelude::*;
            #[allow(unused_imports)]
            use super::half_square;

            #[differentiable(adjoint)]
            pub(super) fn right<S: Scalar>($x: &[S]) -> S {
                $($body)*
            }
            #[differentiable(adjoint, planted = $mistake)]
            pub(super) fn wrong<S: Scalar>($x: &[S]) -> S {
                $($body)*
            }
        })*

        #[test]
        fn each_mistake_is_found() {
            use fluxions_adjoint::Adjoint;
            let x = [1.3, 0.4, 0.8, 0.6];
            $(
                let (_, expected) = crate::value_and_gradient(&$case::Right, &x);
                let right = Adjoint.gradient(&$case::Right, &x).expect("an adjoint");
                crate::close(&right, &expected, stringify!($case));
                let wrong = Adjoint.gradient(&$case::Wrong, &x).expect("an adjoint");
                let distance = wrong.iter().zip(&expected).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                assert!(distance > 1e-3, "{}: {wrong:?} is right", stringify!($case));
            )*
        }
    };
}

planted! {
    // Parts of `split_at_mut` that have nothing to do with the whole: what was loaded before is stale.
    split: split |x| {
        let mut y = S::one();
        for _ in 0..2 {
            let mut z = [x[0] * y, x[1]];
            let early = z[0] * z[1];
            let (a, b) = z.split_at_mut(1);
            a[0] = b[0] * early;
            y += z[0] * early;
        }
        y
    }
    // Variables of a branch that the rest of the body takes for its own.
    captures: captures |x| {
        let v = x[0];
        let mut y = x[1];
        if x[2] > 0.0 {
            let v = x[2];
            y *= v;
        } else {
            return y;
        }
        y * v
    }
    // Memory that is thought never to be written to.
    immutable: immutable |x| {
        let mut y = x[0];
        for v in x {
            y = y * *v + y * y;
        }
        y
    }
    // The same memory, seen through a view.
    view: immutable |x| {
        let mut z = [x[0], x[1], x[2]];
        let part = &mut z[1..];
        for v in x {
            part[0] = part[0] * *v + part[0] * part[0];
        }
        part[0]
    }
    // A constant without its parentheses.
    precedence: precedence |x| {
        let n = 2.0;
        x[0] * x[1] * (n + 1.0) * x[2]
    }
    // A variable that gets another list, whose adjoint stays where it is.
    forms: forms |x| {
        let mut list = vec![x[0], x[1]];
        let product = list[0] * list[1];
        list = vec![product, x[2]];
        list[0] * list[1] * x[3]
    }
    // The length of such a variable, taken for what it is at the end.
    lengths: lengths |x| {
        let mut list = vec![x[0], x[1], x[2]];
        let last = list[list.len() - 1] * x[3];
        list = vec![last];
        list[0] * list[list.len() - 1]
    }
    // An index that changes after it was used.
    index: index |x| {
        let mut i = 0;
        let mut y = x[i];
        i += 1;
        y *= x[i] * x[i];
        i += 1;
        y * x[i]
    }
    // A loop that runs forwards over what a stack holds.
    forwards: forwards |x| {
        let mut y = x[0];
        for v in x {
            y = (y * *v).sin();
        }
        y
    }
    // A loop of independent iterations that runs forwards over what the loop within it keeps on a stack.
    nested: nested |x| {
        let mut sum = S::zero();
        for v in x {
            let mut y = *v;
            for w in x {
                y = (y * *w).sin();
            }
            sum += y * y;
        }
        sum * sum
    }
    // A way back that takes what the forward sweep kept for other numbers.
    saved: saved |x| {
        let (mut y, mut z) = (x[0] * 1.0, x[1] * 1.0);
        for v in x {
            y = y * z * *v;
            z = z * z + *v;
        }
        y * z
    }
    // A loop whose iterations go back at once, though each overwrites what the next one reads.
    fused: fused |x| {
        let (mut y, mut sum) = (x[0] * 1.0, S::zero());
        for v in x {
            y = y * *v;
            sum += y;
        }
        sum
    }
    // A number that is overwritten and keeps its adjoint.
    overwritten: overwritten |x| {
        let mut y = x[0];
        for factor in &x[1..] {
            y = y * *factor + x[0];
        }
        y
    }
    // A number that the result depends on by a view alone, and that is thought to be of no use.
    useless: useless |x| {
        let mut z = [x[0], x[1], x[2]];
        let part = &mut z[1..];
        part[0] = x[3] * x[3] * 5.0;
        z[0] * z[1]
    }
    // A list that is made twice, once for its length, and is empty then.
    order: order |x| {
        let mut list = x.to_vec();
        let all: Vec<S> = list.drain(..).map(|v| v * v).collect();
        all.iter().copied().sum::<S>() * x[0]
    }
    // The place of an assignment that is taken after the right side has changed its index.
    place: place |x| {
        let (mut i, mut y) = (0, x.to_vec());
        y[i] += {
            i += 1;
            x[i] * x[i]
        };
        y[0] * y[1]
    }
    // An argument of a call that is overwritten later, and was not kept.
    kept: kept |x| {
        let mut z = [x[0], x[1]];
        let y = half_square(&z);
        z[0] = x[2] * 5.0;
        y * z[0]
    }
}
