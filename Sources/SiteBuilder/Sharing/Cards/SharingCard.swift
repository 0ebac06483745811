import CaseStudyModel

/// The content of a card: the picture that other sites show for a link to a page.
struct SharingCard: Sendable, Equatable {
  /// A result of a study, or a count of a site.
  struct Figure: Sendable, Equatable {
    var heading: String
    var text = ""
    /// The verdict that the figure shows; `nil` for other figures.
    var verdict: Verdict?
  }

  /// The maximum number of figures side by side.
  private static let figureLimit = 4
  /// The maximum number of principles whose verdicts get their own figures; more are only counted.
  private static let principleLimit = 2

  var site: String
  var title: String
  /// The principles in one line; a single one by its name; empty without any.
  var principles = ""
  /// The principles in one line by their acronyms.
  var acronyms = ""
  /// The only principle, which decides the colour.
  var principle: Principle.ID?
  /// The text that is shown in place of figures.
  var summary: String
  var figures: [Figure]
  /// The language of the text as a BCP 47 tag.
  var language: String
  /// The place of the title's source, for diagnostics.
  var origin: SourceRange

  /// The card of a site, with the number of each verdict.
  init(of site: Site) {
    let configuration = site.configuration
    self.site = Self.cleaned(configuration.title)
    title = self.site
    summary = Self.cleaned(configuration.tagline)
    language = configuration.language
    origin = SourceRange(path: site.home?.source ?? configuration.source, line: 1)
    figures = []
    if !site.studies.isEmpty {
      figures = [
        Figure(
          heading: String(site.studies.count),
          text: site.texts.text("card.studies", ["count": .integer(site.studies.count)]))
      ]
    }
    let words = EvidenceWords(texts: site.texts)
    let verdicts = VerdictCounts(of: site).counts
    // Leaving out a kind of verdict would make the others look better than they are.
    if figures.count + verdicts.count > Self.figureLimit { figures = [] }
    figures += verdicts.map { Figure(heading: String($0.count), text: words.word($0.verdict), verdict: $0.verdict) }
  }

  /// The card of a study, with its results.
  init(of study: CaseStudy, in site: Site) {
    let article = study.article
    self.site = Self.cleaned(site.configuration.title)
    title = Self.cleaned(article.title)
    summary = Self.cleaned(article.summary)
    language = article.language ?? site.configuration.language
    origin = article.place(line: 1)
    let named = site.principles.filter { study.principles.contains($0.id) }
    principle = named.count == 1 ? named[0].id : nil
    acronyms = Self.cleaned(named.map(\.abbreviation).joined(separator: " · "))
    principles = named.count == 1 ? Self.cleaned(named[0].name) : acronyms
    figures = Self.verdicts(of: study, in: site)
    if figures.count < Self.figureLimit, let totals = RequestTotals(of: study, in: site), totals.count > 0 {
      figures.append(Self.files(totals, site.texts))
    }
  }

  /// The content in words, for people who can't see the card.
  var alternative: String {
    let results = figures.map { [$0.heading, $0.text].filter { !$0.isEmpty }.joined(separator: " ") }
    let said = results.isEmpty ? summary : results.joined(separator: "; ")
    let text = [title, principles, said, title == site ? "" : site].filter { !$0.isEmpty }.joined(separator: " · ")
    return text.cut(to: 420)
  }
}

extension SharingCard {
  private static func verdicts(of study: CaseStudy, in site: Site) -> [Figure] {
    guard let stored = site.evidence[study.article.slug] else { return [] }
    let earlier = stored.isStale ? " " + site.texts.text("evidence.earlier") : ""
    let found = site.principles.compactMap { principle in
      stored.evidence.principles[principle.id].map { (principle, $0) }
    }
    if found.count <= principleLimit {
      return found.map { principle, finding in
        let words = EvidenceWords(texts: site.texts, principle: principle.id)
        return Figure(
          heading: cleaned("\(principle.abbreviation) \(words.word(finding.verdict))"),
          text: cleaned((words.score(finding) ?? "") + earlier), verdict: finding.verdict)
      }
    }
    let words = EvidenceWords(texts: site.texts)
    return Verdict.allCases.compactMap { verdict in
      let names = found.filter { $0.1.verdict == verdict }.map(\.0.abbreviation)
      if names.isEmpty { return nil }
      return Figure(
        heading: cleaned(words.list(names)), text: cleaned(words.word(verdict) + earlier), verdict: verdict)
    }
  }

  private static func files(_ totals: RequestTotals, _ texts: InterfaceTexts) -> Figure {
    Figure(
      heading: "\(totals.sides.before.existingFiles) → \(totals.sides.after.existingFiles)",
      text: texts.text("card.requests", ["count": .integer(totals.count)]))
  }

  /// Returns a text on one line, short enough for a card, without characters that change the direction of text.
  private static func cleaned(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.validXML.unicodeScalars.prefix(1000) {
      if scalar.changesDirection || scalar == "\u{FEFF}" { continue }
      kept.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return String(kept).split(whereSeparator: { $0 == " " || $0.isNewline }).joined(separator: " ")
  }
}

extension String {
  /// Returns the text within X's limit, which counts code points: an emoji may have several.
  fileprivate func cut(to limit: Int) -> String {
    if unicodeScalars.count <= limit { return self }
    var room = limit - 1
    let kept = prefix { character in
      room -= character.unicodeScalars.count
      return room >= 0
    }
    return kept + "…"
  }
}
