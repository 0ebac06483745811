import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The distribution of a measure")
struct MeasureDistributionTests {
  private static func finding(_ before: Int?, _ after: Int?, _ verdict: Verdict = .partly) -> PrincipleEvidence {
    PrincipleEvidence(
      verdict: verdict, reasons: [],
      measures: ["pairs": .count(before: before, after: after, isPrimary: true, aim: .lower)])
  }

  /// The ranges of values as texts such as "0 1-4 5-".
  private static func ranges(_ values: [Int], _ unit: Measure.Unit) -> String {
    MeasureDistribution.emptyBins(for: values, of: unit).map { bin in
      bin.highest == bin.lowest ? "\(bin.lowest)" : "\(bin.lowest)-\(bin.highest.map(String.init) ?? "")"
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ([0], Measure.Unit.count, "0 1"), ([0, 3], .count, "0 1 2 3"), ([10, 1], .count, "0 1 2 3 4 5 6 7 8 9 10"),
    ([11], .count, "0-1 2-3 4-5 6-7 8-9 10-11"),
    ([49], .count, "0-4 5-9 10-14 15-19 20-24 25-29 30-34 35-39 40-44 45-49"),
    // One huge study doesn't flatten the others.
    (Array(repeating: 2, count: 99) + [1000], .count, "0 1 2-"),
    ([0, 1], .answer, "0 1"), ([50], .ratio, "0-9 10-19 20-29 30-39 40-49 50-59 60-69 70-79 80-89 90-100"),
  ])
  func dividesValuesIntoFewRanges(_ values: [Int], _ unit: Measure.Unit, _ ranges: String) {
    #expect(Self.ranges(values, unit) == ranges)
  }

  @Test(arguments: [
    // The largest value, and what the drawing says: its sides, and for each column its values and its numbers of studies.
    (3, "Before After 0 1 1 2 3 1"), (13, "Before After 0– 1 1 2– 3 4– 5 6– 7 8– 9 10– 11 12– 13 1"),
  ])
  func namesEachColumnByTheFirstAndTheLastOfItsValues(_ most: Int, _ said: String) throws {
    let distribution = try #require(MeasureDistribution(of: [Self.finding(most, 0)]))
    let view = DistributionView(distribution, under: .ocp, in: .made(for: .made()))
    let drawing = try #require(view.values["distribution"]?.markup)
    #expect(shownText(of: drawing).split(separator: " ").joined(separator: " ") == said)
  }

  @Test func countsEachStudyOnceOnEachSide() throws {
    let findings = [Self.finding(3, 0), Self.finding(1, 1), Self.finding(0, 2), Self.finding(nil, 2)]
    let distribution = try #require(MeasureDistribution(of: findings))
    #expect(distribution.bins.map(\.studies.before) == [1, 1, 0, 1])
    #expect(distribution.bins.map(\.studies.after) == [1, 1, 1, 0])
    #expect([distribution.moves.lower, distribution.moves.same, distribution.moves.higher] == [1, 1, 1])
  }

  @Test func saysWhetherItLeavesStudiesOut() {
    let measured = Self.finding(3, 0)
    #expect(MeasureDistribution(of: [measured])?.isPartial == false)
    #expect(MeasureDistribution(of: [measured, Self.finding(nil, 2)])?.isPartial == true)
  }

  @Test func existsOnlyIfBothSidesWereMeasured() {
    #expect(MeasureDistribution(of: []) == nil)
    #expect(MeasureDistribution(of: [Self.finding(nil, 2)]) == nil)
  }

  @Test(arguments: [
    // Before, after, and verdict of each study; the order.
    ([(1, 1, Verdict.partly), (4, 2, .supported), (4, 0, .supported)], [2, 1, 0]),
    // Of equal shares, the larger difference is first, and then the site's order.
    ([(1, 0, .supported), (9, 0, .supported), (1, 0, .supported)], [1, 0, 2]),
    // Studies that go against the claim are shown after the others.
    ([(9, 9, .contradicted), (2, 8, .partly), (3, 3, .partly)], [2, 1, 0]),
  ])
  func putsTheStudiesFirstWhoseNumberMovedFurthest(_ studies: [(Int, Int, Verdict)], _ order: [Int]) {
    let findings = studies.map { Self.finding($0.0, $0.1, $0.2) }
    #expect(TellingStudies(among: findings).indices == order)
  }

  @Test func showsTenStudiesOfWhichThreeGoAgainstTheClaim() {
    let favourable = (0..<50).map { Self.finding(100, 50 + $0 / 10, .supported) }
    let contrary = (0..<20).map { _ in Self.finding(3, 4, .contradicted) }
    #expect(TellingStudies(among: contrary + favourable).indices == Array(20..<27) + [0, 1, 2])
    #expect(TellingStudies(among: [nil, Self.finding(2, 1), nil]).indices == [1, 0, 2])
  }

  @Test(arguments: [(4, 4, 8), (2, 20, 10), (9, 1, 10), (0, 4, 4)])
  func givesFreePlacesToStudiesThatGoAgainstTheClaim(_ favourable: Int, _ contrary: Int, _ shown: Int) {
    let findings =
      (0..<favourable).map { _ in Self.finding(4, 2, .supported) }
      + (0..<contrary).map { _ in Self.finding(3, 4, .contradicted) }
    #expect(TellingStudies(among: findings).indices == Array(0..<shown))
  }
}
