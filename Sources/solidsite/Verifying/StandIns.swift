import CaseStudyModel
import EvidenceRunner
import SiteBuilder

/// The stand-ins of a site for modules that this machine may lack.
struct StandIns: Sendable {
  private static let folder = "Content/modules/"
  /// The files of each module, by its name.
  private var modules: [String: [SourceFile]] = [:]

  init(in content: any ContentSource) throws {
    for path in try content.paths() where path.hasPrefix(Self.folder) && path.hasSuffix(".swift") {
      let name = path.dropFirst(Self.folder.count).prefix { $0 != "/" }
      modules[String(name), default: []].append(SourceFile(path: path, bytes: try content.read(path)))
    }
  }

  /// The names of the modules.
  var names: Set<String> { Set(modules.keys) }

  /// The names of the modules that a study's code imports.
  func names(importedBy study: CaseStudy) -> [String] {
    EvidenceInputs.modules(importedBy: study, of: names)
  }

  /// The files of modules, in the order of their paths.
  func files(of names: [String]) -> [SourceFile] { names.flatMap { modules[$0] ?? [] } }

  /// All modules as they are compiled.
  var compiled: [StandInModule] {
    modules.sorted { $0.key < $1.key }.map { name, files in
      StandInModule(
        name: name,
        files: files.map { CodeFile(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) })
    }
  }
}
