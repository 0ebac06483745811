import CaseStudyModel

/// A violated rule of templates, with its position.
public struct TemplateError: Error, Sendable, Equatable {
  /// The name of the template with the error, which may be a partial of the one being rendered.
  public var template: String

  /// The line, counted from 1.
  public var line: Int

  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int

  /// The violated rule, without a full stop.
  public var message: Message

  /// A word of a tag.
  public struct Word: Sendable, Equatable {
    /// The column in UTF-8 bytes, counted from 1.
    public var column: Int
    /// The word as it is written.
    public var text: String
    /// The word that was most likely meant.
    public var meant: String?
  }

  /// The word that the error is about.
  public var word: Word?

  /// Whether a size limit was exceeded, so that the template itself may be correct.
  public var isTooLarge: Bool

  /// Creates an error at a line and column, both counted from 1.
  public init(template: String, line: Int, column: Int, message: Message, isTooLarge: Bool = false) {
    self.template = template
    self.line = line
    self.column = column
    self.message = message
    self.isTooLarge = isTooLarge
  }
}

extension TemplateError {
  /// Creates an error at an offset in a template's UTF-8 source.
  init(template: String, source: [UInt8], offset: Int, message: Message, isTooLarge: Bool = false) {
    let before = source[..<offset]
    let lineStart = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == .newline } + 1
    self.init(template: template, line: line, column: offset - lineStart + 1, message: message, isTooLarge: isTooLarge)
  }
}

extension Message {
  /// Returns the message for output of more bytes than a limit.
  static func tooLarge(_ limit: Int) -> Message {
    "A template must write at most \(limit >> 20) MB"
  }

  /// Returns the message for more sections, partials and blocks than a limit.
  static func repeatedTooOften(_ limit: Int) -> Message {
    "A template must render sections and partials at most \(limit) times"
  }
}
