use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Filter<S> {
    x: S,
    #[differentiable(skip)]
    n: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Filter<S> {
    fn step(&mut self, a: S) -> usize {
        self.x = self.x * a;
        self.n += 1;
        self.n
    }
    // An iterator has a method of this name.
    fn count(&mut self, a: S) -> usize {
        self.step(a)
    }
}

// The macro does not know that the method changes numbers: what it looks at, it must not change.
#[differentiable(adjoint)]
fn first<S: Scalar>(x: &[S]) -> S {
    let mut filters: Vec<Filter<S>> = vec![Filter { x: x[0], n: 0 }, Filter { x: x[1], n: 0 }];
    let k = filters[1].step(x[0]);
    filters[1].x * x[k]
}

#[differentiable(adjoint)]
fn second<S: Scalar>(x: &[S]) -> S {
    let mut filter: Filter<S> = Filter { x: x[0], n: 0 };
    let k = filter.count(x[1]);
    filter.x * x[k]
}

fn main() {
    let _ = (First, Second);
}
