import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Work that no test or usage runs.
struct UnexecutedWorkTests {
  private static let before = """
    struct Till {
      func sell() {
        return price > 100 ? price - 10 : price
      }
      func day() {
        total += price
        return total > 500 ? "good" : "day"
      }
    }
    """
  private static let parts = """
    struct Discount {
      func sell() {
        return price > 100 ? price - 10 : price
      }
    }
    struct Shop {
      func serve() {
        taken += price
        paid = price <= 100 ? price : price - 10
        return taken <= 500 ? "day" : "good"
      }
    }
    """

  private static func findings(_ code: String, executed: Set<Int>?) -> SideFindings {
    var findings = SideFindings.made(swift: code)
    if let executed { findings.coverage = [1: LineCoverage(executed: ["A.swift": executed])] }
    return findings
  }

  /// The lines that run after, the lines of work in members that don't run, and whether these are too many.
  @Test(arguments: [([3], 3, true), ([3, 8], 0, false), ([], 4, true)] as [(Set<Int>, Int, Bool)])
  func isCountedInMembersThatDoNotRun(executed: Set<Int>, count: Int, hasGrown: Bool) throws {
    let work = try #require(
      UnexecutedWork(
        from: Self.findings(Self.before, executed: [3, 6]), to: Self.findings(Self.parts, executed: executed),
        divided: ["Till"]))
    #expect(work.divided == 3)
    #expect(work.lines == BothSides(before: 0, after: count))
    #expect(work.hasGrown == hasGrown)
    #expect(work.names == (count == 0 ? [] : executed.isEmpty ? ["Discount", "Shop"] : ["Shop"]))
  }

  @Test func wasThereBefore() throws {
    let work = try #require(
      UnexecutedWork(
        from: Self.findings(Self.parts, executed: [3]), to: Self.findings(Self.parts, executed: [3]),
        divided: ["Shop"]))
    #expect(!work.hasGrown)
  }

  @Test func isUnknownWithoutCoverage() {
    let findings = Self.findings(Self.before, executed: nil)
    #expect(UnexecutedWork(from: findings, to: findings, divided: ["Till"]) == nil)
  }
}
