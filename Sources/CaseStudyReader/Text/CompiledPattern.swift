import Synchronization

/// A regular expression that is compiled once, at its first match, and shared by all threads.
///
/// A regular expression inside a function is compiled at each call, which takes ten times as long as matching a line.
struct CompiledPattern<Output: Sendable>: ~Copyable, Sendable {
  private let regex: Mutex<Regex<Output>>

  /// Creates a pattern from a regular expression that is used nowhere else.
  init(_ regex: consuming sending Regex<Output>) { self.regex = Mutex(regex) }

  /// Returns the first match in a text and its groups.
  func firstMatch(in text: some StringProtocol) -> Output? {
    regex.withLock { Substring(text).firstMatch(of: $0)?.output }
  }

  /// Returns all matches in a text and their groups, in order.
  func matches(in text: Substring) -> [Output] { regex.withLock { text.matches(of: $0).map(\.output) } }

  /// Returns the range of the first match in a text.
  func firstRange(in text: Substring) -> Range<String.Index>? {
    regex.withLock { text.firstMatch(of: $0)?.range }
  }

  /// Returns the match at the start of a text and its groups.
  func prefixMatch(in text: some StringProtocol) -> Output? {
    regex.withLock { Substring(text).prefixMatch(of: $0)?.output }
  }

  /// Returns a text without the pattern's matches.
  func removingMatches(from text: String) -> String { regex.withLock { text.replacing($0, with: "") } }
}
