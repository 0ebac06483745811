import CaseStudyModel

extension MisnamedFile {
  /// Returns a diagnostic for each module that no study imports, if its name is nearly that of one that a study does.
  func misspeltModules(in site: Site) -> [Diagnostic] {
    var places: [String: String] = [:]
    for path in site.files where path.hasPrefix("Content/modules/") && path.hasSuffix(".swift") {
      let parts = path.split(separator: "/")
      if parts.count > 3 { places[String(parts[2])] = places[String(parts[2])] ?? path }
    }
    if places.isEmpty { return [] }
    let imported = site.studies.lazy.flatMap(\.article.snippets).filter { $0.language == .swift }
      .reduce(into: Set<String>()) { $0.formUnion(ImportedModules.names(in: $1.code)) }
    var missing = KnownNames(imported.subtracting(places.keys))
    return places.keys.filter { !imported.contains($0) }.sorted().compactMap { name in
      guard let right = missing.nearest(to: name), Fix.isTypingError(name, for: right), let path = places[name] else {
        return nil
      }
      let (folder, meant) = ("Content/modules/" + name, "Content/modules/" + right)
      return Diagnostic(
        id, .warning, "Folder '\(folder)' has no module that a study imports; did you mean '\(meant)'?",
        at: SourceRange(path: path, line: 1), solutions: ["rename it to '\(meant)'"])
    }
  }
}
