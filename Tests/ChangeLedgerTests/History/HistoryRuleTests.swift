import Testing

@testable import ChangeLedger

@Suite("Commits that don't count as changes")
struct HistoryRuleTests {
  @Test(arguments: [
    ("dependabot[bot]", "49699333+dependabot[bot]@users.noreply.github.com"), ("Renovate", "x@example.org"),
    ("snyk-bot", "x@example.org"), ("Someone", "release-bot@example.org"), ("bot", "x@example.org"),
    ("pre-commit-ci[bot]", ""), ("GitHub Actions", ""), ("bot_builder", ""), ("x", "bot@example.org"),
    ("x", "41898282+github-actions[bot]@users.noreply.github.com"),
  ])
  func knowsPrograms(name: String, address: String) {
    #expect(BotAuthor.isBot(name: name, address: address))
  }

  @Test(arguments: [
    ("Jan Bot", "jan@example.org"), ("Abbot", "abbot@example.org"), ("Robotics Team", "robot@example.org"),
    ("", ""), ("Ada", "ada@dependabot.example.org"), ("robot", ""), ("Ci Wong", "ci.wong@example.org"),
    ("a-bottle", "x@example.org"), ("Travis", "travis@example.org"),
  ])
  func neverTreatsAPersonAsAProgram(name: String, address: String) {
    #expect(!BotAuthor.isBot(name: name, address: address))
  }

  @Test(
    arguments: [
      ("fix a leak", 3, 10, 4, nil), ("fix a leak", 3, 10, 0, .whiteSpace), ("move files", 3, 0, 0, nil),
      ("fix a leak", 21, 10, 4, .sweep), ("fix a leak", 20, 10, 4, nil), ("Run SwiftFormat", 10, 10, 4, .formatting),
      ("fix formatting of dates", 9, 10, 4, nil),
    ] as [(String, Int, Int, Int, LeftOutCommit.Reason?)])
  func knowsSweeps(subject: String, files: Int, lines: Int, besideSpace: Int, reason: LeftOutCommit.Reason?) {
    let rule = FormattingSweep(fileLimit: 20)
    #expect(
      rule.reason(hash: "a", subject: subject, files: files, lines: lines, linesBesideSpace: besideSpace) == reason)
  }

  @Test func readsTheRevisionsThatBlameIgnores() {
    let (first, second) = (String(repeating: "a", count: 40), String(repeating: "B", count: 40))
    let text =
      "# formatting\n\n\(first)  # 2020\r\n \(second)\nabc\n#\(first)\n"
      + "not a hash of forty characters, by far!!\n"
    #expect(FormattingSweep.revisions(in: text) == [first, second.lowercased()])
    let rule = FormattingSweep(ignored: [first], fileLimit: 9)
    #expect(rule.reason(hash: first, subject: "", files: 1, lines: 1, linesBesideSpace: 1) == .ignoredRevision)
  }

  @Test(arguments: [
    (HistoryWindow.months(1), 2_629_746, true), (.months(1), -2_629_746, true), (.months(1), 2_629_747, false),
    (.months(1), -2_629_747, false), (.changes(3), .max, true), (.months(.max), 5, true), (.months(1), .min, false),
  ])
  func tellsWhetherAMomentIsInTheWindow(window: HistoryWindow, seconds: Int, isInside: Bool) {
    #expect(window.contains(seconds, around: 0) == isInside)
    #expect(HistoryWindow.months(1).contains(.min, around: .max) == false)
  }
}
