import CaseStudyModel
import Testing

struct StudyRegistrationTests {
  private typealias Count = StudyRegistration.Count

  private static let supported = PrincipleEvidence(score: nil, reasons: [.text("unusedMembers")]) { _ in true }

  private static func registration(tests: Count, requests: Count) -> StudyRegistration {
    StudyRegistration(
      before: "a", after: "b", parts: [.code: Count(all: 2, registered: 2), .tests: tests, .requests: requests])
  }

  @Test func limitsAVerdictToPartlyAndCountsWhatCameLate() {
    let late = Self.registration(
      tests: Count(all: 4, registered: 1), requests: Count(all: 3, registered: 3, removed: 2))
    let limited = Self.supported.limited(by: late, on: [.code, .tests, .requests])
    #expect(limited.verdict == .partly)
    #expect(limited.ifRegistered == .supported)
    let parts: [EvidencePhrase] = [
      .text("part.tests", ["found": .count(3), "all": .count(4)]), .text("part.removed", ["number": .count(2)]),
    ]
    #expect(limited.reasons.last == .text("unregistered", ["parts": .phrases(parts)]))
    #expect(limited.reasons.count == 2)
  }

  @Test func takesOnlyThePartsThatTheVerdictRestsOn() {
    let late = Self.registration(tests: Count(all: 1, registered: 1), requests: Count(all: 3, registered: 0))
    #expect(Self.supported.limited(by: late, on: [.code, .tests, .contracts]) == Self.supported)
  }

  @Test(arguments: StudyRegistration.Obstacle.allCases)
  func limitsAVerdictIfNothingCanBeShown(_ obstacle: StudyRegistration.Obstacle) {
    let limited = Self.supported.limited(by: StudyRegistration(obstacle: obstacle), on: [.code])
    #expect(limited.verdict == .partly)
    #expect(limited.reasons.last == .text("unregistered." + obstacle.rawValue))
  }

  @Test func restoresTheVerdictOnceEverythingIsRegistered() {
    let limited = Self.supported.limited(by: StudyRegistration(obstacle: .uncommitted), on: [.code])
    let again = limited.limited(by: StudyRegistration(obstacle: .shallow), on: [.code])
    #expect(again.reasons == [.text("unusedMembers"), .text("unregistered.shallow")])
    let whole = Self.registration(tests: Count(all: 1, registered: 1), requests: Count(all: 1, registered: 1))
    #expect(limited.limited(by: whole, on: [.code, .tests]) == Self.supported)
  }

  @Test func leavesOtherVerdictsAlone() {
    for verdict in Verdict.allCases where verdict != .supported {
      let evidence = PrincipleEvidence(verdict: verdict, reasons: [])
      #expect(evidence.limited(by: StudyRegistration(obstacle: .shallow), on: [.code]) == evidence)
    }
  }
}
