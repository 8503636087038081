//! What the adjoints that `#[differentiable(adjoint)]` writes are made of.
//!
//! For `fn f<S: Scalar>(x: &[S]) -> S` the macro writes a second function, `f::adjoint`. It computes y = f(x), and adds
//! ȳ ∂f/∂x to the adjoint of x:
//!
//! ```
//! use fluxions::adjoint::{Cell, Stack};
//! use fluxions::prelude::*;
//!
//! #[differentiable(adjoint)]
//! fn product<S: Scalar>(x: &[S]) -> S {
//!     x[0] * x[1]
//! }
//!
//! let (x_bar, y_bar) = ([Cell::new(0.0), Cell::new(0.0)], Cell::new(1.0));
//! let y = product::adjoint(&[2.0, 3.0], &x_bar, &y_bar, &mut Stack::new());
//! assert_eq!((y, x_bar.map(Cell::into_inner)), (6.0, [3.0, 2.0]));
//! ```
//!
//! The adjoint of a point has the point's form, with a [`Cell`] for each number: several statements add to one adjoint, and
//! none of them owns it. What the backward sweep needs of the forward sweep, and cannot compute again cheaply, lies on a
//! [`Stack`].

mod bar;
mod beside;
mod blank;
mod caches;
mod called;
mod cell;
mod check;
mod drawn;
mod field;
mod fit;
mod halves;
mod item;
mod keep;
mod length;
mod lent;
mod like;
mod look;
mod matrices;
mod may_be_float;
mod open;
mod operator;
mod outcome;
mod part;
mod plain_list;
mod pool;
mod promise;
mod resize;
mod room;
pub mod rule;
mod settled;
mod shadow;
mod site;
mod spot;
mod stack;
mod unsure;

pub use crate::combinators::{ContextBar, pulled};
pub use bar::{
    Bar, Bars, NoBars, NoTexts, Old, Plain, Transposed, Viewed, WithParts, drain_bar_at, forget_bar_at,
    increment_bar_at, other_variant, read_bar_at, transposed, viewed,
};
pub use beside::{AsMany, BarsOfList, Beside, Copies, ItemAt, ListOf, OfItem, OfItems, OfPartAt, Pairs, PartAt};
pub use blank::{Blank, blank};
pub use called::{NumberRuleAdjoint, RuleAdjoint, of_rule};
pub(crate) use called::{give, numbers};
pub use cell::{Cell, OrderOf, Ordered};
pub use check::{
    Again, AsBefore, Copied, Flat, GivenOnce, HasAdjoint, Mapped, Passive, Receiver, Twice, as_before, flat, mapped,
    of_library, passive, receiver, twice,
};
pub use drawn::{Drawn, DrawnField, OfField, OfSkipped};
pub use field::{
    ExchangeFields, ExchangeItems, Field, FieldBars, FieldItems, ReplaceBars, SetParts, SetPlain, SwapBars,
};
pub use fit::{Absent, Alone, Both, Changing, Fits, MayBe, OfConstants, One, Passed, Takes, Two, Unread, fitted};
pub use halves::{FirstHalf, Followed, SecondHalf, Unfollowed};
pub use item::{CopiedItem, GivenItem, Item, ItemByValue};
pub use keep::{Extent, Given, GivenBars, GivenTuple, Keep, KeepValue, Kept, KeptValue};
pub use length::{BothWays, Counted, CountedOnce, Flattened, OneWay, WithLength, with_length};
pub use lent::{Lent, LookedAt, NoReference, lent, looked_at};
pub use like::{AnyNumber, Like};
pub use look::{Chosen, Look, OfBars, OfPart, Places, Whole, WithBars};
pub use matrices::{
    AxpyAdjoint, ChangedBy, ColumnsAdjoint, CrossAdjoint, DiagonalMatrixAdjoint, DiagonalOfFormAdjoint, Entries,
    EntriesChanged, FilledAdjoint, FilledMatrixAdjoint, FilledOfFormAdjoint, FirstEntries, FromAdjoint,
    FromDiagonalAdjoint, GemvAdjoint, KroneckerAdjoint, MatrixAdjoint, New2, New3, New4, New5, New6, New8, New9, New12,
    New16, OfRows, OfSizeAdjoint, OfSlicesAdjoint, PartsAdjoint, PerpAdjoint, Rows, ScaledBy, SquareAdjoint,
    TransposedProductAdjoint,
};
pub use may_be_float::{
    Behind, BesideNumber, Collected, FloatOr, MayBeFloat, Nothing, NumberBar, OfNumber, OfNumberBehind,
    OtherBesideNumber, collected, nothing_of,
};
pub use open::{AllItems, BarsOfRow, BarsOfRows, ItemOf, NoOption, Open, Seen, flattened, item_of};
pub use operator::{Operands, Operator, operands, operators};
pub use outcome::{Discarded, OfOption, OfValue, Outcome, Unfailing, WentBack, unfailing};
pub use part::{IsMatrix, List, OfEntries, Part, Steps, items, iterator, list, matrix, of_entries, part};
pub use plain_list::{PlainItem, PlainList, plain_list};
pub use pool::{Dynamic, Pool, assign, give_back, give_bar, listed, repeated};
pub use promise::{Promise, Touched};
pub use resize::{BarOf, BarsOf, GiveBar, PopBar, PushBar, left_behind, pop_bar, push, sorted_order};
pub use room::Room;
pub use settled::{
    Asked, Collection, CopiedNow, OfChanging, OfCollection, OfRefUnwindSafe, OfSync, Settled, copied_now,
};
pub use shadow::{Shadow, opened};
pub use site::Site;
pub use spot::{Addressed, Locate, Locating, PartAddressed, Spot};
pub use stack::{Items, Stack};
pub use unsure::{Cloned, Dropped, ForItself, OfCopy, OfPlace, OfReference, ToBars, ToBarsBehind, Unsure};

