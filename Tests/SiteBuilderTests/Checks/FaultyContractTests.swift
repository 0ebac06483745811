import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Contracts with mistakes")
struct FaultyContractTests {
  private static var protocolPart: Article.Part {
    Article.Part.code(
      .before, "protocol Layout {}\nstruct Row: Layout {}\nstruct Grid: Layout {}\n", file: "Layout.swift")
  }
  private static var clauses: Article.Part {
    contract("func clauses<T: Layout>(_ make: () -> T) {\n  clause(\"fits\") { true }\n}\n")
  }
  private static var conformers: Article.Part { list("conformer(\"Row\") { Row() }\n") }

  private static func contract(_ code: String) -> Article.Part {
    .code(nil, code, role: .contract, contract: "Layout")
  }

  private static func list(_ code: String) -> Article.Part {
    .code(.before, code, role: .conformers, contract: "Layout")
  }

  private func solutions(_ parts: [Article.Part]) -> [String] { FaultyContract().findings([Self.protocolPart] + parts) }

  @Test func excludeThoseWithClausesAndConformers() {
    #expect(solutions([Self.clauses, Self.conformers]) == [])
  }

  @Test func mustDefineTheFunctionOfClauses() {
    let finding = "warning FaultyContract a.md:2: put the clauses into 'func clauses<T: Layout>(_ make: () -> T) { … }'"
    #expect(solutions([Self.contract("clause(\"fits\") { true }\n"), Self.conformers]) == [finding])
  }

  @Test func mustHaveAClause() {
    let empty = Self.contract("func clauses<T: Layout>(_ make: () -> T) {}\n")
    let finding =
      "warning FaultyContract a.md:2: write what each conformer must keep, as in 'clause(\"keeps its width\") { … }'"
    #expect(solutions([empty, Self.conformers]) == [finding])
  }

  @Test(arguments: [
    ("func clauses<T: Layout>() {\n  clause(\"fits\") { true }\n}\n", "write the parameter as '_ make: () -> T'"),
    (
      "func clauses<T: Layout>(_ make: () -> T) {\n  await clause(\"fits\") { true }\n}\n",
      "write 'async' after its parameters"
    ),
  ])
  func mustDefineTheFunctionWithItsParameterAndEffect(code: String, solution: String) {
    let found = solutions([Self.contract(code), Self.conformers])
    #expect(found.map { $0.hasSuffix(solution) } == [true], "\(found)")
  }

  @Test func mayWaitInAnAsynchronousFunction() {
    let code = "func clauses<T: Layout>(_ make: () -> T) async {\n  await clause(\"fits\") { true }\n}\n"
    #expect(solutions([Self.contract(code), Self.conformers]) == [])
  }

  @Test(arguments: [
    "if let row = make().find(1) { row == 2 } else { false }", "guard case let row = make() else { false }",
    "let make = make(); return make.width > 0", "[make()].allSatisfy { make in make.width > 0 }",
  ])
  func mayDeclareValuesInClauses(body: String) {
    let code = "func clauses<T: Layout>(_ make: () -> T) {\n  clause(\"fits\") { \(body) }\n}\n"
    #expect(solutions([Self.contract(code), Self.conformers]) == [])
  }

  @Test(arguments: [
    ("make().width = 2", "replace '=' with '=='"), ("make.width > 0", "add the brackets"),
  ])
  func mustCompareWhatTheyMake(body: String, solution: String) {
    let code = "func clauses<T: Layout>(_ make: () -> T) {\n  clause(\"fits\") { \(body) }\n}\n"
    #expect(solutions([Self.contract(code), Self.conformers]).map { $0.hasSuffix(solution) } == [true])
  }

  @Test func mayHaveAFunctionAboveTheClauses() {
    let code = """
      func size(_ layout: some Layout) -> (Int, Int) { (1, 1) }
      func clauses<T: Layout>(_ make: () -> T) {
        clause("fits") { size(make()).0 == 1 }
      }

      """
    #expect(solutions([Self.contract(code), Self.conformers]) == [])
  }

  @Test func mustDefineTheirClausesOnce() {
    let again = Self.contract("func clauses<T: Layout>(_ make: () -> T) {\n  clause(\"stays\") { true }\n}\n")
    let finding = "warning FaultyContract a.md:3: put all clauses into one function"
    #expect(solutions([Self.clauses, again, Self.conformers]) == [finding])
  }

  @Test func mustListTheirConformers() {
    let finding =
      "warning FaultyContract a.md:3: write a line such as 'conformer(\"Layout\") { Layout() }' for each type"
    #expect(solutions([Self.clauses, Self.list("Row()\n")]) == [finding])
  }

  @Test(arguments: [
    ("conformer(\"\") { Row() }\n", "write it between the quotation marks"),
    (
      "conformer(\"Row\") { Row() }\nconformer(\"Row\") { Grid() }\n", "give it a name of its own"
    ),
  ])
  func mustNameEachConformer(code: String, solution: String) {
    let found = solutions([Self.clauses, Self.list(code)])
    #expect(found.map { $0.hasSuffix(solution) } == [true], "\(found)")
  }

  @Test func areNotLookedForInLooseMarkdown() {
    let parts = [Self.protocolPart, Self.contract("clause(\"fits\") { true }\n")]
    #expect(FaultyContract().findings(parts, isConfigured: false) == [])
  }
}
