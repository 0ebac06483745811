import EvidenceRunner
import Testing

/// A workspace for a test, in the best sandbox that the machine offers.
enum TestWorkspace {
  /// The machine's sandbox; `none`, with a printed reason, where it has none.
  static let sandbox = Task { () throws -> (Toolchain, Sandbox) in
    let toolchain = try await Toolchain.find()
    do {
      return (toolchain, try await Sandbox.find(for: toolchain))
    } catch ExecutionError.noSandbox(let reason) {
      print("tests run without a sandbox: \(reason)")
      return (toolchain, .none)
    }
  }

  static func with<Value>(_ work: (Workspace) async throws -> Value) async throws -> Value {
    let (toolchain, sandbox) = try await sandbox.value
    return try await Workspace.with(toolchain, sandbox, work)
  }
}
