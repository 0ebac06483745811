import CodeStructure
import SyntaxFacts

/// A member's declaration as it is written, up to its body, with the words that use it.
struct WrittenRequirement: Sendable {
  /// The declaration up to the body.
  let head: String
  /// The member's name.
  let name: String
  /// The arguments that forward the parameters; `nil` for a property.
  let arguments: [String]?

  /// The use of the member with the same arguments.
  var call: String { arguments.map { "\(name)(\($0.joined(separator: ", ")))" } ?? name }
  /// The words before a call.
  var effects: String { (head.contains(" throws") ? "try " : "") + (head.contains(" async") ? "await " : "") }

  /// Reads a method, or a property that can only be read; `nil` for other members.
  /// - Parameter text: the declaration, perhaps with attributes.
  init?(_ text: String, of member: Member) {
    var text = text.drop { $0 == " " }
    var attributes = ""
    while text.hasPrefix("@"), let space = text.firstIndex(of: " ") {
      attributes += text[...space]
      text = text[text.index(after: space)...]
    }
    name = member.name
    guard member.kind == .method else {
      guard text.hasPrefix("var "), !text.contains(" set "), let brace = text.firstIndex(of: "{") else { return nil }
      head = "\(attributes)\(text[..<brace])"
      arguments = nil
      return
    }
    let tokens = CodeTokens(String(text), in: .swift).texts
    guard text.hasPrefix("func "), let opening = tokens.firstIndex(of: "("),
      let parameters = FunctionSignature(tokens[opening...])?.parameters, parameters.count == member.parameters.count
    else { return nil }
    while text.last?.isWhitespace == true { text.removeLast() }
    head = "\(attributes)\(text) "
    arguments = zip(member.parameters, parameters).map { parameter, written in
      parameter.label == "_" ? written.name : "\(parameter.label): \(written.name)"
    }
  }

  /// Returns an implementation that switches over the value and calls the requirement on the value bound to `it`.
  /// - Parameter others: the statement for all other values; `nil` if there are none.
  func switching(_ patterns: [String], others: String? = nil) -> [String] {
    let cases = patterns.map { "    case \($0): return \(effects)it.\(call)" }
    let rest = others.map { ["    default: \($0)"] } ?? []
    return ["  \(head){", "    switch self {"] + cases + rest + ["    }", "  }"]
  }
}
