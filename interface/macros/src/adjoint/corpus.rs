//! Which of the functions that are marked in this repository have an adjoint. All others are named here, with the reason.

use crate::options::{Adjoint, Options};
use std::path::{Path, PathBuf};
use syn::visit::Visit;
use syn::{Attribute, ImplItem, ItemFn, ItemImpl};

/// Functions that are refused, and why.
const REFUSED: [(&str, &str); 23] = [
    ("shapes.rs turns", "a list of lists is made by a closure"),
    ("spaces.rs squared", OPTION),
    ("field.rs determinant", FIELD),
    ("field.rs lu_solution", FIELD),
    ("field.rs qr_solution", FIELD),
    ("field.rs cholesky_solution", FIELD),
    ("field.rs largest_eigenvalue", FIELD),
    ("data.rs determinant", FIELD),
    ("data.rs solution", FIELD),
    ("conventions.rs nested", INSIDE),
    ("inner.rs f", INSIDE),
    ("allocations.rs force", INSIDE),
    ("recorded.rs f", INSIDE),
    ("nested.rs products", INSIDE),
    ("rules.rs slope_of_a_rule_function", INSIDE),
    ("mistakes.rs a_wrong_shape_before_a_derivative", INSIDE),
    ("failures.rs always_grows", "`concat` computes"),
    ("choices.rs solved", FIELD),
    ("refused.rs plain", "it asks which number it runs over"),
    ("rules.rs f", "the result of a rule that fails is replaced by another value"),
    ("life.rs sends", "a number leaves by a static variable"),
    (
        "aliases.rs grow",
        "a list has the name of an alias, which the macro looks for where the compiler found the function",
    ),
    ("attribute.rs with_kernel", "a method of a type parameter gets numbers"),
];
const OPTION: &str = "an option of numbers is taken apart by a method";
const FIELD: &str = "methods of nalgebra over `Field` compute";
const INSIDE: &str = "a derivative is taken inside, other than by an operator of `Nested` that returns its result";

/// Functions of the repository that return a part of an argument.
const VIEWS: [&str; 5] = ["split", "layer", "ends", "lower", "Gates::new"];

#[derive(Default)]
struct Corpus {
    /// The name of the file that is read.
    file: String,
    accepted: usize,
    refused: Vec<(String, String)>,
}

fn is_marked(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|a| a.path().segments.last().is_some_and(|s| s.ident == "differentiable"))
}

impl Corpus {
    fn count(&mut self, name: String, outcome: syn::Result<proc_macro2::TokenStream>) {
        let said = match outcome {
            Ok(code) => super::refusals::said(&code),
            Err(error) => Some(error.to_string()),
        };
        match said {
            None => self.accepted += 1,
            Some(error) => self.refused.push((format!("{} {name}", self.file), error)),
        }
    }

    fn file(&mut self, path: &Path) {
        let Ok(text) = std::fs::read_to_string(path) else { return };
        let Ok(file) = syn::parse_file(&text) else { return };
        self.file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        self.visit_file(&file);
    }

    fn folder(&mut self, folder: &Path) {
        let Ok(entries) = std::fs::read_dir(folder) else { return };
        let mut paths: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
        paths.sort();
        for path in paths {
            // Programs in `ui` do not compile, and that is what they are for.
            let skip = ["target", "ui", ".git"].iter().any(|name| path.ends_with(name));
            if path.is_dir() && !skip {
                self.folder(&path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                self.file(&path);
            }
        }
    }
}

/// The settings of a function, with its adjoint.
fn options(attributes: &[Attribute]) -> Options {
    let own = Options::take(&mut attributes.to_vec()).unwrap_or_default();
    let named = own.views.iter().filter(|view| !view.starts_with("planted")).cloned();
    Options { adjoint: Some(Adjoint::Written), views: named.chain(VIEWS.map(String::from)).collect(), ..own }
}

/// Whether a function has an adjoint, or a rule, that is written by hand, or the adjoint of a backend.
fn is_by_hand(attributes: &[Attribute]) -> bool {
    let own = Options::take(&mut attributes.to_vec()).unwrap_or_default();
    own.derivatives.first().is_some() || matches!(own.adjoint, Some(Adjoint::ByHand(_) | Adjoint::By(_)))
}

impl<'ast> Visit<'ast> for Corpus {
    fn visit_item_fn(&mut self, f: &'ast ItemFn) {
        if is_marked(&f.attrs) && !is_by_hand(&f.attrs) && !f.sig.generics.params.is_empty() {
            let (mut f, options) = (f.clone(), options(&f.attrs));
            f.attrs.clear();
            self.count(f.sig.ident.to_string(), crate::function::expand(f, options));
        }
        syn::visit::visit_item_fn(self, f);
    }

    fn visit_item_impl(&mut self, block: &'ast ItemImpl) {
        if !is_marked(&block.attrs) {
            return;
        }
        for member in &block.items {
            let ImplItem::Fn(method) = member else { continue };
            if is_by_hand(&method.attrs) {
                continue;
            }
            let mut one = block.clone();
            one.attrs.clear();
            one.items = vec![member.clone()];
            // A block without a method that can be differentiated is another matter.
            if crate::methods::expand(one.clone(), Options::default()).is_ok() {
                self.count(method.sig.ident.to_string(), crate::methods::expand(one, options(&block.attrs)));
            }
        }
    }
}

#[test]
fn the_repository_has_adjoints() {
    let mut corpus = Corpus::default();
    corpus.folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    let Corpus { accepted, refused, .. } = corpus;
    let all = accepted + refused.len();
    let unknown: Vec<_> = refused.iter().filter(|(name, _)| !REFUSED.iter().any(|(known, _)| known == name)).collect();
    assert!(all > 300, "the corpus is there: {all} functions");
    assert!(accepted * 100 >= all * 97, "{accepted} of {all}: {refused:#?}");
    assert!(unknown.is_empty(), "{accepted} of {all}: {unknown:#?}");
    let stale: Vec<_> = REFUSED.iter().filter(|(known, _)| !refused.iter().any(|(name, _)| name == known)).collect();
    assert!(stale.is_empty(), "{accepted} of {all} are accepted, these too: {stale:#?}");
}
