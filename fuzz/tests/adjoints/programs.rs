// Written by the example `adjoints` of this crate.

mod p0 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].clamp(x[0], x[0]);
    work[1] = x[0].round();
    work[2] = x[0..1].iter().map(|&x| x.sin()).sum::<S>();
    work[1]
}
}

mod p1 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v1 = if x[2] == x[0] {
        let mut v0 = x[2];
        v0 /= -1.373;
        v0
    } else {
        x[2]
    };
    let v2 = S::constant(-1.909);
    let v3 = v2.atan2(x[1]);
    let v4 = x[2] * x[2];
    let v5 = v4 + 1.0;
    let v6 = x[2] / v5;
    let v7 = v6 * 1.9;
    let v8 = v7.tan();
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p2 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0].atan2(p[0]);
    work[1] = p[1] * p[0];
    work[2] = work[0] + work[0];
    work[3] = work[1] * work[1];
    work[4] = work[3] + 1.0;
    work[5] = work[1] / work[4];
    work[6] = work[5] * 1.9;
    work[7] = work[6].powi(0);
    work[8] = work[2] / 0.144;
    work[9] = work[1] * work[1];
    work[10] = work[9] + 1.0;
    work[11] = work[1] / work[10];
    work[12] = work[11] * 1.9;
    work[13] = work[12].powi(4);
    work[14] = work[8] * work[8];
    work[15] = work[14] + 1.0;
    work[16] = work[8] / work[15];
    work[17] = work[16] * 1.9;
    work[18] = work[17].powi(2);
    y[0] = work[2];
    y[1] = work[8];
}
}

mod p3 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = [x[0], p[1], p[0], p[1]].into_iter().sum::<S>();
    work[1] = x[0].mul_add(work[0], p[1]);
    work[2] = work[1] + 1.195;
    work[3] = work[1] * work[1];
    work[4] = work[3] + 1.0;
    work[5] = work[1] / work[4];
    work[6] = work[5] * 1.9;
    work[7] = work[6].asin();
    y[0] = work[0];
}
}

mod p4 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[1] * x[1];
    let v1 = v0 + 1.0;
    let v2 = x[1] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(3);
    let v5 = x[2].cbrt();
    let v6 = x[3].atan2(v4);
    let v7 = S::constant(-0.214);
    let v8 = v4 * v4;
    let v9 = v8 + 0.3;
    let v10 = v9.log10();
    let v11 = v7 * v7;
    let v12 = v11 + 0.3;
    let v13 = x[1] / v12;
    vec![v6, v6, x[2], v4]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p5 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v1 = x[0];
    for _ in 0..2 {
        let v0 = x[0] - -1.311;
        v1 = v1;
    }
    let v2 = S::constant(-1.269);
    let v3 = v2.sin();
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p6 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * x[1];
    let v1 = v0 + 1.0;
    let v2 = x[1] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(0);
    let mut v5 = x[0];
    v5 += 0.953;
    let v6 = x[1..2].iter().map(|&x| x.cos()).sum::<S>();
    x[1]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p7 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0].clamp(x[1], x[0]);
    p[0]
}
}

mod p8 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[1].atan();
    let v1 = x[3] * v0;
    let v2 = if v0 <= -2.048 {
        x[0]
    } else {
        v0
    };
    let v20 = if x[3] <= 1.234 {
        let v3 = x[0] + v1;
        let v4 = v0 * v0;
        let v5 = v4 + 1.0;
        let v6 = v0 / v5;
        let v7 = v6 * 1.9;
        let v8 = v7.exp();
        let v9 = x[3] * x[3];
        let v10 = v9 + 1.0;
        let v11 = x[3] / v10;
        let v12 = v11 * 1.9;
        let v13 = v12.asin();
        v13
    } else {
        let v14 = v1.stop_gradient();
        let v15 = x[2] * x[2];
        let v16 = v15 + 1.0;
        let v17 = x[2] / v16;
        let v18 = v17 * 1.9;
        let v19 = v18.powi(5);
        v2
    };
    let v21 = v1 - x[1];
    let mut v23 = v0;
    for _ in 0..2 {
        let v22 = v2 - v20;
        v23 = v23;
    }
    let v24 = v20 * v20;
    let v25 = v24 + 1.0;
    let v26 = v20 / v25;
    let v27 = v26 * 1.9;
    let v28 = v27.powi(1);
    let v29 = x[0] * x[0];
    let v30 = v29 + 0.3;
    let v31 = v30.powf(3.0);
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p9 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = S::constant(2.769);
    work[3] = x[1];
    for _ in 0..3 {
        work[1] = x[0] - work[3];
        work[2] = work[0].sin();
        work[3] = work[1];
    }
    work[4] = x[1].trunc();
    work[5] = work[4].atan2(work[3]);
    work[6] = work[3] * 0.203;
    work[7] = work[3].min(work[4]);
    work[8] = S::from_partials(work[4].primal().sin(), &[(work[4], work[4].cos())]);
    work[9] = work[8] + 2.23;
    work[10] = work[7] * work[7];
    work[11] = work[10] + 1.0;
    work[12] = work[7] / work[11];
    work[13] = work[12] * 1.9;
    work[14] = work[13].powi(4);
    work[15] = [work[9], work[9], work[6]].into_iter().sum::<S>();
    work[16] = work[9] * 1.834;
    work[17] = { let (sin, cos) = work[15].sin_cos(); sin * 2.0 + cos };
    work[18] = work[14] - work[17];
    work[19] = work[15] * work[15];
    work[20] = work[19] + 0.3;
    work[21] = work[15] / work[20];
    work[39] = if work[17] < 1.189 {
        work[22] = work[17] * work[17];
        work[23] = work[22] + 0.3;
        work[24] = work[23].powi(-4);
        work[27] = work[18];
        for _ in 0..0 {
            work[25] = S::constant(2.301);
            work[26] = work[24] * work[15];
            work[27] = work[24];
        }
        work[28] = x[0..1].iter().map(|&x| x.atan()).sum::<S>();
        work[24]
    } else {
        work[29] = work[17] * work[17];
        work[30] = work[29] + 1.0;
        work[31] = work[17] / work[30];
        work[32] = work[31] * 1.9;
        work[33] = work[32].powi(4);
        work[38] = if work[8] == work[33] {
            work[34] = x[0].signum();
            work[35] = work[34].atan2(work[33]);
            work[33]
        } else {
            work[36] = work[7] - work[9];
            work[37] = work[33] - -2.042;
            work[21]
        };
        work[38]
    };
    vec![work[0], work[17], x[1]]
}
}

mod p10 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[8] * x[8];
    work[1] = work[0] + 0.3;
    work[2] = x[7] / work[1];
    work[10] = work[2];
    for _ in 0..0 {
        work[9] = work[2];
        for _ in 0..4 {
            work[3] = work[10] * work[10];
            work[4] = work[3] + 1.0;
            work[5] = work[10] / work[4];
            work[6] = work[5] * 1.9;
            work[7] = work[6].exp2();
            work[8] = work[9] * work[10];
            work[9] = work[10];
        }
        work[10] = p[0];
    }
    work[11] = work[2].max(x[10]);
    work[12] = S::constant(0.478);
    work[13] = work[12].hypot(x[9]);
    work[14] = x[9].clamp(p[0], work[11]);
    work[14]
}
}

mod p11 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].atan();
    let v1 = v0.min(v0);
    let v13 = if v1 < -1.723 {
        let v2 = v0 * v0;
        let v3 = v2 + 0.3;
        let v4 = v3.powf(3.0);
        let v5 = S::select(v0, fluxions::Relation::Equal, v1, x[0], v0);
        v4
    } else {
        let v6 = { let (sin, cos) = x[0].sin_cos(); sin * 2.0 + cos };
        let v7 = v1.clamp(v1, v6);
        let v8 = v6 * v6;
        let v9 = v8 + 1.0;
        let v10 = v6 / v9;
        let v11 = v10 * 1.9;
        let v12 = v11.cosh();
        v12
    };
    let v14 = v0 * x[0];
    let v15 = v0.clamp(v13, v14);
    v14
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p12 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::select(x[0], fluxions::Relation::Equal, x[3], p[1], p[2]);
    work[1] = p[0] / 0.549;
    work[2] = -p[1];
    work[3] = p[1] / work[2];
    work[4] = S::constant(1.062);
    work[5] = x[0] / work[2];
    y[0] = work[5];
    y[1] = x[2];
    y[2] = p[2];
    y[3] = p[2];
    y[4] = work[5];
}
}

mod p13 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].atan2(x[0]);
    let v1 = x[0].clamp(x[0], x[2]);
    let v2 = v1 * v1;
    let v3 = v2 + 0.3;
    let v4 = v3.log10();
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p14 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[1] = if x[0] <= -1.889 {
        work[0] = if x[0] <= p[1] {
            p[0]
        } else {
            x[0]
        };
        x[0]
    } else {
        p[0]
    };
    work[8] = p[1];
    for _ in 0..4 {
        work[2] = p[1] - work[8];
        work[3] = work[8] * work[8];
        work[4] = work[3] + 1.0;
        work[5] = work[8] / work[4];
        work[6] = work[5] * 1.9;
        work[7] = work[6].powi(6);
        work[8] = work[2];
    }
}
}

mod p15 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[3] = if p[1] < p[1] {
        x[3]
    } else {
        work[0] = p[1] + 0.319;
        work[1] = x[0].clamp(x[1], x[3]);
        work[2] = work[1] - work[0];
        p[1]
    };
    work[4] = p[0] * p[1];
    work[5] = work[3] * work[3];
    work[6] = work[5] + 1.0;
    work[7] = work[3] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].tan();
    work[10] = work[9];
    for _ in 0..4 {
        work[10] = work[3];
    }
    work[4]
}
}

mod p16 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[10] * x[10];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(1.5);
    let v11 = if x[18] == -2.361 {
        let v3 = x[18] * x[18];
        let v4 = v3 + 1.0;
        let v5 = x[18] / v4;
        let v6 = v5 * 1.9;
        let v7 = v6.sinh();
        v2
    } else {
        let v8 = x[18] - x[11];
        let v9 = v8.clamp(x[18], v8);
        let v10 = v2 * -1.11;
        v10
    };
    let v12 = x[14..16].iter().map(|&x| x.atan()).sum::<S>();
    v12
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p17 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1] + p[0];
    work[1] = p[1].min(p[1]);
    work[1]
}
}

mod p18 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[3] = x[1];
    for _ in 0..4 {
        work[0] = x[0] * x[0];
        work[1] = work[0] + 0.3;
        work[2] = work[3] / work[1];
        work[3] = x[1];
    }
    work[4] = x[0].signum();
    work[5] = x[0].signum();
    work[6] = work[5] / -0.596;
    work[11] = work[4];
    for _ in 0..3 {
        work[7] = work[6] * work[6];
        work[8] = work[7] + 0.3;
        work[9] = work[8].sqrt();
        work[10] = work[5] + work[6];
        work[11] = work[6];
    }
    work[12] = work[4].clamp(work[11], work[3]);
    work[5]
}
}

mod p19 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[3] = x[2];
    for _ in 0..2 {
        work[0] = p[1] * p[1];
        work[1] = work[0] + 1.2;
        work[2] = work[1].acosh();
        work[3] = p[0];
    }
    work[4] = work[3] / 0.672;
    work[5] = work[3] + p[0];
    work[6] = p[1] - 1.029;
    work[7] = S::constant(1.812);
    work[8] = work[5].hypot(x[2]);
    p[1]
}
}

mod p20 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].mul_add(x[0], x[0]);
    let v1 = x[0].atan2(v0);
    let v2 = x[0] * x[0];
    let v3 = v2 + 0.3;
    let v4 = v3.powf(-2.5);
    let v5 = v1 * v1;
    let v6 = v5 + 0.3;
    let v7 = v6.log10();
    let v8 = v1.cbrt();
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p21 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] - x[0];
    let v1 = v0.mul_add(x[0], x[0]);
    let v2 = x[0].ln_1p();
    let v3 = v2.clamp(x[0], v1);
    let v4 = v0.sinh();
    y[0] = v2;
    y[1] = v3;
    y[2] = v2;
    y[3] = v3;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p22 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[4..4].iter().copied().sum::<S>();
    let mut v1 = x[3];
    v1 *= -0.965;
    x[2]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p23 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[1] - p[1];
    work[1] = p[2];
    work[1] /= 0.132;
    work[2] = p[2] * p[2];
    work[3] = work[2] + 0.3;
    work[4] = p[1] / work[3];
    work[5] = work[1] * 1.847;
    work[6] = work[4] - -2.296;
    work[7] = p[2];
    work[7] *= work[5];
    y[0] = work[5];
}
}

mod p24 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * x[1];
    let v1 = v0 + 1.0;
    let v2 = x[1] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(0);
    x[2]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p25 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = { let (sin, cos) = x[0].sin_cos(); sin * 2.0 + cos };
    let v1 = S::select(v0, fluxions::Relation::LessOrEqual, v0, x[0], x[1]);
    let mut v3 = v0;
    for _ in 0..0 {
        let v2 = x[1].mul_add(v1, v3);
        v3 = x[1];
    }
    let v4 = S::from_partials(v0.primal().sin(), &[(v0, v0.cos())]);
    let v5 = x[0] * v0;
    let v6 = S::constant(0.661);
    v6
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p26 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0].clamp(x[0], x[0]);
    let v1 = x[0] * v0;
    let v2 = v0 * v1;
    let v3 = v1.powi(3);
    let v4 = v3.min(v2);
    let v5 = v0.log2();
    let v6 = v4.clamp(v4, v0);
    let v7 = v5.min(v6);
    let v8 = v6.exp2();
    let mut v9 = v5;
    v9 *= v8;
    let v10 = v6 - v6;
    y[0] = v8;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p27 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[0];
    v0 *= x[0];
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p28 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0].atan2(x[0]);
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p29 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = { let (sin, cos) = x[1].sin_cos(); sin * 2.0 + cos };
    work[1] = x[1];
    for _ in 0..1 {
        work[1] = work[0];
    }
    work[2] = work[1].atan2(p[0]);
    work[3] = work[0].abs();
    work[4] = work[3].exp();
}
}

mod p30 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0].hypot(x[0]);
    let v1 = x[0] * x[0];
    let v2 = v1 + 1.0;
    let v3 = x[0] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.acos();
    let v6 = v0.ceil();
    let v7 = v6 * v6;
    let v8 = v7 + 1.0;
    let v9 = v6 / v8;
    let v10 = v9 * 1.9;
    let v11 = v10.cosh();
    let v12 = x[0].asinh();
    let v13 = [v11, x[0], v5, v5].into_iter().sum::<S>();
    let v14 = v12.max(v13);
    let v15 = v12.clamp(v13, v6);
    let v16 = v14 * v14;
    let v17 = v16 + 0.3;
    let v18 = v17.log10();
    let mut v22 = v18;
    for _ in 0..1 {
        let v19 = v15.stop_gradient();
        let v20 = v11.hypot(v19);
        let v21 = v20 - 0.075;
        v22 = v19;
    }
    let v23 = v15 * v15;
    let v24 = v23 + 0.3;
    let v25 = v24.ln_1p();
    let v26 = v15 * v15;
    let v27 = v26 + 0.3;
    let v28 = v27.sqrt();
    let v32 = if v25 == 2.303 {
        v18
    } else {
        let v29 = v28 * v28;
        let v30 = v29 + 0.3;
        let v31 = v30.log2();
        v22
    };
    let v33 = v32.atan2(v13);
    let v34 = x[0] * x[0];
    let v35 = v34 + 1.0;
    let v36 = x[0] / v35;
    let v37 = v36 * 1.9;
    let v38 = v37.powi(3);
    let v39 = v25 + v28;
    let mut v47 = v0;
    for _ in 0..4 {
        let v40 = v47 * v47;
        let v41 = v40 + 0.3;
        let v42 = v41.pow(v38);
        let v43 = v47 * v47;
        let v44 = v43 + 0.3;
        let v45 = v44.recip();
        let v46 = v47.hypot(v42);
        v47 = v42;
    }
    vec![v39, v6, v33]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p31 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1] * p[1];
    work[1] = work[0] + 0.3;
    work[2] = x[3] / work[1];
    work[3] = p[1] * p[1];
    work[4] = work[3] + 0.3;
    work[5] = p[2] / work[4];
    work[6] = work[2] * work[2];
    work[7] = work[6] + 0.3;
    work[8] = work[7].pow(work[5]);
    p[0]
}
}

mod p32 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0] * x[1];
    vec![]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p33 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0].clamp(p[2], p[1]);
    work[1] = p[0] * p[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].powf(0.3);
    work[4] = work[3];
    work[4] *= 0.907;
    x[1]
}
}

mod p34 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] + x[0];
    let v1 = x[0].cbrt();
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p35 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] * x[2];
    let v1 = v0 + 0.3;
    let mut v2 = x[0];
    v2 /= v1;
    let v3 = S::select(v2, fluxions::Relation::LessOrEqual, x[2], x[2], x[1]);
    v2
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p36 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[0].hypot(x[0]);
    work[1] = p[1] * p[1];
    work[2] = work[1] + 0.3;
    work[3] = work[2].pow(x[2]);
    work[4] = S::select(x[3], fluxions::Relation::LessOrEqual, x[1], p[2], p[1]);
    work[5] = p[2].tanh();
    work[6] = work[4] + 1.838;
    vec![work[4], work[3], work[5], work[5], x[0]]
}
}

mod p37 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v2 = x[2];
    for _ in 0..0 {
        let v0 = v2 + x[1];
        let v1 = v0 * 2.567;
        v2 = x[3];
    }
    v2
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p38 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2].max(x[1]);
    let v1 = x[2] / 1.226;
    let v2 = x[2] * -0.218;
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p39 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[3] * x[3];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(2.0);
    let v3 = x[3] * x[3];
    let v4 = v3 + 1.0;
    let v5 = x[3] / v4;
    let v6 = v5 * 1.9;
    let v7 = v6.cosh();
    let v8 = x[3].stop_gradient();
    let v9 = [S::zero(); 0].into_iter().sum::<S>();
    let v10 = x[3].mul_add(v2, v8);
    v7
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p40 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2];
    work[0] -= x[2];
    work[0]
}
}

mod p41 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1] + p[2];
    work[1] = S::constant(0.365);
    work[2] = work[1].sin();
    work[3] = x[1].min(work[2]);
    work[4] = work[3].atan2(p[0]);
    work[5] = work[1] * work[1];
    work[6] = work[5] + 1.0;
    work[7] = work[1] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].sinh();
    work[9]
}
}

mod p42 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::select(p[0], fluxions::Relation::LessOrEqual, x[13], p[1], x[7]);
    work[1] = p[2].round();
    work[2] = p[1].min(work[1]);
    work[6] = if work[0] == work[2] {
        work[3] = work[0] * work[0];
        work[4] = work[3] + 0.3;
        work[5] = work[4].ln_1p();
        x[14]
    } else {
        work[1]
    };
    work[7] = work[0] * work[0];
    work[8] = work[7] + 1.0;
    work[9] = work[0] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].powi(2);
    work[12] = work[2] * work[2];
    work[13] = work[12] + 0.3;
    work[14] = work[13].log2();
    y[0] = work[14];
    y[1] = x[5];
    y[2] = x[0];
}
}

mod p43 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].round();
    let mut v1 = x[1];
    v1 += v0;
    let v2 = S::select(v0, fluxions::Relation::Less, v1, x[1], v0);
    let v3 = S::select(v2, fluxions::Relation::Equal, x[1], v0, v0);
    let v4 = v2 * v2;
    let v5 = v4 + 1.0;
    let v6 = v2 / v5;
    let v7 = v6 * 1.9;
    let v8 = v7.asin();
    let v9 = v2.ceil();
    v9
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p44 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] - x[0];
    let v1 = v0 * v0;
    let v2 = v1 + 1.2;
    let v3 = v2.acosh();
    let v4 = v3.cos();
    let v5 = v3.hypot(v4);
    let mut v6 = v4;
    v6 += 0.803;
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p45 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(-2.693);
    let v1 = x[1] * x[1];
    let v2 = v1 + 0.3;
    let v3 = v2.pow(x[1]);
    let v4 = x[3] * x[3];
    let v5 = v4 + 0.3;
    let v6 = v3 / v5;
    v3
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p46 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].cbrt();
    work[1] = work[0];
    work[1] += x[2];
    work[2] = x[2] * x[2];
    work[3] = work[2] + 0.3;
    work[4] = work[3].log10();
    work[5] = work[0].hypot(x[2]);
    work[6] = work[4].atan2(work[0]);
    work[7] = work[6] - -1.138;
    work[4]
}
}

mod p47 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = S::constant(-1.681);
    let v1 = x[3].powi(2);
    let v2 = v1.powi(-3);
    let mut v3 = x[1];
    v3 *= v2;
    let v4 = v3 - 0.511;
    let mut v5 = v4;
    v5 -= -0.962;
    let v6 = v3 - -2.766;
    let mut v7 = v3;
    v7 /= v5;
    let v8 = v1.cosh();
    let v9 = v0.recip();
    let v10 = v8.ln_1p();
    let v11 = if v10 < v10 {
        v10
    } else {
        v8
    };
    vec![v10, v7, v8, x[3]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p48 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 1.0;
    work[2] = x[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].tan();
    y[0] = p[0];
    y[1] = work[4];
}
}

mod p49 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[3] * x[3];
    work[1] = work[0] + 0.3;
    work[2] = work[1].log2();
    work[3] = work[2].atan2(x[2]);
    work[4] = work[3] * work[3];
    work[5] = work[4] + 1.0;
    work[6] = work[3] / work[5];
    work[7] = work[6] * 1.9;
    work[8] = work[7].powi(0);
    work[9] = work[3] * work[3];
    work[10] = work[9] + 0.3;
    work[11] = work[10].log2();
    work[12] = S::constant(2.867);
    work[13] = work[11];
    for _ in 0..0 {
        work[13] = work[11];
    }
    y[0] = work[12];
    y[1] = work[11];
    y[2] = work[11];
}
}

mod p50 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].powf(0.5);
    p[0]
}
}

mod p51 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2].max(x[1]);
    work[1] = x[2].max(x[1]);
    work[2] = x[1] * 0.063;
    work[0]
}
}

mod p52 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[13] / -2.336;
    let mut v1 = v0;
    v1 -= 2.674;
    let v2 = v0 * v0;
    let v3 = v2 + 1.0;
    let v4 = v0 / v3;
    let v5 = v4 * 1.9;
    let v6 = v5.powi(3);
    let v7 = x[14] * x[14];
    let v8 = v7 + 1.0;
    let v9 = x[14] / v8;
    let v10 = v9 * 1.9;
    let v11 = v10.exp_m1();
    v11
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p53 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2] + 0.317;
    p[0]
}
}

mod p54 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].asinh();
    x[2]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p55 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].powf(-2.5);
    work[3] = work[2].mul_add(work[2], x[0]);
    work[3]
}
}

mod p56 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0..1].iter().map(|&x| x.atan()).sum::<S>();
    let v1 = x[0].tanh();
    let v6 = if x[1] < v0 {
        let v2 = x[0].max(x[0]);
        let v3 = v1.hypot(v2);
        let v4 = x[1].floor();
        v2
    } else {
        let v5 = v0.sqrt();
        v0
    };
    let mut v7 = v0;
    for _ in 0..1 {
        v7 = v7;
    }
    let v8 = v0 * -0.529;
    let v9 = v8.clamp(x[0], x[1]);
    v6
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p57 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].clamp(x[0], x[2]);
    let v1 = x[0].atan2(x[1]);
    let v2 = v0 - v0;
    v2
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p58 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0].signum();
    work[1] = x[0] / -0.974;
    work[2] = work[1].hypot(p[1]);
    work[3] = work[2];
    work[3] *= 0.071;
    work[4] = work[3] * work[3];
    work[5] = work[4] + 0.3;
    work[6] = work[5].sqrt();
    work[7] = p[1] * p[1];
    work[8] = work[7] + 1.0;
    work[9] = p[1] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].cosh();
    work[6]
}
}

mod p59 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = S::from_partials(p[1].primal().sin(), &[(p[1], p[1].cos())]);
    work[1] = x[3] - -1.122;
    work[2] = x[1].clamp(p[1], p[0]);
    work[3] = S::select(work[0], fluxions::Relation::Less, p[1], x[3], work[1]);
    work[4] = work[0] * work[0];
    work[5] = work[4] + 1.0;
    work[6] = work[0] / work[5];
    work[7] = work[6] * 1.9;
    work[8] = work[7].powi(2);
    vec![work[2], p[1]]
}
}

mod p60 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].min(x[0]);
    let v1 = x[1] / -0.611;
    let v2 = v0 * v0;
    let v3 = v2 + 1.0;
    let v4 = v0 / v3;
    let v5 = v4 * 1.9;
    let v6 = v5.exp2();
    let v7 = v6.hypot(x[0]);
    let v8 = v0.min(v7);
    v8
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p61 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[5] = x[0];
    for _ in 0..2 {
        work[0] = x[1] * x[1];
        work[1] = work[0] + 0.3;
        work[2] = x[2] / work[1];
        work[3] = S::select(work[2], fluxions::Relation::LessOrEqual, work[2], x[3], x[3]);
        work[4] = x[0] - -0.254;
        work[5] = work[5];
    }
    work[5]
}
}

mod p62 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::from_partials(x[0].primal().sin(), &[(x[0], x[0].cos())]);
    work[1] = x[1].abs();
    work[0]
}
}

mod p63 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] * x[2];
    let v1 = v0 + 1.0;
    let v2 = x[2] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.cosh();
    let v5 = x[1] * x[1];
    let v6 = v5 + 0.3;
    let v7 = v6.powf(2.25);
    let v8 = v4.mul_add(v7, v4);
    let v9 = x[2] + v8;
    let v10 = v7 + v8;
    let v11 = v10 * v10;
    let v12 = v11 + 0.3;
    let v13 = v12.powf(0.3);
    let v14 = v8.trunc();
    let v15 = v10 * v10;
    let v16 = v15 + 1.0;
    let v17 = v10 / v16;
    let v18 = v17 * 1.9;
    let v19 = v18.exp2();
    let v20 = v14.mul_add(v19, v10);
    let v21 = v20.clamp(x[1], v19);
    let v22 = v20.min(v20);
    let v23 = S::constant(2.63);
    let mut v24 = v21;
    v24 += x[0];
    let v25 = [v22, v23].into_iter().sum::<S>();
    let mut v33 = v22;
    for _ in 0..0 {
        let v26 = v22 * v22;
        let v27 = v26 + 1.0;
        let v28 = v22 / v27;
        let v29 = v28 * 1.9;
        let v30 = v29.acos();
        let v31 = v30.sin();
        let v32 = v30 * v30;
        v33 = v21;
    }
    let v39 = if v23 <= x[2] {
        let v34 = S::select(x[2], fluxions::Relation::Less, v25, v23, v24);
        let v37 = if v14 <= 1.477 {
            v34
        } else {
            let v35 = S::select(v22, fluxions::Relation::Equal, v25, v34, v25);
            let v36 = x[3..3].iter().map(|&x| x.cos()).sum::<S>();
            v35
        };
        let v38 = S::select(v22, fluxions::Relation::Less, v23, v37, v37);
        v34
    } else {
        v25
    };
    let v57 = if v39 == v39 {
        let v40 = x[0] * x[0];
        let v41 = v40 + 0.3;
        let v42 = v41.log10();
        let v43 = v42 * v42;
        let v44 = v43 + 0.3;
        let v45 = v44.powi(-4);
        v39
    } else {
        let v46 = v25 * v25;
        let v47 = v46 + 1.0;
        let v48 = v25 / v47;
        let v49 = v48 * 1.9;
        let v50 = v49.powi(4);
        let mut v51 = v33;
        for _ in 0..3 {
            v51 = v33;
        }
        let v52 = v33 * v33;
        let v53 = v52 + 1.0;
        let v54 = v33 / v53;
        let v55 = v54 * 1.9;
        let v56 = v55.tan();
        v50
    };
    v57
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p64 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[1] - p[0];
    work[1] = x[1].clamp(p[1], p[0]);
    work[2] = p[2] + x[1];
    work[3] = work[2] + 0.798;
    vec![p[0], work[3], work[1]]
}
}

