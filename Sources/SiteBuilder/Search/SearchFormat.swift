import CaseStudyModel

/// The search index: a manifest, postings sharded by ranges of terms, lists of terms for typing errors, and the places
/// in each document.
///
/// All files are scripts that pass one literal to `solidsiteSearch`, because in a site opened from a folder, browsers
/// load scripts but fetch no data. Their names are numbers, which every file system can store. Nothing is indexed
/// before the first file is written or served, and threads that request a file share the indexing.
public struct SearchFormat: OutputFormat {
  public init() {}

  /// The folder of the index below the output folder.
  static let folder = "search/"
  /// The path of the manifest.
  static let manifest = folder + "index.js"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let site = rendering.site
    let documents = site.searchableDocuments
    if documents.isEmpty { return Diagnosed([]) }
    let plan = SearchPlan(of: documents)
    let facets = SharedValue { SearchFacets(of: documents, in: site) }
    let parts = plan.parts.map { range in
      SharedValue { SearchPart(of: documents, range, in: site, facets.value) }
    }
    let index = SharedValue {
      SearchIndex(merging: SharedValue.all(parts), of: site, facets.value, plan)
    }
    // Indexes in parallel before one thread merges the parts.
    let made: @Sendable () -> SearchIndex = {
      for part in parts { part.makeUnlessBusy() }
      return index.value
    }
    var files = [OutputFile(path: Self.manifest) { Diagnosed(made().manifest) }]
    for number in 0..<plan.shardCount {
      files.append(OutputFile(path: "\(Self.folder)t\(number).js") { Diagnosed(made().terms.file(number)) })
    }
    for number in 0..<plan.listCount {
      files.append(OutputFile(path: "\(Self.folder)f\(number).js") { Diagnosed(made().forward.file(number)) })
      files.append(OutputFile(path: "\(Self.folder)b\(number).js") { Diagnosed(made().backward.file(number)) })
    }
    for number in 0..<plan.blockCount {
      files.append(OutputFile(path: "\(Self.folder)d\(number).js") { Diagnosed(made().block(number)) })
    }
    return Diagnosed(files)
  }
}
