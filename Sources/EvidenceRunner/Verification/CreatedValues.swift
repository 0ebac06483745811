import CodeStructure

/// The values of some types that code creates, each with code that creates it in any context.
///
/// **Definition.** A call of a type's initialiser whose arguments are literals, members such as `.short`, or such
/// calls. Calls of members that the contract doesn't require are part of it, as in `ShortLog(size: 1).opened()`. If the
/// value is assigned to a new variable, the statements directly after it are part of its creation if they call or set a
/// member that the contract doesn't require.
///
/// **Example.** `let log = ShortLog(size: 1)` followed by `log.close()` is the value `ShortLog(size: 1), log.close()`.
struct CreatedValues: Sendable {
  /// A value that code creates.
  struct Value: Sendable, Hashable {
    /// The code as it is named in messages.
    var name: String
    /// The statements of a function that returns the value.
    var body: String
  }

  /// The types, by names without dots.
  var types: Set<String>
  /// The names of the members that the contract requires.
  var required: Set<String>

  /// Finds the values in a text, each once.
  func values(in text: String) -> [Value] {
    let tokens = CodeTokens(text, in: .swift).texts
    var found: [Value] = []
    for index in tokens.indices where types.contains(tokens[index]) {
      let isDeclared = index > 0 && [".", "func", "class", "struct", "extension"].contains(tokens[index - 1])
      guard !isDeclared, let call = endOfCall(at: index, in: tokens), !continues(at: call, in: tokens, with: "{")
      else { continue }
      let end = endOfChain(from: call, in: tokens)
      let creation = Self.text(of: tokens[index..<end])
      let variable = Self.newVariable(assignedFrom: index, in: tokens)
      let steps = variable.map { self.steps(of: $0, from: end, in: tokens) } ?? []
      let value: Value
      if let variable, !steps.isEmpty {
        let statements = ["var \(variable) = \(creation)"] + steps + ["return \(variable)"]
        value = Value(name: ([creation] + steps).joined(separator: ", "), body: statements.joined(separator: "; "))
      } else {
        value = Value(name: creation, body: creation)
      }
      if !found.contains(value) { found.append(value) }
    }
    return found
  }

  /// Returns the variable whose declaration ends before a value, as in `let log = ShortLog(size: 1)`.
  private static func newVariable(assignedFrom value: Int, in tokens: [String]) -> String? {
    guard value > 2, tokens[value - 1] == "=", tokens[value - 3].isLetOrVar else { return nil }
    return tokens[value - 2]
  }

  /// Returns the index after the calls of members that the contract doesn't require, directly on a new value.
  private func endOfChain(from start: Int, in tokens: [String]) -> Int {
    var end = start
    while end + 1 < tokens.count, tokens[end] == ".", !required.contains(tokens[end + 1]),
      let next = endOfCall(at: end + 1, in: tokens)
    {
      end = next
    }
    return end
  }

  /// Returns the statements that prepare a variable's value, from the token after its creation.
  private func steps(of variable: String, from start: Int, in tokens: [String]) -> [String] {
    var steps: [String] = []
    var index = start
    while index + 3 < tokens.count, tokens[index] == variable, tokens[index + 1] == ".",
      !required.contains(tokens[index + 2])
    {
      // `log.size = 2` or `log.close()`
      let (member, sign, assigned) = (index + 2, index + 3, index + 4)
      let end: Int?
      if tokens[sign] == "=" {
        end = assigned < tokens.count && isSelfContained(tokens[assigned...assigned]) ? assigned + 1 : nil
      } else {
        end = endOfCall(at: member, in: tokens)
      }
      guard let end, !continues(at: end, in: tokens, with: "{(.?!+-*/%=<>&|") else { break }
      steps.append(Self.text(of: tokens[index..<end]))
      index = end
    }
    return steps
  }

  /// Returns the index after the call of a name if its arguments have the same meaning in any context; otherwise,
  /// `nil`.
  private func endOfCall(at name: Int, in tokens: [String]) -> Int? {
    guard name + 1 < tokens.count, tokens[name + 1] == "(", let end = tokens.end(ofBracketAt: name + 1) else {
      return nil
    }
    return isSelfContained(tokens[(name + 2)..<end]) ? end + 1 : nil
  }

  /// Returns whether an expression is independent of the code around it.
  private func isSelfContained(_ tokens: ArraySlice<String>) -> Bool {
    let marks: Set = ["(", ")", "[", "]", ",", ":", ".", "-", "true", "false", "nil"]
    return tokens.indices.allSatisfy { index in
      let token = tokens[index]
      guard !marks.contains(token), let first = token.first, !first.isNumber else { return true }
      if first == "\"" { return !token.contains("\\(") }
      guard first.isLetter else { return false }
      let isLabel = tokens.indices.contains(index + 1) && tokens[index + 1] == ":"
      let isMember = index > tokens.startIndex && tokens[index - 1] == "."
      return isLabel || isMember || first.isUppercase
    }
  }

  private func continues(at index: Int, in tokens: [String], with marks: String) -> Bool {
    index < tokens.count && tokens[index].first.map(marks.contains) == true
  }

  private static func text(of tokens: ArraySlice<String>) -> String {
    tokens.map { $0 == "," || $0 == ":" ? $0 + " " : $0 }.joined()
  }
}
