import CaseStudyModel
import EvidenceRunner
import SiteBuilder

/// Every measurement that a site's program adds must be used.
struct UnusedMeasurement: SiteCheck {
  private let added: PartsOfPrinciples

  /// - Parameter added: the measurements besides the built-in ones, in the order they were added.
  init(_ added: [any PrincipleMeasurement] = []) {
    self.added = PartsOfPrinciples(added, of: \.principle)
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
    added.unused(in: site).map { part in
      let principle = part.principle.rawValue
      return part.diagnostic(
        id,
        undefined: "Principle '\(principle)' of measurement '\(part.name)' must be defined by the site",
        repeated: "Principle '\(principle)' must have only one measurement besides the built-in one",
        explanation: "'\(part.used ?? "")' gives the verdicts; '\(part.name)' isn't used")
    }
  }
}
