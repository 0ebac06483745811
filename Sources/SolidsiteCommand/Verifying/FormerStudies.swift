import CaseStudyModel
import ChangeLedger

/// The versions of a study in a history, each read with the files that its commit has.
struct FormerStudies: Sendable {
  /// A study as a commit has it.
  struct Version: Sendable {
    var study: CaseStudy
    /// The lines of its file, and of each file that it includes.
    var lines: [Set<String>]
  }

  let history: RepositoryHistory
  let reader: any StudyReader
  let revisions: RevisionAnswers.Lookup?
  /// The names that the study's file has had, from the top of the repository.
  let names: [String]

  /// Returns the study in a commit, under the latest of its names; `nil` if the commit doesn't have it.
  /// - Parameter includes: receives the paths of included files, from the top of the repository.
  func version(in commit: String, includes: inout Set<String>) async throws(GitFailure) -> Version? {
    for name in names {
      guard let bytes = try await history.bytes(of: name, in: commit) else { continue }
      let file = SourceFile(path: history.relative(name) ?? name, bytes: bytes)
      var known: [String: [UInt8]] = [:]
      var unknown: Set<String> = []
      while true {
        var answers = RevisionAnswers(lookup: revisions)
        var missing: Set<String> = []
        let study = await answers.study(by: reader, from: file) { path in
          if known[path] == nil { missing.insert(path) }
          return known[path]
        }.value
        missing.subtract(unknown)
        if missing.isEmpty {
          let texts = [bytes] + known.values
          return Version(study: study, lines: texts.map { AfterText.lines(of: $0) })
        }
        for path in missing {
          let place = history.path(of: path)
          includes.insert(place)
          if let bytes = try await history.bytes(of: place, in: commit) {
            known[path] = bytes
          } else {
            unknown.insert(path)
          }
        }
      }
    }
    return nil
  }
}
