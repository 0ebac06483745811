import CaseStudyModel

/// A reason why no code can be compiled or run on this machine.
public enum ExecutionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is no Swift compiler under this name.
  case noToolchain(String)
  /// The compiler exists but doesn't work; with its message.
  case unusableToolchain(String)
  /// No sandbox works here, for this reason.
  case noSandbox(String)
  /// The sandbox failed for one program, with its message.
  case sandboxFailed(String)
  /// A program of the system, or a file, could not be used.
  case system(String)
  /// A source file's path would leave its folder, or the compiler would mistake it for an option.
  case unsafePath(String)
  /// The waiting task was cancelled.
  case cancelled

  /// The Swift compiler isn't installed under its usual name.
  package static var noToolchain: ExecutionError { .noToolchain(Toolchain.usualName) }

  /// The reason, in a sentence without a full stop.
  public var message: Message {
    switch self {
    case .noToolchain(let name):
      """
      Swift isn't installed: there is no '\(name)'; install it from https://swift.org/install, put it on the PATH, or \
      name the compiler in SOLIDSITE_SWIFTC
      """
    case .unusableToolchain(let reason): "The Swift compiler doesn't work: \(reason)"
    case .noSandbox(let reason):
      """
      Untrusted code can't be confined on this machine: \(reason); to run it anyway, with all your permissions, pass \
      --sandbox none
      """
    case .sandboxFailed(let reason): "The sandbox can't be set up: \(reason)"
    case .system(let reason): Message(verbatim: reason)
    case .unsafePath(let path):
      "The path of a source file must be relative, without '..', and must not start with '-' or '@': '\(path)'"
    case .cancelled: "Cancelled"
    }
  }

  /// The reason in English.
  public var description: String { message.description }
}
