//! The adjoints that `#[differentiable(adjoint)]` writes, beside dual numbers.

// Loops and assignments are written as people write them, and some functions are called by their adjoint alone.
#![allow(dead_code, clippy::needless_range_loop, clippy::assign_op_pattern, clippy::useless_vec)]
#![allow(clippy::manual_flatten, clippy::unwrap_used, clippy::needless_late_init, clippy::never_loop)]
#![allow(clippy::ptr_arg, clippy::unnecessary_to_owned, clippy::clone_on_copy, clippy::map_clone, clippy::identity_op)]
#![allow(
    clippy::unnecessary_literal_unwrap,
    clippy::unnecessary_unwrap,
    clippy::redundant_closure,
    clippy::manual_is_multiple_of,
    clippy::op_ref,
    clippy::while_let_on_iterator,
    clippy::obfuscated_if_else,
    clippy::vec_init_then_push,
    clippy::nonminimal_bool
)]

mod accepted;
mod adapted;
mod aliased;
mod aliases;
mod arranged;
mod arrays_of_tuples;
mod asked;
mod basics;
mod begun;
mod begun_in_patterns;
mod branches;
mod by;
mod by_name;
mod by_name_of_option;
mod by_type;
mod by_value;
mod caches;
mod called;
mod called_in_order;
mod calls;
mod calls_by_reference;
mod carried;
mod changed_places;
mod changing_constants;
mod changing_fields;
mod changing_patterns;
mod chosen;
mod closures_that_ask;
mod collected_results;
mod constant_items;
mod constants;
mod conversions;
mod copies_for_calls;
mod defaults_in_order;
mod drained;
mod drawn;
mod drawn_in_conditions;
mod emptied_options;
mod endless;
mod everyday;
mod everyday_forms;
mod failing;
mod fields_as_arguments;
mod fields_that_count;
mod fields_that_divide;
mod fitted;
mod fitted_methods;
mod floats;
mod floats_of_branches;
mod floats_of_lists;
mod forms;
mod found;
mod found_with_numbers;
mod given_constants;
mod growing;
mod guards;
mod hidden_counter;
mod hidden_names;
mod hidden_origins;
mod hidden_state;
mod hidden_state_at_large;
mod hidden_state_in_lists;
mod hidden_state_of_types;
mod idioms;
mod imported;
mod imported_beside_others;
mod independent;
mod indices_of_types;
mod inside;
mod items_computed_first;
mod items_in_lists;
mod items_of_calls;
mod items_of_items;
mod items_within;
mod labelled;
mod leaving;
mod left_floats;
mod lengths_of_parts;
mod lent;
mod lent_by_name;
mod lent_options;
mod lent_states;
mod lists_of_indices;
mod literals;
mod looked_through;
mod loops;
mod made_from;
mod maps_of_indices;
mod matched;
mod moving_references;
mod names_of_functions;
mod names_of_parameters;
mod names_without_case;
mod options_of_calls;
mod own_index;
mod own_iterators;
mod pairs_of_methods;
mod parts_assigned;
mod self_by_value;
mod texts;
mod typed_self;
mod types_of_results;
mod walks;
mod walks_of_constants;
mod zipped_options;
#[macro_use]
mod matrices;
mod given_nothing;
mod handed_back;
mod held_items;
mod held_iterators;
mod mapped_results;
mod matrices_looked_at;
mod matrices_made;
mod memory;
mod methods;
mod mixed_tuples;
mod moved;
mod names_of_fields;
mod names_of_the_adjoint;
mod of_calls;
mod opened;
mod operators;
mod order;
mod outcomes;
mod own_methods;
mod own_names;
mod parameters;
mod passed_on;
mod plain_lists;
mod plain_types;
mod planted;
mod planted_in_forms;
mod problems;
mod products_of_calls;
mod ranges;
mod ruled;
mod rules;
mod scanned;
mod shared_state;
mod short_forms;
mod signatures;
mod skipped_behind;
mod skipped_floats;
mod skipped_forms;
mod skipped_lists;
mod skipped_values;
mod states;
mod statics;
mod steps;
mod structs;
mod taken;
mod taken_apart;
mod traps;
mod typed_copies;
mod unused;
mod useful;
mod usual;
mod variants;
mod vectors;
mod walked;
mod whole_tuples;
mod wholes;

use fluxions::adjoint::{Cell, Stack};
use fluxions::{Function, Scalar};
use fluxions_dual::DualNumber;

/// A dual number with one tangent. It is used without an engine, so that a function is compiled for one number and no more.
type Tangent = DualNumber<f64, 1>;

/// y and ẏ for each unit tangent of x, where `f` runs with them. Whatever does not need the type of a function is compiled once, not for each of them.
fn by_tangents<Y>(x: &[f64], f: &dyn Fn(&[Tangent]) -> Y) -> Vec<Y> {
    let unit = |j: usize| {
        let mut x: Vec<Tangent> = x.iter().map(|&x| Tangent::constant(x)).collect();
        x[j] = Tangent::new(x[j].value(), [1.0]);
        x
    };
    (0..x.len()).map(|j| f(&unit(j))).collect()
}

fn gradient_by_tangents(x: &[f64], f: &dyn Fn(&[Tangent]) -> Tangent) -> (f64, Vec<f64>) {
    let y = by_tangents(x, f);
    (y[0].value(), y.iter().map(|y| y.tangents()[0]).collect())
}

