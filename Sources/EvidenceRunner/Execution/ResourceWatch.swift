import Platform
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

  /// Returns whether a program keeps to its limits; one that can't be inspected counts as doing so.
  /// - Parameter process: the process that was started; the sandbox's own are its children.
  func allows(_ process: Int32) -> Bool {
    let processes = Self.tree(of: process)
    if processes.reduce(0, { $0 + Self.memory(of: $1) }) > memory { return false }
    if processes.reduce(0, { $0 + Self.descriptors(of: $1) }) > descriptors { return false }
    // The processes that set up the sandbox may still see the machine's folders; their descendants don't.
    guard processes.count > 2, let last = processes.last else { return true }
    var system = statvfs()
    guard statvfs("/proc/\(last)/" + "root/tmp", &system) == 0, system.f_files >= system.f_ffree else { return true }
    return Int(clamping: system.f_files - system.f_ffree) <= temporaryFiles
  }

  /// A process and its descendants, children after their parents.
  private static func tree(of process: Int32) -> [Int32] {
    var found = [process]
    var next = 0
    while next < found.count, found.count < 10_000 {
      let tasks = "/proc/\(found[next])/task"
      for task in (try? FileSystem.names(in: tasks)) ?? [] {
        found += text(of: "\(tasks)/\(task)/children").split(separator: " ").compactMap { Int32($0) }
      }
      next += 1
    }
    return found
  }

  /// Returns the bytes of a process's own and shared memory, swapped out or not, without mapped files.
  private static func memory(of process: Int32) -> Int {
    let kinds = ["RssAnon:", "RssShmem:", "VmSwap:"]
    return text(of: "/proc/\(process)/status").split(separator: "\n").reduce(0) { sum, line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count > 1, kinds.contains(String(words[0])), let kilobytes = Int(words[1]) else { return sum }
      return sum + kilobytes << 10
    }
  }

  private static func descriptors(of process: Int32) -> Int {
    ((try? FileSystem.names(in: "/proc/\(process)/fd")) ?? []).count
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
