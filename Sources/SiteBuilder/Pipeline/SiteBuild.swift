import CaseStudyModel

/// What became of a site's content: values to look at, and files to write.
public struct SiteBuild: Sendable {
  public var site: Site
  public var pages: [Page]
  /// The files of the output folder, each path once; their bytes are made when they are written.
  public var files: [OutputFile]
  /// What was noticed so far, sorted; making the bytes of files may add to it.
  public var diagnostics: [Diagnostic]

  public init(site: Site, pages: [Page], files: [OutputFile], diagnostics: [Diagnostic]) {
    self.site = site
    self.pages = pages
    self.files = files
    self.diagnostics = diagnostics
  }
}
