import CaseStudyModel

extension RawHTML {
  /// Reports the elements that aren't shown.
  /// - Parameter types: the names that are written like those of types.
  func report(
    _ dropped: Set<String>, namedLikeTypes types: Set<String>, at place: SourceRange, in outline: inout Outline
  ) {
    guard !dropped.isEmpty else { return }
    let names = dropped.sorted().map { "<\($0)>" }.joined(separator: ", ")
    // Most other names are types in brackets, as in `Array<Int>`, or placeholders.
    let isCode = dropped.subtracting(types).isDisjoint(with: HTMLRules.known)
    outline.diagnostics.append(
      Diagnostic(
        "RawHTML", .warning, "Raw HTML \(names) isn't shown", at: place,
        explanation: "Only harmless elements and attributes are kept",
        solutions: isCode
          ? ["put it in backquotes if it is code"]
          : ["write it as Markdown", "set 'allowHTML: all' in solidsite.yml if you trust all authors"]))
  }

  /// Reports attributes that aren't kept although readers miss them, each kind once per file.
  mutating func report(
    droppedFrom attributes: [HTMLAttribute], of element: String, at position: SourcePosition,
    in outline: inout Outline
  ) {
    for attribute in attributes where HTMLRules.isMissed(attribute, on: element) {
      let isHandler = HTMLRules.isHandler(attribute.name)
      guard namedAttributes.insert(isHandler ? "on…" : attribute.name).inserted else { continue }
      outline.diagnostics.append(
        Diagnostic(
          "DroppedAttribute", .information, "Attribute '\(attribute.name)' of raw HTML has no effect",
          at: SourceRange(path: path, start: position),
          explanation: isHandler
            ? "Texts must not run scripts; other attributes of this kind in the file aren't reported"
            : "Only harmless attributes are kept; others of this name in the file aren't reported",
          solutions: ["remove it", "set 'allowHTML: all' in solidsite.yml if you trust all authors"]))
    }
  }

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
    if let meant = WebAddress.respelt(address) ?? SettingsDecoder.address(ofIdentifier: address) {
      return Diagnostic(
        "UnsafeLink", .warning, "Link '\(address)' must use http, https, mailto or tel, or point into the site",
        at: range, solutions: ["replace '\(address)' with '\(meant)'"])
    }
    return Diagnostic(
      "UnsafeLink", .warning, "A link must use http, https, mailto or tel, or point into the site", at: range,
      solutions: ["replace '\(address)' with an https address"])
  }
}
