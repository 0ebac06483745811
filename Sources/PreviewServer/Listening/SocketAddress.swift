import Platform

/// A numeric socket address.
struct SocketAddress: Sendable {
  /// The address in canonical form, such as `127.0.0.1` or `::1`.
  let host: String
  let port: UInt16

  /// Returns the address that a socket listens on; `nil` if it doesn't.
  init?(of descriptor: Int32) { self.init { getsockname(descriptor, $0, $1) } }

  /// Returns the peer of a connection; `nil` if it is closed.
  init?(peerOf descriptor: Int32) { self.init { getpeername(descriptor, $0, $1) } }

  private init?(_ find: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    // Room for an IPv6 address with the name of a network interface.
    var host = [CChar](repeating: 0, count: 256)
    var port = [CChar](repeating: 0, count: 8)
    let isKnown = withUnsafeMutablePointer(to: &address) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        find(address, &size) == 0
          && getnameinfo(
            address, size, &host, socklen_t(host.count), &port, socklen_t(port.count), NI_NUMERICHOST | NI_NUMERICSERV)
            == 0
      }
    }
    guard isKnown, let number = UInt16(Self.text(port)) else { return nil }
    self.host = Self.text(host)
    self.port = number
  }

  /// Whether it is the wildcard address.
  var isUnspecified: Bool { ["0.0.0.0", "::", "::ffff:0.0.0.0"].contains(host) }

  /// The loopback address, for a wildcard address.
  var loopbackHost: String? { isUnspecified ? host == "::" ? "::1" : "127.0.0.1" : nil }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
