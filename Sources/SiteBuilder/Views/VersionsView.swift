import CaseStudyModel
import Mustache

/// The languages of a study that has several: links to its versions, and notes about those that are old or missing.
struct VersionsView: TemplateView {
  let page: Page
  let context: PageContext

  var values: [String: TemplateValue] {
    let versions = page.versions.count > 1 ? page.versions : []
    let current = page.versions.first { $0.path == page.path }
    return [
      "isOlderThanOriginal": .bool(current?.isOutdated == true),
      "missingLanguages": .optional(missing.isEmpty ? nil : context.texts.list(missing)),
    ].with(
      Dictionary(
        list: "versions",
        versions.map { version in
          [
            "versionURL": version.path == page.path ? .null : .text(context.url(for: shownPath(of: version))),
            "versionLanguage": .text(version.language), "versionName": .text(name(of: version.language)),
          ]
        })
    ).with(
      Dictionary(
        list: "alternates",
        context.site.alternates(of: versions).map { language, path in
          [
            "alternateLanguage": .text(language),
            "alternateURL": .text(
              context.site.absoluteAddress(of: path.percentEncodedPath) ?? context.url(for: path)),
          ]
        }))
  }

  /// Returns the page of a version, or its overview if it has no such page.
  private func shownPath(of version: StudyVersion) -> String {
    if context.site.pagePaths.contains(version.path) { return version.path }
    let original = page.versions.first(where: \.isOriginal)?.source ?? ""
    return context.site.editions.versions[original]?.first { $0.source == version.source }?.path ?? version.path
  }

  /// The names of the site's languages into which the study isn't translated.
  private var missing: [String] {
    if page.versions.isEmpty { return [] }
    let known = Set(page.versions.map(\.language.baseLanguage))
    return context.site.configuration.languages.filter { !known.contains($0.baseLanguage) }.map(name)
  }

  private func name(of language: String) -> String { context.site.editions.names[language] ?? language }
}

extension Site {
  /// Returns the existing pages of versions for search engines by language; `x-default` is the one that lists show.
  func alternates(of versions: [StudyVersion]) -> [(language: String, path: String)] {
    let existing = versions.filter { pagePaths.contains($0.path) }
    if existing.count < 2 { return [] }
    let shown = existing.first(where: \.isListed) ?? existing[0]
    return existing.map { ($0.language, $0.path) } + [("x-default", shown.path)]
  }
}
