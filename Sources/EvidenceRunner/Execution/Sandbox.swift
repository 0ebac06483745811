import Platform
import Subprocesses

/// Isolates compiled code, and the compiler on untrusted code, from the rest of the machine.
public enum Sandbox: Sendable, Equatable {
  case bubblewrap(Bubblewrap)
  /// Only the limits; used only on request.
  case none

  /// Finds a sandbox by confining a program.
  ///
  /// - Parameter toolchain: the compiler that it must contain; `nil` for none.
  /// - Throws: `ExecutionError.noSandbox`, whose text says that `--sandbox none` is the alternative.
  public static func find(for toolchain: Toolchain?) async throws(ExecutionError) -> Sandbox {
    #if os(Linux)
      .bubblewrap(try await Bubblewrap.find(for: toolchain))
    #else
      throw .noSandbox("bubblewrap is a program of Linux")
    #endif
  }

  /// The user that confined programs run as, if it isn't this process's.
  var user: UInt32? {
    if case .bubblewrap(let bubblewrap) = self { bubblewrap.user } else { nil }
  }

  /// Returns the path under which confined code sees a folder.
  func path(of mount: Mount) -> String {
    if case .bubblewrap = self { mount.place } else { mount.folder }
  }

  /// Returns a process that runs a command with limits in a folder, inside the sandbox if there is one.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments, as it sees them.
  ///   - folder: Its working folder, as it sees it; in a sandbox, `nil` stands for an empty one.
  func confine(
    _ command: [String], in folder: Mount?, mounts: [Mount], limits: ExecutionLimits,
    environment: [String: String] = [:]
  ) -> Subprocess {
    var variables = [
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC", "MALLOC_ARENA_MAX": "2",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    var subprocess: Subprocess
    switch self {
    case .bubblewrap(let bubblewrap):
      let wrapper = bubblewrap.command(
        mounts: mounts + (folder.map { [$0] } ?? []), folder: folder?.place, limits: limits, environment: variables)
      let all = wrapper + limits.command(countsProcesses: true) + command
      // Bubblewrap is found on the PATH, and sets the variables of the program that it starts.
      let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
      subprocess = Subprocess(all[0], Array(all[1...]), environment: ["PATH": path])
      subprocess.folder = "/"
      subprocess.inputs = bubblewrap.inputs
      let watch = ResourceWatch(
        memory: limits.memory, temporaryFiles: limits.temporaryFileCount, descriptors: limits.descriptors)
      subprocess.isWithinLimits = watch.allows
    case .none:
      #if os(Linux)
        let all = limits.command(countsProcesses: false) + command
      #else
        let all = StartMark.command + command
      #endif
      subprocess = Subprocess(all[0], Array(all[1...]), environment: variables)
      subprocess.folder = folder?.folder ?? mounts.first?.folder
    }
    subprocess.timeLimit = limits.wallTime
    subprocess.outputLimit = limits.output + StartMark.length
    return subprocess
  }
}

/// A folder of the machine that confined code sees, and its path in the sandbox.
struct Mount: Sendable, Equatable {
  /// The folder's path on the machine.
  var folder: String
  /// The path in the sandbox. It is the same on every machine, so messages are the same too.
  var place: String
  var isWritable = false
}
