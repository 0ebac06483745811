import CaseStudyModel

/// The function that declares the clauses of a contract, and the answers of its clauses.
extension ContractForm {
  /// Reports a function of clauses that the conformers' file can't call, and one that waits without being asynchronous.
  func faultOfSignature(in code: PlacedTokens) -> Diagnostic? {
    guard let function = code.texts.firstIndex(of: "clauses"), code[function - 1] == "func",
      let bracket = code.texts[function...].firstIndex(of: "("), let end = code.end(ofBracketAt: bracket)
    else { return nil }
    let place = code.place(ofToken: function)
    if end == bracket + 1 {
      return Diagnostic(
        id, .warning, "Function 'clauses' must have a parameter that makes a value", at: place,
        solutions: ["write the parameter as '_ make: () -> T'"])
    }
    if ["private", "fileprivate"].contains(code[function - 2]) {
      return Diagnostic(
        id, .warning, "Function 'clauses' must not be private, because the conformers are in another file",
        at: code.place(ofToken: function - 2), solutions: ["remove the word"])
    }
    if let fault = faultOfParameter(after: bracket, in: code) { return fault }
    let waits = code.texts.indices.contains { code[$0] == "await" && code[$0 + 1] == "clause" }
    guard waits, code[end + 1] != "async" else { return nil }
    return Diagnostic(
      id, .warning, "Function 'clauses' must be asynchronous, because it waits for a clause", at: place,
      solutions: ["write 'async' after its parameters"])
  }

  /// Reports a parameter with a label, and one that takes a value in place of a function that makes values.
  private func faultOfParameter(after bracket: Int, in code: PlacedTokens) -> Diagnostic? {
    let label = bracket + 1
    let isAlone = code[label + 1] == ":"
    if code[label] != "_", code[label].first?.isLetter == true, isAlone || code[label + 2] == ":" {
      let place = code.place(ofToken: label)
      let fix: Fix =
        isAlone
        ? Fix("write '_' before it", [.init(code.place(before: label), with: "_ ")], isSafe: false)
        : Fix("write '_' in its place", [.init(place, with: "_")], isSafe: false)
      return Diagnostic(
        id, .warning, "The parameter of 'clauses' must have no label, but has '\(code[label])'", at: place,
        fixes: code.isWritten ? [fix] : [])
    }
    // The type is all of the parameter, as in `_ make: T`.
    let type = label + 3
    guard code[label] == "_", code[label + 2] == ":", [")", ","].contains(code[type + 1]),
      code[type].first?.isLetter == true, code.texts[..<bracket].contains(code[type])
    else { return nil }
    let place = code.place(ofToken: type)
    return Diagnostic(
      id, .warning, "The parameter of 'clauses' must be a function that makes a value, not the value", at: place,
      fixes: code.isWritten
        ? [Fix("write '() -> \(code[type])'", [.init(place, with: "() -> " + code[type])], isSafe: false)] : [])
  }

  /// Reports a label in a call, which the functions of contracts don't have.
  func labelled(_ call: Call) -> Diagnostic? {
    let code = call.code
    guard
      let (label, value) = call.arguments.lazy.compactMap({ argument in argument.label.map { ($0, argument.value) } })
        .first(where: { !["file", "line"].contains(code[$0.0]) })
    else { return nil }
    let place = code.place(of: label..<value.lowerBound)
    let range = SourceRange(path: place.path, start: place.start, end: code.place(before: value.lowerBound).start)
    return Diagnostic(
      id, .warning, "An argument of '\(call.function)' must have no label, but has '\(code[label])'", at: place,
      fixes: code.isWritten && range.start.line == range.end.line
        ? [Fix("remove the label", [.init(range, with: "")], isSafe: false)] : [])
  }

  /// Reports a clause of several statements that returns nothing. A single expression is returned without `return`.
  func unanswered(_ call: Call) -> Diagnostic? {
    let code = call.code
    guard call.function == "clause", let closure = call.closure,
      !closure.contains(where: { Self.ends.contains(code[$0]) })
    else { return nil }
    var depth = 0
    let hasDeclaration = closure.contains { index in
      depth += code.texts.nesting(at: index)
      // A condition such as `if let` may be the whole closure.
      return depth == 1 && ["let", "var"].contains(code[index]) && code[index - 1] != ","
        && (index == closure.lowerBound + 1 || code.line(of: index - 1) < code.line(of: index))
    }
    guard hasDeclaration else { return nil }
    return Diagnostic(
      id, .warning, "A clause of several statements must return its answer", at: code.place(ofToken: call.token),
      solutions: ["write 'return' before the answer"])
  }

  /// Reports a clause whose only statement calls a function that returns nothing, as in
  /// `clause("keeps its width") { expect(make().width > 0) }`.
  func checking(_ call: Call) -> Diagnostic? {
    guard call.function == "clause", let closure = call.closure else { return nil }
    let code = call.code
    let body = (closure.lowerBound + 1)..<max(closure.lowerBound + 1, closure.upperBound - 1)
    guard let name = body.first(where: { !["await", "return", "try"].contains(code[$0]) }),
      Self.answerless.contains(code[name]), code[name + 1] == "(", let end = code.end(ofBracketAt: name + 1),
      end + 1 == body.upperBound
    else { return nil }
    let place = code.place(ofToken: name)
    let arguments = code.arguments(ofBracketAt: name + 1) ?? []
    var fixes: [Fix] = []
    if code[name] == "expect", arguments.count == 1, arguments[0].label == nil, code.isWritten {
      let opening = SourceRange(path: place.path, start: place.start, end: code.place(ofToken: name + 1).end)
      fixes = [
        Fix("remove 'expect'", [.init(opening, with: ""), .init(code.place(ofToken: end), with: "")], isSafe: true)
      ]
    }
    return Diagnostic(
      id, .warning, "A clause must return whether it is kept; '\(code[name])' returns nothing", at: place,
      solutions: fixes.isEmpty ? ["write the condition alone, as in 'make().width == 3'"] : [], fixes: fixes)
  }

  /// Functions that return nothing.
  private static let answerless: Set<String> = ["expect", "print"]

  /// The words by which a closure ends with or without an answer.
  private static let ends: Set<String> = ["fatalError", "preconditionFailure", "return", "throw"]
}
