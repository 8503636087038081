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
    let mut a11 = if w10[0] >= w10[(2 % 4) % w10.len()] { [[w10[(w10.len() * 0) % w10.len()]; 2]; 2] } else { [[w10[w10.len() - 1]; 2], [w10[0]; 2]] };
    let mut o12: Option<(usize, S)> = Some((1, w10[w10.len() - 1]));
    o12 = Some(if a11[0][1].abs() + 1.8 <= 1.6 { (w10.len(), w10[0]) } else { (w10.len(), w10[w10.len() % w10.len()]) });
    {
        let w13 = &mut a11[1][1..];
    }
    if (a11[2 - 2][2 - 2] * a11[1][(w10.len() % 4) % 2]).sin() > 1.6 || 3 % 2 == 0 { Some(w10[w10.len() - 1].abs() + 1.3) } else { None }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let o17: Option<S> = if x[3 % x.len()].tanh() <= 0.2 || (2 % 2) % 2 == 0 { return (x[x.len() - 1] - x[(2 % 3) % x.len()] * 0.1).cos() + x.iter().map(|s14| *s14 * 0.7).sum::<S>() + x.iter().map(|s15| *s15 * 0.7).sum::<S>() + x.iter().map(|s16| *s16 * 0.7).sum::<S>() } else { Some(x[0]) };
    let mut o17 = x.iter().enumerate().map(|(k18, s19)| ((*s19 - *s19 * 0.5) * (*s19 - *s19 * 0.5) + 1.2).sqrt()).collect::<Vec<S>>();
    if x[1] * o17[0] * 0.3 <= 0.6 {
        o17 = vec![0.8 * o17[0], x[1], S::zero()];
        o17[0] *= x[0 % x.len()].sin();
        let k20 = 2 % o17.len();
        o17[k20] -= ((x[k20 % x.len()] / (x[1] * x[1] + 1.0)) * x[k20 % x.len()].cos()).tanh();
    } else {
        o17[0] = x[x.len() - 3];
        let k21 = o17.len() - 1;
        o17[k21] *= x[1].cos();
    }
    o17.extend(x.iter().skip(1).map(|s22| s22.tanh() + x[x.len() - 1]));
    let f24 = |s23: S| (s23 * s23 * 0.3) + ((3 % 2) as f64);
    o17.extend(x.iter().copied());
    for (s25, s26) in x.iter().zip(x.iter()) {
        o17 = x.iter().map(|&s27| *s26).collect::<Vec<S>>();
        o17[0] -= (-x[0].sin().exp()).sin();
    }
    S::constant(1.7).sin() + o17.iter().map(|s28| *s28 * 0.7).sum::<S>() + x.iter().map(|s29| *s29 * 0.7).sum::<S>() + o17.iter().map(|s30| *s30 * 0.7).sum::<S>()
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
    'outer: for (s7, s8) in w1.iter().copied().map(|s5| (s5 - w1[w1.len() - 1] * 0.3, (w1[0] * s5).sin())) {
        let s9 = w1[w1.len() % w1.len()].sin().exp() + s8;
        for s16 in w2.iter().enumerate().map(|(k10, s11)| (w2[0] * w2[0] + 1.9).sqrt()) {
            let o17: Option<S> = None;
            if 1.6 * s8 >= s7 {
                continue 'outer;
            }
        }
    }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r18: &Record<S>) -> Record<S> {
    let r18 = Shape::Point(r18.list[0] + (2 as f64));
    let r18 = S::one();
    let o19: Option<S> = if (r18.sin() * r18).tanh() > r18 { if r18 + r18 >= 1.0 { Some(r18) } else { None } } else { (r18 >= r18).then(|| r18) };
    let f21 = |s20: S| (if r18 >= s20 { s20 } else { r18 }).sin();
    Record { at: r18, list: vec![r18] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let x: S = x.iter().skip(1).filter(|s25| (S::zero() * S::zero() + 1.1).sqrt() >= 1.0).fold(x[2], |s27, s26| s27 * 0.5 + (S::constant(0.4).abs() + 1.0).sin()) + x[2];
    let v28: Vec<Vec<S>> = vec![vec![x, x]];
    let r31: Record<S> = if x >= x && x * x * 0.3 > 0.5 { Record { at: x, list: vec![x; 2] } } else { return x.sin().exp().tanh() + v28.iter().map(|v29| v29.iter().map(|s30| *s30 * 0.7).sum::<S>()).sum::<S>() + x * 0.7 + x * 0.7 };
    let mut s32 = (x * x).sin().sin();
    let v37 = if v28.iter().skip(1).map(|v33| r31.list[r31.list.len() - 1]).map(|s35| r31.at).sum::<S>() <= x { r31.list.clone() } else { if x * s32 * 0.3 >= S::one() { vec![x, x] } else { vec![s32, r31.list[0]] } };
    s32 *= (if (if S::constant(1.0) + ((r31.list.len() + 0) as f64) < 0.8 || (0 % 2) % 2 == 0 { v37[0] } else { r31.list[0] }) < 0.7 { r31.at * r31.list[3 % r31.list.len()] * 0.3 } else { r31.list[3 % r31.list.len()] }).cos();
    let e43: Shape<S> = if v37.iter().any(|s38| *s38 > 0.7) { Shape::Span { low: r31.at, high: s32 } } else { return (if r31.list.iter().enumerate().map(|(k39, s40)| x + *s40).sum::<S>() <= 1.5 { r31.list[r31.list.len() - 1] } else { S::constant(1.3) }).sin() + s32 * 0.7 + v28.iter().map(|v41| v41.iter().map(|s42| *s42 * 0.7).sum::<S>()).sum::<S>() + x * 0.7 };
    s32 = if v28.iter().fold(s32, |s45, v44| (s45 * S::one().tanh().cos()).sin()) > 1.2 { x } else { r31.list[3 % r31.list.len()] };
    let mut p46: (Record<S>, S, S) = (r31, x.cos().powi(3), s32 + s32);
    s32 += p46.0.list[0].sin();
    p46.2 += ((s32.sin() * p46.2).tanh() * v37[0]).sin().sin();
    s32 = ((v37[0] * p46.1).sin() * v37[v37.len() % v37.len()]).sin();
    v37[v37.len() % v37.len()].cos() + x * 0.7
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
    core::mem::swap(&mut v7[0], &mut s6);
    let mut a8: [S; 3] = [x[2]; 3];
    a8[(1 + 3) % 3] += (match 2 % 3 { 0 => s6, 1 => a8[1 % 3] * 0.5, _ => s6 }).tanh();
    a8.swap(2, 2);
    let p9: (S, usize) = (s6, 1);
    let k10 = (0 % 3) % v7.len();
    v7[k10] += (p9.0 + a8[0]).sin();
    match 3 % 3 {
        0 => {
            s6 = s6;
        }
        1 => {
            if v7.len() > 1 {
                v7.pop();
            }
        }
        _ => {
            let r11: Record<S> = Record::<S> { at: x[x.len() - 1], list: a8.iter().copied().collect::<Vec<S>>() };
            {
                let w12 = &mut v7[..];
            }
        }
    }
    (0..2).filter(|k14| p9.0 + p9.0 < p9.0).filter_map(|k15| if x[2] * p9.0 * 0.3 <= x[0] { Some(x[x.len() - 3] * (k15 as f64) * 0.1) } else { None }).map(|s17| s17.cos()).product::<S>().sin() + S::constant(k10 as f64) + p9.0 * 0.7 + S::constant(p9.1 as f64) + S::constant(k10 as f64)
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
    let mut e4: Shape<S> = e1.clone();
    e4 = e1.clone();
    let mut o5 = Some(s2);
    e4 = e4.clone();
    let Some(s7) = o5 else { return Some(w3[3 % w3.len()]) };
    if o5.is_none() { Some(s2) } else { Some(s2) }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w8: &[S]) -> Option<S> {
    let o9: Option<Vec<S>> = if -w8[0] > 0.5 { Some(vec![w8[w8.len() % w8.len()], w8[(1 % 4) % w8.len()]]) } else { Some(vec![w8[w8.len() % w8.len()], w8[0], w8[0]]) };
    let mut s10 = (w8[0] + ((1 + 1) as f64)).sin().exp();
    s10 -= (if s10 <= 0.2 { w8[0] } else { if 1 != 3 { s10 } else { w8[0] } }).sin();
    s10 *= (w8[0] / (S::zero() * S::zero() + 1.0)).cos();
    let mut v13 = w8.iter().zip(w8.iter()).map(|(s11, s12)| vec![s10, *s12, s10]).collect::<Vec<Vec<S>>>();
    Some(v13[0][0].cos().powi(3))
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v15: Vec<Option<S>> = vec![Some(x[3 % x.len()]), (x.iter().all(|s14| *s14 > 1.8)).then(|| S::one()), None];
    let mut x = x[2];
    x = if v15[0].unwrap_or(x) <= 0.2 { x } else { x };
    let mut r18: Record<S> = Record { at: v15.iter().enumerate().map(|(k16, o17)| x + x).sum::<S>(), list: vec![x, x, x] };
    r18.at += x.sin().max(r18.list[0]).sin();
    for k19 in 1..v15.len() {
        for k20 in 1..v15.len() {
            let mut r21: Record<S> = r18.clone();
            x *= r21.list.iter().zip(r18.list.iter().rev()).map(|(s22, s23)| if (k20 % 4) == 2 { (s23.sin() * *s22).tanh() } else { r18.at }).sum::<S>().cos();
            if r21.list.len() < 7 {
                r21.list.extend(r18.list.iter().chain(r18.list.iter()).map(|&s24| s24.sin() * r18.at.cos()));
            }
        }
        core::mem::swap(&mut r18.at, &mut x);
    }
    let k25 = r18.list.len() - 1;
    r18.list[k25] *= S::one().cos();
    vec![(r18.at + (1 as f64)).sin() + x * 0.7 + v15.iter().map(|o26| o26.unwrap_or(S::one())).sum::<S>() + x * 0.7]
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
    let o10: Option<Vec<S>> = None;
    match (v9.len() * 1) % 3 {
        0 => {
            a7[1] += (a7[v9.len() % 2] * S::zero().cos()).cos();
            let mut s11 = x[1] + a7[(0 % 4) % 2];
            s11 -= s11.sin().cos();
        }
        1 => {
            let v13: Vec<S> = if (2 * 3) > 0 { vec![x[1 % x.len()]] } else { if x.iter().all(|s12| *s12 > 0.5) { vec![a7[(0 * 1) % 2]; 1] } else { x.to_vec() } };
        }
        _ => {
            let v16: Vec<S> = vec![a7.iter().skip(1).fold(if 2 == 2 { a7[2 - 2] } else { x[2 % x.len()] }, |s15, s14| s15.max(*s14)), x[0].abs() + 1.8, a7[1]];
            a7[2 - 1] = a7[2 - 1];
        }
    }
    let mut v21 = vec![a7[2 - 1], v9.iter().map(|v17| (a7[2 - 1] + ((1 * 3) as f64), v17[0])).map(|(s19, s20)| (s20.max(s20) * x[(v9.len() % 3) % x.len()]).sin()).sum::<S>(), a7[(x.len() * 1) % 2], a7[1 % 2] + (2 as f64)];
    v21.iter().zip(v21.iter()).map(|(s22, s23)| (s22.tanh(), a7[2 - 2])).map(|(s26, s27)| x[2]).map(|s28| s28.cos()).product::<S>().tanh() + x.iter().map(|s29| *s29 * 0.7).sum::<S>() + v9.iter().map(|v30| v30.iter().map(|s31| *s31 * 0.7).sum::<S>()).sum::<S>()
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
        let a17 = if x[x.len() - 3] - p15.1[p15.1.len() - 1] * 1.4 < p15.1[p15.1.len() - 1] { [[x[(1 % 2) % x.len()], x[(0 % 4) % x.len()]]; 2] } else { [[p15.1[0], x[v16.len() % x.len()]], [p15.1[0], S::zero()]] };
        let mut a18 = if p15.1[0].abs() + 0.8 <= a17[1][2 - 2] { [[S::zero(), a17[2 - 1][2 - 2]], [x[x.len() - 1], a17[2 - 1][0 % 2]]] } else { [[p15.1[0]; 2]; 2] };
        a18[0][2 - 2] -= (1.9 * (x[1] + (2 as f64))).sin();
    }
    let mut k19 = 0;
    let s20: S = loop {
        k19 += 1;
        if k19 > 3 {
            break -p15.1[0];
        }
        let k21 = k19 % p15.1.len();
        p15.1[k21] *= x[1].tanh();
    };
    let k22 = p15.1.len() - 1;
    p15.1[k22] *= v16.iter().step_by(2).filter_map(|s23| if x[0] <= *s23 { Some(match x.len() % 3 { 0 => *s23, 1 => x[1] * 0.5, _ => s20 }) } else { None }).filter(|s26| s20 <= 0.5 && *s26 / (*s26 * *s26 + 1.0) > x[1]).fold(s20, |s28, s27| (s28 * s27.sin().exp().cos()).sin()).cos();
    p15.1[0] += (x.iter().zip(x.iter()).filter(|(s31, s32)| (match (v16.len() + 3) % 3 { 0 => **s32, 1 => s20 * 0.5, _ => s20 }) > **s31 && (s32.sin() * **s32).tanh() <= **s31).map(|(s33, s34)| x[x.len() - 3].sin().exp() + *s34).fold(x[(x.len() % 2) % x.len()].sin(), |s38, s37| s38 * 0.5 + x[k22 % x.len()].tanh().sin()) + x[x.len() - 2]).tanh();
    let k39 = p15.1.len() - 1;
    p15.1[k39] -= (x[2].max(x[v16.len() % x.len()]) * s20.cos()).sin();
    let w40 = &x[1..];
    (S::one() * s20).sin().sin() + w40.iter().map(|s41| *s41 * 0.7).sum::<S>() + S::constant(k19 as f64) + w40.iter().map(|s42| *s42 * 0.7).sum::<S>()
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
    let mut o31: Option<Vec<S>> = None;
    s30 *= ((if (w22.iter().zip(w22.iter().rev()).fold(w22[2 % w22.len()] + (w22.len() as f64), |s34, (s32, s33)| s34.max(match (0 * 3) % 3 { 0 => *s32, 1 => w22[(w22.len() + 3) % w22.len()] * 0.5, _ => s34 }))) > 1.7 { w22[w22.len() % w22.len()] } else { w22[w22.len() - 1] }) + w22[w22.len() - 1]).sin();
    let Record { at: s35, list: v36 } = Record::<S> { at: w22[w22.len() - 1], list: vec![w22[(0 * 1) % w22.len()]] };
    (w22[0] + (2 as f64)).sin() + w22.iter().map(|s37| *s37 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v39 = vec![x[1], x.iter().rev().map(|&s38| (s38 - x[(2 * 1) % x.len()] * 0.1).sin()).sum::<S>(), (x[x.len() - 1] * x[x.len() - 1] + 0.4).sqrt()];
    let k40 = v39.len() - 1;
    v39[k40] += x[x.len() - 1].sin().exp().tanh().sin();
    let mut s41 = (v39[0] + v39[0]) + x[0];
    let k42 = k40 % v39.len();
    v39[k42] += (-s41.sin()).sin();
    v39[0] = v39[0].tanh();
    let mut v43 = v39;
    s41 -= ((S::constant(1.2) * s41.cos()).sin() * x[x.len() % x.len()]).tanh().sin();
    let mut o44 = Some(x[2..].to_vec());
    s41 -= (-x.iter().map(|&s45| (x[v43.len() % x.len()] + s45) + ((k42 % 2) as f64)).sum::<S>()).tanh();
    while let Some(s46) = v43.pop() {
        s41 = ((if o44.is_none() { s46 + s46 } else { x[(k40 * 3) % x.len()] - s41 * 0.1 }) - x[0] * 1.7).sin();
        s41 -= ((x[1] + s41) + s46).sin();
    }
    v43.extend(x.iter().step_by(2).filter(|s48| x[x.len() - 2].sin() >= **s48).map(|&s49| s49));
    let mut v50 = vec![(s41.sin() * s41).tanh(), x[x.len() - 2].abs() + 1.1];
    v50[0] += (h2(x) + x[(0 * 0) % x.len()]).tanh();
    (v50[0].sin() * v50[(v43.len() + 2) % v50.len()]).tanh().tanh() + v43.iter().map(|s51| *s51 * 0.7).sum::<S>() + v50.iter().map(|s52| *s52 * 0.7).sum::<S>() + S::constant(k40 as f64)
}
}

