import CaseStudyModel

/// The roles of the files in a site's folder, determined by paths alone.
package struct SiteInventory: Sendable, Equatable {
  /// The Markdown file of the home page.
  var home: String?
  /// The document that is the home page of a folder of documents.
  var homeDocument: String?
  /// The Markdown files of case studies.
  var studies: [String] = []
  /// The case studies whose file names mark them as translations.
  var translations: [PathKey: Translation] = [:]
  /// The case studies whose file names mark them as translations into more languages than a site may have.
  var surplusTranslations: Set<PathKey> = []
  /// The Markdown files of principles.
  var principles: [String] = []
  /// The Markdown files of plain pages.
  var pages: [String] = []
  /// The files to copy: everything in `Content/assets`, and the images and downloads that texts refer to.
  var assets: [String] = []
  /// The Markdown files that are ignored because they are nested too deep.
  var misplaced: [String] = []
  /// Whether the folder has a `Content` folder.
  var hasContentFolder = false
}

extension SiteInventory {
  /// The Markdown files of pages, including the home page.
  var texts: [String] { pages + [home].compactMap { $0 } }

  /// Whether the folder has documents but no `Content` folder.
  var isOfDocuments: Bool { !hasContentFolder && !(studies.isEmpty && pages.isEmpty) }

  /// Sorts the files of a folder by role.
  /// - Parameters:
  ///   - paths: all files of the folder, sorted by bytes.
  ///   - output: the output folder, whose files are skipped.
  ///   - singleFile: the only file of the site; `nil` for the whole folder.
  ///   - names: recognises the files that are translations.
  init(paths: [String], output: String, singleFile: String?, names: TranslationNames) {
    hasContentFolder = singleFile == nil && Self.hasContentFolder(among: paths)
    let singleFile = singleFile.map(PathKey.init)
    for path in paths where !Self.isSkipped(path, output: output) {
      if PathKey(path) == singleFile {
        // A file named on the command line is read regardless of its extension.
        studies.append(path)
      } else if singleFile != nil, SitePath.isMarkdown(path) {
        continue
      } else if hasContentFolder {
        if SitePath.relative(path, to: "Content") != nil {
          sortContent(path, names)
        } else if SitePath.isCopied(path), SitePath.relative(path, to: "Templates") == nil {
          assets.append(path)
        }
      } else {
        sortLoose(path)
      }
    }
    if !hasContentFolder { homeDocument = Self.homeDocument(among: studies) }
    findTranslations(among: Set(paths.map(PathKey.init)), names)
  }

  /// Returns whether a folder with these files has a `Content` folder.
  static func hasContentFolder(among paths: [String]) -> Bool {
    paths.contains { SitePath.relative($0, to: "Content") != nil }
  }

  /// Finds the studies that are translations; languages count in the order of paths.
  private mutating func findTranslations(among files: Set<PathKey>, _ names: TranslationNames) {
    var languages: Set<String> = []
    for path in studies {
      guard let translation = names.translation(at: path, exists: { files.contains(PathKey($0)) }) else { continue }
      if !languages.contains(translation.language), languages.count >= SiteConfiguration.languageLimit {
        surplusTranslations.insert(PathKey(path))
        continue
      }
      languages.insert(translation.language)
      translations[PathKey(path)] = translation
    }
  }

  /// Returns the README or the index of the top folder, or else that of `docs`, or else the only document.
  private static func homeDocument(among documents: [String]) -> String? {
    for folder in ["", "docs"] {
      for name in ["readme", "index"] {
        let home = documents.first { SitePath.folder(of: $0) == folder && SitePath.stem(of: $0).lowercased() == name }
        if let home { return home }
      }
    }
    return documents.count == 1 ? documents[0] : nil
  }

