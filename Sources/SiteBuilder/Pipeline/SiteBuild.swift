import CaseStudyModel

/// What became of a site's content: values to look at, and files to write.
public struct SiteBuild: Sendable {
  public var site: Site
  public var pages: [Page]
  /// The files of the output folder, each path once; their bytes are made when they are written.
  public private(set) var files: [OutputFile] = []
  /// What was noticed so far, sorted; making the bytes of files may add to it.
  public var diagnostics: [Diagnostic]
  /// Where each file stands among all.
  private var places: OutputTable

  public init(site: Site, pages: [Page], files: [OutputFile] = [], diagnostics: [Diagnostic]) {
    self.site = site
    self.pages = pages
    self.diagnostics = diagnostics
    places = OutputTable(minimumCapacity: pages.count)
    self.files.reserveCapacity(pages.count)
    for file in files { add(file) }
  }

  /// Adds a file, or notes that its path is none that can be written, or is taken.
  public mutating func add(_ file: OutputFile) {
    switch places.insert(file.path, number: files.count) {
    case nil: files.append(file)
    case .taken(let first): diagnostics.append(.conflictingFile(file, first: files[first].path))
    case .inTheWay(let first): diagnostics.append(.fileInTheWay(file, of: files[first].path))
    case .invalid(let rule): diagnostics.append(.invalidFile(file, rule))
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

  fileprivate static func invalidFile(_ file: OutputFile, _ rule: String) -> Diagnostic {
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
