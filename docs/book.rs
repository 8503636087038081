//! The book and the README, whose code is compiled and run by `cargo test -p fluxions-book`. Nothing else is in this crate.

#[cfg(doctest)]
macro_rules! documents {
    ($($name:ident $file:literal;)*) => {
        $(
            #[doc = include_str!($file)]
            mod $name {}
        )*
    };
}

#[cfg(doctest)]
documents! {
    readme "../README.md";
    guide "src/guide.md";
    contexts "src/contexts.md";
    in_place "src/in-place.md";
    structs "src/structs.md";
    second_order "src/second-order.md";
    composition "src/composition.md";
    threads "src/threads.md";
    choosing "src/choosing.md";
    tape "src/tape.md";
    adjoint "src/adjoint.md";
    sparse "src/sparse.md";
    implicit "src/implicit.md";
    checkpoints "src/checkpoints.md";
    check "src/check.md";
    from_scratch "src/from-scratch.md";
    by_hand "src/by-hand.md";
    backend "src/backend.md";
    conventions "src/conventions.md";
}
