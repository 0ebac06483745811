import CaseStudyModel

/// Links to files of the repository need a code host to lead to.
struct UnhostedLink: LinkCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A link to a file outside the site needs a code host",
      text: """
        A link may name any file of the repository. Images and downloads are copied; other files are shown by the \
        repository's code host, at the current commit. The host is that of 'repository' in solidsite.yml, or of git's \
        remote. Without a host, or for a file that isn't committed, the link becomes plain text.
        """,
      example: """
        repository: https://github.com/me/studies
        repository: {url: https://git.example.org/me/studies, host: gitlab}
        """)
  }

  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    let isHosted = addresses.repository?.host != nil
    let remedy: Message =
      isHosted
      ? "commit the file"
      : site.configuration.repository == nil
        ? "set 'repository' in solidsite.yml to the address of the repository's page"
        : "add 'host' to 'repository' in solidsite.yml, as in 'host: gitlab'"
    return site.articles.flatMap { article in
      article.links.filter { link in
        WikiName(address: link.destination) == nil
          && addresses.target(of: link.destination, from: article.source) == .unhosted
      }.map { link in
        Diagnostic(
          id, .information,
          isHosted
            ? "File '\(link.destination)' isn't committed, so the link to it is plain text"
            : "File '\(link.destination)' has no code host that shows it, so the link to it is plain text",
          at: article.place(at: link.position), solutions: [remedy])
      }
    }
  }
}
