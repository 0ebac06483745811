import CaseStudyModel
import SourceTrees

/// The faults of studies' code that `verify` would report, and that need no compiler.
enum AssemblyStage {
  /// Returns the faults of all studies of a configured site; other documents make no claims that are verified.
  static func diagnostics(for site: Site, jobs: Int) async -> [Diagnostic] {
    guard site.configuration.isConfigured else { return [] }
    let commands = site.configuration.verifiers
    let found = await site.studies.concurrentMap(jobs: jobs) { faults(of: $0, commands: commands) }
    return Array(Set(found.joined()))
  }

  private static func faults(of study: CaseStudy, commands: [String: LanguageCommands]) -> [Diagnostic] {
    guard let language = StudyLanguages(of: study, commands: commands).main else { return [] }
    let layout = FileLayout.of(language)
    var faults =
      AssemblyFaults.requestsWithoutChange(of: study, in: layout) + AssemblyFaults.doubtfulFiles(of: study, in: layout)
    // Programs in other languages depend on the capabilities of their commands.
    if layout.mainFile != nil { faults += AssemblyFaults.programFaults(of: study, in: layout) }
    // Building trees is costly, and most studies have no such fault.
    if study.changeRequests.contains(where: { Side.allCases.contains(where: $0.isInapplicable) }) {
      faults += AssemblyFaults.unappliedRequests(of: study, in: layout)
    }
    if study.article.snippets.contains(where: { $0.file.map { !SourceTree.isPath($0) } ?? false }) {
      faults += Side.allCases.flatMap { SourceTree.of(study.article, on: $0, in: layout).diagnostics }
    }
    return faults
  }
}

extension ChangeRequest {
  /// Returns whether a side couldn't be changed when the costs were counted.
  func isInapplicable(on side: Side) -> Bool {
    if case .inapplicable? = costs?[side] { true } else { false }
  }
}
