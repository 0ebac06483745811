import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The descriptors that this process has, and would pass on to programs that it starts.
enum InheritedDescriptors {
  /// The numbers of those that are open, from one on; where the system doesn't list them, of all that may be.
  static func all(from first: Int32, listing folder: String = "/proc/self/fd") -> [Int32] {
    if let names = try? FileSystem.names(in: folder) { return names.compactMap { Int32($0) }.filter { $0 >= first } }
    let limit = Int32(clamping: sysconf(Int32(_SC_OPEN_MAX)))
    return Array(first..<max(first, min(limit, 65_536)))
  }

  /// Copies the variables of an environment, byte for byte, without those that tell programs of descriptors; each is to be freed.
  static func variables(
    of environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
  ) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var entry = environment
    while let variable = entry.pointee {
      if !naming.contains(where: { strncmp(variable, $0 + "=", $0.utf8.count + 1) == 0 }) {
        variables.append(strdup(variable))
      }
      entry += 1
    }
    return variables
  }

  /// Those of make, cargo and systemd.
  private static let naming = [
    "MAKEFLAGS", "MFLAGS", "GNUMAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "CARGO_MAKEFLAGS", "LISTEN_FDS",
    "LISTEN_FDNAMES", "LISTEN_PID",
  ]
}
