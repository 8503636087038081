//! The choices of one evaluation on this thread, as one number.

use core::cell::Cell;

/// The outcomes since the last full word, behind a leading 1, and the hash of the words before.
///
/// It has no destructor, so an access need not check whether the thread is ending.
struct Log {
    word: Cell<u64>,
    hash: Cell<u64>,
}

/// No outcome.
const EMPTY: (u64, u64) = (1, 0);

thread_local! {
    static LOG: Log = const { Log { word: Cell::new(EMPTY.0), hash: Cell::new(EMPTY.1) } };
}

impl Log {
    /// Moves the outcomes of the word into the hash.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn mix(&self, word: u64) {
        self.hash.set(scrambled(self.hash.get() ^ word));
        self.word.set(EMPTY.0);
    }

    /// Adds a number of 64 bits.
    fn take(&self, bits: u64) {
        self.mix(self.word.get());
        self.mix(bits);
    }

    /// The number that stands for all outcomes so far.
    fn digest(&self) -> u64 {
        scrambled(self.hash.get() ^ self.word.get())
    }

    fn exchange(&self, (word, hash): (u64, u64)) -> (u64, u64) {
        (self.word.replace(word), self.hash.replace(hash))
    }
}

/// A bijection of 64 bits after which each of them depends on all (SplitMix64).
#[cfg_attr(not(debug_assertions), inline(always))]
fn scrambled(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// A way in which f can depend on a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Less,
    LessOrEqual,
    Equal,
    Order,
    Zero,
    Value,
    Failure,
}

/// Tests let the log forget one kind.
#[cfg(test)]
pub(super) mod faults {
    use super::{Cell, Kind};

    thread_local! {
        pub(in super::super) static FORGOTTEN: Cell<Option<Kind>> = const { Cell::new(None) };
    }

    pub(super) fn forget(kind: Kind) -> bool {
        FORGOTTEN.get() == Some(kind)
    }
}

#[cfg(not(test))]
mod faults {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn forget(_: super::Kind) -> bool {
        false
    }
}

/// Records the outcome of a comparison, and returns it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn chosen(kind: Kind, outcome: bool) -> bool {
    if faults::forget(kind) {
        return outcome;
    }
    LOG.with(|log| {
        let word = log.word.get() << 1 | u64::from(outcome);
        log.word.set(word);
        // Not by a call, for which the loop around would put its floats into memory and take them out again.
        if word >> 63 != 0 {
            log.mix(word);
        }
    });
    outcome
}

/// Records all bits of a value that f takes out of its number.
pub(super) fn taken(kind: Kind, bits: u64) {
    if !faults::forget(kind) {
        LOG.with(|log| log.take(bits));
    }
}

/// Runs a closure, and returns its result with the number that stands for the outcomes in it.
///
/// Two closures with the same outcomes have the same number. Two with different ones have it by chance, at odds of 1 : 2⁶⁴.
/// What is around it counts the number as an outcome of its own.
pub(crate) fn during<T>(run: impl FnOnce() -> T) -> (T, u64) {
    let around = Around(LOG.with(|log| log.exchange(EMPTY)));
    let result = run();
    let digest = LOG.with(Log::digest);
    drop(around);
    LOG.with(|log| log.take(digest));
    (result, digest)
}

/// Puts the outcomes back that were there before, also after a panic.
struct Around((u64, u64));

impl Drop for Around {
    fn drop(&mut self) {
        LOG.with(|log| log.exchange(self.0));
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, chosen, during, taken};
    use std::collections::BTreeSet;

    fn digest(outcomes: impl IntoIterator<Item = bool>) -> u64 {
        during(|| outcomes.into_iter().for_each(|outcome| assert_eq!(chosen(Kind::Less, outcome), outcome))).1
    }

    #[test]
    fn each_outcome_and_their_number_count() {
        let all = |len: usize| (0..len).map(|k| k % 3 == 0);
        let mut seen = BTreeSet::new();
        for len in 0..200 {
            assert!(seen.insert(digest(all(len))), "{len}");
            assert_eq!(digest(all(len)), digest(all(len)));
            for flipped in 0..len {
                assert!(seen.insert(digest(all(len).enumerate().map(|(k, outcome)| outcome ^ (k == flipped)))));
            }
        }
        // Zeros alone are counted, too.
        (0..200).for_each(|len| assert!(seen.insert(digest((0..len).map(|_| false))) || len < 4, "{len}"));
    }

    #[test]
    fn values_and_what_is_inside_count() {
        let with = |bits| during(|| taken(Kind::Value, bits)).1;
        assert_ne!(with(0), with(1));
        let inside = |outcome| during(|| during(|| chosen(Kind::Less, outcome)).1 != 0 && chosen(Kind::Less, true)).1;
        assert_eq!(inside(true), inside(true));
        assert_ne!(inside(true), inside(false));
        let around = |first| during(|| (chosen(Kind::Less, first), during(|| chosen(Kind::Less, true)))).1;
        assert_ne!(around(true), around(false));
    }

    #[test]
    fn a_panic_leaves_what_was_around() {
        let caught = |fails: bool| {
            during(|| {
                chosen(Kind::Less, true);
                let _ = std::panic::catch_unwind(|| during(|| assert!(!(chosen(Kind::Less, false) || fails))));
                chosen(Kind::Less, true);
            })
            .1
        };
        assert_eq!(caught(true), digest([true, true]));
    }
}
