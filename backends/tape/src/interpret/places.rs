//! Reads and writes numbers at the places of a group.

use crate::schedule::Place;
use fluxions::{Real, Scalar};

impl Place {
    /// Returns the numbers at these places: a part of the slice if they are contiguous, else gathered in `buffer`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn load<'a, T: Copy>(
        self,
        first: usize,
        count: usize,
        lists: &[u32],
        from: &'a [T],
        buffer: &'a mut [T],
    ) -> &'a [T] {
        let buffer = match self {
            Self::Run(start) => return &from[start as usize + first..][..count],
            _ => &mut buffer[..count],
        };
        match self {
            Self::Run(start) | Self::Same(start) => buffer.fill(from[start as usize]),
            Self::Stride { start, step } => {
                let mut at = i64::from(start) + first as i64 * i64::from(step);
                for to in &mut *buffer {
                    *to = from[at as usize];
                    at += i64::from(step);
                }
            }
            Self::List(start) => {
                let list = &lists[start as usize + first..][..count];
                buffer.iter_mut().zip(list).for_each(|(to, &at)| *to = from[at as usize]);
            }
        }
        buffer
    }

    /// Calls `pull` to add to the adjoints at these places. If they are contiguous it gets them directly, else it
    /// gets zeros that are added afterwards.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn receive<R: Real, T: Scalar<R>, const K: usize>(
        self,
        first: usize,
        len: usize,
        lists: &[u32],
        adjoints: &mut [[T; K]],
        room: &mut [[T; K]],
        pull: impl FnOnce(&mut [[T; K]]),
    ) {
        if let Self::Run(start) = self {
            return pull(&mut adjoints[start as usize + first..][..len]);
        }
        let room = &mut room[..len];
        room.fill([T::constant(-R::zero()); K]);
        pull(room);
        self.give(first, lists, adjoints, room);
    }

    /// Adds one contribution to the adjoint at each of these places.
    pub(super) fn give<R: Real, T: Scalar<R>, const K: usize>(
        self,
        first: usize,
        lists: &[u32],
        adjoints: &mut [[T; K]],
        contributions: &[[T; K]],
    ) {
        match self {
            Self::Run(start) => {
                let to = &mut adjoints[start as usize + first..][..contributions.len()];
                to.iter_mut().zip(contributions).for_each(|(to, more)| add(to, more));
            }
            Self::Same(start) => add(&mut adjoints[start as usize], &total(contributions)),
            Self::Stride { start, step } => {
                let mut at = i64::from(start) + first as i64 * i64::from(step);
                for more in contributions {
                    add(&mut adjoints[at as usize], more);
                    at += i64::from(step);
                }
            }
            Self::List(start) => {
                let list = &lists[start as usize + first..][..contributions.len()];
                list.iter().zip(contributions).for_each(|(&at, more)| add(&mut adjoints[at as usize], more));
            }
        }
    }
}

#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn add<R: Real, T: Scalar<R>, const K: usize>(to: &mut [T; K], more: &[T; K]) {
    for lane in 0..K {
        to[lane] += more[lane];
    }
}

/// Sums numbers in no particular order. It keeps several partial sums, because each addition waits for the one
/// before.
fn total<R: Real, T: Scalar<R>, const K: usize>(numbers: &[[T; K]]) -> [T; K] {
    const APART: usize = 8;
    let mut sums = [[T::constant(-R::zero()); K]; APART];
    let (rows, rest) = numbers.as_chunks::<APART>();
    for row in rows {
        for i in 0..APART {
            add(&mut sums[i], &row[i]);
        }
    }
    sums.iter_mut().zip(rest).for_each(|(sum, more)| add(sum, more));
    let [mut sum, others @ ..] = sums;
    others.iter().for_each(|other| add(&mut sum, other));
    sum
}
