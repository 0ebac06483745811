import CaseStudyModel
import Testing

@testable import SiteBuilder

/// Preconditions of verdicts that need no compiler.
struct WeakClaimTests {
  private func findings(
    _ requests: [ChangeRequest], _ snippets: [Snippet] = [], principles: [Principle.ID] = [.ocp],
    needs: [ClaimNeeds] = Self.needs,
    _ edit: (inout FrontMatter) -> Void = { _ in }
  ) -> [String] {
    diagnostics(requests, snippets, principles: principles, needs: needs, edit).map(\.summary.description)
  }

  private func diagnostics(
    _ requests: [ChangeRequest], _ snippets: [Snippet], principles: [Principle.ID] = [.ocp],
    needs: [ClaimNeeds] = Self.needs, _ edit: (inout FrontMatter) -> Void
  ) -> [Diagnostic] {
    var article = Article(source: "Content/case-studies/a.md", slug: "a", title: "A", snippets: snippets)
    edit(&article.frontMatter)
    var site = Site(configuration: SiteConfiguration(title: "x"))
    site.principles = Principle.builtIn
    site.studies = [CaseStudy(article: article, principles: principles, changeRequests: requests)]
    return WeakClaim(needs: needs).diagnostics(for: site)
  }

  private static let needs = [
    ClaimNeeds(of: .ocp, requests: true), ClaimNeeds(of: .dip, ownBlocks: [.fake]),
    ClaimNeeds(of: .lsp, ownBlocks: [.contract, .conformers], impliedBy: [.contract]),
  ]

  private static func request(
    _ snippets: [Int], title: String = "R", isAdverse: Bool = true, reason: String = "Somebody asks."
  ) -> ChangeRequest {
    ChangeRequest(title: title, line: 1, heading: 0, isAdverse: isAdverse, reason: reason, snippets: snippets)
  }

  private static let complete = [
    Snippet(line: 1, codeLine: 2, side: .before, role: .change, code: "+a\n"),
    Snippet(line: 4, codeLine: 5, side: .after, role: .change, code: "+a\n"),
    Snippet(line: 7, codeLine: 8, role: .test, code: "a\n"),
  ]

  /// A test of what both sides do before any request.
  private static let behaviour = Snippet(line: 10, codeLine: 11, role: .test, code: "b\n")
  private static let favoured = request([0, 1, 2], title: "F", isAdverse: false)

  @Test func completeRequestsAreNotReported() {
    let requests = [Self.favoured, Self.favoured, Self.request([0, 1, 2])]
    #expect(findings(requests, Self.complete + [Self.behaviour]) == [])
  }

