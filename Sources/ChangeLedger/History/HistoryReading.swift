import CaseStudyModel

/// The commits read so far on one side, with the names of files.
struct HistoryReading: Sendable {
  /// The paths of all commits.
  var table = PathNumbers()
  /// The changed paths by the commit's place in the list.
  private(set) var records: [Int: CommitRecords.Paths] = [:]
  private var names: FileNames
  private let followed: Set<Int32>
  /// The measured changes by the commit's place in the list.
  private var measured: [Int: HistoryChange] = [:]

  /// Starts to follow files from their paths next to the refactoring.
  init(_ direction: FileNames.Direction, _ list: CommitList, files: [[UInt8]]) {
    names = FileNames(direction, CommitAncestry(list))
    var followed = Set<Int32>()
    for path in files { followed.insert(names.add(path: table.number(of: path))) }
    self.followed = followed
  }

  /// Adds the records of commits, which are in the order of the direction; git leaves out commits without any.
  mutating func add(_ found: [CommitRecords.Paths], of commits: [Int], in list: CommitList) {
    var rest = found[...]
    for commit in commits {
      guard let record = rest.first, record.hash == list.commits[commit].hash else { continue }
      rest = rest.dropFirst()
      records[commit] = record
      for rename in record.renames { names.rename(from: rename.old, to: rename.new, in: commit) }
    }
  }

  /// Returns the commits that change a file of the refactoring, in the order given.
  mutating func touching(_ commits: ArraySlice<Int>) -> [HistoryChange] {
    commits.compactMap { commit in
      guard let record = records[commit] else { return nil }
      var files: [Int32] = []
      var seen = Set<Int32>()
      for path in record.paths {
        let file = names.file(at: path, in: commit)
        if seen.insert(file).inserted { files.append(file) }
      }
      let own = files.filter(followed.contains)
      return own.isEmpty ? nil : HistoryChange(commit: commit, files: files, followed: own)
    }
  }

  /// Returns whether the lines of a commit are known.
  func isMeasured(_ commit: Int) -> Bool { measured[commit] != nil }

  /// Adds the lines of a change.
  mutating func add(_ lines: [CommitRecords.Lines], besideSpace: Int, to change: HistoryChange) {
    var change = change
    for file in lines {
      change.lines += file.count
      let number = names.file(at: table.number(of: file.path), in: change.commit)
      if followed.contains(number) { change.followedLines += file.count }
    }
    change.linesBesideSpace = besideSpace
    measured[change.commit] = change
  }

  /// Returns the measured changes among commits, in the order given.
  func measured(_ commits: ArraySlice<Int>) -> [HistoryChange] { commits.compactMap { measured[$0] } }

  /// Returns whether a file belongs to the refactoring.
  func isFollowed(_ file: Int32) -> Bool { followed.contains(file) }

  /// Returns whether a path is or was the name of a file of the refactoring.
  func isFollowed(everAt path: [UInt8]) -> Bool {
    table.known(path).map { names.files(everAt: $0).contains(where: followed.contains) } ?? false
  }

  /// Returns the number of the refactoring's files that have one of some paths in the newest commit.
  func count(at paths: Set<[UInt8]>) -> Int {
    names.paths(of: followed, in: 0).count { $0.value.contains { paths.contains(table.paths[Int($0)]) } }
  }

  /// Returns the number of changes of each of the refactoring's files, by its name.
  func counts(in changes: [HistoryChange]) -> [String: Int] {
    changes.flatMap(\.followed).map { name(of: $0) }.counts
  }

  /// Names the files of a pair.
  func named(_ pair: CoChanges.Pair) -> FilesTogether {
    FilesTogether(
      first: name(of: pair.first), second: name(of: pair.second), support: pair.support,
      changesOfFirst: pair.changesOfFirst, changesOfSecond: pair.changesOfSecond)
  }

  /// Returns the path of a file next to the refactoring.
  private func name(of file: Int32) -> String { PathText.text(of: table.paths[Int(names.paths[Int(file)])]) }
}
