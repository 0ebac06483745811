import Foundation

@testable import PreviewServer

extension FuzzedPart {
  /// A request, which goes to the program's own layer first, and then through a socket to a server.
  static let http = FuzzedPart(name: "http") { input in
    var properties = Properties()
    properties.expectAnswer(to: request(in: input))
    guard let client = FuzzedServer.shared.flatMap({ try? HTTPClient(port: $0.port) }) else {
      return properties.violated
    }
    let received = client.exchange(input)
    properties.expect(received.isEmpty || received.starts(with: "HTTP/1.".utf8), "an answer is one of HTTP")
    return properties.violated
  }

  /// Splits the input as a request, well-formed or not.
  private static func request(in input: [UInt8]) -> HTTPRequest {
    let lines = String(decoding: input, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ").map(String.init)
    var request = HTTPRequest(method: words.first ?? "GET", target: words.dropFirst().first ?? "/")
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { request.fields.append((name: String(parts[0]), value: String(parts[1]))) }
    }
    return request
  }
}

extension Properties {
  fileprivate mutating func expectAnswer(to request: HTTPRequest) {
    guard let context = FuzzedServer.context else { return }
    for hasHost in [false, true] {
      var request = request
      if hasHost { request.fields = request.fields.filter { $0.name.lowercased() != "host" } + [("Host", "localhost")] }
      guard case .response(let response) = context.answer(request) else { continue }
      expect((200..<500).contains(response.status), "a client is told what is wrong with its request")
      for field in response.fields {
        let isClean = field.value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        expect(isClean, "field \(field.name) has no control characters, and is ASCII")
        if field.name == "Location" {
          let isInside = field.value.hasPrefix("/") && !field.value.hasPrefix("//") && !field.value.contains("\\")
          expect(isInside, "browsers are led to places of the server")
        }
      }
      expect(response.body.count < 1 << 20, "an answer is as long as what is served")
    }
  }
}

/// The server that receives the inputs; it runs as long as the program.
private enum FuzzedServer {
  struct Site: PreviewedSite {
    var rootPath: String { "/" }
    private let files = [
      "index.html": "<html><head></head><body><p>home</p></body></html>", "a/index.html": "<p>page</p>",
      "about.html": "<p>about</p>", "404.html": "<p>missing</p>", "style.css": "p { color: red }",
      "long.txt": String(repeating: "0123456789", count: 400), "naïve/ü x.txt": "text",
    ]

    func file(at path: String) -> PreviewedFile? {
      files[path].map { PreviewedFile(bytes: Array($0.utf8), problems: []) }
    }
    func hasFile(at path: String) -> Bool { files[path] != nil }
  }

  static let shared = try? PreviewServer(site: Site(), port: .exactly(0))
  static let context = shared.flatMap { server in
    (try? ListeningSocket(host: "127.0.0.1", port: .exactly(0))).map { socket in
      defer { close(socket.descriptor) }
      return ServerContext(hosts: AllowedHosts("127.0.0.1", listeningAt: socket.address), site: Site())
    }
  }
}

/// A connection that sends an input and reads the answer, with a short time limit.
private struct HTTPClient: ~Copyable {
  private let descriptor: Int32

  init(port: UInt16) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port.bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 {
      close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    var timeout = timeval(tv_sec: 0, tv_usec: 20_000)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    // Each input takes a connection, so ports in TIME_WAIT would run out.
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
  }

  deinit { close(descriptor) }

  /// Sends bytes, and returns the answer up to its end or the time limit.
  func exchange(_ bytes: [UInt8]) -> [UInt8] {
    _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL)) }
    shutdown(descriptor, Int32(SHUT_WR))
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while received.count < 1 << 20 {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count <= 0 { break }
      received += buffer[..<count]
    }
    return received
  }
}
