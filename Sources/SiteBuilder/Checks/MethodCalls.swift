import CaseStudyModel
import CodeStructure

/// The methods that the blocks of a study declare, to find calls that match none of them.
struct MethodCalls {
  private let study: CaseStudy
  /// The name of the diagnostics.
  private let id: String
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

  /// A call such as `rate.fee(of: 2)`.
  private struct Call {
    let code: PlacedTokens
    /// The index of the method's name.
    let token: Int
    /// The type of the value, if the block shows it.
    let type: String?

    var name: String { code[token] }
    /// The index of the opening bracket.
    var bracket: Int { token + 1 }
    var dot: Int { token - 1 }
    /// The index of the token before the dot.
    var receiver: Int { token - 2 }
  }

  /// The maximum number of overloads of a method with which a call is compared.
  private static let overloadLimit = 50

  init(_ study: CaseStudy, id: String) {
    self.study = study
    self.id = id
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
  mutating func faults() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for snippet in study.article.snippets where snippet.isProgram && snippet.include == nil {
      let code = PlacedTokens(snippet, of: study)
      let variables = Self.variables(of: code)
      for index in code.texts.indices {
        guard code[index - 1] == ".", code[index + 1] == "(", code[index].first?.isLowercase == true else { continue }
        let type = receiverType(ofCallAt: index, in: code, variables: variables)
        if let fault = fault(of: Call(code: code, token: index, type: type)) { found.append(fault) }
      }
    }
    return found
  }

  private mutating func fault(of call: Call) -> Diagnostic? {
    let own = call.type.flatMap { methods[$0] }
    // The type of the value distinguishes methods from functions of the same name.
    guard let declared = own?[call.name] == nil ? all[call.name] : members[call.name] else { return misspelt(call) }
    guard !declared.contains(nil), declared.count <= Self.overloadLimit,
      let written = call.code.texts.argumentLabels(
        ofBracketAt: call.bracket, within: FunctionSignature.longestParameters)
    else { return nil }
    if declared.contains(written) { return call.type == nil ? faultOfStatic(call, labels: written) : nil }
    for form in declared.compactMap({ $0 }).sorted() {
      let isOwn = own?[call.name] != nil
      if let fault = mislabelled(call, isOwn: isOwn, written: Self.labels(written), right: Self.labels(form)) {
        return fault
      }
    }
    guard let right = own?[call.name]?.compactMap({ $0 }).min() else { return nil }
    let (wrong, meant) = (call.name + written, call.name + right)
    return Diagnostic(
      id, .warning, "Function '\(wrong)' isn't defined in the study; did you mean '\(meant)'?",
      at: call.code.place(ofToken: call.token), solutions: ["call it with the arguments of '\(meant)'"])
  }

  /// Reports a name that is nearly the name of a method of the value's type.
  private mutating func misspelt(_ call: Call) -> Diagnostic? {
    guard let type = call.type, let own = methods[type],
      let near = known[type, default: KnownNames(own.keys)].nearest(to: call.name),
      Fix.isTypingError(call.name, for: near), !Self.isParticiple(call.name, of: near)
    else { return nil }
    return respelling(
      call.token, as: near, in: call.code,
      "Function '\(call.name)' isn't defined in the study; did you mean '\(near)'?")
  }

  /// Returns whether a name is that of a function that returns a changed copy, such as `sorted` beside `sort`. The type
  /// may inherit it.
  private static func isParticiple(_ name: String, of verb: String) -> Bool {
    [verb + "d", verb + "ed"].contains(name)
  }

  /// The minimum length at which a nearly right label is unlikely to belong to a method of another type.
  private static let longLabel = 4

  /// Reports the first label that is nearly the right one, if all others are right or nearly right too.
  /// - Parameter isOwn: whether the value is known to have the method.
  private func mislabelled(_ call: Call, isOwn: Bool, written: [String], right: [String]) -> Diagnostic? {
    let isNear = zip(written, right).allSatisfy { word, label in
      word == label || word != "_" && label != "_" && Fix.isTypingError(word, for: label)
    }
    guard written.count == right.count, isNear,
      let (wrong, meant) = zip(written, right).first(where: { $0 != $1 }), isOwn || wrong.count >= Self.longLabel,
      let label = call.code.arguments(ofBracketAt: call.bracket)?.compactMap(\.label)
        .first(where: { call.code[$0] == wrong })
    else { return nil }
    return respelling(
      label, as: meant, in: call.code,
      "Function '\(call.name)' has no argument '\(wrong)'; did you mean '\(meant)'?")
  }

  /// Reports a method that is called on the name of its type, as in `Rate.fee(of: 2)`.
  private func faultOfStatic(_ call: Call, labels: String) -> Diagnostic? {
    let type = call.code[call.receiver]
    // A free function takes the value as its first argument, without a label.
    let takesValue = labels == "(_:)"
    // Leaves out nested types, as in `Fees.Rate.fee(of: 2)`, and branches, as in `isNight ? Rate.fee(of: 2) : 0`.
    let isNestedOrBranch = [".", "?"].contains(call.code[call.receiver - 1])
    guard methods[type]?[call.name] != nil, !statics.contains(call.name), !takesValue, !isNestedOrBranch else {
      return nil
    }
    return Diagnostic(
      id, .warning, "Function '\(call.name)' must be called on a value, not on its type '\(type)'",
      at: call.code.place(ofToken: call.receiver), solutions: ["create a value, as in '\(type)()'"],
      fixes: [Fix("write '\(type)()'", [.init(call.code.place(before: call.dot), with: "()")], isSafe: false)])
  }

  private func respelling(_ token: Int, as name: String, in code: PlacedTokens, _ summary: Message) -> Diagnostic {
    let place = code.place(ofToken: token)
    return Diagnostic(id, .warning, summary, at: place, fixes: [.respelling(code[token], as: name, at: place)])
  }

  /// Returns the type of the value that a call creates, as in `Rate(2).fee()`, or that a variable of the block has, as
  /// `rate` of `rate.fee()` below `let rate = Rate(2)`.
  private func receiverType(ofCallAt index: Int, in code: PlacedTokens, variables: [String: Int?]) -> String? {
    let receiver = index - 2
    if code[receiver] == ")", let bracket = code.start(ofBracketAt: receiver) {
      let type = code[bracket - 1]
      return methods[type] != nil && code[bracket - 2] != "." ? type : nil
    }
    let isMember = code[receiver - 1] == "."
    guard !isMember, let variable = variables[code[receiver]] ?? nil else { return nil }
    let (type, bracket) = (code[variable + 2], variable + 3)
    guard code[variable + 1] == "=", code[bracket] == "(", methods[type] != nil else { return nil }
    // A value that the call makes of another one, as in `Rate(2).doubled`, has another type.
    guard let end = code.end(ofBracketAt: bracket), code[end + 1] != "." else { return nil }
    return type
  }

  /// Returns where a block declares each of its variables; `nil` for those that it declares several times.
  private static func variables(of code: PlacedTokens) -> [String: Int?] {
    let places = code.texts.indices.filter { code[$0 - 1].isLetOrVar }
    return Dictionary(places.map { (code[$0], $0) }) { _, _ in nil }
  }

  /// Returns the labels of a form such as `(_:to:)`.
  private static func labels(_ form: String) -> [String] {
    form.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
