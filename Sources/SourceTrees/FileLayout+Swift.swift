extension FileLayout {
  /// The layout of Swift: unnamed blocks form one file, and top-level statements of `main.swift` are the program.
  package static let swift = FileLayout(
    language: .swift, fileExtension: ".swift", unnamedStem: "Unnamed", mainFile: "main.swift",
    hasFlatNames: true)
}
