import CaseStudyModel
import CaseStudyReader
import SiteBuilder

/// The reader of a site's studies in the place where SiteBuilder wants one.
struct SiteStudyReader: StudyReader {
  let reader: MarkdownStudyReader

  func study(
    from file: SourceFile, include: @Sendable (String) throws(ContentSourceError) -> [UInt8]
  ) -> Diagnosed<CaseStudy> {
    reader.study(from: file) { try? include($0) }
  }
}
