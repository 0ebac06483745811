import Foundation
import Synchronization
import TestForm
import Testing

@testable import PreviewServer

/// Many concurrent requests, none of which may delay the others for long.
@Suite(.serialized, .waiting)
struct FairnessTests {
  @Test func answersRequestsWithoutPagesWhileEveryRendererIsBusy() throws {
    let (entrance, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let server = try PreviewServer(site: GatedSite(entrance: entrance, gate: gate), port: .exactly(0))
    defer { server.stop() }
    let patient = try (0..<64).map { number in
      let client = try RawClient(port: server.port)
      client.send("GET /slow\(number).txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
      return client
    }
    defer { for _ in patient { gate.signal() } }
    for _ in 0..<ServerLimits.renderers { try #require(entrance.wait(timeout: .now() + 120) == .success) }
    for _ in 0..<20 { #expect(try server.request("/_solidsite/reload.js").status == 200) }
    for _ in patient { gate.signal() }
    for client in patient { #expect(client.receive(until: "at last").contains("at last")) }
  }

  /// `AnswerQueueTests` test the order itself. Here threads run when the system lets them, so other connections may get
  /// a few answers first, but not all of their 20.
  @Test func answersANewConnectionLongBeforeAllRequestsOfOthers() throws {
    let site = OrderingSite()
    let server = try PreviewServer(site: site, port: .exactly(0))
    defer { server.stop() }
    // No thread may wait forever, whatever fails.
    defer { site.gate.signal() }
    let request = "GET /page.txt HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let flood = try (0..<(TestForm.isLong ? 1500 : 200)).map { _ in
      let client = try RawClient(port: server.port)
      client.send(String(repeating: request, count: 20))
      return client
    }
    for _ in 0..<ServerLimits.renderers { try #require(site.entrance.wait(timeout: .now() + 120) == .success) }
    let newcomer = try RawClient(port: server.port)
    newcomer.send("GET /other.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
    for _ in 0..<2 { #expect(try server.request("/_solidsite/reload.js").status == 200) }
    site.gate.signal()
    #expect(newcomer.receive(until: "other.txt").contains("other.txt"))
    // Connections above the limit were closed.
    let place = try #require(site.order.withLock { $0.firstIndex(of: "other.txt") })
    #expect(place <= 5 * min(flood.count, ServerLimits.connections))
  }

  @Test func answersPipelinedRequestsInTheirOrder() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let targets = ["/long.txt", "/_solidsite/reload.js", "/about", "/missing", "/", "/studies/x/"]
    let last = "GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    client.send(targets.map { "HEAD \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined() + last)
    let text = String(decoding: client.receiveAll(), as: UTF8.self)
    let statuses = text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) }
    #expect(statuses == ["200", "200", "200", "404", "200", "200", "200"])
  }

  @Test func stopsWhileItRefusesBrokenRequests() throws {
    for _ in 0..<(TestForm.isLong ? 300 : 20) {
      let server = try PreviewServer.startOnAQuietPort()
      let broken = [
        "GET / HTTP/9.9\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{0}\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      ]
      let clients = try (0..<16).map { number in
        let client = try RawClient(port: server.port)
        client.send(broken[number % broken.count])
        return client
      }
      server.stop()
      #expect(ProcessStatus.connections(toPort: server.port) == 0)
      for client in clients { client.send("x") }
    }
  }
}

/// The order in which requests are answered.
struct AnswerQueueTests {
  private let request = HTTPRequest(method: "GET", target: "/")
  private let answer = RequestAnswer.response(HTTPResponse(status: 200))

  private func connection(_ number: Int) throws -> ConnectionID {
    let pointer = OpaquePointer(bitPattern: number * 8)
    return ConnectionID(try #require(pointer))
  }

  @Test func takesRequestsInTheOrderOfTheirConnections() throws {
    var queue = AnswerQueue()
    let connections = try (1...3).map(connection)
    for connection in connections { _ = queue.turn(of: connection, for: request) }
    // A waiting request is not queued again.
    _ = queue.turn(of: connections[0], for: request)
    let isTaken = [queue.takesWorker(atMost: 1), queue.takesWorker(atMost: 1)]
    #expect(isTaken == [true, false])
    var taken: [ConnectionID] = []
    while let job = queue.next() {
      taken.append(job.connection)
      let isWoken = [queue.finish(job, with: answer), queue.finish(job, with: answer)]
      #expect(isWoken == [true, false])
    }
    #expect(taken == connections)
    #expect(queue.workers == 0)
  }

  @Test func wakesAConnectionOnce() throws {
    var queue = AnswerQueue()
    let connection = try connection(1)
    _ = queue.turn(of: connection, for: request)
    _ = queue.takesWorker(atMost: 1)
    let next = queue.next()
    let job = try #require(next)
    var isWoken = [queue.abandon(connection), queue.abandon(connection), queue.finish(job, with: answer)]
    #expect(isWoken == [true, false, false])
    // It closes, and another connection may reuse its memory address.
    _ = queue.turn(of: connection, for: request)
    _ = queue.turn(of: connection, for: request)
    isWoken = [queue.finish(job, with: answer)]
    #expect(isWoken == [false])
    let sleeping = queue.abandonAll()
    #expect(sleeping == [connection])
  }
}

/// A site whose files block until they are released.
private struct GatedSite: PreviewedSite {
  let rootPath = "/"
  let entrance: DispatchSemaphore
  let gate: DispatchSemaphore

  func file(at path: String) -> PreviewedFile? {
    entrance.signal()
    gate.wait()
    return PreviewedFile(bytes: Array("at last".utf8))
  }

  func hasFile(at path: String) -> Bool { true }
}

/// A site that counts the files it generates.
private final class OrderingSite: PreviewedSite {
  let rootPath = "/"
  let order = Mutex<[String]>([])
  let (entrance, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

  func file(at path: String) -> PreviewedFile? {
    entrance.signal()
    gate.wait()
    gate.signal()
    order.withLock { $0.append(path) }
    return PreviewedFile(bytes: Array(path.utf8))
  }

  func hasFile(at path: String) -> Bool { true }
}