  @Test func asksForASecondFavouredRequestOnceTheOthersAreComplete() {
    let requests = [Self.favoured, Self.request([0, 1, 2])]
    #expect(
      findings(requests, Self.complete + [Self.behaviour])
        == ["Study 'A' must have two change requests besides the adverse ones"])
  }

  @Test func asksForATestOfWhatBothSidesDo() {
    let requests = [Self.favoured, Self.favoured, Self.request([0, 1, 2])]
    let finding = "Study 'A' must have a test that both sides pass before any request"
    #expect(findings(requests, Self.complete) == [finding])
    // A test of one side shows nothing about the other.
    var ofOneSide = Self.behaviour
    ofOneSide.side = .after
    #expect(findings(requests, Self.complete + [ofOneSide]) == [finding])
  }

  @Test(arguments: [
    ([0, 2], "Change request 'R' must have a change for the after side to count in a verdict"),
    ([1, 2], "Change request 'R' must have a change for the before side to count in a verdict"),
    ([0, 1], "Change request 'R' must have one acceptance test for both sides to count in a verdict"),
  ])
  func namesThePartThatARequestLacks(snippets: [Int], finding: String) {
    #expect(findings([Self.request(snippets)], Self.complete) == [finding])
  }

  @Test func asksWhoWantsAChange() {
    #expect(
      findings([Self.request([0, 1, 2], reason: "")], Self.complete) == ["Change request 'R' must say who asks and why"]
    )
  }

  @Test func asksForAnAdverseRequest() {
    #expect(
      findings([Self.request([0, 1, 2], isAdverse: false)], Self.complete)
        == ["Study 'A' must have a change request that is harder after the refactoring"])
  }

  @Test(arguments: [
    ("Cash (advers)", "(advers)"), ("Barzahlung (ungünstig)", "(ungünstig)"), ("現金（不利）", "（不利）"),
  ])
  func noticesAMisspeltMark(title: String, mark: String) {
    let misspelt = Self.request([0, 1, 2], title: title, isAdverse: false)
    #expect(
      findings([misspelt, Self.favoured, Self.request([0, 1, 2])], Self.complete + [Self.behaviour])
        == ["A change request that is harder after the refactoring must end with '(adverse)', not '\(mark)'"])
  }

  @Test(arguments: ["Print the list (reverse)", "Print the list (inverse)", "Sort the fees (diverse)"])
  func knowsWordsThatOnlyLookLikeAMark(title: String) {
    let other = Self.request([0, 1, 2], title: title, isAdverse: false)
    #expect(findings([other, Self.favoured, Self.request([0, 1, 2])], Self.complete + [Self.behaviour]) == [])
  }

  @Test func noticesAnUnknownFileUnderRoles() {
    #expect(
      findings([]) { front in
        front.roles = Roles(policy: ["Fee.swift"])
        front.lines["roles"] = 1
      }
        == ["A file under 'roles' must be in the study, but 'Fee.swift' is not"])
  }

  @Test(arguments: [
    (["Sources/Shop/Fee.swift"], "replace 'Fee.swift' with 'Sources/Shop/Fee.swift'"),
    (["Old/Fee.swift", "New/Fee.swift"], "remove it"),
  ])
  func suggestsTheOnlyFileOfTheSameNameUnderRoles(files: [String], solution: String) {
    let snippets = files.map { Snippet(line: 1, codeLine: 2, language: .swift, file: $0, code: "a\n") }
    let found = diagnostics([], snippets) { front in
      front.roles = Roles(policy: ["Fee.swift"])
      front.lines["roles"] = 1
    }
    #expect(found.flatMap(\.solutions).map(\.description) == [solution])
  }

  @Test(arguments: [
    (SnippetRole.contract, Principle.ID.lsp, "A study with a 'contract' must name 'lsp' among its principles"),
    (
      SnippetRole.fake, .dip,
      "A study with a 'fake' must name 'dip' among its principles, or nothing uses the block"
    ),
  ])
  func noticesABlockForAPrincipleThatTheStudyDoesNotName(role: SnippetRole, principle: Principle.ID, finding: String) {
    var block = Snippet(line: 1, codeLine: 2, role: role, code: "a\n")
    #expect(findings([], [block]) == [finding])
    #expect(findings([], [block], principles: [principle]) == [])
    block.isIgnored = true
    #expect(findings([], [block]) == [])
  }

  /// Another rule reports conformers without a contract.
  @Test func leavesConformersWithoutAContractToAnotherRule() {
    #expect(findings([], [Snippet(line: 1, codeLine: 2, role: .conformers, code: "a\n")]) == [])
  }

  /// The measurement of a principle that isn't built in gets the same treatment by what it declares.
  @Test func asksTheMeasurementsOfOtherPrinciples() {
    let own = Principle.ID(rawValue: "lod")
    let weak = [Self.request([0, 1])]
    let finding = "Change request 'R' must have one acceptance test for both sides to count in a verdict"
    #expect(findings(weak, Self.complete, principles: [own], needs: [ClaimNeeds(of: own, requests: true)]) == [finding])
    #expect(findings(weak, Self.complete, principles: [own], needs: [ClaimNeeds(of: own)]) == [])
    let usage = Snippet(line: 1, codeLine: 2, role: .usage, code: "a\n")
    let needs = [ClaimNeeds(of: own, ownBlocks: [.usage], impliedBy: [.usage])]
    #expect(findings([], [usage], needs: needs) == ["A study with a 'usage' must name 'lod' among its principles"])
  }

  @Test func noticesAnExpectationOfAnotherPrinciple() {
    #expect(
      findings([]) { front in
        front.expectedVerdicts = [.dip: .contradicted]
        front.lines["expect"] = 1
      }
        == ["A principle under 'expect' must be one of the study's, but 'dip' is not"])
  }
}
