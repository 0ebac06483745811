import Testing

@testable import ChangeLedger

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(arguments: [
    ("Sources/**/*.swift", "Sources/A.swift", true), ("Sources/**/*.swift", "Sources/App/Deep/A.swift", true),
    ("Sources/*.swift", "Sources/App/A.swift", false), ("Sources/*.swift", "Sources/A.swift", true),
    ("*.swift", "Sources/A.swift", false), ("**/*.swift", "A.swift", true), ("Sources", "Sources/App/A.swift", true),
    ("Sources/", "Sources/A.swift", true), ("Sources/A.swift", "Sources/A.swift", true),
    ("Sources/A.swift", "Sources/A.swift.txt", false), ("Sources/**", "Sources/A.swift", true),
    ("**", "a/b", true), ("a?c", "abc", true), ("a?c", "a/c", false), ("./a/b", "a/b", true), ("", "a", false),
    ("**/**/**/**/**/**/b", "a/a/a/a/a/a/a/a/a/a/a/a", false), ("*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaa", false),
    ("Ünï*", "Ünïcode", true), ("**/Models", "Sources/Models/A.swift", true),
    ("Sources/*", "Sources/App/A.swift", false),
  ])
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test func leavesOutWhatAPatternWithAnExclamationMarkMatches() {
    let patterns = PathPatterns(["Sources/**", "!**/Generated"])
    #expect(patterns.matches("Sources/A.swift"))
    #expect(!patterns.matches("Sources/Generated/A.swift"))
  }
}
