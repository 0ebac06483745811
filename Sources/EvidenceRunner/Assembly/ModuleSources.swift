import CaseStudyModel
import SourceTrees

/// The files of one Swift module, under the names they have on disk, with the way back to the study.
///
/// The compiler refuses two files of one name in a module, whatever their folders, and some file systems tell no capitals from
/// small letters. Names on disk are therefore flat and differ by more than case: `Model/Goal.swift` is `Goal.swift`, unless
/// another file is called so, and then `Model-Goal.swift`. Files of other languages keep their paths.
struct ModuleSources: Sendable, Equatable {
  /// A file on disk.
  struct File: Sendable, Equatable {
    /// The name on disk.
    var name: String
    /// The path as the study names it.
    var path: String
    var content: AssembledFile

    /// The file's text.
    var text: String { content.text }
  }

  /// The path of the study.
  let source: String
  private let layout: FileLayout
  private(set) var files: [File] = []

  /// Takes over the files of a tree, in the order of their paths.
  init(_ tree: SourceTree) {
    source = tree.source
    layout = tree.layout
    for path in tree.paths { add(tree.files[path] ?? AssembledFile(), as: path) }
  }

  /// Adds a file under a free name.
  mutating func add(_ file: AssembledFile, as path: String) {
    files.append(File(name: layout.hasFlatNames ? freeName(for: path) : Self.safePath(path), path: path, content: file))
  }

  /// Finds the place in the study of a line and column that the compiler or the program names.
  /// - Parameter name: the file's name on disk, with or without folders before it.
  /// - Returns: `nil` for files that aren't the study's, and for lines made for the compiler.
  func position(line: Int, column: Int = 1, inFile name: String) -> SourceRange? {
    let last = SitePath.name(of: name)
    let file = files.first { $0.name == name } ?? files.first { $0.name == last }
    return file?.content.position(line: line, column: column).map { SourceRange(path: source, start: $0) }
  }

  private func freeName(for path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let taken = Set(files.map { $0.name.lowercased() })
    for candidate in [parts.last ?? "Unnamed", parts.joined(separator: "-")].map(safeName)
    where !taken.contains(candidate.lowercased()) {
      return candidate
    }
    let end = layout.fileExtension
    let stem = safeName(parts.joined(separator: "-")).dropLast(end.count)
    var number = 2
    while taken.contains("\(stem)-\(number)\(end)".lowercased()) { number += 1 }
    return "\(stem)-\(number)\(end)"
  }

  /// A path that no command takes for an option or a list of arguments.
  private static func safePath(_ path: String) -> String {
    path.split(separator: "/").map { "-@".contains($0.first ?? "-") ? "_" + $0 : String($0) }.joined(separator: "/")
  }

  /// A name that the compiler takes for a file of the language, and not for an option or a list of arguments.
  private func safeName(_ name: String) -> String {
    let isPlain = name.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    return (isPlain ? name : "_" + name) + (name.hasSuffix(layout.fileExtension) ? "" : layout.fileExtension)
  }
}
