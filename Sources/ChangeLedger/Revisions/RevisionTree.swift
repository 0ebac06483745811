import CaseStudyModel

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

  /// Parses the output of `git ls-tree -r -z`: `mode type object TAB path NUL` for each entry.
  init(_ output: [UInt8]) {
    for record in output.split(separator: 0) {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      let name = record[record.index(after: tab)...]
      guard words.count == 3 else { continue }
      guard let path = String(validating: name, as: UTF8.self), !path.unicodeScalars.contains(where: Self.isControl)
      else {
        invalidNames.append(Self.escaped(name))
        continue
      }
      let isFile = words[0].hasPrefix("100")
      entries[PathKey(path)] = Entry(object: words[2], isFile: isFile)
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

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static func escaped(_ name: ArraySlice<UInt8>) -> String {
    name.map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(Unicode.Scalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
