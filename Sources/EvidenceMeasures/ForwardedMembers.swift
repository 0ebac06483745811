import SyntaxFacts

/// The functions in which the members of interfaces end.
///
/// **Definition.** A member ends in another function if all conformers' code for it is a single call of that function,
/// with parameters of the same types, so that the caller's arguments are passed on unchanged. Chains of calls are
/// followed. Members with the same two or more optional parameters end in each other, because each parameter may select
/// a job. So do members with a parameter of the same new enum or option set, or of a new protocol whose types its
/// conformers distinguish, because its values may select jobs.
///
/// **Source.** The definition is this project's own.
///
/// **Example.** `func lend(title: String?, scan: String?) -> String { work(title: title, scan: scan) }` ends in `work`.
public struct ForwardedMembers: Sendable {
  private let code: CodeBase
  private let former: CodeBase

  /// - Parameter former: the code of the before side.
  public init(in code: CodeBase, former: CodeBase) {
    self.code = code
    self.former = former
  }

  /// Returns a name of the function in which a member of an interface ends; its own name if its conformers don't pass
  /// it on.
  public func end(of signature: String, in interface: String) -> String {
    let name = "\(interface).\(signature)"
    let family = [interface] + code.declaredTypes.map(\.name).filter { code.supertypes(of: $0).contains(interface) }
    let members = family.flatMap { code.types[$0]?.members ?? [] }.filter { $0.member.signature == signature }
    let ends = Set(members.filter { $0.member.body != nil }.map(end))
    if ends.count == 1, let end = ends.first.flatMap({ $0 }) { return end }
    if let choice = choice(of: members) { return "any job of \(choice)" }
    guard let only = members.first?.member, only.parameters.count(where: { $0.type.name == "Optional" }) > 1 else {
      return name
    }
    return (only.parameters.map(\.type.description).sorted() + [only.type?.description ?? "Void"]).joined(
      separator: ", ")
  }

  /// Returns the new type whose values select the operation of members with one signature; `nil` if there is none.
  private func choice(of members: [PlacedMember]) -> String? {
    guard let first = members.first else { return nil }
    let types = first.member.parameters.map { code.resolved($0.type, in: code.scope(of: first)).unwrapped }
    return types.map { ["Array", "Set"].contains($0.name) ? $0.arguments.first?.name ?? "" : $0.name }.first { name in
      guard former.types[name]?.declaration == nil, let type = code.types[name] else { return false }
      switch type.declaration?.kind {
      case .enum: return type.members.count { $0.member.kind == .enumCase } > 1
      case .protocol: return members.contains { $0.member.body?.casts.isEmpty == false }
      default: return type.inherited.contains { $0.name == "OptionSet" }
      }
    }
  }

  /// Returns the function in which a chain of calls ends; `nil` if the member itself has the code.
  private func end(of placed: PlacedMember) -> String? {
    var end: PlacedMember?
    // Bounded, because functions may call each other recursively.
    for _ in 0..<10 {
      guard let next = callee(of: end ?? placed) else { break }
      end = next
    }
    return end.map { "\($0.owner ?? "").\($0.member.signature)" }
  }

  /// Returns the only function that a member's code calls, if the call passes on the member's parameters.
  private func callee(of placed: PlacedMember) -> PlacedMember? {
    func types(_ placed: PlacedMember) -> [String] { placed.member.parameters.map(\.type.description).sorted() }
    guard let accesses = placed.member.body?.accesses, accesses.count == 1, !placed.member.parameters.isEmpty,
      case .member(let target)? = code.resolve(accesses[0], in: placed).uses.last?.target,
      target.member.kind == .method, types(target) == types(placed)
    else { return nil }
    return target
  }
}
