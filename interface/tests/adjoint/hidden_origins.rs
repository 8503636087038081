//! Values whose state is hidden, wherever they come from: what they give is kept, and the guard of a lock ends where its block does.

#![allow(clippy::declare_interior_mutable_const, clippy::let_and_return)]

use crate::agree;
use fluxions::prelude::*;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

#[derive(Clone, Default)]
struct Dice {
    n: Cell<usize>,
    k: usize,
}

impl Dice {
    const START: Self = Self { n: Cell::new(0), k: 0 };
    fn at(k: usize) -> Self {
        Self { n: Cell::new(k), k: 0 }
    }
    fn roll(&self) -> usize {
        self.n.set(self.n.get() + 1);
        self.n.get() % 2
    }
}

mod made {
    use super::*;

    mod game {
        pub(super) fn new() -> super::Dice {
            super::Dice::at(0)
        }
        pub(super) fn default() -> super::Dice {
            super::Dice::at(1)
        }
    }
    macro_rules! dice {
        ($k:expr) => {
            Dice::at($k)
        };
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d0 = Dice { k: 3, ..Default::default() };
        let d1 = loop {
            break Dice::at(0);
        };
        let d2 = {
            let d = Dice::at(1);
            d
        };
        let d3 = if x[0] > x[1] {
            let d = Dice::at(0);
            d
        } else {
            let d = Dice::at(1);
            d
        };
        let d4 = Dice::START;
        let d5 = game::new();
        let d6 = game::default();
        let d7 = dice!(1);
        x[0] * (x[d0.roll()] * 1.0
            + x[d1.roll()] * 2.0
            + x[d2.roll()] * 3.0
            + x[d3.roll()] * 4.0
            + x[d4.roll()] * 5.0
            + x[d5.roll()] * 6.0
            + x[d6.roll()] * 7.0
            + x[d7.roll()] * 8.0)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod made_of_others {
    use super::*;

    impl From<u32> for Dice {
        fn from(n: u32) -> Self {
            Self::at(n as usize)
        }
    }
    impl std::str::FromStr for Dice {
        type Err = ();
        fn from_str(text: &str) -> Result<Self, ()> {
            Ok(Self::at(text.len()))
        }
    }
    impl std::iter::Sum<usize> for Dice {
        fn sum<I: Iterator<Item = usize>>(iter: I) -> Self {
            Self::at(iter.count())
        }
    }
    impl std::ops::Add<usize> for Dice {
        type Output = Self;
        fn add(self, k: usize) -> Self {
            Self::at(self.n.get() + k)
        }
    }
    impl std::ops::Neg for Dice {
        type Output = Self;
        fn neg(self) -> Self {
            Self::at(self.n.get() + 1)
        }
    }
    trait Count {
        fn dice(&self) -> Dice;
    }
    impl Count for usize {
        fn dice(&self) -> Dice {
            Dice::at(*self)
        }
    }
    fn open() -> Option<Dice> {
        Some(Dice::at(0))
    }
    #[differentiable(helper, adjoint)]
    fn tried<S: Scalar>(x: &[S]) -> Option<S> {
        let dice = open()?;
        Some(x[dice.roll()] * x[2])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let y = tried(x).unwrap_or(x[0]);
        let d0 = Dice::at(1) + 2;
        let d1 = -Dice::at(1);
        let d2 = 2usize.dice();
        let d3 = (0..2).fold(Dice::at(0), |d, _| d);
        let d4 = None.unwrap_or(Dice::at(1));
        let d5 = (x.len() > 1).then_some(Dice::at(0)).unwrap();
        let d6 = *Box::new(Dice::at(1));
        let d7 = match Some(Dice::at(0)) {
            Some(d) => d,
            None => return x[0],
        };
        let d8: Dice = 0u32.into();
        let d9: Dice = "abc".parse().unwrap();
        let d10: Dice = [1usize, 2].iter().copied().sum();
        y * (x[d0.roll()] * 1.0
            + x[d1.roll()] * 2.0
            + x[d2.roll()] * 3.0
            + x[d3.roll()] * 4.0
            + x[d4.roll()] * 5.0
            + x[d5.roll()] * 6.0
            + x[d6.roll()] * 7.0
            + x[d7.roll()] * 8.0
            + x[d8.roll()] * 9.0
            + x[d9.roll()] * 10.0
            + x[d10.roll()] * 11.0)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod shared {
    use super::*;

    #[derive(Clone, Default)]
    struct P {
        t: f64,
        k: Rc<Cell<usize>>,
    }
    impl P {
        fn key(&self) -> usize {
            self.k.get()
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l: Rc<Cell<usize>> = Rc::default();
        let m = l.clone();
        let mut y = x[l.get()] * x[0];
        m.set(1);
        y *= x[l.get()] + 1.0;
        let b: Box<Cell<usize>> = Box::default();
        y *= x[b.get()] + x[1];
        b.set(1);
        y += x[b.get()];
        let r: Rc<RefCell<Vec<usize>>> = Rc::default();
        let q = Rc::clone(&r);
        q.borrow_mut().push(1);
        y = y * x[r.borrow()[0]];
        q.borrow_mut()[0] = 0;
        let p = P { t: 0.5, ..Default::default() };
        let k = p.k.clone();
        y = y * x[p.key()] * p.t;
        k.set(1);
        let n: Vec<Cell<usize>> = [0usize, 1].into_iter().map(|k| k.into()).collect();
        y = y * (x[n[0].get()] + x[2]);
        n[0].set(1);
        y * y.sin()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod statics {
    use super::*;

    struct Depth(AtomicUsize);
    impl Depth {
        fn set(&self, n: usize) {
            self.0.store(n, SeqCst)
        }
        fn enter(&self) {
            self.0.fetch_add(1, SeqCst);
        }
        fn now(&self) -> usize {
            self.0.load(SeqCst) % 4
        }
    }
    static DEPTH: Depth = Depth(AtomicUsize::new(0));
    static COUNTS: [AtomicUsize; 2] = [AtomicUsize::new(0), AtomicUsize::new(0)];
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    struct Level;
    impl Level {
        fn set(&self, n: usize) {
            NEXT.store(n, SeqCst)
        }
        fn now(&self) -> usize {
            NEXT.load(SeqCst)
        }
    }
    #[derive(Clone, Copy)]
    struct Id(usize);
    impl Id {
        fn new() -> Self {
            Self(NEXT.fetch_add(1, SeqCst))
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        DEPTH.set(0);
        let mut s = x[0];
        for _ in 0..2 {
            DEPTH.enter();
            s = s * x[DEPTH.now()] + x[0];
        }
        COUNTS[0].store(0, SeqCst);
        s = s * x[COUNTS[0].load(SeqCst)];
        COUNTS[0].store(1, SeqCst);
        let n = &COUNTS[1];
        n.store(2, SeqCst);
        s = s * (x[n.load(SeqCst)] + x[0]);
        n.store(1, SeqCst);
        let level = Level;
        level.set(3);
        s = s * x[level.now()];
        level.set(1);
        s = s + x[Level.now()] * s;
        Level.set(0);
        for _ in 0..3 {
            let id = Id::new();
            s = s * x[id.0 % 2] + x[0];
        }
        s * x[Id::new().0 % 3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod guards {
    use super::*;

    static LIST: Mutex<Vec<usize>> = Mutex::new(Vec::new());
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        {
            let mut list = LIST.lock().unwrap();
            *list = vec![0, 1];
        }
        let y = x[LIST.lock().unwrap()[0]] * x[1];
        {
            let mut list = LIST.lock().unwrap();
            *list = vec![2];
        }
        let i = LIST.try_lock().map_or(1, |list| list[0]);
        let list = Mutex::new(vec![1, 0]);
        {
            let mut list = list.try_lock().unwrap();
            *list = vec![3, 1];
        }
        y * x[i] * x[list.try_lock().unwrap()[0]]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn hidden_origins() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        made::agrees(x);
        made_of_others::agrees(x);
        shared::agrees(x);
        statics::agrees(x);
        guards::agrees(x);
    }
}
