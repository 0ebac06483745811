import CaseStudyModel

extension RawHTML {
  /// Reports an address with an unsafe scheme.
  func report(harmful address: String, at position: SourcePosition, in outline: inout Outline) {
    outline.diagnostics.append(.unsafeLink(address, at: SourceRange(path: path, start: position)))
  }

  /// Reports an element without the end tag that it needs.
  func report(unclosed name: String, at position: SourcePosition, in outline: inout Outline) {
    guard HTMLRules.needsEnd.contains(name) else { return }
    outline.diagnostics.append(
      Diagnostic(
        "RawHTML", .warning, "Element <\(name)> must have an end tag", at: SourceRange(path: path, start: position),
        solutions: ["write '</\(name)>' at its end"]))
  }

  /// Reports an end tag without its element.
  func report(strayEndOf name: String, at position: SourcePosition, in outline: inout Outline) {
    guard HTMLRules.needsEnd.contains(name) else { return }
    outline.diagnostics.append(
      Diagnostic(
        "RawHTML", .warning, "End tag </\(name)> must have a start tag above it",
        at: SourceRange(path: path, start: position), solutions: ["remove it", "write '<\(name)>' where it begins"]))
  }
}

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
