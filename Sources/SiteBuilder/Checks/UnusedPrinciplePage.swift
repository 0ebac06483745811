import CaseStudyModel

/// Every principle page generator that a package adds must be used.
public struct UnusedPrinciplePage: SiteCheck {
  private let added: [any PrinciplePageGenerator]

  /// - Parameter added: the generators besides the built-in ones, in the order they were added.
  public init(_ added: [any PrinciplePageGenerator] = []) {
    self.added = added
  }

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A page generator that is added for a principle must be used",
      text: """
        A site's program may add a page generator for each principle of the site; it replaces the built-in one. If \
        there are two for one principle, the first one makes the page. A generator for a principle that the site \
        doesn't have is unused.
        """,
      example: """
        site.principles.append(DemeterPage())   makes the page of 'lod'
        Content/principles/lod.md               adds the principle 'lod' to the site
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    var first: [Principle.ID: any PrinciplePageGenerator] = [:]
    return added.compactMap { strategy in
      let id = strategy.principle
      guard let principle = site.principle(id) else { return .undefinedPrinciple(of: strategy) }
      if let first = first[id] { return .repeated(strategy, after: first, of: principle) }
      first[id] = strategy
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func undefinedPrinciple(of strategy: any PrinciplePageGenerator) -> Diagnostic {
    let id = strategy.principle.rawValue
    return Diagnostic(
      "UnusedPrinciplePage", .error,
      "Principle '\(id)' of page generator '\(String(describing: type(of: strategy)))' must be defined by the site",
      at: SourceRange(path: "solidsite.yml", line: 1), solutions: ["add the file 'Content/principles/\(id).md'"])
  }

  fileprivate static func repeated(
    _ strategy: any PrinciplePageGenerator, after first: any PrinciplePageGenerator, of principle: Principle
  ) -> Diagnostic {
    Diagnostic(
      "UnusedPrinciplePage", .error,
      "Principle '\(principle.id.rawValue)' must have only one page generator besides the built-in one",
      at: SourceRange(path: principle.article?.source ?? "solidsite.yml", line: 1),
      explanation:
        """
        '\(String(describing: type(of: first)))' generates the page; \
        '\(String(describing: type(of: strategy)))' isn't used
        """,
      solutions: ["remove one of the two from the site's program"])
  }
}
