import CaseStudyModel
import Foundation
import TestForm
import Testing

@testable import SolidsiteCommand

/// `check --external` against a real server on the loopback device.
@Suite(.waiting) struct WebLinkTests {
  /// Prints its port, then a line for each request that it leaves unanswered, and one whenever a body was cut off, with
  /// the number of its bytes.
  ///
  /// `print` writes a line in several parts if Python doesn't buffer, and other threads can write between them.
  private static let server = """
    import http.server, os, time
    def say(line): os.write(1, (line + '\\n').encode())
    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self):
            path, is_head = self.path.split('?x')[0], self.command == 'HEAD'
            if path.startswith('/silent'):
                say(f'requested {path}')
                return time.sleep(100)
            if path.startswith('/slow'): time.sleep(0.5)
            status = {'/ok': 200, '/moved': 302, '/moved-to-endless': 302, '/moved-to-gone': 302, '/private': 403, '/slow': 200,
                '/a%20b/%C3%BC?q=%22%20x': 200}.get(path, 404)
            if path in ('/no-head', '/endless', '/dripping', '/bodiless'): status = 405 if is_head else 200
            self.send_response(status)
            if status == 302: self.send_header('Location', path.replace('moved-to-', '') if '-' in path else '/ok')
            if status == 200 and path in ('/endless', '/dripping', '/bodiless'):
                self.end_headers()
                return self.send_body(path)
            self.send_header('Content-Length', '0')
            self.end_headers()
        def send_body(self, path):
            if path == '/bodiless': return time.sleep(100)
            count = 0
            try:
                while True:
                    count += self.wfile.write(bytes(100 if path == '/dripping' else 65536))
                    if path == '/dripping': time.sleep(0.1)
            except OSError: say(f'cut off after {count}')
        do_GET = do_HEAD = answer
        def log_message(self, *arguments): pass
        def handle_error(self, *arguments): pass
    http.server.ThreadingHTTPServer.request_queue_size = 100
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    say(f'{server.server_port}')
    server.serve_forever()
    """

