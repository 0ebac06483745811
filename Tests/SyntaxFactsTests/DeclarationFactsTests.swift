import SyntaxFacts
import Testing

@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct DeclarationFactsTests {
  private func file(_ source: String) throws -> FileFacts {
    try #require(SwiftFactsProgram.facts(["A.swift": source]).files.first)
  }

  @Test(arguments: [
    ("struct A { func go(_ x: Int) { final class Local: Base {} } }", ["A", "A.go(_:).Local"]),
    ("func go() { enum Local { struct Inner {} } }", ["go().Local", "go().Local.Inner"]),
    ("struct A { var x: Int { struct Local {}; return 1 } }", ["A", "A.x.Local"]),
    ("let x = { struct Local {} }", ["x.Local"]), ("if true { struct Local {} }", ["Local"]),
    (
      "func go(_ x: Int) { struct Local {} }\nfunc go(_ x: Bool) { struct Local {} }",
      ["go(_:).Local", "go(_:)′.Local"]
    ),
    (
      "struct A { func go() { struct Local { func go() { struct Inner {} } } } }",
      [
        "A", "A.go().Local", "A.go().Local.go().Inner",
      ]
    ),
  ])
  func namesTypesInCodeAfterTheDeclarationAroundThem(source: String, names: [String]) throws {
    #expect(try file(source).types.map(\.name) == names)
  }

  @Test func codeReachesTheTypesThatItDeclares() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      class Base { func add() {} }
      struct App {
        func run() {
          final class Local: Base { override func add() { super.add() } }
          Local().add()
        }
      }
      """
    ])
    #expect(code.supertypes(of: "App.run().Local") == ["Base"])
    let run = try #require(code.types["App"]?.members.first)
    let uses = run.member.bodies.flatMap(\.accesses).flatMap { code.resolve($0, in: run).uses }
    #expect(uses.first?.target == .creation("App.run().Local"))
    #expect(uses.count == 2)
  }

  @Test func listsTypesWithKindPlaceGenericsAndInheritance() throws {
    let file = try file(
      """
      import Foundation

      /// A box.
      /// Of any size.
      public final class Box<Content: Equatable, Rest>: Base, @unchecked Sendable where Rest: Hashable {
        enum Size { case small, large(by: Int) }
      }

      // Not attached.

      protocol Store<Entity>: AnyObject, ~Copyable {}
      actor Worker {}
      """)
    #expect(file.imports == ["Foundation"])
    #expect(file.types.map(\.name) == ["Box", "Box.Size", "Store", "Worker"])
    #expect(file.types.map(\.kind) == [.class, .enum, .protocol, .actor])
    #expect(file.types.map(\.access) == [.public, .internal, .internal, .internal])
    #expect(file.types[0].lines == DeclarationLines(name: 5, first: 3, last: 7))
    #expect(file.types[2].lines == DeclarationLines(name: 11, first: 11, last: 11))
    #expect(file.types[0].inherited.map(\.name) == ["Base", "Sendable"])
    #expect(file.types[2].inherited.map(\.name) == ["AnyObject"])
    #expect(file.types[0].genericParameters.map(\.name) == ["Content", "Rest"])
    #expect(file.types[0].genericParameters.map { $0.constraints.map(\.name) } == [["Equatable"], ["Hashable"]])
    #expect(file.types[2].genericParameters.map(\.name) == ["Entity"])
    let large = try #require(file.types[1].members.last)
    #expect(large.kind == .enumCase)
    #expect(large.parameters == [Parameter(label: "by", type: TypeReference("Int"))])
  }

  @Test func distinguishesStoredFromComputedProperties() throws {
    let members = try #require(
      try file(
        """
        struct A {
          let a, b: Int
          private(set) var c: [String: [Loan]]?
          fileprivate var d: any Store<Loan> { c.store }
          static var e = Loan(id: 1)
          var f: Int = 1 { didSet { changed() } }
          lazy var g = [Row()]
          var h: Int { get { f } set { f = newValue } }
        }
        """
      ).types.first
    ).members
    #expect(members.map(\.name) == ["a", "b", "c", "d", "e", "f", "g", "h"])
    let stored = members.filter { $0.kind == .storedProperty }.map(\.name)
    #expect(stored == ["a", "b", "c", "e", "f", "g"])
    #expect(
      members.map { $0.type?.description } == [
        "Int", "Int", "Optional<Dictionary<String, Array<Loan>>>", "Store<Loan>", nil, "Int", nil, "Int",
      ])
    #expect(members.map(\.access.rawValue)[2...3] == ["internal", "fileprivate"])
    #expect(members[4].isStatic)
    #expect(members[4].value.map(\.description) == ["Loan(id:)"])
    #expect(members[6].value.map(\.description) == ["Row()", "*"])
    #expect(members[5].body?.accesses.map { $0.steps.map(\.description) } == [["changed()"]])
    #expect(members[0].body == nil)
    #expect(members.filter { $0.isVariable == true }.map(\.name) == ["c", "e", "f", "g"])
  }

  @Test func readsPropertyWrappersAsCodeThatCreatesThem() throws {
    let members = try file("struct A { @Shared(key.path) @available(*, deprecated) var a; @Box var b = 1; var c = 2 }")
      .types[0].members
    #expect(
      members.map { $0.initialValue?.accesses.map { $0.steps.map(\.description) } ?? [] }
        == [[["key", "path"], ["Shared()"]], [["Box()"]], []])
  }

  @Test func readsParametersAndResults() throws {
    let members = try file(
      """
      func a<T: Store>(_ x: T, for y: inout [Int], z: @escaping (Row) -> Void = { _ in }) async throws -> (Int, some View)? where T: B {}
      extension A { subscript(row: Int, at column: Int) -> Row { Row() } }
      """)
    let function = try #require(members.members.first)
    #expect(function.signature == "a(_:for:z:)")
    #expect(function.parameters.map(\.type.description) == ["T", "Array<Int>", "Function<Void, Row>"])
    #expect(function.parameters.map(\.hasDefault) == [false, false, true])
    #expect(function.type?.description == "Optional<Tuple<Int, View>>")
    #expect(
      function.genericParameters == [
        GenericParameter(name: "T", constraints: [TypeReference("Store"), TypeReference("B")])
      ])
    #expect(members.extensions.first?.members.first?.signature == "subscript(_:at:)")
  }

  @Test(arguments: [
    ("{}", BodyShape.empty), ("{ return }", .empty), ("{ fatalError(\"no\") }", .traps),
    ("{ preconditionFailure() }", .traps), ("{ throw Refused() }", .onlyThrows), ("{ nil }", .returnsNothing),
    ("{ return [] }", .returnsNothing), ("{ [:] }", .returnsNothing), ("{ \"\" }", .returnsNothing),
    ("{ x }", .accessor),
    ("{ self.x }", .accessor), ("{ self.x = y }", .accessor), ("{ [1] }", .other), ("{ \"a\" }", .other),
    ("{ log(); fatalError() }", .other), ("{ false }", .other), ("{ x + 1 }", .other),
  ])
  func classifiesTheShapeOfABody(_ body: String, _ shape: BodyShape) throws {
    let file = try file("struct A { func f() \(body) }")
    #expect(file.types.first?.members.first?.body?.shape == shape)
  }

  @Test func membersOfAPrivateExtensionArePrivateToTheFile() throws {
    let file = try file("private extension A { func f() {}; public func g() {} }")
    #expect(file.extensions.first?.members.map(\.access) == [.fileprivate, .public])
  }

  @Test func readsBothBranchesOfACondition() throws {
    let file = try file("#if os(Linux)\nstruct A {\n#if DEBUG\nvar x = 1\n#endif\n}\n#else\nstruct B {}\n#endif")
    #expect(file.types.map(\.name) == ["A", "B"])
    #expect(file.types.first?.members.map(\.name) == ["x"])
  }
}
