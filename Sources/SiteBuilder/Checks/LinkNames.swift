import CaseStudyModel

/// The names that a dead link may mean.
struct LinkNames {
  /// The addresses of pages from the site's root.
  var pages: KnownNames
  private let listed: [String]
  // Sorted only for a site with a dead link.
  private lazy var files = Dictionary(grouping: listed, by: SitePath.name)
  /// The names of the files by extension, because a link never means a file of another kind.
  private lazy var names = Dictionary(grouping: files.keys, by: SitePath.fileExtension).mapValues(KnownNames.init)

  private let titles: [String: String]
  private lazy var knownTitles = KnownNames(titles.keys)

  /// The maximum number of files of one name that are compared; more would make a site of dead links slow.
  private static let namesakeLimit = 500

  init(of site: Site) {
    let output = site.configuration.output
    let own = site.articles.map(\.source)
    let others = site.files.filter { !SiteInventory.isSkipped($0, output: output) }
    listed = Set(own + others + site.assets).sorted()
    titles = Dictionary(site.articles.map { ($0.title, $0.source) }) { first, _ in first }
    pages = KnownNames(listing: { [paths = site.pagePaths, listed] in
      // The files of the folder are published at its root.
      paths.map { "/" + $0 }
        + listed.filter { $0.hasPrefix("Content/assets/") }.map { String($0.dropFirst("Content".count)) }
    })
  }

  /// Returns the first file that has nearly the name.
  mutating func file(named name: String) -> String? {
    names[SitePath.fileExtension(of: name)]?.nearest(to: name).flatMap { files[$0]?.first }
  }

  /// Returns the first file of a text that has nearly the title.
  mutating func file(titled title: String) -> String? {
    knownTitles.nearest(to: title).flatMap { titles[$0] }
  }

  /// Returns the file that a link most likely means: the one at its path from a folder above the document's, or the one
  /// whose path has the most of its last parts, or else one of nearly the same name.
  /// - Parameter document: the file with the link.
  mutating func file(meantBy link: String, from document: String) -> String? {
    let parts = SitePath.names(on: link.percentDecoded ?? link).drop { $0 == "." || $0 == ".." }.map(String.init)
    return file(meantBy: parts, from: document)
  }

  private mutating func file(meantBy parts: [String], from document: String) -> String? {
    guard let name = parts.last else { return nil }
    let file = SitePath.fileExtension(of: name).isEmpty ? name + ".md" : name
    let path = parts.dropLast() + [file]
    let namesakes = files[file, default: []].filter { $0 != document }
    let meant = Self.nearest(to: Array(path), among: namesakes, from: document)
    // Many folders have an index page, so the link can only mean a folder of that name, or the page named after it.
    if parts.count > 1, Self.isOfFolder(file) {
      let folder = parts[parts.count - 2]
      let isOfFolder = meant.map { SitePath.name(of: SitePath.folder(of: $0)) == folder } ?? false
      if isOfFolder { return meant }
      // All such names at once, because removing a long row of them one by one would take quadratic time.
      let above = parts.lastIndex { !Self.isOfFolder($0) }
      return above.flatMap { self.file(meantBy: Array(parts[...$0]), from: document) }
    }
    if let meant { return meant }
    guard let similar = names[SitePath.fileExtension(of: file)]?.nearest(to: file), similar != file,
      Self.isMisspelling(file, of: similar), let found = files[similar]
    else { return nil }
    return Self.nearest(to: path.dropLast() + [similar], among: found, from: document)
  }

  /// Returns whether a name is that of a folder's own page.
  private static func isOfFolder(_ name: String) -> Bool {
    ["index", "readme"].contains(SitePath.stem(of: name).lowercased())
  }

  /// Returns whether two similar file names differ only in numbers, in misspellings, or in words that one of them
  /// lacks: `design-pattern-bridge.md` isn't `design-pattern-builder.md`.
  private static func isMisspelling(_ file: String, of name: String) -> Bool {
    var (left, right) = (words(of: file), words(of: name))
    for word in left {
      guard let index = right.firstIndex(of: word) else { continue }
      right.remove(at: index)
      left.remove(at: left.firstIndex(of: word) ?? 0)
    }
    let isNumbers = (left + right).allSatisfy { $0.allSatisfy(\.isNumber) }
    let (written, meant) = (left.joined(), right.joined())
    // A short name with a different letter is another word, as with `bdd` and `ddd`; one with a missing letter is a
    // typo.
    let isShort = written.unicodeScalars.count <= 3 && written.count == meant.count
    return isNumbers || written.isEmpty || meant.isEmpty || written == meant
      || !isShort && Fix.isTypingError(written, for: meant)
  }

  private static func words(of file: String) -> [String] {
    SitePath.stem(of: file).lowercased().split { !$0.isLetterOrNumber }.map(String.init)
  }

  /// Returns the file at a path from the nearest folder above a document, or else the only one whose path has the most
  /// of its last parts.
  private static func nearest(to path: [String], among files: [String], from document: String) -> String? {
    guard files.count <= namesakeLimit else { return nil }
    var folder = SitePath.folder(of: document)
    while true {
      let place = (SitePath.names(on: folder).map(String.init) + path).joined(separator: "/")
      if files.contains(place) { return place }
      if folder.isEmpty { break }
      folder = SitePath.folder(of: folder)
    }
    let common = files.map { zip($0.split(separator: "/").reversed(), path.reversed()).prefix { $0 == $1 }.count }
    guard let most = common.max(), common.count(where: { $0 == most }) == 1 else { return nil }
    return common.firstIndex(of: most).map { files[$0] }
  }
}
