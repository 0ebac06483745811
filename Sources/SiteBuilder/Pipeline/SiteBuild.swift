import CaseStudyModel

/// A built site: its values, and the files to write.
public struct SiteBuild: Sendable {
  /// The site.
  public let site: Site
  /// The pages in the order of the generators.
  public let pages: [Page]
  /// The files of the output folder with unique paths; their bytes are computed when written.
  public private(set) var files: [OutputFile] = []
  /// The diagnostics so far, sorted, with the site's severities; computing the bytes of files may find more.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The studies that are still to be read.
  public private(set) var unread = UnreadStudies()
  /// The site's addresses, which resolve links.
  @Shared var addresses: SiteAddresses
  /// The rendering of the site's pages; `nil` until the site is laid out.
  @Shared var rendering: SiteRendering?
  private let severities: SeverityPolicy
  /// The index of each file by its path.
  private var places: OutputTable
  /// The Markdown files of pages by their output files, for conflicts; `nil` before the first one.
  private var sources: [PathKey: String?]?
  /// The keys of the addresses that several articles have; `nil` before the first conflict.
  private var contested: Set<String>?
  /// The paths up to a name that Windows can't store; each is reported once.
  private var unportable: Set<String> = []

  public init(site: Site, pages: [Page], diagnostics: [Diagnostic]) {
    self.site = site
    self.pages = pages
    addresses = SiteAddresses(site)
    severities = SeverityPolicy(site)
    places = OutputTable(minimumCapacity: pages.count)
    files.reserveCapacity(pages.count)
    add(diagnostics)
  }

  /// Adds the studies that are still to be read, so that links to them lead to their pages.
  mutating func expect(_ sources: [String]) {
    if sources.isEmpty { return }
    unread = UnreadStudies(sources)
    addresses.expect(sources)
  }

  /// Replaces the diagnostics with those that a function returns.
  mutating func filter(_ chosen: ([Diagnostic]) -> [Diagnostic]) {
    diagnostics = chosen(diagnostics)
  }

  /// Adds diagnostics with the site's severities.
  mutating func add(_ found: [Diagnostic]) {
    if !found.isEmpty { diagnostics = (diagnostics + severities.applied(to: found)).sorted() }
  }

  /// Turns warnings that hide an error into errors, by file and kind, unless the site sets another severity.
  mutating func raise(_ kinds: [PathKey: Set<String>]) {
    if kinds.isEmpty { return }
    for index in diagnostics.indices where diagnostics[index].severity == .warning {
      let isHiding = kinds[PathKey(diagnostics[index].range.path)]?.contains(diagnostics[index].id) ?? false
      guard isHiding else { continue }
      var raised = diagnostics[index]
      raised.severity = .error
      if withSeverities([raised]).first?.severity == .error { diagnostics[index] = raised }
    }
  }

  /// Adds files; a file with an invalid or conflicting path is diagnosed and left out.
  mutating func add(_ files: some Sequence<OutputFile>) {
    // All files of an alias, such as those of the pages below an overview, conflict for the same reason.
    var conflicts: Set<SourceRange> = []
    add(
      files.compactMap { place($0) }.filter { $0.id != "ConflictingFile" || conflicts.insert($0.range).inserted })
  }

  private mutating func place(_ file: OutputFile) -> Diagnostic? {
    switch places.insert(file.path, number: files.count) {
    case nil:
      files.append(withSeverities(file))
      guard let part = WindowsName.unusablePart(of: file.path), unportable.insert(String(part)).inserted else {
        return nil
      }
      return .unportableName(part, of: file, source: source(ofPage: file.path))
    case .taken(let first):
      if file.origin == nil, isContested(file.path) { return nil }
      let other = files[first].origin?.path ?? source(ofPage: files[first].path)
      return .conflictingFile(file, first: files[first].path, of: other)
    case .inTheWay(let first): return .fileInTheWay(file, of: files[first].path)
    case .invalid(let rule): return .invalidFile(file, rule)
    }
  }