mod p65 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3].hypot(x[5]);
    work[5] = x[0];
    for _ in 0..4 {
        work[1] = work[5].min(x[3]);
        work[2] = x[5] * x[5];
        work[3] = work[2] + 0.3;
        work[4] = work[1] / work[3];
        work[5] = x[3];
    }
    work[6] = x[3] + work[0];
    work[7] = work[5] * work[5];
    work[8] = work[7] + 1.2;
    work[9] = work[8].acosh();
    work[10] = x[2];
    work[10] *= 2.076;
    work[11] = work[6] * work[6];
    work[12] = work[11] + 0.3;
    work[13] = work[12].ln_1p();
    work[6]
}
}

mod p66 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v3 = x[2];
    for _ in 0..3 {
        let v0 = v3 * v3;
        let v1 = v0 + 0.3;
        let v2 = v1.log2();
        v3 = x[1];
    }
    let v4 = v3 * v3;
    let v5 = v4 + 0.3;
    let v6 = v5.ln();
    let v7 = v6 * v6;
    let v8 = v7 + 1.0;
    let v9 = v6 / v8;
    let v10 = v9 * 1.9;
    let v11 = v10.acos();
    let v12 = v6 * v6;
    let v13 = v12 + 1.0;
    let v14 = v6 / v13;
    let v15 = v14 * 1.9;
    let v16 = v15.sinh();
    let v17 = [v6].into_iter().sum::<S>();
    let v18 = S::constant(2.142);
    v18
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p67 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3].max(x[2]);
    work[1] = S::constant(2.551);
    work[2] = x[4].abs();
    work[3] = x[1..3].iter().map(|&x| x.asinh()).sum::<S>();
    work[4] = { let (sin, cos) = x[2].sin_cos(); sin * 2.0 + cos };
    work[5] = x[3].max(work[3]);
    work[0]
}
}

mod p68 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 0.3;
    let v2 = v1.recip();
    let mut v11 = v2;
    for _ in 0..2 {
        let v3 = v11.cbrt();
        let mut v10 = x[0];
        for _ in 0..0 {
            let v4 = S::select(x[0], fluxions::Relation::Less, v2, x[0], v3);
            let v5 = v10 * v10;
            let v6 = v5 + 1.0;
            let v7 = v10 / v6;
            let v8 = v7 * 1.9;
            let v9 = v8.asin();
            v10 = v10;
        }
        v11 = v10;
    }
    v11
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p69 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[5] * x[5];
    let v1 = v0 + 1.0;
    let v2 = x[5] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.sinh();
    let v5 = S::constant(1.361);
    x[19]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p70 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(-2.101);
    let v1 = v0.round();
    let v2 = v0.atan2(x[0]);
    let v3 = S::from_partials(v2.primal().sin(), &[(v2, v2.cos())]);
    let v4 = S::constant(-2.964);
    v3
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p71 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v13 = if x[0] < 2.953 {
        let mut v0 = x[2];
        v0 /= 0.254;
        let v1 = x[0] * x[0];
        let v2 = v1 + 0.3;
        let v3 = v2.powf(-2.5);
        x[1]
    } else {
        let v4 = x[2].signum();
        let v5 = x[0] * x[0];
        let v6 = v5 + 1.0;
        let v7 = x[0] / v6;
        let v8 = v7 * 1.9;
        let v9 = v8.tan();
        let v10 = v4 * v4;
        let v11 = v10 + 0.3;
        let v12 = x[1] / v11;
        x[1]
    };
    let mut v15 = x[0];
    for _ in 0..0 {
        let v14 = v15.clamp(x[1], v15);
        v15 = x[2];
    }
    let v16 = v15.abs();
    let v17 = v16 * v16;
    let v18 = v17 + 0.3;
    let v19 = v18.recip();
    v15
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p72 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * x[1];
    let v1 = v0 + 0.3;
    let v2 = v1.powi(-4);
    let v3 = x[0] - 0.757;
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p73 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2].mul_add(x[2], x[2]);
    work[1] = work[0].max(x[1]);
    work[2] = work[1] * work[1];
    work[3] = work[2] + 1.0;
    work[4] = work[1] / work[3];
    work[5] = work[4] * 1.9;
    work[6] = work[5].asin();
    work[7] = work[1] * work[1];
    work[8] = work[7] + 1.0;
    work[9] = work[1] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].exp_m1();
    work[0]
}
}

mod p74 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1].round();
    work[1] = { let (sin, cos) = work[0].sin_cos(); sin * 2.0 + cos };
    work[2] = p[1] * p[0];
    work[3] = p[1].floor();
    work[4] = x[1] - work[1];
    x[0]
}
}

mod p75 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] + -2.201;
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p76 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[0].atan2(x[2]);
    work[10] = if p[1] < 2.985 {
        work[1] = p[0].asinh();
        work[2] = p[0];
        for _ in 0..0 {
            work[2] = x[3];
        }
        work[0]
    } else {
        work[3] = work[0];
        for _ in 0..0 {
            work[3] = p[1];
        }
        work[4] = p[0].floor();
        work[5] = work[3] * work[3];
        work[6] = work[5] + 1.0;
        work[7] = work[3] / work[6];
        work[8] = work[7] * 1.9;
        work[9] = work[8].asin();
        work[3]
    };
    work[11] = x[3] + -1.66;
    vec![x[0]]
}
}

mod p77 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].hypot(x[0]);
    x[0]
}
}

mod p78 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[2];
    for _ in 0..3 {
        work[0] = p[1];
    }
    work[1] = p[1] * p[1];
    work[2] = work[1] + 1.0;
    work[3] = p[1] / work[2];
    work[4] = work[3] * 1.9;
    work[5] = work[4].tan();
    work[6] = work[0].mul_add(p[1], p[2]);
    work[7] = work[6] + p[2];
    work[8] = work[5].hypot(work[0]);
    work[9] = work[8].abs();
    vec![work[9]]
}
}

mod p79 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[0] + x[0];
    work[1] = x[0] / 2.496;
    work[2] = work[0] - work[0];
    work[3] = p[0];
    work[3] -= 0.039;
    work[4] = S::from_partials(work[0].primal().sin(), &[(work[0], work[0].cos())]);
    work[5] = work[1] * work[1];
    work[6] = work[5] + 1.0;
    work[7] = work[1] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].tan();
    work[10] = work[4] - -0.373;
    work[11] = work[10] * 2.843;
    work[12] = S::select(work[4], fluxions::Relation::Equal, work[4], work[10], work[9]);
    work[13] = work[9] * work[9];
    work[14] = work[13] + 0.3;
    work[15] = work[12];
    work[15] /= work[14];
    work[16] = S::constant(-1.26);
    work[17] = work[11] * work[11];
    work[18] = work[17] + 0.3;
    work[19] = work[18].powf(3.0);
    work[23] = if work[16] < 0.777 {
        work[20] = x[1..1].iter().map(|&x| x.asinh()).sum::<S>();
        work[1]
    } else {
        work[21] = p[0];
        work[21] += 1.208;
        work[22] = work[16].signum();
        work[0]
    };
    y[0] = work[16];
    y[1] = work[23];
    y[2] = work[15];
    y[3] = work[15];
    y[4] = x[0];
}
}

mod p80 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[1].clamp(x[0], x[0]);
    let v1 = x[2..2].iter().map(|&x| x.atan()).sum::<S>();
    let v2 = x[0].mul_add(x[1], x[1]);
    let v3 = v0 * v0;
    let v4 = v3 + 1.0;
    let v5 = v0 / v4;
    let v6 = v5 * 1.9;
    let v7 = v6.powi(4);
    let v8 = x[0] * x[0];
    let v9 = v8 + 0.3;
    let v10 = v0 / v9;
    let v11 = S::select(v7, fluxions::Relation::Less, v7, v1, x[1]);
    let v12 = v7 * v7;
    let v13 = v12 + 1.0;
    let v14 = v7 / v13;
    let v15 = v14 * 1.9;
    let v16 = v15.exp();
    let v17 = v16 / -0.654;
    let mut v18 = v10;
    v18 += v2;
    let v19 = v11 + 2.515;
    let v20 = x[1..1].iter().map(|&x| x.atan()).sum::<S>();
    let v21 = S::select(v19, fluxions::Relation::Equal, v11, v2, v17);
    let v22 = S::select(v21, fluxions::Relation::LessOrEqual, v10, v19, v21);
    vec![v2, v20, v22, v7, v0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p81 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[2] + x[12];
    work[1] = x[8] * x[8];
    work[2] = work[1] + 0.3;
    work[3] = work[2].pow(p[0]);
    work[4] = p[1] * -1.077;
    work[9] = if x[9] < work[0] {
        work[6] = x[13];
        for _ in 0..1 {
            work[5] = work[0] * 2.95;
            work[6] = x[11];
        }
        work[0]
    } else {
        work[7] = S::from_partials(work[4].primal().sin(), &[(work[4], work[4].cos())]);
        work[8] = work[3].clamp(work[4], x[5]);
        work[8]
    };
    work[9]
}
}

mod p82 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::select(x[0], fluxions::Relation::Equal, x[0], x[2], x[2]);
    let v1 = x[0] * x[0];
    let v2 = v1 + 0.3;
    let v3 = v2.log2();
    v3
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p83 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] / -1.57;
    let v1 = S::select(x[1], fluxions::Relation::Less, x[2], x[1], x[2]);
    let v2 = x[1].max(v1);
    let v3 = v2.tanh();
    let mut v9 = v0;
    for _ in 0..2 {
        let v4 = v1.hypot(v9);
        let v5 = x[1].min(v9);
        let v6 = v3 * v3;
        let v7 = v6 + 0.3;
        let v8 = v7.recip();
        v9 = v8;
    }
    v9
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p84 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[16];
    v0 += x[16];
    let v1 = x[17].min(x[17]);
    let v2 = v1 - -0.096;
    let v3 = S::select(x[18], fluxions::Relation::Less, v2, x[10], v1);
    let v4 = v0 * v0;
    let v5 = v4 + 0.3;
    let v6 = v5.pow(v1);
    let mut v8 = v3;
    for _ in 0..1 {
        let v7 = v0 + v2;
        v8 = v6;
    }
    let v9 = v0 * v0;
    let v10 = v9 + 0.3;
    let v11 = v8 / v10;
    let v12 = x[4] * x[4];
    let v13 = v12 + 1.0;
    let v14 = x[4] / v13;
    let v15 = v14 * 1.9;
    let v16 = v15.asin();
    let v17 = [x[13], x[12], x[15], x[1]].into_iter().sum::<S>();
    let mut v18 = v8;
    v18 -= x[1];
    let v19 = v1.atan2(x[0]);
    let v20 = x[12] + x[11];
    let v21 = x[13] - v20;
    let v22 = v21 * v21;
    let v23 = v22 + 0.3;
    let v24 = v23.powf(2.25);
    let mut v25 = v20;
    v25 += 2.716;
    let v26 = v16.clamp(v20, x[11]);
    x[13]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p85 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(1.399);
    x[3]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p86 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3].mul_add(p[2], p[1]);
    work[1] = work[0] * work[0];
    work[2] = work[1] + 1.2;
    work[3] = work[2].acosh();
    work[4] = x[3] + p[1];
    work[5] = S::constant(-0.769);
    work[6] = work[3] * work[3];
    work[7] = work[6] + 0.3;
    work[8] = work[4] / work[7];
    work[9] = work[3] * work[3];
    work[10] = work[9] + 0.3;
    work[11] = work[4] / work[10];
    work[12] = work[5] * work[5];
    work[13] = work[12] + 0.3;
    work[14] = work[4];
    work[14] /= work[13];
    work[15] = x[1].min(p[1]);
    work[16] = work[14] * work[14];
    work[17] = work[16] + 0.3;
    work[18] = work[17].powf(-1.0);
    work[15]
}
}

mod p87 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[13] * x[13];
    work[1] = work[0] + 1.0;
    work[2] = x[13] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].asin();
    work[5] = p[0] * p[0];
    work[6] = work[5] + 1.2;
    work[7] = work[6].acosh();
    work[8] = work[7] * work[7];
    work[9] = work[8] + 0.3;
    work[10] = work[9].sqrt();
    work[11] = x[10] * x[10];
    work[12] = work[11] + 1.0;
    work[13] = x[10] / work[12];
    work[14] = work[13] * 1.9;
    work[15] = work[14].acos();
    work[16] = work[10] / -0.809;
    work[15]
}
}

mod p88 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 1.0;
    work[2] = x[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].acos();
    work[5] = x[1] + -0.304;
    work[6] = work[4].round();
    work[7] = S::from_partials(work[6].primal().sin(), &[(work[6], work[6].cos())]);
    work[8] = work[6].atan();
    work[9] = work[6] * work[6];
    work[10] = work[9] + 0.3;
    work[11] = work[10].powi(-3);
    work[7]
}
}

mod p89 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[2].atan2(p[0]);
    work[1] = p[0].atanh();
    work[2] = p[1] - p[0];
    work[3] = work[1].asinh();
    work[3]
}
}

mod p90 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::select(x[2], fluxions::Relation::Less, x[5], x[7], x[2]);
    let v1 = x[6].max(x[8]);
    let v2 = S::select(v1, fluxions::Relation::Equal, v1, v0, x[0]);
    let v3 = x[8].cbrt();
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p91 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 1.0;
    work[2] = x[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].sinh();
    work[5] = work[4].mul_add(x[0], work[4]);
    work[16] = work[5];
    for _ in 0..2 {
        work[6] = work[16] * work[16];
        work[7] = work[6] + 0.3;
        work[8] = work[7].powf(2.0);
        work[9] = work[5] * work[5];
        work[10] = work[9] + 0.3;
        work[11] = work[10].log10();
        work[15] = if x[0] == -2.847 {
            work[16]
        } else {
            work[12] = work[5].tanh();
            work[13] = work[8].mul_add(work[16], work[11]);
            work[14] = work[4] / -2.433;
            work[12]
        };
        work[16] = work[15];
    }
    work[16]
}
}

mod p92 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = S::select(x[0], fluxions::Relation::Less, x[1], x[0], x[0]);
    let v1 = x[1].hypot(v0);
    let mut v2 = x[1];
    v2 += 1.905;
    let v14 = if v0 < 2.774 {
        let v3 = v2 * v2;
        let v4 = v3 + 0.3;
        let v5 = v1 / v4;
        let v8 = if v1 <= -2.145 {
            let v6 = x[0..2].iter().map(|&x| x.tanh()).sum::<S>();
            let v7 = S::select(v6, fluxions::Relation::Less, v6, v5, v2);
            x[0]
        } else {
            v1
        };
        v2
    } else {
        let v9 = S::constant(0.864);
        let mut v10 = v0;
        v10 *= v0;
        let v11 = v9 * v9;
        let v12 = v11 + 0.3;
        let v13 = v12.powf(2.25);
        v9
    };
    let v15 = v14 * v14;
    let v16 = v15 + 0.3;
    let v17 = v16.ln();
    let v18 = v1 * 2.923;
    let v19 = v17 * v17;
    let v20 = v19 + 0.3;
    let v21 = v20.powf(1.5);
    let v22 = v2 * v2;
    let v23 = v22 + 0.3;
    let v24 = v23.log10();
    let v25 = v21 * -2.85;
    let mut v26 = v25;
    v26 /= 1.307;
    let v27 = S::constant(0.863);
    let v28 = [v26].into_iter().sum::<S>();
    let v29 = v2 * v2;
    let v30 = v29 + 1.0;
    let v31 = v2 / v30;
    let v32 = v31 * 1.9;
    let v33 = v32.sinh();
    let v34 = v27 * v27;
    let v35 = v34 + 0.3;
    let v36 = v35.log2();
    let v37 = v28 * v28;
    let v38 = v37 + 0.3;
    let v39 = v38.powf(2.25);
    let v40 = v36 * v36;
    let v41 = v40 + 1.0;
    let v42 = v36 / v41;
    let v43 = v42 * 1.9;
    let v44 = v43.exp2();
    let v45 = x[1..2].iter().map(|&x| x.tanh()).sum::<S>();
    let v46 = v36.atan();
    let v47 = x[1].max(v44);
    let v48 = v47 * v47;
    let v49 = v48 + 1.0;
    let v50 = v47 / v49;
    let v51 = v50 * 1.9;
    let v52 = v51.powi(4);
    vec![v14]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p93 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] * x[1];
    work[1] = work[0] + 0.3;
    work[2] = work[1].recip();
    work[3] = x[0].cbrt();
    work[4] = work[2] * work[2];
    work[5] = work[4] + 1.0;
    work[6] = work[2] / work[5];
    work[7] = work[6] * 1.9;
    work[8] = work[7].tan();
    work[8]
}
}

mod p94 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] - x[3];
    work[1] = work[0].powi(-3);
    work[2] = x[4].mul_add(x[5], work[1]);
    work[3] = work[1].powi(1);
    work[4] = x[5].powf(-2.5);
    work[4]
}
}

mod p95 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2].mul_add(p[0], x[2]);
    work[1] = x[2] * x[2];
    work[2] = work[1] + 1.0;
    work[3] = x[2] / work[2];
    work[4] = work[3] * 1.9;
    work[5] = work[4].tan();
    work[6] = S::select(work[5], fluxions::Relation::LessOrEqual, work[5], x[2], work[0]);
    work[7] = x[0..3].iter().map(|&x| x.cos()).sum::<S>();
    work[8] = S::select(work[7], fluxions::Relation::Less, work[7], work[6], work[7]);
    work[9] = work[7].mul_add(work[7], work[7]);
    work[10] = x[1] * x[1];
    work[11] = work[10] + 1.0;
    work[12] = x[1] / work[11];
    work[13] = work[12] * 1.9;
    work[14] = work[13].exp_m1();
    work[14]
}
}

mod p96 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1];
    work[0] += x[3];
    work[1] = p[0].sin();
    work[4] = if work[1] == x[0] {
        work[2] = p[1] + 1.632;
        work[3] = work[1].atan();
        x[3]
    } else {
        work[0]
    };
    work[5] = work[0] * -2.056;
    work[0]
}
}

mod p97 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v1 = if x[0] == x[0] {
        x[0]
    } else {
        let v0 = x[0].hypot(x[0]);
        x[0]
    };
    let v2 = x[0] + v1;
    let mut v6 = x[0];
    for _ in 0..3 {
        let v3 = S::constant(0.331);
        let v4 = v6.hypot(v3);
        let mut v5 = v2;
        v5 *= 2.981;
        v6 = v5;
    }
    let v7 = v1 * v1;
    let v8 = v7 + 0.3;
    let mut v9 = v2;
    v9 /= v8;
    v9
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p98 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3] * x[3];
    work[1] = work[0] + 0.3;
    work[2] = work[1].log2();
    work[3] = x[0].signum();
    work[4] = work[2] + work[2];
    work[5] = p[1] - -1.11;
    x[1]
}
}

mod p99 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[1];
    let v1 = [x[0], v0, v0, v0].into_iter().sum::<S>();
    let v2 = S::select(v0, fluxions::Relation::Less, x[0], x[0], x[0]);
    let v3 = v0 - -0.137;
    let v4 = v1.max(x[0]);
    let mut v9 = v4;
    for _ in 0..1 {
        let v5 = v0 * v0;
        let v6 = v5 + 0.3;
        let v7 = v6.sqrt();
        let v8 = v4.min(v1);
        v9 = v1;
    }
    let v10 = x[1].round();
    let v11 = [S::zero(); 0].into_iter().sum::<S>();
    let v16 = if v4 < v9 {
        let v12 = v9 * v9;
        let v13 = v12 + 0.3;
        let v14 = v13.powf(0.3);
        let v15 = [v2, v3, v1].into_iter().sum::<S>();
        v10
    } else {
        v9
    };
    let v17 = v16 + -1.185;
    v16
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p100 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[7] = if p[1] == 0.787 {
        work[0] = x[0].trunc();
        work[1] = p[1];
        work[1] += p[0];
        work[2] = work[0] * work[0];
        work[3] = work[2] + 0.3;
        work[4] = work[3].pow(work[0]);
        p[1]
    } else {
        work[5] = p[0];
        for _ in 0..1 {
            work[5] = work[5];
        }
        work[6] = p[1].clamp(p[1], x[0]);
        x[0]
    };
    work[8] = work[7] * work[7];
    work[9] = work[8] + 1.2;
    work[10] = work[9].acosh();
    work[11] = p[1] * p[1];
    work[12] = work[11] + 0.3;
    work[13] = p[1] / work[12];
    work[14] = S::constant(0.095);
    work[15] = x[0] - work[10];
    vec![work[10], work[15]]
}
}

mod p101 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[1].cbrt();
    let v6 = if x[2] < -2.275 {
        let v1 = [S::zero(); 0].into_iter().sum::<S>();
        let v2 = S::select(x[0], fluxions::Relation::Equal, v1, x[1], v0);
        let v3 = v2.atan2(x[2]);
        v3
    } else {
        let v4 = x[1].powf(0.0);
        let v5 = S::constant(1.209);
        x[2]
    };
    let mut v7 = v0;
    for _ in 0..3 {
        v7 = v7;
    }
    let v8 = S::constant(1.021);
    y[0] = v7;
    y[1] = v8;
    y[2] = v7;
    y[3] = v7;
    y[4] = v6;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p102 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].trunc();
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p103 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] + x[0];
    let v1 = x[0] * x[0];
    let v2 = v1 + 0.3;
    let v3 = v2.powf(1.5);
    let v4 = v3 - x[0];
    let v5 = x[0] - 2.906;
    v3
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p104 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v2 = if x[0] == x[0] {
        let v0 = x[0].floor();
        v0
    } else {
        let v1 = x[0] + x[0];
        x[0]
    };
    let v21 = if v2 <= 1.427 {
        let v13 = if x[0] == -0.128 {
            let v3 = x[0].mul_add(x[0], v2);
            let v4 = v3.atan2(x[0]);
            let v5 = v4 * v4;
            let v6 = v5 + 0.3;
            let v7 = v4 / v6;
            v2
        } else {
            let v8 = x[0].hypot(v2);
            let v9 = v8 * v8;
            let v10 = v9 + 0.3;
            let v11 = v10.sqrt();
            let v12 = v8.hypot(v2);
            v2
        };
        let v14 = v2 * v2;
        let v15 = v14 + 0.3;
        let v16 = x[0] / v15;
        v16
    } else {
        let v17 = x[0] * x[0];
        let v18 = v17 + 0.3;
        let v19 = v18.sqrt();
        let v20 = v2 - -2.136;
        v2
    };
    let v22 = x[0] * x[0];
    let v23 = v22 + 0.3;
    let v24 = x[0] / v23;
    let v25 = v2 * v2;
    let v26 = v25 + 0.3;
    let v27 = v26.ln();
    let v28 = v2 * v2;
    let v29 = v28 + 1.0;
    let v30 = v2 / v29;
    let v31 = v30 * 1.9;
    let v32 = v31.powi(6);
    v24
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p105 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1] + -0.088;
    work[1] = S::constant(0.824);
    work[2] = work[1] - p[1];
    work[3] = work[0].max(work[1]);
    work[2]
}
}

mod p106 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].mul_add(x[1], x[0]);
    let v1 = x[1] * x[1];
    let v2 = v1 + 0.3;
    let mut v3 = x[0];
    v3 /= v2;
    let v4 = if v0 < v0 {
        v3
    } else {
        v3
    };
    let v5 = S::select(v0, fluxions::Relation::Equal, x[0], v4, x[0]);
    let v6 = v4.atan2(v3);
    let v7 = x[0] * x[0];
    let v8 = v7 + 0.3;
    let v9 = v0 / v8;
    let v10 = v3 * v3;
    let v11 = v10 + 1.0;
    let v12 = v3 / v11;
    let v13 = v12 * 1.9;
    let v14 = v13.powi(4);
    let v15 = v6.clamp(x[0], v9);
    let v16 = v15.clamp(v6, v6);
    let mut v17 = v15;
    v17 *= 1.569;
    let v18 = v15 * v15;
    let v19 = v18 + 0.3;
    let v20 = v19.log2();
    let v21 = v17 * v17;
    let v22 = x[1..1].iter().map(|&x| x.atan()).sum::<S>();
    let v23 = v21 * v21;
    let v24 = v23 + 0.3;
    let v25 = v16 / v24;
    let v26 = v25 * v25;
    let v27 = v26 + 0.3;
    let v28 = v27.ln();
    let v29 = v5.clamp(v28, v22);
    let v30 = v28.sin();
    let v31 = v15 * v29;
    let v32 = v14 * v14;
    let v33 = v32 + 1.0;
    let v34 = v14 / v33;
    let v35 = v34 * 1.9;
    let v36 = v35.exp();
    let v37 = S::constant(0.329);
    let v38 = S::constant(-1.105);
    let v39 = v38 * v36;
    let v40 = v3.clamp(v37, v37);
    v37
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p107 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[6] * x[6];
    work[1] = work[0] + 1.0;
    work[2] = x[6] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(3);
    work[10] = if work[4] == -0.172 {
        work[5] = S::select(x[6], fluxions::Relation::Less, x[5], x[6], x[0]);
        work[6] = work[5];
        work[6] += x[6];
        work[5]
    } else {
        work[7] = x[4];
        work[7] += -0.692;
        work[8] = work[7].min(work[7]);
        work[9] = work[4].min(p[0]);
        work[8]
    };
    work[14] = work[10];
    for _ in 0..1 {
        work[11] = work[4].clamp(work[14], x[0]);
        work[12] = x[2] - work[10];
        work[13] = work[12] + 0.996;
        work[14] = work[13];
    }
    work[15] = { let (sin, cos) = x[3].sin_cos(); sin * 2.0 + cos };
    work[16] = x[3].hypot(work[14]);
    work[17] = x[0] - 1.041;
    work[18] = work[16] * work[16];
    work[19] = work[18] + 0.3;
    work[20] = work[19].powf(-1.0);
}
}

