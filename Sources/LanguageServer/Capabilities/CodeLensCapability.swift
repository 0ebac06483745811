import CaseStudyModel
import SiteBuilder

/// Shows the stored verdicts of a study at its first line, and offers to verify it.
struct CodeLensCapability: Capability {
  let method = "textDocument/codeLens"

  func announce(in capabilities: inout LSP.ServerCapabilities) {
    capabilities.codeLensProvider = LSP.ServerCapabilities.CodeLensOptions()
    capabilities.executeCommandProvider = LSP.ServerCapabilities.ExecuteCommandOptions(
      commands: [LanguageServer.verifyCommand])
  }

  func answer(_ parameters: LSP.DocumentParameters, in context: DocumentContext) -> any Encodable {
    guard let study = context.site.studies.first(where: { $0.article.source == context.path }) else { return [Lens]() }
    let slug = study.article.slug
    let stored = context.site.evidence[slug]
    let arguments = [context.document.uri, slug]
    func lens(_ title: String) -> Lens {
      Lens(
        range: context.document.range(line: 0, 0..<0, context.encoding),
        command: LSP.Command(title: title, command: LanguageServer.verifyCommand, arguments: arguments))
    }
    let words = VerdictSummary(context.site.texts)
    let verdicts = study.principles.compactMap { id in
      stored?.evidence.principles[id].map { evidence in
        words.line(for: id, evidence).drop { $0 == " " }.prefix { $0 != "\n" }
      }
    }
    let label: Message =
      switch stored?.isStale {
      case nil: "Verify the study"
      case true?: "Verify again, as the study has changed"
      case false?: "Verify again"
      }
    return verdicts.map { lens(String($0)) } + [lens(context.text(label))]
  }

  private struct Lens: Encodable {
    var range: LSP.Range
    var command: LSP.Command
  }
}
