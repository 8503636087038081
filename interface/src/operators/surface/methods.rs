//! The methods of every operator, in each of the ways to call it.

/// From the rows of the table: the trait [`Differentiate`](super::Differentiate), and the methods of
/// [`Bound`](super::Bound), [`Kept`](super::Kept), [`Prepared`](crate::Prepared) and [`Shared`](crate::Shared).
macro_rules! surface {
    ($(
        operator: $kind:ident,
        prepare: $prepare:ident by $by:ident,
        prepared: $alias:ident,
        engine: $engine:ident<$($param:ty),*>,
        needs: $number:ty: $bound:path,
        about: $about:literal,
        methods: { $($(#[$doc:meta])* fn $name:ident($x:ident: $point:ty $(, $arg:ident: $ty:ty)*) -> $ret:ty;)* }
    )*) => {
        /// Every operator, on every backend, for functions without context; [`bind`](Self::bind) is for those with.
        ///
        /// The methods named after an operator prepare and run once; the `prepare_` methods give an object for the hot
        /// loop.
        pub trait Differentiate<R: Real = f64>: Backend<R> + Sized {
            /// Binds a function to the arguments that are not differentiated: `b.bind(&f, (&data, t)).gradient(x)`.
            fn bind<'b, 'a, F: Function<R>>(&'b self, f: F, args: Args<'a, F, R, R>) -> Bound<'b, 'a, Self, F, R> {
                Bound { backend: self, f, args }
            }
            $(
                #[doc = concat!("Prepares ", $about, " at points of x's shape. May call f once.")]
                ///
                /// # Errors
                ///
                /// [`Error::Function`] where f fails; a backend's own settings that do not fit x.
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
                    $(#[$doc])*
                    ///
                    /// # Errors
                    ///
                    /// [`Error::Function`] where f fails, [`Error::Shape`] where an argument does not fit x or f(x).
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

        $(
            impl<B, F, R> Bound<'_, '_, B, F, R>
            where
                R: Real,
                B: Backend<R>,
                F: Function<R>,
                $number: $bound,
            {
                #[doc = concat!("Prepares ", $about, ". May call f once.")]
                pub fn $prepare(
                    self,
                    x: View<'_, F::Input, R>,
                ) -> Result<$alias<kind::$kind, B, F, R>, Error<F::Error>> {
                    let Self { backend, f, args } = self;
                    Prepared::new(f, x, args, |point, y| backend.$by(Operator::$kind, point, y))
                }
                $(
                    $(#[$doc])*
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
                #[doc = concat!("Prepares ", $about, " and keeps the arguments. May call f once.")]
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
                    $(#[$doc])*
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
                    /// As the method of [`Prepared`], with the arguments that are kept.
                    ///
                    /// # Errors
                    ///
                    /// [`Error::Function`] where f fails, [`Error::Shape`] where an argument does not fit x or f(x).
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
                    $(#[$doc])*
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
