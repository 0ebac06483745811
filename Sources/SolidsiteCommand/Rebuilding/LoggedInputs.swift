import CaseStudyModel
import ChangeLedger
import SiteBuilder
import SiteStorage

/// The sources of everything that a build reads, which log each question.
struct LoggedInputs: Sendable {
  /// The site's folder.
  let content: RecordingContentSource
  /// The theme's folder.
  let theme: RecordingContentSource
  private let root: String
  private let faultOfRepository: @Sendable () async -> Diagnostic?
  private let log: AnswerLog

  /// - Parameter theme: the theme's folder.
  init(of request: SiteRequest, theme: String, log: AnswerLog) {
    content = RecordingContentSource(request.content, named: "content", log: log)
    self.theme = RecordingContentSource(DiskContentSource(root: theme), named: "theme", log: log)
    root = request.location.root
    faultOfRepository = request.repositoryFault
    self.log = log
  }

  /// Returns the days of last changes from the site's repository. The log has only the commit from which they come,
  /// because finding it takes a fraction of the time.
  var history: SiteLoader.FileHistory {
    { [log, root] paths in
      if paths.isEmpty { return [:] }
      let changes = await GitHistory.reading(in: root, fileCount: paths.count)
      if changes.isWhole { log.note(.history, answer: [changes.origin ?? ""]) } else { log.void() }
      return changes.days
    }
  }

  /// Reads the repository around the site's folder.
  var repository: SiteLoader.RepositoryReading {
    { [log, root] in
      let found = await SourceRepositoryReader.repository(around: root)
      log.note(.repository, answer: Self.place(of: found))
      return found
    }
  }

  /// Returns the fault of that repository, if it can't be read.
  var repositoryFault: @Sendable () async -> Diagnostic? {
    { [log, faultOfRepository] in
      let fault = await faultOfRepository()
      log.note(.repositoryFault, answer: Self.words(of: fault))
      return fault
    }
  }

  /// Answers questions about the commits of that repository.
  var revisions: RevisionAnswers.Lookup {
    { [log, root] questions in
      let answers = await RevisionReader(around: root).answers(to: questions)
      for question in questions { log.note(.revision(question), answer: answers[question].map(Self.parts) ?? []) }
      return answers
    }
  }

  /// Asks logged questions again, which logs their answers.
  func ask(_ questions: [BuildQuestion], jobs: Int) async {
    let others = await questions.concurrentMap(jobs: jobs) { [content, theme] question -> BuildQuestion? in
      guard let words = question.words else { return nil }
      switch words.first {
      case "content": content.ask(words.dropFirst())
      case "theme": theme.ask(words.dropFirst())
      default: return question
      }
      return nil
    }
    var about: Set<RevisionQuestion> = []
    for question in others.compactMap({ $0 }) {
      if let revision = question.revision { about.insert(revision) } else { await ask(question) }
    }
    if !about.isEmpty { _ = await revisions(about) }
  }

  private func ask(_ question: BuildQuestion) async {
    switch question {
    case .history: log.note(question, answer: [await GitHistory.origin(in: root) ?? ""])
    case .repository:
      log.note(question, answer: Self.place(of: await SourceRepositoryReader.repositoryWithoutFiles(around: root)))
    case .repositoryFault: log.note(question, answer: Self.words(of: await faultOfRepository()))
    case .cardTools: log.note(question, answer: await CardTools.installed().versions)
    case .storedCards: log.note(question, answer: CardFolder.names(inSite: root))
    default:
      if let card = question.card { log.note(question, answer: CardFolder.bytes(of: card, inSite: root)) }
    }
  }

  private static func words(of fault: Diagnostic?) -> [String] {
    fault.map { [$0.id, $0.summary.description] } ?? []
  }

  /// Returns the words that identify a repository's state; the commit determines the files.
  private static func place(of repository: SourceRepository?) -> [String] {
    repository.map { [$0.commit, $0.folder, $0.remote.map { "remote " + $0 } ?? ""] } ?? []
  }

  /// Returns the words that identify an answer. The commit and the paths are enough: they determine the bytes, which
  /// may be the same megabytes for a thousand files.
  private static func parts(of answer: RevisionAnswer) -> [String] {
    switch answer {
    case .fault(let fault): ["\(fault)"]
    case .code(let code):
      [code.commit, String(code.base)] + code.leftOut.map { "\($0)" } + code.files.map(\.path)
    }
  }
}
