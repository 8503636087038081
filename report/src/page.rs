//! The page.

use crate::html::{Escaped, add};
use crate::model::{Head, Report};
use crate::{ReportError, family, glance, matrix, series};

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");
const READING: &str = include_str!("reading.html");

/// The whole page; it needs no other file and no network.
///
/// # Errors
///
/// [`ReportError`] where a figure or a table cannot be made.
pub fn page(report: &Report) -> Result<String, ReportError> {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width,initial-scale=1\"><meta name=\"color-scheme\" content=\"light dark\"><title>Fluxions {}: report on \
         the backends</title><style>{}{STYLE}</style></head><body>\n",
        Escaped(&report.head.version),
        series::style(report.backends.len())
    );
    html.push_str(&head(&report.head));
    html.push_str(&contents(report));
    add!(html, "<main>{READING}<section id=\"which\"><h2>Which backend for my function?</h2>");
    html.push_str(&glance::table(report));
    html.push_str(&backends(report));
    add!(html, "</section><section id=\"matrix\"><h2>The certified matrix</h2>{MATRIX}");
    html.push_str(&matrix::section(report));
    html.push_str("</section><section id=\"families\"><h2>What it costs</h2>");
    for of in &report.families {
        html.push_str(&family::section(of, &report.backends)?);
    }
    add!(html, "</section></main><script>{SCRIPT}</script></body></html>\n");
    Ok(html)
}

const MATRIX: &str = "<p>Backends ran the laws of the test kit on its scenarios; pairs, and backends that only hand calls on, ran those \
                      that concern them. A native operator is what the engine does by nature; a derived one comes from another \
                      operator, and passed the same checks.</p>";

fn head(head: &Head) -> String {
    let mut html = String::from("<header><h1>Fluxions <small>report on the backends</small></h1><dl>");
    let machine = format!("{}, {} cores, {}", head.machine.cpu, head.machine.cores, head.machine.system);
    for (name, text) in [("version", &head.version), ("date", &head.date), ("machine", &machine)] {
        add!(html, "<div><dt>{name}</dt><dd>{}</dd></div>", Escaped(text));
    }
    if let Some(load) = head.machine.load {
        add!(
            html,
            "<div><dt>load before the start</dt><dd>{load:.1} running processes on average over a minute</dd></div>"
        );
    }
    add!(html, "<div><dt>times</dt><dd>{}</dd></div>", Escaped(&head.method));
    add!(
        html,
        "<div class=\"wide-item\"><dt>made by</dt><dd><code>{}</code></dd></div></dl></header>\n",
        Escaped(&head.command)
    );
    html
}

fn contents(report: &Report) -> String {
    let mut html = String::from(
        "<nav aria-label=\"Contents\"><ul><li><a href=\"#reading\">How to read this</a></li><li><a href=\"#which\">Which \
         backend?</a></li><li><a href=\"#matrix\">Certified matrix</a></li>",
    );
    for family in &report.families {
        add!(html, "<li><a href=\"#{}\">{}</a></li>", Escaped(&family.id), Escaped(&family.title));
    }
    html + "</ul></nav>\n"
}

fn backends(report: &Report) -> String {
    let mut html = String::from("<h3>The backends</h3><dl class=\"backends\">");
    for (i, backend) in report.backends.iter().enumerate() {
        let name = series::named(Some(i), &backend.name);
        add!(html, "<div><dt>{name}</dt><dd>{}</dd></div>", Escaped(&backend.explanation));
    }
    html + "</dl>"
}
