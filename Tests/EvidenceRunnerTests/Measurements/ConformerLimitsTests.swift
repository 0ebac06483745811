import CaseStudyModel
import SourceTrees
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Ways around a contract whose conformers all keep it.
struct ConformerLimitsTests {
  private func phrases(_ after: ContractRun, before: CodeBase, after code: CodeBase) -> [EvidencePhrase] {
    let former = ContractRun(
      name: "Store", clauses: ["a"], conformers: [.init(name: "Frozen", outcomes: [.failed], type: "Frozen")])
    let contracts = BothSides(before: [former], after: [after])
    return ConformerLimits(contracts: contracts, codes: BothSides(before: before, after: code)).phrases
  }

  private static let former = CodeBase.made(
    .made(protocol: "Store", "load", "save"), .made(type: "Frozen", inheriting: "Store", functions: ["load", "save"]))

  @Test func namesConformersThatCanTellWhoCallsThem() {
    let run = ContractRun(name: "Store", conformerTypes: ["Frozen"], callerAware: ["Frozen"])
    #expect(
      phrases(run, before: Self.former, after: Self.former) == [.text("callerAware", ["names": .names(["Frozen"])])])
  }

  @Test func namesConformersThatDifferForOtherLiterals() {
    let run = ContractRun(name: "Store", conformerTypes: ["Frozen"], boundToLiterals: ["Frozen"])
    #expect(
      phrases(run, before: Self.former, after: Self.former)
        == [.text("boundToLiterals", ["names": .names(["Frozen"])])])
  }

  /// What conformers use before and after; another time of the same clock is no new kind of source.
  @Test(
    arguments: [
      ([], ["ContinuousClock"], ["ContinuousClock"]), (["ContinuousClock"], ["SuspendingClock"], nil), ([], [], nil),
      (["ContinuousClock"], ["FileManager"], ["FileManager"]),
    ] as [([String], [String], [String]?)])
  func namesConformersThatGetNewInputs(before: [String], after: [String], sources: [String]?) {
    func code(_ names: [String]) -> CodeBase {
      let lines = DeclarationLines(name: 1, first: 1, last: 1)
      let body = CodeBody(accesses: names.map { Access(line: 1, steps: [.member($0), .member("now")]) })
      return .made(
        .made(protocol: "Store", "load"),
        TypeDeclaration(
          name: "Frozen", kind: .struct, lines: lines, inherited: [TypeReference("Store")],
          members: [Member(kind: .method, name: "load", lines: lines, body: body)]))
    }
    let run = ContractRun(name: "Store", conformerTypes: ["Frozen"])
    let expected = sources.map {
      EvidencePhrase.text("newInputs", ["names": .names(["Frozen"]), "sources": .names($0)])
    }
    #expect(phrases(run, before: code(before), after: code(after)) == [expected].compactMap { $0 })
  }

  /// Whether the protocol requires the member that its extension has, too.
  @Test(arguments: [false, true])
  func namesMembersThatHideTheExtensions(isRequired: Bool) {
    let store = TypeDeclaration.made(protocol: "Store", isRequired ? "save" : "load")
    let frozen = TypeDeclaration.made(type: "Frozen", inheriting: "Store", functions: ["load", "save"])
    let lines = DeclarationLines(name: 1, first: 1, last: 1)
    let addition = ExtensionDeclaration(
      extendedType: TypeReference("Store"), lines: lines,
      members: [Member(kind: .method, name: "save", lines: lines, body: CodeBody())])
    let code = CodeBase(
      SourceFacts(files: [FileFacts(path: "Store.swift", types: [store, frozen], extensions: [addition])]))
    let run = ContractRun(name: "Store", conformerTypes: ["Frozen"])
    let expected = isRequired ? [] : [EvidencePhrase.text("hiddenExtension", ["names": .names(["Frozen.save()"])])]
    #expect(phrases(run, before: Self.former, after: code) == expected)
  }

  /// The members of a type next to the protocol, and whether the type that broke the contract still conforms.
  @Test(arguments: [
    (["load", "save"], false, true), (["load"], false, false), (["load", "save"], true, false),
  ])
  func namesTypesThatConformInAllButName(functions: [String], stillConforms: Bool, isNamed: Bool) {
    let store = TypeDeclaration.made(protocol: "Store", "load", "save")
    let frozen =
      stillConforms
      ? TypeDeclaration.made(type: "Frozen", inheriting: "Store", functions: ["load", "save"])
      : TypeDeclaration.made(type: "Frozen", functions: ["load"])
    let code = CodeBase.made(store, frozen, .made(type: "AnyStore", functions: functions))
    let expected = isNamed ? [EvidencePhrase.text("unlistedType", ["names": .names(["AnyStore"])])] : []
    #expect(phrases(ContractRun(name: "Store"), before: Self.former, after: code) == expected)
  }

  /// The empty default of an extension runs for the one type without its own.
  @Test func findsDefaultsThatOneConformerAloneInherits() {
    let lines = DeclarationLines(name: 1, first: 1, last: 1)
    let addition = ExtensionDeclaration(
      extendedType: TypeReference("Store"), lines: lines,
      members: ["load", "save"].map { Member(kind: .method, name: $0, lines: lines, body: CodeBody()) })
    let types: [TypeDeclaration] = [
      .made(protocol: "Store", "load", "save"), .made(type: "Disk", inheriting: "Store", functions: ["save"]),
      .made(type: "Frozen", inheriting: "Store", functions: []),
    ]
    let code = CodeBase(SourceFacts(files: [FileFacts(path: "Store.swift", types: types, extensions: [addition])]))
    #expect(code.membersInheritedOnly(by: "Frozen", among: ["Store"]).map(\.member.name) == ["save"])
    #expect(code.membersInheritedOnly(by: "Disk", among: ["Store"]).isEmpty)
  }

  @Test(arguments: [
    ("init(owner: String = #fileID) {}", true), ("func add() { print(CommandLine.arguments) }", false),
    ("func add() { if #available(macOS 15, *) {} }", false), ("func add() { let file = 1; print(file) }", false),
  ])
  func findsCodeThatAsksForItsCaller(member: String, asks: Bool) {
    let lines = DeclarationLines(name: 2, first: 2, last: 2)
    let frozen = TypeDeclaration(
      name: "Frozen", kind: .struct, lines: DeclarationLines(name: 1, first: 1, last: 3),
      members: [Member(kind: .method, name: "add", lines: lines, body: CodeBody())])
    let code = CodeBase(SourceFacts(files: [FileFacts(path: "Frozen.swift", types: [frozen])]))
    var tree = SourceTree(source: "a.md")
    tree.set(AssembledFile(lines: SourceLine.generated("struct Frozen {\n  \(member)\n}")), at: "Frozen.swift")
    #expect(CallerAwareness().types(of: ["Frozen"], in: code, tree) == (asks ? ["Frozen"] : []))
  }

  /// The line of a stored property, its type, and whether the conformer holds a guest without keeping it alive.
  @Test(arguments: [
    ("weak var guest: Guest?", "Guest", true), ("unowned let guest: Guest", "Guest", true),
    ("var guest: Guest?", "Guest", false), ("weak var owner: Hotel?", "Hotel", false),
  ])
  func findsConformersThatHoldAnArgumentWeakly(text: String, type: String, isWeak: Bool) {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    let register = TypeDeclaration(
      name: "Register", kind: .protocol, lines: line,
      members: [
        Member(kind: .method, name: "add", lines: line, parameters: [Parameter(type: TypeReference("Guest"))])
      ])
    // The conformer stores an entry, which stores the guest.
    let slate = TypeDeclaration(
      name: "Slate", kind: .class, lines: line, inherited: [TypeReference("Register")],
      members: [Member(kind: .storedProperty, name: "entry", lines: line, type: TypeReference("Entry"))])
    let entry = TypeDeclaration(
      name: "Entry", kind: .struct, lines: line,
      members: [Member(kind: .storedProperty, name: "guest", lines: line, type: TypeReference(type))])
    let code = CodeBase.made(
      register, slate, entry, TypeDeclaration(name: "Guest", kind: .class, lines: line, members: []),
      TypeDeclaration(name: "Hotel", kind: .class, lines: line, members: []))
    var tree = SourceTree(source: "a.md")
    tree.set(AssembledFile(lines: SourceLine.generated(text)), at: "Entry.swift")
    tree.set(AssembledFile(lines: SourceLine.generated("var entry: Entry")), at: "Slate.swift")
    let found = WeakArguments(code: code, tree: tree).types(of: ["Slate"], in: "Register")
    #expect(found == (isWeak ? ["Slate"] : []))
  }

  /// A variable of the type, or of an object in a constant; a constant alone says nothing about who calls.
  @Test(arguments: [(true, false, true), (nil, true, true), (nil, false, false)] as [(Bool?, Bool, Bool)])
  func findsCodeThatUsesSharedVariables(isVariable: Bool?, hasVariable: Bool, isShared: Bool) {
    let lines = DeclarationLines(name: 1, first: 1, last: 1)
    let mode = Member(
      kind: .storedProperty, name: "mode", lines: lines, isStatic: true, isVariable: isVariable,
      type: TypeReference("Mode"))
    let saves = Member(
      kind: .storedProperty, name: "saves", lines: lines, isVariable: hasVariable ? true : nil,
      type: TypeReference("Bool"))
    let body = CodeBody(accesses: [Access(line: 1, steps: [.member("Frozen"), .member("mode"), .member("saves")])])
    let add = Member(kind: .method, name: "add", lines: lines, body: body)
    let code = CodeBase.made(
      TypeDeclaration(name: "Frozen", kind: .struct, lines: lines, members: [mode, add]),
      TypeDeclaration(name: "Mode", kind: .class, lines: lines, members: [saves]))
    let found = CallerAwareness().types(of: ["Frozen"], in: code, SourceTree(source: "a.md"))
    #expect(found == (isShared ? ["Frozen"] : []))
  }
}
