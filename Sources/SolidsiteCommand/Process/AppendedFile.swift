import Platform
import SystemFiles

/// A user's file to which text is appended.
struct AppendedFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Appends a text; creates the file if it is missing.
  /// - Throws: `SystemError`, or `CommandFailure` for a pipe that no program reads.
  func append(_ text: String) throws {
    // Without O_NONBLOCK, opening a pipe waits until some program reads it.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let descriptor = open(path, flags, 0o666)
    if descriptor < 0 {
      let error = SystemError("write", path)
      if error.code != ENXIO { throw error }
      throw CommandFailure("No program reads from '\(path)', so nothing can be written to it")
    }
    // A full pipe makes the write wait for its reader.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    guard let file = fdopen(descriptor, "a") else {
      let error = SystemError("write", path)
      close(descriptor)
      throw error
    }
    let isWritten = fputs(text, file) >= 0
    // A full disk is reported only when the buffer is written.
    if fclose(file) != 0 || !isWritten { throw SystemError("write", path) }
  }
}
