import CaseStudyModel
import SourceTrees

/// Formats models as an outline for people.
enum InspectionTree {
  /// Returns the outline of files.
  static func text(for files: [InspectedFile]) -> String {
    files.map { lines(for: $0).joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func lines(for file: InspectedFile) -> [String] {
    let article = file.study.article
    var groups: [(title: String, lines: [String])] = [
      ("summary: \(article.summary.isEmpty ? "none" : article.summary)", []),
      ("principles: \(list(file.study.principles))", []),
      ("snippets: \(article.snippets.count)", table(article.snippets)),
    ]
    groups.append(("examples: \(file.study.examples.count)", file.study.examples.map(line)))
    let pairs = CodePairs(of: file.study).pairs
    if !pairs.isEmpty { groups.append(("pairs: \(pairs.count)", pairs.map(line))) }
    if !file.study.changeRequests.isEmpty {
      groups.append(("change requests: \(file.study.changeRequests.count)", file.study.changeRequests.map(line)))
    }
    groups.append(("diagnostics: \(file.diagnostics.count)", file.diagnostics.map(line)))
    return ["\(file.source): \(article.title) (\(article.slug))".harmless]
      + groups.enumerated().flatMap { index, group in
        let isLast = index == groups.count - 1
        return [(isLast ? "└─ " : "├─ ") + group.title]
          + group.lines.map { (isLast ? "     " : "│    ") + $0 }
      }.map(\.harmless)
  }

  private static func list(_ principles: [Principle.ID]) -> String {
    principles.isEmpty ? "none" : principles.map(\.rawValue).joined(separator: ", ")
  }

  private static func list(_ indices: [Int]) -> String {
    indices.isEmpty ? "none" : indices.map(String.init).joined(separator: ", ")
  }

  /// Returns a row per snippet: number, line, side and its source, principles, length, language, role and file.
  private static func table(_ snippets: [Snippet]) -> [String] {
    let rows = snippets.enumerated().map { index, snippet in
      [
        "\(index)", "line \(snippet.line)", snippet.sideName,
        snippet.side == nil ? "" : "by \(snippet.sideSource.rawValue)", list(snippet.principles),
        snippet.lineCount.withNoun("line"),
        snippet.language?.rawValue ?? "no language", snippet.role.rawValue, snippet.file ?? "",
      ]
    }
    guard let first = rows.first else { return [] }
    let widths = first.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.displayWidth) }
      return String(cells.joined(separator: "  ").trimmingEnd { $0 == " " })
    }
  }

  private static func line(_ example: Example) -> String {
    "\(list(example.principles)): before \(list(example.before)); after \(list(example.after))"
  }

  private static func line(_ pair: CodePair) -> String {
    let before = "\(pair.names.before) (\(list(pair.before)))"
    let after = "\(pair.names.after) (\(list(pair.after)))"
    if pair.reason == .unpaired { return pair.after.isEmpty ? "\(before): only before" : "\(after): only after" }
    let shared = pair.shared.isEmpty ? "" : ", both with \(pair.shared.joined(separator: ", "))"
    let apart = pair.isApart ? ", shown without marks" : ""
    return "\(before) and \(after): \(words(for: pair.reason))\(shared)\(apart)"
  }

  private static func words(for reason: CodePair.Reason) -> String {
    switch reason {
    case .only: "the only code on each side"
    case .sides: "as whole sides"
    case .file, .declaration, .similarity, .unpaired: "by \(reason.rawValue)"
    }
  }

  private static func line(_ request: ChangeRequest) -> String {
    "line \(request.line): \(request.title)\(request.isAdverse ? " (adverse)" : ""): snippets \(list(request.snippets))"
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.start
    return "\(place.line):\(place.column): \(diagnostic.severity.rawValue): \(diagnostic.summary) [\(diagnostic.id)]"
  }
}
