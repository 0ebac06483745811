import Foundation
import SystemFiles
import Testing

@testable import SiteStorage

/// States that a killed run may leave while it moves entries one by one, with the outcome of the next run.
@Suite struct SingleMovesTests {
  private static let old = ["a/x.html": "old a", "b.html": "old b", "gone.html": "old"]
  private static let new = ["a/x.html": "new a", "b.html": "new b", "added/x.html": "new"]

  private func inSite(_ texts: [String: String], below folder: String = "_site/") -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { (folder + $0.key, $0.value) })
  }

  /// A folder with the old site, the new one in staging, and the journal for the transition.
  private func prepared(_ work: (TemporaryFolder, MoveJournal) throws -> Void) async throws {
    let files = inSite(Self.old).merging(inSite(Self.new, below: "_site/.solidsite-new/")) { $1 }
    try await TemporaryFolder.filled(with: files) { folder in
      try folder.write("", to: "_site/.solidsite-new/gone.html")
      let number = { UInt64(try folder.fileNumber(of: "_site/" + $0)) }
      let journal = MoveJournal(
        suffix: "",
        moves: [
          .init(kind: .add, name: EntryName("added"), new: try number(".solidsite-new/added")),
          .init(kind: .swap, name: EntryName("a"), new: try number(".solidsite-new/a"), old: try number("a")),
          .init(
            kind: .swap, name: EntryName("b.html"), new: try number(".solidsite-new/b.html"), old: try number("b.html")),
          .init(kind: .drop, name: EntryName("gone.html"), old: try number("gone.html")),
        ])
      try work(folder, journal)
    }
  }

  /// The published site, without the publisher's own files.
  private func published(in folder: TemporaryFolder) throws -> [String: String] {
    try folder.texts(in: "_site").filter { !$0.key.hasPrefix(".solidsite-") }
  }

  @Test func journalsRoundTrip() {
    let moves = [MoveJournal.Move(kind: .swap, name: EntryName(bytes: [0xFF, 10, 32]), new: .max, old: 1)]
    let journal = MoveJournal(suffix: "-2", moves: moves)
    #expect(MoveJournal(journal.bytes) == journal)
    for count in journal.bytes.indices { #expect(MoveJournal(Array(journal.bytes[..<count])) == nil) }
  }

  @Test(arguments: ["", "..", ".", "a/b", "../x", "a\0b", String(repeating: "a", count: 256)])
  func rejectsAJournalWithAnInvalidEntryName(name: String) {
    let journal = MoveJournal(suffix: "", moves: [.init(kind: .add, name: EntryName(bytes: Array(name.utf8)), new: 1)])
    #expect(MoveJournal(journal.bytes) == nil)
  }

  @Test(arguments: 0...8)
  func finishesInterruptedMoves(afterSteps count: Int) async throws {
    try await prepared { folder, journal in
      try folder.write(String(decoding: journal.bytes, as: UTF8.self), to: "_site/.solidsite-journal")
      try take(count, of: journal, in: folder)
      try SingleMoves(of: OutputFolder(folder.path + "/_site")).recover()
      try #expect(published(in: folder) == Self.new)
      #expect(!folder.exists("_site/.solidsite-journal"))
    }
  }

  @Test(arguments: 0...8)
  func undoesEachMove(afterSteps count: Int) async throws {
    try await prepared { folder, journal in
      try take(count, of: journal, in: folder)
      let site = try OpenFolder(folder.path + "/_site")
      let staging = try site.folder(EntryName(".solidsite-new"))
      let mover = EntryMover(retired: EntryName(".solidsite-old"))
      // Twice, because a run that undoes moves may be killed too.
      for _ in 0..<2 { for move in journal.moves.reversed() { try mover.undo(move, site, staging) } }
      try #expect(published(in: folder) == Self.old)
      for move in journal.moves { try mover.advance(move, site, staging) }
      try #expect(published(in: folder) == Self.new)
    }
  }

  @Test(arguments: ["", "install", "solidsite moves 1\n\nadd 1"])
  func restoresRetiredEntriesIfTheJournalIsBroken(journal: String) async throws {
    let files = [
      "_site/.solidsite-old/a.html": "old", "_site/.solidsite-old/b.html": "old", "_site/b.html": "new",
      "_site/.solidsite-new/a.html": "new", "_site/.solidsite-journal": journal,
    ]
    try await TemporaryFolder.filled(with: files) { folder in
      try SingleMoves(of: OutputFolder(folder.path + "/_site")).recover()
      try #expect(published(in: folder) == ["a.html": "old", "b.html": "old"])
    }
  }

  @Test func restoresRetiredEntriesIfTheJournalIsMissing() async throws {
    let files = ["_site/.solidsite-old/a.html": "old", "_site/.solidsite-old/b/c.html": "old"]
    try await TemporaryFolder.filled(with: files) { folder in
      try SingleMoves(of: OutputFolder(folder.path + "/_site")).recover()
      try #expect(published(in: folder) == ["a.html": "old", "b/c.html": "old"])
    }
  }

  /// Creates the first placeholders up to a number, or all of them and performs the rest of the number of moves.
  private func take(_ count: Int, of journal: MoveJournal, in folder: TemporaryFolder) throws {
    let site = try OpenFolder(folder.path + "/_site")
    let staging = try site.folder(EntryName(".solidsite-new"))
    let mover = EntryMover(retired: EntryName(".solidsite-old"))
    for move in journal.moves.prefix(count) { try mover.reserve(move, site, staging) }
    for move in journal.moves.prefix(max(count - journal.moves.count, 0)) { try mover.advance(move, site, staging) }
  }
}
