import SystemFiles

/// Replaces a folder's entries one by one, for a folder that can't be moved itself, such as a mount point.
///
/// The old and new entry of a name are exchanged atomically, so that no name that both sites have is ever missing.
/// Everything that needs disk space happens before the first exchange: the new site is complete, the journal is
/// written, and new names have placeholders. If an exchange fails nevertheless, the previous ones are undone. A run
/// that finds a journal first completes or undoes it.
struct SingleMoves: Sendable {
  /// The beginning of the names of this type's files.
  static let namePrefix = ".solidsite-"
  /// The name of the journal file.
  static let journalName = ".solidsite-journal"
  private static let journal = EntryName(journalName)

  private var folder: String

  /// Creates moves in an output folder.
  init(of output: OutputFolder) { folder = output.path }

  /// Returns whether a name at the top of the output folder is not part of the published site.
  /// - Parameter isMount: whether the folder is the root of a file system, which may contain `lost+found`.
  static func isOwn(_ name: String, inMount isMount: Bool) -> Bool {
    name.hasPrefix(namePrefix) || isMount && name == "lost+found"
  }

  /// Returns the location of the staging folder.
  func stagingPlace(_ suffix: String) -> StagingFolder.Place {
    StagingFolder.Place(
      path: "\(folder)/\(Self.staging(suffix))", companion: "\(folder)/\(Self.retired(suffix))")
  }

  /// Replaces entries of the output folder by those of a staging folder.
  /// - Parameter changed: the names at the top of the old or new site that differ.
  /// - Throws: `PublishingError`; the old site is intact, or, for `unfinished`, the next run completes the replacement.
  func replace(_ changed: Set<String>, from staging: StagingFolder) throws {
    guard let failure = try attempt(changed, from: staging) else { return }
    guard failure.crossesFileSystems else { throw failure }
    let folders = LayeredFolders(in: folder, retired: Self.retired(staging.suffix))
    try folders.renew(changed.map { EntryName($0) })
    if let failure = try attempt(changed, from: staging) { throw failure }
  }

  /// Replaces entries, and returns the failure if it had to be undone.
  private func attempt(_ changed: Set<String>, from staging: StagingFolder) throws -> SystemError? {
    let journal: MoveJournal
    do {
      let site = try OpenFolder(folder)
      journal = try plan(changed, staging.suffix, site)
      try site.replace(Self.journal, by: journal.bytes, isDurable: true)
      try site.sync()
    } catch {
      // Nothing has been moved yet.
      try OpenFolder(folder).removeFile(Self.journal)
      throw error
    }
    guard let failure = try carryOut(journal) else { return nil }
    // The placeholders would be taken for entries of the new site.
    for move in journal.moves where move.kind == .drop {
      try FileSystem.remove("\(staging.path)/\(move.name.description)")
    }
    return failure
  }

  /// Completes or undoes the moves of a killed run, and removes its files.
  func recover() throws {
    guard try FileStatus(of: folder)?.kind == .folder else { return }
    if let text = try? FileSystem.read(folder + "/" + Self.journalName, limit: 64 << 20),
      let journal = MoveJournal(text),
      try FileStatus(of: stagingPlace(journal.suffix).path, followingLinks: false)?.kind == .folder
    {
      try carryOut(journal)
    } else {
      try restoreRetired()
    }
    let site = try OpenFolder(folder)
    try FileSystem.remove(folder + "/" + Self.journalName)
    let own = [
      ".solidsite-writing-", LayeredFolders.copyName, Self.staging("").description, Self.retired("").description,
    ]
    // Another user's file in a sticky folder can't be removed, and does no harm.
    for name in try site.names() where own.contains(where: name.description.hasPrefix) {
      try? FileSystem.remove(site.path(of: name))
    }
  }
}

extension SingleMoves {
  private static func staging(_ suffix: String) -> EntryName { EntryName(".solidsite-new" + suffix) }
  private static func retired(_ suffix: String) -> EntryName { EntryName(".solidsite-old" + suffix) }

