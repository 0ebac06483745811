import CaseStudyModel
import TestForm
import Testing

@testable import EvidenceRunner

/// The programs of two of the repository's studies, compiled with the real compiler: one with asynchronous tests, and
/// one with stand-ins and the contracts of a class and of a protocol.
@Suite(
  .enabled(
    if: TestForm.isLong,
    "the comparison of all evidence compiles the programs too; the long form does it without our runner"))
struct StudyProgramCompilationTests {
  @Test(arguments: ["registration", "lucid-dreams"])
  func everyProgramOfAStudyCompiles(_ name: String) async throws {
    let study = try Content.study(name)
    let modules = EvidenceInputs.modules(importedBy: study, of: ["ScreenKit", "SpriteKit", "UIKit"])
    try await InstalledCompiler.inFolder(modules: modules.sorted { $0 > $1 }) { compiler in
      let assembly = StudyAssembly(study)
      #expect(assembly.diagnostics == [])
      for side in [Side.before, .after] {
        for sources in try accepted(of: assembly, on: side) {
          let messages = try await compiler.typecheck(sources)
          // A test of both sides may change a value that is a struct on one side and an object on the other.
          #expect(!messages.contains(" error: "), "\(sources.names)")
        }
        for program in assembly.refusals(on: side) {
          let messages = try await compiler.typecheck(program.sources)
          let place = "\(study.article.source):"
          let expected = try #require(program.expectedFailure)
          #expect(messages.split(separator: "\n").contains { $0.hasPrefix(place) && $0.contains(expected) })
        }
      }
    }
  }

  /// Everything of one side that the compiler must accept.
  private func accepted(of assembly: StudyAssembly, on side: Side) throws -> [ModuleSources] {
    let base = assembly.trees[side]
    var programs = assembly.usages(on: side) + assembly.behaviourTests(on: side)
    var all = [ModuleSources(base)] + assembly.contracts(on: side).map(\.sources)
    for request in assembly.study.changeRequests {
      let patched = base.applying(request, of: assembly.study.article, on: side)
      #expect(patched.diagnostics == [])
      let tree = try #require(patched.value)
      all.append(ModuleSources(tree))
      programs += assembly.acceptanceTests(of: request, on: side, of: tree)
      programs += assembly.behaviourTests(on: side, of: tree, after: request)
    }
    if side == .after {
      let roles = assembly.study.article.frontMatter.roles
      all.append(try #require(assembly.policyAlone(on: side, roles: roles)))
      all.append(try #require(assembly.swap(on: side, roles: roles)).sources)
    }
    return all + programs.map(\.sources)
  }
}
