import CaseStudyModel

/// The change request that an exercise names must be one that both sides meet, and archives must hold its code.
struct ExerciseRequest: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "The change request that 'exercise' names must be one of the study's, met on both sides",
      text: """
        The exercise asks readers to meet this request in the code before the refactoring. Both sides must share its \
        acceptance test, so that their costs can be compared. Without 'request', the first suitable one is chosen. \
        Readers download the exercise with the stand-ins that it imports, so these have limits, too.
        """,
      example: """
        exercise:
          request: A weekly report
        """, traits: [.isAboutWholeStudy, .isAboutWordOfFormat])
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.studies.compactMap { study in
      if let excess = Exercise(ofAnySize: study, in: site)?.excess { return diagnostic(about: excess, in: study) }
      guard let title = study.article.frontMatter.exercise.request else { return nil }
      let place = study.article.place(ofKey: "exercise")
      let titles = study.changeRequests.map(\.title)
      if !titles.contains(title) {
        // The mark isn't part of a title, so titles are compared without it; another check reports a faulty mark.
        let bare = { (title: String) in
          title.hasSuffix(")") ? title.firstRange(of: " (").map { String(title[..<$0.lowerBound]) } ?? title : title
        }
        let marked = study.changeRequests.filter { AdverseMark(of: $0) != nil && bare($0.title) == title }
        if !marked.isEmpty { return nil }
        let nearest = titles.first { $0 == bare(title) } ?? nearestName(to: title, among: titles)
        return Diagnostic(
          id, .error, "Key 'exercise' must name a change request of the study; there is no '\(title)'", at: place,
          replacing: title, with: nearest)
      }
      guard let stored = site.evidence[study.article.slug], Exercise.isSound(stored),
        !Exercise.candidates(of: study, in: stored.evidence).contains(where: { titles[$0] == title })
      else { return nil }
      return Diagnostic(
        id, .warning, "Change request '\(title)' of an exercise must be met on both sides, by one acceptance test",
        at: place, explanation: "The study has no exercise", solutions: ["name another request"])
    }
  }

  /// Returns the diagnostic of an exercise that archives can't hold; a remark if the front matter doesn't mention an
  /// exercise.
  private func diagnostic(about excess: Exercise.Excess, in study: CaseStudy) -> Diagnostic {
    let summary: Message =
      switch excess {
      case .files(let count):
        "An exercise must have at most \(Exercise.fileLimit) files and blocks; this study has \(count)"
      case .standIns(let count):
        "An exercise must have at most \(Exercise.standInLimit) files of stand-ins; this study imports \(count)"
      case .standInBytes(let count):
        "The stand-ins of an exercise must have at most \(Exercise.standInSizeLimit) bytes; this study imports \(count)"
      }
    return Diagnostic(
      id, study.article.frontMatter.lines["exercise"] == nil ? .information : .warning, summary,
      at: study.article.place(ofKey: "exercise"), explanation: "The study has no exercise",
      solutions: [excess.isOfStandIns ? "shorten the stand-ins, or import fewer" : "shorten the study"])
  }
}
