import Platform
import SystemFiles

/// The reason for polling although the kernel supports notifications.
enum PollingReason: Sendable {
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

  /// Returns a message that explains why changes are detected later than usual.
  func notice(interval: Duration) -> String {
    let consequence = "Files are checked every \(interval.formatted) seconds instead."
    switch self {
    case .watchLimit:
      return "The user's limit on watched folders is reached (fs.inotify.max_user_watches). \(consequence)"
        + " To raise the limit: sudo sysctl fs.inotify.max_user_watches=1048576"
    case .queueLimit:
      return "The user's limit on file watchers is reached (fs.inotify.max_user_instances). \(consequence)"
        + " To raise the limit: sudo sysctl fs.inotify.max_user_instances=1024"
    case .refusal(let reason):
      return "The system doesn't report file changes (\(reason)). \(consequence)"
    case .remote(let path, let kind):
      return "'\(path)' is on a file system that doesn't report changes (\(kind)). \(consequence)"
    }
  }
}

extension Duration {
  /// The number of seconds with at most one decimal.
  fileprivate var formatted: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
