import CaseStudyModel

/// The files of one side of a study, assembled from its blocks, to compile, patch, count and compare.
///
/// Blocks with the same file name are joined in order, as are unnamed ones if the layout has a file for them. A block
/// with `replace` starts its file over. Hidden blocks are part of the tree; ignored and failing ones aren't.
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
  /// The rules for file names.
  package let layout: FileLayout
  /// The files by path.
  package private(set) var files: [String: AssembledFile] = [:]
  /// The blocks of each file of the side, in the order of the files' first blocks.
  package fileprivate(set) var blocks: [FileBlocks] = []
  /// The file names in the study's info strings.
  fileprivate(set) var givenNames: Set<String> = []
  /// The path of the first file that joins blocks without a name, which patches without a name change.
  private(set) var joinedPath: String?
  /// The number of the study's blocks that change files, in all its change requests.
  private(set) var changeCount = 0
  /// The size of the files that those blocks change, each file counted once for each block.
  private(set) var changedSize = FileSize()
  /// The paths of the files that join blocks without a name, by the file's default name, which a named block may have
  /// taken.
  fileprivate var unnamedPaths: [String: String] = [:]

  /// Creates an empty tree.
  /// - Parameter source: the path of the study.
  package init(source: String, layout: FileLayout = .swift) {
    self.source = source
    self.layout = layout
  }

  /// Assembles a side's files; leaves out and reports blocks whose file name is outside the tree or missing.
  /// - Parameter names: the file names of the blocks to include; `nil` for all.
  package static func of(
    _ article: Article, on side: Side, in layout: FileLayout = .swift, only names: Set<String?>? = nil
  ) -> Diagnosed<SourceTree> {
    var assembly = TreeAssembly(of: article, on: side, in: layout, only: names)
    assembly.add(upTo: .max)
    var tree = assembly.tree
    tree.joinedPath = tree.blocks.first { !tree.givenNames.contains($0.path) }?.path
    // Measured once, because many blocks may change a long file.
    var sizes: [String: FileSize] = [:]
    for snippet in article.snippets where snippet.role == .change {
      tree.changeCount += 1
      guard let path = snippet.file ?? tree.joinedPath, let file = tree.files[path] else { continue }
      let size = sizes[path] ?? file.size
      sizes[path] = size
      tree.changedSize.add(size)
    }
    return Diagnosed(tree, assembly.diagnostics)
  }

  /// The paths of the files, sorted.
  package var paths: [String] { files.keys.sorted() }

  /// Returns the path of a block's file; `nil` if the block lacks a required file name.
  package func path(of snippet: Snippet) -> String? {
    if let file = snippet.file { return file }
    guard let name = layout.unnamedFile(for: snippet.language) else { return nil }
    return unnamedPaths[name] ?? Self.free(name) { givenNames.contains($0) }
  }

  /// Returns a path, with a number if the tree has such a file.
  package func freePath(_ path: String) -> String { Self.free(path) { files[$0] != nil } }

  /// Appends a block's code to its file, or starts the file over.
  package mutating func add(_ snippet: Snippet) {
    guard let path = path(of: snippet) else { return }
    if snippet.isReplacing { files[path] = nil }
    files[path, default: AssembledFile()].lines += SourceLine.lines(of: snippet)
  }

  /// Replaces the file at a path; `nil` removes it.
  package mutating func set(_ file: AssembledFile?, at path: String) { files[path] = file }

  /// Returns the tree without some files.
  package func without(_ isLeftOut: (String) -> Bool) -> SourceTree {
    var tree = self
    tree.files = files.filter { !isLeftOut($0.key) }
    tree.blocks = blocks.filter { !isLeftOut($0.path) }
    return tree
  }

  /// Returns the tree with only the files that a change request can change, because copying and comparing all files for
  /// each request would take quadratic time.
  /// - Parameter places: the places of the files among the tree's blocks, by path.
  package func limited(to request: ChangeRequest, of article: Article, _ places: [String: Int]) -> SourceTree {
    let paths = request.snippets.map { article.snippets[$0] }.filter { $0.role == .change }.compactMap { snippet in
      snippet.file ?? joinedPath ?? path(of: snippet)
    }
    var tree = self
    tree.blocks = Set(paths.compactMap { places[$0] }).sorted().map { blocks[$0] }
    tree.files = [:]
    for block in tree.blocks { tree.files[block.path] = files[block.path] }
    return tree
  }

  /// Returns the tree with another's files, and with its own files at paths that the other lacks.
  func overlaid(with other: SourceTree) -> SourceTree {
    var tree = other
    tree.files.merge(files) { new, _ in new }
    tree.blocks += blocks.filter { other.files[$0.path] == nil }
    return tree
  }

  /// The tree without its main file, which a program replaces.
  package var withoutProgram: SourceTree { without { layout.isMain($0) } }

  fileprivate static func free(_ path: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(path) else { return path }
    let fileExtension = SitePath.fileExtension(of: path)
    let end = fileExtension.isEmpty ? "" : "." + fileExtension
    let stem = path.dropLast(end.count)
    var number = 2
    while isTaken("\(stem)\(number)\(end)") { number += 1 }
    return "\(stem)\(number)\(end)"
  }
}

