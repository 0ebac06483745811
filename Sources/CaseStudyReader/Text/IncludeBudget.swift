import CaseStudyModel

/// A count of the bytes that the fences of one study include, held to limits.
///
/// A fence of thirty bytes can take a file of megabytes, and a study may have thousands of them, so that a small text could
/// fill the memory.
struct IncludeBudget {
  /// The bytes of code that the fences of a study may take together: some 100,000 lines, where the longest studies have 1,000.
  static let largestCode = 4 << 20
  /// The bytes of the files that they may name together.
  static let largestReading = 64 << 20

  private var codeBytes = 0
  private var readBytes = 0
  /// Whether a fence has gone beyond a limit, so that no further one is read.
  private(set) var isSpent = false

  /// Counts a file that is read for a fence.
  /// - Returns: what to report where it is one too many.
  mutating func count(file bytes: Int, at range: SourceRange) -> Diagnostic? {
    readBytes += bytes
    return readBytes > Self.largestReading ? spend("look through", Self.largestReading, at: range) : nil
  }

  /// Counts code that a fence takes.
  /// - Returns: what to report where it is too much.
  mutating func count(code bytes: Int, at range: SourceRange) -> Diagnostic? {
    codeBytes += bytes
    return codeBytes > Self.largestCode ? spend("include", Self.largestCode, at: range) : nil
  }

  private mutating func spend(_ verb: String, _ limit: Int, at range: SourceRange) -> Diagnostic {
    isSpent = true
    return Diagnostic(
      "IncludesTooLarge", .error, "The fences of a study must \(verb) at most \(limit >> 20) MB of files", at: range,
      explanation: "This fence and those below it include nothing",
      solutions: ["include a region of the file", "link to the file"])
  }
}
