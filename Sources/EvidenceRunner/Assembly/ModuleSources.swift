import CaseStudyModel
import SourceTrees

/// The files that are compiled together, with their names on disk and the way back to the study.
///
/// Swift's compiler rejects two files with the same name in a module, even in different folders, and some file systems
/// ignore case. So in a flat layout, the names on disk differ by more than case: `Model/Goal.swift` becomes
/// `Goal.swift`, or `Model-Goal.swift` if that name is taken. Otherwise, files keep their paths.
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
  /// The word that marks the end of a test; `nil` if the files aren't a test.
  var word: FinishingWord?

  /// Creates the files of a tree, in the order of their paths.
  init(_ tree: SourceTree) {
    source = tree.source
    layout = tree.layout
    for path in tree.paths { add(tree.files[path] ?? AssembledFile(), as: path) }
  }

  /// Adds a file under a free name.
  mutating func add(_ file: AssembledFile, as path: String) {
    files.append(File(name: layout.hasFlatNames ? freeName(for: path) : Self.safePath(path), path: path, content: file))
  }

  /// Returns the files with other text in some of them, given by the study's paths.
  func mapping(_ paths: [String], _ text: (String) -> String) -> ModuleSources {
    var sources = self
    for index in files.indices where paths.contains(files[index].path) {
      sources.files[index].content = AssembledFile(lines: SourceLine.generated(text(files[index].text)))
    }
    return sources
  }

  /// The file whose statements are the program; `nil` if there is none.
  var mainFile: File? { files.last { layout.isMain($0.path) } }

  /// The files without the one whose statements are the program.
  var withoutMain: ModuleSources {
    var sources = self
    sources.files.removeAll { layout.isMain($0.path) }
    return sources
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
    let parts = SitePath.names(on: path).map(String.init)
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

  /// Returns a path that no command mistakes for an option or a list of arguments.
  private static func safePath(_ path: String) -> String {
    let parts = SitePath.names(on: path).map(String.init)
    return parts.map { CodeFile(path: $0, text: "").isSafe ? $0 : "_" + $0 }.joined(separator: "/")
  }

  /// Returns a name that the compiler treats as a file of the language, not as an option or a list of arguments.
  private func safeName(_ name: String) -> String {
    let isPlain = name.first?.isPartOfWord == true
    return (isPlain ? name : "_" + name) + (name.hasSuffix(layout.fileExtension) ? "" : layout.fileExtension)
  }
}

extension ModuleSources {
  /// Replaces places in files on disk by places in the study, wherever a compiler, an interpreter or a program names
  /// them.
  ///
  /// `main.swift:3:9: error: …` and, without a column, `Study/main.swift:3: expected …` become
  /// `Content/case-studies/x.md:318:9: error: …`, and `File "/study/main.py", line 3` becomes
  /// `File "Content/case-studies/x.md", line 318`; other lines are unchanged.
  func located(_ text: String) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { located(line: String($0) ?? "") }.joined(separator: "\n")
  }

  private func located(line text: String) -> String {
    guard let place = NamedPlace.first(in: text[...], of: files.map(\.name)),
      let range = position(line: place.line, column: place.column, inFile: place.file)
    else { return text }
    let position =
      place.isWorded
      ? "\(range.path)\", line \(range.start.line)" : "\(range.path):\(range.start.line):\(range.start.column)"
    return text[..<place.range.lowerBound] + position + text[place.range.upperBound...]
  }
}
