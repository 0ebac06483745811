import CaseStudyModel

/// The result of a build: the compiler's answer, and the program unless the code is rejected.
package typealias ProgramBuild = (compilation: Compilation, executable: Executable?)

/// The result of one call of the compiler.
package struct Compilation: Sendable, Equatable {
  /// The ways in which a call ends.
  package enum End: Sendable, Equatable {
    case accepted
    /// The code has errors, or doesn't link.
    case refused
    /// The compiler crashed, which shows nothing about the code.
    case crashed
    case timeOut
    /// The compiler exceeded a limit and was stopped.
    case overLimit
  }

  /// The way in which the call ended.
  package var end: End
  /// The messages, in the order they were printed.
  package var messages: [CompilerMessage]
  /// All output of the compiler, without paths of this machine.
  package var output: String

  /// Whether the compiler gave up on an expression before it found any other error; later errors may follow from that.
  ///
  /// A message that is also a line of the code isn't among the errors, but the compiler may have given up all the same.
  var isRefusedAsTooComplex: Bool {
    let isHidden = CompilerMessage.messages(in: output).count(where: \.givesUp) > messages.count(where: \.givesUp)
    return end == .refused && (errors.first?.givesUp == true || isHidden)
  }

  /// Whether the compiler seems to have given up on an expression, before or after other errors.
  var mayBeTooComplex: Bool { end == .refused && CompilerMessage.messages(in: output).contains(where: \.givesUp) }

  /// Whether the code compiles.
  package var isAccepted: Bool { end == .accepted }
  /// The messages that are errors.
  package var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }
}

/// A message of the compiler.
package struct CompilerMessage: Sendable, Equatable {
  /// The severities of messages.
  package enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  /// The path as it was given to the compiler; `nil` for a message about no file.
  package var file: String?
  /// The line, counted from 1; 0 for a message about no file.
  package var line: Int
  /// The column, counted from 1 in bytes of UTF-8.
  package var column: Int
  /// The severity.
  package var severity: Severity
  /// The text.
  package var message: Message

  package init(file: String?, line: Int, column: Int, severity: Severity, message: Message) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// Whether it says that the compiler gave up on an expression.
  fileprivate var givesUp: Bool {
    severity == .error
      && message.description.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
  }

  /// Returns an error that isn't the compiler's own.
  static func error(_ message: Message, in file: String?, line: Int = 1, column: Int = 1) -> CompilerMessage {
    CompilerMessage(file: file, line: line, column: column, severity: .error, message: message)
  }
}

extension CompilerMessage {
  /// Finds the messages in the text that a compiler or linker writes in LLVM's style (`file:line:column: severity:
  /// message`); other lines are quoted code.
  /// - Parameter code: the texts whose lines may be quoted, even if they look like messages.
  static func messages(in text: String, quoting code: [String] = []) -> [CompilerMessage] {
    let lines = code.flatMap { $0.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }
    let quoted = Set(lines.filter { $0.contains(UInt8(ascii: ":")) }.map(words))
    return text.split(separator: "\n").compactMap { line in
      quoted.contains(words(of: line.utf8)) ? nil : CompilerMessage(line: String(line))
    }
  }

  /// Returns a line's words, because the compiler replaces tabs by spaces when it quotes.
  private static func words(of line: Substring.UTF8View) -> [[UInt8]] {
    line.split { $0 <= UInt8(ascii: " ") }.map(Array.init)
  }

  private init?(line text: String) {
    let words = text.split(separator: ": ", maxSplits: 2).map(String.init)
    // Messages of the driver and the linker have no place, or `<unknown>:0`.
    if let first = words.first, words.count > 1, let severity = Severity(rawValue: first) {
      let message = words[1...].joined(separator: ": ")
      self.init(file: nil, line: 0, column: 0, severity: severity, message: Message(verbatim: message))
      return
    }
    guard words.count == 3, let severity = Severity(rawValue: words[1]) else { return nil }
    let place = words[0].split(separator: ":", omittingEmptySubsequences: false)
    var message = words[2]
    // The names of warning groups differ between compilers and explain nothing.
    if message.hasSuffix("]"), let group = message.indices.last(where: { message[$0...].hasPrefix(" [#") }) {
      message = String(message[..<group])
    }
    if place.count >= 3, let line = Int(printedPlace: place[place.count - 2]),
      let column = Int(printedPlace: place[place.count - 1])
    {
      let file = place.dropLast(2).joined(separator: ":")
      self.init(file: file, line: line, column: column, severity: severity, message: Message(verbatim: message))
    } else {
      self.init(file: nil, line: 0, column: 0, severity: severity, message: Message(verbatim: message))
    }
  }
}

extension Int {
  /// Parses the number of a line or a column in the output of a program; `nil` for a number that no file can have. A
  /// study's code can print any number, and sums of such numbers must not overflow.
  init?(printedPlace digits: some StringProtocol) {
    guard digits.utf8.count < 10, let number = Int(digits), number >= 0 else { return nil }
    self = number
  }
}
