import CaseStudyModel
import ChangeLedger

/// Finds the parts of a study that were committed before its after side, and so can't have been chosen to suit it.
///
/// A commit is older if it is an ancestor of every commit that first has the after side. A commit has the after side if
/// its version of the study has a block of that side, or if any of its files has the lines of the after side without
/// the label.
struct StudyRegistrar: Sendable {
  /// The registration of a study and of its requests.
  struct Finding: Sendable {
    var registration: StudyRegistration
    /// The commit that registers each change request, in the study's order.
    var requests: [String?] = []
  }

  /// The history; `nil` outside a repository, and if git can't read it.
  var history: RepositoryHistory?
  /// Whether there is a repository that git can't read.
  var isUnreadable = false
  var reader: any StudyReader
  /// The files of the work tree.
  var content: any ContentSource
  /// Answers questions about the commits that contain a study's code.
  var revisions: RevisionAnswers.Lookup?

  /// Returns the finding that follows from the history.
  /// - Parameter matters: whether a verdict would rest on what the study's own versions show; the after side is
  ///   then looked for in all files of the history.
  func finding(on study: CaseStudy, if matters: (StudyRegistration) -> Bool) async -> Finding {
    let items = study.registeredItems
    let text = Self.fingerprint(of: items)
    func obstacle(_ obstacle: StudyRegistration.Obstacle) -> Finding {
      Finding(registration: StudyRegistration(obstacle: obstacle, text: text))
    }
    guard let history else { return obstacle(isUnreadable ? .unreadable : .noRepository) }
    if history.isShallow { return obstacle(.shallow) }
    do {
      var search = try await HistorySearch(namingCommits(in: study), in: history, reader: reader, revisions: revisions)
      try await search.readVersions()
      if search.afters.isEmpty { return obstacle(.uncommitted) }
      var found = search.finding(on: items, text: text)
      if matters(found.registration), try await search.searchAllFiles() {
        found = search.finding(on: items, text: text)
      }
      return found
    } catch {
      return obstacle(.unsearched)
    }
  }

  /// Returns the study without the addresses of files in the work tree, which come before those of commits: a file may
  /// have a name such as `Fee.swift@v1`.
  private func namingCommits(in study: CaseStudy) -> CaseStudy {
    var study = study
    for index in study.article.snippets.indices {
      guard let address = study.article.snippets[index].include?.prefix(while: { $0 != "#" }) else { continue }
      let path = SitePath.resolve(String(address), in: SitePath.folder(of: study.article.source))
      if let path, (try? content.read(path)) != nil { study.article.snippets[index].include = nil }
    }
    return study
  }

  /// Returns the fingerprint of a study's items.
  static func fingerprint(of items: [RegisteredItem]) -> String {
    contentHash(ofTexts: items.flatMap { [$0.part.rawValue] + $0.text + [""] })
  }
}
