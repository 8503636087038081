//! Pictures that can be compared by eye.

use fluxions::sparse::*;

#[test]
fn a_large_pattern_is_shown_in_blocks() {
    let diagonal = Pattern::from_fn(130, 130, |i, j| i == j).unwrap().to_string();
    let lines: Vec<&str> = diagonal.lines().collect();
    assert_eq!(lines.len(), 44); // three rows each
    assert!(lines.iter().enumerate().all(|(i, line)| line.split(' ').position(|dot| dot == "●") == Some(i)));
}

#[test]
fn a_drawing_has_the_colours_of_the_products() {
    let pattern = Pattern::from_fn(5, 5, |i, j| i == j || i == 0 || j == 0).unwrap();
    let drawing = svg(&pattern, &MixedColouring::new(&pattern, Order::DEFAULT)).unwrap();
    assert_eq!(drawing.matches("<circle").count(), 5); // the dense row
    assert_eq!(drawing.matches("<rect").count(), 1 + 8);
    let fills: std::collections::BTreeSet<_> = drawing.split("fill=").skip(2).map(|rest| &rest[..20]).collect();
    assert_eq!(fills.len(), 3, "{fills:?}");
    assert_eq!(pattern.svg().matches("#444").count(), 13);
}

#[test]
fn a_drawing_with_wrong_colours_is_refused() {
    let (one, other) = (Pattern::new(2, 2, [(0, 0)]).unwrap(), Pattern::new(2, 2, [(1, 0)]).unwrap());
    let colouring = ColumnColouring::new(&one, Order::DEFAULT);
    assert_eq!(svg(&other, &colouring), Err(Conflict::Missing { row: 1, column: 0 }));
}
