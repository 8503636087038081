//! The order in which vertices are coloured: [`Order`].

use super::neighbours::Neighbours;
use crate::sparse::random::SplitMix64;
use core::cmp::Reverse;
use core::iter::once;
use core::time::Duration;
use std::time::Instant;

/// The order in which a greedy colouring takes the vertices.
///
/// Each vertex gets the first colour that the ones before it leave free, so the order decides how
/// many colours there are. The vertices and their neighbours depend on the colouring:
///
/// | colouring | vertices | neighbours |
/// |---|---|---|
/// | column, row | the columns, the rows | share a row, share a column |
/// | star, acyclic | the columns | share an entry |
/// | bicolouring | the columns and the rows | share an entry |
///
/// The degree of a vertex is the number of its neighbours. Where an order has a choice, it takes
/// the vertex with the lowest number or the one that was touched last; so orders are the same on
/// every machine.
///
/// Cost: natural and random orders take a step for each vertex, the others some for each pair of
/// neighbours.
///
/// Source: Gebremedhin, Manne and Pothen (2005), What color is your Jacobian? Graph coloring for
/// computing derivatives, SIAM Review 47, section 7; smallest last by Matula, Marble and Isaacson
/// (1972), incidence degree by Coleman and Moré (1983).
///
/// ```
/// use fluxions::sparse::{Colouring, Order, Pattern, StarColouring};
///
/// // Vertices 0 to 3 are neighbours of 4 and of 5. In the natural order, 0 to 3 get one colour, and
/// // 4 and 5 one each. By degrees, 4 and 5 come first and get one colour; then the others need one each.
/// let pattern = Pattern::from_fn(6, 6, |i, j| i == j || (i < 4) != (j < 4))?;
/// let count = |order| StarColouring::new(&pattern, [order]).map_or(0, |colouring| colouring.count());
/// assert_eq!((count(Order::Natural), count(Order::LargestFirst)), (3, 5));
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Order {
    /// As they are numbered. Best for matrices of grids in their usual numbering, such as banded
    /// ones.
    Natural,
    /// The vertex with the largest degree first. Where all degrees are alike, it is the natural
    /// order.
    LargestFirst,
    /// The vertex with the smallest degree last, the second last one by degrees without that one,
    /// and so on.
    SmallestLast,
    /// The vertex with the most neighbours among those taken before.
    IncidenceDegree,
    /// The vertex with the most neighbours among those not yet taken.
    DynamicLargestFirst,
    /// A random order that depends on the number alone.
    Random(u64),
}

impl Order {
    /// What a colouring tries where nothing is known of the matrix: natural, largest first,
    /// smallest last.
    pub const DEFAULT: [Self; 3] = [Self::Natural, Self::LargestFirst, Self::SmallestLast];
    /// Every order once.
    pub const ALL: [Self; 6] = [
        Self::Natural,
        Self::LargestFirst,
        Self::SmallestLast,
        Self::IncidenceDegree,
        Self::DynamicLargestFirst,
        Self::Random(0),
    ];

    /// Returns orders to try for so long: largest first, then every other order, and random ones
    /// until the time is over.
    ///
    /// The clock starts with the call. It is looked at before each order but the first, so the last
    /// one that was begun is finished. A colouring stops sooner where its lower bound is reached.
    ///
    /// ```
    /// use core::time::Duration;
    /// use fluxions::sparse::{ColumnColouring, Order, Pattern};
    ///
    /// let pattern = Pattern::from_fn(40, 40, |i, j| i == j || (i * j) % 7 == 1)?;
    /// let one = ColumnColouring::new(&pattern, [Order::LargestFirst]).colours().count();
    /// let best = ColumnColouring::new(&pattern, Order::within(Duration::from_millis(5)));
    /// assert!(best.colours().count() <= one);
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn within(budget: Duration) -> impl Iterator<Item = Self> + Clone {
        let begin = Instant::now();
        let others = Self::ALL.into_iter().filter(|&order| order != Self::LargestFirst);
        let more = others.chain((1..).map(Self::Random)).take_while(move |_| begin.elapsed() < budget);
        once(Self::LargestFirst).chain(more)
    }

    /// Returns the vertices of a graph in this order.
    ///
    /// A largest-first order is a stable sort by degrees. A random order is a Fisher–Yates shuffle
    /// with a generator of its own, so it is the same on every machine.
    pub(super) fn of(self, graph: &mut impl Neighbours) -> Vec<u32> {
        let mut natural: Vec<u32> = (0..graph.len() as u32).collect();
        match self {
            Self::Natural => natural,
            Self::LargestFirst => {
                let degrees = graph.degrees();
                natural.sort_by_key(|&v| Reverse(degrees[v as usize]));
                natural
            }
            Self::SmallestLast => {
                let mut last_first = greedy(graph, Pick::Smallest, Change::Falls);
                last_first.reverse();
                last_first
            }
            Self::IncidenceDegree => greedy(graph, Pick::Largest, Change::Grows),
            Self::DynamicLargestFirst => greedy(graph, Pick::Largest, Change::Falls),
            Self::Random(seed) => {
                let mut random = SplitMix64(seed);
                for i in (1..natural.len()).rev() {
                    natural.swap(i, random.below(i + 1));
                }
                natural
            }
        }
    }
}

