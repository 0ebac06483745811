import CaseStudyModel
import SystemFiles

/// The files of a commit, without their contents.
struct RevisionTree: Sendable {
  /// A file, a symbolic link or a submodule.
  struct Entry: Sendable, Equatable {
    /// The name of the object with the content.
    var object: String
    /// Whether it is a regular file.
    var isFile: Bool
  }

  /// The entries by their paths from the top of the repository.
  private(set) var entries: [PathKey: Entry] = [:]
  /// The paths of regular files, in the order of their bytes.
  private(set) var paths: [String] = []
  /// The paths that aren't UTF-8 or contain control characters, escaped.
  private(set) var invalidNames: [String] = []
  /// The folders of regular files.
  private var folders: Set<PathKey> = []
  /// The folders of regular files, sorted.
  var folderNames: [String] { folders.sorted().map(\.text) }
  /// The paths of regular files by their names; `nil` for a name of several.
  private var namesakes: [PathKey: String?] = [:]

  /// Parses the output of `git ls-tree -r -z`.
  init(_ output: [UInt8]) {
    for record in TreeRecord.records(in: output) {
      guard let path = record.text, !ShownName.hasControlCharacters(path) else {
        invalidNames.append(ShownName.text(of: record.path))
        continue
      }
      let isFile = record.kind == .file
      entries[PathKey(path)] = Entry(object: record.object, isFile: isFile)
      if isFile { add(path) }
    }
  }

  /// Reads the files of a commit.
  init(of commit: String, in scratch: ScratchRepository) async throws(GitFailure) {
    let output = try await scratch.git.run(
      ["ls-tree", "-r", "-z", "--full-tree", commit], atMost: GitProgram.namesLimit)
    self.init(output)
  }

  private mutating func add(_ path: String) {
    paths.append(path)
    let name = PathKey(SitePath.name(of: path))
    namesakes.updateValue(namesakes[name] == nil ? path : nil, forKey: name)
    var folder = SitePath.folder(of: path)
    while !folder.isEmpty, folders.insert(PathKey(folder)).inserted { folder = SitePath.folder(of: folder) }
  }

  /// Returns the only file that has the name of a missing one.
  func namesake(of path: String) -> String? { namesakes[PathKey(SitePath.name(of: path))] ?? nil }

  /// Returns whether a path is a folder, or is in a submodule or behind a link.
  func hasFolder(_ path: String) -> Bool {
    if folders.contains(PathKey(path)) { return true }
    var folder = SitePath.folder(of: path)
    while !folder.isEmpty {
      if entries[PathKey(folder)] != nil { return true }
      folder = SitePath.folder(of: folder)
    }
    return false
  }
}
