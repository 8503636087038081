//! Known families of matrices: the best of all orders has no more colours than greedy colourings are known to reach, and fewer on
//! grids.

use crate::recover::{columns, hessian, jacobian};
use fluxions::sparse::*;
use fluxions_problems::patterns::{self, Stencil};
use std::time::{Duration, Instant};

type Outcome = Result<(), SparseError>;

/// The number of colours that columns, star and acyclic colourings may have at most; the latter two for symmetric patterns.
fn check(pattern: Result<Pattern, SparseError>, most: [usize; 3]) -> Outcome {
    let pattern = pattern?;
    let column = ColumnColouring::new(&pattern, Order::ALL);
    verify(&pattern, &column)?;
    assert!(column.count() <= most[0], "{} columns", column.count());
    if pattern.is_symmetric() {
        let star = StarColouring::new(&pattern, Order::ALL)?;
        verify(&pattern, &star)?;
        let acyclic = AcyclicColouring::new(&pattern, Order::ALL)?;
        verify(&pattern, &acyclic)?;
        let counts = [column.count(), star.count(), acyclic.count()];
        assert!(counts.iter().zip(most).all(|(&count, most)| count <= most), "{counts:?} for {most:?}");
    }
    Ok(())
}

#[test]
fn bands_and_blocks() -> Outcome {
    check(patterns::banded(1000, 1), [3, 3, 2])?;
    check(patterns::banded(300, 5), [11, 11, 6])?;
    check(patterns::banded(300, 10), [21, 21, 11])?;
    check(patterns::block_diagonal(20, 7), [7, 7, 7])?;
    Ok(())
}

#[test]
fn grids() -> Outcome {
    check(patterns::grid2(40, Stencil::Cross), [5, 5, 4])?;
    check(patterns::grid2(40, Stencil::Box), [9, 9, 6])?;
    check(patterns::grid3(10, Stencil::Cross), [7, 7, 7])?;
    check(patterns::grid3(8, Stencil::Box), [27, 27, 19])?;
    check(patterns::brusselator(32), [8, 8, 6])?;
    Ok(())
}

#[test]
fn optimization() -> Outcome {
    check(patterns::kkt(30), [9, 7, 6])?;
    check(patterns::bundle(10, 200, 5), [12, 0, 0])?;
    let bundle = patterns::bundle(10, 200, 5)?;
    assert_eq!(RowColouring::new(&bundle, Order::ALL).count(), bundle.longest_column());
    Ok(())
}

/// Colours in turn reach the lower bound on grids, where greedy orders do not: 7, 12 and 11 are the fewest of all of them. On
/// a ring of rings they do where the sizes allow it.
#[test]
fn colours_in_turn() -> Outcome {
    let families = [
        (patterns::grid2(40, Stencil::Cross), [5, 5]),
        (patterns::grid2(41, Stencil::Cross), [5, 5]),
        (patterns::grid3(10, Stencil::Cross), [7, 7]),
        (patterns::brusselator(30), [6, 6]),
        (patterns::brusselator(32), [8, 8]),
        (patterns::brusselator(70), [7, 7]),
    ];
    for (pattern, [columns, star]) in families {
        let pattern = pattern?;
        for order in Order::ALL {
            let colouring = ColumnColouring::new(&pattern, [order]);
            verify(&pattern, &colouring)?;
            assert_eq!(colouring.count(), columns);
            let colouring = StarColouring::new(&pattern, [order])?;
            verify(&pattern, &colouring)?;
            assert!(colouring.count() <= star, "{} for {star}", colouring.count());
        }
    }
    Ok(())
}

/// The order that `Sparse` takes has no more columns than the best of the published ones.
#[test]
fn largest_first_alone() -> Outcome {
    let families = [
        (patterns::banded(1000, 1), 3),
        (patterns::banded(300, 10), 21),
        (patterns::grid2(40, Stencil::Cross), 5),
        (patterns::grid2(40, Stencil::Box), 9),
        (patterns::grid3(10, Stencil::Cross), 7),
        (patterns::grid3(8, Stencil::Box), 27),
        (patterns::brusselator(32), 8),
        (patterns::bundle(10, 200, 5), 12),
        (patterns::kkt(30), 10),
        (patterns::random_symmetric(2000, 5), 32),
    ];
    for (pattern, most) in families {
        let pattern = pattern?;
        let colouring = ColumnColouring::new(&pattern, [Order::LargestFirst]);
        verify(&pattern, &colouring)?;
        assert!(colouring.count() <= most, "{} for {most}", colouring.count());
    }
    Ok(())
}

