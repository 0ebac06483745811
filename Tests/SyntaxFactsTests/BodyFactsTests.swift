import SyntaxFacts
import Testing

@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct BodyFactsTests {
  /// The accesses in a function's body, each as its steps joined by dots.
  private func accesses(_ body: String, parameters: String = "") throws -> [String] {
    try code(body, parameters: parameters).accesses.map { $0.steps.map(\.description).joined(separator: ".") }
  }

  private func code(_ body: String, parameters: String = "") throws -> CodeBody {
    let facts = try SwiftFactsProgram.facts(["A.swift": "func f(\(parameters)) {\n\(body)\n}"])
    return try #require(facts.files.first?.members.first?.body)
  }

  @Test(arguments: [
    ("self.api.send(a, to: b)", ["self.api.send(_:to:)", "a", "b"]),
    ("try await api?.send()!.result[0].text", ["api.send().result.[].text"]),
    ("let x = store.find(1)\nx?.title.show()", ["store.find(_:)", "store.find(_:).title.show()"]),
    ("let x = 1\nprint(x)", ["print(_:)"]),
    ("if let store { store.save() }", ["store", "store.save()"]),
    ("guard let self else { return }\nself.go()", ["self.go()"]),
    ("for row in rows where row.isOpen { row.close() }", ["rows", "rows.[].isOpen", "rows.[].close()"]),
    ("for (index, row) in rows.enumerated() { row.close() }", ["rows.enumerated()", "rows.enumerated().[].1.close()"]),
    (
      "rows.filter { $0.isOpen }.forEach { row in row.close() }",
      [
        "rows.filter(_:).forEach(_:)", "rows.filter(_:).[].close()", "rows.[].isOpen",
      ]
    ),
    ("rows.sorted { $0.id < $1.id }", ["rows.sorted(_:)", "rows.[].id", "rows.[].id"]),
    ("rows.reduce(0) { $0.sum + $1.price }", ["rows.reduce(_:_:)", "rows.[].price"]),
    ("rows.reduce(into: 0) { sum, row in row.add() }", ["rows.reduce(into:_:)", "rows.[].add()"]),
    ("prices.forEach { $1.show() }", ["prices.forEach(_:)", "prices.[].1.show()"]),
    ("(isOld ? old : new).go()", ["old.go()", "isOld", "old", "new"]),
    ("(x as? Loan)?.renew()", ["as Loan.renew()", "x"]),
    ("let loan = x as? Loan\nloan?.renew()", ["x", "as Loan.renew()"]),
    ("(a ?? b).go()", ["a.go()", "a", "b"]),
    ("Loan.init(id: 1).renew()", ["Loan(id:).renew()"]),
    ("Box<Int>(1)", ["Box(_:)"]),
    ("row.show(Theme.ink, .regular)", ["row.show(_:_:)", "Theme.ink"]),
    ("switch row { case .item(let item, _): item.show()\ndefault: break }", ["row", "row.item#0.show()"]),
    ("switch a { case .failure(.offline): retry()\ndefault: b() }", ["a", "retry()", "b()"]),
    ("do { try go() } catch { error.log() }", ["go()"]),
    (
      "func inner(_ x: Loan) -> Row { x.renew() }\ninner(y).show()",
      ["as Loan.renew()", "as Function<Row, Loan>.().show()", "y"]
    ),
    ("open { done() } onError: { e in e.log() }", ["open(_:onError:)", "done()", "open(_:onError:)#1.0.log()"]),
    ("store.lend(1) { $1.go() }", ["store.lend(_:_:)", "store.lend(_:_:)#0.1.go()"]),
    ("store.lend(1, to: { loan in loan.go() })", ["store.lend(_:to:)", "store.lend(_:to:)#0.0.go()"]),
    ("_ = \"\\(loan.title)\"", ["loan.title"]),
    ("rows.map(\\.owner.name)", ["rows.map(_:)", "rows.[].owner.name"]),
    ("use(\\Loan.title)", ["use(_:)", "as Loan.title"]),
    ("for case .item(let item) in rows { item.show() }", ["rows", "rows.[].item#0.show()"]),
  ])
  func readsExpressionsFromTheLeft(_ body: String, _ expected: [String]) throws {
    #expect(try accesses(body) == expected)
  }

  @Test func parametersResolveToTheirTypes() throws {
    #expect(try accesses("x.find(y)?.title", parameters: "_ x: any Store, y: Int") == ["as Store.find(_:).title"])
  }

  @Test func aLocalFunctionPassesValuesToClosures() throws {
    let found = try accesses("lend { $0.go() }", parameters: "lend: (Work) -> Void")
    #expect(found == ["as Function<Void, Work>.()", "as Function<Void, Work>.()#0.0.go()"])
  }

  /// The code of a function, and the types of the local variables that closures share.
  @Test(
    arguments: [
      ("var x = 1\nuse { x }", ["Int"]),
      ("var x: [Loan] = []\nuse { x.append(y) }\nuse { { x } }", ["Array<Loan>"]),
      ("var x = 1\nfunc f() { x += 1 }", ["Int"]),
      ("var x = make()\nuse { x }", ["_"]),
      ("let x = 1\nuse { x }", nil), ("var x = 1\nuse(x)", nil), ("use { var x = 1\nx += 1 }", nil),
      ("var x = 1\nrows.forEach { x += $0 }", nil),
    ] as [(String, [String]?)])
  func listsLocalVariablesThatClosuresCapture(_ body: String, _ types: [String]?) throws {
    #expect(try code(body).capturedVariables?.map(\.description) == types)
  }

  /// A body of a method with the parameters `a` and `b`, and whether it only passes them on.
  @Test(
    arguments: [
      ("inner.load(a, with: b)", true), ("return try await self.inner.load(a)", true), ("inner.load(&a)", true),
      ("inner.load()", true), ("inner.load() / 10", nil), ("inner.load(1)", nil), ("inner.load(c)", nil),
      ("\"\\(inner.load())\"", nil), ("inner.load { $0 }", nil), ("String(inner.load())", nil),
      ("inner.load(a); inner.load(b)", nil), ("load(a)", nil), ("inner.first.load(a)", nil), ("", nil),
    ] as [(String, Bool?)])
  func tellsWhetherABodyOnlyPassesParametersOn(body: String, forwards: Bool?) throws {
    #expect(try code(body, parameters: "_ a: inout Int, _ b: Int").forwards == forwards)
  }

  @Test func aLocalNameHidesAMember() throws {
    #expect(try accesses("let title = 1\nprint(title)\nprint(self.title)") == ["print(_:)", "print(_:)", "self.title"])
    #expect(try accesses("do { let title = 1\n_ = title }\nprint(title)") == ["print(_:)", "title"])
  }

  @Test(arguments: [
    ("get { oldValue + newValue } set { oldValue = newValue }", ["oldValue", "newValue", "oldValue"]),
    ("get { 1 } set(next) { use(next, newValue) }", ["use(_:_:)", "newValue"]),
    ("willSet { use(newValue, oldValue) }", ["use(_:_:)", "oldValue"]),
    ("didSet { use(newValue, oldValue) }", ["use(_:_:)", "newValue"]),
    ("didSet(former) { use(former, oldValue) }", ["use(_:_:)", "oldValue"]),
  ])
  func anAccessorHidesOnlyTheMembersNamedAsItsParameter(_ accessors: String, _ expected: [String]) throws {
    let source = "struct S {\n  var oldValue = 1\n  var newValue = 2\n  var x: Int { \(accessors) }\n}\n"
    let type = try #require(try SwiftFactsProgram.facts(["A.swift": source]).files.first?.types.first)
    #expect(type.members.last?.body?.accesses.map { $0.steps.map(\.description).joined(separator: ".") } == expected)
  }

  @Test func listsSwitchesAndConditionsWithTheirCases() throws {
    let sites = try code(
      """
      switch kind {
      case .csv, .json: a()
      case .other(.zip): b()
      }
      switch (state, event) {
      case (.idle, .start): c()
      default: d()
      }
      if case .csv = kind { e() }
      switch name { case "csv": f() default: g() }
      for case .csv in kinds { h() }
      """
    ).switches
    #expect(sites.map(\.line) == [2, 2, 6, 6, 10, 11, 12])
    #expect(
      sites.map(\.cases) == [["csv", "json", "other"], ["zip"], ["idle"], ["start"], ["csv"], ["\"csv\""], ["csv"]])
    #expect(
      sites.map { $0.subject.map(\.description) } == [
        ["kind"], ["kind", "other#0"], ["state"], ["event"], ["kind"], ["name"], ["kinds", "[]"],
      ])
    #expect(sites.map(\.hasDefault) == [false, false, true, true, false, true, false])
    #expect(sites.map(\.isCondition) == [false, false, false, false, true, false, true])
  }

  @Test func listsQuestionsForTypes() throws {
    let casts = try code(
      """
      if x is A, let b = x as? B { b.go() }
      let c = x as! C
      let d = x as D
      switch x { case is E: break; case let f as F: f.go(); default: break }
      """
    ).casts
    #expect(casts.map(\.type.name) == ["A", "B", "C", "E", "F"])
    #expect(casts.map(\.form) == [.test, .conditional, .forced, .test, .conditional])
    #expect(casts.map(\.line) == [2, 2, 3, 5, 5])
  }
}
