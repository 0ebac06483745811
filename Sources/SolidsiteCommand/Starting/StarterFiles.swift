import CaseStudyModel

/// The files that `solidsite init` and `solidsite new` create.
enum StarterFiles {
  /// Returns the files of a starter site.
  static func site() -> [(path: String, bytes: [UInt8])] {
    [
      (".gitignore", PackageResources.gitignore),
      ("Content/case-studies/shipping-costs.md", PackageResources.shipping_costs_md),
      ("Content/index.md", PackageResources.index_md),
      ("solidsite.yml", PackageResources.solidsite_yml),
    ]
  }

  /// Returns a study with a title and with sections to fill.
  static func study(title: String, principles: [String]) -> [UInt8] {
    let lines = String(decoding: PackageResources.study_md, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let filled = lines.compactMap { line -> String? in
      switch line {
      case "title: @TITLE@": "title: \(quoted(title))"
      case "principles: [@PRINCIPLES@]":
        principles.isEmpty ? nil : "principles: [\(principles.joined(separator: ", "))]"
      default: String(line)
      }
    }
    return Array(filled.joined(separator: "\n").utf8)
  }

  /// Returns a text as a double-quoted scalar of YAML 1.2, whose escapes include those of JSON.
  private static func quoted(_ text: String) -> String {
    String(JSONValue.string(text).text.dropLast())
  }
}
