//! A file, as far as it takes to find its type aliases, what it imports, and the modules that they stand in.

use crate::imports::{self, Import};
use std::ops::RangeInclusive;

/// The type aliases of a file, and the functions of the standard library that it imports.
pub(super) struct Source {
    /// Each with the module that it stands in.
    aliases: Vec<(usize, String)>,
    imports: Vec<(usize, Vec<Import>)>,
    /// The lines of each module. The first one is the file.
    modules: Vec<RangeInclusive<usize>>,
}

/// What a brace begins.
enum Scope {
    Module(usize),
    /// Several names of a `use`.
    Group,
    Other,
}

impl Source {
    /// Reads them. What stands in the braces of functions, traits and `impl` blocks is none.
    pub(super) fn of(text: &str) -> Self {
        let mut source = Self { aliases: vec![], imports: vec![], modules: vec![1..=usize::MAX] };
        if !text.contains("type ") && !may_import(text) {
            return source;
        }
        let code = without_comments(text);
        let (mut line, mut start, mut brackets) = (1, 0, 0);
        // With how many brackets are open around.
        let mut scopes = vec![(Scope::Module(0), 0)];
        for (i, c) in code.char_indices() {
            match c {
                '\n' => line += 1,
                '(' | '[' => brackets += 1,
                ')' | ']' => brackets -= 1,
                '{' => {
                    let before = code[start..i].trim_end();
                    let mut words = before.split_whitespace().rev().skip(1);
                    if before.ends_with("::") || matches!(scopes.last(), Some((Scope::Group, _))) {
                        scopes.push((Scope::Group, brackets));
                        continue;
                    }
                    let scope = if words.next() == Some("mod") {
                        source.modules.push(line..=line);
                        Scope::Module(source.modules.len() - 1)
                    } else {
                        Scope::Other
                    };
                    scopes.push((scope, brackets));
                    (start, brackets) = (i + 1, 0);
                }
                '}' => {
                    let Some((scope, around)) = scopes.pop() else { continue };
                    brackets = around;
                    if let Scope::Module(module) = scope {
                        source.modules[module] = *source.modules[module].start()..=line;
                    }
                    if !matches!(scope, Scope::Group) {
                        start = i + 1;
                    }
                }
                ';' if brackets == 0 => {
                    if let Some((Scope::Module(module), _)) = scopes.last() {
                        source.item(*module, &code[start..=i]);
                    }
                    start = i + 1;
                }
                _ => {}
            }
        }
        source
    }

    /// An item that ends with a semicolon.
    fn item(&mut self, module: usize, mut item: &str) {
        // Attributes of the file or the module stand before its first item.
        while let Some(end) = item.trim_start().strip_prefix("#![").and_then(|_| item.find(']')) {
            item = &item[end + 1..];
        }
        if let Some(alias) = alias(item) {
            self.aliases.push((module, alias.to_owned()));
        } else if may_import(item)
            && let Ok(item) = syn::parse_str(item)
        {
            self.imports.push((module, imports::of_use(&item)));
        }
    }

    /// The alias of a name in the module that a line stands in.
    pub(super) fn alias_at(&self, line: usize, name: &str) -> Option<&str> {
        let goes_on = |rest: &str| rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let behind_name = |alias: &str| alias.strip_prefix("type ")?.trim_start().strip_prefix(name).map(goes_on);
        let is_named = |alias: &&str| behind_name(alias) == Some(false);
        self.aliases_at(line).find(is_named)
    }

    pub(super) fn has_aliases(&self) -> bool {
        !self.aliases.is_empty()
    }

    /// The functions of the standard library that the module of a line imports.
    pub(super) fn imports_at(&self, line: usize) -> impl Iterator<Item = &Import> {
        // Most files import none, and have many modules.
        let module = if self.imports.is_empty() { None } else { self.module_at(line) };
        self.imports.iter().filter(move |(of, _)| Some(*of) == module).flat_map(|(_, all)| all)
    }

    /// The aliases of the module that a line stands in.
    fn aliases_at(&self, line: usize) -> impl Iterator<Item = &str> {
        let module = self.module_at(line);
        self.aliases.iter().filter(move |(of, _)| Some(*of) == module).map(|(_, alias)| &**alias)
    }

    /// The module that a line stands in. Inner modules begin later. A line on which one begins or ends may stand in another one.
    fn module_at(&self, line: usize) -> Option<usize> {
        let is_shared = self.modules[1..].iter().any(|lines| [*lines.start(), *lines.end()].contains(&line));
        if is_shared { None } else { self.modules.iter().rposition(|lines| lines.contains(&line)) }
    }
}

