import SyntaxFacts

/// The types that have copies of a divided type's code.
///
/// **Definition.** A member of the divided type is copied if at least two types have its code after, and more types
/// than members that had it before. A member has the code of another if it has at least three quarters of the other's
/// statements, in any order and whatever names it uses, except the names of functions that neither side declares.
/// Members of fewer than twelve tokens, and those that only pass calls on, don't count. The types are named if more
/// than a quarter of the divided type's statements are in copied members.
///
/// **Source.** "Duplicated code" in M. Fowler, "Refactoring", 1999, chapter 3. The definition is this project's own.
///
/// **Example.** `Gym` enters visitors and writes a bulletin. After, `FrontDesk` and `Board` both have the method that
/// enters visitors, so that a change of it must be made twice.
public struct CopiedMembers {
  /// Returns the tokens of each statement in a member's braces, on the side before or after.
  public typealias Statements = (_ member: PlacedMember, _ isAfter: Bool) -> [[String]]

  private let before: CodeBase
  private let after: CodeBase
  private let statements: Statements
  private let declared: Set<String>

  public init(from before: CodeBase, to after: CodeBase, statements: @escaping Statements) {
    self.before = before
    self.after = after
    self.statements = statements
    let units = before.units + after.units
    declared = Set(units.flatMap { [$0.name] + $0.members.map(\.member.name) })
  }

  /// Returns the names of the types of which the after side has copies, in alphabetical order.
  /// - Parameter divided: the before side's types that two requests both edit.
  public func types(copying divided: Set<String>) -> [String] {
    let former = bodies(in: before, isAfter: false)
    let latter = bodies(in: after, isAfter: true)
    var all = 0
    var copied = 0
    var names: Set<String> = []
    let outermost = Set(divided.map(\.outermost))
    for body in former where outermost.contains(body.owner) {
      all += body.count
      guard body.isWork else { continue }
      let owners = Set(latter.filter(body.isIn).map(\.owner))
      guard owners.count > 1, owners.count > former.count(where: body.isIn) else { continue }
      copied += body.count
      names.formUnion(owners)
    }
    return copied * 4 > all ? names.sorted() : []
  }

  private struct Body {
    var owner: String
    /// The number of its statements of each form.
    var forms: [String: Int]
    /// The number of its statements.
    var count: Int
    /// Whether it is long enough to compare, and does more than pass calls on.
    var isWork: Bool

    /// Returns whether another body has most of the statements.
    func isIn(_ other: Body) -> Bool {
      let common = forms.reduce(0) { $0 + min($1.value, other.forms[$1.key, default: 0]) }
      return common * 4 >= count * 3
    }
  }

  private func bodies(in code: CodeBase, isAfter: Bool) -> [Body] {
    code.units.flatMap(\.members).compactMap { placed in
      guard placed.member.body != nil, placed.member.kind != .initializer else { return nil }
      let owner = placed.owner?.outermost ?? placed.member.signature
      let statements = statements(placed, isAfter)
      let isWork = statements.reduce(0) { $0 + $1.count } > 11 && !statements.allSatisfy(CodeStatement.passesOn)
      let forms = statements.reduce(into: [String: Int]()) { $0[form(of: $1), default: 0] += 1 }
      return Body(owner: owner, forms: forms, count: statements.count, isWork: isWork)
    }
  }

  /// Returns the form of a statement, in which all names that the sides declare are the same.
  private func form(of statement: [String]) -> String {
    var words: [String] = []
    for (index, token) in statement.enumerated() where token != "return" && token != "self" {
      let previous = index > 0 ? statement[index - 1] : ""
      if token == ".", previous == "self" { continue }
      // What follows `self.` is a plain name.
      let isMember = previous == "." && !(index > 1 && statement[index - 2] == "self")
      let isName = token.first.map { $0.isLetter || $0 == "_" } == true
      if token.first == "\"" {
        words.append(CodeStatement.withoutInterpolations(token))
      } else if isName, !CodeStatement.keywords.contains(token), !isMember || declared.contains(token) {
        words.append("name")
      } else {
        words.append(token)
      }
    }
    return words.joined(separator: " ")
  }
}

/// Answers questions about a statement from its tokens.
package enum CodeStatement {
  /// The keywords that say what a statement does.
  static let keywords: Set = [
    "if", "else", "guard", "let", "var", "for", "in", "while", "switch", "case", "default", "throw", "nil", "true",
    "false", "do", "catch", "defer", "where",
  ]

  /// Returns whether a statement only passes names to functions, without literals, operators or decisions.
  package static func passesOn(_ tokens: [String]) -> Bool {
    tokens.allSatisfy { token in
      guard let first = token.first else { return true }
      let isName = first.isLetter || first == "_" || first == "$"
      return isName ? !keywords.contains(token) : "().,:?!&".contains(token)
    }
  }

  /// Returns a text literal without its interpolations.
  static func withoutInterpolations(_ literal: String) -> String {
    var text = ""
    var depth = 0
    var previous: Character = " "
    for character in literal {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if character == "(", previous == "\\" {
        depth = 1
      } else {
        text.append(character)
      }
      previous = character
    }
    return text
  }
}
