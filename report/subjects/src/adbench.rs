//! The problems of ADBench in growing sizes.

use crate::runs::run;
use crate::{Instance, Runs, Scaling, Shape};
use core::hint::black_box;
use fluxions::Operator;
use fluxions::prelude::*;
use fluxions::target::RowMajor;
use fluxions_any::{AnyBackend, Auto, Choice};
use fluxions_problems::DataError;
use fluxions_problems::adbench::{Bundle, Lstm, Mixture, Reprojection, reprojection};

/// Dimensions and components of the mixtures, layers and bits of the networks, observations of the bundles.
const MIXTURES: [(usize, usize); 6] = [(2, 1), (2, 5), (4, 5), (8, 5), (10, 10), (12, 15)];
const NETWORKS: [(usize, usize); 6] = [(1, 1), (1, 3), (2, 4), (2, 8), (2, 16), (2, 32)];
const BUNDLES: [usize; 5] = [4, 16, 64, 256, 1024];
const POINTS: usize = 20;
const CHARACTERS: usize = 12;
const SEED: u64 = 1;

/// A mixture with a point and room for its function.
struct MixtureAt(Mixture, Vec<f64>, Vec<f64>);
/// A network with a point and room for its function.
struct LstmAt(Lstm, Vec<f64>, Vec<f64>);
/// A bundle with a point.
struct BundleAt(Bundle, Vec<f64>);

pub(crate) fn scalings() -> Result<[Scaling; 3], DataError> {
    Ok([
        Scaling {
            id: "mixture-gradient",
            title: "Gradient of a Gaussian mixture",
            what: "ADBench’s GMM: the log-likelihood of 20 points under k Gaussians in d dimensions, with a Wishart prior; it \
                   compares numbers, so its control flow may change",
            operator: Operator::Gradient,
            axis: "unknowns n = k (d + 1)(d + 2) / 2",
            floor: "reverse mode written out by hand",
            instances: MIXTURES.iter().map(|&(d, k)| mixture(d, k)).collect::<Result<_, _>>()?,
        },
        Scaling {
            id: "lstm-gradient",
            title: "Gradient of a recurrent network",
            what: "ADBench’s LSTM: the loss of a network of l layers with b bits on a text of 12 characters",
            operator: Operator::Gradient,
            axis: "unknowns n = (8 l + 3) b",
            floor: "backpropagation through time written out by hand",
            instances: NETWORKS.iter().map(|&(l, b)| lstm(l, b)).collect::<Result<_, _>>()?,
        },
        Scaling {
            id: "bundle-jacobian",
            title: "Block Jacobian of bundle adjustment",
            what: "ADBench’s BA: one dense block of 2 × 15 for each of p observations, the feature a constant; the block is \
                   prepared once",
            operator: Operator::Jacobian,
            axis: "observations p",
            floor: "the chain rule from each residual back, by hand, block by block",
            instances: BUNDLES.iter().map(|&p| bundle(p)).collect::<Result<_, _>>()?,
        },
    ])
}

fn mixture(d: usize, k: usize) -> Result<Box<dyn Instance>, DataError> {
    let (mixture, x) = Mixture::random(d, k, POINTS, SEED)?;
    let work = vec![0.0; mixture.work()];
    Ok(Box::new(MixtureAt(mixture, x, work)))
}

fn lstm(layers: usize, bits: usize) -> Result<Box<dyn Instance>, DataError> {
    let (lstm, x) = Lstm::random(layers, bits, CHARACTERS, SEED)?;
    let work = vec![0.0; lstm.work()];
    Ok(Box::new(LstmAt(lstm, x, work)))
}

fn bundle(observations: usize) -> Result<Box<dyn Instance>, DataError> {
    let (bundle, x) = Bundle::random(observations.div_ceil(64).max(2), observations.div_ceil(4), observations, SEED)?;
    Ok(Box::new(BundleAt(bundle, x)))
}

