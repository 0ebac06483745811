import Subprocesses
import Testing

@testable import EvidenceRunner

/// The functions that list the conformers of a contract, whose clauses may restrict the types that they make.
struct ClausesSignatureTests {
  /// The function of clauses, and what the functions that list conformers require.
  @Test(
    arguments: [
      ("clauses<T: Store>(_ make: () -> T)", "<T: Store> -> T "),
      ("clauses<S: Store<Int>>(_ make: @escaping () -> S) async", "async <S: Store<Int>> -> S "),
      ("clauses<S: Store>(_ make: () -> S) where S.Value == Int", "<S: Store> -> S where S.Value == Int "),
      ("clauses<T>(_ make: () async -> T)", "<T> -> T where T: Store "),
      ("clauses<T: Store.Key>(_ make: () -> T)", "<T: Store.Key> -> T where T: Store "),
      ("clauses(_ make: () -> any Store<[Int]>)", "<_SolidsiteConformer: Store<[Int]>> -> _SolidsiteConformer "),
      ("clauses(_ make: () -> Store)", "<_SolidsiteConformer: Store> -> _SolidsiteConformer "),
      (
        "clauses<K: Hashable>(_ make: () -> any Sendable & Store<K>)",
        "<K: Hashable, _SolidsiteConformer: Sendable & Store<K>> -> _SolidsiteConformer "
          + "where _SolidsiteConformer: Store "
      ),
      ("clauses()", "<T: Store> -> T "), ("other()", "<T: Store> -> T "),
    ])
  func requiresWhatTheClausesRequire(_ function: String, expected: String) {
    let signature = ClausesSignature(in: "import Model\nfunc \(function) { clause(\"a\") { true } }", of: "Store")
    let found = "<\(signature.parameters)> -> \(signature.conformer) \(signature.condition)"
    #expect((signature.isAsync ? "async " : "") + found == expected)
  }

  @Test(
    arguments: [
      "(_ make: () -> any Store<Int>)", "<S: Store<Int>>(_ make: () -> S)",
      "<S: Store>(_ make: () -> S) where S.Value == Int",
    ])
  func listsConformersOfAProtocolWithAnAssociatedType(_ parameters: String) async throws {
    let markdown = """
      ```swift Store.swift after
      protocol Store<Value>: AnyObject { associatedtype Value; var last: Value? { get }; func put(_ value: Value) }
      final class Memory<Value>: Store { var last: Value?; func put(_ value: Value) { last = value } }
      ```

      ```swift contract=Store after
      func clauses\(parameters) {
        clause("keeps the last value") { let store = make(); store.put(7); return store.last == 7 }
      }
      ```

      ```swift conformers=Store after
      final class Mute: Store { let last: Int? = nil; func put(_ value: Int) {} }
      conformer("Memory") { Memory<Int>() }
      wrong("Mute") { Mute() }
      ```
      """
    let assembly = StudyAssembly(study(markdown))
    let contract = try #require(assembly.contracts(on: .after).first)
    let changed = try #require(assembly.variant(.changing([.oneValue]), of: contract, on: .after))
    try await InstalledCompiler.inFolder { compiler in
      let path = try await compiler.build(changed.sources)
      let list = try await Subprocess(path, ContractProgram.listing).run()
      #expect(ContractListing(list.text, of: changed)?.conformers.map(\.type) == ["Memory", "Mute"])
      for (conformer, end) in [(0, 0), (1, 1)] {
        let question = ContractProgram.Question.cell(conformer: conformer, clause: 0)
        #expect(try await Subprocess(path, question.arguments).run().end == .exit(Int32(end)))
      }
    }
  }
}
