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

  /// Reads the stand-ins that a study's code imports, including indirect imports.
  /// - Throws: `ContentSourceError` if one can't be read.
  public func files(
    importedBy study: CaseStudy, from content: any ContentSource
  ) throws(ContentSourceError) -> [SourceFile] {
    try files(of: EvidenceInputs.modules(importedBy: study, of: Set(paths.keys)), from: content)
  }

  /// Reads the stand-ins that a document's examples import, including indirect imports.
  /// - Throws: `ContentSourceError` if one can't be read.
  public func files(
    importedBy examples: ExampleInputs, from content: any ContentSource
  ) throws(ContentSourceError) -> [SourceFile] {
    try files(of: examples.modules(of: Set(paths.keys)), from: content)
  }

  /// Reads the stand-ins of these names, and those that they import, directly or indirectly.
  private func files(
    of names: [String], from content: any ContentSource
  ) throws(ContentSourceError) -> [SourceFile] {
    var files: [SourceFile] = []
    var modules = names
    var found = Set(names)
    var next = 0
    while next < modules.count {
      for path in paths[modules[next]] ?? [] {
        let file = SourceFile(path: path, bytes: try content.read(path))
        files.append(file)
        let imported = ImportedModules.names(in: String(decoding: file.bytes, as: UTF8.self))
        for name in imported.sorted() where paths[name] != nil && found.insert(name).inserted { modules.append(name) }
      }
      next += 1
    }
    return files
  }

  /// Returns the module that a stand-in's file belongs to.
  static func module(of path: String) -> String {
    String(SitePath.names(on: String(path.dropFirst(folder.count))).first ?? "")
  }

  /// The maximum number of bytes in the name of a module that is a target of an exercise. Tar has 155 bytes for a
  /// file's folders: up to 46 for the folder of the exercise, and 9 for `Sources`.
  static let longestTarget = 100

  /// Returns whether a module can be a target of an exercise, whose name is part of the code of its manifest.
  static func canBeTarget(_ name: String) -> Bool {
    name.utf8.count <= longestTarget && hasPlainCharacters(name)
  }

  /// Returns whether a name has only ASCII letters, digits and underscores.
  static func hasPlainCharacters(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
    }
  }

  /// The folder of the modules.
  static let folder = "Content/modules/"
}
