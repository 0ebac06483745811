import Foundation
import Testing

/// A running `solidsite serve`, and its output so far.
struct Preview {
  let process: Process
  /// The address of the home page, with a trailing slash.
  let address: String
  private let log: String

  /// Starts a preview on a free port, waits until it has read the site, does the work, and ends the preview if it still
  /// runs.
  /// - Parameter arguments: the arguments after `serve`, split at spaces.
  static func with(
    _ arguments: String = "--port 0", in folder: SiteFolder, log: String? = nil, environment: [String: String] = [:],
    _ work: (Preview) throws -> Void
  ) throws {
    let log = log ?? NSTemporaryDirectory() + "/solidsite-serve-" + UUID().uuidString
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: log) }
    let words = ["serve"] + arguments.split(separator: " ").map(String.init)
    let process = try CommandRun.process(words, in: folder.path, environment: environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    defer { end(process) }
    var address = ""
    let hasStarted = eventually {
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      address = text.firstMatch(of: /(?: at|ist unter) (http\S+)/).map { String($0.1) } ?? ""
      let isLoading = text.contains(/(?:studies read|Studien gelesen);/)
      let isWhole = !isLoading || text.contains(/All studies have been read|Alle Studien sind gelesen/)
      return !address.isEmpty && isWhole || !process.isRunning
    }
    try #require(hasStarted && process.isRunning, "the preview doesn't start")
    try work(Preview(process: process, address: address, log: log))
  }

  /// Waits until a condition holds, for as long as the slowest machine may need.
  static func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(180)
    while ContinuousClock.now < end {
      if try condition() { return true }
      // A check may start a program, so checking more often would take longer than the wait itself.
      usleep(40_000)
    }
    return false
  }

  private static func end(_ process: Process) {
    if process.isRunning { kill(process.processIdentifier, SIGTERM) }
    if !eventually({ !process.isRunning }) {
      Issue.record("the preview doesn't end")
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// The port that the preview listens on.
  var port: Int { URL(string: address)?.port ?? 0 }

  /// The whole output, line by line.
  var lines: [String] {
    ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  /// The lines about rebuilds.
  var rebuilds: [String] { lines.filter { $0.contains(" read, ") && $0.hasSuffix(" ms") } }

  /// Waits until a line was printed.
  func says(_ line: String) -> Bool {
    Self.eventually { lines.contains(line) || !process.isRunning } && lines.contains(line)
  }

  /// Changes something, and waits until the preview reports a rebuild.
  ///
  /// The report may belong to an earlier change: the kernel reports a file again when the last program that inherited
  /// its descriptor exits. To see the effect of a change, wait for the changed page.
  func rebuilds(after change: () throws -> Void) rethrows -> Bool {
    let count = rebuilds.count
    try change()
    return Self.eventually { rebuilds.count > count || !process.isRunning } && rebuilds.count > count
  }

  /// Waits until a page shows a text.
  func shows(_ text: String, at path: String = "") throws -> Bool {
    try Self.eventually { try get(path).text.contains(text) || !process.isRunning } && get(path).text.contains(text)
  }

  /// Requests a path below the site's root, or from the whole server if it begins with a slash.
  func get(_ path: String = "") throws -> (status: Int, text: String, redirect: String) {
    let url = path.hasPrefix("/") ? "http://127.0.0.1:\(port)\(path)" : address + path
    let result = try Self.curl(["--write-out", "\n%{http_code} %{redirect_url}", url])
    let end = result.output.lastIndex(of: "\n") ?? result.output.startIndex
    let words = result.output[end...].split(whereSeparator: \.isWhitespace)
    return (
      words.first.flatMap { Int($0) } ?? 0, String(result.output[..<end]),
      words.dropFirst().first.map(String.init) ?? ""
    )
  }

  /// Fetches files below the site's root all at once, without the element by which pages follow their site.
  func files(_ paths: [String], into folder: SiteFolder) throws -> [String: Data] {
    if folder.exists("fetched") { try folder.remove("fetched") }
    let words = paths.flatMap { ["--output", "fetched/" + $0, address + $0] }
    try #expect(Self.curl(["--fail", "--create-dirs"] + words, in: folder).status == 0)
    return folder.contents(of: "fetched").mapValues { data in
      guard let text = String(data: data, encoding: .utf8) else { return data }
      return Data(
        text.replacing(
          /<script src="\/_solidsite\/reload.js" data-version="[^"]*" data-texts="[^"]*" defer><\/script>/, with: ""
        ).utf8)
    }
  }

  private static func curl(_ arguments: [String], in folder: SiteFolder? = nil) throws -> CommandRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["curl", "--silent"] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder.path) }
    return try run(process)
  }

  /// Finds a free port outside the range from which the system assigns ports.
  static func quietPort() throws -> Int {
    for _ in 0..<100 {
      let port = Int.random(in: 10_000..<30_000)
      // The status if nothing listens.
      if try curl(["http://127.0.0.1:\(port)"]).status == 7 { return port }
    }
    return try #require(nil, "every port is taken")
  }

  /// Opens a tab, as far as the server can tell, for as long as the work takes.
  func withTab(of path: String, _ work: () throws -> Void) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "curl", "--silent", "--no-buffer", "http://127.0.0.1:\(port)/_solidsite/events?page=\(path)&version=",
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer {
      // A process that a test started may have inherited blocked signals; this signal isn't one of them.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }
    try work()
  }

  /// The memory in use; 0 on systems without `/proc`.
  var residentBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    return (status.firstMatch(of: /VmRSS:\s*(\d+)/).flatMap { Int($0.1) } ?? 0) << 10
  }

  /// The number of files and sockets that are open; 0 on systems without `/proc`.
  var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count) ?? 0
  }
}

extension SiteFolder {
  /// Replaces a file's text atomically, as editors do.
  func save(_ text: String, to path: String) throws {
    let new = NSTemporaryDirectory() + "/solidsite-save-" + UUID().uuidString
    try Self.write(text, toFile: new)
    if rename(new, self.path + "/" + path) != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
