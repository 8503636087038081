//! Bundles with data: from files, and of any size.

use super::ba::{Bundle, Observation};
use crate::data::{DataError, check_length, flat, read};
use crate::random::Random;
use serde::Deserialize;

/// A bundle with a point x, and what is expected there.
#[derive(Clone, Debug, PartialEq)]
pub struct BundleCase {
    /// What was seen.
    pub bundle: Bundle,
    /// All unknowns.
    pub x: Vec<f64>,
    /// Residuals and Jacobian at `x`.
    pub expected: BundleExpected,
}

/// What others computed.
#[derive(Clone, Debug, PartialEq)]
pub struct BundleExpected {
    /// All residuals.
    pub residuals: Vec<f64>,
    /// The entries of the Jacobian, in the order of [`Bundle::structure`].
    pub entries: Vec<f64>,
}

#[derive(Deserialize)]
struct General {
    input: GeneralInput,
    expected: GeneralExpected,
}

#[derive(Deserialize)]
struct GeneralInput {
    cams: Vec<Vec<f64>>,
    #[serde(rename = "X")]
    points: Vec<Vec<f64>>,
    w: Vec<f64>,
    feats: Vec<[f64; 2]>,
    obs: Vec<[usize; 2]>,
}

#[derive(Deserialize)]
struct GeneralExpected {
    reproj_err: Vec<Vec<f64>>,
    w_err: Vec<f64>,
    block_2x15_row_major: Vec<Vec<f64>>,
    w_jac: Vec<f64>,
}

#[derive(Deserialize)]
struct Repeated {
    input: RepeatedInput,
    expected: RepeatedExpected,
}

#[derive(Deserialize)]
struct RepeatedInput {
    n: usize,
    m: usize,
    p: usize,
    cam: Vec<f64>,
    x: Vec<f64>,
    w: f64,
    feat: [f64; 2],
}

#[derive(Deserialize)]
struct RepeatedExpected {
    reproj_err_each: Vec<f64>,
    w_err_each: f64,
    block_2x15_row_major: Vec<f64>,
    w_jac_each: f64,
}

impl From<Repeated> for General {
    fn from(Repeated { input, expected }: Repeated) -> Self {
        let (n, m, p) = (input.n, input.m, input.p);
        Self {
            input: GeneralInput {
                cams: vec![input.cam; n],
                points: vec![input.x; m],
                w: vec![input.w; p],
                feats: vec![input.feat; p],
                obs: (0..p).map(|i| [i % n, i % m]).collect(),
            },
            expected: GeneralExpected {
                reproj_err: vec![expected.reproj_err_each; p],
                w_err: vec![expected.w_err_each; p],
                block_2x15_row_major: vec![expected.block_2x15_row_major; p],
                w_jac: vec![expected.w_jac_each; p],
            },
        }
    }
}

impl BundleCase {
    /// The case of a name in `data/adbench/` with cameras, points and weights of their own.
    ///
    /// # Errors
    ///
    /// [`DataError`] where the file is not there or not whole.
    pub fn read(name: &str) -> Result<Self, DataError> {
        Self::new(read(&super::path(name))?)
    }

    /// The case of a name in `data/adbench/` that gives one camera, one point and one weight for all.
    ///
    /// # Errors
    ///
    /// [`DataError`] where the file is not there or not whole.
    pub fn read_repeated(name: &str) -> Result<Self, DataError> {
        Self::new(read::<Repeated>(&super::path(name))?.into())
    }

    fn new(General { input, expected }: General) -> Result<Self, DataError> {
        let (n, m, p) = (input.cams.len(), input.points.len(), input.obs.len());
        check_length("w", input.w.len(), p)?;
        check_length("feats", input.feats.len(), p)?;
        check_length("w_err", expected.w_err.len(), p)?;
        check_length("w_jac", expected.w_jac.len(), p)?;
        let seen = input.obs.iter().zip(&input.feats);
        let seen = seen.map(|(&[camera, point], &feature)| Observation { camera, point, feature });
        let bundle = Bundle::new(n, m, seen.collect())?;
        let x = [flat("cams", &input.cams, n, 11)?, flat("X", &input.points, m, 3)?, input.w].concat();
        let residuals = [flat("reproj_err", &expected.reproj_err, p, 2)?, expected.w_err].concat();
        let blocks = flat("block_2x15_row_major", &expected.block_2x15_row_major, p, 30)?;
        let expected = BundleExpected { residuals, entries: [blocks, expected.w_jac].concat() };
        Ok(Self { bundle, x, expected })
    }
}

impl Bundle {
    /// A bundle of `p` observations and a point x alike those of ADBench: observation i is of point i mod m by camera i mod n.
    /// All points are in front of all cameras, and all is different.
    ///
    /// # Errors
    ///
    /// Those of [`Bundle::new`], where there are observations of nothing.
    pub fn random(n: usize, m: usize, p: usize, seed: u64) -> Result<(Self, Vec<f64>), DataError> {
        let mut random = Random::new(seed);
        let seen = (0..p).map(|i| Observation {
            camera: i % n.max(1),
            point: i % m.max(1),
            feature: [100.0 * random.normal(), 100.0 * random.normal()],
        });
        let bundle = Self::new(n, m, seen.collect())?;
        let mut near = |centre: f64, spread: f64| centre + spread * (2.0 * random.uniform() - 1.0);
        let mut x = Vec::with_capacity(bundle.unknowns());
        for _ in 0..n {
            x.extend((0..3).map(|_| near(0.0, 0.3)));
            x.extend((0..3).map(|_| near(0.0, 1.0)));
            x.extend([near(500.0, 50.0), near(0.0, 10.0), near(0.0, 10.0), near(0.0, 0.1), near(0.0, 0.1)]);
        }
        for _ in 0..m {
            x.extend([near(0.0, 3.0), near(0.0, 3.0), near(10.0, 2.0)]);
        }
        x.extend((0..p).map(|_| near(0.8, 0.2)));
        Ok((bundle, x))
    }
}
