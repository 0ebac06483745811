import CaseStudyModel

/// Articles of one kind must have distinct slugs, ignoring case.
struct DuplicateSlug: SiteCheck {
  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A slug must belong to only one article",
      text: """
        The slug is the last part of a page's address: the file's name, or the slug of its front matter. Two that \
        differ only in case are one file on many disks. The first article keeps the address; the other isn't published.
        """,
      example: """
        Content/case-studies/registration.md          has the slug registration
        Content/case-studies/sign-up.md with
        slug: Registration                            must get another one
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    duplicates(among: site.studies.map(\.article)) + duplicates(among: site.pages)
  }

  private func duplicates(among articles: [Article]) -> [Diagnostic] {
    var owners: [String: Article] = [:]
    return articles.compactMap { article in
      // The same key as for assigning addresses, so that no page loses its address without a diagnostic.
      let key = OutputTable.key(of: article.slug)
      guard let first = owners[key] else {
        owners[key] = article
        return nil
      }
      return Diagnostic(
        id, .error,
        first.slug == article.slug
          ? "Slug '\(article.slug)' must belong to only one article"
          : "Slugs '\(first.slug)' and '\(article.slug)' must differ by more than case",
        at: article.place(ofKey: "slug"),
        notes: [Diagnostic.Note("previously used here", at: first.place(ofKey: "slug"))],
        solutions: ["give one of the articles another slug"])
    }
  }
}
