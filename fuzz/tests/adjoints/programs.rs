// Written by the example `adjoints` of this crate.

mod p0 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[5] * x[5];
    let v1 = v0 + 0.3;
    let v2 = x[7] / v1;
    let mut v3 = x[5];
    v3 += 1.934;
    let v19 = if x[6] == v2 {
        let v4 = x[5] * x[5];
        let v5 = v4 + 0.3;
        let v6 = x[7] / v5;
        let v7 = v3 * v3;
        let v8 = v7 + 1.0;
        let v9 = v3 / v8;
        let v10 = v9 * 1.9;
        let v11 = v10.cosh();
        v11
    } else {
        let mut v18 = v2;
        for _ in 0..3 {
            let v12 = x[2].clamp(v3, v18);
            let v13 = x[0] * x[0];
            let v14 = v13 + 1.0;
            let v15 = x[0] / v14;
            let v16 = v15 * 1.9;
            let v17 = v16.powi(0);
            v18 = v12;
        }
        x[7]
    };
    let v20 = v3.mul_add(x[7], x[7]);
    let v21 = v20.min(v19);
    v3
}
}

mod p1 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[2] * p[2];
    work[1] = work[0] + 0.3;
    work[2] = work[1].pow(x[3]);
    work[3] = S::select(work[2], fluxions::Relation::Equal, p[1], p[2], x[2]);
    p[2]
}
}

mod p2 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[3].max(x[0]);
    let v1 = S::select(x[2], fluxions::Relation::Equal, x[2], x[3], x[1]);
    let v2 = x[3] * x[3];
    let v3 = v2 + 0.3;
    let v4 = x[3] / v3;
    let v5 = x[3].max(x[3]);
    let v6 = v0 + v0;
    let mut v7 = x[0];
    v7 /= -0.068;
    y[0] = v6;
    y[1] = v5;
    y[2] = x[3];
}
}

mod p3 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[0];
    for _ in 0..3 {
        v0 = x[1];
    }
    let v3 = if x[3] < -0.713 {
        let v1 = x[1].hypot(x[2]);
        let v2 = x[3].mul_add(x[3], x[2]);
        v0
    } else {
        x[3]
    };
    let v4 = x[2].mul_add(v3, x[2]);
    let v6 = if x[3] == 0.574 {
        x[1]
    } else {
        let v5 = x[3..4].iter().map(|&x| x.sin()).sum::<S>();
        x[1]
    };
    v6
}
}

mod p4 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 1.0;
    work[2] = p[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(6);
    work[5] = work[4] * work[4];
    work[6] = work[5] + 0.3;
    work[7] = work[6].powf(1.0);
    work[10] = if p[0] <= work[7] {
        work[8] = x[0];
        work[8] += x[0];
        work[8]
    } else {
        work[9] = work[4].min(x[0]);
        work[7]
    };
    work[11] = { let (sin, cos) = work[7].sin_cos(); sin * 2.0 + cos };
    work[21] = if work[4] <= -1.511 {
        work[12] = work[7] * -2.921;
        work[13] = work[4] * work[4];
        work[14] = work[13] + 0.3;
        work[15] = work[14].ln();
        work[18] = if work[12] < work[15] {
            work[16] = work[11];
            work[16] -= work[12];
            work[12]
        } else {
            work[17] = work[10].cos();
            p[0]
        };
        work[12]
    } else {
        work[19] = work[4] + -1.737;
        work[20] = x[0..1].iter().map(|&x| x.cos()).sum::<S>();
        work[20]
    };
    work[21]
}
}

mod p5 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[0].max(p[2]);
    work[10] = if work[0] <= -1.286 {
        work[1] = p[1] * p[1];
        work[2] = work[1] + 1.0;
        work[3] = p[1] / work[2];
        work[4] = work[3] * 1.9;
        work[5] = work[4].exp2();
        work[6] = work[0].clamp(p[2], work[0]);
        work[7] = work[6] * work[6];
        work[8] = work[7] + 0.3;
        work[9] = work[8].pow(work[5]);
        work[0]
    } else {
        work[0]
    };
    work[11] = x[0] * x[0];
    work[12] = work[11] + 1.0;
    work[13] = x[0] / work[12];
    work[14] = work[13] * 1.9;
    work[15] = work[14].exp2();
    work[16] = S::select(work[15], fluxions::Relation::LessOrEqual, work[15], p[2], work[0]);
    work[17] = work[10] * work[10];
    work[18] = work[17] + 0.3;
    work[19] = work[18].ln();
    work[20] = p[2] * p[2];
    work[21] = work[20] + 0.3;
    work[22] = x[1] / work[21];
    vec![p[1], p[1], work[19], work[15], work[15]]
}
}

mod p6 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].hypot(x[1]);
    let v1 = x[0..1].iter().map(|&x| x.tanh()).sum::<S>();
    let mut v12 = v0;
    for _ in 0..1 {
        let v2 = v1.hypot(v12);
        let v3 = v2.mul_add(v0, v1);
        let mut v11 = v2;
        for _ in 0..2 {
            let v4 = v11 / -1.075;
            let v5 = v4.mul_add(v0, v4);
            let v6 = v5 * v5;
            let v7 = v6 + 1.0;
            let v8 = v5 / v7;
            let v9 = v8 * 1.9;
            let v10 = v9.powi(1);
            v11 = v5;
        }
        v12 = v3;
    }
    let mut v13 = v0;
    v13 *= v12;
    let v14 = { let (sin, cos) = v1.sin_cos(); sin * 2.0 + cos };
    let v15 = v14 * v14;
    let v16 = v15 + 1.0;
    let v17 = v14 / v16;
    let v18 = v17 * 1.9;
    let v19 = v18.asin();
    v12
}
}

mod p7 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] * x[1];
    work[1] = work[0] + 0.3;
    work[2] = work[1].recip();
    work[3] = x[11].mul_add(x[6], p[0]);
    work[4] = S::select(x[3], fluxions::Relation::Equal, p[0], x[3], p[0]);
    x[7]
}
}

mod p8 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].min(x[0]);
    work[1] = work[0] * work[0];
    work[2] = work[1] + 0.3;
    work[3] = x[0];
    work[3] /= work[2];
    work[4] = work[3].clamp(x[0], x[0]);
    work[5] = work[3];
    work[5] += 0.794;
    work[5]
}
}

mod p9 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.exp();
    let v5 = v4.clamp(x[0], v4);
    let v6 = v5 * v5;
    let mut v12 = x[0];
    for _ in 0..1 {
        let v7 = v12 - 0.189;
        let v8 = v4 * v4;
        let v9 = v8 + 0.3;
        let v10 = v9.log2();
        let v11 = S::constant(0.284);
        v12 = v10;
    }
    let v13 = v6 * v6;
    let v14 = v13 + 1.0;
    let v15 = v6 / v14;
    let v16 = v15 * 1.9;
    let v17 = v16.powi(5);
    let v18 = v4.cbrt();
    let mut v32 = v6;
    for _ in 0..4 {
        let v19 = v4 * v4;
        let v20 = v19 + 1.0;
        let v21 = v4 / v20;
        let v22 = v21 * 1.9;
        let v23 = v22.asin();
        let v24 = v17 * v17;
        let v25 = v24 + 1.0;
        let v26 = v17 / v25;
        let v27 = v26 * 1.9;
        let v28 = v27.powi(0);
        let v29 = v32 * v32;
        let v30 = v29 + 0.3;
        let mut v31 = v5;
        v31 /= v30;
        v32 = v32;
    }
    let v33 = -v17;
    let v39 = if v32 <= -0.757 {
        let v34 = v32 + -1.742;
        let v35 = S::constant(1.114);
        v34
    } else {
        let v36 = v4 * v4;
        let v37 = v36 + 0.3;
        let mut v38 = v33;
        v38 /= v37;
        v32
    };
    let v44 = if v39 == v32 {
        let v40 = v32.clamp(x[0], v12);
        v33
    } else {
        let v41 = v33.round();
        let v42 = v33.atan2(v33);
        let v43 = v5 / 1.289;
        v42
    };
    let mut v49 = v39;
    for _ in 0..2 {
        let v45 = v44 * v44;
        let v46 = v45 + 0.3;
        let mut v47 = v49;
        v47 /= v46;
        let mut v48 = v47;
        v48 += v49;
        v49 = v48;
    }
    let v50 = v18 * v18;
    let v51 = v50 + 1.0;
    let v52 = v18 / v51;
    let v53 = v52 * 1.9;
    let v54 = v53.atanh();
    let v55 = v49 * v49;
    let v56 = v55 + 0.3;
    let v57 = v56.powf(1.0);
    let v58 = v57 * v57;
    let v59 = v58 + 0.3;
    let v60 = v59.ln();
    let v61 = v57.cbrt();
    let mut v68 = v57;
    for _ in 0..3 {
        let v62 = S::select(v57, fluxions::Relation::Less, v68, v68, v68);
        let v63 = v62 * v62;
        let v64 = v63 + 1.0;
        let v65 = v62 / v64;
        let v66 = v65 * 1.9;
        let v67 = v66.powi(6);
        v68 = v4;
    }
    let v69 = v57.sin();
    let v75 = if v69 <= v49 {
        let v70 = S::select(v68, fluxions::Relation::LessOrEqual, v44, v69, v57);
        let v71 = x[0..0].iter().map(|&x| x.cos()).sum::<S>();
        let v72 = v70.atan();
        v70
    } else {
        let mut v74 = v12;
        for _ in 0..1 {
            let v73 = S::select(v49, fluxions::Relation::Less, v68, v68, v60);
            v74 = v74;
        }
        v74
    };
    vec![v75, v61, v75, v75, v69]
}
}

mod p10 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] * x[2];
    let v1 = v0 + 1.0;
    let v2 = x[2] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(1);
    let v5 = S::constant(-1.085);
    let mut v6 = x[2];
    v6 *= -2.092;
    let v7 = v6 * v6;
    let v8 = v7 + 1.0;
    let v9 = v6 / v8;
    let v10 = v9 * 1.9;
    let v11 = v10.powi(0);
    let v13 = if v5 < 0.907 {
        x[1]
    } else {
        let v12 = x[0] + -1.435;
        v6
    };
    let v14 = v6.signum();
    v14
}
}

mod p11 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.tan();
    let v5 = x[1].mul_add(x[1], x[0]);
    y[0] = x[0];
    y[1] = v4;
    y[2] = v5;
}
}

mod p12 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0].atan2(x[0]);
    let v1 = x[0].mul_add(x[0], v0);
    let v2 = v1 - -0.19;
    let v3 = S::select(v2, fluxions::Relation::LessOrEqual, v2, x[0], v2);
    let v4 = S::constant(1.955);
    let mut v5 = v4;
    v5 += -1.044;
    vec![]
}
}

mod p13 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v0 = x[1];
    v0 /= 1.177;
    let mut v1 = v0;
    for _ in 0..2 {
        v1 = x[0];
    }
    let v2 = v0 / -1.479;
    let v3 = v1 * v0;
    let v4 = -v0;
    vec![x[1], v1, v4, v1, v3]
}
}

mod p14 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v5 = if x[2] < x[2] {
        let v0 = S::select(x[2], fluxions::Relation::LessOrEqual, x[2], x[2], x[3]);
        let v1 = S::from_partials(v0.primal().sin(), &[(v0, v0.cos())]);
        let v2 = x[3] * x[3];
        let v3 = v2 + 0.3;
        let v4 = v1 / v3;
        x[3]
    } else {
        x[2]
    };
    let mut v11 = x[3];
    for _ in 0..0 {
        let v6 = x[2] * x[2];
        let v7 = v6 + 1.0;
        let v8 = x[2] / v7;
        let v9 = v8 * 1.9;
        let v10 = v9.exp();
        v11 = x[3];
    }
    let mut v12 = x[3];
    v12 /= 1.188;
    let v13 = S::constant(0.957);
    let v14 = v11.signum();
    y[0] = x[0];
    y[1] = x[2];
}
}

mod p15 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[20];
    v0 *= 2.618;
    let v1 = x[21] * x[21];
    let v2 = v1 + 1.0;
    let v3 = x[21] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.tan();
    let v6 = x[21] / 0.91;
    let v7 = x[23].clamp(x[4], v0);
    let v8 = v0 / 0.369;
    let v9 = v7 * -2.344;
    v9
}
}

mod p16 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[2..2].iter().map(|&x| x.sin()).sum::<S>();
    work[1] = work[0].mul_add(x[0], x[1]);
    work[2] = x[1].exp2();
    work[3] = work[1];
    work[3] *= x[0];
    vec![x[0]]
}
}

mod p17 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0].signum();
    let v1 = v0.min(x[1]);
    let mut v2 = v1;
    v2 += 0.291;
    let v3 = v2 * v2;
    let v4 = v3 + 1.0;
    let v5 = v2 / v4;
    let v6 = v5 * 1.9;
    let v7 = v6.powi(0);
    let v8 = v1 * v7;
    let v9 = v1.clamp(v7, v8);
    y[0] = v8;
    y[1] = v2;
}
}

mod p18 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v3 = if x[14] == -1.678 {
        x[14]
    } else {
        let v0 = x[14] * x[14];
        let v1 = v0 + 1.2;
        let v2 = v1.acosh();
        x[16]
    };
    let v4 = v3 * v3;
    let v5 = v4 + 0.3;
    let v6 = v5.powi(-1);
    let v7 = x[16].asinh();
    let v8 = x[0].asinh();
    let v9 = x[14] * x[14];
    let v10 = v9 + 1.0;
    let v11 = x[14] / v10;
    let v12 = v11 * 1.9;
    let v13 = v12.atanh();
    v6
}
}

mod p19 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v3 = x[2];
    for _ in 0..2 {
        let v0 = x[10] * -1.182;
        let v1 = x[5] + -1.385;
        let mut v2 = v3;
        v2 -= x[7];
        v3 = v0;
    }
    let v4 = v3 + x[8];
    let v13 = if x[9] == x[1] {
        let v5 = x[10].atan2(x[10]);
        let v11 = if x[5] == x[0] {
            let v6 = x[10] / -0.515;
            let v7 = v6.stop_gradient();
            v7
        } else {
            let v8 = S::constant(0.073);
            let v9 = x[2..10].iter().map(|&x| x.asinh()).sum::<S>();
            let v10 = v5.sin();
            x[3]
        };
        let mut v12 = v11;
        for _ in 0..1 {
            v12 = v12;
        }
        x[6]
    } else {
        v3
    };
    let mut v14 = x[1];
    for _ in 0..4 {
        v14 = v4;
    }
    let v15 = v3.signum();
    v15
}
}

mod p20 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].mul_add(x[1], x[1]);
    work[1] = work[0] * work[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].sqrt();
    work[4] = S::constant(1.188);
    work[5] = work[3] * -0.642;
    work[6] = work[4] * work[4];
    work[7] = work[6] + 1.0;
    work[8] = work[4] / work[7];
    work[9] = work[8] * 1.9;
    work[10] = work[9].powi(2);
    work[4]
}
}

mod p21 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] - -2.628;
    let v1 = v0 * v0;
    let v2 = v1 + 0.3;
    let v3 = v2.powf(2.25);
    let v4 = v0.mul_add(v3, v3);
    y[0] = x[0];
    y[1] = v0;
}
}

mod p22 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[26] * x[26];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(2.25);
    let v3 = v2 + 2.28;
    let v4 = v2 * v2;
    let v5 = v4 + 1.0;
    let v6 = v2 / v5;
    let v7 = v6 * 1.9;
    let v8 = v7.asin();
    let v21 = if v8 <= 2.706 {
        let v9 = x[27].abs();
        let v10 = v9 * v9;
        let v11 = v10 + 0.3;
        let v12 = v11.pow(v9);
        v8
    } else {
        let v13 = x[26] * 2.275;
        let mut v19 = v8;
        for _ in 0..3 {
            let v14 = v3 * v3;
            let v15 = v14 + 1.0;
            let v16 = v3 / v15;
            let v17 = v16 * 1.9;
            let v18 = v17.powi(2);
            v19 = v13;
        }
        let v20 = x[19] * 2.761;
        x[12]
    };
    let v22 = v3 + 1.422;
    let mut v26 = x[14];
    for _ in 0..2 {
        let v23 = v21 * v21;
        let v24 = v23 + 0.3;
        let v25 = v24.pow(v26);
        v26 = v21;
    }
}
}

mod p23 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[5] = x[0];
    for _ in 0..4 {
        work[0] = p[0] * p[0];
        work[1] = work[0] + 1.0;
        work[2] = p[0] / work[1];
        work[3] = work[2] * 1.9;
        work[4] = work[3].acos();
        work[5] = x[2];
    }
    work[6] = p[0].min(x[3]);
    work[7] = { let (sin, cos) = work[5].sin_cos(); sin * 2.0 + cos };
    work[8] = work[5] * work[5];
    work[9] = work[8] + 0.3;
    work[10] = work[9].powi(-2);
    x[2]
}
}

mod p24 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v0 = x[1];
    v0 -= -2.067;
    vec![x[1], x[0]]
}
}

mod p25 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[3..4].iter().map(|&x| x.cos()).sum::<S>();
    let v1 = x[2].hypot(x[3]);
    let v2 = x[3].max(x[0]);
    let v3 = v0 + 1.404;
    let v6 = if v3 <= v0 {
        let v4 = v2 - 2.96;
        let v5 = S::constant(-1.136);
        v2
    } else {
        x[1]
    };
    let v7 = x[0] - -1.418;
    let v8 = v6 - v2;
    let v9 = v1 * v1;
    let v10 = v9 + 0.3;
    let v11 = x[1] / v10;
    let mut v12 = v11;
    v12 /= -1.963;
    let v13 = x[0..4].iter().map(|&x| x.asinh()).sum::<S>();
    let mut v14 = v12;
    v14 += 0.23;
    let v15 = S::select(v14, fluxions::Relation::LessOrEqual, v8, v11, v14);
    let mut v17 = v15;
    for _ in 0..4 {
        let v16 = v15 + 1.329;
        v17 = v17;
    }
    let v18 = x[2].atan2(v15);
    x[1]
}
}

mod p26 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0].cosh();
    work[1] = x[0].clamp(p[0], x[2]);
    work[2] = x[2] - -1.38;
    work[3] = work[0].mul_add(work[0], work[0]);
    work[4] = work[3] - -2.564;
    y[0] = work[4];
    y[1] = work[1];
    y[2] = work[1];
    y[3] = p[0];
}
}

mod p27 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::from_partials(x[0].primal().sin(), &[(x[0], x[0].cos())]);
    y[0] = work[0];
    y[1] = x[0];
    y[2] = x[2];
    y[3] = x[1];
    y[4] = work[0];
}
}

mod p28 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[1];
    v0 /= 1.272;
    let v1 = v0.clamp(x[2], x[2]);
    let v2 = x[3] * x[2];
    let v3 = -x[0];
    let v4 = v2 + v3;
    v1
}
}

mod p29 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[8] + 1.011;
    let v5 = if x[9] == 2.577 {
        x[8]
    } else {
        let v1 = v0 - 1.121;
        let v3 = if x[1] <= v1 {
            v0
        } else {
            let v2 = v0 * -1.479;
            v2
        };
        let v4 = x[10].min(v1);
        v1
    };
    y[0] = x[6];
    y[1] = x[6];
    y[2] = v5;
}
}

