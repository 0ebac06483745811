import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The exercise of a study")
struct ExerciseTests {
  @Test func needsEvidenceOfTheStudyAsItIs() {
    #expect(Site.exercising().exercise != nil)
    #expect(Site.exercising(evidence: nil).exercise == nil)
    #expect(Site.exercising(isStale: true).exercise == nil)
  }

  @Test func needsSidesThatCompileAndPass() {
    var evidence = Evidence.sound()
    evidence.sides.after?.isCompiled = false
    #expect(Site.exercising(evidence: evidence).exercise == nil)
    evidence = .sound()
    evidence.sides.before?.runs[0].outcome = .failed
    #expect(Site.exercising(evidence: evidence).exercise == nil)
  }

  @Test func isAboutTheFirstFavouredRequestThatBothSidesMeetByOneTest() {
    var evidence = Evidence.sound()
    #expect(Site.exercising(evidence: evidence).exercise?.request.title == "Bikes")
    evidence.requests[0].sides.after?.isMet = false
    #expect(Site.exercising(evidence: evidence).exercise?.request.title == "Lorries")
    evidence.requests[1].isTestShared = false
    #expect(Site.exercising(evidence: evidence).exercise == nil)
  }

  @Test func prefersARequestWhoseTestCompilesUnsolved() {
    var evidence = Evidence.sound(unchanged: .notCompiled)
    #expect(Site.exercising(evidence: evidence).exercise?.request.title == "Bikes")
    evidence.requests[1].sides.before?.acceptances[0].unchanged = .failed
    #expect(Site.exercising(evidence: evidence).exercise?.request.title == "Lorries")
  }

  @Test func isAboutTheRequestThatTheAuthorNames() {
    let study = CaseStudy.exercised { $0.frontMatter.exercise.request = "Free" }
    #expect(Site.exercising(study).exercise?.request.title == "Free")
  }

  @Test func isNotMadeOfEvidenceWithOtherRequests() {
    var evidence = Evidence.sound()
    evidence.requests.removeLast()
    #expect(Site.exercising(evidence: evidence).exercise == nil)
  }

  @Test(arguments: ["Kit": true, "Kit\"),": false, "Größe": false].sorted { $0.key < $1.key })
  func rejectsStandInsWhoseNamesAreCode(module: String, isAccepted: Bool) {
    let file = SourceFile(path: "Content/modules/\(module)/A.swift", bytes: [])
    #expect((Site.exercising(standIns: [file]).exercise != nil) == isAccepted)
  }
}

extension Site {
  fileprivate static func exercising(evidence: Evidence?) -> Site { exercising(.exercised(), evidence) }
}
