import Platform
import SystemFiles

/// A user's file to which text is appended.
struct AppendedFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Appends a text; creates the file if it is missing.
  /// - Throws: `SystemError`, or `CommandFailure` for a pipe that no program reads.
  func append(_ text: String) throws {
    // `Terminal` opens a closed standard output read-only. Reopened by name, it would be writable, and the text would
    // be lost.
    let isOutput = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
    if isOutput, fcntl(Terminal.Stream.output.rawValue, F_GETFL) & O_ACCMODE == O_RDONLY {
      throw OutputError(stream: .output, code: EBADF)
    }
    // Without O_NONBLOCK, opening a pipe waits until some program reads it.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let descriptor = uninterrupted { open(path, flags, 0o666) }
    if descriptor < 0 {
      let error = SystemError("write", path)
      if error.code != ENXIO { throw error }
      throw CommandFailure("No program reads from '\(path)', so nothing can be written to it")
    }
    // A full pipe makes the write wait for its reader.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    do {
      try FileSystem.write(Array(text.utf8), into: descriptor, at: path)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    if close(descriptor) != 0 { throw SystemError("write", path) }
  }
}
