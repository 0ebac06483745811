import CaseStudyModel

/// The files that `solidsite init` and `solidsite new` create.
enum StarterFiles {
  /// Returns the files of a starter site.
  static func site(_ answers: StarterAnswers = StarterAnswers()) -> [(path: String, bytes: [UInt8])] {
    [
      (".gitignore", PackageResources.gitignore),
      ("Content/case-studies/shipping-costs.md", PackageResources.shipping_costs_md),
      ("Content/index.md", filled(PackageResources.index_md, answers)),
      ("solidsite.yml", filled(PackageResources.solidsite_yml, answers)),
    ]
  }

  /// Returns a study with a title and with sections to fill; its code is an example that verifies.
  static func study(title: String, principles: [String], code: StarterCode = .swift) -> [UInt8] {
    let lines = String(decoding: PackageResources.study_md, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let filled = code.lines(of: lines).compactMap { line -> String? in
      switch line {
      case "title: @TITLE@": "title: \(title.quotedForYAML)"
      case "principles: [@PRINCIPLES@]":
        principles.isEmpty ? nil : "principles: [\(principles.joined(separator: ", "))]"
      default: line
      }
    }
    return Array(filled.joined(separator: "\n").utf8)
  }

  /// The first sentences of the instructions in a new study.
  static let instructions = [
    "One sentence that says which change was hard, and what makes it easy.",
    "Describe the problem as a change that somebody wants: who asks for it, why now, and what makes it hard.",
    "Show the whole code as it is, with one fence per file.",
    "Walk through the new code, with a heading for each step, and name the principle that each step follows.",
    "A verdict needs two requests that the new design makes easier, and one that it makes harder.",
    "Say who asks and why.",
    "Say honestly what got worse: more files, more names, a detour when reading.",
    "What readers should remember when they have the same problem.",
  ]

  private static func filled(_ file: [UInt8], _ answers: StarterAnswers) -> [UInt8] {
    let standard = StarterAnswers()
    let title = answers.title == standard.title ? answers.title : answers.title.quotedForYAML
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let filled = lines.map { line in
      switch line {
      case "title: \(standard.title)": "title: \(title)"
      case "language: \(standard.language)": "language: \(answers.language)"
      default: String(line)
      }
    }
    return Array(filled.joined(separator: "\n").utf8)
  }
}