mod m10 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S], #[constant] k2: usize) -> Vec<S> {
    let mut o3: Option<S> = None;
    let s5 = o3.map_or(w1[0], |s4| s4.sin().exp());
    o3 = o3;
    let a15: [S; 3] = [w1.chunks(3).map(|w6| (1.4 * s5).cos().powi(1)).sum::<S>(), S::zero().sin(), w1.iter().copied().zip(w1.iter()).filter_map(|(s8, s9)| if s9.cos().powi(2) < 1.5 { Some(s8) } else { None }).map(|s14| s14.cos()).product::<S>()];
    a15.iter().zip(a15.iter().rev()).map(|(s16, s17)| s17.sin()).collect::<Vec<S>>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r18: &Record<S>) -> Shape<S> {
    let mut v19: Vec<(S, S)> = vec![if r18.list[0].abs() + 0.6 >= r18.at || (0 % 3) % 2 == 0 { (r18.list[0], r18.at) } else { (r18.at, S::one()) }; 2];
    let mut k20: usize = (2 * 1);
    v19 = vec![];
    let mut k21: usize = k20;
    let mut s22 = r18.list[r18.list.len() - 1].sin();
    Shape::Span { low: v19.iter().filter(|(s25, s26)| (match k21 % 3 { 0 => *s25, 1 => *s26 * 0.5, _ => r18.at }) < 0.2 || 2 % 2 == 0).map(|(s27, s28)| *s27).sum::<S>(), high: s22 }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let k29: usize = (3 + 3);
    for k30 in 1..x.len() {
        let Record { at: s33, list: v34 } = Record::<S> { at: S::constant(1.3) + x[k30], list: x.iter().zip(x.iter()).map(|(s31, s32)| *s32).collect::<Vec<S>>() };
    }
    let mut v35: Vec<Vec<S>> = Vec::new();
    v35.clear();
    if let Some(v36) = v35.pop() {
        let r38: Record<S> = Record { at: v36[0], list: x.iter().take(2).map(|s37| v36[0].cos().powi(2)).collect::<Vec<S>>() };
    }
    v35 = v35.iter().enumerate().filter_map(|(k39, v40)| if v40.len() == 1 { Some(x[1].sin().exp()) } else { None }).map(|s43| s43).map(|s45| vec![x[0], s45]).collect::<Vec<Vec<S>>>();
    v35 = vec![vec![x[x.len() - 1], x[x.len() % x.len()]]; 1];
    match k29 % 3 {
        0 => {
            for (s46, s47) in x.iter().zip(x.iter()) {
                v35 = x.chunks(3).map(|w48| vec![w48[0], *s47, *s46]).collect::<Vec<Vec<S>>>();
                v35 = (1..1).filter_map(|k49| if s47.abs() + 1.6 < 1.4 || (k49 * 2) % 2 == 0 { Some(*s46 - *s46 * 1.9) } else { None }).map(|s51| h0(&x[..1], k29)).collect::<Vec<Vec<S>>>();
            }
            return (S::constant(0.4) + x[1]).tanh() + x.iter().map(|s52| *s52 * 0.7).sum::<S>() + v35.iter().map(|v53| v53.iter().map(|s54| *s54 * 0.7).sum::<S>()).sum::<S>() + S::constant(k29 as f64);
        }
        1 => {
            let v35 = vec![if x[k29 % x.len()].abs() + 0.8 >= x[x.len() - 2] { vec![x[x.len() - 3]] } else { vec![x[v35.len() % x.len()], x[x.len() % x.len()], x[0]] }, x.iter().enumerate().map(|(k55, s56)| x[k29 % x.len()].tanh() * *s56 * 0.3).collect::<Vec<S>>(), vec![x[k29 % x.len()]; 1]];
        }
        _ => {
        }
    }
    x[3 % x.len()].tanh() + v35.iter().map(|v57| v57.iter().map(|s58| *s58 * 0.7).sum::<S>()).sum::<S>() + v35.iter().map(|v59| v59.iter().map(|s60| *s60 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s61| *s61 * 0.7).sum::<S>()
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
    let mut v31: Vec<Vec<S>> = if v14[k15 % v14.len()] + w8[0] <= 0.6 && w8[0] <= v14[k15 % v14.len()] { vec![v14.iter().enumerate().map(|(k29, s30)| s30.cos().powi(2).cos().powi(2)).collect::<Vec<S>>(); 1] } else { vec![vec![v14[1], w8[0], v14[(w8.len() + 0) % v14.len()]]] };
    let k32 = v31.len() - 1;
    v31[k32][0] += S::constant(0.1).sin();
    vec![w8[0], v31.iter().zip(v9.iter().rev()).map(|(v33, (s34, s35))| (if v14[1] * (w8.len() as f64) * 0.1 < v33[v33.len() - 1] { *s35 } else { S::zero() }).sin()).sum::<S>(), v14[(k15 % 3) % v14.len()].sin().exp()]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e36: &Shape<S>, r37: &Record<S>, w38: &[S]) -> S {
    let v39: Vec<(S, S)> = vec![(r37.at, w38[2 % w38.len()]); 1];
    let a40: [S; 2] = [v39[(w38.len() + 2) % v39.len()].0 - v39[(1 % 2) % v39.len()].0 * 0.9, v39[2 % v39.len()].0];
    let mut o41 = Some(r37.list[0] * ((3 % 3) as f64) * 0.1);
    let mut k42 = 0;
    while k42 < 2 {
        k42 += 1;
        o41 = o41;
    }
    (if S::one() * r37.list[(r37.list.len() % 4) % r37.list.len()] * 0.3 > 1.6 { w38[0] } else { a40[2 - 1] }).sin() + o41.unwrap_or(S::one())
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut s44 = (0..x.len() % 4).map(|k43| (S::constant(1.5).sin() * x[x.len() - 1]).tanh().max(x[(k43 % 5) % x.len()])).sum::<S>().tanh();
    s44 *= (if s44 < 0.5 { s44 } else { -x[1] }).sin();
    let v48: Vec<Vec<S>> = if (1 % 2) == 2 { vec![x.iter().copied().collect::<Vec<S>>(), vec![x[0]], x.iter().copied().collect::<Vec<S>>()] } else { return s44.tanh() + x.iter().map(|s45| *s45 * 0.7).sum::<S>() + x.iter().map(|s46| *s46 * 0.7).sum::<S>() + x.iter().map(|s47| *s47 * 0.7).sum::<S>() };
    s44 = (x.iter().step_by(2).filter(|s50| -**s50 >= 0.4).map(|&s51| (match (1 * 3) % 3 { 0 => v48[0][v48[0].len() - 1], 1 => x[v48[0].len() % x.len()] * 0.5, _ => v48[3 % v48.len()][2 % v48[3 % v48.len()].len()] }) * s51.cos()).sum::<S>() * x.iter().step_by(2).filter(|s50| -**s50 >= 0.4).map(|&s51| (match (1 * 3) % 3 { 0 => v48[0][v48[0].len() - 1], 1 => x[v48[0].len() % x.len()] * 0.5, _ => v48[3 % v48.len()][2 % v48[3 % v48.len()].len()] }) * s51.cos()).sum::<S>() + 1.8).sqrt();
    for v52 in v48.iter() {
        let s58 = x.windows(3).map(|w53| w53[3 % w53.len()].sin().exp().sin()).map(|s55| v52[v52.len() - 1]).map(|s57| s57.cos()).product::<S>();
        for k59 in 1..v52.len() {
            let f62 = |s60: S, s61: S| S::constant(0.7).sin() * x[1].cos();
            s44 += v48[0][0].tanh();
            let p63: (Record<S>, Record<S>) = if x.len() != 3 { continue } else { (Record::<S> { at: s58, list: h1(v52) }, Record::<S> { at: x[x.len() - 1], list: h1(&v48[0]) }) };
            s44 -= (-(p63.0.at * p63.1.list[0].cos())).sin();
            if s58 - v52[k59] * 1.8 <= v48[0][0] {
                return (s58 / (p63.0.list[p63.0.list.len() - 1] * p63.0.list[p63.0.list.len() - 1] + 1.0)).tanh() + s58 * 0.7 + v52.iter().map(|s64| *s64 * 0.7).sum::<S>() + s58 * 0.7;
            }
            let mut v66: Vec<(S, S)> = v52.iter().copied().map(|s65| (x[v52.len() % x.len()], s65)).collect::<Vec<(S, S)>>();
        }
    }
    (s44 + s44).tanh() + s44 * 0.7 + v48.iter().map(|v67| v67.iter().map(|s68| *s68 * 0.7).sum::<S>()).sum::<S>() + v48.iter().map(|v69| v69.iter().map(|s70| *s70 * 0.7).sum::<S>()).sum::<S>()
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
    o5 = None;
    Shape::Span { low: s2, high: r1.at }
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r9: &Record<S>, r10: &Record<S>) -> Option<S> {
    let v16: Vec<Vec<S>> = (0..2).map(|k11| if -r10.list[(3 + 0) % r10.list.len()] <= 1.8 { r10.list[(0 % 3) % r10.list.len()] + r10.list[0] } else { (r9.at * r9.at + 0.8).sqrt() }).filter(|s14| (*s14 * *s14 + 0.2).sqrt() <= 0.3 || 1 % 2 == 0).map(|s15| vec![r9.list[1 % r9.list.len()]]).collect::<Vec<Vec<S>>>();
    for k17 in 0..2 {
        let v18 = if r10.list[k17 % r10.list.len()] + r9.list[0] > S::one() { vec![r9.list[r9.list.len() - 1]; 4] } else { if 0.3 * r10.list[0] > r10.list[r10.list.len() - 1] { vec![r9.list[(k17 % 3) % r9.list.len()], r10.list[0], r9.at] } else { vec![r10.list[r9.list.len() % r10.list.len()], r9.at] } };
        let s19 = v18[0].cos().powi(2) + ((k17 * 3) as f64);
    }
    Some(r10.list[0])
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r20: &Record<S>) -> Vec<S> {
    let mut k21 = 0;
    loop {
        k21 += 1;
        if k21 > 3 {
            break;
        }
        let s22 = 1.2 * r20.list[0];
    }
    let mut v23 = r20.list.to_vec();
    v23.push((0..3).take_while(|&k25| 0.6 * r20.at < r20.list[(0 * 3) % r20.list.len()]).take_while(|k27| r20.list[0] + r20.list[0] <= 0.2).map(|k28| (r20.list[k28 % r20.list.len()] / (r20.list[0] * r20.list[0] + 1.0)) + r20.at).sum::<S>().tanh());
    v23 = r20.list.clone();
    vec![r20.list.iter().copied().filter(|&s30| r20.at >= r20.list[0]).map(|s31| s31.cos()).product::<S>(); 1]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut k32 = 0;
    let s33: S = loop {
        k32 += 1;
        if k32 > 3 {
            break (x[1].sin() * x[k32 % x.len()]).tanh();
        }
        let o34: Option<S> = (x[1].abs() + 1.5 >= 1.7).then(|| x[0] + x[x.len() - 3]);
    };
    let p35: (Record<S>, usize) = (Record { at: x[2 % x.len()], list: vec![s33; 2] }, k32);
    let f38 = |s36: S, s37: S| 1.0 * s36;
    let s39 = p35.0.list[p35.0.list.len() - 1];
    let v40 = p35.0.list.clone();
    if p35.0.list.iter().step_by(2).map(|s41| 1.7 * (s39 + x[1])).sum::<S>() <= 1.4 {
        let mut v42: Vec<S> = vec![S::constant(0.4).tanh(); 2];
        if v42.len() > 2 {
            v42.pop();
        }
    } else {
        let k43: usize = 2;
        let mut v44: Vec<S> = x.to_vec();
        let k45 = v44.len() - 1;
        v44[k45] += ((s39 * s39 * 0.3) / (p35.0.list[0] * p35.0.list[0] + 1.0)).sin();
    }
    s39.sin() + S::constant(k32 as f64) + p35.0.at * p35.0.list[0] + S::constant(p35.1 as f64) + v40.iter().map(|s46| *s46 * 0.7).sum::<S>()
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
    let mut v10: Vec<S> = r8.list.clone();
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
    let &[s17, s18, ..] = &x[..] else { return x[(x.len() + 0) % x.len()].sin() + x.iter().map(|s19| *s19 * 0.7).sum::<S>() + x.iter().map(|s20| *s20 * 0.7).sum::<S>() + x.iter().map(|s21| *s21 * 0.7).sum::<S>() };
    let mut x = if s17 < s17 { x.windows(2).map(|w22| x[(x.len() + 2) % x.len()]).sum::<S>() } else { s18 };
    let mut r23 = Record::<S> { at: s18.cos().powi(1), list: vec![s18] };
    let p24 = (1.6 * s17, (x * x).sin());
    let mut v26 = vec![(r23.list.iter().any(|s25| *s25 > 1.6)).then(|| p24.1)];
    v26.extend(r23.list.iter().enumerate().take_while(|(k29, s30)| 0.5 * p24.1 <= s18).map_while(|(k31, s32)| if p24.1 > 1.0 { Some(match k31 % 3 { 0 => p24.1, 1 => x * 0.5, _ => p24.1 }) } else { None }).map(|s35| Some(x)));
    if let Some(s36) = v26[2 % v26.len()] {
        if let Some(s37) = v26[(2 % 4) % v26.len()] {
            let a44: [S; 3] = [r23.list.iter().copied().enumerate().filter(|(k40, s41)| (S::one() * S::one() + 1.7).sqrt() < 0.1).map(|(k42, s43)| (s37 + (v26.len() as f64)) + (r23.list.len() as f64)).sum::<S>(); 3];
        } else {
            x -= s36.sin();
        }
        x *= (if 1 <= 0 { s18 } else { r23.list[r23.list.len() % r23.list.len()] }).max(s18).tanh();
    }
    if v26.len() > 1 {
        v26.pop();
    }
    (if (S::zero() * s17).sin() <= 1.2 { p24.0 } else { r23.list[r23.list.len() % r23.list.len()] }).sin() + s17 * 0.7 + x * 0.7 + s18 * 0.7
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
    let mut v26: Vec<(S, S)> = vec![if (w25.len() + 0) != 2 { (w23[(0 * 1) % w23.len()], w23[(w24.len() * 2) % w23.len()]) } else { (w23[w23.len() - 1], w23[w23.len() - 1]) }];
    v26 = v26;
    let (mut s27, mut s28): (S, S) = (if w25[0 % w25.len()].max(w23[w24.len() % w23.len()]) <= w25[0] { w24[0] } else { w23[3 % w23.len()] }, w25[0 % w25.len()].cos().powi(2));
    s28 += (w24[w24.len() - 1].abs() + 0.2).tanh();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut o29: Option<(usize, S)> = Some((x.len(), x[2]));
    'outer: for (s32, s33) in x.iter().map(|s30| (-*s30, x[3 % x.len()])) {
        let mut o34: Option<S> = None;
        for k35 in (1..2) {
            let f37 = |s36: S| (x[0].abs() + 0.3) + (x.len() as f64);
            o29 = o29;
            if x[2].sin().exp() <= S::constant(1.0) {
                break 'outer;
            }
            let mut r38 = Record { at: S::one().abs() + 0.2, list: vec![s33] };
            r38.at -= (r38.list[0] + s33).cos();
        }
        let mut s39 = S::constant(0.6);
    }
    let mut v40 = vec![vec![x[2], S::constant(1.4), x[(x.len() % 5) % x.len()]]; 1];
    v40 = v40.clone();
    let v41: Vec<Vec<S>> = Vec::new();
    let mut k42 = 0;
    let o43: Option<(usize, S)> = loop {
        k42 += 1;
        if k42 > 3 {
            break Some((v41.len(), x[x.len() % x.len()]));
        }
    };
    v40[0][0].tanh() + x.iter().map(|s44| *s44 * 0.7).sum::<S>() + v41.iter().map(|v45| v45.iter().map(|s46| *s46 * 0.7).sum::<S>()).sum::<S>() + S::constant(k42 as f64)
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
    let a3 = if (w2[w2.len() - 1] * w2[w2.len() - 1] + 0.9).sqrt() <= w2[w2.len() - 1] { [w2[w2.len() - 1]; 2] } else { [w1[0 % w1.len()], w1[0]] };
    let mut o4: Option<S> = None;
    let mut s5 = (0.6 * w2[w2.len() - 1]).abs() + 1.0;
    let mut s6 = if w1[0 % w1.len()] < w1[0] { S::zero() / (w1[3 % w1.len()] * w1[3 % w1.len()] + 1.0) } else { a3[3 % 2] + w2[w2.len() - 1] };
    s5 -= ((w2[0] * s5 * 0.3) - w2[0] * 0.8).cos();
    w2[w2.len() - 1].sin() + w2.iter().map(|s7| *s7 * 0.7).sum::<S>() + a3.iter().map(|s8| *s8 * 0.7).sum::<S>() + s6 * 0.7
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w9: &mut [S]) {
    let w9 = Record { at: w9[w9.len() % w9.len()].max(w9[w9.len() % w9.len()]), list: vec![w9[0]] };
    let w9 = 0.3 * (if w9.at <= 0.4 { w9.list[w9.list.len() - 1] } else { w9.at });
    let e10: Shape<S> = Shape::Span { low: w9, high: w9 };
    let v11 = vec![vec![S::one(); 1]; 2];
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    match x.len() % 3 {
        0 => {
            if h0(x, &x[..1]) <= x[x.len() - 3] {
                let e12: Shape<S> = Shape::Path(vec![x[0]; 1]);
                let s13 = 0.5 * (S::one() / (x[0] * x[0] + 1.0));
                return (x[2] + (0 as f64)).tanh() + s13 * 0.7 + s13 * 0.7;
            } else {
                for k14 in (0..x.len()).rev() {
                    let mut k14 = x.iter().zip(x.iter().rev()).map(|(s15, s16)| (*s15, *s15)).collect::<Vec<(S, S)>>();
                    if k14.len() < 7 {
                        k14.push((x[1], k14[k14.len() - 1].1 * k14[3 % k14.len()].1.cos()));
                    }
                    let e17: Shape<S> = if 0.6 * k14[0].1 <= k14[0].1 || (x.len() * 0) % 2 == 0 { Shape::Path(vec![k14[0].0; 2]) } else { continue };
                    k14[0].0 -= x.iter().chain(x.iter()).map(|s18| (s18.sin() * *s18).tanh()).map(|s19| s19.cos()).product::<S>().sin();
                }
                let mut s20 = x[1].max(x[0]) + ((x.len() % 3) as f64);
                s20 += (S::zero() * s20).sin().cos().powi(1).sin();
            }
            let mut s21 = h0(&x[..1], &x[..1]).sin();
            return s21.tanh() + x.iter().map(|s22| *s22 * 0.7).sum::<S>() + s21 * 0.7 + x.iter().map(|s23| *s23 * 0.7).sum::<S>();
        }
        1 => {
            let mut s24 = (x[1] + x[x.len() - 3]) * (1 as f64) * 0.1;
            return s24.cos().powi(2).tanh() + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + x.iter().map(|s26| *s26 * 0.7).sum::<S>() + x.iter().map(|s27| *s27 * 0.7).sum::<S>();
        }
        _ => {
            return (1..2 % 4).map_while(|k28| if x[2] >= x[(x.len() % 3) % x.len()] { Some(x[(k28 * 3) % x.len()] + (2 as f64)) } else { None }).map(|s30| (match (x.len() % 3) % 3 { 0 => x[x.len() - 3], 1 => s30 * 0.5, _ => s30 }, s30)).map(|(s32, s33)| x[2]).sum::<S>().tanh() + x.iter().map(|s34| *s34 * 0.7).sum::<S>() + x.iter().map(|s35| *s35 * 0.7).sum::<S>() + x.iter().map(|s36| *s36 * 0.7).sum::<S>();
        }
    }
    (x[(1 + 1) % x.len()] * x[x.len() - 1]).sin().cos() + x.iter().map(|s37| *s37 * 0.7).sum::<S>() + x.iter().map(|s38| *s38 * 0.7).sum::<S>() + x.iter().map(|s39| *s39 * 0.7).sum::<S>()
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
    let mut e30 = Shape::Point(S::one().cos().powi(2));
    let mut v33 = w28.iter().zip(w28.iter().rev()).map(|(s31, s32)| w28[0]).collect::<Vec<S>>();
    (w27[w27.len() - 1] * w27[w27.len() - 1] + 0.1).sqrt().cos() + w27.iter().map(|s34| *s34 * 0.7).sum::<S>() + v33.iter().map(|s35| *s35 * 0.7).sum::<S>() + p29.0 * 0.7 + p29.1 * 0.7
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    match (0 * 2) % 3 {
        0 => {
            let mut a36: [[S; 2]; 2] = [[x[0]; 2], [x[x.len() - 3], x[x.len() - 3]]];
            let mut s44 = a36.iter().copied().map(|a37| (a37[0], if a37[2 - 1] + a36[0][1] < x[x.len() - 2] { a37[1] } else { a37[0 % 2] })).map(|(s39, s40)| a36[0 % 2][3 % 2].max(x[(0 + 2) % x.len()]).sin().exp()).map(|s43| s43.cos()).product::<S>();
            s44 *= x[x.len() % x.len()].sin().cos();
        }
        1 => {
            let mut a45 = [x[x.len() - 1].cos().powi(1), x[x.len() - 1] / (S::zero() * S::zero() + 1.0)];
            a45[x.len() % 2] = if 3 > 0 { a45[1 % 2] } else { a45[1] };
        }
        _ => {
            let mut v47: Vec<(S, S)> = vec![(x[1], x[2]), if (1..2 % 4).map(|k46| (x[k46 % x.len()] * (x.len() as f64) * 0.1) + (k46 as f64)).sum::<S>() >= 1.1 { (x[3 % x.len()], x[2]) } else { (x[x.len() - 2], x[0]) }];
            for p48 in &mut v47 {
                let mut v49 = vec![x.to_vec(), vec![S::one(); 1], vec![x[x.len() - 1], x[x.len() - 1], p48.1]];
                if v49.len() < 7 {
                    v49.extend(x.iter().copied().map(|s50| x.iter().zip(x.iter().rev()).map(|(s51, s52)| if *s51 + S::one() < p48.1 { x[1].tanh() } else { x[x.len() - 2] }).collect::<Vec<S>>()));
                }
                p48.1 -= v49.iter().map_while(|v53| if 1 == 3 { Some((x[(1 * 2) % x.len()] * x[(1 * 2) % x.len()] + 1.3).sqrt()) } else { None }).filter(|s56| p48.0 < 0.7).map(|s57| s57.cos()).product::<S>().sin();
            }
            let k58 = v47.len() - 1;
            v47[k58].1 += x.chunks(2).take_while(|w60| x.len() != 3).map(|w61| (w61[0] / (x[k58 % x.len()] * x[k58 % x.len()] + 1.0)).sin()).sum::<S>().tanh();
        }
    }
    let v62: Vec<(S, S)> = Vec::new();
    let f64 = |s63: S| x[1] + x[x.len() % x.len()];
    (S::zero() + x[(1 * 1) % x.len()]).sin() + v62.iter().map(|p65| p65.0 * 0.7 + p65.1 * 0.7).sum::<S>() + x.iter().map(|s66| *s66 * 0.7).sum::<S>()
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
    let mut r16 = Record { at: 1.9 * p13.1[p13.1.len() - 1], list: p13.1.clone() };
    r16.at *= r16.at.tanh();
    r16.at *= (S::one() * w14[r16.list.len() % w14.len()]).sin().cos().powi(1).cos();
    e12.clone()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let s17 = x[x.len() - 3] * ((3 * 0) as f64) * 0.1;
    let v19: Vec<Vec<S>> = if 0.3 * s17 > 1.6 && x[0] < 1.9 { x.iter().step_by(2).map(|&s18| vec![s18; 1]).collect::<Vec<Vec<S>>>() } else { if (if s17 * ((3 * 2) as f64) * 0.1 > 0.4 { s17 } else { s17 }) < s17 { vec![vec![s17; 1]] } else { vec![vec![s17]; 2] } };
    let w20 = &v19[v19.len() - 1][..1];
    let mut v23: Vec<S> = vec![if (0..v19[w20.len() % v19.len()].len() % 4).fold(x[2].abs() + 1.8, |s22, k21| s22 * 0.5 + (v19[0][v19[0].len() - 1] + v19[v19.len() - 1][0]).sin()) > 1.5 && w20[w20.len() - 1] + w20[0] >= 0.7 { w20[0] } else { x[1] }, s17 / (x[1] * x[1] + 1.0), w20[0] + v19[0][v19[0].len() - 1]];
    v23 = if (if x[3 % x.len()].cos().powi(3) <= v19[v19.len() - 1][v19[v19.len() - 1].len() - 1] { w20[x.len() % w20.len()] } else { v19[v19.len() - 1][v19[v19.len() - 1].len() - 1] }) >= v23[1 % v23.len()] { vec![w20[w20.len() - 1], w20[0], w20[v19[0].len() % w20.len()], s17] } else { v23.iter().map(|&s24| (match 2 % 3 { 0 => s24, 1 => x[x.len() - 2] * 0.5, _ => w20[0] }).sin().exp()).collect::<Vec<S>>() };
    let mut r25 = Record::<S> { at: w20[0], list: v19[0][..1].to_vec() };
    r25.list.push(S::constant(1.3).sin().tanh());
    for s30 in w20.iter().enumerate().map(|(k26, s27)| (v23[1] - *s27 * 0.3) - s17 * 0.6) {
        r25.list.truncate(2);
        if v19[(1 + 3) % v19.len()][1 % v19[(1 + 3) % v19.len()].len()] - x[x.len() - 1] * 1.8 < 0.7 && -s17 <= S::zero() {
            r25.list[0] *= (s17 * x[x.len() - 1].cos()).sin();
        } else {
        }
    }
    v23.iter().step_by(2).map(|s31| v23[v23.len() - 1]).sum::<S>().tanh() + w20.iter().map(|s32| *s32 * 0.7).sum::<S>() + v23.iter().map(|s33| *s33 * 0.7).sum::<S>() + v23.iter().map(|s34| *s34 * 0.7).sum::<S>()
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
            let mut v21: Vec<(S, S)> = if s15 + s15 <= 0.4 { vec![(s20, S::constant(0.4)), (p16.2.at, s15), (p16.2.at, s20)] } else { vec![(s17, p16.2.list[(p16.2.list.len() + 2) % p16.2.list.len()]), (s20, s15)] };
            let mut s22 = s17.abs() + 0.8;
            let mut s23 = match 0 % 3 { 0 => (0.9 * s17), 1 => p16.0 * 0.5, _ => v21[v21.len() % v21.len()].0 };
            s23 += s20.cos();
        }
        let mut v25 = if p16.2.list[p16.2.list.len() - 1] >= p16.0 { vec![vec![s15, s17], p16.2.list.clone(), vec![s15]] } else { vec![p16.2.list.iter().map(|&s24| s15 + p16.0).collect::<Vec<S>>(), p16.2.list.clone()] };
    }
    vec![(S::constant(1.1) * s15 * 0.3).sin() + p16.0 * 0.7 + S::constant(p16.1 as f64) + p16.2.at * p16.2.list[0] + s15 * 0.7 + s15 * 0.7, (s15 + s15).sin() + s15 * 0.7 + x.iter().map(|v26| v26.iter().map(|s27| *s27 * 0.7).sum::<S>()).sum::<S>() + s15 * 0.7]
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
    let mut v17 = if S::zero() - x[2] * 1.8 > x[0 % x.len()] { x.to_vec() } else { x.iter().zip(x.iter().rev()).map(|(s15, s16)| (*s15 / (*s16 * *s16 + 1.0)).cos().powi(2)).collect::<Vec<S>>() };
    let mut e29: Shape<S> = Shape::Path(v17.clone());
    let mut v30: Vec<(S, S)> = vec![];
    v17[0] *= (x[x.len() - 3].sin().exp() + x[0]).cos();
    vec![x[(x.len() * 3) % x.len()].sin().sin() + v17.iter().map(|s31| *s31 * 0.7).sum::<S>() + v30.iter().map(|p32| p32.0 * 0.7 + p32.1 * 0.7).sum::<S>(), (v17[0] + v17[0]).sin() + v17.iter().map(|s33| *s33 * 0.7).sum::<S>()]
}
}

mod m26 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, p2: &(S, Vec<S>)) -> Record<S> {
    let mut s3 = r1.list[0].tanh() + (2 as f64);
    let v4: Vec<(S, S)> = if s3.tanh() <= p2.1[0] { return Record { at: p2.0, list: p2.1.clone() } } else { Vec::new() };
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
                let k35 = v32.len() - 1;
                {
                    let s36 = &mut v32[k35];
                    *s36 += ((*s36 * *s36).sin() * s36.cos()).cos();
                }
                let k37 = (v27.len() * 3) % v32.len();
                v32[k37] += (s26.sin() * s26).tanh().sin();
            }
        }
        let k38 = v32.len() - 1;
        v32[k38] -= x[k38 % x.len()].unwrap_or_else(|| S::one() * s26 * 0.3).sin();
    } else {
    }
    v27 = x.iter().copied().map(|o39| (s26.sin().exp(), s26)).map(|(s41, s42)| vec![s26; 3]).collect::<Vec<Vec<S>>>();
    vec![(s26 - s26 * 1.3).cos() + x.iter().map(|o43| o43.unwrap_or(S::one())).sum::<S>() + x.iter().map(|o44| o44.unwrap_or(S::one())).sum::<S>() + v27.iter().map(|v45| v45.iter().map(|s46| *s46 * 0.7).sum::<S>()).sum::<S>()]
}
}

