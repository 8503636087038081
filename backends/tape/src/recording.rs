//! The recordings of a thread. They are a stack: only the recording on top grows.

use crate::call::RecordedCall;
use crate::guard::{Guard, Operand, Test};
use crate::op::{Node, Op};
use crate::var::Var;
use core::cell::{Cell, RefCell};
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::panic::Location;
use core::sync::atomic::{AtomicU32, Ordering};
use fluxions::Real;
use fluxions::rule::Erased;

/// The real numbers that have a tape: `f64` and `f32`. No other type implements this trait.
pub trait Base: Real {
    /// Replaces the recording on top of this thread's stack for these numbers, and returns the one that was there.
    #[doc(hidden)]
    fn exchange(top: Top<Self>) -> Top<Self>;
    /// Runs a closure on the part of the stack below the top.
    #[doc(hidden)]
    fn below<T>(run: impl FnOnce(&mut Below<Self>) -> T) -> T;
    /// Adds an operation to the recording with the number `id`, and returns the number of its node.
    #[doc(hidden)]
    fn note(id: u32, op: Op, a: u32, b: u32, value: Self) -> u32;
    /// Does the same as [`note`](Self::note) for an operation whose second operand is a constant.
    #[doc(hidden)]
    fn note_constant(id: u32, op: Op, a: u32, constant: Self, value: Self) -> u32;
}

/// The recording on top of the stack, if there is one.
///
/// `ManuallyDrop` keeps the thread-local variable without a destructor, so that an access need not check whether the
/// thread is ending. When a thread ends there is no recording to drop. The recording is taken and put back as one
/// pointer, because an access to a thread-local variable is fast only for what fits a register.
#[doc(hidden)]
pub(crate) type Top<R> = Option<ManuallyDrop<Box<Recording<R>>>>;

/// The recordings below the top, which the top one interrupts; and the place in the source of a comparison that an
/// engine makes for a function.
#[doc(hidden)]
#[derive(Debug)]
pub struct Below<R> {
    recordings: Vec<Top<R>>,
    place: Option<&'static Location<'static>>,
}

macro_rules! base {
    ($($real:ident $top:ident $below:ident)*) => {$(
        thread_local! {
            static $top: Cell<Top<$real>> = const { Cell::new(None) };
            static $below: RefCell<Below<$real>> = const { RefCell::new(Below { recordings: Vec::new(), place: None }) };
        }

        impl Base for $real {
            fn exchange(top: Top<Self>) -> Top<Self> {
                $top.replace(top)
            }
            fn below<T>(run: impl FnOnce(&mut Below<Self>) -> T) -> T {
                $below.with_borrow_mut(run)
            }
            // These functions are not inlined, so that their arguments are in registers: they are the hot spot of a
            // recording. The rare cases are elsewhere, so that no register needs to be saved here.
            #[inline(never)]
            fn note(id: u32, op: Op, a: u32, b: u32, value: Self) -> u32 {
                let mut top = $top.take();
                if let Some(recording) = &mut top && recording.id == id && recording.has_room() {
                    let node = recording.push(op, a, b, value);
                    $top.set(top);
                    return node;
                }
                note_rarely(top, id, op, a, b, value)
            }
            #[inline(never)]
            fn note_constant(id: u32, op: Op, a: u32, constant: Self, value: Self) -> u32 {
                let mut top = $top.take();
                if let Some(recording) = &mut top && recording.id == id && recording.has_room() {
                    let node = recording.push_constant(op, a, constant, value);
                    $top.set(top);
                    return node;
                }
                note_constant_rarely(top, id, op, a, constant, value)
            }
        }
    )*};
}
base!(f64 TOP_64 BELOW_64 f32 TOP_32 BELOW_32);

#[cold]
#[inline(never)]
fn note_rarely<R: Base>(top: Top<R>, id: u32, op: Op, a: u32, b: u32, value: R) -> u32 {
    rarely(top, id, |recording| recording.push(op, a, b, value))
}

#[cold]
#[inline(never)]
fn note_constant_rarely<R: Base>(top: Top<R>, id: u32, op: Op, a: u32, constant: R, value: R) -> u32 {
    rarely(top, id, |recording| recording.push_constant(op, a, constant, value))
}

/// Runs `act` on the recording with the number `id`: on `top`, which is put back afterwards, or on one of those
/// below.
fn rarely<R: Base, T>(mut top: Top<R>, id: u32, act: impl FnOnce(&mut Recording<R>) -> T) -> T {
    if let Some(recording) = &mut top
        && recording.id == id
    {
        let done = act(recording);
        R::exchange(top);
        return done;
    }
    R::exchange(top);
    let done = R::below(|below| {
        let recording = below.recordings.iter_mut().flatten().find(|recording| recording.id == id);
        recording.map(|recording| act(recording))
    });
    done.unwrap_or_else(|| stray())
}

/// A node, and its value at the recording.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<R> {
    pub(crate) value: R,
    pub(crate) node: Node,
}

