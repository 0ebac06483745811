import CaseStudyModel
import SourceTrees

/// A study's code assembled for the compiler: the trees of both sides, and the programs that use them.
///
/// A program's main file is its block. It replaces a side's own main file and with it that file's declarations.
struct StudyAssembly: Sendable {
  let study: CaseStudy
  /// The names of the trees' files.
  let layout: FileLayout
  /// The code that tests and contracts call.
  let prelude: PreludeCode?
  /// The base of each side; empty if a study has no such side.
  let trees: BothSides<SourceTree>
  /// The faults that keep blocks from being compiled.
  let diagnostics: [Diagnostic]
  /// The indices of the snippets that belong to change requests.
  private let requestSnippets: Set<Int>

  /// Assembles the trees of a study.
  /// - Parameters:
  ///   - layout: the layout of the trees.
  ///   - prelude: the code that tests and contracts call; `nil` for a language without programs.
  init(_ study: CaseStudy, in layout: FileLayout = .swift, prelude: PreludeCode? = .swift) {
    self.study = study
    self.layout = layout
    self.prelude = prelude
    let sides = BothSides {
      SourceTree.of(study.article, on: $0, in: layout)
    }
    trees = sides.map(\.value)
    requestSnippets = Set(study.changeRequests.flatMap(\.snippets))
    diagnostics = Set(
      sides.before.diagnostics + sides.after.diagnostics
        + (prelude == nil ? [] : AssemblyFaults.programFaults(of: study, in: layout))
        + (prelude.map { $0.contract == nil } == true ? AssemblyFaults.idleContracts(of: study, in: layout) : [])
        + AssemblyFaults.requestsWithoutChange(of: study, in: layout)
    ).sorted()
  }

  /// Returns the snippets of a role outside all change requests, in the study's order.
  func snippets(_ role: SnippetRole) -> [Snippet] {
    let snippets = study.article.snippets
    return snippets.indices.filter { !requestSnippets.contains($0) && snippets[$0].role == role }.map { snippets[$0] }
  }

  /// Returns the programs that use a side, each a main file that is compared with the `output` block after it.
  func usages(on side: Side) -> [StudyProgram] {
    guard prelude?.runsUsages == true else { return [] }
    let snippets = study.article.snippets
    return snippets.indices.filter { index in
      snippets[index].role == .usage && snippets[index].isCode(of: layout, on: side) && !requestSnippets.contains(index)
    }.map { index in
      let next = index + 1 < snippets.count ? snippets[index + 1] : nil
      return StudyProgram(
        kind: .usage, line: snippets[index].line, side: side, sources: program(snippets[index], with: trees[side]),
        expectedOutput: next?.role == .output ? next?.code : nil)
    }
  }

  /// Returns the tests of behaviour on a side; a test that names no side is for both.
  /// - Parameters:
  ///   - tree: the side's base, or what a change request made of it; `nil` for the base.
  ///   - request: the change request whose drivers are added.
  ///   - driving: the side whose drivers reach it; `nil` for its own.
  func behaviourTests(
    on side: Side, of tree: SourceTree? = nil, after request: ChangeRequest? = nil, withDriversOf driving: Side? = nil
  ) -> [StudyProgram] {
    tests(among: snippets(.test), on: side).map {
      test($0, kind: .test, on: side, of: tree ?? trees[side], with: request, driversOf: driving)
    }
  }

  /// Returns the acceptance tests of a change request on a side, for the base or the patched tree.
  /// - Parameter driving: the side whose drivers reach it; `nil` for its own.
  func acceptanceTests(
    of request: ChangeRequest, on side: Side, of tree: SourceTree, withDriversOf driving: Side? = nil
  ) -> [StudyProgram] {
    tests(among: request.snippets.map { study.article.snippets[$0] }, on: side).map {
      test($0, kind: .acceptance, on: side, of: tree, with: request, driversOf: driving)
    }
  }

