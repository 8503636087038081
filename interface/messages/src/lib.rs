//! What the compiler says where fluxions is used as it is not meant to be. The tests of this crate compile the programs in
//! `tests/ui` and `examples`, and compare what is said with the files beside them.
