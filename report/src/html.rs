//! Text in HTML.

use std::fmt::{self, Display, Write};

/// A text that is escaped where it is displayed.
pub(crate) struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// Adds formatted text; a string takes all that is written.
macro_rules! add {
    ($to:expr, $($format:tt)*) => {{
        let _ = std::fmt::Write::write_fmt(&mut $to, format_args!($($format)*));
    }};
}
pub(crate) use add;

/// A table under construction.
pub(crate) struct Table(String);

impl Table {
    /// With a caption and the heads of its columns; in the body the first column holds the heads of the rows.
    pub(crate) fn new(class: &str, caption: &str, heads: &[&str]) -> Self {
        let mut html = format!(
            "<div class=\"scroll\" tabindex=\"0\"><table class=\"{}\"><caption><span>{}</span></caption><thead><tr>",
            Escaped(class),
            Escaped(caption)
        );
        for head in heads {
            add!(html, "<th scope=\"col\">{}</th>", Escaped(head));
        }
        html.push_str("</tr></thead><tbody>");
        Self(html)
    }

    /// A row: its head as HTML, then its cells with their classes and HTML.
    pub(crate) fn row<'a>(&mut self, class: &str, head: &str, cells: impl IntoIterator<Item = (&'a str, String)>) {
        add!(self.0, "<tr class=\"{}\"><th scope=\"row\">{head}</th>", Escaped(class));
        for (class, cell) in cells {
            add!(self.0, "<td class=\"{}\">{cell}</td>", Escaped(class));
        }
        self.0.push_str("</tr>");
    }

    /// The table as HTML.
    pub(crate) fn finish(mut self) -> String {
        self.0.push_str("</tbody></table></div>\n");
        self.0.replace(" class=\"\"", "")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_means_something_is_escaped() {
        assert_eq!(Escaped("<a b=\"c\">&'").to_string(), "&lt;a b=&quot;c&quot;&gt;&amp;&#39;");
        let table = Table::new("", "<caption>", &["<head>"]).finish();
        assert!(
            table.contains("<span>&lt;caption&gt;") && table.contains("&lt;head&gt;") && !table.contains("class=\"\"")
        );
    }
}
