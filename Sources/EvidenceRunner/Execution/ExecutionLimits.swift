import SystemFiles

/// The limits at which a program is stopped.
public struct ExecutionLimits: Sendable, Equatable {
  /// The wall time until its end.
  public var wallTime: Duration
  /// The seconds of processor time for each of its processes.
  public var processorSeconds: Int
  /// The bytes of address space that each of its processes may have, of which Swift's own libraries take some hundred
  /// megabytes; in a sandbox, also the bytes of memory that they may use together.
  public var memory: Int
  /// The number of processes and threads at a time; enforced in a sandbox only.
  public var processes: Int
  /// The bytes of each file that it writes.
  public var fileSize: Int
  /// The bytes of its temporary files together; enforced in a sandbox only.
  public var temporaryFiles: Int
  /// The number of temporary files and folders at a time; enforced in a sandbox only.
  public var temporaryFileCount: Int
  /// The number of open files, connections and pipes at a time; enforced in a sandbox only.
  public var descriptors: Int
  /// The bytes of output, errors included.
  public var output: Int

  public init(
    wallTime: Duration, processorSeconds: Int, memory: Int, processes: Int, fileSize: Int, temporaryFiles: Int,
    temporaryFileCount: Int, descriptors: Int, output: Int
  ) {
    self.wallTime = wallTime
    self.processorSeconds = processorSeconds
    self.memory = memory
    self.processes = processes
    self.fileSize = fileSize
    self.temporaryFiles = temporaryFiles
    self.temporaryFileCount = temporaryFileCount
    self.descriptors = descriptors
    self.output = output
  }

  /// The limits of a study's program; on a busy machine, wall time is longer than processor time.
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
  /// - Parameter countsProcesses: Whether the number of processes is limited: outside of a sandbox all processes of the
  ///   user count.
  func command(countsProcesses: Bool) -> [String] {
    let counts =
      countsProcesses ? ["--nproc=\(processes)", "--nofile=\(OpenFileLimit.highest(upTo: descriptors))"] : []
    return ["prlimit"] + counts + [
      "--cpu=\(processorSeconds):\(processorSeconds + 1)", "--as=\(memory)", "--fsize=\(fileSize)",
      "--stack=\(8 << 20)", "--core=0", "--",
    ] + StartMark.command
  }
}
