use super::{Counters, Plan, SparseEngine};
use crate::operators::{Prepared, kind};
use crate::{Function, Real, SignatureOf};
use std::sync::LazyLock;

/// The plan of an engine that was prepared for another operator: a matrix without rows and columns.
static NOTHING: LazyLock<Plan> = LazyLock::new(Plan::default);

macro_rules! plan {
    ($($kind:ident),*) => {$(
        impl<E, D, F, R> Prepared<kind::$kind, SparseEngine<E, D, SignatureOf<F, R>>, F, R>
        where
            R: Real,
            F: Function<R>,
        {
            /// Returns how the matrix is computed: its pattern, its colours, and the number of products.
            ///
            /// A call that finds an entry outside of the pattern replaces the plan.
            pub fn plan(&self) -> &Plan {
                self.engine().plan().unwrap_or(&NOTHING)
            }

            /// Returns the numbers of detections, of checks, and of differences that they found.
            pub fn counters(&self) -> Counters {
                self.engine().counters()
            }

            /// Says in words what a call costs.
            ///
            /// ```
            /// use fluxions::Sparse;
            /// use fluxions::prelude::*;
            /// use fluxions::sparse::Pattern;
            /// use fluxions_dual::Dual;
            ///
            /// #[differentiable]
            /// fn squares<S: Scalar>(x: &[S; 3]) -> [S; 3] {
            ///     x.map(|x| x * x)
            /// }
            ///
            /// let diagonal = Pattern::from_fn(3, 3, |i, j| i == j)?;
            /// let prepared = Sparse::new(Dual::new()).pattern(diagonal).prepare_jacobian(&Squares, &[1.0; 3])?;
            /// assert_eq!(
            ///     prepared.explain(),
            ///     "a 3 × 3 Jacobian with 3 entries: 1 pushforward instead of 3; the pattern need not hold everywhere, \
            ///      so one random product checks each call"
            /// );
            /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
            /// ```
            pub fn explain(&self) -> String {
                let engine = self.engine();
                let plan = self.plan();
                if !engine.is_checked() {
                    return plan.to_string();
                }
                if !engine.compares_choices() {
                    return format!("{plan}, so one random product checks each call");
                }
                let cost = if engine.tells_choices() { "its products record" } else { "takes one evaluation more" };
                format!(
                    "{plan}, so each call compares the choices of f, which {cost}, and a random product checks one with others"
                )
            }
        }
    )*};
}

plan!(Jacobian, Hessian);
