import CaseStudyModel

/// Formats diagnostics as a report that GitLab shows in merge requests.
///
/// Source: GitLab's documentation of Code Quality, "Code Quality report format".
struct GitLabDiagnosticFormat: DiagnosticFormat {
  var name: String { "gitlab" }
  var stream: Terminal.Stream { .output }
  var isForHosts: Bool { true }

  func text(for diagnostics: [Diagnostic], in sources: DiagnosticSources) -> String {
    var counts: [String: Int] = [:]
    let issues = diagnostics.map { diagnostic in
      let path = sources.displayedPath(diagnostic.range.path)
      let text = ([diagnostic.summary] + diagnostic.solutions).map(\.description).joined(separator: "; ")
      // GitLab distinguishes new issues from known ones by fingerprints, so these must not depend on line numbers,
      // which change.
      let issue = [path, diagnostic.id, text].joined(separator: "\n")
      counts[issue, default: 0] += 1
      return JSONValue.object([
        ("description", .string(text)), ("check_name", .string(diagnostic.id)),
        ("fingerprint", .string(contentHash(of: Array("\(issue)\n\(counts[issue, default: 0])".utf8)))),
        ("severity", .string(Self.level(diagnostic.severity))),
        (
          "location",
          .object([
            ("path", .string(path)), ("lines", .object([("begin", .integer(diagnostic.range.start.line))])),
          ])
        ),
      ])
    }
    return JSONValue.array(issues).text
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .information: "info"
    }
  }
}