/// The methods that a sweep calls. One `use` of all costs the compiler an eighth of what one of each costs.
#[doc(hidden)]
pub mod methods {
    // `p += q` of structs is a call of the method.
    pub use core::ops::{AddAssign as _, DivAssign as _, MulAssign as _, SubAssign as _};

    pub use super::{
        AllItems as _, AnyNumber as _, AxpyAdjoint as _, Bar as _, Bars as _, BarsOfList as _, Behind as _,
        ChangedBy as _, Cloned as _, ColumnsAdjoint as _, CountedOnce as _, CrossAdjoint as _,
        DiagonalMatrixAdjoint as _, DiagonalOfFormAdjoint as _, DrawnField as _, Dropped as _, Dynamic as _,
        EntriesChanged as _, ExchangeFields as _, ExchangeItems as _, FilledAdjoint as _, FilledMatrixAdjoint as _,
        FilledOfFormAdjoint as _, FirstEntries as _, FirstHalf as _, ForItself as _, FromAdjoint as _,
        FromDiagonalAdjoint as _, GemvAdjoint as _, GiveBar as _, Given as _, GivenBars as _, GivenOnce as _,
        GivenTuple as _, ItemByValue as _, Keep as _, KeepValue as _, Kept as _, KroneckerAdjoint as _, Locating as _,
        MatrixAdjoint as _, New2 as _, New3 as _, New4 as _, New5 as _, New6 as _, New8 as _, New9 as _, New12 as _,
        New16 as _, NoBars as _, NoTexts as _, NumberBar as _, NumberRuleAdjoint as _, OfBars as _, OfField as _,
        OfItem as _, OfItems as _, OfNumber as _, OfNumberBehind as _, OfPart as _, OfPartAt as _, OfPlace as _,
        OfReference as _, OfSizeAdjoint as _, OfSkipped as _, OfSlicesAdjoint as _, OneWay as _,
        OtherBesideNumber as _, Pairs as _, PartAddressed as _, PartsAdjoint as _, PerpAdjoint as _, Plain as _,
        PopBar as _, PushBar as _, ReplaceBars as _, RuleAdjoint as _, ScaledBy as _, SecondHalf as _, SetParts as _,
        SetPlain as _, Shadow as _, SquareAdjoint as _, SwapBars as _, ToBars as _, ToBarsBehind as _,
        TransposedProductAdjoint as _, WithBars as _, WithParts as _, drain_bar_at, forget_bar_at, increment_bar_at,
        read_bar_at,
    };
}
