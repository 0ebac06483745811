import Platform

/// The names in a folder.
package struct FolderListing: Sendable, Equatable {
  /// The names in the order of their bytes, without `.` and `..`.
  package var names: [String] = []
  /// The names that are not UTF-8, in display form: non-ASCII bytes as `\xE9`.
  package var undecodable: [String] = []

  /// Lists a folder.
  package init(of folder: String) throws(SystemError) {
    guard let stream = Self.open(folder) else { throw SystemError("list", folder) }
    defer { closedir(stream) }
    for bytes in try Self.entries(of: stream, at: folder) {
      if let name = String(validating: bytes, as: UTF8.self) {
        names.append(name)
      } else {
        undecodable.append(ShownName.text(of: bytes))
      }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    undecodable.sort()
  }

  private static func open(_ folder: String) -> FolderStream? {
    let descriptor = uninterrupted { systemOpen(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    return descriptor < 0 ? nil : stream(of: descriptor)
  }

  /// Returns a stream that owns an open folder's descriptor; closes the descriptor if that fails.
  static func stream(of descriptor: Int32) -> FolderStream? {
    while true {
      if let stream = fdopendir(descriptor) { return stream }
      if errno != EINTR { break }
    }
    let code = errno
    close(descriptor)
    errno = code
    return nil
  }

  /// Returns the bytes of the names in an open folder, without `.` and `..`.
  /// - Parameter path: the folder's path, for messages.
  static func entries(of stream: FolderStream, at path: String) throws(SystemError) -> [[UInt8]] {
    var entries: [[UInt8]] = []
    while true {
      // readdir returns nil both at the end and for an error; only errno distinguishes them.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno == EINTR { continue }
        break
      }
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          Array(UnsafeBufferPointer(start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
        }
      }
      if bytes != [UInt8(ascii: ".")], bytes != Array("..".utf8) { entries.append(bytes) }
    }
    if errno != 0 { throw SystemError("list", path) }
    return entries
  }
}

/// Calls the system's `open`, which `FolderListing.open` hides.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}

#if os(Linux)
  /// An open folder, as readdir(3) takes it.
  typealias FolderStream = OpaquePointer
#else
  /// An open folder, as readdir(3) takes it.
  typealias FolderStream = UnsafeMutablePointer<DIR>
#endif
