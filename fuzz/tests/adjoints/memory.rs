// Written by the example `memory` of this crate.

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Record<S> {
    at: S,
    list: Vec<S>,
}

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Point(S),
    Span { low: S, high: S },
    Path(Vec<S>),
}

mod m0 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Option<S> {
    let mut kept = S::zero();
    for (s6, s7) in r1.list.chunks(3).filter(|w3| (match 3 % 3 { 0 => S::constant(0.2), 1 => r1.list[(2 + 3) % r1.list.len()] * 0.5, _ => w3[0] }) > w3[w3.len() - 1] || r1.list.len() % 2 == 0).map(|w4| (w4[0] * r1.at.cos(), r1.at / (r1.at * r1.at + 1.0))) {
        let mut v9: Vec<Vec<S>> = if s6 / (s6 * s6 + 1.0) >= s6 { vec![vec![s7, r1.list[0]], vec![s7, s6, s7]] } else { vec![r1.list.iter().map(|s8| s8.cos().powi(3) / (r1.at * r1.at + 1.0)).collect::<Vec<S>>(), vec![s6; 3], vec![s7, r1.at, s6]] };
        let e10: Shape<S> = Shape::Span { low: s6 + s7, high: S::one() };
    }
    let k11: usize = 0_usize;
    if kept > 0.5 { Some(kept) } else { if r1.list.iter().all(|s12| *s12 > 0.7) { Some(r1.at.sin()) } else { None } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w13: &[S], p14: &(S, Vec<S>)) -> Shape<S> {
    let mut kept = S::zero();
    let mut v16 = w13.iter().map(|s15| ((if w13[0].cos().powi(3) >= 1.6 { *s15 } else { w13[0] }).sin() * w13[1 % w13.len()]).tanh()).collect::<Vec<S>>();
    v16[0] *= w13.windows(3).fold(p14.0, |s18, w17| s18 * 0.5 + w13[0].max(S::zero()).sin()).cos().powi(1).cos();
    let k19 = (3 % 4) % v16.len();
    v16[k19] += (S::one().abs() + 1.3).cos();
    let mut v20 = vec![w13[k19 % w13.len()]; 3];
    let k21 = v20.len() - 1;
    v20[k21] -= v16[0].cos();
    let f23 = |s22: S| v20[k19 % v20.len()] + v16[(v20.len() + 2) % v16.len()];
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Span { low: v16.iter().map(|s24| (-w13[w13.len() - 1]) + w13[w13.len() - 1]).map(|s28| s28.cos()).product::<S>(), high: w13[0] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let s31 = x.iter().copied().enumerate().map(|(k29, s30)| s30.tanh() / (x[x.len() - 2] * x[x.len() - 2] + 1.0)).sum::<S>();
    let mut s32 = (x[x.len() - 3] + ((x.len() + 1) as f64)) * x[x.len() - 3].cos();
    s32 += S::constant(0.6).sin();
    let o33: Option<S> = Some(s31.abs() + 1.9);
    if (x.iter().copied().take(2).map(|s34| s31 / (s34 * s34 + 1.0)).filter_map(|s36| if -s31 <= s36 && s36 < s32 { Some(x[2].cos().powi(2)) } else { None }).sum::<S>()) <= 1.2 {
        let a38 = [[x[x.len() - 1], s32], [s31, x[2]]];
        return s32.sin().tanh() + x.iter().map(|s39| *s39 * 0.7).sum::<S>() + s32 * 0.7 + x.iter().map(|s40| *s40 * 0.7).sum::<S>() + kept;
    }
    for k41 in 0..x.len() {
        let mut v42: Vec<S> = vec![s31 * s32.cos(); 4];
        s32 = o33.map_or(s32.cos().powi(2), |s43| s31).cos();
        let f45 = |s44: S| (v42[k41 % v42.len()] + s31) * v42[v42.len() % v42.len()] * 0.3;
        s32 += x.chunks(2).map(|w46| ((w46[w46.len() - 1] - s31 * 0.5) * (w46[w46.len() - 1] - s31 * 0.5) + 1.3).sqrt()).sum::<S>().sin();
    }
    let a47: [S; 2] = [x[(1 * 3) % x.len()] / (x[1] * x[1] + 1.0), s31];
    s32 -= (x.iter().zip(x.iter()).take_while(|(s50, s51)| (x.len() % 3) <= 2).map(|(s52, s53)| s52.tanh().sin()).sum::<S>() + s31).sin();
    let s56 = x[x.len() - 2];
    s32 *= (S::constant(0.6) / (s31 * s31 + 1.0)).cos();
    (s32 + s31).tanh() + s31 * 0.7 + a47.iter().map(|s57| *s57 * 0.7).sum::<S>() + x.iter().map(|s58| *s58 * 0.7).sum::<S>() + kept
}
}

mod m1 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Record<S> {
    let mut kept = S::zero();
    let v4: Vec<Vec<S>> = r1.list.iter().step_by(2).map(|&s2| r1.list.iter().rev().map(|&s3| (s2 + (1 as f64)).cos().powi(3)).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    let mut s6 = r1.list.windows(3).map(|w5| (v4[0][0] * r1.list[0]).sin()).sum::<S>();
    s6 *= r1.list[1 % r1.list.len()].max(v4[v4.len() - 1][1 % v4[v4.len() - 1].len()]).cos();
    s6 = v4[v4.len() - 1][0];
    s6 += v4[0][v4[0].len() - 1].sin();
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: s6, list: vec![r1.list[0], v4[v4.len() - 1][0], s6] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    if x.chunks(2).take_while(|w8| -x[x.len() - 2] > x[2]).map(|w9| (S::constant(0.3) * w9[(w9.len() * 3) % w9.len()].cos(), (x[x.len() - 1] * x[x.len() - 1] + 1.5).sqrt())).map(|(s11, s12)| S::constant(1.3).sin() / (s11 * s11 + 1.0)).map(|s13| s13.cos()).product::<S>() <= x[x.len() - 3] {
        let mut o14: Option<S> = ((x[(2 * 0) % x.len()].sin() * x[0]).tanh() < x[0]).then(|| x[1] + x[1]);
        let v15 = vec![x[2 % x.len()].max(x[0 % x.len()])];
        o14 = if v15[0].sin().exp() <= 0.2 { None } else { if x.iter().any(|s16| *s16 > 1.1) { None } else { o14 } };
        kept += (o14.unwrap_or(S::one())).sin();
    } else {
        let s17 = (S::constant(0.6) * ((2 + 2) as f64) * 0.1) + x[0 % x.len()];
        let s18 = s17.max(S::zero()) * s17 * 0.3;
    }
    let f21 = |s19: S, s20: S| s20;
    let mut s28 = (0..3).map(|k22| (x[3 % x.len()].cos().powi(3).sin() * S::constant(1.3)).tanh()).fold(f21((x[x.len() - 2] * x[x.len() - 2] + 1.7).sqrt(), x.iter().copied().sum::<S>()), |s27, s26| s27.max(s26.cos().powi(2)));
    let mut v35 = x.iter().enumerate().map(|(k29, s30)| -(x[1 % x.len()] * x[1 % x.len()] + 1.6).sqrt()).map(|s33| s33).collect::<Vec<S>>();
    let s28 = vec![s28; 1];
    if x[0] / (S::constant(0.1) * S::constant(0.1) + 1.0) <= 1.0 {
        v35.push(f21(if f21(x[2] + x[2 % x.len()], x[0].tanh()) >= x[0] { x[2] } else { x[3 % x.len()] }, if x[2].tanh() <= 1.5 && x[1].abs() + 0.4 > 0.3 { x[x.len() - 1] } else { x[1] }));
        if let Some(s36) = v35.pop() {
        }
        kept += (v35.iter().map(|s37| *s37 * 0.7).sum::<S>()).sin();
        v35 = if (if x[1 % x.len()] <= 0.6 { x[1] } else { x[2] }) < x[1] { s28.clone() } else { vec![x[3 % x.len()]; 1] };
    } else {
        v35 = v35.to_vec();
    }
    v35 = Vec::new();
    (x[(x.len() % 3) % x.len()] + x[x.len() - 3]).cos() + v35.iter().map(|s38| *s38 * 0.7).sum::<S>() + kept
}
}

mod m2 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    let mut kept = S::zero();
    let v3: Vec<S> = vec![w1[0]];
    w1[0] = w2[(3 * 2) % w2.len()].tanh();
    kept += (w1.iter().map(|s4| *s4 * 0.7).sum::<S>()).sin();
    let s7 = w2.iter().copied().take(2).filter(|&s6| w1[0] >= w2[w2.len() - 1] && w1[0] >= 0.8).sum::<S>();
    match (w2.len() + 2) % 3 {
        0 => {
            return;
        }
        1 => {
            w1[0] -= s7.cos();
        }
        _ => {
            w1[(v3.len() * 0) % w1.len()] *= ((w2[w2.len() - 1] * w1[w1.len() % w1.len()].cos()) * w1[0 % w1.len()] * 0.3).tanh();
        }
    }
    w1[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r8: &Record<S>) -> Record<S> {
    let mut kept = S::zero();
    for (s15, s16) in r8.list.chunks(2).map(|w9| (r8.at + r8.at, S::zero().tanh())).map(|(s11, s12)| ((s12.sin() * r8.at).tanh(), r8.at.sin())) {
        let v17: Vec<Record<S>> = vec![if s16 + s16 < 1.4 { Record { at: s16, list: r8.list.to_vec() } } else { Record { at: r8.list[0], list: r8.list[..1].to_vec() } }, Record::<S> { at: r8.list[2 % r8.list.len()], list: vec![s16, s16] }, Record { at: r8.list[0], list: vec![r8.at] }];
        let Record { at: s24, list: v25 } = if (0..1).map(|k18| s16.cos().powi(3).tanh()).sum::<S>() < 0.1 && r8.list.iter().take_while(|s20| r8.at.abs() + 0.6 <= **s20).map(|s21| v17[v17.len() - 1].at).map(|s23| s23.cos()).product::<S>() > 1.1 { v17[v17.len() - 1].clone() } else { Record { at: r8.at, list: vec![v17[0].at] } };
        let mut v34: Vec<S> = if r8.list.iter().any(|s26| *s26 > 1.5) { v25.iter().step_by(2).map(|s27| ((s15 * (2 as f64) * 0.1).sin() * r8.at).tanh()).collect::<Vec<S>>() } else { r8.list.iter().zip(v25.iter()).map(|(s28, s29)| (match v17[0].list.len() % 3 { 0 => s15, 1 => s16 * 0.5, _ => s15 }).tanh()).map(|s32| s15).collect::<Vec<S>>() };
        v34 = v25.iter().chain(v34.iter()).map(|s35| -(*s35 * (2 as f64) * 0.1)).collect::<Vec<S>>();
        kept += (v34.iter().map(|s36| *s36 * 0.7).sum::<S>()).sin();
    }
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record { at: r8.list.iter().take_while(|s38| r8.list[r8.list.len() - 1] + ((r8.list.len() % 5) as f64) > **s38).filter(|s40| **s40 <= **s40).fold(1.1 * r8.list[(2 % 2) % r8.list.len()], |s42, s41| s42.max(1.0 * r8.list[(r8.list.len() + 2) % r8.list.len()])), list: vec![r8.at; 3] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut s43 = x[x.len() - 1].tanh().cos().powi(2);
    s43 = (s43.sin() * x[x.len() - 1]).tanh().tanh();
    s43 += ((s43 * x[x.len() - 3] * 0.3) + x[0]).cos();
    if s43.abs() + 1.0 < 1.5 {
        s43 -= ((x[x.len() - 3] * x[x.len() - 3].cos()) * s43).sin().cos();
        s43 = s43.abs() + 1.7;
        s43 *= s43.cos();
    }
    let mut s43 = x[1];
    let e45: Shape<S> = Shape::Path(x.chunks(2).map(|w44| (x[0].sin() * w44[w44.len() - 1]).tanh() + s43).collect::<Vec<S>>());
    let k46: usize = x.len();
    s43 += (match 0 % 3 { 0 => (s43 * s43).sin(), 1 => s43 * 0.5, _ => s43 }).cos();
    s43 -= (x[0].max(x[x.len() % x.len()]) * (k46 as f64) * 0.1).sin();
    (s43 + x[1]).tanh() + s43 * 0.7 + x.iter().map(|s47| *s47 * 0.7).sum::<S>() + s43 * 0.7 + kept
}
}

mod m3 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut s1 = x[1];
    s1 += s1.sin();
    if (match (0 * 2) % 3 { 0 => s1, 1 => s1 * 0.5, _ => x[x.len() - 3] }) <= 0.9 {
        if s1 * s1 * 0.3 < x[1] {
            let mut v2: Vec<S> = x.to_vec();
            s1 *= (s1 / (v2[0] * v2[0] + 1.0)).sin();
        } else {
            s1 -= (s1.abs() + 0.7).cos();
            s1 *= s1.cos();
        }
        if (s1 * s1).sin() >= S::zero() && x[x.len() % x.len()].tanh() > s1 {
            s1 *= ((s1.sin() * s1).tanh() * s1 * 0.3).tanh();
            return x[2].tanh().sin() + x.iter().map(|s3| *s3 * 0.7).sum::<S>() + s1 * 0.7 + s1 * 0.7 + kept;
        }
        s1 += x[x.len() - 3].sin();
    } else {
        for k4 in 0..x.len() {
            let mut r5: Record<S> = Record { at: match k4 % 3 { 0 => s1, 1 => s1 * 0.5, _ => s1 }, list: vec![x[k4], x[k4]] };
            let Record { at: mut s6, list: mut v7 } = if (x[(k4 + 1) % x.len()] * x[(k4 + 1) % x.len()] + 0.8).sqrt() >= 1.9 || k4 % 2 == 0 { Record { at: x[k4], list: vec![s1, s1] } } else { Record::<S> { at: r5.at, list: vec![r5.at; 2] } };
        }
        return (s1 * s1 + 1.8).sqrt().cos() + x.iter().map(|s8| *s8 * 0.7).sum::<S>() + x.iter().map(|s9| *s9 * 0.7).sum::<S>() + s1 * 0.7 + kept;
    }
    s1 *= ((x[(0 * 0) % x.len()] * s1.cos()) * (x[(0 * 0) % x.len()] * s1.cos()) + 1.4).sqrt().cos();
    s1 += s1.tanh();
    s1.tanh() + x.iter().map(|s10| *s10 * 0.7).sum::<S>() + x.iter().map(|s11| *s11 * 0.7).sum::<S>() + s1 * 0.7 + kept
}
}

mod m4 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    for k1 in (1..x.len()).rev() {
        let o2: Option<S> = Some(x[k1] * x[k1].cos());
        let mut e3: Shape<S> = Shape::Path(vec![x[k1]; 2]);
    }
    if (1 * 2) <= 1 {
        let mut k4: usize = 1_usize;
    } else {
        let mut v7 = if x[(3 % 3) % x.len()] * x[x.len() - 2] * 0.3 <= x[2] { x.iter().copied().enumerate().map(|(k5, s6)| (S::one(), x[k5 % x.len()])).collect::<Vec<(S, S)>>() } else { vec![(x[x.len() - 2], x[2 % x.len()]); 2] };
        let v8 = vec![(v7[0 % v7.len()].0 * v7[0 % v7.len()].0 + 1.4).sqrt(), x[2].tanh(), v7[0].0];
    }
    let s9 = x[(0 + 1) % x.len()].cos().powi(2) + (2 as f64);
    if x.iter().enumerate().filter(|(k12, s13)| (s9.sin() * s9).tanh() < **s13).map(|(k14, s15)| (s9 * s9 + 1.0).sqrt().tanh()).sum::<S>() >= x[2] {
        let mut v17 = vec![vec![s9], x.iter().map(|&s16| s9).collect::<Vec<S>>()];
        let s18 = x[1];
        v17[0][0] += x.iter().map(|s19| (*s19 * s9.cos(), *s19)).fold(s18.tanh(), |s27, (s25, s26)| s27 * 0.5 + (match 1 % 3 { 0 => s26, 1 => s26 * 0.5, _ => s9 }).sin()).tanh();
    }
    x[x.len() % x.len()].tanh() + s9 * 0.7 + s9 * 0.7 + s9 * 0.7 + kept
}
}

mod m5 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], p2: &(S, Vec<S>), w3: &[S]) {
    let mut kept = S::zero();
    let mut s4 = w1[(2 + 0) % w1.len()] / (w3[0] * w3[0] + 1.0);
    let a5: [[S; 2]; 2] = [[w1[0 % w1.len()], w1[0]]; 2];
    let mut v6: Vec<Vec<S>> = vec![vec![s4; 1]; 2];
    v6.extend((0..2).map(|k9| a5[0].iter().zip(a5[0].iter()).map(|(s10, s11)| a5[w1.len() % 2][0]).collect::<Vec<S>>()));
    kept += (v6.iter().map(|v12| v12.iter().map(|s13| *s13 * 0.7).sum::<S>()).sum::<S>()).sin();
    w1[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    for k14 in 1..x.len() {
        let f16 = |s15: S| x[k14];
    }
    let s17 = x[1];
    let e18 = Shape::Span { low: x[x.len() - 3], high: s17 };
    let mut s19 = -s17;
    let v24 = x.chunks(3).map(|w20| (w20[3 % w20.len()], if x[(3 + 3) % x.len()] * x[1] * 0.3 <= s17 { x[1] } else { w20[0] })).map(|(s22, s23)| vec![s17]).collect::<Vec<Vec<S>>>();
    let mut s25 = s19.tanh();
    s19 = s25.cos().powi(1);
    s19 = s17;
    let mut v26 = vec![s25; 1];
    v26.truncate(2);
    if let Some(s27) = v26.pop() {
    }
    kept += (v26.iter().map(|s28| *s28 * 0.7).sum::<S>()).sin();
    (s17.abs() + 1.8).sin() + x.iter().map(|s29| *s29 * 0.7).sum::<S>() + s17 * 0.7 + kept
}
}

mod m6 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, s2: S, w3: &[S]) -> Option<S> {
    let mut kept = S::zero();
    let k4: usize = 0_usize;
    let mut s5 = (s2 + w3[0]) * w3[0] * 0.3;
    if s2.tanh() >= 0.3 {
        let Record { at: mut s6, list: mut v7 } = Record { at: w3[0] / (s5 * s5 + 1.0), list: vec![w3[w3.len() - 1]] };
        s6 -= v7[v7.len() % v7.len()].cos();
    } else {
    }
    if kept > 0.5 { Some(kept) } else { (w3.len() == 0).then(|| s2.max(s2)) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w8: &mut [S], p9: &(S, Vec<S>)) {
    let mut kept = S::zero();
    w8[0] += ((if (w8.windows(3).map(|w10| (w10[2].cos().powi(2), -w8[w8.len() % w8.len()])).map_while(|(s12, s13)| if (w8.len() % 3) == 1 { Some(S::one() / (w8[w8.len() - 1] * w8[w8.len() - 1] + 1.0)) } else { None }).sum::<S>()) > p9.0 { w8[w8.len() - 1] } else { p9.0 }) / (w8[3 % w8.len()] * w8[3 % w8.len()] + 1.0)).tanh();
    let mut s16 = ((w8[0] / (p9.0 * p9.0 + 1.0)) * (w8[0] / (p9.0 * p9.0 + 1.0)) + 0.2).sqrt();
    s16 *= (-(w8[0] / (w8[w8.len() - 1] * w8[w8.len() - 1] + 1.0))).cos();
    let v17 = vec![p9.0, w8[0] / (p9.0 * p9.0 + 1.0), s16, p9.1[0].sin()];
    w8[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut s18 = ((-x[1]).sin() * x[(x.len() % 5) % x.len()]).tanh();
    let mut s19 = -(s18 * x[2].cos());
    if s19.max(x[x.len() - 1]) > s18 || (x.len() + 0) % 2 == 0 {
        let e20 = Shape::Point(s18 - x[0 % x.len()] * 0.9);
        s19 *= x[0 % x.len()].cos();
    }
    s19 = s19;
    s19 *= (-(s19 + x[(1 * 0) % x.len()])).cos();
    let mut s21 = s19;
    let mut v22 = vec![(s19, s19); 2];
    let f25 = |s23: S, s24: S| s21.max(v22[v22.len() - 1].0) + (1 as f64);
    let w26 = &x[1..];
    s19 -= (x[3 % x.len()].sin() * w26[(0 % 3) % w26.len()]).tanh().sin();
    if (if (v22.len() * 0) != 2 { s18 } else { s19 }) >= 1.0 {
    } else {
    }
    s18 *= w26.iter().skip(1).fold(w26[w26.len() % w26.len()] * ((v22.len() % 2) as f64) * 0.1, |s28, s27| (s28 * (v22[1 % v22.len()].0 + s19).cos()).sin()).sin();
    (s19.abs() + 1.3).sin() + w26.iter().map(|s29| *s29 * 0.7).sum::<S>() + s21 * 0.7 + x.iter().map(|s30| *s30 * 0.7).sum::<S>() + kept
}
}

mod m7 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let mut o3: Option<Vec<S>> = if w2[0] * ((0 + 0) as f64) * 0.1 >= w2[w2.len() - 1] { Some(vec![S::constant(1.0); 3]) } else { None };
    for k4 in 0..3 {
        let s5 = w2[0].cos().powi(3).sin();
        o3 = if k4 > 1 { Some(vec![w2[w2.len() - 1], s5]) } else { Some(w2.chunks(2).map(|w6| (w6[w6.len() % w6.len()] * w2[w2.len() % w2.len()]).sin() + s5).collect::<Vec<S>>()) };
    }
    o3 = if w2[0] <= w2[(w2.len() * 3) % w2.len()] { Some(vec![w2[0]; 1]) } else { None };
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: if w2[0] + w2[0] <= w2[(2 % 5) % w2.len()] { w2[(1 * 0) % w2.len()] } else { w2[0] }, list: vec![w2[(1 % 2) % w2.len()]; 3] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut r7: Record<S> = Record::<S> { at: x[x.len() - 2] - x[x.len() - 1] * 0.9, list: vec![x[(1 + 3) % x.len()]] };
    let mut s10 = r7.list.windows(3).map(|w8| (r7.at * x[(2 * 0) % x.len()] * 0.3).sin()).map(|s9| s9.cos()).product::<S>();
    s10 = x.iter().take(2).filter(|s14| x[0] + r7.at < 1.8 && x[(3 + 0) % x.len()] + r7.list[0] > 0.3).map(|s15| s15.cos().powi(3).sin()).sum::<S>();
    let mut a16: [[S; 2]; 2] = [[S::zero(), x[x.len() - 2]], [s10, s10]];
    r7.list.extend(x.iter().copied());
    kept += (r7.at * r7.list[0]).sin();
    let mut s17 = (s10.sin() * x[0 % x.len()]).tanh() + r7.list[(2 * 2) % r7.list.len()];
    let k18 = 0 % r7.list.len();
    r7.list[k18] += s10.cos();
    let s19 = a16[1][1];
    let mut o20 = Some(r7.at.abs() + 0.9);
    let a21 = [if r7.list[r7.list.len() - 1] < r7.list[x.len() % r7.list.len()] { a16[2 - 2] } else { [a16[1][(r7.list.len() + 2) % 2]; 2] }, a16[0]];
    r7 = r7.clone();
    while r7.list.len() < 5 {
        r7.list.push(S::constant(1.0).cos());
    }
    (a16[1][2 - 1] * a16[2 - 1][2 - 2].cos()).sin() + s17 * 0.7 + o20.unwrap_or(S::one()) + r7.at * r7.list[0] + kept
}
}

mod m8 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> Option<S> {
    let mut kept = S::zero();
    let s4 = w3[0].cos().powi(2);
    let v5: Vec<(S, S)> = vec![(s4, w3[0]); 1];
    let mut s6 = (w3[0] * w3[0] + 1.1).sqrt();
    let v7 = w3.to_vec();
    if kept > 0.5 { Some(kept) } else { Some(v7[0]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut s8 = x[x.len() - 2];
    let mut v9 = vec![(s8, x[x.len() - 1])];
    let mut s8: (Vec<S>, Vec<S>, usize) = (x.chunks(2).map(|w10| (v9[v9.len() - 1].1 * v9[v9.len() - 1].1 + 1.0).sqrt()).collect::<Vec<S>>(), x.iter().enumerate().map(|(k11, s12)| S::one()).collect::<Vec<S>>(), 0_usize);
    v9.push(v9[0]);
    kept += (v9.iter().map(|p13| p13.0 * 0.7 + p13.1 * 0.7).sum::<S>()).sin();
    let k14 = v9.len() - 1;
    v9[k14] = (s8.0[s8.0.len() - 1].abs() + 0.9, s8.0[0] - x[2] * 1.7);
    if (v9[k14 % v9.len()].1 * v9[k14 % v9.len()].1 + 0.3).sqrt() <= 1.2 {
        let p15: (S, usize) = (v9[v9.len() - 1].1.cos().powi(3), k14);
    }
    let s40 = v9.iter().zip(s8.1.iter()).fold(s8.0.iter().copied().enumerate().take_while(|(k30, s31)| x[v9.len() % x.len()] < x[1]).map(|(k32, s33)| s33 + x[v9.len() % x.len()]).sum::<S>(), |s39, ((s36, s37), s38)| (s39 * (s37.abs() + 0.3).cos()).sin());
    let k41 = s8.1.len() - 1;
    s8.1[k41] += ((if (k14 % 4) <= 1 { v9[v9.len() - 1].1 } else { v9[0].1 }) + v9[v9.len() - 1].0).sin();
    for k42 in 0..x.len() {
        let (s43, s44): (S, S) = (v9[0].0, v9[0].0);
        let mut s43: Shape<S> = Shape::Span { low: s40, high: s40 };
        s8.0[0] *= x[k42].tanh().cos();
    }
    (s40 / (s8.0[s8.0.len() - 1] * s8.0[s8.0.len() - 1] + 1.0)).tanh() + s40 * 0.7 + S::constant(k14 as f64) + S::constant(k41 as f64) + kept
}
}

mod m9 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], s2: S) -> Option<S> {
    let mut kept = S::zero();
    let mut s3 = (w1[(2 % 4) % w1.len()] * s2).sin();
    if S::zero() <= w1[0] {
        s3 -= (-(w1[0] * s3 * 0.3)).cos();
    }
    if w1.iter().all(|s4| *s4 > 0.4) {
    }
    if kept > 0.5 { Some(kept) } else { if s3 <= s3 { Some(s3 * s2.cos()) } else { None } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w5: &mut [S]) {
    let mut kept = S::zero();
    for k6 in (0..3).rev() {
        let p7 = (w5[0], w5[k6 % w5.len()]);
        match (k6 + 0) % 3 {
            0 => {
                let mut s8 = (if (2 % 3) > 3 { w5[0] } else { w5[(w5.len() % 3) % w5.len()] }).cos().powi(2);
            }
            1 => {
            }
            _ => {
                w5[w5.len() - 1] += (p7.0 * p7.0).sin().tanh();
            }
        }
        w5[w5.len() - 1] += S::one().tanh();
    }
    w5[w5.len() - 1] -= w5[0].sin();
    w5[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w9: &[S], e10: &Shape<S>) -> Vec<S> {
    let mut kept = S::zero();
    let mut k11 = 0;
    while k11 < 3 {
        k11 += 1;
        let mut s12 = w9.iter().copied().sum::<S>();
        let f15 = |s13: S, s14: S| (s13 * w9[0]).sin();
        s12 *= w9[0].tanh();
    }
    if kept > 0.5 { vec![kept] } else { w9.iter().map(|&s16| (if s16 - w9[w9.len() - 1] * 0.7 <= 0.3 { s16 } else { s16 }) + s16).collect::<Vec<S>>() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    if x.iter().all(|s17| *s17 > 1.9) {
        let k18: usize = (3 + 1);
    } else {
        if x[2 % x.len()] < 1.3 {
            let s19 = x[(1 % 3) % x.len()];
        }
        if x[2] < x[2] {
            let mut v20 = vec![Record::<S> { at: x[x.len() - 1], list: vec![S::constant(1.3), x[2]] }, Record { at: x[1 % x.len()], list: vec![x[0], x[1], x[x.len() % x.len()]] }];
            v20.extend(x.iter().take(2).map(|&s21| (s21, x[x.len() - 1] * (x.len() as f64) * 0.1)).map(|(s23, s24)| Record { at: s24, list: vec![x[3 % x.len()]] }));
            kept += (v20.iter().map(|r25| r25.at * r25.list[0]).sum::<S>()).sin();
        } else {
            let mut p28 = (x.iter().zip(x.iter()).map(|(s26, s27)| (*s26 * *s26).sin()).collect::<Vec<S>>(), x[x.len() - 3].sin().exp(), Record { at: x[2], list: vec![x[2], x[0], x[(2 % 2) % x.len()]] });
            let k29 = (0 * 1) % p28.2.list.len();
            p28.2.list[k29] += x.iter().skip(1).map(|&s30| (x[x.len() % x.len()] + x[2]).cos().powi(2)).sum::<S>().cos();
        }
        return x[0].cos() + x.iter().map(|s31| *s31 * 0.7).sum::<S>() + x.iter().map(|s32| *s32 * 0.7).sum::<S>() + x.iter().map(|s33| *s33 * 0.7).sum::<S>() + kept;
    }
    let mut v34: Vec<Vec<S>> = vec![vec![x[x.len() % x.len()]; 2]; 2];
    for s35 in v34[2 % v34.len()].iter().copied() {
        let mut v36: Vec<Vec<S>> = vec![vec![s35]; 2];
        let k37 = 1 % v36.len();
        v36[k37][0] += v34[0 % v34.len()][v34[0 % v34.len()].len() - 1].sin();
    }
    v34[v34.len() - 1][v34[v34.len() - 1].len() - 1].tanh() + x.iter().map(|s38| *s38 * 0.7).sum::<S>() + v34.iter().map(|v39| v39.iter().map(|s40| *s40 * 0.7).sum::<S>()).sum::<S>() + v34.iter().map(|v41| v41.iter().map(|s42| *s42 * 0.7).sum::<S>()).sum::<S>() + kept
}
}

mod m10 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], #[constant] k2: usize) -> Vec<S> {
    let mut kept = S::zero();
    let s3 = w1[(w1.len() + 0) % w1.len()];
    let s4 = w1[0] * (w1.len() as f64) * 0.1;
    for k5 in 1..w1.len() {
        let mut a9 = [if w1.iter().rev().map(|s8| ((s3 * s3 + 0.8).sqrt() * s4).sin()).sum::<S>() <= w1[k5] { [s4, s4] } else { [s3; 2] }; 2];
        a9[1][0] += (w1[k5] + s4).tanh();
    }
    if kept > 0.5 { vec![kept] } else { w1.iter().zip(w1.iter()).map(|(s10, s11)| ((*s11 + *s11) * *s11).sin()).collect::<Vec<S>>() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r12: &Record<S>, e13: &Shape<S>) -> Vec<S> {
    let mut kept = S::zero();
    let f16 = |s14: S, s15: S| r12.list[0];
    let mut s17 = S::constant(0.2) - r12.list[0] * 0.8;
    let mut f16: Shape<S> = Shape::Point(1.1 * r12.at);
    let mut a18 = [s17; 2];
    s17 -= S::one().sin();
    if kept > 0.5 { vec![kept] } else { if a18[r12.list.len() % 2].max(r12.at) < r12.list[0] { h0(&a18[..1], (1 % 5)) } else { h0(&r12.list, 0) } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    if (x.iter().skip(1).map(|s19| *s19).take_while(|&s22| x[0 % x.len()] >= 1.8 && (if 3 > 0 { x[1] } else { s22 }) > 1.7).sum::<S>()) <= x[(1 * 0) % x.len()] {
    } else {
        let r23: Record<S> = Record::<S> { at: x[2], list: h0(x, (1 * 0)) };
    }
    let k24: usize = ((2 * 3) % 3);
    let s29 = (0..k24 % 4).map(|k27| (x[0].cos().powi(2) * x[2]).sin()).sum::<S>();
    let mut o31 = Some(if s29 > 1.0 { x.iter().map(|&s30| (S::one() + s29).sin()).collect::<Vec<S>>() } else { x.to_vec() });
    let mut v32 = x.iter().copied().collect::<Vec<S>>();
    let mut s29 = vec![vec![v32[0], s29], vec![x[0], S::constant(1.6), s29], v32];
    if s29.len() <= 2 {
        let k33 = 1 % s29.len();
        for w34 in s29[k33].chunks_mut(2) {
            w34[0] *= (match 3 % 3 { 0 => x[0], 1 => x[k33 % x.len()] * 0.5, _ => w34[0] }).tanh();
            w34[w34.len() - 1] *= w34[0].cos();
        }
    } else {
        s29[0][0] *= x[x.len() - 2].sin();
    }
    let k35 = s29[k24 % s29.len()].len() % s29.len();
    s29[k35][0] -= x[2].sin().cos();
    (s29[0][(k35 * 1) % s29[0].len()] + s29[0][s29[0].len() - 1]).sin() + x.iter().map(|s36| *s36 * 0.7).sum::<S>() + x.iter().map(|s37| *s37 * 0.7).sum::<S>() + S::constant(k24 as f64) + kept
}
}

mod m11 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], r2: &Record<S>) -> S {
    let mut kept = S::zero();
    let f5 = |s3: S, s4: S| (w1[(1 + 1) % w1.len()] * w1[0 % w1.len()]).sin();
    let v6: Vec<Vec<S>> = vec![vec![w1[0]; 3]; 3];
    let v7 = vec![v6[v6.len() % v6.len()][0]; 1];
    let mut p8 = (w1[0], w1[(0 * 0) % w1.len()] * w1[w1.len() - 1].cos());
    p8.0 *= ((r2.at + p8.1) / (v6[(r2.list.len() + 3) % v6.len()][0] * v6[(r2.list.len() + 3) % v6.len()][0] + 1.0)).sin();
    w1[w1.len() - 1].sin() + r2.at * r2.list[0] + r2.at * r2.list[0] + v7.iter().map(|s9| *s9 * 0.7).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r10: &Record<S>, s11: S) -> Shape<S> {
    let mut kept = S::zero();
    let mut o12: Option<Vec<S>> = if r10.list[0] + r10.list[2 % r10.list.len()] < r10.at || 2 % 2 == 0 { Some(r10.list.to_vec()) } else { None };
    let mut r13: Record<S> = Record { at: r10.at, list: vec![s11; 1] };
    let mut s14 = h0(&r13.list, &r13);
    r13.list.push(h0(&r13.list, r10) + ((r10.list.len() + 3) as f64));
    kept += (r13.at * r13.list[0]).sin();
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Point(s11) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r15: &Record<S>) -> Record<S> {
    let mut kept = S::zero();
    let mut r17: Record<S> = if r15.list.len() > 2 { Record { at: r15.at, list: r15.list.iter().take(2).map(|&s16| s16).collect::<Vec<S>>() } } else { Record::<S> { at: r15.list[0], list: r15.list.to_vec() } };
    r17 = r17;
    let mut v18: Vec<Vec<S>> = vec![vec![r15.list[0 % r15.list.len()], r15.at]; 1];
    let s19 = (r15.at + v18[2 % v18.len()][v18[2 % v18.len()].len() - 1]) + (r15.list.len() as f64);
    let k20 = v18.len() - 1;
    v18[k20][0] += S::zero().sin();
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: h0(&v18[0][..1], r15), list: vec![r15.at; 1] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let v21 = vec![x[x.len() - 3]];
    let mut e23 = Shape::Point(v21.windows(2).map(|w22| ((w22[w22.len() - 2].abs() + 1.0) * w22[1 % w22.len()]).sin()).sum::<S>());
    let mut v21: Vec<Vec<S>> = if x[(2 * 0) % x.len()] * x[x.len() - 3].cos() > 0.2 && (x[v21.len() % x.len()].sin() * x[1]).tanh() >= 0.4 { vec![vec![x[0]; 3], vec![x[0]]] } else { vec![x.iter().copied().collect::<Vec<S>>()] };
    let r24 = Record { at: v21[x.len() % v21.len()][v21[x.len() % v21.len()].len() - 1].sin().exp(), list: v21[v21.len() - 1].clone() };
    let k25 = v21.len() % v21.len();
    v21[k25][0] += r24.at.cos().powi(3).sin();
    let f28 = |s26: S, s27: S| s26.max(r24.at);
    if -r24.at <= 0.3 {
        if v21.len() > 1 {
            v21.pop();
        }
        kept += (v21.iter().map(|v29| v29.iter().map(|s30| *s30 * 0.7).sum::<S>()).sum::<S>()).sin();
        let mut k31 = 0;
        while k31 < 3 && v21[v21.len() - 1][v21[v21.len() - 1].len() - 1] + x[x.len() - 2] >= v21[k31 % v21.len()][2 % v21[k31 % v21.len()].len()] {
            k31 += 1;
            let mut k32 = 0;
            while k32 < 3 && v21[k25 % v21.len()][k31 % v21[k25 % v21.len()].len()] < r24.list[x.len() % r24.list.len()] {
                k32 += 1;
                let f34 = |s33: S| s33;
                let f36 = |s35: S| S::constant(1.1).max(r24.list[0]).tanh();
                let k37 = (k32 % 2) % v21.len();
                v21[k37][0] *= (match (k31 * 0) % 3 { 0 => f28(x[1 % x.len()], h0(&r24.list, &r24)), 1 => r24.list[(k25 % 2) % r24.list.len()] * 0.5, _ => x[2] }).cos();
            }
            v21[0][0] -= ((-r24.list[x.len() % r24.list.len()]).sin() * r24.list[0]).tanh().tanh();
        }
    } else {
    }
    (x[k25 % x.len()].sin() * r24.at).tanh().cos() + r24.at * r24.list[0] + kept
}
}

mod m12 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, s2: S) -> Shape<S> {
    let mut kept = S::zero();
    for k3 in (0..(1 % 2) % 4) {
        let s4 = (r1.at + (k3 as f64)).max(r1.list[r1.list.len() - 1]);
        let mut v5: Vec<(S, S)> = vec![];
        v5 = vec![(s4, s4), (s2, r1.list[r1.list.len() - 1])];
        kept += (v5.iter().map(|p6| p6.0 * 0.7 + p6.1 * 0.7).sum::<S>()).sin();
    }
    let s7 = ((r1.list[r1.list.len() - 1] * r1.list[0] * 0.3) * (r1.list[r1.list.len() - 1] * r1.list[0] * 0.3) + 0.5).sqrt();
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Point(r1.at.sin()) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w8: &[S], #[constant] k9: usize) -> S {
    let mut kept = S::zero();
    let a10: [[S; 2]; 2] = [[S::constant(0.7); 2], [w8[0], w8[0]]];
    let mut r13: Record<S> = Record::<S> { at: a10[(0 % 3) % 2][1] / (a10[2 % 2][2 - 2] * a10[2 % 2][2 - 2] + 1.0), list: if a10[0][1] <= a10[2 - 2][w8.len() % 2] { a10.iter().zip(a10.iter().rev()).map(|(a11, a12)| a12[0]).collect::<Vec<S>>() } else { vec![w8[k9 % w8.len()], a10[1 % 2][1], a10[1][0]] } };
    if a10[k9 % 2][k9 % 2] < w8[w8.len() - 1] || (k9 + 2) % 2 == 0 {
        while r13.list.len() < 3 {
            r13.list.push(w8[w8.len() - 1].sin());
            let k14 = (k9 * 2) % r13.list.len();
            r13.list[k14] += (if (if a10[1][0] * ((k9 + 2) as f64) * 0.1 > a10[0][1] { w8[(k9 % 5) % w8.len()] } else { w8[0] }) <= a10[1][2 - 2] { w8[0] - w8[w8.len() % w8.len()] * 1.8 } else { w8[(k14 % 5) % w8.len()].sin().exp() }).sin();
        }
        kept += (r13.at * r13.list[0]).sin();
    }
    a10[0][0 % 2].sin().cos() + r13.at * r13.list[0] + w8.iter().map(|s15| *s15 * 0.7).sum::<S>() + a10.iter().map(|a16| a16.iter().map(|s17| *s17 * 0.7).sum::<S>()).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w18: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut v23 = vec![w18.iter().copied().take(2).take_while(|s20| *s20 >= 1.5).fold(-w18[0 % w18.len()], |s22, s21| s22 * 0.5 + s22.tanh().sin()); 3];
    for k24 in 0..(2 * 2) % 4 {
        let k25 = (k24 * 3) % v23.len();
        v23[k25] = (v23[0] + (w18.len() as f64)).tanh();
        kept += (v23.iter().map(|s26| *s26 * 0.7).sum::<S>()).sin();
        let k27 = k24 % v23.len();
        v23[k27] -= ((w18[k25 % w18.len()].sin() * w18[0]).tanh() + w18[0]).sin();
    }
    for s28 in v23.iter_mut() {
        *s28 *= h1(w18, (3 % 5)).tanh();
    }
    if kept > 0.5 { vec![kept] } else { w18.to_vec() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let v29 = vec![x[0].cos().powi(1), x[0], x[2], (x[x.len() - 1] * x[x.len() - 2]).sin()];
    if x[1] / (v29[(v29.len() % 3) % v29.len()] * v29[(v29.len() % 3) % v29.len()] + 1.0) >= 0.7 {
        let mut v30 = vec![if x.len() != 3 { vec![x[1]; 3] } else { vec![x[x.len() - 3], v29[1]] }, v29.to_vec(), v29.clone()];
        let k31 = 0 % v30.len();
        v30[k31][0] += (h1(x, (k31 + 3)) + ((v29.len() * 0) as f64)).tanh();
    }
    if (v29.windows(3).map(|w32| ((if w32[2 % w32.len()] + v29[1 % v29.len()] >= 0.5 { x[(3 * 3) % x.len()] } else { x[0] }) * (if w32[2 % w32.len()] + v29[1 % v29.len()] >= 0.5 { x[(3 * 3) % x.len()] } else { x[0] }) + 0.4).sqrt()).sum::<S>()) < x[1] {
        let f34 = |s33: S| (v29[(x.len() % 3) % v29.len()] + x[1 % x.len()]) + s33;
        let o35: Option<S> = Some(v29[1]);
    } else {
        let mut v36 = h2(&v29[1..]);
        let a37: [[S; 2]; 2] = [[v36[1 % v36.len()], S::constant(1.4)], if (v29[1 % v29.len()] * v36[0]).sin() > 1.4 { [v29[2 % v29.len()], v36[v36.len() % v36.len()]] } else { [v29[v29.len() - 1], x[0 % x.len()]] }];
    }
    let mut o40: Option<S> = if (v29.iter().take(2).map_while(|s38| if (2 * 3) > 2 { Some(0.3 * x[(v29.len() % 4) % x.len()]) } else { None }).sum::<S>()) < 1.9 { Some(x[(3 * 0) % x.len()]) } else { None };
    if let Some(s41) = &o40 {
        let mut k42 = 0;
        while k42 < 2 && v29[k42 % v29.len()] * v29[1].cos() <= *s41 {
            k42 += 1;
        }
    }
    o40 = o40;
    kept += (o40.unwrap_or(S::one())).sin();
    (0..(3 % 3) % 4).filter_map(|k43| if v29[k43 % v29.len()] / (v29[1] * v29[1] + 1.0) > v29[1] || k43 % 2 == 0 { Some((v29[0].sin() * v29[1]).tanh()) } else { None }).sum::<S>().sin() + x.iter().map(|s47| *s47 * 0.7).sum::<S>() + v29.iter().map(|s48| *s48 * 0.7).sum::<S>() + v29.iter().map(|s49| *s49 * 0.7).sum::<S>() + kept
}
}

mod m13 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let o2 = Some((w1[0] * w1[0] + 1.0).sqrt());
    if let Some(s3) = &o2 {
        for k6 in (1..2) {
            let mut v9: Vec<Vec<S>> = w1.iter().enumerate().map(|(k7, s8)| vec![w1[k6 % w1.len()]]).collect::<Vec<Vec<S>>>();
        }
    } else {
    }
    if kept > 0.5 { vec![kept] } else { vec![1.9 * w1[0], -w1[(0 + 2) % w1.len()]] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w10: &mut [S]) {
    let mut kept = S::zero();
    if w10[0 % w10.len()] <= 0.9 {
        if w10[0].abs() + 0.3 <= 1.3 {
            let mut s12 = w10.iter().copied().take(2).map(|s11| s11.cos()).product::<S>() * (w10.len() as f64) * 0.1;
            let mut v13: Vec<S> = vec![w10[3 % w10.len()]; 4];
        }
    } else {
        return;
    }
    w10[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    for s16 in (0..3 % 4).map(|k14| x[k14 % x.len()].sin()) {
        let mut v23 = if (x.iter().fold(1.4 * s16, |s18, s17| s18.max(if s16 >= 0.8 { s18 } else { *s17 }))) >= 0.1 { x.iter().enumerate().map(|(k19, s20)| (if x[2].cos().powi(1) >= s16 || 3 % 2 == 0 { s16 } else { x[x.len() % x.len()] }) + s16).collect::<Vec<S>>() } else { x.iter().enumerate().map(|(k21, s22)| (x[2].abs() + 0.9) - *s22 * 0.5).collect::<Vec<S>>() };
        let p24 = ((v23[1] * v23[(x.len() % 4) % v23.len()]).sin(), v23[v23.len() - 2]);
        {
            let w25 = &mut v23[1..];
            let r28: Record<S> = Record { at: x[x.len() - 1], list: x.iter().copied().enumerate().map(|(k26, s27)| x[1 % x.len()]).collect::<Vec<S>>() };
            let o29: Option<Vec<S>> = if 2 == 1 { if 0.7 * x[1] >= 1.8 && (if w25[1 % w25.len()].tanh() >= s16 { w25[0] } else { s16 }) < p24.0 { Some(r28.list.clone()) } else { None } } else { None };
            w25[w25.len() - 1] *= ((s16 * s16 + 0.5).sqrt() / (w25[(2 * 1) % w25.len()] * w25[(2 * 1) % w25.len()] + 1.0)).sin();
        }
    }
    if 1 > 2 {
        let mut o30: Option<S> = Some(x[2]);
    }
    let s31 = x[1];
    let mut a32: [S; 3] = [s31 * s31.cos(); 3];
    a32[0] = s31;
    a32[0] *= (match 2 % 3 { 0 => (match 3 % 3 { 0 => s31, 1 => x[2 % x.len()] * 0.5, _ => x[x.len() - 2] }), 1 => s31 * 0.5, _ => S::zero() }).cos();
    vec![kept + a32[x.len() % 3].max(s31).cos() + x.iter().map(|s33| *s33 * 0.7).sum::<S>() + s31 * 0.7 + s31 * 0.7]
}
}

mod m14 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let v4 = vec![Record { at: w2[w2.len() - 1], list: w2.iter().map(|s3| *s3 * (1 as f64) * 0.1).collect::<Vec<S>>() }; 3];
    let mut v5: Vec<S> = vec![v4[0].list[3 % v4[0].list.len()]; 1];
    let r6: Record<S> = Record { at: w2[(1 % 4) % w2.len()].abs() + 1.9, list: v4[v4.len() - 1].list.clone() };
    let w7 = &v4[v4.len() - 1].list[..1];
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { r6.clone() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e8: &Shape<S>, w9: &[S], w10: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let mut v11: Vec<Vec<S>> = Vec::new();
    let mut p12: (S, S) = (w9[0] + w9[0], (w9[0].sin() * w9[w9.len() - 1]).tanh());
    if 3 > 2 {
        if w9[w10.len() % w9.len()].tanh() <= 1.1 {
        } else {
        }
    }
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: w9[0] * ((v11.len() * 0) as f64) * 0.1, list: vec![w10[0]; 2] } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w13: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let mut e14: Shape<S> = Shape::Span { low: w13[w13.len() - 1], high: w13[w13.len() % w13.len()] };
    let mut k15 = 0;
    while k15 < 2 {
        k15 += 1;
        let s16 = 0.5 * w13[(k15 % 5) % w13.len()].tanh();
        e14 = Shape::Point(w13[w13.len() - 1]);
        e14 = if s16.sin() <= s16 || k15 % 2 == 0 { Shape::Point(w13[w13.len() - 1]) } else { e14.clone() };
    }
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: -w13[k15 % w13.len()], list: vec![w13[k15 % w13.len()], w13[0], w13[0]] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    for k17 in 0..x.len() {
        let s18 = x[k17] + x[k17];
        let mut o30: Option<Vec<S>> = if x.iter().zip(x.iter()).filter(|(s21, s22)| **s21 - x[k17] * 1.0 < x[k17]).fold(S::one().abs() + 0.2, |s29, (s27, s28)| (s29 * s29.cos()).sin()) >= 0.7 { Some(vec![x[k17], x[k17], x[x.len() - 2]]) } else { None };
        o30 = o30.clone();
    }
    let mut v31: Vec<Option<S>> = vec![Some(x[1 % x.len()]), Some(x[1 % x.len()])];
    let k32 = (v31.len() + 1) % v31.len();
    v31[k32] = v31[0];
    kept += (v31.iter().map(|o33| o33.unwrap_or(S::one())).sum::<S>()).sin();
    let k34 = v31.len() - 1;
    v31[k34] = if x[(1 + 3) % x.len()] + (2 as f64) >= x[v31.len() % x.len()] { v31[0] } else { None };
    let mut v35 = vec![if x[x.len() - 1] > x[(k34 % 5) % x.len()] { (x[x.len() - 3], x[1]) } else { (x[x.len() - 1], x[(2 + 0) % x.len()]) }; 2];
    v35[0].0 += ((if x.iter().all(|s36| *s36 > 1.4) { x[2] } else { x[0] }) * x[(v31.len() % 5) % x.len()].cos()).sin();
    let v37 = vec![vec![x[2]; 3], vec![x[k34 % x.len()]; 3], if (0 % 4) == 2 { vec![v35[0].0, x[1], v35[v35.len() - 1].0] } else { x.to_vec() }];
    v35[0].1 *= (v31[k34 % v31.len()].map_or(v37[x.len() % v37.len()][0], |s38| x[x.len() - 2].max(s38)) + x[v37[v37.len() - 1].len() % x.len()]).sin();
    let k39 = k34 % v35.len();
    v35[k39].0 -= ((x[2] + (k34 as f64)) * (3 as f64) * 0.1).sin();
    let k40 = v35.len() - 1;
    let mut v35: Vec<S> = Vec::new();
    (x[1] * (v37.len() as f64) * 0.1).sin() + S::constant(k40 as f64) + v37.iter().map(|v41| v41.iter().map(|s42| *s42 * 0.7).sum::<S>()).sum::<S>() + v31.iter().map(|o43| o43.unwrap_or(S::one())).sum::<S>() + kept
}
}

mod m15 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let s1 = x[3 % x.len()];
    let mut s1: Option<Vec<S>> = Some(if x[x.len() - 2].sin() >= s1 { x.iter().enumerate().map(|(k2, s3)| (s1 + ((k2 + 0) as f64)) * s3.cos()).collect::<Vec<S>>() } else { vec![x[2], x[0 % x.len()], s1] });
    let mut r4 = Record { at: x[0], list: vec![x[2], x[x.len() - 3]] };
    r4.at += x.iter().copied().zip(r4.list.iter()).map(|(s5, s6)| r4.at).sum::<S>().cos();
    r4.list[0] -= x[1 % x.len()].cos().powi(2).sin();
    let mut o9: Option<Vec<S>> = Some(r4.list.iter().zip(r4.list.iter()).map(|(s7, s8)| 0.8 * *s7).collect::<Vec<S>>());
    for k10 in 1..x.len() {
        for k11 in 0..x.len() {
            r4.list.truncate(3);
            kept += (r4.at * r4.list[0]).sin();
            o9 = if S::constant(1.3) / (S::zero() * S::zero() + 1.0) < 0.3 { Some(vec![x[k10]]) } else { None };
            s1 = if x[k11] > S::one() { Some(vec![x[k10]]) } else { None };
        }
        if r4.list.len() < 7 {
            r4.list.extend_from_slice(x);
        }
    }
    let k12 = r4.list.len() - 1;
    r4.list[k12] += ((if x[x.len() - 3] - x[0] * 1.7 <= 0.9 { x[2] } else { x[0] }) / (x[0] * x[0] + 1.0)).tanh();
    r4.list.iter().step_by(2).take_while(|s14| -**s14 >= 1.8).take_while(|s16| **s16 - x[x.len() - 1] * 1.4 >= 1.0).map(|s17| r4.at).sum::<S>().sin() + x.iter().map(|s18| *s18 * 0.7).sum::<S>() + r4.at * r4.list[0] + kept
}
}

mod m16 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], e2: &Shape<S>) -> Vec<S> {
    let mut kept = S::zero();
    let mut k3 = 0;
    while k3 < 2 && k3 != 3 {
        k3 += 1;
        let mut v11: Vec<S> = vec![w1.iter().zip(w1.iter().rev()).filter(|(s6, s7)| w1[w1.len() - 1] > w1[0]).map(|(s8, s9)| *s9).map(|s10| s10.cos()).product::<S>()];
        for k12 in 1..w1.len() {
            if v11.len() < 7 {
                v11.extend(w1.iter().chain(w1.iter()).map(|s13| (*s13 + *s13) / (*s13 * *s13 + 1.0)));
            }
            kept += (v11.iter().map(|s14| *s14 * 0.7).sum::<S>()).sin();
        }
        let k15 = (w1.len() * 3) % v11.len();
        v11[k15] += (w1[0].cos().powi(3).sin() * w1[k15 % w1.len()]).tanh().cos();
    }
    if kept > 0.5 { vec![kept] } else { vec![w1[0]; 3] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w16: &mut [S], p17: &(S, Vec<S>)) {
    let mut kept = S::zero();
    if p17.1[0] >= 1.3 || 2 % 2 == 0 {
        w16[(3 + 0) % w16.len()] += p17.0.sin();
        w16[p17.1.len() % w16.len()] -= p17.1.iter().enumerate().map(|(k18, s19)| (s19.sin().exp(), *s19 / (w16[0] * w16[0] + 1.0))).map(|(s22, s23)| w16[0].tanh()).sum::<S>().tanh();
        return;
    } else {
        w16[0 % w16.len()] -= (w16[(p17.1.len() % 4) % w16.len()] * w16[0] * 0.3).cos();
        let s26 = w16[(0 % 3) % w16.len()].tanh();
        w16[0] -= (1..2).map(|k27| w16[0].max(w16[0]) * p17.0.cos()).sum::<S>().sin();
    }
    w16[w16.len() - 1] *= ((w16[0 % w16.len()] + p17.0) * w16[2 % w16.len()].cos()).tanh();
    w16[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w28: &[S]) -> S {
    let mut kept = S::zero();
    for s37 in (1..2).map(|k29| (0..k29 % 4).filter_map(|k33| if w28[w28.len() % w28.len()].cos().powi(3) < 0.1 { Some(w28[0].abs() + 1.8) } else { None }).fold(w28[0].cos().powi(1), |s36, s35| (s36 * s35.sin().exp().cos()).sin())) {
        let a38: [S; 2] = [w28[0].sin(); 2];
        for k39 in (0..2) {
            let v40: Vec<S> = vec![s37; 2];
        }
    }
    (w28[0] + (1 as f64)).cos() + w28.iter().map(|s41| *s41 * 0.7).sum::<S>() + w28.iter().map(|s42| *s42 * 0.7).sum::<S>() + w28.iter().map(|s43| *s43 * 0.7).sum::<S>() + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut s46 = (0..3 % 4).map(|k44| x[2]).sum::<S>().tanh();
    let p47: (Record<S>, usize) = (Record { at: x[x.len() % x.len()], list: vec![s46; 3] }, 0_usize);
    s46 = (x[x.len() - 2] + x[x.len() % x.len()]).max(x[1]);
    s46 -= h2(&p47.0.list).cos();
    let mut s55 = x.iter().copied().zip(x.iter()).map(|(s48, s49)| (x[x.len() - 1], s49.max(*s49))).map(|(s52, s53)| (s53 + s46) * (x.len() as f64) * 0.1).map(|s54| s54.cos()).product::<S>();
    s55 = h2(x);
    let mut s56 = (x[2].abs() + 0.7) + s55;
    let v57: Vec<S> = x[3..].to_vec();
    s56 = p47.0.at.abs() + 1.6;
    let o58: Option<Vec<S>> = Some(if x[1] >= s55 { vec![p47.0.at, s46] } else { vec![x[(x.len() + 0) % x.len()], s56, s46] });
    s46 += (match 1 % 3 { 0 => (-s55), 1 => x[0 % x.len()] * 0.5, _ => x[x.len() - 2] }).sin();
    vec![kept + (s55.sin() * p47.0.list[(0 + 2) % p47.0.list.len()]).tanh().cos() + s55 * 0.7 + s56 * 0.7 + s46 * 0.7, p47.0.list.iter().map(|s59| (p47.0.at * p47.0.at + 1.1).sqrt() + x[0 % x.len()]).filter_map(|s61| if x[x.len() - 3] >= 1.6 { Some(x[0 % x.len()].cos().powi(2)) } else { None }).sum::<S>().tanh() + s46 * 0.7 + x.iter().map(|s63| *s63 * 0.7).sum::<S>(), (x[0].sin() * s46).tanh().tanh() + x.iter().map(|s64| *s64 * 0.7).sum::<S>() + p47.0.at * p47.0.list[0] + S::constant(p47.1 as f64) + x.iter().map(|s65| *s65 * 0.7).sum::<S>()]
}
}

mod m17 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], w2: &[S]) -> S {
    let mut kept = S::zero();
    let r3: Record<S> = if (w2[w2.len() - 1] * w2[w2.len() - 1] + 0.9).sqrt() <= w2[w2.len() - 1] { Record { at: w1[(1 + 3) % w1.len()], list: vec![w1[w1.len() - 1]; 2] } } else { Record { at: S::constant(0.7), list: vec![w1[1 % w1.len()], w1[w1.len() - 1], w2[w2.len() - 1]] } };
    if S::constant(1.9) * w2[0].cos() >= 0.9 || r3.list.len() % 2 == 0 {
        for &s6 in w2.windows(2).flat_map(|w4| w4.iter()) {
            let p10: (Vec<S>, usize) = if s6.sin().exp() <= w2[w1.len() % w2.len()] { (w1.iter().step_by(2).map(|&s7| w2[0]).collect::<Vec<S>>(), r3.list.len()) } else { (w2.iter().zip(w1.iter()).map(|(s8, s9)| r3.at).collect::<Vec<S>>(), 0_usize) };
        }
    } else {
    }
    w1[w2.len() % w1.len()].cos() + r3.at * r3.list[0] + w2.iter().map(|s11| *s11 * 0.7).sum::<S>() + w2.iter().map(|s12| *s12 * 0.7).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w13: &mut [S], s14: S) {
    let mut kept = S::zero();
    let mut p15: (S, S) = (w13[0] + w13[(2 % 3) % w13.len()], w13[0] + s14);
    w13[0 % w13.len()] *= (0..3).map(|k16| (-s14) * w13[(k16 % 4) % w13.len()] * 0.3).map(|s18| S::zero() + (0 as f64)).fold((w13[w13.len() % w13.len()] * w13[0 % w13.len()]).sin(), |s21, s20| s21.max(if s14 / (w13[0] * w13[0] + 1.0) <= p15.1 { s21 } else { w13[0] })).cos();
    p15.0 += (p15.1 + s14).sin();
    match (1 * 0) % 3 {
        0 => {
            w13[w13.len() - 1] *= w13.iter().enumerate().map(|(k22, s23)| *s23).map(|s26| s26.cos()).product::<S>().cos();
            return;
        }
        1 => {
            w13[w13.len() - 1] *= w13.iter().copied().map(|s27| ((s27 + p15.0) * (s27 + p15.0) + 1.1).sqrt()).filter(|&s30| 0.9 * s30 <= 1.9).sum::<S>().tanh();
        }
        _ => {
            p15.1 *= s14.cos();
        }
    }
    w13[0] += (0..2).map(|k31| (1.4 * S::one(), p15.0 * w13[w13.len() % w13.len()] * 0.3)).map_while(|(s33, s34)| if w13[w13.len() - 1].cos().powi(2) <= s34 { Some((0..3).map(|k37| p15.1).map(|s39| 1.9 * (w13[w13.len() % w13.len()].sin() * s39).tanh()).sum::<S>()) } else { None }).map(|s41| s41.cos()).product::<S>().tanh();
    w13[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    for k42 in 0..2 {
        let f45 = |s43: S, s44: S| if x[x.len() % x.len()] - x[x.len() % x.len()] * 1.0 >= S::one() { x[(k42 * 3) % x.len()] + (2 as f64) } else { (x[1].sin() * s43).tanh() };
        let mut a46 = [x[x.len() % x.len()]; 2];
    }
    let mut a47: [S; 2] = [0.8 * x[x.len() - 1]; 2];
    a47[(x.len() % 5) % 2] += (x[(2 % 5) % x.len()] * S::constant(1.6) * 0.3).tanh();
    a47 = [a47[0] / (a47[1] * a47[1] + 1.0); 2];
    a47[x.len() % 2] -= h0(&a47[..1], &a47[1..]).cos();
    let s48 = (a47[1] - a47[x.len() % 2] * 1.5) - a47[2 - 1] * 0.8;
    let w49 = &x[1..];
    let mut p50: (S, S) = (w49[0] * a47[0] * 0.3, s48 + w49[(2 % 2) % w49.len()]);
    h1(&mut a47, p50.0.sin().exp());
    p50.1.tanh() + a47.iter().map(|s51| *s51 * 0.7).sum::<S>() + w49.iter().map(|s52| *s52 * 0.7).sum::<S>() + x.iter().map(|s53| *s53 * 0.7).sum::<S>() + kept
}
}

mod m18 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let e1 = Shape::Point(x[0].abs() + 1.0);
    let s2 = ((x[(2 % 4) % x.len()].abs() + 1.8).sin() * x[0]).tanh();
    let f5 = |s3: S, s4: S| (s4 * ((x.len() % 2) as f64) * 0.1).cos().powi(1);
    let mut r6 = Record::<S> { at: s2.cos().powi(2), list: vec![s2, x[2 % x.len()]] };
    r6.list.extend_from_slice(x);
    kept += (r6.at * r6.list[0]).sin();
    r6.list[0] = s2;
    r6.list.push(f5((r6.list[(3 % 2) % r6.list.len()] * s2).sin(), (x[(0 * 1) % x.len()] * r6.at).sin()) * (1 as f64) * 0.1);
    {
        let w7 = &mut r6.list[..];
        w7[w7.len() - 1] = x[3 % x.len()];
        kept += (w7.iter().map(|s8| *s8 * 0.7).sum::<S>()).sin();
        w7[x.len() % w7.len()] = x[x.len() - 1];
    }
    let mut a22: [[S; 2]; 2] = if (r6.list.iter().take(2).take_while(|s10| s2 + r6.list[(3 % 3) % r6.list.len()] < **s10).filter(|s12| (1..(0 % 4) % 4).map(|k13| (**s12, s2 + x[1])).map(|(s15, s16)| (x[r6.list.len() % x.len()], s15.abs() + 1.3)).map(|(s19, s20)| x[1]).sum::<S>() <= s2).map(|s21| (if x[0].tanh() >= *s21 { r6.list[3 % r6.list.len()] } else { x[1 % x.len()] }) + s2).sum::<S>()) <= 1.4 { [[s2, x[0 % x.len()]], [s2, s2]] } else { [[x[(1 + 0) % x.len()], x[2]]; 2] };
    a22[2 - 1][0].cos() + a22.iter().map(|a23| a23.iter().map(|s24| *s24 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + kept
}
}

mod m19 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Vec<S> {
    let mut kept = S::zero();
    let a3: [[S; 2]; 2] = [[r1.list[0]; 2], [r1.list[(k2 % 2) % r1.list.len()]; 2]];
    let e5 = Shape::Path(r1.list.iter().step_by(2).map(|s4| *s4).collect::<Vec<S>>());
    let o6: Option<Vec<S>> = if r1.list[r1.list.len() - 1] < 1.9 { Some(vec![r1.at, r1.list[0], r1.list[0]]) } else { None };
    let mut k7: usize = r1.list.len();
    k7 = 3 % 5;
    if kept > 0.5 { vec![kept] } else { vec![r1.list.iter().zip(r1.list.iter()).filter_map(|(s8, s9)| if o6.is_none() { Some(r1.at) } else { None }).map(|s12| s12.cos()).product::<S>(), r1.list[r1.list.len() % r1.list.len()], a3[0][1]] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w13: &mut [S]) {
    let mut kept = S::zero();
    w13[0] -= w13[(1 + 3) % w13.len()].cos();
    w13[1 % w13.len()] += (w13[w13.len() - 1].cos().powi(1) + w13[w13.len() - 1]).sin();
    let mut v15: Vec<S> = vec![w13[1 % w13.len()], w13.windows(2).map(|w14| w14[1] + w13[0]).sum::<S>()];
    w13[1 % w13.len()] = w13[0];
    kept += (w13.iter().map(|s16| *s16 * 0.7).sum::<S>()).sin();
    let mut k17 = 0;
    while k17 < 3 && (k17 * 2) <= 2 {
        k17 += 1;
    }
    w13[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    for s20 in x.iter().map(|s18| (x[x.len() % x.len()] - x[x.len() - 1] * 1.7).tanh()) {
    }
    let p21: (usize, Record<S>) = ((x.len() + 1), Record::<S> { at: S::constant(1.4), list: x.iter().copied().collect::<Vec<S>>() });
    let mut v22: Vec<Option<S>> = vec![if (3 % 3) != 2 { Some(x[(2 + 0) % x.len()]) } else { None }, (2 != 2).then(|| S::zero()), Some(p21.1.at)];
    let mut v27: Vec<S> = vec![x[x.len() - 1].abs() + 1.0, p21.1.list.iter().copied().filter(|s24| (if (*s24 * *s24).sin() >= x[x.len() - 3] { x[2] } else { p21.1.at }) >= 0.3 && (s24.sin() * x[1 % x.len()]).tanh() > x[x.len() - 1]).map_while(|s25| if s25.sin().exp() >= 1.5 || 0 % 2 == 0 { Some(x[0]) } else { None }).sum::<S>()];
    v27 = vec![x[0 % x.len()] + p21.1.at, v27[1], x[x.len() - 1]];
    kept += (v27.iter().map(|s28| *s28 * 0.7).sum::<S>()).sin();
    let w29 = &x[1..];
    let k30 = 0 % v27.len();
    v27[k30] *= w29[k30 % w29.len()].sin();
    while v27.len() < 3 {
        v27.push(x[v22.len() % x.len()].cos());
        let s31 = (v27[(v22.len() + 0) % v27.len()].sin() * v27[0]).tanh() / (v27[0] * v27[0] + 1.0);
        v22[0] = v22[p21.1.list.len() % v22.len()];
        kept += (v22.iter().map(|o32| o32.unwrap_or(S::one())).sum::<S>()).sin();
        v27[0] *= x[k30 % x.len()].cos().powi(1).sin();
    }
    let k33 = x.len() % v27.len();
    v27[k33] -= ((match (k30 % 2) % 3 { 0 => w29[0], 1 => x[3 % x.len()] * 0.5, _ => x[x.len() - 3] }).sin() * p21.1.at).tanh().tanh();
    w29[k30 % w29.len()].tanh() + v27.iter().map(|s34| *s34 * 0.7).sum::<S>() + S::constant(p21.0 as f64) + p21.1.at * p21.1.list[0] + w29.iter().map(|s35| *s35 * 0.7).sum::<S>() + kept
}
}

mod m20 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut s4 = x.iter().rev().filter(|s2| s2.cos().powi(3) <= S::one()).map(|&s3| s3).sum::<S>();
    s4 *= x[1].cos();
    s4 = s4.sin().abs() + 1.0;
    s4 *= (x[1] - x[x.len() - 2] * 0.6).cos();
    let mut p13: (S, S) = (s4 + x[x.len() - 3], x.iter().copied().enumerate().map_while(|(k5, s6)| if s6 > s4 { Some(s4 - x[0] * 1.5) } else { None }).map(|s9| (s9 + s9, (s4 * s9).sin())).map(|(s11, s12)| -s12).sum::<S>());
    let v20: Vec<Option<S>> = vec![Some(s4), if ((0..1).map(|k14| 0.3 * p13.1.tanh()).map(|s16| (s4 * s4 * 0.3, -p13.0)).map(|(s18, s19)| if 1.3 * s19 >= p13.0 { match 0 % 3 { 0 => s4, 1 => s4 * 0.5, _ => s19 } } else { x[0] }).sum::<S>()) <= s4 { if 1 > 0 { Some(p13.0) } else { None } } else { Some(x[x.len() % x.len()]) }, Some(s4)];
    s4 = x[x.len() - 1];
    s4 *= s4.tanh();
    s4 = p13.0.tanh();
    let mut v25 = vec![x[2].sin(), x.iter().chain(x.iter()).map(|s21| ((x[x.len() - 1] + p13.1) * x[3 % x.len()]).sin()).take_while(|s24| x[x.len() - 1] * s4 * 0.3 > s4).sum::<S>()];
    let k26 = (3 * 2) % v25.len();
    v25[k26] *= (x.iter().zip(v20.iter().rev()).map(|(s27, o28)| (if p13.0 * S::zero().cos() <= 1.7 { x[2 % x.len()] } else { s4 }, p13.1.max(s4))).filter(|(s33, s34)| *s34 - *s33 * 0.9 > x[(k26 * 2) % x.len()]).map(|(s35, s36)| (s35 * s36).sin().max(x[0])).sum::<S>() * p13.1.cos()).cos();
    (x[x.len() - 3] * x[x.len() - 3] + 0.7).sqrt().tanh() + S::constant(k26 as f64) + v25.iter().map(|s37| *s37 * 0.7).sum::<S>() + x.iter().map(|s38| *s38 * 0.7).sum::<S>() + kept
}
}

mod m21 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut k1 = 0;
    while k1 < 3 && x[2] / (x[1] * x[1] + 1.0) <= 0.6 {
        k1 += 1;
        let mut r2 = Record { at: 1.6 * x[(x.len() * 0) % x.len()], list: vec![S::zero(), x[k1 % x.len()], x[0]] };
        let k3 = (x.len() % 5) % r2.list.len();
        r2.list[k3] -= (x[x.len() % x.len()] + x[x.len() - 3]).cos();
        let mut o4: Option<Vec<S>> = Some(vec![r2.list[r2.list.len() - 1]]);
        r2.at -= x[k1 % x.len()].cos();
    }
    let v10: Vec<Vec<S>> = x.iter().skip(1).take_while(|s6| **s6 <= x[(x.len() % 2) % x.len()] || x.len() % 2 == 0).map(|&s9| vec![x[2], x[2], s9]).collect::<Vec<Vec<S>>>();
    let mut v19: Vec<S> = x.iter().map(|&s13| x.iter().rev().filter(|s16| (match k1 % 3 { 0 => s13, 1 => s13 * 0.5, _ => x[x.len() % x.len()] }) < 0.3).map(|s17| s17.abs() + 0.5).sum::<S>()).collect::<Vec<S>>();
    v19 = x.to_vec();
    kept += (v19.iter().map(|s20| *s20 * 0.7).sum::<S>()).sin();
    v19.extend(v10.iter().skip(1).flat_map(|v21| v21.iter()).map(|s23| if *s23 >= 0.3 { (x[v10.len() % x.len()] * x[x.len() - 1]).sin() } else { x[0] * x[x.len() - 1] * 0.3 }));
    for k24 in 0..2 {
        if v19.len() < 7 {
            v19.push((-(x[0] + (1 as f64))).sin());
        }
        v19 = v19.clone();
    }
    v19 = v19.clone();
    (match v19.len() % 3 { 0 => x[x.len() - 3], 1 => x[(1 + 2) % x.len()] * 0.5, _ => S::zero() }).tanh() + v19.iter().map(|s25| *s25 * 0.7).sum::<S>() + v19.iter().map(|s26| *s26 * 0.7).sum::<S>() + v19.iter().map(|s27| *s27 * 0.7).sum::<S>() + kept
}
}

mod m22 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Option<S> {
    let mut kept = S::zero();
    let mut k2 = 0;
    while k2 < 2 {
        k2 += 1;
        let mut o3 = ((w1[(k2 % 2) % w1.len()].sin() * w1[0]).tanh() <= w1[3 % w1.len()]).then(|| (w1[(k2 % 4) % w1.len()] * w1[(k2 % 4) % w1.len()] + 1.5).sqrt());
        o3 = o3;
        kept += (o3.unwrap_or(S::one())).sin();
        let mut s4 = w1[0].abs() + 0.1;
    }
    if kept > 0.5 { Some(kept) } else { None }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r5: &Record<S>) -> Vec<S> {
    let mut kept = S::zero();
    let mut o6: Option<S> = Some(r5.list[3 % r5.list.len()]);
    if r5.list.len() > 3 {
        let mut r7: Record<S> = Record { at: r5.list[0].max(r5.at), list: vec![r5.at, r5.list[0]] };
    } else {
        let f9 = |s8: S| s8.sin().exp() - s8 * 0.7;
        o6 = Some(o6.map_or(r5.at, |s10| (r5.at.sin() * r5.at).tanh()));
        kept += (o6.unwrap_or(S::one())).sin();
    }
    if kept > 0.5 { vec![kept] } else { vec![r5.list.iter().enumerate().map(|(k11, s12)| if r5.list[0].abs() + 0.5 <= 1.8 { (1..2).map(|k17| r5.at).sum::<S>() } else { r5.list[0] }).filter(|s19| r5.list.len() != 3).fold(r5.at, |s21, s20| s21 * 0.5 + s20.cos().powi(2).sin()), -r5.at, r5.list[(r5.list.len() * 0) % r5.list.len()] * r5.list[r5.list.len() % r5.list.len()].cos()] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r22: &Record<S>, r23: &Record<S>) -> S {
    let mut kept = S::zero();
    let p24: (S, S) = (r23.at + r23.list[2 % r23.list.len()], r22.list.iter().copied().sum::<S>());
    let mut s25 = r22.list[r22.list.len() - 1];
    let mut v26: Vec<S> = h1(r23);
    v26.extend(r22.list.iter().enumerate().filter(|(k29, s30)| (**s30 * s25).sin() < 0.7).map(|(k31, s32)| (r23.at + (k31 as f64)) * (k31 as f64) * 0.1));
    kept += (v26.iter().map(|s33| *s33 * 0.7).sum::<S>()).sin();
    (p24.0 / (r23.at * r23.at + 1.0)).tanh() + r23.at * r23.list[0] + p24.0 * 0.7 + p24.1 * 0.7 + r23.at * r23.list[0] + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut v35 = x.iter().rev().map(|s34| x[1].max(x[x.len() % x.len()]).tanh()).collect::<Vec<S>>();
    let (s36, s37): (S, S) = ((x[x.len() % x.len()].sin() * x[x.len() - 1]).tanh(), x[2] + x[0]);
    v35.extend_from_slice(x);
    kept += (v35.iter().map(|s38| *s38 * 0.7).sum::<S>()).sin();
    v35.push(if v35[(v35.len() + 3) % v35.len()] * s36 * 0.3 <= 1.1 { x[x.len() % x.len()] } else { s37 });
    let v39 = &v35;
    let mut s46 = v35.iter().zip(v39.iter()).map(|(s40, s41)| x[0].sin().exp()).sum::<S>();
    let mut p47: (Vec<S>, S, S) = (if v39[0] + v35[v35.len() - 1] < 1.2 || v35.len() % 2 == 0 { vec![s36; 1] } else { vec![s37, s36, v39[0]] }, (s37 * s36).sin(), s46);
    let mut v48: Vec<S> = vec![s46; 1];
    let a53: [S; 3] = [v35.iter().rev().map(|s51| (v35[(2 % 2) % v35.len()].sin() * p47.0[p47.0.len() - 1]).sin()).sum::<S>(), 1.8 * p47.0[0], v39[v39.len() - 1]];
    let v54: Vec<S> = vec![];
    let s55 = v35[0];
    s46 += (s36.abs() + 0.7).sin();
    vec![kept + (1..2 % 4).map(|k56| (v35[0] + (v35.len() as f64)) + (k56 as f64)).sum::<S>().cos() + s36 * 0.7 + v48.iter().map(|s57| *s57 * 0.7).sum::<S>() + v39.iter().map(|s58| *s58 * 0.7).sum::<S>(), (s55 - s37 * 1.2).tanh() + s36 * 0.7 + p47.0.iter().map(|s59| *s59 * 0.7).sum::<S>() + p47.1 * 0.7 + p47.2 * 0.7 + v54.iter().map(|s60| *s60 * 0.7).sum::<S>()]
}
}

mod m23 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut s3 = w1.iter().map(|&s2| s2.sin().exp().sin().exp()).sum::<S>();
    s3 -= w1.iter().copied().sum::<S>().cos();
    let mut s4 = s3.abs() + 1.2;
    s4 = w1.windows(3).flat_map(|w5| w5.iter()).fold((S::zero() * s3).sin(), |s10, s9| (s10 * (if (w1.len() + 3) > 3 { S::zero() } else { s3 }).cos()).sin());
    let v13 = if w1.iter().fold((s4 * s3).sin(), |s12, s11| (s12 * (w1[0] + s3).cos()).sin()) > w1[0] || w1.len() % 2 == 0 { vec![s3, w1[w1.len() % w1.len()], s4] } else { vec![w1[0], s3, s3] };
    s3 -= s4.cos();
    if kept > 0.5 { vec![kept] } else { vec![w1[0]; 3] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r14: &Record<S>, s15: S) -> Shape<S> {
    let mut kept = S::zero();
    let mut s19 = (0..(1 + 1) % 4).map(|k18| s15).sum::<S>();
    s19 -= r14.list[0].sin().sin();
    s19 = match (0 * 0) % 3 { 0 => s15, 1 => s15 * 0.5, _ => s15 };
    s19 += (s15 + s15).sin();
    let mut p20: (S, S) = (s15.max(s19), (s19.sin() * r14.at).tanh());
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Point(r14.list.iter().copied().sum::<S>()) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut o21 = Some(vec![x[x.len() - 2]; 1]);
    let s22 = x[2] * ((3 * 0) as f64) * 0.1;
    let e23 = Shape::Span { low: 0.1 * s22, high: x[x.len() - 1] };
    o21 = Some(vec![s22; 3]);
    let mut p29: (S, S) = (x.iter().copied().zip(x.iter()).fold(x.iter().enumerate().map(|(k24, s25)| s22.max(x[x.len() - 1]) - s22 * 1.8).sum::<S>(), |s28, (s26, s27)| s28.max(x[(1 * 1) % x.len()])), s22 + x[x.len() - 3]);
    let v31: Vec<S> = x.iter().map(|s30| (s22 + s22).tanh()).collect::<Vec<S>>();
    p29.0 *= p29.0.tanh();
    p29.0 -= (s22 * s22).sin().cos();
    let v32: Vec<(S, S)> = vec![p29, (s22, x[3 % x.len()]), (x[2], x[2])];
    for k33 in 0..3 {
        let a34 = [s22, x[v31.len() % x.len()]];
        o21 = None;
    }
    let v35: Vec<Vec<S>> = Vec::new();
    (-s22).tanh() + v32.iter().map(|p36| p36.0 * 0.7 + p36.1 * 0.7).sum::<S>() + kept
}
}

mod m24 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut v1 = vec![x[2]; 2];
    v1.extend_from_slice(x);
    kept += (v1.iter().map(|s2| *s2 * 0.7).sum::<S>()).sin();
    let k3 = v1.len() - 2;
    let mut k3: Vec<Vec<S>> = vec![x.to_vec(), v1, vec![x[1], x[x.len() - 1], x[x.len() - 1]]];
    let mut v5: Vec<S> = vec![k3[0 % k3.len()][0], k3[1 % k3.len()].windows(2).map(|w4| (1.1 * S::zero()) + ((0 + 0) as f64)).sum::<S>(), k3[x.len() % k3.len()][0]];
    let k6 = 2 % k3.len();
    k3[k6].push(v5.iter().filter_map(|&s7| if s7.sin().exp() < x[k6 % x.len()] { Some(s7 + (2 as f64)) } else { None }).fold(v5[(k6 + 2) % v5.len()], |s10, s9| s10 * 0.5 + v5[0].sin().sin()).cos().powi(2));
    kept += (k3.iter().map(|v11| v11.iter().map(|s12| *s12 * 0.7).sum::<S>()).sum::<S>()).sin();
    let s13 = S::constant(0.5) + v5[0];
    let k14 = v5.len() - 2;
    v5[k14] *= (x[(0 + 3) % x.len()] + k3[2 % k3.len()][0]).sin();
    for k15 in (1..x.len()).rev() {
        let k16 = (k15 % 2) % k3.len();
        k3[k16] = k3[k14 % k3.len()].clone();
    }
    let a18 = if (1..3 % 4).map(|k17| k3[v5.len() % k3.len()][0].sin().exp()).sum::<S>() <= v5[0] { [[x[x.len() - 2]; 2], [k3[k3.len() - 1][0], s13]] } else { [[v5[v5.len() - 2], s13], [s13, s13]] };
    let k3: Vec<Vec<S>> = vec![if -x[x.len() - 2] < 1.6 || (k6 + 0) % 2 == 0 { k3[k14 % k3.len()].clone() } else { vec![k3[k3.len() - 1][(x.len() * 3) % k3[k3.len() - 1].len()]; 3] }; 3];
    v5[1] *= k3[(k14 % 5) % k3.len()][0].sin();
    vec![kept + k3.iter().zip(v5.iter()).fold(v5[0], |s21, (v19, s20)| s21 * 0.5 + s21.sin().sin()).sin() + x.iter().map(|s22| *s22 * 0.7).sum::<S>() + x.iter().map(|s23| *s23 * 0.7).sum::<S>() + S::constant(k6 as f64), k3[k3.len() - 1][1 % k3[k3.len() - 1].len()].max(s13).tanh() + s13 * 0.7 + S::constant(k6 as f64) + a18.iter().map(|a24| a24.iter().map(|s25| *s25 * 0.7).sum::<S>()).sum::<S>()]
}
}

mod m25 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut e1 = Shape::Point(x[x.len() - 1]);
    let mut e1 = x[0];
    e1 = x[1 % x.len()].cos().powi(3);
    let mut k2 = 0;
    while k2 < 3 && k2 > 2 {
        k2 += 1;
        if e1 * e1.cos() > e1 {
            let s3 = ((e1 + S::zero()) * e1).sin();
            e1 *= ((x[x.len() - 2] - e1 * 1.1) + (2 as f64)).sin();
            break;
        } else {
            let mut k4 = 0;
            while k4 < 2 && x.iter().all(|s5| *s5 > 1.9) {
                k4 += 1;
                let mut v6: Vec<(S, S)> = vec![(e1, e1); 1];
                e1 -= ((e1 * v6[0].0 * 0.3) * (e1 * v6[0].0 * 0.3) + 0.5).sqrt().sin();
                let f8 = |s7: S| (s7 * (k2 as f64) * 0.1).max(v6[x.len() % v6.len()].0);
                e1 *= x.iter().copied().enumerate().map(|(k9, s10)| (S::constant(1.6), match 0 % 3 { 0 => e1, 1 => s10 * 0.5, _ => x[0] })).map(|(s13, s14)| s13.tanh().max(x[(k2 * 0) % x.len()])).map(|s15| s15.cos()).product::<S>().tanh();
            }
            let s18 = (1..3).map(|k16| 1.7 * x[0].cos().powi(2)).sum::<S>();
            e1 -= S::one().tanh();
        }
        e1 += (x[(x.len() * 1) % x.len()] * x[(x.len() * 2) % x.len()]).sin().sin().sin();
    }
    vec![kept + x[1].cos().powi(1).cos() + e1 * 0.7 + S::constant(k2 as f64) + S::constant(k2 as f64), x.iter().zip(x.iter()).filter(|(s21, s22)| (**s22 * e1).sin() <= 1.6).map(|(s23, s24)| e1.cos().powi(2) * x[x.len() - 1].cos()).sum::<S>().tanh() + e1 * 0.7 + S::constant(k2 as f64) + e1 * 0.7]
}
}

mod m26 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, p2: &(S, Vec<S>)) -> Record<S> {
    let mut kept = S::zero();
    let mut s3 = r1.list[0].tanh() + (2 as f64);
    s3 = S::one();
    s3 *= r1.list[0].tanh();
    let mut e4: Shape<S> = if (match (0 % 2) % 3 { 0 => s3, 1 => s3 * 0.5, _ => r1.at }) >= 0.1 { Shape::Path(vec![s3, r1.at]) } else { Shape::Point(r1.list[r1.list.len() - 1]) };
    if S::zero() >= s3 && r1.list[0].tanh() >= r1.at {
        s3 *= (r1.list[r1.list.len() - 1] * p2.0).sin().tanh();
    } else {
    }
    s3 *= (r1.at + r1.list[r1.list.len() - 1]).tanh();
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: (r1.list[1 % r1.list.len()] * r1.list[1 % r1.list.len()] + 1.3).sqrt(), list: r1.list.to_vec() } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e5: &Shape<S>, w6: &[S], w7: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let mut s12 = w7.iter().map(|s8| (S::zero() + w6[0], s8.sin().exp())).map(|(s10, s11)| 1.4 * (match (0 + 3) % 3 { 0 => s10, 1 => w6[(w6.len() + 1) % w6.len()] * 0.5, _ => s10 })).sum::<S>();
    s12 = w6.iter().zip(w7.iter()).filter(|(s15, s16)| w6[w6.len() - 1] >= s12 || (1 * 2) % 2 == 0).fold(s12 / (w6[w6.len() - 1] * w6[w6.len() - 1] + 1.0), |s19, (s17, s18)| s19.max(w7[2 % w7.len()] * ((3 + 3) as f64) * 0.1)).sin();
    s12 *= w7[w6.len() % w7.len()].tanh().tanh();
    s12 = w6[(w6.len() * 2) % w6.len()];
    let a20 = [[w7[0]; 2]; 2];
    if kept > 0.5 { (kept, vec![kept]) } else { (w7[(w7.len() * 2) % w7.len()], vec![w6[0], w6[(0 % 3) % w6.len()]]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v21: Vec<Vec<S>> = vec![];
    v21 = v21.clone();
    kept += (v21.iter().map(|v22| v22.iter().map(|s23| *s23 * 0.7).sum::<S>()).sum::<S>()).sin();
    let f25 = |s24: S| (s24 * x[2] * 0.3) + x[1];
    for (k27, v26) in v21.iter_mut().enumerate() {
        let k28 = x.len() % v26.len();
        v26[k28] += (1.5 * x[0]).tanh();
        v26[0] = f25(x[2]).sin();
        kept += (v26.iter().map(|s29| *s29 * 0.7).sum::<S>()).sin();
        for s34 in x.iter().enumerate().map(|(k30, s31)| *s31 + v26[k27 % v26.len()]) {
            let mut e36: Shape<S> = Shape::Path(v26.chunks(2).map(|w35| match (1 % 3) % 3 { 0 => (0.3 * w35[0]), 1 => v26[0] * 0.5, _ => s34 }).collect::<Vec<S>>());
            e36 = Shape::Span { low: x[x.len() - 2], high: s34 };
        }
        v26[0] -= x[2].sin();
    }
    let (s37, s38): (S, S) = if x[x.len() - 1].abs() + 0.8 > S::constant(1.7) { (x[2], x[(3 % 2) % x.len()]) } else { (x[0], x[2]) };
    let mut k39: usize = 2_usize;
    v21.truncate(0);
    let mut s40 = if !v21.is_empty() { s38 } else { s38 * s37.cos() };
    s40 += s38.sin().exp().sin().exp().sin();
    (s37.sin() * x[2]).tanh().cos() + s40 * 0.7 + s38 * 0.7 + s38 * 0.7 + kept
}
}

mod m27 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut p1 = (x.to_vec(), vec![x[2]]);
    p1.1 = vec![p1.1[(0 + 0) % p1.1.len()] + x[1]; 1];
    kept += (p1.0.iter().map(|s2| *s2 * 0.7).sum::<S>() + p1.1.iter().map(|s3| *s3 * 0.7).sum::<S>()).sin();
    if p1.0.iter().all(|s4| *s4 > 0.5) {
        let v5 = vec![(p1.0[3 % p1.0.len()], x[0])];
        if p1.1.len() > 1 {
            p1.1.pop();
        }
        let k6 = x.len() % p1.0.len();
        p1.0[k6] += v5.iter().map(|(s7, s8)| *s7 + *s8).sum::<S>().cos();
    } else {
        p1.1 = if (p1.0.iter().enumerate().map(|(k9, s10)| if x[2] * (k9 as f64) * 0.1 > 0.5 || 2 % 2 == 0 { *s10 * p1.0[0].cos() } else { 0.8 * *s10 }).sum::<S>()) > x[x.len() - 2] { if p1.0[0] > x[x.len() - 3] { p1.0.iter().map(|s11| x[(3 * 1) % x.len()]).collect::<Vec<S>>() } else { vec![p1.1[(2 + 2) % p1.1.len()], x[2 % x.len()], S::constant(1.9)] } } else { x.iter().copied().collect::<Vec<S>>() };
        let k12 = x.len() % p1.0.len();
        p1.0[k12] = (-p1.1[0]).cos().powi(2) * (x[x.len() - 2] * x[(k12 * 1) % x.len()]).sin().cos();
        let k13 = (k12 * 1) % p1.1.len();
        p1.1[k13] -= x[1 % x.len()].tanh();
    }
    let p14: (Record<S>, usize) = (Record::<S> { at: x[x.len() - 1], list: vec![x[x.len() - 1], p1.1[0]] }, x.len());
    let k15 = p1.0.len() - 1;
    p1.0[k15] = ((-x[0]) * (-x[0]) + 0.7).sqrt() - S::constant(0.3).sin() * 1.5;
    let mut v16: Vec<(S, S)> = vec![(x[(p1.0.len() * 0) % x.len()], p14.0.at); 2];
    let k17 = k15 % p1.0.len();
    p1.0[k17] *= (-v16[0].0).cos();
    vec![kept + (0.3 * v16[v16.len() - 1].0).tanh() + S::constant(k15 as f64) + x.iter().map(|s18| *s18 * 0.7).sum::<S>() + S::constant(k17 as f64), x.iter().chain(p14.0.list.iter()).filter(|s20| **s20 < 1.6).fold(p14.0.at + x[1], |s22, &s21| s22 * 0.5 + (v16[v16.len() - 1].0 * p14.0.at * 0.3).sin()).tanh() + S::constant(k15 as f64) + p14.0.at * p14.0.list[0] + S::constant(p14.1 as f64) + p14.0.at * p14.0.list[0] + S::constant(p14.1 as f64), v16[v16.len() - 1].0.cos() + x.iter().map(|s23| *s23 * 0.7).sum::<S>() + p1.0.iter().map(|s24| *s24 * 0.7).sum::<S>() + p1.1.iter().map(|s25| *s25 * 0.7).sum::<S>() + S::constant(k17 as f64)]
}
}

mod m28 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Vec<S> {
    let mut kept = S::zero();
    if (r1.list[0] * r1.list[0] + 1.5).sqrt() >= 0.8 {
        let mut v3: Vec<Vec<S>> = r1.list.iter().map(|s2| vec![*s2, r1.list[0]]).collect::<Vec<Vec<S>>>();
        let k4 = v3.len() - 1;
        v3[k4][0] -= r1.list.iter().zip(r1.list.iter().rev()).map(|(s5, s6)| (1..k4 % 4).map_while(|k9| if r1.list[3 % r1.list.len()] * *s6 * 0.3 >= 1.7 { Some(*s5 + *s6) } else { None }).sum::<S>().abs() + 1.6).sum::<S>().tanh();
    } else {
        for s13 in r1.list.iter().copied() {
            let mut s13: Vec<S> = r1.list.iter().zip(r1.list.iter()).map(|(s14, s15)| match 1 % 3 { 0 => (r1.list[r1.list.len() - 1] * s13.cos()), 1 => *s15 * 0.5, _ => *s14 }).collect::<Vec<S>>();
        }
    }
    if kept > 0.5 { vec![kept] } else { vec![(r1.at * r1.at).sin(), r1.at] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e18: &Shape<S>, w19: &[S]) -> S {
    let mut kept = S::zero();
    let (s20, s21): (S, S) = (w19[0].abs() + 0.9, w19[0] + w19[w19.len() % w19.len()]);
    let mut v22: Vec<Option<S>> = vec![Some(w19[w19.len() % w19.len()])];
    v22 = vec![Some(s21), v22[0]];
    kept += (v22.iter().map(|o23| o23.unwrap_or(S::one())).sum::<S>()).sin();
    (s21 * s21 + 0.6).sqrt().tanh() + v22.iter().map(|o24| o24.unwrap_or(S::one())).sum::<S>() + s20 * 0.7 + w19.iter().map(|s25| *s25 * 0.7).sum::<S>() + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut o26 = Some(x[1]);
    let mut v27: Vec<Vec<S>> = vec![x.to_vec(); 2];
    let o28: Option<(usize, S)> = Some((v27.len(), S::one()));
    if v27.len() != 3 {
        let mut k29: usize = 3_usize;
        let mut v30 = x[2..].to_vec();
        let k31 = v27.len() % v30.len();
        v30[k31] += (if x[k31 % x.len()] * x[(v27.len() % 3) % x.len()] * 0.3 > x[2] { v27.iter().map(|v32| v32[0]).sum::<S>() } else { x[2] }).sin();
    }
    let mut p33: (S, Vec<S>) = (x[2 % x.len()] + x[2 % x.len()], vec![x[x.len() - 2]]);
    let p33 = o26.map_or((p33.1[0].sin() * p33.1[v27.len() % p33.1.len()]).tanh(), |s34| s34.sin());
    o26 = if (match 2 % 3 { 0 => p33, 1 => p33 * 0.5, _ => x[2] }) > 1.8 { Some(p33 + x[1]) } else { None };
    kept += (o26.unwrap_or(S::one())).sin();
    let mut r35: Record<S> = Record::<S> { at: -p33, list: vec![p33, p33, x[x.len() - 3]] };
    r35.list[0] += (1..3 % 4).fold(p33.abs() + 0.4, |s39, k38| s39 * 0.5 + (p33 + (x.len() as f64)).sin()).tanh();
    vec![kept + (x[x.len() - 3] + x[2 % x.len()]).cos() + v27.iter().map(|v40| v40.iter().map(|s41| *s41 * 0.7).sum::<S>()).sum::<S>() + v27.iter().map(|v42| v42.iter().map(|s43| *s43 * 0.7).sum::<S>()).sum::<S>(), r35.list[0].cos().powi(3).cos() + r35.at * r35.list[0] + r35.at * r35.list[0] + v27.iter().map(|v44| v44.iter().map(|s45| *s45 * 0.7).sum::<S>()).sum::<S>(), x[2].tanh() + p33 * 0.7 + x.iter().map(|s46| *s46 * 0.7).sum::<S>() + r35.at * r35.list[0]]
}
}

mod m29 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Shape<S> {
    let mut kept = S::zero();
    let v2: Vec<S> = vec![(w1[w1.len() % w1.len()] * w1[w1.len() - 1]).sin(), w1[w1.len() - 1].sin()];
    let mut v3: Vec<Option<S>> = vec![Some(v2[1]), None];
    let v6 = vec![v3[w1.len() % v3.len()].map_or(w1[0], |s4| v2[1 % v2.len()].sin()), w1.iter().copied().map(|s5| s5.cos()).product::<S>()];
    v3 = vec![(v3[v3.len() % v3.len()].is_some()).then(|| v6[0]), v3[w1.len() % v3.len()], if v3[0].unwrap_or(v6[v6.len() - 1]) <= 1.5 { Some(v6[v6.len() - 1]) } else { None }];
    kept += (v3.iter().map(|o7| o7.unwrap_or(S::one())).sum::<S>()).sin();
    let v10: Vec<Vec<S>> = vec![vec![v2[(0 % 4) % v2.len()]; 1], if (3 + 2) == 3 { vec![v6[v3.len() % v6.len()]] } else { v3.iter().copied().zip(v6.iter()).map(|(o8, s9)| (-w1[0]) + w1[0]).collect::<Vec<S>>() }, v6.clone()];
    v3[0] = Some(v10[3 % v10.len()][(v2.len() + 2) % v10[3 % v10.len()].len()]);
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Point(v3.iter().copied().enumerate().map(|(k11, o12)| (v2[v2.len() % v2.len()] * v10[1 % v10.len()][0].cos()) - v2[k11 % v2.len()] * 1.8).map(|s13| s13.cos()).product::<S>()) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v14 = vec![Record { at: x[x.len() % x.len()], list: vec![x[2], x[x.len() - 3], x[0]] }; 3];
    let f16 = |s15: S| (s15 + (2 as f64)) * x[1] * 0.3;
    let k17 = v14.len() - 1;
    v14[k17].list[0] += (if 0 == 0 { x[x.len() - 3] } else { x.iter().filter(|s19| (match k17 % 3 { 0 => **s19, 1 => **s19 * 0.5, _ => x[x.len() - 2] }) >= 0.2).map(|s20| 1.0 * x.iter().copied().fold(x[k17 % x.len()], |s22, s21| s22.max(*s20))).map(|s23| s23.cos()).product::<S>() }).cos();
    let mut s24 = (v14[v14.len() - 1].list[(x.len() % 5) % v14[v14.len() - 1].list.len()] + x[1]) + x[2];
    s24 = x[0 % x.len()];
    let mut a25 = [v14[v14.len() - 1].at + v14[0].list[k17 % v14[0].list.len()]; 3];
    {
        let (w26, w27) = a25.split_at_mut(1);
        let mut s28 = f16(x[x.len() - 1] * v14[0].at * 0.3) - w26[w26.len() % w26.len()] * 1.8;
        v14[0] = v14[k17 % v14.len()].clone();
        kept += (v14.iter().map(|r29| r29.at * r29.list[0]).sum::<S>()).sin();
        s28 -= (S::constant(1.0).sin().exp() * (2 as f64) * 0.1).cos();
    }
    v14[0].list[0] = f16(x[1].cos().powi(1)).max(a25[x.len() % 3]).sin().exp();
    let mut s30 = v14[k17 % v14.len()].list.iter().copied().take(2).sum::<S>();
    s24.cos() + a25.iter().map(|s31| *s31 * 0.7).sum::<S>() + s30 * 0.7 + s30 * 0.7 + kept
}
}

mod m30 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> Shape<S> {
    let mut kept = S::zero();
    let mut v8 = vec![(w2[w2.len() - 1].sin() * w3[(0 + 3) % w3.len()]).tanh(), w2.iter().rev().map(|s4| (w3[0] + w3[w2.len() % w3.len()], w2[0 % w2.len()].sin())).map(|(s6, s7)| (w3[w2.len() % w3.len()].sin().exp().sin() * w3[3 % w3.len()]).tanh()).sum::<S>()];
    let k9 = v8.len() - 1;
    v8[k9] -= w2[0].max(S::one()).sin().tanh();
    v8[1] = (S::constant(1.0) * (k9 as f64) * 0.1) * w3[k9 % w3.len()] * 0.3;
    kept += (v8.iter().map(|s10| *s10 * 0.7).sum::<S>()).sin();
    v8[0] -= (match w2.len() % 3 { 0 => (1.0 * w2[w3.len() % w2.len()]), 1 => w3[k9 % w3.len()] * 0.5, _ => w2[w2.len() - 1] }).sin();
    v8.push(v8[0]);
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Span { low: v8[0], high: w2[w3.len() % w2.len()] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut o11: Option<S> = (x[0] <= 1.9).then(|| 0.2 * x[1]);
    let mut o12: Option<S> = if x[0 % x.len()].sin() > 0.5 { o11 } else { if -x[x.len() - 3] <= 1.5 && x[0] / (S::one() * S::one() + 1.0) < x[3 % x.len()] { None } else { if x.len() > 1 { Some(x[0]) } else { None } } };
    for k13 in (0..x.len()).rev() {
        let v14 = x[1..].to_vec();
        o12 = if v14[v14.len() - 2] <= 0.9 { Some((x[x.len() - 1].sin() * v14[v14.len() - 2]).tanh()) } else { None };
        kept += (o12.unwrap_or(S::one())).sin();
    }
    let v23: Vec<S> = x.chunks(3).map(|w15| w15.iter().copied().take(2).filter(|s17| o11.is_some()).map(|s18| (w15[w15.len() - 1].sin(), x[2].abs() + 0.4)).map(|(s20, s21)| (w15[w15.len() - 1] * s21.cos()) / (s21 * s21 + 1.0)).map(|s22| s22.cos()).product::<S>()).collect::<Vec<S>>();
    let v24: Vec<S> = vec![x[x.len() % x.len()].sin()];
    o12 = if (x[x.len() - 3] * v24[0]).sin() > x[0 % x.len()] { Some(x[x.len() - 1] + ((0 + 3) as f64)) } else { None };
    o12 = o12;
    let mut o26 = Some(o11.map_or(x[x.len() - 1], |s25| if v23[v23.len() - 1] <= 0.7 || x.len() % 2 == 0 { x[2] } else { S::one() }));
    match v23.len() % 3 {
        0 => {
            let a27: [S; 2] = [v24[v24.len() - 1]; 2];
        }
        1 => {
        }
        _ => {
        }
    }
    (0.4 * x[1]).sin() + o11.unwrap_or(S::one()) + x.iter().map(|s28| *s28 * 0.7).sum::<S>() + o11.unwrap_or(S::one()) + kept
}
}

mod m31 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Shape<S> {
    let mut kept = S::zero();
    let mut v3: Vec<S> = vec![];
    let v4 = vec![if r1.at >= 0.4 { r1.list[..1].to_vec() } else { vec![r1.at, r1.list[r1.list.len() - 1], r1.at] }];
    for k5 in (1..2) {
        let mut v6 = vec![vec![v4[v4.len() - 1][0], r1.at]; 1];
        v6[0][0] -= v4[v3.len() % v4.len()].iter().copied().enumerate().map(|(k7, s8)| r1.at).sum::<S>().cos();
    }
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Span { low: (S::one() * S::one() + 1.3).sqrt(), high: r1.at } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e9: &Shape<S>, w10: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let mut s11 = (w10[2 % w10.len()] + w10[0]).sin().exp();
    s11 -= s11.sin();
    s11 *= (w10[w10.len() - 1] / (s11 * s11 + 1.0)).cos();
    let mut v12: Vec<S> = vec![s11 * (2 as f64) * 0.1, match 3 % 3 { 0 => s11, 1 => s11 * 0.5, _ => w10[w10.len() - 1] }, s11 + w10[w10.len() - 1], w10[2 % w10.len()] + w10[w10.len() % w10.len()]];
    s11 *= ((match (w10.len() % 2) % 3 { 0 => v12[1], 1 => s11 * 0.5, _ => v12[0] }) - s11 * 0.6).tanh();
    if kept > 0.5 { (kept, vec![kept]) } else { (w10[0] + v12[(3 % 2) % v12.len()], vec![v12[1], w10[w10.len() - 1], s11]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    if (1 + 2) <= 3 {
        if (S::zero() * x[x.len() % x.len()]).sin() >= x[x.len() - 1] {
            let mut s13 = x[x.len() - 3];
            match 3 % 3 {
                0 => {
                    let mut a14: [S; 2] = [s13; 2];
                    if S::one() + x[x.len() - 3] <= s13 || 3 % 2 == 0 {
                        s13 += a14[2 - 1].tanh();
                        let w15 = &a14[1..];
                        s13 *= (match 2 % 3 { 0 => (w15[0] + s13), 1 => a14[2 - 2] * 0.5, _ => x[x.len() - 3] }).cos();
                    } else {
                        s13 *= (x.iter().take_while(|s17| 0 <= 0).fold(a14[3 % 2], |s19, &s18| s19.max(a14.chunks(3).take_while(|w21| (3 * 3) <= 0).map(|w22| (x[2] * s18).sin()).sum::<S>())) + x[(0 * 3) % x.len()]).tanh();
                        if x[x.len() - 1] > a14[0] {
                            if a14[3 % 2] < x[x.len() - 2] {
                                s13 -= x.chunks(2).map(|w23| if x[x.len() - 1] + S::constant(0.1) < x[x.len() - 2] { a14[2 - 2] } else { x[x.len() - 1] * a14[1] * 0.3 }).map(|s24| s24.cos()).product::<S>().sin();
                            }
                            return x[0].cos() + a14.iter().map(|s25| *s25 * 0.7).sum::<S>() + a14.iter().map(|s26| *s26 * 0.7).sum::<S>() + s13 * 0.7 + kept;
                        } else {
                            s13 *= ((x[x.len() - 2] * s13 * 0.3) * s13.cos()).tanh();
                        }
                        s13 += a14[(0 + 2) % 2].cos();
                    }
                }
                1 => {
                    return (s13.sin() * x[0]).tanh().tanh() + s13 * 0.7 + s13 * 0.7 + x.iter().map(|s27| *s27 * 0.7).sum::<S>() + kept;
                }
                _ => {
                }
            }
            s13 *= S::constant(1.8).sin();
        } else {
        }
    } else {
        return x[(1 * 1) % x.len()].cos() + x.iter().map(|s28| *s28 * 0.7).sum::<S>() + x.iter().map(|s29| *s29 * 0.7).sum::<S>() + x.iter().map(|s30| *s30 * 0.7).sum::<S>() + kept;
    }
    x[0].max(x[(1 % 2) % x.len()]).tanh() + x.iter().map(|s31| *s31 * 0.7).sum::<S>() + x.iter().map(|s32| *s32 * 0.7).sum::<S>() + x.iter().map(|s33| *s33 * 0.7).sum::<S>() + kept
}
}

mod m32 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> S {
    let mut kept = S::zero();
    let v4: Vec<Record<S>> = vec![Record::<S> { at: w3[0], list: vec![w3[0], w3[0], w3[w3.len() - 1]] }, Record { at: w3[0], list: w3.iter().copied().collect::<Vec<S>>() }];
    let mut a5 = [[w3[0], v4[0].at], [w3[(0 + 1) % w3.len()], v4[0].at]];
    let v11 = w3.iter().take_while(|s7| v4[3 % v4.len()].at > 1.2).map(|s10| 0.5 * w3[w3.len() - 1].tanh()).collect::<Vec<S>>();
    let mut v4 = (v4[v4.len() - 1].at + w3[0]).abs() + 1.3;
    v4.tanh() + v11.iter().map(|s12| *s12 * 0.7).sum::<S>() + v4 * 0.7 + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let (mut s13, mut s14): (S, S) = if x.len() > 1 { (x[x.len() - 3], x[0 % x.len()]) } else { (x[x.len() - 2], x[2 % x.len()]) };
    s14 -= s14.sin();
    let w15 = &x[1..];
    let w16 = &x[1..];
    for k17 in (1..w15.len()).rev() {
        s14 = s14.sin();
    }
    let a18: [S; 2] = [s13 / (w16[w16.len() - 2] * w16[w16.len() - 2] + 1.0), x[0] - w16[w16.len() - 1] * 0.5];
    s14 += s14.tanh();
    let s19 = (a18[2 - 1] + w16[1]) + s14;
    let v20 = vec![w15[..1].to_vec(); 1];
    let mut v21: Vec<Option<S>> = vec![if v20.len() != 1 { Some(S::constant(0.4)) } else { None }];
    v21[w16.len() % v21.len()].map_or(a18[(0 % 2) % 2], |s22| s19).tanh() + v20.iter().map(|v23| v23.iter().map(|s24| *s24 * 0.7).sum::<S>()).sum::<S>() + s19 * 0.7 + a18.iter().map(|s25| *s25 * 0.7).sum::<S>() + kept
}
}

mod m33 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> S {
    let mut kept = S::zero();
    let v2 = if r1.at >= 0.4 { r1.list.to_vec() } else { r1.list.to_vec() };
    let mut v3 = vec![vec![r1.list[0]; 2], vec![r1.list[r1.list.len() - 1]]];
    v3[0].extend_from_slice(&r1.list);
    kept += (v3.iter().map(|v4| v4.iter().map(|s5| *s5 * 0.7).sum::<S>()).sum::<S>()).sin();
    v3[0][0] += ((-r1.list[0]).sin() * r1.list[0]).tanh().tanh();
    let mut v2 = v3[v3.len() - 1][(r1.list.len() + 3) % v3[v3.len() - 1].len()].tanh();
    v3[3 % v3.len()][(v3.len() * 0) % v3[3 % v3.len()].len()].sin().tanh() + v2 * 0.7 + v3.iter().map(|v6| v6.iter().map(|s7| *s7 * 0.7).sum::<S>()).sum::<S>() + v3.iter().map(|v8| v8.iter().map(|s9| *s9 * 0.7).sum::<S>()).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w10: &[S], p11: &(S, Vec<S>)) -> Option<S> {
    let mut kept = S::zero();
    let a12: [[S; 2]; 2] = [[w10[w10.len() - 1]; 2]; 2];
    let mut s13 = a12[2 - 1][2 - 1].tanh().sin();
    s13 -= p11.0.cos();
    if s13 / (a12[2 - 2][2 - 1] * a12[2 - 2][2 - 1] + 1.0) < a12[(w10.len() + 2) % 2][(p11.1.len() * 0) % 2] {
        let s15 = a12.iter().map(|a14| (if a12[1][2 - 1].max(a14[p11.1.len() % 2]) > 1.1 { a12[0][1] } else { a14[(0 + 1) % 2] }).sin()).sum::<S>();
        s13 *= s13.cos();
    } else {
    }
    if kept > 0.5 { Some(kept) } else { if p11.1[w10.len() % p11.1.len()] > p11.1[p11.1.len() - 1] { Some(p11.0.sin().exp()) } else { None } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e16: &Shape<S>, w17: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let f19 = |s18: S| (s18 * s18).sin().abs() + 0.1;
    let k20: usize = 2_usize;
    match k20 % 3 {
        0 => {
            let mut v23 = w17.iter().copied().zip(w17.iter().rev()).map(|(s21, s22)| if s21 >= 1.9 || 3 % 2 == 0 { (*s22, w17[0]) } else { (*s22, s21) }).collect::<Vec<(S, S)>>();
        }
        1 => {
        }
        _ => {
        }
    }
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record { at: w17[3 % w17.len()], list: w17.chunks(3).map(|w24| w17[0] * w17[0] * 0.3).collect::<Vec<S>>() } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut s25 = x[1];
    let v26 = vec![Record { at: x[1], list: x.iter().copied().collect::<Vec<S>>() }; 1];
    let mut s36 = (0..0 % 4).map(|k27| (v26[v26.len() - 1].list[v26[v26.len() - 1].list.len() - 1].abs() + 1.1, S::constant(0.3))).filter(|(s31, s32)| (1 * 1) != 2).map(|(s33, s34)| s25).map(|s35| s35.cos()).product::<S>().sin();
    let mut a37 = [[s25, s25]; 2];
    a37[2 - 1] = a37[0];
    let mut o38: Option<S> = if x[2] + s36 <= a37[(1 + 0) % 2][2 - 1] { Some(v26[v26.len() - 1].list[0] - v26[(1 % 2) % v26.len()].list[0] * 1.4) } else { None };
    if v26[v26.len() - 1].at > s36 {
        s36 -= h0(&v26[0]).cos();
        s36 = v26[x.len() % v26.len()].at;
        s25 += h0(&v26[v26.len() - 1]).sin();
    } else {
        let mut v40 = x.iter().copied().step_by(2).map(|s39| vec![s39, S::constant(1.7)]).collect::<Vec<Vec<S>>>();
    }
    a37[x.len() % 2][x.len() % 2] *= (o38.map_or(v26[0].list[3 % v26[0].list.len()], |s41| s25 - s36 * 0.7) / (s25 * s25 + 1.0)).tanh();
    s36 += x[2 % x.len()].cos();
    vec![kept + s36.cos() + v26.iter().map(|r42| r42.at * r42.list[0]).sum::<S>() + s25 * 0.7 + x.iter().map(|s43| *s43 * 0.7).sum::<S>(), o38.map_or(s36, |s44| (a37[v26.len() % 2][(3 % 3) % 2] * a37[v26.len() % 2][(3 % 3) % 2] + 0.8).sqrt()).cos() + v26.iter().map(|r45| r45.at * r45.list[0]).sum::<S>() + s25 * 0.7 + v26.iter().map(|r46| r46.at * r46.list[0]).sum::<S>()]
}
}

mod m34 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S]) {
    let mut kept = S::zero();
    w1[w1.len() - 1] -= (w1[(2 + 3) % w1.len()] - w1[0 % w1.len()] * 1.8).tanh().cos();
    for (k2, s3) in w1.iter().enumerate() {
        let v4 = if (match k2 % 3 { 0 => *s3, 1 => w1[0] * 0.5, _ => w1[0] }) >= *s3 { vec![w1[k2 % w1.len()], *s3, *s3, *s3] } else { vec![w1[0], w1[0], *s3, *s3] };
    }
    w1[0] -= w1[(0 % 5) % w1.len()].tanh();
    let mut o5: Option<Vec<S>> = Some(vec![w1[w1.len() - 1]; 3]);
    w1[0] *= (0.1 * (-w1[w1.len() - 1])).cos();
    w1[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v6: Vec<(S, S)> = vec![(x[2], x[2 % x.len()]), (x[x.len() - 1], x[2 % x.len()])];
    let mut o9 = Some(if 3 > 0 { v6.iter().step_by(2).map(|(s7, s8)| *s8).collect::<Vec<S>>() } else { x[..1].to_vec() });
    let k10 = 1 % v6.len();
    v6[k10].0 -= (x[x.len() - 2] * x[2] * 0.3).cos();
    let mut r11 = Record::<S> { at: v6[v6.len() - 1].0 + v6[v6.len() - 1].0, list: vec![x[0]; 3] };
    for s16 in x.iter().copied().enumerate().map(|(k12, s13)| (s13.sin().exp() * s13.sin().exp() + 0.9).sqrt()) {
        if o9.is_some() {
            v6.truncate(3);
            kept += (v6.iter().map(|p17| p17.0 * 0.7 + p17.1 * 0.7).sum::<S>()).sin();
        }
        r11.at -= ((s16 * x[0]).sin() / (x[(2 * 1) % x.len()] * x[(2 * 1) % x.len()] + 1.0)).cos();
        v6[0].0 -= r11.at.tanh();
        r11.at += (r11.list[0].sin().exp() * r11.list[0].sin().exp() + 0.8).sqrt().cos();
    }
    if x[1] < r11.list[r11.list.len() - 1] {
        let mut a18 = [v6[v6.len() - 1].0, v6[v6.len() % v6.len()].1];
    }
    r11.list[0].sin().exp().cos() + r11.at * r11.list[0] + v6.iter().map(|p19| p19.0 * 0.7 + p19.1 * 0.7).sum::<S>() + x.iter().map(|s20| *s20 * 0.7).sum::<S>() + kept
}
}

mod m35 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    if w2[0] + w2[w2.len() % w2.len()] <= 1.8 {
        let p3: (usize, S) = (w2.len(), w2[1 % w2.len()]);
    }
    let mut v4 = w2[1..].to_vec();
    let mut v4: (S, S) = (w2[w2.len() % w2.len()] + w2[0], w2[w2.len() % w2.len()] - w2[(w2.len() + 1) % w2.len()] * 0.7);
    if kept > 0.5 { vec![kept] } else { vec![v4.0; 2] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut r5 = Record::<S> { at: x[0], list: x.iter().copied().collect::<Vec<S>>() };
    for k6 in 1..x.len() {
        let mut k6 = x.windows(2).filter(|w8| x[0] > 1.6).map(|w9| ((w9[k6 % w9.len()] + x[0]) * (w9[k6 % w9.len()] + x[0]) + 1.1).sqrt()).sum::<S>();
        k6 = ((x[x.len() - 3] * r5.list[(3 % 2) % r5.list.len()].cos()) - x[(3 % 4) % x.len()] * 0.1).tanh();
        r5.list = vec![r5.list[0], r5.at.sin().exp()];
        kept += (r5.at * r5.list[0]).sin();
    }
    let mut v10 = x.iter().copied().collect::<Vec<S>>();
    let mut s11 = v10[v10.len() - 1];
    v10.push(v10[v10.len() - 1].tanh());
    kept += (v10.iter().map(|s12| *s12 * 0.7).sum::<S>()).sin();
    s11 -= (match 1 % 3 { 0 => x.iter().rev().map(|s13| (match x.len() % 3 { 0 => x[(3 + 3) % x.len()], 1 => s11 * 0.5, _ => v10[1 % v10.len()] }).sin()).map(|s15| (s15, r5.at)).fold(x[r5.list.len() % x.len()] + ((1 * 1) as f64), |s19, (s17, s18)| s19 * 0.5 + (v10[0] * s18).sin().sin()), 1 => s11 * 0.5, _ => S::zero() }).cos();
    let k20 = v10.len() - 1;
    v10[k20] = S::zero();
    let mut s21 = (if (v10[r5.list.len() % v10.len()].sin() * v10[v10.len() - 1]).tanh() >= 1.8 { r5.list[0] } else { r5.list[0] }) + r5.list[r5.list.len() - 1];
    r5.list[0] *= s11.tanh();
    (v10[0] + v10[0]).tanh() + S::constant(k20 as f64) + s11 * 0.7 + x.iter().map(|s22| *s22 * 0.7).sum::<S>() + kept
}
}

mod m36 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut e1 = Shape::Span { low: x[0] * x[x.len() % x.len()].cos(), high: x[x.len() - 1] };
    e1 = e1;
    let mut v2: Vec<Option<S>> = if x[1 % x.len()] * ((3 + 2) as f64) * 0.1 < 1.1 { vec![Some(x[(x.len() * 0) % x.len()]), Some(x[0 % x.len()])] } else { vec![(x[2] <= x[1]).then(|| x[x.len() - 3]), Some(x[x.len() % x.len()]), if x[(x.len() + 0) % x.len()] > 0.3 || (1 % 3) % 2 == 0 { Some(x[3 % x.len()]) } else { None }] };
    let mut r3: Record<S> = Record { at: x[0 % x.len()], list: x[..1].to_vec() };
    let mut r3 = vec![r3.list[0] / (x[0 % x.len()] * x[0 % x.len()] + 1.0), x[2] + r3.at, x[2], if r3.at + x[2 % x.len()] > 0.4 && r3.list[r3.list.len() - 1] > r3.list[0] { x[0] } else { r3.at }];
    r3.swap(1, 1);
    let k4 = r3.len() - 2;
    r3[k4] += x[2].sin().exp().tanh().cos();
    let mut k5: usize = v2.len();
    match 3 % 3 {
        0 => {
            let p6: (S, S) = (x[(2 * 1) % x.len()].abs() + 0.1, x[x.len() - 1].sin());
        }
        1 => {
            let s7 = r3[r3.len() - 1];
            let k8 = r3.len() - 1;
            r3[k8] -= s7.tanh();
        }
        _ => {
        }
    }
    r3[1] *= x[x.len() - 3].sin();
    v2.iter().chain(v2.iter()).map(|&o9| 0.8 * r3[r3.len() - 1].sin().exp()).filter(|s12| v2[v2.len() - 1].is_some()).fold(r3[(k4 + 1) % r3.len()], |s14, s13| (s14 * (x[x.len() - 2] * s14).sin().cos()).sin()).tanh() + S::constant(k5 as f64) + r3.iter().map(|s15| *s15 * 0.7).sum::<S>() + v2.iter().map(|o16| o16.unwrap_or(S::one())).sum::<S>() + kept
}
}

mod m37 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Vec<S> {
    let mut kept = S::zero();
    let mut v2: Vec<S> = vec![r1.list[r1.list.len() - 1]];
    let f4 = |s3: S| -(-r1.list[r1.list.len() - 1]);
    v2.extend_from_slice(&r1.list);
    kept += (v2.iter().map(|s5| *s5 * 0.7).sum::<S>()).sin();
    let v6: Vec<S> = r1.list.to_vec();
    if kept > 0.5 { vec![kept] } else { vec![1.8 * r1.list[0]] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r7: &Record<S>, s8: S) -> S {
    let mut kept = S::zero();
    for k9 in (0..2).rev() {
        let mut o10: Option<S> = ((if (if s8.cos().powi(3) > 0.8 { s8 } else { r7.at }) > r7.list[(k9 * 1) % r7.list.len()] { S::one() } else { s8 }) >= r7.at || 1 % 2 == 0).then(|| r7.at - s8 * 0.3);
        let s11 = r7.list.iter().copied().step_by(2).sum::<S>() * (r7.list.len() as f64) * 0.1;
        o10 = Some(o10.map_or(r7.list[k9 % r7.list.len()], |s12| s11));
        kept += (o10.unwrap_or(S::one())).sin();
    }
    let f15 = |s13: S, s14: S| (s8.sin() * s14).tanh().tanh();
    s8.sin().exp().sin() + r7.at * r7.list[0] + r7.at * r7.list[0] + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e16: &Shape<S>, p17: &(S, Vec<S>), w18: &[S]) -> S {
    let mut kept = S::zero();
    if p17.1.iter().all(|s19| *s19 > 1.0) {
        let mut v21 = w18.chunks(2).map(|w20| p17.1.iter().copied().collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
        v21.pop();
        kept += (v21.iter().map(|v22| v22.iter().map(|s23| *s23 * 0.7).sum::<S>()).sum::<S>()).sin();
        v21 = vec![p17.1.to_vec(); 2];
    }
    let mut v32: Vec<S> = if p17.1.iter().all(|s24| *s24 > 1.4) { if ((0..2 % 4).map(|k25| (if w18[k25 % w18.len()].abs() + 1.5 >= 0.3 && p17.1[k25 % p17.1.len()] < 1.7 { w18[w18.len() - 1] } else { p17.0 }).cos().powi(3)).map(|s26| s26.cos()).product::<S>()) >= w18[w18.len() - 1] { p17.1.iter().map(|s27| p17.0 * p17.0 * 0.3).filter(|&s30| (w18.len() * 0) == 2).collect::<Vec<S>>() } else { w18.iter().skip(1).map(|s31| (0.2 * w18[0]) + w18[w18.len() - 1]).collect::<Vec<S>>() } } else { vec![w18[w18.len() - 1]; 1] };
    v32 = vec![w18.iter().map(|s33| (p17.1[2 % p17.1.len()].abs() + 1.7) * w18[3 % w18.len()] * 0.3).map(|s35| s35).sum::<S>(); 2];
    kept += (v32.iter().map(|s37| *s37 * 0.7).sum::<S>()).sin();
    (w18[0] - w18[p17.1.len() % w18.len()] * 1.5).sin() + v32.iter().map(|s38| *s38 * 0.7).sum::<S>() + p17.0 * 0.7 + p17.1.iter().map(|s39| *s39 * 0.7).sum::<S>() + p17.0 * 0.7 + p17.1.iter().map(|s40| *s40 * 0.7).sum::<S>() + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let v41: Vec<S> = vec![];
    let mut v41 = Record { at: x[x.len() - 3].tanh(), list: x.iter().map(|&s42| (x[x.len() - 2] + x[2]) - S::one() * 1.9).collect::<Vec<S>>() };
    v41.list.swap(0, 0);
    v41.at -= v41.list[v41.list.len() % v41.list.len()].tanh();
    let mut s43 = x[x.len() - 3].tanh();
    let s50 = x.iter().copied().zip(x.iter().rev()).map(|(s44, s45)| 1.8 * h1(&v41, -*s45)).map(|s48| (x[0] - s43 * 1.9) + v41.list[0]).sum::<S>();
    v41.at -= (x[1].max(s43) + v41.list[v41.list.len() - 1]).sin();
    s43 = -s43;
    v41.list.push((1..0 % 4).map(|k55| v41.at).sum::<S>() / (v41.at * v41.at + 1.0));
    kept += (v41.at * v41.list[0]).sin();
    if v41.list.len() > 1 {
        v41.list.pop();
    }
    let mut s50: Vec<S> = h0(&v41);
    v41.at += ((s50[s50.len() - 1].abs() + 0.5) * s50[3 % s50.len()]).sin().sin();
    v41.at.sin().exp().tanh() + s43 * 0.7 + x.iter().map(|s56| *s56 * 0.7).sum::<S>() + x.iter().map(|s57| *s57 * 0.7).sum::<S>() + kept
}
}

mod m38 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, r2: &Record<S>, w3: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let s4 = r2.list[2 % r2.list.len()];
    let s5 = w3[0] + (0 as f64);
    let mut v6: Vec<S> = if s5 > r2.list[r2.list.len() - 1] { w3.iter().copied().collect::<Vec<S>>() } else { vec![r2.at, s4] };
    let v7 = &r2.list;
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: v7[v7.len() - 1] + s5, list: v7.iter().map(|&s8| -(v7[v7.len() - 1] * v6[0] * 0.3)).collect::<Vec<S>>() } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let o11 = Some(x.iter().zip(x.iter().rev()).map(|(s9, s10)| ((*s9 / (*s9 * *s9 + 1.0)).sin() * *s10).tanh()).collect::<Vec<S>>());
    let mut s12 = x[3 % x.len()];
    let mut s13 = s12 + s12;
    s13 *= s13.cos();
    for s18 in x.iter().filter(|s15| o11.is_some()) {
        {
            let s19 = &mut s13;
            let mut k20 = 0;
            while k20 < 3 {
                k20 += 1;
                s12 = s19.sin().cos().powi(2).tanh();
                *s19 += ((*s19 + *s18) * s18.cos()).tanh();
            }
            let mut a21 = [[*s18, s12], [*s19, *s18]];
            s12 -= a21.iter().step_by(2).map(|a22| s12).sum::<S>().sin().exp().tanh();
        }
        s12 *= (S::zero() + (x.len() as f64)).tanh();
        s13 -= x[(3 * 0) % x.len()].cos();
    }
    {
        let s23 = &mut s12;
        let mut o24: Option<S> = ((s23.sin() * *s23).tanh() <= x[1] || x.len() % 2 == 0).then(|| x[1] / (*s23 * *s23 + 1.0));
    }
    s12 *= s12.cos();
    (x[1] - x[x.len() % x.len()] * 1.9).sin() + s13 * 0.7 + s12 * 0.7 + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + kept
}
}

mod m39 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let w1 = &x[1..];
    for s4 in x.iter().filter(|s3| (3 % 3) != 3) {
        for k5 in 0..0 % 4 {
            let f8 = |s6: S, s7: S| x[k5 % x.len()];
            let v11 = vec![w1[(k5 + 0) % w1.len()] - S::one() * 1.6, x.iter().step_by(2).map(|s9| (s9.sin() * w1[1 % w1.len()]).tanh() / (x[0] * x[0] + 1.0)).sum::<S>()];
            let mut v11 = v11.clone();
        }
        let mut s4: Vec<S> = vec![w1[w1.len() - 1], w1[w1.len() - 2] + w1[w1.len() - 1]];
        s4[0] *= x[x.len() - 3].sin().exp().sin().exp().tanh();
    }
    let w1 = w1[0];
    let mut e14 = Shape::Span { low: x.iter().skip(1).fold(x[1] + w1, |s13, &s12| s13.max(s12.cos().powi(1))), high: x[2] };
    e14 = e14.clone();
    let s15 = w1.sin().cos().powi(1);
    let mut k16 = 0;
    while k16 < 2 && w1.abs() + 0.9 < 0.3 {
        k16 += 1;
    }
    e14 = Shape::Span { low: w1 + S::zero(), high: s15 };
    s15.cos().powi(3).sin() + x.iter().map(|s17| *s17 * 0.7).sum::<S>() + w1 * 0.7 + s15 * 0.7 + kept
}
}

mod m40 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let s4 = w3[w3.len() - 1];
    let s5 = s4.tanh();
    let mut s6 = s5;
    s6 -= s4.sin();
    s6 = (s6.sin() * w3[0]).tanh().sin();
    s6 += (s4 + ((2 + 2) as f64)).sin();
    if kept > 0.5 { (kept, vec![kept]) } else { if 1 != 3 { (s5, vec![w3[w3.len() - 1]]) } else { (s4, w3.iter().copied().collect::<Vec<S>>()) } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w7: &[S], r8: &Record<S>) -> Shape<S> {
    let mut kept = S::zero();
    let k9: usize = 1_usize;
    let v10 = vec![w7[w7.len() - 1] + r8.at];
    let mut o11 = if w7[0] - v10[(2 * 2) % v10.len()] * 1.9 <= r8.list[0] { Some(r8.list[0]) } else { ((w7[(3 + 1) % w7.len()] * w7[(3 + 1) % w7.len()] + 0.3).sqrt() <= w7[w7.len() - 1] && r8.list[r8.list.len() - 1] <= 0.7).then(|| v10[(k9 % 5) % v10.len()]) };
    let mut a12 = [w7[w7.len() - 1]; 2];
    a12[1] += w7.iter().filter(|s14| v10[0] + r8.list[k9 % r8.list.len()] >= w7[w7.len() - 1]).fold(w7[0] * S::zero() * 0.3, |s16, &s15| s16 * 0.5 + (a12[1] * a12[1] + 0.8).sqrt().sin()).tanh();
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Path(vec![w7[w7.len() - 1], v10[v10.len() - 1]]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut v17 = vec![x[0].sin(), (x[2 % x.len()] * x[0]).sin(), x[x.len() - 3]];
    v17[1] -= ((x[2].sin() * x[2 % x.len()]).tanh().abs() + 0.4).sin();
    match (3 * 3) % 3 {
        0 => {
            for k18 in 0..x.len() {
                if v17.len() < 7 {
                    v17.push(((x[k18] + v17[1]) + S::constant(0.4)).sin());
                }
                kept += (v17.iter().map(|s19| *s19 * 0.7).sum::<S>()).sin();
                v17[1] *= x[k18].tanh();
            }
            let k20 = (2 + 0) % v17.len();
            v17[k20] = (1..3).fold(x[k20 % x.len()] * (0 as f64) * 0.1, |s24, k23| s24 * 0.5 + (s24 + v17[0]).sin()).sin() * v17[k20 % v17.len()].sin().exp().cos();
            let k25 = v17.len() % v17.len();
            v17[k25] -= (x[1].abs() + 0.3).sin().exp().tanh();
        }
        1 => {
            v17.push(v17[1]);
            if v17.len() > 2 {
                v17.pop();
            }
        }
        _ => {
            let k26 = 1 % v17.len();
            v17[k26] *= ((x[0] - x[1] * 1.5).sin() * x[x.len() % x.len()]).tanh().tanh();
            v17.push((S::zero() * S::zero() + 1.9).sqrt());
        }
    }
    let mut v29: Vec<S> = vec![v17.iter().enumerate().map(|(k27, s28)| (match (k27 + 2) % 3 { 0 => S::constant(0.6), 1 => x[2] * 0.5, _ => v17[0] }) - v17[v17.len() - 2] * 1.8).sum::<S>(), x[x.len() - 1] + x[x.len() - 1]];
    v29.extend_from_slice(&v17);
    kept += (v29.iter().map(|s30| *s30 * 0.7).sum::<S>()).sin();
    let k31 = 3 % v29.len();
    v29[k31] -= v17.chunks(3).fold((x[x.len() - 2] * x[x.len() - 2] + 0.4).sqrt(), |s33, w32| (s33 * S::constant(1.4).cos()).sin()).sin();
    vec![kept + v17.iter().map(|s34| (s34.sin() * v29[v29.len() % v29.len()]).tanh() - v17[1] * 0.4).map(|s35| s35.cos()).product::<S>().cos() + v29.iter().map(|s36| *s36 * 0.7).sum::<S>() + v29.iter().map(|s37| *s37 * 0.7).sum::<S>() + S::constant(k31 as f64), x[x.len() - 2].cos() + v17.iter().map(|s38| *s38 * 0.7).sum::<S>() + v17.iter().map(|s39| *s39 * 0.7).sum::<S>() + v29.iter().map(|s40| *s40 * 0.7).sum::<S>()]
}
}

mod m41 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> S {
    let mut kept = S::zero();
    let mut s2 = r1.at;
    s2 -= (r1.list.iter().skip(1).filter(|s4| r1.list[0] >= s2).map(|s5| s2).sum::<S>() * s2).sin().tanh();
    let s6 = r1.list[r1.list.len() - 1];
    let Record { at: mut s12, list: mut v13 } = Record::<S> { at: r1.list.iter().skip(1).filter(|s8| r1.at > 1.7).map(|s9| match (r1.list.len() % 3) % 3 { 0 => r1.at, 1 => r1.at * 0.5, _ => s6 }).sum::<S>(), list: r1.list.iter().enumerate().map(|(k10, s11)| *s11).collect::<Vec<S>>() };
    s12 *= (r1.list[r1.list.len() - 1] + s12).tanh();
    s2.sin() + r1.at * r1.list[0] + s6 * 0.7 + s6 * 0.7 + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v14 = vec![vec![x[2], S::constant(1.8), x[2]]];
    v14.pop();
    kept += (v14.iter().map(|v15| v15.iter().map(|s16| *s16 * 0.7).sum::<S>()).sum::<S>()).sin();
    v14.push(x[2..].to_vec());
    let a17 = [[x[2], x[x.len() - 3]], [S::one(); 2]];
    let mut v18: Vec<S> = vec![x[1 % x.len()]; 4];
    for s19 in v18.iter_mut() {
        let s20 = a17[0][0];
        v14 = v14.iter().chain(v14.iter()).map(|v21| vec![a17[0][0], *s19]).collect::<Vec<Vec<S>>>();
    }
    v14.push(v18.to_vec());
    if let Some(v22) = v14.pop() {
        let f25 = |s23: S, s24: S| match 0 % 3 { 0 => (s24 + a17[(3 * 2) % 2][1 % 2]), 1 => a17[1][(1 % 4) % 2] * 0.5, _ => v18[1] };
    }
    (a17[1][2 - 2] + v18[0]).tanh() + x.iter().map(|s26| *s26 * 0.7).sum::<S>() + v14.iter().map(|v27| v27.iter().map(|s28| *s28 * 0.7).sum::<S>()).sum::<S>() + v18.iter().map(|s29| *s29 * 0.7).sum::<S>() + kept
}
}

mod m42 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> S {
    let mut kept = S::zero();
    let r2: Record<S> = Record::<S> { at: r1.list[0], list: r1.list.to_vec() };
    let mut a3 = [if r1.list[r1.list.len() % r1.list.len()] > 1.7 { r1.at } else { r1.at }, r2.list[(3 % 2) % r2.list.len()] * r1.at * 0.3, r2.list[r2.list.len() - 1] * r1.list[0].cos()];
    let p4: (S, Vec<S>) = (a3[2 % 3], r2.list.clone());
    a3[2] += ((r2.list[r2.list.len() - 1].abs() + 0.5) * r1.at).sin().tanh();
    {
        let (w5, w6) = a3.split_at_mut(1);
    }
    a3[1] *= (if 0 == 1 { (S::constant(1.4) * S::constant(1.4) + 0.9).sqrt() } else { p4.1[p4.1.len() - 1] }).sin();
    r2.list[r2.list.len() % r2.list.len()].sin() + r1.at * r1.list[0] + r1.at * r1.list[0] + p4.0 * 0.7 + p4.1.iter().map(|s7| *s7 * 0.7).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w8: &[S]) -> S {
    let mut kept = S::zero();
    let s9 = w8[(w8.len() % 4) % w8.len()] + (0 as f64);
    let mut v10: Vec<(S, S)> = vec![(w8[0], w8[0 % w8.len()])];
    let mut e11 = Shape::Span { low: w8[0].sin().exp(), high: s9 };
    let f14 = |s12: S, s13: S| S::zero().max(s9) / (w8[v10.len() % w8.len()] * w8[v10.len() % w8.len()] + 1.0);
    e11 = e11.clone();
    s9.tanh() + s9 * 0.7 + s9 * 0.7 + s9 * 0.7 + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r15: &Record<S>) -> Option<S> {
    let mut kept = S::zero();
    let s19 = r15.list.iter().zip(r15.list.iter()).fold(r15.at, |s18, (s16, s17)| s18.max(0.3 * S::zero()));
    let v22 = r15.list.iter().zip(r15.list.iter()).map(|(s20, s21)| vec![r15.at, s19, *s20]).collect::<Vec<Vec<S>>>();
    let mut v23 = vec![vec![r15.at, s19]];
    v23.swap(0, 0);
    if kept > 0.5 { Some(kept) } else { if (if s19 > s19 { s19 } else { v22[2 % v22.len()][0] }) <= v22[0][0] { Some(v22[v22.len() - 1][(v22.len() * 0) % v22[v22.len() - 1].len()]) } else { (r15.at.tanh() <= 0.1).then(|| v23[0][0]) } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut r24: Record<S> = Record::<S> { at: x[0 % x.len()].sin(), list: x.iter().copied().collect::<Vec<S>>() };
    r24.at -= h1(x).tanh();
    if r24.list.len() > 1 {
        r24.list.pop();
    }
    kept += (r24.at * r24.list[0]).sin();
    let mut s25 = ((x[1] - x[x.len() - 2] * 0.4) * (x[1] - x[x.len() - 2] * 0.4) + 1.8).sqrt();
    let mut s26 = h0(&r24);
    let mut a27: [[S; 2]; 2] = [[S::one(), S::zero()], [s26, s26]];
    a27 = [[S::constant(1.5), r24.at]; 2];
    r24.at -= (-h1(&a27[1][1..])).tanh();
    let mut a27 = if s26 / (r24.at * r24.at + 1.0) >= 0.2 && s26 + r24.list[r24.list.len() - 1] >= s26 { vec![(r24.list[r24.list.len() - 1], x[x.len() % x.len()]); 2] } else { vec![(r24.list[r24.list.len() - 1], a27[2 % 2][1])] };
    if r24.list[r24.list.len() - 1] + r24.list[r24.list.len() - 1] < a27[0].0 {
        s26 += (s25 * ((3 + 1) as f64) * 0.1).tanh();
        return vec![kept + s25.max(s26).sin() + s25 * 0.7 + a27.iter().map(|p28| p28.0 * 0.7 + p28.1 * 0.7).sum::<S>() + s25 * 0.7, (x[x.len() - 1] + s26).sin() + a27.iter().map(|p29| p29.0 * 0.7 + p29.1 * 0.7).sum::<S>() + a27.iter().map(|p30| p30.0 * 0.7 + p30.1 * 0.7).sum::<S>() + s25 * 0.7];
    } else {
        let k31 = 0 % a27.len();
        a27[k31].1 += (match (2 % 4) % 3 { 0 => s26, 1 => s26 * 0.5, _ => x[0] }).tanh();
        r24.list[0] -= h1(&x[..1]).cos();
        return vec![kept + x[x.len() - 2].tanh() + r24.at * r24.list[0] + S::constant(k31 as f64) + S::constant(k31 as f64), (if 3 == 2 { s26 } else { s26 }).tanh() + r24.at * r24.list[0] + x.iter().map(|s32| *s32 * 0.7).sum::<S>() + r24.at * r24.list[0]];
    }
    s26 += (0..3).fold(if a27[0 % a27.len()].0 + ((0 + 3) as f64) > 1.0 { a27[x.len() % a27.len()].0 } else { x[(r24.list.len() * 0) % x.len()] }, |s34, k33| s34 * 0.5 + (s34 + x[0]).sin()).max(a27[0 % a27.len()].0).tanh();
    vec![kept + (0.2 * s25).cos() + r24.at * r24.list[0] + s25 * 0.7 + s25 * 0.7, (r24.list[0].abs() + 1.1).cos() + x.iter().map(|s35| *s35 * 0.7).sum::<S>() + s26 * 0.7 + x.iter().map(|s36| *s36 * 0.7).sum::<S>()]
}
}

mod m43 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> S {
    let mut kept = S::zero();
    let mut s4 = w2[1 % w2.len()] + (w3.len() as f64);
    if w3[w3.len() - 1] > w3[0] {
        let mut v5: Vec<S> = Vec::new();
        let mut v6 = vec![Record::<S> { at: s4, list: vec![s4, w2[3 % w2.len()], w2[w2.len() - 1]] }];
        v6[0].list[0] -= (1.6 * v5.iter().enumerate().map_while(|(k7, s8)| if v5.len() == 2 { Some(s4) } else { None }).sum::<S>()).cos();
    } else {
    }
    w2[0 % w2.len()].sin() + w2.iter().map(|s11| *s11 * 0.7).sum::<S>() + w3.iter().map(|s12| *s12 * 0.7).sum::<S>() + w2.iter().map(|s13| *s13 * 0.7).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r14: &Record<S>) -> S {
    let mut kept = S::zero();
    let v18 = vec![r14.list.iter().zip(r14.list.iter()).fold(r14.at, |s17, (s15, s16)| (s17 * r14.at.max(r14.list[0]).cos()).sin()), r14.at + r14.at, r14.at, r14.at * r14.list[0] * 0.3];
    let s19 = v18[(r14.list.len() + 2) % v18.len()];
    let mut r21: Record<S> = Record { at: v18[v18.len() - 2], list: r14.list.iter().rev().map(|s20| s19).collect::<Vec<S>>() };
    let mut r22: Record<S> = Record { at: r14.list[(v18.len() * 2) % r14.list.len()] - s19 * 0.4, list: r21.list.clone() };
    r21.list[0] -= r22.list.chunks(2).filter(|w24| w24[1 % w24.len()] >= s19).map(|w25| r14.at).sum::<S>().tanh();
    r21.list[0].sin() + v18.iter().map(|s27| *s27 * 0.7).sum::<S>() + r21.at * r21.list[0] + s19 * 0.7 + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r28: &Record<S>) -> Vec<S> {
    let mut kept = S::zero();
    let a29 = [[S::one(), r28.at], [r28.list[(r28.list.len() % 2) % r28.list.len()], r28.at]];
    let mut v31 = vec![r28.list.iter().step_by(2).map(|s30| (S::zero().sin() * *s30).tanh() + *s30).collect::<Vec<S>>(); 1];
    let mut a32: [[S; 2]; 2] = [[r28.list[(3 * 2) % r28.list.len()], r28.list[r28.list.len() % r28.list.len()]]; 2];
    let v33 = vec![match (v31.len() * 0) % 3 { 0 => r28.at, 1 => a29[r28.list.len() % 2][v31.len() % 2] * 0.5, _ => a29[1 % 2][0] }, a29[2 - 2][0].cos().powi(3)];
    if kept > 0.5 { vec![kept] } else { r28.list.to_vec() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    for k34 in 0..=3 {
        let mut a35 = [x[k34 % x.len()].max(x[0]), x[k34 % x.len()] + x[(k34 + 2) % x.len()]];
        let e38: Shape<S> = Shape::Span { low: a35.iter().enumerate().map(|(k36, s37)| a35[k36 % 2]).sum::<S>(), high: x[(x.len() * 1) % x.len()] };
        let mut o39: Option<Vec<S>> = Some(vec![S::constant(0.2), a35[0], x[k34 % x.len()]]);
    }
    if x[0 % x.len()].cos().powi(3) >= x[1] {
        let mut v40: Vec<S> = vec![x[1]; 1];
    } else {
        let (mut s41, mut s42): (S, S) = (x[2], x[(x.len() + 1) % x.len()]);
        s41 = s41;
    }
    for k43 in (1..x.len()).rev() {
        let s44 = x[2] + x[k43];
        let mut v45: Vec<Vec<S>> = vec![if s44 <= 1.6 { vec![x[x.len() - 2], x[k43]] } else { x.to_vec() }, vec![x[k43], x[k43]]];
        v45[0][0] *= ((x[0] * x[0] + 0.1).sqrt() * s44 * 0.3).sin();
    }
    x[0].sin() + x.iter().map(|s46| *s46 * 0.7).sum::<S>() + x.iter().map(|s47| *s47 * 0.7).sum::<S>() + x.iter().map(|s48| *s48 * 0.7).sum::<S>() + kept
}
}

mod m44 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Shape<S> {
    let mut kept = S::zero();
    let mut s3 = w2[0].cos().powi(3);
    s3 += ((1.9 * w2[w2.len() - 1]) + w2[w2.len() - 1]).tanh();
    let mut e4 = Shape::Point((s3 * s3).sin());
    let w5 = &w2[..1];
    s3 += (s3.sin() * w5[w5.len() - 1]).tanh().tanh().cos();
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Span { low: (0..(3 % 4) % 4).map(|k6| (w2[0] + s3, s3)).map(|(s8, s9)| s3.sin()).sum::<S>(), high: w2[0] } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e10: &Shape<S>, p11: &(S, Vec<S>), w12: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let o13: Option<Vec<S>> = if 2 <= 1 { Some(p11.1.to_vec()) } else { Some(vec![w12[w12.len() - 1]]) };
    let f16 = |s14: S, s15: S| p11.1[0];
    let mut k17: usize = 1_usize;
    let r19: Record<S> = Record { at: p11.1[k17 % p11.1.len()] / (S::zero() * S::zero() + 1.0), list: w12.chunks(2).map(|w18| (p11.1[3 % p11.1.len()] * p11.0).sin()).collect::<Vec<S>>() };
    if kept > 0.5 { vec![kept] } else { vec![match r19.list.len() % 3 { 0 => S::zero(), 1 => r19.list[(k17 * 2) % r19.list.len()] * 0.5, _ => p11.0 }, r19.list[r19.list.len() - 1].sin().exp()] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let (mut k20, mut s21, mut v22): (usize, S, Vec<S>) = if x[x.len() - 2].abs() + 1.3 >= 1.5 { (0_usize, x[1], vec![x[2]; 1]) } else { (x.len(), x[1], vec![x[0 % x.len()]]) };
    v22.truncate(3);
    kept += (v22.iter().map(|s23| *s23 * 0.7).sum::<S>()).sin();
    if v22[k20 % v22.len()].tanh() <= v22[0] {
        for (k25, s24) in v22.iter_mut().enumerate() {
            s21 *= (if s24.sin().exp() >= 0.7 { s21.max(S::zero()) } else { s21 }).tanh();
            for k26 in (0..x.len()).rev() {
                let f28 = |s27: S| (-s27) + (k25 as f64);
                s21 += (if s21 <= S::zero() { x[k26].max(s21) } else { s21 + s21 }).sin();
            }
            if (1 + 2) != 3 {
                let mut k29 = 0;
                while k29 < 3 {
                    k29 += 1;
                    let mut s37 = x.iter().map(|&s30| (s21, s21 * x[x.len() % x.len()].cos())).map(|(s32, s33)| s32).map(|s36| s36.cos()).product::<S>();
                }
                *s24 -= s21.sin();
            } else {
            }
        }
    }
    vec![kept + v22.iter().copied().enumerate().map(|(k38, s39)| (S::constant(0.1).abs() + 1.3, s21)).map(|(s42, s43)| (x[2] + v22[0]).sin()).sum::<S>().sin() + S::constant(k20 as f64) + v22.iter().map(|s44| *s44 * 0.7).sum::<S>() + S::constant(k20 as f64)]
}
}

mod m45 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let s1 = x[(1 + 0) % x.len()];
    let mut s1 = if (2 + 0) <= 0 { vec![x[x.len() - 3]; 1] } else { if x[0] * (3 as f64) * 0.1 <= s1 || 2 % 2 == 0 { vec![x[1]; 2] } else { x.iter().zip(x.iter().rev()).map(|(s2, s3)| (if x[0 % x.len()] <= s1 { s1 } else { x[0] }) + s1).collect::<Vec<S>>() } };
    let f8 = |s6: S, s7: S| if s7 - S::constant(0.3) * 0.2 >= 1.1 { s6 + x[(1 + 0) % x.len()] } else { s6.sin().exp() };
    s1.extend_from_slice(x);
    kept += (s1.iter().map(|s9| *s9 * 0.7).sum::<S>()).sin();
    let mut v11 = if x[1] < 1.6 { if s1.is_empty() { x.iter().map(|s10| vec![x[1]; 2]).collect::<Vec<Vec<S>>>() } else { vec![vec![x[1]]] } } else { vec![vec![x[x.len() % x.len()]; 3]; 1] };
    s1 = x.iter().copied().zip(s1.iter()).map_while(|(s12, s13)| if s13.sin().exp() < S::one() { Some(*s13 / (s12 * s12 + 1.0)) } else { None }).collect::<Vec<S>>();
    let k16 = (x.len() % 4) % v11.len();
    v11[k16][0] *= x[x.len() - 2].cos();
    let k17 = (x.len() * 2) % v11.len();
    v11[k17][0] += x.iter().copied().enumerate().map(|(k18, s19)| s19 * x[x.len() - 3] * 0.3).sum::<S>().sin();
    let v24 = vec![x[0] / (v11[(k17 * 3) % v11.len()][v11[(k17 * 3) % v11.len()].len() - 1] * v11[(k17 * 3) % v11.len()][v11[(k17 * 3) % v11.len()].len() - 1] + 1.0), x[x.len() - 2].tanh(), v11[0][0], S::zero() + x[x.len() - 3]];
    v11 = v11.clone();
    kept += (v11.iter().map(|v25| v25.iter().map(|s26| *s26 * 0.7).sum::<S>()).sum::<S>()).sin();
    if (k16 % 2) <= 0 {
        let k27 = k17 % v11.len();
        v11[k27][0] += f8((v24[1] * v24[v24.len() - 1]).sin(), v24[x.len() % v24.len()] + ((k17 % 3) as f64)).cos();
    }
    v11[k17 % v11.len()][k17 % v11[k17 % v11.len()].len()].cos() + x.iter().map(|s28| *s28 * 0.7).sum::<S>() + S::constant(k16 as f64) + s1.iter().map(|s29| *s29 * 0.7).sum::<S>() + kept
}
}

mod m46 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], r2: &Record<S>) -> S {
    let mut kept = S::zero();
    let v3: Vec<Option<S>> = vec![Some(r2.list[3 % r2.list.len()])];
    let e4: Shape<S> = Shape::Point(w1[0] + w1[w1.len() - 1]);
    let mut s5 = -(w1[0] + r2.list[0]);
    s5 += (v3.iter().rev().map_while(|o6| if r2.at < 0.2 { Some(0.9 * r2.list[r2.list.len() - 1]) } else { None }).map(|s8| (r2.list[0] + s5, if s5 <= 1.5 { s5 } else { s5 })).map(|(s10, s11)| s11).map(|s12| s12.cos()).product::<S>() * s5.cos()).tanh();
    s5.cos() + r2.at * r2.list[0] + w1.iter().map(|s13| *s13 * 0.7).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e14: &Shape<S>, w15: &[S]) -> S {
    let mut kept = S::zero();
    let mut v16 = w15.iter().copied().collect::<Vec<S>>();
    v16[0] += w15[1 % w15.len()].cos().powi(3).sin();
    v16.push(v16[0]);
    kept += (v16.iter().map(|s17| *s17 * 0.7).sum::<S>()).sin();
    let k18 = (1 * 2) % v16.len();
    v16[k18] -= ((w15[0] * (w15.len() as f64) * 0.1) / (w15[w15.len() - 1] * w15[w15.len() - 1] + 1.0)).cos();
    let s19 = v16[0 % v16.len()];
    let mut k20 = 0;
    loop {
        k20 += 1;
        if k20 > 2 {
            break;
        }
        v16[0] += w15[w15.len() % w15.len()].tanh();
    }
    v16[0] *= ((S::constant(0.2).abs() + 0.3) * s19).sin().cos();
    v16[0].sin() + v16.iter().map(|s21| *s21 * 0.7).sum::<S>() + S::constant(k18 as f64) + S::constant(k20 as f64) + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e22: &Shape<S>, r23: &Record<S>, w24: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    for k25 in 0..(1 % 4) % 4 {
        let mut s26 = match (k25 + 2) % 3 { 0 => (w24[w24.len() - 1] * w24[0]).sin(), 1 => r23.list[k25 % r23.list.len()] * 0.5, _ => r23.at };
    }
    let r27: Record<S> = Record::<S> { at: r23.at * w24[0] * 0.3, list: vec![r23.list[0], w24[0], w24[w24.len() - 1]] };
    let mut r28 = Record { at: r23.at * (r27.list.len() as f64) * 0.1, list: w24.iter().copied().collect::<Vec<S>>() };
    r28.at *= r27.list.iter().copied().sum::<S>().sin();
    if kept > 0.5 { vec![kept] } else { vec![(r23.list[0] * r23.list[0] + 0.3).sqrt(), w24[w24.len() - 1]] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v35: Vec<Vec<S>> = if 1.1 * x[x.len() - 2] < 1.8 { vec![x[..1].to_vec()] } else { vec![vec![S::constant(1.8), x[(0 % 5) % x.len()]], x.iter().enumerate().map(|(k29, s30)| (0..2).map_while(|k31| if (k29 * 2) != 2 { Some(match x.len() % 3 { 0 => x[1], 1 => *s30 * 0.5, _ => x[(k29 + 2) % x.len()] }) } else { None }).fold(*s30 + *s30, |s34, s33| s34.max(x[2].sin().exp()))).collect::<Vec<S>>()] };
    v35.pop();
    kept += (v35.iter().map(|v36| v36.iter().map(|s37| *s37 * 0.7).sum::<S>()).sum::<S>()).sin();
    v35 = v35.clone();
    v35.pop();
    v35.push(vec![x[1]]);
    v35.extend(x.iter().map(|s38| vec![*s38]));
    if let Some(v39) = v35.pop() {
        let mut p40: (S, Record<S>) = (v39[v39.len() - 1].abs() + 0.1, Record { at: v39[v35.len() % v39.len()], list: vec![x[x.len() - 1], x[x.len() - 2]] });
    }
    if x.iter().all(|s41| *s41 > 1.3) {
        let a42: [[S; 2]; 2] = [[x[x.len() - 1]; 2]; 2];
    }
    let mut v35: [[S; 2]; 2] = [[x[1 % x.len()]; 2], [x[1]; 2]];
    if x[x.len() - 3] > 0.8 {
        let mut v43: Vec<Record<S>> = vec![if x.len() <= 0 { Record { at: x[0], list: x.iter().copied().collect::<Vec<S>>() } } else { Record::<S> { at: x[(x.len() * 2) % x.len()], list: vec![x[(2 % 3) % x.len()]; 3] } }];
    }
    (x[(0 % 3) % x.len()] + x[0]).sin() + x.iter().map(|s44| *s44 * 0.7).sum::<S>() + x.iter().map(|s45| *s45 * 0.7).sum::<S>() + x.iter().map(|s46| *s46 * 0.7).sum::<S>() + kept
}
}

mod m47 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut a1: [S; 3] = [x[1].sin().exp(); 3];
    let mut s2 = -(a1[1] * x[1]).sin();
    let r3 = Record::<S> { at: match 3 % 3 { 0 => s2, 1 => x[1] * 0.5, _ => x[2] }, list: vec![x[2], x[x.len() % x.len()], a1[(x.len() * 3) % 3]] };
    for k4 in (0..2).rev() {
        let mut k5 = 0;
        while k5 < 3 {
            k5 += 1;
            a1.swap(1, 1);
            a1[2 % 3] *= ((x[2] + a1[3 - 2]) * x[x.len() % x.len()].cos()).sin();
        }
    }
    let mut v6 = vec![a1[(2 % 4) % 3], x[1], a1[3 - 2]];
    let mut o7 = Some(vec![r3.list[1 % r3.list.len()], r3.list[r3.list.len() - 1]]);
    if (if r3.at / (x[1] * x[1] + 1.0) <= 1.9 && (r3.at * r3.at + 0.9).sqrt() > x[x.len() - 1] { r3.list[r3.list.len() - 1] } else { a1[1] }) >= 0.5 {
        let mut k8 = 0;
        while k8 < 2 {
            k8 += 1;
            let a9: [S; 2] = [x[0] + x[x.len() - 3], s2 - r3.at * 1.6];
            a1[3 - 3] -= x[(k8 + 3) % x.len()].sin().exp().sin();
        }
        v6[0] += r3.list.iter().skip(1).map(|&s10| a1[1]).sum::<S>().sin();
    } else {
    }
    x[(0 % 3) % x.len()].tanh() + a1.iter().map(|s11| *s11 * 0.7).sum::<S>() + s2 * 0.7 + kept
}
}

mod m48 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> S {
    let mut kept = S::zero();
    let f3 = |s2: S| w1[0] * w1[0].cos();
    let mut s4 = -w1[0];
    let v5 = vec![s4; 1];
    s4 *= v5[0].tanh().tanh().sin();
    let mut r6 = Record::<S> { at: v5[w1.len() % v5.len()], list: vec![v5[0]; 2] };
    s4 *= (v5[v5.len() - 1].sin().exp() * v5[v5.len() - 1].sin().exp() + 0.4).sqrt().sin();
    v5[v5.len() - 1].sin() + r6.at * r6.list[0] + v5.iter().map(|s7| *s7 * 0.7).sum::<S>() + w1.iter().map(|s8| *s8 * 0.7).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w9: &mut [S], r10: &Record<S>, w11: &[S]) {
    let mut kept = S::zero();
    w9[0] *= w11.iter().zip(w11.iter()).map(|(s12, s13)| (r10.list[3 % r10.list.len()].sin(), r10.list[0])).fold(match r10.list.len() % 3 { 0 => w9[0], 1 => w9[w9.len() - 1] * 0.5, _ => r10.at }, |s18, (s16, s17)| s18 * 0.5 + s16.sin()).sin();
    w9[0] += ((match (2 + 1) % 3 { 0 => w11[0], 1 => r10.at * 0.5, _ => r10.at }).sin() * w11[w11.len() - 1]).tanh().tanh();
    w9[3 % w9.len()] *= (r10.at + r10.list[0]).cos();
    let mut s19 = w9[(2 % 2) % w9.len()].tanh() + ((1 + 1) as f64);
    w9[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r20: &Record<S>) -> S {
    let mut kept = S::zero();
    for k23 in (1..3) {
        let mut s24 = h0(&r20.list);
        s24 = (h0(&r20.list) + (k23 as f64)).sin();
        let mut v29: Vec<Vec<S>> = r20.list.iter().enumerate().map(|(k25, s26)| r20.list.iter().enumerate().map(|(k27, s28)| if s28.sin() <= 1.1 { r20.at / (s24 * s24 + 1.0) } else { r20.at.cos().powi(3) }).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    }
    h0(&r20.list).cos() + r20.at * r20.list[0] + r20.at * r20.list[0] + r20.at * r20.list[0] + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut r30: Record<S> = Record { at: (x[3 % x.len()] * x[3 % x.len()] + 0.7).sqrt(), list: vec![x[1], x[x.len() % x.len()]] };
    for s35 in x.iter().filter(|s32| **s32 >= 0.2 || (r30.list.len() % 3) % 2 == 0).map(|&s33| x[2].max(r30.list[(1 % 5) % r30.list.len()])) {
        if s35.sin().exp() > s35 {
            let a36 = [x[1] * (0 as f64) * 0.1, x[(2 % 3) % x.len()]];
            let Record { at: mut s37, list: mut v38 } = Record { at: x[x.len() % x.len()] * x[1].cos(), list: vec![s35, s35] };
        } else {
            if r30.list[r30.list.len() - 1].abs() + 0.9 < r30.at && s35.max(x[1 % x.len()]) > r30.at {
                for k39 in (0..3).rev() {
                }
                let mut s40 = x[1];
            }
            let mut v41: Vec<S> = r30.list.clone();
            v41 = v41.clone();
            kept += (v41.iter().map(|s42| *s42 * 0.7).sum::<S>()).sin();
        }
        let mut r43: Record<S> = Record { at: s35 * ((2 + 2) as f64) * 0.1, list: x.iter().copied().collect::<Vec<S>>() };
        r43.at += (if s35.max(x[x.len() - 1]) <= s35 { r43.list.chunks(3).map(|w44| (-r30.list[r30.list.len() - 1]) + ((3 % 2) as f64)).map(|s45| s45.cos()).product::<S>() } else { h2(&r30) }).tanh();
    }
    (x[0 % x.len()] + ((1 + 3) as f64)).cos() + r30.at * r30.list[0] + x.iter().map(|s46| *s46 * 0.7).sum::<S>() + r30.at * r30.list[0] + kept
}
}

mod m49 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> S {
    let mut kept = S::zero();
    let a2: [S; 2] = [w1[0] - w1[0] * 0.2; 2];
    let (k3, k4, s5): (usize, usize, S) = (0_usize, w1.len(), 0.3 * w1[2 % w1.len()]);
    let mut a2: [S; 3] = [w1[w1.len() % w1.len()]; 3];
    for w6 in a2.chunks_mut(2) {
    }
    a2[k4 % 3] += w1[w1.len() % w1.len()].cos();
    (a2[3 - 2] * s5 * 0.3).cos() + S::constant(k4 as f64) + S::constant(k4 as f64) + s5 * 0.7 + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r7: &Record<S>) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let mut p8 = (r7.list[r7.list.len() - 1], r7.list[3 % r7.list.len()] * r7.at * 0.3);
    p8.0 -= (r7.at + p8.0).cos();
    p8.0 *= p8.1.tanh();
    let mut v16 = if p8.0 * r7.at.cos() < r7.list[r7.list.len() - 1] { vec![r7.at, r7.list[(1 * 0) % r7.list.len()]] } else { (0..r7.list.len() % 4).map(|k11| r7.list.windows(3).filter(|w13| r7.list[0] * p8.0 * 0.3 >= p8.0).map(|w14| (w14[k11 % w14.len()] / (w14[w14.len() - 2] * w14[w14.len() - 2] + 1.0)) + w14[w14.len() - 3]).map(|s15| s15.cos()).product::<S>().sin().exp()).collect::<Vec<S>>() };
    if (v16.len() + 1) == 3 {
    } else {
    }
    p8.0 -= h0(&r7.list[..1]).cos().powi(2).sin();
    if kept > 0.5 { (kept, vec![kept]) } else { (0.1 * r7.list[(v16.len() * 3) % r7.list.len()], vec![r7.list[(v16.len() % 3) % r7.list.len()]; 1]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut k17: usize = 3_usize;
    k17 = (x.len() + 1) % 5;
    let p18: (S, S) = (x[x.len() - 1], h0(&x[2..]));
    let mut s19 = p18.0.sin().exp() + p18.0;
    let s20 = (p18.1 + (k17 as f64)).abs() + 0.1;
    let (k21, k22, k23): (usize, usize, usize) = ((k17 % 4), x.len(), k17);
    let mut k24 = 0;
    while k24 < 3 && x.iter().any(|s25| *s25 > 1.1) {
        k24 += 1;
        let v27: Vec<Vec<S>> = x.chunks(3).map(|w26| vec![s19, w26[(k24 % 2) % w26.len()], s20]).collect::<Vec<Vec<S>>>();
        let mut v27 = v27.clone();
        k17 = (2 + 1) % 5;
        s19 -= h0(&x[2..]).sin();
    }
    let mut a34: [S; 2] = [x.iter().enumerate().map(|(k28, s29)| (*s29 + (k17 as f64)) + x[(k24 * 2) % x.len()]).map(|s32| (s20.abs() + 0.8) * ((x.len() * 0) as f64) * 0.1).sum::<S>(); 2];
    a34.swap(1, 0);
    p18.0.sin() + S::constant(k23 as f64) + S::constant(k22 as f64) + S::constant(k22 as f64) + kept
}
}

mod m50 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut a5 = [w2.chunks(3).map(|w4| w3[0].sin().exp() + S::one()).sum::<S>(); 3];
    a5[w3.len() % 3] -= w3[0].sin();
    a5[3 - 2] -= (-a5[0]).sin();
    let v6: Vec<S> = vec![a5[3 - 2], w2[0 % w2.len()], a5[1]];
    a5[3 - 3] += w3[0].tanh();
    if kept > 0.5 { vec![kept] } else { vec![v6.iter().zip(w2.iter()).fold(w2[0] + v6[(3 * 0) % v6.len()], |s9, (s7, s8)| s9 * 0.5 + (s9 * w3[0].cos()).sin())] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r10: &Record<S>, #[constant] k11: usize) -> Record<S> {
    let mut kept = S::zero();
    let o12: Option<Vec<S>> = Some(r10.list.to_vec());
    let r15 = if r10.list[0] + ((k11 % 4) as f64) > r10.list[(k11 % 5) % r10.list.len()] { Record::<S> { at: r10.at, list: r10.list.to_vec() } } else { Record::<S> { at: S::one(), list: r10.list.iter().enumerate().map(|(k13, s14)| (r10.at / (*s14 * *s14 + 1.0)) * r10.list[0] * 0.3).collect::<Vec<S>>() } };
    let mut e16: Shape<S> = Shape::Path(vec![r10.at, r10.list[(r10.list.len() + 0) % r10.list.len()], r10.at]);
    let r17 = if r10.list.len() == 2 { r15.clone() } else { Record { at: r10.at, list: r10.list.to_vec() } };
    e16 = Shape::Span { low: -r15.list[k11 % r15.list.len()], high: r15.at };
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: 1.8 * r17.list[0], list: h0(&e16, &r17.list, &r15.list) } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    match (x.len() % 5) % 3 {
        0 => {
            let mut s18 = x[(x.len() * 3) % x.len()];
            s18 -= ((s18 * s18 + 1.1).sqrt() - x[x.len() - 3] * 1.8).tanh();
        }
        1 => {
            let mut a19: [[S; 2]; 2] = if x[2].sin() <= x[x.len() - 2] { [[x[x.len() % x.len()]; 2], [x[x.len() - 3], x[x.len() % x.len()]]] } else { [[x[2 % x.len()], x[x.len() - 1]]; 2] };
            a19[1][1] -= (1.1 * a19[0][1]).cos();
        }
        _ => {
            let s26: S = x.iter().map(|s22| (-x[1]).cos().powi(2)).fold(x[0], |s25, s24| (s25 * (match (x.len() % 2) % 3 { 0 => s24, 1 => x[x.len() - 2] * 0.5, _ => S::constant(1.7) }).cos()).sin());
        }
    }
    let v27: Vec<S> = x.to_vec();
    let mut k28: usize = (3 % 2);
    let s29 = x[x.len() % x.len()];
    let mut s30 = 0.6 * x[x.len() - 1].max(s29);
    s30 *= x.iter().copied().map(|s31| s31.cos()).product::<S>().cos();
    if x[2].cos().powi(1) >= s30 {
        s30 *= (0.4 * (s30 * S::one().cos())).tanh();
    } else {
    }
    s30 -= (s30.abs() + 0.9).sin();
    v27[0].cos().powi(3).tanh() + v27.iter().map(|s32| *s32 * 0.7).sum::<S>() + S::constant(k28 as f64) + s30 * 0.7 + kept
}
}

mod m51 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let Record { at: s2, list: v3 } = Record::<S> { at: x[x.len() - 1], list: x.iter().map(|s1| (*s1 * x[1 % x.len()].cos()).max(*s1)).collect::<Vec<S>>() };
    let w4 = &x[1..];
    let Record { at: mut s5, list: mut v6 } = Record { at: x[0].sin().exp(), list: vec![w4[3 % w4.len()]] };
    for k7 in 1..w4.len() {
        let mut s11 = w4.iter().chain(v6.iter()).map(|&s10| (w4[1] * v6[k7 % v6.len()] * 0.3).abs() + 1.4).sum::<S>();
    }
    let mut o12: Option<S> = Some(v6[(0 * 1) % v6.len()]);
    o12 = o12;
    kept += (o12.unwrap_or(S::one())).sin();
    let mut a13: [[S; 2]; 2] = [if S::one() < 1.9 { [s5; 2] } else { [w4[1]; 2] }, [s2, x[1]]];
    s5 = s2;
    (s5 / (x[x.len() - 2] * x[x.len() - 2] + 1.0)).tanh() + x.iter().map(|s14| *s14 * 0.7).sum::<S>() + o12.unwrap_or(S::one()) + a13.iter().map(|a15| a15.iter().map(|s16| *s16 * 0.7).sum::<S>()).sum::<S>() + kept
}
}

mod m52 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Shape<S> {
    let mut kept = S::zero();
    let mut v3: Vec<S> = vec![r1.list[0], r1.list[r1.list.len() % r1.list.len()]];
    let k4 = k2 % v3.len();
    v3[k4] *= r1.at.sin();
    v3.push(v3[1]);
    kept += (v3.iter().map(|s5| *s5 * 0.7).sum::<S>()).sin();
    let Record { at: mut s6, list: mut v7 } = Record { at: r1.list[r1.list.len() - 1].tanh(), list: vec![r1.list[0]; 2] };
    v3.extend(v7.iter().map(|s8| v7[r1.list.len() % v7.len()]));
    v7[0] *= s6.sin();
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Path(vec![v3[v3.len() - 2]; 2]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let v10: Vec<(S, S)> = x.iter().skip(1).map(|s9| (*s9, *s9)).collect::<Vec<(S, S)>>();
    let s11 = x[1 % x.len()].sin().exp();
    let Record { at: s22, list: v23 } = Record::<S> { at: v10.iter().enumerate().map(|(k12, (s13, s14))| (x[(k12 % 5) % x.len()] * (k12 as f64) * 0.1) * s11.cos()).sum::<S>(), list: if (v10.iter().step_by(2).filter(|(s17, s18)| (if x[x.len() - 2] < s11 { v10[0 % v10.len()].0 } else { *s17 }) < 1.6).fold(S::zero(), |s21, (s19, s20)| s21 * 0.5 + (s11 + s21).sin())) <= x[x.len() % x.len()] && x[x.len() - 3].cos().powi(2) <= v10[1 % v10.len()].1 { vec![x[x.len() - 2], s11, s11] } else { x.iter().copied().collect::<Vec<S>>() } };
    let f25 = |s24: S| v10[(1 * 0) % v10.len()].0 * ((x.len() % 2) as f64) * 0.1;
    let o34: Option<Vec<S>> = if x.iter().all(|s26| *s26 > 0.6) { if x[(2 % 4) % x.len()] <= v10[0].1 { Some(x.iter().step_by(2).map(|&s27| (s22.sin() * s11).tanh().sin().exp()).collect::<Vec<S>>()) } else { if s11.cos().powi(2) <= 0.9 { Some(v10.iter().zip(v10.iter().rev()).map(|((s28, s29), (s30, s31))| (x[x.len() - 1] + v10[0].1).abs() + 1.7).collect::<Vec<S>>()) } else { None } } } else { Some(v10.iter().rev().map(|(s32, s33)| s11).collect::<Vec<S>>()) };
    let v35: Vec<S> = Vec::new();
    let mut o36: Option<Vec<S>> = Some(vec![v23[(2 % 5) % v23.len()], v23[(2 * 2) % v23.len()]]);
    let v37 = vec![v10[0].0 * ((1 + 0) as f64) * 0.1, s22, s11.sin()];
    let mut s38 = f25(v10[3 % v10.len()].1);
    let mut p39: (usize, usize, Vec<S>) = (2_usize, (3 % 2), vec![v23[v23.len() - 1], v10[0 % v10.len()].0]);
    let mut v40 = vec![p39.2[p39.2.len() - 1], s11];
    p39.2[p39.2.len() - 1].tanh() + v40.iter().map(|s41| *s41 * 0.7).sum::<S>() + s22 * 0.7 + v35.iter().map(|s42| *s42 * 0.7).sum::<S>() + kept
}
}

mod m53 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    let mut kept = S::zero();
    let mut s3 = ((w1[0] * w1[w1.len() % w1.len()] * 0.3) * (w1[0] * w1[w1.len() % w1.len()] * 0.3) + 1.0).sqrt();
    s3 -= (s3.tanh() * s3.tanh() + 0.6).sqrt().sin();
    let s4 = (S::one().abs() + 1.6) / (w1[w1.len() - 1] * w1[w1.len() - 1] + 1.0);
    w1[1 % w1.len()] -= w2[w1.len() % w2.len()].max(s3).sin();
    w1[w1.len() - 1] += w1.windows(2).map(|w5| s4.sin()).filter(|&s8| w2[w2.len() - 1] >= 1.1).fold(w1[w1.len() % w1.len()] + w2[w2.len() % w2.len()], |s10, s9| (s10 * (S::one() - w1[w1.len() - 1] * 1.8).cos()).sin()).tanh();
    w1[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w11: &[S]) -> S {
    let mut kept = S::zero();
    let mut p12: (S, S, usize) = (w11[(3 + 1) % w11.len()], w11[(w11.len() % 5) % w11.len()], (1 + 2));
    if 0 > 1 {
        p12.2 = w11.len() % 5;
    } else {
        let mut s20 = w11.iter().enumerate().map(|(k13, s14)| (s14.cos().powi(2), *s14 / (p12.0 * p12.0 + 1.0))).fold(p12.1, |s19, (s17, s18)| (s19 * p12.0.cos().powi(2).cos()).sin());
    }
    p12.0 += (w11[0 % w11.len()] / (w11[0] * w11[0] + 1.0)).tanh();
    S::constant(0.3).tanh().sin() + w11.iter().map(|s21| *s21 * 0.7).sum::<S>() + w11.iter().map(|s22| *s22 * 0.7).sum::<S>() + p12.0 * 0.7 + p12.1 * 0.7 + S::constant(p12.2 as f64) + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let p23: (S, usize) = (x[x.len() % x.len()], 1_usize);
    let v26: Vec<Vec<S>> = vec![x.iter().copied().zip(x.iter().rev()).map(|(s24, s25)| 1.1 * S::zero().max(s24)).collect::<Vec<S>>(); 3];
    let a27 = [[x[(3 + 3) % x.len()], v26[v26.len() % v26.len()][0]], [v26[0][v26[0 % v26.len()].len() % v26[0].len()], p23.0]];
    let w28 = &a27[3 % 2][1..];
    let f31 = |s29: S, s30: S| w28[0];
    let mut o32: Option<Vec<S>> = Some(vec![w28[3 % w28.len()]; 1]);
    let mut a33 = [h1(w28), w28[0] * ((0 * 1) as f64) * 0.1];
    a33[1] *= (0.8 * p23.0).cos();
    if let Some(v34) = &o32 {
        if w28.iter().zip(a27[1].iter()).take_while(|(s37, s38)| o32.is_none()).fold(a27[1][0] - x[0 % x.len()] * 1.7, |s41, (s39, s40)| (s41 * (v26[0][v26[0].len() - 1] / (a33[2 - 1] * a33[2 - 1] + 1.0)).cos()).sin()) <= v26[0][(0 * 3) % v26[0].len()] && (a27[1][0] * a27[1][0] + 0.2).sqrt() > 0.4 {
        } else {
            a33[1] -= x[x.len() - 1].cos();
        }
        a33[(1 + 0) % 2] *= v34[w28.len() % v34.len()].cos();
    }
    a33[(x.len() % 5) % 2] -= a33[1].tanh();
    a33[1].sin() + p23.0 * 0.7 + S::constant(p23.1 as f64) + x.iter().map(|s42| *s42 * 0.7).sum::<S>() + x.iter().map(|s43| *s43 * 0.7).sum::<S>() + kept
}
}

mod m54 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, r2: &Record<S>) -> Option<S> {
    let mut kept = S::zero();
    let mut v3 = vec![r1.at + r2.at; 2];
    for k4 in 1..v3.len() {
        let Record { at: s5, list: v6 } = Record::<S> { at: r1.at + S::one(), list: r2.list.to_vec() };
    }
    v3 = r1.list.to_vec();
    kept += (v3.iter().map(|s7| *s7 * 0.7).sum::<S>()).sin();
    for k8 in 0..v3.len() {
    }
    v3 = vec![];
    if kept > 0.5 { Some(kept) } else { None }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w9: &mut [S]) {
    let mut kept = S::zero();
    if w9[0] - w9[w9.len() - 1] * 1.3 <= 0.4 {
        for k10 in (0..2).rev() {
            for k11 in 0..w9.len() {
                let f14 = |s12: S, s13: S| (-s12).abs() + 1.1;
                w9[k11] -= w9.chunks(2).map(|w15| w15.iter().skip(1).filter(|s17| w15[k10 % w15.len()] / (**s17 * **s17 + 1.0) < w15[w9.len() % w15.len()]).fold(w9[k11] + ((w15.len() % 5) as f64), |s19, &s18| s19.max(s18)) / (w15[w15.len() - 1] * w15[w15.len() - 1] + 1.0)).sum::<S>().sin().exp().cos();
            }
        }
    } else {
    }
    w9[0] += ((if w9[0] + w9[(1 + 2) % w9.len()] > w9[0] { w9[0] } else { w9[0 % w9.len()] }) + ((w9.len() % 3) as f64)).tanh();
    w9[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w20: &[S], s21: S) -> S {
    let mut kept = S::zero();
    let mut s22 = w20[0];
    s22 += w20[w20.len() % w20.len()].tanh();
    if s21 < w20[0] {
        let v29 = vec![-S::one(), w20.iter().take(2).map(|s23| 1.0 * (S::zero() / (S::constant(1.5) * S::constant(1.5) + 1.0))).filter(|&s26| s26.max(s22) >= s22).fold(w20[0], |s28, s27| (s28 * s22.cos()).sin()), 1.0 * w20[w20.len() % w20.len()], if s21.sin() >= 1.9 { w20[0] } else { w20[0] }];
        s22 = (s22 + s21) + s22;
        s22 *= s22.cos().powi(3).sin();
    } else {
        s22 *= s22.tanh();
    }
    s22 *= ((match (w20.len() * 0) % 3 { 0 => w20[0], 1 => w20[(1 * 1) % w20.len()] * 0.5, _ => w20[0] }) * s21 * 0.3).cos();
    w20[(1 * 2) % w20.len()].tanh().sin() + s22 * 0.7 + w20.iter().map(|s30| *s30 * 0.7).sum::<S>() + w20.iter().map(|s31| *s31 * 0.7).sum::<S>() + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let f33 = |s32: S| (s32 * x[1].cos()).abs() + 0.2;
    let w34 = &x[1..];
    if w34.iter().any(|s35| *s35 > 1.7) {
        let f37 = |s36: S| s36;
        let mut s38 = (w34[3 % w34.len()] + x[x.len() - 1]).sin().exp();
    } else {
        let w39 = &x[1..];
    }
    let mut w34: Vec<Vec<S>> = if w34[(w34.len() * 0) % w34.len()] >= 1.1 { w34.iter().filter(|s41| S::zero().sin().exp() >= x[w34.len() % x.len()]).filter(|s43| (if -**s43 <= 0.5 { S::constant(0.8) } else { x[x.len() - 3] }) <= 0.9).map(|s44| w34.iter().copied().collect::<Vec<S>>()).collect::<Vec<Vec<S>>>() } else { w34.windows(2).map(|w45| (w45[0].cos().powi(2), x[2 % x.len()] - w34[(0 % 5) % w34.len()] * 1.1)).map(|(s47, s48)| vec![s47; 2]).collect::<Vec<Vec<S>>>() };
    let f33: Vec<Record<S>> = vec![Record::<S> { at: x[x.len() - 3], list: vec![x[0]] }, Record { at: x[1], list: vec![x[1]] }];
    w34 = w34.clone();
    kept += (w34.iter().map(|v49| v49.iter().map(|s50| *s50 * 0.7).sum::<S>()).sum::<S>()).sin();
    w34 = vec![vec![f33[0].list[3 % f33[0].list.len()]; 1]; 1];
    let mut v61: Vec<Vec<S>> = vec![if x[w34.len() % x.len()] < f33[f33.len() - 1].at && x[2] - f33[(f33.len() % 4) % f33.len()].list[0] * 1.6 < 1.8 { x.iter().skip(1).map(|&s51| 0.9 * h2(&x[..1], if w34.iter().enumerate().take_while(|(k54, v55)| f33.len() == 2).map(|(k56, v57)| f33[k56 % f33.len()].at.cos().powi(1) + v57[0]).sum::<S>() <= 1.8 { f33[0].at } else { f33[f33.len() - 1].at })).collect::<Vec<S>>() } else { vec![f33[0 % f33.len()].at; 1] }, f33[0].list.chunks(2).map(|w60| h2(&x[2..], f33[0].at)).collect::<Vec<S>>()];
    v61[0][0] *= ((f33[0].list[0] - x[x.len() - 3] * 0.4) * f33[0].at * 0.3).sin();
    x[(w34.len() % 5) % x.len()].sin().cos() + f33.iter().map(|r62| r62.at * r62.list[0]).sum::<S>() + x.iter().map(|s63| *s63 * 0.7).sum::<S>() + x.iter().map(|s64| *s64 * 0.7).sum::<S>() + kept
}
}

mod m55 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, e2: &Shape<S>) -> S {
    let mut kept = S::zero();
    let k3: usize = r1.list.len();
    match e2 {
        Shape::Point(s4) => {
            let mut s8 = *s4;
            let mut v13: Vec<S> = vec![s8.tanh(), s8 - r1.at * 1.9, S::constant(0.4), (0..(3 % 2) % 4).map(|k9| (r1.list[r1.list.len() - 1] / (s8 * s8 + 1.0)).abs() + 1.7).sum::<S>()];
            v13[0] *= r1.list.iter().take_while(|s15| r1.at + r1.at > 0.1).map(|s16| *s4).sum::<S>().cos();
        }
        Shape::Span { low: s5, high: s6 } => {
        }
        Shape::Path(s7) => {
        }
    }
    r1.at.tanh() + S::constant(k3 as f64) + S::constant(k3 as f64) + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r17: &Record<S>) -> S {
    let mut kept = S::zero();
    let a18: [[S; 2]; 2] = [[r17.at, r17.at], [r17.at, r17.at]];
    let mut v21: Vec<Option<S>> = if a18[r17.list.len() % 2][(0 % 3) % 2] < 1.8 { vec![Some(a18[2 - 2][r17.list.len() % 2]), None] } else { vec![(r17.list.iter().enumerate().map(|(k19, s20)| ((-*s20).sin() * *s20).tanh()).sum::<S>() >= 1.7).then(|| r17.at), if r17.at <= 1.7 { Some(r17.list[0 % r17.list.len()]) } else { None }, None] };
    v21.push(None);
    kept += (v21.iter().map(|o22| o22.unwrap_or(S::one())).sum::<S>()).sin();
    let k23 = v21.len() - 1;
    v21[k23] = v21[v21.len() - 1];
    v21 = vec![None];
    a18[2 - 2][0].sin() + S::constant(k23 as f64) + S::constant(k23 as f64) + r17.at * r17.list[0] + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w24: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let mut a25 = [[w24[0]; 2]; 2];
    for k26 in (1..a25.len()).rev() {
        let mut v27 = vec![a25[k26][(k26 + 2) % 2]];
        v27 = v27.iter().copied().map_while(|s28| if S::zero().sin() < 0.2 { Some(a25[k26][2 - 2].max(s28)) } else { None }).collect::<Vec<S>>();
        kept += (v27.iter().map(|s30| *s30 * 0.7).sum::<S>()).sin();
    }
    a25[0][0] *= (1.4 * a25[1][2 - 1]).max(w24[(0 + 2) % w24.len()]).sin();
    if kept > 0.5 { (kept, vec![kept]) } else { ((w24[w24.len() - 1] * a25[(3 + 0) % 2][1 % 2]).sin(), a25.iter().copied().take(2).map(|a31| a25[w24.len() % 2][(1 * 3) % 2]).collect::<Vec<S>>()) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let s32 = x[1];
    let k33: usize = 3_usize;
    let mut v34 = vec![vec![x[0]; 2], vec![s32; 2]];
    v34.truncate(2);
    kept += (v34.iter().map(|v35| v35.iter().map(|s36| *s36 * 0.7).sum::<S>()).sum::<S>()).sin();
    v34 = vec![vec![s32, s32, s32]];
    let k37: usize = (1 * 2);
    let mut s38 = x[3 % x.len()];
    s38 = x[x.len() - 1];
    s38 -= s32.cos();
    for k39 in 0..v34.len() {
        let a40 = [s32, match (k33 % 2) % 3 { 0 => S::zero(), 1 => s38 * 0.5, _ => s38 }, s38 * (k39 as f64) * 0.1];
        let mut v41 = vec![vec![s38, x[x.len() - 2], S::constant(0.9)]];
        let k42 = v41.len() - 1;
        v41[k42][0] -= (x[1].max(x[2]) + (k37 as f64)).tanh();
    }
    s38 -= s32.tanh();
    vec![kept + x[1].sin() + s38 * 0.7 + v34.iter().map(|v43| v43.iter().map(|s44| *s44 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s45| *s45 * 0.7).sum::<S>(), S::zero().tanh() + s32 * 0.7 + S::constant(k37 as f64) + x.iter().map(|s46| *s46 * 0.7).sum::<S>(), v34.iter().enumerate().fold(x.iter().copied().zip(v34.iter().rev()).filter(|(s49, v50)| v34.is_empty()).map(|(s51, v52)| (0..(x.len() * 3) % 4).fold(v52.iter().enumerate().map(|(k53, s54)| (S::one() / (s32 * s32 + 1.0), s38)).fold(s32.max(s51), |s59, (s57, s58)| s59.max(v52[(k33 * 3) % v52.len()].tanh())), |s61, k60| (s61 * (s61 + (x.len() as f64)).cos()).sin())).sum::<S>(), |s64, (k62, v63)| s64 * 0.5 + (s38 * v63[v63.len() - 1]).sin().sin()).sin() + s38 * 0.7 + S::constant(k33 as f64) + S::constant(k33 as f64)]
}
}

mod m56 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, s2: S, w3: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let Record { at: s4, list: v5 } = Record { at: s2, list: w3.to_vec() };
    let p6 = (if (w3.len() + 2) != 0 { S::constant(1.7) } else { w3[0] }, S::constant(1.1));
    let v7: Vec<(S, S)> = vec![(S::one(), s2), p6, p6];
    let s8 = v5[2 % v5.len()].cos().powi(3) * s2.cos();
    if kept > 0.5 { vec![kept] } else { vec![v7.iter().zip(v5.iter()).map(|((s9, s10), s11)| p6.0.sin().exp()).sum::<S>()] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w15: &mut [S], w16: &[S]) {
    let mut kept = S::zero();
    let mut v17: Vec<Option<S>> = vec![if w16[w16.len() - 1].tanh() <= 0.6 { Some(S::constant(1.5)) } else { None }, (w15[0].sin() > 1.1 && -w16[0] >= w15[0]).then(|| w16[2 % w16.len()]), (w16[0] + w16[0] <= 1.0).then(|| w15[0])];
    let v18: Vec<Vec<S>> = vec![vec![w15[w15.len() - 1]; 2]];
    for k19 in 1..v17.len() {
        if let Some(s20) = &v17[k19] {
            continue;
        } else {
            w15[0] *= (0..2).map(|k21| (w16[0] * (k19 as f64) * 0.1, (w15[w16.len() % w15.len()] * w16[w16.len() - 1]).sin())).map(|(s27, s28)| w15[k19 % w15.len()]).map(|s29| s29.cos()).product::<S>().cos();
        }
    }
    w15[0] -= v18[0][0 % v18[0].len()].tanh();
    w15[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r30: &Record<S>, s31: S) -> Vec<S> {
    let mut kept = S::zero();
    let mut v35 = r30.list.iter().zip(r30.list.iter()).map(|(s32, s33)| r30.list.iter().take(2).map(|&s34| *s33 / (*s32 * *s32 + 1.0)).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    for w36 in v35[0].chunks_mut(2) {
        w36[w36.len() % w36.len()] = (w36[r30.list.len() % w36.len()].sin() * w36[0]).tanh().sin();
        kept += (w36.iter().map(|s37| *s37 * 0.7).sum::<S>()).sin();
        w36[w36.len() - 1] -= w36[(2 * 2) % w36.len()].cos();
    }
    if s31 + s31 < 0.8 {
        v35[0][0] *= r30.list.iter().zip(r30.list.iter()).map(|(s42, s43)| r30.list[0]).sum::<S>().tanh();
    }
    v35[0][0] += ((1..2).map(|k44| s31).sum::<S>() * s31).sin().sin();
    if kept > 0.5 { vec![kept] } else { r30.list[..1].to_vec() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let p45: (usize, usize) = ((3 + 0), x.len());
    let mut v47: Vec<Vec<S>> = if x.iter().copied().sum::<S>() > x[x.len() % x.len()] { vec![vec![x[x.len() - 1]; 2], x.iter().map(|s46| -(S::one() + ((2 + 0) as f64))).collect::<Vec<S>>()] } else { vec![vec![S::one()]; 3] };
    v47[0].extend_from_slice(&x[3..]);
    kept += (v47.iter().map(|v48| v48.iter().map(|s49| *s49 * 0.7).sum::<S>()).sum::<S>()).sin();
    if v47[0].len() > 1 {
        v47[0].pop();
    }
    for w50 in v47[0].chunks_mut(2) {
        if 1.9 * w50[0] < 0.2 {
            let v57: Vec<S> = w50.iter().copied().enumerate().filter(|(k53, s54)| *k53 != 3).map(|(k55, s56)| -s56.sin().exp()).collect::<Vec<S>>();
            let e58 = Shape::Path(w50.iter().copied().collect::<Vec<S>>());
            w50[w50.len() - 1] *= v57.iter().zip(w50.iter()).fold(w50[0], |s61, (s59, s60)| (s61 * x[x.len() - 2].cos()).sin()).tanh();
        } else {
            let s62 = w50[1 % w50.len()];
            let mut s63 = ((-x[2]) * x[(x.len() % 5) % x.len()]).sin();
            s63 += S::zero().cos();
        }
        let f65 = |s64: S| (x[2].sin() * w50[w50.len() - 1]).tanh() - w50[1 % w50.len()] * 1.6;
    }
    let k66 = (x.len() + 1) % v47.len();
    v47[k66][0] += x[x.len() - 1].cos();
    (x[0] * v47[0][3 % v47[0].len()]).sin().tanh() + S::constant(k66 as f64) + x.iter().map(|s67| *s67 * 0.7).sum::<S>() + S::constant(p45.0 as f64) + S::constant(p45.1 as f64) + kept
}
}

mod m57 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    let mut kept = S::zero();
    let v6 = vec![w2[0].sin().exp(), w1.chunks(3).take_while(|w4| w4[w4.len() - 1] + w2[0 % w2.len()] >= 1.1).map(|w5| w5[(w1.len() % 5) % w5.len()] + w2[3 % w2.len()]).sum::<S>(), w2[w2.len() - 1], w2[0]];
    w1[0] = w2[w2.len() - 1] + w2[1 % w2.len()];
    kept += (w1.iter().map(|s7| *s7 * 0.7).sum::<S>()).sin();
    w1[0] *= ((match 3 % 3 { 0 => w2[v6.len() % w2.len()], 1 => w2[0] * 0.5, _ => v6[0 % v6.len()] }) + w1[w1.len() - 1]).cos();
    let mut r8: Record<S> = Record::<S> { at: w2[w2.len() - 1], list: w2.iter().copied().collect::<Vec<S>>() };
    w1[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    for s15 in x.iter().enumerate().map(|(k9, s10)| *s10).map(|s13| (s13 * (x.len() as f64) * 0.1) + x[0 % x.len()]) {
        let s16 = x[0].max(s15);
    }
    for k17 in 0..x.len() {
        let mut k17: Option<S> = if S::zero().cos().powi(3) < 1.8 && (1..1).map(|k18| (x[k17 % x.len()] * S::constant(1.8).cos()) * x[k17].cos()).sum::<S>() <= x[k17] { Some(match x.len() % 3 { 0 => x[1], 1 => x[k17] * 0.5, _ => x[x.len() - 2] }) } else { None };
        let mut s20 = (if x.iter().any(|s19| *s19 > 1.7) { x[0 % x.len()] } else { x[0] }) + x[x.len() - 1];
        k17 = (k17.is_none()).then(|| s20.max(x[1]));
        kept += (k17.unwrap_or(S::one())).sin();
    }
    let v21 = vec![(x[x.len() - 2], x[x.len() % x.len()])];
    let k22: usize = ((0 * 1) * 0);
    let mut v23 = x.iter().copied().collect::<Vec<S>>();
    for w24 in v23.chunks(3) {
        let mut s29 = (1..0 % 4).map(|k25| (v21[(w24.len() % 3) % v21.len()].1 * v21[0].1 * 0.3).sin().exp()).filter(|s28| (v23.len() * 1) == 0).sum::<S>();
    }
    let k30 = k22 % v23.len();
    v23[k30] += x[0].cos();
    v21.iter().copied().fold(1.5 * x[0], |s33, (s31, s32)| (s33 * (x[2] / (x[k22 % x.len()] * x[k22 % x.len()] + 1.0)).cos()).sin()).cos() + S::constant(k30 as f64) + S::constant(k22 as f64) + S::constant(k22 as f64) + kept
}
}

mod m58 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, p2: &(S, Vec<S>), w3: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    if (2 * 3) <= 1 {
        let mut k4: usize = 0_usize;
        k4 = k4 % 5;
    }
    let a5 = [[p2.1[p2.1.len() - 1], p2.0], [w3[w3.len() - 1]; 2]];
    if kept > 0.5 { vec![kept] } else { vec![p2.1[p2.1.len() - 1].sin()] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r6: &Record<S>) -> S {
    let mut kept = S::zero();
    let a7 = [[r6.list[0], r6.at], [r6.list[(0 + 1) % r6.list.len()], r6.list[3 % r6.list.len()]]];
    let v8: Vec<S> = vec![r6.list[r6.list.len() % r6.list.len()].sin().exp(); 3];
    let mut a9: [S; 2] = a7[1];
    a9[(1 + 1) % 2] = a7[0 % 2][0];
    a9[0 % 2] -= a7[2 % 2][1].sin();
    (a9[2 - 2] + a9[0]).sin() + v8.iter().map(|s10| *s10 * 0.7).sum::<S>() + v8.iter().map(|s11| *s11 * 0.7).sum::<S>() + v8.iter().map(|s12| *s12 * 0.7).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w13: &mut [S], e14: &Shape<S>, w15: &[S]) {
    let mut kept = S::zero();
    let v16 = vec![w15.to_vec(), vec![w13[(w15.len() % 2) % w13.len()]; 1]];
    let p17 = (w15[0].cos().powi(3), w15[w15.len() - 1] * w15[2 % w15.len()].cos());
    let mut p18 = (w13[w13.len() - 1], w13[w13.len() - 1] * (2 as f64) * 0.1);
    w13[0] -= w13[w13.len() - 1].cos();
    p18.1 *= p17.0.cos();
    w13[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut e19: Shape<S> = Shape::Path(x.iter().copied().collect::<Vec<S>>());
    e19 = Shape::Point((x[2] * x[x.len() % x.len()]).sin());
    let (k22, v23): (usize, Vec<S>) = (1_usize, x.iter().enumerate().map(|(k20, s21)| *s21).collect::<Vec<S>>());
    let mut v26 = x.iter().zip(v23.iter()).map(|(s24, s25)| -(*s24 * *s24 + 0.6).sqrt()).collect::<Vec<S>>();
    if v26.len() > 1 {
        v26.pop();
    }
    kept += (v26.iter().map(|s27| *s27 * 0.7).sum::<S>()).sin();
    for w28 in v26.chunks_mut(2) {
        w28[k22 % w28.len()] += x[1].sin();
        let s29 = w28[0].sin().exp();
        w28[(k22 + 0) % w28.len()] += (x[k22 % x.len()].max(s29) / (x[1] * x[1] + 1.0)).tanh();
    }
    e19 = Shape::Point(v26[k22 % v26.len()].tanh());
    let mut e30: Shape<S> = e19.clone();
    (1..3).map(|k31| v26[0].cos().powi(3) + x[0]).take_while(|&s34| s34 * ((k22 + 3) as f64) * 0.1 >= 0.3).sum::<S>().sin() + kept
}
}

mod m59 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Option<S> {
    let mut kept = S::zero();
    let mut v3 = vec![vec![r1.list[0]; 3], vec![r1.list[(k2 % 4) % r1.list.len()]], if r1.at.max(r1.at) < r1.list[0] { r1.list.iter().copied().collect::<Vec<S>>() } else { vec![S::zero(); 1] }];
    v3[0].push(r1.at);
    kept += (v3.iter().map(|v4| v4.iter().map(|s5| *s5 * 0.7).sum::<S>()).sum::<S>()).sin();
    let o6 = Some(vec![v3[r1.list.len() % v3.len()][0]; 2]);
    let mut s19: S = r1.list.chunks(3).filter(|w8| r1.list[0] > v3[0][r1.list.len() % v3[0].len()]).map(|w9| (S::constant(0.4) * (k2 as f64) * 0.1, w9[0] * w9[w9.len() - 1].cos())).map(|(s11, s12)| r1.list.chunks(2).flat_map(|w13| w13.iter()).map(|s15| r1.list[0].max(v3[0][v3[0].len() - 1])).fold(s11, |s18, s17| s18.max(r1.at - s12 * 1.7)) + v3[0][v3[0].len() - 1]).sum::<S>().tanh();
    v3[0][0] += r1.at.cos();
    if kept > 0.5 { Some(kept) } else { Some(v3[k2 % v3.len()][(k2 * 1) % v3[k2 % v3.len()].len()]) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r20: &Record<S>, p21: &(S, Vec<S>)) -> S {
    let mut kept = S::zero();
    let mut o22: Option<(usize, S)> = Some((p21.1.len(), p21.1[0]));
    o22 = o22;
    let f24 = |s23: S| if o22.is_none() { r20.list[r20.list.len() - 1] } else { if 2 > 1 { r20.list[0] } else { r20.at } };
    let mut v25 = vec![vec![r20.list[1 % r20.list.len()]], vec![r20.list[(0 + 2) % r20.list.len()]; 2]];
    v25[(0 % 3) % v25.len()][0].cos() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w26: &mut [S], r27: &Record<S>) {
    let mut kept = S::zero();
    let p28: (Vec<S>, Record<S>, usize) = (if -r27.at >= w26[(2 % 5) % w26.len()] { vec![S::one(); 1] } else { vec![r27.at, w26[w26.len() % w26.len()], w26[1 % w26.len()]] }, Record { at: r27.at, list: vec![w26[0], r27.at] }, (2 % 3));
    let mut v29 = vec![h0(r27, 2), (r27.list[r27.list.len() - 1].tanh() >= w26[0]).then(|| r27.list[(2 + 2) % r27.list.len()])];
    w26[w26.len() - 1] -= r27.list.iter().copied().sum::<S>().tanh();
    let (s30, r31, k32): (S, Record<S>, usize) = (w26[0].sin(), Record::<S> { at: p28.1.at, list: r27.list.to_vec() }, 3_usize);
    w26[w26.len() - 1] += r27.at.sin();
    w26[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut s33 = (x[x.len() - 1].sin() * x[3 % x.len()]).tanh().cos().powi(1);
    let v38: Vec<S> = x.iter().zip(x.iter()).map_while(|(s34, s35)| if s33 < 0.5 { Some(*s34 * ((1 % 3) as f64) * 0.1) } else { None }).collect::<Vec<S>>();
    s33 = ((x[2] / (x[0] * x[0] + 1.0)) / (s33 * s33 + 1.0)).sin().exp();
    let (mut v39, mut s40): (Vec<S>, S) = (vec![x[x.len() - 1]; 3], x[x.len() - 1]);
    v39.truncate(3);
    kept += (v39.iter().map(|s41| *s41 * 0.7).sum::<S>()).sin();
    v39 = v39.to_vec();
    let k42 = (x.len() + 2) % v39.len();
    v39[k42] = (x[k42 % x.len()].sin() * v39[v38.len() % v39.len()]).tanh();
    let f45 = |s43: S, s44: S| (if !v38.is_empty() { s33 } else { s40 }) * (k42 as f64) * 0.1;
    for w48 in x.chunks(2).take_while(|w47| (v39[0] * s33).sin() < 0.5 || k42 % 2 == 0) {
        let s49 = (v39[0] + ((k42 % 2) as f64)) + (0 as f64);
    }
    let k50 = v39.len() % v39.len();
    v39[k50] = s40;
    v39[0] += ((x[x.len() - 2] - s40 * 0.4).abs() + 0.4).cos();
    vec![kept + s33.tanh() + s33 * 0.7 + v39.iter().map(|s51| *s51 * 0.7).sum::<S>() + S::constant(k42 as f64), (x[1] / (s40 * s40 + 1.0)).tanh() + s40 * 0.7 + s33 * 0.7 + s33 * 0.7]
}
}

mod m60 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> S {
    let mut kept = S::zero();
    if w3[(2 % 5) % w3.len()].max(w3[w3.len() % w3.len()]) < w3[0] {
        let mut e4 = Shape::Span { low: w3[0] + w3[0], high: w3[w3.len() % w3.len()] };
        e4 = Shape::Span { low: w3[1 % w3.len()], high: w3[w3.len() - 1] };
        e4 = Shape::Span { low: w3[0] - w3[w3.len() % w3.len()] * 1.5, high: w3[0] };
    } else {
        let (mut r7, mut s8, mut r9): (Record<S>, S, Record<S>) = (Record::<S> { at: w3[3 % w3.len()], list: vec![S::one(), S::one()] }, w3[0] + w3[w3.len() % w3.len()], Record { at: w3[0], list: w3.iter().copied().zip(w3.iter()).map(|(s5, s6)| *s6 - S::constant(0.5) * 0.4).collect::<Vec<S>>() });
        return (s8 * ((0 * 3) as f64) * 0.1).tanh() + s8 * 0.7 + r7.at * r7.list[0] + kept;
    }
    w3[0].cos() + w3.iter().map(|s10| *s10 * 0.7).sum::<S>() + w3.iter().map(|s11| *s11 * 0.7).sum::<S>() + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r12: &Record<S>) -> Vec<S> {
    let mut kept = S::zero();
    let mut s17 = r12.list.chunks(3).map(|w13| r12.list[0]).filter(|s16| r12.at.sin().exp() <= *s16).sum::<S>();
    s17 = r12.at;
    let k18: usize = 3_usize;
    if r12.list[r12.list.len() - 1] <= s17 {
        return if kept > 0.5 { vec![kept] } else { r12.list.iter().zip(r12.list.iter()).map(|(s19, s20)| ((match k18 % 3 { 0 => *s19, 1 => s17 * 0.5, _ => s17 }).sin() * S::one()).tanh()).collect::<Vec<S>>() };
    } else {
        s17 -= ((s17.sin() * s17).tanh() + ((r12.list.len() % 2) as f64)).tanh();
    }
    if kept > 0.5 { vec![kept] } else { vec![r12.list[0] + r12.at] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w21: &[S], w22: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let o23: Option<S> = (w22[(w22.len() + 0) % w22.len()] * (2 as f64) * 0.1 > 1.7).then(|| w22[w22.len() - 1] - w21[w21.len() % w21.len()] * 0.4);
    if w22[w22.len() - 1] < w22[w22.len() - 1] {
        match (w21.len() * 2) % 3 {
            0 => {
                let Record { at: mut s25, list: mut v26 } = Record::<S> { at: w21[w21.len() - 1].sin().exp(), list: w22.iter().take(2).map(|&s24| w21[0].cos().powi(3)).collect::<Vec<S>>() };
                let k27 = 0 % v26.len();
                v26[k27] += s25.tanh();
            }
            1 => {
            }
            _ => {
            }
        }
    }
    if kept > 0.5 { vec![kept] } else { vec![w21.iter().take(2).take_while(|s29| w22[(w22.len() + 2) % w22.len()].max(w22[w22.len() - 1]) > 0.1).filter(|s31| 1 <= 2).map(|s32| -(w21[3 % w21.len()] + *s32)).sum::<S>(); 1] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let v34: Vec<S> = vec![S::zero() / (x[x.len() - 1] * x[x.len() - 1] + 1.0), x[x.len() % x.len()].sin().exp(), x[x.len() - 1] * x[x.len() - 2] * 0.3, if x.iter().skip(1).map(|&s33| (s33 + (2 as f64)) + (x.len() as f64)).sum::<S>() < x[0] { x[1] } else { x[x.len() - 2] }];
    let mut v42 = vec![x[x.len() % x.len()].max(v34[v34.len() - 2]), v34[0] * v34[3 % v34.len()].cos(), x.iter().zip(v34.iter()).filter(|(s37, s38)| **s38 <= 1.4).map(|(s39, s40)| (S::zero() * *s40).sin() / (v34[v34.len() - 1] * v34[v34.len() - 1] + 1.0)).map(|s41| s41.cos()).product::<S>()];
    let v48 = v42.iter().filter(|s44| **s44 <= 0.7).take_while(|s46| (v34[2 % v34.len()] * v34[2 % v34.len()] + 0.1).sqrt() > **s46).map(|&s47| v34[v34.len() - 2].sin().exp() + S::zero()).collect::<Vec<S>>();
    let k49 = (2 * 2) % v42.len();
    v42[k49] *= x[(v48.len() * 3) % x.len()].sin().max(x[0]).cos();
    let mut e51: Shape<S> = Shape::Path(if v48.iter().any(|s50| *s50 > 0.4) { v34.clone() } else { h2(&v42, &v42) });
    let k52 = x.len() % v42.len();
    v42[k52] += ((x[2] / (x[k52 % x.len()] * x[k52 % x.len()] + 1.0)) + x[(v48.len() + 1) % x.len()]).cos();
    e51 = Shape::Span { low: if v48.iter().zip(x.iter().rev()).map(|(s53, s54)| (*s53 * *s53 + 1.8).sqrt().cos().powi(1)).fold(v34[(k49 + 3) % v34.len()], |s58, s57| (s58 * v34[0].cos()).sin()) > 1.8 { x[2] } else { x[(x.len() + 0) % x.len()] }, high: v34[0] };
    if (x[2].sin() * v34[v34.len() - 1]).tanh() <= x[x.len() - 1] {
        let mut k59 = 0;
        loop {
            k59 += 1;
            if k59 > 3 {
                break;
            }
            let mut v61: Vec<S> = v34.iter().skip(1).map(|&s60| s60.abs() + 1.6).collect::<Vec<S>>();
            let v63 = v61.iter().skip(1).map(|s62| vec![S::constant(0.5)]).collect::<Vec<Vec<S>>>();
        }
        let k64 = v42.len() - 2;
        v42[k64] += v34[0].sin();
    } else {
        let v65 = &v48;
        let s71 = v34.iter().filter(|s67| !v65.is_empty()).take_while(|s69| s69.tanh() > v42[k52 % v42.len()]).map(|s70| 1.1 * x[0]).sum::<S>();
        v42[1] -= (s71 / (v34[v34.len() - 1] * v34[v34.len() - 1] + 1.0)).sin();
    }
    (v34[1].sin() * v34[0]).tanh().sin() + S::constant(k52 as f64) + kept
}
}

mod m61 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Option<S> {
    let mut kept = S::zero();
    let mut s2 = w1[w1.len() - 1];
    s2 -= w1[0].tanh().tanh();
    s2 *= (1.6 * (s2 / (s2 * s2 + 1.0))).sin();
    match (2 + 2) % 3 {
        0 => {
            let mut p3: (Vec<S>, Vec<S>, Record<S>) = (vec![s2, s2], vec![w1[0 % w1.len()]], Record { at: w1[0 % w1.len()], list: vec![s2, s2] });
            s2 += (-(s2 * s2.cos())).sin();
        }
        1 => {
            s2 += w1.iter().copied().zip(w1.iter()).filter(|(s6, s7)| S::one().max(*s6) >= 1.1).filter(|(s10, s11)| s10.cos().powi(2) < *s10).fold(S::zero().cos().powi(2), |s14, (s12, s13)| s14 * 0.5 + (s2 + *s13).sin()).tanh();
        }
        _ => {
            s2 -= (s2 * s2 * 0.3).sin();
        }
    }
    if kept > 0.5 { Some(kept) } else { (s2 - w1[3 % w1.len()] * 1.8 <= 1.8).then(|| s2.abs() + 1.0) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let o15: Option<Vec<S>> = Some(vec![x[(x.len() % 5) % x.len()], S::one(), x[2]]);
    let mut o16: Option<(usize, S)> = if x[x.len() - 2] + x[(1 + 2) % x.len()] >= 1.2 && x[0].abs() + 1.0 >= 0.6 { Some((3_usize, x[1])) } else { None };
    let mut s17 = x[1];
    let mut o16 = s17.sin() + ((x.len() + 2) as f64);
    let v19 = x.iter().map(|s18| vec![x[0]]).collect::<Vec<Vec<S>>>();
    if s17 > 1.1 {
        o16 *= (v19[3 % v19.len()].iter().step_by(2).fold(s17.max(o16), |s21, s20| (s21 * (s20.sin() * v19[v19.len() - 1][0]).tanh().cos()).sin()) / (o16 * o16 + 1.0)).sin();
        s17 = ((0..2).fold(o16 + o16, |s23, k22| s23.max(o16.sin().exp())) * v19[v19.len() - 1][v19[v19.len() - 1].len() - 1] * 0.3).max((s17 - S::zero() * 0.5));
        s17 += (if (v19[v19.len() - 1][1 % v19[v19.len() - 1].len()] * v19[v19.len() - 1][1 % v19[v19.len() - 1].len()] + 0.5).sqrt() >= s17 { (0..2).take_while(|k27| x[2] < 0.5).map(|k28| match k28 % 3 { 0 => (x[1] / (o16 * o16 + 1.0)), 1 => s17 * 0.5, _ => v19[k28 % v19.len()][(k28 % 3) % v19[k28 % v19.len()].len()] }).sum::<S>() } else { x[0] + v19[v19.len() - 1][0] }).cos();
        return x.chunks(3).map(|w29| (v19[0][0] + x[x.len() % x.len()], o16 / (s17 * s17 + 1.0))).fold(x.iter().take(2).map(|s31| o16).sum::<S>(), |s34, (s32, s33)| s34.max(s17 * s33.cos())).sin() + s17 * 0.7 + v19.iter().map(|v35| v35.iter().map(|s36| *s36 * 0.7).sum::<S>()).sum::<S>() + kept;
    } else {
        let v37: Vec<(S, S)> = vec![(o16, s17), (o16, o16), (v19[x.len() % v19.len()][3 % v19[x.len() % v19.len()].len()], o16)];
        o16 = -s17;
        s17 *= x.iter().copied().zip(v19.iter()).map(|(s38, v39)| v39.iter().step_by(2).take_while(|s43| s38 * v39[0] * 0.3 < 0.2).map(|&s44| ((o16 * (2 as f64) * 0.1) * S::constant(1.3)).sin()).sum::<S>()).map(|s45| s45.cos()).product::<S>().sin();
        return (o16.abs() + 0.7).sin() + v37.iter().map(|p46| p46.0 * 0.7 + p46.1 * 0.7).sum::<S>() + v37.iter().map(|p47| p47.0 * 0.7 + p47.1 * 0.7).sum::<S>() + kept;
    }
    o16 -= (o16 * s17 * 0.3).tanh();
    o16 += ((s17 * s17 + 1.0).sqrt() + o16).tanh();
    (x[1] + v19[(2 + 1) % v19.len()][v19[(2 + 1) % v19.len()].len() - 1]).tanh() + s17 * 0.7 + s17 * 0.7 + s17 * 0.7 + kept
}
}

mod m62 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> S {
    let mut kept = S::zero();
    let mut k3: usize = w2.len();
    let v14: Vec<S> = if w2[w2.len() - 1].max(w2[w2.len() % w2.len()]) <= w2[0] { w2.iter().enumerate().filter(|(k6, s7)| w2[(*k6 * 1) % w2.len()] * w2[w2.len() % w2.len()] * 0.3 < w2[w2.len() - 1]).filter(|(k10, s11)| 1.3 * w2[0] > 0.8).map(|(k12, s13)| ((*s13 + (w2.len() as f64)) * (*s13 + (w2.len() as f64)) + 0.4).sqrt()).collect::<Vec<S>>() } else { vec![w2[w2.len() % w2.len()]; 2] };
    let f17 = |s15: S, s16: S| (w2[w2.len() - 1].sin() * s16).tanh().max(w2[v14.len() % w2.len()]);
    let mut s18 = w2[0].sin().abs() + 1.8;
    w2[0].tanh() + S::constant(k3 as f64) + S::constant(k3 as f64) + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    if (3 * 3) <= 1 {
        let r19: Record<S> = Record::<S> { at: (x[2] * x[x.len() - 3]).sin(), list: vec![x[x.len() % x.len()]; 3] };
    } else {
        if x[(x.len() * 2) % x.len()] >= x[(0 % 4) % x.len()] {
            for k20 in (0..x.len()).rev() {
                let p21: (S, S) = (x[k20], x[k20] * x[k20] * 0.3);
            }
            for k22 in 0..x.len() {
                let mut o23: Option<S> = if x[k22].cos().powi(2) >= 0.4 { Some(x[k22] + x[k22 % x.len()]) } else { None };
                let mut a24: [[S; 2]; 2] = if (x[k22] * x[k22]).sin() > x[k22] { [[S::constant(0.5), x[k22]], [x[k22], x[0]]] } else { [[x[k22], x[k22]], [x[k22]; 2]] };
                a24[(k22 + 2) % 2][0] += a24[2 - 2].iter().enumerate().map(|(k25, s26)| ((a24[0][0] * x[x.len() - 1]).sin(), *s26 + *s26)).map(|(s29, s30)| -s30).sum::<S>().sin().sin();
            }
        }
    }
    let f35 = |s33: S, s34: S| ((s34 - s33 * 0.9).sin() * x[x.len() - 1]).tanh();
    let mut v42 = vec![x[0] / (x[0] * x[0] + 1.0), (x[1] * x[1]).sin(), -x[3 % x.len()], x.iter().copied().zip(x.iter()).take_while(|(s38, s39)| 2 > 3).map(|(s40, s41)| (match 0 % 3 { 0 => s40, 1 => *s41 * 0.5, _ => x[2 % x.len()] }) + s40).sum::<S>()];
    let k43 = (0 * 0) % v42.len();
    v42[k43] *= x[1 % x.len()].sin();
    let k44 = (v42.len() + 2) % v42.len();
    v42[k44] -= f35((x[x.len() - 1].sin() * x[1]).tanh(), (x[x.len() - 3] * x[(k44 % 4) % x.len()]).sin()).cos();
    (match 2 % 3 { 0 => S::one(), 1 => v42[0] * 0.5, _ => x[x.len() - 2] }).tanh() + kept
}
}

mod m63 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v2: Vec<Vec<S>> = vec![vec![x[x.len() % x.len()]], x.iter().chain(x.iter()).map(|&s1| ((-x[2]) * x[x.len() - 1]).sin()).collect::<Vec<S>>()];
    let k3 = v2.len() % v2.len();
    v2[k3][0] -= x.iter().enumerate().take_while(|(k6, s7)| **s7 + **s7 > **s7 || (x.len() % 2) % 2 == 0).filter_map(|(k8, s9)| if *s9 * x[(x.len() * 1) % x.len()] * 0.3 > 1.9 { Some(x[(k8 + 1) % x.len()] + *s9) } else { None }).fold(x[1 % x.len()].abs() + 0.5, |s13, s12| s13.max(0.5 * x[x.len() - 2])).sin();
    v2[0][0] *= (if x.iter().any(|s14| *s14 > 0.4) { (x[(k3 + 2) % x.len()] * x[(k3 + 2) % x.len()] + 0.5).sqrt() } else { x[2] }).sin();
    let v16: Vec<(S, S)> = x.iter().rev().map(|s15| (v2[0][v2.len() % v2[0].len()], v2[v2.len() - 1][0])).collect::<Vec<(S, S)>>();
    for s33 in v16.iter().copied().zip(v16.iter()).filter(|((s21, s22), (s23, s24))| v16[0].1 >= 1.0 || (k3 + 3) % 2 == 0).map(|((s25, s26), (s27, s28))| s26) {
        for k34 in 0..v2.len() {
            let mut v36 = v2[k34].chunks(2).map(|w35| v2[0][0]).collect::<Vec<S>>();
        }
        v2[0][0] *= v16[0].1.tanh();
        let k37 = (v16.len() + 2) % v2.len();
        v2[k37][0] += (0.6 * (s33 * (k3 as f64) * 0.1)).cos();
    }
    if v2[v2.len() - 1][v2[v2.len() - 1].len() - 1] * ((3 % 4) as f64) * 0.1 <= x[x.len() - 3] {
        let k38 = k3 % v2.len();
        v2[k38] = v2[0].clone();
        kept += (v2.iter().map(|v39| v39.iter().map(|s40| *s40 * 0.7).sum::<S>()).sum::<S>()).sin();
        let k41 = 1 % v2.len();
        v2[k41][0] += v16[v16.len() - 1].1.tanh();
    } else {
        let mut a42: [S; 2] = [v16[v16.len() - 1].1; 2];
    }
    v16[(k3 + 0) % v16.len()].0.sin() + v16.iter().map(|p43| p43.0 * 0.7 + p43.1 * 0.7).sum::<S>() + x.iter().map(|s44| *s44 * 0.7).sum::<S>() + v2.iter().map(|v45| v45.iter().map(|s46| *s46 * 0.7).sum::<S>()).sum::<S>() + kept
}
}

mod m64 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Shape<S> {
    let mut kept = S::zero();
    let v12 = vec![w2[(w2.len() % 5) % w2.len()] * w2[0] * 0.3, w2[w2.len() - 1], w2[0], w2.iter().zip(w2.iter()).filter(|(s5, s6)| **s5 - w2[(2 + 3) % w2.len()] * 1.5 <= 0.5).map(|(s7, s8)| -s8.sin().exp()).map(|s11| s11.cos()).product::<S>()];
    let mut k13: usize = 3_usize;
    let mut a14 = [[v12[v12.len() - 2], v12[v12.len() - 1]], [w2[0], v12[0]]];
    let mut v15: Vec<S> = Vec::new();
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Span { low: (a14[k13 % 2][(v12.len() + 2) % 2] * a14[k13 % 2][(v12.len() + 2) % 2] + 0.8).sqrt(), high: w2[0] } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w16: &[S], e17: &Shape<S>) -> Vec<S> {
    let mut kept = S::zero();
    let v18 = vec![if w16[2 % w16.len()] > w16[(1 + 3) % w16.len()] { (w16[(w16.len() % 2) % w16.len()], w16[w16.len() - 1]) } else { (w16[w16.len() - 1], w16[w16.len() % w16.len()]) }];
    let mut v18: usize = 1_usize;
    let Record { at: s21, list: v22 } = Record::<S> { at: w16[3 % w16.len()].cos().powi(1), list: if v18 <= 3 { vec![w16[0]] } else { w16.iter().copied().enumerate().map(|(k19, s20)| (s20 * s20 + 0.6).sqrt()).collect::<Vec<S>>() } };
    if w16.iter().all(|s23| *s23 > 0.8) {
    } else {
    }
    if kept > 0.5 { vec![kept] } else { vec![(w16[0].sin() * s21).tanh(); 3] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r24: &Record<S>) -> Shape<S> {
    let mut kept = S::zero();
    let mut k25: usize = 3_usize;
    let mut v26: Vec<Vec<S>> = vec![r24.list.to_vec(), r24.list.to_vec()];
    let v27: Vec<S> = vec![(r24.at.sin() * v26[v26.len() - 1][0]).tanh(); 3];
    let mut s28 = (v27[k25 % v27.len()] - v27[1] * 0.9) - v27[v26[v26.len() - 1].len() % v27.len()] * 1.4;
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Point(r24.at) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut p29 = (Record { at: x[1 % x.len()], list: vec![x[2 % x.len()], x[2 % x.len()], x[(2 + 3) % x.len()]] }, if (if x[2].sin() <= 0.4 { x[1] } else { x[(2 + 1) % x.len()] }) >= 1.3 { x.to_vec() } else { vec![x[(2 % 3) % x.len()]; 1] }, vec![x[0]; 3]);
    let v32 = vec![Record::<S> { at: x[2 % x.len()], list: p29.1.clone() }, p29.0.clone(), if p29.0.list[0] > 1.9 { Record { at: p29.2[p29.2.len() - 1], list: x.iter().copied().zip(p29.1.iter()).map(|(s30, s31)| (x[(0 % 3) % x.len()] * s30.cos()) * p29.0.list[p29.0.list.len() - 1].cos()).collect::<Vec<S>>() } } else { Record { at: p29.1[0], list: vec![x[2], x[0 % x.len()], x[(3 * 1) % x.len()]] } }];
    let w33 = &x[1..];
    p29.2[0] -= ((x[1] * v32[v32.len() - 1].list[0].cos()) * ((1 * 3) as f64) * 0.1).sin();
    p29 = (v32[v32.len() - 1].clone(), vec![v32[0].list[0]; 1], x.iter().take(2).map(|s34| ((v32[1 % v32.len()].at * p29.2[p29.2.len() - 1].cos()) * w33[v32[v32.len() - 1].list.len() % w33.len()]).sin()).collect::<Vec<S>>());
    kept += (p29.0.at * p29.0.list[0] + p29.1.iter().map(|s35| *s35 * 0.7).sum::<S>() + p29.2.iter().map(|s36| *s36 * 0.7).sum::<S>()).sin();
    if p29.0.list[0] > 1.6 {
        p29.2 = vec![p29.0.at, p29.0.list[0].sin(), (0..2 % 4).map(|k37| (S::zero().sin() * v32[k37 % v32.len()].at).tanh() + (k37 as f64)).sum::<S>()];
        let k39 = (3 * 2) % p29.2.len();
        p29.2[k39] -= x[0].sin();
    } else {
        let f42 = |s40: S, s41: S| (0.8 * p29.2[p29.2.len() - 1]) + p29.2[0];
        let s43 = w33[3 % w33.len()];
    }
    let mut k44: usize = 0_usize;
    match k44 % 3 {
        0 => {
            let mut p45: (Record<S>, S) = (v32[0].clone(), (x[k44 % x.len()] * x[k44 % x.len()] + 0.3).sqrt());
        }
        1 => {
        }
        _ => {
        }
    }
    p29.0.at -= (x[3 % x.len()] + p29.1[p29.1.len() - 1]).cos();
    vec![kept + p29.2[0].sin() + p29.0.at * p29.0.list[0] + p29.1.iter().map(|s46| *s46 * 0.7).sum::<S>() + p29.2.iter().map(|s47| *s47 * 0.7).sum::<S>() + v32.iter().map(|r48| r48.at * r48.list[0]).sum::<S>() + S::constant(k44 as f64), w33[w33.len() - 1].cos().powi(1).cos() + w33.iter().map(|s49| *s49 * 0.7).sum::<S>() + x.iter().map(|s50| *s50 * 0.7).sum::<S>() + w33.iter().map(|s51| *s51 * 0.7).sum::<S>()]
}
}

mod m65 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let mut k3 = 0;
    loop {
        k3 += 1;
        if k3 > 2 {
            break;
        }
        let mut v4: Vec<S> = vec![w2[0].max(w2[0]); 1];
        v4 = v4.clone();
        kept += (v4.iter().map(|s5| *s5 * 0.7).sum::<S>()).sin();
    }
    let mut v6: Vec<(S, S)> = vec![];
    let mut o7 = Some(-w2[0]);
    v6 = v6.clone();
    kept += (v6.iter().map(|p8| p8.0 * 0.7 + p8.1 * 0.7).sum::<S>()).sin();
    if kept > 0.5 { (kept, vec![kept]) } else { (w2[w2.len() - 1], w2.to_vec()) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w9: &mut [S], e10: &Shape<S>) {
    let mut kept = S::zero();
    w9[0] *= (w9[0] + w9[w9.len() - 1]).cos().powi(2).tanh();
    match 3 % 3 {
        0 => {
            w9[0] -= (w9.windows(3).map(|w11| w9.iter().step_by(2).map(|&s12| if w11[w11.len() % w11.len()].abs() + 1.9 <= s12 { s12.sin().exp() } else { w11[(w9.len() % 4) % w11.len()].max(s12) }).map(|s14| s14.tanh()).sum::<S>() / (w11[(3 * 2) % w11.len()] * w11[(3 * 2) % w11.len()] + 1.0)).map(|s16| s16.cos()).product::<S>() + w9[w9.len() % w9.len()]).tanh();
            let s17 = w9[0];
            w9[0] -= w9[(0 % 3) % w9.len()].tanh();
        }
        1 => {
        }
        _ => {
            w9[0 % w9.len()] -= w9[0].cos();
            return;
        }
    }
    w9[w9.len() - 1] *= (w9[0] * w9[w9.len() - 1]).sin().sin();
    w9[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r18: &Record<S>) -> S {
    let mut kept = S::zero();
    let mut s19 = r18.list[3 % r18.list.len()];
    s19 = S::zero();
    let mut s19 = r18.list.windows(3).flat_map(|w20| w20.iter()).map(|s22| s19.max(*s22) + r18.list[0]).sum::<S>() + r18.list[r18.list.len() - 1];
    s19 *= r18.list[r18.list.len() - 1].sin();
    let mut k23: usize = 3_usize;
    (match k23 % 3 { 0 => s19, 1 => r18.list[r18.list.len() % r18.list.len()] * 0.5, _ => s19 }).tanh() + r18.at * r18.list[0] + s19 * 0.7 + s19 * 0.7 + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let f25 = |s24: S| (match 1 % 3 { 0 => x[(0 * 1) % x.len()], 1 => x[(0 % 3) % x.len()] * 0.5, _ => S::zero() }) * x[x.len() % x.len()].cos();
    for k26 in 0..x.len() {
        let mut k27 = 0;
        loop {
            k27 += 1;
            if k27 > 2 {
                break;
            }
            let mut v33: Vec<S> = vec![x.iter().chain(x.iter()).map(|&s28| ((s28 * s28 + 1.7).sqrt(), 0.6 * s28)).map(|(s30, s31)| (if s31 * x[k26] * 0.3 < S::constant(1.4) { s31 } else { s31 }).sin().exp()).map(|s32| s32.cos()).product::<S>(); 3];
        }
        let mut s42 = x.iter().enumerate().map(|(k34, s35)| (x[k26] * *s35 * 0.3) + x[1]).filter(|s39| (s39.sin() * x[k26]).tanh() <= x[k26]).fold(x[k26], |s41, s40| s41 * 0.5 + (S::zero().abs() + 0.5).sin());
    }
    let mut v43: Vec<(S, S)> = vec![(x[0], x[1]), (x[2], x[0]), (x[2], x[1])];
    let mut v44: Vec<Vec<S>> = vec![vec![v43[0 % v43.len()].0], vec![S::zero()]];
    v43.push((x.iter().enumerate().map(|(k49, s50)| *s50).sum::<S>(), (v43[0].0 * x[(v44[0].len() % 5) % x.len()]).sin()));
    kept += (v43.iter().map(|p53| p53.0 * 0.7 + p53.1 * 0.7).sum::<S>()).sin();
    let mut v54 = vec![x[0], v43[v43.len() - 1].1 + S::one(), v43[0].1 + (x.len() as f64), S::constant(1.3) / (v43[0].0 * v43[0].0 + 1.0)];
    let mut s55 = v44[0][v44[0].len() - 1];
    let k56 = (x.len() % 5) % v43.len();
    v43[k56].1 *= (x[0] * s55).sin().tanh();
    (x[1].sin() * x[1]).tanh().tanh() + v43.iter().map(|p57| p57.0 * 0.7 + p57.1 * 0.7).sum::<S>() + x.iter().map(|s58| *s58 * 0.7).sum::<S>() + kept
}
}

mod m66 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], #[constant] k2: usize) -> Vec<S> {
    let mut kept = S::zero();
    let v5 = w1.iter().copied().enumerate().map(|(k3, s4)| vec![w1[0]; 1]).collect::<Vec<Vec<S>>>();
    let mut r6 = Record { at: v5[v5.len() - 1][(1 + 3) % v5[v5.len() - 1].len()], list: vec![v5[0][0]; 3] };
    let mut v7: Vec<S> = vec![(w1[w1.len() - 1] * w1[w1.len() - 1] + 0.3).sqrt(), v5[v5.len() - 1][0], r6.at + w1[0], r6.list[0] + (v5[v5[0].len() % v5.len()].len() as f64)];
    let k8 = v7.len() - 2;
    v7[k8] += r6.list[1 % r6.list.len()].sin();
    let k9 = k8 % v7.len();
    v7[k9] *= ((r6.list[r6.list.len() % r6.list.len()] + (v5.len() as f64)) / (v5[0][0] * v5[0][0] + 1.0)).sin();
    let k10 = k9 % v7.len();
    v7[k10] += v5[v5.len() - 1][r6.list.len() % v5[v5.len() - 1].len()].tanh();
    if kept > 0.5 { vec![kept] } else { r6.list.iter().enumerate().map(|(k11, s12)| (if 1.8 * v5[v5.len() - 1][0] > 0.9 { *s12 } else { v5[v5.len() - 1][v5[v5.len() - 1].len() - 1] }) * ((k11 + 0) as f64) * 0.1).collect::<Vec<S>>() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e13: &Shape<S>, w14: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let k15: usize = 1_usize;
    let a16 = [[w14[w14.len() - 1], w14[(w14.len() % 3) % w14.len()]], [w14[0], w14[0]]];
    let mut s17 = (a16[2 - 1][1] + w14[0]) + w14[w14.len() - 1];
    for k18 in 0..a16.len() {
        s17 *= (w14[0] * w14[0] + 0.2).sqrt().cos();
    }
    if kept > 0.5 { (kept, vec![kept]) } else { (s17.max(s17), w14.to_vec()) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    for &s19 in x.iter() {
        let v20: Vec<S> = vec![S::constant(0.2).sin(), x[x.len() % x.len()].tanh(), s19 * ((0 % 3) as f64) * 0.1, s19];
        let mut o21: Option<Vec<S>> = Some(v20.clone());
    }
    let f23 = |s22: S| (if s22 * x[2 % x.len()] * 0.3 <= x[x.len() - 2] && (match 2 % 3 { 0 => x[(x.len() * 1) % x.len()], 1 => x[2] * 0.5, _ => x[0 % x.len()] }) <= 0.2 { s22 } else { s22 }) - x[x.len() % x.len()] * 1.4;
    if -x[2] < x[0 % x.len()] {
        let s24 = (x[2] * x[3 % x.len()]).sin().abs() + 1.2;
        let mut v25: Vec<Vec<S>> = vec![vec![x[1]; 1], x.to_vec()];
    }
    let mut a26: [S; 2] = [S::one() * x[x.len() - 3] * 0.3; 2];
    if 0 == 3 {
        let s27 = (x[2] * a26[0] * 0.3).max(a26[1]);
    } else {
        for k28 in 1..a26.len() {
        }
    }
    a26[2 - 1] += (f23(x[1].tanh()) * x[2 % x.len()]).sin().cos();
    (x[1].abs() + 1.4).sin() + x.iter().map(|s29| *s29 * 0.7).sum::<S>() + x.iter().map(|s30| *s30 * 0.7).sum::<S>() + kept
}
}

mod m67 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v1 = vec![(S::zero(), x[(0 * 3) % x.len()]); 2];
    let mut e2: Shape<S> = Shape::Point(v1[3 % v1.len()].0);
    v1.extend((1..2).map(|k5| if (x[x.len() - 2].sin() * x[2]).tanh() < 1.0 { x[1] + x[x.len() - 3] } else { x[1] * x[2] * 0.3 }).map(|s7| (x[x.len() - 2], s7)));
    kept += (v1.iter().map(|p8| p8.0 * 0.7 + p8.1 * 0.7).sum::<S>()).sin();
    let mut v9: Vec<S> = vec![-v1[0].0; 1];
    while v9.len() < 3 {
        v9.push(x[0].sin());
        if x[2].max(v1[0 % v1.len()].1) <= x[1 % x.len()] {
            let o10: Option<S> = Some(v1[v1.len() - 1].0 * x[x.len() - 1].cos());
        } else {
            let mut s11 = -v1[0].0;
            v1[0].0 -= ((s11.abs() + 0.2) * (1 as f64) * 0.1).cos();
        }
        let Record { at: s12, list: v13 } = Record { at: (x[2].sin() * v1[(1 * 0) % v1.len()].0).tanh(), list: vec![v1[0].1; 1] };
        if v1.len() < 7 {
            v1.extend(v9.chunks(3).map(|w14| s12).map(|s16| (x[x.len() - 2], S::one())));
        }
        let k17 = v1.len() - 1;
        v1[k17].1 += (x[2] * ((k17 * 1) as f64) * 0.1).cos();
    }
    kept += (v9.iter().map(|s18| *s18 * 0.7).sum::<S>()).sin();
    (x[1] + x[(2 * 2) % x.len()]).cos() + v1.iter().map(|p19| p19.0 * 0.7 + p19.1 * 0.7).sum::<S>() + v1.iter().map(|p20| p20.0 * 0.7 + p20.1 * 0.7).sum::<S>() + kept
}
}

mod m68 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut r1: Record<S> = Record { at: x[3 % x.len()] * x[3 % x.len()].cos(), list: vec![x[0]] };
    let mut v2 = vec![x[x.len() - 1], r1.at.max(S::one()), r1.list[0].max(r1.list[1 % r1.list.len()])];
    v2.push(((x[2] * v2[(3 * 1) % v2.len()]).sin() * x[3 % x.len()]).sin());
    kept += (v2.iter().map(|s3| *s3 * 0.7).sum::<S>()).sin();
    for s8 in (0..3 % 4).map_while(|k4| if x[3 % x.len()] + v2[0] >= v2[1] || x.len() % 2 == 0 { Some(r1.list[0]) } else { None }).take_while(|s7| x[x.len() - 3] + r1.at <= v2[1] || (0 + 0) % 2 == 0) {
        let mut k9: usize = 0_usize;
        let v22: Vec<Vec<S>> = x.iter().zip(r1.list.iter()).filter(|(s12, s13)| s8 < 0.3 && s12.sin() > 0.7).map(|(s14, s15)| (s8, s8 * (x.len() as f64) * 0.1)).map(|(s18, s19)| x.iter().enumerate().map(|(k20, s21)| (x[0].abs() + 1.9).tanh()).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
        k9 = ((v2.len() + 2) % 5) % 5;
    }
    if v2[1].sin().exp() < 0.8 {
        let v24 = vec![S::one(), if r1.at >= 0.6 || (0 * 1) % 2 == 0 { v2[x.len() % v2.len()] } else { r1.list[0] }, r1.list[0].sin().exp(), if x.iter().any(|s23| *s23 > 1.2) { r1.at } else { x[2] }];
        let mut s25 = r1.list[0].tanh();
        let k26 = 1 % r1.list.len();
        r1.list[k26] -= (x[2] / (v2[(k26 % 2) % v2.len()] * v2[(k26 % 2) % v2.len()] + 1.0)).max(x[x.len() - 2]).cos();
        return vec![kept + (v24[0] + s25).cos() + s25 * 0.7 + v2.iter().map(|s27| *s27 * 0.7).sum::<S>() + x.iter().map(|s28| *s28 * 0.7).sum::<S>(), s25.sin().sin() + S::constant(k26 as f64) + r1.at * r1.list[0] + v24.iter().map(|s29| *s29 * 0.7).sum::<S>()];
    } else {
        for k30 in 0..2 {
            let f32 = |s31: S| -s31.tanh();
            r1.at *= (-(v2[v2.len() - 1] + v2[v2.len() % v2.len()])).tanh();
        }
        let k33 = v2.len() - 2;
        v2[k33] += ((x[(1 % 4) % x.len()] + x[2]) - x[r1.list.len() % x.len()] * 1.8).cos();
    }
    vec![kept + (x[(x.len() + 1) % x.len()] + x[r1.list.len() % x.len()]).sin() + v2.iter().map(|s34| *s34 * 0.7).sum::<S>() + v2.iter().map(|s35| *s35 * 0.7).sum::<S>() + x.iter().map(|s36| *s36 * 0.7).sum::<S>(), (0.6 * x[(v2.len() * 1) % x.len()]).cos() + x.iter().map(|s37| *s37 * 0.7).sum::<S>() + v2.iter().map(|s38| *s38 * 0.7).sum::<S>() + r1.at * r1.list[0]]
}
}

mod m69 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let v1: Vec<S> = Vec::new();
    let s2 = x[(x.len() + 1) % x.len()];
    let mut v3 = vec![(s2, s2)];
    if !v1.is_empty() {
        let mut v4 = vec![x[0], x[x.len() - 3]];
        let k5 = v1.len() % v4.len();
        v4[k5] *= v3[3 % v3.len()].0.tanh();
    } else {
        if x[x.len() - 2] >= v3[v3.len() - 1].1 {
            if x[x.len() % x.len()] - x[2] * 1.4 < s2 {
                let w6 = &x[1..];
                let k7 = 0 % v3.len();
                v3[k7].1 += ((x[x.len() - 3].abs() + 0.3) + w6[k7 % w6.len()]).cos();
                let k8 = k7 % v3.len();
                v3[k8].1 += ((s2 * w6[k7 % w6.len()]).sin() * x[2].cos()).cos();
            } else {
                let k9 = v3.len() % v3.len();
                v3[k9].0 -= x.chunks(2).flat_map(|w10| w10.iter()).fold(S::constant(1.0), |s13, &s12| (s13 * (s12 + s12).cos()).sin()).tanh();
            }
            let k14 = v3.len() - 1;
            v3[k14].0 -= x[2].tanh();
            return vec![kept + v3[v3.len() - 1].1.tanh().sin() + v3.iter().map(|p15| p15.0 * 0.7 + p15.1 * 0.7).sum::<S>() + s2 * 0.7 + x.iter().map(|s16| *s16 * 0.7).sum::<S>(), (v3[v3.len() - 1].1 + v3[0].1).tanh() + S::constant(k14 as f64) + v3.iter().map(|p17| p17.0 * 0.7 + p17.1 * 0.7).sum::<S>() + S::constant(k14 as f64)];
        }
        v3[0].0 *= s2.tanh();
    }
    vec![kept + x[2 % x.len()].tanh() + v1.iter().map(|s18| *s18 * 0.7).sum::<S>() + x.iter().map(|s19| *s19 * 0.7).sum::<S>() + v3.iter().map(|p20| p20.0 * 0.7 + p20.1 * 0.7).sum::<S>(), v3[0 % v3.len()].1.cos() + x.iter().map(|s21| *s21 * 0.7).sum::<S>() + s2 * 0.7 + v3.iter().map(|p22| p22.0 * 0.7 + p22.1 * 0.7).sum::<S>()]
}
}

mod m70 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> S {
    let mut kept = S::zero();
    let mut p4: (Record<S>, usize, S) = (if w3[0] + (0 as f64) >= 0.1 { Record::<S> { at: w3[w3.len() - 1], list: vec![w3[(w3.len() * 1) % w3.len()]; 1] } } else { Record::<S> { at: w3[w3.len() - 1], list: vec![w3[0], w3[0], w3[(3 + 3) % w3.len()]] } }, w3.len(), w3[(1 % 4) % w3.len()] / (w3[0 % w3.len()] * w3[0 % w3.len()] + 1.0));
    p4.0.at -= w3[0].sin();
    let mut r5 = Record::<S> { at: (w3[0].sin() * p4.2).tanh(), list: vec![p4.0.at; 3] };
    for k6 in 0..w3.len() {
        p4.2 += (1.3 * w3[k6]).cos();
    }
    p4.2.cos() + w3.iter().map(|s7| *s7 * 0.7).sum::<S>() + p4.0.at * p4.0.list[0] + S::constant(p4.1 as f64) + p4.2 * 0.7 + p4.0.at * p4.0.list[0] + S::constant(p4.1 as f64) + p4.2 * 0.7 + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let v8 = vec![x[2], (x[x.len() - 3].sin() * x[(2 % 3) % x.len()]).tanh(), x[2 % x.len()]];
    if v8[1] + x[1] < 0.3 {
        let mut v9 = vec![vec![v8[2 % v8.len()]; 1]; 3];
    } else {
        let mut v14: Vec<S> = if (2 + 3) > 2 { x.iter().copied().skip(1).map(|s10| (v8[(v8.len() + 1) % v8.len()] + v8[v8.len() % v8.len()]) + v8[3 % v8.len()]).collect::<Vec<S>>() } else { vec![x[x.len() - 2]] };
        v14 = v14.to_vec();
        kept += (v14.iter().map(|s15| *s15 * 0.7).sum::<S>()).sin();
        return x.iter().rev().map(|&s16| (if v14.is_empty() { x[1] } else { s16 }).sin()).sum::<S>().sin() + v8.iter().map(|s17| *s17 * 0.7).sum::<S>() + v14.iter().map(|s18| *s18 * 0.7).sum::<S>() + v8.iter().map(|s19| *s19 * 0.7).sum::<S>() + kept;
    }
    let v20 = vec![v8[v8.len() - 1]; 1];
    let s21 = 0.1 * (v8[v8.len() - 1] / (v8[3 % v8.len()] * v8[3 % v8.len()] + 1.0));
    let mut e22 = Shape::Path(vec![S::one(), v8[v8.len() - 1]]);
    let mut v29 = v20.iter().take_while(|s24| **s24 + v20[v20.len() - 1] <= s21).filter(|s26| v20[3 % v20.len()] - v20[0 % v20.len()] * 0.7 <= v20[3 % v20.len()]).map(|&s27| x.iter().map(|&s28| x[x.len() - 2].sin() + ((2 % 5) as f64)).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    v29.push(vec![v29.iter().zip(v29.iter()).map(|(v30, v31)| (v31[0] + (2 as f64)) + v31[0]).sum::<S>(); 2]);
    kept += (v29.iter().map(|v34| v34.iter().map(|s35| *s35 * 0.7).sum::<S>()).sum::<S>()).sin();
    let mut s36 = s21.cos().powi(3);
    s36 *= (-h0(&e22, &e22, &v20)).cos();
    v20[1 % v20.len()].sin() + v29.iter().map(|v37| v37.iter().map(|s38| *s38 * 0.7).sum::<S>()).sum::<S>() + v8.iter().map(|s39| *s39 * 0.7).sum::<S>() + s21 * 0.7 + kept
}
}

mod m71 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut v4 = x.iter().skip(1).map(|s1| if (1 * 3) > 2 { vec![x[0], x[1], x[2]] } else { x.iter().zip(x.iter()).map(|(s2, s3)| S::one()).collect::<Vec<S>>() }).collect::<Vec<Vec<S>>>();
    v4[0] = x.chunks(2).map(|w5| -(v4[0][w5.len() % v4[0].len()].abs() + 1.6)).collect::<Vec<S>>();
    kept += (v4.iter().map(|v6| v6.iter().map(|s7| *s7 * 0.7).sum::<S>()).sum::<S>()).sin();
    match 1 % 3 {
        0 => {
            v4[0].push(((x.windows(3).map(|w8| S::one().sin() / (x[(x.len() + 0) % x.len()] * x[(x.len() + 0) % x.len()] + 1.0)).map(|s10| s10).fold(x[x.len() - 3], |s13, s12| s13 * 0.5 + (s12 + (x.len() as f64)).sin()) * x[x.len() - 2]).sin() * x[(2 % 2) % x.len()]).sin());
            let v14: Vec<S> = v4[0].clone();
        }
        1 => {
            v4[0][0] -= ((x[(1 + 3) % x.len()] * (2 as f64) * 0.1) + x[x.len() - 2]).tanh();
        }
        _ => {
            for w17 in x.windows(2).filter(|w16| w16[(3 * 1) % w16.len()] <= v4[v4.len() - 1][v4[v4.len() - 1].len() - 1] && 1.8 * v4[v4.len() - 1][0] < S::constant(0.7)) {
                let mut w17 = ((v4[w17.len() % v4.len()][v4[w17.len() % v4.len()].len() - 1] + v4[0][v4[0].len() - 1]) * (v4[w17.len() % v4.len()][v4[w17.len() % v4.len()].len() - 1] + v4[0][v4[0].len() - 1]) + 1.0).sqrt();
                let s18 = x[x.len() % x.len()];
                w17 *= ((w17 * v4[0][(2 + 2) % v4[0].len()] * 0.3) * v4[0][v4[0].len() - 1]).sin().cos();
            }
            let mut s19 = x[0];
        }
    }
    let k20 = v4.len() - 1;
    for w21 in v4[k20].chunks_mut(2) {
        w21[0] -= ((x[x.len() - 1] * x[x.len() - 1].cos()) + w21[w21.len() - 1]).sin();
    }
    v4[0][0] += (x[2] + ((k20 * 2) as f64)).sin().cos();
    vec![kept + S::constant(0.8).cos() + S::constant(k20 as f64) + v4.iter().map(|v22| v22.iter().map(|s23| *s23 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s24| *s24 * 0.7).sum::<S>(), v4[0][v4[0].len() - 1].sin().tanh() + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + S::constant(k20 as f64) + x.iter().map(|s26| *s26 * 0.7).sum::<S>()]
}
}

mod m72 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], w2: &[S]) -> S {
    let mut kept = S::zero();
    let mut s3 = 0.4 * (w2[0] * w1[w2.len() % w1.len()].cos());
    s3 += w1[0].cos().powi(3).sin().tanh();
    let mut e6 = Shape::Span { low: w2.iter().map(|&s4| s4).sum::<S>(), high: w1[w1.len() % w1.len()] };
    let s8 = (0..2).map(|k7| (w1[w1.len() - 1] + w1[w1.len() - 1]) / (s3 * s3 + 1.0)).sum::<S>();
    e6 = if 0 > 3 { Shape::Span { low: s8, high: s3 } } else { if (S::constant(0.5) * S::constant(0.5) + 0.4).sqrt() <= 0.7 { Shape::Path(w1.to_vec()) } else { Shape::Span { low: s8, high: w2[w2.len() - 1] } } };
    s3 -= s8.tanh();
    S::one().tanh() + w2.iter().map(|s9| *s9 * 0.7).sum::<S>() + s3 * 0.7 + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w10: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let o11 = Some(if 0 != 3 { w10[0] } else { w10[w10.len() - 1] });
    let mut s12 = w10[2 % w10.len()].tanh().abs() + 0.9;
    s12 = w10[0] * w10[0] * 0.3;
    s12 += h0(w10, &w10[..1]).cos();
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: (w10[w10.len() % w10.len()] * w10[w10.len() % w10.len()] + 1.5).sqrt(), list: vec![s12, S::constant(0.9)] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let p13 = (x[x.len() % x.len()], x[(0 % 4) % x.len()]);
    let p13: Vec<S> = Vec::new();
    let v15: Vec<(S, S)> = p13.iter().copied().map(|s14| if x[2].abs() + 0.9 < S::constant(1.8) { (s14, s14) } else { (x[0 % x.len()], s14) }).collect::<Vec<(S, S)>>();
    let mut v16: Vec<Vec<S>> = vec![x.to_vec(); 3];
    if v16[0].len() > 1 {
        v16[0].pop();
    }
    kept += (v16.iter().map(|v17| v17.iter().map(|s18| *s18 * 0.7).sum::<S>()).sum::<S>()).sin();
    let f21 = |s19: S, s20: S| s20;
    for &s22 in p13.iter() {
        let mut s22 = [v16[0][(3 + 1) % v16[0].len()], v16[1 % v16.len()][v16[1 % v16.len()].len() - 1]];
        let e23 = Shape::Span { low: h0(&v16[0], &v16[(x.len() % 3) % v16.len()]), high: v16[0][0] };
        let s24 = h0(&x[2..], x);
    }
    v16.iter().zip(v16[x.len() % v16.len()].iter()).filter(|(v27, s28)| !p13.is_empty()).take_while(|(v31, s32)| p13.is_empty()).map(|(v33, s34)| (v16[0][0 % v16[0].len()] * x[2] * 0.3) + (2 as f64)).sum::<S>().sin() + x.iter().map(|s35| *s35 * 0.7).sum::<S>() + v16.iter().map(|v36| v36.iter().map(|s37| *s37 * 0.7).sum::<S>()).sum::<S>() + v16.iter().map(|v38| v38.iter().map(|s39| *s39 * 0.7).sum::<S>()).sum::<S>() + kept
}
}

mod m73 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let Record { at: mut s3, list: mut v4 } = Record::<S> { at: (w2[0] * w2[0] + 1.2).sqrt(), list: vec![w2[1 % w2.len()]] };
    let p5 = (v4[v4.len() % v4.len()] * (1 as f64) * 0.1, Record::<S> { at: S::zero(), list: v4.clone() });
    if p5.1.at.tanh() >= 0.8 {
        let mut k6: usize = 2_usize;
        s3 += (s3 * v4[p5.1.list.len() % v4.len()] * 0.3).tanh();
    }
    s3 *= s3.sin();
    if kept > 0.5 { vec![kept] } else { v4 }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r7: &Record<S>) -> Vec<S> {
    let mut kept = S::zero();
    let v8: Vec<S> = vec![];
    let s9 = (r7.at + r7.at) + S::zero();
    let mut v11 = r7.list.iter().take(2).map(|&s10| if v8.is_empty() { (r7.list[0], s10) } else { (s9, s10) }).collect::<Vec<(S, S)>>();
    v11[0].1 -= ((r7.list[1 % r7.list.len()] * r7.list[1 % r7.list.len()] + 0.1).sqrt() / (s9 * s9 + 1.0)).sin();
    let k12 = v11.len() % v11.len();
    v11[k12].0 *= s9.cos();
    if kept > 0.5 { vec![kept] } else { r7.list.iter().enumerate().map(|(k13, s14)| r7.list[0]).collect::<Vec<S>>() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e15: &Shape<S>, w16: &[S]) -> S {
    let mut kept = S::zero();
    let mut a17: [[S; 2]; 2] = if w16[0] <= w16[0] { [[w16[w16.len() - 1], w16[(2 % 2) % w16.len()]], [w16[2 % w16.len()]; 2]] } else { [[w16[w16.len() - 1]; 2], [w16[0]; 2]] };
    let v25 = vec![a17.iter().zip(w16.iter()).map(|(a22, s23)| 0.1 * (a17[1][(1 % 5) % 2] * w16[(3 * 1) % w16.len()]).sin()).map(|s24| s24.cos()).product::<S>()];
    let (mut k26, mut v27): (usize, Vec<S>) = ((1 % 3), v25.clone());
    let k28 = (v27.len() * 3) % v27.len();
    v27[k28] *= ((a17[0][1].sin() * v25[v25.len() % v25.len()]).tanh() + v25[v25.len() - 1]).tanh();
    let k29 = (1 + 1) % v27.len();
    v27[k29] += w16.windows(3).filter_map(|w30| if w30[k26 % w30.len()] < w30[1] { Some(if w16[k26 % w16.len()].abs() + 1.6 < 1.6 { v25[(2 % 2) % v25.len()] } else { v25[0] }) } else { None }).filter(|s33| w16.iter().map(|&s34| 1.4 * S::zero().max(s34)).sum::<S>() < w16[w16.len() - 1]).fold(w16[(k29 % 5) % w16.len()], |s36, s35| s36 * 0.5 + (s35 * v25[(k28 % 5) % v25.len()].cos()).sin()).cos();
    a17[k29 % 2][1] *= S::constant(1.8).cos().powi(3).cos();
    v25[(v27.len() * 3) % v25.len()].cos() + S::constant(k29 as f64) + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let v37 = x.iter().copied().take(2).collect::<Vec<S>>();
    let mut s38 = 1.9 * x[2 % x.len()];
    let s38: Vec<Vec<S>> = if v37[(2 * 0) % v37.len()] >= v37[0] && s38.sin().exp() <= s38 { x.chunks(3).map(|w39| vec![S::zero()]).collect::<Vec<Vec<S>>>() } else { vec![v37.clone(); 2] };
    let mut a40: [[S; 2]; 2] = [if v37[0] <= 0.7 { [x[x.len() - 1]; 2] } else { [v37[0], v37[v37.len() - 2]] }; 2];
    a40[2 - 2][2 - 1] = (a40[(3 % 5) % 2][s38.len() % 2] * a40[(3 % 5) % 2][s38.len() % 2] + 1.6).sqrt();
    let mut s41 = v37[1];
    s41 += s38.iter().chain(s38.iter()).map(|v42| (v37[v37.len() - 2] * (2 as f64) * 0.1).sin()).map(|s44| s44.tanh() + ((v37.len() + 1) as f64)).sum::<S>().tanh();
    s41 -= (v37[0] + ((3 + 1) as f64)).cos();
    let e46 = Shape::Span { low: -x[0], high: a40[2 % 2][2 - 2] };
    let e46 = h2(&e46, &a40[2 - 1]);
    s41 = v37[1];
    (if v37[(0 * 3) % v37.len()].sin().exp() >= s41 { x[1] } else { S::zero() }).tanh() + e46 * 0.7 + s38.iter().map(|v47| v47.iter().map(|s48| *s48 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s49| *s49 * 0.7).sum::<S>() + kept
}
}

mod m74 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], p2: &(S, Vec<S>), w3: &[S]) {
    let mut kept = S::zero();
    let mut k4 = 0;
    while k4 < 3 && p2.1.iter().copied().enumerate().map(|(k5, s6)| w3[k4 % w3.len()]).sum::<S>() < 1.1 {
        k4 += 1;
        let a7: [S; 2] = [S::one() - w3[0] * 0.1, w3[w3.len() % w3.len()]];
        w1[0] *= (S::one() * S::one() + 0.8).sqrt().tanh().sin();
    }
    w1[0] *= (1..w1.len() % 4).map(|k12| w3[w3.len() % w3.len()]).sum::<S>().tanh();
    w1[0] -= p2.0.tanh();
    let k13: usize = w3.len();
    w1[0] *= w1[k4 % w1.len()].cos();
    w1[0] += kept;
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e14: &Shape<S>, s15: S, w16: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut e17: Shape<S> = Shape::Span { low: S::one() + S::zero(), high: s15 };
    e17 = Shape::Span { low: (w16[0].sin() * s15).tanh(), high: w16[w16.len() - 1] };
    e17 = Shape::Span { low: w16[0].tanh(), high: s15 };
    let mut s18 = s15.cos().powi(3) + (w16.len() as f64);
    e17 = Shape::Point(S::one().abs() + 1.1);
    s18 *= s15.sin();
    if kept > 0.5 { vec![kept] } else { vec![(w16[w16.len() - 1].sin() * s18).tanh(), s15.sin()] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e19: &Shape<S>, w20: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let mut s25 = w20.iter().rev().filter(|s22| s22.tanh() >= 0.2).map(|&s23| 1.0 * (w20[2 % w20.len()] + (3 as f64))).map(|s24| s24.cos()).product::<S>();
    let mut s26 = (s25.sin() * s25.sin() + 0.5).sqrt();
    if w20.iter().any(|s27| *s27 > 1.3) {
        s26 -= (w20.chunks(3).map(|w28| (w20[0 % w20.len()] + w28[w28.len() % w28.len()], w28.iter().rev().map(|s30| (s25 * s25 + 1.4).sqrt().sin()).map(|s31| s31.cos()).product::<S>())).take_while(|(s34, s35)| (3 + 2) <= 0).map(|(s36, s37)| (s37.tanh() * s37.tanh() + 1.2).sqrt()).map(|s38| s38.cos()).product::<S>() * s26 * 0.3).tanh();
    } else {
        s25 += (s26.sin() * s25).tanh().tanh();
        return if kept > 0.5 { (kept, vec![kept]) } else { (w20[(w20.len() * 2) % w20.len()], w20.to_vec()) };
    }
    s26 += (1..(3 + 1) % 4).map(|k39| w20[2 % w20.len()].cos().powi(3)).sum::<S>().tanh();
    if kept > 0.5 { (kept, vec![kept]) } else { (s26 + (1 as f64), h1(e19, s25, w20)) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut s40 = (x[x.len() - 2] * x[0 % x.len()] * 0.3) + x[(0 + 2) % x.len()];
    let s41 = match 3 % 3 { 0 => x[x.len() - 3], 1 => s40 * 0.5, _ => x[2] };
    s40 = ((s41 + s40) * s41 * 0.3) / (x[2] * x[2] + 1.0);
    let o45: Option<S> = Some(x.iter().filter(|s43| x.len() != 1).map(|s44| if *s44 * ((3 * 3) as f64) * 0.1 < 0.4 { s40 } else { (s41.sin() * s41).tanh() }).sum::<S>());
    s40 = (s40.abs() + 0.5).cos().powi(2);
    s40 = x[x.len() - 1];
    let mut r46 = Record::<S> { at: s40 + s40, list: vec![s41, s41] };
    let s47 = 0.2 * (1.5 * s41);
    if let Some(s48) = &o45 {
        if let Some(s49) = &o45 {
            s40 -= (s41 + S::one()).cos();
        } else {
        }
    }
    r46.list[0] -= ((s47.sin() * s40).tanh() / (s40 * s40 + 1.0)).sin();
    r46.list.iter().map(|s50| (r46.at * s47 * 0.3) * x[1] * 0.3).filter(|&s53| s53 + x[r46.list.len() % x.len()] >= s47).sum::<S>().sin() + s40 * 0.7 + s41 * 0.7 + r46.at * r46.list[0] + kept
}
}

mod m75 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Shape<S> {
    let mut kept = S::zero();
    let mut s2 = (w1[w1.len() - 1].sin() * w1[w1.len() - 1]).tanh().tanh();
    s2 = s2;
    s2 *= (if w1[w1.len() - 1] > s2 { s2 } else { (0..2).map(|k3| (-w1[0]).tanh()).sum::<S>() }).cos();
    let mut r4 = Record::<S> { at: w1[w1.len() - 1], list: vec![w1[0], s2, w1[w1.len() - 1]] };
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Span { low: w1[w1.len() - 1], high: r4.at } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w5: &[S], p6: &(S, Vec<S>)) -> S {
    let mut kept = S::zero();
    let mut o7: Option<(usize, S)> = Some((3_usize, w5[2 % w5.len()]));
    let mut p8: (Vec<S>, usize, Vec<S>) = (p6.1.iter().copied().take(2).collect::<Vec<S>>(), (0 * 1), vec![p6.1[p6.1.len() - 1], p6.1[(0 * 2) % p6.1.len()], w5[0]]);
    p8.0[0] -= (S::constant(0.3) + w5[0]).tanh();
    p8.2[p8.2.len() - 1].sin().exp().cos() + p8.0.iter().map(|s9| *s9 * 0.7).sum::<S>() + S::constant(p8.1 as f64) + p8.2.iter().map(|s10| *s10 * 0.7).sum::<S>() + w5.iter().map(|s11| *s11 * 0.7).sum::<S>() + p6.0 * 0.7 + p6.1.iter().map(|s12| *s12 * 0.7).sum::<S>() + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut s15: S = (0..1).fold(x[0].abs() + 0.5, |s14, k13| s14 * 0.5 + x[2 % x.len()].sin().sin()).cos().powi(3);
    let v20: Vec<S> = x.iter().step_by(2).map(|s16| (s15 + x[(1 + 1) % x.len()]) + *s16).collect::<Vec<S>>();
    s15 = x[x.len() - 3] / (x[2] * x[2] + 1.0);
    s15 = x.iter().copied().zip(v20.iter().rev()).map(|(s21, s22)| (x[0] + S::constant(1.1), x[1] + s15)).take_while(|(s27, s28)| x[0 % x.len()] + *s27 >= s15).map(|(s29, s30)| match (1 * 3) % 3 { 0 => x[x.len() - 1], 1 => s15 * 0.5, _ => x[0] }).map(|s31| s31.cos()).product::<S>();
    for s36 in (0..3).map(|k32| -x[(v20.len() % 3) % x.len()]).take_while(|s35| x[3 % x.len()] >= s15) {
        let mut a37: [S; 2] = [-s36, (s36 * s36).sin()];
    }
    s15 -= s15.cos();
    for (k46, s47) in x.iter().copied().enumerate().filter(|(k40, s41)| x[2] + *s41 < 0.5) {
        s15 = x[2].sin();
        s15 = s47.tanh();
        s15 -= s15.cos();
    }
    s15 = (s15.sin().exp() * x[2 % x.len()]).sin();
    s15 -= s15.sin();
    s15 += s15.tanh();
    s15.sin() + s15 * 0.7 + v20.iter().map(|s48| *s48 * 0.7).sum::<S>() + x.iter().map(|s49| *s49 * 0.7).sum::<S>() + kept
}
}

mod m76 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> S {
    let mut kept = S::zero();
    let v7 = (1..2).map(|k6| (w1[w1.len() - 1], w1[0])).collect::<Vec<(S, S)>>();
    let e8 = Shape::Span { low: w1[0], high: w1[0] };
    let mut s9 = w1[w1.len() - 1];
    s9 += w1[(3 + 0) % w1.len()].max(w1[w1.len() - 1]).tanh();
    s9 += s9.tanh();
    w1[0].cos().powi(1).tanh() + s9 * 0.7 + s9 * 0.7 + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let s10 = x[x.len() - 2];
    let f13 = |s11: S, s12: S| s10.cos().powi(3) + s10;
    let a14 = [x[(0 + 1) % x.len()]; 3];
    let a14: (S, S) = (S::zero().tanh(), match 3 % 3 { 0 => a14[2], 1 => s10 * 0.5, _ => a14[(x.len() * 1) % 3] });
    let f16 = |s15: S| s10 - s15 * 1.1;
    let mut v17: Vec<S> = Vec::new();
    let v19 = x.iter().take(2).map(|s18| (-s10).max(s10)).collect::<Vec<S>>();
    let (s20, s21): (S, S) = (x[2 % x.len()], v19[v19.len() - 1]);
    v17.pop();
    if let Some(s22) = v17.pop() {
        v17.truncate(2);
        kept += (v17.iter().map(|s23| *s23 * 0.7).sum::<S>()).sin();
    }
    let mut a24 = [[v19[2 % v19.len()]; 2], [s10; 2]];
    vec![kept + s10.sin() + a14.0 * 0.7 + a14.1 * 0.7 + s10 * 0.7 + s21 * 0.7, (match (v17.len() + 1) % 3 { 0 => a14.1, 1 => s21 * 0.5, _ => x[x.len() - 3] }).tanh() + s21 * 0.7 + s20 * 0.7 + x.iter().map(|s25| *s25 * 0.7).sum::<S>(), a14.1.tanh() + v17.iter().map(|s26| *s26 * 0.7).sum::<S>() + s21 * 0.7 + a24.iter().map(|a27| a27.iter().map(|s28| *s28 * 0.7).sum::<S>()).sum::<S>()]
}
}

mod m77 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v1: Vec<S> = x.to_vec();
    v1 = v1.windows(2).map(|w2| (S::one() / (w2[1] * w2[1] + 1.0)).max(x[x.len() - 1])).collect::<Vec<S>>();
    kept += (v1.iter().map(|s4| *s4 * 0.7).sum::<S>()).sin();
    v1.extend(x.iter().copied().take(2));
    let s16: S = v1.iter().copied().enumerate().map(|(k5, s6)| (x[x.len() - 3], S::zero() + (k5 as f64))).filter(|&(s11, s12)| s12 >= x[x.len() - 2]).fold(x[(x.len() * 2) % x.len()].sin().exp(), |s15, (s13, s14)| s15.max((s15.sin() * x[x.len() - 2]).tanh()));
    let s17 = s16;
    v1 = if s17 + (2 as f64) <= s17 && s17.sin().exp() < 0.6 { vec![x[(v1.len() % 3) % x.len()], s16] } else { v1.clone() };
    let a18: [[S; 2]; 2] = if s17 >= 0.6 { [[s17; 2]; 2] } else { [[s16, s17], [s17, x[2]]] };
    let k19: usize = 0_usize;
    v1 = v1;
    let s17 = ((-S::one()).sin() * s17).tanh();
    let mut s28: S = x.iter().copied().enumerate().map(|(k20, s21)| (a18[2 - 2][(k19 * 2) % 2].max(x[0]), a18[0][(2 + 0) % 2] * s17 * 0.3)).map_while(|(s24, s25)| if a18[x.len() % 2][2 - 1] * x[2].cos() >= s25 { Some(s25) } else { None }).sum::<S>();
    let mut a18 = vec![vec![s17; 3]; 1];
    let w29 = &x[1..];
    s16.tanh() + s28 * 0.7 + s17 * 0.7 + s28 * 0.7 + kept
}
}

mod m78 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let mut o4: Option<S> = (w3[w3.len() - 1].abs() + 1.0 < S::zero()).then(|| w3[w3.len() - 1] + w2[0]);
    let p5 = ((w3[(1 % 4) % w3.len()] * w3[(1 % 4) % w3.len()] + 0.7).sqrt(), S::one() + w3[w3.len() - 1]);
    let mut p5: [S; 2] = [w3.iter().copied().zip(w3.iter()).map(|(s6, s7)| (w2[w2.len() - 1] * ((2 * 1) as f64) * 0.1) * *s7 * 0.3).sum::<S>(), (1..1 % 4).fold(w2[w2.len() % w2.len()] + w2[0], |s11, k10| s11.max(s11.cos().powi(3)))];
    let s12 = w3[0] + p5[0 % 2];
    p5[2 - 2] -= o4.map_or(w3[w3.len() - 1].tanh(), |s13| w3[0].tanh()).tanh();
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: p5[2 - 1] / (s12 * s12 + 1.0), list: w2.to_vec() } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r14: &Record<S>) -> S {
    let mut kept = S::zero();
    let mut v18: Vec<(S, S)> = r14.list.iter().copied().take(2).filter(|s16| s16.cos().powi(2) > r14.list[0]).map(|s17| (r14.list[0], r14.list[(3 * 1) % r14.list.len()])).collect::<Vec<(S, S)>>();
    let mut v19: Vec<S> = vec![];
    for s26 in v19.iter().zip(v18.iter().rev()).map_while(|(s20, (s21, s22))| if v19.len() <= 0 { Some((r14.at * *s22).sin()) } else { None }) {
        let mut s27 = s26;
        s27 += (r14.list[r14.list.len() - 1] * (2 as f64) * 0.1).sin().exp().tanh();
    }
    v18 = v18;
    (r14.at.sin() * r14.at).tanh().sin() + v19.iter().map(|s28| *s28 * 0.7).sum::<S>() + r14.at * r14.list[0] + r14.at * r14.list[0] + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e29: &Shape<S>, p30: &(S, Vec<S>), w31: &[S]) -> Shape<S> {
    let mut kept = S::zero();
    let mut r32: Record<S> = h0(e29, w31, w31);
    r32.list[0] -= (p30.1.iter().skip(1).map(|s33| ((*s33 * s33.cos()) * (*s33 * s33.cos()) + 1.2).sqrt()).map(|s35| (w31[0] * p30.1[0]).sin().abs() + 1.5).fold(p30.1[0], |s38, s37| (s38 * (s38 - p30.0 * 1.7).cos()).sin()) / (w31[0] * w31[0] + 1.0)).cos();
    {
        let s39 = &mut r32.at;
        *s39 = if w31.windows(2).take_while(|w41| (w41[0] * *s39).sin() > 0.2).map(|w42| (s39.cos().powi(3), -*s39)).map(|(s44, s45)| ((1.2 * s45) * S::one()).sin()).map(|s46| s46.cos()).product::<S>() < 1.2 { 1.8 * (p30.1[1 % p30.1.len()] / (w31[2 % w31.len()] * w31[2 % w31.len()] + 1.0)) } else { p30.1[0] };
    }
    r32.at -= (S::constant(1.9) * p30.1[p30.1.len() - 1]).sin().sin();
    r32.list.extend_from_slice(&p30.1);
    kept += (r32.at * r32.list[0]).sin();
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Path(r32.list.iter().copied().rev().collect::<Vec<S>>()) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let a47: [[S; 2]; 2] = [[x[2], x[(1 * 3) % x.len()]], [x[0]; 2]];
    for k48 in 0..a47.len() {
        let mut k48 = Shape::Span { low: x[x.len() - 1] * a47[k48][2 - 2].cos(), high: a47[k48][(k48 % 2) % 2] };
        let mut r49 = h0(&k48, &a47[0 % 2], x);
        let k50 = r49.list.len() - 1;
        r49.list[k50] -= a47[(x.len() % 4) % 2][k50 % 2].sin();
    }
    let p51 = if 1.8 * x[x.len() - 2] < 0.6 { if (x[2] * x[2] + 0.6).sqrt() < a47[x.len() % 2][2 % 2] || 0 % 2 == 0 { (x[2 % x.len()], vec![a47[1][(x.len() * 3) % 2]; 3]) } else { (a47[1][2 % 2], vec![x[2]]) } } else { (a47[(2 % 4) % 2][2 - 1], vec![a47[0][1]; 1]) };
    for k52 in 0..=3 {
        let mut s53 = match (x.len() + 1) % 3 { 0 => (p51.0 + a47[1][0]), 1 => x[x.len() - 1] * 0.5, _ => x[x.len() - 3] };
        s53 += (p51.1.iter().rev().filter(|s55| a47[k52 % 2][2 - 1] <= 0.4 && (if s55.abs() + 0.9 >= 0.7 { **s55 } else { **s55 }) > x[1]).fold(s53, |s57, &s56| s57 * 0.5 + a47[0][p51.1.len() % 2].sin().exp().sin()) * p51.1.iter().rev().filter(|s55| a47[k52 % 2][2 - 1] <= 0.4 && (if s55.abs() + 0.9 >= 0.7 { **s55 } else { **s55 }) > x[1]).fold(s53, |s57, &s56| s57 * 0.5 + a47[0][p51.1.len() % 2].sin().exp().sin()) + 1.1).sqrt().cos();
        let v60: Vec<Record<S>> = vec![Record::<S> { at: s53, list: vec![S::zero()] }, Record::<S> { at: x[1], list: x.iter().copied().enumerate().map(|(k58, s59)| if k52 > 1 { (x[1].sin() * a47[1][2 - 2]).tanh() } else { a47[2 - 1][x.len() % 2] + s53 }).collect::<Vec<S>>() }, Record { at: s53, list: vec![a47[2 - 1][0]; 2] }];
        s53 *= a47[2 - 1][2 - 1].sin();
    }
    if a47.iter().chain(a47.iter()).filter(|a62| (S::zero() * S::zero() + 1.9).sqrt() <= 0.1).filter(|a64| x[2].sin() <= a47[3 % 2][(1 % 2) % 2]).map(|a65| (0..0 % 4).map(|k70| (a47[2 - 2][k70 % 2] + x[2]) / (x[2] * x[2] + 1.0)).map(|s71| s71.cos()).product::<S>().cos().powi(2)).sum::<S>() < a47[2 - 1][2 % 2] {
        let mut s72 = (p51.0 * a47[2 - 1][1 % 2] * 0.3) * a47[0][1].cos();
    } else {
    }
    (a47[1][(x.len() * 2) % 2] + p51.1[0]).tanh() + p51.0 * 0.7 + p51.1.iter().map(|s73| *s73 * 0.7).sum::<S>() + a47.iter().map(|a74| a74.iter().map(|s75| *s75 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s76| *s76 * 0.7).sum::<S>() + kept
}
}

mod m79 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S]) {
    let mut kept = S::zero();
    w1[0 % w1.len()] += w1[(w1.len() * 1) % w1.len()].tanh();
    w1[w1.len() - 1] += ((w1[w1.len() - 1] * w1[w1.len() - 1] + 0.7).sqrt().sin() * w1[2 % w1.len()]).tanh().sin();
    let f4 = |s2: S, s3: S| (if 1.2 * s2 >= s3 { s3 } else { S::zero() }).sin().exp();
    let mut s5 = w1[(1 * 3) % w1.len()];
    s5 *= s5.sin();
    w1[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut o6: Option<S> = if x[x.len() - 1] + x[(2 * 0) % x.len()] >= x[0 % x.len()] { Some(x[(2 * 0) % x.len()].max(x[2 % x.len()])) } else { None };
    if x.iter().all(|s7| *s7 > 0.3) {
        for k8 in (0..x.len()).rev() {
            let v9: Vec<S> = if k8 > 0 { vec![x[2]; 1] } else { vec![x[1]] };
            o6 = Some(if (v9.windows(3).map(|w10| w10[0]).filter(|&s13| (match x.len() % 3 { 0 => S::one(), 1 => x[1] * 0.5, _ => s13 }) < 1.3).map(|s14| s14.cos()).product::<S>()) < 1.7 { x[2] } else { x[x.len() - 2] });
            kept += (o6.unwrap_or(S::one())).sin();
            let mut v9: (S, S) = (v9[0] * x[k8] * 0.3, x[k8] * x[k8].cos());
        }
        let mut a15 = [x[2], S::zero(), x[2] / (x[1] * x[1] + 1.0)];
        a15[3 - 1] *= (o6.map_or(a15[(x.len() + 2) % 3], |s16| -s16).sin() * x[x.len() % x.len()]).tanh().sin();
        return x[2 % x.len()].sin() + o6.unwrap_or(S::one()) + x.iter().map(|s17| *s17 * 0.7).sum::<S>() + o6.unwrap_or(S::one()) + kept;
    }
    let s18 = x[1];
    for s21 in (0..3).map_while(|k19| if s18.sin().exp() > s18 && (if (x.len() * 3) != 1 { x[0] } else { x[1] }) < x[x.len() - 1] { Some((x[x.len() - 2] * s18).sin()) } else { None }) {
        let Record { at: mut s23, list: mut v24 } = if o6.map_or(x[1], |s22| s21 + (x.len() as f64)) > s21 { Record { at: S::zero(), list: vec![s21] } } else { Record::<S> { at: s21, list: vec![s21, s18, s21] } };
        let s28 = (1..2).fold(o6.map_or(s18, |s25| if (match (3 % 5) % 3 { 0 => s25, 1 => v24[1 % v24.len()] * 0.5, _ => v24[1 % v24.len()] }) < 0.7 { s21 } else { s21 }), |s27, k26| (s27 * (match (1 % 5) % 3 { 0 => x[0], 1 => s18 * 0.5, _ => s21 }).cos()).sin());
    }
    o6 = None;
    (x[1] + s18).tanh() + s18 * 0.7 + s18 * 0.7 + s18 * 0.7 + kept
}
}

mod m80 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let Record { at: mut s4, list: mut v5 } = Record { at: r1.list[2 % r1.list.len()], list: r1.list.iter().zip(r1.list.iter()).map(|(s2, s3)| ((match (1 * 3) % 3 { 0 => *s2, 1 => *s3 * 0.5, _ => *s3 }) * r1.at).sin()).collect::<Vec<S>>() };
    let k6 = v5.len() - 1;
    v5[k6] *= r1.list[r1.list.len() % r1.list.len()].tanh();
    for k7 in (0..2).rev() {
        for (s16, s17) in v5.iter().enumerate().take_while(|(k10, s11)| (match r1.list.len() % 3 { 0 => v5[0], 1 => r1.list[0] * 0.5, _ => s4 }) <= v5[r1.list.len() % v5.len()]).map(|(k12, s13)| (r1.at, v5[v5.len() - 1])) {
            let mut a18: [[S; 2]; 2] = [[S::one(); 2], [v5[v5.len() - 1], s16]];
        }
        s4 -= s4.cos();
    }
    v5[0] -= r1.list[r1.list.len() - 1].sin();
    if kept > 0.5 { (kept, vec![kept]) } else { (1.9 * v5[k6 % v5.len()], v5.iter().copied().collect::<Vec<S>>()) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let a19 = [[x[0], x[1 % x.len()]], [x[x.len() - 2]; 2]];
    for w20 in x.windows(3) {
        let mut o21: Option<Vec<S>> = Some(vec![a19[w20.len() % 2][0 % 2]]);
        let mut k22: usize = 3_usize;
        let s28 = (1..k22 % 4).fold(a19[1][x.len() % 2] + w20[w20.len() - 1], |s24, k23| s24 * 0.5 + w20.iter().take_while(|s26| w20[0] + a19[2 - 1][k23 % 2] < s24).map(|s27| s24.cos().powi(3)).sum::<S>().sin());
        k22 = 0 % 5;
    }
    let mut a29: [S; 2] = [a19[0][x.len() % 2] * x[2].cos(), x[x.len() - 1] - a19[1][0] * 1.7];
    a29[2 - 1] *= x[x.len() % x.len()].sin();
    let mut o30 = Some(a19[x.len() % 2][2 - 1]);
    a29[2 - 2] -= (x[(0 + 2) % x.len()] / (x[x.len() - 1] * x[x.len() - 1] + 1.0)).cos();
    let mut v32: Vec<Vec<S>> = vec![vec![x[x.len() - 2]; 3], vec![a19[2 - 1][0]; 3], a19.iter().rev().map(|a31| (a31[1] + x[0 % x.len()]) / (a19[1 % 2][0] * a19[1 % 2][0] + 1.0)).collect::<Vec<S>>()];
    let v35: Vec<Vec<S>> = v32[(x.len() % 4) % v32.len()].iter().enumerate().map(|(k33, s34)| vec![*s34; 3]).collect::<Vec<Vec<S>>>();
    (x[x.len() - 2] * x[x.len() - 2] * 0.3).cos() + v32.iter().map(|v36| v36.iter().map(|s37| *s37 * 0.7).sum::<S>()).sum::<S>() + o30.unwrap_or(S::one()) + v32.iter().map(|v38| v38.iter().map(|s39| *s39 * 0.7).sum::<S>()).sum::<S>() + kept
}
}

mod m81 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let Record { at: mut s1, list: mut v2 } = Record::<S> { at: x[1 % x.len()].max(x[1]), list: vec![x[2], x[x.len() - 2]] };
    for s7 in x.iter().map(|s5| (if x[0].abs() + 1.9 < 0.9 { s1 } else { v2[v2.len() - 1] }).sin()) {
        let o8 = (s1 / (x[1 % x.len()] * x[1 % x.len()] + 1.0) < x[x.len() - 3]).then(|| s7);
        let mut o9: Option<S> = if s7 * S::zero() * 0.3 > s1 { Some(1.7 * v2[x.len() % v2.len()]) } else { None };
    }
    let k18 = v2.len() - 1;
    v2[k18] = x[2 % x.len()].sin() * v2[k18 % v2.len()] * 0.3;
    kept += (v2.iter().map(|s19| *s19 * 0.7).sum::<S>()).sin();
    s1 -= s1.sin();
    let k20 = v2.len() - 1;
    v2[k20] *= (if x[0].tanh() > s1 && s1.cos().powi(2) > 1.0 { x.windows(3).map(|w21| ((w21[w21.len() - 2] + s1) * (w21[w21.len() - 2] + s1) + 0.2).sqrt()).map(|s22| s22.cos()).product::<S>() } else { s1 / (x[x.len() - 1] * x[x.len() - 1] + 1.0) }).tanh();
    let mut v25: Vec<S> = x.iter().step_by(2).map(|s23| v2[(x.len() * 2) % v2.len()]).collect::<Vec<S>>();
    let mut s26 = (0.3 * x[1]) * s1 * 0.3;
    s26 += (match v25.len() % 3 { 0 => (1.0 * x[3 % x.len()]), 1 => v2[(k18 + 2) % v2.len()] * 0.5, _ => s1 }).cos();
    vec![kept + s1.sin() + S::constant(k20 as f64) + v2.iter().map(|s27| *s27 * 0.7).sum::<S>() + v2.iter().map(|s28| *s28 * 0.7).sum::<S>(), x[1 % x.len()].tanh() + v2.iter().map(|s29| *s29 * 0.7).sum::<S>() + x.iter().map(|s30| *s30 * 0.7).sum::<S>() + v25.iter().map(|s31| *s31 * 0.7).sum::<S>()]
}
}

mod m82 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    let mut kept = S::zero();
    w1[(w2.len() + 2) % w1.len()] -= (w2[(1 * 1) % w2.len()].sin().abs() + 0.9).tanh();
    w1[w1.len() - 1] -= w1[1 % w1.len()].max(w1[0]).cos();
    let mut p3 = (w2[w2.len() % w2.len()], vec![w1[0], w2[0]]);
    p3.1[0] += ((w2[0] + w1[(w1.len() * 1) % w1.len()]) * (w2.len() as f64) * 0.1).sin();
    if 0 <= 1 {
        w1[0] *= w2[p3.1.len() % w2.len()].cos();
        p3.0 -= w2[w2.len() - 1].cos();
    } else {
    }
    w1[3 % w1.len()] -= p3.0.tanh();
    w1[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut k4 = 0;
    while k4 < 3 && (1 + 3) > 0 {
        k4 += 1;
        let mut v5: Vec<Option<S>> = vec![(x[2] + x[2 % x.len()] >= x[(x.len() * 0) % x.len()]).then(|| x[2]), Some(S::one())];
        v5 = vec![(S::zero() + x[0] < 1.0).then(|| x[1]); 3];
        kept += (v5.iter().map(|o6| o6.unwrap_or(S::one())).sum::<S>()).sin();
    }
    let mut o7 = Some(vec![x[x.len() - 3], x[k4 % x.len()]]);
    let mut s8 = x[x.len() - 3];
    let mut v11: Vec<S> = x.iter().zip(x.iter()).map(|(s9, s10)| -s8.sin().exp()).collect::<Vec<S>>();
    let mut s12 = ((v11[k4 % v11.len()] * s8).sin().sin() * S::constant(1.3)).tanh();
    v11.push(((0.5 * s12) * (0.5 * s12) + 0.8).sqrt() + (x.len() as f64));
    kept += (v11.iter().map(|s13| *s13 * 0.7).sum::<S>()).sin();
    {
        let s14 = &mut s8;
        v11 = v11[..2].to_vec();
    }
    s8 -= v11.iter().enumerate().map(|(k15, s16)| v11[k4 % v11.len()]).sum::<S>().tanh();
    let mut k17 = 0;
    loop {
        k17 += 1;
        if k17 > 2 {
            break;
        }
        for (k19, s18) in v11.iter_mut().enumerate() {
            s12 += (match 3 % 3 { 0 => s12, 1 => *s18 * 0.5, _ => s12 }).cos().powi(2).tanh();
        }
        s12 *= v11[v11.len() - 2].tanh().tanh();
    }
    s12 *= s12.cos();
    s12.sin() + S::constant(k4 as f64) + x.iter().map(|s20| *s20 * 0.7).sum::<S>() + x.iter().map(|s21| *s21 * 0.7).sum::<S>() + kept
}
}

mod m83 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let v6: Vec<Vec<S>> = w2.iter().rev().map(|s3| w2.iter().zip(w2.iter().rev()).map(|(s4, s5)| s4.sin()).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    let mut v6: usize = 2_usize;
    let mut v7 = vec![if (match (2 + 2) % 3 { 0 => w2[0], 1 => w2[0] * 0.5, _ => w2[0] }) >= w2[0] { w2[0] } else { S::zero() }];
    while v7.len() < 4 {
        v7.push((match (v6 % 5) % 3 { 0 => (w2[0] * (v6 as f64) * 0.1), 1 => v7[0] * 0.5, _ => v7[v6 % v7.len()] }).cos());
        let k8 = v6 % v7.len();
        v7[k8] += w2[0].cos();
    }
    kept += (v7.iter().map(|s9| *s9 * 0.7).sum::<S>()).sin();
    let k10 = 3 % v7.len();
    v7[k10] += (if (w2[(v6 + 0) % w2.len()] * w2[(v6 + 0) % w2.len()] + 0.7).sqrt() <= 0.6 { w2[0] } else { w2[0] }).tanh();
    if kept > 0.5 { vec![kept] } else { v7.chunks(3).map(|w11| (w11[w11.len() - 1] * w2[0]).sin().sin().exp()).collect::<Vec<S>>() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r12: &Record<S>, w13: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut v14: Vec<(S, S)> = vec![(w13[0], w13[0]), (w13[w13.len() - 1], r12.at), (r12.at, w13[0])];
    let k15 = (0 * 1) % v14.len();
    v14[k15].0 *= (1.7 * S::one().tanh()).cos();
    v14[0].1 = (0..(w13.len() * 1) % 4).map(|k16| (w13[w13.len() - 1] + r12.at) - w13[w13.len() - 1] * 1.3).map(|s17| s17.cos()).product::<S>();
    kept += (v14.iter().map(|p18| p18.0 * 0.7 + p18.1 * 0.7).sum::<S>()).sin();
    let k19 = r12.list.len() % v14.len();
    v14[k19].1 -= r12.at.tanh();
    if kept > 0.5 { vec![kept] } else { vec![match v14.len() % 3 { 0 => w13[w13.len() - 1], 1 => v14[v14.len() - 1].1 * 0.5, _ => r12.at }; 1] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w20: &[S]) -> S {
    let mut kept = S::zero();
    let mut s21 = w20[w20.len() - 1];
    let mut v22 = vec![w20[2 % w20.len()].sin().exp()];
    let k23 = (0 * 1) % v22.len();
    v22[k23] = s21;
    kept += (v22.iter().map(|s24| *s24 * 0.7).sum::<S>()).sin();
    let k25 = v22.len() - 1;
    v22[k25] = s21.sin();
    (-v22[v22.len() - 1]).tanh() + w20.iter().map(|s26| *s26 * 0.7).sum::<S>() + S::constant(k23 as f64) + v22.iter().map(|s27| *s27 * 0.7).sum::<S>() + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v28: Vec<Option<S>> = vec![((match 1 % 3 { 0 => S::constant(1.5), 1 => x[0] * 0.5, _ => x[x.len() - 1] }) <= x[x.len() - 2]).then(|| x[x.len() - 2]), Some(x[2]), None];
    for k29 in (0..2).rev() {
        let mut a30 = [[x[2]; 2], [x[x.len() - 2]; 2]];
        if let Some(s31) = &v28[0] {
            a30[1] = if *s31 > 1.3 { if h2(&x[2..]) >= 1.2 || k29 % 2 == 0 { [*s31, S::one()] } else { a30[0] } } else { a30[1] };
        } else {
            let w32 = &a30[0][1..];
            v28 = vec![Some(x[x.len() - 1]); 2];
            kept += (v28.iter().map(|o33| o33.unwrap_or(S::one())).sum::<S>()).sin();
            v28[0] = None;
        }
    }
    v28 = v28;
    let mut s34 = if x[1] < 1.8 { (x[x.len() % x.len()].sin() * x[(1 % 3) % x.len()]).tanh() } else { x[3 % x.len()] - x[x.len() - 2] * 0.5 };
    let v36: Vec<(S, S)> = x.chunks(2).map(|w35| (w35[0 % w35.len()], w35[0])).collect::<Vec<(S, S)>>();
    s34 = v36.iter().chain(v36.iter()).map(|(s37, s38)| (S::zero() * (3 as f64) * 0.1, (s38.sin() * *s38).tanh())).map(|(s45, s46)| (x[0 % x.len()] - s46 * 0.3) * s34.cos()).sum::<S>() + ((x.len() % 4) as f64);
    s34.cos() + v36.iter().map(|p47| p47.0 * 0.7 + p47.1 * 0.7).sum::<S>() + v36.iter().map(|p48| p48.0 * 0.7 + p48.1 * 0.7).sum::<S>() + x.iter().map(|s49| *s49 * 0.7).sum::<S>() + kept
}
}

mod m84 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, r2: &Record<S>) -> Vec<S> {
    let mut kept = S::zero();
    let v7: Vec<Vec<S>> = r1.list.iter().zip(r2.list.iter()).map(|(s3, s4)| r1.list.iter().copied().zip(r1.list.iter().rev()).map(|(s5, s6)| *s4 * *s4 * 0.3).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    match 2 % 3 {
        0 => {
            let mut k8 = 0;
            loop {
                k8 += 1;
                if k8 > 3 {
                    break;
                }
                let mut a9: [[S; 2]; 2] = [[r1.list[v7.len() % r1.list.len()], r1.list[r1.list.len() - 1]]; 2];
                a9[2 - 2][1] += r2.list.iter().step_by(2).map(|s10| -(r1.list[0] / (r1.at * r1.at + 1.0))).sum::<S>().tanh().cos();
            }
        }
        1 => {
            return if kept > 0.5 { vec![kept] } else { r1.list.chunks(2).map(|w12| if r2.at * w12[(2 % 2) % w12.len()] * 0.3 > w12[0] { w12[(3 * 3) % w12.len()].sin().exp() } else { w12[w12.len() - 1] * ((w12.len() * 0) as f64) * 0.1 }).collect::<Vec<S>>() };
        }
        _ => {
        }
    }
    if kept > 0.5 { vec![kept] } else { r2.list.to_vec() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w13: &mut [S], w14: &[S]) {
    let mut kept = S::zero();
    if w13.iter().copied().sum::<S>() >= 0.6 {
        let mut v15 = vec![(w13[w13.len() - 1], w14[w14.len() - 1]), (w14[w14.len() - 1], w13[1 % w13.len()])];
        let p19: (Vec<S>, usize, Vec<S>) = (w14.iter().map(|&s16| match w13.len() % 3 { 0 => w13[w13.len() - 1], 1 => S::constant(1.2) * 0.5, _ => w13[1 % w13.len()] }).collect::<Vec<S>>(), 1_usize, w13.iter().enumerate().map(|(k17, s18)| (w14[0] - w14[w14.len() - 1] * 1.5).tanh()).collect::<Vec<S>>());
        w13[1 % w13.len()] *= w14[w14.len() % w14.len()].cos().powi(1).sin().tanh();
    } else {
        w13[0] = w13[0] + w13[w14.len() % w13.len()];
        kept += (w13.iter().map(|s20| *s20 * 0.7).sum::<S>()).sin();
        w13[0] -= (if (w13.len() * 2) == 3 { w13[0] } else { w14.iter().zip(w14.iter()).map(|(s21, s22)| (w14[(w14.len() % 4) % w14.len()] + (1 as f64), w14[0].tanh())).map(|(s25, s26)| (S::zero().sin() * s25).tanh() * (0 as f64) * 0.1).sum::<S>() }).cos();
    }
    w13[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v27 = vec![x[1] + (0 as f64)];
    v27 = x[..1].to_vec();
    kept += (v27.iter().map(|s28| *s28 * 0.7).sum::<S>()).sin();
    v27 = v27;
    let w29 = &x[1..];
    let mut p30: (usize, Vec<S>) = (3_usize, vec![x[x.len() % x.len()]; 1]);
    let k31 = 2 % p30.1.len();
    p30.1[k31] *= ((x[0] + ((w29.len() * 0) as f64)) + w29[w29.len() - 2]).cos();
    let mut v32: Vec<Vec<S>> = vec![p30.1.clone(), p30.1.iter().copied().step_by(2).collect::<Vec<S>>()];
    while let Some(v33) = v32.pop() {
        let v34: Vec<S> = vec![x[x.len() - 3] * (k31 as f64) * 0.1; 2];
        let mut a35: [[S; 2]; 2] = [[w29[k31 % w29.len()], v33[w29.len() % v33.len()]]; 2];
        for (k37, a36) in a35.iter_mut().enumerate() {
        }
        a35[0][k31 % 2] *= a35.iter().copied().enumerate().map(|(k38, a39)| v33.iter().fold(w29[w29.len() - 2].sin().exp(), |s45, &s44| s45.max(a35[0][k38 % 2]))).sum::<S>().tanh();
    }
    kept += (v32.iter().map(|v46| v46.iter().map(|s47| *s47 * 0.7).sum::<S>()).sum::<S>()).sin();
    w29.iter().zip(v32.iter()).map(|(s48, v49)| ((s48.sin() * v49[v49.len() - 1]).tanh(), (p30.1[w29.len() % p30.1.len()].sin() * w29[w29.len() - 2]).tanh())).map(|(s52, s53)| -s52).fold(x[v32.len() % x.len()] + x[k31 % x.len()], |s57, s56| s57 * 0.5 + p30.1[p30.1.len() - 1].sin()).cos() + S::constant(k31 as f64) + v32.iter().map(|v58| v58.iter().map(|s59| *s59 * 0.7).sum::<S>()).sum::<S>() + S::constant(p30.0 as f64) + p30.1.iter().map(|s60| *s60 * 0.7).sum::<S>() + kept
}
}

mod m85 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], s2: S) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let mut v12 = vec![w1[0] * (w1.len() as f64) * 0.1, (0..0 % 4).map(|k3| (if (w1[0] * w1[w1.len() - 1]).sin() > s2 { w1[0] } else { s2 }, s2.abs() + 1.7)).map(|(s5, s6)| (-s5, s2)).fold(s2, |s11, (s9, s10)| s11.max(s2.max(w1[w1.len() % w1.len()])))];
    let mut s13 = (w1[v12.len() % w1.len()] * w1[v12.len() % w1.len()] + 1.7).sqrt().max(w1[w1.len() - 1]);
    s13 *= s13.sin().exp().sin().tanh();
    if S::one() <= 1.6 || w1.len() % 2 == 0 {
        v12[1] += s13.cos();
    } else {
    }
    s13 -= (s2 + s2).sin();
    if kept > 0.5 { (kept, vec![kept]) } else { (0.3 * s2, vec![v12[1], s13, s2]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut o14: Option<Vec<S>> = if x.iter().copied().sum::<S>() >= x[0 % x.len()] { if (match (x.len() % 3) % 3 { 0 => x[0], 1 => x[1] * 0.5, _ => x[(2 % 3) % x.len()] }) >= x[3 % x.len()] { Some(vec![x[x.len() - 1], x[x.len() % x.len()], x[(x.len() * 0) % x.len()]]) } else { None } } else { Some(vec![x[0]; 3]) };
    o14 = Some(vec![x[1], x[1]]);
    let (mut s15, mut s16): (S, S) = (x[1].cos().powi(3), x[x.len() - 1]);
    s15 *= x.iter().copied().skip(1).sum::<S>().cos();
    let mut o14 = [x[0] + s16, 1.0 * s16, s16.sin()];
    s15 -= (match 2 % 3 { 0 => s16, 1 => x[2] * 0.5, _ => S::constant(1.2) }).tanh();
    let k19: usize = 3_usize;
    s16 -= o14.iter().zip(x.iter()).map(|(s20, s21)| *s20 * o14[(x.len() % 2) % 3] * 0.3).sum::<S>().cos();
    let mut p22: (Vec<S>, usize, usize) = if s16 > 0.6 { (vec![o14[k19 % 3]; 1], 1_usize, k19) } else { (vec![o14[1 % 3]; 2], x.len(), x.len()) };
    s15 = x[2 % x.len()];
    p22.0.extend(x.iter().zip(x.iter()).take_while(|(s25, s26)| (S::zero() * S::zero() + 1.8).sqrt() <= 0.3).filter(|(s29, s30)| (x[x.len() - 1] * **s29).sin() >= s15).map(|(s31, s32)| (s16 / (*s32 * *s32 + 1.0)) * ((k19 % 3) as f64) * 0.1));
    kept += (p22.0.iter().map(|s33| *s33 * 0.7).sum::<S>() + S::constant(p22.1 as f64) + S::constant(p22.2 as f64)).sin();
    o14[2] *= o14[k19 % 3].cos();
    (1.0 * p22.0[k19 % p22.0.len()]).cos() + p22.0.iter().map(|s34| *s34 * 0.7).sum::<S>() + S::constant(p22.1 as f64) + S::constant(p22.2 as f64) + s16 * 0.7 + s16 * 0.7 + kept
}
}

mod m86 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, r2: &Record<S>, w3: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let s4 = 0.3 * r2.list[(w3.len() % 3) % r2.list.len()];
    let v5 = vec![Record::<S> { at: s4, list: vec![w3[0], r2.list[(0 % 2) % r2.list.len()]] }; 1];
    let mut s6 = r2.list[0].sin();
    s6 += ((w3[w3.len() % w3.len()] + (1 as f64)).sin() * r2.list[r2.list.len() - 1]).tanh().cos();
    for (k11, s12) in r2.list.iter().enumerate() {
        s6 -= (s12.max(s6) * s6).sin().cos();
    }
    if kept > 0.5 { vec![kept] } else { r2.list.to_vec() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w13: &[S]) -> Record<S> {
    let mut kept = S::zero();
    let mut v17: Vec<(S, S)> = w13.iter().skip(1).map(|s14| w13[w13.len() - 1].abs() + 1.1).map(|s16| (s16, w13[(w13.len() * 3) % w13.len()])).collect::<Vec<(S, S)>>();
    let f19 = |s18: S| w13[w13.len() - 1];
    if (if w13[0] / (w13[w13.len() - 1] * w13[w13.len() - 1] + 1.0) > w13[0] { S::zero() } else { w13[0] }) > w13[0] {
        let e20 = Shape::Span { low: f19(w13[w13.len() - 1] * w13[0].cos()), high: w13[w13.len() - 1] };
        v17 = vec![(w13[0], w13[w13.len() - 1]); 1];
        kept += (v17.iter().map(|p21| p21.0 * 0.7 + p21.1 * 0.7).sum::<S>()).sin();
    }
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: v17.iter().zip(v17.iter().rev()).map(|((s22, s23), (s24, s25))| s25.tanh() + w13[1 % w13.len()]).map(|s26| s26.cos()).product::<S>(), list: vec![w13[w13.len() - 1]] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut r33: Record<S> = Record::<S> { at: x.iter().map(|&s27| s27).map(|s29| s29).fold(x[2 % x.len()] + x[2], |s32, s31| s32 * 0.5 + (s31 - x[x.len() - 2] * 0.1).sin()), list: vec![x[1]; 1] };
    while r33.list.len() < 4 {
        r33.list.push((x[x.len() - 2].sin() * x[1]).tanh().max(x[0]).tanh());
        r33.at = x[1].sin().sin();
        kept += (r33.at * r33.list[0]).sin();
    }
    let mut e38 = Shape::Point((0..x.len() % 4).map(|k34| (match 1 % 3 { 0 => x[2], 1 => r33.list[r33.list.len() - 1] * 0.5, _ => r33.at }) * r33.at * 0.3).fold(x[(3 % 2) % x.len()], |s37, s36| s37.max(x[(3 % 4) % x.len()].max(r33.at))));
    r33.at *= (S::zero() - x[2] * 1.9).max(x[1]).tanh();
    r33.at += (x[x.len() - 3].sin() * x[x.len() - 3].sin() + 0.6).sqrt().cos();
    let mut s42 = (0..x.len() % 4).map(|k39| x[2].sin().max(x[(k39 + 2) % x.len()])).map(|s41| s41.cos()).product::<S>();
    let k43 = (x.len() + 1) % r33.list.len();
    r33.list[k43] += ((s42 + s42) + x[x.len() - 3]).cos();
    let s44 = r33.at * r33.list[(k43 + 3) % r33.list.len()].cos();
    let Record { at: s45, list: v46 } = r33;
    s42 -= x[k43 % x.len()].cos();
    s42 += v46[0].cos();
    x.iter().rev().filter(|s48| s44 < 0.3).fold(s42, |s50, &s49| (s50 * (s45 - s42 * 0.6).cos()).sin()).sin() + s42 * 0.7 + x.iter().map(|s51| *s51 * 0.7).sum::<S>() + x.iter().map(|s52| *s52 * 0.7).sum::<S>() + kept
}
}

mod m87 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let p4: (S, S) = (w1.iter().map(|s2| if S::zero() + *s2 <= w1[(3 + 1) % w1.len()] && (*s2 * *s2 + 0.7).sqrt() >= w1[0] { *s2 + (1 as f64) } else { s2.max(w1[w1.len() - 1]) }).sum::<S>(), w1[0] + w1[(0 + 2) % w1.len()]);
    let mut v5: Vec<S> = vec![w1[0]];
    let s6 = -(w1[w1.len() - 1] * w1[w1.len() - 1] + 1.2).sqrt();
    let k7 = 1 % v5.len();
    v5[k7] = s6;
    kept += (v5.iter().map(|s8| *s8 * 0.7).sum::<S>()).sin();
    let k9 = v5.len() - 1;
    v5[k9] -= (s6 * s6 * 0.3).cos();
    if kept > 0.5 { (kept, vec![kept]) } else { (v5[(w1.len() * 0) % v5.len()].max(S::constant(0.8)), v5[..1].to_vec()) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e10: &Shape<S>, w11: &[S], w12: &[S]) -> Shape<S> {
    let mut kept = S::zero();
    let s18 = (1..3).map(|k13| (if w11[0] * w11[w11.len() - 1] * 0.3 <= 1.5 { w12[k13 % w12.len()] } else { w12[w12.len() - 1] }, w11[0] + w12[3 % w12.len()])).map(|(s15, s16)| ((w12[(1 % 5) % w12.len()] * s16.cos()).sin() * s15).tanh()).map(|s17| s17.cos()).product::<S>();
    for k19 in (0..w11.len()).rev() {
        let mut s20 = w12[w12.len() - 1];
    }
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Point(w12[0].sin().exp()) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    match x.len() % 3 {
        0 => {
            let mut s21 = x[1];
            s21 -= ((s21 * x[0 % x.len()]).sin() * x[3 % x.len()] * 0.3).tanh();
        }
        1 => {
            let mut s30 = x.iter().skip(1).map(|s22| (x[(x.len() + 2) % x.len()], (*s22 * *s22 + 1.5).sqrt())).map(|(s24, s25)| x.iter().zip(x.iter()).map(|(s28, s29)| (s25.sin() * *s29).tanh() + x[0]).sum::<S>()).sum::<S>();
            s30 *= (x[x.len() % x.len()] * s30).sin().sin().exp().cos();
        }
        _ => {
            let v31 = vec![(x[0] * x[0] + 0.9).sqrt()];
        }
    }
    let mut v32: Vec<Record<S>> = vec![Record { at: x[3 % x.len()], list: vec![x[2], x[0]] }];
    let mut v33: Vec<S> = v32[(x.len() * 0) % v32.len()].list.clone();
    v33 = v32.iter().map(|r34| x[2].sin().abs() + 0.5).collect::<Vec<S>>();
    kept += (v33.iter().map(|s35| *s35 * 0.7).sum::<S>()).sin();
    v33[0] = ((v32[(0 % 3) % v32.len()].list[0] + x[2]) * (v32[(0 % 3) % v32.len()].list[0] + x[2]) + 1.9).sqrt();
    let mut p39: (Vec<S>, usize, Vec<S>) = (v33.iter().zip(x.iter().rev()).map(|(s36, s37)| v32[v32.len() % v32.len()].at.abs() + 1.8).collect::<Vec<S>>(), 2_usize, if v33[(v32.len() * 1) % v33.len()] > v32[0].at { v33.iter().step_by(2).map(|s38| (v32[(0 * 1) % v32.len()].list[0] * v33[0 % v33.len()] * 0.3).sin()).collect::<Vec<S>>() } else { vec![v32[0].list[0]] });
    for s44 in v32[0].list.iter().enumerate().map(|(k40, s41)| ((*s41 * v32[0].at.cos()).sin() * *s41).tanh()) {
        let s45 = (p39.0[3 % p39.0.len()] + v33[0]) / (v33[2 % v33.len()] * v33[2 % v33.len()] + 1.0);
    }
    let k46 = v32.len() - 1;
    v32[k46].at *= p39.0[p39.0.len() - 1].sin();
    vec![kept + v33[v33.len() - 1].tanh() + v32.iter().map(|r47| r47.at * r47.list[0]).sum::<S>() + x.iter().map(|s48| *s48 * 0.7).sum::<S>() + v33.iter().map(|s49| *s49 * 0.7).sum::<S>(), (v33[v33.len() - 1] + x[0]).sin() + S::constant(k46 as f64) + x.iter().map(|s50| *s50 * 0.7).sum::<S>() + v33.iter().map(|s51| *s51 * 0.7).sum::<S>()]
}
}

mod m88 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Shape<S> {
    let mut kept = S::zero();
    let mut v2: Vec<Vec<S>> = Vec::new();
    let v2: Vec<S> = vec![r1.at + r1.at; 1];
    let mut v3 = vec![(r1.at, r1.at); 1];
    v3[0].1 += v2.iter().copied().rev().map(|s4| s4.cos()).product::<S>().sin();
    let v2: Vec<S> = vec![if v3[0].0 < r1.at { v3[v3.len() - 1].0 } else { S::one() }, S::zero(), S::constant(0.5)];
    v3[0].1 += ((r1.list[0] * v2[0] * 0.3) + S::constant(1.1)).tanh();
    if kept > 0.5 { Shape::Point(kept) } else { Shape::Span { low: v2[0], high: v2[v2.len() - 1] } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w5: &mut [S], p6: &(S, Vec<S>)) {
    let mut kept = S::zero();
    let Record { at: mut s7, list: mut v8 } = Record::<S> { at: if w5[w5.len() - 1] < 1.5 { p6.1[0] } else { p6.1[0] }, list: vec![S::one(); 2] };
    v8.extend(w5.iter().enumerate().map(|(k9, s10)| s10.sin()));
    kept += (v8.iter().map(|s11| *s11 * 0.7).sum::<S>()).sin();
    v8[0] *= (p6.0.sin() - p6.0 * 1.3).sin();
    let v18 = vec![p6.1.iter().take(2).take_while(|s13| **s13 + **s13 < v8[0]).map(|s14| (s7 * s7.cos(), if p6.1[0] / (s7 * s7 + 1.0) <= 0.3 { s7 } else { *s14 })).map(|(s16, s17)| (s7 + s17).sin().exp()).sum::<S>(); 3];
    w5[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    for k19 in (1..x.len()).rev() {
        let v20: Vec<Vec<S>> = vec![if (x[k19] * x[k19] + 0.4).sqrt() < x[1] { x.iter().copied().collect::<Vec<S>>() } else { vec![x[1]; 2] }; 2];
        let mut s21 = v20[k19 % v20.len()][0] + v20[0][0];
        s21 = ((v20[x.len() % v20.len()][v20[x.len() % v20.len()].len() - 1].max(s21) * (k19 as f64) * 0.1) - (S::zero() / (x[v20.len() % x.len()] * x[v20.len() % x.len()] + 1.0)) * 1.3).sin();
        s21 *= S::constant(0.4).cos().powi(2).tanh();
    }
    let f23 = |s22: S| s22;
    let mut v29 = vec![vec![x[0]; 2], if (0..x.len() % 4).map(|k24| x[k24 % x.len()].cos().powi(1)).sum::<S>() >= x[2 % x.len()] { x.iter().copied().collect::<Vec<S>>() } else { x.chunks(2).map(|w28| x[1]).collect::<Vec<S>>() }, vec![x[0], x[0 % x.len()]]];
    let mut v30 = vec![-v29[x.len() % v29.len()][2 % v29[x.len() % v29.len()].len()]; 2];
    let mut f23 = (v30[v30.len() - 2] * v30[v30.len() - 2] + 1.0).sqrt() + v30[1 % v30.len()];
    let mut k31 = 0;
    while k31 < 3 && v30[0] / (v30[0] * v30[0] + 1.0) < v29[v29.len() - 1][v29[v29.len() - 1].len() - 1] {
        k31 += 1;
        let v32 = vec![v29[0][(k31 + 3) % v29[0].len()].abs() + 0.1; 1];
        if x[0 % x.len()] <= x[(k31 + 2) % x.len()] {
            let k33 = k31 % v29.len();
            v29[k33][0] -= (match k31 % 3 { 0 => x[x.len() - 2], 1 => v30[v32.len() % v30.len()] * 0.5, _ => S::zero() }).sin();
        } else {
            f23 -= (v32[0] * ((k31 + 3) as f64) * 0.1).tanh();
        }
    }
    vec![kept + v29[2 % v29.len()][v29[2 % v29.len()].len() - 1].sin() + S::constant(k31 as f64) + f23 * 0.7 + S::constant(k31 as f64), (v30[0] * S::one().cos()).tanh() + x.iter().map(|s34| *s34 * 0.7).sum::<S>() + v30.iter().map(|s35| *s35 * 0.7).sum::<S>() + x.iter().map(|s36| *s36 * 0.7).sum::<S>()]
}
}

mod m89 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, s2: S) -> Record<S> {
    let mut kept = S::zero();
    let w3 = &r1.list[..1];
    let mut v5 = vec![if r1.list.windows(2).map(|w4| (1.6 * w3[w3.len() % w3.len()]) - w3[w3.len() % w3.len()] * 0.8).sum::<S>() >= 1.6 || (0 % 5) % 2 == 0 { w3.iter().copied().collect::<Vec<S>>() } else { vec![r1.list[0]] }; 1];
    let v5 = r1.list[r1.list.len() - 1].tanh();
    let r6: Record<S> = Record { at: if w3[w3.len() - 1] > 0.7 { s2 } else { s2 }, list: vec![v5, S::zero()] };
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { Record::<S> { at: -s2, list: r1.list.to_vec() } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e7: &Shape<S>, w8: &[S]) -> Option<S> {
    let mut kept = S::zero();
    let mut k9 = 0;
    loop {
        k9 += 1;
        if k9 > 3 {
            break;
        }
        let mut k10: usize = w8.len();
    }
    let v17 = vec![w8.iter().filter(|s12| **s12 + (w8.len() as f64) >= S::zero()).map(|s13| w8[0]).sum::<S>(), S::zero().sin().exp(), w8.iter().zip(w8.iter().rev()).map(|(s15, s16)| (s15.abs() + 0.1).cos().powi(2)).sum::<S>(), w8[w8.len() % w8.len()].sin()];
    let s22 = w8.iter().skip(1).map(|&s18| S::zero()).map(|s20| s20).sum::<S>();
    if kept > 0.5 { Some(kept) } else { (v17[v17.len() % v17.len()] <= 1.1).then(|| s22.abs() + 0.9) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v26 = vec![x.iter().zip(x.iter().rev()).fold(x[x.len() - 2], |s25, (s23, s24)| s25.max(*s24)); 1];
    let v27: Vec<S> = vec![x[1] / (x[x.len() % x.len()] * x[x.len() % x.len()] + 1.0), x[0]];
    v26.extend(x.iter().copied().zip(v27.iter()).filter(|(s34, s35)| s35.sin().exp() > **s35).map(|(s36, s37)| if s36 / (s36 * s36 + 1.0) >= x[x.len() - 2] || 3 % 2 == 0 { (s36 * s36 + 0.2).sqrt() } else { x[0 % x.len()] + ((3 + 2) as f64) }));
    kept += (v26.iter().map(|s38| *s38 * 0.7).sum::<S>()).sin();
    let mut k39: usize = 3_usize;
    for s44 in v26.iter().filter(|s41| x.len() > 2).filter_map(|s42| if v27.is_empty() { Some(*s42) } else { None }) {
        let mut a45: [S; 2] = [x[x.len() - 2] * S::zero() * 0.3, s44 + x[k39 % x.len()]];
        a45[0] *= (a45[v26.len() % 2].cos().powi(2) + s44).cos();
        a45[1] += ((x[x.len() - 1] * a45[(k39 * 1) % 2]).sin() / (s44 * s44 + 1.0)).cos();
    }
    for k46 in 1..v26.len() {
        let mut s47 = (x[k46 % x.len()] + x[x.len() - 2]) * x[(k39 * 3) % x.len()] * 0.3;
        let mut k46 = x[x.len() - 1];
        s47 *= x[1].cos();
    }
    x[x.len() - 1].sin().exp().sin() + v27.iter().map(|s48| *s48 * 0.7).sum::<S>() + x.iter().map(|s49| *s49 * 0.7).sum::<S>() + v27.iter().map(|s50| *s50 * 0.7).sum::<S>() + kept
}
}

mod m90 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], e2: &Shape<S>) -> Record<S> {
    let mut kept = S::zero();
    let mut r3: Record<S> = Record::<S> { at: w1[0] + S::constant(1.8), list: vec![w1[w1.len() - 1]; 1] };
    let k4 = 3 % r3.list.len();
    r3.list[k4] += S::constant(0.4).sin();
    let s6 = w1.chunks(2).map(|w5| w5[1 % w5.len()]).sum::<S>();
    r3.list[0] += (if k4 > 1 { w1[0].sin() } else { (1..2).map(|k7| s6.sin() + S::zero()).sum::<S>() }).cos();
    let k8 = k4 % r3.list.len();
    let o9: Option<Vec<S>> = Some(vec![r3.list[0], s6]);
    if kept > 0.5 { Record { at: kept, list: vec![kept] } } else { r3.clone() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w10: &[S]) -> S {
    let mut kept = S::zero();
    let mut a11: [[S; 2]; 2] = if S::constant(1.5) < 1.9 { [[w10[w10.len() - 1]; 2], [w10[(2 * 1) % w10.len()]; 2]] } else { [[w10[w10.len() - 1]; 2]; 2] };
    let mut a11: (S, S) = (w10.iter().copied().filter(|s13| 0.9 * a11[w10.len() % 2][1] > 1.0).map(|s14| match 2 % 3 { 0 => s14.cos().powi(3), 1 => w10[0 % w10.len()] * 0.5, _ => w10[(1 * 3) % w10.len()] }).sum::<S>(), w10[w10.len() - 1]);
    for k16 in 1..w10.len() {
        let mut r18 = Record { at: w10[k16] - a11.0 * 1.2, list: w10.iter().map(|s17| -w10[k16].sin()).collect::<Vec<S>>() };
    }
    w10[0].sin() + w10.iter().map(|s19| *s19 * 0.7).sum::<S>() + a11.0 * 0.7 + a11.1 * 0.7 + w10.iter().map(|s20| *s20 * 0.7).sum::<S>() + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let f23 = |s21: S, s22: S| h1(&x[2..]).sin().exp();
    for w24 in x.windows(3) {
        let mut v25 = vec![w24[2].max(w24[2 % w24.len()])];
        let v26 = vec![x[2..].to_vec()];
        let mut s29: S = f23(v26[1 % v26.len()][x.len() % v26[1 % v26.len()].len()] + v26[v26.len() - 1][2 % v26[v26.len() - 1].len()], f23(f23(w24[0 % w24.len()], (0..0 % 4).map_while(|k27| if v25.is_empty() { Some(v26[1 % v26.len()][0] + v26[(2 * 1) % v26.len()][k27 % v26[(2 * 1) % v26.len()].len()]) } else { None }).sum::<S>()), if x.len() > 3 { w24[2 % w24.len()] } else { w24[w24.len() - 2] }));
        s29 *= (f23(v26[3 % v26.len()][(1 % 2) % v26[3 % v26.len()].len()] + v26[0][v26[0].len() - 1], w24[2] / (v26[0][0] * v26[0][0] + 1.0)) * w24[0].cos()).tanh();
    }
    let v34 = x.iter().skip(1).filter(|s31| x[1].sin().exp() <= **s31 || x.len() % 2 == 0).map(|s32| x[x.len() - 3]).collect::<Vec<S>>();
    let v35 = vec![vec![x[v34.len() % x.len()], x[x.len() - 1], x[2]]];
    let mut s36 = x[2] * v35[0][v35[0].len() - 1] * 0.3;
    s36 = f23(h1(&v35[v35.len() % v35.len()]), if (x[1 % x.len()] * x[1 % x.len()] + 0.2).sqrt() >= S::one() { x[0] } else { x[(2 * 3) % x.len()] });
    s36 += x[2].sin();
    s36 = s36;
    s36 += s36.cos();
    (x[2] / (x[2] * x[2] + 1.0)).sin() + x.iter().map(|s37| *s37 * 0.7).sum::<S>() + s36 * 0.7 + kept
}
}

mod m91 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, s2: S) -> S {
    let mut kept = S::zero();
    let mut r3 = Record::<S> { at: (s2 * s2).sin(), list: r1.list.to_vec() };
    let k4 = r3.list.len() - 1;
    r3.list[k4] -= (s2.sin() * r1.at).tanh().cos().powi(3).tanh();
    r3.list[0] += (r1.list[r1.list.len() - 1].tanh() + r1.list[3 % r1.list.len()]).tanh();
    let mut p5: (S, Record<S>) = (s2, Record { at: s2, list: vec![r1.at] });
    p5.0 = r3.at;
    kept += (p5.0 * 0.7 + p5.1.at * p5.1.list[0]).sin();
    let k6 = p5.1.list.len() - 1;
    p5.1.list[k6] *= s2.tanh().cos();
    s2.sin() + S::constant(k4 as f64) + r3.at * r3.list[0] + r1.at * r1.list[0] + kept
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut o7: Option<S> = Some((x[2].sin() * x[(x.len() + 1) % x.len()]).tanh());
    let mut r8: Record<S> = Record { at: x[2] + x[(x.len() + 1) % x.len()], list: vec![x[x.len() - 2]; 1] };
    let mut r9: Record<S> = r8.clone();
    if r9.list.len() > 1 {
        r9.list.pop();
    }
    kept += (r9.at * r9.list[0]).sin();
    let Record { at: s10, list: v11 } = r9.clone();
    if r8.list.len() > 1 {
        r8.list.pop();
    }
    kept += (r8.at * r8.list[0]).sin();
    let k12 = r8.list.len() - 1;
    r8.list[k12] += (x[0] * x[0] + 0.2).sqrt().tanh().cos();
    for k13 in 0..=2 {
        if r9.list.len() < 7 {
            r9.list.push(r9.list[v11.len() % r9.list.len()].tanh().cos());
        }
        if r9.list.len() < 7 {
            r9.list.push(r9.list.iter().zip(r8.list.iter().rev()).map(|(s14, s15)| -(r9.at - r9.at * 1.0)).map(|s16| s16.cos()).product::<S>().sin());
        }
        if r9.list.len() < 7 {
            r9.list.push(r9.at.sin());
        }
        r9.at *= ((r9.list[(x.len() % 5) % r9.list.len()] * v11[0].cos()) + r8.at).tanh();
    }
    (s10 + v11[0]).cos() + o7.unwrap_or(S::one()) + S::constant(k12 as f64) + s10 * 0.7 + kept
}
}

mod m92 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, p2: &(S, Vec<S>), w3: &[S]) -> S {
    let mut kept = S::zero();
    let mut v4: Vec<Option<S>> = vec![if p2.0.max(p2.0) >= w3[w3.len() - 1] { Some(p2.0) } else { None }, if w3[0].sin() > p2.0 && -p2.0 <= 1.7 { Some(p2.0) } else { None }, ((match (3 % 5) % 3 { 0 => p2.0, 1 => p2.0 * 0.5, _ => p2.0 }) >= S::constant(1.3)).then(|| w3[0])];
    let s5 = (p2.1[(0 % 2) % p2.1.len()] - w3[0] * 1.7).abs() + 0.5;
    let k6: usize = ((1 + 1) + 0);
    let k7 = v4.len() - 1;
    v4[k7] = None;
    kept += (v4.iter().map(|o8| o8.unwrap_or(S::one())).sum::<S>()).sin();
    let mut s13 = w3.iter().map(|s9| ((match (k6 % 2) % 3 { 0 => s5, 1 => w3[0] * 0.5, _ => w3[(k7 % 4) % w3.len()] }) * (match (k6 % 2) % 3 { 0 => s5, 1 => w3[0] * 0.5, _ => w3[(k7 % 4) % w3.len()] }) + 0.1).sqrt()).fold(p2.1[p2.1.len() - 1].max(s5), |s12, s11| s12 * 0.5 + (s5 + w3[(k7 * 3) % w3.len()]).sin());
    s13 -= p2.0.sin();
    w3.iter().copied().sum::<S>().cos() + s5 * 0.7 + S::constant(k7 as f64) + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e14: &Shape<S>, w15: &[S], w16: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut v20: Vec<Vec<S>> = vec![w15.iter().enumerate().map(|(k17, s18)| 1.3 * (if *s18 >= 1.5 { S::zero() } else { w16[k17 % w16.len()] })).collect::<Vec<S>>(), w16.iter().chain(w16.iter()).map(|s19| -(w16[0] + S::constant(0.9))).collect::<Vec<S>>(), vec![w16[0]; 3]];
    let k21 = v20.len() - 1;
    v20[k21].extend((0..k21 % 4).map(|k22| (w15[w15.len() - 1] * w15[w15.len() - 1] + 0.5).sqrt().cos().powi(3)));
    kept += (v20.iter().map(|v23| v23.iter().map(|s24| *s24 * 0.7).sum::<S>()).sum::<S>()).sin();
    let s25 = (v20[w15.len() % v20.len()][v20[w15.len() % v20.len()].len() - 1] * w15[0].cos()).sin();
    let k26 = (k21 % 5) % v20.len();
    v20[k26] = v20.iter().map(|v27| (w16[0] - s25 * 1.9) + (3 as f64)).collect::<Vec<S>>();
    if kept > 0.5 { vec![kept] } else { vec![v20[k21 % v20.len()][0], w16[k26 % w16.len()] - w16[0] * 1.9, v20.iter().enumerate().map(|(k28, v29)| (-w15[0]) + w16[0]).map(|s30| s30.cos()).product::<S>()] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w31: &mut [S], r32: &Record<S>) {
    let mut kept = S::zero();
    w31[(w31.len() + 3) % w31.len()] = r32.at / (w31[w31.len() - 1] * w31[w31.len() - 1] + 1.0);
    kept += (w31.iter().map(|s33| *s33 * 0.7).sum::<S>()).sin();
    let v34 = vec![w31[0], w31[0]];
    let mut v35 = vec![vec![v34[0]; 3]; 2];
    v35[0][0] -= w31[0].sin();
    w31[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut o36 = Some(x[0]);
    let o36 = x[0];
    for k37 in 0..(3 % 5) % 4 {
        let mut s38 = o36.sin().exp().tanh();
    }
    let mut e39: Shape<S> = Shape::Span { low: o36.tanh(), high: o36 };
    let f41 = |s40: S| s40.sin() + (1 as f64);
    e39 = if (match 0 % 3 { 0 => x[x.len() - 2], 1 => x[x.len() - 3] * 0.5, _ => x[3 % x.len()] }) >= 1.3 { Shape::Span { low: x[(x.len() % 5) % x.len()], high: o36 } } else { e39.clone() };
    let mut o42 = Some(vec![x[0]]);
    match &e39 {
        Shape::Point(s43) => {
            let mut v47 = vec![if x[x.len() % x.len()] / (*s43 * *s43 + 1.0) < 1.4 { vec![x[0], x[2]] } else { vec![S::zero(), o36] }];
            let mut s48 = -(o36 + *s43);
            s48 += v47[2 % v47.len()][0].tanh();
        }
        Shape::Span { low: s44, high: s45 } => {
        }
        Shape::Path(s46) => {
        }
    }
    e39 = Shape::Span { low: o36, high: o36 };
    (x[0] + o36).tanh() + kept
}
}

mod m93 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let mut v4: Vec<S> = vec![-w3[1 % w3.len()], w2[0] * (2 as f64) * 0.1];
    v4 = v4.clone();
    kept += (v4.iter().map(|s5| *s5 * 0.7).sum::<S>()).sin();
    v4 = vec![w2.iter().copied().fold(w2[0 % w2.len()], |s7, s6| s7.max(s7)); 1];
    let v8 = vec![-w2[0]; 2];
    v4 = if v8[v8.len() - 2] - w3[w2.len() % w3.len()] * 0.2 >= 0.9 { w3.iter().copied().collect::<Vec<S>>() } else { v4.iter().map_while(|s9| if v8[2 % v8.len()] >= 0.3 { Some(w3[w3.len() - 1].sin().exp()) } else { None }).map_while(|s11| if s11 >= v8[v8.len() - 1] { Some(w2[(v4.len() + 1) % w2.len()] + v8[1]) } else { None }).collect::<Vec<S>>() };
    if kept > 0.5 { (kept, vec![kept]) } else { (w3[0 % w3.len()], v8.clone()) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w13: &mut [S]) {
    let mut kept = S::zero();
    w13[w13.len() % w13.len()] *= (-(w13[0 % w13.len()] * w13[0].cos())).sin();
    let mut k14 = 0;
    while k14 < 3 {
        k14 += 1;
        let mut v16: Vec<S> = if (w13[0] * w13[0]).sin() >= 1.9 { w13.chunks(3).map(|w15| w15[0]).collect::<Vec<S>>() } else { vec![] };
    }
    for k17 in 0..3 {
        w13[w13.len() % w13.len()] += w13.iter().copied().enumerate().filter(|(k24, s25)| s25.sin() >= w13[0] && w13[w13.len() - 1] >= S::one()).fold(w13[(k17 + 2) % w13.len()], |s28, (k26, s27)| (s28 * (0..3).filter_map(|k29| if k17 <= 2 { Some(s27 + w13[w13.len() - 1]) } else { None }).fold(w13[w13.len() % w13.len()].tanh(), |s32, s31| s32.max(s32.max(S::one()))).cos()).sin()).tanh();
    }
    w13[0] += (match (w13.len() + 0) % 3 { 0 => w13.iter().rev().fold(w13.iter().copied().rev().sum::<S>(), |s36, s35| (s36 * (-s36).cos()).sin()), 1 => w13[w13.len() - 1] * 0.5, _ => w13[w13.len() - 1] }).tanh();
    w13[0] += kept;
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut a45 = [x.iter().copied().skip(1).map(|s37| (x[x.len() - 3] + s37) * s37.cos()).fold(x[3 % x.len()].cos().powi(1), |s40, s39| (s40 * (0.8 * s39).cos()).sin()), x.chunks(2).map(|w41| ((w41[3 % w41.len()] * w41[3 % w41.len()] + 1.7).sqrt(), x[0])).map(|(s43, s44)| (x[x.len() % x.len()].sin() * x[x.len() - 3]).sin()).sum::<S>()];
    if 1.8 * a45[2 - 2] >= 0.3 {
        {
            let w46 = &mut a45[1..];
            w46[3 % w46.len()] *= (x[w46.len() % x.len()] + S::zero()).cos();
            w46[0] = w46[w46.len() - 1];
            kept += (w46.iter().map(|s47| *s47 * 0.7).sum::<S>()).sin();
        }
        let mut v49: Vec<Vec<S>> = a45.iter().map(|s48| vec![x[1], S::zero(), a45[1 % 2]]).collect::<Vec<Vec<S>>>();
    } else {
        h1(&mut a45);
        a45[2 - 1] += (if x[x.len() % x.len()].sin().exp() <= S::constant(0.3) { x[0] } else { x[x.len() - 3] }).sin().exp().cos();
        a45[(x.len() % 5) % 2] -= a45[1 % 2].sin();
    }
    a45[2 % 2] += (x[0].cos().powi(1) / (x[0] * x[0] + 1.0)).tanh();
    let v53: Vec<Vec<S>> = if a45[2 - 2] <= 0.4 || (x.len() % 2) % 2 == 0 { vec![] } else { if 1.6 * a45[0] >= x[1 % x.len()] { a45.iter().map(|&s52| vec![x[x.len() - 1], x[x.len() - 2]]).collect::<Vec<Vec<S>>>() } else { vec![vec![a45[1], a45[x.len() % 2], a45[0]]; 1] } };
    let mut v54: Vec<S> = x.to_vec();
    a45[2 % 2] -= x[2].cos();
    (v54[3 % v54.len()] * a45[2 - 2] * 0.3).tanh() + v53.iter().map(|v55| v55.iter().map(|s56| *s56 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s57| *s57 * 0.7).sum::<S>() + a45.iter().map(|s58| *s58 * 0.7).sum::<S>() + kept
}
}

mod m94 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let a1 = if 0 <= 3 { [[x[(x.len() * 3) % x.len()], x[1]], [x[0]; 2]] } else { [[x[0], x[0]]; 2] };
    let s2 = -(match (0 % 5) % 3 { 0 => a1[2 - 2][1], 1 => x[x.len() % x.len()] * 0.5, _ => S::constant(1.8) });
    match 2 % 3 {
        0 => {
            let mut v3: Vec<Record<S>> = vec![Record::<S> { at: x[0], list: vec![S::one(); 1] }, Record { at: s2, list: vec![a1[(1 + 1) % 2][0]; 2] }];
        }
        1 => {
            let s4 = -x[0 % x.len()];
            return (a1[2 - 2][1] / (a1[0][2 - 1] * a1[0][2 - 1] + 1.0)).cos() + s2 * 0.7 + x.iter().map(|s5| *s5 * 0.7).sum::<S>() + s4 * 0.7 + kept;
        }
        _ => {
            let mut v8: Vec<Vec<S>> = x.iter().enumerate().map(|(k6, s7)| a1[0].iter().copied().collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
        }
    }
    let p9: (usize, S) = ((x.len() % 5), a1[1][1] + ((2 + 3) as f64));
    for s14 in a1.iter().map(|&a10| if p9.1 * s2 * 0.3 >= p9.1 { p9.1 } else { x[0] }).filter(|&s13| (if s2.max(p9.1) <= S::zero() { s2 } else { p9.1 }) < a1[2 - 1][3 % 2]) {
        let s15 = x[0];
    }
    let r18: Record<S> = Record { at: x[x.len() - 1], list: x.iter().enumerate().map(|(k16, s17)| (x[1] * s2 * 0.3) + s2).collect::<Vec<S>>() };
    for w19 in x.windows(3) {
    }
    S::zero().cos().powi(2).tanh() + S::constant(p9.0 as f64) + p9.1 * 0.7 + S::constant(p9.0 as f64) + p9.1 * 0.7 + a1.iter().map(|a20| a20.iter().map(|s21| *s21 * 0.7).sum::<S>()).sum::<S>() + kept
}
}

mod m95 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> S {
    let mut kept = S::zero();
    let s2 = (r1.list[2 % r1.list.len()] + r1.list[0]).sin();
    let mut v10 = r1.list.iter().zip(r1.list.iter().rev()).map(|(s3, s4)| *s4).take_while(|&s8| (if S::zero() * s8.cos() <= s2 { s2 } else { r1.list[0] }) > s8 && (r1.list[0].sin() * S::one()).tanh() < 0.2).map(|s9| (s9, r1.list[0])).collect::<Vec<(S, S)>>();
    for k11 in 0..v10.len() {
        let v12 = &v10;
    }
    v10 = vec![(r1.at, s2)];
    kept += (v10.iter().map(|p13| p13.0 * 0.7 + p13.1 * 0.7).sum::<S>()).sin();
    s2.cos().powi(2).tanh() + s2 * 0.7 + r1.at * r1.list[0] + r1.at * r1.list[0] + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w14: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    if (1..(3 % 2) % 4).map(|k17| w14[w14.len() % w14.len()]).sum::<S>() > 0.5 {
        let mut r18: Record<S> = Record { at: w14[w14.len() - 1] + w14[0], list: vec![w14[0]] };
        let k19 = (3 % 5) % r18.list.len();
        r18.list[k19] -= (S::zero() * w14[0] * 0.3).max(w14[0]).sin();
    }
    for k20 in 1..w14.len() {
    }
    if kept > 0.5 { vec![kept] } else { vec![if 2 != 2 { w14[0] } else { w14[w14.len() % w14.len()] }; 3] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut o21: Option<S> = if (match (0 + 0) % 3 { 0 => x[1 % x.len()], 1 => x[2] * 0.5, _ => x[x.len() % x.len()] }) > x[1 % x.len()] { Some(x[2]) } else { None };
    o21 = (x[2] >= x[x.len() - 2]).then(|| x[2].sin());
    kept += (o21.unwrap_or(S::one())).sin();
    let s26: S = (0..1 % 4).map(|k22| match k22 % 3 { 0 => (S::one() * ((x.len() + 0) as f64) * 0.1), 1 => x[k22 % x.len()] * 0.5, _ => x[1] }).fold(x[2], |s25, s24| s25.max(s25));
    o21 = if o21.is_none() { Some(s26 + ((x.len() + 3) as f64)) } else { None };
    let s33 = -x.iter().zip(x.iter()).map(|(s31, s32)| (s32.sin() * *s32).tanh()).sum::<S>();
    let mut v34 = vec![if x[2 % x.len()] + x[2] <= 0.4 { x[2] } else { x[(0 % 3) % x.len()] }; 1];
    let mut a35 = if v34.is_empty() { [[s33, s33]; 2] } else { [[s33, x[0]], [s33; 2]] };
    a35[3 % 2][x.len() % 2] -= o21.map_or(-s26, |s36| s33 + s33).sin();
    while let Some(s37) = v34.pop() {
        let mut k38 = 0;
        loop {
            k38 += 1;
            if k38 > 2 {
                break;
            }
            o21 = None;
            let f41 = |s39: S, s40: S| (if s33 > s39 { x[0] } else { s37 }).sin().exp();
        }
        a35[3 % 2][2 - 2] *= o21.unwrap_or(s33.sin().exp()).sin();
    }
    kept += (v34.iter().map(|s42| *s42 * 0.7).sum::<S>()).sin();
    (0.2 * s33).cos() + s33 * 0.7 + s26 * 0.7 + a35.iter().map(|a43| a43.iter().map(|s44| *s44 * 0.7).sum::<S>()).sum::<S>() + kept
}
}

mod m96 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Vec<S> {
    let mut kept = S::zero();
    let a2 = [r1.at, -r1.at];
    let w3 = &r1.list[..1];
    let mut v9 = vec![w3[0], a2.iter().copied().step_by(2).map(|s6| r1.list[0].sin().tanh()).map(|s8| s8.cos()).product::<S>(), w3[w3.len() - 1] / (w3[0] * w3[0] + 1.0), w3[1 % w3.len()].cos().powi(1)];
    for s16 in r1.list.iter().zip(w3.iter().rev()).map(|(s10, s11)| v9[v9.len() % v9.len()]).filter(|&s15| v9[1] < 0.9) {
    }
    let k17 = (3 * 0) % v9.len();
    v9[k17] += (if r1.at < r1.list[r1.list.len() - 1] && (w3[w3.len() % w3.len()].sin() * a2[2 - 1]).tanh() >= w3[w3.len() - 1] { r1.list[0] } else { (1..1).map(|k18| -(match (0 * 0) % 3 { 0 => r1.at, 1 => a2[2 - 2] * 0.5, _ => r1.at })).map(|s19| s19.cos()).product::<S>() }).sin();
    if kept > 0.5 { vec![kept] } else { v9.clone() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let v26: Vec<S> = vec![x[0 % x.len()] / (x[(0 + 1) % x.len()] * x[(0 + 1) % x.len()] + 1.0), if x.iter().enumerate().map(|(k20, s21)| x[x.len() - 2] + S::one()).sum::<S>() >= 1.9 { S::one() } else { S::constant(1.3) }, x.iter().copied().map(|s22| if (x.len() * 3) == 0 { S::one().max(s22) } else { s22.max(x[2 % x.len()]) }).map(|s24| (s24.abs() + 1.8) * s24.cos()).sum::<S>()];
    let mut v31: Vec<S> = v26.iter().map(|&s27| (v26[x.len() % v26.len()] - s27 * 0.6) + x[2 % x.len()]).collect::<Vec<S>>();
    for k32 in (1..x.len()).rev() {
        let r33: Record<S> = Record::<S> { at: v26[(v31.len() + 3) % v26.len()] + (x.len() as f64), list: vec![v26[v26.len() - 1]; 3] };
        let r34: Record<S> = Record { at: x[k32] * v26[0] * 0.3, list: vec![v26[k32 % v26.len()], v26[(k32 % 4) % v26.len()]] };
    }
    v31 = vec![x[1 % x.len()]];
    kept += (v31.iter().map(|s35| *s35 * 0.7).sum::<S>()).sin();
    v31.clear();
    for s40 in v26.iter().copied().zip(x.iter()).map(|(s36, s37)| x[x.len() % x.len()]) {
        let e41: Shape<S> = Shape::Path(v26.to_vec());
    }
    v31 = v26.to_vec();
    let s42 = x[v31.len() % x.len()];
    if s42 < x[(v31.len() % 2) % x.len()] {
        v31 = v31.iter().copied().enumerate().filter(|(k45, s46)| *s46 + s42 >= 1.1).map(|(k47, s48)| s42 * (k47 as f64) * 0.1).collect::<Vec<S>>();
    } else {
    }
    (0.1 * v26[0]).cos() + x.iter().map(|s49| *s49 * 0.7).sum::<S>() + v31.iter().map(|s50| *s50 * 0.7).sum::<S>() + v31.iter().map(|s51| *s51 * 0.7).sum::<S>() + kept
}
}

mod m97 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> (S, Vec<S>) {
    let mut kept = S::zero();
    let s2 = 0.9 * w1[0].tanh();
    let mut a4 = [w1.iter().copied().map(|s3| s3.cos()).product::<S>(); 3];
    if a4.iter().map(|s5| (a4[3 - 2] / (w1[(0 * 2) % w1.len()] * w1[(0 * 2) % w1.len()] + 1.0), *s5 * (1 as f64) * 0.1)).fold(s2, |s9, (s7, s8)| (s9 * s7.cos()).sin()) <= 0.3 {
        a4[1 % 3] *= w1[0].sin();
    } else {
        a4[2] *= (w1[w1.len() - 1].cos().powi(1) * w1[0] * 0.3).tanh();
    }
    a4[1 % 3] -= ((match 2 % 3 { 0 => w1[1 % w1.len()], 1 => S::zero() * 0.5, _ => s2 }) + w1[0]).sin();
    if kept > 0.5 { (kept, vec![kept]) } else { if (match 3 % 3 { 0 => w1[0], 1 => w1[0] * 0.5, _ => a4[0] }) > a4[3 - 3] { (s2, w1.iter().enumerate().map(|(k10, s11)| (s2.max(w1[w1.len() - 1]) * s2.max(w1[w1.len() - 1]) + 1.4).sqrt()).collect::<Vec<S>>()) } else { (w1[0], vec![w1[0], a4[1]]) } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e12: &Shape<S>, w13: &[S], w14: &[S]) -> Option<S> {
    let mut kept = S::zero();
    let r17: Record<S> = Record::<S> { at: w13[1 % w13.len()] * w13[w13.len() - 1] * 0.3, list: w13.iter().zip(w14.iter().rev()).map(|(s15, s16)| match (w13.len() % 3) % 3 { 0 => *s16, 1 => *s16 * 0.5, _ => w13[w13.len() - 1] }).collect::<Vec<S>>() };
    let mut r17 = vec![vec![w13[3 % w13.len()], w14[0]], r17.list.iter().copied().rev().collect::<Vec<S>>(), vec![S::zero(); 1]];
    if r17[0].len() > 1 {
        r17[0].pop();
    }
    kept += (r17.iter().map(|v18| v18.iter().map(|s19| *s19 * 0.7).sum::<S>()).sum::<S>()).sin();
    let k20 = w13.len() % r17.len();
    r17[k20][0] -= w13[0].tanh();
    let v21 = &r17[0];
    if kept > 0.5 { Some(kept) } else { (w14[0] + w13[w13.len() - 1] <= 0.9).then(|| w14[0] * S::constant(0.4) * 0.3) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w22: &[S], s23: S) -> Vec<S> {
    let mut kept = S::zero();
    let mut a24: [[S; 2]; 2] = [[s23, s23]; 2];
    a24[0 % 2][w22.len() % 2] *= (w22.chunks(3).map(|w25| a24[3 % 2][1]).sum::<S>() * (0 as f64) * 0.1).sin();
    let mut a24 = w22.iter().copied().enumerate().map(|(k26, s27)| (s23, s23)).collect::<Vec<(S, S)>>();
    let s28 = (s23 + s23).max(w22[w22.len() % w22.len()]);
    let r31: Record<S> = Record { at: (0..0 % 4).map(|k29| s23.tanh()).sum::<S>(), list: w22.iter().step_by(2).map(|s30| (w22[w22.len() - 1].abs() + 0.8).max(w22[(w22.len() * 1) % w22.len()])).collect::<Vec<S>>() };
    if kept > 0.5 { vec![kept] } else { r31.list.iter().copied().collect::<Vec<S>>() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut v32 = if x[2].sin().exp() < x[1] { vec![x[2]; 2] } else { vec![x[x.len() - 2]; 2] };
    if v32.len() > 2 {
        v32.pop();
    }
    kept += (v32.iter().map(|s33| *s33 * 0.7).sum::<S>()).sin();
    let mut a34 = [[v32[0], v32[0]]; 2];
    v32.push(v32[1] + a34[0][(1 * 3) % 2]);
    v32.truncate(4);
    if a34[(v32.len() % 3) % 2][2 - 2] <= 1.0 {
        let v36: Vec<Vec<S>> = v32.iter().map(|s35| vec![x[x.len() - 3]; 3]).collect::<Vec<Vec<S>>>();
        a34[2 - 1][(v36.len() + 0) % 2] -= a34[0][0].tanh();
    } else {
        let mut s37 = v32[v32.len() - 2];
    }
    a34[0][0] *= x[0].sin();
    if x[(x.len() + 3) % x.len()] / (a34[2 - 1][1 % 2] * a34[2 - 1][1 % 2] + 1.0) >= 0.7 {
        for s38 in v32.iter_mut() {
            let v40: Vec<(S, S)> = a34.iter().map(|a39| (*s38, *s38)).collect::<Vec<(S, S)>>();
            *s38 *= s38.sin();
        }
    } else {
        a34[1][1] *= ((v32[(x.len() + 3) % v32.len()] * ((1 % 5) as f64) * 0.1) + (x.len() as f64)).tanh();
    }
    (if a34[v32.len() % 2][2 - 2].max(S::zero()) <= a34[2 - 1][0] { a34[2 - 1][x.len() % 2] } else { a34[2 - 2][2 - 2] }).sin() + a34.iter().map(|a41| a41.iter().map(|s42| *s42 * 0.7).sum::<S>()).sum::<S>() + a34.iter().map(|a43| a43.iter().map(|s44| *s44 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s45| *s45 * 0.7).sum::<S>() + kept
}
}

mod m98 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], w2: &[S]) -> S {
    let mut kept = S::zero();
    let s3 = w2[0];
    let v9: Vec<Vec<S>> = w1.iter().take(2).map(|s4| if (match w2.len() % 3 { 0 => S::one(), 1 => w1[1 % w1.len()] * 0.5, _ => *s4 }) >= w2[0] || w2.len() % 2 == 0 { w2[0].sin().exp() } else { s3 + w1[(2 * 0) % w1.len()] }).map_while(|s6| if w2[0] <= w2[w2.len() - 1] || 0 % 2 == 0 { Some(1.9 * s3) } else { None }).map(|s8| vec![S::zero()]).collect::<Vec<Vec<S>>>();
    let mut e10 = if w1[0] + s3 < S::zero() { Shape::Span { low: s3, high: s3 } } else { Shape::Span { low: w2[w2.len() - 1], high: s3 } };
    let mut k11: usize = 1_usize;
    (1.6 * s3).cos() + v9.iter().map(|v12| v12.iter().map(|s13| *s13 * 0.7).sum::<S>()).sum::<S>() + w2.iter().map(|s14| *s14 * 0.7).sum::<S>() + S::constant(k11 as f64) + kept
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r15: &Record<S>, s16: S) -> Option<S> {
    let mut kept = S::zero();
    let mut o17: Option<Vec<S>> = Some(r15.list[..1].to_vec());
    let v18: Vec<Vec<S>> = vec![vec![s16, r15.at], vec![s16, r15.at, s16], vec![r15.at, s16]];
    o17 = Some(if (s16 * s16 + 1.3).sqrt() > 1.4 { vec![r15.list[3 % r15.list.len()]] } else { r15.list.iter().step_by(2).map(|s19| match 0 % 3 { 0 => (v18[0][v18[0].len() - 1] + *s19), 1 => r15.list[r15.list.len() - 1] * 0.5, _ => r15.list[(3 * 3) % r15.list.len()] }).collect::<Vec<S>>() });
    let mut v20: Vec<S> = vec![(v18[0][0] * v18[0][0] + 1.7).sqrt()];
    let k21 = r15.list.len() % v20.len();
    v20[k21] += ((-s16) + r15.at).tanh();
    if kept > 0.5 { Some(kept) } else { (o17.is_none()).then(|| v18[0][v20.len() % v18[0].len()].max(r15.at)) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut kept = S::zero();
    let mut p22: (S, S) = (x[(x.len() + 0) % x.len()] - x[2] * 1.3, S::zero() + x[x.len() - 3]);
    let e23 = Shape::Point(x[1 % x.len()]);
    let mut v29 = vec![x.windows(3).take_while(|w25| p22.0.abs() + 0.8 > 1.7).map(|w26| (p22.0 - x[x.len() - 2] * 0.4) - w26[0 % w26.len()] * 1.9).map(|s28| s28.cos()).product::<S>()];
    v29.pop();
    kept += (v29.iter().map(|s30| *s30 * 0.7).sum::<S>()).sin();
    let mut s31 = (x[x.len() - 2].sin() * x[x.len() - 1]).tanh() / (x[x.len() - 1] * x[x.len() - 1] + 1.0);
    v29.push(0.5 * (s31.max(p22.1) - x[1] * 0.3));
    let f33 = |s32: S| s32.cos().powi(2) - s31 * 0.9;
    p22.0 *= x.iter().zip(x.iter()).map(|(s34, s35)| S::constant(1.7).tanh() / (*s34 * *s34 + 1.0)).sum::<S>().cos();
    let p39 = (x[x.len() % x.len()] * (1 as f64) * 0.1, v29.chunks(3).flat_map(|w36| w36.iter()).map(|s38| x[1]).sum::<S>());
    if x[1] < 1.9 {
        v29 = vec![h0(x, x), x[0]];
        return s31.cos() + v29.iter().map(|s40| *s40 * 0.7).sum::<S>() + kept;
    }
    x.iter().enumerate().fold(x.iter().skip(1).fold(p22.0.tanh(), |s42, s41| s42 * 0.5 + (x[1] + p39.1).sin()), |s45, (k43, s44)| s45 * 0.5 + (x[0] * x[0] + 0.9).sqrt().sin()).cos() + x.iter().map(|s46| *s46 * 0.7).sum::<S>() + kept
}
}

mod m99 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut kept = S::zero();
    let mut s1 = (S::constant(0.5) / (x[2] * x[2] + 1.0)).max(x[x.len() - 2]);
    s1 = x[1];
    let f8 = |s2: S, s3: S| x.iter().zip(x.iter()).map_while(|(s4, s5)| if x[0 % x.len()] * s2.cos() <= 1.0 { Some(S::one()) } else { None }).sum::<S>() + s1;
    let mut e9: Shape<S> = Shape::Span { low: x[1].cos().powi(3), high: S::zero() };
    let mut v14: Vec<S> = vec![x.iter().zip(x.iter().rev()).map(|(s10, s11)| ((-*s10) * (-*s10) + 1.4).sqrt()).map(|s12| s12.cos()).product::<S>(), x.iter().map(|&s13| ((x[x.len() % x.len()] * S::one() * 0.3).sin() * x[1]).tanh()).sum::<S>()];
    for k15 in 0..2 {
        let mut s16 = s1.max(x[x.len() - 1]);
        if v14.len() < 7 {
            v14.push(x[0].tanh());
        }
        kept += (v14.iter().map(|s17| *s17 * 0.7).sum::<S>()).sin();
        v14 = Vec::new();
    }
    e9 = Shape::Point(x[2 % x.len()] + x[1 % x.len()]);
    for k18 in 0..x.len() {
    }
    vec![kept + s1.sin() + s1 * 0.7 + s1 * 0.7, (x[2] / (x[2] * x[2] + 1.0)).sin() + x.iter().map(|s19| *s19 * 0.7).sum::<S>(), s1.cos()]
}
}

pub(crate) fn run(outcome: &mut crate::Outcome) {
    outcome.number("m0", &[[0.859, -1.35, -0.614], [1.312, 1.126, 1.04], [-1.229, -0.769, 0.32]], &m0::F, m0::f);
    outcome.number("m1", &[[-0.222, 0.957, -0.049], [1.375, 0.864, 1.346], [1.365, -0.46, 1.332]], &m1::F, m1::f);
    outcome.number("m2", &[[-1.41, -0.423, 0.105], [0.586, 1.38, 1.471], [0.516, 0.372, 0.367]], &m2::F, m2::f);
    outcome.number("m3", &[[-1.258, 0.316, -0.786], [0.678, 0.522, -0.692], [-1.139, -0.736, -0.182]], &m3::F, m3::f);
    outcome.number("m4", &[[-0.286, -0.409, -0.147], [-0.854, -0.628, -1.077], [0.853, 0.515, -0.137]], &m4::F, m4::f);
    outcome.number("m5", &[[0.92, -1.091, 0.93], [-0.782, -0.806, 1.3], [-0.956, 0.92, 0.26]], &m5::F, m5::f);
    outcome.number("m6", &[[0.051, 0.999, -0.61], [0.271, -0.821, 0.406], [-1.284, 0.894, 0.586]], &m6::F, m6::f);
    outcome.number("m7", &[[-0.93, -0.118, 0.558], [0.267, -1.154, 0.656], [0.119, 1.421, -0.617]], &m7::F, m7::f);
    outcome.number("m8", &[[0.716, 0.957, 1.496], [-0.24, -0.144, 0.542], [0.507, -1.078, 0.916]], &m8::F, m8::f);
    outcome.number("m9", &[[-0.753, -0.014, 0.173], [-1.371, 0.559, -0.552], [-0.965, -0.406, 0.067]], &m9::F, m9::f);
    outcome.number("m10", &[[-0.827, -0.868, -0.092], [0.036, 1.425, -0.571], [-1.021, -1.364, 0.851]], &m10::F, m10::f);
    outcome.number("m11", &[[0.766, 0.188, 1.117], [-0.913, -0.885, -1.108], [-0.205, -0.076, -0.401]], &m11::F, m11::f);
    outcome.number("m12", &[[0.996, 0.652, 0.524], [0.387, -1.086, 1.447], [-0.598, 0.857, -0.585]], &m12::F, m12::f);
    outcome.list(("m13", 1), &[[1.225, 0.805, 0.935], [-1.239, 0.703, 0.525], [1.152, 1.48, 0.863]], &m13::F, m13::f);
    outcome.number("m14", &[[-0.656, 0.493, -0.073], [1.07, -1.386, -1.089], [-0.657, 0.999, -1.364]], &m14::F, m14::f);
    outcome.number("m15", &[[-0.279, 1.161, -0.783], [-0.416, 1.487, -1.285], [-0.695, -0.193, -0.425]], &m15::F, m15::f);
    outcome.list(("m16", 3), &[[-1.189, 0.714, 1.486], [-0.069, -0.846, 0.938], [1.038, -0.209, 0.797]], &m16::F, m16::f);
    outcome.number("m17", &[[-0.727, -0.327, 1.423], [-0.628, 0.411, -1.279], [-0.803, -0.037, 0.025]], &m17::F, m17::f);
    outcome.number("m18", &[[-0.984, 1.218, -0.304], [-0.533, 0.706, 1.317], [0.045, 1.345, 1.124]], &m18::F, m18::f);
    outcome.number("m19", &[[-0.614, -0.265, -0.358], [0.919, 1.419, 0.182], [-0.762, -1.153, 0.386]], &m19::F, m19::f);
    outcome.number("m20", &[[-0.215, -1.269, -1.199], [1.46, -0.222, -0.736], [-0.545, -0.215, 0.643]], &m20::F, m20::f);
    outcome.number("m21", &[[0.561, -0.561, -1.325], [-0.035, -0.301, 1.461], [-0.407, -0.195, -0.09]], &m21::F, m21::f);
    outcome.list(("m22", 2), &[[1.349, -0.932, -0.399], [1.097, 0.404, 1.35], [-0.804, 0.397, 0.393]], &m22::F, m22::f);
    outcome.number("m23", &[[0.643, 1.028, 0.029], [-0.309, 0.032, 1.281], [1.42, 1.428, 1.029]], &m23::F, m23::f);
    outcome.list(("m24", 2), &[[0.102, 0.785, 0.917], [0.438, 1.345, -0.745], [0.287, -0.945, -0.002]], &m24::F, m24::f);
    outcome.list(("m25", 2), &[[0.404, -0.65, -0.237], [-0.605, -0.697, -0.04], [1.304, 1.394, 1.225]], &m25::F, m25::f);
    outcome.number("m26", &[[-0.356, -1.175, -1.235], [0.189, 1.39, 0.088], [-1.094, -0.065, 1.121]], &m26::F, m26::f);
    outcome.list(("m27", 3), &[[0.796, 1.083, -1.183], [0.475, -1.0, 1.35], [0.097, -0.519, -1.435]], &m27::F, m27::f);
    outcome.list(("m28", 3), &[[1.153, -0.024, -0.004], [0.159, -0.49, -0.035], [0.68, 1.216, 1.39]], &m28::F, m28::f);
    outcome.number("m29", &[[-1.403, -0.001, 0.902], [0.254, 1.183, 1.392], [0.492, -1.187, 1.464]], &m29::F, m29::f);
    outcome.number("m30", &[[1.343, -0.975, -1.027], [-0.064, 1.082, -0.908], [0.316, 0.327, 0.969]], &m30::F, m30::f);
    outcome.number("m31", &[[-0.775, -1.306, 0.154], [0.607, 1.141, 1.049], [-0.162, -0.946, -0.627]], &m31::F, m31::f);
    outcome.number("m32", &[[0.949, 0.209, 0.012], [-0.91, -0.329, 0.534], [-1.154, 0.878, -1.329]], &m32::F, m32::f);
    outcome.list(("m33", 2), &[[0.311, 0.059, 0.887], [1.371, 0.075, -0.002], [0.719, 0.796, -1.143]], &m33::F, m33::f);
    outcome.number("m34", &[[1.451, -0.462, -0.404], [-0.203, 0.37, 0.932], [-0.033, -0.834, -0.758]], &m34::F, m34::f);
    outcome.number("m35", &[[0.36, -0.744, -1.409], [0.197, 1.069, 0.944], [1.02, 0.309, -0.304]], &m35::F, m35::f);
    outcome.number("m36", &[[0.277, 0.791, -0.08], [-0.176, -0.899, 0.181], [-0.997, 0.496, -1.192]], &m36::F, m36::f);
    outcome.number("m37", &[[-0.747, -0.206, -0.721], [0.088, 0.346, 0.14], [0.278, 0.41, -0.267]], &m37::F, m37::f);
    outcome.number("m38", &[[-0.491, -0.768, -0.564], [-0.562, -0.46, 0.244], [-0.066, 0.779, -1.465]], &m38::F, m38::f);
    outcome.number("m39", &[[0.242, 1.057, -0.816], [0.828, -0.648, -0.588], [-0.105, 0.457, 0.751]], &m39::F, m39::f);
    outcome.list(("m40", 2), &[[-1.472, 1.423, 0.451], [-0.492, 0.758, 0.897], [1.136, -0.526, 0.659]], &m40::F, m40::f);
    outcome.number("m41", &[[1.122, 1.055, 0.229], [-1.289, 0.389, 0.072], [0.434, 0.051, -1.287]], &m41::F, m41::f);
    outcome.list(("m42", 2), &[[0.036, 0.914, -0.11], [-0.161, -0.932, 1.353], [-0.02, 0.199, 1.039]], &m42::F, m42::f);
    outcome.number("m43", &[[0.851, 0.31, -0.29], [0.663, -0.035, 0.156], [-0.435, -1.473, 0.053]], &m43::F, m43::f);
    outcome.list(("m44", 1), &[[0.041, -1.103, -0.516], [-1.414, 0.628, 0.018], [1.025, 0.061, 1.364]], &m44::F, m44::f);
    outcome.number("m45", &[[0.482, -0.262, 0.985], [0.589, 1.037, 1.156], [1.386, -0.519, 1.432]], &m45::F, m45::f);
    outcome.number("m46", &[[0.139, -0.278, 0.182], [0.689, -0.337, 1.436], [-1.412, 0.421, -1.199]], &m46::F, m46::f);
    outcome.number("m47", &[[-0.892, 0.175, -0.568], [0.527, -1.165, -0.404], [1.096, 0.635, -1.308]], &m47::F, m47::f);
    outcome.number("m48", &[[-1.273, 1.275, 1.451], [-0.714, 0.713, -1.444], [0.453, 1.387, 0.15]], &m48::F, m48::f);
    outcome.number("m49", &[[-0.369, -0.219, -0.217], [-0.783, -0.608, 0.876], [-0.87, 0.51, 1.097]], &m49::F, m49::f);
    outcome.number("m50", &[[0.084, 1.411, -1.227], [-0.388, -0.558, 1.419], [-0.505, -1.172, -0.764]], &m50::F, m50::f);
    outcome.number("m51", &[[-1.483, 0.175, 1.024], [0.406, -1.44, -1.23], [-0.908, 0.551, -0.692]], &m51::F, m51::f);
    outcome.number("m52", &[[0.598, -0.959, 0.471], [-1.332, -0.744, -0.576], [-1.004, -0.819, 1.14]], &m52::F, m52::f);
    outcome.number("m53", &[[1.428, -1.088, 1.201], [0.059, -0.714, -0.552], [0.119, -1.298, 1.35]], &m53::F, m53::f);
    outcome.number("m54", &[[-0.714, -1.444, -1.116], [-0.437, -1.279, -0.573], [0.494, -0.359, 0.596]], &m54::F, m54::f);
    outcome.list(("m55", 3), &[[-0.227, -1.327, -0.588], [-1.455, 0.457, 0.423], [-0.535, 0.007, -0.194]], &m55::F, m55::f);
    outcome.number("m56", &[[0.836, 1.421, 0.988], [1.237, -0.078, -0.859], [1.2, -0.423, 0.45]], &m56::F, m56::f);
    outcome.number("m57", &[[-1.114, -0.635, -0.265], [-1.127, 1.365, -1.491], [0.031, 0.57, 1.4]], &m57::F, m57::f);
    outcome.number("m58", &[[1.477, 0.631, -0.991], [0.478, 0.931, -0.817], [0.126, -0.859, -0.996]], &m58::F, m58::f);
    outcome.list(("m59", 2), &[[1.002, -0.679, 0.576], [-1.242, -1.185, 0.28], [-1.456, 0.807, 1.287]], &m59::F, m59::f);
    outcome.number("m60", &[[-0.451, 0.595, 0.716], [1.397, -0.453, -1.238], [0.524, -0.186, -0.003]], &m60::F, m60::f);
    outcome.number("m61", &[[1.499, 1.456, -0.644], [-1.294, 0.903, 0.422], [-1.243, 0.205, -0.332]], &m61::F, m61::f);
    outcome.number("m62", &[[0.693, -0.809, -0.217], [-0.96, 1.305, -0.366], [-0.248, -0.542, 0.59]], &m62::F, m62::f);
    outcome.number("m63", &[[0.187, 0.582, 0.038], [-0.792, 1.176, -0.279], [-0.758, -0.566, 0.412]], &m63::F, m63::f);
    outcome.list(("m64", 2), &[[0.908, 0.438, 0.863], [1.067, -1.167, -0.934], [0.515, -1.2, 0.724]], &m64::F, m64::f);
    outcome.number("m65", &[[0.384, 1.266, 0.338], [-0.036, 1.457, -0.51], [1.342, -0.829, 0.053]], &m65::F, m65::f);
    outcome.number("m66", &[[-0.128, -1.423, -0.651], [-0.468, 0.927, -0.563], [1.019, -0.153, -0.288]], &m66::F, m66::f);
    outcome.number("m67", &[[-0.971, 0.487, 0.633], [-0.444, 0.058, 0.722], [-1.479, -1.397, 0.037]], &m67::F, m67::f);
    outcome.list(("m68", 2), &[[-1.462, 0.43, 0.336], [-1.232, 1.497, -0.239], [1.485, 1.413, -0.694]], &m68::F, m68::f);
    outcome.list(("m69", 2), &[[-1.44, 1.442, 0.034], [-0.946, 0.005, 0.278], [-0.701, 0.017, -0.116]], &m69::F, m69::f);
    outcome.number("m70", &[[0.284, -1.441, 0.164], [1.102, 0.115, -0.405], [1.103, 0.861, -1.187]], &m70::F, m70::f);
    outcome.list(("m71", 2), &[[-1.228, -0.475, -1.443], [1.16, -0.317, -0.936], [1.487, -0.73, -1.0]], &m71::F, m71::f);
    outcome.number("m72", &[[-0.566, -1.116, -0.627], [-0.144, -0.743, -0.105], [0.817, 1.17, -1.241]], &m72::F, m72::f);
    outcome.number("m73", &[[-1.393, -0.445, -0.994], [-0.964, -1.093, -0.654], [-0.646, 0.566, -0.399]], &m73::F, m73::f);
    outcome.number("m74", &[[1.38, 1.044, -0.493], [0.039, 1.454, -1.074], [-0.533, -1.21, 0.115]], &m74::F, m74::f);
    outcome.number("m75", &[[0.659, 0.46, 0.603], [-0.127, -0.103, -0.669], [-0.152, -1.417, -0.85]], &m75::F, m75::f);
    outcome.list(("m76", 3), &[[-0.697, 1.205, 0.259], [-1.119, -0.076, -1.374], [-0.632, 0.797, -1.273]], &m76::F, m76::f);
    outcome.number("m77", &[[-0.898, 0.643, -0.763], [-1.382, -0.989, -1.5], [-0.627, 0.154, 0.949]], &m77::F, m77::f);
    outcome.number("m78", &[[-0.131, -0.942, -0.953], [1.006, 1.275, 0.974], [-0.585, -0.674, -0.512]], &m78::F, m78::f);
    outcome.number("m79", &[[-0.834, -0.297, 0.185], [-1.131, 1.251, 1.168], [-0.374, -1.175, 0.182]], &m79::F, m79::f);
    outcome.number("m80", &[[-0.54, 1.143, 1.078], [-1.108, 0.672, -1.214], [1.465, 0.477, -0.166]], &m80::F, m80::f);
    outcome.list(("m81", 2), &[[-0.496, 0.946, 0.381], [-1.373, 1.421, -1.345], [0.232, -0.85, -0.775]], &m81::F, m81::f);
    outcome.number("m82", &[[1.314, -0.268, 1.207], [-0.611, 0.598, 0.727], [-0.095, -0.781, -0.641]], &m82::F, m82::f);
    outcome.number("m83", &[[-1.342, -0.854, -0.362], [-0.828, -1.335, -0.623], [-0.364, 0.53, 0.114]], &m83::F, m83::f);
    outcome.number("m84", &[[1.109, -0.161, -0.756], [-0.258, -1.313, 1.099], [0.6, -0.131, -0.334]], &m84::F, m84::f);
    outcome.number("m85", &[[-0.768, 0.146, -1.034], [-0.648, -0.585, 1.278], [-0.722, 0.402, -0.707]], &m85::F, m85::f);
    outcome.number("m86", &[[-0.545, -1.022, 0.84], [-0.278, 1.352, -1.37], [-0.614, -0.626, -0.294]], &m86::F, m86::f);
    outcome.list(("m87", 2), &[[-0.365, -0.72, 1.256], [0.868, 1.309, 0.048], [0.407, 0.538, -0.091]], &m87::F, m87::f);
    outcome.list(("m88", 2), &[[-1.451, 1.128, -0.475], [1.488, -1.034, -0.062], [0.752, -1.088, 0.547]], &m88::F, m88::f);
    outcome.number("m89", &[[-1.32, 1.35, 0.364], [1.108, 1.413, 1.15], [0.017, -0.545, -0.82]], &m89::F, m89::f);
    outcome.number("m90", &[[0.562, 0.214, 1.496], [-0.736, -0.488, -1.252], [-1.064, -0.131, 1.095]], &m90::F, m90::f);
    outcome.number("m91", &[[-1.355, -1.063, -0.514], [0.995, 0.438, 0.846], [0.346, -0.368, 1.092]], &m91::F, m91::f);
    outcome.number("m92", &[[0.235, -1.046, -1.333], [-0.007, 1.052, 0.217], [1.393, -0.706, 0.934]], &m92::F, m92::f);
    outcome.number("m93", &[[-1.41, -0.687, 1.313], [-0.25, -1.042, 0.604], [1.48, -0.352, -0.95]], &m93::F, m93::f);
    outcome.number("m94", &[[1.383, 0.823, -0.854], [-1.075, -0.527, -0.314], [0.771, 1.159, -0.285]], &m94::F, m94::f);
    outcome.number("m95", &[[1.112, -0.394, 0.884], [0.868, -1.304, 0.158], [0.473, -0.376, 0.243]], &m95::F, m95::f);
    outcome.number("m96", &[[-1.035, 1.479, -0.233], [0.458, 1.224, 1.451], [-1.239, 0.958, -1.348]], &m96::F, m96::f);
    outcome.number("m97", &[[0.736, -0.391, 0.63], [0.033, -0.518, 1.373], [-0.282, -0.096, 0.202]], &m97::F, m97::f);
    outcome.number("m98", &[[0.828, 1.151, 0.909], [0.834, -1.227, -0.801], [-1.314, 1.308, -1.299]], &m98::F, m98::f);
    outcome.list(("m99", 3), &[[-1.131, 0.923, -0.491], [-0.452, -0.738, -0.376], [1.292, 0.44, -0.475]], &m99::F, m99::f);
}
