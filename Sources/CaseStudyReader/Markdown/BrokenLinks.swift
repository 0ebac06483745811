import CaseStudyModel

/// Texts that are nearly links: a space between their brackets, or an address that isn't closed.
enum BrokenLinks {
  /// Returns a diagnostic for each text of a paragraph that is nearly a link.
  static func diagnostics(of outline: Outline, in path: String) -> [Diagnostic] {
    outline.elements.flatMap { element -> [Diagnostic] in
      guard case .paragraph(let style) = element.kind, element.text.utf8.contains(UInt8(ascii: "]")) else { return [] }
      return element.text.lines.enumerated().compactMap { number, line in
        guard let link = brokenLink(in: line), !style.codes.contains(where: { $0.contains(link) }) else { return nil }
        return Diagnostic(
          "BrokenLink", .warning, "Text '\(link)' must be a link, with its address in closed brackets after the text",
          at: SourceRange(path: path, line: element.line + number), solutions: ["write it as [text](address)"])
      }
    }
  }

  /// Returns the first part of a line such as `[text] (page.md)` or `[text](page.md and`.
  private static func brokenLink(in line: Substring) -> String? {
    var rest = line
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let after = rest[rest.index(after: close)...]
      let address = after.drop { $0 == " " }.dropFirst().prefix { !$0.isWhitespace && $0 != ")" }
      let isSpaced = after.hasPrefix(" (")
      let isUnclosed = after.hasPrefix("(") && !after.contains(")")
      // Only what looks like an address: remarks in brackets may follow a text in brackets.
      let isAddress =
        ["http://", "https://", "./", "../", "/"].contains { address.hasPrefix($0) }
        || SitePath.isMarkdown(String(address.prefix { $0 != "#" }))
      if isSpaced || isUnclosed, isAddress { return String(rest[open..<address.endIndex]) }
      rest = after
    }
    return nil
  }
}
