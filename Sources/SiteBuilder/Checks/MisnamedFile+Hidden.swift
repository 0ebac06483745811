import CaseStudyModel

/// Documents in folders whose names begin with a dot, such as `.NET`; they are hidden, so they aren't read.
extension MisnamedFile {
  /// The number of linked documents for which a hidden folder is reported; in a site with fewer documents, as many as
  /// it has.
  private static let reportedCount = 10

  /// Returns a diagnostic for each hidden folder that has many documents with links to them.
  ///
  /// A few links to hidden documents, such as those for a code host, aren't reported.
  func hiddenDocuments(of site: Site) -> [Diagnostic] {
    guard site.isOfDocuments, !site.configuration.isConfigured else { return [] }
    var places: [String: (paths: Set<String>, first: SourceRange)] = [:]
    for article in site.articles {
      for link in article.links {
        guard let path = Self.hiddenDocument(link.destination, from: article.source),
          let folder = SitePath.hiddenPart(of: path)
        else { continue }
        places[folder, default: ([], article.place(at: link.position))].paths.insert(path)
      }
    }
    return places.sorted { $0.key < $1.key }
      .filter { $0.value.paths.count >= min(site.articles.count, Self.reportedCount) }
      .map { folder, found in
        Diagnostic(
          id, .warning,
          "\(found.paths.count) linked documents in '\(folder)' aren't read, because its name begins with a dot",
          at: found.first, solutions: ["rename the folder"])
      }
  }

  /// Returns the path of a hidden Markdown file that an address leads to.
  private static func hiddenDocument(_ address: String, from source: String) -> String? {
    guard address.contains("."), !address.contains("://") else { return nil }
    let written = String(address.prefix { $0 != "#" && $0 != "?" })
    let path = written.percentDecoded ?? written
    guard SitePath.isMarkdown(path),
      let resolved = SitePath.resolve(path, in: path.hasPrefix("/") ? "" : SitePath.folder(of: source)),
      let part = SitePath.hiddenPart(of: resolved), !resolved.hasSuffix("/" + part), resolved != part
    else { return nil }
    return resolved
  }
}