mod p108 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 0.3;
    let v2 = x[0] / v1;
    let v3 = x[0] * x[0];
    let v4 = v3 + 0.3;
    let v5 = v4.powf(0.3);
    let v6 = v5.min(x[0]);
    let v7 = v6 * v6;
    let v8 = v7 + 0.3;
    let v9 = v8.powi(-4);
    let v10 = v2 / -1.219;
    let v11 = v6.mul_add(v2, x[0]);
    v11
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p109 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] * x[0];
    let v1 = x[0] * x[0];
    let v2 = v1 + 0.3;
    let v3 = v2.powf(0.0);
    let v4 = v0.min(v3);
    let v5 = v0.mul_add(v4, v3);
    let v6 = v5 * v5;
    let v7 = v6 + 0.3;
    let v8 = v7.pow(v4);
    y[0] = v5;
    y[1] = x[0];
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p110 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[4].min(x[2]);
    let v1 = x[6] * x[6];
    let v2 = v1 + 1.0;
    let v3 = x[6] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.powi(0);
    let v6 = x[2] + -2.714;
    let v7 = S::constant(-0.486);
    let v8 = v6.trunc();
    let v9 = x[3] * 1.496;
    let mut v10 = x[3];
    for _ in 0..4 {
        v10 = x[2];
    }
    let mut v11 = v9;
    v11 -= 1.1;
    let mut v12 = v10;
    v12 /= 0.864;
    let mut v20 = v12;
    for _ in 0..0 {
        let v13 = v10.clamp(v12, x[4]);
        let v14 = v11 * v11;
        let v15 = v14 + 1.0;
        let v16 = v11 / v15;
        let v17 = v16 * 1.9;
        let v18 = v17.powi(5);
        let v19 = v20.tanh();
        v20 = v20;
    }
    let v21 = v11.atan2(v10);
    let mut v23 = v20;
    for _ in 0..1 {
        let v22 = [S::zero(); 0].into_iter().sum::<S>();
        v23 = v21;
    }
    let v24 = v21 - v11;
    let v25 = v20 * v20;
    let v26 = v25 + 0.3;
    let mut v27 = v21;
    v27 /= v26;
    let v28 = v27 * v27;
    let v29 = v28 + 0.3;
    let v30 = v29.powf(-1.0);
    let v31 = v30 * 0.321;
    let v32 = v27 * v27;
    let v33 = v32 + 0.3;
    let v34 = v0 / v33;
    let v39 = if v31 <= -0.783 {
        let v35 = v5.trunc();
        let v36 = x[1..2].iter().map(|&x| x.cos()).sum::<S>();
        let v37 = v36 / -0.718;
        v20
    } else {
        let mut v38 = v27;
        v38 -= v31;
        v38
    };
    let v40 = v39 * v20;
    let v41 = v34 * v34;
    let v42 = v41 + 0.3;
    let v43 = v42.powf(0.5);
    let mut v47 = v7;
    for _ in 0..4 {
        let v44 = [v43, v10].into_iter().sum::<S>();
        let v45 = S::select(v47, fluxions::Relation::LessOrEqual, v43, v44, v40);
        let mut v46 = v44;
        for _ in 0..2 {
            v46 = v11;
        }
        v47 = v44;
    }
    let v48 = v43 * v43;
    let v49 = v48 + 1.0;
    let v50 = v43 / v49;
    let v51 = v50 * 1.9;
    let v52 = v51.exp2();
    let v53 = -v43;
    v53
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p111 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::constant(0.839);
    work[1] = p[2].clamp(p[1], p[0]);
    work[2] = work[1].floor();
    work[3] = p[2];
    work[3] *= work[2];
    p[0]
}
}

mod p112 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.asin();
    let mut v7 = x[0];
    for _ in 0..3 {
        let v5 = v7 - 0.471;
        let v6 = v4.abs();
        v7 = v4;
    }
    vec![v7]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p113 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].cos();
    let v1 = x[3].hypot(x[12]);
    let v2 = x[13].cbrt();
    let v3 = v1.ln_1p();
    let v4 = x[0].max(v3);
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p114 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = [x[1], x[0], x[0]].into_iter().sum::<S>();
    vec![x[0], x[3], x[2]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p115 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2];
    work[0] += x[2];
    work[1] = x[1] + 1.918;
    work[1]
}
}

mod p116 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::select(x[0], fluxions::Relation::Less, x[0], x[0], x[0]);
    work[0]
}
}

mod p117 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].mul_add(x[5], x[4]);
    let v1 = x[2] * x[2];
    let v2 = v1 + 0.3;
    let v3 = v2.log2();
    let v4 = x[0..5].iter().map(|&x| x.atan()).sum::<S>();
    let v5 = S::select(v4, fluxions::Relation::Less, x[6], v4, x[5]);
    let v6 = S::constant(-1.675);
    let v7 = v3 * v3;
    let v8 = v7 + 0.3;
    let mut v9 = x[1];
    v9 /= v8;
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p118 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[1] * -1.581;
    work[1] = x[1].stop_gradient();
    work[2] = S::select(p[0], fluxions::Relation::LessOrEqual, p[0], work[1], p[0]);
    work[3] = S::constant(1.645);
    vec![work[1], work[1], work[2]]
}
}

mod p119 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] + -1.861;
    work[1] = x[3].clamp(x[2], x[1]);
    work[2] = x[3].clamp(work[0], x[3]);
    work[3] = work[2].atan();
    work[3]
}
}

mod p120 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2].stop_gradient();
    let v4 = if x[1] <= 1.887 {
        let v1 = v0.trunc();
        let v2 = x[2].clamp(v0, v1);
        v0
    } else {
        let v3 = S::constant(2.78);
        v0
    };
    let v5 = v4 * v4;
    let v6 = v5 + 1.0;
    let v7 = v4 / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.atanh();
    let v10 = x[1].hypot(v4);
    let v11 = v10.tanh();
    v10
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p121 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].powf(0.0);
    work[3] = x[0] * x[0];
    work[4] = work[3] + 1.0;
    work[5] = x[0] / work[4];
    work[6] = work[5] * 1.9;
    work[7] = work[6].acos();
    work[8] = S::select(p[0], fluxions::Relation::Less, work[7], work[2], p[0]);
    work[9] = work[7].clamp(work[7], p[0]);
    work[10] = work[2] + work[8];
    vec![work[7], work[7], work[8], work[10]]
}
}

mod p122 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[6].min(x[2]);
    let v1 = x[1] * x[1];
    let v2 = v1 + 1.0;
    let v3 = x[1] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.acos();
    let v6 = x[4] * x[4];
    let v7 = v6 + 1.0;
    let v8 = x[4] / v7;
    let v9 = v8 * 1.9;
    let v10 = v9.powi(0);
    let v11 = v0 - v10;
    let v12 = v5.tanh();
    let v13 = v11 * v11;
    let v14 = v13 + 1.0;
    let v15 = v11 / v14;
    let v16 = v15 * 1.9;
    let v17 = v16.powi(4);
    let v18 = v12 * v12;
    let v19 = v18 + 1.0;
    let v20 = v12 / v19;
    let v21 = v20 * 1.9;
    let v22 = v21.asin();
    v22
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p123 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[2] = p[0];
    for _ in 0..3 {
        work[0] = p[0];
        work[0] *= -2.386;
        work[1] = S::select(work[0], fluxions::Relation::LessOrEqual, work[2], p[0], work[0]);
        work[2] = work[0];
    }
    work[3] = p[1] * 0.212;
    work[4] = p[1].hypot(work[2]);
    work[5] = p[0];
    work[5] -= 1.104;
    work[4]
}
}

mod p124 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].floor();
    let mut v1 = v0;
    v1 -= v0;
    let v2 = v1.mul_add(v1, v1);
    let v3 = v1 + -2.805;
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p125 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0] * x[0];
    let v1 = v0 * v0;
    let v2 = v1 + 1.0;
    let v3 = v0 / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.powi(1);
    vec![]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p126 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = [x[1], x[0], p[0]].into_iter().sum::<S>();
    work[1] = -p[0];
    work[2] = x[1];
    work[2] += x[1];
    work[3] = work[0] * work[0];
    work[4] = work[3] + 0.3;
    work[5] = work[4].powf(-1.0);
    vec![work[5]]
}
}

mod p127 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * 1.237;
    let v1 = v0 * 2.418;
    let v2 = x[1].max(v0);
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p128 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1] * p[1];
    work[1] = work[0] + 1.0;
    work[2] = p[1] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].exp();
    work[5] = S::from_partials(work[4].primal().sin(), &[(work[4], work[4].cos())]);
    work[6] = if x[2] <= work[5] {
        p[2]
    } else {
        work[4]
    };
    work[7] = work[6].clamp(work[5], x[3]);
    work[7]
}
}

mod p129 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] / -2.427;
    let v1 = v0.clamp(x[1], v0);
    let v2 = x[1] * x[1];
    let v3 = v2 + 0.3;
    let v4 = v3.powf(0.0);
    let v5 = v1.sin();
    let v6 = v0 * v0;
    let v7 = v6 + 0.3;
    let v8 = v7.powf(0.3);
    y[0] = v0;
    y[1] = v5;
    y[2] = x[0];
    y[3] = v1;
    y[4] = v4;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p130 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].atan2(x[0]);
    work[1] = S::constant(1.075);
    work[2] = work[0] * p[0];
    work[2]
}
}

mod p131 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].powf(1.0);
    work[5] = x[0];
    for _ in 0..4 {
        work[3] = [x[0], work[5], work[5], x[0]].into_iter().sum::<S>();
        work[4] = work[2] / 2.254;
        work[5] = work[5];
    }
    work[6] = work[2].mul_add(work[2], x[0]);
    work[7] = work[6] * work[6];
    work[8] = work[7] + 1.0;
    work[9] = work[6] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].acos();
    work[12] = if work[11] < work[2] {
        work[6]
    } else {
        work[5]
    };
    work[18] = if work[11] == work[11] {
        work[13] = work[2] * work[2];
        work[14] = work[13] + 0.3;
        work[15] = work[6] / work[14];
        work[16] = S::constant(2.33);
        work[16]
    } else {
        work[17] = work[12].clamp(x[0], work[11]);
        work[17]
    };
    y[0] = work[12];
    y[1] = work[18];
    y[2] = work[6];
    y[3] = work[5];
    y[4] = work[6];
}
}

mod p132 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = if x[5] <= x[4] {
        x[5]
    } else {
        p[0]
    };
    work[1] = work[0];
    work[1] += x[2];
    work[2] = x[3].hypot(work[0]);
    work[3] = work[1] * 2.057;
    work[4] = x[1] + 0.337;
    work[5] = work[2] * work[2];
    work[6] = work[5] + 1.0;
    work[7] = work[2] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].cosh();
    work[9]
}
}

mod p133 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = [x[2]].into_iter().sum::<S>();
    work[1] = p[0] + 0.489;
    work[2] = x[3];
    work[2] -= work[1];
    work[2]
}
}

mod p134 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[1] + -2.602;
    work[1] = x[0].mul_add(p[1], work[0]);
    work[2] = work[0].min(work[0]);
    work[3] = work[1].pow(work[1]);
    work[4] = work[1].powf(0.5);
    work[5] = work[4] / -1.333;
    work[6] = work[2].powi(-3);
    y[0] = work[3];
    y[1] = work[3];
}
}

mod p135 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::select(x[1], fluxions::Relation::Equal, x[0], p[1], x[1]);
    work[1] = p[1].clamp(x[1], work[0]);
    work[2] = work[1] * work[1];
    work[3] = work[2] + 0.3;
    work[4] = work[3].pow(work[1]);
    work[5] = x[0];
    work[5] /= -2.29;
    work[6] = work[5];
    for _ in 0..4 {
        work[6] = p[0];
    }
    x[0]
}
}

mod p136 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(2.109);
    let v1 = x[0] - x[0];
    let mut v2 = v0;
    v2 *= 1.027;
    let v3 = v2 / 0.47;
    let v4 = S::select(v3, fluxions::Relation::LessOrEqual, v1, v1, v1);
    let v5 = v2.clamp(v0, v3);
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p137 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[5] * x[5];
    work[1] = work[0] + 0.3;
    work[2] = work[1].log10();
    work[3] = p[0].cbrt();
    work[4] = S::select(x[15], fluxions::Relation::Equal, x[15], x[1], p[0]);
    work[5] = p[0].min(work[3]);
    work[6] = work[5] * work[5];
    work[7] = work[6] + 0.3;
    work[8] = work[7].pow(work[3]);
    vec![x[12], work[3], work[5], work[3], work[3]]
}
}

mod p138 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 0.3;
    work[2] = x[6] / work[1];
    work[3] = -x[6];
    work[4] = [x[6], work[3], work[2]].into_iter().sum::<S>();
    work[5] = x[3] * x[3];
    work[6] = work[5] + 1.0;
    work[7] = x[3] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].atanh();
    work[9]
}
}

mod p139 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[3] = p[0];
    for _ in 0..3 {
        work[1] = x[0];
        for _ in 0..4 {
            work[0] = work[3] + work[3];
            work[1] = work[0];
        }
        work[2] = work[3] + x[1];
        work[3] = work[1];
    }
    work[4] = x[0].round();
    work[4]
}
}

mod p140 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] - 1.091;
    let v1 = x[1].min(x[1]);
    let mut v2 = v1;
    v2 /= -0.727;
    let mut v3 = x[0];
    v3 *= v0;
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p141 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].mul_add(x[0], x[1]);
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p142 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.exp2();
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p143 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[1].round();
    let v1 = [x[1], v0, v0].into_iter().sum::<S>();
    let v2 = x[1..2].iter().map(|&x| x.cos()).sum::<S>();
    vec![v2]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p144 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v11 = if x[0] == x[0] {
        let mut v7 = x[0];
        for _ in 0..3 {
            let v0 = v7.hypot(v7);
            let v1 = v0 * v0;
            let v2 = v1 + 1.0;
            let v3 = v0 / v2;
            let v4 = v3 * 1.9;
            let v5 = v4.powi(0);
            let v6 = S::constant(-2.718);
            v7 = v0;
        }
        v7
    } else {
        let mut v9 = x[0];
        for _ in 0..1 {
            let v8 = S::from_partials(v9.primal().sin(), &[(v9, v9.cos())]);
            v9 = v9;
        }
        let v10 = v9 - v9;
        x[0]
    };
    let v12 = [v11].into_iter().sum::<S>();
    v12
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p145 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(-2.797);
    let v1 = [v0].into_iter().sum::<S>();
    let v2 = v0.max(v1);
    let mut v3 = x[0];
    v3 /= -0.985;
    let v4 = v2 * v2;
    let v5 = v4 + 1.0;
    let v6 = v2 / v5;
    let v7 = v6 * 1.9;
    let v8 = v7.exp();
    let v9 = v8.mul_add(v1, v1);
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p146 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[18].clamp(x[17], x[5]);
    let v1 = v0 * v0;
    let v2 = v1 + 0.3;
    let v3 = x[18] / v2;
    let v4 = x[8] * x[8];
    let v5 = v4 + 0.3;
    let v6 = v5.ln();
    vec![v0, v6, x[19], v0, x[19]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p147 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 1.0;
    work[2] = x[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(7);
    work[5] = p[1] * p[1];
    work[6] = work[5] + 0.3;
    work[7] = work[6].recip();
    work[8] = p[1].max(p[2]);
    work[10] = work[7];
    for _ in 0..1 {
        work[9] = work[4];
        for _ in 0..3 {
            work[9] = work[10];
        }
        work[10] = work[8];
    }
    work[11] = work[8].tanh();
    work[12] = S::constant(-0.665);
    vec![work[7], work[12], work[8]]
}
}

mod p148 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::select(x[0], fluxions::Relation::Equal, x[0], x[0], x[0]);
    let v1 = x[0] * x[0];
    let v2 = v1 + 0.3;
    let v3 = v2.recip();
    let v4 = v3 / 1.659;
    let v5 = v4.clamp(v4, x[0]);
    let v6 = v3 / -0.747;
    let mut v7 = v3;
    v7 -= -1.026;
    v6
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p149 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::from_partials(x[1].primal().sin(), &[(x[1], x[1].cos())]);
    let mut v1 = x[2];
    v1 += x[0];
    let v2 = v0 * v0;
    let v3 = v2 + 1.2;
    let v4 = v3.acosh();
    let v5 = v1 * v1;
    let v6 = v5 + 1.0;
    let v7 = v1 / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.exp_m1();
    let v10 = v1 * v1;
    let v11 = v10 + 0.3;
    let v12 = v11.powi(-2);
    v12
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p150 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 1.0;
    work[2] = p[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(1);
    work[5] = work[4].tanh();
    work[6] = p[1] * p[1];
    work[7] = work[6] + 0.3;
    work[8] = work[5] / work[7];
    work[9] = p[2].hypot(work[5]);
    work[10] = work[9] - 2.566;
    work[11] = S::select(work[4], fluxions::Relation::LessOrEqual, work[8], work[10], work[9]);
    work[12] = if x[1] == work[10] {
        work[8]
    } else {
        work[9]
    };
    work[13] = work[10].atan2(work[9]);
    work[14] = p[0].round();
    work[15] = work[10].abs();
    work[16] = work[11].round();
    work[17] = work[14] * work[14];
    work[18] = work[17] + 1.0;
    work[19] = work[14] / work[18];
    work[20] = work[19] * 1.9;
    work[21] = work[20].powi(1);
    work[22] = work[21] * work[15];
    work[23] = work[22].atan2(p[2]);
    work[24] = work[22] - x[2];
    work[25] = S::select(work[9], fluxions::Relation::LessOrEqual, work[14], x[1], work[21]);
    work[26] = work[11] * work[11];
    work[27] = work[26] + 1.0;
    work[28] = work[11] / work[27];
    work[29] = work[28] * 1.9;
    work[30] = work[29].asin();
    work[31] = p[2].clamp(work[25], work[24]);
    work[35] = if work[4] <= p[2] {
        work[32] = work[12] * -2.961;
        work[33] = work[25] * 2.45;
        work[31]
    } else {
        work[34] = work[21].tanh();
        work[25]
    };
    y[0] = work[30];
    y[1] = work[22];
    y[2] = work[30];
    y[3] = work[25];
    y[4] = work[31];
}
}

mod p151 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[1].powi(-4);
    y[0] = x[2];
    y[1] = x[1];
}
}

mod p152 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[3];
    v0 /= -2.422;
    let v1 = S::select(x[2], fluxions::Relation::Less, x[2], x[1], x[3]);
    let v2 = x[3].stop_gradient();
    let v3 = v2.hypot(v1);
    let v4 = S::constant(-2.469);
    let v5 = v4 - -0.732;
    let mut v11 = v2;
    for _ in 0..3 {
        let v6 = v11 * -0.25;
        let v7 = x[2].max(v6);
        let v8 = v6 * v6;
        let v9 = v8 + 0.3;
        let v10 = v9.ln_1p();
        v11 = v10;
    }
    let v12 = v1.atan2(v3);
    let v13 = v3 * v3;
    let v14 = v13 + 0.3;
    let v15 = v14.ln_1p();
    let v16 = v11 + -0.468;
    let v17 = v16 * v0;
    let v30 = if v11 < v12 {
        let v18 = v17 * v17;
        let v19 = v18 + 0.3;
        let v20 = v19.powi(-4);
        let v21 = v17 * v17;
        let v22 = v21 + 0.3;
        let v23 = v22.powf(0.0);
        let v24 = v17 - 0.149;
        v5
    } else {
        let v25 = S::from_partials(v0.primal().sin(), &[(v0, v0.cos())]);
        let v26 = v17 * v17;
        let v27 = v26 + 0.3;
        let v28 = v27.pow(v15);
        let v29 = v17 - 0.549;
        v28
    };
    let v31 = v16.mul_add(v15, v17);
    let v32 = v16 / 2.075;
    let v33 = v30.mul_add(v17, v1);
    let v34 = v32.mul_add(v30, v30);
    let v35 = x[1] - 2.968;
    let v36 = v34 * v34;
    let v37 = v36 + 0.3;
    let v38 = v37.log2();
    let v39 = v35 * v35;
    let v40 = v39 + 0.3;
    let v41 = v40.log2();
    let v42 = v32 + -2.062;
    let v43 = v41.min(x[1]);
    let v48 = if v38 == v38 {
        let v44 = v1 + 1.225;
        let v45 = v44 + v31;
        v42
    } else {
        let v46 = v42.floor();
        let v47 = S::select(v42, fluxions::Relation::Less, v43, v42, v46);
        v47
    };
    let v49 = v42 * v42;
    let v50 = v49 + 1.0;
    let v51 = v42 / v50;
    let v52 = v51 * 1.9;
    let v53 = v52.cosh();
    v30
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p153 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0].tanh();
    work[1] = p[0] * -2.154;
    work[2] = S::constant(-0.749);
    work[2]
}
}

mod p154 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::select(x[0], fluxions::Relation::LessOrEqual, x[0], x[1], x[3]);
    let v1 = S::constant(0.31);
    let v2 = x[2].powi(2);
    let v4 = if v0 <= 2.131 {
        x[3]
    } else {
        let v3 = x[3].mul_add(v0, v1);
        v2
    };
    let v5 = v0.clamp(v4, x[2]);
    let v6 = v1.exp_m1();
    let v7 = v1.clamp(v5, v2);
    let v8 = v7 * v7;
    let mut v9 = x[3];
    v9 /= -2.786;
    let v10 = v6.hypot(v4);
    let v11 = v7.stop_gradient();
    let v12 = S::constant(1.472);
    let v13 = v11 + x[3];
    let v14 = x[1] / 0.206;
    let v15 = S::select(x[3], fluxions::Relation::Less, v12, v1, x[2]);
    let v16 = x[2].atan();
    let v17 = v14.exp2();
    let v18 = v5.tanh();
    let v19 = x[0..4].iter().map(|&x| x.sin()).sum::<S>();
    let v20 = v16.mul_add(x[2], v17);
    v6
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p155 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[2] - 2.411;
    work[1] = p[0] - 1.955;
    work[2] = p[1].sin();
    work[3] = work[2].cos();
    y[0] = work[0];
    y[1] = work[3];
    y[2] = work[1];
    y[3] = p[1];
    y[4] = work[3];
}
}

mod p156 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1].recip();
    work[1] = work[0];
    work[1] -= x[1];
    work[2] = x[0..1].iter().map(|&x| x.sin()).sum::<S>();
    work[3] = S::constant(0.208);
    work[4] = work[3].atanh();
    work[4]
}
}

mod p157 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] + 0.554;
    let v1 = x[0] * x[0];
    let v2 = v1 + 1.0;
    let v3 = x[0] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.exp_m1();
    let v6 = v5.asinh();
    let mut v7 = x[0];
    v7 /= -2.354;
    let v8 = v6.ceil();
    let mut v9 = v6;
    v9 *= v0;
    let v10 = v8.atan2(v7);
    let v11 = { let (sin, cos) = v9.sin_cos(); sin * 2.0 + cos };
    let v12 = v5.mul_add(v9, v10);
    let v13 = S::select(v11, fluxions::Relation::LessOrEqual, v10, v9, v10);
    let v14 = v11.mul_add(v11, v13);
    let v15 = v5.cos();
    let v16 = v14.atan2(v13);
    v16
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p158 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[3] = p[0];
    for _ in 0..1 {
        work[0] = work[3] * work[3];
        work[1] = work[0] + 0.3;
        work[2] = work[1].recip();
        work[3] = p[1];
    }
    work[4] = S::constant(1.468);
    work[5] = work[4] * work[4];
    work[6] = work[5] + 1.0;
    work[7] = work[4] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].exp_m1();
    work[10] = work[4].atan();
    work[11] = work[3] * work[3];
    work[12] = work[11] + 1.0;
    work[13] = work[3] / work[12];
    work[14] = work[13] * 1.9;
    work[15] = work[14].sinh();
    work[26] = if work[4] <= p[0] {
        work[16] = work[10] * work[10];
        work[17] = work[16] + 1.0;
        work[18] = work[10] / work[17];
        work[19] = work[18] * 1.9;
        work[20] = work[19].acos();
        work[21] = work[15].clamp(work[20], work[20]);
        x[0]
    } else {
        work[22] = S::select(work[4], fluxions::Relation::Less, work[4], work[15], work[4]);
        work[25] = p[0];
        for _ in 0..3 {
            work[23] = x[0] + p[1];
            work[24] = S::select(work[3], fluxions::Relation::Equal, work[25], work[23], work[23]);
            work[25] = work[9];
        }
        work[10]
    };
    work[27] = work[15] * work[15];
    work[28] = work[27] + 0.3;
    work[29] = work[28].pow(work[9]);
    work[30] = work[3].ceil();
    work[31] = work[26] * work[26];
    work[32] = work[30].signum();
    work[34] = work[29];
    for _ in 0..1 {
        work[33] = p[0] + work[32];
        work[34] = work[33];
    }
    work[35] = work[31].min(work[32]);
    work[36] = work[32];
    work[36] /= 0.586;
    work[37] = work[34].hypot(work[36]);
    work[38] = work[31].cos();
    work[39] = work[38];
    work[39] /= -0.171;
    work[40] = work[29].hypot(work[36]);
    work[41] = S::constant(0.612);
    work[42] = work[38].mul_add(work[39], work[40]);
    work[43] = work[41] * work[41];
    work[44] = work[43] + 0.3;
    work[45] = work[44].sqrt();
    work[51] = work[35];
    for _ in 0..1 {
        work[46] = S::constant(1.484);
        work[47] = x[0] * x[0];
        work[48] = work[47] + 0.3;
        work[49] = work[48].ln();
        work[50] = work[49] * -2.42;
        work[51] = work[49];
    }
    work[54] = if work[39] == -2.529 {
        work[3]
    } else {
        work[52] = S::constant(-0.636);
        work[53] = work[37].cos();
        work[53]
    };
    work[55] = work[45] * work[45];
    work[56] = work[55] + 0.3;
    work[57] = work[56].ln();
    work[58] = x[1] - 0.435;
    work[58]
}
}

mod p159 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[1].signum();
    work[1] = p[0].atan();
    work[2] = x[2].min(p[0]);
    work[3] = p[1] * p[1];
    work[4] = work[3] + 1.0;
    work[5] = p[1] / work[4];
    work[6] = work[5] * 1.9;
    work[7] = work[6].powi(2);
    work[8] = work[1] * work[1];
    work[9] = work[8] + 1.0;
    work[10] = work[1] / work[9];
    work[11] = work[10] * 1.9;
    work[12] = work[11].powi(2);
    vec![]
}
}

mod p160 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[12] * x[13];
    let v1 = x[7].mul_add(x[12], x[13]);
    vec![x[12], v0, x[13], x[6]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p161 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[9];
    work[0] -= -2.576;
    y[0] = x[3];
    y[1] = p[0];
}
}

