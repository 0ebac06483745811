import CaseStudyModel

/// Texts that have lost their ending, translations with other signs in their names, and the settings of other programs.
extension MisnamedFile {
  /// Returns the mistake in the name of a text that looks like a backup, and has no original beside it.
  func misnamedBackup(_ parts: [String], _ path: String, in site: Site) -> Fault? {
    guard Self.textFolders.contains(parts[1]), parts.count == 3, !SitePath.isMarkdown(path) else { return nil }
    let original = String(path.dropLast(path.hasSuffix("~") ? 1 : Self.lastEnding(of: path).count))
    guard original != path, SitePath.isMarkdown(original), !site.files.contains(original) else { return nil }
    return Fault(
      name: path, summary: "File '\(path)' isn't read, because its name doesn't end in '.md'",
      solution: "rename it to '\(SitePath.name(of: original))', and write it as Markdown")
  }

  private static func lastEnding(of path: String) -> Substring {
    path.lastIndex(of: ".").map { path[$0...] } ?? ""
  }

  /// Returns the mistake in the name of a translation that is read as a separate text, such as `parking_de.md`.
  func misnamedTranslation(_ parts: [String], _ path: String, in site: Site) -> Fault? {
    guard Self.textFolders.contains(parts[1]), SitePath.isMarkdown(path), parts.count == 3 else { return nil }
    let name = SitePath.stem(of: path)
    let folder = parts[..<2].joined(separator: "/")
    var candidates: [(stem: Substring, tag: Substring)] = []
    for sign in "_-." {
      if let last = name.lastIndex(of: sign) { candidates.append((name[..<last], name[name.index(after: last)...])) }
      if let first = name.firstIndex(of: sign) {
        candidates.append((name[name.index(after: first)...], name[..<first]))
      }
    }
    for (stem, written) in candidates where !stem.isEmpty {
      let tag = String(written).replacing("_", with: "-")
      let language = Self.languages[tag.lowercased()] ?? tag.baseLanguage
      guard Self.tags(of: site).contains(language.lowercased()) else { continue }
      let original = "\(folder)/\(stem).md"
      let right = "\(stem).\(Self.languages[tag.lowercased()] ?? tag).md"
      guard original != path, "\(folder)/\(right)".lowercased() != path.lowercased(), site.files.contains(original)
      else { continue }
      return Fault(
        name: path, summary: "File '\(path)' isn't read as a translation of '\(stem).md'; did you mean '\(right)'?",
        solution: "rename it to '\(right)'")
    }
    return nil
  }

  private static let languages = [
    "arabic": "ar", "chinese": "zh", "deu": "de", "deutsch": "de", "eng": "en", "english": "en", "espanol": "es",
    "fra": "fr", "francais": "fr", "french": "fr", "ger": "de", "german": "de", "japanese": "ja", "korean": "ko",
    "portuguese": "pt", "russian": "ru", "spa": "es", "spanish": "es", "turkish": "tr",
  ]

  /// Returns the languages that a site's translations can be in.
  private static func tags(of site: Site) -> Set<String> {
    let own = site.configuration.languages + [site.configuration.language]
    return Set(own.map(\.baseLanguage)).union(languages.values)
  }

  /// Returns the mistake of settings under a name that other programs read, in a site that has no others.
  func settingsOfOthers(_ parts: [String], _ path: String, in site: Site) -> Fault? {
    let names: Set<String> = ["_config.yml", "_config.yaml", "config.yml", "settings.yml", "site.yml"]
    let isMoved = parts.count == 2 && parts[0] != "Content" && parts[1] == Self.settings
    guard !site.configuration.isConfigured, isMoved || parts.count == 1 && names.contains(path),
      site.files.contains(where: { $0.hasPrefix("Content/case-studies/") })
    else { return nil }
    return Fault(
      name: path, summary: "File '\(path)' isn't read; settings are in '\(Self.settings)'",
      solution: "rename it to '\(Self.settings)'")
  }
}
