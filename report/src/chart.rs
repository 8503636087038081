//! The figure of a family: time per call against size, both axes logarithmic.

use crate::html::Escaped;
use crate::model::{BackendInfo, Family};
use crate::series::marker;
use crate::{ReportError, number};
use core::ops::Range;
use plotters::prelude::*;

/// Colours that stand for what the style sheet says; a line's red and green are those of `LINE`, its blue is its number.
const LINE: (u8, u8) = (1, 2);
const HAND: RGBColor = RGBColor(3, 0, 0);
const F: RGBColor = RGBColor(3, 0, 1);
const TEXT: RGBColor = RGBColor(3, 0, 2);
const GRID: RGBColor = RGBColor(3, 0, 3);
const FAINT: RGBColor = RGBColor(3, 0, 4);

/// A figure's size, and how it looks.
pub(crate) struct Format {
    /// The class in the style sheet.
    pub(crate) class: &'static str,
    /// Width and height in pixels.
    pub(crate) size: (u32, u32),
    /// The size of its letters.
    pub(crate) font: u32,
}

/// For wide screens and for narrow ones.
pub(crate) const FORMATS: [Format; 2] =
    [Format { class: "wide", size: (780, 480), font: 15 }, Format { class: "narrow", size: (380, 400), font: 13 }];

type Points = Vec<(f64, f64)>;

/// The figure as an `svg` element.
pub(crate) fn chart(family: &Family, backends: &[BackendInfo], format: &Format) -> Result<String, ReportError> {
    let lines: Vec<Points> = backends.iter().map(|backend| points(family, &backend.name)).collect();
    let of = |time: fn(&crate::Size) -> f64| -> Points {
        family.sizes.iter().map(|size| (size.size as f64, time(size))).filter(|(_, time)| *time > 0.0).collect()
    };
    let (hand, f) = (of(|size| size.hand.nanoseconds), of(|size| size.f));
    let all: Points = lines.iter().flatten().chain(&hand).chain(&f).copied().collect();
    let mut svg = String::new();
    draw(&mut svg, family, format, &all, &lines, [(&hand, HAND), (&f, F)])
        .map_err(|error| ReportError::Figure(error.to_string()))?;
    Ok(dressed(&svg, family, format, lines.len()))
}

fn points(family: &Family, backend: &str) -> Points {
    let of = |size: &crate::Size| {
        let measured = size.measured.iter().find(|measured| measured.backend == backend)?;
        Some((size.size as f64, measured.numbers()?.nanoseconds))
    };
    family.sizes.iter().filter_map(of).collect()
}

/// The range of one coordinate, with a margin.
fn range(values: impl Iterator<Item = f64>) -> Range<f64> {
    let (low, high) = values.fold((f64::INFINITY, 0.0_f64), |(low, high), v| (low.min(v), high.max(v)));
    if low.is_finite() { low / 1.25..high * 1.25 } else { 1.0..10.0 }
}

fn draw(
    svg: &mut String,
    family: &Family,
    format: &Format,
    all: &Points,
    lines: &[Points],
    floors: [(&Points, RGBColor); 2],
) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::with_string(svg, format.size).into_drawing_area();
    let font = || ("system-ui, sans-serif", format.font).into_font().color(&TEXT);
    let mut chart = ChartBuilder::on(&root)
        .margin(6)
        .margin_right(14)
        .x_label_area_size(3 * format.font)
        .y_label_area_size(5 * format.font)
        .build_cartesian_2d(
            range(all.iter().map(|p| p.0)).log_scale().base(2.0),
            range(all.iter().map(|p| p.1)).log_scale(),
        )?;
    chart
        .configure_mesh()
        .x_desc(family.axis.as_str())
        .y_desc("time per call")
        .x_label_formatter(&|x| number::grouped(x.round() as i64))
        .y_label_formatter(&|y| number::round_time(*y))
        .label_style(font())
        .axis_desc_style(font())
        .axis_style(TEXT)
        .bold_line_style(GRID)
        .light_line_style(FAINT)
        .max_light_lines(5)
        .draw()?;
    for (points, colour) in floors {
        let width = if colour == HAND { 4 } else { 2 };
        chart.draw_series(LineSeries::new(points.iter().copied(), colour.stroke_width(width)))?;
    }
    for (i, points) in lines.iter().enumerate() {
        let colour = RGBColor(LINE.0, LINE.1, u8::try_from(i)?);
        chart.draw_series(LineSeries::new(points.iter().copied(), colour.stroke_width(2)))?;
        chart.draw_series(
            points.iter().map(|&point| EmptyElement::at(point) + Polygon::new(marker(i).to_vec(), colour.filled())),
        )?;
    }
    drop(chart);
    root.present()?;
    drop(root);
    Ok(())
}

/// Colours replaced by classes, and words for those who do not see the figure.
fn dressed(svg: &str, family: &Family, format: &Format, lines: usize) -> String {
    let hex = |colour: RGBColor| format!("#{:02X}{:02X}{:02X}", colour.0, colour.1, colour.2);
    let mut text = svg.to_owned();
    let mut dress = |colour: RGBColor, class: &str| {
        for attribute in ["stroke", "fill"] {
            text = text.replace(&format!("{attribute}=\"{}\"", hex(colour)), &format!("class=\"{class}\""));
        }
    };
    for i in 0..lines {
        dress(RGBColor(LINE.0, LINE.1, i as u8), &format!("s{i}"));
    }
    let names = [(HAND, "hand"), (F, "alone"), (TEXT, "ink"), (GRID, "grid"), (FAINT, "faint")];
    names.into_iter().for_each(|(colour, class)| dress(colour, class));
    let (width, height) = format.size;
    let head = format!(
        "<svg class=\"chart {}\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}: time per call against {}; the \
         numbers are in the tables below\">",
        format.class,
        Escaped(&family.title),
        Escaped(&family.axis)
    );
    let body = text.find('>').map_or("", |end| &text[end + 1..]);
    head + body
}
