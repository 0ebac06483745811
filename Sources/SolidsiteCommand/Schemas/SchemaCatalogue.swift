import CaseStudyModel
import CaseStudyReader
import EvidenceStore
import SiteBuilder

/// The schemas of the authors' files and of the program's output, by name.
enum SchemaCatalogue {
  /// The names, in the order of the help.
  static let names = ["front-matter", "settings", "evidence", "site"]

  /// Returns the schema of a name; `nil` for an unknown one.
  static func schema(named name: String) -> JSONValue? {
    switch name {
    case "front-matter": MarkdownDocumentReader.frontMatterSchema
    case "settings": MarkdownDocumentReader.settingsSchema
    case "evidence": evidence
    case "site": site
    default: nil
    }
  }

  /// The schema of an evidence file, with the members that every file has.
  private static var evidence: JSONValue {
    let cost = JSONValue.object([("type", .string("object"))])
    let list = JSONValue.object([("type", .string("array"))])
    let text = JSONValue.object([("type", .string("string"))])
    let keys = Mirror(
      reflecting: Evidence(
        inputs: "", toolchain: "", places: EvidencePlaces(source: "", lines: []),
        sides: BothSides(before: nil, after: nil))
    ).children.map { child -> (key: String, value: JSONValue) in
      let value: JSONValue =
        switch child.value {
        case is Int: .object([("const", .integer(Evidence.currentVersion))])
        case is String: text
        case is [String], is [EvidenceProblem], is [RequestEvidence]: list
        case is [StepEvidence]?, is [EvidenceWarning]?:
          .object([("type", .strings(["array", "null"]))])
        default: cost
        }
      return (child.label ?? "", value)
    }
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Evidence of a study")), ("type", .string("object")), ("properties", .object(keys)),
      ("required", .strings(keys.map(\.key).filter { $0 != "steps" && $0 != "warnings" })),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// The schema of what `solidsite inspect --format json` prints about a site's studies, inferred once.
  private static let site: JSONValue = {
    let reader = MarkdownDocumentReader().studyReader(for: SiteConfiguration(), principles: Principle.builtIn)
    let samples = [PackageResources.shipping_costs_md, Array("```\ncode\n```\n\n```swift A.swift befor\n```\n".utf8)]
    let files = samples.map { bytes in
      let file = SourceFile(path: "Content/case-studies/sample.md", bytes: bytes)
      let read = reader.study(from: file) { _ in nil }
      return InspectedFile(source: file.path, study: read.value, diagnostics: read.diagnostics)
    }
    return InferredSchema.document("Studies as 'solidsite inspect' prints them", of: [InspectionJSON.value(for: files)])
  }()
}