impl<R> AsRef<Node> for Entry<R> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn as_ref(&self) -> &Node {
        &self.node
    }
}

/// What f did at one point: its operations in order with their values, and the tests that it made.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Recording<R> {
    id: u32,
    pub(crate) entries: Vec<Entry<R>>,
    pub(crate) constants: Vec<R>,
    pub(crate) guards: Vec<Guard<R>>,
    /// The calls of rules.
    pub(crate) calls: Vec<RecordedCall<R>>,
    /// Calls of earlier recordings, the next one last, whose storage is used again.
    spare: Vec<RecordedCall<R>>,
    /// A rule that takes the place of those that calls in `spare` let go of.
    idle: Option<Box<Erased<R>>>,
}

impl<R> Default for Recording<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R> Recording<R> {
    const fn new() -> Self {
        Self {
            id: 0,
            entries: Vec::new(),
            constants: Vec::new(),
            guards: Vec::new(),
            calls: Vec::new(),
            spare: Vec::new(),
            idle: None,
        }
    }
}

impl<R: 'static> Recording<R> {
    /// The recording of a function that does nothing.
    pub(crate) const EMPTY: &'static Self = &Self::new();
}

impl<R: Real> Recording<R> {
    fn clear(&mut self) {
        self.entries.clear();
        self.constants.clear();
        self.guards.clear();
        if !self.calls.is_empty() {
            self.put_by();
        }
    }

    /// Puts the calls by, so that the next recording uses their storage.
    #[inline(never)]
    fn put_by(&mut self) {
        for recorded in &mut self.calls {
            self.idle.iter().for_each(|idle| recorded.call.rule.release(idle));
        }
        self.spare.extend(self.calls.drain(..).rev());
    }

    /// Adds a call, whose results are the next nodes, and returns the first of them.
    fn push_call(&mut self, mut recorded: RecordedCall<R>, values: &[R]) -> u32 {
        self.idle.get_or_insert_with(|| Box::new(Erased::idle()));
        let number = self.calls.len() as u32;
        recorded.start = self.entries.len();
        recorded.call.results.clear();
        for (component, &value) in (0..).zip(values) {
            let node = self.push(Op::Result, number, component, value);
            recorded.call.results.push((component, node));
        }
        let start = recorded.start as u32;
        self.calls.push(recorded);
        // The next recording moves the calls there, without an allocation.
        self.spare.reserve(self.calls.capacity().saturating_sub(self.spare.len()));
        start
    }

    /// Whether one more node and one more constant fit without an allocation.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn has_room(&self) -> bool {
        self.entries.len() != self.entries.capacity() && self.constants.len() != self.constants.capacity()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn push(&mut self, op: Op, a: u32, b: u32, value: R) -> u32 {
        // An index that wraps around is found by `Scope::end`, before anything is read.
        let index = self.entries.len() as u32;
        self.entries.push(Entry { value, node: Node { op, a, b } });
        index
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn push_constant(&mut self, op: Op, a: u32, constant: R, value: R) -> u32 {
        let number = self.constants.len() as u32;
        self.constants.push(constant);
        self.push(op, a, number, value)
    }
}

/// The number of the next recording. 0 stands for no recording.
static NEXT: AtomicU32 = AtomicU32::new(1);

fn fresh() -> u32 {
    match NEXT.fetch_add(1, Ordering::Relaxed) {
        0 => NEXT.fetch_add(1, Ordering::Relaxed),
        id => id,
    }
}

#[cold]
#[inline(never)]
#[track_caller]
pub(crate) fn stray() -> ! {
    panic!(
        "a variable of a tape was used outside its recording: after the recording had ended, on another thread, or \
         together with a variable of another recording"
    )
}

/// Records an operation of one variable. The field b is an integer.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn unary<R: Base>(op: Op, a: Var<R>, b: u32, value: R) -> Var<R> {
    Var::variable(value, R::note(a.id(), op, a.index(), b, value), a.id())
}

/// Records an operation of a variable and a constant.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn with_constant<R: Base>(op: Op, a: Var<R>, constant: R, value: R) -> Var<R> {
    // x + (−0) = x for every x. Adjoints start at −0, so over variables of a tape the start is not recorded.
    if op == Op::AddConst && constant == R::zero() && constant.signum() < R::zero() {
        return a;
    }
    Var::variable(value, R::note_constant(a.id(), op, a.index(), constant, value), a.id())
}

/// Records an operation of two numbers, at least one of which is a variable.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn binary<R: Base>(op: Op, a: Var<R>, b: Var<R>, value: R) -> Var<R> {
    if a.id() != b.id() {
        return mixed(op, a, b, value);
    }
    Var::variable(value, R::note(a.id(), op, a.index(), b.index(), value), a.id())
}

