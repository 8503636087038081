//! [`Stack`]: what a backward sweep needs of the forward sweep.

use super::Pool;
use core::any::Any;
use core::fmt;
use core::marker::PhantomData;

/// The values that an adjoint keeps from the forward sweep for the backward sweep.
///
/// Each loop of a function has a typed list of its own, to which an iteration appends a tuple of numbers. The lists are empty between
/// calls, and keep their room, and so do vectors that the function makes. So the second call of the same adjoint allocates nothing, unless
/// its loops or vectors are longer, or it makes what must be given away.
///
/// Source: the stack of Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §4.2 and §12.
#[derive(Default)]
pub struct Stack {
    sites: Slots,
    /// The vectors that functions make on the way; see [`room`](Self::room).
    pub(super) rooms: Slots,
    /// The vectors that the function returned before; see [`returned`](Self::returned).
    pub(super) returned: Slots,
    /// Other lists that functions make; see [`pool`](Self::pool).
    pub(super) pool: Pool,
    calls: Vec<Stack>,
    /// How long the lists were before a call that may fail; see [`mark`](Self::mark).
    marks: Vec<usize>,
    /// Whether the last call overwrote its caches; see [`overwrites_caches`](Self::overwrites_caches).
    pub(super) overwritten: bool,
    /// Adjoints that nobody asks for; see [`take_unasked`](Self::take_unasked).
    pub(super) unasked: Option<Box<dyn Any + Send>>,
}

/// The type of the items of a list, without an item.
#[doc(hidden)]
#[derive(Debug)]
pub struct Items<T>(PhantomData<fn() -> T>);

/// Lists, by the place in the code that they belong to.
pub(super) type Slots = Vec<Option<Box<dyn List>>>;

/// A list of one type or another.
pub(super) trait List: Any + Send {
    /// How many bytes of room it has.
    fn bytes(&self) -> usize;
    /// How many items lie on it. What is nothing but room has none.
    fn items(&self) -> usize {
        0
    }
    /// Takes the items off it that are behind the first n. It keeps its room.
    fn shorten(&mut self, _: usize) {}
}

impl<T: Send + 'static> List for Vec<T> {
    fn bytes(&self) -> usize {
        self.capacity() * size_of::<T>()
    }
    fn items(&self) -> usize {
        self.len()
    }
    fn shorten(&mut self, n: usize) {
        self.truncate(n);
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stack").field("sites", &self.sites.len()).field("calls", &self.calls).finish()
    }
}

impl Stack {
    /// Returns an empty stack.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns how many bytes of room all lists have.
    ///
    /// ```
    /// use fluxions::adjoint::{Cell, Stack};
    /// use fluxions::prelude::*;
    ///
    /// #[differentiable(adjoint)]
    /// fn logistic<S: Scalar>(x: S) -> S {
    ///     let mut y = x;
    ///     for _ in 0..100 {
    ///         y = y * (1.0 - y);
    ///     }
    ///     y
    /// }
    ///
    /// let mut stack = Stack::new();
    /// logistic::adjoint(0.5, &Cell::new(0.0), &Cell::new(1.0), &mut stack);
    /// assert_eq!(stack.bytes(), 800); // each iteration keeps y
    /// ```
    pub fn bytes(&self) -> usize {
        let own: usize =
            self.sites.iter().chain(&self.rooms).chain(&self.returned).flatten().map(|list| list.bytes()).sum();
        own + self.pool.bytes() + self.calls.iter().map(Self::bytes).sum::<usize>()
    }

    /// Empties all lists, which keep their room: after an adjoint that returned an error, they hold what its way back would have read.
    pub fn clear(&mut self) {
        self.sites.iter_mut().flatten().for_each(|list| list.shorten(0));
        self.calls.iter_mut().for_each(Self::clear);
    }

    /// Returns whether all lists are empty. They are after each adjoint that returned no error.
    pub fn is_empty(&self) -> bool {
        self.sites.iter().flatten().all(|list| list.items() == 0) && self.calls.iter().all(Self::is_empty)
    }

