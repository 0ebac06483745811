import SourceTrees
import SystemFiles

extension CodeLanguage {
  /// Returns Swift, compiled and run in a workspace.
  /// - Parameter factsProgram: the path of `swift-facts`; `nil` if it isn't installed.
  static func swift(in workspace: Workspace, factsProgram: String?) -> CodeLanguage {
    let verifier = SwiftVerifier(workspace: workspace)
    let facts = factsProgram.map { path in
      let folder = Mount(folder: FilePath.folder(of: path), place: "/facts")
      let program = workspace.sandbox.path(of: folder) + "/" + FilePath.name(of: path)
      return FactsProgram(workspace: workspace, command: [program], mounts: [folder])
    }
    return CodeLanguage(layout: .swift, checker: verifier, programs: verifier, prelude: .swift, facts: facts)
  }
}

extension PreludeCode {
  /// The prelude of Swift.
  static let swift = PreludeCode(
    importing: EvidencePrelude.importing, testEnd: EvidencePrelude.testEnd,
    contract: Contract(registration: EvidencePrelude.registration, end: EvidencePrelude.contractEnd))
}
