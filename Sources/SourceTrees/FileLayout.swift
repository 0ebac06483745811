import CaseStudyModel

/// The rules that map one language's blocks to files.
package struct FileLayout: Sendable, Equatable {
  /// The language of the blocks; `nil` for blocks of any language.
  package var language: Language?
  /// The extension of generated files, with its dot.
  package var fileExtension: String
  /// The stem of the file that joins the blocks without a name; `nil` if each block must name its file.
  package var unnamedStem: String?
  /// The file whose statements are a program; `nil` for a language without programs.
  package var mainFile: String?
  /// Whether file names must be unique across folders, as in a module of Swift.
  package var hasFlatNames = false

  /// The layouts of the languages that need no command.
  package static let builtIn = [FileLayout.swift]

  /// The layout of a tree with all of a side's languages.
  package static let any = FileLayout(language: nil, fileExtension: "", unnamedStem: "Unnamed", mainFile: nil)

  /// Returns the layout of a language; commands tell a file's language by its name, so each block names its file.
  package static func of(_ language: Language) -> FileLayout {
    builtIn.first { $0.language == language }
      ?? FileLayout(language: language, fileExtension: "", unnamedStem: nil, mainFile: nil)
  }

  /// Returns the layout with a main file for programs. It has the extension of a study's first file in the language.
  package func withPrograms(for article: Article) -> FileLayout {
    let file = article.snippets.first { holds($0.language) && !$0.isIgnored && $0.file != nil }?.file
    guard mainFile == nil, let name = file.map(SitePath.name(of:)), let dot = name.lastIndex(of: ".")
    else { return self }
    var layout = self
    layout.fileExtension = String(name[dot...])
    layout.mainFile = "main" + layout.fileExtension
    return layout
  }

  /// Returns the name of a generated file; tests import it by this name, except in Swift.
  package func file(_ stem: String) -> String { (hasFlatNames ? stem : stem.lowercased()) + fileExtension }

  /// Returns whether blocks of a language belong to the files.
  package func holds(_ other: Language?) -> Bool { language == nil || language == other }

  /// Returns whether a path is that of a program's main file, in any folder.
  package func isMain(_ path: String) -> Bool { mainFile == SitePath.name(of: path) }

  /// Returns the file that joins the blocks of a language without a name; `nil` if each block must name its file.
  func unnamedFile(for other: Language?) -> String? {
    if language == nil, let own = other.flatMap({ other in Self.builtIn.first { $0.language == other } }) {
      return own.unnamedFile(for: other)
    }
    return unnamedStem.map { $0 + fileExtension }
  }
}

extension FileLayout {
  /// The layout of Swift: unnamed blocks form one file, and top-level statements of `main.swift` are the program.
  package static let swift = FileLayout(
    language: .swift, fileExtension: ".swift", unnamedStem: "Unnamed", mainFile: "main.swift",
    hasFlatNames: true)
}