mod m27 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut p1: (Vec<S>, Vec<S>) = (x.to_vec(), vec![x[2]]);
    let o2: Option<Vec<S>> = None;
    let k3 = p1.1.len() - 1;
    p1.1[k3] += (if (x.iter().filter(|s5| (if s5.abs() + 0.7 >= x[x.len() % x.len()] { x[x.len() - 3] } else { **s5 }) <= 1.7).map(|s6| 0.3 * s6.tanh()).fold(x.iter().zip(x.iter()).map(|(s8, s9)| match 2 % 3 { 0 => (*s9 + *s8), 1 => *s8 * 0.5, _ => *s9 }).sum::<S>(), |s11, s10| s11 * 0.5 + (s11 * s10).sin().sin())) > 1.7 { x[x.len() - 2] } else { x[(x.len() * 1) % x.len()] }).sin();
    let v21: Vec<(S, S)> = if k3 <= 2 { p1.0.iter().map(|s12| (*s12, *s12)).collect::<Vec<(S, S)>>() } else { return vec![(p1.1[0] * p1.1[0].cos()).sin() + x.iter().map(|s13| *s13 * 0.7).sum::<S>() + x.iter().map(|s14| *s14 * 0.7).sum::<S>() + p1.0.iter().map(|s15| *s15 * 0.7).sum::<S>() + p1.1.iter().map(|s16| *s16 * 0.7).sum::<S>(), (p1.1[p1.1.len() - 1].sin() * x[1]).tanh().sin(), p1.0[3 % p1.0.len()].cos() + p1.0.iter().map(|s17| *s17 * 0.7).sum::<S>() + p1.1.iter().map(|s18| *s18 * 0.7).sum::<S>() + p1.0.iter().map(|s19| *s19 * 0.7).sum::<S>() + p1.1.iter().map(|s20| *s20 * 0.7).sum::<S>() + S::constant(k3 as f64)] };
    let x = vec![vec![p1.0[0], x[0]]];
    p1.1.extend_from_slice(&x[x.len() - 1]);
    let k22 = 2 % p1.1.len();
    p1.1[k22] = 0.4 * x[0][0];
    let o23: Option<S> = if p1.1[k22 % p1.1.len()] + x[0][0] >= 0.3 { Some(p1.0[0]) } else { if (x[x.len() - 1][x[x.len() - 1].len() - 1] * x[x.len() - 1][x[x.len() - 1].len() - 1]).sin() >= x[0][(x[x.len() - 1].len() * 0) % x[0].len()] { Some(p1.0[k22 % p1.0.len()]) } else { None } };
    let k24 = p1.1.len() - 1;
    p1.1[k24] += (v21.iter().rev().map(|(s25, s26)| (if 1.0 * *s26 > 0.3 { x[(x.len() + 1) % x.len()][x[(x.len() + 1) % x.len()].len() - 1] } else { *s26 }, x[3 % x.len()][0 % x[3 % x.len()].len()].sin())).map(|(s29, s30)| ((s29 * s29).sin().sin() * s29).tanh()).sum::<S>() * x[x.len() - 1][0] * 0.3).cos();
    let p41: (S, S) = if k3 != 2 { return vec![x[k22 % x.len()][0].sin() + x.iter().map(|v33| v33.iter().map(|s34| *s34 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|v35| v35.iter().map(|s36| *s36 * 0.7).sum::<S>()).sum::<S>(), p1.0[0].max(p1.1[p1.1.len() - 1]).cos() + S::constant(k3 as f64) + p1.0.iter().map(|s37| *s37 * 0.7).sum::<S>() + p1.1.iter().map(|s38| *s38 * 0.7).sum::<S>() + S::constant(k24 as f64), (match k24 % 3 { 0 => x[0][0], 1 => p1.0[0] * 0.5, _ => p1.0[0] }).cos() + x.iter().map(|v39| v39.iter().map(|s40| *s40 * 0.7).sum::<S>()).sum::<S>() + S::constant(k24 as f64) + S::constant(k3 as f64)] } else { (x[0 % x.len()][0], x[3 % x.len()][x[3 % x.len()].len() - 1]) };
    let Some(s43) = o23 else { return vec![(p41.0 / (p1.1[k3 % p1.1.len()] * p1.1[k3 % p1.1.len()] + 1.0)).cos() + S::constant(k3 as f64) + p41.0 * 0.7 + p41.1 * 0.7 + S::constant(k22 as f64), p1.0[p1.0.len() - 1].sin() + p41.0 * 0.7 + p41.1 * 0.7 + p1.0.iter().map(|s44| *s44 * 0.7).sum::<S>() + p1.1.iter().map(|s45| *s45 * 0.7).sum::<S>(), (x[k3 % x.len()][(p1.0.len() + 0) % x[k3 % x.len()].len()] * p1.0[(x.len() % 5) % p1.0.len()] * 0.3).cos() + o23.unwrap_or(S::one()) + o23.unwrap_or(S::one())] };
    let k46 = k24 % p1.0.len();
    p1.0[k46] -= ((-s43) * x[0 % x.len()][0]).sin().cos();
    vec![x[x.len() - 1][k46 % x[x.len() - 1].len()].cos() + S::constant(k24 as f64) + S::constant(k22 as f64) + S::constant(k24 as f64), p41.0.cos() + x.iter().map(|v47| v47.iter().map(|s48| *s48 * 0.7).sum::<S>()).sum::<S>() + S::constant(k3 as f64) + x.iter().map(|v49| v49.iter().map(|s50| *s50 * 0.7).sum::<S>()).sum::<S>(), s43.tanh() + s43 * 0.7 + s43 * 0.7 + S::constant(k22 as f64)]
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
    r14.list.clone()
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
            o42 = None;
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
        let mut o12: Option<Vec<S>> = None;
    } else {
        if (x[v9.len() % x.len()] * x[1]).sin() > 0.1 {
            let p14: (Record<S>, Vec<S>, usize) = if 2 != 2 { (Record { at: S::one(), list: v9.iter().map(|r13| x[0]).collect::<Vec<S>>() }, vec![x[1]], 3) } else { (Record::<S> { at: x[1], list: vec![x[1 % x.len()]; 3] }, v9[(x.len() + 2) % v9.len()].list.clone(), 3) };
            let f17 = |s15: S, s16: S| (if s15 > 0.2 { x[2] } else { s16 }).max(s16);
        } else {
            let mut a26: [S; 3] = [x[v9[0].list.len() % x.len()], x.chunks(2).flat_map(|w18| w18.iter()).map(|s20| (v9[0].at + x[x.len() - 2]) + v9[0].list[0 % v9[0].list.len()]).sum::<S>(), (1..3).map(|k21| (v9[0].list.chunks(2).map(|w23| ((-S::one()) * S::constant(1.6)).sin()).sum::<S>(), match 0 % 3 { 0 => x[1 % x.len()], 1 => x[k21 % x.len()] * 0.5, _ => v9[v9.len() - 1].list[v9[v9.len() - 1].list.len() - 1] })).map(|(s24, s25)| 1.1 * (x[x.len() % x.len()] / (v9[(2 + 2) % v9.len()].at * v9[(2 + 2) % v9.len()].at + 1.0))).sum::<S>()];
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
    e1.clone()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let a17 = [[x[x.len() % x.len()], S::constant(1.3)]; 2];
    let mut r18: Record<S> = Record::<S> { at: a17[0][(1 + 2) % 2] * x[x.len() % x.len()] * 0.3, list: vec![x[x.len() - 1], a17[0 % 2][1], a17[x.len() % 2][0 % 2]] };
    r18 = r18.clone();
    let s34: S = if x.iter().zip(x.iter().rev()).map(|(s19, s20)| ((a17[2 % 2][(3 * 3) % 2] / (*s19 * *s19 + 1.0)) * a17[2 - 1][0]).sin()).map(|s23| x[1] + x[1]).fold(S::constant(0.5).abs() + 0.9, |s26, s25| (s26 * (0.1 * s25).cos()).sin()) >= 1.5 { return r18.at.cos() + a17.iter().map(|a31| a31.iter().map(|s32| *s32 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s33| *s33 * 0.7).sum::<S>() + r18.at * r18.list[0] } else { x.chunks(3).filter(|w28| 2 != 0).map(|w29| r18.list[0].max(a17[2 - 2][0]).abs() + 1.9).map(|s30| s30.cos()).product::<S>() };
    let mut k35 = 0;
    let v36: Vec<Option<S>> = loop {
        k35 += 1;
        if k35 > 3 {
            break vec![Some(s34); 3];
        }
        r18.at *= (1..1).map(|k37| (a17[x.len() % 2][r18.list.len() % 2] * a17[2 - 1][2 % 2] * 0.3).sin().exp()).filter(|&s40| 3 > 3).sum::<S>().tanh();
        r18.list[0] += ((s34.sin() * s34).tanh() - S::zero() * 1.2).tanh();
    };
    r18.at += v36.iter().chain(v36.iter()).map(|&o41| x[x.len() - 3].sin() + a17[2 - 1][1]).sum::<S>().sin();
    let mut k43: usize = x.len();
    let k44 = k43 % r18.list.len();
    r18.list[k44] += ((s34 + s34) + x[k35 % x.len()]).tanh();
    let mut a45 = [[s34, S::constant(1.0)], a17[x.len() % 2]];
    k43 = (k43 * 2) % 5;
    k43 = 2 % 5;
    v36[0].unwrap_or(a45[(k44 * 0) % 2][k43 % 2]).sin() + s34 * 0.7 + S::constant(k43 as f64) + S::constant(k44 as f64)
}
}

mod m31 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, #[constant] k2: usize) -> Shape<S> {
    for s7 in r1.list.chunks(2).map(|w3| w3[0].sin() + r1.at).take_while(|s6| -r1.list[k2 % r1.list.len()] >= *s6) {
        let s8 = r1.list[r1.list.len() - 1];
    }
    let v10 = if S::one() - r1.list[0] * 0.3 < r1.list[r1.list.len() % r1.list.len()] { vec![r1.list.chunks(2).map(|w9| (w9[r1.list.len() % w9.len()] + (k2 as f64)).max(w9[(r1.list.len() % 2) % w9.len()])).collect::<Vec<S>>(), r1.list.clone()] } else { vec![r1.list.to_vec(), vec![S::constant(1.1); 2], r1.list.clone()] };
    let mut p11: (S, S) = (v10[0][(k2 * 1) % v10[0].len()] * r1.at.cos(), 0.8 * v10[r1.list.len() % v10.len()][v10[r1.list.len() % v10.len()].len() - 1]);
    p11.0 *= (r1.at + v10[v10.len() - 1][v10[v10.len() - 1].len() - 1]).cos();
    Shape::Point(r1.list.iter().map(|&s12| -(v10[k2 % v10.len()][0] / (r1.list[r1.list.len() - 1] * r1.list[r1.list.len() - 1] + 1.0))).sum::<S>())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e13: &Shape<S>, w14: &[S]) -> Vec<S> {
    let mut v19: Vec<S> = w14.iter().map(|&s15| (w14[2 % w14.len()] + s15) + w14[(3 % 2) % w14.len()]).collect::<Vec<S>>();
    for s20 in v19.iter().copied().skip(1) {
        let v21: Vec<S> = if w14[w14.len() - 1] + s20 <= S::zero() { vec![w14[0], s20, w14[w14.len() - 1]] } else { w14.to_vec() };
        let a22: [[S; 2]; 2] = [[S::one(), w14[w14.len() - 1]], [v21[0]; 2]];
    }
    w14.iter().copied().collect::<Vec<S>>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut x: Vec<Vec<S>> = vec![x.iter().copied().collect::<Vec<S>>(), x[2..].to_vec()];
    let mut s29 = x.iter().chain(x.iter()).map(|v23| ((x[v23.len() % x.len()][(3 + 2) % x[v23.len() % x.len()].len()] * x[v23.len() % x.len()][(3 + 2) % x[v23.len() % x.len()].len()] + 0.9).sqrt(), v23[3 % v23.len()])).map(|(s25, s26)| (s26 * x[0][(x[(x[x.len() - 1].len() * 1) % x.len()].len() * 0) % x[0].len()] * 0.3) / (s26 * s26 + 1.0)).sum::<S>();
    let o30: Option<Vec<S>> = Some(x[0].to_vec());
    let mut v33: Vec<S> = x[(3 + 0) % x.len()].iter().enumerate().map(|(k31, s32)| (s29 * s29 + 1.2).sqrt() + s29).collect::<Vec<S>>();
    let mut k34 = 0;
    let v35: Vec<S> = loop {
        k34 += 1;
        if k34 > 3 {
            break vec![x[0][x.len() % x[0].len()]; 3];
        }
        for k36 in 0..=3 {
            if s29 < 1.9 {
                if let Some(v37) = &o30 {
                    if v33.len() < 7 {
                        v33.push((s29 + v37[0]).cos());
                    }
                    let k38 = x.len() - 1;
                    {
                        let s39 = &mut x[k38][0];
                        *s39 += s29.tanh();
                    }
                }
                let k40 = (k34 * 1) % x.len();
                x[k40][0] -= (v33.iter().chain(v33.iter()).filter(|s42| 3 <= 2).fold(s29 + S::one(), |s44, s43| (s44 * (s29 + ((0 + 3) as f64)).cos()).sin()) * s29 * 0.3).cos();
            }
            s29 *= x[x.len() - 1][x[(v33.len() + 2) % x.len()].len() % x[x.len() - 1].len()].sin();
            if x[0][0].sin() >= s29 {
                continue;
            }
            let k45 = x.len() - 1;
            x[k45][0] *= s29.sin().exp().tanh();
        }
        s29 *= x.iter().enumerate().map(|(k46, v47)| x[(k34 + 3) % x.len()][(k46 % 5) % x[(k34 + 3) % x.len()].len()]).sum::<S>().tanh().tanh();
    };
    s29.cos() + s29 * 0.7 + v33.iter().map(|s48| *s48 * 0.7).sum::<S>()
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
    let mut k2 = 0;
    let o3: Option<Vec<S>> = loop {
        k2 += 1;
        if k2 > 3 {
            break if r1.list[(k2 % 5) % r1.list.len()] > r1.at { Some(vec![r1.list[k2 % r1.list.len()], r1.at, r1.at]) } else { None };
        }
        let mut k4: usize = r1.list.len();
        k4 = (r1.list.len() * 2) % 5;
        k4 = (k2 + 2) % 5;
    };
    let v5: Vec<Vec<S>> = vec![r1.list.to_vec(); 1];
    r1.list[(r1.list.len() % 3) % r1.list.len()].cos() + r1.at * r1.list[0] + S::constant(k2 as f64)
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w6: &[S], w7: &[S]) -> Vec<S> {
    let mut v8 = vec![w6[(2 * 0) % w6.len()] * w6[0] * 0.3, w6[0] / (w6[0] * w6[0] + 1.0), -w6[2 % w6.len()]];
    v8.truncate(4);
    v8.push(w6[w6.len() - 1] + w6[(w7.len() + 1) % w6.len()]);
    let mut v8 = w6.chunks(2).take_while(|w10| w10[0].abs() + 1.7 > 0.3 && (w6[w6.len() - 1] * w7[0 % w7.len()]).sin() < 1.9).map(|w11| w6[w7.len() % w6.len()].tanh().sin()).sum::<S>();
    w7.iter().zip(w7.iter().rev()).map(|(s12, s13)| v8).collect::<Vec<S>>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e14: &Shape<S>, #[constant] k15: usize, w16: &[S]) -> S {
    let mut a17: [S; 3] = [w16[0].sin(); 3];
    match e14 {
        Shape::Point(s18) => {
            let mut v22: Vec<S> = vec![];
            for s23 in v22.iter_mut() {
                *s23 -= (w16[0].sin().exp() * ((k15 * 1) as f64) * 0.1).tanh();
            }
            a17[k15 % 3] *= (*s18 / (w16[k15 % w16.len()] * w16[k15 % w16.len()] + 1.0)).tanh();
            return (-a17[3 - 2]).sin() + a17.iter().map(|s24| *s24 * 0.7).sum::<S>() + v22.iter().map(|s25| *s25 * 0.7).sum::<S>();
        }
        Shape::Span { low: s19, high: s20 } => {
        }
        Shape::Path(s21) => {
            a17[0] *= (w16[0] * w16[0] + 1.7).sqrt().tanh();
        }
    }
    a17[k15 % 3].sin().tanh() + a17.iter().map(|s26| *s26 * 0.7).sum::<S>() + a17.iter().map(|s27| *s27 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    for w28 in x.chunks(3) {
        let mut s29 = w28[0];
        s29 *= s29.sin();
    }
    let mut a30: [[S; 2]; 2] = [[x[x.len() - 3]; 2], [x[1 % x.len()]; 2]];
    a30[0][(3 + 0) % 2] -= x[1 % x.len()].cos();
    let a31: [[S; 2]; 2] = a30;
    for k32 in 0..a31.len() {
        let mut s40 = x.iter().take(2).map(|s33| a30[(k32 + 3) % 2][2 - 1]).map(|s35| ((a31[k32][0] * a30[2 - 2][2 - 1]).sin(), x[x.len() - 2] * x[x.len() - 3].cos())).fold(1.1 * a31[k32][k32 % 2], |s39, (s37, s38)| (s39 * s37.sin().cos()).sin());
        a30[0][0] *= x[2].cos();
    }
    let o42: Option<Vec<S>> = Some(a30.iter().map(|a41| a31[0][0]).collect::<Vec<S>>());
    let mut s43 = a31[0][0];
    s43 = if s43 * s43 * 0.3 > a30[3 % 2][0] { a30[0][1] } else { a30[2 - 2][0] };
    a30[x.len() % 2][2 - 1] += (match (0 + 2) % 3 { 0 => (s43.abs() + 1.4), 1 => a31[1][1] * 0.5, _ => x[x.len() - 3] }).cos();
    (S::constant(1.7) * a31[1][(x.len() % 3) % 2].cos()).sin() + a30.iter().map(|a44| a44.iter().map(|s45| *s45 * 0.7).sum::<S>()).sum::<S>()
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
    let mut k30 = 0;
    let a31: [[S; 2]; 2] = loop {
        k30 += 1;
        if k30 > 2 {
            break a22;
        }
        if v29.len() < 7 {
            v29.push((p20.0 * p20.0).sin().tanh());
        }
        let k32 = 1 % v29.len();
        v29[k32] += v28.iter().copied().skip(1).map(|s33| (s13.sin() * p20.1).tanh()).take_while(|s36| a22[0][(x.len() % 3) % 2].max(s13) < 1.0).sum::<S>().cos();
        let k37 = v29.len() - 1;
        v29[k37] -= p20.1.sin().cos();
    };
    let mut a38 = [[p20.0, v29[0]]; 2];
    let k39 = (k30 % 2) % v29.len();
    v29[k39] *= a22[0][k30 % 2].cos();
    (a22[(0 % 4) % 2][2 - 2] + p20.1).sin() + p20.0 * 0.7 + p20.1 * 0.7 + v12.iter().map(|s40| *s40 * 0.7).sum::<S>() + v28.iter().map(|s41| *s41 * 0.7).sum::<S>()
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
    let v12: Vec<Vec<S>> = if (if p11.1.list[(p11.1.list.len() + 0) % p11.1.list.len()] < 0.5 { p11.1.at } else { p11.0 }) < p11.0 { vec![vec![p11.0]; 1] } else { vec![vec![x, p11.1.list[0], x]; 2] };
    let mut v13: Vec<S> = vec![x, p11.1.at.cos().powi(2)];
    let k14 = v13.len() - 1;
    v13[k14] -= S::one().sin();
    let k15 = k14 % v13.len();
    v13[k15] += (if 1.5 * p11.1.list[0] >= x { p11.1.at } else { x * p11.0 * 0.3 }).cos();
    if v12[v12.len() - 1].iter().any(|s16| *s16 > 1.0) {
        let f18 = |s17: S| s17.sin().exp();
        v13[0] *= ((p11.1.list[0] * x).sin() + v12[0][0]).cos();
        return (p11.1.at.sin() * p11.1.list[0]).tanh().sin() + S::constant(k10 as f64) + v12.iter().map(|v19| v19.iter().map(|s20| *s20 * 0.7).sum::<S>()).sum::<S>();
    } else {
        let v21 = vec![p11.1.list[0]; 1];
    }
    for k22 in 0..3 {
        for k23 in 1..v12.len() {
        }
        v13[0] -= (if x > 0.7 { p11.0 } else { if (v12[k22 % v12.len()][v12[0].len() % v12[k22 % v12.len()].len()] * v12[k22 % v12.len()][v12[0].len() % v12[k22 % v12.len()].len()] + 0.4).sqrt() >= 0.2 { p11.1.list[0] } else { p11.1.at } }).tanh();
    }
    (S::zero() * S::zero() + 1.2).sqrt().sin() + p11.0 * 0.7 + p11.1.at * p11.1.list[0] + S::constant(k14 as f64) + S::constant(k15 as f64)
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
            let mut a2 = if p4.0.list.iter().zip(x.iter()).map(|(s6, s7)| (s6.abs() + 0.9).abs() + 1.8).map(|s10| (p4.0.at + (3 as f64)).cos().powi(3)).map(|s12| s12.cos()).product::<S>() >= x[(3 * 3) % x.len()] { vec![vec![S::one(), x[2]]] } else { p4.0.list.iter().zip(p4.0.list.iter()).map(|(s13, s14)| p4.0.list.clone()).collect::<Vec<Vec<S>>>() };
        }
        1 => {
            let mut a16: [S; 3] = if -p4.0.list[(k3 + 3) % p4.0.list.len()] < 0.2 && a2[1][1] <= 1.5 { [a2[2 - 1][2 - 2]; 3] } else { if p4.0.list.iter().all(|s15| *s15 > 0.8) { [x[2], a2[x.len() % 2][1], x[2]] } else { [x[2]; 3] } };
        }
        _ => {
            p4.0.at -= ((x[1] * x[0] * 0.3) + (p4.0.list.len() as f64)).tanh();
        }
    }
    (a2[(k3 * 1) % 2][p4.0.list.len() % 2] * x[(x.len() % 4) % x.len()].cos()).cos() + x.iter().map(|s17| *s17 * 0.7).sum::<S>()
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
    let v18: Vec<Vec<S>> = if w5.iter().all(|s16| *s16 > 0.1) { w5.iter().take(2).map(|s17| w5.iter().copied().collect::<Vec<S>>()).collect::<Vec<Vec<S>>>() } else { vec![vec![w5[w5.len() - 1]; 1], vec![w5[0]]] };
    w5[(w5.len() + 2) % w5.len()] += w5[w5.len() - 1].cos();
    let w5 = w5[0];
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w19: &mut [S], s20: S) {
    w19[0] *= s20.sin();
    for k21 in 0..w19.len() {
        w19[k21] = ((-(if s20.tanh() >= 0.7 && s20 + s20 >= 1.9 { w19[k21] } else { s20 })) * w19[w19.len() - 1].cos()).cos();
        for k22 in 0..3 {
            w19[k21] *= w19[k21].cos();
            if w19[1 % w19.len()] / (s20 * s20 + 1.0) > 0.4 {
                return;
            }
        }
        w19[k21] -= ((s20 * s20).sin() + w19[k21]).cos();
    }
    w19[w19.len() - 1] -= w19[(3 + 0) % w19.len()].tanh();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let o24: Option<Vec<S>> = if ((1..(0 + 3) % 4).map(|k23| match (x.len() * 2) % 3 { 0 => x[x.len() % x.len()], 1 => x[2] * 0.5, _ => x[k23 % x.len()] }).sum::<S>()) > x[0] { Some(x.to_vec()) } else { None };
    let mut p25: (usize, S, usize) = (3, x[0].tanh(), x.len());
    p25.2 = 1 % 5;
    let mut s26 = p25.1;
    let v27: Vec<S> = vec![x[1], s26 + (0 as f64), x[(0 % 4) % x.len()].cos().powi(1)];
    let mut a28 = [[v27[0], s26]; 2];
    let mut v29: Vec<Vec<S>> = vec![vec![x[0 % x.len()]; 3], vec![x[x.len() - 3]; 3]];
    let k30 = v29.len() - 1;
    if v29[k30].len() > 1 {
        v29[k30].pop();
    }
    v29.push(v27.clone());
    let a28 = s26;
    if v29.len() > 1 {
        v29.pop();
    }
    (v27[k30 % v27.len()] + x[x.len() - 1]).cos() + v27.iter().map(|s31| *s31 * 0.7).sum::<S>() + S::constant(k30 as f64) + S::constant(p25.0 as f64) + p25.1 * 0.7 + S::constant(p25.2 as f64)
}
}

