import Platform
import SystemFiles

/// The reason for polling although the kernel supports notifications.
package enum PollingReason: Sendable, Equatable {
  /// The user's limit on watches is reached.
  case watchLimit
  /// The user's limit on queues is reached.
  case queueLimit
  /// The files are on a remote file system.
  case remote(path: String, kind: String)
  /// The kernel was built without inotify, or a sandbox forbids it.
  case refusal(String)

  /// Recognises an error; `nil` for errors that would affect polling too.
  init?(_ error: SystemError, remoteKind: (String) -> String?) {
    guard error.operation == "watch" else { return nil }
    switch error.code {
    case ENOSPC: self = .watchLimit
    case EMFILE: self = .queueLimit
    case EREMOTE: self = .remote(path: error.path, kind: remoteKind(error.path) ?? "remote")
    default: self = .refusal(error.reason)
    }
  }
}

/// A notice for the user that changes are detected later than usual, because files are polled.
package struct PollingNotice: Sendable, Equatable {
  /// The reason for polling.
  package var reason: PollingReason
  /// The polling interval.
  package var interval: Duration

  /// Creates a notice.
  package init(_ reason: PollingReason, interval: Duration) {
    self.reason = reason
    self.interval = interval
  }
}
