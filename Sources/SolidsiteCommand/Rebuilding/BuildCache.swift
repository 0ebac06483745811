import CaseStudyModel
import SiteStorage
import SystemFiles

/// A cache of the record of a site's last build, so that a build that would give the same result can end at once.
///
/// It is one file, which can be deleted at any time. It contains no pages, and is used only if every question that the
/// last build asked still has the same answer, and the output folder still has the bytes that the build wrote.
struct BuildCache: Sendable {
  /// The folder of the file in the site's folder.
  static let folder = ".solidsite/cache"
  private static let name = "build"
  /// The maximum size of the file in bytes, which suffices for half a million files.
  private static let limit = 64 << 20

  private let root: String
  private let conditions: [String]

  /// Creates the cache of a site; `nil` if a build may depend on more than files and arguments.
  init?(of request: SiteRequest, _ invocation: Invocation, theme: String) throws {
    guard let program = LoadedFiles.versions(), let root = try FileSystem.resolved(request.location.root) else {
      return nil
    }
    self.root = root
    // At present, none of the variables affects a page, but programs that a build starts read some of them.
    let variables = ["LANG", "LC_ALL", "PATH", "SOURCE_DATE_EPOCH", "TZ"].map { "\($0)=\(Terminal.variable($0) ?? "")" }
    // The paths in annotations depend on the top of the repository.
    let top = try RepositoryTop.forAnnotations(around: root) ?? ""
    let places = [root, try FileSystem.workingFolder(), try FileSystem.resolved(theme) ?? theme, top]
    let console = invocation.console
    conditions =
      [version] + program + [""] + variables + places + invocation.arguments.sortedWords
      + ["\(request.load)", "\(console.verbosity) \(console.isColored)"]
  }

  /// Returns the record of the last build if a new build would publish the same site and print the same messages.
  func currentRecord(of request: SiteRequest, theme: String, _ publisher: SitePublisher) async -> BuildRecord? {
    guard let bytes = try? FileSystem.read(Self.folder + "/" + Self.name, in: root, limit: Self.limit),
      let record = BuildRecord(bytes, if: { isOwn($0, publisher) })
    else { return nil }
    var publisher = publisher
    publisher.output = record.output
    let isCurrent = try? await record.isCurrent(of: request, theme: theme, publisher)
    return isCurrent == true ? record : nil
  }

  /// Returns whether a record was made by this program, called in the same way, and with its output on this machine. A
  /// record from elsewhere could name any file.
  private func isOwn(_ record: BuildRecord, _ publisher: SitePublisher) -> Bool {
    if record.conditions != record.key.fingerprint(of: conditions) { return false }
    var publisher = publisher
    publisher.output = record.output
    return (try? publisher.marker()) == record.site.marker
  }

  /// Stores the record of a build that can be repeated. If the file can't be written, for lack of permission or space,
  /// the next build isn't skipped.
  func store(
    _ log: AnswerLog, _ publisher: SitePublisher, _ report: PublishingReport, _ diagnostics: PrintedDiagnostics,
    summary: String
  ) {
    guard report.leftovers.isEmpty, let content = report.content, let answers = log.answers,
      let marker = try? publisher.marker()
    else { return }
    let record = BuildRecord(
      key: log.key, conditions: log.key.fingerprint(of: conditions), output: publisher.output,
      site: PublishedSite(content: content, marker: marker), diagnostics: diagnostics, summary: summary,
      answers: answers)
    let bytes = record.bytes
    if bytes.count > Self.limit { return }
    try? IgnoredFolder.opened(Self.folder, in: root).replace(EntryName(Self.name), by: bytes)
  }
}

extension BuildRecord {
  /// The number of questions that are asked at once.
  private static let portion = 1024

  /// Returns whether all answers and the published site still match the record.
  fileprivate func isCurrent(of request: SiteRequest, theme: String, _ publisher: SitePublisher) async throws -> Bool {
    let log = AnswerLog(key: key)
    let inputs = LoggedInputs(of: request, theme: theme, log: log)
    for start in stride(from: 0, to: answers.count, by: Self.portion) {
      let asked = answers[start..<min(start + Self.portion, answers.count)]
      await inputs.ask(asked.map(\.question), jobs: publisher.jobs)
      if !asked.allSatisfy({ log.answer(to: $0.question) == $0.fingerprint }) { return false }
    }
    return try await publisher.publishedContent(key) == site.content
  }
}