mod p30 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[10].abs();
    let v1 = x[2] * x[2];
    let v2 = v1 + 1.0;
    let v3 = x[2] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.powi(1);
    let v6 = x[6] * x[6];
    let v7 = v6 + 0.3;
    let v8 = v7.powf(0.0);
    let v9 = v8.signum();
    let v10 = S::select(v5, fluxions::Relation::Equal, v8, x[11], x[7]);
    let v16 = if v10 < 1.603 {
        v5
    } else {
        let v11 = v8 * v8;
        let v12 = v11 + 1.0;
        let v13 = v8 / v12;
        let v14 = v13 * 1.9;
        let v15 = v14.exp2();
        v10
    };
    v9
}
}

mod p31 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[2] + 0.114;
    work[1] = p[2] * p[1];
    work[1]
}
}

mod p32 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = x[0] + x[0];
    let v2 = { let (sin, cos) = x[0].sin_cos(); sin * 2.0 + cos };
    let v3 = v0.signum();
    let mut v8 = v2;
    for _ in 0..0 {
        let v4 = v3 + v0;
        let v5 = v4 * v4;
        let v6 = v5 + 0.3;
        let v7 = v6.ln();
        v8 = v3;
    }
    let v9 = v2.min(v3);
    let v10 = v3.round();
    let v11 = v8.min(v9);
    let v12 = v10.abs();
    let v13 = v9 * v9;
    let v14 = v13 + 1.0;
    let v15 = v9 / v14;
    let v16 = v15 * 1.9;
    let v17 = v16.atanh();
    let v18 = v11 * v11;
    let v19 = v18 + 1.0;
    let v20 = v11 / v19;
    let v21 = v20 * 1.9;
    let v22 = v21.sinh();
    let v36 = if v12 <= -0.417 {
        let v23 = v17 * v17;
        let v24 = v23 + 0.3;
        let v25 = v24.log10();
        let v26 = v25 * v25;
        let v27 = v26 + 0.3;
        let v28 = v17 / v27;
        v22
    } else {
        let v29 = v11 * v11;
        let v30 = v29 + 0.3;
        let v31 = v11 / v30;
        let v32 = v31.round();
        let v33 = v17 * v17;
        let v34 = v33 + 0.3;
        let v35 = v34.pow(v32);
        v31
    };
    let v37 = S::constant(0.656);
    let v38 = S::from_partials(v36.primal().sin(), &[(v36, v36.cos())]);
    let v39 = v0 + 1.419;
    let mut v40 = v36;
    v40 += v39;
    let v41 = x[0].hypot(v10);
    let v42 = v41 * v41;
    let v43 = v42 + 1.0;
    let v44 = v41 / v43;
    let v45 = v44 * 1.9;
    let v46 = v45.atanh();
    let v47 = v39.clamp(v39, v41);
    let v48 = S::select(v10, fluxions::Relation::Equal, v9, v46, v1);
    let v49 = v48 * v48;
    let v50 = v49 + 0.3;
    let v51 = v50.log2();
    let v52 = v9 * -0.719;
    v52
}
}

mod p33 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[2] = x[3];
    for _ in 0..2 {
        work[0] = work[2].hypot(x[3]);
        work[1] = S::select(x[3], fluxions::Relation::Equal, x[3], x[3], x[3]);
        work[2] = work[2];
    }
    y[0] = x[3];
    y[1] = x[3];
}
}

mod p34 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0].atan2(x[0]);
}
}

mod p35 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[1].stop_gradient();
    work[1] = x[1];
    for _ in 0..1 {
        work[1] = work[0];
    }
    work[2] = work[1].atan2(p[0]);
    work[3] = work[0].atanh();
    work[4] = work[3].cbrt();
}
}

mod p36 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0].hypot(x[0]);
    let v1 = x[0] * x[0];
    let v2 = v1 + 1.0;
    let v3 = x[0] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.asin();
    let v6 = v0.floor();
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
        let v19 = v15.trunc();
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
}

mod p37 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
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

mod p38 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2..8].iter().map(|&x| x.sin()).sum::<S>();
    let v1 = x[2].floor();
    let v2 = v0 * v0;
    let v3 = v2 + 1.0;
    let v4 = v0 / v3;
    let v5 = v4 * 1.9;
    let v6 = v5.atanh();
    let v7 = v6 + -0.641;
    let v8 = x[6] * x[6];
    let v9 = v8 + 0.3;
    let v10 = x[5] / v9;
    v1
}
}

mod p39 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[6] = if x[9] == x[10] {
        work[0] = x[8].recip();
        work[1] = x[2];
        work[1] -= work[0];
        work[2] = x[8].powf(0.5);
        x[11]
    } else {
        work[3] = x[8].min(x[2]);
        work[4] = S::select(work[3], fluxions::Relation::Equal, x[7], x[9], x[10]);
        work[5] = x[8] - -0.884;
        x[11]
    };
    x[5]
}
}

mod p40 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] + x[0];
    let v1 = v0 * v0;
    let v2 = v1 + 0.3;
    let v3 = v2.pow(x[0]);
    let v4 = v0.cos();
    let v5 = v0 * v0;
    let v6 = v5 + 1.0;
    let v7 = v0 / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.powi(0);
    let v14 = if v9 <= v0 {
        v0
    } else {
        let mut v13 = v0;
        for _ in 0..4 {
            let v10 = v3.signum();
            let v11 = v9 + v13;
            let v12 = v13.atan2(v11);
            v13 = v11;
        }
        v4
    };
    let v15 = v0 * v3;
    let v21 = if v4 == -1.673 {
        let v16 = v14.mul_add(v4, v4);
        v16
    } else {
        let v17 = v9.signum();
        let v18 = v14 * v14;
        let v19 = v18 + 0.3;
        let v20 = v19.powf(2.25);
        v15
    };
    let v22 = x[0] * v4;
    let v23 = v4 * v4;
    let v24 = v23 + 0.3;
    let v25 = v24.ln();
    let v26 = v21.min(v15);
    let v27 = S::constant(2.364);
    let v28 = x[0..1].iter().map(|&x| x.sin()).sum::<S>();
    let v29 = v26.mul_add(v25, v0);
    let v30 = v26.tanh();
    let v31 = v25 * v25;
    let v32 = v31 + 1.0;
    let v33 = v25 / v32;
    let v34 = v33 * 1.9;
    let v35 = v34.asin();
    let v36 = v29.atan();
    let v37 = v35 + -1.295;
    let v38 = v30.mul_add(x[0], v30);
    let v39 = S::constant(-0.891);
    let v40 = v37.atan2(v36);
    let v41 = [v39].into_iter().sum::<S>();
    let v42 = v41.max(v40);
    let v43 = v41 * v41;
    let v44 = v43 + 0.3;
    let v45 = v44.powi(-2);
    v41
}
}

mod p41 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[4].mul_add(x[5], x[3]);
    y[0] = v0;
    y[1] = x[5];
    y[2] = x[4];
    y[3] = x[3];
    y[4] = x[2];
}
}

mod p42 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 0.3;
    let v2 = v1.pow(x[0]);
    let v3 = v2 - -0.42;
    let v4 = v2.hypot(x[0]);
    let v5 = v4 * v4;
    let v6 = v5 + 0.3;
    let v7 = v6.powf(0.0);
    v7
}
}

mod p43 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1];
    for _ in 0..0 {
        work[0] = work[0];
    }
    work[1] = p[1].clamp(work[0], p[0]);
    work[1]
}
}

mod p44 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 1.0;
    work[2] = p[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].exp_m1();
    work[5] = p[1];
    work[5] /= 0.642;
    work[6] = work[4] * work[4];
    work[7] = work[6] + 1.0;
    work[8] = work[4] / work[7];
    work[9] = work[8] * 1.9;
    work[10] = work[9].asin();
    work[11] = work[10] - 0.222;
    work[12] = S::constant(2.845);
    y[0] = p[0];
    y[1] = work[10];
}
}

mod p45 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].clamp(x[1], x[1]);
    work[1] = p[0].round();
    work[2] = p[0].tanh();
    work[3] = work[0] * work[2];
    x[1]
}
}

mod p46 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v3 = if x[0] < x[0] {
        let v0 = x[0] - -2.844;
        x[0]
    } else {
        let mut v1 = x[0];
        v1 *= x[0];
        let v2 = S::constant(2.465);
        v1
    };
    y[0] = v3;
    y[1] = v3;
    y[2] = v3;
    y[3] = x[0];
    y[4] = x[0];
}
}

mod p47 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] * x[1];
    work[1] = work[0] + 0.3;
    work[2] = work[1].pow(x[2]);
    work[3] = S::from_partials(work[2].primal().sin(), &[(work[2], work[2].cos())]);
    work[4] = work[2].clamp(x[2], work[3]);
    work[5] = x[2] + x[1];
    work[6] = [work[2], work[4], work[5], work[2]].into_iter().sum::<S>();
    work[7] = work[5] * work[5];
    work[8] = work[7] + 1.0;
    work[9] = work[5] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].sinh();
    work[12] = work[4] / -2.433;
    work[13] = work[12];
    work[13] *= x[2];
    work[14] = work[12];
    work[14] += work[13];
    work[15] = work[11].clamp(work[13], work[4]);
    work[16] = [work[15], work[14], work[14]].into_iter().sum::<S>();
    work[23] = if work[14] <= 2.602 {
        work[17] = x[2] * x[2];
        work[18] = work[17] + 0.3;
        work[19] = work[18].powf(0.0);
        work[21] = work[16];
        for _ in 0..0 {
            work[20] = S::select(work[16], fluxions::Relation::LessOrEqual, work[19], x[1], work[2]);
            work[21] = work[19];
        }
        work[22] = work[21].max(work[15]);
        work[16]
    } else {
        work[5]
    };
    work[24] = x[2] * x[2];
    work[25] = work[24] + 0.3;
    work[26] = work[25].log2();
    work[27] = work[26].max(work[16]);
    work[28] = x[0] * x[0];
    work[29] = work[28] + 0.3;
    work[30] = work[29].recip();
    work[31] = work[30] * work[30];
    work[32] = work[31] + 1.2;
    work[33] = work[32].acosh();
    work[34] = work[26].max(work[27]);
    work[6]
}
}

mod p48 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * x[1];
    let v1 = v0 + 0.3;
    let v2 = v1.log2();
    let v3 = v2.clamp(x[0], v2);
    x[0]
}
}

mod p49 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2];
    work[0] += p[0];
    work[0]
}
}

mod p50 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[1].hypot(x[1]);
    work[5] = if work[0] == 1.229 {
        work[1] = x[2].sinh();
        work[2] = work[1].mul_add(x[2], work[0]);
        work[3] = work[2] / -0.204;
        work[0]
    } else {
        work[4] = [S::zero(); 0].into_iter().sum::<S>();
        p[0]
    };
    work[6] = x[2];
    for _ in 0..4 {
        work[6] = x[2];
    }
    vec![work[6]]
}
}

mod p51 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
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

mod p52 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].powf(0.5);
    p[0]
}
}

mod p53 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2].max(x[1]);
    work[1] = x[2].max(x[1]);
    work[2] = x[1] * 0.063;
    work[0]
}
}

mod p54 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
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
}

mod p55 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] + 2.623;
    let v1 = x[2] * x[2];
    let v2 = v1 + 1.0;
    let v3 = x[2] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.tan();
    let v6 = x[2].floor();
    let v7 = v6 * v6;
    let v8 = v7 + 1.0;
    let v9 = v6 / v8;
    let v10 = v9 * 1.9;
    let v11 = v10.acos();
    let v12 = v6 * v0;
    v12
}
}

mod p56 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[8].hypot(x[12]);
    let v1 = { let (sin, cos) = x[11].sin_cos(); sin * 2.0 + cos };
    let v2 = x[11] / -2.411;
    let v3 = S::constant(0.588);
    v0
}
}

mod p57 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[1].sin();
    work[1] = p[2].clamp(p[0], p[1]);
    work[2] = p[1] * p[1];
    work[3] = work[2] + 0.3;
    work[4] = work[3].log2();
    work[5] = S::constant(0.523);
    work[6] = work[0] * work[0];
    work[7] = work[6] + 0.3;
    work[8] = work[7].powf(1.0);
    work[9] = [x[0], work[0]].into_iter().sum::<S>();
    work[10] = work[9].round();
    work[11] = work[0] * work[0];
    work[12] = work[11] + 0.3;
    work[13] = work[12].log10();
    work[14] = work[13].min(work[8]);
    work[28] = if work[5] < work[5] {
        work[15] = p[2] * p[2];
        work[16] = work[15] + 1.0;
        work[17] = p[2] / work[16];
        work[18] = work[17] * 1.9;
        work[19] = work[18].powi(2);
        work[20] = p[1] * p[1];
        work[21] = work[20] + 1.0;
        work[22] = p[1] / work[21];
        work[23] = work[22] * 1.9;
        work[24] = work[23].atanh();
        work[25] = work[13] * work[13];
        work[26] = work[25] + 0.3;
        work[27] = work[26].sqrt();
        x[1]
    } else {
        work[10]
    };
    work[29] = work[13] * work[13];
    work[30] = work[29] + 1.0;
    work[31] = work[13] / work[30];
    work[32] = work[31] * 1.9;
    work[33] = work[32].powi(2);
    work[42] = if x[1] == -0.35 {
        work[34] = work[33] * -1.772;
        work[35] = x[0] * x[0];
        work[36] = work[35] + 0.3;
        work[37] = work[36].sqrt();
        work[34]
    } else {
        work[38] = p[0] * p[0];
        work[39] = work[38] + 0.3;
        work[40] = work[28] / work[39];
        work[41] = work[33];
        work[41] *= 2.438;
        work[33]
    };
    y[0] = work[9];
    y[1] = work[33];
    y[2] = work[14];
    y[3] = x[0];
    y[4] = work[42];
}
}

mod p58 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[8] * x[8];
    work[1] = work[0] + 0.3;
    work[2] = work[1].recip();
    vec![]
}
}

mod p59 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].min(x[0]);
    v0
}
}

mod p60 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1].ceil();
    work[1] = p[0].min(p[1]);
    work[2] = work[1].hypot(work[1]);
    work[3] = p[2] * work[1];
    work[4] = work[1].min(work[1]);
    work[5] = work[2].trunc();
    x[0]
}
}

mod p61 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[8] * x[8];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(0.5);
    let mut v3 = v2;
    for _ in 0..2 {
        v3 = x[1];
    }
    let v4 = x[10].mul_add(x[4], x[9]);
    v4
}
}

mod p62 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].ceil();
    let mut v1 = x[1];
    v1 /= 1.257;
    let v2 = x[0] * x[0];
    let v3 = v2 + 0.3;
    let v4 = v3.log2();
    let v5 = v4 * v4;
    let v6 = v5 + 0.3;
    let v7 = v6.pow(v1);
    v7
}
}

mod p63 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0].mul_add(x[0], x[0]);
    let mut v3 = v0;
    for _ in 0..3 {
        let v1 = v3 + 1.088;
        let v2 = v0.sqrt();
        v3 = v0;
    }
    let v4 = v0.trunc();
    let v5 = v3.ceil();
    vec![]
}
}

mod p64 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] * x[2];
    let v1 = v0 + 1.0;
    let v2 = x[2] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.sinh();
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
    let mut v35 = v22;
    for _ in 0..0 {
        let v26 = v22 * v22;
        let v27 = v26 + 1.0;
        let v28 = v22 / v27;
        let v29 = v28 * 1.9;
        let v30 = v29.asin();
        let v31 = v30 * v30;
        let v32 = v31 + 0.3;
        let v33 = v32.log10();
        let v34 = v30 * v30;
        v35 = v21;
    }
    let v41 = if v23 <= x[2] {
        let v36 = S::select(x[2], fluxions::Relation::Less, v25, v23, v24);
        let v39 = if v14 <= 1.477 {
            v36
        } else {
            let v37 = S::select(v22, fluxions::Relation::Equal, v25, v36, v25);
            let v38 = x[3..3].iter().map(|&x| x.cos()).sum::<S>();
            v37
        };
        let v40 = S::select(v22, fluxions::Relation::Less, v23, v39, v39);
        v36
    } else {
        v25
    };
    let v55 = if v41 == v41 {
        let v42 = x[0] * x[0];
        let v43 = v42 + 0.3;
        let v44 = v43.log2();
        let v45 = v44 * v44;
        let v46 = v45 + 0.3;
        let v47 = v46.powi(-4);
        v41
    } else {
        let v48 = v25 * v25;
        let v49 = v48 + 1.0;
        let v50 = v25 / v49;
        let v51 = v50 * 1.9;
        let v52 = v51.powi(4);
        let mut v53 = v35;
        for _ in 0..3 {
            v53 = v35;
        }
        let v54 = v35.cos();
        v52
    };
    v55
}
}

mod p65 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[1] - p[0];
    work[1] = x[1].clamp(p[1], p[0]);
    work[2] = p[2] + x[1];
    work[3] = work[2] + 0.798;
    vec![p[0], work[3], work[1]]
}
}

mod p66 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
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
    work[7] = work[5].asinh();
    work[8] = x[2];
    work[8] *= 2.076;
    work[9] = work[6] * work[6];
    work[10] = work[9] + 0.3;
    work[11] = work[10].ln_1p();
    work[6]
}
}

mod p67 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[5].mul_add(x[1], x[5]);
    let v1 = x[4].clamp(x[4], x[2]);
    let v2 = x[5].clamp(v0, x[5]);
    let v3 = v1 * v1;
    let v4 = v3 + 1.0;
    let v5 = v1 / v4;
    let v6 = v5 * 1.9;
    let v7 = v6.cosh();
    let v8 = v2.clamp(v7, v0);
    y[0] = x[2];
    y[1] = v2;
}
}

mod p68 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v8 = x[1];
    for _ in 0..1 {
        let mut v1 = v8;
        for _ in 0..2 {
            let v0 = v1.stop_gradient();
            v1 = v0;
        }
        let v2 = x[1..1].iter().map(|&x| x.sin()).sum::<S>();
        let v3 = x[1] * x[1];
        let v4 = v3 + 1.0;
        let v5 = x[1] / v4;
        let v6 = v5 * 1.9;
        let v7 = v6.sinh();
        v8 = v7;
    }
    let v13 = if x[1] <= x[1] {
        let v9 = x[0].clamp(x[1], v8);
        x[1]
    } else {
        let v10 = x[0].trunc();
        let v11 = v8.hypot(x[1]);
        let v12 = x[1].round();
        v10
    };
    let v16 = if x[0] <= v8 {
        let v14 = v13.min(x[1]);
        let v15 = x[0] * 0.085;
        x[0]
    } else {
        v13
    };
    let v17 = x[0] * x[0];
    let v18 = v17 + 1.0;
    let v19 = x[0] / v18;
    let v20 = v19 * 1.9;
    let v21 = v20.acos();
    let mut v22 = v8;
    v22 /= -0.444;
    v22
}
}

mod p69 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0].round();
    x[1]
}
}

