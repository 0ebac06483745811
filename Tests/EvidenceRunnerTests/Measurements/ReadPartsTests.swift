import EvidenceMeasures
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// The cases and properties that clients read of what their interfaces return or fill in.
struct ReadPartsTests {
  private static let line = DeclarationLines(name: 1, first: 1, last: 1)
  private static let entry = TypeDeclaration(
    name: "Entry", kind: .enum, lines: line,
    members: ["arrival", "meal", "bill"].map { Member(kind: .enumCase, name: $0, lines: line, isStatic: true) })

  private static let form = TypeDeclaration(name: "Form", kind: .struct, lines: line, members: places)
  private static let desk = TypeDeclaration(
    name: "Desk", kind: .struct, lines: line, members: places + [Member(kind: .method, name: "sign", lines: line)])
  private static let places = ["guest", "rent"].map {
    Member(kind: .storedProperty, name: $0, lines: line, type: TypeReference("String"))
  }

  private static func book(returning type: String) -> TypeDeclaration {
    TypeDeclaration(
      name: "Book", kind: .protocol, lines: line,
      members: [Member(kind: .method, name: "read", lines: line, type: TypeReference(normalForm: type))])
  }

  /// What the interface returns, the code of two clients, whether the enum is new, and whether they divide its cases.
  private static let cases: [(type: String, first: String, second: String, isNew: Bool, isDivided: Bool)] = [
    ("Array<Entry>", "if case .arrival = it {}", "if case .meal = it {}", true, true),
    ("Optional<Entry>", "it == .arrival", "switch it { case .meal: 1; case .bill: 2 }", true, true),
    ("Array<Entry>", "if case .arrival = it {}", "if case .meal = it {}", false, false),
    // A result that both understand, one that a client only passes on, and plain values.
    ("Entry", "switch it { case .meal: 1; case .bill: 2 }", "it == .bill", true, false),
    ("Entry", "it == .arrival", "show(it)", true, false),
    ("Array<String>", "if case .arrival = it {}", "if case .meal = it {}", true, false),
    // A form with a place for each, one of which both need, and a type with a method, which is an interface.
    ("Form", "show(it.guest)", "show(it.rent)", true, true),
    ("Array<Form>", "show(it.guest)", "show(it[0].rent)", false, false),
    ("Form", "show(it.guest, it.rent)", "show(it.rent)", true, false),
    ("Desk", "show(it.guest)", "show(it.rent)", true, false),
  ]

  @Test(arguments: cases.indices)
  func areDividedByClientsThatReadOthers(_ index: Int) {
    let row = Self.cases[index]
    let code = CodeBase.made(
      Self.entry, Self.form, Self.desk, Self.book(returning: row.type),
      .made(client: "Porter", of: "Book", calling: "read"), .made(client: "Cook", of: "Book", calling: "read"))
    let reader = ReadParts(
      code: code, former: row.isNew ? CodeBase.made() : code,
      tokens: SideTokens(swift: [
        "Porter.swift": "func work() { \(row.first) }", "Cook.swift": "func work() { \(row.second) }",
      ]))
    let rows = UsedOfOffered.measure(code).rows
    let names = ["Porter", "Cook"].map { client in reader.names(of: client, in: rows.filter { $0.client == client }) }
    #expect(ReadParts.areDivided(names[0], names[1]) == row.isDivided)
  }

  /// Whether the interface may change the form that it takes, and what a client reads of it.
  @Test(arguments: [(true, ["Form": ["guest"]]), (nil, [:])] as [(Bool?, [String: Set<String>])])
  func areFilledIn(isInout: Bool?, names: [String: Set<String>]) {
    let fill = Member(
      kind: .method, name: "fill", lines: Self.line,
      parameters: [Parameter(type: TypeReference("Form"), isInout: isInout)])
    let book = TypeDeclaration(name: "Book", kind: .protocol, lines: Self.line, members: [fill])
    let code = CodeBase.made(Self.form, book, .made(client: "Porter", of: "Book", calling: "fill"))
    let reader = ReadParts(
      code: code, former: CodeBase.made(),
      tokens: SideTokens(swift: ["Porter.swift": "func work() { show(form.guest) }"]))
    let rows = UsedOfOffered.measure(code).rows
    #expect(reader.names(of: "Porter", in: rows) == names)
  }

  /// What the interface passes to the closures of its clients, whether the type is new, and what they can change.
  @Test(
    arguments: [
      ("Inout<Form>", true, ["Form"]), ("Inout<Form>", false, []), ("Form", true, []), ("Inout<String>", true, []),
    ] as [(String, Bool, Set<String>)])
  func areLentToClosures(passed: String, isNew: Bool, lent: Set<String>) {
    let work = Parameter(type: TypeReference("Function", [TypeReference("Void"), TypeReference(normalForm: passed)]))
    let book = TypeDeclaration(
      name: "Book", kind: .protocol, lines: Self.line,
      members: [Member(kind: .method, name: "serve", lines: Self.line, parameters: [work])])
    let code = CodeBase.made(Self.form, book, .made(client: "Porter", of: "Book", calling: "serve"))
    let reader = ReadParts(code: code, former: isNew ? CodeBase.made() : code, tokens: SideTokens())
    #expect(reader.typesLent(in: UsedOfOffered.measure(code).rows) == lent)
  }
}
