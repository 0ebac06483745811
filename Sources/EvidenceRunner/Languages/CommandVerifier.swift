import CaseStudyModel

/// Checks and runs code of a language by commands of the site, which get the files' paths after their own arguments.
struct CommandVerifier: ProgramBuilder {
  var workspace: Workspace
  /// The command that checks files; exit status 0 means that they are valid.
  var check: SiteCommand
  /// The command that runs a usage; `nil` if none is run.
  var running: SiteCommand?
  /// The command that runs a test; `nil` if none is run.
  var testing: SiteCommand?
  /// The file that runs tests.
  var prelude: CodeFile?
  // All tests of a side contain the same files.
  private let checked = SharedResults<[CodeFile], Compilation>()
  /// Keeps `python -m` from running a file of the study in place of the module that checks the study.
  private static let checkEnvironment = ["PYTHONSAFEPATH": "1"]

  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation {
    try await typecheck(sources.codeFiles)
  }

  /// Checks files together.
  func typecheck(_ files: [CodeFile]) async throws(ExecutionError) -> Compilation {
    try await checked.value(for: files) { () throws(ExecutionError) in
      let job = try workspace.makeJob(files)
      defer { RunFiles.remove(job.folder) }
      let names = files.map(\.path)
      let process = workspace.sandbox.confine(
        check.words + names, in: job, mounts: check.mounts, limits: .compiler, environment: Self.checkEnvironment)
      var compilation = Compilation(try await workspace.run(process), workspace: workspace)
      if compilation.end == .refused { compilation.messages = Self.messages(in: compilation.output, about: names) }
      return compilation
    }
  }

  /// Checks the files except a test's own block, whose functions are known only when it runs.
  func build(
    _ sources: ModuleSources, isUrgent: Bool, isMeasured: Bool
  ) async throws(ExecutionError) -> ProgramBuild {
    guard let main = sources.mainFile?.name, let command = sources.word == nil ? running : testing else {
      return (Compilation(end: .refused, messages: [], output: "No command runs it"), nil)
    }
    let lookalikes = sources.lookalikes
    if !lookalikes.isEmpty { return (Compilation(end: .refused, messages: lookalikes, output: ""), nil) }
    let compilation = try await typecheck(sources.word == nil ? sources : sources.withoutMain)
    if !compilation.isAccepted { return (compilation, nil) }
    var files = sources.codeFiles.map { CodeFile(path: "study/" + $0.path, text: $0.text) }
    for file in files where !file.isSafe { throw .unsafePath(file.path) }
    var arguments = command.words
    var mounts = command.mounts
    if sources.word != nil, let prelude {
      files.append(CodeFile(path: "prelude/" + prelude.path, text: prelude.text))
    }
    let job = try workspace.makeJob(files)
    if sources.word != nil, let prelude {
      let folder = Mount(folder: job.folder + "/prelude", place: "/prelude")
      arguments.append(workspace.sandbox.path(of: folder) + "/" + prelude.path)
      mounts.append(folder)
    }
    let start = Executable.Start(
      command: arguments + [main], folder: Mount(folder: job.folder + "/study", place: "/study"), mounts: mounts,
      input: sources.word.map { $0.text() + "\n" })
    return (compilation, Executable(job: job, start: start))
  }

  /// Finds the first place that a command names. The message is the last line that names an error, or else the last
  /// line with letters: node prints its version below the error, and lines of code above it.
  static func messages(in text: String, about files: [String]) -> [CompilerMessage] {
    let lines = text.split(separator: "\n")
    let places = lines.compactMap { NamedPlace.first(in: $0, of: files) }
    let error = lines.last { $0.prefix { $0.isLetter }.hasSuffix("Error") && $0.contains(": ") }
    guard let first = places.first, let last = error ?? lines.last(where: { $0.contains(where: \.isLetter) }) else {
      return []
    }
    var said = last.drop(while: \.isWhitespace)
    // A compiler prints place and message on one line.
    if let place = NamedPlace.first(in: last, of: files) {
      said = last[place.end...].drop { $0.isWhitespace || ":-,)".contains($0) }
    }
    return [
      .error(
        Message(verbatim: said.isEmpty ? last : said), in: first.file, line: first.line, column: first.column)
    ]
  }
}

extension ModuleSources {
  /// Errors at the places in a test where a name looks like `expect` but is a different name.
  fileprivate var lookalikes: [CompilerMessage] {
    guard word != nil, let main = mainFile else { return [] }
    return ReservedNames.lookalikePlaces(in: main.text).map { place in
      .error(ReservedNames.message(of: "expect"), in: main.name, line: place.line, column: place.column)
    }
  }
}
