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

  /// Reads the stand-ins that a document's examples import.
  /// - Throws: `ContentSourceError` if one can't be read.
  public func files(
    importedBy examples: ExampleInputs, from content: any ContentSource
  ) throws(ContentSourceError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in examples.modules(of: Set(paths.keys)).flatMap({ paths[$0] ?? [] }) {
      files.append(SourceFile(path: path, bytes: try content.read(path)))
    }
    return files
  }

  /// Adds the files of the stand-ins that these files import, and so on.
  /// - Throws: `ContentSourceError` if one can't be read.
  func filesWithImports(
    of imported: [SourceFile], from content: any ContentSource
  ) throws(ContentSourceError) -> [SourceFile] {
    var files = imported
    var modules = Set(imported.map { Self.module(of: $0.path) })
    var index = 0
    while index < files.count {
      let names = ImportedModules.names(in: String(decoding: files[index].bytes, as: UTF8.self))
      for name in names.sorted() where paths[name] != nil && modules.insert(name).inserted {
        for path in paths[name] ?? [] { files.append(SourceFile(path: path, bytes: try content.read(path))) }
      }
      index += 1
    }
    return files
  }

  /// Returns the module that a stand-in's file belongs to.
  static func module(of path: String) -> String {
    String(SitePath.names(on: String(path.dropFirst(folder.count))).first ?? "")
  }

  /// The folder of the modules.
  static let folder = "Content/modules/"
}