/// A search takes the time that it has, and is no worse than one order.
#[test]
fn orders_within_a_time() -> Outcome {
    let pattern = patterns::random_symmetric(500, 4)?;
    let one = StarColouring::new(&pattern, [Order::LargestFirst])?.count();
    assert_eq!(StarColouring::new(&pattern, Order::within(Duration::ZERO))?.count(), one);
    let begin = Instant::now();
    let best = StarColouring::new(&pattern, Order::within(Duration::from_millis(50)))?;
    assert!(begin.elapsed() >= Duration::from_millis(50) && best.count() <= one);
    verify(&pattern, &best)?;
    // The lower bound of a band is reached at once.
    let begin = Instant::now();
    let band = ColumnColouring::new(&patterns::banded(100, 1)?, Order::within(Duration::from_secs(60)));
    assert!(band.count() == 3 && begin.elapsed() < Duration::from_secs(30));
    Ok(())
}

#[test]
fn random_ones() -> Outcome {
    check(patterns::random_symmetric(2000, 5), [32, 21, 10])?;
    check(patterns::random(4000, 2000, 5), [11, 0, 0])?;
    let random = patterns::random(4000, 2000, 5)?;
    assert!(RowColouring::new(&random, Order::ALL).count() <= 8);
    Ok(())
}

#[test]
fn dense_rows_and_columns() -> Outcome {
    let arrow = patterns::arrow(1000)?;
    assert_eq!(ColumnColouring::new(&arrow, Order::ALL).count(), 1000);
    assert_eq!(StarColouring::new(&arrow, Order::ALL)?.count(), 2);
    assert_eq!(AcyclicColouring::new(&arrow, Order::ALL)?.count(), 2);
    let counts = |mixed: MixedColouring| (mixed.rows().count(), mixed.columns().count());
    assert_eq!(counts(MixedColouring::new(&arrow, Order::DEFAULT)), (1, 2));
    assert!(MixedColouring::bicolouring(&arrow, Order::ALL).count() <= 4);
    let grid = patterns::bordered(&patterns::grid2(40, Stencil::Cross)?, 3)?;
    assert_eq!(counts(MixedColouring::new(&grid, Order::DEFAULT)), (3, 8));
    Ok(())
}

#[test]
fn every_order_of_every_family() -> Outcome {
    let symmetric = [
        patterns::banded(40, 3),
        patterns::arrow(60),
        patterns::block_diagonal(6, 5),
        patterns::grid2(9, Stencil::Cross),
        patterns::grid2(9, Stencil::Box),
        patterns::grid3(5, Stencil::Cross),
        patterns::grid3(4, Stencil::Box),
        patterns::brusselator(6),
        patterns::kkt(6),
        patterns::random_symmetric(60, 3),
    ];
    for (pattern, order) in symmetric.into_iter().flat_map(|p| Order::ALL.map(|order| (p.clone(), order))) {
        let pattern = pattern?;
        hessian(&pattern, order)?;
        jacobian(&pattern, order)?;
    }
    let others = [patterns::bundle(5, 20, 3), patterns::random(80, 40, 3)];
    for (pattern, order) in others.into_iter().flat_map(|p| Order::ALL.map(|order| (p.clone(), order))) {
        jacobian(&pattern?, order)?;
    }
    Ok(())
}

/// More colours than a row keeps bits for, with gaps in the colours of rows that overlap.
#[test]
fn long_rows_that_overlap() -> Outcome {
    let rows = [(0, 800), (400, 1200), (900, 1500), (100, 1400)];
    let entries = rows.iter().enumerate().flat_map(|(i, &(from, to))| (from..to).step_by(1 + i).map(move |j| (i, j)));
    let short = (0..1500).flat_map(|j| [(4 + j / 3, j), (4 + (j * 7919) % 1500 / 2, j)]);
    let pattern = Pattern::new(1000, 1500, entries.chain(short))?;
    for order in Order::ALL {
        let count = columns(&pattern, order)?.count();
        assert!((800..=1100).contains(&count), "{order:?}: {count}");
    }
    Ok(())
}

/// Two dense rows that do not meet: whoever takes them first gives them one colour, and each other vertex one of its own.
#[test]
fn symmetric_colours_out_of_hand() -> Outcome {
    let n = 3000;
    let entries = (2..n).flat_map(|i| [(i, i), (0, i), (i, 0), (1, i), (i, 1)]);
    let pattern = Pattern::new(n, n, entries.chain([(0, 0), (1, 1)]))?;
    assert_eq!(StarColouring::new(&pattern, [Order::Natural])?.count(), n - 1);
    let star = StarColouring::new(&pattern, Order::ALL)?;
    let acyclic = AcyclicColouring::new(&pattern, Order::ALL)?;
    assert_eq!((star.count(), acyclic.count()), (3, 3));
    verify(&pattern, &star)?;
    verify(&pattern, &acyclic)?;
    Ok(())
}
