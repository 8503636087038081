//! [`Room`]: vectors that a function makes on the way, without an allocation.

use super::stack::{List, fill, slot};
use super::{Shadow, Stack};

/// The vectors of one place in the code that are not in use: they are empty, and have room.
#[doc(hidden)]
#[derive(Debug)]
pub struct Room<T>(Vec<Vec<T>>);

impl<T> Default for Room<T> {
    fn default() -> Self {
        Self(vec![])
    }
}

impl<T> Room<T> {
    /// Returns a vector of items.
    #[inline]
    pub fn collect(&mut self, items: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut list = self.0.pop().unwrap_or_default();
        list.extend(items);
        list
    }

    /// Returns the adjoints of a vector, all 0.
    #[inline]
    pub fn like<X: Shadow<Bar = T>>(&mut self, list: &[X]) -> Vec<T> {
        self.collect(list.iter().map(X::bar))
    }

    /// Takes a vector back.
    #[inline]
    pub fn recycle(&mut self, mut list: Vec<T>) {
        list.clear();
        self.0.push(list);
    }
}

impl<T: Send + 'static> List for Room<T> {
    fn bytes(&self) -> usize {
        self.0.iter().map(|list| list.capacity() * size_of::<T>()).sum()
    }
}

/// The vectors that a function returned before: their storage holds the next result.
#[derive(Debug)]
struct Returned<T> {
    room: Room<T>,
    /// How many of them the callers have.
    out: usize,
}

impl<T> Default for Returned<T> {
    fn default() -> Self {
        Self { room: Room::default(), out: 0 }
    }
}

impl<T: Send + 'static> List for Returned<T> {
    fn bytes(&self) -> usize {
        self.room.bytes()
    }
}

impl Stack {
    /// Copies the vector that a function returns to one that was [given back](Self::give_back).
    #[doc(hidden)]
    #[inline]
    pub fn returned<T: Clone + Send + 'static>(&mut self, list: &[T]) -> Vec<T> {
        let mut all: Returned<T> = slot(&mut self.returned, 0).map(core::mem::take).unwrap_or_default();
        all.out += 1;
        let copy = all.room.collect(list.iter().cloned());
        fill(&mut self.returned, 0, all);
        copy
    }

    /// Takes a vector back that a function returned. One in excess of those that it returned is freed: a function may make its results
    /// otherwise.
    #[doc(hidden)]
    #[inline]
    pub fn give_back<T: Send + 'static>(&mut self, list: Vec<T>) {
        if let Some(all) = slot::<Returned<T>>(&mut self.returned, 0).filter(|all| all.out > 0) {
            all.out -= 1;
            all.room.recycle(list);
        }
    }

    /// Takes the vectors of one place in the code.
    #[doc(hidden)]
    #[inline]
    pub fn room<T: Send + 'static>(&mut self, place: usize) -> Room<T> {
        slot(&mut self.rooms, place).map(core::mem::take).unwrap_or_default()
    }

    /// Gives them back.
    #[doc(hidden)]
    #[inline]
    pub fn close_room<T: Send + 'static>(&mut self, place: usize, room: Room<T>) {
        fill(&mut self.rooms, place, room);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_used_again() {
        let mut stack = Stack::new();
        let first = stack.returned(&[1.0, 2.0, 3.0, 4.0]);
        let place = first.as_ptr();
        stack.give_back(first);
        stack.give_back(vec![3.0; 100]); // not one of them
        assert_eq!(stack.bytes(), 32);
        let second = stack.returned(&[5.0]);
        assert_eq!((second.as_ptr(), second), (place, vec![5.0]));
    }

    #[test]
    fn vectors_are_used_again() {
        let mut stack = Stack::new();
        let mut room = stack.room(2);
        let list = room.collect([1.0, 2.0, 3.0]);
        let place = list.as_ptr();
        room.recycle(list);
        stack.close_room(2, room);
        assert_eq!(stack.bytes(), 32);
        stack.clear();
        let list = stack.room(2).collect([4.0]);
        assert_eq!((list.as_ptr(), list), (place, vec![4.0]));
    }
}
