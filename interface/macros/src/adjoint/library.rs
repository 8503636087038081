//! What the standard library and nalgebra have, by their names.

use super::lower::is_function;
use crate::idents::{is_one_of, with_text};
use syn::{Ident, Macro, Path};

/// Whether a path begins with a crate or a module that the user has not written.
pub(super) fn is_path_of_library(path: &Path) -> bool {
    const KNOWN: [&str; 12] =
        ["std", "core", "alloc", "f64", "f32", "usize", "u64", "u32", "i64", "i32", "fluxions", "nalgebra"];
    path.segments.len() > 1 && path.segments.first().is_some_and(|first| is_one_of(&first.ident, &KNOWN))
}

/// Whether a type hides nothing but what it consists of, by its name.
pub(super) fn is_type_of_library(name: &Ident) -> bool {
    is_one_of(name, &LIBRARY) || with_text(name, |name| NALGEBRA.iter().any(|word| name.contains(word)))
}

/// Such types of the standard library.
const LIBRARY: [&str; 13] = [
    "Vec", "VecDeque", "Option", "Result", "String", "Box", "Rc", "Arc", "HashMap", "HashSet", "BTreeMap", "BTreeSet",
    "Range",
];

/// Words in the names of nalgebra's types.
const NALGEBRA: [&str; 2] = ["Vector", "Matrix"];

/// Whether a macro is one of the standard library that gives what it is given.
pub(super) fn is_macro_of_library(m: &Macro) -> bool {
    const KNOWN: [&str; 8] = ["vec", "matches", "format", "cfg", "concat", "stringify", "matrix", "vector"];
    m.path.segments.last().is_some_and(|last| is_one_of(&last.ident, &KNOWN))
}

/// Whether a method is one of numbers, lists, options, texts or iterators, by its name: what it gives hides nothing but what it was called of and given.
pub(super) fn is_method_of_library(name: &Ident) -> bool {
    const BEGINNINGS: [&str; 12] = [
        "wrapping_",
        "saturating_",
        "checked_",
        "overflowing_",
        "is_",
        "to_",
        "as_",
        "max_",
        "min_",
        "sort_",
        "binary_search",
        "component_",
    ];
    is_one_of(name, &METHODS)
        || with_text(name, |name| is_function(name) || BEGINNINGS.iter().any(|begin| name.starts_with(begin)))
}

/// Such methods.
#[rustfmt::skip]
const METHODS: [&str; 198] = [
    "abs", "abs_diff", "abs_sub", "all", "and", "and_then", "any", "append", "array_chunks", "back", "by_ref", "bytes", "ceil", "chain", "chars",
    "chunk_by", "chunks", "chunks_exact", "chunks_mut", "clamp", "clone", "cloned", "cmp", "collect", "column", "columns", "concat", "contains",
    "contains_key", "copied", "copysign", "count", "count_ones", "count_zeros", "cycle", "dedup", "diagonal", "difference", "div_ceil", "div_euclid",
    "dot", "drain", "end", "ends_with", "entry", "enumerate", "eq", "err", "expect", "extend", "fill", "filter", "filter_map", "find", "find_map",
    "first", "first_mut", "flat_map", "flatten", "floor", "fold", "for_each", "fract", "front", "ge", "get", "get_mut", "get_or_insert", "gt",
    "ilog2", "insert", "inspect", "intersection", "into", "into_bytes", "into_iter", "inverse", "iter", "iter_mut", "join", "keys", "last",
    "last_mut", "le", "leading_zeros", "len", "lines", "literal", "lt", "map", "map_err", "map_or", "map_or_else", "map_while", "max", "min", "ncols",
    "ne", "next", "next_back", "next_power_of_two", "norm", "norm_squared", "nrows", "nth", "nth_back", "ok", "ok_or", "ok_or_else", "operand", "or",
    "or_else", "or_insert", "parse", "partial_cmp", "partition", "partition_point", "peek", "peekable", "pop", "pop_back", "pop_front", "position",
    "pow", "powf", "powi", "primal", "product", "push", "push_back", "push_front", "rchunks", "reduce", "rem_euclid", "remove", "repeat", "replace",
    "resize", "retain", "rev", "reverse", "rfind", "rotate_left", "rotate_right", "round", "row", "rows", "rposition", "rsplit", "scan", "shape",
    "signum", "skip", "skip_while", "sort", "split", "split_at", "split_first", "split_last", "split_off", "split_once", "split_whitespace", "splitn",
    "start", "starts_with", "step_by", "strip_prefix", "strip_suffix", "sum", "swap", "swap_remove", "symmetric_difference", "take", "take_while",
    "then", "then_some", "total_cmp", "trailing_zeros", "transpose", "trim", "trim_end", "trim_start", "trunc", "truncate", "try_from", "try_into",
    "union", "unwrap", "unwrap_or", "unwrap_or_default", "unwrap_or_else", "unzip", "values", "values_mut", "view", "windows", "xor", "zip",
];
