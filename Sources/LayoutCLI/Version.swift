/// The version of the tool; a test compares it with the top heading of CHANGELOG.md.

/// What `layoutc --version` prints after the name.
package let version = "0.1.0"