mod m38 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, r2: &Record<S>, w3: &[S]) -> Record<S> {
    let Record { at: s4, list: v5 } = Record { at: (r2.list[2 % r2.list.len()] * w3[r2.list.len() % w3.len()]).sin(), list: r2.list.to_vec() };
    let mut v6: Vec<S> = if v5[0] <= 0.2 { vec![v5[v5.len() - 1]] } else { vec![v5[(2 + 0) % v5.len()], w3[(3 + 3) % w3.len()], r2.list[0]] };
    v6[0] *= w3[1 % w3.len()].sin();
    if r2.list.iter().any(|s7| *s7 > 0.5) {
        if r2.list.iter().any(|s8| *s8 > 0.4) {
            v6[0] *= S::constant(0.4).tanh();
        }
        return Record { at: w3[0], list: v6.iter().zip(r2.list.iter()).map(|(s9, s10)| (match (0 + 0) % 3 { 0 => *s9, 1 => *s9 * 0.5, _ => s4 }) + w3[0]).collect::<Vec<S>>() };
    }
    Record::<S> { at: (r2.at.sin() * s4).tanh(), list: vec![v5[0]; 2] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let e11: Shape<S> = Shape::Span { low: x[0 % x.len()] + (x.len() as f64), high: x[(x.len() % 2) % x.len()] };
    let mut k12 = 0;
    while k12 < 3 {
        k12 += 1;
        let v13 = vec![x[x.len() - 1].sin().exp(), (x[0] * x[0]).sin()];
    }
    let mut k12: usize = (0 % 4);
    let mut s14 = x[x.len() - 2];
    let mut o15: Option<Vec<S>> = if s14.cos().powi(2) <= s14 { Some(x.iter().copied().collect::<Vec<S>>()) } else { None };
    s14 *= x[(x.len() % 3) % x.len()].cos().powi(3).sin();
    let o16: Option<Vec<S>> = Some(vec![s14]);
    let s20: S = if (1..3).map(|k17| s14).map(|s18| s18.cos()).product::<S>() > 1.8 { return (x[x.len() - 1] - x[x.len() % x.len()] * 1.9).sin() + s14 * 0.7 + x.iter().map(|s19| *s19 * 0.7).sum::<S>() } else { x[(x.len() * 1) % x.len()] };
    s14 = x.iter().zip(x.iter().rev()).filter(|(s23, s24)| S::one() + s14 >= s14).filter(|(s27, s28)| x[x.len() - 1] + ((k12 + 1) as f64) < 0.3).fold(x[k12 % x.len()], |s31, (s29, s30)| s31.max(x[1])) + S::constant(1.2);
    s14 *= x[0].tanh();
    for (k36, s37) in x.iter().enumerate().take_while(|(k34, s35)| x.len() > 1) {
        s14 *= (match x.len() % 3 { 0 => x.iter().copied().rev().sum::<S>(), 1 => x[x.len() - 1] * 0.5, _ => *s37 }).tanh();
    }
    S::constant(0.2).sin() + S::constant(k12 as f64) + x.iter().map(|s38| *s38 * 0.7).sum::<S>()
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
            let f11 = |s9: S, s10: S| S::one().tanh();
        }
        Shape::Span { low: s6, high: s7 } => {
            let s6 = *s6;
        }
        Shape::Path(s8) => {
            v4[0] -= s8[0].tanh();
        }
    }
    (-v4[0], w3.iter().map(|&s12| ((s12 + v4[v4.len() - 1]) * (s12 + v4[v4.len() - 1]) + 0.3).sqrt()).collect::<Vec<S>>())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w13: &[S]) -> S {
    let mut s17: S = w13.iter().copied().map_while(|s14| if s14 < w13[(w13.len() * 3) % w13.len()] { Some(w13[0].tanh()) } else { None }).map(|s16| s16.cos()).product::<S>();
    let p18 = (S::constant(1.4), s17 * S::zero().cos());
    for k19 in 1..w13.len() {
        let Record { at: s21, list: v22 } = Record::<S> { at: w13.chunks(2).map(|w20| ((w20[(k19 * 1) % w20.len()].sin() * s17).tanh() * (w20[(k19 * 1) % w20.len()].sin() * s17).tanh() + 0.2).sqrt()).sum::<S>(), list: if p18.0 < 0.4 && s17.abs() + 1.7 <= 1.3 { w13.iter().copied().collect::<Vec<S>>() } else { vec![w13[k19], s17] } };
        s17 *= s17.sin();
    }
    p18.1.sin().cos() + p18.0 * 0.7 + p18.1 * 0.7 + s17 * 0.7 + s17 * 0.7
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let x = x[3 % x.len()];
    let mut o23 = Some(vec![x]);
    let a24 = [[x; 2], [x, x]];
    let (mut k30, mut s31): (usize, S) = (1, (0..(1 + 0) % 4).filter(|&k26| (if (a24[k26 % 2][2 % 2] * x).sin() < 0.9 { x } else { S::one() }) < 0.2).filter(|&k28| a24[1][0].sin().exp() < a24[0][k28 % 2] || k28 % 2 == 0).map(|k29| h1(&a24[0][..1])).sum::<S>());
    o23 = o23;
    if x.sin() < 0.6 && a24[1][2 - 2] + s31 > 1.1 {
        let s43: S = a24[1].iter().zip(a24[1].iter().rev()).map(|(s32, s33)| (if S::constant(0.3) - S::constant(0.3) * 1.4 > 1.9 { x } else { *s33 }, *s32)).filter(|(s38, s39)| k30 != 3).fold(h1(&a24[(k30 % 5) % 2][1..]), |s42, (s40, s41)| s42 * 0.5 + (a24[(k30 + 0) % 2][(0 % 5) % 2] * a24[(k30 + 0) % 2][(0 % 5) % 2] + 0.2).sqrt().sin());
        return vec![s31.tanh() + s43 * 0.7 + s43 * 0.7 + s31 * 0.7];
    } else {
        let f46 = |s44: S, s45: S| a24[0][2 - 1].max(S::one());
        let s47 = (f46(x, f46(a24[1][2 - 2].cos().powi(2), h1(&a24[(k30 + 0) % 2]))) * x).sin();
        s31 *= s31.sin();
    }
    for k48 in (0..2) {
        let f50 = |s49: S| x / (s31 * s31 + 1.0);
    }
    vec![s31.tanh() + S::constant(k30 as f64) + s31 * 0.7 + x * 0.7]
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
    let mut p7: (usize, usize, Vec<S>) = ((0 % 5), 0, r5.list.clone());
    let mut s18 = r5.list.iter().enumerate().map(|(k12, s13)| r5.list.iter().copied().sum::<S>()).fold(p7.2[0] / (r5.at * r5.at + 1.0), |s17, s16| (s17 * (p7.2[p7.2.len() - 1] * p7.2[p7.2.len() - 1] + 1.4).sqrt().cos()).sin());
    let mut k19 = 0;
    let o20: Option<Vec<S>> = loop {
        k19 += 1;
        if k19 > 3 {
            break if s6.abs() + 0.1 > r5.at || (k19 + 0) % 2 == 0 { Some(vec![s18, p7.2[p7.2.len() - 1], s18]) } else { None };
        }
        let o21: Option<(usize, S)> = Some((p7.2.len(), s6));
        s18 += ((r5.list[r5.list.len() - 1] * (k19 as f64) * 0.1) * (r5.list[r5.list.len() - 1] * (k19 as f64) * 0.1) + 0.8).sqrt().cos();
    };
    s18 -= p7.2.iter().step_by(2).map(|s22| s6.sin().exp() - s6 * 0.6).sum::<S>().tanh();
    p7.2[0].tanh() + s6 * 0.7 + S::constant(k19 as f64)
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e23: &Shape<S>, w24: &[S]) -> Vec<S> {
    let Record { at: s26, list: v27 } = Record { at: (w24[0].sin() * w24[w24.len() - 1]).tanh(), list: if w24.iter().any(|s25| *s25 > 0.6) { vec![w24[0], w24[w24.len() % w24.len()]] } else { vec![w24[0 % w24.len()], w24[0]] } };
    let w28 = &v27[..1];
    let mut s33 = w24.iter().map(|s29| s26).map(|s31| s31.tanh().tanh()).sum::<S>().sin();
    s33 += s26.cos();
    s33 = v27.chunks(3).map(|w34| w28[1 % w28.len()]).map(|s36| (v27[v27.len() % v27.len()].sin() * S::constant(0.3)).tanh()).sum::<S>() + (1 as f64);
    s33 -= w24[0].cos();
    v27.to_vec()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut k38 = 0;
    while k38 < 2 && (x[(2 % 5) % x.len()] <= 0.3 || (x.len() + 3) % 2 == 0) {
        k38 += 1;
        let mut k39: usize = k38;
        let mut p40: (Vec<S>, Record<S>, usize) = (x[..1].to_vec(), Record::<S> { at: x[x.len() - 3], list: vec![x[x.len() % x.len()]; 2] }, (1 * 2));
        let k41 = 2 % p40.1.list.len();
        p40.1.list[k41] *= (if x[x.len() - 1] >= 0.5 && x[0 % x.len()].sin() >= x[x.len() - 1] { x[x.len() - 1] } else { x[x.len() % x.len()] * (k39 as f64) * 0.1 }).cos();
    }
    let mut x: Option<S> = if x[2] <= x[2] { Some((x[2].sin() * x[x.len() - 1]).tanh()) } else { None };
    let r42 = Record { at: 0.1 * S::one(), list: vec![S::one(); 2] };
    let k43: usize = (0 * 1);
    let v46 = vec![(r42.list[r42.list.len() - 1] * r42.at).sin(), r42.list.chunks(2).fold((r42.list[(r42.list.len() + 1) % r42.list.len()].sin() * r42.list[0]).tanh(), |s45, w44| (s45 * (s45.abs() + 0.4).cos()).sin()), r42.list[0]];
    x = if k43 != 2 { Some(r42.at.sin().exp()) } else { None };
    let v48 = v46.iter().map(|s47| v46.clone()).collect::<Vec<Vec<S>>>();
    let a49 = [[r42.at; 2], [v46[v46.len() - 2], r42.list[0]]];
    let mut a50 = a49[v46.len() % 2];
    a50[v48.len() % 2] -= r42.at.sin().exp().sin().exp().tanh();
    let mut s51 = (a50[2 - 2] + v46[r42.list.len() % v46.len()]) * v46[1].cos();
    a50[0] += h0(&r42).sin().exp().cos();
    (1.9 * a49[0][0]).cos() + a49.iter().map(|a52| a52.iter().map(|s53| *s53 * 0.7).sum::<S>()).sum::<S>() + r42.at * r42.list[0] + a50.iter().map(|s54| *s54 * 0.7).sum::<S>()
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
    let v15 = &r14.list;
    let mut k16 = 0;
    let v17: Vec<S> = loop {
        k16 += 1;
        if k16 > 2 {
            break vec![r14.at; 1];
        }
        let v18 = vec![match k16 % 3 { 0 => w13[0], 1 => w13[0] * 0.5, _ => S::zero() }; 1];
        let a19 = [[r14.at, v15[(2 * 1) % v15.len()]]; 2];
    };
    (1.7 * r14.list[0]).cos() + v17.iter().map(|s20| *s20 * 0.7).sum::<S>() + S::constant(k16 as f64) + v15.iter().map(|s21| *s21 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w22: &[S], #[constant] k23: usize) -> S {
    let mut k23: (S, S) = (w22[(w22.len() * 2) % w22.len()], w22[0]);
    let mut e24 = Shape::Point(w22[w22.len() - 1] * w22[(1 + 1) % w22.len()].cos());
    let mut k25: usize = 1;
    let p32: (S, S, S) = (w22[3 % w22.len()].max(w22[w22.len() % w22.len()]), k23.0 + w22[0], w22.iter().enumerate().map_while(|(k26, s27)| if *s27 >= 1.1 { Some((k23.1.sin() * *s27).tanh()) } else { None }).map(|s30| (w22[k25 % w22.len()] - s30 * 0.6).sin().exp()).sum::<S>());
    (w22[w22.len() % w22.len()].sin() * p32.2).tanh().sin() + k23.0 * 0.7 + k23.1 * 0.7 + w22.iter().map(|s33| *s33 * 0.7).sum::<S>() + w22.iter().map(|s34| *s34 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    if 3 != 1 {
        let mut v37 = vec![x[1], x.windows(2).map(|w35| if x[x.len() - 2].sin().exp() >= 1.7 { x.chunks(3).map(|w36| if w36[0] < 0.6 { w35[1] * x[w36.len() % x.len()].cos() } else { x[3 % x.len()] + w35[0] }).sum::<S>() } else { x[1] }).sum::<S>()];
    }
    let s38 = x[x.len() - 2].sin();
    let mut r40 = Record { at: s38, list: x.chunks(2).map(|w39| s38.cos().powi(1) + s38).collect::<Vec<S>>() };
    let f42 = |s41: S| match 3 % 3 { 0 => (s41 + r40.list[0]), 1 => r40.list[r40.list.len() - 1] * 0.5, _ => s38 };
    let mut s43 = r40.at.max(s38);
    if s43.max(s38) <= x[3 % x.len()] {
        if h2(&r40.list, 2) < S::zero() && (if (if 0 != 0 { x[(1 * 1) % x.len()] } else { x[2 % x.len()] }) <= x[1] { r40.list[0] } else { x[x.len() % x.len()] }) <= x[2] {
            for k44 in (0..x.len()).rev() {
                let mut r45 = Record::<S> { at: h1(x, &r40), list: r40.list.clone() };
                s43 *= s38.sin();
            }
            let mut v46 = vec![vec![x[(r40.list.len() + 0) % x.len()]; 1]; 2];
            s43 *= s38.sin();
        } else {
            s43 += r40.at.tanh();
        }
        s43 *= x.iter().step_by(2).map(|s47| x.iter().copied().fold(s38 + r40.at, |s50, s49| s50.max(h1(&r40.list[..1], &r40)))).sum::<S>().cos();
    }
    vec![(s38 + x[x.len() - 2]).sin() + s38 * 0.7 + x.iter().map(|s51| *s51 * 0.7).sum::<S>()]
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
    let v28 = &v19;
    k18 = (2 + 0) % 5;
    let mut e31: Shape<S> = Shape::Path(v27[0].to_vec());
    s20 -= ((v27[(v19.len() + 1) % v27.len()][0] + v27[k18 % v27.len()][(1 * 1) % v27[k18 % v27.len()].len()]) * v28[v28.len() - 1] * 0.3).tanh();
    v27.extend((0..2).map(|k32| v19[v19.len() - 1]).map(|s34| x[2..].to_vec()));
    vec![v28.iter().copied().zip(v28.iter()).map(|(s39, s40)| x[x.len() - 1] * ((k18 % 4) as f64) * 0.1).map(|s43| s43.cos()).product::<S>().cos() + r24.iter().map(|v44| v44.iter().map(|s45| *s45 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s46| *s46 * 0.7).sum::<S>(), (v19[0] * (v28.len() as f64) * 0.1).tanh() + v19.iter().map(|s47| *s47 * 0.7).sum::<S>()]
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
    let mut w1: (S, usize, Record<S>) = (w1[w1.len() - 1].max(w1[(r2.list.len() + 1) % w1.len()]), 3, Record { at: r2.at, list: r2.list.iter().take(2).map(|s5| (w1[(3 * 2) % w1.len()] - r2.list[0] * 1.6) - *s5 * 0.7).collect::<Vec<S>>() });
    w1.2.at *= r2.list[0].tanh();
    w1.0 *= v3[v3.len() - 1].map_or(v3[w1.2.list.len() % v3.len()].map_or(r2.list[r2.list.len() - 1], |s6| r2.list[v3.len() % r2.list.len()]), |s7| r2.list[3 % r2.list.len()] + s7).cos();
    w1.2.list[3 % w1.2.list.len()].sin() + r2.at * r2.list[0] + v3.iter().map(|o8| o8.unwrap_or(S::one())).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e9: &Shape<S>, w10: &[S]) -> Vec<S> {
    if w10.len() == 0 {
        let s11 = w10[0 % w10.len()];
    }
    let mut k12: usize = w10.len();
    let r13 = Record { at: w10[k12 % w10.len()], list: vec![w10[0]; 2] };
    vec![h0(&r13.list[..1], &r13)]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e14: &Shape<S>, s15: S, w16: &[S]) -> Shape<S> {
    let e17: Shape<S> = Shape::Path(h1(e14, &w16[..1]));
    let mut e17: [[S; 2]; 2] = [[s15, s15]; 2];
    e17 = [[w16[0], w16[w16.len() % w16.len()]]; 2];
    e17[0][3 % 2] *= (0.1 * w16[(2 % 3) % w16.len()]).cos();
    let s18 = s15.abs() + 1.9;
    Shape::Span { low: match (2 + 2) % 3 { 0 => S::constant(0.1), 1 => w16[w16.len() - 1] * 0.5, _ => s15 }, high: s18 }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut o19: Option<S> = if S::one() > 1.6 { if (match 1 % 3 { 0 => x[1], 1 => x[1] * 0.5, _ => x[1 % x.len()] }) < x[2] { Some(x[3 % x.len()]) } else { None } } else { Some(x[(1 + 1) % x.len()]) };
    let v20 = vec![x[x.len() - 3]; 3];
    let mut v21: Vec<S> = vec![v20[0], S::constant(1.8), x[0] * x[x.len() - 2].cos()];
    let Some(s23) = o19 else { return vec![v21[v21.len() - 1].tanh() + v20.iter().map(|s24| *s24 * 0.7).sum::<S>() + v20.iter().map(|s25| *s25 * 0.7).sum::<S>() + v20.iter().map(|s26| *s26 * 0.7).sum::<S>(), v20[v20.len() - 1].cos() + v20.iter().map(|s27| *s27 * 0.7).sum::<S>() + o19.unwrap_or(S::one()) + o19.unwrap_or(S::one()), v21.iter().enumerate().fold((v20[0 % v20.len()].sin() * v21[v21.len() - 1]).tanh(), |s30, (k28, s29)| (s30 * (*s29 + *s29).cos()).sin()).sin() + v21.iter().map(|s31| *s31 * 0.7).sum::<S>() + x.iter().map(|s32| *s32 * 0.7).sum::<S>() + v20.iter().map(|s33| *s33 * 0.7).sum::<S>()] };
    if let Some(s34) = &o19 {
        let mut k35 = 0;
        let s36: S = loop {
            k35 += 1;
            if k35 > 2 {
                break v20[(v21.len() * 0) % v20.len()];
            }
            if let Some(s37) = o19 {
                if let Some(s38) = o19 {
                    let mut v39 = vec![if s23 / (s23 * s23 + 1.0) >= 1.8 { (*s34, v21[v21.len() - 1]) } else { (x[x.len() - 3], x[2 % x.len()]) }];
                } else {
                    let mut v41 = vec![x.iter().map(|s40| *s34 * (v21.len() as f64) * 0.1).collect::<Vec<S>>(), vec![v20[0]; 2]];
                    let k42 = 3 % v21.len();
                    v21[k42] *= (x[1] + s37).tanh();
                }
                let k43 = 1 % v21.len();
                v21[k43] -= (s37 * x[x.len() - 3] * 0.3).cos();
                continue;
            }
            v21[0] += s23.sin();
        };
        v21 = v21.clone();
    }
    vec![(v21[(x.len() % 3) % v21.len()] / (v20[v20.len() % v20.len()] * v20[v20.len() % v20.len()] + 1.0)).sin() + v20.iter().map(|s44| *s44 * 0.7).sum::<S>() + s23 * 0.7 + o19.unwrap_or(S::one()), (x[0 % x.len()] * s23).sin().sin() + s23 * 0.7 + v21.iter().map(|s45| *s45 * 0.7).sum::<S>() + o19.unwrap_or(S::one()), (x[2] + S::constant(1.3)).tanh() + s23 * 0.7 + o19.unwrap_or(S::one()) + o19.unwrap_or(S::one())]
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
            let mut o55: Option<(usize, S)> = None;
            s32 -= (h1(&v33[1..]) - S::zero() * 0.5).cos();
        } else {
        }
        s32 -= (s53.cos().powi(2) + s53).sin();
    }
    s32 += p37.0.cos();
    (x[2].abs() + 0.5).sin() + s32 * 0.7 + v33.iter().map(|s56| *s56 * 0.7).sum::<S>() + v31.iter().map(|v57| v57.iter().map(|s58| *s58 * 0.7).sum::<S>()).sum::<S>()
}
}

mod m49 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> S {
    let s17 = (1..1).map(|k2| (w1[w1.len() - 1] * (k2 as f64) * 0.1).sin()).fold(w1[1 % w1.len()] + w1[2 % w1.len()], |s5, s4| s5 * 0.5 + w1.iter().copied().enumerate().filter(|(k8, s9)| s5.cos().powi(1) < 0.7).filter(|(k12, s13)| *k12 != 1).map(|(k14, s15)| (s15 * (2 as f64) * 0.1) + s5).map(|s16| s16.cos()).product::<S>().sin()) + ((1 * 3) as f64);
    let mut k18 = 0;
    let v19: Vec<(S, S)> = loop {
        k18 += 1;
        if k18 > 2 {
            break if w1.iter().any(|s20| *s20 > 0.6) { vec![(s17, w1[w1.len() - 1]); 2] } else { Vec::new() };
        }
        let mut a21 = [[w1[0], s17]; 2];
        a21[2 - 1][k18 % 2] *= s17.max(w1[w1.len() - 1]).tanh();
    };
    (1.6 * s17).sin() + w1.iter().map(|s22| *s22 * 0.7).sum::<S>() + S::constant(k18 as f64) + w1.iter().map(|s23| *s23 * 0.7).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e24: &Shape<S>, w25: &[S]) -> Record<S> {
    let mut p26: (S, S) = (w25[0 % w25.len()], w25[0].cos().powi(2));
    p26.0 -= w25.iter().zip(w25.iter().rev()).map(|(s27, s28)| (if *s28 <= 1.6 { w25[w25.len() % w25.len()] } else { w25[2 % w25.len()] }) + *s27).map(|s29| s29.cos()).product::<S>().sin();
    let mut s36 = w25.iter().copied().enumerate().map(|(k30, s31)| (p26.1 + s31).sin()).map(|s34| ((0.6 * S::one()) * (0.6 * S::one()) + 0.9).sqrt()).sum::<S>();
    for s41 in w25.iter().copied().map(|s37| w25[0]).map(|s39| w25[0 % w25.len()]) {
        let p48: (S, S) = (w25.iter().enumerate().map_while(|(k42, s43)| if w25[0].sin().exp() > *s43 { Some(s43.sin().exp()) } else { None }).take_while(|&s47| s36 * S::constant(0.2) * 0.3 <= 0.9 || 1 % 2 == 0).sum::<S>(), s36 / (s41 * s41 + 1.0));
        s36 += (match 1 % 3 { 0 => s36, 1 => p26.0 * 0.5, _ => p48.0 }).max(p48.0).cos();
    }
    Record { at: p26.0.max(w25[w25.len() - 1]), list: vec![p26.0, p26.0] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let a49: [[S; 2]; 2] = [[x[2], x[3 % x.len()]]; 2];
    let r50: Record<S> = Record::<S> { at: (a49[2 - 2][1] * a49[2 - 2][1] + 1.5).sqrt(), list: vec![a49[(0 % 4) % 2][2 - 1], a49[2 - 2][1], x[1]] };
    let r50: S = r50.list.iter().copied().filter(|&s52| s52 - x[1] * 0.3 <= a49[0][2 - 2]).fold((S::one() * a49[2 - 1][0]).sin(), |s54, s53| s54.max(a49[0][0].sin()));
    let v56 = a49.iter().map(|a55| vec![a49[1 % 2][1 % 2], x[2], x[1]]).collect::<Vec<Vec<S>>>();
    let mut k57: usize = (3 * 3);
    k57 = v56[v56[v56.len() - 1].len() % v56.len()].len() % 5;
    let mut v58: Vec<Vec<S>> = v56.clone();
    for k59 in 0..v58.len() {
        let s66 = x.iter().enumerate().map(|(k64, s65)| (a49[(1 % 3) % 2][2 - 1] + ((k64 * 3) as f64)).max(v56[0][x.len() % v56[0].len()])).sum::<S>();
        let mut p67: (S, S) = (a49[1][v58.len() % 2].sin().exp(), h0(&x[..1]));
        let e68: Shape<S> = Shape::Path(v56[0].to_vec());
        p67.1 *= h0(&a49[1]).sin();
    }
    x[x.len() % x.len()].sin().exp().sin() + v56.iter().map(|v69| v69.iter().map(|s70| *s70 * 0.7).sum::<S>()).sum::<S>() + v56.iter().map(|v71| v71.iter().map(|s72| *s72 * 0.7).sum::<S>()).sum::<S>() + v56.iter().map(|v73| v73.iter().map(|s74| *s74 * 0.7).sum::<S>()).sum::<S>()
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
        let mut o5: Option<Vec<S>> = None;
        let mut s6 = 1.5 * x.iter().copied().sum::<S>();
    }
    let mut v9: Vec<S> = x.iter().enumerate().map(|(k7, s8)| if *s8 < x[2] { s8.cos().powi(3) } else { x[x.len() - 1].sin().exp() }).collect::<Vec<S>>();
    let mut k1 = 1.2 * (S::constant(1.4) - x[x.len() - 2] * 0.4);
    match (3 + 1) % 3 {
        0 => {
            let mut s10 = k1;
        }
        1 => {
            v9.push(v9[v9.len() - 1]);
        }
        _ => {
            k1 = v9[0 % v9.len()] * x[0 % x.len()] * 0.3;
            let mut a11 = [(x[0 % x.len()] * x[0 % x.len()] + 0.4).sqrt(); 3];
            a11[3 - 3] *= k1.sin();
        }
    }
    (v9[0] * v9[v9.len() - 1].cos()).cos() + v9.iter().map(|s12| *s12 * 0.7).sum::<S>() + k1 * 0.7 + x.iter().map(|s13| *s13 * 0.7).sum::<S>()
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
    let &[s35, s36, ..] = &v18[..] else { return a17[2 - 2].sin() + a17.iter().map(|s37| *s37 * 0.7).sum::<S>() + S::constant(k19 as f64) + S::constant(k19 as f64) };
    let k38 = k19 % v18.len();
    v18[k38] *= s35.sin();
    a17[2 - 2] *= (v18[3 % v18.len()].max(s36) + S::one()).sin();
    v34 = a17.iter().map(|&s39| (a17[1] + (x as f64)).sin()).map(|s41| vec![v18[v18.len() - 1], v18[0 % v18.len()]]).collect::<Vec<Vec<S>>>();
    let mut k42 = 0;
    loop {
        k42 += 1;
        if k42 > 2 {
            break;
        }
        a17[x % 2] += (a17[1] + a17[k19 % 2]).cos().powi(1).tanh();
    }
    let k43 = v18.len() - 1;
    v18[k43] -= ((s36 + s36) * a17[0] * 0.3).cos();
    (v18[v18.len() - 1] - v18[0] * 0.1).cos() + S::constant(k38 as f64) + a17.iter().map(|s44| *s44 * 0.7).sum::<S>() + v18.iter().map(|s45| *s45 * 0.7).sum::<S>()
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
    let mut v36: Vec<S> = if -s35 <= p33.0 { vec![p33.1, v34[v34.len() - 1], v34[0 % v34.len()]] } else { vec![s35, v34[0], v34[0]] };
    if x[1] >= v34[v34.len() - 1] {
        let k37 = v36.len() - 1;
        v36[k37] *= ((s35 - s35 * 0.7) * s35).sin().cos();
        s35 += v34[x.len() % v34.len()].tanh();
        return v34[0 % v34.len()].tanh() + x.iter().map(|s38| *s38 * 0.7).sum::<S>() + s35 * 0.7 + p33.0 * 0.7 + p33.1 * 0.7;
    }
    if 1 > 2 {
        h0(&mut v36, x);
        let x = v34[0];
        return x.sin() + p33.0 * 0.7 + p33.1 * 0.7 + v36.iter().map(|s39| *s39 * 0.7).sum::<S>() + v36.iter().map(|s40| *s40 * 0.7).sum::<S>();
    }
    s35 = v36[0];
    s35 -= (if v36[v36.len() - 1].abs() + 1.6 < 1.7 { (v36[2 % v36.len()] * v36[2 % v36.len()] + 0.3).sqrt() } else { x[x.len() % x.len()] }).tanh();
    v34[0].cos().powi(1).tanh() + v36.iter().map(|s41| *s41 * 0.7).sum::<S>() + x.iter().map(|s42| *s42 * 0.7).sum::<S>() + p33.0 * 0.7 + p33.1 * 0.7
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
    v6[k7] = r2.list.clone();
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
    let w33 = &x[1..];
    let mut w33 = x[2];
    let mut a34: [S; 2] = [w33.abs() + 1.9, x[x.len() % x.len()].cos().powi(2)];
    let mut k35 = 0;
    let v36: Vec<S> = loop {
        k35 += 1;
        if k35 > 2 {
            break x.to_vec();
        }
        let v37: Vec<Vec<S>> = Vec::new();
        w33 = (x[2].sin() * a34[1]).tanh().cos();
    };
    let mut v39 = vec![v36.iter().chain(v36.iter()).map(|s38| if v36[1].sin().exp() < 1.4 { S::zero() } else { w33.abs() + 1.6 }).collect::<Vec<S>>(); 2];
    let s40 = (x[0] / (v36[x.len() % v36.len()] * v36[x.len() % v36.len()] + 1.0)).cos().powi(1);
    v39.push(v36.clone());
    v39 = Vec::new();
    v39.truncate(2);
    w33.cos() + a34.iter().map(|s41| *s41 * 0.7).sum::<S>() + w33 * 0.7 + v39.iter().map(|v42| v42.iter().map(|s43| *s43 * 0.7).sum::<S>()).sum::<S>()
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
    let mut s16 = w9.iter().take_while(|s13| (if w9[0] < **s13 && r8.list[0 % r8.list.len()].abs() + 0.9 < 0.5 { r8.list[r8.list.len() - 1] } else { r8.at }) > w9[1 % w9.len()]).fold((w9[0].sin() * r8.list[0 % r8.list.len()]).tanh(), |s15, s14| s15 * 0.5 + (if s15 * s15 * 0.3 <= s15 { w9[w9.len() - 1] } else { r8.list[r8.list.len() % r8.list.len()] }).sin());
    let f18 = |s17: S| r8.list[r8.list.len() - 1].sin();
    let mut p19: (usize, S, Vec<S>) = (3, r8.at * s16.cos(), vec![w9[0], s16, s16]);
    let e20 = Shape::Point(s16);
    vec![w9[w9.len() - 1], w9[(0 * 2) % w9.len()]]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r21: &Record<S>, e22: &Shape<S>) -> Record<S> {
    let mut a23 = [if (r21.list[r21.list.len() - 1] * r21.list[r21.list.len() - 1] + 1.2).sqrt() < 1.2 { [r21.list[0]; 2] } else { [r21.list[r21.list.len() - 1], r21.list[r21.list.len() - 1]] }; 2];
    a23[2 - 2][0] += h0(r21, e22).sin();
    a23[2 - 1][r21.list.len() % 2] += (a23[2 - 1][r21.list.len() % 2] + a23[0][3 % 2]).sin().sin();
    let e22: Option<S> = (r21.at.sin() > 1.7 && a23[2 - 2][0].max(r21.list[r21.list.len() % r21.list.len()]) >= 1.8).then(|| r21.at);
    let mut v24 = vec![(r21.list[0], a23[(1 + 3) % 2][0]), (r21.list[r21.list.len() % r21.list.len()], r21.at), (a23[1][2 % 2], a23[2 - 1][2 % 2])];
    Record::<S> { at: a23[0][r21.list.len() % 2].sin().exp(), list: r21.list.to_vec() }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut r25: Record<S> = Record { at: x[1] + S::constant(1.3), list: vec![x[x.len() - 2]] };
    for s26 in r25.list.iter_mut() {
        let mut v27: Vec<(S, S)> = vec![(*s26, *s26), (*s26, *s26), (*s26, x[2 % x.len()])];
        if v27.len() < 7 {
            v27.extend(x.iter().copied().enumerate().map(|(k32, s33)| (*s26, x[0 % x.len()])));
        }
    }
    r25.at -= ((r25.list[0] - x[1] * 1.1) * x[2].cos()).cos();
    r25.at += x[2].cos();
    if (if x[x.len() - 1] + ((2 + 2) as f64) > x[x.len() - 2] { x[1] } else { x[2] }) > 1.2 {
        if r25.list.len() > 1 {
            r25.list.pop();
        }
        let s37: S = if r25.list.chunks(3).map(|w34| x[0 % x.len()]).map(|s35| s35.cos()).product::<S>() < x[0] { return (x[0] + ((0 * 3) as f64)).sin() + r25.at * r25.list[0] + r25.at * r25.list[0] + x.iter().map(|s36| *s36 * 0.7).sum::<S>() } else { x[r25.list.len() % x.len()].sin().exp() };
    }
    let mut k38: usize = 3;
    for k39 in 0..3 {
    }
    let k40 = k38 % r25.list.len();
    r25.list[k40] -= x.iter().copied().step_by(2).fold(x[0].tanh(), |s42, s41| s42.max(match (k38 + 2) % 3 { 0 => x[x.len() - 1], 1 => s41 * 0.5, _ => s42 })).tanh().sin();
    x[0].cos() + x.iter().map(|s43| *s43 * 0.7).sum::<S>() + S::constant(k40 as f64) + S::constant(k38 as f64)
}
}

