import CaseStudyModel
import SyntaxFacts
import SystemFiles

/// A program that reads a side's files and prints what they declare and refer to, as the JSON of `SourceFacts`.
struct FactsProgram: Sendable {
  var workspace: Workspace
  /// The program and its arguments, before the files' paths.
  var command: [String]
  /// The folders that the program needs besides those of the system.
  var mounts: [Mount] = []

  /// Reads the files' facts, under the study's own names for the files.
  ///
  /// If the program fails, the result is `nil` with a warning: the study only lacks its facts.
  func facts(of sources: ModuleSources) async throws(ExecutionError) -> Diagnosed<SourceFacts?> {
    let job = try workspace.makeJob(sources.codeFiles)
    defer { RunFiles.remove(job.folder) }
    let process = workspace.sandbox.confine(
      command + sources.files.map(\.name), in: job, mounts: mounts, limits: .compiler)
    let result = try await workspace.run(process)
    if result.isSuccess, let facts = SourceFacts(jsonBytes: result.output) {
      return Diagnosed(facts.renamed(by: sources))
    }
    let place = SourceRange(path: sources.source, line: 1)
    var diagnostic = Diagnostic.unreadableFacts(at: place)
    let said = ProgramText.cut(ProgramText.withoutPlaces(result.errorText, of: workspace))
    if let last = said.split(whereSeparator: \.isNewline).last {
      diagnostic.notes = [.init("the program said: \(last)", at: place)]
    }
    return Diagnosed(nil, [diagnostic])
  }
}

extension SourceFacts {
  /// Returns the facts with the study's own names for the files.
  fileprivate func renamed(by sources: ModuleSources) -> SourceFacts {
    SourceFacts(
      files: files.map { file in
        var renamed = file
        let name = FilePath.name(of: file.path)
        let source = sources.files.first { $0.name == file.path } ?? sources.files.first { $0.name == name }
        renamed.path = source?.path ?? file.path
        return renamed
      }, unknown: unknown)
  }
}
