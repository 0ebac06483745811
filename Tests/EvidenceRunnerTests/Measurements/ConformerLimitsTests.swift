import CaseStudyModel
import CodeStructure
import EvidenceMeasures
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
    let run = ContractRun(name: "Store", conformerTypes: ["Frozen"], found: [.boundToLiterals: ["Frozen"]])
    #expect(
      phrases(run, before: Self.former, after: Self.former)
        == [.text("boundToLiterals", ["names": .names(["Frozen"])])])
  }

  /// Whether a conformer kept all clauses before, and whether it is named for losing unusual values, for being read, for
  /// its history, or for other callers.
  @Test(arguments: [(true, false), (false, true), (nil, true)] as [(Bool?, Bool)])
  func namesOnlyRepairedConformersThatLoseUnusualValues(wasSound: Bool?, isNamed: Bool) {
    let rows = wasSound.map { [ContractRun.Row(name: "Frozen", outcomes: [$0 ? .passed : .failed], type: "Frozen")] }
    let former = ContractRun(name: "Store", clauses: ["a"], conformers: rows ?? [])
    let run = ContractRun(
      name: "Store", conformerTypes: ["Frozen"],
      found: [
        .losingUnusualValues: ["Frozen"], .changedByReading: ["Frozen"], .changedByHistory: ["Frozen"],
        .changedByCallers: ["Frozen"], .unlikeTwins: ["Frozen"],
      ])
    let limits = ConformerLimits(
      contracts: BothSides(before: [former], after: [run]), codes: BothSides(before: Self.former, after: Self.former))
    let names = ["names": EvidencePhrase.Argument.names(["Frozen"])]
    let keys = ["boundToLiterals", "changedByReading", "changedByHistory", "changedByCallers", "unlikeTwins"]
    #expect(limits.phrases == (isNamed ? keys.map { .text($0, names) } : []))
  }

  /// The errors that a clause catches from a repaired conformer and from another one, the names that code catches, and
  /// whether the conformer is named.
  @Test(
    arguments: [
      (["DoorError.stuck"], ["DoorError.wrong"], ["DoorError", "wrong"], true),
      (["DoorError.stuck"], ["DoorError.wrong"], ["stuck"], false),
      (["DoorError.stuck"], ["DoorError.wrong"], ["is", "DoorError"], false),
      (["Timeout"], ["DoorError.wrong"], ["is", "DoorError"], true), (["Timeout"], ["Timeout"], ["Timeout"], false),
      (["DoorError.wrong", "Timeout"], ["DoorError.wrong"], ["wrong"], false),
      ([], ["DoorError.wrong"], ["wrong"], false),
    ] as [(Set<String>, Set<String>, Set<String>, Bool)])
  func namesConformersThatThrowOtherErrors(
    errors: Set<String>, others: Set<String>, caught: Set<String>, isNamed: Bool
  ) {
    let run = ContractRun(
      name: "Store", conformerTypes: ["Frozen"], caughtErrors: ["Frozen": [errors], "Open": [others]],
      caughtNames: caught)
    let phrases = phrases(run, before: Self.former, after: Self.former)
      .filter { $0 == .text("otherErrors", ["names": .names(["Frozen"])]) }
    #expect(phrases.isEmpty == !isNamed)
  }

  /// The types with a lock and those that tasks may share without one: before, and after.
  @Test(
    arguments: [
      (["Frozen"], [], ["Frozen"], [], ["Frozen"]), ([], [], ["Frozen"], [], []),
      ([], [], ["Frozen"], ["Frozen"], ["Frozen"]), ([], ["Frozen"], ["Frozen"], ["Frozen"], []),
    ] as [([String], [String], [String], [String], [String])])
  func namesConformersThatLostALock(
    locked: [String], sharedBefore: [String], unlocked: [String], sharedAfter: [String], named: [String]
  ) {
    let before = ContractRun(name: "Store", sharedUnlocked: sharedBefore, locked: locked)
    let after = ContractRun(
      name: "Store", conformerTypes: ["Frozen"], unlocked: unlocked, sharedUnlocked: sharedAfter)
    let limits = ConformerLimits(
      contracts: BothSides(before: [before], after: [after]), codes: BothSides(before: Self.former, after: Self.former))
    #expect(limits.phrases == (named.isEmpty ? [] : [.text("unlocked", ["names": .names(named)])]))
  }

  /// The conformers that change a variable after a wait before, a clause's code, and those that are named.
  @Test(
    arguments: [
      ([], "await shop.buy()", ["Frozen"]), (["Frozen"], "await shop.buy()", []),
      ([], "async let first = shop.buy()", []), ([], "group.addTask { }", []),
    ] as [([String], String, [String])])
  func namesConformersThatChangeAVariableAfterAWait(before: [String], clause: String, named: [String]) {
    let former = ContractRun(name: "Store", testingBeforeWaiting: before)
    let words = clause.split { $0 == " " || $0 == "." }.map(String.init)
    let after = ContractRun(
      name: "Store", clauseCode: ["a": words], conformerTypes: ["Frozen"], testingBeforeWaiting: ["Frozen"])
    let limits = ConformerLimits(
      contracts: BothSides(before: [former], after: [after]), codes: BothSides(before: Self.former, after: Self.former))
    #expect(limits.phrases == (named.isEmpty ? [] : [.text("testedBeforeWaiting", ["names": .names(named)])]))
  }

  /// The clauses that a conformer kept without the preparation before, those that it and another one keep after.
  @Test(
    arguments: [
      (["a"], [], ["a"], true), ([], [], ["a"], false), (["a"], ["a"], ["a"], false), (["a"], [], [], false),
    ] as [(Set<String>, Set<String>, Set<String>, Bool)])
  func namesConformersThatNeedANewPreparation(
    before: Set<String>, after: Set<String>, others: Set<String>, isNamed: Bool
  ) {
    let former = ContractRun(name: "Store", keptUnprepared: ["Frozen": before])
    let latter = ContractRun(
      name: "Store", conformerTypes: ["Frozen"], keptUnprepared: ["Frozen": after, "Open": others])
    let limits = ConformerLimits(
      contracts: BothSides(before: [former], after: [latter]), codes: BothSides(before: Self.former, after: Self.former)
    )
    #expect(limits.phrases == (isNamed ? [.text("newPreparation", ["names": .names(["Frozen"])])] : []))
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
    let found = HeldArguments(code: code, tree: tree).typesForgettingArguments(of: ["Slate"], in: "Register")
    #expect(found == (isWeak ? ["Slate"] : []))
    let keeping = HeldArguments(code: code, tree: tree).typesKeepingArguments(of: ["Slate"], in: "Register")
    #expect(keeping == (!isWeak && type == "Guest" ? ["Slate"] : []))
  }

  /// The conformers that hold an argument weakly, a clause's code, and whether a repaired one that keeps it is named.
  @Test(
    arguments: [
      (["Radio"], "tower . join ( ear )", true), ([], "tower . join ( ear )", false),
      (["Radio"], "ear = nil", false), (["Radio"], "weak var ear : Ear ?", false),
    ] as [([String], String, Bool)])
  func namesConformersThatKeepAnArgumentAlive(weak: [String], clause: String, isNamed: Bool) {
    let run = ContractRun(
      name: "Store", clauseCode: ["a": clause.split(separator: " ").map(String.init)], conformerTypes: ["Frozen"],
      weaklyHolding: weak, keepingArguments: ["Frozen"])
    let before = ContractRun(
      name: "Store", clauses: ["a"], conformers: [.init(name: "Frozen", outcomes: [.failed], type: "Frozen")],
      weaklyHolding: weak)
    let limits = ConformerLimits(
      contracts: BothSides(before: [before], after: [run]), codes: BothSides(before: Self.former, after: Self.former))
    #expect(limits.phrases == (isNamed ? [.text("keptAlive", ["names": .names(["Frozen"])])] : []))
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

  /// The conformers, each with the clauses that it keeps after the others, on both sides, and those that are named.
  @Test(
    arguments: [
      ([:], ["Frozen": []], []), ([:], ["Frozen": [], "Disk": ["a"]], ["Frozen"]),
      (["Disk": ["a"]], ["Frozen": []], ["Frozen"]), ([:], ["Frozen": ["a"], "Disk": ["a"]], []),
    ] as [([String: Set<String>], [String: Set<String>], [String])])
  func namesConformersThatBreakClausesAfterOthers(
    before: [String: Set<String>], after: [String: Set<String>], names: [String]
  ) {
    func run(_ kept: [String: Set<String>]) -> ContractRun {
      let rows = kept.keys.sorted().map { ContractRun.Row(name: $0, outcomes: [.passed], type: $0) }
      return ContractRun(name: "Store", clauses: ["a"], conformers: rows, keptAfterOthers: kept)
    }
    let contracts = BothSides(before: [run(before)], after: [run(after)])
    let phrases = ConformerLimits(contracts: contracts, codes: BothSides(before: nil, after: nil)).phrases
    #expect(phrases == (names.isEmpty ? [] : [.text("brokenAfterOthers", ["names": .names(names)])]))
  }

  /// Whether a conformer shares an argument before and after.
  @Test(arguments: [(false, true, true), (true, true, false), (false, false, false)])
  func namesConformersThatNewlyShareAnArgument(before: Bool, after: Bool, isNamed: Bool) {
    func run(_ isSharing: Bool) -> ContractRun { ContractRun(name: "Store", sharing: isSharing ? ["Frozen"] : []) }
    let contracts = BothSides(before: [run(before)], after: [run(after)])
    let phrases = ConformerLimits(contracts: contracts, codes: BothSides(before: nil, after: nil)).phrases
    #expect(phrases == (isNamed ? [.text("sharedArgument", ["names": .names(["Frozen"])])] : []))
  }

  private static let copy = "var store = make(); let copy = store; store.save(); return copy.load() == 1"

  /// The code of a clause that a wrong conformer breaks, what its copies do, whether it breaks another clause as well, and
  /// whether that shows that the clauses notice what copies do.
  @Test(
    arguments: [
      (copy, .shared, false, true), (copy, .copied, false, false), (copy, .shared, true, false),
      ("let store = make(); let copy = store.copied(); store.save(); return copy.load() == 1", .shared, false, false),
      ("let store = make(); let copy = store; return store.load() == 1", .shared, false, false),
      ("let store = make(); store.save(); return store.load() == 1", .shared, false, false),
    ] as [(String, CopiedState.Kind, Bool, Bool)])
  func namesConformersWhoseCopiesHaveChanged(
    clause: String, wrong: CopiedState.Kind, breaksMore: Bool, isNoticed: Bool
  ) {
    func code(_ kind: TypeKind) -> CodeBase {
      let lines = DeclarationLines(name: 1, first: 1, last: 1)
      let items = Member(
        kind: .storedProperty, name: "items", lines: lines, isVariable: true, type: TypeReference("Int"))
      return .made(TypeDeclaration(name: "Frozen", kind: kind, lines: lines, members: [items]))
    }
    let run = ContractRun(
      name: "Store", clauses: ["a", "b"],
      wrong: [.init(name: "Shared", outcomes: [.failed, breaksMore ? .failed : .passed], type: "Shared")],
      clauseCode: ["a": CodeTokens(clause, in: .swift).texts, "b": ["true"]], conformerTypes: ["Frozen"],
      wrongCopies: ["Shared": [wrong]])
    let contracts = BothSides(before: [ContractRun(name: "Store")], after: [run])
    let codes = BothSides<CodeBase?>(before: code(.class), after: code(.struct))
    let phrases = ConformerLimits(contracts: contracts, codes: codes).phrases
    #expect(phrases == (isNoticed ? [] : [.text("changedCopies", ["names": .names(["Frozen"])])]))
  }

  /// The code that creates two lockers, and whether they share a bag whose answers they use.
  @Test(arguments: [
    ("let bag = Bag(); hall(Locker(bag: bag), Locker(bag: bag))", true),
    ("let bag = Bag(); let all = [1, 2].map { _ in Locker(bag: bag) }", true),
    ("let bag = Bag(); for _ in names { all.append(Locker(bag: bag)) }", true),
    ("let bag = Bag(); if isNew { all.append(Locker(bag: bag)) }", false),
    ("for _ in names { let bag = Bag(); all.append(Locker(bag: bag)) }", false),
    ("func a() { let bag = Bag(); use(Locker(bag: bag)) }; func b() { let bag = Bag(); use(Locker(bag: bag)) }", false),
    ("func a(bag: Bag) { use(Locker(bag: bag)) }; func b(bag: Bag) { use(Locker(bag: bag)) }", false),
    ("func a(bag: Bag) { use(Locker(bag: bag), Locker(bag: bag)) }", true),
    ("hall(Locker(bag: Bag()), Locker(bag: Bag()))", false),
    ("let bag = Bag(); hall(Locker(size: bag), Locker(size: bag))", false),
    ("let bag = Bag(); hall(Locker(log: bag), Locker(log: bag))", false),
  ])
  func findsConformersThatShareAnObject(text: String, isShared: Bool) {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    let items = Member(kind: .storedProperty, name: "items", lines: line, isVariable: true, type: TypeReference("Int"))
    let note = Member(kind: .method, name: "note", lines: line, body: CodeBody())
    func stored(_ name: String, _ type: String) -> Member {
      Member(kind: .storedProperty, name: name, lines: line, type: TypeReference(type))
    }
    let accesses = [["bag", "items"], ["log", "note"]].map { Access(line: 1, steps: $0.map(AccessStep.member)) }
    let get = Member(kind: .method, name: "get", lines: line, body: CodeBody(accesses: accesses))
    let code = CodeBase.made(
      TypeDeclaration(name: "Bag", kind: .class, lines: line, members: [items]),
      TypeDeclaration(name: "Log", kind: .class, lines: line, members: [items, note]),
      TypeDeclaration(
        name: "Locker", kind: .class, lines: line,
        members: [stored("bag", "Bag"), stored("log", "Log"), stored("size", "Int"), get]))
    #expect(SharedArguments(code: code, types: ["Locker"]).types(in: text) == (isShared ? ["Locker"] : []))
  }
}
