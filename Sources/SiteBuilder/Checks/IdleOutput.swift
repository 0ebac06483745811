import CaseStudyModel
import CodeStructure

/// An output block must follow the program that prints it.
struct IdleOutput: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "An output block must follow a program, to be compared with what it prints",
      text: """
        A block with the word 'usage' is a program of its side. Output that follows no program is shown as it is, and \
        nothing checks it. Give other listings the language 'text'.
        """,
      example: """
        ```swift usage
        print(1 + 1)
        ```
        ```output
        2
        ```
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let article = study.article
    let snippets = article.snippets
    let idle = snippets.indices.filter { index in
      snippets[index].role == .output && (index == 0 || ![.usage, .output].contains(snippets[index - 1].role))
    }.map { index in
      Diagnostic(
        id, .information, "An output block must follow a program, to be compared with what it prints",
        at: article.place(of: snippets[index]),
        solutions: ["add the word 'usage' to the block above", "write 'text' in place of 'output'"])
    }
    let runs = zip(snippets, snippets.dropFirst()).filter { $0.role == .usage && $1.role == .output }
    return idle + unmarkedOutputs(in: article) + outputsOfOtherSides(runs, in: article)
      + emptyOutputs(runs, in: article) + repeatedOutputs(in: article) + commandsInOutputs(runs, in: article)
  }

  /// A program, and the block of output right after it.
  private typealias Run = (program: Snippet, output: Snippet)

  /// Reports output that begins with the command by which its author ran the program.
  private func commandsInOutputs(_ runs: [Run], in article: Article) -> [Diagnostic] {
    runs.compactMap { _, output in
      guard output.include == nil else { return nil }
      let words = output.code.prefix { !$0.isNewline }.split(separator: " ").prefix(2).map(String.init)
      guard words.count == 2, words[0] == "$" || words[0] == "%", Self.commands.contains(words[1]) else { return nil }
      return Diagnostic(
        id, .warning, "Output must not begin with the command that runs its program",
        at: article.place(line: output.codeLine), solutions: ["remove the line"])
    }
  }

  /// Reports blocks of output without a line below programs that call a function that prints.
  private func emptyOutputs(_ runs: [Run], in article: Article) -> [Diagnostic] {
    runs.filter { program, output in
      output.include == nil && output.code.allSatisfy(\.isWhitespace)
        && CodeTokens(program.code, in: program.language).texts.contains { ["print", "log"].contains($0) }
    }.map { _, output in
      Diagnostic(
        id, .warning, "A block of output must have the lines that its program prints", at: article.place(of: output),
        solutions: ["write the lines, or let 'solidsite verify --update' write them"])
    }
  }

  /// Reports the second of two blocks of output below a program, because only the first is compared.
  private func repeatedOutputs(in article: Article) -> [Diagnostic] {
    let snippets = article.snippets
    return snippets.indices.dropFirst(2).filter { index in
      snippets[index].role == .output && snippets[index - 1].role == .output && snippets[index - 2].role == .usage
    }.map { index in
      Diagnostic(
        id, .warning, "A program must have only one block of output; this one isn't compared with what it prints",
        at: article.place(of: snippets[index]),
        solutions: ["put all lines into one block", "write 'text' in place of 'output'"])
    }
  }

  /// Reports output that names a different side from its program.
  private func outputsOfOtherSides(_ runs: [Run], in article: Article) -> [Diagnostic] {
    runs.compactMap { program, output in
      guard let side = program.side, let other = output.side, side != other else { return nil }
      return Diagnostic(
        id, .warning, "Output must be on its program's side, '\(side.rawValue)', not '\(other.rawValue)'",
        at: article.place(of: output), solutions: ["remove '\(other.rawValue)' from the block of output"])
    }
  }

  /// Reports plain text right below a program, which is most likely its output.
  private func unmarkedOutputs(in article: Article) -> [Diagnostic] {
    zip(article.snippets, article.snippets.dropFirst()).filter { program, text in
      let end = program.codeLine + (program.include == nil ? program.lineCount : 0)
      guard program.role == .usage, text.role == .source, text.file == nil, !text.isIgnored,
        (0...2).contains(text.line - end)
      else { return false }
      guard let language = text.language?.rawValue else { return true }
      return Self.plain.contains(language) || Self.shells.contains(language) && Self.isOutput(text)
    }.map { _, text in
      let (written, output) = (text.language?.rawValue, "output")
      let isPlain = written.map(Self.plain.contains) ?? false
      return Diagnostic(
        id, .warning, "A block right below a program must be 'output', to be compared with what it prints",
        at: article.place(of: text),
        solutions: [
          isPlain ? "replace '\(written ?? "")' with '\(output)'" : "write 'output' in place of a language"
        ])
    }
  }

  /// The languages of plain text that authors give to output.
  private static let plain: Set<String> = [
    "plain", "plaintext", "result", "results", "stdout", "terminal", "text", "txt",
  ]

  /// The shell languages, which authors also use for output.
  private static let shells: Set<String> = ["bash", "console", "fish", "powershell", "sh", "shell", "zsh"]

  /// The commands by which authors show how they run a program.
  private static let commands: Set<String> = [
    "bash", "bun", "cargo", "cat", "cd", "cp", "curl", "deno", "docker", "dotnet", "echo", "env", "export",
    "for", "gcc", "git", "go", "gradle", "if", "java", "javac", "kotlin", "ls", "make", "mkdir", "mvn", "node",
    "npm", "npx", "php", "pip", "pnpm", "pytest", "python", "python3", "rm", "ruby", "set", "sh", "solidsite",
    "source", "sudo", "swift", "swiftc", "time", "tsc", "uv", "while", "xcrun", "yarn",
  ]

  /// Returns whether a block in a shell's language has no command, so that it must be output.
  private static func isOutput(_ shell: Snippet) -> Bool {
    let lines = shell.code.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first?.split(separator: " ").first else { return false }
    // The line may begin with a prompt, a comment or a path, or set a variable.
    return !["$", "%", ">", "#", ".", "/", "~"].contains(first.first) && !first.contains("=")
      && !commands.contains(String(first))
  }
}
