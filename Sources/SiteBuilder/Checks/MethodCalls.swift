import CaseStudyModel
import CodeStructure

/// The methods that the blocks of a study declare, to find the calls of programs that fit none of them.
struct MethodCalls {
  private let study: CaseStudy
  /// The labels with which each type's methods may be called, such as `(_:to:)`; `nil` for a method whose calls vary.
  private var methods: [String: [String: Set<String?>]] = [:]
  /// The labels of all methods by name, also of those in diffs.
  private var members: [String: Set<String?>] = [:]
  /// The labels of all methods, functions and values by name.
  private var all: [String: Set<String?>] = [:]
  /// The names of static methods.
  private var statics: Set<String> = []
  /// The names of each type's methods, for suggestions.
  private var known: [String: KnownNames] = [:]

  /// The maximum number of overloads of a method with which a call is compared.
  private static let mostOverloads = 50

  init(_ study: CaseStudy) {
    self.study = study
    for snippet in study.article.snippets where snippet.language == .swift || snippet.language == .diff {
      read(CodeTokens(snippet.code, in: .swift).texts, isDiff: snippet.language == .diff)
    }
  }

  private mutating func read(_ texts: [String], isDiff: Bool) {
    var bodies: [String?] = []
    var head: String?
    for (index, text) in texts.enumerated() {
      let previous = index > 0 ? texts[index - 1] : ""
      if text == "{" {
        bodies.append(head)
        head = nil
      } else if text == "}" {
        _ = bodies.popLast()
      } else if CodeNames.typeKeywords.contains(previous), text.first?.isUppercase == true {
        head = text
        methods[text] = methods[text] ?? [:]
      } else if ["case", "let", "var"].contains(previous) {
        // A value that is a function is called like a method.
        all[text, default: []].insert(nil)
      } else if previous == "func" {
        let labels = FunctionSignature(texts[(index + 1)...])?.fixedLabels
        all[text, default: []].insert(labels)
        if texts[..<index].suffix(3).contains(where: ["class", "static"].contains) { statics.insert(text) }
        if isDiff || !bodies.isEmpty { members[text, default: []].insert(labels) }
        if let type = bodies.last ?? nil { methods[type, default: [:]][text, default: []].insert(labels) }
      }
    }
  }

  /// Returns a diagnostic for each call of a program whose method or labels the study lacks.
  mutating func faults(id: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for snippet in study.article.snippets where snippet.isProgram && snippet.include == nil {
      let code = PlacedTokens(snippet, of: study)
      let variables = Self.variables(of: code)
      for index in code.texts.indices {
        guard code[index - 1] == ".", code[index + 1] == "(", code[index].first?.isLowercase == true else { continue }
        let type = receiver(ofCallAt: index, in: code, variables)
        if let fault = fault(at: index, of: type, in: code, id) { found.append(fault) }
      }
    }
    return found
  }

  private mutating func fault(at index: Int, of type: String?, in code: PlacedTokens, _ id: String) -> Diagnostic? {
    let name = code[index]
    let own = type.flatMap { methods[$0] }
    // The type of the value tells methods from functions of the same name.
    guard let declared = own?[name] == nil ? all[name] : members[name] else {
      guard let type, let own else { return nil }
      guard let near = known[type, default: KnownNames(own.keys)].nearest(to: name), Fix.isTypingError(name, for: near)
      else { return nil }
      return respelling(
        index, as: near, "Function '\(name)' isn't defined in the study; did you mean '\(near)'?", code, id)
    }
    let limit = FunctionSignature.longestParameters
    guard !declared.contains(nil), declared.count <= Self.mostOverloads,
      let written = code.texts.argumentLabels(ofBracketAt: index + 1, within: limit)
    else { return nil }
    if declared.contains(written) {
      return type == nil ? faultOfStatic(index, written, in: code, id) : nil
    }
    let labels = Self.labels(written)
    for form in declared.compactMap({ $0 }).sorted() {
      if let fault = mislabelled(index, labels, Self.labels(form), code, id) { return fault }
    }
    guard let right = own?[name]?.compactMap({ $0 }).min() else { return nil }
    let (wrong, meant) = (name + written, name + right)
    return Diagnostic(
      id, .warning, "Function '\(wrong)' isn't defined in the study; did you mean '\(meant)'?",
      at: code.place(of: index..<(index + 1)), solutions: ["call it with the arguments of '\(meant)'"])
  }

  /// Reports the first label that is nearly the right one, if all others are right or nearly right too.
  private func mislabelled(
    _ index: Int, _ written: [String], _ right: [String], _ code: PlacedTokens, _ id: String
  ) -> Diagnostic? {
    let isNear = zip(written, right).allSatisfy { word, label in
      word == label || word != "_" && label != "_" && Fix.isTypingError(word, for: label)
    }
    guard written.count == right.count, isNear, let wrong = zip(written, right).first(where: { $0 != $1 }),
      let label = code.arguments(ofBracketAt: index + 1)?.compactMap(\.label).first(where: { code[$0] == wrong.0 })
    else { return nil }
    let name = code[index]
    return respelling(
      label, as: wrong.1, "Function '\(name)' has no argument '\(wrong.0)'; did you mean '\(wrong.1)'?", code, id)
  }

  /// Reports a method that is called on the name of its type.
  private func faultOfStatic(_ index: Int, _ labels: String, in code: PlacedTokens, _ id: String) -> Diagnostic? {
    let (name, type) = (code[index], code[index - 2])
    // A function that takes the value first has one argument without a label.
    guard methods[type]?[name] != nil, !statics.contains(name), labels != "(_:)", code[index - 3] != ".",
      code[index - 3] != "?"
    else { return nil }
    return Diagnostic(
      id, .warning, "Function '\(name)' must be called on a value, not on its type '\(type)'",
      at: code.place(of: (index - 2)..<(index - 1)), solutions: ["create a value, as in '\(type)()'"],
      fixes: [Fix("write '\(type)()'", [.init(code.place(before: index - 1), with: "()")], isSafe: false)])
  }

  private func respelling(
    _ token: Int, as name: String, _ summary: Message, _ code: PlacedTokens, _ id: String
  ) -> Diagnostic {
    let place = code.place(of: token..<(token + 1))
    return Diagnostic(id, .warning, summary, at: place, fixes: [.respelling(code[token], as: name, at: place)])
  }

  /// Returns the type of the value that a call creates, or that a variable of the block has.
  private func receiver(ofCallAt index: Int, in code: PlacedTokens, _ variables: [String: Int?]) -> String? {
    if code[index - 2] == ")", let start = code.start(ofBracketAt: index - 2) {
      return methods[code[start - 1]] != nil && code[start - 2] != "." ? code[start - 1] : nil
    }
    guard code[index - 3] != "." else { return nil }
    guard let place = variables[code[index - 2]] ?? nil, code[place + 1] == "=", code[place + 3] == "(" else {
      return nil
    }
    let type = code[place + 2]
    // A value that the call makes of another one, as in `Rate(2).doubled`, has another type.
    guard methods[type] != nil, let end = code.end(ofBracketAt: place + 3), code[end + 1] != "." else { return nil }
    return type
  }

  /// Returns where a block declares each of its variables; `nil` for those that it declares several times.
  private static func variables(of code: PlacedTokens) -> [String: Int?] {
    let places = code.texts.indices.filter { code[$0 - 1].isLetOrVar }
    return Dictionary(places.map { (code[$0], $0) }) { _, _ in nil }
  }

  private static func labels(_ text: String) -> [String] {
    text.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
