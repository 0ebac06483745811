import SourceTrees
import SyntaxFacts

/// Finds the requirements of a policy's own protocols that take a value of any type, which a detail casts.
///
/// The policy and the detail must agree on the form of such a value, but no declaration states it. To write another
/// detail, one has to read the policy's code, and the compiler can't detect a mismatch.
///
/// **Definition.** A parameter whose type is `Any`, `AnyHashable` or `AnyObject`, possibly in an optional, list or
/// dictionary. A type of another file conforms to the protocol, and its member of this signature has `as`, `as?` or
/// `as!`. A detail that passes the value on, as a store of preferences does, doesn't count. Swift only.
///
/// **Source.** "Stamp coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974. The definition
/// is this project's own.
///
/// **Example.** `protocol Bus { func post(_ payload: Any) }` and `let (to, fee) = payload as! (String, Int)` in a
/// detail.
struct UntypedRequirements: Sendable {
  var code: CodeBase
  var tree: SourceTree

  /// Returns the signatures of the requirements, in alphabetical order.
  func requirements(of files: Set<String>) -> [String] {
    let protocols = code.declaredTypes.filter { $0.isProtocol && files.contains($0.file) }
    let found = protocols.flatMap { type -> [String] in
      let taking = type.requirements.filter { $0.member.parameters.contains(where: Self.isUntyped) }
      let untyped = Set(taking.map(\.member.signature))
      if untyped.isEmpty { return [] }
      let details = code.declaredTypes.filter { detail in
        !detail.isProtocol && !files.contains(detail.file) && code.supertypes(of: detail.name).contains(type.name)
      }
      return details.flatMap(\.members).filter { placed in
        untyped.contains(placed.member.signature) && tree.tokens(of: placed).contains("as")
      }.map(\.member.signature)
    }
    return Set(found).sorted()
  }

  private static func isUntyped(_ parameter: Parameter) -> Bool {
    parameter.type.names.contains(where: anyTypes.contains)
  }

  private static let anyTypes: Set = ["Any", "AnyHashable", "AnyObject"]
}
