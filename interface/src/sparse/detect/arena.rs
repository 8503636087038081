//! The traces that run on a thread. They are a stack, because a traced function may itself trace
//! another one.

use super::node::{Kind, NODES, Node};
use super::trace::Trace;
use crate::sparse::SparseError;
use crate::sparse::pattern::limit;
use core::cell::Cell;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::panic::Location;
use core::sync::atomic::{AtomicU32, Ordering};

/// The trace on top of the stack, if there is one.
///
/// It is one pointer, because an access to a thread-local variable is fast only for what fits a
/// register. `ManuallyDrop` keeps the variable without a destructor, so that an access need not
/// check whether the thread is ending. A [`Scope`] drops what it began.
type Top = Option<ManuallyDrop<Box<Arena>>>;

thread_local! {
    static TOP: Cell<Top> = const { Cell::new(None) };
}

/// A trace that runs.
struct Arena {
    id: u32,
    inputs: u32,
    nodes: Vec<Node>,
    /// The number of operations that had no room.
    lost: usize,
    /// Whether a value left the trace: f may do something else where it differs.
    chosen: bool,
    /// Whether f may do something else although its comparisons come out alike.
    taken: bool,
    /// Where values with derivatives were taken out of their numbers.
    cuts: Vec<&'static Location<'static>>,
    /// The trace that this one interrupts.
    below: Top,
}

impl Arena {
    /// Adds an operation and returns its number.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn push(&mut self, kind: Kind, a: u32, b: u32) -> u32 {
        let number = self.inputs + self.nodes.len() as u32;
        if number as usize >= NODES {
            self.lost += 1;
            return 0;
        }
        self.nodes.push(Node::new(kind, a, b));
        number
    }
}

/// Adds an operation to the trace `id`, and returns its number.
// It is not inlined, so that its arguments are in registers: it is the hot spot of a trace.
#[inline(never)]
pub(super) fn note(id: u32, kind: Kind, a: u32, b: u32) -> u32 {
    let mut top = TOP.take();
    if let Some(arena) = &mut top
        && arena.id == id
    {
        let number = arena.push(kind, a, b);
        TOP.set(top);
        return number;
    }
    TOP.set(top);
    with(id, |arena| arena.push(kind, a, b))
}

/// Records that a value leaves the trace `id`. What f does then may depend on the value. The number
/// 0 stands for a constant, whose value does not change.
#[inline]
pub(super) fn choose(id: u32) {
    if id != 0 {
        with(id, |arena| arena.chosen = true);
    }
}

/// Records that a value leaves the trace `id` other than by a comparison.
#[inline]
pub(super) fn take(id: u32) {
    if id != 0 {
        with(id, |arena| (arena.chosen, arena.taken) = (true, true));
    }
}

/// Tells all traces of this thread that the comparisons that follow depend on earlier calls as well: a program of one of these is
/// run, and its comparisons are not those of f in their order.
pub fn remembers() {
    let mut top = TOP.take();
    let mut at = top.as_mut();
    while let Some(arena) = at {
        arena.taken = true;
        at = arena.below.as_mut();
    }
    TOP.set(top);
}

/// Records where a value with derivatives is taken out of its number.
#[inline]
pub(super) fn cut(id: u32, at: &'static Location<'static>) {
    with(id, |arena| {
        if !arena.cuts.contains(&at) {
            arena.cuts.push(at);
        }
    });
}

/// Runs a closure on the trace `id`, wherever it is in the stack.
fn with<T>(id: u32, act: impl FnOnce(&mut Arena) -> T) -> T {
    let mut top = TOP.take();
    let mut at = top.as_mut();
    let mut done = None;
    while let Some(arena) = at {
        if arena.id == id {
            done = Some(act(arena));
            break;
        }
        at = arena.below.as_mut();
    }
    TOP.set(top);
    done.unwrap_or_else(|| stray())
}

/// The panic of a number that is used where its trace is not.
#[cold]
#[inline(never)]
pub(super) fn stray() -> ! {
    panic!(
        "a traced number was used outside its trace: after the function had returned, on another thread, or together \
         with a number of another trace; `Probe` detects patterns of functions that compute on several threads"
    )
}

/// The number of the next trace. 0 stands for constants.
static NEXT: AtomicU32 = AtomicU32::new(1);

fn fresh() -> u32 {
    match NEXT.fetch_add(1, Ordering::Relaxed) {
        0 => NEXT.fetch_add(1, Ordering::Relaxed),
        id => id,
    }
}

/// A trace in progress. [`end`](Self::end) returns it. If an error or a panic of f drops the scope,
/// the trace is dropped.
pub(super) struct Scope {
    pub(super) id: u32,
    /// Keeps the scope on its thread.
    thread: PhantomData<*const ()>,
}

impl Scope {
    /// Begins a trace with this number of inputs.
    pub(super) fn begin(inputs: usize) -> Result<Self, SparseError> {
        limit("columns", inputs)?;
        if inputs > NODES {
            return Err(too_many(inputs));
        }
        let below = TOP.take();
        let id = fresh();
        let (inputs, nodes, cuts) = (inputs as u32, Vec::new(), Vec::new());
        let arena = Arena { id, inputs, nodes, lost: 0, chosen: false, taken: false, cuts, below };
        TOP.set(Some(ManuallyDrop::new(Box::new(arena))));
        Ok(Self { id, thread: PhantomData })
    }

    /// Ends the trace. `outputs` are the nodes of the results.
    pub(super) fn end(self, outputs: Vec<Option<u32>>) -> Result<Trace, SparseError> {
        let Some(arena) = pop() else { stray() };
        core::mem::forget(self);
        if arena.lost > 0 {
            return Err(too_many(arena.inputs as usize + arena.nodes.len() + arena.lost));
        }
        let Arena { inputs, nodes, chosen, taken, cuts, .. } = *arena;
        Ok(Trace { inputs: inputs as usize, nodes, outputs, everywhere: !chosen, by_choices: !taken, cuts })
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        drop(pop());
    }
}

/// Takes the trace from the top of the stack.
fn pop() -> Option<Box<Arena>> {
    let mut arena = ManuallyDrop::into_inner(TOP.take()?);
    TOP.set(arena.below.take());
    Some(arena)
}

fn too_many(found: usize) -> SparseError {
    SparseError::Size { of: "inputs and operations", expected: NODES, found }
}
