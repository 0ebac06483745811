import CaseStudyModel

/// The contents of a fence that names no language: it may hold code, and as well output, a drawing, a command or prose.
struct UntaggedText {
  let text: String

  /// Whether it holds no code: a tree of files, a drawing, commands or plain sentences.
  var isNoCode: Bool { isDrawing || isCommands || isProse }

  private var lines: [Substring] {
    text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
  }

  private var isDrawing: Bool {
    text.unicodeScalars.contains { (0x2500...0x257F).contains($0.value) || $0 == "→" }
  }

  private var isCommands: Bool {
    let commands = ["$ ", "npm ", "npx ", "yarn ", "git ", "cd ", "go ", "swift ", "dotnet ", "python ", "java ", "pip "]
    return lines.allSatisfy { line in commands.contains { line.hasPrefix($0) } }
  }

  /// Sentences have none of the signs that nearly every second line of code has.
  private var isProse: Bool {
    let lines = lines
    return lines.count { Self.looksLikeCode($0) } * 5 < lines.count
  }

  private static func looksLikeCode(_ line: Substring) -> Bool {
    let trimmed = String(line).trimmingSpaces()
    let keywords = [
      "class ", "def ", "end", "func ", "fn ", "fun ", "import ", "interface ", "let ", "module ", "package ", "protocol ",
      "public ", "private ", "return ", "type ", "using ", "val ", "var ", "//", "#", "@", "/*",
    ]
    return trimmed.contains { "{};=".contains($0) } || trimmed.contains("()") || trimmed.contains("->")
      || trimmed.hasSuffix(")") || keywords.contains { trimmed.hasPrefix($0) }
  }
}
