import Foundation
import PreviewServer
import TestForm
import Testing

/// Tabs that receive events over real connections while the site changes.
@Suite(.waiting) struct LiveReloadTests {
  private let fault = PreviewProblem(
    summary: "Key 'titel' isn't known", path: "Content/x.md", line: 2, column: 1,
    excerpt: "titel: <b>X</b>\n^", editorURL: "vscode://file/x.md:2:1")

  private func changed(_ path: String, to text: String, sheet: String = "style.1.css") -> MemorySite {
    var site = MemorySite.sample
    site.files[path] = Array(MemorySite.page(text, sheet: sheet).utf8)
    return site
  }

  private func open(
    _ count: Int, on server: PreviewServer, fields: [String] = [], source: String? = nil
  ) throws -> [RawClient] {
    try (0..<count).map { _ in
      let tab = try server.listen(to: "/", fields: fields, source: source)
      _ = tab.receive(until: "event: problems")
      return tab
    }
  }

  @Test func notifiesOnlyTabsWhosePageHasChanged() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let home = try server.openTab(at: "/")
    let study = try server.openTab(at: "/studies/x/")
    let update = server.show(changed("studies/x/index.html", to: "changed"))
    #expect(update.tabs == 2)
    #expect(update.pages == 2)
    #expect(update.changedTabs == 1)
    #expect(
      study.receive(until: "\n\n").contains("event: change\ndata: \"\(try server.version(of: "/studies/x/"))\"\n\n"))
    server.show(MemorySite.sample, problems: [fault])
    #expect(!home.receive(until: "titel").contains("event: change"))
  }

  @Test func leadsTabsToAPageWithOneEventAndLetsThoseThatShowItFollow() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let home = try server.openTab(at: "/")
    let study = try server.openTab(at: "/studies/x/")
    var site = changed("studies/x/index.html", to: "changed")
    site.files["index.html"] = Array(MemorySite.page("changed").utf8)
    let update = server.show(site, problems: [fault], leadingTo: "studies/x/")
    #expect(update.tabs == 2)
    #expect(update.pages == 1)
    #expect(update.changedTabs == 1)
    #expect(update.redirectedTabs == 1)
    let told = home.receive(until: "\n\n")
    #expect(told.contains("event: navigate\ndata: \"/studies/x/\""))
    #expect(!told.contains("event: change"))
    #expect(study.receive(until: "titel").contains("event: change"))
  }

  @Test func encodesThePathThatTabsNavigateTo() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let tab = try server.openTab(at: "/")
    server.show(MemorySite.sample, leadingTo: "tags/c#/ü/")
    #expect(tab.receive(until: "\n\n").contains("data: \"/tags/c%23/%C3%BC/\""))
  }

  @Test func notifiesEachTabOncePerState() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let tab = try server.openTab(at: "/")
    let site = changed("index.html", to: "changed")
    #expect((0..<3).map { _ in server.show(site).changedTabs } == [1, 0, 0])
    #expect(tab.receive(until: "event: change").contains("event: change"))
  }

  @Test func updatesATabThatConnectsLate() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let version = try server.version(of: "/")
    server.show(changed("index.html", to: "changed"))
    #expect(try server.listen(to: "/", version: version).receive(until: "event: problems").contains("event: change"))
    let current = try server.version(of: "/")
    let told = try server.listen(to: "/", version: current).receive(until: "event: problems")
    #expect(told.contains("event: problems"))
    #expect(!told.contains("event: change"))
  }

  @Test func knowsAPageAgainAfterARestart() throws {
    let first = try PreviewServer.start()
    let version = try first.version(of: "/")
    first.stop()
    let second = try PreviewServer.start()
    defer { second.stop() }
    let told = try second.listen(to: "/", version: version).receive(until: "event: problems")
    #expect(told.contains("event: problems"))
    #expect(!told.contains("event: change"))
  }

  @Test func replacesStyleSheetsIfNothingElseDiffers() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let tab = try server.openTab(at: "/")
    server.show(changed("index.html", to: "home", sheet: "style.2.css"))
    let told = tab.receive(until: "\n\n")
    #expect(told.contains("event: styles"))
    #expect(told.contains("\"addresses\":[\"/style.2.css\"]"))
    #expect(told.contains("\"version\":\"\(try server.version(of: "/"))\""))
    server.show(changed("index.html", to: "changed", sheet: "style.3.css"))
    #expect(tab.receive(until: "\n\n").contains("event: change"))
  }

  @Test(arguments: [
    (#"<link rel="stylesheet" href="a.css">"#, #"<link rel="stylesheet" href="b.css">"#, true),
    (#"<LINK HREF=a.css REL=StyleSheet>"#, #"<LINK HREF=b.css REL=StyleSheet>"#, true),
    (
      #"<link href='a.css?x&amp;y' media="print" rel='x stylesheet'/>"#,
      #"<link href='b.css?x&amp;y' media="print" rel='x stylesheet'/>"#, true
    ),
    (#"<link rel="icon" href="a.png">"#, #"<link rel="icon" href="b.png">"#, false),
    (#"<link rel="stylesheet" href="a.css">"#, #"<link rel="stylesheet" href="b.css"><p>"#, false),
    (#"<link rel="stylesheet" href="a.css" media="x">"#, #"<link rel="stylesheet" href="b.css" media="y">"#, false),
    (#"<link rel="stylesheet" href="a.css"#, #"<link rel="stylesheet" href="b.css"#, true),
    (#"<link rel="#, #"<link rel=a"#, false),
  ])
  func separatesStyleSheetsFromTheRest(before: String, after: String, isStyleAlone: Bool) throws {
    let server = try PreviewServer.start(MemorySite(["index.html": before]))
    defer { server.stop() }
    let tab = try server.openTab(at: "/")
    server.show(MemorySite(["index.html": after]))
    #expect(tab.receive(until: "\n\n").contains("event: styles") == isStyleAlone)
  }

  @Test func showsProblemsUntilTheyAreFixed() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let tab = try server.listen(to: "/", version: try server.version(of: "/"))
    #expect(tab.receive(until: "event: problems\ndata: {\"more\":0,\"problems\":[]}").contains("problems"))
    server.show(MemorySite.sample, problems: [fault])
    let told = tab.receive(until: "\n\n")
    #expect(!told.contains("event: change"))
    for text in ["Content/x.md", "titel: <b>X</b>\\n^", "\"line\":2", "vscode://file/x.md:2:1"] {
      #expect(told.contains(text))
    }
    let late = try server.listen(to: "/about", version: try server.version(of: "/about"))
    #expect(late.receive(until: "Content/x.md").contains("titel"))
    server.show(MemorySite.sample)
    #expect(tab.receive(until: "\n\n").contains("{\"more\":0,\"problems\":[]}"))
  }

  @Test func showsProblemsOfRenderingOnTheirPageOnly() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let home = try server.openTab(at: "/")
    let study = try server.openTab(at: "/studies/x/")
    var site = MemorySite.sample
    site.problems["studies/x/index.html"] = [fault]
    server.show(site)
    #expect(study.receive(until: "\n\n").contains("titel"))
    server.report([PreviewProblem(summary: "Of the whole site.")])
    #expect(!home.receive(until: "whole site").contains("titel"))
  }

  @Test func limitsTheNumberOfProblems() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    server.show(
      MemorySite.sample, problems: (1...1000).map { PreviewProblem(summary: "Problem \($0).") })
    let told = try server.listen(to: "/").receive(until: "\"more\":950")
    #expect(told.contains("Problem 50."))
    #expect(!told.contains("Problem 51."))
  }

  @Test func followsAPageThatIsDeletedAndComesBack() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let tab = try server.openTab(at: "/studies/x/")
    var without = MemorySite.sample
    without.files["studies/x/index.html"] = nil
    server.show(without)
    #expect(tab.receive(until: "\n\n").contains("event: change"))
    let missing = try server.listen(to: "/studies/x/", version: try server.version(of: "/studies/x/"))
    let told = missing.receive(until: "event: problems")
    #expect(told.contains("event: problems"))
    #expect(!told.contains("event: change"))
    server.show(MemorySite.sample)
    #expect(missing.receive(until: "\n\n").contains("event: change"))
  }

  @Test func forgetsTabsThatWereClosed() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    var tabs = try open(2, on: server)
    #expect(server.show(MemorySite.sample).tabs == 2)
    tabs.removeAll()
    // On a busy machine the kernel delivers the end of a connection later.
    #expect(eventually { server.show(MemorySite.sample).tabs == 0 })
  }

  @Test func leavesABrowserAConnectionForPages() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let tabs = try open(7, on: server, fields: ["User-Agent: Some Browser"])
    #expect(server.show(MemorySite.sample).tabs == 5)
    // The server ends the first streams, whose tabs would reconnect.
    #expect(tabs[0].receive(until: "0\r\n\r\n").contains("0\r\n\r\n"))
  }

  // By default, macOS configures only one loopback address.
  #if os(Linux)
    @Test func knowsTheSameBrowserOnAnotherMachine() throws {
      let server = try PreviewServer.start()
      defer { server.stop() }
      let tabs = try ["127.0.0.2", "127.0.0.3"].map {
        try open(5, on: server, fields: ["User-Agent: Some Browser"], source: $0)
      }
      #expect(server.show(MemorySite.sample).tabs == tabs.joined().count)
    }
  #endif

  @Test func listensToABoundedNumberOfTabs() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let tabs = try open(300, on: server)
    #expect(server.show(MemorySite.sample).tabs == 256)
    #expect(tabs[0].receive(until: "0\r\n\r\n").contains("0\r\n\r\n"))
  }

  @Test func keepsPagesOfOtherSitesFromListening() throws {
    let server = try PreviewServer.start()
    defer { server.stop() }
    let target = "/_solidsite/events?page=/"
    #expect(try server.request(target, fields: ["Sec-Fetch-Site: cross-site"]).status == 403)
    for origin in ["http://evil.example", "https://localhost", "http://localhost.evil.example", "null"] {
      #expect(try server.request(target, fields: ["Origin: \(origin)"]).status == 403)
    }
    #expect(try server.request("/_solidsite/events").status == 400)
    #expect(try server.request("/_solidsite/events", fields: ["Origin: http://localhost"]).status == 400)
    #expect(try server.request("/_solidsite/events?page=../x").status == 400)
  }
}