/// The assembly of a side's files, block by block in the order of the article.
struct TreeAssembly {
  /// The files so far.
  private(set) var tree: SourceTree
  /// The faults of the blocks so far.
  private(set) var diagnostics: [Diagnostic] = []
  private let article: Article
  private let side: Side
  private let names: Set<String?>?
  /// The places of the files among the tree's blocks, by path.
  private var places: [String: Int] = [:]
  /// The index of the next block.
  private var next = 0

  init(of article: Article, on side: Side, in layout: FileLayout, only names: Set<String?>? = nil) {
    self.article = article
    self.side = side
    self.names = names
    tree = SourceTree(source: article.source, layout: layout)
    tree.givenNames = Set(article.snippets.lazy.compactMap(\.file))
    // Computed once, because computing it for each block would be quadratic if named blocks have taken many numbered
    // names.
    for name in Set(article.snippets.lazy.compactMap { layout.unnamedFile(for: $0.language) }) {
      tree.unnamedPaths[name] = SourceTree.free(name) { [given = tree.givenNames] in given.contains($0) }
    }
  }

  /// Adds the blocks that follow, up to the one with an index.
  mutating func add(upTo end: Int) {
    let end = min(end, article.snippets.count)
    while next < end {
      add(article.snippets[next], at: next)
      next += 1
    }
  }

  private mutating func add(_ snippet: Snippet, at index: Int) {
    guard snippet.role == .source, snippet.expectedFailure == nil, snippet.isCode(of: tree.layout, on: side)
    else { return }
    if let names, !names.contains(snippet.file) { return }
    guard let path = tree.path(of: snippet), SourceTree.isPath(path) else {
      diagnostics.append(tree.fileDiagnostic(of: snippet) ?? tree.namelessDiagnostic(of: snippet))
      return
    }
    tree.add(snippet)
    if let place = places[path] {
      if snippet.isReplacing { tree.blocks[place].snippets = [] }
      tree.blocks[place].snippets.append(index)
    } else {
      places[path] = tree.blocks.count
      tree.blocks.append(SourceTree.FileBlocks(path: path, snippets: [index]))
    }
  }
}

extension SourceTree {
  /// The maximum number of bytes in a part of a path, which is that of file systems.
  private static let longestName = 255
  /// The maximum number of bytes in a path. Systems allow 1024 or more, from their root.
  private static let longestPath = 700

  /// Returns whether a block can have a file of this name: one inside the tree, which every file system can store.
  package static func isPath(_ path: String) -> Bool {
    SitePath.isInside(path) && path.utf8.count <= longestPath
      && SitePath.names(on: path).allSatisfy { $0.utf8.count <= longestName }
  }

  /// Returns a diagnostic if a block's file name is outside the tree, or too long to be stored.
  package func fileDiagnostic(of snippet: Snippet) -> Diagnostic? {
    guard let file = snippet.file, !Self.isPath(file) else { return nil }
    if SitePath.isInside(file) {
      return Diagnostic(
        "LongFileName", .error,
        file.utf8.count > Self.longestPath
          ? "The file name of a fence must have at most \(Self.longestPath) bytes"
          : "Each part of the file name of a fence must have at most \(Self.longestName) bytes",
        at: place(of: snippet), explanation: "The block is left out of its side's code")
    }
    let parts = file.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }
    let relative = parts.joined(separator: "/")
    if SitePath.isInside(relative), relative != file {
      return Diagnostic(
        "FileOutsideTree", .error, "File '\(file)' of a fence must be a relative path such as '\(relative)'",
        at: place(of: snippet), explanation: "The block is left out of its side's code",
        solutions: ["replace '\(file)' with '\(relative)'"])
    }
    return Diagnostic(
      "FileOutsideTree", .error, "File '\(file)' of a fence must be a relative path without '..'",
      at: place(of: snippet), explanation: "The block is left out of its side's code")
  }

  /// Returns the diagnostic for a block without a required file name.
  func namelessDiagnostic(of snippet: Snippet) -> Diagnostic {
    Diagnostic(
      "UnnamedCode", .error, "A block that a command checks must name its file", at: place(of: snippet),
      explanation: "The block is left out of its side's code")
  }

  /// Returns the place of a block's opening fence.
  func place(of snippet: Snippet) -> SourceRange { snippet.place(in: source) }
}

extension Snippet {
  /// Returns whether the code is part of a layout's files and of this side; `nil` for code without a side.
  package func isCode(of layout: FileLayout, on side: Side?) -> Bool {
    self.side == side && layout.holds(language) && !isIgnored
  }

  /// Returns whether the code is part of a layout's files and of this side, alone or shared.
  package func serves(_ side: Side, in layout: FileLayout) -> Bool {
    isShared(with: side) && layout.holds(language) && !isIgnored
  }

  /// Returns whether the code is a change on this side.
  package func isChange(on side: Side, of layout: FileLayout) -> Bool {
    role == .change && !isIgnored && expectedFailure == nil && (language == .diff || layout.holds(language))
      && isShared(with: side)
  }
}
