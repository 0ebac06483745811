import CaseStudyModel

/// Checks code of a language by a command of the site: it is in order if the command, given the files, ends with success.
struct CommandChecker: CodeChecker {
  var workspace: Workspace
  /// The program and its arguments, before the files' paths.
  var command: [String]

  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation {
    let job = try workspace.makeJob(sources.codeFiles)
    defer { FileTree.remove(job.folder) }
    let names = sources.files.map(\.name)
    let process = workspace.sandbox.confine(command + names, in: job, mounts: [], limits: .compiler)
    let result = try await workspace.run(process)
    var compilation = Compilation(result, workspace: workspace)
    if compilation.end == .refused { compilation.messages = Self.messages(in: compilation.output, about: names) }
    return compilation
  }

  /// Finds the first place that a command names, in any common form: `a.c:3:1:`, `a.ts(3,5):`, `File "a.py", line 3`. The last
  /// line with letters is the message.
  static func messages(in text: String, about files: [String]) -> [CompilerMessage] {
    let lines = text.split(separator: "\n")
    // A longer name may end with a shorter one.
    let files = files.sorted { $1.count < $0.count }
    let places = lines.compactMap { line in files.lazy.compactMap { place(in: line, of: $0) }.first }
    guard let first = places.first, let last = lines.last(where: { $0.contains(where: \.isLetter) }) else { return [] }
    let said = Message(verbatim: last.drop(while: \.isWhitespace))
    return [
      CompilerMessage(file: first.file, line: first.line, column: first.column, severity: .error, message: said)
    ]
  }

  private static func place(in text: Substring, of file: String) -> (file: String, line: Int, column: Int)? {
    guard let range = text.firstRange(of: file) else { return nil }
    var rest = text[range.upperBound...].drop { "\":,( ".contains($0) }
    if rest.hasPrefix("line ") { rest = rest.dropFirst("line ".count) }
    let line = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(line) else { return nil }
    let column = rest[line.endIndex...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    return (file, number, Int(column) ?? 1)
  }
}
