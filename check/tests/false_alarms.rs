//! Right derivatives of many functions at many points: how often a check is content, and that it never calls them wrong.

use fluxions::prelude::*;
use fluxions_check::{Report, Verdict, check_gradient, check_hessian};
use fluxions_dual::Dual;

/// The golden ratio's fractional part: its multiples are spread evenly.
const GOLDEN: f64 = 0.618_033_988_749_894_9;
const POINTS: usize = 200;

fn point(k: usize) -> [f64; 2] {
    let spread = |k: usize| 2.0 * (k as f64 * GOLDEN).fract() - 1.0;
    let size = 10f64.powi((k % 7) as i32 - 3);
    [spread(k + 1) * size, spread(k + 1000) * 2.0]
}

#[derive(Default)]
struct Tally {
    all: usize,
    content: usize,
}

impl Tally {
    fn take(&mut self, name: &str, x: [f64; 2], report: &Report) {
        self.all += 1;
        self.content += usize::from(report.agrees());
        if !report.agrees() {
            println!("{name} at {x:?}:\n{report}");
        }
        let wrong = report.disagreeing.iter().any(|c| matches!(c.verdict, Verdict::Wrong | Verdict::Kink { .. }));
        assert!(!wrong, "{name} at {x:?}:\n{report}");
    }
}

/// Whether value and gradient are numbers whose squares are.
fn regular<F: Function<Input = [f64; 2], Output = f64, Context = ()>>(f: &F, x: [f64; 2]) -> bool {
    let found = Dual::new().value_and_gradient(f, &x);
    found.is_ok_and(|(y, gradient)| y.abs() > 1e-100 && gradient.iter().all(|g| g.abs() < 1e100))
}

/// Whether the value depends on some component, as far as its own size shows it.
fn moves<F: Function<Input = [f64; 2], Output = f64, Context = ()>>(f: &F, x: [f64; 2]) -> bool {
    let found = Dual::new().value_and_gradient(f, &x);
    found.is_ok_and(|(y, gradient)| gradient.iter().zip(x).any(|(g, x)| g.abs() * x.abs().max(1.0) > 1e-6 * y.abs()))
}

macro_rules! functions {
    ($($name:ident |$a:ident, $b:ident| $f:expr;)*) => {
        mod functions {
            use fluxions::prelude::*;
            $(pub(crate) mod $name {
                use super::*;
                #[differentiable]
                pub(crate) fn f<S: Scalar>(x: &[S; 2]) -> S {
                    let ($a, $b) = (x[0], x[1]);
                    $f
                }
                /// The same value, its derivatives too large by 10⁻⁴.
                #[differentiable]
                pub(crate) fn off<S: Scalar>(x: &[S; 2]) -> S {
                    let y = f(x);
                    S::from_partials(y.primal(), &[(y, S::constant(1.0001))])
                }
            })*
        }
        #[test]
        fn right_derivatives_are_not_called_wrong() {
            let mut tally = Tally::default();
            for x in (0..POINTS).map(point) {
                $(if regular(&functions::$name::F, x) {
                    tally.take(stringify!($name), x, &check_gradient(&functions::$name::F, &x).unwrap());
                    tally.take(stringify!($name), x, &check_hessian(&functions::$name::F, &x).unwrap());
                })*
            }
            assert!(tally.all > 6000 && tally.content == tally.all, "{} of {}", tally.content, tally.all);
        }

        #[test]
        fn derivatives_that_are_off_are_found() {
            let (mut all, mut found) = (0, 0);
            for x in (0..POINTS).map(point) {
                $(if regular(&functions::$name::F, x) && moves(&functions::$name::F, x) {
                    let report = check_gradient(&functions::$name::Off, &x).unwrap();
                    all += 1;
                    found += usize::from(report.verdict() == Verdict::Wrong);
                    if report.verdict() != Verdict::Wrong {
                        println!("{} at {x:?}: {report}", stringify!($name));
                    }
                })*
            }
            assert!(all > 2500 && found == all, "{found} of {all}");
        }
    };
}

functions! {
    rosenbrock |a, b| (-a + 1.0).powi(2) + (b - a * a).powi(2) * 100.0;
    waves |a, b| (a * b).sin() + (a - b).cos() * 3.0;
    fast_wave |a, b| (a * 300.0).sin() * b;
    exponential |a, b| (a * 0.01).exp() * b + b.exp();
    gauss |a, b| (-(a * a) - b * b).exp();
    narrow |a, b| (a * a + 1e-6).recip() + b;
    logistic |a, b| ((-a * b).exp() + 1.0).recip();
    saturated |a, b| (a * 50.0).tanh() + b;
    root |a, b| (a * a + b * b + 1e-4).sqrt();
    logarithm |a, b| (a * a + 0.01).ln() * b;
    rational |a, b| (a + b * 2.0) / (a * a + b * b + 0.5);
    cancelling |a, b| (a + 1e6) - 1e6 + b * b;
    constant |a, b| a * 0.0 + b * 0.0 + 5.0;
    cubic |a, b| a.powi(3) - b.powi(3);
    flat |a, b| (a - b).powi(8);
    large |a, b| (a * a + b) * 1e30;
    small |a, b| (a * b) * 1e-30;
    atan2 |a, b| a.atan2(b * b + 0.1);
}
