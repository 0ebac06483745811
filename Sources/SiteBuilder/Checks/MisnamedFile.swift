import CaseStudyModel

/// Files and folders must have the names that solidsite reads.
struct MisnamedFile: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Files and folders must have the names that solidsite reads",
      text: """
        The settings are in solidsite.yml, documents are Markdown in Content/case-studies, Content/pages and \
        Content/principles, and files in Templates change the theme. A name that is nearly one of these is most \
        likely a typo, and isn't read.
        """,
      example: """
        solidsite.yaml                    isn't read
        Content/case_studies/parking.md   isn't either
        Content/case-studies/parking.md   is a study
        """, entails: ["DuplicateTitle", "EmptyStudy", "UnreachablePage"])
  }

  static let settings = "solidsite.yml"
  /// The files that a site adds to the theme's, by their extensions.
  private static let addedFiles = ["css": "Templates/assets/site.css", "js": "Templates/assets/custom.js"]
  private static let settingEndings: Set<String> = ["cfg", "conf", "ini", "json", "toml", "txt", "yaml", "yml"]
  private static let folders = ["assets", "case-studies", "modules", "pages", "principles"]
  private static let themeFolders = ["assets", "languages", "texts"]
  static let textFolders: Set<String> = ["case-studies", "pages", "principles"]
  /// The extensions of texts that aren't read.
  private static let otherTexts: Set<String> = [
    "adoc", "asciidoc", "markdn", "mdown", "mdtxt", "mdwn", "mdx", "mkd", "mkdn", "org", "qmd", "rmd", "rst", "txt",
    "htm", "html", "ipynb", "mediawiki", "tex", "textile",
  ]

  func diagnostics(for site: Site) -> [Diagnostic] {
    var reported: Set<String> = []
    return site.files.compactMap { path in
      guard !SiteInventory.isSkipped(path, output: site.configuration.output),
        let fault = fault(of: path, in: site), reported.insert(fault.name).inserted
      else { return nil }
      return Diagnostic(
        id, .warning, fault.summary, at: SourceRange(path: path, line: 1), solutions: [fault.solution])
    } + misspeltModules(in: site) + hiddenDocuments(of: site)
  }

  /// The mistake in a name, and what to do about it.
  struct Fault {
    /// The file or folder, which is reported once.
    var name: String
    var summary: Message
    var solution: Message
  }

  private func fault(of path: String, in site: Site) -> Fault? {
    let parts = SitePath.names(on: path).map(String.init)
    if let fault = settingsOfOthers(parts, path, in: site) { return fault }
    if parts.count == 1 {
      return misnamedSettings(path, hasSettings: site.configuration.isConfigured)
        ?? misplacedForHosts(parts, path, in: site)
    }
    if let fault = misnamedTheme(parts, path, in: site) { return site.configuration.isConfigured ? fault : nil }
    guard parts[0] == "Content" else {
      return site.configuration.isConfigured ? outsideContent(parts, path) : nil
    }
    if parts.count == 2 { return misplaced(parts[1], path, in: site) }
    if let fault = misnamedModule(parts, path) { return fault }
    if !Self.folders.contains(parts[1]) { return unreadFolder(parts[1], path) }
    return misnamedTranslation(parts, path, in: site) ?? misnamedBackup(parts, path, in: site)
      ?? misnamedIndex(parts, path) ?? misplacedForHosts(parts, path, in: site) ?? otherMarkup(parts, path)
  }

  /// Returns the mistake in the name of a folder that most likely should be `Content`, or of a file outside `Content`.
  private func outsideContent(_ parts: [String], _ path: String) -> Fault? {
    let isContent = Fix.isTypingError(parts[0].lowercased(), for: "content")
    guard isContent, parts.count > 2, Self.folders.contains(parts[1]) else {
      return studiesElsewhere(parts, path) ?? templatesElsewhere(parts, path)
    }
    return Fault(
      name: parts[0], summary: "Folder '\(parts[0])' isn't read as the site's content; did you mean 'Content'?",
      solution: "rename it to 'Content'")
  }

  /// Returns the mistake in the name of a module, or of a file that must be in a module's folder.
  private func misnamedModule(_ parts: [String], _ path: String) -> Fault? {
    guard parts[1] == "modules" else { return nil }
    if parts.count == 3 {
      let name = SitePath.stem(of: parts[2])
      return Fault(
        name: path, summary: "File '\(path)' must be in a folder that is named after its module",
        solution: "move it to 'Content/modules/\(name)/\(parts[2])'")
    }
    let folder = parts[..<3].joined(separator: "/")
    if parts[2].utf8.count > StandIns.longestTarget {
      return Fault(
        name: folder,
        summary: """
          The name of a module in 'Content/modules' must have at most \(StandIns.longestTarget) bytes, for studies \
          that import it to have an exercise
          """,
        solution: "rename the folder and the module")
    }
    if path.hasSuffix(".swift"), !StandIns.hasPlainCharacters(parts[2]) {
      return Fault(
        name: folder,
        summary: """
          The name of module '\(parts[2])' in 'Content/modules' must have only ASCII letters, digits and underscores, \
          for studies that import it to have an exercise
          """,
        solution: "rename the folder and the module")
    }
    return nil
  }

  /// Returns the mistake of a folder in Content that isn't read, if it has a document or a similar name to one that is.
  private func unreadFolder(_ name: String, _ path: String) -> Fault? {
    // A folder of pictures may have any other name.
    let isMisspelt = Self.folders.contains { Fix.isTypingError(name, for: $0) }
    guard SitePath.isMarkdown(path) || isMisspelt else { return nil }
    let folder = "Content/" + name
    let nearest = nearestName(to: name, among: Self.folders).map { "Content/" + $0 }
    return Fault(
      name: folder, summary: "Folder '\(folder)' isn't read" + .didYouMean(nearest),
      solution: nearest.map { "rename it to '\($0)'" } ?? "move its files to 'Content/pages'")
  }

  /// Returns the mistake of a text that is written in another markup, or has no extension.
  private func otherMarkup(_ parts: [String], _ path: String) -> Fault? {
    let ending = SitePath.fileExtension(of: path)
    // A name in capitals, such as `LICENCE`, needs no extension.
    let isNear =
      ending.isEmpty
      ? parts[parts.count - 1].first?.isLowercase == true
      : nearestName(to: ending, among: ["markdown"]) != nil
    guard Self.textFolders.contains(parts[1]), parts.count == 3,
      Self.otherTexts.contains(ending) || isNear && !SitePath.isMarkdown(path)
    else { return nil }
    let stem = SitePath.stem(of: path)
    let bare = SitePath.isMarkdown(stem) ? SitePath.stem(of: stem) : stem
    return Fault(
      name: path, summary: "File '\(path)' isn't read, because its name doesn't end in '.md'",
      solution: "rename it to '\(bare).md', and write it as Markdown")
  }

  /// Returns the mistake of a style sheet or script in Content that pages don't load.
  func misplacedStyle(_ path: String, in site: Site) -> Fault? {
    let ending = SitePath.fileExtension(of: path)
    guard site.configuration.isConfigured, ["css", "js"].contains(ending) else { return nil }
    let place = ending == "css" ? "Templates/assets/site.css" : "Content/assets"
    return Fault(
      name: path, summary: "File '\(path)' isn't read; did you mean '\(place)'?", solution: "move it to '\(place)'")
  }

  /// Returns the mistake in the name of a file in the theme's folder, or in a folder with a similar name.
  private func misnamedTheme(_ parts: [String], _ path: String, in site: Site) -> Fault? {
    if parts[0] != "Templates", Fix.isTypingError(parts[0].lowercased(), for: "templates") {
      guard parts.count > 2 && Self.themeFolders.contains(parts[1]) || SitePath.fileExtension(of: path) == "mustache"
      else { return nil }
      return Fault(
        name: parts[0], summary: "Folder '\(parts[0])' isn't read; did you mean 'Templates'?",
        solution: "rename it to 'Templates'")
    }
    guard parts[0] == "Templates" else { return nil }
    if parts.count == 2 { return misnamedTemplate(parts[1], path) }
    let written = SitePath.fileExtension(of: path)
    if let folder = Self.themeFolders.first(where: { $0 != parts[1] && Fix.isTypingError(parts[1], for: $0) }) {
      return Fault(
        name: "Templates/" + parts[1],
        summary: "Folder 'Templates/\(parts[1])' isn't read; did you mean 'Templates/\(folder)'?",
        solution: "rename it to 'Templates/\(folder)'")
    }
    if written == "mustache", parts[1] != "assets" {
      return Fault(
        name: path, summary: "File '\(path)' isn't read, because templates are directly in 'Templates'",
        solution: "move it to 'Templates/\(parts[parts.count - 1])'")
    }
    if let fault = misnamedTexts(parts, path, in: site) { return fault }
    let endings = ["languages": "grammar", "texts": "yml"]
    // Any other file may be a note for the authors.
    guard parts.count == 3, let ending = endings[parts[1]], written != ending,
      ["yaml", "yml", "json", "toml"].contains(written) || Fix.isTypingError(written, for: ending)
    else { return nil }
    return Fault(
      name: path, summary: "File '\(path)' isn't read, because its name doesn't end in '.\(ending)'",
      solution: "rename it to '\(SitePath.stem(of: path)).\(ending)'")
  }

  /// Returns the mistake in the name of a file that is directly in the theme's folder.
  private func misnamedTemplate(_ name: String, _ path: String) -> Fault? {
    let written = SitePath.fileExtension(of: path)
    let stem = SitePath.stem(of: path)
    if written == "mustache", ["htm", "html"].contains(SitePath.fileExtension(of: stem)) {
      let right = SitePath.stem(of: stem) + ".mustache"
      return Fault(
        name: path, summary: "File '\(path)' isn't read; did you mean '\(right)'?",
        solution: "rename it to '\(right)'")
    }
    if ["hbs", "handlebars", "htm", "html", "liquid", "njk"].contains(written)
      || written != "mustache" && Fix.isTypingError(written, for: "mustache")
    {
      return Fault(
        name: path, summary: "File '\(path)' isn't read, because its name doesn't end in '.mustache'",
        solution: "rename it to '\(SitePath.stem(of: path)).mustache'")
    }
    if let folder = ["grammar": "languages", "yml": "texts"][written] {
      return Fault(
        name: path, summary: "File '\(path)' isn't read; did you mean 'Templates/\(folder)/\(name)'?",
        solution: "move it to 'Templates/\(folder)/\(name)'")
    }
    // The theme's own folder has a style sheet for pictures.
    guard let place = Self.addedFiles[written], name != "picture.css" else { return nil }
    return Fault(
      name: path, summary: "File '\(path)' isn't read; did you mean '\(place)'?",
      solution: "move it to '\(place)'")
  }

  /// Returns the mistake in the name of a catalogue, which must be a language's tag.
  private func misnamedTexts(_ parts: [String], _ path: String, in site: Site) -> Fault? {
    guard parts.count == 3, parts[1] == "texts", parts[2].hasSuffix(".yml") else { return nil }
    let name = String(parts[2].dropLast(".yml".count))
    if let fault = misnamedMessages(name, path) { return fault }
    let tag = name.prefix { $0 != "." }.lowercased()
    let languages = (site.configuration.languages + [site.configuration.language, "en"]).map { $0.lowercased() }
    let base = tag.prefix { $0.isLetter }
    // A tag of two letters may be any language, and so may one of three letters, unless it extends a known one.
    let meant = base.count > 2 ? languages.first { base.hasPrefix($0.baseLanguage) } : nil
    let isTag = tag.allSatisfy { $0.isLetterOrNumber || $0 == "-" } && (2...3).contains(base.count)
    if isTag, meant == nil { return nil }
    let isHyphenated = tag.contains("_") && (2...3).contains(base.count)
    let hyphenated = isHyphenated ? String(name.prefix(tag.count)).replacing("_", with: "-") : nil
    guard let corrected = hyphenated ?? meant else {
      return Fault(
        name: path, summary: "File '\(path)' isn't read, because its name isn't the tag of a language",
        solution: "rename it to a tag, such as 'de.yml'")
    }
    let right = "Templates/texts/" + corrected + name.dropFirst(tag.count) + ".yml"
    return Fault(
      name: path, summary: "File '\(path)' isn't read; did you mean '\(right)'?", solution: "rename it to '\(right)'")
  }

  /// Returns the mistake in the name of a settings file that is nearly that of the file that is read.
  func misnamedSettings(_ path: String, hasSettings: Bool) -> Fault? {
    let ending = SitePath.fileExtension(of: path)
    // Some editors add their own extension, and other programs name settings after themselves.
    let whole = SitePath.stem(of: path)
    let inner = SitePath.stem(of: whole).lowercased()
    let isDoubled = inner != whole.lowercased() && inner == "solidsite"
    let stem = ending == "txt" || isDoubled ? inner : whole
    guard path != Self.settings, Self.settingEndings.contains(ending), ending != "txt" || stem != whole,
      nearestName(to: stem.lowercased(), among: ["solidsite"]) != nil
    else { return nil }
    // Settings in another notation must be written anew.
    if !hasSettings, !["json", "txt", "yaml", "yml"].contains(ending) {
      return Fault(
        name: path, summary: "File '\(path)' isn't read; settings are in '\(Self.settings)'",
        solution: "write them as YAML in '\(Self.settings)'")
    }
    return Fault(
      name: path, summary: "File '\(path)' isn't read; settings are in '\(Self.settings)'",
      solution: hasSettings ? "remove it" : "rename it to '\(Self.settings)'")
  }
}
