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
  /// The places among `languages` of each study's languages.
  private let languagesOfStudies: [[Int]]
  private let texts: InterfaceTexts
  private let hasEvidence: Bool

  /// The maximum numbers of facets in a group.
  private static let nameLimit = 50
  private static let verdicts = Verdict.allCases

  init(of site: Site) {
    principles = Array(site.principles.prefix(Self.nameLimit))
    var counts: [String: Int] = [:]
    let names = site.studies.indices.map { Self.languages(of: site.studies[$0].article.snippets) }
    for name in names.joined() { counts[name, default: 0] += 1 }
    let languages = counts.sorted { $1.value == $0.value ? $0.key < $1.key : $0.value > $1.value }
      .prefix(Self.nameLimit).map(\.key)
    self.languages = languages
    languagesOfStudies = languages.count > 1 ? names.map { $0.compactMap { languages.firstIndex(of: $0) } } : []
    texts = site.texts
    hasEvidence = !site.evidence.isEmpty
  }

  /// The groups that have a choice.
  var groups: [Group] {
    let difficulties = Difficulty.allCases.map { texts.text("study.difficulty.\($0.rawValue)") }
    let verdicts = Self.verdicts.map { texts.text("evidence.verdict." + $0.rawValue.replacing(" ", with: "-")) }
    return [
      Group(letter: "p", title: "search.principle", names: principles.map { "\($0.acronym): \($0.name)" }),
      Group(letter: "d", title: "search.difficulty", names: difficulties),
      Group(letter: "l", title: "search.language", names: languages.count > 1 ? languages : []),
      Group(letter: "v", title: "search.verdict", names: hasEvidence ? verdicts : []),
      Group(letter: "s", title: "search.side", names: Side.allCases.map { texts.text("side.\($0.rawValue)") }),
    ].filter { !$0.names.isEmpty }
  }

  /// Returns the terms of a study's facets; a verdict counts by itself, and with its principle.
  /// - Parameter number: the study's place in the site.
  func terms(of study: CaseStudy, _ number: Int, in site: Site) -> [String] {
    var terms: [String] = []
    for (index, principle) in principles.enumerated() where study.principles.contains(principle.id) {
      terms.append("=p\(index)")
    }
    if let difficulty = study.article.frontMatter.difficulty, let index = Difficulty.allCases.firstIndex(of: difficulty)
    {
      terms.append("=d\(index)")
    }
    if languages.count > 1 { terms += languagesOfStudies[number].map { "=l\($0)" } }
    guard let evidence = site.evidence[study.article.slug]?.evidence else { return terms }
    for (index, principle) in principles.enumerated() {
      guard let verdict = evidence.principles[principle.id]?.verdict,
        let place = Self.verdicts.firstIndex(of: verdict)
      else { continue }
      terms += ["=v\(place)", "=v\(place)p\(index)"]
    }
    return terms
  }

  private static func languages(of snippets: [Snippet]) -> [String] {
    var languages: [String] = []
    // By index, because copying a snippet retains everything in it; and most studies have one language, so comparing
    // beats hashing.
    for index in snippets.indices where snippets[index].role == .source {
      if let name = snippets[index].language?.rawValue, name != languages.last, !languages.contains(name) {
        languages.append(name)
      }
    }
    return languages.sorted()
  }
}
