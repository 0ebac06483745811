import CaseStudyModel
import CaseStudyReader
import SourceTrees

@testable import EvidenceRunner

extension FuzzedPart {
  /// A file and a patch of it; a single text is a study, whose requests are applied to both sides.
  static let patches = FuzzedPart(name: "patches") { input in
    let files = files(in: input).map { String(decoding: $0, as: UTF8.self) }
    var properties = Properties()
    if files.count > 1 {
      properties.expectPatched(files[0], by: files[1])
    } else {
      let study = MarkdownDocumentReader().study(
        from: SourceFile(path: "study.md", text: files[0]), configuration: SiteConfiguration(isConfigured: true),
        principles: [], include: { _ in nil }
      ).value
      properties.expectAssembled(study)
    }
    return properties.violated
  }
}

extension Properties {
  fileprivate mutating func expectPatched(_ text: String, by patch: String) {
    let file = AssembledFile(lines: SourceLine.generated(text))
    let fence = Snippet(line: 1, codeLine: 2, language: .diff, file: "a.swift", role: .change, code: patch)
    let reading = Patch.reading(fence, in: "study.md")
    expect((reading.value == nil) == !reading.diagnostics.isEmpty, "a patch is read or rejected")
    guard let value = reading.value else { return }
    let result = value.applied(to: file, as: "a.swift", from: fence, in: "study.md")
    expect((result.value == nil) == !result.diagnostics.isEmpty, "a patch is applied or rejected")
    guard let patched = result.value else { return }
    let growth = value.hunks.flatMap(\.lines).reduce(0) { sum, line in
      switch line {
      case .added: sum + 1
      case .removed: sum - 1
      case .context, .blank: sum
      }
    }
    expect(patched.lines.count == file.lines.count + growth, "a patch adds and removes the lines that it names")
    let added = value.hunks.flatMap(\.lines).count { if case .added = $0 { true } else { false } }
    let origins = patched.lines.count { $0.origin != .generated }
    expect(origins == added, "lines that stay keep their origin")
  }

  fileprivate mutating func expectAssembled(_ study: CaseStudy) {
    let assembly = StudyAssembly(study)
    for side in [Side.before, .after] {
      let base = assembly.trees[side]
      let lines = Set(base.files.values.flatMap(\.lines).map(\.text))
      let written = Set(study.article.snippets.flatMap { SourceLine.lines(of: $0).map(\.text) })
      expect(lines.isSubset(of: written), "a tree holds the study's lines")
      for request in study.changeRequests {
        let result = base.applying(request, of: study.article, on: side)
        expect(result.value == nil || result.diagnostics.isEmpty, "a request is carried out or rejected")
        guard let tree = result.value else { continue }
        let names = ModuleSources(tree).files.map(\.name)
        expect(Set(names.map { $0.lowercased() }).count == names.count, "files on disk have names of their own")
        expect(names.allSatisfy { !$0.contains("/") && !$0.hasPrefix(".") && !$0.isEmpty }, "names lead nowhere")
        _ = assembly.acceptanceTests(of: request, on: side, of: tree)
      }
      _ = (assembly.usages(on: side), assembly.behaviourTests(on: side), assembly.refusals(on: side))
      _ = assembly.contracts(on: side)
    }
  }
}
