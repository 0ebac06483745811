/// A change of files that removes the problem of a diagnostic, for `check --fix`, editors and SARIF.
public struct Fix: Sendable, Hashable {
  /// Text that replaces a range.
  public struct Replacement: Sendable, Hashable {
    /// The bytes to remove; an empty range only inserts.
    public var range: SourceRange
    /// The new text.
    public var text: String

    public init(_ range: SourceRange, with text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The change as an imperative: "replace 'opne' with 'ocp'".
  public var title: Message
  /// The replacements, which are applied together or not at all; their ranges don't overlap.
  public var replacements: [Replacement]
  /// Whether it may be applied without confirmation, because it can only be what the author meant.
  public var isSafe: Bool

  public init(_ title: Message, _ replacements: [Replacement], isSafe: Bool) {
    self.title = title
    self.replacements = replacements
    self.isSafe = isSafe
  }

  /// Creates a fix that replaces one range.
  package init(_ title: Message, at range: SourceRange, with text: String, isSafe: Bool) {
    self.init(title, [Replacement(range, with: text)], isSafe: isSafe)
  }

  /// Returns the fix that writes another text in place of one.
  package static func replacing(_ old: String, with new: String, at range: SourceRange, isSafe: Bool) -> Fix {
    Fix("replace '\(old)' with '\(new)'", at: range, with: new, isSafe: isSafe)
  }
}
