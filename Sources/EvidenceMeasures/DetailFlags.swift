import SyntaxFacts

/// The Boolean requirements by which policy distinguishes details.
///
/// **Definition.** A requirement of a policy's protocol, a property or a method without parameters, that is a `Bool`
/// and that policy reads, if at least two types of other files conform to the protocol and each has a constant for it.
///
/// **Source.** "Control coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974. The definition
/// is this project's own.
///
/// **Example.** `protocol Sender { var isModem: Bool { get } }` with `let isModem = true` in `Modem` and `let isModem =
/// false` in `Fax`, and `if sender.isModem` in the policy: `Sender.isModem`.
public enum DetailFlags {
  /// Returns the names of such requirements in alphabetical order.
  public static func measure(_ code: CodeBase, in files: Set<String>) -> [String] {
    let read = code.units.flatMap(\.members).filter { files.contains($0.file) }.flatMap(code.uses)
    var found: Set<String> = []
    for case .member(let target) in read.map(\.target) {
      guard let owner = target.owner, code.types[owner]?.isProtocol == true, files.contains(target.file),
        target.member.body == nil, target.member.parameters.isEmpty, target.member.type?.name == "Bool"
      else { continue }
      let conformers = code.declaredTypes.filter { type in
        !type.isProtocol && !files.contains(type.file) && code.supertypes(of: type.name).contains(owner)
      }
      let isConstant = conformers.allSatisfy { type in
        type.members.contains { $0.member.signature == target.member.signature && Self.isConstant($0.member) }
      }
      if conformers.count > 1, isConstant { found.insert("\(owner).\(target.member.name)") }
    }
    return found.sorted()
  }

  /// Returns whether a member has a literal for its value.
  private static func isConstant(_ member: Member) -> Bool {
    if member.kind == .storedProperty {
      return member.isVariable != true && (member.value.count == 1 || member.initialValue != nil)
        && member.initialValue.map { $0.accesses.isEmpty } != false
    }
    return member.body.map { $0.shape == .other && $0.accesses.isEmpty && $0.switches.isEmpty } == true
  }
}
