import CaseStudyModel
import SiteBuilder
import SiteStorage
import SystemFiles

/// `solidsite new`: creates a study with sections to fill in.
struct NewCommand: Subcommand {
  private static let principles = OptionSpecification(
    "principles", taking: .value(placeholder: "IDS"), isList: true,
    "the principles that it illustrates, such as ocp,dip")

  private static let code = OptionSpecification(
    "code", taking: .value(placeholder: "LANGUAGE", choices: StarterCode.allCases.map(\.rawValue)),
    "the language of the example code (default: swift)")

  private static let from = OptionSpecification(
    "from", taking: .value(placeholder: "BEFORE..AFTER"), "draft the study from a refactoring in the repository")
  private static let request = OptionSpecification(
    "request", taking: .value(placeholder: "BRANCH"), isRepeatable: true,
    "with --from, a change request that starts from one of the sides")

  var specification: CommandSpecification {
    CommandSpecification(
      "new", "create a study with sections to fill in",
      discussion: """
        The example code builds without warnings, and 'solidsite verify' runs it; replace it with your own. If the
        example code isn't Swift, the commands that run it are added to the site's settings.
        With --from, the study is drafted from git: the title from the merge or the branch, the files whose code
        changed, a step for each commit, and roles guessed from imports. Its code stays in the commits. Where only
        the author knows the answer, the draft asks. A single commit is compared with its first parent.
        """,
      operands: [OperandSpecification("TITLE", isPhrase: true, "the study's title; needed without --from")],
      options: [Self.principles, Self.code, Self.from, Self.request, .root])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let arguments = invocation.arguments
    try Self.check(arguments)
    let given = arguments.operands.first
    let range = arguments.value(of: Self.from)
    let root = arguments.value(of: .root) ?? "."
    let paths = try DiskContentSource(root: root).paths()
    let hasSite = paths.contains { $0 == "solidsite.yml" || $0.hasPrefix("Content/") }
    if !hasSite { try Self.checkMayBeSite(root, arguments) }
    let principles = try Self.principles(arguments.value(of: Self.principles) ?? "", of: paths)
    var draft: StudyDraft?
    if let range {
      let drafting = try StudyDrafting(root: root, range: range, branches: arguments.values(of: Self.request))
      draft = try await Interruption.guarding { try await drafting.draft(title: given, principles: principles) }
    }
    let title = draft?.title ?? given ?? ""
    guard let slug = TitleSlug.slug(for: title) else {
      throw UsageError("Title '\(title)' has no letter or digit to name a file after", command: "new")
    }
    let path = FilePath.joined(root, "Content/case-studies/\(slug).md")
    try Self.checkIsFree(path, FilePath.joined(root, "Content/case-studies/\(slug)"))
    let code = arguments.value(of: Self.code).flatMap(StarterCode.init) ?? .swift
    let folder = try SiteFile("Content/case-studies", in: root)
    let setting = draft == nil ? code.verifier : nil
    let outcome = try setting?.add(toSiteIn: root)
    try folder.opened(isCreating: true)
      .create(
        EntryName("\(slug).md"),
        draft.map { Array($0.text.utf8) }
          ?? StarterFiles.study(title: title, principles: principles, code: code))
    try invocation.console.output(path + "\n")
    if !hasSite {
      invocation.console.say(
        "'\(root)' is a site now: 'solidsite build' builds its 'Content' folder, and nothing else.")
    }
    if let setting, let outcome { Self.say(outcome, of: setting, slug, root: root, on: invocation.console) }
    return .success
  }

  /// Checks that the options and the title go together.
  private static func check(_ arguments: Arguments) throws(UsageError) {
    let title = arguments.operands.first
    let isFromCommits = arguments.has(from)
    if !isFromCommits, arguments.has(request) {
      throw UsageError("Option '--request' needs '--from' too", command: "new")
    }
    let branches = arguments.values(of: request)
    if let twice = branches.enumerated().first(where: { branches[..<$0.offset].contains($0.element) }) {
      throw UsageError("Option '--\(request.name)' names '\(twice.element)' twice", command: "new")
    }
    if isFromCommits, arguments.has(code) {
      throw UsageError("Option '--code' can't be combined with '--from', which takes code from commits", command: "new")
    }
    if !isFromCommits, title == nil { throw UsageError("Argument TITLE is missing", command: "new") }
    if let title, !title.isWritable {
      throw UsageError("Argument TITLE must not contain control characters or ones that reorder text", command: "new")
    }
    if let title, SitePath.isMarkdown(title) {
      throw UsageError("Argument TITLE must be a title such as 'Parking fees', not the file '\(title)'", command: "new")
    }
  }

  /// Checks that a folder without a site may become one: a draft from commits is the first study of its repository's
  /// site.
  private static func checkMayBeSite(_ root: String, _ arguments: Arguments) throws {
    if let folder = try FileSystem.resolved(root) {
      try SiteLocation.checkIsNotPart(of: folder, isOperand: arguments.has(.root))
    }
    try SiteLocation.checkIsNotAbove(root)
    if !arguments.has(from) { throw CommandFailure("There is no site in '\(root)'; 'solidsite init' creates one") }
  }

  /// Checks that there is no study yet, neither as a file nor as a folder.
  private static func checkIsFree(_ file: String, _ folder: String) throws {
    for other in [file, folder] where try FileStatus(of: other, followingLinks: false) != nil {
      throw CommandFailure("A study '\(other)' already exists; give the new one another title")
    }
  }

  /// Prints how to run the example, and which settings it needs that the site doesn't have.
  private static func say(
    _ outcome: VerifierSetting.Outcome, of setting: VerifierSetting, _ slug: String, root: String, on console: Console
  ) {
    let settings = FilePath.joined(root, VerifierSetting.path)
    switch outcome {
    case .present: break
    case .added: console.say("Added the commands for '\(setting.language)' to '\(settings)'")
    case .left: console.say("Add '\(setting.entry)' below 'verifiers' in '\(settings)', which wasn't changed")
    }
    let place = root == "." ? "" : " --root \(root.shellWord)"
    console.say("'solidsite verify \(slug) --allow-commands\(place)' runs the study.")
  }

  /// Parses a list of principles, which the site or SOLID must define.
  private static func principles(_ list: String, of paths: [String]) throws(UsageError) -> [String] {
    let known = Principle.builtIn.map(\.id.rawValue) + paths.compactMap(definedPrinciple)
    var ids: [String] = []
    for word in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      let id = word.lowercased()
      if !known.contains(id) {
        let nearest = nearestName(to: id, among: known)
        throw UsageError("Principle '\(word)' isn't defined" + .didYouMean(nearest), command: "new")
      }
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Returns the principle that a file defines: that of the file's name, or for an index file that of its folder.
  private static func definedPrinciple(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.starts(with: ["Content", "principles"]), SitePath.isMarkdown(path) else { return nil }
    let stem = SitePath.stem(of: path)
    switch parts.count {
    case 3: return Slug.words(of: stem)
    case 4 where stem == "index": return Slug.words(of: String(parts[2]))
    default: return nil
    }
  }
}
