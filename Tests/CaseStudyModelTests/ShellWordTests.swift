import CaseStudyModel
import Testing

/// Words of commands that are printed to be copied.
struct ShellWordTests {
  @Test(arguments: [
    ("", #""""#), ("site", "site"), ("../sites/é-1.md", "../sites/é-1.md"), ("a b", #""a b""#), ("it's", #""it's""#),
    ("~", #""~""#), ("a;b&c", #""a;b&c""#), ("*.md", #""*.md""#), ("a\nb", "\"a\nb\""), ("$HOME", "'$HOME'"),
    ("`a`", "'`a`'"), (#"a\b"#, #"'a\b'"#), ("a!", "'a!'"), (#"it's "$1""#, #"'it'\''s "$1"'"#),
    ("\" \u{301}", "'\" \u{301}'"), ("$\u{301}", "'$\u{301}'"),
    ("$'\u{301}", "'$'\\''\u{301}'"),
  ])
  func areQuotedWhereAShellWouldChangeThem(text: String, word: String) {
    #expect(text.shellWord == word)
  }
}
