use fluxions::prelude::*;

#[differentiable]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = S::constant(0.25);
    let v1 = x[0] * x[0];
    let mut v2 = v1;
    v2 -= -1.5;
    let v3 = -x[1];
    let v4 = { let (sin, cos) = v2.sin_cos(); sin * 2.0 + cos };
    let v5 = S::from_partials(v4.primal().sin(), &[(v4, v4.cos())]);
    let v6 = v3.stop_gradient();
    let v7 = v5.hypot(v6);
    let v8 = v7.powi(-2);
    let v9 = v7.powf(0.3);
    let v10 = v8.mul_add(v9, v0);
    let v11 = v10.clamp(v0, v7);
    let v12 = S::select(v11, fluxions::Relation::LessOrEqual, x[0], x[0], v9);
    let v15 = if v12 < 2.0 {
        let v13 = v12.exp();
        v13
    } else {
        let v14 = v12.ln();
        v14
    };
    let mut v17 = v15;
    for _ in 0..3 {
        let v16 = v17 + v3;
        v17 = v16;
    }
    let v18 = [v10, v17, x[1]].into_iter().sum::<S>();
    let v19 = x[0..2].iter().map(|&x| x.cos()).sum::<S>();
    let v20 = x[1..2].iter().copied().sum::<S>();
    let v21 = [v18, v19, v20].into_iter().sum::<S>();
    v21
}
