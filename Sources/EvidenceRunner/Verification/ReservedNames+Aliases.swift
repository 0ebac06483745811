import CaseStudyModel

extension ReservedNames {
  /// Returns an error for each place where a type alias redefines a name that tests call, or a type whose literals
  /// tests use.
  ///
  /// A type alias leaves no symbol in a program. The raw text is searched instead of the tokens, because code that
  /// looks like a literal could hide the alias.
  static func aliases(in code: String, of file: String) -> [CompilerMessage] {
    let keyword = Array("typealias".utf8)
    let bytes = Array(code.utf8)
    let lines = LineTable(bytes[...])
    var found: [CompilerMessage] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isPartOfWord else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !$0.isPartOfWord } ?? bytes.count
      if bytes[index..<end].elementsEqual(keyword) {
        let name = bytes[placeAfterBlanks(from: end, in: bytes)...].prefix(while: \.isPartOfWord)
        let text = String(decoding: name, as: UTF8.self)
        if (functions + types + globalFunctions).contains(text) {
          let place = lines.position(of: index)
          found.append(.error(message(of: text), in: file, line: place.line, column: place.column))
        }
      }
      index = end
    }
    return found
  }

  /// Returns the place after white space, comments and backticks.
  private static func placeAfterBlanks(from place: Int, in bytes: [UInt8]) -> Int {
    var (index, depth) = (place, 0)
    while index < bytes.count {
      let pair = bytes[index...].prefix(2)
      if depth == 0, pair.elementsEqual("//".utf8) {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if pair.elementsEqual("/*".utf8) {
        (index, depth) = (index + 2, depth + 1)
      } else if depth > 0, pair.elementsEqual("*/".utf8) {
        (index, depth) = (index + 2, depth - 1)
      } else if depth > 0 || bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "`") {
        index += 1
      } else {
        break
      }
    }
    return index
  }
}