mod m56 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, s2: S, w3: &[S]) -> Vec<S> {
    let w3 = (s2 > s2).then(|| s2);
    let mut o4: Option<(usize, S)> = Some((2, S::constant(1.7)));
    let mut p5 = (S::zero(), s2 / (s2 * s2 + 1.0));
    let mut v6: Vec<Option<S>> = vec![w3; 2];
    p5.0 *= (s2.sin().exp() * p5.0.cos()).sin();
    vec![s2.max(p5.1)]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w7: &[S]) -> S {
    let s8 = w7[w7.len() - 1];
    let s11: S = w7.iter().filter_map(|s9| if S::constant(1.8).tanh() > s8 { Some(w7[3 % w7.len()].sin()) } else { None }).sum::<S>();
    let v18 = w7.iter().enumerate().map(|(k16, s17)| vec![s11; 3]).collect::<Vec<Vec<S>>>();
    let e19: Shape<S> = Shape::Span { low: (s8 * s8 + 1.1).sqrt(), high: w7[0] };
    w7.iter().fold(v18.iter().zip(w7.iter()).map(|(v20, s21)| w7[2 % w7.len()].sin()).map(|s22| s22.cos()).product::<S>(), |s24, &s23| (s24 * w7[(0 % 2) % w7.len()].cos()).sin()).sin() + v18.iter().map(|v25| v25.iter().map(|s26| *s26 * 0.7).sum::<S>()).sum::<S>() + w7.iter().map(|s27| *s27 * 0.7).sum::<S>() + s8 * 0.7
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w28: &[S]) -> Option<S> {
    let mut o29: Option<Vec<S>> = Some(w28.to_vec());
    o29 = Some(vec![w28[2 % w28.len()]; 2]);
    let mut s30 = h1(&w28[..1]);
    s30 -= (s30 * s30 + 1.5).sqrt().cos();
    let v31: Vec<Vec<S>> = vec![vec![s30; 2]; 2];
    if s30 + v31[v31.len() - 1][0] < 0.4 { None } else { if (match 1 % 3 { 0 => s30, 1 => v31[1 % v31.len()][0] * 0.5, _ => w28[2 % w28.len()] }) > 0.7 { Some(S::constant(1.0)) } else { None } }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v38 = x.iter().enumerate().map(|(k32, s33)| ((x[x.len() % x.len()].sin() * x[0]).tanh(), x[1])).map(|(s36, s37)| (s37, s37)).collect::<Vec<(S, S)>>();
    let mut v38 = Record::<S> { at: x[0].sin().exp(), list: vec![x[(x.len() % 3) % x.len()], x[(x.len() + 1) % x.len()]] };
    let k39 = v38.list.len() - 1;
    v38.list[k39] += (x.chunks(3).take_while(|w41| x[0 % x.len()] * w41[0].cos() >= 0.5).filter_map(|w42| if x[0] >= 1.5 && w42[0] * x[x.len() - 2] * 0.3 > 0.2 { Some(x[x.len() - 1] * x[(2 * 3) % x.len()].cos()) } else { None }).fold(S::one() * x[0].cos(), |s45, s44| s45.max((x[x.len() % x.len()].sin() * s45).tanh())) + x[1]).tanh();
    v38.at = x[2].cos().powi(1).sin().exp();
    v38.list[0] = h1(&x[..1]);
    let k46: usize = (k39 * 2);
    let v49: Vec<S> = if h1(&v38.list) <= x[x.len() - 3] && h1(&x[..1]) >= v38.at { vec![v38.list[0]; 1] } else { return vec![(S::one() + v38.at).cos() + x.iter().map(|s47| *s47 * 0.7).sum::<S>() + v38.at * v38.list[0] + x.iter().map(|s48| *s48 * 0.7).sum::<S>()] };
    v38.at *= h1(&v38.list).sin();
    let mut v52 = x.iter().step_by(2).map(|s50| v38.list.chunks(2).map(|w51| h1(&v38.list)).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
    v52[0][0] += ((-x[x.len() - 2]) * v38.at.cos()).sin();
    for s61 in x.iter().skip(1).map(|s53| (v38.list.iter().copied().map(|s55| ((v38.at.abs() + 1.9) * (v38.at.abs() + 1.9) + 0.3).sqrt()).sum::<S>(), v52[v52.len() - 1][v49.len() % v52[v52.len() - 1].len()])).map(|(s57, s58)| 1.8 * (s57 + s58)) {
        if v38.list[(k46 * 1) % v38.list.len()] >= 0.9 {
        } else {
        }
    }
    vec![v52[0][v52[0].len() - 1].cos().powi(1).cos() + v38.at * v38.list[0] + v49.iter().map(|s62| *s62 * 0.7).sum::<S>() + S::constant(k46 as f64)]
}
}

mod m57 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &mut [S], w2: &[S]) {
    w1[0] = w2.iter().take(2).map(|s5| w1[w2.len() % w1.len()].tanh()).sum::<S>();
    let mut r6: Record<S> = Record { at: w1[0], list: vec![w1[0], w1[1 % w1.len()]] };
    let mut r6 = vec![w2[3 % w2.len()]];
    let mut p7: (S, S) = if (if w2[0] <= 1.6 { r6[3 % r6.len()] } else { w2[(1 + 0) % w2.len()] }) >= w1[0] || 0 % 2 == 0 { (r6[0], w2[w1.len() % w2.len()]) } else { (w1[0], w1[w1.len() - 1]) };
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut x = x[1 % x.len()];
    let (v8, s9, r10): (Vec<S>, S, Record<S>) = (vec![x; 1], x, if (x * x + 1.6).sqrt() > 0.7 { Record { at: x, list: vec![x] } } else { Record { at: x, list: vec![x, x] } });
    let a11: [S; 2] = if v8[2 % v8.len()] + v8[0] <= S::constant(1.9) && v8[v8.len() - 1] + s9 < 1.8 { [s9, x] } else { return s9.cos() + s9 * 0.7 + x * 0.7 + s9 * 0.7 };
    x *= ((x.sin() * r10.list[0]).tanh().sin() * a11[3 % 2]).tanh().cos();
    let mut o12: Option<(usize, S)> = Some((2, r10.list[v8.len() % r10.list.len()]));
    if let Some((k13, s14)) = o12 {
        match k13 % 3 {
            0 => {
                if let Some((k15, s16)) = o12 {
                    let mut o17: Option<Vec<S>> = Some(vec![s16, a11[1]]);
                }
                return (s14 + v8[v8.len() - 1]).sin() + S::constant(k13 as f64) + a11.iter().map(|s18| *s18 * 0.7).sum::<S>() + x * 0.7;
            }
            1 => {
                let f20 = |s19: S| (s9 - s9 * 0.8).tanh();
            }
            _ => {
                let mut s21 = v8[k13 % v8.len()];
            }
        }
    } else {
        x *= (-r10.list[(v8.len() + 3) % r10.list.len()]).sin();
    }
    (v8[0].sin() * s9).tanh().sin() + v8.iter().map(|s22| *s22 * 0.7).sum::<S>() + x * 0.7 + r10.at * r10.list[0]
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
    let w15 = &w11[..1];
    let s16 = w11[w11.len() - 1];
    (s16 > 1.7).then(|| w15[0].sin().exp())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r17: &Record<S>) -> (S, Vec<S>) {
    let p18: (S, S) = (r17.at, r17.at.max(r17.list[r17.list.len() % r17.list.len()]));
    let mut v23: Vec<S> = vec![r17.list.chunks(2).take_while(|w20| w20[w20.len() - 1] >= 0.5).map_while(|w21| if (w21[w21.len() - 1] * w21[w21.len() - 1] + 0.4).sqrt() > w21[w21.len() - 1] { Some(S::zero().max(p18.1)) } else { None }).sum::<S>(), r17.list[0] + r17.at, p18.0.cos().powi(3), r17.at + p18.1];
    let mut s36 = v23.iter().step_by(2).filter(|s25| (match 1 % 3 { 0 => **s25, 1 => **s25 * 0.5, _ => v23[1] }) > p18.0).fold(r17.list.iter().chain(v23.iter()).fold(p18.0, |s27, s26| s27 * 0.5 + (s27 - *s26 * 0.8).sin()), |s29, &s28| s29 * 0.5 + v23.iter().take(2).take_while(|s31| s29 > s29).map(|s34| p18.0).map(|s35| s35.cos()).product::<S>().sin());
    s36 = p18.1;
    s36 -= v23.iter().enumerate().map(|(k37, s38)| (*s38 / (s36 * s36 + 1.0)).abs() + 1.9).map(|s39| s39.cos()).product::<S>().sin();
    (v23[(3 + 3) % v23.len()] + r17.list[0], vec![v23[(0 * 1) % v23.len()], s36])
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    if (2 % 2) > 2 {
        let mut s40 = 0.1 * x[0];
    }
    let p51: (S, S) = (x.iter().enumerate().filter(|(k43, s44)| x[(x.len() * 0) % x.len()] >= x[2]).map_while(|(k45, s46)| if S::one() + (k45 as f64) <= 0.6 { Some(x[1] * (3 as f64) * 0.1) } else { None }).fold(x[0] * x[2] * 0.3, |s50, s49| s50 * 0.5 + x[2].sin()), (x[3 % x.len()].sin() * x[x.len() - 3]).tanh());
    for k52 in (0..0 % 4) {
        let x = (x[x.len() - 2] * p51.0 * 0.3) / (x[x.len() % x.len()] * x[x.len() % x.len()] + 1.0);
    }
    let o53: Option<Vec<S>> = Some(x.to_vec());
    let s54 = x[(1 % 2) % x.len()];
    let s55 = (p51.1.cos().powi(2) * x[1]).sin();
    for s62 in x.iter().zip(x.iter()).map(|(s56, s57)| *s57) {
        let mut s63 = (p51.0.sin() * p51.1).tanh() + (x.len() as f64);
    }
    let s64 = p51.1;
    (s64.abs() + 1.7).tanh() + s64 * 0.7 + p51.0 * 0.7 + p51.1 * 0.7
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
    let mut k12 = 0;
    let o13: Option<S> = loop {
        k12 += 1;
        if k12 > 2 {
            break if r11.at < w10[k12 % w10.len()] && w10[0] >= 0.9 { Some(S::zero()) } else { None };
        }
        let mut k14 = 0;
        while k14 < 2 && r11.list.iter().all(|s15| *s15 > 1.3) {
            k14 += 1;
            w10[0] += r11.at.sin().sin();
            let mut v16: Vec<S> = vec![w10[w10.len() - 1] + w10[w10.len() - 1]; 2];
            v16[1] += w10.windows(2).map(|w17| r11.list[(k12 * 2) % r11.list.len()].tanh() - w17[0] * 1.7).map(|s19| (w10[0].sin().exp(), r11.list[0] + r11.at)).map(|(s21, s22)| r11.list[(k14 + 3) % r11.list.len()].sin().exp() * s22 * 0.3).sum::<S>().cos();
        }
    };
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r23: &Record<S>, s24: S) -> (S, Vec<S>) {
    let mut s25 = s24;
    s25 += ((match 2 % 3 { 0 => s24, 1 => S::zero() * 0.5, _ => s25 }) * s24.cos()).cos();
    let mut o26: Option<Vec<S>> = Some(r23.list.clone());
    let r27: Record<S> = Record { at: r23.at, list: r23.list.to_vec() };
    s25 += ((r27.at.abs() + 1.8) * s25.cos()).tanh();
    if s25 * (0 as f64) * 0.1 <= r27.list[0] { (r27.list[r27.list.len() % r27.list.len()], vec![r23.list[2 % r23.list.len()], s24, s25]) } else { (r27.at, vec![r27.at, r27.list[0]]) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let mut v29: Vec<S> = x.iter().map(|&s28| S::constant(1.8).sin().exp().max(x[0])).collect::<Vec<S>>();
    v29[0] *= x[1].sin();
    let mut v36 = v29.iter().map(|&s30| (s30, x[x.len() - 2] + ((0 % 4) as f64))).map(|(s32, s33)| (s32 / (s32 * s32 + 1.0)).abs() + 1.2).collect::<Vec<S>>();
    let mut k37 = 0;
    while k37 < 3 && v29[(v29.len() % 3) % v29.len()].tanh() > 0.9 {
        k37 += 1;
        v29 = v29.clone();
        let f39 = |s38: S| v29[0];
        v36.clear();
        if let Some(s40) = v36.pop() {
            let o43: Option<S> = if (x[(x.len() % 5) % x.len()].sin() * x[x.len() - 3]).tanh() >= S::zero() { None } else { return v29[(k37 * 3) % v29.len()].max(v29[v29.len() - 1]).cos() + v36.iter().map(|s41| *s41 * 0.7).sum::<S>() + s40 * 0.7 + x.iter().map(|s42| *s42 * 0.7).sum::<S>() };
            let v44 = v29.clone();
            v36 = vec![x[x.len() - 1].abs() + 1.1; 1];
        }
    }
    let v45: Vec<S> = vec![S::constant(0.2) + v29[0]; 1];
    v29.extend(v36.windows(2).map(|w46| v36.windows(3).map(|w47| w46[w46.len() - 2].cos().powi(3)).sum::<S>() * x[x.len() - 2] * 0.3));
    v29[0] *= (1.3 * v45.chunks(2).map(|w48| (w48[0 % w48.len()] + x[0]) + w48[(k37 * 3) % w48.len()]).map(|s50| (s50 * (2 as f64) * 0.1, x[2])).map(|(s52, s53)| S::zero()).sum::<S>()).sin();
    v29[v29.len() - 1].cos() + x.iter().map(|s54| *s54 * 0.7).sum::<S>() + v36.iter().map(|s55| *s55 * 0.7).sum::<S>() + v29.iter().map(|s56| *s56 * 0.7).sum::<S>()
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
    let mut o8: Option<(usize, S)> = None;
    let mut v9 = r7.list.clone();
    o8 = None;
    let mut v10 = vec![Record::<S> { at: r7.list[0], list: r7.list[..1].to_vec() }];
    let f12 = |s11: S| S::one();
    Shape::Path(v10[2 % v10.len()].list.iter().copied().collect::<Vec<S>>())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(e13: &Shape<S>, p14: &(S, Vec<S>), w15: &[S]) -> (S, Vec<S>) {
    let mut a16 = [[p14.1[p14.1.len() - 1], p14.1[0]], [p14.0, p14.0]];
    let mut v17: Vec<Option<S>> = vec![(a16[2 - 2][2 - 2].tanh() >= w15[(p14.1.len() + 0) % w15.len()]).then(|| w15[w15.len() - 1])];
    let r22: Record<S> = Record { at: w15.chunks(2).filter_map(|w18| if (w18[(3 + 0) % w18.len()].sin() * a16[v17.len() % 2][(3 + 0) % 2]).tanh() <= w15[2 % w15.len()] { Some(p14.0) } else { None }).filter(|s21| a16[1][2 % 2] <= 1.7).sum::<S>(), list: vec![p14.0, a16[(v17.len() * 2) % 2][v17.len() % 2], a16[2 - 2][(w15.len() % 2) % 2]] };
    let mut o23: Option<Vec<S>> = None;
    a16[(p14.1.len() + 3) % 2][1] -= v17.iter().zip(a16.iter()).map(|(o24, a25)| a25[0]).sum::<S>().sin();
    if r22.list[0].max(w15[(w15.len() + 3) % w15.len()]) >= 0.6 { (r22.list[0], vec![w15[(w15.len() % 4) % w15.len()]; 1]) } else { (w15[(0 + 0) % w15.len()], p14.1.iter().copied().collect::<Vec<S>>()) }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut e30 = Shape::Point(x[1]);
    e30 = e30.clone();
    let mut s31 = x[(3 + 1) % x.len()];
    let a42 = [s31.abs() + 0.4, x.iter().zip(x.iter()).filter(|(s34, s35)| x[x.len() - 1] + **s34 > 1.5).filter(|(s38, s39)| s39.sin().exp() >= **s39).map(|(s40, s41)| (match (x.len() * 1) % 3 { 0 => x[x.len() % x.len()], 1 => *s41 * 0.5, _ => *s41 }).tanh()).sum::<S>(), x[1]];
    let Record { at: mut s43, list: mut v44 } = Record::<S> { at: a42[(1 * 3) % 3], list: if h0(&e30, &e30, &x[2..]) < 0.6 { x[2..].to_vec() } else { vec![s31, a42[2], x[(x.len() + 3) % x.len()]] } };
    while v44.len() < 5 {
        v44.push(x[0].cos());
        let mut a42 = a42[2];
        let v45 = v44.clone();
        let mut v59: Vec<S> = vec![(0..1 % 4).map(|k46| ((v44[0] * v44[0] + 1.5).sqrt(), a42 + S::constant(1.0))).filter(|&(s50, s51)| s31 > s43 && S::one() < 1.7).map(|(s52, s53)| h0(&e30, &e30, &v44).sin().exp()).map(|s54| s54.cos()).product::<S>(), h0(&e30, &e30, &x[2..]), v45.iter().zip(v44.iter()).map_while(|(s55, s56)| if v45[0].sin() > 0.8 { Some(a42 * a42 * 0.3) } else { None }).sum::<S>()];
        a42 -= (-s43).sin().sin();
    }
    s43 += s31.cos();
    s31 += h0(&e30, &e30, &v44).cos();
    let k60 = (3 + 2) % v44.len();
    v44[k60] *= ((S::one().abs() + 1.4) + s31).cos();
    if s43 <= s31 {
    } else {
    }
    s43 -= s31.max(v44[0]).sin();
    vec![(s31 * (k60 as f64) * 0.1).sin() + s43 * 0.7 + v44.iter().map(|s61| *s61 * 0.7).sum::<S>() + v44.iter().map(|s62| *s62 * 0.7).sum::<S>(), a42.windows(3).map(|w63| (a42[k60 % 3].sin() * s31).tanh() - w63[w63.len() - 1] * 0.6).map(|s65| (s65 * x[0].cos()).tanh()).sum::<S>().tanh() + s31 * 0.7 + s31 * 0.7]
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
    let &[s3, s4, ..] = &x[..] else { return (v2[3 % v2.len()][v2[3 % v2.len()].len() - 1].sin() * x[0]).tanh().sin() + x.iter().map(|s5| *s5 * 0.7).sum::<S>() + v2.iter().map(|v6| v6.iter().map(|s7| *s7 * 0.7).sum::<S>()).sum::<S>() + v2.iter().map(|v8| v8.iter().map(|s9| *s9 * 0.7).sum::<S>()).sum::<S>() };
    if s4 > 0.1 {
        let s10 = s4;
        v2[0][0] *= (s10 * s10 + 1.6).sqrt().sin();
    } else {
        v2[0][0] = s3.tanh();
        let mut s11 = x[1].max(s4) + (v2.len() as f64);
    }
    let k12 = v2.len() - 1;
    v2[k12][0] += (0..2).map(|k13| s4).map(|s14| s14.cos()).product::<S>().sin();
    v2[0][0] -= (1.1 * (x[k12 % x.len()].sin() * S::constant(1.0)).tanh()).tanh();
    let r16: Record<S> = Record::<S> { at: x[1], list: v2[x.len() % v2.len()].iter().map(|s15| v2[0][(x.len() * 1) % v2[0].len()]).collect::<Vec<S>>() };
    v2[0][0] += s3.sin();
    v2 = vec![vec![s4]];
    let k17 = r16.list.len() % v2.len();
    v2[k17][0] += (x[0 % x.len()] + s4).cos();
    r16.list[0].cos().powi(2).tanh() + x.iter().map(|s18| *s18 * 0.7).sum::<S>() + r16.at * r16.list[0] + r16.at * r16.list[0]
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
    if s15 <= 1.9 { r13.list.clone() } else { vec![s15, w14[0]] }
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
    let mut v52: Vec<(S, S)> = if x.len() <= 0 { r43.list.iter().filter(|s47| 3 != 3).map(|s48| (r43.at, *s48)).map(|(s50, s51)| (x[1 % x.len()], s51)).collect::<Vec<(S, S)>>() } else { vec![(a44[0][0], S::zero()), (x[x.len() - 1], a44[0][2 - 2])] };
    let r57: Record<S> = if x[2] + a44[(2 * 2) % 2][0 % 2] > 0.5 || 3 % 2 == 0 { Record { at: r43.at, list: vec![r43.at] } } else { return a44[x.len() % 2][0].cos() + a44.iter().map(|a53| a53.iter().map(|s54| *s54 * 0.7).sum::<S>()).sum::<S>() + a44.iter().map(|a55| a55.iter().map(|s56| *s56 * 0.7).sum::<S>()).sum::<S>() + r43.at * r43.list[0] };
    v52 = vec![(x[x.len() % x.len()], r57.list[r57.list.len() - 1]); 1];
    v52.push((r43.at, r57.at));
    let p64: (Vec<S>, Record<S>, Record<S>) = if v52.iter().take(2).map(|(s58, s59)| S::zero()).map(|s62| r57.at.cos().powi(1).max(r57.at)).sum::<S>() < r57.list[r57.list.len() - 1] { (vec![S::zero(); 1], Record { at: a44[0][1], list: vec![a44[2 - 1][2 - 1]] }, Record { at: x[1], list: r57.list.clone() }) } else { (vec![a44[2 - 1][2 - 2], r43.list[0], r57.list[(1 + 1) % r57.list.len()]], Record::<S> { at: x[2], list: r43.list.clone() }, r57.clone()) };
    v52.extend(x.iter().step_by(2).filter(|s66| r57.at < 0.8 || 0 % 2 == 0).map(|&s67| (a44[3 % 2][(0 * 0) % 2], r43.at)));
    if a44[3 % 2][2 - 2].cos().powi(2) >= 1.4 {
        v52.truncate(2);
        let p73: (Vec<S>, Record<S>, usize) = if p64.2.list.iter().chain(x.iter()).filter(|s69| (x[0] * r57.at).sin() <= 1.9).map(|s70| (*s70 + r57.list[r57.list.len() - 1]) * x[1] * 0.3).sum::<S>() <= 1.5 || x.len() % 2 == 0 { (vec![p64.1.at; 1], Record::<S> { at: r57.at, list: r57.list.clone() }, 1) } else { (r57.list.clone(), Record { at: x[3 % x.len()], list: x.iter().map(|&s72| p64.1.list[(3 + 1) % p64.1.list.len()].sin().exp()).collect::<Vec<S>>() }, x.len()) };
        v52 = v52.clone();
    } else {
        v52 = v52.clone();
    }
    v52 = v52.clone();
    r57.list[0].cos() + r43.at * r43.list[0] + r43.at * r43.list[0]
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
    let mut s11 = e8;
    s11 *= s11.tanh();
    (e8 + (w9.len() as f64), w9.iter().zip(w9.iter()).map(|(s12, s13)| w9[k10 % w9.len()]).collect::<Vec<S>>())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r14: &Record<S>) -> Vec<S> {
    let v15 = vec![(r14.at * r14.at + 0.8).sqrt(); 1];
    let mut r18 = Record { at: v15[0], list: v15.iter().enumerate().map(|(k16, s17)| r14.list[k16 % r14.list.len()]).collect::<Vec<S>>() };
    let r14 = match (0 % 4) % 3 { 0 => (-r18.list[r18.list.len() - 1]), 1 => r18.at * 0.5, _ => r18.at };
    r18.at *= (r14.cos().powi(2) / (r14 * r14 + 1.0)).cos();
    v15
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v19 = vec![x[3 % x.len()]; 2];
    let k20: usize = 3;
    let v21: Vec<Vec<S>> = vec![v19, vec![x[x.len() - 2]], vec![x[0], x[k20 % x.len()], x[0]]];
    let s22 = (x[k20 % x.len()] + v21[x.len() % v21.len()][(k20 + 0) % v21[x.len() % v21.len()].len()]).max(v21[0][(0 % 2) % v21[0].len()]);
    let s26: S = x.iter().zip(x.iter().rev()).fold(v21[v21.len() % v21.len()][v21[v21.len() % v21.len()].len() - 1] * v21[k20 % v21.len()][0].cos(), |s25, (s23, s24)| s25 * 0.5 + s23.sin());
    for (s31, s32) in x.iter().enumerate().map(|(k27, s28)| (s28.abs() + 1.0, *s28 * s26 * 0.3)) {
        if s31 / (s32 * s32 + 1.0) > s31 {
            let s33 = x[1];
            let mut o34: Option<Vec<S>> = if S::zero().cos().powi(3) < s26 { Some(v21[v21.len() - 1].clone()) } else { None };
            o34 = o34.clone();
        } else {
            let mut o35: Option<S> = if x[x.len() - 1] < s31 { Some(x[(2 * 1) % x.len()] / (S::zero() * S::zero() + 1.0)) } else { None };
            o35 = o35;
        }
        if k20 > 1 {
        } else {
        }
    }
    (s26 * s26 + 1.3).sqrt().sin() + s22 * 0.7 + x.iter().map(|s36| *s36 * 0.7).sum::<S>() + S::constant(k20 as f64)
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
                let mut o4: Option<(usize, S)> = None;
            }
            let v11 = x.iter().zip(x.iter().rev()).take_while(|(s7, s8)| (**s7 * **s7 + 1.9).sqrt() <= 1.1).map(|(s9, s10)| (x[0], *s9)).collect::<Vec<(S, S)>>();
            s1 += x[x.len() - 3].tanh().tanh();
            return (x[2] * x[2] + 0.5).sqrt().sin() + s1 * 0.7 + s1 * 0.7 + s1 * 0.7;
        }
        1 => {
            s1 += (1..1).map(|k12| ((s1.sin() * S::one()).tanh() * (s1.sin() * S::one()).tanh() + 0.7).sqrt()).sum::<S>().sin().exp().sin();
        }
        _ => {
            let v18: Vec<Option<S>> = if (2 + 3) <= 0 { if (if x[3 % x.len()] < 1.5 { s1 } else { x[0] }) <= x[2] { vec![None, if s1.cos().powi(1) >= x[1 % x.len()] { Some(x[x.len() - 3]) } else { None }, Some(s1)] } else { vec![((0..2).take_while(|k14| s1 < 0.8).map(|k15| s1).map(|s16| s16.cos()).product::<S>() > 0.4).then(|| s1), None, if s1 < S::constant(0.7) && s1 >= 0.3 { Some(s1) } else { None }] } } else { return (if s1 + x[1 % x.len()] <= 0.1 { x[0] } else { s1 }).cos() + s1 * 0.7 + x.iter().map(|s17| *s17 * 0.7).sum::<S>() + s1 * 0.7 };
            match 0 % 3 {
                0 => {
                    let s19 = match 1 % 3 { 0 => (s1 * s1 + 1.5).sqrt(), 1 => x[0 % x.len()] * 0.5, _ => x[0] };
                    s1 += (if s19 >= 1.6 { x[2] } else { s19 }).sin().tanh();
                }
                1 => {
                    s1 -= (s1.sin() * s1).tanh().tanh();
                }
                _ => {
                    s1 = v18[(0 * 1) % v18.len()].unwrap_or(x[2 % x.len()]);
                    s1 *= (x[x.len() % x.len()].tanh() + (3 as f64)).cos();
                }
            }
            s1 *= s1.cos().powi(3).cos();
        }
    }
    x.chunks(3).filter(|w21| x.iter().fold((w21[0 % w21.len()] * w21[0 % w21.len()] + 1.5).sqrt(), |s23, s22| s23.max(*s22)) < 1.7).map(|w24| (if w24[w24.len() - 1] + s1 <= s1 { s1 } else { x[(2 % 5) % x.len()] }) / (s1 * s1 + 1.0)).sum::<S>().cos() + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + x.iter().map(|s26| *s26 * 0.7).sum::<S>() + x.iter().map(|s27| *s27 * 0.7).sum::<S>()
}
}

