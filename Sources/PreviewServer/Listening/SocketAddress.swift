#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One end of a connection, in numbers.
struct SocketAddress: Sendable {
  /// As in `127.0.0.1` and `::1`, in the one form that each address has.
  let host: String
  let port: UInt16

  /// Finds out where a socket listens; `nil` where it doesn't.
  init?(of descriptor: Int32) {
    self.init { getsockname(descriptor, $0, $1) }
  }

  /// Finds out who is at the other end of a connection; `nil` where nobody is any more.
  init?(peerOf descriptor: Int32) {
    self.init { getpeername(descriptor, $0, $1) }
  }

  private init?(_ find: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    // The longest address is followed by the name of a network card.
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

  /// Whether it stands for all addresses that the machine has.
  var isUnspecified: Bool { ["0.0.0.0", "::", "::ffff:0.0.0.0"].contains(host) }

  /// If it stands for all addresses, the one by which this machine calls itself.
  var loopbackHost: String? { isUnspecified ? host == "::" ? "::1" : "127.0.0.1" : nil }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
