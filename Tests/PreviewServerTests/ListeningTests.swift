import Foundation
import PreviewServer
import TestForm
import Testing

/// Addresses and ports to listen on.
@Suite(.waiting) struct ListeningTests {
  @Test func takesTheNextPortIfThePreferredOneIsTaken() throws {
    let first = try PreviewServer.start()
    defer { first.stop() }
    let second = try PreviewServer(site: MemorySite.sample, port: .preferably(first.port))
    defer { second.stop() }
    #expect(second.port > first.port)
    #expect(try second.request("/").status == 200)
  }

  @Test func rejectsATakenPort() throws {
    let first = try PreviewServer.start()
    defer { first.stop() }
    #expect(throws: PreviewServerError.portTaken(host: "127.0.0.1", port: first.port)) {
      try PreviewServer(site: MemorySite.sample, port: .exactly(first.port))
    }
    #expect(try first.request("/").status == 200)
  }

  @Test func saysWhereItCannotListen() {
    // Without its bracket, and without its last digit, the third one would mean every address of the machine.
    for host in ["no such host", "::1]", "[::1"] {
      #expect(throws: PreviewServerError.unknownHost(host)) {
        try PreviewServer(site: MemorySite.sample, host: host, port: .exactly(0))
      }
    }
    #expect {
      try PreviewServer(site: MemorySite.sample, host: "192.0.2.1", port: .exactly(0))
    } throws: {
      "\($0)".hasPrefix("Can't listen on port 0 of 192.0.2.1: ")
    }
  }

  @Test func namesTheAddressForABrowserOnThisMachine() throws {
    let names = [
      ("127.0.0.1", "127.0.0.1"), ("localhost", "localhost"), ("0.0.0.0", "127.0.0.1"), ("0", "127.0.0.1"),
      ("0x0.0", "127.0.0.1"),
    ]
    for (host, name) in names {
      let server = try PreviewServer(site: MemorySite.sample, host: host, port: .exactly(0))
      defer { server.stop() }
      #expect(server.address == "http://\(name):\(server.port)/")
    }
  }

  @Test func triesNoPortAfterTheLast() throws {
    let last = try? PreviewServer(site: MemorySite.sample, port: .exactly(65_535))
    defer { last?.stop() }
    #expect(throws: PreviewServerError.noFreePort(first: 65_535, last: 65_535)) {
      try PreviewServer(site: MemorySite.sample, port: .preferably(65_535))
    }
  }

  private static let hasNewerAddresses =
    (try? PreviewServer(site: MemorySite.sample, host: "::1", port: .exactly(0)))?.stop() != nil

  @Test(.enabled(if: hasNewerAddresses, "this machine has no IPv6"))
  func listensOnTheNewerAddressesToo() throws {
    let server = try PreviewServer(site: MemorySite.sample, host: "::1", port: .exactly(0))
    defer { server.stop() }
    #expect(server.address == "http://[::1]:\(server.port)/")
    #expect(String(decoding: try server.curl("", "--globoff"), as: UTF8.self).contains("home"))
  }
  @Test(
    .enabled(if: hasNewerAddresses, "this machine has no IPv6"),
    arguments: [
      ("::", "[::1]"), ("::0", "[::1]"), ("[0:0:0:0:0:0:0:0]", "[::1]"), ("::ffff:0:0", "127.0.0.1"),
    ])
  func listensOnAllAddressesHoweverThatIsWritten(host: String, name: String) throws {
    let server = try PreviewServer(site: MemorySite.sample, host: host, port: .exactly(0))
    defer { server.stop() }
    #expect(server.address == "http://\(name):\(server.port)/")
    #expect(try server.request("/", host: "[fe80::1]").status == 200)
    #expect(try server.request("/", host: "evil.example").status == 421)
  }

  @Test func answersToTheCanonicalFormOfItsAddress() throws {
    let server = try PreviewServer(site: MemorySite.sample, host: "127.2", port: .exactly(0))
    defer { server.stop() }
    #expect(String(decoding: try server.curl("", "--header", "Host: 127.0.0.2"), as: UTF8.self).contains("home"))
    #expect(!String(decoding: try server.curl("", "--header", "Host: 127.0.0.3"), as: UTF8.self).contains("home"))
  }
}
