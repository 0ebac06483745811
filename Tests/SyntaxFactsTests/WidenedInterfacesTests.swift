import EvidenceMeasures
import SyntaxFacts
import Testing

/// The functions that turn what a client is given into what other clients need.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct WidenedInterfacesTests {
  private static let office = """
    protocol Printing { func print() }
    protocol Faxing { func fax() }
    final class Office: Printing, Faxing { func print() {}; func fax() {} }
    struct Editor { let job: any Printing; func run() { job.print() } }
    struct Lawyer { let job: any Faxing; func run() { job.fax() } }
    """
  private static let doors = """
    final class Office { func print() {}; func fax() {} }
    enum Print {}
    enum Fax {}
    struct Editor { let job: Door<Print>; func run() { job.print() } }
    struct Lawyer { let job: Door<Fax>; func run() { job.fax() } }
    extension Door where Work == Print { func print() { office.print() } }
    extension Door where Work == Fax { func fax() { office.fax() } }
    """

  /// The code beside the two clients, and the clients that can do what the other one does.
  @Test(
    arguments: [
      (office, "prefix func ^ (job: any Printing) -> Office { job as? Office ?? Office() }", ["Editor"]),
      (office, "func office<J: Printing>(of job: J) -> Office? { job as? Office }", ["Editor"]),
      (office, "enum Key { static func open(_ job: some Faxing, _ work: (Office) -> Void) {} }", ["Lawyer"]),
      (office, "extension Printing { var office: Office { self as! Office } }", ["Editor"]),
      (office, "func office<J>(of job: J) -> Office? { job as? Office }", ["Editor", "Lawyer"]),
      // New offices, decorators, adapters that do their own work, and functions that need the office already.
      (office, "func office(at door: Int) -> Office { Office() }", []),
      (
        office,
        "struct Loud: Printing { let inner: any Printing; init(_ inner: any Printing) { self.inner = inner }; "
          + "func print() { inner.print() } }", []
      ),
      (
        office,
        "struct Queue: Printing, Faxing { let inner: any Printing; init(_ inner: any Printing) { self.inner = inner }; "
          + "func print() { inner.print() }; func fax() { inner.print() } }", []
      ),
      (office, "func both(_ job: any Printing, _ office: Office) -> Office { office }", []),
      (
        doors,
        "struct Door<Work> { fileprivate let office: Office; init<O>(_ door: Door<O>) { office = door.office } }",
        ["Editor", "Lawyer"]
      ),
      (
        doors, "struct Door<Work> { fileprivate let office: Office; init(_ office: Office) { self.office = office } }",
        []
      ),
    ] as [(String, String, [String])])
  func areFound(code: String, function: String, clients: [String]) throws {
    let code = try SwiftFactsProgram.code(["A.swift": code, "B.swift": function])
    let widened = WidenedInterfaces(code, rows: UsedOfOffered.measure(code).rows, former: ["Office"])
    #expect(widened.clients(among: ["Editor", "Lawyer"]) == clients)
  }
}
