import CaseStudyModel

/// Code must not contain characters that display it in a different order from the compiler's.
///
/// Source: N. Boucher, R. Anderson, "Trojan Source: Invisible Vulnerabilities", 2021 (CVE-2021-42574); the characters
/// are those of Unicode Standard Annex 9, table 4.
struct HiddenDirection: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Code must not contain invisible characters that change the order of its text",
      text: """
        Bidirectional control characters are invisible and let a browser or an editor show code in a different order \
        from the one that the compiler reads. A reader would review code that isn't there. Only the first character \
        of a block is reported.
        """,
      example: """
        let level = "user<U+202E> // admin"     shows text that it doesn't contain
        let level = "user\\u{202E}"             says what it contains
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.articles.flatMap { article in
      article.snippets.compactMap { snippet in
        Self.firstControl(in: snippet.code).map { diagnostic($0, in: snippet, of: article) }
      }
    }
  }

  private func diagnostic(_ control: Control, in snippet: Snippet, of article: Article) -> Diagnostic {
    let name = "U+" + String(control.scalar, radix: 16, uppercase: true)
    return Diagnostic(
      id, .warning, "Code must not contain the invisible character \(name), which changes the order of the text",
      at: BlockPlaces(snippet, in: article.source).range(of: control.bytes),
      solutions: ["remove the character", "write it as an escape, such as \\u{\(name.dropFirst(2))} in Swift"])
  }

  private struct Control {
    var scalar: UInt32
    /// The character's bytes within the code.
    var bytes: Range<Int>
  }

  /// Finds the first embedding, override or isolate: U+202A to U+202E (E2 80 AA to AE), U+2066 to U+2069 (E2 81 A6 to
  /// A9).
  private static func firstControl(in code: String) -> Control? {
    var code = code
    return code.withUTF8 { bytes in
      for index in bytes.indices.dropLast(2) where bytes[index] == 0xE2 {
        let scalar =
          switch (bytes[index + 1], bytes[index + 2]) {
          case (0x80, let last) where (0xAA...0xAE).contains(last): 0x2000 + UInt32(last & 0x3F)
          case (0x81, let last) where (0xA6...0xA9).contains(last): 0x2040 + UInt32(last & 0x3F)
          default: UInt32(0)
          }
        if scalar == 0 { continue }
        return Control(scalar: scalar, bytes: index..<(index + 3))
      }
      return nil
    }
  }
}
