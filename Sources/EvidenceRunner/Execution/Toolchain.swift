import Platform
import Subprocesses

/// The installed Swift compiler.
public struct Toolchain: Sendable, Equatable {
  /// The name and version number, such as `swift 6.3.1`.
  public var version: String
  /// The folder that contains its `bin` and `lib`, and everything else that the compiler and its programs need.
  public var root: String
  /// The path of `swiftc`.
  public var compiler: String
  /// The command that calls the compiler directly, without the driver.
  var frontend: [String]
  /// The commands that link without the driver; `nil` if only the driver can.
  var linking: DirectLinking?

  /// The macro search paths, which the driver would add.
  var macroOptions: [String] {
    let host = root + "/lib/swift/host"
    return ["-plugin-path", host + "/plugins"]
      + ["-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so"]
  }

  /// The options that choose the toolchain's own linker, which takes half as long as the system's.
  var linkerOptions: [String] {
    #if os(Linux)
      access(root + "/bin/ld.lld", X_OK) == 0 ? ["-use-ld=lld"] : []
    #else
      []
    #endif
  }

  /// The path of the compiler that SOLIDSITE_SWIFTC names, or else its usual name.
  static var usualName: String { getenv("SOLIDSITE_SWIFTC").map { String(cString: $0) } ?? "swiftc" }

  /// Finds a compiler and asks it for its version and its folder.
  ///
  /// - Parameter name: The compiler's path, or its name on the PATH; `nil` for the usual one.
  /// - Throws: `ExecutionError.noToolchain` if there is none.
  public static func find(_ name: String? = nil) async throws(ExecutionError) -> Toolchain {
    let name = name ?? usualName
    let result: SubprocessResult
    do {
      result = try await Subprocess(name, ["-print-target-info"], timeLimit: .seconds(60)).run()
    } catch {
      // If a folder on the PATH is unreadable, the system reports EACCES for a missing program.
      throw error.isMissing || error.code == EACCES ? .noToolchain(name) : .unusableToolchain(error.description)
    }
    if result.end == .cancellation { throw .cancelled }
    guard result.isSuccess, let version = value(of: "compilerVersion", in: result.text),
      let resources = value(of: "runtimeResourcePath", in: result.text)
    else { throw .unusableToolchain("'\(name) -print-target-info' doesn't tell its version") }
    // The name may be a launcher's (swiftly, xcrun); the resource folder is the real toolchain's, ROOT/lib/swift.
    let root = resources.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    let inRoot = root + "/bin/swiftc"
    #if os(Linux)
      let compiler = access(inRoot, X_OK) == 0 ? inRoot : name
    #else
      // Apple's launcher also sets the SDK.
      let compiler = name
    #endif
    let frontend = root + "/bin/swift-frontend"
    let linking = DirectLinking(root: root, architecture: value(of: "arch", in: result.text) ?? "none")
    return Toolchain(
      version: shortVersion(of: version), root: root, compiler: compiler,
      frontend: [access(frontend, X_OK) == 0 ? frontend : compiler, "-frontend"],
      linking: await linking?.askingClang())
  }

  /// Returns the text of a key in JSON without escapes.
  private static func value(of key: String, in text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      if parts.count >= 5, parts[1] == key { return String(parts[3]) }
    }
    return nil
  }

  /// `swift 6.3.1` for `Apple Swift version 6.3.1 (…)`; without a number, `swift` and the whole text.
  private static func shortVersion(of text: String) -> String {
    let words = text.split(separator: " ")
    let number = words.firstIndex(of: "version").map { words.index(after: $0) }
    guard let number, number < words.endIndex else { return "swift " + text }
    return "swift " + words[number]
  }
}
