import CaseStudyModel
import Foundation
import SiteBuilder
import Testing

@testable import LanguageServer

@Suite("Code actions")
struct CodeActionTests {
  private static let path = "Content/case-studies/a.md"

  /// A check whose diagnostic has fixes.
  private struct Misspelling: SiteCheck {
    var explanation: DiagnosticExplanation {
      DiagnosticExplanation(id: id, summary: "", text: "", example: "")
    }

    func diagnostics(for site: Site) -> [Diagnostic] {
      let range = SourceRange(
        path: CodeActionTests.path, start: SourcePosition(line: 5, column: 9), end: SourcePosition(line: 5, column: 12))
      func fix(_ text: String, isSafe: Bool) -> Fix {
        Fix("replace 'teh' with '\(text)'", [Fix.Replacement(range, with: text)], isSafe: isSafe)
      }
      return [
        Diagnostic(
          "Misspelling", .warning, "A word is misspelt", at: range,
          fixes: [fix("the", isSafe: true), fix("tea", isSafe: false)])
      ]
    }
  }

  /// A check whose diagnostic has a fix with two parts, the second of which overlaps the fix of `Misspelling`.
  private struct Brackets: SiteCheck {
    var explanation: DiagnosticExplanation {
      DiagnosticExplanation(id: id, summary: "", text: "", example: "")
    }

    func diagnostics(for site: Site) -> [Diagnostic] {
      func replacement(_ columns: Range<Int>, _ text: String) -> Fix.Replacement {
        let start = SourcePosition(line: 5, column: columns.lowerBound)
        let end = SourcePosition(line: 5, column: columns.upperBound)
        return Fix.Replacement(SourceRange(path: CodeActionTests.path, start: start, end: end), with: text)
      }
      let parts = [replacement(1..<2, "["), replacement(11..<12, "]")]
      let place = replacement(13..<16, "").range
      return [Diagnostic("Brackets", .warning, "", at: place, fixes: [Fix("replace the braces", parts, isSafe: true)])]
    }
  }

  private struct Action: Decodable, Equatable {
    struct Edit: Decodable, Equatable { var changes: [String: [LSP.TextEdit]] }
    var title: String
    var kind: String
    var isPreferred: Bool?
    var edit: Edit
  }

  private func actions(
    line: Int, only kinds: [String]? = nil, checks: [any SiteCheck] = [Misspelling()], sign: String = "😀"
  ) async throws -> [Action] {
    let text = "---\ntitle: A\n---\n\nsee \(sign)teh end\n"
    let context = try await MemorySite(files: [Self.path: text], checks: checks).context(of: Self.path)
    let position = LSP.Position(line: line, character: 6)
    let parameters = CodeActionCapability.Parameters(
      range: LSP.Range(start: position, end: position), context: .init(only: kinds))
    let answer = CodeActionCapability().answer(parameters, in: context)
    return try JSONDecoder().decode([Action].self, from: JSONEncoder().encode(answer))
  }

  @Test func offersEachFixOfADiagnosticAndAllThatAreSafe() async throws {
    let titles = try await actions(line: 4).map(\.title)
    #expect(titles == ["replace 'teh' with 'the'", "replace 'teh' with 'tea'", "Apply all safe fixes"])
  }

  @Test func prefersASafeFix() async throws {
    let preferred = try await actions(line: 4).map(\.isPreferred)
    #expect(preferred == [true, nil, nil])
  }

  @Test func replacesTheRangeOfTheFixInTheClientsUnits() async throws {
    let edits = try await actions(line: 4).first?.edit.changes["file:///site/\(Self.path)"]
    let start = LSP.Position(line: 4, character: 6)
    #expect(edits?.map(\.newText) == ["the"])
    #expect(edits?.first?.range.start == start)
  }

  @Test func leavesOutTheWholeFixThatOverlapsAnother() async throws {
    let found = try await actions(line: 4, only: ["source"], checks: [Misspelling(), Brackets()])
    #expect(found.first?.edit.changes.values.first?.map(\.newText) == ["the"])
  }

  @Test func offersNoFixOfATextThatIsChangedBeforeItIsRead() async throws {
    let found = try await actions(line: 4, sign: "\0")
    #expect(found == [])
  }

  @Test func offersNoFixElsewhere() async throws {
    let titles = try await actions(line: 0).map(\.title)
    #expect(titles == ["Apply all safe fixes"])
  }

  @Test(arguments: [(["quickfix"], 2), (["source"], 1), (["source.fixAll"], 1), (["refactor"], 0)])
  func offersTheKindsThatAreWanted(kinds: [String], count: Int) async throws {
    let found = try await actions(line: 4, only: kinds).count
    #expect(found == count)
  }
}
