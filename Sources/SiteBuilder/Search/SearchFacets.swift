import CaseStudyModel

/// The facets by which a search can be narrowed, each a term of the index that no text can equal.
struct SearchFacets: Sendable {
  /// A group of facets.
  struct Group: Sendable {
    /// The letter of the group's terms.
    let letter: String
    /// The key of the group's name.
    let title: String
    /// The shown names of its facets; a facet's term ends with its index.
    let names: [String]
  }

  private let principles: [Principle]
  private let languages: [String]
  /// The shown names of `languages`.
  private let languageTitles: [String]
  /// The places among `languages` of each document's languages.
  private let languagesOfDocuments: [[Int]]
  private let texts: InterfaceTexts
  private let hasDifficulties: Bool
  private let hasEvidence: Bool
  private let hasSides: Bool

  /// The maximum numbers of facets in a group.
  private static let nameLimit = 50
  private static let verdicts = Verdict.allCases

  init(of documents: [SearchableDocument], in site: Site) {
    let hasPrinciples = documents.contains { !$0.content.principles.isEmpty }
    principles = hasPrinciples ? Array(site.principles.prefix(Self.nameLimit)) : []
    hasDifficulties = documents.contains { $0.content.article.difficulty != nil }
    hasSides = documents.contains(where: \.hasSides)
    let names = documents.map { Self.languages(of: $0.content.article.snippets) }
    let languages = names.joined().counts.sorted { $1.value == $0.value ? $0.key < $1.key : $0.value > $1.value }
      .prefix(Self.nameLimit).map(\.key)
    self.languages = languages
    languageTitles = languages.map { site.title(of: Language(rawValue: $0)) }
    languagesOfDocuments = languages.count > 1 ? names.map { $0.compactMap { languages.firstIndex(of: $0) } } : []
    texts = site.texts
    hasEvidence = !site.evidence.isEmpty
  }

  /// The groups with a choice of facets, at least one of which a document may have.
  var groups: [Group] {
    let difficulties = Difficulty.allCases.map { texts.text("study.difficulty.\($0.rawValue)") }
    let verdicts = Self.verdicts.map { texts.text("evidence.verdict." + $0.key) }
    let sides = Side.allCases.map { texts.text("side.\($0.rawValue)") }
    let colon = texts.separator("list.colon", else: ": ")
    return [
      Group(
        letter: "p", title: "search.principle",
        names: principles.map { $0.acronym.isEmpty ? $0.name : $0.acronym + colon + $0.name }),
      Group(letter: "d", title: "search.difficulty", names: hasDifficulties ? difficulties : []),
      Group(letter: "l", title: "search.language", names: languages.count > 1 ? languageTitles : []),
      Group(letter: "v", title: "search.verdict", names: hasEvidence ? verdicts : []),
      Group(letter: "s", title: "search.side", names: hasSides ? sides : []),
    ].filter { !$0.names.isEmpty }
  }

  /// Returns the terms of a document's facets; a verdict counts by itself, and with its principle.
  /// - Parameter number: the document's place among all.
  func terms(of document: SearchableDocument, _ number: Int, in site: Site) -> [String] {
    var terms: [String] = []
    for (index, principle) in principles.enumerated() where document.content.principles.contains(principle.id) {
      terms.append("=p\(index)")
    }
    let article = document.content.article
    if let difficulty = article.difficulty, let index = Difficulty.allCases.firstIndex(of: difficulty) {
      terms.append("=d\(index)")
    }
    if languages.count > 1 { terms += languagesOfDocuments[number].map { "=l\($0)" } }
    guard document.isStudy, let evidence = site.evidence[article.slug]?.evidence else { return terms }
    for (index, principle) in principles.enumerated() {
      guard let verdict = evidence.principles[principle.id]?.verdict,
        let place = Self.verdicts.firstIndex(of: verdict)
      else { continue }
      terms += ["=v\(place)", "=v\(place)p\(index)"]
    }
    return terms
  }

  /// Returns the languages of the sides' code. Other blocks, such as commands, aren't what a study is about.
  private static func languages(of snippets: [Snippet]) -> [String] {
    var languages: [String] = []
    // By index, because copying a snippet retains everything in it. Most documents have one language, so comparing is
    // faster than hashing.
    for index in snippets.indices where snippets[index].role == .source && snippets[index].side != nil {
      if let name = snippets[index].language?.rawValue, name != languages.last, !languages.contains(name) {
        languages.append(name)
      }
    }
    return languages.sorted()
  }
}
