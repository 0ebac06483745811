/// A problem in an author's content: the violated rule, its location and possible fixes.
public struct Diagnostic: Sendable, Hashable {
  /// A second location that explains a diagnostic, such as "previously defined here".
  public struct Note: Sendable, Hashable {
    /// The remark, without a full stop.
    public var message: Message
    /// The location of the note.
    public var range: SourceRange

    public init(_ message: Message, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// The identifier, as used by `severities` and `solidsite explain`.
  public var id: String
  /// The severity before the site's own settings apply.
  public var severity: Severity
  /// The violated requirement, or a fact about the file, in one sentence without a full stop.
  public var summary: Message
  /// The reason for the rule, if the summary alone doesn't make it clear.
  public var explanation: Message?
  /// The location of the problem.
  public var range: SourceRange
  /// Further locations.
  public var notes: [Note]
  /// Possible fixes as imperatives: "replace 'opne' with 'ocp'".
  public var solutions: [Message]
  /// The fixes that a program can apply; each is also listed in `solutions`.
  public var fixes: [Fix]

  public init(
    _ id: String, _ severity: Severity, _ summary: Message, at range: SourceRange,
    explanation: Message? = nil, notes: [Note] = [], solutions: [Message] = [],
    fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.range = range
    self.explanation = explanation
    self.notes = notes
    self.solutions = solutions + fixes.map(\.title).filter { !solutions.contains($0) }
    self.fixes = fixes
  }

  /// Creates a diagnostic about a name that isn't known, which asks whether the nearest known one is meant.
  /// - Parameters:
  ///   - name: the name as written.
  ///   - nearest: the known name that is most likely meant; `nil` if none is near.
  ///   - solutions: the solutions if none is near.
  package init(
    _ id: String, _ severity: Severity, _ summary: Message, at range: SourceRange, explanation: Message? = nil,
    replacing name: String, with nearest: String?, otherwise solutions: [Message] = []
  ) {
    self.init(
      id, severity, summary + .didYouMean(nearest), at: range, explanation: explanation,
      solutions: nearest.map { ["replace '\(name)' with '\($0)'"] } ?? solutions)
  }
}

extension [Diagnostic] {
  /// Appends a diagnostic.
  package mutating func report(
    _ id: String, _ severity: Severity, _ summary: Message, at range: SourceRange, explanation: Message? = nil,
    notes: [Diagnostic.Note] = [], solutions: [Message] = [], fixes: [Fix] = []
  ) {
    append(
      Diagnostic(
        id, severity, summary, at: range, explanation: explanation, notes: notes, solutions: solutions, fixes: fixes))
  }
}

extension Diagnostic: Comparable {
  /// Orders by path, line and column, then by text, so that output doesn't depend on the order of work.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    (PathKey(left.range.path), left.range.start, left.id, PathKey(left.summary.description))
      < (PathKey(right.range.path), right.range.start, right.id, PathKey(right.summary.description))
  }
}

/// The severity of a diagnostic, from a remark to an error that fails the build.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case information
  case warning
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .information: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A value together with the diagnostics found while it was made.
public struct Diagnosed<Value> {
  /// The value.
  public var value: Value
  /// The diagnostics, in the order they were found.
  public var diagnostics: [Diagnostic]

  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
