import CaseStudyModel

/// Limits on what goes to the Markdown parser, whose time grows faster than its input on some texts.
///
/// The costs are measured on libcmark-gfm 0.29.0.gfm.6, in units of about half a nanosecond.
enum InputLimits {
  /// What each kind of work may cost in a file: about half a second.
  static let largestCost = 1_000_000_000
  /// The bytes of addresses and titles that references may expand to.
  static let largestExpansion = 8 << 20

  /// Returns an error for each kind of text that would keep the parser busy for seconds.
  /// - Parameters:
  ///   - bytes: Markdown with line feeds only.
  ///   - lineOffset: the number of lines of the file before it.
  static func diagnostics(for bytes: ArraySlice<UInt8>, path: String, lineOffset: Int) -> [Diagnostic] {
    var scan = InputScan()
    bytes.withUnsafeBufferPointer { scan.read($0) }
    var diagnostics = InputScan.Work.allCases.compactMap { work -> Diagnostic? in
      let cost = scan.costs[work.rawValue]
      guard cost.total > largestCost else { return nil }
      return diagnostic(work.rule, at: SourceRange(path: path, line: lineOffset + cost.line), work.solution)
    }
    let line = scan.longestDefinition.line
    if scan.longestDefinition.length * scan.closingBracketCount > largestExpansion,
      ReferenceExpansion.size(in: bytes) > largestExpansion
    {
      let range = SourceRange(path: path, line: lineOffset + line)
      diagnostics.append(diagnostic("A long address is referred to a few times only", at: range, "shorten the address"))
    }
    return diagnostics
  }

  private static func diagnostic(_ rule: String, at range: SourceRange, _ solution: String) -> Diagnostic {
    Diagnostic(
      "InputTooComplex", .error, rule, at: range, explanation: "Reading the text would take too long, so it isn't read",
      solutions: [solution])
  }
}

extension InputScan.Work {
  fileprivate var rule: String {
    switch self {
    case .marks: "A paragraph has less than some 30,000 brackets and marks of emphasis"
    case .declarations: "Every '<!' and '<?' in a paragraph is closed soon"
    case .addresses: "Addresses have spaces between them, and paragraphs of many addresses are short"
    case .delimiterRows: "A table's delimiter row stands right behind its header"
    case .rows: "A line of a table has less than some 15,000 cells"
    case .missingCells: "The rows of a large table have as many cells as its header"
    case .nesting: "Deep lists and quotations hold little text and few blank lines"
    }
  }

  fileprivate var solution: String {
    switch self {
    case .marks, .declarations, .addresses: "divide it by blank lines, or make it a code block"
    case .delimiterRows: "put a blank line before the header"
    case .rows, .missingCells: "divide the table"
    case .nesting: "remove the outer levels"
    }
  }
}
