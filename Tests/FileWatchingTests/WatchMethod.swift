import FileWatching

extension FolderWatching {
  /// Doesn't end a burst early on a busy machine.
  static var patient: FolderWatching {
    var options = FolderWatching()
    options.settling.limit = .seconds(600)
    return options
  }
}

/// A method of watching a test's folder.
enum WatchMethod: Sendable, CaseIterable {
  /// The best method of the machine.
  case usual
  /// Polling, as without any support in the kernel.
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
