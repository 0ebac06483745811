/// A warning about a study, as evidence keeps it: the name of the diagnostic and the names in its sentence.
public struct EvidenceWarning: Sendable, Equatable, Codable {
  /// The name of the diagnostic.
  public var id: String
  /// The line in the study.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int
  /// The names that the sentence is about, such as that of a clause.
  public var names: [String]

  public init(id: String, line: Int, column: Int = 1, names: [String] = []) {
    self.id = id
    self.line = line
    self.column = column
    self.names = names
  }

  /// Creates the record of a diagnostic of a study.
  public init(_ diagnostic: Diagnostic, of study: CaseStudy) {
    let start = study.position(of: diagnostic)
    let names = diagnostic.summary.arguments.compactMap { argument -> String? in
      if case .text(let name) = argument { name } else { nil }
    }
    self.init(id: diagnostic.id, line: start.line, column: start.column, names: names)
  }

  /// Whether the cause may be outside the study, so that it is verified again.
  public var isAboutTools: Bool { id == "UnreadableFacts" }

  /// Returns the diagnostic at its place in a study.
  public func diagnostic(in study: CaseStudy) -> Diagnostic {
    let place = SourceRange(path: study.article.source, line: line, column: column)
    switch id {
    case "ClauseWithoutTeeth" where names.count == 1: return .vacuousClause(names[0], at: place)
    case "UnreadableFacts": return .unreadableFacts(at: place)
    default:
      return Diagnostic(
        "StoredProblem", .warning, "Evidence should come from a study without warnings, but this one had '\(id)'",
        at: place, solutions: ["run 'solidsite verify \(study.article.slug.shellWord)' and fix what it reports"])
    }
  }
}

extension CaseStudy {
  /// Returns the place of a diagnostic in the study; one about another file, such as a stand-in, is at the first line.
  package func position(of diagnostic: Diagnostic) -> SourcePosition {
    diagnostic.range.path == article.source ? diagnostic.range.start : SourcePosition(line: 1)
  }
}

/// The warnings of verifying, which builds repeat.
extension Diagnostic {
  /// Describes a clause that no conformer breaks.
  public static func vacuousClause(_ clause: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      "ClauseWithoutTeeth", .warning, "Clause '\(clause)' must be broken by a conformer that is wrong on purpose",
      at: place, explanation: "A clause that no conformer breaks proves nothing.")
  }

  /// Describes a facts program that failed.
  public static func unreadableFacts(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnreadableFacts", .warning, "A facts program must succeed and print the facts of the files as JSON",
      at: place, explanation: "Measurements that need the code's syntax are left out")
  }
}
