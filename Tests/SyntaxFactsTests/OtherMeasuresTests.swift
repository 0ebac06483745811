import EvidenceMeasures
import SyntaxFacts
import Testing

@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct OtherMeasuresTests {
  @Test func countsHollowImplementations() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      protocol Screen { var title: String { get }; func load(); func save(_ text: String) throws; static func make() -> Self? }
      extension Screen { func load() {} }
      struct Full: Screen { let title = ""; func load() { log() }; func save(_ text: String) throws { log() }; static func make() -> Self? { Full() } }
      struct Thin { var title: String { "thin" } }
      extension Thin: Screen {
        func save(_ text: String) throws { throw Refused() }
        static func make() -> Self? { nil }
        func helper() {}
      }
      """
    ])
    let finding = HollowImplementations.measure(code)
    #expect(
      finding.hollow.map { "\($0.type) \($0.signature) \($0.shape) \($0.line)" } == [
        "Thin save(_:) onlyThrows 6", "Thin make() returnsNothing 7",
      ])
    #expect(finding.implementations == 6)
    #expect(finding.share == 2.0 / 6.0)
  }

  @Test(arguments: [("any Source", "Source", 1), ("FileSource", "FileSource", 0)])
  func reproducesTheShareOfAbstractions(_ type: String, _ name: String, _ abstractions: Int) throws {
    let code = try SwiftFactsProgram.code([
      "Report.swift": """
      struct Report: Marker {
        struct Line {}
        let source: \(type)
        func page() -> Page { source.go(); return Page(lines: [Line()]) }
      }
      """,
      "Rest.swift":
        "protocol Source { func go() }\nprotocol Marker {}\nstruct Page {}\nstruct FileSource: Source { func go() {} }",
    ])
    let finding = ShareOfAbstractions(roles: ["Report.swift": .policy, "Rest.swift": .detail]).measure(code)
    #expect(finding.references == 3)
    #expect(finding.abstractions == abstractions)
    #expect(finding.ceremonies == ["Marker"])
    #expect(finding.share == Double(abstractions) / 3)
    #expect(ShareOfAbstractions(roles: [:]).measure(code).share == nil)
  }

  @Test func listsEditSitesByVariant() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      enum Format { case csv, json }
      protocol Shape {}
      struct Circle: Shape {}
      struct Writer {
        let format: Format
        func write(_ shapes: [any Shape], name: String) {
          switch format { case .csv: break; case .json: break }
          for shape in shapes where shape is Circle { print(shape) }
          let circle = shapes.first as? Circle
          switch name { case "csv": break; default: break }
        }
      }
      func size(_ result: Result<Format, Never>) {
        if case .success(.csv) = result { print(1) }
        switch unknown() { case .json: print(2); case .csv: print(3) }
        print(1 as? String)
      }
      """
    ])
    let found = EditSites.measure(code).map { variants in
      "\(variants.type): " + variants.sites.map { "\($0.line) \($0.form) \($0.unit)" }.joined(separator: ", ")
    }
    #expect(
      found == [
        "Circle: 8 is Writer, 9 as? Writer", "Format: 7 switch Writer, 14 if case size(_:), 15 switch size(_:)",
        "String: 10 switch Writer",
      ])
  }

  @Test(arguments: ["'csv'", "`csv`", "\"csv\""], ["_", "Union<string, number>"])
  func countsADistinctionByTextInTheQuotesOfAnyLanguage(_ literal: String, _ type: String) {
    let site = SwitchSite(line: 1, subject: [.value(TypeReference(normalForm: type))], cases: [literal])
    let lines = DeclarationLines(name: 1, first: 1, last: 1)
    let member = Member(kind: .method, name: "f", lines: lines, body: CodeBody(switches: [site]))
    let code = CodeBase(SourceFacts(files: [FileFacts(path: "a.ts", members: [member])]))
    #expect(EditSites.measure(code).map(\.type) == ["String"])
  }

  @Test func drawsTheTypeGraph() throws {
    let code = try SwiftFactsProgram.code([
      "Report.swift":
        "struct Report { struct Line { let row: Row }; let source: any Source; func go(_ x: Unused) { source.read() } }",
      "Source.swift": "protocol Source { func read() }\nstruct Unused {}\nstruct Row {}",
      "Disk.swift":
        "class Base {}\nfinal class Disk: Base, Source { func read() { _ = Row() } }\nextension Int: Source { func read() {} }",
    ])
    let graph = TypeGraph(roles: ["Report.swift": .policy, "Disk.swift": .detail]).measure(code)
    #expect(
      graph.nodes.map { "\($0.name) \($0.kind?.rawValue ?? "-") \($0.role?.rawValue ?? "-")" } == [
        "Base class detail", "Disk class detail", "Int - detail", "Report struct policy", "Row struct -",
        "Source protocol -", "Unused struct -",
      ])
    #expect(graph.nodes.filter(\.isProtocol).map(\.name) == ["Source"])
    #expect(
      graph.edges.map { "\($0.from) \($0.kind) \($0.to)" } == [
        "Disk inherits Base", "Disk creates Row", "Disk conforms Source", "Int conforms Source", "Report stores Row",
        "Report stores Source", "Report calls Source",
      ])
  }

  private static func edges(_ source: String) throws -> [String] {
    let graph = TypeGraph().measure(try SwiftFactsProgram.code(["A.swift": source]))
    let nodes = Set(graph.nodes.map(\.name))
    #expect(graph.edges.allSatisfy { nodes.contains($0.from) && nodes.contains($0.to) })
    return graph.edges.map { "\($0.from) \($0.kind) \($0.to)" }
  }

  @Test func drawsATypeInAFunctionAsANodeOfItsOwn() throws {
    let source = """
      protocol Shelf {}
      struct Book {}
      func fill() { struct Box: Shelf { let book: Book } }
      extension Foreign.Inner: Shelf {}
      extension View { struct Style {} }
      struct Screen { let style: View.Style }
      """
    #expect(
      try Self.edges(source) == [
        "Foreign.Inner conforms Shelf", "Screen stores View", "fill().Box stores Book", "fill().Box conforms Shelf",
      ])
  }

  @Test func tellsGenericParametersFromTypesOfTheSameName() throws {
    let source = """
      struct Item { var price = 0 }
      struct Tag {}
      struct Box<Item> {
        var item: Item
        struct Node { var item: Item }
        func map<Tag>(_ other: Tag) -> Tag? { nil }
      }
      protocol Shelf { associatedtype Item; func first() -> Item }
      protocol Store<Item>: Shelf {}
      """
    #expect(try Self.edges(source) == ["Store inherits Shelf"])
    let users = """
      struct Counter { let box: Box<Item>; let shelf: any Rack<Item>; func sum() -> Int { box.item.price } }
      protocol Rack<Item> { associatedtype Item; func last() -> Item }
      struct Clerk { let rack: any Rack<Item>; func look() -> Int { rack.last().price } }
      struct Disk: Shelf { func first() -> Item { Item() } }
      """
    #expect(
      try Self.edges(source + "\n" + users) == [
        "Clerk stores Item", "Clerk calls Item", "Clerk stores Rack", "Clerk calls Rack", "Counter stores Box",
        "Counter calls Box", "Counter stores Item", "Counter calls Item", "Counter stores Rack",
        "Disk creates Item", "Disk conforms Shelf", "Store inherits Shelf",
      ])
  }
}
