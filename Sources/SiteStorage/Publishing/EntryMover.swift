import SystemFiles

/// Performs the moves of a journal. Each move checks where the entries are, so that it can be repeated or undone at any
/// time.
struct EntryMover: Sendable {
  /// The folder in the site for old entries, used if the file system can't exchange two entries.
  var retired: EntryName

  /// Creates a placeholder for a new name: an empty folder, or the file itself.
  func reserve(
    _ move: MoveJournal.Move, _ site: borrowing OpenFolder, _ staging: borrowing OpenFolder
  ) throws(SystemError) {
    guard move.kind == .add, try site.status(of: move.name) == nil,
      let new = try staging.status(of: move.name), new.identity.number == move.new
    else { return }
    if new.kind == .folder { return try site.createFolder(move.name) }
    do {
      try staging.link(move.name, to: site)
    } catch  where !error.isDiskFull {
      // The file system has no hard links; the move itself will create the entry or be undone.
    }
  }

  /// Moves the new entry into place, and the old one to the staging folder or among the retired entries.
  func advance(
    _ move: MoveJournal.Move, _ site: borrowing OpenFolder, _ staging: borrowing OpenFolder
  ) throws(SystemError) {
    let name = move.name
    let current = try site.status(of: name)
    if move.kind == .drop {
      if let current, current.identity.number == move.old { try site.move(name, to: staging) }
      return
    }
    guard let new = try staging.status(of: name), new.identity.number == move.new,
      current?.identity.number != move.new
    else { return }
    guard let current, move.kind == .swap else { return try staging.move(name, to: site) }
    do {
      try staging.exchange(name, with: site)
    } catch  where error.refusesExchange {
      try site.createFolder(retired)
      let retired = try site.folder(retired)
      // With a hard link to the old file, the new one can replace it atomically.
      var hasSecondName = false
      if current.kind == .file, new.kind == .file { hasSecondName = (try? site.link(name, to: retired)) != nil }
      if !hasSecondName { try site.move(name, to: retired) }
      try staging.move(name, to: site)
    }
  }

  /// Moves the old entry back into place, and the new one to the staging folder.
  func undo(
    _ move: MoveJournal.Move, _ site: borrowing OpenFolder, _ staging: borrowing OpenFolder
  ) throws(SystemError) {
    let name = move.name
    let current = try site.status(of: name)
    let staged = try staging.status(of: name)
    if move.kind == .add {
      guard let current else { return }
      if current.identity.number != move.new {
        // The placeholder, unless something was put into it.
        if current.kind == .folder, staged?.identity.number == move.new { try? site.removeFolder(name) }
      } else if staged?.identity.number == move.new {
        try site.removeFile(name)
      } else {
        try site.move(name, to: staging)
      }
      return
    }
    if current?.identity.number == move.old { return }
    if staged?.identity.number == move.old {
      if current == nil { try staging.move(name, to: site) } else { try staging.exchange(name, with: site) }
    } else if try site.status(of: retired) != nil {
      let retired = try site.folder(retired)
      guard try retired.status(of: name)?.identity.number == move.old else { return }
      if current != nil, staged == nil { try site.move(name, to: staging) }
      try retired.move(name, to: site)
    }
  }
}
