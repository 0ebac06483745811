import CaseStudyModel

/// The files of one side of a study with the types that they declare and the names that they use.
struct SideOutline: Sendable, Equatable {
  /// A file, or an unnamed piece of code.
  struct File: Sendable, Equatable {
    var name: String
    var outline: CodeOutline
  }

  var files: [File]

  init(_ side: Side, of article: Article) {
    files = SideTree(side, of: article).files.map { file in
      File(name: file.file ?? "Unnamed code", outline: CodeOutline(file.code))
    }
  }

  /// The types of all files, without extensions.
  var types: [TypeDeclaration] {
    files.flatMap(\.outline.types).filter { $0.kind != .extension }
  }

  /// The protocols and interfaces of all files.
  var abstractions: [TypeDeclaration] {
    types.filter { $0.kind == .abstraction }
  }

  /// Returns the names of the types that claim to be of an abstraction, by their declarations or by extensions.
  func conformers(of abstraction: String) -> [String] {
    var names: [String] = []
    for type in files.flatMap(\.outline.types) where type.parents.contains(abstraction) && !names.contains(type.name) {
      names.append(type.name)
    }
    return names
  }

  /// Returns the names of the files that name a type without declaring it.
  func users(of name: String) -> [String] {
    files.filter { file in
      file.outline.names.contains(name)
        && !file.outline.types.contains { $0.name == name && $0.kind != .extension }
    }
    .map(\.name)
  }

  /// Returns the files that a file names types of.
  func dependencies(of file: File) -> [File] {
    files.filter { other in
      other.name != file.name
        && other.outline.types.contains { $0.kind != .extension && file.outline.names.contains($0.name) }
    }
  }
}
