import CaseStudyModel

/// A site's stand-ins for platform modules, in folders below `Content/modules`.
public struct StandIns: Sendable, Equatable {
  /// The paths of each module's Swift files by its name, sorted by bytes.
  public let paths: [String: [String]]

  /// Finds the stand-ins among a site's files.
  /// - Parameter paths: all files of the site's folder, sorted by bytes.
  public init(among paths: [String]) {
    var found: [String: [String]] = [:]
    for path in paths where path.hasPrefix(Self.folder) && path.hasSuffix(".swift") {
      let parts = SitePath.names(on: String(path.dropFirst(Self.folder.count)))
      if parts.count > 1 { found[String(parts[0]), default: []].append(path) }
    }
    self.paths = found
  }

  /// Reads the stand-ins that a study's code imports.
  /// - Throws: `ContentSourceError` if one can't be read.
  public func files(
    importedBy study: CaseStudy, from content: any ContentSource
  ) throws(ContentSourceError) -> [SourceFile] {
    var files: [SourceFile] = []
    for module in EvidenceInputs.modules(importedBy: study, of: Set(paths.keys)) {
      for path in paths[module] ?? [] { files.append(SourceFile(path: path, bytes: try content.read(path))) }
    }
    return files
  }

  /// The folder of the modules.
  static let folder = "Content/modules/"
}
