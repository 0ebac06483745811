import CaseStudyModel
import SiteBuilder
import SiteStorage

/// The program: builds the site in this package's `Site` folder with one more page than solidsite would.
@main
struct CustomSite {
  static func main() async throws {
    var pipeline = SitePipeline(
      content: DiskContentSource(root: "Site"), theme: DiskContentSource(root: "../../Templates"),
      reader: MarkdownReader(), highlighters: [SwiftSyntax()])
    pipeline.generators.append(GlossaryGenerator())

    let build = try await pipeline.build()
    let report = try await SitePublisher(output: "_site", root: ".").publish(build.files)
    for diagnostic in (build.diagnostics + report.diagnostics).sorted() {
      print("\(diagnostic.range.path):\(diagnostic.range.start.line): \(diagnostic.severity): \(diagnostic.summary)")
    }
    print("\(build.pages.count) pages in _site")
  }
}
