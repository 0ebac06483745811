import CaseStudyModel
import PreviewServer
import SiteBuilder

/// A site as it was laid out at one moment; its pages are rendered when somebody looks at them.
struct PreviewState: PreviewedSite {
  let rootPath: String
  private let files: [String: OutputFile]
  private let problems: ProblemWriter

  init(_ build: SiteBuild, problems: ProblemWriter) {
    rootPath = build.site.rootPath
    files = Dictionary(build.files.map { ($0.path, $0) }) { first, _ in first }
    self.problems = problems
  }

  func file(at path: String) -> PreviewedFile? {
    guard let contents = files[path]?.contents() else { return nil }
    return PreviewedFile(bytes: contents.value, problems: problems.problems(among: contents.diagnostics))
  }
}
