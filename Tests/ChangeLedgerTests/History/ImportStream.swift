import Foundation

/// A history in the format of `git fast-import`, which creates a repository of many commits in one process.
struct ImportStream {
  private var bytes = Data()
  private var mark = 0

  /// Adds a commit, a day after the one before, and returns its mark; files without a text are removed.
  @discardableResult
  mutating func commit(
    _ files: [String: String?] = [:], on branch: String = "main", from start: Int? = nil, merging other: Int? = nil,
    moving: [String: String] = [:], by author: String = "A <a@example.org>", _ subject: String = "a change",
    binary: [[UInt8]: [UInt8]] = [:], submodules: [String] = []
  ) -> Int {
    mark += 1
    let seconds = 1_600_000_000 + mark * 86_400
    add("commit refs/heads/\(branch)\nmark :\(mark)\nauthor \(author) \(seconds) +0000\n")
    add("committer C <c@example.org> \(seconds) +0000\n")
    add(Array(subject.utf8))
    if let start { add("from :\(start)\n") }
    if let other { add("merge :\(other)\n") }
    for (old, new) in moving.sorted(by: { $0.key < $1.key }) {
      add("R \(Self.quoted(Array(old.utf8))) \(Self.quoted(Array(new.utf8)))\n")
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let path = Self.quoted(Array(path.utf8))
      if let text {
        add("M 100644 inline \(path)\n")
        add(Array(text.utf8))
      } else {
        add("D \(path)\n")
      }
    }
    for (path, content) in binary {
      add("M 100644 inline \(Self.quoted(path))\n")
      add(content)
    }
    for path in submodules { add("M 160000 \(String(repeating: "1", count: 40)) \(Self.quoted(Array(path.utf8)))\n") }
    add("\n")
    return mark
  }

  /// Names a commit.
  mutating func tag(_ name: String, _ mark: Int) {
    add("reset refs/tags/\(name)\nfrom :\(mark)\n\n")
  }

  /// Writes the history into a repository.
  func write(to repository: TestRepository) async throws {
    let path = repository.folder + "/import"
    try bytes.write(to: URL(fileURLWithPath: path))
    try await repository.git("fast-import", "--quiet", input: path)
  }

  private mutating func add(_ text: String) { bytes += Data(text.utf8) }

  private mutating func add(_ content: [UInt8]) {
    add("data \(content.count)\n")
    bytes += content + [10]
  }

  /// Quotes every byte of a path, because each has a meaning somewhere.
  private static func quoted(_ path: [UInt8]) -> String {
    "\""
      + path.map { "\\" + String(repeating: "0", count: 3 - String($0, radix: 8).count) + String($0, radix: 8) }
      .joined() + "\""
  }
}
