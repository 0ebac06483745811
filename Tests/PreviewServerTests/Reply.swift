import Foundation
import PreviewServer

/// A parsed response.
struct Reply {
  var status = 0
  var fields: [String: String] = [:]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  subscript(name: String) -> String? { fields[name] }

  /// Parses the bytes of a response.
  init(_ bytes: [UInt8]) {
    let separator = Array("\r\n\r\n".utf8)
    let head = bytes.indices.first { bytes[$0...].starts(with: separator) } ?? bytes.count
    let lines = String(decoding: bytes[..<head], as: UTF8.self).components(separatedBy: "\r\n")
    status = lines.first.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    body = Array(bytes.dropFirst(head + separator.count))
  }
}

extension PreviewServer {
  /// Starts a server on a free port.
  static func start(_ site: MemorySite = .sample) throws -> PreviewServer {
    try PreviewServer(site: site, port: .exactly(0))
  }

  /// Sends a request on a new connection and waits for the response.
  func request(
    _ target: String, method: String = "GET", host: String = "localhost", fields: [String] = []
  ) throws -> Reply {
    try raw("\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n" + lines(fields))
  }

  /// Sends any text and waits until the server closes the connection.
  func raw(_ text: String) throws -> Reply {
    let client = try RawClient(port: port)
    client.send(text)
    return Reply(client.receiveAll())
  }

  /// Opens a tab of a page and waits for its first event, which contains the problems.
  func listen(
    to page: String, version: String = "", fields: [String] = [], source: String? = nil
  ) throws -> RawClient {
    let client = try RawClient(port: port, source: source)
    client.send(
      "GET /_solidsite/events?page=\(page)&version=\(version) HTTP/1.1\r\nHost: localhost\r\n" + lines(fields))
    return client
  }

  /// Opens the event stream of a page that was just loaded, and waits for the first event.
  func openTab(at page: String) throws -> RawClient {
    let tab = try listen(to: page, version: try version(of: page))
    _ = tab.receive(until: "event: problems")
    return tab
  }

  /// Returns the version embedded in a page.
  func version(of page: String) throws -> String {
    let text = try request(page).text
    guard let start = text.range(of: "data-version=\"") else { return "" }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }

  /// Requests a path below the site's root with curl.
  func curl(_ path: String, _ options: String...) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["curl", "--silent"] + options + [address + path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(data)
  }

  private func lines(_ fields: [String]) -> String {
    fields.map { $0 + "\r\n" }.joined() + "\r\n"
  }
}