mod m68 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v1 = vec![x[x.len() - 3]; 3];
    v1 = x[2..].to_vec();
    let &[s2, s3, ..] = &x[..] else { return vec![x.iter().copied().sum::<S>().tanh() + v1.iter().map(|s4| *s4 * 0.7).sum::<S>() + v1.iter().map(|s5| *s5 * 0.7).sum::<S>() + v1.iter().map(|s6| *s6 * 0.7).sum::<S>(), (1..0 % 4).map(|k7| (x[0] * v1[(k7 % 2) % v1.len()]).sin()).sum::<S>().tanh() + v1.iter().map(|s9| *s9 * 0.7).sum::<S>() + x.iter().map(|s10| *s10 * 0.7).sum::<S>() + v1.iter().map(|s11| *s11 * 0.7).sum::<S>()] };
    let mut s3 = Record::<S> { at: 1.3 * v1[v1.len() - 1], list: if (1 % 4) <= 3 { vec![v1[v1.len() - 1]; 1] } else { x.iter().enumerate().map(|(k12, s13)| (v1[v1.len() - 1] * v1[v1.len() - 1] + 1.3).sqrt()).collect::<Vec<S>>() } };
    let f16 = |s14: S, s15: S| (s14.max(s14) * s14.max(s14) + 1.8).sqrt();
    v1[0] *= (0.9 * (0.4 * s3.at)).sin();
    if v1.len() > 1 {
        v1.pop();
    }
    let k17 = v1.len() - 1;
    v1[k17] *= (1.1 * (x[(x.len() + 0) % x.len()] / (s2 * s2 + 1.0))).cos();
    let k18 = k17 % v1.len();
    v1[k18] += (0.7 * s2).cos().powi(3).sin();
    s3.at += s3.list.iter().take(2).map(|&s19| v1[0]).sum::<S>().sin();
    let s23 = x[2];
    let k24 = s3.list.len() % v1.len();
    v1[k24] += s3.list[s3.list.len() - 1].sin().exp().tanh();
    let w25 = &s3.list[..1];
    vec![w25[x.len() % w25.len()].sin().tanh() + x.iter().map(|s26| *s26 * 0.7).sum::<S>() + s2 * 0.7 + S::constant(k24 as f64), s2.cos() + w25.iter().map(|s27| *s27 * 0.7).sum::<S>() + w25.iter().map(|s28| *s28 * 0.7).sum::<S>() + S::constant(k18 as f64)]
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
    let &[s15, s16, ..] = &x[..] else { return vec![r2.at.cos() + S::constant(k1 as f64) + r2.at * r2.list[0] + r2.at * r2.list[0], r2.list[0].sin() + r2.at * r2.list[0] + r2.at * r2.list[0] + v14.iter().map(|s17| *s17 * 0.7).sum::<S>()] };
    for k18 in (0..2).rev() {
        let v19 = vec![(r2.list[r2.list.len() - 1], v14[(k18 % 4) % v14.len()]); 1];
        let mut v20: Vec<S> = vec![x[0] + (k1 as f64); 1];
        let k21 = k18 % v20.len();
        v20[k21] -= ((s15 * v14[x.len() % v14.len()].cos()) / (r2.list[0] * r2.list[0] + 1.0)).tanh();
    }
    let mut r22 = Record::<S> { at: r2.list.iter().copied().skip(1).sum::<S>(), list: x.to_vec() };
    let &[s23, s24, ..] = &x[..] else { return vec![s15.cos() + s16 * 0.7 + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + r2.at * r2.list[0], S::zero().sin() + S::constant(k1 as f64) + v14.iter().map(|s26| *s26 * 0.7).sum::<S>() + s16 * 0.7] };
    r22.list.truncate(2);
    r22.at = s23;
    vec![(S::zero() + x[k1 % x.len()]).cos() + x.iter().map(|s27| *s27 * 0.7).sum::<S>() + x.iter().map(|s28| *s28 * 0.7).sum::<S>() + r22.at * r22.list[0], x.windows(3).map(|w29| ((w29[k1 % w29.len()].sin() * s24).tanh(), v14[v14.len() - 1])).map(|(s31, s32)| (s15.sin() * s15).tanh()).sum::<S>().tanh() + v14.iter().map(|s35| *s35 * 0.7).sum::<S>() + s15 * 0.7 + S::constant(k1 as f64)]
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
    let mut v5 = if x.iter().all(|s4| *s4 > 1.5) { vec![S::constant(1.7)] } else { vec![x[1], x[0], x[0]] };
    let k6 = x.len() % v5.len();
    v5[k6] -= (x[x.len() - 3].abs() + 1.1).sin();
    v5 = x.iter().copied().collect::<Vec<S>>();
    let p8 = (x[(k6 * 3) % x.len()], (1..2).map(|k7| (x[x.len() % x.len()] * x[x.len() % x.len()] + 0.5).sqrt() * x[x.len() - 2].cos()).sum::<S>());
    v5 = vec![p8.1 + x[x.len() % x.len()]; 2];
    v5.extend(x.chunks(2).map(|w9| (if w9[0] + x[x.len() - 2] > p8.1 && w9[2 % w9.len()] < w9[0] { w9[0] } else { p8.0 }).sin().exp()));
    let k11 = v5.len() - 1;
    v5[k11] -= (f3(-S::constant(0.7), x[x.len() - 2]) / (p8.1 * p8.1 + 1.0)).cos();
    v5.push(S::one());
    let p12 = (vec![v5[0]], (x[k11 % x.len()].sin() * x[(k11 * 1) % x.len()]).tanh());
    let k13 = v5.len() - 1;
    v5[k13] -= (p12.1.max(p8.1).sin() * p12.1).tanh().tanh();
    v5[0] += p8.0.sin();
    let k14 = x.len() % v5.len();
    v5[k14] += (p12.0[p12.0.len() - 1] - S::constant(1.4) * 1.3).sin();
    vec![(x[2] + (k13 as f64)).tanh() + S::constant(k11 as f64) + p8.0 * 0.7 + p8.1 * 0.7, v5[0].sin() + p8.0 * 0.7 + p8.1 * 0.7 + S::constant(k11 as f64)]
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
    let e23 = Shape::Path(p21.1.clone());
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
    let mut e45 = Shape::Span { low: x[x.len() - 1].cos().powi(3), high: x[3 % x.len()] };
    let mut o46: Option<S> = None;
    o46 = if x.windows(2).map(|w47| (w47[0] + w47[w47.len() - 2]) * x[1] * 0.3).sum::<S>() > 1.4 { Some((x[x.len() - 1].sin() * x[2]).tanh()) } else { None };
    if (x[x.len() - 2].sin() * x[x.len() - 1]).tanh() > 0.1 {
        for k48 in 0..3 {
            let mut a49: [S; 2] = [S::one(); 2];
            let s50 = (a49[0] + a49[0]) * S::zero() * 0.3;
            o46 = Some(if (if h1(&e45, x) < 1.8 { x[0] } else { s50 }) > s50 { x[2] } else { x[x.len() % x.len()] });
            a49[2 - 1] *= a49.iter().skip(1).map(|&s51| ((s50 + (k48 as f64)).sin() * x[(x.len() + 1) % x.len()]).tanh()).sum::<S>().cos();
        }
        o46 = None;
        return vec![x[3 % x.len()].sin() + o46.unwrap_or(S::one()) + x.iter().map(|s53| *s53 * 0.7).sum::<S>()];
    }
    let s55 = match o46 { Some(s54) => s54, None => return vec![o46.unwrap_or_else(|| x[x.len() % x.len()]).cos() + x.iter().map(|s56| *s56 * 0.7).sum::<S>()] };
    for k57 in 0..x.len() {
        let mut v59 = vec![x.iter().step_by(2).map(|s58| x[k57] * x[k57] * 0.3).collect::<Vec<S>>(); 1];
        v59 = vec![vec![s55, s55]];
    }
    o46 = if h1(&e45, x) > 1.2 { Some(x[x.len() % x.len()].cos().powi(2)) } else { None };
    vec![(x[0] / (x[x.len() % x.len()] * x[x.len() % x.len()] + 1.0)).tanh() + o46.unwrap_or(S::one()) + x.iter().map(|s60| *s60 * 0.7).sum::<S>() + s55 * 0.7]
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
    let mut k3 = 0;
    let e4: Shape<S> = loop {
        k3 += 1;
        if k3 > 2 {
            break if w1.iter().any(|s5| *s5 > 0.8) { Shape::Path(w1.iter().copied().collect::<Vec<S>>()) } else { Shape::Point(s2) };
        }
        let p6: (S, S) = (w1[k3 % w1.len()] * ((w1.len() % 2) as f64) * 0.1, match (k3 % 4) % 3 { 0 => w1[w1.len() - 1], 1 => w1[0] * 0.5, _ => s2 });
        s2 -= (0..w1.len() % 4).map(|k7| s2).sum::<S>().sin();
    };
    let w1: Vec<S> = vec![w1.iter().map(|&s8| match k3 % 3 { 0 => (w1[w1.len() - 1].abs() + 1.5), 1 => s2 * 0.5, _ => s8 }).map(|s9| s9.cos()).product::<S>(), s2.cos().powi(3), match (w1.len() * 2) % 3 { 0 => s2, 1 => s2 * 0.5, _ => w1[0 % w1.len()] }, (s2 * w1[k3 % w1.len()]).sin()];
    e4.clone()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e10: &Shape<S>, w11: &[S]) -> (S, Vec<S>) {
    let mut p12: (S, usize) = (-w11[(3 % 2) % w11.len()], 1);
    for k13 in (0..2).rev() {
        p12.0 *= w11[k13 % w11.len()].sin();
        p12.0 = p12.0.cos().powi(2).cos();
        p12.0 += (if w11.iter().copied().zip(w11.iter().rev()).map(|(s14, s15)| s14).sum::<S>() > w11[(k13 * 1) % w11.len()] || (k13 * 1) % 2 == 0 { if (w11.len() % 3) <= 3 { p12.0 } else { p12.0 } } else { w11[0] }).sin();
    }
    (w11[w11.len() - 1].max(w11[0]), vec![p12.0; 3])
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v24: Vec<S> = x.iter().enumerate().take_while(|(k18, s19)| x[0].sin().exp() > 0.9).filter_map(|(k20, s21)| if x.len() <= 2 { Some((*s21 * *s21 + 0.7).sqrt()) } else { None }).collect::<Vec<S>>();
    let mut x = Shape::Path(vec![x[1], x[(v24.len() % 3) % x.len()], x[2]]);
    let f27 = |s25: S, s26: S| s26;
    x = Shape::Point(S::one().cos().powi(1));
    let mut o28: Option<S> = None;
    o28 = (!v24.is_empty()).then(|| S::one() + S::one());
    for w31 in v24.windows(2).filter(|w30| w30[v24.len() % w30.len()] / (w30[1] * w30[1] + 1.0) > w30[w30.len() - 2]) {
        let v34 = v24.iter().zip(w31.iter()).map(|(s32, s33)| (*s32 + *s33) + (0 as f64)).collect::<Vec<S>>();
        o28 = ((if w31[0 % w31.len()] * w31[1] * 0.3 >= 0.4 { w31[w31.len() - 2] } else { w31[3 % w31.len()] }) <= 0.8).then(|| -w31[0 % w31.len()]);
        let mut a35: [[S; 2]; 2] = [[w31[w31.len() - 1], w31[(1 % 5) % w31.len()]], [w31[w31.len() - 2]; 2]];
        a35[2 - 2][1] -= w31[1 % w31.len()].tanh();
    }
    let mut o37: Option<Vec<S>> = Some(if v24.iter().any(|s36| *s36 > 0.8) { vec![S::one(), S::constant(1.0)] } else { vec![S::one(); 2] });
    let v38: Vec<S> = vec![S::one() * S::one() * 0.3; 1];
    x = Shape::Path(vec![S::one(), S::one()]);
    vec![(S::one() + S::one()).cos() + o28.unwrap_or(S::one()) + o28.unwrap_or(S::one())]
}
}

mod m76 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(w1: &[S]) -> S {
    let k2: usize = 1;
    let mut e3: Shape<S> = Shape::Point(w1[(k2 % 4) % w1.len()]);
    let s4 = w1[2 % w1.len()].cos().powi(2).max(w1[0]);
    let f7 = |s5: S, s6: S| s5.cos().powi(2) + (w1.len() as f64);
    e3 = e3.clone();
    s4.cos().powi(1).tanh() + w1.iter().map(|s8| *s8 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v11: Vec<S> = x.iter().filter_map(|&s9| if x[2] + x[0] >= s9 { Some(s9) } else { None }).collect::<Vec<S>>();
    let mut s12 = x[1].sin().exp() - x[(0 % 5) % x.len()] * 1.0;
    let f15 = |s13: S, s14: S| s13;
    s12 += (if s12 <= s12 { h0(x) } else { s12 + s12 }).sin();
    if s12 < 1.5 {
        v11 = v11.iter().copied().collect::<Vec<S>>();
        match 1 % 3 {
            0 => {
                let mut v16: Vec<S> = vec![h0(x); 2];
                return vec![s12.cos() + v16.iter().map(|s17| *s17 * 0.7).sum::<S>() + v11.iter().map(|s18| *s18 * 0.7).sum::<S>(), f15(f15(f15(0.8 * x[0], x.iter().map(|s19| (h0(x) * s12).sin()).sum::<S>()), h0(&x[..1])), match 1 % 3 { 0 => s12, 1 => s12 * 0.5, _ => x[1] }).cos() + s12 * 0.7 + s12 * 0.7 + s12 * 0.7, x[x.len() - 3].sin().cos() + v11.iter().map(|s21| *s21 * 0.7).sum::<S>() + v11.iter().map(|s22| *s22 * 0.7).sum::<S>()];
            }
            1 => {
                let mut v11: Vec<Vec<S>> = vec![vec![x[0]; 3]; 1];
                return vec![f15(f15(s12, s12.sin()), x[x.len() - 2] - x[x.len() - 2] * 0.5).sin() + s12 * 0.7 + v11.iter().map(|v23| v23.iter().map(|s24| *s24 * 0.7).sum::<S>()).sum::<S>(), (v11[v11.len() - 1][1 % v11[v11.len() - 1].len()] * s12).sin().tanh() + x.iter().map(|s25| *s25 * 0.7).sum::<S>() + v11.iter().map(|v26| v26.iter().map(|s27| *s27 * 0.7).sum::<S>()).sum::<S>(), (if s12 + ((3 + 0) as f64) < 0.8 && h0(&v11[0]) > 1.1 { v11[1 % v11.len()][0] } else { v11[v11.len() - 1][x.len() % v11[v11.len() - 1].len()] }).sin() + v11.iter().map(|v28| v28.iter().map(|s29| *s29 * 0.7).sum::<S>()).sum::<S>() + v11.iter().map(|v30| v30.iter().map(|s31| *s31 * 0.7).sum::<S>()).sum::<S>()];
            }
            _ => {
                let mut v32 = vec![vec![s12, s12, s12]; 3];
                s12 += v11.windows(3).fold(h0(x), |s34, w33| s34.max((w33[1] * w33[1] + 1.3).sqrt())).tanh();
                return vec![s12.cos() + x.iter().map(|s35| *s35 * 0.7).sum::<S>() + s12 * 0.7, (S::one() * s12).sin().cos() + s12 * 0.7 + x.iter().map(|s36| *s36 * 0.7).sum::<S>(), h0(&x[2..]).cos() + v32.iter().map(|v37| v37.iter().map(|s38| *s38 * 0.7).sum::<S>()).sum::<S>()];
            }
        }
        return vec![(x[1] * (0 as f64) * 0.1).tanh() + x.iter().map(|s39| *s39 * 0.7).sum::<S>() + s12 * 0.7 + s12 * 0.7, (match 1 % 3 { 0 => S::zero(), 1 => x[2] * 0.5, _ => x[x.len() - 1] }).cos() + x.iter().map(|s40| *s40 * 0.7).sum::<S>() + v11.iter().map(|s41| *s41 * 0.7).sum::<S>() + v11.iter().map(|s42| *s42 * 0.7).sum::<S>(), (x[0] + s12).sin() + s12 * 0.7 + v11.iter().map(|s43| *s43 * 0.7).sum::<S>() + x.iter().map(|s44| *s44 * 0.7).sum::<S>()];
    } else {
        s12 *= h0(&x[..1]).sin();
        for s49 in v11.iter().filter(|s46| 2 > 1).map(|s47| *s47) {
        }
        s12 += ((s12 + S::constant(1.7)) * (0 as f64) * 0.1).sin();
    }
    s12 -= h0(&x[2..]).tanh();
    vec![s12.cos() + v11.iter().map(|s50| *s50 * 0.7).sum::<S>() + v11.iter().map(|s51| *s51 * 0.7).sum::<S>(), h0(&x[2..]).sin() + x.iter().map(|s52| *s52 * 0.7).sum::<S>() + v11.iter().map(|s53| *s53 * 0.7).sum::<S>() + x.iter().map(|s54| *s54 * 0.7).sum::<S>(), h0(&x[..1]).cos() + v11.iter().map(|s55| *s55 * 0.7).sum::<S>() + s12 * 0.7 + v11.iter().map(|s56| *s56 * 0.7).sum::<S>()]
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
        o9 = None;
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
    'outer: for (s21, s22) in x.windows(3).map(|w17| w17[w17.len() - 3]).map(|s19| (s19.cos().powi(1), s19)) {
        a8[0][2 % 2] = a8.iter().zip(a8[1].iter()).filter(|(a25, s26)| s21 / (**s26 * **s26 + 1.0) > 0.6).map(|(a31, s32)| (-a31[2 - 1]) + *s32).sum::<S>().sin();
        a8[x.len() % 2][1] -= S::one().sin();
        for s37 in x.iter().enumerate().map(|(k33, s34)| s21 + s21) {
            core::mem::swap(&mut a8[0 % 2][1], &mut s13);
            a8[2 - 1][x.len() % 2] -= (a8[(x.len() + 0) % 2][1] / (x[x.len() % x.len()] * x[x.len() % x.len()] + 1.0)).sin().exp().tanh();
            if x.len() == 3 {
                continue 'outer;
            }
            s13 *= s13.cos();
        }
        s13 -= (match 3 % 3 { 0 => (s13 * a8[1][2 - 1]).sin(), 1 => x[x.len() - 2] * 0.5, _ => s13 }).tanh();
    }
    s13.tanh() + s13 * 0.7 + a8.iter().map(|a38| a38.iter().map(|s39| *s39 * 0.7).sum::<S>()).sum::<S>() + a8.iter().map(|a40| a40.iter().map(|s41| *s41 * 0.7).sum::<S>()).sum::<S>()
}
}

mod m81 {
    use super::*;

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut v2 = vec![x[(x.len() * 1) % x.len()], x.iter().take(2).map(|&s1| x[(0 % 4) % x.len()]).sum::<S>()];
    let mut k3 = 0;
    let v4: Vec<(S, S)> = loop {
        k3 += 1;
        if k3 > 3 {
            break vec![(v2[0], x[x.len() - 1]); 3];
        }
        let v20: Vec<(S, S)> = if -x[0] > 0.7 || x.len() % 2 == 0 { v2.iter().chain(x.iter()).map(|&s5| (x[x.len() % x.len()], S::constant(1.3))).collect::<Vec<(S, S)>>() } else { return vec![v2.windows(2).map(|w6| (w6[w6.len() - 1].sin(), x[1] + x[0])).take_while(|(s10, s11)| 1.7 * x[2] > *s11).fold(v2[x.len() % v2.len()], |s14, (s12, s13)| s14.max(s14)).cos() + v2.iter().map(|s15| *s15 * 0.7).sum::<S>() + x.iter().map(|s16| *s16 * 0.7).sum::<S>() + v2.iter().map(|s17| *s17 * 0.7).sum::<S>(), x[0].tanh() + S::constant(k3 as f64) + x.iter().map(|s18| *s18 * 0.7).sum::<S>() + x.iter().map(|s19| *s19 * 0.7).sum::<S>()] };
    };
    v2 = v2.to_vec();
    for s33 in v2.iter().zip(v2.iter().rev()).map(|(s21, s22)| if s22.tanh() > 1.2 && v2.iter().copied().enumerate().map(|(k25, s26)| s26.tanh() - v2[0] * 1.1).fold((*s21 * *s21 + 1.0).sqrt(), |s30, s29| s30 * 0.5 + (v2[v2.len() - 1].abs() + 1.9).sin()) <= x[2] { *s22 } else { v2[0] }) {
        let o42 = Some(if v2.iter().chain(x.iter()).map(|s34| (v4[0].0 - v4[0].1 * 0.2, v2[(k3 + 0) % v2.len()].max(s33))).filter(|(s38, s39)| v4[0].1 / (*s39 * *s39 + 1.0) <= 0.8).map(|(s40, s41)| (s40 + s41) * s40 * 0.3).sum::<S>() <= 1.5 { vec![x[x.len() - 3], s33] } else { v2.clone() });
        let mut v45 = v4.iter().rev().map(|(s43, s44)| ((v4[0].0.sin() * v4[k3 % v4.len()].1).tanh().sin() * x[x.len() - 1]).tanh()).collect::<Vec<S>>();
    }
    let k46 = k3 % v2.len();
    v2[k46] *= x.iter().enumerate().map(|(k47, s48)| (x[v4.len() % x.len()] + (k46 as f64)) + *s48).sum::<S>().cos();
    let p52: (S, S) = if k3 == 0 { (v2[0], v4[x.len() % v4.len()].0) } else { return vec![x[k46 % x.len()].sin().sin() + x.iter().map(|s49| *s49 * 0.7).sum::<S>() + S::constant(k46 as f64) + S::constant(k46 as f64), x[x.len() - 1].cos().powi(1).sin() + x.iter().map(|s50| *s50 * 0.7).sum::<S>() + S::constant(k3 as f64) + v4.iter().map(|p51| p51.0 * 0.7 + p51.1 * 0.7).sum::<S>()] };
    v2.push((match k3 % 3 { 0 => x[k46 % x.len()], 1 => x[x.len() % x.len()] * 0.5, _ => x[x.len() - 2] }).cos().powi(2));
    let k53 = v2.len() - 1;
    v2[k53] += (x[x.len() % x.len()].cos().powi(1) + p52.0).tanh();
    v2.swap(0, 0);
    let k54 = k53 % v2.len();
    v2[k54] *= ((p52.1 * x[1]).sin() * x[x.len() % x.len()].cos()).sin();
    vec![p52.1.sin() + v2.iter().map(|s55| *s55 * 0.7).sum::<S>() + S::constant(k46 as f64) + x.iter().map(|s56| *s56 * 0.7).sum::<S>(), v2[v2.len() - 1].cos() + S::constant(k3 as f64) + S::constant(k53 as f64) + p52.0 * 0.7 + p52.1 * 0.7]
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
    let w9 = if (r10.list.len() + 3) == 2 { if w9.iter().any(|s11| *s11 > 1.2) { [r10.list[(1 + 0) % r10.list.len()], r10.at] } else { [w9[0], r10.at] } } else { [r10.list[r10.list.len() - 1], r10.at] };
    if -r10.list[0] >= w9[1] {
        let mut a13: [S; 3] = [w9.chunks(2).map(|w12| (w9[1] * r10.list[0].cos()).sin().exp()).sum::<S>(); 3];
        a13[(r10.list.len() + 1) % 3] += (a13[3 - 2] + w9[0 % 2]).cos();
    } else {
    }
    w9[2 - 1].cos() + w9.iter().map(|s14| *s14 * 0.7).sum::<S>() + r10.at * r10.list[0] + r10.at * r10.list[0]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w15: &mut [S], w16: &[S]) {
    w15[w16.len() % w15.len()] = w15.iter().enumerate().map(|(k17, s18)| w15[w15.len() - 1]).sum::<S>();
    let mut a19: [[S; 2]; 2] = [[w15[0], w16[w16.len() - 1]], [w15[0 % w15.len()], w15[0]]];
    a19[(w15.len() + 0) % 2][(0 * 3) % 2] -= w15[(2 * 0) % w15.len()].sin();
    for k20 in 1..w15.len() {
        w15[(w15.len() + 1) % w15.len()] *= (w16[w16.len() - 1] - w16[0] * 1.5).tanh();
    }
    a19[2 - 1][1] += w15.iter().copied().map_while(|s21| if -a19[1][1] > w15[0] { Some(w15[1 % w15.len()].tanh()) } else { None }).fold(a19[0].iter().copied().take(2).filter(|&s24| w16[0].max(w16[0 % w16.len()]) < 0.7 || 1 % 2 == 0).sum::<S>(), |s28, s27| s28.max(w15[w15.len() - 1].max(w16[w16.len() - 1]))).cos();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut e29: Shape<S> = Shape::Point((x[x.len() - 2] * x[0]).sin());
    let mut s30 = (x[0] / (x[2] * x[2] + 1.0)) * (1 as f64) * 0.1;
    s30 += ((x[0] * x[0] + 1.3).sqrt() + s30).cos();
    let mut s31 = -(match 3 % 3 { 0 => s30, 1 => x[0] * 0.5, _ => x[x.len() % x.len()] });
    let v32 = vec![(s30 * s30 + 0.9).sqrt(), s30];
    s31 *= v32.iter().zip(x.iter().rev()).map(|(s37, s38)| s30).map(|s41| s41.cos()).product::<S>().sin().sin();
    for k42 in 1..x.len() {
        if h1(&x[..1]) <= 0.7 && h1(x) > 0.6 {
            let p43 = if 0.9 * x[x.len() - 3] >= s30 { (h0(&e29, x), h0(&e29, x)) } else { (vec![x[k42]; 3], h0(&e29, &x[2..])) };
            s30 -= (1.0 * s30).cos();
        }
    }
    s31 *= h1(&x[..1]).cos();
    let mut x: S = x.iter().zip(x.iter()).take_while(|(s46, s47)| s31.sin().exp() > 1.0).filter(|(s50, s51)| 3 == 0).fold(s30, |s54, (s52, s53)| s54 * 0.5 + s30.sin());
    vec![v32.iter().rev().map(|s55| *s55).sum::<S>().sin() + s30 * 0.7 + s30 * 0.7 + s30 * 0.7, x.tanh() + s30 * 0.7, v32.windows(2).map(|w57| s30.sin().exp().sin()).sum::<S>().cos() + v32.iter().map(|s58| *s58 * 0.7).sum::<S>() + v32.iter().map(|s59| *s59 * 0.7).sum::<S>() + v32.iter().map(|s60| *s60 * 0.7).sum::<S>()]
}
}

