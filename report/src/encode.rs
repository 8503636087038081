//! Links that carry their content.

/// A `data:` link to a text.
pub(crate) fn data_link(kind: &str, text: &str) -> String {
    let mut link = format!("data:{kind};charset=utf-8,");
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b',' | b'(' | b')' | b'/' | b':' | b';' => {
                link.push(char::from(byte));
            }
            byte => link.push_str(&format!("%{byte:02X}")),
        }
    }
    link
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_escapes() {
        assert_eq!(data_link("text/csv", "a,\"ü\"\n"), "data:text/csv;charset=utf-8,a,%22%C3%BC%22%0A");
    }
}