/// Whether code may import functions of the standard library that an adjoint knows.
fn may_import(code: &str) -> bool {
    let names_library = || ["std::", "core::", "alloc::"].iter().any(|name| code.contains(name));
    code.contains("use ") && names_library() && imports::LIBRARY.iter().any(|(module, _)| code.contains(module))
}

/// `type A<S> = …;` of an item, without its attributes and who sees it.
fn alias(item: &str) -> Option<&str> {
    let item = item.trim_start();
    let (before, at) = match item.find("type ") {
        Some(at) => (item[..at].trim_end(), at),
        None => return None,
    };
    (before.is_empty() || before.ends_with("pub") || before.ends_with([')', ']'])).then(|| &item[at..])
}

/// The code without comments, texts and letters, line by line.
fn without_comments(text: &str) -> String {
    let (mut code, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => comment(rest),
            '"' => 1 + quoted(&rest[1..]),
            // `r"…"`, `br"…"` and `cr"…"`.
            'r' if !code.trim_end_matches(['b', 'c']).ends_with(|c: char| c.is_alphanumeric() || c == '_') => raw(rest),
            '\'' => letter(rest),
            _ => 0,
        };
        if length == 0 {
            code.push(c);
            rest = &rest[c.len_utf8()..];
        } else {
            code.extend(rest[..length].chars().filter(|c| *c == '\n'));
            code.push(' ');
            rest = &rest[length..];
        }
    }
    code
}

/// The length of `/* … */`, with comments within.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while let Some(c) = text[at..].chars().next() {
        let step = match &text[at..] {
            rest if rest.starts_with("/*") => {
                depth += 1;
                2
            }
            rest if rest.starts_with("*/") => {
                depth -= 1;
                2
            }
            _ => c.len_utf8(),
        };
        at += step;
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of a text behind its first quotation mark.
fn quoted(text: &str) -> usize {
    let mut letters = text.char_indices();
    while let Some((i, c)) = letters.next() {
        match c {
            '\\' => drop(letters.next()),
            '"' => return i + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of `r"…"` and `r#"…"#`.
fn raw(text: &str) -> usize {
    let hashes = text[1..].chars().take_while(|c| *c == '#').count();
    let begin = 1 + hashes;
    if !text[begin..].starts_with('"') {
        return 0;
    }
    let end = format!("\"{}", "#".repeat(hashes));
    text[begin + 1..].find(&end).map_or(text.len(), |at| begin + 1 + at + end.len())
}

/// The length of `'x'`. A lifetime has none.
fn letter(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match letters.next() {
        Some((_, '\\')) => text[3..].find('\'').map_or(0, |at| 3 + at + 1),
        Some(_) => match letters.next() {
            Some((i, '\'')) => i + 1,
            _ => 0,
        },
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::Source;

    const FILE: &str = r##"use std::mem::{self, swap}; // type Not = usize;
/* type Neither<S> = S; */
type Pair<S> = (S, S);
#[derive(Debug)]
pub struct P { text: &'static str }
pub(crate) type Row<S> = [S; 3];
impl Iterator for P { type Item = f64; }
trait T { type Out; }
mod inner { use std::iter::{Sum, zip as pairs};
    const A: (char, &str) = ('{', "}}} type Text = u8;");
    #[allow(dead_code)]
    pub type Pair<S> = Vec<S>;
    fn f<'a>(x: &'a [f64; 2]) -> f64 { let c = '\''; let r = r#"{"#; x[0] }
}
fn g() { type Local = u8; }
type Last = P;
"##;

    #[test]
    fn the_aliases_of_each_module() {
        let source = Source::of(FILE);
        let outside = ["type Pair<S> = (S, S);", "type Row<S> = [S; 3];", "type Last = P;"];
        assert_eq!(source.aliases_at(4).collect::<Vec<_>>(), outside);
        assert_eq!(source.aliases_at(15).collect::<Vec<_>>(), outside);
        assert_eq!(source.aliases_at(11).collect::<Vec<_>>(), ["type Pair<S> = Vec<S>;"]);
        assert_eq!(source.alias_at(4, "Pair"), Some("type Pair<S> = (S, S);"));
        assert_eq!(source.alias_at(4, "Pai"), None);
        let imported = |line| source.imports_at(line).map(|i| i.to_string()).collect::<Vec<_>>();
        assert_eq!(imported(4), ["swap: std::mem::swap"]);
        assert_eq!(imported(11), ["pairs: std::iter::zip"]);
        assert!(!Source::of("fn f() {}").has_aliases());
    }
}
