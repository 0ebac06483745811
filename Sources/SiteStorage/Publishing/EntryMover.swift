import SystemFiles

/// The single moves of one journal. Each looks at where the entries are, so that it can be repeated and taken back at every moment.
struct EntryMover: Sendable {
  /// The folder in the site's for old entries, where the file system can't let two entries change places.
  var retired: EntryName

  /// Makes the place for a name that the site doesn't have yet: an empty folder, or the file itself.
  func reserve(
    _ move: MoveJournal.Move, _ site: borrowing OpenFolder, _ staging: borrowing OpenFolder
  ) throws(SystemError) {
    guard move.kind == .add, try site.status(of: move.name) == nil,
      let new = try staging.status(of: move.name), new.identity.number == move.new
    else { return }
    if new.kind == .folder { return try site.createFolder(move.name) }
    do {
      try staging.link(move.name, to: site)
    } catch  where !error.isForLackOfRoom {
      // A file system without second names: the move will make the place, or be taken back.
    }
  }

  /// Puts the new entry in its place, and the old one in the staging folder or among those that are retired.
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
      // With a second name for the old file, the new one can take its place at once.
      var hasSecondName = false
      if current.kind == .file, new.kind == .file { hasSecondName = (try? site.link(name, to: retired)) != nil }
      if !hasSecondName { try site.move(name, to: retired) }
      try staging.move(name, to: site)
    }
  }

  /// Puts the old entry back in its place, and the new one in the staging folder.
  func takeBack(
    _ move: MoveJournal.Move, _ site: borrowing OpenFolder, _ staging: borrowing OpenFolder
  ) throws(SystemError) {
    let name = move.name
    let current = try site.status(of: name)
    let staged = try staging.status(of: name)
    if move.kind == .add {
      guard let current else { return }
      if current.identity.number != move.new {
        // The place that was made for it, if nobody has put anything there.
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
