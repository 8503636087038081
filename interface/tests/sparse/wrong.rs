//! Wrong colours, which must be caught.

use fluxions::sparse::*;
use fluxions_problems::patterns::banded;

fn conflict<C>(made: Result<C, SparseError>) -> Conflict {
    match made {
        Err(SparseError::Conflict(conflict)) => conflict,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("wrong colours were accepted"),
    }
}

fn tridiagonal(n: usize) -> Pattern {
    banded(n, 1).expect("a pattern of this size fits")
}

fn period(n: usize, colours: usize) -> Vec<Option<usize>> {
    (0..n).map(|j| Some(j % colours)).collect()
}

#[test]
fn columns_that_share_a_row() {
    let pattern = tridiagonal(6);
    assert!(ColumnColouring::from_colours(&pattern, &period(6, 3)).is_ok());
    let shared = conflict(ColumnColouring::from_colours(&pattern, &period(6, 2)));
    assert_eq!(shared, Conflict::Shared { row: 1, column: 0, other: (1, 2) });
    assert_eq!(shared.to_string(), "the entry (1, 0) is read from a sum that contains (1, 2) as well");
    let shared = conflict(RowColouring::from_colours(&pattern, &period(6, 2)));
    assert_eq!(shared, Conflict::Shared { row: 0, column: 1, other: (2, 1) });
}

#[test]
fn a_column_without_a_colour() {
    let mut colours = period(6, 3);
    colours[4] = None;
    let pattern = tridiagonal(6);
    let missing = Conflict::Missing { row: 3, column: 4 };
    assert_eq!(conflict(ColumnColouring::from_colours(&pattern, &colours)), missing);
    assert!(matches!(conflict(RowColouring::from_colours(&pattern, &colours)), Conflict::Missing { row: 4, .. }));
    // A symmetric matrix lacks the diagonal only.
    let missing = Conflict::Missing { row: 4, column: 4 };
    assert_eq!(conflict(StarColouring::from_colours(&pattern, &colours)), missing);
    assert_eq!(conflict(AcyclicColouring::from_colours(&pattern, &colours)), missing);
}

#[test]
fn a_path_with_two_colours_is_no_star_but_a_tree() {
    let pattern = tridiagonal(4);
    assert!(matches!(conflict(StarColouring::from_colours(&pattern, &period(4, 2))), Conflict::Shared { .. }));
    assert!(AcyclicColouring::from_colours(&pattern, &period(4, 2)).is_ok());
    assert!(StarColouring::from_colours(&pattern, &period(4, 3)).is_ok());
}

#[test]
fn a_cycle_with_two_colours_is_no_tree() {
    let cycle = Pattern::from_fn(6, 6, |i, j| [0, 1, 5].contains(&i.abs_diff(j))).unwrap();
    assert!(matches!(conflict(AcyclicColouring::from_colours(&cycle, &period(6, 2))), Conflict::Shared { .. }));
    assert!(AcyclicColouring::from_colours(&cycle, &period(6, 3)).is_ok());
}

#[test]
fn neighbours_of_one_colour() {
    let dense = Pattern::from_fn(2, 2, |_, _| true).unwrap();
    let shared = Conflict::Shared { row: 0, column: 0, other: (0, 1) };
    assert_eq!(conflict(StarColouring::from_colours(&dense, &period(2, 1))), shared);
    assert_eq!(conflict(AcyclicColouring::from_colours(&dense, &period(2, 1))), shared);
}

#[test]
fn an_entry_that_neither_side_gives() {
    let dense = Pattern::from_fn(2, 2, |_, _| true).unwrap();
    let none = [None, None];
    assert!(MixedColouring::from_colours(&dense, &period(2, 2), &none).is_ok());
    assert!(MixedColouring::from_colours(&dense, &none, &period(2, 2)).is_ok());
    let missing = conflict(MixedColouring::from_colours(&dense, &[Some(0), None], &[Some(3), None]));
    assert_eq!(missing, Conflict::Missing { row: 1, column: 1 });
    let shared = conflict(MixedColouring::from_colours(&dense, &period(2, 1), &none));
    assert_eq!(shared, Conflict::Shared { row: 0, column: 0, other: (0, 1) });
}

#[test]
fn colours_for_another_number_of_columns() {
    let refused = ColumnColouring::from_colours(&tridiagonal(6), &period(5, 3));
    let expected = SparseError::Length { argument: "colours of the columns", expected: 6, found: 5 };
    assert_eq!(refused, Err(expected));
}

