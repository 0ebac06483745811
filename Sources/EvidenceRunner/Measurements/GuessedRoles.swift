import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// The roles of files for a study that declares none.
///
/// After, a file is detail if one of its concrete types conforms to a protocol of another file, or if it depends on
/// details outside the study; the root is any file that creates a detail's types; policy is any other file that uses a
/// protocol of the study, with the files it needs. Before, the file of a type has the role that the type has after, and
/// files that depend on outside details are detail.
enum GuessedRoles {
  /// Returns the roles of both sides' files; policy is empty if nothing can be guessed.
  static func roles(before: CodeBase, after: CodeBase) -> Roles {
    let details = details(of: after)
    let detailTypes = Set(after.declaredTypes.filter { details.contains($0.file) && !$0.isProtocol }.map(\.name))
    let references = after.units.flatMap(after.references)
    let root = Set(references.filter { $0.kind == .creates && detailTypes.contains($0.to) }.map(\.file))
      .subtracting(details)
    let protocols = Set(after.declaredTypes.filter(\.isProtocol).map(\.name))
    let users = references.filter { protocols.contains($0.to) && $0.kind != .conforms && $0.kind != .inherits }
    var policy = Set(users.map(\.file) + protocols.compactMap { after.types[$0]?.file })
      .subtracting(details).subtracting(root)
    // The files that policy needs are policy too, unless they are details.
    for _ in after.files {
      let needed = references.filter { policy.contains($0.file) }.compactMap { after.types[$0.to]?.file }
      policy.formUnion(Set(needed).subtracting(details).subtracting(root))
    }
    let names = Set(after.declaredTypes.filter { policy.contains($0.file) }.map(\.name))
    let former = Set(before.declaredTypes.filter { names.contains($0.name) }.map(\.file))
    let formerDetails = Set(before.files.map(\.path)).subtracting(former).subtracting(root)
    return Roles(
      policy: policy.union(former).sorted(),
      detail: details.union(formerDetails).subtracting(policy).subtracting(former).sorted(), root: root.sorted())
  }

  /// Returns the files that are assumed to be the composition root of a study; none if it declares a role.
  static func root(of study: CaseStudy, _ codes: BothSides<CodeBase?>) -> Set<String> {
    let declared = study.article.frontMatter.roles
    guard declared == Roles(), let before = codes.before, let after = codes.after else { return [] }
    return Set(roles(before: before, after: after).root)
  }

  private static func details(of code: CodeBase) -> Set<String> {
    let reaching = code.files.map(\.path).filter { !OutsideDetails.measure(code, in: [$0]).isEmpty }
    let conforming = code.declaredTypes.filter { type in
      !type.isProtocol
        && code.supertypes(of: type.name).contains { name in
          code.types[name].map { $0.isProtocol && $0.declaration != nil && $0.file != type.file } == true
        }
    }
    return Set(reaching + conforming.map(\.file))
  }
}
