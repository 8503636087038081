//! autodiff's numbers as scalars.
//!
//! Elementary functions are autodiff's own, except those that depart from the conventions of fluxions or lose digits.
//! `powf`, `pow`, `hypot`, `atan2`, `tanh` and the logarithms to other bases use the chain rule with the slopes of
//! fluxions. `floor`, `ceil`, `round` and `trunc`, for which autodiff keeps the tangent, have their value only.

use autodiff::FT;
use fluxions::scalar::{ChainRule, Seeded, product};
use fluxions::{Number, Real, Scalar, chain_rule, foreign_scalar, rules_by_lanes};
use num_traits::{Float, NumAssignOps, One};

/// The floating-point numbers of both crates: `f64` and `f32`.
pub trait Base: Real + Float + NumAssignOps + Level<Bottom = Self, Scalar = Self> {}
impl Base for f64 {}
impl Base for f32 {}

/// The base of [`Wrapped`]: a floating-point number, or autodiff's number over one.
pub trait Level: Float + NumAssignOps + core::fmt::Debug + Send + Sync + 'static {
    /// The floating-point number below all tangents.
    type Bottom: Base;
    /// The same number as a scalar of fluxions.
    type Scalar: Scalar<Self::Bottom>;
    /// Returns the scalar of a number.
    fn scalar(self) -> Self::Scalar;
    /// Returns the number of a scalar.
    fn number(scalar: Self::Scalar) -> Self;
    /// Returns the number with this value and no tangents.
    #[inline]
    fn flat(value: Self::Bottom) -> Self {
        Self::number(Scalar::constant(value))
    }
}

macro_rules! bottom {
    ($($t:ty)*) => {$(
        impl Level for $t {
            type Bottom = $t;
            type Scalar = $t;
            #[inline]
            fn scalar(self) -> $t {
                self
            }
            #[inline]
            fn number(scalar: $t) -> $t {
                scalar
            }
        }
    )*};
}
bottom!(f64 f32);

impl<R: Base> Level for FT<R> {
    type Bottom = R;
    type Scalar = Wrapped<R>;
    #[inline]
    fn scalar(self) -> Wrapped<R> {
        Wrapped(self)
    }
    #[inline]
    fn number(scalar: Wrapped<R>) -> Self {
        scalar.0
    }
}

/// A number of autodiff as a scalar: `FT<R>`, or `FT<FT<R>>` for second derivatives.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Wrapped<L>(pub FT<L>);

impl<R: Base, L: Level<Bottom = R>> Number for Wrapped<L> {
    type Real = R;
}

foreign_scalar! {
    [R: Base, L: Level<Bottom = R> + NumAssignOps] Wrapped<L>, over R;
    zero FT { x: L::zero(), dx: L::zero() }, one FT { x: L::one(), dx: L::zero() };
    operand |r| L::flat(r);
    value |x| x.x.scalar().primal();
}

macro_rules! forward {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            Self(Float::$name(self.0))
        }
    )*};
}

/// Both crates' traits have a method `from_f64`; this one names the trait.
#[inline]
fn real<R: Real>(value: f64) -> R {
    <R as Real>::from_f64(value)
}

impl<R: Base, T: Scalar<R>, L: Level<Bottom = R, Scalar = T>> ChainRule<R> for Wrapped<L> {
    type Base = T;
    #[inline]
    fn base(self) -> T {
        self.0.x.scalar()
    }
    #[inline]
    fn chain(self, value: T, slope: T) -> Self {
        Self(FT { x: L::number(value), dx: L::number(product(self.0.dx.scalar(), slope)) })
    }
    #[inline]
    fn chain2(self, other: Self, value: T, (a, b): (T, T)) -> Self {
        let dx = product(self.0.dx.scalar(), a) + product(other.0.dx.scalar(), b);
        Self(FT { x: L::number(value), dx: L::number(dx) })
    }
}

impl<R: Base, T: Scalar<R>, L: Level<Bottom = R, Scalar = T>> Seeded<R, T, 1> for Wrapped<L> {
    #[inline]
    fn seed(value: T, [dx]: [T; 1]) -> Self {
        Self(FT { x: L::number(value), dx: L::number(dx) })
    }
    #[inline]
    fn value(&self) -> T {
        self.0.x.scalar()
    }
    #[inline]
    fn tangent(&self, _: usize) -> T {
        self.0.dx.scalar()
    }
}

impl<R: Base, L: Level<Bottom = R>> Scalar<R> for Wrapped<L> {
    const ORDER: u8 = <L::Scalar as Scalar<R>>::ORDER + 1;
    rules_by_lanes! { R; value L::Scalar, tangents 1 }

    #[inline]
    fn constant(value: R) -> Self {
        Self(FT { x: L::flat(value), dx: L::zero() })
    }
    #[inline]
    fn primal(self) -> R {
        self.0.x.scalar().primal()
    }
    #[inline]
    fn vanishes(self) -> bool {
        self.0.x.scalar().vanishes() && self.0.dx.scalar().vanishes()
    }

    forward! { recip sqrt cbrt exp exp2 exp_m1 ln ln_1p sin cos tan asin acos atan sinh cosh asinh acosh atanh }

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = Float::sin_cos(self.0);
        (Self(sin), Self(cos))
    }
    #[inline]
    fn powi(self, n: i32) -> Self {
        match n {
            0 => Self::one(),
            1 => self,
            i32::MIN => Scalar::powf(self, real::<R>(f64::from(n))),
            _ => Self(Float::powi(self.0, n)),
        }
    }

    chain_rule! { R; log2 log10 tanh atan2 hypot powf pow }
}
