import CaseStudyModel

/// Finds headings that are nearly those with a meaning, and lines that are nearly headings.
struct HeadingCheck {
  let vocabulary: Vocabulary
  let outline: Outline
  let path: String
  /// The text of the file.
  let lines: LineTable
  /// Whether the site has settings; other documents may show diffs anywhere.
  let isStrict: Bool

  /// The words for sides that are checked; rarer ones are too near to ordinary words.
  private static let sides = [
    "before", "after", "violation", "solution", "refactored", "improved", "vorher", "nachher",
  ]
  /// The shortest heading that can be a misspelling: shorter words have too many neighbours.
  private static let shortest = 5
  /// The longest one, in UTF-8.
  private static let longest = 40

  /// Returns the diagnostics of a study.
  /// - Parameters:
  ///   - title: the index of the title's heading.
  ///   - requests: the change requests that were found.
  func diagnostics(title: Int?, requests: [ChangeRequest]) -> [Diagnostic] {
    var known = KnownNames(Self.sides + vocabulary.sections.all)
    let counterparts = CounterpartLabels(outline, vocabulary: vocabulary, title: title, path: path)
    var misspelt =
      outline.headings.indices.filter { $0 != title }.firstDiagnostics { index in
        misspelling(of: outline.headings[index].text, on: outline.headings[index].line, among: &known)
          ?? counterparts.misspeltHeading(at: index)
      } + misspeltLabels(among: &known, counterparts)
    misspelt += misspeltTakeaways(title: title).filter { !misspelt.map(\.range.start).contains($0.range.start) }
    let near = NearHeadings(lines: lines, path: path, isKnown: isKnown).diagnostics(of: outline)
    if !isStrict { return misspelt + near + emptySections(requests) }
    if !requests.isEmpty {
      return misspelt + near + strayRequests(title: title, requests) + repeatedSections(requests)
    }
    let named = misspelt.isEmpty && near.isEmpty ? sectionsByOtherNames(title: title) : []
    return misspelt + near + emptySections(requests) + named
  }

  /// Returns whether a text has a meaning as a heading.
  private func isKnown(_ text: String) -> Bool {
    vocabulary.labels.side(ofHeading: text) != nil || vocabulary.sections.isChangeRequests(text)
      || vocabulary.sections.isTakeaways(text)
  }

  /// Reports bold lines right above a block, and first lines of code, that are nearly the name of a side.
  private func misspeltLabels(among known: inout KnownNames, _ counterparts: CounterpartLabels) -> [Diagnostic] {
    var label: Outline.Element?
    return outline.elements.firstDiagnostics { element in
      defer { label = element }
      guard case .fence(let index) = element.kind else { return nil }
      let fence = outline.fences[index]
      guard fence.indentation == 0 || fence.isIndented else { return nil }
      if let label, case .paragraph(let style) = label.kind, !label.text.contains("\n") {
        if style.isBold || label.text.hasSuffix(":"),
          let found = misspelling(of: label.text, on: label.line, among: &known, isLabel: true)
        {
          return found
        }
        if let found = counterparts.misspeltLabel(label.text, on: label.line, of: fence) { return found }
      }
      let line = fence.code.firstLine
      guard line.hasPrefix("// ") || line.hasPrefix("# ") else { return nil }
      let text = line.drop { "/# ".contains($0) }
      guard text.allSatisfy({ $0.isLetter || $0 == ":" }) else { return nil }
      return misspelling(of: String(text), on: fence.codeLine, among: &known, isLabel: true)
        ?? counterparts.misspeltLabel(String(text), on: fence.codeLine, of: fence)
    }
  }

