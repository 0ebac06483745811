/// A file to compile: its path below the folder that is compiled, and its text.
package struct CodeFile: Sendable, Equatable {
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Whether it stays below its folder, and is no option or list of arguments in a compiler's eyes.
  var isSafe: Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && part.first != "-" && part.first != "@"
        && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    }
  }

  /// Whether the compiler is to read it.
  var isSwift: Bool { path.hasSuffix(".swift") }

  /// Whether it calls what a test or contract may.
  var usesPrelude: Bool { text.contains(EvidencePrelude.importing) }

  /// Whether its statements at the top level are the program.
  var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }
}
