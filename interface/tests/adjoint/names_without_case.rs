//! Names of scripts without capitals, which are variables.

use crate::agree;
use fluxions::prelude::*;

mod in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let 值 = x[0];
        let mut s = x[1];
        for _ in 0..3 {
            let 值 = s * x[2];
            s = s + 值;
        }
        s * 值
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_block {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let 值 = x[0];
        let mut s = x[1];
        for _ in 0..3 {
            s = s * 值;
            {
                let 值 = s;
                s = s * 值;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_everything {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn 函<S: Scalar>(值: S, 数: &[S]) -> S {
        值 * 数[1] + 数[0]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut 和 = x[0];
        for (序, 项) in x.iter().enumerate() {
            和 += *项 * 和 * (序 as f64);
        }
        let 积 = |甲: S, 乙: S| 甲 * 乙;
        函(积(和, x[1]), x)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_another_script {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let א = x[0];
        let mut s = x[1];
        for i in 0..3 {
            let ב = s;
            s = s * x[i] + א;
            let א = ב * s;
            s = s + א;
        }
        s * א
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod index {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let 数 = 3usize;
        let mut s = x[数];
        for i in 0..2 {
            let 数 = i;
            s = s * x[数];
        }
        s * x[数]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_patterns {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (甲, 乙) = (x[0], x[1]);
        let mut s = 甲 * 乙;
        let [丙, 丁] = [s, x[2]];
        s = s * 丙 + 丁;
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod that_may_not_match {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let 甲 = Some(x[0]);
        let mut s = x[1];
        if let Some(_乙) = 甲 {
            s = s * _乙;
        }
        let Some(_乙) = 甲 else { return s };
        s * _乙
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_fields {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct 点<S> {
        横: S,
        纵: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let 点 { 横, 纵 } = 点 { 横: x[0], 纵: x[1] };
        横 * 纵 * x[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn names_of_scripts_without_capitals() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        in_loop::agrees(x);
        in_block::agrees(x);
        of_everything::agrees(x);
        of_another_script::agrees(x);
        index::agrees(x);
        in_patterns::agrees(x);
        that_may_not_match::agrees(x);
        of_fields::agrees(x);
    }
}
