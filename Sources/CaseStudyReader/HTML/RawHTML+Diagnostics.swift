import CaseStudyModel

extension Diagnostic {
  /// Creates the diagnostic for a comment without its end.
  static func unclosedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnclosedComment", .warning, "A comment must be closed by '-->'; without it, the text below isn't shown",
      at: range, solutions: ["write '-->' at the end of the comment"])
  }

  /// Creates the diagnostic for an address with an unsafe scheme.
  static func unsafeLink(_ address: String, at range: SourceRange) -> Diagnostic {
    if let meant = WebAddress.respelt(address) {
      return Diagnostic(
        "UnsafeLink", .warning, "Link '\(address)' must use http, https, mailto or tel, or point into the site",
        at: range, solutions: ["replace '\(address)' with '\(meant)'"])
    }
    return Diagnostic(
      "UnsafeLink", .warning, "A link must use http, https, mailto or tel, or point into the site", at: range,
      solutions: ["replace '\(address)' with an https address"])
  }
}
