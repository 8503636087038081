//! Items in blocks that stand in `vec!` and its like.

use crate::agree;
use fluxions::prelude::*;

mod constant {
    use super::*;

    const K: usize = 1;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let v = vec![
            {
                const K: usize = 3;
                x[K] * s
            },
            x[K],
        ];
        s = s + v[0] * v[1];
        s * x[K]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod function {
    use super::*;

    fn k() -> usize {
        1
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let v = vec![
            {
                fn k() -> usize {
                    3
                }
                x[k()] * s
            },
            x[k()],
        ];
        s = s + v[0] * v[1];
        s * x[k()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod import {
    use super::*;

    mod o {
        use fluxions::prelude::*;
        #[differentiable(helper, adjoint)]
        pub(super) fn g<S: Scalar>(a: S) -> S {
            a * a * a
        }
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(a: S) -> S {
        a + a
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v = vec![
            {
                use o::g;
                g(x[0]) * x[1]
            },
            g(x[1]),
        ];
        v[0] * v[1] * g(x[2])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    const W: f64 = 0.5;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..2 {
            let v = vec![
                {
                    const W: f64 = 3.0;
                    s * W
                },
                x[i] * W,
            ];
            s = v[0] * v[1] * W;
        }
        s * W
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_one_item {
    use super::*;

    const T: usize = 2;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v = vec![{
            static T: usize = 3;
            x[T] * x[0]
        }];
        v[0] * x[T]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod argument {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(v: Vec<S>) -> S {
        v[0] * v[1]
    }
    const K: usize = 1;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let s = h(vec![
            {
                const K: usize = 3;
                x[K]
            },
            x[K],
        ]);
        s * h(vec![x[K], x[0]]) * x[K]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod vector {
    use super::*;

    use nalgebra::{Vector2, vector};
    const K: usize = 1;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v: Vector2<S> = vector![
            {
                const K: usize = 3;
                x[K]
            },
            x[K]
        ];
        v[0] * v[1] * v[1] + x[K]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_branch {
    use super::*;

    const LIM: f64 = 1.0;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let t = if x[0] < x[1] {
            vec![s, {
                const LIM: f64 = 0.2;
                if s > LIM { s * LIM } else { s }
            }]
        } else {
            vec![x[1] * LIM, x[2]]
        };
        s = t[0] * t[1];
        if s > LIM { s * x[0] } else { s * s * LIM }
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_method {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: Vec<S>,
    }
    const K: usize = 1;
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn new(a: S, b: S) -> Self {
            P {
                v: vec![
                    {
                        const K: f64 = 5.0;
                        a * K
                    },
                    b * K as f64,
                ],
            }
        }
        fn go(&self) -> S {
            self.v[0] * self.v[K]
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        P::new(x[0], x[1]).go() * x[K]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod dynamic_vector {
    use super::*;

    use nalgebra::{Vector3, dvector};
    const K: f64 = 0.5;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v = dvector![
            {
                const K: f64 = 2.0;
                x[0] * K
            },
            x[1] * K
        ];
        let w = Vector3::new(
            {
                const K: f64 = 3.0;
                x[1] * K
            },
            x[2] * K,
            x[0],
        );
        v[0] * v[1] + w.dot(&w)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod extended {
    use super::*;

    const T: [f64; 2] = [0.5, 2.0];
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut acc = vec![];
        for i in 0..3 {
            acc.extend(vec![{
                static T: [f64; 3] = [1.0, 2.0, 3.0];
                x[i] * T[i]
            }]);
            acc.push(x[i] * T[i % 2]);
        }
        acc.iter().zip(T.iter().cycle()).map(|(a, w)| *a * *w * x[0]).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_one_name {
    use super::*;

    const K: usize = 1;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        {
            const K: usize = 2;
            let v = vec![
                {
                    const K: usize = 3;
                    x[K] * s
                },
                x[K],
            ];
            s = s + v[0] * v[1];
        }
        s * x[K]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_two_lists {
    use super::*;

    const K: usize = 1;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let s = x[0];
        let v = vec![
            vec![
                {
                    const K: usize = 3;
                    x[K]
                },
                x[K],
            ],
            vec![
                x[K] * {
                    const K: f64 = 2.0;
                    s * K
                },
            ],
        ];
        s * v[0][0] + v[0][1] * v[1][0] * x[K]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn items_in_lists() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        constant::agrees(x);
        function::agrees(x);
        import::agrees(x);
        in_loop::agrees(x);
        of_one_item::agrees(x);
        argument::agrees(x);
        vector::agrees(x);
        in_branch::agrees(x);
        in_method::agrees(x);
        dynamic_vector::agrees(x);
        extended::agrees(x);
        of_one_name::agrees(x);
        in_two_lists::agrees(x);
    }
}
