import CaseStudyModel
import SourceTrees
import SystemFiles
import TestForm
import Testing

@testable import EvidenceRunner

/// Variants of a program, linked from its object files.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct ProgramPartsTests {
  private static let price = "func price(_ count: Int) -> Int { count * 3 }\n"
  private static let main = "import Foundation\nprint(String(format: \"%.1f\", Double(price(2))))\n"

  private static func sources(_ files: [String: String]) -> ModuleSources {
    var sources = ModuleSources(SourceTree(source: "study.md"))
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      sources.add(AssembledFile(lines: SourceLine.generated(text)), as: path)
    }
    return sources
  }

  /// Builds a program and runs a variant of it; `nil` if the variant is rejected.
  private func output(
    of files: [String: String], changing: ((ProgramParts) throws -> Void)? = nil
  ) async throws -> String? {
    let workspace = try #require(TestWorkspace.current)
    let verifier = SwiftVerifier(workspace: workspace)
    let built = try await verifier.buildOriginal(Self.sources(["Price.swift": Self.price, "main.swift": Self.main]))
    let original = try #require(built.1)
    defer { original.remove() }
    if let parts = original.parts { try changing?(parts) }
    guard let variant = try await verifier.buildVariant(Self.sources(files), of: original) else { return nil }
    defer { variant.remove() }
    return try await verifier.run(variant, []).output
  }

  @Test func runsAVariantWithTheChangedBody() async throws {
    let changed = Self.price.replacing("count * 3", with: "count * 4")
    #expect(try await output(of: ["Price.swift": changed, "main.swift": Self.main]) == "8.0\n")
  }

  @Test func runsAVariantWithOtherStatements() async throws {
    let changed = Self.main.replacing("price(2)", with: "price(5)")
    #expect(try await output(of: ["Price.swift": Self.price, "main.swift": changed]) == "15.0\n")
  }

  @Test(arguments: ["count + nothing", "_ = count", "undefined(count)"])
  func rejectsAVariantThatDoesNotCompile(body: String) async throws {
    let changed = Self.price.replacing("count * 3", with: body)
    #expect(try await output(of: ["Price.swift": changed, "main.swift": Self.main]) == nil)
  }

  @Test func compilesAProgramWithOtherFilesWhole() async throws {
    let files = ["Cost.swift": Self.price.replacing("3", with: "7"), "main.swift": Self.main]
    #expect(try await output(of: files) == "14.0\n")
  }

  @Test func linksTheObjectsOfUnchangedFiles() async throws {
    guard try await TestWorkspace.machine.value.0.linking != nil else { return }
    let changed = Self.price.replacing("count * 3", with: "count * 4")
    let found = try await output(of: ["Price.swift": changed, "main.swift": Self.main]) { parts in
      try FileSystem.remove(parts.folder.folder + "/" + ProgramParts.object(of: "main.swift"))
    }
    #expect(found == nil)
  }

  @Test func findsChangedFiles() {
    let files = ["A.swift", "B.swift"].map { CodeFile(path: $0, text: "1") }
    let parts = ProgramParts(in: "/nowhere", of: files)
    var changed = files
    #expect(parts.changedFiles(in: changed) == nil)
    changed[1].text = "2"
    #expect(parts.changedFiles(in: changed) == ["B.swift"])
    #expect(parts.changedFiles(in: Array(changed.dropFirst())) == nil)
  }
}