#[test]
fn values_that_do_not_fit() {
    let pattern = tridiagonal(3);
    let refused = Err(SparseError::Length { argument: "values", expected: 7, found: 6 });
    let mut short = [0.0; 6];
    assert_eq!(ColumnColouring::new(&pattern, []).decompress(|_, _| 1.0, &mut short), refused);
    assert_eq!(MixedColouring::new(&pattern, []).decompress(|_, _| 1.0, |_, _| 1.0, &mut short), refused);
    let star = StarColouring::new(&pattern, []).unwrap();
    assert_eq!(star.decompress(|_, _| 1.0, Triangle::Full, &mut short), refused);
    let acyclic = AcyclicColouring::new(&pattern, []).unwrap();
    assert_eq!(acyclic.decompress(|_, _| 1.0, Triangle::Full, &mut Vec::new(), &mut short), refused);
    assert_eq!(short, [0.0; 6]);
}

/// A colouring of a part of the pattern, or of a larger one.
#[test]
fn the_colouring_of_another_pattern() {
    let (narrow, wide) = (tridiagonal(8), banded(8, 2).unwrap());
    let shape = Conflict::Shape { expected: (6, 6), found: (8, 8) };
    let all = |pattern: &Pattern, of: &Pattern| {
        [
            verify(pattern, &ColumnColouring::new(of, [])),
            verify(pattern, &RowColouring::new(of, [])),
            verify(pattern, &MixedColouring::new(of, [])),
            verify(pattern, &StarColouring::new(of, []).unwrap()),
            verify(pattern, &AcyclicColouring::new(of, []).unwrap()),
        ]
    };
    assert_eq!(all(&narrow, &narrow), [Ok(()); 5]);
    assert!(all(&wide, &narrow).iter().all(Result::is_err));
    assert!(all(&narrow, &wide).iter().all(Result::is_err));
    assert_eq!(all(&tridiagonal(6), &narrow), [Err(shape); 5]);
    let one_sided = narrow.filter(|i, j| (i, j) != (2, 3));
    assert!(all(&one_sided, &narrow).iter().all(Result::is_err));
}

/// Another colouring's colours, with steps that were tampered with.
struct Tampered<'a, C>(&'a C, Vec<Step>);

impl<C: Colouring> Colouring for Tampered<'_, C> {
    const SUBSTITUTES: bool = C::SUBSTITUTES;
    fn shape(&self) -> (usize, usize) {
        self.0.shape()
    }
    fn columns(&self) -> Option<&Colours> {
        self.0.columns()
    }
    fn rows(&self) -> Option<&Colours> {
        self.0.rows()
    }
    fn nnz(&self) -> usize {
        self.0.nnz()
    }
    fn steps(&self) -> impl Iterator<Item = Step> {
        self.1.iter().copied()
    }
}

/// Tampers with each step in turn.
fn tamper(pattern: &Pattern, colouring: &impl Colouring) {
    let right: Vec<Step> = colouring.steps().collect();
    let check = |steps| verify(pattern, &Tampered(colouring, steps));
    assert_eq!(check(right.clone()), Ok(()));
    for at in 0..right.len() {
        let mut missing = right.clone();
        missing.remove(at);
        assert!(check(missing).is_err(), "{at} is missing");
        let other = (at + 1) % right.len();
        let mut swapped = right.clone();
        (swapped[at].source, swapped[other].source) = (right[other].source, right[at].source);
        assert!(check(swapped).is_err(), "{at} and {other} are swapped");
        let mut elsewhere = right.clone();
        elsewhere[at].source.line += 1;
        assert!(check(elsewhere).is_err(), "{at} is read elsewhere");
        let mut beyond = right.clone();
        beyond[at].places[1] = pattern.nnz();
        assert!(matches!(check(beyond), Err(Conflict::Entries { .. })));
        let mut asymmetric = right.clone();
        asymmetric[at].places[1] = (right[at].places[0] + 1) % pattern.nnz();
        if asymmetric[at].places != right[at].places {
            assert!(check(asymmetric).is_err(), "{at} has another image");
        }
    }
}

#[test]
fn steps_that_were_tampered_with() {
    let pattern = Pattern::from_fn(7, 7, |i, j| i.abs_diff(j) <= 1 || i * j == 0).unwrap();
    tamper(&pattern, &ColumnColouring::new(&pattern, Order::DEFAULT));
    tamper(&pattern, &RowColouring::new(&pattern, Order::DEFAULT));
    tamper(&pattern, &MixedColouring::new(&pattern, Order::DEFAULT));
    tamper(&pattern, &StarColouring::new(&pattern, Order::DEFAULT).unwrap());
    tamper(&pattern, &AcyclicColouring::new(&pattern, Order::DEFAULT).unwrap());
}

#[test]
fn a_substitution_backwards() {
    let pattern = tridiagonal(6);
    let colouring = AcyclicColouring::new(&pattern, Order::DEFAULT).unwrap();
    let mut steps: Vec<Step> = colouring.steps().collect();
    steps.reverse();
    assert!(matches!(verify(&pattern, &Tampered(&colouring, steps)), Err(Conflict::Shared { .. })));
}
