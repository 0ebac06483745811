import CaseStudyModel

/// The studies of a site by principle, difficulty and language, and by principle and verdict.
struct StudyFacets: Sendable {
  /// The principles that studies can be chosen by, in the site's order.
  let principles: [Principle.ID]
  /// The languages that studies can be chosen by, the most frequent first.
  let languages: [Language]
  /// Ascending indices of studies; choices without a study are absent.
  private let lists: [StudyChoice: [Int]]

  /// The maximum number of principles, and of languages, which bounds the number of choices.
  static let valueLimit = 12

  /// Indexes studies.
  /// - Parameters:
  ///   - principles: the principles of the site.
  ///   - verdicts: returns the verdicts on a study.
  ///   - onlyVerdicts: whether studies can be chosen by verdict only.
  init(
    of studies: [CaseStudy], principles: [Principle.ID],
    verdicts: (CaseStudy) -> [Principle.ID: Verdict] = { _ in [:] }, onlyVerdicts: Bool = false
  ) {
    let languagesOfStudies = studies.map(\.codeLanguages)
    let common = Set(Self.mostFrequent(studies.flatMap(\.principles), by: \.rawValue))
    let principles = principles.filter(common.contains)
    let languages = Self.mostFrequent(languagesOfStudies.flatMap { $0 }, by: \.rawValue)
    var lists: [StudyChoice: [Int]] = [.all: Array(studies.indices)]
    for index in studies.indices {
      let study = studies[index]
      let possiblePrinciples: [Principle.ID?] = [nil] + principles.filter(study.principles.contains)
      let possibleDifficulties: [Difficulty?] = [nil] + [study.article.difficulty].filter { $0 != nil }
      let possibleLanguages: [Language?] = [nil] + languages.filter(languagesOfStudies[index].contains)
      for choice in Self.choices(by: verdicts(study).filter { study.principles.contains($0.key) }, principles) {
        lists[choice, default: []].append(index)
      }
      if onlyVerdicts { continue }
      for principle in possiblePrinciples {
        for difficulty in possibleDifficulties {
          for language in possibleLanguages where principle != nil || difficulty != nil || language != nil {
            let choice = StudyChoice(principle: principle, difficulty: difficulty, language: language)
            lists[choice, default: []].append(index)
          }
        }
      }
    }
    self.principles = principles
    self.languages = languages
    self.lists = lists
  }

  /// Returns the choices by verdict that choose a study. Other conditions don't combine with a verdict, because each
  /// would multiply the number of lists.
  private static func choices(by verdicts: [Principle.ID: Verdict], _ principles: [Principle.ID]) -> Set<StudyChoice> {
    let ofAny = verdicts.values.map { StudyChoice(verdict: $0) }
    return Set(ofAny + principles.compactMap { id in verdicts[id].map { StudyChoice(principle: id, verdict: $0) } })
  }

  private static func mostFrequent<Value: Hashable>(_ values: [Value], by name: (Value) -> String) -> [Value] {
    values.counts.sorted { ($1.value, name($0.key)) < ($0.value, name($1.key)) }.prefix(valueLimit).map(\.key)
  }
}

extension StudyFacets {
  /// Returns the indices of the chosen studies, ascending.
  func studies(of choice: StudyChoice) -> [Int] { lists[choice] ?? [] }

  /// The choices that have a page: those from which no condition can be dropped without adding a study. The choice of
  /// all studies comes first, and choices by verdict last.
  var choices: [StudyChoice] {
    var choices: [StudyChoice] = []
    var byVerdict: [StudyChoice] = []
    for principle in [nil] + principles {
      byVerdict += Verdict.allCases.map { StudyChoice(principle: principle, verdict: $0) }
      for difficulty in [nil] + Difficulty.allCases {
        for language in [nil] + languages {
          let choice = StudyChoice(principle: principle, difficulty: difficulty, language: language)
          if shown(choice) == choice { choices.append(choice) }
        }
      }
    }
    return choices + byVerdict.filter { lists[$0] != nil }
  }

  /// Returns the choice with the fewest conditions that has the same studies; `nil` if there is none.
  func shown(_ choice: StudyChoice) -> StudyChoice? {
    guard let count = lists[choice]?.count else { return nil }
    // A list by verdict highlights its verdicts, so no other list is the same.
    if choice.verdict != nil { return choice }
    // Fewer conditions never choose fewer studies, so equal numbers mean equal lists.
    let same = choice.wider.first { lists[$0]?.count == count }
    return same.map { shown($0) } ?? choice
  }
}
