import SyntaxFacts

/// The clients that can turn their own interface into one that other clients need.
///
/// **Definition.** A function widens an interface for a client if three conditions hold. Of the code's own types, it
/// takes only the interface, a protocol that the interface refines, or a value of type `Any`. It returns, creates or
/// passes to a closure the interface with other generic arguments, a subtype of it, or an interface that clients used
/// before. And this result offers a member that another client uses, and that the client neither uses nor is offered. A
/// function counts wherever it is declared, even as an operator, an initialiser or a member of an extension. A
/// requirement doesn't count, because it is itself offered. Neither does a type that uses the interface, because the
/// members that it adds do their own work.
///
/// **Source.** R. C. Martin, "The Interface Segregation Principle", 1996: a client depends on what it can call. The
/// definition is this project's own.
///
/// **Example.** `prefix func ^ (printer: any Printing) -> Office`, where another client uses `Office` to send a fax.
public struct WidenedInterfaces {
  private let code: CodeBase
  private let rows: [String: [UsedOfOffered.Row]]
  private let former: Set<String>
  private let functions: [Conversion]

  /// The code's own types that a function takes and returns.
  private struct Conversion {
    var taken: Set<String>
    /// Whether it also takes a value of type `Any`.
    var takesAnything: Bool
    var given: Set<String>
  }

  /// - Parameters:
  ///   - code: the code of the after side.
  ///   - rows: the interfaces that its clients use.
  ///   - former: the names of the interfaces that clients used before.
  public init(_ code: CodeBase, rows: [UsedOfOffered.Row], former: Set<String>) {
    self.code = code
    self.rows = Dictionary(grouping: rows, by: \.client)
    self.former = former
    functions = code.units.flatMap(\.members).compactMap { Self.conversion($0, in: code) }
  }

  /// Returns those of some clients that can widen an interface, in their order.
  public func clients(among names: [String]) -> [String] {
    names.filter { name in
      rows[name, default: []].contains { row in
        let others = names.filter { $0 != name }.flatMap { rows[$0, default: []] }
        return isWidened(row, for: others)
      }
    }
  }

  private func isWidened(_ row: UsedOfOffered.Row, for others: [UsedOfOffered.Row]) -> Bool {
    let family = Set([row.interface] + code.supertypes(of: row.interface))
    let offered = narrowOffer(row)
    return functions.contains { function in
      guard function.takesAnything || !function.taken.isEmpty, function.taken.isSubset(of: family) else {
        return false
      }
      return function.given.contains { given in
        let types = Set([given] + code.supertypes(of: given))
        guard types.contains(row.interface) || former.contains(given),
          given == row.interface || !uses(row.interface, in: given), let wide = Interface(given, in: code)
        else { return false }
        return others.contains { other in
          types.contains(other.interface)
            && other.used.contains { wide.offered.contains($0) && !offered.contains($0) }
        }
      }
    }
  }

  /// Returns the members that an interface offers to a client; those for other generic arguments are left out.
  private func narrowOffer(_ row: UsedOfOffered.Row) -> Set<String> {
    guard let interface = Interface(row.interface, in: code) else { return Set(row.used) }
    let others = interface.constrainedSignatures.subtracting(row.used)
    return Set(interface.offered).subtracting(others).union(row.used)
  }

  /// Returns whether a type's own code uses members of an interface.
  private func uses(_ interface: String, in type: String) -> Bool {
    (code.types[type]?.members ?? []).contains { placed in
      code.uses(in: placed).contains { use in
        guard use.receiver == interface, case .member(let target) = use.target else { return false }
        return target.member.access.isVisibleInOtherFiles
      }
    }
  }

  private static func conversion(_ placed: PlacedMember, in code: CodeBase) -> Conversion? {
    let member = placed.member
    let isInitializer = member.kind == .initializer
    guard isInitializer || [.method, .subscript, .computedProperty].contains(member.kind) else { return nil }
    let owner = placed.owner.flatMap { code.types[$0] }
    // A requirement is offered to clients, so it counts as a member that they don't use.
    if owner?.isProtocol == true, !placed.isInExtension { return nil }
    let scope = code.scope(of: placed)
    let constraints = Dictionary(member.genericParameters.map { ($0.name, $0.constraints) }) { first, _ in first }
    func own(_ references: [TypeReference]) -> Set<String> {
      let names = references.flatMap { reference in
        reference.names.flatMap { name in
          constraints[name].map { $0.flatMap(\.names) } ?? code.resolved(TypeReference(name), in: scope).names
        }
      }
      return Set(names).filter { code.types[$0]?.declaration != nil }
    }
    let types = member.parameters.map(\.type)
    let closures = types.map(\.unwrapped).filter { $0.name == "Function" }
    let values = types.filter { $0.unwrapped.name != "Function" }
    var taken = own(values.filter { $0.name != "Metatype" } + closures.flatMap { $0.arguments.prefix(1) })
    var given = own([member.type].compactMap { $0 } + closures.flatMap { $0.arguments.dropFirst() })
    if isInitializer, let owner { given.insert(owner.name) }
    if !isInitializer, !member.isStatic, let owner, owner.declaration != nil { taken.insert(owner.name) }
    let anything = Set(["Any", "AnyObject"] + constraints.filter(\.value.isEmpty).keys)
    return given.isEmpty
      ? nil
      : Conversion(taken: taken, takesAnything: values.contains { anything.contains($0.unwrapped.name) }, given: given)
  }
}
