import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that could not be started: which one, and the system's number for the reason.
public struct SubprocessError: Error, Sendable, Equatable, CustomStringConvertible {
  public var program: String
  /// The value of `errno`.
  public var code: Int32

  public init(program: String, code: Int32) {
    self.program = program
    self.code = code
  }

  /// Whether there is no such program.
  public var isMissing: Bool { code == ENOENT }

  public var description: String {
    "Can't run '\(program)': \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }
}

extension SubprocessError {
  /// Makes a pipe to speak with a program.
  static func pipe() throws(SubprocessError) -> Pipe {
    do {
      return try Pipe()
    } catch {
      throw SubprocessError(program: "pipe", code: error.code)
    }
  }
}
