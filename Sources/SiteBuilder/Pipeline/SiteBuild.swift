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
  private var places: CaselessTable

  public init(site: Site, pages: [Page], files: [OutputFile] = [], diagnostics: [Diagnostic]) {
    self.site = site
    self.pages = pages
    self.diagnostics = diagnostics
    places = CaselessTable(minimumCapacity: pages.count)
    self.files.reserveCapacity(pages.count)
    for file in files { add(file) }
  }

  /// Adds a file, or notes that its place is taken.
  public mutating func add(_ file: OutputFile) {
    if let first = places.insert(file.path, at: files.count) {
      diagnostics.append(.conflictingFile(file.path, first: files[first].path))
    } else {
      files.append(file)
    }
  }

  /// Finds the file at a path below the output folder.
  public func file(at path: String) -> OutputFile? {
    guard let place = places[path], files[place].path == path else { return nil }
    return files[place]
  }
}

extension Diagnostic {
  fileprivate static func conflictingFile(_ path: String, first: String) -> Diagnostic {
    Diagnostic(
      "ConflictingFile", .error,
      path == first
        ? "File '\(path)' must be made only once" : "Files '\(first)' and '\(path)' must differ by more than case",
      at: SourceRange(path: path, line: 1))
  }
}
