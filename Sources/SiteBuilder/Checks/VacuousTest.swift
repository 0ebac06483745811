import CaseStudyModel
import CodeStructure

/// A test must check something.
struct VacuousTest: StudyCheck {
  var appliesToLooseFolders: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A test must check something",
      text: "A test without a check passes whatever the code does, so it doesn't show that both sides behave the same.",
      example: """
        print(fee(2, "car"))            checks nothing
        expect(fee(2, "car"), 6)
        """, traits: .isAboutWholeStudy)
  }

  /// The languages whose tests call `expect`, unless the site has a prelude of its own for them.
  private static let languages: Set<String> = ["javascript", "python", "swift", "typescript"]
  /// The prefixes of functions that can fail a test, such as `expect` and `checkFees`.
  private static let checks = ["assert", "check", "expect", "require", "verify", "XCT"]
  /// The functions of Swift that end a program. A test in Swift passes only after an `expect`, so they don't count; in
  /// other languages, a test may use the language's own assertions.
  private static let assertions: Set<String> = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]

  /// The words that begin a function.
  private static let keywords: Set<String> = ["def", "func", "function"]

  func diagnostics(for site: Site) -> [Diagnostic] {
    let languages = Self.languages.subtracting(site.configuration.languagesWithPrelude)
    return site.studies.flatMap { study in
      // A loose folder may show tests of other frameworks.
      diagnostics(for: study, in: languages)
        + (site.configuration.isConfigured ? unmarkedTests(of: study, in: languages) : [])
    }
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    diagnostics(for: study, in: Self.languages) + unmarkedTests(of: study, in: Self.languages)
  }

  /// Reports blocks that call `expect` as a test does, and lack the word.
  private func unmarkedTests(of study: CaseStudy, in languages: Set<String>) -> [Diagnostic] {
    let blocks = study.article.snippets.filter {
      $0.role == .source && !$0.isIgnored && languages.contains($0.language?.rawValue ?? "")
        && $0.code.hasBytes(of: "expect(")
    }
    let codes = blocks.map { PlacedTokens($0, of: study) }
    // The study may have a function of this name.
    let declares = codes.contains { code in
      zip(code.texts, code.texts.dropFirst()).contains { Self.keywords.contains($0) && $1 == "expect" }
    }
    if declares { return [] }
    return codes.filter { code in
      calls(in: code).contains { code.startsLine($0.index) && code[$0.arguments.upperBound + 1] != "." }
    }.map { code in
      Diagnostic(
        id, .warning, "A block that calls 'expect' must have the word 'test', or nothing runs it",
        at: study.article.place(of: code.snippet), solutions: ["add 'test' to the words after its language"])
    }
  }

  private func diagnostics(for study: CaseStudy, in languages: Set<String>) -> [Diagnostic] {
    let blocks = study.article.snippets.filter {
      languages.contains($0.language?.rawValue ?? "") && [.contract, .driver, .test].contains($0.role) && !$0.isIgnored
    }
    let codes = blocks.map { PlacedTokens($0, of: study) }
    let faults = codes.flatMap { code in
      constantChecks(in: code) + skippedChecks(in: code)
        + (code.snippet.role == .contract ? [] : comparisonsWithItself(in: code))
    }
    let tests = codes.filter { $0.snippet.role == .test }
    // A driver may check for the tests, and call their functions.
    let drivers = codes.filter { $0.snippet.role == .driver }
    let names = Set(drivers.flatMap(\.texts))
    let uncalled = tests.flatMap { uncalledFunctions(of: $0, besides: names) }
    if drivers.contains(where: Self.hasCheck) { return faults + uncalled }
    return faults + uncalled
      + tests.filter { test in
        test.snippet.code.contains { !$0.isWhitespace } && !Self.hasCheck(test)
      }.map { idle($0, of: study) }
  }

  /// Returns whether a block has the name of a function that checks, outside comments and texts.
  private static func hasCheck(_ code: PlacedTokens) -> Bool {
    let uncounted = code.snippet.language == .swift ? assertions : []
    return code.texts.contains { token in checks.contains { token.hasPrefix($0) } && !uncounted.contains(token) }
  }

  /// Reports a test without a check.
  private func idle(_ code: PlacedTokens, of study: CaseStudy) -> Diagnostic {
    let solutions: [Message] = ["add what must be true, as in 'expect(fee(2), 6)'"]
    guard code.snippet.language == .swift, let index = code.texts.firstIndex(where: Self.assertions.contains) else {
      return Diagnostic(
        id, .warning, "A test must call 'expect', or it passes whatever the code does",
        at: study.article.place(of: code.snippet), solutions: solutions)
    }
    return Diagnostic(
      id, .warning, "A test must call 'expect'; '\(code[index])' doesn't count as a check",
      at: code.place(ofToken: index), solutions: solutions)
  }

  /// Returns the places of the calls of `expect` in a block, each with the tokens between its brackets.
  private func calls(in code: PlacedTokens) -> [(index: Int, arguments: Range<Int>)] {
    code.texts.indices.compactMap { index in
      guard code[index] == "expect", ![".", "#"].contains(code[index - 1]), !Self.keywords.contains(code[index - 1]),
        code[index + 1] == "(", let end = code.end(ofBracketAt: index + 1)
      else { return nil }
      return (index, (index + 2)..<end)
    }
  }

  /// Reports the checks of a block that have only literals, or an alternative that is always true, as in
  /// `expect(true)` and `expect(fee(2) == 6 || true)`.
  private func constantChecks(in code: PlacedTokens) -> [Diagnostic] {
    calls(in: code).compactMap { index, arguments in
      let texts = code.texts[arguments]
      // In a branch that mustn't be reached, `expect(false)` is a check.
      let isNever = texts.count == 1 && ["false", "False"].contains(texts.first)
      let isConstant = !isNever && texts.contains { $0 != "," } && texts.allSatisfy(Self.isConstant)
      guard isConstant || code.alternatives(in: arguments).contains(where: { code.isTrue($0) }) else { return nil }
      return Diagnostic(
        id, .warning, "A check must depend on the code, or it passes whatever the code does",
        at: code.place(before: index), solutions: ["compare a result of the code with what it must be"])
    }
  }

  /// Reports the conditions of a block that are never true, if a check depends on them.
  private func skippedChecks(in code: PlacedTokens) -> [Diagnostic] {
    let checks = code.checks
    return code.texts.indices.dropLast().compactMap { index in
      let condition = code[index + 1] == "(" ? index + 2 : index + 1
      guard ["if", "while"].contains(code[index]), code[index - 1] != "#",
        code[condition] == "false" || code[condition] == "False",
        // In Python, only the beginning of a line has such a word.
        code.snippet.language?.rawValue != "python" || code.isFirst(index),
        Self.has(checks, in: code.body(after: condition))
      else { return nil }
      return Diagnostic(
        id, .warning, "A check must run, but this condition is never true",
        at: code.place(ofToken: condition), solutions: ["remove the condition"])
    }
  }

  /// Returns whether one of some places, which are sorted, is in a range. Thousands of blocks may be nested.
  private static func has(_ places: [Int], in range: Range<Int>) -> Bool {
    let next = places.partitioningIndex { $0 >= range.lowerBound }
    return next < places.count && places[next] < range.upperBound
  }

  private static func isConstant(_ token: String) -> Bool {
    ["true", "false", "nil", "True", "False", "None", ",", "=", "!", "<", ">", "-", "."].contains(token)
      || token.first?.isNumber == true || token.hasPrefix("\"") && !token.contains("\\(")
  }

  /// Reports the checks of a block that compare a value with itself, as in `expect(fee, fee)` and `expect(fee == fee)`.
  private func comparisonsWithItself(in code: PlacedTokens) -> [Diagnostic] {
    calls(in: code).compactMap { index, arguments in
      guard let values = code.arguments(ofBracketAt: index + 1), let first = values.first else { return nil }
      let sides: (left: Range<Int>, right: Range<Int>)? =
        switch values.count {
        case 1: code.equality(in: first.value)
        case 2: (first.value, values[1].value)
        default: nil
        }
      guard let (left, right) = sides, code.texts[left] == code.texts[right],
        !code.texts[left].allSatisfy(Self.isConstant), !Self.comparesObjects(of: left, and: right, in: code)
      else { return nil }
      return Diagnostic(
        id, .warning, "A check must not compare '\(code.text(of: left))' with itself", at: code.place(of: arguments),
        solutions: ["compare it with what it must be"])
    }
  }

  /// Returns whether `===` of Swift compares the objects that two calls return, which may differ.
  private static func comparesObjects(of left: Range<Int>, and right: Range<Int>, in code: PlacedTokens) -> Bool {
    code.snippet.language == .swift && right.lowerBound - left.upperBound == 3 && code.texts[left].contains("(")
  }

  /// Reports the functions of a test that have checks and that nothing calls, as those of a test framework.
  private func uncalledFunctions(of code: PlacedTokens, besides drivers: Set<String>) -> [Diagnostic] {
    let counts = code.texts.counts
    let checks = code.checks
    return code.texts.indices.compactMap { index in
      let name = code[index + 1]
      guard Self.keywords.contains(code[index]), code[index + 2] == "(", counts[name] == 1,
        !drivers.contains(name), code.startsLine(index),
        // A helper without a check may be left over from another test.
        let end = code.end(ofBracketAt: index + 2), Self.has(checks, in: code.body(after: end))
      else { return nil }
      return Diagnostic(
        id, .warning, "Function '\(name)' of a test must be called, or its checks don't run",
        at: code.place(of: (index + 1)..<(index + 2)),
        solutions: ["call it", "write its lines without a function around them"])
    }
  }
}

