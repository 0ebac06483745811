import CaseStudyModel
import EvidenceMeasures
import Synchronization
import SyntaxFacts
import Testing

/// The measurements of this repository's studies, compared with figures counted by hand.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct StudyMeasuresTests {
  /// The code of sides that were read, by study and side: all tests measure the same code.
  private static let read = Mutex<[String: CodeBase]>([:])

  private func code(_ name: String, _ side: Side) throws -> CodeBase {
    let key = name + side.rawValue
    if let known = Self.read.withLock({ $0[key] }) { return known }
    let code = try SwiftFactsProgram.code(Studies.files(name, side))
    Self.read.withLock { $0[key] = code }
    return code
  }

  private func roles(_ name: String) throws -> [String: FileRole] {
    let roles = try #require(try Studies.roles(name))
    let pairs =
      roles.policy.map { ($0, FileRole.policy) } + roles.detail.map { ($0, .detail) } + roles.root.map { ($0, .root) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The types that begin a line of a side's files, found without our parser: whether each is a protocol, by name.
  private func declaredTypes(_ name: String, _ side: Side) throws -> [String: Bool] {
    let declaration =
      /^(?:@\w+(?:\([^)]*\))?\s+|(?:public|private|fileprivate|final|indirect)\s+)*(class|struct|enum|protocol|actor)\s+(\w+)/
      .anchorsMatchLineEndings()
    let code = try Studies.files(name, side).values.joined(separator: "\n")
    return Dictionary(code.matches(of: declaration).map { (String($0.2), $0.1 == "protocol") }) { first, _ in first }
  }

  @Test(arguments: try Studies.names(), [Side.before, .after])
  func everyTypeOfASideIsANodeOfItsGraph(_ name: String, _ side: Side) throws {
    let graph = TypeGraph(roles: try roles(name)).measure(try code(name, side))
    let nodes = graph.nodes.filter { $0.kind != nil }.map { ($0.name, $0.isProtocol) }
    #expect(try Dictionary(uniqueKeysWithValues: nodes) == declaredTypes(name, side))
    let names = Set(graph.nodes.map(\.name))
    #expect(graph.edges.filter { !names.contains($0.from) || !names.contains($0.to) } == [])
    #expect(!graph.edges.isEmpty)
  }

  @Test(arguments: try Studies.names(), [Side.before, .after])
  func theCohesionOfEveryTypeButProtocolsIsMeasured(_ name: String, _ side: Side) throws {
    let measured = LackOfCohesion.measure(try code(name, side)).map { String($0.type.prefix { $0 != "." }) }
    #expect(try Set(measured) == Set(declaredTypes(name, side).filter { !$0.value }.keys))
  }

  @Test(arguments: try Studies.names(), [Side.before, .after])
  func everyUseIsOfAnInterfaceThatOffersAtLeastAsMuch(_ name: String, _ side: Side) throws {
    let offered = UsedOfOffered.measure(try code(name, side))
    if try Studies.evidence(name).principles[.isp] != nil { #expect(!offered.rows.isEmpty) }
    #expect(offered.rows.filter { $0.used.count > $0.offered }.map(\.client) == [])
    // A client may leave parts of a composition unused, and not all that it is offered.
    let clients = Dictionary(grouping: offered.rows, by: \.client)
    #expect(clients.filter { $0.value.allSatisfy(\.used.isEmpty) }.keys.sorted() == [])
    let interfaces = Set(offered.interfaces.map(\.interface))
    #expect(offered.rows.map(\.interface).filter { !interfaces.contains($0) } == [])
  }

  @Test(arguments: try Studies.names(), [Side.before, .after])
  func everySideHasAShareOfAbstractions(_ name: String, _ side: Side) throws {
    let found = ShareOfAbstractions(roles: try roles(name)).measure(try code(name, side))
    if try Studies.evidence(name).principles[.dip] != nil { #expect(found.references > 0) }
    #expect((0...found.references).contains(found.abstractions))
    #expect(found.share == (found.references > 0 ? Double(found.abstractions) / Double(found.references) : nil))
  }

  /// The verifier measures code that it assembled from the same study itself.
  @Test(arguments: try Studies.names(), [Side.before, .after])
  func findsTheFiguresOfTheStoredEvidence(_ name: String, _ side: Side) throws {
    let code = try code(name, side)
    let stored = try Studies.evidence(name)
    let uses = UsedOfOffered.measure(code)
    let found: [Principle.ID: [String: Measure.Value?]] = [
      .srp: ["lackOfCohesion": LackOfCohesion.measure(code).map(\.lcom4).max().map { .count($0) }],
      .ocp: ["editSites": .count(EditSites.measure(code).flatMap(\.sites).count)],
      .isp: [
        "usedOfOffered": uses.mean.map { .ratio($0.inThousandths) },
        "deadRequirements": .count(uses.interfaces.filter(\.isProtocol).flatMap(\.dead).count),
        "hollowImplementations": HollowImplementations.measure(code).share.map { .ratio($0.inThousandths) },
      ],
      .dip: [
        "abstractions": ShareOfAbstractions(roles: try roles(name)).measure(code).share.map { .ratio($0.inThousandths) }
      ],
    ]
    for (principle, measures) in found {
      guard let evidence = stored.principles[principle] else { continue }
      for (key, value) in measures {
        #expect(evidence.measures[key]?.sides[side] == value, "\(principle.rawValue) \(key)")
      }
    }
    let edges = TypeGraph(roles: try roles(name)).measure(code).edges.map { "\($0.from) \($0.kind) \($0.to)" }
    let relations = try #require(stored.pictures[side]).relations.map { "\($0.from) \($0.kind) \($0.to)" }
    #expect(edges == relations)
  }

  @Test func smallProtocolsBefore() throws {
    let code = try code("small-protocols.md", .before)
    let offered = UsedOfOffered.measure(code)
    #expect(
      offered.rows.map { "\($0.client) \($0.interface) \($0.used.count)/\($0.offered)" } == [
        "LibraryApp LoanScreen 4/11", "LoanScreen ReceiptScreen 3/10", "ScreenStack AppScreen 2/6",
      ])
    #expect(offered.interfaces.first?.dead == ["identifier", "save()", "announce(_:)", "showNext()"])
    let hollow = HollowImplementations.measure(code)
    #expect(hollow.hollow.map { "\($0.type) \($0.signature) \($0.shape)" } == ["ReceiptScreen save() empty"])
    #expect(hollow.implementations == 10)
    let cohesion = LackOfCohesion.measure(code).map { "\($0.type) \($0.lcom4)" }
    #expect(cohesion == ["LibraryApp 1", "LoanScreen 1", "LoanTable 0", "ReceiptScreen 2"])
    let abstractions = ShareOfAbstractions(roles: try roles("small-protocols.md")).measure(code)
    #expect(abstractions.references == 6)
    #expect(abstractions.abstractions == 3)
  }

  @Test func smallProtocolsAfter() throws {
    let code = try code("small-protocols.md", .after)
    let offered = UsedOfOffered.measure(code)
    #expect(offered.protocolMean == 1)
    let protocols = offered.rows.filter { row in
      offered.interfaces.contains { $0.interface == row.interface && $0.isProtocol }
    }
    #expect(
      protocols.map { "\($0.client) \($0.interface) \($0.used.count)/\($0.offered)" } == [
        "LibraryApp Coordinator 1/1", "LoanViewModel Repository 2/2",
      ])
    // No client uses the view model through the protocol.
    #expect(offered.interfaces.filter { $0.isProtocol && !$0.dead.isEmpty }.map(\.interface) == ["ViewModel"])
    #expect(HollowImplementations.measure(code).hollow.isEmpty)
    let abstractions = ShareOfAbstractions(roles: try roles("small-protocols.md")).measure(code)
    #expect(abstractions.references == 23)
    #expect(abstractions.abstractions == 6)
    #expect(abstractions.ceremonies == ["Announceable", "Bindable", "FeedbackCoordinator", "Storyboardable"])
  }

  @Test func registrationBefore() throws {
    let code = try code("registration.md", .before)
    let offered = UsedOfOffered.measure(code)
    #expect(
      offered.rows.map { "\($0.client) \($0.interface) \($0.used.count)/\($0.offered)" } == [
        "RegistrationScreen EmailValidator 1/1", "RegistrationScreen RegistrationAPI 1/2",
      ])
    let sites = EditSites.measure(code)
    #expect(sites.map { "\($0.type) \($0.sites.count)" } == ["RegistrationAPI.Failure 1"])
    let abstractions = ShareOfAbstractions(roles: try roles("registration.md")).measure(code)
    #expect(abstractions.references == 2)
    #expect(abstractions.abstractions == 0)
    #expect(
      TypeGraph().measure(code).edges.map { "\($0.from) \($0.kind) \($0.to)" } == [
        "RegistrationFactory creates RegistrationAPI", "RegistrationFactory creates RegistrationScreen",
        "RegistrationScreen stores EmailValidator", "RegistrationScreen creates EmailValidator",
        "RegistrationScreen calls EmailValidator", "RegistrationScreen stores RegistrationAPI",
        "RegistrationScreen calls RegistrationAPI",
      ])
  }

  @Test func registrationAfter() throws {
    let code = try code("registration.md", .after)
    let offered = UsedOfOffered.measure(code)
    #expect(
      offered.rows.map { "\($0.client) \($0.interface) \($0.used.count)/\($0.offered)" } == [
        "RegistrationScreen RegistrationService 1/1"
      ])
    let sites = EditSites.measure(code)
    #expect(sites.map { "\($0.type) \($0.sites.count)" } == ["RegistrationAPI.Failure 1", "RegistrationError 1"])
    let abstractions = ShareOfAbstractions(roles: try roles("registration.md")).measure(code)
    #expect(abstractions.references == 9)
    #expect(abstractions.abstractions == 3)
    let hollow = HollowImplementations.measure(code)
    #expect(hollow.implementations == 4)
    #expect(hollow.hollow.isEmpty)
  }
}