mod p162 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[5..5].iter().map(|&x| x.atan()).sum::<S>();
    let v1 = x[5] * x[5];
    let v2 = v1 + 0.3;
    let v3 = v2.powf(0.0);
    let mut v4 = v0;
    for _ in 0..3 {
        v4 = x[1];
    }
    let v15 = if x[0] == x[5] {
        let v5 = S::select(v0, fluxions::Relation::LessOrEqual, v4, x[1], v3);
        x[4]
    } else {
        let v14 = if x[2] <= 0.491 {
            let v6 = [v0, x[5], v4, v3].into_iter().sum::<S>();
            v4
        } else {
            let v7 = S::constant(-2.222);
            let v8 = x[3] * x[3];
            let v9 = v8 + 1.0;
            let v10 = x[3] / v9;
            let v11 = v10 * 1.9;
            let v12 = v11.tan();
            let v13 = v12 + 0.268;
            x[5]
        };
        v4
    };
    let v16 = x[2] * x[2];
    let v17 = v16 + 0.3;
    let v18 = v17.recip();
    let v19 = v15 + -1.748;
    vec![x[3], v4, v15]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p163 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::constant(1.87);
    work[1] = x[2] * x[2];
    work[2] = work[1] + 1.0;
    work[3] = x[2] / work[2];
    work[4] = work[3] * 1.9;
    work[5] = work[4].powi(1);
    work[6] = [S::zero(); 0].into_iter().sum::<S>();
    work[7] = work[6];
    for _ in 0..2 {
        work[7] = work[7];
    }
    work[7]
}
}

mod p164 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].mul_add(x[0], x[0]);
    work[1] = work[0].mul_add(x[0], p[0]);
    work[2] = x[0].min(work[1]);
    work[3] = work[1] * work[1];
    work[4] = work[3] + 1.0;
    work[5] = work[1] / work[4];
    work[6] = work[5] * 1.9;
    work[7] = work[6].cosh();
    work[1]
}
}

mod p165 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * -1.667;
    let v1 = x[1] * 1.113;
    let v2 = x[1] * x[1];
    let v3 = v2 + 0.3;
    let v4 = v3.sqrt();
    let v5 = [x[1], x[1], v4, v0].into_iter().sum::<S>();
    v5
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p166 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[0];
    work[0] += 2.574;
    work[1] = p[0] * p[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].powi(-3);
    work[7] = if work[0] <= -1.884 {
        work[4] = x[3] + x[3];
        work[5] = p[1].clamp(x[2], work[3]);
        work[6] = [work[0], p[0], work[4]].into_iter().sum::<S>();
        work[5]
    } else {
        work[0]
    };
    work[8] = p[0].atan2(p[1]);
    work[9] = { let (sin, cos) = x[1].sin_cos(); sin * 2.0 + cos };
    work[10] = work[7].clamp(p[0], work[3]);
    vec![work[10], work[9], work[9]]
}
}

mod p167 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2].clamp(x[3], x[2]);
    work[1] = x[2] - 1.701;
    work[2] = x[3].abs();
    work[3] = x[3] - work[2];
    work[1]
}
}

mod p168 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v2 = x[0];
    for _ in 0..0 {
        let v0 = v2.atan2(v2);
        let v1 = v2.min(v0);
        v2 = x[0];
    }
    let v3 = S::select(x[0], fluxions::Relation::LessOrEqual, x[0], v2, v2);
    let v4 = v2 + 0.029;
    let v5 = v3.min(v2);
    let v6 = v5 * v5;
    let v7 = v6 + 1.0;
    let v8 = v5 / v7;
    let v9 = v8 * 1.9;
    let v10 = v9.powi(6);
    let v19 = if v10 < v5 {
        let v11 = v5.tanh();
        let v12 = v5.clamp(v5, v11);
        let v13 = v11.max(v12);
        v10
    } else {
        let v14 = v3.cos();
        let v15 = v5.atan();
        let mut v18 = v10;
        for _ in 0..0 {
            let v16 = v14 + v4;
            let v17 = v16 / -2.105;
            v18 = v16;
        }
        v4
    };
    let mut v20 = v4;
    v20 /= -2.15;
    let v21 = v5.atan2(v2);
    let v24 = if v10 <= v10 {
        let v22 = v21 / -1.535;
        let v23 = v19 * v20;
        v20
    } else {
        v19
    };
    let v25 = v24 * v24;
    let v26 = v25 + 0.3;
    let v27 = v26.log10();
    let v28 = v27 * v27;
    let v29 = v28 + 0.3;
    let v30 = v29.powf(0.0);
    v24
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p169 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::select(p[0], fluxions::Relation::Less, x[1], p[0], p[2]);
    work[7] = if p[2] <= -1.245 {
        work[1] = p[0].min(work[0]);
        p[2]
    } else {
        work[2] = p[1].atan2(p[1]);
        work[3] = p[1] * p[1];
        work[4] = work[3] + 0.3;
        work[5] = work[4].recip();
        work[6] = work[2].clamp(x[1], p[2]);
        p[0]
    };
    work[0]
}
}

mod p170 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[3] * x[3];
    let v1 = v0 + 1.0;
    let v2 = x[3] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.cosh();
    let v5 = S::constant(-0.786);
    let v6 = v5 * v5;
    let v7 = v6 + 0.3;
    let v8 = v4 / v7;
    vec![v4, v4, v4, v4, v8]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p171 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0..1].iter().copied().sum::<S>();
    let v1 = v0.mul_add(v0, v0);
    let mut v4 = x[0];
    for _ in 0..4 {
        let v2 = v0.hypot(v0);
        let v3 = S::constant(-2.218);
        v4 = v1;
    }
    let v5 = v1.ceil();
    let v6 = v1.min(v4);
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p172 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[0];
    v0 *= -2.059;
    let v1 = v0.atan();
    let v2 = S::constant(-1.461);
    let v3 = -v1;
    let v4 = v3.floor();
    let v15 = if v4 == x[1] {
        let v5 = v3 * v3;
        let v6 = v5 + 0.3;
        let v7 = v2 / v6;
        let v8 = v2.atan();
        let v9 = v8 * v8;
        let v10 = v9 + 0.3;
        let v11 = v10.log2();
        v8
    } else {
        let v12 = x[1].abs();
        let v13 = x[1].tanh();
        let v14 = v13.cbrt();
        v13
    };
    let v16 = v4.asinh();
    let v17 = S::select(v16, fluxions::Relation::Less, v4, v15, v3);
    let v18 = x[0] * x[0];
    let v19 = v18 + 0.3;
    let v20 = v2 / v19;
    let v27 = if v20 <= -1.592 {
        v20
    } else {
        let v21 = v15 * v15;
        let v22 = v21 + 1.0;
        let v23 = v15 / v22;
        let v24 = v23 * 1.9;
        let v25 = v24.powi(2);
        let v26 = v20.min(v25);
        v15
    };
    let mut v28 = v17;
    v28 -= -2.681;
    let v29 = v27 * v27;
    let v30 = v29 + 1.0;
    let v31 = v27 / v30;
    let v32 = v31 * 1.9;
    let v33 = v32.acos();
    let v34 = x[1].min(v16);
    let v35 = v0 * v0;
    let v36 = v35 + 0.3;
    let v37 = v36.sqrt();
    let v38 = v33.atan2(v34);
    let v39 = v33 - 0.934;
    let v40 = v38 - v38;
    let v41 = v39 - 1.143;
    let mut v47 = v4;
    for _ in 0..0 {
        let v42 = v47 * v47;
        let v43 = v42 + 1.0;
        let v44 = v47 / v43;
        let v45 = v44 * 1.9;
        let v46 = v45.powi(1);
        v47 = v41;
    }
    let v48 = v41 * v41;
    let v49 = v48 + 0.3;
    let v50 = v49.pow(v47);
    let mut v53 = v17;
    for _ in 0..1 {
        let v51 = v17.cos();
        let v52 = v51.trunc();
        v53 = v51;
    }
    let v54 = S::constant(-2.624);
    let mut v55 = v16;
    v55 -= -2.925;
    let v56 = v2.cos();
    v28
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p173 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[9] = p[0];
    for _ in 0..2 {
        work[2] = work[9];
        for _ in 0..1 {
            work[0] = p[0] * 1.937;
            work[1] = work[0] + work[2];
            work[2] = work[2];
        }
        work[3] = x[0].atan2(work[9]);
        work[4] = x[0] * x[0];
        work[5] = work[4] + 1.0;
        work[6] = x[0] / work[5];
        work[7] = work[6] * 1.9;
        work[8] = work[7].powi(3);
        work[9] = work[3];
    }
    work[10] = S::select(p[0], fluxions::Relation::Less, work[9], work[9], work[9]);
    work[11] = work[10].mul_add(p[0], work[10]);
    work[11]
}
}

mod p174 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] + x[0];
    x[1]
}
}

mod p175 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 1.0;
    work[2] = p[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].exp_m1();
    work[9] = if p[2] == -0.549 {
        work[5] = work[4] - x[14];
        work[8] = work[5];
        for _ in 0..3 {
            work[6] = x[10] + 2.24;
            work[7] = work[4].ceil();
            work[8] = work[5];
        }
        work[4]
    } else {
        work[4]
    };
    work[10] = p[1] * p[1];
    work[11] = work[10] + 0.3;
    work[12] = x[14] / work[11];
    work[13] = work[9].max(work[4]);
    work[14] = x[10] - 1.475;
    work[20] = if x[8] == -0.824 {
        work[15] = work[14].trunc();
        x[4]
    } else {
        work[16] = work[14] * work[14];
        work[17] = work[16] + 0.3;
        work[18] = work[9] / work[17];
        work[19] = S::select(work[18], fluxions::Relation::Equal, p[1], work[18], work[13]);
        work[13]
    };
    work[13]
}
}

mod p176 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2].max(x[1]);
    let v1 = [S::zero(); 0].into_iter().sum::<S>();
    let v2 = x[1] * x[1];
    let v3 = v2 + 1.0;
    let v4 = x[1] / v3;
    let v5 = v4 * 1.9;
    let v6 = v5.atanh();
    let v7 = v0 * 2.204;
    let v8 = x[1..2].iter().map(|&x| x.asinh()).sum::<S>();
    let v9 = v6 * v6;
    let v10 = v9 + 1.0;
    let v11 = v6 / v10;
    let v12 = v11 * 1.9;
    let v13 = v12.exp_m1();
    v13
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p177 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] / x[1];
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p178 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[7].clamp(x[16], x[9]);
    let v1 = x[5].atan();
    let v10 = if v1 <= 0.903 {
        let v2 = x[19] * x[19];
        let v3 = v2 + 0.3;
        let v4 = x[18] / v3;
        x[19]
    } else {
        let v5 = x[18] * x[18];
        let v6 = v5 + 0.3;
        let v7 = v6.pow(x[19]);
        let v8 = v7.abs();
        let v9 = S::constant(0.725);
        v1
    };
    let v11 = x[9] - x[1];
    vec![x[3]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p179 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v1 = if x[3] == 2.906 {
        let v0 = x[0].clamp(x[0], x[3]);
        x[1]
    } else {
        x[2]
    };
    let v2 = x[2].mul_add(x[0], x[3]);
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p180 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1] + p[0];
    work[4] = p[2];
    for _ in 0..3 {
        work[1] = work[4].mul_add(work[4], work[4]);
        work[2] = p[2].tanh();
        work[3] = work[4].mul_add(work[2], work[0]);
        work[4] = work[3];
    }
    work[4]
}
}

mod p181 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * x[1];
    let v1 = v0 + 0.3;
    let v2 = v1.log2();
    let v3 = v2 * v2;
    let v4 = v3 + 0.3;
    let v5 = v4.powf(0.3);
    let v6 = v2 * v2;
    let v7 = v6 + 1.0;
    let v8 = v2 / v7;
    let v9 = v8 * 1.9;
    let v10 = v9.powi(3);
    v2
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p182 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0];
    work[0] -= -1.751;
    work[1] = p[0];
    work[1] -= x[0];
    work[3] = x[1];
    for _ in 0..4 {
        work[2] = S::constant(-2.657);
        work[3] = work[1];
    }
    work[0]
}
}

mod p183 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[9] * x[9];
    let v1 = v0 + 1.0;
    let v2 = x[9] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.exp_m1();
    let v5 = x[11] * x[11];
    let v6 = v5 + 1.0;
    let v7 = x[11] / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.exp2();
    vec![]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p184 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[3].min(x[2]);
    let v1 = x[3] * x[3];
    let v2 = v1 + 0.3;
    let v3 = x[1] / v2;
    let v4 = x[1] + v3;
    let v5 = S::constant(-0.495);
    let v6 = S::constant(2.846);
    x[3]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p185 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[5] = if x[17] <= 2.794 {
        x[18]
    } else {
        work[0] = x[2] * x[2];
        work[1] = work[0] + 1.0;
        work[2] = x[2] / work[1];
        work[3] = work[2] * 1.9;
        work[4] = work[3].cosh();
        x[15]
    };
    work[6] = x[13] - p[0];
    work[7] = x[18] * 2.113;
    vec![p[0], x[8], work[5], x[0]]
}
}

mod p186 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[8] = if x[2] < p[0] {
        work[0] = p[2].mul_add(p[0], p[2]);
        work[1] = p[0].trunc();
        p[0]
    } else {
        work[2] = p[1].hypot(x[3]);
        work[3] = work[2] * work[2];
        work[4] = work[3] + 1.0;
        work[5] = work[2] / work[4];
        work[6] = work[5] * 1.9;
        work[7] = work[6].acos();
        work[7]
    };
    work[9] = S::constant(-2.026);
    work[10] = work[9] * work[9];
    work[11] = work[10] + 1.0;
    work[12] = work[9] / work[11];
    work[13] = work[12] * 1.9;
    work[14] = work[13].exp();
    work[15] = p[0];
    work[15] /= -2.603;
    work[16] = x[0] + p[0];
    vec![]
}
}

mod p187 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v0 = x[0];
    v0 *= 0.028;
    let v1 = x[0] * x[0];
    let v2 = v1 + 0.3;
    let v3 = v2.powf(2.0);
    let v4 = S::constant(1.928);
    let v5 = v0.mul_add(v0, x[0]);
    let v6 = v3 * v3;
    let v7 = v6 + 0.3;
    let v8 = v7.pow(x[0]);
    vec![v5]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p188 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2];
    work[0] *= x[3];
    x[3]
}
}

mod p189 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::constant(1.434);
    work[1] = x[3] * x[3];
    work[2] = work[1] + 1.0;
    work[3] = x[3] / work[2];
    work[4] = work[3] * 1.9;
    work[5] = work[4].tan();
    work[6] = x[2].min(work[5]);
    work[7] = work[0].clamp(x[1], x[1]);
    work[8] = work[6].mul_add(p[0], work[0]);
    work[11] = if work[7] < 2.698 {
        work[7]
    } else {
        work[9] = { let (sin, cos) = work[0].sin_cos(); sin * 2.0 + cos };
        work[10] = x[2..4].iter().map(|&x| x.cos()).sum::<S>();
        x[0]
    };
    work[12] = work[0] * work[0];
    work[13] = work[12] + 1.0;
    work[14] = work[0] / work[13];
    work[15] = work[14] * 1.9;
    work[16] = work[15].powi(4);
    work[17] = work[16] + work[7];
    work[18] = work[11] * work[11];
    work[19] = work[18] + 1.0;
    work[20] = work[11] / work[19];
    work[21] = work[20] * 1.9;
    work[22] = work[21].powi(4);
    work[23] = x[3];
    work[23] += 1.021;
    work[24] = work[16] * work[16];
    work[25] = work[24] + 1.0;
    work[26] = work[16] / work[25];
    work[27] = work[26] * 1.9;
    work[28] = work[27].acos();
    work[29] = work[28].min(work[28]);
    work[30] = work[29] + 1.423;
    work[31] = work[6] * work[6];
    work[32] = work[31] + 0.3;
    work[33] = work[32].powf(-1.0);
    work[34] = work[29];
    work[34] *= work[28];
    work[30]
}
}

mod p190 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[13];
    for _ in 0..4 {
        work[0] = work[0];
    }
    work[1] = p[0].atan2(x[2]);
    work[2] = work[1];
    work[2] += work[1];
    x[7]
}
}

mod p191 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v3 = x[0];
    for _ in 0..2 {
        let v0 = if x[4] < x[10] {
            x[12]
        } else {
            x[5]
        };
        let v1 = x[4].clamp(x[10], x[7]);
        let v2 = x[12] - x[12];
        v3 = x[5];
    }
    let v4 = -x[12];
    let v5 = v3 * v3;
    let v6 = v5 + 1.0;
    let v7 = v3 / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.exp2();
    v9
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p192 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[0].pow(x[2]);
    work[1] = work[0] / 1.864;
    vec![work[1], work[1]]
}
}

mod p193 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(0.0);
    let v3 = v2.clamp(x[0], v2);
    let v4 = v3.mul_add(v3, v3);
    let mut v5 = v2;
    for _ in 0..0 {
        v5 = v2;
    }
    v2
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p194 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 0.3;
    let v2 = v1.powi(-2);
    let mut v3 = v2;
    v3 *= v2;
    let v4 = v3.atan2(v2);
    let v5 = v3.clamp(v4, x[0]);
    let v6 = v4.tanh();
    let mut v7 = v3;
    for _ in 0..2 {
        v7 = v6;
    }
    let v8 = v6 * v2;
    let v9 = v7 * v7;
    let v10 = v9 + 1.0;
    let v11 = v7 / v10;
    let v12 = v11 * 1.9;
    let v13 = v12.powi(0);
    let v14 = v8 * v8;
    let v15 = v8 * v8;
    let v16 = v6.mul_add(v3, v8);
    v16
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p195 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(-0.198);
    let v1 = x[1] * x[1];
    let v2 = v1 + 0.3;
    let v3 = v2.powf(0.5);
    let v4 = v0.sin();
    let v5 = v3 * -1.171;
    let mut v6 = v0;
    v6 /= 1.265;
    v6
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p196 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[4].trunc();
    y[0] = x[6];
    y[1] = x[3];
    y[2] = x[6];
    y[3] = v0;
    y[4] = x[4];
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p197 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[6] = x[0];
    for _ in 0..2 {
        work[0] = x[3];
        work[0] *= x[9];
        work[1] = x[9] * x[9];
        work[2] = work[1] + 1.0;
        work[3] = x[9] / work[2];
        work[4] = work[3] * 1.9;
        work[5] = work[4].powi(0);
        work[6] = work[0];
    }
    work[7] = p[0] + x[0];
    work[7]
}
}

mod p198 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] / 0.003;
    work[1] = x[1] + x[0];
    work[2] = p[0].floor();
    work[3] = work[0].atan2(work[0]);
    work[4] = S::constant(1.025);
    work[0]
}
}

mod p199 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[0..1].iter().map(|&x| x.tanh()).sum::<S>();
    y[0] = p[0];
    y[1] = p[0];
    y[2] = p[1];
}
}

mod p200 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[14] * x[14];
    let v1 = v0 + 0.3;
    let v2 = v1.recip();
    let v13 = if v2 == -1.934 {
        x[15]
    } else {
        let v3 = x[13] * x[13];
        let v4 = v3 + 1.0;
        let v5 = x[13] / v4;
        let v6 = v5 * 1.9;
        let v7 = v6.powi(2);
        let v8 = v2 * v2;
        let v9 = v8 + 1.0;
        let v10 = v2 / v9;
        let v11 = v10 * 1.9;
        let v12 = v11.sinh();
        x[6]
    };
    let v14 = x[5] * x[5];
    let v15 = v14 + 0.3;
    let v16 = v15.log2();
    let v17 = v13.mul_add(v13, v13);
    v2
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p201 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[2] - x[0];
    vec![work[0], x[2], x[1], work[0], x[0]]
}
}

mod p202 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0].atan2(x[1]);
    work[1] = p[0].acos();
    x[1]
}
}

mod p203 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 1.0;
    work[2] = p[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].asin();
    work[5] = p[0];
    work[5] += -0.306;
    work[6] = p[2].clamp(p[2], work[5]);
    work[7] = x[1] * x[1];
    work[8] = work[7] + 0.3;
    work[9] = p[2] / work[8];
    vec![work[9], work[6], work[6], work[9]]
}
}

mod p204 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = [x[2]].into_iter().sum::<S>();
    let v1 = x[2] / -2.65;
    let v2 = x[1].mul_add(v0, x[1]);
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p205 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[2].atan();
    let v1 = v0.round();
    y[0] = x[2];
    y[1] = x[2];
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p206 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].mul_add(p[1], p[1]);
    work[1] = p[0] * p[0];
    work[2] = x[0] / p[1];
    work[3] = work[0];
    for _ in 0..4 {
        work[3] = work[3];
    }
    work[2]
}
}

mod p207 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.acos();
    let mut v5 = x[0];
    for _ in 0..1 {
        v5 = x[0];
    }
    let v6 = x[0] * x[0];
    let v7 = v6 + 1.0;
    let v8 = x[0] / v7;
    let v9 = v8 * 1.9;
    let v10 = v9.powi(4);
    let v11 = -x[0];
    let v12 = v11.atan2(v11);
    let v13 = v4 * -0.057;
    v5
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p208 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[2..3].iter().map(|&x| x.tanh()).sum::<S>();
    vec![x[3], x[0], x[1], x[3], x[1]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p209 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].atan2(x[2]);
    let v1 = [S::zero(); 0].into_iter().sum::<S>();
    let v2 = v0 * v0;
    let v3 = v2 + 1.0;
    let v4 = v0 / v3;
    let v5 = v4 * 1.9;
    let v6 = v5.powi(3);
    let v7 = v0 * v0;
    let v8 = v7 + 0.3;
    let v9 = v8.recip();
    let v10 = v0 / 1.965;
    let v11 = v10 + v1;
    v10
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p210 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] + x[1];
    let mut v3 = v0;
    for _ in 0..4 {
        let mut v1 = v3;
        v1 -= x[0];
        let v2 = v1 - v0;
        v3 = v1;
    }
    let v4 = x[2].tanh();
    let v5 = v4.atan2(x[1]);
    let v6 = x[1] * x[1];
    let v7 = v6 + 0.3;
    let v8 = v7.sqrt();
    v3
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p211 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].powi(7);
    let v1 = x[1].hypot(x[2]);
    let v2 = S::select(v0, fluxions::Relation::Equal, v0, v1, v1);
    let v3 = x[1].exp2();
    let v4 = v2.ln();
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p212 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::select(x[0], fluxions::Relation::Equal, x[0], x[0], x[1]);
    let v1 = S::select(x[0], fluxions::Relation::Less, x[0], v0, x[0]);
    x[1]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p213 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0] - x[0];
    work[1] = x[0].asinh();
    work[2] = x[0].cbrt();
    work[3] = work[1] * work[1];
    work[4] = work[3] + 1.2;
    work[5] = work[4].acosh();
    work[6] = work[2] * work[2];
    work[7] = work[6] + 1.0;
    work[8] = work[2] / work[7];
    work[9] = work[8] * 1.9;
    work[10] = work[9].exp2();
    vec![work[2], work[2], work[1], work[5]]
}
}

mod p214 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0].sin();
    let v1 = v0 * v0;
    let v2 = v1 + 1.0;
    let v3 = v0 / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.powi(2);
    vec![x[0], v0, v5, x[1]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p215 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1].mul_add(p[1], p[0]);
    work[1] = p[1].floor();
    work[2] = S::constant(-1.519);
    work[3] = work[0] - -2.739;
    work[4] = work[2] * work[3];
    work[5] = x[1].min(p[1]);
    work[0]
}
}

mod p216 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[3].atan2(x[3]);
    let v9 = if x[3] <= x[2] {
        v0
    } else {
        let v8 = if v0 <= -2.227 {
            let v1 = v0 * v0;
            let v2 = v1 + 0.3;
            let v3 = v2.powf(3.0);
            let v4 = v3 * v3;
            let v5 = v4 + 0.3;
            let v6 = v3 / v5;
            let v7 = v6 + 0.697;
            x[2]
        } else {
            v0
        };
        x[2]
    };
    let v10 = S::select(v9, fluxions::Relation::Less, x[2], x[2], x[2]);
    let v11 = v10.cbrt();
    let v12 = v10 / -0.68;
    v10
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p217 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = x[0].abs();
    let v2 = x[0] - 1.279;
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p218 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = if x[0] == x[0] {
        x[0]
    } else {
        x[0]
    };
    vec![x[0], work[0]]
}
}

mod p219 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] * x[0];
    let v1 = v0 + 0.3;
    let mut v2 = x[0];
    v2 /= v1;
    let v3 = x[0].ceil();
    let v4 = v3.tanh();
    let v5 = v2 - v3;
    let v6 = x[0] * x[0];
    let v7 = v6 + 1.0;
    let v8 = x[0] / v7;
    let v9 = v8 * 1.9;
    let v10 = v9.powi(0);
    y[0] = v10;
    y[1] = v4;
    y[2] = v3;
    y[3] = v4;
    y[4] = v4;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p220 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2].hypot(x[0]);
    work[1] = S::constant(1.508);
    work[2] = x[2].hypot(work[1]);
    work[3] = work[2] + -0.334;
    work[6] = work[3];
    for _ in 0..1 {
        work[4] = work[3].acos();
        work[5] = work[6].sinh();
        work[6] = work[6];
    }
    work[7] = work[2].mul_add(work[2], work[1]);
    work[8] = work[3].powi(-3);
    work[9] = -work[6];
    work[10] = work[9] + work[8];
    work[11] = work[10].pow(work[8]);
    work[16] = if x[1] < work[0] {
        work[12] = work[6].powf(0.5);
        work[10]
    } else {
        work[13] = work[11].powi(4);
        work[14] = work[10].clamp(work[10], work[10]);
        work[15] = work[10] - 0.858;
        x[0]
    };
    work[17] = work[11] * work[9];
    work[19] = work[10];
    for _ in 0..3 {
        work[18] = S::constant(0.701);
        work[19] = work[0];
    }
    work[16]
}
}

mod p221 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].stop_gradient();
    let v1 = S::select(x[7], fluxions::Relation::LessOrEqual, x[6], x[6], x[6]);
    let v2 = x[5].exp2();
    let v3 = x[2].trunc();
    let v4 = x[5] - v0;
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p222 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0] * 0.539;
    work[1] = x[2..3].iter().map(|&x| x.atan()).sum::<S>();
    work[2] = work[0] * 1.026;
    work[3] = x[3] * x[3];
    work[4] = work[3] + 0.3;
    work[5] = work[4].ln_1p();
    work[6] = work[2] * work[2];
    work[7] = work[6] + 0.3;
    work[8] = work[7].ln();
    work[8]
}
}

mod p223 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] + 0.528;
    let v1 = v0.min(v0);
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p224 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v6 = if x[11] == x[10] {
        let v0 = x[9].pow(x[11]);
        let v1 = x[11].powi(6);
        let v2 = v1.powi(2);
        v1
    } else {
        let v3 = x[2].powi(6);
        let v4 = S::select(x[10], fluxions::Relation::Equal, x[10], x[3], x[10]);
        let mut v5 = x[2];
        v5 *= x[4];
        x[5]
    };
    x[10]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p225 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2].signum();
    let v1 = v0 * v0;
    let v2 = v1 + 0.3;
    let v3 = v2.recip();
    v3
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p226 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[1] * x[1];
    let v1 = v0 + 0.3;
    let v2 = v1.powi(-3);
    let v3 = x[2] - -1.173;
    vec![v2, x[0], x[1], x[2]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p227 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3].max(x[2]);
    work[1] = -x[3];
    work[2] = x[2] * x[2];
    work[3] = work[2] + 0.3;
    work[4] = work[3].powf(-1.0);
    work[5] = x[0] * x[3];
    work[5]
}
}

mod p228 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1].max(p[0]);
    work[1] = x[3].mul_add(x[1], x[0]);
    x[1]
}
}

