import SystemFiles

/// The memory that a process uses, as Linux shows it in `/proc`.
package enum ProcessMemory {
  private static let kinds = ["RssAnon:", "RssShmem:", "VmSwap:"]

  /// Returns the bytes of a process's own and shared memory, swapped out or not, without mapped files; 0 for a process
  /// that has ended, and on other systems.
  package static func bytes(of process: Int32) -> Int {
    var status: [UInt8] = []
    _ = FileSystem.scan("/proc/\(process)/status") { status += $0 }
    return bytes(in: String(decoding: status, as: UTF8.self))
  }

  /// Returns them from the text of a file `status`.
  package static func bytes(in status: String) -> Int {
    status.split(separator: "\n").reduce(0) { sum, line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count > 1, kinds.contains(String(words[0])), let kilobytes = Int(words[1]) else { return sum }
      return sum + kilobytes << 10
    }
  }
}
