import CaseStudyModel

/// Finds DocC directives, which some Markdown files contain and which have no meaning here.
enum DocCDirectives {
  private static let names: Set<String> = [
    "Metadata", "Options", "Comment", "Links", "Image", "Video", "Row", "Column", "TabNavigator", "Tab", "Small",
    "DeprecationSummary", "Redirected", "CallToAction", "PageImage", "PageKind", "PageColor", "TitleHeading",
    "TechnologyRoot", "Available", "SupportedLanguage", "Contributors", "GitHubUser",
  ]

  /// A directive, from its first line to the line that closes its braces.
  private struct Directive {
    var name: String
    var line: Int
    var range: Range<Int>
    var isClosed: Bool
  }

  /// Overwrites directives outside fences with spaces, which preserves line numbers, and reports them.
  static func removed(from bytes: inout [UInt8], startingAt start: Int, path: String) -> [Diagnostic] {
    guard bytes.contains(UInt8(ascii: "@")) else { return [] }
    let found = bytes.withUnsafeBufferPointer { directives(in: $0, startingAt: start) }
    return found.map { directive in
      bytes.blank(directive.range)
      let range = SourceRange(path: path, line: directive.line)
      return directive.isClosed
        ? Diagnostic(
          "DocCDirective", .information, "Directive '@\(directive.name)' belongs to DocC and isn't shown", at: range)
        : Diagnostic(
          "DocCDirective", .warning, "Directive '@\(directive.name)' must have a closing brace", at: range,
          explanation: "Only its first line is left out", solutions: ["close the directive", "remove it"])
    }
  }

  private static func directives(in bytes: UnsafeBufferPointer<UInt8>, startingAt start: Int) -> [Directive] {
    var directives: [Directive] = []
    var fence: CodeFence?
    // After one unclosed directive, others are taken line by line; scanning to the end of the file for each is
    // quadratic.
    var closesDirectives = true
    var line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    var index = start
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let open = fence {
        if open.isClosed(by: bytes[index..<end]) { fence = nil }
      } else if bytes[index] == UInt8(ascii: "@"), let name = name(bytes[index..<end]) {
        let closing = closesDirectives ? closingEnd(bytes, from: index) : end
        if closing == nil { closesDirectives = false }
        directives.append(Directive(name: name, line: line, range: index..<(closing ?? end), isClosed: closing != nil))
        let next = (closing ?? end) + 1
        line += bytes[index..<min(next, bytes.count)].count { $0 == UInt8(ascii: "\n") }
        index = next
        continue
      } else {
        let content = index + bytes[index..<end].prefix { $0 == UInt8(ascii: " ") }.count
        if content < end { fence = CodeFence(bytes, from: content) }
      }
      line += 1
      index = end + 1
    }
    return directives
  }

  private static func name(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let name = line.dropFirst().prefix(while: \.isASCIILetter)
    guard name.count < 32, names.contains(String(decoding: name, as: UTF8.self)) else { return nil }
    let next = line.dropFirst(1 + name.count).first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "(")
      ? String(decoding: name, as: UTF8.self) : nil
  }

  /// Returns the end of the line that closes the braces opened from `start` on; `nil` if they are never closed.
  private static func closingEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\n") where depth <= 0: return index
      default: break
      }
      index += 1
    }
    return depth <= 0 ? bytes.count : nil
  }
}
