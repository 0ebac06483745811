import CaseStudyModel

/// A published page must not link to a draft that is left out.
struct LinkedDraft: LinkCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A published page must not link to a draft",
      text: "A draft is built only with '--drafts', or in a preview. Otherwise, the link is plain text.",
      example: """
        [Parking fees](parking.md)   links to a study with 'draft: true'
        """)
  }

  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    if site.drafts.isEmpty { return [] }
    // Another check reports uncertain drafts at their marks; links to them wait for that decision.
    var addresses = addresses
    addresses.drafts.subtract(site.uncertainDrafts)
    return site.articles.flatMap { article in
      article.links.filter { addresses.target(of: $0.destination, from: article.source) == .draft }.map { link in
        Diagnostic(
          id, .warning, "Link '\(link.destination)' must not lead to a draft, which isn't published",
          at: article.place(at: link.position),
          solutions: ["remove 'draft: true' from the front matter of the draft", "remove the link"])
      }
    }
  }
}
