import Platform

extension FileSystem {
  /// Reads a regular file.
  /// - Throws: `SystemError`, with code `EFBIG` for a file over `limit` bytes and `EINVAL` for anything but a regular
  ///   file.
  package static func read(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    // Without O_NONBLOCK, opening a named pipe would block until there is a writer.
    let file = uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    return try contents(of: file, at: path, limit: limit)
  }

  /// Reads a regular file below a folder without following links, so that a checked path can't be redirected (TOCTOU
  /// race).
  /// - Parameter path: the path relative to the folder, without links.
  /// - Throws: the errors of `read(_:limit:)`, and one if a component has become a link.
  package static func read(_ path: String, in folder: String, limit: Int) throws(SystemError) -> [UInt8] {
    let location = FilePath.joined(folder, path)
    let names = FilePath.names(on: path)
    guard let last = names.last else { throw SystemError("read", location, code: EISDIR) }
    var descriptor = openFolder(folder, in: AT_FDCWD)
    for name in names.dropLast() {
      if descriptor < 0 { break }
      let inner = openFolder(name, in: descriptor)
      let code = errno
      close(descriptor)
      errno = code
      descriptor = inner
    }
    if descriptor < 0 { throw SystemError("read", location) }
    let file = uninterrupted { openat(descriptor, last, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    let code = errno
    close(descriptor)
    errno = code
    return try contents(of: file, at: location, limit: limit)
  }

  /// Opens a folder as a starting point for openat, without following links; needs no permission to list it.
  private static func openFolder(_ name: String, in folder: Int32) -> Int32 {
    #if os(Linux)
      uninterrupted { platform_open_folder(folder, name) }
    #else
      uninterrupted { openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    #endif
  }

  /// Reads an open file and closes it.
  private static func contents(of descriptor: Int32, at path: String, limit: Int) throws(SystemError) -> [UInt8] {
    if descriptor < 0 { throw SystemError("read", path) }
    defer { close(descriptor) }
    let status = try FileStatus(of: descriptor, at: path)
    if status.kind == .folder { throw SystemError("read", path, code: EISDIR) }
    if status.kind != .file { throw SystemError("read", path, code: EINVAL) }
    if status.size > limit { throw SystemError("read", path, code: EFBIG) }
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: status.size) { buffer, count in
      while count < buffer.count, let base = buffer.baseAddress {
        let got = uninterrupted { systemRead(descriptor, base + count, buffer.count - count) }
        if got < 0 { failure = SystemError("read", path) }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes a file, replacing an existing one; links are not followed.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = uninterrupted {
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    }
    if descriptor < 0 { throw SystemError("write", path) }
    do {
      try write(bytes, into: descriptor, at: path)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    if close(descriptor) != 0 { throw SystemError("write", path) }
  }

  /// Writes bytes to an open file.
  package static func write(_ bytes: [UInt8], into descriptor: Int32, at path: String) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let base = buffer.baseAddress {
        let count = uninterrupted { systemWrite(descriptor, base + written, buffer.count - written) }
        if count < 0 {
          failure = SystemError("write", path)
          break
        }
        written += count
      }
    }
    if let failure { throw failure }
  }

  /// Returns whether a path is a regular file with exactly these bytes; `false` for links and unreadable files.
  package static func file(at path: String, holds bytes: [UInt8]) -> Bool {
    let descriptor = uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    if descriptor < 0 { return false }
    defer { close(descriptor) }
    guard let status = try? FileStatus(of: descriptor, at: path), status.kind == .file, status.size == bytes.count
    else { return false }
    return bytes.withUnsafeBytes { expected in
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
        var offset = 0
        while offset < expected.count, let found = chunk.baseAddress, let base = expected.baseAddress {
          let count = uninterrupted { systemRead(descriptor, found, min(chunk.count, expected.count - offset)) }
          if count <= 0 || memcmp(found, base + offset, count) != 0 { return false }
          offset += count
        }
        return true
      }
    }
  }
}

/// Calls the system's `read`, which `FileSystem.read` hides.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// Calls the system's `write`, which `FileSystem.write` hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
