#if os(Linux)
  import Platform

  /// A notification of inotify(7).
  struct Notification: Sendable {
    /// The number of the watch that it comes from.
    var watch: Int32
    /// The event flags.
    var mask: UInt32
    /// A number shared by the two notifications of a move.
    var cookie: UInt32
    /// The name in the watched folder; empty for the folder itself.
    var name: String

    /// Whether notifications were lost.
    var isOverflow: Bool { has(IN_Q_OVERFLOW) }
    /// Whether the watch was removed, because its folder was deleted or its file system unmounted.
    var isEndOfWatch: Bool { has(IN_IGNORED) || has(IN_UNMOUNT) }
    /// Whether the name is a folder's.
    var isAboutFolder: Bool { has(IN_ISDIR) }
    /// Whether something complete was moved to the name.
    var isArrival: Bool { has(IN_MOVED_TO) }
    /// Whether something was created at the name.
    var isCreation: Bool { has(IN_CREATE) }
    /// Whether something was moved away from the name.
    var isDeparture: Bool { has(IN_MOVED_FROM) }
    /// Whether something was deleted.
    var isRemoval: Bool { has(IN_DELETE) }
    /// Whether a file was closed after writing.
    var isClosing: Bool { has(IN_CLOSE_WRITE) }
    /// Whether only metadata changed.
    var isAttributeChange: Bool { has(IN_ATTRIB) }
    /// Whether the name may refer to something different now.
    var changesStructure: Bool {
      isAboutFolder || isCreation || isArrival || isDeparture || isRemoval
    }

    private func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
    private func has(_ flag: UInt32) -> Bool { mask & flag != 0 }
  }
#endif
