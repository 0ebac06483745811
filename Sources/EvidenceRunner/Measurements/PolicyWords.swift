import CaseStudyModel
import CodeStructure
import SyntaxFacts

/// The tokens of a policy's files, for questions that syntax facts don't answer.
struct PolicyWords: Sendable {
  private let code: [CodeTokens]
  private var files: [[String]] { code.map(\.texts) }

  /// Reads the texts of files.
  init(_ texts: [String], in language: Language?) {
    code = texts.map { CodeTokens($0, in: language) }
  }

  /// Returns the ways in which the policy reads a clock by a member of a type that the compiler infers, as in
  /// `start = .now` and `let start: Date = .init()`.
  ///
  /// The time of a clock that is passed in has a name before it, as in `clock.now`.
  func times(in base: CodeBase) -> [String] {
    let isOwn = base.units.flatMap(\.members).contains { placed in
      placed.member.name == "now" && (placed.member.isStatic || placed.member.kind == .enumCase)
    }
    let isRead =
      !isOwn
      && code.contains { tokens in
        tokens.texts.indices.dropFirst(2).contains { index in
          tokens.texts[index] == "now" && tokens.isDotOfInferredType(index - 1)
        }
      }
    let isCreated =
      base.types["Date"] == nil
      && files.contains { tokens in
        tokens.indices.contains { tokens[$0...].starts(with: [":", "Date", "=", ".", "init", "(", ")"]) }
      }
    return (isRead ? [".now"] : []) + (isCreated ? [".init()"] : [])
  }

  /// The functions that get a case of an enum in at least three calls in a row, in alphabetical order: the cases may be
  /// the commands of one detail.
  var commandSequences: [String] {
    var found: Set<String> = []
    for tokens in files {
      var last: (call: ArraySlice<String>, end: Int, count: Int)?
      for bracket in tokens.indices.dropFirst(3) where Self.isOfCallWithCase(bracket, in: tokens) {
        guard let end = tokens.end(ofBracketAt: bracket) else { continue }
        let start = bracket - 3
        let call = tokens[start..<bracket]
        let isNext = last.map { $0.call.elementsEqual(call) && $0.end == start } == true
        last = (call, end + 1, isNext ? (last?.count ?? 0) + 1 : 1)
        if let last, last.count > 2 { found.insert(tokens[bracket - 1]) }
      }
    }
    return found.sorted()
  }

  /// Returns whether a token is the opening bracket of a call of a member with a case, as in `lamp.set(.on)`.
  private static func isOfCallWithCase(_ index: Int, in tokens: [String]) -> Bool {
    let isMember = tokens[index - 2] == "."
    return tokens[index] == "(" && isMember && index + 2 < tokens.count && tokens[index + 1] == "."
  }

  /// Returns the raw values of enum cases as written in code, such as `121` in `case warning = 121`, including those
  /// that Swift derives from the names of cases.
  ///
  /// - Parameter named: the names of the cases whose raw values are their names.
  func rawValues(named: Set<String>) -> Set<String> {
    let written = files.flatMap { tokens in
      tokens.indices.dropFirst(3).filter { Self.isRawValue($0, in: tokens) }.map { tokens[$0] }
    }
    return Set(written).union(named.map { "\"\($0)\"" })
  }

  /// Returns whether a token is the raw value of a case, as in `case idle = 120, warning = 121`.
  private static func isRawValue(_ index: Int, in tokens: [String]) -> Bool {
    let (keyword, name, sign) = (tokens[index - 3], tokens[index - 2], tokens[index - 1])
    let isLiteral = tokens[index].first.map { $0 == "\"" || $0.isNumber } == true
    return isLiteral && sign == "=" && name.first?.isLetter == true && ["case", ","].contains(keyword)
  }

