/// A file that a tool reads: its path below the working folder, and its text.
package struct CodeFile: Sendable, Hashable {
  /// The path below the working folder.
  package var path: String
  /// The content.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Whether the path stays below its folder and can't be mistaken for an option or a list of arguments.
  var isSafe: Bool {
    // Compilers read bytes: a sign with a combining mark after it is a different `Character`, but the same byte.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      let isFolder = part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8)
      let isOption = part.first == UInt8(ascii: "-") || part.first == UInt8(ascii: "@")
      return !part.isEmpty && !isFolder && !isOption && part.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
    }
  }

  /// Whether the Swift compiler reads it.
  var isSwift: Bool { path.hasSuffix(".swift") }

  /// Whether it imports the functions of tests and contracts.
  var usesPrelude: Bool { text.contains(EvidencePrelude.importing) }

  /// Whether its top-level statements are the program.
  var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }
}
