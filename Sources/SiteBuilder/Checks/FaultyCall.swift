import CaseStudyModel
import CodeStructure

/// The calls of a test must fit `expect` and the functions of drivers.
struct FaultyCall: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "The calls of a test must fit 'expect' and the functions of drivers",
      text: """
        A test calls 'expect(value, expected)', or 'expect(condition)' with a condition that is true or false. The \
        functions of drivers are called from other files, so they can't be private. Only what needs no compiler to \
        judge is reported: literals, and results whose type the driver names.
        """,
      example: """
        expect(fee(2))          fee returns a number
        expect(fee(2) = 6)      assigns
        expect(fee("2"), 6)     fee takes a number
        expect(fee(2), 6)
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let blocks = study.article.snippets.filter { $0.language == .swift && !$0.isIgnored && !$0.code.isEmpty }
    let tests = blocks.filter { $0.role == .test && $0.expectedFailure == nil }.map { PlacedTokens($0, of: study) }
    // A study may have its own function of this name.
    if tests.isEmpty || blocks.contains(where: { $0.code.hasBytes(of: "func expect") }) { return [] }
    let drivers = DriverFunctions(
      drivers: blocks.filter { $0.role == .driver }, others: blocks.filter { $0.role != .driver }, of: study)
    let called = Set(tests.flatMap(\.texts))
    return tests.flatMap { faults(of: $0, calling: drivers) } + drivers.hidden(called, id: id)
  }

  private func faults(of test: PlacedTokens, calling drivers: DriverFunctions) -> [Diagnostic] {
    test.texts.indices.compactMap { index in
      guard test[index + 1] == "(", ![".", "func", "#", "@"].contains(test[index - 1]),
        let arguments = test.arguments(ofBracketAt: index + 1)
      else { return nil }
      if test[index] == "expect" {
        // A closure or a matcher belongs to a function of another library.
        return ["{", "."].contains(test[(test.end(ofBracketAt: index + 1) ?? index) + 1])
          ? nil : faultOfExpect(arguments, in: test, drivers)
      }
      return drivers[test[index]].flatMap { mistyped(arguments, of: test[index], $0, in: test) }
    }
  }

  private func faultOfExpect(
    _ arguments: [CallArgument], in test: PlacedTokens, _ drivers: DriverFunctions
  ) -> Diagnostic? {
    for argument in arguments {
      if let sign = test.assignment(in: argument.value) {
        let place = test.place(ofToken: sign)
        return Diagnostic(
          id, .warning, "A check must compare with '==', not with '='", at: place,
          fixes: [.replacing("=", with: "==", at: place, isSafe: true)])
      }
      if let label = argument.label, !["file", "line"].contains(test[label]) {
        let place = test.place(of: label..<argument.value.lowerBound)
        let end = test.place(before: argument.value.lowerBound)
        let range = SourceRange(path: place.path, start: place.start, end: end.start)
        return Diagnostic(
          id, .warning, "An argument of 'expect' must have no label, but has '\(test[label])'", at: place,
          fixes: test.isWritten && range.start.line == range.end.line
            ? [Fix("remove the label", [.init(range, with: "")], isSafe: false)] : [])
      }
    }
    let values = arguments.filter { $0.label == nil }
    if values.count > 2 {
      return Diagnostic(
        id, .warning, "'expect' must have at most two arguments, a value and the expected one",
        at: test.place(of: values[2].value), solutions: ["remove the other arguments"])
    }
    if values.count == 2, LiteralKind(of: values[1].value, in: test) == .text, test.hasComparison(values[0].value) {
      let range = SourceRange(
        path: test.place(of: values[1].value).path, start: test.place(of: values[0].value).end,
        end: test.place(of: values[1].value).end)
      return Diagnostic(
        id, .warning, "'expect' must have no message after a condition", at: test.place(of: values[1].value),
        fixes: test.isWritten && range.start.line == range.end.line
          ? [Fix("remove the message", [.init(range, with: "")], isSafe: false)] : [])
    }
    return compared(values.map(\.value), in: test, drivers)
  }

  /// Reports a driver's result that isn't compared, or is compared with a literal of another type.
  private func compared(_ values: [Range<Int>], in test: PlacedTokens, _ drivers: DriverFunctions) -> Diagnostic? {
    for (number, value) in values.enumerated() {
      guard let (name, function) = drivers.call(value, in: test), let result = function.result else { continue }
      if values.count == 1 {
        return result.isCondition
          ? nil
          : Diagnostic(
            id, .warning, "A check with one argument must be true or false, but '\(name)' returns '\(result.name)'",
            at: test.place(of: value), solutions: ["add the expected value, as in 'expect(fee(2), 6)'"])
      }
      let other = values[1 - number]
      guard let literal = LiteralKind(of: other, in: test), !result.accepts(literal) else { continue }
      return Diagnostic(
        id, .warning,
        "Function '\(name)' returns '\(result.name)', which can't be compared with '\(test.text(of: other))'",
        at: test.place(of: other), solutions: ["compare it with a value of type '\(result.name)'"])
    }
    return nil
  }

  /// Reports a literal argument whose type isn't that of the driver's parameter.
  private func mistyped(
    _ arguments: [CallArgument], of name: String, _ function: DriverFunctions.Function, in test: PlacedTokens
  ) -> Diagnostic? {
    guard arguments.count == function.parameters.count else { return nil }
    for (argument, parameter) in zip(arguments, function.parameters) {
      guard let parameter, let literal = LiteralKind(of: argument.value, in: test), !parameter.accepts(literal) else {
        continue
      }
      return Diagnostic(
        id, .warning,
        "Function '\(name)' takes a value of type '\(parameter.name)' here, not '\(test.text(of: argument.value))'",
        at: test.place(of: argument.value), solutions: ["call it with the arguments that its drivers declare"])
    }
    return nil
  }
}

/// The kind of a literal, as far as its type depends on it.
enum LiteralKind {
  case whole
  case fraction
  case text
  case truth

  /// Reads a value; `nil` unless it is a literal alone.
  init?(of value: Range<Int>, in code: PlacedTokens) {
    var tokens = code.texts[value]
    if tokens.first == "-" { tokens = tokens.dropFirst() }
    let first = tokens.first ?? ""
    if tokens.count == 3, first.allSatisfy(\.isNumber), tokens[tokens.startIndex + 1] == "." {
      guard tokens.last?.first?.isNumber == true else { return nil }
      self = .fraction
      return
    }
    guard tokens.count == 1 else { return nil }
    if first == "true" || first == "false" {
      self = .truth
    } else if first.hasPrefix("\"") {
      self = .text
    } else if first.allSatisfy({ $0.isNumber || $0 == "_" }), first.first?.isNumber == true {
      self = .whole
    } else {
      return nil
    }
  }
}
