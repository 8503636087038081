#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
#[repr(transparent)]
/// placeholder
pub struct Field<S>(pub S);
