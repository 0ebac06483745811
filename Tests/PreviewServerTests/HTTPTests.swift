import Foundation
import PreviewServer
import TestForm
import Testing

/// Browsers' expectations of a server, tested over real connections.
@Suite(.waiting) struct HTTPTests {
  @Test func servesAPageWithTheScriptThatReloadsIt() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let reply = try server.request("/")
    #expect(reply.status == 200)
    #expect(reply["content-type"] == "text/html; charset=utf-8")
    #expect(reply["content-length"] == "\(reply.body.count)")
    #expect(reply["cache-control"] == "no-cache")
    #expect(reply["x-content-type-options"] == "nosniff")
    #expect(reply["date"] != nil)
    #expect(reply["access-control-allow-origin"] == nil)
    let parts = reply.text.components(separatedBy: "<script src=\"/_solidsite/reload.js\"")
    #expect(parts.count == 2)
    #expect(parts.last?.contains(" defer></script></body>") == true)
    let script = try server.request("/_solidsite/reload.js")
    #expect(script["content-type"] == "text/javascript; charset=utf-8")
    #expect(script.text.contains("EventSource"))
  }

  @Test func leavesOtherFilesUnchanged() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    #expect(try server.request("/style.1.css").text == "p { color: red }")
    #expect(try server.request("/na%C3%AFve/%c3%bc%20x.txt").text == "names may be anything")
  }

  @Test(arguments: [
    ("a.css", "text/css; charset=utf-8"), ("a.js", "text/javascript; charset=utf-8"),
    ("a.json", "application/json"), ("a.xml", "application/xml; charset=utf-8"),
    ("a.svg", "image/svg+xml; charset=utf-8"), ("a.png", "image/png"), ("a.JPG", "image/jpeg"),
    ("a.webp", "image/webp"), ("a.avif", "image/avif"), ("a.gif", "image/gif"), ("a.ico", "image/x-icon"),
    ("a.woff2", "font/woff2"), ("a.txt", "text/plain; charset=utf-8"), ("a.map", "application/json"),
    ("a.wasm", "application/wasm"), ("a.mp4", "video/mp4"), ("a.webm", "video/webm"), ("a.pdf", "application/pdf"),
    ("a.html/b", "application/octet-stream"),
  ])
  func sendsTheMediaTypeOfAFile(name: String, type: String) throws {
    let server = try PreviewServer.start(MemorySite([name: "x"]))
    defer { server.stop() }
    #expect(try server.request("/" + name)["content-type"] == type)
  }

  @Test func findsPagesAsStaticHostsDo() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    #expect(try server.request("/studies/x/").text.contains("study"))
    #expect(try server.request("/studies/x/index.html").text.contains("study"))
    #expect(try server.request("/about").text.contains("about"))
    let redirect = try server.request("/studies/x?a=b&c=%20d")
    #expect(redirect.status == 301)
    #expect(redirect["location"] == "/studies/x/?a=b&c=%20d")
    let missing = try server.request("/studies/y/")
    #expect(missing.status == 404)
    #expect(missing.text.contains("There is no such page"))
    #expect(missing.text.contains("reload.js"))
  }

  @Test func findsPagesWithoutRenderingThem() throws {
    let server = try PreviewServer(site: UnmadeSite(), port: .exactly(0))
    defer { server.stop() }
    #expect(try server.request("/studies/x").status == 301)
    #expect(try server.request("/studies/y").status == 404)
  }

  @Test func fallsBackToABuiltInNotFoundPage() throws {
    let server = try PreviewServer.start(MemorySite([:]))
    defer { server.stop() }
    let missing = try server.request("/")
    #expect(missing.status == 404)
    #expect(missing.text.contains("reload.js"))
  }

  @Test func servesASiteBelowAPath() throws {
    var site = MemorySite.sample
    site.rootPath = "/my studies/"
    let server = try PreviewServer.start(site)
    defer { server.stop() }
    #expect(server.address == "http://127.0.0.1:\(server.port)/my%20studies/")
    #expect(try server.request("/my%20studies/about").text.contains("about"))
    for above in ["/", "/my%20studies"] {
      let reply = try server.request(above)
      #expect(reply.status == 302)
      #expect(reply["location"] == "/my%20studies/")
    }
    #expect(try server.request("/about").status == 404)
    #expect(try server.request("/my%20studies/studies/x")["location"] == "/my%20studies/studies/x/")
    #expect(try server.request("/_solidsite/reload.js").status == 200)
  }

  @Test func answersHeadAsGetWithoutABody() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    for target in ["/", "/long.txt", "/missing"] {
      let (get, head) = (try server.request(target), try server.request(target, method: "HEAD"))
      #expect(head.status == get.status)
      #expect(head.body.isEmpty)
      for name in ["content-length", "content-type", "etag"] { #expect(head[name] == get[name]) }
    }
  }

  @Test func doesNotResendWhatTheBrowserHas() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let first = try server.request("/")
    let tag = try #require(first["etag"])
    for list in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let reply = try server.request("/", fields: ["If-None-Match: \(list)"])
      #expect(reply.status == 304)
      #expect(reply.body.isEmpty)
      #expect(reply["etag"] == tag)
      #expect(reply["content-length"] == first["content-length"])
    }
    #expect(try server.request("/", fields: ["If-None-Match: \"other\""]).status == 200)
    var changed = MemorySite.sample
    changed.files["index.html"] = Array(MemorySite.page("changed").utf8)
    server.show(changed)
    #expect(try server.request("/", fields: ["If-None-Match: \(tag)"]).status == 200)
  }

  @Test(arguments: [
    ("bytes=0-9", 206, "bytes 0-9/10000", "0123456789"), ("bytes=9995-", 206, "bytes 9995-9999/10000", "56789"),
    ("bytes=-3", 206, "bytes 9997-9999/10000", "789"), ("bytes=9998-20000", 206, "bytes 9998-9999/10000", "89"),
    ("bytes=10000-", 416, "bytes */10000", nil), ("bytes=-0", 416, "bytes */10000", nil),
    ("bytes=99999999999999999999-", 416, "bytes */10000", nil),
    ("bytes=5-2", 200, nil, nil), ("bytes=0-1,4-5", 200, nil, nil), ("lines=0-1", 200, nil, nil),
    ("bytes=a-b", 200, nil, nil),
  ])
  func sendsTheRequestedRange(range: String, status: Int, contentRange: String?, text: String?) throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let reply = try server.request("/long.txt", fields: ["Range: \(range)"])
    #expect(reply.status == status)
    #expect(reply["content-range"] == contentRange)
    if let text { #expect(reply.text == text) }
    #expect(reply["content-length"] == "\(reply.body.count)")
  }

  @Test func sendsARangeOnlyOfWhatTheBrowserKnows() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let tag = try #require(try server.request("/long.txt")["etag"])
    #expect(try server.request("/long.txt", fields: ["Range: bytes=0-1", "If-Range: \(tag)"]).status == 206)
    #expect(try server.request("/long.txt", fields: ["Range: bytes=0-1", "If-Range: \"old\""]).status == 200)
    let date = "If-Range: Wed, 01 Jan 2025 00:00:00 GMT"
    #expect(try server.request("/long.txt", fields: ["Range: bytes=0-1", date]).status == 200)
    #expect(try server.request("/long.txt", method: "HEAD", fields: ["Range: bytes=0-1"]).status == 200)
  }

  @Test func keepsConnectionsForFurtherRequests() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for _ in 0..<3 {
      client.send("GET /style.1.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(client.receive(until: "color: red }").hasPrefix("HTTP/1.1 200"))
    }
    // Two at once, whose answers come in order.
    client.send(String(repeating: "GET /style.1.css HTTP/1.1\r\nHost: localhost\r\n\r\n", count: 2))
    var text = client.receive(until: "color: red }")
    if text.components(separatedBy: "color: red }").count < 3 { text += client.receive(until: "color: red }") }
    #expect(text.components(separatedBy: "HTTP/1.1 200").count == 3)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "BREW"])
  func rejectsToDoAnythingButRead(method: String) throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let reply = try server.request("/", method: method)
    #expect(reply.status == 405)
    #expect(reply["allow"] == "GET, HEAD")
  }
}

/// A site that lists a page but fails to generate it.
private struct UnmadeSite: PreviewedSite {
  let rootPath = "/"

  func file(at path: String) -> PreviewedFile? { nil }

  func hasFile(at path: String) -> Bool { path == "studies/x/index.html" }
}
