import CaseStudyModel
import SiteBuilder
import SystemFiles

/// `solidsite inspect`: prints the models of Markdown files, with or without a site.
struct InspectCommand: Subcommand {
  private static let format = OptionSpecification(
    "format", taking: .value(placeholder: "FORMAT", choices: ["tree", "json"]),
    "the output format (default: tree)")

  var parts: PartRegistry

  var specification: CommandSpecification {
    CommandSpecification(
      "inspect", "print what solidsite understood of a Markdown file",
      operands: [
        OperandSpecification("FILE", isRequired: true, isRepeated: true, "the files to read", completion: .files)
      ],
      options: [Self.format, .root, .configuration])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    var sites: [SiteLocation: Diagnosed<Site>] = [:]
    var files: [InspectedFile] = []
    for file in invocation.arguments.operands {
      let (location, path) = try SiteLocation.around(file, root: invocation.arguments.value(of: .root))
      if try FileStatus(of: file)?.kind != .file { throw CommandFailure("'\(file)' isn't a file") }
      var found = sites[location] ?? Diagnosed(Site(configuration: SiteConfiguration()))
      if sites[location] == nil {
        found = try await site(at: location, invocation.arguments)
        sites[location] = found
      }
      if found.value.study(from: path) == nil, location.singleFile == nil {
        // The surrounding site doesn't include the file, so it is read alone.
        let single = try SiteLocation(building: FilePath.joined(location.root, path), root: location.root)
        found = try await site(at: single, invocation.arguments)
      }
      guard let study = found.value.study(from: path) else {
        throw CommandFailure(
          found.diagnostics.first { $0.range.path == path }?.summary ?? "The file '\(file)' can't be read as Markdown")
      }
      let shown = location.singleFile == nil ? path : file
      files.append(
        InspectedFile(source: shown, study: study, diagnostics: found.diagnostics.filter { $0.range.path == path }))
    }
    let isJSON = invocation.arguments.value(of: Self.format) == "json"
    try invocation.console.output(isJSON ? InspectionJSON.text(for: files) : InspectionTree.text(for: files))
    return .success
  }

  private func site(at location: SiteLocation, _ arguments: Arguments) async throws -> Diagnosed<Site> {
    var request = try SiteRequest(location, arguments)
    request.load.includesDrafts = true
    request.load.readsAllAsStudies = true
    let checked = try await parts.pipeline(
      content: request.content, repository: request.repository, revisions: request.revisions, options: request.load
    ).check()
    return Diagnosed(checked.value, checked.diagnostics.map(checked.value.texts.translated))
  }
}

extension Site {
  /// Returns a file's model; other pages become studies without examples.
  fileprivate func study(from path: String) -> CaseStudy? {
    if let study = (studies + translations).first(where: { $0.article.source == path }) { return study }
    let articles = pages + [home].compactMap { $0 } + principles.compactMap(\.article)
    return articles.first { $0.source == path }.map { CaseStudy(article: $0) }
  }
}

/// A parsed Markdown file with its diagnostics.
struct InspectedFile: Sendable {
  /// The displayed path.
  var source: String
  var study: CaseStudy
  var diagnostics: [Diagnostic]
}
