import CaseStudyModel
import ChangeLedger

/// Finds the change requests that were committed before the after side, and so can't have been chosen to suit it.
///
/// A request is registered by the first commit of the study that has its title, reason and acceptance test, if that
/// commit is older than the first one with code of the after side.
struct RequestRegistration: Sendable {
  var reader: any StudyReader
  /// The files that fences of the study include.
  var content: any ContentSource
  /// Answers questions about commits that have code of the study.
  var revisions: RevisionAnswers.Lookup?

  /// Returns the requests with the commits that registered them; unchanged outside a repository.
  /// - Parameter root: the site's folder.
  func registered(
    _ requests: [RequestEvidence], of study: CaseStudy, in root: String
  ) async -> [RequestEvidence] {
    if requests.isEmpty { return requests }
    let versions = await GitHistory.versions(of: study.article.source, in: root)
    var requests = requests
    var answers = RevisionAnswers(lookup: revisions)
    for version in versions {
      let file = SourceFile(path: study.article.source, bytes: version.bytes)
      let former = await answers.study(by: reader, from: file) { try? content.read($0) }.value
      if former.hasAfterSide { break }
      for (index, request) in study.changeRequests.enumerated()
      where requests.indices.contains(index) && requests[index].registration == nil {
        let text = request.registeredText(in: study)
        if former.changeRequests.contains(where: { $0.registeredText(in: former) == text }) {
          requests[index].registration = version.commit
        }
      }
    }
    return requests
  }
}

extension CaseStudy {
  fileprivate var hasAfterSide: Bool {
    article.snippets.contains { $0.role == .source && $0.side == .after && $0.expectedFailure == nil }
  }
}

extension ChangeRequest {
  /// The parts that must not change after a request is registered: its text and its test.
  fileprivate func registeredText(in study: CaseStudy) -> [String] {
    let tests = snippets.map { study.article.snippets[$0] }.filter { $0.role == .test }
    return [title, reason, "\(isAdverse)"] + tests.map(\.code)
  }
}
