import Foundation

/// A server on this machine's loopback address that accepts what connects to it.
struct LoopbackServer {
  private let socket: Int32
  let port: UInt16

  init() throws {
    socket = Foundation.socket(AF_INET, streamKind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    if !result { throw POSIXError(.EADDRINUSE) }
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Whether this process, which is not confined, reaches it.
  func accepts() -> Bool {
    let client = Foundation.socket(AF_INET, streamKind, 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  func stop() {
    close(socket)
  }
}

#if canImport(Darwin)
  private let streamKind = SOCK_STREAM
#else
  private let streamKind = Int32(SOCK_STREAM.rawValue)
#endif
