import CaseStudyModel
import CaseStudyReader
import SystemFiles

/// `solidsite init`: creates a starter site.
struct InitCommand: Subcommand {
  private static let title = OptionSpecification("title", taking: .value(placeholder: "TITLE"), "the title of the site")
  private static let language = OptionSpecification(
    "language", taking: .value(placeholder: "TAG"), "the language of the pages, such as de (default: en)")
  private static let host = OptionSpecification(
    "ci",
    taking: .value(
      placeholder: "HOST", choices: ContinuousIntegration.allCases.map(\.rawValue) + [StarterQuestions.noHost]),
    "also write a workflow that checks and publishes the site; if there already is a site, write only the workflow")
  private static let yes = OptionSpecification("yes", letter: "y", "don't ask; use the defaults")

  /// Returns the texts of a language.
  var texts: @Sendable (String) -> InterfaceTexts

  var specification: CommandSpecification {
    CommandSpecification(
      "init", "create a small site that builds",
      discussion: """
        On a terminal, it asks for the title, language and host if the options don't give them; Enter accepts the
        default. Nothing is written before the last answer.
        """,
      operands: [
        OperandSpecification("DIR", "the folder to fill (default: the working folder)", completion: .folders)
      ], options: [Self.title, Self.language, Self.host, Self.yes])
  }

  func run(_ invocation: Invocation) throws -> ExitStatus {
    let folder = invocation.arguments.operands.first ?? "."
    try Self.check(folder)
    let ignored = ".gitignore"
    let hasIgnored = try FileStatus(of: FilePath.joined(folder, ignored), followingLinks: false) != nil
    var answers = try Self.answers(invocation.arguments)
    let language = invocation.console.language
    if invocation.arguments.has(Self.language) { language.texts = texts(answers.language) }
    let isNew = try answers.host == nil || !Self.containsSite(folder)
    let repository = try Self.repository(of: folder)
    if !(folder + repository.site).isWritable {
      throw CommandFailure("The path of a site must not contain control characters or ones that reorder text")
    }
    func files() -> [NewFile] {
      let site = isNew ? StarterFiles.site(answers).filter { !hasIgnored || $0.path != ignored } : []
      let workflow = answers.host.map { host in
        NewFile(folder: repository.top, path: host.path, bytes: host.workflow(of: repository.site))
      }
      return site.map { NewFile(folder: folder, path: $0.path, bytes: $0.bytes) } + [workflow].compactMap { $0 }
    }
    for file in files() { try Self.checkIsFree(file) }
    if isNew {
      answers = try Self.completed(answers, invocation)
      language.texts = texts(answers.language)
      for file in files() { try Self.checkIsFree(file) }
    }
    try FileSystem.createFolders(folder)
    let new = files()
    try Self.write(new)
    for file in new { invocation.console.say("Wrote \(file.place)") }
    if let host = answers.host {
      let path = FilePath.joined(repository.top, host.path)
      invocation.console.say(host.instruction(for: path))
    }
    if !isNew { return .success }
    if hasIgnored {
      let path = FilePath.joined(folder, ignored)
      invocation.console.say("'\(path)' already exists; it should list the folder _site/")
    }
    let place = folder == "." ? "" : " --root \(folder.shellWord)"
    invocation.console.say(
      """
      Next, 'solidsite verify\(place)' runs the study, 'solidsite build\(place)' builds the site, and \
      'solidsite new \"Title\"\(place)' creates a study.
      """)
    return .success
  }

  /// Writes all files, or none if one can't be written, because a partial site would make the next attempt fail.
  private static func write(_ files: [NewFile]) throws {
    var written: [String] = []
    do {
      for file in files {
        let place = try OpenFolder(file.folder).descend(FilePath.folder(of: file.path), isCreating: true)
        try place.create(EntryName(FilePath.name(of: file.path)), file.bytes)
        written.append(file.place)
      }
    } catch {
      for path in written { try? FileSystem.remove(path) }
      throw error
    }
  }

