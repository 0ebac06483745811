import CaseStudyModel

/// The form of the calls in blocks of clauses and conformers: a name in quotation marks, and a closure after it.
struct ContractForm {
  private let study: CaseStudy
  private let id: String

  init(_ study: CaseStudy, id: String) {
    self.study = study
    self.id = id
  }

  /// Reports calls without a name or closure, and values that are made outside of clauses.
  func diagnostics(of blocks: [Snippet]) -> [Diagnostic] {
    blocks.flatMap { block -> [Diagnostic] in
      let code = PlacedTokens(block, of: study)
      let functions = block.role == .contract ? ["clause"] : ["conformer", "wrong"]
      var closures: [Range<Int>] = []
      var found: [Diagnostic] = []
      for index in code.texts.indices where functions.contains(code[index]) && code[index + 1] == "(" {
        guard ![".", "func"].contains(code[index - 1]), let end = code.end(ofBracketAt: index + 1),
          let arguments = code.arguments(ofBracketAt: index + 1)
        else { continue }
        let closure = self.closure(after: end, arguments, in: code)
        if let closure { closures.append(closure) }
        let fault = unnamed(arguments, in: code) ?? open(index, end, arguments, closure, in: code)
        if let fault = fault ?? closure.flatMap({ assigning($0, of: index, in: code) }) { found.append(fault) }
      }
      return block.role == .contract && found.isEmpty ? misplaced(in: code, outside: closures) : found
    }
  }

  private func closure(after end: Int, _ arguments: [PlacedTokens.Argument], in code: PlacedTokens) -> Range<Int>? {
    if code[end + 1] == "{" { return code.end(ofBracketAt: end + 1).map { (end + 1)..<($0 + 1) } }
    return arguments.dropFirst().first { code[$0.value.lowerBound] == "{" }?.value
  }

  /// Reports a name that isn't in quotation marks: several words, or one that nothing else in the block has.
  private func unnamed(_ arguments: [PlacedTokens.Argument], in code: PlacedTokens) -> Diagnostic? {
    guard let name = arguments.first?.value, name.allSatisfy({ code[$0].first?.isLetter == true }) else { return nil }
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

  /// Reports a call without a closure.
  private func open(
    _ call: Int, _ end: Int, _ arguments: [PlacedTokens.Argument], _ closure: Range<Int>?, in code: PlacedTokens
  ) -> Diagnostic? {
    guard closure == nil, arguments.count < 3, arguments.allSatisfy({ $0.label == nil }) else { return nil }
    let place = code.place(ofToken: call)
    guard arguments.count == 2, code.isWritten else {
      // A variable may be the closure.
      return arguments.count == 2
        ? nil
        : Diagnostic(
          id, .warning, "Function '\(code[call])' must have a block in braces", at: place,
          solutions: ["write it after the name, as in '\(code[call])(\"name\") { … }'"])
    }
    let value = arguments[1].value
    if value.count == 1, code[value.lowerBound].first?.isLowercase == true { return nil }
    let comma = code.place(of: (arguments[0].value.upperBound)..<value.lowerBound).start
    let start = code.place(before: value.lowerBound).start
    let bracket = code.place(ofToken: end)
    let opening = SourceRange(path: place.path, start: comma, end: start)
    return Diagnostic(
      id, .warning, "Function '\(code[call])' must have a block in braces", at: code.place(of: value),
      fixes: comma.line == bracket.start.line
        ? [Fix("write it in braces", [.init(opening, with: ") { "), .init(bracket, with: " }")], isSafe: false)] : [])
  }

  /// Reports a clause whose only statement assigns.
  private func assigning(_ closure: Range<Int>, of call: Int, in code: PlacedTokens) -> Diagnostic? {
    let body = (closure.lowerBound + 1)..<max(closure.lowerBound + 1, closure.upperBound - 1)
    guard code[call] == "clause", !body.isEmpty, let sign = code.assignment(in: body),
      code.place(of: closure).end.line == code.place(of: closure).start.line, !code.texts[body].contains(";"),
      code.place(of: closure).end.column > code.place(of: closure).start.column,
      !code[body.lowerBound].isLetOrVar
    else { return nil }
    let place = code.place(ofToken: sign)
    return Diagnostic(
      id, .warning, "A clause must compare with '==', not with '='", at: place,
      fixes: [Fix("replace '\("=")' with '\("==")'", [.init(place, with: "==")], isSafe: true)])
  }

  /// Reports the first value that is made outside of clauses, and the function that makes it without its brackets.
  private func misplaced(in code: PlacedTokens, outside closures: [Range<Int>]) -> [Diagnostic] {
    guard let function = code.texts.firstIndex(of: "clauses"), code[function - 1] == "func",
      let bracket = code.texts[function...].firstIndex(of: "("),
      let parameter = code.arguments(ofBracketAt: bracket)?.first?.value,
      let colon = code.texts[parameter].firstIndex(of: ":"), colon > parameter.lowerBound
    else { return [] }
    let make = code[colon - 1]
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
      if code[index + 1] == ".", code.isWritten {
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