mod p70 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[1] / 2.303;
    y[0] = x[0];
    y[1] = x[0];
}
}

mod p71 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] * x[1];
    work[1] = work[0] + 0.3;
    work[2] = work[1].pow(x[3]);
    work[3] = x[3];
    work[3] -= x[2];
    work[10] = if work[3] == work[2] {
        work[2]
    } else {
        work[9] = work[3];
        for _ in 0..4 {
            work[4] = work[2] - x[2];
            work[5] = work[2] * work[2];
            work[6] = work[5] + 0.3;
            work[7] = work[6].log10();
            work[8] = S::select(work[7], fluxions::Relation::LessOrEqual, work[7], work[3], work[9]);
            work[9] = work[2];
        }
        work[3]
    };
    work[11] = x[0];
    work[11] *= 0.549;
    work[12] = work[3].min(work[11]);
    work[13] = work[12].floor();
    work[13]
}
}

mod p72 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] - x[0];
    let v1 = v0.clamp(v0, v0);
    let v2 = v1 * v1;
    let v3 = v2 + 1.0;
    let v4 = v1 / v3;
    let v5 = v4 * 1.9;
    let v6 = v5.atanh();
    let v7 = x[2] * x[2];
    let v8 = v7 + 0.3;
    let v9 = v8.pow(v1);
    v0
}
}

mod p73 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[4] * x[4];
    work[1] = work[0] + 0.3;
    work[2] = work[1].powf(0.3);
    work[3] = x[2].max(work[2]);
    work[4] = x[1];
    work[4] += -0.099;
    work[5] = work[4] * work[4];
    work[6] = work[5] + 1.0;
    work[7] = work[4] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].atanh();
    work[10] = work[2].ceil();
    work[11] = work[9] * work[9];
    work[12] = work[11] + 0.3;
    work[13] = work[4] / work[12];
    work[14] = p[0] * p[0];
    work[15] = work[14] + 0.3;
    work[16] = work[15].log2();
    work[17] = work[13].atan();
    work[18] = work[13].min(work[10]);
    work[19] = { let (sin, cos) = work[13].sin_cos(); sin * 2.0 + cos };
    work[20] = work[13] * work[13];
    work[21] = work[20] + 0.3;
    work[22] = work[21].powf(-1.0);
    work[17]
}
}

mod p74 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v4 = if x[0] <= x[0] {
        let v0 = x[0].min(x[0]);
        x[0]
    } else {
        let v1 = x[0] * x[0];
        let v2 = v1 + 0.3;
        let v3 = v2.sqrt();
        v3
    };
    let v5 = v4 * 1.228;
    let v6 = v5.sin();
    let v7 = v6.tanh();
    let v8 = v7 * -0.312;
    v6
}
}

mod p75 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[2].max(x[0]);
    y[0] = v0;
    y[1] = x[0];
    y[2] = x[0];
    y[3] = x[1];
}
}

mod p76 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[16];
    v0 *= x[16];
    let v1 = x[17] * x[17];
    let v2 = v1 + 0.3;
    let v3 = v2.ln();
    let v4 = S::from_partials(x[19].primal().sin(), &[(x[19], x[19].cos())]);
    let v5 = x[1] * x[1];
    let v6 = v5 + 1.0;
    let v7 = x[1] / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.powi(2);
    let v20 = if v4 < v0 {
        v4
    } else {
        let v10 = v4 * v4;
        let v11 = v10 + 1.0;
        let v12 = v4 / v11;
        let v13 = v12 * 1.9;
        let v14 = v13.sinh();
        let v15 = v14 * v14;
        let v16 = v15 + 1.0;
        let v17 = v14 / v16;
        let v18 = v17 * 1.9;
        let v19 = v18.powi(3);
        x[13]
    };
    v9
}
}

mod p77 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::select(p[1], fluxions::Relation::Less, p[1], p[0], p[0]);
    work[4] = work[0];
    for _ in 0..1 {
        work[1] = p[1] - x[4];
        work[2] = p[2] / -1.685;
        work[3] = work[4].hypot(work[1]);
        work[4] = work[3];
    }
    work[6] = if x[1] < 0.747 {
        work[0]
    } else {
        work[5] = work[4].clamp(work[4], work[0]);
        x[0]
    };
    work[7] = work[4] / 2.552;
    work[8] = work[7].round();
    work[14] = work[8];
    for _ in 0..0 {
        work[9] = work[14];
        work[9] *= x[2];
        work[10] = work[9].round();
        work[11] = work[14] * work[14];
        work[12] = work[11] + 0.3;
        work[13] = work[10];
        work[13] /= work[12];
        work[14] = work[14];
    }
    work[14]
}
}

mod p78 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 1.0;
    work[2] = p[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].tan();
    work[5] = [S::zero(); 0].into_iter().sum::<S>();
    work[6] = work[5] * work[5];
    work[7] = work[6] + 0.3;
    work[8] = work[7].pow(p[0]);
    p[2]
}
}

mod p79 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v14 = if x[2] <= x[0] {
        let v0 = x[2] * -2.868;
        let v1 = x[1..2].iter().map(|&x| x.sin()).sum::<S>();
        let v2 = v0 * v0;
        let v3 = v2 + 1.0;
        let v4 = v0 / v3;
        let v5 = v4 * 1.9;
        let v6 = v5.atanh();
        v6
    } else {
        let v7 = x[2] * x[2];
        let v8 = v7 + 1.0;
        let v9 = x[2] / v8;
        let v10 = v9 * 1.9;
        let v11 = v10.atanh();
        let v12 = x[0].atan2(x[1]);
        let v13 = x[2].hypot(x[2]);
        v13
    };
    let v15 = v14 / 2.585;
    vec![x[2], v15, v15]
}
}

mod p80 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::select(p[1], fluxions::Relation::LessOrEqual, x[2], p[0], x[2]);
    x[1]
}
}

mod p81 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].sin();
    v0
}
}

mod p82 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 1.0;
    work[2] = p[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].asin();
    work[16] = if p[1] == p[2] {
        work[5] = p[1] * p[1];
        work[6] = work[5] + 0.3;
        work[7] = work[6].recip();
        work[4]
    } else {
        work[8] = p[0] * p[0];
        work[9] = work[8] + 0.3;
        work[10] = work[9].ln_1p();
        work[11] = p[1] * p[1];
        work[12] = work[11] + 1.0;
        work[13] = p[1] / work[12];
        work[14] = work[13] * 1.9;
        work[15] = work[14].atanh();
        work[4]
    };
    work[17] = work[4] * work[4];
    work[18] = work[17] + 0.3;
    work[19] = work[18].powf(0.0);
    work[20] = p[2].max(work[16]);
    work[21] = work[16] * work[16];
    work[22] = work[21] + 0.3;
    work[23] = work[16];
    work[23] /= work[22];
    work[24] = S::constant(2.999);
    work[25] = work[4].trunc();
    vec![work[25], work[24], work[20], work[24]]
}
}

mod p83 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[3].atan2(x[1]);
    y[0] = x[0];
    y[1] = x[3];
    y[2] = x[3];
    y[3] = x[1];
}
}

mod p84 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[1] / 1.774;
    work[1] = x[0].hypot(x[8]);
    work[2] = work[0] * work[0];
    work[3] = work[2] + 1.0;
    work[4] = work[0] / work[3];
    work[5] = work[4] * 1.9;
    work[6] = work[5].exp2();
    work[7] = work[1].max(work[0]);
    work[8] = x[8] + 0.651;
    work[9] = work[7].abs();
    vec![x[0], work[9], work[8]]
}
}

mod p85 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(0);
    let v5 = v4.mul_add(x[0], x[1]);
    let v8 = if x[0] < 0.659 {
        v4
    } else {
        let v6 = v4 - -1.019;
        let v7 = v4.floor();
        v7
    };
    let v9 = v5.ceil();
    v8
}
}

mod p86 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 1.0;
    work[2] = x[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(3);
    work[5] = x[1].mul_add(work[4], x[2]);
    work[11] = if x[1] == x[1] {
        work[6] = S::from_partials(work[5].primal().sin(), &[(work[5], work[5].cos())]);
        work[4]
    } else {
        work[7] = x[1] - work[5];
        work[8] = x[2] * x[2];
        work[9] = work[8] + 0.3;
        work[10] = x[2];
        work[10] /= work[9];
        work[7]
    };
    work[12] = x[0] * x[0];
    work[13] = work[12] + 1.0;
    work[14] = x[0] / work[13];
    work[15] = work[14] * 1.9;
    work[16] = work[15].exp();
    work[17] = work[4] * work[4];
    work[18] = work[17] + 1.0;
    work[19] = work[4] / work[18];
    work[20] = work[19] * 1.9;
    work[21] = work[20].powi(1);
    work[16]
}
}

mod p87 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0].sin();
    work[1] = x[1] * x[1];
    work[2] = work[1] + 1.0;
    work[3] = x[1] / work[2];
    work[4] = work[3] * 1.9;
    work[5] = work[4].powi(0);
    work[6] = work[5] * work[5];
    work[7] = work[6] + 0.3;
    work[8] = work[7].pow(x[1]);
    vec![work[8]]
}
}

mod p88 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v3 = x[2];
    for _ in 0..3 {
        let mut v1 = x[2];
        for _ in 0..3 {
            let v0 = x[3].mul_add(x[3], v3);
            v1 = v0;
        }
        let v2 = v3.mul_add(v3, x[1]);
        v3 = x[3];
    }
    let v4 = S::constant(-0.738);
    let v5 = x[2].mul_add(x[3], v4);
    v5
}
}

mod p89 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::constant(-0.114);
    work[1] = p[0] * p[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].ln_1p();
    work[4] = p[2] * p[2];
    work[5] = work[4] + 1.0;
    work[6] = p[2] / work[5];
    work[7] = work[6] * 1.9;
    work[8] = work[7].exp2();
    work[9] = p[1].sin();
    work[10] = -work[9];
    work[11] = work[10].clamp(work[10], work[10]);
    work[12] = x[3..4].iter().map(|&x| x.tanh()).sum::<S>();
    work[13] = work[9] - work[9];
    work[14] = work[11] * work[11];
    work[15] = work[14] + 0.3;
    work[16] = work[15].powf(-2.5);
    work[17] = work[12] * work[12];
    work[18] = work[17] + 1.2;
    work[19] = work[18].acosh();
    work[20] = work[12] * work[12];
    work[21] = work[20] + 1.0;
    work[22] = work[12] / work[21];
    work[23] = work[22] * 1.9;
    work[24] = work[23].exp2();
    work[25] = work[16] + work[16];
    work[26] = p[2].clamp(work[10], work[10]);
    work[27] = work[8] * work[8];
    work[28] = work[27] + 1.0;
    work[29] = work[8] / work[28];
    work[30] = work[29] * 1.9;
    work[31] = work[30].tan();
    work[32] = work[24] * 2.9;
    work[33] = work[10];
    work[33] -= work[26];
    y[0] = work[32];
    y[1] = work[31];
    y[2] = work[32];
    y[3] = work[26];
    y[4] = work[32];
}
}

mod p90 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(0);
    let v5 = S::constant(2.832);
    let v6 = v4 - -2.951;
    let v7 = x[1..2].iter().map(|&x| x.asinh()).sum::<S>();
    let v8 = v6 * v6;
    let v9 = v8 + 1.0;
    let v10 = v6 / v9;
    let v11 = v10 * 1.9;
    let v12 = v11.atanh();
    let v13 = v5 - v4;
    v13
}
}

mod p91 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v1 = x[34];
    for _ in 0..0 {
        let v0 = [x[37], x[5], x[37], x[36]].into_iter().sum::<S>();
        v1 = v1;
    }
    let v2 = x[35].clamp(x[19], x[24]);
    let v3 = v2 * v2;
    let v4 = v3 + 1.0;
    let v5 = v2 / v4;
    let v6 = v5 * 1.9;
    let v7 = v6.exp();
    let v17 = if v7 <= v2 {
        let v8 = v1 * v1;
        let v9 = v8 + 0.3;
        let v10 = v9.powf(0.5);
        let v11 = v7.hypot(v2);
        v2
    } else {
        let v12 = x[20] * x[37];
        let v13 = v2 * v2;
        let v14 = v13 + 0.3;
        let v15 = v14.powf(1.0);
        let mut v16 = x[16];
        v16 += -2.168;
        x[16]
    };
    vec![]
}
}

mod p92 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[9].clamp(x[14], x[14]);
    let mut v2 = x[9];
    for _ in 0..1 {
        let v1 = x[14].signum();
        v2 = v0;
    }
    let v3 = x[13] - x[14];
    let v4 = x[13] - -0.456;
    let mut v9 = v4;
    for _ in 0..4 {
        let v5 = v4 * v4;
        let v6 = v5 + 0.3;
        let v7 = x[3] / v6;
        let v8 = -v4;
        v9 = v2;
    }
    let v10 = v9.cbrt();
    let v11 = v10 - v9;
    let mut v12 = v4;
    v12 -= 0.246;
    let v13 = v12.clamp(x[4], v10);
    let v14 = v12.stop_gradient();
    let v15 = v4 * -0.492;
    let v16 = v13 + 1.382;
    let v17 = v14.sin();
    let v18 = v17 * v17;
    let v19 = v18 + 1.0;
    let v20 = v17 / v19;
    let v21 = v20 * 1.9;
    let v22 = v21.powi(2);
    let v23 = x[8] * x[8];
    let v24 = v23 + 0.3;
    let v25 = v24.pow(v17);
    let v26 = v17.tanh();
    let v27 = v26 * v26;
    let v28 = v27 + 0.3;
    let v29 = v22 / v28;
    let mut v33 = v26;
    for _ in 0..2 {
        let v30 = v26 * 0.15;
        let v31 = v29 + v15;
        let v32 = S::select(v31, fluxions::Relation::Equal, v30, v29, v29);
        v33 = v31;
    }
    let v34 = v33 * x[13];
    let v35 = v33.mul_add(v26, v17);
    let v36 = v35 - 1.374;
}
}

mod p93 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[2].min(p[0]);
    work[1] = x[1] * x[1];
    work[2] = work[1] + 1.0;
    work[3] = x[1] / work[2];
    work[4] = work[3] * 1.9;
    work[5] = work[4].powi(1);
    work[6] = work[5] - 0.902;
    work[7] = work[6].signum();
    work[10] = p[0];
    for _ in 0..4 {
        work[8] = work[5].trunc();
        work[9] = work[6].atan();
        work[10] = work[10];
    }
}
}

mod p94 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v0 = x[1];
    v0 *= x[1];
    x[0]
}
}

mod p95 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[2].max(p[1]);
    work[1] = x[5] / 0.426;
    work[2] = work[1].clamp(p[1], work[0]);
    work[3] = p[1] * p[1];
    work[4] = work[3] + 1.0;
    work[5] = p[1] / work[4];
    work[6] = work[5] * 1.9;
    work[7] = work[6].powi(7);
    work[8] = x[1] * x[1];
    work[9] = work[8] + 0.3;
    work[10] = work[9].ln();
    work[11] = work[7].round();
    work[12] = work[2] * work[2];
    work[13] = work[12] + 1.0;
    work[14] = work[2] / work[13];
    work[15] = work[14] * 1.9;
    work[16] = work[15].powi(2);
    work[17] = work[16] - -1.217;
    work[18] = x[4..6].iter().map(|&x| x.cos()).sum::<S>();
    work[25] = if work[16] <= -2.063 {
        work[19] = work[18] * work[18];
        work[20] = work[19] + 1.0;
        work[21] = work[18] / work[20];
        work[22] = work[21] * 1.9;
        work[23] = work[22].exp_m1();
        work[23]
    } else {
        work[24] = work[18].cbrt();
        work[17]
    };
    work[26] = work[2] * work[0];
    work[27] = S::select(work[18], fluxions::Relation::Equal, x[1], work[18], work[18]);
    work[28] = S::constant(-2.455);
    work[29] = work[27] * work[27];
    work[30] = work[29] + 0.3;
    work[31] = work[30].powf(-2.5);
    work[32] = work[17] * work[17];
    work[33] = work[32] + 0.3;
    work[34] = work[33].recip();
    work[45] = if work[28] < work[28] {
        work[35] = work[27] * work[28];
        work[36] = work[34] - -2.669;
        work[37] = x[3] * x[3];
        work[38] = work[37] + 1.0;
        work[39] = x[3] / work[38];
        work[40] = work[39] * 1.9;
        work[41] = work[40].powi(2);
        work[18]
    } else {
        work[42] = work[11].max(work[11]);
        work[43] = S::select(work[42], fluxions::Relation::Less, x[3], work[31], work[42]);
        work[44] = work[34].hypot(work[34]);
        work[16]
    };
    work[46] = x[2] * x[2];
    work[47] = work[46] + 1.0;
    work[48] = x[2] / work[47];
    work[49] = work[48] * 1.9;
    work[50] = work[49].atanh();
    work[1]
}
}

mod p96 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 1.0;
    let v2 = x[0] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(3);
    let v5 = x[2] * x[2];
    let v6 = v5 + 1.0;
    let v7 = x[2] / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.sinh();
    let v10 = S::from_partials(v9.primal().sin(), &[(v9, v9.cos())]);
    let v11 = v10 * x[2];
    let v12 = x[0] * x[0];
    let v13 = v12 + 1.0;
    let v14 = x[0] / v13;
    let v15 = v14 * 1.9;
    let v16 = v15.exp();
    let v17 = v10.max(v10);
    let v18 = v16 + -2.941;
    let v19 = x[1] * x[1];
    let v20 = v19 + 1.0;
    let v21 = x[1] / v20;
    let v22 = v21 * 1.9;
    let v23 = v22.exp_m1();
    let v24 = S::constant(-1.197);
    let v25 = v24.abs();
    let v26 = v18 * v18;
    let v27 = v26 + 1.0;
    let v28 = v18 / v27;
    let v29 = v28 * 1.9;
    let v30 = v29.powi(5);
    let v31 = v24 * v24;
    let v32 = v31 + 1.0;
    let v33 = v24 / v32;
    let v34 = v33 * 1.9;
    let v35 = v34.cosh();
    let v36 = v25 * v25;
    let v37 = v36 + 0.3;
    let v38 = v37.log10();
    v30
}
}

mod p97 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].powi(-1);
    work[3] = x[0..1].iter().map(|&x| x.cos()).sum::<S>();
    work[4] = work[2].round();
    work[5] = S::from_partials(work[4].primal().sin(), &[(work[4], work[4].cos())]);
    work[6] = S::constant(2.289);
    work[7] = work[6] + work[4];
    work[8] = work[6] * -2.909;
    work[6]
}
}

mod p98 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] * x[1];
    work[1] = work[0] + 0.3;
    work[2] = work[1].recip();
    work[3] = x[0].cbrt();
    work[4] = work[2].cos();
    work[4]
}
}

mod p99 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] - x[3];
    work[1] = work[0].powi(-3);
    work[2] = x[4].mul_add(x[5], work[1]);
    work[3] = work[1].powi(1);
    work[4] = x[5].powf(-2.5);
    work[4]
}
}

