import CaseStudyModel
import CodeStructure

/// The parts of a study that a principle's measurement needs, as far as they can be checked without a compiler.
public struct ClaimNeeds: Sendable {
  /// The principle that is measured.
  public var principle: Principle.ID
  /// Whether the verdict rests on change requests.
  public var requests: Bool
  /// The roles of the blocks that no other measurement reads.
  public var ownBlocks: Set<SnippetRole>
  /// The roles of own blocks that make the claim by themselves.
  public var impliedBy: Set<SnippetRole>

  public init(
    of principle: Principle.ID, requests: Bool = false, ownBlocks: Set<SnippetRole> = [],
    impliedBy: Set<SnippetRole> = []
  ) {
    self.principle = principle
    self.requests = requests
    self.ownBlocks = ownBlocks
    self.impliedBy = impliedBy
  }
}

/// A study should meet the preconditions of verdicts that need no compiler.
struct WeakClaim: SiteCheck {
  private let needs: [ClaimNeeds]

  /// - Parameter needs: the needs of each principle's measurement; without them, no principle has any.
  init(needs: [ClaimNeeds] = []) { self.needs = needs }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study should have what its verdicts need",
      text: """
        A verdict needs a test that both sides pass, and usually three change requests: two that the new design makes \
        easier, and one that it makes harder. Each request needs a change for both sides and one acceptance test for \
        both. 'solidsite verify' reports what only a compiler can find.
        """,
      example: """
        ### Add a currency (adverse)

        ```diff Money.swift before
        ```diff Money.swift after
        ```swift test
        """, traits: [.isAboutWholeStudy, .isAboutWordOfFormat])
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    // Another rule reports misspelt principles, which may be those that are missing.
    let known = Set(site.principles.map(\.id))
    return site.studies.flatMap { study -> [Diagnostic] in
      let marks = study.changeRequests.compactMap { AdverseMark(of: $0)?.diagnostic(of: $0, in: study, id: id) }
      let requests = marks + unknownRoles(in: study) + weakRequests(of: study)
      if !study.principles.allSatisfy(known.contains) { return requests }
      return requests + unlistedPrinciples(of: study) + unknownExpectations(of: study, known)
    }
  }

  /// Reports the files under `roles` that no block defines.
  private func unknownRoles(in study: CaseStudy) -> [Diagnostic] {
    let front = study.article.frontMatter
    // A translation inherits the roles, and those of its original are reported there.
    guard let line = front.lines["roles"] else { return [] }
    let files = Set(study.article.snippets.compactMap(\.file)).union(["Unnamed.swift", "main.swift"])
    var known = KnownNames(files)
    lazy var homes = Self.filesDeclaringTypes(in: study.article)
    lazy var namesakes = Dictionary(grouping: files, by: SitePath.name)
    return (front.roles.policy + front.roles.detail + front.roles.root).filter { !files.contains($0) }.map { file in
      let summary: Message
      var remedy: Message?
      if file.hasSuffix("/") || file.contains("*") {
        summary =
          file.hasSuffix("/")
          ? "Key 'roles' must name files, not folders such as '\(file)'"
          : "Key 'roles' must name files, not patterns such as '\(file)'"
        remedy = "list the files by their names"
      } else if let home = homes[file] {
        summary = "Key 'roles' must name files, but '\(file)' is a type in '\(home)'"
        remedy = "replace '\(file)' with '\(home)'"
      } else {
        summary = "A file under 'roles' must be in the study, but '\(file)' is not"
        let names = file.split(separator: " ").map(String.init)
        if names.count > 1, files.isSuperset(of: names) {
          remedy = "make each file an item of the list"
        } else {
          // Authors leave out folders.
          let same = namesakes[SitePath.name(of: file)] ?? []
          let nearest = same.count == 1 ? same[0] : known.nearest(to: file)
          remedy = nearest.map { "replace '\(file)' with '\($0)'" }
        }
      }
      return diagnostic(.warning, summary, in: study, line: line, [remedy ?? "remove it"])
    }
  }

  /// Returns the file whose code declares each type, preferably one of the after side.
  private static func filesDeclaringTypes(in article: Article) -> [String: String] {
    var files: [String: String] = [:]
    for side in [Side.after, nil, .before] {
      for snippet in article.snippets where snippet.side == side {
        guard let file = snippet.file else { continue }
        for type in Declarations(snippet.code, in: snippet.language).capitalizedTypes where files[type] == nil {
          files[type] = file
        }
      }
    }
    return files
  }

  /// Reports change requests that lack a change or a shared test, and studies without an adverse one.
  private func weakRequests(of study: CaseStudy) -> [Diagnostic] {
    let needsRequests = needs.contains { $0.requests && study.principles.contains($0.principle) }
    guard needsRequests, !study.changeRequests.isEmpty else { return [] }
    let incomplete = study.changeRequests.flatMap { faults(of: $0, in: study) }
    let hasMark = study.changeRequests.contains {
      $0.isAdverse || AdverseMark(of: $0)?.isAdverse == true
    }
    if hasMark { return incomplete.isEmpty ? missingClaims(of: study) : incomplete }
    return incomplete + [
      diagnostic(
        .information, "Study '\(study.article.title)' must have a change request that is harder after the refactoring",
        in: study, line: study.changeRequests[0].line, ["add one whose heading ends with '(adverse)'"])
    ]
  }

  /// Reports what a change request lacks to count in a verdict.
  private func faults(of request: ChangeRequest, in study: CaseStudy) -> [Diagnostic] {
    if request.snippets.isEmpty {
      return [
        diagnostic(
          .information, "Change request '\(request.title)' must have code", in: study, line: request.line,
          [
            "add a change for each side and a test",
            "move the section out of the change requests if it isn't one",
          ])
      ]
    }
    var faults: [Diagnostic] = []
    if request.reason.isEmpty {
      faults.append(
        diagnostic(
          .information, "Change request '\(request.title)' must say who asks and why", in: study, line: request.line,
          ["add a paragraph below the heading"]))
    }
    let snippets = request.snippets.map { study.article.snippets[$0] }.filter { !$0.isIgnored }
    let tests = snippets.filter { $0.role == .test }
    var lacking: [(severity: Severity, part: Message, remedy: Message)] = []
    for side in sidesWithoutChange(of: request, snippets: snippets) {
      let hasIgnored = request.snippets.map { study.article.snippets[$0] }
        .contains { $0.isIgnored && $0.role == .change && $0.side == side }
      let remedy: Message =
        hasIgnored ? "remove the word 'ignore' from its diff" : "add a diff with the word '\(side.rawValue)'"
      lacking.append((.warning, "a change for the \(side.message) side", remedy))
    }
    if tests.count != 1 || tests[0].side != nil {
      lacking.append((.information, "one acceptance test for both sides", "add a 'test' that names no side"))
    }
    return faults
      + lacking.map { severity, part, remedy in
        diagnostic(
          severity, "Change request '\(request.title)' must have \(part) to count in a verdict", in: study,
          line: request.line, [remedy])
      }
  }

  /// Returns the side without a change of a request; none if both lack one, which another rule reports.
  private func sidesWithoutChange(of request: ChangeRequest, snippets: [Snippet]) -> [Side] {
    let sides = Side.allCases.filter { side in
      !snippets.contains { $0.role == .change && $0.isShared(with: side) }
    }
    guard let side = sides.first, sides.count == 1 else { return [] }
    // If a diff can't be applied to the side that it names, it most likely is the one that the other side lacks.
    let isMislabelled =
      request.isInapplicable(on: side.other)
      && snippets.count { $0.role == .change && $0.side == side.other } > 1
    return isMislabelled ? [] : [side]
  }

  /// Reports what a study with complete requests still lacks: a second favoured request, or a behaviour test for both
  /// sides.
  private func missingClaims(of study: CaseStudy) -> [Diagnostic] {
    let line = study.changeRequests[0].line
    var missing: [Diagnostic] = []
    if study.changeRequests.count(where: { !$0.isAdverse }) < 2 {
      missing.append(
        diagnostic(
          .information, "Study '\(study.article.title)' must have two change requests besides the adverse ones",
          in: study, line: line,
          ["add one that is easier after the refactoring, with a change for each side and a test"]))
    }
    let inRequests = Set(study.changeRequests.flatMap(\.snippets))
    let hasTest = study.article.snippets.enumerated().contains { index, snippet in
      snippet.role == .test && snippet.side == nil && !snippet.isIgnored && !inRequests.contains(index)
    }
    if !hasTest {
      missing.append(
        diagnostic(
          .information, "Study '\(study.article.title)' must have a test that both sides pass before any request",
          in: study, line: line, ["add a 'test' that names no side above the change requests"]))
    }
    return missing
  }

  /// Reports a block for one principle's measurement in a study that doesn't name the principle: either the verdict is
  /// shown anyway, or nothing uses the block.
  private func unlistedPrinciples(of study: CaseStudy) -> [Diagnostic] {
    let blocks = study.article.snippets.filter { !$0.isIgnored }
    return needs.filter { !study.principles.contains($0.principle) }.compactMap { needs in
      let id = needs.principle.rawValue
      // Another check reports blocks of a principle without the one that makes the claim, such as conformers without a
      // contract.
      let telling = needs.impliedBy.isEmpty ? needs.ownBlocks : needs.impliedBy
      guard let block = blocks.first(where: { telling.contains($0.role) }) else { return nil }
      let role = block.role.rawValue
      return needs.impliedBy.isEmpty
        ? diagnostic(
          .information, "A study with a '\(role)' must name '\(id)' among its principles, or nothing uses the block",
          in: study, line: block.line, ["add '\(id)' to 'principles'", "remove the '\(role)'"])
        : diagnostic(
          .information, "A study with a '\(role)' must name '\(id)' among its principles", in: study,
          line: block.line, ["add '\(id)' to 'principles'"])
    }
  }

  /// Reports expected verdicts on principles that the study doesn't name.
  private func unknownExpectations(of study: CaseStudy, _ known: Set<Principle.ID>) -> [Diagnostic] {
    let front = study.article.frontMatter
    guard let line = front.lines["expect"] else { return [] }
    let names = front.expectedVerdicts.keys.filter { !study.principles.contains($0) }.map(\.rawValue).sorted()
    let free = study.principles.filter { front.expectedVerdicts[$0] == nil }
    return names.map { name in
      // The study's only other principle is most likely meant, but a different principle's name is unlikely to be a
      // typo.
      let isKnown = known.contains(Principle.ID(rawValue: name))
      let meant: [Message] = free.prefix(free.count == 1 ? 1 : 0).map { other in
        isKnown
          ? "write '\(other.rawValue)' if that is the principle that you mean"
          : "replace '\(name)' with '\(other.rawValue)'"
      }
      return diagnostic(
        .warning, "A principle under 'expect' must be one of the study's, but '\(name)' is not", in: study, line: line,
        meant + ["add '\(name)' to 'principles', or remove it from 'expect'"])
    }
  }

  private func diagnostic(
    _ severity: Severity, _ summary: Message, in study: CaseStudy, line: Int, _ solutions: [Message]
  ) -> Diagnostic {
    Diagnostic(id, severity, summary, at: study.article.place(line: line), solutions: solutions)
  }
}
