import Foundation
import TestForm
import Testing

/// The project's own studies with a violation planted in each: `verify` must contradict the claim that it breaks, and no other
/// evidence may stand in for it. `LONG=1` takes all five; `VerifyTests` and `VerifyFaultTests` contradict claims of small studies.
@Suite(.serialized, .enabled(if: Confinement.works, Confinement.reason))
struct PlantedViolationTests {
  /// A violation: in which study, of which principle, and how it comes into the text.
  struct Violation: Sendable, CustomTestStringConvertible {
    var slug: String
    var principle: String
    var name: String
    var plant: @Sendable (String) -> String

    var testDescription: String { "\(name) in \(slug)" }
  }

  static let violations = [
    Violation(slug: "registration", principle: "lsp", name: "a subtype that traps") { text in
      let conformer = "conformer(\"E-mail validator\")"
      return text.replacing(
        conformer,
        with: """
          struct Trapping: RegistrationService {
            func registerUser(withEmail address: String, completion: @escaping RegistrationCompletion) {
              preconditionFailure("planted")
            }
          }
          conformer("Trapping") { Trapping() }
          \(conformer)
          """)
    },
    Violation(slug: "lucid-dreams", principle: "dip", name: "a policy that names a detail") { text in
      fence("Layout.swift after hidden", "let planted: DreamCell.Type? = nil", before: "## Change requests", in: text)
    },
    Violation(slug: "sub-goal-list", principle: "isp", name: "a wide protocol") { text in
      let requirements = (0..<20).map { "  func wish\($0)()" }.joined(separator: "\n")
      let clients = (0..<20).map { "struct Client\($0) { func use(_ wide: any Wide) { wide.wish\($0)() } }" }
      return fence(
        "Wide.swift after hidden", "protocol Wide {\n\(requirements)\n}", before: "## Change requests",
        in: fence("Clients.swift after hidden", clients.joined(separator: "\n"), before: "## Change requests", in: text)
      )
    },
    Violation(slug: "expense-reports", principle: "ocp", name: "a switch that every case opens") { text in
      plantingEdits(
        in: text, of: "Planted.swift",
        code: "func name(_ kind: Int) -> String {\n  switch kind {\n  default: \"none\"\n  }\n}",
        old: "  default: \"none\"", new: { "  case \($0): \"planted\"\n+  default: \"none\"" })
    },
    Violation(slug: "small-protocols", principle: "srp", name: "a type that every request edits") { text in
      plantingEdits(
        in: text, of: "Everything.swift", code: "struct Everything {\n  var wishes = 0\n}",
        old: "  var wishes = 0", new: { "  var wishes = \($0 + 1)" })
    },
  ]

  @Test(arguments: TestForm.isLong ? violations : violations.filter { ["isp", "srp"].contains($0.principle) })
  func contradictsTheClaim(_ violation: Violation) throws {
    let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Content").standardizedFileURL
    let path = "case-studies/\(violation.slug).md"
    let text = try String(contentsOf: content.appendingPathComponent(path), encoding: .utf8)
    let planted = violation.plant(text)
    #expect(planted != text)
    try SiteFolder.with(["solidsite.yml": "title: Planted\n", "Content/\(path)": planted]) { folder in
      try FileManager.default.copyItem(
        at: content.appendingPathComponent("modules"), to: URL(fileURLWithPath: folder.path + "/Content/modules"))
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("\(violation.principle) contradicted"), "\(run.errors)")
    }
  }

  private static func fence(_ info: String, _ code: String, before place: String, in text: String) -> String {
    text.replacing("\n\(place)\n", with: "\n```swift \(info)\n\(code)\n```\n\n\(place)\n", maxReplacements: 1)
  }

  /// Adds a file to the after side, and to each request that isn't adverse an edit of it.
  private static func plantingEdits(
    in text: String, of file: String, code: String, old: String, new: (Int) -> String
  ) -> String {
    let parts = text.components(separatedBy: "\n## Change requests\n")
    var requests = parts[1].components(separatedBy: "\n### ")
    for index in requests.indices.dropFirst() where !requests[index].contains("(adverse)\n") {
      let edit = "```diff \(file) after\n-\(old)\n+\(new(index))\n```\n\n"
      requests[index] = requests[index].replacing("\n```", with: "\n\(edit)```", maxReplacements: 1)
    }
    let changed = parts[0] + "\n## Change requests\n" + requests.joined(separator: "\n### ")
    return fence("\(file) after hidden", code, before: "## Change requests", in: changed)
  }
}
