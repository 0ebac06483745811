import CaseStudyModel
import CodeHighlighting
import SiteBuilder

/// A site's own languages, defined by files `Templates/languages/NAME.grammar`.
struct SiteLanguages: Sendable {
  private static let folder = "Templates/languages/"

  var grammars: [LanguageGrammar] = []

  /// The other names of each language by its first name.
  var names: [String: [String]] {
    Dictionary(grammars.map { ($0.names[0], Array($0.names.dropFirst())) }) { $1 }
  }

  /// Reads the grammars of a site; faulty ones are diagnosed, and the others are still read.
  /// - Throws: `ContentSourceError` if the site's folder can't be read.
  static func read(from content: any ContentSource) throws(ContentSourceError) -> Diagnosed<SiteLanguages> {
    var languages = Diagnosed(SiteLanguages())
    for path in try content.paths() {
      guard path.hasPrefix(folder), path.hasSuffix(".grammar") else { continue }
      let name = String(path.dropFirst(folder.count).dropLast(".grammar".count))
      if name.isEmpty || name.contains("/") { continue }
      do throws(ContentSourceError) {
        let bytes = try content.read(path)
        do throws(GrammarFailure) {
          let grammar = try LanguageGrammar(file: bytes, name: name)
          languages.value.grammars.append(grammar)
          languages.diagnostics += InvalidGrammar.takenNames(of: grammar, bytes, in: path)
        } catch {
          languages.diagnostics.append(InvalidGrammar.diagnostic(error, in: path))
        }
      } catch {
        languages.diagnostics.append(.unreadableFile(error))
      }
    }
    return languages
  }
}
