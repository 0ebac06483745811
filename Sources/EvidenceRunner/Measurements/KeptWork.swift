import CaseStudyModel
import SyntaxFacts

/// The types that still do most of what a divided type did.
///
/// **Definition.** A type of the after side keeps a divided type's work if it has, with its supertypes, properties of
/// all the types that the divided type's stored properties have, and more than half of its lines with decisions,
/// ignoring names. The properties of a value that it stores count too. If the divided type has fewer than two such
/// lines, all lines of its members' code count. A type that a favoured request edits counts only if the divided type
/// had two variables or more: a part may work on the only value there is. Requests that edit other types then show that
/// those types can be changed one by one, not that the work was divided.
///
/// **Source.** The definition is this project's own.
///
/// **Example.** `Surgery` admits and treats patients and writes three labels. After, three types write the labels, and
/// each request changes a label.
struct KeptWork {
  private let before: SideFindings
  private let after: SideFindings

  init(from before: SideFindings, to after: SideFindings) {
    self.before = before
    self.after = after
  }

  /// Returns the names of such types in alphabetical order.
  /// - Parameters:
  ///   - divided: the before side's types that two requests both edit.
  ///   - edited: the after side's declarations that favoured requests edit.
  func types(keeping divided: Set<String>, besides edited: Set<String>) -> [String] {
    guard let old = before.code, let new = after.code else { return [] }
    // A static value of the type itself counts as a separate declaration.
    let touched = edited.union(edited.map { $0.split(separator: ".").dropLast().joined(separator: ".") })
    let formers = divided.compactMap { old.types[$0] }.map { Former($0, in: old, before.tokens) }
      .filter { !$0.properties.isEmpty }
    let keeping = new.declaredTypes.filter { type in
      if type.isProtocol { return false }
      let family = [type] + new.supertypes(of: type.name).compactMap { new.types[$0] }
      let kept = family.flatMap { Self.storedTypes(of: $0, in: new, inValues: true) }.counts
      return formers.contains { former in
        (former.variables > 1 || !touched.contains(type.name))
          && former.properties.allSatisfy { kept[$0.key, default: 0] >= $0.value } && keepsWork(of: former, family)
      }
    }
    return keeping.map(\.name).sorted()
  }

  /// A divided type as it was on the before side.
  private struct Former {
    /// The types of its stored properties, and how often it has each.
    var properties: [String: Int]
    /// The number of its variables.
    var variables: Int
    /// Whether only its lines with decisions count.
    var isDeciding: Bool
    /// The forms of its lines that count, and how often it has each.
    var lines: [String: Int]

    init(_ type: CodeType, in code: CodeBase, _ tokens: SideTokens) {
      let statements = type.members.flatMap(tokens.statements)
      let decisions = statements.compactMap(DecisionLine.form)
      properties = KeptWork.storedTypes(of: type, in: code).counts
      variables = type.storedProperties.count { $0.member.isVariable == true }
      isDeciding = decisions.count > 1
      lines = (isDeciding ? decisions : statements.map(DecisionLine.nameless)).counts
    }
  }

  private func keepsWork(of former: Former, _ family: [CodeType]) -> Bool {
    let lines = family.flatMap(\.members).flatMap(after.tokens.statements)
    let rest = (former.isDeciding ? lines.compactMap(DecisionLine.form) : lines.map(DecisionLine.nameless)).counts
    let kept = former.lines.reduce(0) { $0 + min($1.value, rest[$1.key, default: 0]) }
    return kept * 2 > former.lines.values.reduce(0, +)
  }

  private static func storedTypes(of type: CodeType, in code: CodeBase, inValues: Bool = false) -> [String] {
    let types = type.storedProperties.map { code.type(of: $0) ?? TypeReference("_") }
    let values = inValues ? types.compactMap { code.types[$0.name] }.filter { $0.declaration?.kind == .struct } : []
    return types.map(\.description) + values.flatMap { storedTypes(of: $0, in: code) }
  }
}
