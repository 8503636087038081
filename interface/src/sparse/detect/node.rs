//! An operation of a trace: [`Node`].

/// Which second derivatives an operation z = φ(a, b) may have, as three bits: ∂²φ/∂a², ∂²φ/∂a∂b and
/// ∂²φ/∂b².
///
/// An operation of one operand is stored as one of two equal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind(u32);

impl Kind {
    /// a + b, a − b, max, min and choices; of one operand a multiple, an absolute value.
    pub(super) const LINEAR: Self = Self(0);
    /// An elementary function of one operand.
    pub(super) const CURVED: Self = Self(1);
    /// a · b
    pub(super) const PRODUCT: Self = Self(2);
    /// a / b
    pub(super) const QUOTIENT: Self = Self(6);
    /// A function with all second derivatives.
    pub(super) const FULL: Self = Self(7);

    /// Whether any second derivative may be other than zero.
    pub(super) const fn is_curved(self) -> bool {
        self.0 != 0
    }
    /// Whether ∂²φ/∂a² may be other than zero.
    pub(super) const fn first(self) -> bool {
        self.0 & 1 != 0
    }
    /// Whether ∂²φ/∂a∂b may be other than zero.
    pub(super) const fn mixed(self) -> bool {
        self.0 & 2 != 0
    }
    /// Whether ∂²φ/∂b² may be other than zero.
    pub(super) const fn second(self) -> bool {
        self.0 & 4 != 0
    }
    /// Returns the kind as a function of a, where b has no derivative.
    pub(super) const fn of_first(self) -> Self {
        if self.first() { Self::CURVED } else { Self::LINEAR }
    }
    /// Returns the kind as a function of b, where a has no derivative.
    pub(super) const fn of_second(self) -> Self {
        if self.second() { Self::CURVED } else { Self::LINEAR }
    }
}

/// The number of bits of a node's number. The kind is in the others.
const BITS: u32 = 29;

/// The largest number of inputs and operations of a trace together.
pub(super) const NODES: usize = 1 << BITS;

/// Two operands and a kind, in eight bytes.
///
/// Operands are numbers of inputs or of earlier operations, below [`NODES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    a: u32,
    b_and_kind: u32,
}

impl Node {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn new(kind: Kind, a: u32, b: u32) -> Self {
        Self { a, b_and_kind: b | kind.0 << BITS }
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn operands(self) -> (usize, usize) {
        (self.a as usize, self.b_and_kind as usize % NODES)
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn kind(self) -> Kind {
        Kind(self.b_and_kind >> BITS)
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, NODES, Node};

    #[test]
    fn eight_bytes_hold_all() {
        assert_eq!(size_of::<Node>(), 8);
        for kind in [Kind::LINEAR, Kind::CURVED, Kind::PRODUCT, Kind::QUOTIENT, Kind::FULL] {
            let node = Node::new(kind, NODES as u32 - 1, NODES as u32 - 2);
            assert_eq!((node.kind(), node.operands()), (kind, (NODES - 1, NODES - 2)));
        }
    }

    #[test]
    fn kinds_of_one_operand() {
        assert_eq!((Kind::QUOTIENT.of_first(), Kind::QUOTIENT.of_second()), (Kind::LINEAR, Kind::CURVED)); // a/b
        assert_eq!((Kind::PRODUCT.of_first(), Kind::PRODUCT.of_second()), (Kind::LINEAR, Kind::LINEAR));
    }
}
