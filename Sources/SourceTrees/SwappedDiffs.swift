import CaseStudyModel

/// Finds diffs that name one side and change the file of the other, and sides whose code is swapped.
struct SwappedDiffs {
  private let study: CaseStudy
  private let bases: BothSides<SourceTree>
  /// The number of diffs that are still tried on the other side, because each reads its file as a whole.
  private var trials = 100

  init(of study: CaseStudy, _ bases: BothSides<SourceTree>) {
    self.study = study
    self.bases = bases
  }

  /// Returns diagnostics of a request in which a single one replaces all those of a diff that applies to the other
  /// side.
  mutating func replacing(_ found: [Diagnostic], of request: ChangeRequest, on side: Side) -> [Diagnostic] {
    guard found.contains(where: { $0.id == "PatchWithoutPlace" || $0.id == "AmbiguousPatch" }) else { return found }
    var kept = found
    for index in request.snippets {
      let snippet = study.article.snippets[index]
      guard trials > 0, snippet.language == .diff, snippet.side ?? side == side, let path = snippet.file
      else { continue }
      let lines = snippet.line...(snippet.codeLine + snippet.lineCount)
      let isOfDiff = { (diagnostic: Diagnostic) in lines.contains(diagnostic.range.start.line) }
      guard let first = kept.firstIndex(where: isOfDiff), applies(snippet, to: path, on: side.other) else { continue }
      kept.removeAll(where: isOfDiff)
      kept.insert(diagnostic(of: snippet, changing: path, on: side.other), at: min(first, kept.count))
    }
    return kept
  }

  /// Returns the diagnostic of sides whose code is swapped: each side has diffs, and all apply to the other side only.
  /// - Parameter found: the diagnostics of all diffs on their own sides.
  func swappedSides(_ found: [Diagnostic]) -> Diagnostic? {
    let snippets = study.article.snippets
    let diffs = study.changeRequests.flatMap(\.snippets).map { snippets[$0] }.filter {
      $0.language == .diff && !$0.isIgnored
    }
    var trial = self
    guard Set(diffs.compactMap(\.side)).count == Side.allCases.count, diffs.count <= trials,
      diffs.allSatisfy({ diff in
        let lines = diff.line...(diff.codeLine + diff.lineCount)
        guard let side = diff.side, let path = diff.file,
          found.contains(where: { lines.contains($0.range.start.line) })
        else { return false }
        return trial.applies(diff, to: path, on: side.other)
      }),
      let before = snippets.first(where: { $0.side == .before && $0.role == .source }),
      let after = snippets.first(where: { $0.side == .after && $0.role == .source })
    else { return nil }
    return Diagnostic(
      "SwappedSides", .error, "The sides must not be swapped; all diffs of one side match the code of the other",
      at: study.article.place(of: before),
      notes: [.init("the code of the other side begins here", at: study.article.place(of: after))],
      solutions: ["swap the code of the two sides", "swap the sides that the diffs name"])
  }

  private mutating func applies(_ snippet: Snippet, to path: String, on side: Side) -> Bool {
    guard let file = bases[side].files[path],
      let patch = Patch.reading(snippet, in: study.article.source).value
    else { return false }
    trials -= 1
    return patch.applied(to: file, as: path, from: snippet, in: study.article.source).value != nil
  }

  private func diagnostic(of snippet: Snippet, changing path: String, on side: Side) -> Diagnostic {
    let (named, other) = (side.other.rawValue, side.rawValue)
    if snippet.side == nil {
      return Diagnostic(
        "PatchWithoutPlace", .error,
        "A diff that names no side must match lines of both; these lines of \(path) are only on the \(other) side",
        at: study.article.place(of: snippet), solutions: ["write the word '\(other)' in its info string"])
    }
    return Diagnostic(
      "PatchWithoutPlace", .error,
      "A diff with the word '\(named)' must match lines of that side; these lines of \(path) are on the \(other) side",
      at: study.article.place(of: snippet), solutions: ["replace '\(named)' with '\(other)'"])
  }
}
