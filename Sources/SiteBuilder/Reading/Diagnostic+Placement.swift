import CaseStudyModel

extension Diagnostic {
  /// Describes a second link to a folder whose files depend on their path; other files are found through every link.
  static func secondName(_ name: ContentListing.SecondName) -> Diagnostic? {
    let isTheme = SitePath.relative(name.path, to: "Templates") != nil
    guard isTheme || SitePath.relative(name.path, to: "Content/assets") != nil else { return nil }
    return Diagnostic(
      "RepeatedLink", isTheme ? .error : .information,
      "Folder '\(name.path)' must not be linked again, because its files are read as '\(name.listed)'",
      at: SourceRange(path: name.path, line: 1))
  }

  /// Describes a text that is nested too deep to be read.
  /// - Parameter read: the paths of the texts that are read.
  static func misplaced(_ path: String, besides read: Set<String>) -> Diagnostic {
    let parts = path.split(separator: "/")
    let index = parts.dropLast().joined(separator: "/") + "/index.md"
    let isIndex = parts.count == 4 && !read.contains(index)
    return Diagnostic(
      "MisplacedMarkdown", .warning,
      "A document must be directly in its folder, or be the 'index.md' of a folder there",
      at: SourceRange(path: path, line: 1),
      solutions: (isIndex ? ["rename it to 'index.md'"] : [])
        + ["move it to '\(parts.prefix(2).joined(separator: "/"))'"])
  }
}
