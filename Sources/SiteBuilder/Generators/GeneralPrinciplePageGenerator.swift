import CaseStudyModel

/// The pages of the principles that a site adds, for which no generator of their own was written.
public struct GeneralPrinciplePageGenerator: PageGenerator {
  private let excluded: Set<Principle.ID>

  /// Creates a generator.
  /// - Parameter excluded: the principles that have generators of their own.
  public init(excluding excluded: some Sequence<Principle.ID>) {
    self.excluded = Set(excluded)
  }

  public func pages(for site: Site) -> [Page] {
    site.principles.map(\.id).filter { !excluded.contains($0) }.flatMap { principle in
      PrinciplePageRecipe(principle: principle).pages(for: site, layout: .principle) { _, _ in [:] }
    }
  }
}
