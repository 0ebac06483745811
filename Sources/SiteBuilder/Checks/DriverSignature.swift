/// The labels and the result of a function that is declared on one line, without generic parameters.
struct DriverSignature {
  private let labels: [Substring]
  private let hasDefaults: Bool
  private let result: Substring

  /// Reads the signature behind a function's name; `nil` if the line doesn't have all of it.
  init?(behind name: Substring, on line: Substring) {
    let rest = line[name.endIndex...]
    guard rest.hasPrefix("("), let close = Self.end(of: rest) else { return nil }
    var labels: [Substring] = []
    for parameter in Self.parts(of: rest[rest.index(after: rest.startIndex)..<close]) {
      let words = parameter.prefix { $0 != ":" }.split(separator: " ")
      guard parameter.contains(":"), let label = words.first else { return nil }
      labels.append(label)
    }
    self.labels = labels
    hasDefaults = rest[..<close].contains("=")
    let end = rest[close...].prefix { $0 != "{" }
    result = end.firstRange(of: "->").map { end[$0.upperBound...].split(separator: " ").first ?? "" } ?? "Void"
  }

  /// The types whose values differ in more than their names.
  private static let types: Set<Substring> = ["Bool", "Double", "Float", "Int", "String", "Void"]

  /// Returns whether a call may fit both functions. Results of other types may differ, as the designs do.
  func agrees(with other: DriverSignature) -> Bool {
    let isSameResult = result == other.result || !Self.types.isSuperset(of: [result, other.result])
    return (labels == other.labels || hasDefaults || other.hasDefaults) && isSameResult
  }

  /// The signature as the compiler writes it.
  var description: String { "(" + labels.map { $0 + ":" }.joined() + ") -> " + result }

  /// Returns the index of the bracket that closes the one at the beginning.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  /// Splits a text at commas outside brackets.
  private static func parts(of text: Substring) -> [Substring] {
    var depth = 0
    return text.split { character in
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
  }
}
