/// A sentence of the program about a site, kept apart from the values in it so that a catalogue can translate it.
///
/// It is written as a string literal: `"Key '\(key)' isn't known"` has the format `Key '{{1}}' isn't known`, which is
/// its key in `Templates/texts/LANGUAGE.diagnostics.yml`. Two messages are equal if they read the same in English.
public struct Message: Sendable {
  /// A value that is filled in.
  public enum Argument: Sendable {
    case number(Int)
    /// A name or a quotation, which is the same in every language.
    case text(String)
    /// A part of the sentence, which is translated separately.
    case message(Message)
  }

  /// The English sentence, with `{{1}}` in place of the first value.
  public let format: String
  /// The values that are filled in, from the first one on.
  public let arguments: [Argument]
  /// The sentence in English.
  public let description: String

  /// Creates a message that is the same in every language, such as the words of a compiler.
  public init(verbatim text: some StringProtocol) { self = "\(text)" }

  private init(format: String, arguments: [Argument], description: String) {
    self.format = format
    self.arguments = arguments
    self.description = description
  }
}

extension Message: Hashable, CustomStringConvertible {
  public static func == (left: Message, right: Message) -> Bool { left.description == right.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Message: ExpressibleByStringInterpolation {
  /// Collects the words and the values of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var arguments: [Argument] = []
    fileprivate var description = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 5 * interpolationCount)
    }

    /// Appends words.
    public mutating func appendLiteral(_ words: String) {
      format += words
      description += words
    }

    /// Appends a part of the sentence.
    public mutating func appendInterpolation(_ message: Message) {
      append(.message(message), message.description)
    }

    /// Appends a number.
    public mutating func appendInterpolation(_ number: Int) { append(.number(number), String(number)) }

    /// Appends a name or a quotation. A literal is a part of the sentence instead, which is translated.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      append(.text(text.description), text.description)
    }

    private mutating func append(_ argument: Argument, _ text: String) {
      arguments.append(argument)
      format += "{{\(arguments.count)}}"
      description += text
    }
  }

  public init(stringInterpolation parts: StringInterpolation) {
    self.init(format: parts.format, arguments: parts.arguments, description: parts.description)
  }

  public init(stringLiteral text: String) { self.init(format: text, arguments: [], description: text) }
}

extension Message {
  /// Returns the message with other names and quotations; its own words stay.
  public func replacingNames(by replacement: (String) -> String) -> Message {
    var parts = StringInterpolation(literalCapacity: format.utf8.count, interpolationCount: arguments.count)
    var rest = format[...]
    for (index, argument) in arguments.enumerated() {
      guard let place = rest.firstRange(of: "{{\(index + 1)}}") else { continue }
      parts.appendLiteral(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
      switch argument {
      case .number(let number): parts.appendInterpolation(number)
      case .text(let name): parts.appendInterpolation(replacement(name))
      case .message(let message): parts.appendInterpolation(message.replacingNames(by: replacement))
      }
    }
    parts.appendLiteral(String(rest))
    return Message(stringInterpolation: parts)
  }

  /// Returns the end of a sentence that asks whether the author meant a name; empty if no name is near.
  package static func didYouMean(_ nearest: String?) -> Message {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Joins two messages, which are translated one by one.
  public static func + (left: Message, right: Message) -> Message { "\(left)\(right)" }
}

extension Sequence<Message> {
  /// Joins messages, which are translated one by one.
  public func joined(separator: Message) -> Message {
    let parts = enumerated().flatMap { $0.offset == 0 ? [$0.element] : [separator, $0.element] }
    return parts.reduce("") { $0.format.isEmpty ? $1 : $0 + $1 }
  }
}
