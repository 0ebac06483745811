import CaseStudyModel

extension SiteLoader {
  /// Reports settings in a hidden file, which the list of files lacks.
  func hiddenSettings() -> [Diagnostic] {
    let names = [
      ".solidsite.yml", ".solidsite.yaml", ".solidsite.json", ".solidsite.toml", ".solidsiterc",
      ".solidsite/solidsite.yml", ".solidsite/config.yml",
    ]
    return names.filter { (try? content.readOwn($0)) != nil }.map { path in
      Diagnostic(
        "MisnamedFile", .warning, "File '\(path)' isn't read; settings are in '\(MisnamedFile.settings)'",
        at: SourceRange(path: path, line: 1), solutions: ["rename it to '\(MisnamedFile.settings)'"])
    }
  }
}
