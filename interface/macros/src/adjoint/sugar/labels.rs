//! Labels that hide others: `'a: loop { 'a: loop { break 'a; } }` breaks the inner loop. Each gets a name that no label around has.

use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, Item, Label, Lifetime};

/// Makes the names of labels unique among those around.
pub(super) fn rename_hidden(body: &mut Block) {
    Labels { around: vec![], count: 1 }.visit_block_mut(body);
}

struct Labels {
    /// The labels around, with their new names.
    around: Vec<(Lifetime, Lifetime)>,
    count: usize,
}

impl Labels {
    fn enter(&mut self, label: &mut Label) {
        let own = label.name.clone();
        if self.around.iter().any(|(other, _)| *other == own) {
            self.count += 1;
            label.name = Lifetime::new(&format!("'__{}_{}", own.ident, self.count), own.span());
        }
        self.around.push((own, label.name.clone()));
    }
}

/// The label of a loop or a block.
fn label_of(e: &mut Expr) -> Option<&mut Label> {
    match e {
        Expr::ForLoop(f) => f.label.as_mut(),
        Expr::While(w) => w.label.as_mut(),
        Expr::Loop(l) => l.label.as_mut(),
        Expr::Block(b) => b.label.as_mut(),
        _ => None,
    }
}

impl VisitMut for Labels {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        let before = self.around.len();
        if let Some(label) = label_of(e) {
            self.enter(label);
        }
        let target = match e {
            Expr::Break(b) => b.label.as_mut(),
            Expr::Continue(c) => c.label.as_mut(),
            _ => None,
        };
        if let Some(target) = target
            && let Some((_, new)) = self.around.iter().rev().find(|(own, _)| own == target)
        {
            *target = new.clone();
        }
        visit_mut::visit_expr_mut(self, e);
        self.around.truncate(before);
    }

    fn visit_item_mut(&mut self, _: &mut Item) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;
    use syn::parse_quote;

    #[test]
    fn a_hidden_label() {
        let mut body: Block = parse_quote!({
            'a: for i in 0..3 {
                'a: loop {
                    let f = || 'a: { break 'a };
                    break 'a;
                }
                'a: {
                    break 'a;
                }
                continue 'a;
            }
        });
        rename_hidden(&mut body);
        let expected: Block = parse_quote!({
            'a: for i in 0..3 {
                '__a_2: loop {
                    let f = || '__a_3: { break '__a_3 };
                    break '__a_2;
                }
                '__a_4: {
                    break '__a_4;
                }
                continue 'a;
            }
        });
        assert_eq!(quote!(#body).to_string(), quote!(#expected).to_string());
    }
}
