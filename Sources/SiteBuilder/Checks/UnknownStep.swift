import CaseStudyModel
import SourceTrees

/// A step in the front matter must be a heading of the study, and remove files of the before side.
struct UnknownStep: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id,
      summary: "A step must be a heading with code, and the files it removes must be only on the before side",
      text: """
        A heading is named by its text or its anchor, and isn't in a list or quotation. If both sides have a \
        file, the blocks that define it change it.
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
      fault.severity = min(fault.severity, severity)
      return fault
    }
  }

  private func faults(of study: CaseStudy) -> [Diagnostic] {
    var checker = StepChecker(of: study, id: id)
    let steps = study.article.frontMatter.steps
    let faults = steps.enumerated().flatMap { index, step in
      checker.faults(of: step, at: study.article.place(ofItem: index, of: "steps"))
    }
    guard faults.isEmpty, steps.count == 1, let next = checker.heading(beside: steps[0].heading) else { return faults }
    return [
      Diagnostic(
        id, .warning, "Key 'steps' must list at least two headings; with one, the study has no page of its steps",
        at: study.article.place(ofItem: 0, of: "steps"), solutions: ["add '\(next)'"])
    ]
  }
}

/// Checks the steps of a study, in order, against its headings, its files and the earlier steps.
private struct StepChecker {
  private let id: String
  /// The anchors and texts of the headings.
  private let headings: Set<String>
  /// The anchors and texts of the headings above code of the after side.
  private let coded: Set<String>
  /// The headings above files of the after side.
  private let sourceHeadings: [Heading]
  /// The files that only the before side has.
  private let removable: Set<String>
  private var knownHeadings: KnownNames
  private var knownFiles: KnownNames
  /// The place of each heading in the study, by its anchor and text.
  private let places: [String: Int]
  /// The headings of the earlier steps: each one's place in the study, or its name if the study lacks it.
  private var earlierHeadings: Set<String> = []
  private var earlierFiles: Set<String> = []
  /// The step whose heading comes last in the study, of those so far.
  private var last: (place: Int, name: String)?

  init(of study: CaseStudy, id: String) {
    self.id = id
    let article = study.article
    let requested = Set(study.changeRequests.flatMap(\.snippets))
    let lines = article.snippets.indices.filter { article.snippets[$0].side == .after && !requested.contains($0) }
      .map { article.snippets[$0].line }
    let sides = BothSides { SourceTree.of(article, on: $0, in: .any).value.files }
    removable = Set(sides.before.keys.filter { sides.after[$0] == nil })
    headings = Self.names(of: article.headings)
    coded = Self.names(of: Self.headings(of: article, above: lines.sorted()))
    let sources = article.snippets.indices.filter { index in
      article.snippets[index].side == .after && article.snippets[index].role == .source && !requested.contains(index)
    }
    sourceHeadings = Self.headings(of: article, above: sources.map { article.snippets[$0].line }.sorted())
    let named = article.headings.enumerated().flatMap { [($1.anchor, $0), ($1.text, $0)] }
    places = Dictionary(named) { first, _ in first }
    knownHeadings = KnownNames(headings)
    knownFiles = KnownNames(removable)
  }

  /// Returns the anchor of another heading with files, of the level of one.
  func heading(beside name: String) -> String? {
    let step = sourceHeadings.first { [$0.anchor, $0.text].contains(name) }
    return sourceHeadings.first { $0.isTopLevel && $0.level == step?.level && $0.anchor != step?.anchor }?.anchor
  }

  /// Returns the faults of the next step.
  mutating func faults(of step: NamedStep, at place: SourceRange) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    if let fault = fault(ofHeading: step.heading, at: place) { faults.append(fault) }
    for file in step.removedFiles where !removable.contains(file) {
      faults.append(
        Diagnostic(
          id, .error, "File '\(file)' that a step removes must be only on the before side", at: place,
          replacing: file, with: knownFiles.nearest(to: file), otherwise: ["remove '\(file)'"]))
    }
    for file in step.removedFiles where removable.contains(file) && !earlierFiles.insert(file).inserted {
      faults.append(
        Diagnostic(
          id, .error, "File '\(file)' must be removed by only one step", at: place, solutions: ["remove '\(file)'"]))
    }
    return faults
  }

  private mutating func fault(ofHeading heading: String, at place: SourceRange) -> Diagnostic? {
    // The reader reports a step without a heading.
    if heading.isEmpty { return nil }
    // A heading has a text and an anchor.
    let name = places[heading].map(String.init) ?? heading
    if !earlierHeadings.insert(name).inserted {
      return Diagnostic(
        id, .error, "Step '\(heading)' must be listed only once", at: place, solutions: ["remove '\(heading)'"])
    }
    if !headings.contains(heading) {
      return Diagnostic(
        id, .error, "Step '\(heading)' must be a heading of the study", at: place, replacing: heading,
        with: knownHeadings.nearest(to: heading), otherwise: ["remove '\(heading)'"])
    }
    if !coded.contains(heading), !coded.isEmpty {
      return Diagnostic(
        id, .error, "Step '\(heading)' must have code of the after side below its heading", at: place,
        solutions: ["remove '\(heading)'"])
    }
    return misplacement(of: heading, at: place)
  }

  /// Returns a fault for a step above an earlier one in the text, because the page shows steps in the text's order.
  private mutating func misplacement(of heading: String, at place: SourceRange) -> Diagnostic? {
    guard let number = places[heading] else { return nil }
    guard let last, number < last.place else {
      last = (number, heading)
      return nil
    }
    return Diagnostic(
      id, .error, "Step '\(heading)' must be listed before '\(last.name)', as in the text", at: place,
      solutions: ["move it up", "move its section down"])
  }

  private static func names(of headings: [Heading]) -> Set<String> {
    Set(headings.filter(\.isTopLevel).flatMap { [$0.anchor, $0.text] })
  }

  /// Returns the headings that have one of some lines below them or below one of their subheadings, in order.
  private static func headings(of article: Article, above lines: [Int]) -> [Heading] {
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
