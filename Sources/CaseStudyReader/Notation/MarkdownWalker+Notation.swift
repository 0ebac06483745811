import CaseStudyModel

/// Formulas and diagrams, which a page shows as source, because it runs no script to draw them.
extension MarkdownWalker {
  /// The English sentence below the first formula; a page replaces it in other languages.
  static let formulaRemark = "Formulas are shown as TeX source."

  /// Replaces a formula by its source, as code.
  mutating func enterFormula(_ node: MarkdownNode, _ mark: FormulaMark) {
    text.append(node.literal)
    if !isNotationReported { reportNotation(.formula, at: position(ofFormula: node, onLine: mark.line)) }
    skippedLines += mark.lineFeeds
    guard !isInImage else { return }
    let formula = String(decoding: node.literal, as: UTF8.self).escapedForHTML
    let name = mark.isDisplayed ? "math display" : "math"
    edits.append { node.replaceLeaf(with: Array("<code class=\"\(name)\">\(formula)</code>".utf8)) }
    if formulas == .none { formulas = .begun }
  }

  /// Returns the position of the dollar sign before a formula; the start of its line if it isn't found there.
  private mutating func position(ofFormula node: MarkdownNode, onLine line: Int) -> SourcePosition {
    let start = node.literal.prefix { $0 != UInt8(ascii: "\n") }
    let text = lines[line]
    let dollar = text.indices.first { index in
      text[index] == UInt8(ascii: "$") && text[(index + 1)...].drop { $0 == UInt8(ascii: "`") }.starts(with: start)
    }
    return SourcePosition(line: lineOffset + line, column: dollar.map { $0 - text.startIndex + 1 } ?? 1)
  }

  /// Adds the remark below the block with the first formula.
  mutating func remarkOnFormulas(below block: MarkdownNode) {
    guard formulas == .begun else { return }
    formulas = .explained
    let place = block.kind == .tableCell ? block.ancestors.first { $0.kind == .table } ?? block : block
    edits.append { place.insertBlockAfter(Array("<p class=\"notation\">\(Self.formulaRemark)</p>".utf8)) }
  }

  /// Reports a block that code hosts draw as a formula or a diagram.
  mutating func reportNotation(ofFence fence: Outline.Fence, at position: SourcePosition) {
    switch fence.info.prefix(while: { $0 != " " }).lowercased() {
    case "math": reportNotation(.formula, at: position)
    case "mermaid": reportNotation(.diagram, at: position)
    default: break
    }
  }

  /// Reports the first formula or diagram of a file.
  private mutating func reportNotation(_ notation: Notation, at position: SourcePosition) {
    guard !isNotationReported else { return }
    isNotationReported = true
    let (summary, solution): (Message, Message) =
      switch notation {
      case .formula:
        (
          "A formula is shown as its source, because pages run no script",
          "add a picture of it if it is hard to read"
        )
      case .diagram:
        ("A diagram is shown as its source, because pages run no script", "add the drawing as an SVG picture")
      }
    outline.diagnostics.report(
      "NotationAsSource", .information, summary, at: SourceRange(path: path, start: position), solutions: [solution])
  }

  private enum Notation {
    case formula
    case diagram
  }
}

/// The remark on a file's formulas.
enum FormulaRemark {
  /// The file has no formula so far.
  case none
  /// The current block has the first formula.
  case begun
  /// The remark was added.
  case explained
}

extension MarkdownDocumentReader {
  static let notationExplanations = [
    DiagnosticExplanation(
      id: "NotationAsSource", summary: "Formulas and diagrams are shown as their source",
      text: """
        Code hosts draw TeX between dollar signs, and blocks of 'math' and 'mermaid', with scripts. Pages of a site \
        run no scripts from elsewhere, so they show the text as it was written, and say so. Each file is reported \
        once.
        """,
      example: "![Four calls, one of them by a copy](sequence.svg)")
  ]
}
