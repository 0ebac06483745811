import CaseStudyModel
import SourceTrees

/// A step in the front matter must be a heading of the study, and remove files of the before side.
struct UnknownStep: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id,
      summary: "A step must be a heading with code, and the files it removes must be only on the before side",
      text: """
        A heading is named by its text or its anchor, and isn't in a list or quotation. A file that both sides have \
        changes with the blocks that define it.
        """,
      example: """
        steps: [the-layuot]   no heading has this anchor
        steps: [the-layout]
        """, traits: [.isAboutWholeStudy, .isAboutWordOfFormat])
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    // Other generators may use the same key.
    let severity = site.configuration.isConfigured ? Severity.error : .information
    return site.studies.filter { !$0.article.frontMatter.steps.isEmpty }.flatMap(faults).map { fault in
      var fault = fault
      fault.severity = severity
      return fault
    }
  }

  private func faults(of study: CaseStudy) -> [Diagnostic] {
    let article = study.article
    let headings = article.headings.filter(\.isTopLevel)
    let sides = BothSides { SourceTree.of(article, on: $0, in: .any).value.files }
    let removable = Set(sides.before.keys.filter { sides.after[$0] == nil })
    let names = Set(headings.map(\.anchor) + headings.map(\.text))
    var knownFiles = KnownNames(removable)
    var knownHeadings = KnownNames(names)
    var seen: Set<String> = []
    var removedBefore: Set<String> = []
    let coded = Set(Self.headingsWithAfterCode(in: article).filter(\.isTopLevel).flatMap { [$0.anchor, $0.text] })
    return article.frontMatter.steps.enumerated().flatMap { index, step -> [Diagnostic] in
      let place = article.place(ofItem: index, of: "steps")
      let removed =
        step.removedFiles.filter { !removable.contains($0) }.map { file in
          Diagnostic(
            id, .error, "File '\(file)' that a step removes must be one that only the before side has", at: place,
            replacing: file, with: knownFiles.nearest(to: file), otherwise: ["remove '\(file)'"])
        }
        + step.removedFiles.filter { removable.contains($0) && !removedBefore.insert($0).inserted }.map { file in
          Diagnostic(
            id, .error, "File '\(file)' must be removed by only one step", at: place, solutions: ["remove '\(file)'"])
        }
      // The reader reports a step without a heading.
      if step.heading.isEmpty { return removed }
      if !seen.insert(step.heading).inserted {
        let repeated = Diagnostic(
          id, .error, "Step '\(step.heading)' must be listed only once", at: place,
          solutions: ["remove '\(step.heading)'"])
        return [repeated] + removed
      }
      if names.contains(step.heading) {
        if coded.contains(step.heading) || coded.isEmpty { return removed }
        return [
          Diagnostic(
            id, .error, "Step '\(step.heading)' must have code of the after side below its heading", at: place,
            solutions: ["remove '\(step.heading)'"])
        ] + removed
      }
      let unknown = Diagnostic(
        id, .error, "Step '\(step.heading)' must be a heading of the study", at: place, replacing: step.heading,
        with: knownHeadings.nearest(to: step.heading), otherwise: ["remove '\(step.heading)'"])
      return [unknown] + removed
    }
  }

  /// Returns the headings with a block of the after side below them, or below one of their subheadings.
  private static func headingsWithAfterCode(in article: Article) -> [Heading] {
    let lines = article.snippets.filter { $0.side == .after }.map(\.line).sorted()
    // The open headings, each of a deeper level than the one before it, and the number of blocks above each.
    var open: [(heading: Heading, count: Int)] = []
    var found: [Heading] = []
    var count = 0
    func close(_ level: Int) {
      while let last = open.last, last.heading.level >= level {
        if count > last.count { found.append(last.heading) }
        open.removeLast()
      }
    }
    for heading in article.headings {
      while count < lines.count, lines[count] <= heading.line { count += 1 }
      close(heading.level)
      open.append((heading, count))
    }
    count = lines.count
    close(0)
    return found
  }
}
