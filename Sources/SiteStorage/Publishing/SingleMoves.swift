import SystemFiles

/// The replacement of a folder's entries one by one, for a folder that can't itself be moved: a mount point, say.
///
/// A journal in the folder says how far the moves have come, and is written as soon as the new site is complete; a run that finds
/// one finishes the moves before it does anything else.
struct SingleMoves: Sendable {
  private enum Step: String {
    /// The old entries are put aside.
    case retire
    /// The new entries are put in their place.
    case install
  }

  private static let stagingName = ".solidsite-new"
  private static let retiredName = ".solidsite-old"
  static let journalName = ".solidsite-journal"
  /// The names that are no part of the published site.
  static let ownNames: Set<String> = [stagingName, retiredName, journalName, journalName + "-new"]

  private var folder: String

  init(of output: OutputFolder) {
    folder = output.path
  }

  /// Where the new site is put together.
  var stagingPath: String { folder + "/" + Self.stagingName }

  /// Puts the entries of the staging folder in the place of all others.
  func replace() throws(SystemError) {
    try FileSystem.remove(retiredPath)
    try run(from: .retire)
  }

  /// Finishes what a killed run began, and clears what it left.
  func recover() throws(SystemError) {
    guard try FileStatus(of: folder)?.kind == .folder else { return }
    if try FileStatus(of: journalPath) != nil {
      let text = try String(decoding: FileSystem.read(journalPath), as: UTF8.self)
      if let step = Step(rawValue: text) { try run(from: step) }
    }
    try FileSystem.remove(journalPath + "-new")
    try FileSystem.remove(retiredPath)
  }

  private var retiredPath: String { folder + "/" + Self.retiredName }
  private var journalPath: String { folder + "/" + Self.journalName }

  private func run(from step: Step) throws(SystemError) {
    if step == .retire {
      try note(.retire)
      try FileSystem.createFolder(retiredPath)
      for name in try FileSystem.names(in: folder) where !Self.ownNames.contains(name) {
        try FileSystem.move(folder + "/" + name, to: retiredPath + "/" + name)
      }
      try note(.install)
    }
    for name in try FileSystem.names(in: stagingPath) {
      try FileSystem.move(stagingPath + "/" + name, to: folder + "/" + name)
    }
    try FileSystem.remove(journalPath)
    try FileSystem.remove(retiredPath)
  }

  /// Writes the journal so that it holds one step or the other at every moment.
  private func note(_ step: Step) throws(SystemError) {
    try FileSystem.write(Array(step.rawValue.utf8), to: journalPath + "-new")
    try FileSystem.move(journalPath + "-new", to: journalPath)
  }
}
