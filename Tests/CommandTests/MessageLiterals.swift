/// The string literals of a Swift file, as the formats that messages made of them have.
struct MessageLiterals {
  /// A literal: its format, and the calls whose arguments it is in, from the outermost.
  struct Literal: Equatable {
    var format: String
    var calls: [String]
  }

  private let bytes: [UInt8]
  private var index = 0
  private var calls: [String] = []
  private var literals: [Literal] = []

  /// Finds all literals, those in interpolations before the one around them.
  static func found(in source: String) -> [Literal] {
    var scan = MessageLiterals(bytes: Array(source.utf8))
    while scan.index < scan.bytes.count { scan.step() }
    return scan.literals
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func begins(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func step() {
    // Most bytes don't begin a literal, and comparing texts is slow without optimisation.
    let byte = bytes[index]
    guard byte < 0x30 else {
      index += 1
      return
    }
    if begins("//") {
      index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    } else if begins("\"") || begins("#\"") || begins("##\"") {
      readLiteral()
    } else {
      if begins("(") { calls.append(name(before: index)) }
      if begins(")"), !calls.isEmpty { calls.removeLast() }
      index += 1
    }
  }

  private func name(before end: Int) -> String {
    let reversed = bytes[..<end].reversed().prefix { Unicode.Scalar($0).properties.isAlphabetic || $0 == 0x2E }
    return String(decoding: reversed.reversed(), as: UTF8.self)
  }

  private mutating func readLiteral() {
    let hashes = String(decoding: bytes[index...].prefix { $0 == UInt8(ascii: "#") }, as: UTF8.self)
    index += hashes.utf8.count
    let quotes = begins("\"\"\"") ? "\"\"\"" : "\""
    index += quotes.utf8.count
    let (escape, end) = ("\\" + hashes, quotes + hashes)
    var text: [UInt8] = []
    var count = 0
    let special: Set<UInt8> = [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
    while index < bytes.count {
      if !special.contains(bytes[index]) {
        text.append(bytes[index])
        index += 1
        continue
      }
      if begins(end) { break }
      if begins(escape + "(") {
        index += escape.utf8.count + 1
        skipInterpolation()
        count += 1
        text += "{{\(count)}}".utf8
      } else if begins(escape) {
        index += escape.utf8.count
        text += escaped()
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    index += end.utf8.count
    let format = String(decoding: text, as: UTF8.self)
    literals.append(Literal(format: quotes.count == 3 ? Self.unindented(format) : format, calls: calls))
  }

  private mutating func skipInterpolation() {
    let depth = calls.count
    calls.append("")
    while index < bytes.count, calls.count > depth { step() }
  }

  /// Stands for a line break that an escape removes.
  private static let removed: UInt8 = 0

  private mutating func escaped() -> [UInt8] {
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "n"): return Array("\n".utf8)
    case UInt8(ascii: "t"): return Array("\t".utf8)
    case UInt8(ascii: "\n"): return [Self.removed]
    case UInt8(ascii: "u"):
      let digits = bytes[index...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
      index += digits.count + 2
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.map { Array(String($0).utf8) } ?? []
    default: return [letter]
    }
  }

  /// Returns the lines between the quotes without the indentation of the last, joined where an escape ends one.
  private static func unindented(_ text: String) -> String {
    let mark = Character(Unicode.Scalar(removed))
    let lines = text.replacing(String(mark), with: "\(mark)\n").split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.last?.count ?? 0
    let kept = lines.dropFirst().dropLast().map { $0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)) }
    return kept.joined(separator: "\n").replacing("\(mark)\n", with: "")
  }
}
