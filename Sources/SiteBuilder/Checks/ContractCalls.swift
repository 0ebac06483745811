import CaseStudyModel
import CodeStructure

/// The calls by which a study's contracts and conformers name their clauses and types.
struct ContractCalls {
  private let path: String
  private let id: String
  /// The types of the study's files.
  private let types: Set<String>
  /// The types and functions that any block declares.
  private let declared: Set<String>
  /// The types of the study's files that a side lacks.
  private let missing: BothSides<Set<String>>

  init(of study: CaseStudy, id: String) {
    path = study.article.source
    self.id = id
    let swift = study.article.snippets.filter { $0.language == .swift }
    let functions = swift.flatMap { Declarations($0.code, in: .swift).unique([.function]) }
    declared = Set(functions.map { String($0.prefix { $0 != "(" }) } + swift.flatMap(\.declaredTypes))
    types = Set(study.article.snippets.filter { $0.role == .source }.flatMap(\.declaredTypes))
    missing = Self.missing(types, in: study, swift)
  }

  private static func missing(_ types: Set<String>, in study: CaseStudy, _ swift: [Snippet]) -> BothSides<Set<String>> {
    let revisions = study.article.frontMatter.revisions
    // Code of a commit, or of a file that can't be read, may declare any type.
    let isUnread = swift.contains { $0.include != nil && $0.code.isEmpty }
    if revisions.before != nil || revisions.after != nil || isUnread { return BothSides { _ in [] } }
    return BothSides { side in
      let own = swift.filter { $0.isShared(with: side) }
      // Another check reports a side without code.
      if !own.contains(where: { $0.side == side && $0.role == .source }) { return [] }
      let aliases = own.flatMap { snippet in
        snippet.code.split(separator: "typealias ", omittingEmptySubsequences: false).dropFirst()
          .map { String($0.prefix(while: \.isPartOfWord)) }
      }
      return types.subtracting(own.flatMap(\.declaredTypes)).subtracting(aliases)
    }
  }

  /// The functions that a block of clauses or conformers calls.
  private static let functions: [SnippetRole: [String]] = [.contract: ["clause"], .conformers: ["conformer", "wrong"]]

  /// Reports calls of misspelt functions, and calls whose name is empty, repeated or not a type's.
  func diagnostics(of blocks: [Snippet]) -> [Diagnostic] {
    var known = KnownNames(types)
    return blocks.flatMap { block -> [Diagnostic] in
      var earlier = EarlierCalls()
      let lines = block.code.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { number, line in
        guard let call = Call(in: line) else { return nil }
        return fault(of: call, in: block, after: &earlier, &known) { part in
          place(of: part, in: line, number, of: block)
        }
      }
    }
  }

  /// The names and values of the calls above a line.
  private struct EarlierCalls {
    var names: Set<Substring> = []
    /// The name of the first conformer that creates each value.
    var conformers: [Substring: Substring] = [:]
  }

  /// Returns the first fault of a call, and adds the call to the earlier ones.
  /// - Parameter place: returns the place of a part of the call's line.
  private func fault(
    of call: Call, in block: Snippet, after earlier: inout EarlierCalls, _ known: inout KnownNames,
    place: (Substring) -> SourceRange
  ) -> Diagnostic? {
    let functions = Self.functions[block.role] ?? []
    let function = String(call.function)
    guard functions.contains(function) else {
      return misplaced(call.function, at: place(call.function))
        ?? misspelt(function, among: functions, at: place(call.function))
    }
    if call.name.isEmpty {
      return Diagnostic(
        id, .warning, "Each clause and conformer must have a name", at: place(call.function),
        solutions: ["write it between the quotation marks"])
    }
    // The value of an interpolation isn't known.
    if !call.name.contains("\\"), !earlier.names.insert(call.name).inserted {
      return Diagnostic(
        id, .warning, "Name '\(String(call.name))' must belong to only one clause or conformer",
        at: place(call.name), solutions: ["give it a name of its own"])
    }
    if let type = call.type, let fault = unknown(String(type), at: place(type), &known) { return fault }
    if let type = call.type.map(String.init), let side = block.side, missing[side].contains(type) {
      return Diagnostic(
        id, .warning, "Type '\(type)' must be defined on the \(side.message) side too, which uses it here",
        at: place(call.type ?? call.name), solutions: ["use what the \(side.message) side defines"])
    }
    if let bare = call.bareType, types.contains(String(bare)) { return uncalled(String(bare), at: place(bare)) }
    if let fault = misnamed(call, at: place(call.name)) { return fault }
    guard call.function == "conformer", let value = call.value else { return nil }
    guard let other = earlier.conformers[value] else {
      earlier.conformers[value] = call.name
      return nil
    }
    return Diagnostic(
      id, .warning,
      "Conformer '\(String(call.name))' must create a different value from '\(String(other))', above it",
      at: place(call.name), solutions: ["create what its name says, or remove the line"])
  }

