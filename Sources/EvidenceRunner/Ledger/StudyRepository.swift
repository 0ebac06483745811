import ChangeLedger
import SystemFiles

/// A bare git repository with a study's trees as commits: the base of each side, and each request on top of it.
///
/// Git determines conflicts and counts lines, as for real branches.
struct StudyRepository: Sendable {
  /// The versions of one side.
  struct Versions: Sendable {
    /// The files of the base, by path.
    var base: [String: String]
    /// The files with each request met; `nil` for a request that doesn't apply to this side.
    var requests: [[String: String]?]
  }

  private let folder: TemporaryFolder
  private let git: GitProgram

  /// Creates the repository in an empty folder.
  init(in folder: TemporaryFolder, before: Versions?, after: Versions?) async throws(VerificationFailure) {
    self.folder = folder
    git = GitProgram(folder: folder.path, environment: GitEnvironment.forScratch(home: folder.path))
    var stream = CommitStream()
    for (side, versions) in [("before", before), ("after", after)] {
      guard let versions else { continue }
      let base = stream.commit(versions.base, as: side)
      for (index, files) in versions.requests.enumerated() {
        if let files { stream.commit(files, as: Self.requestName(index, side), on: base) }
      }
    }
    let input: String
    do {
      input = try folder.write(stream.bytes, to: "commits")
    } catch {
      throw .system(error)
    }
    _ = try await run(["init", "--quiet", "--bare", "--template="])
    _ = try await run(["fast-import", "--quiet"], input: input)
  }

  /// Returns the name of the branch of a request on a side; `index` counts from 0.
  static func requestName(_ index: Int, _ side: String) -> String { "\(side)-\(index + 1)" }

  /// Returns the files of two merged branches; `nil` if they conflict.
  func merged(_ left: String, _ right: String) async throws(VerificationFailure) -> [String: String]? {
    let merge = try await run(
      ["merge-tree", "--write-tree", "--name-only", "--no-messages", left, right], accepting: [0, Self.conflict])
    // The tree, followed by the names of the conflicting files; nothing if git fails, which may have the same status.
    let lines = String(decoding: merge, as: UTF8.self).split(separator: "\n")
    guard let tree = lines.first else { throw .unreadable("git can't merge '\(left)' and '\(right)'") }
    if lines.count > 1 { return nil }
    return try await files(of: String(tree), listedIn: "\(left)-\(right)")
  }

  /// Reads a tree with two runs of git, regardless of the number of its files.
  /// - Parameter name: the name of the list of its files. Merges that run at the same time can have the same tree.
  private func files(
    of tree: String, listedIn name: String
  ) async throws(VerificationFailure) -> [String: String] {
    let list = try await run(["ls-tree", "-r", "-z", tree])
    let records = Array(TreeRecord.records(in: list))
    let input: String
    do {
      input = try folder.write(Array(records.map { $0.object + "\n" }.joined().utf8), to: "wanted-\(name)")
    } catch {
      throw .system(error)
    }
    let answers = try await run(["cat-file", "--batch"], input: input)
    var files: [String: String] = [:]
    for (record, content) in zip(records, ObjectRecords.contents(in: answers, count: records.count)) {
      let path = String(decoding: record.path, as: UTF8.self)
      guard let content else { throw .unreadable("git doesn't find '\(path)', which it has just merged") }
      files[path] = String(decoding: content, as: UTF8.self)
    }
    return files
  }

  /// The exit status with which `git merge-tree` says that branches conflict.
  private static let conflict: Int32 = 1

  private func run(
    _ arguments: [String], input: String? = nil, accepting accepted: Set<Int32> = [0]
  ) async throws(VerificationFailure) -> [UInt8] {
    do {
      return try await git.run(arguments, input: input, accepting: accepted)
    } catch {
      throw .git(error)
    }
  }
}

/// A stream of commits for `git fast-import`.
struct CommitStream {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  /// Adds a commit of whole files on its own branch.
  /// - Parameter parent: the number of its parent.
  /// - Returns: its number.
  @discardableResult
  mutating func commit(_ files: [String: String], as branch: String, on parent: Int? = nil) -> Int {
    count += 1
    write("commit refs/heads/\(branch)\nmark :\(count)\ncommitter solidsite <> 0 +0000\ndata 0\n")
    if let parent { write("from :\(parent)\n") }
    write("deleteall\n")
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      write("M 100644 inline \(Self.written(path))\ndata \(text.utf8.count)\n\(text)\n")
    }
    write("\n")
    return count
  }

  private mutating func write(_ text: String) { bytes += Array(text.utf8) }

  /// Returns a path as git reads it: a quotation mark at its beginning would begin a quoted path.
  private static func written(_ path: String) -> String {
    let (mark, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    guard path.utf8.first == mark else { return path }
    let quoted = path.utf8.flatMap { $0 == mark || $0 == escape ? [escape, $0] : [$0] }
    return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
  }
}
