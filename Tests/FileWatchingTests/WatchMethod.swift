import FileWatching

extension FolderWatching {
  /// Doesn't cut a burst short that a busy machine draws out.
  static var patient: FolderWatching {
    var options = FolderWatching()
    options.settling.limit = .seconds(600)
    return options
  }
}

/// How a test's folder is watched.
enum WatchMethod: Sendable, CaseIterable {
  /// As the machine does it best.
  case usual
  /// By looking again and again, as where the kernel takes no watch at all.
  case polled

  var options: FolderWatching {
    var options = FolderWatching()
    if self == .polled {
      options.watchLimit = 0
      options.pollingInterval = .milliseconds(10)
    }
    return options
  }
}
