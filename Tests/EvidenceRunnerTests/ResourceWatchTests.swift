import Foundation
import Testing

@testable import EvidenceRunner

/// The processes of a sandbox, as a folder of files: 1 and 2 are the sandbox's own, and 3 is confined.
struct ResourceWatchTests {
  private func allows(_ files: [String: String], folders: [String]) throws -> Bool {
    let manager = FileManager.default
    let root = try manager.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: manager.temporaryDirectory, create: true)
    defer { try? manager.removeItem(at: root) }
    let tree = ["1/task/1/children": "2 ", "2/task/2/children": "3 ", "3/task/3/children": ""]
    for folder in folders {
      try manager.createDirectory(at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for (path, text) in tree.merging(files, uniquingKeysWith: { $1 }) {
      let file = root.appendingPathComponent(path)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return ResourceWatch(memory: 1 << 20, temporaryFiles: 10, descriptors: 3, root: root.path).allows(1)
  }

  private static let living = "Name:\tprogram\nState:\tS (sleeping)\nVmSize:\t    9 kB\n"
  private static let ended = "Name:\tprogram\nState:\tZ (zombie)\n"

  @Test func countsTheDescriptorsOfAllProcesses() throws {
    #expect(try allows([:], folders: ["1/fd/0", "2/fd/0", "3/fd/0"]))
    #expect(try !allows([:], folders: ["1/fd/0", "2/fd/0", "3/fd/0", "3/fd/1"]))
  }

  // A file in place of the folder can't be listed, even by root.
  @Test func stopsAProcessThatHidesItsDescriptors() throws {
    #expect(try !allows(["3/fd": "", "3/status": Self.living], folders: ["1/fd", "2/fd"]))
    #expect(try allows(["3/fd": "", "3/status": Self.ended], folders: ["1/fd", "2/fd"]))
    let ending = "Name:\tprogram\nState:\tR (running)\n"
    #expect(try allows(["3/fd": "", "3/status": ending], folders: ["1/fd", "2/fd"]))
    #expect(try allows([:], folders: ["1/fd", "2/fd"]))
  }

  @Test func stopsNothingIfNoProcessCanBeInspected() throws {
    let files = ["1", "2", "3"].flatMap { [("\($0)/fd", ""), ("\($0)/status", Self.living)] }
    #expect(try allows(Dictionary(uniqueKeysWithValues: files), folders: []))
  }

  @Test func countsAThreadThatOutlivesTheFirst() throws {
    let files = ["3/status": Self.ended, "3/task/3/status": Self.ended, "3/task/4/status": Self.living]
    #expect(try !allows(files, folders: ["1/fd", "2/fd", "3/fd"] + (0..<4).map { "3/task/4/fd/\($0)" }))
    let large = ["3/task/4/status": Self.living + "RssAnon:\t    1025 kB\n"]
    #expect(try !allows(files.merging(large) { $1 }, folders: ["1/fd", "2/fd", "3/fd"]))
  }
}
