import CaseStudyModel

/// Limits on input to the Markdown parser, some of whose algorithms are quadratic or worse.
///
/// The costs are measured on libcmark-gfm 0.29.0.gfm.6, in units of about half a nanosecond.
enum InputLimits {
  /// The budget for each kind of work on a file, about half a second.
  static let largestCost = 1_000_000_000
  /// The maximum number of bytes of addresses and titles that references may expand to.
  static let largestExpansion = 8 << 20
  /// The maximum number of diagnostics of a kind of fault in a file: each takes about a kilobyte, and its fault may
  /// take a few bytes.
  static let mostFaults = 1000
  /// The maximum number of replacements of a fix: each takes about a hundred bytes.
  static let mostReplacements = 10_000

  /// Returns an error for each construct that would keep the parser busy for seconds.
  /// - Parameters:
  ///   - bytes: Markdown with LF line endings.
  ///   - lineOffset: the number of lines of the file before `bytes`.
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
      diagnostics.append(
        diagnostic("A long address must be referenced only a few times", at: range, "shorten the address"))
    }
    return diagnostics
  }

  private static func diagnostic(_ rule: Message, at range: SourceRange, _ solution: Message) -> Diagnostic {
    Diagnostic(
      "InputTooComplex", .error, rule, at: range,
      explanation: "Parsing this text would take too long, so it isn't read", solutions: [solution])
  }
}

extension InputScan.Work {
  fileprivate var rule: Message {
    switch self {
    case .marks: "A paragraph must have fewer than about 30,000 brackets and emphasis marks"
    case .declarations: "Each '<!' and '<?' must be closed within a short distance"
    case .addresses: "Addresses must be separated by spaces, and paragraphs of many addresses must be short"
    case .delimiterRows: "A table's delimiter row must come right after its header"
    case .rows: "A line of a table must have fewer than about 15,000 cells"
    case .missingCells: "The rows of a large table must have as many cells as its header"
    case .nesting: "Deep lists and quotations must contain little text and few blank lines"
    }
  }

  fileprivate var solution: Message {
    switch self {
    case .marks, .declarations, .addresses: "split the paragraph with blank lines, or make it a code block"
    case .delimiterRows: "put a blank line before the header"
    case .rows, .missingCells: "split the table"
    case .nesting: "remove the outer levels"
    }
  }
}

extension Sequence {
  /// Returns the diagnostics of the elements that have one, of no more than `InputLimits.mostFaults`.
  func firstDiagnostics(_ diagnostic: (Element) -> Diagnostic?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for element in self {
      if let next = diagnostic(element) { found.append(next) }
      if found.count == InputLimits.mostFaults { break }
    }
    return found
  }
}
