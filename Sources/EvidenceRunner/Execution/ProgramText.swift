import CaseStudyModel

/// The output of programs in its stored form: short, and the same for every run and machine.
package enum ProgramText {
  /// The number of bytes that are stored.
  static let limit = 4096

  /// Replaces addresses and removes the stack traces that the runtime adds to a trap.
  static func withoutAddresses(_ text: String) -> String {
    var lines: [String] = []
    var isTrace = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "Current stack trace:" {
        isTrace = true
      } else if isTrace, line.contains(" 0x"), line.first?.isNumber == true {
        continue
      } else {
        isTrace = false
        lines.append(withoutAddresses(inLine: line))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Writes `0x…` for each number of six hexadecimal digits or more.
  private static func withoutAddresses(inLine line: Substring) -> String {
    let parts = line.split(separator: "0x", omittingEmptySubsequences: false)
    guard let first = parts.first else { return "" }
    return parts.dropFirst().reduce(into: String(first)) { text, part in
      let digits = part.prefix { $0.isHexDigit }
      text += digits.count >= 6 ? "0x…" + part.dropFirst(digits.count) : "0x" + part
    }
  }

  /// Removes the paths of a workspace and of the compiler's driver, which differ from run to run.
  static func withoutPlaces(_ text: String, of workspace: Workspace) -> String {
    withoutWorkspace(withoutDriversFolder(text), workspace)
  }

  /// Removes the folder in which the compiler's driver makes object files, such as `/tmp/TemporaryDirectory.aBc123`.
  static func withoutDriversFolder(_ text: String) -> String {
    let parts = text.parts(dividedBy: "/TemporaryDirectory.")
    guard parts.count > 1 else { return text }
    return parts.enumerated().map { index, part in
      var part = part
      if index > 0 { part = part.drop { $0 != "/" && !$0.isWhitespace }.drop { $0 == "/" } }
      guard index < parts.count - 1 else { return String(part) }
      // Goes back to the start of the path that contains it.
      let start = part.utf8.lastIndex { $0.isASCIIWhitespace || "'\":,=(".utf8.contains($0) }
      return String(start.map { part[...$0] } ?? "")
    }.joined()
  }

  private static func withoutWorkspace(_ text: String, _ workspace: Workspace) -> String {
    text.parts(dividedBy: workspace.root + "/").enumerated().map { index, part in
      guard index > 0, part.hasPrefix("job-") else { return String(part) }
      return String(part.drop { $0 != "/" }.dropFirst())
    }.joined()
  }

  /// Cuts a long text at a character, and says so.
  package static func cut(_ text: String) -> String {
    if text.utf8.count <= limit { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while !text.unicodeScalars.indices.contains(end) { end = text.utf8.index(before: end) }
    return text[..<end] + notice
  }

  /// Returns whether a text was cut.
  static func isCut(_ text: String) -> Bool { text.hasSuffix(notice) }

  private static let notice = "\n… (cut after \(limit) bytes)\n"
}
