import CaseStudyModel

@testable import SiteBuilder

extension SiteCheck {
  /// Returns the parts of each finding that don't depend on its wording: severity, name, place, and the first solution.
  func findings(in site: Site) -> [String] {
    diagnostics(for: site).sorted().map { diagnostic in
      let place = "\(diagnostic.range.path.split(separator: "/").last ?? ""):\(diagnostic.range.start.line)"
      return "\(diagnostic.severity) \(diagnostic.id) \(place)" + (diagnostic.solutions.first.map { ": \($0)" } ?? "")
    }
  }

  /// Returns the same for a site with one study of these parts, one per line.
  func findings(_ parts: [Article.Part], assets: [String] = [], isConfigured: Bool = true) -> [String] {
    var site = Site.made(.made("Content/case-studies/a.md", parts), assets: assets)
    site.configuration.isConfigured = isConfigured
    return findings(in: site)
  }

  /// Returns the same for a configured site with one study, whose change requests each have some of the parts.
  /// - Parameter requests: the title of each request, with the numbers of its parts from 0.
  func findings(_ parts: [Article.Part], requests: [(title: String, parts: [Int])]) -> [String] {
    var study = CaseStudy(article: .made("Content/case-studies/a.md", parts))
    study.changeRequests = requests.enumerated().map { index, request in
      ChangeRequest(
        title: request.title, line: index + 1, heading: 0, isAdverse: false, reason: "Wanted.", snippets: request.parts)
    }
    return findings(in: .made([study]))
  }
}
