import CaseStudyModel

/// Mistakes in the names of texts without an extension, of translations and of other programs' settings.
extension MisnamedFile {
  /// Returns the mistake in the name of a text that looks like a backup, and has no original next to it.
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

  /// Returns the mistake of a settings file with another program's file name, in a site without settings.
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

  /// Returns the mistake of a folder of studies at the top, or in a folder other than Content.
  func studiesElsewhere(_ parts: [String], _ path: String) -> Fault? {
    guard let folder = parts.dropLast().prefix(2).lastIndex(of: "case-studies"), SitePath.isMarkdown(path) else {
      return nil
    }
    let name = parts[...folder].joined(separator: "/")
    return Fault(
      name: name, summary: "Folder '\(name)' isn't read; did you mean 'Content/case-studies'?",
      solution: "move it to 'Content/case-studies'")
  }

  /// Returns the mistake in the name of a catalogue of messages, such as `de-diagnostics.yml`.
  func misnamedMessages(_ name: String, _ path: String) -> Fault? {
    guard let parts = name.wholeMatch(of: /([a-z]{2,3}(?:-(?:[A-Z]{2}|[A-Z][a-z]{3}))?)([-_.]?)([A-Za-z]{8,})/),
      parts.2 != "." || parts.3 != "diagnostics", nearestName(to: String(parts.3), among: ["diagnostics"]) != nil
    else { return nil }
    let right = "Templates/texts/\(parts.1).diagnostics.yml"
    return Fault(
      name: path, summary: "File '\(path)' isn't read; did you mean '\(right)'?", solution: "rename it to '\(right)'")
  }

  /// Returns the mistake of a file that is directly in Content.
  func misplaced(_ name: String, _ path: String, in site: Site) -> Fault? {
    if let fault = misplacedStyle(path, in: site) { return fault }
    if name == Self.settings { return misnamedSettings(path, hasSettings: site.configuration.isConfigured) }
    if name == "404.md" { return Self.notFoundPage(path) }
    if Self.filesOfHosts.contains(name), site.configuration.isConfigured {
      return Fault(
        name: path, summary: "File '\(path)' isn't published; hosts look for '\(name)' in the output folder",
        solution: "copy it into the output folder after each build")
    }
    if let fault = unpublished(name, path, in: site) { return fault }
    guard SitePath.isMarkdown(path), name != "index.md" else { return nil }
    let summary: Message = "File '\(path)' must be in one of Content's folders to be read"
    let isHome = ["default", "home", "index", "main", "readme", "start"].contains(SitePath.stem(of: name).lowercased())
    if isHome, site.home == nil {
      return Fault(name: path, summary: summary + "; did you mean 'index.md'?", solution: "rename it to 'index.md'")
    }
    if let translated = TranslationNames.divided(path), site.files.contains(translated.original) {
      return Fault(
        name: path, summary: summary, solution: "remove it, because only studies can have translations")
    }
    return Fault(
      name: path, summary: summary,
      solution: "move it to 'Content/case-studies' if it is a study, or else to 'Content/pages'")
  }

  /// Returns the mistake of a file that isn't published, because it isn't Markdown and no text refers to it.
  private func unpublished(_ name: String, _ path: String, in site: Site) -> Fault? {
    let ending = SitePath.fileExtension(of: path)
    guard ["csv", "htm", "html", "json", "svg"].contains(ending), site.configuration.isConfigured,
      !Self.settingsOfTools.contains(name),
      !site.articles.contains(where: { $0.refers(toFileNamed: name) })
    else { return nil }
    if ["404.html", "404.htm"].contains(name) { return Self.notFoundPage(path) }
    if ["index.html", "index.htm"].contains(name) {
      return Fault(
        name: path, summary: "File '\(path)' isn't the home page; did you mean 'Content/index.md'?",
        solution: "write the home page as Markdown")
    }
    return Fault(
      name: path, summary: "File '\(path)' isn't published, because no text refers to it",
      solution: "move it to 'Content/assets' to publish it, or remove it")
  }

  /// Returns the mistake of a text that was meant to introduce a list of texts, or to be the home page.
  func misnamedIndex(_ parts: [String], _ path: String) -> Fault? {
    guard parts.count == 3, SitePath.isMarkdown(path), Self.textFolders.contains(parts[1]) else { return nil }
    let stem = SitePath.stem(of: path).lowercased()
    if parts[1] == "pages", stem == "404" { return Self.notFoundPage(path) }
    guard stem == "_index" || stem == "index" else { return nil }
    return parts[1] == "pages"
      ? Fault(
        name: path, summary: "File '\(path)' isn't the home page; did you mean 'Content/index.md'?",
        solution: "move it to 'Content/index.md'")
      : Fault(
        name: path, summary: "File '\(path)' becomes a separate page; it isn't shown above its folder's list",
        solution: "move its text to 'Content/index.md', or rename the file")
  }

  private static func notFoundPage(_ path: String) -> Fault {
    Fault(
      name: path, summary: "File '\(path)' doesn't replace the page for missing addresses, which is a template",
      solution: "write 'Templates/not-found.mustache', starting from the theme's")
  }

  /// Returns the mistake of a file among the assets that hosts look for at the top of a site.
  func misplacedForHosts(_ parts: [String], _ path: String, in site: Site) -> Fault? {
    guard site.configuration.isConfigured else { return nil }
    if ["robots.txt", "Content/assets/robots.txt"].contains(path) {
      return Fault(
        name: path, summary: "File '\(path)' isn't read by crawlers; did you mean 'Content/robots.txt'?",
        solution: "move it to 'Content/robots.txt'")
    }
    guard parts.count == 3, parts[1] == "assets", Self.filesOfHosts.contains(parts[2]) else { return nil }
    return Fault(
      name: path, summary: "File '\(path)' is published in 'assets'; hosts look for '\(parts[2])' in the output folder",
      solution: "copy it into the output folder after each build")
  }

  /// Returns the mistake of a folder in which other programs look for templates.
  func templatesElsewhere(_ parts: [String], _ path: String) -> Fault? {
    guard ["_includes", "_layouts", "layouts"].contains(parts[0]),
      ["htm", "html", "liquid", "mustache"].contains(SitePath.fileExtension(of: path))
    else { return nil }
    return Fault(
      name: parts[0], summary: "Folder '\(parts[0])' isn't read; did you mean 'Templates'?",
      solution: "write templates in Mustache, in 'Templates'")
  }

  /// Settings files of other tools, which nobody publishes.
  private static let settingsOfTools: Set<String> = ["package.json", "package-lock.json", "tsconfig.json"]

  /// The files that hosts and browsers look for at the top of a site.
  private static let filesOfHosts: Set<String> = [
    "CNAME", "_headers", "_redirects", "ads.txt", "favicon.ico", "humans.txt", "manifest.json", "netlify.toml",
    "security.txt", "vercel.json",
  ]
}

extension Article {
  /// Returns whether the text links to or shows a file with a name.
  fileprivate func refers(toFileNamed name: String) -> Bool {
    let targets = links.map(\.destination) + images.map(\.source) + [frontMatter.image].compactMap { $0 }
    return targets.contains { SitePath.name(of: String($0.prefix { $0 != "?" && $0 != "#" })) == name }
  }
}
