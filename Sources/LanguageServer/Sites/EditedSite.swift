import CaseStudyModel
import SiteBuilder

/// A site whose documents are edited, which is read again whenever one changes.
package protocol EditedSite: Sendable {
  /// Whether only the document itself is known, so that links can't be resolved.
  var isLoose: Bool { get }

  /// Reads what changed, and checks the site.
  /// - Parameters:
  ///   - changes: what changed since the last reading.
  ///   - unsaved: the texts of open documents, which replace files, by path.
  ///   - early: receives a reading of the whole site in which only some texts have been checked. From then on, the task
  ///     may be cancelled.
  /// - Returns: the reading with all diagnostics; `nil` if the task was cancelled before.
  mutating func read(
    after changes: SiteChanges, unsaved: [String: [UInt8]], early: @Sendable (SiteReading) -> Void
  ) async throws -> SiteReading?

  /// Reports changes of files on disk until the task that iterates them is cancelled.
  func changesOnDisk() async throws -> AsyncStream<SiteChanges>
}

/// A site as it was last read.
package struct SiteReading: Sendable {
  /// The site.
  @Shared package var build: SiteBuild
  /// The diagnostics of reading and of all checks.
  package var diagnostics: [Diagnostic]
  /// The texts of the open documents whose diagnostics are complete, by path.
  package var unsaved: [String: [UInt8]]
  /// The files of the checked texts; `nil` for all.
  package var checked: Set<String>?
  /// Reads a document as a study.
  package var study: @Sendable (SourceFile) -> CaseStudy
  /// Returns the bytes of a file of the site, unsaved or on disk; `nil` if it can't be read.
  package var bytes: @Sendable (_ path: String) -> [UInt8]?

  package init(
    build: SiteBuild, unsaved: [String: [UInt8]], checked: Set<String>? = nil,
    study: @escaping @Sendable (SourceFile) -> CaseStudy, bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.build = build
    self.unsaved = unsaved
    self.checked = checked
    diagnostics = build.diagnostics
    if let checked {
      self.unsaved = unsaved.filter { checked.contains($0.key) }
      diagnostics = diagnostics.filter { checked.contains($0.range.path) }
    }
    self.study = study
    self.bytes = bytes
  }

  var site: Site { build.site }

  /// Adds the diagnostics of the texts that an earlier reading has checked and this one hasn't.
  mutating func complete(with earlier: SiteReading) {
    guard let checked else { return }
    diagnostics += earlier.diagnostics.filter { !checked.contains($0.range.path) }
    unsaved.merge(earlier.unsaved.filter { !checked.contains($0.key) }) { own, _ in own }
  }
}

/// The place of a document: the site around it, and its path there.
package struct DocumentHome: Sendable {
  /// The site; used only for the first document of its site.
  package var site: any EditedSite
  /// The absolute path of the site's folder; a document that isn't saved has a made-up one.
  package var folder: String
  /// The document's path relative to the folder.
  package var path: String

  package init(site: any EditedSite, folder: String, path: String) {
    self.site = site
    self.folder = folder
    self.path = path
  }

  /// The name that distinguishes sites.
  var key: String { site.isLoose ? "\(folder)//\(path)" : folder }
}
