#if os(Linux)
  import Platform
  import SystemFiles

  /// An inotify(7) queue, through which the kernel reports changes in folders.
  struct NotificationQueue: ~Copyable, Sendable {
    /// A descriptor that is readable while notifications are pending.
    let descriptor: Int32

    /// Creates an empty queue.
    init() throws(SystemError) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { throw SystemError("watch", "/") }
    }

    deinit {
      close(descriptor)
    }

    /// Watches a folder and returns the watch's number, which is the same for all paths to the folder.
    borrowing func add(_ folder: String, followingLinks: Bool) throws(SystemError) -> Int32 {
      var mask = UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB)
      mask |= UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
      mask |= UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK)
      if !followingLinks { mask |= UInt32(IN_DONT_FOLLOW) }
      let watch = uninterrupted { inotify_add_watch(descriptor, folder, mask) }
      if watch < 0 { throw SystemError("watch", folder) }
      return watch
    }

    /// Removes a watch, unless it is already gone.
    borrowing func remove(_ watch: Int32) {
      _ = inotify_rm_watch(descriptor, watch)
    }

    /// Returns all pending notifications without waiting.
    borrowing func take() throws(SystemError) -> [Notification] {
      var found: [Notification] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = uninterrupted { read(descriptor, &buffer, buffer.count) }
        if count < 0, errno != EAGAIN { throw SystemError("watch", "/") }
        if count <= 0 { return found }
        buffer.withUnsafeBytes { Self.decode(UnsafeRawBufferPointer(rebasing: $0[..<count]), into: &found) }
      }
    }

    private static func decode(_ bytes: UnsafeRawBufferPointer, into found: inout [Notification]) {
      let headSize = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + headSize <= bytes.count {
        let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + headSize
        offset = min(start + Int(head.len), bytes.count)
        // The name is padded with zeros.
        let name = String(decoding: bytes[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
        found.append(Notification(watch: head.wd, mask: head.mask, cookie: head.cookie, name: name))
      }
    }
  }
#endif
