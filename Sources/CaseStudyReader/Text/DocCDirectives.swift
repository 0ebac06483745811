import CaseStudyModel

/// The directives of DocC, which stand in some Markdown files and mean nothing here.
enum DocCDirectives {
  private static let names: Set<String> = [
    "Metadata", "Options", "Comment", "Links", "Image", "Video", "Row", "Column", "TabNavigator", "Tab", "Small",
    "DeprecationSummary", "Redirected", "CallToAction", "PageImage", "PageKind", "PageColor", "TitleHeading",
    "TechnologyRoot", "Available", "SupportedLanguage", "Contributors", "GitHubUser",
  ]

  /// Blanks directives outside fences, so that line numbers stay as they are.
  static func removed(from bytes: inout [UInt8], startingAt start: Int, path: String) -> [Diagnostic] {
    guard bytes.contains(UInt8(ascii: "@")) else { return [] }
    var diagnostics: [Diagnostic] = []
    var depth = 0
    var isFenced = false
    var line = 0
    var lineStart = 0
    while lineStart < bytes.count {
      let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      let text = bytes[lineStart..<lineEnd]
      if depth == 0, lineStart >= start {
        if text.starts(with: Array("```".utf8)) || text.starts(with: Array("~~~".utf8)) { isFenced.toggle() }
        if !isFenced, let name = directiveName(text) {
          depth = max(0, balance(text))
          let range = SourceRange(path: path, line: line)
          diagnostics.append(
            Diagnostic(
              "DocCDirective", .information, "Directive '@\(name)' belongs to DocC and isn't shown", at: range))
          blank(lineStart..<lineEnd, of: &bytes)
        }
      } else if depth > 0 {
        depth = max(0, depth + balance(text))
        blank(lineStart..<lineEnd, of: &bytes)
      }
      lineStart = lineEnd + 1
    }
    return diagnostics
  }

  private static func directiveName(_ text: ArraySlice<UInt8>) -> String? {
    guard text.first == UInt8(ascii: "@") else { return nil }
    let name = text.dropFirst().prefix { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    let next = text.dropFirst(1 + name.count).first { $0 != UInt8(ascii: " ") }
    let word = String(decoding: name, as: UTF8.self)
    return names.contains(word) && (next == UInt8(ascii: "{") || next == UInt8(ascii: "(")) ? word : nil
  }

  private static func balance(_ text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
  }

  private static func blank(_ range: Range<Int>, of bytes: inout [UInt8]) {
    for index in range { bytes[index] = UInt8(ascii: " ") }
  }
}
