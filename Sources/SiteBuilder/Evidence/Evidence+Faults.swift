import CaseStudyModel

extension Evidence {
  /// Returns the verdicts that contradict a study's claims, or differ from what its author expects.
  public func unexpectedVerdicts(of study: CaseStudy) -> [Diagnostic] {
    let expected = study.article.frontMatter.expectedVerdicts
    let place = study.article.place(ofKey: "expect")
    return principles.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { principle, found in
      let name = principle.rawValue
      if let expected = expected[principle], expected != found.verdict {
        return Diagnostic(
          "UnexpectedVerdict", found.verdict == .contradicted ? .error : .warning,
          """
          The verdict on '\(name)' must be '\(expected.rawValue)', as the study expects, but is \
          '\(found.verdict.rawValue)'
          """,
          at: place, solutions: ["write 'expect: {\(name): \(found.verdict.rawValue)}', or change the study"])
      }
      guard found.verdict == .contradicted, expected[principle] == nil else { return nil }
      return Diagnostic(
        "UnexpectedVerdict", .error, "The study's claim to follow '\(name)' must not be contradicted", at: place,
        explanation: "A contradicted claim is accepted only if its author declares it",
        solutions: ["write 'expect: {\(name): contradicted}', or change the study"])
    }
  }

  /// Returns a warning for each verdict that differs from the one that the study's author expects.
  func unmetExpectations(of study: CaseStudy) -> [Diagnostic] {
    let expected = study.article.frontMatter.expectedVerdicts
    if expected.isEmpty { return [] }
    var declared = self
    declared.principles = principles.filter { expected.keys.contains($0.key) }
    return declared.unexpectedVerdicts(of: study).map { diagnostic in
      var warning = diagnostic
      warning.severity = .warning
      return warning
    }
  }

  /// Returns the warnings that the evidence keeps, at their places in the study.
  public func storedWarnings(of study: CaseStudy) -> [Diagnostic] {
    (warnings ?? []).map { $0.diagnostic(in: study) }
  }

  /// Returns the errors that the evidence keeps, at their places in the study.
  func storedProblems(of study: CaseStudy) -> [Diagnostic] {
    problems.map { problem in
      Diagnostic(
        "StoredProblem", .error, "Evidence must come from a study without errors, but this one had '\(problem.id)'",
        at: study.article.place(line: problem.line),
        solutions: ["run 'solidsite verify \(study.article.slug.shellWord)' and fix what it reports"])
    }
  }
}
