//! How lines are told apart: by colour, marker and dashes at once.

use crate::html::{Escaped, add};

/// Colours on a light and on a dark ground.
const COLOURS: [(&str, &str); 14] = [
    ("#0059b3", "#6cb6ff"),
    ("#c2410c", "#ff9d57"),
    ("#b91c1c", "#ff7b72"),
    ("#0e7490", "#4fd1e0"),
    ("#6d28d9", "#b794f6"),
    ("#4d7c0f", "#a3d65c"),
    ("#a21caf", "#e58bf0"),
    ("#92400e", "#d9a066"),
    ("#be185d", "#ff8ac0"),
    ("#a16207", "#f2cc60"),
    ("#64748b", "#a7b3c2"),
    ("#15803d", "#5fdc8b"),
    ("#7c2d12", "#f0a58a"),
    ("#4338ca", "#9aa5ff"),
];

/// With seven markers these repeat after 28 lines.
const DASHES: [&str; 4] = ["none", "7 3", "2 3", "9 3 2 3"];

/// Corners of the markers, in pixels.
const MARKERS: [&[(i32, i32)]; 7] = [
    &[(-4, -2), (-2, -4), (2, -4), (4, -2), (4, 2), (2, 4), (-2, 4), (-4, 2)],
    &[(-4, -4), (4, -4), (4, 4), (-4, 4)],
    &[(0, -5), (5, 4), (-5, 4)],
    &[(0, -6), (6, 0), (0, 6), (-6, 0)],
    &[(0, 5), (5, -4), (-5, -4)],
    &[(-1, -5), (1, -5), (1, -1), (5, -1), (5, 1), (1, 1), (1, 5), (-1, 5), (-1, 1), (-5, 1), (-5, -1), (-1, -1)],
    &[(-5, -5), (5, 5), (5, -5), (-5, 5)],
];

/// The corners of a line's marker around its point.
pub(crate) fn marker(series: usize) -> &'static [(i32, i32)] {
    MARKERS[series % MARKERS.len()]
}

/// The rules for so many lines: colours for both schemes, and dashes.
pub(crate) fn style(count: usize) -> String {
    let (mut light, mut dark, mut rules) = (String::new(), String::new(), String::new());
    for i in 0..count {
        let (on_light, on_dark) = COLOURS[i % COLOURS.len()];
        add!(light, "--c{i}:{on_light};");
        add!(dark, "--c{i}:{on_dark};");
        add!(rules, "polyline.s{i},line.s{i}{{stroke:var(--c{i});stroke-dasharray:{}}}", DASHES[i % DASHES.len()]);
        add!(rules, "polygon.s{i}{{fill:var(--c{i})}}");
    }
    format!(":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}{rules}")
}

/// A piece of the line with its marker, for legends.
pub(crate) fn swatch(series: usize) -> String {
    let corners: Vec<String> = marker(series).iter().map(|(x, y)| format!("{},{}", 20 + x, 8 + y)).collect();
    format!(
        "<svg class=\"swatch\" viewBox=\"0 0 40 16\" aria-hidden=\"true\"><line class=\"s{series}\" x1=\"0\" y1=\"8\" x2=\"40\" \
         y2=\"8\"/><polygon class=\"s{series}\" points=\"{}\"/></svg>",
        corners.join(" ")
    )
}

/// The swatch and the name of a backend.
pub(crate) fn named(series: Option<usize>, name: &str) -> String {
    format!("{}<span>{}</span>", series.map(swatch).unwrap_or_default(), Escaped(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_of_the_first_lines_look_alike() {
        let looks: BTreeSet<_> =
            (0..28).map(|i| (COLOURS[i % COLOURS.len()], i % MARKERS.len(), i % DASHES.len())).collect();
        assert_eq!(looks.len(), 28);
        let without_colour: BTreeSet<_> = (0..28).map(|i| (i % MARKERS.len(), i % DASHES.len())).collect();
        assert_eq!(without_colour.len(), 28);
    }

    /// Relative luminance and contrast by the Web Content Accessibility Guidelines.
    fn contrast(a: &str, b: &str) -> f64 {
        let channel = |text: &str, at: usize| {
            let value = f64::from(u8::from_str_radix(&text[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let light = |text| 0.2126 * channel(text, 1) + 0.7152 * channel(text, 3) + 0.0722 * channel(text, 5);
        let (a, b) = (light(a), light(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn lines_stand_out() {
        for (light, dark) in COLOURS {
            assert!(contrast(light, "#ffffff") > 4.5, "{light}");
            assert!(contrast(dark, "#14171c") > 4.5, "{dark}");
        }
    }
}
