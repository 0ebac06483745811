import Foundation
import PreviewServer
import SeededRandom
import TestForm
import Testing

/// Requests from attackers, and requests that malicious pages make browsers send.
@Suite(.waiting) struct SafetyTests {
  private func status(_ server: PreviewServer, host: String) throws -> Int {
    try server.request("/about", host: host).status
  }

  @Test func answersToItsOwnNamesOnly() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    for host in ["localhost", "LOCALHOST:\(server.port)", "127.0.0.1", "127.0.0.1:\(server.port)", "[::1]:1"] {
      #expect(try status(server, host: host) == 200)
    }
    let others = [
      "evil.example", "evil.example:\(server.port)", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1",
      "localhost:80:80", "localhost:", "localhost:+80", "localhost:99999", "[::1", "[::1]x", "", "localhost, evil",
    ]
    for host in others { #expect(try status(server, host: host) == 421) }
    #expect(try server.raw("GET /about HTTP/1.1\r\nConnection: close\r\n\r\n").status >= 400)
    let twice = "GET /about HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    #expect(try server.raw(twice).status >= 400)
  }

  @Test(arguments: ["0.0.0.0", "0"])
  func answersToAnyAddressWhenListeningOnAll(host: String) throws {
    let server = try PreviewServer(site: MemorySite.sample, host: host, port: .exactly(0))
    defer { server.stop() }
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, 255)
    let machine = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    for host in ["10.0.0.1", "[fe80::1]:\(server.port)", "localhost", machine] {
      #expect(try status(server, host: host) == 200)
    }
    for host in ["evil.example", "10.0.0.1.evil.example", "10.0.0"] {
      #expect(try status(server, host: host) == 421)
    }
  }

  @Test(arguments: [
    "/../etc/passwd", "/..%2fetc/passwd", "/%2e%2e/etc/passwd", "/%2e%2e%2f%2e%2e%2fetc/passwd",
    "/%252e%252e/etc/passwd", "/%252e%252e%252fetc%252fpasswd", "//etc/passwd", "///", "/studies//x/", "/./about",
    "/studies/../about", "/studies/x/..", "/about%00", "/about%00.css", "/%00", "/..\\..\\etc\\passwd",
    "/%5c..%5cetc", "/..%5c", "/%c0%ae%c0%ae/etc/passwd", "/%c0%af", "/%e0%80%af", "/%ff", "/%", "/%2", "/%zz",
    "/studies%2fx%2f", "http://localhost/about", "about", "*", "file:///etc/passwd", "C:\\Windows", "/C:/Windows",
    "/%u002e%u002e/", "/....//", "/about%0d%0aX-Evil:%20yes", "/~root", "/proc/self/environ", "/.git/config",
  ])
  func redirectsToNoOtherSite(target: String) throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let reply = try server.request(target)
    #expect([400, 404].contains(reply.status))
    #expect(reply["x-evil"] == nil)
    #expect(try server.request("/about").status == 200)
  }

  @Test func neverSendsABrowserToAnotherSite() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    for target in ["//evil.example/studies/x", "/\\evil.example", "/%2fevil.example", "/studies/x%0d%0aLocation:y"] {
      #expect(try server.request(target)["location"] == nil)
    }
    #expect(try server.request("/studies/x?%0d%0aX:y")["location"] == "/studies/x/?%0d%0aX:y")
  }

  @Test func survivesBrokenRequests() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let requests = [
      "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "\u{0}\u{0}\u{0}\r\n\r\n",
      "GET /\u{0}x HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
      "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\nHost: localhost\n\n", " GET / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000000\r\n\r\nx",
      "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n",
      "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]
    for request in requests {
      let client = try RawClient(port: server.port)
      client.send(request)
      shutdown(client.descriptor, Int32(SHUT_WR))
      let status = Reply(client.receiveAll()).status
      // A NUL ends the path and a line feed the line; the remaining path is a page like any other.
      #expect(status < 500 || status == 505 || status == 501, "\(request) was answered with \(status)")
      #expect(try server.request("/about").status == 200)
    }
  }

  @Test(arguments: ["a=1&", "&", "a&", "=&"])
  func answersQueriesWithAnyNumberOfParameters(parameter: String) throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let query = String(repeating: parameter, count: 8000 / parameter.utf8.count)
    #expect(try server.request("/about?" + query).status == 200)
    #expect(try server.request("/studies/x?" + query)["location"] == "/studies/x/?" + query)
  }

  @Test(arguments: ["/about", "/", "/studies/x", "/no/such/page", "/style.css", "/../x", "/_solidsite/reload.js"])
  func keepsOtherSitesFromShowingOrReadingAnything(target: String) throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let reply = try server.request(target)
    #expect(reply["content-security-policy"] == "frame-ancestors 'self'")
    #expect(reply["x-frame-options"] == "SAMEORIGIN")
    #expect(reply["cross-origin-resource-policy"] == "same-origin")
    #expect(reply["x-content-type-options"] == "nosniff")
    #expect(reply["referrer-policy"] == "same-origin")
    #expect(reply["access-control-allow-origin"] == nil)
  }

  @Test func closesConnectionsThatStaySilent() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let clients = try ["", "\r\n\r\n", "GET / HTTP/1.1\r\nHo", "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n"].map {
      let client = try RawClient(port: server.port)
      client.send($0)
      return client
    }
    for client in clients {
      _ = client.receiveAll()
      #expect(client.isClosed)
    }
  }

  @Test func rejectsHugeRequests() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let long = String(repeating: "a", count: 1 << 20)
    let fields = String(repeating: "A: b\r\n", count: 1 << 18)
    for request in [
      "GET /\(long) HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\n\(fields)", long,
    ] {
      let client = try RawClient(port: server.port)
      client.send(request)
      let status = Reply(client.receiveAll()).status
      #expect(status == 0 || (400..<500).contains(status))
    }
    #expect(try server.request("/about").status == 200)
  }

  @Test(arguments: 1...(TestForm.isLong ? 20 : 1) as ClosedRange<UInt64>)
  func survivesRandomBytes(seed: UInt64) throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    var generator = SplitMix(seed: seed)
    let words = [
      "GET ", "HEAD ", "/", "about", "%", "%2e", "..", " HTTP/1.1", "\r\n", "Host: localhost", "Range: bytes=", "-",
      "1",
      ",", "If-None-Match: \"", "Accept-Encoding: ", "gzip;q=", "/_solidsite/events?page=", "&version=", "\u{0}", "é",
      "Content-Length: ", "Transfer-Encoding: chunked", ":", "\r\n\r\n",
    ].map { Array($0.utf8) }
    for _ in 0..<1000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        if Bool.random(using: &generator) {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        } else {
          bytes += words.randomElement(using: &generator) ?? []
        }
      }
      let client = try RawClient(port: server.port)
      client.send(bytes)
    }
    // Some libmicrohttpd releases crash if stopped while rejecting a request, so all rejections are finished first.
    for _ in 0..<100 { #expect(try server.request("/about").status == 200, "seed \(seed)") }
  }
}
