//! The order in which Rust computes what changes integers and lists: receivers before arguments, from left to right, each once.

// The functions are about blocks within expressions.
#![allow(clippy::blocks_in_conditions, clippy::iter_skip_next, clippy::iter_next_slice, clippy::unnecessary_to_owned)]

use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn doubled<S: Scalar>(p: &mut [S]) -> Vec<S> {
    p[0] *= 2.0;
    vec![p[0], p[1] * 2.0]
}

#[derive(Clone, Debug, Differentiable)]
struct Product<S> {
    value: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Product<S> {
    fn step(&mut self, v: S) -> S {
        self.value *= v;
        self.value
    }
}

macro_rules! in_order {
    ($($name:ident: $case:ident |$x:ident| { $($body:tt)* })*) => {
        $(
            #[differentiable(adjoint)]
            fn $name<S: Scalar>($x: &[S]) -> S {
                $($body)*
            }
        )*

        #[test]
        fn what_changes_is_computed_once_and_in_order() {
            $(crate::agree!($name, $case, [0.7, 1.3]);)*
        }
    };
}

in_order! {
    steps_of_a_list: StepsOfAList |x| {
        let mut n = 0;
        let list: Vec<S> = (0..{ n += 1; 2 }).map(|i| x[i].sin()).collect();
        list[1] * n as f64
    }
    steps_that_pop: StepsThatPop |x| {
        let mut at = vec![0usize, 1];
        let list: Vec<S> = x.iter().skip(at.pop().unwrap()).copied().collect();
        list[0] * list[0] * at.len() as f64
    }
    steps_that_remove: StepsThatRemove |x| {
        let mut at = vec![2usize, 1, 2];
        let list: Vec<S> = x.iter().take(at.remove(1)).map(|v| v.sin()).collect();
        list[0] * at.len() as f64
    }
    part_of_a_list: PartOfAList |x| {
        let mut n = 0;
        let list: Vec<S> = x[{ n += 1; 0 }..].iter().map(|v| v.sin()).collect();
        list[1] * n as f64
    }
    lists_of_lists: ListsOfLists |x| {
        let mut n = 0;
        let rows: Vec<Vec<S>> = (0..2).map(|i| x.iter().skip({ n += 1; 0 }).map(|v| *v * x[i]).collect()).collect();
        rows[1][0] * n as f64
    }
    reduced: Reduced |x| {
        let mut n = 0;
        let y = x.iter().skip({ n += 1; 0 }).copied().reduce(|a, b| a * b).unwrap();
        y * n as f64
    }
    chosen: Chosen |x| {
        let mut n = 0;
        let y = x.iter().skip({ n += 1; 0 }).copied().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
        y * n as f64
    }
    taken_apart: TakenApart |x| {
        let mut n = 0;
        let Some(y) = x.iter().skip({ n += 1; 0 }).copied().reduce(|a, b| a * b) else { return S::zero() };
        y * n as f64
    }
    matched: Matched |x| {
        let mut n = 0;
        match x.iter().skip({ n += 1; 0 }).copied().reduce(|a, b| a * b) { Some(y) => y * n as f64, None => S::zero() }
    }
    in_a_condition: InACondition |x| {
        let mut n = 0;
        if let Some(y) = x.iter().skip({ n += 1; 0 }).copied().reduce(|a, b| a * b) { y * n as f64 } else { S::zero() }
    }
    in_a_loop: InALoop |x| {
        let mut at = vec![1usize, 0, 1];
        let mut y = S::zero();
        while let Some(v) = x.iter().skip(at.pop().unwrap()).next() { y += *v * at.len() as f64; if at.is_empty() { break; } }
        y
    }
    two_steps: TwoSteps |x| {
        let mut k = 0;
        let mut y = S::zero();
        for v in x.iter().skip({ k += 1; 0 }).take({ k += 1; k }) { y += v.sin(); }
        y * k as f64
    }
    part_and_step: PartAndStep |x| {
        let mut k = 1;
        let y: S = x[{ k += 1; 0 }..].iter().take({ k *= 3; k - 5 }).map(|v| v.sin()).sum();
        y * k as f64
    }
    zipped: Zipped |x| {
        let mut k = 1;
        let mut y = S::zero();
        for (a, b) in x.iter().zip(x[{ k += 1; k - 2 }..].iter()).take({ k *= 3; k - 5 }) { y += *a * *b; }
        y * k as f64
    }
    filtered: Filtered |x| {
        let mut k = 1;
        let y: S = x[{ k += 1; 0 }..].iter().filter(|v| **v > 0.0).take({ k *= 3; k - 5 }).map(|v| v.sin()).sum();
        y * k as f64
    }
    folded: Folded |x| {
        let mut k = 0;
        let y = x[k..].iter().fold({ k += 1; x[k] }, |a, b| a * *b);
        y * y * k as f64
    }
    extended: Extended |x| {
        let mut k = 1;
        let mut list = vec![];
        list.extend(x[{ k += 1; 0 }..].iter().take({ k *= 3; k - 5 }).map(|v| v.sin()));
        list[0] * k as f64
    }
    for_each: ForEach |x| {
        let mut k = 0;
        let mut y = S::zero();
        x[{ k += 1; 0 }..].iter().take({ k *= 3; k - 2 }).for_each(|v| y += *v);
        y * k as f64
    }
    unzipped: Unzipped |x| {
        let mut k = 0;
        let (a, b): (Vec<S>, Vec<S>) = x[{ k += 1; 0 }..].iter().take({ k *= 3; k - 2 }).map(|v| (*v, v.sin())).unzip();
        a[0] * b[0] * k as f64
    }
    windows: Windows |x| {
        let mut k = 0;
        let list: Vec<S> = x.windows({ k += 1; k }).skip({ k *= 2; k - 1 }).map(|w| w[0] * w[0]).collect();
        list[0] * k as f64
    }
    next_of_a_part: NextOfAPart |x| {
        let mut k = 1;
        let y = x[{ k += 1; 0 }..].iter().skip({ k *= 3; k - 5 }).next().unwrap();
        *y * k as f64
    }
    missing_item: MissingItem |x| {
        let mut k = 0;
        let y = x.get(k).copied().unwrap_or({ k += 1; x[k] });
        y * y * k as f64
    }
    missing_item_of_a_closure: MissingItemOfAClosure |x| {
        let mut k = 0;
        let y = x.get(k).map_or({ k += 1; x[k] }, |v| *v * *v);
        y * y * k as f64
    }
    drained: Drained |x| {
        let mut list = x.to_vec();
        let all: Vec<S> = list.drain(..).map(|v| v * v).collect();
        all[0] * all[1] * (all.len() + list.len()) as f64
    }
    drained_row: DrainedRow |x| {
        let (mut k, mut rows) = (0, vec![x.to_vec(), vec![x[0].sin(), x[1] * x[1]]]);
        let all: Vec<S> = rows[{ k += 1; k }].drain(..).collect();
        all[0] * rows[0][0] * k as f64 + all[1]
    }
    drained_and_reduced: DrainedAndReduced |x| {
        let mut rows = vec![x.to_vec(), x.to_vec()];
        let y = rows[1].drain(..).reduce(|a, b| a * b).unwrap();
        y * y
    }
    drained_beside: DrainedBeside |x| {
        let mut list = x.to_vec();
        let all: Vec<S> = list.drain(..).zip(x).map(|(v, w)| v * *w).collect();
        all[0] * all[1] * all.len() as f64
    }
    taken: Taken |x| {
        let mut list = x.to_vec();
        let all: Vec<S> = core::mem::take(&mut list).into_iter().map(|v| v * v).collect();
        all[0] * all[1] * all.len() as f64
    }
    called: Called |x| {
        let mut list = x.to_vec();
        let all: Vec<S> = doubled(&mut list).iter().map(|v| *v * *v).collect();
        all[0] * all[1] * list[0]
    }
    called_and_reduced: CalledAndReduced |x| {
        let mut list = x.to_vec();
        let y = doubled(&mut list).iter().copied().reduce(|a, b| a * b).unwrap();
        y * list[0]
    }
    called_and_chosen: CalledAndChosen |x| {
        let mut list = x.to_vec();
        let y = doubled(&mut list).iter().map(|v| v.sin()).max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
        y * list[0]
    }
    called_beside: CalledBeside |x| {
        let mut list = x.to_vec();
        let all: Vec<S> = x.iter().zip(doubled(&mut list)).map(|(a, b)| *a * b).collect();
        list[0] * all[0] * all[1]
    }
    power: Power |x| {
        let mut n = 0;
        { n += 1; x[1] }.powi(n + 1)
    }
    power_of_popped: PowerOfPopped |x| {
        let mut at = vec![2usize, 1, 0];
        x[at.pop().unwrap()].powi(at.pop().unwrap() as i32 + 1)
    }
    real_power: RealPower |x| {
        let mut n = 0.0;
        { n += 1.0; x[1] }.powf(n + 1.5)
    }
    added_to: AddedTo |x| {
        let (mut i, mut y) = (0, x.to_vec());
        y[i] += { i += 1; x[i].sin() };
        y[0] * y[1] * i as f64
    }
    subtracted_from: SubtractedFrom |x| {
        let (mut i, mut y) = (0, x.to_vec());
        y[i] -= { i += 1; x[i].sin() };
        y[0] * y[1] * i as f64
    }
    multiplied: Multiplied |x| {
        let (mut i, mut y) = (0, x.to_vec());
        y[i] *= { i += 1; x[i].sin() };
        y[0] * y[1] * i as f64
    }
    popped_places: PoppedPlaces |x| {
        let (mut at, mut y) = (vec![1usize, 0], x.to_vec());
        y[at.pop().unwrap()] += x[at.pop().unwrap()].sin();
        y[0] * y[1]
    }
    repeated: Repeated |x| {
        let mut k = 0;
        let y = vec![x[{ k += 1; k }]; { k += 1; k }];
        y[0] * y[1] * k as f64
    }
    filled: Filled |x| {
        let (mut k, mut y) = (0, x.to_vec());
        y[{ k += 1; 0 }..].fill({ k += 1; x[k - 1].sin() });
        y[0] * y[1] * k as f64
    }
    copied_to: CopiedTo |x| {
        let (mut k, mut y) = (0, x.to_vec());
        y[{ k += 1; 0 }..].copy_from_slice(&[x[k], x[{ k -= 1; k }]]);
        y[0] * y[0] * y[1] * (k + 1) as f64
    }
    replaced: Replaced |x| {
        let (mut k, mut y) = (0, x.to_vec());
        let old = core::mem::replace(&mut y[{ k += 1; k }], { k -= 1; x[k].sin() });
        y[0] * y[0] * y[1] * old * (1 + k) as f64
    }
    reversed: Reversed |x| {
        let (mut k, mut rows) = (0, vec![x.to_vec(), vec![x[0].sin(), x[1] * x[1]]]);
        rows[{ k += 1; k }].reverse();
        rows[k][0] * rows[0][0] * k as f64
    }
    pushed: Pushed |x| {
        let (mut k, mut rows) = (0, vec![x.to_vec(), vec![x[0].sin(), x[1] * x[1]]]);
        rows[{ k += 1; k }].push({ k -= 1; x[k] });
        rows[1][2] * rows[0][0] * rows[1].len() as f64
    }
    removed: Removed |x| {
        let (mut k, mut rows) = (0, vec![x.to_vec(), vec![x[0].sin(), x[1] * x[1]]]);
        let y = rows[{ k += 1; k }].remove({ k -= 1; k });
        y * y * rows[1][0] * rows[0][0] * rows[1].len() as f64
    }
    truncated: Truncated |x| {
        let (mut k, mut rows) = (0, vec![x.to_vec(), vec![x[0].sin(), x[1] * x[1]]]);
        rows[{ k += 1; k }].truncate({ k -= 1; k + 1 });
        rows[1][0] * rows[0][0] * rows[1].len() as f64
    }
    inserted: Inserted |x| {
        let (mut k, mut rows) = (0, vec![x.to_vec(), vec![x[0].sin(), x[1] * x[1]]]);
        rows[{ k += 1; k }].insert({ k -= 1; k }, { k += 1; x[k] });
        rows[1][0] * rows[0][0] * rows[1].len() as f64 * k as f64
    }
    sorted: Sorted |x| {
        let (mut k, mut rows) = (0, vec![x.to_vec(), vec![x[0].sin(), x[1] * x[1]]]);
        rows[{ k += 1; k }].sort_by(|a, b| b.partial_cmp(a).unwrap());
        rows[1][0] * rows[0][0] * k as f64
    }
    rotated: Rotated |x| {
        let (mut k, mut rows) = (0, vec![x.to_vec(), vec![x[0].sin(), x[1] * x[1]]]);
        rows[{ k += 1; k }].rotate_left({ k += 1; k - 1 });
        rows[1][0] * rows[0][0] * k as f64
    }
    popped_for_items_left_out: PoppedForItemsLeftOut |x| { let mut y = x.to_vec(); let v = (0..2).map(|_| y.pop().unwrap()).nth(1).unwrap(); v * v }
    popped_in_a_loop: PoppedInALoop |x| { let (mut y, mut product) = (x.to_vec(), S::one()); for v in (0..2).map(|_| y.pop().unwrap()).skip(1) { product *= v; } product }
    swapped_for_items_left_out: SwappedForItemsLeftOut |x| { let mut y = x.to_vec(); let list: Vec<S> = (0..2).map(|_| { y.swap(0, 1); y[0] }).skip(1).collect(); list[0] * list[0] }
    pushed_for_items_left_out: PushedForItemsLeftOut |x| { let mut y = x.to_vec(); let list: Vec<S> = (0..2).map(|i| { y.push(x[i] * x[i]); y[2] }).skip(1).collect(); list[0] }
    stepped: Stepped |x| { let mut p = Product { value: x[0] }; let list: Vec<S> = (0..6).map(|k| p.step(x[k % 2])).skip(3).collect(); list[0] * list[1] + list[2] * p.value }
    stepped_by_a_closure: SteppedByAClosure |x| { let mut p = Product { value: x[0] }; let mut step = |v: S| p.step(v); let y = (0..3).map(|_| step(x[1])).skip(1).next().unwrap(); y * y }
    items_stepped: ItemsStepped |x| { let mut all = vec![Product { value: x[0] }, Product { value: x[1] }]; let list: Vec<S> = all.iter_mut().map(|p| p.step(x[0])).skip(1).collect(); list[0] * all[0].value }
    stepped_within: SteppedWithin |x| { let mut p = Product { value: x[0] }; let y: S = (0..6).map(|_| (0..2).map(|j| p.step(x[j])).sum::<S>()).skip(3).sum(); y * p.value }
    stepped_and_unzipped: SteppedAndUnzipped |x| { let mut p = Product { value: x[0] }; let (a, b): (Vec<S>, Vec<S>) = (0..3).map(|_| (p.step(x[1]), x[0])).skip(1).unzip(); a[0] * b[0] }
    from_the_end: FromTheEnd |x| { let mut p = Product { value: x[0] }; let list: Vec<S> = (0..6).map(|k| p.step(x[k % 2])).rev().take(3).map(|v| v.sin()).collect(); list[0] * list[1] + list[2] * p.value }
}