  /// Returns the expressions with which the policy takes elements at fixed positions of the lists that its own
  /// protocols return, as written; none unless they have at least two positions.
  ///
  /// A list whose elements have meaning by position is the record format of one source. Positions in the policy's own
  /// lists prove nothing about details.
  func fixedPositions(in code: CodeBase, files paths: Set<String>) -> [String] {
    let required = code.declaredTypes.filter { $0.isProtocol && paths.contains($0.file) }.flatMap(\.requirements)
    let lists = Set(required.filter { ($0.member.type?.unwrapped.name ?? "") == "Array" }.map(\.member.name))
    var found: Set<String> = []
    var positions: Set<String> = []
    for tokens in files {
      let names = Self.boundNames(to: lists, in: tokens)
      for index in tokens.indices.dropFirst().dropLast(2) where tokens[index] == "[" && tokens[index + 2] == "]" {
        let position = tokens[index + 1]
        // The parameter `$0` of a closure is two tokens.
        let name = index > 1 && tokens[index - 2] == "$" ? "$" + tokens[index - 1] : tokens[index - 1]
        guard Int(position) != nil, names.contains(name) else { continue }
        positions.insert(position)
        found.insert("\(name)[\(position)]")
      }
    }
    return positions.count > 1 ? found.sorted() : []
  }

  /// Returns the requirements of the policy's own protocols that take lists of truth values, or three of them, if the
  /// policy writes three truth values in a row, in alphabetical order.
  ///
  /// Truth values without names are the states of something like a device's wires.
  func truthPatterns(in code: CodeBase, files paths: Set<String>) -> [String] {
    let hasPattern = files.contains { tokens in
      // Three values and the two commas between them.
      tokens.indices.dropLast(4).contains { index in
        tokens[index + 1] == "," && tokens[index + 3] == ","
          && [index, index + 2, index + 4].allSatisfy { ["true", "false"].contains(tokens[$0]) }
      }
    }
    if !hasPattern { return [] }
    let required = code.declaredTypes.filter { $0.isProtocol && paths.contains($0.file) }.flatMap(\.requirements)
    let taking = required.filter { placed in
      let types = placed.member.parameters.map(\.type)
      return types.contains { $0.names.contains("Bool") && ["Array", "Tuple"].contains($0.name) }
        || types.count { $0.name == "Bool" } > 2
    }
    return Set(taking.map(\.member.signature)).sorted()
  }

  /// Returns the texts by which the policy looks something up and that equal the name of a detail's type, ignoring
  /// case, in alphabetical order: `channels["fax"]` if a detail is `struct Fax`.
  func namedDetails(in code: CodeBase, files details: Set<String>) -> [String] {
    let names = Set(code.declaredTypes.filter { details.contains($0.file) }.map { $0.name.lowercased() })
    let keys = files.flatMap { tokens in
      tokens.indices.dropFirst(2).dropLast().filter { index in
        tokens[index].first == "\"" && tokens[index - 1] == "[" && tokens[index + 1] == "]"
          && tokens[index - 2].isValue
      }.map { String(tokens[$0].dropFirst().dropLast()) }
    }
    return Set(keys).filter { names.contains($0.lowercased()) }.sorted()
  }

  /// Returns the names of variables, and of closures' parameters, that get the result of a member or its elements:
  /// `for name in value.member()`, `let name = value.member()` and `value.member().map { name in … }`.
  private static func boundNames(to members: Set<String>, in tokens: [String]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst() where members.contains(tokens[index]) && tokens[index - 1] == "." {
      let start = Self.start(ofExpressionWithMemberAt: index, in: tokens)
      let sign = start > 1 ? tokens[start - 1] : ""
      if ["in", "="].contains(sign), tokens[start - 2].first?.isLetter == true { names.insert(tokens[start - 2]) }
      guard let brace = tokens[index...].prefix(Self.longestCall).firstIndex(of: "{"), brace + 2 < tokens.count,
        tokens[index..<brace].allSatisfy({ !["in", ";", "let", "for", "var"].contains($0) })
      else { continue }
      // The braces after the list of a `for` are no closure.
      if sign != "in" { names.formUnion(tokens[brace + 2] == "in" ? [tokens[brace + 1]] : ["$0"]) }
    }
    return names
  }

  /// The maximum number of tokens from a member to the closure that gets its elements.
  private static let longestCall = 12

  /// Returns the index at which an expression such as `try await value.member()` begins.
  private static func start(ofExpressionWithMemberAt index: Int, in tokens: [String]) -> Int {
    var start = index - 1
    func goesOn() -> Bool {
      tokens[start] == "." || [".", "try", "await"].contains(tokens[start - 1])
    }
    while start > 0, goesOn() { start -= 1 }
    return start
  }

