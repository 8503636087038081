//! The methods of every operator, in each of the ways to call it.

/// Writes the trait [`Differentiate`](super::Differentiate) from the rows of the table, and the
/// methods of [`Bound`](super::Bound), [`Kept`](super::Kept), [`Prepared`](crate::Prepared) and
/// [`Shared`](crate::Shared).
///
/// The first line of a method's documentation is one whole sentence, which all of them get. The
/// rest (formula, shapes, cost, source, example) stands in the trait alone, and the others refer to
/// it: an example that is copied is compiled again.
macro_rules! surface {
    ($(
        operator: $kind:ident,
        prepare: $prepare:ident by $by:ident,
        prepared: $alias:ident,
        engine: $engine:ident<$($param:ty),*>,
        needs: $number:ty: $bound:path,
        about: $about:literal,
        methods: { $(
            $(#[cfg($($cfg:tt)*)])? #[doc = $summary:literal] $(#[$more:meta])*
            fn $name:ident($x:ident: $point:ty $(, $arg:ident: $ty:ty)*) -> $ret:ty;
        )* }
    )*) => {
        /// The operators of differentiation, on every backend.
        ///
        /// The trait is implemented for every [`Backend`]; a user imports it and calls its methods.
        /// There are eight operators, and each has a method of its own name that prepares an
        /// engine, runs it once and drops it.
        ///
        /// | suffix or prefix | meaning |
        /// |---|---|
        /// | `prepare_…` | allocates once and returns a [`Prepared`] operator for many calls |
        /// | `…_into` | writes the result to an argument and does not allocate, when called on a prepared operator |
        /// | `value_and_…` | returns f(x) as well, from the same evaluation where the backend has it |
        /// | `…_batch` | takes several tangents or cotangents at one point |
        ///
        /// In the formulas n = dim x and m = dim y are the numbers of components. "Forward mode
        /// with N tangents" is a backend like `Dual`, "reverse mode" is a tape.
        ///
        /// # Usage
        ///
        /// The methods of this trait are for functions without further arguments.
        /// [`bind`](Self::bind) passes the others.
        ///
        /// ```
        /// use fluxions::prelude::*;
        /// use fluxions_dual::Dual;
        ///
        /// #[differentiable]
        /// fn area<S: Scalar>(sides: &[S], #[parameter] price: S) -> S {
        ///     sides[0] * sides[1] * price
        /// }
        ///
        /// // ∇(p a b) = (p b, p a)
        /// assert_eq!(Dual::new().bind(&Area, 10.0).gradient(&[2.0, 3.0])?, [30.0, 20.0]);
        /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
        /// ```
        ///
        /// # Errors
        ///
        /// Every method returns a [`Result`]:
        ///
        /// - [`Error::Function`] contains the error of f.
        /// - [`Error::Shape`] names an argument whose shape does not fit x or f(x), or a rule whose
        ///   derivatives have a wrong shape.
        /// - [`Error::Range`] names a setting of the backend that is out of its range at x.
        /// - [`Error::Batch`] is returned by `…_batch_into` if there are not as many results as
        ///   tangents or cotangents.
        ///
        /// # Pitfalls
        ///
        /// A call of `gradient` in a loop prepares anew each time. In a loop, call
        /// `prepare_gradient` before it.
        #[doc(alias = "autodiff")]
        #[doc(alias = "automatic differentiation")]
        #[doc(alias = "forward mode")]
        #[doc(alias = "reverse mode")]
        pub trait Differentiate<R: Real = f64>: Backend<R> + Sized {
            /// Binds a function to the arguments that are not differentiated.
            ///
            /// The arguments are a tuple if the function declares several, in the order of their
            /// declaration. The result has the same methods as this trait.
            fn bind<'b, 'a, F: Function<R>>(&'b self, f: F, args: Args<'a, F, R, R>) -> Bound<'b, 'a, Self, F, R> {
                Bound { backend: self, f, args }
            }

            /// Returns f(x), and the differential of f at x: ẋ ↦ J ẋ, and ȳ ↦ Jᵀ ȳ.
            ///
            /// The [`Differential`] is a value: it owns x, and it owns f if that is passed by value. The
            /// value f(x) comes from the evaluation that the differential keeps.
            ///
            /// Costs a preparation and one call of f. A product then costs one sweep if the backend
            /// keeps the evaluation, or the calls of f of a pullback. Source: Griewank and Walther,
            /// *Evaluating Derivatives*, 2nd edition, §3.
            ///
            /// ```
            /// use fluxions::prelude::*;
            /// use fluxions_dual::Dual;
            ///
            /// #[differentiable]
            /// fn area<S: Scalar>(sides: &[S; 2]) -> S {
            ///     sides[0] * sides[1]
            /// }
            ///
            /// let (y, mut differential) = Dual::new().linearize(Area, &[2.0, 3.0])?;
            /// assert_eq!((y, differential.pullback(10.0)?), (6.0, [30.0, 20.0])); // 10 (b, a)
            /// assert_eq!(differential.pushforward(&[1.0, 1.0])?, 5.0); // b + a
            /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
            /// ```
            ///
            /// # Errors
            ///
            /// [`Error::Function`] if f fails. [`Error::Range`] if a setting of the backend does not
            /// fit x.
            #[doc(alias = "vjp")]
            #[doc(alias = "valueWithPullback")]
            #[doc(alias = "valueWithDifferential")]
            fn linearize<F>(&self, f: F, x: View<'_, F::Input, R>) -> ValueAnd<'static, Self, F, R>
            where
                F: Function<R>,
                F::Context: NoContext<R>,
            {
                self.bind(f, ()).linearize(x)
            }
            $(
                #[doc = concat!("Prepares ", $about, " for points of the shape of x.")]
                ///
                /// A preparation allocates all storage. It calls f once if the type of y leaves its
                /// shape open, and as often as [`Calls::preparation`](crate::Calls::preparation)
                /// says. Later calls may have any x of the same shape.
                ///
                /// # Errors
                ///
                /// [`Error::Function`] if f fails. [`Error::Range`] if a setting of the backend
                /// does not fit x.
                fn $prepare<F>(
                    &self,
                    f: F,
                    x: View<'_, F::Input, R>,
                ) -> Result<$alias<kind::$kind, Self, F, R>, Error<F::Error>>
                where
                    F: Function<R>,
                    F::Context: NoContext<R>,
                    $number: $bound,
                {
                    self.bind(f, ()).$prepare(x)
                }
                $(
                    $(#[cfg($($cfg)*)])?
                    #[doc = $summary]
                    $(#[$more])*
                    ///
                    /// # Errors
                    ///
                    /// [`Error::Function`] if f fails. [`Error::Shape`] if an argument does not fit
                    /// x or f(x). [`Error::Range`] if a setting of the backend does not fit x.
                    fn $name<F>(&self, f: F, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>>
                    where
                        F: Function<R>,
                        F::Context: NoContext<R>,
                        $number: $bound,
                    {
                        self.bind(f, ()).$name($x $(, $arg)*)
                    }
                )*
            )*
        }

        impl<'a, B: Backend<R>, F: Function<R>, R: Real> Bound<'_, 'a, B, F, R> {
            /// Returns f(x), and the differential of f at x with the arguments that were bound.
            ///
            /// As [`Differentiate::linearize`]. The differential borrows the arguments for as long as it
            /// lives.
            ///
            /// # Errors
            ///
            /// [`Error::Function`] if f fails. [`Error::Range`] if a setting of the backend does not
            /// fit x.
            pub fn linearize(self, x: View<'_, F::Input, R>) -> ValueAnd<'a, B, F, R> {
                let args = self.args;
                Differential::new(self.prepare_pullback(x)?, x, args)
            }
        }

        $(
            impl<B, F, R> Bound<'_, '_, B, F, R>
            where
                R: Real,
                B: Backend<R>,
                F: Function<R>,
                $number: $bound,
            {
                #[doc = concat!("Prepares ", $about, " for points and arguments of these shapes.")]
                ///
                #[doc = concat!("As [`Differentiate::", stringify!($prepare), "`].")]
                /// Each call of the prepared operator takes arguments of its own, by
                /// [`Prepared::with`].
                ///
                /// # Errors
                ///
                /// [`Error::Function`] if f fails. [`Error::Range`] if a setting of the backend
                /// does not fit x.
                pub fn $prepare(
                    self,
                    x: View<'_, F::Input, R>,
                ) -> Result<$alias<kind::$kind, B, F, R>, Error<F::Error>> {
                    let Self { backend, f, args } = self;
                    Prepared::new(f, x, args, |point, y| backend.$by(Operator::$kind, point, y))
                }
                $(
                    $(#[cfg($($cfg)*)])?
                    #[doc = $summary]
                    ///
                    #[doc = concat!("As [`Differentiate::", stringify!($name), "`],")]
                    /// with the arguments that were bound.
                    ///
                    /// # Errors
                    ///
                    /// [`Error::Function`] if f fails. [`Error::Shape`] if an argument does not fit
                    /// x or f(x). [`Error::Range`] if a setting of the backend does not fit x.
                    pub fn $name(self, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>> {
                        let args = self.args;
                        let mut prepared = self.$prepare($x)?;
                        prepared.with(args).$name($x $(, $arg)*)
                    }
                )*
            }

            impl<'a, B, F, R> Keeping<'_, 'a, B, F, R>
            where
                R: Real,
                B: Backend<R>,
                F: Function<R>,
                $number: $bound,
            {
                #[doc = concat!("Prepares ", $about, ", and keeps the arguments.")]
                ///
                #[doc = concat!("As [`Differentiate::", stringify!($prepare), "`].")]
                ///
                /// # Errors
                ///
                /// [`Error::Function`] if f fails. [`Error::Range`] if a setting of the backend
                /// does not fit x.
                pub fn $prepare(
                    self,
                    x: View<'_, F::Input, R>,
                ) -> Result<Kept<'a, kind::$kind, <B as Backend<R>>::$engine<SignatureOf<F, R>>, F, R>, Error<F::Error>> {
                    let args = self.0.args;
                    Ok(Kept { prepared: self.0.$prepare(x)?, args })
                }
            }

            impl<E, F, R> Prepared<kind::$kind, E, F, R>
            where
                R: Real,
                F: Function<R>,
                E: $engine<$($param),*>,
                $number: $bound,
            {
                $(
                    $(#[cfg($($cfg)*)])?
                    #[doc = $summary]
                    ///
                    #[doc = concat!("As [`Differentiate::", stringify!($name), "`],")]
                    /// with the storage of the preparation.
                    ///
                    /// # Errors
                    ///
                    /// [`Error::Shape`] if x differs in shape from the point of the preparation, or
                    /// if another argument does not fit. [`Error::Function`] if f fails. The
                    /// prepared operator works after an error.
                    #[inline]
                    pub fn $name(&mut self, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>>
                    where
                        F::Context: NoContext<R>,
                    {
                        self.with(()).$name($x $(, $arg)*)
                    }
                )*
            }

            impl<E, F, R> Kept<'_, kind::$kind, E, F, R>
            where
                R: Real,
                F: Function<R>,
                E: $engine<$($param),*>,
                $number: $bound,
            {
                $(
                    $(#[cfg($($cfg)*)])?
                    #[doc = $summary]
                    ///
                    #[doc = concat!("As [`Differentiate::", stringify!($name), "`],")]
                    /// with the arguments that are kept.
                    ///
                    /// # Errors
                    ///
                    /// [`Error::Shape`] if x differs in shape from the point of the preparation, or
                    /// if another argument does not fit. [`Error::Function`] if f fails.
                    #[inline]
                    pub fn $name(&mut self, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>> {
                        self.prepared.with(self.args).$name($x $(, $arg)*)
                    }
                )*
            }

            impl<E, F, R> Shared<Prepared<kind::$kind, E, F, R>>
            where
                R: Real,
                F: Function<R> + Clone,
                E: $engine<$($param),*>,
                $number: $bound,
            {
                $(
                    $(#[cfg($($cfg)*)])?
                    #[doc = $summary]
                    ///
                    #[doc = concat!("As [`Differentiate::", stringify!($name), "`],")]
                    /// with storage of its own for each call that is under way.
                    ///
                    /// # Errors
                    ///
                    /// [`Error::Shape`] if x differs in shape from the point of the preparation, or
                    /// if another argument does not fit. [`Error::Function`] if f fails. A failure
                    /// in one thread does not affect the others.
                    pub fn $name(&self, $x: $point $(, $arg: $ty)*) -> Result<$ret, Error<F::Error>>
                    where
                        F::Context: NoContext<R>,
                    {
                        self.call(|prepared| prepared.$name($x $(, $arg)*))
                    }
                )*
            }
        )*
    };
}

pub(super) use surface;
