import CaseStudyModel
import Mustache

@testable import SiteBuilder

/// The particulars of a principle's page for a study with these parts; empty if it leaves the study out.
func particulars(
  by generator: some PrinciplePageGenerator, of parts: [Article.Part], roles: Roles = Roles(),
  requests: [ChangeRequest] = []
) -> [String: TemplateValue] {
  var article = Article.made("Content/case-studies/x.md", parts)
  article.frontMatter.roles = roles
  let study = CaseStudy(article: article, principles: [generator.principle], changeRequests: requests)
  return generator.particulars(of: study, in: .made(for: .made([study]))) ?? [:]
}

extension TemplateValue {
  /// Some members of each object of a list, as text.
  func rows(_ names: String...) -> [[String]] {
    guard case .list(let objects) = self else { return [] }
    return objects.map { object in
      guard case .object(let members) = object else { return [] }
      return names.map { name in
        switch members[name] {
        case .text(let text): text
        case .html(let bytes): String(decoding: bytes, as: UTF8.self)
        case .integer(let number): "\(number)"
        case .bool(let condition): "\(condition)"
        default: ""
        }
      }
    }
  }
}