  private func withServer(_ body: (String, FileHandle) async throws -> Void) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.server]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer {
      // This is a pool's thread, whose blocked signals children inherit; none of them blocks this signal.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try await body(
      "http://127.0.0.1:" + port.trimmingCharacters(in: .whitespacesAndNewlines), output.fileHandleForReading)
  }

  private func home(linkingTo urls: [String]) -> String {
    let links = urls.enumerated().map { "[Link \($0.offset)](\($0.element))\n" }.joined(separator: "\n")
    return "---\ntitle: Home\nsummary: Home.\n---\n\n" + links
  }

  @Test func acceptsAnsweredMovedAndForbiddenAddresses() async throws {
    try await withServer { server, _ in
      let urls = ["ok", "moved", "private", "no-head", "ok#part"].map { "\(server)/\($0)" }
      try SiteFolder.with(["Content/index.md": home(linkingTo: urls)]) { folder in
        try #expect(solidsite("check --external --strict", in: folder) == CommandRun(output: "", errors: "", status: 0))
      }
    }
  }

  @Test func warnsAboutADeadLink() async throws {
    try await withServer { server, _ in
      let urls = ["\(server)/gone", "http://127.0.0.1:1/", "\(server)/moved-to-gone"]
      try SiteFolder.with(["Content/index.md": home(linkingTo: urls)]) { folder in
        let run = try solidsite("check --external", in: folder)
        #expect(run.status == 0)
        #expect(
          run.errors.contains(
            "Content/index.md:6:1: warning: Link '\(server)/gone' must work: status 404"))
        #expect(run.errors.contains("Content/index.md:8:1: warning: Link 'http://127.0.0.1:1/' must work: "))
        #expect(
          run.errors.contains("Content/index.md:10:1: warning: Link '\(server)/moved-to-gone' must work: status 404"))
        try #expect(solidsite("check --external --strict", in: folder).status == 1)
        try #expect(solidsite("check --strict", in: folder).status == 0)
      }
    }
  }

  @Test func followsTheSeveritiesOfTheSite() async throws {
    try await withServer { server, _ in
      let files = [
        "Content/index.md": home(linkingTo: ["\(server)/gone"]),
        "solidsite.yml": "title: Studies\nseverities:\n  DeadWebLink: error\n",
      ]
      try SiteFolder.with(files) { folder in
        let run = try solidsite("check --external", in: folder)
        #expect(run.errors.contains("Content/index.md:6:1: error: Link '\(server)/gone' must work: status 404"))
        #expect(run.status == 1)
        try folder.write("title: Studies\nseverities:\n  DeadWebLink: off\n", to: "solidsite.yml")
        try #expect(solidsite("check --external --strict", in: folder).status == 0)
      }
    }
  }

  @Test func acceptsABodyWithoutEndByItsStatus() async throws {
    try await withServer { server, output in
      let urls = ["\(server)/endless", "\(server)/moved-to-endless"]
      try SiteFolder.with(["Content/index.md": home(linkingTo: urls)]) { folder in
        try #expect(solidsite("check --external --strict", in: folder) == CommandRun(output: "", errors: "", status: 0))
      }
      let descriptor = output.fileDescriptor
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      var printed = ""
      let areCutOff = Preview.eventually {
        var buffer = [UInt8](repeating: 0, count: 1000)
        let count = read(descriptor, &buffer, buffer.count)
        printed += String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        return printed.matches(of: /\n/).count == 2
      }
      #expect(areCutOff)
      let sizes = printed.matches(of: /after (\d+)/).compactMap { Int($0.1) }
      #expect(sizes.count == 2)
      // The buffers of the sockets.
      #expect(sizes.allSatisfy { $0 < 50 << 20 }, "\(sizes)")
    }
  }

  @Test(arguments: ["dripping", "bodiless"])
  func acceptsABodyThatNeverComesByItsStatus(path: String) async throws {
    try await withServer { server, _ in
      let address = "\(server)/\(path)"
      try await #expect(WebRequests(requestTime: 1).results(of: [address]) == [address: .answered])
    }
  }

  @Test func requestsAddressesAsBrowsersDo() async throws {
    try await withServer { server, _ in
      let text = home(linkingTo: ["<\(server)/a b/ü?q=\" x#part one>", "<\(server)\\ok>"])
      try SiteFolder.with(["Content/index.md": text]) { folder in
        let run = try solidsite("check --external", in: folder)
        #expect(!run.errors.contains("WebLink"), "\(run.errors)")
      }
    }
  }

  @Test func reportsALinkThatIsTooLongAtItsPlace() async throws {
    try await withServer { server, _ in
      let urls = [7, 200].map { "\(server)/ok?" + String(repeating: "x", count: $0 << 10) } + ["\(server)/gone"]
      try SiteFolder.with(["Content/index.md": home(linkingTo: urls)]) { folder in
        let run = try solidsite("check --external", in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("Content/index.md:8:1: warning: Address '\(server)/ok?xx"))
        #expect(run.errors.contains("x…' must have at most 8 KB to be tried; it has 200 KB [UntriedWebLink]"))
        #expect(run.errors.contains("Content/index.md:10:1: warning: Link '\(server)/gone' must work: status 404"))
        #expect(!run.errors.contains("Content/index.md:6:1"))
      }
    }
  }

  @Test func skipsTheLinksOfAHostThatDoesNotAnswer() async throws {
    try await withServer { server, _ in
      let links = (0..<12).map { webLink("\(server)/silent/\($0)", line: $0 + 1) } + [webLink("http://127.0.0.1:1/")]
      let check = WebLinkCheck(requests: WebRequests(requestTime: 1))
      let diagnostics = try await check.diagnostics(of: links)
      #expect(diagnostics.count { $0.id == "DeadWebLink" && $0.summary.description.contains("/silent/") } == 2)
      #expect(diagnostics.count { $0.id == "DeadWebLink" && $0.summary.description.contains(":1/'") } == 1)
      let skipped = diagnostics.filter { $0.id == "UntriedWebLink" }
      let host = server.dropFirst("http://".count)
      #expect(
        skipped.map(\.summary.description)
          == ["10 more links to '\(host)' weren't tried, because two requests got no answer in time"])
    }
  }

  @Test func endsAfterTheTimeForAllLinks() async throws {
    try await withServer { server, _ in
      let links = (0..<100).map { webLink("\(server)/slow?x\($0)", line: $0 + 1) }
      let check = WebLinkCheck(requests: WebRequests(totalTime: 2))
      let diagnostics = try await check.diagnostics(of: links)
      let text = diagnostics.map(\.summary.description).joined()
      let match = try #require(
        text.wholeMatch(of: /(\d+) links weren't tried, because the other requests took 2 seconds/), "\(text)")
      let count = try #require(Int(match.1))
      #expect(count > 0)
      #expect(count < 100)
      #expect(diagnostics[0].range.start.line > 1)
    }
  }

  @Test func requestsOnlyTheLinksOfTheFilesToCheck() async throws {
    try await withServer { server, output in
      let files = [
        "Content/index.md": home(linkingTo: ["\(server)/gone"]),
        "Content/pages/a.md": home(linkingTo: ["\(server)/silent"]).replacing("Home", with: "Page"),
      ]
      try SiteFolder.with(files) { folder in
        let run = try solidsite("check --external Content/index.md", in: folder)
        #expect(run.errors.contains("/gone' must work"))
        var printed = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&printed, 1, 0) == 0, "The link of the other file was requested")
      }
    }
  }

  @Test func leavesLinksToTheCheckThatHasReportedThem() throws {
    let files = [
      "Content/index.md": home(linkingTo: ["http://localhost:8000/x?y", "http:///127.0.0.1:1/"]),
      "solidsite.yml": "title: x\nnavigation:\n  - title: Preview\n    url: http://localhost:8000/nowhere\n",
    ]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("check --external", in: folder)
      #expect(run.errors.matches(of: /\[DeadLink\]/).count == 3, "\(run.errors)")
      #expect(!run.errors.contains("WebLink"), "\(run.errors)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/cmdline")), arguments: [SIGINT, SIGTERM])
  func aSignalEndsTheRequests(signal: Int32) async throws {
    try await withServer { server, _ in
      let urls = (0..<12).map { "\(server)/silent/\($0)" }
      try SiteFolder.with(["Content/index.md": home(linkingTo: urls)]) { folder in
        let process = try CommandRun.process(["check", "--external"], in: folder.path)
        process.standardError = FileHandle.nullDevice
        try process.run()
        #expect(Preview.eventually { processes(with: server) > 0 || !process.isRunning })
        #expect(process.isRunning)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(processes(with: server) == 0)
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
      }
    }
  }

  @Test func countsAStartThatFailsOnlyAgainstItsLink() throws {
    let text = home(linkingTo: ["http://127.0.0.1:1/a", "nowhere.md"])
    try SiteFolder.with(["Content/index.md": text, "bin/curl": "no program\n"]) { folder in
      let path = folder.path + "/bin"
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/curl")
      let run = try solidsite(["check", "--external"], in: folder, environment: ["PATH": path])
      #expect(run.errors.contains("Link 'http://127.0.0.1:1/a' must work: Can't run 'curl': "), "\(run.errors)")
      #expect(run.errors.contains("nowhere.md"))
      #expect(run.status != 2)
    }
  }

  @Test func reportsThatCurlIsMissing() throws {
    try SiteFolder.with(["Content/index.md": home(linkingTo: ["http://127.0.0.1:1/"])]) { folder in
      let run = try solidsite(["check", "--external"], in: folder, environment: ["PATH": "/nowhere"])
      #expect(run.status == 2)
      #expect(run.errors.contains("Option '--external' needs curl"))
    }
  }

  private func webLink(_ url: String, line: Int = 1) -> WebLink {
    WebLink(url: url, range: SourceRange(path: "Content/index.md", line: line))
  }

  /// Returns the number of processes with a text among their arguments.
  private func processes(with text: String) -> Int {
    let identifiers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return identifiers.count { identifier in
      let words = FileManager.default.contents(atPath: "/proc/\(identifier)/cmdline") ?? Data()
      return Int(identifier) != nil && words.range(of: Data(text.utf8)) != nil
    }
  }
}
