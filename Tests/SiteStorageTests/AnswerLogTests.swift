import CaseStudyModel
import Testing

@testable import SiteStorage

@Suite struct AnswerLogTests {
  private static let files = ["a.md": "a", "Content/b.md": "b", "Templates/x.mustache": "x"]

  /// Returns the answers after asking a source every kind of question.
  private func answers(of files: [String: String]) -> [BuildQuestion: UInt64]? {
    let log = AnswerLog(key: KeyedHash.Key(low: 1, high: 2))
    let source = RecordingContentSource(MemoryContentSource(files), named: "content", log: log)
    _ = try? source.listing()
    _ = try? source.paths(in: "Templates")
    for path in ["a.md", "Content/b.md", "missing.md"] { _ = try? source.read(path) }
    _ = try? source.readOwn(".solidsite/x.json")
    return log.answers
  }

  @Test(arguments: [
    ["a.md": "other"], ["new.md": ""], ["missing.md": ""], ["Templates/y.mustache": ""], [".solidsite/x.json": "{}"],
  ])
  func detectsEachChange(change: [String: String]) {
    #expect(answers(of: Self.files) == answers(of: Self.files))
    #expect(answers(of: Self.files) != answers(of: Self.files.merging(change) { $1 }))
  }

  @Test(arguments: ["a.md", "Content/b.md", "Templates/x.mustache"])
  func detectsEachRemoval(path: String) {
    #expect(answers(of: Self.files) != answers(of: Self.files.filter { $0.key != path }))
  }

  @Test func repeatsLoggedQuestions() throws {
    let first = try #require(answers(of: Self.files))
    let log = AnswerLog(key: KeyedHash.Key(low: 1, high: 2))
    let source = RecordingContentSource(MemoryContentSource(Self.files), named: "content", log: log)
    for question in first.keys { source.ask(try #require(question.words).dropFirst()) }
    #expect(log.answers == first)
  }

  @Test func isInvalidIfFilesChangeWhileTheyAreRead() throws {
    let log = AnswerLog()
    for text in ["a", "a", "b"] {
      _ = try RecordingContentSource(MemoryContentSource(["a.md": text]), named: "content", log: log).read("a.md")
      #expect((log.answers == nil) == (text == "b"))
    }
    log.note(BuildQuestion(["x"]), 1)
    #expect(log.answers == nil)
  }

  @Test(arguments: [
    [""], ["a", ""], ["", "a"], ["a b", "c"], ["a", "b c"], ["a\nb"], ["%", "%25"], ["\u{E9}"], ["e\u{301}"], ["/../x"],
  ])
  func keepsTheWordsOfAQuestion(words: [String]) throws {
    let question = BuildQuestion(words)
    #expect(!question.line.contains("\n"))
    let kept = try #require(BuildQuestion(line: question.line).words)
    #expect(kept.map { Array($0.utf8) } == words.map { Array($0.utf8) })
  }

  @Test func distinguishesQuestionsByTheBytesOfNames() {
    #expect(BuildQuestion(["\u{E9}"]) != BuildQuestion(["e\u{301}"]))
    #expect(BuildQuestion(line: "%zz").words == nil)
  }
}
