/// Why a server didn't start.
package enum PreviewServerError: Error, Equatable, CustomStringConvertible {
  case portTaken(host: String, port: UInt16)
  case noFreePort(first: UInt16, last: UInt16)
  case unknownHost(String)
  case cannotListen(host: String, port: UInt16, reason: String)
  case cannotStart

  package var description: String {
    switch self {
    case .portTaken(let host, let port): "Port \(port) of \(host) is taken by another program"
    case .noFreePort(let first, let last): "All ports from \(first) to \(last) are taken by other programs"
    case .unknownHost(let host): "There is no host '\(host)'"
    case .cannotListen(let host, let port, let reason): "Can't listen on port \(port) of \(host): \(reason)"
    case .cannotStart: "The server can't start its threads"
    }
  }
}