mod p100 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1].clamp(p[2], p[1]);
    work[1] = if work[0] < -2.94 {
        p[2]
    } else {
        p[2]
    };
    work[2] = S::select(work[1], fluxions::Relation::Less, x[0], x[1], p[0]);
    work[6] = if work[2] < work[2] {
        work[3] = work[1] + work[2];
        work[4] = work[1];
        work[4] -= work[1];
        work[5] = S::select(work[2], fluxions::Relation::Equal, work[3], work[2], work[2]);
        work[3]
    } else {
        work[2]
    };
    work[7] = if work[6] <= p[1] {
        work[1]
    } else {
        work[1]
    };
    work[8] = work[1] * work[1];
    work[9] = work[8] + 0.3;
    work[10] = work[9].sqrt();
    work[22] = if x[1] <= x[1] {
        work[11] = work[2] * work[2];
        work[12] = work[11] + 0.3;
        work[13] = work[12].ln_1p();
        work[14] = work[13].tanh();
        work[6]
    } else {
        work[15] = S::from_partials(x[0].primal().sin(), &[(x[0], x[0].cos())]);
        work[16] = work[10];
        work[16] /= -1.531;
        work[17] = work[10] * work[10];
        work[18] = work[17] + 1.0;
        work[19] = work[10] / work[18];
        work[20] = work[19] * 1.9;
        work[21] = work[20].acos();
        work[16]
    };
    work[23] = work[6] * work[6];
    work[24] = work[23] + 0.3;
    work[25] = p[0];
    work[25] /= work[24];
    work[26] = work[22];
    work[26] -= -2.224;
    work[27] = work[25] * work[25];
    work[28] = work[27] + 0.3;
    work[29] = work[28].powi(-1);
    work[30] = x[0..1].iter().map(|&x| x.atan()).sum::<S>();
    work[31] = work[26] * work[26];
    work[32] = work[31] + 0.3;
    work[33] = work[29] / work[32];
    work[34] = S::select(x[1], fluxions::Relation::Equal, x[0], work[33], work[2]);
    work[35] = work[30] - work[29];
    work[43] = work[6];
    for _ in 0..4 {
        work[36] = work[33].trunc();
        work[37] = work[35] * work[35];
        work[38] = work[37] + 1.0;
        work[39] = work[35] / work[38];
        work[40] = work[39] * 1.9;
        work[41] = work[40].powi(4);
        work[42] = work[43] * work[41];
        work[43] = work[41];
    }
    work[44] = work[25] * work[25];
    work[45] = work[44] + 0.3;
    work[46] = work[33];
    work[46] /= work[45];
    work[47] = work[35] * work[35];
    work[48] = work[47] + 0.3;
    work[49] = work[48].pow(work[29]);
    work[50] = work[46] * work[46];
    work[51] = work[50] + 0.3;
    work[52] = work[51].pow(x[0]);
    work[52]
}
}

mod p101 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[2].mul_add(p[0], x[2]);
    work[1] = x[2].cos();
    work[2] = S::select(work[1], fluxions::Relation::LessOrEqual, work[1], x[2], work[0]);
    work[3] = x[0..3].iter().map(|&x| x.cos()).sum::<S>();
    work[4] = S::select(work[3], fluxions::Relation::Less, work[3], work[2], work[3]);
    work[5] = work[3].mul_add(work[3], work[3]);
    work[6] = x[1] * x[1];
    work[7] = work[6] + 1.0;
    work[8] = x[1] / work[7];
    work[9] = work[8] * 1.9;
    work[10] = work[9].exp_m1();
    work[10]
}
}

mod p102 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1];
    work[0] += x[3];
    work[1] = p[0] * p[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].log10();
    work[6] = if work[3] == x[0] {
        work[4] = p[1] + 1.632;
        work[5] = work[3].atan();
        x[3]
    } else {
        work[0]
    };
    work[7] = work[0] * -2.056;
    work[0]
}
}

mod p103 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
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
}

mod p104 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3] * x[3];
    work[1] = work[0] + 0.3;
    work[2] = work[1].log2();
    work[3] = x[0].abs();
    work[4] = work[2] + work[2];
    work[5] = p[1] - -1.11;
    x[1]
}
}

mod p105 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
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
    let v10 = x[1].ceil();
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
}

mod p106 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[7] = if p[1] == 0.787 {
        work[0] = x[0].round();
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

mod p107 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
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
}

mod p108 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1].min(p[2]);
    work[4] = if p[2] == p[1] {
        p[1]
    } else {
        work[1] = x[0] + -1.842;
        work[2] = x[1].mul_add(work[1], work[0]);
        work[3] = p[2].stop_gradient();
        work[1]
    };
    work[4]
}
}

mod p109 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] - -2.225;
    let v1 = x[0] * v0;
    let v2 = v1.clamp(x[0], v0);
    let v3 = x[0].min(v2);
    let v4 = v3 * v3;
    y[0] = v4;
    y[1] = v0;
    y[2] = v4;
}
}

mod p110 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1] - -2.331;
    p[2]
}
}

mod p111 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3].powi(0);
    work[1] = work[0].powi(-2);
    work[2] = p[0].powi(1);
    work[3] = S::select(work[2], fluxions::Relation::Less, work[2], x[3], work[0]);
    work[4] = work[3].atan2(work[1]);
    work[1]
}
}

mod p112 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 0.3;
    let v2 = v1.pow(x[0]);
    x[0]
}
}

mod p113 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[2].ceil();
    let v1 = x[2] * x[2];
    let v2 = v1 + 0.3;
    let v3 = v2.log10();
    let v4 = x[2].atan();
    let v5 = S::select(v3, fluxions::Relation::Less, v4, x[2], x[0]);
    let v6 = v5 * v5;
    let v7 = v6 + 0.3;
    let v8 = v7.powf(3.0);
    let v9 = v5 * v5;
    let v10 = v9 + 0.3;
    let v11 = v8 / v10;
    y[0] = v5;
    y[1] = v11;
    y[2] = v8;
    y[3] = x[3];
    y[4] = x[0];
}
}

mod p114 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[1] = if p[1] == x[1] {
        x[0]
    } else {
        work[0] = x[0].powf(-2.5);
        p[1]
    };
    vec![x[0], work[1]]
}
}

mod p115 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[2].atan2(x[3]);
    let v1 = x[3] - x[2];
    let v2 = v1.clamp(x[3], x[3]);
    let v3 = x[0..4].iter().map(|&x| x.cos()).sum::<S>();
    let v4 = if x[2] < 2.408 {
        x[0]
    } else {
        v2
    };
    let v5 = v4 * v4;
    y[0] = v1;
    y[1] = v3;
    y[2] = v3;
    y[3] = x[3];
}
}

mod p116 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].powf(1.0);
    work[3] = x[0].max(work[2]);
    work[4] = work[3] - -1.21;
    work[5] = work[3].signum();
    y[0] = work[5];
    y[1] = work[4];
    y[2] = work[3];
    y[3] = work[5];
}
}

mod p117 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].recip();
    work[3] = x[1];
    work[3] += x[1];
    x[1]
}
}

mod p118 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1].round();
    x[1]
}
}

mod p119 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = S::select(x[0], fluxions::Relation::LessOrEqual, x[1], x[0], x[2]);
    let v1 = x[1].abs();
    let v2 = x[2] * x[2];
    let v3 = v2 + 1.0;
    let v4 = x[2] / v3;
    let v5 = v4 * 1.9;
    let v6 = v5.exp();
    let v7 = v1 * v1;
    let v8 = v7 + 0.3;
    let v9 = v8.log10();
    y[0] = v9;
    y[1] = v9;
    y[2] = v1;
}
}

mod p120 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[17];
    for _ in 0..0 {
        work[0] = x[17];
    }
    work[1] = x[17] * work[0];
    p[0]
}
}

mod p121 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].powi(5);
    let v1 = x[1].clamp(v0, x[1]);
    let v2 = v0.atan2(x[0]);
    let v3 = x[1].ceil();
    let v4 = x[1].trunc();
    let mut v5 = v1;
    for _ in 0..4 {
        v5 = v5;
    }
    let v6 = [v3, v2].into_iter().sum::<S>();
    let v7 = v5.hypot(x[0]);
    let v8 = v4.ceil();
    let v9 = v3.powi(4);
    let mut v10 = v1;
    for _ in 0..3 {
        v10 = v9;
    }
    v9
}
}

mod p122 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[1].ceil();
    y[0] = x[3];
    y[1] = x[3];
    y[2] = x[2];
}
}

mod p123 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[1];
    work[0] *= x[0];
    work[1] = x[0];
    work[1] *= 2.017;
    work[2] = x[0..1].iter().map(|&x| x.sin()).sum::<S>();
    work[3] = work[0];
    work[3] += x[1];
    work[4] = work[3] * work[3];
    work[5] = work[4] + 1.0;
    work[6] = work[3] / work[5];
    work[7] = work[6] * 1.9;
    work[8] = work[7].acos();
    y[0] = work[1];
    y[1] = work[8];
    y[2] = work[0];
    y[3] = x[0];
    y[4] = work[2];
}
}

mod p124 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].tan();
    p[0]
}
}

mod p125 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let mut v12 = x[1];
    for _ in 0..4 {
        let v10 = if v12 == x[1] {
            let v0 = v12 * v12;
            let v1 = v0 + 1.0;
            let v2 = v12 / v1;
            let v3 = v2 * 1.9;
            let v4 = v3.powi(0);
            let v5 = x[0] * x[0];
            let v6 = v5 + 1.0;
            let v7 = x[0] / v6;
            let v8 = v7 * 1.9;
            let v9 = v8.cosh();
            x[0]
        } else {
            x[1]
        };
        let v11 = v12.round();
        v12 = v12;
    }
    let v13 = S::select(x[0], fluxions::Relation::LessOrEqual, v12, x[1], x[1]);
    let v14 = x[0].min(v13);
    let v24 = if v12 < -2.539 {
        let v15 = v14 / -0.718;
        let v16 = v15.cbrt();
        x[0]
    } else {
        let v17 = v12.atan2(v13);
        let v18 = x[1] * x[1];
        let v19 = v18 + 1.0;
        let v20 = x[1] / v19;
        let v21 = v20 * 1.9;
        let v22 = v21.powi(6);
        let v23 = x[1..2].iter().copied().sum::<S>();
        x[1]
    };
    y[0] = v13;
}
}

mod p126 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::select(p[0], fluxions::Relation::Less, p[1], p[0], x[1]);
    work[1] = -p[1];
    work[2] = p[0] * p[0];
    work[3] = work[2] + 0.3;
    work[4] = work[3].pow(p[2]);
    work[5] = work[0].ceil();
    work[6] = work[4] * work[4];
    work[7] = work[6] + 1.0;
    work[8] = work[4] / work[7];
    work[9] = work[8] * 1.9;
    work[10] = work[9].exp2();
    work[11] = -work[4];
    work[11]
}
}

mod p127 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[15] / 2.65;
    work[1] = S::from_partials(work[0].primal().sin(), &[(work[0], work[0].cos())]);
    work[2] = work[0] * work[0];
    work[3] = work[2] + 1.0;
    work[4] = work[0] / work[3];
    work[5] = work[4] * 1.9;
    work[6] = work[5].asin();
    work[7] = work[6] * -0.955;
    work[8] = work[7].hypot(work[6]);
    work[9] = x[15] * 2.85;
    work[10] = x[4] * 1.986;
    x[4]
}
}

mod p128 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * x[1];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(0.3);
    let mut v4 = v2;
    for _ in 0..2 {
        let v3 = S::select(v4, fluxions::Relation::Less, v2, x[0], x[0]);
        v4 = v3;
    }
    let mut v11 = v2;
    for _ in 0..4 {
        let v5 = v11 * v11;
        let v6 = v5 + 1.0;
        let v7 = v11 / v6;
        let v8 = v7 * 1.9;
        let v9 = v8.tan();
        let v10 = v2.mul_add(v2, v4);
        v11 = v4;
    }
    let v12 = x[1] * v2;
    v11
}
}

mod p129 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0] + 2.564;
    work[1] = work[0] + 2.85;
    work[2] = x[16] * x[16];
    work[3] = work[2] + 0.3;
    work[4] = work[3].recip();
    work[5] = work[0];
    work[5] -= work[1];
    y[0] = work[4];
    y[1] = x[4];
    y[2] = x[1];
    y[3] = x[0];
}
}

mod p130 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[1].hypot(x[1]);
    work[1] = work[0].clamp(work[0], x[1]);
    work[2] = work[0] * work[0];
    work[3] = work[2] + 1.0;
    work[4] = work[0] / work[3];
    work[5] = work[4] * 1.9;
    work[6] = work[5].powi(7);
    work[7] = x[0..2].iter().map(|&x| x.sin()).sum::<S>();
    vec![work[6]]
}
}

mod p131 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[5] = x[1];
    for _ in 0..0 {
        work[0] = work[5] * work[5];
        work[1] = work[0] + 1.0;
        work[2] = work[5] / work[1];
        work[3] = work[2] * 1.9;
        work[4] = work[3].sinh();
        work[5] = p[1];
    }
    work[6] = work[5] + 1.421;
    work[11] = p[1];
    for _ in 0..3 {
        work[7] = p[1].max(work[5]);
        work[8] = work[11] * work[11];
        work[9] = work[8] + 0.3;
        work[10] = work[9].recip();
        work[11] = work[7];
    }
    work[12] = work[11] * 0.199;
    y[0] = x[1];
}
}

mod p132 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].exp2();
    let mut v1 = x[0];
    v1 += x[2];
    v1
}
}

mod p133 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = S::select(x[3], fluxions::Relation::Equal, x[2], x[3], x[2]);
    y[0] = v0;
    y[1] = v0;
    y[2] = v0;
    y[3] = x[1];
}
}

mod p134 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[2].mul_add(x[1], x[2]);
    let v1 = [x[1], x[0]].into_iter().sum::<S>();
    let v2 = v1.ceil();
    let v11 = if v2 == -1.992 {
        let v3 = [x[2], v2, v0].into_iter().sum::<S>();
        let v4 = S::select(v2, fluxions::Relation::Less, v2, v1, v3);
        v2
    } else {
        let v5 = v0.signum();
        let v6 = v2 * v2;
        let v7 = v6 + 1.0;
        let v8 = v2 / v7;
        let v9 = v8 * 1.9;
        let v10 = v9.cosh();
        v10
    };
    let v12 = v0.mul_add(v2, x[0]);
    vec![v1, v1]
}
}

mod p135 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] + -2.242;
    let v1 = v0.max(v0);
    let v2 = x[0] + v1;
    let v3 = v0 * v2;
    v3
}
}

mod p136 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] * x[0];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(0.0);
    let v3 = v2 * -2.308;
    let v4 = v3 * v3;
    let v5 = v4 + 0.3;
    let v6 = v3 / v5;
    let v7 = v2 + x[0];
    let v23 = if v3 < v6 {
        let v8 = v6 * v6;
        let v9 = v8 + 1.0;
        let v10 = v6 / v9;
        let v11 = v10 * 1.9;
        let v12 = v11.atanh();
        let v21 = if x[0] == -2.652 {
            let v13 = v3.clamp(v6, v7);
            let v14 = v12 * v12;
            let v15 = v14 + 0.3;
            let v16 = v6 / v15;
            let v17 = S::select(v2, fluxions::Relation::LessOrEqual, x[0], v13, v7);
            v17
        } else {
            let v18 = x[0] * x[0];
            let v19 = v18 + 0.3;
            let v20 = v19.sqrt();
            v12
        };
        let v22 = S::select(v21, fluxions::Relation::LessOrEqual, v7, v2, v7);
        v2
    } else {
        v3
    };
    let v24 = v23 / -2.316;
    let v25 = [v7, v7, v2, v6].into_iter().sum::<S>();
    let v26 = v25.trunc();
    let v27 = S::constant(0.295);
    v24
}
}

mod p137 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[3].min(p[1]);
    work[0]
}
}

mod p138 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].clamp(x[0], x[0]);
    let v1 = x[1].clamp(x[1], x[0]);
    let mut v2 = x[0];
    v2 /= 1.901;
    v2
}
}

mod p139 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[17] + 1.344;
    work[1] = x[5].round();
    x[0]
}
}

mod p140 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = S::select(x[1], fluxions::Relation::LessOrEqual, x[2], x[0], x[3]);
    let v1 = x[3] + x[1];
    y[0] = v1;
    y[1] = x[2];
    y[2] = v0;
    y[3] = x[0];
    y[4] = x[3];
}
}

mod p141 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].exp2();
    let v1 = v0.cosh();
    let v2 = v1.hypot(v1);
    let v3 = x[0].min(x[0]);
    v3
}
}

mod p142 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::select(x[2], fluxions::Relation::LessOrEqual, p[0], x[5], x[3]);
    work[1] = x[1..3].iter().map(|&x| x.sin()).sum::<S>();
    work[7] = if work[1] <= p[2] {
        work[2] = x[1] * p[1];
        work[3] = p[2] + x[2];
        work[2]
    } else {
        work[4] = p[2] * p[2];
        work[5] = work[4] + 0.3;
        work[6] = work[5].log2();
        work[0]
    };
    work[8] = work[1].clamp(work[1], work[0]);
    work[9] = work[1] * work[1];
    work[10] = work[9] + 1.0;
    work[11] = work[1] / work[10];
    work[12] = work[11] * 1.9;
    work[13] = work[12].sinh();
    work[14] = work[7].clamp(work[8], work[8]);
    work[15] = work[7].hypot(x[5]);
    work[16] = p[2] / -2.22;
    y[0] = work[8];
}
}

mod p143 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].mul_add(x[1], x[0]);
    x[1]
}
}

mod p144 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1].max(p[0]);
    work[1] = work[0].max(x[1]);
    work[2] = S::constant(-1.338);
    work[0]
}
}

mod p145 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[2] * x[2];
    let v1 = v0 + 1.0;
    let v2 = x[2] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.exp();
    y[0] = v4;
    y[1] = v4;
}
}

mod p146 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].atan2(x[0]);
    work[1] = S::constant(1.075);
    work[2] = work[0] * p[0];
    work[2]
}
}

mod p147 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[3] * x[0];
    work[1] = work[0] * -2.019;
    work[2] = x[3] * x[3];
    work[3] = work[2] + 0.3;
    work[4] = work[3].ln();
    vec![work[4], x[2], x[2], x[3], x[0]]
}
}

