import Platform

extension FileSystem {
  /// Reads a regular file in portions of 64 KB without following a link at its end, for files of any size.
  /// - Returns: `false` for a link, another kind of file or one that can't be read; some portions may have been read.
  package static func scan(_ path: String, _ portion: (UnsafeRawBufferPointer) -> Void) -> Bool {
    // Without O_NONBLOCK, opening a named pipe would block until there is a writer.
    let descriptor = uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    if descriptor < 0 { return false }
    defer { close(descriptor) }
    guard let status = try? FileStatus(of: descriptor, at: path), status.kind == .file else { return false }
    return scan(descriptor, portion)
  }

  private static func scan(_ descriptor: Int32, _ portion: (UnsafeRawBufferPointer) -> Void) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = uninterrupted { systemRead(descriptor, buffer.baseAddress, buffer.count) }
        if count <= 0 { return count == 0 }
        portion(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }
}