impl Instance for MixtureAt {
    fn shape(&self) -> Shape {
        let n = self.1.len();
        let label = format!("n = {n} (d = {}, k = {})", self.0.dimensions(), self.0.components());
        Shape { size: n, n, m: 1, results: n, label }
    }
    fn auto(&self) -> Choice {
        Auto.explain(Operator::Gradient, self.1.len(), 1)
    }
    fn evaluate(&self) -> Box<dyn FnMut() + '_> {
        let mut work = self.2.clone();
        Box::new(move || {
            black_box(self.0.log_likelihood_in::<f64>(black_box(&self.1), &mut work));
        })
    }
    fn by_hand(&self) -> Box<dyn FnMut(&mut [f64]) + '_> {
        let mut work = vec![0.0; self.0.gradient_work()];
        Box::new(move |to| {
            black_box(self.0.gradient_by_hand(black_box(&self.1), &mut work, black_box(to)));
        })
    }
    fn run(&self, b: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String> {
        let (x, work) = (&self.1[..], &self.2[..]);
        run!(
            visit,
            self.0.log_likelihood_in_function(),
            |f| b.bind(f, work).prepare_gradient(x),
            |p, to| p.with(work).gradient_into(black_box(x), to).is_ok(),
            |f| b.bind(f, work).gradient(x)
        )
    }
}

impl Instance for LstmAt {
    fn shape(&self) -> Shape {
        let n = self.1.len();
        let label = format!("n = {n} (l = {}, b = {})", self.0.layers(), self.0.bits());
        Shape { size: n, n, m: 1, results: n, label }
    }
    fn auto(&self) -> Choice {
        Auto.explain(Operator::Gradient, self.1.len(), 1)
    }
    fn evaluate(&self) -> Box<dyn FnMut() + '_> {
        let mut work = self.2.clone();
        Box::new(move || {
            black_box(self.0.loss_in::<f64>(black_box(&self.1), &mut work));
        })
    }
    fn by_hand(&self) -> Box<dyn FnMut(&mut [f64]) + '_> {
        let mut work = self.0.gradient_work();
        Box::new(move |to| {
            black_box(self.0.gradient_by_hand(black_box(&self.1), &mut work, black_box(to)));
        })
    }
    fn run(&self, b: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String> {
        let (x, work) = (&self.1[..], &self.2[..]);
        run!(
            visit,
            self.0.loss_in_function(),
            |f| b.bind(f, work).prepare_gradient(x),
            |p, to| p.with(work).gradient_into(black_box(x), to).is_ok(),
            |f| b.bind(f, work).gradient(x)
        )
    }
}

impl BundleAt {
    /// The blocks and their features.
    fn blocks(&self) -> impl Iterator<Item = ([f64; 15], &[f64; 2])> {
        self.0.observations().iter().enumerate().map(|(i, seen)| (self.0.block(&self.1, i), &seen.feature))
    }
}

impl Instance for BundleAt {
    fn shape(&self) -> Shape {
        let size = self.0.observations().len();
        Shape { size, n: 15, m: 2, results: self.0.entries(), label: format!("p = {size}") }
    }
    fn auto(&self) -> Choice {
        Auto.explain_with_constants(Operator::Jacobian, 15, 2)
    }
    fn evaluate(&self) -> Box<dyn FnMut() + '_> {
        Box::new(|| {
            for (block, feature) in self.blocks() {
                let mut y = [0.0; 2];
                reprojection(&mut y, black_box(&block), feature);
                black_box(y);
            }
        })
    }
    fn by_hand(&self) -> Box<dyn FnMut(&mut [f64]) + '_> {
        Box::new(|to| self.0.jacobian_by_hand(black_box(&self.1), black_box(to)))
    }
    fn run(&self, b: &AnyBackend, visit: &mut dyn FnMut(Runs<'_>)) -> Result<(), String> {
        const NONE: [f64; 2] = [0.0; 2];
        run!(
            visit,
            Reprojection::new(&NONE),
            |f| b.bind(f, &NONE).prepare_jacobian(&[1.0; 15]),
            |p, to| self
                .0
                .jacobian_by_blocks(
                    black_box(&self.1),
                    to,
                    |x, feature, rows| {
                        let mut rows = RowMajor::new(rows, 2, 15).ok_or(())?;
                        p.with(feature).jacobian_into(x, &mut rows).map_err(drop)
                    },
                    |w| Ok(-2.0 * w),
                )
                .is_ok(),
            |f| self.blocks().try_for_each(|(x, feature)| b.bind(f, feature).jacobian(&x).map(|j| drop(black_box(j))))
        )
    }
}
