import CaseStudyModel
import Testing

@testable import SiteBuilder

struct ExerciseRequestTests {
  private func findings(naming title: String?, _ evidence: Evidence? = .sound()) -> [Diagnostic] {
    let study = CaseStudy.exercised { $0.frontMatter.exercise.request = title }
    return ExerciseRequest().diagnostics(for: .exercising(study, evidence))
  }

  @Test func acceptsARequestThatBothSidesMeet() {
    #expect(findings(naming: "Lorries") == [])
    #expect(findings(naming: nil) == [])
  }

  @Test func suggestsTheNearestTitle() throws {
    let finding = try #require(findings(naming: "Lories").first)
    #expect(
      finding.summary.description
        == "Key 'exercise' must name a change request of the study; there is no 'Lories'; did you mean 'Lorries'?")
    #expect(finding.severity == .error)
    #expect(finding.solutions.map(\.description) == ["replace 'Lories' with 'Lorries'"])
  }

  @Test func reportsARequestThatASideDoesNotMeet() {
    var evidence = Evidence.sound()
    evidence.requests[1].sides.before?.isMet = false
    #expect(
      findings(naming: "Lorries", evidence).map(\.summary.description) == [
        "Change request 'Lorries' of an exercise must be met on both sides, by one acceptance test"
      ])
    #expect(findings(naming: "Lorries", nil) == [])
  }
}
