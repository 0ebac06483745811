import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Looks from time to time at what a confined program and all that it has started hold together, of which the system limits only what each
/// process has for itself.
///
/// Source: proc(5)
struct ResourceWatch: Sendable {
  /// The bytes of memory.
  var memory: Int
  /// The number of files and folders below `/tmp`, which take memory of the kernel that no limit counts.
  var temporaryFiles: Int
  /// The number of open files, connections and pipes, whose buffers take such memory too.
  var descriptors: Int

  /// Whether a program keeps to its bounds; one that can't be looked at does.
  /// - Parameter process: the one that was started, of which the sandbox's own are children.
  func allows(_ process: Int32) -> Bool {
    let processes = Self.tree(of: process)
    if processes.reduce(0, { $0 + Self.memory(of: $1) }) > memory { return false }
    if processes.reduce(0, { $0 + Self.descriptors(of: $1) }) > descriptors { return false }
    // Those that set the sandbox up may still see the machine's folders; what they start sees its own.
    guard processes.count > 2, let last = processes.last else { return true }
    var system = statvfs()
    guard statvfs("/proc/\(last)/" + "root/tmp", &system) == 0, system.f_files >= system.f_ffree else { return true }
    return Int(clamping: system.f_files - system.f_ffree) <= temporaryFiles
  }

  /// A process and its descendants, children behind their parents.
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

  /// The bytes that a process holds by itself or shares with others, swapped out or not; files that it has mapped don't count.
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
    // The system tells no length of such files.
    guard let stream = fopen(path, "re") else { return "" }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
