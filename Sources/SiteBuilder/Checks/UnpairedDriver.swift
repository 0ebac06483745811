import CaseStudyModel
import CodeStructure

/// A function that the tests of both sides call must be defined on both.
struct UnpairedDriver: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A function of a driver must be defined on both sides, if tests of both sides call it",
      text: """
        Tests without a side run on both. The two designs differ, so a block with the word 'driver' on each side \
        defines the functions that the tests call. All drivers of a side, with those of a change request, are \
        compiled as one file, so each function is defined there only once.
        """,
      example: """
        ```swift driver before
        func fee(_ hours: Int) -> Int { … }
        ```
        ```swift driver after
        func fee(_ hours: Int) -> Int { … }
        ```
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let unpaired = unpaired(in: study)
    // A driver with the wrong side also repeats a function of that side.
    return unpaired.isEmpty ? repeated(in: study) : unpaired
  }

  /// Reports functions that the drivers of a side define twice; its own and those of a request are one file.
  private func repeated(in study: CaseStudy) -> [Diagnostic] {
    let requested = Set(study.changeRequests.flatMap(\.snippets))
    let drivers = study.article.snippets.map { snippet in
      // A condition may choose between two definitions.
      snippet.role == .driver && snippet.language == .swift && !snippet.isIgnored && !snippet.code.contains("#if")
        ? Self.functions(in: snippet.code) : []
    }
    let own = drivers.indices.filter { !requested.contains($0) }
    var places: [SourceRange: String] = [:]
    for side in Side.allCases {
      var shared: Set<String> = []
      for (number, blocks) in ([own] + study.changeRequests.map(\.snippets)).enumerated() {
        var known: Set<String> = []
        for index in blocks where study.article.snippets[index].isShared(with: side) {
          for function in drivers[index] where !function.isNested {
            guard let key = function.key, shared.contains(key) || !known.insert(key).inserted else { continue }
            let line = study.article.snippets[index].codeLine + function.line
            places[study.article.place(line: line)] = function.name
          }
        }
        if number == 0 { shared = known }
      }
    }
    return places.map { place, name in
      Diagnostic(
        id, .warning, "Function '\(name)' must be defined only once by the drivers of a side", at: place,
        solutions: ["remove one of the two"])
    }
  }

  private func unpaired(in study: CaseStudy) -> [Diagnostic] {
    let snippets = study.article.snippets.filter { $0.language == .swift && !$0.isIgnored }
    let drivers = snippets.filter { $0.role == .driver && $0.side != nil }
    let tests = snippets.filter { $0.role == .test && $0.side == nil }
    if drivers.isEmpty || tests.isEmpty { return [] }
    let called = Set(tests.flatMap { Self.calledNames(in: $0.code) + Self.passedNames(in: $0.code) })
    var sides = BothSides { side in
      let shared = snippets.filter { $0.isShared(with: side) && $0.role != .test }
      let functions = shared.map { (isDriver: $0.role == .driver, found: Self.functions(in: $0.code)) }
      let others = functions.filter(\.isDriver).flatMap(\.found).map(\.name).filter { !called.contains($0) }
      let defined = Dictionary(grouping: functions.flatMap(\.found), by: \.name)
      return (defined: defined, others: KnownNames(others))
    }
    return drivers.flatMap { driver -> [Diagnostic] in
      let other: Side = driver.side == .before ? .after : .before
      let defined = sides[other].defined
      return Self.functions(in: driver.code).filter { called.contains($0.name) }.compactMap { function in
        if let others = defined[function.name] {
          // The compiler tells functions with the same name apart.
          guard driver.side == .after, others.count == 1, sides.after.defined[function.name]?.count == 1 else {
            return nil
          }
          return mismatch(of: function, and: others[0], in: driver, study.article.source)
        }
        let nearest = sides[other].others.nearest(to: function.name)
        return Diagnostic(
          id, .warning,
          "Function '\(function.name)' that tests of both sides call must be defined on the \(other.message) side too"
            + (nearest.map { "; it has '\($0)'" } ?? ""),
          at: study.article.place(line: driver.codeLine + function.line),
          solutions: ["define it in a 'driver' of the \(other.message) side"])
      }
    }
  }

  /// A function of a block, with its line counted from 0.
  private struct Function {
    var name: String
    var line: Int
    var signature: FunctionSignature?
    var isAsynchronous: Bool
    /// Whether it is inside braces although it isn't indented.
    var isNested: Bool

    /// The name and types, by which the compiler tells functions apart; `nil` if they can't be read.
    var key: String? {
      guard let signature, let result = signature.result else { return nil }
      let types = signature.parameters.map { $0.type.joined(separator: " ") }.joined(separator: ",")
      return "\(name)\(signature.labels) \(types) \(isAsynchronous ? "async " : "")-> \(result)"
    }
  }

  /// Returns the diagnostic of a function that has a different signature on the before side.
  private func mismatch(
    of function: Function, and other: Function, in driver: Snippet, _ path: String
  ) -> Diagnostic? {
    guard let after = function.signature, let before = other.signature, !after.agrees(with: before) else { return nil }
    let (name, written) = (function.name, after.description)
    return Diagnostic(
      id, .warning,
      """
      Function '\(name)' that tests of both sides call must have one signature, not '\(before.description)' and \
      '\(written)'
      """,
      at: SourceRange(path: path, line: driver.codeLine + function.line),
      solutions: ["give the functions of both sides the same parameters and result"])
  }

  /// Returns the functions that a block declares, without members, which tests can't call by their names alone.
  private static func functions(in code: String) -> [Function] {
    let tokens = CodeTokens(code, in: .swift)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    var (found, line, isMember, depth) = ([Function](), 0, false, 0)
    for (index, text) in tokens.texts.enumerated().dropLast() {
      // Members are recognised by their indentation, or by a brace before them on the same line, so that code with a
      // missing brace can be read too.
      if tokens.lines[index] != line {
        line = tokens.lines[index]
        isMember = lines.dropFirst(line - 1).first?.first?.isWhitespace == true
      }
      if text == "{" { (isMember, depth) = (true, depth + 1) }
      if text == "}" { depth = max(0, depth - 1) }
      if text == "func", !isMember {
        let rest = tokens.texts[(index + 2)...]
        let effects =
          rest.end(ofBracketAt: rest.startIndex, within: FunctionSignature.longestParameters).map {
            rest[($0 + 1)...].prefix(3)
          } ?? []
        found.append(
          Function(
            name: tokens.texts[index + 1], line: line - 1, signature: FunctionSignature(rest),
            isAsynchronous: effects.prefix { !["->", "{"].contains($0) }.contains("async"), isNested: depth > 0))
      }
    }
    return found
  }

  /// Returns the functions that may be passed without a call, as in `map(fee)`.
  private static func passedNames(in code: String) -> [String] {
    let names = CodeNames(code, isDiff: false)
    return names.passed.map(\.name).filter { !names.bound.contains($0) }
  }

  private static func calledNames(in code: String) -> [String] {
    code.split(separator: "(").map { part in
      String(part.reversed().prefix(while: \.isPartOfWord).reversed())
    }
  }
}

extension FunctionSignature {
  /// The types whose values differ in more than their names.
  private static let types: Set<String> = ["Bool", "Double", "Float", "Int", "String", "Void"]

  /// Returns whether a call may match both functions. Their results may have different types, because the designs
  /// differ.
  fileprivate func agrees(with other: FunctionSignature) -> Bool {
    let isSameCall = labels == other.labels || fixedLabels == nil || other.fixedLabels == nil
    guard let result, let expected = other.result else { return isSameCall }
    return isSameCall && (result == expected || !Self.types.isSuperset(of: [result, expected]))
  }

  /// The signature as the compiler writes it.
  fileprivate var description: String { "\(labels) -> \(result ?? "Void")" }
}
