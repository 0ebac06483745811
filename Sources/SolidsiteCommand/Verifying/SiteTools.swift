import CaseStudyModel
import EvidenceRunner
import SiteBuilder
import SystemFiles

/// The tools that a site's settings name for code in languages other than Swift.
struct SiteTools {
  private let configuration: SiteConfiguration
  private let request: SiteRequest
  private let languages: Set<String>

  /// - Parameter articles: what is to be run: programs for languages that these don't have may be missing.
  init(of configuration: SiteConfiguration, in request: SiteRequest, for articles: some Sequence<Article>) {
    self.configuration = configuration
    self.request = request
    languages = articles.reduce(into: []) { $0.formUnion($1.snippets.compactMap(\.language?.rawValue)) }
  }

  /// The tools by language, with diagnostics for those that can't be used.
  var tools: Diagnosed<[String: LanguageTools]> {
    let root = (try? FileSystem.resolved(request.location.root)) ?? request.location.root
    var tools: [String: LanguageTools] = [:]
    var diagnostics: [Diagnostic] = []
    for (language, commands) in configuration.verifiers.sorted(by: { $0.key < $1.key })
    where languages.contains(language) {
      var found = LanguageTools(
        commands: commands, facts: configuration.facts[language] ?? [], root: root, folders: Self.folders)
      let missing = found.missingPrograms
      diagnostics += missing.map { diagnostic("MissingProgram", "Command '\($0)' must be installed", language) }
      if !missing.isEmpty { continue }
      if let path = commands.prelude {
        found.prelude = prelude(path)
        if let prelude = found.prelude {
          // A different prelude makes evidence outdated.
          found.commands.prelude = "\(path) \(contentHash(of: Array(prelude.text.utf8)))"
        } else {
          diagnostics.append(.missingPrelude(path, of: language, at: configuration.place(ofVerifier: language)))
        }
      } else if !commands.test.isEmpty, !LanguageTools.canTest(Language(rawValue: language), by: commands) {
        diagnostics.append(
          diagnostic("MissingPrelude", "Language '\(language)' must have a 'prelude' for its tests", language))
      }
      tools[language] = found
    }
    return Diagnosed(tools, diagnostics)
  }

  private func prelude(_ path: String) -> CodeFile? {
    guard SitePath.isInside(path), let bytes = try? request.content.read(path) else { return nil }
    return CodeFile(path: SitePath.name(of: path), text: String(decoding: bytes, as: UTF8.self))
  }

  private func diagnostic(_ id: String, _ summary: Message, _ language: String) -> Diagnostic {
    Diagnostic(
      id, .error, summary, at: configuration.place(ofVerifier: language),
      explanation: id == "MissingPrelude" ? "Its tests are not run" : "Code in '\(language)' is not verified")
  }

  /// The folder of this program, and those of PATH.
  private static var folders: [String] {
    let own = (try? ExecutablePath.current()).map { [FilePath.folder(of: $0)] } ?? []
    return own + SearchPath.folders
  }
}
