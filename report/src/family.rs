//! The section of a family.

use crate::chart::{FORMATS, chart};
use crate::encode::data_link;
use crate::html::{Escaped, Table, add};
use crate::model::{BackendInfo, Family, Measured, Numbers, Outcome, Size};
use crate::number::{grouped, significant, time};
use crate::series::{named, swatch};
use crate::{ReportError, csv, sparse};

const HEADS: [&str; 10] = [
    "backend",
    "time per call",
    "± half quartiles",
    "× f",
    "× by hand",
    "correct digits",
    "calls of f",
    "allocations",
    "preparation",
    "pays from call",
];

/// The section as HTML.
pub(crate) fn section(family: &Family, backends: &[BackendInfo]) -> Result<String, ReportError> {
    let mut html = format!(
        "<section id=\"{0}\"><h3>{1}</h3><p>{2}.</p><p class=\"fine\">By hand: {3}.</p>",
        Escaped(&family.id),
        Escaped(&family.title),
        Escaped(&family.what),
        Escaped(&family.floor)
    );
    html.push_str("<figure><div class=\"plot\"><div>");
    for format in &FORMATS {
        html.push_str(&chart(family, backends, format)?);
    }
    add!(html, "</div>{}</div>", legend(family, backends));
    add!(
        html,
        "<figcaption>{}: time of a prepared call in place against {}, both axes logarithmic. The thick line is the derivative by \
         hand, the dotted one f itself.</figcaption></figure>",
        Escaped(&family.title),
        Escaped(&family.axis)
    );
    html.push_str(&sparse::drawing(family));
    html.push_str(&sparse::growth(family));
    html.push_str(&auto(family));
    if let Some(size) = family.sizes.last() {
        html.push_str(&table(size, backends, &format!("{}, {}: fastest first", family.title, size.label)));
    }
    add!(html, "<details><summary>The numbers of every size</summary>");
    for size in &family.sizes {
        html.push_str(&table(size, backends, &format!("{}, {}", family.title, size.label)));
    }
    let link = data_link("text/csv", &csv(family)?);
    add!(
        html,
        "</details><p><a download=\"{0}.csv\" href=\"{link}\">{0}.csv</a>: the same as comma-separated values</p></section>\n",
        Escaped(&family.id)
    );
    Ok(html)
}

/// Those of a size that have numbers, fastest first.
pub(crate) fn ranked(size: &Size) -> Vec<(&Measured, &Numbers)> {
    let mut all: Vec<_> = size.measured.iter().filter_map(|m| Some((m, m.numbers()?))).collect();
    all.sort_by(|a, b| a.1.nanoseconds.total_cmp(&b.1.nanoseconds));
    all
}

fn series(backends: &[BackendInfo], name: &str) -> Option<usize> {
    backends.iter().position(|backend| backend.name == name)
}

fn legend(family: &Family, backends: &[BackendInfo]) -> String {
    let mut html =
        String::from("<div class=\"legend\"><p>Fastest first, at the largest size; a press hides a line</p><ul>");
    let line = |class: &str| {
        format!(
            "<svg class=\"swatch\" viewBox=\"0 0 40 16\" aria-hidden=\"true\"><line class=\"{class}\" x1=\"0\" y1=\"8\" x2=\"40\" y2=\"8\"/></svg>"
        )
    };
    let last = family.sizes.last();
    let fixed = [("alone", "f itself", last.map(|s| s.f)), ("hand", "by hand", last.map(|s| s.hand.nanoseconds))];
    for (class, name, nanoseconds) in fixed {
        add!(html, "<li>{}<span>{name}</span><b>{}</b></li>", line(class), nanoseconds.map(time).unwrap_or_default());
    }
    let mut order: Vec<(String, Option<f64>)> =
        last.iter().flat_map(|size| ranked(size)).map(|(m, n)| (m.backend.clone(), Some(n.nanoseconds))).collect();
    for backend in backends {
        if !order.iter().any(|(name, _)| *name == backend.name) {
            order.push((backend.name.clone(), None));
        }
    }
    for (name, nanoseconds) in order {
        let Some(i) = series(backends, &name) else { continue };
        let text = nanoseconds.map_or("–".into(), time);
        add!(
            html,
            "<li><button type=\"button\" aria-pressed=\"true\" data-series=\"{i}\">{}<span>{}</span><b>{text}</b></button></li>",
            swatch(i),
            Escaped(&name)
        );
    }
    html + "</ul></div>"
}

/// What `Auto` says, once for each run of sizes that it says the same of, but for the numbers.
fn auto(family: &Family) -> String {
    let mut html = String::from("<div class=\"auto\"><p><b>What <code>Auto</code> chooses</b></p><dl>");
    let mut sizes = family.sizes.iter().peekable();
    while let Some(first) = sizes.next() {
        let mut last = first;
        while let Some(next) = sizes.next_if(|next| next.auto.backend == first.auto.backend) {
            last = next;
        }
        let label = if first == last { first.label.clone() } else { format!("{} to {}", first.label, last.label) };
        let at = if first == last { String::new() } else { format!(" (its words for {})", last.label) };
        add!(html, "<dt>{}</dt><dd>{}{}</dd>", Escaped(&label), Escaped(&last.auto.sentence), Escaped(&at));
    }
    html + "</dl></div>"
}

fn table(size: &Size, backends: &[BackendInfo], caption: &str) -> String {
    let mut table = Table::new("numbers", caption, &HEADS);
    let plain = |nanoseconds: f64| {
        let over = |by: f64| significant(nanoseconds / by);
        [time(nanoseconds), String::new(), over(size.f), over(size.hand.nanoseconds)].map(|cell| ("", cell))
    };
    let dashes = || (0..5).map(|_| ("", "–".to_owned()));
    table.row("floor", "f itself", plain(size.f).into_iter().chain(dashes()));
    let mut hand = plain(size.hand.nanoseconds);
    hand[1].1 = time(size.hand.spread);
    table.row("floor", "by hand", hand.into_iter().chain(dashes()));
    for (measured, numbers) in ranked(size) {
        let chosen = measured.backend == size.auto.backend;
        let mark = if chosen { " <abbr title=\"the choice of Auto\">◂ Auto</abbr>" } else { "" };
        let head = named(series(backends, &measured.backend), &measured.backend) + mark;
        table.row(if chosen { "chosen" } else { "" }, &head, cells(numbers, size).map(|cell| ("", cell)));
    }
    let mut html = table.finish();
    for measured in &size.measured {
        let (Outcome::Skipped(why) | Outcome::Failed(why)) = &measured.outcome else { continue };
        add!(html, "<p class=\"fine\">{}: {}</p>", Escaped(&measured.backend), Escaped(why));
    }
    html
}

fn cells(numbers: &Numbers, size: &Size) -> [String; 9] {
    [
        time(numbers.nanoseconds),
        time(numbers.spread),
        significant(numbers.nanoseconds / size.f),
        significant(numbers.nanoseconds / size.hand.nanoseconds),
        format!("{:.1}", numbers.digits),
        grouped(i64::try_from(numbers.calls).unwrap_or(i64::MAX)),
        grouped(i64::try_from(numbers.allocations).unwrap_or(i64::MAX)),
        time(numbers.preparation),
        numbers.pays_after().map_or("–".into(), |calls| grouped(i64::try_from(calls).unwrap_or(i64::MAX))),
    ]
}
