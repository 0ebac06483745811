/// Something that an author should know about the content: a rule, where it is broken, and what would mend it.
public struct Diagnostic: Sendable, Hashable {
  /// A further place that explains a diagnostic, such as "previously defined here".
  public struct Note: Sendable, Hashable {
    public var message: String
    public var range: SourceRange

    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// The name of the check, as `severities` and `solidsite explain` know it.
  public var id: String
  public var severity: Severity
  /// The rule that is broken, in one sentence without a full stop.
  public var summary: String
  /// Why the rule is there, where the summary does not say it by itself.
  public var explanation: String?
  public var range: SourceRange
  public var notes: [Note]
  /// What would mend it, as verb phrases: "replace 'opne' with 'ocp'".
  public var solutions: [String]

  public init(
    _ id: String, _ severity: Severity, _ summary: String, at range: SourceRange,
    explanation: String? = nil, notes: [Note] = [], solutions: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.range = range
    self.explanation = explanation
    self.notes = notes
    self.solutions = solutions
  }
}

extension Diagnostic: Comparable {
  /// Orders by path, line, column, then by text, so that output never depends on the order of work.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    (PathKey(left.range.path), left.range.start, left.id, PathKey(left.summary))
      < (PathKey(right.range.path), right.range.start, right.id, PathKey(right.summary))
  }
}
