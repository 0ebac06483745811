import CodeStructure

/// The signature of a contract's function `clauses`, as far as the functions that list conformers must repeat it: they
/// make values of the same type.
struct ClausesSignature: Sendable, Equatable {
  /// The generic parameters, as in `T: Store<Int>`.
  private(set) var parameters: String
  /// The requirements of the `where` clause, as in `T.Value == Int`; may be empty.
  private(set) var requirements = ""
  /// The generic parameter that a conformer's type replaces.
  private(set) var conformer: String
  /// Whether the clauses are asynchronous.
  private(set) var isAsync = false

  /// Reads a contract's code.
  /// - Parameter name: the protocol or class whose conformers are listed, whatever the function requires of them.
  init(in code: String, of name: String) {
    (parameters, conformer) = ("T: \(name)", "T")
    let code = CodeTokens(code, in: .swift)
    let tokens = code.texts
    guard let function = tokens.indices.first(where: { tokens[$0...].starts(with: ["func", "clauses"]) }),
      let opening = tokens[function...].firstIndex(of: "("), let closing = tokens.end(ofBracketAt: opening),
      let body = tokens[closing...].firstIndex(of: "{")
    else { return }
    isAsync = tokens[closing..<body].contains("async")
    guard let arrow = (opening..<closing).first(where: { tokens[$0...].starts(with: ["-", ">"]) }), arrow + 2 < closing
    else { return }
    func text(_ range: Range<Int>) -> String {
      range.isEmpty ? "" : code.text(of: range.lowerBound...(range.upperBound - 1))
    }
    parameters = opening > function + 4 ? text((function + 3)..<(opening - 1)) : ""
    requirements = tokens[closing..<body].firstIndex(of: "where").map { text(($0 + 1)..<body) } ?? ""
    let made = tokens[(arrow + 2)..<closing]
    if made.count == 1, tokens[function..<opening].contains(made[made.startIndex]) {
      conformer = made[made.startIndex]
    } else {
      // An `any P` doesn't conform to `P`, so the conformer's own type must.
      let type = text((made.first == "any" ? arrow + 3 : arrow + 2)..<closing)
      conformer = "_SolidsiteConformer"
      parameters += (parameters.isEmpty ? "" : ", ") + "\(conformer): \(type)"
    }
    if !names(name) { requirements += (requirements.isEmpty ? "" : ", ") + "\(conformer): \(name)" }
  }

  /// The `where` clause; may be empty.
  var condition: String { requirements.isEmpty ? "" : "where " + requirements + " " }

  /// Returns whether the conformer's type must conform to a protocol or inherit from a class, which may have generic
  /// arguments.
  private func names(_ type: String) -> Bool {
    let tokens = CodeTokens("\(parameters), \(requirements)", in: .swift).texts
    let sought = CodeTokens("\(conformer): \(type)", in: .swift).texts
    return tokens.indices.contains { index in
      tokens[index...].starts(with: sought) && tokens[(index + sought.count)...].first != "."
    }
  }
}
