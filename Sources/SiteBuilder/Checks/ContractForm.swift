import CaseStudyModel
import CodeStructure

/// The form of the calls in blocks of clauses and conformers: a name in quotation marks, and a closure after it.
struct ContractForm {
  private let study: CaseStudy
  /// The identifier of the diagnostics.
  let id: String

  init(_ study: CaseStudy, id: String) {
    self.study = study
    self.id = id
  }

  /// A call such as `clause("keeps its width") { make().width > 0 }`.
  struct Call {
    /// The block's tokens.
    let code: PlacedTokens
    /// The index of the function's name.
    let token: Int
    /// The index of the closing bracket.
    let end: Int
    /// The arguments between the brackets.
    let arguments: [CallArgument]
    /// The tokens of the closure with its braces, which is after the brackets or an argument.
    let closure: Range<Int>?

    /// The function's name.
    var function: String { code[token] }

    /// Reads a call; `nil` if the token isn't the name of one.
    init?(at token: Int, in code: PlacedTokens) {
      guard code[token + 1] == "(", ![".", "func"].contains(code[token - 1]),
        let end = code.end(ofBracketAt: token + 1), let arguments = code.arguments(ofBracketAt: token + 1)
      else { return nil }
      self.code = code
      self.token = token
      self.end = end
      self.arguments = arguments
      closure =
        code[end + 1] == "{"
        ? code.end(ofBracketAt: end + 1).map { (end + 1)..<($0 + 1) }
        : arguments.dropFirst().first { code[$0.value.lowerBound] == "{" }?.value
    }
  }

  /// Reports calls without a name or closure, and values that are made outside of clauses.
  func diagnostics(of blocks: [Snippet]) -> [Diagnostic] {
    blocks.flatMap { block -> [Diagnostic] in
      let code = PlacedTokens(block, of: study)
      let functions = block.role == .contract ? ["clause"] : ["conformer", "wrong"]
      let calls = code.texts.indices.filter { functions.contains(code[$0]) }.compactMap { Call(at: $0, in: code) }
      let found = calls.compactMap {
        unnamed($0) ?? labelled($0) ?? withoutClosure($0) ?? assigning($0) ?? checking($0) ?? unanswered($0)
      }
      if block.role != .contract || !found.isEmpty { return found }
      return faultOfSignature(in: code).map { [$0] } ?? misplaced(in: code, outside: calls.compactMap(\.closure))
    }
  }

  /// Reports a name that isn't in quotation marks: several words, or one that nothing else in the block has.
  private func unnamed(_ call: Call) -> Diagnostic? {
    let code = call.code
    guard let name = call.arguments.first?.value, name.allSatisfy({ code[$0].first?.isLetter == true }) else {
      return nil
    }
    let isType = name.count == 1 && code[name.lowerBound].first?.isUppercase == true
    let isUnknown = name.count == 1 && code.texts.count { $0 == code[name.lowerBound] } == 1
    let isExpression = code.texts[name].contains { ["as", "await", "is", "try"].contains($0) }
    guard name.count > 1 && !isExpression || isType || isUnknown else { return nil }
    let (place, text) = (code.place(of: name), code.text(of: name))
    return Diagnostic(
      id, .warning, "The name of a clause or conformer must be in quotation marks", at: place,
      fixes: code.isWritten
        ? [Fix("put '\(text)' in quotation marks", [.init(place, with: "\"\(text)\"")], isSafe: false)] : [])
  }

