import CaseStudyModel
import SyntaxFacts

/// The requirements that policy calls and that do nothing in its fakes: a sign that they are the steps of one detail.
///
/// **Definition.** Of the functions that protocols in policy files require and code in policy files calls, those that
/// have an empty body in every type of the other files that conforms. They count if there are at least three of them,
/// and they are more than half.
///
/// **Source.** After the degenerate functions of R. C. Martin, "Agile Software Development", 2002. The definition is
/// this project's own.
///
/// **Example.** `protocol MailSession` with `connect()`, `greet()`, `beginData()`, `line(_:)` and `quit()`; the fake
/// has code for `line(_:)` only: 4 of 5.
struct IdleSteps: Sendable, Equatable {
  /// The number of functions that the policy calls.
  var count: Int
  /// The functions among them that do nothing, by name.
  var idle: [String]
}

extension IdleSteps {
  /// Counts the steps in code that consists of policy and fakes.
  init(of code: CodeBase, in files: Set<String>) {
    let used = code.units.flatMap(\.members).filter { files.contains($0.file) }.flatMap(code.uses)
    var called: [PlacedMember] = []
    for use in used {
      guard case .member(let target) = use.target, target.member.kind == .method, files.contains(target.file),
        code.isRequirement(target), !called.contains(target)
      else { continue }
      called.append(target)
    }
    count = called.count
    idle = called.filter { Self.isIdle($0, in: code, files) }.map(\.member.signature).sorted()
  }

  private static func isIdle(_ requirement: PlacedMember, in code: CodeBase, _ files: Set<String>) -> Bool {
    let bodies = code.declaredTypes.filter { type in
      !files.contains(type.file) && code.supertypes(of: type.name).contains(requirement.owner ?? "")
    }.flatMap(\.members).filter { $0.member.signature == requirement.member.signature }.compactMap(\.member.body)
    return !bodies.isEmpty && bodies.allSatisfy { $0.shape == .empty }
  }

  /// The reason for a limit; `nil` for none.
  var phrase: EvidencePhrase? {
    guard idle.count > 2, idle.count * 2 > count else { return nil }
    return .text("idleSteps", ["count": .count(count), "idle": .count(idle.count), "names": .names(idle)])
  }
}
