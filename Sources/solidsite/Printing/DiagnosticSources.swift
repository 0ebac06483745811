import CaseStudyModel
import SiteBuilder

/// The files that diagnostics point into: their lines, and their paths as the reader of a message would write them.
struct DiagnosticSources: Sendable {
  private var content: any ContentSource
  private var prefix: String

  /// - Parameters:
  ///   - content: what paths of diagnostics are read from.
  ///   - prefix: the way from the working folder to the site's folder; empty where they are one.
  init(_ content: any ContentSource, prefix: String = "") {
    self.content = content
    self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
  }

  /// Returns a path as it is written from the working folder.
  func displayedPath(_ path: String) -> String {
    path.hasPrefix("/") ? path : prefix + path
  }

  /// Reads a file's lines; there are none where it can't be read.
  func lines(of path: String) -> SourceLines {
    SourceLines((try? content.read(path)) ?? [])
  }
}