  private func misspelling(
    of written: String, on line: Int, among known: inout KnownNames, isLabel: Bool = false
  ) -> Diagnostic? {
    let text = String(written.trimmingSpaces().prefix { $0 != ":" || !isLabel })
    let normal = NormalForm.of(text)
    if let name = LookAlikeLetters.name(for: normal, among: Self.sides + vocabulary.sections.all) {
      return lookAlike(text, of: name, on: line)
    }
    // Such a line right above code is almost certainly a label.
    let lengths = (isLabel ? Self.shortest - 1 : Self.shortest)...Self.longest
    guard lengths.contains(normal.utf8.count), !hasMeaning(text, normal: normal),
      let nearest = known.nearest(to: normal),
      // Words with their own meaning differ more, or in their first letter.
      Fix.isTypingError(normal, for: nearest), nearest.first == normal.first, !isLabel || Self.sides.contains(nearest),
      // "Change request 1" is a request with a number, not a section with a letter too many.
      !normal.hasPrefix(nearest + " ")
    else { return nil }
    let name = nearest.capitalized(like: text)
    return Diagnostic(
      "MisspeltHeading", .warning,
      isLabel
        ? "Label '\(text)' has no meaning; did you mean '\(name)'?"
        : "Heading '\(text)' has no meaning; did you mean '\(name)'?",
      at: SourceRange(path: path, line: line), solutions: ["replace '\(text)' with '\(name)'"])
  }

  /// Reports a last heading that is nearly that of the takeaways in another language; elsewhere, such a word may have
  /// another meaning.
  private func misspeltTakeaways(title: Int?) -> [Diagnostic] {
    guard let last = outline.headings.indices.last, last != title else { return [] }
    let text = outline.headings[last].text.trimmingSpaces()
    guard !hasMeaning(text, normal: NormalForm.of(text)),
      let name = vocabulary.sections.translation(nearestTo: text, in: .takeaways)
    else { return [] }
    return [
      Diagnostic(
        "MisspeltHeading", .warning, "Heading '\(text)' has no meaning; did you mean '\(name)'?",
        at: SourceRange(path: path, line: outline.headings[last].line), solutions: ["replace '\(text)' with '\(name)'"])
    ]
  }

  /// Returns whether a text has a meaning as a heading or label.
  private func hasMeaning(_ text: String, normal: String) -> Bool {
    vocabulary.labels.side(ofHeading: text) != nil || vocabulary.labels.isNeutral(heading: text)
      || !vocabulary.principles.principles(in: text).isEmpty || vocabulary.labels.isTitle(text)
      || vocabulary.sections.isTakeaways(text) || vocabulary.sections.all.contains(normal)
  }

  /// Reports a text with look-alike letters that spells a known name.
  private func lookAlike(_ text: String, of name: String, on line: Int) -> Diagnostic {
    let name = name.capitalized(like: text)
    let range = lines.range(of: text, on: line, in: path)
    return Diagnostic(
      "MisspeltHeading", .warning, "'\(text)' has letters that only look like those of '\(name)'",
      at: range ?? SourceRange(path: path, line: line),
      fixes: range.map { [Fix("write '\(name)' in Latin letters", at: $0, with: name, isSafe: true)] } ?? [])
  }

  /// Reports sections without a request that have the name of the section with the requests.
  private func repeatedSections(_ requests: [ChangeRequest]) -> [Diagnostic] {
    let headings = outline.headings
    let sections = headings.indices.filter { vocabulary.sections.isChangeRequests(headings[$0].text) }
    let requested = Set(requests.map(\.heading))
    let used = Set(
      sections.filter { section in
        let next = headings[(section + 1)...].firstIndex { $0.level <= headings[section].level } ?? headings.endIndex
        return (section..<next).contains(where: requested.contains)
      })
    let names = Set(used.map { NormalForm.of(headings[$0].text) })
    return sections.filter { !used.contains($0) && names.contains(NormalForm.of(headings[$0].text)) }.map { section in
      Diagnostic(
        "MisspeltHeading", .warning,
        "Section '\(headings[section].text)' must have a request; another section has the same name",
        at: SourceRange(path: path, line: headings[section].line), solutions: ["remove the empty section"])
    }
  }

  /// Reports sections of change requests that have blocks for them and no headings.
  private func emptySections(_ requests: [ChangeRequest]) -> [Diagnostic] {
    guard requests.isEmpty else { return [] }
    // Collected once, because searching the text and its headings for each section would take quadratic time.
    let requested = outline.fences.filter { $0.info.hasPrefix("diff ") || $0.info.hasSuffix(" test") }.map(\.line)
    let lastLine = (requested + (isStrict ? outline.elements.map(\.line) : [])).max() ?? 0
    lazy var sides = Dictionary(
      outline.headings.filter { vocabulary.labels.side(ofHeading: $0.text) != nil }.map { ($0.level, $0) }
    ) { first, _ in first }
    var enclosing: [Int] = []
    var found: [Diagnostic] = []
    for (index, heading) in outline.headings.enumerated() {
      enter(index, &enclosing)
      guard heading.line < lastLine, vocabulary.sections.isChangeRequests(heading.text) else { continue }
      let side = enclosing.dropLast().map { outline.headings[$0] }.last {
        vocabulary.labels.side(ofHeading: $0.text) != nil
      }
      found.append(emptySection(heading, below: side, like: side == nil ? nil : sides[heading.level]))
    }
    return found
  }

