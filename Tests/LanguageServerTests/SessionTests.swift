import CaseStudyModel
import Foundation
import SiteBuilder
import Synchronization
import Testing

@testable import LanguageServer

/// A session with a client, over the bytes of its messages.
@Suite struct SessionTests {
  private static let path = "Content/case-studies/a.md"
  private static let text = "---\ntitle: A\nprinciples: [opne]\n---\n"

  /// The parts of a server's message that the tests check.
  private struct Message: Decodable {
    struct Parameters: Decodable {
      struct Item: Decodable { var code: String? }
      var version: Int?
      var diagnostics: [Item]?
    }
    var id: Int?
    var method: String?
    var params: Parameters?
    var error: RPCFailureCode?

    struct RPCFailureCode: Decodable { var code: Int }
  }

  /// A running session, and what it sends.
  private struct Client {
    let send: @Sendable ([UInt8]) -> Void
    let queue: MessageQueue
    var messages: AsyncStream<[UInt8]>.Iterator
    let task: Task<Int32, Never>

    /// - Parameter sites: the site of each opened document; further documents get the last one.
    init(_ sites: MemorySite...) {
      let opened = Mutex(0)
      let (sent, output) = AsyncStream.makeStream(of: [UInt8].self)
      let server = LanguageServer(
        ServerEnvironment(
          version: "1", explanations: [],
          home: { _ in
            let number = opened.withLock { count in
              defer { count += 1 }
              return count
            }
            return DocumentHome(site: sites[min(number, sites.count - 1)], folder: "/site", path: path)
          },
          verify: { slug, _ in slug }, isRunning: { _ in true }, send: { output.yield($0) },
          log: { _ in },
          pausing: { $0() }))
      send = server.receive
      queue = server.queue
      messages = sent.makeAsyncIterator()
      task = Task {
        var server = server
        return await server.run()
      }
      tell("initialize", #"{"capabilities": {}}"#, id: 1)
    }

    func tell(_ method: String, _ parameters: String, id: Int? = nil) {
      let number = id.map { "\"id\": \($0), " } ?? ""
      let body = Array(
        "{\"jsonrpc\": \"2.0\", \(number)\"method\": \"\(method)\", \"params\": \(parameters)}".utf8
      )
      send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    /// Waits for a message.
    mutating func message(where holds: (Message) -> Bool) async throws -> Message {
      while let bytes = await messages.next() {
        let body = bytes.dropFirst(bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound ?? 0)
        let message = try JSONDecoder().decode(Message.self, from: Data(body))
        if holds(message) { return message }
      }
      throw CancellationError()
    }

    mutating func diagnostics(ofVersion version: Int) async throws -> [String?] {
      let message = try await message {
        $0.method == "textDocument/publishDiagnostics" && $0.params?.version == version
      }
      return message.params?.diagnostics?.map(\.code) ?? []
    }

    func end() async {
      tell("shutdown", "null", id: 99)
      tell("exit", "null")
      _ = await task.value
    }
  }

  private static let document = #"{"uri": "\#(address)"}"#
  private static let address = "file:///site/\(path)"

  private func open(_ client: Client, at address: String = address) throws {
    let text = String(decoding: try JSONEncoder().encode(Self.text), as: UTF8.self)
    let address = #""uri": "\#(address)""#
    client.tell(
      "textDocument/didOpen",
      #"{"textDocument": {\#(address), "languageId": "markdown", "version": 1, "text": \#(text)}}"#)
  }

  private func change(_ client: Client, to version: Int) {
    client.tell(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "file:///site/\#(Self.path)", "version": \#(version)}, "contentChanges": "#
        + #"[{"range": {"start": {"line": 2, "character": 14}, "end": {"line": 2, "character": 14}}, "text": "x"}]}"#
    )
  }

  @Test func reportsTheEditedTextBeforeAllTextsAreChecked() async throws {
    var client = Client(MemorySite(files: [Self.path: ""], isSlow: true))
    try open(client)
    #expect(try await client.diagnostics(ofVersion: 1).contains("UnknownPrinciple"))
    await client.end()
  }

  @Test func givesUpChecksWhenATextIsEdited() async throws {
    var client = Client(MemorySite(files: [Self.path: ""], isSlow: true))
    try open(client)
    _ = try await client.diagnostics(ofVersion: 1)
    for version in 2...4 {
      change(client, to: version)
      #expect(try await client.diagnostics(ofVersion: version).contains("UnknownPrinciple"))
    }
    await client.end()
  }

  /// Reports a problem in the closed site.
  private struct ClosedSite: SiteCheck {
    var explanation: DiagnosticExplanation {
      DiagnosticExplanation(id: id, summary: "", text: "", example: "")
    }

    func diagnostics(for site: Site) -> [Diagnostic] {
      [Diagnostic(id, .warning, "The site was closed", at: SourceRange(path: SessionTests.path, line: 1))]
    }
  }

  @Test func forgetsAReadingOfASiteThatWasClosed() async throws {
    var client = Client(
      MemorySite(files: [Self.path: ""], checks: [ClosedSite()], isSlow: true),
      MemorySite(files: [Self.path: ""], isSlow: true))
    try open(client)
    #expect(try await client.diagnostics(ofVersion: 1).contains("ClosedSite"))
    // The reading that is abandoned now ends after the document has been reopened.
    client.tell("textDocument/didClose", #"{"textDocument": \#(Self.document)}"#)
    try open(client)
    #expect(try await !client.diagnostics(ofVersion: 1).contains("ClosedSite"))
    for version in 2...6 {
      change(client, to: version)
      #expect(try await !client.diagnostics(ofVersion: version).contains("ClosedSite"))
    }
    await client.end()
  }

  @Test func answersRequestsBeforeAllTextsAreChecked() async throws {
    var client = Client(MemorySite(files: [Self.path: ""], isSlow: true))
    try open(client)
    client.tell("textDocument/documentSymbol", #"{"textDocument": \#(Self.document)}"#, id: 2)
    #expect(try await client.message { $0.id == 2 }.error == nil)
    await client.end()
  }

  @Test func answersEarlierRequestsBeforeItShutsDown() async throws {
    var client = Client(MemorySite(files: [Self.path: ""], isEndless: true))
    try open(client)
    for id in [2, 3] { client.tell("textDocument/documentSymbol", #"{"textDocument": \#(Self.document)}"#, id: id) }
    client.tell("shutdown", "null", id: 4)
    for id in [2, 3] {
      let answer = try await client.message { ($0.id ?? 0) > 1 }
      #expect(answer.id == id)
      #expect(answer.error?.code == RPCFailure.requestCancelled)
    }
    let answer = try await client.message { ($0.id ?? 0) > 1 }
    #expect(answer.id == 4)
    #expect(answer.error == nil)
    await client.end()
  }

  @Test(arguments: ["file://localhost/site/\(path)", "file:///site/%43ontent/case-studies/a.md", "file:///link.md"])
  func answersForAFileThatIsOpenUnderAnotherAddressToo(other: String) async throws {
    for closed in [other, Self.address] {
      var client = Client(MemorySite(files: [Self.path: ""]))
      for address in [Self.address, other] { try open(client, at: address) }
      client.tell("textDocument/didClose", #"{"textDocument": {"uri": "\#(closed)"}}"#)
      let open = closed == other ? Self.address : other
      client.tell("textDocument/documentSymbol", #"{"textDocument": {"uri": "\#(open)"}}"#, id: 2)
      client.tell("shutdown", "null", id: 3)
      // Without an answer, the one to the next request comes first.
      #expect(try await client.message { ($0.id ?? 0) > 1 }.id == 2)
      await client.end()
    }
  }

  @Test func opensNoMoreThanAHundredSites() async throws {
    var client = Client(MemorySite(files: [Self.path: ""], isEndless: true))
    for number in 1...101 {
      let document = #"{"uri": "untitled:\#(number)", "languageId": "markdown", "version": 1, "text": ""}"#
      client.tell("textDocument/didOpen", #"{"textDocument": \#(document)}"#)
    }
    client.tell("textDocument/documentSymbol", #"{"textDocument": {"uri": "untitled:101"}}"#, id: 2)
    #expect(try await client.message { $0.method == "window/showMessage" || $0.id == 2 }.id == nil)
    #expect(try await client.message { $0.id == 2 }.error?.code == RPCFailure.invalidParameters)
    // A closed document makes room for another.
    client.tell("textDocument/didClose", #"{"textDocument": {"uri": "untitled:1"}}"#)
    let document = #"{"uri": "untitled:102", "languageId": "markdown", "version": 1, "text": ""}"#
    client.tell("textDocument/didOpen", #"{"textDocument": \#(document)}"#)
    client.tell("textDocument/documentSymbol", #"{"textDocument": {"uri": "untitled:102"}}"#, id: 3)
    client.tell("shutdown", "null", id: 4)
    #expect(try await client.message { $0.id == 3 }.error?.code == RPCFailure.requestCancelled)
    await client.end()
  }

  @Test func answersRequestsAboutASiteThatCannotBeRead() async throws {
    var client = Client(MemorySite(files: [Self.path: ""], isUnreadable: true))
    try open(client)
    _ = try await client.message { $0.method == "window/showMessage" }
    client.tell("textDocument/documentSymbol", #"{"textDocument": \#(Self.document)}"#, id: 2)
    client.tell("shutdown", "null", id: 3)
    // Without an answer, shutting down would cancel the request.
    #expect(try await client.message { $0.id == 2 }.error?.code == RPCFailure.requestFailed)
    await client.end()
  }

  @Test func cancelsARequestThatWaits() async throws {
    var client = Client(MemorySite(files: [Self.path: ""], isSlow: true))
    try open(client)
    client.tell("textDocument/documentSymbol", #"{"textDocument": \#(Self.document)}"#, id: 2)
    client.tell("$/cancelRequest", #"{"id": 2}"#)
    let answer = try await client.message { $0.id == 2 }
    // The answer may have been on its way.
    #expect(answer.error.map { $0.code == RPCFailure.requestCancelled } ?? true)
    await client.end()
  }

  @Test func answersACancelledRequestBeforeItsSiteIsRead() async throws {
    var client = Client(MemorySite(files: [Self.path: ""], isEndless: true))
    try open(client)
    client.tell("textDocument/documentSymbol", #"{"textDocument": \#(Self.document)}"#, id: 2)
    // Its answer shows that the request before it waits.
    client.tell("unknown", "{}", id: 3)
    #expect(try await client.message { ($0.id ?? 0) > 1 }.id == 3)
    client.tell("$/cancelRequest", #"{"id": 2}"#)
    client.tell("unknown", "{}", id: 4)
    let answer = try await client.message { ($0.id ?? 0) > 1 }
    #expect(answer.id == 2)
    #expect(answer.error?.code == RPCFailure.requestCancelled)
    await client.end()
  }

  @Test func sendsNothingButAnswersAfterItShutsDown() async throws {
    let site = MemorySite(files: [Self.path: Self.text])
    let unsaved = [Self.path: Array(Self.text.utf8)]
    let reading = try #require(try await site.read(after: SiteChanges(), unsaved: unsaved, early: { _ in }))
    var client = Client(MemorySite(files: [Self.path: ""], isEndless: true))
    try open(client)
    client.tell("shutdown", "null", id: 2)
    let key = DocumentHome(site: site, folder: "/site", path: Self.path).key
    client.queue.add(.earlyReading(site: key, opening: 1, reading))
    client.queue.add(.verified("A"))
    client.tell("unknown", "{}", id: 3)
    _ = try await client.message { $0.id == 2 }
    #expect(try await client.message { _ in true }.id == 3)
    await client.end()
  }
}
