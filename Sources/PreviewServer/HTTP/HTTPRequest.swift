import CaseStudyModel

/// A request, as far as it matters for the answer.
struct HTTPRequest: Sendable {
  /// The method, in capitals.
  var method: String
  /// What is asked for, as it was sent: the path with its `%XX`, and the query.
  var target: String
  /// The header fields in the order of the request; names may repeat.
  var fields: [(name: String, value: String)] = []

  /// Returns the values of a field.
  /// - Parameter name: in small letters.
  func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// Returns the values of a field that is a list, joined; `nil` where the field is missing.
  /// - Parameter name: in small letters.
  func value(of name: String) -> String? {
    let values = values(of: name)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The path as it was sent.
  var path: Substring { target.prefix { $0 != "?" } }

  /// The question mark and what follows it, as it was sent; empty where there is no query.
  var query: Substring { target[path.endIndex...] }

  /// Returns the value of a parameter of the query.
  func parameter(_ name: String) -> String? {
    for pair in query.dropFirst().split(separator: "&") where pair.hasPrefix(name + "=") {
      return pair.dropFirst(name.count + 1).percentDecoded
    }
    return nil
  }

  /// Tells whether a body follows, which no request that is answered here has.
  var hasBody: Bool {
    value(of: "transfer-encoding") != nil || values(of: "content-length").contains { $0 != "0" }
  }
}
