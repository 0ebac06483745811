import CaseStudyModel
import CaseStudyReader
import CodeHighlighting
import SiteBuilder
import SiteStorage

/// The composition root: the one place that knows every part and puts them together.
struct BuiltIns: Sendable {
  /// The languages whose syntax is told.
  var highlighters: [any Highlighter] = [SwiftHighlighter()] + TableHighlighter.builtIn

  /// What can be explained, in the order of the names.
  var explanations: [DiagnosticExplanation] {
    (MarkdownDocumentReader.explanations + SitePipeline.explanations + [WebLinkCheck.explanation]).sorted {
      $0.id < $1.id
    }
  }

  /// All commands, in the order in which the help lists them.
  var commands: [any Subcommand] {
    let commands: [any Subcommand] = [
      InitCommand(), NewCommand(), BuildCommand(builtIns: self), CheckCommand(builtIns: self),
      InspectCommand(builtIns: self), ExplainCommand(explanations: explanations),
    ]
    return commands + [CompletionsCommand(commands: commands.map(\.specification))]
  }

  /// The way from a folder of Markdown to the files of a site.
  func pipeline(content: any ContentSource, options: LoadOptions) throws -> SitePipeline {
    SitePipeline(
      content: content, theme: DiskContentSource(root: try ThemeFolder.path()), reader: SiteDocumentReader(),
      highlighters: highlighters, evidence: StoredEvidenceReader(), options: options)
  }
}
