/// The identity of files through renames, for commits on parallel branches too.
///
/// A file has a name from the commit that renames it to that name until the commits that rename it to another. A name
/// applies in a commit if the first is among the commit's ancestors and none of the others is. So a branch that started
/// before a rename keeps the old name, and a new file under an abandoned name is a different file.
struct FileNames: Sendable {
  /// The order in which renames are discovered.
  enum Direction: Sendable {
    /// From the newest commit to the oldest.
    case backward
    /// From the oldest commit to the newest.
    case forward
  }

  /// A name that a file holds.
  private struct Holding: Sendable {
    var file: Int32
    /// The commits that rename the file to the name; empty if it is older than the list.
    var starts: [Int] = []
    /// The commits that rename the file to another name.
    var ends: [Int] = []
  }

  /// The maximum number of a path's holdings that are tried, and of the commits that end one, which bounds the time for
  /// a path that tens of thousands of commits rename.
  private static let candidateLimit = 1_000

  private let direction: Direction
  private let ancestry: CommitAncestry
  private var holdings: [Int32: [Holding]] = [:]
  /// The place of the holding that was found last for each path, because the next one is near it.
  private var latest: [Int32: Int] = [:]
  /// Files that have a path to which no holding applies.
  private var others: [Int32: Int32] = [:]
  /// The path of each file next to the refactoring.
  private(set) var paths: [Int32] = []

  init(_ direction: Direction, _ ancestry: CommitAncestry) {
    self.direction = direction
    self.ancestry = ancestry
  }

  /// Adds a file by its path next to the refactoring.
  mutating func add(path: Int32) -> Int32 {
    let file = newFile(path)
    holdings[path, default: []].append(Holding(file: file))
    return file
  }

  /// Records a rename; must be called in the order of the direction.
  mutating func rename(from old: Int32, to new: Int32, in commit: Int) {
    let isBackward = direction == .backward
    // The file had the old name before the commit, and has the new one from it on.
    let (known, other) = isBackward ? (new, old) : (old, new)
    let place = place(of: known, in: commit)
    guard let holding = holdings[known]?[place] else { return }
    if isBackward, holding.starts.count < Self.candidateLimit { holdings[known]?[place].starts.append(commit) }
    if !isBackward, holding.ends.count < Self.candidateLimit { holdings[known]?[place].ends.append(commit) }
    holdings[other, default: []].append(
      Holding(file: holding.file, starts: isBackward ? [] : [commit], ends: isBackward ? [commit] : []))
  }

  /// Returns the file that has a path in a commit; after a rename in that commit, the path is the new one.
  mutating func file(at path: Int32, in commit: Int) -> Int32 {
    if let place = search(path, commit) { return holdings[path]?[place].file ?? other(path) }
    return other(path)
  }

  /// Returns all files that ever have a path.
  func files(everAt path: Int32) -> [Int32] {
    (holdings[path] ?? []).map(\.file) + [others[path]].compactMap { $0 }
  }

  /// Returns the paths at which each of some files is seen in a commit.
  func paths(of files: Set<Int32>, in commit: Int) -> [Int32: [Int32]] {
    var paths: [Int32: [Int32]] = [:]
    for (path, holdings) in holdings {
      for holding in holdings where files.contains(holding.file) && isInEffect(holding, commit) {
        paths[holding.file, default: []].append(path)
      }
    }
    return paths
  }

  private mutating func place(of path: Int32, in commit: Int) -> Int {
    if let found = search(path, commit) { return found }
    holdings[path, default: []].append(Holding(file: other(path)))
    return (holdings[path]?.count ?? 1) - 1
  }

  private mutating func search(_ path: Int32, _ commit: Int) -> Int? {
    guard let candidates = holdings[path] else { return nil }
    // Successive commits mostly see the same holding or the next one.
    let first = latest[path] ?? 0
    for offset in 0..<min(candidates.count, Self.candidateLimit) {
      let place = (first + offset) % candidates.count
      if isInEffect(candidates[place], commit) {
        latest[path] = place
        return place
      }
    }
    return nil
  }

  private func isInEffect(_ holding: Holding, _ commit: Int) -> Bool {
    (holding.starts.isEmpty || holding.starts.contains { ancestry.isAncestor($0, of: commit) })
      && !holding.ends.contains { ancestry.isAncestor($0, of: commit) }
  }

  private mutating func other(_ path: Int32) -> Int32 {
    if let file = others[path] { return file }
    let file = newFile(path)
    others[path] = file
    return file
  }

  private mutating func newFile(_ path: Int32) -> Int32 {
    paths.append(path)
    return Int32(truncatingIfNeeded: paths.count - 1)
  }
}

/// A table that assigns small numbers to paths.
struct PathNumbers: Sendable {
  private var numbers: [[UInt8]: Int32] = [:]
  /// The paths by number.
  private(set) var paths: [[UInt8]] = []

  /// Returns the number of a path that has one.
  func known(_ path: [UInt8]) -> Int32? { numbers[path] }

  /// Returns the number of a path and gives it one if it has none.
  mutating func number(of path: some Collection<UInt8>) -> Int32 {
    let path = Array(path)
    if let number = numbers[path] { return number }
    let number = Int32(truncatingIfNeeded: paths.count)
    numbers[path] = number
    paths.append(path)
    return number
  }
}
