import CaseStudyModel
import CaseStudyReader
import CodeHighlighting
import EvidenceRunner
import SiteBuilder
import SiteStorage

/// The composition root: the one place that knows every part and puts them together.
struct BuiltIns: Sendable {
  /// What can be explained, in the order of the names.
  var explanations: [DiagnosticExplanation] {
    let own = [InvalidGrammar().explanation, WebLinkCheck.explanation] + VerificationExplanations.all
    let stages = MarkdownDocumentReader.explanations + SitePipeline.explanations + SitePublisher.explanations
    return (stages + own).sorted { $0.id < $1.id }
  }

  /// All commands, in the order in which the help lists them.
  var commands: [any Subcommand] {
    let commands: [any Subcommand] = [
      InitCommand(), NewCommand(), BuildCommand(builtIns: self), ServeCommand(builtIns: self),
      CheckCommand(builtIns: self), VerifyCommand(builtIns: self),
      InspectCommand(builtIns: self), LedgerCommand(), ExplainCommand(explanations: explanations),
    ]
    return commands + [CompletionsCommand(commands: commands.map(\.specification))]
  }

  /// The way from a folder of Markdown to the files of a site.
  /// - Parameter history: tells when files were last changed, for a site that is to be shown.
  func pipeline(
    content: any ContentSource, history: (any FileHistory)? = nil, options: LoadOptions
  ) throws -> SitePipeline {
    let languages = try SiteLanguages.read(from: content)
    var pipeline = SitePipeline(
      content: content, theme: DiskContentSource(root: try ThemeFolder.path()),
      reader: SiteDocumentReader(languages: languages.value.names),
      highlighters: [SwiftHighlighter()] + TableHighlighter.builtIn(overriddenBy: languages.value.grammars),
      evidence: StoredEvidenceReader(), history: history, options: options)
    pipeline.checks.append(InvalidGrammar(languages.diagnostics))
    return pipeline
  }

  /// The first part of that way, for work that wants the texts alone: neither theme nor evidence.
  func loader(content: any ContentSource, options: LoadOptions) throws -> SiteLoader {
    let languages = try SiteLanguages.read(from: content)
    return SiteLoader(
      content: content, reader: SiteDocumentReader(languages: languages.value.names), options: options)
  }

  /// The reader that a loaded site's studies were read by.
  func studyReader(for site: Site, content: any ContentSource) throws -> any StudyReader {
    let languages = try SiteLanguages.read(from: content)
    return SiteDocumentReader(languages: languages.value.names)
      .studyReader(for: site.configuration, principles: site.principles)
  }
}
