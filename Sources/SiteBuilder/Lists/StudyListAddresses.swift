import CaseStudyModel

/// The addresses of the list of studies and its parts, such as `case-studies/by/ocp/all/swift/` and
/// `case-studies/by/ocp/contradicted/`.
///
/// The position of a name determines its facet, so a principle called `swift` can't be confused with the language. No
/// difficulty has the name of a verdict, so both share the second position.
struct StudyListAddresses: Sendable {
  /// The names that studies have.
  let taken: TakenNames
  /// The part of an address that sets no condition.
  private static let any = "all"

  init(of studies: [CaseStudy]) { taken = TakenNames(of: studies) }

  /// Returns the address of a choice's first page.
  func path(of choice: StudyChoice) -> String {
    var names = [
      choice.principle.map { Self.name($0.rawValue) },
      choice.difficulty?.rawValue ?? choice.verdict?.key,
      choice.language.map { Self.name($0.rawValue) },
    ]
    while names.last == .some(nil) { names.removeLast() }
    if names.isEmpty { return PagePath.studies }
    return ([PagePath.studies + taken.free("by")] + names.map { $0 ?? Self.any }).joined(separator: "/") + "/"
  }

  /// Returns the address of the list of a principle's studies, which may be all studies; `nil` if there is none.
  func list(of principle: Principle.ID, in site: Site) -> String? {
    let isOfAll = site.studies.allSatisfy { $0.principles.contains(principle) }
    let path = isOfAll ? PagePath.studies : self.path(of: StudyChoice(principle: principle))
    return site.pagePaths.contains(path) ? path : nil
  }

  /// Returns a name as a unique part of an address; unlike it, derived slugs don't end with a hyphen.
  private static func name(_ text: String) -> String {
    let slug = Slug.derived(from: text)
    return slug == any || slug.hasPrefix("page-") ? slug + "-" : slug
  }

  /// Returns the pages of a choice.
  func pages(of choice: StudyChoice, in facets: StudyFacets) -> PagedList {
    PagedList(
      path: path(of: choice), entries: facets.studies(of: choice), taken: choice == .all ? taken : TakenNames())
  }
}