/// Does the same as [`binary`] if one number is a constant, for which the operation has no short form.
#[cold]
fn mixed<R: Base>(op: Op, a: Var<R>, b: Var<R>, value: R) -> Var<R> {
    let id = match (a.id(), b.id()) {
        (id, 0) | (0, id) => id,
        _ => stray(),
    };
    let node = |x: Var<R>| {
        if x.id() == id { x.index() } else { R::note_constant(id, Op::Constant, 0, x.value(), x.value()) }
    };
    let (a, b) = (node(a), node(b));
    Var::variable(value, R::note(id, op, a, b, value), id)
}

/// Records a test and its outcome, unless both operands are constants.
#[inline]
pub(crate) fn guard<R: Base>(a: Var<R>, b: Var<R>, test: Test<R>, place: &'static Location<'static>) {
    if a.id() == 0 && b.id() == 0 {
        return;
    }
    let id = if a.id() == 0 { b.id() } else { a.id() };
    if b.id() != 0 && b.id() != id {
        stray();
    }
    let operand = |x: Var<R>| if x.id() == 0 { Operand::Constant(x.value()) } else { Operand::Variable(x.index()) };
    let place = R::below(|below| below.place).unwrap_or(place);
    let guard = Guard { test, a: operand(a), b: operand(b), place };
    rarely(R::exchange(None), id, |recording| recording.guards.push(guard));
}

/// Returns the number of the recording to which numbers belong, 0 if all are constants.
pub(crate) fn common_id<R: Base>(numbers: &[Var<R>]) -> u32 {
    let id = numbers.iter().map(|x| x.id()).find(|&id| id != 0).unwrap_or(0);
    if numbers.iter().any(|x| x.id() != 0 && x.id() != id) {
        stray();
    }
    id
}

/// Returns the number of the next call of a rule in a recording, and the storage of an earlier call.
pub(crate) fn next_call<R: Base>(id: u32) -> (usize, Option<RecordedCall<R>>) {
    rarely(R::exchange(None), id, |recording| (recording.calls.len(), recording.spare.pop()))
}

/// Records a call of a rule with these arguments and values. Returns the node of the first result.
pub(crate) fn call<R: Base>(id: u32, mut recorded: RecordedCall<R>, inputs: &[Var<R>], values: &[R]) -> u32 {
    recorded.call.inputs.clear();
    recorded.call.inputs.extend(inputs.iter().map(|x| match x.id() {
        0 => R::note_constant(id, Op::Constant, 0, x.value(), x.value()),
        _ => x.index(),
    }));
    rarely(R::exchange(None), id, |recording| recording.push_call(recorded, values))
}

/// Runs comparisons that an engine makes for a function. Their guards get `place`, where the function's own
/// comparison is.
pub(crate) fn on_behalf<R: Base, T>(place: &'static Location<'static>, run: impl FnOnce() -> T) -> T {
    let before = R::below(|below| below.place.replace(below.place.unwrap_or(place)));
    let _restore = Restore::<R>(before, PhantomData);
    run()
}

/// Restores the place when it is dropped, also by a panic.
struct Restore<R: Base>(Option<&'static Location<'static>>, PhantomData<R>);

impl<R: Base> Drop for Restore<R> {
    fn drop(&mut self) {
        R::below(|below| below.place = self.0);
    }
}

/// A recording in progress. [`end`](Self::end) returns it. If an error or a panic of f drops the scope, the recording
/// is abandoned.
pub(crate) struct Scope<R: Base> {
    id: u32,
    /// Keeps the scope on its thread.
    thread: PhantomData<*const R>,
}

impl<R: Base> Scope<R> {
    /// Starts a recording in the buffers of an earlier one.
    pub(crate) fn begin(mut buffers: Box<Recording<R>>) -> Self {
        buffers.clear();
        buffers.id = fresh();
        let id = buffers.id;
        let interrupted = R::exchange(Some(ManuallyDrop::new(buffers)));
        R::below(|below| below.recordings.push(interrupted));
        Self { id, thread: PhantomData }
    }

    /// Adds a leaf with this value.
    #[inline]
    pub(crate) fn leaf(&self, value: R) -> Var<R> {
        Var::variable(value, R::note(self.id, Op::Leaf, 0, 0, value), self.id)
    }

    /// Returns the node of a result, which is a variable of this recording or a constant.
    pub(crate) fn output(&self, y: Var<R>) -> u32 {
        match y.id() {
            0 => R::note_constant(self.id, Op::Constant, 0, y.value(), y.value()),
            id if id == self.id => y.index(),
            _ => stray(),
        }
    }

    /// Ends the recording and returns it.
    pub(crate) fn end(self) -> Box<Recording<R>> {
        let recording = take::<R>();
        core::mem::forget(self);
        let complete = recording.filter(|recording| recording.entries.len() <= u32::MAX as usize);
        complete.unwrap_or_else(|| panic!("a recording of 2³² operations or more"))
    }
}

fn take<R: Base>() -> Option<Box<Recording<R>>> {
    let interrupted = R::below(|below| below.recordings.pop()).flatten();
    R::exchange(interrupted).map(ManuallyDrop::into_inner)
}

impl<R: Base> Drop for Scope<R> {
    fn drop(&mut self) {
        drop(take::<R>());
    }
}
