import CaseStudyModel
import CodeStructure

/// The words of a name of a type, function or file, as in `BadExample.swift`, `bad_example` and `before/Order.java`.
struct IdentifierWords {
  /// The words of the name, without the extension of a file.
  let words: [String]
  /// The folders of a path, outermost first.
  let folders: [String]

  /// The maximum length of a file's extension.
  private static let longestExtension = 5

  /// Splits a name; `nil` for a text that is a plain word, or no name.
  init?(_ text: String) {
    var name = text[...]
    if name.hasSuffix(":") { name.removeLast() }
    guard let first = name.first, first.isLetter, name.utf8.allSatisfy(Self.isPart) else { return nil }
    var path = name.split(separator: "/")
    guard var last = path.popLast() else { return nil }
    if let dot = last.lastIndex(of: "."), last[dot...].count <= Self.longestExtension + 1 { last = last[..<dot] }
    words = Self.words(of: last)
    folders = path.map { Self.words(of: $0).joined(separator: " ") }
    if words.isEmpty || words.count == 1 && last.count == name.count { return nil }
  }

  /// Splits a name at capitals and signs.
  static func words(of name: Substring) -> [String] {
    name.split { !$0.isLetterOrNumber }.flatMap { part in
      NameParts.parts(of: Array(part.unicodeScalars)).map { String(String.UnicodeScalarView($0)) }
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIIWordPart || "-./".utf8.contains(byte)
  }
}