  /// Reports a call with a value in place of a closure, as in `conformer("Square", Square())`, or with neither.
  private func withoutClosure(_ call: Call) -> Diagnostic? {
    let (code, arguments) = (call.code, call.arguments)
    guard call.closure == nil, arguments.count < 3, arguments.allSatisfy({ $0.label == nil }) else { return nil }
    guard arguments.count == 2 else {
      return Diagnostic(
        id, .warning, "Function '\(call.function)' must have a block in braces", at: code.place(ofToken: call.token),
        solutions: ["write it after the name, as in '\(call.function)(\"name\") { … }'"])
    }
    let value = arguments[1].value
    let isVariable = value.count == 1 && code[value.lowerBound].first?.isLowercase == true
    // A variable may be the closure.
    if isVariable || !code.isWritten { return nil }
    let comma = code.place(of: arguments[0].value.upperBound..<value.lowerBound)
    let separator = SourceRange(path: comma.path, start: comma.start, end: code.place(before: value.lowerBound).start)
    let bracket = code.place(ofToken: call.end)
    return Diagnostic(
      id, .warning, "Function '\(call.function)' must have a block in braces", at: code.place(of: value),
      fixes: comma.start.line == bracket.start.line
        ? [Fix("write it in braces", [.init(separator, with: ") { "), .init(bracket, with: " }")], isSafe: false)] : [])
  }

  /// Reports a clause whose only statement assigns, as in `clause("keeps its width") { width = 2 }`.
  private func assigning(_ call: Call) -> Diagnostic? {
    guard call.function == "clause", let closure = call.closure else { return nil }
    let code = call.code
    let body = (closure.lowerBound + 1)..<max(closure.lowerBound + 1, closure.upperBound - 1)
    let range = code.place(of: closure)
    let isOnOneLine = range.end.line == range.start.line && range.end.column > range.start.column
    guard isOnOneLine, !body.isEmpty, !code.texts[body].contains(";"), !code[body.lowerBound].isLetOrVar,
      !Self.statements.contains(code[body.lowerBound]), let sign = code.assignment(in: body),
      !code[sign - 2].isLetOrVar
    else { return nil }
    let place = code.place(ofToken: sign)
    return Diagnostic(
      id, .warning, "A clause must compare with '==', not with '='", at: place,
      fixes: [.replacing("=", with: "==", at: place, isSafe: true)])
  }

  /// The words of statements whose conditions may declare values with `=`.
  private static let statements: Set<String> = ["do", "for", "guard", "if", "switch", "while"]

  /// Reports the first value that is made outside of clauses, and the function that makes it without its brackets.
  private func misplaced(in code: PlacedTokens, outside closures: [Range<Int>]) -> [Diagnostic] {
    guard let function = code.texts.firstIndex(of: "clauses"), code[function - 1] == "func",
      let bracket = code.texts[function...].firstIndex(of: "("),
      let parameter = code.arguments(ofBracketAt: bracket)?.first?.value,
      let colon = code.texts[parameter].firstIndex(of: ":"), colon > parameter.lowerBound
    else { return [] }
    let make = code[colon - 1]
    // A value of the same name in a clause hides the function.
    let isHidden = code.texts.indices.dropFirst(colon).contains { index in
      code[index] == make && (code[index - 1].isLetOrVar || code[index + 1] == "in")
    }
    var depth = 0
    for index in colon..<code.texts.count {
      depth += code[index] == "{" ? 1 : code[index] == "}" ? -1 : 0
      guard code[index] == make, code[index - 1] != "." else { continue }
      let place = code.place(ofToken: index)
      // Functions and closures outside of clauses may be called in them.
      if code[index + 1] == "(", depth == 1, !closures.contains(where: { $0.contains(index) }) {
        return [
          Diagnostic(
            id, .warning, "Function '\(make)' must be called inside a clause, so that each clause has its own value",
            at: place, solutions: ["move the call into the braces of each clause"])
        ]
      }
      if code[index + 1] == ".", code.isWritten, !isHidden {
        let end = SourceRange(path: place.path, start: code.place(before: index + 1).start)
        return [
          Diagnostic(
            id, .warning, "Function '\(make)' must be called, as '\(make)()'", at: place,
            fixes: [Fix("add the brackets", [.init(end, with: "()")], isSafe: true)])
        ]
      }
    }
    return []
  }
}