extension PlacedTokens {
  /// The places of the word by which tests check something.
  fileprivate var checks: [Int] { texts.indices.filter { texts[$0] == "expect" } }

  /// Returns the parts of a condition between the operators `||` or `or` outside of brackets.
  fileprivate func alternatives(in tokens: Range<Int>) -> [Range<Int>] {
    var depth = 0
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    for index in tokens where index >= start {
      depth += texts.nesting(at: index)
      let isSign = self[index] == "|" && self[index + 1] == "|" && isJoined(index)
      guard depth == 0, isSign || self[index] == "or" else { continue }
      parts.append(start..<index)
      start = min(index + (isSign ? 2 : 1), tokens.upperBound)
    }
    return parts.isEmpty ? [] : parts + [start..<tokens.upperBound]
  }

  /// Returns whether a condition is the literal that is always true.
  fileprivate func isTrue(_ tokens: Range<Int>) -> Bool {
    tokens.count == 1 && ["true", "True"].contains(self[tokens.lowerBound])
  }

  /// Returns the tokens of the block that follows a token: between braces that open on its line or the next, or, in
  /// Python, on the lines that are indented further.
  fileprivate func body(after index: Int) -> Range<Int> {
    let next = index + 1
    if snippet.language?.rawValue == "python" {
      var first = index
      while first > 0, line(of: first - 1) == line(of: index) { first -= 1 }
      let own = indentation(at: first)
      let end = texts.indices.dropFirst(next).first {
        line(of: $0) > line(of: $0 - 1) && line(of: $0) > line(of: index) && indentation(at: $0) <= own
      }
      return next..<(end ?? texts.count)
    }
    // The search ends at the next condition, because a line may have thousands of them.
    let last = line(of: index) + 1
    var open = next
    while open < texts.count, line(of: open) <= last, !["{", "if", "while"].contains(texts[open]) { open += 1 }
    if open < texts.count, line(of: open) <= last, texts[open] == "{" {
      return open..<(end(ofBracketAt: open) ?? texts.count)
    }
    return next..<(next..<open).partitioningIndex { line(of: $0) > line(of: index) }
  }

  /// Returns whether a token is the first one of its line, besides white space.
  fileprivate func isFirst(_ index: Int) -> Bool {
    index == 0 || line(of: index - 1) < line(of: index)
      || texts[index - 1].allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// Returns the width of the white space that a line of Python begins with.
  private func indentation(at first: Int) -> Int {
    self[first].allSatisfy { $0 == " " || $0 == "\t" } ? self[first].utf8.count : 0
  }
}

extension SiteConfiguration {
  /// The languages whose tests a file of the site runs, with functions that only this file defines.
  var languagesWithPrelude: Dictionary<String, LanguageCommands>.Keys {
    verifiers.filter { $0.value.prelude != nil }.keys
  }
}
