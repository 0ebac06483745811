import CaseStudyModel

/// Paragraphs such as `[^1] A remark.`, which lack only a colon to be the text of a footnote.
struct UndefinedNotes {
  /// The footnotes with such a paragraph that other paragraphs refer to, as in `[^1]`.
  let labels: Set<String>

  init(of outline: Outline) {
    var (begun, named): (Set<String>, Set<String>) = ([], [])
    for element in outline.elements {
      guard case .paragraph = element.kind, element.text.hasBytes(of: "[^") else { continue }
      let first = Self.label(beginning: element.text)
      if let first { begun.insert(first) }
      let rest = element.text.dropFirst(first?.count ?? 0)
      named.formUnion(Self.reference.matches(in: rest).map { String($0) })
    }
    labels = begun.intersection(named)
  }

  /// Returns the diagnostic of a paragraph that is meant as the text of a footnote.
  func diagnostic(of element: Outline.Element, path: String) -> Diagnostic? {
    guard element.line > 0, element.depth == 0, let label = Self.label(beginning: element.text), labels.contains(label)
    else { return nil }
    let range = SourceRange(path: path, line: element.line, column: label.utf8.count + 1)
    return Diagnostic(
      "BrokenLink", .warning, "The text of a footnote must have a colon after its name, as in '\(label):'", at: range,
      fixes: [Fix("add a colon", at: range, with: ":", isSafe: false)])
  }

  /// Returns the name of a footnote with which a text begins, in its brackets.
  private static func label(beginning text: String) -> String? {
    guard text.hasPrefix("[^"), let label = reference.prefixMatch(in: text), text.dropFirst(label.count).hasPrefix(" ")
    else { return nil }
    return String(label)
  }

  private static let reference = CompiledPattern(/\[\^[^\[\]\s]+\]/)
}
