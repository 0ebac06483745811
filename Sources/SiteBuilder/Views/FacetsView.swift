import CaseStudyModel
import Mustache

/// The links from one choice of studies to others: for each property, its values with the numbers of studies.
struct FacetsView: TemplateView {
  let facets: StudyFacets
  let choice: StudyChoice
  let addresses: StudyListAddresses
  let context: PageContext

  var values: [String: TemplateValue] {
    let principles = facets.principles.map { (context.site.principle($0)?.abbreviation ?? $0.rawValue, $0) }
    let difficulties = Difficulty.allCases.map { (context.texts.text("study.difficulty." + $0.rawValue), $0) }
    let words = EvidenceWords(texts: context.texts)
    let groups = [
      group("facets.principle", \.principle, principles), group("facets.difficulty", \.difficulty, difficulties),
      group("facets.language", \.language, facets.languages.map { (context.site.title(of: $0), $0) }),
      group("facets.verdict", \.verdict, Verdict.allCases.map { (words.word($0), $0) }),
    ]
    return Dictionary(list: "facets", groups.compactMap { $0 })
  }

  /// Returns the links of one property; `nil` if there is no other choice.
  private func group<Value: Equatable>(
    _ key: String, _ property: WritableKeyPath<StudyChoice, Value?>, _ named: [(name: String, value: Value)]
  ) -> TemplateValue? {
    var wider = choice
    wider[keyPath: property] = nil
    var links: [(name: String, choice: StudyChoice, isCurrent: Bool)] = []
    for (name, value) in named {
      var other = choice
      other[keyPath: property] = value
      let isCurrent = choice[keyPath: property] == value
      guard let shown = facets.shown(other), isCurrent || (shown != choice && shown != wider) else { continue }
      links.append((name, shown, isCurrent))
    }
    if links.isEmpty { return nil }
    // A small site has only lists by verdict, so a principle's studies with any verdict have no list there, and the way
    // back leads to all studies.
    links.insert((context.texts.text("facets.all"), facets.shown(wider) ?? .all, wider == choice), at: 0)
    return ["facetTitle": .text(context.texts.text(key)), "options": .list(links.enumerated().map { option($0, $1) })]
  }

  /// Returns a link; the first of a property says what the numbers count, which isn't verdicts as in the line above.
  private func option(
    _ index: Int, _ link: (name: String, choice: StudyChoice, isCurrent: Bool)
  ) -> TemplateValue {
    let count = facets.studies(of: link.choice).count
    return [
      "name": .text(link.name),
      "count": index == 0 ? .text(context.texts.text("count.studies", ["count": .integer(count)])) : .integer(count),
      "url": .text(context.url(for: addresses.path(of: link.choice))), "isCurrent": .bool(link.isCurrent),
    ]
  }
}
