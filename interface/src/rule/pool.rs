//! Storage that a thread lends to the lists and points of rules, so that prepared calls do not allocate.

use core::any::{Any, TypeId};
use core::cell::RefCell;

/// The number of idle things of one type. The one that was idle for the longest is dropped.
const LIMIT: usize = 32;

/// The idle things of a type: a `Vec` of them.
type Things = (TypeId, Box<dyn Any>);

thread_local! {
    static IDLE: RefCell<Vec<Things>> = const { RefCell::new(Vec::new()) };
}

/// Calls `run` with the idle things of a type. Returns `None` if the thread is ending.
fn with<P: 'static, T>(run: impl FnOnce(&mut Vec<P>) -> T) -> Option<T> {
    let outcome = IDLE.try_with(|idle| {
        let mut idle = idle.borrow_mut();
        let of_type = TypeId::of::<P>();
        let place = idle.iter().position(|(id, _)| *id == of_type).unwrap_or(idle.len());
        if place == idle.len() {
            idle.push((of_type, Box::new(Vec::<P>::with_capacity(LIMIT))));
        }
        idle[place].1.downcast_mut().map(run)
    });
    outcome.ok().flatten()
}

/// Takes the idle thing whose `excess` is the smallest, and of equal ones the last that was given back. A thing without one does not
/// fit.
pub(super) fn take<P: 'static>(excess: impl Fn(&P) -> Option<usize>) -> Option<P> {
    with(|idle: &mut Vec<P>| {
        let fitting = idle.iter().enumerate().rev().filter_map(|(at, thing)| Some((excess(thing)?, at)));
        fitting.min_by_key(|&(excess, _)| excess).map(|(_, at)| idle.remove(at))
    })
    .flatten()
}

/// Gives a thing back.
pub(super) fn give<P: 'static>(thing: P) {
    // What is dropped is dropped when the list is free again.
    let _dropped = with(|idle| {
        let oldest = (idle.len() == LIMIT).then(|| idle.remove(0));
        idle.push(thing);
        oldest
    });
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, give, take};

    #[test]
    fn what_fits_best_is_taken_and_the_oldest_is_dropped() {
        assert_eq!(take(|_: &u8| Some(0)), None);
        (0..=LIMIT).for_each(give);
        give("another type");
        assert_eq!(take(|&thing: &usize| (thing == 0).then_some(0)), None);
        assert_eq!(take(|_: &usize| Some(0)), Some(LIMIT));
        assert_eq!(take(|thing: &usize| thing.checked_sub(5)), Some(5));
        assert_eq!(take(|thing: &usize| thing.checked_sub(5)), Some(6));
        assert_eq!(std::thread::spawn(|| take(|_: &usize| Some(0))).join().ok(), Some(None));
    }
}
