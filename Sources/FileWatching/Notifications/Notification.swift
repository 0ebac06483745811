#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// One message of inotify(7).
  struct Notification: Sendable {
    /// The number of the watch that it comes from.
    var watch: Int32
    var mask: UInt32
    /// What the two messages of a move have in common.
    var cookie: UInt32
    /// The name in the watched folder; empty if the folder itself is meant.
    var name: String

    /// Messages were lost.
    var isOverflow: Bool { has(IN_Q_OVERFLOW) }
    /// The watch is no more: its folder was removed, or its file system went.
    var isEndOfWatch: Bool { has(IN_IGNORED) || has(IN_UNMOUNT) }
    var isAboutFolder: Bool { has(IN_ISDIR) }
    /// There is something under the name that was not there before, complete.
    var isArrival: Bool { has(IN_MOVED_TO) }
    var isCreation: Bool { has(IN_CREATE) }
    var isDeparture: Bool { has(IN_MOVED_FROM) }
    var isRemoval: Bool { has(IN_DELETE) }
    /// A file that was written has been closed.
    var isClosing: Bool { has(IN_CLOSE_WRITE) }
    var isAttributeChange: Bool { has(IN_ATTRIB) }
    /// The name may stand for something else now.
    var changesStructure: Bool {
      isAboutFolder || isCreation || isArrival || isDeparture || isRemoval
    }

    private func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
    private func has(_ flag: UInt32) -> Bool { mask & flag != 0 }
  }
#endif
