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
    var steps = 0
    let answer = PathPattern(pattern).matches(path, steps: &steps)
    #expect(answer == isMatch)
  }

  @Test func leavesOutWhatAPatternWithAnExclamationMarkMatches() {
    var patterns = PathPatterns(["Sources/**", "!**/Generated"])
    let answers = ["Sources/A.swift", "Sources/Generated/A.swift"].map { patterns.matches($0) }
    #expect(answers == [true, false])
  }

  @Test func givesUpOnPatternsThatTakeTooManySteps() {
    var patterns = PathPatterns(["**/*" + String(repeating: "a", count: 100) + "b"], stepLimit: 10_000)
    let isMatched = patterns.matches(String(repeating: "a", count: 200))
    #expect(patterns.areExhausted)
    #expect(!isMatched)
  }
}
