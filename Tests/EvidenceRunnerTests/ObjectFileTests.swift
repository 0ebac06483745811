import Foundation
import SystemFiles
import TestForm
import Testing

@testable import EvidenceRunner

/// What is read from the compiler's object files.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct ObjectFileTests {
  private static let file = CodeFile(path: "Tree.swift", text: "import Foundation\nlet height = pow(2.0, 3.0)\n")

  private func bytes() async throws -> [UInt8]? {
    let workspace = try #require(TestWorkspace.current)
    guard let library = try await SwiftCompiler(workspace).buildLibrary([Self.file]).1 else { return nil }
    defer { library.remove() }
    return try FileSystem.read("\(library.job.folder)/\(library.objects[0])")
  }

  @Test func findsTheLibrariesOfImportedModules() async throws {
    guard let bytes = try await bytes() else { return }
    let options = try #require(ObjectFile(bytes).linkerOptions)
    #expect(options.contains("-lFoundation"))
    #expect(options.contains("-lswiftCore"))
    #expect(options.allSatisfy { $0.hasPrefix("-l") })
  }

  @Test func survivesWhatIsNoObjectFile() async throws {
    #expect(ObjectFile([]).linkerOptions == nil)
    #expect(ObjectFile(Array("#!/bin/sh\n".utf8)).linkerOptions == nil)
    guard let bytes = try await bytes() else { return }
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(ObjectFile(Array(bytes.prefix(count))).linkerOptions == nil)
    }
    for offset in 0..<64 {
      var spoilt = bytes
      spoilt[offset] = 0xff
      // Whatever is found, nothing traps.
      _ = ObjectFile(spoilt).linkerOptions
    }
  }
}
