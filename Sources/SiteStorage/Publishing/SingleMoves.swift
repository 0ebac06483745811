import SystemFiles

/// The replacement of a folder's entries one by one, for a folder that can't itself be moved: a mount point, say.
///
/// An old and a new entry of one name change places in a single step, so that no name is ever missing that both sites have.
/// All that needs room on the disk is done before the first of these steps: the new site is complete, the journal is
/// written, and new names have their places. If a step fails all the same, those before it are taken back. A run that
/// finds a journal finishes what it says, or takes it back, before it does anything else.
struct SingleMoves: Sendable {
  static let journalName = ".solidsite-journal"
  private static let journal = EntryName(journalName)

  private var folder: String

  init(of output: OutputFolder) {
    folder = output.path
  }

  /// Tells whether a name at the top of the output folder is no part of the published site.
  /// - Parameter isMount: whether the folder is the top of a file system, whose check may keep what it found there.
  static func isOwn(_ name: String, inMount isMount: Bool) -> Bool {
    name.hasPrefix(".solidsite-") || isMount && name == "lost+found"
  }

  /// Where the new site may be put together.
  func stagingPlace(_ suffix: String) -> StagingFolder.Place {
    StagingFolder.Place(
      path: "\(folder)/\(Self.staging(suffix))", companion: "\(folder)/\(Self.retired(suffix))")
  }

  /// Puts entries of a staging folder in the place of those of the output folder.
  /// - Parameter changed: the names that differ, at the top of the old or the new site.
  /// - Throws: `PublishingError`; all is as it was, or, for `unfinished`, the next run finishes it.
  func replace(_ changed: Set<String>, from staging: StagingFolder) throws {
    let journal: MoveJournal
    do {
      let site = try OpenFolder(folder)
      journal = try plan(changed, staging.suffix, site)
      try site.replace(Self.journal, by: journal.bytes, isDurable: true)
      try site.sync()
    } catch {
      // Nothing has been moved.
      try OpenFolder(folder).removeFile(Self.journal)
      throw error
    }
    if let failure = try carryOut(journal) { throw failure }
  }

  /// Finishes what a killed run began or takes it back, and clears what it left.
  func recover() throws {
    guard try FileStatus(of: folder)?.kind == .folder else { return }
    if let text = try? FileSystem.read(folder + "/" + Self.journalName, limit: 64 << 20),
      let journal = MoveJournal(text),
      try FileStatus(of: stagingPlace(journal.suffix).path, followingLinks: false)?.kind == .folder
    {
      try carryOut(journal)
    } else {
      try putBack()
    }
    let site = try OpenFolder(folder)
    try FileSystem.remove(folder + "/" + Self.journalName)
    for name in try site.names() where name.description.hasPrefix(".solidsite-writing-") {
      try FileSystem.remove(site.path(of: name))
    }
  }
}

extension SingleMoves {
  private static func staging(_ suffix: String) -> EntryName { EntryName(".solidsite-new" + suffix) }
  private static func retired(_ suffix: String) -> EntryName { EntryName(".solidsite-old" + suffix) }

  /// Names what has to be moved, and makes places in the staging folder for what the new site no longer has.
  private func plan(
    _ changed: Set<String>, _ suffix: String, _ site: borrowing OpenFolder
  ) throws(SystemError) -> MoveJournal {
    let staging = try site.folder(Self.staging(suffix))
    var moves: [MoveJournal.Move] = []
    let new = try staging.names()
    for name in new {
      guard let status = try staging.status(of: name) else { continue }
      let old = try site.status(of: name)?.identity.number
      // A file that is the same has the same number.
      if old == status.identity.number { continue }
      moves.append(.init(kind: old == nil ? .add : .swap, name: name, new: status.identity.number, old: old ?? 0))
    }
    let kept = Set(new)
    for name in try site.names() where changed.contains(name.description) && !kept.contains(name) {
      guard let status = try site.status(of: name) else { continue }
      moves.append(.init(kind: .drop, name: name, old: status.identity.number))
      // To take the place of an entry of the same kind needs no room.
      if status.kind == .folder { try staging.createFolder(name) } else { try staging.create(name, []) }
    }
    return MoveJournal(suffix: suffix, moves: moves.sorted { Self.rank($0) < Self.rank($1) })
  }

  /// What pages refer to comes before the pages, and the home page last of what is seen.
  private static func rank(_ move: MoveJournal.Move) -> Int {
    let name = move.name.description
    switch move.kind {
    case .add: return 0
    case .swap: return name == "index.html" ? 3 : name.hasSuffix(".html") ? 2 : 1
    case .drop: return 4
    }
  }

  /// Carries the moves out, or, where that fails, takes them back.
  /// - Returns: why they were taken back.
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
        for move in journal.moves.reversed() { try mover.takeBack(move, site, staging) }
      }
      try site.removeFile(Self.journal)
    } catch {
      throw PublishingError.unfinished(output: folder, failure ?? error)
    }
    return failure
  }

  /// Removes the retired entries while the journal says that they aren't needed any more.
  private func discard(
    _ retired: EntryName, _ site: borrowing OpenFolder, _ staging: borrowing OpenFolder
  ) throws(SystemError) {
    do {
      try FileSystem.remove(site.path(of: retired))
    } catch {
      // Another user's, say. Without the journal it would be put back, so that it goes where nothing is put back from.
      try site.move(retired, to: staging)
    }
  }

  /// Puts entries back that were retired, where no journal says what was meant to become of them.
  private func putBack() throws(SystemError) {
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
