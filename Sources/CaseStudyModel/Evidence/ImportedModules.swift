/// The modules that Swift code imports, read from its lines without a parser.
public enum ImportedModules {
  /// The names of the modules that code imports.
  public static func names(in code: String) -> Set<String> {
    Set(code.split { $0.isNewline || $0 == ";" }.lazy.compactMap(name))
  }

  /// The module of a line such as `@_exported public import struct UIKit.UIView`.
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