/// Colours in each order, and returns the colouring with the smallest count.
///
/// It stops at a colouring whose count is at most `bound`, a number that no colouring goes below.
/// Of several with one count, the first one is returned. Without orders, the natural one is taken.
pub(super) fn best<C>(
    orders: impl IntoIterator<Item = Order>,
    bound: usize,
    count: impl Fn(&C) -> usize,
    mut colour: impl FnMut(Order) -> C,
) -> C {
    let mut orders = orders.into_iter();
    let mut best = colour(orders.next().unwrap_or(Order::Natural));
    for order in orders {
        if count(&best) <= bound {
            break;
        }
        let other = colour(order);
        if count(&other) < count(&best) {
            best = other;
        }
    }
    best
}

/// Which vertex is taken next: one with the smallest or with the largest present degree.
#[derive(Clone, Copy, PartialEq)]
enum Pick {
    Smallest,
    Largest,
}

/// What becomes of the degree of a vertex when a neighbour is taken.
///
/// A degree that falls begins at the number of neighbours, and counts those that are left. A degree
/// that grows begins at 0, and counts those that are taken.
#[derive(Clone, Copy, PartialEq)]
enum Change {
    Falls,
    Grows,
}

/// Takes the vertices one by one by degrees that change.
///
/// The vertices of each degree are in a list. `at` is the degree that is looked at, and no better
/// one is left behind. It moves towards worse degrees when a list is empty, and back when a
/// neighbour gets a better degree. A degree changes by 1 at a time, so the cost is a few steps for
/// each vertex and each pair of neighbours.
///
/// Source: Matula and Beck (1983), Smallest-last ordering and clustering and graph coloring
/// algorithms.
fn greedy(graph: &mut impl Neighbours, pick: Pick, change: Change) -> Vec<u32> {
    let degrees = graph.degrees();
    let top = degrees.iter().copied().max().unwrap_or(0) as usize;
    let mut lists = match change {
        Change::Falls => Lists::new(degrees, top),
        Change::Grows => Lists::new(vec![0; degrees.len()], top),
    };
    let mut order = Vec::with_capacity(graph.len());
    let mut at = if (pick, change) == (Pick::Largest, Change::Falls) { top } else { 0 };
    while order.len() < graph.len() {
        let Some(v) = lists.pop(at) else {
            match pick {
                Pick::Largest => at -= 1,
                Pick::Smallest => at += 1,
            }
            continue;
        };
        order.push(v as u32);
        graph.each(v, |w| {
            if let Some(degree) = lists.change(w, change) {
                at = if pick == Pick::Largest { at.max(degree) } else { at.min(degree) };
            }
        });
    }
    order
}

/// The end of a list, and the degree of a vertex that is taken.
const NONE: u32 = u32::MAX;

/// The vertices that are left, in one doubly linked list for each degree.
///
/// A vertex moves from one list to another in a fixed number of steps. The links are indices, not
/// pointers.
struct Lists {
    /// By degree: the first vertex of the list.
    first: Vec<u32>,
    /// By vertex: the one after it in its list.
    next: Vec<u32>,
    /// By vertex: the one before it in its list.
    previous: Vec<u32>,
    /// By vertex: its degree, which says in which list it is; [`NONE`] where it is taken.
    degree: Vec<u32>,
}

impl Lists {
    /// Puts all vertices into the lists of their degrees, which are at most `top`, with low numbers
    /// first.
    fn new(degree: Vec<u32>, top: usize) -> Self {
        let n = degree.len();
        let mut lists = Self { first: vec![NONE; top + 1], next: vec![NONE; n], previous: vec![NONE; n], degree };
        (0..n).rev().for_each(|v| lists.push(v));
        lists
    }

    /// Puts a vertex at the head of the list of its degree.
    fn push(&mut self, v: usize) {
        let first = &mut self.first[self.degree[v] as usize];
        self.next[v] = *first;
        self.previous[v] = NONE;
        if let Some(previous) = self.previous.get_mut(*first as usize) {
            *previous = v as u32;
        }
        *first = v as u32;
    }

    /// Takes a vertex out of its list.
    fn unlink(&mut self, v: usize) {
        let (previous, next) = (self.previous[v], self.next[v]);
        match self.next.get_mut(previous as usize) {
            Some(link) => *link = next,
            None => self.first[self.degree[v] as usize] = next,
        }
        if let Some(link) = self.previous.get_mut(next as usize) {
            *link = previous;
        }
    }

    /// Takes the first vertex of this degree; `None` where there is none.
    fn pop(&mut self, degree: usize) -> Option<usize> {
        let v = self.first[degree] as usize;
        self.degree.get(v)?;
        self.unlink(v);
        self.degree[v] = NONE;
        Some(v)
    }

    /// Changes the degree of a vertex by 1 and returns it; `None` for a vertex that is taken.
    fn change(&mut self, v: usize, change: Change) -> Option<usize> {
        if self.degree[v] == NONE {
            return None;
        }
        self.unlink(v);
        match change {
            Change::Grows => self.degree[v] += 1,
            Change::Falls => self.degree[v] -= 1,
        }
        self.push(v);
        Some(self.degree[v] as usize)
    }
}
