import CaseStudyModel
import ChangeLedger
import SiteBuilder
import SiteStorage
import SystemFiles

/// A site's location with the options for reading it.
struct SiteRequest: Sendable {
  /// The options that set them.
  static let options: [OptionSpecification] = [.root, .configuration, .drafts, .jobs]

  /// The maximum number of files to process at a time; numbers of programs are multiples of it, which could overflow.
  private static let jobLimit = 1024

  var location: SiteLocation
  var content: DiskContentSource
  var load: LoadOptions

  /// - Parameter output: the output folder of the command line, which isn't read.
  init(_ location: SiteLocation, _ arguments: Arguments, output: String? = nil) throws {
    self.location = location
    content = DiskContentSource(root: location.root)
    load = LoadOptions(singleFile: location.singleFile)
    load.jobs = try min(arguments.count(of: .jobs) ?? Terminal.processorCount(), Self.jobLimit)
    load.requiresEvidence = arguments.has(.requireEvidence)
    if arguments.has(.drafts) { load.includesDrafts = true }
    let root = try FileSystem.resolved(location.root) ?? location.root
    let file = location.singleFile.flatMap { Self.isIndex($0) ? nil : $0 }
    let folder = location.singleFile.map { FilePath.folder(of: FilePath.joined(root, $0)) } ?? root
    let name = file.map(FilePath.name) ?? Self.title(of: folder)
    if !name.isEmpty { load.fallbackTitle = name }
    if let file = arguments.value(of: .configuration) {
      guard let resolved = try FileSystem.resolved(file) else { throw CommandFailure("There is no file '\(file)'") }
      guard let path = FilePath.relative(resolved, to: root) else {
        throw UsageError("File '\(file)' of --config must be in the site's folder '\(location.root)'")
      }
      load.configurationPath = path
    }
    // An output folder that would replace sources is refused later. Ignored here, they would be reported as missing.
    if let output, let resolved = try FileSystem.resolved(output), let path = FilePath.relative(resolved, to: root),
      !SiteLocation.sourceFolders.contains(path)
    {
      content.ignoredFolders.insert(path)
    }
  }

  /// The names that folders of documents have in any project.
  private static let customaryNames: Set<String> = [
    "content", "contents", "doc", "docs", "documentation", "documents", "pages", "source", "src",
  ]

  /// Returns the name of a folder, or of the project around it if the folder is only called `docs` or the like.
  private static func title(of folder: String) -> String {
    var path = folder
    while customaryNames.contains(FilePath.name(of: path).lowercased()) { path = FilePath.folder(of: path) }
    let name = FilePath.name(of: path)
    return name.isEmpty ? FilePath.name(of: folder) : name
  }

  /// Returns whether a file is the index of its folder.
  private static func isIndex(_ path: String) -> Bool {
    ["readme.", "index."].contains { FilePath.name(of: path).lowercased().hasPrefix($0) }
  }

  /// Returns the days of last changes from the site's repository.
  var history: SiteLoader.FileHistory {
    { [folder = location.root] paths in await GitHistory.lastChanges(in: folder, fileCount: paths.count) }
  }

  /// Reads the repository around the site's folder.
  var repository: SiteLoader.RepositoryReading {
    { [folder = location.root] in await SourceRepositoryReader.repository(around: folder) }
  }

  /// Returns the fault of a repository around the site's folder that can't be read.
  var repositoryFault: @Sendable () async -> Diagnostic? {
    { [folder = location.root] in await UnreadableRepository.diagnostic(around: folder) }
  }

  /// Answers questions about the commits of the repository around the site's folder.
  var revisions: RevisionAnswers.Lookup {
    { [folder = location.root] in await RevisionReader(around: folder).answers(to: $0) }
  }

  /// The files that diagnostics point into.
  var sources: DiagnosticSources {
    let theme = try? ThemeFolder.path()
    return sources(content, theme: theme.map { DiskContentSource(root: $0) }, at: theme)
  }

  /// Returns the files that diagnostics point into, read through other sources.
  /// - Parameter path: the theme's folder.
  func sources(
    _ content: any ContentSource, theme: (any ContentSource)?, at path: String?
  ) -> DiagnosticSources {
    DiagnosticSources(
      content, prefix: location.prefix, theme: theme,
      themePrefix: path.flatMap { try? SiteLocation.shown($0) } ?? "")
  }
}