    /// Takes the list of one place in the code.
    #[doc(hidden)]
    #[inline]
    pub fn take<T: Send + 'static>(&mut self, site: usize) -> Vec<T> {
        slot(&mut self.sites, site).map(core::mem::take).unwrap_or_default()
    }

    /// Gives the list back.
    #[doc(hidden)]
    #[inline]
    pub fn put<T: Send + 'static>(&mut self, site: usize, mut list: Vec<T>) {
        list.clear();
        self.close(site, list);
    }

    /// Takes the list of one place in the code with what lies on it, and says of which type it is.
    ///
    /// [`reopen`](Self::reopen) takes it again in a part of the code that cannot know the type otherwise.
    #[doc(hidden)]
    #[inline]
    pub fn open<T: Send + 'static>(&mut self, site: usize) -> (Vec<T>, Items<T>) {
        (self.take(site), Items(PhantomData))
    }

    /// Takes the list of one place in the code again.
    #[doc(hidden)]
    #[inline]
    pub fn reopen<T: Send + 'static>(&mut self, site: usize, _: Items<T>) -> Vec<T> {
        self.take(site)
    }

    /// Gives the list back with what lies on it.
    #[doc(hidden)]
    #[inline]
    pub fn close<T: Send + 'static>(&mut self, site: usize, list: Vec<T>) {
        fill(&mut self.sites, site, list);
    }

    /// Returns the stack of a call at one place in the code.
    #[doc(hidden)]
    #[inline]
    pub fn call(&mut self, site: usize) -> &mut Self {
        if self.calls.len() <= site {
            self.calls.resize_with(site + 1, Self::default);
        }
        &mut self.calls[site]
    }

    /// Takes note of what lies on the stack of a call that may fail.
    #[doc(hidden)]
    #[inline]
    pub fn mark(&mut self, site: usize) {
        let mut marks = core::mem::take(&mut self.marks);
        marks.clear();
        self.call(site).write_marks(&mut marks);
        self.marks = marks;
    }

    /// Takes off the stack of that call what the call has laid there: it failed, and has no way back.
    #[doc(hidden)]
    #[cold]
    pub fn rewind(&mut self, site: usize) {
        let marks = core::mem::take(&mut self.marks);
        self.call(site).read_marks(&mut marks.iter().copied());
        self.marks = marks;
    }

    fn write_marks(&self, marks: &mut Vec<usize>) {
        marks.extend([self.sites.len(), self.calls.len()]);
        marks.extend(self.sites.iter().map(|list| list.as_ref().map_or(0, |list| list.items())));
        self.calls.iter().for_each(|call| call.write_marks(marks));
    }

    fn read_marks(&mut self, marks: &mut impl Iterator<Item = usize>) {
        let [lists, calls] = [(); 2].map(|()| marks.next().unwrap_or(0));
        for (i, list) in self.sites.iter_mut().enumerate() {
            let items = if i < lists { marks.next().unwrap_or(0) } else { 0 };
            list.iter_mut().for_each(|list| list.shorten(items));
        }
        for (i, call) in self.calls.iter_mut().enumerate() {
            if i < calls { call.read_marks(marks) } else { call.clear() }
        }
    }
}

/// The list of one place, if it has this type.
#[inline]
pub(super) fn slot<L: List>(slots: &mut Slots, place: usize) -> Option<&mut L> {
    let list: &mut dyn Any = slots.get_mut(place)?.as_deref_mut()?;
    list.downcast_mut()
}

/// Puts a list into its place.
#[inline]
pub(super) fn fill<L: List>(slots: &mut Slots, place: usize, list: L) {
    if let Some(kept) = slot(slots, place) {
        *kept = list;
        return;
    }
    if slots.len() <= place {
        slots.resize_with(place + 1, || None);
    }
    slots[place] = Some(Box::new(list));
}

/// Writes the two methods for lists of references, which may not outlive the call: only their room is kept.
macro_rules! borrowed {
    ($($words:literal)*) => {
        impl Stack {
            /// As [`take`](Self::take), for a list of references.
            #[doc(hidden)]
            #[inline]
            pub fn take_room<T>(&mut self, site: usize) -> Vec<T> {
                match words::<T>() {
                    $($words => recycle(self.take::<[usize; $words]>(site)),)*
                    _ => Vec::new(),
                }
            }
            /// The same, for references to values without derivative. They are looked at later: `Send` says that nothing changes behind them.
            #[doc(hidden)]
            #[inline]
            pub fn take_room_of_constants<T: Send>(&mut self, site: usize) -> Vec<T> {
                self.take_room(site)
            }
            /// As [`put`](Self::put), for a list of references.
            #[doc(hidden)]
            #[inline]
            pub fn put_room<T>(&mut self, site: usize, list: Vec<T>) {
                match words::<T>() {
                    $($words => self.put::<[usize; $words]>(site, recycle(list)),)*
                    _ => {}
                }
            }
        }
    };
}
borrowed!(1 2 3 4 5 6 7 8 9 10 12);

