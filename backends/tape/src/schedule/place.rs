//! The places of a group's operands: [`Place`].

use core::ops::Range;

/// The places of the operands of consecutive nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Consecutive numbers from this one.
    Run(u32),
    /// The same number for all nodes.
    Same(u32),
    /// Numbers at equal distances `step` from `start`.
    Stride { start: u32, step: i32 },
    /// The numbers in the program's list from this index.
    List(u32),
}

impl Place {
    /// The integer in the place of an operand, the same for all nodes.
    #[inline]
    pub(crate) const fn data(self) -> i32 {
        match self {
            Self::Same(bits) => bits.cast_signed(),
            _ => 0,
        }
    }
}

/// The lists of a program.
#[derive(Debug, Default)]
pub(crate) struct Lists(Vec<u32>);

impl Lists {
    pub(crate) fn finish(mut self) -> Vec<u32> {
        self.0.shrink_to_fit();
        self.0
    }

    /// Returns the shortest place for these numbers.
    pub(crate) fn place(&mut self, numbers: &[u32]) -> Place {
        let start = numbers[0];
        let step = numbers.get(1).map_or(1, |&next| i64::from(next) - i64::from(start));
        if affine(numbers) == numbers.len() {
            match (step, i32::try_from(step)) {
                (1, _) => return Place::Run(start),
                (0, _) => return Place::Same(start),
                (_, Ok(step)) => return Place::Stride { start, step },
                _ => {}
            }
        }
        self.0.extend(numbers);
        Place::List((self.0.len() - numbers.len()) as u32)
    }
}

/// Returns how many numbers from the first one on have equal distances.
fn affine(numbers: &[u32]) -> usize {
    affine_together(&[numbers], 0)
}

/// Whether all numbers but the first have equal distances.
pub(crate) fn starts_apart(numbers: &[u32]) -> bool {
    affine(numbers) < numbers.len() && affine(&numbers[1..]) == numbers.len() - 1
}

/// Returns how many numbers from `from` on have equal distances in each of the lists, which have the same length. It
/// follows all lists at once. Otherwise one list that breaks early would let the others be counted to their ends
/// again and again.
fn affine_together(lists: &[&[u32]], from: usize) -> usize {
    let step = |list: &[u32], i: usize| i64::from(list[i + 1]) - i64::from(list[i]);
    let left = lists.first().map_or(0, |list| list.len() - from);
    let goes_on = |&i: &usize| lists.iter().all(|list| step(list, i) == step(list, from));
    if left < 2 { left } else { 1 + (from..from + left - 1).take_while(goes_on).count() }
}

/// The least number of nodes with operands at equal distances that is worth a group of its own.
const WORTH: usize = 16;

/// Cuts the nodes with these operands into ranges, so that long parts with operands at equal distances are ranges of
/// their own.
pub(crate) fn runs(operands: &[&[u32]]) -> Vec<Range<usize>> {
    let Some(len) = operands.first().map(|a| a.len()) else { return Vec::new() };
    let (mut runs, mut pending, mut i) = (Vec::new(), 0, 0);
    while i < len {
        let run = affine_together(operands, i).max(1);
        if run < WORTH {
            // The last of a run may be the first of the next one.
            i += run.saturating_sub(1).max(1);
            continue;
        }
        if pending < i {
            runs.push(pending..i);
        }
        runs.push(i..i + run);
        i += run;
        pending = i;
    }
    if pending < len {
        runs.push(pending..len);
    }
    runs
}
