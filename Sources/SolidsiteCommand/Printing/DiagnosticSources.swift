import CaseStudyModel
import SiteBuilder
import SystemFiles

/// The files that diagnostics point into: their lines, and their paths as the reader of a message would write them.
struct DiagnosticSources: Sendable {
  /// The folder below which templates are known, in a site or not.
  private static let templates = "Templates/"

  private var content: any ContentSource
  private var prefix: String
  private var theme: (any ContentSource)?
  private var themePrefix: String

  /// - Parameters:
  ///   - content: what paths of diagnostics are read from.
  ///   - prefix: the way from the working folder to the site's folder; empty where they are one.
  ///   - theme: what templates are read from that the site does not have.
  ///   - themePrefix: the way to the theme's folder.
  init(_ content: any ContentSource, prefix: String = "", theme: (any ContentSource)? = nil, themePrefix: String = "") {
    self.content = content
    self.prefix = prefix
    self.theme = theme
    self.themePrefix = themePrefix
  }

  /// Returns a path as it is written from the working folder.
  func displayedPath(_ path: String) -> String {
    if let name = themeName(path) { return FilePath.joined(themePrefix, name) }
    return FilePath.joined(prefix, path)
  }

  /// Reads a file's lines; there are none where it can't be read.
  func lines(of path: String) -> SourceLines {
    if let theme, let name = themeName(path) { return SourceLines((try? theme.read(name)) ?? []) }
    return SourceLines((try? content.read(path)) ?? [])
  }

  /// Returns the path within the theme of a template that the site takes from there.
  private func themeName(_ path: String) -> String? {
    guard let theme, path.hasPrefix(Self.templates), (try? content.read(path)) == nil else { return nil }
    let name = String(path.dropFirst(Self.templates.count))
    return (try? theme.read(name)) == nil ? nil : name
  }
}
