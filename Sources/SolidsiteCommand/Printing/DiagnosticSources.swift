import CaseStudyModel
import SystemFiles

/// The files that diagnostics point into, with their displayed paths and lines.
struct DiagnosticSources: Sendable {
  /// The folder of templates in diagnostics, whether of the site or of the theme.
  private static let templates = "Templates/"

  private var content: any ContentSource
  private var prefix: String
  private var theme: (any ContentSource)?
  private var themePrefix: String

  /// - Parameters:
  ///   - content: the site's folder.
  ///   - prefix: the path from the working folder to the site's folder; empty if they are equal.
  ///   - theme: the theme's folder, for templates that the site doesn't override.
  ///   - themePrefix: the path from the working folder to the theme's folder.
  init(_ content: any ContentSource, prefix: String = "", theme: (any ContentSource)? = nil, themePrefix: String = "") {
    self.content = content
    self.prefix = prefix
    self.theme = theme
    self.themePrefix = themePrefix
  }

  /// Returns the sources with paths from the top of the repository; the same without a repository. Files outside it
  /// keep their paths.
  func namedFromRepository() throws -> DiagnosticSources {
    func resolved(_ prefix: String) throws -> String? { try FileSystem.resolved(prefix.isEmpty ? "." : prefix) }
    guard let folder = try resolved(prefix), let top = try RepositoryTop.forAnnotations(around: folder) else {
      return self
    }
    func renamed(_ prefix: String) throws -> String {
      guard let folder = try resolved(prefix), FilePath.isWithin(folder, top) else { return prefix }
      return FilePath.relative(folder, to: top) ?? ""
    }
    var sources = self
    sources.prefix = try renamed(prefix)
    sources.themePrefix = try renamed(themePrefix)
    return sources
  }

  /// Returns a path as it is displayed, from the working folder unless `namedFromRepository` changed that.
  func displayedPath(_ path: String) -> String {
    if let name = themeName(path) { return FilePath.joined(themePrefix, name) }
    return FilePath.joined(prefix, path)
  }

  /// Reads a file's lines; none if it can't be read.
  func lines(of path: String) -> SourceLines { SourceLines(bytes(of: path)) }

  /// Reads a file; empty if it can't be read.
  func bytes(of path: String) -> [UInt8] {
    if let theme, let name = themeName(path) { return (try? theme.read(name)) ?? [] }
    return (try? content.read(path)) ?? []
  }

  /// Returns the path in the theme of a template that the site doesn't override.
  private func themeName(_ path: String) -> String? {
    guard let theme, path.hasPrefix(Self.templates), (try? content.read(path)) == nil else { return nil }
    let name = String(path.dropFirst(Self.templates.count))
    if (try? theme.read(name)) == nil { return nil }
    // A file of the site may exist but be unreadable, such as a link to a hidden file.
    let own = try? content.paths(in: SitePath.folder(of: path))
    return own?.contains { PathKey($0) == PathKey(path) } == true ? nil : name
  }
}
