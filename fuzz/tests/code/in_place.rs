use fluxions::prelude::*;

#[differentiable]
pub(crate) fn f<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = S::constant(0.25);
    work[1] = x[0] * p[0];
    work[2] = work[1];
    work[2] -= -1.5;
    work[3] = -x[1];
    work[4] = { let (sin, cos) = work[2].sin_cos(); sin * 2.0 + cos };
    work[5] = S::from_partials(work[4].primal().sin(), &[(work[4], work[4].cos())]);
    work[6] = work[3].stop_gradient();
    work[7] = work[5].hypot(work[6]);
    work[8] = work[7].powi(-2);
    work[9] = work[7].powf(0.3);
    work[10] = work[8].mul_add(work[9], work[0]);
    work[11] = work[10].clamp(work[0], work[7]);
    work[12] = S::select(work[11], fluxions::Relation::LessOrEqual, p[0], p[0], work[9]);
    work[15] = if work[12] < 2.0 {
        work[13] = work[12].exp();
        work[13]
    } else {
        work[14] = work[12].ln();
        work[14]
    };
    work[17] = work[15];
    for _ in 0..3 {
        work[16] = work[17] + work[3];
        work[17] = work[16];
    }
    work[18] = [work[10], work[17], x[1]].into_iter().sum::<S>();
    work[19] = x[0..2].iter().map(|&x| x.cos()).sum::<S>();
    work[20] = x[1..2].iter().copied().sum::<S>();
    work[21] = [work[18], work[19], work[20]].into_iter().sum::<S>();
    y[0] = work[21];
    y[1] = work[1];
}