fn pullback_by_tangents(x: &[f64], f: &dyn Fn(&[Tangent], &mut Vec<Tangent>), y_bar: &[f64]) -> Vec<f64> {
    by_tangents(x, &|x| {
        let mut y = vec![Tangent::constant(0.0); y_bar.len()];
        f(x, &mut y);
        y.iter().zip(y_bar).map(|(y, y_bar)| y.tangents()[0] * y_bar).sum()
    })
}

/// The value and the gradient by dual numbers.
pub fn value_and_gradient<F>(f: &F, x: &[f64]) -> (f64, Vec<f64>)
where
    F: Function<Input = Vec<f64>, Output = f64, Context = ()>,
{
    gradient_by_tangents(x, &|x| f.first(x, ()).unwrap_or_else(|_| panic!("dual numbers")))
}

/// The products with the Jacobian's transpose, by dual numbers.
pub fn pullback<F>(f: &F, x: &[f64], y_bar: &[f64]) -> Vec<f64>
where
    F: Function<Input = Vec<f64>, Output = Vec<f64>, Context = ()>,
{
    pullback_by_tangents(x, &|x, y| f.evaluate(x, (), y).unwrap_or_else(|_| panic!("dual numbers")), y_bar)
}

fn cells(list: &[f64]) -> Vec<Cell<f64>> {
    list.iter().map(|&v| Cell::new(v)).collect()
}

fn values(cells: &[Cell<f64>]) -> Vec<f64> {
    cells.iter().map(Cell::get).collect()
}

/// A generator of random numbers, by a linear congruence.
#[derive(Clone, Debug)]
pub struct Lcg(pub u64);

impl Lcg {
    /// A number between 0 and 1.
    pub fn draw(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as f64 / (1u64 << 31) as f64
    }
    /// An integer below n.
    pub fn below(&mut self, n: usize) -> usize {
        (self.draw() * n as f64) as usize
    }
    /// One of two, each as often as the other.
    pub fn flip(&mut self) -> bool {
        self.draw() < 0.5
    }
}

type OfNumber = fn(&[f64], &[Cell<f64>], &Cell<f64>, &mut Stack) -> f64;
type InPlace = fn(&mut [f64], &[Cell<f64>], &[f64], &[Cell<f64>], &mut Stack);

/// Asserts that an adjoint gives this value and this gradient.
pub fn agree(name: &str, adjoint: OfNumber, x: &[f64], (value, gradient): (f64, Vec<f64>)) {
    let mut stack = Stack::new();
    // Twice on one stack; and the adjoint is added to what is there.
    for start in [0.0, 1.0] {
        let x_bar = cells(&vec![start; x.len()]);
        let y = adjoint(x, &x_bar, &Cell::new(2.0), &mut stack);
        assert!(stack.is_empty(), "{name} leaves something on the stack");
        let adjoint: Vec<f64> = values(&x_bar).iter().map(|b| (b - start) / 2.0).collect();
        close(&[y], &[value], name);
        close(&adjoint, &gradient, name);
    }
}

/// Asserts that an adjoint gives these products for these cotangents.
pub fn agree_in_place(name: &str, adjoint: InPlace, x: &[f64], seed: &[f64], expected: &[f64]) {
    let mut stack = Stack::new();
    for _ in 0..2 {
        let (x_bar, mut y) = (cells(&vec![0.0; x.len()]), vec![f64::NAN; seed.len()]);
        adjoint(&mut y, &cells(seed), x, &x_bar, &mut stack);
        assert!(stack.is_empty(), "{name} leaves something on the stack");
        close(&values(&x_bar), expected, name);
        assert!(y.iter().all(|y| y.is_finite()));
    }
}

/// Asserts that an adjoint gives the value and gradient of dual numbers: `agree!(f, F, &x)` for f(x: &[S]) -> S.
#[macro_export]
macro_rules! agree {
    ($f:ident, $function:expr, $($x:expr),+ $(,)?) => {$({
        let x: Vec<f64> = $x.to_vec();
        let expected = $crate::value_and_gradient(&$function, &x);
        $crate::agree(stringify!($f), |x, x_bar, y_bar, stack| $f::adjoint(x, x_bar, y_bar, stack), &x, expected);
    })+};
}

/// As `agree!`, for f(y: &mut [S], x: &[S]), with the dimension of y.
#[macro_export]
macro_rules! agree_in_place {
    ($f:ident, $function:ident, $m:expr, $x:expr) => {{
        let x: Vec<f64> = $x.to_vec();
        let seed: Vec<f64> = (0..$m).map(|i| 1.0 + i as f64 * 0.5).collect();
        let expected = $crate::pullback(&$function::new(&vec![0.0; $m]), &x, &seed);
        let adjoint = |y: &mut [f64], y_bar: &[_], x: &[f64], x_bar: &[_], stack: &mut _| {
            $f::adjoint(y, y_bar, x, x_bar, stack);
        };
        $crate::agree_in_place(stringify!($f), adjoint, &x, &seed, &expected);
    }};
}

/// Asserts that numbers agree to 12 digits, or are both not finite.
pub fn close(a: &[f64], b: &[f64], name: &str) {
    assert_eq!(a.len(), b.len(), "{name}");
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        let near = (a - b).abs() <= 1e-12 * (1.0 + b.abs()) || !a.is_finite() && !b.is_finite();
        assert!(near, "{name}, component {i}: {a}, and dual numbers say {b}");
    }
}
