import CaseStudyModel

/// Front matter must name principles that the site defines.
public struct UnknownPrinciple: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must name principles that the site defines",
      text: """
        The five of SOLID are srp, ocp, lsp, isp and dip. A file in Content/principles defines a further one, under \
        the file's name.
        """,
      example: """
        principles: [opc]  isn't defined
        principles: [ocp]  is the open–closed principle
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    let known = Set(site.principles.map(\.id))
    var names = PrincipleWords(of: site.principles)
    return site.studies.map(\.article).flatMap { article in
      (article.frontMatter.principles ?? []).enumerated().filter { !known.contains($0.element) }.map { index, id in
        let name = id.rawValue
        let nearest = names.nearest(to: name)?.rawValue
        return Diagnostic(
          self.id, .error, "Principle '\(name)' isn't defined" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
          at: Diagnostic.range(ofItem: index, of: "principles", in: article),
          solutions: nearest.map { ["replace '\(name)' with '\($0)'"] } ?? [
            """
            use one of \(site.principles.map(\.id.rawValue).joined(separator: ", ")), \
            or define it in Content/principles/\(name).md
            """
          ])
      }
    }
  }
}

/// The names of principles for suggestions: identifiers and the words of full names.
private struct PrincipleWords {
  private let ids: [String: Principle.ID]
  private var known: KnownNames

  init(of principles: [Principle]) {
    var ids: [String: Principle.ID] = [:]
    for principle in principles {
      for word in principle.name.lowercased().split(whereSeparator: { !$0.isLetter }) where word != "principle" {
        ids[String(word)] = ids[String(word)] ?? principle.id
      }
    }
    for principle in principles { ids[principle.id.rawValue] = principle.id }
    self.ids = ids
    known = KnownNames(ids.keys)
  }

  /// Returns the principle that the author most likely meant; 'opne' is open–closed.
  mutating func nearest(to name: String) -> Principle.ID? {
    known.nearest(to: name).flatMap { ids[$0] }
  }
}
