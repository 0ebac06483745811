/// The object files of a program, one for each file, from which variants of the program are linked.
///
/// They are compiled as in a debug build: none contains code of another file. So a change of a function's body changes
/// only the object of its own file.
struct ProgramParts: Sendable {
  /// The folder with the objects, as the compiler of a variant sees it.
  let folder: Mount
  /// The files that were compiled.
  let files: [CodeFile]

  init(in folder: String, of files: [CodeFile]) {
    self.folder = Mount(folder: folder, place: "/parts")
    self.files = files
  }

  /// Returns the paths of the files whose text differs from that of the compiled ones; `nil` if none does, or if other
  /// files belong to the program.
  func changedFiles(in files: [CodeFile]) -> Set<String>? {
    guard files.map(\.path) == self.files.map(\.path) else { return nil }
    let changed = Set(zip(files, self.files).filter { $0 != $1 }.map(\.0.path))
    return changed.isEmpty ? nil : changed
  }

  /// Returns the name of a file's object.
  static func object(of path: String) -> String { path.split(separator: "/").joined(separator: "-") + ".o" }
}

extension SwiftCompiler {
  /// The object files that a program is linked from.
  enum Parts: Sendable {
    /// One object for all files.
    case joined
    /// One object for each file, kept for variants of the program.
    case kept
    /// Objects of another program, except for some files.
    case reused(ProgramParts, except: Set<String>)
  }
}
