/// What `solidsite explain` tells about a kind of diagnostic.
public struct DiagnosticExplanation: Sendable, Equatable {
  /// The identifier that diagnostics of the kind bear.
  public var id: String
  /// The rule, in one sentence without a full stop.
  public var summary: String
  /// Why the rule is there and how to keep it.
  public var text: String
  /// Content that breaks the rule, followed by content that keeps it.
  public var example: String

  public init(id: String, summary: String, text: String, example: String) {
    self.id = id
    self.summary = summary
    self.text = text
    self.example = example
  }
}
