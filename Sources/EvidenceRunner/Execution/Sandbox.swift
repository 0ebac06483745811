import Subprocesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What keeps compiled code, and the compiler on code of others, from the rest of the machine.
public enum Sandbox: Sendable, Equatable {
  case bubblewrap(Bubblewrap)
  /// Nothing but limits; must be asked for.
  case none

  /// Finds out whether code can be confined here, by confining a program.
  ///
  /// - Throws: `ExecutionError.noSandbox`, whose text says that `--sandbox none` is the alternative.
  public static func find(for toolchain: Toolchain) async throws(ExecutionError) -> Sandbox {
    #if os(Linux)
      .bubblewrap(try await Bubblewrap.find(for: toolchain))
    #else
      throw .noSandbox("bubblewrap is a program of Linux")
    #endif
  }

  /// The user whose processes confined programs are, where it is not that of this process.
  var user: UInt32? {
    if case .bubblewrap(let bubblewrap) = self { bubblewrap.user } else { nil }
  }

  /// The path under which confined code sees a folder.
  func path(of mount: Mount) -> String {
    if case .bubblewrap = self { mount.place } else { mount.folder }
  }

  /// Puts a command under limits, into a folder that it starts in, and behind walls where there are any.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments, as it sees them.
  ///   - folder: The folder that it works in, as it sees it; `nil` for an empty one where there is a sandbox.
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
      let walls = bubblewrap.command(
        mounts: mounts + (folder.map { [$0] } ?? []), folder: folder?.place, limits: limits, environment: variables)
      let all = walls + limits.command(countsProcesses: true) + command
      // Bubblewrap itself is found on the PATH; what it starts gets its variables from it.
      let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
      subprocess = Subprocess(all[0], Array(all[1...]), environment: ["PATH": path])
      subprocess.folder = "/"
      subprocess.inputs = bubblewrap.inputs
      let watch = ResourceWatch(
        memory: limits.memory, temporaryFiles: limits.temporaryFileCount, descriptors: limits.descriptors)
      subprocess.keepsToBounds = watch.allows
    case .none:
      #if os(Linux)
        let all = limits.command(countsProcesses: false) + command
      #else
        let all = command
      #endif
      subprocess = Subprocess(all[0], Array(all[1...]), environment: variables)
      subprocess.folder = folder?.folder ?? mounts.first?.folder
    }
    subprocess.timeLimit = limits.wallTime
    subprocess.outputLimit = limits.output
    return subprocess
  }
}
