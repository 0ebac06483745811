import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Types that still do most of what a divided type did.
struct KeptWorkTests {
  private static let before = """
    struct Surgery {
      var owed = 1
      var stock = 1
      func treat() {
        if stock > 0 { owed += 1 }
        guard owed < 9 else { return }
        stock -= 1
      }
      func bill() {
        print(owed > 0 ? "owes" : "paid")
      }
    }
    """
  private static let kept = """
    struct Practice {
      var debt = 1
      var rest = 1
      func treat() {
        if rest > 0 { debt += 1 }
        guard debt < 9 else { return }
        rest -= 1
      }
      func bill() { BillLabel().text(debt) }
    }
    """
  private static let label = """

    struct BillLabel {
      func text() {
        print(owed > 0 ? "owes" : "paid")
      }
    }
    """
  private static let divided = """
    struct Debts {
      var owed = 1
      func treat() {
        if stock > 0 { owed += 1 }
        guard owed < 9 else { return }
        stock -= 1
      }
    }
    struct Shelf {
      var stock = 1
    }
    """

  /// The code after, the types that requests edit there, and those that keep the work.
  private static let cases: [(after: String, edited: Set<String>, names: [String])] = [
    (kept + label, ["BillLabel"], ["Practice"]), (kept + label, ["BillLabel", "Practice"], ["Practice"]),
    (divided + label, ["Debts", "Shelf"], []), (divided + label, ["BillLabel"], []), (before, [], ["Surgery"]),
  ]

  @Test(arguments: cases.indices)
  func areNamedIfTheyKeepTheState(_ index: Int) {
    let row = Self.cases[index]
    let work = KeptWork(from: .made(swift: Self.before), to: .made(swift: row.after))
    #expect(work.types(keeping: ["Surgery"], besides: row.edited) == row.names)
  }

  /// With fewer than two lines that decide, all lines count: here, two of four are kept, or three.
  @Test(arguments: [(2, [String]()), (3, ["Clinic"])])
  func areComparedByAllLinesWithoutDecisions(count: Int, names: [String]) {
    let lines = ["a += 1", "b -= 2", "c(d) * e", "f.g = 3"]
    func side(_ lines: [String]) -> SideFindings {
      .made(swift: "struct Clinic {\n  var owed = 1\n  func work() {\n    \(lines.joined(separator: "\n    "))\n  }\n}")
    }
    let work = KeptWork(from: side(lines), to: side(Array(lines.prefix(count))))
    #expect(work.types(keeping: ["Clinic"], besides: []) == names)
  }

  @Test func makeAVerdictPartlyAtBest() {
    let requests = ["BillLabel", "QueueLabel"].map {
      RequestEvidence.made(before: .editing("Surgery"), after: .editing($0))
    }
    var findings = StudyFindings.made(requests)
    findings.sides.before = .made(swift: Self.before)
    findings.sides.after = .made(swift: Self.kept + Self.label)
    let evidence = ResponsibilityMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
    #expect(evidence.verdict == .partly)
    #expect(
      evidence.reasons.last == .text("keptWork", ["types": .names(["Surgery"]), "names": .names(["Practice"])]))
    findings.sides.after = .made(swift: Self.divided + Self.label)
    #expect(
      ResponsibilityMeasurement().evidence(in: findings, probed: StudyFindings.unprobed).verdict == .supported)
  }
}
