import Foundation
import TestForm
import Testing

/// `check --external` against a real server on the loopback device.
@Suite(.waiting) struct WebLinkTests {
  private static let server = """
    import http.server
    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self):
            status = {'/ok': 200, '/moved': 302, '/private': 403, '/no-head': 405 if self.command == 'HEAD' else 200}.get(self.path, 404)
            self.send_response(status)
            if status == 302: self.send_header('Location', '/ok')
            self.send_header('Content-Length', '0')
            self.end_headers()
        do_GET = do_HEAD = answer
        def log_message(self, *arguments): pass
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
    """

  private func withServer(_ body: (String) throws -> Void) throws {
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
    try body("http://127.0.0.1:" + port.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private func home(linkingTo urls: [String]) -> String {
    let links = urls.enumerated().map { "[Link \($0.offset)](\($0.element))\n" }.joined(separator: "\n")
    return "---\ntitle: Home\nsummary: Home.\n---\n\n" + links
  }

  @Test func acceptsAnsweredMovedAndForbiddenAddresses() throws {
    try withServer { server in
      let urls = ["ok", "moved", "private", "no-head", "ok#part"].map { "\(server)/\($0)" }
      try SiteFolder.with(["Content/index.md": home(linkingTo: urls)]) { folder in
        try #expect(solidsite("check --external --strict", in: folder) == CommandRun(output: "", errors: "", status: 0))
      }
    }
  }

  @Test func warnsAboutADeadLink() throws {
    try withServer { server in
      let urls = ["\(server)/gone", "http://127.0.0.1:1/"]
      try SiteFolder.with(["Content/index.md": home(linkingTo: urls)]) { folder in
        let run = try solidsite("check --external", in: folder)
        #expect(run.status == 0)
        #expect(
          run.errors.contains(
            "Content/index.md:6:1: warning: Link '\(server)/gone' must work: status 404"))
        #expect(run.errors.contains("Content/index.md:8:1: warning: Link 'http://127.0.0.1:1/' must work: "))
        try #expect(solidsite("check --external --strict", in: folder).status == 1)
        try #expect(solidsite("check --strict", in: folder).status == 0)
      }
    }
  }

  @Test func reportsThatCurlIsMissing() throws {
    try SiteFolder.with(["Content/index.md": home(linkingTo: ["http://127.0.0.1:1/"])]) { folder in
      let run = try solidsite(["check", "--external"], in: folder, environment: ["PATH": "/nowhere"])
      #expect(run.status == 2)
      #expect(run.errors.contains("Option '--external' needs curl"))
    }
  }
}