mod p229 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::select(x[0], fluxions::Relation::LessOrEqual, x[0], x[0], x[0]);
    let v1 = S::constant(-0.768);
    let v2 = v1 - x[0];
    v2
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p230 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3].mul_add(p[0], p[2]);
    work[1] = x[0];
    work[1] *= p[1];
    work[4] = work[0];
    for _ in 0..3 {
        work[2] = p[1].atan();
        work[3] = p[1] * -0.37;
        work[4] = work[2];
    }
    work[5] = p[2] + -0.808;
    work[6] = work[1] * work[1];
    work[7] = work[6] + 1.2;
    work[8] = work[7].acosh();
    x[3]
}
}

mod p231 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].asinh();
    work[1] = p[0] * p[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].powi(-1);
    work[4] = work[3].mul_add(p[0], work[0]);
    work[5] = p[0] + work[4];
    work[6] = work[3] * work[3];
    work[7] = work[6] + 1.0;
    work[8] = work[3] / work[7];
    work[9] = work[8] * 1.9;
    work[10] = work[9].exp2();
    work[10]
}
}

mod p232 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[10].stop_gradient();
    let v1 = x[3] * x[3];
    let v2 = v1 + 0.3;
    let v3 = v0 / v2;
    x[9]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p233 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0] / -0.092;
    work[1] = p[0] + -2.323;
    work[2] = p[1] - 2.768;
    y[0] = work[1];
    y[1] = work[1];
    y[2] = x[0];
    y[3] = work[0];
    y[4] = work[1];
}
}

mod p234 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] + x[0];
    x[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p235 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[1] * x[1];
    work[1] = work[0] + 1.0;
    work[2] = x[1] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].exp_m1();
    work[5] = x[2] * x[2];
    work[6] = work[5] + 0.3;
    work[7] = work[6].pow(x[1]);
    work[8] = work[7] * work[7];
    work[9] = work[8] + 0.3;
    work[10] = work[4] / work[9];
    work[11] = work[4] - 0.239;
    vec![]
}
}

mod p236 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[3] * x[3];
    let v1 = v0 + 0.3;
    let v2 = v1.ln();
    let v3 = x[0] * x[0];
    let v4 = v3 + 0.3;
    let v5 = x[2] / v4;
    let v6 = v5 * v5;
    let v7 = v6 + 0.3;
    let v8 = v7.log2();
    vec![v5, v5, x[0], v8, v5]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p237 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2] * x[2];
    work[1] = work[0] + 0.3;
    work[2] = work[1].pow(x[2]);
    x[0]
}
}

mod p238 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[2] * x[2];
    let v1 = v0 + 1.0;
    let v2 = x[2] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.asin();
    y[0] = v4;
    y[1] = x[1];
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p239 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[2];
    v0 *= x[0];
    let v1 = x[2].max(v0);
    let v2 = v1 * v1;
    let v3 = v2 + 0.3;
    let v4 = v3.ln();
    let v5 = v4 * v4;
    let v6 = v5 + 0.3;
    let v7 = x[0] / v6;
    let v8 = v4 * v4;
    let v9 = v8 + 1.0;
    let v10 = v4 / v9;
    let v11 = v10 * 1.9;
    let v12 = v11.atanh();
    let mut v13 = x[1];
    for _ in 0..2 {
        v13 = v4;
    }
    let v14 = v12 - 2.884;
    let v15 = x[2] * x[2];
    let v16 = v15 + 1.0;
    let v17 = x[2] / v16;
    let v18 = v17 * 1.9;
    let v19 = v18.asin();
    let mut v22 = v19;
    for _ in 0..2 {
        let mut v20 = v19;
        v20 /= 0.535;
        let v21 = x[2] - x[0];
        v22 = v19;
    }
    let v27 = if v1 <= 0.149 {
        let mut v26 = v19;
        for _ in 0..1 {
            let v23 = x[1] * x[1];
            let v24 = v23 + 0.3;
            let v25 = v24.log2();
            v26 = v19;
        }
        v26
    } else {
        v14
    };
    let v28 = v14 * v14;
    let v29 = v28 + 0.3;
    let v30 = v29.log2();
    let v31 = S::constant(2.875);
    let v32 = v31.asinh();
    v30
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p240 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::from_partials(x[3].primal().sin(), &[(x[3], x[3].cos())]);
    y[0] = work[0];
    y[1] = x[2];
}
}

mod p241 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[10].mul_add(x[12], x[12]);
    work[1] = x[13] * x[13];
    work[2] = work[1] + 0.3;
    work[3] = work[2].ln();
    work[5] = work[0];
    for _ in 0..4 {
        work[4] = work[0];
        work[4] += -0.259;
        work[5] = work[3];
    }
    work[6] = work[0].trunc();
    work[7] = work[0] - x[8];
    work[17] = work[6];
    for _ in 0..3 {
        work[8] = x[11].atan();
        work[9] = x[5] * x[5];
        work[10] = work[9] + 0.3;
        work[11] = work[10].ln();
        work[12] = x[9] * x[9];
        work[13] = work[12] + 1.0;
        work[14] = x[9] / work[13];
        work[15] = work[14] * 1.9;
        work[16] = work[15].acos();
        work[17] = work[16];
    }
    work[18] = x[1] * x[3];
    work[19] = S::from_partials(x[0].primal().sin(), &[(x[0], x[0].cos())]);
    work[20] = work[7] * work[7];
    work[21] = work[20] + 0.3;
    work[22] = work[21].pow(work[18]);
    work[23] = S::select(work[19], fluxions::Relation::Equal, work[0], work[17], work[17]);
    work[29] = if work[19] < x[10] {
        work[24] = work[18];
        work[24] -= work[22];
        work[25] = x[0].mul_add(x[1], work[23]);
        work[22]
    } else {
        work[26] = work[19].clamp(work[22], work[22]);
        work[27] = work[3] + work[23];
        work[28] = work[5] * 2.467;
        work[28]
    };
    work[30] = work[23] * work[23];
    work[31] = work[29] * work[29];
    work[32] = work[31] + 1.0;
    work[33] = work[29] / work[32];
    work[34] = work[33] * 1.9;
    work[35] = work[34].powi(1);
    work[36] = x[2].clamp(work[29], x[3]);
    work[37] = work[5] * work[5];
    work[38] = work[37] + 0.3;
    work[39] = work[38].powf(-1.0);
    work[40] = work[6] * work[6];
    work[41] = work[40] + 1.0;
    work[42] = work[6] / work[41];
    work[43] = work[42] * 1.9;
    work[44] = work[43].cosh();
    work[45] = work[18].atan();
    work[46] = work[7].ceil();
    work[47] = work[39] * work[39];
    work[48] = work[47] + 1.0;
    work[49] = work[39] / work[48];
    work[50] = work[49] * 1.9;
    work[51] = work[50].powi(2);
    work[52] = S::constant(1.516);
    y[0] = x[9];
    y[1] = work[5];
}
}

mod p242 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0];
    work[0] += 1.874;
    work[1] = p[0] * p[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].pow(p[0]);
    work[13] = if p[1] == work[0] {
        work[4] = work[0] + p[0];
        work[5] = work[3] - p[2];
        x[1]
    } else {
        work[6] = work[3].cos();
        work[11] = if work[6] < work[3] {
            work[7] = work[6] * p[2];
            work[8] = work[0].mul_add(work[3], work[7]);
            work[9] = work[3] + work[7];
            p[0]
        } else {
            work[10] = work[3].min(p[2]);
            work[0]
        };
        work[12] = work[6].clamp(work[3], work[11]);
        work[12]
    };
    work[14] = p[0].tanh();
    work[15] = work[3].hypot(work[13]);
}
}

mod p243 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0];
    work[0] /= 1.749;
    work[1] = p[2] * p[2];
    work[2] = work[1] + 1.0;
    work[3] = p[2] / work[2];
    work[4] = work[3] * 1.9;
    work[5] = work[4].tan();
    work[6] = p[2].trunc();
    y[0] = x[1];
    y[1] = work[6];
    y[2] = work[5];
    y[3] = x[2];
}
}

mod p244 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v20 = x[1];
    for _ in 0..0 {
        let v0 = x[1].clamp(x[1], x[0]);
        let v16 = if v20 <= x[1] {
            let v1 = v20.hypot(x[1]);
            let v2 = v1 * x[1];
            let v3 = v2 * v2;
            let v4 = v3 + 0.3;
            let v5 = v4.powf(0.5);
            v5
        } else {
            let v6 = x[0] * x[0];
            let v7 = v6 + 1.0;
            let v8 = x[0] / v7;
            let v9 = v8 * 1.9;
            let v10 = v9.powi(3);
            let v11 = v0 * v0;
            let v12 = v11 + 1.0;
            let v13 = v0 / v12;
            let v14 = v13 * 1.9;
            let v15 = v14.acos();
            v10
        };
        let v17 = v16 * v16;
        let v18 = v17 + 0.3;
        let v19 = v0 / v18;
        v20 = v16;
    }
    let v21 = v20 + 1.601;
    x[1]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p245 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2] * x[2];
    work[1] = work[0] + 1.0;
    work[2] = x[2] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].exp();
    work[5] = S::select(work[4], fluxions::Relation::Less, work[4], x[3], x[2]);
    work[6] = [S::zero(); 0].into_iter().sum::<S>();
    work[7] = work[4] / 0.124;
    work[8] = work[6].max(work[7]);
    x[0]
}
}

mod p246 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[12].atan2(x[11]);
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p247 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.tan();
    let v5 = v4 * v4;
    let v6 = v5 + 0.3;
    let v7 = v6.recip();
    y[0] = x[0];
    y[1] = x[1];
    y[2] = x[0];
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p248 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0];
    for _ in 0..0 {
        work[0] = x[0];
    }
    work[1] = x[0] - 2.38;
    work[1]
}
}

mod p249 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1..3].iter().map(|&x| x.cos()).sum::<S>();
    work[1] = x[0] * x[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].ln();
    work[15] = if work[0] == x[1] {
        work[4] = x[1].hypot(work[0]);
        work[5] = S::constant(1.16);
        work[6] = work[5] * work[5];
        work[7] = work[6] + 0.3;
        work[8] = work[0] / work[7];
        x[1]
    } else {
        work[9] = work[0] * work[0];
        work[10] = work[9] + 1.0;
        work[11] = work[0] / work[10];
        work[12] = work[11] * 1.9;
        work[13] = work[12].asin();
        work[14] = work[13].floor();
        x[0]
    };
    work[16] = x[2] * x[2];
    work[17] = work[16] + 0.3;
    work[18] = work[17].recip();
    work[18]
}
}

mod p250 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v1 = x[1];
    for _ in 0..4 {
        let v0 = x[0].cos();
        v1 = x[0];
    }
    let v2 = v1 * v1;
    let v3 = v2 + 0.3;
    let v4 = v3.sqrt();
    let mut v5 = x[1];
    v5 -= 2.549;
    let v6 = S::select(v1, fluxions::Relation::Less, x[2], v4, v1);
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p251 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::select(x[2], fluxions::Relation::Equal, x[1], x[2], x[2]);
    work[1] = x[0];
    for _ in 0..4 {
        work[1] = work[1];
    }
    work[2] = work[0] * work[0];
    work[3] = work[2] + 1.0;
    work[4] = work[0] / work[3];
    work[5] = work[4] * 1.9;
    work[6] = work[5].powi(2);
    work[6]
}
}

mod p252 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[2].hypot(x[2]);
    let v1 = v0 + 1.575;
    let v2 = [S::zero(); 0].into_iter().sum::<S>();
    let v3 = v1 / -2.128;
    let v4 = x[0] * x[0];
    let v5 = v4 + 1.0;
    let v6 = x[0] / v5;
    let v7 = v6 * 1.9;
    let v8 = v7.sinh();
    let v9 = S::constant(-0.211);
    let v10 = v2 * v2;
    let v11 = v10 + 0.3;
    let v12 = v11.powf(1.5);
    let v13 = v3 * v3;
    let v14 = v13 + 0.3;
    let v15 = v14.sqrt();
    y[0] = v9;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p253 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.exp_m1();
    let v5 = S::constant(-1.615);
    let v6 = v4.atan2(x[0]);
    let mut v7 = v5;
    v7 /= 0.826;
    let v8 = v7.clamp(v5, x[0]);
    v7
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p254 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[2] * p[2];
    work[1] = work[0] + 0.3;
    work[2] = work[1].recip();
    work[3] = p[1] * p[2];
    x[0]
}
}

mod p255 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].floor();
    work[1] = x[2] * x[2];
    work[2] = work[1] + 0.3;
    work[3] = x[2] / work[2];
    work[4] = x[1].min(work[0]);
    work[5] = x[3].cbrt();
    work[6] = work[3];
    for _ in 0..2 {
        work[6] = work[4];
    }
    work[5]
}
}

mod p256 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[5] = if x[0] < x[2] {
        work[0] = x[1].clamp(x[2], p[0]);
        p[0]
    } else {
        work[1] = x[2];
        work[1] += x[0];
        work[2] = x[0] * x[0];
        work[3] = work[2] + 0.3;
        work[4] = work[3].powf(2.0);
        p[0]
    };
    work[6] = p[0] + p[1];
    work[7] = work[6] * work[6];
    work[8] = work[7] + 1.0;
    work[9] = work[6] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].asin();
    work[12] = work[6] * work[6];
    work[13] = work[12] + 0.3;
    work[14] = work[13].log10();
    work[15] = work[14] * work[14];
    work[16] = work[15] + 0.3;
    work[17] = work[14] / work[16];
    work[18] = work[6].mul_add(work[14], work[14]);
    work[19] = work[18].trunc();
    work[20] = work[14] * work[14];
    work[21] = work[20] + 1.0;
    work[22] = work[14] / work[21];
    work[23] = work[22] * 1.9;
    work[24] = work[23].asin();
    work[25] = work[5] * work[5];
    work[26] = work[25] + 1.0;
    work[27] = work[5] / work[26];
    work[28] = work[27] * 1.9;
    work[29] = work[28].powi(3);
    work[40] = work[17];
    for _ in 0..4 {
        work[37] = if work[40] == -1.551 {
            work[30] = work[19].mul_add(work[14], p[0]);
            work[31] = work[17] * 2.744;
            work[32] = work[31] * work[31];
            work[33] = work[32] + 1.0;
            work[34] = work[31] / work[33];
            work[35] = work[34] * 1.9;
            work[36] = work[35].exp_m1();
            work[40]
        } else {
            work[18]
        };
        work[38] = S::select(work[24], fluxions::Relation::Less, work[29], work[29], work[11]);
        work[39] = -work[29];
        work[40] = work[37];
    }
    work[41] = work[19].mul_add(work[29], work[24]);
    work[42] = work[29].stop_gradient();
    work[42]
}
}

mod p257 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] - 0.419;
    let v1 = x[3].round();
    let v2 = v0 * v0;
    let v3 = v2 + 0.3;
    let v4 = v3.log2();
    let v5 = v4.mul_add(x[3], x[1]);
    let v6 = x[3].mul_add(x[0], v0);
    v4
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p258 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.asin();
    let v10 = if x[0] == -1.141 {
        let v5 = S::constant(1.015);
        let v6 = x[0].stop_gradient();
        v6
    } else {
        let v7 = [S::zero(); 0].into_iter().sum::<S>();
        let v8 = v4.clamp(v4, v7);
        let v9 = v7.clamp(v8, v8);
        v8
    };
    let v11 = v10.trunc();
    let v12 = v4 + x[0];
    let v13 = v10.clamp(v12, v10);
    let mut v14 = v13;
    for _ in 0..0 {
        v14 = v12;
    }
    y[0] = v12;
    y[1] = v11;
    y[2] = v14;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p259 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[1] = x[3];
    for _ in 0..4 {
        work[0] = p[0].hypot(work[1]);
        work[1] = x[0];
    }
    vec![p[1], x[1], x[2]]
}
}

mod p260 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(4);
    let v5 = x[0] * x[0];
    let v6 = v5 + 0.3;
    let mut v7 = v4;
    v7 /= v6;
    let mut v8 = x[0];
    v8 -= -0.105;
    let v9 = v4 * v4;
    let v10 = v9 + 1.0;
    let v11 = v4 / v10;
    let v12 = v11 * 1.9;
    let v13 = v12.exp();
    x[1]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p261 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::constant(-2.968);
}
}

mod p262 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].sqrt();
    work[1] = x[2].tanh();
    work[2] = x[2] * -0.585;
    work[3] = x[2].atanh();
    work[4] = work[2].mul_add(x[2], work[0]);
    x[1]
}
}

mod p263 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] - x[0];
    let v1 = x[0].atan2(x[0]);
    y[0] = v1;
    y[1] = v1;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p264 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].clamp(x[0], x[0]);
    let mut v1 = x[1];
    v1 *= -0.396;
    let mut v2 = x[1];
    v2 *= v1;
    let v3 = if x[1] < v0 {
        v2
    } else {
        v1
    };
    let v4 = v0 * v0;
    let v5 = v4 + 0.3;
    let v6 = v5.pow(v0);
    let v7 = v2 * v2;
    let v8 = v7 + 0.3;
    let mut v9 = v2;
    v9 /= v8;
    v6
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p265 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[11].ceil();
    let v1 = x[13] + 2.758;
    let v2 = x[13] + x[0];
    let mut v10 = x[6];
    for _ in 0..4 {
        let v3 = v0.cos();
        let v4 = v1 * v1;
        let v5 = v4 + 0.3;
        let v6 = v5.powf(2.0);
        let v7 = v6 * v6;
        let v8 = v7 + 0.3;
        let v9 = v8.powf(0.3);
        v10 = x[9];
    }
    let v11 = v10 * v2;
    let v12 = v1 * v1;
    let v13 = v12 + 1.0;
    let v14 = v1 / v13;
    let v15 = v14 * 1.9;
    let v16 = v15.tan();
    let v17 = v2 * v2;
    let v18 = v17 + 1.0;
    let v19 = v2 / v18;
    let v20 = v19 * 1.9;
    let v21 = v20.asin();
    let v22 = v16 - -0.467;
    let v23 = x[0] * x[0];
    let v24 = v23 + 0.3;
    let v25 = v24.ln_1p();
    let mut v30 = x[8];
    for _ in 0..3 {
        let mut v26 = x[1];
        v26 += v25;
        let v27 = x[6] * x[6];
        let v28 = v27 + 1.2;
        let v29 = v28.acosh();
        v30 = v16;
    }
    let v31 = v10.max(v0);
    let v32 = x[2] * x[2];
    let v33 = v32 + 0.3;
    let v34 = v33.pow(x[5]);
    let v35 = if v25 == x[6] {
        v34
    } else {
        v25
    };
    y[0] = v31;
    y[1] = v31;
    y[2] = v34;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p266 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[2].abs();
    work[1] = p[2].mul_add(p[1], x[9]);
    x[5]
}
}

mod p267 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[1];
    for _ in 0..4 {
        v0 = v0;
    }
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p268 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0].clamp(p[0], x[0]);
    work[1] = x[0] * x[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].pow(work[0]);
    work[4] = -x[1];
    work[5] = S::from_partials(work[3].primal().sin(), &[(work[3], work[3].cos())]);
    vec![work[4], work[5], work[3], work[3], work[5]]
}
}

mod p269 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0..1].iter().map(|&x| x.asinh()).sum::<S>();
    let v1 = v0 * v0;
    let v2 = v1 + 0.3;
    let v3 = v0 / v2;
    let v9 = if v0 <= -1.094 {
        let v4 = x[0] * x[0];
        let v5 = v4 + 0.3;
        let v6 = v5.pow(v3);
        let v7 = v6.cbrt();
        let v8 = v7.max(v3);
        v0
    } else {
        v3
    };
    v0
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p270 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].atan2(x[0]);
    work[1] = work[0] * -0.71;
    p[0]
}
}

mod p271 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let mut v5 = x[2];
    for _ in 0..2 {
        let v0 = [x[2], v5].into_iter().sum::<S>();
        let v1 = [x[3]].into_iter().sum::<S>();
        let v2 = x[3] * x[3];
        let v3 = v2 + 0.3;
        let v4 = v3.pow(x[2]);
        v5 = x[0];
    }
    let v6 = x[1] * x[1];
    let v7 = v6 + 1.0;
    let v8 = x[1] / v7;
    let v9 = v8 * 1.9;
    let v10 = v9.powi(0);
    let v11 = x[2].atan();
    let v12 = v5 * v5;
    let v13 = v12 + 1.0;
    let v14 = v5 / v13;
    let v15 = v14 * 1.9;
    let v16 = v15.exp();
    v10
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p272 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = x[0].max(x[0]);
    let v2 = v1 / 0.852;
    let v3 = v1 * x[0];
    let v4 = x[0..1].iter().map(|&x| x.asinh()).sum::<S>();
    v1
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p273 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] * 1.056;
    p[1]
}
}

mod p274 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[1] * p[1];
    work[1] = work[0] + 0.3;
    work[2] = work[1].sqrt();
    vec![work[2], x[1]]
}
}

mod p275 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[2].mul_add(x[2], x[0]);
    let v1 = v0 / 0.133;
    let mut v4 = v0;
    for _ in 0..0 {
        let v2 = v4 * -2.794;
        let v3 = v0 + 2.204;
        v4 = v3;
    }
    let v5 = x[2] * x[2];
    let v6 = v5 + 1.0;
    let v7 = x[2] / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.powi(0);
    y[0] = v1;
    y[1] = v4;
    y[2] = v1;
    y[3] = v9;
    y[4] = v4;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p276 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[7] = if p[0] == 1.141 {
        work[0] = x[0];
        work[0] -= -1.93;
        work[1] = p[0] * x[0];
        work[2] = p[2] - -1.071;
        p[0]
    } else {
        work[5] = p[2];
        for _ in 0..1 {
            work[3] = p[2] * -2.222;
            work[4] = S::select(p[2], fluxions::Relation::Equal, work[5], p[0], work[3]);
            work[5] = p[1];
        }
        work[6] = x[2..2].iter().map(|&x| x.cos()).sum::<S>();
        work[5]
    };
    work[18] = if x[0] <= work[7] {
        work[8] = p[2] / -2.242;
        work[9] = work[8].max(p[2]);
        work[10] = x[1] * x[1];
        work[11] = work[10] + 0.3;
        work[12] = work[11].powf(1.5);
        work[12]
    } else {
        work[13] = p[1] * p[1];
        work[14] = work[13] + 1.0;
        work[15] = p[1] / work[14];
        work[16] = work[15] * 1.9;
        work[17] = work[16].acos();
        p[0]
    };
    work[19] = p[1] * p[1];
    work[20] = work[19] + 1.0;
    work[21] = p[1] / work[20];
    work[22] = work[21] * 1.9;
    work[23] = work[22].cosh();
    work[31] = if work[23] < p[0] {
        work[24] = p[2].clamp(p[2], work[18]);
        work[25] = work[23] * work[23];
        work[26] = work[25] + 0.3;
        work[27] = work[26].ln_1p();
        work[23]
    } else {
        work[28] = work[23].trunc();
        work[29] = work[23].clamp(work[28], x[0]);
        work[30] = S::select(x[0], fluxions::Relation::LessOrEqual, work[18], work[28], work[29]);
        work[29]
    };
    work[32] = work[18];
    for _ in 0..1 {
        work[32] = p[0];
    }
    work[32]
}
}

mod p277 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0] * x[2];
    vec![work[0], work[0]]
}
}

mod p278 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[10].mul_add(x[7], x[10]);
    work[1] = p[1] * p[1];
    work[2] = work[1] + 1.0;
    work[3] = p[1] / work[2];
    work[4] = work[3] * 1.9;
    work[5] = work[4].powi(1);
    work[6] = x[3].max(x[6]);
    work[13] = if work[5] == x[4] {
        work[7] = p[1].clamp(p[1], x[7]);
        work[6]
    } else {
        work[8] = p[1] * -0.744;
        work[9] = work[6] * work[6];
        work[10] = work[9] + 0.3;
        work[11] = work[10].recip();
        work[12] = work[5].asinh();
        work[11]
    };
    work[14] = -work[5];
    work[15] = x[3];
    work[15] -= -1.421;
    work[16] = work[15].hypot(work[15]);
    work[17] = work[14].tanh();
    work[18] = work[16].mul_add(work[15], work[15]);
    work[19] = work[18] * work[18];
    work[20] = work[19] + 0.3;
    work[21] = work[20].powi(-1);
    work[34] = if x[4] == -0.364 {
        work[22] = work[21].asinh();
        work[32] = work[17];
        for _ in 0..0 {
            work[23] = work[32].hypot(x[4]);
            work[24] = work[22] * work[22];
            work[25] = work[24] + 0.3;
            work[26] = work[25].powf(-2.5);
            work[27] = work[23] * work[23];
            work[28] = work[27] + 1.0;
            work[29] = work[23] / work[28];
            work[30] = work[29] * 1.9;
            work[31] = work[30].tan();
            work[32] = work[31];
        }
        work[0]
    } else {
        work[33] = p[0].clamp(work[21], work[16]);
        x[5]
    };
    work[35] = work[18] * x[2];
    work[36] = x[7];
    work[36] *= 2.492;
    work[37] = work[36].max(x[10]);
    work[38] = work[35] * work[35];
    work[39] = work[38] + 1.0;
    work[40] = work[35] / work[39];
    work[41] = work[40] * 1.9;
    work[42] = work[41].cosh();
    work[43] = work[37] * work[37];
    work[44] = work[43] + 0.3;
    work[45] = work[44].pow(work[17]);
    work[46] = x[5] * work[42];
    work[47] = work[37].atan();
    work[48] = x[0] * x[0];
    work[49] = work[48] + 0.3;
    work[50] = work[49].ln_1p();
    work[51] = S::constant(1.407);
    work[52] = work[46] * work[46];
    work[53] = work[52] + 1.0;
    work[54] = work[46] / work[53];
    work[55] = work[54] * 1.9;
    work[56] = work[55].exp();
    work[57] = S::select(work[56], fluxions::Relation::Equal, work[56], work[51], work[50]);
    work[58] = work[50];
    work[58] -= -0.932;
    p[0]
}
}

