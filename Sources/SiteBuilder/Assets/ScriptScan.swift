import CaseStudyModel

/// The first syntax error of a script, which keeps browsers from running any of it.
///
/// The scan knows just enough JavaScript to find brackets, strings, regular expressions and comments. If a slash may
/// either begin a regular expression or divide, it gives up.
struct ScriptScan {
  /// A mistake, at an offset.
  struct Fault: Equatable {
    var offset: Int
    var summary: Message
    var solution: Message
  }

  private(set) var fault: Fault?
  private let bytes: [UInt8]
  private var index = 0
  /// The offsets of the open brackets. A brace after a dollar sign in a template is one, too.
  private var open: [Int] = []
  /// The offsets of the templates around the place.
  private var templates: [Int] = []
  /// The last byte of code; 0 at the start.
  private var last: UInt8 = 0
  /// The last word, if nothing but white space and comments is after it.
  private var word = ""
  /// Whether only white space precedes the place on its line.
  private var startsLine = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count, fault == nil, step() {}
    if fault == nil, index >= bytes.count, let opening = open.last {
      let (sign, closing) = (Self.text(bytes[opening]), Self.text(Self.closing(of: bytes[opening])))
      fault = Fault(
        offset: opening, summary: "An opening '\(sign)' must be closed", solution: "add '\(closing)' where it ends")
    }
  }

  private static func text(_ byte: UInt8) -> String { String(decoding: [byte], as: UTF8.self) }

  private static func closing(of bracket: UInt8) -> UInt8 {
    switch bracket {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }

  /// Reads one part of the script; returns whether the rest can be read.
  private mutating func step() -> Bool {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"): startsLine = true
    case 0...0x20: break
    case UInt8(ascii: "/"): return slash()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return text(to: byte)
    case UInt8(ascii: "`"): return template(from: index)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(index)
      follow(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(byte)
    case UInt8(ascii: "#"): return sign()
    case UInt8(ascii: "+") where follows(byte), UInt8(ascii: "-") where follows(byte):
      index += 1
      // A slash after '++' or '--' divides.
      follow(UInt8(ascii: "]"))
    case _ where Self.isPartOfWord(byte): return readWord()
    default: follow(byte)
    }
    index += 1
    return true
  }

  private mutating func follow(_ byte: UInt8) { (last, word, startsLine) = (byte, "", false) }

  /// Returns whether a byte is right after the current one.
  private func follows(_ byte: UInt8) -> Bool { bytes[(index + 1)...].first == byte }

  private mutating func fail(at offset: Int, _ summary: Message, _ solution: Message) -> Bool {
    fault = Fault(offset: offset, summary: summary, solution: solution)
    return false
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool { byte.isPartOfWord || byte == UInt8(ascii: "$") }

  private mutating func readWord() -> Bool {
    let start = index
    let isStart = startsLine && last != UInt8(ascii: ".")
    while index < bytes.count, Self.isPartOfWord(bytes[index]) { index += 1 }
    let end = index
    follow(bytes[end - 1])
    word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard open.isEmpty, isStart, ["export", "import"].contains(word) else { return true }
    let next = bytes[end...].first { $0 > 0x20 }
    // A function that loads a module may be called anywhere.
    if next == UInt8(ascii: "(") || next == UInt8(ascii: ".") { return true }
    return fail(
      at: start, "Word '\(word)' must not be in a script that pages load, because it isn't a module",
      "put all code into this file")
  }

  private mutating func close(_ byte: UInt8) -> Bool {
    let solution: Message = "remove it, or open the bracket that it closes"
    guard let opening = open.popLast() else {
      return fail(at: index, "A closing '\(Self.text(byte))' must have an opening one", solution)
    }
    let expected = Self.closing(of: bytes[opening])
    if expected != byte {
      return fail(
        at: opening, "An opening '\(Self.text(bytes[opening]))' must be closed",
        "add '\(Self.text(expected))' where it ends")
    }
    index += 1
    // The rest of a template follows.
    if opening > 0, byte == UInt8(ascii: "}"), bytes[opening - 1] == UInt8(ascii: "$"), !templates.isEmpty {
      return template(from: templates.removeLast(), isContinued: true)
    }
    follow(byte)
    return true
  }

  private mutating func template(from start: Int, isContinued: Bool = false) -> Bool {
    if !isContinued { index += 1 }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "`"):
        index += 1
        follow(UInt8(ascii: "`"))
        return true
      case UInt8(ascii: "$") where follows(UInt8(ascii: "{")):
        templates.append(start)
        open.append(index + 1)
        index += 2
        follow(UInt8(ascii: "{"))
        return true
      default: break
      }
      index += 1
    }
    return fail(at: start, "A string must be closed by '\("`")'", "add '\("`")' where it ends")
  }

  private mutating func text(to quote: UInt8) -> Bool {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      // A string may continue after a backslash at the end of a line; the line ending has two bytes in files from
      // Windows.
      index += isEscape ? bytes[(index + 1)...].starts(with: "\r\n".utf8) ? 3 : 2 : 1
    }
    guard index < bytes.count, bytes[index] == quote else {
      let sign = Self.text(quote)
      return fail(at: start, "A string must be closed by '\(sign)' on its line", "add '\(sign)' where it ends")
    }
    index += 1
    follow(quote)
    return true
  }

  /// Reads a name that is private to a class, or the first line of a program.
  private mutating func sign() -> Bool {
    let next = bytes[(index + 1)...].first ?? 0
    if next == UInt8(ascii: " ") {
      return fail(at: index, "A comment must begin with '//', not with '#'", "replace '#' with '//'")
    }
    if index == 0, next == UInt8(ascii: "!") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    follow(bytes[index])
    index += 1
    return true
  }

  /// Reads a comment, a pattern or a division.
  private mutating func slash() -> Bool {
    let (start, next) = (index, bytes[(index + 1)...].first)
    if next == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    if next == UInt8(ascii: "*") {
      index += 2
      while index < bytes.count {
        if bytes[index...].starts(with: "*/".utf8) {
          index += 2
          return true
        }
        index += 1
      }
      return fail(at: start, "A comment must be closed by '*/'", "add '*/' where it ends")
    }
    // After a closing bracket, that depends on the meaning of the bracketed code.
    if last == UInt8(ascii: ")") || last == UInt8(ascii: "}") {
      if bytes[(index + 1)...].prefix(while: { $0 != UInt8(ascii: "\n") }).contains(UInt8(ascii: "/")) { return false }
    } else if last == 0 || isOperand(last) == false || Self.operators.contains(word) {
      return pattern()
    }
    follow(bytes[index])
    index += 1
    return true
  }

  /// The words after which a value begins.
  private static let operators: Set<String> = [
    "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw", "typeof", "void",
    "yield",
  ]

  /// Returns whether a value ends with a byte.
  private func isOperand(_ byte: UInt8) -> Bool {
    Self.isPartOfWord(byte) || "]\"'`".utf8.contains(byte)
  }

  private mutating func pattern() -> Bool {
    let start = index
    var isClass = false
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "/") where !isClass:
        index += 1
        follow(UInt8(ascii: "]"))
        return true
      default: break
      }
      index += 1
    }
    return fail(at: start, "A regular expression must be closed by '\("/")' on its line", "add '\("/")' where it ends")
  }
}
