import Foundation
import PreviewServer
import SystemFiles
import TestForm
import Testing

/// Many requests, many connections, many changes.
@Suite(
  .serialized, .waiting, .disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"))
struct EnduranceTests {
  /// A site in which all pages and the style sheet show the same number, so that a mixture is detected.
  private func site(_ number: Int) -> MemorySite {
    var site = MemorySite.sample
    site.files["index.html"] = Array(MemorySite.page("state \(number)").utf8)
    if number % 3 == 0 { site.files["about.html"] = nil }
    return site
  }

  @Test func answersEveryRequestWhileTheSiteChanges() async throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let requests = TestForm.isLong ? 100_000 : 2000
    let clients = 8
    try await withThrowingTaskGroup(of: Int.self) { group in
      for client in 0..<clients {
        group.addTask {
          var answered = 0
          let connection = try RawClient(port: server.port)
          let targets = ["/", "/about", "/long.txt", "/studies/x/", "/missing"]
          for number in 0..<(requests / clients) {
            let target = targets[(number + client) % targets.count]
            connection.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            var bytes = connection.receive()
            var reply = Reply(bytes)
            while let length = reply["content-length"].flatMap({ Int($0) }), reply.body.count < length {
              let more = connection.receive()
              if more.isEmpty { break }
              bytes += more
              reply = Reply(bytes)
            }
            let isWhole = reply["content-length"] == "\(reply.body.count)"
            if isWhole, reply.status == 200 || reply.status == 404 { answered += 1 }
          }
          return answered
        }
      }
      let changes = Task.detached {
        var number = 0
        while !Task.isCancelled {
          number += 1
          server.show(site(number))
          try? await Task.sleep(for: .milliseconds(2))
        }
      }
      defer { changes.cancel() }
      var answered = 0
      for try await count in group { answered += count }
      changes.cancel()
      await changes.value
      #expect(answered == requests)
    }
  }

  @Test func answersOthersWhileAPageIsRendered() throws {
    let (entrance, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let server = try PreviewServer(site: WaitingSite(entrance: entrance, gate: gate), port: .exactly(0))
    defer { server.stop() }
    let patient = try RawClient(port: server.port)
    patient.send("GET /slow.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
    // A thread that waits forever can't be stopped if the test fails.
    defer { gate.signal() }
    // A thread accepts several connections at once; the others must arrive while it is busy.
    try #require(entrance.wait(timeout: .now() + 120) == .success)
    for _ in 0..<20 { #expect(try server.request("/about").status == 200) }
    gate.signal()
    #expect(patient.receive(until: "at last").contains("at last"))
  }

  @Test func keepsNothingOfAThousandChanges() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let pages = ["/", "/about", "/studies/x/", "/missing"]
    let tabs = try (0..<20).map { number in
      let client = try server.listen(to: pages[number % pages.count])
      _ = client.receive(until: "event: problems")
      return client
    }
    func receiveAll() {
      var buffer = [UInt8](repeating: 0, count: 65536)
      for tab in tabs {
        while recv(tab.descriptor, &buffer, buffer.count, Int32(truncatingIfNeeded: MSG_DONTWAIT)) > 0 {}
      }
    }
    let descriptors = ProcessStatus.connections(toPort: server.port)
    for number in 1...1000 {
      // On a busy machine, the kernel may not have delivered the end of the last closed connection yet.
      try #require(eventually { server.show(site(number)).tabs == 20 })
      receiveAll()
      // A tab that is closed and reopened, as when reloading.
      let tab = try server.listen(to: "/", version: "")
      _ = tab.receive(until: "event: problems")
    }
    #expect(eventually { server.show(site(1001)).tabs == 20 })
    #expect(eventually { ProcessStatus.connections(toPort: server.port) <= descriptors + 5 })
  }

  /// The limit on open files; the tests themselves need a few thousand.
  private static let fileLimit = OpenFileLimit.raise(to: 20_000)

  @Test(.enabled(if: fileLimit >= 8000, "this process may open only \(fileLimit) files"))
  func servesOthersDespiteThousandsOfIdleConnections() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let count = min(TestForm.isLong ? 10_000 : 3_000, Self.fileLimit - 4000)
    var idle: [RawClient] = []
    for number in 0..<count {
      let client = try RawClient(port: server.port)
      // Some send nothing, some an incomplete request, some never stop sending.
      if number % 3 == 1 { client.send("GET / HTTP/1.1\r\nHost: local") }
      if number % 3 == 2 { client.send("GET /long.txt HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      idle.append(client)
      if number % 1000 == 0 { #expect(try server.request("/about").status == 200) }
    }
    for _ in 0..<20 { #expect(try server.request("/about").status == 200) }
    // Connections that send slowly are treated like silent ones.
    #expect(eventually { ProcessStatus.connections(toPort: server.port) <= 1024 + 1 })
    for client in idle.suffix(100) { client.send("a") }
    #expect(try server.request("/about").status == 200)
  }

  @Test func limitsBuffersForClientsThatDoNotRead() async {
    // In its own process: the memory of this one is that of all tests that run at the same time.
    await #expect(processExitsWith: .success) {
      var site = MemorySite.sample
      site.files["film.mp4"] = [UInt8](repeating: 7, count: 32 << 20)
      let server = try PreviewServer.start(site)
      defer { server.stop() }
      let memory = ProcessStatus.residentBytes
      var slow: [RawClient] = []
      for _ in 0..<40 {
        let client = try RawClient(port: server.port)
        client.send("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = client.receive()
        slow.append(client)
      }
      #expect(try server.request("/about").status == 200)
      #expect(ProcessStatus.residentBytes - memory < 640 << 20)
    }
  }

  @Test func releasesEverythingWhenItStops() throws {
    let server = try PreviewServer.startOnAQuietPort()
    let tab = try server.listen(to: "/")
    _ = tab.receive(until: "event: problems")
    let idle = try RawClient(port: server.port)
    server.stop()
    server.stop()
    #expect(idle.receive().isEmpty)
    #expect(ProcessStatus.connections(toPort: server.port) == 0)
    let next = try PreviewServer(site: MemorySite.sample, port: .exactly(server.port))
    next.stop()
  }

  @Test func leavesNoThreadBehind() throws {
    let before = ProcessStatus.threads
    for _ in 0..<20 {
      let server = try PreviewServer.start()
      _ = try server.request("/")
      let tab = try server.listen(to: "/")
      _ = tab.receive(until: "event: problems")
      server.stop()
    }
    // Other tests start servers concurrently, but not eighty threads.
    #expect(eventually { ProcessStatus.threads < before + 60 })
  }

  @Test func stopsDuringRequestsAndChanges() async throws {
    for _ in 0..<20 {
      let server = try PreviewServer.startOnAQuietPort()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 {
          group.addTask { for _ in 0..<20 { _ = try? server.request("/") } }
          group.addTask { for number in 0..<50 { server.show(site(number)) } }
          group.addTask {
            for _ in 0..<5 {
              guard let tab = try? server.listen(to: "/") else { return }
              _ = tab.receive(until: "event: problems")
            }
          }
        }
        group.addTask { server.stop() }
      }
      #expect(ProcessStatus.connections(toPort: server.port) == 0)
    }
  }
}

/// A site with a file that blocks until it is released.
private struct WaitingSite: PreviewedSite {
  let rootPath = "/"
  /// Signalled when the slow file is requested.
  let entrance: DispatchSemaphore
  let gate: DispatchSemaphore

  func file(at path: String) -> PreviewedFile? {
    guard path == "slow.txt" else { return MemorySite.sample.file(at: path) }
    entrance.signal()
    gate.wait()
    return PreviewedFile(bytes: Array("at last".utf8))
  }

  func hasFile(at path: String) -> Bool { path == "slow.txt" || MemorySite.sample.hasFile(at: path) }
}
