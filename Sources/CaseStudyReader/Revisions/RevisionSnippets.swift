import CaseStudyModel

/// Makes the blocks of sides and change requests that the front matter takes from commits.
///
/// They come after all blocks of the text and start their files over, so a fence in the text can show an excerpt of a
/// file, and the side still has the whole file.
struct RevisionSnippets {
  /// The maximum number of diagnostics for files that are left out of a side.
  private static let faultLimit = 10

  let document: MarkdownDocument
  let vocabulary: Vocabulary
  private(set) var diagnostics: [Diagnostic] = []
  /// The requests, by their indices, and their sides that already have a commit.
  private var assigned: Set<String> = []
  /// The sides with reported faults of their own; faults of their requests are consequences.
  private var faultySides: Set<Side> = []
  private var unmatchedPatterns = UnmatchedPatterns()

  init(document: MarkdownDocument, vocabulary: Vocabulary) {
    self.document = document
    self.vocabulary = vocabulary
  }

  private var frontMatter: FrontMatter { document.frontMatter }

  /// Adds the blocks to a study.
  mutating func add(
    to study: inout CaseStudy, within budget: inout IncludeBudget, revisions: IncludeResolver.Revisions
  ) {
    var sides = BothSides<[SourceFile]>(before: [], after: [])
    for side in Side.allCases {
      guard let source = frontMatter.revisions[side] else {
        if hasError(atKey: side.rawValue) { faultySides.insert(side) }
        continue
      }
      let place = place(ofKey: side.rawValue)
      let count = diagnostics.count
      guard let code = code(for: .files(source), of: source.revision, at: place, revisions) else {
        // A question that must be looked up first has no fault.
        if diagnostics.count > count { faultySides.insert(side) }
        continue
      }
      if code.files.isEmpty, code.leftOut.isEmpty {
        faultySides.insert(side)
        diagnostics.append(.unmatched(source, code.mismatch, at: place))
      }
      sides[side] = code.files
      unmatchedPatterns.add(code, of: side)
      if side == .after, !code.files.isEmpty, sides.before == code.files {
        diagnostics.report(
          "WrongValue", .warning, "Keys 'before' and 'after' must name different code, but their files are the same",
          at: place)
      }
      append(code, of: source.revision, at: place, to: &study, within: &budget) { snippet in
        snippet.side = side
      }
    }
    diagnostics += ExcerptCheck(document: document).diagnostics(
      of: study.article.snippets.filter(isExcerpt), from: study.article.snippets.filter(\.isFileOfCommit))
    let count = diagnostics.count
    for request in frontMatter.requests { add(request, to: &study, within: &budget, revisions) }
    // A request that can't be read may have the files.
    guard diagnostics.count == count else { return }
    for (side, pattern) in unmatchedPatterns.patterns(of: frontMatter.revisions) {
      guard let source = frontMatter.revisions[side] else { continue }
      diagnostics.append(.unmatched(pattern, of: source, at: place(ofKey: side.rawValue)))
    }
  }

  /// Returns whether a block of the text may be an excerpt of a file of a commit.
  private func isExcerpt(_ snippet: Snippet) -> Bool {
    snippet.role == .source && snippet.language != .diff && !snippet.isIgnored && snippet.expectedFailure == nil
      && !snippet.isFileOfCommit
  }

  /// Returns whether the value of a key was read with an error. An empty value has none.
  private func hasError(atKey key: String) -> Bool {
    guard let line = frontMatter.lines[key] else { return false }
    let next = frontMatter.lines.values.filter { $0 > line }.min() ?? document.bodyLine
    return document.diagnostics.contains { $0.severity == .error && (line..<next).contains($0.range.start.line) }
  }

  /// Returns the examples of a study both of whose sides are commits: one for each list of principles, without the
  /// excerpts of the commits' files that the text shows.
  func joined(_ examples: [Example], of article: Article) -> [Example] {
    guard Side.allCases.allSatisfy({ frontMatter.revisions[$0] != nil }) else { return examples }
    let whole = article.snippets.indices.filter { article.snippets[$0].isFileOfCommit }
    let files = BothSides { side in
      Set(whole.filter { article.snippets[$0].side == side }.compactMap { article.snippets[$0].file.map(PathKey.init) })
    }
    func isKept(_ index: Int) -> Bool {
      let snippet = article.snippets[index]
      guard let side = snippet.side, let file = snippet.file else { return true }
      return snippet.isFileOfCommit || snippet.role != .source || !files[side].contains(PathKey(file))
    }
    return examples.reduce(into: []) { joined, example in
      let (before, after) = (example.before.filter(isKept), example.after.filter(isKept))
      if let same = joined.firstIndex(where: { $0.principles == example.principles }) {
        joined[same].before += before
        joined[same].after += after
      } else if !before.isEmpty || !after.isEmpty {
        joined.append(Example(principles: example.principles, before: before, after: after))
      }
    }
  }