mod p279 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 1.0;
    work[2] = p[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(0);
    work[5] = work[4] * work[4];
    work[6] = work[5] + 0.3;
    work[7] = work[6].pow(x[0]);
    work[24] = if p[1] < work[4] {
        work[8] = work[4] * work[4];
        work[9] = work[8] + 1.0;
        work[10] = work[4] / work[9];
        work[11] = work[10] * 1.9;
        work[12] = work[11].sinh();
        work[20] = work[12];
        for _ in 0..4 {
            work[13] = p[0] / 1.656;
            work[14] = work[12] * work[12];
            work[15] = work[14] + 1.0;
            work[16] = work[12] / work[15];
            work[17] = work[16] * 1.9;
            work[18] = work[17].powi(7);
            work[19] = work[20].tanh();
            work[20] = work[20];
        }
        p[0]
    } else {
        work[21] = work[4] * work[4];
        work[22] = work[21] + 0.3;
        work[23] = work[7] / work[22];
        p[1]
    };
    work[25] = work[7] - 0.039;
    work[26] = work[4] + -2.924;
    work[45] = if work[7] < work[7] {
        work[27] = p[1] * p[1];
        work[28] = work[27] + 1.0;
        work[29] = p[1] / work[28];
        work[30] = work[29] * 1.9;
        work[31] = work[30].powi(0);
        work[32] = work[24] - work[31];
        work[32]
    } else {
        work[39] = if work[26] <= work[24] {
            work[33] = work[25] * work[25];
            work[34] = work[33] + 0.3;
            work[35] = work[34].ln();
            work[25]
        } else {
            work[36] = p[1] * p[1];
            work[37] = work[36] + 0.3;
            work[38] = work[37].log2();
            work[38]
        };
        work[40] = work[39] * work[39];
        work[41] = work[40] + 1.0;
        work[42] = work[39] / work[41];
        work[43] = work[42] * 1.9;
        work[44] = work[43].powi(4);
        work[25]
    };
    work[46] = work[24].stop_gradient();
    work[47] = work[46] * work[46];
    work[48] = work[47] + 0.3;
    work[49] = work[48].ln_1p();
    work[50] = work[26].min(work[49]);
    work[51] = work[46] - work[45];
    work[52] = S::select(work[51], fluxions::Relation::Equal, work[46], work[50], work[51]);
    work[58] = work[51];
    for _ in 0..4 {
        work[53] = work[51].hypot(work[51]);
        work[54] = work[51] + 1.579;
        work[55] = work[52] * work[52];
        work[56] = work[55] + 0.3;
        work[57] = work[56].recip();
        work[58] = work[53];
    }
    y[0] = x[0];
    y[1] = work[52];
}
}

mod p280 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] + x[1];
    work[1] = x[2].clamp(x[2], work[0]);
    work[2] = work[1] * -2.026;
    work[3] = x[2] * x[2];
    work[4] = work[3] + 1.0;
    work[5] = x[2] / work[4];
    work[6] = work[5] * 1.9;
    work[7] = work[6].sinh();
    work[16] = work[0];
    for _ in 0..3 {
        work[8] = work[1] * work[1];
        work[9] = work[8] + 0.3;
        work[10] = work[2] / work[9];
        work[11] = work[2] * work[2];
        work[12] = work[11] + 1.0;
        work[13] = work[2] / work[12];
        work[14] = work[13] * 1.9;
        work[15] = work[14].sinh();
        work[16] = work[15];
    }
    work[17] = work[7].atan();
    work[18] = work[16].max(work[0]);
    work[19] = work[18] / 2.078;
    work[20] = work[0].cbrt();
    work[21] = work[0].hypot(work[19]);
    work[22] = work[19].abs();
    work[23] = work[17] + work[21];
    work[24] = S::select(work[22], fluxions::Relation::Equal, work[23], x[1], work[20]);
    work[25] = work[22] * work[21];
    work[26] = work[22] * work[22];
    work[27] = work[26] + 0.3;
    work[28] = work[27].powi(-2);
    work[29] = work[17];
    work[29] += 2.644;
    work[25]
}
}

mod p281 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].clamp(p[1], p[0]);
    work[1] = x[2];
    for _ in 0..1 {
        work[1] = p[0];
    }
    work[2] = x[1] + work[0];
    work[3] = work[2].atan2(work[1]);
    work[4] = work[0].clamp(work[1], x[1]);
    work[5] = work[3] * work[3];
    work[6] = work[5] + 1.2;
    work[7] = work[6].acosh();
    work[8] = S::select(work[3], fluxions::Relation::Equal, work[3], work[1], work[7]);
    work[9] = p[1] * p[1];
    work[10] = work[9] + 0.3;
    work[11] = work[10].sqrt();
    work[12] = x[0..1].iter().map(|&x| x.cos()).sum::<S>();
    work[13] = x[0..0].iter().map(|&x| x.tanh()).sum::<S>();
    work[14] = work[11] - work[11];
    work[15] = work[12] * work[12];
    work[16] = work[15] + 1.0;
    work[17] = work[12] / work[16];
    work[18] = work[17] * 1.9;
    work[19] = work[18].atanh();
    work[20] = work[12] / -1.348;
    work[21] = work[3].sin();
    work[21]
}
}

mod p282 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[1].mul_add(x[1], x[1]);
    let v1 = x[1].sin();
    let v6 = if v1 == -1.152 {
        v1
    } else {
        let mut v4 = x[1];
        for _ in 0..4 {
            let v2 = v0.mul_add(x[1], v4);
            let v3 = S::constant(2.725);
            v4 = v3;
        }
        let v5 = x[0] * x[1];
        v1
    };
    let mut v8 = x[1];
    for _ in 0..2 {
        let v7 = v0.atan();
        v8 = v1;
    }
    let v9 = v6 - -1.992;
    let v10 = v6.mul_add(v8, v8);
    let v11 = v8.cbrt();
    let v12 = S::from_partials(v1.primal().sin(), &[(v1, v1.cos())]);
    let v13 = v11 * v11;
    let v14 = v13 + 0.3;
    let v15 = v14.pow(v12);
    y[0] = v10;
    y[1] = v10;
    y[2] = v0;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p283 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[11] + x[13];
    let v1 = v0 * v0;
    let v2 = v1 + 1.0;
    let v3 = v0 / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.powi(2);
    let v6 = x[0].hypot(v5);
    let v7 = x[0..10].iter().map(|&x| x.asinh()).sum::<S>();
    let v8 = v5 * v5;
    let v9 = v8 + 1.0;
    let v10 = v5 / v9;
    let v11 = v10 * 1.9;
    let v12 = v11.acos();
    let v13 = x[12] * x[12];
    let v14 = v13 + 0.3;
    let v15 = v14.powf(-2.5);
    let v16 = v15 * v15;
    let v17 = v16 + 0.3;
    let v18 = v17.recip();
    let mut v19 = v5;
    v19 -= 0.239;
    let v20 = S::constant(-2.594);
    let v26 = if x[12] == x[4] {
        let v21 = v15 / 2.925;
        let v22 = v21 / -1.674;
        let mut v23 = v22;
        v23 -= -0.24;
        v23
    } else {
        let v24 = x[1].sin();
        let v25 = v24 * v18;
        v24
    };
    let v27 = v18 / -0.623;
    let v28 = v20 * v20;
    let v29 = v28 + 1.0;
    let v30 = v20 / v29;
    let v31 = v30 * 1.9;
    let v32 = v31.exp_m1();
    let v33 = v32.round();
    let v34 = v27 * v27;
    let v35 = v34 + 1.0;
    let v36 = v27 / v35;
    let v37 = v36 * 1.9;
    let v38 = v37.asin();
    let mut v39 = x[2];
    for _ in 0..2 {
        v39 = x[6];
    }
    let v40 = v38.cbrt();
    let v41 = x[9].tanh();
    let v42 = v40 * -0.237;
    let v43 = v40 * v40;
    let v44 = v43 + 1.0;
    let v45 = v40 / v44;
    let v46 = v45 * 1.9;
    let v47 = v46.exp_m1();
    let mut v48 = v40;
    v48 -= -1.456;
    y[0] = v15;
    y[1] = v42;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p284 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[3] * x[3];
    let v1 = v0 + 1.0;
    let v2 = x[3] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.tan();
    let v5 = x[1] * x[1];
    let v6 = v5 + 0.3;
    let v7 = v6.recip();
    let v8 = v4.clamp(x[0], v4);
    let mut v9 = v4;
    v9 += 0.055;
    let v10 = v7 * v7;
    let v11 = v10 + 1.0;
    let v12 = v7 / v11;
    let v13 = v12 * 1.9;
    let v14 = v13.exp();
    let v15 = S::constant(-2.596);
    vec![v14, v8, v4, v9]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    h(x)
}
}

mod p285 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] * p[2];
    work[1] = work[0] - 2.541;
    work[2] = p[0] * p[0];
    work[3] = work[2] + 0.3;
    work[4] = work[3].powi(-4);
    x[1]
}
}

mod p286 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].min(x[0]);
    let v1 = x[0].signum();
    let v2 = v1.trunc();
    v2
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p287 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 1.0;
    work[2] = x[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(7);
    vec![p[2]]
}
}

mod p288 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[2] / -2.138;
    work[1] = p[1] - 0.641;
    work[2] = work[0].clamp(p[1], work[1]);
    work[3] = work[1] * work[2];
    work[4] = work[2] - work[3];
    work[5] = work[1] * work[1];
    work[6] = work[5] + 1.0;
    work[7] = work[1] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].powi(3);
    work[10] = p[0].trunc();
    work[11] = p[2] * p[2];
    work[12] = work[11] + 1.0;
    work[13] = p[2] / work[12];
    work[14] = work[13] * 1.9;
    work[15] = work[14].exp_m1();
    work[23] = if x[0] < x[0] {
        work[16] = [work[4], work[4], work[9], work[10]].into_iter().sum::<S>();
        work[15]
    } else {
        work[17] = work[15] * work[15];
        work[18] = work[17] + 0.3;
        work[19] = work[9] / work[18];
        work[20] = work[10].clamp(work[3], work[19]);
        work[22] = work[4];
        for _ in 0..3 {
            work[21] = [work[20]].into_iter().sum::<S>();
            work[22] = work[21];
        }
        work[1]
    };
    vec![]
}
}

mod p289 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1].ceil();
    work[0]
}
}

mod p290 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] / x[0];
    let v1 = v0.asinh();
    let v2 = x[0].clamp(x[0], v0);
    let mut v6 = x[0];
    for _ in 0..3 {
        let v3 = S::select(v2, fluxions::Relation::LessOrEqual, v1, v2, x[1]);
        let v4 = v2.recip();
        let v5 = v3 / 1.755;
        v6 = v4;
    }
    let v7 = v0.ln_1p();
    let v8 = v7.sinh();
    v8
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p291 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = [S::zero(); 0].into_iter().sum::<S>();
    let v7 = if v0 == x[0] {
        v0
    } else {
        let v1 = x[0].round();
        let v2 = v1 * v1;
        let v3 = v2 + 1.0;
        let v4 = v1 / v3;
        let v5 = v4 * 1.9;
        let v6 = v5.powi(5);
        v1
    };
    let v8 = v7 + x[0];
    let v9 = v7 * v8;
    let v10 = v0.max(v0);
    v8
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p292 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3] * x[3];
    work[1] = work[0] + 0.3;
    work[2] = x[0] / work[1];
    work[3] = x[3].max(work[2]);
    work[4] = x[0].mul_add(x[3], x[0]);
    work[5] = work[2].sin();
    work[6] = x[2] * x[2];
    work[7] = work[6] + 0.3;
    work[8] = work[7].powf(0.5);
    work[9] = work[3].clamp(x[2], work[8]);
    work[8]
}
}

mod p293 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[5].atan2(x[9]);
    let v1 = S::select(x[11], fluxions::Relation::LessOrEqual, x[15], x[13], x[1]);
    let mut v2 = x[15];
    v2 *= v1;
    let v3 = x[13].clamp(x[13], x[15]);
    let v4 = x[15].signum();
    y[0] = x[13];
    y[1] = v3;
    y[2] = x[8];
    y[3] = v3;
    y[4] = v1;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    h(y, x);
}
}

mod p294 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[5] / 1.421;
    y[0] = x[5];
    y[1] = p[0];
    y[2] = p[0];
}
}

mod p295 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2] + p[1];
    work[1] = work[0].max(p[0]);
    work[2] = work[0];
    work[2] *= 1.503;
    work[3] = work[0].atanh();
    work[4] = work[0] / work[0];
    work[5] = work[4].ceil();
    work[2]
}
}

mod p296 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[0] - -2.347;
    work[1] = work[0] + -2.269;
    work[2] = work[1];
    work[2] /= -1.995;
    work[3] = S::constant(1.436);
    work[4] = work[1].ceil();
    vec![work[1], work[1], x[0], work[3], work[3]]
}
}

mod p297 {
    use fluxions::prelude::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = S::select(p[0], fluxions::Relation::Less, p[0], p[0], p[0]);
    work[1] = x[0].max(work[0]);
    work[2] = x[1] * x[1];
    work[3] = work[2] + 0.3;
    work[4] = work[1] / work[3];
    work[5] = x[0] * x[0];
    work[6] = work[5] + 0.3;
    work[7] = work[6].powf(1.0);
    work[19] = if work[1] == work[1] {
        work[8] = [work[4]].into_iter().sum::<S>();
        work[9] = work[1] * work[1];
        work[10] = work[9] + 0.3;
        work[11] = work[10].sqrt();
        work[7]
    } else {
        work[12] = work[7] - -0.096;
        work[13] = x[0] * x[0];
        work[14] = work[13] + 1.0;
        work[15] = x[0] / work[14];
        work[16] = work[15] * 1.9;
        work[17] = work[16].asin();
        work[18] = work[0].mul_add(work[4], work[4]);
        work[7]
    };
    vec![x[0], work[1]]
}
}

mod p298 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = S::select(x[1], fluxions::Relation::Equal, x[0], x[0], x[2]);
    let v1 = x[2] * x[2];
    let v2 = v1 + 1.0;
    let v3 = x[2] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.exp_m1();
    let v6 = x[2] * x[2];
    let v7 = v6 + 0.3;
    let v8 = v7.recip();
    let v9 = v8.mul_add(x[3], v8);
    v8
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

mod p299 {
    use fluxions::prelude::*;

#[differentiable(helper, adjoint, allow(no_influence))]
pub(crate) fn h<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] * x[2];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(0.0);
    let v3 = x[2].clamp(x[0], x[0]);
    let mut v12 = x[1];
    for _ in 0..1 {
        let v4 = v3 + 2.231;
        let mut v10 = v3;
        for _ in 0..1 {
            let v5 = v12.max(v2);
            let v6 = x[0] * v10;
            let v7 = x[2] * x[2];
            let v8 = v7 + 0.3;
            let v9 = v8.pow(v10);
            v10 = v2;
        }
        let v11 = v3 + -0.235;
        v12 = v4;
    }
    let mut v13 = x[2];
    v13 *= v12;
    let v14 = v2.stop_gradient();
    v14
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    h(x)
}
}

