//! Column colourings of grids and of other regular matrices: the colours are taken in turn.

use super::colours::NONE;
use crate::sparse::Pattern;

/// The number of colours that a mask of one word has room for, less one, so that no shift is too long.
const MOST: usize = 63;
/// An attempt is counted as this part of a colouring at least.
const LEAST_WORK: usize = 16;

/// Returns a colouring with fewer than `limit` colours and how many it has, if taking colours in turn finds one.
///
/// A number p of colours is tried, from the lower bound upwards. Each column, in the natural order, gets the first
/// colour that is free after that of the column before it; colour 0 comes after colour p − 1. A column without a free
/// colour ends the attempt. An attempt begins only if those before it have cost less than five eighths of a colouring together, so
/// the cost is less than that of two colourings.
///
/// On a grid, the rows of the grid get the colours 0, 1, …, p − 1 again and again, each row shifted against the one
/// before it. So the colour becomes a linear function of the coordinates modulo p, which is how the fewest colours of a
/// stencil are known to arise. The first free colour of all, which greedy colourings take, does not find it.
///
/// Source: Goldfarb and Toint (1984), Optimal estimation of Jacobian and Hessian matrices that arise in finite
/// difference calculations: such colours by formulas for each stencil. Here the columns find them, and the matrix need
/// not be a grid.
pub(super) fn colour(pattern: &Pattern, transpose: &Pattern, limit: usize) -> Option<(Vec<u32>, usize)> {
    let n = pattern.columns();
    let (mut colours, mut masks) = (Vec::new(), Vec::new());
    let mut work = 0;
    for count in transpose.longest_column()..limit.min(MOST + 1) {
        colours.clear();
        colours.resize(n, NONE);
        masks.clear();
        masks.resize(pattern.rows(), 0);
        match attempt(pattern, count, &mut colours, &mut masks) {
            Ok(used) => {
                // The colours are numbered anew, without those that no column has.
                let number = |colour: u32| (used & ((1 << colour) - 1)).count_ones();
                colours.iter_mut().filter(|colour| **colour != NONE).for_each(|colour| *colour = number(*colour));
                return Some((colours, used.count_ones() as usize));
            }
            Err(at) => work += at.max(n / LEAST_WORK),
        }
        if 8 * work >= 5 * n {
            return None;
        }
    }
    None
}

/// Colours the columns with `count` colours in turn. Returns the colours that occur, as bits.
///
/// # Errors
///
/// The first column that has no free colour.
fn attempt(pattern: &Pattern, count: usize, colours: &mut [u32], masks: &mut [u64]) -> Result<u64, usize> {
    let all = (1u64 << count) - 1;
    let (mut next, mut used) = (0, 0);
    for (j, to) in colours.iter_mut().enumerate() {
        let rows = pattern.column(j);
        if rows.is_empty() {
            continue;
        }
        let free = all & !rows.iter().fold(0, |taken, &row| taken | masks[row as usize]);
        let after = free >> next << next;
        let colour = match (after, free) {
            (0, 0) => return Err(j),
            (0, free) => free.trailing_zeros(),
            (after, _) => after.trailing_zeros(),
        };
        rows.iter().for_each(|&row| masks[row as usize] |= 1 << colour);
        used |= 1 << colour;
        *to = colour;
        next = (colour + 1) % count as u32;
    }
    Ok(used)
}
