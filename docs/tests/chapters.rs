//! Every chapter is in the summary, its code is run, and its links lead somewhere.

use std::fs;
use std::path::{Path, PathBuf};

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn chapters() -> Result<Vec<PathBuf>, std::io::Error> {
    let files = fs::read_dir(here().join("src"))?.collect::<Result<Vec<_>, _>>()?;
    Ok(files.into_iter().map(|file| file.path()).filter(|path| path.extension().is_some_and(|e| e == "md")).collect())
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// What stands in `](…)`, outside of code.
fn links(text: &str) -> Vec<&str> {
    let prose = text.split("```").step_by(2);
    let after = prose.flat_map(|part| part.split("](").skip(1));
    after.filter_map(|rest| rest.split_once(')')).map(|(link, _)| link).filter(|link| !link.contains("://")).collect()
}

/// The anchor of a heading, as mdBook makes it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    kept.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c)).map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn all_are_in_the_summary() -> Outcome {
    let summary = fs::read_to_string(here().join("src/SUMMARY.md"))?;
    for chapter in chapters()?.iter().map(|path| name(path)).filter(|name| name != "SUMMARY.md") {
        assert!(summary.contains(&format!("]({chapter})")), "{chapter} is not in the summary");
    }
    Ok(())
}

#[test]
fn all_code_is_run() -> Outcome {
    let list = fs::read_to_string(here().join("book.rs"))?;
    for chapter in chapters()? {
        let code = fs::read_to_string(&chapter)?.contains("```rust");
        assert!(!code || list.contains(&format!("\"src/{}\"", name(&chapter))), "{} is not in book.rs", name(&chapter));
    }
    Ok(())
}

#[test]
fn links_lead_somewhere() -> Outcome {
    let more = [
        "../README.md",
        "decisions/0001-core-traits.md",
        "decisions/0002-foreign-engines.md",
        "decisions/0003-tape.md",
    ];
    for page in chapters()?.into_iter().chain(more.map(|page| here().join(page))) {
        let text = fs::read_to_string(&page)?;
        for link in links(&text) {
            let (file, section) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { page.clone() } else { page.with_file_name(file) };
            assert!(target.exists(), "{}: {link} leads nowhere", page.display());
            if !section.is_empty() {
                let other = fs::read_to_string(&target)?;
                let found = other
                    .lines()
                    .filter(|line| line.starts_with('#'))
                    .any(|line| anchor(line.trim_start_matches('#')) == section);
                assert!(found, "{}: {link} has no such section", page.display());
            }
        }
    }
    Ok(())
}
