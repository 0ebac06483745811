import CaseStudyModel

/// The role of each file of a site's folder, decided by its path alone.
package struct SiteInventory: Sendable, Equatable {
  /// The text of the home page.
  var home: String?
  /// The Markdown files that are read as case studies.
  var studies: [String] = []
  /// The Markdown files that are read as texts of principles.
  var principles: [String] = []
  /// The Markdown files that are read as plain pages.
  var pages: [String] = []
  /// The files that are copied: everything in `Content/assets`, and images beside the texts.
  var assets: [String] = []
  /// The Markdown files among the texts that are none, as they lie too deep.
  var misplaced: [String] = []
  /// Whether the folder is laid out as a site, with `Content` at its top.
  var hasContentFolder = false
}

extension SiteInventory {
  /// Sorts the files of a folder by what they are for.
  /// - Parameters:
  ///   - paths: all files of the folder, in the order of their bytes.
  ///   - output: the output folder, whose files are no content.
  ///   - singleFile: the one file that the site is made of, where it is not the whole folder.
  init(paths: [String], output: String, singleFile: String?) {
    hasContentFolder = singleFile == nil && paths.contains { SitePath.relative($0, to: "Content") != nil }
    let singleFile = singleFile.map(PathKey.init)
    for path in paths where !Self.isSkipped(path, output: output) {
      if PathKey(path) == singleFile {
        // Whoever names a file means it to be read, whatever its extension.
        studies.append(path)
      } else if singleFile != nil, SitePath.isMarkdown(path) {
        continue
      } else if hasContentFolder {
        if SitePath.relative(path, to: "Content") != nil { sortContent(path) }
      } else {
        sortLoose(path)
      }
    }
  }

  private mutating func sortContent(_ path: String) {
    let parts = SitePath.names(on: path)
    guard SitePath.isMarkdown(path) else {
      if parts[1] == "assets" || (parts.count > 2 && parts[1] != "modules" && SitePath.isImage(path)) {
        assets.append(path)
      }
      return
    }
    let isText = parts.count == 3 || (parts.count == 4 && SitePath.stem(of: path) == "index")
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
    if SitePath.isImage(path) {
      assets.append(path)
    } else if SitePath.isMarkdown(path) {
      let isCustomary = Self.customaryPages.contains(SitePath.stem(of: path).lowercased())
      if isCustomary { pages.append(path) } else { studies.append(path) }
    }
  }

  /// Tells whether a file or folder that can't be listed may be missed by the site.
  func concerns(_ fault: ContentSourceError, output: String, singleFile: String?) -> Bool {
    let path = fault.path
    let top = SitePath.names(on: path).first ?? ""
    if top == "Templates" { return true }
    if singleFile != nil || Self.isSkipped(path, output: output) { return false }
    if top == "Content" { return true }
    if hasContentFolder { return false }
    // A folder of any kind may hold links and pipes that no site is made of; what can't be listed may hold anything.
    if case .unreadable = fault.reason { return true }
    return SitePath.fileExtension(of: path).isEmpty || SitePath.isMarkdown(path) || SitePath.isImage(path)
  }

  /// The folders of a site, in whose place there must not be a file.
  static let folders = [
    "Content", "Content/assets", "Content/case-studies", "Content/modules", "Content/pages", "Content/principles",
    "Templates", "Templates/assets", "Templates/languages",
  ]

  private static func isSkipped(_ path: String, output: String) -> Bool {
    let output = SitePath.names(on: output).joined(separator: "/")
    if !output.isEmpty, PathKey(path) == PathKey(output) || SitePath.relative(path, to: output) != nil { return true }
    return SitePath.hiddenPart(of: path) != nil
      || SitePath.names(on: path).contains { skippedFolders.contains(String($0)) }
  }

  /// The names of folders that hold no content of the site's, in repositories of all kinds.
  package static let skippedFolders: Set<String> = [
    "node_modules", "_site", "Pods", "Carthage", "DerivedData", "vendor",
  ]

  /// The files that repositories keep for their contributors: pages, but no studies.
  private static let customaryPages: Set<String> = [
    "license", "contributing", "code_of_conduct", "code-of-conduct", "changelog", "security", "support", "authors",
  ]
}
