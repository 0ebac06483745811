/// The modules that Swift code imports, read from its lines without a parser.
public enum ImportedModules {
  /// Returns the names of the modules that code imports.
  public static func names(in code: String) -> Set<String> {
    // Fast path: the first letters rule out most lines, without decoding characters.
    let lines = code.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: ";") }
    return Set(
      lines.lazy.filter { line in
        line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map(firstLetters.contains) == true
      }.compactMap { name(in: Substring($0)) })
  }

  /// The first letters of `import`, of attributes, and of access levels.
  private static let firstLetters: Set<UInt8> = [
    UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p"), UInt8(ascii: "f"),
  ]

  /// Returns the module of a line such as `@_exported public import struct UIKit.UIView`.
  private static func name(in line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let position = words.firstIndex(of: "import"),
      words[..<position].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
    else { return nil }
    let path = words[(position + 1)...].drop { kinds.contains($0) }.first
    return path?.split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}
