import CaseStudyModel

/// The files of one side of a study, as its fences give them.
///
/// Fences with the same file name are joined in order, and those of Swift without a name form one file. A fence that says `replace`
/// starts its file over. Hidden fences belong to the tree; ignored ones, and those that must not compile, don't.
struct SourceTree: Sendable, Equatable {
  /// The path of the study.
  let source: String
  /// The language of the code that is put together.
  let language: Language
  /// The files by their paths, as the study names them.
  private(set) var files: [String: AssembledFile] = [:]
  /// The path under which the fences of Swift without a name stand.
  private(set) var unnamedPath: String

  /// - Parameter source: the path of the study.
  init(source: String, language: Language = .swift) {
    self.source = source
    self.language = language
    unnamedPath = "Unnamed.swift"
  }

  /// Puts a side's files together; a fence whose file name leaves the tree is reported and left out.
  static func of(_ study: CaseStudy, on side: Side, in language: Language = .swift) -> Diagnosed<SourceTree> {
    var tree = SourceTree(source: study.article.source, language: language)
    var diagnostics: [Diagnostic] = []
    let named = Set(study.article.snippets.compactMap(\.file))
    var number = 2
    while named.contains(tree.unnamedPath) {
      tree.unnamedPath = "Unnamed\(number).swift"
      number += 1
    }
    for snippet in study.article.snippets where snippet.isCode(of: language, on: side) && snippet.role == .source {
      guard snippet.expectedFailure == nil else { continue }
      if let diagnostic = snippet.fileDiagnostic(in: tree.source) ?? tree.namelessDiagnostic(of: snippet) {
        diagnostics.append(diagnostic)
      } else {
        tree.add(snippet)
      }
    }
    return Diagnosed(tree, diagnostics)
  }

  /// The paths of the files, in order.
  var paths: [String] { files.keys.sorted() }

  /// What to report of a fence that must name its file, as commands tell a file's language by its name.
  func namelessDiagnostic(of snippet: Snippet) -> Diagnostic? {
    guard snippet.file == nil, language != .swift else { return nil }
    return Diagnostic(
      "UnnamedCode", .error, "A block that a command checks must name its file",
      at: SourceRange(path: source, line: snippet.line, column: snippet.indentation + 1),
      explanation: "The block is left out of its side's code")
  }

  /// Joins a fence's code to its file, or starts the file over where the fence says so.
  mutating func add(_ snippet: Snippet) {
    let path = snippet.file ?? unnamedPath
    if snippet.isReplacing { files[path] = nil }
    files[path, default: AssembledFile()].lines += SourceLine.lines(of: snippet)
  }

  /// Puts a file in place of what stands at its path; `nil` leaves the path out.
  mutating func set(_ file: AssembledFile?, at path: String) {
    files[path] = file
  }

  /// The tree without some of its files.
  func without(_ isLeftOut: (String) -> Bool) -> SourceTree {
    var tree = self
    tree.files = files.filter { !isLeftOut($0.key) }
    return tree
  }
}

extension Snippet {
  /// Whether the code is of this language, is more than shown, and names this side, or none for `nil`.
  func isCode(of language: Language, on side: Side?) -> Bool {
    self.side == side && self.language == language && !isIgnored
  }

  /// Whether the code is Swift to be compiled and names this side, or none for `nil`.
  func isCompiled(on side: Side?) -> Bool {
    isCode(of: .swift, on: side)
  }

  /// Whether the code is Swift to be compiled and belongs to this side, alone or with the other.
  func serves(_ side: Side) -> Bool {
    isCompiled(on: side) || isCompiled(on: nil)
  }
}
