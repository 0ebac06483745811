import Platform
import SystemFiles

/// A file of the user that text is added to.
struct AppendedFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Appends a text; creates the file if it is missing.
  func append(_ text: String) throws(SystemError) {
    guard let file = fopen(path, "ae") else { throw SystemError("write", path) }
    let isWritten = fputs(text, file) >= 0
    // A full disk is reported only when the buffer is written.
    if fclose(file) != 0 || !isWritten { throw SystemError("write", path) }
  }
}
