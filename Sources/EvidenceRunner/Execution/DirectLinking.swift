import Platform

/// The commands that link an object file on Linux as the compiler's driver does.
///
/// The driver starts the same programs, but takes a third of the processor time of a small build itself.
struct DirectLinking: Sendable, Equatable {
  private let root: String
  private let architecture: String

  /// Returns `nil` if the toolchain isn't laid out as Linux toolchains are.
  init?(root: String, architecture: String) {
    #if os(Linux)
      self.root = root
      self.architecture = architecture
      let isComplete =
        [Self.extractor, Self.linker].allSatisfy { access(root + $0, X_OK) == 0 }
        && [start, profileRuntime].allSatisfy { access(root + $0, R_OK) == 0 }
      if !isComplete { return nil }
    #else
      return nil
    #endif
  }

  /// Returns a command that compiles to an object file and links that.
  /// - Parameters:
  ///   - compilation: the call of the frontend, without the object file's name.
  ///   - folders: the folders of further libraries.
  ///   - isMeasured: whether the program counts the lines that it executes.
  func command(_ compilation: [String], to program: String, folders: [String], isMeasured: Bool) -> [String] {
    let (object, libraries) = (program + ".o", program + ".autolink")
    let compiling = ["\"$@\"", "-o", object]
    let extracting = ["\"$0\(Self.extractor)\"", object, "-o", libraries]
    var linking = ["exec", "\"$0\(Self.linker)\"", "-pie", "-Xlinker", "-rpath", "-Xlinker", "\"$0\(Self.libraries)\""]
    linking += ["\"$0\(start)\"", object, "@" + libraries, "-L", "\"$0\(Self.libraries)\"", "-lswiftCore"]
    linking += folders.flatMap { ["-L", Self.quoted($0)] } + ["-o", program]
    if access(root + "/bin/ld.lld", X_OK) == 0 { linking.append("-fuse-ld=lld") }
    if isMeasured { linking += ["\"$0\(profileRuntime)\"", "-u__llvm_profile_runtime"] }
    let script = [compiling, extracting, linking].map { $0.joined(separator: " ") }.joined(separator: " && ")
    return ["/bin/sh", "-c", script, root] + compilation
  }

  private static let extractor = "/bin/swift-autolink-extract"
  private static let linker = "/bin/clang"
  private static let libraries = "/lib/swift/linux"
  /// The object file that registers a program's types when it starts.
  private var start: String { "\(Self.libraries)/\(architecture)/swiftrt.o" }
  private var profileRuntime: String { "/lib/swift/clang/lib/linux/libclang_rt.profile-\(architecture).a" }

  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
