import CaseStudyModel
import CaseStudyReader
import Testing

/// Sections about the old design that also show the new one.
struct OldSectionTests {
  private let fence = "```java\nclass A {}\n```\n\n"

  @Test(arguments: [
    "We can fix that with an interface:", "Para solucionar esse problema, criaremos uma classe abstrata:",
    "Чтобы исправить это, выделим интерфейс:", "解決するためには、インターフェースを定義します：",
  ])
  func aSentenceCanIntroduceTheNewDesignBelowAHeadingOfTheOldOne(_ sentence: String) throws {
    for heading in ["### Violation", "**Violation of SRP:**"] {
      let text = "\(heading)\n\n\(fence)It knows too much.\n\n\(sentence)\n\n\(fence)\(fence)"
      let study = try read("# Study\n\n## Single responsibility\n\n\(text)")
      #expect(study.article.snippets.map(\.side) == [.before, .after, .after])
    }
  }

  @Test(arguments: ["Each new shape changes it again:", "Suppose we have a second shape:", "It is used like this."])
  func otherSentencesStayWithTheOldDesign(_ sentence: String) throws {
    let text = "### Violation\n\n\(fence)\(sentence)\n\n\(fence)"
    let study = try read("# Study\n\n## Single responsibility\n\n\(text)")
    #expect(study.article.snippets.map(\.side) == [.before, .before])
  }

  @Test(arguments: ["Agora a classe depende de abstrações.", "Another approach:"])
  func aLabelCanIntroduceTheNewDesignToo(_ sentence: String) throws {
    let text = "### Violation\n\n\(fence)**Solution** with types of their own\n\n\(fence)\(sentence)\n\n\(fence)"
    let study = try read("# Study\n\n## Single responsibility\n\n\(text)")
    #expect(study.article.snippets.map(\.side) == [.before, .after, .after])
  }

  @Test func anotherTopicAfterALabelledSolutionReturnsToTheOldDesign() throws {
    let solution = "Corrected\n\n\(fence)The loop no longer violates it.\n\n"
    let text = "### Detecting violations\n\n\(fence)\(solution)> Null checks\n\n\(fence)"
    let study = try read("# Study\n\n## Liskov substitution\n\n\(text)")
    #expect(study.article.snippets.map(\.side) == [.before, .after, .before])
  }

  @Test func codeAboveAMarkedNewDesignIsTheOldDesign() throws {
    let text = "### Violation\n\n\(fence)We can fix it in three classes:\n\n\(fence)### Solution\n\n\(fence)"
    let study = try read("# Study\n\n## Single responsibility\n\n\(text)")
    #expect(study.article.snippets.map(\.side) == [.before, .before, .after])
  }
}
