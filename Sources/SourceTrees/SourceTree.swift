import CaseStudyModel

/// The files of one side of a study, as its blocks make them up: what is compiled, patched, counted and compared.
///
/// Blocks with the same file name are joined in order, and so are those without a name where the layout has a file for them. A block
/// that says `replace` starts its file over. Hidden blocks belong to the tree; ignored ones and those that must not compile don't.
package struct SourceTree: Sendable, Equatable {
  /// The blocks that make up one file.
  package struct FileBlocks: Sendable, Equatable {
    /// The file's path.
    package var path: String
    /// Indices of the blocks among the article's snippets, ascending; a block that starts the file over comes first.
    package var snippets: [Int]
  }

  /// The path of the study.
  package let source: String
  /// The names of the files.
  package let layout: FileLayout
  /// The files by their paths, as the study names them.
  package private(set) var files: [String: AssembledFile] = [:]
  /// The blocks of each file of the side, in the order of the files' first blocks.
  package private(set) var blocks: [FileBlocks] = []
  /// The names that the study's blocks give to files.
  private(set) var givenNames: Set<String> = []

  /// Creates an empty tree.
  /// - Parameter source: the path of the study.
  package init(source: String, layout: FileLayout = .swift) {
    self.source = source
    self.layout = layout
  }

  /// Assembles a side's files; reports and leaves out blocks whose file name is outside the tree or missing.
  package static func of(_ article: Article, on side: Side, in layout: FileLayout = .swift) -> Diagnosed<SourceTree> {
    var tree = SourceTree(source: article.source, layout: layout)
    tree.givenNames = Set(article.snippets.lazy.compactMap(\.file))
    var diagnostics: [Diagnostic] = []
    var places: [String: Int] = [:]
    for (index, snippet) in article.snippets.enumerated()
    where snippet.role == .source && snippet.expectedFailure == nil && snippet.isCode(of: layout, on: side) {
      guard let path = tree.path(of: snippet), SitePath.isInside(path) else {
        diagnostics.append(tree.fileDiagnostic(of: snippet) ?? tree.namelessDiagnostic(of: snippet))
        continue
      }
      tree.add(snippet)
      if let place = places[path] {
        if snippet.isReplacing { tree.blocks[place].snippets = [] }
        tree.blocks[place].snippets.append(index)
      } else {
        places[path] = tree.blocks.count
        tree.blocks.append(FileBlocks(path: path, snippets: [index]))
      }
    }
    return Diagnosed(tree, diagnostics)
  }

  /// The paths of the files, sorted.
  package var paths: [String] { files.keys.sorted() }

  /// Returns the path of the file that a block belongs to; `nil` where the block must name its file and doesn't.
  package func path(of snippet: Snippet) -> String? {
    if let file = snippet.file { return file }
    guard let name = layout.unnamedFile(for: snippet.language) else { return nil }
    return Self.free(name) { givenNames.contains($0) }
  }

  /// Returns a path itself, or one with a number where the tree has such a file.
  package func freePath(_ path: String) -> String {
    Self.free(path) { files[$0] != nil }
  }

  /// Appends a block's code to its file; starts the file over where the block says so.
  package mutating func add(_ snippet: Snippet) {
    guard let path = path(of: snippet) else { return }
    if snippet.isReplacing { files[path] = nil }
    files[path, default: AssembledFile()].lines += SourceLine.lines(of: snippet)
  }

  /// Replaces the file at a path; `nil` removes it.
  package mutating func set(_ file: AssembledFile?, at path: String) {
    files[path] = file
  }

  /// Returns the tree without some of its files.
  package func without(_ isLeftOut: (String) -> Bool) -> SourceTree {
    var tree = self
    tree.files = files.filter { !isLeftOut($0.key) }
    return tree
  }

  /// Returns the tree without its main file, which a program replaces.
  package var withoutProgram: SourceTree {
    without { layout.isMain($0) }
  }

  private static func free(_ path: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(path) else { return path }
    let fileExtension = SitePath.fileExtension(of: path)
    let end = fileExtension.isEmpty ? "" : "." + fileExtension
    let stem = path.dropLast(end.count)
    var number = 2
    while isTaken("\(stem)\(number)\(end)") { number += 1 }
    return "\(stem)\(number)\(end)"
  }
}

extension SourceTree {
  /// Returns a diagnostic for a block whose file name is outside the tree.
  package func fileDiagnostic(of snippet: Snippet) -> Diagnostic? {
    guard let file = snippet.file, !SitePath.isInside(file) else { return nil }
    return Diagnostic(
      "FileOutsideTree", .error, "File '\(file)' of a fence must be a relative path without '..'",
      at: place(of: snippet), explanation: "The block is left out of its side's code")
  }

  /// Returns the diagnostic for a block that must name its file and doesn't.
  func namelessDiagnostic(of snippet: Snippet) -> Diagnostic {
    Diagnostic(
      "UnnamedCode", .error, "A block that a command checks must name its file", at: place(of: snippet),
      explanation: "The block is left out of its side's code")
  }

  /// Returns the place of a block's opening fence.
  func place(of snippet: Snippet) -> SourceRange {
    SourceRange(path: source, line: snippet.line, column: snippet.indentation + 1)
  }
}

extension Snippet {
  /// Tells whether the code belongs to a layout's files, is more than shown, and names this side, or none for `nil`.
  package func isCode(of layout: FileLayout, on side: Side?) -> Bool {
    self.side == side && layout.holds(language) && !isIgnored
  }

  /// Tells whether the code belongs to a layout's files and to this side, alone or shared with the other side.
  package func serves(_ side: Side, in layout: FileLayout) -> Bool {
    isShared(with: side) && layout.holds(language) && !isIgnored
  }

  /// Tells whether the code is part of what a change request changes on this side.
  package func isChange(on side: Side, of layout: FileLayout) -> Bool {
    role == .change && !isIgnored && expectedFailure == nil && (language == .diff || layout.holds(language))
      && isShared(with: side)
  }
}
