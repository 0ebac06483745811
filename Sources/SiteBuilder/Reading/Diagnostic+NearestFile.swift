import CaseStudyModel

extension Diagnostic {
  /// Returns the diagnostic of a fence that includes a missing file, with the file that its author most likely means.
  func suggestingFile(of suggestions: inout FileSuggestions) -> Diagnostic {
    guard solutions.isEmpty, case .text(let path)? = summary.arguments.first else { return self }
    var suggesting = self
    switch (id, summary.format) {
    case ("MissingInclude", "File '{{1}}' can't be read"): break
    case ("MissingInclude", "Address '{{1}}' must be relative to the folder of the Markdown file"),
      ("OutsideSite", "File '{{1}}' is outside the site"):
      let file = String(path.prefix { $0 != "#" })
      guard let meant = suggestions.file(meantBy: file, from: range.path) else { return self }
      suggesting.summary = summary + "; did you mean '\(meant)'?"
      suggesting.solutions = ["replace '\(file)' with '\(meant)'"]
      return suggesting
    default: return self
    }
    if suggestions.isFolder(path) {
      suggesting.summary = "Word 'src=' must name a file; '\(path)' is a folder"
      return suggesting
    }
    guard let nearest = suggestions.nearest(to: path) else { return self }
    let folder = SitePath.folder(of: range.path)
    suggesting.summary = summary + "; did you mean '\(nearest)'?"
    suggesting.solutions = [
      "replace '\(SitePath.relative(from: folder, to: path))' with '\(SitePath.relative(from: folder, to: nearest))'"
    ]
    return suggesting
  }
}

/// Finds the files that authors most likely mean by paths of files that don't exist.
struct FileSuggestions {
  private let files: [String]
  // Sorted once, and only for a site with such a path: a study may have thousands of them.
  private lazy var visible = files.filter { SitePath.hiddenPart(of: $0) == nil }
  private lazy var namesakes = Dictionary(grouping: visible, by: SitePath.name)
  private lazy var folders = Set(visible.map(SitePath.folder))
  /// The files by their paths without extensions.
  private lazy var bare = Dictionary(grouping: visible) { SitePath.folder(of: $0) + "/" + SitePath.stem(of: $0) }
  private lazy var kinds = Dictionary(grouping: visible, by: SitePath.fileExtension)
  private var known: [String: KnownNames] = [:]

  init(of site: Site) { files = site.files }

  /// Returns whether a path is that of a folder with files.
  mutating func isFolder(_ path: String) -> Bool { folders.contains(path) }

  /// Returns the address of the file that an absolute address, or one that leads out of the site, most likely means: a
  /// path from the site's folder, one from the document's, or the name of a single file.
  mutating func file(meantBy address: String, from document: String) -> String? {
    let folder = SitePath.folder(of: document)
    let bare = String(address.drop { $0 == "/" })
    guard let found = namesakes[SitePath.name(of: address)] else { return nil }
    if address.hasPrefix("/"), let path = SitePath.resolve(bare, in: folder), found.contains(path) { return bare }
    guard found.contains(bare) || found.count == 1 else { return nil }
    return SitePath.relative(from: folder, to: found.contains(bare) ? bare : found[0])
  }

  /// Returns the only file of the same name, or of the same path with an extension, or else the one with the same
  /// extension and the most similar path.
  mutating func nearest(to path: String) -> String? {
    if let found = namesakes[SitePath.name(of: path)], found.count == 1 { return found[0] }
    let ending = SitePath.fileExtension(of: path)
    if ending.isEmpty, let found = bare[path], found.count == 1 { return found[0] }
    if known[ending] == nil { known[ending] = KnownNames(kinds[ending] ?? []) }
    return known[ending]?.nearest(to: path)
  }
}

extension SitePath {
  /// Returns the path of a file relative to a folder that need not contain it.
  static func relative(from folder: String, to path: String) -> String {
    let start = names(on: folder)
    let end = names(on: path)
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end.dropFirst(common)).joined(separator: "/")
  }
}
