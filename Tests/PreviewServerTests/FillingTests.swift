import Foundation
import PreviewServer
import TestForm
import Testing

/// A server whose site is still being read.
@Suite(.waiting) struct FillingTests {
  /// The sample without a study, whose page is expected, and with an unknown page.
  private static let filling: MemorySite = {
    var site = MemorySite.sample
    site.files["studies/x/index.html"] = nil
    site.isLoading = true
    site.awaited = ["studies/x/", "studies/x", "studies/x/index.html"]
    return site
  }()

  /// Sends a request, and returns its connection, on which the response comes later.
  private func ask(_ target: String, _ server: PreviewServer) throws -> RawClient {
    let client = try RawClient(port: server.port)
    client.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    return client
  }

  @Test func saysOnPagesThatTheSiteIsStillBeingRead() throws {
    let server = try PreviewServer.start(Self.filling)
    defer { server.stop() }
    let page = try server.request("/")
    #expect(page.status == 200)
    #expect(page.text.contains(#"<body><p id="solidsite-filling" role="status">fillingNotice</p><p>home</p>"#))
    try #expect(!server.request("/long.txt").text.contains("filling"))
  }

  @Test func reloadsPagesWhenTheSiteHasBeenRead() throws {
    let server = try PreviewServer.start(Self.filling)
    defer { server.stop() }
    let tab = try server.openTab(at: "/")
    server.show(MemorySite.sample)
    #expect(tab.receive(until: "\n\n").contains("event: change"))
    try #expect(!server.request("/").text.contains("filling"))
  }

  @Test func answersUnknownAddressesWithAPageThatFollows() throws {
    let server = try PreviewServer.start(Self.filling)
    defer { server.stop() }
    let missing = try server.request("/studies/renamed/")
    #expect(missing.status == 503)
    #expect(missing["retry-after"] == "1")
    #expect(missing.text.contains("fillingHint"))
    let tab = try server.openTab(at: "/studies/renamed/")
    var site = Self.filling
    site.files["studies/renamed/index.html"] = Array(MemorySite.page("renamed").utf8)
    server.show(site, quietly: true)
    #expect(tab.receive(until: "\n\n").contains("event: change"))
    server.show(MemorySite.sample)
    try #expect(server.request("/studies/renamed/").status == 404)
  }

  @Test func updatesQuietlyOnlyTabsWhosePageWasMissing() throws {
    let server = try PreviewServer.start(Self.filling)
    defer { server.stop() }
    let home = try server.openTab(at: "/")
    var site = Self.filling
    site.files["index.html"] = Array(MemorySite.page("more studies").utf8)
    #expect(server.show(site, quietly: true).changedTabs == 0)
    #expect(server.show(site).changedTabs == 1)
    #expect(home.receive(until: "\n\n").contains("event: change"))
  }

  /// Sends more requests than there are threads for rendering.
  @Test func letsRequestsWaitForTheirPageWithoutHoldingUpOthers() throws {
    let server = try PreviewServer.start(Self.filling)
    defer { server.stop() }
    let waiting = try (0..<12).map { _ in try ask("/studies/x/", server) }
    let redirected = try ask("/studies/x", server)
    try #expect(server.request("/about").status == 200)
    server.show(MemorySite.sample)
    for client in waiting { #expect(Reply(client.receiveAll()).text.contains("study")) }
    #expect(Reply(redirected.receiveAll()).status == 301)
  }

  @Test func letsRequestsWaitThroughStatesWithoutTheirPage() throws {
    let server = try PreviewServer.start(Self.filling)
    defer { server.stop() }
    let waiting = try ask("/studies/x/", server)
    let tab = try ask("/_solidsite/events?page=/studies/x/&version=", server)
    for _ in 0..<5 { server.show(Self.filling, quietly: true) }
    server.show(MemorySite.sample)
    #expect(Reply(waiting.receiveAll()).status == 200)
    #expect(tab.receive(until: "data: \"200-").contains("event: change"))
  }

  @Test func answersWaitingRequestsWhenTheirPageIsNoLongerExpected() throws {
    let server = try PreviewServer.start(Self.filling)
    defer { server.stop() }
    let waiting = try ask("/studies/x/", server)
    var site = Self.filling
    site.awaited = []
    server.show(site, quietly: true)
    #expect(Reply(waiting.receiveAll()).status == 503)
  }

  @Test func stopsWhileRequestsWait() throws {
    let server = try PreviewServer.start(Self.filling)
    let waiting = try (0..<8).map { _ in try ask("/studies/x/", server) }
    try #expect(server.request("/about").status == 200)
    server.stop()
    for client in waiting { #expect(client.receiveAll() == []) }
  }
}
