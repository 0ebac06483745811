import EvidenceRunner
import SystemFiles

/// The compiler and the sandbox of this machine.
struct CompilingMachine: Sendable {
  /// The compiler; `nil` if Swift isn't installed.
  var toolchain: Toolchain?
  private var confinement: Result<Sandbox, any Error>

  /// The sandbox; an error if this machine can't confine code. Ask for the compiler first: if both are missing, the
  /// compiler is what most people lack.
  var sandbox: Sandbox {
    get throws { try confinement.get() }
  }

  /// Finds the compiler and the sandbox.
  /// - Parameter isConfined: whether untrusted code must run in a sandbox.
  static func find(isConfined: Bool) async throws -> CompilingMachine {
    let toolchain = try await installedToolchain()
    do {
      let sandbox: Sandbox = isConfined ? try await .find(for: toolchain) : .none
      return CompilingMachine(toolchain: toolchain, confinement: .success(sandbox))
    } catch {
      return CompilingMachine(toolchain: toolchain, confinement: .failure(error))
    }
  }

  private static func installedToolchain() async throws -> Toolchain? {
    do { return try await Toolchain.find() } catch ExecutionError.noToolchain { return nil }
  }

  /// The user's cache of compiled system modules; `nil` if the environment names neither a cache nor a home folder.
  ///
  /// Source: the XDG Base Directory Specification, https://specifications.freedesktop.org/basedir-spec/
  static var moduleCache: ModuleCache? {
    // The specification ignores relative paths.
    let configured = Terminal.variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = configured ?? Terminal.variable("HOME").map { FilePath.joined($0, ".cache") }
    return folder.map(ModuleCache.init(below:))
  }
}
