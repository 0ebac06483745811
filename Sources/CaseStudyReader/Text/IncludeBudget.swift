import CaseStudyModel

/// A running total of the bytes that one study's fences include, with limits.
///
/// A fence of thirty bytes can include megabytes, and a study may have thousands of fences, so a small file could
/// exhaust the memory.
struct IncludeBudget {
  /// The maximum size of all included code in bytes: about 100,000 lines; the longest studies have 1,000.
  static let largestCode = 4 << 20
  /// The maximum size of all files read for it, in bytes.
  static let largestReading = 64 << 20

  private var codeBytes = 0
  private var readBytes = 0
  /// Whether a limit has been exceeded, so that no more files are read.
  private(set) var isSpent = false

  /// Counts a file read for a fence.
  /// - Returns: a diagnostic if the limit is exceeded.
  mutating func count(file bytes: Int, at range: SourceRange) -> Diagnostic? {
    readBytes += bytes
    guard readBytes > Self.largestReading else { return nil }
    return spend("The fences of a study must read at most \(Self.largestReading >> 20) MB of files", at: range)
  }

  /// Counts code included by a fence.
  /// - Returns: a diagnostic if the limit is exceeded.
  mutating func count(code bytes: Int, at range: SourceRange) -> Diagnostic? {
    codeBytes += bytes
    guard codeBytes > Self.largestCode else { return nil }
    return spend("The fences of a study must include at most \(Self.largestCode >> 20) MB of code", at: range)
  }

  private mutating func spend(_ summary: Message, at range: SourceRange) -> Diagnostic {
    isSpent = true
    return Diagnostic(
      "IncludesTooLarge", .error, summary, at: range,
      explanation: "This fence and the ones after it include nothing",
      solutions: ["include a region of the file", "link to the file"])
  }
}
