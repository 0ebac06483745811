import CaseStudyModel

/// Finds headings that are nearly those with a meaning, and lines that are nearly headings.
struct HeadingCheck {
  let vocabulary: Vocabulary
  let outline: Outline
  let path: String

  /// The words for sides that are checked; rarer ones are too near to ordinary words.
  private static let sides = ["before", "after", "violation", "solution", "refactored", "improved"]
  /// The shortest heading that can be a misspelling: shorter words have too many neighbours.
  private static let shortest = 5

  /// Returns the diagnostics of a study.
  /// - Parameters:
  ///   - title: the index of the title's heading.
  ///   - requests: the change requests that were found.
  func diagnostics(title: Int?, requests: [ChangeRequest]) -> [Diagnostic] {
    var known = KnownNames(Self.sides + vocabulary.sections.all)
    let misspelt = outline.headings.indices.filter { $0 != title }.compactMap { index in
      misspelling(of: outline.headings[index], among: &known)
    }
    return misspelt + linesWithoutSpace() + emptySections(requests)
  }

  private func misspelling(of heading: Heading, among known: inout KnownNames) -> Diagnostic? {
    let text = heading.text.trimmingSpaces()
    let normal = NormalForm.of(text)
    guard normal.utf8.count >= Self.shortest, normal.utf8.count <= 40, vocabulary.labels.side(ofHeading: text) == nil,
      !vocabulary.labels.isNeutral(heading: text), vocabulary.principles.principles(in: text).isEmpty,
      !vocabulary.labels.isTitle(text), !vocabulary.sections.isTakeaways(text),
      !vocabulary.sections.all.contains(normal), let name = known.nearest(to: normal),
      // Words with a meaning of their own differ more, or in their first letter.
      Fix.isTypingError(normal, for: name), name.first == normal.first
    else { return nil }
    let written = text.first?.isUppercase == true ? name.prefix(1).uppercased() + name.dropFirst() : name
    return Diagnostic(
      "MisspeltHeading", .warning, "Heading '\(text)' has no meaning; did you mean '\(written)'?",
      at: SourceRange(path: path, line: heading.line), solutions: ["replace '\(text)' with '\(written)'"])
  }

  /// Reports lines such as `##Before`, which are paragraphs.
  private func linesWithoutSpace() -> [Diagnostic] {
    outline.elements.compactMap { element in
      guard case .paragraph = element.kind, element.depth == 0, element.text.hasPrefix("##") else { return nil }
      let signs = element.text.prefix { $0 == "#" }
      guard signs.count <= 6, element.text.dropFirst(signs.count).first?.isLetter == true else { return nil }
      let place = SourceRange(path: path, line: element.line, column: signs.count + 1)
      return Diagnostic(
        "MisspeltHeading", .warning, "A heading must have a space after '\(signs)'", at: place,
        fixes: [Fix("add a space after '\(signs)'", [Fix.Replacement(place, with: " ")], isSafe: true)])
    }
  }

  /// Reports sections of change requests that have blocks for them and no headings.
  private func emptySections(_ requests: [ChangeRequest]) -> [Diagnostic] {
    guard requests.isEmpty else { return [] }
    return outline.headings.filter { vocabulary.sections.isChangeRequests($0.text) }.filter { heading in
      outline.fences.contains { $0.line > heading.line && ($0.info.hasPrefix("diff ") || $0.info.hasSuffix(" test")) }
    }.map { heading in
      if let side = sideHeading(above: heading) {
        return Diagnostic(
          "MisspeltHeading", .warning, "Section '\(heading.text)' must not be part of the section '\(side.text)'",
          at: SourceRange(path: path, line: heading.line), solutions: ["make it a heading of level \(side.level)"])
      }
      return Diagnostic(
        "MisspeltHeading", .warning, "Section '\(heading.text)' must have a subheading for each request",
        at: SourceRange(path: path, line: heading.line),
        solutions: ["make the requests' headings level \(heading.level + 1)"])
    }
  }

  /// Returns the heading of a side that a heading is below.
  private func sideHeading(above heading: Heading) -> Heading? {
    var level = heading.level
    for above in outline.headings.reversed() where above.line < heading.line && above.level < level {
      if vocabulary.labels.side(ofHeading: above.text) != nil { return above }
      level = above.level
    }
    return nil
  }
}
