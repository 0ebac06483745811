import CaseStudyModel

/// The diagnostics about sides and change requests that are commits.
extension Diagnostic {
  /// Creates the diagnostic for a side whose patterns match no file.
  static func unmatched(
    _ side: RevisionSide, _ mismatch: RevisionCode.Mismatch?, at range: SourceRange
  ) -> Diagnostic {
    let pattern = side.patterns.first { !$0.hasPrefix("!") } ?? ""
    let (wrong, nearest): (String, String?) =
      switch mismatch {
      case .folder(let nearest): (side.folder, nearest)
      case .patterns(let nearest, _): (pattern, nearest)
      case nil: (pattern, nil)
      }
    var summary: Message = "Pattern '\(wrong)' must match a file of commit '\(side.revision)'"
    if case .folder = mismatch { summary = "Folder '\(wrong)' must be in commit '\(side.revision)'" }
    var solutions: [Message] = ["choose files of the commit, which 'git ls-tree -r \(side.revision)' lists"]
    if case .patterns(_, let others) = mismatch, !others.isEmpty {
      let list = others.quotedList
      solutions = ["choose files of the commit, as in \(list)"]
    }
    let isInBraces = pattern.contains("{") && pattern.contains("}")
    if let hidden = wrong.split(separator: "/").first(where: { $0.hasPrefix(".") && ![".", ".."].contains($0) }) {
      return Diagnostic(
        "UnmatchedFiles", .error, summary, at: range,
        explanation: "Files under '\(String(hidden))' are hidden, and hidden files are never published",
        solutions: solutions)
    }
    return Diagnostic(
      "UnmatchedFiles", .error, summary, at: range,
      explanation: isInBraces
        ? "Braces have no meaning; write a pattern for each alternative"
        : "Patterns are relative to 'folder', or to the top of the repository",
      replacing: wrong, with: nearest, otherwise: solutions)
  }

  /// Creates the diagnostic for one of a side's patterns, which matches no file although others do.
  static func unmatched(
    _ pattern: RevisionCode.UnmatchedPattern, of side: RevisionSide, at range: SourceRange
  ) -> Diagnostic {
    var one = side
    one.patterns = [pattern.text]
    var diagnostic = unmatched(one, .patterns(nearest: pattern.nearest), at: range)
    diagnostic.severity = .warning
    return diagnostic
  }

  /// Creates the diagnostic for a second commit of a request's side.
  static func repeated(_ title: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnusableRequest", .warning, "Change request '\(title)' must have only one commit for each side", at: range,
      solutions: ["remove this one"])
  }

  /// Creates the diagnostic for a request that starts from the other side.
  static func misplaced(_ revision: String, on side: Side, at range: SourceRange) -> Diagnostic {
    switch side {
    case .before:
      Diagnostic(
        "UnusableRequest", .error, "Request '\(revision)' must start from the before side's commit", at: range,
        explanation: "It contains the after side, so its changes would include the refactoring",
        solutions: ["name it under 'after'"])
    case .after:
      Diagnostic(
        "UnusableRequest", .error, "Request '\(revision)' must start from the after side's commit", at: range,
        explanation: "It starts from the before side", solutions: ["name it under 'before'"])
    }
  }

  /// Creates the diagnostic for a request whose sides aren't commits.
  static func baseless(_ revision: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnusableRequest", .error, "Request '\(revision)' must have a side that is a commit too", at: range,
      explanation: "Its changes are counted from the commit of its side",
      solutions: ["add 'before' and 'after' with 'rev' and 'files' to the front matter"])
  }

  /// Creates the diagnostic for a request that changes no file of its side.
  static func unchanged(_ revision: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnusableRequest", .error, "Request '\(revision)' must change a file of its side", at: range,
      explanation: "None of the files that it changes matches the patterns of the side",
      solutions: ["add the files to the side's 'files'"])
  }

  /// Creates the diagnostic for a request that is named only by its branch. The branch itself is right.
  static func requestWithoutHeading(_ branch: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    var diagnostic = unknownRequest(branch, nearest: nil, at: range)
    if let nearest { diagnostic.solutions.insert("add 'heading: \(nearest)' to the request", at: 0) }
    return diagnostic
  }

  /// Creates the diagnostic for a request without a heading below 'Change requests'.
  static func unknownRequest(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnknownRequest", .error, "Request '\(name)' must have a heading below 'Change requests'", at: range,
      replacing: name, with: nearest, otherwise: ["add a heading '### \(name)'"])
  }
}
