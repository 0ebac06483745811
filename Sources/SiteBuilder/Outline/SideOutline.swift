import CaseStudyModel
import SourceTrees

/// The files of one side of a study, outlined.
public struct SideOutline: Sendable, Equatable {
  /// An outlined file.
  public struct File: Sendable, Equatable {
    /// The file's path.
    public var name: String
    /// The types that it declares and the names that it uses.
    public var outline: CodeOutline
  }

  /// The files in the study's order.
  public let files: [File]
  /// The ascending indices of the files that declare a type, by its name; extensions don't count.
  private let declarations: [String: [Int]]
  /// The ascending indices of the files that use a declared type, by its name.
  private let users: [String: [Int]]
  /// The names of the types that conform to an abstraction, by its name.
  private let conformers: [String: [String]]

  /// Outlines the code that a study shows on a side.
  public init(_ side: Side, of article: Article) {
    let tree = SourceTree.of(article, on: side, in: .any).value
    let files = tree.blocks.map { file in
      let language = file.snippets.first.flatMap { article.snippets[$0].language }
      return File(name: file.path, outline: CodeOutline(tree.files[file.path]?.text ?? "", in: language))
    }
    var declarations: [String: [Int]] = [:]
    var conformers: [String: [String]] = [:]
    var known: Set<[String]> = []
    for (index, file) in files.enumerated() {
      for type in file.outline.types {
        if type.kind != .extension, declarations[type.name]?.last != index {
          declarations[type.name, default: []].append(index)
        }
        for parent in type.parents where known.insert([parent, type.name]).inserted {
          conformers[parent, default: []].append(type.name)
        }
      }
    }
    var users: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.outline.names where declarations[name] != nil { users[name, default: []].append(index) }
    }
    (self.files, self.declarations, self.users, self.conformers) = (files, declarations, users, conformers)
  }

  /// The maximum number of files that declare a name for which a use counts as a dependency; a name with more
  /// declarations is a common word.
  private static let declarationLimit = 32

  /// The types of all files, without extensions.
  public var types: [OutlinedType] {
    files.flatMap(\.outline.types).filter { $0.kind != .extension }
  }

  /// The protocols and interfaces of all files.
  public var abstractions: [OutlinedType] {
    types.filter { $0.kind == .abstraction }
  }

  /// Returns the names of the types that conform to an abstraction, in declarations or extensions.
  public func conformers(of abstraction: String) -> [String] { conformers[abstraction] ?? [] }

  /// Returns the paths of the files that use a type without declaring it.
  public func users(of name: String) -> [String] {
    let declaring = Set(declarations[name] ?? [])
    return (users[name] ?? []).filter { !declaring.contains($0) }.map { files[$0].name }
  }

  /// Returns the files that declare types a file uses.
  public func dependencies(of file: File) -> [File] {
    let places = Set(file.outline.names.flatMap { (declarations[$0] ?? []).prefix(Self.declarationLimit) })
    return places.sorted().map { files[$0] }.filter { $0.name != file.name }
  }
}
