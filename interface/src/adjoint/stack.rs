use core::any::Any;

/// What an adjoint keeps from the way forth to the way back.
///
/// Its storage stays for the next call. It starts empty.
#[derive(Debug, Default)]
pub struct Stack {
    /// The adjoints of caches; see [`take_room`](Self::take_room).
    pub(super) room: Option<Box<dyn Any + Send>>,
}

impl Stack {
    /// Makes a stack that holds nothing.
    pub fn new() -> Self {
        Self::default()
    }
}
