import CaseStudyModel
import EvidenceRunner
import SiteBuilder

/// The parts that a program adds to the built-in ones, for all commands.
public struct SiteParts: Sendable {
  /// The strategies for pages of principles, which replace built-in ones.
  public var principles: [any PrinciplePageGenerator] = []
  /// The measurements that give verdicts, which replace built-in ones.
  public var measurements: [any PrincipleMeasurement] = []
  /// The generators of further pages.
  public var generators: [any PageGenerator] = []
  /// The generators of further pages below each study.
  public var studyPages: [any StudyPageGenerator] = []
  /// The further sections of studies' overviews.
  public var overviewSections: [any OverviewSection] = []
  /// The further rules for content.
  public var checks: [any SiteCheck] = []
  /// The further output formats.
  public var formats: [any OutputFormat] = []
  /// The highlighters of additional languages, which replace built-in ones.
  public var highlighters: [any Highlighter] = []
  /// The further texts of the interface by language.
  public var texts = TextCatalogue()
  /// The explanations of diagnostics other than those of checks.
  public var explanations: [DiagnosticExplanation] = []
}
