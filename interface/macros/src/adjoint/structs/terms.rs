//! What values are said to be, and which of them are of one type.

/// What is known of the type of a value.
#[derive(Clone, Debug)]
pub(super) enum Term {
    Unknown,
    /// A number of the function.
    Number,
    /// A struct that is made of numbers.
    Struct,
    /// A matrix of nalgebra, whose product with another struct is a struct.
    Matrix,
    /// A column or a row of nalgebra.
    Column,
    /// A struct of the user's, by its name.
    Own,
    /// A list, an iterator or a reference to one, of such items.
    List(Box<Term>),
    Tuple(Vec<Term>),
    /// The type of others too.
    Of(Class),
}

/// Values of one type.
pub(super) type Class = usize;

/// Of what kinds a value is. One of several is of two types by one name.
#[derive(Clone, Copy, Default)]
struct Kinds {
    is_struct: bool,
    is_own: bool,
    is_matrix: bool,
    is_column: bool,
    is_number: bool,
}

impl Kinds {
    /// What a term says by itself.
    fn of(term: &Term) -> Self {
        let none = Self::default();
        let of_struct = Self { is_struct: true, ..none };
        match term {
            Term::Number => Self { is_number: true, ..none },
            Term::Struct => of_struct,
            Term::Matrix => Self { is_matrix: true, ..of_struct },
            Term::Column => Self { is_column: true, ..of_struct },
            Term::Own => Self { is_own: true, ..of_struct },
            Term::Unknown | Term::List(_) | Term::Tuple(_) | Term::Of(_) => none,
        }
    }

    fn join(&mut self, other: Self) {
        self.is_struct |= other.is_struct;
        self.is_own |= other.is_own;
        self.is_matrix |= other.is_matrix;
        self.is_column |= other.is_column;
        self.is_number |= other.is_number;
    }
}

#[derive(Default)]
struct About {
    kinds: Kinds,
    /// Its items, if it is a list, or its parts.
    form: Option<Term>,
}

/// Classes of values, joined where two of them turn out to be of one type.
#[derive(Default)]
pub(super) struct Terms {
    parents: Vec<Class>,
    about: Vec<About>,
    /// Left, right and result of `*` and `/`.
    products: Vec<[Term; 3]>,
    /// What is transposed, and the result.
    transposed: Vec<[Term; 2]>,
}

impl Terms {
    pub(super) fn fresh(&mut self) -> Class {
        self.parents.push(self.parents.len());
        self.about.push(About::default());
        self.parents.len() - 1
    }

    fn root(&self, mut class: Class) -> Class {
        while self.parents[class] != class {
            class = self.parents[class];
        }
        class
    }

    /// What is known of the form of a value, as far as it was asked for.
    pub(super) fn form(&self, term: &Term) -> Term {
        match term {
            Term::Of(class) => self.form_of(*class).unwrap_or(term).clone(),
            term => term.clone(),
        }
    }

    /// The same of a class, where it has one.
    pub(super) fn form_of(&self, class: Class) -> Option<&Term> {
        self.about[self.root(class)].form.as_ref()
    }

    /// The items of a list.
    pub(super) fn item(&mut self, list: &Term) -> Term {
        match self.form(list) {
            Term::List(item) => *item,
            Term::Of(class) => {
                let item = Term::Of(self.fresh());
                let root = self.root(class);
                self.about[root].form = Some(Term::List(Box::new(item.clone())));
                item
            }
            _ => Term::Unknown,
        }
    }

    /// Two values are of one type.
    pub(super) fn equal(&mut self, one: &Term, other: &Term) {
        match (one, other) {
            (Term::Of(a), Term::Of(b)) => self.join(*a, *b),
            (Term::Of(a), about) | (about, Term::Of(a)) => {
                let a = self.root(*a);
                match about {
                    Term::List(_) | Term::Tuple(_) => match self.about[a].form.clone() {
                        Some(form) => self.equal(&form, about),
                        None => self.about[a].form = Some(about.clone()),
                    },
                    about => self.about[a].kinds.join(Kinds::of(about)),
                }
            }
            (Term::List(a), Term::List(b)) => self.equal(a, b),
            (Term::Tuple(a), Term::Tuple(b)) => a.iter().zip(b).for_each(|(a, b)| self.equal(a, b)),
            _ => {}
        }
    }