pub(crate) fn run(outcome: &mut crate::Outcome) {
    crate::number_with!(outcome, p0, 1, [-1.403], [], 3);
    crate::number_with!(outcome, p0, 1, [1.001], [], 3);
    crate::number!(outcome, p1, 1, [2.71, 0.992, -0.642]);
    crate::number!(outcome, p1, 1, [1e-160, -2.48, 2.578]);
    crate::in_place_with!(outcome, p2, 2, [-1.957], [-1.178, -0.376, 1.658], 19);
    crate::in_place_with!(outcome, p2, 2, [0.75], [-1.178, -0.376, 1.658], 19);
    crate::in_place_with!(outcome, p3, 1, [-2.688], [-1.532, 1e-8], 8);
    crate::in_place_with!(outcome, p3, 1, [2.118], [-1.532, 1e-8], 8);
    crate::vector!(outcome, p4, 4, [-1.0, -2.489, -0.936, -2.716]);
    crate::vector!(outcome, p4, 4, [-0.687, -1.597, 0.915, -2.702]);
    crate::number!(outcome, p5, 1, [-2.26]);
    crate::number!(outcome, p5, 1, [2.963]);
    crate::number!(outcome, p6, 1, [1.933, -0.94]);
    crate::number!(outcome, p6, 1, [1.706, -2.053]);
    crate::number_with!(outcome, p7, 1, [-0.396, -1.0], [2.129], 1);
    crate::number_with!(outcome, p7, 1, [-0.074, 0.693], [2.129], 1);
    crate::in_place!(outcome, p8, 0, [1.199, -1.233, 0.017, -0.087]);
    crate::in_place!(outcome, p8, 0, [1.46, -0.719, -1.632, -1.918]);
    crate::vector_with!(outcome, p9, 3, [-1.92, 0.653], [], 40);
    crate::vector_with!(outcome, p9, 3, [-2.636, 1.127], [], 40);
    crate::number_with!(outcome, p10, 1, [-1.497, 1.658, -2.922, -0.557, -0.235, -1.037, -1.233, -0.226, -2.565, -0.654, 2.687], [-0.617], 15);
    crate::number_with!(outcome, p10, 1, [-2.293, 2.637, -1.098, 0.601, -2.402, -0.791, -2.409, 2.946, 1.303, 0.939, 0.429], [-0.617], 15);
    crate::number!(outcome, p11, 1, [1.982]);
    crate::number!(outcome, p11, 1, [1.564]);
    crate::in_place_with!(outcome, p12, 5, [-2.122, -0.718, 2.014, 2.346], [0.658, 0.956, 0.71], 6);
    crate::in_place_with!(outcome, p12, 5, [-20.0, 1.293, 0.602, 0.001], [0.658, 0.956, 0.71], 6);
    crate::number!(outcome, p13, 1, [-0.411, -2.578, -0.493]);
    crate::number!(outcome, p13, 1, [-2.96, -2.103, 2.31]);
    crate::in_place_with!(outcome, p14, 0, [2.351], [0.105, 2.738], 9);
    crate::in_place_with!(outcome, p14, 0, [-0.672], [0.105, 2.738], 9);
    crate::number_with!(outcome, p15, 1, [1.904, -1.555, 1.218, 0.006], [1.125, 0.74], 11);
    crate::number_with!(outcome, p15, 1, [-1.539, 0.754, 1.25, 1.59], [1.125, 0.74], 11);
    crate::number!(outcome, p16, 1, [-1.429, -0.137, 1e-8, -1.073, 2.394, -0.214, 2.999, 2.499, 1.35, 0.76, -2.452, -2.653, -0.147, -2.616, -1.838, -0.344, 2.399, 1.083, 0.9]);
    crate::number!(outcome, p16, 1, [0.223, 2.384, -1.632, -0.528, -0.31, 1.466, 1e-8, 0.036, -1e-8, -0.722, -0.007, -2.607, -800.0, -1.259, -1.917, 0.047, -1.236, -1.131, -2.731]);
    crate::number_with!(outcome, p17, 1, [1.078], [-1.509, 0.456], 2);
    crate::number_with!(outcome, p17, 1, [2.789], [-1.509, 0.456], 2);
    crate::number_with!(outcome, p18, 1, [1.181, -2.21], [], 13);
    crate::number_with!(outcome, p18, 1, [0.997, -2.75], [], 13);
    crate::number_with!(outcome, p19, 1, [-2.648, 0.805, 0.0, -0.404], [0.001, 0.796], 9);
    crate::number_with!(outcome, p19, 1, [2.377, 1.759, -1.907, -1.12], [0.001, 0.796], 9);
    crate::number!(outcome, p20, 1, [-1.41, 2.687]);
    crate::number!(outcome, p20, 1, [0.503, -800.0]);
    crate::in_place!(outcome, p21, 4, [2.312]);
    crate::in_place!(outcome, p21, 4, [-0.697]);
    crate::number!(outcome, p22, 1, [-2.172, 0.169, 1.761, 1.672]);
    crate::number!(outcome, p22, 1, [-1e-8, 2.808, -0.043, -0.525]);
    crate::in_place_with!(outcome, p23, 1, [-1.855], [-1.101, 0.452, -1.261], 8);
    crate::in_place_with!(outcome, p23, 1, [0.98], [-1.101, 0.452, -1.261], 8);
    crate::number!(outcome, p24, 1, [-0.79, -2.059, -2.614]);
    crate::number!(outcome, p24, 1, [-0.857, -2.434, 1.499]);
    crate::number!(outcome, p25, 1, [-2.784, 2.644]);
    crate::number!(outcome, p25, 1, [1.887, 0.397]);
    crate::in_place!(outcome, p26, 1, [-0.087]);
    crate::in_place!(outcome, p26, 1, [20.0]);
    crate::number!(outcome, p27, 1, [-0.213, 0.496, -0.404, 0.126, 0.908, 2.188, 1.612]);
    crate::number!(outcome, p27, 1, [0.062, -0.347, -1.838, 1.0, -0.587, -0.485, -1.277]);
    crate::in_place!(outcome, p28, 0, [-2.559]);
    crate::in_place!(outcome, p28, 0, [-0.564]);
    crate::in_place_with!(outcome, p29, 0, [2.171, 0.295], [-1.0], 5);
    crate::in_place_with!(outcome, p29, 0, [-2.85, 2.623], [-1.0], 5);
    crate::vector!(outcome, p30, 3, [2.159]);
    crate::vector!(outcome, p30, 3, [-2.439]);
    crate::number_with!(outcome, p31, 1, [-1.367, 0.944, 1.862, 0.268], [-2.614, -1.81, -2.775], 9);
    crate::number_with!(outcome, p31, 1, [-1.599, -1.869, -1e-8, 1.222], [-2.614, -1.81, -2.775], 9);
    crate::vector!(outcome, p32, 0, [0.229, -2.931]);
    crate::vector!(outcome, p32, 0, [-1.581, -1.899]);
    crate::number_with!(outcome, p33, 1, [-2.102, -0.445], [-1.775, -2.271, -1.328], 5);
    crate::number_with!(outcome, p33, 1, [-2.602, 2.564], [-1.775, -2.271, -1.328], 5);
    crate::number!(outcome, p34, 1, [1.745]);
    crate::number!(outcome, p34, 1, [2.146]);
    crate::number!(outcome, p35, 1, [-2.848, 0.723, 0.0]);
    crate::number!(outcome, p35, 1, [-0.919, 2.188, -0.659]);
    crate::vector_with!(outcome, p36, 5, [-0.185, 0.324, 2.836, 2.728], [-0.216, -0.188, -2.837], 7);
    crate::vector_with!(outcome, p36, 5, [2.845, 2.854, -0.568, 1.538], [-0.216, -0.188, -2.837], 7);
    crate::number!(outcome, p37, 1, [-2.056, -2.433, 2.826, -0.685]);
    crate::number!(outcome, p37, 1, [-2.882, -2.833, -2.896, -2.726]);
    crate::number!(outcome, p38, 1, [1.922, 2.332, 0.972, 1.906]);
    crate::number!(outcome, p38, 1, [0.395, 1.523, 1.312, 20.0]);
    crate::number!(outcome, p39, 1, [-0.871, -1.837, -2.229, 2.825]);
    crate::number!(outcome, p39, 1, [1.051, -1.144, -2.622, 0.885]);
    crate::number_with!(outcome, p40, 1, [2.589, 0.321, 2.245, 1.189], [1.399], 1);
    crate::number_with!(outcome, p40, 1, [-1.209, 2.705, -0.509, 1.803], [1.399], 1);
    crate::number_with!(outcome, p41, 1, [-1.102, -20.0], [-1.222, 0.18, 0.029], 10);
    crate::number_with!(outcome, p41, 1, [-2.447, -2.857], [-1.222, 0.18, 0.029], 10);
    crate::in_place_with!(outcome, p42, 3, [-1.204, 1e-8, 1.818, 1.3, 0.296, -0.78, -0.376, 2.377, -2.001, -1.044, -1.508, -1.665, 2.0, 1e-160, 0.904, -1.585], [-1.734, -1.47, 0.237], 15);
    crate::in_place_with!(outcome, p42, 3, [-0.355, -0.141, 0.549, -0.545, 1.599, 0.753, -1.214, 1.722, -1.101, 1.653, -1.211, -0.835, -1.627, -0.855, -2.852, -1.095], [-1.734, -1.47, 0.237], 15);
    crate::number!(outcome, p43, 1, [0.847, -0.844]);
    crate::number!(outcome, p43, 1, [0.569, -2.742]);
    crate::number!(outcome, p44, 1, [-2.438, 2.534, -2.07, 0.0]);
    crate::number!(outcome, p44, 1, [2.167, 1.815, -1.053, -0.341]);
    crate::number!(outcome, p45, 1, [-2.42, 0.084, 1.665, 0.52]);
    crate::number!(outcome, p45, 1, [2.534, -1.631, -1.557, 1.933]);
    crate::number_with!(outcome, p46, 1, [0.382, 0.738, -2.936], [], 8);
    crate::number_with!(outcome, p46, 1, [-2.479, 1.02, -1.435], [], 8);
    crate::vector!(outcome, p47, 4, [-2.472, 2.06, -0.528, -2.171]);
    crate::vector!(outcome, p47, 4, [1.46, 1.329, 2.571, -0.381]);
    crate::in_place_with!(outcome, p48, 2, [0.0, 1.0, 1.911], [0.505, -1.315, -1.427], 5);
    crate::in_place_with!(outcome, p48, 2, [1.648, 2.0, 100000000.0], [0.505, -1.315, -1.427], 5);
    crate::in_place_with!(outcome, p49, 3, [2.375, 2.327, -1.36, -800.0], [], 14);
    crate::in_place_with!(outcome, p49, 3, [-2.511, -2.155, 100000000.0, 2.822], [], 14);
    crate::number_with!(outcome, p50, 1, [0.001, -0.471, 1.753, -1.64], [-1.638], 3);
    crate::number_with!(outcome, p50, 1, [0.599, 1.473, -1.625, -0.937], [-1.638], 3);
    crate::number_with!(outcome, p51, 1, [0.113, 1.752, -0.475], [-1.986], 3);
    crate::number_with!(outcome, p51, 1, [1.968, 1.721, 1.275], [-1.986], 3);
    crate::number!(outcome, p52, 1, [0.525, 2.887, 0.416, 1.804, 0.483, 0.843, -1.482, -1.003, 2.317, 1.81, 0.834, -1.063, -2.536, 1.0, -0.558]);
    crate::number!(outcome, p52, 1, [1.411, 1e-8, -1.476, -1.801, 0.298, -0.088, 1.662, -0.892, -2.66, 0.678, 0.425, 0.0, 2.137, 1e-8, 1.841]);
    crate::number_with!(outcome, p53, 1, [2.361, -2.35, 1.392, -0.141], [100000000.0], 1);
    crate::number_with!(outcome, p53, 1, [0.904, -1.98, -0.832, 2.45], [100000000.0], 1);
    crate::number!(outcome, p54, 1, [-0.5, -1.914, -1.207, 0.833]);
    crate::number!(outcome, p54, 1, [-2.381, -2.195, 0.445, 0.774]);
    crate::number_with!(outcome, p55, 1, [-2.388, 1.25], [-1.294], 4);
    crate::number_with!(outcome, p55, 1, [2.956, -1.2], [-1.294], 4);
    crate::number!(outcome, p56, 1, [-1.555, -2.727]);
    crate::number!(outcome, p56, 1, [-2.099, 0.534]);
    crate::number!(outcome, p57, 1, [2.512, 1.61, 1.794]);
    crate::number!(outcome, p57, 1, [-0.214, 0.245, 2.952]);
    crate::number_with!(outcome, p58, 1, [-2.945], [-2.46, 0.788], 12);
    crate::number_with!(outcome, p58, 1, [1.126], [-2.46, 0.788], 12);
    crate::vector_with!(outcome, p59, 2, [1.84, -1.127, 1.137, 0.884], [-0.493, -2.663], 9);
    crate::vector_with!(outcome, p59, 2, [1.396, -1.606, 0.635, 1.764], [-0.493, -2.663], 9);
    crate::number!(outcome, p60, 1, [-0.584, -0.677]);
    crate::number!(outcome, p60, 1, [2.999, 1.874]);
    crate::number_with!(outcome, p61, 1, [1e-160, 2.443, 1e-8, -0.008], [1.712], 6);
    crate::number_with!(outcome, p61, 1, [0.737, -0.677, 1.148, -2.301], [1.712], 6);
    crate::number_with!(outcome, p62, 1, [-0.121, 0.494, -800.0, -1.244], [], 2);
    crate::number_with!(outcome, p62, 1, [-2.032, -1.963, 2.948, 1.734], [], 2);
    crate::number!(outcome, p63, 1, [-0.441, -2.647, 2.188]);
    crate::number!(outcome, p63, 1, [0.172, 1.0, -1.275]);
    crate::vector_with!(outcome, p64, 3, [-0.5, -2.715, -0.907], [-1.243, -2.981, -2.916], 4);
    crate::vector_with!(outcome, p64, 3, [0.989, 1.043, -0.042], [-1.243, -2.981, -2.916], 4);
    crate::number_with!(outcome, p65, 1, [2.747, 0.809, 2.415, -0.337, -1.689, 0.37], [], 14);
    crate::number_with!(outcome, p65, 1, [2.934, -20.0, -20.0, -1.305, 1.093, -1.718], [], 14);
    crate::number!(outcome, p66, 1, [-0.829, -2.881, 2.507]);
    crate::number!(outcome, p66, 1, [2.492, 0.85, -2.312]);
    crate::number_with!(outcome, p67, 1, [-1.584, 2.541, 0.154, 1.89, -1.392], [-20.0], 6);
    crate::number_with!(outcome, p67, 1, [0.224, 1.975, 2.722, -0.11, -0.5], [-20.0], 6);
    crate::number!(outcome, p68, 1, [-1.33]);
    crate::number!(outcome, p68, 1, [-2.046]);
    crate::number!(outcome, p69, 1, [-1.649, -0.71, -800.0, 1.047, 1.574, 2.841, -2.323, -1.598, -2.003, 2.039, -2.253, 2.081, -0.764, 2.187, -20.0, 1e-160, 1.288, 1.915, 0.677, 0.849]);
    crate::number!(outcome, p69, 1, [-0.588, -2.784, -2.764, 0.265, -0.124, 2.988, 0.84, 0.951, 1.599, -0.966, -2.928, 2.332, 2.123, -2.784, 1.078, -2.498, 1.633, -2.596, -1.211, -2.181]);
    crate::number!(outcome, p70, 1, [-0.683]);
    crate::number!(outcome, p70, 1, [1.778]);
    crate::number!(outcome, p71, 1, [0.719, 1.0, 2.899]);
    crate::number!(outcome, p71, 1, [2.577, -0.015, 2.549]);
    crate::number!(outcome, p72, 1, [1.381, 1.729, -0.561]);
    crate::number!(outcome, p72, 1, [-1.652, 0.035, 1.603]);
    crate::number_with!(outcome, p73, 1, [1.202, -1.541, -2.993], [], 12);
    crate::number_with!(outcome, p73, 1, [-1.05, -0.293, 1.771], [], 12);
    crate::number_with!(outcome, p74, 1, [0.344, 2.239, 1.874], [-800.0, -2.045], 5);
    crate::number_with!(outcome, p74, 1, [-2.448, -0.718, -800.0], [-800.0, -2.045], 5);
    crate::number!(outcome, p75, 1, [-0.523, -1.211]);
    crate::number!(outcome, p75, 1, [-1.876, -2.745]);
    crate::vector_with!(outcome, p76, 1, [2.55, 2.05, 0.152, 2.179], [-0.98, -0.349], 12);
    crate::vector_with!(outcome, p76, 1, [-0.168, -0.979, 2.468, 0.764], [-0.98, -0.349], 12);
    crate::number_with!(outcome, p77, 1, [-0.315], [], 1);
    crate::number_with!(outcome, p77, 1, [-2.455], [], 1);
    crate::vector_with!(outcome, p78, 1, [-2.243, -1.077, -2.561, 0.265], [-1.488, -0.955, -0.962], 10);
    crate::vector_with!(outcome, p78, 1, [-0.428, -1.149, -1.488, -1.177], [-1.488, -0.955, -0.962], 10);
    crate::in_place_with!(outcome, p79, 5, [-0.07], [-2.574], 24);
    crate::in_place_with!(outcome, p79, 5, [0.216], [-2.574], 24);
    crate::vector!(outcome, p80, 5, [-1.979, -0.229]);
    crate::vector!(outcome, p80, 5, [0.893, -1e-8]);
    crate::number_with!(outcome, p81, 1, [-2.444, -0.042, 1.998, 0.118, -1.463, -2.676, -0.41, -1.944, -800.0, -1.922, -2.167, -2.074, 1.841, 0.613, -0.524, -1.909], [2.726, -2.327, -1.902], 10);
    crate::number_with!(outcome, p81, 1, [-0.007, 1.823, -1.202, 0.431, 1.979, -1.407, 2.77, 1.208, 1.325, -0.375, -1.0, -1.295, 1e-8, -2.562, -0.016, 0.245], [2.726, -2.327, -1.902], 10);
    crate::number!(outcome, p82, 1, [0.985, 0.575, -0.716]);
    crate::number!(outcome, p82, 1, [1.385, 2.496, 2.792]);
    crate::number!(outcome, p83, 1, [-1e-8, -0.861, 0.749]);
    crate::number!(outcome, p83, 1, [-2.287, -2.349, 0.693]);
    crate::number!(outcome, p84, 1, [-0.681, 1.52, -1.973, -2.896, -0.15, -1.821, 2.5, 2.608, 2.161, 0.087, -1.296, -2.464, 1.339, 0.005, -2.917, -1.188, -0.67, -1.52, 0.403]);
    crate::number!(outcome, p84, 1, [-1.218, 0.815, 2.607, 0.651, -0.084, -2.828, 1.175, -1.174, -2.321, 20.0, -0.566, 1.892, -1.618, -1.339, -2.735, 1.802, -0.234, 0.988, -1.656]);
    crate::number!(outcome, p85, 1, [-2.597, 2.937, 1.812, -1.998]);
    crate::number!(outcome, p85, 1, [-0.52, -2.558, 2.236, 1.84]);
    crate::number_with!(outcome, p86, 1, [0.663, 2.925, -0.919, 0.941], [-1.869, -2.603, 1.042], 19);
    crate::number_with!(outcome, p86, 1, [-0.585, -2.818, -2.047, 0.185], [-1.869, -2.603, 1.042], 19);
    crate::number_with!(outcome, p87, 1, [0.848, -1.188, -1.565, -1.439, -2.272, 1.883, -2.03, -1.753, -0.348, -1.91, 0.303, 1.004, 0.722, 2.192, -800.0], [0.308], 17);
    crate::number_with!(outcome, p87, 1, [0.226, 1.37, -2.674, -0.886, -2.295, 3.0, 1.12, 0.5, 1.534, -1.336, 0.673, 0.039, -1.936, 0.326, -2.378], [0.308], 17);
    crate::number_with!(outcome, p88, 1, [-1.901, -0.648, -1.704], [], 12);
    crate::number_with!(outcome, p88, 1, [800.0, 2.107, -1.331], [], 12);
    crate::number_with!(outcome, p89, 1, [-2.183], [0.026, -0.616, 2.241], 4);
    crate::number_with!(outcome, p89, 1, [0.793], [0.026, -0.616, 2.241], 4);
    crate::number!(outcome, p90, 1, [0.932, -2.393, 0.234, 1.248, -1.308, -2.147, 2.812, -2.657, -2.512]);
    crate::number!(outcome, p90, 1, [0.637, -2.464, 1.001, 0.942, 1.122, -800.0, 2.356, -0.496, -0.966]);
    crate::number_with!(outcome, p91, 1, [1.628], [], 17);
    crate::number_with!(outcome, p91, 1, [2.504], [], 17);
    crate::vector!(outcome, p92, 1, [-2.037, -2.972]);
    crate::vector!(outcome, p92, 1, [-2.381, 2.653]);
    crate::number_with!(outcome, p93, 1, [1.285, -1.886], [], 9);
    crate::number_with!(outcome, p93, 1, [1.69, -1.354], [], 9);
    crate::number_with!(outcome, p94, 1, [-2.99, -2.932, 0.847, 0.107, -2.941, 2.593], [2.461], 5);
    crate::number_with!(outcome, p94, 1, [0.513, -0.502, -2.112, 1.064, -0.325, -2.092], [2.461], 5);
    crate::number_with!(outcome, p95, 1, [-1.255, 2.276, 2.599], [-2.31], 15);
    crate::number_with!(outcome, p95, 1, [20.0, 0.547, 2.0], [-2.31], 15);
    crate::number_with!(outcome, p96, 1, [-0.948, 1.976, 1.351, 0.668], [-1.452, -1.284, -1.472], 6);
    crate::number_with!(outcome, p96, 1, [0.001, 2.271, 0.325, 1.469], [-1.452, -1.284, -1.472], 6);
    crate::number!(outcome, p97, 1, [-2.136]);
    crate::number!(outcome, p97, 1, [-0.92]);
    crate::number_with!(outcome, p98, 1, [-0.505, -1.0, 800.0, 2.858], [1.379, 1.225], 6);
    crate::number_with!(outcome, p98, 1, [-0.3, 1e-8, -1.195, 2.241], [1.379, 1.225], 6);
    crate::number!(outcome, p99, 1, [0.869, -2.228]);
    crate::number!(outcome, p99, 1, [0.0, -1.287]);
    crate::vector_with!(outcome, p100, 2, [-2.638], [-2.835, 2.753], 16);
    crate::vector_with!(outcome, p100, 2, [1.201], [-2.835, 2.753], 16);
    crate::in_place!(outcome, p101, 5, [0.194, -1.786, 1.647]);
    crate::in_place!(outcome, p101, 5, [1.941, -2.448, 0.214]);
    crate::number!(outcome, p102, 1, [1.582]);
    crate::number!(outcome, p102, 1, [1.042]);
    crate::number!(outcome, p103, 1, [-800.0]);
    crate::number!(outcome, p103, 1, [2.55]);
    crate::number!(outcome, p104, 1, [800.0]);
    crate::number!(outcome, p104, 1, [0.647]);
    crate::number_with!(outcome, p105, 1, [-0.4], [1.738, 0.492, 2.229], 4);
    crate::number_with!(outcome, p105, 1, [1.915], [1.738, 0.492, 2.229], 4);
    crate::number!(outcome, p106, 1, [1.342, 2.625]);
    crate::number!(outcome, p106, 1, [2.299, -1.35]);
    crate::in_place_with!(outcome, p107, 0, [0.68, -1.384, 2.462, -1.514, -1.572, -1.277, -1.725], [-0.924], 21);
    crate::in_place_with!(outcome, p107, 0, [0.473, -2.817, -1.584, -2.389, 0.281, -0.884, -1.968], [-0.924], 21);
    crate::number!(outcome, p108, 1, [0.929]);
    crate::number!(outcome, p108, 1, [0.319]);
    crate::in_place!(outcome, p109, 2, [-1.096]);
    crate::in_place!(outcome, p109, 2, [100000000.0]);
    crate::number!(outcome, p110, 1, [-1.646, -0.371, -2.825, 0.886, -0.504, 0.783, 20.0, -0.14]);
    crate::number!(outcome, p110, 1, [2.278, 0.001, -0.283, -2.662, 2.554, -2.262, -0.223, -2.482]);
    crate::number_with!(outcome, p111, 1, [-2.231], [-0.306, -0.292, 1.776], 4);
    crate::number_with!(outcome, p111, 1, [2.845], [-0.306, -0.292, 1.776], 4);
    crate::vector!(outcome, p112, 1, [2.799]);
    crate::vector!(outcome, p112, 1, [-2.876]);
    crate::number!(outcome, p113, 1, [0.034, -0.612, 1.975, -1.182, -0.221, 0.771, 1.626, -0.153, -1.523, -2.693, 1.636, 0.218, -2.107, 0.584]);
    crate::number!(outcome, p113, 1, [1.473, -2.975, 0.726, 0.365, -1.568, 2.189, -2.851, 2.239, -2.807, -0.935, 1.807, -0.466, 2.752, -1.771]);
    crate::vector!(outcome, p114, 3, [-1.031, -0.652, -2.937, 2.695]);
    crate::vector!(outcome, p114, 3, [1.153, -1.342, 0.408, 1.404]);
    crate::number_with!(outcome, p115, 1, [-1.217, 1.713, -2.587], [], 2);
    crate::number_with!(outcome, p115, 1, [0.749, 1.516, 1.204], [], 2);
    crate::number_with!(outcome, p116, 1, [1.791], [], 1);
    crate::number_with!(outcome, p116, 1, [-2.046], [], 1);
    crate::number!(outcome, p117, 1, [-0.5, 2.441, -1.384, 20.0, 1.782, 2.496, 0.054]);
    crate::number!(outcome, p117, 1, [20.0, -2.672, -0.788, 2.17, 0.212, -1.773, -1.482]);
    crate::vector_with!(outcome, p118, 3, [-2.013, 0.486, -1.125], [0.183], 4);
    crate::vector_with!(outcome, p118, 3, [-2.843, 0.216, 2.492], [0.183], 4);
    crate::number_with!(outcome, p119, 1, [-0.238, 1.582, 0.56, -0.187], [-2.016], 4);
    crate::number_with!(outcome, p119, 1, [0.382, -2.19, 1.109, -1e-8], [-2.016], 4);
    crate::number!(outcome, p120, 1, [-1.0, -1.84, -0.755, 0.082]);
    crate::number!(outcome, p120, 1, [-0.856, -1.67, 0.359, -2.874]);
    crate::vector_with!(outcome, p121, 4, [2.198], [1.0], 11);
    crate::vector_with!(outcome, p121, 4, [0.729], [1.0], 11);
    crate::number!(outcome, p122, 1, [0.736, -1.666, -2.267, 1.976, -1.23, -1.35, -2.986, -0.886, 0.896]);
    crate::number!(outcome, p122, 1, [2.274, -2.019, 2.688, 0.99, -0.483, -0.814, 1.25, 0.893, 0.261]);
    crate::number_with!(outcome, p123, 1, [-0.405, 2.489, 1.708], [-0.832, 2.156], 6);
    crate::number_with!(outcome, p123, 1, [-0.761, 1.856, -1.398], [-0.832, 2.156], 6);
    crate::number!(outcome, p124, 1, [0.0]);
    crate::number!(outcome, p124, 1, [-0.65]);
    crate::vector!(outcome, p125, 0, [1.116]);
    crate::vector!(outcome, p125, 0, [-1.361]);
    crate::vector_with!(outcome, p126, 1, [-2.637, -2.73], [1.537], 6);
    crate::vector_with!(outcome, p126, 1, [-0.409, 2.489], [1.537], 6);
    crate::number!(outcome, p127, 1, [-1.446, -0.695]);
    crate::number!(outcome, p127, 1, [-0.991, 1.06]);
    crate::number_with!(outcome, p128, 1, [-0.297, 2.385, -2.34, 2.762, -1.686], [-2.952, -2.38, -0.073], 8);
    crate::number_with!(outcome, p128, 1, [1.813, -1.809, -0.553, 0.459, -2.304], [-2.952, -2.38, -0.073], 8);
    crate::in_place!(outcome, p129, 5, [-1.578, -0.293]);
    crate::in_place!(outcome, p129, 5, [0.737, 1.078]);
    crate::number_with!(outcome, p130, 1, [-2.211], [-2.655], 3);
    crate::number_with!(outcome, p130, 1, [-0.553], [-2.655], 3);
    crate::in_place_with!(outcome, p131, 5, [-1.89], [], 19);
    crate::in_place_with!(outcome, p131, 5, [100000000.0], [], 19);
    crate::number_with!(outcome, p132, 1, [0.814, 2.179, -2.078, -1.388, 1.236, -0.006, -0.54], [-1.953], 10);
    crate::number_with!(outcome, p132, 1, [-0.585, 2.566, 2.473, -0.214, 1.637, 2.133, 2.946], [-1.953], 10);
    crate::number_with!(outcome, p133, 1, [0.708, 1.993, -2.411, 2.165], [2.313], 3);
    crate::number_with!(outcome, p133, 1, [1.345, 1.215, 2.405, -0.953], [2.313], 3);
    crate::in_place_with!(outcome, p134, 2, [-1e-8], [-2.119, 0.41], 7);
    crate::in_place_with!(outcome, p134, 2, [0.37], [-2.119, 0.41], 7);
    crate::number_with!(outcome, p135, 1, [0.043, 0.842], [-1.697, -0.184], 7);
    crate::number_with!(outcome, p135, 1, [-0.571, 20.0], [-1.697, -0.184], 7);
    crate::number!(outcome, p136, 1, [2.248]);
    crate::number!(outcome, p136, 1, [-1.558]);
    crate::vector_with!(outcome, p137, 5, [-0.174, -2.334, -1.26, 2.65, -1.748, -2.224, 2.294, -1.149, 2.776, -1.516, 2.286, -1.279, -0.996, 1.323, -800.0, 1e-160], [1.688], 9);
    crate::vector_with!(outcome, p137, 5, [-2.543, -2.825, 0.097, 2.139, -0.98, -20.0, -1.307, -2.619, -1.92, 100000000.0, 2.57, -2.394, 0.074, -2.084, 1.097, -1.19], [1.688], 9);
    crate::number_with!(outcome, p138, 1, [-0.192, -0.006, 2.294, -1.088, -2.389, 1.077, -20.0], [0.24], 10);
    crate::number_with!(outcome, p138, 1, [0.181, -1.559, 2.708, -1.045, 2.117, -0.388, -2.03], [0.24], 10);
    crate::number_with!(outcome, p139, 1, [1.437, -2.39], [-0.395], 5);
    crate::number_with!(outcome, p139, 1, [-1.437, 1e-160], [-0.395], 5);
    crate::number!(outcome, p140, 1, [0.468, -0.458, -0.792]);
    crate::number!(outcome, p140, 1, [-2.877, -2.563, -2.796]);
    crate::number!(outcome, p141, 1, [1.703, 2.051]);
    crate::number!(outcome, p141, 1, [-2.958, 0.562]);
    crate::number!(outcome, p142, 1, [-0.334]);
    crate::number!(outcome, p142, 1, [-1.278]);
    crate::vector!(outcome, p143, 1, [-2.993, -0.292]);
    crate::vector!(outcome, p143, 1, [-1.359, -1.256]);
    crate::number!(outcome, p144, 1, [-2.861]);
    crate::number!(outcome, p144, 1, [-2.387]);
    crate::number!(outcome, p145, 1, [1e-8]);
    crate::number!(outcome, p145, 1, [-0.161]);
    crate::vector!(outcome, p146, 5, [2.647, -1.951, -2.47, 2.521, 1.539, -2.247, 1.515, -0.654, -1.999, -0.209, 2.48, 0.278, -0.758, 0.64, -0.5, -0.884, 2.847, -0.858, 0.243, 1.817]);
    crate::vector!(outcome, p146, 5, [-1.472, -1.712, 2.872, -0.81, -1.873, -1.912, 2.39, 2.605, 0.397, -1.469, -2.126, 1.344, 0.353, 1.957, 2.144, 0.0, -1.766, 0.607, 1.337, -2.118]);
    crate::vector_with!(outcome, p147, 3, [0.786, 1.652], [-0.178, -1.582, 1.0], 13);
    crate::vector_with!(outcome, p147, 3, [1.189, 2.372], [-0.178, -1.582, 1.0], 13);
    crate::number!(outcome, p148, 1, [2.037]);
    crate::number!(outcome, p148, 1, [-2.38]);
    crate::number!(outcome, p149, 1, [800.0, -0.268, 0.945, 1.062]);
    crate::number!(outcome, p149, 1, [-1.304, 0.654, -0.676, -1.321]);
    crate::in_place_with!(outcome, p150, 5, [2.818, 1.25, -0.808, 1.794], [-0.764, 1.258, 0.517], 36);
    crate::in_place_with!(outcome, p150, 5, [2.165, -2.023, -1.287, 2.576], [-0.764, 1.258, 0.517], 36);
    crate::in_place_with!(outcome, p151, 2, [0.0, 2.175, -1.215], [2.699], 1);
    crate::in_place_with!(outcome, p151, 2, [-800.0, -1.0, -1.806], [2.699], 1);
    crate::number!(outcome, p152, 1, [-1.746, -1.557, -0.183, -0.262]);
    crate::number!(outcome, p152, 1, [0.127, 20.0, 1.301, 2.602]);
    crate::number_with!(outcome, p153, 1, [0.076, 800.0], [2.714, -800.0, 0.211], 3);
    crate::number_with!(outcome, p153, 1, [-2.913, -1.018], [2.714, -800.0, 0.211], 3);
    crate::number!(outcome, p154, 1, [2.507, 0.738, -2.168, -1.999]);
    crate::number!(outcome, p154, 1, [1.429, 1.754, -1.546, -0.482]);
    crate::in_place_with!(outcome, p155, 5, [1.815, -1.393, -2.974], [-1.327, -1.913], 4);
    crate::in_place_with!(outcome, p155, 5, [-20.0, 2.295, 0.044], [-1.327, -1.913], 4);
    crate::number_with!(outcome, p156, 1, [0.016, 1.995], [100000000.0, 2.253], 5);
    crate::number_with!(outcome, p156, 1, [2.309, 2.346], [100000000.0, 2.253], 5);
    crate::number!(outcome, p157, 1, [0.024]);
    crate::number!(outcome, p157, 1, [-0.319]);
    crate::number_with!(outcome, p158, 1, [2.754, 2.216], [-0.772, 1.241], 59);
    crate::number_with!(outcome, p158, 1, [-1.185, 1.603], [-0.772, 1.241], 59);
    crate::vector_with!(outcome, p159, 0, [1.062, -2.91, 1.001], [2.604, 2.527], 13);
    crate::vector_with!(outcome, p159, 0, [1.228, 0.095, 0.001], [2.604, 2.527], 13);
    crate::vector!(outcome, p160, 4, [-1.767, -0.345, -0.417, -0.412, -0.588, 0.029, -1.183, 1e-8, -1.459, -1.169, 2.616, -2.555, -1.0, 1e-160]);
    crate::vector!(outcome, p160, 4, [-1.887, 1.403, 0.39, -2.809, -2.881, -1.648, -0.309, 0.167, 2.516, -1.586, 0.526, -1.64, -2.845, -1.284]);
    crate::in_place_with!(outcome, p161, 2, [1.221, -0.456, -20.0, 2.919, 1.403, -0.333, -2.517, -2.665, -0.418, 1.538, -0.148, -0.323, -0.374], [-2.968, 1.435, -1.798], 1);
    crate::in_place_with!(outcome, p161, 2, [0.164, 2.569, -20.0, 0.96, -1.936, -0.181, 2.882, -1.809, 1.839, 2.699, -1.794, 2.699, 0.373], [-2.968, 1.435, -1.798], 1);
    crate::vector!(outcome, p162, 3, [0.068, 0.404, 0.701, 1.647, -800.0, 2.246]);
    crate::vector!(outcome, p162, 3, [-1.789, 2.442, 0.578, -2.184, 0.049, 1.8]);
    crate::number_with!(outcome, p163, 1, [0.231, -0.232, -2.032, -0.047], [], 8);
    crate::number_with!(outcome, p163, 1, [2.869, 0.626, -2.04, 0.564], [], 8);
    crate::number_with!(outcome, p164, 1, [1.118], [0.545], 8);
    crate::number_with!(outcome, p164, 1, [-0.331], [0.545], 8);
    crate::number!(outcome, p165, 1, [-2.81, -0.845]);
    crate::number!(outcome, p165, 1, [0.457, -1.0]);
    crate::vector_with!(outcome, p166, 3, [-0.644, -1.899, -1.822, -1.482], [-1e-8, -2.579], 11);
    crate::vector_with!(outcome, p166, 3, [0.542, 0.839, -0.998, -1.426], [-1e-8, -2.579], 11);
    crate::number_with!(outcome, p167, 1, [0.29, 0.361, 0.617, -1.862], [], 4);
    crate::number_with!(outcome, p167, 1, [2.472, -2.862, -0.472, 0.007], [], 4);
    crate::number!(outcome, p168, 1, [-0.852]);
    crate::number!(outcome, p168, 1, [-0.993]);
    crate::number_with!(outcome, p169, 1, [-1.814, 1.267], [-2.788, 2.443, -1.873], 8);
    crate::number_with!(outcome, p169, 1, [0.555, -0.822], [-2.788, 2.443, -1.873], 8);
    crate::vector!(outcome, p170, 5, [2.294, -1.742, 0.606, -2.949]);
    crate::vector!(outcome, p170, 5, [-0.888, -0.008, 1.652, 0.198]);
    crate::number!(outcome, p171, 1, [-1.0]);
    crate::number!(outcome, p171, 1, [1.364]);
    crate::number!(outcome, p172, 1, [2.005, 0.854]);
    crate::number!(outcome, p172, 1, [0.584, 2.588]);
    crate::number_with!(outcome, p173, 1, [1.245], [2.787], 12);
    crate::number_with!(outcome, p173, 1, [2.211], [2.787], 12);
    crate::number_with!(outcome, p174, 1, [0.864, -1.503], [0.775], 1);
    crate::number_with!(outcome, p174, 1, [-0.423, 1.345], [0.775], 1);
    crate::number_with!(outcome, p175, 1, [0.51, 0.087, 1.036, -0.648, -0.317, 1.942, 1.528, -0.838, 1.736, -1.678, -2.136, -800.0, -0.085, -2.492, -1.257, -2.155, -2.162, 2.15], [-1.438, 0.746, -0.413], 21);
    crate::number_with!(outcome, p175, 1, [0.055, -2.974, 2.531, -1.301, 2.473, -0.948, 2.451, 2.46, -0.044, 2.366, 0.275, 1.594, -2.971, 0.158, -2.663, 2.037, -2.562, -1.18], [-1.438, 0.746, -0.413], 21);
    crate::number!(outcome, p176, 1, [-2.793, -1.207, 1e-160, -1.88]);
    crate::number!(outcome, p176, 1, [1.717, 0.843, 1.258, -0.865]);
    crate::number!(outcome, p177, 1, [-1.371, 2.374]);
    crate::number!(outcome, p177, 1, [-0.661, -1.079]);
    crate::vector!(outcome, p178, 1, [0.142, -1.189, -0.267, -0.281, -2.056, -0.905, -1.861, -1.145, 2.782, 1.083, 3.0, 2.072, -800.0, 1.244, -2.43, 0.911, 0.834, 1.71, -800.0, 0.001]);
    crate::vector!(outcome, p178, 1, [-2.107, 2.892, -0.906, -1.283, 2.146, 2.374, 2.31, 100000000.0, 1e-160, -1.214, 2.803, 1.28, -0.124, -2.162, -2.912, -2.104, -2.451, 0.205, -1.79, 2.889]);
    crate::number!(outcome, p179, 1, [0.0, 0.039, -1.463, 2.448]);
    crate::number!(outcome, p179, 1, [-0.179, 1.153, 2.061, -0.84]);
    crate::number_with!(outcome, p180, 1, [1.004], [2.032, -0.544, -0.5], 5);
    crate::number_with!(outcome, p180, 1, [-1e-8], [2.032, -0.544, -0.5], 5);
    crate::number!(outcome, p181, 1, [-0.739, 0.262]);
    crate::number!(outcome, p181, 1, [-1.356, -2.271]);
    crate::number_with!(outcome, p182, 1, [1.502, -2.044], [1.994], 4);
    crate::number_with!(outcome, p182, 1, [2.921, 1.87], [1.994], 4);
    crate::vector!(outcome, p183, 0, [0.921, -2.947, 0.714, -1.384, 0.117, -0.041, 1.003, 0.974, -1.754, 0.277, 0.512, 2.822, -0.347]);
    crate::vector!(outcome, p183, 0, [2.399, 20.0, 2.704, -1.952, -1.014, 0.947, 1.627, 0.877, -0.756, -1.669, 2.373, 2.0, -1e-8]);
    crate::number!(outcome, p184, 1, [1.439, -2.884, -1.749, -0.539]);
    crate::number!(outcome, p184, 1, [1.947, 2.239, -2.499, -0.461]);
    crate::vector_with!(outcome, p185, 4, [-0.89, -1.408, 1.38, -2.258, -0.006, -0.978, -0.544, 0.208, -0.633, -2.818, 0.908, 2.981, 0.095, -1.546, 2.85, -2.22, 1e-8, 2.947, -1.837], [-2.178], 8);
    crate::vector_with!(outcome, p185, 4, [1.105, -0.209, 1e-160, 0.246, -0.5, 0.206, 2.966, 2.219, 2.82, 0.774, 2.625, 2.391, -1.306, -0.516, 2.327, -2.905, -0.566, -1.122, 1.322], [-2.178], 8);
    crate::vector_with!(outcome, p186, 0, [-2.002, 2.174, -2.844, -2.821], [-1.122, -0.555, 2.72], 17);
    crate::vector_with!(outcome, p186, 0, [1.203, -2.862, 2.48, 1.816], [-1.122, -0.555, 2.72], 17);
    crate::vector!(outcome, p187, 1, [-2.715]);
    crate::vector!(outcome, p187, 1, [0.822]);
    crate::number_with!(outcome, p188, 1, [-0.972, 0.463, -1.801, 2.975], [0.563], 1);
    crate::number_with!(outcome, p188, 1, [-0.355, -1.193, 0.001, -2.655], [0.563], 1);
    crate::number_with!(outcome, p189, 1, [-2.594, 0.698, 0.493, -0.422], [1.38, -0.637], 35);
    crate::number_with!(outcome, p189, 1, [2.036, -1.058, -0.668, 0.463], [1.38, -0.637], 35);
    crate::number_with!(outcome, p190, 1, [-0.932, -2.97, -1.056, -1.26, -1.843, -2.115, -2.374, 1e-8, -1.011, -2.64, -0.249, 0.392, -1.301, 20.0], [-0.636], 3);
    crate::number_with!(outcome, p190, 1, [2.364, 2.04, -2.989, 0.581, -2.612, 1.01, 2.218, 1.122, 1.55, -0.404, 2.045, -0.331, -0.821, 1.038], [-0.636], 3);
    crate::number!(outcome, p191, 1, [-2.397, 2.18, -0.93, -1.235, -0.308, 2.0, 1.153, -1.737, 0.679, -0.598, -1.926, -0.178, 2.254]);
    crate::number!(outcome, p191, 1, [1.523, 1.555, 2.057, -1.8, -1.424, -0.954, 1.869, -0.649, -0.513, -2.297, 2.081, 1.416, 1.59]);
    crate::vector_with!(outcome, p192, 2, [0.404, -0.519, -2.175], [-0.98], 2);
    crate::vector_with!(outcome, p192, 2, [-2.478, 0.628, -800.0], [-0.98], 2);
    crate::number!(outcome, p193, 1, [0.027]);
    crate::number!(outcome, p193, 1, [-2.31]);
    crate::number!(outcome, p194, 1, [2.333]);
    crate::number!(outcome, p194, 1, [0.343]);
    crate::number!(outcome, p195, 1, [-1.593, -0.999]);
    crate::number!(outcome, p195, 1, [2.987, 1.316]);
    crate::in_place!(outcome, p196, 5, [2.039, 20.0, -2.679, -0.234, 2.115, -1e-8, 2.0]);
    crate::in_place!(outcome, p196, 5, [-0.525, -20.0, -1.944, -2.431, -2.365, -0.163, -2.219]);
    crate::number_with!(outcome, p197, 1, [-1.872, 1.938, -0.542, -1.925, -0.203, -1.29, 1.706, -2.471, 1.023, -2.799], [1.067], 8);
    crate::number_with!(outcome, p197, 1, [2.225, 1.072, -0.069, -1.544, -0.044, 0.963, 2.602, 2.995, 0.453, 0.328], [1.067], 8);
    crate::number_with!(outcome, p198, 1, [-0.127, -1.224], [-1.6], 5);
    crate::number_with!(outcome, p198, 1, [1.0, -0.712], [-1.6], 5);
    crate::in_place_with!(outcome, p199, 3, [1e-8], [2.344, 0.0], 1);
    crate::in_place_with!(outcome, p199, 3, [0.891], [2.344, 0.0], 1);
    crate::number!(outcome, p200, 1, [2.434, 1.915, 2.32, -2.847, -2.25, -0.486, -0.62, 0.306, 0.946, 2.597, -2.58, -0.858, -1.775, -1.89, -2.469, -2.777]);
    crate::number!(outcome, p200, 1, [-2.655, -0.096, 2.598, 2.346, 0.171, 0.0, 0.226, -0.303, -2.985, 1.242, -0.716, 2.244, 0.678, 0.691, -0.071, -1.941]);
    crate::vector_with!(outcome, p201, 5, [-2.934, 100000000.0, 2.267], [], 1);
    crate::vector_with!(outcome, p201, 5, [1.04, 0.803, 2.161], [], 1);
    crate::number_with!(outcome, p202, 1, [1.512, 0.565], [0.48], 2);
    crate::number_with!(outcome, p202, 1, [2.241, 0.469], [0.48], 2);
    crate::vector_with!(outcome, p203, 4, [-1.022, 0.122, 2.924, -2.134, -2.832, 2.317, 0.0, -0.595], [0.202, -0.29, 1.359], 10);
    crate::vector_with!(outcome, p203, 4, [-1.089, -0.562, -1.091, -0.327, -2.536, 0.599, -0.184, -1.435], [0.202, -0.29, 1.359], 10);
    crate::number!(outcome, p204, 1, [0.0, 100000000.0, 0.0]);
    crate::number!(outcome, p204, 1, [-0.287, -0.438, -0.012]);
    crate::in_place!(outcome, p205, 2, [-2.419, 1.822, -0.864, -0.876]);
    crate::in_place!(outcome, p205, 2, [-2.743, 0.41, 1e-160, -2.837]);
    crate::number_with!(outcome, p206, 1, [-0.951], [-2.525, -2.646], 4);
    crate::number_with!(outcome, p206, 1, [-1.555], [-2.525, -2.646], 4);
    crate::number!(outcome, p207, 1, [1e-160]);
    crate::number!(outcome, p207, 1, [2.271]);
    crate::vector!(outcome, p208, 5, [0.565, 0.001, 2.527, -0.76]);
    crate::vector!(outcome, p208, 5, [1.271, -0.921, 1e-160, 0.965]);
    crate::number!(outcome, p209, 1, [-0.819, 1.157, 1e-160, 0.211]);
    crate::number!(outcome, p209, 1, [-0.843, -2.015, -0.115, 1.556]);
    crate::number!(outcome, p210, 1, [-2.484, 0.02, -1.761]);
    crate::number!(outcome, p210, 1, [-1.954, 1.964, 1.058]);
    crate::number!(outcome, p211, 1, [-0.74, -0.793, 1.075]);
    crate::number!(outcome, p211, 1, [2.0, -2.011, 1e-8]);
    crate::number!(outcome, p212, 1, [-20.0, -1.175]);
    crate::number!(outcome, p212, 1, [2.515, -1.329]);
    crate::vector_with!(outcome, p213, 4, [0.289], [], 11);
    crate::vector_with!(outcome, p213, 4, [1.354], [], 11);
    crate::vector!(outcome, p214, 4, [2.617, 2.126]);
    crate::vector!(outcome, p214, 4, [-0.067, 0.468]);
    crate::number_with!(outcome, p215, 1, [0.091, 0.848], [-2.094, -0.648], 6);
    crate::number_with!(outcome, p215, 1, [-2.43, -1.815], [-2.094, -0.648], 6);
    crate::number!(outcome, p216, 1, [0.983, 2.252, -0.226, -1.057]);
    crate::number!(outcome, p216, 1, [0.817, -1.578, -2.011, -1.095]);
    crate::number!(outcome, p217, 1, [-2.963, 1.319]);
    crate::number!(outcome, p217, 1, [1.893, -0.3]);
    crate::vector_with!(outcome, p218, 2, [1.85], [], 1);
    crate::vector_with!(outcome, p218, 2, [-2.848], [], 1);
    crate::in_place!(outcome, p219, 5, [-0.242]);
    crate::in_place!(outcome, p219, 5, [0.515]);
    crate::number_with!(outcome, p220, 1, [0.375, 0.234, 0.45], [0.985], 20);
    crate::number_with!(outcome, p220, 1, [2.106, -2.298, 1.519], [0.985], 20);
    crate::number!(outcome, p221, 1, [-0.31, 2.488, -0.278, 2.298, -0.5, -2.265, 0.255, 1.965, -1.574]);
    crate::number!(outcome, p221, 1, [1.164, 2.754, -2.886, 0.0, 0.56, 0.028, 0.937, 1.726, 1.596]);
    crate::number_with!(outcome, p222, 1, [-0.715, -2.226, 2.208, 0.709], [], 9);
    crate::number_with!(outcome, p222, 1, [2.317, 2.853, 2.928, 2.661], [], 9);
    crate::number!(outcome, p223, 1, [0.965]);
    crate::number!(outcome, p223, 1, [-2.179]);
    crate::number!(outcome, p224, 1, [-0.294, -1.164, -0.986, 1.714, 1.0, 2.468, 2.429, 2.168, -0.777, -0.08, -1.294, 1.981, 800.0]);
    crate::number!(outcome, p224, 1, [1.073, -1.246, -0.839, -0.95, 100000000.0, -1.634, -1.656, 100000000.0, -0.526, -2.944, 2.0, -2.273, 2.52]);
    crate::number!(outcome, p225, 1, [0.282, 1.638, 2.805]);
    crate::number!(outcome, p225, 1, [-1.13, 1.706, 0.32]);
    crate::vector!(outcome, p226, 4, [1.956, 1.745, -1.699]);
    crate::vector!(outcome, p226, 4, [2.0, 2.564, -0.73]);
    crate::number_with!(outcome, p227, 1, [1.377, 1.483, -1.076, -1.075], [], 6);
    crate::number_with!(outcome, p227, 1, [-0.699, 0.523, -1.818, -0.863], [], 6);
    crate::number_with!(outcome, p228, 1, [2.978, 2.831, -0.233, -2.483], [2.207], 2);
    crate::number_with!(outcome, p228, 1, [-1.603, 1.0, -2.006, -0.004], [2.207], 2);
    crate::number!(outcome, p229, 1, [0.283]);
    crate::number!(outcome, p229, 1, [20.0]);
    crate::number_with!(outcome, p230, 1, [-1.51, 1e-160, -2.825, -0.197], [-0.17, -0.949, 2.503], 9);
    crate::number_with!(outcome, p230, 1, [-0.285, -2.624, 1.999, -1.453], [-0.17, -0.949, 2.503], 9);
    crate::number_with!(outcome, p231, 1, [2.976], [0.442], 11);
    crate::number_with!(outcome, p231, 1, [-2.977], [0.442], 11);
    crate::number!(outcome, p232, 1, [-0.219, 2.419, -2.075, -2.377, 0.0, -1.825, -1.092, -2.81, -1.858, -0.006, -2.765]);
    crate::number!(outcome, p232, 1, [2.866, 1.449, -2.053, -1.332, -0.839, -0.386, -0.962, -0.414, -2.545, -0.76, 1.431]);
    crate::in_place_with!(outcome, p233, 5, [2.892, 0.597, 1.034], [0.478, -2.433], 3);
    crate::in_place_with!(outcome, p233, 5, [-2.422, 0.127, -0.5], [0.478, -2.433], 3);
    crate::number!(outcome, p234, 1, [2.011, 0.049, -2.977]);
    crate::number!(outcome, p234, 1, [1.488, 0.092, 2.259]);
    crate::vector_with!(outcome, p235, 0, [-2.838, 2.0, 1.482], [1.28], 12);
    crate::vector_with!(outcome, p235, 0, [-2.064, -2.382, -1.874], [1.28], 12);
    crate::vector!(outcome, p236, 5, [0.162, -0.111, -0.996, 1.0]);
    crate::vector!(outcome, p236, 5, [-0.361, -2.681, -0.311, 0.84]);
    crate::number_with!(outcome, p237, 1, [-1.439, 2.794, 0.028, 0.617], [-0.145], 3);
    crate::number_with!(outcome, p237, 1, [-1.91, -2.398, -2.969, 1.311], [-0.145], 3);
    crate::in_place!(outcome, p238, 2, [2.0, -2.437, 1.954]);
    crate::in_place!(outcome, p238, 2, [-0.5, 0.294, -2.868]);
    crate::number!(outcome, p239, 1, [0.483, 1.098, -0.725]);
    crate::number!(outcome, p239, 1, [-0.577, 2.734, 2.256]);
    crate::in_place_with!(outcome, p240, 2, [2.781, -1.949, -1.642, -0.239], [-1.945], 1);
    crate::in_place_with!(outcome, p240, 2, [2.25, -0.959, 2.247, -0.596], [-1.945], 1);
    crate::in_place_with!(outcome, p241, 2, [1.714, 2.274, 0.039, -2.558, -1.541, -1.945, -2.011, 0.017, 0.915, -2.083, 0.593, 0.243, 1.696, 2.33], [], 53);
    crate::in_place_with!(outcome, p241, 2, [-2.416, -1.726, -0.93, 0.096, -1.544, 1e-160, -2.913, 2.354, -2.398, 2.703, -1.521, 2.051, 1.0, 0.612], [], 53);
    crate::in_place_with!(outcome, p242, 0, [2.517, -1.169, -2.783, -0.752, -20.0], [-0.232, -1.584, 2.717], 16);
    crate::in_place_with!(outcome, p242, 0, [-0.208, -2.878, 0.96, 0.52, 0.063], [-0.232, -1.584, 2.717], 16);
    crate::in_place_with!(outcome, p243, 4, [0.419, -2.889, 1.127], [0.0, -1.413, 1.889], 7);
    crate::in_place_with!(outcome, p243, 4, [2.024, -2.202, 2.847], [0.0, -1.413, 1.889], 7);
    crate::number!(outcome, p244, 1, [0.695, -2.77]);
    crate::number!(outcome, p244, 1, [0.913, 2.344]);
    crate::number_with!(outcome, p245, 1, [-20.0, 0.623, 1.522, -1.994], [], 9);
    crate::number_with!(outcome, p245, 1, [2.067, 1.225, 1.906, -1e-8], [], 9);
    crate::number!(outcome, p246, 1, [-1.0, 0.822, 0.389, -0.5, -0.492, 2.419, -1.824, 0.78, 2.334, -1.642, -1.724, 2.125, 2.764, 1.544]);
    crate::number!(outcome, p246, 1, [0.774, 0.705, -0.042, 2.833, 1.051, 0.317, -0.233, -1.231, -1.821, 0.984, 1.123, 1.916, 1.048, 2.874]);
    crate::in_place!(outcome, p247, 3, [-1.614, -1.678]);
    crate::in_place!(outcome, p247, 3, [-1.633, 0.965]);
    crate::number_with!(outcome, p248, 1, [1.339], [], 2);
    crate::number_with!(outcome, p248, 1, [-0.492], [], 2);
    crate::number_with!(outcome, p249, 1, [1.181, -0.067, -0.919], [], 19);
    crate::number_with!(outcome, p249, 1, [2.918, -2.207, -2.639], [], 19);
    crate::number!(outcome, p250, 1, [2.775, -0.929, -0.222]);
    crate::number!(outcome, p250, 1, [2.343, -2.836, -2.676]);
    crate::number_with!(outcome, p251, 1, [-0.358, -2.42, 2.958], [], 7);
    crate::number_with!(outcome, p251, 1, [-0.585, 0.597, -2.405], [], 7);
    crate::in_place!(outcome, p252, 1, [1.041, -0.848, -2.32]);
    crate::in_place!(outcome, p252, 1, [-2.386, -1.242, 2.261]);
    crate::number!(outcome, p253, 1, [-1.201]);
    crate::number!(outcome, p253, 1, [0.597]);
    crate::number_with!(outcome, p254, 1, [0.425, -0.367], [-1.441, 20.0, -1.565], 4);
    crate::number_with!(outcome, p254, 1, [0.445, -2.599], [-1.441, 20.0, -1.565], 4);
    crate::number_with!(outcome, p255, 1, [-2.524, 2.029, 0.135, 0.282], [], 7);
    crate::number_with!(outcome, p255, 1, [0.166, 1.388, 0.716, 2.917], [], 7);
    crate::number_with!(outcome, p256, 1, [-2.783, -2.675, -2.599], [-2.162, -1.133], 43);
    crate::number_with!(outcome, p256, 1, [-2.998, 0.0, -0.233], [-2.162, -1.133], 43);
    crate::number!(outcome, p257, 1, [-2.093, 0.205, 2.574, 2.348]);
    crate::number!(outcome, p257, 1, [-1.399, 800.0, -1.856, 0.341]);
    crate::in_place!(outcome, p258, 3, [20.0]);
    crate::in_place!(outcome, p258, 3, [-1.649]);
    crate::vector_with!(outcome, p259, 3, [1.491, 1.814, 0.001, 2.0], [2.392, -1.898, 2.539], 2);
    crate::vector_with!(outcome, p259, 3, [-1.258, -1.51, 2.932, 1.396], [2.392, -1.898, 2.539], 2);
    crate::number!(outcome, p260, 1, [0.72, 1.252]);
    crate::number!(outcome, p260, 1, [2.935, 1.085]);
    crate::in_place_with!(outcome, p261, 0, [-2.064, 2.396], [], 1);
    crate::in_place_with!(outcome, p261, 0, [-0.146, -2.449], [], 1);
    crate::number_with!(outcome, p262, 1, [-1.001, 0.24, -1.453, -1.13], [], 5);
    crate::number_with!(outcome, p262, 1, [2.566, 0.85, 2.398, 1.673], [], 5);
    crate::in_place!(outcome, p263, 2, [-1.0]);
    crate::in_place!(outcome, p263, 2, [-2.846]);
    crate::number!(outcome, p264, 1, [1.327, 2.954]);
    crate::number!(outcome, p264, 1, [2.847, 0.845]);
    crate::in_place!(outcome, p265, 3, [1.991, 1.702, 1.645, -20.0, -2.92, -2.295, -2.069, 800.0, 1.312, 1.222, -0.655, 0.14, 1.368, -0.655]);
    crate::in_place!(outcome, p265, 3, [0.802, -0.104, -2.508, -0.145, -1.403, -1.87, 1.832, 0.519, -2.732, -0.876, 0.359, 1.547, 1.862, 2.62]);
    crate::number_with!(outcome, p266, 1, [2.62, -0.88, -1.799, -2.366, -1.862, 2.959, -0.406, 2.844, -2.053, 1.116, -1.748, -800.0, -2.697, -2.278], [-2.463, -2.125, -2.825], 2);
    crate::number_with!(outcome, p266, 1, [2.358, 2.977, -1.504, -1.678, 0.508, 2.958, -0.85, 1.002, -2.849, -0.77, 2.36, -2.97, -0.351, -2.432], [-2.463, -2.125, -2.825], 2);
    crate::number!(outcome, p267, 1, [-0.115, 0.053]);
    crate::number!(outcome, p267, 1, [2.923, -1.783]);
    crate::vector_with!(outcome, p268, 5, [-2.166, 1.938], [2.396], 6);
    crate::vector_with!(outcome, p268, 5, [2.871, 0.193], [2.396], 6);
    crate::number!(outcome, p269, 1, [1.653]);
    crate::number!(outcome, p269, 1, [2.857]);
    crate::number_with!(outcome, p270, 1, [0.957], [-1.798], 2);
    crate::number_with!(outcome, p270, 1, [2.698], [-1.798], 2);
    crate::number!(outcome, p271, 1, [2.665, 1.11, 1.35, 2.918]);
    crate::number!(outcome, p271, 1, [2.631, 2.252, 2.145, -1.524]);
    crate::number!(outcome, p272, 1, [-0.484]);
    crate::number!(outcome, p272, 1, [-0.245]);
    crate::number_with!(outcome, p273, 1, [1.912, 1.29], [-0.838, -1e-8], 1);
    crate::number_with!(outcome, p273, 1, [-1.228, 2.872], [-0.838, -1e-8], 1);
    crate::vector_with!(outcome, p274, 2, [2.897, 0.998, 1.686, -0.5], [0.218, -0.5], 3);
    crate::vector_with!(outcome, p274, 2, [-1.953, 0.385, 2.162, -0.252], [0.218, -0.5], 3);
    crate::in_place!(outcome, p275, 5, [-1.517, -0.5, -0.616, 0.78]);
    crate::in_place!(outcome, p275, 5, [-2.654, -1.505, -2.619, -1.221]);
    crate::number_with!(outcome, p276, 1, [-1.684, -2.872], [-0.481, 0.0, -1.13], 33);
    crate::number_with!(outcome, p276, 1, [2.112, 2.976], [-0.481, 0.0, -1.13], 33);
    crate::vector_with!(outcome, p277, 2, [2.587, -0.352, 1.133, 2.838], [], 1);
    crate::vector_with!(outcome, p277, 2, [-1.555, 0.897, -1.706, 1.0], [], 1);
    crate::number_with!(outcome, p278, 1, [-1.632, -2.152, -0.73, 0.559, -1.534, 1.138, 2.148, 1e-8, 20.0, 0.83, 1.034], [-1.555, -2.387], 59);
    crate::number_with!(outcome, p278, 1, [1.067, -0.024, -0.323, -1.388, -2.847, -0.435, -1.453, -0.814, -2.1, 1.608, -1.943], [-1.555, -2.387], 59);
    crate::in_place_with!(outcome, p279, 2, [2.017], [2.325, 0.042], 59);
    crate::in_place_with!(outcome, p279, 2, [-0.295], [2.325, 0.042], 59);
    crate::number_with!(outcome, p280, 1, [1.739, -1.779, 20.0, 0.218], [], 30);
    crate::number_with!(outcome, p280, 1, [-1.886, 1e-8, 0.651, -1.899], [], 30);
    crate::number_with!(outcome, p281, 1, [-0.083, 1.018, -0.124], [-0.055, 0.739], 22);
    crate::number_with!(outcome, p281, 1, [-1.421, -1.194, 1e-8], [-0.055, 0.739], 22);
    crate::in_place!(outcome, p282, 3, [0.84, 0.484]);
    crate::in_place!(outcome, p282, 3, [0.994, -2.137]);
    crate::in_place!(outcome, p283, 2, [-0.302, -2.205, -20.0, -2.83, 1.015, 1.523, -0.5, 2.727, 0.0, -0.018, 0.303, 2.295, -0.991, 2.0, -0.13]);
    crate::in_place!(outcome, p283, 2, [-2.094, 1.921, -2.741, 2.637, 0.507, 1.327, 2.58, 2.899, -1.314, -1.038, 1.8, 0.0, -2.437, -2.666, 0.645]);
    crate::vector!(outcome, p284, 4, [-0.198, -1.317, -0.043, 1.461]);
    crate::vector!(outcome, p284, 4, [0.089, 1.67, 1.754, 2.594]);
    crate::number_with!(outcome, p285, 1, [2.84, 2.161, 2.962, -1.436], [100000000.0, -2.861, 1.478], 5);
    crate::number_with!(outcome, p285, 1, [-2.686, -0.407, -2.209, 0.374], [100000000.0, -2.861, 1.478], 5);
    crate::number!(outcome, p286, 1, [-0.613]);
    crate::number!(outcome, p286, 1, [0.84]);
    crate::vector_with!(outcome, p287, 1, [2.449], [1.462, 2.614, -1.53], 5);
    crate::vector_with!(outcome, p287, 1, [2.73], [1.462, 2.614, -1.53], 5);
    crate::vector_with!(outcome, p288, 0, [0.001], [-1.865, 0.537, 0.556], 24);
    crate::vector_with!(outcome, p288, 0, [0.481], [-1.865, 0.537, 0.556], 24);
    crate::number_with!(outcome, p289, 1, [-20.0], [1.781, 0.0], 1);
    crate::number_with!(outcome, p289, 1, [1.304], [1.781, 0.0], 1);
    crate::number!(outcome, p290, 1, [-2.488, 0.934]);
    crate::number!(outcome, p290, 1, [-2.803, -2.302]);
    crate::number!(outcome, p291, 1, [-0.312]);
    crate::number!(outcome, p291, 1, [1.666]);
    crate::number_with!(outcome, p292, 1, [0.764, 2.324, -2.502, 2.871], [], 10);
    crate::number_with!(outcome, p292, 1, [0.001, -1.325, -2.308, 1.819], [], 10);
    crate::in_place!(outcome, p293, 5, [-2.145, 0.363, -1.545, 1.069, 1e-8, -0.531, 1.977, -1.501, -2.872, -0.757, -0.567, -1.13, -0.72, -2.526, 2.754, 0.112]);
    crate::in_place!(outcome, p293, 5, [-0.16, 2.201, 0.0, -1.839, 1.242, -0.101, 2.601, 0.0, -1.155, 2.47, -0.177, 0.784, 800.0, -0.725, -1.11, -0.233]);
    crate::in_place_with!(outcome, p294, 3, [1.354, -1.843, -0.608, 2.85, 2.497, -2.181, -2.992], [1e-8], 1);
    crate::in_place_with!(outcome, p294, 3, [2.377, -1.507, -1.5, 1.112, -0.113, 0.001, 2.765], [1e-8], 1);
    crate::number_with!(outcome, p295, 1, [1.895, -1.908, 2.814, -2.776], [1.362, -2.035, -0.663], 6);
    crate::number_with!(outcome, p295, 1, [-2.123, 2.331, -1.821, 0.53], [1.362, -2.035, -0.663], 6);
    crate::vector_with!(outcome, p296, 5, [-0.355], [1.821], 5);
    crate::vector_with!(outcome, p296, 5, [2.098], [1.821], 5);
    crate::vector_with!(outcome, p297, 2, [-1.0, 1.044], [-2.086], 20);
    crate::vector_with!(outcome, p297, 2, [-1.763, 0.868], [-2.086], 20);
    crate::number!(outcome, p298, 1, [100000000.0, 2.995, 2.623, 0.736]);
    crate::number!(outcome, p298, 1, [1.026, 2.183, 2.99, -1.577]);
    crate::number!(outcome, p299, 1, [-0.561, -1.771, 2.249]);
    crate::number!(outcome, p299, 1, [0.414, -2.658, -2.484]);
}
