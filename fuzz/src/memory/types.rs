//! Types of variables.

/// The type of a variable or of a part of one.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Type {
    /// `S`.
    Number,
    /// `usize`.
    Count,
    /// `[T; N]`.
    Array(Box<Type>, usize),
    /// `Vec<T>`, which always has at least so many items.
    List(Box<Type>, usize),
    /// `[S]`, behind a reference, with at least so many items.
    Slice(usize),
    Tuple(Vec<Type>),
    /// `Option<T>`.
    Maybe(Box<Type>),
    /// The struct of each program: a number and a list of at least one.
    Record,
    /// The enum of each program.
    Shape,
    /// A closure of so many numbers, which returns a number.
    Closure(usize),
}

/// The struct and the enum of all programs.
pub const MEMORY_TYPES: &str = "#[derive(Clone, Debug, Differentiable)]
struct Record<S> {
    at: S,
    list: Vec<S>,
}

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Point(S),
    Span { low: S, high: S },
    Path(Vec<S>),
}
";

impl Type {
    pub(super) fn list(items: Type, least: usize) -> Self {
        Type::List(Box::new(items), least)
    }

    pub(super) fn maybe(inner: Type) -> Self {
        Type::Maybe(Box::new(inner))
    }

    /// A list of numbers.
    pub(super) fn numbers(least: usize) -> Self {
        Self::list(Type::Number, least)
    }

    /// As Rust writes it.
    pub(super) fn text(&self) -> String {
        match self {
            Type::Number => "S".into(),
            Type::Count => "usize".into(),
            Type::Array(items, n) => format!("[{}; {n}]", items.text()),
            Type::List(items, _) => format!("Vec<{}>", items.text()),
            Type::Slice(_) => "[S]".into(),
            Type::Tuple(parts) => format!("({})", parts.iter().map(Type::text).collect::<Vec<_>>().join(", ")),
            Type::Maybe(inner) => format!("Option<{}>", inner.text()),
            Type::Record => "Record<S>".into(),
            Type::Shape => "Shape<S>".into(),
            Type::Closure(_) => "_".into(),
        }
    }

    /// The first letter of the names of such variables.
    pub(super) fn letter(&self) -> &'static str {
        match self {
            Type::Number => "s",
            Type::Count => "k",
            Type::Array(..) => "a",
            Type::List(..) => "v",
            Type::Slice(_) => "w",
            Type::Tuple(_) => "p",
            Type::Maybe(_) => "o",
            Type::Record => "r",
            Type::Shape => "e",
            Type::Closure(_) => "f",
        }
    }

    pub(super) fn is_copy(&self) -> bool {
        match self {
            Type::Number | Type::Count => true,
            Type::Array(inner, _) | Type::Maybe(inner) => inner.is_copy(),
            Type::Tuple(parts) => parts.iter().all(Type::is_copy),
            _ => false,
        }
    }

    /// Whether all values of the type have the same form, so that they can be written behind a reference.
    pub(super) fn is_rigid(&self) -> bool {
        match self {
            Type::Number | Type::Count => true,
            Type::Array(inner, _) => inner.is_rigid(),
            Type::Tuple(parts) => parts.iter().all(Type::is_rigid),
            _ => false,
        }
    }

    /// The items of a list, an array or a slice, and how many there are at least.
    pub(super) fn items(&self) -> Option<(Type, usize)> {
        match self {
            Type::Array(items, least) | Type::List(items, least) => Some((Type::clone(items), *least)),
            Type::Slice(least) => Some((Type::Number, *least)),
            _ => None,
        }
    }

    /// Whether these are numbers in a row.
    pub(super) fn is_numbers(&self, least: usize) -> bool {
        self.items().is_some_and(|(items, all)| items == Type::Number && all >= least)
    }

    /// Whether a value of this type can stand where one of the other type is asked for.
    pub(super) fn stands_for(&self, other: &Type) -> bool {
        match (self, other) {
            (Type::List(a, n), Type::List(b, m)) => n >= m && a.stands_for(b),
            (Type::Maybe(a), Type::Maybe(b)) => a.stands_for(b),
            (Type::Array(a, n), Type::Array(b, m)) => n == m && a.stands_for(b),
            (Type::Tuple(a), Type::Tuple(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.stands_for(b)),
            _ => self == other,
        }
    }
}
