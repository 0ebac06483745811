import CaseStudyModel
import EvidenceStore
import Foundation
import TestForm
import Testing

/// The project's own studies with a violation planted in each: `verify` must give the broken claim a worse verdict and
/// the right reason. Only `LONG=1` does this; otherwise the corpus of attacks, `VerifyTests` and `VerifyFaultTests`
/// contradict claims of small studies.
@Suite(
  .serialized, .enabled(if: TestForm.isLong, "left to LONG=1: large studies take long to verify"),
  .enabled(if: Confinement.works, Confinement.reason))
struct PlantedViolationTests {
  /// A violation: its study, its principle, the expected reason, and the change of the text.
  struct Violation: Sendable, CustomTestStringConvertible {
    var slug: String
    var principle: String
    var name: String
    var reason: String
    var isShownWithoutRequests = false
    var plant: @Sendable (String) -> String

    var testDescription: String { "\(name) in \(slug)" }
  }

  static let violations = [
    Violation(slug: "registration", principle: "lsp", name: "a subtype that traps", reason: "Trapping") { text in
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
    Violation(
      slug: "order-repository", principle: "dip", name: "a policy that names a detail", reason: "OrderDesk"
    ) { text in
      fence(
        "OrderRepository.swift after hidden", "extension OrderDesk {\n  static var planted: Database.Type? { nil }\n}",
        before: "## Change requests", in: text)
    },
    Violation(
      slug: "sub-goal-list", principle: "isp", name: "a wide protocol", reason: "SpokenSummary",
      isShownWithoutRequests: true
    ) { text in
      let wishes = (0..<20).map { "  var wish\($0): String" }
      let narrow = "protocol TitleProviding {\n  var title: String { get }\n"
      let wide = narrow + wishes.map { "\($0) { get }\n" }.joined()
      let defaults = wishes.map { "\($0) { \"\" }" }.joined(separator: "\n")
      return fence(
        "Wishes.swift after hidden", "extension TitleProviding {\n\(defaults)\n}", before: "## Change requests",
        in: text.replacing(narrow, with: wide))
    },
    Violation(slug: "checkout-events", principle: "ocp", name: "a list that every case opens", reason: "0 of") { text in
      plantingEdits(
        in: text, of: "Planted.swift", code: "enum Planted {\n  static let none = 0\n}", old: "  static let none = 0")
    },
    Violation(
      slug: "small-protocols", principle: "srp", name: "a type that every request edits", reason: "3 of 3 after"
    ) { text in
      plantingEdits(
        in: text, of: "Planted.swift", code: "enum Planted {\n  static let none = 0\n}", old: "  static let none = 0")
    },
  ]

  @Test(arguments: violations)
  func givesTheClaimAWorseVerdict(_ violation: Violation) throws {
    let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Content").standardizedFileURL
    let path = "case-studies/\(violation.slug).md"
    let text = try String(contentsOf: content.appendingPathComponent(path), encoding: .utf8)
    var planted = violation.plant(text)
    #expect(planted != text)
    // Measurements without requests don't need them, and they take most of the time.
    if violation.isShownWithoutRequests {
      planted = planted.components(separatedBy: "\n## Change requests\n")[0] + "\n"
    }
    try SiteFolder.with(["solidsite.yml": "title: Planted\n", "Content/\(path)": planted]) { folder in
      try FileManager.default.copyItem(
        at: content.appendingPathComponent("modules"), to: URL(fileURLWithPath: folder.path + "/Content/modules"))
      let run = try solidsite("verify", in: folder)
      let line = run.errors.split(separator: "\n").first { $0.hasPrefix("  \(violation.principle) ") }
      #expect(line?.contains(violation.reason) == true, "\(run.errors)")
      let verdicts = try [content.path + "/..", folder.path].map { root in
        let file = URL(fileURLWithPath: "\(root)/.solidsite/evidence/\(violation.slug).json")
        let evidence = try EvidenceCoding.evidence(from: Array(Data(contentsOf: file)))
        return evidence.principles[Principle.ID(rawValue: violation.principle)]?.verdictIfRegistered
      }
      #expect(Self.rank(verdicts[1]) < Self.rank(verdicts[0]), "\(run.errors)")
    }
  }

  /// The rank of a verdict among all, from the worst.
  private static func rank(_ verdict: Verdict?) -> Int {
    switch verdict {
    case .supported: 3
    case .partly: 2
    case .notShown: 1
    case .contradicted, nil: 0
    }
  }

  private static func fence(_ info: String, _ code: String, before place: String, in text: String) -> String {
    text.replacing("\n\(place)\n", with: "\n```swift \(info)\n\(code)\n```\n\n\(place)\n", maxReplacements: 1)
  }

  /// Adds a file to the after side, and to each favoured request an edit of it that another new file needs.
  private static func plantingEdits(in text: String, of file: String, code: String, old: String) -> String {
    let parts = text.components(separatedBy: "\n## Change requests\n")
    var requests = parts[1].components(separatedBy: "\n### ")
    for index in requests.indices.dropFirst() where !requests[index].contains("(adverse)\n") {
      let edit = """
        ```diff \(file) after
         \(old)
        +  static let wish\(index) = \(index)
        ```

        ```swift Wish\(index).swift after
        let wish\(index) = Planted.wish\(index)
        ```


        """
      requests[index] = requests[index].replacing("\n```", with: "\n\(edit)```", maxReplacements: 1)
    }
    let changed = parts[0] + "\n## Change requests\n" + requests.joined(separator: "\n### ")
    return fence("\(file) after hidden", code, before: "## Change requests", in: changed)
  }
}