  /// Plans the moves, and creates placeholders in the staging folder for entries that the new site doesn't have.
  private func plan(
    _ changed: Set<String>, _ suffix: String, _ site: borrowing OpenFolder
  ) throws(SystemError) -> MoveJournal {
    let staging = try site.folder(Self.staging(suffix))
    var moves: [MoveJournal.Move] = []
    let new = try staging.names()
    for name in new {
      guard let status = try staging.status(of: name) else { continue }
      let old = try site.status(of: name)?.identity.number
      // Unchanged files are hard links with the same inode number.
      if old == status.identity.number { continue }
      moves.append(.init(kind: old == nil ? .add : .swap, name: name, new: status.identity.number, old: old ?? 0))
    }
    let kept = Set(new)
    for name in try site.names() where !kept.contains(name) && !name.description.hasPrefix(Self.namePrefix) {
      // A new site has no names but UTF-8, and the old one was listed without the others.
      guard changed.contains(name.description) || !name.isText else { continue }
      guard let status = try site.status(of: name) else { continue }
      moves.append(.init(kind: .drop, name: name, old: status.identity.number))
      // Replacing an entry by one of the same kind needs no disk space.
      if status.kind == .folder { try staging.createFolder(name) } else { try staging.create(name, []) }
    }
    return MoveJournal(suffix: suffix, moves: moves.sorted { Self.rank($0) < Self.rank($1) })
  }

  /// Orders moves so that pages follow the files they refer to, and the home page comes last.
  private static func rank(_ move: MoveJournal.Move) -> Int {
    let name = move.name.description
    switch move.kind {
    case .add: return 0
    case .swap: return name == "index.html" ? 3 : name.hasSuffix(".html") ? 2 : 1
    case .drop: return 4
    }
  }

  /// Performs the moves; if one fails, undoes the others.
  /// - Returns: the failure, if the moves were undone.
  @discardableResult
  private func carryOut(_ journal: MoveJournal) throws -> SystemError? {
    var failure: SystemError?
    do throws(SystemError) {
      let site = try OpenFolder(folder)
      let staging = try site.folder(Self.staging(journal.suffix))
      let mover = EntryMover(retired: Self.retired(journal.suffix))
      do {
        for move in journal.moves { try mover.reserve(move, site, staging) }
        for move in journal.moves { try mover.advance(move, site, staging) }
        try discard(Self.retired(journal.suffix), site, staging)
      } catch {
        failure = error
        for move in journal.moves.reversed() { try mover.undo(move, site, staging) }
      }
      try site.removeFile(Self.journal)
    } catch {
      throw PublishingError.unfinished(output: folder, failure ?? error)
    }
    return failure
  }

  /// Removes the retired entries while the journal still marks them as obsolete.
  private func discard(
    _ retired: EntryName, _ site: borrowing OpenFolder, _ staging: borrowing OpenFolder
  ) throws(SystemError) {
    do {
      try FileSystem.remove(site.path(of: retired))
    } catch {
      // The entry may belong to another user. Without the journal it would be restored, so it goes to the staging
      // folder.
      try site.move(retired, to: staging)
    }
  }

  /// Restores retired entries if there is no journal.
  private func restoreRetired() throws(SystemError) {
    let site = try OpenFolder(folder)
    for name in try site.names() where name.description.hasPrefix(Self.retired("").description) {
      let suffix = String(name.description.dropFirst(Self.retired("").description.count))
      guard try site.status(of: name)?.kind == .folder else { continue }
      let retired = try site.folder(name)
      var isUnfinished = false
      if try site.status(of: Self.staging(suffix))?.kind == .folder {
        isUnfinished = try !site.folder(Self.staging(suffix)).names().isEmpty
      }
      for entry in try retired.names() {
        if try site.status(of: entry) == nil {
          try retired.move(entry, to: site)
        } else if isUnfinished {
          do { try retired.exchange(entry, with: site) } catch  where error.refusesExchange {
            try FileSystem.remove(site.path(of: entry))
            try retired.move(entry, to: site)
          }
        }
      }
    }
  }
}
