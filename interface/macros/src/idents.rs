//! Questions to identifiers.

use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::{Display, Write};
use syn::Ident;

/// What the text of a name answers. The compiler holds the text, and to copy it takes a macro without optimization longer than the question does. No name may be made
/// before the answer is there.
pub(crate) fn with_text<T>(name: &impl Display, ask: impl FnOnce(&str) -> T) -> T {
    let mut asked = Asked { ask: Some(ask), answer: None, is_raw: false };
    let written = write!(asked, "{name}");
    asked.answer.filter(|_| written.is_ok()).expect("a name has a text")
}

struct Asked<F, T> {
    ask: Option<F>,
    answer: Option<T>,
    is_raw: bool,
}

impl<F: FnOnce(&str) -> T, T> Write for Asked<F, T> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        // A raw name is written in two parts.
        if text == "r#" {
            self.is_raw = true;
        } else if let Some(ask) = self.ask.take() {
            self.answer = Some(if self.is_raw { ask(&format!("r#{text}")) } else { ask(text) });
        }
        Ok(())
    }
}

/// Whether a name is one of these.
pub(crate) fn is_one_of(name: &Ident, list: &[&str]) -> bool {
    with_text(name, |text| list.contains(&text))
}

/// Whether two names are the same.
pub(crate) fn is_same(one: &Ident, other: &Ident) -> bool {
    with_text(one, |one| with_text(other, |other| one == other))
}

/// What is known by names.
pub(crate) trait ByName {
    type Value;

    fn by_name(&self, name: &Ident) -> Option<&Self::Value>;

    fn has_name(&self, name: &Ident) -> bool {
        self.by_name(name).is_some()
    }
}

impl ByName for FxHashSet<String> {
    type Value = String;

    fn by_name(&self, name: &Ident) -> Option<&String> {
        if self.is_empty() { None } else { with_text(name, |text| self.get(text)) }
    }
}

impl<V> ByName for FxHashMap<String, V> {
    type Value = V;

    fn by_name(&self, name: &Ident) -> Option<&V> {
        if self.is_empty() { None } else { with_text(name, |text| self.get(text)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::format_ident;

    #[test]
    fn texts_of_names() {
        let [name, raw] = [format_ident!("x_1"), format_ident!("r#type")];
        assert_eq!(with_text(&name, str::to_owned), "x_1");
        assert_eq!(with_text(&raw, str::to_owned), "r#type");
        assert!(is_one_of(&raw, &["x", "r#type"]) && !is_one_of(&raw, &["type"]));
        assert!(is_same(&name, &format_ident!("x_1")) && !is_same(&name, &raw));
    }

    #[test]
    fn what_is_known_by_names() {
        let known = FxHashSet::from_iter(["x".to_owned()]);
        assert!(known.has_name(&format_ident!("x")) && !known.has_name(&format_ident!("y")));
        let numbers = FxHashMap::from_iter([("x".to_owned(), 1)]);
        assert_eq!(numbers.by_name(&format_ident!("x")), Some(&1));
    }
}
