import Foundation

/// The resources of this process; all 0 on systems without `/proc`.
enum ProcessStatus {
  /// The memory in use.
  static var residentBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) << 10
  }

  /// The number of threads.
  static var threads: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
  }

  /// Returns this process's sockets with a local port: those of a server, not of its clients.
  static func connections(toPort port: UInt16) -> Int {
    let suffix = ":" + String(format: "%04X", port)
    var inodes: Set<Substring> = []
    for table in ["/proc/self/net/tcp", "/proc/self/net/tcp6"] {
      for row in ((try? String(contentsOfFile: table, encoding: .utf8)) ?? "").split(separator: "\n") {
        let columns = row.split(separator: " ")
        if columns.count > 9, columns[1].hasSuffix(suffix) { inodes.insert(columns[9]) }
      }
    }
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.count { descriptor in
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)"),
        link.hasPrefix("socket:[")
      else { return false }
      return inodes.contains(link.dropFirst("socket:[".count).dropLast())
    }
  }

}
