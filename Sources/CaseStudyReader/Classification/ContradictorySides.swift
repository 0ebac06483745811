import CaseStudyModel

/// Finds labels, first comments and words of info strings that name a different side from the heading above them, by
/// mistake.
struct ContradictorySides {
  let path: String
  let elements: [Outline.Element]
  let blocks: [CodeBlock]

  /// Returns a diagnostic for each such label, comment or word if the study would be complete without it: a diff
  /// changes its file on the heading's side, or that side has no other code. Otherwise, the block most likely repeats
  /// code of the other side for reference.
  var diagnostics: [Diagnostic] {
    let files = BothSides { FilesOfSide(blocks, on: $0) }
    return blocks.compactMap { block in
      guard let side = block.snippet.side, [.info, .label, .comment].contains(block.snippet.sideSource),
        let heading = block.scopes.last(where: { $0.heading != nil && ($0.side != nil || $0.isNeutral) }),
        heading.side == side.other, files[side.other].lack(block.snippet)
      else { return nil }
      if block.snippet.sideSource == .info { return contradictoryWord(side, in: block.snippet, below: heading) }
      let isLabel = block.snippet.sideSource == .label
      let label = elements[..<block.element].suffix(2).last { element in
        if case .paragraph(let style) = element.kind { style.isBold || element.text.hasSuffix(":") } else { false }
      }
      let name = (isLabel ? label?.text ?? "" : block.comments.first ?? "").onOneLine()
      let line = isLabel ? label?.line ?? block.snippet.line : block.snippet.codeLine
      return Diagnostic(
        "ContradictorySides", .warning,
        isLabel
          ? "Label '\(name)' must not contradict the heading '\(heading.text)' above it"
          : "Comment '\(name)' must not contradict the heading '\(heading.text)' above it",
        at: SourceRange(path: path, line: line), explanation: "A label or comment counts more than a heading",
        solutions: ["remove it, or move the block to the other side"])
    }
  }

  /// Reports the word of an info string, which the place of its file in the study contradicts.
  private func contradictoryWord(_ side: Side, in snippet: Snippet, below heading: Scope) -> Diagnostic? {
    guard snippet.role == .source else { return nil }
    return Diagnostic(
      "ContradictorySides", .warning,
      "Word '\(side.rawValue)' must not contradict the heading '\(heading.text)' above the block",
      at: SourceRange(path: path, line: snippet.line, column: snippet.indentation + 1),
      explanation: "An info string counts more than a heading",
      solutions: [
        "replace '\(side.rawValue)' with '\(side.other.rawValue)'", "move the block below a heading of its side",
      ])
  }
}

/// The files of a side, which are collected once because searching all blocks for each would take quadratic time.
private struct FilesOfSide {
  private var shown: Set<String?> = []
  private var changed: Set<String> = []

  init(_ blocks: [CodeBlock], on side: Side) {
    for block in blocks where block.snippet.side == side {
      if block.snippet.role == .source { shown.insert(block.snippet.file) }
      if block.snippet.role == .change, let file = block.snippet.file { changed.insert(file) }
    }
  }

  /// Returns whether the side lacks a block.
  func lack(_ snippet: Snippet) -> Bool {
    if shown.isEmpty { return true }
    guard let file = snippet.file, !shown.contains(file) else { return false }
    return changed.contains(file)
  }
}
