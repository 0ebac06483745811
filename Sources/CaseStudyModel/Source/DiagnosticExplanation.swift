/// The text that `solidsite explain` prints about a kind of diagnostic.
public struct DiagnosticExplanation: Sendable, Equatable {
  /// The identifier of the diagnostics.
  public var id: String
  /// The rule, in one sentence without a full stop.
  public var summary: String
  /// The reason for the rule, and the way to follow it.
  public var text: String
  /// Content that violates the rule, followed by content that follows it.
  public var example: String

  public init(id: String, summary: String, text: String, example: String) {
    self.id = id
    self.summary = summary
    self.text = text
    self.example = example
  }
}