mod p148 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = if x[2] <= x[0] {
        x[1]
    } else {
        x[0]
    };
    let v1 = x[1] * x[1];
    let v2 = v1 + 1.0;
    let v3 = x[1] / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.tan();
    let mut v6 = x[0];
    for _ in 0..4 {
        v6 = x[0];
    }
    let mut v7 = x[2];
    v7 += 0.694;
    let v8 = v5.trunc();
    let v9 = x[2].hypot(v6);
    let v21 = if v9 <= 0.936 {
        let v15 = if v7 == v7 {
            v0
        } else {
            let v10 = v8 * v8;
            let v11 = v10 + 0.3;
            let v12 = x[1] / v11;
            let v13 = v12 + 1.758;
            let v14 = { let (sin, cos) = v5.sin_cos(); sin * 2.0 + cos };
            v13
        };
        let v16 = v9.mul_add(v7, x[0]);
        let v18 = if v9 <= 2.485 {
            v16
        } else {
            let v17 = v0.stop_gradient();
            v17
        };
        v6
    } else {
        let v19 = v9 - 0.414;
        let v20 = x[2].cos();
        v9
    };
    let v22 = v8 * v8;
    let v23 = v22 + 0.3;
    let v24 = v23.ln();
    let v25 = v8 * v8;
    let v26 = v25 + 1.0;
    let v27 = v8 / v26;
    let v28 = v27 * 1.9;
    let v29 = v28.powi(2);
    let v38 = if v9 < 2.923 {
        let v30 = v6 * v6;
        let v31 = v30 + 1.0;
        let v32 = v6 / v31;
        let v33 = v32 * 1.9;
        let v34 = v33.powi(2);
        v6
    } else {
        let v35 = v24.mul_add(v24, v21);
        let v36 = v29.mul_add(v24, v29);
        let v37 = S::constant(-2.7);
        v37
    };
    let v39 = v6.min(v29);
    let v40 = v39 + v29;
    let v41 = v8.mul_add(v29, v39);
    let v42 = v39 * v39;
    let v43 = v42 + 0.3;
    let v44 = v9 / v43;
    let v45 = v9 * v9;
    let v46 = v45 + 1.0;
    let v47 = v9 / v46;
    let v48 = v47 * 1.9;
    let v49 = v48.powi(3);
    let v50 = v40 * v40;
    let v51 = v50 + 0.3;
    let v52 = v51.pow(v41);
    let v53 = v40 * 1.939;
    v9
}
}

mod p149 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v3 = if x[1] < 2.322 {
        x[0]
    } else {
        let v0 = x[2] * -1.564;
        let v1 = x[2] + -0.963;
        let v2 = [S::zero(); 0].into_iter().sum::<S>();
        x[3]
    };
    let v4 = x[2] - -1.56;
    let v5 = S::constant(2.522);
    y[0] = v4;
    y[1] = v5;
    y[2] = x[3];
    y[3] = v3;
}
}

mod p150 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[2];
    work[0] *= -0.961;
    vec![x[2]]
}
}

mod p151 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[5];
    for _ in 0..4 {
        work[0] = x[1];
    }
    work[1] = work[0];
    work[1] *= x[9];
    work[2] = S::select(p[1], fluxions::Relation::Less, p[1], x[16], p[2]);
    work[3] = x[2].hypot(work[2]);
    work[4] = work[0];
    work[4] *= work[0];
    work[5] = work[3];
    work[5] /= work[4];
    work[5]
}
}

mod p152 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = p[1] * p[1];
    work[1] = p[0].mul_add(x[0], work[0]);
    work[2] = p[1].cbrt();
    work[3] = work[2].abs();
    vec![work[1], work[1], work[0], work[1]]
}
}

mod p153 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[2];
    work[0] *= p[0];
    y[0] = work[0];
}
}

mod p154 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0] * x[0];
    work[1] = work[0] + 1.0;
    work[2] = x[0] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(2);
    work[5] = x[0];
    work[5] -= x[0];
    work[6] = work[4] * work[4];
    work[7] = work[6] + 1.0;
    work[8] = work[4] / work[7];
    work[9] = work[8] * 1.9;
    work[10] = work[9].powi(2);
    work[11] = work[4] * work[4];
    work[12] = work[11] + 1.0;
    work[13] = work[4] / work[12];
    work[14] = work[13] * 1.9;
    work[15] = work[14].tan();
    work[16] = work[5];
    work[16] -= 1.888;
    work[19] = if work[10] <= work[15] {
        work[16]
    } else {
        work[17] = x[0].ceil();
        work[18] = work[10].atan();
        x[0]
    };
    vec![work[19], work[16]]
}
}

mod p155 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[2] = x[8];
    for _ in 0..3 {
        work[0] = x[6].clamp(x[8], x[8]);
        work[1] = x[8] * work[2];
        work[2] = work[2];
    }
    work[3] = x[1] * x[1];
    work[4] = work[3] + 1.0;
    work[5] = x[1] / work[4];
    work[6] = work[5] * 1.9;
    work[7] = work[6].powi(0);
    work[8] = x[1].clamp(x[7], x[0]);
    work[9] = work[7];
    work[9] *= x[9];
    work[10] = work[2];
    work[10] += x[3];
    vec![]
}
}

mod p156 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] - x[1];
    let v1 = { let (sin, cos) = v0.sin_cos(); sin * 2.0 + cos };
    let v2 = x[0].clamp(v1, x[0]);
    x[1]
}
}

mod p157 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[1] = x[2];
    for _ in 0..4 {
        work[0] = [work[1], work[1], p[0]].into_iter().sum::<S>();
        work[1] = work[0];
    }
    work[2] = S::select(x[1], fluxions::Relation::Less, work[1], x[2], work[1]);
}
}

mod p158 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[4] = if p[2] < 0.242 {
        p[0]
    } else {
        work[0] = p[0].trunc();
        work[1] = work[0] * work[0];
        work[2] = work[1] + 1.2;
        work[3] = work[2].acosh();
        p[1]
    };
    work[5] = p[0].atan2(p[2]);
    work[6] = work[5].round();
    work[7] = p[0] * -0.395;
    work[8] = work[5] * work[5];
    work[9] = work[8] + 0.3;
    work[10] = work[9].powf(0.5);
    work[11] = work[5].cbrt();
    work[11]
}
}

mod p159 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[4].asinh();
    work[1] = x[3] - -0.639;
    p[1]
}
}

mod p160 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = { let (sin, cos) = p[2].sin_cos(); sin * 2.0 + cos };
    work[1] = p[0].clamp(work[0], p[1]);
    work[2] = p[1] * p[1];
    work[3] = work[2] + 0.3;
    work[4] = work[3].log10();
    y[0] = p[2];
    y[1] = work[1];
    y[2] = work[4];
}
}

mod p161 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = if x[0] < -0.504 {
        x[0]
    } else {
        x[0]
    };
    let v1 = v0 * v0;
    let v2 = v1 + 1.0;
    let v3 = v0 / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.powi(1);
    let v6 = x[0].signum();
    let v7 = v0.min(v0);
    let v8 = v7.signum();
    let v9 = v8 * v8;
    let v10 = v9 + 0.3;
    let v11 = v10.powf(1.5);
    let v12 = v7 - v7;
    let v13 = v6 * v0;
    let v14 = v13.ceil();
    let v15 = { let (sin, cos) = v13.sin_cos(); sin * 2.0 + cos };
    let v16 = v12 * v12;
    let v17 = v16 + 0.3;
    let v18 = v17.ln();
    let v22 = if v15 == v13 {
        v13
    } else {
        let v19 = v7.clamp(v15, v12);
        let mut v20 = v0;
        v20 += v19;
        let v21 = v18 * 2.181;
        v21
    };
    let v23 = v14 - -1.824;
    let v24 = v22 * v22;
    let v25 = v24 + 1.0;
    let v26 = v22 / v25;
    let v27 = v26 * 1.9;
    let v28 = v27.tan();
    let v29 = v0 + 0.298;
    let v39 = if v29 < -1.556 {
        let v30 = v22.abs();
        let v31 = v14 - v29;
        v31
    } else {
        let v32 = v23.ceil();
        let v33 = v23 / 1.074;
        let v34 = v28 * v28;
        let v35 = v34 + 1.0;
        let v36 = v28 / v35;
        let v37 = v36 * 1.9;
        let v38 = v37.exp();
        v29
    };
    let v40 = v39 * v39;
    let v41 = v40 + 1.0;
    let v42 = v39 / v41;
    let v43 = v42 * 1.9;
    let v44 = v43.powi(6);
    vec![v44, v28]
}
}

mod p162 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[1] - p[0];
    work[1] = p[0] * p[0];
    work[2] = work[1] + 0.3;
    work[3] = work[2].pow(work[0]);
    work[4] = S::select(x[7], fluxions::Relation::LessOrEqual, x[3], x[0], p[1]);
    work[5] = work[4].signum();
    work[6] = work[0] * work[0];
    work[7] = work[6] + 1.0;
    work[8] = work[0] / work[7];
    work[9] = work[8] * 1.9;
    work[10] = work[9].cosh();
    work[18] = if x[13] <= x[1] {
        work[11] = work[4] * work[4];
        work[12] = work[11] + 0.3;
        work[13] = work[12].powf(3.0);
        work[14] = x[2] - work[10];
        work[15] = work[10] * work[10];
        work[16] = work[15] + 0.3;
        work[17] = work[16].powi(-2);
        work[14]
    } else {
        x[4]
    };
    work[19] = p[2].min(x[2]);
    work[20] = work[5] / 2.603;
    work[21] = x[11].mul_add(work[20], work[20]);
    work[22] = work[18].atan();
    work[23] = work[19].mul_add(x[3], x[7]);
    work[22]
}
}

mod p163 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v4 = x[0];
    for _ in 0..1 {
        let v0 = x[0] * x[0];
        let v1 = v0 + 0.3;
        let v2 = v1.recip();
        let v3 = v2.round();
        v4 = x[1];
    }
    let v5 = x[1].signum();
    let v6 = x[3].max(x[3]);
    v5
}
}

mod p164 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1..2].iter().map(|&x| x.sin()).sum::<S>();
    let v1 = x[1] * v0;
    v1
}
}

mod p165 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[2] / -0.825;
    work[1] = p[1].cbrt();
    vec![work[1], p[0], p[0]]
}
}

mod p166 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] + 1.099;
    let v1 = x[2] - x[1];
    let v2 = S::constant(-1.996);
    let v3 = v2 * 2.307;
    let v4 = S::constant(-2.465);
    let v5 = v2 * v2;
    let v6 = v5 + 1.0;
    let v7 = v2 / v6;
    let v8 = v7 * 1.9;
    let v9 = v8.powi(2);
    v4
}
}

mod p167 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::constant(-0.007);
    work[1] = x[2];
    for _ in 0..0 {
        work[1] = work[0];
    }
    work[2] = x[0].mul_add(p[0], p[0]);
    work[3] = work[1].clamp(work[0], work[0]);
    work[4] = x[2] * x[2];
    work[5] = work[4] + 0.3;
    work[6] = work[1] / work[5];
    work[7] = x[2] * x[2];
    work[8] = work[7] + 1.0;
    work[9] = x[2] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].exp_m1();
    work[12] = work[6].cbrt();
    work[13] = work[12].mul_add(work[11], work[11]);
    work[23] = if work[11] < 0.769 {
        work[14] = work[13].mul_add(work[6], work[6]);
        work[15] = work[12].atan();
        work[15]
    } else {
        work[16] = work[6].round();
        work[17] = work[13] * work[13];
        work[18] = work[17] + 1.0;
        work[19] = work[13] / work[18];
        work[20] = work[19] * 1.9;
        work[21] = work[20].powi(0);
        work[22] = work[16].hypot(x[0]);
        work[13]
    };
    y[0] = work[3];
    y[1] = work[13];
    y[2] = work[23];
    y[3] = work[13];
}
}

mod p168 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = x[13].max(x[14]);
    work[1] = p[0].mul_add(p[0], x[13]);
    y[0] = x[9];
}
}

mod p169 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v1 = x[0];
    for _ in 0..4 {
        let v0 = x[1..1].iter().map(|&x| x.sin()).sum::<S>();
        v1 = v0;
    }
    let v2 = v1 * v1;
    let v3 = v2 + 1.0;
    let v4 = v1 / v3;
    let v5 = v4 * 1.9;
    let v6 = v5.atanh();
    let v7 = v6 - v6;
    v6
}
}

mod p170 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v1 = x[0];
    for _ in 0..2 {
        let v0 = x[1] + v1;
        v1 = v0;
    }
    x[3]
}
}

mod p171 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * x[1];
    let v1 = v0 + 1.0;
    let v2 = x[1] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.powi(0);
    let v7 = if x[1] <= x[0] {
        x[0]
    } else {
        let v5 = -x[1];
        let v6 = [S::zero(); 0].into_iter().sum::<S>();
        v5
    };
    let v8 = x[0].signum();
    let v9 = v8 - x[1];
    let v10 = v8 * v8;
    let v11 = v10 + 0.3;
    let v12 = v9 / v11;
    let v13 = v9 * v9;
    let v14 = v13 + 1.0;
    let v15 = v9 / v14;
    let v16 = v15 * 1.9;
    let v17 = v16.powi(1);
    v4
}
}

mod p172 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0].powi(6);
    work[1] = x[10].sqrt();
    work[2] = p[1].asin();
    y[0] = work[2];
    y[1] = x[9];
}
}

mod p173 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(-2.43);
    let v2 = if v0 <= -2.393 {
        let v1 = x[1].hypot(x[2]);
        x[3]
    } else {
        x[0]
    };
    let mut v3 = x[1];
    v3 += -1.911;
    v2
}
}

mod p174 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[1] - -0.612;
    work[1] = x[5] * 1.121;
    work[2] = p[2].acos();
    work[3] = x[0] - 0.744;
    work[4] = work[0].mul_add(work[0], work[0]);
    work[5] = S::select(work[1], fluxions::Relation::Less, work[4], work[1], work[3]);
    work[6] = x[2..3].iter().map(|&x| x.tanh()).sum::<S>();
    work[7] = work[6].hypot(work[5]);
    work[8] = work[3].cosh();
    work[9] = x[2];
    work[9] -= 1.747;
    work[10] = work[7].asinh();
    work[11] = work[5] + 1.88;
    work[11]
}
}

mod p175 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[7] * x[7];
    let v1 = v0 + 1.0;
    let v2 = x[7] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.atanh();
    let mut v5 = v4;
    v5 += 2.72;
    let mut v6 = x[0];
    v6 *= x[1];
    let v7 = v6.round();
    let mut v8 = v6;
    for _ in 0..3 {
        v8 = v5;
    }
    vec![]
}
}

mod p176 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = x[0] / -2.371;
    work[1] = p[0].abs();
    work[2] = x[0] * x[0];
    work[3] = work[2] + 0.3;
    work[4] = work[3].ln();
    vec![x[0], p[0], p[0], work[0], work[0]]
}
}

mod p177 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1] * x[1];
    let v1 = v0 + 0.3;
    let v2 = v1.powf(2.0);
    let v3 = S::constant(-1.939);
    let v4 = x[1] * x[1];
    let v5 = v4 + 0.3;
    let v6 = v5.pow(v2);
    x[1]
}
}

mod p178 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].hypot(x[1]);
    let v1 = v0 * v0;
    let v2 = v1 + 0.3;
    let v3 = x[0] / v2;
    let v4 = S::select(x[0], fluxions::Relation::LessOrEqual, x[0], x[1], v3);
    v0
}
}

mod p179 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[0] - 0.973;
    let v1 = S::select(v0, fluxions::Relation::Equal, x[1], v0, v0);
    y[0] = v1;
    y[1] = x[0];
    y[2] = v0;
}
}

mod p180 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].min(x[1]);
    let v1 = v0 * -0.952;
    let v7 = if x[0] == 0.97 {
        let v2 = v0.hypot(x[0]);
        let v3 = S::constant(2.106);
        let v4 = v1.sin();
        v3
    } else {
        let v5 = v0.atan2(x[1]);
        let v6 = x[1].hypot(v1);
        v5
    };
    let v8 = v0.round();
    v8
}
}

mod p181 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0].tan();
    work[1] = S::constant(2.449);
    work[2] = work[0];
    work[2] -= p[1];
    work[3] = work[0].mul_add(work[1], work[2]);
    work[4] = work[1];
    work[4] *= -0.212;
    work[5] = work[1];
    work[5] += -2.811;
    work[5]
}
}

mod p182 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0] - -2.471;
    let v1 = v0 * v0;
    let v2 = v1 + 1.0;
    let v3 = v0 / v2;
    let v4 = v3 * 1.9;
    let v5 = v4.cosh();
    let v6 = v0 / -0.414;
    let v7 = { let (sin, cos) = v5.sin_cos(); sin * 2.0 + cos };
    let mut v9 = x[1];
    for _ in 0..1 {
        let v8 = v0.ceil();
        v9 = v7;
    }
    let v10 = x[0] * x[0];
    let v11 = v10 + 1.0;
    let v12 = x[0] / v11;
    let v13 = v12 * 1.9;
    let v14 = v13.sinh();
    let v15 = v14 * v14;
    let v16 = v15 + 1.0;
    let v17 = v14 / v16;
    let v18 = v17 * 1.9;
    let v19 = v18.exp2();
    let v20 = v5.abs();
    let v21 = v5 - -0.8;
    let v22 = v5 + v20;
    let v23 = v22 / 2.906;
    let mut v24 = v22;
    v24 -= -0.426;
    let v25 = v23 - -2.181;
    let v26 = v22.floor();
    let mut v27 = v26;
    v27 += 2.839;
    let v35 = if v22 <= v14 {
        let mut v28 = v24;
        for _ in 0..3 {
            v28 = v25;
        }
        let v29 = v25 * v25;
        let v30 = v29 + 0.3;
        let v31 = v28 / v30;
        v31
    } else {
        let v32 = v26 * v26;
        let v33 = v32 + 0.3;
        let v34 = v33.recip();
        v14
    };
    let mut v37 = v5;
    for _ in 0..4 {
        let v36 = v22 / -2.517;
        v37 = v24;
    }
    let v38 = v37 + -2.171;
    let mut v41 = v38;
    for _ in 0..4 {
        let v39 = S::constant(-1.939);
        let v40 = x[0] / -0.652;
        v41 = v7;
    }
    let v42 = x[0].mul_add(v37, x[0]);
    let v43 = v9.signum();
    let v44 = v41 * v41;
    let v45 = v44 + 1.0;
    let v46 = v41 / v45;
    let v47 = v46 * 1.9;
    let v48 = v47.exp();
    v41
}
}

mod p183 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(1.492);
    let v1 = x[3].atan2(x[2]);
    let v2 = x[3].atan2(x[0]);
    v2
}
}

mod p184 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let mut v7 = x[0];
    for _ in 0..2 {
        let v0 = S::constant(-1.227);
        let v1 = v7 * -2.011;
        let v2 = x[1] * x[1];
        let v3 = v2 + 1.0;
        let v4 = x[1] / v3;
        let v5 = v4 * 1.9;
        let v6 = v5.acos();
        v7 = v0;
    }
    y[0] = x[1];
    y[1] = v7;
    y[2] = v7;
}
}

mod p185 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S]) {
    let v0 = x[3] * -2.124;
    let mut v4 = x[3];
    for _ in 0..0 {
        let v1 = v4.exp2();
        let v2 = v4.powi(4);
        let v3 = S::constant(-1.549);
        v4 = v1;
    }
    y[0] = v4;
    y[1] = v4;
    y[2] = x[3];
    y[3] = x[2];
    y[4] = v4;
}
}

mod p186 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v0 = x[0].cos();
    vec![x[1], x[2], x[0], x[1]]
}
}

mod p187 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = S::select(p[0], fluxions::Relation::LessOrEqual, p[0], p[1], x[2]);
    work[0]
}
}

