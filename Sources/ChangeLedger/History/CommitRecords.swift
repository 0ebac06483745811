/// The parsed output of `git diff-tree --stdin -z` for many commits, each after its own header.
///
/// A header is `0x01 hash NUL name NUL address NUL subject NUL`; a line feed separates it from the commit's records.
enum CommitRecords {
  /// The format of the header, for `--format`.
  static let format = "%x01%H%x00%an%x00%ae%x00%s"
  /// The number of bytes that are kept of a name, an address or a subject; a repository of a megabyte can hold a
  /// subject of a gigabyte.
  private static let longestText = 10_000

  /// Decodes a name, an address or a subject.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(longestText), as: UTF8.self)
  }

  /// The paths that a commit changes.
  struct Paths: Sendable, Equatable {
    /// The full hash.
    var hash: String
    /// Whether the author is a program.
    var isByBot: Bool
    /// The first line of the message.
    var subject: String
    /// The path of each file, the new one of a renamed file.
    var paths: [Int32] = []
    /// The renames among them.
    var renames: [Rename] = []
  }

  /// A rename of a file.
  struct Rename: Sendable, Equatable {
    var old: Int32
    var new: Int32
  }

  /// The lines that a commit changes in a file.
  struct Lines: Sendable, Equatable {
    /// The path, the new one of a renamed file.
    var path: [UInt8]
    /// The lines added and removed; 0 for a binary file.
    var count: Int
  }

  /// Parses records of `--name-status`: `letter NUL path NUL`, with two paths for a rename.
  static func paths(in output: [UInt8], _ table: inout PathNumbers) -> [Paths] {
    var fields = CommitFields(output)
    var commits: [Paths] = []
    while let header = fields.header() {
      var commit = Paths(
        hash: header[0], isByBot: BotAuthor.isBot(name: header[1], address: header[2]), subject: header[3])
      while let status = fields.record(), let path = fields.path() {
        let number = table.number(of: path)
        if status.first == UInt8(ascii: "R"), let new = fields.path() {
          let rename = Rename(old: number, new: table.number(of: new))
          commit.renames.append(rename)
          commit.paths.append(rename.new)
        } else {
          commit.paths.append(number)
        }
      }
      commits.append(commit)
    }
    return commits
  }

  /// Parses records of `--numstat`: `added TAB removed TAB path NUL`; for a rename, the path is empty, and the old and
  /// the new one follow.
  static func lines(in output: [UInt8]) -> [String: [Lines]] {
    var fields = CommitFields(output)
    var commits: [String: [Lines]] = [:]
    while let header = fields.header() {
      var files: [Lines] = []
      while let record = fields.record() {
        let columns = record.split(separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
        guard columns.count == 3 else { continue }
        var path = columns[2]
        if path.isEmpty {
          guard fields.path() != nil, let new = fields.path() else { break }
          path = new
        }
        files.append(Lines(path: Array(path), count: number(columns[0]) + number(columns[1])))
      }
      commits[header[0]] = files
    }
    return commits
  }

  /// Returns the number in a column of `--numstat`; 0 for a binary file.
  static func number(_ column: ArraySlice<UInt8>) -> Int { Int(String(decoding: column, as: UTF8.self)) ?? 0 }
}

/// The fields of git's output for many commits, one after the other.
private struct CommitFields {
  private var rest: ArraySlice<ArraySlice<UInt8>>

  init(_ output: [UInt8]) { rest = output.split(separator: 0, omittingEmptySubsequences: false)[...] }

  /// Returns the four texts of the next header.
  mutating func header() -> [String]? {
    guard let mark = rest.first.map(Self.text), mark.first == 1, rest.count >= 4 else { return nil }
    let texts = ([mark] + rest.dropFirst().prefix(3)).map(CommitRecords.text)
    rest = rest.dropFirst(4)
    return [String(texts[0].dropFirst())] + texts[1...]
  }

  /// Returns the start of the next record; `nil` at the next header and at the end. Only paths can start with a
  /// header's first byte too, and `path` takes those.
  mutating func record() -> ArraySlice<UInt8>? {
    guard let field = rest.first.map(Self.text), !field.isEmpty, field.first != 1 else { return nil }
    rest = rest.dropFirst()
    return field
  }

  /// Returns a field without the line feed that follows each header, which is the next header's first byte where a
  /// commit has no records.
  private static func text(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    field.drop { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the next path of a record.
  mutating func path() -> ArraySlice<UInt8>? { rest.first?.isEmpty == true ? nil : rest.popFirst() }
}