  /// A call such as `conformer("Rectangle") { Rectangle() }`, which begins its line if the function isn't known.
  private struct Call {
    let function: Substring
    /// The text between the quotation marks.
    let name: Substring
    /// The type whose initialiser the closure on the same line calls.
    let type: Substring?
    /// The type that is all of the closure.
    let bareType: Substring?
    /// The code of the closure, if it ends on the same line.
    let value: Substring?

    init?(in line: Substring) {
      let known = ContractCalls.functions.values.joined().lazy.compactMap { line.firstRange(of: $0 + "(\"") }.first
      let start = known.map { line[$0.lowerBound...] } ?? line.drop(while: \.isWhitespace)
      if line[..<start.startIndex].contains("//") { return nil }
      function = start.prefix { $0.isLetter || $0 == "_" }
      let rest = line[function.endIndex...]
      guard !function.isEmpty, rest.hasPrefix("(\""),
        let end = rest.dropFirst(2).firstIndex(of: "\"")
      else { return nil }
      name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
      let body = line[end...].drop { "\") {".contains($0) }
      let called = body.prefix(while: \.isPartOfWord)
      let isCall = called.first?.isUppercase == true && body[called.endIndex...].hasPrefix("(")
      type = isCall ? called : nil
      value = isCall && line.hasSuffix("}") ? body : nil
      let isAlone = body[called.endIndex...].drop(while: \.isWhitespace) == "}"
      bareType = isAlone && called.first?.isUppercase == true ? called : nil
    }
  }

  /// Reports a function that belongs to the other block of a contract.
  private func misplaced(_ name: Substring, at place: SourceRange) -> Diagnostic? {
    let function = String(name)
    let isMethod = name.base[..<name.startIndex].last.map { $0 == "." || $0.isPartOfWord } ?? false
    guard !isMethod, let role = Self.functions.first(where: { $0.value.contains(function) })?.key,
      !declared.contains(function)
    else { return nil }
    return Diagnostic(
      id, .warning, "Function '\(function)' must be called in a block with '\(role.rawValue)='", at: place,
      solutions: ["move the call there"])
  }

  private func misspelt(_ function: String, among functions: [String], at place: SourceRange) -> Diagnostic? {
    guard let nearest = functions.first(where: { Fix.isTypingError(function, for: $0) }),
      // The function of a contract takes no text.
      function == "clauses" || !declared.contains(function)
    else { return nil }
    return Diagnostic(
      id, .warning, "Function '\(function)' must be '\(nearest)'", at: place,
      solutions: ["replace '\(function)' with '\(nearest)'"])
  }

  /// Reports a conformer that is named after one type of the study but creates another, most likely on a copied line.
  private func misnamed(_ call: Call, at place: SourceRange) -> Diagnostic? {
    let name = String(call.name)
    guard call.function == "conformer", let type = call.type.map(String.init), type != name, types.contains(name),
      types.contains(type)
    else { return nil }
    return Diagnostic(
      id, .warning, "Conformer '\(name)' must create a '\(name)', not a '\(type)'", at: place,
      solutions: ["replace '\(name)' with '\(type)', or create a '\(name)'"])
  }

  private func uncalled(_ type: String, at place: SourceRange) -> Diagnostic {
    let end = SourceRange(path: place.path, start: place.end)
    return Diagnostic(
      id, .warning, "Conformer '\(type)' must be a value, as in '\(type)()', not the type itself", at: place,
      solutions: ["add the brackets"], fixes: [Fix("add the brackets", [.init(end, with: "()")], isSafe: false)])
  }

  private func unknown(_ type: String, at place: SourceRange, _ known: inout KnownNames) -> Diagnostic? {
    guard !declared.contains(type), let nearest = known.nearest(to: type), Fix.isTypingError(type, for: nearest) else {
      return nil
    }
    return Diagnostic(
      id, .warning, "Conformer '\(type)' must be a type of the study; did you mean '\(nearest)'?", at: place,
      solutions: ["replace '\(type)' with '\(nearest)'"])
  }

  private func place(of part: Substring, in line: Substring, _ number: Int, of block: Snippet) -> SourceRange {
    if block.include != nil { return SourceRange(path: path, line: block.line) }
    let place = block.codeLine + number
    guard let margin = block.margin(ofLine: place) else { return SourceRange(path: path, line: place) }
    let column = margin + line[..<part.startIndex].utf8.count + 1
    return SourceRange(path: path, line: place, column: column, length: part.utf8.count)
  }
}
