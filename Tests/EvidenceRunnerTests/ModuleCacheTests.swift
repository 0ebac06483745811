import Foundation
import SystemFiles
import TestForm
import Testing

@testable import EvidenceRunner

/// The system modules that are kept between runs; none without a sandbox.
@Suite(
  .disabled(if: TestForm.isFast, "the fast form runs no compiler"),
  .enabled("bubblewrap doesn't work on this machine") { try await TestWorkspace.hasSandbox() })
struct ModuleCacheTests {
  @Test func reusesCachedModulesAndRebuildsDamagedOnes() async throws {
    let folder = try TemporaryFolder(for: "modules")
    defer { folder.remove() }

    let first = try await times(folder)
    #expect(!first.isEmpty)
    #expect(try await times(folder) == first)

    for path in try modules(in: folder.path) { try FileSystem.write(Array("damaged".utf8), to: path) }
    let second = try await times(folder)
    #expect(second.keys == first.keys)
    #expect(second != first)
    #expect(try await times(folder) == second)
  }

  @Test func ignoresFilesThatOthersMayHaveWritten() async throws {
    let folder = try TemporaryFolder(for: "modules")
    defer { folder.remove() }
    let first = try await times(folder)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: folder.path + "/solidsite/modules")
    #expect(try await times(folder) != first)
  }

  /// The modification times of a workspace's modules, by path.
  private func times(_ folder: TemporaryFolder) async throws -> [String: Int64] {
    let (toolchain, sandbox) = try await TestWorkspace.machine.value
    return try await Workspace.with(toolchain, sandbox, kept: ModuleCache(below: folder.path)) { workspace in
      let file = CodeFile(path: "Tree.swift", text: "import Foundation\nlet day = Date()\n")
      let result = try await SwiftCompiler(workspace).typecheck([file])
      #expect(result.isAccepted, "\(result.output)")
      return ModuleCache.times(in: workspace.cache.folder)
    }
  }

  private func modules(in folder: String) throws -> [String] {
    let paths = try #require(FileManager.default.enumerator(atPath: folder)?.allObjects as? [String])
    return paths.filter { $0.hasSuffix(".pcm") }.map { "\(folder)/\($0)" }
  }
}
