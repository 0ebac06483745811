import CaseStudyModel

/// A built site: values to look at, and files to write.
public struct SiteBuild: Sendable {
  public let site: Site
  public let pages: [Page]
  /// The files of the output folder, each path once; their bytes are made when they are written.
  public private(set) var files: [OutputFile] = []
  /// The diagnostics so far, sorted, with the weights that the site gives to them; making the bytes of files may find more.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Follows the site's links.
  let addresses: SiteAddresses
  private let severities: SeverityPolicy
  /// The place of each file among all.
  private var places: OutputTable

  public init(site: Site, pages: [Page], diagnostics: [Diagnostic]) {
    self.site = site
    self.pages = pages
    addresses = SiteAddresses(site)
    severities = SeverityPolicy(site)
    places = OutputTable(minimumCapacity: pages.count)
    files.reserveCapacity(pages.count)
    add(diagnostics)
  }

  /// Adds diagnostics, each with the weight that the site gives to it.
  mutating func add(_ found: [Diagnostic]) {
    if !found.isEmpty { diagnostics = (diagnostics + severities.applied(to: found)).sorted() }
  }

  /// Adds files; one whose path can't be written, or is taken, is diagnosed and left out.
  mutating func add(_ files: some Sequence<OutputFile>) {
    add(files.compactMap { place($0) })
  }

  private mutating func place(_ file: OutputFile) -> Diagnostic? {
    switch places.insert(file.path, number: files.count) {
    case nil:
      var file = file
      file.contents = { [make = file.contents, severities] in
        let made = make()
        return Diagnosed(made.value, severities.applied(to: made.diagnostics))
      }
      files.append(file)
      return nil
    case .taken(let first): return .conflictingFile(file, first: files[first].path)
    case .inTheWay(let first): return .fileInTheWay(file, of: files[first].path)
    case .invalid(let rule): return .invalidFile(file, rule)
    }
  }

  /// Finds the file at a path below the output folder.
  public func file(at path: String) -> OutputFile? {
    guard let place = places[path], PathKey(files[place].path) == PathKey(path) else { return nil }
    return files[place]
  }
}

extension Diagnostic {
  fileprivate static func conflictingFile(_ file: OutputFile, first: String) -> Diagnostic {
    let path = file.path
    return Diagnostic(
      "ConflictingFile", .error,
      PathKey(path) == PathKey(first)
        ? "File '\(path)' must be made only once"
        : "Files '\(first)' and '\(path)' must differ by more than case"
          + (path == first ? " and by how letters are composed" : ""),
      at: file.place)
  }

  fileprivate static func fileInTheWay(_ file: OutputFile, of first: String) -> Diagnostic {
    Diagnostic(
      "ConflictingFile", .error,
      "Files '\(first)' and '\(file.path)' must not need a file and a folder in the same place", at: file.place)
  }

  fileprivate static func invalidFile(_ file: OutputFile, _ rule: Message) -> Diagnostic {
    Diagnostic("InvalidPath", .error, "Path '\(file.path.shortened)' of a file of the site \(rule)", at: file.place)
  }
}

extension OutputFile {
  fileprivate var place: SourceRange { origin ?? SourceRange(path: path.shortened, line: 1) }
}

extension String {
  /// The text, cut where it would fill more than a few lines, without control characters.
  var shortened: String {
    let shown = String(
      unicodeScalars.prefix(120).map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
        .reduce(into: String.UnicodeScalarView()) { $0.append($1) })
    return unicodeScalars.count > 120 ? shown + "…" : shown
  }
}
