import SyntaxFacts

/// The types that have copies of a divided type's code.
///
/// **Definition.** A member of the divided type is copied if at least two types have its code after, and if these types
/// are more than the members that had it before. A member has another member's code if it has at least three quarters
/// of its statements, in any order and with any names, except the names of functions that neither side declares. A type
/// has the code in other words if it has at least three quarters of its words and numbers, of which there must be at
/// least four. Members of fewer than twelve tokens, and members that only pass calls on, don't count. The types are
/// named if more than a quarter of the divided type's statements are in copied members.
///
/// **Source.** "Duplicated code" in M. Fowler, "Refactoring", 1999, chapter 3. The definition is this project's own.
///
/// **Example.** `Gym` enters visitors and writes a bulletin. After, `FrontDesk` and `Board` both have the method that
/// enters visitors, so it must be changed twice.
public struct CopiedMembers {
  /// Returns the tokens of each statement in a member's braces, on the side before or after.
  public typealias Statements = (_ member: PlacedMember, _ isAfter: Bool) -> [[String]]

  private let before: CodeBase
  private let after: CodeBase
  private let statements: Statements
  private let declared: Set<String>

  /// The minimum number of tokens of a member that is compared.
  private static let fewestTokens = 12
  /// The minimum number of words and numbers by which a member's code is known.
  private static let fewestValues = 4

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
    let (formerValues, latterValues) = (Self.values(of: former), Self.values(of: latter))
    for body in former where outermost.contains(body.owner) {
      all += body.count
      guard body.isWork else { continue }
      let owners = Set(latter.filter(body.isIn).map(\.owner))
      guard owners.count > 1, owners.count > former.count(where: body.isIn) else {
        let others = Set(body.owners(in: latterValues))
        guard others.count > 1, others.count > body.owners(in: formerValues).count else { continue }
        copied += body.count
        names.formUnion(others)
        continue
      }
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
    /// The words of its texts, and its numbers.
    var values: Set<String>

    /// Returns whether another body has most of the statements.
    func isIn(_ other: Body) -> Bool {
      let common = forms.reduce(0) { $0 + min($1.value, other.forms[$1.key, default: 0]) }
      return common.isThreeQuarters(of: count)
    }

    /// Returns the types that have most of the values; none if there are too few values to identify code.
    func owners(in values: [String: Set<String>]) -> [String] {
      if self.values.count < CopiedMembers.fewestValues { return [] }
      return values.filter { _, values in
        values.intersection(self.values).count.isThreeQuarters(of: self.values.count)
      }.map(\.key)
    }
  }

  /// Returns the values of each type's members together.
  private static func values(of bodies: [Body]) -> [String: Set<String>] {
    bodies.reduce(into: [:]) { $0[$1.owner, default: []].formUnion($1.values) }
  }

  private func bodies(in code: CodeBase, isAfter: Bool) -> [Body] {
    code.units.flatMap(\.members).compactMap { placed in
      guard placed.member.body != nil, placed.member.kind != .initializer else { return nil }
      let owner = placed.owner?.outermost ?? placed.member.signature
      let statements = statements(placed, isAfter)
      let count = statements.reduce(0) { $0 + $1.count }
      let isWork = count >= Self.fewestTokens && !statements.allSatisfy(CodeStatement.passesOn)
      let forms = statements.reduce(into: [String: Int]()) { $0[form(of: $1), default: 0] += 1 }
      let values = Set(statements.joined().flatMap(CodeStatement.values))
      return Body(owner: owner, forms: forms, count: statements.count, isWork: isWork, values: values)
    }
  }

  /// Returns the form of a statement, in which all names that the sides declare are the same.
  private func form(of statement: [String]) -> String {
    var words: [String] = []
    for (index, token) in statement.enumerated() where token != "return" && token != "self" {
      let previous = index > 0 ? statement[index - 1] : ""
      if token == ".", previous == "self" { continue }
      // The word after `self.` is a plain name.
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

extension Int {
  /// Returns whether the number is at least three quarters of another.
  fileprivate func isThreeQuarters(of other: Int) -> Bool { self * 4 >= other * 3 }
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

  /// Returns the words of at least two letters in a string literal, and the numbers in a literal or its interpolations,
  /// except the ubiquitous 0 and 1; none for other tokens.
  static func values(in token: String) -> [String] {
    guard let first = token.first, first == "\"" || first.isNumber else { return [] }
    let words = withoutInterpolations(token).split { !$0.isLetter }.map { $0.lowercased() }.filter { $0.count > 1 }
    let parts = token.split { !$0.isNumber && !$0.isLetter && $0 != "_" }.map { $0.filter { $0 != "_" } }
    let numbers = parts.filter { part in part.allSatisfy(\.isNumber) && !["", "0", "1"].contains(part) }
    return (first == "\"" ? words : []) + numbers
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
