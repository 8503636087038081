//! The engines of this thread that no call is using, and other storage of this kind.

use core::any::Any;
use core::cell::RefCell;

/// The number of idle engines that a thread keeps. The one that was idle for the longest is dropped.
const LIMIT: usize = 32;

thread_local! {
    static IDLE: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

/// Takes the idle engine that was used last, of those that `fits` accepts.
pub fn take<E: Any>(fits: impl Fn(&E) -> bool) -> Option<Box<E>> {
    find(&|engine| match engine.downcast_ref() {
        Some(engine) => fits(engine),
        None => false,
    })?
    .downcast()
    .ok()
}

/// Gives an engine back.
pub fn give<E: Any>(engine: Box<E>) {
    add(engine);
}

// These two do not name the engine, so that they are compiled once for all. A thread that is ending has no idle engines.

/// Takes the idle engine that was used last, of those that `fits` accepts.
fn find(fits: &dyn Fn(&dyn Any) -> bool) -> Option<Box<dyn Any>> {
    let taken = IDLE.try_with(|idle| {
        let mut idle = idle.borrow_mut();
        let found = idle.iter().rposition(|engine| fits(&**engine))?;
        Some(idle.remove(found))
    });
    taken.ok().flatten()
}

/// Adds an engine to those that are idle.
fn add(engine: Box<dyn Any>) {
    // The engine that is dropped is dropped when the list is free again.
    let _dropped = IDLE.try_with(|idle| {
        let mut idle = idle.borrow_mut();
        let oldest = (idle.len() == LIMIT).then(|| idle.remove(0));
        idle.push(engine);
        oldest
    });
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, give, take};

    #[test]
    fn what_was_used_last_is_taken_first_and_the_oldest_is_dropped() {
        assert_eq!(take::<u8>(|_| true), None);
        (0..=LIMIT).for_each(|engine| give(Box::new(engine)));
        give(Box::new("another type"));
        assert_eq!(take(|&engine: &usize| engine < 2), None);
        assert_eq!(take(|_: &usize| true), Some(Box::new(LIMIT)));
        assert_eq!(take(|&engine: &usize| engine < 5), Some(Box::new(4)));
        assert_eq!(take(|&engine: &usize| engine == 4), None);
        assert_eq!(std::thread::spawn(|| take(|_: &usize| true)).join().ok(), Some(None));
    }
}
