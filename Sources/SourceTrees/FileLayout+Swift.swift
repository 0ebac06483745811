extension FileLayout {
  /// The layout of Swift: blocks without a name form one file, and statements at the top level of `main.swift` are the program.
  package static let swift = FileLayout(
    language: .swift, fileExtension: ".swift", unnamedStem: "Unnamed", mainFile: "main.swift",
    hasFlatNames: true)
}
