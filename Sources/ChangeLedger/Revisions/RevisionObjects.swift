import CaseStudyModel

/// The contents of files in commits, read with two runs of git for all of them.
struct RevisionObjects: Sendable {
  /// The maximum size of a file in bytes; a page couldn't show larger ones.
  static let largestFile = 4 << 20
  /// The maximum size of all files in bytes.
  private static let largestReading = 128 << 20

  private var contents: [String: Result<[UInt8], RevisionFault>] = [:]

  /// Reads objects by their names.
  init(_ names: Set<String>, from scratch: ScratchRepository) async throws(GitFailure) {
    let names = names.sorted()
    if names.isEmpty { return }
    let questions = try scratch.write(Array((names.joined(separator: "\n") + "\n").utf8), to: "objects-asked")
    let sizes = try await scratch.git.text(["cat-file", "--batch-check=%(objectname) %(objectsize)"], input: questions)
      .split(separator: "\n").map { $0.split(separator: " ") }
    var wanted: [String] = []
    var total = 0
    for (name, words) in zip(names, sizes) {
      guard words.count == 2, let size = Int(words[1]) else {
        contents[name] = .failure(.missingObject)
        continue
      }
      if size > Self.largestFile {
        contents[name] = .failure(.tooLarge(limit: Self.largestFile))
      } else if total + size > Self.largestReading {
        contents[name] = .failure(.tooLargeTogether(limit: Self.largestReading))
      } else {
        wanted.append(name)
        total += size
      }
    }
    if wanted.isEmpty { return }
    let input = try scratch.write(Array((wanted.joined(separator: "\n") + "\n").utf8), to: "objects-wanted")
    // Before each file, git prints a line of up to a hundred bytes.
    let limit = Self.largestReading + 100 * wanted.count
    let output = try await scratch.git.run(["cat-file", "--batch"], input: input, atMost: limit)
    for (name, content) in zip(wanted, ObjectRecords.contents(in: output, count: wanted.count)) {
      contents[name] = content.map { Self.text(Array($0)) } ?? .failure(.missingObject)
    }
  }

  /// Returns a text file's bytes, or the reason that it isn't text.
  subscript(name: String) -> Result<[UInt8], RevisionFault> { contents[name] ?? .failure(.missingObject) }

  private static func text(_ bytes: [UInt8]) -> Result<[UInt8], RevisionFault> {
    // Git's own rule for binary files.
    if bytes.prefix(8000).contains(0) { return .failure(.binary) }
    let isPointer = bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    return isPointer ? .failure(.largeFilePointer) : .success(bytes)
  }
}

extension RevisionFault: Error {}