  /// Returns the Markdown file of the page with an output file; `nil` if there is none.
  private mutating func source(ofPage file: String) -> String? {
    let known = sources ?? Dictionary(pages.map { (PathKey($0.file), $0.source) }) { first, _ in first }
    sources = known
    return known[PathKey(file)].flatMap { $0 }
  }

  /// Returns whether a file belongs to a page that several articles have, which `DuplicateSlug` reports.
  private mutating func isContested(_ file: String) -> Bool {
    let known = contested ?? site.contestedAddresses
    contested = known
    var folder = SitePath.folder(of: OutputTable.key(of: file))
    while !folder.isEmpty, !known.contains(folder + "/") { folder = SitePath.folder(of: folder) }
    return !folder.isEmpty
  }

  /// Returns diagnostics with the site's severities.
  func withSeverities(_ found: [Diagnostic]) -> [Diagnostic] { severities.applied(to: found) }

  /// Returns a file whose diagnostics have the site's severities.
  func withSeverities(_ file: OutputFile) -> OutputFile {
    var file = file
    file.contents = { [make = file.contents, severities] in
      let made = make()
      return Diagnosed(made.value, severities.applied(to: made.diagnostics))
    }
    return file
  }

  /// Returns the file at an output path.
  public func file(at path: String) -> OutputFile? {
    guard let place = places[path], PathKey(files[place].path) == PathKey(path) else { return nil }
    return files[place]
  }
}

extension Diagnostic {
  fileprivate static func conflictingFile(_ file: OutputFile, first: String, of source: String?) -> Diagnostic {
    let path = file.path
    let page = "/index.html"
    if PathKey(path) == PathKey(first), path.hasSuffix(page), file.origin != nil {
      // The path is most likely an alias.
      return Diagnostic(
        "ConflictingFile", .error,
        "Address '/\(path.dropLast(page.count))/' must lead to only one page"
          + (source.map { $0 == file.place.path ? "; this page has it already" : "; '\($0)' has it too" } ?? ""),
        at: file.place,
        solutions: ["remove the alias, or choose another"])
    }
    return Diagnostic(
      "ConflictingFile", .error,
      PathKey(path) == PathKey(first)
        ? "File '\(path)' must be generated only once"
        : "Files '\(first)' and '\(path)' must differ by more than case"
          + (path == first ? " and by how letters are composed" : ""),
      at: file.place)
  }

  fileprivate static func fileInTheWay(_ file: OutputFile, of first: String) -> Diagnostic {
    Diagnostic(
      "ConflictingFile", .error,
      "Files '\(first)' and '\(file.path)' must not need a file and a folder in the same place", at: file.place)
  }

  fileprivate static func unportableName(_ part: Substring, of file: OutputFile, source: String?) -> Diagnostic {
    Diagnostic(
      "UnportableName", .information,
      "Published file or folder '\(String(part).shortened)' must have a name that Windows can store",
      at: file.origin ?? source.map { SourceRange(path: $0, line: 1) } ?? file.place)
  }

  fileprivate static func invalidFile(_ file: OutputFile, _ rule: Message) -> Diagnostic {
    Diagnostic("InvalidPath", .error, "Path '\(file.path.shortened)' of a file of the site \(rule)", at: file.place)
  }
}

extension Site {
  /// The keys of the addresses that several articles of one kind have.
  fileprivate var contestedAddresses: Set<String> {
    let addresses = (studies.map(PagePath.study) + pages.map(PagePath.page)).map(OutputTable.key)
    return Set(Dictionary(grouping: addresses) { $0 }.lazy.filter { $0.value.count > 1 }.map(\.key))
  }
}

extension OutputFile {
  fileprivate var place: SourceRange { origin ?? SourceRange(path: path.shortened, line: 1) }
}

extension String {
  /// The text without control characters, truncated after 120 characters.
  var shortened: String {
    let shown = String(
      unicodeScalars.prefix(120).map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
        .reduce(into: String.UnicodeScalarView()) { $0.append($1) })
    return unicodeScalars.count > 120 ? shown + "…" : shown
  }
}
