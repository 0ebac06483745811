import Foundation

/// A connection on which any bytes can be sent, as attackers do; it is closed when nobody holds it any more.
final class RawClient: Sendable {
  let descriptor: Int32

  /// - Parameter source: this machine's address from which to connect, if it isn't the usual one.
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
      // Its end closes the socket, also of one that throws here; a second time would close somebody else's.
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    // So that a server that is silent for ever fails a test, and doesn't hold it up.
    var timeout = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends bytes; what the other end no longer takes is dropped.
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

  /// Receives what has arrived, and waits for something; empty where the other end has closed, or is silent for long.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// Whether the other end has closed, and everything was received.
  var isClosed: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(truncatingIfNeeded: MSG_PEEK | MSG_DONTWAIT)) == 0
  }

  /// Receives until a text has arrived, or until the other end closes.
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
