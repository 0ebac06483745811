import CaseStudyModel
import EvidenceRunner
import SiteBuilder

/// Every measurement that a site's program adds must be used.
struct UnusedMeasurement: SiteCheck {
  private let added: [any PrincipleMeasurement]

  /// - Parameter added: the measurements besides the built-in ones, in the order they were added.
  init(_ added: [any PrincipleMeasurement] = []) {
    self.added = added
  }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A measurement that is added for a principle must be used",
      text: """
        A site's program may add a measurement for each principle of the site; it replaces the built-in one. If there \
        are two for one principle, the first one gives the verdicts. A measurement for a principle that the site \
        doesn't have is unused.
        """,
      example: """
        site.measurements.append(DemeterMeasurement())   measures claims about 'lod'
        Content/principles/lod.md                        adds the principle 'lod' to the site
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    var first: [Principle.ID: any PrincipleMeasurement] = [:]
    return added.compactMap { measurement in
      let id = measurement.principle
      guard let principle = site.principle(id) else { return .undefinedPrinciple(of: measurement) }
      if let first = first[id] { return .repeated(measurement, after: first, of: principle) }
      first[id] = measurement
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func undefinedPrinciple(of measurement: any PrincipleMeasurement) -> Diagnostic {
    let id = measurement.principle.rawValue
    return Diagnostic(
      "UnusedMeasurement", .error,
      "Principle '\(id)' of measurement '\(String(describing: type(of: measurement)))' must be defined by the site",
      at: SourceRange(path: "solidsite.yml", line: 1), solutions: ["add the file 'Content/principles/\(id).md'"])
  }

  fileprivate static func repeated(
    _ measurement: any PrincipleMeasurement, after first: any PrincipleMeasurement, of principle: Principle
  ) -> Diagnostic {
    Diagnostic(
      "UnusedMeasurement", .error,
      "Principle '\(principle.id.rawValue)' must have only one measurement besides the built-in one",
      at: SourceRange(path: principle.article?.source ?? "solidsite.yml", line: 1),
      explanation:
        """
        '\(String(describing: type(of: first)))' gives the verdicts; \
        '\(String(describing: type(of: measurement)))' isn't used
        """,
      solutions: ["remove one of the two from the site's program"])
  }
}
