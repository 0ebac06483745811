import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why folders are looked at again and again although the kernel can tell what happens.
enum PollingReason: Sendable {
  case watchLimit
  case queueLimit
  case remote(path: String, kind: String)
  /// The kernel was built without, or a sandbox forbids it.
  case refusal(String)

  /// Finds the reason in an error of watching; `nil` for an error that polling would meet too.
  init?(_ error: SystemError, remoteKind: (String) -> String?) {
    guard error.operation == "watch" else { return nil }
    switch error.code {
    case ENOSPC: self = .watchLimit
    case EMFILE: self = .queueLimit
    case EREMOTE: self = .remote(path: error.path, kind: remoteKind(error.path) ?? "remote")
    default: self = .refusal(error.reason)
    }
  }

  /// What to tell whoever wonders why changes are seen later than usual.
  func notice(interval: Duration) -> String {
    let consequence = "Files are looked at every \(interval.formatted) seconds instead."
    switch self {
    case .watchLimit:
      return "The system watches no more folders for this user (fs.inotify.max_user_watches). \(consequence)"
        + " To raise the limit: sudo sysctl fs.inotify.max_user_watches=1048576"
    case .queueLimit:
      return "The system watches for no more programs of this user (fs.inotify.max_user_instances). \(consequence)"
        + " To raise the limit: sudo sysctl fs.inotify.max_user_instances=1024"
    case .refusal(let reason):
      return "The system doesn't tell of changes (\(reason)). \(consequence)"
    case .remote(let path, let kind):
      return "'\(path)' lies on a file system that doesn't tell of changes (\(kind)). \(consequence)"
    }
  }
}

extension Duration {
  /// In seconds, without zeros at the end.
  fileprivate var formatted: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