mod p188 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v6 = if x[1] < x[1] {
        let mut v4 = x[0];
        for _ in 0..0 {
            let v0 = x[1] + 0.984;
            let v1 = x[0] * x[0];
            let v2 = v1 + 0.3;
            let v3 = v2.ln_1p();
            v4 = v3;
        }
        let v5 = v4 - -0.511;
        x[0]
    } else {
        x[1]
    };
    let v7 = x[0] * x[0];
    let v8 = v7 + 0.3;
    let v9 = v8.pow(x[1]);
    v9
}
}

mod p189 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0].min(p[1]);
    work[1] = x[0] - -2.307;
    work[2] = work[0] * work[0];
    work[3] = work[2] + 0.3;
    work[4] = work[3].recip();
    work[5] = work[0] * work[0];
    work[6] = work[5] + 1.0;
    work[7] = work[0] / work[6];
    work[8] = work[7] * 1.9;
    work[9] = work[8].acos();
    work[10] = work[9] * work[1];
    work[10]
}
}

mod p190 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[1].sin();
    let v1 = S::constant(-0.435);
    let v2 = x[0].min(v1);
    let mut v6 = x[1];
    for _ in 0..2 {
        let v3 = v0 * v0;
        let v4 = v3 + 0.3;
        let v5 = v6 / v4;
        v6 = v2;
    }
    let v7 = v0 * -0.922;
    v6
}
}

mod p191 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> Vec<S> {
    work[0] = S::select(x[0], fluxions::Relation::LessOrEqual, x[1], x[2], x[2]);
    work[1] = x[0].mul_add(x[2], x[1]);
    work[2] = x[1] / 1.434;
    work[3] = S::select(work[2], fluxions::Relation::LessOrEqual, work[1], work[2], work[0]);
    work[4] = work[3].atan2(work[3]);
    work[5] = work[2] / -1.001;
    work[6] = work[5].round();
    work[7] = work[2] * work[2];
    work[8] = work[7] + 1.0;
    work[9] = work[2] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].acos();
    work[12] = work[6].asinh();
    work[15] = work[12];
    for _ in 0..1 {
        work[13] = S::select(work[1], fluxions::Relation::LessOrEqual, work[15], work[1], work[12]);
        work[14] = x[0].atan2(work[12]);
        work[15] = work[15];
    }
    work[16] = work[11] * work[11];
    work[17] = work[16] + 1.0;
    work[18] = work[11] / work[17];
    work[19] = work[18] * 1.9;
    work[20] = work[19].atanh();
    work[21] = work[20] * work[20];
    work[22] = work[21] + 0.3;
    work[23] = work[12];
    work[23] /= work[22];
    work[24] = [work[5], work[11]].into_iter().sum::<S>();
    work[25] = work[24] + 2.008;
    work[26] = work[24] * work[24];
    work[27] = work[26] + 1.0;
    work[28] = work[24] / work[27];
    work[29] = work[28] * 1.9;
    work[30] = work[29].asin();
    work[31] = work[25] * work[25];
    work[32] = work[31] + 0.3;
    work[33] = work[32].sqrt();
    work[34] = work[3] * work[3];
    work[35] = work[34] + 1.0;
    work[36] = work[3] / work[35];
    work[37] = work[36] * 1.9;
    work[38] = work[37].acos();
    work[39] = work[38];
    work[39] -= work[4];
    work[40] = work[5] * 1.367;
    work[41] = S::select(work[39], fluxions::Relation::Equal, work[40], work[11], work[40]);
    work[42] = work[41].mul_add(work[39], work[11]);
    vec![]
}
}

mod p192 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] * p[0];
    work[1] = work[0] + 0.3;
    work[2] = work[1].recip();
    work[3] = p[0].clamp(p[0], p[1]);
    work[4] = S::select(x[0], fluxions::Relation::Less, p[1], p[2], work[2]);
    work[5] = work[3] * work[3];
    work[6] = work[4] / -1.249;
    work[7] = work[3].hypot(work[5]);
    work[2]
}
}

mod p193 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[2] + 2.731;
    work[2] = if p[0] < p[1] {
        work[1] = x[3].cos();
        work[1]
    } else {
        x[5]
    };
    work[3] = work[0].atan();
    work[16] = if p[2] < 0.614 {
        work[10] = if work[0] == p[2] {
            work[4] = p[2] * p[2];
            work[5] = work[4] + 1.0;
            work[6] = p[2] / work[5];
            work[7] = work[6] * 1.9;
            work[8] = work[7].exp_m1();
            work[9] = work[2] / 2.368;
            work[8]
        } else {
            x[1]
        };
        work[11] = work[0];
        work[11] *= 1.03;
        work[11]
    } else {
        work[12] = x[0].trunc();
        work[13] = work[12] * work[12];
        work[14] = work[13] + 0.3;
        work[15] = work[14].log2();
        x[7]
    };
    work[17] = x[3].stop_gradient();
    y[0] = work[2];
}
}

mod p194 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[3] * x[3];
    let v1 = v0 + 1.2;
    let v2 = v1.acosh();
    let v3 = v2 / -0.76;
    v3
}
}

mod p195 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[2] * p[2];
    work[1] = work[0] + 1.0;
    work[2] = p[2] / work[1];
    work[3] = work[2] * 1.9;
    work[4] = work[3].powi(1);
    work[5] = p[0].atan2(work[4]);
    work[6] = S::constant(1.437);
    work[7] = p[2] * p[2];
    work[8] = work[7] + 1.0;
    work[9] = p[2] / work[8];
    work[10] = work[9] * 1.9;
    work[11] = work[10].acos();
    work[12] = x[2];
    work[12] += -2.267;
    work[13] = p[2].max(work[11]);
    work[14] = work[13].sin();
    work[15] = [S::zero(); 0].into_iter().sum::<S>();
    work[16] = work[11].round();
    work[17] = work[5].mul_add(work[14], work[13]);
    work[18] = work[17] * work[17];
    work[19] = work[18] + 1.0;
    work[20] = work[17] / work[19];
    work[21] = work[20] * 1.9;
    work[22] = work[21].atanh();
    work[23] = work[12].ceil();
    work[32] = work[13];
    for _ in 0..1 {
        work[24] = work[23] * work[23];
        work[25] = work[24] + 0.3;
        work[26] = work[25].pow(work[17]);
        work[27] = work[22] * work[22];
        work[28] = work[27] + 1.0;
        work[29] = work[22] / work[28];
        work[30] = work[29] * 1.9;
        work[31] = work[30].exp();
        work[32] = work[32];
    }
    work[17]
}
}

mod p196 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0].trunc();
    work[1] = p[2].signum();
    work[2] = work[1].max(x[1]);
    work[3] = work[2].mul_add(work[1], x[1]);
    work[1]
}
}

mod p197 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2] * x[2];
    let v1 = v0 + 1.0;
    let v2 = x[2] / v1;
    let v3 = v2 * 1.9;
    let v4 = v3.exp_m1();
    let v5 = [x[4], x[3]].into_iter().sum::<S>();
    let v6 = x[4] * x[4];
    let v7 = v6 + 1.0;
    let v8 = x[4] / v7;
    let v9 = v8 * 1.9;
    let v10 = v9.powi(1);
    let v11 = v5.abs();
    let v12 = v11.min(v11);
    let v13 = v12 * v12;
    let v14 = v13 + 0.3;
    let v15 = v14.pow(v5);
    v5
}
}

mod p198 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = p[0] / -1.715;
    work[8] = x[0];
    for _ in 0..2 {
        work[1] = work[8] * work[8];
        work[2] = work[1] + 0.3;
        work[3] = work[2].log2();
        work[4] = p[1] - -1.833;
        work[5] = p[0] * p[0];
        work[6] = work[5] + 0.3;
        work[7] = work[6].pow(work[8]);
        work[8] = p[1];
    }
    work[9] = p[0] * p[0];
    work[10] = work[9] + 0.3;
    work[11] = work[8] / work[10];
    work[12] = work[0].clamp(p[1], work[0]);
    work[13] = work[0].min(work[0]);
    work[13]
}
}

mod p199 {
    use fluxions::prelude::*;

#[differentiable(adjoint)]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[2].mul_add(x[2], x[2]);
    let v1 = S::select(x[2], fluxions::Relation::Equal, x[1], x[2], x[2]);
    let v2 = x[0].tanh();
    let v3 = x[2].mul_add(x[1], x[2]);
    let v4 = v0 - -2.525;
    let v5 = v0.clamp(v1, v4);
    v3
}
}

