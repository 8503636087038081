//! The page and the tables of invented numbers.

mod invented;

use fluxions_report::{Outcome, Report, csv, page, write};
use invented::report;

#[test]
fn needs_no_other_file_and_no_network() {
    let page = page(&report(14)).unwrap();
    for forbidden in [" src=", "url(", "@import", "http://", "https://", "<link"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    assert!(page.contains("href=\"data:text/csv"));
}

#[test]
fn every_element_is_closed() {
    let page = page(&report(14)).unwrap();
    let all = [
        "section", "table", "tr", "td", "th", "ul", "li", "dl", "dt", "dd", "div", "figure", "details", "svg",
        "button", "p",
    ];
    for name in all {
        let opened = page.matches(&format!("<{name}>")).count() + page.matches(&format!("<{name} ")).count();
        assert_eq!(opened, page.matches(&format!("</{name}>")).count(), "{name}");
    }
}

#[test]
fn text_is_escaped() {
    let mut report = report(2);
    let bad = "<script>alert(1)</script>\"'&";
    report.head.version = bad.into();
    report.head.command = bad.into();
    report.backends[0].explanation = bad.into();
    report.matrix[0].backend = bad.into();
    report.matrix[0].contexts = vec![bad.into()];
    let family = &mut report.families[0];
    (family.title, family.what, family.axis, family.id) = (bad.into(), bad.into(), bad.into(), bad.into());
    family.sizes[0].auto.sentence = bad.into();
    family.sizes[0].others[0].name = bad.into();
    family.sparsity.as_mut().unwrap().words = bad.into();
    family.sparsity.as_mut().unwrap().label = bad.into();
    family.sizes[1].measured[0].outcome = Outcome::Failed(bad.into());
    assert!(!page(&report).unwrap().contains("<script>alert"));
}

#[test]
fn figures_show_every_backend_and_the_floor() {
    let report = report(14);
    let page = page(&report).unwrap();
    for i in 0..14 {
        assert!(page.contains(&format!("<polyline fill=\"none\" opacity=\"1\" class=\"s{i}\"")), "{i}");
        assert!(page.contains(&format!("data-series=\"{i}\"")), "{i}");
    }
    assert!(page.contains("class=\"hand\"") && page.contains("class=\"alone\""));
    // All colours come from the style sheet.
    assert!(!page.contains("=\"#0"), "a colour that stands for a class is left");
}

#[test]
fn a_sparse_family_shows_its_pattern_and_other_ways() {
    let page = page(&report(2)).unwrap();
    let drawing = "<svg class=\"pattern\" role=\"img\" aria-label=\"The pattern, n = 1\" viewBox=\"0 0 10 10\">";
    assert!(page.contains(drawing) && page.contains("n = 1: a matrix with one entry."));
    assert!(page.contains("<th scope=\"col\">another way</th>") && page.contains("<td>3.00 µs</td><td>–</td>"));
    let mut dense = report(2);
    dense.families[0].sparsity = None;
    dense.families[0].sizes.iter_mut().for_each(|size| size.others.clear());
    let page = fluxions_report::page(&dense).unwrap();
    assert!(!page.contains("class=\"pattern\"") && !page.contains("beside other ways"));
}

#[test]
fn tables_have_captions_and_scopes() {
    let page = page(&report(3)).unwrap();
    assert_eq!(page.matches("<table").count(), page.matches("<caption>").count());
    assert!(!page.contains("<th>"));
}

#[test]
fn the_matrix_tells_three_cases() {
    let page = page(&report(3)).unwrap();
    for word in ["● native", "○ derived", "– not applicable", "every law holds", "outer \\ inner"] {
        assert!(page.contains(word), "{word}");
    }
    let mut broken = report(3);
    broken.matrix[1].failures = 2;
    assert!(fluxions_report::page(&broken).unwrap().contains("some laws are broken"));
}

#[test]
fn nothing_measured_is_a_page_too() {
    let mut empty = report(2);
    empty.matrix.clear();
    empty.families[0].sizes.clear();
    assert!(page(&empty).unwrap().contains("was not run"));
    assert!(page(&Report::default()).unwrap().ends_with("</html>\n"));
}

#[test]
fn a_backend_that_failed_is_named() {
    let mut report = report(3);
    let last = report.families[0].sizes.last_mut().unwrap();
    last.measured[0].outcome = Outcome::Failed("out of its domain".into());
    assert!(page(&report).unwrap().contains("backend-0: out of its domain"));
}

#[test]
fn the_table_has_a_line_for_each_number() {
    let report = report(3);
    let text = csv(&report.families[0]).unwrap();
    assert_eq!(text.lines().count(), 1 + report.families[0].sizes.len() * (2 + 3));
    let line = text.lines().nth(3).unwrap();
    assert!(line.starts_with("invented,gradient,2,n = 2,backend-0,"), "{line}");
}

#[test]
fn files_are_written_and_numbers_survive_json() {
    let folder = std::env::temp_dir().join(format!("fluxions-report-{}", std::process::id()));
    let report = report(2);
    let path = write(&report, &folder.join("deeper")).unwrap();
    assert!(path.ends_with("report.html") && path.with_file_name("invented.csv").exists());
    std::fs::remove_dir_all(&folder).unwrap();
    let text = serde_json::to_string(&report).unwrap();
    assert_eq!(serde_json::from_str::<Report>(&text).unwrap(), report);
}
