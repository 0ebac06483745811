import CaseStudyModel
import CaseStudyReader
import Testing

/// Sentences that lead from the old design to the new one.
struct TurnTests {
  private let fence = "```java\nclass A {}\n```\n\n"

  private func sides(_ parts: [String], below heading: String = "## Open closed principle") throws -> [Side?] {
    let body = parts.map { $0.isEmpty ? fence : "\($0)\n\n" }.joined()
    return try read("# Study\n\n\(heading)\n\n\(body)").article.snippets.map(\.side)
  }

  @Test(arguments: [
    "To follow the principle, we can split this class.", "Para solucionar esto, separamos la clase.",
    "Чтобы исправить это, разделим класс.", "위 코드를 리팩토링하여 나눈다.", "Aby to naprawić, dzielimy klasę.",
    "Per risolvere, separiamo la classe.", "Để giải quyết, tách lớp.", "为了解决这个问题，拆分这个类。",
  ])
  func aRemedyBelowTheOnlyCodeMakesItTheOldDesign(_ text: String) throws {
    #expect(try sides(["Text.", "", text]) == [.before])
    #expect(try sides(["Text.", "", "It has a name."]) == [nil])
  }

  @Test func anExampleThatBeginsLikeASolutionIsTheOldDesignIfOneFollows() throws {
    let text = [
      "We can create an interface for all animals:", "", "Whales don't fly. The solution is to have three:", "",
    ]
    #expect(try sides(text) == [.before, .after])
    let criticised = ["We can create an interface for it:", "", "This violates the principle. Better to split it:", ""]
    #expect(try sides(criticised) == [.before, .after])
    #expect(try sides(["We can create an interface for all animals:", "", "It has a name."]) == [.after])
  }

  @Test func praiseAfterCriticismAnnouncesTheNewDesign() throws {
    let text = "For each shape, we have to modify it. An interface adds shapes without modifying the class."
    #expect(try sides(["Text.", "", text, "", "It has a name.", ""]).prefix(2) == [.before, .after])
  }

  @Test func criticismBetweenTwoNewDesignsIsAboutTheCodeBelow() throws {
    let parts = [
      "Text.", "", "To fix this:", "", "The method of a dog violates the principle.", "", "We refactored it:", "",
    ]
    #expect(try sides(parts) == [.before, .after, .before, .after])
  }

  @Test func praiseContinuesTheSolutionBelowAHeadingOfTheOldDesign() throws {
    let heading = "## Open closed principle\n\n### Violating the principle"
    let parts = [
      "Text.", "", "**Solution:** an interface", "", "Discounts are added without changing the service.", "",
    ]
    #expect(try sides(parts, below: heading) == [.before, .after, .after])
    let turn = ["Text.", "", "Each class now has a single responsibility without changing the others:", ""]
    #expect(try sides(turn, below: heading) == [.before, .after])
  }

  @Test(arguments: ["Problems:", "Problem: it does all of it.", "**Недостатки:**", "문제점", "問題点：", "**Vấn đề:** dài."])
  func aLabelForProblemsIsAboutTheCodeAbove(_ label: String) throws {
    #expect(try sides(["Text.", "", "\(label)\n\n1. It is long."]) == [.before])
    #expect(try sides(["Text.", "", "Problems that we know are elsewhere."]) == [nil])
  }

  @Test func aSentenceThatJudgesCodeByAPrincipleAssignsItsSectionToIt() throws {
    let parts = ["Text.", "", "This violates the single responsibility principle. To fix this:", ""]
    let study = try read("# Notes\n\n## Orders\n\n\(parts.map { $0.isEmpty ? fence : "\($0)\n\n" }.joined())")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
    #expect(study.article.snippets.map(\.principles) == [[.srp], [.srp]])
    #expect(try sides(["Text.", "", "This is hard to maintain. To fix this:", ""], below: "## Orders") == [nil, nil])
  }

  @Test func theStepsOfAWalkMayBeNamedAfterPrinciples() throws {
    let steps = "#### Single responsibility\n\nText.\n\n\(fence)Text.\n\n\(fence)#### Interface segregation\n\n\(fence)"
    let study = try read("# View\n\n### Before\n\n\(fence)### Another try\n\n\(steps)")
    #expect(study.article.snippets.map(\.side) == [.before, .after, .after, .after])
  }

  @Test(arguments: [
    ("Ta klasa narusza zasadę.", "Tworzymy interfejs:"), ("Questa classe viola il principio.", "Separiamo la classe:"),
    ("Masalahnya, kelas ini besar.", "Kita bisa memisahkan kelas:"), ("Клас порушує принцип.", "Створимо інтерфейс:"),
    ("Het probleem is de grootte.", "We maken een interface:"),
    ("Lớp này vi phạm nguyên lý này, vấn đề là nó dài.", "Tách thành hai lớp:"),
  ])
  func sentencesInMoreLanguagesJudgeAndAnnounce(_ verdict: String, _ turn: String) throws {
    #expect(try sides(["Text.", "", "\(verdict) \(turn)", ""]) == [.before, .after])
  }
}