pub(crate) fn run(outcome: &mut crate::Outcome) {
    crate::number!(outcome, p0, 1, [2.448, 2.777, 1.835, 0.863, 2.715, 1.851, -0.813, -1e-8]);
    crate::number!(outcome, p0, 1, [2.201, -0.246, -1.686, -2.541, -0.324, 100000000.0, -1.861, 20.0]);
    crate::number_with!(outcome, p1, 1, [2.99, -0.782, -1.535, 2.965], [-0.792, 0.942, 0.888], 4);
    crate::number_with!(outcome, p1, 1, [0.008, -0.447, 0.749, -800.0], [-0.792, 0.942, 0.888], 4);
    crate::in_place!(outcome, p2, 3, [1.09, -1.558, -2.384, -2.187]);
    crate::in_place!(outcome, p2, 3, [-2.993, 0.975, -2.673, -1.981]);
    crate::number!(outcome, p3, 1, [-2.362, 2.016, 2.909, -2.459]);
    crate::number!(outcome, p3, 1, [0.886, -1.428, 1.447, 2.414]);
    crate::number_with!(outcome, p4, 1, [2.069], [2.602], 22);
    crate::number_with!(outcome, p4, 1, [1.0], [2.602], 22);
    crate::vector_with!(outcome, p5, 5, [-1.249, -2.635], [1.895, 2.361, 2.466], 23);
    crate::vector_with!(outcome, p5, 5, [-1.442, 0.046], [1.895, 2.361, 2.466], 23);
    crate::number!(outcome, p6, 1, [2.054, 2.034]);
    crate::number!(outcome, p6, 1, [0.527, 1.705]);
    crate::number_with!(outcome, p7, 1, [-0.545, -2.987, 1.919, -1.15, -0.089, -2.131, 2.385, 0.359, -0.687, -1.0, 800.0, 1.219, -1.792, -1.485, -0.414], [-2.471, 1.0, 0.239], 5);
    crate::number_with!(outcome, p7, 1, [-0.272, -0.839, 0.127, -2.745, 2.59, 2.461, 0.97, 1.0, 1.961, 1.92, -1.919, 1.649, -0.673, 0.085, 1.873], [-2.471, 1.0, 0.239], 5);
    crate::number_with!(outcome, p8, 1, [-1.809], [], 6);
    crate::number_with!(outcome, p8, 1, [0.707], [], 6);
    crate::vector!(outcome, p9, 5, [2.589]);
    crate::vector!(outcome, p9, 5, [2.945]);
    crate::number!(outcome, p10, 1, [-0.031, 0.001, 1e-160]);
    crate::number!(outcome, p10, 1, [-2.34, 2.286, 0.77]);
    crate::in_place!(outcome, p11, 3, [1.432, 0.699]);
    crate::in_place!(outcome, p11, 3, [-1.462, -1.995]);
    crate::vector!(outcome, p12, 0, [-2.715]);
    crate::vector!(outcome, p12, 0, [-0.546]);
    crate::vector!(outcome, p13, 5, [-0.793, 1.806]);
    crate::vector!(outcome, p13, 5, [-1.351, 1.022]);
    crate::in_place!(outcome, p14, 2, [2.055, 2.842, 1.58, 0.038]);
    crate::in_place!(outcome, p14, 2, [0.24, -2.494, -0.981, -1.093]);
    crate::number!(outcome, p15, 1, [0.062, 0.537, -0.298, -800.0, -0.101, 1.755, -1.693, -1.0, 1.688, 2.046, -0.85, -2.738, -0.686, -1.658, -1.193, -0.934, 0.217, -0.7, -2.684, -0.195, 1e-8, 2.008, 1.0, 2.257]);
    crate::number!(outcome, p15, 1, [-2.094, -1.129, -2.581, 2.132, 2.751, -0.575, 2.731, 2.0, 1.907, -0.652, 1.0, -1.233, -0.919, -2.007, -0.955, -1.007, 0.571, 1.753, 2.896, 2.778, -2.151, 1.115, -2.413, -1.624]);
    crate::vector_with!(outcome, p16, 1, [0.613, -0.181], [], 4);
    crate::vector_with!(outcome, p16, 1, [-2.293, -0.812], [], 4);
    crate::in_place!(outcome, p17, 2, [1.0, 2.501]);
    crate::in_place!(outcome, p17, 2, [0.853, -1.661]);
    crate::number!(outcome, p18, 1, [-2.196, -0.73, -1.304, 2.171, -1.244, -0.878, -2.188, -2.788, 2.689, 2.506, -0.345, 0.286, 2.538, 100000000.0, -1.424, 1.584, -1.885]);
    crate::number!(outcome, p18, 1, [0.997, 1.219, 2.529, 2.53, 1.537, -1.242, 1.398, -1.389, 2.623, -2.178, 1.608, -2.802, -0.688, -0.624, 1.205, -2.613, -1.956]);
    crate::number!(outcome, p19, 1, [-2.154, 2.344, 2.07, -2.679, -1.049, 1.486, -1.471, 2.27, 0.282, -1.471, 1.135]);
    crate::number!(outcome, p19, 1, [-2.377, -2.997, 800.0, 2.279, -0.584, -1.113, -2.85, -0.877, -0.011, -0.483, 2.453]);
    crate::number_with!(outcome, p20, 1, [-1.374, 2.782], [], 11);
    crate::number_with!(outcome, p20, 1, [2.238, -1.856], [], 11);
    crate::in_place!(outcome, p21, 2, [-0.729]);
    crate::in_place!(outcome, p21, 2, [2.795]);
    crate::in_place!(outcome, p22, 0, [-0.292, -2.655, 0.114, -2.817, 0.812, -1.51, -1e-8, -1.988, 1.754, 2.502, -1.457, -1.534, 1.63, 1.953, -0.565, -0.567, 2.549, 0.196, 0.419, -0.161, 0.953, 1.207, 0.701, 1.483, -1.67, 0.654, 0.762, 0.516, -2.483, -2.996]);
    crate::in_place!(outcome, p22, 0, [0.516, 0.551, -0.475, -0.692, 0.043, 1.556, -2.352, -1.774, -2.833, -0.409, 0.135, 0.393, 1.118, 0.001, 1.0, 0.99, -1.386, 3.0, 1.551, -20.0, 1.832, 2.706, 2.0, 20.0, 0.146, -0.833, 0.447, 0.064, 1.699, -2.902]);
    crate::number_with!(outcome, p23, 1, [-1.659, 1.483, 0.046, -1.047], [1.294], 11);
    crate::number_with!(outcome, p23, 1, [1.241, 1.616, -1.329, 0.001], [1.294], 11);
    crate::vector!(outcome, p24, 2, [0.453, 0.997]);
    crate::vector!(outcome, p24, 2, [1.181, -2.21]);
    crate::number!(outcome, p25, 1, [0.587, 2.772, -1.716, 2.878]);
    crate::number!(outcome, p25, 1, [0.7, 2.773, 1.151, -0.668]);
    crate::in_place_with!(outcome, p26, 4, [2.91, -2.717, 2.377], [-1.704], 5);
    crate::in_place_with!(outcome, p26, 4, [-2.872, -1.494, 0.283], [-1.704], 5);
    crate::in_place_with!(outcome, p27, 5, [0.67, 0.586, 1.607], [], 1);
    crate::in_place_with!(outcome, p27, 5, [-2.687, -2.172, -1.675], [], 1);
    crate::number!(outcome, p28, 1, [-1.86, -2.667, 1.07, -2.694]);
    crate::number!(outcome, p28, 1, [-0.751, -2.432, -2.396, 2.589]);
    crate::in_place!(outcome, p29, 3, [2.608, -800.0, 2.887, 0.001, -1.989, 2.18, 2.99, 0.465, -2.148, -2.741, 1.506]);
    crate::in_place!(outcome, p29, 3, [-2.347, 1.343, -2.847, 1.822, -2.685, -1.849, -1.364, 0.562, 2.994, -1.907, -0.923]);
    crate::number!(outcome, p30, 1, [-1.329, -2.885, -1.506, 2.272, 1.163, 1.453, 2.086, -0.863, 0.263, -0.703, -0.329, -0.276]);
    crate::number!(outcome, p30, 1, [1.728, -1.285, 1.157, 0.081, -2.356, 2.8, 0.365, 100000000.0, 1.119, 1.405, 0.266, -1.619]);
    crate::number_with!(outcome, p31, 1, [-0.94, 1.0, -0.909, 0.148, -0.294, 1.12, -2.467, 0.47, -0.112, 2.807, -0.23, -2.659, -0.477, 2.487, 0.28, 1.821], [-0.748, -1.663, 2.98], 2);
    crate::number_with!(outcome, p31, 1, [1.126, -2.833, 2.786, -1.319, 1.728, -2.449, 2.597, -1.836, 2.132, 0.236, -0.089, -0.278, -2.322, -1.175, 0.294, -2.47], [-0.748, -1.663, 2.98], 2);
    crate::number!(outcome, p32, 1, [-1.635]);
    crate::number!(outcome, p32, 1, [0.827]);
    crate::in_place_with!(outcome, p33, 2, [-2.437, -0.743, -2.538, 2.376], [], 3);
    crate::in_place_with!(outcome, p33, 2, [2.425, -800.0, 2.78, 1.975], [], 3);
    crate::in_place!(outcome, p34, 0, [-2.559]);
    crate::in_place!(outcome, p34, 0, [-0.564]);
    crate::in_place_with!(outcome, p35, 0, [2.171, 0.295], [-1.0], 5);
    crate::in_place_with!(outcome, p35, 0, [-2.85, 2.623], [-1.0], 5);
    crate::vector!(outcome, p36, 3, [2.159]);
    crate::vector!(outcome, p36, 3, [-2.439]);
    crate::number_with!(outcome, p37, 1, [-1.367, 0.944, 1.862, 0.268], [-2.614, -1.81, -2.775], 9);
    crate::number_with!(outcome, p37, 1, [-1.599, -1.869, -1e-8, 1.222], [-2.614, -1.81, -2.775], 9);
    crate::number!(outcome, p38, 1, [0.229, -2.931, 2.842, 2.719, -0.681, -1.957, -1.319, 0.128]);
    crate::number!(outcome, p38, 1, [-1.581, -1.899, -1e-8, 1.915, -1.125, 2.723, 1.374, 20.0]);
    crate::number_with!(outcome, p39, 1, [-20.0, 1.523, -2.203, 0.736, 1.742, -1.633, 2.383, -800.0, 1.534, 2.234, -1.421, -2.787], [], 7);
    crate::number_with!(outcome, p39, 1, [2.154, -0.165, 1.788, 1.365, 1.691, 2.891, 2.683, 2.514, 2.763, 2.612, -1.05, -1.431], [], 7);
    crate::number!(outcome, p40, 1, [2.814]);
    crate::number!(outcome, p40, 1, [0.538]);
    crate::in_place!(outcome, p41, 5, [1.504, 0.372, 0.673, 0.09, 2.198, -1.24]);
    crate::in_place!(outcome, p41, 5, [-1.682, 1.969, -0.778, -1.098, -0.995, 1.964]);
    crate::number!(outcome, p42, 1, [-0.298]);
    crate::number!(outcome, p42, 1, [2.623]);
    crate::number_with!(outcome, p43, 1, [-1.295], [1.625, -2.451, -0.156], 2);
    crate::number_with!(outcome, p43, 1, [-0.114], [1.625, -2.451, -0.156], 2);
    crate::in_place_with!(outcome, p44, 2, [1.655, 1e-8], [0.668, -2.041], 13);
    crate::in_place_with!(outcome, p44, 2, [2.602, -800.0], [0.668, -2.041], 13);
    crate::number_with!(outcome, p45, 1, [1.886, -0.405], [2.979], 4);
    crate::number_with!(outcome, p45, 1, [-2.229, 2.692], [2.979], 4);
    crate::in_place!(outcome, p46, 5, [-0.885]);
    crate::in_place!(outcome, p46, 5, [2.73]);
    crate::number_with!(outcome, p47, 1, [-2.855, -0.325, 2.375], [], 35);
    crate::number_with!(outcome, p47, 1, [-2.084, 0.0, -1.668], [], 35);
    crate::number!(outcome, p48, 1, [2.277, -2.429]);
    crate::number!(outcome, p48, 1, [-2.237, 0.033]);
    crate::number_with!(outcome, p49, 1, [1.441, -2.007, 0.907, 2.271], [1.394, 1.869], 1);
    crate::number_with!(outcome, p49, 1, [-1.543, 2.204, 1.156, 2.167], [1.394, 1.869], 1);
    crate::vector_with!(outcome, p50, 1, [2.947, -0.707, 1.396], [2.826, -2.631], 7);
    crate::vector_with!(outcome, p50, 1, [2.933, 0.232, -2.697], [2.826, -2.631], 7);
    crate::in_place_with!(outcome, p51, 3, [2.375, 2.327, -1.36, -800.0], [], 14);
    crate::in_place_with!(outcome, p51, 3, [-2.511, -2.155, 100000000.0, 2.822], [], 14);
    crate::number_with!(outcome, p52, 1, [0.001, -0.471, 1.753, -1.64], [-1.638], 3);
    crate::number_with!(outcome, p52, 1, [0.599, 1.473, -1.625, -0.937], [-1.638], 3);
    crate::number_with!(outcome, p53, 1, [0.113, 1.752, -0.475], [-1.986], 3);
    crate::number_with!(outcome, p53, 1, [1.968, 1.721, 1.275], [-1.986], 3);
    crate::number!(outcome, p54, 1, [0.525, 2.887, 0.416, 1.804, 0.483, 0.843, -1.482, -1.003, 2.317, 1.81, 0.834, -1.063, -2.536, 1.0, -0.558]);
    crate::number!(outcome, p54, 1, [1.411, 1e-8, -1.476, -1.801, 0.298, -0.088, 1.662, -0.892, -2.66, 0.678, 0.425, 0.0, 2.137, 1e-8, 1.841]);
    crate::number!(outcome, p55, 1, [-0.68, -800.0, 1.766, 1.487]);
    crate::number!(outcome, p55, 1, [0.94, -2.429, 2.031, 2.551]);
    crate::number!(outcome, p56, 1, [1.687, 0.572, 2.238, 1.996, -1.603, -0.436, 0.629, -0.981, 0.502, -0.19, 1.338, -1.42, -0.271]);
    crate::number!(outcome, p56, 1, [1.906, 2.966, 2.25, 1.338, -2.17, -2.72, -1.283, 2.085, 0.656, -0.915, -0.639, -0.819, -2.375]);
    crate::in_place_with!(outcome, p57, 5, [-0.759, -2.166], [-2.717, 0.788, 1.732], 43);
    crate::in_place_with!(outcome, p57, 5, [-2.306, 2.793], [-2.717, 0.788, 1.732], 43);
    crate::vector_with!(outcome, p58, 0, [2.633, -0.429, -1.93, -1.544, -0.124, -1.303, 1.317, 0.356, -1.215, -0.781, -1.382, -1.248], [], 3);
    crate::vector_with!(outcome, p58, 0, [-1.424, 0.0, -1e-8, 2.826, 1.623, -2.762, -2.584, 1.804, -2.189, -2.94, -1.844, -1.878], [], 3);
    crate::number!(outcome, p59, 1, [-2.327]);
    crate::number!(outcome, p59, 1, [-0.856]);
    crate::number_with!(outcome, p60, 1, [-0.332], [2.407, -2.264, 0.656], 6);
    crate::number_with!(outcome, p60, 1, [-0.553], [2.407, -2.264, 0.656], 6);
    crate::number!(outcome, p61, 1, [-1.512, -2.313, -0.948, 0.805, -0.878, 0.367, -0.549, -0.533, -0.037, 1.494, 2.884]);
    crate::number!(outcome, p61, 1, [-2.566, -2.102, -0.311, -1.883, 0.698, 0.667, -1.197, -0.162, -1.855, 1.925, -0.937]);
    crate::number!(outcome, p62, 1, [-1.668, -1.988]);
    crate::number!(outcome, p62, 1, [-2.969, -0.323]);
    crate::vector!(outcome, p63, 0, [2.965]);
    crate::vector!(outcome, p63, 0, [0.431]);
    crate::number!(outcome, p64, 1, [-0.441, -2.647, 2.188]);
    crate::number!(outcome, p64, 1, [0.172, 1.0, -1.275]);
    crate::vector_with!(outcome, p65, 3, [-0.5, -2.715, -0.907], [-1.243, -2.981, -2.916], 4);
    crate::vector_with!(outcome, p65, 3, [0.989, 1.043, -0.042], [-1.243, -2.981, -2.916], 4);
    crate::number_with!(outcome, p66, 1, [2.747, 0.809, 2.415, -0.337, -1.689, 0.37], [], 12);
    crate::number_with!(outcome, p66, 1, [2.934, -20.0, -20.0, -1.305, 1.093, -1.718], [], 12);
    crate::in_place!(outcome, p67, 2, [-1.375, 0.68, 0.528, 2.548, 2.414, 1.406]);
    crate::in_place!(outcome, p67, 2, [-1.687, 1.882, 1.273, 0.003, 2.224, 1.834]);
    crate::number!(outcome, p68, 1, [0.138, 0.335]);
    crate::number!(outcome, p68, 1, [0.09, 1.676]);
    crate::number_with!(outcome, p69, 1, [-1.817, 2.478], [-2.847], 1);
    crate::number_with!(outcome, p69, 1, [2.207, 1e-8], [-2.847], 1);
    crate::in_place!(outcome, p70, 2, [1.6, -0.643]);
    crate::in_place!(outcome, p70, 2, [-20.0, -0.5]);
    crate::number_with!(outcome, p71, 1, [1.309, 0.084, 0.17, -2.733], [1.141], 14);
    crate::number_with!(outcome, p71, 1, [-0.399, 0.715, 2.28, 0.745], [1.141], 14);
    crate::number!(outcome, p72, 1, [-2.329, -2.646, -2.821]);
    crate::number!(outcome, p72, 1, [-20.0, -0.686, 2.445]);
    crate::number_with!(outcome, p73, 1, [-0.949, -0.5, 0.346, -0.385, -2.184], [-0.411], 23);
    crate::number_with!(outcome, p73, 1, [0.853, -2.853, 2.583, 2.096, 0.079], [-0.411], 23);
    crate::number!(outcome, p74, 1, [-0.23]);
    crate::number!(outcome, p74, 1, [2.853]);
    crate::in_place!(outcome, p75, 4, [2.771, 1.356, -1.31]);
    crate::in_place!(outcome, p75, 4, [-2.229, -2.897, -1.534]);
    crate::number!(outcome, p76, 1, [0.25, -0.808, -1.724, 2.997, 0.313, 1.192, -1.281, 1.489, 2.568, -0.429, -0.205, -0.086, -0.561, 2.533, -2.545, 1.546, -1.609, 0.621, -2.921, 1.162]);
    crate::number!(outcome, p76, 1, [-1.018, -2.899, -1.698, -1.525, 2.488, 2.289, 20.0, -0.458, 20.0, 2.433, -2.818, 3.0, 0.662, -2.2, 1.725, -1.763, 1.599, -800.0, 1.944, -1.394]);
    crate::number_with!(outcome, p77, 1, [-1.077, -2.561, 0.265, 1.741, -0.955, -0.057, -2.162, -1.37, 2.836], [0.418, 2.038, -2.514], 15);
    crate::number_with!(outcome, p77, 1, [-1.149, -1.488, -1.177, -1.488, -0.962, -0.311, -2.017, 2.46, 1.6], [0.418, 2.038, -2.514], 15);
    crate::number_with!(outcome, p78, 1, [1.91], [-1.398, 1.178, 1.589], 9);
    crate::number_with!(outcome, p78, 1, [-0.581], [-1.398, 1.178, 1.589], 9);
    crate::vector!(outcome, p79, 3, [0.515, -2.091, 2.874]);
    crate::vector!(outcome, p79, 3, [-1.76, -2.728, -2.987]);
    crate::number_with!(outcome, p80, 1, [1.798, -2.792, 2.569, 1.71], [2.361, 2.511], 1);
    crate::number_with!(outcome, p80, 1, [-1.704, 2.141, 1.366, 0.39], [2.361, 2.511], 1);
    crate::number!(outcome, p81, 1, [0.857, 1.268, 2.098]);
    crate::number!(outcome, p81, 1, [-2.147, -0.847, -1.431]);
    crate::vector_with!(outcome, p82, 4, [-2.724, 0.895, -2.119, 2.88], [-2.332, -0.499, 0.768], 26);
    crate::vector_with!(outcome, p82, 4, [0.915, 1.0, -20.0, 0.951], [-2.332, -0.499, 0.768], 26);
    crate::in_place!(outcome, p83, 4, [-1.0, 2.419, -2.967, -2.097]);
    crate::in_place!(outcome, p83, 4, [-0.41, 1e-8, 2.097, -2.253]);
    crate::vector_with!(outcome, p84, 3, [-1.204, -1.972, 1.624, -1.029, 2.743, -0.972, -1.344, -1.143, -2.162, 2.341], [-2.083, -2.206, -2.57], 10);
    crate::vector_with!(outcome, p84, 3, [2.633, -2.113, -2.494, -1.925, 1.925, -2.288, 0.005, -2.173, -0.706, 0.923], [-2.083, -2.206, -2.57], 10);
    crate::number!(outcome, p85, 1, [-1.446, -2.903]);
    crate::number!(outcome, p85, 1, [-1.706, -2.16]);
    crate::number_with!(outcome, p86, 1, [2.14, 0.06, 2.789], [], 22);
    crate::number_with!(outcome, p86, 1, [-2.515, -0.489, -2.415], [], 22);
    crate::vector_with!(outcome, p87, 1, [-1.814, 0.001], [0.417, 1.786], 9);
    crate::vector_with!(outcome, p87, 1, [-1.054, 2.611], [0.417, 1.786], 9);
    crate::number!(outcome, p88, 1, [-2.396, -1.038, -1.262, -0.142]);
    crate::number!(outcome, p88, 1, [-2.648, 2.243, 0.544, -2.183]);
    crate::in_place_with!(outcome, p89, 5, [0.47, 2.82, -0.75, -2.327], [0.009, 1.741, 2.276], 34);
    crate::in_place_with!(outcome, p89, 5, [-2.077, -1.601, 2.106, 0.61], [0.009, 1.741, 2.276], 34);
    crate::number!(outcome, p90, 1, [0.52, 0.836]);
    crate::number!(outcome, p90, 1, [-1.538, 0.624]);
    crate::vector!(outcome, p91, 0, [0.51, 2.0, -1.352, 0.905, 2.523, 2.172, 0.196, 0.763, 2.371, 0.564, -1.0, -2.826, -0.946, 1.318, 2.605, -1.911, -1.546, -1.53, 2.649, -1.834, -1.268, -1.401, 0.944, 1.797, -1.77, -1.803, -0.995, 2.183, 0.171, 0.56, -1.387, -0.682, 2.034, 1.133, -2.472, -0.733, 2.1, -1.129]);
    crate::vector!(outcome, p91, 0, [-0.306, 0.788, -2.934, 0.372, -2.741, -2.29, 0.531, -1.06, 0.238, 1.577, -1.223, -1e-8, -2.084, -2.548, -1.576, 2.963, -0.533, -2.703, 2.715, -1.627, 0.84, 0.938, 2.062, 0.159, -2.153, 1.058, -0.591, -800.0, -0.145, 0.212, 0.029, 1.588, -1.046, 1.491, -0.913, -2.816, 100000000.0, -1.07]);
    crate::in_place!(outcome, p92, 0, [-0.092, -0.639, -1.784, -2.612, 0.582, -0.931, -0.612, 0.758, -0.605, 2.474, 0.606, 1e-160, -1.31, 1.233, 0.037, 0.918]);
    crate::in_place!(outcome, p92, 0, [1.902, -2.196, 0.382, 2.161, -0.744, 0.437, 2.016, -2.997, -0.5, 2.796, 1.071, 0.001, -2.292, -2.263, -1.564, -2.506]);
    crate::in_place_with!(outcome, p93, 0, [1.538, 2.212, 1.842], [-2.426, 1.875, 2.293], 11);
    crate::in_place_with!(outcome, p93, 0, [-0.64, -2.308, -2.837], [-2.426, 1.875, 2.293], 11);
    crate::number!(outcome, p94, 1, [-1.358, -0.248, 2.134]);
    crate::number!(outcome, p94, 1, [-2.532, 1.95, -0.453]);
    crate::number_with!(outcome, p95, 1, [-1.095, 2.229, -0.525, -1.144, -2.748, -1.042], [1.159, -0.073, -1.202], 51);
    crate::number_with!(outcome, p95, 1, [2.875, -2.788, 2.348, -2.165, -1.139, -0.415], [1.159, -0.073, -1.202], 51);
    crate::number!(outcome, p96, 1, [2.195, -0.462, -1.943]);
    crate::number!(outcome, p96, 1, [0.367, 2.975, 2.739]);
    crate::number_with!(outcome, p97, 1, [-0.444], [], 9);
    crate::number_with!(outcome, p97, 1, [-1.46], [], 9);
    crate::number_with!(outcome, p98, 1, [1.285, -1.886], [], 5);
    crate::number_with!(outcome, p98, 1, [1.69, -1.354], [], 5);
    crate::number_with!(outcome, p99, 1, [-2.99, -2.932, 0.847, 0.107, -2.941, 2.593], [2.461], 5);
    crate::number_with!(outcome, p99, 1, [0.513, -0.502, -2.112, 1.064, -0.325, -2.092], [2.461], 5);
    crate::number_with!(outcome, p100, 1, [0.967, -1.655], [-1.015, 0.724, -0.931], 53);
    crate::number_with!(outcome, p100, 1, [1.658, 1.362], [-1.015, 0.724, -0.931], 53);
    crate::number_with!(outcome, p101, 1, [-1.255, 2.276, 2.599], [-2.31], 11);
    crate::number_with!(outcome, p101, 1, [20.0, 0.547, 2.0], [-2.31], 11);
    crate::number_with!(outcome, p102, 1, [-0.948, 1.976, 1.351, 0.668], [-1.452, -1.284, -1.472], 8);
    crate::number_with!(outcome, p102, 1, [0.001, 2.271, 0.325, 1.469], [-1.452, -1.284, -1.472], 8);
    crate::number!(outcome, p103, 1, [-2.136]);
    crate::number!(outcome, p103, 1, [-0.92]);
    crate::number_with!(outcome, p104, 1, [-0.505, -1.0, 800.0, 2.858], [1.379, 1.225], 6);
    crate::number_with!(outcome, p104, 1, [-0.3, 1e-8, -1.195, 2.241], [1.379, 1.225], 6);
    crate::number!(outcome, p105, 1, [0.869, -2.228]);
    crate::number!(outcome, p105, 1, [0.0, -1.287]);
    crate::vector_with!(outcome, p106, 2, [-2.638], [-2.835, 2.753], 16);
    crate::vector_with!(outcome, p106, 2, [1.201], [-2.835, 2.753], 16);
    crate::in_place!(outcome, p107, 5, [0.194, -1.786, 1.647]);
    crate::in_place!(outcome, p107, 5, [1.941, -2.448, 0.214]);
    crate::number_with!(outcome, p108, 1, [0.993, -1.039], [2.574, 1.596, 0.008], 5);
    crate::number_with!(outcome, p108, 1, [0.878, 0.276], [2.574, 1.596, 0.008], 5);
    crate::in_place!(outcome, p109, 3, [-1.462]);
    crate::in_place!(outcome, p109, 3, [-1.912]);
    crate::number_with!(outcome, p110, 1, [-0.03], [2.394, -0.897, 0.898], 1);
    crate::number_with!(outcome, p110, 1, [1.921], [2.394, -0.897, 0.898], 1);
    crate::number_with!(outcome, p111, 1, [1.833, -2.439, -2.328, 2.23], [2.435], 5);
    crate::number_with!(outcome, p111, 1, [2.099, -0.327, -2.843, 0.16], [2.435], 5);
    crate::number!(outcome, p112, 1, [1.787]);
    crate::number!(outcome, p112, 1, [2.36]);
    crate::in_place!(outcome, p113, 5, [2.465, -1.949, -2.723, -1.126]);
    crate::in_place!(outcome, p113, 5, [-1.915, -2.798, 2.387, 1.839]);
    crate::vector_with!(outcome, p114, 2, [-0.051, 0.825], [2.637, -1.579], 2);
    crate::vector_with!(outcome, p114, 2, [-2.259, 1.324], [2.637, -1.579], 2);
    crate::in_place!(outcome, p115, 4, [20.0, 1.602, 2.648, -0.638]);
    crate::in_place!(outcome, p115, 4, [0.852, -1.062, -1e-8, 2.0]);
    crate::in_place_with!(outcome, p116, 4, [-2.828], [], 6);
    crate::in_place_with!(outcome, p116, 4, [-1.095], [], 6);
    crate::number_with!(outcome, p117, 1, [-0.191, -0.675], [-0.924], 4);
    crate::number_with!(outcome, p117, 1, [-2.043, 2.107], [-0.924], 4);
    crate::number_with!(outcome, p118, 1, [0.737, -1.608], [-0.175, -2.55], 1);
    crate::number_with!(outcome, p118, 1, [1.146, -0.884], [-0.175, -2.55], 1);
    crate::in_place!(outcome, p119, 3, [-1.195, 1.027, 0.934, 1.904]);
    crate::in_place!(outcome, p119, 3, [20.0, 2.087, -1.46, 2.136]);
    crate::number_with!(outcome, p120, 1, [-2.411, -0.61, 1.854, -2.66, 2.719, -2.907, 2.316, 0.414, -1.99, 0.204, -0.391, 0.001, -2.288, -1.607, -1.149, 1e-160, 0.04, -1.256], [1.547], 2);
    crate::number_with!(outcome, p120, 1, [-0.735, -1.97, 1.047, 20.0, -2.021, -1.668, 0.955, -0.118, 0.001, 0.812, 0.666, -0.899, 2.023, 1.841, -1.929, -0.441, 0.0, 2.32], [1.547], 2);
    crate::number!(outcome, p121, 1, [2.171, -20.0]);
    crate::number!(outcome, p121, 1, [2.487, -0.877]);
    crate::in_place!(outcome, p122, 3, [-2.456, 1.285, -0.727, 2.808]);
    crate::in_place!(outcome, p122, 3, [-0.496, 1.588, -1.645, -0.677]);
    crate::in_place_with!(outcome, p123, 5, [2.002, 2.164], [], 9);
    crate::in_place_with!(outcome, p123, 5, [0.79, -0.56], [], 9);
    crate::number_with!(outcome, p124, 1, [2.952], [-0.48], 1);
    crate::number_with!(outcome, p124, 1, [-0.997], [-0.48], 1);
    crate::in_place!(outcome, p125, 1, [2.747, -0.618]);
    crate::in_place!(outcome, p125, 1, [-2.604, 2.419]);
    crate::number_with!(outcome, p126, 1, [-1.157, -1.898], [0.679, -0.135, -1.745], 12);
    crate::number_with!(outcome, p126, 1, [1.922, 1.748], [0.679, -0.135, -1.745], 12);
    crate::number_with!(outcome, p127, 1, [0.981, -0.431, -2.673, 0.654, -0.174, 2.432, 2.321, -0.016, -1.636, -1.405, -0.879, -0.75, -0.794, -2.662, 0.586, -1.521, -1e-8, -2.961], [0.522], 11);
    crate::number_with!(outcome, p127, 1, [0.632, 1.533, -1.0, 2.251, 0.211, -0.734, -1.489, 2.452, -0.294, -1.785, 0.312, 1.446, -1.417, 0.398, 1.585, -1.095, -0.425, 1e-8], [0.522], 11);
    crate::number!(outcome, p128, 1, [1.394, 0.738]);
    crate::number!(outcome, p128, 1, [1.141, 0.747]);
    crate::in_place_with!(outcome, p129, 4, [0.001, -1.272, -0.388, 2.667, -0.988, 1.134, 2.449, 1.566, -1.767, 0.001, 0.976, 2.94, -1.823, -0.523, 800.0, -1.378, 0.0, 0.054, -2.653, 1.522], [-0.499], 6);
    crate::in_place_with!(outcome, p129, 4, [0.5, 2.073, -2.596, 1.034, -0.093, -0.55, -1.544, -2.523, -2.011, -0.424, 1.238, 2.867, 2.684, 2.112, 0.431, -1.591, -0.071, -2.774, -1.574, -1.563], [-0.499], 6);
    crate::vector_with!(outcome, p130, 1, [1.3, 0.159], [], 8);
    crate::vector_with!(outcome, p130, 1, [-2.432, 0.0], [], 8);
    crate::in_place_with!(outcome, p131, 1, [0.762, 2.815, -2.854, 2.237], [-2.638, 1.66], 13);
    crate::in_place_with!(outcome, p131, 1, [-0.768, -2.858, -2.809, 1.933], [-2.638, 1.66], 13);
    crate::number!(outcome, p132, 1, [-2.337, 1.65, 2.847]);
    crate::number!(outcome, p132, 1, [0.564, -2.48, -2.764]);
    crate::in_place!(outcome, p133, 4, [0.71, -2.185, 1.913, -800.0]);
    crate::in_place!(outcome, p133, 4, [-0.141, -0.406, 800.0, 0.631]);
    crate::vector!(outcome, p134, 2, [-1.75, 0.198, 0.866]);
    crate::vector!(outcome, p134, 2, [-2.713, -1.498, -1.926]);
    crate::number!(outcome, p135, 1, [-2.086]);
    crate::number!(outcome, p135, 1, [-0.851]);
    crate::number!(outcome, p136, 1, [-0.609]);
    crate::number!(outcome, p136, 1, [0.307]);
    crate::number_with!(outcome, p137, 1, [-0.214, -2.094, -0.392, -0.171, -0.008, 2.638, 1.848, -2.034, -0.34, 1.046, -2.268], [-0.666, 2.963], 1);
    crate::number_with!(outcome, p137, 1, [-0.089, 0.883, -0.859, 0.931, 0.001, -1.005, 0.711, 2.209, -0.767, 0.496, 2.172], [-0.666, 2.963], 1);
    crate::number!(outcome, p138, 1, [2.138, -2.231]);
    crate::number!(outcome, p138, 1, [-2.848, 1.857]);
    crate::number_with!(outcome, p139, 1, [2.492, -0.135, -2.432, 2.35, 2.736, 0.863, -1.649, -1.161, 2.927, 1.488, -0.023, -0.279, 0.947, 1.277, -1.069, -0.762, 1.649, -0.057], [], 2);
    crate::number_with!(outcome, p139, 1, [2.16, -1.827, 0.513, 2.221, 0.775, -0.179, 2.715, 2.79, -0.776, -1.302, -1.335, 1.693, -0.049, 1.89, 0.546, 1.316, 0.696, -0.942], [], 2);
    crate::in_place!(outcome, p140, 5, [1.581, -2.294, -0.661, 2.76]);
    crate::in_place!(outcome, p140, 5, [-2.132, 2.716, -1.331, -2.496]);
    crate::number!(outcome, p141, 1, [0.273]);
    crate::number!(outcome, p141, 1, [-2.866]);
    crate::in_place_with!(outcome, p142, 1, [-1.516, -1.508, -1.321, 2.474, 2.887, -2.401], [1.816, -0.45, -0.131], 17);
    crate::in_place_with!(outcome, p142, 1, [0.264, -0.08, -0.158, 0.226, -2.559, 1.914], [1.816, -0.45, -0.131], 17);
    crate::number!(outcome, p143, 1, [0.775, -2.607]);
    crate::number!(outcome, p143, 1, [-1.704, 2.162]);
    crate::number_with!(outcome, p144, 1, [-0.574, 2.242], [-0.909], 3);
    crate::number_with!(outcome, p144, 1, [1.835, 0.948], [-0.909], 3);
    crate::in_place!(outcome, p145, 2, [1.0, 1e-8, 1.179]);
    crate::in_place!(outcome, p145, 2, [0.0, 0.237, 1.581]);
    crate::number_with!(outcome, p146, 1, [-2.211], [-2.655], 3);
    crate::number_with!(outcome, p146, 1, [-0.553], [-2.655], 3);
    crate::vector_with!(outcome, p147, 5, [-1.89, -2.902, 2.885, -0.369, -1.487, 2.849, 1.235], [], 5);
    crate::vector_with!(outcome, p147, 5, [100000000.0, -0.257, 2.962, -1.362, 20.0, -0.7, -1.896], [], 5);
    crate::number!(outcome, p148, 1, [-2.761, -1.286, 20.0]);
    crate::number!(outcome, p148, 1, [1.581, 0.963, -1.474]);
    crate::in_place!(outcome, p149, 4, [-0.335, 1.001, 2.869, 0.06]);
    crate::in_place!(outcome, p149, 4, [0.379, 1.392, 1.241, -2.796]);
    crate::vector_with!(outcome, p150, 1, [2.07, 0.773, -1.0], [1.928, 2.699, 2.624], 1);
    crate::vector_with!(outcome, p150, 1, [0.138, -1.664, 2.039], [1.928, 2.699, 2.624], 1);
    crate::number_with!(outcome, p151, 1, [-2.761, -1.461, -1.157, 2.463, 0.394, 2.627, 0.037, -2.738, -1.96, -1.442, -2.18, -2.315, -1.785, 1.288, 2.004, 0.292, -2.098, -0.756, 1.315], [1.11, 1.421, -2.636], 6);
    crate::number_with!(outcome, p151, 1, [1.406, 2.004, -1.939, 0.111, 0.297, 0.428, -0.588, -1.678, -2.363, 0.122, 1.33, -1.066, 1.252, 1.149, 0.577, 0.701, 0.846, 2.08, 0.143], [1.11, 1.421, -2.636], 6);
    crate::vector_with!(outcome, p152, 4, [-0.189], [-0.128, 1.243], 4);
    crate::vector_with!(outcome, p152, 4, [-0.694], [-0.128, 1.243], 4);
    crate::in_place_with!(outcome, p153, 1, [-2.145, 0.323, 0.088, -2.499], [2.372, -0.5], 1);
    crate::in_place_with!(outcome, p153, 1, [1e-160, -0.278, -1.559, 1.29], [2.372, -0.5], 1);
    crate::vector_with!(outcome, p154, 2, [2.882], [], 20);
    crate::vector_with!(outcome, p154, 2, [2.935], [], 20);
    crate::vector_with!(outcome, p155, 0, [-1.724, 0.284, 1.081, -0.452, -2.012, -0.064, 1.243, -2.06, -1.1, 2.701], [], 11);
    crate::vector_with!(outcome, p155, 0, [-1.789, -1.845, -0.983, -0.323, -2.934, -2.4, 2.924, -2.433, 0.91, 1.881], [], 11);
    crate::number!(outcome, p156, 1, [-1.32, 2.031]);
    crate::number!(outcome, p156, 1, [-1.84, -0.511]);
    crate::in_place_with!(outcome, p157, 0, [-1.0, -1.847, -1.904], [2.718], 3);
    crate::in_place_with!(outcome, p157, 0, [1.34, -2.521, -2.149], [2.718], 3);
    crate::number_with!(outcome, p158, 1, [0.915], [-0.762, -1.262, -2.858], 12);
    crate::number_with!(outcome, p158, 1, [-0.064], [-0.762, -1.262, -2.858], 12);
    crate::number_with!(outcome, p159, 1, [1.072, -1.364, 2.118, 1.228, 0.5, -2.721, -0.868, -1.821, -1.479], [2.955, -0.273, -2.78], 2);
    crate::number_with!(outcome, p159, 1, [0.922, 1.271, 1.778, -0.475, 1.926, 2.092, 1.144, 1.992, 0.001], [2.955, -0.273, -2.78], 2);
    crate::in_place_with!(outcome, p160, 3, [0.509, 20.0, 0.101], [-2.619, -1.888, 0.319], 5);
    crate::in_place_with!(outcome, p160, 3, [2.73, 0.525, 1.899], [-2.619, -1.888, 0.319], 5);
    crate::vector!(outcome, p161, 2, [2.979]);
    crate::vector!(outcome, p161, 2, [-0.879]);
    crate::number_with!(outcome, p162, 1, [-1.044, 1.0, 0.429, 2.961, 1e-160, 1.57, -1.467, -0.498, 2.669, -0.607, 2.563, -2.534, 2.079, 0.188, 1e-160], [0.851, 1.58, 0.133], 24);
    crate::number_with!(outcome, p162, 1, [1.439, -0.808, -2.867, 2.011, 0.544, 1.422, 1.015, -1.251, -0.217, 0.477, 2.354, 0.034, 1.287, -0.836, -1.503], [0.851, 1.58, 0.133], 24);
    crate::number!(outcome, p163, 1, [-2.899, 0.938, 1.624, -0.944]);
    crate::number!(outcome, p163, 1, [0.824, 2.889, 0.893, 2.725]);
    crate::number!(outcome, p164, 1, [1.195, 2.915]);
    crate::number!(outcome, p164, 1, [2.948, 0.572]);
    crate::vector_with!(outcome, p165, 3, [1.733, -0.254, -2.187], [1.754, 1.71], 2);
    crate::vector_with!(outcome, p165, 3, [-0.5, 1.423, 0.534], [1.754, 1.71], 2);
    crate::number!(outcome, p166, 1, [2.48, 1.543, -2.544, 0.001]);
    crate::number!(outcome, p166, 1, [-0.749, 2.523, -0.266, 0.727]);
    crate::in_place_with!(outcome, p167, 4, [0.065, -2.733, 1.398, 2.99], [0.416], 24);
    crate::in_place_with!(outcome, p167, 4, [100000000.0, 2.546, -0.762, -0.777], [0.416], 24);
    crate::in_place_with!(outcome, p168, 1, [-2.857, -0.883, 1.264, -2.559, -0.131, 2.946, -1.655, -0.891, 0.513, 0.587, 0.744, 1.122, 1.181, 2.476, -1.048], [0.077], 2);
    crate::in_place_with!(outcome, p168, 1, [-2.529, 1.269, -2.081, -1.904, 1e-160, 0.954, 2.004, -0.072, -0.059, -0.515, 1.936, 2.402, -1.923, 2.784, -0.808], [0.077], 2);
    crate::number!(outcome, p169, 1, [2.079]);
    crate::number!(outcome, p169, 1, [0.825]);
    crate::number!(outcome, p170, 1, [-1.153, -2.654, 0.878, 1.142]);
    crate::number!(outcome, p170, 1, [-1.623, 2.134, 0.97, 0.105]);
    crate::number!(outcome, p171, 1, [0.739, 1.682]);
    crate::number!(outcome, p171, 1, [-1.514, -800.0]);
    crate::in_place_with!(outcome, p172, 2, [-1.303, -2.252, 1.206, -0.28, 20.0, -0.989, 1.583, -0.994, 2.991, 1.443, -1.364, -2.689], [-2.046, 1.179, 1.936], 3);
    crate::in_place_with!(outcome, p172, 2, [-800.0, 2.56, 2.509, 2.325, -0.899, 0.866, -2.959, -2.342, -0.268, 0.496, -2.148, -1.458], [-2.046, 1.179, 1.936], 3);
    crate::number!(outcome, p173, 1, [1.322, -0.437, -2.981, -2.034]);
    crate::number!(outcome, p173, 1, [2.811, 20.0, -2.701, -1.255]);
    crate::number_with!(outcome, p174, 1, [-0.984, 2.579, -1.278, -1.542, 0.874, -0.742, 1.0, 0.628, 0.175, -1.705, -1.663, -0.177], [0.488, -0.601, 0.741], 12);
    crate::number_with!(outcome, p174, 1, [-0.025, -2.011, 2.878, 2.0, 1.307, 2.325, -1.311, -0.765, -1.383, -2.053, -2.054, 1.516], [0.488, -0.601, 0.741], 12);
    crate::vector!(outcome, p175, 0, [0.119, 1.182, 1.302, 0.596, -1.722, -2.535, -2.577, 1.646, 0.247, -2.318]);
    crate::vector!(outcome, p175, 0, [-1.52, 1.467, 0.601, -0.737, 0.85, 100000000.0, 1.366, 1.574, -2.933, -1e-8]);
    crate::vector_with!(outcome, p176, 5, [0.82], [2.231], 5);
    crate::vector_with!(outcome, p176, 5, [2.106], [2.231], 5);
    crate::number!(outcome, p177, 1, [1.666, -0.214]);
    crate::number!(outcome, p177, 1, [2.511, 0.166]);
    crate::number!(outcome, p178, 1, [2.815, -2.412]);
    crate::number!(outcome, p178, 1, [2.555, -1.0]);
    crate::in_place!(outcome, p179, 3, [-2.778, -1.397]);
    crate::in_place!(outcome, p179, 3, [-2.302, -20.0]);
    crate::number!(outcome, p180, 1, [100000000.0, -0.902]);
    crate::number!(outcome, p180, 1, [1.59, 0.731]);
    crate::number_with!(outcome, p181, 1, [1.513, 1.65], [1.476, 0.167, -1.058], 6);
    crate::number_with!(outcome, p181, 1, [0.049, 1e-8], [1.476, 0.167, -1.058], 6);
    crate::number!(outcome, p182, 1, [1.009, -1.52]);
    crate::number!(outcome, p182, 1, [-2.723, 2.383]);
    crate::number!(outcome, p183, 1, [-1.088, -2.845, 2.222, -2.395]);
    crate::number!(outcome, p183, 1, [1.244, -0.157, 2.72, 1.762]);
    crate::in_place!(outcome, p184, 3, [2.607, 1.0]);
    crate::in_place!(outcome, p184, 3, [-0.5, 2.251]);
    crate::in_place!(outcome, p185, 5, [1.769, 0.697, -1.359, -1.398]);
    crate::in_place!(outcome, p185, 5, [-2.624, -1.185, 2.658, -1.5]);
    crate::vector!(outcome, p186, 4, [-2.813, 2.153, 1.651]);
    crate::vector!(outcome, p186, 4, [20.0, -0.235, -0.663]);
    crate::number_with!(outcome, p187, 1, [-1.2, 1.953, 2.85], [1.061, -2.818, 0.199], 1);
    crate::number_with!(outcome, p187, 1, [-2.894, 2.365, -2.606], [1.061, -2.818, 0.199], 1);
    crate::number!(outcome, p188, 1, [-0.192, 1.464]);
    crate::number!(outcome, p188, 1, [2.629, 1.398]);
    crate::number_with!(outcome, p189, 1, [-2.712], [-2.78, -1.674], 11);
    crate::number_with!(outcome, p189, 1, [2.745], [-2.78, -1.674], 11);
    crate::number!(outcome, p190, 1, [-2.473, -0.194]);
    crate::number!(outcome, p190, 1, [1e-160, -1.656]);
    crate::vector_with!(outcome, p191, 0, [-1.356, -2.617, -1.229], [], 43);
    crate::vector_with!(outcome, p191, 0, [1.404, -0.23, -0.993], [], 43);
    crate::number_with!(outcome, p192, 1, [1.179], [-2.006, -2.572, -0.267], 8);
    crate::number_with!(outcome, p192, 1, [2.328], [-2.006, -2.572, -0.267], 8);
    crate::in_place_with!(outcome, p193, 1, [1e-8, 1.081, 0.0, 0.565, 1.326, 2.918, 1.53, -1.874, 2.53, -2.254, 1.999, 2.676, 1.492], [-0.747, 0.881, 1.0], 18);
    crate::in_place_with!(outcome, p193, 1, [-1.603, 1.776, 0.005, 0.809, 1.136, -1.569, 1.754, 0.112, -20.0, 1.066, -0.236, -0.492, -1.927], [-0.747, 0.881, 1.0], 18);
    crate::number!(outcome, p194, 1, [1.478, 1.97, -1.677, -0.217]);
    crate::number!(outcome, p194, 1, [-0.537, 2.205, 1.321, 2.355]);
    crate::number_with!(outcome, p195, 1, [2.724, -2.45, 0.5, -0.841], [1.592, 2.942, 2.587], 33);
    crate::number_with!(outcome, p195, 1, [-0.982, -1.159, 0.597, -2.207], [1.592, 2.942, 2.587], 33);
    crate::number_with!(outcome, p196, 1, [1e-8, -2.877], [-0.5, 0.555, 0.882], 4);
    crate::number_with!(outcome, p196, 1, [-1.791, -0.832], [-0.5, 0.555, 0.882], 4);
    crate::number!(outcome, p197, 1, [-2.198, 2.392, 1.855, -0.131, 1.887]);
    crate::number!(outcome, p197, 1, [-1.808, 2.767, -1.548, 2.158, -0.977]);
    crate::number_with!(outcome, p198, 1, [0.768], [1e-8, -0.73], 14);
    crate::number_with!(outcome, p198, 1, [-2.729], [1e-8, -0.73], 14);
    crate::number!(outcome, p199, 1, [1e-8, 2.506, -0.993]);
    crate::number!(outcome, p199, 1, [0.597, 2.03, 2.599]);
}
