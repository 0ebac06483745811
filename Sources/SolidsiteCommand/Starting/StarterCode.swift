/// A language of code in which `solidsite new` writes its example.
enum StarterCode: String, CaseIterable, Sendable {
  case swift
  case python
  case javascript

  /// The setting that `solidsite verify` needs to run the example; `nil` for Swift, which is built in.
  var verifier: VerifierSetting? {
    switch self {
    case .swift: nil
    case .python:
      VerifierSetting(
        language: rawValue, commands: "{check: [python3, -m, py_compile], run: [python3], test: [python3]}")
    case .javascript:
      // `node --check` looks at its first file only.
      VerifierSetting(
        language: rawValue,
        commands:
          "{check: [sh, -c, 'for file; do node --check \"$file\" || exit; done', sh], run: [node], test: [node]}")
    }
  }

  private var fileEnding: String {
    switch self {
    case .swift: ".swift"
    case .python: ".py"
    case .javascript: ".mjs"
    }
  }

  /// Returns the lines of a study without its blocks in other languages, each with the blank line after it.
  func lines(of study: [String]) -> [String] {
    var lines: [String] = []
    var isSkipping = false
    var followsSkipped = false
    for line in study {
      if isSkipping {
        isSkipping = line != "```"
        followsSkipped = !isSkipping
      } else if line.hasPrefix("```"), line != "```", !isOwn(line.dropFirst(3).split(separator: " ").map(String.init)) {
        isSkipping = true
      } else {
        if !followsSkipped || !line.isEmpty { lines.append(line) }
        followsSkipped = false
      }
    }
    return lines
  }

  /// Returns whether an info string is of this language, or of a patch of one of its files.
  private func isOwn(_ words: [String]) -> Bool {
    words.first == rawValue || words.first == "diff" && words.dropFirst().contains { $0.hasSuffix(fileEnding) }
  }
}
