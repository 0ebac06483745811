import Foundation
import PreviewServer
import Testing

/// Where a server listens.
struct ListeningTests {
  @Test func takesTheNextPortWhereThePreferredOneIsTaken() throws {
    let first = try PreviewServer.start()
    defer { first.stop() }
    let second = try PreviewServer(site: MemorySite.sample, port: .preferably(first.port))
    defer { second.stop() }
    #expect(second.port > first.port)
    #expect(try second.request("/").status == 200)
  }

  @Test func refusesAPortThatIsTaken() throws {
    let first = try PreviewServer.start()
    defer { first.stop() }
    #expect(throws: PreviewServerError.portTaken(host: "127.0.0.1", port: first.port)) {
      try PreviewServer(site: MemorySite.sample, port: .exactly(first.port))
    }
    #expect(try first.request("/").status == 200)
  }

  @Test func saysWhatHostsAndPortsThereAreNot() {
    #expect(throws: PreviewServerError.noSuchPort(70_000)) {
      try PreviewServer(site: MemorySite.sample, port: .exactly(70_000))
    }
    #expect(throws: PreviewServerError.unknownHost("no such host")) {
      try PreviewServer(site: MemorySite.sample, host: "no such host", port: .exactly(0))
    }
    #expect {
      try PreviewServer(site: MemorySite.sample, host: "192.0.2.1", port: .exactly(0))
    } throws: {
      "\($0)".hasPrefix("Can't listen on port 0 of 192.0.2.1: ")
    }
  }

  @Test func namesTheAddressForABrowserOnThisMachine() throws {
    for (host, name) in [("127.0.0.1", "127.0.0.1"), ("localhost", "localhost"), ("0.0.0.0", "127.0.0.1")] {
      let server = try PreviewServer(site: MemorySite.sample, host: host, port: .exactly(0))
      defer { server.stop() }
      #expect(server.address == "http://\(name):\(server.port)/")
    }
  }

  @Test func listensOnTheNewerAddressesToo() throws {
    // Some containers have no IPv6.
    guard let server = try? PreviewServer(site: MemorySite.sample, host: "::1", port: .exactly(0)) else { return }
    defer { server.stop() }
    #expect(server.address == "http://[::1]:\(server.port)/")
    #expect(String(decoding: try server.curl("", "--globoff"), as: UTF8.self).contains("home"))
  }
}
