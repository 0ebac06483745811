import Foundation
import SystemFiles
import TestForm
import Testing

@testable import EvidenceRunner

/// The modules that are kept between runs; none without a sandbox.
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

  /// Others may write to the one; a commit may contain the other.
  @Test(arguments: [0o777, 0o755])
  func ignoresFilesThatOthersMayHaveWritten(permissions: Int) async throws {
    let folder = try TemporaryFolder(for: "modules")
    defer { folder.remove() }
    let first = try await times(folder)
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: folder.path + "/solidsite/modules")
    #expect(try await times(folder) != first)
  }

  @Test func reusesThePreludeAndRebuildsADamagedOne() async throws {
    let folder = try TemporaryFolder(for: "modules")
    defer { folder.remove() }

    let first = try await timeOfPrelude(folder)
    #expect(try await timeOfPrelude(folder) == first)

    for path in try modules(in: folder.path, ending: ".a") {
      var bytes = try FileSystem.read(path)
      bytes[bytes.count / 2] ^= 1
      try FileSystem.write(bytes, to: path)
    }
    let second = try await timeOfPrelude(folder)
    #expect(second != first)
    #expect(try await timeOfPrelude(folder) == second)
  }

  /// The compiler's options are part of a module's path.
  @Test(arguments: [["6"], ["5", "6"]])
  func hasTheModulesOfEachLanguageMode(modes: [String]) async throws {
    let folder = try TemporaryFolder(for: "modules")
    defer { folder.remove() }
    let (toolchain, sandbox) = try await TestWorkspace.machine.value
    let cache = ModuleCache(below: folder.path)
    let paths = try await Workspace.with(toolchain, sandbox, kept: cache, languageModes: modes) { workspace in
      ModuleCache.times(in: workspace.cache.folder).keys.filter { $0.contains("/SwiftShims-") }
    }
    #expect(paths.count == modes.count)
  }

  /// The modification time of the library that a test was linked with.
  private func timeOfPrelude(_ folder: TemporaryFolder) async throws -> Int64? {
    let (toolchain, sandbox) = try await TestWorkspace.machine.value
    return try await Workspace.with(toolchain, sandbox, kept: ModuleCache(below: folder.path)) { workspace in
      let test = CodeFile(path: "main.swift", text: "expect(1, 1)" + EvidencePrelude.importing)
      let (compilation, program) = try await SwiftCompiler(workspace).build([test])
      #expect(program != nil, "\(compilation.output)")
      return try FileStatus(of: workspace.prelude.folder + "/lib\(EvidencePrelude.module).a")?.modificationTime
    }
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

  private func modules(in folder: String, ending: String = ".pcm") throws -> [String] {
    let paths = try #require(FileManager.default.enumerator(atPath: folder)?.allObjects as? [String])
    return paths.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
  }
}
