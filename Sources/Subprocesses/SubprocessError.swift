import Platform
import SystemFiles

/// A program that could not be started, with the system's error number.
package struct SubprocessError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program's path or name.
  package var program: String
  /// The error number.
  package var code: Int32

  /// Whether the program doesn't exist.
  package var isMissing: Bool { code == ENOENT }

  /// The system's error message.
  package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }

  /// The error message.
  package var description: String { "Can't run '\(program)': \(reason)" }
}

extension SubprocessError {
  /// Creates a pipe to a program.
  static func pipe() throws(SubprocessError) -> Pipe {
    do {
      return try Pipe()
    } catch {
      throw SubprocessError(program: "pipe", code: error.code)
    }
  }
}