    fn join(&mut self, a: Class, b: Class) {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return;
        }
        self.parents[b] = a;
        let About { kinds, form } = std::mem::take(&mut self.about[b]);
        self.about[a].kinds.join(kinds);
        if let Some(form) = form {
            self.equal(&Term::Of(a), &form);
        }
    }

    /// `left * right` or `left / right`.
    pub(super) fn product(&mut self, left: Term, right: Term) -> Term {
        let result = Term::Of(self.fresh());
        self.products.push([left, right, result.clone()]);
        result
    }

    /// `a.transpose()`.
    pub(super) fn transposed(&mut self, receiver: Term) -> Term {
        self.equal(&receiver, &Term::Struct);
        let result = Term::Of(self.fresh());
        self.transposed.push([receiver, result.clone()]);
        result
    }

    fn kinds(&self, term: &Term) -> Kinds {
        match term {
            Term::Of(class) => self.about[self.root(*class)].kinds,
            term => Kinds::of(term),
        }
    }

    /// Whether a value is a struct. What is a number by its type as well is of two types by one name.
    pub(super) fn is_struct(&self, term: &Term) -> bool {
        let kinds = self.kinds(term);
        kinds.is_struct && !kinds.is_number
    }

    /// Whether a value is a matrix of nalgebra, and nothing else by the same name.
    pub(super) fn is_matrix(&self, term: &Term) -> bool {
        self.kinds(term).is_matrix && self.is_of_nalgebra(term)
    }

    /// Whether a value is a matrix, a column or a row of nalgebra, and nothing else by the same name.
    fn is_of_nalgebra(&self, term: &Term) -> bool {
        let kinds = self.kinds(term);
        (kinds.is_matrix || kinds.is_column) && !kinds.is_number && !kinds.is_own
    }

    /// Whether a value is a struct of the user's, and nothing else by the same name.
    pub(super) fn is_own(&self, term: &Term) -> bool {
        let kinds = self.kinds(term);
        let has_form = matches!(term, Term::Of(class) if self.form_of(*class).is_some());
        kinds.is_own && !kinds.is_number && !has_form
    }

    fn is_number(&self, term: &Term) -> bool {
        self.kinds(term).is_number
    }

    /// Says what products are, and their factors: a struct times a number is a struct. A struct that is a product has the struct on the left, since nobody
    /// can write the operator of any scalar with a struct.
    pub(super) fn solve(&mut self) {
        let (products, transposed) = (std::mem::take(&mut self.products), std::mem::take(&mut self.transposed));
        loop {
            let mut changed = false;
            for [left, right, result] in &products {
                let [is_left, is_right, is_result] = [left, right, result].map(|term| self.is_struct(term));
                let implied = match (is_left, is_right, is_result) {
                    (true, false, false) => result,
                    (false, false, true) if !self.is_number(left) => left,
                    // A float is on the left.
                    (false, true, false) if self.is_number(left) => result,
                    // No scalar of any kind has a product with a matrix behind it.
                    (false, true, _) if self.is_of_nalgebra(right) && !self.is_number(left) => left,
                    (true, true, false) if self.is_matrix(left) || self.is_matrix(right) => result,
                    _ => continue,
                };
                let both = self.is_matrix(left) && (self.is_matrix(right) || self.is_number(right));
                let before =
                    std::ptr::eq(implied, left) && [right, result].iter().any(|term| self.is_of_nalgebra(term));
                self.equal(implied, if both || before { &Term::Matrix } else { &Term::Struct });
                changed |= self.is_struct(implied);
            }
            for [receiver, result] in &transposed {
                if self.is_struct(receiver) && !self.is_own(receiver) && !self.is_matrix(result) {
                    self.equal(result, &Term::Matrix);
                    changed |= self.is_matrix(result);
                }
            }
            if !changed {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_added_to_a_struct_is_one() {
        let mut terms = Terms::default();
        let [a, b, c] = [0; 3].map(|_| Term::Of(terms.fresh()));
        let list = Term::List(Box::new(b.clone()));
        terms.equal(&c, &list);
        terms.equal(&a, &b);
        terms.equal(&a, &Term::Struct);
        let item = terms.item(&c);
        assert!(terms.is_struct(&item) && terms.is_struct(&b) && !terms.is_struct(&c));
    }

    #[test]
    fn products_of_structs_with_numbers() {
        let mut terms = Terms::default();
        let [p, k, q] = [0; 3].map(|_| Term::Of(terms.fresh()));
        let scaled = terms.product(p.clone(), k.clone());
        terms.equal(&scaled, &q);
        let dot = terms.product(p.clone(), q.clone());
        let twice = terms.product(Term::Number, q.clone());
        terms.equal(&q, &Term::Struct);
        terms.solve();
        assert!(terms.is_struct(&p) && terms.is_struct(&twice) && !terms.is_struct(&k) && !terms.is_struct(&dot));
    }

    #[test]
    fn products_with_matrices_are_structs() {
        let mut terms = Terms::default();
        let [v, w] = [0; 2].map(|_| Term::Of(terms.fresh()));
        let moved = terms.product(Term::Matrix, v.clone());
        let (dot, row) = (terms.product(v.clone(), w.clone()), terms.transposed(v.clone()));
        let outer = terms.product(w.clone(), row);
        [&v, &w].iter().for_each(|term| terms.equal(term, &Term::Struct));
        terms.solve();
        assert!(terms.is_struct(&moved) && terms.is_struct(&outer) && !terms.is_struct(&dot));
    }

    #[test]
    fn one_name_for_two_types_is_no_struct() {
        let mut terms = Terms::default();
        let a = Term::Of(terms.fresh());
        terms.equal(&a, &Term::Struct);
        terms.equal(&a, &Term::Number);
        assert!(!terms.is_struct(&a));
    }
}
