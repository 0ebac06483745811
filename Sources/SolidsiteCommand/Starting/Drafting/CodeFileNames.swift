import CaseStudyModel

/// The names that distinguish relevant code from tests, generated files and other material in a draft.
enum CodeFileNames {
  /// The extensions of each family of languages, which a study shows together.
  private static let families: [[String]] = [
    ["swift"], ["py"], ["java", "kt", "kts", "groovy"], ["js", "jsx", "mjs", "cjs", "ts", "tsx", "vue", "svelte"],
    ["go"], ["rs"], ["rb"], ["php"], ["cs"], ["c", "h", "cc", "cpp", "cxx", "hpp", "hh", "m", "mm"], ["scala"],
    ["dart"], ["ex", "exs"], ["clj", "cljs"], ["hs"], ["ml", "mli"], ["fs"], ["lua"], ["pl", "pm"], ["r"], ["jl"],
  ]

  private static let otherFolders: Set<String> = [
    "test", "tests", "spec", "specs", "__tests__", "testing", "fixtures", "testdata", "vendor", "node_modules", "pods",
    "third_party", "dist", "build", "generated", "migrations", "examples", "example", "docs", "doc", "benchmarks",
  ]

  /// Returns the number of a path's family; `nil` for a file that isn't code.
  static func family(of path: String) -> Int? {
    let name = SitePath.fileExtension(of: path)
    return families.firstIndex { $0.contains(name) }
  }

  /// Returns the patterns of all files of a family.
  static func patterns(ofFamily family: Int) -> [String] { families[family].map { "**/*.\($0)" } }

  /// Returns whether a file is neither a test, nor generated, nor third-party code.
  static func isOwnCode(_ path: String) -> Bool {
    let parts = SitePath.names(on: path).map { $0.lowercased() }
    if parts.dropLast().contains(where: { otherFolders.contains($0) || $0.hasSuffix("tests") }) { return false }
    let stem = SitePath.stem(of: path)
    let lower = stem.lowercased()
    let isTest =
      "Test Tests TestCase".split(separator: " ").contains { stem.hasSuffix($0) } || lower.hasPrefix("test_")
      || ["_test", "_spec", ".test", ".spec"].contains { lower.hasSuffix($0) } || lower == "conftest"
    let isGenerated = [".min", ".generated", ".pb", "_pb2", ".g"].contains { lower.hasSuffix($0) }
    return !isTest && !isGenerated && SitePath.hiddenPart(of: path) == nil
  }
}
