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

/// Calls `run` with the idle things of a type, a list that `new` makes. It names no type, so that it is compiled once. It does nothing
/// if the thread is ending.
fn with(of_type: TypeId, new: fn() -> Box<dyn Any>, run: &mut dyn FnMut(&mut dyn Any)) {
    let _ = IDLE.try_with(|idle| {
        let mut idle = idle.borrow_mut();
        let place = idle.iter().position(|(id, _)| *id == of_type).unwrap_or(idle.len());
        if place == idle.len() {
            idle.push((of_type, new()));
        }
        run(&mut *idle[place].1);
    });
}

fn empty<P: 'static>() -> Box<dyn Any> {
    Box::new(Vec::<P>::with_capacity(LIMIT))
}

/// Takes the idle thing whose `excess` is the smallest, and of equal ones the last that was given back. A thing without one does not
/// fit.
pub(super) fn take<P: 'static>(excess: &dyn Fn(&P) -> Option<usize>) -> Option<P> {
    let mut taken = None;
    with(TypeId::of::<P>(), empty::<P>, &mut |idle| {
        let Some(idle) = idle.downcast_mut::<Vec<P>>() else { return };
        let mut best: Option<(usize, usize)> = None;
        for at in (0..idle.len()).rev() {
            if let Some(excess) = excess(&idle[at])
                && best.is_none_or(|(least, _)| excess < least)
            {
                best = Some((excess, at));
            }
        }
        if let Some((_, at)) = best {
            taken = Some(idle.remove(at));
        }
    });
    taken
}

/// Gives a thing back.
pub(super) fn give<P: 'static>(thing: P) {
    // What is dropped is dropped when the list is free again.
    let (mut thing, mut oldest) = (Some(thing), None);
    with(TypeId::of::<P>(), empty::<P>, &mut |idle| {
        let Some(idle) = idle.downcast_mut::<Vec<P>>() else { return };
        if idle.len() == LIMIT {
            oldest = Some(idle.remove(0));
        }
        idle.extend(thing.take());
    });
    drop(oldest);
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, give, take};

    #[test]
    fn what_fits_best_is_taken_and_the_oldest_is_dropped() {
        assert_eq!(take(&|_: &u8| Some(0)), None);
        (0..=LIMIT).for_each(give);
        give("another type");
        assert_eq!(take(&|&thing: &usize| (thing == 0).then_some(0)), None);
        assert_eq!(take(&|_: &usize| Some(0)), Some(LIMIT));
        assert_eq!(take(&|thing: &usize| thing.checked_sub(5)), Some(5));
        assert_eq!(take(&|thing: &usize| thing.checked_sub(5)), Some(6));
        assert_eq!(std::thread::spawn(|| take(&|_: &usize| Some(0))).join().ok(), Some(None));
    }
}
