//! Colours are accepted if and only if they are what the field defines: tried on random colours of small matrices.

use fluxions::sparse::*;
use proptest::prelude::*;

const COLOURS: usize = 5;

/// A symmetric pattern with its diagonal, and a colour for each column.
fn coloured() -> impl Strategy<Value = (Pattern, Vec<usize>)> {
    (1..=7usize, 1..=COLOURS).prop_flat_map(|(n, colours)| {
        let edges = prop::collection::vec((0..n, 0..n), 0..=n + 1);
        (edges, prop::collection::vec(0..colours, n)).prop_filter_map("entries are within", move |(edges, colours)| {
            let both = edges.iter().flat_map(|&(i, j)| [(i, j), (j, i)]);
            Some((Pattern::new(n, n, both.chain((0..n).map(|i| (i, i)))).ok()?, colours))
        })
    })
}

/// Whether two different columns are neighbours.
fn adjacent(pattern: &Pattern, i: usize, j: usize) -> bool {
    i != j && pattern.place(i, j).is_some()
}

fn is_proper(pattern: &Pattern, colours: &[usize]) -> bool {
    pattern.entries().all(|(i, j)| i == j || colours[i] != colours[j])
}

/// Whether no path over four columns has two colours only.
fn is_star(pattern: &Pattern, colours: &[usize]) -> bool {
    let n = pattern.columns();
    let all = || (0..n).flat_map(move |a| (0..n).flat_map(move |b| (0..n).map(move |c| (a, b, c))));
    let paths = all().filter(|&(a, b, c)| adjacent(pattern, a, b) && adjacent(pattern, b, c) && a != c);
    let two = |(a, b, c, d): (usize, usize, usize, usize)| colours[a] == colours[c] && colours[b] == colours[d];
    let mut longer = paths.flat_map(|(a, b, c)| (0..n).map(move |d| (a, b, c, d)));
    is_proper(pattern, colours)
        && !longer.any(|(a, b, c, d)| d != a && d != b && adjacent(pattern, c, d) && two((a, b, c, d)))
}

/// Whether the columns of any two colours make a forest: taking leaves away leaves no edge.
fn is_acyclic(pattern: &Pattern, colours: &[usize]) -> bool {
    let n = pattern.columns();
    let is_forest = |one: usize, other: usize| {
        let mut left: Vec<usize> = (0..n).filter(|&v| [one, other].contains(&colours[v])).collect();
        for _ in 0..n {
            let now = left.clone();
            left.retain(|&v| now.iter().filter(|&&w| adjacent(pattern, v, w)).count() > 1);
        }
        left.is_empty()
    };
    is_proper(pattern, colours) && (0..COLOURS).all(|one| (0..one).all(|other| is_forest(one, other)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_column_colouring_keeps_columns_of_a_row_apart((pattern, colours) in coloured()) {
        let given: Vec<Option<usize>> = colours.iter().copied().map(Some).collect();
        let share = |i: usize, j: usize| pattern.column(i).iter().any(|row| pattern.column(j).contains(row));
        let apart = (0..colours.len()).all(|i| (0..i).all(|j| colours[i] != colours[j] || !share(i, j)));
        prop_assert_eq!(ColumnColouring::from_colours(&pattern, &given).is_ok(), apart);
        prop_assert_eq!(RowColouring::from_colours(&pattern, &given).is_ok(), apart);
    }

    #[test]
    fn a_star_colouring_has_no_path_of_two_colours((pattern, colours) in coloured()) {
        let given: Vec<Option<usize>> = colours.iter().copied().map(Some).collect();
        let made = StarColouring::from_colours(&pattern, &given);
        prop_assert_eq!(made.is_ok(), is_star(&pattern, &colours));
        prop_assert!(made.iter().all(|made| verify(&pattern, made).is_ok()));
    }

    #[test]
    fn an_acyclic_colouring_has_no_cycle_of_two_colours((pattern, colours) in coloured()) {
        let given: Vec<Option<usize>> = colours.iter().copied().map(Some).collect();
        let made = AcyclicColouring::from_colours(&pattern, &given);
        prop_assert_eq!(made.is_ok(), is_acyclic(&pattern, &colours));
        prop_assert!(made.iter().all(|made| verify(&pattern, made).is_ok()));
    }
}
