import CaseStudyModel

/// A file included by one or more fences, read once.
struct IncludedFile {
  let regions: SourceRegions
  let hasCarriageReturns: Bool
  /// Whether the file isn't read, so that its regions are unknown.
  let isUnread: Bool
  var diagnostics: [Diagnostic]
  /// The path of a commit's file, from the top of the repository or the side's folder.
  var revisionPath: String?

  init(path: String, bytes: [UInt8]) {
    let text = SourceText(SourceFile(path: path, bytes: bytes))
    regions = SourceRegions(String(decoding: text.bytes, as: UTF8.self))
    hasCarriageReturns = text.hadCarriageReturns
    isUnread = text.isUnread
    diagnostics = text.diagnostics
  }
}
