import CaseStudyModel
import PreviewServer
import SiteBuilder

/// A laid-out site in the preview, whose pages are rendered on request.
///
/// A page whose text has an error is shown in its last good version, below the error.
struct PreviewState: PreviewedSite {
  /// The last build of the whole site.
  @Shared private(set) var build: SiteBuild
  private let problems: ProblemWriter
  /// The files with errors.
  private let faulty: Set<PathKey>
  /// The files that are shown in their last good version, and the assets they refer to.
  private var held: [String: OutputFile] = [:]
  /// The pages of changed studies, which are newer than the build.
  private var updated: [String: OutputFile] = [:]
  /// Whether all pages are shown with the last good theme.
  private var usesLastGoodTheme = false
  /// Requests the reading of studies that browsers wait for, given by their files.
  private var requestStudies: (@Sendable ([String]) -> Void)?

  /// - Parameters:
  ///   - previous: the state shown before.
  ///   - requestStudies: requests the reading of studies, given by their files; `nil` if browsers don't wait for them.
  init(
    _ build: SiteBuild, problems: ProblemWriter, after previous: PreviewState? = nil,
    requestStudies: (@Sendable ([String]) -> Void)? = nil
  ) {
    self.build = build
    self.problems = problems
    self.requestStudies = requestStudies
    faulty = Set(build.diagnostics.filter { $0.severity == .error }.map { PathKey($0.range.path) })
    guard let previous, !faulty.isEmpty else { return }
    usesLastGoodTheme = faulty.contains {
      $0.text.hasPrefix("Templates/") && (!previous.faulty.contains($0) || previous.usesLastGoodTheme)
    }
    for page in build.pages {
      guard let last = previous.output(at: page.file) else { continue }
      let isFaulty =
        page.source.map { faulty.contains(PathKey($0)) && !previous.shows(faultsOf: $0, in: page.file) } ?? false
      if usesLastGoodTheme || isFaulty { held[page.file] = last }
    }
    if !held.isEmpty { holdAssets(of: previous) }
  }

  /// Keeps the assets that pages in their last good version refer to, because changed assets have other names.
  private mutating func holdAssets(of previous: PreviewState) {
    for file in previous.build.files + previous.held.values
    where file.path.hasPrefix("assets/") && build.file(at: file.path) == nil {
      held[file.path] = file
    }
  }

  var rootPath: String { build.site.rootPath }

  var isLoading: Bool { !build.unread.isEmpty }

  /// The number of studies that have been read.
  var studyCount: Int { build.site.studies.count }

  /// The state in which requests for unread studies don't wait, because reading has failed.
  var withoutRequests: PreviewState {
    var state = self
    state.requestStudies = nil
    return state
  }

  /// Whether newer pages of changed studies can be shown; not while the theme has an error.
  var takesQuickUpdates: Bool { !isLoading && !usesLastGoodTheme }

  /// Returns the state with newer pages of changed studies.
  func updated(with update: QuickUpdate) -> PreviewState {
    var state = self
    state.updated.merge(update.files) { $1 }
    return state
  }

  func awaitsFile(at path: String) -> Bool {
    guard let requestStudies else { return false }
    let sources = build.unread.sources(at: path)
    if sources.isEmpty { return false }
    requestStudies(sources)
    return true
  }

  func file(at path: String) -> PreviewedFile? {
    guard let contents = output(at: path)?.contents() else { return nil }
    return PreviewedFile(
      bytes: contents.value, problems: problems.problems(among: contents.diagnostics, in: build.site.texts))
  }

  func hasFile(at path: String) -> Bool { output(at: path) != nil }

  var overlayTexts: OverlayTexts {
    let texts = build.site.texts
    let own = texts.keys.filter { $0.hasPrefix("preview.") }.compactMap { key -> (String, [String: String])? in
      guard let forms = texts[key]?.forms else { return nil }
      let named = forms.map { ($0.rawValue, $1) }
      return (String(key.dropFirst("preview.".count)), Dictionary(uniqueKeysWithValues: named))
    }
    return OverlayTexts(language: texts.language, texts: Dictionary(uniqueKeysWithValues: own))
  }

  private func output(at path: String) -> OutputFile? {
    updated[path] ?? held[path] ?? build.file(at: path)
  }

  /// Returns whether the state shows a faulty page because it never had a good version.
  private func shows(faultsOf source: String, in file: String) -> Bool {
    faulty.contains(PathKey(source)) && held[file] == nil
  }
}
