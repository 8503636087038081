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
    let mut s2 = S::one();
    let mut v5: Vec<(S, S)> = r1.list.iter().enumerate().map(|(k3, s4)| (s2, r1.list[r1.list.len() - 1])).collect::<Vec<(S, S)>>();
    if v5.len() > 1 {
        v5.pop();
    }
    s2 -= r1.list.chunks(3).flat_map(|w6| w6.iter()).map(|s8| s2.max(S::zero()) + v5[0].1).sum::<S>().sin();
    if s2.sin().exp() > 0.7 {
        s2 += S::zero().sin();
    }
    let k9 = v5.len() % v5.len();
    v5[k9].1 *= (0.3 * r1.list[0]).cos();
    None
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w10: &[S]) -> Option<S> {
    let k11: usize = (3 * 3);
    let v13 = w10.chunks(2).map(|w12| w12[w12.len() - 1]).collect::<Vec<S>>();
    let k14: usize = k11;
    if v13[0].cos().powi(3) >= 1.6 { Some(w10[0]) } else { None }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut a15 = [[x[2]; 2], [x[2]; 2]];
    a15[0] = [x[1], x[0]];
    a15[2 - 1][0] = x.chunks(2).filter(|w17| (if w17[0 % w17.len()] > 1.5 { w17[w17.len() - 1] } else { x[x.len() - 1] }) < x[0]).map(|w18| x[0]).sum::<S>();
    let mut s21 = x.iter().copied().filter(|&s20| (s20.sin() * x[0]).tanh() >= x[2 % x.len()] || (x.len() % 5) % 2 == 0).sum::<S>();
    let v22: Vec<S> = vec![a15[0 % 2][1]; 2];
    let v23 = x.to_vec();
    if s21 < v23[v23.len() - 2] {
        let mut s28 = a15.iter().filter(|a25| (match x.len() % 3 { 0 => x[2], 1 => v22[v22.len() - 1] * 0.5, _ => a15[2 - 2][1] }) <= v22[0]).fold(v23[1] * a15[(v22.len() % 4) % 2][1].cos(), |s27, a26| s27.max(s21));
        s21 = x.iter().map(|s29| (v22[v22.len() - 1] + *s29) + S::constant(0.3)).map(|s31| s21).map(|s33| s33.cos()).product::<S>();
        a15[1][2 - 2] -= (a15[(0 % 4) % 2][2 - 1].sin() * s21).tanh().max(S::constant(1.7)).tanh();
    }
    s21 *= (if v23[v23.len() - 1].max(s21) > 1.2 { x.iter().copied().sum::<S>() } else { v22[v22.len() - 1] }).cos();
    let v34: Vec<Vec<S>> = vec![];
    v22[1 % v22.len()].sin() + v23.iter().map(|s35| *s35 * 0.7).sum::<S>() + v22.iter().map(|s36| *s36 * 0.7).sum::<S>() + v34.iter().map(|v37| v37.iter().map(|s38| *s38 * 0.7).sum::<S>()).sum::<S>()
}
}

mod m1 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Record<S> {
    let a2 = [(r1.at.sin() * r1.list[0]).tanh(); 3];
    let mut s3 = (a2[3 - 2] * r1.list[0]).sin().sin();
    s3 *= r1.list.iter().map(|s4| a2[1].cos().powi(1)).filter(|s7| 0.6 * r1.at > r1.list[(2 + 0) % r1.list.len()]).sum::<S>().tanh();
    let mut s8 = a2[2];
    s8 -= s8.tanh();
    Record { at: a2[(2 * 2) % 3], list: a2.iter().copied().step_by(2).collect::<Vec<S>>() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let r9 = Record { at: x[0 % x.len()] + x[(1 * 2) % x.len()], list: vec![x[2]; 3] };
    if x[1 % x.len()] >= r9.list[x.len() % r9.list.len()] {
        let a10: [[S; 2]; 2] = [[x[x.len() - 2], S::constant(1.3)]; 2];
        return (r9.list[r9.list.len() - 1] + a10[0][2 - 1]).tanh() + r9.at * r9.list[0] + x.iter().map(|s11| *s11 * 0.7).sum::<S>() + a10.iter().map(|a12| a12.iter().map(|s13| *s13 * 0.7).sum::<S>()).sum::<S>();
    }
    let v14: Vec<S> = r9.list.clone();
    let (v15, s16, s17): (Vec<S>, S, S) = (vec![x[x.len() - 3]], if x[1] < 0.2 { x[(2 % 5) % x.len()] } else { v14[2 % v14.len()] }, v14[0]);
    let a18: [[S; 2]; 2] = [[v15[0], s17], [x[0 % x.len()]; 2]];
    let mut e19: Shape<S> = if 2 != 2 { Shape::Span { low: v15[2 % v15.len()], high: x[1] } } else { Shape::Point(r9.list[0]) };
    let s20 = (S::zero() * S::zero() + 1.9).sqrt();
    let v21 = vec![a18[2 % 2][0].sin(), r9.list[0], s16.tanh()];
    let v14: (S, S) = (v15[0], r9.at);
    e19 = Shape::Point(s20);
    e19 = Shape::Span { low: v15.iter().step_by(2).map(|&s22| v14.0.tanh()).sum::<S>(), high: S::zero() };
    v15.iter().map(|&s23| v15[v15.len() % v15.len()]).map(|s25| v15[0].sin()).map(|s27| s27.cos()).product::<S>().sin() + s20 * 0.7 + v14.0 * 0.7 + v14.1 * 0.7 + s20 * 0.7
}
}

mod m2 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    for (s7, s8) in w1.iter().copied().map(|s5| (s5 - w1[w1.len() - 1] * 0.3, (w1[0] * s5).sin())) {
        let s9 = w1[w1.len() % w1.len()].sin().exp() + s8;
        for s16 in w2.iter().enumerate().map(|(k10, s11)| (w2[0] * w2[0] + 1.9).sqrt()) {
        }
    }
    w1[w1.len() % w1.len()] *= w1.iter().copied().zip(w2.iter()).filter(|(s19, s20)| *s19 >= *s19 && w2.iter().fold(w2[2 % w2.len()].tanh(), |s22, &s21| s22 * 0.5 + (s21.sin() * *s19).tanh().sin()) >= 1.9).map_while(|(s23, s24)| if w1[w1.len() - 1] * s24.cos() > w1[(0 + 2) % w1.len()] { Some(if w2[0] + (1 as f64) <= 0.8 { S::constant(1.3) } else { *s24 }) } else { None }).sum::<S>().sin().tanh();
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w27: &[S], r28: &Record<S>) -> S {
    let s37: S = if r28.list[r28.list.len() - 1] / (w27[0] * w27[0] + 1.0) >= 0.8 { (0..w27.len() % 4).map(|k29| (if (w27[w27.len() - 1] * w27[(k29 + 3) % w27.len()]).sin() > w27[w27.len() - 1] { w27[w27.len() - 1] } else { w27[(1 + 0) % w27.len()] }, -w27[0])).map(|(s31, s32)| (r28.at + s32) * (w27.len() as f64) * 0.1).sum::<S>() } else { return w27[1 % w27.len()].sin() + w27.iter().map(|s35| *s35 * 0.7).sum::<S>() + r28.at * r28.list[0] + w27.iter().map(|s36| *s36 * 0.7).sum::<S>() };
    let v40: Vec<Vec<S>> = w27.iter().chain(w27.iter()).map(|s38| w27.iter().step_by(2).map(|s39| (*s39 + ((r28.list.len() % 3) as f64)) + *s38).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    let mut v41: Vec<S> = vec![w27[0], match r28.list.len() % 3 { 0 => r28.list[r28.list.len() - 1], 1 => S::one() * 0.5, _ => w27[0] }, w27[0].abs() + 0.8, v40[0][3 % v40[0].len()] + ((1 * 1) as f64)];
    v41[1] *= (match v40.len() % 3 { 0 => w27[1 % w27.len()], 1 => v40[0][v40[0].len() - 1] * 0.5, _ => v40[2 % v40.len()][0] }).sin();
    v41 = v41;
    v40[(2 + 3) % v40.len()][3 % v40[(2 + 3) % v40.len()].len()].sin().exp().cos() + s37 * 0.7 + v40.iter().map(|v42| v42.iter().map(|s43| *s43 * 0.7).sum::<S>()).sum::<S>() + w27.iter().map(|s44| *s44 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v45 = vec![if x[0] + x[(1 * 1) % x.len()] >= 1.6 { x[x.len() - 3] } else { x[(1 % 2) % x.len()] }];
    for k46 in 0..x.len() {
        let r47: Record<S> = Record::<S> { at: x[k46], list: vec![x[k46]; 1] };
    }
    if x[1] > 1.5 {
        let mut v50 = x.iter().zip(v45.iter()).map(|(s48, s49)| (v45[0], v45[3 % v45.len()])).collect::<Vec<(S, S)>>();
    } else {
        let e51: Shape<S> = Shape::Span { low: x[1 % x.len()] * v45[0].cos(), high: v45[v45.len() - 1] };
    }
    if x.len() > 3 {
        let v52: Vec<S> = v45.clone();
    } else {
        let mut a53 = [x[1].max(v45[0]), v45[v45.len() - 1]];
        a53[1 % 2] *= a53[2 - 2].tanh();
        return (x[1] * (0 as f64) * 0.1).sin() + x.iter().map(|s54| *s54 * 0.7).sum::<S>() + a53.iter().map(|s55| *s55 * 0.7).sum::<S>() + v45.iter().map(|s56| *s56 * 0.7).sum::<S>();
    }
    let s57 = x[x.len() - 2] / (v45[0] * v45[0] + 1.0);
    (v45[0].abs() + 1.5).cos() + x.iter().map(|s58| *s58 * 0.7).sum::<S>() + x.iter().map(|s59| *s59 * 0.7).sum::<S>() + x.iter().map(|s60| *s60 * 0.7).sum::<S>()
}
}

mod m3 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut r1 = Record::<S> { at: x[1] + x[x.len() - 2], list: vec![x[1]] };
    'outer: for s2 in &mut r1.list {
        let mut k3 = 0;
        loop {
            k3 += 1;
            if k3 > 2 {
                break;
            }
            let o4: Option<Vec<S>> = Some(vec![x[0], x[x.len() - 1]]);
            *s2 += s2.cos();
            let f6 = |s5: S| *s2;
            if x[2] <= x[2 % x.len()] {
                continue 'outer;
            }
            let f9 = |s7: S, s8: S| if *s2 >= 0.4 { (s8 * s8).sin() } else { S::zero().abs() + 1.3 };
        }
        *s2 += (*s2 * *s2 * 0.3).tanh();
    }
    let mut o10 = if x[1] - x[2] * 1.9 > 1.6 { Some(r1.list.to_vec()) } else { Some(vec![r1.at, x[x.len() - 3], r1.list[r1.list.len() - 1]]) };
    r1.at *= (x[2] * r1.at.cos()).cos();
    let (r11, s12): (Record<S>, S) = (r1, x[x.len() - 2]);
    let s13 = x[2];
    (s13 * s13 + 1.4).sqrt().tanh() + s12 * 0.7 + r11.at * r11.list[0]
}
}

mod m4 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let Record { at: mut s6, list: mut v7 } = Record::<S> { at: (0..2).filter(|&k4| x[k4 % x.len()] + x[2] <= x[x.len() - 2]).map(|k5| x[(k5 * 3) % x.len()].max(x[2])).sum::<S>(), list: vec![x[x.len() - 2], x[(1 + 3) % x.len()]] };
    let mut s8 = s6;
    v7.push(v7[v7.len() - 1]);
    v7[0] += s6.sin().exp().sin();
    'outer: for k9 in 1..x.len() {
        for k10 in 1..x.len() {
            let mut v7: Vec<S> = vec![0.3 * s8; 1];
            let mut v13: Vec<S> = x.iter().enumerate().map(|(k11, s12)| -(s8.sin() * s6).tanh()).collect::<Vec<S>>();
            v13[1] -= ((-s8) - x[k9] * 1.7).cos();
            if x[k9].abs() + 1.0 >= 0.1 || k9 % 2 == 0 {
                break 'outer;
            }
            s6 -= s8.cos();
        }
    }
    let s15: S = if s6 * s8 * 0.3 < S::constant(1.6) { return s6.tanh().sin() + v7.iter().map(|s14| *s14 * 0.7).sum::<S>() + s6 * 0.7 + s8 * 0.7 } else { -v7[0] };
    for w16 in v7.chunks_mut(2) {
    }
    let k17 = 2 % v7.len();
    v7[k17] -= (1.0 * (s8 * ((x.len() % 5) as f64) * 0.1)).tanh();
    (match k17 % 3 { 0 => x[0], 1 => v7[k17 % v7.len()] * 0.5, _ => s8 }).cos() + v7.iter().map(|s18| *s18 * 0.7).sum::<S>() + v7.iter().map(|s19| *s19 * 0.7).sum::<S>() + s15 * 0.7
}
}

mod m5 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], p2: &(S, Vec<S>), w3: &[S]) {
    let s4 = w1[w1.len() - 1];
    let Record { at: mut s5, list: mut v6 } = if w1[w1.len() - 1] > 1.5 { Record::<S> { at: p2.0, list: vec![w1[0]; 1] } } else { Record { at: p2.1[w3.len() % p2.1.len()], list: vec![S::zero(); 2] } };
    v6.extend(p2.1.chunks(2).take_while(|w8| p2.0 + w1[0] >= s5).filter(|w10| p2.1[(3 + 3) % p2.1.len()] >= 0.4).map(|w11| if 1 <= 3 { s5 } else { S::one() + (2 as f64) }));
    for s18 in w1.iter().zip(w3.iter()).map(|(s12, s13)| v6[0]).filter(|s17| s5 * (w3.len() as f64) * 0.1 >= 0.3) {
    }
    s5 -= (w1[w1.len() - 1].abs() + 1.2).cos();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v21 = x.iter().zip(x.iter()).map(|(s19, s20)| s20.cos().powi(1).max(*s19)).collect::<Vec<S>>();
    let a22: [[S; 2]; 2] = [if 3 != 3 { [S::zero(), x[1]] } else { [x[3 % x.len()], x[2]] }; 2];
    let mut s26: S = x.iter().map_while(|s23| if v21.is_empty() { Some(x[x.len() - 1] + ((2 + 3) as f64)) } else { None }).map(|s25| s25.cos()).product::<S>();
    s26 -= s26.sin();
    let r27: Record<S> = Record::<S> { at: s26.max(s26), list: vec![s26, x[2], a22[0][1]] };
    if a22[0 % 2].iter().zip(r27.list.iter().rev()).map(|(s32, s33)| x[x.len() - 3]).map(|s34| s34.cos()).product::<S>() < a22[1][1] {
        let mut v36: Vec<Vec<S>> = vec![a22[2 - 1].chunks(3).map(|w35| ((if a22[0][2 - 2] < 0.1 { w35[0] } else { a22[2 - 1][2 - 1] }) * w35[0]).sin()).collect::<Vec<S>>(), vec![x[v21.len() % x.len()], x[2], r27.list[0]], vec![s26]];
    }
    let mut a37: [[S; 2]; 2] = [[r27.at, x[x.len() % x.len()]], [a22[0 % 2][0], s26]];
    let mut o38: Option<Vec<S>> = Some(r27.list.clone());
    let e39 = Shape::Span { low: a22[1][(0 * 0) % 2] / (a22[2 - 1][0 % 2] * a22[2 - 1][0 % 2] + 1.0), high: a22[0 % 2][3 % 2] };
    s26 = a22.iter().copied().rev().map(|a42| r27.list[3 % r27.list.len()]).map(|s44| s44.cos()).product::<S>();
    a37[1][0] *= x[2].cos();
    let Record { at: mut s45, list: mut v46 } = Record::<S> { at: x[v21.len() % x.len()] + a22[0 % 2][2 % 2], list: if o38.is_none() { r27.list.iter().copied().collect::<Vec<S>>() } else { vec![a37[1][0 % 2]; 3] } };
    s26 *= (s45.abs() + 1.3).sin();
    vec![(x[1] + (0 as f64)).sin() + v21.iter().map(|s47| *s47 * 0.7).sum::<S>() + x.iter().map(|s48| *s48 * 0.7).sum::<S>(), x[x.len() - 1].sin().exp().tanh() + a37.iter().map(|a49| a49.iter().map(|s50| *s50 * 0.7).sum::<S>()).sum::<S>() + s45 * 0.7 + x.iter().map(|s51| *s51 * 0.7).sum::<S>(), (a22[0 % 2][0] + v46[0]).cos() + x.iter().map(|s52| *s52 * 0.7).sum::<S>() + a22.iter().map(|a53| a53.iter().map(|s54| *s54 * 0.7).sum::<S>()).sum::<S>()]
}
}

mod m6 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, s2: S, w3: &[S]) -> Option<S> {
    let mut e4: Shape<S> = Shape::Path(w3.iter().copied().collect::<Vec<S>>());
    let v6 = w3.iter().map(|&s5| (1.1 * w3[w3.len() - 1]) * (0 as f64) * 0.1).collect::<Vec<S>>();
    let f9 = |s7: S, s8: S| s8.max(w3[w3.len() - 1]) * w3[(2 * 1) % w3.len()].cos();
    e4 = Shape::Span { low: s2, high: w3[w3.len() - 1] };
    let v11: Vec<S> = if w3[w3.len() - 1] / (s2 * s2 + 1.0) <= s2 { w3.iter().rev().map(|s10| w3[w3.len() - 1].cos().powi(2) / (*s10 * *s10 + 1.0)).collect::<Vec<S>>() } else { return None };
    e4 = Shape::Point(v6.chunks(2).map(|w12| (s2 * w3[0]).sin() * w12[0] * 0.3).map(|s13| s13.cos()).product::<S>());
    if s2 + w3[w3.len() - 1] >= 1.0 { Some(w3[w3.len() - 1] * s2 * 0.3) } else { None }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w14: &[S]) -> Vec<S> {
    let a15 = [[w14[3 % w14.len()]; 2]; 2];
    for s18 in (1..3 % 4).map(|k16| w14[0]) {
        let mut v22 = w14.iter().enumerate().map(|(k19, s20)| a15.iter().rev().map(|a21| s18).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
        v22 = v22.clone();
    }
    vec![a15.iter().rev().map(|a23| (w14[3 % w14.len()] / (a23[w14.len() % 2] * a23[w14.len() % 2] + 1.0)).sin().exp()).fold(w14[(2 % 3) % w14.len()], |s26, s25| s26.max(a15[(1 * 2) % 2][1].abs() + 0.9)); 1]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    for (k27, s28) in x.iter().enumerate() {
        let mut k29: usize = k27;
        let p30: (usize, S, S) = if x[x.len() - 1] < 0.7 { (k29, *s28, S::zero()) } else { break };
    }
    let mut s32 = x.iter().map(|&s31| x[2]).sum::<S>();
    for k33 in (1..x.len()).rev() {
        s32 = x.iter().map(|&s34| s32.sin() + s34).sum::<S>().cos();
        s32 += (x[k33].sin() * s32).sin().tanh();
    }
    let mut s32 = s32;
    let mut v36 = vec![vec![s32; 2]];
    v36 = vec![x.to_vec(), if v36[0][0] + (3 as f64) <= 0.8 || 0 % 2 == 0 { vec![s32] } else { x.chunks(2).map(|w37| x[1 % x.len()].cos().powi(1) * (3 as f64) * 0.1).collect::<Vec<S>>() }];
    s32 *= v36[(v36[3 % v36.len()].len() + 2) % v36.len()][v36[(v36[0].len() % 2) % v36.len()].len() % v36[(v36[3 % v36.len()].len() + 2) % v36.len()].len()].tanh();
    s32 += (1.9 * x[1 % x.len()]).max(v36[0][1 % v36[0].len()]).tanh();
    let v38: Vec<(S, S)> = vec![(v36[0][2 % v36[0].len()], s32), (v36[0][0], v36[0][x.len() % v36[0].len()])];
    (v36[(2 % 4) % v36.len()][(x.len() + 3) % v36[(2 % 4) % v36.len()].len()] / (v36[0][0] * v36[0][0] + 1.0)).cos() + x.iter().map(|s39| *s39 * 0.7).sum::<S>() + x.iter().map(|s40| *s40 * 0.7).sum::<S>() + v38.iter().map(|p41| p41.0 * 0.7 + p41.1 * 0.7).sum::<S>()
}
}

mod m7 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Record<S> {
    let s3: S = if w2[w2.len() - 1] + w2[w2.len() - 1] <= 0.5 { if (if 1.6 * w2[0] > w2[(3 % 5) % w2.len()] { w2[w2.len() - 1] } else { w2[0] }) > 1.8 { w2[w2.len() % w2.len()] } else { w2[w2.len() - 1] } } else { return Record::<S> { at: w2[0], list: w2.iter().copied().collect::<Vec<S>>() } };
    let (mut s4, mut s5): (S, S) = (w2[w2.len() - 1] / (s3 * s3 + 1.0), s3);
    s4 = S::zero().sin();
    if -s5 <= 0.6 {
        return Record { at: s4, list: w2.iter().copied().collect::<Vec<S>>() };
    } else {
    }
    Record { at: S::constant(1.2), list: w2.iter().map(|&s6| if s5 + s5 >= 1.1 { (w2[w2.len() - 1] * s6).sin() } else { s4 }).collect::<Vec<S>>() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut a7: [S; 2] = [x[1].abs() + 1.3; 2];
    let v9: Vec<Vec<S>> = x.chunks(2).map(|w8| vec![x[1]]).collect::<Vec<Vec<S>>>();
    a7[1] += (-x[1 % x.len()].max(x[0])).sin();
    a7 = [a7[2 - 2].sin(); 2];
    a7.swap(0, 1);
    a7[0] = a7.iter().filter(|s11| x[1] < 1.7).map(|s12| (x[0 % x.len()] * *s12).sin() - a7[2 % 2] * 1.9).sum::<S>();
    a7[2 - 2] += a7[1 % 2].max(S::zero()).cos();
    let mut s13 = if x[0] >= a7[(0 * 1) % 2] { x[0 % x.len()] + a7[2 - 2] } else { x[x.len() - 1] * x[2] * 0.3 };
    let v14 = vec![vec![x[2 % x.len()], x[1 % x.len()]], vec![s13, a7[0]]];
    for v15 in v9.iter().skip(1) {
        a7[(1 * 3) % 2] -= v15[v14[3 % v14.len()].len() % v15.len()].tanh();
    }
    a7[0] -= x[0 % x.len()].tanh();
    (1.8 * x[x.len() % x.len()]).tanh() + a7.iter().map(|s16| *s16 * 0.7).sum::<S>() + a7.iter().map(|s17| *s17 * 0.7).sum::<S>() + x.iter().map(|s18| *s18 * 0.7).sum::<S>()
}
}

mod m8 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> Option<S> {
    let s4 = (w3[0] * w3[0 % w3.len()]).sin().sin();
    let v5: Vec<(S, S)> = vec![(w3[0], s4), (s4, w3[0])];
    let mut e2: Vec<Vec<S>> = v5.iter().zip(v5.iter()).map(|((s6, s7), (s8, s9))| vec![s4, v5[0].1]).collect::<Vec<Vec<S>>>();
    let k10 = e2.len() - 1;
    e2[k10].push(s4.sin() + w3.iter().map(|&s11| (s4.sin().exp() * s4.sin().exp() + 0.7).sqrt()).sum::<S>());
    Some((w3[0].sin() * s4).tanh())
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut p15: (usize, Vec<S>, usize) = (2, x.iter().enumerate().map(|(k13, s14)| (S::constant(0.3).sin() * *s14).tanh().abs() + 0.6).collect::<Vec<S>>(), 2);
    let mut v16: Vec<S> = Vec::new();
    p15.1.swap(0, 0);
    if (x[1].sin() * x[0]).tanh() >= 0.2 {
        let mut p23: (Record<S>, usize, S) = (Record::<S> { at: x[x.len() - 2], list: vec![x[x.len() - 2]] }, 1, p15.1.iter().filter(|s18| S::constant(0.2).cos().powi(2) > 0.9).map(|&s21| s21 + p15.1[0]).map(|s22| s22.cos()).product::<S>());
        let a24 = [[S::zero(), p15.1[0]], [x[0], x[0]]];
    } else {
        for (s29, s30) in p15.1.chunks(2).filter(|w26| !v16.is_empty()).map(|w27| ((p15.1[p15.1.len() - 1].sin() * p15.1[p15.1.len() - 1]).tanh(), w27[0])) {
            for (s35, s36) in p15.1.iter().map(|&s33| (s29.abs() + 1.1, s33)) {
                let mut v37 = vec![S::constant(1.8); 1];
                v37 = p15.1.to_vec();
                v37 = v37;
            }
            let mut p38 = (x[2 % x.len()] * s29 * 0.3, p15.1[p15.1.len() - 1]);
            p38.1 += p15.1[0].cos();
        }
        let k39 = (x.len() % 3) % p15.1.len();
        p15.1[k39] *= (match v16.len() % 3 { 0 => (x[(k39 + 0) % x.len()].sin() * x[k39 % x.len()]).tanh(), 1 => x[k39 % x.len()] * 0.5, _ => x[x.len() - 2] }).cos();
    }
    let k40 = p15.1.len() - 1;
    p15.1[k40] += x[1].sin();
    (-x[(3 % 2) % x.len()]).cos() + S::constant(p15.0 as f64) + p15.1.iter().map(|s41| *s41 * 0.7).sum::<S>() + S::constant(p15.2 as f64) + S::constant(k40 as f64) + v16.iter().map(|s42| *s42 * 0.7).sum::<S>()
}
}

mod m9 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], s2: S) -> Option<S> {
    let s2 = vec![(w1[0 % w1.len()], w1[0 % w1.len()]), (w1[0], w1[0])];
    let mut s2 = vec![vec![w1[1 % w1.len()], w1[(3 + 0) % w1.len()], w1[0]]; 2];
    for v3 in s2.iter_mut() {
        let mut v4 = v3.iter().copied().step_by(2).collect::<Vec<S>>();
    }
    None
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w5: &mut [S], w6: &[S]) {
    let a7: [S; 2] = [w5[0] + w6[0]; 2];
    let s18 = w6.iter().zip(a7.iter()).filter(|(s10, s11)| -**s11 > 1.6).take_while(|(s14, s15)| w6[0] + **s14 >= 1.5).map(|(s16, s17)| a7[0] + ((0 + 2) as f64)).sum::<S>();
    if (S::zero() * S::zero() + 0.9).sqrt() <= 0.8 && a7[0] < 1.8 {
        let o21: Option<Vec<S>> = if (if w6.iter().zip(w5.iter().rev()).map(|(s19, s20)| a7[w5.len() % 2]).sum::<S>() >= 0.1 { w6[0] } else { s18 }) <= w5[w5.len() - 1] { Some(a7.to_vec()) } else { None };
    } else {
        w5[w5.len() - 1] += (1.1 * a7[2 % 2]).sin();
    }
    w5[0] *= s18.tanh();
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w22: &[S]) -> S {
    let e29: Shape<S> = if w22[(w22.len() * 1) % w22.len()].abs() + 1.0 < 0.6 && S::constant(0.6) / (w22[w22.len() % w22.len()] * w22[w22.len() % w22.len()] + 1.0) > 0.2 { Shape::Point(w22[w22.len() - 1]) } else { return (0..2).map(|k23| (w22[0] * w22[0] + 1.0).sqrt().max(w22[0])).map(|s25| s25.cos()).product::<S>().sin() + w22.iter().map(|s26| *s26 * 0.7).sum::<S>() + w22.iter().map(|s27| *s27 * 0.7).sum::<S>() + w22.iter().map(|s28| *s28 * 0.7).sum::<S>() };
    let mut s30 = w22[0];
    let r33: Record<S> = Record { at: w22[w22.len() - 1].cos().powi(1), list: w22.iter().enumerate().map(|(k31, s32)| w22[w22.len() - 1].tanh()).collect::<Vec<S>>() };
    s30 -= (s30 * r33.list[0].cos()).cos();
    s30 -= s30.cos();
    r33.list.windows(3).filter(|w35| 1.5 * w22[0] <= s30).fold(S::zero() / (s30 * s30 + 1.0), |s37, w36| s37 * 0.5 + r33.list[(2 % 2) % r33.list.len()].tanh().sin()).cos() + r33.at * r33.list[0] + s30 * 0.7
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let s38 = x[x.len() - 2].max(x[x.len() % x.len()]) + x[2];
    let s38 = h2(x);
    let Record { at: s39, list: v40 } = Record::<S> { at: x[(2 * 1) % x.len()].tanh(), list: vec![s38; 1] };
    let mut v42 = vec![if s38 - S::one() * 0.1 > 1.7 { x.iter().rev().map(|s41| ((s39 + s39) * (s39 + s39) + 0.7).sqrt()).collect::<Vec<S>>() } else { vec![x[2 % x.len()]] }];
    v42[0][0] = v42.iter().enumerate().filter_map(|(k43, v44)| if S::zero() * v42[0][v42[0].len() - 1] * 0.3 < 0.9 { Some(x[1] - x[k43 % x.len()] * 1.6) } else { None }).fold(s39 + s38, |s48, s47| (s48 * (1.9 * v40[0]).cos()).sin());
    let k49 = v42.len() - 1;
    {
        let s50 = &mut v42[k49][0];
        let mut s51 = h2(x);
        s51 *= v40[0].cos();
    }
    v42[0] = vec![v42[0][0] * (k49 as f64) * 0.1, x.iter().map(|s52| s38 / (s38 * s38 + 1.0)).map(|s54| s39).fold(h2(&v40), |s57, s56| s57 * 0.5 + (s56 * S::one() * 0.3).sin())];
    v42.push(vec![(x[0].sin() * v42[0][v42[0].len() - 1]).tanh(), h2(&v40)]);
    let s58 = (s38 * x[x.len() % x.len()] * 0.3) + s38;
    let k59 = v42.len() - 1;
    v42[k59].extend(v40.iter().enumerate().map(|(k60, s61)| (s38 * s38 + 0.8).sqrt().sin().exp()));
    v42[0][0] += (x.iter().copied().map(|s64| x[3 % x.len()]).fold(match v40.len() % 3 { 0 => s39, 1 => v40[0] * 0.5, _ => x[2] }, |s67, s66| s67.max(s39 + (k49 as f64))) + s39).sin();
    (v42[v40.len() % v42.len()][0] + v40[0]).tanh() + S::constant(k59 as f64) + v40.iter().map(|s68| *s68 * 0.7).sum::<S>() + v40.iter().map(|s69| *s69 * 0.7).sum::<S>()
}
}

mod m10 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], #[constant] k2: usize) -> Vec<S> {
    let mut v4: Vec<Vec<S>> = w1.iter().map(|&s3| w1.iter().copied().collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    let k5 = v4.len() - 1;
    v4[k5][0] += w1[w1.len() - 1].sin().exp().tanh();
    let k6 = v4.len() % v4.len();
    v4[k6][0] *= (S::one() * w1[0] * 0.3).cos();
    if (0..1).filter(|k8| v4[v4.len() - 1][0] > 1.6).fold(w1[0].cos().powi(2), |s10, k9| s10.max(v4[0][v4[0].len() - 1] / (w1[(w1.len() % 4) % w1.len()] * w1[(w1.len() % 4) % w1.len()] + 1.0))) > v4[v4.len() - 1][0] || v4[v4.len() - 1].len() % 2 == 0 {
        {
            let s11 = &mut v4[0][0];
        }
        v4[0][0] *= w1[(k6 + 0) % w1.len()].sin();
    }
    if 1.1 * v4[v4.len() - 1][v4[v4.len() - 1].len() - 1] > 1.4 || (k6 * 2) % 2 == 0 { vec![v4[v4.len() - 1][0]] } else { v4[v4.len() - 1].to_vec() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e12: &Shape<S>, w13: &[S], w14: &[S]) -> S {
    let w15 = &w14[..1];
    let mut s16 = w13[w13.len() - 1];
    let mut v17: Vec<Vec<S>> = Vec::new();
    s16 = w15.iter().copied().enumerate().filter(|(k20, s21)| v17.is_empty()).map(|(k22, s23)| (w15[w15.len() - 1] * s16.cos()).max(s23)).map(|s24| s24.cos()).product::<S>();
    w14[w14.len() - 1].tanh() + s16 * 0.7 + w14.iter().map(|s25| *s25 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let f27 = |s26: S| (s26 * s26.cos()).abs() + 1.2;
    let mut s30 = x.iter().take(2).map(|&s28| s28).map(|s29| s29.cos()).product::<S>();
    let mut v36: Vec<S> = x.iter().filter(|s33| s33.sin().exp() <= **s33).map(|&s34| (match 2 % 3 { 0 => s30, 1 => s30 * 0.5, _ => s34 }).sin()).collect::<Vec<S>>();
    if v36.is_empty() {
        let v37: Vec<Option<S>> = vec![Some(x[0])];
        return s30.tanh() + v36.iter().map(|s38| *s38 * 0.7).sum::<S>();
    }
    if s30.sin() < x[2] || (2 * 1) % 2 == 0 {
        v36.truncate(1);
        if let Some(s39) = v36.pop() {
            v36 = h0(&x[2..], 2);
            s30 -= ((0.2 * s39) * (0.2 * s39) + 1.1).sqrt().sin();
        }
        s30 += (1.2 * s30.sin().exp()).sin();
    }
    s30 = s30 + x[1];
    s30 *= s30.cos();
    let mut p40 = (s30 - s30 * 1.1, s30 * x[2].cos());
    s30.tanh() + p40.0 * 0.7 + p40.1 * 0.7 + x.iter().map(|s41| *s41 * 0.7).sum::<S>()
}
}

mod m11 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], r2: &Record<S>) -> S {
    let mut r2 = Shape::Point(r2.list[r2.list.len() - 1].max(r2.list[0]));
    let mut p3: (usize, usize) = (w1.len(), w1.len());
    let Record { at: s4, list: v5 } = Record::<S> { at: match 3 % 3 { 0 => w1[w1.len() % w1.len()], 1 => w1[0] * 0.5, _ => w1[3 % w1.len()] }, list: vec![w1[w1.len() - 1]; 1] };
    match 1 % 3 {
        0 => {
            r2 = Shape::Path(vec![v5[0]; 2]);
        }
        1 => {
        }
        _ => {
        }
    }
    v5[0 % v5.len()].sin() + v5.iter().map(|s6| *s6 * 0.7).sum::<S>() + v5.iter().map(|s7| *s7 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w8: &[S]) -> Vec<S> {
    let mut v9 = vec![(w8[0], w8[0]), if (3 + 1) != 3 { (w8[0], w8[3 % w8.len()]) } else { (w8[0], w8[w8.len() - 1]) }];
    let mut v14: Vec<S> = vec![w8[2 % w8.len()] + w8[(v9.len() + 0) % w8.len()], w8.chunks(2).filter(|w11| w8[(3 + 1) % w8.len()] > 0.3).fold(w8[w8.len() % w8.len()], |s13, w12| s13 * 0.5 + (w8[0] * w8[0] + 0.3).sqrt().sin())];
    let k15 = (3 * 3) % v14.len();
    v14[k15] += w8.iter().zip(v9.iter().rev()).map(|(s16, (s17, s18))| *s18).filter(|s23| s23.max(w8[w8.len() - 1]) < *s23).fold((w8[w8.len() - 1] * w8[w8.len() - 1] + 1.8).sqrt(), |s25, s24| (s25 * s24.cos()).sin()).cos();
    let f28 = |s26: S, s27: S| if s27.tanh() <= s26 && s26.sin() >= s26 { (v14[v14.len() - 1].sin() * v14[1]).tanh() } else { v14[1].abs() + 1.7 };
    vec![f28(w8[k15 % w8.len()] * (v14.len() as f64) * 0.1, -v14[v14.len() % v14.len()]); 3]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e31: &Shape<S>, w32: &[S]) -> Vec<S> {
    let mut p35 = (w32.iter().enumerate().map(|(k33, s34)| (if (match w32.len() % 3 { 0 => w32[0], 1 => S::one() * 0.5, _ => *s34 }) > 0.6 { *s34 } else { *s34 }) * *s34 * 0.3).sum::<S>(), S::one());
    p35.0 *= w32[w32.len() - 1].sin().cos();
    match 3 % 3 {
        0 => {
            let mut p37: (usize, Vec<S>, Record<S>) = (w32.len(), h1(&w32[..1]), if w32.iter().any(|s36| *s36 > 0.7) { Record::<S> { at: w32[0], list: w32.iter().copied().collect::<Vec<S>>() } } else { Record { at: w32[0], list: vec![p35.0; 3] } });
        }
        1 => {
            p35.0 *= ((w32[2 % w32.len()] * (0 as f64) * 0.1) + p35.0).sin();
        }
        _ => {
            p35.1 *= ((1.4 * w32[0]) + w32[3 % w32.len()]).tanh();
        }
    }
    vec![p35.0 * (w32.len() as f64) * 0.1]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let (s44, s45): (S, S) = (x[0], x.iter().enumerate().filter(|(k40, s41)| *k40 == 2).map(|(k42, s43)| (if *s43 < 1.9 { x[1] } else { *s43 }).max(*s43)).sum::<S>());
    let mut a46: [[S; 2]; 2] = [[s45, s45], [s44, x[x.len() - 1]]];
    let mut v50: Vec<S> = (1..3).map(|k49| (x[x.len() - 3] * (x.len() as f64) * 0.1) + x[x.len() - 3]).collect::<Vec<S>>();
    let s53 = if s44 <= 1.1 { a46.iter().copied().fold((s44.sin() * s44).tanh(), |s52, a51| (s52 * (a51[0 % 2] + (0 as f64)).cos()).sin()) } else { a46[1][0].max(s44) };
    let s45 = a46[0][0].sin().exp();
    match v50.len() % 3 {
        0 => {
            v50 = h1(&x[2..]);
            a46[0][1] += s44.sin();
        }
        1 => {
            v50.extend(x.iter().copied().enumerate().map(|(k54, s55)| (a46[2 - 2][0] * a46[2 - 2][0] + 0.8).sqrt() + s53));
            if let Some(s56) = v50.pop() {
                let mut v57 = vec![s44 * s44.cos(), s53, s56 + s53];
                let mut r58: Record<S> = Record { at: S::zero(), list: vec![s44; 2] };
            }
            v50.clear();
        }
        _ => {
            a46[1][0] *= (-s44).cos();
        }
    }
    a46[0][2 - 1] += s53.cos();
    x.iter().skip(1).take_while(|s60| x[(x.len() + 1) % x.len()].abs() + 0.4 < s44).map(|&s61| (s44 * s61 * 0.3, s53 + (v50.len() as f64))).map(|(s63, s64)| -(s63 + S::constant(1.2))).sum::<S>().tanh() + x.iter().map(|s65| *s65 * 0.7).sum::<S>() + s45 * 0.7 + v50.iter().map(|s66| *s66 * 0.7).sum::<S>()
}
}

mod m12 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, s2: S) -> Shape<S> {
    let mut o5: Option<Vec<S>> = if s2 > 0.1 { Some(r1.list.iter().copied().zip(r1.list.iter()).map(|(s3, s4)| s3).collect::<Vec<S>>()) } else { None };
    let mut k6 = 0;
    while k6 < 2 && S::zero().sin() < 0.1 {
        k6 += 1;
        if let Some(v7) = &o5 {
            let p8 = (r1.at, r1.at * r1.list[k6 % r1.list.len()] * 0.3);
        } else {
        }
    }
    Shape::Span { low: s2, high: r1.at }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r9: &Record<S>, r10: &Record<S>) -> Option<S> {
    let v16: Vec<Vec<S>> = (0..2).map(|k11| if -r10.list[(3 + 0) % r10.list.len()] <= 1.8 { r10.list[(0 % 3) % r10.list.len()] + r10.list[0] } else { (r9.at * r9.at + 0.8).sqrt() }).filter(|s14| (*s14 * *s14 + 0.2).sqrt() <= 0.3 || 1 % 2 == 0).map(|s15| vec![r9.list[1 % r9.list.len()]]).collect::<Vec<Vec<S>>>();
    for k17 in 0..2 {
        let mut o18: Option<(usize, S)> = Some((k17, r10.at));
    }
    Some(if 1 == 2 { S::constant(1.5) } else { r10.list[r10.list.len() - 1] })
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e19: &Shape<S>, s20: S, w21: &[S]) -> Shape<S> {
    let s22 = w21[(w21.len() % 2) % w21.len()];
    let mut s31: S = (0..0 % 4).map(|k23| (s22, 1.0 * s22)).map(|(s25, s26)| (s26 / (s20 * s20 + 1.0)) + (w21.len() as f64)).fold(s20.tanh(), |s30, s29| s30 * 0.5 + w21[w21.len() - 1].max(s30).sin());
    let mut a32 = [[w21[0]; 2], [s20, S::zero()]];
    {
        let w33 = &mut a32[2 - 2][1..];
    }
    Shape::Span { low: a32[2 - 2][1], high: s22 }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    if x.len() == 1 {
        let r35: Record<S> = if x[2 % x.len()] >= x[3 % x.len()] { Record::<S> { at: x[x.len() - 2], list: vec![x[(x.len() + 2) % x.len()]; 1] } } else { Record { at: x[0], list: x.iter().map(|s34| (x[x.len() % x.len()].abs() + 0.7) / (*s34 * *s34 + 1.0)).collect::<Vec<S>>() } };
    } else {
        let r37 = Record { at: x[x.len() - 2].max(x[2 % x.len()]), list: x.iter().rev().map(|s36| *s36).collect::<Vec<S>>() };
        let mut s38 = -(r37.list[1 % r37.list.len()] * x[r37.list.len() % x.len()]).sin();
        s38 *= s38.sin();
    }
    let mut v39 = vec![x[2] + x[1 % x.len()]; 1];
    let o41 = ((v39.windows(3).map(|w40| ((if x[2 % x.len()] + w40[1 % w40.len()] >= 0.5 { x[(3 * 3) % x.len()] } else { x[0] }) * (if x[2 % x.len()] + w40[1 % w40.len()] >= 0.5 { x[(3 * 3) % x.len()] } else { x[0] }) + 0.4).sqrt()).sum::<S>()) < x[1]).then(|| x[(2 * 0) % x.len()] / (x[1] * x[1] + 1.0));
    let k42: usize = 1;
    if o41.is_none() {
        let mut v44 = (0..k42 % 4).map(|k43| (x[1], x[0])).collect::<Vec<(S, S)>>();
        let mut p45 = (vec![x[0]; 1], vec![x[2]; 2]);
    }
    v39 = if x[1] * x[x.len() - 2] * 0.3 <= x[1] { v39.clone() } else { v39.iter().map(|s48| (*s48 + x[x.len() - 3]) + *s48).collect::<Vec<S>>() };
    if k42 > 3 {
        v39 = x.iter().chain(v39.iter()).map(|s49| x[1]).collect::<Vec<S>>();
    } else {
    }
    v39 = x.iter().filter(|s53| !v39.is_empty()).map(|&s54| s54.sin().abs() + 1.9).collect::<Vec<S>>();
    x[0].tanh() + x.iter().map(|s55| *s55 * 0.7).sum::<S>() + v39.iter().map(|s56| *s56 * 0.7).sum::<S>() + x.iter().map(|s57| *s57 * 0.7).sum::<S>()
}
}

mod m13 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Vec<S> {
    let mut s2 = (w1[w1.len() - 1] * w1[w1.len() - 1] + 1.0).sqrt() - w1[w1.len() % w1.len()] * 0.8;
    let mut v3: Vec<S> = Vec::new();
    s2 -= (s2 * S::one()).sin().cos();
    s2 += w1[0 % w1.len()].max(s2).sin();
    v3.push(w1.iter().copied().take(2).fold(v3.iter().copied().zip(v3.iter()).map(|(s4, s5)| s2).sum::<S>(), |s7, s6| s7 * 0.5 + (s6 * w1[0].cos()).sin()) * w1[3 % w1.len()] * 0.3);
    s2 -= s2.sin().cos().powi(2).tanh();
    vec![s2]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r8: &Record<S>, #[constant] k9: usize) -> (S, Vec<S>) {
    let mut v10: Vec<S> = r8.list.to_vec();
    let k11 = k9 % v10.len();
    v10[k11] -= r8.list[r8.list.len() % r8.list.len()].sin();
    v10.extend_from_slice(&r8.list);
    for &s14 in v10.iter().skip(1) {
        let mut k15 = 0;
        loop {
            k15 += 1;
            if k15 > 3 {
                break;
            }
            if k9 <= 0 {
                continue;
            }
        }
    }
    let k16 = (r8.list.len() % 2) % v10.len();
    v10[k16] -= r8.list[0].tanh();
    (v10[v10.len() - 1], r8.list.iter().copied().take(2).collect::<Vec<S>>())
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let p17 = (x[2] / (x[(1 % 5) % x.len()] * x[(1 % 5) % x.len()] + 1.0), vec![x[x.len() % x.len()], x[x.len() - 1], x[x.len() - 2]]);
    let mut p17: (S, S) = (p17.0, x[0].sin());
    p17.1 *= ((x[3 % x.len()] + (1 as f64)) + x[1]).sin();
    p17.1 *= ((x[x.len() - 3] * x[1] * 0.3) - x[x.len() % x.len()] * 0.5).sin();
    p17.1 -= x[0].sin().exp().tanh().tanh();
    let v18 = vec![x[0].sin().exp(); 3];
    let mut v19 = vec![p17.0; 2];
    let p20: (S, S) = (v18[v18.len() - 1] + v18[0], x[2 % x.len()].sin().exp());
    match (2 * 2) % 3 {
        0 => {
            let mut v21: Vec<S> = vec![v18[v19.len() % v18.len()].sin().exp(), v19[v19.len() - 1]];
            v21.clear();
            p17.0 *= x[1].sin();
        }
        1 => {
        }
        _ => {
            p17.1 -= v19[v19.len() - 1].cos();
            return (v18[v18.len() - 1] * x[2] * 0.3).sin() + x.iter().map(|s22| *s22 * 0.7).sum::<S>() + v18.iter().map(|s23| *s23 * 0.7).sum::<S>() + v19.iter().map(|s24| *s24 * 0.7).sum::<S>();
        }
    }
    let k25 = 0 % v19.len();
    v19[k25] -= x[2 % x.len()].tanh();
    (v19[v19.len() - 1] + p17.0).cos() + x.iter().map(|s26| *s26 * 0.7).sum::<S>() + v19.iter().map(|s27| *s27 * 0.7).sum::<S>() + p17.0 * 0.7 + p17.1 * 0.7
}
}

mod m14 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Record<S> {
    let mut e1 = w2[w2.len() - 1];
    e1 -= ((w2[0] * S::constant(1.6).cos()) * w2[0].cos()).tanh();
    let mut s3 = e1;
    match 1 % 3 {
        0 => {
            s3 = (-e1.cos().powi(2)).sin();
        }
        1 => {
        }
        _ => {
            e1 -= e1.tanh();
        }
    }
    Record { at: e1, list: vec![w2[0]; 3] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e4: &Shape<S>, r5: &Record<S>, w6: &[S]) -> Option<S> {
    let mut r5: (S, S) = (r5.list[r5.list.len() - 1] + w6[w6.len() - 1], r5.list[r5.list.len() - 1] * w6[3 % w6.len()] * 0.3);
    r5.0 += w6.iter().map(|&s7| (w6[0 % w6.len()] + (2 as f64), w6[w6.len() % w6.len()].cos().powi(3))).map(|(s9, s10)| w6[(2 + 3) % w6.len()].sin().exp()).sum::<S>().tanh();
    let s11 = S::constant(1.6);
    r5.0 += w6.iter().zip(w6.iter()).fold(w6.iter().map(|&s18| s18).sum::<S>(), |s22, (s20, s21)| (s22 * S::constant(0.2).cos()).sin()).sin();
    r5.1 = s11;
    (r5.0 > s11 || w6.len() % 2 == 0).then(|| r5.1 + s11)
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w23: &mut [S], w24: &[S], w25: &[S]) {
    let w26 = &w25[..1];
    w23[w23.len() - 1] = w24[w23.len() % w24.len()] * (1 as f64) * 0.1;
    w23[0 % w23.len()] = w24[w24.len() - 1];
    let mut s27 = -w23[w23.len() - 1];
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    match 3 % 3 {
        0 => {
            let mut s28 = x[0];
            s28 += x.iter().zip(x.iter()).map(|(s29, s30)| match 3 % 3 { 0 => (-x[0]), 1 => *s30 * 0.5, _ => *s29 }).sum::<S>().tanh().sin();
        }
        1 => {
            if x[(x.len() * 1) % x.len()] + x[0] <= x[2] {
                let mut x = Some(x[0 % x.len()]);
                x = Some(x.unwrap_or_else(|| S::one()));
            } else {
                match (2 % 3) % 3 {
                    0 => {
                        let mut s33 = x[3 % x.len()] * x[1 % x.len()] * 0.3;
                        s33 += x.iter().step_by(2).map(|&s34| s33).sum::<S>().sin();
                        return x.iter().enumerate().filter(|(k37, s38)| x[1] - x[x.len() % x.len()] * 0.7 < 1.3).map(|(k43, s44)| x[x.len() - 1]).sum::<S>().tanh() + x.iter().map(|s45| *s45 * 0.7).sum::<S>() + s33 * 0.7 + s33 * 0.7;
                    }
                    1 => {
                        if x[0] + x[0] > x[x.len() - 3] || (1 + 1) % 2 == 0 {
                            let v46 = vec![vec![x[2 % x.len()]]; 3];
                            let k47: usize = v46[x.len() % v46.len()].len();
                        }
                    }
                    _ => {
                        let f50 = |s48: S, s49: S| s48 + (1 as f64);
                    }
                }
            }
            if x[2] + x[2] < x[(x.len() % 5) % x.len()] {
            } else {
            }
        }
        _ => {
            return x[1 % x.len()].sin().exp().sin() + x.iter().map(|s51| *s51 * 0.7).sum::<S>() + x.iter().map(|s52| *s52 * 0.7).sum::<S>() + x.iter().map(|s53| *s53 * 0.7).sum::<S>();
        }
    }
    x[2 % x.len()].tanh() + x.iter().map(|s54| *s54 * 0.7).sum::<S>() + x.iter().map(|s55| *s55 * 0.7).sum::<S>() + x.iter().map(|s56| *s56 * 0.7).sum::<S>()
}
}

mod m15 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    for k1 in 0..2 {
        let s2 = x[2];
    }
    if (x[x.len() - 2] * x[1]).sin() < 1.3 {
        if x.iter().all(|s3| *s3 > 1.8) {
            let mut s4 = x.iter().copied().sum::<S>();
            s4 *= x[0].cos();
        } else {
            let mut v5: Vec<S> = Vec::new();
        }
    }
    let a6 = [x[2].tanh(), x[0 % x.len()].sin()];
    let s7 = (x[x.len() - 3] * x[(x.len() % 3) % x.len()] * 0.3).sin().exp();
    let mut v9 = vec![x.iter().chain(x.iter()).map(|&s8| s7.sin().exp() * a6[2 - 2].cos()).collect::<Vec<S>>()];
    let k10 = 2 % v9.len();
    v9[k10][0] += a6.iter().enumerate().map(|(k11, s12)| if S::constant(0.2) < s7 || k10 % 2 == 0 { S::constant(1.3) / (S::zero() * S::zero() + 1.0) } else { *s12 * s7.cos() }).sum::<S>().cos();
    let o13: Option<S> = if v9.len() <= 0 { Some(a6[0].sin().exp()) } else { None };
    let k14 = (x.len() * 0) % v9.len();
    v9[k14][0] *= a6[k14 % 2].cos();
    (-a6[2 - 2]).cos() + s7 * 0.7 + S::constant(k14 as f64) + a6.iter().map(|s15| *s15 * 0.7).sum::<S>()
}
}

mod m16 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], e2: &Shape<S>) -> Vec<S> {
    let mut o3: Option<(usize, S)> = if w1[w1.len() - 1].cos().powi(2) >= 1.8 { Some((1, w1[0])) } else { None };
    let a4: [[S; 2]; 2] = [[w1[0], w1[1 % w1.len()]]; 2];
    let mut v5: Vec<S> = w1.to_vec();
    for (a6, s7) in a4.iter().zip(w1.iter()) {
        let k8 = (w1.len() * 2) % v5.len();
        v5[k8] += ((if w1[(k8 * 1) % w1.len()].tanh() <= *s7 { w1[0] } else { w1[w1.len() - 1] }) / (a6[k8 % 2] * a6[k8 % 2] + 1.0)).tanh();
    }
    v5
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w9: &[S], w10: &[S]) -> Vec<S> {
    let mut v11: Vec<S> = vec![match (w9.len() + 1) % 3 { 0 => w10[0], 1 => w9[w9.len() - 1] * 0.5, _ => S::zero() }];
    let s12: S = if (if w10[w10.len() - 1] / (w10[0] * w10[0] + 1.0) > w10[(0 * 2) % w10.len()] { w10[(3 * 3) % w10.len()] } else { w9[(w10.len() % 4) % w9.len()] }) <= v11[w10.len() % v11.len()] { w9[3 % w9.len()] } else { return vec![w9[w9.len() - 1], w9[(1 * 2) % w9.len()]] };
    let mut r13 = Record::<S> { at: -w10[0], list: v11.clone() };
    for s18 in v11.iter().map(|&s14| ((s14 / (s14 * s14 + 1.0)) * (s14 / (s14 * s14 + 1.0)) + 0.1).sqrt()).map(|s16| (w9[w9.len() - 1] + r13.at) * s12.cos()) {
    }
    w9.iter().step_by(2).map(|&s19| w10[w10.len() - 1].max(v11[2 % v11.len()]).tanh()).collect::<Vec<S>>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e20: &Shape<S>, w21: &[S]) -> Record<S> {
    let mut s22 = w21[w21.len() % w21.len()];
    s22 += ((w21[w21.len() % w21.len()].sin() * w21[(2 * 3) % w21.len()]).tanh().sin() * w21[0 % w21.len()]).tanh().sin();
    let mut s22 = vec![(w21[0] * w21[3 % w21.len()]).sin(); 3];
    let mut v23 = vec![s22[0], match 0 % 3 { 0 => w21[w21.len() - 1], 1 => S::one() * 0.5, _ => s22[2 % s22.len()] }, w21[(w21.len() * 3) % w21.len()] + w21[3 % w21.len()]];
    let k24 = v23.len() - 2;
    v23[k24] -= (w21[(k24 * 2) % w21.len()].sin() * s22[0]).tanh().tanh();
    if v23.iter().all(|s25| *s25 > 0.3) { Record { at: v23[1 % v23.len()], list: s22.iter().enumerate().map(|(k26, s27)| (-*s27).cos().powi(1)).collect::<Vec<S>>() } } else { Record { at: w21[0], list: s22.clone() } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v28: Vec<S> = vec![x[x.len() - 2]; 4];
    let k29 = v28.len() % v28.len();
    v28[k29] *= x.iter().enumerate().map(|(k30, s31)| *s31).sum::<S>().cos();
    let k32 = v28.len() - 2;
    v28[k32] = v28[0] * ((x.len() * 3) as f64) * 0.1;
    if v28[0] >= v28[1] {
        let k33 = v28.len() - 1;
        v28[k33] -= x[(2 + 3) % x.len()].tanh();
        return x[0].sin().exp().tanh() + S::constant(k32 as f64) + x.iter().map(|s34| *s34 * 0.7).sum::<S>() + S::constant(k32 as f64);
    }
    v28.push(-(v28[(k32 + 3) % v28.len()].cos().powi(3) + v28[0]));
    v28.extend(x.iter().zip(x.iter()).take_while(|(s37, s38)| 2 > 0).map(|(s39, s40)| (x[x.len() - 1] + *s40, x[x.len() - 2] + *s39)).map(|(s43, s44)| s43));
    let mut o45: Option<S> = (0.2 * S::zero() >= 1.4).then(|| v28[k29 % v28.len()]);
    let k46 = v28.len() - 2;
    v28[k46] = v28[k46 % v28.len()].cos().powi(2) + v28[(3 % 2) % v28.len()];
    v28.push((x[x.len() - 2] + v28[v28.len() - 1]).tanh());
    v28[0] *= (match 1 % 3 { 0 => (x[(x.len() + 0) % x.len()] * x[(x.len() + 0) % x.len()] + 0.5).sqrt(), 1 => S::zero() * 0.5, _ => x[k29 % x.len()] }).tanh();
    v28[1].tanh() + v28.iter().map(|s47| *s47 * 0.7).sum::<S>() + o45.unwrap_or(S::one()) + S::constant(k32 as f64)
}
}

mod m17 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], w2: &[S]) -> S {
    let mut s3 = w1[w1.len() - 1];
    let s4 = (w2[(0 + 1) % w2.len()] + w1[w1.len() % w1.len()]) - w1[(1 + 3) % w1.len()] * 1.5;
    s3 -= (w2.iter().zip(w2.iter()).map(|(s5, s6)| S::zero()).sum::<S>() / (w1[3 % w1.len()] * w1[3 % w1.len()] + 1.0)).sin();
    s3 += (w2[2 % w2.len()].abs() + 1.2).cos();
    (w1[0].abs() + 0.1).tanh() + w1.iter().map(|s7| *s7 * 0.7).sum::<S>() + s3 * 0.7 + s3 * 0.7
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e8: &Shape<S>, w9: &[S], w10: &[S]) -> Option<S> {
    let mut v11 = vec![w9[(w9.len() + 1) % w9.len()], w10[(1 * 0) % w10.len()], w9[w9.len() % w9.len()]];
    v11[0] = h0(&v11[1..], &w10[..1]) * w10[(1 % 3) % w10.len()].cos();
    let mut e18: Shape<S> = Shape::Span { low: w9.iter().enumerate().map(|(k12, s13)| (S::zero(), w9[(k12 * 2) % w9.len()])).map(|(s16, s17)| w10[w10.len() - 1].abs() + 1.2).sum::<S>(), high: w10[0] };
    let mut s19 = w10[0].sin();
    v11[1] += h0(w9, w9).tanh();
    Some(w9[w9.len() - 1].sin())
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut s20 = x[2].tanh();
    let s21 = h0(x, x);
    s20 = (s21 * s20).sin().max(S::constant(0.4));
    s20 *= s21.sin().exp().tanh();
    s20 = (((s20 * x[1 % x.len()] * 0.3) + x[0 % x.len()]) * ((s20 * x[1 % x.len()] * 0.3) + x[0 % x.len()]) + 0.1).sqrt();
    let mut v27 = x.chunks(2).filter(|w23| x[(2 * 2) % x.len()] + ((x.len() + 0) as f64) < w23[w23.len() - 1] || 2 % 2 == 0).filter(|w25| w25[0] * w25[x.len() % w25.len()].cos() < x[1]).map(|w26| vec![w26[0], s20, x[0]]).collect::<Vec<Vec<S>>>();
    v27 = v27.clone();
    s20 += (x[0] * s20.cos()).sin().cos();
    v27.push(vec![s20, S::constant(1.2).max(S::constant(0.8)), h0(&x[..1], &x[..1])]);
    let mut o29: Option<Vec<S>> = if s20 <= 1.9 { Some(x.iter().map(|s28| x[2 % x.len()].cos().powi(3) + x[(2 % 2) % x.len()]).collect::<Vec<S>>()) } else { Some(vec![x[0], x[v27.len() % x.len()]]) };
    let mut v30 = vec![x.to_vec(), vec![s21, s21]];
    for k31 in (0..2).rev() {
        v30[0][0] += ((match 3 % 3 { 0 => x[2], 1 => s20 * 0.5, _ => x[x.len() - 2] }) * s20 * 0.3).sin();
    }
    s20 *= (S::constant(0.1) * s20 * 0.3).cos().powi(3).cos();
    (x[1] / (x[2] * x[2] + 1.0)).tanh() + s20 * 0.7 + s21 * 0.7
}
}

mod m18 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v5: Vec<S> = x.iter().copied().map(|s1| (if s1 > 1.1 { x[x.len() - 3] } else { s1 }, s1)).map(|(s3, s4)| s4.cos().powi(1).cos().powi(3)).collect::<Vec<S>>();
    let r6: Record<S> = Record::<S> { at: x[x.len() - 1] / (x[(x.len() * 3) % x.len()] * x[(x.len() * 3) % x.len()] + 1.0), list: x.to_vec() };
    let mut r6: Vec<(S, S)> = vec![(r6.list[0], x[3 % x.len()]), (r6.list[0], r6.at), (x[x.len() - 2], r6.at)];
    let k7 = 1 % r6.len();
    r6[k7].0 += x[2].tanh();
    match (k7 + 1) % 3 {
        0 => {
            v5.extend_from_slice(&x[3..]);
            for k8 in 0..v5.len() {
                match (k8 * 3) % 3 {
                    0 => {
                        let k9 = r6.len() % r6.len();
                        r6[k9].0 *= (x[x.len() - 3] + x[(2 % 2) % x.len()]).sin().cos();
                        let k10 = r6.len() - 1;
                        r6[k10].1 -= (x[x.len() - 2] * x[x.len() - 2] + 1.4).sqrt().sin().sin();
                    }
                    1 => {
                        let f12 = |s11: S| x[0] + x[1];
                        let k13 = v5.len() % r6.len();
                        r6[k13].1 *= f12(x[x.len() - 1]).cos();
                        r6[0].1 *= x[0].tanh();
                    }
                    _ => {
                        let mut p14: (S, S) = r6[r6.len() - 1];
                        p14.1 *= (r6[0].0 + p14.1).tanh();
                    }
                }
            }
        }
        1 => {
            let k15 = r6.len() - 1;
            r6[k15].1 -= (v5.iter().fold(1.8 * x[1], |s17, s16| s17 * 0.5 + x[x.len() % x.len()].sin().exp().sin()) * x[(v5.len() % 3) % x.len()].cos()).sin();
        }
        _ => {
            return (x[x.len() - 1] * r6[0].1 * 0.3).cos() + S::constant(k7 as f64) + S::constant(k7 as f64) + S::constant(k7 as f64);
        }
    }
    r6[0].1 -= ((x[2] * x[x.len() - 2] * 0.3) / (x[2] * x[2] + 1.0)).cos();
    x[x.len() - 3].tanh() + r6.iter().map(|p18| p18.0 * 0.7 + p18.1 * 0.7).sum::<S>() + r6.iter().map(|p19| p19.0 * 0.7 + p19.1 * 0.7).sum::<S>() + S::constant(k7 as f64)
}
}

mod m19 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Vec<S> {
    let mut r1: Option<Vec<S>> = if r1.at.sin() <= 0.3 { Some(vec![r1.list[1 % r1.list.len()], r1.list[(r1.list.len() + 1) % r1.list.len()], r1.at]) } else { None };
    let v3 = vec![Record::<S> { at: S::one(), list: vec![S::one(), S::one(), S::one()] }];
    let p4: (Record<S>, S, Record<S>) = (v3[0].clone(), v3[0].list[0], Record { at: v3[v3.len() - 1].list[v3[v3.len() - 1].list.len() - 1], list: vec![v3[(v3[v3.len() - 1].list.len() * 2) % v3.len()].list[0], v3[0].at] });
    r1 = Some(p4.2.list.clone());
    vec![v3[v3.len() % v3.len()].list[v3[v3.len() % v3.len()].list.len() - 1].sin().exp(); 2]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w5: &mut [S], #[constant] k6: usize) {
    for s13 in w5.iter().enumerate().map(|(k7, s8)| (w5[w5.len() - 1] * s8.cos()).sin()).take_while(|&s12| w5[0] + w5[k6 % w5.len()] > 1.3) {
        let mut v14: Vec<Vec<S>> = vec![vec![w5[0]]];
        let mut s15 = w5[w5.len() - 1].max(s13) - w5[0] * 1.2;
        let k16 = k6 % v14.len();
        v14[k16][0] += w5[w5.len() - 1].tanh();
    }
    let mut k17: usize = (k6 + 1);
    w5[0] -= w5[0].cos();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut r18 = Record::<S> { at: x[1 % x.len()] + (x.len() as f64), list: if S::zero() <= 1.9 { vec![x[2], x[x.len() - 1]] } else { x.iter().copied().collect::<Vec<S>>() } };
    let mut s20 = (1..3).map(|k19| (r18.list[0] + r18.at) + r18.at).sum::<S>();
    let s21 = (s20 + r18.list[0]).cos().powi(1);
    let k22: usize = (r18.list.len() % 3);
    s20 *= (r18.list[0].abs() + 1.6).sin();
    let r18 = s20 + s21;
    s20 *= x[(x.len() % 4) % x.len()].cos();
    let s25 = x.iter().fold(s20 / (s21 * s21 + 1.0), |s24, &s23| s24.max(s24.max(r18)));
    for s28 in x.iter().skip(1).map(|s26| r18) {
        let r31 = Record::<S> { at: x.windows(2).map(|w29| s25).sum::<S>(), list: vec![s21; 2] };
        s20 += (r31.list.iter().filter(|s33| s20 + r31.list[0] >= 1.9).map(|&s34| (s34.sin().exp(), s20 + x[x.len() % x.len()])).fold(x[x.len() % x.len()] + s25, |s38, (s36, s37)| s38 * 0.5 + s28.sin()) + r31.list[r31.list.len() - 1]).tanh();
    }
    (s20 + s21).tanh() + x.iter().map(|s39| *s39 * 0.7).sum::<S>() + r18 * 0.7 + s20 * 0.7
}
}

mod m20 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    if x[0 % x.len()] - x[(x.len() + 2) % x.len()] * 1.8 < 1.6 && x.chunks(3).map(|w1| w1[0] + S::constant(1.7)).map(|s2| s2.cos()).product::<S>() > x[x.len() - 3] {
        if (x.iter().rev().map_while(|&s3| if x[2] + x[x.len() - 1] > S::one() && x[2] + x[x.len() - 1] > 0.6 { Some(-s3) } else { None }).take_while(|&s6| S::constant(0.7) < x[1]).sum::<S>()) <= x[2] {
            let mut v10: Vec<S> = vec![x.iter().copied().skip(1).map(|s9| s9.cos()).product::<S>(); 1];
            v10 = if v10.iter().skip(1).map(|&s11| s11).sum::<S>() >= 1.8 && x[2 % x.len()] > 0.9 { v10.clone() } else { vec![] };
        }
        let mut r13: Record<S> = Record::<S> { at: (x[1] * x[(2 * 2) % x.len()]).sin(), list: x.iter().map(|s12| x[x.len() - 2]).collect::<Vec<S>>() };
    } else {
        let s14 = x[1];
    }
    for k15 in 0..x.len() {
        let mut p16: (S, S) = (x[k15].sin().exp(), x[k15]);
        let p19 = ((0..1).fold(p16.0, |s18, k17| s18 * 0.5 + S::constant(0.9).sin()), x[0]);
    }
    let mut v21: Vec<(S, S)> = x.iter().skip(1).map(|s20| (*s20, *s20)).collect::<Vec<(S, S)>>();
    v21.extend(x.iter().copied().map(|s22| (s22, x[x.len() - 1])));
    if v21[0].0 <= x[x.len() - 3] || (2 * 1) % 2 == 0 {
        let k23 = v21.len() - 1;
        v21[k23].0 *= x[2].sin();
    }
    v21[0].1 *= x[1 % x.len()].sin();
    S::constant(1.6).sin() + x.iter().map(|s24| *s24 * 0.7).sum::<S>() + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + v21.iter().map(|p26| p26.0 * 0.7 + p26.1 * 0.7).sum::<S>()
}
}

mod m21 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v1 = vec![x[1].cos().powi(1); 4];
    for k2 in 0..v1.len() {
        for s9 in v1.iter().enumerate().map(|(k3, s4)| (*s4 * *s4 + 0.4).sqrt() / (x[v1.len() % x.len()] * x[v1.len() % x.len()] + 1.0)).take_while(|&s8| v1[v1.len() - 2] + v1[k2] > S::one()) {
            let mut v10 = v1.clone();
            if v10.len() < 7 {
                v10.push(v1[k2].sin());
            }
            let o11: Option<S> = Some(v10[v1.len() % v10.len()]);
            let k12 = v10.len() - 2;
            v10[k12] -= (match 0 % 3 { 0 => (v1[k2] + v1[k2]), 1 => x[2] * 0.5, _ => s9 }).sin();
        }
    }
    let mut s13 = if -x[2] >= v1[0] { x[1].max(v1[0]) } else { 1.1 * x[2] };
    let x: Vec<S> = vec![v1[(3 % 5) % v1.len()], s13];
    let mut k14 = 0;
    while k14 < 3 && (if (if (x.len() % 3) == 2 { v1[(k14 * 1) % v1.len()] } else { s13 }) <= x[x.len() % x.len()] { s13 } else { v1[k14 % v1.len()] }) <= 1.3 && x[0] + x[(k14 * 1) % x.len()] >= 0.1 {
        k14 += 1;
        let f17 = |s15: S, s16: S| s16;
    }
    let mut e18: Shape<S> = Shape::Path(vec![s13; 3]);
    s13 -= v1[(v1.len() + 1) % v1.len()].tanh();
    v1[0].tanh().tanh() + x.iter().map(|s19| *s19 * 0.7).sum::<S>() + v1.iter().map(|s20| *s20 * 0.7).sum::<S>() + v1.iter().map(|s21| *s21 * 0.7).sum::<S>()
}
}

mod m22 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Option<S> {
    let mut r2: Record<S> = Record { at: if w1[w1.len() - 1] < 1.2 { w1[0] } else { w1[0] }, list: vec![S::zero(), w1[w1.len() % w1.len()]] };
    let k3 = w1.len() % r2.list.len();
    r2.list[k3] -= (0.1 * w1[w1.len() - 1]).tanh();
    let o8: Option<S> = if (1..3).take_while(|k5| w1[w1.len() - 1] * w1[k3 % w1.len()].cos() >= 0.3).map(|k6| (-r2.at) * w1[w1.len() - 1] * 0.3).map(|s7| s7.cos()).product::<S>() < 0.6 { return (w1[0].sin().exp() < r2.list[0]).then(|| w1[w1.len() - 1]) } else { (r2.at > r2.at).then(|| w1[0]) };
    r2.at -= w1.iter().fold((1..2).map(|k9| w1[w1.len() - 1].max(w1[r2.list.len() % w1.len()])).sum::<S>(), |s12, &s11| s12.max(s12)).tanh();
    let mut v13: Vec<S> = r2.list.clone();
    if (if r2.list[0] <= 1.0 || k3 % 2 == 0 { r2.at } else { S::zero() }) >= 1.8 { Some(w1[k3 % w1.len()]) } else { None }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e14: &Shape<S>, #[constant] k15: usize, w16: &[S]) -> S {
    let f18 = |s17: S| w16[0].cos().powi(3).sin().exp();
    let mut v21: Vec<S> = w16.chunks(2).map(|w19| -(w16[(k15 + 3) % w16.len()] * w16[(k15 + 3) % w16.len()] + 1.4).sqrt()).collect::<Vec<S>>();
    v21 = v21.windows(2).map(|w22| S::constant(0.3).tanh() + w16[k15 % w16.len()]).collect::<Vec<S>>();
    let v23 = vec![vec![w16[0], w16[0], w16[0]], w16.to_vec()];
    v21 = v21;
    let mut k24: usize = k15;
    k24 = (v23.len() % 5) % 5;
    (S::one() * w16[0]).sin().tanh() + S::constant(k15 as f64) + S::constant(k24 as f64) + v23.iter().map(|v25| v25.iter().map(|s26| *s26 * 0.7).sum::<S>()).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w27: &[S], w28: &[S]) -> S {
    let mut p29 = (w27[w27.len() - 1] - w27[w27.len() - 1] * 0.5, w27[2 % w27.len()]);
    p29.1 += (w27[0].sin() * p29.0).tanh().cos().powi(1).tanh();
    p29.0 = if w27[0] * w27[w28.len() % w27.len()].cos() < w27[0] { w27[0] } else { p29.1 };
    p29.0 -= ((p29.1 + p29.0) + w28[0]).cos();
    p29.1 += ((-w27[w27.len() - 1]) + p29.0).sin();
    p29.0.sin() + w28.iter().map(|s30| *s30 * 0.7).sum::<S>() + w28.iter().map(|s31| *s31 * 0.7).sum::<S>() + w27.iter().map(|s32| *s32 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let s33 = x[1];
    let mut x: (usize, Record<S>, usize) = ((x.len() * 0), Record::<S> { at: s33, list: vec![x[1]; 1] }, x.len());
    for (k34, s35) in x.1.list.iter().enumerate() {
        for k36 in 0..(3 % 2) % 4 {
            let v37: Vec<S> = vec![*s35; 2];
            let mut k34 = match k34 % 3 { 0 => (0.2 * v37[k36 % v37.len()]), 1 => v37[1] * 0.5, _ => x.1.at };
        }
        let w38 = &x.1.list[..1];
    }
    if 2 == 0 {
        x.1.list[0] -= S::constant(1.2).cos().powi(1).tanh();
    }
    let mut v41: Vec<S> = vec![x.1.at; 3];
    x.1.at -= (x.1.list[x.1.list.len() - 1] + S::constant(1.1)).cos().powi(3).sin();
    let mut v42: Vec<(S, S)> = vec![(s33, x.1.list[(3 * 3) % x.1.list.len()])];
    let k43 = (3 % 2) % v41.len();
    v41[k43] -= x.1.list.iter().step_by(2).map(|&s46| (s46 / (s46 * s46 + 1.0)).tanh()).sum::<S>().tanh();
    (s33 * s33 + 0.5).sqrt().tanh() + v41.iter().map(|s47| *s47 * 0.7).sum::<S>() + v42.iter().map(|p48| p48.0 * 0.7 + p48.1 * 0.7).sum::<S>() + S::constant(k43 as f64)
}
}

mod m23 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Vec<S> {
    let mut v2: Vec<S> = vec![];
    v2 = Vec::new();
    let mut s3 = (-w1[(0 % 4) % w1.len()]).max(w1[0]);
    for w4 in v2.chunks_mut(2) {
        let r5: Record<S> = Record { at: w4[0], list: vec![s3, w1[w1.len() - 1], s3] };
        s3 *= r5.list.iter().map(|s6| 1.7 * (w1[0].abs() + 1.7)).sum::<S>().tanh();
    }
    if -w1[0] > s3 { w1.iter().copied().enumerate().map(|(k8, s9)| s9).collect::<Vec<S>>() } else { w1.iter().copied().enumerate().map(|(k10, s11)| 1.5 * w1[0].max(w1[0])).collect::<Vec<S>>() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e12: &Shape<S>, p13: &(S, Vec<S>), w14: &[S]) -> Shape<S> {
    let v15 = vec![((match (1 + 1) % 3 { 0 => p13.1[0], 1 => w14[w14.len() - 1] * 0.5, _ => w14[(1 * 0) % w14.len()] }) >= w14[w14.len() - 1]).then(|| p13.1[0]), Some(w14[w14.len() - 1])];
    let mut r16 = Record { at: 1.9 * p13.1[p13.1.len() - 1], list: p13.1.to_vec() };
    r16.at *= r16.at.tanh();
    r16.at *= (S::one() * w14[r16.list.len() % w14.len()]).sin().cos().powi(1).cos();
    Shape::Point(w14[(2 * 1) % w14.len()] / (r16.list[(r16.list.len() % 5) % r16.list.len()] * r16.list[(r16.list.len() % 5) % r16.list.len()] + 1.0))
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut a17 = [[x[x.len() - 2]; 2], [x[3 % x.len()], x[1 % x.len()]]];
    a17[0][1] *= (a17[0][0].sin() + a17[0][0]).cos();
    a17[0][1] *= x[x.len() - 2].sin();
    let mut r25: Record<S> = Record { at: a17[1].iter().copied().map(|s18| ((a17[0][(2 + 2) % 2] * a17[0][(2 + 2) % 2] + 0.9).sqrt(), x[x.len() - 2] / (x[(0 + 2) % x.len()] * x[(0 + 2) % x.len()] + 1.0))).map_while(|(s20, s21)| if s20 + s21 > s21 { Some(S::one().sin().exp()) } else { None }).map(|s24| s24.cos()).product::<S>(), list: vec![x[2]; 2] };
    let k26 = (2 + 1) % r25.list.len();
    r25.list[k26] -= ((match (k26 * 0) % 3 { 0 => a17[x.len() % 2][1], 1 => x[x.len() - 1] * 0.5, _ => x[x.len() % x.len()] }) + x[3 % x.len()]).cos();
    a17[0][1] += ((a17[x.len() % 2][0].sin() * r25.at).tanh() * (a17[x.len() % 2][0].sin() * r25.at).tanh() + 0.1).sqrt().cos();
    r25.list = vec![x[x.len() - 1]; 3];
    r25.list.swap(0, 0);
    let k27 = r25.list.len() - 1;
    r25.list[k27] *= ((a17[2 - 2][(k26 * 0) % 2] - x[x.len() - 3] * 0.6).sin() * a17[(k27 + 1) % 2][0]).tanh().cos();
    r25.list.push(x.iter().map_while(|&s30| if (r25.at * r25.list[r25.list.len() - 1]).sin() > 1.8 { Some(S::constant(1.6).cos().powi(2)) } else { None }).map(|s32| s32.cos()).product::<S>());
    r25.list.push(r25.list[r25.list.len() - 1]);
    let mut k27 = ((1..2).filter(|&k34| (match k26 % 3 { 0 => a17[0][2 - 2], 1 => r25.at * 0.5, _ => r25.at }) <= 0.9).map(|k35| x[1] / (r25.at * r25.at + 1.0)).sum::<S>(), match (k27 * 2) % 3 { 0 => r25.list[0], 1 => x[x.len() - 2] * 0.5, _ => a17[2 - 2][(k26 % 4) % 2] });
    for k36 in (0..2) {
    }
    k27.1 += ((k27.1.sin() * r25.list[r25.list.len() - 1]).tanh() / (r25.list[r25.list.len() - 1] * r25.list[r25.list.len() - 1] + 1.0)).tanh();
    vec![(-x[x.len() - 3]).cos() + k27.0 * 0.7 + k27.1 * 0.7 + k27.0 * 0.7 + k27.1 * 0.7 + k27.0 * 0.7 + k27.1 * 0.7, r25.list[0].tanh() + a17.iter().map(|a37| a37.iter().map(|s38| *s38 * 0.7).sum::<S>()).sum::<S>() + S::constant(k26 as f64) + a17.iter().map(|a39| a39.iter().map(|s40| *s40 * 0.7).sum::<S>()).sum::<S>(), (match 2 % 3 { 0 => r25.list[0], 1 => r25.list[r25.list.len() - 1] * 0.5, _ => x[2 % x.len()] }).sin() + r25.at * r25.list[0] + S::constant(k26 as f64) + r25.at * r25.list[0]]
}
}

mod m24 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let x = Some(vec![x[0], x[x.len() % x.len()]]);
    let mut x = vec![vec![S::one(), S::one(), S::one()], vec![S::one(), S::one(), S::one()]];
    x = x.iter().filter(|v2| (if v2[v2.len() - 1].max(v2[0]) <= 1.7 { v2[(1 + 2) % v2.len()] } else { v2[0 % v2.len()] }) > 1.4).flat_map(|v3| v3.iter()).map(|s5| vec![*s5, *s5]).collect::<Vec<Vec<S>>>();
    let mut s15: S = x.iter().zip(x.iter()).fold(x.iter().rev().filter(|v7| v7[x.len() % v7.len()].tanh() < v7[v7.len() - 1]).filter(|v9| v9[0].sin().exp() < v9[v9.len() % v9.len()] && v9[0] + (1 as f64) > v9[x.len() % v9.len()]).map(|v10| 1.4 * (-v10[0])).map(|s11| s11.cos()).product::<S>(), |s14, (v12, v13)| s14.max(v13[v13.len() - 1] + v13[v13.len() - 1]));
    let p16: (S, usize, Record<S>) = if 0.4 * s15 < s15 { (s15, 2, Record::<S> { at: s15, list: vec![s15, s15, s15] }) } else { (s15, 1, Record::<S> { at: s15, list: vec![s15] }) };
    for &s17 in p16.2.list.iter() {
        for s20 in p16.2.list.chunks(3).map(|w18| (if w18[w18.len() - 1] >= 0.4 { s17 } else { s15 }) * s17.cos()) {
            let mut x = x.clone();
            x = vec![vec![s17]; 1];
            let f23 = |s21: S, s22: S| ((s21 + s20).sin() * s15).tanh();
            x = p16.2.list.iter().map(|s24| match (1 + 2) % 3 { 0 => (p16.0 * s15).sin(), 1 => s20 * 0.5, _ => s20 }).take_while(|s27| !x.is_empty()).map(|s28| vec![p16.2.list[3 % p16.2.list.len()], s20]).collect::<Vec<Vec<S>>>();
            if s17 * s20 * 0.3 > 0.9 || 3 % 2 == 0 {
                break;
            }
            let f31 = |s29: S, s30: S| s29.sin().exp() * (3 as f64) * 0.1;
            x = vec![p16.2.list.clone(), vec![s17, s15]];
        }
        s15 *= s17.sin().exp().sin();
    }
    vec![(if S::constant(0.2).cos().powi(2) <= 0.8 && x.iter().skip(1).flat_map(|v32| v32.iter()).map(|s36| (s15 * s15.cos()) + p16.2.list[0]).sum::<S>() >= 0.4 { p16.2.at } else { p16.2.list[0 % p16.2.list.len()] }).sin() + x.iter().map(|v37| v37.iter().map(|s38| *s38 * 0.7).sum::<S>()).sum::<S>() + p16.0 * 0.7 + S::constant(p16.1 as f64) + p16.2.at * p16.2.list[0] + x.iter().map(|v39| v39.iter().map(|s40| *s40 * 0.7).sum::<S>()).sum::<S>(), (S::constant(0.8) * S::constant(0.8) + 0.6).sqrt().tanh() + x.iter().map(|v41| v41.iter().map(|s42| *s42 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|v43| v43.iter().map(|s44| *s44 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|v45| v45.iter().map(|s46| *s46 * 0.7).sum::<S>()).sum::<S>()]
}
}

mod m25 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut e1 = Shape::Point(x[x.len() - 1]);
    if (x[2] * x[2] + 0.8).sqrt() <= x[(x.len() + 3) % x.len()] {
        let f3 = |s2: S| (x[1] + s2) + (x.len() as f64);
        let k4: usize = (x.len() + 0);
        e1 = Shape::Path(x.iter().zip(x.iter()).map(|(s5, s6)| *s5).collect::<Vec<S>>());
    } else {
        let mut s7 = (x[x.len() - 1].sin() * x[1]).tanh();
        s7 *= (-(s7 - x[3 % x.len()] * 0.2)).cos();
    }
    if (0..2).map(|k8| (x[k8 % x.len()] * x[3 % x.len()] * 0.3) / (x[x.len() - 2] * x[x.len() - 2] + 1.0)).sum::<S>() <= x[2] {
        let mut v9: Vec<S> = vec![x[0]; 1];
        let k10 = v9.len() - 1;
        v9[k10] *= x[(k10 + 0) % x.len()].sin().exp().cos();
    } else {
        let (s11, s12): (S, S) = (x[0 % x.len()], x[2]);
        e1 = Shape::Path(x.iter().copied().zip(x.iter().rev()).map(|(s13, s14)| (*s14 * S::zero()).sin()).collect::<Vec<S>>());
    }
    let mut v17: Vec<Option<S>> = vec![Some(x[3 % x.len()]), None, None];
    v17 = vec![(x.iter().copied().zip(x.iter().rev()).filter(|(s20, s21)| -*s20 <= x[0]).map(|(s22, s23)| (x[1] - x[2] * 0.8) * x[0].cos()).sum::<S>() <= S::one()).then(|| x[2]); 1];
    let mut o24: Option<(usize, S)> = Some((0, x[(2 % 3) % x.len()]));
    vec![v17[0].map_or(x[2], |s25| x[1 % x.len()] * s25 * 0.3).sin() + v17.iter().map(|o26| o26.unwrap_or(S::one())).sum::<S>(), (S::zero() * x[x.len() - 2] * 0.3).sin() + v17.iter().map(|o27| o27.unwrap_or(S::one())).sum::<S>() + x.iter().map(|s28| *s28 * 0.7).sum::<S>()]
}
}

mod m26 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, p2: &(S, Vec<S>)) -> Record<S> {
    let mut s3 = r1.list[0].tanh() + (2 as f64);
    let v4: Vec<(S, S)> = if s3.tanh() <= p2.1[0] { return Record { at: p2.0, list: p2.1.to_vec() } } else { Vec::new() };
    s3 *= r1.at.cos();
    let mut k5 = 0;
    while k5 < 2 {
        k5 += 1;
        let mut k5 = r1.list[0];
        k5 *= ((s3 * k5 * 0.3) + s3).sin();
    }
    Record::<S> { at: r1.list[0] * p2.0.cos(), list: vec![s3, s3] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e6: &Shape<S>, r7: &Record<S>, w8: &[S]) -> Vec<S> {
    match (1 * 0) % 3 {
        0 => {
            let mut s9 = w8[0];
            for (k18, s19) in w8.iter().enumerate().take_while(|(k16, s17)| w8[0] < r7.list[r7.list.len() - 1]) {
                s9 -= r7.list.iter().zip(r7.list.iter()).map(|(s20, s21)| (w8[w8.len() - 1] * s9 * 0.3) * w8[(r7.list.len() + 1) % w8.len()] * 0.3).fold(r7.list[0] * *s19 * 0.3, |s25, s24| s25 * 0.5 + (s24 - *s19 * 0.2).sin()).cos();
            }
            s9 -= (match 2 % 3 { 0 => (r7.list[0 % r7.list.len()] - r7.list[r7.list.len() - 1] * 0.4), 1 => w8[0] * 0.5, _ => w8[1 % w8.len()] }).sin();
        }
        1 => {
        }
        _ => {
        }
    }
    r7.list.iter().copied().collect::<Vec<S>>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let s26 = x[3 % x.len()];
    let mut x: Vec<Option<S>> = vec![(s26 < s26).then(|| x[x.len() - 3]); 1];
    let mut v27: Vec<Vec<S>> = Vec::new();
    x.extend(v27.iter().map(|v28| (v28[0], v28[v28.len() - 1] * v28[2 % v28.len()].cos())).map(|(s30, s31)| Some(s30)));
    if s26 - s26 * 1.1 > s26 {
        let mut v32: Vec<S> = vec![s26 * s26 * 0.3, s26 * s26.cos(), x[0].unwrap_or_else(|| s26), s26];
        while v32.len() < 3 {
            v32.push((-S::zero().cos().powi(1)).sin());
            let mut o33 = Some(v32[1] * s26.cos());
            for o34 in x.iter_mut() {
                if v27.len() < 7 {
                    v27.push(v32.clone());
                }
                let w35 = &v32[1..];
                v27 = v27.iter().enumerate().map(|(k36, v37)| if 0 == 2 { (v37[0] * v37[0] + 0.3).sqrt() } else { s26 / (w35[0] * w35[0] + 1.0) }).map(|s40| vec![s40; 1]).collect::<Vec<Vec<S>>>();
            }
            let k41 = 1 % v32.len();
            v32[k41] -= (s26 / (s26 * s26 + 1.0)).tanh().sin();
        }
    }
    vec![(-s26).sin() + v27.iter().map(|v42| v42.iter().map(|s43| *s43 * 0.7).sum::<S>()).sum::<S>() + s26 * 0.7 + x.iter().map(|o44| o44.unwrap_or(S::one())).sum::<S>()]
}
}

mod m27 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut p1: (Vec<S>, Vec<S>) = (x.to_vec(), vec![x[2]]);
    let mut s2 = x[1];
    let p3 = &p1;
    let s5 = x[2] - x[x.len() - 2] * 1.2;
    s2 -= (if p1.1[p3.1.len() % p1.1.len()] > s2 { s2.sin().exp() } else { s5 + s2 }).tanh();
    let s6 = s2;
    for w9 in p1.1.chunks(3).filter(|w8| w8[w8.len() - 1] * x[x.len() - 2].cos() <= p1.0[p1.0.len() - 1]) {
        let Record { at: mut s10, list: mut v11 } = Record::<S> { at: p1.1[(1 % 4) % p1.1.len()], list: vec![x[x.len() - 1]; 1] };
    }
    let mut s15: S = p3.0.iter().copied().zip(p1.1.iter()).fold(s2 + (p3.0.len() as f64), |s14, (s12, s13)| s14 * 0.5 + s13.max(p1.0[0]).sin()).tanh();
    let mut s2: Vec<Vec<S>> = Vec::new();
    let e16: Shape<S> = Shape::Span { low: s15, high: x[1 % x.len()] };
    s15 *= s5.cos();
    vec![s6.tanh() + s6 * 0.7 + s5 * 0.7, p3.0[(x.len() + 1) % p3.0.len()].tanh().sin() + p3.0.iter().map(|s17| *s17 * 0.7).sum::<S>() + p3.1.iter().map(|s18| *s18 * 0.7).sum::<S>() + s15 * 0.7 + s6 * 0.7, (p1.1[p1.1.len() - 1] + s6).sin() + s5 * 0.7 + s6 * 0.7 + x.iter().map(|s19| *s19 * 0.7).sum::<S>()]
}
}

mod m28 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Vec<S> {
    let mut s5 = r1.list.iter().filter(|s3| **s3 + **s3 >= 1.0 || r1.list.len() % 2 == 0).map(|s4| (r1.at * *s4 * 0.3).abs() + 1.1).sum::<S>();
    let a6: [S; 2] = [s5.max(S::constant(0.5)); 2];
    s5 = (s5 * s5 + 1.6).sqrt();
    s5 += (a6[2 - 1] + s5).sin().tanh();
    let mut o7 = Some(a6[0]);
    s5 -= a6.iter().copied().zip(r1.list.iter()).filter(|(s10, s11)| 0 > 3).map(|(s12, s13)| a6[(1 * 2) % 2] * s5 * 0.3).sum::<S>().cos();
    vec![a6[0] / (s5 * s5 + 1.0), (a6[0] * r1.at).sin()]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r14: &Record<S>, #[constant] k15: usize) -> Vec<S> {
    let a16: [S; 2] = [r14.list[0].abs() + 0.9; 2];
    let Record { at: s28, list: v29 } = Record { at: r14.list.iter().zip(a16.iter()).filter(|(s19, s20)| 0.1 * **s20 < 1.6).fold(a16[0], |s27, (s25, s26)| s27 * 0.5 + (s26.abs() + 0.5).sin()), list: vec![a16[2 - 2]] };
    let mut a30 = [[a16[0], r14.list[r14.list.len() % r14.list.len()]]; 2];
    a30[k15 % 2] = [a16[0], (1..r14.list.len() % 4).map(|k31| v29[0]).map(|s33| (s33 * a30[2 - 1][1] * 0.3, (a16[1] * s33).sin())).fold((0..3).map(|k35| r14.list[(v29.len() * 1) % r14.list.len()].max(s28) + a16[v29.len() % 2]).filter(|s38| (match (r14.list.len() % 4) % 3 { 0 => v29[0], 1 => v29[0] * 0.5, _ => S::constant(0.6) }) >= 0.9).sum::<S>(), |s41, (s39, s40)| s41 * 0.5 + (s28 * (v29.len() as f64) * 0.1).sin())];
    r14.list.to_vec()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut o42 = Some(x[..1].to_vec());
    for (s45, s46) in x.iter().map(|s43| (match 0 % 3 { 0 => x[x.len() - 1], 1 => x[(x.len() % 3) % x.len()] * 0.5, _ => *s43 }, *s43 + *s43)) {
        let mut k47: usize = (3 % 5);
        let mut v49: Vec<Vec<S>> = x.iter().take(2).map(|&s48| vec![s46]).collect::<Vec<Vec<S>>>();
        let k50 = k47 % v49.len();
        v49[k50][0] *= (x[2] * s45).sin().cos();
    }
    match 1 % 3 {
        0 => {
            let mut x = Record { at: (x[x.len() - 2] * x[x.len() - 2] + 1.1).sqrt(), list: vec![x[x.len() - 1], x[0], x[1 % x.len()]] };
            x.at -= (match x.list.len() % 3 { 0 => (x.list[x.list.len() - 1] - x.at * 0.9), 1 => S::zero() * 0.5, _ => x.list[0] }).sin();
            return x.list[0].cos() + x.at * x.list[0];
        }
        1 => {
            let s51 = x[2].sin().exp() / (x[x.len() - 3] * x[x.len() - 3] + 1.0);
            o42 = Some(vec![x[x.len() - 3]; 3]);
            return (x[x.len() % x.len()] * x[1] * 0.3).tanh() + x.iter().map(|s52| *s52 * 0.7).sum::<S>() + s51 * 0.7;
        }
        _ => {
            let a53 = [-x[2], x[(0 * 1) % x.len()]];
        }
    }
    let o54: Option<S> = Some(x[x.len() - 1]);
    let s55 = o54.unwrap_or(x[2]).sin();
    let o56: Option<S> = if s55 <= x[0] { Some(-x[(3 % 2) % x.len()]) } else { None };
    o54.unwrap_or(x[2]).tanh() + o54.unwrap_or(S::one()) + x.iter().map(|s57| *s57 * 0.7).sum::<S>()
}
}

mod m29 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Shape<S> {
    let v2: Vec<S> = vec![(w1[w1.len() % w1.len()] * w1[w1.len() - 1]).sin(), w1[w1.len() - 1].sin()];
    let f4 = |s3: S| (w1[0].sin() * w1[0].sin() + 1.0).sqrt();
    let mut a5: [[S; 2]; 2] = [[w1[0 % w1.len()], w1[0]]; 2];
    let mut s6 = (w1[0] + (3 as f64)).sin();
    s6 *= ((1.1 * w1[0]) * w1[0] * 0.3).tanh();
    Shape::Span { low: v2[1], high: w1[0] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let f8 = |s7: S| x[1].sin().exp();
    let v9 = vec![Record::<S> { at: x[x.len() % x.len()], list: vec![x[x.len() - 2]; 1] }; 3];
    if (3 + 2) == 3 {
        if (v9[1 % v9.len()].at * S::constant(0.5)).sin() > v9[v9.len() - 1].list[2 % v9[v9.len() - 1].list.len()] {
            let v10: Vec<Option<S>> = vec![Some(x[x.len() - 2]), None];
        } else {
            let v11 = x.to_vec();
        }
    } else {
        if (x[v9.len() % x.len()] * x[1]).sin() > 0.1 {
            let p13: (Record<S>, Vec<S>, usize) = if 2 != 2 { (Record { at: S::one(), list: v9.iter().map(|r12| x[0]).collect::<Vec<S>>() }, vec![x[1]], 3) } else { (Record::<S> { at: x[1], list: vec![x[1 % x.len()]; 3] }, v9[(x.len() + 2) % v9.len()].list.clone(), 3) };
            let f16 = |s14: S, s15: S| (if s14 > 0.2 { x[2] } else { s15 }).max(s15);
        } else {
            let mut a25: [S; 3] = [x[v9[0].list.len() % x.len()], x.chunks(2).flat_map(|w17| w17.iter()).map(|s19| (v9[0].at + x[x.len() - 2]) + v9[0].list[0 % v9[0].list.len()]).sum::<S>(), (1..3).map(|k20| (v9[0].list.chunks(2).map(|w22| ((-S::one()) * S::constant(1.6)).sin()).sum::<S>(), match 0 % 3 { 0 => x[1 % x.len()], 1 => x[k20 % x.len()] * 0.5, _ => v9[v9.len() - 1].list[v9[v9.len() - 1].list.len() - 1] })).map(|(s23, s24)| 1.1 * (x[x.len() % x.len()] / (v9[(2 + 2) % v9.len()].at * v9[(2 + 2) % v9.len()].at + 1.0))).sum::<S>()];
        }
    }
    v9[0].list[v9[0].list.len() - 1].sin()
}
}

mod m30 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> Shape<S> {
    let mut v8: Vec<S> = vec![(w2[w2.len() - 1].sin() * w3[(0 + 3) % w3.len()]).tanh(), w2.iter().rev().map(|s4| (w3[0] + w3[w2.len() % w3.len()], w2[0 % w2.len()].sin())).map(|(s6, s7)| (w3[w2.len() % w3.len()].sin().exp().sin() * w3[3 % w3.len()]).tanh()).sum::<S>()];
    let k9 = (2 % 5) % v8.len();
    v8[k9] += w3.iter().copied().filter_map(|s10| if w3[0] + s10 < s10 { Some(w3[0] + w2[(k9 + 3) % w2.len()]) } else { None }).map(|s12| match k9 % 3 { 0 => (w2[w2.len() - 1] + w2[w2.len() - 1]), 1 => w2[0] * 0.5, _ => s12 }).sum::<S>().sin().exp().tanh();
    if (k9 * 3) == 3 {
        let k14 = v8.len() - 1;
        v8[k14] *= w2[w2.len() - 1].sin();
        let k15 = v8.len() - 1;
        v8[k15] -= ((if w2.iter().all(|s16| *s16 > 1.0) { w2[w2.len() - 1] } else { w2[0] }) + w2[k15 % w2.len()]).sin();
    } else {
    }
    Shape::Span { low: w2.iter().copied().enumerate().map(|(k17, s18)| (w3[w3.len() - 1] - w2[w2.len() - 1] * 0.4) * ((k9 % 3) as f64) * 0.1).sum::<S>(), high: v8[v8.len() - 1] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut e19: Shape<S> = Shape::Path(vec![x[2]; 3]);
    let w20 = &x[1..];
    e19 = Shape::Path(vec![x[(3 * 3) % x.len()], w20[w20.len() - 1]]);
    let mut w20: usize = 2;
    w20 = x.len() % 5;
    e19 = Shape::Span { low: x[1], high: x[x.len() - 1] };
    w20 = w20 % 5;
    for k21 in (1..2) {
        let a22: [S; 3] = [x[x.len() - 1]; 3];
        let mut r23 = Record { at: x[2] / (a22[1] * a22[1] + 1.0), list: vec![x[2], x[x.len() - 1]] };
        let mut v24 = vec![r23.at * a22[3 - 1] * 0.3, a22[3 - 1]];
    }
    let s25 = x[x.len() - 1];
    let e30: Shape<S> = if (x.iter().copied().map(|s26| (match 1 % 3 { 0 => x[2], 1 => s26 * 0.5, _ => S::zero() }).tanh()).map_while(|s28| if S::one() <= 0.8 || x.len() % 2 == 0 { Some(s28.abs() + 1.1) } else { None }).sum::<S>()) < x[w20 % x.len()] { e19.clone() } else { e19.clone() };
    e19 = h0(&e30, &x[..1], x);
    x.iter().copied().sum::<S>().tanh() + S::constant(w20 as f64)
}
}

mod m31 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Shape<S> {
    for s7 in r1.list.chunks(2).map(|w3| w3[0].sin() + r1.at).take_while(|s6| -r1.list[k2 % r1.list.len()] >= *s6) {
        let s8 = r1.list[r1.list.len() - 1];
    }
    let v10: Vec<S> = vec![r1.at, r1.at];
    Shape::Path(vec![r1.at])
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w11: &[S]) -> Record<S> {
    let mut s12 = (w11[0] + w11[0]) - w11[0] * 0.9;
    s12 = w11[3 % w11.len()];
    let mut e13: Shape<S> = Shape::Point(s12);
    s12 = (if (match (0 * 1) % 3 { 0 => s12, 1 => s12 * 0.5, _ => w11[2 % w11.len()] }) < 0.5 { w11[w11.len() - 1] - w11[0] * 1.1 } else { (w11[w11.len() - 1] * w11[0]).sin() }).sin().exp();
    if (S::zero().sin() * w11[0]).tanh() <= s12 { Record { at: w11[w11.len() % w11.len()], list: vec![w11[0], s12] } } else { Record::<S> { at: w11[0], list: w11.to_vec() } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    if ((1..(3 * 0) % 4).map_while(|k14| if x[2] + (1 as f64) >= x[x.len() % x.len()] { Some(x[k14 % x.len()].tanh()) } else { None }).fold((1..(2 % 5) % 4).map(|k16| x[k16 % x.len()].abs() + 0.4).fold(x[x.len() - 3], |s19, s18| (s19 * (x[x.len() - 1] - x[x.len() - 3] * 1.8).cos()).sin()), |s21, s20| s21.max(x.iter().filter(|s23| x[2] + **s23 >= 1.8).map(|&s24| x[2 % x.len()].tanh()).map(|s25| s25.cos()).product::<S>()))) > x[2] {
        let k26: usize = (3 * 0);
        for k27 in 1..x.len() {
            for s30 in x.iter().map(|s28| x[k27].cos().powi(2) + *s28) {
                let mut v32: Vec<(S, S)> = x.iter().skip(1).map(|&s31| (x[(x.len() * 0) % x.len()], s30)).collect::<Vec<(S, S)>>();
                v32.truncate(3);
                let k33 = (k26 + 2) % v32.len();
                v32[k33].0 *= x.iter().step_by(2).map(|&s34| (s34, 1.3 * s34)).map(|(s36, s37)| 0.2 * (s30 + s37)).map(|s40| s40.cos()).product::<S>().tanh();
            }
        }
        return vec![(x[1] * x[0] * 0.3).tanh() + S::constant(k26 as f64) + x.iter().map(|s41| *s41 * 0.7).sum::<S>() + S::constant(k26 as f64), S::one().tanh() + S::constant(k26 as f64) + S::constant(k26 as f64) + x.iter().map(|s42| *s42 * 0.7).sum::<S>()];
    }
    let mut s44 = match (1 * 1) % 3 { 0 => x[2].max(x[(x.len() % 3) % x.len()]), 1 => x[x.len() - 3] * 0.5, _ => x[x.len() - 3] };
    let mut v48: Vec<S> = (0..1).filter(|&k46| s44.sin().exp() >= s44).map(|k47| s44).collect::<Vec<S>>();
    s44 -= (match x.len() % 3 { 0 => (x[x.len() - 2] + x[0]), 1 => s44 * 0.5, _ => x[3 % x.len()] }).tanh();
    v48.pop();
    if let Some(s49) = v48.pop() {
        for s50 in v48.iter_mut() {
        }
        s44 *= x[1].sin();
    }
    s44 -= (s44 * s44).sin().tanh();
    vec![v48.iter().zip(v48.iter().rev()).map(|(s51, s52)| s44).sum::<S>().tanh() + s44 * 0.7 + x.iter().map(|s53| *s53 * 0.7).sum::<S>() + s44 * 0.7, (s44 * s44 + 0.3).sqrt().cos() + v48.iter().map(|s54| *s54 * 0.7).sum::<S>() + s44 * 0.7 + v48.iter().map(|s55| *s55 * 0.7).sum::<S>()]
}
}

mod m32 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> S {
    let v4 = vec![if w3[0].sin() <= 1.2 { S::zero() } else { w3[0] }];
    let mut s5 = v4[0].cos().powi(2) * v4[0 % v4.len()] * 0.3;
    s5 += v4.iter().chain(v4.iter()).map(|s6| 1.4 * w3[1 % w3.len()].sin().exp()).sum::<S>().sin();
    let p8: (Record<S>, Record<S>, usize) = (Record { at: s5, list: v4.clone() }, Record { at: s5, list: w3.to_vec() }, v4.len());
    s5 += (if p8.0.list.len() <= 1 { v4[(3 + 3) % v4.len()] } else { w3.chunks(2).map(|w9| w9[2 % w9.len()].sin().exp() - S::constant(0.4) * 0.7).map(|s11| p8.0.at).sum::<S>() }).cos();
    let mut v19 = vec![v4.iter().copied().step_by(2).map(|s13| (s5 * s5 + 0.4).sqrt().sin().exp()).map(|s15| (w3[0], s5.sin().exp())).map(|(s17, s18)| -(v4[0] + p8.0.at)).sum::<S>(); 3];
    v4[2 % v4.len()].sin().sin() + v19.iter().map(|s20| *s20 * 0.7).sum::<S>() + s5 * 0.7 + p8.0.at * p8.0.list[0] + p8.1.at * p8.1.list[0] + S::constant(p8.2 as f64)
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut s21 = S::zero();
    s21 += (x[x.len() - 1].cos().powi(3) * s21).sin().cos();
    let v26: Vec<S> = if x[2] < s21 { x.iter().rev().filter(|s23| 0.5 * x[2] > s21).map_while(|&s24| if x[x.len() - 3] + x[0] > s24 { Some(-s21) } else { None }).collect::<Vec<S>>() } else { return x[2].cos() + s21 * 0.7 + s21 * 0.7 + s21 * 0.7 };
    let o28: Option<S> = if S::zero() >= x[1] { return S::zero().cos() + s21 * 0.7 + s21 * 0.7 + v26.iter().map(|s27| *s27 * 0.7).sum::<S>() } else { if x[1] > 1.2 { Some(s21) } else { None } };
    let r30: Record<S> = Record { at: o28.map_or(x[2 % x.len()], |s29| (s29 * s29).sin()), list: if s21.abs() + 1.0 <= 0.3 { vec![s21, x[2], s21] } else { vec![x[1]; 3] } };
    let mut k31 = 0;
    while k31 < 2 {
        k31 += 1;
        let Record { at: mut s32, list: mut v33 } = r30.clone();
    }
    s21 *= x[x.len() - 1].tanh();
    let mut s34 = s21;
    let mut r30: Option<S> = o28;
    s21 += x[x.len() % x.len()].cos();
    let r35: Record<S> = Record { at: s21.cos().powi(1), list: vec![s21] };
    s21 *= r35.list[0].cos();
    (if x[k31 % x.len()] + x[1] < r35.at && s34.abs() + 1.1 > s34 { s21 } else { x[2] }).tanh() + s21 * 0.7 + x.iter().map(|s36| *s36 * 0.7).sum::<S>() + o28.unwrap_or(S::one())
}
}

mod m33 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> S {
    let a3: [[S; 2]; 2] = [[r1.at, r1.list[r1.list.len() - 1]], [r1.list[0]; 2]];
    let mut s4 = r1.at;
    r1.list.iter().enumerate().filter(|(k7, s8)| *k7 <= 2).fold(a3[(1 % 4) % 2][0], |s11, (k9, s10)| (s11 * (s4 + *s10).cos()).sin()).cos() + a3.iter().map(|a12| a12.iter().map(|s13| *s13 * 0.7).sum::<S>()).sum::<S>() + a3.iter().map(|a14| a14.iter().map(|s15| *s15 * 0.7).sum::<S>()).sum::<S>() + s4 * 0.7
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w16: &[S], e17: &Shape<S>) -> Record<S> {
    let mut s18 = w16[1 % w16.len()];
    s18 = w16[0];
    s18 = w16[3 % w16.len()];
    let mut v19 = vec![s18 * s18.cos(), (S::constant(0.2) * s18).sin()];
    s18 += (v19[v19.len() - 1].sin() - v19[0] * 1.1).cos();
    if (2 * 0) > 1 { Record { at: v19[0], list: vec![s18; 1] } } else { Record::<S> { at: v19[v19.len() - 1], list: w16.chunks(3).map(|w20| v19[0]).collect::<Vec<S>>() } }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e21: &Shape<S>, w22: &[S]) -> Option<S> {
    let mut a23 = [w22[(1 % 3) % w22.len()] - w22[w22.len() % w22.len()] * 0.2, (w22[w22.len() - 1].sin() * w22[3 % w22.len()]).tanh()];
    let mut s24 = ((a23[2 - 1] + S::constant(1.8)).sin() * w22[w22.len() - 1]).tanh();
    a23[1] = a23[(3 % 2) % 2];
    let e21 = (s24 + a23[w22.len() % 2]).cos().powi(3);
    if s24.cos().powi(1) < 1.5 && e21 >= a23[0] { Some(match 3 % 3 { 0 => a23[2 - 1], 1 => w22[0] * 0.5, _ => a23[0] }) } else { None }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let o26: Option<Vec<S>> = if x[x.len() - 3] > x[1 % x.len()] { Some(x.chunks(3).map(|w25| (1.2 * x[0]).sin()).collect::<Vec<S>>()) } else { None };
    let r28: Record<S> = Record { at: x[2], list: x.iter().map(|&s27| ((s27.abs() + 0.2).sin() * s27).tanh()).collect::<Vec<S>>() };
    let v29: Vec<Vec<S>> = vec![];
    let mut v30: Vec<S> = r28.list.clone();
    let mut v35: Vec<S> = v30.iter().enumerate().filter_map(|(k31, s32)| if o26.is_none() { Some(v30[k31 % v30.len()] + v30[(k31 + 1) % v30.len()]) } else { None }).collect::<Vec<S>>();
    for w40 in x.chunks(2).filter(|w37| o26.is_none()).filter(|w39| S::constant(0.5).max(v30[v30.len() - 1]) <= x[2 % x.len()]) {
        let o41: Option<Vec<S>> = if S::one() + ((0 + 3) as f64) <= r28.list[0] { o26.clone() } else { break };
        v35 = v30.chunks(3).map(|w42| (r28.list[2 % r28.list.len()] * r28.list[2 % r28.list.len()] + 1.4).sqrt()).collect::<Vec<S>>();
        v35 = vec![h0(&r28); 1];
    }
    for k43 in 1..v29.len() {
        if v35.len() < 7 {
            v35.extend(v30.windows(3).take_while(|w45| x[(x.len() % 5) % x.len()] * x[x.len() - 1] * 0.3 > 1.3 || k43 % 2 == 0).map(|w46| v30[0]));
        }
        let s47 = v30[k43 % v30.len()] * x[x.len() - 2] * 0.3;
    }
    let k48 = 3 % v30.len();
    v30[k48] *= r28.list.iter().rev().map(|s49| (x[x.len() - 3] + (1 as f64), r28.at.sin())).map(|(s51, s52)| h0(&r28)).sum::<S>().sin();
    v30[0].cos().powi(2).tanh() + v29.iter().map(|v55| v55.iter().map(|s56| *s56 * 0.7).sum::<S>()).sum::<S>() + v30.iter().map(|s57| *s57 * 0.7).sum::<S>() + S::constant(k48 as f64)
}
}

mod m34 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S]) {
    let mut a2: [[S; 2]; 2] = [[w1[w1.len() - 1]; 2], [w1[3 % w1.len()]; 2]];
    if a2[2 - 1][2 - 1] < S::constant(0.5) {
        a2[0][2 - 1] -= (a2[0][0] * w1[0].cos()).tanh();
        a2[(1 % 2) % 2][0] *= S::one().tanh();
    }
    a2[(0 % 3) % 2][1] -= a2[0][2 - 2].sin().exp().cos();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v12: Vec<S> = if x.iter().filter(|s4| x.len() > 0).map(|&s5| (x[2] - s5 * 0.6) + x[2]).sum::<S>() > 1.1 { return (x[x.len() - 1] / (x[2] * x[2] + 1.0)).sin() + x.iter().map(|s9| *s9 * 0.7).sum::<S>() + x.iter().map(|s10| *s10 * 0.7).sum::<S>() + x.iter().map(|s11| *s11 * 0.7).sum::<S>() } else { x.windows(2).take_while(|w7| (match 0 % 3 { 0 => x[1], 1 => w7[0] * 0.5, _ => x[x.len() % x.len()] }) <= w7[0]).map(|w8| w8[0] + x[x.len() - 1]).collect::<Vec<S>>() };
    let s13 = x[0] * x[1].cos();
    let p20: (S, S) = (v12.iter().zip(v12.iter().rev()).filter_map(|(s14, s15)| if s13 < S::one() && s14.max(*s15) > *s15 { Some(s13 * (0 as f64) * 0.1) } else { None }).fold(x[0], |s19, s18| s19.max(x[(x.len() + 1) % x.len()])), x[1 % x.len()] * s13 * 0.3);
    let mut v21 = vec![s13 - s13 * 1.8; 1];
    let a22 = [[s13, s13], [s13; 2]];
    let v28: Vec<S> = (0..3).take_while(|k26| S::one() * (v21.len() as f64) * 0.1 > 1.6).map(|k27| if p20.1 + s13 >= 0.6 || (k27 * 0) % 2 == 0 { p20.0.max(x[2]) } else { x[0] }).collect::<Vec<S>>();
    let mut v29 = x.to_vec();
    let mut v32: Vec<Vec<S>> = v29.iter().step_by(2).map(|&s31| v29.clone()).collect::<Vec<Vec<S>>>();
    h0(&mut v29);
    v29 = vec![v29[v29.len() - 1].tanh(), (S::one().sin() * a22[1][2 - 1]).tanh()];
    let v36: Vec<S> = vec![-v32[(v21.len() + 0) % v32.len()][(v12.len() + 1) % v32[(v21.len() + 0) % v32.len()].len()], x.iter().copied().take(2).map(|s33| (s33 + S::zero()) + s13).map(|s35| s35.cos()).product::<S>(), v29[0], p20.1 * x[x.len() - 2] * 0.3];
    (v32[v32.len() - 1][0] * v32[3 % v32.len()][(v36.len() + 1) % v32[3 % v32.len()].len()].cos()).cos() + p20.0 * 0.7 + p20.1 * 0.7 + v36.iter().map(|s37| *s37 * 0.7).sum::<S>() + x.iter().map(|s38| *s38 * 0.7).sum::<S>()
}
}

mod m35 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Vec<S> {
    let s3 = w2[1 % w2.len()].sin() * (2 as f64) * 0.1;
    let mut s4 = w2[w2.len() - 1];
    let mut o5 = Some(w2[0] * w2[w2.len() - 1].cos());
    match e1 {
        Shape::Point(s6) => {
        }
        Shape::Span { low: s7, high: s8 } => {
        }
        Shape::Path(s9) => {
        }
    }
    s4 *= (w2[0] * w2[0]).sin().tanh();
    vec![w2[w2.len() - 1]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let k10: usize = (x.len() % 2);
    let x = x[(k10 + 3) % x.len()] * ((1 + 1) as f64) * 0.1;
    let p11: (S, Record<S>) = if x < x { if x < 1.5 && x + x <= 0.8 { (x, Record { at: x, list: vec![x, x] }) } else { (x, Record { at: S::one(), list: vec![x; 1] }) } } else { (x, Record::<S> { at: x, list: vec![x] }) };
    let s20 = p11.1.list.iter().enumerate().map(|(k16, s17)| *s17).sum::<S>();
    let (k21, r22): (usize, Record<S>) = ((p11.1.list.len() % 5), Record::<S> { at: p11.1.list[p11.1.list.len() % p11.1.list.len()], list: vec![p11.1.at; 2] });
    let mut s23 = (p11.1.list[k21 % p11.1.list.len()] - p11.1.list[(r22.list.len() % 4) % p11.1.list.len()] * 1.5) + r22.at;
    s23 += s23.cos();
    let mut v26: Vec<Vec<S>> = vec![vec![p11.1.list[0]; 3], p11.1.list.iter().copied().enumerate().map(|(k24, s25)| S::constant(0.7)).collect::<Vec<S>>(), r22.list.clone()];
    let k27 = v26.len() - 1;
    for s28 in v26[k27].iter_mut() {
        let s29 = r22.at;
    }
    r22.list.iter().enumerate().map(|(k30, s31)| (x * v26[0][v26[0].len() - 1].cos()).abs() + 0.7).filter(|&s35| (if s23 + p11.0 > 0.8 { p11.1.at } else { s23 }) <= s35).sum::<S>().tanh() + S::constant(k10 as f64) + r22.at * r22.list[0] + p11.0 * 0.7 + p11.1.at * p11.1.list[0]
}
}

mod m36 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut e1 = Shape::Span { low: x[0] * x[x.len() % x.len()].cos(), high: x[x.len() - 1] };
    let a2 = [[x[x.len() - 3]; 2], [x[x.len() % x.len()]; 2]];
    let k3: usize = (1 * 0);
    let mut p4: (Record<S>, usize) = (Record { at: x[2], list: x.to_vec() }, (k3 % 4));
    let mut e5 = e1.clone();
    p4.0.at += ((x[x.len() % x.len()] + (k3 as f64)) * (x[x.len() % x.len()] + (k3 as f64)) + 1.8).sqrt().sin();
    core::mem::swap(&mut e5, &mut e1);
    match k3 % 3 {
        0 => {
            if p4.0.list.len() > 1 {
                p4.0.list.pop();
            }
            let mut s17 = x.iter().copied().skip(1).take_while(|s16| p4.0.list[(k3 * 2) % p4.0.list.len()] - a2[2 - 2][(p4.0.list.len() * 2) % 2] * 0.8 <= 0.1).sum::<S>();
            return (s17 * ((0 * 0) as f64) * 0.1).sin() + p4.0.at * p4.0.list[0] + S::constant(p4.1 as f64) + S::constant(k3 as f64);
        }
        1 => {
            let mut v18: Vec<S> = vec![x[1] * p4.0.list[2 % p4.0.list.len()] * 0.3; 2];
            p4.0.list[0] -= ((x[x.len() - 3].sin() * a2[1][0]).tanh() * (x[x.len() - 3].sin() * a2[1][0]).tanh() + 1.0).sqrt().tanh();
        }
        _ => {
            let k19 = p4.0.list.len() - 1;
            p4.0.list[k19] *= (match (x.len() * 3) % 3 { 0 => x[k3 % x.len()], 1 => x[x.len() - 1] * 0.5, _ => x[(x.len() % 4) % x.len()] }).sin();
        }
    }
    a2[0][2 - 1].tanh() + a2.iter().map(|a20| a20.iter().map(|s21| *s21 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s22| *s22 * 0.7).sum::<S>()
}
}

mod m37 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Vec<S> {
    let mut r2 = Record::<S> { at: r1.list[r1.list.len() % r1.list.len()].tanh(), list: vec![r1.list[0], r1.list[r1.list.len() - 1]] };
    r2.list = vec![r1.at, r2.at * r2.list[0 % r2.list.len()] * 0.3, r2.at.abs() + 0.2];
    if r2.list.len() > 1 {
        r2.list.pop();
    }
    r2.at -= r1.list[0].cos();
    let mut a3 = [[r2.list[0]; 2]; 2];
    r2.at *= ((r2.list[1 % r2.list.len()] + a3[3 % 2][0]) * (r2.list[1 % r2.list.len()] + a3[3 % 2][0]) + 1.7).sqrt().tanh();
    a3[0 % 2].iter().rev().map(|s4| (*s4 + r2.at) + a3[1 % 2][0 % 2]).collect::<Vec<S>>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w5: &mut [S]) {
    w5[w5.len() - 1] = w5.iter().zip(w5.iter().rev()).filter(|(s8, s9)| w5[(w5.len() % 5) % w5.len()] - w5[0] * 1.8 >= **s9).take_while(|(s12, s13)| (2 * 3) <= 2).map(|(s14, s15)| (*s15 * s14.cos()) * (0 as f64) * 0.1).sum::<S>();
    w5[0] = w5[0];
    let a18: [[S; 2]; 2] = [if (if (w5.len() + 2) <= 2 { w5[0] } else { w5[0] }) < 0.1 { [w5[0], w5[w5.len() - 1]] } else { [w5[w5.len() - 1]; 2] }; 2];
    w5[w5.len() - 1] += ((a18[2 - 2][2 % 2].sin() * a18[2 - 1][0 % 2]).tanh() + w5[(w5.len() * 0) % w5.len()]).sin();
    let f20 = |s19: S| ((w5[0] * (w5.len() as f64) * 0.1) * w5[w5.len() - 1]).sin();
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e21: &Shape<S>, #[constant] k22: usize, w23: &[S]) -> S {
    let (mut r24, mut v25, mut s26): (Record<S>, Vec<S>, S) = (Record::<S> { at: w23[(k22 % 5) % w23.len()], list: vec![w23[k22 % w23.len()]; 3] }, vec![w23[w23.len() - 1]], S::constant(0.7) + w23[0]);
    s26 -= r24.list[k22 % r24.list.len()].tanh();
    let k27 = k22 % v25.len();
    v25[k27] += r24.list.iter().zip(w23.iter()).map(|(s28, s29)| (s29.max(*s28) * s29.max(*s28) + 1.6).sqrt()).filter(|s33| k22 != 0).fold(s26, |s35, s34| s35 * 0.5 + (S::one() + w23[0]).sin()).cos();
    v25[0] *= (0..1).map(|k36| 0.7 * r24.list[0]).sum::<S>().tanh();
    r24.list.extend_from_slice(w23);
    v25[0] *= r24.list[k27 % r24.list.len()].cos();
    s26.tanh() + r24.at * r24.list[0] + w23.iter().map(|s37| *s37 * 0.7).sum::<S>() + w23.iter().map(|s38| *s38 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let a39: [[S; 2]; 2] = [[S::constant(0.6), x[2]]; 2];
    let (s40, r41): (S, Record<S>) = (a39[3 % 2][2 - 2].sin(), Record::<S> { at: x[1], list: vec![x[0]] });
    let v42 = vec![a39[x.len() % 2][1] + a39[1][0]; 2];
    let mut v42: [[S; 2]; 2] = [[x[x.len() - 3]; 2]; 2];
    let (mut s43, mut s44): (S, S) = (a39[1][x.len() % 2] + r41.at, a39[0][3 % 2]);
    let s45 = (s44 / (v42[0][(r41.list.len() % 4) % 2] * v42[0][(r41.list.len() % 4) % 2] + 1.0)).sin().exp();
    v42[1][2 % 2] -= r41.list[(3 % 4) % r41.list.len()].sin();
    let mut v48: Vec<S> = vec![s45 * x[2 % x.len()].cos(), s45.sin(), x[(x.len() + 3) % x.len()] / (x[2 % x.len()] * x[2 % x.len()] + 1.0), s43];
    let mut s49 = (a39[2 - 2][(2 + 2) % 2].abs() + 0.8) * s40.cos();
    v42[1 % 2][v48.len() % 2] -= s40.tanh();
    if r41.list.iter().copied().zip(r41.list.iter()).take_while(|(s52, s53)| (s44 * s44 + 1.9).sqrt() < S::constant(1.4) || 0 % 2 == 0).take_while(|(s56, s57)| (s56.sin() * s45).tanh() > a39[1][1]).map(|(s58, s59)| a39[0][2 - 1] + (v48.len() as f64)).sum::<S>() <= s40 {
    } else {
        let k60 = v48.len() - 1;
        v48[k60] *= x[r41.list.len() % x.len()].cos();
    }
    s44.tanh() + s44 * 0.7 + a39.iter().map(|a61| a61.iter().map(|s62| *s62 * 0.7).sum::<S>()).sum::<S>() + s49 * 0.7
}
}

mod m38 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, r2: &Record<S>, w3: &[S]) -> Record<S> {
    let Record { at: s4, list: v5 } = Record { at: (r2.list[2 % r2.list.len()] * w3[r2.list.len() % w3.len()]).sin(), list: r2.list.to_vec() };
    let mut v9 = w3.iter().copied().zip(w3.iter()).map(|(s7, s8)| v5.clone()).collect::<Vec<Vec<S>>>();
    Record { at: r2.at + S::one(), list: v5.clone() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut p10: (S, S) = if x[3 % x.len()].sin() > x[0] { (x[(3 * 1) % x.len()], x[0]) } else { (x[3 % x.len()], x[(x.len() * 0) % x.len()]) };
    p10.0 += (-x[x.len() - 3]).cos();
    let f12 = |s11: S| ((x[x.len() - 1] / (s11 * s11 + 1.0)) * (x[x.len() - 1] / (s11 * s11 + 1.0)) + 1.6).sqrt();
    p10.1 *= x[0 % x.len()].cos();
    p10.1 -= x[x.len() - 1].sin();
    let s13 = p10.1;
    let f16 = |s14: S, s15: S| x[(x.len() % 3) % x.len()];
    for k17 in (0..3).rev() {
        let mut k18 = 0;
        loop {
            k18 += 1;
            if k18 > 3 {
                break;
            }
            p10.0 *= (x[2] - s13 * 0.3).sin();
            let f12 = vec![f16(s13 + x[0], x[2] + S::zero()); 3];
            p10 = ((1..3).map(|k19| f12[(x.len() % 3) % f12.len()]).map(|s20| s20.cos()).product::<S>(), x[x.len() - 1]);
        }
        p10.0 += p10.1.tanh();
    }
    p10.0 -= x[0].cos();
    (x[1] / (x[1 % x.len()] * x[1 % x.len()] + 1.0)).tanh() + p10.0 * 0.7 + p10.1 * 0.7 + s13 * 0.7
}
}

mod m39 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let s1 = x[x.len() - 1].abs() + 0.7;
    let mut a2 = [s1; 2];
    let mut s3 = x[0];
    let mut o4 = (s3 >= a2[(2 + 3) % 2]).then(|| s1 * x[x.len() - 1] * 0.3);
    s3 *= s3.sin();
    a2[0] += ((-x[2]) * s3).sin().cos();
    for k5 in (0..x.len()).rev() {
        let e7: Shape<S> = Shape::Point(x.chunks(2).map(|w6| (0.4 * a2[0]) + x[k5]).sum::<S>());
        s3 *= ((match (x.len() + 3) % 3 { 0 => x[x.len() - 3], 1 => S::one() * 0.5, _ => s3 }) * (k5 as f64) * 0.1).cos();
    }
    if 2 == 3 {
        a2[1] -= (0.5 * (s1 + a2[(0 % 3) % 2])).cos();
        o4 = Some(s3 + (3 as f64));
    } else {
        let mut v8: Vec<S> = vec![s1; 1];
    }
    a2[1] *= (S::zero().abs() + 1.4).sin();
    o4.unwrap_or_else(|| s3).sin() + x.iter().map(|s9| *s9 * 0.7).sum::<S>() + o4.unwrap_or(S::one()) + a2.iter().map(|s10| *s10 * 0.7).sum::<S>()
}
}

mod m40 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> (S, Vec<S>) {
    let mut v4: Vec<S> = vec![w3[w3.len() - 1].tanh(); 2];
    match e1 {
        Shape::Point(s5) => {
            let mut p11: (usize, usize, Vec<S>) = ((w3.len() + 1), 2, vec![w3[v4.len() % w3.len()]; 3]);
        }
        Shape::Span { low: s6, high: s7 } => {
            v4.extend_from_slice(w3);
        }
        Shape::Path(s8) => {
            let k12 = (w3.len() % 5) % v4.len();
            v4[k12] *= ((w3[w3.len() - 1] * s8[k12 % s8.len()].cos()) * s8[(s8.len() + 1) % s8.len()] * 0.3).cos();
        }
    }
    let k13 = (3 + 1) % v4.len();
    v4[k13] -= w3.iter().copied().zip(w3.iter().rev()).map(|(s22, s23)| (*s23 * w3[w3.len() % w3.len()] * 0.3) * s22.cos()).sum::<S>().cos();
    (v4[1], v4.clone())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r24: &Record<S>, r25: &Record<S>) -> Option<S> {
    let mut p26 = (vec![r24.list[0]], r24.at);
    p26.1 -= (1.2 * p26.0[r25.list.len() % p26.0.len()].cos().powi(2)).sin();
    for s29 in r25.list.chunks(2).filter_map(|w27| if w27[0] >= r24.at || 2 % 2 == 0 { Some(r24.at - w27[1 % w27.len()] * 1.2) } else { None }) {
        p26.0[0] += ((r25.at * r25.at + 0.4).sqrt() * (r25.at * r25.at + 0.4).sqrt() + 1.7).sqrt().cos();
        p26.1 = (p26.0[p26.0.len() - 1] + p26.1).cos();
        let k30 = r24.list.len() % p26.0.len();
        p26.0[k30] -= r25.list.iter().rev().fold(-s29, |s32, &s31| (s32 * r25.list[r25.list.len() - 1].max(r24.list[0]).cos()).sin()).cos();
    }
    p26.1 *= p26.0[0].sin();
    (p26.0.iter().any(|s33| *s33 > 1.0)).then(|| r25.at)
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut x = Shape::Span { low: (x[x.len() - 3] * x[x.len() - 3] + 0.1).sqrt(), high: x[x.len() - 3] };
    let mut v34 = vec![S::constant(1.9) + S::one(), S::one().cos().powi(2)];
    for s35 in v34.iter().chain(v34.iter()) {
        let mut v36 = vec![vec![*s35, *s35, *s35], vec![*s35; 2], vec![*s35]];
    }
    let mut k37 = 0;
    while k37 < 3 && (if S::one() >= 0.7 && S::one().sin() < S::one() { S::one() } else { S::one() }) < S::one() {
        k37 += 1;
        let mut v38: Vec<S> = vec![(S::one().sin() * S::one()).tanh(); 1];
        v34 = vec![S::zero().abs() + 0.2; 1];
        let f41 = |s39: S, s40: S| if s39 * s40 * 0.3 > s40 || (k37 % 4) % 2 == 0 { s39.tanh() } else { (S::zero() * s39).sin() };
    }
    while let Some(s42) = v34.pop() {
        let v43 = vec![s42 + s42, s42 * s42.cos(), match (k37 % 2) % 3 { 0 => s42, 1 => s42 * 0.5, _ => s42 }, s42.abs() + 1.1];
        let mut a44: [[S; 2]; 2] = [[s42, v43[v43.len() % v43.len()]], [s42, v43[k37 % v43.len()]]];
    }
    vec![S::one().max(S::one()).tanh() + S::constant(k37 as f64) + v34.iter().map(|s45| *s45 * 0.7).sum::<S>(), (0.7 * S::one()).sin() + S::constant(k37 as f64) + v34.iter().map(|s46| *s46 * 0.7).sum::<S>(), v34.iter().copied().sum::<S>().tanh() + v34.iter().map(|s47| *s47 * 0.7).sum::<S>() + S::constant(k37 as f64)]
}
}

mod m41 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> S {
    let mut s2 = r1.at;
    s2 -= r1.list.iter().skip(1).filter(|s4| r1.list[0] >= s2).map(|s5| s2).sum::<S>().sin();
    let p6: (usize, usize) = (2, 1);
    s2 = 0.6 * s2;
    s2 += ((s2.sin() * s2).tanh().sin() * s2).tanh().tanh();
    (s2 + r1.list[(r1.list.len() % 4) % r1.list.len()]).cos() + S::constant(p6.0 as f64) + S::constant(p6.1 as f64) + s2 * 0.7 + r1.at * r1.list[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v7 = vec![vec![x[2], x[x.len() - 2], x[2 % x.len()]], vec![x[x.len() % x.len()], x[(3 * 3) % x.len()], x[(x.len() + 0) % x.len()]]];
    v7[0][0] -= ((x[2] + (1 as f64)) + x[x.len() - 3]).sin();
    let v8 = v7[0].clone();
    let k9 = x.len() % v7.len();
    v7[k9][0] = v7[0].iter().copied().zip(v7.iter()).fold(v7[(v7[v7.len() - 1].len() % 4) % v7.len()][v7[(v7[v7.len() - 1].len() % 4) % v7.len()].len() - 1] + v7[v7.len() - 1][0], |s12, (s10, v11)| (s12 * (x[(k9 + 0) % x.len()].abs() + 1.4).cos()).sin());
    let mut x: Record<S> = Record { at: x.windows(2).filter(|w14| v7[0][0] >= 1.3).map(|w15| (x[x.len() - 1] * w15[0].cos()).sin()).fold(x[0], |s18, s17| s18 * 0.5 + (s18 * S::constant(0.9) * 0.3).sin()), list: vec![v7[(k9 + 3) % v7.len()][0], S::one(), v7[k9 % v7.len()][0]] };
    let k19 = (k9 + 1) % x.list.len();
    x.list[k19] -= (v7[0][k9 % v7[0].len()] / (v7[(k19 + 3) % v7.len()][v7[(k19 + 3) % v7.len()].len() - 1] * v7[(k19 + 3) % v7.len()][v7[(k19 + 3) % v7.len()].len() - 1] + 1.0)).cos();
    x.at += (0..1).map(|k20| (0.8 * x.list[0], (v7[v7.len() - 1][0].sin() * v7[0][0]).tanh())).map(|(s22, s23)| s22).map(|s24| s24.cos()).product::<S>().max(v7[0][0]).cos();
    let mut s25 = x.list[k9 % x.list.len()];
    let k26 = k19 % v7.len();
    v7[k26][0] -= (0.7 * x.at.sin()).cos();
    v7[0].push(s25.max(x.at));
    s25 -= x.list.iter().zip(v7[0].iter()).map(|(s27, s28)| v7[k26 % v7.len()][0].sin()).map(|s31| (x.at + (v7[(k19 % 4) % v7.len()].len() as f64)) - s25 * 1.1).map(|s33| s33.cos()).product::<S>().cos();
    let f35 = |s34: S| 0.2 * (s34 / (x.list[0] * x.list[0] + 1.0));
    let k36 = v8.len() % v7.len();
    v7[k36][0] -= s25.sin();
    vec![s25.sin() + x.at * x.list[0] + s25 * 0.7 + S::constant(k19 as f64), v7[0][0].max(v7[0][(k26 % 2) % v7[0].len()]).sin() + s25 * 0.7 + S::constant(k36 as f64) + v8.iter().map(|s37| *s37 * 0.7).sum::<S>()]
}
}

mod m42 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> S {
    let p2: (S, S) = if r1.list[0] * r1.list[1 % r1.list.len()].cos() >= 0.2 { (r1.at, r1.at) } else { (r1.at, r1.list[r1.list.len() - 1]) };
    let r3 = Record::<S> { at: S::zero().abs() + 0.6, list: vec![r1.list[0]] };
    let mut r3 = r1.list[0];
    for w4 in r1.list.chunks(2) {
    }
    r1.list[2 % r1.list.len()].cos() + p2.0 * 0.7 + p2.1 * 0.7 + r1.at * r1.list[0] + r1.at * r1.list[0]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r5: &Record<S>, s6: S) -> S {
    let mut p7: (usize, usize, Vec<S>) = ((0 % 5), 0, r5.list.to_vec());
    let mut s18 = r5.list.iter().enumerate().map(|(k12, s13)| r5.list.iter().copied().sum::<S>()).fold(p7.2[0] / (r5.at * r5.at + 1.0), |s17, s16| (s17 * (p7.2[p7.2.len() - 1] * p7.2[p7.2.len() - 1] + 1.4).sqrt().cos()).sin());
    let mut v22 = r5.list.iter().enumerate().map(|(k20, s21)| vec![s6; 1]).collect::<Vec<Vec<S>>>();
    if v22.len() > 1 {
        v22.pop();
    }
    let k23 = 1 % p7.2.len();
    p7.2[k23] += (s6 * s6 + 0.2).sqrt().cos().powi(2).tanh();
    (p7.2[0] + (k23 as f64)).cos() + r5.at * r5.list[0] + v22.iter().map(|v24| v24.iter().map(|s25| *s25 * 0.7).sum::<S>()).sum::<S>() + S::constant(p7.0 as f64) + S::constant(p7.1 as f64) + p7.2.iter().map(|s26| *s26 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r27: &Record<S>, s28: S) -> Option<S> {
    let s34: S = r27.list.windows(2).map_while(|w29| if w29[2 % w29.len()].max(r27.at) > 0.2 && h0(r27) < s28 { Some(r27.list[0] - r27.list[r27.list.len() - 1] * 0.6) } else { None }).take_while(|s32| s28.max(*s32) < s28).map(|s33| s33.cos()).product::<S>() * r27.list[0] * 0.3;
    let p36 = (s28 + s34, h1(r27, if r27.list.iter().all(|s35| *s35 > 1.8) { r27.list[2 % r27.list.len()] } else { s34 }));
    let v37 = vec![r27.at * s34.cos(); 3];
    for k38 in 1..v37.len() {
    }
    Some(s28)
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut s39 = (x[2 % x.len()].sin() * x[x.len() - 3]).tanh().abs() + 0.3;
    let mut o40: Option<S> = if s39 - x[(x.len() * 2) % x.len()] * 1.6 < s39 { Some(s39.cos().powi(1)) } else { None };
    s39 += ((x[2] + s39) + (2 as f64)).sin();
    let s41 = x[1];
    for k42 in 1..x.len() {
        {
            let s43 = &mut s39;
            *s43 -= (s41 + *s43).tanh().cos();
        }
    }
    if let Some(s44) = o40 {
        s39 -= ((s39 * ((3 % 5) as f64) * 0.1) + ((1 + 0) as f64)).tanh();
        s39 *= ((x[2] * (3 as f64) * 0.1) * (x[2] * (3 as f64) * 0.1) + 0.8).sqrt().tanh();
    }
    s39 += (x[x.len() - 1] - s41 * 0.3).sin().cos();
    for s51 in x.iter().enumerate().map(|(k45, s46)| (-*s46).abs() + 1.2).filter(|s50| s39 + x[1] > x[0]) {
    }
    s39 += (match 0 % 3 { 0 => x.iter().copied().map(|s52| s52.cos()).product::<S>(), 1 => s39 * 0.5, _ => s39 }).cos();
    x.iter().skip(1).map(|&s53| -(s41 + s53)).sum::<S>().cos() + o40.unwrap_or(S::one()) + x.iter().map(|s54| *s54 * 0.7).sum::<S>() + o40.unwrap_or(S::one())
}
}

mod m43 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> S {
    let mut k4 = 0;
    let s5: S = loop {
        k4 += 1;
        if k4 > 2 {
            break w2[w2.len() - 1].tanh();
        }
        let mut v6 = vec![w2.to_vec()];
        let mut s7 = w2[0].abs() + 0.4;
        s7 -= ((w2[(k4 + 3) % w2.len()] - w2[0] * 0.3) + w2[w2.len() - 1]).tanh();
    };
    let mut v12: Vec<S> = vec![w2.iter().enumerate().map_while(|(k8, s9)| if w2.len() == 2 { Some(s5) } else { None }).sum::<S>(); 4];
    (w2[w3.len() % w2.len()].abs() + 0.6).sin() + S::constant(k4 as f64) + S::constant(k4 as f64)
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w13: &[S], r14: &Record<S>) -> S {
    let mut e15: Shape<S> = Shape::Span { low: r14.at, high: r14.list[w13.len() % r14.list.len()] };
    let mut v16: Vec<Vec<S>> = vec![r14.list.to_vec()];
    let k17 = 0 % v16.len();
    v16[k17][0] += w13.iter().map(|s18| *s18 / (r14.list[k17 % r14.list.len()] * r14.list[k17 % r14.list.len()] + 1.0)).map(|s20| if 1.7 * r14.list[0] < 0.2 { w13[w13.len() - 1].abs() + 0.5 } else { s20 }).fold(S::zero() + r14.at, |s23, s22| (s23 * (w13[0].abs() + 0.8).cos()).sin()).max(w13[1 % w13.len()]).tanh();
    let mut p24 = (h0(&e15, w13, &w13[..1]), v16[v16.len() - 1][0 % v16[v16.len() - 1].len()].abs() + 1.6);
    v16[0].iter().enumerate().fold(v16[0][k17 % v16[0].len()] + r14.list[0], |s27, (k25, s26)| s27.max((v16[(k17 * 2) % v16.len()][r14.list.len() % v16[(k17 * 2) % v16.len()].len()].sin() * s27).tanh())).tanh() + v16.iter().map(|v28| v28.iter().map(|s29| *s29 * 0.7).sum::<S>()).sum::<S>() + v16.iter().map(|v30| v30.iter().map(|s31| *s31 * 0.7).sum::<S>()).sum::<S>() + S::constant(k17 as f64)
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w32: &[S], p33: &(S, Vec<S>)) -> Option<S> {
    let mut v38: Vec<S> = vec![p33.0, if p33.1.iter().zip(p33.1.iter()).fold(w32[3 % w32.len()].tanh(), |s36, (s34, s35)| (s36 * (*s35 + s36).cos()).sin()) < 0.2 { p33.0 } else { p33.1[2 % p33.1.len()] }, w32[0 % w32.len()] * p33.1[p33.1.len() - 1].cos(), p33.1.windows(2).map(|w37| w37[(3 + 0) % w37.len()]).sum::<S>()];
    let v39: Vec<S> = vec![];
    if (w32.iter().skip(1).take_while(|s41| (if v38[1] + (0 as f64) < 1.1 || (p33.1.len() + 2) % 2 == 0 { v38[1] } else { p33.1[p33.1.len() - 1] }) > w32[0] || 1 % 2 == 0).map(|&s42| w32[0]).sum::<S>()) >= 1.1 {
        let v39: usize = ((1 % 4) % 4);
        v38[1] -= ((w32[0 % w32.len()] * w32[w32.len() - 1] * 0.3) * p33.1[0]).sin().sin();
    }
    let k44 = v39.len() % v38.len();
    v38[k44] -= w32.iter().copied().zip(w32.iter()).map_while(|(s45, s46)| if s45 <= w32[0] { Some(w32[0] + S::zero()) } else { None }).map(|s49| s49.cos()).product::<S>().sin();
    if (if v39.iter().chain(p33.1.iter()).take_while(|s51| v38[k44 % v38.len()] > 1.5 && S::one() * (k44 as f64) * 0.1 > 0.4).filter(|s53| w32.len() > 1).map(|s54| ((1.5 * v38[v38.len() - 2]) * p33.1[p33.1.len() - 1]).sin()).sum::<S>() <= 0.4 { v38[1] } else { v38[1] }) >= v38[k44 % v38.len()] { Some(v38[k44 % v38.len()]) } else { if k44 != 3 { Some(p33.0) } else { None } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    for s57 in x.iter().copied().map(|s55| (x[0] / (s55 * s55 + 1.0)) + (x.len() as f64)) {
        let mut s57 = Record::<S> { at: x[1] * s57.cos(), list: x.iter().take(2).map(|s58| ((*s58 * s57.cos()).sin() * s57).tanh()).collect::<Vec<S>>() };
        let s57 = x[1].sin().exp();
    }
    let a62: [S; 2] = if x[x.len() - 3].abs() + 1.9 < x[1] { [S::constant(1.8), x[x.len() % x.len()]] } else { return (x[3 % x.len()] + (x.len() as f64)).sin() + x.iter().map(|s59| *s59 * 0.7).sum::<S>() + x.iter().map(|s60| *s60 * 0.7).sum::<S>() + x.iter().map(|s61| *s61 * 0.7).sum::<S>() };
    match x.len() % 3 {
        0 => {
            let s63 = (x[(x.len() * 2) % x.len()] * x[(x.len() * 2) % x.len()] + 1.7).sqrt();
        }
        1 => {
            let mut v64 = x.iter().copied().collect::<Vec<S>>();
            v64 = x.iter().copied().zip(x.iter().rev()).map(|(s65, s66)| *s66).collect::<Vec<S>>();
            let k67 = 3 % v64.len();
            v64[k67] *= x[1].cos().powi(3).sin();
        }
        _ => {
            let mut s68 = a62[2 - 2];
            let mut p69 = (s68, 0.3 * a62[2 - 1]);
        }
    }
    let mut s70 = a62[2 - 1].cos().powi(1);
    (if (s70 * a62[2 - 2]).sin() < s70 { x[x.len() - 2] } else { s70 }).sin() + a62.iter().map(|s71| *s71 * 0.7).sum::<S>() + s70 * 0.7 + s70 * 0.7
}
}

mod m44 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Shape<S> {
    let v3: Vec<Vec<S>> = vec![vec![w2[0]]; 2];
    let o4: Option<S> = if v3[1 % v3.len()][v3[1 % v3.len()].len() - 1] - v3[0][v3[0].len() - 1] * 1.8 >= v3[v3.len() - 1][v3[v3.len() % v3.len()].len() % v3[v3.len() - 1].len()] { Some(match 2 % 3 { 0 => v3[0][0], 1 => w2[w2.len() - 1] * 0.5, _ => v3[(w2.len() % 2) % v3.len()][0] }) } else { None };
    match e1 {
        Shape::Point(s5) => {
            if let Some(s9) = &o4 {
            } else {
            }
        }
        Shape::Span { low: s6, high: s7 } => {
        }
        Shape::Path(s8) => {
        }
    }
    Shape::Path(vec![v3[v3.len() - 1][(1 % 5) % v3[v3.len() - 1].len()]; 1])
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w10: &[S], w11: &[S]) -> S {
    let s12 = w11[w11.len() % w11.len()] * w11[(2 * 3) % w11.len()] * 0.3;
    let mut s13 = (w11[0 % w11.len()] - w11[w11.len() - 1] * 1.4).sin().exp();
    s13 = (1..w10.len() % 4).map(|k14| match w10.len() % 3 { 0 => w11[0], 1 => s13 * 0.5, _ => w11[0] }).map(|s15| s15.cos()).product::<S>();
    s13 = s12 - S::zero() * 0.3;
    s13 += ((w10[w10.len() - 1].sin() * s12).tanh() * s12 * 0.3).cos();
    (w11[0] + w11[2 % w11.len()]).sin() + s13 * 0.7 + w11.iter().map(|s16| *s16 * 0.7).sum::<S>() + w10.iter().map(|s17| *s17 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let (mut k18, mut v19, mut s20): (usize, Vec<S>, S) = (x.len(), if x[1] > x[x.len() - 3] || 2 % 2 == 0 { vec![S::constant(0.3), x[(x.len() * 1) % x.len()], x[(3 + 2) % x.len()]] } else { vec![x[0 % x.len()], x[0]] }, x[x.len() - 2] + x[(3 + 1) % x.len()]);
    let f23 = |s21: S, s22: S| v19[v19.len() - 1];
    let r24 = Record { at: s20.tanh(), list: v19.clone() };
    let mut r24 = vec![r24.list.clone(), r24.list.iter().zip(v19.iter()).map(|(s25, s26)| (s25.abs() + 0.2).tanh()).collect::<Vec<S>>()];
    s20 = s20;
    let mut v27 = vec![vec![s20; 2]; 2];
    {
        let s28 = &mut s20;
        let k29 = (k18 % 3) % v27.len();
        let mut x: S = x.windows(3).map(|w30| v19[k18 % v19.len()]).fold(v19.iter().enumerate().map(|(k32, s33)| (s28.sin() * S::one()).tanh() * v27[(k32 % 5) % v27.len()][0] * 0.3).map(|s36| x[1].max(s36).tanh()).sum::<S>(), |s39, s38| s39.max(v19[v19.len() - 1]));
    }
    let k40 = v27[0].len() % v27.len();
    v27[k40].extend(v19.iter().enumerate().map(|(k41, s42)| 0.9 * S::zero()));
    s20 = h1(&x[..1], x);
    if ((0..(k40 + 0) % 4).filter_map(|k43| if -s20 > 1.5 { Some(v27[(k43 + 3) % v27.len()][0]) } else { None }).sum::<S>()) >= 1.4 {
        let k45 = (k40 + 0) % v27.len();
        v27[k45][0] -= (x[x.len() - 2] + v19[(r24.len() + 3) % v19.len()]).sin();
    }
    s20 -= (h1(&v19, &v19) + s20).tanh();
    vec![s20.tanh() + S::constant(k40 as f64) + S::constant(k18 as f64) + v19.iter().map(|s46| *s46 * 0.7).sum::<S>(), v19[0].cos() + x.iter().map(|s47| *s47 * 0.7).sum::<S>() + s20 * 0.7]
}
}

mod m45 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let s1 = x[(1 + 0) % x.len()];
    let mut k2 = 0;
    loop {
        k2 += 1;
        if k2 > 2 {
            break;
        }
        let mut k2 = x[x.len() - 3] - x[0] * 0.2;
        k2 *= x.iter().skip(1).map(|s3| (S::constant(1.6) * k2 * 0.3).abs() + 0.6).filter(|&s6| x[0 % x.len()] <= s1).sum::<S>().sin();
    }
    if (match k2 % 3 { 0 => s1, 1 => x[0] * 0.5, _ => x[x.len() - 3] }) > 1.0 || (2 % 4) % 2 == 0 {
        let mut a7: [[S; 2]; 2] = [[s1, s1], [s1; 2]];
    }
    let p8: (usize, S, S) = (x.len(), 0.8 * s1, x[x.len() % x.len()]);
    let mut v9: Vec<Record<S>> = vec![Record::<S> { at: p8.1, list: vec![s1; 2] }];
    let f12 = |s10: S, s11: S| 1.2 * (s1 * s10.cos());
    v9[0].list[0] -= (p8.1 * x[2]).sin().tanh();
    let k13 = v9.len() - 1;
    v9[k13].list[0] *= (if p8.2 >= x[1] { p8.1 } else { s1 }).cos();
    let mut k14: usize = 2;
    v9[0].list[0] = ((x[0] * v9[0].list[0] * 0.3) * (x[0] * v9[0].list[0] * 0.3) + 1.1).sqrt();
    let k15 = (k2 % 5) % v9.len();
    v9[k15].list[0] -= (s1 * x[2] * 0.3).sin();
    (x[x.len() - 1] + (x.len() as f64)).cos() + S::constant(k15 as f64) + S::constant(k2 as f64) + S::constant(k15 as f64)
}
}

mod m46 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], r2: &Record<S>) -> S {
    let v3 = vec![Some(r2.list[3 % r2.list.len()])];
    let e4: Shape<S> = Shape::Point(w1[0] + w1[w1.len() - 1]);
    let w5 = &r2.list[..1];
    let mut o6: Option<S> = if w5[0 % w5.len()] >= w5[2 % w5.len()] { Some(r2.at / (r2.list[0] * r2.list[0] + 1.0)) } else { None };
    S::zero().cos() + v3.iter().map(|o7| o7.unwrap_or(S::one())).sum::<S>() + v3.iter().map(|o8| o8.unwrap_or(S::one())).sum::<S>() + o6.unwrap_or(S::one())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r9: &Record<S>) -> (S, Vec<S>) {
    let s10 = r9.at.max(r9.at);
    let p16: (S, S) = (-r9.at, r9.list.iter().chain(r9.list.iter()).filter(|s12| s12.abs() + 1.5 <= r9.at).filter(|s14| r9.at + s10 > 0.2).map(|s15| r9.at).sum::<S>());
    let p16: Vec<S> = vec![p16.1 / (p16.0 * p16.0 + 1.0); 4];
    (if p16.iter().zip(p16.iter().rev()).map(|(s17, s18)| (r9.list[r9.list.len() - 1] - r9.at * 0.4, p16[0] + *s17)).map(|(s21, s22)| (s10.sin() * p16[0]).tanh() / (s10 * s10 + 1.0)).sum::<S>() < s10 || 2 % 2 == 0 { r9.at } else { s10 }, p16.iter().copied().zip(p16.iter().rev()).map(|(s23, s24)| (S::constant(1.7) * S::constant(1.7) + 0.6).sqrt()).collect::<Vec<S>>())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w25: &mut [S], e26: &Shape<S>) {
    let s27: S = if w25[0] - w25[0] * 0.1 >= w25[0] { return } else { w25[0] };
    w25[w25.len() % w25.len()] *= s27.sin();
    let mut p30: (Vec<S>, Record<S>) = (w25.iter().zip(w25.iter()).map(|(s28, s29)| w25[0]).collect::<Vec<S>>(), Record { at: s27, list: vec![s27; 1] });
    let mut k31: usize = w25.len();
    p30.1.list[0] *= ((s27 * s27 + 0.4).sqrt() * s27).sin().sin();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v32 = vec![vec![x[x.len() - 1], x[1]]; 1];
    let r33: Record<S> = Record { at: x[0] + S::one(), list: x.iter().copied().collect::<Vec<S>>() };
    v32[0][0] += ((x[x.len() - 2] + x[0]).abs() + 0.3).sin();
    let mut o34: Option<Vec<S>> = Some(r33.list.clone());
    let k35 = (v32[0 % v32.len()].len() + 0) % v32.len();
    let mut a36 = [r33.at + (x.len() as f64); 2];
    a36 = [a36[2 % 2] + r33.at, x[0] + a36[1]];
    let mut k37 = 0;
    let s38: S = loop {
        k37 += 1;
        if k37 > 3 {
            break a36[1 % 2];
        }
        let f40 = |s39: S| -(x[1].sin() * x[2]).tanh();
        if v32.len() < 7 {
            v32.push(v32[0].clone());
        }
        v32[0][0] *= (x.iter().copied().rev().fold(a36.iter().step_by(2).map(|s41| (if o34.is_none() { x[x.len() - 1] } else { a36[2 - 2] }).tanh()).sum::<S>(), |s43, s42| (s43 * (a36[k37 % 2] * a36[k37 % 2] + 0.6).sqrt().cos()).sin()) * ((k35 + 1) as f64) * 0.1).sin();
    };
    let w44 = &x[1..];
    v32[0][0] += x.iter().map(|s45| (r33.at.cos().powi(2), r33.list[(k35 * 3) % r33.list.len()] * w44[k35 % w44.len()] * 0.3)).map(|(s47, s48)| S::zero()).sum::<S>().max(a36[2 - 2]).cos();
    v32[0][0] *= w44.iter().rev().fold(w44[0], |s52, s51| s52.max(r33.at)).cos();
    vec![x[1].cos() + v32.iter().map(|v53| v53.iter().map(|s54| *s54 * 0.7).sum::<S>()).sum::<S>() + s38 * 0.7 + s38 * 0.7, (w44[k35 % w44.len()] * w44[k35 % w44.len()] + 1.1).sqrt().cos() + w44.iter().map(|s55| *s55 * 0.7).sum::<S>() + S::constant(k37 as f64) + w44.iter().map(|s56| *s56 * 0.7).sum::<S>(), w44[x.len() % w44.len()].cos() + S::constant(k35 as f64) + S::constant(k37 as f64) + s38 * 0.7]
}
}

mod m47 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut a1 = [x[1].sin().exp(); 3];
    a1[2] -= ((a1[3 % 3] + (x.len() as f64)) * a1[0]).sin().sin();
    a1 = a1;
    a1[1] *= ((x[2 % x.len()] + a1[2]) * x[2]).sin().cos();
    a1[2] = x[2 % x.len()];
    for w2 in a1.chunks_mut(2) {
        w2[0] = w2[w2.len() - 1].tanh();
        w2[0] += (w2[w2.len() % w2.len()] + w2[0]).tanh();
    }
    let mut p3: (S, S) = (a1[3 - 2], a1[3 - 3]);
    a1[3 - 3] += a1.iter().filter_map(|&s4| if x.len() != 3 { Some(s4 * a1[3 - 1].cos()) } else { None }).map(|s6| match (x.len() + 3) % 3 { 0 => S::constant(0.4), 1 => p3.1 * 0.5, _ => s6 }).sum::<S>().cos();
    for s10 in x.iter().chain(x.iter()).map(|&s8| (s8.sin().exp() * a1[0]).sin()) {
        p3.0 -= p3.1.sin();
        p3 = (p3.0, x[0]);
        p3.0 += (p3.1 * p3.1 + 1.4).sqrt().cos();
    }
    p3.0 -= p3.1.tanh();
    p3.1.sin() + x.iter().map(|s11| *s11 * 0.7).sum::<S>() + x.iter().map(|s12| *s12 * 0.7).sum::<S>() + a1.iter().map(|s13| *s13 * 0.7).sum::<S>()
}
}

mod m48 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> S {
    let mut k2: usize = w1.len();
    let v3 = vec![w1[k2 % w1.len()] + (w1.len() as f64), w1[w1.len() - 1].sin().exp()];
    k2 = k2 % 5;
    k2 = (k2 % 5) % 5;
    w1.iter().fold(v3[0], |s5, s4| s5.max(s4.tanh())).tanh() + v3.iter().map(|s6| *s6 * 0.7).sum::<S>() + S::constant(k2 as f64) + S::constant(k2 as f64)
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w7: &[S]) -> S {
    let mut v8 = vec![h0(w7), w7[0] + S::constant(0.7), h0(&w7[..1]), w7[w7.len() - 1] - w7[0] * 1.9];
    v8.push(0.1 * v8[0]);
    let v12: Vec<(S, S)> = if w7[2 % w7.len()] - v8[(2 % 2) % v8.len()] * 0.9 <= w7[0] { vec![(v8[(w7.len() % 4) % v8.len()], w7[w7.len() % w7.len()]); 3] } else { return (w7[2 % w7.len()] + v8[3 % v8.len()]).cos() + w7.iter().map(|s9| *s9 * 0.7).sum::<S>() + v8.iter().map(|s10| *s10 * 0.7).sum::<S>() + v8.iter().map(|s11| *s11 * 0.7).sum::<S>() };
    let k13 = v8.len() - 2;
    v8[k13] += w7.iter().copied().enumerate().filter(|(k16, s17)| v12[0].1 <= *s17).map(|(k18, s19)| h0(w7)).sum::<S>().sin();
    let k20 = v8.len() - 1;
    v8[k20] = v8[v8.len() - 2].tanh();
    w7[w7.len() - 1].tanh().sin() + v8.iter().map(|s21| *s21 * 0.7).sum::<S>() + S::constant(k13 as f64) + v12.iter().map(|p22| p22.0 * 0.7 + p22.1 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w23: &[S], s24: S) -> Record<S> {
    let mut a25: [[S; 2]; 2] = [[S::zero(); 2], [w23[w23.len() - 1]; 2]];
    let mut k26 = 0;
    while k26 < 3 && s24 * (w23.len() as f64) * 0.1 < a25[(w23.len() + 1) % 2][2 - 2] {
        k26 += 1;
        let mut o27: Option<(usize, S)> = Some((w23.len(), w23[k26 % w23.len()]));
        let mut v30: Vec<S> = a25[k26 % 2].iter().enumerate().map(|(k28, s29)| w23[k28 % w23.len()].sin() + ((w23.len() + 0) as f64)).collect::<Vec<S>>();
    }
    a25[2 - 2][2 - 2] += (w23[(k26 * 3) % w23.len()] + w23[0]).sin();
    Record { at: S::zero().max(S::constant(1.9)), list: vec![w23[w23.len() - 1]; 1] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v31: Vec<Vec<S>> = vec![vec![x[1]; 1]; 1];
    let mut s32 = if -x[1] < x[x.len() - 2] { x[x.len() - 2] + S::zero() } else { h1(&x[..1]) };
    let mut v33: Vec<S> = vec![s32 + x[2], s32.max(x[x.len() % x.len()]), S::constant(1.7)];
    let k34 = (x.len() + 0) % v33.len();
    v33[k34] *= h1(&x[..1]).cos();
    let p37 = if h0(&v33[..1]) >= x[k34 % x.len()] { (x[k34 % x.len()], h2(&x[..1], v33[1] + (k34 as f64))) } else { (v33[(x.len() * 1) % v33.len()], Record::<S> { at: v33[k34 % v33.len()], list: x.iter().enumerate().map(|(k35, s36)| 0.5 * *s36).collect::<Vec<S>>() }) };
    let v38: Vec<S> = v33.to_vec();
    let s53: S = if !v31.is_empty() { v33.iter().zip(v31.iter().rev()).filter(|(s41, v42)| -v42[k34 % v42.len()] < 1.4).take_while(|(s45, v46)| k34 > 0).fold(p37.1.at - s32 * 1.6, |s49, (s47, v48)| s49 * 0.5 + (S::one() + s32).sin()) } else { return (-p37.0).tanh() + v31.iter().map(|v50| v50.iter().map(|s51| *s51 * 0.7).sum::<S>()).sum::<S>() + s32 * 0.7 + x.iter().map(|s52| *s52 * 0.7).sum::<S>() };
    if (p37.1.list.len() + 0) <= 1 {
        let mut v54 = vec![p37.1.clone(), Record { at: s53, list: v33.clone() }, p37.1.clone()];
        v33[0] -= (-(-v38[(k34 % 5) % v38.len()])).sin();
    } else {
        if (if p37.1.list[0] * s32.cos() > 0.7 { S::zero() } else { p37.0 }) > 0.9 {
            for k55 in 1..v38.len() {
            }
        } else {
        }
        v33[0] += S::zero().cos();
    }
    s32 += v33[(v33.len() * 1) % v33.len()].cos();
    v38.iter().map(|&s56| (if s53 >= p37.1.list[0] { s53 } else { s56 }) - p37.1.list[0] * 0.3).sum::<S>().sin() + v31.iter().map(|v57| v57.iter().map(|s58| *s58 * 0.7).sum::<S>()).sum::<S>() + s32 * 0.7 + s53 * 0.7
}
}

mod m49 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> S {
    let s17 = (1..1).map(|k2| (w1[w1.len() - 1] * (k2 as f64) * 0.1).sin()).fold(w1[1 % w1.len()] + w1[2 % w1.len()], |s5, s4| s5 * 0.5 + w1.iter().copied().enumerate().filter(|(k8, s9)| s5.cos().powi(1) < 0.7).filter(|(k12, s13)| *k12 != 1).map(|(k14, s15)| (s15 * (2 as f64) * 0.1) + s5).map(|s16| s16.cos()).product::<S>().sin()) + ((1 * 3) as f64);
    let k19: usize = w1.len();
    let mut e20: Shape<S> = Shape::Point(s17);
    let f23 = |s21: S, s22: S| (0.8 * s22) + s22;
    e20 = if w1[0] >= 0.8 || w1.len() % 2 == 0 { Shape::Path(vec![w1[0 % w1.len()], w1[0], s17]) } else { if s17 + ((1 + 3) as f64) < w1[w1.len() % w1.len()] { Shape::Span { low: w1[k19 % w1.len()], high: w1[k19 % w1.len()] } } else { Shape::Point(w1[k19 % w1.len()]) } };
    s17.tanh() + S::constant(k19 as f64) + w1.iter().map(|s24| *s24 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w25: &mut [S], w26: &[S]) {
    let mut a27 = [[w26[w26.len() - 1], S::zero()]; 2];
    for k28 in 1..w25.len() {
        a27[2 - 1][(k28 * 2) % 2] -= (w25.iter().copied().enumerate().map(|(k29, s30)| match (k29 * 2) % 3 { 0 => (s30 * (w25.len() as f64) * 0.1), 1 => s30 * 0.5, _ => a27[1][k29 % 2] }).map(|s33| 0.3 * a27[2 - 1][0].max(a27[1][2 - 2])).sum::<S>().abs() + 0.3).sin();
        w25[0] *= w26[0].tanh();
    }
    for a35 in a27.iter_mut() {
        w25[0] += (1.7 * (w25[w25.len() - 1] * w26[w26.len() - 1] * 0.3)).cos();
    }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut x: Vec<S> = x[3..].to_vec();
    x = x;
    let s36 = (S::one() * S::one()).sin();
    let s37 = s36.tanh();
    let s38: S = if (match 1 % 3 { 0 => s37, 1 => S::constant(0.7) * 0.5, _ => s36 }) < 1.0 { s37 } else { return vec![s36.sin() + s37 * 0.7 + s37 * 0.7 + s36 * 0.7, s36.sin() + s37 * 0.7 + s36 * 0.7 + s37 * 0.7] };
    if s38 >= s38 || 1 % 2 == 0 {
        let mut e39: Shape<S> = Shape::Path(vec![s37, s38]);
        e39 = Shape::Point(0.1 * s38);
    } else {
        let mut v40: Vec<Vec<S>> = vec![if (if s36 + s37 > s38 { s37 } else { s36 }) > 1.1 { vec![s36, s36, s36] } else { vec![s36] }, vec![s37, s38]];
        v40[0][0] += s36.tanh();
    }
    let mut s37 = s36;
    let mut v41: Vec<S> = vec![s36.sin().exp(), -s38];
    let k42 = v41.len() - 1;
    let a43: [[S; 2]; 2] = [[v41[0]; 2], [s38, v41[0]]];
    v41[0] -= h0(&a43[3 % 2][..1]).tanh();
    vec![v41.iter().map(|s44| s38.max(s37) + s36).sum::<S>().cos() + a43.iter().map(|a45| a45.iter().map(|s46| *s46 * 0.7).sum::<S>()).sum::<S>() + s36 * 0.7 + s36 * 0.7, (-s37).cos() + a43.iter().map(|a47| a47.iter().map(|s48| *s48 * 0.7).sum::<S>()).sum::<S>() + v41.iter().map(|s49| *s49 * 0.7).sum::<S>() + v41.iter().map(|s50| *s50 * 0.7).sum::<S>()]
}
}

mod m50 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> Vec<S> {
    if w3[w3.len() - 1] + w3[w3.len() - 1] > 1.5 && w3[0] * ((2 % 4) as f64) * 0.1 < w2[0] {
        let s6 = w2.iter().copied().fold(w2[w2.len() - 1], |s5, s4| s5.max(w2[0].tanh()));
    } else {
        let p7: (Vec<S>, usize, usize) = if w2[(w3.len() * 3) % w2.len()] * (0 as f64) * 0.1 <= w2[0] && w2[0] > 0.7 { return vec![w2[0], S::zero()] } else { (vec![w3[0]], 0, w3.len()) };
    }
    let mut v9 = vec![Record { at: w2[0], list: w3.iter().step_by(2).map(|&s8| (w2[w2.len() - 1].sin() * w2[0]).tanh() + w3[0]).collect::<Vec<S>>() }];
    v9[0].list[0] *= (w3[1 % w3.len()] * w3[0] * 0.3).tanh().tanh();
    if (v9[v9.len() - 1].list[0].sin() * w2[w3.len() % w2.len()]).tanh() > 1.0 { vec![w2[0]; 3] } else { vec![v9[0].list[(3 * 0) % v9[0].list.len()]; 2] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w10: &[S]) -> Shape<S> {
    let p17 = (w10[0] - w10[0] * 1.7, w10.iter().skip(1).filter(|s12| (**s12 * **s12).sin() < w10[0]).filter(|s14| (if s14.tanh() < 1.4 && **s14 <= 1.7 { w10[0] } else { **s14 }) <= 0.8).map(|s15| w10[0]).map(|s16| s16.cos()).product::<S>());
    let s18 = p17.1;
    let a19 = [[p17.1; 2], [s18, p17.0]];
    let f21 = |s20: S| (a19[(2 * 2) % 2][0 % 2] + (w10.len() as f64)) / (s18 * s18 + 1.0);
    Shape::Span { low: w10[0] / (w10[0] * w10[0] + 1.0), high: w10[w10.len() - 1] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    if x[0].max(x[1]) >= S::one() {
        let mut s27 = if x[2] <= 0.6 { x.iter().copied().sum::<S>() } else { x.iter().map(|s22| x[(3 + 1) % x.len()]).filter(|s25| *s25 + ((0 + 0) as f64) > 0.5).map(|s26| s26.cos()).product::<S>() };
    } else {
        let mut v28: Vec<S> = vec![S::zero().sin()];
        let s31 = v28.iter().enumerate().map(|(k29, s30)| (x[2] - x[0] * 0.4).sin().exp()).sum::<S>();
        return vec![x.iter().copied().map(|s32| ((s32 + s32) * (s32 + s32) + 0.1).sqrt()).map_while(|s34| if x[x.len() - 2] / (s31 * s31 + 1.0) >= 1.6 { Some(s31) } else { None }).sum::<S>().cos() + v28.iter().map(|s36| *s36 * 0.7).sum::<S>() + v28.iter().map(|s37| *s37 * 0.7).sum::<S>() + v28.iter().map(|s38| *s38 * 0.7).sum::<S>(), s31.cos() + s31 * 0.7 + v28.iter().map(|s39| *s39 * 0.7).sum::<S>() + s31 * 0.7, s31.sin() + v28.iter().map(|s40| *s40 * 0.7).sum::<S>() + x.iter().map(|s41| *s41 * 0.7).sum::<S>() + s31 * 0.7];
    }
    let r47: Record<S> = Record::<S> { at: x[x.len() % x.len()].sin().exp(), list: x.iter().rev().map(|s42| if *s42 + ((x.len() % 3) as f64) > x[x.len() - 2] && -x[x.len() - 2] >= x[1] { x.windows(3).map_while(|w43| if 0.4 * x[1] >= 1.1 { Some(w43[1] + x[x.len() - 3]) } else { None }).filter(|s46| *s46 * s46.cos() >= 1.2).sum::<S>() } else { (s42.sin() * x[1]).tanh() }).collect::<Vec<S>>() };
    let mut a48 = [[r47.list[r47.list.len() - 1], r47.list[r47.list.len() - 1]], [x[2], x[1]]];
    let v49: Vec<Vec<S>> = vec![vec![r47.at]; 1];
    let mut a50 = [a48[1 % 2], [S::constant(0.8), S::constant(0.3)]];
    a48[(1 % 2) % 2][1] -= (match (1 * 3) % 3 { 0 => a50[3 % 2][1], 1 => a50[1][1] * 0.5, _ => a48[2 % 2][0] }).tanh();
    let v54 = r47.list.iter().map(|&s53| (s53, x[2])).collect::<Vec<(S, S)>>();
    for w55 in x.windows(3) {
    }
    vec![a48[1][0].cos() + a50.iter().map(|a56| a56.iter().map(|s57| *s57 * 0.7).sum::<S>()).sum::<S>() + v54.iter().map(|p58| p58.0 * 0.7 + p58.1 * 0.7).sum::<S>() + a48.iter().map(|a59| a59.iter().map(|s60| *s60 * 0.7).sum::<S>()).sum::<S>(), (r47.list[0] * a50[2 - 2][2 - 2].cos()).cos() + v49.iter().map(|v61| v61.iter().map(|s62| *s62 * 0.7).sum::<S>()).sum::<S>() + v54.iter().map(|p63| p63.0 * 0.7 + p63.1 * 0.7).sum::<S>() + a48.iter().map(|a64| a64.iter().map(|s65| *s65 * 0.7).sum::<S>()).sum::<S>(), S::constant(0.2).tanh().sin() + r47.at * r47.list[0] + a50.iter().map(|a66| a66.iter().map(|s67| *s67 * 0.7).sum::<S>()).sum::<S>() + a48.iter().map(|a68| a68.iter().map(|s69| *s69 * 0.7).sum::<S>()).sum::<S>()]
}
}

mod m51 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut k1 = 0;
    while k1 < 3 && ((1..2).map(|k2| ((x[1] - x[1] * 1.4) * (x[1] - x[1] * 1.4) + 0.6).sqrt()).sum::<S>() <= x[k1 % x.len()] || k1 % 2 == 0) {
        k1 += 1;
        let o4: Option<S> = if x[1].tanh() <= 1.0 { (x[2] > x[x.len() - 1]).then(|| x[1]) } else { return x[x.len() - 3].sin() + S::constant(k1 as f64) + S::constant(k1 as f64) + S::constant(k1 as f64) };
        let mut v5 = vec![x[x.len() % x.len()].tanh(); 3];
        for k6 in 0..3 {
            let f12 = |s7: S| (1..k1 % 4).fold(v5[v5.len() - 1] - s7 * 1.2, |s11, k10| s11.max(s11));
        }
        v5[0] -= (1.2 * (x[(1 % 3) % x.len()] - x[1] * 0.4)).sin();
    }
    if x[2] < 1.0 {
        let v16: Vec<S> = x.windows(3).take_while(|w14| (x[(k1 % 3) % x.len()] * S::zero()).sin() >= 1.2).map(|w15| (x[k1 % x.len()] / (x[1] * x[1] + 1.0)).tanh()).collect::<Vec<S>>();
    } else {
        if x[(k1 % 5) % x.len()] * x[k1 % x.len()] * 0.3 >= x[2] {
            if x.iter().map(|&s17| (s17 + x[0]) * ((k1 + 0) as f64) * 0.1).map(|s21| s21.cos()).product::<S>() < 1.7 {
                let mut v22: Vec<S> = vec![];
                let mut s23 = x[2];
            } else {
                return x[x.len() - 1].tanh().sin() + S::constant(k1 as f64) + x.iter().map(|s24| *s24 * 0.7).sum::<S>() + S::constant(k1 as f64);
            }
        }
        return (0..x.len() % 4).filter(|k26| x.len() == 0).map(|k27| 0.2 * (x[x.len() % x.len()] - x[x.len() % x.len()] * 0.1)).fold(x[(k1 + 2) % x.len()] * x[0].cos(), |s30, s29| (s30 * (s29 * s29 * 0.3).cos()).sin()).cos() + S::constant(k1 as f64) + x.iter().map(|s31| *s31 * 0.7).sum::<S>() + S::constant(k1 as f64);
    }
    x[x.len() - 2].tanh() + x.iter().map(|s32| *s32 * 0.7).sum::<S>() + x.iter().map(|s33| *s33 * 0.7).sum::<S>() + S::constant(k1 as f64)
}
}

mod m52 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Shape<S> {
    let e5 = Shape::Path(r1.list.iter().enumerate().map(|(k3, s4)| -(-r1.at)).collect::<Vec<S>>());
    let mut r1: Vec<S> = vec![r1.at, r1.list.iter().step_by(2).map(|s6| ((s6.sin() * *s6).tanh(), r1.at + r1.at)).filter(|&(s10, s11)| 2 > 2).map(|(s12, s13)| (s12 * s13.cos()) + r1.list[0]).sum::<S>(), r1.at.tanh(), r1.list[r1.list.len() - 1]];
    let mut r14: Record<S> = Record::<S> { at: r1[0] * r1[0].cos(), list: vec![r1[r1.len() - 2], r1[r1.len() - 2], r1[k2 % r1.len()]] };
    r14.list = r1.iter().copied().enumerate().map(|(k15, s16)| S::constant(0.3)).collect::<Vec<S>>();
    Shape::Point(r14.at.abs() + 1.0)
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let x: usize = (x.len() + 1);
    let mut a17: [S; 2] = [S::one().tanh(), S::one() * S::one() * 0.3];
    let mut v18 = vec![S::one() + a17[2 - 2]; 4];
    a17[x % 2] *= ((a17[2 - 2] + (x as f64)) * ((v18.len() * 3) as f64) * 0.1).cos();
    let k19 = x % v18.len();
    v18[k19] *= (match k19 % 3 { 0 => a17[1], 1 => a17[2 % 2] * 0.5, _ => a17[1] }).cos();
    if v18.len() > 2 {
        v18.pop();
    }
    a17[2 - 1] *= (v18.iter().zip(a17.iter().rev()).filter_map(|(s20, s21)| if a17[1] + v18[0] > 1.0 { Some(-*s20) } else { None }).sum::<S>().abs() + 0.3).tanh();
    let mut v34: Vec<Vec<S>> = a17.iter().enumerate().filter(|(k30, s31)| a17[0] - v18[0] * 0.1 < **s31).map(|(k32, s33)| vec![*s33; 2]).collect::<Vec<Vec<S>>>();
    let v35 = &v18;
    a17[k19 % 2] *= v34.iter().step_by(2).map(|v38| (0.3 * v38[v38.len() - 1]).cos().powi(1)).fold(0.3 * v18[v18.len() - 2], |s41, s40| s41 * 0.5 + s41.sin()).tanh();
    a17[(k19 % 5) % 2] -= ((v35[v35.len() - 1] * v18[v18.len() - 1] * 0.3) * v35[1].cos()).tanh();
    v34.extend(a17.iter().map(|&s42| a17[0].tanh().sin()).map(|s44| a17[1..].to_vec()));
    a17[(k19 + 1) % 2] *= ((v35[0] + v18[0]) + ((1 + 3) as f64)).cos();
    (v18[v18.len() - 1] * v35[v18.len() % v35.len()] * 0.3).tanh() + S::constant(k19 as f64) + S::constant(k19 as f64) + a17.iter().map(|s45| *s45 * 0.7).sum::<S>()
}
}

mod m53 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    let w2: (Vec<S>, Vec<S>, Record<S>) = (vec![w1[w1.len() - 1]], vec![w2[w2.len() - 1], w2[2 % w2.len()], w2[w2.len() - 1]], Record { at: w2[w2.len() - 1], list: vec![w1[w1.len() - 1]; 2] });
    for k3 in 0..1 % 4 {
        w1[0] -= S::zero().tanh();
        let f6 = |s4: S, s5: S| (w1[(w1.len() % 2) % w1.len()].abs() + 0.4).tanh();
    }
    w1[1 % w1.len()] -= w1.iter().copied().sum::<S>().tanh();
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e7: &Shape<S>, w8: &[S]) -> Vec<S> {
    let e7 = (w8[(0 * 1) % w8.len()] + w8[w8.len() % w8.len()], w8.iter().copied().filter(|s10| (S::constant(1.4).sin() * w8[0]).tanh() <= 0.9 || (w8.len() + 1) % 2 == 0).fold(w8[0], |s12, s11| (s12 * s12.sin().cos()).sin()));
    let mut a13 = [[e7.1, w8[2 % w8.len()]], [e7.1, w8[(w8.len() + 0) % w8.len()]]];
    a13[0][0] *= a13[1][w8.len() % 2].cos();
    a13[1][0] += a13.iter().enumerate().map_while(|(k14, a15)| if 3 != 1 { Some(a13[1 % 2][1].max(a13[k14 % 2][1])) } else { None }).fold(w8[w8.len() - 1], |s19, s18| (s19 * s18.cos()).sin()).tanh();
    vec![w8[0] + w8[w8.len() - 1], S::one(), (S::one() * S::one()).sin()]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut p33: (S, S) = (x.iter().step_by(2).map(|s20| s20.sin().exp() + x[(3 + 3) % x.len()]).fold(x.iter().chain(x.iter()).map(|s22| (x[x.len() - 2] * x[x.len() - 2] + 1.5).sqrt().sin().exp()).sum::<S>(), |s24, s23| (s24 * (s24 * x[1 % x.len()]).sin().cos()).sin()), (1..x.len() % 4).fold(x.windows(3).map_while(|w25| if w25[0] / (x[2] * x[2] + 1.0) > x[x.len() - 2] && x[0 % x.len()].max(x[2 % x.len()]) >= w25[w25.len() - 2] { Some(w25[2]) } else { None }).map_while(|s27| if 0 <= 2 { Some(s27.sin().exp()) } else { None }).fold(x[2], |s30, s29| s30.max(s30 + x[2])), |s32, k31| s32 * 0.5 + x[x.len() - 3].sin()));
    p33.1 += (p33.1 * x[x.len() - 3]).sin().tanh();
    let v34: Vec<S> = if p33.0 < 0.8 { vec![p33.1, x[2], x[0]] } else { return p33.1.sin() + p33.0 * 0.7 + p33.1 * 0.7 + p33.0 * 0.7 + p33.1 * 0.7 + p33.0 * 0.7 + p33.1 * 0.7 };
    let mut s35 = p33.0.sin().exp() + v34[0];
    let s37 = v34.iter().copied().map(|s36| s36.cos()).product::<S>();
    let mut v40: Vec<S> = vec![(0..(1 + 1) % 4).map_while(|k38| if (if (if k38 != 1 { s35 } else { p33.1 }) >= 0.4 { s37 } else { x[(v34.len() * 3) % x.len()] }) > s37 { Some(s35) } else { None }).sum::<S>(), if s35.abs() + 0.6 < x[1] { v34[0] } else { x[2] }, s37 + v34[v34.len() - 1]];
    let mut s41 = 0.8 * (s35.sin() * v40[v40.len() - 1]).tanh();
    let s42 = (v34[0] * v34[v34.len() - 1] * 0.3) * p33.1 * 0.3;
    let mut k43 = 0;
    while k43 < 2 {
        k43 += 1;
        v40 = vec![x[1] + ((v40.len() + 0) as f64); 3];
        let mut v44 = vec![s41; 1];
        v44[0] *= ((-x[x.len() - 1]) + S::one()).sin();
    }
    (-s42).tanh() + s41 * 0.7 + v34.iter().map(|s45| *s45 * 0.7).sum::<S>() + s41 * 0.7
}
}

mod m54 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, r2: &Record<S>) -> Option<S> {
    if r2.list[0].abs() + 1.9 >= 0.9 {
        let v5: Vec<S> = vec![r2.list[r1.list.len() % r2.list.len()].max(r2.list[0]), r1.at, r2.list[0], r1.list.iter().copied().map(|s3| (r1.list[0].max(r2.at).sin() * s3).tanh()).sum::<S>()];
    }
    let mut v6: Vec<Vec<S>> = vec![vec![r1.list[3 % r1.list.len()], S::zero()]; 1];
    let k7 = v6.len() - 1;
    v6[k7] = r2.list.to_vec();
    v6[0][0] *= r1.list.iter().enumerate().map(|(k8, s9)| r2.list.iter().skip(1).filter(|s13| r1.list[k7 % r1.list.len()] / (**s13 * **s13 + 1.0) < **s13).map(|s14| (*s14 * *s9).sin()).sum::<S>()).map(|s15| s15.cos()).product::<S>().sin().exp().cos();
    if r1.at * v6[0][0].cos() >= 0.8 { Some(v6[0][v6[0].len() - 1] * r1.at.cos()) } else { None }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e16: &Shape<S>, w17: &[S]) -> S {
    let o18 = Some(w17[(0 % 4) % w17.len()]);
    let mut e19 = Shape::Path(vec![w17[0]; 3]);
    let mut p20: (usize, Record<S>, S) = (0, Record::<S> { at: w17[w17.len() - 1], list: vec![w17[0], w17[w17.len() % w17.len()]] }, w17[0]);
    p20.1.list.extend(w17.chunks(3).map(|w21| w21[w21.len() - 1]));
    p20.1.list[0].tanh()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e22: &Shape<S>, w23: &[S]) -> S {
    let a24: [[S; 2]; 2] = [[w23[w23.len() - 1]; 2], [w23[0], w23[0]]];
    for k25 in 0..w23.len() {
        let mut k26: usize = 2;
        let mut v27: Vec<Vec<S>> = vec![a24[0].iter().copied().take(2).collect::<Vec<S>>()];
    }
    (S::one() * a24[1][2 - 2].cos()).sin() + a24.iter().map(|a28| a28.iter().map(|s29| *s29 * 0.7).sum::<S>()).sum::<S>() + a24.iter().map(|a30| a30.iter().map(|s31| *s31 * 0.7).sum::<S>()).sum::<S>() + w23.iter().map(|s32| *s32 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v33: Vec<Vec<S>> = vec![vec![x[x.len() - 2]; 1]; 3];
    let k34 = (1 * 1) % v33.len();
    v33[k34][0] += x[1].tanh();
    if (v33[v33[v33.len() - 1].len() % v33.len()][k34 % v33[v33[v33.len() - 1].len() % v33.len()].len()].sin() * v33[v33.len() - 1][3 % v33[v33.len() - 1].len()]).tanh() <= 0.7 || 1 % 2 == 0 {
        let a35 = [[v33[2 % v33.len()][0], v33[v33.len() - 1][v33[v33.len() - 1].len() - 1]], [v33[v33.len() - 1][0], x[v33.len() % x.len()]]];
        v33[0][0] -= (S::constant(0.9) + x[x.len() - 2]).tanh();
    } else {
        let mut v36: Vec<(S, S)> = vec![(v33[x.len() % v33.len()][k34 % v33[x.len() % v33.len()].len()], v33[v33.len() - 1][0]), (v33[v33.len() - 1][(v33[(x.len() * 1) % v33.len()].len() + 2) % v33[v33.len() - 1].len()], x[x.len() - 3])];
        let s37 = x[x.len() - 2].sin();
    }
    let s38 = v33[x.len() % v33.len()][(k34 * 1) % v33[x.len() % v33.len()].len()].max(x[0]);
    let k39 = k34 % v33.len();
    v33[k39].push(x[x.len() - 1]);
    v33[0][0] -= (-x[0]).sin();
    (0.6 * v33[k39 % v33.len()][0]).cos() + s38 * 0.7 + v33.iter().map(|v40| v40.iter().map(|s41| *s41 * 0.7).sum::<S>()).sum::<S>() + s38 * 0.7
}
}

mod m55 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, e2: &Shape<S>) -> S {
    let k3: usize = r1.list.len();
    let k4: usize = (k3 * 3);
    let mut v5: Vec<S> = vec![r1.list[r1.list.len() - 1].max(r1.at), r1.list.iter().copied().sum::<S>()];
    let k6 = v5.len() - 1;
    v5[k6] += (r1.list[0].sin() + r1.at).sin();
    let k7 = v5.len() - 1;
    v5[k7] *= r1.list[(1 + 1) % r1.list.len()].tanh();
    r1.at.tanh().tanh() + S::constant(k3 as f64) + r1.at * r1.list[0] + S::constant(k3 as f64)
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r8: &Record<S>, w9: &[S]) -> Vec<S> {
    let r10 = r8;
    let w9: usize = (r10.list.len() + 0);
    let v11 = vec![r10.list[..1].to_vec(); 2];
    let mut e12: Shape<S> = Shape::Point(v11[0][v11[0].len() - 1] + r8.at);
    e12 = Shape::Point(v11[0][v11[0].len() - 1]);
    vec![h0(r10, &e12)]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e13: &Shape<S>, w14: &[S]) -> Vec<S> {
    let mut a15: [S; 2] = [w14[(w14.len() + 1) % w14.len()] + (w14.len() as f64); 2];
    a15[1] = w14[0];
    a15[1 % 2] += (1.3 * w14.iter().enumerate().map(|(k16, s17)| w14[0].sin().exp().max(w14[(0 * 0) % w14.len()])).sum::<S>()).tanh();
    let Record { at: s21, list: v22 } = Record { at: w14.iter().take_while(|s19| w14[w14.len() % w14.len()] + **s19 >= **s19).map(|&s20| 1.3 * (a15[(w14.len() + 3) % 2] + a15[w14.len() % 2])).sum::<S>(), list: vec![w14[(2 * 2) % w14.len()], w14[0]] };
    a15[2 - 2] = if s21 >= 0.2 { w14[w14.len() - 1].cos().powi(3) } else { 0.1 * w14[w14.len() - 1] };
    a15[0] += (v22.iter().enumerate().map(|(k23, s24)| (a15[2 - 1] * a15[2 - 1] + 1.3).sqrt()).sum::<S>() * v22.iter().enumerate().map(|(k23, s24)| (a15[2 - 1] * a15[2 - 1] + 1.3).sqrt()).sum::<S>() + 0.5).sqrt().cos();
    v22.clone()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut s25 = x[2 % x.len()].max(x[0]);
    let v27 = vec![x.chunks(2).map(|w26| w26[w26.len() - 1]).collect::<Vec<S>>(); 1];
    s25 *= (1.0 * s25).cos();
    let p28 = (if s25.tanh() <= 0.1 { vec![x[x.len() - 2], s25, s25] } else { x.to_vec() }, x[x.len() - 1]);
    s25 = -p28.0[0];
    let mut p28: Vec<Vec<S>> = vec![p28.0.to_vec(), x.iter().take(2).map(|s29| (*s29 * *s29 + 1.5).sqrt() / (*s29 * *s29 + 1.0)).collect::<Vec<S>>(), vec![S::zero(), S::one()]];
    match p28[0].len() % 3 {
        0 => {
            p28.push(p28[p28.len() - 1].clone());
            s25 = x[1];
        }
        1 => {
            s25 += x[2 % x.len()].cos();
        }
        _ => {
            let mut s33 = S::one();
        }
    }
    s25.tanh() + x.iter().map(|s34| *s34 * 0.7).sum::<S>() + p28.iter().map(|v35| v35.iter().map(|s36| *s36 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s37| *s37 * 0.7).sum::<S>()
}
}

mod m56 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, s2: S, w3: &[S]) -> Vec<S> {
    let w3 = (s2 > s2).then(|| s2);
    let mut a4: [[S; 2]; 2] = [[s2, s2], [S::zero(); 2]];
    a4[2 - 1][2 - 1] += (match 3 % 3 { 0 => (1.1 * s2), 1 => a4[2 - 1][0] * 0.5, _ => a4[2 % 2][1] }).tanh();
    {
        let (w5, w6) = a4[2 - 1].split_at_mut(1);
        for s11 in w5.iter().zip(w6.iter()).map_while(|(s7, s8)| if s7.tanh() <= w6[0] { Some(S::constant(1.8) / (*s8 * *s8 + 1.0)) } else { None }) {
        }
        w6[0] -= (s2 + ((w5.len() * 0) as f64)).sin();
    }
    a4[3 % 2][0] *= ((-a4[2 - 2][0]) * (-a4[2 - 2][0]) + 0.6).sqrt().tanh();
    vec![a4[0 % 2][(1 * 3) % 2] + a4[2 % 2][2 - 1]; 1]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e12: &Shape<S>, w13: &[S]) -> S {
    let r17 = Record { at: (1..3).map(|k14| w13[k14 % w13.len()] + w13[k14 % w13.len()]).sum::<S>(), list: w13.iter().zip(w13.iter()).map(|(s15, s16)| *s16).collect::<Vec<S>>() };
    if w13[w13.len() - 1] <= 0.9 {
        let mut r18 = Record::<S> { at: w13[(r17.list.len() * 1) % w13.len()] - r17.at * 1.4, list: vec![w13[w13.len() % w13.len()]; 1] };
    } else {
        match 0 % 3 {
            0 => {
            }
            1 => {
            }
            _ => {
            }
        }
    }
    (r17.list[(r17.list.len() * 2) % r17.list.len()] * r17.list[0]).sin().tanh() + r17.at * r17.list[0] + r17.at * r17.list[0]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w19: &[S]) -> Record<S> {
    let p21 = (Record { at: w19[0], list: vec![w19[0], w19[w19.len() % w19.len()]] }, Record { at: w19[0], list: vec![w19[w19.len() - 1]] });
    let mut o22 = Some(vec![w19[w19.len() - 1], p21.1.list[0], p21.0.list[0]]);
    if w19[0] <= 0.9 || (1 + 0) % 2 == 0 {
        o22 = if w19[w19.len() - 1] + p21.0.list[0] < 0.5 { if S::one() < w19[(2 * 3) % w19.len()] { Some(p21.0.list[..1].to_vec()) } else { if p21.1.at > 0.1 { Some(vec![p21.1.list[p21.1.list.len() - 1]; 3]) } else { None } } } else { o22.clone() };
        return Record::<S> { at: p21.0.at, list: vec![w19[0], w19[w19.len() - 1], w19[p21.0.list.len() % w19.len()]] };
    }
    if p21.1.list[w19.len() % p21.1.list.len()] <= p21.1.list[p21.1.list.len() - 1] { Record::<S> { at: w19[0], list: vec![w19[0]; 3] } } else { Record { at: S::zero(), list: vec![p21.1.at; 3] } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut s23 = x[0];
    s23 *= x[2 % x.len()].cos();
    s23 = ((s23 - x[1] * 0.2) * (s23 - x[1] * 0.2) + 1.0).sqrt();
    s23 = s23;
    match 1 % 3 {
        0 => {
            for s28 in x.iter().filter(|s25| (x[(0 * 0) % x.len()].sin() * **s25).tanh() < x[1 % x.len()] && s23 > **s25).filter(|s27| -s23 > **s27) {
                let v31 = x.iter().zip(x.iter()).map(|(s29, s30)| x[1]).collect::<Vec<S>>();
                let o32: Option<S> = (v31[0].tanh() < 0.8).then(|| v31[(0 % 2) % v31.len()]);
                for s35 in x.iter().map(|s33| if 1 != 1 { s28.sin().exp() } else { if v31[1 % v31.len()] * (0 as f64) * 0.1 < S::constant(0.1) || x.len() % 2 == 0 { S::zero() } else { *s28 } }) {
                    let s36 = s23.sin().sin().exp();
                    let f38 = |s37: S| *s28;
                }
            }
        }
        1 => {
        }
        _ => {
            s23 -= ((x[1 % x.len()] * x[1] * 0.3) * s23).sin().cos();
            return (x[3 % x.len()] + s23).sin() + x.iter().map(|s39| *s39 * 0.7).sum::<S>() + s23 * 0.7 + s23 * 0.7;
        }
    }
    (s23 + S::one()).cos() + s23 * 0.7 + s23 * 0.7 + x.iter().map(|s40| *s40 * 0.7).sum::<S>()
}
}

mod m57 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    w1[0] = w2.iter().take(2).map(|s5| w1[w2.len() % w1.len()].tanh()).sum::<S>();
    let w6 = &w2[..1];
    let mut w6: (Record<S>, S) = (Record { at: w6[0], list: vec![w2[0]; 2] }, w6[w6.len() - 1] + w6[0]);
    let (s7, s8): (S, S) = (w1[0].abs() + 0.4, w2[1 % w2.len()] + w2[1 % w2.len()]);
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let x: usize = (2 * 0);
    let r9: Record<S> = Record { at: S::one().sin().exp(), list: vec![S::one(), S::one()] };
    let mut s10 = (r9.at.sin() * r9.list[r9.list.len() - 1]).sin();
    let mut p12 = (if (if r9.list.iter().any(|s11| *s11 > 1.5) { s10 } else { r9.list[r9.list.len() - 1] }) > s10 { s10 } else { s10 }, r9.at - r9.at * 0.6);
    let mut v13 = vec![r9.list[x % r9.list.len()] + r9.list[0], S::constant(1.9), p12.1 * S::zero().cos(), r9.at];
    let mut k14: usize = (v13.len() % 3);
    v13.truncate(2);
    while v13.len() < 4 {
        v13.push(s10.sin().sin());
        let mut v15: Vec<S> = Vec::new();
        let mut v16: Vec<S> = v13.clone();
        v16[1] += p12.0.sin();
    }
    p12.0 = s10;
    p12.1 *= (p12.0.abs() + 1.8).max(p12.0).sin();
    r9.list[(v13.len() + 2) % r9.list.len()].sin() + S::constant(k14 as f64) + r9.at * r9.list[0] + p12.0 * 0.7 + p12.1 * 0.7
}
}

mod m58 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, p2: &(S, Vec<S>), w3: &[S]) -> Vec<S> {
    let mut v4: Vec<Record<S>> = vec![if p2.0 <= p2.1[0] { Record::<S> { at: w3[1 % w3.len()], list: vec![S::constant(1.7)] } } else { Record { at: p2.0, list: vec![w3[w3.len() - 1], S::constant(1.4)] } }, Record { at: p2.1[p2.1.len() - 1], list: vec![p2.1[0]] }];
    let s7 = (if v4.iter().map(|r5| p2.0).sum::<S>() >= 0.4 || (3 * 2) % 2 == 0 { S::one() } else { p2.1[p2.1.len() - 1] }).sin().exp();
    let r8: Record<S> = v4[0].clone();
    let k9 = 1 % v4.len();
    let mut s10 = 1.8 * (w3[0] / (v4[v4.len() - 1].at * v4[v4.len() - 1].at + 1.0));
    vec![p2.1[p2.1.len() - 1] + r8.at]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w11: &[S]) -> Option<S> {
    if 0.4 * w11[(1 % 5) % w11.len()] > 0.4 || 2 % 2 == 0 {
        let Record { at: s13, list: v14 } = Record::<S> { at: (w11[0] * w11[2 % w11.len()]).sin(), list: w11.iter().map(|&s12| ((s12 * s12).sin() * (s12 * s12).sin() + 0.4).sqrt()).collect::<Vec<S>>() };
        return Some(w11[w11.len() - 1]);
    }
    let mut k15: usize = 3;
    let mut s16 = w11[0];
    if w11[k15 % w11.len()] < s16 || k15 % 2 == 0 { Some((w11[w11.len() % w11.len()].sin() * w11[w11.len() % w11.len()]).tanh()) } else { None }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e17: &Shape<S>, w18: &[S]) -> Option<S> {
    let mut s19 = w18[0];
    s19 -= w18[0].sin();
    let mut a20 = [[s19, s19]; 2];
    let mut v21: Vec<Vec<S>> = vec![vec![a20[2 - 1][0 % 2], w18[0 % w18.len()], w18[(3 % 4) % w18.len()]]];
    s19 += (1.2 * (if w18.windows(2).map(|w22| w22[w22.len() - 2]).map(|s23| s23.cos()).product::<S>() >= 1.7 { a20[2 - 2][1] } else { s19 })).cos();
    if w18.iter().all(|s24| *s24 > 1.7) {
        a20[0][2 - 1] *= s19.cos();
        return if v21.len() > 1 { Some(w18[(3 % 4) % w18.len()]) } else { None };
    } else {
        a20[0][0] -= w18[1 % w18.len()].cos();
    }
    Some(w18[(1 * 0) % w18.len()] * ((1 + 3) as f64) * 0.1)
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v28: Vec<(S, S)> = x.iter().map_while(|&s25| if x[(0 + 1) % x.len()].sin() > 1.3 || (1 % 3) % 2 == 0 { Some(s25) } else { None }).map(|s27| (s27, x[x.len() % x.len()])).collect::<Vec<(S, S)>>();
    if !v28.is_empty() {
        v28.clear();
        v28 = vec![(S::constant(0.7), x[x.len() - 3])];
    }
    let mut k29: usize = (x.len() % 5);
    while let Some((s30, s31)) = v28.pop() {
        k29 = ((k29 % 4) % 2) % 5;
        let mut s30: Record<S> = Record::<S> { at: x[x.len() - 1] * s31 * 0.3, list: vec![s30; 1] };
        if s30.list.len() < 7 {
            s30.list.push(((s31.abs() + 1.5).sin().exp() * s31.sin().exp().cos()).cos());
        }
        let k32 = k29 % s30.list.len();
        s30.list[k32] *= s31.tanh();
    }
    let mut v33: Vec<S> = vec![(x[x.len() - 2] * x[x.len() - 2] + 1.2).sqrt(), (x[2] * x[2] + 0.9).sqrt()];
    v33[0] += x[2].sin();
    let s43: S = if 0 == 1 { x.iter().map(|s34| match v28.len() % 3 { 0 => (v33[(2 % 5) % v33.len()] * v33[v33.len() - 1]).sin(), 1 => v33[0 % v33.len()] * 0.5, _ => x[v28.len() % x.len()] }).map(|s36| (if S::constant(0.5).sin() <= 0.3 { x[v33.len() % x.len()] } else { v33[0] }, s36)).map(|(s38, s39)| (1.6 * s38) * (x.len() as f64) * 0.1).map(|s40| s40.cos()).product::<S>() } else { return (x[2].sin() * x[0]).tanh().sin() + x.iter().map(|s41| *s41 * 0.7).sum::<S>() + S::constant(k29 as f64) + v28.iter().map(|p42| p42.0 * 0.7 + p42.1 * 0.7).sum::<S>() };
    v33[0] += s43.tanh();
    (x[(k29 % 4) % x.len()] / (v33[0] * v33[0] + 1.0)).sin() + v28.iter().map(|p44| p44.0 * 0.7 + p44.1 * 0.7).sum::<S>() + x.iter().map(|s45| *s45 * 0.7).sum::<S>() + v33.iter().map(|s46| *s46 * 0.7).sum::<S>()
}
}

mod m59 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Option<S> {
    let mut v3 = vec![vec![r1.list[0]; 3], vec![r1.list[(k2 % 4) % r1.list.len()]], if r1.at.max(r1.at) < r1.list[0] { r1.list.iter().copied().collect::<Vec<S>>() } else { vec![S::zero(); 1] }];
    let k4 = v3.len() % v3.len();
    v3[k4][0] -= ((if r1.at <= r1.at { r1.list[(k4 % 3) % r1.list.len()] } else { r1.list[r1.list.len() - 1] }) + r1.at).tanh();
    let k5 = (r1.list.len() % 2) % v3.len();
    v3[k5][0] = v3[r1.list.len() % v3.len()].iter().skip(1).map(|s6| r1.list[r1.list.len() - 1] * v3[0][0].cos()).filter(|s9| v3[r1.list.len() % v3.len()][0] + *s9 <= S::zero()).sum::<S>();
    let k2 = S::zero() + v3[v3.len() - 1][k2 % v3[v3.len() - 1].len()];
    v3[0][0] *= (1.5 * r1.at).tanh();
    None
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w10: &mut [S], r11: &Record<S>) {
    let mut w10 = 0.7 * r11.list.iter().copied().take(2).sum::<S>();
    let mut v13: Vec<S> = vec![w10 + (2 as f64); 2];
    w10 -= (0.8 * r11.list[0]).cos();
    v13.extend_from_slice(&r11.list);
    if let Some(s14) = v13.pop() {
    }
    w10 += v13.iter().map_while(|s15| if 1 != 2 { Some(r11.at) } else { None }).map(|s17| ((r11.at * s17.cos()) * (r11.at * s17.cos()) + 1.9).sqrt()).fold(S::one() * S::zero().cos(), |s20, s19| (s20 * w10.sin().exp().cos()).sin()).tanh();
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r21: &Record<S>, r22: &Record<S>) -> Shape<S> {
    if r21.list[0] / (r21.at * r21.at + 1.0) > r22.at {
        let v23: Vec<(S, S)> = if r21.list[1 % r21.list.len()] >= r22.list[0] { vec![(r21.at, r21.at), (r22.list[3 % r22.list.len()], r21.at)] } else { return Shape::Span { low: r22.at, high: r21.at } };
    } else {
        let w24 = &r21.list[..1];
        let v25: Vec<S> = w24.iter().copied().collect::<Vec<S>>();
    }
    Shape::Path(vec![r22.at; 3])
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v26: Vec<Vec<S>> = vec![vec![x[(0 % 2) % x.len()]], vec![x[0], x[1], x[2 % x.len()]]];
    let s27 = x[2].sin().exp().max(x[1]);
    v26[0].truncate(2);
    let f29 = |s28: S| (s28.abs() + 0.3).sin();
    let s30: S = if (if s27 <= s27 { s27 } else { v26[x.len() % v26.len()][v26[x.len() % v26.len()].len() - 1] }) < 1.7 { S::one() * x[2] * 0.3 } else { return v26[(2 * 1) % v26.len()][0].tanh() + s27 * 0.7 + s27 * 0.7 + s27 * 0.7 };
    {
        let s31 = &mut v26[0][0];
        for k32 in 1..x.len() {
            *s31 += s31.tanh();
            *s31 -= x.iter().copied().fold(*s31, |s38, s37| s38 * 0.5 + (s38 / (x[(x.len() + 2) % x.len()] * x[(x.len() + 2) % x.len()] + 1.0)).sin()).sin().exp().tanh();
            if *s31 * x[k32].cos() >= *s31 {
                let f40 = |s39: S| s27.cos().powi(3) + *s31;
            }
            *s31 *= f29(x[k32]).sin();
        }
    }
    (v26[v26.len() - 1][v26[v26.len() - 1].len() - 1] * v26[v26.len() - 1][v26[v26.len() - 1].len() - 1] + 1.7).sqrt().cos() + s27 * 0.7 + s27 * 0.7
}
}

mod m60 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> S {
    if w3[(2 % 5) % w3.len()].max(w3[w3.len() % w3.len()]) < w3[0] {
        let mut e4: Shape<S> = Shape::Span { low: w3[0] + w3[0], high: w3[w3.len() % w3.len()] };
        let s5 = w3[w3.len() - 1];
        e4 = Shape::Span { low: w3[0], high: s5 };
    } else {
        let mut a6 = [[w3[0]; 2]; 2];
    }
    (w3[0] - w3[1 % w3.len()] * 0.3).sin()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r7: &Record<S>) -> Shape<S> {
    let mut s8 = (r7.at.sin().exp() * r7.at).sin();
    s8 += r7.list.chunks(3).filter(|w10| r7.at <= 1.0).map(|w11| w11[0 % w11.len()] * S::one() * 0.3).sum::<S>().sin();
    let mut e12 = Shape::Span { low: s8 / (s8 * s8 + 1.0), high: r7.list[3 % r7.list.len()] };
    s8 += r7.list.iter().copied().map(|s13| (match (2 % 5) % 3 { 0 => s8, 1 => s8 * 0.5, _ => s13 }).tanh()).sum::<S>().tanh();
    Shape::Path(vec![r7.at])
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w15: &mut [S], w16: &[S]) {
    let mut v18: Vec<Record<S>> = vec![Record::<S> { at: w16[2 % w16.len()], list: w15.iter().chain(w16.iter()).map(|&s17| (s17 * (w15.len() as f64) * 0.1) + w16[(1 + 2) % w16.len()]).collect::<Vec<S>>() }, Record { at: w15[w15.len() - 1], list: vec![S::zero()] }, if w15[0].cos().powi(2) < w15[2 % w15.len()] { Record::<S> { at: w16[3 % w16.len()], list: vec![w16[w16.len() - 1], S::constant(0.5), w15[0]] } } else { Record { at: w15[3 % w15.len()], list: w16.iter().copied().take(2).collect::<Vec<S>>() } }];
    v18[0].at -= (w15[0] + (0 as f64)).tanh();
    let Record { at: mut s20, list: mut v21 } = Record { at: v18[v18.len() - 1].at.sin().exp(), list: w15.iter().take(2).map(|&s19| w16[0].sin()).collect::<Vec<S>>() };
    for w22 in v18[0].list.chunks_mut(2) {
        if v21.len() < 7 {
            v21.push(w22[0].max(w15[w15.len() - 1]).cos());
        }
        w15[0] -= (-w16[0]).tanh();
    }
    v18[0].at -= (if w16[w16.len() - 1] + s20 < 1.1 { v21[w15.len() % v21.len()] - s20 * 0.3 } else { w15[0].max(v21[0]) }).sin();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let e23: Shape<S> = Shape::Point(match x.len() % 3 { 0 => x[x.len() % x.len()], 1 => x[0] * 0.5, _ => x[2] });
    let mut a24: [[S; 2]; 2] = [[x[x.len() % x.len()]; 2], if x[3 % x.len()].max(x[0]) <= x[x.len() - 1] { [x[2], x[x.len() - 2]] } else { [x[x.len() - 2]; 2] }];
    let f27 = |s25: S, s26: S| 1.0 * s26.sin();
    let o28: Option<Vec<S>> = Some(if x[x.len() - 2] <= x[0] { x.iter().copied().skip(1).collect::<Vec<S>>() } else { vec![a24[2 - 2][(1 * 3) % 2]] });
    let mut s29 = 0.3 * (a24[2 - 1][x.len() % 2] * a24[(1 * 2) % 2][0].cos());
    if a24[(3 % 5) % 2].iter().any(|s30| *s30 > 1.4) {
        s29 += (h0(&e23, &e23, &a24[0][1..]) + x[x.len() - 3]).cos();
        for (k35, s36) in x.iter().enumerate() {
            if o28.is_none() {
                let mut o37 = o28.clone();
                s29 = x[x.len() - 1].cos();
                a24[0][x.len() % 2] -= h0(&e23, &e23, &a24[0][..1]).cos();
                continue;
            }
            s29 += h0(&e23, &e23, &a24[1][..1]).tanh();
        }
    } else {
        a24[1 % 2][2 - 2] -= s29.sin().exp().sin();
    }
    s29 += h0(&e23, &e23, &a24[2 % 2][..1]).cos();
    (a24[1][2 % 2] * a24[1][2 % 2] + 0.1).sqrt().sin() + a24.iter().map(|a38| a38.iter().map(|s39| *s39 * 0.7).sum::<S>()).sum::<S>() + s29 * 0.7
}
}

mod m61 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Option<S> {
    if (3 * 2) == 0 {
        let mut v2 = vec![(w1[0] * w1[0] + 1.3).sqrt(), w1[0] + w1[0]];
        let mut v3 = vec![Record::<S> { at: w1[(w1.len() * 1) % w1.len()], list: vec![v2[v2.len() - 2], v2[1], v2[1]] }; 1];
        v3[0].at *= w1[w1.len() - 1].cos();
    } else {
        let mut o4: Option<S> = (w1[w1.len() - 1] <= 1.3).then(|| (w1[0].sin() * w1[0]).tanh());
        o4 = Some(w1[w1.len() % w1.len()] * w1[0] * 0.3);
    }
    ((1..3).take_while(|k6| w1[0] * (w1.len() as f64) * 0.1 <= 1.7).map(|k9| w1[(k9 * 0) % w1.len()]).map(|s10| s10.cos()).product::<S>() > 1.8).then(|| w1[w1.len() - 1] - S::one() * 1.5)
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut r11 = Record::<S> { at: x[x.len() - 2].max(x[x.len() - 2]), list: x.iter().copied().collect::<Vec<S>>() };
    let k12 = 1 % r11.list.len();
    r11.list[k12] *= (x.iter().chain(x.iter()).fold(S::one() - x[(x.len() + 3) % x.len()] * 1.0, |s18, s17| (s18 * (match (0 + 3) % 3 { 0 => S::one(), 1 => s18 * 0.5, _ => S::one() }).cos()).sin()) * (k12 as f64) * 0.1).sin();
    let mut s19 = x[x.len() - 3];
    r11.list.swap(0, 0);
    r11.at -= (x.iter().copied().enumerate().map(|(k20, s21)| (x[(k20 * 2) % x.len()] + r11.at).abs() + 1.5).map(|s22| s22.cos()).product::<S>() * r11.list[0] * 0.3).cos();
    let k23: usize = k12;
    let v24 = vec![s19 + x[k12 % x.len()]; 1];
    let mut s25 = x[2].cos().powi(3) + x[1];
    s19 = x[3 % x.len()];
    let v27: Vec<S> = if x[2] > 0.5 { return r11.list[0].cos() + s19 * 0.7 + r11.at * r11.list[0] + v24.iter().map(|s26| *s26 * 0.7).sum::<S>() } else { if S::zero().sin().exp() > 0.3 && -r11.list[(k23 * 1) % r11.list.len()] >= 0.6 { x.to_vec() } else { vec![r11.at; 2] } };
    s19 = v27.iter().take(2).map(|s28| s19.sin().sin()).map_while(|s30| if k12 != 2 { Some(S::one().tanh()) } else { None }).fold(s19, |s33, s32| (s33 * (if (v24.len() % 5) != 1 { r11.at } else { s25 }).cos()).sin());
    s19 *= x[r11.list.len() % x.len()].tanh();
    (-x[k23 % x.len()]).tanh() + r11.at * r11.list[0] + v27.iter().map(|s34| *s34 * 0.7).sum::<S>() + S::constant(k12 as f64)
}
}

mod m62 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> S {
    let v3: Vec<Record<S>> = vec![Record::<S> { at: w2[0 % w2.len()], list: vec![S::zero(); 1] }, Record::<S> { at: w2[w2.len() - 1], list: vec![w2[3 % w2.len()]] }, Record::<S> { at: w2[(2 % 5) % w2.len()], list: vec![w2[0], w2[(2 * 1) % w2.len()], w2[0]] }];
    let v4: Vec<Vec<S>> = vec![v3[0].list.clone(), v3[0].list.clone()];
    let mut s5 = v3[0].list[0];
    let mut v6: Vec<S> = vec![v3[v3.len() - 1].list[(w2.len() * 0) % v3[v3.len() - 1].list.len()], w2[2 % w2.len()] + w2[0], 0.2 * v3[0].list[v3[0].list.len() - 1], v4[0][v4[0].len() - 1].sin().exp()];
    (-v6[1]).cos() + w2.iter().map(|s7| *s7 * 0.7).sum::<S>() + v4.iter().map(|v8| v8.iter().map(|s9| *s9 * 0.7).sum::<S>()).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut o10: Option<S> = if x[1 % x.len()].max(x[x.len() % x.len()]) > 1.2 { Some(x[x.len() % x.len()] * x[0] * 0.3) } else { None };
    let (s11, s12): (S, S) = (x[x.len() - 2] + x[0], x[2]);
    let f14 = |s13: S| (s11.tanh() * s11.tanh() + 0.1).sqrt();
    let mut s15 = x[0];
    let Record { at: s16, list: v17 } = Record::<S> { at: s12 - s12 * 0.1, list: vec![s12; 3] };
    s15 -= (match 0 % 3 { 0 => s15, 1 => s15 * 0.5, _ => S::constant(0.5) }).sin();
    for s20 in v17.iter().map(|s18| v17[0]) {
        s15 = f14(s16).tanh();
        let mut o21: Option<Vec<S>> = if s11 + (0 as f64) > v17[v17.len() - 1] { Some(vec![S::one(); 2]) } else { None };
        let v22 = vec![(s12 * x[2]).sin()];
    }
    s15 = v17[(1 + 0) % v17.len()];
    let mut s23 = f14(s16);
    vec![s16.max(v17[v17.len() - 1]).sin() + s15 * 0.7 + s16 * 0.7 + s16 * 0.7, (s16 + v17[v17.len() - 1]).sin() + s15 * 0.7 + o10.unwrap_or(S::one()) + x.iter().map(|s24| *s24 * 0.7).sum::<S>()]
}
}

mod m63 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v2: Vec<Vec<S>> = vec![vec![x[x.len() % x.len()]], x.iter().chain(x.iter()).map(|&s1| ((-x[2]) * x[x.len() - 1]).sin()).collect::<Vec<S>>()];
    let k3 = v2.len() - 1;
    {
        let w4 = &mut v2[k3][..];
        w4[k3 % w4.len()] = x[0] + ((k3 + 0) as f64);
        if x[x.len() % x.len()] >= x[1] {
            let f6 = |s5: S| (S::zero() * w4[0].cos()) + x[0];
            let s7 = x[x.len() % x.len()].tanh().abs() + 0.5;
        } else {
            let mut v14 = x.iter().copied().zip(w4.iter()).map(|(s12, s13)| w4[..1].to_vec()).collect::<Vec<Vec<S>>>();
            let v15 = &v14;
        }
    }
    let mut s16 = x[x.len() - 3];
    v2.extend(x.iter().copied().map(|s17| vec![s17, S::zero(), s17]));
    let (s18, s19): (S, S) = (s16, 0.4 * x[v2[k3 % v2.len()].len() % x.len()]);
    v2[0][0] -= x[0].cos();
    s19.cos().powi(2).tanh() + S::constant(k3 as f64) + x.iter().map(|s20| *s20 * 0.7).sum::<S>() + S::constant(k3 as f64)
}
}

mod m64 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Shape<S> {
    let mut s9 = w2.iter().chain(w2.iter()).map(|s3| (-*s3) + *s3).filter(|&s6| w2[0].abs() + 0.6 > 1.3).fold(w2[0].cos().powi(3), |s8, s7| s8 * 0.5 + (w2[0] * w2[w2.len() - 1] * 0.3).sin()) + w2[0];
    s9 *= s9.cos();
    let r10 = Record::<S> { at: w2[w2.len() - 1].max(s9), list: vec![s9; 3] };
    let mut s11 = (w2[(2 + 0) % w2.len()] * (3 as f64) * 0.1) + r10.at;
    s11 *= (-(w2[0].abs() + 0.9)).tanh();
    Shape::Path(r10.list.to_vec())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e12: &Shape<S>, r13: &Record<S>, w14: &[S]) -> Vec<S> {
    let mut s15 = S::constant(0.3);
    s15 *= r13.list.iter().enumerate().take_while(|(k18, s19)| s15 <= s15).map(|(k20, s21)| (r13.list[r13.list.len() - 1] + s15).abs() + 0.4).sum::<S>().tanh();
    s15 += (s15 * w14[0]).sin().cos().powi(1).sin();
    s15 -= r13.list[2 % r13.list.len()].sin();
    s15 -= (s15.max(s15) * s15.max(s15) + 1.2).sqrt().cos();
    s15 += ((s15 * r13.list[r13.list.len() - 1].cos()) + (w14.len() as f64)).cos();
    if s15 <= 1.9 { r13.list.to_vec() } else { vec![s15, w14[0]] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w22: &mut [S]) {
    let mut v23: Vec<S> = vec![(w22[w22.len() - 1] * S::constant(1.4)).sin(); 3];
    w22[w22.len() - 1] -= ((v23[v23.len() - 2] + v23[(1 + 0) % v23.len()]) + w22[0]).sin();
    let f25 = |s24: S| (v23[0] + s24) / (s24 * s24 + 1.0);
    w22[w22.len() - 1] -= ((w22[w22.len() % w22.len()] * (2 as f64) * 0.1) * w22[w22.len() - 1].cos()).sin();
    w22[(1 % 3) % w22.len()] -= w22.iter().zip(v23.iter().rev()).filter(|(s28, s29)| w22[0] > 0.2).map(|(s30, s31)| -S::constant(0.6).sin()).fold(w22[w22.len() - 1], |s35, s34| s35 * 0.5 + s34.sin()).cos();
    w22[2 % w22.len()] += w22.iter().copied().enumerate().map(|(k36, s37)| v23.iter().take_while(|s39| **s39 + (k36 as f64) <= s37).map(|s40| (if (w22[(k36 * 1) % w22.len()] * w22[(k36 * 1) % w22.len()] + 1.4).sqrt() < s37 { v23[1] } else { S::zero() }) * (w22.len() as f64) * 0.1).map(|s42| s42.cos()).product::<S>() - w22[0] * 0.4).sum::<S>().tanh();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let r43 = if S::constant(1.6).max(x[1 % x.len()]) > x[2] { Record::<S> { at: x[3 % x.len()], list: vec![x[2]; 3] } } else { Record::<S> { at: x[0], list: vec![x[0], x[2], x[0]] } };
    let a44 = [if (1 + 3) > 3 { [x[x.len() - 1], x[1 % x.len()]] } else { [r43.list[(x.len() + 2) % r43.list.len()], x[x.len() % x.len()]] }; 2];
    let o45: Option<Vec<S>> = Some(vec![r43.at; 3]);
    let mut v54: Vec<S> = x.iter().enumerate().map(|(k52, s53)| ((x[(k52 * 2) % x.len()] * x[(k52 * 2) % x.len()] + 0.5).sqrt() * (x[(k52 * 2) % x.len()] * x[(k52 * 2) % x.len()] + 0.5).sqrt() + 0.6).sqrt()).collect::<Vec<S>>();
    h2(&mut v54);
    v54.push(a44[x.len() % 2][0] - x[(1 * 3) % x.len()] * 0.5);
    let e55: Shape<S> = Shape::Span { low: (v54[0] * r43.at).sin(), high: v54[0] };
    let mut o56: Option<Vec<S>> = Some(vec![x[x.len() - 2]]);
    let k57 = v54.len() - 1;
    v54[k57] += (0..2 % 4).map_while(|k58| if 1.4 * x[k57 % x.len()] >= x[x.len() - 2] { Some(x[0] * a44[2 - 1][x.len() % 2].cos()) } else { None }).filter_map(|s60| if S::one().abs() + 0.4 <= 1.4 { Some(s60 * a44[1][2 - 2] * 0.3) } else { None }).sum::<S>().cos();
    for s62 in v54.iter_mut() {
        *s62 *= (a44[2 - 2][k57 % 2].abs() + 1.3).tanh();
    }
    v54[0] += a44[2 - 2][r43.list.len() % 2].sin();
    (v54[(r43.list.len() % 3) % v54.len()] + v54[v54.len() - 1]).cos() + x.iter().map(|s63| *s63 * 0.7).sum::<S>() + a44.iter().map(|a64| a64.iter().map(|s65| *s65 * 0.7).sum::<S>()).sum::<S>() + S::constant(k57 as f64)
}
}

mod m65 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> (S, Vec<S>) {
    let mut s3 = w2[w2.len() - 1] + w2[w2.len() - 1];
    let e4: Shape<S> = Shape::Point(s3.abs() + 0.8);
    s3 *= w2.chunks(2).map(|w5| 0.6 * (w5[0] + w5[w5.len() - 1])).sum::<S>().tanh();
    let mut v6: Vec<Vec<S>> = vec![w2.to_vec()];
    ((w2[v6.len() % w2.len()] * v6[0][0]).sin(), if v6[0][v6[0].len() - 1].cos().powi(1) > v6[(3 + 0) % v6.len()][v6[(3 + 0) % v6.len()].len() - 1] { v6.iter().map(|v7| -w2[w2.len() - 1]).collect::<Vec<S>>() } else { v6[0].to_vec() })
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e8: &Shape<S>, w9: &[S]) -> (S, Vec<S>) {
    let mut k10: usize = ((w9.len() * 0) * 1);
    let e8 = w9[(1 + 0) % w9.len()];
    let w11 = &w9[..1];
    let a12 = [[w11[0], w11[w11.len() - 1]], [w11[(k10 * 2) % w11.len()], w9[0 % w9.len()]]];
    (w11[w11.len() - 1] + w9[k10 % w9.len()], vec![a12[w11.len() % 2][0]; 1])
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w13: &[S], p14: &(S, Vec<S>)) -> S {
    let mut k15 = 0;
    while k15 < 3 && p14.1[(p14.1.len() * 2) % p14.1.len()] * (0 as f64) * 0.1 < p14.1[0] {
        k15 += 1;
        let v17: Vec<S> = (1..3).map(|k16| w13[0 % w13.len()] + w13[0]).collect::<Vec<S>>();
    }
    let mut r18: Record<S> = Record { at: w13[(k15 * 1) % w13.len()], list: w13.iter().copied().collect::<Vec<S>>() };
    match 1 % 3 {
        0 => {
            return w13[0].cos() + r18.at * r18.list[0] + r18.at * r18.list[0] + p14.0 * 0.7 + p14.1.iter().map(|s19| *s19 * 0.7).sum::<S>();
        }
        1 => {
            let k20 = k15 % r18.list.len();
            r18.list[k20] -= p14.1[w13.len() % p14.1.len()].sin().tanh();
        }
        _ => {
        }
    }
    p14.0.tanh() + r18.at * r18.list[0] + p14.0 * 0.7 + p14.1.iter().map(|s21| *s21 * 0.7).sum::<S>() + r18.at * r18.list[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let s22 = (S::constant(1.3) + x[0]).cos().powi(1);
    let v23: Vec<S> = vec![];
    let mut s24 = s22;
    let mut v25 = vec![s24, x[x.len() - 3], (s22.sin() * S::zero()).tanh()];
    v25.extend_from_slice(x);
    match (x.len() * 0) % 3 {
        0 => {
            let mut s24: Option<(usize, S)> = Some((v25.len(), x[x.len() - 2]));
            v25.swap(1, 0);
            let k31 = 1 % v25.len();
            v25[k31] *= x[0].tanh().sin();
        }
        1 => {
        }
        _ => {
            v25.push(((s22 + s22).sin() * s22).tanh());
            let k33 = v25.len() - 2;
            v25[k33] *= s22.cos();
        }
    }
    for w34 in v25.chunks_mut(2) {
        s24 -= s24.cos();
    }
    x.iter().copied().zip(v23.iter()).map_while(|(s35, s36)| if !v23.is_empty() { Some(s35) } else { None }).filter(|s40| v23.is_empty()).sum::<S>().sin() + s22 * 0.7 + v23.iter().map(|s41| *s41 * 0.7).sum::<S>() + s24 * 0.7
}
}

mod m66 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], #[constant] k2: usize) -> Vec<S> {
    let v5 = w1.iter().copied().enumerate().map(|(k3, s4)| vec![w1[0]; 1]).collect::<Vec<Vec<S>>>();
    let mut v5: Vec<Vec<S>> = vec![vec![w1[0]; 3], v5.iter().chain(v5.iter()).map(|v6| match 2 % 3 { 0 => v6[0].cos().powi(2), 1 => w1[0] * 0.5, _ => w1[2 % w1.len()] }).collect::<Vec<S>>(), v5[0].clone()];
    let k7 = 1 % v5.len();
    v5[k7][0] *= (w1[w1.len() % w1.len()].sin() * w1[1 % w1.len()]).tanh().max(w1[0]).sin();
    let mut v8: Vec<Vec<S>> = vec![v5[v5.len() - 1].clone(), if v5[0][v5[0].len() - 1] >= v5[0][0] { vec![w1[0]; 2] } else { v5[0].clone() }, v5[0].clone()];
    for v11 in v5.iter().filter(|v10| (if v5[v5.len() - 1][0] * v5[0][v5[0].len() - 1] * 0.3 > v8[0][k7 % v8[0].len()] { v8[0][(w1.len() % 5) % v8[0].len()] } else { v5[0][v5[0].len() - 1] }) >= 1.7) {
    }
    let k12 = v8.len() % v8.len();
    v8[k12][0] -= w1[(3 % 4) % w1.len()].cos();
    if v5[v5.len() - 1].iter().any(|s13| *s13 > 0.5) { vec![w1[(v5.len() % 2) % w1.len()]; 3] } else { vec![v5[0][0], w1[w1.len() - 1], v5[v5.len() - 1][v5[v5.len() - 1].len() - 1]] }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r14: &Record<S>, #[constant] k15: usize) -> S {
    let v17 = r14.list.iter().copied().map(|s16| if (s16.sin() * s16).tanh() < 0.1 { r14.list[..1].to_vec() } else { h0(&r14.list, k15) }).collect::<Vec<Vec<S>>>();
    let mut v18 = vec![r14.at, (r14.at.sin() * r14.list[0]).tanh()];
    let s19 = v18[k15 % v18.len()];
    if r14.list[r14.list.len() - 1].cos().powi(2) >= 0.5 {
        let k20 = v18.len() - 1;
        v18[k20] += v17.iter().zip(r14.list.iter()).map(|(v21, s22)| s19).sum::<S>().tanh();
    } else {
    }
    v17[v18.len() % v17.len()][v17[v18.len() % v17.len()].len() - 1].tanh() + v18.iter().map(|s23| *s23 * 0.7).sum::<S>() + r14.at * r14.list[0] + v18.iter().map(|s24| *s24 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut a25 = [x[1] / (x[x.len() % x.len()] * x[x.len() % x.len()] + 1.0), x[x.len() - 3] * (0 as f64) * 0.1];
    a25[2 - 2] = (-(x[(0 * 0) % x.len()] - a25[2 - 1] * 0.6)) + ((1 + 2) as f64);
    a25.swap(0, 1);
    let Record { at: s26, list: v27 } = Record::<S> { at: a25[1], list: vec![x[(2 % 5) % x.len()], a25[2 - 2], x[0]] };
    a25 = [v27[v27.len() - 1], S::one().max(s26)];
    let v28 = vec![Some(x[2]); 1];
    a25[0 % 2] *= s26.max(x[2 % x.len()]).tanh();
    a25[0] -= (a25[1].tanh() / (a25[1] * a25[1] + 1.0)).cos();
    let mut r29 = Record { at: s26.cos().powi(2), list: vec![S::one()] };
    r29.list[0] = x[x.len() - 2];
    let mut v30 = v27.to_vec();
    vec![(v27[(1 % 5) % v27.len()] * v27[(1 % 5) % v27.len()] + 1.8).sqrt().sin() + v30.iter().map(|s31| *s31 * 0.7).sum::<S>() + x.iter().map(|s32| *s32 * 0.7).sum::<S>() + v27.iter().map(|s33| *s33 * 0.7).sum::<S>()]
}
}

mod m67 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut s1 = S::one();
    match (2 * 2) % 3 {
        0 => {
            for (s2, s3) in x.iter().copied().zip(x.iter()) {
                let mut k4: usize = 0;
            }
            let mut v5: Vec<S> = Vec::new();
            s1 -= ((x[2] * x[x.len() - 1]).sin() * (x[2] * x[x.len() - 1]).sin() + 0.1).sqrt().sin();
        }
        1 => {
            let v6: Vec<S> = vec![x[1]];
            let mut p7: (Record<S>, Vec<S>, S) = (Record { at: s1, list: vec![s1] }, vec![x[2]; 1], s1 + ((1 % 5) as f64));
            s1 += (-p7.2).sin();
        }
        _ => {
            let mut a9 = [(x[2] * x[2] + 0.8).sqrt(), x.chunks(3).map(|w8| (s1 * ((1 * 2) as f64) * 0.1) - x[0] * 1.4).sum::<S>(), 1.5 * s1];
        }
    }
    let mut e10 = Shape::Point((x[x.len() % x.len()].sin() * x[x.len() - 3]).tanh());
    let mut k11 = 0;
    while k11 < 2 {
        k11 += 1;
        e10 = Shape::Point(s1 / (x[2] * x[2] + 1.0));
    }
    s1 *= s1.cos();
    x.iter().copied().map(|s12| s12 + s12).map(|s14| s14).fold(x[0], |s17, s16| (s17 * s1.cos()).sin()).cos() + s1 * 0.7 + S::constant(k11 as f64) + x.iter().map(|s18| *s18 * 0.7).sum::<S>()
}
}

mod m68 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v1 = vec![x[x.len() - 3]; 3];
    v1 = x[2..].to_vec();
    let mut p2: (S, Vec<S>) = if 3 == 1 { (v1[v1.len() - 1], vec![x[0]]) } else { (S::constant(1.7), v1.clone()) };
    v1[0] -= p2.1[0].cos();
    v1 = v1.clone();
    let o3 = Some(vec![x[3 % x.len()]]);
    let mut v1 = (p2.1[v1.len() % p2.1.len()].cos().powi(3) * p2.1[v1.len() % p2.1.len()].cos().powi(3) + 1.3).sqrt();
    p2.1 = x.chunks(3).map(|w4| w4[w4.len() - 1]).collect::<Vec<S>>();
    p2.0 += x[0].cos();
    p2.1.push(v1 + ((0 + 0) as f64));
    v1 = v1;
    let v10: Vec<Vec<S>> = p2.1.iter().filter(|s6| x[1 % x.len()].sin().exp() <= **s6 && -x[1] >= 0.5).filter(|s8| p2.1[0] + v1 >= p2.0).map(|s9| vec![p2.0; 3]).collect::<Vec<Vec<S>>>();
    p2.0 -= ((v1.sin() * p2.0).tanh() * v1 * 0.3).sin();
    vec![p2.0.sin() + v1 * 0.7 + x.iter().map(|s11| *s11 * 0.7).sum::<S>(), p2.0.tanh() + v1 * 0.7 + x.iter().map(|s12| *s12 * 0.7).sum::<S>()]
}
}

mod m69 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut k1 = 0;
    let r2: Record<S> = loop {
        k1 += 1;
        if k1 > 2 {
            break Record::<S> { at: x[k1 % x.len()], list: vec![x[0]] };
        }
        let (v4, v5): (Vec<S>, Vec<S>) = (vec![x[x.len() - 1], x[x.len() - 2], x[0]], x.iter().take(2).map(|&s3| if s3.max(s3) >= x[x.len() - 1] { x[x.len() - 2].abs() + 0.3 } else { s3 - x[1] * 1.1 }).collect::<Vec<S>>());
    };
    let v14: Vec<S> = vec![x.windows(2).map(|w6| (w6[k1 % w6.len()] - r2.list[k1 % r2.list.len()] * 1.7, if r2.list[0] >= 0.6 { r2.list[0] } else { x[0] })).filter(|(s10, s11)| x[k1 % x.len()] * s10.cos() <= 1.2 || 0 % 2 == 0).map(|(s12, s13)| (S::constant(1.5).abs() + 1.6).cos().powi(2)).sum::<S>(), (r2.at * r2.at).sin()];
    let v15 = &r2.list;
    let Record { at: mut s16, list: mut v17 } = r2.clone();
    let mut v18 = v14;
    v17.push(if 1.7 * v15[0] <= 1.4 { v17[0] } else { x[k1 % x.len()] });
    let s24 = if v17[0] > S::zero() { r2.list.iter().map(|s19| x[x.len() - 1].tanh()).map(|s23| s23.cos()).product::<S>() } else { v17[0].tanh() };
    let p25: (S, S) = ((v15[0].sin() * s16).tanh(), x[k1 % x.len()]);
    s16 = s24 + r2.list[k1 % r2.list.len()];
    let k26 = k1 % v17.len();
    v17[k26] += ((-s16) * r2.list[k1 % r2.list.len()].cos()).tanh();
    s16 += s16.sin();
    let k27 = v17.len() - 1;
    v17[k27] += ((v15[v15.len() % v15.len()] * p25.0.cos()).abs() + 1.7).tanh();
    vec![(r2.list[0] * v17[v17.len() - 1]).sin().sin() + p25.0 * 0.7 + p25.1 * 0.7 + r2.at * r2.list[0] + S::constant(k27 as f64), r2.at.tanh().sin() + s24 * 0.7 + v17.iter().map(|s28| *s28 * 0.7).sum::<S>() + x.iter().map(|s29| *s29 * 0.7).sum::<S>()]
}
}

mod m70 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, e2: &Shape<S>, w3: &[S]) -> S {
    let mut p4: (Record<S>, usize, S) = (if w3[0] + (0 as f64) >= 0.1 { Record::<S> { at: w3[w3.len() - 1], list: vec![w3[(w3.len() * 1) % w3.len()]; 1] } } else { Record::<S> { at: w3[w3.len() - 1], list: vec![w3[0], w3[0], w3[(3 + 3) % w3.len()]] } }, w3.len(), w3[(1 % 4) % w3.len()] / (w3[0 % w3.len()] * w3[0 % w3.len()] + 1.0));
    let p4: Vec<Vec<S>> = vec![vec![w3[w3.len() - 1]; 3]];
    let mut s5 = (w3[0] * w3[0] + 1.7).sqrt() * p4[w3.len() % p4.len()][0].cos();
    let w3: Vec<S> = vec![S::zero()];
    s5 += s5.tanh();
    w3.iter().take(2).map(|&s6| (p4[0][0], s5.sin())).map(|(s8, s9)| 1.6 * p4[1 % p4.len()][0]).sum::<S>().tanh() + s5 * 0.7 + s5 * 0.7
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let r12 = Record { at: x[x.len() - 3].abs() + 1.9, list: if x[x.len() - 1] <= 0.3 { x.iter().zip(x.iter()).map(|(s10, s11)| if 0.6 * x[x.len() % x.len()] <= 1.2 { S::zero() } else { x[x.len() - 2] }).collect::<Vec<S>>() } else { vec![x[0], x[2]] } };
    let v13: Vec<S> = vec![(S::one() * S::one() + 1.1).sqrt(); 2];
    let mut v14: Vec<S> = r12.list.clone();
    let k15 = 1 % v14.len();
    v14[k15] -= r12.at.sin();
    let mut r16: Record<S> = Record { at: v13[1].abs() + 0.9, list: v13.clone() };
    let k17 = v13.len() % r16.list.len();
    r16.list[k17] -= r12.at.sin();
    r16.list.push(r16.at);
    let mut p19: (Vec<S>, Vec<S>) = (if r16.list.iter().all(|s18| *s18 > 0.3) { vec![v13[0], S::one(), v13[1]] } else { vec![S::zero()] }, v13);
    let k20 = p19.1.len() % p19.1.len();
    p19.1[k20] += ((r12.list[(k15 * 1) % r12.list.len()] + v14[0]) - v14[(k20 + 3) % v14.len()] * 1.7).cos();
    let mut r22: Record<S> = Record::<S> { at: r16.at / (r12.list[r12.list.len() - 1] * r12.list[r12.list.len() - 1] + 1.0), list: v14.iter().rev().map(|s21| (v14[v14.len() % v14.len()] * x[(2 % 3) % x.len()]).sin() * S::one() * 0.3).collect::<Vec<S>>() };
    let mut s28: S = (0..2).filter_map(|k25| if (r16.at * r12.list[0]).sin() <= r22.at { Some(S::zero() - x[3 % x.len()] * 0.5) } else { None }).map(|s27| s27.cos()).product::<S>() - r12.at * 1.7;
    let f31 = |s29: S, s30: S| (s30 * r16.list[(r16.list.len() * 1) % r16.list.len()]).sin().tanh();
    s28 += (v14.iter().zip(r22.list.iter().rev()).fold(v14[0] * ((0 + 1) as f64) * 0.1, |s34, (s32, s33)| (s34 * p19.0[0].cos()).sin()) / (v14[(k15 % 4) % v14.len()] * v14[(k15 % 4) % v14.len()] + 1.0)).cos();
    x[k17 % x.len()].cos() + r16.at * r16.list[0] + r12.at * r12.list[0] + S::constant(k17 as f64)
}
}

mod m71 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let f3 = |s1: S, s2: S| (x[1] + x[x.len() % x.len()]).sin().exp();
    let s5 = (x[1] * x[(x.len() * 3) % x.len()]).sin().abs() + 1.1;
    let mut s6 = S::constant(0.9).cos().powi(3) + s5;
    let mut k7 = 0;
    let s8: S = loop {
        k7 += 1;
        if k7 > 3 {
            break if (1..2).map(|k9| (1.2 * s6).abs() + 1.3).sum::<S>() < s5 { x[x.len() % x.len()] } else { s6 };
        }
        s6 = (((-s5) * (-s5) + 1.5).sqrt() * ((-s5) * (-s5) + 1.5).sqrt() + 1.7).sqrt().tanh();
        let o10: Option<Vec<S>> = if (if s6 >= 0.7 { s5 } else { s5 }) < 1.9 { Some(vec![x[k7 % x.len()]]) } else { None };
        let p18 = (S::zero(), (x[2].sin() * s6).tanh());
    };
    let s19 = (s8 * S::one()).sin().max(s8);
    let r24: Record<S> = if x.iter().all(|s20| *s20 > 1.3) { Record::<S> { at: x[1], list: x.iter().copied().zip(x.iter()).map(|(s21, s22)| -*s22).collect::<Vec<S>>() } } else { return vec![(s8.abs() + 1.0).cos() + s6 * 0.7 + S::constant(k7 as f64), s8.max(s5).cos() + S::constant(k7 as f64) + s19 * 0.7 + x.iter().map(|s23| *s23 * 0.7).sum::<S>()] };
    let a25 = [[r24.at; 2], [r24.at, s6]];
    vec![(a25[2 - 1][(1 + 0) % 2].abs() + 0.8).cos() + s5 * 0.7 + s19 * 0.7 + s5 * 0.7, r24.list[0].sin() + s8 * 0.7 + S::constant(k7 as f64) + s6 * 0.7]
}
}

mod m72 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], w2: &[S]) -> S {
    let mut a3 = [-w1[(w1.len() * 3) % w1.len()], -w2[0]];
    a3[1] *= (if w1[0].sin().exp() <= 1.8 { (w2[3 % w2.len()] * w2[3 % w2.len()] + 1.2).sqrt() } else { a3[(3 * 1) % 2] }).sin();
    a3 = [a3[(2 % 3) % 2] + w1[w1.len() - 1]; 2];
    let mut s9 = a3.iter().map(|s4| (s4.cos().powi(2), a3[0] + w1[(0 % 4) % w1.len()])).map(|(s6, s7)| (match 3 % 3 { 0 => a3[(0 % 4) % 2], 1 => w1[(3 % 5) % w1.len()] * 0.5, _ => w2[1 % w2.len()] }) + w1[w1.len() - 1]).map(|s8| s8.cos()).product::<S>();
    let mut s17 = w1.iter().enumerate().fold(a3[0 % 2], |s16, (k14, s15)| s16.max(w1[2 % w1.len()] / (a3[k14 % 2] * a3[k14 % 2] + 1.0)));
    (s9 + s17).tanh() + s9 * 0.7 + w1.iter().map(|s18| *s18 * 0.7).sum::<S>() + w2.iter().map(|s19| *s19 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w20: &mut [S], p21: &(S, Vec<S>)) {
    let s22 = (w20[w20.len() - 1] * w20[w20.len() - 1].cos()).sin();
    let e23 = Shape::Path(p21.1.to_vec());
    let a24: [[S; 2]; 2] = [[s22, w20[w20.len() - 1]], [s22, w20[p21.1.len() % w20.len()]]];
    w20[w20.len() - 1] *= (match w20.len() % 3 { 0 => (s22 + s22), 1 => w20[0] * 0.5, _ => w20[0] }).sin();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v25: Vec<S> = vec![];
    let k26: usize = 3;
    v25.push(x[k26 % x.len()]);
    let p31 = (Record::<S> { at: x[x.len() - 2], list: x.iter().enumerate().map(|(k27, s28)| if (match (k26 * 3) % 3 { 0 => x[2], 1 => *s28 * 0.5, _ => *s28 }) >= x[0] || k27 % 2 == 0 { x[v25.len() % x.len()] } else { *s28 * x[(k26 * 1) % x.len()].cos() }).collect::<Vec<S>>() }, x.iter().copied().zip(x.iter().rev()).map(|(s29, s30)| (*s30 * *s30).sin().cos().powi(3)).collect::<Vec<S>>(), Record::<S> { at: x[1], list: vec![x[0], x[1]] });
    let mut p32: (Record<S>, S, usize) = (Record { at: p31.2.list[(v25.len() % 3) % p31.2.list.len()], list: vec![x[x.len() - 2], x[(k26 + 3) % x.len()], x[x.len() - 2]] }, p31.1[1 % p31.1.len()].sin().exp(), 1);
    let k33 = p32.0.list.len() - 1;
    p32.0.list[k33] = x[(k26 + 2) % x.len()] + x[1];
    let k37: usize = if x[0] < 1.4 { k33 } else { return x.iter().step_by(2).take_while(|s35| k33 == 1).map(|s36| ((p31.2.at + p31.0.list[p31.0.list.len() - 1]) * p32.0.list[x.len() % p32.0.list.len()]).sin()).sum::<S>().tanh() + S::constant(k33 as f64) + S::constant(k26 as f64) + p32.0.at * p32.0.list[0] + p32.1 * 0.7 + S::constant(p32.2 as f64) };
    p32.0.list[0] -= (x[1].abs() + 0.4).sin().sin();
    let (mut k44, mut s45, mut s46): (usize, S, S) = (v25.len(), x.iter().zip(p31.2.list.iter()).map(|(s38, s39)| s39.cos().powi(1) + *s39).map(|s42| S::constant(1.6)).sum::<S>(), x[x.len() - 1] * (p31.1.len() as f64) * 0.1);
    s46 -= s46.cos();
    s45 += S::constant(0.9).cos();
    let mut s47 = s45;
    s46 *= (s45 + S::zero()).tanh();
    (s47 * p31.2.at.cos()).cos() + S::constant(k33 as f64) + s47 * 0.7 + s45 * 0.7
}
}

mod m73 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Vec<S> {
    let Record { at: mut s3, list: mut v4 } = Record::<S> { at: (w2[0] * w2[0] + 1.2).sqrt(), list: vec![w2[1 % w2.len()]] };
    v4[0] = match 2 % 3 { 0 => s3, 1 => v4[0] * 0.5, _ => w2[v4.len() % w2.len()] };
    let k5 = v4.len() - 1;
    v4[k5] += (if s3.tanh() >= w2[0] { w2[0] } else { S::zero().tanh() }).sin();
    let mut k6 = 0;
    loop {
        k6 += 1;
        if k6 > 3 {
            break;
        }
        s3 *= w2[w2.len() - 1].cos();
    }
    vec![(w2[(3 * 1) % w2.len()] * s3).sin(); 3]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e7: &Shape<S>, w8: &[S]) -> S {
    let mut v10: Vec<(S, S)> = w8.iter().map(|s9| if (if w8[(w8.len() + 0) % w8.len()] + *s9 >= *s9 { *s9 } else { w8[0] }) <= 1.6 { (*s9, w8[w8.len() % w8.len()]) } else { (w8[1 % w8.len()], w8[0]) }).collect::<Vec<(S, S)>>();
    let k11 = v10.len() - 1;
    v10[k11].0 += w8[0].tanh();
    v10 = v10.iter().enumerate().map(|(k12, (s13, s14))| v10[v10.len() % v10.len()]).collect::<Vec<(S, S)>>();
    let k15 = (v10.len() * 0) % v10.len();
    v10[k15].1 *= (0.8 * w8[0]).tanh();
    v10[0].1 = (v10[0].1 * v10[0].1 + 1.9).sqrt();
    v10[0].1 *= (w8.iter().enumerate().filter(|(k18, s19)| w8.len() > 1).map(|(k20, s21)| match w8.len() % 3 { 0 => (*s21 * s21.cos()), 1 => *s21 * 0.5, _ => w8[0] }).sum::<S>() * w8.iter().enumerate().filter(|(k18, s19)| w8.len() > 1).map(|(k20, s21)| match w8.len() % 3 { 0 => (*s21 * s21.cos()), 1 => *s21 * 0.5, _ => w8[0] }).sum::<S>() + 1.8).sqrt().sin();
    w8[0].tanh().cos() + v10.iter().map(|p22| p22.0 * 0.7 + p22.1 * 0.7).sum::<S>() + w8.iter().map(|s23| *s23 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e24: &Shape<S>, w25: &[S]) -> S {
    let Record { at: mut s27, list: mut v28 } = Record::<S> { at: w25.iter().map(|s26| (w25[w25.len() - 1].sin() * *s26).tanh() * s26.cos()).sum::<S>(), list: h0(e24, w25) };
    s27 -= ((if (2 * 1) > 3 { v28[0] } else { v28[1 % v28.len()] }) + (1 as f64)).sin();
    while v28.len() < 4 {
        v28.push((w25.iter().chain(w25.iter()).fold(w25[1 % w25.len()] * S::zero().cos(), |s32, s31| (s32 * v28[0].cos()).sin()) * ((v28.len() + 3) as f64) * 0.1).sin());
        let (mut s33, mut s34): (S, S) = (h1(e24, &w25[..1]), s27.tanh());
        s33 -= v28.iter().copied().take_while(|&s36| s34 + s27 < 0.2).filter(|&s38| (0 % 5) != 3).sum::<S>().sin();
    }
    s27 -= (-s27).sin();
    let mut s39 = v28[(w25.len() * 3) % v28.len()];
    v28.windows(2).map(|w40| v28[v28.len() % v28.len()]).fold(v28[0] - v28[(v28.len() * 3) % v28.len()] * 0.4, |s43, s42| s43 * 0.5 + (s39 * (2 as f64) * 0.1).sin()).cos() + v28.iter().map(|s44| *s44 * 0.7).sum::<S>() + s39 * 0.7 + s39 * 0.7
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let w45 = &x[1..];
    let mut v48: Vec<Vec<S>> = vec![vec![x[0 % x.len()]; 1], w45.iter().copied().enumerate().map(|(k46, s47)| w45[2 % w45.len()] + w45[w45.len() - 2]).collect::<Vec<S>>()];
    v48[0][0] -= w45.iter().copied().map(|s49| (s49 + w45[1], w45[(w45.len() % 3) % w45.len()] / (x[1] * x[1] + 1.0))).map(|(s51, s52)| w45.windows(2).map(|w55| (1.9 * s52, -w45[1])).take_while(|&(s59, s60)| s59.cos().powi(3) < 0.2).map(|(s61, s62)| (s52 * w45[(3 + 3) % w45.len()]).sin()).map(|s63| s63.cos()).product::<S>()).sum::<S>().tanh();
    let s79 = v48[x.len() % v48.len()].iter().zip(w45.iter()).filter(|(s71, s72)| x[2 % x.len()] <= 0.7).take_while(|(s75, s76)| **s76 * x[(1 * 2) % x.len()] * 0.3 < 1.0).map(|(s77, s78)| S::constant(1.0)).sum::<S>();
    let f82 = |s80: S, s81: S| (match (3 + 1) % 3 { 0 => x[v48.len() % x.len()], 1 => s80 * 0.5, _ => v48[2 % v48.len()][0] }).max(w45[3 % w45.len()]);
    for s85 in (0..2).map(|k83| x[w45.len() % x.len()].sin()) {
        let v86: Vec<(S, S)> = vec![(v48[0][0], x[0])];
        let mut r89 = if (match (3 * 0) % 3 { 0 => x[2 % x.len()], 1 => S::zero() * 0.5, _ => v86[0].0 }) >= 0.8 { Record::<S> { at: s85, list: x.iter().zip(w45.iter()).map(|(s87, s88)| v48[v48.len() - 1][(2 % 2) % v48[v48.len() - 1].len()].tanh() * w45[1].cos()).collect::<Vec<S>>() } } else { Record { at: s79, list: vec![s85, v86[0].1, v48[2 % v48.len()][0]] } };
    }
    let mut v90: Vec<S> = vec![v48[v48.len() - 1][v48[v48.len() - 1].len() - 1]; 2];
    let w91 = &w45[1..];
    let mut s92 = x[0] + w45[w45.len() - 1];
    s92 -= s79.sin();
    vec![s79.tanh() + w91.iter().map(|s93| *s93 * 0.7).sum::<S>() + x.iter().map(|s94| *s94 * 0.7).sum::<S>() + s79 * 0.7]
}
}

mod m74 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], p2: &(S, Vec<S>), w3: &[S]) {
    let mut p2: Vec<(S, S)> = p2.1.iter().copied().enumerate().map(|(k4, s5)| (w1[(k4 % 3) % w1.len()], p2.0)).collect::<Vec<(S, S)>>();
    let mut s7 = (1..3 % 4).map(|k6| 1.9 * w3[0].sin().exp()).sum::<S>().sin().exp();
    let k8 = p2.len() - 1;
    p2[k8].0 *= (-w1[0].cos().powi(3)).sin();
    let k9 = p2.len() - 1;
    p2[k9].1 -= ((match w1.len() % 3 { 0 => s7, 1 => w1[0] * 0.5, _ => w3[w1.len() % w3.len()] }) / (w1[k8 % w1.len()] * w1[k8 % w1.len()] + 1.0)).cos();
    s7 -= (w1[0] + w3[0]).max(w1[(k9 + 1) % w1.len()]).tanh();
    w1[2 % w1.len()] += p2[k9 % p2.len()].0.cos();
    s7 *= ((match w1.len() % 3 { 0 => w3[0], 1 => w1[k9 % w1.len()] * 0.5, _ => w3[0] }) + w1[w1.len() - 1]).tanh();
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e10: &Shape<S>, e11: &Shape<S>, w12: &[S]) -> S {
    let Record { at: s13, list: v14 } = Record { at: w12[0], list: w12.to_vec() };
    let v16: Vec<Vec<S>> = vec![w12.iter().chain(v14.iter()).map(|s15| -w12[w12.len() - 1].max(v14[v14.len() % v14.len()])).collect::<Vec<S>>(); 1];
    let v17: Vec<Vec<S>> = v16.clone();
    let mut v17 = [[s13; 2], [s13; 2]];
    v17[2 - 2][2 % 2] += w12.chunks(3).map(|w18| ((w18[(1 % 4) % w18.len()] + v17[2 % 2][1 % 2]) * (w18[(1 % 4) % w18.len()] + v17[2 % 2][1 % 2]) + 1.5).sqrt()).sum::<S>().cos();
    (match 0 % 3 { 0 => v14[v14.len() - 1], 1 => v14[0] * 0.5, _ => v17[2 - 1][(w12.len() + 0) % 2] }).tanh() + v14.iter().map(|s19| *s19 * 0.7).sum::<S>() + v17.iter().map(|a20| a20.iter().map(|s21| *s21 * 0.7).sum::<S>()).sum::<S>() + s13 * 0.7
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e22: &Shape<S>, w23: &[S]) -> Record<S> {
    let e22 = w23[w23.len() - 1];
    for k24 in 0..w23.len() {
        let s25 = (w23[(w23.len() * 2) % w23.len()] * e22.cos()) / (e22 * e22 + 1.0);
        let s26 = s25.tanh();
    }
    Record { at: w23[0].abs() + 0.8, list: w23.iter().zip(w23.iter()).map(|(s27, s28)| -*s28).collect::<Vec<S>>() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut p29 = (x[1], x[x.len() % x.len()]);
    let v30: Vec<Vec<S>> = Vec::new();
    p29.1 *= (x[2] + p29.0).max(x[2]).cos();
    for k31 in 0..x.len() {
        let f34 = |s32: S, s33: S| x[k31] / (x[(2 * 1) % x.len()] * x[(2 * 1) % x.len()] + 1.0);
        let mut v35 = vec![p29.1 + x[k31], x[k31], x[k31], x[2] * x[k31] * 0.3];
        p29.1 -= ((if (match (v35.len() + 0) % 3 { 0 => v35[v35.len() - 1], 1 => x[v35.len() % x.len()] * 0.5, _ => x[1 % x.len()] }) < v35[v35.len() - 1] { x[x.len() - 1] } else { v35[1] }).sin() * x[k31]).tanh().sin();
        p29.0 -= v35[v35.len() % v35.len()].cos();
    }
    let r38: Record<S> = if !v30.is_empty() { Record::<S> { at: x[x.len() - 2], list: vec![x[(v30.len() + 1) % x.len()]] } } else { return vec![x[0 % x.len()].cos() + x.iter().map(|s36| *s36 * 0.7).sum::<S>() + p29.0 * 0.7 + p29.1 * 0.7 + x.iter().map(|s37| *s37 * 0.7).sum::<S>()] };
    let mut o39 = (r38.list[2 % r38.list.len()].abs() + 0.5 >= r38.at).then(|| x[0].cos().powi(3));
    let mut a40: [[S; 2]; 2] = [[r38.at; 2], [p29.1, x[(1 * 3) % x.len()]]];
    a40[2 - 2][2 - 1] += v30.iter().take_while(|v42| 1.9 * r38.list[(3 % 4) % r38.list.len()] >= r38.at).map_while(|v43| if (2 * 2) == 3 { Some(x[2].cos().powi(3)) } else { None }).sum::<S>().cos();
    a40[0][2 % 2] += p29.0.sin();
    vec![(x[x.len() - 3] * p29.0 * 0.3).sin() + r38.at * r38.list[0] + r38.at * r38.list[0] + p29.0 * 0.7 + p29.1 * 0.7]
}
}

mod m75 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> Shape<S> {
    let mut s2 = (w1[w1.len() - 1].sin() * w1[w1.len() - 1]).tanh().tanh();
    let r4 = Record { at: -w1[0], list: vec![w1[1 % w1.len()], w1[(3 % 2) % w1.len()]] };
    let mut k5 = 0;
    while k5 < 2 {
        k5 += 1;
        let w6 = &w1[..1];
        s2 *= (1..2 % 4).map(|k7| (w1[k5 % w1.len()], s2 * S::one() * 0.3)).map(|(s9, s10)| w1[w1.len() % w1.len()]).map(|s11| s11.cos()).product::<S>().sin().cos();
    }
    s2 -= ((r4.at.abs() + 0.8) + s2).tanh();
    Shape::Span { low: r4.at, high: s2 }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e12: &Shape<S>, #[constant] k13: usize, w14: &[S]) -> Shape<S> {
    let o15: Option<S> = Some(match (w14.len() % 5) % 3 { 0 => w14[w14.len() - 1], 1 => w14[0] * 0.5, _ => S::one() });
    let v23 = vec![if w14.iter().zip(w14.iter().rev()).map(|(s16, s17)| (w14[w14.len() - 1] * w14[w14.len() - 1] + 0.6).sqrt()).map(|s20| s20.cos()).product::<S>() > w14[0] { vec![w14[0], w14[(w14.len() + 1) % w14.len()]] } else { w14.iter().zip(w14.iter()).map(|(s21, s22)| (0.4 * w14[k13 % w14.len()]) - *s22 * 1.1).collect::<Vec<S>>() }, vec![w14[(w14.len() + 1) % w14.len()]; 1]];
    let mut k24 = 0;
    while k24 < 3 && (if (w14.len() % 3) <= 2 { w14[0 % w14.len()] } else { w14[w14.len() - 1] }) >= 0.6 && v23.iter().map(|v25| v25[k13 % v25.len()]).fold(w14[0] * w14[0] * 0.3, |s28, s27| s28.max((s27 * s27 + 0.6).sqrt())) <= 1.7 {
        k24 += 1;
        let mut s29 = ((if 3 != 3 { w14[0] } else { w14[3 % w14.len()] }) * (if 3 != 3 { w14[0] } else { w14[3 % w14.len()] }) + 1.6).sqrt();
        s29 += (v23.iter().zip(w14.iter()).map(|(v34, s35)| (-s29).cos().powi(1)).sum::<S>() + w14[(k24 + 2) % w14.len()]).tanh();
    }
    if w14[0] >= w14[k24 % w14.len()] { Shape::Span { low: w14[(k13 % 5) % w14.len()], high: w14[0] } } else { Shape::Point(w14[0]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let s36 = x[(x.len() + 3) % x.len()] + x[0];
    let k37: usize = (1 * 1);
    let mut p38: (S, S) = (s36, x[0]);
    p38.1 *= (0.5 * x[(k37 + 3) % x.len()]).sin();
    if -s36 >= 0.9 {
        let r39 = Record::<S> { at: (s36.sin() * s36).tanh(), list: vec![s36; 3] };
    }
    let f41 = |s40: S| s36.max(p38.0).sin().exp();
    let mut v50: Vec<Vec<S>> = vec![x.iter().copied().zip(x.iter()).map(|(s48, s49)| S::zero()).collect::<Vec<S>>(), vec![x[1]]];
    let mut s54 = x.iter().copied().rev().map(|s51| x[k37 % x.len()]).map(|s53| s53.cos()).product::<S>().cos().powi(2);
    let v61 = vec![(p38.1 * p38.1 + 0.8).sqrt(), s36.tanh(), v50.iter().zip(x.iter().rev()).filter(|(v57, s58)| x[1] + s54 < **s58 || k37 % 2 == 0).map(|(v59, s60)| 1.2 * *s60).sum::<S>()];
    let mut v62: Vec<S> = vec![s54 * ((k37 * 2) as f64) * 0.1, f41(s54.tanh())];
    s54 += s36.sin();
    v61[(v62.len() * 2) % v61.len()].tanh() + s54 * 0.7 + v62.iter().map(|s63| *s63 * 0.7).sum::<S>() + s36 * 0.7
}
}

mod m76 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> S {
    let w2 = &w1[..1];
    let f4 = |s3: S| (-w2[(w2.len() % 5) % w2.len()]).sin().exp();
    let s11 = w1[1 % w1.len()] + w2[0];
    w1.iter().rev().map(|&s12| (w1[0] * w1[0] + 1.9).sqrt() * w2[w2.len() - 1] * 0.3).sum::<S>().tanh() + w1.iter().map(|s14| *s14 * 0.7).sum::<S>() + w2.iter().map(|s15| *s15 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let f18 = |s16: S, s17: S| (s16.cos().powi(3).sin() * s17).tanh();
    let f21 = |s19: S, s20: S| s20;
    let mut p23: (Record<S>, Vec<S>) = (if x[1] + x[1] >= x[x.len() - 2] { Record::<S> { at: x[1], list: vec![x[(0 % 3) % x.len()]; 1] } } else { Record { at: x[x.len() - 3], list: vec![x[1]; 2] } }, if x[x.len() - 1] >= x[x.len() - 3] { x.iter().step_by(2).map(|&s22| (x[(0 % 5) % x.len()] + s22).abs() + 1.3).collect::<Vec<S>>() } else { vec![x[2], x[1 % x.len()], x[2 % x.len()]] });
    let k24 = (2 + 1) % p23.0.list.len();
    p23.0.list[k24] = x[1 % x.len()];
    p23.1.truncate(2);
    let w25 = &x[1..];
    let mut p26 = (if (w25[w25.len() - 1] * x[1]).sin() <= 0.5 { w25[1] } else { p23.0.at }, (p23.1[p23.1.len() - 1] * w25[0]).sin());
    let a27: [S; 2] = [h0(&w25[1..]); 2];
    let r28 = Record { at: S::zero(), list: a27[..1].to_vec() };
    p23.0.list.swap(0, 0);
    p26.1 *= (-(p23.0.at * a27[p23.1.len() % 2].cos())).sin();
    w25.iter().copied().zip(w25.iter().rev()).map(|(s29, s30)| x[0]).take_while(|&s34| (S::zero() * r28.list[0]).sin() > 0.4).sum::<S>().sin() + a27.iter().map(|s35| *s35 * 0.7).sum::<S>() + w25.iter().map(|s36| *s36 * 0.7).sum::<S>() + w25.iter().map(|s37| *s37 * 0.7).sum::<S>()
}
}

mod m77 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v1: Vec<S> = x.to_vec();
    v1 = x.to_vec();
    let mut v2: Vec<Vec<S>> = vec![x.iter().copied().skip(1).collect::<Vec<S>>(), vec![x[1]], vec![x[2], x[(3 + 3) % x.len()], x[0]]];
    let k3 = v2.len() - 1;
    v2[k3][0] -= x[v1.len() % x.len()].tanh().tanh();
    v2 = v2.clone();
    v1 = v2[0].iter().rev().map(|s4| (*s4 + v2[(x.len() * 0) % v2.len()][0]).sin()).collect::<Vec<S>>();
    let k5 = v2.len() - 1;
    v2[k5][0] -= (x[2] * x[2] + 0.5).sqrt().tanh();
    for k6 in 1..v1.len() {
        if v2.len() < 7 {
            v2.push(vec![x[1]; 2]);
        }
        let mut k7 = 0;
        while k7 < 3 && S::constant(0.7).max(v2[0][v2[0].len() - 1]) <= v2[v2.len() - 1][0] {
            k7 += 1;
            let f10 = |s8: S, s9: S| x[1];
            v2[0][0] += x[0].cos();
        }
        let v12: Vec<(S, S)> = if S::constant(0.5) + v2[v2.len() - 1][0] >= 0.2 { if x[k6 % x.len()] + v2[v2.len() - 1][k7 % v2[v2.len() - 1].len()] <= 0.9 { Vec::new() } else { v2[0].iter().copied().map(|s11| (x[x.len() - 2], s11)).collect::<Vec<(S, S)>>() } } else { break };
        let k13 = k6 % v2.len();
        v2[k13][0] += x[0].sin();
    }
    v2[0][0] *= ((x[x.len() % x.len()].sin() * x[1]).tanh().sin() * x[x.len() - 2]).tanh().cos();
    v2[(k5 * 3) % v2.len()][(k5 + 1) % v2[(k5 * 3) % v2.len()].len()].tanh() + S::constant(k5 as f64) + v1.iter().map(|s14| *s14 * 0.7).sum::<S>() + x.iter().map(|s15| *s15 * 0.7).sum::<S>()
}
}

mod m78 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> Record<S> {
    for k4 in 0..1 % 4 {
        let w2: Option<(usize, S)> = Some((w3.len(), w2[0]));
    }
    let v5: Vec<S> = vec![w3[3 % w3.len()] - w3[w2.len() % w3.len()] * 1.1; 1];
    let (mut v8, mut k9, mut r10): (Vec<S>, usize, Record<S>) = (v5.iter().enumerate().map(|(k6, s7)| (v5[(v5.len() + 3) % v5.len()] * v5[(v5.len() + 3) % v5.len()] + 0.7).sqrt().sin().exp()).collect::<Vec<S>>(), (w2.len() % 3), Record::<S> { at: v5[0], list: w2.iter().copied().step_by(2).collect::<Vec<S>>() });
    r10.clone()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r11: &Record<S>) -> S {
    let mut v12: Vec<(S, S)> = vec![(r11.at, r11.at), (r11.at, r11.at), (r11.list[0], r11.list[0])];
    v12.truncate(3);
    v12 = v12.clone();
    v12[0].0 *= ((match 3 % 3 { 0 => r11.at, 1 => r11.list[(0 * 3) % r11.list.len()] * 0.5, _ => r11.list[0] }) + r11.list[r11.list.len() - 1]).sin();
    r11.at.max(v12[0].0).cos() + r11.at * r11.list[0] + v12.iter().map(|p13| p13.0 * 0.7 + p13.1 * 0.7).sum::<S>() + v12.iter().map(|p14| p14.0 * 0.7 + p14.1 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e15: &Shape<S>, w16: &[S]) -> Vec<S> {
    if 3 != 0 {
        let mut s17 = (1.2 * w16[2 % w16.len()]).sin();
        s17 *= (S::one().abs() + 1.1).tanh();
        return w16.chunks(3).map(|w18| (S::constant(0.5) * S::constant(0.5) + 0.6).sqrt().max(s17)).collect::<Vec<S>>();
    }
    let (mut s19, mut s20): (S, S) = (w16[3 % w16.len()], w16[w16.len() - 1]);
    let mut k21: usize = 1;
    w16.iter().zip(w16.iter()).map(|(s22, s23)| (s20.max(*s23) * *s22).sin()).collect::<Vec<S>>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    for k24 in (1..x.len()).rev() {
        let k25: usize = k24;
        let mut s26 = x[k24];
        let s27: S = if (s26.sin() * s26).tanh() > x[2 % x.len()] { s26 } else { continue };
        s26 -= s26.tanh();
    }
    for k28 in 1..x.len() {
        let mut s29 = (x[k28] * x[k28] + 0.2).sqrt() + x[k28];
        let mut v30: Vec<Vec<S>> = vec![vec![x[k28]], x.iter().copied().collect::<Vec<S>>(), x.iter().copied().collect::<Vec<S>>()];
    }
    let mut s31 = (x[(2 + 1) % x.len()] * x[0]).sin().tanh();
    s31 -= (s31 * x[0].cos()).max(S::constant(1.3)).cos();
    s31 += (x.iter().fold(x.iter().take(2).map(|s34| x[2 % x.len()].sin() + s31).take_while(|s37| 2 <= 3).sum::<S>(), |s39, s38| (s39 * x[2].cos()).sin()).abs() + 1.9).cos();
    for k40 in 0..3 {
        s31 = (s31 / (x[2] * x[2] + 1.0)).sin();
        s31 *= S::zero().cos();
    }
    vec![x[x.len() - 3].sin().cos() + s31 * 0.7 + s31 * 0.7 + x.iter().map(|s41| *s41 * 0.7).sum::<S>(), x[1 % x.len()].sin() + s31 * 0.7 + s31 * 0.7 + x.iter().map(|s42| *s42 * 0.7).sum::<S>(), s31.tanh() + x.iter().map(|s43| *s43 * 0.7).sum::<S>() + x.iter().map(|s44| *s44 * 0.7).sum::<S>() + s31 * 0.7]
}
}

mod m79 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S]) {
    w1[0 % w1.len()] = w1[(w1.len() * 1) % w1.len()].abs() + 1.7;
    w1[w1.len() - 1] = w1[w1.len() - 1] + (w1[(1 * 2) % w1.len()].sin() * w1[0]).tanh();
    match 3 % 3 {
        0 => {
            w1[0] = w1[w1.len() - 1].max(w1[0]);
            w1[w1.len() % w1.len()] -= (1..2 % 4).map(|k2| (if w1[0].tanh() <= 1.9 { w1[w1.len() - 1] } else { w1[0] }) + w1[w1.len() - 1]).sum::<S>().sin();
        }
        1 => {
            w1[2 % w1.len()] -= w1[3 % w1.len()].cos();
        }
        _ => {
        }
    }
    w1[0] += ((if w1.iter().all(|s3| *s3 > 0.2) { w1[0] } else { S::constant(1.3) }).abs() + 0.3).cos();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let x = [if (if 0 != 3 { x[x.len() % x.len()] } else { x[3 % x.len()] }) <= x[x.len() - 2] { [x[0]; 2] } else { [x[3 % x.len()], S::constant(0.2)] }, [x[2 % x.len()]; 2]];
    let f6 = |s4: S, s5: S| (s5.abs() + 1.3) + s5;
    for a7 in x.iter().chain(x.iter()) {
        let v8 = vec![(a7[0 % 2].sin() * x[(2 + 2) % 2][2 - 1]).tanh()];
        let mut o9: Option<Vec<S>> = Some(vec![a7[0]; 2]);
    }
    match 3 % 3 {
        0 => {
            let mut a10: [[S; 2]; 2] = [[x[2 - 2][(0 * 1) % 2]; 2], [x[1][1 % 2], x[1 % 2][2 - 1]]];
            if 3 != 0 {
                let s14: S = (x.iter().map_while(|&a11| if a10[2 - 2][0].max(x[0][3 % 2]) >= 0.8 { Some(a10[0][0]) } else { None }).map(|s13| s13.cos()).product::<S>().sin() * a10[1 % 2][2 - 2]).tanh();
            } else {
                let x = Some(a10[2 - 2][2 - 1] - a10[1 % 2][0] * 0.9);
                a10[2 - 1][1] *= a10[2 - 1][1].cos();
            }
            a10[1 % 2][2 - 2] *= f6(a10[0 % 2][1], -a10[(1 + 2) % 2][1]).sin();
        }
        1 => {
            let mut k15: usize = 3;
        }
        _ => {
        }
    }
    x[1][2 % 2].sin() + x.iter().map(|a16| a16.iter().map(|s17| *s17 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|a18| a18.iter().map(|s19| *s19 * 0.7).sum::<S>()).sum::<S>()
}
}

mod m80 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> (S, Vec<S>) {
    let Record { at: mut s4, list: mut v5 } = Record { at: r1.list[2 % r1.list.len()], list: r1.list.iter().zip(r1.list.iter()).map(|(s2, s3)| ((match (1 * 3) % 3 { 0 => *s2, 1 => *s3 * 0.5, _ => *s3 }) * r1.at).sin()).collect::<Vec<S>>() };
    let k6 = v5.len() - 1;
    v5[k6] *= r1.list[r1.list.len() % r1.list.len()].tanh();
    let r1 = (r1.at * (k6 as f64) * 0.1).tanh();
    let w7 = &v5[..1];
    s4 = s4;
    s4 -= (s4.abs() + 0.3).sin();
    (v5[v5.len() - 1] + s4, v5.clone())
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut a8 = [[S::one(); 2], [S::one(), x[2]]];
    a8[2 - 1][0] -= a8[0 % 2].iter().enumerate().map(|(k9, s10)| (S::constant(1.7) / (x[k9 % x.len()] * x[k9 % x.len()] + 1.0)).cos().powi(2)).sum::<S>().cos();
    let mut s13 = (1..1).map(|k11| (a8[x.len() % 2][x.len() % 2] * a8[0][k11 % 2] * 0.3) + a8[(x.len() + 3) % 2][0]).map(|s12| s12.cos()).product::<S>().abs() + 0.6;
    for k14 in 0..a8.len() {
        s13 *= a8[k14][k14 % 2].cos().powi(2).sin();
        a8[k14][k14 % 2] += a8[k14][0 % 2].cos();
        a8[k14][0] += a8.iter().copied().zip(x.iter()).map(|(a15, s16)| x[x.len() % x.len()] + a8[k14][x.len() % 2]).sum::<S>().cos();
    }
    for (s21, s22) in x.windows(3).map(|w17| w17[w17.len() - 3]).map(|s19| (s19.cos().powi(1), s19)) {
        a8[0][2 % 2] = a8.iter().zip(a8[1].iter()).filter(|(a25, s26)| s21 / (**s26 * **s26 + 1.0) > 0.6).map(|(a31, s32)| (-a31[2 - 1]) + *s32).sum::<S>().sin();
        a8[x.len() % 2][1] -= S::one().sin();
        for s37 in x.iter().enumerate().map(|(k33, s34)| s21 + s21) {
            if s37.sin() < 0.8 {
                break;
            }
            s13 -= a8[3 % 2][0].cos();
        }
    }
    a8[1][3 % 2] *= a8[0][0].sin();
    x.iter().zip(a8.iter().rev()).fold(a8[0][0].max(a8[0][2 - 1]), |s40, (s38, a39)| (s40 * a39[1].cos()).sin()).tanh() + a8.iter().map(|a41| a41.iter().map(|s42| *s42 * 0.7).sum::<S>()).sum::<S>() + s13 * 0.7 + a8.iter().map(|a43| a43.iter().map(|s44| *s44 * 0.7).sum::<S>()).sum::<S>()
}
}

mod m81 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v2 = vec![x[(x.len() * 1) % x.len()], x.iter().take(2).map(|&s1| x[(0 % 4) % x.len()]).sum::<S>()];
    let mut v10: Vec<S> = v2.iter().copied().enumerate().map(|(k4, s5)| (v2[0], -x[(v2.len() * 3) % x.len()])).map(|(s8, s9)| (x[1 % x.len()] - s8 * 0.7).max(s8)).collect::<Vec<S>>();
    let k11 = 1 % v2.len();
    v2[k11] += S::constant(1.3).cos();
    v2 = vec![x[x.len() - 1] + x[k11 % x.len()]; 1];
    v2[0] += x[x.len() - 2].cos();
    v10.extend(x.chunks(3).take_while(|w13| w13[w13.len() - 1] * (x.len() as f64) * 0.1 <= w13[w13.len() - 1]).map(|w14| (w14[w14.len() - 1] + v2[v2.len() - 1]) - S::one() * 0.1));
    let v16: Vec<Vec<S>> = vec![v2.to_vec(), vec![x[1 % x.len()], v2[0]]];
    let k17 = v2.len() - 1;
    v2[k17] -= x[x.len() - 2].tanh();
    while v2.len() < 5 {
        v2.push(x[1].tanh().sin());
        if v2[k11 % v2.len()] >= v2[x.len() % v2.len()] || (2 * 3) % 2 == 0 {
            let f20 = |s18: S, s19: S| s18;
            let k21 = (k11 * 3) % v2.len();
            v2[k21] += (v10.iter().filter(|s23| x[x.len() - 1] - S::constant(0.3) * 1.7 >= v16[0][0]).filter(|s25| (if v16[v16.len() % v16.len()][v16.len() % v16[v16.len() % v16.len()].len()].abs() + 0.5 <= v16[k17 % v16.len()][0] { v16[1 % v16.len()][v16[1 % v16.len()].len() - 1] } else { x[1] }) > 1.1).map(|s26| v16[v16.len() - 1][(3 + 1) % v16[v16.len() - 1].len()].abs() + 1.3).map(|s27| s27.cos()).product::<S>() * x[1].cos()).sin();
        }
        let mut k28 = 0;
        loop {
            k28 += 1;
            if k28 > 3 {
                break;
            }
            v2[0] += x[1].sin();
            if (v16[0][0] * v16[0][0] + 1.9).sqrt() >= 1.0 {
                break;
            }
            let k29 = v2.len() - 1;
            v2[k29] *= ((v16[k11 % v16.len()][0] - v16[v16.len() - 1][v16[v16.len() - 1].len() % v16[v16.len() - 1].len()] * 1.1) * x[(k11 * 3) % x.len()] * 0.3).tanh();
        }
    }
    vec![(v16[(k11 % 3) % v16.len()][v10.len() % v16[(k11 % 3) % v16.len()].len()] + (v16.len() as f64)).sin() + S::constant(k17 as f64) + v10.iter().map(|s30| *s30 * 0.7).sum::<S>() + S::constant(k11 as f64), x[x.len() - 1].cos().powi(1).sin() + v2.iter().map(|s31| *s31 * 0.7).sum::<S>() + S::constant(k17 as f64) + v10.iter().map(|s32| *s32 * 0.7).sum::<S>()]
}
}

mod m82 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    w1[(w2.len() + 2) % w1.len()] -= (w2[(1 * 1) % w2.len()].sin().abs() + 0.9).tanh();
    w1[w1.len() - 1] -= w1[1 % w1.len()].max(w1[0]).cos();
    let mut p3: (S, Vec<S>) = (w2[w2.len() % w2.len()], vec![w1[0], w2[0]]);
    w1[w2.len() % w1.len()] -= (w2[0] + w2[0]).sin();
    if w2[0] < w2[w2.len() - 1] {
        let (s8, s9): (S, S) = (w2[w2.len() - 1] + (0 as f64), w2.chunks(2).map(|w4| (-w1[3 % w1.len()], if S::constant(0.7) < p3.1[p3.1.len() - 1] { w2[0] } else { w2[2 % w2.len()] })).map(|(s6, s7)| w2[w2.len() - 1]).sum::<S>());
        w1[w2.len() % w1.len()] *= s9.sin();
    } else {
        let k10 = p3.1.len() - 1;
        p3.1[k10] += w2.iter().zip(w2.iter()).fold(w1[3 % w1.len()], |s21, (s19, s20)| s21 * 0.5 + S::one().cos().powi(2).sin()).cos();
    }
    p3.0 -= (S::constant(1.5) / (p3.0 * p3.0 + 1.0)).sin();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    for w22 in x.chunks(3) {
        let k23: usize = 0;
        let a24 = [if S::constant(1.1).max(w22[x.len() % w22.len()]) >= x[x.len() - 2] { w22[0] } else { w22[0] }; 3];
        let s27: S = w22.iter().step_by(2).fold((x[(w22.len() + 2) % x.len()] * x[(w22.len() + 2) % x.len()] + 1.5).sqrt(), |s26, s25| s26 * 0.5 + (s25.sin() * x[x.len() % x.len()]).tanh().sin());
    }
    let s28 = -x[2].sin();
    let Record { at: mut s30, list: mut v31 } = Record::<S> { at: s28, list: x.chunks(2).map(|w29| match 2 % 3 { 0 => (if s28.abs() + 1.7 <= 1.7 { x[w29.len() % x.len()] } else { x[x.len() % x.len()] }), 1 => s28 * 0.5, _ => s28 }).collect::<Vec<S>>() };
    v31[0] = (v31[2 % v31.len()].sin() * s30).tanh();
    if v31.len() > 1 {
        v31.pop();
    }
    let Record { at: s34, list: v35 } = if s28 > v31[0] { Record::<S> { at: v31[0], list: v31.iter().step_by(2).map(|&s32| (s32 * (3 as f64) * 0.1) - x[v31.len() % x.len()] * 0.9).collect::<Vec<S>>() } } else { Record::<S> { at: x[x.len() - 3], list: v31.iter().map(|s33| match (3 + 1) % 3 { 0 => s30.tanh(), 1 => s30 * 0.5, _ => s30 }).collect::<Vec<S>>() } };
    v31.extend_from_slice(&v35);
    let mut k36 = 0;
    let p37: (Record<S>, Record<S>) = loop {
        k36 += 1;
        if k36 > 3 {
            break (Record { at: v31[v31.len() - 1], list: v31.clone() }, Record::<S> { at: s30, list: vec![v35[v35.len() - 1]] });
        }
    };
    let k38 = v31.len() - 1;
    v31[k38] -= v35.iter().fold(x.iter().take(2).filter_map(|&s39| if s39.max(s28) <= 1.3 { Some(-s28) } else { None }).map(|s41| s28 + s41).sum::<S>(), |s44, s43| s44 * 0.5 + (x[k36 % x.len()].sin() * s44).tanh().sin()).tanh();
    s34.tanh() + p37.0.at * p37.0.list[0] + p37.1.at * p37.1.list[0] + s30 * 0.7 + x.iter().map(|s45| *s45 * 0.7).sum::<S>()
}
}

mod m83 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S]) -> Vec<S> {
    let v6: Vec<Vec<S>> = w2.iter().rev().map(|s3| w2.iter().zip(w2.iter().rev()).map(|(s4, s5)| s4.sin()).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    let mut s7 = (w2[0].sin() * w2[0]).tanh() * w2[0].cos();
    let r8: Record<S> = Record::<S> { at: v6[0][2 % v6[0].len()].sin().exp(), list: vec![w2[0]; 1] };
    if r8.list[r8.list.len() - 1] <= w2[w2.len() - 1] {
    }
    v6[0].clone()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w9: &[S]) -> S {
    let r10: Record<S> = Record::<S> { at: (w9[3 % w9.len()] * w9[3 % w9.len()] + 0.1).sqrt(), list: vec![w9[1 % w9.len()], w9[w9.len() - 1]] };
    let s12 = w9[w9.len() - 1];
    let (k13, k14): (usize, usize) = (3, (3 % 2));
    let o24: Option<S> = if s12 < r10.at { if w9.windows(2).flat_map(|w15| w15.iter()).map(|&s17| s12).fold(r10.list.iter().enumerate().fold((r10.list[0] * r10.list[0] + 0.3).sqrt(), |s21, (k19, s20)| s21 * 0.5 + (w9[0].sin() * *s20).tanh().sin()), |s23, s22| (s23 * (1.1 * s23).cos()).sin()) < 1.5 || (w9.len() + 3) % 2 == 0 { Some(s12) } else { None } } else { None };
    (if w9[k13 % w9.len()] + w9[w9.len() - 1] > 0.3 { s12 } else { s12 }).tanh() + w9.iter().map(|s25| *s25 * 0.7).sum::<S>() + S::constant(k14 as f64) + w9.iter().map(|s26| *s26 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r27: &Record<S>, #[constant] k28: usize) -> Vec<S> {
    if 3 > 1 {
        let s29 = -(r27.list[(r27.list.len() + 1) % r27.list.len()] * r27.list[0].cos());
    }
    let mut s30 = (r27.at * r27.at).sin() / (r27.list[r27.list.len() - 1] * r27.list[r27.list.len() - 1] + 1.0);
    s30 = r27.list[0].max((s30 * s30 * 0.3));
    s30 *= (r27.at + S::constant(1.5)).tanh();
    r27.list.iter().copied().collect::<Vec<S>>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let w31 = &x[1..];
    let mut s32 = h1(x).max(x[x.len() - 2]);
    s32 *= (if s32 - s32 * 0.4 <= 1.3 { h1(w31) } else { if h1(&w31[..1]) <= S::constant(0.4) { S::constant(1.2) } else { s32 } }).cos();
    s32 += h1(&x[2..]).cos().powi(2).cos();
    let mut s33 = (s32.sin().exp().sin() * w31[0]).tanh();
    s33 = s33;
    let mut s33 = h1(w31).cos().powi(3);
    if h1(&w31[..1]) < s33 {
        for s34 in x.iter() {
            match (w31.len() % 4) % 3 {
                0 => {
                    let v36: Vec<S> = if w31.len() == 2 { x.iter().map(|&s35| *s34).collect::<Vec<S>>() } else { continue };
                }
                1 => {
                }
                _ => {
                    s33 -= w31.iter().zip(x.iter().rev()).map(|(s41, s42)| x[3 % x.len()]).fold(S::one() + ((x.len() + 0) as f64), |s46, s45| s46 * 0.5 + S::constant(0.4).sin().exp().sin()).sin();
                }
            }
        }
        s33 += x[1].cos();
    } else {
        s33 -= ((s33 * w31[0 % w31.len()].cos()).sin() * w31[x.len() % w31.len()]).tanh().sin();
    }
    w31[w31.len() - 1].sin() + x.iter().map(|s47| *s47 * 0.7).sum::<S>() + x.iter().map(|s48| *s48 * 0.7).sum::<S>() + s32 * 0.7
}
}

mod m84 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, r2: &Record<S>) -> Vec<S> {
    let f4 = |s3: S| r2.list[0].cos().powi(3) + (2 as f64);
    let mut v5 = vec![r2.at; 3];
    let w6 = &v5[..1];
    let mut e7 = Shape::Point(r2.list[1 % r2.list.len()] * (2 as f64) * 0.1);
    vec![(r1.at.sin() * r1.list[0]).tanh()]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e8: &Shape<S>, r9: &Record<S>, w10: &[S]) -> S {
    let s11 = (r9.list[r9.list.len() - 1].sin() * w10[0]).tanh();
    let mut s12 = (r9.list[0].cos().powi(2).sin() * s11).tanh();
    let mut s19: S = r9.list.iter().map(|s13| (s12, s12)).map_while(|(s15, s16)| if r9.at.tanh() <= w10[0] { Some(s15 * (1 as f64) * 0.1) } else { None }).sum::<S>();
    if S::one() <= s12 {
    } else {
    }
    s11.cos() + s11 * 0.7 + s12 * 0.7
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    for k21 in 1..x.len() {
        let v24: Vec<S> = vec![x[k21], x.iter().skip(1).map(|&s22| (x[1] - s22 * 0.9).abs() + 1.0).sum::<S>(), (x[k21].sin() * x[k21]).tanh(), 0.9 * x[k21]];
    }
    if x[1] + x[x.len() - 2] > x[0] {
        let s25 = -x[x.len() % x.len()];
    }
    let mut v26: Vec<S> = vec![];
    v26 = x.to_vec();
    let k30: usize = if (x[x.len() - 3] * x[x.len() - 3] + 1.4).sqrt() >= 1.8 { (1 * 1) } else { return (if x[x.len() - 3] >= 0.5 { x[x.len() - 3] } else { x[(3 + 0) % x.len()] }).cos() + v26.iter().map(|s27| *s27 * 0.7).sum::<S>() + v26.iter().map(|s28| *s28 * 0.7).sum::<S>() + v26.iter().map(|s29| *s29 * 0.7).sum::<S>() };
    for k31 in 1..x.len() {
        let v33: Vec<Option<S>> = vec![if x.iter().any(|s32| *s32 > 0.1) { Some(x[x.len() - 1]) } else { if (S::zero() * S::zero() + 0.5).sqrt() < x[k31] { Some(x[k31]) } else { None } }, if x[k31] + (v26.len() as f64) <= 1.3 && x[k31] < 0.5 { None } else { None }, Some(x[x.len() - 3])];
        v26 = v26.clone();
    }
    let mut e35: Shape<S> = Shape::Span { low: x[2], high: x[1] };
    e35 = Shape::Point(x[x.len() - 2].sin().exp());
    x[x.len() - 1].cos() + v26.iter().map(|s36| *s36 * 0.7).sum::<S>() + S::constant(k30 as f64) + v26.iter().map(|s37| *s37 * 0.7).sum::<S>()
}
}

mod m85 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], s2: S) -> (S, Vec<S>) {
    match (w1.len() * 2) % 3 {
        0 => {
            let k3: usize = 1;
        }
        1 => {
            let p4: (S, S) = if w1[0] / (s2 * s2 + 1.0) <= 0.5 && 1.5 * w1[0] > S::zero() { (w1[w1.len() - 1], w1[(2 * 3) % w1.len()]) } else { (s2, s2) };
        }
        _ => {
            let mut r5 = Record::<S> { at: match 0 % 3 { 0 => s2, 1 => s2 * 0.5, _ => s2 }, list: vec![s2, S::one(), w1[w1.len() - 1]] };
            r5.at += r5.list[(1 % 4) % r5.list.len()].sin().sin();
        }
    }
    (w1[w1.len() - 1], vec![s2])
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut p6 = if (x[x.len() - 2].sin() * x[0 % x.len()]).tanh() >= x[1] { (x[0], x[x.len() % x.len()]) } else { (x[x.len() - 2], x[x.len() - 2]) };
    let mut a7: [S; 3] = [x[(3 + 0) % x.len()] / (p6.0 * p6.0 + 1.0); 3];
    for s12 in a7.iter().map(|s8| (a7[3 - 3] * a7[3 - 3] + 0.9).sqrt()).map(|s10| (a7[2].max(p6.0) * s10).sin()) {
        if a7.iter().all(|s13| *s13 > 0.2) {
            let mut s14 = 1.1 * p6.0.sin();
            let (mut v17, mut k18, mut k19): (Vec<S>, usize, usize) = (x.iter().zip(a7.iter()).map(|(s15, s16)| s12.max(p6.1).abs() + 1.1).collect::<Vec<S>>(), x.len(), 3);
            s14 += (0..2 % 4).fold(s12, |s21, k20| s21.max(S::constant(1.2) * s14.cos())).tanh();
        } else {
            let k22: usize = ((x.len() + 2) + 3);
            if 3 != 1 {
                let o23 = Some(vec![p6.0, S::constant(1.6)]);
            } else {
                let mut o24: Option<Vec<S>> = if x.len() <= 1 { Some(vec![a7[3 - 1], x[x.len() - 3], s12]) } else { None };
                o24 = Some(x.iter().copied().collect::<Vec<S>>());
            }
            continue;
        }
        let v28: Vec<Vec<S>> = a7.iter().map(|s25| (s12 + ((3 + 2) as f64)) + ((1 + 2) as f64)).map(|s27| a7.to_vec()).collect::<Vec<Vec<S>>>();
    }
    p6.1 -= x[x.len() - 1].sin();
    (a7[3 - 2].sin() * x[x.len() - 1]).tanh().sin() + a7.iter().map(|s29| *s29 * 0.7).sum::<S>() + x.iter().map(|s30| *s30 * 0.7).sum::<S>() + a7.iter().map(|s31| *s31 * 0.7).sum::<S>()
}
}

mod m86 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, r2: &Record<S>, w3: &[S]) -> Vec<S> {
    let v10: Vec<S> = vec![r2.list.chunks(2).take_while(|w5| ((0..w3.len() % 4).map_while(|k6| if (w3[k6 % w3.len()].sin() * w5[0]).tanh() < r2.at { Some(0.7 * w5[0]) } else { None }).sum::<S>()) >= w3[0]).map(|w8| (w8[w8.len() - 1] * w8[0]).sin() * (1 as f64) * 0.1).map(|s9| s9.cos()).product::<S>(), w3[w3.len() - 1], r2.list[w3.len() % r2.list.len()].cos().powi(1)];
    let v15: Vec<S> = vec![match (3 % 2) % 3 { 0 => r2.at, 1 => v10[1] * 0.5, _ => r2.list[r2.list.len() - 1] }, v10.iter().rev().take_while(|s12| w3[0] > 0.9).fold(S::one(), |s14, s13| (s14 * s14.sin().cos()).sin())];
    let v17: Vec<S> = v10.iter().rev().map(|s16| *s16).collect::<Vec<S>>();
    let mut k18 = 0;
    loop {
        k18 += 1;
        if k18 > 2 {
            break;
        }
    }
    vec![r2.at.tanh(), r2.list[(2 + 2) % r2.list.len()], v15.iter().copied().zip(v17.iter().rev()).fold(r2.at, |s21, (s19, s20)| s21.max((s21 * w3[(k18 * 0) % w3.len()]).sin()))]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w22: &[S], r23: &Record<S>) -> Vec<S> {
    let mut w22 = vec![r23.at + w22[w22.len() % w22.len()]; 1];
    w22 = r23.list.chunks(3).map(|w24| 1.0 * (if r23.list[(3 + 0) % r23.list.len()] <= r23.list[0] { w24[r23.list.len() % w24.len()] } else { w24[(r23.list.len() % 5) % w24.len()] })).collect::<Vec<S>>();
    let p25: (Vec<S>, Vec<S>, Record<S>) = if !w22.is_empty() { return vec![r23.at, S::zero(), r23.list[0]] } else { (r23.list.to_vec(), vec![r23.list[0], r23.list[(3 % 2) % r23.list.len()], r23.at], Record { at: r23.list[1 % r23.list.len()], list: vec![r23.list[0], r23.list[2 % r23.list.len()]] }) };
    let mut v29: Vec<Vec<S>> = vec![p25.0.chunks(2).map(|w26| r23.at).collect::<Vec<S>>(), vec![p25.1[2 % p25.1.len()], r23.at], r23.list.iter().copied().enumerate().map(|(k27, s28)| p25.2.list[r23.list.len() % p25.2.list.len()]).collect::<Vec<S>>()];
    let mut s30 = p25.1[0].sin().exp();
    let k31 = 1 % v29.len();
    v29[k31][0] += ((p25.2.list[0] - p25.0[p25.0.len() - 1] * 1.8) - S::zero() * 1.8).cos();
    vec![s30]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let s32 = (x[1] * x[1] + 1.0).sqrt().abs() + 1.8;
    let mut s33 = S::zero();
    s33 *= (-x[0].cos().powi(1)).cos();
    let mut v34 = x[..2].to_vec();
    v34.push((s32.sin() * s33).tanh());
    let k35 = v34.len() - 1;
    let v36: Vec<(S, S)> = vec![];
    s33 -= s33.sin().sin();
    v34[1] *= v36.iter().step_by(2).map(|(s37, s38)| 1.3 * (0.5 * *s37)).map(|s39| s39.cos()).product::<S>().sin();
    s33 += s33.tanh();
    match v34.len() % 3 {
        0 => {
            v34[1] -= S::one().tanh();
            let o40: Option<Vec<S>> = if s32 < 0.8 { if (s32 * s33).sin() > 1.4 || (x.len() + 2) % 2 == 0 { Some(v34.clone()) } else { None } } else { Some(vec![s32]) };
        }
        1 => {
            s33 *= s33.sin().exp().cos();
        }
        _ => {
        }
    }
    x.windows(2).map(|w41| (0..v36.len() % 4).map(|k42| (v34[(v34.len() + 1) % v34.len()] + x[v34.len() % x.len()]).sin().exp()).map(|s44| (s33 / (x[(3 * 1) % x.len()] * x[(3 * 1) % x.len()] + 1.0)) + ((0 % 2) as f64)).map(|s46| s46.cos()).product::<S>()).sum::<S>().cos() + v36.iter().map(|p47| p47.0 * 0.7 + p47.1 * 0.7).sum::<S>() + v34.iter().map(|s48| *s48 * 0.7).sum::<S>() + x.iter().map(|s49| *s49 * 0.7).sum::<S>()
}
}

mod m87 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> (S, Vec<S>) {
    if w1[0].abs() + 0.3 < S::zero() || 0 % 2 == 0 {
        let s4 = (1..(w1.len() + 1) % 4).map(|k2| (0.2 * w1[w1.len() - 1]) + w1[0]).map(|s3| s3.cos()).product::<S>();
    } else {
        let mut e5 = Shape::Point(match (0 + 2) % 3 { 0 => w1[(1 + 3) % w1.len()], 1 => S::constant(1.4) * 0.5, _ => w1[0] });
        e5 = Shape::Span { low: w1[1 % w1.len()], high: w1[(1 + 2) % w1.len()] };
        return (w1[w1.len() - 1], vec![w1[1 % w1.len()], w1[0]]);
    }
    let s6 = (w1[w1.len() - 1] * ((2 + 2) as f64) * 0.1).max(w1[(0 % 5) % w1.len()]);
    (s6 - w1[0] * 0.1, vec![s6, s6, w1[2 % w1.len()]])
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w7: &[S]) -> Vec<S> {
    let mut v8 = vec![w7.iter().copied().collect::<Vec<S>>(); 1];
    v8 = v8.iter().step_by(2).map(|v9| if v9[v9.len() - 1] + w7[0] <= v9[0] { v9[0] - v9[0 % v9.len()] * 1.4 } else { v9[v9.len() - 1] - w7[w7.len() - 1] * 0.7 }).map(|s13| w7.to_vec()).collect::<Vec<Vec<S>>>();
    let f16 = |s14: S, s15: S| s14;
    v8.push(vec![w7[(0 + 2) % w7.len()]; 2]);
    v8 = v8.iter().take(2).map(|v17| w7[w7.len() - 1] + v17[0 % v17.len()]).map(|s19| vec![s19, s19]).collect::<Vec<Vec<S>>>();
    let v20: Vec<S> = vec![];
    v8 = Vec::new();
    vec![if 0 == 3 { w7[(2 % 2) % w7.len()] } else { w7[w7.len() - 1] }, S::one(), w7[0]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut s21 = x[x.len() - 2] * x[(x.len() * 3) % x.len()].cos();
    s21 -= x.iter().map(|&s22| s21.sin().sin().exp()).sum::<S>().cos();
    s21 += (s21.abs() + 0.9).tanh().tanh();
    let o24: Option<(usize, S)> = if x[x.len() - 2].cos().powi(2) >= 1.9 && (if 0.3 * s21 <= x[1] { s21 } else { x[1 % x.len()] }) <= s21 { Some((3, s21)) } else { None };
    for k25 in 0..x.len() {
        s21 = x.iter().copied().enumerate().map(|(k26, s27)| 0.1 * x[k25]).fold((s21 * s21 + 1.2).sqrt(), |s31, s30| (s31 * x[0].cos()).sin()).tanh();
        s21 -= x.iter().map(|s32| (s32.sin() * *s32).tanh()).filter(|&s35| s21 / (s35 * s35 + 1.0) <= 0.9).sum::<S>().sin();
    }
    let Record { at: s36, list: v37 } = Record::<S> { at: x[x.len() - 2], list: vec![s21, x[0]] };
    if o24.is_some() {
        s21 = s36;
        s21 -= (0.2 * s21).sin().sin();
    } else {
        s21 *= (if s21 <= v37[v37.len() - 1] && (v37[v37.len() - 1].sin() * s36).tanh() >= 0.8 { s21 } else { S::zero() * (x.len() as f64) * 0.1 }).tanh();
        let mut v38 = vec![s21; 2];
        v38[1] *= ((S::constant(0.8) + v37[v37.len() - 1]) * v37[(1 % 5) % v37.len()]).sin().cos();
    }
    vec![(s36 * (1 as f64) * 0.1).tanh() + v37.iter().map(|s39| *s39 * 0.7).sum::<S>() + s21 * 0.7]
}
}

mod m88 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Shape<S> {
    let v2: Vec<(S, S)> = vec![(r1.list[r1.list.len() - 1], r1.at), (r1.at, r1.at)];
    let mut v2: usize = 2;
    v2 = 2 % 5;
    let s3 = r1.at - r1.at * 0.4;
    v2 = r1.list.len() % 5;
    Shape::Point(-s3)
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w4: &mut [S], s5: S, w6: &[S]) {
    for (s11, s12) in (0..3).filter_map(|k7| if (if (match k7 % 3 { 0 => w4[0], 1 => w6[2 % w6.len()] * 0.5, _ => w6[0] }) <= S::one() && (match k7 % 3 { 0 => w4[k7 % w4.len()], 1 => w4[0] * 0.5, _ => w4[0] }) < 1.5 { w6[0] } else { s5 }) > 0.2 { Some(s5) } else { None }).map(|s9| ((s9 * s9).sin(), s5 - s5 * 0.4)) {
        let s11: [[S; 2]; 2] = [[s11, s5]; 2];
        let (s24, s25): (S, S) = (w6.iter().enumerate().take_while(|(k15, s16)| w6[1 % w6.len()].sin().exp() <= 0.8).map(|(k17, s18)| (s12, -s11[(w4.len() + 1) % 2][0])).map(|(s21, s22)| w6[w6.len() % w6.len()]).map(|s23| s23.cos()).product::<S>(), w6[0] - s5 * 0.4);
    }
    w4[w4.len() - 1] *= ((S::zero() - s5 * 1.0) * ((w6.len() % 2) as f64) * 0.1).sin();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let p33: (S, S) = (x[1], x[2] - x[x.len() - 3] * 1.7);
    let mut s34 = ((-x[x.len() % x.len()]) * x[0]).sin();
    let a35: [[S; 2]; 2] = [[p33.1, p33.0], [s34, s34]];
    let mut s36 = a35[3 % 2][0 % 2];
    let mut v38: Vec<Vec<S>> = a35[1 % 2].iter().chain(x.iter()).map(|&s37| vec![s36, s37]).collect::<Vec<Vec<S>>>();
    s34 = (if s34 < x[2 % x.len()] && s36 / (x[x.len() - 2] * x[x.len() - 2] + 1.0) > 1.3 { s36 } else { a35[1][2 - 1] }).max(s36).sin();
    v38 = x.iter().step_by(2).map(|s39| vec![x[2]; 2]).collect::<Vec<Vec<S>>>();
    {
        let s40 = &mut s36;
        for s43 in v38.iter().rev().map(|v41| v41[v41.len() - 1]) {
            s34 = a35[3 % 2].iter().chain(a35[1 % 2].iter()).map(|s44| if 2 > 1 { if s34 + S::constant(1.3) <= 1.1 { x[x.len() - 1] } else { *s44 } } else { S::constant(1.4) + s43 }).map(|s46| x[0 % x.len()].cos().powi(1).cos().powi(3)).map(|s48| s48.cos()).product::<S>().cos();
        }
        let mut v49: Vec<S> = x.to_vec();
        *s40 -= (s34.sin() * p33.0).tanh().sin().exp().cos();
    }
    x.iter().map(|s50| x[x.len() - 3].abs() + 0.1).filter(|&s53| p33.1 + x[2] > x[(x.len() + 0) % x.len()]).fold(x[3 % x.len()] - s36 * 1.3, |s55, s54| s55 * 0.5 + a35[x.len() % 2][1].sin()).tanh() + a35.iter().map(|a56| a56.iter().map(|s57| *s57 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s58| *s58 * 0.7).sum::<S>() + v38.iter().map(|v59| v59.iter().map(|s60| *s60 * 0.7).sum::<S>()).sum::<S>()
}
}

mod m89 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, s2: S) -> Record<S> {
    let s3 = (S::zero() * ((r1.list.len() * 3) as f64) * 0.1) * ((2 + 1) as f64) * 0.1;
    let mut v6: Vec<Vec<S>> = vec![r1.list.iter().enumerate().map(|(k4, s5)| s3.sin().exp() - r1.list[r1.list.len() - 1] * 1.2).collect::<Vec<S>>(); 1];
    v6 = v6.clone();
    let k7 = v6.len() - 1;
    v6[k7][0] += ((r1.at.sin() * s3).tanh() * r1.at * 0.3).cos();
    v6.swap(0, 0);
    Record::<S> { at: r1.list.windows(3).map(|w8| r1.at).map(|s9| s9.cos()).product::<S>(), list: v6[k7 % v6.len()].to_vec() }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e10: &Shape<S>, w11: &[S]) -> (S, Vec<S>) {
    let s12 = w11[0];
    let mut p14 = if w11.iter().all(|s13| *s13 > 1.4) { (s12, w11[0]) } else { (w11[0], w11[0]) };
    p14 = (w11[0] + w11[(2 % 3) % w11.len()], (s12 * p14.1).sin());
    let mut o16 = Some(w11.iter().step_by(2).map(|&s15| s15).collect::<Vec<S>>());
    (w11.iter().map(|&s17| (S::one() / (s12 * s12 + 1.0)).tanh()).filter(|s20| w11[0].max(w11[w11.len() - 1]) > *s20 && w11[0] >= *s20).map(|s21| s21.cos()).product::<S>(), w11.to_vec())
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v22 = vec![x[2] * (x.len() as f64) * 0.1; 1];
    let mut v23: Vec<S> = vec![x[1]];
    let mut s24 = (0.6 * x[x.len() - 3]) * (1 as f64) * 0.1;
    s24 -= ((S::zero() * v22[v22.len() - 1]).sin() * (S::zero() * v22[v22.len() - 1]).sin() + 0.2).sqrt().sin();
    if 3 != 2 {
        let mut o25: Option<Vec<S>> = Some(vec![x[2 % x.len()]]);
    }
    v23.swap(0, 0);
    v23[0] -= (s24 - x[x.len() - 1] * 1.7).sin();
    v23 = v22.clone();
    let mut s26 = v23[1 % v23.len()];
    s26 = v23[(x.len() % 3) % v23.len()];
    s24.tanh().cos() + s24 * 0.7 + v22.iter().map(|s27| *s27 * 0.7).sum::<S>() + x.iter().map(|s28| *s28 * 0.7).sum::<S>()
}
}

mod m90 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], e2: &Shape<S>) -> Record<S> {
    let Record { at: mut s4, list: mut v5 } = Record { at: if (w1.chunks(2).map(|w3| (if w1[w1.len() - 1] + w1[1 % w1.len()] <= w3[0] { w1[0] } else { w1[0] }).cos().powi(2)).sum::<S>()) < 1.1 { w1[w1.len() - 1] } else { w1[w1.len() - 1] }, list: vec![w1[w1.len() % w1.len()]; 3] };
    s4 -= (if w1[0] < s4 { v5[3 % v5.len()].tanh() } else { v5[v5.len() % v5.len()] - s4 * 1.5 }).sin();
    s4 -= v5.iter().copied().sum::<S>().sin();
    let mut r12 = Record::<S> { at: v5.iter().copied().enumerate().map(|(k6, s7)| w1[w1.len() - 1].tanh()).filter(|&s11| s11 < w1[0] && w1[3 % w1.len()].tanh() > 1.6).sum::<S>(), list: w1.to_vec() };
    let r13 = r12.clone();
    r12.at *= (S::constant(1.2).cos().powi(3).abs() + 0.9).cos();
    r13.clone()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w14: &mut [S], w15: &[S], w16: &[S]) {
    if (w15.iter().step_by(2).filter_map(|&s17| if w16.len() != 1 { Some(-S::one()) } else { None }).sum::<S>()) <= 1.0 || 0 % 2 == 0 {
        w14[w14.len() - 1] += ((match 1 % 3 { 0 => w15[0], 1 => w15[0 % w15.len()] * 0.5, _ => w14[w14.len() - 1] }) * w14[3 % w14.len()] * 0.3).tanh();
        let mut v25: Vec<S> = vec![w16[w16.len() - 1]; 1];
    }
    let o26 = Some(w16.to_vec());
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let k27: usize = (0 + 0);
    let r29: Record<S> = Record::<S> { at: 0.3 * x[0], list: x.iter().chain(x.iter()).map(|s28| x[0]).collect::<Vec<S>>() };
    let mut s32: S = (0..x.len() % 4).fold(r29.at, |s31, k30| (s31 * (x[(x.len() * 1) % x.len()] * s31 * 0.3).cos()).sin());
    if r29.list[(k27 + 2) % r29.list.len()] / (r29.list[0 % r29.list.len()] * r29.list[0 % r29.list.len()] + 1.0) >= 0.3 {
        s32 += ((if (if S::zero() <= x[2] { x[x.len() - 1] } else { x[(k27 * 0) % x.len()] }) > x[(k27 + 0) % x.len()] { r29.list[(x.len() * 0) % r29.list.len()] } else { s32 }).abs() + 0.1).sin();
        let s33 = -r29.list[0];
        s32 += ((s32 * x[1]).sin() + x[k27 % x.len()]).sin();
    }
    'outer: for s36 in (0..1).map(|k34| x[x.len() % x.len()]) {
        for k37 in (1..x.len()).rev() {
            let s38: S = if (k37 * 2) != 3 { return s36.sin() + S::constant(k37 as f64) + s32 * 0.7 + s36 * 0.7 } else { r29.list[r29.list.len() - 1] };
            s32 -= r29.list.windows(2).map(|w39| (s38 + s36).abs() + 0.6).sum::<S>().sin();
            if x.iter().enumerate().map(|(k40, s41)| r29.at.tanh().cos().powi(1)).sum::<S>() >= s32 {
                continue 'outer;
            }
            s32 = S::constant(0.1).tanh();
            s32 -= x.iter().map(|s42| (x[x.len() - 2].sin().exp().sin() * x[x.len() - 1]).tanh()).sum::<S>().cos();
        }
    }
    let f51 = |s44: S| r29.list.iter().filter(|s46| s32 <= **s46).map(|s47| (s32 + s32, s32 * (k27 as f64) * 0.1)).map(|(s49, s50)| s44.max(r29.at).max(x[1 % x.len()])).sum::<S>();
    (x[x.len() - 3] + s32).sin() + x.iter().map(|s52| *s52 * 0.7).sum::<S>() + S::constant(k27 as f64) + S::constant(k27 as f64)
}
}

mod m91 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, s2: S) -> S {
    let mut e3 = Shape::Path(r1.list.to_vec());
    e3 = e3.clone();
    let w4 = &r1.list[..1];
    let mut v9: Vec<Vec<S>> = (0..1).map(|k5| (r1.at - r1.list[r1.list.len() - 1] * 1.4, r1.at.max(w4[w4.len() % w4.len()]))).map(|(s7, s8)| r1.list.to_vec()).collect::<Vec<Vec<S>>>();
    let mut w4: [[S; 2]; 2] = [if s2 * w4[w4.len() - 1] * 0.3 < S::one() { [s2, s2] } else { [s2, w4[w4.len() - 1]] }; 2];
    r1.list[0].max(w4[(1 + 1) % 2][1]).sin() + w4.iter().map(|a10| a10.iter().map(|s11| *s11 * 0.7).sum::<S>()).sum::<S>() + v9.iter().map(|v12| v12.iter().map(|s13| *s13 * 0.7).sum::<S>()).sum::<S>() + w4.iter().map(|a14| a14.iter().map(|s15| *s15 * 0.7).sum::<S>()).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut p16 = (x[x.len() - 2], (x[0] * x[0] + 0.5).sqrt());
    p16 = (p16.0, (p16.1 * p16.1).sin());
    p16.1 *= x[2].sin();
    let v19: Vec<S> = x.iter().copied().enumerate().map(|(k17, s18)| (x[0] * x[0] + 0.2).sqrt() + x[k17 % x.len()]).collect::<Vec<S>>();
    let p20: (S, S) = p16;
    let mut v19 = vec![v19[v19.len() % v19.len()] - v19[(x.len() % 2) % v19.len()] * 0.6; 2];
    v19[0] *= (x[x.len() % x.len()] / (x[x.len() % x.len()] * x[x.len() % x.len()] + 1.0)).sin().exp().tanh();
    v19 = vec![v19[v19.len() - 1] * (3 as f64) * 0.1, p20.0, p20.0.max(x[2 % x.len()])];
    v19.extend(x.iter().enumerate().map(|(k21, s22)| (p20.0 * p20.0).sin()));
    for w25 in v19.chunks_mut(2) {
        let mut w25: Vec<S> = vec![-w25[0]];
        let k26 = w25.len() % w25.len();
        w25[k26] *= (p20.1 * x[0]).sin().cos();
    }
    p20.1.tanh() + p20.0 * 0.7 + p20.1 * 0.7 + p20.0 * 0.7 + p20.1 * 0.7 + p20.0 * 0.7 + p20.1 * 0.7
}
}

mod m92 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, p2: &(S, Vec<S>), w3: &[S]) -> S {
    let a7: [[S; 2]; 2] = if p2.1.iter().all(|s4| *s4 > 1.5) { [[w3[0], p2.1[p2.1.len() - 1]]; 2] } else { return w3[0].sin() + p2.0 * 0.7 + p2.1.iter().map(|s5| *s5 * 0.7).sum::<S>() + w3.iter().map(|s6| *s6 * 0.7).sum::<S>() };
    let o10: Option<S> = if p2.1[0] * (w3.len() as f64) * 0.1 > 0.7 { Some(w3[w3.len() - 1]) } else { return a7[p2.1.len() % 2][w3.len() % 2].sin() + p2.0 * 0.7 + p2.1.iter().map(|s8| *s8 * 0.7).sum::<S>() + p2.0 * 0.7 + p2.1.iter().map(|s9| *s9 * 0.7).sum::<S>() };
    let mut o10 = a7[w3.len() % 2][1];
    let mut v11 = p2.1.iter().copied().collect::<Vec<S>>();
    (w3[1 % w3.len()] - o10 * 1.9).cos() + p2.0 * 0.7 + p2.1.iter().map(|s12| *s12 * 0.7).sum::<S>() + v11.iter().map(|s13| *s13 * 0.7).sum::<S>() + v11.iter().map(|s14| *s14 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w15: &[S], p16: &(S, Vec<S>)) -> Option<S> {
    let w15 = Some(vec![p16.0, p16.1[w15.len() % p16.1.len()]]);
    let mut o21: Option<S> = (((1..1 % 4).take_while(|k18| -p16.0 < p16.0).filter_map(|k19| if (if p16.0.max(p16.0) > p16.1[0] { p16.0 } else { p16.0 }) < 0.7 { Some(p16.1[(2 + 1) % p16.1.len()].sin().exp()) } else { None }).sum::<S>()) > 1.6).then(|| p16.0);
    let mut v23: Vec<S> = vec![o21.map_or(p16.0, |s22| p16.1[p16.1.len() - 1].tanh()); 1];
    o21 = if v23.iter().any(|s24| *s24 > 1.3) { (3 <= 1).then(|| p16.0) } else { Some(p16.0) };
    v23.push(p16.0);
    o21
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e25: &Shape<S>, w26: &[S]) -> S {
    let e27: Shape<S> = Shape::Path(vec![w26[(0 % 2) % w26.len()]; 2]);
    let mut r30 = Record::<S> { at: w26[0] * ((w26.len() % 2) as f64) * 0.1, list: w26.iter().zip(w26.iter().rev()).map(|(s28, s29)| ((*s28 * *s28 + 0.1).sqrt().sin() * *s29).tanh()).collect::<Vec<S>>() };
    let k31 = 1 % r30.list.len();
    r30.list[k31] = (r30.list[k31 % r30.list.len()] * r30.list[k31 % r30.list.len()] + 1.8).sqrt();
    r30.list.push(w26[w26.len() - 1]);
    r30.list[0] += ((w26[(w26.len() * 3) % w26.len()] - w26[0] * 1.9) + w26[w26.len() - 1]).cos();
    r30.at.max(r30.list[0]).tanh() + r30.at * r30.list[0]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut x = x[2];
    x *= (x.sin() * x).tanh().sin().tanh();
    let o32: Option<Vec<S>> = if (if S::constant(1.3) >= x { x } else { x }) <= 0.5 && x > x { if (x * x).sin() > 1.1 { Some(vec![x]) } else { None } } else { return x.sin() + x * 0.7 + x * 0.7 + x * 0.7 };
    x = (x + x) / (S::constant(1.6) * S::constant(1.6) + 1.0);
    let mut o33: Option<S> = Some(x);
    let mut a34 = [x * x * 0.3, x / (x * x + 1.0), x + x];
    x += ((x.abs() + 0.2) * a34[3 - 1] * 0.3).sin();
    if a34[0 % 3] < x {
        a34 = if x * ((0 % 4) as f64) * 0.1 > 0.6 { [a34[3 - 3], x, a34[3 - 1]] } else { [a34[3 - 3], a34[1 % 3], a34[0]] };
        let v37: Vec<Vec<S>> = vec![if (a34[(0 * 1) % 3] * a34[2]).sin() >= 0.6 { vec![a34[2], x, S::constant(1.3)] } else { a34.iter().zip(a34.iter().rev()).map(|(s35, s36)| if s35.cos().powi(2) < 0.7 || 1 % 2 == 0 { match 1 % 3 { 0 => S::zero(), 1 => a34[0] * 0.5, _ => x } } else { *s36 + x }).collect::<Vec<S>>() }; 2];
        a34[2] -= x.sin();
    } else {
        let mut v38: Vec<Vec<S>> = vec![a34[..1].to_vec(), vec![a34[3 - 1], a34[1], a34[3 % 3]]];
        a34[2 % 3] -= (match 1 % 3 { 0 => a34[(3 % 3) % 3].sin().exp(), 1 => v38[0][v38[0].len() - 1] * 0.5, _ => a34[2 % 3] }).cos();
    }
    o33.map_or(S::zero(), |s39| 1.5 * s39).tanh() + o33.unwrap_or(S::one()) + a34.iter().map(|s40| *s40 * 0.7).sum::<S>() + x * 0.7
}
}

mod m93 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> (S, Vec<S>) {
    let r4 = Record::<S> { at: w3[0] * w3[(0 + 3) % w3.len()].cos(), list: if w2.iter().copied().sum::<S>() <= w3[0] { vec![w3[0]; 1] } else { vec![S::constant(1.0)] } };
    let v5 = vec![(r4.list[r4.list.len() - 1], r4.list[0]); 2];
    let o6: Option<Vec<S>> = if w3[w2.len() % w3.len()] < w2[(2 + 0) % w2.len()] { Some(vec![w2[3 % w2.len()], r4.at, w3[w3.len() - 1]]) } else { None };
    let mut s8 = w3[w3.len() - 1];
    s8 -= s8.tanh();
    (r4.list[0] + w3[w3.len() % w3.len()], vec![s8, r4.list[r4.list.len() - 1], s8])
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w9: &mut [S], w10: &[S]) {
    let mut s11 = w9[0 % w9.len()] + (w9.len() as f64);
    w9[0] -= S::one().cos();
    let p12 = (w10[0].tanh(), s11);
    let v13: Vec<S> = vec![s11 + w9[w9.len() - 1]; 2];
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v14 = vec![x[2]; 2];
    let mut o15: Option<Vec<S>> = Some(vec![x[x.len() - 2]; 3]);
    let s31: S = v14.iter().copied().enumerate().filter(|(k22, s23)| s23.sin() >= x[0] && x[x.len() - 3] >= S::one()).fold(x[(0 + 2) % x.len()], |s26, (k24, s25)| (s26 * (0..3).filter_map(|k27| if k27 <= 2 { Some(s25 + x[x.len() - 1]) } else { None }).fold(x[x.len() % x.len()].tanh(), |s30, s29| s30.max(s30.max(S::one()))).cos()).sin());
    for k32 in 1..x.len() {
        let (mut s33, mut s34): (S, S) = (S::one(), S::zero() * x[k32].cos());
        s34 *= ((s33 + s31) * (s33 + s31) + 1.2).sqrt().sin();
        s33 *= s31.sin();
    }
    let o15 = x.chunks(2).map(|w35| vec![x[1 % x.len()]]).collect::<Vec<Vec<S>>>();
    let mut v36: Vec<Vec<S>> = vec![x.iter().copied().collect::<Vec<S>>(), vec![s31]];
    if s31 + s31 <= s31 {
        match x.len() % 3 {
            0 => {
                let v37 = vec![s31, v36[2 % v36.len()][0], x[x.len() - 1] + v36[0][0]];
            }
            1 => {
                v36[0][0] += (0.5 * s31).cos();
                return (s31 / (x[2] * x[2] + 1.0)).cos() + v36.iter().map(|v38| v38.iter().map(|s39| *s39 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s40| *s40 * 0.7).sum::<S>() + v36.iter().map(|v41| v41.iter().map(|s42| *s42 * 0.7).sum::<S>()).sum::<S>();
            }
            _ => {
                let k43 = 1 % v36.len();
                v36[k43][0] *= x[1].sin();
            }
        }
    }
    v36[0][0] *= s31.cos();
    (s31 * x[(1 + 0) % x.len()].cos()).sin() + x.iter().map(|s44| *s44 * 0.7).sum::<S>() + s31 * 0.7 + s31 * 0.7
}
}

mod m94 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    if x[0].sin().exp() < 0.2 {
        let s1 = x[2 % x.len()];
    } else {
        match x.len() % 3 {
            0 => {
                let mut k2 = 0;
                while k2 < 3 && x[2] < 0.2 {
                    k2 += 1;
                    let (v3, v4): (Vec<S>, Vec<S>) = (vec![x[0], x[(k2 % 2) % x.len()], x[x.len() % x.len()]], vec![x[3 % x.len()]]);
                    let mut s7 = x.windows(2).fold(1.3 * v4[v4.len() - 1], |s6, w5| s6.max(w5[0]));
                    let a8 = [[v3[0], s7], [v3[3 % v3.len()]; 2]];
                    s7 += ((x[2 % x.len()] / (s7 * s7 + 1.0)) * (x[2 % x.len()] / (s7 * s7 + 1.0)) + 1.9).sqrt().tanh();
                }
                let f10 = |s9: S| ((s9 + x[0]) * (s9 + x[0]) + 1.2).sqrt();
            }
            1 => {
                let mut a11: [[S; 2]; 2] = [[x[1 % x.len()], S::constant(1.6)], [x[x.len() - 2]; 2]];
                return (a11[3 % 2][x.len() % 2] + x[1]).sin() + a11.iter().map(|a12| a12.iter().map(|s13| *s13 * 0.7).sum::<S>()).sum::<S>() + a11.iter().map(|a14| a14.iter().map(|s15| *s15 * 0.7).sum::<S>()).sum::<S>() + a11.iter().map(|a16| a16.iter().map(|s17| *s17 * 0.7).sum::<S>()).sum::<S>();
            }
            _ => {
                let mut s18 = ((x[x.len() % x.len()] + x[x.len() - 1]) * (x[x.len() % x.len()] + x[x.len() - 1]) + 0.6).sqrt();
            }
        }
        for k19 in (0..x.len()).rev() {
        }
    }
    (x[2] * x[x.len() - 2]).sin().sin() + x.iter().map(|s20| *s20 * 0.7).sum::<S>() + x.iter().map(|s21| *s21 * 0.7).sum::<S>() + x.iter().map(|s22| *s22 * 0.7).sum::<S>()
}
}

mod m95 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> S {
    let s2 = (r1.list[(2 * 1) % r1.list.len()] + r1.list[0]).sin();
    let f4 = |s3: S| (s3 * r1.at).sin().cos().powi(1);
    if r1.list[r1.list.len() - 1] / (r1.list[0] * r1.list[0] + 1.0) <= r1.list[(r1.list.len() % 5) % r1.list.len()] {
        let mut f4 = (s2 * r1.list[(3 * 2) % r1.list.len()].cos()).sin();
        f4 *= s2.cos();
    } else {
        return (0..r1.list.len() % 4).map(|k5| r1.at).sum::<S>().sin() + s2 * 0.7;
    }
    r1.list[r1.list.len() - 1].tanh() + r1.at * r1.list[0] + s2 * 0.7 + r1.at * r1.list[0]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e7: &Shape<S>, w8: &[S]) -> Record<S> {
    let mut e12 = Shape::Span { low: (1..(3 % 2) % 4).filter(|k10| (3 * 2) > 2).map(|k11| 0.7 * (w8[w8.len() - 1].abs() + 0.7)).sum::<S>(), high: w8[w8.len() % w8.len()] };
    if w8[w8.len() - 1] < 0.8 {
        let o15: Option<Vec<S>> = Some(w8.iter().zip(w8.iter()).map(|(s13, s14)| ((w8[w8.len() - 1] * *s14).sin() * w8[w8.len() % w8.len()]).sin()).collect::<Vec<S>>());
        e12 = Shape::Span { low: (w8[w8.len() % w8.len()] * w8[w8.len() % w8.len()] + 1.2).sqrt(), high: w8[(0 + 0) % w8.len()] };
    }
    for (s20, s21) in w8.iter().copied().zip(w8.iter()) {
    }
    Record::<S> { at: w8[0], list: w8.iter().copied().enumerate().map(|(k22, s23)| (0..k22 % 4).filter(|k25| s23 / (s23 * s23 + 1.0) >= s23).map(|k26| w8[w8.len() - 1] + s23).sum::<S>() * w8[0] * 0.3).collect::<Vec<S>>() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let w27 = &x[1..];
    let mut v28 = vec![x[x.len() % x.len()]; 1];
    while let Some(s29) = v28.pop() {
        let v30: Vec<Vec<S>> = Vec::new();
        let mut v31: Vec<S> = vec![if w27[w27.len() - 1] + x[2] <= 0.4 { w27[1] } else { s29 }; 1];
        v31 = v28.clone();
    }
    v28.push(x[x.len() - 2]);
    let mut v34: Vec<Vec<S>> = vec![vec![w27[w27.len() - 1]]; 1];
    let mut s35 = x[0];
    s35 -= S::one().cos();
    let s35 = s35;
    v28 = v28.clone();
    vec![s35.cos() + s35 * 0.7 + v34.iter().map(|v37| v37.iter().map(|s38| *s38 * 0.7).sum::<S>()).sum::<S>() + v28.iter().map(|s39| *s39 * 0.7).sum::<S>(), (w27[0] * w27[w27.len() - 2]).sin().tanh() + x.iter().map(|s40| *s40 * 0.7).sum::<S>() + x.iter().map(|s41| *s41 * 0.7).sum::<S>() + v28.iter().map(|s42| *s42 * 0.7).sum::<S>()]
}
}

mod m96 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>) -> Vec<S> {
    let a2: [S; 2] = [r1.at, -r1.at];
    for s3 in a2.iter().skip(1) {
        let f5 = |s4: S| -(*s3 / (r1.list[r1.list.len() - 1] * r1.list[r1.list.len() - 1] + 1.0));
        let mut o6: Option<S> = Some(r1.list[r1.list.len() - 1].tanh());
    }
    r1.list.to_vec()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let e7: Shape<S> = Shape::Path(vec![x[x.len() - 3], x[x.len() - 2], x[2]]);
    let mut s8 = (x[0 % x.len()] - x[x.len() - 3] * 1.0) + x[1];
    let mut s8 = (1..3).filter(|k10| x[0] < 1.5).map(|k11| (-s8).abs() + 0.8).sum::<S>();
    s8 *= x[2].sin();
    let v13: Vec<S> = vec![(x[2] * x[2] + 0.8).sqrt()];
    let s15 = v13.chunks(2).map(|w14| (w14[w14.len() - 1] * x[(0 + 3) % x.len()] * 0.3).tanh()).sum::<S>();
    s8 -= x[x.len() % x.len()].sin();
    let mut v16: Vec<Vec<S>> = vec![vec![s15; 2]];
    v16[0][0] = v16[(x.len() + 1) % v16.len()][v16[(x.len() + 1) % v16.len()].len() - 1];
    let mut v16 = [v13.iter().zip(v13.iter()).map(|(s17, s18)| (*s17 + x[2 % x.len()]) * x[1 % x.len()].cos()).sum::<S>(); 2];
    let s19 = s15;
    s8 -= s19.cos().powi(1).tanh();
    (s19 + x[x.len() - 1]).cos() + s8 * 0.7 + s19 * 0.7 + v13.iter().map(|s20| *s20 * 0.7).sum::<S>()
}
}

mod m97 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> (S, Vec<S>) {
    let o5: Option<S> = if w1[w1.len() % w1.len()] / (w1[w1.len() - 1] * w1[w1.len() - 1] + 1.0) <= 1.9 && w1.iter().zip(w1.iter().rev()).map(|(s2, s3)| (w1[w1.len() - 1] * *s2).sin()).sum::<S>() >= 0.4 { return (w1[0 % w1.len()], w1.iter().map(|&s4| w1[(0 * 2) % w1.len()]).collect::<Vec<S>>()) } else { Some(w1[w1.len() - 1]) };
    let mut v12: Vec<(S, S)> = (0..3).filter(|k7| (match 2 % 3 { 0 => w1[0], 1 => w1[0] * 0.5, _ => w1[w1.len() - 1] }) >= w1[0]).map(|k8| (w1[2 % w1.len()].cos().powi(3), w1[0] * w1[(k8 % 4) % w1.len()] * 0.3)).map(|(s10, s11)| (s11, s10)).collect::<Vec<(S, S)>>();
    let mut s13 = w1[(2 + 0) % w1.len()];
    s13 *= (w1[0].sin() + w1[w1.len() - 1]).sin();
    v12.extend(w1.chunks(3).flat_map(|w14| w14.iter()).map(|s16| (w1[0], s13)));
    (w1[w1.len() - 1].sin(), vec![s13])
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w17: &mut [S]) {
    let mut a19: [S; 2] = [w17[0], w17[w17.len() - 1] + w17[0]];
    if w17[w17.len() - 1] <= 0.4 {
        let v21: Vec<Vec<S>> = w17.iter().copied().take(2).map(|s20| vec![w17[0]; 1]).collect::<Vec<Vec<S>>>();
        w17[w17.len() - 1] = w17.iter().rev().map_while(|&s22| if S::zero() * S::constant(0.4) * 0.3 <= 1.5 { Some(s22 / (v21[(v21.len() % 2) % v21.len()][0] * v21[(v21.len() % 2) % v21.len()][0] + 1.0)) } else { None }).map(|s24| (w17[w17.len() - 1], s24 + a19[2 - 2])).map(|(s26, s27)| w17[0]).map(|s28| s28.cos()).product::<S>();
        a19[1 % 2] *= (a19[1] * w17[w17.len() - 1].cos()).max(v21[0][v21[0].len() - 1]).tanh();
    } else {
        a19[0] += (w17[0] * (0 as f64) * 0.1).tanh();
    }
    a19[(3 + 2) % 2] -= a19[w17.len() % 2].sin();
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w29: &[S], r30: &Record<S>) -> Shape<S> {
    let mut s31 = r30.list[0].cos().powi(3) * w29[0 % w29.len()].cos();
    let mut p32: (S, S) = (w29[1 % w29.len()] + (w29.len() as f64), S::one() + w29[w29.len() - 1]);
    s31 -= (w29.iter().copied().filter(|&s34| s34.tanh() > r30.list[(3 % 4) % r30.list.len()] || 0 % 2 == 0).map(|s35| (-p32.0, (p32.1.sin() * r30.list[0]).tanh())).map(|(s37, s38)| r30.list[0]).sum::<S>().sin() * w29[1 % w29.len()]).tanh().cos();
    s31 += (p32.1 * s31.cos()).sin();
    let mut r30: (Record<S>, Vec<S>, Record<S>) = (Record { at: w29[0], list: vec![w29[r30.list.len() % w29.len()]] }, if (if p32.1.cos().powi(3) < 0.2 { p32.0 } else { w29[r30.list.len() % w29.len()] }) >= r30.at { r30.list.iter().copied().collect::<Vec<S>>() } else { vec![r30.list[0]] }, Record { at: s31, list: vec![w29[0]] });
    Shape::Path(r30.1.clone())
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut k39: usize = 0;
    k39 = (k39 + 2) % 5;
    let mut k40: usize = x.len();
    let w41 = &x[1..];
    let s42 = w41[k39 % w41.len()];
    let r45 = Record { at: s42 * s42 * 0.3, list: x.iter().enumerate().map(|(k43, s44)| s42.tanh().abs() + 0.9).collect::<Vec<S>>() };
    for k46 in 0..w41.len() {
        let mut v48: Vec<Vec<S>> = r45.list.iter().map(|s47| if S::one() + w41[1] < *s47 { vec![r45.at; 2] } else { r45.list.to_vec() }).collect::<Vec<Vec<S>>>();
        for k49 in (0..3).rev() {
            v48.swap(0, 0);
        }
        let k50 = (3 + 3) % v48.len();
        v48[k50][0] -= r45.list[2 % r45.list.len()].sin();
    }
    let f53 = |s51: S, s52: S| r45.at;
    let mut p57 = (x[2], w41.iter().enumerate().map(|(k54, s55)| ((s42 * s42 + 1.8).sqrt() * (s42 * s42 + 1.8).sqrt() + 1.3).sqrt()).map(|s56| s56.cos()).product::<S>());
    (r45.at + p57.0).tanh() + S::constant(k40 as f64) + x.iter().map(|s58| *s58 * 0.7).sum::<S>() + S::constant(k40 as f64)
}
}

mod m98 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], w2: &[S]) -> S {
    let s3 = w2[0];
    let mut v4 = vec![vec![w2[0], w2[0], w1[0]]; 2];
    for k5 in 0..w2.len() {
        for (k14, s15) in w2.iter().enumerate() {
            let k16 = v4.len() - 1;
            v4[k16][0] -= s15.sin();
        }
        let k17 = v4.len() - 1;
        v4[k17][0] -= (0.3 * (w1[w1.len() - 1] * (w2.len() as f64) * 0.1)).cos();
    }
    w2[0].sin().exp().cos() + w1.iter().map(|s18| *s18 * 0.7).sum::<S>() + w2.iter().map(|s19| *s19 * 0.7).sum::<S>() + w1.iter().map(|s20| *s20 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w21: &[S]) -> Shape<S> {
    let mut o22: Option<S> = if w21[1 % w21.len()] + w21[(2 * 0) % w21.len()] >= w21[0] { Some(w21[0 % w21.len()] + (2 as f64)) } else { None };
    let mut s23 = w21[1 % w21.len()];
    let v24 = w21.to_vec();
    let mut p25 = (s23.max(w21[2 % w21.len()]), s23.sin());
    Shape::Point(v24.iter().map_while(|s26| if w21[0] * s26.cos() >= p25.0 && p25.1 * p25.0.cos() >= *s26 { Some(w21[0].abs() + 1.1) } else { None }).fold(h0(w21, w21), |s29, s28| (s29 * (if w21[v24.len() % w21.len()].max(s23) < 0.6 { s28 } else { p25.1 }).cos()).sin()))
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut s30 = x[x.len() % x.len()];
    let mut v31: Vec<Vec<S>> = vec![x.to_vec()];
    let f33 = |s32: S| ((x[(1 * 3) % x.len()] * s30 * 0.3) * (x[(1 * 3) % x.len()] * s30 * 0.3) + 1.2).sqrt();
    let k34 = v31.len() - 1;
    v31[k34][0] *= (h0(&x[2..], &x[2..]) + x[x.len() - 1]).cos();
    let k35 = v31.len() - 1;
    v31[k35][0] *= (if x[1].cos().powi(2) <= 0.4 { x[x.len() - 3] * x[1].cos() } else { x[1] + (1 as f64) }).cos();
    let k36 = 2 % v31.len();
    v31[k36] = v31[v31.len() - 1].clone();
    let o41: Option<Vec<S>> = if s30.max(v31[2 % v31.len()][v31[2 % v31.len()].len() - 1]) > S::one() || x.len() % 2 == 0 { if x[0 % x.len()] >= 1.6 { Some(x.iter().copied().zip(v31[x.len() % v31.len()].iter()).map(|(s37, s38)| (s37 / (s30 * s30 + 1.0)) * s30.cos()).collect::<Vec<S>>()) } else { None } } else { return S::constant(0.6).tanh() + x.iter().map(|s39| *s39 * 0.7).sum::<S>() + S::constant(k36 as f64) + x.iter().map(|s40| *s40 * 0.7).sum::<S>() };
    let k42 = v31.len() - 1;
    v31[k42][0] += S::one().sin();
    let k43 = v31.len() - 1;
    v31[k43][0] += s30.cos();
    for w44 in v31[0].chunks_mut(2) {
        for k45 in 1..w44.len() {
            w44[k45] *= f33(s30).sin();
        }
        w44[2 % w44.len()] += (0.4 * w44[(k34 % 4) % w44.len()]).cos();
    }
    x.iter().enumerate().filter(|(k48, s49)| v31[0][v31[0].len() - 1] / (**s49 * **s49 + 1.0) <= s30).map(|(k50, s51)| ((x[x.len() - 2] - s30 * 1.9) * (x[x.len() - 2] - s30 * 1.9) + 0.9).sqrt()).map(|s52| s52.cos()).product::<S>().cos() + S::constant(k42 as f64) + S::constant(k43 as f64)
}
}

mod m99 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let x: (S, Vec<S>) = (x[x.len() % x.len()] + x[3 % x.len()], vec![x[1]; 3]);
    let mut x = [x.0 + (x.1.len() as f64); 2];
    x[2 - 1] += x.iter().zip(x.iter()).filter(|(s3, s4)| x[2 - 1] >= 0.2).map(|(s5, s6)| x[1].sin() - x[3 % 2] * 0.9).sum::<S>().cos();
    let p7: (Vec<S>, Record<S>) = (vec![x[1 % 2]], Record { at: x[2 - 1], list: vec![x[(1 * 3) % 2]; 1] });
    for s14 in p7.1.list.iter().copied().enumerate().map(|(k8, s9)| p7.1.at.max(p7.1.at)).filter(|&s13| s13 * (2 as f64) * 0.1 < 1.2) {
        let mut s14: Record<S> = Record::<S> { at: x[1] * s14 * 0.3, list: p7.0[..1].to_vec() };
        let o22: Option<Vec<S>> = if (s14.at.sin() * p7.0[(1 % 3) % p7.0.len()]).tanh() >= x[1] { Some(s14.list.iter().copied().collect::<Vec<S>>()) } else { return vec![(p7.1.at + (s14.list.len() as f64)).cos() + p7.0.iter().map(|s15| *s15 * 0.7).sum::<S>() + p7.1.at * p7.1.list[0] + s14.at * s14.list[0] + x.iter().map(|s16| *s16 * 0.7).sum::<S>(), x[p7.1.list.len() % 2].sin() + s14.at * s14.list[0] + x.iter().map(|s17| *s17 * 0.7).sum::<S>() + p7.0.iter().map(|s18| *s18 * 0.7).sum::<S>() + p7.1.at * p7.1.list[0], (p7.1.list[1 % p7.1.list.len()] * s14.at).sin().tanh() + x.iter().map(|s19| *s19 * 0.7).sum::<S>() + p7.0.iter().map(|s20| *s20 * 0.7).sum::<S>() + p7.1.at * p7.1.list[0] + x.iter().map(|s21| *s21 * 0.7).sum::<S>()] };
        let mut v23: Vec<(S, S)> = vec![(s14.at, S::constant(1.2)), (s14.list[0], p7.0[1 % p7.0.len()])];
    }
    x[0 % 2] -= x.iter().copied().skip(1).sum::<S>().cos();
    let v24: Vec<S> = vec![x[(p7.1.list.len() + 1) % 2], p7.0[0].tanh()];
    x[1] *= x[2 % 2].cos();
    vec![(p7.1.at * p7.1.at + 1.0).sqrt().tanh() + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + x.iter().map(|s26| *s26 * 0.7).sum::<S>() + p7.0.iter().map(|s27| *s27 * 0.7).sum::<S>() + p7.1.at * p7.1.list[0], (p7.0[(p7.0.len() % 5) % p7.0.len()].sin() * x[p7.1.list.len() % 2]).tanh().sin() + p7.0.iter().map(|s28| *s28 * 0.7).sum::<S>() + p7.1.at * p7.1.list[0] + p7.0.iter().map(|s29| *s29 * 0.7).sum::<S>() + p7.1.at * p7.1.list[0] + x.iter().map(|s30| *s30 * 0.7).sum::<S>(), (S::zero() * p7.1.list[0]).sin().sin() + v24.iter().map(|s31| *s31 * 0.7).sum::<S>() + v24.iter().map(|s32| *s32 * 0.7).sum::<S>() + p7.0.iter().map(|s33| *s33 * 0.7).sum::<S>() + p7.1.at * p7.1.list[0]]
}
}

pub(crate) fn run(outcome: &mut crate::Outcome) {
    outcome.number("m0", &[[-1.486, -0.871, -0.431], [1.321, -1.301, 0.506], [-0.736, 0.33, 0.911]], &m0::F, m0::f);
    outcome.number("m1", &[[-0.143, 1.025, -1.492], [0.315, -1.448, -1.168], [1.315, 0.294, -0.659]], &m1::F, m1::f);
    outcome.number("m2", &[[-1.007, -0.942, 1.112], [-0.579, -1.036, 0.955], [-1.451, -0.212, -1.478]], &m2::F, m2::f);
    outcome.number("m3", &[[-1.379, 0.32, 0.958], [0.426, 0.424, -0.281], [-0.832, 1.436, 0.208]], &m3::F, m3::f);
    outcome.number("m4", &[[-0.468, -0.634, 0.791], [1.283, 1.174, 1.327], [-0.667, 0.375, 0.193]], &m4::F, m4::f);
    outcome.list(("m5", 3), &[[-0.337, 1.244, 0.136], [0.468, -1.409, 0.966], [0.902, 1.0, -0.627]], &m5::F, m5::f);
    outcome.number("m6", &[[-1.397, 0.714, -1.495], [-0.017, 0.774, -0.319], [1.114, 0.136, 0.78]], &m6::F, m6::f);
    outcome.number("m7", &[[-0.475, 1.331, -0.317], [1.435, -0.011, -0.256], [0.504, 1.184, 1.117]], &m7::F, m7::f);
    outcome.number("m8", &[[0.62, -0.475, -0.918], [-0.313, 0.968, -0.788], [-0.323, -0.72, -1.009]], &m8::F, m8::f);
    outcome.number("m9", &[[-0.936, -0.247, -1.463], [1.268, 0.826, -0.643], [0.32, 0.351, 0.8]], &m9::F, m9::f);
    outcome.number("m10", &[[-1.073, -0.276, -0.151], [-0.554, -0.355, -1.051], [1.231, -0.671, -0.97]], &m10::F, m10::f);
    outcome.number("m11", &[[-0.439, -1.438, -0.505], [-1.282, -1.376, 1.008], [-1.37, 0.306, -1.278]], &m11::F, m11::f);
    outcome.number("m12", &[[-1.287, -0.842, 1.37], [-0.177, -1.344, 1.378], [-0.268, -0.346, -1.24]], &m12::F, m12::f);
    outcome.number("m13", &[[-1.271, -0.389, -0.427], [-0.554, 0.484, -0.012], [-0.295, 1.337, 0.368]], &m13::F, m13::f);
    outcome.number("m14", &[[0.655, 0.365, -0.391], [-0.16, 1.424, 0.55], [1.123, 0.798, -0.283]], &m14::F, m14::f);
    outcome.number("m15", &[[-0.431, 0.619, -1.082], [-1.19, -0.551, 0.848], [-0.509, 0.313, 0.077]], &m15::F, m15::f);
    outcome.number("m16", &[[0.886, -1.24, -0.314], [-0.009, -1.242, 1.374], [-0.357, -0.698, 0.068]], &m16::F, m16::f);
    outcome.number("m17", &[[-0.272, 0.348, 0.615], [0.803, 1.301, -1.222], [-1.295, -0.895, -1.27]], &m17::F, m17::f);
    outcome.number("m18", &[[-1.222, -0.849, -1.272], [0.66, -1.004, -0.43], [-1.011, 0.61, 0.33]], &m18::F, m18::f);
    outcome.number("m19", &[[0.347, 0.602, 1.031], [-1.389, 0.581, -0.604], [-1.425, -0.39, 0.955]], &m19::F, m19::f);
    outcome.number("m20", &[[-0.468, -0.982, 0.874], [0.331, -1.126, 0.595], [-1.238, -0.111, 0.328]], &m20::F, m20::f);
    outcome.number("m21", &[[-1.371, 0.634, -0.096], [-1.39, 0.208, -1.367], [0.862, -0.52, 1.099]], &m21::F, m21::f);
    outcome.number("m22", &[[0.579, -0.957, -0.426], [-0.087, -0.62, 0.0], [1.064, 0.988, 0.215]], &m22::F, m22::f);
    outcome.list(("m23", 3), &[[-0.533, -1.458, -1.355], [1.388, -0.161, -0.487], [-0.495, -0.329, 0.732]], &m23::F, m23::f);
    outcome.list(("m24", 2), &[[0.081, -0.171, -0.564], [0.576, 1.23, 1.357], [0.838, 1.235, -0.267]], &m24::F, m24::f);
    outcome.list(("m25", 2), &[[1.097, 1.001, -0.539], [-0.798, -1.094, 0.515], [0.499, -0.834, 1.053]], &m25::F, m25::f);
    outcome.list(("m26", 1), &[[0.945, -1.131, -1.226], [0.858, -0.993, -1.415], [-0.2, 0.495, -0.516]], &m26::F, m26::f);
    outcome.list(("m27", 3), &[[-1.056, 0.397, -0.063], [0.369, 0.309, -0.64], [1.285, -0.687, 1.438]], &m27::F, m27::f);
    outcome.number("m28", &[[-0.052, 0.332, -0.454], [0.296, 0.688, -0.315], [-1.189, -0.272, 0.661]], &m28::F, m28::f);
    outcome.number("m29", &[[0.97, 0.042, 0.474], [-0.606, 1.493, 0.471], [0.225, 0.489, 0.757]], &m29::F, m29::f);
    outcome.number("m30", &[[-1.317, 1.404, -0.723], [0.751, -0.02, 1.33], [0.257, 0.491, 0.545]], &m30::F, m30::f);
    outcome.list(("m31", 2), &[[-0.067, -0.482, -0.271], [0.723, -1.411, 0.665], [1.445, -0.601, -0.778]], &m31::F, m31::f);
    outcome.number("m32", &[[-1.309, -1.318, 0.189], [0.366, 1.244, -1.34], [0.668, -1.121, 1.09]], &m32::F, m32::f);
    outcome.number("m33", &[[-1.295, -1.178, -0.326], [1.425, 0.342, -1.386], [1.464, -1.359, 1.459]], &m33::F, m33::f);
    outcome.number("m34", &[[0.272, -1.449, -1.277], [-0.647, 1.209, 0.164], [1.376, -1.4, -0.482]], &m34::F, m34::f);
    outcome.number("m35", &[[-0.627, 1.101, -0.006], [0.364, 0.95, -1.483], [-1.047, -0.545, -1.344]], &m35::F, m35::f);
    outcome.number("m36", &[[-1.309, 0.01, 0.947], [1.352, 1.134, -0.069], [-1.004, 1.336, 1.147]], &m36::F, m36::f);
    outcome.number("m37", &[[-0.459, -0.637, 0.588], [-0.81, 0.151, 0.259], [-1.096, -1.246, -0.416]], &m37::F, m37::f);
    outcome.number("m38", &[[-1.214, -1.381, -0.649], [-1.243, -1.123, -1.287], [-1.462, -0.579, -0.832]], &m38::F, m38::f);
    outcome.number("m39", &[[0.265, 1.326, 0.138], [-1.457, 1.185, 0.539], [1.254, 1.059, 0.947]], &m39::F, m39::f);
    outcome.list(("m40", 3), &[[-0.434, -1.434, -0.454], [-1.067, 0.986, -1.153], [0.985, -0.366, -0.063]], &m40::F, m40::f);
    outcome.list(("m41", 2), &[[0.596, -1.021, -1.483], [0.009, 1.114, 1.453], [-0.702, 0.969, 1.365]], &m41::F, m41::f);
    outcome.number("m42", &[[0.789, 1.006, -0.156], [-0.101, 0.352, 0.5], [-0.876, 0.906, 0.209]], &m42::F, m42::f);
    outcome.number("m43", &[[1.204, 1.083, 0.034], [0.326, 0.508, -0.108], [0.355, -1.167, -0.099]], &m43::F, m43::f);
    outcome.list(("m44", 2), &[[0.098, 1.332, 0.783], [-0.032, 0.187, -0.608], [-0.881, 0.777, -0.388]], &m44::F, m44::f);
    outcome.number("m45", &[[1.135, -1.318, 1.216], [-1.207, 0.989, 0.74], [0.554, 0.728, 1.07]], &m45::F, m45::f);
    outcome.list(("m46", 3), &[[1.084, -0.89, -0.063], [0.031, 1.081, -1.141], [0.175, 1.131, 0.678]], &m46::F, m46::f);
    outcome.number("m47", &[[-0.748, 0.983, -1.236], [1.499, -1.336, -1.281], [0.258, 0.472, 0.968]], &m47::F, m47::f);
    outcome.number("m48", &[[1.236, -0.868, 0.56], [1.03, 0.597, 1.244], [1.446, -0.352, 0.118]], &m48::F, m48::f);
    outcome.list(("m49", 2), &[[-0.073, -0.553, -1.009], [-0.727, 1.248, -1.387], [-0.061, 0.911, -1.221]], &m49::F, m49::f);
    outcome.list(("m50", 3), &[[-1.329, -0.397, -0.637], [-0.108, -0.177, -1.409], [0.761, -0.612, 0.714]], &m50::F, m50::f);
    outcome.number("m51", &[[1.118, 1.181, -0.688], [-0.275, -0.204, 0.503], [-0.152, -1.443, 1.025]], &m51::F, m51::f);
    outcome.number("m52", &[[-0.977, 0.313, 0.663], [0.104, -0.926, -0.098], [-1.372, 0.157, -0.38]], &m52::F, m52::f);
    outcome.number("m53", &[[-0.031, 0.744, 0.043], [-0.745, 1.367, -1.201], [0.743, -0.179, 1.426]], &m53::F, m53::f);
    outcome.number("m54", &[[1.205, -1.1, -0.928], [0.49, 0.005, 1.399], [-1.121, -1.298, 0.923]], &m54::F, m54::f);
    outcome.number("m55", &[[-1.446, 0.844, -1.247], [-0.411, -0.091, 1.362], [0.149, -1.291, 1.3]], &m55::F, m55::f);
    outcome.number("m56", &[[0.474, 1.027, -0.24], [0.002, -0.971, -1.333], [1.258, 1.194, 1.282]], &m56::F, m56::f);
    outcome.number("m57", &[[0.941, 1.497, -0.443], [-0.261, 0.356, -0.068], [0.656, -1.169, 0.13]], &m57::F, m57::f);
    outcome.number("m58", &[[0.506, -1.464, 1.025], [0.516, 1.448, 0.897], [-0.896, 0.563, -1.081]], &m58::F, m58::f);
    outcome.number("m59", &[[0.923, 0.214, 0.602], [-1.341, -1.037, 0.415], [1.228, 0.804, -1.311]], &m59::F, m59::f);
    outcome.number("m60", &[[0.589, 1.415, -0.692], [1.073, -0.941, -1.31], [1.315, 0.483, 0.677]], &m60::F, m60::f);
    outcome.number("m61", &[[-0.446, 0.687, -0.934], [0.401, -0.619, 0.02], [-0.588, -0.891, -0.458]], &m61::F, m61::f);
    outcome.list(("m62", 2), &[[0.737, 1.17, 0.659], [1.011, -1.247, -0.93], [1.111, -1.33, 1.415]], &m62::F, m62::f);
    outcome.number("m63", &[[-1.393, 1.29, 1.087], [1.346, 0.881, -0.342], [1.303, 0.761, 0.669]], &m63::F, m63::f);
    outcome.number("m64", &[[1.027, 0.543, -0.249], [1.119, 0.643, -0.626], [0.298, 0.207, -1.267]], &m64::F, m64::f);
    outcome.number("m65", &[[0.041, -0.346, 0.527], [-0.259, 0.782, -0.111], [-0.967, -1.366, 0.104]], &m65::F, m65::f);
    outcome.list(("m66", 1), &[[1.464, 0.97, -0.819], [-1.427, -0.317, 0.815], [-0.054, -0.098, -0.345]], &m66::F, m66::f);
    outcome.number("m67", &[[-1.457, -0.843, -1.203], [-0.646, -0.384, 1.141], [0.357, 0.77, -1.052]], &m67::F, m67::f);
    outcome.list(("m68", 2), &[[-0.454, -1.047, -0.545], [-0.11, -0.652, 0.921], [-0.292, 1.323, -0.41]], &m68::F, m68::f);
    outcome.list(("m69", 2), &[[0.715, 0.123, 0.204], [-1.241, -0.645, -0.552], [-1.17, 1.399, 1.265]], &m69::F, m69::f);
    outcome.number("m70", &[[0.601, -0.676, 1.179], [1.063, -0.541, -0.788], [0.888, -1.215, 0.461]], &m70::F, m70::f);
    outcome.list(("m71", 2), &[[0.036, -0.522, 0.116], [1.425, 0.428, 1.089], [-1.498, -1.296, 1.305]], &m71::F, m71::f);
    outcome.number("m72", &[[0.722, 1.361, -0.359], [-0.673, 0.998, 1.042], [1.338, 0.632, -0.821]], &m72::F, m72::f);
    outcome.list(("m73", 1), &[[1.236, 0.535, 1.36], [-0.705, 0.94, -0.874], [0.953, 0.691, 1.232]], &m73::F, m73::f);
    outcome.list(("m74", 1), &[[-1.086, -1.008, -1.347], [1.226, 0.539, -0.765], [1.018, -0.907, 1.303]], &m74::F, m74::f);
    outcome.number("m75", &[[1.255, 0.469, 1.191], [-1.037, 1.397, -0.474], [-0.613, 0.559, -0.132]], &m75::F, m75::f);
    outcome.number("m76", &[[1.462, 1.256, -0.658], [-0.12, 0.656, -0.992], [-1.137, -0.693, 0.52]], &m76::F, m76::f);
    outcome.number("m77", &[[-1.298, -0.507, -0.676], [0.635, 1.446, 0.938], [-1.444, -0.35, 1.415]], &m77::F, m77::f);
    outcome.list(("m78", 3), &[[-1.019, 0.357, -1.43], [0.535, 0.156, 0.632], [0.11, -1.043, -0.879]], &m78::F, m78::f);
    outcome.number("m79", &[[-0.035, 0.732, -1.325], [0.853, 0.366, 0.843], [0.976, 0.861, -0.971]], &m79::F, m79::f);
    outcome.number("m80", &[[-1.214, 1.465, 0.477], [-0.166, 0.839, -0.407], [1.379, 0.861, 0.27]], &m80::F, m80::f);
    outcome.list(("m81", 2), &[[0.062, -0.077, 0.22], [0.803, 1.045, -0.667], [1.091, -0.53, -0.169]], &m81::F, m81::f);
    outcome.number("m82", &[[-1.175, 0.839, -0.685], [0.306, 0.731, -0.026], [-0.97, 0.795, 1.119]], &m82::F, m82::f);
    outcome.number("m83", &[[-0.097, -1.407, 0.194], [-0.631, -0.853, -0.242], [1.217, -0.697, 1.417]], &m83::F, m83::f);
    outcome.number("m84", &[[-0.708, -1.383, -1.279], [0.66, -1.055, 0.044], [0.605, 0.663, 0.657]], &m84::F, m84::f);
    outcome.number("m85", &[[-0.989, -0.939, -0.237], [-0.127, -0.39, -0.115], [0.689, 0.815, 0.878]], &m85::F, m85::f);
    outcome.number("m86", &[[-0.582, -1.048, 0.463], [0.425, 0.106, 0.809], [-1.184, 0.015, 0.238]], &m86::F, m86::f);
    outcome.list(("m87", 1), &[[-0.392, 0.289, -0.621], [0.889, -0.691, -1.273], [-0.592, -1.094, 0.907]], &m87::F, m87::f);
    outcome.number("m88", &[[-0.273, 0.649, 0.328], [0.307, 0.951, -0.087], [0.3, 0.075, -0.471]], &m88::F, m88::f);
    outcome.number("m89", &[[-0.874, -1.268, 0.722], [0.932, -0.305, 0.084], [-1.014, 0.492, 1.426]], &m89::F, m89::f);
    outcome.number("m90", &[[-0.817, 0.407, -0.488], [-0.345, 1.283, 0.404], [0.54, -0.891, 0.033]], &m90::F, m90::f);
    outcome.number("m91", &[[0.52, -0.055, -0.457], [0.924, -0.445, 0.063], [-1.066, -1.282, -0.311]], &m91::F, m91::f);
    outcome.number("m92", &[[0.938, -0.123, 0.555], [0.083, 1.459, 1.31], [-0.753, -1.322, 0.186]], &m92::F, m92::f);
    outcome.number("m93", &[[-0.057, -0.791, -1.396], [1.05, 1.077, -0.148], [-1.228, 1.097, -0.042]], &m93::F, m93::f);
    outcome.number("m94", &[[-0.155, -0.426, 0.71], [0.572, 1.189, 0.178], [-1.31, 1.124, -0.969]], &m94::F, m94::f);
    outcome.list(("m95", 2), &[[-0.394, 0.884, 0.868], [-1.304, 0.158, 0.473], [-0.376, 0.243, -0.638]], &m95::F, m95::f);
    outcome.number("m96", &[[0.209, -0.394, -0.363], [-0.821, 1.009, 1.427], [0.99, -0.304, -0.504]], &m96::F, m96::f);
    outcome.number("m97", &[[1.391, -1.387, -0.2], [-1.449, 0.314, -1.467], [1.285, 0.712, -0.734]], &m97::F, m97::f);
    outcome.number("m98", &[[0.652, -0.982, 0.197], [-0.847, -1.339, 0.572], [-0.899, 0.312, -1.216]], &m98::F, m98::f);
    outcome.list(("m99", 3), &[[-0.511, 1.048, -0.306], [-0.23, -1.001, 0.492], [1.424, 1.382, -0.895]], &m99::F, m99::f);
}