  /// Returns the values of the options, and defaults for the others.
  private static func answers(_ arguments: Arguments) throws(UsageError) -> StarterAnswers {
    var answers = StarterAnswers()
    if let given = arguments.value(of: title) {
      if given.allSatisfy(\.isWhitespace) { throw UsageError("Option '--title' needs a title", command: "init") }
      if !given.isWritable {
        throw UsageError(
          "Option '--title' must not contain control characters or ones that reorder text", command: "init")
      }
      answers.title = given
    }
    if let given = arguments.value(of: language) {
      let known = StarterQuestions.knownLanguages()
      guard let tag = known.first(where: { $0.lowercased() == given.lowercased() }) else {
        let list = known.quotedList
        let nearest = LanguageWords.tag(of: given).flatMap { known.contains($0) ? $0 : nil }
        throw UsageError(
          "Option '--language' must be one of \(list), not '\(given)'" + .didYouMean(nearest), command: "init")
      }
      answers.language = tag
    }
    answers.host = arguments.value(of: host).flatMap(ContinuousIntegration.init)
    return answers
  }

  /// Asks on a terminal for the values that no option gives.
  private static func completed(_ answers: StarterAnswers, _ invocation: Invocation) throws -> StarterAnswers {
    let arguments = invocation.arguments
    let isAsking =
      Terminal.isInputTerminal && Terminal.isScreen(.output) && !arguments.has(yes)
      && invocation.console.verbosity != .quiet
    if !isAsking { return answers }
    return try StarterQuestions(console: invocation.console, languages: StarterQuestions.knownLanguages()).answers(
      answers, asksTitle: !arguments.has(title), asksLanguage: !arguments.has(language), asksHost: !arguments.has(host))
  }

  /// Finds the repository around the site's folder, because hosts look for workflows only in its top folder.
  /// - Returns: the top folder, and the path of the site in it; without a repository, the site's folder and no path.
  private static func repository(of folder: String) throws -> (top: String, site: String) {
    let path = FilePath.joined(try FileSystem.workingFolder(), folder)
    let site = try FileSystem.resolved(path) ?? path
    guard let top = try RepositoryTop.around(site), let below = FilePath.relative(site, to: top) else {
      return (folder, "")
    }
    return (try SiteLocation.shown(top), below)
  }

  private static func containsSite(_ folder: String) throws -> Bool {
    try ["solidsite.yml", "Content"].contains { try FileStatus(of: FilePath.joined(folder, $0)) != nil }
  }

  private static func check(_ folder: String) throws {
    if folder.isEmpty { throw UsageError("Argument DIR must not be empty", command: "init") }
    let path = FilePath.joined(try FileSystem.workingFolder(), folder)
    try SiteLocation.checkIsNotPart(of: FileSystem.resolved(path) ?? path, isNew: true)
    try checkIsOutsideGit(path)
    if let there = try FileStatus(of: folder) {
      if there.kind != .folder { throw CommandFailure("'\(folder)' isn't a folder") }
      if try there.identity == FileStatus(of: "/")?.identity {
        throw CommandFailure("A site must be in its own folder; '\(folder)' is the root of the file system")
      }
    }
  }

  /// Throws an error for a folder in which git stores a repository.
  /// - Parameter path: an absolute path; the folder need not exist.
  private static func checkIsOutsideGit(_ path: String) throws {
    var outer: String?
    for folder in FilePath.folders(from: path) where outer == nil { outer = try FileSystem.resolved(folder) }
    let names = FilePath.names(on: path) + FilePath.names(on: outer ?? "")
    if names.contains(where: { $0.lowercased() == ".git" }) {
      throw CommandFailure("A site must not be inside '.git', which belongs to git")
    }
  }

  /// Throws an error if the file exists, or if a link is on its path.
  private static func checkIsFree(_ file: NewFile) throws {
    let names = FilePath.names(on: file.path)
    for count in 1..<names.count {
      let parent = FilePath.joined(file.folder, names.prefix(count).joined(separator: "/"))
      guard let kind = try FileStatus(of: parent, followingLinks: false)?.kind else { break }
      if kind != .folder {
        throw CommandFailure("'\(parent)' must be a folder and not a link, so nothing was written")
      }
    }
    if try FileStatus(of: file.place, followingLinks: false) != nil {
      throw CommandFailure("The file '\(file.place)' already exists, so nothing was written")
    }
  }
}

/// A file that `solidsite init` writes.
private struct NewFile {
  var folder: String
  /// The path below the folder.
  var path: String
  var bytes: [UInt8]

  var place: String { FilePath.joined(folder, path) }
}
