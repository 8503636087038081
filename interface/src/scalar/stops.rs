//! The values of `stop_gradient` while differences of derivatives are taken: [`Stops`].

use super::Real;
use core::cell::{Cell, RefCell};
use core::mem::{ManuallyDrop, take};

/// The values that `stop_gradient` gave in one evaluation, in order.
///
/// Differences of derivatives move x, and the stopped values with it, which have no derivative. So
/// they record these values at x, and hold them at the points nearby. A recording and a hold reach
/// the numbers with derivatives on this thread. They end with their closure, also by a panic, and
/// leave one that is around them as it was.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct Stops {
    values: Vec<f64>,
    /// The number of stops that the last evaluation met, or that the present one has met so far.
    met: usize,
}

/// What `stop_gradient` does with its value on this thread.
///
/// `Pass` returns it, `Record` returns it and lists it, and `Hold` returns the listed value in its
/// place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Pass,
    Record,
    Hold,
}

thread_local! {
    static MODE: Cell<Mode> = const { Cell::new(Mode::Pass) };
    /// Without a destructor, so that it can be used while a thread ends. It is empty unless a closure runs.
    static CURRENT: RefCell<ManuallyDrop<Stops>> =
        const { RefCell::new(ManuallyDrop::new(Stops { values: Vec::new(), met: 0 })) };
}

impl Stops {
    /// Returns whether no value is known.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Forgets the values.
    pub fn clear(&mut self) {
        self.values.clear();
    }

    /// Runs a closure and records its stopped values, in the place of those before.
    pub fn record<T>(&mut self, run: impl FnOnce() -> T) -> T {
        self.clear();
        self.during(Mode::Record, run)
    }

    /// Runs a closure in which the k-th stop gives the k-th recorded value, and its own value if
    /// there is none.
    pub fn hold<T>(&mut self, run: impl FnOnce() -> T) -> T {
        self.during(Mode::Hold, run)
    }

    /// Returns whether the last evaluation met as many stops as there are values.
    pub fn agree(&self) -> bool {
        self.met == self.values.len()
    }

    /// Runs a closure whose stops give their own values.
    pub fn pass<T>(run: impl FnOnce() -> T) -> T {
        Self::default().during(Mode::Pass, run)
    }

    /// Returns whether stops give recorded values on this thread now.
    pub fn are_held() -> bool {
        MODE.get() == Mode::Hold
    }

    /// Runs a closure in a mode, with these values as those of the thread.
    ///
    /// The values are moved into the thread for that time, not copied. [`Restore`] moves them back.
    fn during<T>(&mut self, mode: Mode, run: impl FnOnce() -> T) -> T {
        self.met = 0;
        let around = (MODE.replace(mode), exchange(take(self)));
        let _restore = Restore { stops: self, around };
        run()
    }
}

/// Puts the stops back, and what was around them, when it is dropped.
struct Restore<'a> {
    stops: &'a mut Stops,
    around: (Mode, Stops),
}

impl Drop for Restore<'_> {
    fn drop(&mut self) {
        MODE.set(self.around.0);
        *self.stops = exchange(take(&mut self.around.1));
    }
}

/// Puts these values into the thread, and returns those that it had.
fn exchange(stops: Stops) -> Stops {
    ManuallyDrop::into_inner(CURRENT.replace(ManuallyDrop::new(stops)))
}

/// Returns the value with which a number goes on after `stop_gradient`.
///
/// Outside of a recording and a hold it costs one look at a thread-local mode.
#[inline]
pub(super) fn held<R: Real>(value: R) -> R {
    match MODE.get() {
        Mode::Pass => value,
        mode => listed(mode, value),
    }
}

/// Records a value, or returns the one that was recorded at the same turn of an evaluation.
///
/// It is apart from [`held`], so that a function that merely passes stays small.
#[cold]
#[inline(never)]
fn listed<R: Real>(mode: Mode, value: R) -> R {
    CURRENT.with_borrow_mut(|stops| {
        let recorded = stops.values.get(stops.met).copied();
        stops.met += 1;
        if mode == Mode::Record {
            stops.values.push(value.to_f64());
            return value;
        }
        recorded.map_or(value, R::from_f64)
    })
}

#[cfg(test)]
mod tests {
    use super::{Stops, held};

    #[test]
    fn holds_what_it_recorded() {
        let mut stops = Stops::default();
        assert_eq!(stops.record(|| (held(1.0), held(2.0_f32))), (1.0, 2.0));
        assert_eq!(stops.hold(|| (held(3.0), held(4.0_f32))), (1.0, 2.0));
        assert!(stops.agree());
        assert_eq!(stops.hold(|| (held(3.0), held(4.0), held(5.0))), (1.0, 2.0, 5.0));
        assert!(!stops.agree());
        assert_eq!(held(6.0), 6.0);
        assert_eq!(stops.record(|| 0), 0);
        assert!(stops.is_empty());
    }

    #[test]
    fn leaves_what_is_around() {
        let (mut outer, mut inner) = (Stops::default(), Stops::default());
        outer.record(|| (held(1.0), held(2.0)));
        let seen = outer.hold(|| {
            let first = held(10.0);
            let recorded = inner.record(|| held(20.0));
            (first, recorded, inner.hold(|| held(30.0)), Stops::pass(|| held(40.0)), held(50.0))
        });
        assert_eq!(seen, (1.0, 20.0, 20.0, 40.0, 2.0));
        assert!(outer.agree() && inner.agree());
    }

    #[test]
    fn ends_with_a_panic() {
        let mut stops = Stops::default();
        stops.record(|| held(1.0));
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| stops.hold(|| panic!("on purpose"))));
        assert!(panicked.is_err() && !Stops::are_held());
        assert_eq!(held(2.0), 2.0);
        assert_eq!(stops.hold(|| held(3.0)), 1.0);
    }

    #[test]
    fn other_threads_pass() {
        let mut stops = Stops::default();
        stops.record(|| held(1.0));
        let other = || std::thread::spawn(|| held(2.0)).join();
        assert_eq!(stops.hold(other).expect("no panic"), 2.0);
    }
}
