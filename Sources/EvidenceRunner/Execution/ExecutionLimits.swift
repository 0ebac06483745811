import SystemFiles

/// The resource limits of a program, which is killed if it exceeds one.
public struct ExecutionLimits: Sendable, Equatable {
  /// The wall-clock time of a run.
  public var wallTime: Duration
  /// The processor time of each of its processes, in seconds.
  public var processorSeconds: Int
  /// The address space of each of its processes in bytes, of which Swift's own libraries take several hundred
  /// megabytes. In a sandbox, also the memory of all its processes together.
  public var memory: Int
  /// The number of processes and threads at a time, enforced only in a sandbox.
  public var processes: Int
  /// The size of each file that it writes, in bytes.
  public var fileSize: Int
  /// The total size of its temporary files in bytes, enforced only in a sandbox.
  public var temporaryFiles: Int
  /// The number of temporary files and folders at a time, enforced only in a sandbox.
  public var temporaryFileCount: Int
  /// The number of open files, connections and pipes at a time, enforced only in a sandbox.
  public var descriptors: Int
  /// The size of its output and errors together, in bytes.
  public var output: Int

  /// The limits of a study's program. Its wall-clock limit is higher, because a busy machine delays programs.
  public static let program = ExecutionLimits(
    wallTime: .seconds(30), processorSeconds: 10, memory: 2 << 30, processes: 64, fileSize: 16 << 20,
    temporaryFiles: 64 << 20, temporaryFileCount: 10_000, descriptors: 1024, output: 1 << 20)
  /// The limits of the compiler for one of a study's programs.
  public static let compiler = ExecutionLimits(
    wallTime: .seconds(60), processorSeconds: 60, memory: 8 << 30, processes: 128, fileSize: 512 << 20,
    temporaryFiles: 512 << 20, temporaryFileCount: 100_000, descriptors: 8192, output: 4 << 20)
}

extension ExecutionLimits {
  /// Returns the command that sets the system's own limits, prints the start mark and then becomes the program.
  ///
  /// The soft limit of processor time comes first, because its signal differs from other kills.
  /// - Parameter countsProcesses: Whether to limit the number of processes. Outside a sandbox, all of the user's
  ///   processes would count.
  func command(countsProcesses: Bool) -> [String] {
    let counts =
      countsProcesses ? ["--nproc=\(processes)", "--nofile=\(OpenFileLimit.highest(upTo: descriptors))"] : []
    return ["prlimit"] + counts + [
      "--cpu=\(processorSeconds):\(processorSeconds + 1)", "--as=\(memory)", "--fsize=\(fileSize)",
      "--stack=\(8 << 20)", "--core=0", "--",
    ] + StartMark.command
  }
}
