import CaseStudyModel

/// The characters of code, each with the part that it can have in a token.
///
/// An array of `Character` costs many times as much, because each one is a string that needs look-ups in Unicode's
/// tables.
struct CodeCharacters {
  /// The part that a character can have in code.
  enum Kind {
    case newline
    case space
    /// A letter, a digit or an underscore.
    case word
    case other
  }

  /// One character; of a cluster of several scalars, all of them.
  struct Element {
    var kind: Kind
    /// The character itself, if it is one scalar of ASCII.
    var ascii: Unicode.Scalar?
    /// The offset of its first byte.
    fileprivate var start: Int

    /// Whether a name may have the character; Swift writes names that are keywords between backticks.
    var isPartOfName: Bool { kind == .word || ascii == "`" }
  }

  private let bytes: [UInt8]
  private var characters: [Element] = []

  /// Divides code into characters.
  init(_ code: String) {
    bytes = Array(code.utf8)
    characters.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      // Two adjacent ASCII scalars are two characters, except in a CRLF line end.
      let isAlone = start + 1 >= bytes.count || bytes[start + 1] < 0x80
      if bytes[start] < 0x80, isAlone, bytes[start] != UInt8(ascii: "\r") {
        let scalar = Unicode.Scalar(bytes[start])
        characters.append(Element(kind: Self.kind(of: scalar), ascii: scalar, start: start))
        start += 1
      } else {
        let index = code.utf8.index(code.startIndex, offsetBy: start)
        let character = code[index]
        let ascii = character.utf8.count == 1 ? character.unicodeScalars.first : nil
        characters.append(Element(kind: Self.kind(of: character), ascii: ascii, start: start))
        start += character.utf8.count
      }
    }
  }

  /// The number of characters.
  var count: Int { characters.count }

  /// Returns the character at an index, counted from 0.
  subscript(index: Int) -> Element { characters[index] }

  /// Returns the text of some characters.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[bytes(of: range)], as: UTF8.self) }

  /// Returns the offsets of the bytes of some characters.
  func bytes(of range: Range<Int>) -> Range<Int> { start(range.lowerBound)..<start(range.upperBound) }

  private func start(_ index: Int) -> Int { index < count ? characters[index].start : bytes.count }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "\n", "\u{B}", "\u{C}", "\r": .newline
    case " ", "\t": .space
    case "a"..."z", "A"..."Z", "0"..."9", "_": .word
    default: .other
    }
  }

  private static func kind(of character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character.isWhitespace { return .space }
    return character.isPartOfWord ? .word : .other
  }
}
