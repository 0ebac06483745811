import CaseStudyModel

/// Finds labels and headings with a misspelt word that would name a side, in a document whose other side is named in
/// the same way. Without that counterpart, such a word may be an ordinary one.
struct CounterpartLabels {
  private let outline: Outline
  private let vocabulary: Vocabulary
  private let path: String
  /// The sides that labels and first comments name.
  private let labelled: Set<Side>
  /// The sides that headings of each level name.
  private let headed: [Int: Set<Side>]

  /// The words that are checked. Others, such as `fixed` and `right`, resemble ordinary words too much.
  private static let words = [
    "after", "antes", "avant", "bad", "before", "better", "correct", "good", "improved", "incorrect", "nachher",
    "refactored", "solution", "violating", "violation", "vorher", "wrong",
  ]
  /// The words that are checked, unless a word begins with one of them, such as `problems` and `originally`.
  private static let stems = [
    "code", "design", "implementation", "initial", "naive", "original", "problem", "refactoring", "version",
  ]
  /// The maximum number of words in a label that is checked.
  private static let longestLabel = 6

  init(_ outline: Outline, vocabulary: Vocabulary, title: Int?, path: String) {
    self.outline = outline
    self.vocabulary = vocabulary
    self.path = path
    var labelled: Set<Side> = []
    for (label, element) in zip(outline.elements, outline.elements.dropFirst()) {
      guard case .fence(let index) = element.kind else { continue }
      if case .paragraph = label.kind, let side = vocabulary.labels.side(ofLabel: label.text) { labelled.insert(side) }
      let line = outline.fences[index].code.firstLine
      guard line.hasPrefix("// ") || line.hasPrefix("# ") else { continue }
      if let side = vocabulary.labels.side(ofLabel: String(line.drop { "/# ".contains($0) })) { labelled.insert(side) }
    }
    self.labelled = labelled
    headed = Dictionary(grouping: outline.headings.indices.filter { $0 != title }, by: { outline.headings[$0].level })
      .mapValues { Set($0.compactMap { vocabulary.labels.side(ofHeading: outline.headings[$0].text) }) }
  }

  /// Returns a diagnostic for a label right above a block, or for its first comment.
  func misspeltLabel(_ label: String, on line: Int, of fence: Outline.Fence) -> Diagnostic? {
    let words = fence.info.split(separator: " ")
    guard labelled.count == 1, let side = labelled.first?.other,
      !words.contains(where: { Side(rawValue: "\($0)") != nil }),
      vocabulary.labels.side(ofLabel: label) == nil,
      let right = respelled(label, where: { vocabulary.labels.side(ofLabel: $0) == side })
    else { return nil }
    let (text, name) = (label.withoutColon, right.withoutColon)
    return Diagnostic(
      "MisspeltHeading", .warning, "Label '\(text)' has no meaning; did you mean '\(name)'?",
      at: SourceRange(path: path, line: line), solutions: ["replace '\(text)' with '\(name)'"])
  }

  /// Returns a diagnostic for a heading.
  func misspeltHeading(at index: Int) -> Diagnostic? {
    let heading = outline.headings[index]
    guard let sides = headed[heading.level], sides.count == 1, let side = sides.first?.other,
      vocabulary.labels.side(ofHeading: heading.text) == nil,
      vocabulary.principles.principles(in: heading.text).isEmpty,
      let right = respelled(heading.text, where: { vocabulary.labels.side(ofHeading: $0) == side })
    else { return nil }
    let (text, name) = (heading.text.trimmingSpaces(), right.trimmingSpaces())
    return Diagnostic(
      "MisspeltHeading", .warning, "Heading '\(text)' has no meaning; did you mean '\(name)'?",
      at: SourceRange(path: path, line: heading.line), solutions: ["replace '\(text)' with '\(name)'"])
  }

  /// Returns a text with one word replaced by a similar one, so that it meets a condition.
  private func respelled(_ text: String, where isMeant: (String) -> Bool) -> String? {
    guard text.utf8.count <= 80 else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count <= Self.longestLabel else { return nil }
    for (index, part) in parts.enumerated() {
      let word = part.drop { !$0.isLetter }.prefix { $0.isLetter }
      guard word.count > 3, let name = Self.name(meantBy: word.lowercased()) else { continue }
      var respelled = parts.map(String.init)
      respelled[index] = part[..<word.startIndex] + name.capitalized(like: word) + part[word.endIndex...]
      let whole = respelled.joined(separator: " ")
      if isMeant(whole) { return whole }
    }
    return nil
  }

  private static func name(meantBy word: String) -> String? {
    (words + stems.filter { !word.hasPrefix($0) }).first { name in
      // Short words have many neighbours, so only letters that are doubled or swapped count.
      word != name && word.first == name.first && Fix.isTypingError(word, for: name)
        && (name.count > 4 || Set(word) == Set(name))
    }
  }
}
