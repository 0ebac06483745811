import EvidenceMeasures
import SyntaxFacts
import Testing

@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct UsedOfOfferedTests {
  private func measure(_ files: [String: String]) throws -> UsedOfOffered.Finding {
    UsedOfOffered.measure(try SwiftFactsProgram.code(files))
  }

  private static let store = "protocol Store { func load(); func save(); func clear() }\n"

  @Test func reproducesTheWorkedExample() throws {
    let finding = try measure([
      "Store.swift": Self.store,
      "Clients.swift": """
      struct Reader { let store: any Store; func run() { store.load() } }
      func copy<S: Store>(_ store: S) { store.save(); store.load(); store.save() }
      struct Holder { let store: any Store }
      struct Disk: Store { func load() { save() }; func save() {}; func clear() {} }
      """,
    ])
    #expect(finding.rows.map(\.client) == ["Reader", "copy(_:)"])
    #expect(finding.rows.map(\.used) == [["load()"], ["load()", "save()"]])
    #expect(finding.rows.map(\.offered) == [3, 3])
    #expect(finding.mean == 0.5)
    #expect(finding.protocolMean == 0.5)
    #expect(finding.interfaces.map(\.interface) == ["Store"])
    #expect(finding.interfaces.map(\.dead) == [["clear()"]])
  }

  @Test func aCallOfAValueUsesTheMethodThatMakesItAFunction() throws {
    let finding = try measure([
      "Jobs.swift": """
      protocol Printing { func callAsFunction(pages: Int) -> String; func stop() }
      @dynamicCallable final class Office {
        func dynamicallyCall(withKeywordArguments jobs: KeyValuePairs<String, Int>) -> String { "" }
        func close() {}
      }
      """,
      "Clients.swift": """
      struct Editor { let print: any Printing; func run() { _ = print(pages: 3) } }
      struct Reader<P: Printing> { let printing: P; func run() { _ = self.printing(pages: 3) } }
      struct Lawyer { let office: Office; func run() { _ = office(fax: 112) } }
      func copy(_ print: any Printing) { _ = print(pages: 1) }
      struct Caller { let work: () -> Void; func run() { work() } }
      """,
    ])
    #expect(
      finding.rows.map { "\($0.client) \($0.interface) \($0.used.count)/\($0.offered)" } == [
        "Editor Printing 1/2", "Lawyer Office 1/2", "Reader Printing 1/2", "copy(_:) Printing 1/2",
      ])
  }

  @Test func aTypeIsAClientOfAProtocolThatItDeclaresInItself() throws {
    let finding = try measure([
      "Desk.swift": """
      struct Desk {
        protocol Lender { func lend(); func take() }
        struct Shelf { func look() {} }
        let lender: any Lender
        let shelf = Shelf()
        func hand() { lender.lend(); shelf.look() }
      }
      final class Cellar: Desk.Lender { func lend() {}; func take() {} }
      """
    ])
    #expect(finding.rows.map(\.client) == ["Desk"])
    #expect(finding.rows.map(\.interface) == ["Desk.Lender"])
    #expect(finding.rows.map(\.used) == [["lend()"]])
  }

  @Test func anInterfaceIsOfferedToTheClosureThatGetsIt() throws {
    let finding = try measure([
      "Store.swift": Self.store + "protocol Loading { func loading(_ work: (any Store) -> Void) }",
      "Clients.swift": """
      struct Reader { let loading: any Loading; func run() { loading.loading { $0.load() } } }
      struct Writer { let lend: ((any Store) -> Void) -> Void; func run() { lend { store in store.save() } } }
      """,
    ])
    #expect(
      finding.rows.map { "\($0.client) \($0.interface) \($0.used.count)/\($0.offered)" } == [
        "Reader Loading 1/1", "Reader Store 1/3", "Writer Store 1/3",
      ])
    #expect(finding.interfaces.map(\.dead) == [[], ["clear()"]])
  }

  /// A client's key, and the number of members that it is offered.
  @Test(arguments: [
    ("Key<Rooms>", 2), ("Key<Phone>", 3), ("Key<K>", 4), ("Key<Till>", 1),
  ])
  func offersMembersOfConstrainedExtensionsToSuitableArgumentsOnly(key: String, offered: Int) throws {
    let finding = try measure([
      "Key.swift": """
      protocol Spoken {}
      enum Rooms {}
      enum Phone: Spoken {}
      enum Till {}
      struct Key<Use> { func close() {} }
      extension Key where Use == Rooms { func book() {} }
      extension Key where Use == Phone { func ring() {} }
      extension Key where Use: Spoken { func speak() {} }
      """,
      "Client.swift": "struct Client<K> { let key: \(key); func run() { key.close() } }",
    ])
    #expect(finding.rows.map(\.offered) == [offered])
  }

  @Test func aRefinementOffersWhatItRefines() throws {
    let finding = try measure([
      "A.swift": """
      protocol Reading { func read() }
      protocol Writing { func write(); func flush() }
      protocol Both: Reading, Writing {}
      struct Client { let both: any Both; func run() { both.read() } }
      struct Other { let it: any Reading & Writing; func run() { it.write(); it.read() } }
      """
    ])
    #expect(
      finding.rows.map { "\($0.client) \($0.interface) \($0.used.count)/\($0.offered)" } == [
        "Client Both 1/3", "Other Reading 1/1", "Other Writing 1/2",
      ])
    let dead = finding.interfaces.map { "\($0.interface) \($0.dead)" }
    #expect(dead == ["Both [\"flush()\"]", "Reading []", "Writing [\"flush()\"]"])
  }

  @Test func aDefaultedRequirementIsOfferedAndAnExtensionsMemberUsesWhatItCalls() throws {
    let finding = try measure([
      "A.swift": """
      protocol View { var model: Int { get set }; func bind(); func fade() }
      extension View {
        func fade() {}
        mutating func show(_ new: Int) { model = new; refresh() }
        func refresh() { bind() }
      }
      func use(_ view: some View) { var view = view; view.show(1) }
      """
    ])
    #expect(finding.rows.map(\.used) == [["model", "bind()"]])
    #expect(finding.interfaces.first?.dead == ["fade()"])
  }

  @Test func aProtocolWithoutRequirementsOffersItsExtension() throws {
    let finding = try measure([
      "A.swift": """
      protocol Speaking {}
      extension Speaking { func speak() {}; func shout() {}; private func breathe() {} }
      func use(_ it: any Speaking) { it.speak() }
      """
    ])
    #expect(finding.rows.map(\.used) == [["speak()"]])
    #expect(finding.rows.map(\.offered) == [2])
    #expect(finding.interfaces.first?.dead == ["shout()"])
  }

  @Test func aConcreteTypeIsAnInterfaceButAValueIsNot() throws {
    let finding = try measure([
      "Disk.swift": """
      final class Disk { var path = ""; init() {}; func load() -> Row { Row(a: 1) }; func save() {}; private func sync() {} }
      struct Row { var a: Int; var isOdd: Bool { a % 2 == 1 } }
      struct Neighbour { let disk = Disk(); func run() { disk.save() } }
      """,
      "Client.swift":
        "struct Client { let disk = Disk(); func run() { print(disk.load().isOdd) } }\nclass Fast: Disk { func go() { load() } }",
    ])
    #expect(
      finding.rows.map { "\($0.client) \($0.interface) \($0.used) \($0.offered)" } == [
        "Client Disk [\"load()\"] 3", "Neighbour Disk [\"save()\"] 3",
      ])
    #expect(finding.interfaces.first?.dead == ["path"])
    #expect(finding.protocolMean == nil)
  }

  @Test func aStructOfClosuresIsAnInterface() throws {
    let finding = try measure([
      "A.swift": """
      struct Store { var load: () -> Int; var save: (Int) -> Void; var name = "" }
      struct Client { let store: Store; func run() { store.save(1) } }
      """
    ])
    #expect(finding.rows.map(\.used) == [["save"]])
    #expect(finding.rows.map(\.offered) == [3])
  }

  @Test func aUseOnALineThatDidNotRunIsNotRun() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      protocol Store { func load(); func save() }
      struct Client {
        let store: any Store
        func run() { store.load() }
        func never() { store.save() }
      }
      """
    ])
    let finding = UsedOfOffered.measure(code) { _, line in line == 4 }
    #expect(finding.rows.map(\.used) == [["load()", "save()"]])
    #expect(finding.rows.map(\.run) == [["load()"]])
  }

  @Test(arguments: [
    ("[String: any Store]", "for (_, store) in x { store.load() }"),
    ("[String: any Store]", "x.forEach { name, store in store.load() }"),
    ("[String: any Store]", "x.forEach { $0.value.load() }"),
    ("[String: any Store]", "x.map { $1.load() }"),
    ("[String: any Store]", "x.first?.value.load()"),
    ("[String: any Store]", "x.mapValues { $0.load() }"),
    ("[String: any Store]", "x.removeValue(forKey: name)?.load()"),
    ("[String: any Store]", "x[name]?.load()"),
    ("[any Store]", "x.reduce(0) { $0 + $1.load() }"),
    ("[[any Store]]", "x.joined().forEach { $0.load() }"),
    ("any Store", "let store = isOld ? x : x; store.load()"),
  ])
  func followsTheElementsOfCollectionsAndChoices(_ type: String, _ code: String) throws {
    let finding = try measure([
      "A.swift": "\(Self.store)struct Client { var x: \(type); let name = \"\"; mutating func run() { \(code) } }"
    ])
    #expect(finding.rows.map(\.used) == [["load()"]])
  }

  @Test func aMemberOfADictionarysValueIsNoPartOfItsPair() throws {
    let finding = try measure([
      "A.swift": """
      struct Price { var value = 0; func show() {} }
      struct Client { let prices: [String: Price]; func run() -> Int { prices["tea"]?.value ?? 0 } }
      """
    ])
    #expect(finding.rows.map(\.used) == [["value"]])
  }

  @Test func aSubclassOffersWhatItInherits() throws {
    let finding = try measure([
      "A.swift": """
      class Printer { func print() {}; func fax() {}; private func warm() {} }
      final class Laser: Printer { func tune() {} }
      struct Desk { let laser: Laser; func work() { laser.print() } }
      struct Office { let printer: Printer; func work() { printer.fax() } }
      """
    ])
    #expect(finding.rows.map(\.interface) == ["Laser", "Printer"])
    #expect(finding.rows.map(\.used) == [["print()"], ["fax()"]])
    #expect(finding.rows.map(\.offered) == [3, 2])
    #expect(finding.interfaces.map(\.dead) == [["tune()", "fax()"], []])
  }
}
