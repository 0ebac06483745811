import CaseStudyModel
import CaseStudyReader
import LanguageServer

/// The schemas of the authors' files and of the program's output, by name.
enum SchemaCatalogue {
  /// The names, in the order of the help.
  static let names = ["front-matter", "settings", "evidence", "site"]

  /// Returns the schema of a name; `nil` for an unknown one.
  static func schema(named name: String) -> JSONValue? {
    switch name {
    case "front-matter": MarkdownDocumentReader.frontMatterSchema.described(by: SettingHelp.meanings)
    case "settings": MarkdownDocumentReader.settingsSchema.described(by: SettingMeanings.all)
    case "evidence": evidence
    case "site": site
    default: nil
    }
  }

  /// The schema of an evidence file: its members with their types; a file may leave out optional ones.
  private static var evidence: JSONValue {
    var sample = Evidence(
      inputs: "", toolchain: "", places: EvidencePlaces(source: "", lines: []),
      sides: BothSides(before: nil, after: nil))
    // A missing value would hide its type.
    (sample.warnings, sample.steps, sample.registration) = ([], [], StudyRegistration())
    let members = Mirror(reflecting: sample).children.map { child in
      let mirror = Mirror(reflecting: child.value)
      let isOptional = mirror.displayStyle == .optional
      let unwrapped = isOptional ? mirror.children.first : child
      return (name: child.label ?? "", value: (unwrapped ?? child).value, isOptional: isOptional)
    }
    let properties = members.map { member -> (key: String, value: JSONValue) in
      let type = jsonType(of: member.value)
      let types = member.isOptional ? JSONValue.strings([type, "null"]) : .string(type)
      return (
        member.name, .object(member.value is Int ? [("const", .integer(Evidence.currentVersion))] : [("type", types)])
      )
    }
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Evidence of a study")), ("type", .string("object")), ("properties", .object(properties)),
      ("required", .strings(members.filter { !$0.isOptional }.map(\.name))),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// Returns the type of a member in JSON.
  private static func jsonType(of value: Any) -> String {
    if value is String { return "string" }
    return Mirror(reflecting: value).displayStyle == .collection ? "array" : "object"
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
