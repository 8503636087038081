//! The enum over the backends, and the enums over their engines: all from one list.

/// `backends! { Type, … }`: each type is a [`Backend`](fluxions::Backend) that is [`Named`](fluxions::Named).
macro_rules! backends {
    ($($type:ident),* $(,)?) => {
        use core::fmt;
        use core::str::FromStr;
        use derive_where::derive_where;
        use enum_dispatch::enum_dispatch;
        use fluxions::engine::{Engine, Engine2, FunctionOn, Mode, Point, Products};
        use fluxions::target::Target;
        use fluxions::{Backend, Capabilities, Error, Function, Named, Operator, Signature, SignatureOf, View, ViewMut};
        use plain::Plain;

        /// One of the backends.
        #[enum_dispatch(Plain)]
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum AnyBackend {
            $(#[doc = concat!("[`", stringify!($type), "`].")] $type($type),)*
        }

        impl AnyBackend {
            /// The names of all backends.
            pub const NAMES: [&'static str; [$(stringify!($type)),*].len()] = [$($type::NAME),*];

            /// Returns all backends without options.
            pub fn all() -> Vec<Self> {
                vec![$($type::default().into()),*]
            }

            /// Returns the name of the backend, without options.
            pub fn name(&self) -> &'static str {
                Plain::name(self)
            }

            /// Returns one sentence that says what the backend is.
            pub fn explanation(&self) -> &'static str {
                Plain::explanation(self)
            }

            /// Returns the options of the backend as they stand in its text.
            pub fn options(&self) -> Vec<String> {
                Plain::options(self)
            }
        }

        /// Writes the text that parses to the backend: `name` or `name:option,option`.
        impl fmt::Display for AnyBackend {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Plain::print(self, f)
            }
        }

        impl FromStr for AnyBackend {
            type Err = ParseError;

            /// Reads `name` or `name:option,option`.
            fn from_str(text: &str) -> Result<Self, ParseError> {
                let name = text.split(':').next().unwrap_or_default().trim();
                match name {
                    $($type::NAME => text.parse::<$type>().map(Self::$type),)*
                    _ => Err(ParseError::Unknown { found: name.to_owned(), known: Self::NAMES.to_vec() }),
                }
            }
        }

        /// The engine of one of the backends.
        #[allow(missing_docs)]
        #[derive_where(Clone, Debug)]
        pub enum AnyEngine<G: Signature<Real = f64>> {
            $($type(<$type as Backend>::Engine<G>),)*
        }

        /// The engine of one of the backends, for second derivatives.
        #[allow(missing_docs)]
        #[derive_where(Clone, Debug)]
        pub enum AnyEngine2<G: Signature<Real = f64>> {
            $($type(<$type as Backend>::Engine2<G>),)*
        }

        impl Backend for AnyBackend {
            type Engine<G: Signature<Real = f64>> = AnyEngine<G>;
            type Engine2<G: Signature<Real = f64>> = AnyEngine2<G>;

            fn capabilities(&self) -> Capabilities {
                let capabilities = match self { $(Self::$type(backend) => Backend::<f64>::capabilities(backend),)* };
                let name = format!("any:{}", capabilities.name);
                capabilities.with_name(name).without_nesting()
            }

            fn prepare<F: Function>(
                &self,
                operator: Operator,
                point: Point<'_, f64, f64, F>,
                y: View<'_, F::Output, f64>,
            ) -> Result<AnyEngine<SignatureOf<F>>, Error<F::Error>> {
                match self { $(Self::$type(backend) => backend.prepare(operator, point, y).map(AnyEngine::$type),)* }
            }

            fn prepare2<F: Function>(
                &self,
                operator: Operator,
                point: Point<'_, f64, f64, F>,
                y: View<'_, F::Output, f64>,
            ) -> Result<AnyEngine2<SignatureOf<F>>, Error<F::Error>> {
                match self { $(Self::$type(backend) => backend.prepare2(operator, point, y).map(AnyEngine2::$type),)* }
            }

            fn prepare_products<F: Function>(
                &self,
                count: usize,
                point: Point<'_, f64, f64, F>,
                y: View<'_, F::Output, f64>,
            ) -> Result<AnyEngine<SignatureOf<F>>, Error<F::Error>> {
                match self { $(Self::$type(backend) => backend.prepare_products(count, point, y).map(AnyEngine::$type),)* }
            }

            fn prepare_products2<F: Function>(
                &self,
                count: usize,
                point: Point<'_, f64, f64, F>,
                y: View<'_, F::Output, f64>,
            ) -> Result<AnyEngine2<SignatureOf<F>>, Error<F::Error>> {
                match self { $(Self::$type(backend) => backend.prepare_products2(count, point, y).map(AnyEngine2::$type),)* }
            }
        }

        impl<G: Signature<Real = f64>> Engine<f64, G> for AnyEngine<G> {
            // The mode is not used: every method calls the method of the chosen engine, which has a mode of its own.
            const MODE: Mode = Mode::Forward;

            fn dims(&self) -> (usize, usize) {
                match self { $(Self::$type(engine) => engine.dims(),)* }
            }
            fn scratch(&mut self) -> &mut Vec<f64> {
                match self { $(Self::$type(engine) => engine.scratch(),)* }
            }
            fn sweep<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, batch: usize, seeds: &[f64],
                y: Option<ViewMut<'_, G::Output, f64>>, results: &mut [f64],
            ) -> Result<(), Error<F::Error>> {
                self.pushforward(point, batch, seeds, y, results)
            }
            fn pushforward<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, batch: usize, x_dots: &[f64],
                y: Option<ViewMut<'_, G::Output, f64>>, y_dots: &mut [f64],
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.pushforward(point, batch, x_dots, y, y_dots),)* }
            }
            fn pullback<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, batch: usize, y_bars: &[f64],
                y: Option<ViewMut<'_, G::Output, f64>>, x_bars: &mut [f64],
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.pullback(point, batch, y_bars, y, x_bars),)* }
            }
            fn gradient<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, y: Option<ViewMut<'_, G::Output, f64>>, gradient: &mut [f64],
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.gradient(point, y, gradient),)* }
            }
            fn jacobian<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, y: Option<ViewMut<'_, G::Output, f64>>,
                jacobian: &mut impl Target<f64>,
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.jacobian(point, y, jacobian),)* }
            }
            fn lanes(&self) -> usize {
                match self { $(Self::$type(engine) => engine.lanes(),)* }
            }
            fn columns<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, y: Option<ViewMut<'_, G::Output, f64>>,
                products: &mut impl Products<f64>,
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.columns(point, y, products),)* }
            }
            fn rows<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, y: Option<ViewMut<'_, G::Output, f64>>,
                products: &mut impl Products<f64>,
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.rows(point, y, products),)* }
            }
            fn linearize<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>,
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.linearize(point),)* }
            }
            fn value_again<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, y: ViewMut<'_, G::Output, f64>,
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.value_again(point, y),)* }
            }
            fn pushforward_again<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, batch: usize, x_dots: &[f64], y_dots: &mut [f64],
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.pushforward_again(point, batch, x_dots, y_dots),)* }
            }
            fn pullback_again<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, batch: usize, y_bars: &[f64], x_bars: &mut [f64],
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.pullback_again(point, batch, y_bars, x_bars),)* }
            }
        }

        impl<G: Signature<Real = f64>> Engine2<G> for AnyEngine2<G> {
            fn second_derivative<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, y: Option<ViewMut<'_, G::Output, f64>>,
                first: Option<&mut [f64]>, second: &mut [f64],
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.second_derivative(point, y, first, second),)* }
            }
            fn hvp<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, batch: usize, x_dots: &[f64],
                y: Option<ViewMut<'_, G::Output, f64>>, gradient: Option<&mut [f64]>, products: &mut [f64],
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.hvp(point, batch, x_dots, y, gradient, products),)* }
            }
            fn hessian<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, y: Option<ViewMut<'_, G::Output, f64>>,
                gradient: Option<&mut [f64]>, hessian: &mut impl Target<f64>,
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.hessian(point, y, gradient, hessian),)* }
            }
            fn hessian_columns<F: FunctionOn<G>>(
                &mut self, point: Point<'_, f64, f64, F>, y: Option<ViewMut<'_, G::Output, f64>>,
                gradient: Option<&mut [f64]>, products: &mut impl Products<f64>,
            ) -> Result<(), Error<F::Error>> {
                match self { $(Self::$type(engine) => engine.hessian_columns(point, y, gradient, products),)* }
            }
        }
    };
}
pub(crate) use backends;