  private mutating func sortContent(_ path: String, _ names: TranslationNames) {
    let parts = SitePath.names(on: path)
    // A site of its own has no components, which a text in MDX would lose.
    guard SitePath.isMarkdown(path), !SitePath.isMDX(path) else {
      let isCopied = parts[1] != "modules" && SitePath.isCopied(path)
      if parts[1] == "assets" || path == "Content/" + RobotsFormat.path || isCopied { assets.append(path) }
      return
    }
    // A translation is in the folder of its original.
    let original = parts.count == 4 ? names.translation(at: path) { _ in true }?.original : nil
    let isText = parts.count == 3 || (parts.count == 4 && SitePath.stem(of: original ?? path) == "index")
    switch parts[1] {
    case "assets": assets.append(path)
    case "case-studies" where isText: studies.append(path)
    case "principles" where isText: principles.append(path)
    case "pages" where isText: pages.append(path)
    case "case-studies", "principles", "pages": misplaced.append(path)
    default: if path == "Content/index.md" { home = path }
    }
  }

  private mutating func sortLoose(_ path: String) {
    if SitePath.isCopied(path) {
      assets.append(path)
    } else if SitePath.isMarkdown(path) {
      let name = SitePath.stem(of: path).lowercased()
      // Excalidraw stores drawings in Markdown, as compressed data.
      if Self.frames.contains(name) || name.hasSuffix(".excalidraw") { return }
      // Other texts in MDX import those whose names begin with an underscore.
      if SitePath.isMDX(path), name.hasPrefix("_") { return }
      let isCustomary = Self.customaryPages.contains(name)
      if isCustomary { pages.append(path) } else { studies.append(path) }
    }
  }

  /// Returns whether the site may need a file or folder that can't be listed.
  func concerns(_ fault: ContentSourceError, output: String, singleFile: String?) -> Bool {
    let path = fault.path
    let top = SitePath.names(on: path).first ?? ""
    if top == "Templates" { return true }
    if singleFile != nil || Self.isSkipped(path, output: output) { return false }
    if top == "Content" { return true }
    if hasContentFolder { return false }
    // A folder of documents may have links and pipes that aren't part of a site, but an unreadable folder may contain
    // anything.
    if case .unreadable = fault.reason { return true }
    if SitePath.isMarkdown(path) || SitePath.isImage(path) { return true }
    // A link to a folder that is gone has no documents.
    return SitePath.fileExtension(of: path).isEmpty && fault.reason != .missing
  }

  /// The paths that must not be files, because they are folders of a site.
  static let folders = [
    "Content", "Content/assets", "Content/case-studies", "Content/modules", "Content/pages", "Content/principles",
    "Templates", "Templates/assets", "Templates/languages",
  ]

  /// Returns whether no document of the site can be at a path.
  static func isSkipped(_ path: String, output: String) -> Bool {
    if isOutput(path, of: output) || SitePath.hiddenPart(of: path) != nil { return true }
    // A file in Content must not be dropped silently because of its name.
    if SitePath.relative(path, to: "Content") != nil { return false }
    return SitePath.names(on: path).contains { skippedFolders.contains(String($0)) }
  }

  /// Returns whether a path is in the output folder. The files alone don't always identify a built site: if some are
  /// missing, it may look like a folder of documents.
  static func isOutput(_ path: String, of output: String) -> Bool {
    let output = SitePath.names(on: output).joined(separator: "/")
    return !output.isEmpty && (PathKey(path) == PathKey(output) || SitePath.relative(path, to: output) != nil)
  }

  /// The names of common folders without content, which are skipped.
  package static let skippedFolders: Set<String> = [
    "node_modules", "_site", "Pods", "Carthage", "DerivedData", "vendor",
  ]

  /// The names of files that wikis and other generators include in each page, and that aren't pages themselves.
  private static let frames: Set<String> = ["_sidebar", "_navbar", "_coverpage", "_header", "_footer", "_404"]

  /// The names of common files for contributors, tools and book generators, which are pages, not studies.
  private static let customaryPages: Set<String> = [
    "license", "contributing", "code_of_conduct", "code-of-conduct", "changelog", "security", "support", "authors",
    "agents", "claude", "gemini", "pull_request_template", "summary",
  ]
}