  /// Returns whether the sides use different drivers to test a change request.
  func hasDifferentDrivers(for request: ChangeRequest) -> Bool {
    let texts = Side.allCases.map { drivers(of: request, on: $0).map(\.text) }
    return texts[0] != texts[1]
  }

  /// Returns the blocks that must not compile together with a side: as a separate file, or joined to the file that they
  /// name.
  func refusals(on side: Side) -> [StudyProgram] {
    study.article.snippets.filter { $0.isCode(of: layout, on: side) && $0.role == .source && $0.expectedFailure != nil }
      .filter { trees[side].fileDiagnostic(of: $0) == nil }.map { snippet in
        var tree = trees[side]
        var block = snippet
        block.file = snippet.file ?? tree.freePath(layout.file("Refused"))
        tree.add(block)
        return StudyProgram(
          kind: .fails, line: snippet.line, side: side, sources: ModuleSources(tree),
          expectedFailure: snippet.expectedFailure)
      }
  }

  /// Returns the code that a tree's tests are compiled with: the tree, and the drivers if there are tests.
  /// - Parameters:
  ///   - tree: what a change request made of the side's base.
  ///   - tests: those that run on it.
  func testedTree(
    _ tree: SourceTree, by tests: [StudyProgram], on side: Side, after request: ChangeRequest
  ) -> ModuleSources {
    if tests.isEmpty || tree != tree.withoutEntry { return ModuleSources(tree) }
    return addingDriversAndPrelude(ModuleSources(tree), on: side, with: request)
  }

  private func tests(among snippets: [Snippet], on side: Side) -> [Snippet] {
    guard prelude?.runsTests == true else { return [] }
    return snippets.filter { $0.role == .test && $0.serves(side, in: layout) }
  }

  /// Returns the program of a test.
  /// - Parameters:
  ///   - tree: the code under test.
  ///   - request: the change request whose drivers also reach it.
  ///   - files: additional files that replace some of the side's own.
  ///   - driving: the side whose drivers reach it; `nil` for its own.
  func test(
    _ snippet: Snippet, kind: RunEvidence.Kind, on side: Side, of tree: SourceTree, with request: ChangeRequest?,
    adding files: [ModuleSources.File] = [], driversOf driving: Side? = nil, hasDrivers: Bool = true
  ) -> StudyProgram {
    let word = FinishingWord()
    var program = program(snippet, with: tree, end: prelude?.testEnd(word) ?? "")
    program.word = word
    for file in files { program.add(file.content, as: file.path) }
    return StudyProgram(
      kind: kind, line: snippet.line, side: side,
      sources: hasDrivers ? addingDriversAndPrelude(program, on: driving ?? side, with: request) : program, word: word)
  }

  /// The name of the file with the drivers, without its extension.
  static let driverFile = "Driver"

  /// Adds the drivers through which tests reach a side.
  private func addingDriversAndPrelude(_ code: ModuleSources, on side: Side, with request: ChangeRequest?)
    -> ModuleSources
  {
    var sources = code
    let driverLines = drivers(of: request, on: side)
    if !driverLines.isEmpty {
      let lines = driverLines + SourceLine.generated(prelude?.importing ?? "")
      sources.add(AssembledFile(lines: lines), as: layout.file(Self.driverFile))
    }
    return sources
  }

  /// Returns the lines of a side's drivers: those of the study, and those of a change request.
  private func drivers(of request: ChangeRequest?, on side: Side) -> [SourceLine] {
    let own = request?.snippets.map { study.article.snippets[$0] }.filter { $0.role == .driver } ?? []
    return (snippets(.driver) + own).filter { $0.serves(side, in: layout) }.flatMap(SourceLine.lines)
  }

  private func program(_ main: Snippet, with tree: SourceTree, end: String = "") -> ModuleSources {
    var sources = ModuleSources(tree.withoutEntry)
    sources.add(AssembledFile(lines: SourceLine.lines(of: main) + SourceLine.generated(end)), as: layout.mainFile ?? "")
    return sources
  }
}