  private mutating func add(
    _ request: RequestRevisions, to study: inout CaseStudy, within budget: inout IncludeBudget,
    _ revisions: IncludeResolver.Revisions
  ) {
    let place = SourceRange(path: document.path, start: request.position)
    guard let index = index(of: request, among: study, at: place) else { return }
    var wanted: [(revision: String, sides: [Side])] = Side.allCases.compactMap { side in
      request.sides[side].map { ($0, [side]) }
    }
    if let revision = request.revision { wanted.append((revision, Self.laterFirst)) }
    for (revision, sides) in wanted where faultySides.isDisjoint(with: sides) {
      let bases = sides.filter { frontMatter.revisions[$0] != nil }
      if bases.isEmpty {
        diagnostics.append(.baseless(revision, at: place))
        continue
      }
      if !bases.allSatisfy({ assigned.insert("\(index) \($0)").inserted }) {
        diagnostics.append(.repeated(study.changeRequests[index].title, at: place))
        continue
      }
      if sides.count == 1, startsFromOtherSide(revision, than: sides[0], revisions) {
        diagnostics.append(.misplaced(revision, on: sides[0], at: place))
        continue
      }
      let question = question(about: revision, startingFrom: bases)
      guard let code = code(for: question, of: revision, at: place, revisions) else { continue }
      if code.files.isEmpty, code.leftOut.isEmpty {
        diagnostics.append(.unchanged(revision, at: place))
      }
      unmatchedPatterns.removeMatches(of: code, on: bases[code.base])
      let start = study.article.snippets.count
      append(code, of: revision, at: place, to: &study, within: &budget) { snippet in
        snippet.side = bases[code.base]
        snippet.role = .change
      }
      study.changeRequests[index].snippets += start..<study.article.snippets.count
    }
  }

  /// The sides in the order in which they are tried as a branch's start: a branch that contains both starts from the
  /// later one.
  private static let laterFirst: [Side] = [.after, .before]

  private func question(about revision: String, startingFrom sides: [Side]) -> RevisionQuestion {
    .request(revision: revision, bases: sides.compactMap { frontMatter.revisions[$0] })
  }

  /// Returns whether a branch that the front matter names for one side starts from the other, so that its changes would
  /// include or undo the refactoring.
  private func startsFromOtherSide(
    _ revision: String, than side: Side, _ revisions: IncludeResolver.Revisions
  ) -> Bool {
    guard let before = frontMatter.revisions.before, frontMatter.revisions.after != nil else { return false }
    func start(of revision: String) -> Side? {
      guard case .code(let code) = revisions(question(about: revision, startingFrom: Self.laterFirst)) else {
        return nil
      }
      return Self.laterFirst[code.base]
    }
    guard start(of: revision) == side.other else { return false }
    switch side {
    // Unless the old design was made from the new one, so that all its branches contain both.
    case .before: return start(of: before.revision) == .before
    case .after:
      // A branch of the old design may change only files that the refactoring leaves alone.
      guard case .fault = revisions(question(about: revision, startingFrom: [.after])) else { return false }
      return true
    }
  }

  /// Returns the request whose heading the front matter means.
  private mutating func index(of request: RequestRevisions, among study: CaseStudy, at place: SourceRange) -> Int? {
    let revision = request.revision ?? request.sides.after ?? request.sides.before ?? ""
    let name = request.heading ?? SitePath.name(of: revision)
    let wanted = NormalForm.of(name)
    let found = study.changeRequests.firstIndex { found in
      let heading = study.article.headings[found.heading]
      return [found.title, heading.text].contains { NormalForm.of($0) == wanted } || heading.anchor == name
    }
    if let found { return found }
    if request.heading == nil, frontMatter.requests.count == 1, study.changeRequests.count == 1 { return 0 }
    let titles = study.changeRequests.map(\.title)
    let nearest = nearestName(to: name, among: titles)
    diagnostics.append(
      request.heading == nil
        ? .requestWithoutHeading(name, nearest: nearest ?? titles.first, at: place)
        : .unknownRequest(name, nearest: nearest, at: place))
    return nil
  }

  private mutating func code(
    for question: RevisionQuestion, of revision: String, at place: SourceRange, _ revisions: IncludeResolver.Revisions
  ) -> RevisionCode? {
    switch revisions(question) {
    case nil: return nil
    case .code(let code): return code
    case .fault(let fault):
      diagnostics.append(fault.diagnostic(revision: revision, path: question.folder, at: place))
      return nil
    }
  }

  private mutating func append(
    _ code: RevisionCode, of revision: String, at place: SourceRange, to study: inout CaseStudy,
    within budget: inout IncludeBudget, settle: (inout Snippet) -> Void
  ) {
    for file in code.leftOut.prefix(Self.faultLimit) {
      diagnostics.append(file.fault.diagnostic(revision: revision, path: file.path, at: place, severity: .warning))
    }
    for file in code.files where !budget.isSpent {
      if let diagnostic = budget.count(file: file.bytes.count, at: place)
        ?? budget.count(code: file.bytes.count, at: place)
      {
        diagnostics.append(diagnostic)
        return
      }
      let address = "\(file.path)@\(revision)"
      let included = IncludedFile(path: address, bytes: file.bytes)
      var snippet = Snippet(
        line: place.start.line, codeLine: place.start.line, indentation: 0,
        language: Self.language(of: file.path, vocabulary.languages), file: file.path, sideSource: .info,
        principles: principles(of: study), code: included.regions.code(of: nil) ?? "", isReplacing: true,
        include: address, hasCarriageReturns: included.hasCarriageReturns)
      settle(&snippet)
      study.article.snippets.append(snippet)
      diagnostics += included.diagnostics
    }
  }

  private func principles(of study: CaseStudy) -> [Principle.ID] {
    let defaults = frontMatter.principles ?? vocabulary.principles.principles(in: document.title.text)
    return defaults.isEmpty ? study.principles : defaults
  }

  /// Returns the language of a file by the extension of its name.
  static func language(of path: String, _ languages: LanguageNames) -> Language? {
    languages.language(named: SitePath.fileExtension(of: path))
  }

  /// Returns the place of a key's value.
  private func place(ofKey key: String) -> SourceRange {
    let position = frontMatter.itemPositions[key]?.first ?? SourcePosition(line: frontMatter.lines[key] ?? 1)
    return SourceRange(path: document.path, start: position)
  }
}

extension RevisionQuestion {
  /// The folder of the side that it is about.
  fileprivate var folder: String {
    switch self {
    case .file: ""
    case .files(let side): side.folder
    case .request(_, let bases): bases.first?.folder ?? ""
    }
  }
}
