import CaseStudyModel

/// Front matter must name principles that the site defines.
public struct UnknownPrinciple: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must name principles that the site defines",
      text: """
        The five of SOLID are srp, ocp, lsp, isp and dip. A file in Content/principles defines a further one, under the \
        file's name.
        """,
      example: """
        principles: [opc]  isn't defined
        principles: [ocp]  is the open–closed principle
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    let known = site.principles.map(\.id.rawValue)
    return site.studies.map(\.article).flatMap { article in
      (article.frontMatter.principles ?? []).map(\.rawValue).filter { !known.contains($0) }.map { name in
        let nearest = nearestName(to: name, among: known)
        return Diagnostic(
          id, .error, "Principle '\(name)' isn't defined" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
          at: Diagnostic.range(of: "principles", in: article),
          solutions: nearest.map { ["replace '\(name)' with '\($0)'"] } ?? [
            "use one of \(known.joined(separator: ", ")), or define it in Content/principles/\(name).md"
          ])
      }
    }
  }
}
