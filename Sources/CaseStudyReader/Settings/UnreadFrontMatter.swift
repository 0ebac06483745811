import CaseStudyModel

/// Settings at the start of a file that aren't read, because they have the wrong fences or the wrong format.
struct UnreadFrontMatter {
  private let id: String
  private let summary: Message
  private let line: Int
  private let length: Int
  private let fixes: [Message]
  /// The text that replaces the line.
  private let replacement: String?

  /// The number of lines in which a fence is searched for.
  private static let lineLimit = 100

  /// Finds such settings; `nil` for a file that begins with text.
  /// - Parameter names: the known keys.
  init?(_ text: SourceText, names: Set<String>) {
    let lines = text.bytes.prefix(64 << 10).split(
      separator: UInt8(ascii: "\n"), maxSplits: Self.lineLimit, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self).trimmingSpaces() }
    func isKnown(_ line: Int) -> Bool {
      guard lines.indices.contains(line) else { return false }
      return names.contains(lines[line].prefix { $0 != ":" && $0 != "=" }.trimmingSpaces())
    }
    let blank = lines.prefix { $0.isEmpty }.count
    guard blank < lines.count else { return nil }
    let first = lines[blank]
    switch first {
    case "---" where blank == 0 && isKnown(1):
      // A fence of another length is the likeliest end.
      let end = lines.indices.dropFirst().first { lines[$0].count > 1 && lines[$0].allSatisfy { $0 == "-" } }
      self.init(
        "UnclosedFrontMatter", "Front matter must be closed by a '---' line", line: (end ?? 0) + 1,
        length: end.map { lines[$0].utf8.count } ?? 0,
        fixes: [end.map { "replace '\(lines[$0])' with '---'" } ?? "add '---' below the last key"],
        replacement: end == nil ? nil : "---")
    case "---" where isKnown(blank + 1):
      self.init(
        "UnreadFrontMatter", "Front matter must begin on the first line", line: blank + 1, length: 3,
        fixes: ["remove the lines above it"], replacement: nil)
    case "+++" where isKnown(blank + 1):
      self.init(
        "UnreadFrontMatter", "Front matter must be YAML between '---' lines, not TOML between '+++' lines",
        line: blank + 1, length: 3, fixes: ["write 'key: value' between two '---' lines"], replacement: nil)
    case "{" where lines.dropFirst(blank + 1).first?.hasPrefix("\"") == true && lines[blank + 1].contains("\":"):
      self.init(
        "UnreadFrontMatter", "Front matter must be YAML between '---' lines, not JSON", line: blank + 1, length: 1,
        fixes: ["put it between two '---' lines"], replacement: nil)
    case _ where first.count != 3 && first.count > 1 && first.allSatisfy { $0 == "-" } && isKnown(blank + 1):
      self.init(
        "UnreadFrontMatter", "Front matter must begin with a '---' line, not '\(first)'", line: blank + 1,
        length: first.utf8.count, fixes: ["replace '\(first)' with '---'"], replacement: "---")
    default: return nil
    }
  }

  private init(
    _ id: String, _ summary: Message, line: Int, length: Int, fixes: [Message], replacement: String?
  ) {
    self.id = id
    self.summary = summary
    self.line = line
    self.length = length
    self.fixes = fixes
    self.replacement = replacement
  }

  /// Returns the diagnostic.
  func diagnostic(_ severity: Severity, in path: String) -> Diagnostic {
    let range = SourceRange(
      path: path, start: SourcePosition(line: line), end: SourcePosition(line: line, column: length + 1))
    let edits = replacement.map { [Fix.Replacement(range, with: $0)] } ?? []
    return Diagnostic(
      id, severity, summary, at: range, solutions: fixes,
      fixes: edits.isEmpty ? [] : fixes.map { Fix($0, edits, isSafe: true) })
  }
}