/// How many words an item takes; 0 if it is not made of words.
pub(super) const fn words<T>() -> usize {
    let of_words = align_of::<T>() == align_of::<usize>();
    if of_words { size_of::<T>() / size_of::<usize>() } else { 0 }
}

/// The room of an emptied list, for items of the same layout: the standard library collects in place.
#[inline]
pub(super) fn recycle<A, B>(mut list: Vec<A>) -> Vec<B> {
    list.clear();
    list.into_iter().map(|_| unreachable!("the list is empty")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_keep_their_room() {
        let mut stack = Stack::new();
        let mut list = stack.take::<(f64, usize)>(3);
        list.extend([(1.0, 1), (2.0, 2)]);
        let room = list.capacity();
        stack.put(3, list);
        let list = stack.take::<(f64, usize)>(3);
        assert_eq!((list.len(), list.capacity()), (0, room));
    }

    #[test]
    fn a_list_of_another_type_takes_its_place() {
        let mut stack = Stack::new();
        stack.put(0, vec![1.0_f64]);
        assert_eq!(stack.take::<f32>(0).capacity(), 0);
        stack.put(0, vec![1.0_f32]);
        assert!(stack.take::<f32>(0).capacity() > 0);
    }

    #[test]
    fn references_leave_their_room() {
        let numbers = [1.0, 2.0];
        let mut stack = Stack::new();
        let mut list: Vec<&[f64]> = stack.take_room(0);
        list.extend([&numbers[..], &numbers[1..]]);
        let room = list.capacity();
        stack.put_room(0, list);
        assert_eq!(stack.take_room::<&[f64]>(0).capacity(), room);
    }

    #[test]
    fn a_list_is_opened_again_with_its_items() {
        let mut stack = Stack::new();
        for x in [1.0, 2.0] {
            let (mut list, _) = stack.open(0);
            list.push(x);
            stack.close(0, list);
        }
        let (list, items) = stack.open::<f64>(0);
        stack.close(0, list);
        let list = stack.reopen(0, items);
        assert_eq!(list, [1.0, 2.0]);
        stack.call(0).close(0, list);
        stack.clear();
        assert_eq!((stack.bytes(), stack.call(0).take::<f64>(0)), (32, vec![]));
    }

    #[test]
    fn a_call_that_failed_leaves_nothing() {
        let mut stack = Stack::new();
        let close = |stack: &mut Stack, at: usize, items: &[f64]| {
            let (mut list, _) = stack.open(at);
            list.extend_from_slice(items);
            stack.close(at, list);
        };
        let lists = |stack: &mut Stack| {
            let call = stack.call(2);
            let of = |stack: &mut Stack, at| stack.take::<f64>(at);
            (of(call, 1), of(call, 3), of(call.call(0), 0), of(call.call(1).call(2), 0))
        };
        close(stack.call(2), 1, &[1.0]);
        close(stack.call(2).call(0), 0, &[2.0, 3.0]);
        stack.mark(2);
        close(stack.call(2), 1, &[4.0]);
        close(stack.call(2), 3, &[5.0]);
        close(stack.call(2).call(0), 0, &[6.0]);
        close(stack.call(2).call(1).call(2), 0, &[7.0]);
        stack.rewind(2);
        assert_eq!(lists(&mut stack), (vec![1.0], vec![], vec![2.0, 3.0], vec![]));
    }

    #[test]
    fn calls_have_stacks_of_their_own() {
        let mut stack = Stack::new();
        stack.call(1).put(0, vec![1.0]);
        assert_eq!(stack.take::<f64>(0).capacity(), 0);
        assert!(stack.call(1).take::<f64>(0).capacity() > 0);
    }
}
