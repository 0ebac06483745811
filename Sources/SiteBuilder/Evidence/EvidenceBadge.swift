import CaseStudyModel

/// A picture of verdicts with their numbers, such as "OCP 2 of 3, partly". The words carry all the information; colours
/// add none.
struct EvidenceBadge: Sendable, Equatable {
  /// A field with a name and a text.
  struct Part: Sendable, Equatable {
    var name: String
    var text: String
  }

  var parts: [Part]

  /// The badge of a study: its principles with numbers and words.
  /// - Returns: `nil` for a study without a verdict.
  init?(of study: CaseStudy, in site: Site) {
    guard let stored = site.evidence[study.article.slug] else { return nil }
    parts = site.principles.compactMap { principle in
      guard let finding = stored.evidence.principles[principle.id] else { return nil }
      let words = EvidenceWords(texts: site.texts, principle: principle.id)
      var text = site.texts.list([words.score(finding), words.word(finding.verdict)].compactMap { $0 })
      if stored.isStale { text += " " + words.text("earlier") }
      return Part(name: principle.abbreviation, text: text)
    }
    if parts.isEmpty { return nil }
  }

  /// The badge of a site: the number of each verdict.
  init(of site: Site) {
    let words = EvidenceWords(texts: site.texts)
    let verdicts = VerdictCounts(of: site)
    let counts = verdicts.counts.map { "\($0.count) \(words.word($0.verdict))" }
    parts = [Part(name: site.configuration.title, text: site.texts.list(counts))]
  }

  /// The badge of a site's examples: the number of those that compile.
  /// - Returns: `nil` for a site whose examples haven't been compiled.
  init?(ofExamplesIn site: Site) {
    let examples = site.compiledExamples.values.flatMap(\.examples)
    if examples.isEmpty { return nil }
    parts = [Part(name: site.configuration.title, text: examples.compiledText(in: site.texts))]
  }

  /// The badge as SVG, with its words as its title.
  var bytes: [UInt8] {
    let title = parts.map { "\($0.name) \($0.text)" }.joined(separator: "; ")
    let widths = parts.map { (Self.width(of: $0.name), Self.width(of: $0.text)) }
    let width = widths.reduce(0) { $0 + $1.0 + $1.1 }
    var out: [UInt8] = []
    out.append(
      html: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"22\" role=\"img\" aria-label=\"")
    out.append(escaping: EvidenceText.plain(title))
    out.append(html: "\"><title>")
    out.append(escaping: EvidenceText.plain(title))
    out.append(html: "</title>\n<g font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\">\n")
    var x = 0
    for (part, (name, text)) in zip(parts, widths) {
      Self.draw(part.name, at: x, name, fill: "#234f8f", ink: "#ffffff", into: &out)
      Self.draw(part.text, at: x + name, text, fill: "#ffffff", ink: "#1b1b1b", into: &out)
      x += name + text
    }
    out.append(html: "</g></svg>\n")
    return out
  }

  private static func draw(
    _ text: String, at x: Int, _ width: Int, fill: String, ink: String, into out: inout [UInt8]
  ) {
    out.append(
      html: "<rect x=\"\(x)\" width=\"\(width)\" height=\"22\" fill=\"\(fill)\" stroke=\"#234f8f\"/>"
        + "<text x=\"\(x + 6)\" y=\"15\" fill=\"\(ink)\" textLength=\"\(width - 12)\">")
    out.append(escaping: EvidenceText.plain(text))
    out.append(html: "</text>\n")
  }

  /// Returns the width of a field in pixels; the text is fitted to it, as fonts differ. Chinese, Japanese and Korean
  /// letters are as wide as the font's size.
  private static func width(of text: String) -> Int {
    text.reduce(12) { width, character in
      width + (character.unicodeScalars.contains { $0.value >= 0x2E80 } ? 11 : 7)
    }
  }
}
