import Platform
import SystemFiles

/// The descriptors and variables that started programs would inherit.
package enum InheritedDescriptors {
  /// Returns the open descriptors from `first` on; if the system can't list them, all possible ones.
  static func all(from first: Int32, listing folder: String = "/proc/self/fd") -> [Int32] {
    if let names = try? FileSystem.names(in: folder) { return names.compactMap { Int32($0) }.filter { $0 >= first } }
    let limit = Int32(clamping: sysconf(Int32(_SC_OPEN_MAX)))
    return Array(first..<max(first, min(limit, 65_536)))
  }

  /// Copies the variables of an environment, byte for byte, except those that refer to descriptors; the caller frees
  /// each one.
  static func variables(
    of environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
  ) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var entry = environment
    while let variable = entry.pointee {
      if !descriptorVariables.contains(where: { strncmp(variable, $0 + "=", $0.utf8.count + 1) == 0 }) {
        variables.append(strdup(variable))
      }
      entry += 1
    }
    return variables
  }

  /// Variables of make, cargo and systemd that refer to descriptors.
  package static let descriptorVariables = [
    "MAKEFLAGS", "MFLAGS", "GNUMAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "CARGO_MAKEFLAGS", "LISTEN_FDS",
    "LISTEN_FDNAMES", "LISTEN_PID",
  ]
}