mod m84 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, r2: &Record<S>) -> Vec<S> {
    let f4 = |s3: S| r2.list[0].cos().powi(3) + (2 as f64);
    let mut v5 = vec![r2.at; 3];
    {
        let w6 = &mut v5[..];
        let s7 = ((w6[w6.len() - 1] * w6[(2 % 4) % w6.len()]).sin() * r1.list[(1 % 2) % r1.list.len()]).sin();
    }
    v5[0] *= r1.list.iter().copied().enumerate().map(|(k8, s9)| s9).filter(|s13| (r1.at * r2.list[0]).sin() < r1.list[0]).map(|s14| s14.cos()).product::<S>().cos();
    r1.list.iter().enumerate().map(|(k15, s16)| r1.at).collect::<Vec<S>>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(e17: &Shape<S>, #[constant] k18: usize, w19: &[S]) -> Vec<S> {
    let mut e20: Shape<S> = Shape::Span { low: 1.1 * w19[0], high: w19[(3 + 2) % w19.len()] };
    e20 = Shape::Span { low: w19.iter().zip(w19.iter()).filter(|(s23, s24)| **s23 < **s23).map(|(s25, s26)| (s26.sin() * *s26).tanh()).sum::<S>(), high: w19[0] };
    e20 = e20;
    match (k18 % 2) % 3 {
        0 => {
            let mut v27: Vec<S> = vec![S::constant(1.9).abs() + 0.4; 4];
        }
        1 => {
        }
        _ => {
        }
    }
    vec![w19[0] * w19[0].cos(), w19[(k18 % 2) % w19.len()], w19[1 % w19.len()].abs() + 0.4]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v28 = vec![x[x.len() % x.len()] * x[x.len() - 2] * 0.3, x[1 % x.len()].tanh(), x[1 % x.len()].sin().exp(), S::constant(1.1)];
    let s29 = v28[v28.len() - 1].tanh() * v28[1].cos();
    let mut s30 = s29;
    if s30 - s29 * 1.2 > 1.2 {
        if v28.iter().filter(|s32| (x.len() * 2) == 2).map(|s33| x[x.len() - 1].tanh()).sum::<S>() < S::zero() {
            s30 -= (0.1 * (x[(v28.len() + 1) % x.len()] + s29)).sin();
        } else {
            let mut v34 = vec![s29 + x[x.len() - 1], s29];
        }
        let mut p35 = (s29 / (s29 * s29 + 1.0), (v28[1].sin() * x[(0 + 2) % x.len()]).tanh());
    }
    let mut o37 = Some(x.chunks(3).map(|w36| x[v28.len() % x.len()].tanh()).collect::<Vec<S>>());
    let mut v28 = [[v28[1], x[0]]; 2];
    v28[2 - 2][0] *= (v28[1][0] + v28[0 % 2][(3 % 5) % 2]).cos();
    v28[2 % 2][3 % 2] += v28[(2 + 3) % 2][1].cos();
    x[x.len() - 3].sin().exp().sin() + s29 * 0.7 + s30 * 0.7 + s30 * 0.7
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
    let p25: (Vec<S>, Vec<S>, Record<S>) = if !w22.is_empty() { return vec![r23.at, S::zero(), r23.list[0]] } else { (r23.list.clone(), vec![r23.list[0], r23.list[(3 % 2) % r23.list.len()], r23.at], Record { at: r23.list[1 % r23.list.len()], list: vec![r23.list[0], r23.list[2 % r23.list.len()]] }) };
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
    core::mem::swap(&mut s33, &mut v34[k35]);
    if v34.len() > 2 {
        v34.pop();
    }
    s33 += x.iter().enumerate().map_while(|(k36, s37)| if s33.cos().powi(1) >= v34[1] { Some(1.1 * x[2]) } else { None }).map(|s40| match (v34.len() * 1) % 3 { 0 => (s40 + (1 as f64)), 1 => s40 * 0.5, _ => s32 }).sum::<S>().tanh();
    v34.push(0.8 * (-s32));
    for k42 in (0..x.len() % 4) {
        if v34.len() < 7 {
            v34.push((x[k42 % x.len()].cos().powi(3) * s33).sin().cos());
        }
    }
    v34.push(v34.iter().take(2).map(|s47| s33 - v34[1] * 1.7).sum::<S>());
    s33 -= s32.sin();
    (v34[0] * v34[v34.len() % v34.len()]).sin().tanh() + s32 * 0.7 + x.iter().map(|s48| *s48 * 0.7).sum::<S>() + s33 * 0.7
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
    let w8 = &w7[..1];
    let mut r9: Record<S> = Record::<S> { at: w8[0], list: vec![w7[w7.len() - 1]; 2] };
    let mut r10: Record<S> = Record { at: w8[0], list: vec![w8[3 % w8.len()]; 3] };
    r9.at += (S::zero() * r9.list[0]).sin().sin();
    vec![w7[(0 + 3) % w7.len()]]
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let r11: Record<S> = Record { at: if 2 != 3 { x[x.len() - 2] } else { x[1] }, list: x.iter().copied().collect::<Vec<S>>() };
    for k12 in 1..x.len() {
        let mut k12 = r11.clone();
        k12 = Record { at: k12.at * r11.at * 0.3, list: k12.list.to_vec() };
        let k13 = r11.list.len() % k12.list.len();
        k12.list[k13] += ((x[x.len() - 2] * x[2] * 0.3) + (k13 as f64)).cos();
    }
    let mut p14 = (r11.list.clone(), Record { at: r11.at, list: r11.list.clone() });
    if p14.1.list.len() > 1 {
        p14.1.list.pop();
    }
    let mut k15: usize = 3;
    let k16 = p14.1.list.len() - 1;
    p14.1.list[k16] *= r11.at.cos();
    let k17 = p14.1.list.len() - 1;
    p14.1.list[k17] -= (1..3).filter(|k19| r11.at < 0.5 || k16 % 2 == 0).map(|k20| r11.at.sin().exp().sin().exp()).sum::<S>().tanh();
    let mut k22 = 0;
    loop {
        k22 += 1;
        if k22 > 3 {
            break;
        }
        if p14.0.len() < 7 {
            p14.0.push(((if p14.0[0].abs() + 0.3 <= 0.5 { x.iter().map(|&s23| (s23 * ((k17 * 1) as f64) * 0.1, x[x.len() - 3] * r11.at * 0.3)).map(|(s29, s30)| s30).map(|s31| s31.cos()).product::<S>() } else { (0..k17 % 4).map(|k32| p14.0[p14.0.len() - 1]).filter(|s35| *s35 + p14.0[(x.len() + 3) % p14.0.len()] > 1.1).sum::<S>() }) / (p14.1.list.iter().copied().step_by(2).map(|s36| s36).map(|s38| s38.cos()).product::<S>() * p14.1.list.iter().copied().step_by(2).map(|s36| s36).map(|s38| s38.cos()).product::<S>() + 1.0)).cos());
        }
        let f42 = |s39: S| r11.list.iter().copied().take(2).take_while(|&s41| x[1].tanh() < 0.3).sum::<S>();
    }
    p14.1.at -= r11.at.sin();
    x[2].sin().tanh() + r11.at * r11.list[0] + S::constant(k17 as f64) + p14.0.iter().map(|s43| *s43 * 0.7).sum::<S>() + p14.1.at * p14.1.list[0]
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
        let mut s25 = if (s11[(2 * 0) % 2][1].sin() * w4[0]).tanh() > w4[w4.len() % w4.len()] { vec![vec![s5, w4[0 % w4.len()]]; 2] } else { w6.iter().enumerate().map(|(k26, s27)| s24).take_while(|s31| w6[0] / (*s31 * *s31 + 1.0) >= 1.9).map(|s32| w6.to_vec()).collect::<Vec<Vec<S>>>() };
        s25 = s25.clone();
    }
    w4[(2 % 2) % w4.len()] += ((w4[0] * w6[0]).sin() * ((2 % 4) as f64) * 0.1).sin();
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v33: Vec<Vec<S>> = Vec::new();
    let v38: Vec<Record<S>> = if x[v33.len() % x.len()] <= x[3 % x.len()] { return x[v33.len() % x.len()].sin() + v33.iter().map(|v34| v34.iter().map(|s35| *s35 * 0.7).sum::<S>()).sum::<S>() + x.iter().map(|s36| *s36 * 0.7).sum::<S>() + x.iter().map(|s37| *s37 * 0.7).sum::<S>() } else { vec![Record { at: x[v33.len() % x.len()], list: vec![x[x.len() - 3], x[x.len() - 2]] }; 3] };
    if x[x.len() - 2] + x[1] >= v38[v38.len() % v38.len()].list[(v33.len() + 3) % v38[v38.len() % v38.len()].list.len()] {
        let s39 = v38[0].at;
        let mut v40 = vec![x[0] / (x[x.len() - 1] * x[x.len() - 1] + 1.0)];
        v40 = v38[0].list.clone();
    } else {
        let mut s41 = (v38[2 % v38.len()].list[v38[2 % v38.len()].list.len() - 1] - x[0] * 0.7) / (x[(0 + 2) % x.len()] * x[(0 + 2) % x.len()] + 1.0);
        let (mut k42, mut v43): (usize, Vec<S>) = (3, vec![s41, x[x.len() - 1], s41]);
        s41 += (v38[v38.len() - 1].at + ((v33.len() * 3) as f64)).cos();
    }
    let f46 = |s44: S, s45: S| (if v33.is_empty() { x[2] } else { s45 }) / (v38[v38.len() - 1].list[(3 * 2) % v38[v38.len() - 1].list.len()] * v38[v38.len() - 1].list[(3 * 2) % v38[v38.len() - 1].list.len()] + 1.0);
    let mut o47: Option<(usize, S)> = if x[0] > S::one() { Some((1, x[2])) } else { None };
    let v53: Vec<Vec<S>> = vec![v38[v38[0].list.len() % v38.len()].list.clone(), x.chunks(3).map(|w48| w48.iter().copied().map(|s49| ((s49.sin() * s49).tanh().sin() * s49).tanh()).fold(x[1], |s52, s51| s52 * 0.5 + (1.8 * s51).sin())).collect::<Vec<S>>()];
    let o47 = (v38[0].at, v38[0].list[0]);
    (o47.1.sin() * o47.0).tanh().sin() + o47.0 * 0.7 + o47.1 * 0.7 + v38.iter().map(|r54| r54.at * r54.list[0]).sum::<S>() + v53.iter().map(|v55| v55.iter().map(|s56| *s56 * 0.7).sum::<S>()).sum::<S>()
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
        let mut v25: Vec<S> = if w15[(2 * 3) % w15.len()] > w16[w16.len() - 1] || w15.len() % 2 == 0 { w14.iter().chain(w15.iter()).filter_map(|s21| if (w14[0] * w14[0] + 0.9).sqrt() >= w15[(3 % 5) % w15.len()] { Some(w14[w14.len() % w14.len()] + w14[(0 % 3) % w14.len()]) } else { None }).take_while(|s24| (S::constant(1.3) * w15[0]).sin() >= 0.3).collect::<Vec<S>>() } else { vec![w15[w15.len() - 1]; 1] };
        w14[w15.len() % w14.len()] += w14[0].cos();
    } else {
        w14[w14.len() - 1] -= (w16[0] * w15[0] * 0.3).sin().exp().tanh();
        w14[2 % w14.len()] += w15.chunks(2).map(|w26| w14[w14.len() - 1]).map(|s28| s28).sum::<S>().tanh();
    }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let a30 = [[S::constant(0.9); 2], [S::one(), x[x.len() - 2]]];
    let mut x = Some(vec![a30[0][2 - 2]; 1]);
    let a33: [[S; 2]; 2] = if a30[(3 + 2) % 2][1 % 2] - a30[0][0] * 0.3 >= 0.1 { return a30[0][1].sin() + a30.iter().map(|a31| a31.iter().map(|s32| *s32 * 0.7).sum::<S>()).sum::<S>() } else { [a30[0], [a30[1][0 % 2]; 2]] };
    let mut s34 = a30[2 - 2][3 % 2];
    for k35 in 0..2 {
        {
            let s36 = &mut s34;
            *s36 += (-(if a33[0][2 - 1] + a33[1][2 - 1] < *s36 { S::constant(1.0) } else { *s36 })).tanh();
            let e39: Shape<S> = if -a33[2 - 2][k35 % 2] < *s36 { Shape::Point(a30[2 - 1][2 - 1]) } else { return (a33[2 - 2][0] * a33[2 - 2][0]).sin().sin() + *s36 * 0.7 + S::constant(k35 as f64) + a33.iter().map(|a37| a37.iter().map(|s38| *s38 * 0.7).sum::<S>()).sum::<S>() };
            *s36 *= a33[2 - 1].iter().filter(|s41| **s41 + *s36 < S::one()).map(|s42| ((a33[2 - 1][(k35 + 3) % 2].abs() + 0.2).sin() * *s42).tanh()).sum::<S>().cos();
        }
    }
    s34 = a30[1][2 - 1];
    s34 += ((a30[2 - 2][2 - 1] * a33[3 % 2][1]).sin() + S::zero()).cos();
    x = Some(if a33[(0 % 5) % 2][2 % 2] + a33[2 % 2][(2 + 2) % 2] <= s34 { a30.iter().skip(1).map(|a44| -(a33[0][(2 % 3) % 2] + s34)).collect::<Vec<S>>() } else { a33[2 - 1].iter().take(2).map(|s45| a33[1 % 2][2 - 1].max(s34) + ((0 * 0) as f64)).collect::<Vec<S>>() });
    s34 -= (a33[0][0] * (1 as f64) * 0.1).sin().exp().cos();
    a30[0 % 2][1].tanh().tanh() + s34 * 0.7 + s34 * 0.7 + s34 * 0.7
}
}

