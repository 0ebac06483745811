import Platform
import Subprocesses
import SystemFiles

/// Periodically checks the total resources of a confined program and its descendants, because the system limits only
/// single processes.
///
/// Source: proc(5)
struct ResourceWatch: Sendable {
  /// The bytes of memory.
  var memory: Int
  /// The number of files and folders below `/tmp`, whose kernel memory no limit counts.
  var temporaryFiles: Int
  /// The number of open files, connections and pipes, whose buffers use kernel memory too.
  var descriptors: Int
  /// The folder in which the system shows processes, see proc(5).
  var root = "/proc"

  /// Returns whether a program keeps to its limits. On a machine where none of its processes can be inspected, every
  /// program does.
  /// - Parameter process: the process that was started; the sandbox's own are its children.
  func allows(_ process: Int32) -> Bool {
    let processes = tree(of: process)
    let folders = processes.map(livingFolder)
    if folders.reduce(0, { $0 + ProcessMemory.bytes(in: Self.text(of: $1 + "/status")) }) > memory { return false }
    let counts = folders.map(descriptors)
    if counts.reduce(0, { $0 + ($1 ?? 0) }) > descriptors { return false }
    // Code under test can't change the sandbox's first process, so that process shows whether descriptors can be
    // listed.
    if counts.count > 2, counts[1] != nil, counts[2...].contains(nil) { return false }
    // The processes that set up the sandbox may still see the machine's folders; their descendants don't.
    guard processes.count > 2, let last = processes.last else { return true }
    var system = statvfs()
    let temporary = FilePath.joined("\(root)/\(last)", "root/tmp")
    guard statvfs(temporary, &system) == 0, system.f_files >= system.f_ffree else { return true }
    return Int(clamping: system.f_files - system.f_ffree) <= temporaryFiles
  }

  /// Returns a process and its descendants, children after their parents.
  private func tree(of process: Int32) -> [Int32] {
    var found = [process]
    var next = 0
    while next < found.count, found.count < 10_000 {
      let tasks = "\(root)/\(found[next])/task"
      for task in (try? FileSystem.names(in: tasks)) ?? [] {
        found += Self.text(of: "\(tasks)/\(task)/children").split(separator: " ").compactMap { Int32($0) }
      }
      next += 1
    }
    return found
  }

  /// Returns the folder of a process, or of a later thread if the first one has ended, because the process's own folder
  /// then shows neither memory nor descriptors.
  private func livingFolder(of process: Int32) -> String {
    let folder = "\(root)/\(process)"
    if !Self.hasEnded(folder) { return folder }
    let threads = ((try? FileSystem.names(in: folder + "/task")) ?? []).map { "\(folder)/task/\($0)" }
    return threads.first { !Self.hasEnded($0) } ?? folder
  }

  /// Returns whether a thread is a zombie.
  private static func hasEnded(_ folder: String) -> Bool {
    text(of: folder + "/status").contains("\nState:\tZ")
  }

  /// Returns the number of a process's descriptors; `nil` if the process hides them, for example by running a program
  /// that it can't read.
  private func descriptors(of folder: String) -> Int? {
    do {
      return try FileSystem.names(in: folder + "/fd").count
    } catch {
      // An error in this process proves nothing. A process that is ending belongs to root before it becomes a zombie,
      // and has no memory any more.
      let isHarmless =
        [ENOENT, ESRCH, EMFILE, ENFILE, ENOMEM].contains(error.code)
        || !Self.text(of: folder + "/status").contains("\nVmSize:")
      return isHarmless ? 0 : nil
    }
  }

  private static func text(of path: String) -> String {
    // Files in `/proc` have no length.
    guard let stream = fopen(path, "re") else { return "" }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
