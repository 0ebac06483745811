import CodeStructure
import EvidenceMeasures
import SyntaxFacts

/// Finds the conformers of a contract that the code creates with an object that another of them also gets.
///
/// Clauses that create one value at a time can't notice that such values change each other's state.
///
/// **Definition.** Two calls of the conformers' initialisers have the same variable as an argument, or one such call is
/// in a loop or closure that doesn't declare its variable. The argument is an object with variables, and the conformer
/// uses an answer of it: an object that it only writes to, such as a journal, doesn't count.
///
/// **Example.** `let bag = Bag()` and `Hall(left: Locker(bag: bag), right: Locker(bag: bag))`.
struct SharedArguments: Sendable {
  var code: CodeBase
  /// The conformers, by names without dots.
  var types: Set<String>

  /// Finds the conformers that share an argument in a text, in alphabetical order.
  func types(in text: String) -> [String] {
    let code = CodeTokens(text, in: .swift)
    let tokens = code.texts
    var uses: [Variable: [String]] = [:]
    var blocks: [Int] = []
    for index in tokens.indices {
      if tokens[index] == "{" { blocks.append(index) }
      if tokens[index] == "}" { _ = blocks.popLast() }
      guard types.contains(tokens[index]), isCreation(at: index, in: tokens) else { continue }
      for (label, name) in arguments(ofBracketAt: index + 1, in: tokens)
      where isShareable(argument: label, ofType: tokens[index]) {
        let place = declaration(of: name, before: index, in: tokens)
        let variable = Variable(name: name, place: place ?? blocks.first ?? 0)
        let isRepeated = blocks.contains { $0 > variable.place && place != nil && repeats($0, in: code) }
        uses[variable, default: []] += Array(repeating: tokens[index], count: isRepeated ? 2 : 1)
      }
    }
    return Set(uses.values.filter { $0.count > 1 }.joined()).sorted()
  }

  /// Returns whether a type's name begins a call of its initialiser, as in `Locker(bag: bag)`.
  private func isCreation(at index: Int, in tokens: [String]) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1] == "(" else { return false }
    return index == 0 || ![".", "func", "class", "struct"].contains(tokens[index - 1])
  }

  private struct Variable: Hashable {
    var name: String
    /// The token where it is declared, or the beginning of the outermost block that uses it.
    var place: Int
  }

  /// Returns the arguments of a call that are variables, with their labels.
  private func arguments(ofBracketAt opening: Int, in tokens: [String]) -> [(label: String, name: String)] {
    (tokens.arguments(ofBracketAt: opening) ?? []).compactMap { argument in
      let name = tokens[argument.value.lowerBound]
      guard argument.value.count == 1, Self.isVariable(name) else { return nil }
      return (label: argument.label.map { tokens[$0] } ?? "_", name: name)
    }
  }

  private static func isVariable(_ token: String) -> Bool {
    guard let first = token.first, first.isLowercase || first == "_" else { return false }
    return !["true", "false", "nil"].contains(token)
  }

  /// Returns the place of the last declaration of a variable in the blocks around a token; `nil` if it is a parameter,
  /// or declared elsewhere.
  private func declaration(of name: String, before end: Int, in tokens: [String]) -> Int? {
    var closed = 0
    for index in stride(from: end - 1, to: 0, by: -1) {
      if tokens[index] == "}" { closed += 1 }
      if tokens[index] == "{" { closed = max(0, closed - 1) }
      if closed == 0, tokens[index] == name, tokens[index - 1].isLetOrVar { return index }
    }
    return nil
  }

  /// Returns whether a block may run more than once after the statement before it: it is a closure or the body of a
  /// loop.
  private func repeats(_ block: Int, in code: CodeTokens) -> Bool {
    guard block > 0 else { return false }
    if ["=", "(", ",", ":", "return"].contains(code.texts[block - 1]) { return true }
    var index = block - 1
    while index >= 0, code.lines[index] == code.lines[block], !["{", "}", ";"].contains(code.texts[index]) {
      if Self.loops.contains(code.texts[index]) { return true }
      index -= 1
    }
    return false
  }

  private static let loops: Set = ["for", "while", "repeat", "map", "flatMap", "compactMap", "forEach"]

  /// Returns whether an argument of a conformer's initialiser is an object whose answers the conformer uses.
  private func isShareable(argument label: String, ofType type: String) -> Bool {
    guard let conformer = code.types[type] else { return false }
    let initializers = conformer.members.filter { $0.member.kind == .initializer }
    let parameters = initializers.flatMap(\.member.parameters).filter { $0.label == label }.map(\.type)
    let properties = conformer.storedProperties.filter { initializers.isEmpty && $0.member.name == label }
    let names = Set((parameters + properties.compactMap(code.type)).flatMap(\.names))
    let state = CopiedState(code: code)
    let objects = names.union(names.flatMap { name in code.concreteTypes(below: name) }).filter {
      state.isObject($0) && state.kinds(of: $0).contains(.shared)
    }
    if objects.isEmpty { return false }
    return conformer.members.flatMap(code.uses).contains { use in
      guard case .member(let target) = use.target, let owner = target.owner,
        objects.contains(owner) || names.contains(owner)
      else { return false }
      return target.member.kind != .method || target.member.type.map { $0.name != "Void" } == true
    }
  }
}
