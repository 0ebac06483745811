import CaseStudyModel

/// Every principle page generator that a package adds must be used.
struct UnusedPrinciplePage: SiteCheck {
  private let added: PartsOfPrinciples

  /// - Parameter added: the generators besides the built-in ones, in the order they were added.
  init(_ added: [any PrinciplePageGenerator] = []) {
    self.added = PartsOfPrinciples(added, of: \.principle)
  }

  var explanation: DiagnosticExplanation {
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

  func diagnostics(for site: Site) -> [Diagnostic] {
    added.unused(in: site).map { part in
      let principle = part.principle.rawValue
      return part.diagnostic(
        id,
        undefined: "Principle '\(principle)' of page generator '\(part.name)' must be defined by the site",
        repeated: "Principle '\(principle)' must have only one page generator besides the built-in one",
        explanation: "'\(part.used ?? "")' generates the page; '\(part.name)' isn't used")
    }
  }
}

/// Parts that a program adds for principles: generators of pages, or measurements.
package struct PartsOfPrinciples: Sendable {
  /// A part that a site doesn't use.
  package struct Unused: Sendable {
    /// The principle that the part is for.
    package var principle: Principle.ID
    /// The part's type.
    package var name: String
    /// The type of the part that is used for the principle; `nil` if the site doesn't have the principle.
    package var used: String?
    /// The file that defines the principle.
    var source: String
  }

  private let parts: [(principle: Principle.ID, name: String)]

  /// - Parameter parts: the parts in the order they were added; the first one of a principle is used.
  package init<Part>(_ parts: [Part], of principle: (Part) -> Principle.ID) {
    self.parts = parts.map { (principle($0), String(describing: type(of: $0 as Any))) }
  }

  /// Returns the parts for principles that a site doesn't have, and those that come after another one.
  package func unused(in site: Site) -> [Unused] {
    var used: [Principle.ID: String] = [:]
    return parts.compactMap { id, name in
      let settings = site.configuration.source
      guard let principle = site.principle(id) else { return Unused(principle: id, name: name, source: settings) }
      guard let first = used[id] else {
        used[id] = name
        return nil
      }
      return Unused(principle: id, name: name, used: first, source: principle.article?.source ?? settings)
    }
  }
}

extension PartsOfPrinciples.Unused {
  /// Describes the part.
  /// - Parameters:
  ///   - undefined: the summary for a principle that the site doesn't have.
  ///   - repeated: the summary for a second part of a principle.
  ///   - explanation: the text that says which of the two is used.
  package func diagnostic(
    _ id: String, undefined: Message, repeated: Message, explanation: Message
  ) -> Diagnostic {
    let place = SourceRange(path: source, line: 1)
    return used == nil
      ? Diagnostic(
        id, .error, undefined, at: place, solutions: ["add the file 'Content/principles/\(principle.rawValue).md'"])
      : Diagnostic(
        id, .error, repeated, at: place, explanation: explanation,
        solutions: ["remove one of the two from the site's program"])
  }
}
