import CaseStudyModel
import PreviewServer
import SiteBuilder

/// A site as it was laid out at one moment; its pages are rendered when somebody looks at them.
///
/// A page whose text was broken since stays as it was when it was last good: its author sees it below the error.
struct PreviewState: PreviewedSite {
  private let build: SiteBuild
  private let problems: ProblemWriter
  /// The files of content and theme that can't be understood.
  private let faulty: Set<PathKey>
  /// The files of the site that are shown as they last were good, and those that these name.
  private var held: [String: OutputFile] = [:]
  /// Whether all pages are shown with a theme as it last was good.
  private var holdsTheme = false

  /// - Parameter previous: what was shown until now.
  init(_ build: SiteBuild, problems: ProblemWriter, after previous: PreviewState? = nil) {
    self.build = build
    self.problems = problems
    faulty = Set(build.diagnostics.filter { $0.severity == .error }.map { PathKey($0.range.path) })
    guard let previous, !faulty.isEmpty else { return }
    holdsTheme = faulty.contains {
      $0.text.hasPrefix("Templates/") && (!previous.faulty.contains($0) || previous.holdsTheme)
    }
    for page in build.pages {
      guard let last = previous.output(at: page.file) else { continue }
      let isFaulty =
        page.source.map { faulty.contains(PathKey($0)) && !previous.shows(faultsOf: $0, in: page.file) } ?? false
      if holdsTheme || isFaulty { held[page.file] = last }
    }
    if !held.isEmpty { holdAssets(of: previous) }
  }

  /// Keeps style sheets and pictures under the names by which held pages know them, which tell what was in them.
  private mutating func holdAssets(of previous: PreviewState) {
    for file in previous.build.files + previous.held.values
    where file.path.hasPrefix("assets/") && build.file(at: file.path) == nil {
      held[file.path] = file
    }
  }

  var rootPath: String { build.site.rootPath }

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

  private func output(at path: String) -> OutputFile? { held[path] ?? build.file(at: path) }

  /// Tells whether what is wrong in a file of content was there already and is shown, as nothing better was seen.
  private func shows(faultsOf source: String, in file: String) -> Bool {
    faulty.contains(PathKey(source)) && held[file] == nil
  }
}
