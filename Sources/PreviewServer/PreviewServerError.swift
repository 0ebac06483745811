import CaseStudyModel

/// The reason why a server failed to start.
package enum PreviewServerError: Error, Equatable, CustomStringConvertible {
  /// Another program uses the port.
  case portTaken(host: String, port: UInt16)
  /// Other programs use all ports of the range.
  case noFreePort(first: UInt16, last: UInt16)
  /// The host name can't be resolved.
  case unknownHost(String)
  /// The system refuses to listen; the reason is the system's.
  case cannotListen(host: String, port: UInt16, reason: String)
  /// The threads can't be started.
  case cannotStart

  /// The reason, in a sentence without a full stop.
  package var message: Message {
    switch self {
    case .portTaken(let host, let port): "Port \(port) of \(host) is in use by another program"
    case .noFreePort(let first, let last): "All ports from \(first) to \(last) are in use by other programs"
    case .unknownHost(let host): "Host '\(host)' can't be found"
    case .cannotListen(let host, let port, let reason): "Can't listen on port \(port) of \(host): \(reason)"
    case .cannotStart: "Can't start the server's threads"
    }
  }

  /// The reason in English.
  package var description: String { message.description }
}
