import CaseStudyModel
import EvidenceRunner
import SiteBuilder

/// The parts that a program adds to the built-in ones; every command works with them.
public struct SiteParts: Sendable {
  /// The strategies for what is particular to a principle on its page, in place of built-in ones.
  public var principles: [any PrinciplePageGenerator] = []
  /// The measurements that give verdicts; the last one of a principle counts.
  public var measurements: [any PrincipleMeasurement] = []
  /// The makers of further kinds of pages.
  public var generators: [any PageGenerator] = []
  /// The rules that content is held against, each with its explanation.
  public var checks: [any SiteCheck] = []
  /// The makers of further files.
  public var formats: [any OutputFormat] = []
  /// The highlighters of further languages, or in place of built-in ones.
  public var highlighters: [any Highlighter] = []
  /// The texts of the interface by language, besides those of the theme.
  public var texts = TextCatalogue()
  /// The explanations of diagnostics that don't come from checks.
  public var explanations: [DiagnosticExplanation] = []
}
