import SyntaxFacts

/// The protocols by which a policy chooses between details at compile time.
///
/// **Definition.** Two functions in policy files have the same name and labels, and are in the same type or both
/// outside types. Each requires a protocol of the policy that the other doesn't: in its own constraints, in those of
/// its extension, or as a parameter. Some types outside the policy conform only to the first protocol, and others only
/// to the second, so each function is written for different details.
///
/// **Source.** "Control coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974: an overload
/// chooses as a `switch` does. The definition is this project's own.
///
/// **Example.** `extension Journal where Store: Winding { func close() { … } }` and the same with `Store: Flushing`,
/// where a tape is `Winding` and a disk is `Flushing`: both protocols.
public enum DetailOverloads {
  /// Returns the names of such protocols in alphabetical order.
  public static func measure(_ code: CodeBase, in files: Set<String>) -> [String] {
    let own = Set(code.declaredTypes.filter { $0.isProtocol && files.contains($0.file) }.map(\.name))
    let functions = code.units.flatMap(\.members).filter { placed in
      files.contains(placed.file) && placed.member.kind == .method && placed.member.body != nil
    }
    let groups = Dictionary(grouping: functions) { "\($0.owner ?? "").\($0.member.signature)" }.values
    var found: Set<String> = []
    for group in groups where group.count > 1 {
      let required = group.map { protocols(requiredBy: $0, in: code).intersection(own) }
      for (index, first) in required.enumerated() {
        for second in required[(index + 1)...] {
          let (only, others) = (first.subtracting(second), second.subtracting(first))
          let pairs = only.flatMap { name in others.map { (name, $0) } }
          for (one, other) in pairs where areForOtherDetails(one, other, in: code, outside: files) {
            found.formUnion([one, other])
          }
        }
      }
    }
    return found.sorted()
  }

  /// Returns the names in the constraints and the parameters of a function.
  private static func protocols(requiredBy placed: PlacedMember, in code: CodeBase) -> Set<String> {
    let constraints = (placed.constraints + placed.member.genericParameters).flatMap(\.constraints)
    let scope = code.scope(of: placed)
    let parameters = placed.member.parameters.map { code.resolved($0.type, in: scope) }
    return Set((constraints + parameters).flatMap(\.names))
  }

  /// Returns whether each of two protocols has a conformer outside the policy that the other one lacks.
  private static func areForOtherDetails(
    _ one: String, _ other: String, in code: CodeBase, outside files: Set<String>
  ) -> Bool {
    let conformances = code.declaredTypes.filter { !$0.isProtocol && !files.contains($0.file) }
      .map { Set(code.supertypes(of: $0.name)) }
    return conformances.contains { $0.contains(one) && !$0.contains(other) }
      && conformances.contains { $0.contains(other) && !$0.contains(one) }
  }
}
