import CaseStudyModel
import Testing

@Suite("The texts of commands")
struct LanguageCommandsTests {
  @Test func areTheWordsOfPlainCommands() {
    let commands = LanguageCommands(
      check: ["ruby", "-c"], run: ["ruby"], test: ["ruby", "-w"], prelude: "Content/prelude.rb")
    #expect(commands.description == "ruby -c, programs by ruby, tests by ruby -w, prelude Content/prelude.rb")
  }

  @Test(arguments: [
    (["sh", "-c", "a", "b"], "sh -c a b"), (["sh", "-c", "a b"], "sh -c 'a b'"), (["sh", ""], "sh ''"),
    (["sh", "-c", "a\nb"], "sh -c 'a\nb'"), (["sh", "it's"], "sh 'it'\\''s'"), (["sh", "\"a\""], "sh '\"a\"'"),
  ])
  func quoteWordsThatCouldBeSeveral(command: [String], text: String) {
    #expect(LanguageCommands.name(of: command) == text)
  }

  @Test func keepHashesOfLongCommandsApart() {
    let words = Array(repeating: "word", count: 30)
    let names = [["sh"] + words, ["sh", words.joined(separator: " ")]].map { LanguageCommands.name(of: $0) }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.hasPrefix("sh ") && $0.utf8.count < 80 })
  }
}