  /// Returns the diagnostic of a section of change requests without a heading for each.
  /// - Parameters:
  ///   - side: the heading of the side that the section is part of.
  ///   - other: the first heading of a side at the section's level.
  private func emptySection(_ heading: Heading, below side: Heading?, like other: Heading?) -> Diagnostic {
    guard let side else { return undivided(heading) }
    guard let other else {
      return Diagnostic(
        "MisspeltHeading", .warning, "Section '\(heading.text)' must not be part of the section '\(side.text)'",
        at: SourceRange(path: path, line: heading.line), solutions: ["make it a heading of level \(side.level)"])
    }
    return Diagnostic(
      "MisspeltHeading", .warning,
      """
      Heading '\(side.text)' must have the level of '\(other.text)', or '\(heading.text)' is part of its section
      """,
      at: SourceRange(path: path, line: side.line), solutions: ["make it a heading of level \(heading.level)"])
  }

  /// Returns the diagnostic of a section of change requests whose blocks are right below it.
  func undivided(_ section: Heading) -> Diagnostic {
    Diagnostic(
      "MisspeltHeading", .warning, "Section '\(section.text)' must have a subheading for each request",
      at: SourceRange(path: path, line: section.line),
      solutions: ["make the requests' headings level \(section.level + 1)"])
  }

  /// Reports headings above diffs of sides that are most likely meant to begin the section of change requests.
  private func sectionsByOtherNames(title: Int?) -> [Diagnostic] {
    if outline.headings.contains(where: { vocabulary.sections.isChangeRequests($0.text) }) { return [] }
    var enclosing: [Int] = []
    var found: [Int] = []
    for element in outline.elements {
      switch element.kind {
      case .heading(let index): enter(index, &enclosing)
      case .paragraph(let style) where style.isBold && vocabulary.sections.isChangeRequests(element.text):
        return [
          Diagnostic(
            "MisspeltHeading", .warning, "Section '\(element.text)' must have a heading, not a bold line",
            at: SourceRange(path: path, line: element.line), solutions: ["write it as '## \(element.text)'"])
        ]
      case .fence(let index) where Self.isRequested(outline.fences[index]):
        let above = enclosing.filter { $0 != title }
        // A section may continue after a nested one; then there are two candidates, and neither is suggested.
        if above.count > 1, found.last != above[above.count - 2] { found.append(above[above.count - 2]) }
      default: continue
      }
    }
    let meant = found.map { outline.headings[$0] }.filter { vocabulary.labels.side(ofHeading: $0.text) == nil }
    guard meant.count == 1 else { return [] }
    let text = meant[0].text.trimmingSpaces()
    let name = vocabulary.sections.translation(nearestTo: text, in: .changeRequests) ?? "Change requests"
    return [
      Diagnostic(
        "MisspeltHeading", .warning, "Heading '\(text)' has no meaning; did you mean '\(name)'?",
        at: SourceRange(path: path, line: meant[0].line),
        explanation: "Diffs are applied only in the section of change requests",
        solutions: ["replace '\(text)' with '\(name)'"])
    ]
  }

  /// Replaces the headings of the sections around the last heading with those around the next.
  func enter(_ heading: Int, _ enclosing: inout [Int]) {
    while let last = enclosing.last, outline.headings[last].level >= outline.headings[heading].level {
      enclosing.removeLast()
    }
    enclosing.append(heading)
  }

  /// Returns whether a block is a diff of a file on a side.
  static func isRequested(_ fence: Outline.Fence) -> Bool {
    let words = fence.info.split(separator: " ").map(String.init)
    return words.first == "diff" && words.contains { Side(rawValue: $0) != nil }
      && words.contains(where: InfoString.looksLikeFile)
  }
}
