#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The toolchain's programs that link object files, called without the compiler's driver, which takes longer than they do.
struct ObjectLinker: Sendable, Equatable {
  /// The folder of `clang` and `swift-autolink-extract`.
  private var tools: String
  /// The folder of Swift's libraries.
  private var libraries: String
  /// The object file that every program of Swift begins with.
  private var start: String
  private var hasLLD: Bool

  /// Looks for the programs in a toolchain's folder; `nil` where they don't lie as they do on Linux.
  init?(root: String, architecture: String) {
    #if os(Linux)
      tools = root + "/bin"
      libraries = root + "/lib/swift/linux"
      start = "\(libraries)/\(architecture)/swiftrt.o"
      hasLLD = access(tools + "/ld.lld", X_OK) == 0
      let programs = ["clang", "swift-autolink-extract"].map { tools + "/" + $0 }
      if access(start, R_OK) != 0 || programs.contains(where: { access($0, X_OK) != 0 }) { return nil }
    #else
      return nil
    #endif
  }

  /// The command that links object files in the folder that it works in.
  /// - Parameter modules: the folder of the stand-ins' libraries.
  func command(_ objects: [String], modules: String, to program: String) -> [String] {
    // What an object file needs of libraries is written in it, and must be extracted first.
    let script = #"tools=$1; shift; "$tools/swift-autolink-extract" "$@" -o autolink && "#
    let link =
      #"exec "$tools/clang" -pie -Xlinker -rpath -Xlinker "$libraries" "$start" "$@" @autolink "#
      + #"-L "$libraries" -L "$modules" -lswiftCore -o "$program" "#
    let variables = #"libraries=$1; start=$2; modules=$3; program=$4; shift 4; "#
    return [
      "sh", "-c", variables + script + link + (hasLLD ? "-fuse-ld=lld" : ""), "sh", libraries, start, modules, program,
      tools,
    ] + objects
  }
}
