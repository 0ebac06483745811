import CaseStudyModel
import SyntaxFacts

/// Breaks a promise that a conformer's member makes to every caller, whatever the conformer's purpose.
///
/// Changes only members that the type with the contract requires, in the conformers of the side's code. Each form
/// breaks a promise that the requirement's declaration makes. Avoids changes that another honest conformer could have,
/// such as an ignored argument or a condition that always holds, because they needn't break the contract. The study's
/// tests needn't pass, but the mutant must compile.
struct BrokenConformer: DesignMutation {
  /// A promise that is broken; the raw value is the mutation's name.
  enum Form: String, Sendable {
    /// A command has no effect, or a question always has the same answer.
    case empty = "emptyMember"
    /// Rejects every call: the precondition never holds.
    case refusing = "refusingMember"
    /// An error isn't passed on to the caller.
    case silent = "silentMember"
  }

  private let form: Form
  let principle: Principle.ID? = .lsp
  let keepsBehaviour = false

  var name: String { form.rawValue }

  init(_ form: Form) { self.form = form }

  func mutants(of study: StudyDesign) -> [Mutant] {
    let code = CodeBase(study.base.facts)
    return study.contracts.flatMap { contract -> [Mutant] in
      var places: [(type: String, signature: String, number: Int)] = []
      for (offset, type) in study.base.concreteTypes(below: contract).enumerated() {
        let signatures = promised(by: contract, of: type, in: code).map(\.member.signature)
        let fitting = signatures.filter { changed($0, of: type, below: contract, in: study.base) != nil }
        // Each conformer starts with a different member, so a limit excludes neither conformers nor members.
        places += fitting.enumerated().map { (type: type, signature: $1, number: ($0 + offset) % fitting.count) }
      }
      return places.sorted { ($0.number, $0.type) < ($1.number, $1.type) }.map { place in
        Mutant(subject: "\(place.type).\(place.signature)", roles: study.roles) {
          changed(place.signature, of: place.type, below: contract, in: $0)
        }
      }
    }
  }

  /// Returns the members with code that a type has because its contract requires them.
  private func promised(by contract: String, of type: String, in code: CodeBase) -> [PlacedMember] {
    let required = Set(code.allMembers(of: contract).map(\.member.signature))
    return (code.types[type]?.members ?? []).filter { placed in
      [.method, .computedProperty].contains(placed.member.kind) && required.contains(placed.member.signature)
        && placed.member.body?.shape.isHollow == false
    }
  }

  private func changed(
    _ signature: String, of type: String, below contract: String, in design: DesignText
  ) -> [String: [String]]? {
    let members = promised(by: contract, of: type, in: CodeBase(design.facts))
    guard let placed = members.first(where: { $0.member.signature == signature }),
      let lines = design.files[placed.file],
      let body = MethodBody(in: lines.joined(separator: "\n"), from: placed.member.lines.name),
      let text = broken(body, of: placed.member)
    else { return nil }
    var files = design.files
    files[placed.file] = DesignText.lines(of: body.replaced(by: text))
    return files
  }

  /// Returns the body that breaks the promise; `nil` if the member doesn't make it.
  private func broken(_ body: MethodBody, of member: Member) -> String? {
    let isCommand = member.kind == .method && (member.type == nil || member.type?.name == "Void")
    let answer = member.type.flatMap(ConformerMutants.constant)
    switch form {
    case .empty:
      return isCommand ? " " : answer.flatMap { body.isOnly($0) ? nil : " return \($0) " }
    case .refusing:
      return " preconditionFailure(\"refused\") "
    case .silent:
      let isAsynchronous = body.signature.contains("async")
      guard body.signature.contains("throws"), body.text.contains("try ") || body.text.contains("throw "),
        isCommand || answer != nil
      else { return nil }
      // A nested function preserves the implicit return of a single-expression body.
      let result = isCommand ? "" : member.type.map { " -> \($0)" } ?? ""
      return " func attempt()\(isAsynchronous ? " async" : "") throws\(result) {\(body.text)}; "
        + "do { \(isCommand ? "" : "return ")try \(isAsynchronous ? "await " : "")attempt() } "
        + "catch { \(isCommand ? "" : "return \(answer ?? "") ")} "
    }
  }
}
