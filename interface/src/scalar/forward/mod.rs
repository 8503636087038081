//! The macro that makes a whole scalar of a value with tangents:
//! [`forward_scalar!`](crate::forward_scalar).

mod lanes;

pub use lanes::Lanes;

/// Writes how a number with tangents calls rules, inside its implementation of
/// [`Scalar`](crate::Scalar): the value over the base number, and one pushforward for each tangent.
///
/// The number is [`Seeded`](crate::scalar::Seeded). It is for numbers of other crates;
/// [`forward_scalar!`](crate::forward_scalar) does it already.
///
/// ```text
/// rules_by_lanes! { f64; value T, tangents 4 }
/// ```
#[macro_export]
macro_rules! rules_by_lanes {
    ($real:ty; value $base:ty, tangents $lanes:tt) => {
        fn call_rule<CalledRule: $crate::Rule<$real>>(
            rule: &CalledRule,
            x: $crate::View<'_, CalledRule::Input, Self>,
        ) -> ::core::result::Result<($crate::Owned<CalledRule::Output, Self>, CalledRule::Kept), CalledRule::Error> {
            $crate::rule::by_lanes::<$real, $base, Self, CalledRule, $lanes>(rule, x)
        }
    };
}

/// Implements [`Scalar`](crate::Scalar) for a number that is [`Seeded`](crate::scalar::Seeded).
///
/// It writes the operators, the comparisons and the elementary functions, with the conventions of
/// fluxions at kinks and at the edges of domains.
///
/// ```text
/// forward_scalar! { [T: Scalar] Tangent<T>, over f64; value T, tangents 1; }
/// ```
///
/// says that for any scalar `T` the type `Tangent<T>`, whose real numbers are `f64`, has a value
/// over `T` and one tangent. The type must be `Copy` and `Debug`, and implement
/// `Seeded<f64, T, 1>`.
///
/// ```
/// use fluxions::scalar::Seeded;
/// use fluxions::{Scalar, forward_scalar};
///
/// /// a + b ε with ε² = 0.
/// #[derive(Clone, Copy, Debug)]
/// struct Tangent<T>(T, T);
///
/// impl<T: Scalar> Seeded<f64, T, 1> for Tangent<T> {
///     fn seed(value: T, [tangent]: [T; 1]) -> Self {
///         Self(value, tangent)
///     }
///     fn value(&self) -> T {
///         self.0
///     }
///     fn tangent(&self, _: usize) -> T {
///         self.1
///     }
/// }
///
/// forward_scalar! { [T: Scalar] Tangent<T>, over f64; value T, tangents 1; }
///
/// let x = Tangent(2.0, 1.0);
/// assert_eq!((x * x * x + x.recip()).tangent(0), 11.75); // 3 · 2² − 1/2²
/// ```
#[macro_export]
macro_rules! forward_scalar {
    ([$($generics:tt)*] $name:ty, over $real:ty; value $base:ty, tangents $lanes:tt;) => {
        $crate::forward_scalar! { @operators [$($generics)*] $name, $real, [$crate::scalar::Lanes<$real, $base, $lanes>]
            Add add add_to add_real AddAssign add_assign, Sub sub sub_from sub_real SubAssign sub_assign,
            Mul mul mul mul_real MulAssign mul_assign, Div div div div_real DivAssign div_assign }

        $crate::scalar_basics! {
            [$($generics)*] $name, over $real;
            zero $crate::scalar::Seeded::lift(<$base as $crate::for_macros::Zero>::zero());
            one $crate::scalar::Seeded::lift(<$base as $crate::for_macros::One>::one());
            neg |x| $crate::scalar::Lanes::<$real, $base, $lanes>::each(
                x, -$crate::scalar::Seeded::<$real, $base, $lanes>::value(&x), |t| -t);
            value $base, |x| $crate::scalar::Seeded::<$real, $base, $lanes>::value(x);
        }

        impl<$($generics)*> $crate::Number for $name {
            type Real = $real;
        }

        impl<$($generics)*> $crate::Scalar<$real> for $name {
            const RECORDS: bool = <$base as $crate::Scalar<$real>>::RECORDS;
            const DEPTH: u8 = <$base as $crate::Scalar<$real>>::DEPTH.saturating_add(1);
            const ORDER: u8 = <$base as $crate::Scalar<$real>>::ORDER.saturating_add(1);

            $crate::rules_by_lanes! { $real; value $base, tangents $lanes }

            #[inline]
            fn constant(value: $real) -> Self {
                $crate::scalar::Seeded::lift(<$base as $crate::Scalar<$real>>::constant(value))
            }
            #[inline]
            fn primal(self) -> $real {
                $crate::Scalar::primal(self.compared())
            }
            #[inline]
            fn peek(self) -> $real {
                $crate::Scalar::peek(self.compared())
            }
            #[inline]
            fn vanishes(self) -> bool {
                $crate::scalar::Lanes::<$real, $base, $lanes>::vanishes(self)
            }
            #[inline]
            fn stop_gradient(self) -> Self {
                $crate::scalar::Seeded::lift($crate::Scalar::held(self.compared()))
            }
            fn from_partials(value: $real, partials: &[(Self, Self)]) -> Self {
                $crate::scalar::Lanes::<$real, $base, $lanes>::from_partials(value, partials)
            }

            $crate::forward_scalar! { @elementary [$crate::scalar::Lanes::<$real, $base, $lanes>]
                chain: sin cos tan atan tanh asinh;
                chain_singular: recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 asin acos sinh cosh acosh atanh;
            }
            $crate::forward_scalar! { @rules [$real, $crate::scalar::Lanes::<$real, $base, $lanes>]
                atan2 Self, hypot Self, pow Self, max Self, min Self, powi i32, powf $real
            }
            $crate::forward_scalar! { @piecewise signum floor ceil round trunc }

            #[inline]
            fn abs(self) -> Self {
                $crate::scalar::Lanes::<$real, $base, $lanes>::abs(self)
            }
            #[inline]
            fn sin_cos(self) -> (Self, Self) {
                let (sin, cos) = $crate::Scalar::sin_cos(self.compared());
                let chain = $crate::scalar::Lanes::<$real, $base, $lanes>::chain;
                (chain(self, sin, cos), chain(self, cos, -sin))
            }
        }
    };
    (@operators $generics:tt $name:ty, $real:ty, $rules:tt
     $($op:ident $rule:ident $own_rule:ident $real_rule:ident $assign:ident $assign_method:ident),*) => {$(
        $crate::forward_scalar! {
            @operator $generics $name, $rules $op $assign $assign_method, Self, $rule $rule $own_rule }
        $crate::forward_scalar! {
            @operator $generics $name, $rules $op $assign $assign_method, $real, $rule $real_rule $real_rule }
    )*};
    (@operator [$($generics:tt)*] $name:ty, [$rules:ty] $op:ident $assign:ident $assign_method:ident,
     $other:ty, $method:ident $rule:ident $assign_rule:ident) => {
        impl<$($generics)*> ::core::ops::$op<$other> for $name {
            type Output = Self;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $method(self, other: $other) -> Self {
                <$rules>::$rule(self, other)
            }
        }
        impl<$($generics)*> ::core::ops::$assign<$other> for $name {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $assign_method(&mut self, other: $other) {
                *self = <$rules>::$assign_rule(*self, other);
            }
        }
    };
    (@elementary [$rules:ty] $($chain:ident: $($name:ident)*;)*) => {$($(
        #[inline]
        fn $name(self) -> Self {
            let x = self.compared();
            let y = $crate::Scalar::$name(x);
            <$rules>::$chain(self, y, $crate::scalar::slope::$name(x, y))
        }
    )*)*};
    (@rules [$real:ty, $rules:ty] $($name:ident $other:ty),*) => {$(
        #[inline]
        fn $name(self, other: $other) -> Self {
            <$rules>::$name(self, other)
        }
    )*};
    (@piecewise $($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            $crate::scalar::Seeded::lift($crate::Scalar::$name(self.compared()))
        }
    )*};
}
