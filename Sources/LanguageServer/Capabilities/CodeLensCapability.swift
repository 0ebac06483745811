import CaseStudyModel
import SiteBuilder

/// Shows the stored verdicts of a study at its first line, and offers to verify it.
struct CodeLensCapability: Capability {
  let method = "textDocument/codeLens"

  var abilities: [String: any Encodable] {
    // Lenses are complete without another request, and their commands are the server's.
    [
      "codeLensProvider": ["resolveProvider": false],
      "executeCommandProvider": ["commands": [LanguageServer.verifyCommand, LanguageServer.verdictCommand]],
    ]
  }

  func answer(_ parameters: LSP.DocumentParameters, in context: DocumentContext) -> any Encodable {
    guard let study = context.site.version(at: context.path) else { return [Lens]() }
    let stored = context.site.evidence[study.article.slug]
    func lens(_ title: some StringProtocol, _ command: String, _ argument: String) -> Lens {
      Lens(
        range: context.document.range(line: 0, 0..<0, context.encoding),
        command: LSP.Command(
          title: String(title), command: command, arguments: [context.document.uri, argument]))
    }
    let words = VerdictSummary(context.site.texts)
    let verdicts = study.principles.compactMap { id in
      stored?.evidence.principles[id].map { words.line(for: id, $0).drop { $0 == " " } }
    }
    let label: Message =
      switch stored?.isStale {
      case nil: "Verify the study"
      case true?: "Verify again: the study has changed"
      case false?: "Verify again"
      }
    // A lens shows only the number; a click shows the whole sentence.
    return verdicts.map {
      lens($0.split(separator: ". ", maxSplits: 1).first ?? $0, LanguageServer.verdictCommand, String($0))
    } + [lens(context.text(label), LanguageServer.verifyCommand, study.article.studySlug)]
  }

  private struct Lens: Encodable {
    var range: LSP.Range
    var command: LSP.Command
  }
}
