import CaseStudyModel
import Mustache

/// The strategy for what is particular to one principle on its page; `PrinciplePages` makes the rest of the page.
public protocol PrinciplePageGenerator: Sendable {
  /// The principle whose page it completes.
  var principle: Principle.ID { get }

  /// The template of the page; by default `principle-` and the principle's short name.
  var layout: Layout { get }

  /// Returns what the template reads of one study in its section `particulars`, beside the study's `title` and `url`.
  /// - Returns: `nil` for a study that has nothing particular to show.
  func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]?
}

extension PrinciplePageGenerator {
  public var layout: Layout { Layout(rawValue: "principle-\(principle.rawValue)") }
}
