import Foundation
import PreviewServer

/// Waits until a condition holds, for as long as the slowest machine may need.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<12_000 {
    if try condition() { return true }
    usleep(10_000)
  }
  return false
}

extension PreviewServer {
  /// Starts a server on a free port outside the range from which the system assigns ports, so that it stays free after
  /// the server.
  static func startOnAQuietPort() throws -> PreviewServer {
    for _ in 0..<100 {
      let port = UInt16.random(in: 10_000..<30_000)
      do {
        return try PreviewServer(site: MemorySite.sample, port: .exactly(port))
      } catch .portTaken {}
    }
    return try start()
  }
}