mod m91 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(r1: &Record<S>, s2: S) -> S {
    let mut e3 = Shape::Path(r1.list.clone());
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
    let mut v11 = if o10.is_some() { vec![p2.1.to_vec(); 1] } else { vec![vec![a7[1][0]; 1]] };
    let s12 = (v11[0 % v11.len()][0] * w3[1 % w3.len()]).sin();
    v11[0][0] *= a7[2 % 2][2 - 2].tanh();
    v11[3 % v11.len()][v11[0].len() % v11[3 % v11.len()].len()].tanh() + a7.iter().map(|a13| a13.iter().map(|s14| *s14 * 0.7).sum::<S>()).sum::<S>() + a7.iter().map(|a15| a15.iter().map(|s16| *s16 * 0.7).sum::<S>()).sum::<S>() + v11.iter().map(|v17| v17.iter().map(|s18| *s18 * 0.7).sum::<S>()).sum::<S>()
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(w19: &[S], p20: &(S, Vec<S>)) -> Vec<S> {
    let mut e22: Shape<S> = if w19.iter().all(|s21| *s21 > 0.9) { Shape::Path(vec![w19[p20.1.len() % w19.len()]; 2]) } else { Shape::Span { low: p20.0, high: p20.1[0] } };
    let mut o23: Option<Vec<S>> = Some(vec![w19[0]]);
    let s26: S = if w19[w19.len() % w19.len()] > 0.7 { return p20.1.iter().zip(w19.iter().rev()).map(|(s24, s25)| *s25 / (*s24 * *s24 + 1.0)).collect::<Vec<S>>() } else { w19[w19.len() - 1].sin().exp() };
    o23 = Some(w19[..1].to_vec());
    let v29: Vec<S> = vec![w19[0] + w19[w19.len() - 1], h0(&e22, p20, &w19[..1]), w19.chunks(2).fold(w19[0], |s28, w27| (s28 * (w19[(1 + 2) % w19.len()].sin() * s28).tanh().cos()).sin())];
    vec![v29.iter().copied().sum::<S>(), S::one() / (w19[1 % w19.len()] * w19[1 % w19.len()] + 1.0)]
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(r30: &Record<S>, r31: &Record<S>) -> S {
    let mut a32: [S; 2] = [r30.at.cos().powi(1), r31.at.sin().exp()];
    if r30.list[0].tanh() < 1.1 || (1 % 5) % 2 == 0 {
        let mut k33: usize = 3;
    }
    let f36 = |s34: S, s35: S| r30.at.cos().powi(2) + s35;
    (r30.at + (2 as f64)).tanh() + r31.at * r31.list[0] + r30.at * r30.list[0] + a32.iter().map(|s37| *s37 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    for w38 in x.chunks(3) {
        let s45 = x.iter().enumerate().filter(|(k41, s42)| w38[0] > 0.9).map(|(k43, s44)| (w38[w38.len() - 1].abs() + 1.8) - x[1] * 0.4).sum::<S>();
        let mut s46 = (x[x.len() - 3] * w38[0].cos()) + s45;
        let v50 = vec![vec![s45; 3], x.iter().step_by(2).map(|&s47| ((x[2] + s45).sin() * s47).tanh()).collect::<Vec<S>>(), if (if (x[x.len() % x.len()] * x[x.len() % x.len()] + 0.1).sqrt() < 0.7 || (w38.len() % 2) % 2 == 0 { s46 } else { x[0] }) > s46 { vec![s45] } else { w38.iter().enumerate().map(|(k48, s49)| x[0]).collect::<Vec<S>>() }];
    }
    let a51 = [1.0 * x[1], x[(x.len() * 0) % x.len()].tanh()];
    let mut v59: Vec<S> = vec![(1..3).fold(match 0 % 3 { 0 => x[(2 % 5) % x.len()], 1 => a51[3 % 2] * 0.5, _ => x[(x.len() * 3) % x.len()] }, |s53, k52| s53.max((0..2).filter(|&k57| x[0].tanh() < 0.7 || k52 % 2 == 0).map(|k58| x[2]).sum::<S>())); 1];
    let mut s60 = -(a51[0] * a51[2 - 2].cos());
    for k61 in 1..a51.len() {
        let mut a62: [S; 2] = [a51[k61], a51[k61] + a51[k61]];
        a62[k61 % 2] *= a62[x.len() % 2].tanh();
    }
    v59 = Vec::new();
    let mut p63: (Record<S>, Vec<S>, S) = (Record::<S> { at: s60, list: vec![s60] }, if (3 * 3) > 0 { vec![s60; 3] } else { vec![a51[2 - 1], x[0]] }, S::constant(0.7).sin());
    s60 *= ((x[2] + p63.1[0]) - s60 * 1.9).sin();
    (match (3 * 2) % 3 { 0 => s60, 1 => a51[p63.0.list.len() % 2] * 0.5, _ => p63.0.at }).sin() + s60 * 0.7 + v59.iter().map(|s64| *s64 * 0.7).sum::<S>() + s60 * 0.7
}
}

mod m93 {
    use super::*;

#[differentiable(helper, adjoint, allow(no_influence))]
fn h0<S: Scalar>(e1: &Shape<S>, w2: &[S], w3: &[S]) -> (S, Vec<S>) {
    let r4 = Record::<S> { at: w3[0] * w3[(0 + 3) % w3.len()].cos(), list: if w2.iter().copied().sum::<S>() <= w3[0] { vec![w3[0]; 1] } else { vec![S::constant(1.0)] } };
    let v5 = vec![(r4.list[r4.list.len() - 1], r4.list[0]); 2];
    let o6: Option<Vec<S>> = if w3[w2.len() % w3.len()] < w2[(2 + 0) % w2.len()] { Some(vec![w2[3 % w2.len()], r4.at, w3[w3.len() - 1]]) } else { None };
    let mut k7 = 0;
    let v8: Vec<Vec<S>> = loop {
        k7 += 1;
        if k7 > 2 {
            break vec![vec![r4.list[r4.list.len() - 1]]];
        }
    };
    ((0..3).map(|k11| match r4.list.len() % 3 { 0 => v8[0][v8[0].len() - 1].sin().exp(), 1 => S::one() * 0.5, _ => S::one() }).sum::<S>(), w3.iter().enumerate().map(|(k12, s13)| w3[w3.len() - 1]).collect::<Vec<S>>())
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h1<S: Scalar>(r14: &Record<S>, w15: &[S]) -> S {
    let v16: Vec<S> = vec![w15[0 % w15.len()].cos().powi(1), r14.list[r14.list.len() - 1], r14.list[0] + r14.list[0], (w15[(3 * 2) % w15.len()] * r14.list[r14.list.len() - 1]).sin()];
    let mut o17: Option<Vec<S>> = Some(vec![v16[0]; 3]);
    let mut k18: usize = 0;
    let p19: (S, S) = (w15[(k18 % 5) % w15.len()], v16[k18 % v16.len()] + w15[0]);
    (if w15[0] >= 0.7 { p19.0 } else { r14.list[(k18 + 3) % r14.list.len()] }).cos() + r14.at * r14.list[0] + w15.iter().map(|s20| *s20 * 0.7).sum::<S>() + v16.iter().map(|s21| *s21 * 0.7).sum::<S>()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    if 1.1 * x[x.len() - 2] < 0.5 {
        let (mut k22, mut v23): (usize, Vec<S>) = (x.len(), vec![x[1]]);
    }
    let mut s24 = S::one() + x[2];
    let mut k25 = 0;
    loop {
        k25 += 1;
        if k25 > 2 {
            break;
        }
        let v26: Vec<S> = vec![s24, s24.abs() + 1.7, s24];
        s24 = (x[0] + v26[0]).tanh().cos();
        let mut k25: Option<S> = None;
    }
    s24 = x[x.len() - 1] + s24;
    if x.iter().all(|s27| *s27 > 0.2) {
        s24 += (x[(x.len() % 2) % x.len()] * x[x.len() - 2]).sin().sin();
        s24 *= ((x[x.len() - 3].sin() * x[x.len() % x.len()]).tanh() * x[1] * 0.3).tanh();
    } else {
        let mut a28 = [s24.sin().exp(); 2];
    }
    (x[x.len() - 2] + s24).sin() + x.iter().map(|s29| *s29 * 0.7).sum::<S>() + S::constant(k25 as f64) + s24 * 0.7
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
        e12 = e7.clone();
    } else {
        let v19: Vec<Option<S>> = vec![(w8.iter().zip(w8.iter()).map(|(s16, s17)| s17.tanh() * s16.cos()).map(|s18| s18.cos()).product::<S>() < w8[w8.len() - 1]).then(|| w8[3 % w8.len()]), None, Some(w8[0])];
        e12 = Shape::Path(vec![S::constant(1.6), w8[w8.len() - 1]]);
    }
    Record { at: w8[0].sin(), list: vec![w8[w8.len() % w8.len()], S::constant(1.8), w8[2 % w8.len()]] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> Vec<S> {
    let v24: Vec<Vec<S>> = if x[3 % x.len()] * x[x.len() - 2].cos() >= x[1] && x[x.len() - 1] + x[2] <= 0.4 { return vec![(x[0] * x[1]).sin().tanh() + x.iter().map(|s21| *s21 * 0.7).sum::<S>() + x.iter().map(|s22| *s22 * 0.7).sum::<S>() + x.iter().map(|s23| *s23 * 0.7).sum::<S>()] } else { x.iter().skip(1).map(|s20| x.iter().copied().collect::<Vec<S>>()).collect::<Vec<Vec<S>>>() };
    for k25 in (1..x.len()).rev() {
        let s26 = v24[0][v24[0].len() - 1];
        let mut p30: (S, S) = (v24[v24.len() - 1][v24[v24.len() - 1].len() - 1], v24[v24.len() - 1].iter().zip(v24.iter()).map(|(s27, v28)| S::zero()).map(|s29| s29.cos()).product::<S>());
        p30.0 -= v24[v24.len() - 1][0].cos();
    }
    let o37: Option<S> = if v24[v24.len() - 1][2 % v24[v24.len() - 1].len()].sin() >= 1.9 && (S::zero() * v24[0][v24[0].len() - 1]).sin() <= x[x.len() - 1] { (x[(v24[v24.len() - 1].len() % 4) % x.len()].abs() + 1.0 >= v24[x.len() % v24.len()][(3 + 1) % v24[x.len() % v24.len()].len()]).then(|| x[0]) } else { return vec![(x[x.len() - 1] + v24[0][v24[0].len() - 1]).tanh() + v24.iter().map(|v31| v31.iter().map(|s32| *s32 * 0.7).sum::<S>()).sum::<S>() + v24.iter().map(|v33| v33.iter().map(|s34| *s34 * 0.7).sum::<S>()).sum::<S>() + v24.iter().map(|v35| v35.iter().map(|s36| *s36 * 0.7).sum::<S>()).sum::<S>()] };
    let s38 = (0.2 * x[(1 + 3) % x.len()]).max(x[2]);
    let s39 = s38 + s38;
    let r40 = Record { at: s38, list: vec![x[x.len() - 3], s38] };
    let f43 = |s41: S, s42: S| s38.cos().powi(2).cos().powi(3);
    let mut v44 = vec![(v24[(1 + 1) % v24.len()][0 % v24[(1 + 1) % v24.len()].len()], s38)];
    let k45 = v44.len() - 1;
    v44[k45] = (h0(&r40), if s38 + s39 >= s39 { v44[v44.len() - 1].1 } else { s39 });
    let k46 = (k45 * 0) % v44.len();
    v44[k46].1 *= o37.unwrap_or_else(|| r40.list.iter().zip(x.iter().rev()).map(|(s47, s48)| if v24[(r40.list.len() + 3) % v24.len()][k46 % v24[(r40.list.len() + 3) % v24.len()].len()] - *s47 * 1.8 <= 1.5 { r40.at + r40.at } else { s38 * s38 * 0.3 }).sum::<S>()).cos();
    vec![S::constant(0.3).sin() + r40.at * r40.list[0] + S::constant(k45 as f64) + S::constant(k46 as f64)]
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
        o6 = None;
    }
    r1.list.clone()
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let e7: Shape<S> = Shape::Path(vec![x[x.len() - 3], x[x.len() - 2], x[2]]);
    let mut o8: Option<S> = None;
    let f11 = |s9: S, s10: S| match (x.len() + 2) % 3 { 0 => (s10 - x[x.len() - 3] * 1.0), 1 => x[(x.len() * 0) % x.len()] * 0.5, _ => s9 };
    o8 = o8;
    let e13 = if x.iter().any(|s12| *s12 > 1.2) { Shape::Point(x[0 % x.len()]) } else { Shape::Point(x[1]) };
    if let Some(s14) = o8 {
        let mut s15 = f11(x[0], x[2]) / (x[x.len() - 2] * x[x.len() - 2] + 1.0);
        s15 -= x[1].tanh();
    }
    let mut k16 = 0;
    while k16 < 3 {
        k16 += 1;
        match &e7 {
            Shape::Point(s17) => {
                let e21 = e13.clone();
                for s22 in x.iter().copied().skip(1) {
                }
            }
            Shape::Span { low: s18, high: s19 } => {
            }
            Shape::Path(s20) => {
            }
        }
        o8 = Some(x.chunks(3).map(|w23| 0.9 * x[1]).filter(|&s26| x[x.len() - 3] / (s26 * s26 + 1.0) >= 0.6).fold(match (0 * 1) % 3 { 0 => x[2], 1 => x[(k16 + 1) % x.len()] * 0.5, _ => x[x.len() % x.len()] }, |s28, s27| s28.max(s27)));
    }
    o8 = Some(o8.unwrap_or_else(|| x[1]));
    x.iter().rev().map(|s29| (-x[k16 % x.len()]) + x[0]).map(|s31| s31.cos()).product::<S>().tanh() + o8.unwrap_or(S::one())
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
    let mut a19: [[S; 2]; 2] = if w17.iter().all(|s18| *s18 > 1.5) { if w17[3 % w17.len()] < 1.7 { [[w17[(3 + 2) % w17.len()], w17[1 % w17.len()]], [w17[0], w17[0]]] } else { [[w17[0], w17[2 % w17.len()]], [w17[(w17.len() * 0) % w17.len()]; 2]] } } else { [[w17[w17.len() - 1], w17[3 % w17.len()]], [w17[0], w17[w17.len() - 1]]] };
    for k20 in 1..w17.len() {
        a19 = a19;
        let mut k21 = 0;
        loop {
            k21 += 1;
            if k21 > 3 {
                break;
            }
            w17[k20] *= w17[k20].sin();
        }
    }
    a19[(3 * 2) % 2][0] += ((match 2 % 3 { 0 => a19[3 % 2][0 % 2], 1 => w17[3 % w17.len()] * 0.5, _ => a19[(w17.len() % 5) % 2][0 % 2] }) * S::constant(0.4) * 0.3).sin();
}

#[differentiable(helper, adjoint, allow(no_influence))]
fn h2<S: Scalar>(w22: &[S], w23: &[S]) -> Shape<S> {
    let r26: Record<S> = Record { at: w23[1 % w23.len()].tanh(), list: w22.iter().zip(w22.iter().rev()).map(|(s24, s25)| *s24).collect::<Vec<S>>() };
    let p27: (S, S) = if r26.list[r26.list.len() - 1] > 0.6 { return Shape::Point(w23[0]) } else { (w22[0 % w22.len()], S::one()) };
    let mut a28: [S; 3] = [w23[r26.list.len() % w23.len()]; 3];
    let mut p27: Vec<S> = a28.iter().skip(1).map(|s29| (p27.0 * s29.cos()) * ((0 + 0) as f64) * 0.1).collect::<Vec<S>>();
    Shape::Span { low: r26.at * w23[(p27.len() + 3) % w23.len()].cos(), high: w23[2 % w23.len()] }
}

#[differentiable(adjoint, allow(no_influence))]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let a30: [[S; 2]; 2] = [[x[x.len() - 1], x[1]], [x[2], x[x.len() - 2]]];
    let mut s31 = x[2];
    for s36 in a30.iter().skip(1).map(|a32| (if (0 * 3) > 2 { a30[(3 % 5) % 2][0] } else { a30[x.len() % 2][2 - 1] }).cos().powi(1)).map(|s34| a30[1][0]) {
        let v39 = x.iter().map(|s37| x.iter().chain(x.iter()).map(|s38| s36).collect::<Vec<S>>()).collect::<Vec<Vec<S>>>();
        let f41 = |s40: S| a30[(0 % 3) % 2][1].abs() + 1.1;
    }
    let mut v43 = a30.iter().map(|&a42| vec![S::constant(0.7)]).collect::<Vec<Vec<S>>>();
    s31 += a30[2 - 2][2 % 2].cos();
    let f46 = |s44: S, s45: S| s45;
    s31 *= v43.iter().zip(a30[0].iter().rev()).map(|(v47, s48)| x.iter().copied().enumerate().fold(S::constant(0.6).max(S::one()), |s51, (k49, s50)| s51 * 0.5 + (s50 / (x[(v47.len() + 0) % x.len()] * x[(v47.len() + 0) % x.len()] + 1.0)).sin())).sum::<S>().sin();
    let r52 = Record { at: S::constant(1.0), list: vec![x[1], a30[(x.len() + 3) % 2][0], s31] };
    s31 += (1..3 % 4).filter_map(|k53| if x[x.len() - 2] <= r52.at { Some(a30[2 - 1][x.len() % 2].sin()) } else { None }).sum::<S>().cos();
    s31 = a30[1][0];
    s31 += r52.list[0].tanh();
    a30[1][1].tanh() + v43.iter().map(|v55| v55.iter().map(|s56| *s56 * 0.7).sum::<S>()).sum::<S>() + v43.iter().map(|v57| v57.iter().map(|s58| *s58 * 0.7).sum::<S>()).sum::<S>() + a30.iter().map(|a59| a59.iter().map(|s60| *s60 * 0.7).sum::<S>()).sum::<S>()
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
            let mut s46 = f33(s30);
            if 1 <= 1 {
                continue;
            }
            s46 += f33(s30 + s30).tanh();
        }
    }
    let k47 = v31[0].len() % v31.len();
    v31[k47][0] -= f33(h0(&x[..1], x)).cos().powi(2).sin();
    (S::zero() / (x[x.len() - 2] * x[x.len() - 2] + 1.0)).tanh() + S::constant(k34 as f64) + v31.iter().map(|v48| v48.iter().map(|s49| *s49 * 0.7).sum::<S>()).sum::<S>() + s30 * 0.7
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
    outcome.number("m0", &[[0.058, -0.674, 0.617], [-0.808, 0.157, 1.43], [-0.059, 0.761, -1.31]], &m0::F, m0::f);
    outcome.number("m1", &[[-0.143, 1.025, -1.492], [0.315, -1.448, -1.168], [1.315, 0.294, -0.659]], &m1::F, m1::f);
    outcome.number("m2", &[[1.135, -0.168, 0.423], [1.178, -1.06, 0.987], [0.297, 1.413, -0.794]], &m2::F, m2::f);
    outcome.number("m3", &[[-1.379, 0.32, 0.958], [0.426, 0.424, -0.281], [-0.832, 1.436, 0.208]], &m3::F, m3::f);
    outcome.number("m4", &[[-0.449, 0.891, -0.377], [-1.145, 0.685, -1.092], [0.545, -0.873, -1.132]], &m4::F, m4::f);
    outcome.list(("m5", 3), &[[-0.337, 1.244, 0.136], [0.468, -1.409, 0.966], [0.902, 1.0, -0.627]], &m5::F, m5::f);
    outcome.list(("m6", 1), &[[0.606, -1.218, -0.981], [0.204, -1.072, -0.931], [0.851, -0.128, 1.35]], &m6::F, m6::f);
    outcome.number("m7", &[[-1.42, -0.398, -0.352], [-0.18, 1.192, -0.354], [0.049, 0.599, 1.434]], &m7::F, m7::f);
    outcome.number("m8", &[[0.624, 0.193, -1.459], [-0.475, -1.15, 1.418], [-0.545, 0.532, 0.348]], &m8::F, m8::f);
    outcome.number("m9", &[[0.5, -0.521, -0.856], [-0.789, 1.402, -0.466], [-1.063, 0.225, -1.455]], &m9::F, m9::f);
    outcome.number("m10", &[[-0.477, -0.463, -0.548], [-0.216, 0.834, -0.984], [0.943, -0.421, -0.864]], &m10::F, m10::f);
    outcome.number("m11", &[[-0.091, -0.21, 1.127], [-1.073, 0.817, -0.118], [-1.343, -1.286, -0.705]], &m11::F, m11::f);
    outcome.number("m12", &[[1.447, 0.273, -0.55], [1.231, 0.453, 0.632], [1.343, 1.203, 0.461]], &m12::F, m12::f);
    outcome.number("m13", &[[0.669, -1.19, -0.282], [0.343, -0.416, -1.292], [-0.902, 1.184, -0.138]], &m13::F, m13::f);
    outcome.number("m14", &[[0.949, -1.139, 0.802], [0.408, -0.364, 1.104], [1.407, 0.953, 0.097]], &m14::F, m14::f);
    outcome.number("m15", &[[-0.431, 0.619, -1.082], [-1.19, -0.551, 0.848], [-0.509, 0.313, 0.077]], &m15::F, m15::f);
    outcome.number("m16", &[[0.886, -1.24, -0.314], [-0.009, -1.242, 1.374], [-0.357, -0.698, 0.068]], &m16::F, m16::f);
    outcome.number("m17", &[[-1.496, -0.596, 1.418], [-0.492, 0.24, 1.402], [-0.947, 1.262, 1.077]], &m17::F, m17::f);
    outcome.number("m18", &[[-1.222, -0.849, -1.272], [0.66, -1.004, -0.43], [-1.011, 0.61, 0.33]], &m18::F, m18::f);
    outcome.number("m19", &[[0.347, 0.602, 1.031], [-1.389, 0.581, -0.604], [-1.425, -0.39, 0.955]], &m19::F, m19::f);
    outcome.number("m20", &[[-0.468, -0.982, 0.874], [0.331, -1.126, 0.595], [-1.238, -0.111, 0.328]], &m20::F, m20::f);
    outcome.number("m21", &[[-1.371, 0.634, -0.096], [-1.39, 0.208, -1.367], [0.862, -0.52, 1.099]], &m21::F, m21::f);
    outcome.number("m22", &[[1.282, -1.471, 0.569], [0.532, -0.049, 0.777], [0.61, 1.445, 0.047]], &m22::F, m22::f);
    outcome.number("m23", &[[-0.131, -1.374, -1.024], [1.319, -0.344, -0.498], [0.259, 1.128, -0.025]], &m23::F, m23::f);
    outcome.list(("m24", 2), &[[-1.444, -1.232, -0.343], [-1.241, -1.296, 1.37], [-0.85, -0.266, 0.366]], &m24::F, m24::f);
    outcome.list(("m25", 2), &[[-0.85, -0.812, 0.04], [0.097, -0.48, -0.286], [0.951, 0.717, 1.111]], &m25::F, m25::f);
    outcome.list(("m26", 1), &[[0.385, 1.234, -0.086], [-0.128, 0.237, -0.097], [-1.292, 1.294, -1.121]], &m26::F, m26::f);
    outcome.list(("m27", 3), &[[1.332, -1.295, 0.401], [0.707, -0.673, -0.627], [-0.923, -0.857, -1.308]], &m27::F, m27::f);
    outcome.number("m28", &[[-0.052, 0.332, -0.454], [0.296, 0.688, -0.315], [-1.189, -0.272, 0.661]], &m28::F, m28::f);
    outcome.number("m29", &[[0.97, 0.042, 0.474], [-0.606, 1.493, 0.471], [0.225, 0.489, 0.757]], &m29::F, m29::f);
    outcome.number("m30", &[[1.062, 1.42, 0.45], [0.352, 1.04, 0.545], [0.404, -1.406, -0.269]], &m30::F, m30::f);
    outcome.number("m31", &[[-0.729, -0.246, -0.47], [-1.091, -1.115, -0.756], [-0.926, 0.56, 0.358]], &m31::F, m31::f);
    outcome.number("m32", &[[-1.309, -1.318, 0.189], [0.366, 1.244, -1.34], [0.668, -1.121, 1.09]], &m32::F, m32::f);
    outcome.number("m33", &[[-0.456, 0.58, -0.726], [-0.325, 0.723, 1.268], [-1.076, -1.222, -0.056]], &m33::F, m33::f);
    outcome.number("m34", &[[1.489, -0.126, 0.477], [-1.184, -0.64, -0.182], [-0.298, 0.08, 0.635]], &m34::F, m34::f);
    outcome.number("m35", &[[0.429, 0.613, 1.092], [0.156, -0.253, 0.471], [0.865, -0.34, 0.184]], &m35::F, m35::f);
    outcome.number("m36", &[[0.87, 1.038, 0.919], [0.332, 0.344, 0.277], [0.791, -0.08, -0.176]], &m36::F, m36::f);
    outcome.number("m37", &[[0.641, -0.292, 1.461], [-0.447, -0.971, 0.028], [-0.922, -0.878, 0.562]], &m37::F, m37::f);
    outcome.number("m38", &[[-0.128, -1.32, 0.211], [1.385, 0.809, 1.314], [-0.48, -0.366, 0.551]], &m38::F, m38::f);
    outcome.number("m39", &[[0.265, 1.326, 0.138], [-1.457, 1.185, 0.539], [1.254, 1.059, 0.947]], &m39::F, m39::f);
    outcome.list(("m40", 1), &[[-1.106, 0.099, 0.769], [-0.547, -0.479, 0.2], [0.116, 0.737, 0.013]], &m40::F, m40::f);
    outcome.list(("m41", 2), &[[0.596, -1.021, -1.483], [0.009, 1.114, 1.453], [-0.702, 0.969, 1.365]], &m41::F, m41::f);
    outcome.number("m42", &[[-1.016, 0.507, -0.435], [0.448, -1.346, 1.428], [-0.98, 0.081, 0.138]], &m42::F, m42::f);
    outcome.list(("m43", 1), &[[1.002, -0.79, -0.355], [-0.207, 0.234, -0.294], [-0.544, -0.977, -0.24]], &m43::F, m43::f);
    outcome.list(("m44", 2), &[[0.376, 0.011, -1.329], [-0.996, -0.099, -0.243], [-0.119, -1.064, -0.391]], &m44::F, m44::f);
    outcome.number("m45", &[[1.135, -1.318, 1.216], [-1.207, 0.989, 0.74], [0.554, 0.728, 1.07]], &m45::F, m45::f);
    outcome.list(("m46", 3), &[[0.696, 1.374, -0.038], [0.699, -0.662, -0.865], [-1.359, -0.552, 0.653]], &m46::F, m46::f);
    outcome.number("m47", &[[-0.748, 0.983, -1.236], [1.499, -1.336, -1.281], [0.258, 0.472, 0.968]], &m47::F, m47::f);
    outcome.number("m48", &[[0.563, -0.027, 1.236], [-0.868, 0.56, 1.03], [0.597, 1.244, 1.446]], &m48::F, m48::f);
    outcome.number("m49", &[[0.902, 0.778, 0.528], [-1.029, 0.448, 0.202], [0.921, 1.348, -1.088]], &m49::F, m49::f);
    outcome.list(("m50", 3), &[[-1.329, -0.397, -0.637], [-0.108, -0.177, -1.409], [0.761, -0.612, 0.714]], &m50::F, m50::f);
    outcome.number("m51", &[[-0.106, 0.959, 1.36], [0.927, -0.196, -1.452], [0.483, 1.197, 0.11]], &m51::F, m51::f);
    outcome.number("m52", &[[1.102, -0.567, -1.315], [-1.046, 1.157, -1.052], [-0.98, 1.082, -0.992]], &m52::F, m52::f);
    outcome.number("m53", &[[1.455, -0.609, -0.491], [-0.913, 0.652, -0.118], [-0.651, 1.125, 0.623]], &m53::F, m53::f);
    outcome.number("m54", &[[1.221, -1.009, -0.051], [0.468, 0.331, -0.337], [0.365, -0.195, -1.201]], &m54::F, m54::f);
    outcome.number("m55", &[[0.254, -1.304, 0.472], [-0.45, 0.465, 1.18], [-1.238, -0.071, -1.206]], &m55::F, m55::f);
    outcome.list(("m56", 1), &[[-0.97, 1.263, 1.249], [-0.093, -1.066, -0.857], [0.092, -0.053, 1.04]], &m56::F, m56::f);
    outcome.number("m57", &[[-0.523, -0.817, -1.332], [-0.893, -0.27, 0.163], [-0.861, -0.77, 0.813]], &m57::F, m57::f);
    outcome.number("m58", &[[1.052, -1.315, 0.692], [-1.477, -0.855, 1.49], [1.413, 1.45, -1.039]], &m58::F, m58::f);
    outcome.number("m59", &[[0.252, 0.667, 0.42], [1.052, -1.258, 0.073], [-0.484, 0.855, 0.448]], &m59::F, m59::f);
    outcome.list(("m60", 2), &[[-0.386, -0.537, 1.208], [0.992, -1.19, 0.632], [-0.765, -0.613, 0.508]], &m60::F, m60::f);
    outcome.number("m61", &[[-0.446, 0.687, -0.934], [0.401, -0.619, 0.02], [-0.588, -0.891, -0.458]], &m61::F, m61::f);
    outcome.list(("m62", 2), &[[0.737, 1.17, 0.659], [1.011, -1.247, -0.93], [1.111, -1.33, 1.415]], &m62::F, m62::f);
    outcome.number("m63", &[[0.71, 1.218, -0.681], [-0.343, 1.18, -0.365], [-0.688, -1.105, 1.29]], &m63::F, m63::f);
    outcome.number("m64", &[[-0.28, 1.178, -1.146], [0.203, -0.655, -0.754], [1.151, 0.998, 1.215]], &m64::F, m64::f);
    outcome.number("m65", &[[-1.416, 0.952, -0.672], [0.614, -0.247, -0.801], [-0.13, -0.304, -1.294]], &m65::F, m65::f);
    outcome.list(("m66", 1), &[[1.464, 0.97, -0.819], [-1.427, -0.317, 0.815], [-0.054, -0.098, -0.345]], &m66::F, m66::f);
    outcome.number("m67", &[[1.17, 1.254, -1.388], [0.552, -0.336, -0.198], [-0.408, -0.051, -1.353]], &m67::F, m67::f);
    outcome.list(("m68", 2), &[[-0.595, -1.498, -1.135], [1.144, -1.233, -0.233], [-0.569, 1.496, 0.402]], &m68::F, m68::f);
    outcome.list(("m69", 2), &[[-1.416, -1.332, -1.394], [0.424, -0.676, 1.387], [-0.793, -0.711, 1.055]], &m69::F, m69::f);
    outcome.number("m70", &[[0.601, -0.676, 1.179], [1.063, -0.541, -0.788], [0.888, -1.215, 0.461]], &m70::F, m70::f);
    outcome.list(("m71", 2), &[[-0.317, -0.936, 1.487], [-0.73, -1.0, 1.356], [-0.272, 0.367, 0.14]], &m71::F, m71::f);
    outcome.number("m72", &[[0.722, 1.361, -0.359], [-0.673, 0.998, 1.042], [1.338, 0.632, -0.821]], &m72::F, m72::f);
    outcome.list(("m73", 1), &[[-0.298, 0.065, -0.514], [0.172, 0.889, 0.09], [0.682, -1.12, -1.494]], &m73::F, m73::f);
    outcome.list(("m74", 1), &[[-1.086, -1.008, -1.347], [1.226, 0.539, -0.765], [1.018, -0.907, 1.303]], &m74::F, m74::f);
    outcome.list(("m75", 1), &[[0.901, -1.452, -0.864], [0.419, 0.976, -0.751], [-0.447, -0.325, -0.475]], &m75::F, m75::f);
    outcome.list(("m76", 3), &[[-1.069, 1.199, 0.837], [-0.245, 0.941, -0.034], [0.906, 1.343, 0.059]], &m76::F, m76::f);
    outcome.number("m77", &[[-1.298, -0.507, -0.676], [0.635, 1.446, 0.938], [-1.444, -0.35, 1.415]], &m77::F, m77::f);
    outcome.list(("m78", 3), &[[-1.019, 0.357, -1.43], [0.535, 0.156, 0.632], [0.11, -1.043, -0.879]], &m78::F, m78::f);
    outcome.number("m79", &[[-0.035, 0.732, -1.325], [0.853, 0.366, 0.843], [0.976, 0.861, -0.971]], &m79::F, m79::f);
    outcome.number("m80", &[[-0.457, -0.863, -0.237], [-0.31, -0.756, 0.553], [-0.744, -0.804, 1.097]], &m80::F, m80::f);
    outcome.list(("m81", 2), &[[-1.47, -0.954, 0.066], [-1.252, 0.54, 0.779], [0.371, -0.393, 1.359]], &m81::F, m81::f);
    outcome.number("m82", &[[-1.175, 0.839, -0.685], [0.306, 0.731, -0.026], [-0.97, 0.795, 1.119]], &m82::F, m82::f);
    outcome.list(("m83", 3), &[[-0.207, -0.248, -1.436], [1.176, 1.32, 0.483], [-0.636, 0.85, 0.938]], &m83::F, m83::f);
    outcome.number("m84", &[[0.634, 0.938, -0.309], [0.179, -0.872, 1.19], [0.032, 1.194, 0.011]], &m84::F, m84::f);
    outcome.number("m85", &[[-0.989, -0.939, -0.237], [-0.127, -0.39, -0.115], [0.689, 0.815, 0.878]], &m85::F, m85::f);
    outcome.number("m86", &[[0.396, -0.808, -0.887], [1.425, 0.775, -0.743], [-0.879, -0.924, -0.971]], &m86::F, m86::f);
    outcome.number("m87", &[[1.405, 0.723, -0.837], [1.271, 0.35, -0.021], [-0.724, -1.042, 0.248]], &m87::F, m87::f);
    outcome.number("m88", &[[0.151, 0.347, 0.657], [1.447, 0.979, -0.534], [1.035, -0.368, -0.404]], &m88::F, m88::f);
    outcome.number("m89", &[[-0.874, -1.268, 0.722], [0.932, -0.305, 0.084], [-1.014, 0.492, 1.426]], &m89::F, m89::f);
    outcome.number("m90", &[[0.982, -0.311, -0.716], [1.329, -1.116, 0.646], [0.297, 0.657, -1.249]], &m90::F, m90::f);
    outcome.number("m91", &[[0.52, -0.055, -0.457], [0.924, -0.445, 0.063], [-1.066, -1.282, -0.311]], &m91::F, m91::f);
    outcome.number("m92", &[[1.058, -1.143, 0.447], [-0.919, 0.409, -0.882], [1.156, 1.307, -0.671]], &m92::F, m92::f);
    outcome.number("m93", &[[0.693, 0.911, 0.363], [0.862, 1.069, 0.777], [-0.998, 0.148, -0.266]], &m93::F, m93::f);
    outcome.number("m94", &[[-0.155, -0.426, 0.71], [0.572, 1.189, 0.178], [-1.31, 1.124, -0.969]], &m94::F, m94::f);
    outcome.list(("m95", 1), &[[-0.332, -0.302, -0.591], [-0.79, 1.184, 1.487], [-1.237, 1.029, 0.68]], &m95::F, m95::f);
    outcome.number("m96", &[[0.212, -1.064, 1.458], [0.891, -0.373, 0.401], [0.063, 0.927, 0.531]], &m96::F, m96::f);
    outcome.number("m97", &[[0.643, -0.022, 0.953], [-0.133, -1.421, 1.428], [-0.281, -0.807, -1.078]], &m97::F, m97::f);
    outcome.number("m98", &[[1.061, -1.04, -1.375], [-0.801, -0.818, -0.12], [-0.045, 0.214, 0.547]], &m98::F, m98::f);
    outcome.list(("m99", 3), &[[-0.511, 1.048, -0.306], [-0.23, -1.001, 0.492], [1.424, 1.382, -0.895]], &m99::F, m99::f);
}
