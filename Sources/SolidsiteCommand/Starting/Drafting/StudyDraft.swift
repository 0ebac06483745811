import CaseStudyModel
import ChangeLedger

/// A study drafted from a refactoring: the facts that git has, and questions about the rest.
struct StudyDraft: Sendable {
  var title: String
  var principles: [String]
  var history: RefactoringHistory
  var files: DraftedFiles
  var roles: Roles
  var steps: [DraftedStep]
  var requests: [DraftedRequest]
  /// A file of the before side that is short enough to be shown.
  var shownFile: String?

  /// The Markdown.
  var text: String {
    let parts = [frontMatter, opening, before, after, kept, costs, changeRequests, takeaways]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var frontMatter: String {
    var lines = ["---", "title: \(title.quotedForYAML)", "summary: Which change was hard, and what makes it easy now?"]
    lines.append(
      principles.isEmpty
        ? "# principles: [srp]   # Which does it follow: srp, ocp, lsp, isp or dip?"
        : "principles: [\(principles.joined(separator: ", "))]")
    for side in Side.allCases {
      let patterns = patterns(side)
      if patterns.isEmpty { continue }
      lines += [
        "\(side.rawValue):", "  rev: \(Self.short(side == .before ? history.before : history.after))", "  files:",
      ]
      lines += patterns.map { "    - \($0.quotedForYAML)" }
    }
    if !requests.isEmpty {
      lines.append("requests:")
      for request in requests {
        lines.append("  - heading: \(request.title.quotedForYAML)")
        for side in Side.allCases {
          if let change = request.sides[side] { lines.append("    \(side.rawValue): \(Self.short(change.commit))") }
        }
      }
    }
    if steps.contains(where: { !$0.removed.isEmpty }) {
      lines.append("steps:")
      for step in steps {
        lines.append("  - heading: \(step.title.quotedForYAML)")
        if !step.removed.isEmpty {
          lines.append("    removes: [\(step.removed.map(\.quotedForYAML).joined(separator: ", "))]")
        }
      }
    }
    if !roles.policy.isEmpty {
      lines += ["# The roles are guesses, from what the files import. Correct them, or remove them.", "roles:"]
      for (name, paths) in [("policy", roles.policy), ("detail", roles.detail), ("root", roles.root)]
      where !paths.isEmpty {
        lines.append("  \(name): [\(paths.map(\.quotedForYAML).joined(separator: ", "))]")
      }
    }
    return (lines + ["---"]).joined(separator: "\n")
  }

  /// The headings of the sections, in lower case.
  static let sections: Set<String> = [
    "before", "after", "what must not change", "what it costs", "change requests", "takeaways",
  ]

  /// Returns patterns for the files of a side: those that the refactoring or a request changes. A file that only a
  /// request changes must be on both sides; otherwise, it would look new or deleted.
  private func patterns(_ side: Side) -> [String] {
    var paths = Set(files.paths(side))
    for path in requests.flatMap({ request in Side.allCases.flatMap { request.sides[$0]?.paths ?? [] } }) {
      paths.formUnion(files.moved[PathKey(path)].map { [$0.before, $0.after] } ?? [path])
    }
    return paths.sorted().map { StudyDrafting.pattern(ofFile: $0) }
  }

  private var opening: String {
    var lines = ["Who wanted which change, and what stood in the way?"]
    let message = history.last.message
    if history.commits.count <= 1 || history.last.subject.hasPrefix("Merge "), !message.isEmpty,
      DraftedTitle.sentence(message) != title
    {
      lines += ["The author of the refactoring said:", DraftedText.quotation(message)]
    }
    return lines.joined(separator: "\n\n")
  }

  private var before: String {
    var parts = ["## Before", "Which of these files had to be opened for the change, and why that many?"]
    parts.append(files.files.map(\.line).joined(separator: "\n"))
    if files.movedCount > 0 { parts.append("Files that moved and stayed as they were: \(files.movedCount).") }
    if files.leftOut > 0 { parts.append("Files that changed less and are left out here: \(files.leftOut).") }
    if let shownFile, let fence = DraftedText.fence(shownFile, at: Self.short(history.before), words: "before") {
      parts += ["What does this file know that it should not have to?", fence]
    }
    return parts.joined(separator: "\n\n")
  }

  private var after: String {
    var parts = ["## After", "What can now be changed, and which files need not be opened for it?"]
    var shown: Set<PathKey> = []
    for step in steps {
      parts += ["### \(DraftedText.plain(step.title))", "Why this step, and what would have failed without it?"]
      if !step.body.isEmpty { parts.append(DraftedText.quotation(step.body)) }
      parts += step.files.compactMap { path in
        // A block starts a file over if an earlier step has it.
        let words = shown.insert(PathKey(path)).inserted ? "after hidden" : "after replace hidden"
        return DraftedText.fence(path, at: Self.short(step.commit), words: words)
      }
    }
    return parts.joined(separator: "\n\n")
  }

  private var kept: String {
    """
    ## What must not change

    Which behaviour do both sides share? Add it as a `test` block, with a `driver` for each side.
    """
  }

  private var costs: String {
    let (added, removed) = files.files.reduce(into: (0, 0)) { sum, file in
      sum = (sum.0 + file.added, sum.1 + file.removed)
    }
    let (old, new) = (files.paths(.before).count, files.paths(.after).count)
    return """
      ## What it costs

      In the files above, the refactoring adds \(added.withNoun("line")) and removes \(removed) (files: \
      \(old) before, \(new) after). Which change is harder now?
      """ + (requests.isEmpty ? "\n\n" + Self.requestQuestion : "")
  }

  /// The question of a draft without requests, for which an empty section would be a mistake.
  private static let requestQuestion =
    "Which changes did the refactoring make easy, and which one did it make harder? Add a section 'Change requests' "
    + "with a heading for each change, and below it the code for both sides, or the branches that contain it."

  private var changeRequests: String {
    if requests.isEmpty { return "" }
    var parts = ["## Change requests"]
    for request in requests {
      parts += ["### \(DraftedText.plain(request.title))", "Who asked for it, and why then?"]
      let costs = Side.allCases.compactMap { side in
        request.sides[side].map { "- \(side == .before ? "Before" : "After"), \($0.text)." }
      }
      parts.append(costs.joined(separator: "\n"))
      parts.append("Which test shows that it is met?")
    }
    return parts.joined(separator: "\n\n")
  }

  private var takeaways: String {
    """
    ## Takeaways

    - What should a reader with the same problem do first?
    """
  }

  /// Returns a prefix of a hash that will stay unique for long.
  private static func short(_ hash: String) -> String { String(hash.prefix(12)) }
}

/// A step of a draft: one of the commits, with the files that it changes.
struct DraftedStep: Sendable {
  /// The heading, different from those of other steps.
  var title: String
  var body: String
  var commit: String
  /// The files of the after side that are different after this step, sorted.
  var files: [String]
  /// The files of the before side that this step deletes, sorted.
  var removed: [String]
}