  /// Returns the names of properties, parameters and variables of a type of the policy's own protocols that the policy
  /// interpolates in text, describes or reflects on, in alphabetical order.
  func describedValues(in code: CodeBase, files paths: Set<String>) -> [String] {
    let protocols = Set(code.declaredTypes.filter { $0.isProtocol && paths.contains($0.file) }.map(\.name))
    var found: Set<String> = []
    for tokens in files {
      let names = Self.names(of: protocols, in: tokens)
      for (index, token) in tokens.enumerated() {
        if token.first == "\"" || token.first == "#" {
          found.formUnion(Self.interpolations(in: token).filter(names.contains))
        } else if index > 2, tokens[index - 1] == ":", Self.isReflection(tokens[..<(index - 1)]),
          let name = Self.lastName(from: index, in: tokens), names.contains(name)
        {
          found.insert(name)
        }
      }
    }
    return found.sorted()
  }

  /// Returns the names that are declared with such a type: `name: any P`, `name: some P`, `name: P`, `name: T` with
  /// `<T: P>`, and arrays of them.
  private static func names(of protocols: Set<String>, in tokens: [String]) -> Set<String> {
    func types(_ index: Int) -> String? {
      var index = index
      while index < tokens.count, ["any", "some", "[", "(", "inout", "borrowing", "consuming"].contains(tokens[index]) {
        index += 1
      }
      return index < tokens.count ? tokens[index] : nil
    }
    let declared = tokens.indices.filter { $0 > 0 && tokens[$0] == ":" }.compactMap { index in
      types(index + 1).map { (name: tokens[index - 1], type: $0) }
    }
    let generic = Set(declared.filter { protocols.contains($0.type) && $0.name.first?.isUppercase == true }.map(\.name))
    let own = declared.filter { protocols.contains($0.type) || generic.contains($0.type) }.map(\.name)
    return Set(own.filter { $0.first?.isLowercase == true })
  }

  /// Returns whether tokens end with the label of a call that describes or mirrors a value, or finds its type.
  private static func isReflection(_ tokens: ArraySlice<String>) -> Bool {
    let last = tokens.suffix(3)
    return last.last == "describing" || last.last == "reflecting" || last == ["type", "(", "of"]
  }

  /// Returns the last name of an expression such as `self.modem`; `nil` if it goes on with a call.
  private static func lastName(from start: Int, in tokens: [String]) -> String? {
    var index = start
    while index + 2 < tokens.count, tokens[index + 1] == "." { index += 2 }
    return index + 1 < tokens.count && tokens[index + 1] == "(" ? nil : tokens[index]
  }

  /// Returns the last names of the plain expressions that a literal interpolates.
  private static func interpolations(in literal: String) -> [String] {
    literal.split(separator: "\\(", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ")") else { return nil }
      let expression = part[..<end]
      guard expression.allSatisfy({ $0.isPartOfWord || $0 == "." }) else { return nil }
      return expression.split(separator: ".").last.map(String.init)
    }
  }
}

extension CodeTokens {
  /// Returns whether a token is a dot without a value before it, as in `.now`: the compiler infers the type.
  fileprivate func isDotOfInferredType(_ index: Int) -> Bool {
    guard index > 0, texts[index] == "." else { return false }
    // On a new line, a member goes on with the expression above; in the same line, it must touch it.
    let touches = isJoined(index - 1) || lines[index - 1] < lines[index]
    return !touches || !isValue(endingAt: index - 1)
  }

  /// Returns whether a token ends an expression. A sign ends one only if it touches it, as in `text!`; otherwise it is
  /// an operator.
  private func isValue(endingAt index: Int) -> Bool {
    guard ["?", "!", ">"].contains(texts[index]) else { return texts[index].isValue }
    return index > 0 && isJoined(index - 1) && isValue(endingAt: index - 1)
  }
}

extension String {
  /// Whether the token ends an expression.
  fileprivate var isValue: Bool {
    let keywords: Set = [
      "as", "await", "case", "else", "guard", "if", "in", "is", "return", "switch", "throw", "try", "where", "while",
    ]
    return last.map { $0.isPartOfWord || ")]?!\">".contains($0) } == true && !keywords.contains(self)
  }
}

extension CodeBase {
  /// Returns the names of the cases of enums in files whose raw values are texts.
  func cases(ofTextEnumsIn files: Set<String>) -> Set<String> {
    let enums = declaredTypes.filter { type in
      type.declaration?.kind == .enum && files.contains(type.file) && type.inherited.contains(TypeReference("String"))
    }
    return Set(enums.flatMap(\.members).filter { $0.member.kind == .enumCase }.map(\.member.name))
  }
}
