//! How many states are kept on the way forwards, and where: [`Budget`].

use fluxions::{Argument, Error};

/// How many states of a chain of steps are kept for the way back.
///
/// A step goes back from the state before it. States that are not kept are computed again from the last one
/// that is. One more state than the budget says is kept, the last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Budget {
    /// The fewest states with which no step is computed more than three times: some √(2n) for n steps, by
    /// [`Binomial`](Self::Binomial).
    #[default]
    Auto,
    /// A state after each ⌈n/c⌉ steps, c of them, and all the states between two of these on the way back.
    ///
    /// Each step is computed at most three times. Source: Griewank and Walther, *Evaluating Derivatives*,
    /// 2nd edition, §12.2.
    Uniform(usize),
    /// At most c states, placed so that the fewest steps are computed.
    ///
    /// With r such that (c + r − 1 over c) < n ≤ (c + r over c), it is r n − (c + r over c + 1) + 1 steps for
    /// the value and the way back together, and no step is computed more than r + 1 times. Source: Griewank and
    /// Walther, *Algorithm 799: revolve*, ACM Transactions on Mathematical Software 26 (2000).
    Binomial(usize),
}

/// The plan for a number of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// A state after this number of steps.
    Uniform(usize),
    /// At most this number of states.
    Binomial(usize),
}

impl Budget {
    /// Returns the plan for `steps` steps.
    pub(super) fn plan<E>(self, steps: usize) -> Result<Plan, Error<E>> {
        let (plan, states) = match self {
            Self::Auto => (Plan::Binomial(states_for_two(steps)), 1),
            Self::Uniform(states) => (Plan::Uniform(steps.div_ceil(states.max(1)).max(1)), states),
            Self::Binomial(states) => (Plan::Binomial(states.min(steps)), states),
        };
        match states {
            0 => Err(Error::Range { argument: Argument::Setting("states"), expected: "at least 1", found: 0.0 }),
            _ => Ok(plan),
        }
    }
}

/// Returns the least c with steps ≤ (c + 2 over 2).
fn states_for_two(steps: usize) -> usize {
    let mut states = ((2.0 * steps as f64).sqrt() as usize).saturating_sub(2).max(1);
    while (states + 1) * (states + 2) / 2 < steps {
        states += 1;
    }
    states
}

impl Plan {
    /// Returns the step before which a state is to be kept next, on the way from the state that was kept last,
    /// before step `at`, to the state before step `end − 1`. `kept` is the number of states that are kept at
    /// the time.
    pub(super) fn next(self, at: usize, end: usize, kept: usize) -> Option<usize> {
        let next = match self {
            _ if end - at <= 2 => None,
            Self::Uniform(length) => {
                let mark = (at / length + 1) * length;
                Some(if mark < end { mark } else { at + 1 })
            }
            Self::Binomial(states) => first_part(end - at, (states + 1).saturating_sub(kept)).map(|part| at + part),
        };
        // The state before the last step is at hand when it is reached.
        next.filter(|&next| next + 1 < end)
    }
}

/// Returns how many of `steps` steps stand before the next state, if `states` are left with the one before
/// the first step.
///
/// With β(s, r) = (s + r over s) and β(s, r − 1) < steps ≤ β(s, r), both parts are then as long as r and r
/// − 1 repetitions allow.
fn first_part(steps: usize, states: usize) -> Option<usize> {
    if states < 2 {
        return None;
    }
    let (mut before, mut all, mut r) = (0, 1, 0);
    while all < steps {
        r += 1;
        before = all;
        all = all.checked_mul(states + r).map_or(usize::MAX, |product| product / r);
    }
    let second = before as u128 * states as u128 / (states + r - 1).max(1) as u128; // β(s − 1, r − 1)
    Some(before.min(steps - second as usize))
}

#[cfg(test)]
mod tests {
    use super::{Budget, Plan};
    use fluxions::Error;

    /// Goes forwards and back as a chain does. Returns how many steps are computed and how many states are kept
    /// at most.
    fn run(steps: usize, plan: Plan) -> (usize, usize) {
        let (mut computed, mut most, mut kept) = (1, 1, vec![0]);
        for end in (1..=steps).rev() {
            let mut at = *kept.last().expect("the first state is kept");
            while let Some(next) = plan.next(at, end, kept.len()) {
                assert!(at < next && next + 1 < end);
                computed += next - at;
                kept.push(next);
                at = next;
            }
            computed += end - 1 - at;
            most = most.max(kept.len());
            if at == end - 1 && kept.last() == Some(&at) {
                kept.pop();
            }
        }
        assert!(kept.is_empty());
        (computed, most)
    }

    /// (n over k)
    fn choose(n: usize, k: usize) -> usize {
        (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
    }

    #[test]
    fn the_number_of_steps_is_the_binomial_one() {
        for states in 1..12 {
            for steps in 1..200 {
                let r = (0..).find(|r| choose(states + r, states) >= steps).expect("some r is large enough");
                let optimal = r * steps + 1 - choose(states + r, states + 1);
                let (computed, most) = run(steps, Plan::Binomial(states));
                assert_eq!(computed, optimal, "{steps} steps, {states} states");
                assert!(most <= states, "{steps} steps, {states} states: {most}");
            }
        }
    }

    /// t(1) = 0, t(l, 1) = l (l − 1)/2, t(l, s) = min over m of m + t(m, s) + t(l − m, s − 1)
    #[test]
    fn the_closed_formula_is_the_least_number() {
        let mut least = vec![vec![0; 60]; 8];
        for states in 1..8 {
            for steps in 2..60 {
                least[states][steps] = (1..steps)
                    .map(|m| match states {
                        1 => steps * (steps - 1) / 2,
                        _ => m + least[states][m] + least[states - 1][steps - m],
                    })
                    .min()
                    .expect("there is a step");
                assert_eq!(run(steps, Plan::Binomial(states)).0, least[states][steps] + 1, "{steps}, {states}");
            }
        }
    }

    #[test]
    fn no_step_is_computed_more_than_three_times() {
        for steps in (1..300).chain([10_000, 1_000_000]) {
            let plan = Budget::Auto.plan::<()>(steps).expect("there is a budget");
            let (computed, most) = run(steps, plan);
            assert!(computed <= 2 * steps, "{steps}: {computed}");
            assert!(most <= (2.0 * steps as f64).sqrt() as usize + 1, "{steps}: {most}");
        }
    }

    #[test]
    fn uniform_states() {
        assert_eq!(Budget::Uniform(3).plan::<()>(10), Ok(Plan::Uniform(4)));
        for (steps, states) in [(1, 1), (10, 3), (100, 10), (101, 10), (7, 100)] {
            let plan = Budget::Uniform(states).plan::<()>(steps).expect("there is a budget");
            let (computed, most) = run(steps, plan);
            assert!(computed <= 2 * steps, "{steps} in {states}: {computed}");
            assert!(most <= states + steps.div_ceil(states), "{steps} in {states}: {most}");
        }
    }

    #[test]
    fn no_states_are_an_error() {
        for budget in [Budget::Uniform(0), Budget::Binomial(0)] {
            assert!(matches!(budget.plan::<()>(5), Err(Error::Range { .. })));
        }
    }
}
