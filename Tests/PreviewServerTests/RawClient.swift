import Foundation

/// A connection for sending arbitrary bytes, as attackers do; closed when it is no longer referenced.
final class RawClient: Sendable {
  let descriptor: Int32

  /// - Parameter source: the local address to connect from, if not the default.
  init(port: UInt16, source: String? = nil) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port.bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    if let source {
      var from = sockaddr_in()
      from.sin_family = sa_family_t(AF_INET)
      from.sin_addr.s_addr = inet_addr(source)
      _ = withUnsafePointer(to: &from) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
    }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    if result != 0 {
      // The deinitialiser closes the socket even if this throws; closing it twice could close another file.
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    // A timeout, so that a silent server fails the test instead of blocking it.
    var timeout = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends bytes; errors are ignored once the other end has closed.
  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      sent += count
    }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Waits for data and returns it; empty if the other end has closed or stays silent.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// Whether the other end has closed and everything was received.
  var isClosed: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(truncatingIfNeeded: MSG_PEEK | MSG_DONTWAIT)) == 0
  }

  /// Receives until a text has arrived or the other end closes.
  func receive(until text: String) -> String {
    var all: [UInt8] = []
    while !String(decoding: all, as: UTF8.self).contains(text) {
      let some = receive()
      if some.isEmpty { break }
      all += some
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Receives until the other end closes.
  func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let some = receive()
      if some.isEmpty { return all }
      all += some
    }
  }
}
