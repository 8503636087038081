//! f on both sides of a point, along one component, with steps that halve.

/// The first step, relative to the size of the component.
const FIRST: f64 = 0.1;

/// How many steps there are at first, and at most: from 10⁻¹ down to 4 · 10⁻⁴, and to 3 · 10⁻⁹.
pub(crate) const FEW: usize = 9;
pub(crate) const MANY: usize = 26;

/// The values on both sides for one step. The steps are those that rounding leaves of h.
pub(crate) struct Rung {
    pub(crate) right_step: f64,
    pub(crate) left_step: f64,
    pub(crate) right: Vec<f64>,
    pub(crate) left: Vec<f64>,
}

/// What is known of f along one component.
pub(crate) struct Samples<'a> {
    pub(crate) x: f64,
    /// What steps are relative to.
    pub(crate) size: f64,
    pub(crate) base: &'a [f64],
    pub(crate) rungs: Vec<Rung>,
}

impl<'a> Samples<'a> {
    pub(crate) const fn new(x: f64, size: f64, base: &'a [f64]) -> Self {
        Self { x, size, base, rungs: Vec::new() }
    }

    /// Takes samples until there are `rungs` steps; `at` evaluates f with the component at a value.
    pub(crate) fn extend(&mut self, rungs: usize, at: &mut impl FnMut(f64) -> Vec<f64>) {
        for k in self.rungs.len()..rungs {
            let h = FIRST * self.size * 0.5_f64.powi(k as i32);
            let (above, below) = (self.x + h, self.x - h);
            self.rungs.push(Rung {
                right_step: above - self.x,
                left_step: self.x - below,
                right: at(above),
                left: at(below),
            });
        }
    }

    /// The three sequences of slopes for one component of f's value.
    pub(crate) fn slopes(&self, row: usize) -> Slopes {
        let base = self.base[row];
        let sequence = || Sequence { x: self.x, ..Sequence::default() };
        let mut slopes = Slopes { center: sequence(), right: sequence(), left: sequence() };
        for rung in &self.rungs {
            let (right, left) = (rung.right[row], rung.left[row]);
            let width = rung.right_step + rung.left_step;
            let size = base.abs().max(right.abs()).max(left.abs());
            slopes.center.push(width / 2.0, (right - left) / width, size);
            slopes.right.push(rung.right_step, (right - base) / rung.right_step, base.abs().max(right.abs()));
            slopes.left.push(rung.left_step, (base - left) / rung.left_step, base.abs().max(left.abs()));
        }
        slopes
    }
}

/// Difference quotients: central, to the right, to the left.
pub(crate) struct Slopes {
    pub(crate) center: Sequence,
    pub(crate) right: Sequence,
    pub(crate) left: Sequence,
}

/// Difference quotients with steps that halve, as far as they are numbers without a gap up to the smallest step.
#[derive(Default)]
pub(crate) struct Sequence {
    x: f64,
    pub(crate) steps: Vec<f64>,
    pub(crate) slopes: Vec<f64>,
    /// The largest |f| of each step.
    pub(crate) sizes: Vec<f64>,
}

impl Sequence {
    fn push(&mut self, step: f64, slope: f64, size: f64) {
        if !slope.is_finite() {
            self.steps.clear();
            self.slopes.clear();
            self.sizes.clear();
            return;
        }
        self.steps.push(step);
        self.slopes.push(slope);
        self.sizes.push(size);
    }

    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// What rounding of f's value and of x does to the slope of one step.
    pub(crate) fn rounding(&self, k: usize) -> f64 {
        f64::EPSILON * (self.sizes[k] + self.x.abs() * self.slopes[k].abs()) / self.steps[k]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_square_has_these_slopes() {
        let base = [9.0];
        let mut samples = Samples::new(3.0, 3.0, &base);
        samples.extend(2, &mut |x| vec![x * x]);
        let slopes = samples.slopes(0);
        assert!((slopes.center.slopes[0] - 6.0).abs() < 1e-13);
        assert!((slopes.right.slopes[1] - 6.15).abs() < 1e-13); // 2x + h
        assert!((slopes.left.slopes[1] - 5.85).abs() < 1e-13); // 2x − h
    }

    #[test]
    fn a_gap_begins_a_sequence_anew() {
        let base = [0.0];
        let mut samples = Samples::new(0.02, 1.0, &base);
        samples.extend(6, &mut |x| vec![x.ln()]);
        assert_eq!(samples.slopes(0).left.len(), 3); // h = 0.0125 and below
        assert_eq!(samples.slopes(0).right.len(), 6);
    }
}
