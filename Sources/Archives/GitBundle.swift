/// A bundle of git branches, which `git clone` reads like a repository.
///
/// It is written without git, because a build starts no programs. Objects are neither compressed nor stored as deltas.
/// Source: gitformat-bundle(5), version 2, gitformat-pack(5), and gitcore-tutorial(7) for the objects.
package struct GitBundle: Sendable {
  /// The SHA-1 hash that names an object.
  package struct ObjectID: Sendable, Hashable {
    fileprivate var bytes: [UInt8]

    fileprivate var text: String {
      bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
  }

  private enum Kind: UInt8 {
    case commit = 1
    case tree = 2
    case blob = 3

    var name: String {
      switch self {
      case .commit: "commit"
      case .tree: "tree"
      case .blob: "blob"
      }
    }
  }

  private var objectIDs: Set<ObjectID> = []
  /// The objects in a pack's format, one after the other.
  private var objects: [UInt8] = []
  private var branches: [(name: String, commit: ObjectID)] = []

  /// Creates a bundle without branches.
  package init() {}

  /// Adds a commit.
  /// - Parameters:
  ///   - files: all files of the commit's tree; paths are distinct, and none is a folder of another.
  ///   - message: one line.
  ///   - parent: the commit before it; `nil` for the first.
  package mutating func commit(_ files: [ArchivedFile], message: String, on parent: ObjectID? = nil) -> ObjectID {
    let entries = files.map { file in
      TreeEntry(path: file.path.utf8.split(separator: UInt8(ascii: "/"))[...], blob: add(.blob, file.bytes))
    }
    var lines = ["tree " + tree(of: entries).text]
    if let parent { lines.append("parent " + parent.text) }
    for role in ["author", "committer"] { lines.append("\(role) solidsite <> \(archiveTime) +0000") }
    return add(.commit, Array((lines.joined(separator: "\n") + "\n\n\(message)\n").utf8))
  }

  /// Adds a branch; a clone checks out the first.
  package mutating func add(branch name: String, at commit: ObjectID) {
    branches.append((name, commit))
  }

  /// The bundle's bytes.
  package var bytes: [UInt8] {
    var header = "# v2 git bundle\n"
    for branch in branches { header += "\(branch.commit.text) refs/heads/\(branch.name)\n" }
    if let first = branches.first { header += "\(first.commit.text) HEAD\n" }
    var pack = Array("PACK".utf8)
    for number in [2, UInt32(objectIDs.count)] { pack.append(bigEndian: number) }
    pack += objects
    return Array((header + "\n").utf8) + pack + Checksum.sha1(of: pack)
  }

  /// A file, with its path relative to the folder whose tree is being written.
  private struct TreeEntry {
    var path: ArraySlice<Substring.UTF8View>
    var blob: ObjectID
  }

  private mutating func tree(of entries: [TreeEntry]) -> ObjectID {
    var rows: [(key: [UInt8], row: [UInt8])] = []
    let groups = Dictionary(grouping: entries) { Array($0.path.first ?? ""[...].utf8) }
    // Sorted, because the pack lists objects in the order of addition, and a dictionary's order differs between runs.
    for (name, below) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let isFile = below.count == 1 && below[0].path.count == 1
      let object =
        isFile ? below[0].blob : tree(of: below.map { TreeEntry(path: $0.path.dropFirst(), blob: $0.blob) })
      // Git sorts a folder as if its name ended with a slash.
      rows.append(
        (
          key: name + (isFile ? [] : [UInt8(ascii: "/")]),
          row: Array((isFile ? "100644 " : "40000 ").utf8) + name + [0] + object.bytes
        ))
    }
    return add(.tree, rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.row))
  }

  private mutating func add(_ kind: Kind, _ content: [UInt8]) -> ObjectID {
    let id = ObjectID(bytes: Checksum.sha1(of: Array("\(kind.name) \(content.count)\0".utf8) + content))
    guard objectIDs.insert(id).inserted else { return id }
    var size = content.count >> 4
    objects.append(kind.rawValue << 4 | UInt8(content.count & 15) | (size > 0 ? 0x80 : 0))
    while size > 0 {
      objects.append(UInt8(size & 0x7f) | (size > 0x7f ? 0x80 : 0))
      size >>= 7
    }
    objects += Deflate.zlib(content)
    return id
  }
}
